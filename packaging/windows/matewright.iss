; The installer for Windows, for Inno Setup 6. packaging/packages.py calls it with the version.
#ifndef Version
  #error Call packaging/packages.py, which knows the version.
#endif

[Setup]
AppId={{6D1E4C0B-64C5-4D53-9B8B-6C4D3E1F7A52}
AppName=Matewright
AppVersion={#Version}
AppPublisher=The Matewright authors
DefaultDirName={autopf}\Matewright
DefaultGroupName=Matewright
DisableProgramGroupPage=yes
LicenseFile=..\..\LICENSE
; Without administrator rights it is installed for one user.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
Compression=lzma2
SolidCompression=yes
OutputBaseFilename=Matewright-{#Version}-setup
SetupIconFile=..\..\build\packages\matewright.ico
UninstallDisplayIcon={app}\matewright-gui.exe
WizardStyle=modern

[Languages]
Name: "english"; MessagesFile: "compiler:Default.isl"
Name: "german"; MessagesFile: "compiler:Languages\German.isl"
Name: "french"; MessagesFile: "compiler:Languages\French.isl"
Name: "russian"; MessagesFile: "compiler:Languages\Russian.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked
Name: "associate"; Description: "{cm:AssocFileExtension,Matewright,.olv}"

[Files]
Source: "..\..\build\packages\folder\matewright\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs

[Icons]
Name: "{group}\Matewright"; Filename: "{app}\matewright-gui.exe"
Name: "{autodesktop}\Matewright"; Filename: "{app}\matewright-gui.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.olv\OpenWithProgids"; ValueType: string; ValueName: "Matewright.olv"; Flags: uninsdeletevalue; Tasks: associate
Root: HKA; Subkey: "Software\Classes\Matewright.olv"; ValueType: string; ValueData: "Chess problem collection"; Flags: uninsdeletekey; Tasks: associate
Root: HKA; Subkey: "Software\Classes\Matewright.olv\DefaultIcon"; ValueType: string; ValueData: "{app}\matewright-gui.exe,0"; Tasks: associate
Root: HKA; Subkey: "Software\Classes\Matewright.olv\shell\open\command"; ValueType: string; ValueData: """{app}\matewright-gui.exe"" ""%1"""; Tasks: associate

[Run]
Filename: "{app}\matewright-gui.exe"; Description: "{cm:LaunchProgram,Matewright}"; Flags: nowait postinstall skipifsilent
