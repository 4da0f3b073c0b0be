<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <location filename="../../app/matewright/gui/program/about.py" />
            <source>A workbench for chess problems: set up a position, ask for a mate,
browse the proof.

Free software under the GNU General Public License, version 3 or later.
The men on the board are drawn by python-chess.</source>
            <translation>Eine Werkbank für Schachprobleme: Stellung aufbauen, nach einem Matt fragen,
den Beweis durchsehen.

Freie Software unter der GNU General Public License, Version 3 oder später.
Die Steine auf dem Brett stammen aus python-chess.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/about.py" />
            <source>About Matewright</source>
            <translation>Über Matewright</translation>
        </message>
    </context>
    <context>
        <name>AnswerFeature</name>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Copy Branch as Text</source>
            <translation>Zweig als Text &amp;kopieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Edit Text …</source>
            <translation>Text &amp;bearbeiten …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Fast, 3 Moves a Second</source>
            <translation>&amp;Schnell, 3 Züge pro Sekunde</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Group Equal Play</source>
            <translation>&amp;Gleiches Spiel zusammenfassen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Normal, 1 Second a Move</source>
            <translation>&amp;Normal, 1 Sekunde je Zug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Replace by the Found Solution</source>
            <translation>Durch die &amp;gefundene Lösung ersetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Slow, 2 Seconds a Move</source>
            <translation>&amp;Langsam, 2 Sekunden je Zug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Unfold or Gather This Group</source>
            <translation>Diese Gruppe a&amp;uf- oder zuklappen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>Cop&amp;y Solution as Printed</source>
            <translation>Lösung in &amp;Magazinform kopieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>Drop T&amp;his Answer</source>
            <translation>Diese Antwort ver&amp;werfen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>E&amp;arlier Answer</source>
            <translation>&amp;Frühere Antwort</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>F&amp;ind …</source>
            <translation>Su&amp;chen …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>Fi&amp;lter</source>
            <translation>F&amp;ilter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>Find Nex&amp;t</source>
            <translation>Weitersuc&amp;hen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>Find Pre&amp;vious</source>
            <translation>Rückwärts &amp;suchen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>Keep &amp;Both</source>
            <translation>B&amp;eide behalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>Ne&amp;wer Answer</source>
            <translation>Neuere Antw&amp;ort</translation>
        </message>
    </context>
    <context>
        <name>AnswerPane</name>
        <message>
            <location filename="../../app/matewright/gui/answer/answer_pane.py" />
            <source>&amp;Solution</source>
            <translation>&amp;Lösung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/answer_pane.py" />
            <source>Parts of the problem</source>
            <translation>Teile der Aufgabe</translation>
        </message>
    </context>
    <context>
        <name>AnswerStore</name>
        <message>
            <location filename="../../app/matewright/gui/batch/storing.py" />
            <source>Store Answers</source>
            <translation>Antworten speichern</translation>
        </message>
    </context>
    <context>
        <name>AnswerText</name>
        <message>
            <location filename="../../app/matewright/gui/answer/answer_text.py" />
            <source>Press Solve to look for {aim}, in {count} parts.</source>
            <translation>Lösen drücken, um {aim} zu suchen, in {count} Teilen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/answer_text.py" />
            <source>Press Solve to look for {aim}.</source>
            <translation>Lösen drücken, um {aim} zu suchen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/answer_text.py" />
            <source>The answer shown belongs to an earlier state of the problem.</source>
            <translation>Die gezeigte Antwort gehört zu einem früheren Stand der Aufgabe.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/answer_text.py" />
            <source>The diagram itself is not part of the question.</source>
            <translation>Nach dem Diagramm selbst wird nicht gefragt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/answer_text.py" />
            <source>The solution will appear here.</source>
            <translation>Hier erscheint die Lösung.</translation>
        </message>
    </context>
    <context>
        <name>AppearancePage</name>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Language</source>
            <translation>&amp;Sprache</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Colo&amp;urs</source>
            <translation>&amp;Farben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Larger</source>
            <translation>Größer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Largest</source>
            <translation>Am größten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Size of &amp;texts</source>
            <translation>Größe der &amp;Texte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>That of the system</source>
            <translation>Die des Systems</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>The letters of the men are chosen under Board and Notation.</source>
            <translation>Die Buchstaben der Steine werden unter Brett und Notation gewählt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Those of the system</source>
            <translation>Die des Systems</translation>
        </message>
    </context>
    <context>
        <name>Autosave</name>
        <message>
            <location filename="../../app/matewright/gui/file/autosave.py" />
            <source>Changes are not kept for the case of a crash: {reason}</source>
            <translation>Änderungen werden nicht für den Fall eines Absturzes gesichert: {reason}</translation>
        </message>
    </context>
    <context>
        <name>BatchCommands</name>
        <message>
            <location filename="../../app/matewright/gui/batch/commands.py" />
            <source>&amp;Batch …</source>
            <translation>Alle prü&amp;fen …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/batch/commands.py" />
            <source>All %n problems</source>
            <translation>
                <numerusform>Die Aufgabe</numerusform>
                <numerusform>Alle %n Aufgaben</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/commands.py" />
            <source>Batch: {state}</source>
            <translation>Alle prüfen: {state}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/batch/commands.py" />
            <source>The %n chosen problems</source>
            <translation>
                <numerusform>Die ausgewählte Aufgabe</numerusform>
                <numerusform>Die %n ausgewählten Aufgaben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/batch/commands.py" />
            <source>The %n problems found by the search</source>
            <translation>
                <numerusform>Die von der Suche gefundene Aufgabe</numerusform>
                <numerusform>Die %n von der Suche gefundenen Aufgaben</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BatchDialog</name>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source> s</source>
            <translation> s</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>&amp;Close</source>
            <translation>S&amp;chließen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>&amp;Continue the earlier batch</source>
            <translation>Frühere Prüfung fo&amp;rtsetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>&amp;Keep whole answers</source>
            <translation>Vollständige Antworten &amp;behalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>&amp;Only problems to look at</source>
            <translation>&amp;Nur auffällige Aufgaben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>&amp;Start</source>
            <translation>&amp;Starten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Answers stored in the collection: {count}</source>
            <translation>In der Sammlung gespeicherte Antworten: {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Ask this of every problem instead of its own stipulation, such as #2</source>
            <translation>Bei jeder Aufgabe dies statt ihrer eigenen Forderung fragen, etwa #2</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>At o&amp;nce</source>
            <translation>&amp;Gleichzeitig</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Batch</source>
            <translation>Alle prüfen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Begin no further problem; those at work are finished</source>
            <translation>Keine weitere Aufgabe beginnen; laufende werden beendet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Cannot begin the batch</source>
            <translation>Die Prüfung lässt sich nicht beginnen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>Cannot write the file</source>
            <translation>Die Datei lässt sich nicht schreiben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Contin&amp;ue</source>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>How many problems are solved at once</source>
            <translation>Wie viele Aufgaben gleichzeitig gelöst werden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>How much of the batch is done</source>
            <translation>Wie viel der Prüfung erledigt ist</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>JSON (*.json)</source>
            <translation>JSON (*.json)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Journal: {path}</source>
            <translation>Journal: {path}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Needed to store the answers in the collection; the journal gets longer</source>
            <translation>Nötig, um die Antworten in der Sammlung zu speichern; das Journal wird länger</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>P&amp;roblems</source>
            <translation>&amp;Aufgaben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Pa&amp;use</source>
            <translation>Pa&amp;use</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Put the saved answers with their problems into the collection</source>
            <translation>Die behaltenen Antworten in der Sammlung bei ihren Aufgaben ablegen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>R&amp;eport …</source>
            <translation>B&amp;ericht …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Reading the journal …</source>
            <translation>Das Journal wird gelesen …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>S&amp;top</source>
            <translation>S&amp;topp</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>St&amp;ipulation</source>
            <translation>&amp;Forderung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Stop each problem after this many seconds; what is proved is noted</source>
            <translation>Jede Aufgabe nach so vielen Sekunden anhalten; was bewiesen ist, wird notiert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Store &amp;Answers</source>
            <translation>Antworten s&amp;peichern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>Table (*.csv)</source>
            <translation>Tabelle (*.csv)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>The batch broke off</source>
            <translation>Die Prüfung brach ab</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>The batch continues; Solve ▸ Batch … shows it again</source>
            <translation>Die Prüfung geht weiter; Lösen ▸ Alle prüfen … zeigt sie wieder</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>The problems of the batch</source>
            <translation>Die geprüften Aufgaben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>This problem is no longer in the collection</source>
            <translation>Diese Aufgabe ist nicht mehr in der Sammlung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Time &amp;limit</source>
            <translation>&amp;Zeitgrenze</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>Web page (*.html)</source>
            <translation>Webseite (*.html)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>What the journal holds is not solved again. Otherwise a new journal is started, and the old one is kept as a backup.</source>
            <translation>Was im Journal steht, wird nicht noch einmal gelöst. Sonst wird ein neues Journal begonnen und das alte als Sicherung behalten.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>Write Report</source>
            <translation>Bericht schreiben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>Writing {name} …</source>
            <translation>{name} wird geschrieben …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Wrote {name}</source>
            <translation>{name} geschrieben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>batch</source>
            <translation>pruefbericht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>each problem's own</source>
            <translation>die eigene jeder Aufgabe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>no limit</source>
            <translation>unbegrenzt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>unnamed collection</source>
            <translation>unbenannte Sammlung</translation>
        </message>
    </context>
    <context>
        <name>BatchModel</name>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>Edited or removed since; it was: {found}</source>
            <translation>Seither bearbeitet oder entfernt; es war: {found}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>Problem</source>
            <translation>Aufgabe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>Solving …</source>
            <translation>Wird gelöst …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>State</source>
            <translation>Stand</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>Stip.</source>
            <translation>Ford.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>Untitled</source>
            <translation>Unbenannt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>Waiting</source>
            <translation>Wartet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>What was found</source>
            <translation>Befund</translation>
        </message>
    </context>
    <context>
        <name>BoardFeature</name>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>&amp;Board</source>
            <translation>&amp;Brett</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>&amp;Diagram</source>
            <translation>&amp;Diagramm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>&amp;End of Line</source>
            <translation>&amp;Ende der Variante</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>&amp;Next Part</source>
            <translation>&amp;Nächster Teil</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>&amp;Play the Line</source>
            <translation>Variante &amp;abspielen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>Clear Arrows and Mar&amp;ks</source>
            <translation>&amp;Pfeile und Marken wegwischen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>Coor&amp;dinates</source>
            <translation>&amp;Koordinaten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>Fl&amp;ip Board</source>
            <translation>&amp;Brett drehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>One Move &amp;Back</source>
            <translation>Einen Zug &amp;zurück</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>One Move &amp;Forward</source>
            <translation>Einen Zug &amp;vor</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>P&amp;revious Part</source>
            <translation>Vo&amp;riger Teil</translation>
        </message>
    </context>
    <context>
        <name>BoardPage</name>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Men</source>
            <translation>&amp;Steine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Squares</source>
            <translation>&amp;Felder</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Coordi&amp;nates</source>
            <translation>Koordi&amp;naten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>How the board will look</source>
            <translation>So wird das Brett aussehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Men slide when a move is sho&amp;wn</source>
            <translation>Steine &amp;gleiten, wenn ein Zug gezeigt wird</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Shift with a letter is Whi&amp;te, as in FEN</source>
            <translation>Umschalt mit Buchstabe ist &amp;Weiß, wie im FEN</translation>
        </message>
    </context>
    <context>
        <name>BoardPanel</name>
        <message>
            <location filename="../../app/matewright/gui/board/panel.py" />
            <source>Back to the Diagram</source>
            <translation>Zurück zum Diagramm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/panel.py" />
            <source>Double-click edits it</source>
            <translation>Doppelklick ändert sie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/panel.py" />
            <source>Show all remarks on the position</source>
            <translation>Alle Anmerkungen zur Stellung zeigen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/panel.py" />
            <source>and {count} more</source>
            <translation>und {count} weitere</translation>
        </message>
    </context>
    <context>
        <name>BoardPresenter</name>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>Back to the Diagram</source>
            <translation>Zurück zum Diagramm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>Moves are played now; Esc returns to editing</source>
            <translation>Jetzt werden Züge gespielt; Esc führt zum Aufbauen zurück</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>Squares are chosen for a twin; Esc ends that</source>
            <translation>Felder werden für einen Zwilling gewählt; Esc beendet das</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>This change is only shown; Return takes it, Esc goes back</source>
            <translation>Diese Änderung wird nur gezeigt; Eingabe übernimmt sie, Esc geht zurück</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>This is a line of the solution; {keys} returns to the diagram</source>
            <translation>Das ist eine Variante der Lösung; {keys} führt zum Diagramm zurück</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>This move is only shown; Esc takes it back</source>
            <translation>Dieser Zug wird nur gezeigt; Esc nimmt ihn zurück</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>This part is only shown; Esc returns to the diagram</source>
            <translation>Dieser Teil wird nur gezeigt; Esc führt zum Diagramm zurück</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>after {move}</source>
            <translation>nach {move}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>{change} only shown; Esc: back</source>
            <translation>{change} nur gezeigt; Esc: zurück</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>{name} after {move}</source>
            <translation>{name} nach {move}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>{name} only shown; Esc: back</source>
            <translation>{name} nur gezeigt; Esc: zurück</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>{place} · {keys}: its position</source>
            <translation>{place} · {keys}: seine Stellung</translation>
        </message>
    </context>
    <context>
        <name>BoardView</name>
        <message>
            <location filename="../../app/matewright/gui/board/view.py" />
            <source>Board</source>
            <translation>Brett</translation>
        </message>
    </context>
    <context>
        <name>BoardWidget</name>
        <message>
            <location filename="../../app/matewright/gui/board/piece_menu.py" />
            <source>Attributes …</source>
            <translation>Eigenschaften …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/board_edits.py" />
            <source>Change {square} to {man}</source>
            <translation>{square} ändern: {man}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/board_edits.py" />
            <source>Copy {man} {source}–{target}</source>
            <translation>{man} {source}–{target} kopieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/piece_menu.py" />
            <source>Del</source>
            <translation>Entf</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>Drag a man to move it, with Ctrl to copy it, off the board to remove it; the right button removes too. With the keyboard: arrows choose a square, K Q R B N (or S) P place a white man and with Shift a black one (the preferences can exchange them), Delete removes, Enter picks a man up and puts it down, Space opens a menu of men, = makes a man neutral, A offers what else it can be. Drag with the right button to draw an arrow, click with Shift and the right button to mark a square; the keys - and . do the same. Esc wipes arrows and marks away.</source>
            <translation>Ziehen versetzt einen Stein, mit Strg wird er kopiert, vom Brett gezogen verschwindet er; die rechte Taste entfernt ihn auch. Mit der Tastatur: Pfeile wählen ein Feld, K Q R B N (oder S) P setzen einen weißen Stein, mit Umschalt einen schwarzen (die Einstellungen können das vertauschen), Entf entfernt, die Eingabetaste hebt einen Stein auf und setzt ihn ab, die Leertaste öffnet ein Menü der Steine, = macht einen Stein neutral, A bietet an, was er sonst sein kann. Mit der rechten Taste ziehen zeichnet einen Pfeil, Umschalt und Rechtsklick markieren ein Feld; die Tasten - und . tun dasselbe. Esc wischt Pfeile und Marken weg.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/piece_menu.py" />
            <source>Kept in files, but not solved here yet</source>
            <translation>Bleibt in Dateien erhalten, wird hier aber noch nicht gelöst</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/board_edits.py" />
            <source>Move {man} {source}–{target}</source>
            <translation>{man} {source}–{target} versetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/piece_menu.py" />
            <source>Neutral</source>
            <translation>Neutral</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/board_edits.py" />
            <source>Place {man} {square}</source>
            <translation>{man} auf {square} setzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/piece_menu.py" />
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/board_edits.py" />
            <source>Remove {man} {square}</source>
            <translation>{man} von {square} entfernen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/piece_menu.py" />
            <source>Shift+</source>
            <translation>Umschalt+</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>an arrow begins here</source>
            <translation>hier beginnt ein Pfeil</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>can be reached</source>
            <translation>erreichbar</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>in check</source>
            <translation>im Schach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>marked</source>
            <translation>markiert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>picked up</source>
            <translation>aufgehoben</translation>
        </message>
    </context>
    <context>
        <name>Caption</name>
        <message>
            <location filename="../../app/matewright/gui/board/caption.py" />
            <source>Double-click edits author, source and award</source>
            <translation>Doppelklick ändert Autor, Quelle und Auszeichnung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/caption.py" />
            <source>Untitled</source>
            <translation>Unbenannt</translation>
        </message>
    </context>
    <context>
        <name>ChartPane</name>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <source>&amp;Chart</source>
            <translation>Graf&amp;ik</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <source>Chart of the search</source>
            <translation>Grafik der Suche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <source>Depth</source>
            <translation>Tiefe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <source>Positions</source>
            <translation>Stellungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <source>The figures of a search will be drawn here.</source>
            <translation>Hier werden die Zahlen einer Suche gezeichnet.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
    </context>
    <context>
        <name>Clipboard</name>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Added a problem from “{format}”: {stipulation}, {men}</source>
            <translation>Eine Aufgabe aus „{format}“ hinzugefügt: {stipulation}, {men}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Added {count} problems from “{format}”</source>
            <translation>{count} Aufgaben aus „{format}“ hinzugefügt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Copied the position as FEN and as a picture</source>
            <translation>Stellung als FEN und als Bild kopiert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Not everything was understood</source>
            <translation>Nicht alles wurde verstanden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Paste Position</source>
            <translation>Stellung einfügen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Paste Problem</source>
            <translation>Aufgabe einfügen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Paste Problems</source>
            <translation>Aufgaben einfügen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Pasted the position: {count}</source>
            <translation>Stellung eingefügt: {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Reading the clipboard …</source>
            <translation>Die Zwischenablage wird gelesen …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>The clipboard cannot be pasted</source>
            <translation>Die Zwischenablage lässt sich nicht einfügen</translation>
        </message>
    </context>
    <context>
        <name>CollectionCommands</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Copied %n problems</source>
            <translation>
                <numerusform>%n Aufgabe kopiert</numerusform>
                <numerusform>%n Aufgaben kopiert</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Copying …</source>
            <translation>Wird kopiert …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Cut %n Problems</source>
            <translation>
                <numerusform>%n Aufgabe ausschneiden</numerusform>
                <numerusform>%n Aufgaben ausschneiden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Cut %n problems</source>
            <translation>
                <numerusform>%n Aufgabe ausgeschnitten</numerusform>
                <numerusform>%n Aufgaben ausgeschnitten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Delete %n Problems</source>
            <translation>
                <numerusform>%n Aufgabe löschen</numerusform>
                <numerusform>%n Aufgaben löschen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Deleted %n problems</source>
            <translation>
                <numerusform>%n Aufgabe gelöscht</numerusform>
                <numerusform>%n Aufgaben gelöscht</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Duplicate %n Problems</source>
            <translation>
                <numerusform>%n Aufgabe duplizieren</numerusform>
                <numerusform>%n Aufgaben duplizieren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Edit Properties of %n Problems</source>
            <translation>
                <numerusform>Angaben ändern</numerusform>
                <numerusform>Angaben zu %n Aufgaben ändern</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Editing …</source>
            <translation>Wird geändert …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Move %n Problems</source>
            <translation>
                <numerusform>%n Aufgabe verschieben</numerusform>
                <numerusform>%n Aufgaben verschieben</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Only a list in the order of the file, without a search, can be rearranged</source>
            <translation>Umordnen lässt sich die Liste nur in der Reihenfolge der Datei und ohne Suche</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Paste %n Problems</source>
            <translation>
                <numerusform>%n Aufgabe einfügen</numerusform>
                <numerusform>%n Aufgaben einfügen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Pasted %n problems</source>
            <translation>
                <numerusform>%n Aufgabe eingefügt</numerusform>
                <numerusform>%n Aufgaben eingefügt</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Pasting …</source>
            <translation>Wird eingefügt …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Reading …</source>
            <translation>Wird gelesen …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Rearrange the File</source>
            <translation>Datei umordnen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Sort the list first, and search for nothing</source>
            <translation>Zuerst die Liste sortieren, und ohne Suche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>These problems cannot be taken over</source>
            <translation>Diese Aufgaben lassen sich nicht übernehmen</translation>
        </message>
    </context>
    <context>
        <name>CollectionFeature</name>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Author</source>
            <translation>&amp;Autor</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Copy Problems</source>
            <translation>Aufgaben &amp;kopieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Descending</source>
            <translation>A&amp;bsteigend</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Duplicate Selected</source>
            <translation>Ausgewählte &amp;duplizieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Find Duplicates …</source>
            <translation>Do&amp;ppelte suchen …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Keep Both Solutions of Selected</source>
            <translation>&amp;Beide Lösungen der ausgewählten behalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Keywords</source>
            <translation>Stich&amp;wörter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Large</source>
            <translation>&amp;Groß</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Medium</source>
            <translation>&amp;Mittel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;None</source>
            <translation>&amp;Keine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Paste Problems</source>
            <translation>Aufgaben &amp;einfügen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Rearrange the File Like This</source>
            <translation>Datei so umo&amp;rdnen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Small</source>
            <translation>K&amp;lein</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Solve Selected</source>
            <translation>Aus&amp;gewählte lösen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Source</source>
            <translation>&amp;Quelle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Year</source>
            <translation>&amp;Jahr</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Cu&amp;t Problems</source>
            <translation>Aufgaben &amp;ausschneiden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>De&amp;lete Selected</source>
            <translation>Ausgewählte &amp;löschen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Find An&amp;y Similar …</source>
            <translation>Ähnli&amp;che suchen …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Move &amp;Up</source>
            <translation>Nach &amp;oben schieben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Move Do&amp;wn</source>
            <translation>Nach &amp;unten schieben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Ne&amp;xt Problem</source>
            <translation>Nä&amp;chste Aufgabe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Number of &amp;Men</source>
            <translation>Anzahl der &amp;Steine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Order of the &amp;File</source>
            <translation>Reihenfolge der &amp;Datei</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>P&amp;roperties of Selected …</source>
            <translation>A&amp;ngaben zu den ausgewählten …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Pre&amp;vious Problem</source>
            <translation>Vo&amp;rige Aufgabe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Problem &amp;Properties …</source>
            <translation>An&amp;gaben zur Aufgabe …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Replace Te&amp;xts by Found Solutions</source>
            <translation>Te&amp;xte durch Lösungen ersetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>S&amp;earch …</source>
            <translation>Suc&amp;hen …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>S&amp;tipulation</source>
            <translation>&amp;Forderung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Search by Pos&amp;ition …</source>
            <translation>Nach S&amp;tellung suchen …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Select &amp;All</source>
            <translation>Alle aus&amp;wählen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Stat&amp;e</source>
            <translation>S&amp;tand</translation>
        </message>
    </context>
    <context>
        <name>CollectionPane</name>
        <message>
            <location filename="../../app/matewright/gui/collection/pane.py" />
            <source>&amp;Problems</source>
            <translation>A&amp;ufgaben</translation>
        </message>
    </context>
    <context>
        <name>CollectionTable</name>
        <message>
            <location filename="../../app/matewright/gui/collection/table.py" />
            <source>Problems of the file</source>
            <translation>Aufgaben der Datei</translation>
        </message>
    </context>
    <context>
        <name>Columns</name>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>&amp;Author</source>
            <translation>&amp;Autor</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>&amp;Diagram</source>
            <translation>&amp;Diagramm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>&amp;Keywords</source>
            <translation>Stich&amp;wörter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>&amp;Men</source>
            <translation>&amp;Steine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>&amp;Number</source>
            <translation>&amp;Nummer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>&amp;Source</source>
            <translation>&amp;Quelle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Author</source>
            <translation>Autor</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Diagram</source>
            <translation>Diagramm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Keywords</source>
            <translation>Stichwörter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Men</source>
            <translation>Steine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>S&amp;tipulation</source>
            <translation>&amp;Forderung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Solving …</source>
            <translation>Wird gelöst …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Source</source>
            <translation>Quelle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Stat&amp;e</source>
            <translation>S&amp;tand</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>State</source>
            <translation>Stand</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Stip.</source>
            <translation>Ford.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>{verdict}, from the file</source>
            <translation>{verdict}, aus der Datei</translation>
        </message>
    </context>
    <context>
        <name>CompareDialog</name>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source> s</source>
            <translation> s</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>&amp;Compare</source>
            <translation>&amp;Vergleichen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>C&amp;hart of</source>
            <translation>Gra&amp;fik:</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Cannot compare</source>
            <translation>Vergleich nicht möglich</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Compare Engines</source>
            <translation>Programme vergleichen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Copy as &amp;Text</source>
            <translation>Als &amp;Text kopieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Each &amp;at most</source>
            <translation>&amp;Je höchstens</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Generated</source>
            <translation>Erzeugt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Generated per second</source>
            <translation>Erzeugt pro Sekunde</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Logarithmic scale: each line is ten times the one below it.</source>
            <translation>Logarithmische Skala: jede Linie ist das Zehnfache der darunter.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Nodes</source>
            <translation>Knoten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>St&amp;op</source>
            <translation>St&amp;opp</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Stop each strategy after this many seconds</source>
            <translation>Jede Strategie nach so vielen Sekunden anhalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>The strategies side by side</source>
            <translation>Die Strategien nebeneinander</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Time limit of each strategy in seconds</source>
            <translation>Zeitgrenze jeder Strategie in Sekunden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>What the chart shows</source>
            <translation>Was die Grafik zeigt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>no limit</source>
            <translation>unbegrenzt</translation>
        </message>
    </context>
    <context>
        <name>CompareVersionsDialog</name>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>&amp;Compare</source>
            <translation>&amp;Vergleichen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>&amp;with</source>
            <translation>&amp;mit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>Compare Versions</source>
            <translation>Fassungen vergleichen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>Copy &amp;Table</source>
            <translation>&amp;Tabelle kopieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>From left to right: {changes}</source>
            <translation>Von links nach rechts: {changes}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>The same question twice</source>
            <translation>Zweimal dieselbe Frage</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>The version on the left</source>
            <translation>Die Fassung links</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>The version on the right</source>
            <translation>Die Fassung rechts</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>Where the two answers differ</source>
            <translation>Worin sich die beiden Antworten unterscheiden</translation>
        </message>
    </context>
    <context>
        <name>ComparisonModel</name>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Agreement</source>
            <translation>Übereinstimmung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Each strategy's own count</source>
            <translation>Eigene Zählung der Strategie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Generated</source>
            <translation>Erzeugt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Generated positions in a second</source>
            <translation>Erzeugte Stellungen pro Sekunde</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>How sure the answer is</source>
            <translation>Wie sicher die Antwort ist</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Its own time</source>
            <translation>Eigene Zeit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Key</source>
            <translation>Schlüsselzug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Mate in</source>
            <translation>Matt in</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Moves of the shortest mate it knows</source>
            <translation>Züge des kürzesten bekannten Matts</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Moves that its generator emitted</source>
            <translation>Züge, die der Zuggenerator lieferte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Nodes</source>
            <translation>Knoten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Per second</source>
            <translation>Pro Sekunde</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Status</source>
            <translation>Stand</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Strategy</source>
            <translation>Strategie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>The first move of that mate</source>
            <translation>Der erste Zug dieses Matts</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Whether the answers can be true together</source>
            <translation>Ob die Antworten zugleich wahr sein können</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Which program searches</source>
            <translation>Welches Programm sucht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>none</source>
            <translation>keins</translation>
        </message>
    </context>
    <context>
        <name>CompletingEdit</name>
        <message>
            <location filename="../../app/matewright/gui/collection/completion.py" />
            <source>Ways to go on</source>
            <translation>Vorschläge</translation>
        </message>
    </context>
    <context>
        <name>ConditionDialog</name>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Captured man</source>
            <translation>Geschlagener Stein</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Cells</source>
            <translation>Zellen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Condition</source>
            <translation>Bedingung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Conditions</source>
            <translation>Bedingungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Files can hold this condition, but it cannot be solved yet.</source>
            <translation>Diese Bedingung ist aus Dateien bekannt, wird hier aber noch nicht gelöst.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Kind of men</source>
            <translation>Steinart</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Kinds of men</source>
            <translation>Steinarten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Limits of White and Black</source>
            <translation>Grenzen für Weiß und Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Lines</source>
            <translation>Linien</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Name in any language, or a word</source>
            <translation>Name in einer der Sprachen oder ein Wort</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>No condition has this name.</source>
            <translation>Keine Bedingung heißt so.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Number</source>
            <translation>Zahl</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Numbers</source>
            <translation>Zahlen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>OK</source>
            <translation>OK</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Search for a condition</source>
            <translation>Eine Bedingung suchen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Square</source>
            <translation>Feld</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Squares</source>
            <translation>Felder</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>The problem has it already.</source>
            <translation>Die Aufgabe hat sie schon.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>This variant is not solved here yet.</source>
            <translation>Diese Variante wird hier noch nicht gelöst.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Two squares</source>
            <translation>Zwei Felder</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Variants</source>
            <translation>Varianten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>{variant}: {what}</source>
            <translation>{variant}: {what}</translation>
        </message>
    </context>
    <context>
        <name>Document</name>
        <message>
            <location filename="../../app/matewright/gui/document/document.py" />
            <source>Change Stipulation to %1</source>
            <translation>Forderung in %1 ändern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/document/document.py" />
            <source>Type FEN</source>
            <translation>FEN eingeben</translation>
        </message>
    </context>
    <context>
        <name>Dropping</name>
        <message>
            <location filename="../../app/matewright/gui/program/dropping.py" />
            <source>Cannot open the file</source>
            <translation>Die Datei lässt sich nicht öffnen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/dropping.py" />
            <source>“{address}” is not on this computer, and Matewright fetches nothing from the net. Save it as a file and drop that.</source>
            <translation>„{address}“ ist nicht auf diesem Rechner, und Matewright holt nichts aus dem Netz. Bitte als Datei speichern und diese hierher ziehen.</translation>
        </message>
    </context>
    <context>
        <name>DuplicatesDialog</name>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>&amp;Also mirrored, turned or with colours exchanged</source>
            <translation>Auch &amp;gespiegelt, gedreht oder mit vertauschten Farben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>&amp;Close</source>
            <translation>S&amp;chließen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>&amp;Remove Ticked</source>
            <translation>Angekreuzte &amp;entfernen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>&amp;Show</source>
            <translation>&amp;Zeigen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>&amp;Tick All but the First</source>
            <translation>Alle &amp;bis auf die erste ankreuzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>Find Duplicates</source>
            <translation>Doppelte suchen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>Groups of equal problems</source>
            <translation>Gruppen gleicher Aufgaben</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>Of %n groups every problem is ticked: none would stay.</source>
            <translation>
                <numerusform>In %n Gruppe ist jede Aufgabe angekreuzt: keine bliebe übrig.</numerusform>
                <numerusform>In %n Gruppen ist jede Aufgabe angekreuzt: keine bliebe übrig.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>Of each group, so that one of them stays</source>
            <translation>In jeder Gruppe, sodass eine übrig bleibt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>Partial: {done} of {total} problems have been read so far. More may be found; the groups are updated as reading continues.</source>
            <translation>Unvollständig: Erst {done} von {total} Aufgaben sind gelesen. Es können weitere dazukommen; die Gruppen werden während des Lesens erneuert.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>Remove %n Duplicates</source>
            <translation>
                <numerusform>%n doppelte Aufgabe entfernen</numerusform>
                <numerusform>%n doppelte Aufgaben entfernen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>Show the problem on the board (Enter)</source>
            <translation>Die Aufgabe auf dem Brett zeigen (Eingabe)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>There are no duplicates.</source>
            <translation>Keine Aufgabe steht hier zweimal.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>{groups} groups with {count} problems; {ticked} ticked.</source>
            <translation>Gruppen: {groups}, darin Aufgaben: {count}, angekreuzt: {ticked}.</translation>
        </message>
    </context>
    <context>
        <name>DuplicatesModel</name>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_model.py" />
            <source>{count} times</source>
            <translation>{count}-mal</translation>
        </message>
    </context>
    <context>
        <name>Duration</name>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>{number} ms</source>
            <translation>{number} ms</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>{number} s</source>
            <translation>{number} s</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <source>{number} µs</source>
            <translation>{number} µs</translation>
        </message>
    </context>
    <context>
        <name>Editing</name>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>Change Side to Move</source>
            <translation>Andere Seite am Zug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>Clear Board</source>
            <translation>Brett leeren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>Delete Problem</source>
            <translation>Aufgabe löschen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>Duplicate Problem</source>
            <translation>Aufgabe duplizieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>Initial Array</source>
            <translation>Partieanfangsstellung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>Intended Solutions</source>
            <translation>Beabsichtigte Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>New Problem</source>
            <translation>Neue Aufgabe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>These speak of squares that leave it, and are left out: {names}.</source>
            <translation>Diese nennen Felder, die es verlassen, und fallen weg: {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>“{step}” takes a man off the board: {men}.</source>
            <translation>„{step}“ nimmt einen Stein vom Brett: {men}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>“{step}” takes {count} men off the board: {men}.</source>
            <translation>„{step}“ nimmt {count} Steine vom Brett: {men}.</translation>
        </message>
    </context>
    <context>
        <name>EncodingDialog</name>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>&amp;Cancel</source>
            <translation>&amp;Abbrechen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>&amp;Open</source>
            <translation>Ö&amp;ffnen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>Beginning of the text</source>
            <translation>Anfang des Textes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>Encoding</source>
            <translation>Kodierung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>Encoding of the Text</source>
            <translation>Kodierung des Textes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>Encodings</source>
            <translation>Kodierungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>The text in this encoding</source>
            <translation>Der Text in dieser Kodierung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>“{name}” does not say in which encoding its letters are. Choose the one in which it reads right.</source>
            <translation>„{name}“ sagt nicht, in welcher Kodierung die Buchstaben sind. Bitte die wählen, in der sich der Text richtig liest.</translation>
        </message>
    </context>
    <context>
        <name>EngineDialogs</name>
        <message>
            <location filename="../../app/matewright/gui/program/engine_dialogs.py" />
            <source>&amp;Watch Prinz's Program …</source>
            <translation>Programm von &amp;Prinz beobachten …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/engine_dialogs.py" />
            <source>Compare En&amp;gines …</source>
            <translation>Pro&amp;gramme vergleichen …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/engine_dialogs.py" />
            <source>Prinz's program cannot work on this</source>
            <translation>Das Programm von Prinz kann damit nicht arbeiten</translation>
        </message>
    </context>
    <context>
        <name>ErrorBox</name>
        <message>
            <location filename="../../app/matewright/gui/widgets/error_box.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/error_box.py" />
            <source>&amp;OK</source>
            <translation>&amp;OK</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/error_box.py" />
            <source>… and {count} more</source>
            <translation>… und {count} weitere</translation>
        </message>
    </context>
    <context>
        <name>Escape</name>
        <message>
            <location filename="../../app/matewright/gui/program/escape.py" />
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
    </context>
    <context>
        <name>ExportDiagram</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source> dpi</source>
            <translation> dpi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>&amp;Board</source>
            <translation>&amp;Brett</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>&amp;Export …</source>
            <translation>&amp;Exportieren …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>&amp;Format</source>
            <translation>&amp;Format</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>&amp;Men</source>
            <translation>&amp;Steine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>&amp;Resolution</source>
            <translation>&amp;Auflösung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>&amp;Transparent background</source>
            <translation>&amp;Durchsichtiger Hintergrund</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>&amp;Width</source>
            <translation>Brei&amp;te</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>C&amp;aption: author, source, stipulation, men</source>
            <translation>&amp;Unterschrift: Autor, Quelle, Forderung, Steine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>C&amp;oordinates</source>
            <translation>Ko&amp;ordinaten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>Ca&amp;ncel</source>
            <translation>Abbre&amp;chen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>Export Diagram</source>
            <translation>Diagramm exportieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>PDF (vectors)</source>
            <translation>PDF (Vektoren)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>PNG (pixels)</source>
            <translation>PNG (Pixel)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>Put the picture on the clipboard</source>
            <translation>Das Bild in die Zwischenablage legen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>SVG (vectors)</source>
            <translation>SVG (Vektoren)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>This takes {width} pixels across; {most} is the most.</source>
            <translation>Das ergibt {width} Pixel Breite; höchstens {most} sind möglich.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>Unit of the width</source>
            <translation>Einheit der Breite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>cm</source>
            <translation>cm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>pixels</source>
            <translation>Pixel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>{across} × {down} cm</source>
            <translation>{across} × {down} cm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>{width} × {height} pixels, {across} × {down} cm</source>
            <translation>{width} × {height} Pixel, {across} × {down} cm</translation>
        </message>
    </context>
    <context>
        <name>ExportSolutions</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source> cm</source>
            <translation> cm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source> dpi</source>
            <translation> dpi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>&amp;Cancel</source>
            <translation>&amp;Abbrechen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>&amp;Diagrams a page</source>
            <translation>D&amp;iagramme je Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>&amp;Format</source>
            <translation>&amp;Format</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>&amp;Width</source>
            <translation>Brei&amp;te</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>A picture of pixels.</source>
            <translation>Ein Bild aus Pixeln.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>A picture of vectors.</source>
            <translation>Ein Bild aus Vektoren.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>C&amp;aptions: author, source, stipulation, men</source>
            <translation>Bes&amp;chriftungen: Autor, Quelle, Forderung, Steine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>C&amp;oordinates</source>
            <translation>Ko&amp;ordinaten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Columns</source>
            <translation>Spalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>E&amp;xport …</source>
            <translation>E&amp;xportieren …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Each problem becomes a file of its own, with its number.</source>
            <translation>Jede Aufgabe wird eine eigene Datei mit ihrer Nummer.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Export Problems</source>
            <translation>Aufgaben exportieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>For notes and forums; diagrams are made of letters.</source>
            <translation>Für Notizen und Foren; die Diagramme bestehen aus Buchstaben.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>For other programs, with the whole solution trees.</source>
            <translation>Für andere Programme, mit den ganzen Lösungsbäumen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>For the package diagram of problem magazines.</source>
            <translation>Für das Paket diagram der Problemschachzeitschriften.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>One page with diagrams; a click on a move shows the position.</source>
            <translation>Eine Seite mit Diagrammen; ein Klick auf einen Zug zeigt die Stellung.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Pages to print or send, with the solutions at the end.</source>
            <translation>Seiten zum Drucken oder Versenden, die Lösungen am Ende.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Pap&amp;er</source>
            <translation>Pa&amp;pier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Positions as FEN, solutions in lines.</source>
            <translation>Stellungen als FEN, Lösungen in Zeilen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Resol&amp;ution</source>
            <translation>A&amp;uflösung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Seen from &amp;Black's side</source>
            <translation>Von Schwar&amp;z aus gesehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>T&amp;hemes below the solution</source>
            <translation>T&amp;hemen unter der Lösung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>T&amp;ransparent background</source>
            <translation>Durchsichtiger &amp;Hintergrund</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Template</source>
            <translation>Vorlage</translation>
        </message>
    </context>
    <context>
        <name>FairyPane</name>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Black</source>
            <translation>Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Bo&amp;x of Men</source>
            <translation>&amp;Märchensteine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Kept in files, but not solved here yet</source>
            <translation>Bleibt in Dateien erhalten, wird hier aber noch nicht gelöst</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Letters, name or movement: ZR, zebra, hops</source>
            <translation>Kürzel, Name oder Zugweise: ZR, Zebra, hüpft</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Men</source>
            <translation>Steine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Neutral</source>
            <translation>Neutral</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>No man has this name.</source>
            <translation>Kein Stein heißt so.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Search for men</source>
            <translation>Steine suchen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>White</source>
            <translation>Weiß</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>kept in files, but not solved here yet</source>
            <translation>bleibt in Dateien erhalten, wird hier aber noch nicht gelöst</translation>
        </message>
    </context>
    <context>
        <name>FenEdit</name>
        <message>
            <location filename="../../app/matewright/gui/board/fen_edit.py" />
            <source>FEN</source>
            <translation>FEN</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fen_edit.py" />
            <source>The position as FEN: type or paste another, then Enter; Esc restores it</source>
            <translation>Die Stellung als FEN: eine andere eingeben oder einfügen, dann Eingabetaste; Esc stellt sie wieder her</translation>
        </message>
    </context>
    <context>
        <name>FiguresPane</name>
        <message>
            <location filename="../../app/matewright/gui/solving/figures_pane.py" />
            <source>Fi&amp;gures</source>
            <translation>&amp;Zahlen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/figures_pane.py" />
            <source>Figures of the search</source>
            <translation>Zahlen der Suche</translation>
        </message>
    </context>
    <context>
        <name>FileCommands</name>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Cannot open the file</source>
            <translation>Die Datei lässt sich nicht öffnen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Cannot open the sample</source>
            <translation>Das Beispiel lässt sich nicht öffnen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Cannot save the file</source>
            <translation>Die Datei lässt sich nicht speichern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Import from {name}</source>
            <translation>Aus {name} importieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Not everything was understood</source>
            <translation>Nicht alles wurde verstanden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Problems added from {name}: {count}</source>
            <translation>Aufgaben aus {name} hinzugefügt: {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Read {name} again</source>
            <translation>{name} neu gelesen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Save As</source>
            <translation>Speichern unter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Save a Copy As</source>
            <translation>Kopie speichern unter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Saved a copy as {name}</source>
            <translation>Kopie als {name} gespeichert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Saved {name}</source>
            <translation>{name} gespeichert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Saving {name} …</source>
            <translation>{name} wird gespeichert …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>These problems have no file yet that could be read again</source>
            <translation>Diese Aufgaben haben noch keine Datei, die neu gelesen werden könnte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Untitled</source>
            <translation>Unbenannt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>problems</source>
            <translation>aufgaben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>“{name}” is open in a window; choose another name.</source>
            <translation>„{name}“ ist in einem Fenster geöffnet; bitte einen anderen Namen wählen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>“{name}” is open in another window; choose another name.</source>
            <translation>„{name}“ ist in einem anderen Fenster geöffnet; bitte einen anderen Namen wählen.</translation>
        </message>
    </context>
    <context>
        <name>FileDialogs</name>
        <message>
            <location filename="../../app/matewright/gui/file/dialogs.py" />
            <source>All files</source>
            <translation>Alle Dateien</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/dialogs.py" />
            <source>All problem files</source>
            <translation>Alle Aufgabendateien</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/dialogs.py" />
            <source>Import</source>
            <translation>Importieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/dialogs.py" />
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
    </context>
    <context>
        <name>FileFeature</name>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>&amp;Copy Position</source>
            <translation>Stellung &amp;kopieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>&amp;New</source>
            <translation>&amp;Neu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>&amp;Open …</source>
            <translation>Ö&amp;ffnen …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>&amp;Paste</source>
            <translation>&amp;Einfügen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>&amp;Save</source>
            <translation>&amp;Speichern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>Impor&amp;t …</source>
            <translation>&amp;Importieren …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>Open Sa&amp;mples</source>
            <translation>Beis&amp;piele öffnen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>Reload &amp;with Encoding …</source>
            <translation>Mit &amp;anderer Kodierung neu laden …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>Reload from &amp;Disk</source>
            <translation>Vom &amp;Datenträger neu laden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>Save &amp;As …</source>
            <translation>Speichern &amp;unter …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>Save a Cop&amp;y As …</source>
            <translation>&amp;Kopie speichern unter …</translation>
        </message>
    </context>
    <context>
        <name>FileLine</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/file/line.py" />
            <source>%n problems</source>
            <translation>
                <numerusform>%n Aufgabe</numerusform>
                <numerusform>%n Aufgaben</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/line.py" />
            <source>Untitled</source>
            <translation>Unbenannt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/line.py" />
            <source>not saved</source>
            <translation>nicht gespeichert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/line.py" />
            <source>saved</source>
            <translation>gespeichert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/line.py" />
            <source>{name} (imported)</source>
            <translation>{name} (importiert)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/line.py" />
            <source>{summary}: show the list</source>
            <translation>{summary}: Liste zeigen</translation>
        </message>
    </context>
    <context>
        <name>FileNotice</name>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>About the File</source>
            <translation>Zur Datei</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>Close this message</source>
            <translation>Diese Meldung schließen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>Keep Mine</source>
            <translation>Meine behalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>Reload</source>
            <translation>Neu laden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>Save As …</source>
            <translation>Speichern unter …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>Save It Again</source>
            <translation>Wieder speichern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>Use the New Name</source>
            <translation>Neuen Namen verwenden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” has been open in another running Matewright since {time}.</source>
            <translation>„{name}“ ist in einem anderen laufenden Matewright geöffnet, seit {time}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” has been open in another window of this program since {time}.</source>
            <translation>„{name}“ ist in einem anderen Fenster dieses Programms geöffnet, seit {time}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” was changed by another program at {time} and cannot be read now.</source>
            <translation>„{name}“ wurde von einem anderen Programm geändert ({time}) und lässt sich jetzt nicht lesen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” was changed by another program at {time}.</source>
            <translation>„{name}“ wurde von einem anderen Programm geändert ({time}).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” was changed by another program at {time}. Problems there: {there}; here: {here}, with changes that are not saved.</source>
            <translation>„{name}“ wurde von einem anderen Programm geändert ({time}). Aufgaben dort: {there}; hier: {here}, mit nicht gespeicherten Änderungen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” was changed by another program at {time}. Problems there: {there}; here: {here}.</source>
            <translation>„{name}“ wurde von einem anderen Programm geändert ({time}). Aufgaben dort: {there}; hier: {here}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” was deleted or moved away. Its problems are now in this window alone.</source>
            <translation>„{name}“ wurde gelöscht oder verschoben. Die Aufgaben sind jetzt nur noch in diesem Fenster.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” was renamed: it is called “{new}” now.</source>
            <translation>„{name}“ wurde umbenannt und heißt jetzt „{new}“.</translation>
        </message>
    </context>
    <context>
        <name>FilePanel</name>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>Edit Text …</source>
            <translation>Text bearbeiten …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>From the file</source>
            <translation>Aus der Datei</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>Keep Both</source>
            <translation>Beide behalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>Let the found solution take the place of this text in the file</source>
            <translation>Die gefundene Lösung tritt in der Datei an die Stelle dieses Textes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>Replace</source>
            <translation>Ersetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>Solution from the file</source>
            <translation>Lösung aus der Datei</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>The found solution takes the place of this text, which moves into the comment</source>
            <translation>Die gefundene Lösung tritt an die Stelle dieses Textes, der in den Kommentar kommt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>{title}: differs – {difference}</source>
            <translation>{title}: weicht ab – {difference}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>{title}: not all of it could be compared</source>
            <translation>{title}: nicht alles ließ sich vergleichen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>{title}: the same as found</source>
            <translation>{title}: dasselbe wie gefunden</translation>
        </message>
    </context>
    <context>
        <name>FileReading</name>
        <message>
            <location filename="../../app/matewright/gui/file/reading.py" />
            <source>Cannot open the file</source>
            <translation>Die Datei lässt sich nicht öffnen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/reading.py" />
            <source>Reading {name} …</source>
            <translation>{name} wird gelesen …</translation>
        </message>
    </context>
    <context>
        <name>FileRemarks</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/file/remarks.py" />
            <source>%n of {total} records could not be read</source>
            <translation>
                <numerusform>%n von {total} Datensätzen konnte nicht gelesen werden</numerusform>
                <numerusform>%n von {total} Datensätzen konnten nicht gelesen werden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/file/remarks.py" />
            <source>%n records were not understood completely</source>
            <translation>
                <numerusform>%n Datensatz wurde nicht ganz verstanden</numerusform>
                <numerusform>%n Datensätze wurden nicht ganz verstanden</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FileRemarksDialog</name>
        <message>
            <location filename="../../app/matewright/gui/file/remarks_dialog.py" />
            <source>&amp;Close</source>
            <translation>S&amp;chließen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/remarks_dialog.py" />
            <source>Copy &amp;All</source>
            <translation>&amp;Alles kopieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/remarks_dialog.py" />
            <source>What Was Not Understood</source>
            <translation>Nicht Verstandenes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/remarks_dialog.py" />
            <source>What was not understood</source>
            <translation>Nicht Verstandenes</translation>
        </message>
    </context>
    <context>
        <name>FileSolution</name>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>Edit the Solution of the File</source>
            <translation>Lösung der Datei bearbeiten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>Keep Both Solutions</source>
            <translation>Beide Lösungen behalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>Nothing to keep: the file has no text, or nothing is found yet</source>
            <translation>Nichts zu behalten: Die Datei hat keinen Text, oder es ist noch nichts gefunden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>Nothing to replace: the file has no text, or nothing is found yet</source>
            <translation>Nichts zu ersetzen: die Datei hat keinen Text, oder es ist noch nichts gefunden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/file_verdict.py" />
            <source>Printed is what was found; the file differs: {difference}.</source>
            <translation>Gedruckt ist die gefundene Lösung; die Datei sagt anderes: {difference}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>Replace the Solution of the File</source>
            <translation>Lösung der Datei ersetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>Solution of the file:</source>
            <translation>Lösung der Datei:</translation>
        </message>
    </context>
    <context>
        <name>FilesPage</name>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source> s</source>
            <translation> s</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;A start shows</source>
            <translation>&amp;Beim Start zeigen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Folder for files</source>
            <translation>&amp;Ordner für Dateien</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Keep unsaved changes for the case of a crash</source>
            <translation>&amp;Ungespeichertes für den Fall eines Absturzes sichern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>C&amp;hoose …</source>
            <translation>&amp;Wählen …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Folder for files</source>
            <translation>Ordner für Dateien</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Keep them &amp;every</source>
            <translation>Sichern &amp;alle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Leave the previous file as a &amp;backup (.bak)</source>
            <translation>Die vorige Datei als &amp;Sicherung (.bak) behalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>an empty board</source>
            <translation>ein leeres Brett</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>the file used last</source>
            <translation>die zuletzt benutzte Datei</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>the samples</source>
            <translation>die Beispiele</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>where the last file was</source>
            <translation>wo die letzte Datei lag</translation>
        </message>
    </context>
    <context>
        <name>FilterBar</name>
        <message>
            <location filename="../../app/matewright/gui/collection/filter_bar.py" />
            <source>Earlier searches</source>
            <translation>Frühere Suchen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/filter_bar.py" />
            <source>Search by position …</source>
            <translation>Nach Stellung suchen …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/filter_bar.py" />
            <source>Search in the problems</source>
            <translation>In den Aufgaben suchen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/filter_bar.py" />
            <source>Search: words, author:loyd stip:#3 men&lt;=7 wK=a1</source>
            <translation>Suchen: Wörter, author:loyd stip:#3 men&lt;=7 wK=a1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/filter_bar.py" />
            <source>Words are looked for everywhere, author:loyd in one field. men&lt;=7, year&gt;=1950, wK=a1 and bS&gt;=2 compare; a minus before it excludes.</source>
            <translation>Wörter werden überall gesucht, author:loyd in einem Feld. men&lt;=7, year&gt;=1950, wK=a1 und bS&gt;=2 vergleichen; ein Minus davor schließt aus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/filter_bar.py" />
            <source>{found} of {total}</source>
            <translation>{found} von {total}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/filter_bar.py" />
            <source>{found} of {total} so far</source>
            <translation>bisher {found} von {total}</translation>
        </message>
    </context>
    <context>
        <name>FindBar</name>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>Close (Esc)</source>
            <translation>Schließen (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>Find in the solution</source>
            <translation>In der Lösung suchen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>Move or word, such as Qd8 or dual</source>
            <translation>Zug oder Wort, etwa Qd8 oder Dual</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>Next (F3)</source>
            <translation>Weiter (F3)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>Not found</source>
            <translation>Nicht gefunden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>Previous (Shift+F3)</source>
            <translation>Zurück (Umschalt+F3)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>{count} found</source>
            <translation>{count} gefunden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>{count} so far …</source>
            <translation>bisher {count} …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>{number} of {count}</source>
            <translation>{number} von {count}</translation>
        </message>
    </context>
    <context>
        <name>FirstSteps</name>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>Choose a line of the solution to see it played</source>
            <translation>Eine Variante der Lösung wählen: sie wird vorgespielt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>Close the first steps</source>
            <translation>Die ersten Schritte schließen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>Close; Help → First Steps shows them again</source>
            <translation>Schließen; Hilfe → Erste Schritte zeigt sie wieder</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>Drag the men, or put new ones on the board</source>
            <translation>Steine ziehen oder neue aufs Brett setzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>First Steps</source>
            <translation>Erste Schritte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>First steps</source>
            <translation>Erste Schritte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>Press Solve</source>
            <translation>Lösen drücken</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>Press Solve, or {keys}</source>
            <translation>Lösen drücken, oder {keys}</translation>
        </message>
    </context>
    <context>
        <name>FlowDiagram</name>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>Avoidable</source>
            <translation>Vermeidbar</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>Mate</source>
            <translation>Matt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>No solution</source>
            <translation>Keine Lösung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>Solution</source>
            <translation>Lösung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>The four blocks of the program</source>
            <translation>Die vier Blöcke des Programms</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>entry 1: the turn has begun</source>
            <translation>Eingang 1: der Zug hat begonnen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>entry 2: the turn goes on</source>
            <translation>Eingang 2: der Zug geht weiter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>exit 3: a legal move was found</source>
            <translation>Ausgang 3: ein legaler Zug wurde gefunden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>exit 4: no move is left</source>
            <translation>Ausgang 4: kein Zug ist übrig</translation>
        </message>
    </context>
    <context>
        <name>FormerSearchNotice</name>
        <message>
            <location filename="../../app/matewright/gui/solving/former_notice.py" />
            <source>About the Search</source>
            <translation>Zur Suche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/former_notice.py" />
            <source>Let It Continue</source>
            <translation>Weitersuchen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/former_notice.py" />
            <source>Stop It</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/former_notice.py" />
            <source>What is proved so far is kept among the versions</source>
            <translation>Was bisher bewiesen ist, bleibt bei den Fassungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/former_notice.py" />
            <source>{stipulation} had been searched for {time} when you edited it. Should that search continue? What it proves becomes a version, and undo brings it back.</source>
            <translation>An {stipulation} wurde schon {time} gesucht, als Sie die Aufgabe änderten. Soll diese Suche weitergehen? Was sie beweist, wird eine Fassung, und Rückgängig holt es zurück.</translation>
        </message>
    </context>
    <context>
        <name>GameController</name>
        <message>
            <location filename="../../app/matewright/gui/play/game_controller.py" />
            <source>Take as New Position</source>
            <translation>Als neue Stellung übernehmen</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <location filename="../../app/matewright/gui/program/help.py" />
            <source>&amp;About Matewright</source>
            <translation>&amp;Über Matewright</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/help.py" />
            <source>&amp;Manual</source>
            <translation>&amp;Handbuch</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/help.py" />
            <source>M&amp;useum</source>
            <translation>&amp;Museum</translation>
        </message>
    </context>
    <context>
        <name>IntendedEdit</name>
        <message>
            <location filename="../../app/matewright/gui/question/intended_edit.py" />
            <source>How many solutions help play shall have: 2, or branch by branch 2.1.1.1</source>
            <translation>Wie viele Lösungen ein Hilfsspiel haben soll: 2, oder Zweig für Zweig 2.1.1.1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/intended_edit.py" />
            <source>Intended number of solutions</source>
            <translation>Beabsichtigte Anzahl der Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/intended_edit.py" />
            <source>“{text}” is not a number of solutions such as 2 or 2.1.1.1.</source>
            <translation>„{text}“ ist keine Anzahl von Lösungen wie 2 oder 2.1.1.1.</translation>
        </message>
    </context>
    <context>
        <name>IterationTableModel</name>
        <message>
            <location filename="../../app/matewright/gui/solving/iteration_table_model.py" />
            <source>* not finished</source>
            <translation>* nicht beendet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/iteration_table_model.py" />
            <source>Positions generated per second</source>
            <translation>Erzeugte Stellungen pro Sekunde</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/iteration_table_model.py" />
            <source>Positions generated: every move a generator emits</source>
            <translation>Erzeugte Stellungen: jeder Zug, den ein Generator liefert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/iteration_table_model.py" />
            <source>Search depth in moves</source>
            <translation>Suchtiefe in Zügen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/iteration_table_model.py" />
            <source>Seconds</source>
            <translation>Sekunden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/iteration_table_model.py" />
            <source>Terminal positions evaluated: leaves at full depth that were tested</source>
            <translation>Bewertete Endstellungen: geprüfte Blätter in voller Tiefe</translation>
        </message>
    </context>
    <context>
        <name>KeptAnswers</name>
        <message>
            <location filename="../../app/matewright/gui/desk/kept_answers.py" />
            <source>Drop Answer</source>
            <translation>Antwort verwerfen</translation>
        </message>
    </context>
    <context>
        <name>LettersOffer</name>
        <message>
            <location filename="../../app/matewright/gui/program/letters_offer.py" />
            <source>Letters of the Men</source>
            <translation>Buchstaben der Steine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/letters_offer.py" />
            <source>Moves are written with English letters: {english}. Those of your language are {own}. The preferences can change this at any time.</source>
            <translation>Züge werden mit englischen Buchstaben geschrieben: {english}. Die deutschen sind {own}. Die Einstellungen können das jederzeit ändern.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/letters_offer.py" />
            <source>Write moves with {own}</source>
            <translation>Züge mit {own} schreiben</translation>
        </message>
    </context>
    <context>
        <name>LineDialog</name>
        <message>
            <location filename="../../app/matewright/gui/play/line_dialog.py" />
            <source>&amp;Cancel</source>
            <translation>&amp;Abbrechen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/line_dialog.py" />
            <source>&amp;Moves of both sides from where the game begins, such as 1.Qd8 Kc5 2.Qa5:</source>
            <translation>&amp;Züge beider Seiten vom Beginn der Partie an, etwa 1.Qd8 Kc5 2.Qa5:</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/line_dialog.py" />
            <source>&amp;Use This Line</source>
            <translation>Diese Zugfolge &amp;benutzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/line_dialog.py" />
            <source>Recorded Line</source>
            <translation>Aufgezeichnete Zugfolge</translation>
        </message>
    </context>
    <context>
        <name>LiveSolving</name>
        <message>
            <location filename="../../app/matewright/gui/desk/live.py" />
            <source>Still working …</source>
            <translation>Noch in Arbeit …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/desk/live.py" />
            <source>cannot be solved as it is</source>
            <translation>so nicht lösbar</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/desk/live.py" />
            <source>live</source>
            <translation>mitgelöst</translation>
        </message>
    </context>
    <context>
        <name>LoadingLine</name>
        <message>
            <location filename="../../app/matewright/gui/collection/loading_line.py" />
            <source>Continue reading</source>
            <translation>Weiterlesen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/loading_line.py" />
            <source>Problems read</source>
            <translation>Gelesene Aufgaben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/loading_line.py" />
            <source>Stop reading; searches then find only what is read</source>
            <translation>Lesen anhalten; Suchen finden dann nur, was gelesen ist</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/loading_line.py" />
            <source>Stopped: {done} of {total} read</source>
            <translation>Angehalten: {done} von {total} gelesen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/loading_line.py" />
            <source>{done} of {total} read</source>
            <translation>{done} von {total} gelesen</translation>
        </message>
    </context>
    <context>
        <name>LogChart</name>
        <message>
            <location filename="../../app/matewright/gui/solving/chart.py" />
            <source>Preparing the chart …</source>
            <translation>Die Grafik wird vorbereitet …</translation>
        </message>
    </context>
    <context>
        <name>LogPane</name>
        <message>
            <location filename="../../app/matewright/gui/solving/log_pane.py" />
            <source>&amp;Log</source>
            <translation>Protok&amp;oll</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/log_pane.py" />
            <source>Log</source>
            <translation>Protokoll</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/log_pane.py" />
            <source>Questions put to the engine are noted here.</source>
            <translation>Hier wird notiert, was der Löser gefragt wird.</translation>
        </message>
    </context>
    <context>
        <name>Look</name>
        <message>
            <location filename="../../app/matewright/render/look.py" />
            <source>As the window</source>
            <translation>Wie das Fenster</translation>
        </message>
        <message>
            <location filename="../../app/matewright/render/look.py" />
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/render/look.py" />
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <location filename="../../app/matewright/render/look.py" />
            <source>Print</source>
            <translation>Druck</translation>
        </message>
        <message>
            <location filename="../../app/matewright/render/look.py" />
            <source>Print (hatched squares)</source>
            <translation>Druck (schraffierte Felder)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/render/look.py" />
            <source>Standard</source>
            <translation>Standard</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>Cannot solve this</source>
            <translation>Das lässt sich nicht lösen</translation>
        </message>
    </context>
    <context>
        <name>ManualDialog</name>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>&amp;Back</source>
            <translation>&amp;Zurück</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>&amp;Find</source>
            <translation>&amp;Suchen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>&amp;Next</source>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>Contents of the manual</source>
            <translation>Inhalt des Handbuchs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>Manual</source>
            <translation>Handbuch</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>Not on this page</source>
            <translation>Nicht auf dieser Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>Page of the manual</source>
            <translation>Seite des Handbuchs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>{page} (in English)</source>
            <translation>{page} (auf Englisch)</translation>
        </message>
    </context>
    <context>
        <name>Menus</name>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Collection</source>
            <translation>Sa&amp;mmlung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Edit</source>
            <translation>&amp;Bearbeiten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Export</source>
            <translation>E&amp;xportieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;File</source>
            <translation>&amp;Datei</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Position</source>
            <translation>&amp;Stellung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Solve</source>
            <translation>&amp;Lösen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Speed of Playing</source>
            <translation>&amp;Tempo des Abspielens</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Transform</source>
            <translation>&amp;Umformen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>Colu&amp;mns</source>
            <translation>&amp;Spalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>Dia&amp;grams</source>
            <translation>D&amp;iagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>G&amp;o to</source>
            <translation>Ge&amp;he zu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>L&amp;etters of the Men</source>
            <translation>Bu&amp;chstaben der Steine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>La&amp;nguage</source>
            <translation>&amp;Sprache</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>Pla&amp;y</source>
            <translation>S&amp;piel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>Solutio&amp;n</source>
            <translation>L&amp;ösung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>Sort &amp;by</source>
            <translation>Sortie&amp;ren nach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>T&amp;heme</source>
            <translation>&amp;Farben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>Te&amp;xt of the File</source>
            <translation>Te&amp;xt der Datei</translation>
        </message>
    </context>
    <context>
        <name>MissingStipulation</name>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>&amp;Leave Them Out</source>
            <translation>Diese aus&amp;lassen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>&amp;Stipulation</source>
            <translation>&amp;Forderung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>&amp;Use It for These</source>
            <translation>Für diese &amp;verwenden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>Meaning of the stipulation</source>
            <translation>Bedeutung der Forderung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>No Stipulation</source>
            <translation>Keine Forderung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>Problems without a stipulation: {missing} of {total}</source>
            <translation>Aufgaben ohne Forderung: {missing} von {total}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>Reading …</source>
            <translation>Wird gelesen …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>Set Stipulation of %n Problems</source>
            <translation>
                <numerusform>Forderung setzen</numerusform>
                <numerusform>Forderung von %n Aufgaben setzen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>The file does not say what they ask. The stipulation is written into them, which one step of Undo takes back.</source>
            <translation>Die Datei nennt ihre Forderung nicht. Die Forderung wird bei ihnen eingetragen; ein Schritt Rückgängig nimmt das zurück.</translation>
        </message>
    </context>
    <context>
        <name>MoveControls</name>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Back one move</source>
            <translation>Einen Zug zurück</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>First position</source>
            <translation>Erste Stellung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Forward one move</source>
            <translation>Einen Zug vor</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Last position</source>
            <translation>Letzte Stellung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Play Line</source>
            <translation>Abspielen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Play the moves one by one</source>
            <translation>Die Züge einzeln abspielen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Stop playing</source>
            <translation>Abspielen anhalten</translation>
        </message>
    </context>
    <context>
        <name>MoveStrip</name>
        <message>
            <location filename="../../app/matewright/gui/play/move_strip.py" />
            <source>Moves played</source>
            <translation>Gespielte Züge</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/move_strip.py" />
            <source>Start</source>
            <translation>Anfang</translation>
        </message>
    </context>
    <context>
        <name>MoveTableModel</name>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>%n captures</source>
            <translation>
                <numerusform>%n Schlagzug</numerusform>
                <numerusform>%n Schlagzüge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>%n checks</source>
            <translation>
                <numerusform>%n Schachgebot</numerusform>
                <numerusform>%n Schachgebote</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>%n legal moves</source>
            <translation>
                <numerusform>%n legaler Zug</numerusform>
                <numerusform>%n legale Züge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>%n mates</source>
            <translation>
                <numerusform>%n Matt</numerusform>
                <numerusform>%n Matts</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>Legal move</source>
            <translation>Legaler Zug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>Move</source>
            <translation>Zug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>Place in the order of the search</source>
            <translation>Platz in der Reihenfolge der Suche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>Remarks</source>
            <translation>Bemerkungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>Weight</source>
            <translation>Gewicht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>What the generator of G.M.S. expects of it; the heaviest is tried first</source>
            <translation>Was der Generator von G.M.S. davon erwartet; der schwerste wird zuerst versucht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>What the move does</source>
            <translation>Was der Zug bewirkt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>captures</source>
            <translation>schlägt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>captures en passant</source>
            <translation>schlägt en passant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>castles</source>
            <translation>rochiert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>check</source>
            <translation>Schach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>double check</source>
            <translation>Doppelschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>mate</source>
            <translation>Matt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>promotes to {kind}</source>
            <translation>wandelt um: {kind}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>stalemate</source>
            <translation>Patt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>unsafe</source>
            <translation>ungedeckt</translation>
        </message>
    </context>
    <context>
        <name>MovementPicture</name>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Where it goes</source>
            <translation>Wohin der Stein zieht</translation>
        </message>
    </context>
    <context>
        <name>MovesPane</name>
        <message>
            <location filename="../../app/matewright/gui/board/moves_pane.py" />
            <source>&amp;Moves</source>
            <translation>Zü&amp;ge</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/moves_pane.py" />
            <source>Checkmate: there is no legal move.</source>
            <translation>Matt: es gibt keinen legalen Zug.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/moves_pane.py" />
            <source>Legal moves and their weights</source>
            <translation>Legale Züge und ihre Gewichte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/moves_pane.py" />
            <source>Stalemate: there is no legal move.</source>
            <translation>Patt: es gibt keinen legalen Zug.</translation>
        </message>
    </context>
    <context>
        <name>NotationPage</name>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Letters of the men</source>
            <translation>&amp;Buchstaben der Steine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>English</source>
            <translation>Englisch</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>English of problemists</source>
            <translation>Englisch, Problemschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Figurines</source>
            <translation>Figurinen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>French</source>
            <translation>Französisch</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>German</source>
            <translation>Deutsch</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Letters of de&amp;fences and answers: 1...Kc5 a 2.Qa5# A</source>
            <translation>Buchstaben von &amp;Paraden und Antworten: 1...Kc5 a 2.Qa5# A</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Lon&amp;g notation: both squares of every move</source>
            <translation>&amp;Lange Notation: beide Felder jedes Zuges</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Russian</source>
            <translation>Russisch</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>So moves look: {moves}</source>
            <translation>So sehen Züge aus: {moves}</translation>
        </message>
    </context>
    <context>
        <name>Notifications</name>
        <message>
            <location filename="../../app/matewright/gui/solving/notifications.py" />
            <source>Problem {number} has no answer: {reason}</source>
            <translation>Aufgabe {number} hat keine Antwort: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/notifications.py" />
            <source>Problem {number}, {stipulation}: {verdict}</source>
            <translation>Aufgabe {number}, {stipulation}: {verdict}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/notifications.py" />
            <source>Solving has ended</source>
            <translation>Das Lösen ist beendet</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/solving/notifications.py" />
            <source>The queue is done: %n problems.</source>
            <translation>
                <numerusform>Die Warteschlange ist fertig: %n Aufgabe.</numerusform>
                <numerusform>Die Warteschlange ist fertig: %n Aufgaben.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OptionsPanel</name>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source> MiB</source>
            <translation> MiB</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source> of {count}</source>
            <translation> von {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source> s</source>
            <translation> s</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>&amp;Key already played</source>
            <translation>Schlüsselzug schon &amp;gespielt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>&amp;Most solutions</source>
            <translation>&amp;Maximale Lösungszahl</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>&amp;Tries, up to</source>
            <translation>&amp;Verführungen, bis</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>&amp;White begins</source>
            <translation>&amp;Weiß beginnt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>A defence is long if it lasts more than this many moves</source>
            <translation>Eine Verteidigung ist lang, wenn sie mehr als so viele Züge dauert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>A quiet attack must threaten to succeed in at most this many moves</source>
            <translation>Ein stiller Angriffszug muss drohen, in höchstens so vielen Zügen zum Ziel zu kommen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>After an attack the defending king may have at most this many moves</source>
            <translation>Nach einem Angriff darf der verteidigende König höchstens so viele Züge haben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Also show defences that are met in fewer moves than are left</source>
            <translation>Auch Verteidigungen zeigen, die in weniger Zügen beantwortet werden, als übrig sind</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Also show first moves that only just fail</source>
            <translation>Auch erste Züge zeigen, die nur knapp scheitern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Also show what happens when the other side moves first</source>
            <translation>Auch zeigen, was geschieht, wenn die andere Seite zuerst zieht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Attacker's own &amp;goal too</source>
            <translation>Auch eigenes &amp;Ziel des Angreifers</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Checks only</source>
            <translation>Nur Schachgebote</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/option_fit.py" />
            <source>Does not go with a diagram after the key</source>
            <translation>Passt nicht zu einem Diagramm nach dem Schlüsselzug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/option_fit.py" />
            <source>Does not go with {text}</source>
            <translation>Passt nicht zu {text}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Exchanged, White plays what Black is to play, and Black what White is to play</source>
            <translation>Vertauscht spielt Weiß, was Schwarz spielen soll, und Schwarz, was Weiß spielen soll</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Faster, but what is found need not be everything; for this session alone</source>
            <translation>Schneller, doch was gefunden wird, muss nicht alles sein; nur für diese Sitzung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>First moves numbered</source>
            <translation>Erste Züge Nummer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Flight s&amp;quares</source>
            <translation>Fl&amp;uchtfelder</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>How many processor cores may work</source>
            <translation>Wie viele Prozessorkerne arbeiten dürfen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Long defences</source>
            <translation>Lange Verteidigungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Longest threat in moves</source>
            <translation>Längste Drohung in Zügen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Look at checking moves alone: fast, but other keys are missed</source>
            <translation>Nur Schachgebote ansehen: schnell, doch andere Schlüsselzüge werden übersehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Look for</source>
            <translation>Gesucht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Look for everything: no limits and no restrictions</source>
            <translation>Alles suchen: keine Grenzen und keine Einschränkungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Look for the shortest solutions alone</source>
            <translation>Nur die kürzesten Lösungen suchen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Look for threats; without them every defence is shown</source>
            <translation>Drohungen suchen; ohne sie wird jede Verteidigung gezeigt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Look only at first moves with these numbers, counted from a1 to h8</source>
            <translation>Nur erste Züge mit diesen Nummern ansehen, gezählt von a1 bis h8</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Memory</source>
            <translation>Speicher</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Memory in MiB</source>
            <translation>Speicher in MiB</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>More &amp;options</source>
            <translation>Mehr &amp;Optionen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Most flights</source>
            <translation>Höchstzahl der Fluchtfelder</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Most long defences</source>
            <translation>Höchstzahl langer Verteidigungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Most refutations of a try</source>
            <translation>Höchstzahl der Widerlegungen einer Verführung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Most solutions</source>
            <translation>Maximale Lösungszahl</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/option_fit.py" />
            <source>Not with the shortest mate alone</source>
            <translation>Nicht beim kürzesten Matt allein</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Number of the first move to look at</source>
            <translation>Nummer des ersten Zuges, der angesehen wird</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Number of the last move to look at</source>
            <translation>Nummer des letzten Zuges, der angesehen wird</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/option_fit.py" />
            <source>Only with the full solution</source>
            <translation>Nur bei der vollständigen Lösung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Parts of White and &amp;Black</source>
            <translation>&amp;Rollen von Weiß und Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Parts of White and Black</source>
            <translation>Rollen von Weiß und Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Problem</source>
            <translation>Aufgabe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Reset</source>
            <translation>Zurücksetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Restrict</source>
            <translation>Einschränken</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Set p&amp;lay</source>
            <translation>Sat&amp;zspiel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Short variat&amp;ions</source>
            <translation>&amp;Kurze Varianten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Show</source>
            <translation>Zeigen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Stop &amp;after</source>
            <translation>Stopp &amp;nach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Stop after short sol&amp;utions</source>
            <translation>Stopp nach Kurz&amp;lösungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Stop after this many keys or lines; tries and set play do not count</source>
            <translation>Nach so vielen Schlüsselzügen oder Lösungen anhalten; Verführungen und Satzspiel zählen nicht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Stop after this many seconds</source>
            <translation>Nach so vielen Sekunden anhalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/option_fit.py" />
            <source>Strategy {name} cannot look at checks alone</source>
            <translation>Strategie {name} kann nicht nur Schachgebote ansehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/option_fit.py" />
            <source>Strategy {name} has no such option</source>
            <translation>Strategie {name} hat keine solche Option</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Strategy {name} has no table of positions</source>
            <translation>Strategie {name} hat keine Stellungstabelle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Strategy {name} works on one processor core</source>
            <translation>Strategie {name} arbeitet auf einem Prozessorkern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Th&amp;reats</source>
            <translation>Drohunge&amp;n</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>The attacker may also reach the goal himself: that is a solution too</source>
            <translation>Der Angreifer darf das Ziel auch selbst erreichen: auch das ist eine Lösung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>The defender may have one reply at each stage, and in all so many more, that lasts over so many moves</source>
            <translation>Der Verteidiger darf auf jeder Stufe eine Antwort haben, die länger als so viele Züge dauert, und insgesamt so viele weitere</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>The diagram shows the position after the key, and the other side is to move</source>
            <translation>Das Diagramm zeigt die Stellung nach dem Schlüsselzug, die andere Seite ist am Zug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>The most memory for the table of positions</source>
            <translation>Größter Speicher für die Stellungstabelle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>These are for this session: the next start looks for everything</source>
            <translation>Nur für diese Sitzung: der nächste Start sucht wieder alles</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>These belong to the problem and are saved with it</source>
            <translation>Diese gehören zur Aufgabe und werden mit ihr gespeichert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Threa&amp;ds</source>
            <translation>Thr&amp;eads</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Threads</source>
            <translation>Threads</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Threat within</source>
            <translation>Drohung in höchstens</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Time limit in seconds</source>
            <translation>Zeitgrenze in Sekunden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>What the full solution tells</source>
            <translation>Was die vollständige Lösung zeigt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>White begins</source>
            <translation>Weiß beginnt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>White begins, and Black's first move is left out</source>
            <translation>Weiß beginnt, der erste schwarze Zug entfällt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Work</source>
            <translation>Ressourcen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>all</source>
            <translation>alle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>also with the parts exchanged</source>
            <translation>auch mit vertauschten Rollen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>any</source>
            <translation>beliebig</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>as set up</source>
            <translation>wie aufgestellt</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/question/option_text.py" />
            <source>at most %n solutions</source>
            <translation>
                <numerusform>höchstens %n Lösung</numerusform>
                <numerusform>höchstens %n Lösungen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>exchanged (half duplex)</source>
            <translation>vertauscht (Halbduplex)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>exchanged as well (duplex)</source>
            <translation>auch vertauscht (Duplex)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>last</source>
            <translation>letzter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>no limit</source>
            <translation>unbegrenzt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>no short variations</source>
            <translation>ohne kurze Varianten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>no threats</source>
            <translation>ohne Drohungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>over</source>
            <translation>über</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>refutations</source>
            <translation>
                <numerusform>Widerlegung</numerusform>
                <numerusform>Widerlegungen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>set play</source>
            <translation>Satzspiel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>stop after short solutions</source>
            <translation>Stopp nach Kurzlösungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>the attacker's own goal too</source>
            <translation>auch eigenes Ziel des Angreifers</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>the key already played</source>
            <translation>Schlüsselzug schon gespielt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>to</source>
            <translation>bis</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>tries</source>
            <translation>Verführungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>with the parts exchanged</source>
            <translation>mit vertauschten Rollen</translation>
        </message>
    </context>
    <context>
        <name>PageView</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Preview of the page</source>
            <translation>Vorschau der Seite</translation>
        </message>
    </context>
    <context>
        <name>PhaseTable</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>%n tries left out</source>
            <translation>
                <numerusform>%n Verführung weggelassen</numerusform>
                <numerusform>%n Verführungen weggelassen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>After the key</source>
            <translation>Nach dem Schlüsselzug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>Phase</source>
            <translation>Phase</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>Refuted by</source>
            <translation>Widerlegt durch</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>Set play</source>
            <translation>Satzspiel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>Threat</source>
            <translation>Drohung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>changed after {letters}</source>
            <translation>gewechselt nach {letters}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>changed from {phases}</source>
            <translation>gewechselt gegenüber {phases}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>transferred from {phases}</source>
            <translation>übertragen aus {phases}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>transferred: {letters}</source>
            <translation>übertragen: {letters}</translation>
        </message>
    </context>
    <context>
        <name>Pictures</name>
        <message>
            <location filename="../../app/matewright/render/pictures.py" />
            <source>Chess diagram</source>
            <translation>Schachdiagramm</translation>
        </message>
    </context>
    <context>
        <name>PieceButton</name>
        <message>
            <location filename="../../app/matewright/gui/board/piece_button.py" />
            <source>{man}: drag it to the board, or click it and then squares</source>
            <translation>{man}: aufs Brett ziehen, oder anklicken und danach Felder</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/piece_button.py" />
            <source>{man}: drag it to the board, or click it and then squares
({movement})</source>
            <translation>{man}: aufs Brett ziehen, oder anklicken und danach Felder
({movement})</translation>
        </message>
    </context>
    <context>
        <name>PiecePalette</name>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>All men</source>
            <translation>Alle Steine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Choose among all fairy men, neutral and royal ones</source>
            <translation>Unter allen Märchensteinen wählen, auch neutralen und königlichen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Clear</source>
            <translation>Leeren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Click squares to remove their men</source>
            <translation>Felder anklicken, um ihre Steine zu entfernen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Erase</source>
            <translation>Radieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Fairy</source>
            <translation>Märchen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Fairy men</source>
            <translation>Märchensteine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Flip</source>
            <translation>Drehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Initial array</source>
            <translation>Grundstellung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Remove all men from the board</source>
            <translation>Alle Steine vom Brett nehmen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>See the board from the other side</source>
            <translation>Das Brett von der anderen Seite sehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Set up the men as at the start of a game</source>
            <translation>Die Steine wie zu Beginn einer Partie aufstellen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Show or hide fairy men: {names}</source>
            <translation>Märchensteine zeigen oder verbergen: {names}</translation>
        </message>
    </context>
    <context>
        <name>PlayBar</name>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source> s a move</source>
            <translation> s je Zug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>&amp;Back to Editing</source>
            <translation>&amp;Zurück zum Aufbauen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Black</source>
            <translation>Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Black is thinking …</source>
            <translation>Schwarz denkt nach …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Black to move; the line ends here</source>
            <translation>Schwarz am Zug; die Zugfolge endet hier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Cannot play on</source>
            <translation>Weiterspielen nicht möglich</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Choose in the solution what is played, and play what is chosen there</source>
            <translation>In der Lösung wählen, was gespielt wird, und spielen, was dort gewählt wird</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Follow the sol&amp;ution</source>
            <translation>Der Lösung &amp;folgen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>L&amp;ine …</source>
            <translation>&amp;Zugfolge …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Mate: Black wins</source>
            <translation>Matt: Schwarz gewinnt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Mate: White wins</source>
            <translation>Matt: Weiß gewinnt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Move No&amp;w</source>
            <translation>&amp;Jetzt ziehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Play mode</source>
            <translation>Spielmodus</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Playing: Black to move</source>
            <translation>Spiel: Schwarz am Zug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Playing: White to move</source>
            <translation>Spiel: Weiß am Zug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Return to the diagram (Esc)</source>
            <translation>Zurück zum Diagramm (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Seconds a strategy may think about a move</source>
            <translation>Sekunden, die eine Strategie über einen Zug nachdenken darf</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Stalemate: Black cannot move</source>
            <translation>Patt: Schwarz kann nicht ziehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Stalemate: White cannot move</source>
            <translation>Patt: Weiß kann nicht ziehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Ta&amp;ke as New Position</source>
            <translation>Als neue Stellung über&amp;nehmen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Type or paste the line that is to be played</source>
            <translation>Die Zugfolge eingeben oder einfügen, die gespielt werden soll</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>White</source>
            <translation>Weiß</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>White is thinking …</source>
            <translation>Weiß denkt nach …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>White to move; the line ends here</source>
            <translation>Weiß am Zug; die Zugfolge endet hier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Who plays Black</source>
            <translation>Wer spielt Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Who plays White</source>
            <translation>Wer spielt Weiß</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>a person</source>
            <translation>ein Mensch</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>recorded line</source>
            <translation>aufgezeichnete Zugfolge</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{first} · {what}</source>
            <translation>{first} · {what}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{move} is not in the solution</source>
            <translation>{move} steht nicht in der Lösung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{move}! is the key</source>
            <translation>{move}! ist der Schlüsselzug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{move}? is a try</source>
            <translation>{move}? ist eine Verführung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{move}? is a try, refuted by {refutation}!</source>
            <translation>{move}? ist eine Verführung, widerlegt durch {refutation}!</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{move}? is not the key</source>
            <translation>{move}? ist nicht der Schlüsselzug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{move}? is refuted by {refutation}! and other moves</source>
            <translation>{move}? wird durch {refutation}! und andere Züge widerlegt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{move}? is too long: {length} moves</source>
            <translation>{move}? dauert zu lang: {length} Züge</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{what} · not in the solution</source>
            <translation>{what} · nicht in der Lösung</translation>
        </message>
    </context>
    <context>
        <name>PlayFeature</name>
        <message>
            <location filename="../../app/matewright/gui/play/feature.py" />
            <source>&amp;Follow the Solution</source>
            <translation>Der Lösung &amp;folgen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/feature.py" />
            <source>&amp;Play Moves</source>
            <translation>&amp;Züge spielen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/feature.py" />
            <source>&amp;Take as New Position</source>
            <translation>&amp;Als neue Stellung übernehmen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/feature.py" />
            <source>Back to &amp;Editing</source>
            <translation>Zurück zum Auf&amp;bauen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/feature.py" />
            <source>Move &amp;Now</source>
            <translation>&amp;Jetzt ziehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/feature.py" />
            <source>Recorded &amp;Line …</source>
            <translation>Aufgezeichnete Zu&amp;gfolge …</translation>
        </message>
    </context>
    <context>
        <name>PlayTools</name>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Filter</source>
            <translation>Filter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Find</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Find a move or word in the solution</source>
            <translation>Einen Zug oder ein Wort in der Lösung suchen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Gather defences with the same play: 1...Sa~ 2.Qb2#. Space unfolds one group</source>
            <translation>Verteidigungen mit gleichem Spiel zusammenfassen: 1...Sa~ 2.Qb2#. Die Leertaste klappt eine Gruppe auf</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Group</source>
            <translation>Gruppieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Leave out part of the play</source>
            <translation>Einen Teil des Spiels weglassen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Looking through the tree …</source>
            <translation>Der Baum wird durchsucht …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only &amp;Distinct Variations</source>
            <translation>Nur &amp;eigenständige Varianten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only C&amp;hanges</source>
            <translation>Nur &amp;Wechsel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only D&amp;uals</source>
            <translation>Nur D&amp;uale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only Moves of &amp;This Man: {piece}</source>
            <translation>Nur Züge &amp;dieses Steins: {piece}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only Moves of &amp;This Piece</source>
            <translation>Nur Züge &amp;dieses Steins</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only Moves of &amp;{piece}</source>
            <translation>Nur Züge von &amp;{piece}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only Play of the Chosen The&amp;me</source>
            <translation>Nur Spiel des gewählten The&amp;mas</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only Play of the The&amp;me: {name}</source>
            <translation>Nur Spiel des The&amp;mas: {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Show &amp;Everything</source>
            <translation>&amp;Alles zeigen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Tries without &amp;Checks and Captures</source>
            <translation>Verführungen ohne Schach und S&amp;chlagen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Without variations that repeat a threat or follow upon every defence</source>
            <translation>Ohne Varianten, die eine Drohung wiederholen oder auf jede Verteidigung folgen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>gone: {lines}</source>
            <translation>weggefallen: {lines}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>only changes</source>
            <translation>nur Wechsel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>only distinct variations</source>
            <translation>nur eigenständige Varianten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>only duals</source>
            <translation>nur Duale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>only moves of {man}</source>
            <translation>nur Züge von {man}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>only the theme {name}</source>
            <translation>nur das Thema {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>tries without checks and captures</source>
            <translation>Verführungen ohne Schach und Schlagen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>{count} new</source>
            <translation>{count} neu</translation>
        </message>
    </context>
    <context>
        <name>PlayView</name>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>&amp;Copy Branch as Text</source>
            <translation>Zweig als Text &amp;kopieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>&amp;Gather These Defences</source>
            <translation>Diese Verteidigungen zusammen&amp;fassen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>&amp;Play from Here</source>
            <translation>Ab hier &amp;abspielen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>&amp;Require This Move (+)</source>
            <translation>Diesen Zug &amp;wünschen (+)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>&amp;Show Everything</source>
            <translation>All&amp;es zeigen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>&amp;Unfold This Group</source>
            <translation>Diese &amp;Gruppe aufklappen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>Only Moves of &amp;This Piece</source>
            <translation>Nur Züge &amp;dieses Steins</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>Play</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>Require &amp;All from Here (*)</source>
            <translation>Alles ab h&amp;ier wünschen (*)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>Require &amp;Nothing</source>
            <translation>&amp;Nichts wünschen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/rows.py" />
            <source>but</source>
            <translation>aber</translation>
        </message>
    </context>
    <context>
        <name>PositionControls</name>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Allow castling {right}</source>
            <translation>Rochade {right} erlauben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Black</source>
            <translation>Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Black may castle on the king's side (0-0)</source>
            <translation>Schwarz darf kurz rochieren (0-0)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Black may castle on the queen's side (0-0-0)</source>
            <translation>Schwarz darf lang rochieren (0-0-0)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Black to move</source>
            <translation>Schwarz am Zug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Castling</source>
            <translation>Rochade</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Deny castling {right}</source>
            <translation>Rochade {right} verbieten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>En passant on {square}</source>
            <translation>En passant auf {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>En passant square</source>
            <translation>En-passant-Feld</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>No en passant</source>
            <translation>Kein en passant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>No pawn can be captured en passant in this position</source>
            <translation>In dieser Stellung kann kein Bauer en passant geschlagen werden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>The square on which a pawn may be captured en passant at once</source>
            <translation>Das Feld, auf dem sogleich en passant geschlagen werden darf</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>To move</source>
            <translation>Am Zug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>White</source>
            <translation>Weiß</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>White may castle on the king's side (0-0)</source>
            <translation>Weiß darf kurz rochieren (0-0)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>White may castle on the queen's side (0-0-0)</source>
            <translation>Weiß darf lang rochieren (0-0-0)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>White to move</source>
            <translation>Weiß am Zug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>e.p.</source>
            <translation>e.p.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>{white} white and {black} black men</source>
            <translation>{white} weiße und {black} schwarze Steine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>{white} white, {black} black and {neutral} neutral men</source>
            <translation>{white} weiße, {black} schwarze und {neutral} neutrale Steine</translation>
        </message>
    </context>
    <context>
        <name>PositionSearch</name>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>&amp;Clear</source>
            <translation>&amp;Leeren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>&amp;Free Squares</source>
            <translation>F&amp;reie Felder</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>&amp;Nothing else on the board</source>
            <translation>Sonst ni&amp;chts auf dem Brett</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>&amp;Search</source>
            <translation>&amp;Suchen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>&amp;Take Position Shown</source>
            <translation>Gezeigte Stellung über&amp;nehmen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>At least this many</source>
            <translation>Mindestens so viele</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Click squares on which anything may stand; they get a ring. Esc ends it.</source>
            <translation>Felder anklicken, auf denen irgendetwas stehen darf; sie bekommen einen Ring. Esc beendet das.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Least number: {man}</source>
            <translation>Mindestanzahl: {man}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Men on the board</source>
            <translation>Steine auf dem Brett</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Men on these squares</source>
            <translation>Steine, die auf diesen Feldern stehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Nothing to search for yet.</source>
            <translation>Noch wird nach nichts gefragt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Put men where they must stand. All other squares may be empty or not, unless nothing else may be on the board.</source>
            <translation>Steine dorthin setzen, wo sie stehen müssen. Alle anderen Felder können leer oder besetzt sein, außer wenn sonst nichts auf dem Brett sein darf.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Search by Position</source>
            <translation>Nach Stellung suchen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Set up the problem that the window shows</source>
            <translation>Die Aufgabe aufstellen, die das Fenster zeigt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Squares without a man must be empty, but for free ones</source>
            <translation>Felder ohne Stein müssen leer sein, außer den freien</translation>
        </message>
    </context>
    <context>
        <name>PreferencesDialog</name>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/dialog.py" />
            <source>&amp;Cancel</source>
            <translation>&amp;Abbrechen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/dialog.py" />
            <source>&amp;Defaults of This Page</source>
            <translation>&amp;Vorgaben dieser Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/dialog.py" />
            <source>&amp;OK</source>
            <translation>&amp;OK</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/dialog.py" />
            <source>A&amp;pply</source>
            <translation>Anwend&amp;en</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Board and Notation</source>
            <translation>Brett und Notation</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Files</source>
            <translation>Dateien</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Language and Appearance</source>
            <translation>Sprache und Aussehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/dialog.py" />
            <source>Pages</source>
            <translation>Seiten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/dialog.py" />
            <source>Preferences</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>Shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Solving</source>
            <translation>Lösen</translation>
        </message>
    </context>
    <context>
        <name>PrintCommands</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>Cannot write the file</source>
            <translation>Die Datei lässt sich nicht schreiben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>Save as PDF</source>
            <translation>Als PDF speichern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>Sent {name} to the printer</source>
            <translation>{name} an den Drucker gesandt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>Untitled</source>
            <translation>Unbenannt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>Wrote {name}</source>
            <translation>{name} geschrieben</translation>
        </message>
    </context>
    <context>
        <name>PrintPreview</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>&amp;Close</source>
            <translation>Schlie&amp;ßen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>&amp;Diagrams a page</source>
            <translation>D&amp;iagramme je Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>&amp;Print …</source>
            <translation>Dr&amp;ucken …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>C&amp;aptions</source>
            <translation>Bes&amp;chriftungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>C&amp;oordinates</source>
            <translation>Ko&amp;ordinaten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Columns</source>
            <translation>Spalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Heading</source>
            <translation>Überschrift</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Heading of the first page</source>
            <translation>Überschrift der ersten Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Laying out the solutions</source>
            <translation>Die Lösungen werden gesetzt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Next page</source>
            <translation>Nächste Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Next page (Page Down)</source>
            <translation>Nächste Seite (Bild ab)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Page</source>
            <translation>Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Pap&amp;er</source>
            <translation>Pa&amp;pier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Previous page</source>
            <translation>Vorige Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Previous page (Page Up)</source>
            <translation>Vorige Seite (Bild auf)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Print</source>
            <translation>Drucken</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Save as PD&amp;F …</source>
            <translation>Als PD&amp;F speichern …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Template</source>
            <translation>Vorlage</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>of the first page</source>
            <translation>der ersten Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>of {count}</source>
            <translation>von {count}</translation>
        </message>
    </context>
    <context>
        <name>PrintedPane</name>
        <message>
            <location filename="../../app/matewright/gui/answer/printed_pane.py" />
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/printed_pane.py" />
            <source>Copy the solution as it stands here</source>
            <translation>Die Lösung so kopieren, wie sie hier steht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/printed_pane.py" />
            <source>Here the solution will stand as it is printed.</source>
            <translation>Hier wird die Lösung stehen, wie sie gedruckt wird.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/printed_pane.py" />
            <source>Maga&amp;zine Form</source>
            <translation>Gedruckte L&amp;ösung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/printed_pane.py" />
            <source>Solution as it is printed</source>
            <translation>Lösung, wie sie gedruckt wird</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/printed_pane.py" />
            <source>Solution copied</source>
            <translation>Lösung kopiert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/printed_pane.py" />
            <source>… the rest is left out</source>
            <translation>… der Rest ist weggelassen</translation>
        </message>
    </context>
    <context>
        <name>Printing</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>&amp;Cancel</source>
            <translation>Abbre&amp;chen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/fields.py" />
            <source>A4</source>
            <translation>A4</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/fields.py" />
            <source>A5</source>
            <translation>A5</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/fields.py" />
            <source>As many as fit</source>
            <translation>So viele wie passen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/page_template.py" />
            <source>Booklet</source>
            <translation>Heft</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>Laying out the pages …</source>
            <translation>Die Seiten werden gesetzt …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/fields.py" />
            <source>Letter</source>
            <translation>Letter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/page_template.py" />
            <source>Magazine</source>
            <translation>Zeitschrift</translation>
        </message>
        <message>
            <location filename="../../app/matewright/render/pages.py" />
            <source>Page {page} of {count}</source>
            <translation>Seite {page} von {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>Print</source>
            <translation>Drucken</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/page_template.py" />
            <source>Problem sheet</source>
            <translation>Aufgabenblatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/fields.py" />
            <source>Problems</source>
            <translation>Aufgaben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/render/pages.py" />
            <source>Solutions</source>
            <translation>Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/render/pages.py" />
            <source>… the rest is left out</source>
            <translation>… der Rest ist weggelassen</translation>
        </message>
    </context>
    <context>
        <name>PrinzDialog</name>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>&amp;Close</source>
            <translation>S&amp;chließen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>&amp;Restart</source>
            <translation>&amp;Neu beginnen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>&amp;Step</source>
            <translation>&amp;Schritt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>1 step a second</source>
            <translation>1 Schritt pro Sekunde</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>As fast as this machine can</source>
            <translation>So schnell diese Maschine kann</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Begin again</source>
            <translation>Von vorn beginnen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Black moves first here, so W stands for Black and B for White.</source>
            <translation>Hier zieht Schwarz zuerst, daher steht W für Schwarz und B für Weiß.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Claimed: mate in two by {key}.</source>
            <translation>Behauptet: Matt in zwei Zügen durch {key}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Claimed: no mate in two.</source>
            <translation>Behauptet: kein Matt in zwei Zügen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Direction counter</source>
            <translation>Richtungszähler</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Estimated: {step} to a step, so that the test position of 1951 takes the 15 minutes that Prinz gave.</source>
            <translation>Geschätzt: {step} je Schritt, sodass die Teststellung von 1951 die 15 Minuten dauert, die Prinz angab.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Ferranti Mark 1</source>
            <translation>Ferranti Mark 1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>It looks for a mate in two, whatever the question is.</source>
            <translation>Es sucht ein Matt in zwei Zügen, wonach auch immer gefragt wird.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Moves standing: {moves}</source>
            <translation>Stehende Züge: {moves}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>One step</source>
            <translation>Ein Schritt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Pau&amp;se</source>
            <translation>Pau&amp;se</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Piece counter</source>
            <translation>Steinzähler</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Prinz's Program of 1951</source>
            <translation>Das Programm von Prinz, 1951</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>R&amp;un</source>
            <translation>Sta&amp;rten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>S&amp;peed</source>
            <translation>&amp;Tempo</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Speed</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Step counter</source>
            <translation>Schrittzähler</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Steps so far</source>
            <translation>Schritte bisher</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>This machine</source>
            <translation>Diese Maschine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>To the &amp;End</source>
            <translation>Bis zum &amp;Ende</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>{count} steps a second</source>
            <translation>{count} Schritte pro Sekunde</translation>
        </message>
    </context>
    <context>
        <name>ProblemChoice</name>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_choice.py" />
            <source>&amp;Numbers</source>
            <translation>&amp;Nummern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_choice.py" />
            <source>&amp;This problem ({number})</source>
            <translation>&amp;Diese Aufgabe ({number})</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/problem_choice.py" />
            <source>A&amp;ll %n problems</source>
            <translation>
                <numerusform>A&amp;lle %n Aufgabe</numerusform>
                <numerusform>A&amp;lle %n Aufgaben</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_choice.py" />
            <source>Numbers of the problems</source>
            <translation>Nummern der Aufgaben</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/problem_choice.py" />
            <source>The %n chosen p&amp;roblems</source>
            <translation>
                <numerusform>Die ausge&amp;wählte Aufgabe</numerusform>
                <numerusform>Die %n ausge&amp;wählten Aufgaben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/problem_choice.py" />
            <source>The %n problems found by the searc&amp;h</source>
            <translation>
                <numerusform>Die von der Suche &amp;gefundene Aufgabe</numerusform>
                <numerusform>Die %n von der Suche &amp;gefundenen Aufgaben</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_choice.py" />
            <source>for example 1-4, 7</source>
            <translation>zum Beispiel 1-4, 7</translation>
        </message>
    </context>
    <context>
        <name>ProblemProperties</name>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Authors</source>
            <translation>&amp;Autoren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Date</source>
            <translation>Da&amp;tum</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Issue</source>
            <translation>&amp;Heft</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Judges</source>
            <translation>&amp;Preisrichter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Keywords</source>
            <translation>Stich&amp;wörter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Number</source>
            <translation>&amp;Nummer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Remove keywords</source>
            <translation>Stichwörter ent&amp;fernen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Source</source>
            <translation>&amp;Quelle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Volume</source>
            <translation>Ban&amp;d</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>1950 or 1950-02-05</source>
            <translation>1950 oder 1950-02-05</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>1st Prize</source>
            <translation>1. Preis</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>2, or branch by branch 2.1.1.1</source>
            <translation>2, oder nach Zweigen 2.1.1.1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>A&amp;pply</source>
            <translation>Anwend&amp;en</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Add &amp;keywords</source>
            <translation>Stich&amp;wörter hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Co&amp;mment</source>
            <translation>&amp;Bemerkung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Different; what is typed here is given to all</source>
            <translation>Verschieden; was hier eingegeben wird, erhalten alle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Dis&amp;tinction</source>
            <translation>Aus&amp;zeichnung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Grimshaw, Novotny</source>
            <translation>Grimshaw, Nowotny</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>How many solutions the author intends, in help play and series</source>
            <translation>Wie viele Lösungen der Autor beabsichtigt, im Hilfs- und Serienspiel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Int&amp;ended solutions</source>
            <translation>&amp;Beabsichtigte Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Journal, book or tourney</source>
            <translation>Zeitschrift, Buch oder Turnier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Loyd, Samuel; several with semicolons</source>
            <translation>Loyd, Samuel; mehrere mit Semikolon</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>OK</source>
            <translation>OK</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Pa&amp;ge</source>
            <translation>&amp;Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Problem Properties</source>
            <translation>Angaben zur Aufgabe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Properties of {count} Problems</source>
            <translation>Angaben zu {count} Aufgaben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>The tourney it was won in</source>
            <translation>Das Turnier, in dem sie errungen wurde</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>To&amp;urney</source>
            <translation>T&amp;urnier</translation>
        </message>
    </context>
    <context>
        <name>ProgressPanel</name>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Comparing with modern</source>
            <translation>Vergleicht mit modern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Depth {moves}</source>
            <translation>Tiefe {moves}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Depth {moves} of {most}</source>
            <translation>Tiefe {moves} von {most}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Figures: {figures}</source>
            <translation>Zahlen: {figures}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>How far the search is</source>
            <translation>Wie weit die Suche ist</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Looking at the set play</source>
            <translation>Betrachtet das Satzspiel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Looking for tries</source>
            <translation>Sucht Verführungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Show or hide the figures of the search</source>
            <translation>Zahlen der Suche zeigen oder ausblenden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Starting …</source>
            <translation>Beginnt …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Writing the variations</source>
            <translation>Schreibt die Varianten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>searching …</source>
            <translation>sucht …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>{count} positions</source>
            <translation>{count} Stellungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>{done} of {total} done</source>
            <translation>{done} von {total} fertig</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>{done} of {total} first moves done</source>
            <translation>{done} von {total} ersten Zügen fertig</translation>
        </message>
    </context>
    <context>
        <name>Publishing</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Cannot write the file</source>
            <translation>Die Datei lässt sich nicht schreiben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Export Diagram</source>
            <translation>Diagramm exportieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Export Problems</source>
            <translation>Aufgaben exportieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Export cancelled</source>
            <translation>Export abgebrochen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Picture of the diagram copied</source>
            <translation>Bild des Diagramms kopiert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Writing {name} …</source>
            <translation>{name} wird geschrieben …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Wrote {count} files, {first} to {last}</source>
            <translation>{count} Dateien geschrieben, {first} bis {last}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Wrote {name}</source>
            <translation>{name} geschrieben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>problems</source>
            <translation>aufgaben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>{first} … {last}</source>
            <translation>{first} … {last}</translation>
        </message>
    </context>
    <context>
        <name>PublishingFeature</name>
        <message>
            <location filename="../../app/matewright/gui/program/publishing_feature.py" />
            <source>&amp;Copy Diagram as Picture</source>
            <translation>Diagramm als &amp;Bild kopieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/publishing_feature.py" />
            <source>&amp;Diagram …</source>
            <translation>&amp;Diagramm …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/publishing_feature.py" />
            <source>&amp;Print …</source>
            <translation>Dru&amp;cken …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/publishing_feature.py" />
            <source>&amp;Problems …</source>
            <translation>&amp;Aufgaben …</translation>
        </message>
    </context>
    <context>
        <name>QuestionFeature</name>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>&amp;Duplicate Problem</source>
            <translation>Aufgabe du&amp;plizieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>&amp;Initial Array</source>
            <translation>&amp;Partieanfangsstellung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>&amp;Mirror on the Diagonal a8–h1</source>
            <translation>An der Diagonale &amp;a8–h1 spiegeln</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>&amp;New Problem</source>
            <translation>&amp;Neue Aufgabe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>&amp;Redo</source>
            <translation>&amp;Wiederherstellen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>&amp;Swap White and Black, Mirrored 1 ⇔ 8</source>
            <translation>&amp;Weiß und Schwarz tauschen, gespiegelt 1 ⇔ 8</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Add C&amp;ondition …</source>
            <translation>Be&amp;dingung hinzufügen …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Change &amp;Side to Move</source>
            <translation>Andere Seite am &amp;Zug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Clear &amp;Board</source>
            <translation>&amp;Brett leeren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>De&amp;lete Problem</source>
            <translation>Aufgabe &amp;löschen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Fair&amp;y Rules …</source>
            <translation>&amp;Märchenregeln …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Mirror Left and Right (&amp;a ⇔ h)</source>
            <translation>Links und rechts spie&amp;geln (a ⇔ h)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Mirror Top and &amp;Bottom (1 ⇔ 8)</source>
            <translation>Oben und unten spiegel&amp;n (1 ⇔ 8)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Mirror on the Diagonal a1–&amp;h8</source>
            <translation>An der Diagonale a1–&amp;h8 spiegeln</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Rotate L&amp;eft by 90°</source>
            <translation>Nach &amp;links drehen um 90°</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Rotate Ri&amp;ght by 90°</source>
            <translation>Nach re&amp;chts drehen um 90°</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Rotate by &amp;180°</source>
            <translation>Um &amp;180° drehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Shift &amp;Down</source>
            <translation>Nach un&amp;ten schieben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Shift &amp;Left</source>
            <translation>Nach l&amp;inks schieben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Shift &amp;Right</source>
            <translation>Nach &amp;rechts schieben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Shift &amp;Up</source>
            <translation>Nach &amp;oben schieben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>St&amp;ipulation</source>
            <translation>&amp;Forderung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Swap &amp;Colours, Men Stay</source>
            <translation>&amp;Farben tauschen, Steine bleiben</translation>
        </message>
    </context>
    <context>
        <name>QuestionPane</name>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Add a condition</source>
            <translation>Eine Bedingung hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Add a fairy condition</source>
            <translation>Eine Märchenbedingung hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Add {name}</source>
            <translation>{name} hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>All keys and every variation</source>
            <translation>Alle Schlüsselzüge und jede Variante</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>All keys, without their variations</source>
            <translation>Alle Schlüsselzüge, ohne Varianten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Change {name}</source>
            <translation>{name} ändern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Depth of work</source>
            <translation>Umfang der Lösung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Drop Options of the File</source>
            <translation>Optionen der Datei verwerfen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Drop what the file asks for</source>
            <translation>Verwerfen, was die Datei verlangt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Find the answer again after every edit, in the background</source>
            <translation>Nach jeder Änderung die Antwort im Hintergrund neu finden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Full solution</source>
            <translation>Vollständig</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>How much of the answer to find</source>
            <translation>Wie viel von der Antwort gewünscht ist</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Intended solutions</source>
            <translation>Beabsichtigte Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Keys only</source>
            <translation>Schlüsselzüge</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Live solving</source>
            <translation>Mitlösen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Look for the answer</source>
            <translation>Die Antwort suchen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Meaning of the stipulation</source>
            <translation>Bedeutung der Forderung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Question</source>
            <translation>Frage</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Remove {name}</source>
            <translation>{name} entfernen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Shortest mate</source>
            <translation>Kürzestes Matt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Solve</source>
            <translation>Lösen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Stop  Esc</source>
            <translation>Stopp  Esc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Stop solving; what is proved so far stays</source>
            <translation>Lösen anhalten; was bewiesen ist, bleibt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Strategy</source>
            <translation>Strategie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Strategy {name} has only: {modes}</source>
            <translation>Strategie {name} kennt nur: {modes}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Such as #3, h#2.5, s#4 or ser-h=6</source>
            <translation>Etwa #3, h#2.5, s#4 oder ser-h=6</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>The shortest mate and one key</source>
            <translation>Das kürzeste Matt und ein Schlüsselzug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>With: {limits}. Other solutions may be missed.</source>
            <translation>Mit: {limits}. Andere Lösungen können fehlen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategy_fit.py" />
            <source>does not know the fairy men on the board</source>
            <translation>kennt die Märchensteine auf dem Brett nicht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategy_fit.py" />
            <source>does not solve {text}</source>
            <translation>löst {text} nicht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategy_fit.py" />
            <source>knows no conditions</source>
            <translation>kennt keine Bedingungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategy_fit.py" />
            <source>looks for mates in {length} only</source>
            <translation>sucht nur Matts in {length} Zügen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>{mover} is to move, not {other}.</source>
            <translation>{mover} ist am Zug, nicht {other}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>{mover} is to move, not {other}; {keys} changes that.</source>
            <translation>{mover} ist am Zug, nicht {other}; {keys} ändert das.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/option_text.py" />
            <source>{mover} plays {other}’s part</source>
            <translation>{mover} spielt die Rolle von {other}</translation>
        </message>
    </context>
    <context>
        <name>Questions</name>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Cancel</source>
            <translation>&amp;Abbrechen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Discard</source>
            <translation>&amp;Verwerfen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Give Up Changes</source>
            <translation>Änderungen &amp;verwerfen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Overwrite</source>
            <translation>Ü&amp;berschreiben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Replace</source>
            <translation>&amp;Ersetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Save</source>
            <translation>&amp;Speichern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Save Both</source>
            <translation>Beide &amp;speichern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Save anyway</source>
            <translation>&amp;Trotzdem speichern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Con&amp;tinue</source>
            <translation>&amp;Fortfahren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>File changed on disk</source>
            <translation>Datei auf dem Datenträger geändert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Give them up and show what is on the disk?</source>
            <translation>Sie verwerfen und zeigen, was auf dem Datenträger ist?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Not saved</source>
            <translation>Nicht gespeichert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Overwrite it with what is shown here?</source>
            <translation>Mit dem überschreiben, was hier gezeigt wird?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Replace it?</source>
            <translation>Ersetzen?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Replace the file</source>
            <translation>Datei ersetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Save as {ending}</source>
            <translation>Als {ending} speichern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Save before closing?</source>
            <translation>Vor dem Schließen speichern?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Save both? “Replace” below the play lets the answer take the place of the text.</source>
            <translation>Beide speichern? „Ersetzen“ unter dem Spiel lässt die Antwort an die Stelle des Textes treten.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Save its problems before going on?</source>
            <translation>Vor dem Fortfahren ihre Aufgaben speichern?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Something leaves the board</source>
            <translation>Etwas verlässt das Brett</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Something will be left out</source>
            <translation>Etwas fällt weg</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>The file is gone</source>
            <translation>Die Datei ist fort</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>The text of the solution is another one than the answer: {name}</source>
            <translation>Der Text der Lösung sagt etwas anderes als die gefundene Antwort: {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Two solutions</source>
            <translation>Zwei Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Undo brings everything back.</source>
            <translation>Rückgängig bringt alles zurück.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Unsaved changes</source>
            <translation>Nicht gespeicherte Änderungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>“{name}” cannot hold everything.</source>
            <translation>„{name}“ kann nicht alles aufnehmen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>“{name}” exists already.</source>
            <translation>„{name}“ gibt es schon.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>“{name}” has changes here that are not saved.</source>
            <translation>„{name}“ hat hier nicht gespeicherte Änderungen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>“{name}” was changed by another program since it was opened.</source>
            <translation>„{name}“ wurde seit dem Öffnen von einem anderen Programm geändert.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>“{name}” was deleted or renamed by another program.</source>
            <translation>„{name}“ wurde von einem anderen Programm gelöscht oder umbenannt.</translation>
        </message>
    </context>
    <context>
        <name>QueueModel</name>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>Problem</source>
            <translation>Aufgabe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>Solving the version before the edit …</source>
            <translation>Die Fassung vor der Änderung wird gelöst …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>Solving …</source>
            <translation>Wird gelöst …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>State</source>
            <translation>Stand</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>Stip.</source>
            <translation>Ford.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>Untitled</source>
            <translation>Unbenannt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>Waiting</source>
            <translation>Wartet</translation>
        </message>
    </context>
    <context>
        <name>QueuePane</name>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>&amp;Queue</source>
            <translation>&amp;Warteschlange</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>&amp;Stop</source>
            <translation>&amp;Stopp</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Clear &amp;Finished</source>
            <translation>&amp;Fertige entfernen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Re&amp;move</source>
            <translation>&amp;Entfernen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Stop A&amp;ll</source>
            <translation>A&amp;lle anhalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Stop this one; what is proved so far becomes its answer (Del)</source>
            <translation>Diese anhalten; was bisher bewiesen ist, wird ihre Antwort (Entf)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Stop what is being solved and empty the queue</source>
            <translation>Laufendes anhalten und die Warteschlange leeren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Take this one out of the list (Del)</source>
            <translation>Diese aus der Liste nehmen (Entf)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Take what is done out of this list; the answers stay with their problems</source>
            <translation>Fertiges aus der Liste nehmen; die Antworten bleiben bei ihren Aufgaben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>{waiting} waiting · {running} running · {done} done</source>
            <translation>{waiting} warten · {running} läuft · {done} fertig</translation>
        </message>
    </context>
    <context>
        <name>RecentMenu</name>
        <message>
            <location filename="../../app/matewright/gui/program/recent_menu.py" />
            <source>&amp;Clear List</source>
            <translation>&amp;Liste leeren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/recent_menu.py" />
            <source>Open &amp;Recent</source>
            <translation>&amp;Zuletzt geöffnet</translation>
        </message>
    </context>
    <context>
        <name>RecoveryDialog</name>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>&amp;Discard</source>
            <translation>&amp;Verwerfen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>&amp;Restore</source>
            <translation>&amp;Wiederherstellen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>1 problem, kept on {time}</source>
            <translation>1 Aufgabe, gesichert {time}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>Decide &amp;Later</source>
            <translation>&amp;Später entscheiden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>Files with unsaved changes</source>
            <translation>Dateien mit nicht gespeicherten Änderungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>Matewright ended without saving changes in these files. Should they be restored?</source>
            <translation>Matewright endete, ohne Änderungen in diesen Dateien zu speichern. Sollen sie wiederhergestellt werden?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>Matewright ended without saving changes in this file. Should they be restored?</source>
            <translation>Matewright endete, ohne Änderungen in dieser Datei zu speichern. Sollen sie wiederhergestellt werden?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>Restore Unsaved Work</source>
            <translation>Nicht Gespeichertes wiederherstellen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>Restoring writes to no file of yours until you save.</source>
            <translation>Das Wiederherstellen schreibt in keine Ihrer Dateien, bevor Sie speichern.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>The file itself was changed or removed since it was opened.</source>
            <translation>Die Datei selbst wurde seit dem Öffnen geändert oder entfernt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>Untitled</source>
            <translation>Unbenannt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>{count} problems, kept on {time}</source>
            <translation>{count} Aufgaben, gesichert {time}</translation>
        </message>
    </context>
    <context>
        <name>RecoveryOffer</name>
        <message>
            <location filename="../../app/matewright/gui/program/recovery_offer.py" />
            <source>Not everything could be restored</source>
            <translation>Nicht alles ließ sich wiederherstellen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/recovery_offer.py" />
            <source>Restoring unsaved changes …</source>
            <translation>Änderungen werden wiederhergestellt …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/recovery_offer.py" />
            <source>{reason} It is now “{name}”.</source>
            <translation>{reason} Sie heißt nun „{name}“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/recovery_offer.py" />
            <source>“{name}” was changed since. Only the problems that were edited could be restored, without the others: {count}.</source>
            <translation>„{name}“ wurde seither geändert. Nur die bearbeiteten Aufgaben ließen sich wiederherstellen, ohne die anderen: {count}.</translation>
        </message>
    </context>
    <context>
        <name>RemarkModel</name>
        <message>
            <location filename="../../app/matewright/gui/file/remark_model.py" />
            <source>Line</source>
            <translation>Zeile</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/remark_model.py" />
            <source>Problem</source>
            <translation>Aufgabe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/remark_model.py" />
            <source>What was not understood</source>
            <translation>Nicht Verstandenes</translation>
        </message>
    </context>
    <context>
        <name>RingHint</name>
        <message>
            <location filename="../../app/matewright/gui/board/ring_hint.py" />
            <source>K Q R B N P: black</source>
            <translation>K Q R B N P: schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/ring_hint.py" />
            <source>K Q R B N P: white</source>
            <translation>K Q R B N P: weiß</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/ring_hint.py" />
            <source>with Shift: black</source>
            <translation>mit Umschalt: schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/ring_hint.py" />
            <source>with Shift: white</source>
            <translation>mit Umschalt: weiß</translation>
        </message>
    </context>
    <context>
        <name>RulesDialog</name>
        <message>
            <location filename="../../app/matewright/gui/question/rules_dialog.py" />
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/rules_dialog.py" />
            <source>Orthodox chess: there is nothing to explain.</source>
            <translation>Orthodoxes Schach: Es gibt nichts zu erklären.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/rules_dialog.py" />
            <source>Rules of This Problem</source>
            <translation>Regeln dieser Aufgabe</translation>
        </message>
    </context>
    <context>
        <name>RunChoice</name>
        <message>
            <location filename="../../app/matewright/gui/solving/run_choice.py" />
            <source>Answer {number}</source>
            <translation>Antwort {number}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/run_choice.py" />
            <source>Answer {number} of {count}</source>
            <translation>Antwort {number} von {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/run_choice.py" />
            <source>Compare Two …</source>
            <translation>Zwei vergleichen …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/run_choice.py" />
            <source>Drop This</source>
            <translation>Diese verwerfen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/run_choice.py" />
            <source>From the file</source>
            <translation>Aus der Datei</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/run_choice.py" />
            <source>Look at another answer to this problem</source>
            <translation>Eine andere Antwort auf diese Aufgabe ansehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/run_choice.py" />
            <source>This answer is the one that is saved.</source>
            <translation>Diese Antwort wird gespeichert.</translation>
        </message>
    </context>
    <context>
        <name>RunComparison</name>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Asked</source>
            <translation>Gefragt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/run_comparison_model.py" />
            <source>Difference</source>
            <translation>Unterschied</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Evaluated</source>
            <translation>Bewertet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Generated</source>
            <translation>Erzeugt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Keys</source>
            <translation>Schlüsselzüge</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Length</source>
            <translation>Länge</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Moves in the tree</source>
            <translation>Züge im Baum</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Play</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Position</source>
            <translation>Stellung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Solutions</source>
            <translation>Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Strategy</source>
            <translation>Strategie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Tries</source>
            <translation>Verführungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Verdict</source>
            <translation>Urteil</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>different</source>
            <translation>verschieden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>full solution</source>
            <translation>vollständige Lösung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>keys only</source>
            <translation>nur Schlüsselzüge</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>left {times} times as much</source>
            <translation>links {times}-mal so viel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>only left: {moves}</source>
            <translation>nur links: {moves}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>only right: {moves}</source>
            <translation>nur rechts: {moves}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>right {times} times as much</source>
            <translation>rechts {times}-mal so viel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>shortest mate</source>
            <translation>kürzestes Matt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>{moves} and {count} more</source>
            <translation>{moves} und {count} weitere</translation>
        </message>
    </context>
    <context>
        <name>Saving</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/saving.py" />
            <source>&amp;Cancel</source>
            <translation>&amp;Abbrechen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/saving.py" />
            <source>Writing {name} …</source>
            <translation>{name} wird geschrieben …</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <location filename="../../app/matewright/gui/desk/session.py" />
            <source>Stopped: the problem was edited.</source>
            <translation>Angehalten: die Aufgabe wurde geändert.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/desk/session.py" />
            <source>Stopped: the problem was removed.</source>
            <translation>Angehalten: die Aufgabe wurde entfernt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/desk/session.py" />
            <source>Taken out of the queue: the problem was edited.</source>
            <translation>Aus der Warteschlange genommen: die Aufgabe wurde geändert.</translation>
        </message>
    </context>
    <context>
        <name>SettingsModel</name>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>1 solution</source>
            <translation>1 Lösung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/settings_model.py" />
            <source>Change</source>
            <translation>Änderung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/settings_model.py" />
            <source>Diagram</source>
            <translation>Diagramm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/settings_model.py" />
            <source>Difference of play</source>
            <translation>Unterschied im Spiel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/settings_model.py" />
            <source>Men</source>
            <translation>Steine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>all required play stays</source>
            <translation>alles gewünschte Spiel bleibt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>breaks {parts}</source>
            <translation>zerstört: {parts}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>idle: nothing breaks</source>
            <translation>funktionslos: nichts geht verloren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>loses {play}</source>
            <translation>verliert {play}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>new solution</source>
            <translation>neue Lösung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>no harm</source>
            <translation>schadet nicht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>soundness</source>
            <translation>Korrektheit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/settings_model.py" />
            <source>value {number}</source>
            <translation>Wert {number}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>{count} solutions</source>
            <translation>{count} Lösungen</translation>
        </message>
    </context>
    <context>
        <name>SettingsTable</name>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Settings found</source>
            <translation>Gefundene Stellungen</translation>
        </message>
    </context>
    <context>
        <name>ShortcutSheet</name>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>&amp;Close</source>
            <translation>S&amp;chließen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>&amp;Print …</source>
            <translation>&amp;Drucken …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>+ and *</source>
            <translation>+ und *</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Arrows</source>
            <translation>Pfeile</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>At Prinz's program</source>
            <translation>Beim Programm von Prinz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>At the twins</source>
            <translation>Bei den Zwillingen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>At the versions</source>
            <translation>Bei den Fassungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Ctrl and drag</source>
            <translation>Strg und ziehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Delete</source>
            <translation>Entf</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Enter</source>
            <translation>Eingabe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Enter in the text</source>
            <translation>Eingabe im Text</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Enter on the board</source>
            <translation>Eingabe auf dem Brett</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Everywhere</source>
            <translation>Überall</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>F2</source>
            <translation>F2</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Find a key or what it does</source>
            <translation>Eine Taste oder ihre Wirkung suchen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Full stop</source>
            <translation>Punkt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Home, End</source>
            <translation>Pos1, Ende</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>In the list of moves</source>
            <translation>In der Zugliste</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>In the solution</source>
            <translation>In der Lösung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Keyboard Shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Keys and what they do</source>
            <translation>Tasten und was sie tun</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Minus</source>
            <translation>Minus</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>On the board</source>
            <translation>Auf dem Brett</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Right click</source>
            <translation>Rechtsklick</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Right drag</source>
            <translation>Rechts ziehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Right, Left</source>
            <translation>Rechts, Links</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Shift and right click</source>
            <translation>Umschalt und Rechtsklick</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Space</source>
            <translation>Leertaste</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Up, Down</source>
            <translation>Hoch, Herunter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Up, Down, Home, End</source>
            <translation>Hoch, Herunter, Pos1, Ende</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>add the twin, or change the one shown</source>
            <translation>den Zwilling hinzufügen oder den gezeigten ändern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>begin again</source>
            <translation>von vorn beginnen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>begin an arrow, and end it on another square</source>
            <translation>einen Pfeil beginnen und auf einem anderen Feld beenden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>choose a man from a menu</source>
            <translation>einen Stein aus einem Menü wählen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>choose a square</source>
            <translation>ein Feld wählen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>choose a square for the change</source>
            <translation>ein Feld für die Änderung wählen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>choose no more squares; back to the diagram</source>
            <translation>keine Felder mehr wählen; zurück zum Diagramm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>close a dialog; drop what is held; stop solving; leave the full screen</source>
            <translation>Dialog schließen; Gehaltenes ablegen; Lösen anhalten; Vollbild verlassen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>copy a man</source>
            <translation>einen Stein kopieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>copy all moves with their weights</source>
            <translation>alle Züge mit ihren Gewichten kopieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>copy the move and all below it</source>
            <translation>den Zug und alles darunter kopieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>draw an arrow, or take it back</source>
            <translation>einen Pfeil zeichnen oder zurücknehmen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>drop it</source>
            <translation>sie verwerfen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>drop what is held; wipe arrows and marks away</source>
            <translation>Gehaltenes ablegen; Pfeile und Marken wegwischen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>go on from the twin before, or from the diagram</source>
            <translation>vom vorigen Zwilling ausgehen oder vom Diagramm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>mark the square, or take the mark back</source>
            <translation>das Feld markieren oder die Marke zurücknehmen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>name it</source>
            <translation>sie benennen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>one half-move on, one back</source>
            <translation>ein Halbzug vor, einer zurück</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>one step</source>
            <translation>ein Schritt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>pick a man up and put it down</source>
            <translation>einen Stein aufheben und absetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>place a white man, with Shift a black one (S is the knight too)</source>
            <translation>einen weißen Stein setzen, mit Umschalt einen schwarzen (auch S ist der Springer)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>remove the man</source>
            <translation>den Stein entfernen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>return to the version and its answer</source>
            <translation>zur Fassung und ihrer Antwort zurückkehren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>run and pause</source>
            <translation>laufen und anhalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>show the position of the twin on the board</source>
            <translation>die Stellung des Zwillings auf dem Brett zeigen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>show what the move leads to on the board</source>
            <translation>auf dem Brett zeigen, wohin der Zug führt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>take the move back</source>
            <translation>den Zug zurücknehmen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>the diagram, the end of the row</source>
            <translation>das Diagramm, das Ende der Zeile</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>the row above, the row below</source>
            <translation>die Zeile darüber, die Zeile darunter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>to the end</source>
            <translation>bis zum Ende</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>unfold defences that are gathered, or gather them again</source>
            <translation>zusammengefasste Verteidigungen aufklappen oder wieder zusammenfassen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>want the move, want all from here</source>
            <translation>den Zug wünschen, alles ab hier wünschen</translation>
        </message>
    </context>
    <context>
        <name>ShortcutsPage</name>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>&amp;Assign</source>
            <translation>&amp;Zuweisen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>&amp;New keys</source>
            <translation>&amp;Neue Tasten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>&amp;Reset Command</source>
            <translation>Befehl zu&amp;rücksetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>&amp;Take Over</source>
            <translation>&amp;Übernehmen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>Command</source>
            <translation>Befehl</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>Commands and their keys</source>
            <translation>Befehle und ihre Tasten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>Esc always ends or closes something.</source>
            <translation>Esc beendet oder schließt immer etwas.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>Find a command or a key</source>
            <translation>Einen Befehl oder eine Taste suchen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>New keys; press them</source>
            <translation>Neue Tasten; drücken Sie sie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>Re&amp;move</source>
            <translation>&amp;Entfernen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>These keys are needed for typing; take Ctrl or Alt along.</source>
            <translation>Diese Tasten werden zum Schreiben gebraucht; Strg oder Alt dazunehmen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>{keys} belongs to “{command}”, which would lose it.</source>
            <translation>{keys} gehört zu „{command}“ und ginge dort verloren.</translation>
        </message>
    </context>
    <context>
        <name>ShownPart</name>
        <message>
            <location filename="../../app/matewright/services/answer/shown_parts.py" />
            <source>diagram</source>
            <translation>Diagramm</translation>
        </message>
    </context>
    <context>
        <name>ShownSolution</name>
        <message>
            <location filename="../../app/matewright/gui/desk/shown_solution.py" />
            <source>1 line copied</source>
            <translation>1 Zeile kopiert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/desk/shown_solution.py" />
            <source>{count} lines copied</source>
            <translation>{count} Zeilen kopiert</translation>
        </message>
    </context>
    <context>
        <name>SimilarDialog</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>%n problems are alike.</source>
            <translation>
                <numerusform>%n Aufgabe ist ähnlich.</numerusform>
                <numerusform>%n Aufgaben sind ähnlich.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>&amp;Close</source>
            <translation>S&amp;chließen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>&amp;Open Another …</source>
            <translation>&amp;Andere öffnen …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>&amp;Search</source>
            <translation>&amp;Suchen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>All of it</source>
            <translation>Alles zusammen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Com&amp;pare</source>
            <translation>Ve&amp;rgleichen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Compare the problem that the window shows now</source>
            <translation>Die Aufgabe vergleichen, die das Fenster jetzt zeigt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Comparing …</source>
            <translation>Wird verglichen …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Course of play</source>
            <translation>Spielverlauf</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Find Similar</source>
            <translation>Ähnliche suchen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>How alike problems must be</source>
            <translation>Wie ähnlich Aufgaben sein müssen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Mates</source>
            <translation>Matts</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>No problem is that similar.</source>
            <translation>Keine Aufgabe ist so ähnlich.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Only positions were compared: the problem shown has no solution yet.</source>
            <translation>Nur die Stellungen wurden verglichen: Die gezeigte Aufgabe hat noch keine Lösung.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Open a database in a window of its own, and search it</source>
            <translation>Eine Datenbank in einem eigenen Fenster öffnen und durchsuchen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Partial: {done} of {total} problems have been read so far.</source>
            <translation>Unvollständig: Erst {done} von {total} Aufgaben sind gelesen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Position</source>
            <translation>Stellung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Position: men on the same squares. Mates: which men mate, and where. Course of play: which kinds of men make key, threats, defences and answers.</source>
            <translation>Stellung: Steine auf denselben Feldern. Matts: welche Steine mattsetzen, und wo. Spielverlauf: welche Arten von Steinen Schlüsselzug, Drohungen, Verteidigungen und Antworten machen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>S&amp;top</source>
            <translation>S&amp;topp</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Search &amp;in</source>
            <translation>Suchen &amp;in</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Sho&amp;w</source>
            <translation>&amp;Zeigen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Show the problem in the window of its file (Enter)</source>
            <translation>Die Aufgabe im Fenster ihrer Datei zeigen (Eingabe)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Similar problems</source>
            <translation>Ähnliche Aufgaben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>The files that are open</source>
            <translation>Die offenen Dateien</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>The {count} most alike.</source>
            <translation>Die {count} ähnlichsten.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>This problem is no longer in the file.</source>
            <translation>Diese Aufgabe ist nicht mehr in der Datei.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Untitled</source>
            <translation>Unbenannt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>What is compared</source>
            <translation>Was verglichen wird</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Where to search</source>
            <translation>Wo gesucht wird</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>at least {share} %</source>
            <translation>mindestens {share} %</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>{name} – {count} problems</source>
            <translation>{name} – {count} Aufgaben</translation>
        </message>
    </context>
    <context>
        <name>SimilarModel</name>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_model.py" />
            <source>Alike</source>
            <translation>Ähnlich</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_model.py" />
            <source>Why</source>
            <translation>Warum</translation>
        </message>
    </context>
    <context>
        <name>SolutionFields</name>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>&amp;Solutions</source>
            <translation>Lö&amp;sungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>All</source>
            <translation>Alle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>As in a magazine</source>
            <translation>Wie in einer Zeitschrift</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>As in a magazine: equal play gathered, in one paragraph. Complete: every variation, one a line</source>
            <translation>Wie in einer Zeitschrift: gleiches Spiel zusammengefasst, in einem Absatz. Vollständig: jede Variante in einer Zeile</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>As in the window</source>
            <translation>Wie im Fenster</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Complete</source>
            <translation>Vollständig</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Duals</source>
            <translation>Duale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Key only</source>
            <translation>Nur der Schlüsselzug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Letters</source>
            <translation>Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>None</source>
            <translation>Keine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>One quiet refutation</source>
            <translation>Eine stille Widerlegung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>One quiet refutation: neither the try nor its refutation captures or checks</source>
            <translation>Eine stille Widerlegung: Weder die Verführung noch ihre Widerlegung schlägt oder bietet Schach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Set play</source>
            <translation>Satzspiel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Solutions</source>
            <translation>Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Style</source>
            <translation>Stil</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Tries</source>
            <translation>Verführungen</translation>
        </message>
    </context>
    <context>
        <name>SolutionTree</name>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>%n keys</source>
            <translation>
                <numerusform>%n Schlüsselzug</numerusform>
                <numerusform>%n Schlüsselzüge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>%n solutions</source>
            <translation>
                <numerusform>%n Lösung</numerusform>
                <numerusform>%n Lösungen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>%n tries</source>
            <translation>
                <numerusform>%n Verführung</numerusform>
                <numerusform>%n Verführungen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>%n variations</source>
            <translation>
                <numerusform>%n Variante</numerusform>
                <numerusform>%n Varianten</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>After the key</source>
            <translation>Nach dem Schlüsselzug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>Claimed key</source>
            <translation>Behaupteter Schlüsselzug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>Key</source>
            <translation>Schlüsselzug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>Set play</source>
            <translation>Satzspiel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>Solution</source>
            <translation>Lösung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>Solutions</source>
            <translation>Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>Try</source>
            <translation>Verführung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/row_text.py" />
            <source>key</source>
            <translation>Schlüsselzug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/rows.py" />
            <source>not proved</source>
            <translation>nicht bewiesen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/row_text.py" />
            <source>refutation</source>
            <translation>Widerlegung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>some not shown</source>
            <translation>einige nicht gezeigt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/row_text.py" />
            <location filename="../../app/matewright/services/answer/play_rows/rows.py" />
            <source>threat</source>
            <translation>Drohung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/row_text.py" />
            <source>try</source>
            <translation>Verführung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/row_text.py" />
            <source>variation</source>
            <translation>Variante</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/rows.py" />
            <source>{count} not shown</source>
            <translation>{count} nicht gezeigt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>{count} shown</source>
            <translation>{count} gezeigt</translation>
        </message>
    </context>
    <context>
        <name>SolveCommands</name>
        <message>
            <location filename="../../app/matewright/gui/solving/commands.py" />
            <source>It is in the queue already</source>
            <translation>Sie steht schon in der Warteschlange</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/commands.py" />
            <source>Problems put into the queue: {count}</source>
            <translation>Aufgaben in die Warteschlange gestellt: {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/commands.py" />
            <source>{count} problems are too many for the queue: solve them as a batch</source>
            <translation>{count} Aufgaben sind zu viele für die Warteschlange: besser „Alle prüfen“</translation>
        </message>
    </context>
    <context>
        <name>SolvingFeature</name>
        <message>
            <location filename="../../app/matewright/gui/solving/feature.py" />
            <source>&amp;Live Solving</source>
            <translation>&amp;Mitlösen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/feature.py" />
            <source>&amp;Solve</source>
            <translation>&amp;Lösen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/feature.py" />
            <source>&amp;Verify the Answer</source>
            <translation>Lösung &amp;verifizieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/feature.py" />
            <source>Add to &amp;Queue</source>
            <translation>In die &amp;Warteschlange</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/feature.py" />
            <source>Check the answer with another program’s rules</source>
            <translation>Die Lösung mit den Regeln eines anderen Programms nachprüfen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/feature.py" />
            <source>S&amp;top</source>
            <translation>S&amp;topp</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/feature.py" />
            <source>Solve &amp;All Problems</source>
            <translation>&amp;Alle Aufgaben lösen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/feature.py" />
            <source>Stop All and &amp;Empty the Queue</source>
            <translation>Alle anhalten, Warteschlange l&amp;eeren</translation>
        </message>
    </context>
    <context>
        <name>SolvingLog</name>
        <message>
            <location filename="../../app/matewright/gui/answer/log.py" />
            <source>Answered in {time}: {summary}</source>
            <translation>Beantwortet in {time}: {summary}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/log.py" />
            <source>Question: {stipulation} of {fen}, {mode}, strategy {strategy}</source>
            <translation>Gefragt: {stipulation} von {fen}, {mode}, Strategie {strategy}</translation>
        </message>
    </context>
    <context>
        <name>SolvingPage</name>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source> MiB</source>
            <translation> MiB</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source> s</source>
            <translation> s</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Memory</source>
            <translation>&amp;Speicher</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Strategy</source>
            <translation>S&amp;trategie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Threads</source>
            <translation>T&amp;hreads</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>C&amp;hoose …</source>
            <translation>&amp;Wählen …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Li&amp;ve solving: find the state after every edit</source>
            <translation>Mit&amp;lösen: den Stand nach jeder Änderung bestimmen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Live solving &amp;gives up after</source>
            <translation>Mitlösen &amp;gibt auf nach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Program P&amp;opeye</source>
            <translation>Programm &amp;Popeye</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Program Popeye</source>
            <translation>Programm Popeye</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Set &amp;play</source>
            <translation>&amp;Satzspiel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>T&amp;ries: most refutations</source>
            <translation>&amp;Verführungen: höchstens so viele Widerlegungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Tell the &amp;end of a long search in the background</source>
            <translation>Das &amp;Ende einer langen Suche im Hintergrund melden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Time &amp;limit</source>
            <translation>&amp;Zeitgrenze</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>no tries</source>
            <translation>keine Verführungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>popeye or py, where the system finds it</source>
            <translation>popeye oder py, wo das System es findet</translation>
        </message>
    </context>
    <context>
        <name>SquaresEdit</name>
        <message>
            <location filename="../../app/matewright/gui/board/squares_edit.py" />
            <source>Board to choose squares</source>
            <translation>Brett zum Wählen von Feldern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/squares_edit.py" />
            <source>Click squares, or go to them with the arrow keys and press Space</source>
            <translation>Felder anklicken oder mit den Pfeiltasten hingehen und die Leertaste drücken</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/squares_edit.py" />
            <source>{square}, chosen</source>
            <translation>{square}, gewählt</translation>
        </message>
    </context>
    <context>
        <name>StateDisplay</name>
        <message>
            <location filename="../../app/matewright/gui/solving/state_display.py" />
            <source>Solving …</source>
            <translation>Wird gelöst …</translation>
        </message>
    </context>
    <context>
        <name>StatisticsPane</name>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Count by</source>
            <translation>Zählen nach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>No themes of these problems are known yet. A batch looks for them.</source>
            <translation>Von diesen Aufgaben sind keine Themen bekannt. „Alle prüfen“ sucht sie.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Number of men</source>
            <translation>Anzahl der Steine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Partial: {done} of {total} problems have been read so far.</source>
            <translation>Unvollständig: Erst {done} von {total} Aufgaben sind gelesen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Problems</source>
            <translation>Aufgaben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>S&amp;tatistics</source>
            <translation>S&amp;tatistik</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Share</source>
            <translation>Anteil</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Statistics of the collection</source>
            <translation>Statistik der Sammlung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Stipulation</source>
            <translation>Forderung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>The collection is empty.</source>
            <translation>Die Sammlung ist leer.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Theme</source>
            <translation>Thema</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Verdict</source>
            <translation>Urteil</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>none stated</source>
            <translation>keine angegeben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>{number} %</source>
            <translation>{number} %</translation>
        </message>
    </context>
    <context>
        <name>StipulationBox</name>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Choose …</source>
            <translation>Wählen …</translation>
        </message>
    </context>
    <context>
        <name>StipulationDialog</name>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>&amp;Black's own goal</source>
            <translation>Eigenes Ziel von &amp;Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>&amp;Goal</source>
            <translation>&amp;Ziel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>&amp;Kind of play</source>
            <translation>&amp;Art des Spiels</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Black's own goal</source>
            <translation>Eigenes Ziel von Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Goal</source>
            <translation>Ziel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Kind of play</source>
            <translation>Art des Spiels</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Number of &amp;moves</source>
            <translation>A&amp;nzahl der Züge</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Number of moves</source>
            <translation>Anzahl der Züge</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Stipulation</source>
            <translation>Forderung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Target s&amp;quare</source>
            <translation>Ziel&amp;feld</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Target square</source>
            <translation>Zielfeld</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>The other side begins with a single move: help play</source>
            <translation>Die andere Seite beginnt mit einem einzelnen Zug: Hilfsspiel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>What is reached in fewer moves does not count</source>
            <translation>Was in weniger Zügen erreicht wird, zählt nicht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>and a &amp;half</source>
            <translation>und ein &amp;halber</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>e&amp;xactly</source>
            <translation>ge&amp;nau</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>the same</source>
            <translation>dasselbe</translation>
        </message>
    </context>
    <context>
        <name>StipulationEdit</name>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_edit.py" />
            <source>Stipulation</source>
            <translation>Forderung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_edit.py" />
            <source>The stipulation, such as #3, or #3* with set play; Esc restores it</source>
            <translation>Die Forderung, etwa #3, oder #3* mit Satzspiel; Esc stellt sie wieder her</translation>
        </message>
    </context>
    <context>
        <name>TablePane</name>
        <message>
            <location filename="../../app/matewright/gui/answer/table_pane.py" />
            <source>Only changes</source>
            <translation>Nur Wechsel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/table_pane.py" />
            <source>Only defences that are answered differently in different phases</source>
            <translation>Nur Verteidigungen, die in verschiedenen Phasen verschieden beantwortet werden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/table_pane.py" />
            <source>Phases and defences</source>
            <translation>Phasen und Verteidigungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/table_pane.py" />
            <source>T&amp;able</source>
            <translation>T&amp;abelle</translation>
        </message>
    </context>
    <context>
        <name>ThemeDisplay</name>
        <message>
            <location filename="../../app/matewright/gui/answer/theme_display.py" />
            <source>Add Keywords</source>
            <translation>Stichwörter hinzufügen</translation>
        </message>
    </context>
    <context>
        <name>ThemesPane</name>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>&amp;Found Themes</source>
            <translation>Gefun&amp;dene Themen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Add the chosen themes, or all that are certain, to the problem's keywords</source>
            <translation>Die gewählten Themen, oder alle sicheren, den Stichwörtern der Aufgabe hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Add to &amp;Keywords</source>
            <translation>Zu den Stich&amp;wörtern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Looking for themes …</source>
            <translation>Themen werden gesucht …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>No theme of the list was found.</source>
            <translation>Kein Thema der Liste wurde gefunden.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Not all play was looked at; there may be more.</source>
            <translation>Nicht alles Spiel wurde angesehen; es kann mehr geben.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Phases</source>
            <translation>Phasen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Solve the problem to see its themes.</source>
            <translation>Lösen Sie die Aufgabe, um ihre Themen zu sehen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Theme</source>
            <translation>Thema</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Themes are looked for in complete proofs with all play.</source>
            <translation>Themen werden in vollständigen Beweisen mit dem ganzen Spiel gesucht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Themes of the problem</source>
            <translation>Themen der Aufgabe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Why</source>
            <translation>Warum</translation>
        </message>
    </context>
    <context>
        <name>ToolFields</name>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Add a piece</source>
            <translation>Einen Stein hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Also pieces that only a promotion can have made</source>
            <translation>Auch Steine, die nur durch Umwandlung entstanden sein können</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>At most this many pieces are changed at once</source>
            <translation>Höchstens so viele Steine werden zugleich geändert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Changes</source>
            <translation>Änderungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Each further piece comes with its image</source>
            <translation>Jeder weitere Stein kommt mit seinem Spiegelbild</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Give a piece the other colour</source>
            <translation>Einem Stein die andere Farbe geben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Kinds of changes</source>
            <translation>Arten von Änderungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Move a piece</source>
            <translation>Einen Stein versetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Order</source>
            <translation>Reihenfolge</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Pieces</source>
            <translation>Steine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Promoted pieces</source>
            <translation>Umwandlungssteine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Remove a piece</source>
            <translation>Einen Stein entfernen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Replace a piece by another of its colour</source>
            <translation>Einen Stein durch einen anderen seiner Farbe ersetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Squares</source>
            <translation>Felder</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>What may be done with a piece</source>
            <translation>Was mit einem Stein geschehen darf</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Which settings come first</source>
            <translation>Welche Stellungen zuerst kommen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>above and below</source>
            <translation>oben und unten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>across a1–h8</source>
            <translation>an a1–h8</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>across a8–h1</source>
            <translation>an a8–h1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>all squares</source>
            <translation>alle Felder</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>any</source>
            <translation>beliebig</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>around the centre</source>
            <translation>um die Mitte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>fewest changes first</source>
            <translation>wenigste Änderungen zuerst</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>fewest pieces first</source>
            <translation>wenigste Steine zuerst</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>known solution first</source>
            <translation>bekannte Lösung zuerst</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>least play lost first</source>
            <translation>wenigstes verlorenes Spiel zuerst</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>least value first</source>
            <translation>geringster Wert zuerst</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>left and right</source>
            <translation>links und rechts</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>legal ones first</source>
            <translation>legale zuerst</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>no promoted pieces first</source>
            <translation>ohne Umwandlungssteine zuerst</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>no symmetry</source>
            <translation>keine Symmetrie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>one of any kind</source>
            <translation>einer von beliebiger Art</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>quiet keys first</source>
            <translation>stille Schlüsselzüge zuerst</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>usual order</source>
            <translation>übliche Reihenfolge</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>“a1 c3-f6 d 4” are a square, a rectangle, a file and a rank</source>
            <translation>„a1 c3-f6 d 4“ sind ein Feld, ein Rechteck, eine Linie und eine Reihe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>“wP bS” are a white pawn and a black knight, “2bP” two black pawns, “wQR” a queen or a rook, “b*” any black piece, “*” any</source>
            <translation>„wP bS“ sind ein weißer Bauer und ein schwarzer Springer, „2bP“ zwei schwarze Bauern, „wQR“ eine Dame oder ein Turm, „b*“ irgendein schwarzer Stein, „*“ irgendeiner</translation>
        </message>
    </context>
    <context>
        <name>TwinTableModel</name>
        <message>
            <location filename="../../app/matewright/gui/question/twin_table_model.py" />
            <source>Change</source>
            <translation>Änderung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twin_table_model.py" />
            <source>Continues</source>
            <translation>Setzt fort</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twin_table_model.py" />
            <source>Ticked: the change is made in the twin before and not in the diagram</source>
            <translation>Angekreuzt: geändert wird der vorige Zwilling und nicht das Diagramm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twin_table_model.py" />
            <source>continues from the twin before</source>
            <translation>setzt den vorigen Zwilling fort</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_rows.py" />
            <source>the diagram</source>
            <translation>das Diagramm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_rows.py" />
            <source>the diagram, which is not part of the question</source>
            <translation>das Diagramm, nach dem nicht gefragt wird</translation>
        </message>
    </context>
    <context>
        <name>TwinsPane</name>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Add</source>
            <translation>Hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Add Twin</source>
            <translation>Zwilling hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Add a man</source>
            <translation>Stein hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Another stipulation</source>
            <translation>Andere Forderung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Change</source>
            <translation>Ändern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Change Twin</source>
            <translation>Zwilling ändern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Change in Popeye's words</source>
            <translation>Änderung in Popeyes Worten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Choose a kind of change or type one, then press Add.</source>
            <translation>Eine Art der Änderung wählen oder eine eingeben, dann Hinzufügen drücken.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Choose a man of the palette and click its square, or type it: white Sb2.</source>
            <translation>Einen Stein der Palette wählen und sein Feld anklicken oder ihn eingeben: white Sb2.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Choose a man of the palette first.</source>
            <translation>Zuerst einen Stein der Palette wählen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Click any square and then the square where its man goes on the board, or type two squares.</source>
            <translation>Auf dem Brett ein Feld anklicken und dann das Feld, auf das sein Stein kommt, oder zwei Felder eingeben.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Click one man and then the other on the board, or type two squares.</source>
            <translation>Auf dem Brett einen Stein anklicken und dann den anderen, oder zwei Felder eingeben.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Click the man and then its new square on the board, or type two squares.</source>
            <translation>Auf dem Brett den Stein anklicken und dann sein neues Feld, oder zwei Felder eingeben.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Click the man on the board, or type its square.</source>
            <translation>Den Stein auf dem Brett anklicken oder sein Feld eingeben.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Down</source>
            <translation>Ab</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Enter or Change: {letter} becomes this. Add: a new twin.</source>
            <translation>Eingabe oder Ändern: {letter} wird dies. Hinzufügen: ein neuer Zwilling.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Exchange the colours</source>
            <translation>Farben vertauschen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Exchange two men</source>
            <translation>Zwei Steine vertauschen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Give the selected twin this change</source>
            <translation>Dem gewählten Zwilling diese Änderung geben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Kind of change</source>
            <translation>Art der Änderung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Kind of change …</source>
            <translation>Art der Änderung …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Make a new twin of the change</source>
            <translation>Aus der Änderung einen neuen Zwilling machen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Mirror a1 and h8</source>
            <translation>Spiegeln a1 und h8</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Mirror a8 and h1</source>
            <translation>Spiegeln a8 und h1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Mirror left and right</source>
            <translation>Links und rechts spiegeln</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Mirror up and down</source>
            <translation>Oben und unten spiegeln</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Move Twin</source>
            <translation>Zwilling verschieben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Move a man</source>
            <translation>Stein versetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Press Enter or Add.</source>
            <translation>Eingabetaste oder Hinzufügen drücken.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Put the selected twin one place down</source>
            <translation>Den gewählten Zwilling einen Platz nach unten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Put the selected twin one place up</source>
            <translation>Den gewählten Zwilling einen Platz nach oben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Remove Twin</source>
            <translation>Zwilling entfernen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Remove a man</source>
            <translation>Stein entfernen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Remove the selected twin</source>
            <translation>Den gewählten Zwilling entfernen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Replace a kind of men</source>
            <translation>Eine Steinart ersetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Rotate by 180°</source>
            <translation>Um 180° drehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Rotate by 270°</source>
            <translation>Um 270° drehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Rotate by 90°</source>
            <translation>Um 90° drehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Shift all men</source>
            <translation>Alle Steine verschieben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>T&amp;wins</source>
            <translation>Zwilli&amp;nge</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>The diagram itself is not part of the question: a) is the first twin</source>
            <translation>Nach dem Diagramm selbst wird nicht gefragt: a) ist der erste Zwilling</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>The file holds twins of kinds that are not supported; they are kept.</source>
            <translation>Die Datei enthält Zwillinge nicht unterstützter Art; sie bleiben erhalten.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Twins</source>
            <translation>Zwillinge</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Type the letters of the kind that goes and of the one that comes: S B.</source>
            <translation>Die Buchstaben der Art, die geht, und der, die kommt, eingeben: S B.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Type the stipulation: h#3.</source>
            <translation>Die Forderung eingeben: h#3.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Up</source>
            <translation>Auf</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Zero Position</source>
            <translation>Nullstellung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Zero position</source>
            <translation>Nullstellung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>or type it: Move a1 b2</source>
            <translation>oder eingeben: Move a1 b2</translation>
        </message>
    </context>
    <context>
        <name>Unsaved</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/program/unsaved.py" />
            <source>%n problems wait to be solved.</source>
            <translation>
                <numerusform>%n Aufgabe wartet noch aufs Lösen.</numerusform>
                <numerusform>%n Aufgaben warten noch aufs Lösen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/program/unsaved.py" />
            <source>%n searches are running; they would be stopped, and what they have proved is saved.</source>
            <translation>
                <numerusform>%n Suche läuft noch; sie würde beendet, und was sie bewiesen hat, gespeichert.</numerusform>
                <numerusform>%n Suchen laufen noch; sie würden beendet, und was sie bewiesen haben, gespeichert.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/unsaved.py" />
            <source>A batch is running, with {done} of {total} problems done; it can be resumed.</source>
            <translation>Eine Prüfung läuft noch: {done} von {total} Aufgaben sind fertig; sie lässt sich fortsetzen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/program/unsaved.py" />
            <source>The answers to %n problems are not saved.</source>
            <translation>
                <numerusform>Die Antwort zu %n Aufgabe ist nicht gespeichert.</numerusform>
                <numerusform>Die Antworten zu %n Aufgaben sind nicht gespeichert.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/unsaved.py" />
            <source>“{name}” has changes that are not saved.</source>
            <translation>„{name}“ hat nicht gespeicherte Änderungen.</translation>
        </message>
    </context>
    <context>
        <name>VerifyRow</name>
        <message>
            <location filename="../../app/matewright/gui/answer/verify_row.py" />
            <source>Details</source>
            <translation>Einzelheiten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/verify_row.py" />
            <source>Show in the log all that was checked</source>
            <translation>Im Protokoll zeigen, was alles nachgeprüft wurde</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/verify_row.py" />
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/verify_row.py" />
            <source>Verified before the edit: stale</source>
            <translation>Vor der Änderung verifiziert: veraltet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/verify_row.py" />
            <source>Verified: {verdict}</source>
            <translation>Verifiziert: {verdict}</translation>
        </message>
    </context>
    <context>
        <name>Verifying</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>%n faults found</source>
            <translation>
                <numerusform>%n Fehler gefunden</numerusform>
                <numerusform>%n Fehler gefunden</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>Stopped. No fault was found in what was checked.</source>
            <translation>Abgebrochen. In dem, was geprüft wurde, ist kein Fehler.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>Stopping …</source>
            <translation>Wird angehalten …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>Verification:</source>
            <translation>Verifikation:</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>Verifying …</source>
            <translation>Wird verifiziert …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>Verifying: another program solves it, too …</source>
            <translation>Wird verifiziert: Ein anderes Programm löst es auch …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>Verifying: {done} of {total} claims decided · {count} positions</source>
            <translation>Wird verifiziert: {done} von {total} Aussagen entschieden · {count} Stellungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>Verifying: {done} of {total} moves looked at</source>
            <translation>Wird verifiziert: {done} von {total} Zügen angesehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>verification: {verdict}</source>
            <translation>Verifikation: {verdict}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>verified</source>
            <translation>verifiziert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>{part}not checked: {reason}</source>
            <translation>{part}nicht geprüft: {reason}</translation>
        </message>
    </context>
    <context>
        <name>VersionCommands</name>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>&amp;Name</source>
            <translation>&amp;Name</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>Drop Version</source>
            <translation>Fassung verwerfen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>Keep This Version</source>
            <translation>Diese Fassung behalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>Keep Version “{name}”</source>
            <translation>Fassung „{name}“ behalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>Name Version</source>
            <translation>Fassung benennen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>Name the Version</source>
            <translation>Die Fassung benennen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>Now</source>
            <translation>Jetzt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>Restore Version</source>
            <translation>Fassung zurückholen</translation>
        </message>
    </context>
    <context>
        <name>Versions</name>
        <message>
            <location filename="../../app/matewright/services/versions/version_entries.py" />
            <source>start</source>
            <translation>Anfang</translation>
        </message>
    </context>
    <context>
        <name>VersionsFeature</name>
        <message>
            <location filename="../../app/matewright/gui/versions/feature.py" />
            <source>&amp;Keep This Version …</source>
            <translation>Diese Fassung &amp;behalten …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/feature.py" />
            <source>C&amp;ompare Versions …</source>
            <translation>Fassungen verg&amp;leichen …</translation>
        </message>
    </context>
    <context>
        <name>VersionsPane</name>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>&amp;Versions</source>
            <translation>Fassung&amp;en</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Compare …</source>
            <translation>Vergleichen …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Drop</source>
            <translation>Verwerfen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Give the problem as it stands now a name and keep it</source>
            <translation>Der Aufgabe, wie sie jetzt ist, einen Namen geben und sie behalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Keep This …</source>
            <translation>Behalten …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Rename …</source>
            <translation>Umbenennen …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Restore</source>
            <translation>Zurückholen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Return to the chosen version, as one undo step</source>
            <translation>Zur gewählten Fassung zurückkehren, als ein Schritt von Rückgängig</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Show two chosen versions, or the chosen one and the problem, side by side</source>
            <translation>Zwei gewählte Fassungen, oder die gewählte und die Aufgabe, nebeneinander zeigen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Sound states are kept automatically; keep others by name.</source>
            <translation>Korrekte Zustände kommen von selbst hierher; andere lassen sich mit Namen behalten.</translation>
        </message>
    </context>
    <context>
        <name>WaitDialog</name>
        <message>
            <location filename="../../app/matewright/gui/widgets/wait_dialog.py" />
            <source>&amp;Cancel</source>
            <translation>&amp;Abbrechen</translation>
        </message>
    </context>
    <context>
        <name>WaysFields</name>
        <message>
            <location filename="../../app/matewright/gui/collection/ways_fields.py" />
            <source>&amp;Mirrored or turned</source>
            <translation>&amp;Gespiegelt oder gedreht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/ways_fields.py" />
            <source>Colours e&amp;xchanged</source>
            <translation>Mit vertauschten &amp;Farben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/ways_fields.py" />
            <source>Moved as a whole, without a man leaving the board</source>
            <translation>Als Ganzes verschoben, ohne dass ein Stein das Brett verlässt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/ways_fields.py" />
            <source>S&amp;hifted</source>
            <translation>&amp;Verschoben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/ways_fields.py" />
            <source>With pawns left and right alone are exchanged</source>
            <translation>Mit Bauern werden nur links und rechts vertauscht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/ways_fields.py" />
            <source>With the board upside down, so that pawns go on</source>
            <translation>Mit dem Brett auf dem Kopf, damit die Laufrichtung der Bauern stimmt</translation>
        </message>
    </context>
    <context>
        <name>WindowFeature</name>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;Close Window</source>
            <translation>Fenster sch&amp;ließen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;Dark</source>
            <translation>&amp;Dunkel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;English</source>
            <translation>&amp;Englisch</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;First Steps</source>
            <translation>&amp;Erste Schritte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;French</source>
            <translation>&amp;Französisch</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;German</source>
            <translation>&amp;Deutsch</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;Keyboard Shortcuts</source>
            <translation>&amp;Tastenkürzel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;Light</source>
            <translation>&amp;Hell</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;Quit</source>
            <translation>B&amp;eenden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;Russian</source>
            <translation>&amp;Russisch</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>As the &amp;System</source>
            <translation>Wie das &amp;System</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>English, &amp;Problems</source>
            <translation>Englisch, &amp;Problemschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>F&amp;igurines</source>
            <translation>F&amp;igurinen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>F&amp;ull Screen</source>
            <translation>&amp;Vollbild</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>Pre&amp;ferences …</source>
            <translation>Einste&amp;llungen …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>Reset La&amp;yout</source>
            <translation>Anordnung zur&amp;ücksetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>That of the &amp;System</source>
            <translation>Die des &amp;Systems</translation>
        </message>
    </context>
    <context>
        <name>Workshop</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>%n idle pieces</source>
            <translation>
                <numerusform>%n funktionsloser Stein</numerusform>
                <numerusform>%n funktionslose Steine</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>%n settings</source>
            <translation>
                <numerusform>%n Stellung</numerusform>
                <numerusform>%n Stellungen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>%n settings are kept as versions</source>
            <translation>
                <numerusform>%n Stellung ist als Fassung behalten</numerusform>
                <numerusform>%n Stellungen sind als Fassungen behalten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>%n settings follow this problem</source>
            <translation>
                <numerusform>%n Stellung steht hinter dieser Aufgabe</numerusform>
                <numerusform>%n Stellungen stehen hinter dieser Aufgabe</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Add %n Settings</source>
            <translation>
                <numerusform>%n Stellung hinzufügen</numerusform>
                <numerusform>%n Stellungen hinzufügen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>At most {count} settings, which takes about {time}.</source>
            <translation>Höchstens {count} Stellungen; das dauert etwa {time}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Choose a piece on the board or in the palette: every square shows what the problem would be with the piece there.</source>
            <translation>Einen Stein auf dem Brett oder in der Palette wählen: Jedes Feld zeigt, was aus der Aufgabe mit dem Stein dort würde.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Keep %n Settings</source>
            <translation>
                <numerusform>%n Stellung behalten</numerusform>
                <numerusform>%n Stellungen behalten</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Looking …</source>
            <translation>Wird untersucht …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>No setting was found.</source>
            <translation>Keine Stellung wurde gefunden.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Start Anyway begins; what is found can be stopped at any time.</source>
            <translation>„Trotzdem beginnen“ startet die Suche; sie lässt sich jederzeit anhalten, und was gefunden ist, bleibt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Stopped before a setting was found.</source>
            <translation>Angehalten, bevor eine Stellung gefunden war.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Stopped: this was found until then</source>
            <translation>Angehalten: Das war bis dahin gefunden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>The diagram is the position after the key: which keys lead to it?</source>
            <translation>Das Diagramm ist die Stellung nach dem Schlüsselzug: Welche Schlüsselzüge führen zu ihr?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>What breaks when a piece goes away, or becomes a weaker one?</source>
            <translation>Was geht verloren, wenn ein Stein fehlt oder ein schwächerer wird?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Which changes make the problem sound and keep the required play?</source>
            <translation>Welche Änderungen machen die Aufgabe korrekt und lassen, was gewünscht ist?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Which pieces can go, or be cheaper, one after the other?</source>
            <translation>Welche Steine können nacheinander weg oder billiger werden?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Which sound settings are there with further pieces?</source>
            <translation>Welche korrekten Stellungen ergeben sich mit weiteren Steinen?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Workshop: {change}</source>
            <translation>Werkstatt: {change}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>about {time} left</source>
            <translation>noch etwa {time}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>{count} looked at</source>
            <translation>{count} untersucht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>{done} of at most {total} settings</source>
            <translation>{done} von höchstens {total} Stellungen</translation>
        </message>
    </context>
    <context>
        <name>WorkshopPane</name>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>A piece on every square</source>
            <translation>Ein Stein auf jedem Feld</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Add as Problems</source>
            <translation>Als Aufgaben hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>All sound settings with further pieces</source>
            <translation>Alle korrekten Stellungen mit weiteren Steinen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Changes that make the problem sound</source>
            <translation>Änderungen, die die Aufgabe korrekt machen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Colours and signs on the board</source>
            <translation>Farben und Zeichen auf dem Brett</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Fill</source>
            <translation>Ergänzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Keep</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Keys that lead to the diagram</source>
            <translation>Schlüsselzüge, die zum Diagramm führen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Map</source>
            <translation>Karte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Mend</source>
            <translation>Korrigieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Pieces that can go, one by one</source>
            <translation>Steine, die nacheinander weg können</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Reduce</source>
            <translation>Material sparen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Required: {play}</source>
            <translation>Gewünscht: {play}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Start</source>
            <translation>Starten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Start Anyway</source>
            <translation>Trotzdem beginnen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Take</source>
            <translation>Übernehmen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Take back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>The chosen setting becomes the diagram (Return)</source>
            <translation>Die gewählte Stellung wird zum Diagramm (Eingabe)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>The chosen settings become problems after this one; all, if none is chosen</source>
            <translation>Die gewählten Stellungen werden Aufgaben hinter dieser; alle, wenn keine gewählt ist</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>The chosen settings become versions of the problem</source>
            <translation>Die gewählten Stellungen werden Fassungen der Aufgabe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>The play that must stay</source>
            <translation>Das Spiel, das bleiben muss</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Tool</source>
            <translation>Werkzeug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>What breaks without it</source>
            <translation>Was ohne ihn verloren geht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>What is each piece for?</source>
            <translation>Wozu dient jeder Stein?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>What is ticked in the answer</source>
            <translation>Was in der Antwort angehakt ist</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>What is ticked in the answer ({count})</source>
            <translation>Was in der Antwort angehakt ist ({count})</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>What is ticked in the answer ({count}, {missing} not in it now)</source>
            <translation>Was in der Antwort angehakt ist ({count}, {missing} jetzt nicht darin)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Wo&amp;rkshop</source>
            <translation>We&amp;rkstatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>as usual</source>
            <translation>wie üblich</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>cooked</source>
            <translation>nebenlösig</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>impossible</source>
            <translation>unmöglich</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>no solution</source>
            <translation>unlösbar</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>nothing breaks without it</source>
            <translation>ohne ihn geht nichts verloren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>short</source>
            <translation>kurzlösig</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>sound</source>
            <translation>korrekt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>sound, but play is lost</source>
            <translation>korrekt, aber Spiel geht verloren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>ticked play</source>
            <translation>angehaktes Spiel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>▲ The diagram was changed: these are settings of the one before</source>
            <translation>▲ Das Diagramm wurde geändert: Diese Stellungen gehören zum vorigen</translation>
        </message>
    </context>
    <context>
        <name>_Cards</name>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Versions of the problem</source>
            <translation>Fassungen der Aufgabe</translation>
        </message>
    </context>
    <context>
        <name>_Entry</name>
        <message>
            <location filename="../../app/matewright/gui/question/conditions_row.py" />
            <source>Condition {name}: change it</source>
            <translation>Bedingung {name}: ändern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/conditions_row.py" />
            <source>Remove {name}</source>
            <translation>{name} entfernen</translation>
        </message>
    </context>
    <context>
        <name>_Heading</name>
        <message>
            <location filename="../../app/matewright/gui/docks/dock.py" />
            <source>Drag to move this pane</source>
            <translation>Ziehen verschiebt diesen Bereich</translation>
        </message>
    </context>
    <context>
        <name>_Preview</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>Preview</source>
            <translation>Vorschau</translation>
        </message>
    </context>
    <context>
        <name>_RunTable</name>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Problems that are solved or wait for it</source>
            <translation>Aufgaben, die gelöst werden oder darauf warten</translation>
        </message>
    </context>
    <context>
        <name>_Step</name>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>{step}, done</source>
            <translation>{step}, erledigt</translation>
        </message>
    </context>
    <context>
        <name>_TextDialog</name>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>&amp;Cancel</source>
            <translation>&amp;Abbrechen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>&amp;OK</source>
            <translation>&amp;OK</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>Solution from the file</source>
            <translation>Lösung aus der Datei</translation>
        </message>
    </context>
    <context>
        <name>answers</name>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>Black</source>
            <translation>Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>MATER lets a pawn on the last rank stay a pawn</source>
            <translation>MATER lässt einen Bauern auf der letzten Reihe Bauer bleiben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>MATER takes castling rights from the squares</source>
            <translation>MATER liest Rochaderechte aus den Feldern ab</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>MATER takes neither castling rights nor an en passant capture from the FEN</source>
            <translation>MATER übernimmt weder Rochaderechte noch en passant aus der FEN</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>MATER takes no en passant capture from the FEN</source>
            <translation>MATER übernimmt kein en passant aus der FEN</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>Mate-in-two knows no castling ({line})</source>
            <translation>Mate-in-two kennt keine Rochade ({line})</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>Mate-in-two knows no double step ({line})</source>
            <translation>Mate-in-two kennt keinen Doppelschritt ({line})</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>Mate-in-two knows no en passant capture ({line})</source>
            <translation>Mate-in-two kennt kein en passant ({line})</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>Mate-in-two knows no promotion ({line})</source>
            <translation>Mate-in-two kennt keine Umwandlung ({line})</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>Mate-in-two takes stalemate for mate ({line})</source>
            <translation>Mate-in-two hält Patt für Matt ({line})</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>White</source>
            <translation>Weiß</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/remarks.py" />
            <source>at most %n flights</source>
            <translation>
                <numerusform>höchstens %n Fluchtfeld</numerusform>
                <numerusform>höchstens %n Fluchtfelder</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>capture</source>
            <translation>schlagen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>capture en passant</source>
            <translation>en passant schlagen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>castle</source>
            <translation>rochieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>castling assumed to be legal: {rights}</source>
            <translation>Rochade als erlaubt angenommen: {rights}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>checks only</source>
            <translation>nur Schachgebote</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>colours exchanged</source>
            <translation>Farben vertauscht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>complete a circuit</source>
            <translation>einen Rundlauf vollenden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>complete a circuit by rebirth</source>
            <translation>einen Rundlauf durch Wiedergeburt vollenden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>exchange the places of two own pieces</source>
            <translation>zwei eigene Steine die Plätze tauschen lassen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/remarks.py" />
            <source>few defences longer than %n moves ({option})</source>
            <translation>
                <numerusform>wenige Verteidigungen länger als %n Zug ({option})</numerusform>
                <numerusform>wenige Verteidigungen länger als %n Züge ({option})</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>first move {first} only</source>
            <translation>nur erster Zug {first}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>first moves from number {first} on</source>
            <translation>erste Züge ab Nummer {first}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>first moves {first} to {last} only</source>
            <translation>nur erste Züge {first} bis {last}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>get mated by the own move</source>
            <translation>sich selbst mattsetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>get stalemated by the own move</source>
            <translation>sich selbst pattsetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>give check</source>
            <translation>Schach geben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>give mate</source>
            <translation>mattsetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>give mate or stalemate</source>
            <translation>matt- oder pattsetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>give stalemate</source>
            <translation>pattsetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>kiss the piece from {square}</source>
            <translation>den Stein von {square} küssen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>make any move</source>
            <translation>irgendeinen Zug machen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>mate both sides</source>
            <translation>beide Seiten mattsetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>mate both sides when mated</source>
            <translation>im Matt beide Seiten mattsetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>mate in {length} by {key}</source>
            <translation>Matt in {length} durch {key}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>mate in {length} by {key}, not by {other}</source>
            <translation>Matt in {length} durch {key}, nicht durch {other}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>mirrored {corners}</source>
            <translation>gespiegelt {corners}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>move to {square}</source>
            <translation>nach {square} ziehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>no mate in {length}</source>
            <translation>kein Matt in {length}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>not compared with {name}: stopped before</source>
            <translation>nicht mit {name} verglichen: vorher angehalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>not compared with {name}: {reason}</source>
            <translation>nicht mit {name} verglichen: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>only {count} wanted</source>
            <translation>nur {count} gewünscht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>parts swapped: Black moves first</source>
            <translation>Rollen vertauscht: Schwarz zieht zuerst</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>parts swapped: White moves first</source>
            <translation>Rollen vertauscht: Weiß zieht zuerst</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>pawns promote to {pieces} too</source>
            <translation>Bauern wandeln auch um in {pieces}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>proved with a hash table (error below 10⁻¹⁶), tree not re-searched</source>
            <translation>mit einer Hashtabelle bewiesen (Fehler unter 10⁻¹⁶), Baum nicht nachgeprüft</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>reach the diagram</source>
            <translation>das Diagramm erreichen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>reach the last rank</source>
            <translation>die letzte Reihe erreichen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>reach the other position</source>
            <translation>die andere Stellung erreichen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>rotated by {angle}°</source>
            <translation>um {angle}° gedreht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>shifted {squares}</source>
            <translation>verschoben {squares}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>stalemate both sides</source>
            <translation>beide Seiten pattsetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>stopped after the short solutions</source>
            <translation>nach den Kurzlösungen angehalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>stopped: no memory for more solutions</source>
            <translation>angehalten: kein Speicher für weitere Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>swap two enemy pieces by rebirth</source>
            <translation>zwei gegnerische Steine durch Wiedergeburt vertauschen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>the reason was not found</source>
            <translation>der Grund wurde nicht gefunden</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/remarks.py" />
            <source>threats of at most %n moves</source>
            <translation>
                <numerusform>Drohungen von höchstens %n Zug</numerusform>
                <numerusform>Drohungen von höchstens %n Zügen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>win a piece</source>
            <translation>einen Stein gewinnen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>{name} differs, it finds {found}: {reason}</source>
            <translation>{name} weicht ab, es findet {found}: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>{name} finds a mate in {length} too; {program} looks for none</source>
            <translation>{name} findet auch ein Matt in {length}; {program} sucht keins</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>{name} finds the same</source>
            <translation>{name} findet dasselbe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>{piece} away</source>
            <translation>ohne {piece}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>{side} can {action} at once and has to: {moves}</source>
            <translation>{side} kann sofort {action} und muss es: {moves}</translation>
        </message>
    </context>
    <context>
        <name>attribute_names</name>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Alice A</source>
            <translation>Alice A</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Alice B</source>
            <translation>Alice B</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Anda</source>
            <translation>Anda</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Anda inverse</source>
            <translation>Anda invers</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Bul</source>
            <translation>Bul</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Chameleon</source>
            <translation>Chamäleon</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Dob</source>
            <translation>Dob</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Frischauf</source>
            <translation>Frischauf</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Functionary</source>
            <translation>Beamter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Half-neutral</source>
            <translation>Halbneutral</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Hurdle colour changing</source>
            <translation>Bockfarbe wechselnd</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Jigger</source>
            <translation>Jigger</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Kamikaze</source>
            <translation>Kamikaze</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Magic</source>
            <translation>Magisch</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Paralysing</source>
            <translation>Paralysierend</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Patrol</source>
            <translation>Patrouille</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Protean</source>
            <translation>Proteisch</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Royal</source>
            <translation>Königlich</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Uncapturable</source>
            <translation>Unschlagbar</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Volage</source>
            <translation>Volage</translation>
        </message>
    </context>
    <context>
        <name>attributes</name>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>it becomes neutral when it moves, and then a piece of whoever moves it.</source>
            <translation>er wird neutral, wenn er zieht, und danach ein Stein dessen, der ihn zieht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>it belongs to both sides; whoever is to move may move or capture it.</source>
            <translation>er gehört beiden Seiten; wer am Zug ist, darf ihn ziehen oder schlagen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>it cannot be captured.</source>
            <translation>er kann nicht geschlagen werden.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>it changes sides with its first move to a square of the other colour.</source>
            <translation>er wechselt die Seite mit seinem ersten Zug auf ein Feld der anderen Farbe.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>it disappears when it captures.</source>
            <translation>er verschwindet, wenn er schlägt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>it neither captures nor checks; what it could capture cannot move.</source>
            <translation>er schlägt nicht und bietet kein Schach; was er schlagen könnte, kann nicht ziehen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>it stands on the first board of Alice chess.</source>
            <translation>er steht auf dem ersten Brett des Alice-Schachs.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>it stands on the second board of Alice chess.</source>
            <translation>er steht auf dem zweiten Brett des Alice-Schachs.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>the piece over which it leaps changes sides, but no king.</source>
            <translation>der Stein, über den er springt, wechselt die Seite, aber kein König.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>whoever has it in check has to parry, and is mated where that is impossible.</source>
            <translation>steht er im Schach, muss seine Seite parieren; kann sie es nicht, ist sie matt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>with each move a knight becomes a bishop, that a rook, a queen, a knight.</source>
            <translation>mit jedem Zug wird ein Springer zum Läufer, der zum Turm, zur Dame, zum Springer.</translation>
        </message>
    </context>
    <context>
        <name>batch</name>
        <message numerus="yes">
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>%n outcomes in the journal are not this installation's own: their problems are solved again</source>
            <translation>
                <numerusform>%n Ergebnis im Journal stammt nicht von dieser Installation: Die Aufgabe wird neu gelöst</numerusform>
                <numerusform>%n Ergebnisse im Journal stammen nicht von dieser Installation: Die Aufgaben werden neu gelöst</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>%n running, the longest for {time}: no. {number}</source>
            <translation>
                <numerusform>%n läuft seit {time}: Nr. {number}</numerusform>
                <numerusform>%n laufen, am längsten seit {time}: Nr. {number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/file_words.py" />
            <source>%n stored solutions {stored}, found {found}</source>
            <translation>
                <numerusform>gespeicherte Lösung {stored}, gefunden {found}</numerusform>
                <numerusform>%n gespeicherte Lösungen {stored}, gefunden {found}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>Complete: {total} problems</source>
            <translation>Vollständig: {total} Aufgaben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>Partial: {done} of {total} problems are done</source>
            <translation>Teilweise: {done} von {total} Aufgaben sind erledigt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>Unfinished</source>
            <translation>Unfertig</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>about {time} left</source>
            <translation>noch etwa {time}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>almost done</source>
            <translation>fast fertig</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>as in the file</source>
            <translation>wie in der Datei</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>as in the file; the try “{text}” in line {number} of the text is not compared</source>
            <translation>wie in der Datei; die Verführung „{text}“ in Zeile {number} des Textes ist nicht verglichen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>found {found}</source>
            <translation>gefunden {found}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>found {found}, as in the file</source>
            <translation>gefunden {found}, wie in der Datei</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/file_words.py" />
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>not all keys are known; stored {stored}</source>
            <translation>nicht alle Schlüsselzüge sind bekannt; gespeichert {stored}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>not all solutions are known; stored {stored}</source>
            <translation>nicht alle Lösungen sind bekannt; gespeichert {stored}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>not compared: what the file says is not clear</source>
            <translation>nicht verglichen: was die Datei sagt, ist nicht klar</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>not compared: “{text}” in line {number} of the text is not clear</source>
            <translation>nicht verglichen: „{text}“ in Zeile {number} des Textes ist nicht klar</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>not compared: “{text}” is not clear</source>
            <translation>nicht verglichen: „{text}“ ist nicht klar</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>paused</source>
            <translation>Pause</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>pausing …</source>
            <translation>hält an …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/file_words.py" />
            <source>stored keys {stored}, found {found}</source>
            <translation>
                <numerusform>gespeicherter Schlüsselzug {stored}, gefunden {found}</numerusform>
                <numerusform>gespeicherte Schlüsselzüge {stored}, gefunden {found}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/file_words.py" />
            <source>stored none, found {found}</source>
            <translation>nichts gespeichert, gefunden {found}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/file_words.py" />
            <source>stored tries {stored}, found {found}</source>
            <translation>
                <numerusform>gespeicherte Verführung {stored}, gefunden {found}</numerusform>
                <numerusform>gespeicherte Verführungen {stored}, gefunden {found}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>time left not known yet</source>
            <translation>Restzeit noch unbekannt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>{done} of {total}</source>
            <translation>{done} von {total}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/file_words.py" />
            <source>{first} and {last}</source>
            <translation>{first} und {last}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>{hours} h {minutes} min</source>
            <translation>{hours} h {minutes} min</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>{least} to {most} left</source>
            <translation>noch {least} bis {most}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/file_words.py" />
            <source>{moves} and {count} more</source>
            <translation>{moves} und {count} weitere</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>{number} min</source>
            <translation>{number} min</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>{number} ms</source>
            <translation>{number} ms</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>{number} s</source>
            <translation>{number} s</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>{verdict}: {count}</source>
            <translation>{verdict}: {count}</translation>
        </message>
    </context>
    <context>
        <name>batch_report</name>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Batch: {name}</source>
            <translation>Prüfbericht: {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>For every problem without a stipulation: {stipulation}.</source>
            <translation>Gefordert bei jedem Problem ohne Forderung: {stipulation}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>For every problem: {stipulation}.</source>
            <translation>Bei jeder Aufgabe gefragt: {stipulation}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>How many problems took how long; each bar reaches to three times the time before</source>
            <translation>Wie viele Aufgaben wie lange dauerten; jeder Balken reicht bis zum Dreifachen der Zeit davor</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Matewright {version}, {date} UTC; the batch took {time}.</source>
            <translation>Matewright {version}, {date} UTC; die Prüfung dauerte {time}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>No.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Only the first {count} are drawn.</source>
            <translation>Nur die ersten {count} sind gezeichnet.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Problem</source>
            <translation>Aufgabe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Problems</source>
            <translation>Aufgaben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Problems to look at</source>
            <translation>Auffällige Aufgaben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Stipulation</source>
            <translation>Forderung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>There are more than {count} problems: only those to look at are listed. The reports in JSON and CSV hold all.</source>
            <translation>Es sind mehr als {count} Aufgaben: nur die auffälligen sind aufgeführt. Die Berichte in JSON und CSV enthalten alle.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Time limit of each problem: {time}.</source>
            <translation>Zeitgrenze jeder Aufgabe: {time}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Times</source>
            <translation>Zeiten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Untitled</source>
            <translation>Unbenannt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Verdict</source>
            <translation>Urteil</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>What was found</source>
            <translation>Befund</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>en</source>
            <translation>de</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>{total} in all; the slowest problem took {slowest}.</source>
            <translation>Zusammen {total}; die langsamste Aufgabe dauerte {slowest}.</translation>
        </message>
    </context>
    <context>
        <name>caption</name>
        <message numerus="yes">
            <location filename="../../app/matewright/formats/caption.py" />
            <source>%n solutions</source>
            <translation>
                <numerusform>%n Lösung</numerusform>
                <numerusform>%n Lösungen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>After the key</source>
            <translation>Nach dem Schlüsselzug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Black may not castle</source>
            <translation>Schwarz darf nicht rochieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Black may not castle kingside</source>
            <translation>Schwarz darf nicht kurz rochieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Black may not castle queenside</source>
            <translation>Schwarz darf nicht lang rochieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Black to move</source>
            <translation>Schwarz am Zug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Duplex</source>
            <translation>Duplex</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>En passant on {square} is possible</source>
            <translation>En passant auf {square} ist möglich</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Half duplex</source>
            <translation>Halbduplex</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Not solved.</source>
            <translation>Nicht gelöst.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Quodlibet</source>
            <translation>Quodlibet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Solution from the file, not checked:</source>
            <translation>Lösung aus der Datei, nicht geprüft:</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Themes: {names}</source>
            <translation>Themen: {names}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>White may not castle</source>
            <translation>Weiß darf nicht rochieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>White may not castle kingside</source>
            <translation>Weiß darf nicht kurz rochieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>White may not castle queenside</source>
            <translation>Weiß darf nicht lang rochieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>White to move</source>
            <translation>Weiß am Zug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>White to play</source>
            <translation>Weiß beginnt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Zero position</source>
            <translation>Nullstellung</translation>
        </message>
    </context>
    <context>
        <name>checking</name>
        <message numerus="yes">
            <location filename="../../app/matewright/services/checking.py" />
            <source>%n faults found</source>
            <translation>
                <numerusform>%n Fehler gefunden</numerusform>
                <numerusform>%n Fehler gefunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/checking.py" />
            <source>%n faults found:</source>
            <translation>
                <numerusform>%n Fehler gefunden:</numerusform>
                <numerusform>%n Fehler gefunden:</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>Checked with python-chess, by the orthodox rules ({count} positions searched):</source>
            <translation>Mit python-chess geprüft, nach den orthodoxen Regeln ({count} Stellungen durchsucht):</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>Compared with {name}: the same {what}.</source>
            <translation>Mit {name} verglichen: gleich sind {what}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>Everything was confirmed.</source>
            <translation>Alles wurde bestätigt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>Its form was checked: it does not contradict itself.</source>
            <translation>Ihre Form wurde geprüft: Sie widerspricht sich nicht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>No fault was found in what was checked.</source>
            <translation>In dem, was geprüft wurde, ist kein Fehler.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>Not checked ({reason}):</source>
            <translation>Nicht geprüft ({reason}):</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>Not checked: {reason}</source>
            <translation>Nicht geprüft: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>Not compared with {name}: {reason}</source>
            <translation>Nicht mit {name} verglichen: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>ends of lines: the goal</source>
            <translation>Enden von Varianten: das Ziel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>first moves: no further line</source>
            <translation>erste Züge: keine weitere Lösung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>keys: none succeeds in fewer moves than stated</source>
            <translation>Schlüsselzüge: keiner gelingt in weniger Zügen als angegeben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>length of the solution: none shorter</source>
            <translation>Länge der Lösung: keine ist kürzer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>lists of continuations: complete, none shorter</source>
            <translation>Fortsetzungen: vollständig, keine kürzer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>lists of threats, or zugzwang: complete, none shorter</source>
            <translation>Drohungen oder Zugzwang: vollständig, keine kürzer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>moves given without all their play: they succeed</source>
            <translation>Züge ohne ihr ganzes Spiel: Sie gelingen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>moves left out of the set play: no answer</source>
            <translation>im Satzspiel ausgelassene Züge: ohne Antwort</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>moves of the attacker: every legal reply accounted for</source>
            <translation>Züge des Angreifers: Jede legale Antwort ist berücksichtigt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>moves of the tree were not looked at (a fault stands above them).</source>
            <translation>Züge des Baums wurden nicht angesehen (über ihnen steht ein Fehler).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>moves of the tree were not looked at (stopped).</source>
            <translation>Züge des Baums wurden nicht angesehen (abgebrochen).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>moves where nobody had to reach the goal instead</source>
            <translation>Züge, bei denen niemand stattdessen das Ziel erreichen musste</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>moves: legal, and described as they are</source>
            <translation>Züge: legal und richtig beschrieben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>other first moves: no key</source>
            <translation>andere erste Züge: kein Schlüsselzug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>refutations: nothing succeeds in time</source>
            <translation>Widerlegungen: Nichts gelingt rechtzeitig</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>replies left out: they parry no threat</source>
            <translation>ausgelassene Antworten: Sie parieren keine Drohung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>restrictions are in the way of {count}</source>
            <translation>bei {count} stehen Einschränkungen im Weg</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>shorter solutions: refuted as stated</source>
            <translation>kürzere Lösungen: widerlegt wie angegeben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>stopped</source>
            <translation>angehalten</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/checking.py" />
            <source>up to %n moves</source>
            <translation>
                <numerusform>bis zu %n Zug</numerusform>
                <numerusform>bis zu %n Zügen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>{count} positions were too few</source>
            <translation>{count} Stellungen waren zu wenig</translation>
        </message>
    </context>
    <context>
        <name>compare</name>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>a comparison of engines</source>
            <translation>einem Vergleich von Programmen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>agrees</source>
            <translation>stimmt überein</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>agrees, other key than {names}</source>
            <translation>stimmt überein, anderer Schlüsselzug als {names}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>cannot</source>
            <translation>kann nicht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>claimed</source>
            <translation>behauptet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>differs from {names}</source>
            <translation>weicht ab von {names}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>done</source>
            <translation>fertig</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>failed</source>
            <translation>gescheitert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>no contradiction</source>
            <translation>kein Widerspruch</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>not started</source>
            <translation>nicht begonnen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>partial</source>
            <translation>teilweise</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>proven</source>
            <translation>bewiesen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>searching</source>
            <translation>sucht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>waiting</source>
            <translation>wartet</translation>
        </message>
    </context>
    <context>
        <name>condition_names</name>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>#C</source>
            <translation>#C</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>AMU</source>
            <translation>AMU</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Actuated Revolving Board</source>
            <translation>Actuated Revolving Board</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Actuated Revolving Centre</source>
            <translation>Actuated Revolving Centre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Alice Chess</source>
            <translation>Aliceschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>All-in Chess</source>
            <translation>All-in Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Alphabetic Chess</source>
            <translation>Alphabetisches Schach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anda</source>
            <translation>Anda</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anda Inverse</source>
            <translation>Anda invers</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Andernach Chess</source>
            <translation>Andernachschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Annan Chess</source>
            <translation>Annanschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Andernach Chess</source>
            <translation>Anti-Andernachschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Clone Circe</source>
            <translation>Anti-Clone-Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Einstein Chess</source>
            <translation>Anti-Einsteinschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Guards</source>
            <translation>Antideckungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Köko</source>
            <translation>Anti-Köko</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Mars Antipodean Circe</source>
            <translation>Anti-Mars-Antipodencirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Mars Circe</source>
            <translation>Anti-Marscirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Mars Mirror Circe</source>
            <translation>Anti-Mars-Spiegelcirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Supercirce</source>
            <translation>Anti-Supercirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anticirce</source>
            <translation>Anticirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Antikings</source>
            <translation>Antikönige</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Antipodean Anticirce</source>
            <translation>Antipoden-Anticirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Antipodean Circe</source>
            <translation>Antipodencirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Antipodean Immun Chess</source>
            <translation>Antipoden-Immunschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>April Chess</source>
            <translation>Aprilschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Argentinian Chess</source>
            <translation>Argentinisches Schach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>BGL</source>
            <translation>BGL</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Back Home</source>
            <translation>Nach Hause</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Back to Back</source>
            <translation>Rücken an Rücken</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Bi Heffalumps</source>
            <translation>Bi Heffalumps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Bi Woozles</source>
            <translation>Bi Woozles</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Bicaptures</source>
            <translation>Bicaptures</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Bichrom Chess</source>
            <translation>Bichromes Schach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Bicolores</source>
            <translation>Bicolores</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Alphabetic Chess</source>
            <translation>Schwarzes alphabetisches Schach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Anti-Synchron Mover</source>
            <translation>Antisynchronzüger Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Checks</source>
            <translation>Schwarz bietet Schach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Consequent Forced Square</source>
            <translation>Schwarzes konsequentes Zwangsfeld</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Edge Mover</source>
            <translation>Randzüger Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Follow My Leader</source>
            <translation>Verfolgungszüger Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Forced Square</source>
            <translation>Schwarzes Zwangsfeld</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Max Dister</source>
            <translation>Max Dister Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Maximummer</source>
            <translation>Längstzüger Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Min Dister</source>
            <translation>Min Dister Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Minimummer</source>
            <translation>Kürzestzüger Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Must Capture</source>
            <translation>Schlagzwang Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Oscillating Kings</source>
            <translation>Schwarze oszillierende Könige</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Promotion Squares</source>
            <translation>Umwandlungsfelder Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Reflective King</source>
            <translation>Schwarzer reflektierender König</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Royal Square</source>
            <translation>Schwarzes königliches Feld</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Super Transmuting King</source>
            <translation>Schwarzer supertransmutierender König</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Synchron Mover</source>
            <translation>Synchronzüger Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Transmuted King</source>
            <translation>Schwarzer transmutierender König</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Ultraschachzwang</source>
            <translation>Ultraschachzwang Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Vaulting King</source>
            <translation>Schwarzer Vaulting King</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Bolero</source>
            <translation>Bolero</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Bolero Inverse</source>
            <translation>Bolero invers</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Breton</source>
            <translation>Breton</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Brunner Chess</source>
            <translation>Brunnerschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>CAST Chess</source>
            <translation>CAST-Schach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Cage Circe</source>
            <translation>Käfigcirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Castling Chess</source>
            <translation>Rochadeschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Cavalier Majeur</source>
            <translation>Cavalier Majeur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Central Chess</source>
            <translation>Zentralschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Chameleon Chess</source>
            <translation>Chamäleonschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Chameleon Circe</source>
            <translation>Chamäleoncirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Chameleon Pursuit</source>
            <translation>Chamäleonverfolgung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Chameleon Sequence</source>
            <translation>Chamäleonsequenz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Checkless Chess</source>
            <translation>Ohneschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Cheek to Cheek</source>
            <translation>Wange an Wange</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Chinese Chess</source>
            <translation>Chinesisches Schach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Circe</source>
            <translation>Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Circe Assassin</source>
            <translation>Assassin-Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Circe Clone</source>
            <translation>Circe Clone</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Circe Double Agents</source>
            <translation>Doppelagenten-Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Circe Take &amp; Make</source>
            <translation>Circe Take &amp; Make</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Circe Turncoats</source>
            <translation>Turncoat-Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Contact Grid Chess</source>
            <translation>Kontakt-Gitterschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Contra Parrain</source>
            <translation>Kontra-Parrain</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Couscous Circe</source>
            <translation>Couscous-Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Danger Circe</source>
            <translation>Gefahrencirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Dark Side</source>
            <translation>Dark Side</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Diagram Anticirce</source>
            <translation>Diagramm-Anticirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Diagram Circe</source>
            <translation>Diagrammcirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Diagram Immun Chess</source>
            <translation>Diagramm-Immunschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Diametral Circe</source>
            <translation>Diametral-Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Disparate</source>
            <translation>Disparate</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Double Tibet</source>
            <translation>Doppel-Tibet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Duellist Chess</source>
            <translation>Duellantenschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Dummy</source>
            <translation>Dummy</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Eiffel Chess</source>
            <translation>Eiffelschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Einstein Chess</source>
            <translation>Einsteinschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Equipollents Anticirce</source>
            <translation>Equipollents-Anticirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Equipollents Circe</source>
            <translation>Equipollents-Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Equipollents Immun Chess</source>
            <translation>Equipollents-Immunschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Exchange Castling</source>
            <translation>Platzwechselrochade</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Exclusive Chess</source>
            <translation>Exklusivschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Extinction Chess</source>
            <translation>Ausrottungsschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Face to Face</source>
            <translation>Angesicht zu Angesicht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>File Anticirce</source>
            <translation>Linien-Anticirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>File Circe</source>
            <translation>Linien-Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>File Immun Chess</source>
            <translation>Linien-Immunschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Football</source>
            <translation>Fußball</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Frankfurt Chess</source>
            <translation>Frankfurtschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Frischauf Circe</source>
            <translation>Frischauf-Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Fuddled Men</source>
            <translation>Fuddled Men</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Functionary Chess</source>
            <translation>Beamtenschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Geneva Chess</source>
            <translation>Genfer Schach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Ghost Chess</source>
            <translation>Geisterschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Glasgow Chess</source>
            <translation>Glasgowschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Grid Chess</source>
            <translation>Gitterschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Haaner Chess</source>
            <translation>Haaner Schach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Half-in Chess</source>
            <translation>Half-in Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Haunted Chess</source>
            <translation>Spukschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Heffalumps</source>
            <translation>Heffalumps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Hole</source>
            <translation>Loch</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Horizontal Symmetry Anticirce</source>
            <translation>Horizontales Symmetrie-Anticirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Horizontal Symmetry Circe</source>
            <translation>Horizontales Symmetriecirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Hypervolage</source>
            <translation>Hypervolage</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Imitator</source>
            <translation>Imitator</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Immobilio</source>
            <translation>Immobilio</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Immun Chess</source>
            <translation>Immunschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Immune Horizontal Symmetry</source>
            <translation>Horizontales Symmetrie-Immunschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Immune Vertical Symmetry</source>
            <translation>Vertikales Symmetrie-Immunschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Influencer</source>
            <translation>Influencer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Isardam</source>
            <translation>Isardam</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Kobul Kings</source>
            <translation>Kobulkönige</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Köko</source>
            <translation>Köko</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Last Capture</source>
            <translation>Letzter Schlag</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Leffie</source>
            <translation>Leffie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Leofamily</source>
            <translation>Leofamily</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Line Chameleon Chess</source>
            <translation>Linien-Chamäleonschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Lortap</source>
            <translation>Lortap</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Losing Chess</source>
            <translation>Schlagschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Lost Pieces</source>
            <translation>Verlorene Steine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Lèse-Majesté</source>
            <translation>Lèse-Majesté</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>MAFF</source>
            <translation>MAFF</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Madrasi</source>
            <translation>Madrasi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Magic Squares</source>
            <translation>Magische Felder</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mainly-in Chess</source>
            <translation>Mainly-in Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Make &amp; Take</source>
            <translation>Make &amp; Take</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Marine Chess</source>
            <translation>Marines Schach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mars Circe</source>
            <translation>Marscirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mars Mirror Circe</source>
            <translation>Mars-Spiegelcirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Masand</source>
            <translation>Masand</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Masand Generalised</source>
            <translation>Masand verallgemeinert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Maximummer</source>
            <translation>Längstzüger</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Messigny Chess</source>
            <translation>Messignyschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror Anticirce</source>
            <translation>Spiegel-Anticirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror Circe</source>
            <translation>Spiegelcirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror Circe Clone</source>
            <translation>Spiegelcirce Clone</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror Couscous Circe</source>
            <translation>Spiegel-Couscous-Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror File Anticirce</source>
            <translation>Spiegel-Linien-Anticirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror File Circe</source>
            <translation>Spiegel-Linien-Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror File Immun Chess</source>
            <translation>Spiegel-Linien-Immunschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror Immun Chess</source>
            <translation>Spiegel-Immunschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Monochrom Chess</source>
            <translation>Monochromes Schach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Multi Captures</source>
            <translation>Multicaptures</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Nanna Chess</source>
            <translation>Nannaschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>New Köko</source>
            <translation>Neues Köko</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>No Black Capture</source>
            <translation>Schwarz schlägt nicht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>No Black Promotion</source>
            <translation>Schwarz wandelt nicht um</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>No Capture</source>
            <translation>Ohneschlag</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>No Promotion into Imitators</source>
            <translation>Keine Umwandlung in Imitatoren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>No White Capture</source>
            <translation>Weiß schlägt nicht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>No White Promotion</source>
            <translation>Weiß wandelt nicht um</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Normal Pawn</source>
            <translation>Normale Bauern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Norsk Sjakk</source>
            <translation>Norsk Sjakk</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>OWU</source>
            <translation>OWU</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>PAD Chess</source>
            <translation>PAD-Schach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>PWC</source>
            <translation>Platzwechselcirce (PWC)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Parrain Circe</source>
            <translation>Parrain-Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Partial Paralysis</source>
            <translation>Partielle Paralyse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Patience Chess</source>
            <translation>Patienceschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Patrouille</source>
            <translation>Patrouilleschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Pepo</source>
            <translation>Pepo</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Phantom Chess</source>
            <translation>Phantomschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Plus Chess</source>
            <translation>Plusschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Point Reflection</source>
            <translation>Punktspiegelung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Power Transfer</source>
            <translation>Krafttransfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Promotion Only</source>
            <translation>Umwandlung nur in</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Protean Chess</source>
            <translation>Proteisches Schach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Provocation Chess</source>
            <translation>Provokationsschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Rank Circe</source>
            <translation>Reihen-Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Reflective Kings</source>
            <translation>Reflektierende Könige</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Relegation Chess</source>
            <translation>Degradierung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Republican Chess</source>
            <translation>Republikanerschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Reversal Einstein Chess</source>
            <translation>Reverses Einsteinschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Rokagogo</source>
            <translation>Rokagogo</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Role Exchange</source>
            <translation>Rollentausch</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Royal Dynasty</source>
            <translation>Königsdynastie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>SAT</source>
            <translation>SAT</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Sentinelles</source>
            <translation>Sentinelles</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Series Capture</source>
            <translation>Serienschlag</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Shielded Kings</source>
            <translation>Schutzkönige</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Single Box</source>
            <translation>Nur Partiesatzsteine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Snek Chess</source>
            <translation>Snekschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Snek Circle Chess</source>
            <translation>Zirkuläres Snekschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Strict SAT</source>
            <translation>Strict SAT</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Super Guards</source>
            <translation>Superdeckungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Supercirce</source>
            <translation>Supercirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Swapping Kings</source>
            <translation>Tauschkönige</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Symmetry Anticirce</source>
            <translation>Symmetrie-Anticirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Symmetry Circe</source>
            <translation>Symmetriecirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Symmetry Immun Chess</source>
            <translation>Symmetrie-Immunschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Take &amp; Make</source>
            <translation>Take &amp; Make</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Tibet</source>
            <translation>Tibet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Traitor Chess</source>
            <translation>Verräterschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Transmission Menace</source>
            <translation>Transmission Menace</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Transmuted Kings</source>
            <translation>Transmutierende Könige</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Ultra Patrol</source>
            <translation>Ultra-Patrouille</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Ultramarine Chess</source>
            <translation>Ultramarines Schach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Ultraschachzwang</source>
            <translation>Ultraschachzwang</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Vaulting Kings</source>
            <translation>Vaulting Kings</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Vertical Mirror Circe</source>
            <translation>Vertikales Spiegelcirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Vertical Symmetry Anticirce</source>
            <translation>Vertikales Symmetrie-Anticirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Vertical Symmetry Circe</source>
            <translation>Vertikales Symmetriecirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Vogtländer Chess</source>
            <translation>Vogtländerschach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Volage</source>
            <translation>Volage</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Alphabetic Chess</source>
            <translation>Weißes alphabetisches Schach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Anti-Synchron Mover</source>
            <translation>Antisynchronzüger Weiß</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Consequent Forced Square</source>
            <translation>Weißes konsequentes Zwangsfeld</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Edge Mover</source>
            <translation>Randzüger Weiß</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Follow My Leader</source>
            <translation>Verfolgungszüger Weiß</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Forced Square</source>
            <translation>Weißes Zwangsfeld</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Max Dister</source>
            <translation>Max Dister Weiß</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Maximummer</source>
            <translation>Längstzüger Weiß</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Min Dister</source>
            <translation>Min Dister Weiß</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Minimummer</source>
            <translation>Kürzestzüger Weiß</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Must Capture</source>
            <translation>Schlagzwang Weiß</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Oscillating Kings</source>
            <translation>Weiße oszillierende Könige</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Promotion Squares</source>
            <translation>Umwandlungsfelder Weiß</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Reflective King</source>
            <translation>Weißer reflektierender König</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Royal Square</source>
            <translation>Weißes königliches Feld</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Super Transmuting King</source>
            <translation>Weißer supertransmutierender König</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Synchron Mover</source>
            <translation>Synchronzüger Weiß</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Transmuted King</source>
            <translation>Weißer transmutierender König</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Ultraschachzwang</source>
            <translation>Ultraschachzwang Weiß</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Vaulting King</source>
            <translation>Weißer Vaulting King</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Woozles</source>
            <translation>Woozles</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Wormholes</source>
            <translation>Wurmlöcher</translation>
        </message>
    </context>
    <context>
        <name>condition_variants</name>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Absolute</source>
            <translation>absolut</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Adverse</source>
            <translation>advers</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Antipodes</source>
            <translation>Antipoden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>April</source>
            <translation>April</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Assassin</source>
            <translation>Assassin</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Berolina</source>
            <translation>Berolina</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black</source>
            <translation>Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Cage</source>
            <translation>Käfig</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Calvet</source>
            <translation>Calvet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Chameleon</source>
            <translation>Chamäleon</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Cheylan</source>
            <translation>Cheylan</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Chromatic</source>
            <translation>chromatisch</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Clone</source>
            <translation>Clone</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Couscous</source>
            <translation>Couscous</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Diagram</source>
            <translation>Diagramm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Diametral</source>
            <translation>Diametral</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Einstein</source>
            <translation>Einstein</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Equipollents</source>
            <translation>Equipollents</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>File</source>
            <translation>Linie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Frischauf</source>
            <translation>Frischauf</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Inverse</source>
            <translation>invers</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Irregular</source>
            <translation>unregelmäßig</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror</source>
            <translation>Spiegel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Neighbour</source>
            <translation>Nachbar</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Orthogonal</source>
            <translation>orthogonal</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>PWC</source>
            <translation>Platzwechsel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>PY</source>
            <translation>PY</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Parachute</source>
            <translation>Fallschirm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Parrain</source>
            <translation>Parrain</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Rank</source>
            <translation>Reihe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Relaxed</source>
            <translation>locker</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Strict</source>
            <translation>strikt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Super</source>
            <translation>Super</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Symmetry</source>
            <translation>Symmetrie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Take &amp; Make</source>
            <translation>Take &amp; Make</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Transmuting</source>
            <translation>transmutierend</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Turncoats</source>
            <translation>Turncoats</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Volcanic</source>
            <translation>Vulkan</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White</source>
            <translation>Weiß</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>capture square</source>
            <translation>Schlagfeld</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>contra parrain</source>
            <translation>Kontra-Parrain</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>diagonal shift</source>
            <translation>diagonal verschoben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>exact</source>
            <translation>exakt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>grid line</source>
            <translation>Gitterlinie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>horizontal shift</source>
            <translation>horizontal verschoben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>horizontal symmetry</source>
            <translation>horizontale Symmetrie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>last move</source>
            <translation>letzter Zug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>maximum black</source>
            <translation>höchstens schwarze</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>maximum total</source>
            <translation>höchstens insgesamt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>maximum white</source>
            <translation>höchstens weiße</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>para sentinelles</source>
            <translation>Para-Sentinelles</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>pion advers</source>
            <translation>gegnerischer Bauer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>pion neutre</source>
            <translation>neutraler Bauer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>pion propre</source>
            <translation>eigener Bauer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>reversal Einstein</source>
            <translation>reverses Einstein</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>rex exclusive</source>
            <translation>rex exklusive</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>rex inclusive</source>
            <translation>rex inklusive</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>type 1</source>
            <translation>Typ 1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>type 2</source>
            <translation>Typ 2</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>type 3</source>
            <translation>Typ 3</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>type A</source>
            <translation>Typ A</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>type B</source>
            <translation>Typ B</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>type C</source>
            <translation>Typ C</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>type D</source>
            <translation>Typ D</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>ultra</source>
            <translation>ultra</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>vertical mirror</source>
            <translation>vertikaler Spiegel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>vertical shift</source>
            <translation>vertikal verschoben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>vertical symmetry</source>
            <translation>vertikale Symmetrie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>wait capture</source>
            <translation>nächster Schlag</translation>
        </message>
    </context>
    <context>
        <name>conditions</name>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A black piece that captures a white one of another kind becomes white.</source>
            <translation>Ein schwarzer Stein, der einen weißen anderer Art schlägt, wird weiß.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A black piece that comes to the lower half of the board becomes white.</source>
            <translation>Ein schwarzer Stein, der in die untere Bretthälfte kommt, wird weiß.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A capture on the square of rebirth itself is allowed.</source>
            <translation>Ein Schlag auf dem Wiedergeburtsfeld selbst ist erlaubt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A capture on the square of rebirth itself is not allowed.</source>
            <translation>Ein Schlag auf dem Wiedergeburtsfeld selbst ist nicht erlaubt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece changes places with its capturer.</source>
            <translation>Ein geschlagener Stein wird auf dem Feld wiedergeboren, von dem der schlagende kommt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece comes back on the square of capture when that is left; it cannot be captured again.</source>
            <translation>Ein geschlagener Stein kehrt auf das Schlagfeld zurück, sobald dieses verlassen wird; noch einmal geschlagen werden kann er nicht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece comes back to the square of capture when the piece that captured it leaves it.</source>
            <translation>Ein geschlagener Stein kehrt auf das Schlagfeld zurück, sobald der Stein, der ihn schlug, es verlässt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn after the next move, as far back as that move went.</source>
            <translation>Ein geschlagener Stein wird nach dem nächsten Zug wiedergeboren, vom Schlagfeld aus um diesen Zug in Gegenrichtung versetzt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn after the next move, as far on as that move went.</source>
            <translation>Ein geschlagener Stein wird nach dem nächsten Zug wiedergeboren, vom Schlagfeld aus um diesen Zug versetzt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn as one of the capturer's kind, if its square is empty.</source>
            <translation>Ein geschlagener Stein wird als Stein von der Art des schlagenden wiedergeboren, wenn sein Wiedergeburtsfeld leer ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn as one of the capturer's kind, if that kind's square of the other side is empty.</source>
            <translation>Ein geschlagener Stein wird als Stein von der Art des schlagenden wiedergeboren, wenn dessen Feld der anderen Seite leer ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn as one of the other side, if its square is empty.</source>
            <translation>Ein geschlagener Stein wird als Stein der anderen Farbe wiedergeboren, wenn sein Wiedergeburtsfeld leer ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn as one of the other side, if the square of the other side's like piece is empty.</source>
            <translation>Ein geschlagener Stein wird als Stein der anderen Farbe wiedergeboren, wenn das Feld eines gleichen Steins der anderen Seite leer ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn on a square from which it cannot move without capturing.</source>
            <translation>Ein geschlagener Stein wird auf einem Feld wiedergeboren, von dem aus er nicht ohne Schlag ziehen kann.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn on any empty square its capturer likes, or not at all.</source>
            <translation>Ein geschlagener Stein wird auf einem beliebigen leeren Feld wiedergeboren, das die schlagende Seite wählt, oder gar nicht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn on its square of the initial position, if that is empty.</source>
            <translation>Ein geschlagener Stein wird auf seinem Feld der Partieanfangsstellung wiedergeboren, wenn es leer ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn on its square of the initial position; what stands there, disappears. A king is also in check if a capture would make it disappear.</source>
            <translation>Ein geschlagener Stein wird auf seinem Feld der Partieanfangsstellung wiedergeboren; was dort steht, verschwindet. Ein König steht auch im Schach, wenn ein Schlag ihn verschwinden ließe.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn on the capturer's square, if that is empty.</source>
            <translation>Ein geschlagener Stein wird auf dem Wiedergeburtsfeld des schlagenden wiedergeboren, wenn es leer ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn on the square of the other side's piece like the capturer, if that is empty.</source>
            <translation>Ein geschlagener Stein wird auf dem Feld wiedergeboren, das ein dem schlagenden gleicher Stein der anderen Seite hätte, wenn es leer ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, as far beyond the square of capture as the capturer came.</source>
            <translation>Ein geschlagener Stein wird, wenn das Feld leer ist, so weit jenseits des Schlagfelds wiedergeboren, wie der schlagende von diesem entfernt war.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, as the next one of knight, bishop, rook, queen and knight again.</source>
            <translation>Ein geschlagener Stein wird, wenn das Feld leer ist, als der nächste von Springer, Läufer, Turm, Dame und wieder Springer wiedergeboren.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A captured piece is reborn, if its square is empty, as the next one of the pieces named, after the last as the first.</source>
            <translation>Ein geschlagener Stein wird, wenn sein Feld leer ist, als der nächste der genannten Steine wiedergeboren, nach dem letzten als der erste.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, at the end of the file of capture.</source>
            <translation>Ein geschlagener Stein wird, wenn das Feld leer ist, auf der Linie des Schlags am Ende seiner Seite wiedergeboren.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, at the other side's end of the file of capture.</source>
            <translation>Ein geschlagener Stein wird, wenn das Feld leer ist, auf der Linie des Schlags am Ende der anderen Seite wiedergeboren.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, four files and four ranks from the square of capture.</source>
            <translation>Ein geschlagener Stein wird, wenn das Feld leer ist, vier Linien und vier Reihen vom Schlagfeld entfernt wiedergeboren.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, on its own file of the rank of capture.</source>
            <translation>Ein geschlagener Stein wird, wenn das Feld leer ist, auf der Reihe des Schlags und der Linie seines Circe-Wiedergeburtsfelds wiedergeboren.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, on its square mirrored at the middle of the board.</source>
            <translation>Ein geschlagener Stein wird, wenn es leer ist, auf dem an der Brettmitte gespiegelten Circe-Wiedergeburtsfeld wiedergeboren.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, on its square with files a and h exchanged.</source>
            <translation>Ein geschlagener Stein wird, wenn es leer ist, auf dem links-rechts gespiegelten Circe-Wiedergeburtsfeld wiedergeboren.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, on the square of capture mirrored at the middle of the board.</source>
            <translation>Ein geschlagener Stein wird, wenn es leer ist, auf dem Feld wiedergeboren, das zum Schlagfeld punktsymmetrisch zur Brettmitte liegt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, on the square of capture with files a and h exchanged.</source>
            <translation>Ein geschlagener Stein wird, wenn es leer ist, auf dem links-rechts gespiegelten Schlagfeld wiedergeboren.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, on the square of capture with ranks 1 and 8 exchanged.</source>
            <translation>Ein geschlagener Stein wird, wenn es leer ist, auf dem oben-unten gespiegelten Schlagfeld wiedergeboren.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, on the square of the other side's like piece.</source>
            <translation>Ein geschlagener Stein wird, wenn es leer ist, auf dem Feld wiedergeboren, auf dem ein gleicher Stein der anderen Seite wiedergeboren würde.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, where it stood in the diagram.</source>
            <translation>Ein geschlagener Stein wird, wenn es leer ist, auf dem Feld wiedergeboren, auf dem er im Diagramm stand.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece makes a move without capture from where it stood; if it has none, it cannot be captured.</source>
            <translation>Ein geschlagener Stein macht vom Schlagfeld aus einen schlagfreien Zug; hat er keinen, kann er nicht geschlagen werden.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer becomes a piece of the captured kind and is reborn as that.</source>
            <translation>Ein schlagender Stein wird zu einem Stein der geschlagenen Art und als solcher wiedergeboren.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A capturer goes back to the square it came from.</source>
            <translation>Ein schlagender Stein kehrt auf das Feld zurück, von dem er kam.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer goes on as far as it came; that square must be empty.</source>
            <translation>Ein schlagender Stein wird so weit jenseits des Schlagfelds wiedergeboren, wie er von diesem entfernt war; dieses Feld muss leer sein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>A capturer goes on at once as the captured piece would move, without capture.</source>
            <translation>Ein schlagender Stein macht sofort einen schlagfreien Zug in der Gangart des geschlagenen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn at the end of the file of capture; that must be empty.</source>
            <translation>Ein schlagender Stein wird auf der Linie des Schlags am Ende seiner Seite wiedergeboren; dieses Feld muss leer sein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn at the other end of the file; that must be empty.</source>
            <translation>Ein schlagender Stein wird auf der Linie des Schlags am Ende der anderen Seite wiedergeboren; dieses Feld muss leer sein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn four files and ranks away; that must be empty.</source>
            <translation>Ein schlagender Stein wird vier Linien und vier Reihen vom Schlagfeld entfernt wiedergeboren; dieses Feld muss leer sein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn on any empty square that it likes.</source>
            <translation>Ein schlagender Stein wird auf einem beliebigen leeren Feld wiedergeboren.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A capturer is reborn on its own file of the rank of capture; that must be empty.</source>
            <translation>Ein schlagender Stein wird auf seiner eigenen Linie in der Reihe des Schlages wiedergeboren; das Feld muss leer sein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn on its own square, and cannot capture if that is occupied.</source>
            <translation>Ein schlagender Stein wird auf seinem Feld der Partieanfangsstellung wiedergeboren; ist es besetzt, kann er nicht schlagen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn on the square mirrored at the middle; that must be empty.</source>
            <translation>Ein schlagender Stein wird auf dem Feld wiedergeboren, das zum Schlagfeld punktsymmetrisch zur Brettmitte liegt; es muss leer sein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A capturer is reborn on the square of the piece that it captures, and cannot capture if that is occupied.</source>
            <translation>Ein schlagender Stein wird auf dem Ursprungsfeld des geschlagenen wiedergeboren und kann nicht schlagen, wenn es besetzt ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn where it stood in the diagram; that must be empty.</source>
            <translation>Ein schlagender Stein wird auf dem Feld wiedergeboren, auf dem er im Diagramm stand; es muss leer sein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn with files exchanged; that square must be empty.</source>
            <translation>Ein schlagender Stein wird auf dem links-rechts gespiegelten Schlagfeld wiedergeboren; es muss leer sein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn with ranks exchanged; that square must be empty.</source>
            <translation>Ein schlagender Stein wird auf dem oben-unten gespiegelten Schlagfeld wiedergeboren; es muss leer sein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A king in check may also move as an equihopper, or as another given piece.</source>
            <translation>Ein König im Schach darf auch wie ein Equihopper oder ein anderer genannter Stein ziehen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A king in check may also move as the pieces that check it.</source>
            <translation>Ein König im Schach darf auch wie die Steine ziehen, die ihm Schach bieten.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A king in check moves only as the pieces that check it.</source>
            <translation>Ein König im Schach zieht nur wie die Steine, die ihm Schach bieten.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A king is in check if it has a flight, or was once attacked and is not any more; with a number, if it has more flights than that, or as many and was once attacked and is not any more.</source>
            <translation>Ein König steht im Schach, wenn er ein Fluchtfeld hat, oder wenn er schon einmal angegriffen war und es nicht mehr ist; mit einer Zahl: wenn er mehr Fluchtfelder als diese hat, oder ebenso viele und schon einmal angegriffen war und es nicht mehr ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A king is in check if it has a flight, whether or not it is attacked; with a number, if it has more flights than that, or as many and is not attacked.</source>
            <translation>Ein König steht im Schach, wenn er ein Fluchtfeld hat, ob er angegriffen ist oder nicht; mit einer Zahl: wenn er mehr Fluchtfelder als diese hat, oder ebenso viele und nicht angegriffen ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A king is in check if no piece attacks it.</source>
            <translation>Ein König steht im Schach, wenn kein Stein ihn angreift.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A king that one piece attacks cannot move; it is in check only if two pieces other than a king attack it.</source>
            <translation>Ein König, den ein Stein angreift, kann nicht ziehen; im Schach steht er nur, wenn ihn zwei Steine außer einem König angreifen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A move that mates is only possible if no other move mates.</source>
            <translation>Ein Mattzug ist nur möglich, wenn kein anderer Zug mattsetzt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A pawn becomes only what is left in the box.</source>
            <translation>Ein Bauer wird nur, was noch im Kasten ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A pawn for which the box has nothing stays on the last rank, and promotes as soon as the other side captures something.</source>
            <translation>Ein Bauer, für den der Kasten nichts hat, bleibt auf der letzten Reihe und wandelt sich um, sobald die andere Seite etwas schlägt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A pawn for which the box has nothing stays on the last rank; its own side promotes it before a later move.</source>
            <translation>Ein Bauer, für den der Kasten nichts hat, bleibt auf der letzten Reihe; seine Seite wandelt ihn vor einem späteren Zug um.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A pawn is paralysed while a queen of the other side attacks it, a queen by a rook, a rook by a bishop, a bishop by a knight, a knight by a pawn.</source>
            <translation>Ein Bauer ist gelähmt, solange ihn eine gegnerische Dame angreift, ebenso eine Dame durch einen Turm, ein Turm durch einen Läufer, ein Läufer durch einen Springer, ein Springer durch einen Bauern.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>A pawn may only become one of the given pieces.</source>
            <translation>Ein Bauer kann sich nur in einen der genannten Steine umwandeln.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece can be captured only while a piece of its own side observes it.</source>
            <translation>Ein Stein kann nur geschlagen werden, solange ihn ein Stein der eigenen Seite beobachtet.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>A piece can capture from where it stands, but moves without capture only as if it came from its home square, which has to be empty.</source>
            <translation>Ein Stein schlägt von seinem Feld aus, zieht aber ohne Schlag nur so, als käme er von seinem Feld der Partieanfangsstellung; es muss leer sein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>A piece can move and capture from where it stands or as if it came from its home square, if that is empty.</source>
            <translation>Ein Stein zieht und schlägt von seinem Feld aus oder, wenn es leer ist, von seinem Feld der Partieanfangsstellung aus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>A piece can move from where it stands, but captures and checks only as if it came from its home square, which has to be empty.</source>
            <translation>Ein Stein zieht ohne Schlag von seinem Feld aus; er schlägt und bietet Schach nur von seinem Feld der Partieanfangsstellung aus, das leer sein muss.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece can move or check only while its king observes it, or another such piece of its side.</source>
            <translation>Ein Stein kann nur ziehen oder Schach bieten, solange ihn sein König beobachtet oder ein anderer solcher Stein seiner Seite.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece can only be captured if at least two pieces of the other side attack it.</source>
            <translation>Ein Stein kann nur geschlagen werden, wenn ihn mindestens zwei gegnerische Steine angreifen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if its end of the file of capture is occupied.</source>
            <translation>Ein Stein kann nicht geschlagen werden, wenn auf der Linie des Schlags das Ende seiner Seite besetzt ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if its square mirrored at the middle of the board is occupied.</source>
            <translation>Ein Stein kann nicht geschlagen werden, wenn das zu seinem Feld punktsymmetrische Feld besetzt ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if its square with files a and h exchanged is occupied.</source>
            <translation>Ein Stein kann nicht geschlagen werden, wenn sein an der Brettmitte links-rechts gespiegeltes Feld besetzt ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if its square with ranks 1 and 8 exchanged is occupied.</source>
            <translation>Ein Stein kann nicht geschlagen werden, wenn sein an der Brettmitte oben-unten gespiegeltes Feld besetzt ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if the other side's end of the file of capture is occupied.</source>
            <translation>Ein Stein kann nicht geschlagen werden, wenn auf der Linie des Schlags das Ende der anderen Seite besetzt ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if the square as far beyond it as the capturer came is occupied or off the board.</source>
            <translation>Ein Stein kann nicht geschlagen werden, wenn das Feld, das so weit jenseits von ihm liegt, wie der schlagende kommt, besetzt ist oder nicht auf dem Brett liegt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if the square four files and four ranks away is occupied.</source>
            <translation>Ein Stein kann nicht geschlagen werden, wenn das vier Linien und vier Reihen entfernte Feld besetzt ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A piece cannot be captured if the square is occupied from which the capturer came.</source>
            <translation>Ein Stein kann nicht geschlagen werden, wenn das Feld besetzt ist, von dem der schlagende kam.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if the square is occupied where it stood in the diagram.</source>
            <translation>Ein Stein kann nicht geschlagen werden, wenn das Feld besetzt ist, auf dem er im Diagramm stand.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if the square of the other side's like piece is occupied.</source>
            <translation>Ein Stein kann nicht geschlagen werden, wenn das Wiedergeburtsfeld eines gleichen Steins der anderen Seite besetzt ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A piece cannot be captured if the square on its own file of the rank of capture is occupied.</source>
            <translation>Ein Stein kann nicht geschlagen werden, wenn das Feld seiner eigenen Linie in der Reihe des Schlages besetzt ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>A piece captures and checks only as if it came from the other side's home square.</source>
            <translation>Ein Stein schlägt und bietet Schach nur so, als käme er vom Feld eines gleichen Steins der anderen Seite.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>A piece disappears with its second capture; Strict: it cannot capture again until it was captured itself.</source>
            <translation>Ein Stein verschwindet, wenn er zum zweiten Mal schlägt; Strict: Er kann erst wieder schlagen, wenn er selbst geschlagen wurde.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece may only capture or check if its own side does not observe it.</source>
            <translation>Ein Stein kann nur schlagen und Schach bieten, wenn ihn kein Stein der eigenen Seite beobachtet.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece may only capture or check if its own side observes it.</source>
            <translation>Ein Stein kann nur schlagen und Schach bieten, wenn ihn ein Stein der eigenen Seite beobachtet.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>A piece may only go from one cell of four squares to another, to where it stands next to a piece in another cell.</source>
            <translation>Ein Stein darf nur aus einem Gitterfeld von vier Feldern in ein anderes ziehen, und nur dorthin, wo er neben einem Stein in einem anderen Gitterfeld steht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>A piece may only go where it does not stand next to another piece.</source>
            <translation>Ein Stein darf nur dorthin ziehen, wo er neben keinem anderen steht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>A piece may only go where it stands next to another piece.</source>
            <translation>Ein Stein darf nur dorthin ziehen, wo er neben einem anderen steht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece may only move or check if its own side observes it.</source>
            <translation>Ein Stein kann nur ziehen und Schach bieten, wenn ihn ein Stein der eigenen Seite beobachtet.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece may only move or check if the other side observes it.</source>
            <translation>Ein Stein kann nur ziehen und Schach bieten, wenn ihn ein gegnerischer Stein beobachtet.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>A piece moves as what stands on the square on which it would be reborn under Circe.</source>
            <translation>Ein Stein zieht wie der, der auf seinem Circe-Wiedergeburtsfeld steht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>A piece moves without capture only as if it came from the other side's home square.</source>
            <translation>Ein Stein zieht ohne Schlag nur so, als käme er vom Feld eines gleichen Steins der anderen Seite.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece observed by an enemy piece of its own kind cannot do anything.</source>
            <translation>Ein Stein, den ein gleichartiger gegnerischer Stein beobachtet, ist gelähmt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>A piece on one of the four squares in the middle can move from each of the others that is empty, too.</source>
            <translation>Ein Stein auf einem der vier Felder in der Brettmitte kann auch von jedem anderen dieser Felder aus ziehen, das leer ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A piece other than a king can capture only if its home square is empty, and not from there.</source>
            <translation>Ein Stein außer dem König kann nur schlagen, wenn sein Feld der Partieanfangsstellung leer ist, und nicht von dort aus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece other than a king changes its side when it first moves to a square of the other colour.</source>
            <translation>Ein Stein außer dem König wechselt die Farbe, wenn er zum ersten Mal auf ein Feld der anderen Farbe zieht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece other than a king changes its side with each move to a square of the other colour.</source>
            <translation>Ein Stein außer dem König wechselt die Farbe mit jedem Zug auf ein Feld der anderen Farbe.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece other than a king that comes to its own second rank becomes a pawn.</source>
            <translation>Ein Stein außer dem König, der auf die eigene zweite Reihe kommt, wird zum Bauern.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece other than a king that comes to the file a or h may be replaced by one of the given kinds.</source>
            <translation>Ein Stein außer dem König, der auf die a- oder h-Linie kommt, kann durch einen der genannten Steine ersetzt werden.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>A piece other than a pawn leaves a pawn on the square it comes from, except on the first and last ranks.</source>
            <translation>Ein Stein außer einem Bauern lässt auf seinem Ausgangsfeld einen Bauern zurück, nicht aber auf der ersten und der letzten Reihe.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>A piece other than pawn or king captures as the piece that stands on its file in the initial position.</source>
            <translation>Ein Stein außer Bauer und König schlägt wie der Offizier, der in der Partieanfangsstellung auf seiner Linie steht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>A piece other than pawn or king moves without capture as the piece that stands on its file in the initial position.</source>
            <translation>Ein Stein außer Bauer und König zieht ohne Schlag wie der Offizier, der in der Partieanfangsstellung auf seiner Linie steht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece that captures becomes one of the kind that it captures, and keeps its side.</source>
            <translation>Ein schlagender Stein nimmt die Art des geschlagenen an und behält seine Farbe.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece that captures becomes one of the kind that it captures.</source>
            <translation>Ein schlagender Stein nimmt die Art des geschlagenen an.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece that captures becomes the next lower one (queen, rook, bishop, knight, pawn), one that moves without capturing the next higher one.</source>
            <translation>Ein schlagender Stein wird zum nächstniedrigeren (Dame, Turm, Läufer, Springer, Bauer), ein ohne Schlag ziehender zum nächsthöheren.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece that captures changes its side; kings do not.</source>
            <translation>Ein schlagender Stein wechselt die Farbe; Könige nicht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>A piece that captures may go on with another move at once, unless a king is in check.</source>
            <translation>Ein Stein, der schlägt, kann sofort weiterziehen, sofern kein König im Schach steht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece that captures one of another kind changes its side.</source>
            <translation>Ein Stein, der einen anderer Art schlägt, wechselt die Farbe.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece that checks by moving becomes neutral; a neutral one joins the side that moves.</source>
            <translation>Ein Stein, der mit seinem Zug Schach bietet, wird neutral; ein neutraler geht zur ziehenden Seite über.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece that comes to one of the squares changes its side.</source>
            <translation>Ein Stein, der auf eines der Felder kommt, wechselt die Farbe.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>A piece that comes to one of the squares has to go on to another of them that is empty.</source>
            <translation>Ein Stein, der auf eines der Felder kommt, muss auf ein anderes, leeres von ihnen weiterziehen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece that could capture several pieces can capture none of them, and does not check; Inverse: only such a piece can.</source>
            <translation>Ein Stein, der mehrere Steine schlagen könnte, kann keinen davon schlagen und bietet nicht Schach; Inverse: Nur ein solcher Stein kann es.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece that is observed by a piece of its own side cannot be captured.</source>
            <translation>Ein Stein, den ein Stein der eigenen Seite beobachtet, kann nicht geschlagen werden.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece that moves and checks changes the sides of all other pieces that it observes, except kings.</source>
            <translation>Ein Stein, der zieht und Schach bietet, lässt alle anderen Steine, die er beobachtet, die Seite wechseln, außer den Königen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece that moves changes its kind: queen and knight, rook and bishop become each other.</source>
            <translation>Ein ziehender Stein wechselt die Art: Dame wird Springer, Turm wird Läufer und umgekehrt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece that moves makes pawns of the other side's pieces next to it, but on the first and last ranks pieces of its own kind.</source>
            <translation>Ein ziehender Stein macht gegnerische Steine neben sich zu Bauern, auf der ersten und letzten Reihe aber zu Steinen seiner Art.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece that moves without capture changes its side; kings do not.</source>
            <translation>Ein ohne Schlag ziehender Stein wechselt die Farbe; Könige nicht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece that moves without capturing becomes the next higher one (pawn, knight, bishop, rook, queen); captures change nothing.</source>
            <translation>Ein ohne Schlag ziehender Stein wird zum nächsthöheren (Bauer, Springer, Läufer, Turm, Dame); ein Schlag ändert nichts.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece that moves without capturing becomes the next lower one (queen, rook, bishop, knight, pawn), one that captures the next higher one.</source>
            <translation>Ein ohne Schlag ziehender Stein wird zum nächstniedrigeren (Dame, Turm, Läufer, Springer, Bauer), ein schlagender zum nächsthöheren.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece that moves without checking becomes neutral; a neutral one joins the side that moves.</source>
            <translation>Ein Stein, der zieht, ohne Schach zu bieten, wird neutral; ein neutraler geht zur ziehenden Seite über.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>A piece that touches another must touch one after its move; others must not.</source>
            <translation>Ein Stein, der einen anderen berührt, muss auch nach seinem Zug einen berühren; die übrigen dürfen es nicht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece whose square of the initial position is occupied cannot be captured.</source>
            <translation>Ein Stein, dessen Feld der Partieanfangsstellung besetzt ist, kann nicht geschlagen werden.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>A piece with a piece of its own side just behind it moves as that piece.</source>
            <translation>Ein Stein, hinter dem unmittelbar ein Stein der eigenen Seite steht, zieht wie dieser.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>A piece with a piece of its own side just in front of it moves as that piece.</source>
            <translation>Ein Stein, vor dem unmittelbar ein Stein der eigenen Seite steht, zieht wie dieser.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece, except a king, that moves to the square that the other side has just left changes its side.</source>
            <translation>Ein Stein außer dem König, der auf das Feld zieht, das die andere Seite gerade verlassen hat, wechselt die Farbe.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A queen, rook, bishop or knight becomes the piece that stands on the file of its arrival in the initial position.</source>
            <translation>Dame, Turm, Läufer und Springer werden zu dem Stein, der in der Partieanfangsstellung auf der Linie ihres Zielfelds steht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>A side cannot move a piece of the kind that the other side has just moved.</source>
            <translation>Eine Seite kann keinen Stein der Art ziehen, die die andere Seite gerade gezogen hat.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A side is in check if it attacks the king of the other side, not if its own is attacked.</source>
            <translation>Eine Seite steht im Schach, wenn sie den König der anderen Seite angreift, nicht wenn der eigene angegriffen ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A side is in check if it could lose its last piece of a kind. Kings are pieces like others, and pawns may become kings.</source>
            <translation>Eine Seite steht im Schach, wenn sie ihren letzten Stein einer Art verlieren könnte. Könige sind Steine wie andere, und Bauern können Könige werden.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A side may also move the pieces of the other side, but not take back a move without capture.</source>
            <translation>Eine Seite darf auch die Steine der anderen ziehen, aber keinen schlagfreien Zug zurücknehmen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A side may also move the pieces of the other side, but not the piece that has just moved.</source>
            <translation>Eine Seite darf auch die Steine der anderen ziehen, aber nicht den, der gerade gezogen hat.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A side may have several kings; a king is royal while it is the only one. Pawns may become kings.</source>
            <translation>Eine Seite kann mehrere Könige haben; ein König ist königlich, solange er der einzige ist. Bauern können sich in Könige umwandeln.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A side moves the pieces of the other side, and only those.</source>
            <translation>Eine Seite zieht die Steine der anderen, und nur diese.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>A side must capture if it can. There is no check: kings are pieces like others, and pawns may become kings.</source>
            <translation>Eine Seite muss schlagen, wenn sie kann. Es gibt kein Schach: Könige sind Steine wie andere, und Bauern können sich in Könige umwandeln.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>A side must go on with the piece that it moved last, as long as that has a legal move.</source>
            <translation>Eine Seite muss mit dem Stein weiterziehen, den sie zuletzt gezogen hat, solange er einen legalen Zug hat.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>A side must move a piece to where it stood in the diagram, if it can; it checks only where it may capture the king.</source>
            <translation>Eine Seite muss, wenn sie kann, einen Stein dorthin ziehen, wo er im Diagramm stand; Schach bietet sie nur, wo sie den König schlagen dürfte.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>A side must move the piece on the first square of a1, a2 … h8 of those that can move.</source>
            <translation>Eine Seite muss von den Steinen, die ziehen können, den auf dem ersten Feld in der Folge a1, a2 … h8 ziehen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A side that checks exchanges the places of the two kings.</source>
            <translation>Wer Schach bietet, vertauscht die beiden Könige.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A side that has more pawns than the other leaves none.</source>
            <translation>Eine Seite, die mehr Bauern hat als die andere, hinterlässt keinen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>A square that a piece leaves is out of use from then on.</source>
            <translation>Ein Feld, das ein Stein verlässt, kann von da an nicht mehr betreten werden.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A white piece, except a king, that comes to the upper half of the board becomes black; a black one that comes to the lower half becomes white.</source>
            <translation>Ein weißer Stein außer dem König, der in die obere Bretthälfte kommt, wird schwarz; ein schwarzer, der in die untere kommt, wird weiß.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>After each move of Black the two kings exchange places.</source>
            <translation>Nach jedem Zug von Schwarz tauschen die beiden Könige die Plätze.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>After each move of White the two kings exchange places.</source>
            <translation>Nach jedem Zug von Weiß tauschen die beiden Könige die Plätze.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>An attacked piece may also move to its square of rebirth, and capture there.</source>
            <translation>Ein angegriffener Stein darf auch auf sein Wiedergeburtsfeld ziehen und dort schlagen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>As Anticirce, with the squares of the other side.</source>
            <translation>Wie Anticirce, aber mit den Wiedergeburtsfeldern der anderen Seite.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>Before capturing, a piece makes a move without capture as the piece that it captures.</source>
            <translation>Vor dem Schlagen macht ein Stein einen schlagfreien Zug in der Gangart des Steins, den er schlägt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Before, the own king may be in check.</source>
            <translation>Davor darf der eigene König im Schach stehen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Before, the own king must not be in check.</source>
            <translation>Davor darf der eigene König nicht im Schach stehen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black makes no moves but those that check; he is mated where he could not move without that either.</source>
            <translation>Schwarz macht nur Züge, die Schach bieten; matt ist er, wo er auch ohne diese Bedingung nicht ziehen könnte.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>Black may not capture.</source>
            <translation>Schwarz darf nicht schlagen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>Black moves only to squares of the edge.</source>
            <translation>Schwarz zieht nur auf Randfelder.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must capture if he can; ultra: he cannot do anything else.</source>
            <translation>Schwarz muss schlagen, wenn er kann; ultra: Er kann nichts anderes tun.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must make one of the longest legal moves.</source>
            <translation>Schwarz muss einen der längsten legalen Züge machen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must make one of the shortest legal moves.</source>
            <translation>Schwarz muss einen der kürzesten legalen Züge machen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must move so that the two pieces come as far apart as possible.</source>
            <translation>Schwarz muss so ziehen, dass die beiden Steine möglichst weit voneinander entfernt sind.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must move so that the two pieces come as near to each other as possible.</source>
            <translation>Schwarz muss so ziehen, dass die beiden Steine einander möglichst nahe kommen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must move the piece on the first square of a1, a2 … h8 of those that can move.</source>
            <translation>Schwarz muss von den Steinen, die ziehen können, den auf dem ersten Feld in der Folge a1, a2 … h8 ziehen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must move to one of the squares if he can, even where that would leave his king in check.</source>
            <translation>Schwarz muss auf eines der Felder ziehen, wenn er kann, auch wo sein König dann im Schach stünde.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must move to one of the squares if he can.</source>
            <translation>Schwarz muss auf eines der Felder ziehen, wenn er kann.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must move to the square that White has just left, if he can.</source>
            <translation>Schwarz muss auf das Feld ziehen, das Weiß gerade verlassen hat, wenn das möglich ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Black never has more pawns than the number named.</source>
            <translation>Schwarz hat nie mehr Bauern als die genannte Zahl.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Black pawns cannot go where they would promote.</source>
            <translation>Schwarze Bauern können nicht dorthin ziehen, wo sie umwandeln würden.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Black pawns promote on the squares.</source>
            <translation>Schwarze Bauern wandeln sich auf den Feldern um.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Both sides never have more pawns than the number named.</source>
            <translation>Beide Seiten haben zusammen nie mehr Bauern als die genannte Zahl.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Each move has to cross one of the lines that are named.</source>
            <translation>Jeder Zug muss eine der genannten Linien überqueren.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>Each piece may also attack the king of its own side, which must not be left in such a check.</source>
            <translation>Jeder Stein kann auch den König der eigenen Seite angreifen, der in einem solchen Schach nicht stehen bleiben darf.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>If the square is occupied, the piece cannot be captured.</source>
            <translation>Ist das Feld besetzt, kann der Stein nicht geschlagen werden.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>If the square is occupied, the piece disappears.</source>
            <translation>Ist das Feld besetzt, verschwindet der Stein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>In check it cannot move as a king.</source>
            <translation>Im Schach kann er nicht als König ziehen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>In the diagram the side that is not to move may be in check; kings are never captured.</source>
            <translation>Im Diagramm darf die Seite, die nicht am Zug ist, im Schach stehen; Könige werden nie geschlagen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Instead of a move, two pieces of the same kind of opposite sides may exchange places, if they were not exchanged just before.</source>
            <translation>Statt eines Zuges darf man zwei gleichartige Steine verschiedener Seiten vertauschen, sofern sie nicht gerade erst vertauscht wurden.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>It does not hold for kings.</source>
            <translation>Für Könige gilt es nicht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/conditions.py" />
            <source>It goes with no other condition but {conditions}.</source>
            <translation>Diese Bedingung geht mit keiner anderen zusammen als {conditions}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/conditions.py" />
            <source>It goes with no other condition.</source>
            <translation>Diese Bedingung geht mit keiner anderen zusammen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>It holds for captures of Black alone.</source>
            <translation>Es gilt nur für Schläge von Schwarz.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>It holds for captures of White alone.</source>
            <translation>Es gilt nur für Schläge von Weiß.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>It holds for kings, too.</source>
            <translation>Es gilt auch für Könige.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>It holds for the black king alone.</source>
            <translation>Es gilt nur für den schwarzen König.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>It holds for the white king alone.</source>
            <translation>Es gilt nur für den weißen König.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Kings do not lend their moves.</source>
            <translation>Könige leihen ihre Zugweise nicht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Kings do not move as others.</source>
            <translation>Könige ziehen nicht wie andere.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Kings lend their moves, and move as others.</source>
            <translation>Könige leihen ihre Zugweise und ziehen wie andere.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>Kings may stand side by side: a king does not attack one that its own side observes.</source>
            <translation>Könige dürfen nebeneinander stehen: Ein König greift keinen an, den die eigene Seite beobachtet.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Kings neither lend their moves nor move as others.</source>
            <translation>Könige leihen ihre Zugweise nicht und ziehen nicht wie andere.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Lines beside the files and ranks that are named part the board into cells; each move has to lead into another cell.</source>
            <translation>Linien neben den genannten Linien und Reihen teilen das Brett in Zellen; jeder Zug muss in eine andere Zelle führen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Lines part the board into cells of four squares, shifted by a file and a rank; each move has to lead into another cell.</source>
            <translation>Linien teilen das Brett in Zellen von vier Feldern, um eine Linie und eine Reihe verschoben; jeder Zug muss in eine andere Zelle führen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Lines part the board into cells of four squares, shifted by a file; each move has to lead into another cell.</source>
            <translation>Linien teilen das Brett in Zellen von vier Feldern, um eine Linie verschoben; jeder Zug muss in eine andere Zelle führen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Lines part the board into cells of four squares, shifted by a rank; each move has to lead into another cell.</source>
            <translation>Linien teilen das Brett in Zellen von vier Feldern, um eine Reihe verschoben; jeder Zug muss in eine andere Zelle führen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>Lines part the board into cells of four squares; each move has to lead into another cell.</source>
            <translation>Linien teilen das Brett in Gitterfelder zu vier Feldern; jeder Zug muss in ein anderes Gitterfeld führen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Neutral pieces leave neutral pawns.</source>
            <translation>Neutrale Steine hinterlassen neutrale Bauern.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>No move may let a piece be observed by an enemy piece of its own kind.</source>
            <translation>Kein Zug ist erlaubt, nach dem ein Stein von einem gleichartigen gegnerischen Stein beobachtet wird.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>Nobody may check unless it is mate.</source>
            <translation>Niemand darf Schach bieten, außer es ist matt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>Nothing can stand on the squares or pass over them.</source>
            <translation>Auf den Feldern kann nichts stehen, und nichts kann über sie hinweg.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>Nothing may be captured.</source>
            <translation>Es darf nicht geschlagen werden.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Of each kind a side may have no more pieces on the board than a box of chess pieces holds.</source>
            <translation>Von jeder Art darf eine Seite nicht mehr Steine auf dem Brett haben als ein Figurensatz enthält.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>On the square, files a and h are exchanged.</source>
            <translation>Bei dem Feld sind die Linien a und h vertauscht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Only the longest moves give check, and no other move gets out of one.</source>
            <translation>Nur die längsten Züge bieten Schach, und kein anderer Zug kommt aus einem heraus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Pawns become Argentine pieces: senora, faro, loco and saltador. Faros castle in place of rooks.</source>
            <translation>Bauern wandeln sich in argentinische Steine um: Senora, Faro, Loco und Saltador. Faros rochieren statt der Türme.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Pawns become marine pieces: siren, triton, nereid and marine knight. Tritons castle in place of rooks.</source>
            <translation>Bauern wandeln sich in Marinesteine um: Sirene, Triton, Nereide und mariner Springer. Tritonen rochieren statt der Türme.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Pawns do not become imitators.</source>
            <translation>Bauern werden nicht zu Imitatoren.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Pawns may also become Chinese pieces: leo, pao, vao and mao.</source>
            <translation>Bauern können sich auch in chinesische Steine umwandeln: Leo, Pao, Vao und Mao.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Pawns promote one rank earlier.</source>
            <translation>Bauern wandeln sich eine Reihe früher um.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>Pieces may capture pieces of their own side, too, except the king.</source>
            <translation>Steine dürfen auch Steine der eigenen Seite schlagen, außer dem König.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>Pieces move only between squares of different colours.</source>
            <translation>Steine ziehen nur zwischen verschiedenfarbigen Feldern.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>Pieces move only between squares of the same colour.</source>
            <translation>Steine ziehen nur zwischen gleichfarbigen Feldern.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Such a move gives no check either.</source>
            <translation>Ein solcher Zug bietet auch kein Schach.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Such a move still gives check.</source>
            <translation>Ein solcher Zug bietet dennoch Schach.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>That ends the game.</source>
            <translation>Damit endet die Partie.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The black king in check may also move as an equihopper, or as another given piece.</source>
            <translation>Der schwarze König im Schach darf auch wie ein Equihopper oder ein anderer genannter Stein ziehen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The black king in check may also move as the pieces that check it.</source>
            <translation>Der schwarze König im Schach darf auch wie die Steine ziehen, die ihm Schach bieten.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The black king in check moves only as the pieces that check it.</source>
            <translation>Der schwarze König im Schach zieht nur wie die Steine, die ihm Schach bieten.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The black king in check must move as a piece that checks it, and becomes such a piece, no longer royal.</source>
            <translation>Der schwarze König im Schach muss wie ein Stein ziehen, der ihm Schach bietet, und wird zu einem solchen, nicht mehr königlichen Stein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>The pawn is one of the other side.</source>
            <translation>Der Bauer gehört der anderen Seite.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>The pawn is one of the side that moves.</source>
            <translation>Der Bauer gehört der Seite, die zieht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>The pawns are Berolina pawns.</source>
            <translation>Die Bauern sind Berolinabauern.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>The side that defends makes no moves but those that check; in helpmates the side that is mated.</source>
            <translation>Die verteidigende Seite macht nur Züge, die Schach bieten, im Hilfsmatt die Seite, die mattgesetzt wird.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>The side that defends must make one of its longest legal moves; in helpmates the side that is mated.</source>
            <translation>Die verteidigende Seite muss einen ihrer längsten legalen Züge machen, im Hilfsmatt die Seite, die mattgesetzt wird.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>The square is mirrored at the middle of the board.</source>
            <translation>Das Feld ist am Mittelpunkt des Brettes gespiegelt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>The squares of the other side count.</source>
            <translation>Es zählen die Felder der anderen Seite.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>The squares that are named together form a cell, all others another one; each move has to lead into another cell.</source>
            <translation>Die zusammen genannten Felder bilden eine Zelle, alle übrigen eine weitere; jeder Zug muss in eine andere Zelle führen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The white king in check may also move as an equihopper, or as another given piece.</source>
            <translation>Der weiße König im Schach darf auch wie ein Equihopper oder ein anderer genannter Stein ziehen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The white king in check may also move as the pieces that check it.</source>
            <translation>Der weiße König im Schach darf auch wie die Steine ziehen, die ihm Schach bieten.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The white king in check moves only as the pieces that check it.</source>
            <translation>Der weiße König im Schach zieht nur wie die Steine, die ihm Schach bieten.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The white king in check must move as a piece that checks it, and becomes such a piece, no longer royal.</source>
            <translation>Der weiße König im Schach muss wie ein Stein ziehen, der ihm Schach bietet, und wird zu einem solchen, nicht mehr königlichen Stein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>There are Chinese pieces in place of queen, rook, bishop and knight.</source>
            <translation>Statt Dame, Turm, Läufer und Springer gibt es chinesische Steine.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>There are nightriders in place of knights.</source>
            <translation>Statt der Springer gibt es Nachtreiter.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>There are no kings: a side that could mate puts the king of the other side on the board with its move. In type 2 the other side may go on if it does the same.</source>
            <translation>Es gibt keine Könige: Wer mattsetzen könnte, stellt mit seinem Zug den König der anderen Seite aufs Brett. Bei Typ 2 darf die andere Seite weiterspielen, wenn sie dasselbe tut.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>There are two boards: a piece moves on its own one, to a square that is empty on the other, and is then there.</source>
            <translation>Es gibt zwei Bretter: Ein Stein zieht auf seinem eigenen, und zwar auf ein Feld, das auf dem anderen leer ist, und steht danach dort.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>They do so only after a check.</source>
            <translation>Das tun sie nur nach einem Schach.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>Two pieces of opposite sides that stand back to back move as each other.</source>
            <translation>Zwei Steine verschiedener Seiten, die Rücken an Rücken stehen, ziehen jeder wie der andere.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>Two pieces of opposite sides that stand face to face move as each other.</source>
            <translation>Zwei Steine verschiedener Seiten, die einander gegenüberstehen, ziehen jeder wie der andere.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>Two pieces of opposite sides that stand side by side move as each other.</source>
            <translation>Zwei Steine verschiedener Seiten, die Seite an Seite stehen, ziehen jeder wie der andere.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>Two pieces on squares that are point-symmetric about the middle of the board move as each other.</source>
            <translation>Zwei Steine auf Feldern, die punktsymmetrisch zur Brettmitte liegen, ziehen jeder wie der andere.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>When a piece is captured, a piece of the next lower kind of its side becomes one of its kind: a rook for a queen, a bishop for a rook, a knight for a bishop, a queen for a knight.</source>
            <translation>Wird ein Stein geschlagen, so wird ein Stein der nächstniedrigeren Art seiner Seite zu einem seiner Art: ein Turm für eine Dame, ein Läufer für einen Turm, ein Springer für einen Läufer, eine Dame für einen Springer.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>When a piece is captured, a piece of the next lower kind of its side becomes one of its kind: a rook for a queen, a bishop for a rook, a knight for a bishop, the king for a knight.</source>
            <translation>Wird ein Stein geschlagen, so wird ein Stein der nächstniedrigeren Art seiner Seite zu einem seiner Art: ein Turm für eine Dame, ein Läufer für einen Turm, ein Springer für einen Läufer, der König für einen Springer.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>When a piece is captured, the king of its side becomes a royal piece of that kind; when a pawn is captured, a king.</source>
            <translation>Wird ein Stein geschlagen, so wird der König seiner Seite zu einem königlichen Stein dieser Art; wird ein Bauer geschlagen, zum König.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White makes no moves but those that check; he is mated where he could not move without that either.</source>
            <translation>Weiß macht nur Züge, die Schach bieten; matt ist er, wo er auch ohne diese Bedingung nicht ziehen könnte.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>White may not capture.</source>
            <translation>Weiß darf nicht schlagen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>White moves only to squares of the edge.</source>
            <translation>Weiß zieht nur auf Randfelder.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must capture if he can; ultra: he cannot do anything else.</source>
            <translation>Weiß muss schlagen, wenn er kann; ultra: Er kann nichts anderes tun.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must make one of the longest legal moves.</source>
            <translation>Weiß muss einen der längsten legalen Züge machen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must make one of the shortest legal moves.</source>
            <translation>Weiß muss einen der kürzesten legalen Züge machen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must move so that the two pieces come as far apart as possible.</source>
            <translation>Weiß muss so ziehen, dass die beiden Steine möglichst weit voneinander entfernt sind.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must move so that the two pieces come as near to each other as possible.</source>
            <translation>Weiß muss so ziehen, dass die beiden Steine einander möglichst nahe kommen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must move the piece on the first square of a1, a2 … h8 of those that can move.</source>
            <translation>Weiß muss von den Steinen, die ziehen können, den auf dem ersten Feld in der Folge a1, a2 … h8 ziehen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must move to one of the squares if he can, even where that would leave his king in check.</source>
            <translation>Weiß muss auf eines der Felder ziehen, wenn er kann, auch wo sein König dann im Schach stünde.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must move to one of the squares if he can.</source>
            <translation>Weiß muss auf eines der Felder ziehen, wenn er kann.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must move to the square that Black has just left, if he can.</source>
            <translation>Weiß muss auf das Feld ziehen, das Schwarz gerade verlassen hat, wenn das möglich ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>White never has more pawns than the number named.</source>
            <translation>Weiß hat nie mehr Bauern als die genannte Zahl.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>White pawns cannot go where they would promote.</source>
            <translation>Weiße Bauern können nicht dorthin ziehen, wo sie umwandeln würden.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>White pawns promote on the squares.</source>
            <translation>Weiße Bauern wandeln sich auf den Feldern um.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>With each capture another piece of the captured kind disappears, of the side that captures (Adverse: of the other side); Chromatic: it changes sides.</source>
            <translation>Mit jedem Schlag verschwindet ein weiterer Stein der geschlagenen Art, von der schlagenden Seite (Adverse: von der anderen); Chromatic: Er wechselt die Farbe.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>With each move a chameleon becomes the next of the given pieces.</source>
            <translation>Mit jedem Zug wird ein Chamäleon zum nächsten der genannten Steine.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>With each move a knight becomes a bishop, a bishop a rook, a rook a queen and a queen a knight.</source>
            <translation>Mit jedem Zug wird ein Springer zum Läufer, ein Läufer zum Turm, ein Turm zur Dame und eine Dame zum Springer.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>With each move the imitators go as far as the piece that moves; their way has to be free, too.</source>
            <translation>Mit jedem Zug gehen die Imitatoren so weit wie der ziehende Stein; auch ihr Weg muss frei sein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>With each move the pieces of the other side disappear that would be mated if they were kings.</source>
            <translation>Mit jedem Zug verschwinden die Steine der anderen Seite, die matt wären, wenn sie Könige wären.</translation>
        </message>
    </context>
    <context>
        <name>csv</name>
        <message>
            <location filename="../../app/matewright/formats/csv_table.py" />
            <source>a solution tree</source>
            <translation>einen Lösungsbaum</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/csv_table.py" />
            <source>the field “{field}”</source>
            <translation>das Feld „{field}“</translation>
        </message>
    </context>
    <context>
        <name>encodings</name>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Central European (Windows-1250)</source>
            <translation>Mitteleuropäisch (Windows-1250)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Cyrillic (DOS, code page 866)</source>
            <translation>Kyrillisch (DOS, Codepage 866)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Cyrillic (KOI8-R)</source>
            <translation>Kyrillisch (KOI8-R)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Cyrillic (Windows-1251)</source>
            <translation>Kyrillisch (Windows-1251)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Unicode (UTF-16, big-endian)</source>
            <translation>Unicode (UTF-16, Big-Endian)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Unicode (UTF-16, little-endian)</source>
            <translation>Unicode (UTF-16, Little-Endian)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Unicode (UTF-8 with byte order mark)</source>
            <translation>Unicode (UTF-8 mit Byte-Order-Mark)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Unicode (UTF-8)</source>
            <translation>Unicode (UTF-8)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Western European (DOS, code page 850)</source>
            <translation>Westeuropäisch (DOS, Codepage 850)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Western European (ISO 8859-1)</source>
            <translation>Westeuropäisch (ISO 8859-1)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Western European (Windows-1252)</source>
            <translation>Westeuropäisch (Windows-1252)</translation>
        </message>
    </context>
    <context>
        <name>engine</name>
        <message>
            <location filename="../../app/matewright/bridge/request.py" />
            <source>mode {name}</source>
            <translation>Modus {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/bridge/request.py" />
            <source>one distribution of the parts</source>
            <translation>eine Verteilung der Rollen</translation>
        </message>
    </context>
    <context>
        <name>entry</name>
        <message>
            <location filename="../../app/matewright/formats/entry_reading.py" />
            <source>a list of texts</source>
            <translation>eine Liste von Texten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/entry_reading.py" />
            <source>a list of versions</source>
            <translation>eine Liste von Fassungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/entry_reading.py" />
            <source>a name or fields</source>
            <translation>ein Name oder Felder</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/entry_reading.py" />
            <source>text</source>
            <translation>Text</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/entry_reading.py" />
            <source>the lists “white” and “black”</source>
            <translation>die Listen „white“ und „black“</translation>
        </message>
    </context>
    <context>
        <name>epd</name>
        <message>
            <location filename="../../app/matewright/formats/epd.py" />
            <source>a solution tree</source>
            <translation>einen Lösungsbaum</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/epd.py" />
            <source>the field “{field}”</source>
            <translation>das Feld „{field}“</translation>
        </message>
    </context>
    <context>
        <name>errors</name>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A brace opens here and is not closed.</source>
            <translation>Hier wird eine geschweifte Klammer geöffnet und nicht geschlossen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A game begins from one diagram, and the problem has twins.</source>
            <translation>Eine Partie beginnt von einem einzigen Diagramm, die Aufgabe hat aber Zwillinge.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A game may have {most} moves at most, and 600 in a row.</source>
            <translation>Eine Partie darf höchstens {most} Züge haben, und nicht mehr als 600 in Folge.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A pattern cannot have “+{text}”. Choose from: {known}.</source>
            <translation>„+{text}“ gibt es in einem Stellungsmuster nicht. Zur Wahl stehen: {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A pattern has at most {most} characters.</source>
            <translation>Ein Stellungsmuster hat höchstens {most} Zeichen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A worker of the cluster does not have Matewright: {reason}.</source>
            <translation>Ein Arbeitsprozess des Clusters hat kein Matewright: {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A worker of the cluster has version {found} of Matewright; this is version {wanted}.</source>
            <translation>Ein Arbeitsprozess des Clusters hat Matewright in Version {found}; dies ist Version {wanted}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A {name} file shows one problem, not {count}.</source>
            <translation>Eine {name}-Datei zeigt eine Aufgabe, nicht {count}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>An empty board is like no problem.</source>
            <translation>Ein leeres Brett ist keiner Aufgabe ähnlich.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>An operation is expected at “{text}”.</source>
            <translation>Bei „{text}“ wird eine Operation erwartet.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Another batch is at work with the journal “{file}”.</source>
            <translation>Eine andere Stapelverarbeitung arbeitet mit dem Journal „{file}“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Below the diagram a line with stipulation and numbers of pieces is expected.</source>
            <translation>Unter dem Diagramm wird eine Zeile mit der Forderung und den Steinzahlen erwartet.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Black</source>
            <translation>Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Both {text} and {other} are required: one problem cannot have both.</source>
            <translation>Gewünscht sind {text} und auch {other}: eine Aufgabe kann nicht beides haben.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Braces are nested more than {most} levels deep here.</source>
            <translation>Geschweifte Klammern sind hier mehr als {most} Stufen tief geschachtelt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Engines are compared on one diagram, and the problem has twins.</source>
            <translation>Programme werden an einem einzigen Diagramm verglichen, die Aufgabe hat aber Zwillinge.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>For --cluster the package “distributed” is needed: pip install 'matewright[cluster]'.</source>
            <translation>Für --cluster wird das Paket „distributed“ gebraucht: pip install 'matewright[cluster]'.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Games with fairy pieces are not understood.</source>
            <translation>Partien mit Märchensteinen werden nicht verstanden.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Input for Popeye begins with “BeginProblem”, not with “{text}”.</source>
            <translation>Eine Eingabe für Popeye beginnt mit „BeginProblem“, nicht mit „{text}“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Invisible pieces are not supported yet.</source>
            <translation>Unsichtbare Steine werden noch nicht unterstützt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>It does not fit the diagram.</source>
            <translation>Sie passt nicht zum Diagramm.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>It is not clear what “{text}” means.</source>
            <translation>Es ist nicht klar, was „{text}“ bedeutet.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>It is the answer to another question: {names}.</source>
            <translation>Sie antwortet auf eine andere Frage: {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>It shows another diagram.</source>
            <translation>Sie zeigt ein anderes Diagramm.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>It was stopped before it was done.</source>
            <translation>Es wurde vorher abgebrochen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Line {line}: {reason}</source>
            <translation>Zeile {line}: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Mates and play can be compared only when the problem has a solution: solve it first.</source>
            <translation>Matts und Spiel lassen sich nur vergleichen, wenn die Aufgabe eine Lösung hat: zuerst lösen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>More than {most} lines are not looked at.</source>
            <translation>Mehr als {most} Zeilen werden nicht angesehen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Move {number} of the line is not legal under the conditions.</source>
            <translation>Zug {number} der Variante ist unter den Bedingungen nicht legal.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Move {number} of the line: {reason}</source>
            <translation>Zug {number} der Zugfolge: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>No move can have been the last: each comes from a position that is itself illegal.</source>
            <translation>Es gibt keinen möglichen letzten Zug: Jeder kommt aus einer Stellung, die selbst illegal ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>No pawn can have passed over {square} in the last move.</source>
            <translation>Kein Bauer kann im letzten Zug über {square} gezogen sein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>No process could be started for solving: {reason}.</source>
            <translation>Zum Lösen ließ sich kein Prozess starten: {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Nothing here knows how these pieces move: {names}.</source>
            <translation>Nichts hier weiß, wie diese Steine ziehen: {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Nothing in the file “{file}” can be read as a chess problem. {first}</source>
            <translation>Nichts in der Datei „{file}“ lässt sich als Schachproblem lesen. {first}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Nothing independent of Matewright knows the rules of {names}.</source>
            <translation>Die Regeln von {names} kennt nichts, was von Matewright unabhängig wäre.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Only orthodox pieces can be used here, not the {names}.</source>
            <translation>Hier sind nur orthodoxe Steine möglich, nicht: {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Only positions of orthodox chess can be asked whether they come from a game.</source>
            <translation>Nur bei Stellungen des orthodoxen Schachs lässt sich fragen, ob sie aus einer Partie stammen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Other names of the file “{file}” (hard links) still hold what was there before.</source>
            <translation>Andere Namen der Datei „{file}“ (harte Links) enthalten noch, was vorher dort stand.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Pictures and PDF need the package PySide6-Essentials, which is not installed.</source>
            <translation>Bilder und PDF brauchen das Paket PySide6-Essentials, das nicht installiert ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Popeye (“{file}”) broke down with status {status}.</source>
            <translation>Popeye („{file}“) ist mit Status {status} abgebrochen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Popeye (“{file}”) printed more than {most} MiB and was stopped.</source>
            <translation>Popeye („{file}“) hat mehr als {most} MiB ausgegeben und wurde beendet.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Popeye cannot be started: “{file}”: {reason}.</source>
            <translation>Popeye lässt sich nicht starten: „{file}“: {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Popeye is not here: there is no program {names}. The preferences or the variable {variable} can name one.</source>
            <translation>Popeye ist nicht da: Es gibt kein Programm {names}. Die Einstellungen oder die Variable {variable} können eines nennen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Popeye is not used for {text} here.</source>
            <translation>Nach {text} wird Popeye hier nicht gefragt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Popeye’s answer is not understood: {reason}</source>
            <translation>Popeyes Antwort wird nicht verstanden: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number} of “{file}” (line {line}): {reason}</source>
            <translation>Aufgabe {number} von „{file}“ (Zeile {line}): {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number} of “{file}” cannot be read, so nothing can be like it.</source>
            <translation>Aufgabe {number} von „{file}“ ist nicht lesbar, also kann ihr nichts ähnlich sein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number} of “{file}”: {reason}</source>
            <translation>Aufgabe {number} von „{file}“: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number} was not understood when it was read and cannot be carried over to another format.</source>
            <translation>Aufgabe {number} wurde beim Lesen nicht verstanden und kann nicht in ein anderes Format übertragen werden.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: LaTeX cannot read a solution as long as this one; its end is left out.</source>
            <translation>Aufgabe {number}: eine so lange Lösung kann LaTeX nicht lesen; ihr Ende ist weggelassen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: a PGN file cannot hold {what}.</source>
            <translation>Aufgabe {number}: eine PGN-Datei kann {what} nicht aufnehmen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: a table cannot hold {what}.</source>
            <translation>Aufgabe {number}: eine Tabelle kann {what} nicht aufnehmen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: a web page shows at most {most} moves of a solution; the rest is left out.</source>
            <translation>Aufgabe {number}: eine Webseite zeigt höchstens {most} Züge einer Lösung; der Rest ist weggelassen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: an EPD file cannot hold {what}.</source>
            <translation>Aufgabe {number}: eine EPD-Datei kann {what} nicht aufnehmen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: input for Popeye cannot hold {what}.</source>
            <translation>Aufgabe {number}: eine Eingabe für Popeye kann {what} nicht aufnehmen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: the solution is too long to be stored; it can be found again by solving.</source>
            <translation>Aufgabe {number}: die Lösung ist zu lang zum Speichern; durch Lösen lässt sie sich wiederfinden.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: the versions “{names}” have no place in this format.</source>
            <translation>Aufgabe {number}: Die Fassungen „{names}“ haben in diesem Format keinen Platz.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Promotion to kings is unknown here: “{text}”.</source>
            <translation>Umwandlung in Könige ist hier unbekannt: „{text}“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Promotion to pawns is unknown here: “{text}”.</source>
            <translation>Umwandlung in Bauern ist hier unbekannt: „{text}“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Rank {rank} of the FEN (“{text}”) describes {count} instead of 8 squares.</source>
            <translation>Reihe {rank} der FEN („{text}“) beschreibt {count} statt 8 Felder.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: a search has at most {most} characters.</source>
            <translation>Suche, Zeichen {at}: eine Suche hat höchstens {most} Zeichen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: here a star can only follow a word, not stand in “{text}”. After author:, source:, keyword: and stip: it may stand anywhere.</source>
            <translation>Suche, Zeichen {at}: Ein Stern kann hier nur hinter einem Wort stehen, nicht in „{text}“. Nach author:, source:, keyword: und stip: darf er überall stehen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: something is missing after “{name}”.</source>
            <translation>Suche, Zeichen {at}: nach „{name}“ fehlt etwas.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: the pattern cannot be read. {reason}</source>
            <translation>Suche, Zeichen {at}: Das Stellungsmuster ist nicht lesbar. {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: the quotation mark is not closed.</source>
            <translation>Suche, Zeichen {at}: das schließende Anführungszeichen fehlt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: there is no field “{name}”. Choose from: {known}. What is not meant as a field goes between quotation marks.</source>
            <translation>Suche, Zeichen {at}: es gibt kein Feld „{name}“. Zur Wahl stehen: {known}. Was nicht als Feld gemeint ist, gehört in Anführungszeichen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: there is no state “{text}”. Choose from: {known}.</source>
            <translation>Suche, Zeichen {at}: es gibt keinen Stand „{text}“. Zur Wahl stehen: {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: there is no theme “{text}”. “matewright themes --list” prints the names.</source>
            <translation>Suche, Zeichen {at}: Ein Thema „{text}“ gibt es nicht. „matewright themes --list“ nennt die Namen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: “OR” has to stand between two conditions.</source>
            <translation>Suche, Zeichen {at}: „OR“ muss zwischen zwei Bedingungen stehen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: “{name}” is text; it cannot be compared with “{sign}”. Write a colon.</source>
            <translation>Suche, Zeichen {at}: „{name}“ ist Text und lässt sich nicht mit „{sign}“ vergleichen. Bitte einen Doppelpunkt schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: “{text}” is not a number or range (1890..1910) to compare “{name}” with.</source>
            <translation>Suche, Zeichen {at}: „{text}“ ist weder Zahl noch Bereich (1890..1910), womit sich „{name}“ vergleichen ließe.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: “{text}” is not a square or number for “{name}”. Write a1, or ? for any file or rank.</source>
            <translation>Suche, Zeichen {at}: „{text}“ ist weder Feld noch Zahl für „{name}“. Bitte a1 schreiben, oder ? für eine beliebige Linie oder Reihe.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Settings cannot be ordered by “{text}”; choose from: {known}.</source>
            <translation>Nach „{text}“ werden Stellungen nicht geordnet; bekannt sind {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Solving this failed unexpectedly: {detail}.</source>
            <translation>Das Lösen scheiterte unerwartet: {detail}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Solving was not finished.</source>
            <translation>Das Lösen wurde nicht beendet.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Squares such as “f7” are expected, not “{text}”.</source>
            <translation>Erwartet werden Felder wie „f7“, nicht „{text}“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Stopped before anything was found.</source>
            <translation>Angehalten, bevor etwas gefunden war.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “reference” does without the option checks only in help play.</source>
            <translation>Strategie „reference“ kommt im Hilfsspiel ohne die Option „nur Schachgebote“ aus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “reference” solves #n and h#n, not {text}.</source>
            <translation>Strategie „reference“ löst #n und h#n, nicht {text}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “{name}” does without the option {option}.</source>
            <translation>Strategie „{name}“ kennt die Option {option} nicht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “{name}” finds one key or none: it has no mode “{mode}”, only “shortest”.</source>
            <translation>Strategie „{name}“ findet einen Schlüsselzug oder keinen: sie hat keinen Modus „{mode}“, nur „shortest“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “{name}” knows no conditions.</source>
            <translation>Die Strategie „{name}“ kennt keine Bedingungen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “{name}” looks for mates in {known} only, not in {count}.</source>
            <translation>Strategie „{name}“ sucht nur Matts in {known}, nicht in {count} Zügen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “{name}” solves direct mates (#n), not {text}.</source>
            <translation>Strategie „{name}“ löst direkte Matts (#n), nicht {text}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The FEN has {count} fields; at most 6 are allowed.</source>
            <translation>Die FEN hat {count} Felder; höchstens 6 sind erlaubt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The FEN has {count} instead of 8 ranks.</source>
            <translation>Die FEN hat {count} statt 8 Reihen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The FEN is empty.</source>
            <translation>Die FEN ist leer.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The Forsyth notation has more than 64 squares.</source>
            <translation>Die Forsyth-Notation hat mehr als 64 Felder.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The best move (bm) “{move}” cannot be played; it is kept as it is.</source>
            <translation>Der beste Zug (bm) „{move}“ ist nicht spielbar; er bleibt, wie er ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The bishop on {square} cannot have come there: the pawns in front of it never moved.</source>
            <translation>Der Läufer kann nicht nach {square} gekommen sein: Die Bauern vor ihm haben nie gezogen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The board is no ordinary one of 8 × 8 squares ({size}).</source>
            <translation>Das Brett ist kein gewöhnliches mit 8 × 8 Feldern ({size}).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The brackets around variations do not fit.</source>
            <translation>Die Klammern um Varianten passen nicht zusammen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The castling field has “{right}”, but that king and rook are not on their home squares.</source>
            <translation>Das Rochadefeld enthält „{right}“, doch König und Turm stehen nicht auf ihren Ausgangsfeldern.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The castling field of the FEN is “{text}”; it may hold only K, Q, k, q or “-”.</source>
            <translation>Das Rochadefeld der FEN ist „{text}“; es darf nur K, Q, k, q oder „-“ enthalten.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The comment for Matewright was left out: the diagram was changed by hand since it was written.</source>
            <translation>Der Kommentar für Matewright wurde weggelassen: das Diagramm wurde seither von Hand geändert.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The conditions “{first}” and “{second}” contradict each other.</source>
            <translation>Die Bedingungen „{first}“ und „{second}“ widersprechen sich.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The diagram has more commands than the {most} that are read.</source>
            <translation>Das Diagramm hat mehr Befehle, als gelesen werden: höchstens {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The diagram has {size} characters with what stands before it; at most {most} are read.</source>
            <translation>Das Diagramm hat mit dem, was davor steht, {size} Zeichen; höchstens {most} werden gelesen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The diagram is damaged.</source>
            <translation>Das Diagramm ist beschädigt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The diagram is the position after the key: its play cannot be required of the positions before.</source>
            <translation>Das Diagramm ist die Stellung nach dem Schlüsselzug: Sein Spiel kann von den Stellungen davor nicht gewünscht werden.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The document has {size} characters; at most {most} are read.</source>
            <translation>Das Dokument hat {size} Zeichen; höchstens {most} werden gelesen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The document is a list; each problem is to be a document of its own, with a line “---” before it.</source>
            <translation>Das Dokument ist eine Liste; jede Aufgabe muss ein eigenes Dokument sein, vor dem eine Zeile „---“ steht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The document is nested more than {most} levels deep.</source>
            <translation>Das Dokument ist mehr als {most} Stufen tief geschachtelt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The document uses more than {most} YAML aliases.</source>
            <translation>Das Dokument benutzt mehr als {most} YAML-Aliasse.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The en passant field of the FEN is “{text}”; it must be a square or “-”.</source>
            <translation>Das En-passant-Feld der FEN ist „{text}“; es muss ein Feld oder „-“ sein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The en passant square {square} is not on rank {rank}, where a capture could end.</source>
            <translation>Das En-passant-Feld {square} liegt nicht auf Reihe {rank}, wo ein Schlag enden könnte.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The en passant square {square} is stated, but no pawn can capture there.</source>
            <translation>Das En-passant-Feld {square} ist angegeben, doch kein Bauer kann dort schlagen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The engine cannot solve this problem: {bound}.</source>
            <translation>Die Engine kann diese Aufgabe nicht lösen: {bound}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The engine does not know the condition “{text}”.</source>
            <translation>Die Engine kennt die Bedingung „{text}“ nicht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The engine stopped because of an internal error: {detail}</source>
            <translation>Der Löser hielt wegen eines inneren Fehlers an: {detail}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The entry does not consist of fields such as “stipulation”.</source>
            <translation>Der Eintrag besteht nicht aus Feldern wie „stipulation“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The environment “{kind}” has no end.</source>
            <translation>Die Umgebung „{kind}“ hat kein Ende.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The field “{field}” must be {expected}; it was not understood and is kept as it is.</source>
            <translation>Das Feld „{field}“ wurde nicht verstanden und bleibt, wie es ist; erwartet wird: {expected}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The field “{field}” puts a second piece on {square}. The document is kept, but its position is not shown.</source>
            <translation>Das Feld „{field}“ setzt einen zweiten Stein auf {square}. Das Dokument bleibt erhalten, doch seine Stellung wird nicht gezeigt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file ends within this record.</source>
            <translation>Die Datei endet mitten in diesem Datensatz.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file was saved as UTF-8, because it has characters that do not exist in {encoding}.</source>
            <translation>Die Datei wurde als UTF-8 gespeichert, weil sie Zeichen enthält, die es in {encoding} nicht gibt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” cannot be read: {reason}.</source>
            <translation>Die Datei „{file}“ lässt sich nicht lesen: {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” cannot be saved: there is no folder “{folder}”.</source>
            <translation>Die Datei „{file}“ lässt sich nicht speichern: es gibt keinen Ordner „{folder}“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” could not be written: a text holds {character}, which is not a character.</source>
            <translation>Die Datei „{file}“ konnte nicht geschrieben werden: ein Text enthält {character}, das kein Zeichen ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” could not be written: {reason}.</source>
            <translation>Die Datei „{file}“ konnte nicht geschrieben werden: {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” could not be written: {reason}. What was there before is unchanged.</source>
            <translation>Die Datei „{file}“ konnte nicht geschrieben werden: {reason}. Was vorher da war, ist unverändert.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” has {size} bytes; at most {most} are read.</source>
            <translation>Die Datei „{file}“ hat {size} Byte; höchstens {most} werden gelesen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is being saved by another program at this moment, so it was not changed.</source>
            <translation>Die Datei „{file}“ wird gerade von einem anderen Programm gespeichert; sie wurde nicht geändert.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is not UTF-8. It was read as {encoding}; if letters look wrong, open it again in another encoding.</source>
            <translation>Die Datei „{file}“ ist nicht in UTF-8. Sie wurde als {encoding} gelesen; wenn Buchstaben falsch aussehen, bitte in einer anderen Kodierung neu öffnen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is not recognised; files ending in {known} can be read.</source>
            <translation>Die Datei „{file}“ wird nicht erkannt; gelesen werden Dateien mit der Endung {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is not text in the encoding {encoding}: line {line} holds the byte {byte}.</source>
            <translation>Die Datei „{file}“ ist kein Text in der Kodierung {encoding}: Zeile {line} enthält das Byte {byte}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is not text: there is a zero byte in line {line}.</source>
            <translation>Die Datei „{file}“ ist kein Text: in Zeile {line} steht ein Nullbyte.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is not the journal of a batch, so it was left alone.</source>
            <translation>Die Datei „{file}“ ist kein Journal einer Stapelverarbeitung und blieb daher unangetastet.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is read-only, so it was not changed.</source>
            <translation>Die Datei „{file}“ ist schreibgeschützt und wurde daher nicht geändert.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” was changed by another program since it was opened here, so it was not overwritten.</source>
            <translation>Die Datei „{file}“ wurde seit dem Öffnen von einem anderen Programm geändert und daher nicht überschrieben.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The format “{name}” can only be read.</source>
            <translation>Das Format „{name}“ kann nur gelesen werden.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The format “{name}” can only be written.</source>
            <translation>Das Format „{name}“ kann nur geschrieben werden.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The game has no FEN tag: only games that begin from a position of their own are read.</source>
            <translation>Der Partie fehlt die Angabe FEN: gelesen werden nur Partien, die mit einer eigenen Stellung beginnen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The game has {size} characters; at most {most} are read.</source>
            <translation>Die Partie hat {size} Zeichen; höchstens {most} werden gelesen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The journal “{file}” belongs to other work; name another one with --journal.</source>
            <translation>Das Journal „{file}“ gehört zu einer anderen Arbeit; mit --journal ein anderes angeben.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The journal “{file}” cannot be read.</source>
            <translation>Das Journal „{file}“ ist nicht lesbar.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The journal “{file}” could not be written: {reason}. Nothing more can be solved without it.</source>
            <translation>Das Journal „{file}“ konnte nicht geschrieben werden: {reason}. Ohne das Journal lässt sich nichts weiter lösen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The journal “{file}” is of version {found}; this program reads version {known}.</source>
            <translation>Das Journal „{file}“ hat Version {found}; dieses Programm liest Version {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The letter “{letter}” means no known piece.</source>
            <translation>Der Buchstabe „{letter}“ bezeichnet keinen bekannten Stein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The line has {count} moves; at most {most} are read.</source>
            <translation>Die Zugfolge hat {count} Züge; höchstens {most} werden gelesen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The line has {size} characters; at most {most} are read.</source>
            <translation>Die Zugfolge hat {size} Zeichen; höchstens {most} werden gelesen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The moves are nested more than {most} deep.</source>
            <translation>Die Züge stehen tiefer als {most} Stufen untereinander.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The moves were not understood; they are kept as text. {reason}</source>
            <translation>Die Züge wurden nicht verstanden; sie bleiben als Text erhalten. {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The name “{file}” does not say the format; let it end in {known}.</source>
            <translation>Der Name „{file}“ sagt nichts über das Format; er muss enden auf {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The numbers of pieces below the diagram are not those of the diagram.</source>
            <translation>Die Steinzahlen unter dem Diagramm sind nicht die des Diagramms.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The option checks only is for direct mates (#n), not for {text}.</source>
            <translation>Die Option „nur Schachgebote“ gilt für direkte Matts (#n), nicht für {text}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The option {name} does not go with {what}.</source>
            <translation>Die Option {name} passt nicht zu: {what}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The option {name} is {value}; it must be at least {least}.</source>
            <translation>Die Option {name} ist {value}; sie muss mindestens {least} sein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The option {name} is {value}; it must be from {least} to {most}.</source>
            <translation>Die Option {name} ist {value}; sie muss zwischen {least} und {most} liegen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The option “{text}” lacks its squares.</source>
            <translation>Der Option „{text}“ fehlen ihre Felder.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The pattern has no pieces.</source>
            <translation>Das Stellungsmuster hat keine Steine.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The picture could not be drawn; it would have {width} × {height} pixels.</source>
            <translation>Das Bild ließ sich nicht zeichnen; es hätte {width} × {height} Pixel.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The piece “{text}” in the diagram is not known.</source>
            <translation>Der Stein „{text}“ im Diagramm ist nicht bekannt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The piece “{text}” in the field “{field}” is not known. The document is kept, but its position is not shown.</source>
            <translation>Der Stein „{text}“ im Feld „{field}“ ist nicht bekannt. Das Dokument bleibt erhalten, doch seine Stellung wird nicht gezeigt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The piece “{text}” is not known.</source>
            <translation>Der Stein „{text}“ ist nicht bekannt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem has more authors than the {most} that are read.</source>
            <translation>Die Aufgabe hat mehr Autoren, als gelesen werden: höchstens {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem has more conditions and options than the {most} that are read.</source>
            <translation>Die Aufgabe hat mehr Bedingungen und Optionen, als gelesen werden: höchstens {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem has more fields than the {most} that are read.</source>
            <translation>Die Aufgabe hat mehr Felder, als gelesen werden: höchstens {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem has more names and values than the {most} that are read.</source>
            <translation>Die Aufgabe hat mehr Namen und Werte, als gelesen werden: höchstens {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem has more twins than the {most} that are read.</source>
            <translation>Die Aufgabe hat mehr Zwillinge, als gelesen werden: höchstens {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem has more words than the {most} that are read.</source>
            <translation>Die Aufgabe hat mehr Wörter, als gelesen werden: höchstens {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem has something in it that cannot be solved here yet: {names}.</source>
            <translation>Die Aufgabe enthält etwas, das hier noch nicht lösbar ist: {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem is not sound ({verdict}); mend it first.</source>
            <translation>Die Aufgabe ist nicht korrekt ({verdict}); zuerst ausbessern.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem is sound already: there is nothing to mend.</source>
            <translation>Die Aufgabe ist schon korrekt: es gibt nichts auszubessern.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problems on the clipboard are damaged and cannot be taken over.</source>
            <translation>Die Aufgaben in der Zwischenablage sind beschädigt und lassen sich nicht übernehmen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The process that solved this did not answer for {seconds} seconds and was ended.</source>
            <translation>Der Prozess, der dies löste, antwortete {seconds} Sekunden lang nicht und wurde beendet.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The process that solved this ended ({how}); perhaps there was not enough memory.</source>
            <translation>Der Prozess, der dies löste, endete ({how}); vielleicht reichte der Speicher nicht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The recovery file “{file}” is damaged, so the changes in it cannot be restored.</source>
            <translation>Die Wiederherstellungsdatei „{file}“ ist beschädigt, ihre Änderungen lassen sich nicht wiederherstellen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The report would overwrite the collection “{file}”: name another file.</source>
            <translation>Der Bericht würde die Sammlung „{file}“ überschreiben: bitte eine andere Datei nennen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The row has {count} cells, but the first row names {names} columns.</source>
            <translation>Die Zeile hat {count} Zellen, aber die erste Zeile nennt {names} Spalten.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The row has {size} characters; at most {most} are read.</source>
            <translation>Die Zeile hat {size} Zeichen; höchstens {most} werden gelesen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The row says nothing in the column “fen”.</source>
            <translation>In der Spalte „fen“ dieser Zeile steht nichts.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The scheduler at “{text}” cannot be reached: {reason}.</source>
            <translation>Der Scheduler unter „{text}“ ist nicht erreichbar: {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The scheduler of the cluster is gone: {reason}. The journal holds what was solved.</source>
            <translation>Der Scheduler des Clusters ist fort: {reason}. Was gelöst wurde, steht im Journal.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The side to move in the FEN is “{text}”; it must be “w” or “b”.</source>
            <translation>Die Seite am Zug in der FEN ist „{text}“; sie muss „w“ oder „b“ sein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution contradicts itself: {what}.</source>
            <translation>Die Lösung widerspricht sich: {what}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution is not correct JSON.</source>
            <translation>Die Lösung ist kein korrektes JSON.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution is of version {found}; this program reads versions 1 to {known}.</source>
            <translation>Die Lösung hat Version {found}; dieses Programm liest die Versionen 1 bis {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution is restricted by “{name}”, which cannot be checked.</source>
            <translation>Die Lösung ist durch „{name}“ eingeschränkt, was sich nicht prüfen lässt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution stored in the field “{field}” was left out. {reason}</source>
            <translation>Die im Feld „{field}“ gespeicherte Lösung wurde weggelassen. {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution takes no notice of what the problem asks for: {names}.</source>
            <translation>Die Lösung beachtet nicht, was die Aufgabe verlangt: {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution was not understood; it is kept as text. {reason}</source>
            <translation>Die Lösung wurde nicht verstanden; sie bleibt als Text erhalten. {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution's field “{field}” is missing or wrong.</source>
            <translation>Das Feld „{field}“ der Lösung fehlt oder ist falsch.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution's move {move} cannot be played.</source>
            <translation>Der Zug {move} der Lösung ist nicht spielbar.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The square {square} is named twice in the list of pieces.</source>
            <translation>Das Feld {square} steht zweimal in der Liste der Steine.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation is empty. YAML takes an unquoted #3 for a comment: write it in quotes.</source>
            <translation>Die Forderung ist leer. YAML hält #3 ohne Anführungszeichen für einen Kommentar: bitte in Anführungszeichen schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation is empty; write for example #3.</source>
            <translation>Die Forderung ist leer; zum Beispiel #3 schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation is stated in ways that contradict each other ({texts}); it is left empty.</source>
            <translation>Die Angaben zur Forderung widersprechen sich ({texts}); die Forderung bleibt leer.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation {text} has no key that could be taken back.</source>
            <translation>Die Forderung {text} hat keinen Schlüsselzug, der zurückgenommen werden könnte.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation “{text}” asks for {count} moves; from 1 to {most} are possible.</source>
            <translation>Die Forderung „{text}“ verlangt {count} Züge; möglich sind 1 bis {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation “{text}” is not supported yet: {name}.</source>
            <translation>Die Forderung „{text}“ wird noch nicht unterstützt: {name}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation “{text}” is not understood at character {column} (“{found}”): {expected}.</source>
            <translation>Die Forderung „{text}“ ist bei Zeichen {column} („{found}“) nicht verständlich: {expected}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text after “{opcode}” has no closing quotation mark.</source>
            <translation>Dem Text nach „{opcode}“ fehlt das schließende Anführungszeichen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text ends before “EndProblem”.</source>
            <translation>Der Text endet vor „EndProblem“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text has {size} characters; at most {most} are pasted.</source>
            <translation>Der Text hat {size} Zeichen; höchstens {most} werden eingefügt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text has {size} characters; at most {most} are read.</source>
            <translation>Der Text hat {size} Zeichen; höchstens {most} werden gelesen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text holds more than {most} problems. Open it as a file instead.</source>
            <translation>Der Text enthält mehr als {most} Aufgaben. Bitte stattdessen als Datei öffnen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text on the clipboard is not a chess problem. Known formats: {known}.</source>
            <translation>Der Text in der Zwischenablage ist kein Schachproblem. Verstanden werden: {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text “{field}” is not where it should be, and is left out.</source>
            <translation>Der Text „{field}“ steht nicht dort, wo er sollte, und ist weggelassen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The twin has {size} characters; at most {most} are read.</source>
            <translation>Der Zwilling hat {size} Zeichen; höchstens {most} werden gelesen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The twin is not understood at “{text}”: {expected}.</source>
            <translation>Der Zwilling ist bei „{text}“ nicht verständlich: {expected}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The twins were not understood; they are kept, but the problem cannot be solved. {reason}</source>
            <translation>Die Zwillinge wurden nicht verstanden; sie bleiben erhalten, doch die Aufgabe ist nicht lösbar. {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The workshop does not know stipulations such as {text}.</source>
            <translation>Die Werkstatt kennt keine Forderungen wie {text}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The workshop does not obey the option {name}.</source>
            <translation>Die Werkstatt beachtet die Option {name} nicht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The workshop looks at one diagram, and the problem has twins: choose one of them.</source>
            <translation>Die Werkstatt betrachtet ein einziges Diagramm, die Aufgabe hat aber Zwillinge: einen davon wählen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The {name} field of the FEN is “{text}”; it must be a whole number.</source>
            <translation>Das Feld {name} der FEN ist „{text}“; es muss eine ganze Zahl sein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The {what} are not those of {name}: {changes}.</source>
            <translation>{what} sind andere als bei {name}: {changes}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Themes are looked for in complete proofs: this answer is a claim, or not of the whole tree.</source>
            <translation>Themen werden in vollständigen Beweisen gesucht: Diese Antwort ist eine Behauptung oder enthält nicht den ganzen Baum.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Themes are looked for in orthodox chess only; this problem has {names}.</source>
            <translation>Themen werden nur im orthodoxen Schach gesucht; diese Aufgabe hat {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There are no moves in the line.</source>
            <translation>In der Zugfolge sind keine Züge.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is a journal of an earlier batch, “{file}”: continue it (--resume) or start over (--restart).</source>
            <translation>Es gibt ein Journal einer früheren Stapelverarbeitung, „{file}“: sie fortsetzen (--resume) oder neu beginnen (--restart).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is a journal “{file}” already: continue with --resume, or name another one with --journal.</source>
            <translation>Es gibt schon ein Journal „{file}“: mit --resume fortsetzen oder mit --journal ein anderes angeben.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is a second piece on {square}.</source>
            <translation>Auf {square} steht ein zweiter Stein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is a {colour} pawn on {square}; pawns cannot stand on ranks 1 and 8.</source>
            <translation>Auf {square} steht ein Bauer ({colour}); Bauern können nicht auf den Reihen 1 und 8 stehen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no condition “{name}”; “matewright conditions” lists those that are known.</source>
            <translation>Es gibt keine Bedingung „{name}“; „matewright conditions“ zählt die bekannten auf.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no diagram as Popeye draws it.</source>
            <translation>Es gibt kein Diagramm, wie Popeye es zeichnet.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no encoding “{name}”; choose from: {known}.</source>
            <translation>Es gibt keine Kodierung „{name}“; bekannt sind {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no file “{file}”.</source>
            <translation>Es gibt keine Datei „{file}“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no format “{name}”; choose from: {known}.</source>
            <translation>Es gibt kein Format „{name}“; bekannt sind {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no kind of change “{text}”; choose from: {known}.</source>
            <translation>„{text}“ ist keine Art von Änderung; bekannt sind {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no mode “{name}”; choose from: {known}.</source>
            <translation>Es gibt keinen Modus „{name}“; zur Wahl stehen: {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no option “{name}”.</source>
            <translation>Eine Option „{name}“ gibt es nicht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no piece on {square}.</source>
            <translation>Auf {square} steht kein Stein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no piece {byte} (on {square}); the position is not shown.</source>
            <translation>Es gibt keinen Stein {byte} (auf {square}); die Stellung wird nicht gezeigt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no piece “{man}” here; a known one with its square, such as “Kf7”, is expected.</source>
            <translation>Einen Stein „{man}“ gibt es hier nicht; erwartet wird ein bekannter mit seinem Feld, etwa „Kf7“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no problem to write.</source>
            <translation>Es gibt keine Aufgabe zu schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no program “{file}”, which is to be Popeye.</source>
            <translation>Das Programm „{file}“, das Popeye sein soll, gibt es nicht.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no solution here.</source>
            <translation>Hier ist keine Lösung.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no strategy “{name}”; choose from: {known}.</source>
            <translation>Es gibt keine Strategie „{name}“; zur Wahl stehen: {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no symmetry “{text}”; choose from: {known}.</source>
            <translation>„{text}“ ist keine Symmetrie; bekannt sind {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no text on the clipboard.</source>
            <translation>In der Zwischenablage ist kein Text.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no {colour} king, so it cannot be mated or stalemated.</source>
            <translation>Es fehlt ein König ({colour}), der matt- oder pattgesetzt werden könnte.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no {colour} king, so it cannot be mated.</source>
            <translation>Es fehlt ein König ({colour}), der mattgesetzt werden könnte.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no {colour} king, so it cannot be stalemated.</source>
            <translation>Es fehlt ein König ({colour}), der pattgesetzt werden könnte.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no {colour} king.</source>
            <translation>Es fehlt ein König ({colour}).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no {colour} king; a historic program needs both.</source>
            <translation>Es fehlt ein König ({colour}); ein historisches Programm braucht beide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is nothing that may be changed.</source>
            <translation>Es gibt nichts, was geändert werden darf.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>These are {count} settings; at most {most} are looked at. Choose fewer pieces, squares or changes.</source>
            <translation>Das sind {count} Stellungen; höchstens {most} werden untersucht. Weniger Steine, Felder oder Änderungen wählen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>This form of a structured stipulation (SStipulation) is not supported yet.</source>
            <translation>Diese Form einer strukturierten Forderung (SForderung) wird noch nicht unterstützt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>This is not a position; FEN or EPD is expected.</source>
            <translation>Das ist keine Stellung; erwartet wird FEN oder EPD.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>This is not a row of a table: {reason}.</source>
            <translation>Das ist keine Zeile einer Tabelle: {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>This is not correct JSON ({reason}).</source>
            <translation>Das ist kein korrektes JSON ({reason}).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>This is not correct JSON: line {line}, {reason}.</source>
            <translation>Das ist kein richtiges JSON: Zeile {line}, {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>This is not correct YAML ({reason}).</source>
            <translation>Das ist kein korrektes YAML ({reason}).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>This is what strategy “{name}” claims without proof; there is nothing to check.</source>
            <translation>Das behauptet die Strategie „{name}“ ohne Beweis; da gibt es nichts zu prüfen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Two pieces stand on {square}; ghosts in the diagram are not supported yet.</source>
            <translation>Auf {square} stehen zwei Steine; Geister im Diagramm werden noch nicht unterstützt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Unknown piece letter “{letter}” in rank {rank} of the FEN.</source>
            <translation>Unbekannter Steinbuchstabe „{letter}“ in Reihe {rank} der FEN.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Version {number} was left out. {reason}</source>
            <translation>Fassung {number} wurde ausgelassen. {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>White</source>
            <translation>Weiß</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>With no more captures than {count}, the pawns cannot have come to their files.</source>
            <translation>Mit nicht mehr als {count} Schlägen können die Bauern nicht auf ihre Linien gekommen sein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>With no more captures than {count}, the pawns cannot have got past each other: White has promoted at least {white} of them, Black {black}.</source>
            <translation>Mit nicht mehr als {count} Schlägen können die Bauern nicht aneinander vorbeigekommen sein: Weiß hat mindestens {white} umgewandelt, Schwarz {black}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>black</source>
            <translation>schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>white</source>
            <translation>weiß</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has more promoted pieces ({count}) than missing pawns ({missing}).</source>
            <translation>{colour} hat mehr umgewandelte Steine ({count}) als fehlende Bauern ({missing}).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has no move, so there is no play after the key.</source>
            <translation>{colour} hat keinen Zug, also gibt es kein Spiel nach dem Schlüsselzug.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has pawns that cannot have come to their squares, whatever they captured.</source>
            <translation>{colour} hat Bauern, die nicht auf ihre Felder gekommen sein können, was immer sie schlugen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has pawns that must have captured {count} times, but only {missing} pieces can be what they captured.</source>
            <translation>{colour} hat Bauern, die {count}-mal geschlagen haben müssen, doch nur {missing} Steine können geschlagen worden sein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has promoted pieces ({pieces}).</source>
            <translation>{colour} hat umgewandelte Steine ({pieces}).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has {count} kings ({squares}); one is the most allowed.</source>
            <translation>{colour} hat {count} Könige ({squares}); höchstens einer ist erlaubt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has {count} pawns; MATER takes at most 8.</source>
            <translation>{colour} hat {count} Bauern; MATER nimmt höchstens 8.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has {count} pawns; in a game there are at most 8.</source>
            <translation>{colour} hat {count} Bauern; in einer Partie sind es höchstens 8.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has {count} pieces; MATER takes at most 16.</source>
            <translation>{colour} hat {count} Steine; MATER nimmt höchstens 16.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has {count} pieces; in a game there are at most 16.</source>
            <translation>{colour} hat {count} Steine; in einer Partie sind es höchstens 16.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} is in check but it is the other side's move.</source>
            <translation>{colour} steht im Schach, doch die andere Seite ist am Zug.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} is in check from {squares}, and no last move can have given that check.</source>
            <translation>{colour} steht im Schach von {squares}, und kein letzter Zug kann dieses Schach gegeben haben.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} would have two kings.</source>
            <translation>{colour} hätte zwei Könige.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{count} pieces do not fit on {free} empty squares of the region.</source>
            <translation>{count} Steine passen nicht auf {free} leere Felder des Gebiets.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{name} needs a whole number, not “{text}”.</source>
            <translation>{name} braucht eine ganze Zahl, nicht „{text}“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{one} and {other} are not solved together.</source>
            <translation>{one} und {other} werden nicht zusammen gelöst.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{part} {reason}</source>
            <translation>{part} {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{reason} The strategy “{name}” can be used; it proves nothing.</source>
            <translation>{reason} Die Strategie „{name}“ kann gefragt werden; sie beweist nichts.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{reason} The text is kept but not shown.</source>
            <translation>{reason} Der Text bleibt erhalten, wird aber nicht gezeigt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{text} begins with White's move in the array of a game and ends with Black's: it does not go with Black to move.</source>
            <translation>{text} beginnt mit dem Zug von Weiß in der Partieanfangsstellung und endet mit dem von Schwarz: Schwarz am Zug passt nicht dazu.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{text} begins with White's move in the array of a game: it does not go with exchanged parts.</source>
            <translation>{text} beginnt mit dem Zug von Weiß in der Partieanfangsstellung: Vertauschte Rollen passen nicht dazu.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{text} cannot be checked independently of the engine.</source>
            <translation>{text} lässt sich nicht unabhängig von der Engine prüfen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{trouble}</source>
            <translation>{trouble}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“White” or “Black” is expected, not “{text}”.</source>
            <translation>Erwartet wird „White“ oder „Black“, nicht „{text}“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{change}” cannot be done: the {piece} on {square} would leave the board.</source>
            <translation>„{change}“ ist nicht möglich: der Stein auf {square} ({piece}) würde das Brett verlassen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{change}” cannot be done: there is no piece on {square}.</source>
            <translation>„{change}“ ist nicht möglich: auf {square} steht kein Stein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{file}” does not answer as Popeye does.</source>
            <translation>„{file}“ antwortet nicht wie Popeye.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{file}” is a folder. Choose a file in it.</source>
            <translation>„{file}“ ist ein Ordner. Wählen Sie eine Datei darin.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{file}” is not a plain file, so it cannot be read or written.</source>
            <translation>„{file}“ ist keine gewöhnliche Datei und lässt sich weder lesen noch schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{letter}” is not the letter of a piece in the language of the others.</source>
            <translation>„{letter}“ bezeichnet in der Sprache der anderen keinen Stein.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{move}” is not a move that can be played there.</source>
            <translation>„{move}“ ist dort nicht spielbar.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” cannot have both “{first}” and “{second}”.</source>
            <translation>„{name}“ kann nicht zugleich „{first}“ und „{second}“ haben.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs a piece after it, such as “S”.</source>
            <translation>Hinter „{name}“ muss ein Stein stehen, etwa „S“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs a square after it, such as “e4”.</source>
            <translation>Hinter „{name}“ muss ein Feld stehen, etwa „e4“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs pieces after it, such as “Q R”.</source>
            <translation>Hinter „{name}“ müssen Steine stehen, etwa „Q R“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs squares after it, such as “a1h8”.</source>
            <translation>Hinter „{name}“ müssen Felder stehen, etwa „a1h8“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs the captured piece after it, such as “White Qd1”.</source>
            <translation>Hinter „{name}“ muss der geschlagene Stein stehen, etwa „White Qd1“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs the lines of the grid after it, such as “d4” or “hc31”.</source>
            <translation>Hinter „{name}“ müssen die Linien des Gitters stehen, etwa „d4“ oder „hc31“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs the squares of each cell after it, such as “a1a2 b1b2”.</source>
            <translation>Hinter „{name}“ müssen die Felder jeder Zelle stehen, etwa „a1a2 b1b2“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs two squares after it, such as “a1h8”.</source>
            <translation>Hinter „{name}“ müssen zwei Felder stehen, etwa „a1h8“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{option}” is not supported yet; it is kept, but the problem cannot be solved.</source>
            <translation>„{option}“ wird noch nicht unterstützt; es bleibt erhalten, doch die Aufgabe ist nicht lösbar.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” after “dm” is not a number of moves; it is kept as it is.</source>
            <translation>„{text}“ nach „dm“ ist keine Zügezahl; es bleibt, wie es ist.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” can mean several moves: {moves}.</source>
            <translation>„{text}“ kann mehrere Züge meinen: {moves}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” cannot be looked up there; write the move as from and to square, such as e2e4.</source>
            <translation>„{text}“ lässt sich dort nicht nachsehen; den Zug als Ausgangs- und Zielfeld schreiben, etwa e2e4.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” ends with a move of the defender; a line that is to stay ends with one of the attacker.</source>
            <translation>„{text}“ endet mit einem Zug des Verteidigers; eine Variante, die bleiben soll, endet mit einem des Angreifers.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” holds no move.</source>
            <translation>„{text}“ enthält keinen Zug.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not a command; one such as “Stipulation” is expected.</source>
            <translation>„{text}“ ist kein Befehl; erwartet wird einer wie „Stipulation“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not a condition; one such as “Circe” is expected.</source>
            <translation>„{text}“ ist keine Bedingung; erwartet wird eine wie „Circe“.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not a legal move here.</source>
            <translation>„{text}“ ist hier kein legaler Zug.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not a legal move in {fen}.</source>
            <translation>„{text}“ ist kein legaler Zug in {fen}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not a legal move there.</source>
            <translation>„{text}“ ist dort kein legaler Zug.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not a part of the play; choose from: {known}.</source>
            <translation>„{text}“ nennt keinen Teil des Spiels; bekannt sind {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not supported yet; it is kept, but the problem cannot be solved.</source>
            <translation>„{text}“ wird noch nicht unterstützt; es bleibt erhalten, doch die Aufgabe ist nicht lösbar.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not understood as pieces; write for example wP, 2bP, bS, wQR or w*.</source>
            <translation>„{text}“ wird nicht als Steine verstanden; zum Beispiel wP, 2bP, bS, wQR oder w* schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not understood as squares; write for example a1, c3-f6, d or 4.</source>
            <translation>„{text}“ wird nicht als Felder verstanden; zum Beispiel a1, c3-f6, d oder 4 schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not understood.</source>
            <translation>„{text}“ wird nicht verstanden.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{word}” cannot follow “{name}”.</source>
            <translation>„{word}“ kann nicht hinter „{name}“ stehen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>… and {count} more</source>
            <translation>… und {count} weitere</translation>
        </message>
    </context>
    <context>
        <name>formats</name>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Files of Problemist (PBM)</source>
            <translation>Dateien von Problemist (PBM)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Games with a position of their own (PGN)</source>
            <translation>Partien mit eigener Stellung (PGN)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Input for Popeye (English)</source>
            <translation>Eingabe für Popeye (Englisch)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Input for Popeye (French)</source>
            <translation>Eingabe für Popeye (Französisch)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Input for Popeye (German)</source>
            <translation>Eingabe für Popeye (Deutsch)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>JSON with solutions, for other programs</source>
            <translation>JSON mit Lösungen, für andere Programme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>LaTeX for the package diagram</source>
            <translation>LaTeX für das Paket diagram</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Markdown with solutions</source>
            <translation>Markdown mit Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>PDF pages with diagrams and solutions</source>
            <translation>PDF-Seiten mit Diagrammen und Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>PNG picture of a diagram</source>
            <translation>PNG-Bild eines Diagramms</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Plain text with solutions</source>
            <translation>Reiner Text mit Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Positions, one a line (EPD, FEN)</source>
            <translation>Stellungen, eine je Zeile (EPD, FEN)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Problem collection (olive, YACPDB)</source>
            <translation>Problemsammlung (olive, YACPDB)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Problem collection as JSON (YACPDB)</source>
            <translation>Problemsammlung als JSON (YACPDB)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>SVG picture of a diagram</source>
            <translation>SVG-Bild eines Diagramms</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Table for spreadsheets (CSV)</source>
            <translation>Tabelle für Tabellenkalkulationen (CSV)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Web page with playable solutions</source>
            <translation>Webseite mit spielbaren Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>What Popeye prints</source>
            <translation>Ausgabe von Popeye</translation>
        </message>
    </context>
    <context>
        <name>legality</name>
        <message>
            <location filename="../../app/matewright/services/legality.py" />
            <source>Neither a game nor a reason why there is none was found in time.</source>
            <translation>In der Zeit fand sich weder eine Partie noch ein Grund, warum es keine gibt.</translation>
        </message>
    </context>
    <context>
        <name>parts</name>
        <message>
            <location filename="../../app/matewright/model/parts.py" />
            <source>duplex</source>
            <translation>Duplex</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/parts.py" />
            <source>further {changes}</source>
            <translation>weiter {changes}</translation>
        </message>
    </context>
    <context>
        <name>pattern</name>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>colours exchanged</source>
            <translation>Farben vertauscht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>mirrored left to right</source>
            <translation>links und rechts gespiegelt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>mirrored on a1–h8</source>
            <translation>an a1–h8 gespiegelt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>mirrored on a8–h1</source>
            <translation>an a8–h1 gespiegelt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>mirrored top to bottom</source>
            <translation>oben und unten gespiegelt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>moved {steps}</source>
            <translation>verschoben: {steps}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>turned by 180°</source>
            <translation>um 180° gedreht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>turned by 90° to the left</source>
            <translation>um 90° nach links gedreht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>turned by 90° to the right</source>
            <translation>um 90° nach rechts gedreht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>{count} down</source>
            <translation>{count} nach unten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>{count} left</source>
            <translation>{count} nach links</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>{count} right</source>
            <translation>{count} nach rechts</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>{count} up</source>
            <translation>{count} nach oben</translation>
        </message>
    </context>
    <context>
        <name>pgn</name>
        <message>
            <location filename="../../app/matewright/formats/pgn_writing.py" />
            <source>a solution of more than {most} moves</source>
            <translation>eine Lösung von mehr als {most} Zügen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/pgn_writing.py" />
            <source>authors whose names hold a semicolon</source>
            <translation>Autoren mit einem Semikolon im Namen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/pgn_writing.py" />
            <source>line breaks, and texts such as “?”</source>
            <translation>Zeilenumbrüche und Texte wie „?“</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/pgn_writing.py" />
            <source>set play, threats, twins and series as moves; they stand in comments</source>
            <translation>Satzspiel, Drohungen, Zwillinge und Serien als Züge (sie stehen in Kommentaren)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/pgn_writing.py" />
            <source>the braces of a comment</source>
            <translation>die geschweiften Klammern einer Bemerkung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/pgn_writing.py" />
            <source>the field “{field}”</source>
            <translation>das Feld „{field}“</translation>
        </message>
    </context>
    <context>
        <name>pieces</name>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>(1,1)- or (3,3)-spiralspringer</source>
            <translation>(1,1)- oder (3,3)-Spiralspringer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>(1,1)-spiralspringer</source>
            <translation>(1,1)-Spiralspringer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>(1,5)-leaper</source>
            <translation>(1,5)-Springer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>(1,6)-leaper</source>
            <translation>(1,6)-Springer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>(2,0)- or (4,0)-spiralspringer</source>
            <translation>(2,0)- oder (4,0)-Spiralspringer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>(2,0)-spiralspringer</source>
            <translation>(2,0)-Spiralspringer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>(2,4)-leaper</source>
            <translation>(2,4)-Springer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>(2,5)-leaper</source>
            <translation>(2,5)-Springer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>(3,3)-spiralspringer</source>
            <translation>(3,3)-Spiralspringer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>(3,5)-leaper</source>
            <translation>(3,5)-Springer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>(3,6)-leaper</source>
            <translation>(3,6)-Springer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>(3,7)-leaper</source>
            <translation>(3,7)-Springer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>(4,0)-spiralspringer</source>
            <translation>(4,0)-Spiralspringer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>Black</source>
            <translation>Schwarz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>CAT</source>
            <translation>CAT</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>Charybdis</source>
            <translation>Charybdis</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>English equistopper</source>
            <translation>englischer Equistopper</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>French equistopper</source>
            <translation>französischer Equistopper</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>Scylla</source>
            <translation>Skylla</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>White</source>
            <translation>Weiß</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>alfil</source>
            <translation>Alfil</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along diagonals to a piece, there turns by 135° to the square beside it</source>
            <translation>auf Diagonalen bis zu einem Stein, dort um 135° abgelenkt auf das Feld daneben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along diagonals to a piece, there turns by 45° to the square beside it</source>
            <translation>auf Diagonalen bis zu einem Stein, dort um 45° abgelenkt auf das Feld daneben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along diagonals to a piece, there turns by 90° to the square beside it</source>
            <translation>auf Diagonalen bis zu einem Stein, dort um 90° abgelenkt auf das Feld daneben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>along diagonals, captures by hopping to the empty square just behind</source>
            <translation>auf Diagonalen, schlägt, indem sie auf das leere Feld gleich dahinter hüpft</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>along queen lines as far as the next piece, or the edge, is away on the other side</source>
            <translation>auf Damenlinien so weit, wie auf der anderen Seite der nächste Stein oder der Rand entfernt ist</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines away from a piece just beside it, any distance</source>
            <translation>auf Damenlinien beliebig weit von einem Stein unmittelbar neben sich weg</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines over a piece to the square as far beyond it</source>
            <translation>auf Damenlinien über einen Stein auf das Feld, das ebenso weit dahinter liegt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines over a piece to the square as far beyond it, whatever stands between</source>
            <translation>auf Damenlinien über einen Stein auf das Feld, das ebenso weit dahinter liegt, gleich was dazwischen steht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines to a piece, there half turned by a knight's leap</source>
            <translation>auf Damenlinien bis zu einem Stein, dort mit einem Springersprung halb abgelenkt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines to a piece, there turns by 135° to the square beside it</source>
            <translation>auf Damenlinien bis zu einem Stein, dort um 135° abgelenkt auf das Feld daneben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines to a piece, there turns by 45° to the square beside it</source>
            <translation>auf Damenlinien bis zu einem Stein, dort um 45° abgelenkt auf das Feld daneben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines to a piece, there turns by 90° to the square beside it</source>
            <translation>auf Damenlinien bis zu einem Stein, dort um 90° abgelenkt auf das Feld daneben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines to the square just before a piece</source>
            <translation>auf Damenlinien bis unmittelbar vor einen Stein</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>along queen lines, captures by hopping to the empty square just behind</source>
            <translation>auf Damenlinien, schlägt, indem sie auf das leere Feld gleich dahinter hüpft</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>along ranks and files in a zigzag, turning by 90° with each step</source>
            <translation>auf Reihen und Linien im Zickzack, mit jedem Schritt um 90° gewendet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along ranks and files to a piece, there turns by 135° to the square beside it</source>
            <translation>auf Reihen und Linien bis zu einem Stein, dort um 135° abgelenkt auf das Feld daneben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along ranks and files to a piece, there turns by 45° to the square beside it</source>
            <translation>auf Reihen und Linien bis zu einem Stein, dort um 45° abgelenkt auf das Feld daneben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along ranks and files to a piece, there turns by 90° to the square beside it</source>
            <translation>auf Reihen und Linien bis zu einem Stein, dort um 90° abgelenkt auf das Feld daneben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>along ranks and files, captures by hopping to the empty square just behind</source>
            <translation>auf Reihen und Linien, schlägt, indem er auf das leere Feld gleich dahinter hüpft</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>amazon</source>
            <translation>Amazone</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>antelope</source>
            <translation>Antilope</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>any distance along diagonals</source>
            <translation>beliebig weit auf Diagonalen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any distance along diagonals, captures only by hopping over one piece</source>
            <translation>beliebig weit auf Diagonalen, schlägt nur, indem er über einen Stein hüpft</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any distance along diagonals, without capture only over one piece</source>
            <translation>beliebig weit auf Diagonalen, ohne Schlag nur über einen Stein hinweg</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any distance along queen lines, captures only by hopping over one piece</source>
            <translation>beliebig weit auf Damenlinien, schlägt nur, indem er über einen Stein hüpft</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any distance along queen lines, without capture only over one piece</source>
            <translation>beliebig weit auf Damenlinien, ohne Schlag nur über einen Stein hinweg</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>any distance along ranks and files</source>
            <translation>beliebig weit auf Reihen und Linien</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any distance along ranks and files, captures only by hopping over one piece</source>
            <translation>beliebig weit auf Reihen und Linien, schlägt nur, indem er über einen Stein hüpft</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any distance along ranks and files, without capture only over one piece</source>
            <translation>beliebig weit auf Reihen und Linien, ohne Schlag nur über einen Stein hinweg</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>any distance along ranks, files and diagonals</source>
            <translation>beliebig weit auf Reihen, Linien und Diagonalen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any number of a mao's moves in one direction</source>
            <translation>beliebig viele Züge eines Mao in einer Richtung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any number of a moa's moves in one direction</source>
            <translation>beliebig viele Züge eines Moa in einer Richtung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>any number of camel's leaps in one direction</source>
            <translation>beliebig viele Kamelsprünge in einer Richtung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>any number of fers' steps in one direction, as a bishop</source>
            <translation>beliebig viele Schritte eines Fers in einer Richtung, also wie ein Läufer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>any number of knight's leaps along a circle</source>
            <translation>beliebig viele Springersprünge auf einer Kreisbahn</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>any number of knight's leaps in any directions</source>
            <translation>beliebig viele Springersprünge in beliebigen Richtungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>any number of knight's leaps in one direction</source>
            <translation>beliebig viele Springersprünge in einer Richtung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any number of knight's leaps in one direction, captures only by hopping over one piece</source>
            <translation>beliebig viele Springersprünge in einer Richtung, schlägt nur, indem er über einen Stein hüpft</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>any number of wazir's steps in one direction, as a rook</source>
            <translation>beliebig viele Schritte eines Wesirs in einer Richtung, also wie ein Turm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>any number of zebra's leaps in one direction</source>
            <translation>beliebig viele Zebrasprünge in einer Richtung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>archbishop</source>
            <translation>Erzbischof</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a bishop, which may be thrown back four times by the edge of the board</source>
            <translation>wie ein Läufer, den der Brettrand viermal zurückwerfen kann</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a bishop, which may be thrown back once by the edge of the board</source>
            <translation>wie ein Läufer, den der Brettrand einmal zurückwerfen kann</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a bishop, which once goes on beside the square that it would reach off the board</source>
            <translation>wie ein Läufer, der einmal neben dem Feld weiterzieht, das er außerhalb des Bretts erreichen würde</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a bouncer along diagonals</source>
            <translation>wie ein Bouncer auf Diagonalen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a bouncer along ranks and files</source>
            <translation>wie ein Bouncer auf Reihen und Linien</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>as a king, but is not royal</source>
            <translation>wie ein König, aber nicht königlich</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>as a king, captures by leaping over the next piece; royal as a king</source>
            <translation>wie ein König, schlägt, indem er über den nächsten Stein springt; königlich wie ein König</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a knight, and on from squares at the edge, up to two more leaps</source>
            <translation>wie ein Springer, und von Randfeldern aus bis zu zwei Sprünge weiter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>as a knight, by way of the square beside it diagonally; captures only what stands there</source>
            <translation>wie ein Springer über das diagonal benachbarte Feld; schlägt nur, was dort steht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>as a knight, by way of the square beside it in a diagonal direction, which must be empty</source>
            <translation>wie ein Springer über das diagonal benachbarte Feld, das leer sein muss</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>as a knight, by way of the square beside it in a straight direction, which must be empty</source>
            <translation>wie ein Springer über das gerade benachbarte Feld, das leer sein muss</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>as a knight, by way of the square beside it straight; captures only what stands there</source>
            <translation>wie ein Springer über das gerade benachbarte Feld; schlägt nur, was dort steht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>as a knight, captures a piece one leap away by going to the empty square of the next leap</source>
            <translation>wie ein Springer, schlägt einen Stein, der einen Sprung entfernt ist, indem er auf das leere Feld des nächsten Sprungs zieht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>as a knight, captures only by hopping over a piece one knight's leap away</source>
            <translation>wie ein Springer, schlägt nur, indem er über einen Stein hüpft, der einen Springersprung entfernt ist</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a nightrider, and on from squares at the edge in any direction</source>
            <translation>wie ein Nachtreiter, und von Randfeldern aus in jede Richtung weiter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>as a pawn that goes backward</source>
            <translation>wie ein Bauer, der rückwärts zieht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>as a pawn, captures by leaping diagonally over the next piece; becomes a marine piece</source>
            <translation>wie ein Bauer, schlägt, indem er schräg über den nächsten Stein springt; wandelt sich in einen Marinestein um</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a queen, but only from the edge of the board to the inner squares or back</source>
            <translation>wie eine Dame, aber nur vom Brettrand ins Innere oder zurück</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>as a rose, captures only by hopping over one piece</source>
            <translation>wie eine Rose, schlägt nur, indem er über einen Stein hüpft</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>as alfil or rook hopper</source>
            <translation>wie Alfil oder Turmhüpfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as bishop or knight</source>
            <translation>wie Läufer oder Springer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>as grasshopper or kangaroo</source>
            <translation>wie Grashüpfer oder Känguru</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>as grasshopper, moose, eagle, sparrow or hamster</source>
            <translation>wie Grashüpfer, Elch, Adler, Spatz oder Hamster</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>as king or grasshopper, not royal</source>
            <translation>wie König oder Grashüpfer, nicht königlich</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>as knight or camel</source>
            <translation>wie Springer oder Kamel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>as knight or zebra</source>
            <translation>wie Springer oder Zebra</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>as mao or moa where the square that it passes is occupied; captures where it is empty</source>
            <translation>wie Mao oder Moa, wenn das Feld, über das er zieht, besetzt ist; schlägt, wenn es leer ist</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as nightrider or camelrider</source>
            <translation>wie Nachtreiter oder Kamelreiter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as queen or knight</source>
            <translation>wie Dame oder Springer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as queen or nightrider</source>
            <translation>wie Dame oder Nachtreiter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as rook or knight</source>
            <translation>wie Turm oder Springer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as rook or nightrider</source>
            <translation>wie Turm oder Nachtreiter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as the piece on whose file of the array it stands: rook, knight, bishop, queen or king</source>
            <translation>wie der Offizier, auf dessen Linie der Partieanfangsstellung er steht: Turm, Springer, Läufer, Dame oder König</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/others.py" />
            <source>as the pieces of its own side that observe it</source>
            <translation>wie die Steine der eigenen Seite, die ihn beobachten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/others.py" />
            <source>as the pieces of the other side that observe it</source>
            <translation>wie die gegnerischen Steine, die sie beobachten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>berolina pawn</source>
            <translation>Berolinabauer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>berolina superpawn</source>
            <translation>Berolina-Superbauer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>bishop</source>
            <translation>Läufer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>bishop bouncer</source>
            <translation>Läuferbouncer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>bishop eagle</source>
            <translation>Läuferadler</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>bishop hopper</source>
            <translation>Läuferhüpfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>bishop lion</source>
            <translation>Läuferlöwe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>bishop locust</source>
            <translation>Läuferheuschrecke</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>bishop moose</source>
            <translation>Läuferelch</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>bishop sparrow</source>
            <translation>Läuferspatz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>bishop/rook hunter</source>
            <translation>Läufer/Turm-Jäger</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>bison</source>
            <translation>Bison</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black bishop</source>
            <translation>schwarzer Läufer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black grasshopper</source>
            <translation>schwarzer Grashüpfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black king</source>
            <translation>schwarzer König</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black knight</source>
            <translation>schwarzer Springer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black nightrider</source>
            <translation>schwarzer Nachtreiter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black pawn</source>
            <translation>schwarzer Bauer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black queen</source>
            <translation>schwarze Dame</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black rook</source>
            <translation>schwarzer Turm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black {piece}</source>
            <translation>{piece} (schwarz)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>bob</source>
            <translation>Bob</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>bouncer</source>
            <translation>Bouncer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>bouncy knight</source>
            <translation>reflektierender Springer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>bouncy nightrider</source>
            <translation>reflektierender Nachtreiter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>boyscout</source>
            <translation>Pfadfinder</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>camel</source>
            <translation>Kamel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>camelrider</source>
            <translation>Kamelreiter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>camelrider hopper</source>
            <translation>Kamelreiterhüpfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>captures along a nightrider's line, hopping to the next leap's square; moves only so</source>
            <translation>schlägt auf der Linie eines Nachtreiters, indem sie auf das leere Feld des nächsten Sprungs hüpft; zieht nur so</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>captures along a rose's line, hopping to the next leap's square; moves only so</source>
            <translation>schlägt auf der Linie einer Rose, indem sie auf das leere Feld des nächsten Sprungs hüpft; zieht nur so</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>captures along diagonals, hopping to the empty square just behind; moves only so</source>
            <translation>schlägt auf Diagonalen, indem sie auf das leere Feld gleich dahinter hüpft; zieht nur so</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>captures along queen lines, hopping to the empty square just behind; moves only so</source>
            <translation>schlägt auf Damenlinien, indem sie auf das leere Feld gleich dahinter hüpft; zieht nur so</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>captures along ranks and files, hopping to the empty square behind; moves only so</source>
            <translation>schlägt auf Reihen und Linien, indem sie auf das leere Feld dahinter hüpft; zieht nur so</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>cardinal</source>
            <translation>Kardinal</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>chinese pawn</source>
            <translation>chinesischer Bauer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>contra-grasshopper</source>
            <translation>Kontragrashüpfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>contra-hamster</source>
            <translation>Kontrahamster</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>dabbaba</source>
            <translation>Dabbaba</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>diagonal spiralspringer</source>
            <translation>Diagonalspiralspringer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>diagonally in a zigzag, turning by 90° with each step</source>
            <translation>diagonal im Zickzack, mit jedem Schritt um 90° gewendet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/others.py" />
            <source>does not move</source>
            <translation>zieht nicht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>dolphin</source>
            <translation>Delphin</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>double bishop hopper</source>
            <translation>Doppelläuferhüpfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>double grasshopper</source>
            <translation>Doppelgrashüpfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>double rook hopper</source>
            <translation>Doppelturmhüpfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>dragon</source>
            <translation>Drache</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/others.py" />
            <source>dummy</source>
            <translation>Dummy</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>eagle</source>
            <translation>Adler</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>eagle equihopper</source>
            <translation>Adler-Equihopper</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>edgehog</source>
            <translation>Randschwein</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>elephant</source>
            <translation>Elefant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>empress</source>
            <translation>Kaiserin</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>equihopper</source>
            <translation>Equihopper</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>erlking</source>
            <translation>Erlkönig</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>faro</source>
            <translation>Faro</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>fers</source>
            <translation>Fers</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>fersrider</source>
            <translation>Fersreiter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>forward any distance diagonally, captures straight forward</source>
            <translation>beliebig weit schräg vorwärts, schlägt gerade vorwärts</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>forward any distance, captures diagonally forward</source>
            <translation>beliebig weit vorwärts, schlägt schräg vorwärts</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>forward as a bishop, backward as a rook</source>
            <translation>vorwärts wie ein Läufer, rückwärts wie ein Turm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>forward as a rook, backward as a bishop</source>
            <translation>vorwärts wie ein Turm, rückwärts wie ein Läufer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>forward one square diagonally, captures one square straight forward</source>
            <translation>ein Feld schräg vorwärts, schlägt ein Feld gerade vorwärts</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>forward one square, captures one square diagonally forward</source>
            <translation>ein Feld vorwärts, schlägt ein Feld schräg vorwärts</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/others.py" />
            <source>friend</source>
            <translation>Freund</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>giraffe</source>
            <translation>Giraffe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>girlscout</source>
            <translation>Pfadfinderin</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>gnu</source>
            <translation>Gnu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>gnurider</source>
            <translation>Gnureiter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>gnurider hopper</source>
            <translation>Gnureiterhüpfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>gral</source>
            <translation>Gral</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>grasshopper</source>
            <translation>Grashüpfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>grasshopper-2</source>
            <translation>Grashüpfer-2</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>grasshopper-3</source>
            <translation>Grashüpfer-3</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>greater leafhopper</source>
            <translation>großer Leafhopper</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>greater treehopper</source>
            <translation>großer Treehopper</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>gryphon</source>
            <translation>Greif</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>half the way to a piece along a line; what is passed on the line must be empty</source>
            <translation>halb so weit wie ein Stein auf einer Linie entfernt ist; was auf der Linie dazwischen liegt, muss leer sein</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>half the way to a piece, whatever stands between</source>
            <translation>halb so weit wie ein Stein entfernt ist, gleich was dazwischen steht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hamster</source>
            <translation>Hamster</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along a camelrider's line over one piece, to the square just behind it</source>
            <translation>hüpft auf der Linie eines Kamelreiters über einen Stein auf das nächste Feld dahinter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along a nightrider's line over one piece, any distance</source>
            <translation>hüpft auf der Linie eines Nachtreiters über einen Stein, beliebig weit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along a nightrider's line over one piece, to the square of the next leap</source>
            <translation>hüpft auf der Linie eines Nachtreiters über einen Stein auf das Feld des nächsten Sprungs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along a nightrider's or camelrider's line over one piece, to the next leap</source>
            <translation>hüpft auf der Linie eines Nachtreiters oder Kamelreiters über einen Stein auf das Feld des nächsten Sprungs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along a rose's line over one piece, any distance</source>
            <translation>hüpft auf der Linie einer Rose über einen Stein, beliebig weit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along a rose's line over one piece, to the square of the next leap</source>
            <translation>hüpft auf der Linie einer Rose über einen Stein auf das Feld des nächsten Sprungs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along a zebrarider's line over one piece, to the square of the next leap</source>
            <translation>hüpft auf der Linie eines Zebrareiters über einen Stein auf das Feld des nächsten Sprungs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along diagonals over one piece, any distance</source>
            <translation>hüpft auf Diagonalen über einen Stein, beliebig weit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along diagonals over one piece, to the square just behind it</source>
            <translation>hüpft auf Diagonalen über einen Stein auf das Feld gleich dahinter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over a piece just beside it, any distance</source>
            <translation>hüpft auf Damenlinien über einen Stein unmittelbar neben sich, beliebig weit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over exactly four pieces, any distance</source>
            <translation>hüpft auf Damenlinien über genau vier Steine, beliebig weit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over one piece, any distance</source>
            <translation>hüpft auf Damenlinien über einen Stein, beliebig weit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over one piece, to the second square behind it</source>
            <translation>hüpft auf Damenlinien über einen Stein auf das zweite Feld dahinter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over one piece, to the square just behind it</source>
            <translation>hüpft auf Damenlinien über einen Stein auf das Feld gleich dahinter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over one piece, to the third square behind it</source>
            <translation>hüpft auf Damenlinien über einen Stein auf das dritte Feld dahinter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over two pieces, any distance</source>
            <translation>hüpft auf Damenlinien über zwei Steine, beliebig weit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over two pieces, to the square just behind the second</source>
            <translation>hüpft auf Damenlinien über zwei Steine auf das Feld gleich hinter dem zweiten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along ranks and files over one piece, any distance</source>
            <translation>hüpft auf Reihen und Linien über einen Stein, beliebig weit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along ranks and files over one piece, to the square just behind it</source>
            <translation>hüpft auf Reihen und Linien über einen Stein auf das Feld gleich dahinter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops as a bishop hopper twice in one move</source>
            <translation>hüpft in einem Zug zweimal wie ein Läuferhüpfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops as a grasshopper twice in one move</source>
            <translation>hüpft in einem Zug zweimal wie ein Grashüpfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops as a rook hopper twice in one move</source>
            <translation>hüpft in einem Zug zweimal wie ein Turmhüpfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops over a piece just beside it, to the square behind</source>
            <translation>hüpft über einen Stein unmittelbar neben sich auf das Feld dahinter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops over a piece one knight's leap away, to the square of the next leap</source>
            <translation>hüpft über einen Stein, der einen Springersprung entfernt ist, auf das Feld des nächsten Sprungs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>kangaroo</source>
            <translation>Känguru</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>kangaroo lion</source>
            <translation>Kängurulöwe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>kao</source>
            <translation>Kao</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>king</source>
            <translation>König</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>kinghopper</source>
            <translation>Königshüpfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>knight</source>
            <translation>Springer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>knight hopper</source>
            <translation>Springerhüpfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>knight's leaps in a zigzag, turning by 90° to either side in turn</source>
            <translation>Springersprünge im Zickzack, abwechselnd nach beiden Seiten um 90° gewendet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>knight's leaps in a zigzag, two of which go four squares straight</source>
            <translation>Springersprünge im Zickzack, von denen je zwei vier Felder gerade weiterführen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>knight's leaps in a zigzag, two of which go one square diagonally</source>
            <translation>Springersprünge im Zickzack, von denen je zwei ein Feld diagonal weiterführen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>knight's leaps in a zigzag, two of which go three squares diagonally</source>
            <translation>Springersprünge im Zickzack, von denen je zwei drei Felder diagonal weiterführen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>knight's leaps in a zigzag, two of which go two squares straight</source>
            <translation>Springersprünge im Zickzack, von denen je zwei zwei Felder gerade weiterführen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>leafhopper</source>
            <translation>Leafhopper</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>leaps along a queen line to a piece, and from there as far again along another one</source>
            <translation>springt auf einer Damenlinie zu einem Stein und von dort ebenso weit auf einer anderen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>leaps along queen lines to a square as far away as some other piece is on such a line</source>
            <translation>springt auf Damenlinien auf ein Feld, das so weit entfernt ist wie irgendein anderer Stein auf einer solchen Linie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps five squares diagonally, or one and seven squares</source>
            <translation>springt fünf Felder diagonal oder ein und sieben Felder</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps five squares straight, or three and four squares</source>
            <translation>springt fünf Felder gerade oder drei und vier Felder</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps one and three, or two and three squares</source>
            <translation>springt ein und drei oder zwei und drei Felder</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps one square and three, or one and four</source>
            <translation>springt ein und drei oder ein und vier Felder</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps one square straight and five aside</source>
            <translation>springt ein Feld gerade und fünf zur Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps one square straight and four aside</source>
            <translation>springt ein Feld gerade und vier zur Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps one square straight and six aside</source>
            <translation>springt ein Feld gerade und sechs zur Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps one square straight and three aside</source>
            <translation>springt ein Feld gerade und drei zur Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps three squares straight and five aside</source>
            <translation>springt drei Felder gerade und fünf zur Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps three squares straight and four aside</source>
            <translation>springt drei Felder gerade und vier zur Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps three squares straight and seven aside</source>
            <translation>springt drei Felder gerade und sieben zur Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps three squares straight and six aside</source>
            <translation>springt drei Felder gerade und sechs zur Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>leaps to a piece, and from there as far again in any direction</source>
            <translation>springt zu einem Stein und von dort ebenso weit in beliebiger Richtung weiter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>leaps to any square as far away as some other piece is</source>
            <translation>springt auf jedes Feld, das so weit entfernt ist wie irgendein anderer Stein</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps to any square two files or ranks away</source>
            <translation>springt auf jedes Feld, das zwei Linien oder Reihen entfernt ist</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps two squares diagonally</source>
            <translation>springt zwei Felder diagonal</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps two squares straight</source>
            <translation>springt zwei Felder gerade</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps two squares straight and five aside</source>
            <translation>springt zwei Felder gerade und fünf zur Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps two squares straight and four aside</source>
            <translation>springt zwei Felder gerade und vier zur Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>leaps two squares straight and one aside</source>
            <translation>springt zwei Felder gerade und eins zur Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps two squares straight and three aside</source>
            <translation>springt zwei Felder gerade und drei zur Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>leo</source>
            <translation>Leo</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>like a mao, but the square that it passes must be occupied</source>
            <translation>wie ein Mao, aber das Feld, über das er zieht, muss besetzt sein</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>like a moa, but the square that it passes must be occupied</source>
            <translation>wie ein Moa, aber das Feld, über das er zieht, muss besetzt sein</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>lion</source>
            <translation>Löwe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>loco</source>
            <translation>Loco</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>locust</source>
            <translation>Heuschrecke</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>mao</source>
            <translation>Mao</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>mao hopper</source>
            <translation>Maohüpfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>maorider</source>
            <translation>Maoreiter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>maorider lion</source>
            <translation>Maoreiterlöwe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>marguerite</source>
            <translation>Marguerite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>marine knight</source>
            <translation>mariner Springer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>marine pawn</source>
            <translation>mariner Bauer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>marine ship</source>
            <translation>marines Schiff</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>moa</source>
            <translation>Moa</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>moa hopper</source>
            <translation>Moahüpfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>moarider</source>
            <translation>Moareiter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>moarider lion</source>
            <translation>Moareiterlöwe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>moose</source>
            <translation>Elch</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>moves as a maorider over one piece, which may stand where it passes</source>
            <translation>zieht wie ein Maoreiter über einen Stein, der auch auf einem Zwischenfeld stehen darf</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>moves as a moarider over one piece, which may stand where it passes</source>
            <translation>zieht wie ein Moareiter über einen Stein, der auch auf einem Zwischenfeld stehen darf</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>nao</source>
            <translation>Nao</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>nereide</source>
            <translation>Nereide</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>neutral {piece}</source>
            <translation>{piece} (neutral)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>nightrider</source>
            <translation>Nachtreiter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>nightrider hopper</source>
            <translation>Nachtreiterhüpfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>nightrider lion</source>
            <translation>Nachtreiterlöwe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>nightrider locust</source>
            <translation>Nachtreiterheuschrecke</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>nonstop eagle equihopper</source>
            <translation>Nonstop-Adler-Equihopper</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>nonstop equihopper</source>
            <translation>Nonstop-Equihopper</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>nonstop orix</source>
            <translation>Nonstop-Orix</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>okapi</source>
            <translation>Okapi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>one knight's leap, then two squares straight again and again in its longer direction</source>
            <translation>ein Springersprung, dann in dessen längerer Richtung beliebig oft zwei Felder gerade weiter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>one square along ranks and files</source>
            <translation>ein Feld auf Reihen und Linien</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>one square diagonally</source>
            <translation>ein Feld diagonal</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>one square in any direction</source>
            <translation>ein Feld in jede Richtung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>orix</source>
            <translation>Orix</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/others.py" />
            <source>orphan</source>
            <translation>Waise</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>over a piece to the square as far beyond it, whatever stands between</source>
            <translation>über einen Stein auf das Feld, das ebenso weit dahinter liegt, gleich was dazwischen steht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>over a piece to the square as far beyond it; what is passed on the line must be empty</source>
            <translation>über einen Stein auf das Feld, das ebenso weit dahinter liegt; was auf der Linie dazwischen liegt, muss leer sein</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>pao</source>
            <translation>Pao</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>pawn</source>
            <translation>Bauer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>poseidon</source>
            <translation>Poseidon</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>princess</source>
            <translation>Prinzessin</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>queen</source>
            <translation>Dame</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>querquisite</source>
            <translation>Odysseus</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>quintessence</source>
            <translation>Quintessenz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rabbit</source>
            <translation>Hase</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>radial knight</source>
            <translation>Radialspringer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>rao</source>
            <translation>Rao</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>reflecting bishop</source>
            <translation>reflektierender Läufer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>reverse pawn</source>
            <translation>Reversbauer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>rook</source>
            <translation>Turm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>rook bouncer</source>
            <translation>Turmbouncer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rook eagle</source>
            <translation>Turmadler</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rook hopper</source>
            <translation>Turmhüpfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rook lion</source>
            <translation>Turmlöwe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>rook locust</source>
            <translation>Turmheuschrecke</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rook moose</source>
            <translation>Turmelch</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rook sparrow</source>
            <translation>Turmspatz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>rook/bishop hunter</source>
            <translation>Turm/Läufer-Jäger</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>root-25-leaper</source>
            <translation>Wurzel-25-Springer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>root-50-leaper</source>
            <translation>Wurzel-50-Springer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>rose</source>
            <translation>Rose</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rose hopper</source>
            <translation>Rosenhüpfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rose lion</source>
            <translation>Rosenlöwe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>rose locust</source>
            <translation>Rosenheuschrecke</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>saltador</source>
            <translation>Saltador</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>scarabeus</source>
            <translation>Skarabäus</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>scorpion</source>
            <translation>Skorpion</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>senora</source>
            <translation>Senora</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>ship</source>
            <translation>Schiff</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>sirene</source>
            <translation>Sirene</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>sparrow</source>
            <translation>Spatz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>spiralspringer</source>
            <translation>Spiralspringer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>squirrel</source>
            <translation>Eichhörnchen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>sting</source>
            <translation>Stachel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>superpawn</source>
            <translation>Superbauer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>treehopper</source>
            <translation>Treehopper</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>triton</source>
            <translation>Triton</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>ubi-ubi</source>
            <translation>Ubi-Ubi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>vao</source>
            <translation>Vao</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>waran</source>
            <translation>Waran</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>wazir</source>
            <translation>Wesir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>wazirrider</source>
            <translation>Wesirreiter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white bishop</source>
            <translation>weißer Läufer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white grasshopper</source>
            <translation>weißer Grashüpfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white king</source>
            <translation>weißer König</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white knight</source>
            <translation>weißer Springer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white nightrider</source>
            <translation>weißer Nachtreiter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white pawn</source>
            <translation>weißer Bauer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white queen</source>
            <translation>weiße Dame</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white rook</source>
            <translation>weißer Turm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white {piece}</source>
            <translation>{piece} (weiß)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>zebra</source>
            <translation>Zebra</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>zebrarider</source>
            <translation>Zebrareiter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>zebrarider hopper</source>
            <translation>Zebrareiterhüpfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>zebu</source>
            <translation>Zebu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>{attributes} {piece}</source>
            <translation>{attributes} {piece}</translation>
        </message>
    </context>
    <context>
        <name>popeye</name>
        <message>
            <location filename="../../app/matewright/formats/popeye_writing.py" />
            <source>a stipulation of several words</source>
            <translation>eine Forderung aus mehreren Wörtern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/popeye_writing.py" />
            <source>all authors as they are written</source>
            <translation>alle Autoren in ihrer Schreibweise</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/popeye_writing.py" />
            <source>more of the award than the distinction</source>
            <translation>weitere Angaben zur Auszeichnung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/popeye_writing.py" />
            <source>the field “{field}”</source>
            <translation>das Feld „{field}“</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/popeye_writing.py" />
            <source>the line breaks and spaces of the comment</source>
            <translation>die Zeilenumbrüche und Leerzeichen der Bemerkung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/popeye_writing.py" />
            <source>the number of intended solutions</source>
            <translation>die Anzahl beabsichtigter Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/popeye_writing.py" />
            <source>the solution</source>
            <translation>die Lösung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/popeye_writing.py" />
            <source>the whole source</source>
            <translation>die ganze Quelle</translation>
        </message>
    </context>
    <context>
        <name>printed_solution</name>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>After the key: </source>
            <translation>Nach dem Schlüsselzug: </translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>As in the window</source>
            <translation>Wie im Fenster</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>Key: </source>
            <translation>Schlüsselzug: </translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>Keys: </source>
            <translation>Schlüsselzüge: </translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>Set: </source>
            <translation>Satz: </translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>Tries: </source>
            <translation>Verführungen: </translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/printed.py" />
            <source>Variations with duals are left out.</source>
            <translation>Varianten mit Dualen sind weggelassen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>but </source>
            <translation>aber </translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>else</source>
            <translation>sonst</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/run_on.py" />
            <source>short: {aim}</source>
            <translation>kurz: {aim}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>zz.</source>
            <translation>Zzw.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/printed.py" />
            <source>… the rest is left out</source>
            <translation>… der Rest ist weggelassen</translation>
        </message>
    </context>
    <context>
        <name>progress</name>
        <message numerus="yes">
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>%n keys found</source>
            <translation>
                <numerusform>%n Schlüsselzug gefunden</numerusform>
                <numerusform>%n Schlüsselzüge gefunden</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>Found a {aim} after {seconds} s.</source>
            <translation>{aim} nach {seconds} s gefunden.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>table {number}%</source>
            <translation>Tabelle {number} %</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>{aim} by {move}</source>
            <translation>{aim} durch {move}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>{count} evaluated</source>
            <translation>{count} bewertet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>{count} generated</source>
            <translation>{count} erzeugt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>{count} nodes</source>
            <translation>{count} Knoten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>{number}/s</source>
            <translation>{number}/s</translation>
        </message>
    </context>
    <context>
        <name>publishing</name>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>After the key</source>
            <translation>Nach dem Schlüsselzug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>Chess problems</source>
            <translation>Schachprobleme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>One move back (left arrow)</source>
            <translation>Einen Zug zurück (Pfeil links)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>One move on (right arrow)</source>
            <translation>Einen Zug vor (Pfeil rechts)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>Play through the solution</source>
            <translation>Die Lösung durchspielen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>Solution</source>
            <translation>Lösung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>The board after {move}</source>
            <translation>Das Brett nach {move}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>To the diagram (Home)</source>
            <translation>Zum Diagramm (Pos1)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>To the end of the line (End)</source>
            <translation>Zum Ende der Variante (Ende)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>but</source>
            <translation>aber</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>en</source>
            <translation>de</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>short: {aim}</source>
            <translation>kurz: {aim}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>threat</source>
            <translation>Drohung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <location filename="../../app/matewright/formats/latex_writing.py" />
            <source>… the rest is left out</source>
            <translation>… der Rest ist weggelassen</translation>
        </message>
    </context>
    <context>
        <name>refusals</name>
        <message>
            <location filename="../../app/matewright/bridge/refusals.py" />
            <source>{attribute} pieces</source>
            <translation>Steine: {attribute}</translation>
        </message>
    </context>
    <context>
        <name>rules</name>
        <message>
            <location filename="../../app/matewright/formats/rules.py" />
            <source>Neutral</source>
            <translation>Neutral</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/rules.py" />
            <source>Rules as Popeye 4.104 understands them</source>
            <translation>Regeln, wie Popeye 4.104 sie versteht</translation>
        </message>
    </context>
    <context>
        <name>similar</name>
        <message numerus="yes">
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>%n men on the same squares, of {here} here and {there} there</source>
            <translation>
                <numerusform>%n Stein auf demselben Feld, von {here} hier und {there} dort</numerusform>
                <numerusform>%n Steine auf denselben Feldern, von {here} hier und {there} dort</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>All %n men on the same squares</source>
            <translation>
                <numerusform>Der einzige Stein (%n) auf demselben Feld</numerusform>
                <numerusform>Alle %n Steine auf denselben Feldern</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>All {here} men on the same squares, and {more} more there</source>
            <translation>Alle {here} Steine auf denselben Feldern, und dort {more} mehr</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>All {there} men there stand on the same squares; here are {here}</source>
            <translation>Alle {there} Steine dort stehen auf denselben Feldern; hier sind es {here}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>No man on the same square</source>
            <translation>Kein Stein auf demselben Feld</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>The pattern alone</source>
            <translation>Nur das Muster</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>The pattern and %n men more</source>
            <translation>
                <numerusform>Das Muster und %n weiterer Stein</numerusform>
                <numerusform>Das Muster und %n weitere Steine</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>no solution to compare</source>
            <translation>keine Lösung zum Vergleichen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>other mates</source>
            <translation>andere Matts</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>the same %n mates</source>
            <translation>
                <numerusform>dasselbe Matt (%n)</numerusform>
                <numerusform>dieselben %n Matts</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>the same course of play</source>
            <translation>derselbe Spielverlauf</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>{same} of {here} mates</source>
            <translation>{same} von {here} Matts</translation>
        </message>
    </context>
    <context>
        <name>solution</name>
        <message>
            <location filename="../../app/matewright/model/solution.py" />
            <source>dual</source>
            <translation>Dual</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution.py" />
            <source>not searched to its end</source>
            <translation>nicht zu Ende gesucht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution.py" />
            <source>promotion choice</source>
            <translation>Umwandlungswahl</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution.py" />
            <source>short</source>
            <translation>kurz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution.py" />
            <source>zugzwang</source>
            <translation>Zugzwang</translation>
        </message>
    </context>
    <context>
        <name>solution_check</name>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>a claim that proves something</source>
            <translation>eine Behauptung, die etwas beweist</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>a line that is there twice</source>
            <translation>ein Abspiel, das zweimal dasteht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>a refutation and success</source>
            <translation>Widerlegung und Erfolg</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>keys and length</source>
            <translation>Schlüsselzüge und Länge</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>keys and status</source>
            <translation>Schlüsselzüge und Stand</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>keys and tries</source>
            <translation>Schlüsselzüge und Verführungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>keys of play after the key</source>
            <translation>Schlüsselzüge im Spiel nach dem Schlüsselzüge</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>lines of help play</source>
            <translation>Abspiele des Hilfsspiels</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the goal</source>
            <translation>das Ziel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the length</source>
            <translation>die Länge</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the length of the play</source>
            <translation>die Länge des Spiels</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the options</source>
            <translation>die Optionen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the options and the stipulation</source>
            <translation>Optionen und Forderung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the tree</source>
            <translation>der Baum</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the tree and its first moves</source>
            <translation>der Baum und seine ersten Züge</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the tree and its lines</source>
            <translation>der Baum und seine Abspiele</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>what is refuted</source>
            <translation>was widerlegt ist</translation>
        </message>
    </context>
    <context>
        <name>solution_survey</name>
        <message>
            <location filename="../../app/matewright/model/solution_survey.py" />
            <source>any</source>
            <translation>beliebig</translation>
        </message>
    </context>
    <context>
        <name>solution_text</name>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>(short: {aim})</source>
            <translation>(kurz: {aim})</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>, with {restrictions}</source>
            <translation>, mit {restrictions}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>According to the moves of the game: {claim}{under}; not proved here.</source>
            <translation>Nach den Zügen der Partie: {claim}{under}; hier nicht bewiesen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>According to what Popeye printed: {claim}{under}; not proved here.</source>
            <translation>Nach der Ausgabe von Popeye: {claim}{under}; hier nicht bewiesen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>After the key</source>
            <translation>Nach dem Schlüsselzug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>Claimed by strategy {strategy}: {claim}{under}; not proved.</source>
            <translation>Behauptung der Strategie {strategy}: {claim}{under}; nicht bewiesen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>Key</source>
            <translation>Schlüsselzug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>Keys</source>
            <translation>Schlüsselzüge</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>No solution: {stipulation} is proved to be impossible.</source>
            <translation>Keine Lösung: {stipulation} ist bewiesen unmöglich.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>No solution: {stipulation} is proved to be impossible; tries and set play were not finished.</source>
            <translation>Keine Lösung: {stipulation} ist bewiesen unmöglich; Verführungen und Satzspiel wurden nicht beendet.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>Nothing found: no {stipulation}{under}; other moves were not looked at.</source>
            <translation>Nichts gefunden: kein {stipulation}{under}; andere Züge wurden nicht angesehen.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>Partial: the search for {stipulation} was stopped{limits}; {proved}.</source>
            <translation>Teilweise: die Suche nach {stipulation} wurde angehalten{limits}; {proved}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>Set play</source>
            <translation>Satzspiel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>Solutions</source>
            <translation>Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>Solved {stipulation}{under}: {found}.</source>
            <translation>{stipulation} gelöst{under}: {found}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>Tries</source>
            <translation>Verführungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>a {aim} is not ruled out</source>
            <translation>{aim} ist nicht ausgeschlossen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>but {moves}</source>
            <translation>aber {moves}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>cooked, {found}</source>
            <translation>nebenlösig, {found}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>no first move is left undecided, but play, tries or set play are not complete</source>
            <translation>kein erster Zug ist unentschieden, doch Spiel, Verführungen oder Satzspiel sind nicht vollständig</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>no {aim} or fewer</source>
            <translation>kein {aim} oder kürzer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>nothing is proved yet</source>
            <translation>noch nichts ist bewiesen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>short, {shorter}, {found}</source>
            <translation>kurzlösig, {shorter}, {found}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>sound, {found}</source>
            <translation>korrekt, {found}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>threat</source>
            <translation>Drohung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>{aim} after this key</source>
            <translation>{aim} nach diesem Schlüsselzug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>{count} more</source>
            <translation>{count} weitere</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>{found}, {count} intended</source>
            <translation>{found}, {count} beabsichtigt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>{part}: the parts of White and Black exchanged</source>
            <translation>{part}: die Rollen von Weiß und Schwarz vertauscht</translation>
        </message>
    </context>
    <context>
        <name>state_changes</name>
        <message>
            <location filename="../../app/matewright/services/versions/state_changes.py" />
            <source>castling or e.p.</source>
            <translation>Rochade oder e.p.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/versions/state_changes.py" />
            <source>no conditions</source>
            <translation>keine Bedingungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/versions/state_changes.py" />
            <source>options</source>
            <translation>Optionen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/versions/state_changes.py" />
            <source>turn</source>
            <translation>Seite am Zug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/versions/state_changes.py" />
            <source>twins</source>
            <translation>Zwillinge</translation>
        </message>
    </context>
    <context>
        <name>stipulation</name>
        <message numerus="yes">
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>%n half-moves</source>
            <translation>
                <numerusform>%n Halbzug</numerusform>
                <numerusform>%n Halbzügen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>%n moves</source>
            <translation>
                <numerusform>%n Zug</numerusform>
                <numerusform>%n Zügen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>%n moves in a row</source>
            <translation>
                <numerusform>%n Zug in Folge</numerusform>
                <numerusform>%n Züge in Folge</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>1st</source>
            <translation>1.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>Black makes {row}, after which White forces him {to_do} with one move</source>
            <translation>Schwarz macht {row}, danach zwingt Weiß ihn mit einem Zug {to_do}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>Black makes {row}, after which White {does} in one move</source>
            <translation>Schwarz macht {row}, danach {does} Weiß in einem Zug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>Black makes {row}, after which White {does} in one move; until then White moves only where he is in check, and helps</source>
            <translation>Schwarz macht {row}, danach {does} Weiß in einem Zug; bis dahin zieht Weiß nur, wenn er im Schach steht, und hilft</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>Black makes {row}, the last of which can {other} and can help as well, so that White {does}</source>
            <translation>Schwarz macht {row}, deren letzter ebenso gut {other} wie helfen kann: Weiß {does}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>From the array of a game, {first} moving first, the diagram is reached in {length}</source>
            <translation>Aus der Partieanfangsstellung, {first} zieht zuerst, wird das Diagramm in {length} erreicht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row} and {does} with it</source>
            <translation>Weiß macht {row} und {does} damit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row} and {does} with the last</source>
            <translation>Weiß macht {row} und {does} mit dem letzten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row} and {does} with the last; Black moves only where he is in check, and helps</source>
            <translation>Weiß macht {row} und {does} mit dem letzten; Schwarz zieht nur, wenn er im Schach steht, und hilft</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row} and {does} with the last; Black resists, but moves only where he is in check</source>
            <translation>Weiß macht {row} und {does} mit dem letzten; Schwarz wehrt sich, zieht aber nur, wenn er im Schach steht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black can, and so must, {do} at once</source>
            <translation>Weiß macht {row}, danach kann Schwarz sofort {do} und muss es</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black can, and so must, {do} at once; until then Black moves only where he is in check, and helps</source>
            <translation>Weiß macht {row}, danach kann Schwarz sofort {do} und muss es; bis dahin zieht Schwarz nur, wenn er im Schach steht, und hilft</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black can, and so must, {do} at once; until then Black resists, but moves only where he is in check</source>
            <translation>Weiß macht {row}, danach kann Schwarz sofort {do} und muss es; bis dahin wehrt sich Schwarz, zieht aber nur, wenn er im Schach steht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black can, and so must, {do} at once; until then Black resists, but moves only where he is in check; a side that can {do} must do so</source>
            <translation>Weiß macht {row}, danach kann Schwarz sofort {do} und muss es; bis dahin wehrt sich Schwarz, zieht aber nur, wenn er im Schach steht; wer {do} kann, muss es</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black is forced {to_do} at once</source>
            <translation>Weiß macht {row}, danach ist Schwarz gezwungen, sofort {to_do}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black is forced {to_do} at once; until then Black moves only where he is in check, and helps</source>
            <translation>Weiß macht {row}, danach ist Schwarz gezwungen, sofort {to_do}; bis dahin zieht Schwarz nur, wenn er im Schach steht, und hilft</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black is forced {to_do} at once; until then Black resists, but moves only where he is in check</source>
            <translation>Weiß macht {row}, danach ist Schwarz gezwungen, sofort {to_do}; bis dahin wehrt sich Schwarz, zieht aber nur, wenn er im Schach steht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black {does} in one move</source>
            <translation>Weiß macht {row}, danach {does} Schwarz in einem Zug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black {does} in one move; until then Black moves only where he is in check, and helps</source>
            <translation>Weiß macht {row}, danach {does} Schwarz in einem Zug; bis dahin zieht Schwarz nur, wenn er im Schach steht, und hilft</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a capture</source>
            <translation>einen Schlag</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a check</source>
            <translation>ein Schachgebot</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a circuit</source>
            <translation>einen Rundlauf</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a circuit by rebirth</source>
            <translation>einen Rundlauf durch Wiedergeburt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>a closing bracket is expected here</source>
            <translation>hier wird eine schließende Klammer erwartet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>a goal such as # is expected here</source>
            <translation>hier wird ein Ziel wie # erwartet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a kiss of the piece from {square}</source>
            <translation>einen Kuss des Steins von {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a move to the last rank</source>
            <translation>einen Zug auf die letzte Reihe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a move to {square}</source>
            <translation>einen Zug nach {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>a structured stipulation of this form</source>
            <translation>eine strukturierte Forderung dieser Form</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a swap of two enemy pieces by rebirth</source>
            <translation>die Vertauschung zweier gegnerischer Steine durch Wiedergeburt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>alternative goals</source>
            <translation>alternative Ziele</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>an en passant capture</source>
            <translation>ein Schlagen en passant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>an exact length in this play</source>
            <translation>eine genaue Länge in dieser Spielart</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>an exchange of the places of two own pieces</source>
            <translation>einen Platzwechsel zweier eigener Steine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>any move</source>
            <translation>beliebiger Zug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>auto-mate</source>
            <translation>Automatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>auto-stalemate</source>
            <translation>Autopatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>capture</source>
            <translation>schlagen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>capture en passant</source>
            <translation>en passant schlagen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>captures</source>
            <translation>schlägt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>captures en passant</source>
            <translation>schlägt en passant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>castle</source>
            <translation>rochieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>castles</source>
            <translation>rochiert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>castling</source>
            <translation>Rochade</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>check</source>
            <translation>Schach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>circuit</source>
            <translation>Rundlauf</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>circuit by rebirth</source>
            <translation>Rundlauf durch Wiedergeburt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>complete a circuit</source>
            <translation>einen Rundlauf vollenden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>complete a circuit by rebirth</source>
            <translation>einen Rundlauf durch Wiedergeburt vollenden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>completes a circuit</source>
            <translation>vollendet einen Rundlauf</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>completes a circuit by rebirth</source>
            <translation>vollendet einen Rundlauf durch Wiedergeburt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>counter-mate</source>
            <translation>Gegenmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>double mate</source>
            <translation>Doppelmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>double stalemate</source>
            <translation>Doppelpatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>en passant capture</source>
            <translation>Schlagen en passant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>end of text</source>
            <translation>Textende</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>exchange of places</source>
            <translation>Platzwechsel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>exchange of places by rebirth</source>
            <translation>Platzwechsel durch Wiedergeburt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>exchange the places of two own pieces</source>
            <translation>zwei eigene Steine die Plätze tauschen lassen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>exchanges the places of two own pieces</source>
            <translation>lässt zwei eigene Steine die Plätze tauschen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>get mated by the own move</source>
            <translation>sich selbst mattsetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>get stalemated by the own move</source>
            <translation>sich selbst pattsetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>gets mated by the own move</source>
            <translation>setzt sich selbst matt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>gets stalemated by the own move</source>
            <translation>setzt sich selbst patt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>give check</source>
            <translation>Schach geben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>give mate</source>
            <translation>mattsetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>give mate or stalemate</source>
            <translation>matt- oder pattsetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>give stalemate</source>
            <translation>pattsetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>gives check</source>
            <translation>gibt Schach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>gives mate</source>
            <translation>setzt matt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>gives mate or stalemate</source>
            <translation>setzt matt oder patt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>gives stalemate</source>
            <translation>setzt patt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>half moves exist only in help play</source>
            <translation>halbe Züge gibt es nur im Hilfsspiel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>help play in a parry series</source>
            <translation>Hilfsspiel in einer Paradeserie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help {goal}</source>
            <translation>Hilfs-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-direct mate</source>
            <translation>Hilfs-Direktmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-direct stalemate</source>
            <translation>Hilfs-Direktpatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-direct {goal}</source>
            <translation>Hilfs-Direkt-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-reflex {goal}</source>
            <translation>Hilfsreflex-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-reflex-stalemate</source>
            <translation>Hilfsreflexpatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-reflex-{goal}</source>
            <translation>Hilfsreflex-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-reflexmate</source>
            <translation>Hilfsreflexmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-self {goal}</source>
            <translation>Hilfsselbst-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-self-stalemate</source>
            <translation>Hilfsselbstpatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-self-{goal}</source>
            <translation>Hilfsselbst-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-selfmate</source>
            <translation>Hilfsselbstmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-stalemate</source>
            <translation>Hilfspatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-{goal}</source>
            <translation>Hilfs-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series mate</source>
            <translation>Hilfsparadeserienmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series reflex {goal}</source>
            <translation>Hilfsparadeserienreflex-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series reflex-stalemate</source>
            <translation>Hilfsparadeserienreflexpatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series reflex-{goal}</source>
            <translation>Hilfsparadeserienreflex-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series reflexmate</source>
            <translation>Hilfsparadeserienreflexmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series self {goal}</source>
            <translation>Hilfsparadeserienselbst-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series self-stalemate</source>
            <translation>Hilfsparadeserienselbstpatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series self-{goal}</source>
            <translation>Hilfsparadeserienselbst-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series selfmate</source>
            <translation>Hilfsparadeserienselbstmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series stalemate</source>
            <translation>Hilfsparadeserienpatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series {goal}</source>
            <translation>Hilfsparadeserien-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helpmate</source>
            <translation>Hilfsmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>introductory moves</source>
            <translation>Einleitungszüge</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>kiss of {square}</source>
            <translation>Kuss von {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>kiss the piece from {square}</source>
            <translation>den Stein von {square} küssen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>kisses the piece from {square}</source>
            <translation>küsst den Stein von {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>make any move</source>
            <translation>irgendeinen Zug machen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>makes any move</source>
            <translation>macht irgendeinen Zug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mate</source>
            <translation>Matt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mate both sides</source>
            <translation>beide Seiten mattsetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mate both sides when mated</source>
            <translation>im Matt beide Seiten mattsetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mate of both sides at once</source>
            <translation>Matt beider Seiten zugleich</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mate of both sides by the side that is mated</source>
            <translation>Matt beider Seiten durch die mattgesetzte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mate of the side that moves</source>
            <translation>Matt der ziehenden Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mate or stalemate</source>
            <translation>Matt oder Patt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mates both sides</source>
            <translation>setzt beide Seiten matt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mates both sides when mated</source>
            <translation>setzt im Matt beide Seiten matt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>move to the last rank</source>
            <translation>auf die letzte Reihe ziehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>move to {square}</source>
            <translation>nach {square} ziehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>moves to the last rank</source>
            <translation>zieht auf die letzte Reihe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>moves to {square}</source>
            <translation>zieht nach {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>nothing may follow the number of moves</source>
            <translation>nach der Zügezahl darf nichts folgen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series help {goal}</source>
            <translation>Paradeserienhilfs-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series help-stalemate</source>
            <translation>Paradeserienhilfspatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series help-{goal}</source>
            <translation>Paradeserienhilfs-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series helpmate</source>
            <translation>Paradeserienhilfsmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series mate</source>
            <translation>Paradeserienmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series reflex {goal}</source>
            <translation>Paradeserienreflex-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series reflex-stalemate</source>
            <translation>Paradeserienreflexpatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series reflex-{goal}</source>
            <translation>Paradeserienreflex-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series reflexmate</source>
            <translation>Paradeserienreflexmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series self {goal}</source>
            <translation>Paradeserienselbst-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series self-stalemate</source>
            <translation>Paradeserienselbstpatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series self-{goal}</source>
            <translation>Paradeserienselbst-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series selfmate</source>
            <translation>Paradeserienselbstmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series semi-reflex {goal}</source>
            <translation>Paradeseriensemireflex-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series semi-reflex-stalemate</source>
            <translation>Paradeseriensemireflexpatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series semi-reflex-{goal}</source>
            <translation>Paradeseriensemireflex-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series semi-reflexmate</source>
            <translation>Paradeseriensemireflexmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series stalemate</source>
            <translation>Paradeserienpatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series {goal}</source>
            <translation>Paradeserien-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>proof game</source>
            <translation>Beweispartie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reach the diagram</source>
            <translation>das Diagramm erreichen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reach the other position</source>
            <translation>die andere Stellung erreichen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reaches the diagram</source>
            <translation>erreicht das Diagramm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reaches the other position</source>
            <translation>erreicht die andere Stellung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal help {goal}</source>
            <translation>reziprokes Hilfs-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal help-stalemate</source>
            <translation>reziprokes Hilfspatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal help-{goal}</source>
            <translation>reziprokes Hilfs-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal helpmate</source>
            <translation>reziprokes Hilfsmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal series help {goal}</source>
            <translation>reziprokes Serienhilfs-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal series help-stalemate</source>
            <translation>reziprokes Serienhilfspatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal series help-{goal}</source>
            <translation>reziprokes Serienhilfs-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal series helpmate</source>
            <translation>reziprokes Serienhilfsmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reflex {goal}</source>
            <translation>Reflex-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reflex-stalemate</source>
            <translation>Reflexpatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reflex-{goal}</source>
            <translation>Reflex-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reflexmate</source>
            <translation>Reflexmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>self {goal}</source>
            <translation>Selbst-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>self-stalemate</source>
            <translation>Selbstpatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>self-{goal}</source>
            <translation>Selbst-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>selfmate</source>
            <translation>Selbstmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>semi-reflex {goal}</source>
            <translation>Semireflex-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>semi-reflex-stalemate</source>
            <translation>Semireflexpatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>semi-reflex-{goal}</source>
            <translation>Semireflex-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>semi-reflexmate</source>
            <translation>Semireflexmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series help {goal}</source>
            <translation>Serienhilfs-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>series help-reflex play</source>
            <translation>Serienhilfsreflexspiel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series help-self {goal}</source>
            <translation>Serienhilfsselbst-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series help-self-stalemate</source>
            <translation>Serienhilfsselbstpatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series help-self-{goal}</source>
            <translation>Serienhilfsselbst-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series help-selfmate</source>
            <translation>Serienhilfsselbstmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series help-stalemate</source>
            <translation>Serienhilfspatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series help-{goal}</source>
            <translation>Serienhilfs-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series helpmate</source>
            <translation>Serienhilfsmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series mate</source>
            <translation>Serienzugmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series reflex {goal}</source>
            <translation>Serienreflex-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series reflex-stalemate</source>
            <translation>Serienreflexpatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series reflex-{goal}</source>
            <translation>Serienreflex-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series reflexmate</source>
            <translation>Serienreflexmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series self {goal}</source>
            <translation>Serienselbst-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series self-stalemate</source>
            <translation>Serienselbstpatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series self-{goal}</source>
            <translation>Serienselbst-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series selfmate</source>
            <translation>Serienselbstmatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>series semi-reflexmate play</source>
            <translation>Seriensemireflexspiel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series stalemate</source>
            <translation>Serienzugpatt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series {goal}</source>
            <translation>Serienzug-{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>stalemate</source>
            <translation>Patt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>stalemate both sides</source>
            <translation>beide Seiten pattsetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>stalemate of both sides</source>
            <translation>Patt beider Seiten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>stalemate of the side that moves</source>
            <translation>Patt der ziehenden Seite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>stalemates both sides</source>
            <translation>setzt beide Seiten patt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>swap two enemy pieces by rebirth</source>
            <translation>zwei gegnerische Steine durch Wiedergeburt vertauschen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>swaps two enemy pieces by rebirth</source>
            <translation>vertauscht zwei gegnerische Steine durch Wiedergeburt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>the diagram</source>
            <translation>das Diagramm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>the goal “{goal}” in this play</source>
            <translation>das Ziel „{goal}“ in dieser Spielart</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>the name of a square is expected here</source>
            <translation>hier wird ein Feldname erwartet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>the number of moves is expected here</source>
            <translation>hier wird die Zügezahl erwartet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>the other position</source>
            <translation>die andere Stellung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>the position to be reached is expected here, as in a FEN</source>
            <translation>hier wird die zu erreichende Stellung erwartet, wie in einer FEN</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>the win of a piece</source>
            <translation>einen Steingewinn</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to capture</source>
            <translation>zu schlagen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to capture en passant</source>
            <translation>en passant zu schlagen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to castle</source>
            <translation>zu rochieren</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to complete a circuit</source>
            <translation>einen Rundlauf zu vollenden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to complete a circuit by rebirth</source>
            <translation>einen Rundlauf durch Wiedergeburt zu vollenden</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to exchange the places of two own pieces</source>
            <translation>zwei eigene Steine die Plätze tauschen zu lassen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to get mated by the own move</source>
            <translation>sich selbst mattzusetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to get stalemated by the own move</source>
            <translation>sich selbst pattzusetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to give check</source>
            <translation>Schach zu geben</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to give mate</source>
            <translation>mattzusetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to give mate or stalemate</source>
            <translation>matt- oder pattzusetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to give stalemate</source>
            <translation>pattzusetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to kiss the piece from {square}</source>
            <translation>den Stein von {square} zu küssen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to make any move</source>
            <translation>irgendeinen Zug zu machen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to mate both sides</source>
            <translation>beide Seiten mattzusetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to mate both sides when mated</source>
            <translation>im Matt beide Seiten mattzusetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to move to the last rank</source>
            <translation>auf die letzte Reihe zu ziehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to move to {square}</source>
            <translation>nach {square} zu ziehen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to reach the diagram</source>
            <translation>das Diagramm zu erreichen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to reach the other position</source>
            <translation>die andere Stellung zu erreichen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to stalemate both sides</source>
            <translation>beide Seiten pattzusetzen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to swap two enemy pieces by rebirth</source>
            <translation>zwei gegnerische Steine durch Wiedergeburt zu vertauschen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to win a piece</source>
            <translation>einen Stein zu gewinnen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>way to another position</source>
            <translation>Weg zu einer anderen Stellung</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>win a piece</source>
            <translation>einen Stein gewinnen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>win of a piece</source>
            <translation>Steingewinn</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>wins a piece</source>
            <translation>gewinnt einen Stein</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and both sides help until Black can, and so must, {do} on Black's {last} move</source>
            <translation>{first} zieht zuerst, beide Seiten helfen, bis Schwarz im {last} schwarzen Zug {do} kann und daher muss</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and both sides help until White forces Black {to_do} on Black's {last} move</source>
            <translation>{first} zieht zuerst, beide Seiten helfen, bis Weiß Schwarz zwingt, im {last} schwarzen Zug {to_do}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and both sides help, so that White {does} on his {last} move</source>
            <translation>{first} zieht zuerst, beide Seiten helfen: Weiß {does} in seinem {last} Zug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and both sides help, so that the other position is reached in {length}</source>
            <translation>{first} zieht zuerst, beide Seiten helfen, sodass die andere Stellung in {length} erreicht wird</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and both sides help, until Black's {last} move can {other} and can help as well, so that White {does}</source>
            <translation>{first} zieht zuerst, beide Seiten helfen, bis der {last} schwarze Zug ebenso gut {other} wie helfen kann: Weiß {does}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and both sides help; in the last {row} of {length} White forces {noun}</source>
            <translation>{first} zieht zuerst, beide Seiten helfen; in den letzten {row} von {length} erzwingt Weiß {noun}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and forces Black {to_do} by Black's {last} move</source>
            <translation>{first} zieht zuerst und zwingt Schwarz, spätestens im {last} schwarzen Zug {to_do}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and forces Black {to_do} by Black's {last} move; Black must {do} as soon as he can</source>
            <translation>{first} zieht zuerst und zwingt Schwarz, spätestens im {last} schwarzen Zug {to_do}; sobald Schwarz {do} kann, muss er es</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and forces Black {to_do} by Black's {last} move; a side that can {do} must do so</source>
            <translation>{first} zieht zuerst und zwingt Schwarz, spätestens im {last} schwarzen Zug {to_do}; wer {do} kann, muss es</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and forces {noun} by White's {last} move</source>
            <translation>{first} zieht zuerst und erzwingt {noun} spätestens im {last} weißen Zug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{goal}</source>
            <translation>{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{mate} or {stalemate}</source>
            <translation>{mate} oder {stalemate}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{meaning}; what is reached sooner does not count</source>
            <translation>{meaning}; was früher erreicht wird, zählt nicht</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{name} in %n</source>
            <translation>
                <numerusform>{name} in %n Zug</numerusform>
                <numerusform>{name} in %n Zügen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{name} in at most %n</source>
            <translation>
                <numerusform>{name} in höchstens %n Zug</numerusform>
                <numerusform>{name} in höchstens %n Zügen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{name} in at most {length}</source>
            <translation>{name} in höchstens {length} Zügen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{name} in exactly {length}</source>
            <translation>{name} in genau {length} Zügen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{name} in {length}</source>
            <translation>{name} in {length} Zügen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{name} in {number}</source>
            <translation>{name} in {number}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{name} or {other}</source>
            <translation>{name} oder {other}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{number} moves</source>
            <translation>{number} Zügen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{number}nd</source>
            <translation>{number}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{number}rd</source>
            <translation>{number}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{number}st</source>
            <translation>{number}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{number}th</source>
            <translation>{number}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>“{needed}” is expected after “{beginning}”</source>
            <translation>nach „{beginning}“ wird „{needed}“ erwartet</translation>
        </message>
    </context>
    <context>
        <name>strategies</name>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>MATER takes castling rights from the home squares and no en passant capture from the FEN, and lets a pawn on the last rank stay a pawn.</source>
            <translation>MATER liest Rochaderechte aus den Grundfeldern ab, übernimmt kein en passant aus der FEN und lässt einen Bauern auf der letzten Reihe Bauer bleiben.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>Mate-in-two knows no castling, no double step, no en passant capture and no promotion, and takes stalemate for mate.</source>
            <translation>Mate-in-two kennt keine Rochade, keinen Doppelschritt, kein en passant und keine Umwandlung und hält Patt für Matt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>Popeye, where it is installed; no proof</source>
            <translation>Popeye, wo es installiert ist; kein Beweis</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>as it was in 1951; one key, no proof</source>
            <translation>wie 1951; ein Schlüsselzug, kein Beweis</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>as it was in 1998; one key, no proof</source>
            <translation>wie 1998; ein Schlüsselzug, kein Beweis</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>everything tried, no pruning; slow</source>
            <translation>probiert alles, ohne Kürzung; langsam</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>proof-number search and a table; fastest</source>
            <translation>Beweiszahlsuche mit Tabelle; am schnellsten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>slow, plain Python; fairy pieces, h#n</source>
            <translation>langsam, reines Python; Märchensteine, h#n</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>the 2004 design; no table, full-width counts</source>
            <translation>Entwurf von 2004; ohne Tabelle, volle Breite</translation>
        </message>
    </context>
    <context>
        <name>twins</name>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>90, 180 or 270 is expected</source>
            <translation>90, 180 oder 270 wird erwartet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>a change such as “Move a1 b2” is expected</source>
            <translation>eine Änderung wie „Move a1 b2“ wird erwartet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>a condition is expected</source>
            <translation>eine Bedingung wird erwartet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>a piece such as Sb2 is expected</source>
            <translation>ein Stein wie Sb2 wird erwartet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>a stipulation is expected</source>
            <translation>eine Forderung wird erwartet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>another square is expected</source>
            <translation>ein anderes Feld wird erwartet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>end of text</source>
            <translation>Textende</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>one of {words} is expected</source>
            <translation>eines von {words} wird erwartet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>the letters of a piece such as S are expected</source>
            <translation>die Buchstaben eines Steins wie S werden erwartet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>the name of a square is expected</source>
            <translation>ein Feldname wird erwartet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>this kind of twin is not supported yet</source>
            <translation>diese Art von Zwilling wird noch nicht unterstützt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>this may only be the first word</source>
            <translation>das darf nur das erste Wort sein</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>“white” or “black” is expected</source>
            <translation>„white“ oder „black“ wird erwartet</translation>
        </message>
    </context>
    <context>
        <name>validate</name>
        <message>
            <location filename="../../app/matewright/model/legality.py" />
            <source>dark-square bishop</source>
            <translation>schwarzfeldriger Läufer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/legality.py" />
            <source>light-square bishop</source>
            <translation>weißfeldriger Läufer</translation>
        </message>
    </context>
    <context>
        <name>verdict</name>
        <message numerus="yes">
            <location filename="../../app/matewright/model/verdict.py" />
            <source>%n keys</source>
            <translation>
                <numerusform>%n Schlüsselzug</numerusform>
                <numerusform>%n Schlüsselzüge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/verdict.py" />
            <source>%n parts</source>
            <translation>
                <numerusform>%n Teil</numerusform>
                <numerusform>%n Teile</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/verdict.py" />
            <source>%n solutions</source>
            <translation>
                <numerusform>%n Lösung</numerusform>
                <numerusform>%n Lösungen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/verdict.py" />
            <source>%n variations</source>
            <translation>
                <numerusform>%n Variante</numerusform>
                <numerusform>%n Varianten</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Claimed</source>
            <translation>Behauptet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Cooked</source>
            <translation>Nebenlösig</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Differs</source>
            <translation>Weicht ab</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Failed</source>
            <translation>Gescheitert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>No solution</source>
            <translation>Unlösbar</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Not readable</source>
            <translation>Nicht lesbar</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Not solved</source>
            <translation>Nicht gelöst</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Not supported</source>
            <translation>Nicht unterstützt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Partial</source>
            <translation>Teilweise</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Short</source>
            <translation>Kurzlösig</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Solved</source>
            <translation>Gelöst</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Sound</source>
            <translation>Korrekt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Stale</source>
            <translation>Veraltet</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/verdict.py" />
            <source>at least %n keys</source>
            <translation>
                <numerusform>mindestens %n Schlüsselzug</numerusform>
                <numerusform>mindestens %n Schlüsselzüge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/verdict.py" />
            <source>at least %n solutions</source>
            <translation>
                <numerusform>mindestens %n Lösung</numerusform>
                <numerusform>mindestens %n Lösungen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>from the file, not checked here</source>
            <translation>aus der Datei, hier nicht geprüft</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>no {aim}</source>
            <translation>kein {aim}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>none found with {restrictions}</source>
            <translation>keine gefunden mit {restrictions}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>not proved</source>
            <translation>nicht bewiesen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>options changed</source>
            <translation>Optionen geändert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>other keys not looked for</source>
            <translation>andere Schlüsselzüge nicht gesucht</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>play after the key</source>
            <translation>Spiel nach dem Schlüsselzug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>position changed</source>
            <translation>Stellung geändert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>stipulation changed</source>
            <translation>Forderung geändert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>stopped</source>
            <translation>angehalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>stopped early</source>
            <translation>vorzeitig angehalten</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>twins changed</source>
            <translation>Zwillinge geändert</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>{count} intended</source>
            <translation>{count} beabsichtigt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>{first} to {last}</source>
            <translation>{first} bis {last}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>{found} instead of {expected}</source>
            <translation>{found} statt {expected}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>{lengths} not ruled out</source>
            <translation>{lengths} nicht ausgeschlossen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>{remark} in each of {count} parts</source>
            <translation>{remark} in jedem von {count} Teilen</translation>
        </message>
    </context>
    <context>
        <name>workshop</name>
        <message>
            <location filename="../../app/matewright/services/workshop/setting.py" />
            <source>cooked</source>
            <translation>nebenlösig</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting.py" />
            <source>illegal</source>
            <translation>illegal</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/required_play.py" />
            <source>key</source>
            <translation>Schlüsselzug</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/required_play.py" />
            <source>mates</source>
            <translation>Matts</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting.py" />
            <source>no solution</source>
            <translation>unlösbar</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/required_play.py" />
            <source>set play</source>
            <translation>Satzspiel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting.py" />
            <source>short</source>
            <translation>kurzlösig</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/required_play.py" />
            <source>solutions</source>
            <translation>Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting.py" />
            <source>sound</source>
            <translation>korrekt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/required_play.py" />
            <source>threats</source>
            <translation>Drohungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/required_play.py" />
            <source>tries</source>
            <translation>Verführungen</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/required_play.py" />
            <source>variations</source>
            <translation>Varianten</translation>
        </message>
    </context>
    <context>
        <name>yaml</name>
        <message>
            <location filename="../../app/matewright/formats/yaml_documents.py" />
            <source>a field name must be text</source>
            <translation>ein Feldname muss Text sein</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/yaml_documents.py" />
            <source>nothing is named “{name}”</source>
            <translation>nichts heißt „{name}“</translation>
        </message>
    </context>
</TS>
