<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <location filename="../../app/matewright/gui/program/about.py" />
            <source>A workbench for chess problems: set up a position, ask for a mate,
browse the proof.

Free software under the GNU General Public License, version 3 or later.
The men on the board are drawn by python-chess.</source>
            <translation>Un atelier pour problèmes d'échecs : composez une position, demandez un mat,
parcourez la preuve.

Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure.
Les pièces de l'échiquier viennent de python-chess.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/about.py" />
            <source>About Matewright</source>
            <translation>À propos de Matewright</translation>
        </message>
    </context>
    <context>
        <name>AnswerFeature</name>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Copy Branch as Text</source>
            <translation>Copier l&amp;a branche en texte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Edit Text …</source>
            <translation>&amp;Modifier le texte …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Fast, 3 Moves a Second</source>
            <translation>&amp;Rapide, 3 coups par seconde</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Group Equal Play</source>
            <translation>&amp;Grouper le jeu égal</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Normal, 1 Second a Move</source>
            <translation>&amp;Normale, 1 seconde par coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Replace by the Found Solution</source>
            <translation>&amp;Remplacer par la solution trouvée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Slow, 2 Seconds a Move</source>
            <translation>&amp;Lente, 2 secondes par coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Unfold or Gather This Group</source>
            <translation>Déplier o&amp;u replier ce groupe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>Cop&amp;y Solution as Printed</source>
            <translation>Copier la solution comme imprim&amp;ée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>Drop T&amp;his Answer</source>
            <translation>A&amp;bandonner cette réponse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>E&amp;arlier Answer</source>
            <translation>Réponse plus anc&amp;ienne</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>F&amp;ind …</source>
            <translation>C&amp;hercher …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>Fi&amp;lter</source>
            <translation>Fil&amp;tre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>Find Nex&amp;t</source>
            <translation>Chercher le suiva&amp;nt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>Find Pre&amp;vious</source>
            <translation>Chercher en &amp;montant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>Keep &amp;Both</source>
            <translation>Garder les &amp;deux</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>Ne&amp;wer Answer</source>
            <translation>Réponse plus ré&amp;cente</translation>
        </message>
    </context>
    <context>
        <name>AnswerPane</name>
        <message>
            <location filename="../../app/matewright/gui/answer/answer_pane.py" />
            <source>&amp;Solution</source>
            <translation>&amp;Solution</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/answer_pane.py" />
            <source>Parts of the problem</source>
            <translation>Sous-problèmes</translation>
        </message>
    </context>
    <context>
        <name>AnswerStore</name>
        <message>
            <location filename="../../app/matewright/gui/batch/storing.py" />
            <source>Store Answers</source>
            <translation>Insérer les réponses</translation>
        </message>
    </context>
    <context>
        <name>AnswerText</name>
        <message>
            <location filename="../../app/matewright/gui/answer/answer_text.py" />
            <source>Press Solve to look for {aim}, in {count} parts.</source>
            <translation>Appuyez sur Résoudre pour chercher {aim}, en {count} sous-problèmes.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/answer_text.py" />
            <source>Press Solve to look for {aim}.</source>
            <translation>Appuyez sur Résoudre pour chercher {aim}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/answer_text.py" />
            <source>The answer shown belongs to an earlier state of the problem.</source>
            <translation>La réponse montrée appartient à un état antérieur du problème.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/answer_text.py" />
            <source>The diagram itself is not part of the question.</source>
            <translation>Le diagramme lui-même n'est pas en question.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/answer_text.py" />
            <source>The solution will appear here.</source>
            <translation>La solution apparaîtra ici.</translation>
        </message>
    </context>
    <context>
        <name>AppearancePage</name>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Language</source>
            <translation>Langue de l’&amp;interface</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Colo&amp;urs</source>
            <translation>Co&amp;uleurs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Dark</source>
            <translation>Sombre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Larger</source>
            <translation>Plus grande</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Largest</source>
            <translation>La plus grande</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Light</source>
            <translation>Clair</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Size of &amp;texts</source>
            <translation>Taille des &amp;textes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>That of the system</source>
            <translation>Celle du système</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>The letters of the men are chosen under Board and Notation.</source>
            <translation>Les lettres des pièces se choisissent sous Échiquier et notation.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Those of the system</source>
            <translation>Celles du système</translation>
        </message>
    </context>
    <context>
        <name>Autosave</name>
        <message>
            <location filename="../../app/matewright/gui/file/autosave.py" />
            <source>Changes are not kept for the case of a crash: {reason}</source>
            <translation>Les modifications ne sont pas gardées en cas de panne : {reason}</translation>
        </message>
    </context>
    <context>
        <name>BatchCommands</name>
        <message>
            <location filename="../../app/matewright/gui/batch/commands.py" />
            <source>&amp;Batch …</source>
            <translation>Résolution par &amp;lots …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/batch/commands.py" />
            <source>All %n problems</source>
            <translation>
                <numerusform>Le problème</numerusform>
                <numerusform>Tous les %n problèmes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/commands.py" />
            <source>Batch: {state}</source>
            <translation>Lot : {state}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/batch/commands.py" />
            <source>The %n chosen problems</source>
            <translation>
                <numerusform>Le problème choisi</numerusform>
                <numerusform>Les %n problèmes choisis</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/batch/commands.py" />
            <source>The %n problems found by the search</source>
            <translation>
                <numerusform>Le problème trouvé par la recherche</numerusform>
                <numerusform>Les %n problèmes trouvés par la recherche</numerusform>
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
            <translation>&amp;Fermer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>&amp;Continue the earlier batch</source>
            <translation>&amp;Reprendre le lot précédent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>&amp;Keep whole answers</source>
            <translation>&amp;Garder les réponses complètes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>&amp;Only problems to look at</source>
            <translation>Problèmes à e&amp;xaminer seulement</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>&amp;Start</source>
            <translation>&amp;Démarrer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Answers stored in the collection: {count}</source>
            <translation>Réponses insérées dans le recueil : {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Ask this of every problem instead of its own stipulation, such as #2</source>
            <translation>Demander ceci à chaque problème au lieu de son propre énoncé, par exemple #2</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>At o&amp;nce</source>
            <translation>À la f&amp;ois</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Batch</source>
            <translation>Résolution par lots</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Begin no further problem; those at work are finished</source>
            <translation>Ne plus commencer de problème ; ceux en cours sont menés à terme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Cannot begin the batch</source>
            <translation>Impossible de commencer le lot</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>Cannot write the file</source>
            <translation>Impossible d'écrire le fichier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Contin&amp;ue</source>
            <translation>Contin&amp;uer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>How many problems are solved at once</source>
            <translation>Nombre de problèmes résolus à la fois</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>How much of the batch is done</source>
            <translation>Avancement du lot</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>JSON (*.json)</source>
            <translation>JSON (*.json)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Journal: {path}</source>
            <translation>Journal : {path}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Needed to store the answers in the collection; the journal gets longer</source>
            <translation>Nécessaire pour insérer les réponses dans le recueil ; le journal en est plus long</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>P&amp;roblems</source>
            <translation>&amp;Problèmes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Pa&amp;use</source>
            <translation>Pau&amp;se</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Put the saved answers with their problems into the collection</source>
            <translation>Mettre les réponses gardées auprès de leurs problèmes dans le recueil</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>R&amp;eport …</source>
            <translation>Rappor&amp;t …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Reading the journal …</source>
            <translation>Lecture du journal …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>S&amp;top</source>
            <translation>&amp;Arrêter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>St&amp;ipulation</source>
            <translation>É&amp;noncé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Stop each problem after this many seconds; what is proved is noted</source>
            <translation>Arrêter chaque problème après ce nombre de secondes ; ce qui est prouvé est noté</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Store &amp;Answers</source>
            <translation>&amp;Insérer les réponses</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>Table (*.csv)</source>
            <translation>Tableau (*.csv)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>The batch broke off</source>
            <translation>Le lot s'est interrompu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>The batch continues; Solve ▸ Batch … shows it again</source>
            <translation>Le lot continue ; Résoudre ▸ Résolution par lots … le montre à nouveau</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>The problems of the batch</source>
            <translation>Les problèmes du lot</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>This problem is no longer in the collection</source>
            <translation>Ce problème n'est plus dans le recueil</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Time &amp;limit</source>
            <translation>&amp;Limite de temps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>Web page (*.html)</source>
            <translation>Page web (*.html)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>What the journal holds is not solved again. Otherwise a new journal is started, and the old one is kept as a backup.</source>
            <translation>Ce que contient le journal n'est pas résolu à nouveau. Sinon un nouveau journal est commencé et l'ancien est gardé en sauvegarde.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>Write Report</source>
            <translation>Écrire le rapport</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>Writing {name} …</source>
            <translation>Écriture de {name} …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Wrote {name}</source>
            <translation>{name} écrit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>batch</source>
            <translation>lot</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>each problem's own</source>
            <translation>celui de chaque problème</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>no limit</source>
            <translation>sans limite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>unnamed collection</source>
            <translation>recueil sans nom</translation>
        </message>
    </context>
    <context>
        <name>BatchModel</name>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>Edited or removed since; it was: {found}</source>
            <translation>Modifié ou supprimé depuis ; c'était : {found}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>Problem</source>
            <translation>Problème</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>Solving …</source>
            <translation>Résolution …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>State</source>
            <translation>État</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>Stip.</source>
            <translation>Én.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>Time</source>
            <translation>Temps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>Untitled</source>
            <translation>Sans titre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>Waiting</source>
            <translation>En attente</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>What was found</source>
            <translation>Trouvé</translation>
        </message>
    </context>
    <context>
        <name>BoardFeature</name>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>&amp;Board</source>
            <translation>Éch&amp;iquier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>&amp;Diagram</source>
            <translation>&amp;Diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>&amp;End of Line</source>
            <translation>&amp;Fin de la variante</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>&amp;Next Part</source>
            <translation>Sous-problème &amp;suivant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>&amp;Play the Line</source>
            <translation>&amp;Jouer la variante</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>Clear Arrows and Mar&amp;ks</source>
            <translation>&amp;Effacer flèches et marques</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>Coor&amp;dinates</source>
            <translation>Coordo&amp;nnées</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>Fl&amp;ip Board</source>
            <translation>Retourner l'échi&amp;quier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>One Move &amp;Back</source>
            <translation>Un coup en a&amp;rrière</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>One Move &amp;Forward</source>
            <translation>Un coup en a&amp;vant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>P&amp;revious Part</source>
            <translation>Sous-problème &amp;précédent</translation>
        </message>
    </context>
    <context>
        <name>BoardPage</name>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Men</source>
            <translation>&amp;Pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Squares</source>
            <translation>&amp;Cases</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Coordi&amp;nates</source>
            <translation>Coordo&amp;nnées</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>How the board will look</source>
            <translation>Aspect de l'échiquier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Men slide when a move is sho&amp;wn</source>
            <translation>Les pièces &amp;glissent quand un coup est montré</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Shift with a letter is Whi&amp;te, as in FEN</source>
            <translation>Maj avec une lettre : &amp;blanc, comme en FEN</translation>
        </message>
    </context>
    <context>
        <name>BoardPanel</name>
        <message>
            <location filename="../../app/matewright/gui/board/panel.py" />
            <source>Back to the Diagram</source>
            <translation>Retour au diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/panel.py" />
            <source>Double-click edits it</source>
            <translation>Un double clic le modifie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/panel.py" />
            <source>Show all remarks on the position</source>
            <translation>Montrer toutes les remarques sur la position</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/panel.py" />
            <source>and {count} more</source>
            <translation>et {count} de plus</translation>
        </message>
    </context>
    <context>
        <name>BoardPresenter</name>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>Back to the Diagram</source>
            <translation>Retour au diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>Esc</source>
            <translation>Échap</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>Moves are played now; Esc returns to editing</source>
            <translation>On joue des coups ; Échap revient à l'édition</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>Squares are chosen for a twin; Esc ends that</source>
            <translation>On choisit des cases pour un jumeau ; Échap y met fin</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>This change is only shown; Return takes it, Esc goes back</source>
            <translation>Ce changement est seulement montré ; Entrée le prend, Échap revient</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>This is a line of the solution; {keys} returns to the diagram</source>
            <translation>C'est une variante de la solution ; {keys} revient au diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>This move is only shown; Esc takes it back</source>
            <translation>Ce coup est seulement montré ; Échap le reprend</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>This part is only shown; Esc returns to the diagram</source>
            <translation>Ce sous-problème est seulement montré ; Échap revient au diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>after {move}</source>
            <translation>après {move}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>{change} only shown; Esc: back</source>
            <translation>{change} seulement montré ; Échap : retour</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>{name} after {move}</source>
            <translation>{name} après {move}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>{name} only shown; Esc: back</source>
            <translation>{name} seulement montré ; Échap : retour</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>{place} · {keys}: its position</source>
            <translation>{place} · {keys} : sa position</translation>
        </message>
    </context>
    <context>
        <name>BoardView</name>
        <message>
            <location filename="../../app/matewright/gui/board/view.py" />
            <source>Board</source>
            <translation>Échiquier</translation>
        </message>
    </context>
    <context>
        <name>BoardWidget</name>
        <message>
            <location filename="../../app/matewright/gui/board/piece_menu.py" />
            <source>Attributes …</source>
            <translation>Attributs …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/board_edits.py" />
            <source>Change {square} to {man}</source>
            <translation>Changer {square} : {man}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/board_edits.py" />
            <source>Copy {man} {source}–{target}</source>
            <translation>Copier {man} {source}–{target}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/piece_menu.py" />
            <source>Del</source>
            <translation>Suppr</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>Drag a man to move it, with Ctrl to copy it, off the board to remove it; the right button removes too. With the keyboard: arrows choose a square, K Q R B N (or S) P place a white man and with Shift a black one (the preferences can exchange them), Delete removes, Enter picks a man up and puts it down, Space opens a menu of men, = makes a man neutral, A offers what else it can be. Drag with the right button to draw an arrow, click with Shift and the right button to mark a square; the keys - and . do the same. Esc wipes arrows and marks away.</source>
            <translation>Faites glisser une pièce pour la déplacer, avec Ctrl pour la copier, hors de l'échiquier pour l'enlever ; le bouton droit l'enlève aussi. Au clavier : les flèches choisissent une case, K Q R B N (ou S) P posent une pièce blanche et avec Maj une noire (les préférences peuvent les échanger), Suppr enlève, Entrée prend une pièce et la pose, Espace ouvre un menu de pièces, = rend une pièce neutre, A propose ce qu'elle peut être d'autre. Glissez avec le bouton droit pour tracer une flèche, cliquez avec Maj et le bouton droit pour marquer une case ; les touches - et . font de même. Échap efface flèches et marques.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/piece_menu.py" />
            <source>Kept in files, but not solved here yet</source>
            <translation>Gardé dans les fichiers, mais pas encore résolu ici</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/board_edits.py" />
            <source>Move {man} {source}–{target}</source>
            <translation>Déplacer {man} {source}–{target}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/piece_menu.py" />
            <source>Neutral</source>
            <translation>Neutre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/board_edits.py" />
            <source>Place {man} {square}</source>
            <translation>Poser {man} en {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/piece_menu.py" />
            <source>Remove</source>
            <translation>Enlever</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/board_edits.py" />
            <source>Remove {man} {square}</source>
            <translation>Enlever {man} de {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/piece_menu.py" />
            <source>Shift+</source>
            <translation>Maj+</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>an arrow begins here</source>
            <translation>une flèche commence ici</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>can be reached</source>
            <translation>accessible</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>empty</source>
            <translation>vide</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>in check</source>
            <translation>en échec</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>marked</source>
            <translation>marquée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>picked up</source>
            <translation>prise</translation>
        </message>
    </context>
    <context>
        <name>Caption</name>
        <message>
            <location filename="../../app/matewright/gui/board/caption.py" />
            <source>Double-click edits author, source and award</source>
            <translation>Un double clic modifie auteur, source et distinction</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/caption.py" />
            <source>Untitled</source>
            <translation>Sans titre</translation>
        </message>
    </context>
    <context>
        <name>ChartPane</name>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <source>&amp;Chart</source>
            <translation>&amp;Graphique</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <source>Chart of the search</source>
            <translation>Graphique de la recherche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <source>Depth</source>
            <translation>Profondeur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <source>Positions</source>
            <translation>Positions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <source>The figures of a search will be drawn here.</source>
            <translation>Les chiffres d'une recherche seront tracés ici.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <source>Time</source>
            <translation>Temps</translation>
        </message>
    </context>
    <context>
        <name>Clipboard</name>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Added a problem from “{format}”: {stipulation}, {men}</source>
            <translation>Un problème ajouté depuis « {format} » : {stipulation}, {men}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Added {count} problems from “{format}”</source>
            <translation>{count} problèmes ajoutés depuis « {format} »</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Copied the position as FEN and as a picture</source>
            <translation>Position copiée en FEN et en image</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Not everything was understood</source>
            <translation>Tout n'a pas été compris</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Paste Position</source>
            <translation>Coller une position</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Paste Problem</source>
            <translation>Coller un problème</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Paste Problems</source>
            <translation>Coller des problèmes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Pasted the position: {count}</source>
            <translation>Position collée : {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Reading the clipboard …</source>
            <translation>Lecture du presse-papiers …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>The clipboard cannot be pasted</source>
            <translation>Le presse-papiers ne peut pas être collé</translation>
        </message>
    </context>
    <context>
        <name>CollectionCommands</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Copied %n problems</source>
            <translation>
                <numerusform>%n problème copié</numerusform>
                <numerusform>%n problèmes copiés</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Copying …</source>
            <translation>Copie …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Cut %n Problems</source>
            <translation>
                <numerusform>Couper %n problème</numerusform>
                <numerusform>Couper %n problèmes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Cut %n problems</source>
            <translation>
                <numerusform>%n problème coupé</numerusform>
                <numerusform>%n problèmes coupés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Delete %n Problems</source>
            <translation>
                <numerusform>Supprimer %n problème</numerusform>
                <numerusform>Supprimer %n problèmes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Deleted %n problems</source>
            <translation>
                <numerusform>%n problème supprimé</numerusform>
                <numerusform>%n problèmes supprimés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Duplicate %n Problems</source>
            <translation>
                <numerusform>Dupliquer %n problème</numerusform>
                <numerusform>Dupliquer %n problèmes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Edit Properties of %n Problems</source>
            <translation>
                <numerusform>Modifier les propriétés</numerusform>
                <numerusform>Modifier les propriétés de %n problèmes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Editing …</source>
            <translation>Modification …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Move %n Problems</source>
            <translation>
                <numerusform>Déplacer %n problème</numerusform>
                <numerusform>Déplacer %n problèmes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Only a list in the order of the file, without a search, can be rearranged</source>
            <translation>Seule une liste dans l'ordre du fichier, sans recherche, peut être réordonnée</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Paste %n Problems</source>
            <translation>
                <numerusform>Coller %n problème</numerusform>
                <numerusform>Coller %n problèmes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Pasted %n problems</source>
            <translation>
                <numerusform>%n problème collé</numerusform>
                <numerusform>%n problèmes collés</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Pasting …</source>
            <translation>Collage …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Reading …</source>
            <translation>Lecture …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Rearrange the File</source>
            <translation>Réordonner le fichier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Sort the list first, and search for nothing</source>
            <translation>Triez d'abord la liste, sans recherche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>These problems cannot be taken over</source>
            <translation>Ces problèmes ne peuvent être repris</translation>
        </message>
    </context>
    <context>
        <name>CollectionFeature</name>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Author</source>
            <translation>&amp;Auteur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Copy Problems</source>
            <translation>&amp;Copier les problèmes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Descending</source>
            <translation>&amp;Décroissant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Duplicate Selected</source>
            <translation>&amp;Dupliquer la sélection</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Find Duplicates …</source>
            <translation>Chercher les dou&amp;blons …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Keep Both Solutions of Selected</source>
            <translation>Garder les deux solutio&amp;ns de la sélection</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Keywords</source>
            <translation>&amp;Mots-clés</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Large</source>
            <translation>&amp;Grands</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Medium</source>
            <translation>&amp;Moyens</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;None</source>
            <translation>&amp;Aucun</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Paste Problems</source>
            <translation>C&amp;oller les problèmes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Rearrange the File Like This</source>
            <translation>&amp;Réordonner ainsi le fichier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Small</source>
            <translation>&amp;Petits</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Solve Selected</source>
            <translation>&amp;Résoudre la sélection</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Source</source>
            <translation>&amp;Source</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Year</source>
            <translation>A&amp;nnée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Cu&amp;t Problems</source>
            <translation>Co&amp;uper les problèmes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>De&amp;lete Selected</source>
            <translation>&amp;Supprimer la sélection</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Find An&amp;y Similar …</source>
            <translation>Chercher des probl&amp;èmes semblables …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Move &amp;Up</source>
            <translation>&amp;Monter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Move Do&amp;wn</source>
            <translation>D&amp;escendre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Ne&amp;xt Problem</source>
            <translation>Problème s&amp;uivant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Number of &amp;Men</source>
            <translation>Nombre de &amp;pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Order of the &amp;File</source>
            <translation>Ordre du &amp;fichier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>P&amp;roperties of Selected …</source>
            <translation>&amp;Propriétés de la sélection …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Pre&amp;vious Problem</source>
            <translation>Problème p&amp;récédent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Problem &amp;Properties …</source>
            <translation>&amp;Propriétés du problème …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Replace Te&amp;xts by Found Solutions</source>
            <translation>Remplacer les te&amp;xtes par les solutions trouvées</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>S&amp;earch …</source>
            <translation>C&amp;hercher …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>S&amp;tipulation</source>
            <translation>Énon&amp;cé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Search by Pos&amp;ition …</source>
            <translation>Chercher par posit&amp;ion …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Select &amp;All</source>
            <translation>&amp;Tout sélectionner</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Stat&amp;e</source>
            <translation>É&amp;tat</translation>
        </message>
    </context>
    <context>
        <name>CollectionPane</name>
        <message>
            <location filename="../../app/matewright/gui/collection/pane.py" />
            <source>&amp;Problems</source>
            <translation>&amp;Problèmes</translation>
        </message>
    </context>
    <context>
        <name>CollectionTable</name>
        <message>
            <location filename="../../app/matewright/gui/collection/table.py" />
            <source>Problems of the file</source>
            <translation>Problèmes du fichier</translation>
        </message>
    </context>
    <context>
        <name>Columns</name>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>&amp;Author</source>
            <translation>&amp;Auteur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>&amp;Diagram</source>
            <translation>&amp;Diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>&amp;Keywords</source>
            <translation>&amp;Mots-clés</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>&amp;Men</source>
            <translation>&amp;Pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>&amp;Number</source>
            <translation>&amp;Numéro</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>&amp;Source</source>
            <translation>&amp;Source</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Author</source>
            <translation>Auteur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Diagram</source>
            <translation>Diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Keywords</source>
            <translation>Mots-clés</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Men</source>
            <translation>Pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>S&amp;tipulation</source>
            <translation>Énon&amp;cé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Solving …</source>
            <translation>Résolution …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Source</source>
            <translation>Source</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Stat&amp;e</source>
            <translation>É&amp;tat</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>State</source>
            <translation>État</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Stip.</source>
            <translation>Én.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>{verdict}, from the file</source>
            <translation>{verdict}, d’après le fichier</translation>
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
            <translation>&amp;Comparer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>C&amp;hart of</source>
            <translation>&amp;Graphique :</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Cannot compare</source>
            <translation>Comparaison impossible</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Compare Engines</source>
            <translation>Comparer les moteurs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Copy as &amp;Text</source>
            <translation>Copier en &amp;texte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Each &amp;at most</source>
            <translation>&amp;Au plus</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Generated</source>
            <translation>Engendrées</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Generated per second</source>
            <translation>Engendrées par seconde</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Logarithmic scale: each line is ten times the one below it.</source>
            <translation>Échelle logarithmique : chaque ligne vaut dix fois celle du dessous.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Nodes</source>
            <translation>Nœuds</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>St&amp;op</source>
            <translation>A&amp;rrêter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Stop each strategy after this many seconds</source>
            <translation>Arrêter chaque stratégie après ce nombre de secondes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>The strategies side by side</source>
            <translation>Les stratégies côte à côte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Time</source>
            <translation>Temps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Time limit of each strategy in seconds</source>
            <translation>Limite de temps de chaque stratégie en secondes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>What the chart shows</source>
            <translation>Ce que montre le graphique</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>no limit</source>
            <translation>sans limite</translation>
        </message>
    </context>
    <context>
        <name>CompareVersionsDialog</name>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>&amp;Compare</source>
            <translation>&amp;Comparer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>&amp;with</source>
            <translation>&amp;avec</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>Compare Versions</source>
            <translation>Comparer les versions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>Copy &amp;Table</source>
            <translation>Copier le &amp;tableau</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>From left to right: {changes}</source>
            <translation>De gauche à droite : {changes}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>The same question twice</source>
            <translation>Deux fois la même question</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>The version on the left</source>
            <translation>La version de gauche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>The version on the right</source>
            <translation>La version de droite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>Where the two answers differ</source>
            <translation>En quoi les deux réponses diffèrent</translation>
        </message>
    </context>
    <context>
        <name>ComparisonModel</name>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Agreement</source>
            <translation>Accord</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Each strategy's own count</source>
            <translation>Compte propre à chaque stratégie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Generated</source>
            <translation>Engendrées</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Generated positions in a second</source>
            <translation>Positions engendrées en une seconde</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>How sure the answer is</source>
            <translation>Certitude de la réponse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Its own time</source>
            <translation>Son propre temps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Key</source>
            <translation>Clé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Mate in</source>
            <translation>Mat en</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Moves of the shortest mate it knows</source>
            <translation>Coups du mat le plus court connu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Moves that its generator emitted</source>
            <translation>Coups produits par son générateur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Nodes</source>
            <translation>Nœuds</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Per second</source>
            <translation>Par seconde</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Status</source>
            <translation>État</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Strategy</source>
            <translation>Stratégie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>The first move of that mate</source>
            <translation>Le premier coup de ce mat</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Time</source>
            <translation>Temps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Whether the answers can be true together</source>
            <translation>Si les réponses peuvent être vraies ensemble</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Which program searches</source>
            <translation>Quel programme cherche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>none</source>
            <translation>aucun</translation>
        </message>
    </context>
    <context>
        <name>CompletingEdit</name>
        <message>
            <location filename="../../app/matewright/gui/collection/completion.py" />
            <source>Ways to go on</source>
            <translation>Compléments possibles</translation>
        </message>
    </context>
    <context>
        <name>ConditionDialog</name>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Captured man</source>
            <translation>Pièce capturée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Cells</source>
            <translation>Cellules</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Condition</source>
            <translation>Condition</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Conditions</source>
            <translation>Conditions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Files can hold this condition, but it cannot be solved yet.</source>
            <translation>Cette condition est connue des fichiers, mais rien ne la résout encore ici.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Kind of men</source>
            <translation>Genre de pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Kinds of men</source>
            <translation>Genres de pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Limits of White and Black</source>
            <translation>Limites des Blancs et des Noirs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Lines</source>
            <translation>Lignes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Name in any language, or a word</source>
            <translation>Nom dans une des langues, ou un mot</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>No condition has this name.</source>
            <translation>Aucune condition ne porte ce nom.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Number</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Numbers</source>
            <translation>Nombres</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>OK</source>
            <translation>OK</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Search for a condition</source>
            <translation>Chercher une condition</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Square</source>
            <translation>Case</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Squares</source>
            <translation>Cases</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>The problem has it already.</source>
            <translation>Le problème l'a déjà.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>This variant is not solved here yet.</source>
            <translation>Cette variante n'est pas encore résolue ici.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Two squares</source>
            <translation>Deux cases</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Variants</source>
            <translation>Variantes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>{variant}: {what}</source>
            <translation>{variant} : {what}</translation>
        </message>
    </context>
    <context>
        <name>Document</name>
        <message>
            <location filename="../../app/matewright/gui/document/document.py" />
            <source>Change Stipulation to %1</source>
            <translation>Changer l'énoncé en %1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/document/document.py" />
            <source>Type FEN</source>
            <translation>Saisir la FEN</translation>
        </message>
    </context>
    <context>
        <name>Dropping</name>
        <message>
            <location filename="../../app/matewright/gui/program/dropping.py" />
            <source>Cannot open the file</source>
            <translation>Impossible d'ouvrir le fichier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/dropping.py" />
            <source>“{address}” is not on this computer, and Matewright fetches nothing from the net. Save it as a file and drop that.</source>
            <translation>« {address} » n'est pas sur cet ordinateur, et Matewright ne va rien chercher sur le réseau. Enregistrez-le comme fichier et déposez celui-ci.</translation>
        </message>
    </context>
    <context>
        <name>DuplicatesDialog</name>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>&amp;Also mirrored, turned or with colours exchanged</source>
            <translation>&amp;Aussi en miroir, tournés ou aux couleurs échangées</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>&amp;Close</source>
            <translation>&amp;Fermer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>&amp;Remove Ticked</source>
            <translation>&amp;Enlever les cochés</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>&amp;Show</source>
            <translation>&amp;Montrer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>&amp;Tick All but the First</source>
            <translation>&amp;Cocher tout sauf le premier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>Find Duplicates</source>
            <translation>Chercher les doublons</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>Groups of equal problems</source>
            <translation>Groupes de problèmes identiques</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>Of %n groups every problem is ticked: none would stay.</source>
            <translation>
                <numerusform>Dans %n groupe, tout est coché : il n'en resterait rien.</numerusform>
                <numerusform>Dans %n groupes, tout est coché : il n'en resterait rien.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>Of each group, so that one of them stays</source>
            <translation>Dans chaque groupe, pour qu'il en reste un</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>Partial: {done} of {total} problems have been read so far. More may be found; the groups are updated as reading continues.</source>
            <translation>Partiel : {done} problèmes sur {total} sont lus jusqu'ici. D'autres groupes peuvent s'ajouter ; la liste est renouvelée pendant la lecture.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>Remove %n Duplicates</source>
            <translation>
                <numerusform>Enlever %n doublon</numerusform>
                <numerusform>Enlever %n doublons</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>Show the problem on the board (Enter)</source>
            <translation>Montrer le problème sur l'échiquier (Entrée)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>There are no duplicates.</source>
            <translation>Aucun problème n'est ici en double.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>{groups} groups with {count} problems; {ticked} ticked.</source>
            <translation>{groups} groupes, {count} problèmes ; {ticked} cochés.</translation>
        </message>
    </context>
    <context>
        <name>DuplicatesModel</name>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_model.py" />
            <source>{count} times</source>
            <translation>{count} fois</translation>
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
            <translation>Changer le trait</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>Clear Board</source>
            <translation>Vider l'échiquier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>Delete Problem</source>
            <translation>Supprimer le problème</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>Duplicate Problem</source>
            <translation>Dupliquer le problème</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>Initial Array</source>
            <translation>Position initiale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>Intended Solutions</source>
            <translation>Solutions prévues</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>New Problem</source>
            <translation>Nouveau problème</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>These speak of squares that leave it, and are left out: {names}.</source>
            <translation>Ceci parle de cases qui en sortent et sera omis : {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>“{step}” takes a man off the board: {men}.</source>
            <translation>« {step} » fait sortir une pièce de l'échiquier : {men}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>“{step}” takes {count} men off the board: {men}.</source>
            <translation>« {step} » fait sortir {count} pièces de l'échiquier : {men}.</translation>
        </message>
    </context>
    <context>
        <name>EncodingDialog</name>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>&amp;Cancel</source>
            <translation>A&amp;nnuler</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>&amp;Open</source>
            <translation>&amp;Ouvrir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>Beginning of the text</source>
            <translation>Début du texte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>Encoding</source>
            <translation>Encodage</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>Encoding of the Text</source>
            <translation>Encodage du texte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>Encodings</source>
            <translation>Encodages</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>The text in this encoding</source>
            <translation>Le texte dans cet encodage</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>“{name}” does not say in which encoding its letters are. Choose the one in which it reads right.</source>
            <translation>« {name} » ne dit pas quel est l'encodage de ses lettres. Choisissez celui où il se lit bien.</translation>
        </message>
    </context>
    <context>
        <name>EngineDialogs</name>
        <message>
            <location filename="../../app/matewright/gui/program/engine_dialogs.py" />
            <source>&amp;Watch Prinz's Program …</source>
            <translation>Observer le programme de &amp;Prinz …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/engine_dialogs.py" />
            <source>Compare En&amp;gines …</source>
            <translation>&amp;Comparer les moteurs …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/engine_dialogs.py" />
            <source>Prinz's program cannot work on this</source>
            <translation>Le programme de Prinz ne peut pas traiter ceci</translation>
        </message>
    </context>
    <context>
        <name>ErrorBox</name>
        <message>
            <location filename="../../app/matewright/gui/widgets/error_box.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Copier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/error_box.py" />
            <source>&amp;OK</source>
            <translation>&amp;OK</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/error_box.py" />
            <source>… and {count} more</source>
            <translation>… et {count} de plus</translation>
        </message>
    </context>
    <context>
        <name>Escape</name>
        <message>
            <location filename="../../app/matewright/gui/program/escape.py" />
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
    </context>
    <context>
        <name>ExportDiagram</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source> dpi</source>
            <translation> ppp</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>&amp;Board</source>
            <translation>&amp;Échiquier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Copier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>&amp;Export …</source>
            <translation>E&amp;xporter …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>&amp;Format</source>
            <translation>&amp;Format</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>&amp;Men</source>
            <translation>&amp;Pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>&amp;Resolution</source>
            <translation>&amp;Résolution</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>&amp;Transparent background</source>
            <translation>Fond &amp;transparent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>&amp;Width</source>
            <translation>&amp;Largeur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>C&amp;aption: author, source, stipulation, men</source>
            <translation>Lé&amp;gende : auteur, source, énoncé, pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>C&amp;oordinates</source>
            <translation>Coor&amp;données</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>Ca&amp;ncel</source>
            <translation>A&amp;nnuler</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>Export Diagram</source>
            <translation>Exporter le diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>PDF (vectors)</source>
            <translation>PDF (vecteurs)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>PNG (pixels)</source>
            <translation>PNG (pixels)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>Put the picture on the clipboard</source>
            <translation>Mettre l'image dans le presse-papiers</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>SVG (vectors)</source>
            <translation>SVG (vecteurs)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>This takes {width} pixels across; {most} is the most.</source>
            <translation>Cela fait {width} pixels de large ; {most} est le maximum.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>Unit of the width</source>
            <translation>Unité de la largeur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>cm</source>
            <translation>cm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>pixels</source>
            <translation>pixels</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>{across} × {down} cm</source>
            <translation>{across} × {down} cm</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>{width} × {height} pixels, {across} × {down} cm</source>
            <translation>{width} × {height} pixels, {across} × {down} cm</translation>
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
            <translation> ppp</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>&amp;Cancel</source>
            <translation>A&amp;nnuler</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>&amp;Diagrams a page</source>
            <translation>&amp;Diagrammes par page</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>&amp;Format</source>
            <translation>&amp;Format</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>&amp;Width</source>
            <translation>&amp;Largeur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>A picture of pixels.</source>
            <translation>Une image en pixels.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>A picture of vectors.</source>
            <translation>Une image vectorielle.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>C&amp;aptions: author, source, stipulation, men</source>
            <translation>Lé&amp;gendes : auteur, source, énoncé, pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>C&amp;oordinates</source>
            <translation>Coord&amp;onnées</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Columns</source>
            <translation>Colonnes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>E&amp;xport …</source>
            <translation>E&amp;xporter …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Each problem becomes a file of its own, with its number.</source>
            <translation>Chaque problème devient un fichier à lui, avec son numéro.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Export Problems</source>
            <translation>Exporter des problèmes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>For notes and forums; diagrams are made of letters.</source>
            <translation>Pour les notes et les forums ; les diagrammes sont faits de lettres.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>For other programs, with the whole solution trees.</source>
            <translation>Pour d'autres programmes, avec les arbres de solutions entiers.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>For the package diagram of problem magazines.</source>
            <translation>Pour le paquet diagram des revues de problèmes.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>One page with diagrams; a click on a move shows the position.</source>
            <translation>Une page avec des diagrammes ; un clic sur un coup montre la position.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Pages to print or send, with the solutions at the end.</source>
            <translation>Des pages à imprimer ou à envoyer, solutions à la fin.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Pap&amp;er</source>
            <translation>Papi&amp;er</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Positions as FEN, solutions in lines.</source>
            <translation>Positions en FEN, solutions en lignes.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Resol&amp;ution</source>
            <translation>&amp;Résolution</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Seen from &amp;Black's side</source>
            <translation>&amp;Vu du côté noir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>T&amp;hemes below the solution</source>
            <translation>T&amp;hèmes sous la solution</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>T&amp;ransparent background</source>
            <translation>Fond tr&amp;ansparent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Template</source>
            <translation>Modèle</translation>
        </message>
    </context>
    <context>
        <name>FairyPane</name>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Black</source>
            <translation>Noirs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Bo&amp;x of Men</source>
            <translation>Boîte à piè&amp;ces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Kept in files, but not solved here yet</source>
            <translation>Gardé dans les fichiers, mais pas encore résolu ici</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Letters, name or movement: ZR, zebra, hops</source>
            <translation>Lettres, nom ou marche : ZR, zèbre, saute</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Men</source>
            <translation>Pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Neutral</source>
            <translation>Neutre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>No man has this name.</source>
            <translation>Aucune pièce ne porte ce nom.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Search for men</source>
            <translation>Chercher des pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>White</source>
            <translation>Blancs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>kept in files, but not solved here yet</source>
            <translation>gardé dans les fichiers, mais pas encore résolu ici</translation>
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
            <translation>La position en FEN : tapez-en ou collez-en une autre, puis Entrée ; Échap la rétablit</translation>
        </message>
    </context>
    <context>
        <name>FiguresPane</name>
        <message>
            <location filename="../../app/matewright/gui/solving/figures_pane.py" />
            <source>Fi&amp;gures</source>
            <translation>C&amp;hiffres</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/figures_pane.py" />
            <source>Figures of the search</source>
            <translation>Chiffres de la recherche</translation>
        </message>
    </context>
    <context>
        <name>FileCommands</name>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Cannot open the file</source>
            <translation>Impossible d'ouvrir le fichier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Cannot open the sample</source>
            <translation>Impossible d'ouvrir l'exemple</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Cannot save the file</source>
            <translation>Impossible d'enregistrer le fichier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Import from {name}</source>
            <translation>Importer depuis {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Not everything was understood</source>
            <translation>Tout n'a pas été compris</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Problems added from {name}: {count}</source>
            <translation>Problèmes ajoutés depuis {name} : {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Read {name} again</source>
            <translation>{name} relu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Save As</source>
            <translation>Enregistrer sous</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Save a Copy As</source>
            <translation>Enregistrer une copie sous</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Saved a copy as {name}</source>
            <translation>Copie enregistrée sous {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Saved {name}</source>
            <translation>{name} enregistré</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Saving {name} …</source>
            <translation>Enregistrement de {name} …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>These problems have no file yet that could be read again</source>
            <translation>Ces problèmes n'ont pas encore de fichier à relire</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Untitled</source>
            <translation>Sans titre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>problems</source>
            <translation>problemes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>“{name}” is open in a window; choose another name.</source>
            <translation>« {name} » est ouvert dans une fenêtre ; choisissez un autre nom.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>“{name}” is open in another window; choose another name.</source>
            <translation>« {name} » est ouvert dans une autre fenêtre ; choisissez un autre nom.</translation>
        </message>
    </context>
    <context>
        <name>FileDialogs</name>
        <message>
            <location filename="../../app/matewright/gui/file/dialogs.py" />
            <source>All files</source>
            <translation>Tous les fichiers</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/dialogs.py" />
            <source>All problem files</source>
            <translation>Tous les fichiers de problèmes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/dialogs.py" />
            <source>Import</source>
            <translation>Importer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/dialogs.py" />
            <source>Open</source>
            <translation>Ouvrir</translation>
        </message>
    </context>
    <context>
        <name>FileFeature</name>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>&amp;Copy Position</source>
            <translation>&amp;Copier la position</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>&amp;New</source>
            <translation>&amp;Nouveau</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>&amp;Open …</source>
            <translation>&amp;Ouvrir …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>&amp;Paste</source>
            <translation>C&amp;oller</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>&amp;Save</source>
            <translation>&amp;Enregistrer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>Impor&amp;t …</source>
            <translation>Impor&amp;ter …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>Open Sa&amp;mples</source>
            <translation>Ouvrir les e&amp;xemples</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>Reload &amp;with Encoding …</source>
            <translation>Recharger a&amp;vec encodage …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>Reload from &amp;Disk</source>
            <translation>Recharger du &amp;disque</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>Save &amp;As …</source>
            <translation>Enregistrer &amp;sous …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>Save a Cop&amp;y As …</source>
            <translation>Enregistrer une &amp;copie sous …</translation>
        </message>
    </context>
    <context>
        <name>FileLine</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/file/line.py" />
            <source>%n problems</source>
            <translation>
                <numerusform>%n problème</numerusform>
                <numerusform>%n problèmes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/line.py" />
            <source>Untitled</source>
            <translation>Sans titre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/line.py" />
            <source>not saved</source>
            <translation>non enregistré</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/line.py" />
            <source>saved</source>
            <translation>enregistré</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/line.py" />
            <source>{name} (imported)</source>
            <translation>{name} (importé)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/line.py" />
            <source>{summary}: show the list</source>
            <translation>{summary} : montrer la liste</translation>
        </message>
    </context>
    <context>
        <name>FileNotice</name>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>About the File</source>
            <translation>À propos du fichier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>Close this message</source>
            <translation>Fermer ce message</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>Keep Mine</source>
            <translation>Garder ma version</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>Reload</source>
            <translation>Recharger</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>Save As …</source>
            <translation>Enregistrer sous …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>Save It Again</source>
            <translation>Réenregistrer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>Use the New Name</source>
            <translation>Prendre le nouveau nom</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” has been open in another running Matewright since {time}.</source>
            <translation>« {name} » est ouvert dans un autre Matewright depuis {time}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” has been open in another window of this program since {time}.</source>
            <translation>« {name} » est ouvert dans une autre fenêtre de ce programme depuis {time}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” was changed by another program at {time} and cannot be read now.</source>
            <translation>« {name} » a été modifié par un autre programme ({time}) et ne peut être lu pour l'instant.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” was changed by another program at {time}.</source>
            <translation>« {name} » a été modifié par un autre programme ({time}).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” was changed by another program at {time}. Problems there: {there}; here: {here}, with changes that are not saved.</source>
            <translation>« {name} » a été modifié par un autre programme ({time}). Problèmes sur le disque : {there} ; ici : {here}, avec des modifications non enregistrées.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” was changed by another program at {time}. Problems there: {there}; here: {here}.</source>
            <translation>« {name} » a été modifié par un autre programme ({time}). Problèmes sur le disque : {there} ; ici : {here}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” was deleted or moved away. Its problems are now in this window alone.</source>
            <translation>« {name} » a été supprimé ou déplacé. Ses problèmes ne sont plus que dans cette fenêtre.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” was renamed: it is called “{new}” now.</source>
            <translation>« {name} » a été renommé : il s'appelle maintenant « {new} ».</translation>
        </message>
    </context>
    <context>
        <name>FilePanel</name>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>Edit Text …</source>
            <translation>Modifier le texte …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>From the file</source>
            <translation>Du fichier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>Keep Both</source>
            <translation>Garder les deux</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>Let the found solution take the place of this text in the file</source>
            <translation>Mettre la solution trouvée à la place de ce texte dans le fichier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>Replace</source>
            <translation>Remplacer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>Solution from the file</source>
            <translation>Solution du fichier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>The found solution takes the place of this text, which moves into the comment</source>
            <translation>La solution trouvée prend la place de ce texte, qui passe dans le commentaire</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>{title}: differs – {difference}</source>
            <translation>{title} : diffère – {difference}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>{title}: not all of it could be compared</source>
            <translation>{title} : tout n'a pas pu être comparé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>{title}: the same as found</source>
            <translation>{title} : comme trouvé</translation>
        </message>
    </context>
    <context>
        <name>FileReading</name>
        <message>
            <location filename="../../app/matewright/gui/file/reading.py" />
            <source>Cannot open the file</source>
            <translation>Impossible d'ouvrir le fichier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/reading.py" />
            <source>Reading {name} …</source>
            <translation>Lecture de {name} …</translation>
        </message>
    </context>
    <context>
        <name>FileRemarks</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/file/remarks.py" />
            <source>%n of {total} records could not be read</source>
            <translation>
                <numerusform>%n entrée sur {total} n'a pu être lue</numerusform>
                <numerusform>%n entrées sur {total} n'ont pu être lues</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/file/remarks.py" />
            <source>%n records were not understood completely</source>
            <translation>
                <numerusform>%n entrée n'a pas été entièrement comprise</numerusform>
                <numerusform>%n entrées n'ont pas été entièrement comprises</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FileRemarksDialog</name>
        <message>
            <location filename="../../app/matewright/gui/file/remarks_dialog.py" />
            <source>&amp;Close</source>
            <translation>&amp;Fermer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/remarks_dialog.py" />
            <source>Copy &amp;All</source>
            <translation>&amp;Tout copier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/remarks_dialog.py" />
            <source>What Was Not Understood</source>
            <translation>Ce qui n'a pas été compris</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/remarks_dialog.py" />
            <source>What was not understood</source>
            <translation>Ce qui n'a pas été compris</translation>
        </message>
    </context>
    <context>
        <name>FileSolution</name>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>Edit the Solution of the File</source>
            <translation>Modifier la solution du fichier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>Keep Both Solutions</source>
            <translation>Garder les deux solutions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>Nothing to keep: the file has no text, or nothing is found yet</source>
            <translation>Rien à garder : le fichier n'a pas de texte, ou rien n'est encore trouvé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>Nothing to replace: the file has no text, or nothing is found yet</source>
            <translation>Rien à remplacer : le fichier n'a pas de texte, ou rien n'est encore trouvé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/file_verdict.py" />
            <source>Printed is what was found; the file differs: {difference}.</source>
            <translation>Imprimée est la solution trouvée ; le fichier diffère : {difference}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>Replace the Solution of the File</source>
            <translation>Remplacer la solution du fichier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>Solution of the file:</source>
            <translation>Solution du fichier :</translation>
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
            <translation>&amp;Au démarrage</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Folder for files</source>
            <translation>&amp;Dossier des fichiers</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Keep unsaved changes for the case of a crash</source>
            <translation>&amp;Garder le non-enregistré en cas de panne</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>C&amp;hoose …</source>
            <translation>&amp;Choisir …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Folder for files</source>
            <translation>Dossier des fichiers</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Keep them &amp;every</source>
            <translation>Garder &amp;tous les</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Leave the previous file as a &amp;backup (.bak)</source>
            <translation>Garder le fic&amp;hier précédent en sauvegarde (.bak)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>an empty board</source>
            <translation>un échiquier vide</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>the file used last</source>
            <translation>le dernier fichier utilisé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>the samples</source>
            <translation>les exemples</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>where the last file was</source>
            <translation>là où était le dernier fichier</translation>
        </message>
    </context>
    <context>
        <name>FilterBar</name>
        <message>
            <location filename="../../app/matewright/gui/collection/filter_bar.py" />
            <source>Earlier searches</source>
            <translation>Recherches précédentes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/filter_bar.py" />
            <source>Search by position …</source>
            <translation>Chercher par position …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/filter_bar.py" />
            <source>Search in the problems</source>
            <translation>Chercher dans les problèmes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/filter_bar.py" />
            <source>Search: words, author:loyd stip:#3 men&lt;=7 wK=a1</source>
            <translation>Chercher : mots, author:loyd stip:#3 men&lt;=7 wK=a1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/filter_bar.py" />
            <source>Words are looked for everywhere, author:loyd in one field. men&lt;=7, year&gt;=1950, wK=a1 and bS&gt;=2 compare; a minus before it excludes.</source>
            <translation>Les mots sont cherchés partout, author:loyd dans un seul champ. men&lt;=7, year&gt;=1950, wK=a1 et bS&gt;=2 comparent ; un moins placé devant exclut.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/filter_bar.py" />
            <source>{found} of {total}</source>
            <translation>{found} sur {total}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/filter_bar.py" />
            <source>{found} of {total} so far</source>
            <translation>{found} sur {total} jusqu'ici</translation>
        </message>
    </context>
    <context>
        <name>FindBar</name>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>Close (Esc)</source>
            <translation>Fermer (Échap)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>Find in the solution</source>
            <translation>Chercher dans la solution</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>Move or word, such as Qd8 or dual</source>
            <translation>Coup ou mot, comme Qd8 ou dual</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>Next (F3)</source>
            <translation>Suivant (F3)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>Not found</source>
            <translation>Introuvable</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>Previous (Shift+F3)</source>
            <translation>Précédent (Maj+F3)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>{count} found</source>
            <translation>{count} trouvés</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>{count} so far …</source>
            <translation>{count} jusqu'ici …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>{number} of {count}</source>
            <translation>{number} sur {count}</translation>
        </message>
    </context>
    <context>
        <name>FirstSteps</name>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>Choose a line of the solution to see it played</source>
            <translation>Choisissez une variante de la solution pour la voir jouée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>Close the first steps</source>
            <translation>Fermer les premiers pas</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>Close; Help → First Steps shows them again</source>
            <translation>Fermer ; Aide → Premiers pas les montre à nouveau</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>Drag the men, or put new ones on the board</source>
            <translation>Déplacez les pièces, ou posez-en d'autres</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>First Steps</source>
            <translation>Premiers pas</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>First steps</source>
            <translation>Premiers pas</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>Press Solve</source>
            <translation>Appuyez sur Résoudre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>Press Solve, or {keys}</source>
            <translation>Appuyez sur Résoudre, ou {keys}</translation>
        </message>
    </context>
    <context>
        <name>FlowDiagram</name>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>Avoidable</source>
            <translation>Évitable</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>Mate</source>
            <translation>Mat</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>No solution</source>
            <translation>Pas de solution</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>Solution</source>
            <translation>Solution</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>The four blocks of the program</source>
            <translation>Les quatre blocs du programme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>entry 1: the turn has begun</source>
            <translation>entrée 1 : le tour a commencé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>entry 2: the turn goes on</source>
            <translation>entrée 2 : le tour continue</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>exit 3: a legal move was found</source>
            <translation>sortie 3 : un coup légal est trouvé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>exit 4: no move is left</source>
            <translation>sortie 4 : il ne reste aucun coup</translation>
        </message>
    </context>
    <context>
        <name>FormerSearchNotice</name>
        <message>
            <location filename="../../app/matewright/gui/solving/former_notice.py" />
            <source>About the Search</source>
            <translation>À propos de la recherche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/former_notice.py" />
            <source>Let It Continue</source>
            <translation>Laisser continuer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/former_notice.py" />
            <source>Stop It</source>
            <translation>L'arrêter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/former_notice.py" />
            <source>What is proved so far is kept among the versions</source>
            <translation>Ce qui est prouvé jusqu'ici reste parmi les versions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/former_notice.py" />
            <source>{stipulation} had been searched for {time} when you edited it. Should that search continue? What it proves becomes a version, and undo brings it back.</source>
            <translation>{stipulation} était cherché depuis {time} quand vous avez modifié le problème. Cette recherche doit-elle continuer ? Ce qu'elle prouve devient une version, et l'annulation le ramène.</translation>
        </message>
    </context>
    <context>
        <name>GameController</name>
        <message>
            <location filename="../../app/matewright/gui/play/game_controller.py" />
            <source>Take as New Position</source>
            <translation>Prendre comme nouvelle position</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <location filename="../../app/matewright/gui/program/help.py" />
            <source>&amp;About Matewright</source>
            <translation>À &amp;propos de Matewright</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/help.py" />
            <source>&amp;Manual</source>
            <translation>M&amp;anuel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/help.py" />
            <source>M&amp;useum</source>
            <translation>M&amp;usée</translation>
        </message>
    </context>
    <context>
        <name>IntendedEdit</name>
        <message>
            <location filename="../../app/matewright/gui/question/intended_edit.py" />
            <source>How many solutions help play shall have: 2, or branch by branch 2.1.1.1</source>
            <translation>Combien de solutions le jeu aidé doit avoir : 2, ou par branche 2.1.1.1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/intended_edit.py" />
            <source>Intended number of solutions</source>
            <translation>Nombre prévu de solutions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/intended_edit.py" />
            <source>“{text}” is not a number of solutions such as 2 or 2.1.1.1.</source>
            <translation>« {text} » n'est pas un nombre de solutions comme 2 ou 2.1.1.1.</translation>
        </message>
    </context>
    <context>
        <name>IterationTableModel</name>
        <message>
            <location filename="../../app/matewright/gui/solving/iteration_table_model.py" />
            <source>* not finished</source>
            <translation>* non terminé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/iteration_table_model.py" />
            <source>Positions generated per second</source>
            <translation>Positions engendrées par seconde</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/iteration_table_model.py" />
            <source>Positions generated: every move a generator emits</source>
            <translation>Positions engendrées : chaque coup produit par un générateur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/iteration_table_model.py" />
            <source>Search depth in moves</source>
            <translation>Profondeur de recherche en coups</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/iteration_table_model.py" />
            <source>Seconds</source>
            <translation>Secondes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/iteration_table_model.py" />
            <source>Terminal positions evaluated: leaves at full depth that were tested</source>
            <translation>Positions finales évaluées : feuilles examinées à pleine profondeur</translation>
        </message>
    </context>
    <context>
        <name>KeptAnswers</name>
        <message>
            <location filename="../../app/matewright/gui/desk/kept_answers.py" />
            <source>Drop Answer</source>
            <translation>Abandonner la réponse</translation>
        </message>
    </context>
    <context>
        <name>LettersOffer</name>
        <message>
            <location filename="../../app/matewright/gui/program/letters_offer.py" />
            <source>Letters of the Men</source>
            <translation>Lettres des pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/letters_offer.py" />
            <source>Moves are written with English letters: {english}. Those of your language are {own}. The preferences can change this at any time.</source>
            <translation>Les coups s'écrivent avec les lettres anglaises : {english}. Celles du français sont {own}. Les préférences peuvent changer cela à tout moment.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/letters_offer.py" />
            <source>Write moves with {own}</source>
            <translation>Écrire les coups avec {own}</translation>
        </message>
    </context>
    <context>
        <name>LineDialog</name>
        <message>
            <location filename="../../app/matewright/gui/play/line_dialog.py" />
            <source>&amp;Cancel</source>
            <translation>A&amp;nnuler</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/line_dialog.py" />
            <source>&amp;Moves of both sides from where the game begins, such as 1.Qd8 Kc5 2.Qa5:</source>
            <translation>&amp;Coups des deux camps dès le début du jeu, comme 1.Qd8 Kc5 2.Qa5 :</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/line_dialog.py" />
            <source>&amp;Use This Line</source>
            <translation>&amp;Utiliser cette suite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/line_dialog.py" />
            <source>Recorded Line</source>
            <translation>Suite de coups enregistrée</translation>
        </message>
    </context>
    <context>
        <name>LiveSolving</name>
        <message>
            <location filename="../../app/matewright/gui/desk/live.py" />
            <source>Still working …</source>
            <translation>Encore au travail …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/desk/live.py" />
            <source>cannot be solved as it is</source>
            <translation>insoluble tel quel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/desk/live.py" />
            <source>live</source>
            <translation>en direct</translation>
        </message>
    </context>
    <context>
        <name>LoadingLine</name>
        <message>
            <location filename="../../app/matewright/gui/collection/loading_line.py" />
            <source>Continue reading</source>
            <translation>Continuer la lecture</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/loading_line.py" />
            <source>Problems read</source>
            <translation>Problèmes lus</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/loading_line.py" />
            <source>Stop reading; searches then find only what is read</source>
            <translation>Arrêter la lecture ; les recherches ne trouvent alors que ce qui est lu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/loading_line.py" />
            <source>Stopped: {done} of {total} read</source>
            <translation>Arrêté : {done} sur {total} lus</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/loading_line.py" />
            <source>{done} of {total} read</source>
            <translation>{done} sur {total} lus</translation>
        </message>
    </context>
    <context>
        <name>LogChart</name>
        <message>
            <location filename="../../app/matewright/gui/solving/chart.py" />
            <source>Preparing the chart …</source>
            <translation>Préparation du graphique …</translation>
        </message>
    </context>
    <context>
        <name>LogPane</name>
        <message>
            <location filename="../../app/matewright/gui/solving/log_pane.py" />
            <source>&amp;Log</source>
            <translation>Jo&amp;urnal</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/log_pane.py" />
            <source>Log</source>
            <translation>Journal</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/log_pane.py" />
            <source>Questions put to the engine are noted here.</source>
            <translation>Ce qui est demandé au moteur sera noté ici.</translation>
        </message>
    </context>
    <context>
        <name>Look</name>
        <message>
            <location filename="../../app/matewright/render/look.py" />
            <source>As the window</source>
            <translation>Comme la fenêtre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/render/look.py" />
            <source>Dark</source>
            <translation>Sombre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/render/look.py" />
            <source>Light</source>
            <translation>Clair</translation>
        </message>
        <message>
            <location filename="../../app/matewright/render/look.py" />
            <source>Print</source>
            <translation>Impression</translation>
        </message>
        <message>
            <location filename="../../app/matewright/render/look.py" />
            <source>Print (hatched squares)</source>
            <translation>Impression (cases hachurées)</translation>
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
            <translation>Impossible de résoudre ceci</translation>
        </message>
    </context>
    <context>
        <name>ManualDialog</name>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>&amp;Back</source>
            <translation>&amp;Retour</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>&amp;Find</source>
            <translation>&amp;Chercher</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>&amp;Next</source>
            <translation>&amp;Suivant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>Contents of the manual</source>
            <translation>Table du manuel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>Manual</source>
            <translation>Manuel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>Not on this page</source>
            <translation>Absent de cette page</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>Page of the manual</source>
            <translation>Page du manuel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>{page} (in English)</source>
            <translation>{page} (en anglais)</translation>
        </message>
    </context>
    <context>
        <name>Menus</name>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Collection</source>
            <translation>Re&amp;cueil</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Edit</source>
            <translation>É&amp;dition</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Export</source>
            <translation>Ex&amp;porter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;File</source>
            <translation>&amp;Fichier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Help</source>
            <translation>&amp;Aide</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Position</source>
            <translation>&amp;Position</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Solve</source>
            <translation>&amp;Résoudre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Speed of Playing</source>
            <translation>Vitesse de &amp;lecture</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Transform</source>
            <translation>Trans&amp;former</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;View</source>
            <translation>Affic&amp;hage</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>Colu&amp;mns</source>
            <translation>Co&amp;lonnes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>Dia&amp;grams</source>
            <translation>Dia&amp;grammes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>G&amp;o to</source>
            <translation>Aller &amp;à</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>L&amp;etters of the Men</source>
            <translation>Lettres &amp;des pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>La&amp;nguage</source>
            <translation>Langue de l’&amp;interface</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>Pla&amp;y</source>
            <translation>Je&amp;u</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>Solutio&amp;n</source>
            <translation>Solutio&amp;n</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>Sort &amp;by</source>
            <translation>Trier p&amp;ar</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>T&amp;heme</source>
            <translation>Thè&amp;me</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>Te&amp;xt of the File</source>
            <translation>Te&amp;xte du fichier</translation>
        </message>
    </context>
    <context>
        <name>MissingStipulation</name>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>&amp;Leave Them Out</source>
            <translation>Les &amp;laisser de côté</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>&amp;Stipulation</source>
            <translation>É&amp;noncé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>&amp;Use It for These</source>
            <translation>&amp;Utiliser pour ceux-ci</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>Meaning of the stipulation</source>
            <translation>Sens de l'énoncé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>No Stipulation</source>
            <translation>Pas d'énoncé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>Problems without a stipulation: {missing} of {total}</source>
            <translation>Problèmes sans énoncé : {missing} sur {total}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>Reading …</source>
            <translation>Lecture …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>Set Stipulation of %n Problems</source>
            <translation>
                <numerusform>Définir l'énoncé</numerusform>
                <numerusform>Définir l'énoncé de %n problèmes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>The file does not say what they ask. The stipulation is written into them, which one step of Undo takes back.</source>
            <translation>Le fichier ne donne pas leur énoncé. L'énoncé y est inscrit ; une seule annulation le retire.</translation>
        </message>
    </context>
    <context>
        <name>MoveControls</name>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Back one move</source>
            <translation>Reculer d'un coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>First position</source>
            <translation>Première position</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Forward one move</source>
            <translation>Avancer d'un coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Last position</source>
            <translation>Dernière position</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Play Line</source>
            <translation>Dérouler</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Play the moves one by one</source>
            <translation>Jouer les coups un à un</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Stop playing</source>
            <translation>Arrêter la lecture</translation>
        </message>
    </context>
    <context>
        <name>MoveStrip</name>
        <message>
            <location filename="../../app/matewright/gui/play/move_strip.py" />
            <source>Moves played</source>
            <translation>Coups joués</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/move_strip.py" />
            <source>Start</source>
            <translation>Début</translation>
        </message>
    </context>
    <context>
        <name>MoveTableModel</name>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>%n captures</source>
            <translation>
                <numerusform>%n prise</numerusform>
                <numerusform>%n prises</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>%n checks</source>
            <translation>
                <numerusform>%n échec</numerusform>
                <numerusform>%n échecs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>%n legal moves</source>
            <translation>
                <numerusform>%n coup légal</numerusform>
                <numerusform>%n coups légaux</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>%n mates</source>
            <translation>
                <numerusform>%n mat</numerusform>
                <numerusform>%n mats</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>Legal move</source>
            <translation>Coup légal</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>Move</source>
            <translation>Coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>Place in the order of the search</source>
            <translation>Rang dans l'ordre de la recherche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>Remarks</source>
            <translation>Remarques</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>Weight</source>
            <translation>Poids</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>What the generator of G.M.S. expects of it; the heaviest is tried first</source>
            <translation>Ce que le générateur de G.M.S. en attend ; le plus lourd est essayé d'abord</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>What the move does</source>
            <translation>Ce que fait le coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>captures</source>
            <translation>prend</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>captures en passant</source>
            <translation>prend en passant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>castles</source>
            <translation>roque</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>check</source>
            <translation>échec</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>double check</source>
            <translation>échec double</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>mate</source>
            <translation>mat</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>promotes to {kind}</source>
            <translation>promotion : {kind}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>stalemate</source>
            <translation>pat</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>unsafe</source>
            <translation>exposé</translation>
        </message>
    </context>
    <context>
        <name>MovementPicture</name>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Where it goes</source>
            <translation>Où va la pièce</translation>
        </message>
    </context>
    <context>
        <name>MovesPane</name>
        <message>
            <location filename="../../app/matewright/gui/board/moves_pane.py" />
            <source>&amp;Moves</source>
            <translation>C&amp;oups</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/moves_pane.py" />
            <source>Checkmate: there is no legal move.</source>
            <translation>Mat : il n'y a aucun coup légal.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/moves_pane.py" />
            <source>Legal moves and their weights</source>
            <translation>Coups légaux et leurs poids</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/moves_pane.py" />
            <source>Stalemate: there is no legal move.</source>
            <translation>Pat : il n'y a aucun coup légal.</translation>
        </message>
    </context>
    <context>
        <name>NotationPage</name>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Letters of the men</source>
            <translation>&amp;Lettres des pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>English</source>
            <translation>Anglais</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>English of problemists</source>
            <translation>Anglais des problémistes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Figurines</source>
            <translation>Figurines</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>French</source>
            <translation>Français</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>German</source>
            <translation>Allemand</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Letters of de&amp;fences and answers: 1...Kc5 a 2.Qa5# A</source>
            <translation>Lettres des dé&amp;fenses et des réponses : 1...Kc5 a 2.Qa5# A</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Lon&amp;g notation: both squares of every move</source>
            <translation>No&amp;tation longue : les deux cases de chaque coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Russian</source>
            <translation>Russe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>So moves look: {moves}</source>
            <translation>Aspect des coups : {moves}</translation>
        </message>
    </context>
    <context>
        <name>Notifications</name>
        <message>
            <location filename="../../app/matewright/gui/solving/notifications.py" />
            <source>Problem {number} has no answer: {reason}</source>
            <translation>Le problème {number} n'a pas de réponse : {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/notifications.py" />
            <source>Problem {number}, {stipulation}: {verdict}</source>
            <translation>Problème {number}, {stipulation} : {verdict}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/notifications.py" />
            <source>Solving has ended</source>
            <translation>La résolution est terminée</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/solving/notifications.py" />
            <source>The queue is done: %n problems.</source>
            <translation>
                <numerusform>La file est finie : %n problème.</numerusform>
                <numerusform>La file est finie : %n problèmes.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OptionsPanel</name>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source> MiB</source>
            <translation> Mio</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source> of {count}</source>
            <translation> sur {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source> s</source>
            <translation> s</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>&amp;Key already played</source>
            <translation>&amp;Clé déjà jouée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>&amp;Most solutions</source>
            <translation>&amp;Maximum de solutions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>&amp;Tries, up to</source>
            <translation>&amp;Essais, jusqu'à</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>&amp;White begins</source>
            <translation>Les &amp;Blancs commencent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>A defence is long if it lasts more than this many moves</source>
            <translation>Une défense est longue si elle dure plus que ce nombre de coups</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>A quiet attack must threaten to succeed in at most this many moves</source>
            <translation>Une attaque tranquille doit menacer d'aboutir en ce nombre de coups au plus</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>After an attack the defending king may have at most this many moves</source>
            <translation>Après une attaque, le roi défenseur peut avoir ce nombre de coups au plus</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Also show defences that are met in fewer moves than are left</source>
            <translation>Montrer aussi les défenses auxquelles on répond en moins de coups qu'il n'en reste</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Also show first moves that only just fail</source>
            <translation>Montrer aussi les premiers coups qui échouent de peu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Also show what happens when the other side moves first</source>
            <translation>Montrer aussi ce qui arrive quand l'autre camp joue d'abord</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Attacker's own &amp;goal too</source>
            <translation>But propre de l'a&amp;ttaquant aussi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Checks only</source>
            <translation>Échecs seulement</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/option_fit.py" />
            <source>Does not go with a diagram after the key</source>
            <translation>Ne va pas avec un diagramme après la clé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/option_fit.py" />
            <source>Does not go with {text}</source>
            <translation>Ne va pas avec {text}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Exchanged, White plays what Black is to play, and Black what White is to play</source>
            <translation>Échangés : les Blancs jouent le rôle des Noirs, et les Noirs celui des Blancs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Faster, but what is found need not be everything; for this session alone</source>
            <translation>Plus rapide, mais tout n'est pas forcément trouvé ; pour cette session seulement</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>First moves numbered</source>
            <translation>Premiers coups numéro</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Flight s&amp;quares</source>
            <translation>&amp;Cases de fuite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>How many processor cores may work</source>
            <translation>Combien de cœurs du processeur peuvent travailler</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Long defences</source>
            <translation>Défenses longues</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Longest threat in moves</source>
            <translation>Plus longue menace en coups</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Look at checking moves alone: fast, but other keys are missed</source>
            <translation>Ne regarder que les échecs : rapide, mais d'autres clés échappent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Look for</source>
            <translation>Chercher</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Look for everything: no limits and no restrictions</source>
            <translation>Tout chercher : sans limites ni restrictions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Look for the shortest solutions alone</source>
            <translation>Ne chercher que les solutions les plus courtes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Look for threats; without them every defence is shown</source>
            <translation>Chercher les menaces ; sans elles toute défense est montrée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Look only at first moves with these numbers, counted from a1 to h8</source>
            <translation>Ne regarder que les premiers coups de ces numéros, comptés de a1 à h8</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Memory</source>
            <translation>Mémoire</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Memory in MiB</source>
            <translation>Mémoire en Mio</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>More &amp;options</source>
            <translation>Plus d'&amp;options</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Most flights</source>
            <translation>Maximum de fuites</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Most long defences</source>
            <translation>Maximum de défenses longues</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Most refutations of a try</source>
            <translation>Maximum de réfutations d'un essai</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Most solutions</source>
            <translation>Maximum de solutions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/option_fit.py" />
            <source>Not with the shortest mate alone</source>
            <translation>Pas avec le seul mat le plus court</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Number of the first move to look at</source>
            <translation>Numéro du premier coup à regarder</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Number of the last move to look at</source>
            <translation>Numéro du dernier coup à regarder</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/option_fit.py" />
            <source>Only with the full solution</source>
            <translation>Seulement avec la solution complète</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Parts of White and &amp;Black</source>
            <translation>Rô&amp;les des Blancs et des Noirs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Parts of White and Black</source>
            <translation>Rôles des Blancs et des Noirs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Problem</source>
            <translation>Problème</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Reset</source>
            <translation>Réinitialiser</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Restrict</source>
            <translation>Restreindre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Set p&amp;lay</source>
            <translation>&amp;Jeu apparent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Short variat&amp;ions</source>
            <translation>&amp;Variantes courtes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Show</source>
            <translation>Montrer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Stop &amp;after</source>
            <translation>Arrêter aprè&amp;s</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Stop after short sol&amp;utions</source>
            <translation>Arrêter après solutions &amp;brèves</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Stop after this many keys or lines; tries and set play do not count</source>
            <translation>Arrêter après ce nombre de clés ou de solutions ; essais et jeu apparent ne comptent pas</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Stop after this many seconds</source>
            <translation>Arrêter après ce nombre de secondes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/option_fit.py" />
            <source>Strategy {name} cannot look at checks alone</source>
            <translation>La stratégie {name} ne peut pas regarder les seuls échecs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/option_fit.py" />
            <source>Strategy {name} has no such option</source>
            <translation>La stratégie {name} n'a pas cette option</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Strategy {name} has no table of positions</source>
            <translation>La stratégie {name} n'a pas de table de positions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Strategy {name} works on one processor core</source>
            <translation>La stratégie {name} travaille sur un seul cœur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Th&amp;reats</source>
            <translation>Mena&amp;ces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>The attacker may also reach the goal himself: that is a solution too</source>
            <translation>L'attaquant peut aussi atteindre le but lui-même : c'est aussi une solution</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>The defender may have one reply at each stage, and in all so many more, that lasts over so many moves</source>
            <translation>Le défenseur peut avoir à chaque étape une réponse durant plus que ce nombre de coups, et au total ce nombre de plus</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>The diagram shows the position after the key, and the other side is to move</source>
            <translation>Le diagramme montre la position après la clé, l'autre camp a le trait</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>The most memory for the table of positions</source>
            <translation>Mémoire maximale pour la table de positions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>These are for this session: the next start looks for everything</source>
            <translation>Pour cette session seulement : le prochain démarrage cherche tout</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>These belong to the problem and are saved with it</source>
            <translation>Ceci appartient au problème et s'enregistre avec lui</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Threa&amp;ds</source>
            <translation>&amp;Threads</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Threads</source>
            <translation>Threads</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Threat within</source>
            <translation>Menace en</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Time limit in seconds</source>
            <translation>Limite de temps en secondes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>What the full solution tells</source>
            <translation>Ce que montre la solution complète</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>White begins</source>
            <translation>les Blancs commencent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>White begins, and Black's first move is left out</source>
            <translation>Les Blancs commencent, le premier coup noir est omis</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Work</source>
            <translation>Ressources</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>all</source>
            <translation>toutes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>also with the parts exchanged</source>
            <translation>aussi avec les rôles échangés</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>any</source>
            <translation>quelconque</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>as set up</source>
            <translation>tel que placé</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/question/option_text.py" />
            <source>at most %n solutions</source>
            <translation>
                <numerusform>au plus %n solution</numerusform>
                <numerusform>au plus %n solutions</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>exchanged (half duplex)</source>
            <translation>échangés (demi-duplex)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>exchanged as well (duplex)</source>
            <translation>échangés aussi (duplex)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>last</source>
            <translation>dernier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>no limit</source>
            <translation>sans limite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>no short variations</source>
            <translation>sans variantes courtes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>no threats</source>
            <translation>sans menaces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>over</source>
            <translation>plus de</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>refutations</source>
            <translation>
                <numerusform>réfutation</numerusform>
                <numerusform>réfutations</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>set play</source>
            <translation>jeu apparent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>stop after short solutions</source>
            <translation>arrêt après solutions brèves</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>the attacker's own goal too</source>
            <translation>but propre de l'attaquant aussi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>the key already played</source>
            <translation>clé déjà jouée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>to</source>
            <translation>à</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>tries</source>
            <translation>essais</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>with the parts exchanged</source>
            <translation>avec les rôles échangés</translation>
        </message>
    </context>
    <context>
        <name>PageView</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Preview of the page</source>
            <translation>Aperçu de la page</translation>
        </message>
    </context>
    <context>
        <name>PhaseTable</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>%n tries left out</source>
            <translation>
                <numerusform>%n essai omis</numerusform>
                <numerusform>%n essais omis</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>After the key</source>
            <translation>Après la clé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>Phase</source>
            <translation>Phase</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>Refuted by</source>
            <translation>Réfuté par</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>Set play</source>
            <translation>Jeu apparent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>Threat</source>
            <translation>Menace</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>changed after {letters}</source>
            <translation>changé après {letters}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>changed from {phases}</source>
            <translation>changé par rapport à {phases}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>transferred from {phases}</source>
            <translation>transféré de {phases}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>transferred: {letters}</source>
            <translation>transféré : {letters}</translation>
        </message>
    </context>
    <context>
        <name>Pictures</name>
        <message>
            <location filename="../../app/matewright/render/pictures.py" />
            <source>Chess diagram</source>
            <translation>Diagramme d'échecs</translation>
        </message>
    </context>
    <context>
        <name>PieceButton</name>
        <message>
            <location filename="../../app/matewright/gui/board/piece_button.py" />
            <source>{man}: drag it to the board, or click it and then squares</source>
            <translation>{man} : à glisser sur l'échiquier, ou cliquez dessus, puis sur des cases</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/piece_button.py" />
            <source>{man}: drag it to the board, or click it and then squares
({movement})</source>
            <translation>{man} : à glisser sur l'échiquier, ou cliquez dessus, puis sur des cases
({movement})</translation>
        </message>
    </context>
    <context>
        <name>PiecePalette</name>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>All men</source>
            <translation>Toutes les pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Choose among all fairy men, neutral and royal ones</source>
            <translation>Choisir parmi toutes les pièces féeriques, neutres et royales comprises</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Clear</source>
            <translation>Vider</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Click squares to remove their men</source>
            <translation>Cliquez sur des cases pour enlever leurs pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Erase</source>
            <translation>Gomme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Fairy</source>
            <translation>Féerique</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Fairy men</source>
            <translation>Pièces féeriques</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Flip</source>
            <translation>Tourner</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Initial array</source>
            <translation>Position initiale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Remove all men from the board</source>
            <translation>Enlever toutes les pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>See the board from the other side</source>
            <translation>Voir l'échiquier de l'autre côté</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Set up the men as at the start of a game</source>
            <translation>Placer les pièces comme au début d'une partie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Show or hide fairy men: {names}</source>
            <translation>Montrer ou cacher les pièces féeriques : {names}</translation>
        </message>
    </context>
    <context>
        <name>PlayBar</name>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source> s a move</source>
            <translation> s par coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>&amp;Back to Editing</source>
            <translation>&amp;Retour à l'édition</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Black</source>
            <translation>Noirs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Black is thinking …</source>
            <translation>Les Noirs réfléchissent …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Black to move; the line ends here</source>
            <translation>Trait aux Noirs ; la suite finit ici</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Cannot play on</source>
            <translation>Impossible de continuer le jeu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Choose in the solution what is played, and play what is chosen there</source>
            <translation>Choisir dans la solution ce qui est joué, et jouer ce qui y est choisi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Follow the sol&amp;ution</source>
            <translation>Suivre la sol&amp;ution</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>L&amp;ine …</source>
            <translation>Su&amp;ite …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Mate: Black wins</source>
            <translation>Mat : les Noirs gagnent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Mate: White wins</source>
            <translation>Mat : les Blancs gagnent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Move No&amp;w</source>
            <translation>&amp;Jouer maintenant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Play mode</source>
            <translation>Mode jeu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Playing: Black to move</source>
            <translation>Jeu : trait aux Noirs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Playing: White to move</source>
            <translation>Jeu : trait aux Blancs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Return to the diagram (Esc)</source>
            <translation>Retour au diagramme (Échap)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Seconds a strategy may think about a move</source>
            <translation>Secondes qu'une stratégie peut réfléchir à un coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Stalemate: Black cannot move</source>
            <translation>Pat : les Noirs ne peuvent jouer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Stalemate: White cannot move</source>
            <translation>Pat : les Blancs ne peuvent jouer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Ta&amp;ke as New Position</source>
            <translation>&amp;Prendre comme nouvelle position</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Type or paste the line that is to be played</source>
            <translation>Taper ou coller la suite de coups à jouer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>White</source>
            <translation>Blancs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>White is thinking …</source>
            <translation>Les Blancs réfléchissent …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>White to move; the line ends here</source>
            <translation>Trait aux Blancs ; la suite finit ici</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Who plays Black</source>
            <translation>Qui joue les Noirs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Who plays White</source>
            <translation>Qui joue les Blancs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>a person</source>
            <translation>une personne</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>recorded line</source>
            <translation>suite enregistrée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{first} · {what}</source>
            <translation>{first} · {what}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{move} is not in the solution</source>
            <translation>{move} n'est pas dans la solution</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{move}! is the key</source>
            <translation>{move}! est la clé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{move}? is a try</source>
            <translation>{move}? est un essai</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{move}? is a try, refuted by {refutation}!</source>
            <translation>{move}? est un essai, réfuté par {refutation}!</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{move}? is not the key</source>
            <translation>{move}? n'est pas la clé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{move}? is refuted by {refutation}! and other moves</source>
            <translation>{move}? est réfuté par {refutation}! et d'autres coups</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{move}? is too long: {length} moves</source>
            <translation>{move}? est trop long : {length} coups</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{what} · not in the solution</source>
            <translation>{what} · absent de la solution</translation>
        </message>
    </context>
    <context>
        <name>PlayFeature</name>
        <message>
            <location filename="../../app/matewright/gui/play/feature.py" />
            <source>&amp;Follow the Solution</source>
            <translation>&amp;Suivre la solution</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/feature.py" />
            <source>&amp;Play Moves</source>
            <translation>&amp;Jouer des coups</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/feature.py" />
            <source>&amp;Take as New Position</source>
            <translation>&amp;Prendre comme nouvelle position</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/feature.py" />
            <source>Back to &amp;Editing</source>
            <translation>&amp;Retour à l'édition</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/feature.py" />
            <source>Move &amp;Now</source>
            <translation>Jouer &amp;maintenant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/feature.py" />
            <source>Recorded &amp;Line …</source>
            <translation>S&amp;uite enregistrée …</translation>
        </message>
    </context>
    <context>
        <name>PlayTools</name>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Filter</source>
            <translation>Filtre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Find</source>
            <translation>Chercher</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Find a move or word in the solution</source>
            <translation>Chercher un coup ou un mot dans la solution</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Gather defences with the same play: 1...Sa~ 2.Qb2#. Space unfolds one group</source>
            <translation>Grouper les défenses au même jeu : 1...Sa~ 2.Qb2#. Espace déplie un groupe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Group</source>
            <translation>Grouper</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Leave out part of the play</source>
            <translation>Omettre une partie du jeu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Looking through the tree …</source>
            <translation>Parcours de l'arbre …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only &amp;Distinct Variations</source>
            <translation>Seulement variantes &amp;distinctes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only C&amp;hanges</source>
            <translation>Seulement les c&amp;hangements</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only D&amp;uals</source>
            <translation>Seulement les d&amp;uals</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only Moves of &amp;This Man: {piece}</source>
            <translation>Seulement les coups de &amp;cette pièce : {piece}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only Moves of &amp;This Piece</source>
            <translation>Seulement les coups de &amp;cette pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only Moves of &amp;{piece}</source>
            <translation>Seulement les coups de &amp;{piece}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only Play of the Chosen The&amp;me</source>
            <translation>Seulement le jeu du thè&amp;me choisi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only Play of the The&amp;me: {name}</source>
            <translation>Seulement le jeu du thè&amp;me : {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Show &amp;Everything</source>
            <translation>&amp;Tout montrer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Tries without &amp;Checks and Captures</source>
            <translation>Essais sans échec ni &amp;prise</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Without variations that repeat a threat or follow upon every defence</source>
            <translation>Sans les variantes qui répètent une menace ou suivent toute défense</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>gone: {lines}</source>
            <translation>disparu : {lines}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>only changes</source>
            <translation>seulement les changements</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>only distinct variations</source>
            <translation>seulement variantes distinctes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>only duals</source>
            <translation>seulement les duals</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>only moves of {man}</source>
            <translation>seulement les coups de {man}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>only the theme {name}</source>
            <translation>seulement le thème {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>tries without checks and captures</source>
            <translation>essais sans échec ni prise</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>{count} new</source>
            <translation>{count} nouveaux</translation>
        </message>
    </context>
    <context>
        <name>PlayView</name>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>&amp;Copy Branch as Text</source>
            <translation>Copier l&amp;a branche en texte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>&amp;Gather These Defences</source>
            <translation>&amp;Grouper ces défenses</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>&amp;Play from Here</source>
            <translation>&amp;Jouer à partir d'ici</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>&amp;Require This Move (+)</source>
            <translation>E&amp;xiger ce coup (+)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>&amp;Show Everything</source>
            <translation>Tout &amp;montrer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>&amp;Unfold This Group</source>
            <translation>Dépl&amp;ier ce groupe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>Only Moves of &amp;This Piece</source>
            <translation>Seulement les coups de &amp;cette pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>Play</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>Require &amp;All from Here (*)</source>
            <translation>Exiger &amp;tout à partir d'ici (*)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>Require &amp;Nothing</source>
            <translation>Ne &amp;rien exiger</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/rows.py" />
            <source>but</source>
            <translation>mais</translation>
        </message>
    </context>
    <context>
        <name>PositionControls</name>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Allow castling {right}</source>
            <translation>Permettre le roque {right}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Black</source>
            <translation>Noirs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Black may castle on the king's side (0-0)</source>
            <translation>Les Noirs peuvent faire le petit roque (0-0)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Black may castle on the queen's side (0-0-0)</source>
            <translation>Les Noirs peuvent faire le grand roque (0-0-0)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Black to move</source>
            <translation>Trait aux Noirs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Castling</source>
            <translation>Roque</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Deny castling {right}</source>
            <translation>Interdire le roque {right}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>En passant on {square}</source>
            <translation>En passant en {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>En passant square</source>
            <translation>Case de prise en passant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>No en passant</source>
            <translation>Pas de prise en passant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>No pawn can be captured en passant in this position</source>
            <translation>Aucun pion ne peut être pris en passant dans cette position</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>The square on which a pawn may be captured en passant at once</source>
            <translation>La case où un pion peut être pris en passant immédiatement</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>To move</source>
            <translation>Trait</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>White</source>
            <translation>Blancs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>White may castle on the king's side (0-0)</source>
            <translation>Les Blancs peuvent faire le petit roque (0-0)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>White may castle on the queen's side (0-0-0)</source>
            <translation>Les Blancs peuvent faire le grand roque (0-0-0)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>White to move</source>
            <translation>Trait aux Blancs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>e.p.</source>
            <translation>e.p.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>{white} white and {black} black men</source>
            <translation>{white} pièces blanches et {black} noires</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>{white} white, {black} black and {neutral} neutral men</source>
            <translation>{white} pièces blanches, {black} noires et {neutral} neutres</translation>
        </message>
    </context>
    <context>
        <name>PositionSearch</name>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>&amp;Clear</source>
            <translation>&amp;Vider</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>&amp;Free Squares</source>
            <translation>Cases &amp;libres</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>&amp;Nothing else on the board</source>
            <translation>Rien d'autre sur l'échi&amp;quier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>&amp;Search</source>
            <translation>&amp;Chercher</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>&amp;Take Position Shown</source>
            <translation>&amp;Prendre la position montrée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>At least this many</source>
            <translation>Au moins ce nombre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Click squares on which anything may stand; they get a ring. Esc ends it.</source>
            <translation>Cliquez sur les cases où n'importe quoi peut se trouver ; elles sont entourées. Échap y met fin.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Least number: {man}</source>
            <translation>Nombre minimal : {man}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Men on the board</source>
            <translation>Pièces sur l'échiquier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Men on these squares</source>
            <translation>Pièces placées sur ces cases</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Nothing to search for yet.</source>
            <translation>Rien n'est encore demandé.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Put men where they must stand. All other squares may be empty or not, unless nothing else may be on the board.</source>
            <translation>Posez les pièces là où elles doivent être. Les autres cases peuvent être vides ou non, sauf si rien d'autre ne doit être sur l'échiquier.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Search by Position</source>
            <translation>Chercher par position</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Set up the problem that the window shows</source>
            <translation>Placer le problème que montre la fenêtre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Squares without a man must be empty, but for free ones</source>
            <translation>Les cases sans pièce doivent être vides, sauf les cases libres</translation>
        </message>
    </context>
    <context>
        <name>PreferencesDialog</name>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/dialog.py" />
            <source>&amp;Cancel</source>
            <translation>Annul&amp;er</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/dialog.py" />
            <source>&amp;Defaults of This Page</source>
            <translation>&amp;Valeurs par défaut de cette page</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/dialog.py" />
            <source>&amp;OK</source>
            <translation>&amp;OK</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/dialog.py" />
            <source>A&amp;pply</source>
            <translation>Appli&amp;quer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Board and Notation</source>
            <translation>Échiquier et notation</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Files</source>
            <translation>Fichiers</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Language and Appearance</source>
            <translation>Langue et aspect</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/dialog.py" />
            <source>Pages</source>
            <translation>Pages</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/dialog.py" />
            <source>Preferences</source>
            <translation>Préférences</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>Shortcuts</source>
            <translation>Raccourcis</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Solving</source>
            <translation>Résolution</translation>
        </message>
    </context>
    <context>
        <name>PrintCommands</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>Cannot write the file</source>
            <translation>Impossible d'écrire le fichier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>Save as PDF</source>
            <translation>Enregistrer en PDF</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>Sent {name} to the printer</source>
            <translation>{name} envoyé à l'imprimante</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>Untitled</source>
            <translation>Sans titre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>Wrote {name}</source>
            <translation>{name} écrit</translation>
        </message>
    </context>
    <context>
        <name>PrintPreview</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>&amp;Close</source>
            <translation>Fer&amp;mer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>&amp;Diagrams a page</source>
            <translation>Diagrammes p&amp;ar page</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>&amp;Print …</source>
            <translation>&amp;Imprimer …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>C&amp;aptions</source>
            <translation>Lé&amp;gendes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>C&amp;oordinates</source>
            <translation>Coor&amp;données</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Columns</source>
            <translation>Colonnes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Heading</source>
            <translation>Titre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Heading of the first page</source>
            <translation>Titre de la première page</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Laying out the solutions</source>
            <translation>Mise en page des solutions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Next page</source>
            <translation>Page suivante</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Next page (Page Down)</source>
            <translation>Page suivante (Page suiv.)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Page</source>
            <translation>Page</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Pap&amp;er</source>
            <translation>Papi&amp;er</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Previous page</source>
            <translation>Page précédente</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Previous page (Page Up)</source>
            <translation>Page précédente (Page préc.)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Print</source>
            <translation>Imprimer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Save as PD&amp;F …</source>
            <translation>Enregistrer en PD&amp;F …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Template</source>
            <translation>Modèle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>of the first page</source>
            <translation>de la première page</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>of {count}</source>
            <translation>sur {count}</translation>
        </message>
    </context>
    <context>
        <name>PrintedPane</name>
        <message>
            <location filename="../../app/matewright/gui/answer/printed_pane.py" />
            <source>Copy</source>
            <translation>Copier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/printed_pane.py" />
            <source>Copy the solution as it stands here</source>
            <translation>Copier la solution telle qu'elle est ici</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/printed_pane.py" />
            <source>Here the solution will stand as it is printed.</source>
            <translation>La solution sera ici telle qu'on l'imprime.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/printed_pane.py" />
            <source>Maga&amp;zine Form</source>
            <translation>St&amp;yle de revue</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/printed_pane.py" />
            <source>Solution as it is printed</source>
            <translation>Solution telle qu'on l'imprime</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/printed_pane.py" />
            <source>Solution copied</source>
            <translation>Solution copiée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/printed_pane.py" />
            <source>… the rest is left out</source>
            <translation>… le reste est omis</translation>
        </message>
    </context>
    <context>
        <name>Printing</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>&amp;Cancel</source>
            <translation>&amp;Annuler</translation>
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
            <translation>Autant que possible</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/page_template.py" />
            <source>Booklet</source>
            <translation>Livret</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>Laying out the pages …</source>
            <translation>Mise en pages …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/fields.py" />
            <source>Letter</source>
            <translation>Letter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/page_template.py" />
            <source>Magazine</source>
            <translation>Revue</translation>
        </message>
        <message>
            <location filename="../../app/matewright/render/pages.py" />
            <source>Page {page} of {count}</source>
            <translation>Page {page} sur {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>Print</source>
            <translation>Imprimer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/page_template.py" />
            <source>Problem sheet</source>
            <translation>Feuille de problèmes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/fields.py" />
            <source>Problems</source>
            <translation>Problèmes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/render/pages.py" />
            <source>Solutions</source>
            <translation>Solutions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/render/pages.py" />
            <source>… the rest is left out</source>
            <translation>… le reste est omis</translation>
        </message>
    </context>
    <context>
        <name>PrinzDialog</name>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>&amp;Close</source>
            <translation>&amp;Fermer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>&amp;Restart</source>
            <translation>&amp;Recommencer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>&amp;Step</source>
            <translation>&amp;Pas</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>1 step a second</source>
            <translation>1 pas par seconde</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>As fast as this machine can</source>
            <translation>Aussi vite que la machine le peut</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Begin again</source>
            <translation>Recommencer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Black moves first here, so W stands for Black and B for White.</source>
            <translation>Ici les Noirs jouent d'abord : W désigne les Noirs et B les Blancs.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Claimed: mate in two by {key}.</source>
            <translation>Affirmé : mat en deux par {key}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Claimed: no mate in two.</source>
            <translation>Affirmé : pas de mat en deux.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Direction counter</source>
            <translation>Compteur de directions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Estimated: {step} to a step, so that the test position of 1951 takes the 15 minutes that Prinz gave.</source>
            <translation>Estimé : {step} par pas, pour que la position d'essai de 1951 prenne les 15 minutes données par Prinz.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Ferranti Mark 1</source>
            <translation>Ferranti Mark 1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>It looks for a mate in two, whatever the question is.</source>
            <translation>Il cherche un mat en deux, quelle que soit la question.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Moves standing: {moves}</source>
            <translation>Coups en place : {moves}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>One step</source>
            <translation>Un pas</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Pau&amp;se</source>
            <translation>Pau&amp;se</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Piece counter</source>
            <translation>Compteur de pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Prinz's Program of 1951</source>
            <translation>Le programme de Prinz, 1951</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>R&amp;un</source>
            <translation>&amp;Lancer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>S&amp;peed</source>
            <translation>&amp;Vitesse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Speed</source>
            <translation>Vitesse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Step counter</source>
            <translation>Compteur de pas</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Steps so far</source>
            <translation>Pas jusqu'ici</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>This machine</source>
            <translation>Cette machine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>To the &amp;End</source>
            <translation>Jusqu'à la fi&amp;n</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>{count} steps a second</source>
            <translation>{count} pas par seconde</translation>
        </message>
    </context>
    <context>
        <name>ProblemChoice</name>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_choice.py" />
            <source>&amp;Numbers</source>
            <translation>N&amp;uméros</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_choice.py" />
            <source>&amp;This problem ({number})</source>
            <translation>&amp;Ce problème ({number})</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/problem_choice.py" />
            <source>A&amp;ll %n problems</source>
            <translation>
                <numerusform>&amp;Tous les %n problème</numerusform>
                <numerusform>&amp;Tous les %n problèmes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_choice.py" />
            <source>Numbers of the problems</source>
            <translation>Numéros des problèmes</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/problem_choice.py" />
            <source>The %n chosen p&amp;roblems</source>
            <translation>
                <numerusform>Le p&amp;roblème choisi</numerusform>
                <numerusform>Les %n p&amp;roblèmes choisis</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/problem_choice.py" />
            <source>The %n problems found by the searc&amp;h</source>
            <translation>
                <numerusform>Le problème trouvé par la recherc&amp;he</numerusform>
                <numerusform>Les %n problèmes trouvés par la recherc&amp;he</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_choice.py" />
            <source>for example 1-4, 7</source>
            <translation>par exemple 1-4, 7</translation>
        </message>
    </context>
    <context>
        <name>ProblemProperties</name>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Authors</source>
            <translation>&amp;Auteurs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Date</source>
            <translation>&amp;Date</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Issue</source>
            <translation>&amp;Fascicule</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Judges</source>
            <translation>&amp;Juges</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Keywords</source>
            <translation>Mots-&amp;clés</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Number</source>
            <translation>&amp;Numéro</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Remove keywords</source>
            <translation>&amp;Enlever mots-clés</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Source</source>
            <translation>&amp;Source</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Volume</source>
            <translation>&amp;Volume</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>1950 or 1950-02-05</source>
            <translation>1950 ou 1950-02-05</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>1st Prize</source>
            <translation>1er prix</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>2, or branch by branch 2.1.1.1</source>
            <translation>2, ou par branches 2.1.1.1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>A&amp;pply</source>
            <translation>Appli&amp;quer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Add &amp;keywords</source>
            <translation>Ajouter mots-&amp;clés</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Co&amp;mment</source>
            <translation>Co&amp;mmentaire</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Different; what is typed here is given to all</source>
            <translation>Différents ; ce qui est tapé ici vaut pour tous</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Dis&amp;tinction</source>
            <translation>Dis&amp;tinction</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Grimshaw, Novotny</source>
            <translation>Grimshaw, Novotny</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>How many solutions the author intends, in help play and series</source>
            <translation>Combien de solutions l'auteur prévoit, dans les aidés et les séries</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Int&amp;ended solutions</source>
            <translation>Solutions &amp;prévues</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Journal, book or tourney</source>
            <translation>Revue, livre ou concours</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Loyd, Samuel; several with semicolons</source>
            <translation>Loyd, Samuel ; plusieurs avec points-virgules</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>OK</source>
            <translation>OK</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Pa&amp;ge</source>
            <translation>Pa&amp;ge</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Problem Properties</source>
            <translation>Propriétés du problème</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Properties of {count} Problems</source>
            <translation>Propriétés de {count} problèmes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>The tourney it was won in</source>
            <translation>Le concours où elle fut obtenue</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>To&amp;urney</source>
            <translation>C&amp;oncours</translation>
        </message>
    </context>
    <context>
        <name>ProgressPanel</name>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Comparing with modern</source>
            <translation>Compare avec modern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Depth {moves}</source>
            <translation>Profondeur {moves}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Depth {moves} of {most}</source>
            <translation>Profondeur {moves} sur {most}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Figures: {figures}</source>
            <translation>Chiffres : {figures}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>How far the search is</source>
            <translation>Où en est la recherche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Looking at the set play</source>
            <translation>Examine le jeu apparent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Looking for tries</source>
            <translation>Cherche les essais</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Show or hide the figures of the search</source>
            <translation>Afficher ou masquer les chiffres de la recherche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Starting …</source>
            <translation>Démarrage …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Writing the variations</source>
            <translation>Écrit les variantes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>searching …</source>
            <translation>recherche …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>{count} positions</source>
            <translation>{count} positions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>{done} of {total} done</source>
            <translation>{done} sur {total} faits</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>{done} of {total} first moves done</source>
            <translation>{done} sur {total} premiers coups faits</translation>
        </message>
    </context>
    <context>
        <name>Publishing</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Cannot write the file</source>
            <translation>Impossible d'écrire le fichier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Export Diagram</source>
            <translation>Exporter le diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Export Problems</source>
            <translation>Exporter des problèmes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Export cancelled</source>
            <translation>Exportation annulée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Picture of the diagram copied</source>
            <translation>Image du diagramme copiée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Writing {name} …</source>
            <translation>Écriture de {name} …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Wrote {count} files, {first} to {last}</source>
            <translation>{count} fichiers écrits, de {first} à {last}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Wrote {name}</source>
            <translation>{name} écrit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>problems</source>
            <translation>problemes</translation>
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
            <translation>&amp;Copier le diagramme en image</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/publishing_feature.py" />
            <source>&amp;Diagram …</source>
            <translation>&amp;Diagramme …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/publishing_feature.py" />
            <source>&amp;Print …</source>
            <translation>&amp;Imprimer …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/publishing_feature.py" />
            <source>&amp;Problems …</source>
            <translation>&amp;Problèmes …</translation>
        </message>
    </context>
    <context>
        <name>QuestionFeature</name>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>&amp;Duplicate Problem</source>
            <translation>&amp;Dupliquer le problème</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>&amp;Initial Array</source>
            <translation>Position &amp;initiale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>&amp;Mirror on the Diagonal a8–h1</source>
            <translation>&amp;Miroir sur la diagonale a8–h1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>&amp;New Problem</source>
            <translation>&amp;Nouveau problème</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>&amp;Redo</source>
            <translation>&amp;Rétablir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>&amp;Swap White and Black, Mirrored 1 ⇔ 8</source>
            <translation>É&amp;changer Blancs et Noirs, miroir 1 ⇔ 8</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Annuler</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Add C&amp;ondition …</source>
            <translation>Ajouter une c&amp;ondition …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Change &amp;Side to Move</source>
            <translation>Changer le &amp;trait</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Clear &amp;Board</source>
            <translation>&amp;Vider l'échiquier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>De&amp;lete Problem</source>
            <translation>&amp;Supprimer le problème</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Fair&amp;y Rules …</source>
            <translation>Rè&amp;gles féeriques …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Mirror Left and Right (&amp;a ⇔ h)</source>
            <translation>Miroir gauche-droite (&amp;a ⇔ h)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Mirror Top and &amp;Bottom (1 ⇔ 8)</source>
            <translation>Miroir haut-&amp;bas (1 ⇔ 8)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Mirror on the Diagonal a1–&amp;h8</source>
            <translation>Miroir sur la diagonale a1–&amp;h8</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Rotate L&amp;eft by 90°</source>
            <translation>Tourner à &amp;gauche de 90°</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Rotate Ri&amp;ght by 90°</source>
            <translation>Tourner à d&amp;roite de 90°</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Rotate by &amp;180°</source>
            <translation>Tourner de &amp;180°</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Shift &amp;Down</source>
            <translation>Décaler vers le ba&amp;s</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Shift &amp;Left</source>
            <translation>Décaler à gauch&amp;e</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Shift &amp;Right</source>
            <translation>Décaler à &amp;droite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Shift &amp;Up</source>
            <translation>Décaler vers le ha&amp;ut</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>St&amp;ipulation</source>
            <translation>É&amp;noncé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Swap &amp;Colours, Men Stay</source>
            <translation>Échanger les c&amp;ouleurs sur place</translation>
        </message>
    </context>
    <context>
        <name>QuestionPane</name>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Add a condition</source>
            <translation>Ajouter une condition</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Add a fairy condition</source>
            <translation>Ajouter une condition féerique</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Add {name}</source>
            <translation>Ajouter {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>All keys and every variation</source>
            <translation>Toutes les clés et chaque variante</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>All keys, without their variations</source>
            <translation>Toutes les clés, sans leurs variantes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Change {name}</source>
            <translation>Changer {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Depth of work</source>
            <translation>Étendue de la solution</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Drop Options of the File</source>
            <translation>Abandonner les options du fichier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Drop what the file asks for</source>
            <translation>Abandonner ce que demande le fichier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Find the answer again after every edit, in the background</source>
            <translation>Retrouver la réponse après chaque modification, en arrière-plan</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Full solution</source>
            <translation>Complète</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>How much of the answer to find</source>
            <translation>Quelle part de la réponse est voulue</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Intended solutions</source>
            <translation>Solutions prévues</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Keys only</source>
            <translation>Clés seules</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Live solving</source>
            <translation>Résolution en direct</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Look for the answer</source>
            <translation>Chercher la réponse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Meaning of the stipulation</source>
            <translation>Sens de l'énoncé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Question</source>
            <translation>Question</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Remove {name}</source>
            <translation>Enlever {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Shortest mate</source>
            <translation>Le plus court</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Solve</source>
            <translation>Résoudre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Stop  Esc</source>
            <translation>Stop  Échap</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Stop solving; what is proved so far stays</source>
            <translation>Arrêter ; ce qui est prouvé reste</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Strategy</source>
            <translation>Stratégie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Strategy {name} has only: {modes}</source>
            <translation>La stratégie {name} n'a que : {modes}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Such as #3, h#2.5, s#4 or ser-h=6</source>
            <translation>Par exemple #3, h#2.5, s#4 ou ser-h=6</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>The shortest mate and one key</source>
            <translation>Le mat le plus court et une clé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>With: {limits}. Other solutions may be missed.</source>
            <translation>Avec : {limits}. D'autres solutions peuvent échapper.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategy_fit.py" />
            <source>does not know the fairy men on the board</source>
            <translation>ne connaît pas les pièces féeriques de l'échiquier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategy_fit.py" />
            <source>does not solve {text}</source>
            <translation>ne résout pas {text}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategy_fit.py" />
            <source>knows no conditions</source>
            <translation>ne connaît pas de conditions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategy_fit.py" />
            <source>looks for mates in {length} only</source>
            <translation>ne cherche que les mats en {length}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>{mover} is to move, not {other}.</source>
            <translation>Trait : {mover}, et non {other}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>{mover} is to move, not {other}; {keys} changes that.</source>
            <translation>Trait : {mover}, et non {other} ; {keys} change cela.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/option_text.py" />
            <source>{mover} plays {other}’s part</source>
            <translation>{mover} : rôle tenu à la place de {other}</translation>
        </message>
    </context>
    <context>
        <name>Questions</name>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Cancel</source>
            <translation>A&amp;nnuler</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Discard</source>
            <translation>&amp;Abandonner</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Give Up Changes</source>
            <translation>&amp;Abandonner les modifications</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Overwrite</source>
            <translation>É&amp;craser</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Replace</source>
            <translation>&amp;Remplacer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Save</source>
            <translation>&amp;Enregistrer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Save Both</source>
            <translation>&amp;Enregistrer les deux</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Save anyway</source>
            <translation>&amp;Enregistrer quand même</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Con&amp;tinue</source>
            <translation>&amp;Continuer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>File changed on disk</source>
            <translation>Fichier modifié sur le disque</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Give them up and show what is on the disk?</source>
            <translation>Les abandonner et montrer ce qui est sur le disque ?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Not saved</source>
            <translation>Non enregistré</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Overwrite it with what is shown here?</source>
            <translation>L'écraser avec ce qui est montré ici ?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Replace it?</source>
            <translation>Le remplacer ?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Replace the file</source>
            <translation>Remplacer le fichier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Save as {ending}</source>
            <translation>Enregistrer en {ending}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Save before closing?</source>
            <translation>Enregistrer avant de fermer ?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Save both? “Replace” below the play lets the answer take the place of the text.</source>
            <translation>Enregistrer les deux ? « Remplacer » sous le jeu met la réponse à la place du texte.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Save its problems before going on?</source>
            <translation>Enregistrer ses problèmes avant de continuer ?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Something leaves the board</source>
            <translation>Quelque chose quitte l'échiquier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Something will be left out</source>
            <translation>Quelque chose sera omis</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>The file is gone</source>
            <translation>Le fichier a disparu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>The text of the solution is another one than the answer: {name}</source>
            <translation>Le texte de la solution diffère de la réponse : {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Two solutions</source>
            <translation>Deux solutions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Undo brings everything back.</source>
            <translation>Annuler ramène tout.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Unsaved changes</source>
            <translation>Modifications non enregistrées</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>“{name}” cannot hold everything.</source>
            <translation>« {name} » ne peut pas tout contenir.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>“{name}” exists already.</source>
            <translation>« {name} » existe déjà.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>“{name}” has changes here that are not saved.</source>
            <translation>« {name} » a ici des modifications non enregistrées.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>“{name}” was changed by another program since it was opened.</source>
            <translation>« {name} » a été modifié par un autre programme depuis son ouverture.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>“{name}” was deleted or renamed by another program.</source>
            <translation>« {name} » a été supprimé ou renommé par un autre programme.</translation>
        </message>
    </context>
    <context>
        <name>QueueModel</name>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>Problem</source>
            <translation>Problème</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>Solving the version before the edit …</source>
            <translation>Résolution de la version d'avant la modification …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>Solving …</source>
            <translation>Résolution …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>State</source>
            <translation>État</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>Stip.</source>
            <translation>Én.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>Time</source>
            <translation>Temps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>Untitled</source>
            <translation>Sans titre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>Waiting</source>
            <translation>En attente</translation>
        </message>
    </context>
    <context>
        <name>QueuePane</name>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>&amp;Queue</source>
            <translation>&amp;File</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>&amp;Stop</source>
            <translation>&amp;Arrêter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Clear &amp;Finished</source>
            <translation>Ôter les &amp;finis</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Re&amp;move</source>
            <translation>&amp;Enlever</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Stop A&amp;ll</source>
            <translation>&amp;Tout arrêter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Stop this one; what is proved so far becomes its answer (Del)</source>
            <translation>Arrêter celui-ci ; ce qui est prouvé devient sa réponse (Suppr)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Stop what is being solved and empty the queue</source>
            <translation>Arrêter ce qui se résout et vider la file</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Take this one out of the list (Del)</source>
            <translation>Ôter celui-ci de la liste (Suppr)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Take what is done out of this list; the answers stay with their problems</source>
            <translation>Ôter de la liste ce qui est fini ; les réponses restent avec leurs problèmes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>{waiting} waiting · {running} running · {done} done</source>
            <translation>{waiting} en attente · {running} en cours · {done} finis</translation>
        </message>
    </context>
    <context>
        <name>RecentMenu</name>
        <message>
            <location filename="../../app/matewright/gui/program/recent_menu.py" />
            <source>&amp;Clear List</source>
            <translation>&amp;Vider la liste</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/recent_menu.py" />
            <source>Open &amp;Recent</source>
            <translation>Fichiers &amp;récents</translation>
        </message>
    </context>
    <context>
        <name>RecoveryDialog</name>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>&amp;Discard</source>
            <translation>&amp;Abandonner</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>&amp;Restore</source>
            <translation>&amp;Rétablir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>1 problem, kept on {time}</source>
            <translation>1 problème, gardé le {time}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>Decide &amp;Later</source>
            <translation>Décider p&amp;lus tard</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>Files with unsaved changes</source>
            <translation>Fichiers aux modifications non enregistrées</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>Matewright ended without saving changes in these files. Should they be restored?</source>
            <translation>Matewright s'est terminé sans enregistrer des modifications de ces fichiers. Les rétablir ?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>Matewright ended without saving changes in this file. Should they be restored?</source>
            <translation>Matewright s'est terminé sans enregistrer des modifications de ce fichier. Les rétablir ?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>Restore Unsaved Work</source>
            <translation>Récupérer le travail non enregistré</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>Restoring writes to no file of yours until you save.</source>
            <translation>Le rétablissement n'écrit dans aucun de vos fichiers avant que vous n'enregistriez.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>The file itself was changed or removed since it was opened.</source>
            <translation>Le fichier lui-même a été modifié ou supprimé depuis son ouverture.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>Untitled</source>
            <translation>Sans titre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>{count} problems, kept on {time}</source>
            <translation>{count} problèmes, gardés le {time}</translation>
        </message>
    </context>
    <context>
        <name>RecoveryOffer</name>
        <message>
            <location filename="../../app/matewright/gui/program/recovery_offer.py" />
            <source>Not everything could be restored</source>
            <translation>Tout n'a pas pu être rétabli</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/recovery_offer.py" />
            <source>Restoring unsaved changes …</source>
            <translation>Rétablissement des modifications …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/recovery_offer.py" />
            <source>{reason} It is now “{name}”.</source>
            <translation>{reason} Il s'appelle désormais « {name} ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/recovery_offer.py" />
            <source>“{name}” was changed since. Only the problems that were edited could be restored, without the others: {count}.</source>
            <translation>« {name} » a été modifié depuis. Seuls les problèmes retouchés ont pu être rétablis, sans les autres : {count}.</translation>
        </message>
    </context>
    <context>
        <name>RemarkModel</name>
        <message>
            <location filename="../../app/matewright/gui/file/remark_model.py" />
            <source>Line</source>
            <translation>Ligne</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/remark_model.py" />
            <source>Problem</source>
            <translation>Problème</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/remark_model.py" />
            <source>What was not understood</source>
            <translation>Ce qui n'a pas été compris</translation>
        </message>
    </context>
    <context>
        <name>RingHint</name>
        <message>
            <location filename="../../app/matewright/gui/board/ring_hint.py" />
            <source>K Q R B N P: black</source>
            <translation>K Q R B N P : noir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/ring_hint.py" />
            <source>K Q R B N P: white</source>
            <translation>K Q R B N P : blanc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/ring_hint.py" />
            <source>with Shift: black</source>
            <translation>avec Maj : noir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/ring_hint.py" />
            <source>with Shift: white</source>
            <translation>avec Maj : blanc</translation>
        </message>
    </context>
    <context>
        <name>RulesDialog</name>
        <message>
            <location filename="../../app/matewright/gui/question/rules_dialog.py" />
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/rules_dialog.py" />
            <source>Orthodox chess: there is nothing to explain.</source>
            <translation>Échecs orthodoxes : il n'y a rien à expliquer.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/rules_dialog.py" />
            <source>Rules of This Problem</source>
            <translation>Règles de ce problème</translation>
        </message>
    </context>
    <context>
        <name>RunChoice</name>
        <message>
            <location filename="../../app/matewright/gui/solving/run_choice.py" />
            <source>Answer {number}</source>
            <translation>Réponse {number}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/run_choice.py" />
            <source>Answer {number} of {count}</source>
            <translation>Réponse {number} sur {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/run_choice.py" />
            <source>Compare Two …</source>
            <translation>Comparer deux réponses …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/run_choice.py" />
            <source>Drop This</source>
            <translation>Supprimer celle-ci</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/run_choice.py" />
            <source>From the file</source>
            <translation>Du fichier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/run_choice.py" />
            <source>Look at another answer to this problem</source>
            <translation>Voir une autre réponse à ce problème</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/run_choice.py" />
            <source>This answer is the one that is saved.</source>
            <translation>C'est cette réponse qui est enregistrée.</translation>
        </message>
    </context>
    <context>
        <name>RunComparison</name>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Asked</source>
            <translation>Demandé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/run_comparison_model.py" />
            <source>Difference</source>
            <translation>Différence</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Evaluated</source>
            <translation>Évaluées</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Generated</source>
            <translation>Engendrées</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Keys</source>
            <translation>Clés</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Length</source>
            <translation>Longueur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Moves in the tree</source>
            <translation>Coups dans l'arbre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Play</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Position</source>
            <translation>Position</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Solutions</source>
            <translation>Solutions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Strategy</source>
            <translation>Stratégie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Time</source>
            <translation>Temps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Tries</source>
            <translation>Essais</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Verdict</source>
            <translation>Verdict</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>different</source>
            <translation>différent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>full solution</source>
            <translation>solution complète</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>keys only</source>
            <translation>clés seules</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>left {times} times as much</source>
            <translation>à gauche {times} fois plus</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>only left: {moves}</source>
            <translation>seulement à gauche : {moves}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>only right: {moves}</source>
            <translation>seulement à droite : {moves}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>right {times} times as much</source>
            <translation>à droite {times} fois plus</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>shortest mate</source>
            <translation>mat le plus court</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>{moves} and {count} more</source>
            <translation>{moves} et {count} de plus</translation>
        </message>
    </context>
    <context>
        <name>Saving</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/saving.py" />
            <source>&amp;Cancel</source>
            <translation>A&amp;nnuler</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/saving.py" />
            <source>Writing {name} …</source>
            <translation>Écriture de {name} …</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <location filename="../../app/matewright/gui/desk/session.py" />
            <source>Stopped: the problem was edited.</source>
            <translation>Arrêté : le problème a été modifié.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/desk/session.py" />
            <source>Stopped: the problem was removed.</source>
            <translation>Arrêté : le problème a été enlevé.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/desk/session.py" />
            <source>Taken out of the queue: the problem was edited.</source>
            <translation>Ôté de la file : le problème a été modifié.</translation>
        </message>
    </context>
    <context>
        <name>SettingsModel</name>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>1 solution</source>
            <translation>1 solution</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/settings_model.py" />
            <source>Change</source>
            <translation>Changement</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/settings_model.py" />
            <source>Diagram</source>
            <translation>Diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/settings_model.py" />
            <source>Difference of play</source>
            <translation>Différence de jeu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/settings_model.py" />
            <source>Men</source>
            <translation>Pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>all required play stays</source>
            <translation>tout le jeu exigé reste</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>breaks {parts}</source>
            <translation>détruit : {parts}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>idle: nothing breaks</source>
            <translation>inutile : rien n'est perdu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>loses {play}</source>
            <translation>perd {play}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>new solution</source>
            <translation>nouvelle solution</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>no harm</source>
            <translation>sans dommage</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>soundness</source>
            <translation>correction</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/settings_model.py" />
            <source>value {number}</source>
            <translation>valeur {number}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>{count} solutions</source>
            <translation>{count} solutions</translation>
        </message>
    </context>
    <context>
        <name>SettingsTable</name>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Settings found</source>
            <translation>Positions trouvées</translation>
        </message>
    </context>
    <context>
        <name>ShortcutSheet</name>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>&amp;Close</source>
            <translation>&amp;Fermer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>&amp;Print …</source>
            <translation>&amp;Imprimer …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>+ and *</source>
            <translation>+ et *</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Arrows</source>
            <translation>Flèches</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>At Prinz's program</source>
            <translation>Au programme de Prinz</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>At the twins</source>
            <translation>Aux jumeaux</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>At the versions</source>
            <translation>Aux versions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Ctrl and drag</source>
            <translation>Ctrl et glisser</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Delete</source>
            <translation>Suppr</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Enter</source>
            <translation>Entrée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Enter in the text</source>
            <translation>Entrée dans le texte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Enter on the board</source>
            <translation>Entrée sur l'échiquier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Esc</source>
            <translation>Échap</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Everywhere</source>
            <translation>Partout</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>F2</source>
            <translation>F2</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Find a key or what it does</source>
            <translation>Chercher une touche ou son effet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Full stop</source>
            <translation>Point</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Home, End</source>
            <translation>Début, Fin</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>In the list of moves</source>
            <translation>Dans la liste des coups</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>In the solution</source>
            <translation>Dans la solution</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Keyboard Shortcuts</source>
            <translation>Raccourcis clavier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Keys and what they do</source>
            <translation>Touches et leurs effets</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Minus</source>
            <translation>Moins</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>On the board</source>
            <translation>Sur l'échiquier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Right click</source>
            <translation>Clic droit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Right drag</source>
            <translation>Glisser à droite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Right, Left</source>
            <translation>Droite, Gauche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Shift and right click</source>
            <translation>Maj et clic droit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Space</source>
            <translation>Espace</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Up, Down</source>
            <translation>Haut, Bas</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Up, Down, Home, End</source>
            <translation>Haut, Bas, Début, Fin</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>add the twin, or change the one shown</source>
            <translation>ajouter le jumeau, ou changer celui qui est montré</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>begin again</source>
            <translation>recommencer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>begin an arrow, and end it on another square</source>
            <translation>commencer une flèche et la finir sur une autre case</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>choose a man from a menu</source>
            <translation>choisir une pièce dans un menu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>choose a square</source>
            <translation>choisir une case</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>choose a square for the change</source>
            <translation>choisir une case pour le changement</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>choose no more squares; back to the diagram</source>
            <translation>ne plus choisir de cases ; retour au diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>close a dialog; drop what is held; stop solving; leave the full screen</source>
            <translation>fermer un dialogue ; lâcher ce qui est tenu ; arrêter la résolution ; quitter le plein écran</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>copy a man</source>
            <translation>copier une pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>copy all moves with their weights</source>
            <translation>copier tous les coups avec leurs poids</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>copy the move and all below it</source>
            <translation>copier le coup et tout ce qui suit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>draw an arrow, or take it back</source>
            <translation>tracer une flèche, ou la reprendre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>drop it</source>
            <translation>l'écarter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>drop what is held; wipe arrows and marks away</source>
            <translation>lâcher ce qui est tenu ; effacer flèches et marques</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>go on from the twin before, or from the diagram</source>
            <translation>partir du jumeau précédent, ou du diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>mark the square, or take the mark back</source>
            <translation>marquer la case, ou ôter la marque</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>name it</source>
            <translation>la nommer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>one half-move on, one back</source>
            <translation>un demi-coup en avant, un en arrière</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>one step</source>
            <translation>un pas</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>pick a man up and put it down</source>
            <translation>prendre une pièce et la poser</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>place a white man, with Shift a black one (S is the knight too)</source>
            <translation>poser une pièce blanche, avec Maj une noire (S est aussi le cavalier)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>remove the man</source>
            <translation>enlever la pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>return to the version and its answer</source>
            <translation>revenir à la version et à sa réponse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>run and pause</source>
            <translation>lancer et suspendre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>show the position of the twin on the board</source>
            <translation>montrer la position du jumeau sur l'échiquier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>show what the move leads to on the board</source>
            <translation>montrer où mène le coup sur l'échiquier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>take the move back</source>
            <translation>reprendre le coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>the diagram, the end of the row</source>
            <translation>le diagramme, la fin de la ligne</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>the row above, the row below</source>
            <translation>la ligne du dessus, la ligne du dessous</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>to the end</source>
            <translation>jusqu'à la fin</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>unfold defences that are gathered, or gather them again</source>
            <translation>déplier les défenses groupées, ou les grouper à nouveau</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>want the move, want all from here</source>
            <translation>exiger le coup, tout exiger à partir d'ici</translation>
        </message>
    </context>
    <context>
        <name>ShortcutsPage</name>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>&amp;Assign</source>
            <translation>&amp;Affecter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>&amp;New keys</source>
            <translation>&amp;Nouvelles touches</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>&amp;Reset Command</source>
            <translation>&amp;Rétablir la commande</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>&amp;Take Over</source>
            <translation>Re&amp;prendre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>Command</source>
            <translation>Commande</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>Commands and their keys</source>
            <translation>Commandes et leurs touches</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>Esc always ends or closes something.</source>
            <translation>Échap termine ou ferme toujours quelque chose.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>Find a command or a key</source>
            <translation>Chercher une commande ou une touche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>Keys</source>
            <translation>Touches</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>New keys; press them</source>
            <translation>Nouvelles touches ; appuyez dessus</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>Re&amp;move</source>
            <translation>En&amp;lever</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>These keys are needed for typing; take Ctrl or Alt along.</source>
            <translation>Ces touches servent à écrire ; ajoutez Ctrl ou Alt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>{keys} belongs to “{command}”, which would lose it.</source>
            <translation>{keys} appartient à « {command} », qui la perdrait.</translation>
        </message>
    </context>
    <context>
        <name>ShownPart</name>
        <message>
            <location filename="../../app/matewright/services/answer/shown_parts.py" />
            <source>diagram</source>
            <translation>diagramme</translation>
        </message>
    </context>
    <context>
        <name>ShownSolution</name>
        <message>
            <location filename="../../app/matewright/gui/desk/shown_solution.py" />
            <source>1 line copied</source>
            <translation>1 ligne copiée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/desk/shown_solution.py" />
            <source>{count} lines copied</source>
            <translation>{count} lignes copiées</translation>
        </message>
    </context>
    <context>
        <name>SimilarDialog</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>%n problems are alike.</source>
            <translation>
                <numerusform>%n problème est semblable.</numerusform>
                <numerusform>%n problèmes sont semblables.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>&amp;Close</source>
            <translation>&amp;Fermer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>&amp;Open Another …</source>
            <translation>&amp;Ouvrir un autre …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>&amp;Search</source>
            <translation>&amp;Chercher</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>All of it</source>
            <translation>Le tout</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Com&amp;pare</source>
            <translation>Compa&amp;rer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Compare the problem that the window shows now</source>
            <translation>Comparer le problème que la fenêtre montre maintenant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Comparing …</source>
            <translation>Comparaison …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Course of play</source>
            <translation>Cours du jeu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Find Similar</source>
            <translation>Chercher des problèmes semblables</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>How alike problems must be</source>
            <translation>À quel point les problèmes doivent se ressembler</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Mates</source>
            <translation>Mats</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>No problem is that similar.</source>
            <translation>Aucun problème n'est aussi semblable.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Only positions were compared: the problem shown has no solution yet.</source>
            <translation>Seules les positions ont été comparées : le problème affiché n'a pas encore de solution.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Open a database in a window of its own, and search it</source>
            <translation>Ouvrir une base de données dans sa propre fenêtre et y chercher</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Partial: {done} of {total} problems have been read so far.</source>
            <translation>Partiel : {done} problèmes sur {total} sont lus jusqu'ici.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Position</source>
            <translation>Position</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Position: men on the same squares. Mates: which men mate, and where. Course of play: which kinds of men make key, threats, defences and answers.</source>
            <translation>Position : pièces sur les mêmes cases. Mats : quelles pièces matent, et où. Cours du jeu : quelles sortes de pièces font la clé, les menaces, les défenses et les réponses.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>S&amp;top</source>
            <translation>&amp;Arrêter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Search &amp;in</source>
            <translation>Chercher da&amp;ns</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Sho&amp;w</source>
            <translation>Mon&amp;trer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Show the problem in the window of its file (Enter)</source>
            <translation>Montrer le problème dans la fenêtre de son fichier (Entrée)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Similar problems</source>
            <translation>Problèmes semblables</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>The files that are open</source>
            <translation>Les fichiers ouverts</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>The {count} most alike.</source>
            <translation>Les {count} plus semblables.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>This problem is no longer in the file.</source>
            <translation>Ce problème n'est plus dans le fichier.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Untitled</source>
            <translation>Sans titre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>What is compared</source>
            <translation>Ce qui est comparé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Where to search</source>
            <translation>Où chercher</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>at least {share} %</source>
            <translation>au moins {share} %</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>{name} – {count} problems</source>
            <translation>{name} – {count} problèmes</translation>
        </message>
    </context>
    <context>
        <name>SimilarModel</name>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_model.py" />
            <source>Alike</source>
            <translation>Semblable</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_model.py" />
            <source>Why</source>
            <translation>Pourquoi</translation>
        </message>
    </context>
    <context>
        <name>SolutionFields</name>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>&amp;Solutions</source>
            <translation>&amp;Solutions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>All</source>
            <translation>Tous</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>As in a magazine</source>
            <translation>Comme dans une revue</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>As in a magazine: equal play gathered, in one paragraph. Complete: every variation, one a line</source>
            <translation>Comme dans une revue : jeu identique regroupé, en un paragraphe. Complète : toutes les variantes, une par ligne</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>As in the window</source>
            <translation>Comme dans la fenêtre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Complete</source>
            <translation>Complète</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Duals</source>
            <translation>Duals</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Key only</source>
            <translation>La clé seule</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Letters</source>
            <translation>Lettres</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>None</source>
            <translation>Aucun</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>One quiet refutation</source>
            <translation>Une réfutation tranquille</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>One quiet refutation: neither the try nor its refutation captures or checks</source>
            <translation>Une réfutation tranquille : ni l'essai ni sa réfutation ne prend ou ne donne échec</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Set play</source>
            <translation>Jeu apparent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Solutions</source>
            <translation>Solutions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Style</source>
            <translation>Style</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Tries</source>
            <translation>Essais</translation>
        </message>
    </context>
    <context>
        <name>SolutionTree</name>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>%n keys</source>
            <translation>
                <numerusform>%n clé</numerusform>
                <numerusform>%n clés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>%n solutions</source>
            <translation>
                <numerusform>%n solution</numerusform>
                <numerusform>%n solutions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>%n tries</source>
            <translation>
                <numerusform>%n essai</numerusform>
                <numerusform>%n essais</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>%n variations</source>
            <translation>
                <numerusform>%n variante</numerusform>
                <numerusform>%n variantes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>After the key</source>
            <translation>Après la clé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>Claimed key</source>
            <translation>Clé affirmée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>Key</source>
            <translation>Clé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>Set play</source>
            <translation>Jeu apparent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>Solution</source>
            <translation>Solution</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>Solutions</source>
            <translation>Solutions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>Try</source>
            <translation>Essai</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/row_text.py" />
            <source>key</source>
            <translation>clé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/rows.py" />
            <source>not proved</source>
            <translation>non prouvé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/row_text.py" />
            <source>refutation</source>
            <translation>réfutation</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>some not shown</source>
            <translation>certains non montrés</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/row_text.py" />
            <location filename="../../app/matewright/services/answer/play_rows/rows.py" />
            <source>threat</source>
            <translation>menace</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/row_text.py" />
            <source>try</source>
            <translation>essai</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/row_text.py" />
            <source>variation</source>
            <translation>variante</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/rows.py" />
            <source>{count} not shown</source>
            <translation>{count} non montrés</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>{count} shown</source>
            <translation>{count} montrés</translation>
        </message>
    </context>
    <context>
        <name>SolveCommands</name>
        <message>
            <location filename="../../app/matewright/gui/solving/commands.py" />
            <source>It is in the queue already</source>
            <translation>Il est déjà dans la file</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/commands.py" />
            <source>Problems put into the queue: {count}</source>
            <translation>Problèmes mis dans la file : {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/commands.py" />
            <source>{count} problems are too many for the queue: solve them as a batch</source>
            <translation>{count} problèmes, c'est trop pour la file : résolvez-les par lots</translation>
        </message>
    </context>
    <context>
        <name>SolvingFeature</name>
        <message>
            <location filename="../../app/matewright/gui/solving/feature.py" />
            <source>&amp;Live Solving</source>
            <translation>Résolution en &amp;direct</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/feature.py" />
            <source>&amp;Solve</source>
            <translation>&amp;Résoudre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/feature.py" />
            <source>&amp;Verify the Answer</source>
            <translation>Vérifi&amp;er la réponse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/feature.py" />
            <source>Add to &amp;Queue</source>
            <translation>Mettre dans la &amp;file</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/feature.py" />
            <source>Check the answer with another program’s rules</source>
            <translation>Contrôler la réponse avec les règles d'un autre programme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/feature.py" />
            <source>S&amp;top</source>
            <translation>&amp;Arrêter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/feature.py" />
            <source>Solve &amp;All Problems</source>
            <translation>Résoudre &amp;tous les problèmes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/feature.py" />
            <source>Stop All and &amp;Empty the Queue</source>
            <translation>Tout arrêter et &amp;vider la file</translation>
        </message>
    </context>
    <context>
        <name>SolvingLog</name>
        <message>
            <location filename="../../app/matewright/gui/answer/log.py" />
            <source>Answered in {time}: {summary}</source>
            <translation>Répondu en {time} : {summary}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/log.py" />
            <source>Question: {stipulation} of {fen}, {mode}, strategy {strategy}</source>
            <translation>Demandé : {stipulation} de {fen}, {mode}, stratégie {strategy}</translation>
        </message>
    </context>
    <context>
        <name>SolvingPage</name>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source> MiB</source>
            <translation> Mio</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source> s</source>
            <translation> s</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Memory</source>
            <translation>&amp;Mémoire</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Strategy</source>
            <translation>&amp;Stratégie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Threads</source>
            <translation>&amp;Threads</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>C&amp;hoose …</source>
            <translation>&amp;Choisir …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Li&amp;ve solving: find the state after every edit</source>
            <translation>Résolution en &amp;direct : trouver l'état après chaque modification</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Live solving &amp;gives up after</source>
            <translation>La résolution en direct &amp;renonce après</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Program P&amp;opeye</source>
            <translation>Programme P&amp;opeye</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Program Popeye</source>
            <translation>Programme Popeye</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Set &amp;play</source>
            <translation>&amp;Jeu apparent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>T&amp;ries: most refutations</source>
            <translation>&amp;Essais : nombre maximal de réfutations</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Tell the &amp;end of a long search in the background</source>
            <translation>Signaler la &amp;fin d’une longue recherche en arrière-plan</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Time &amp;limit</source>
            <translation>&amp;Limite de temps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>no tries</source>
            <translation>pas d’essais</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>none</source>
            <translation>aucun</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>popeye or py, where the system finds it</source>
            <translation>popeye ou py, là où le système le trouve</translation>
        </message>
    </context>
    <context>
        <name>SquaresEdit</name>
        <message>
            <location filename="../../app/matewright/gui/board/squares_edit.py" />
            <source>Board to choose squares</source>
            <translation>Échiquier pour choisir des cases</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/squares_edit.py" />
            <source>Click squares, or go to them with the arrow keys and press Space</source>
            <translation>Cliquez sur des cases, ou allez-y avec les flèches et appuyez sur Espace</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/squares_edit.py" />
            <source>{square}, chosen</source>
            <translation>{square}, choisie</translation>
        </message>
    </context>
    <context>
        <name>StateDisplay</name>
        <message>
            <location filename="../../app/matewright/gui/solving/state_display.py" />
            <source>Solving …</source>
            <translation>Résolution …</translation>
        </message>
    </context>
    <context>
        <name>StatisticsPane</name>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Count by</source>
            <translation>Compter par</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>No themes of these problems are known yet. A batch looks for them.</source>
            <translation>On ne connaît aucun thème de ces problèmes. La résolution par lots les cherche.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Number of men</source>
            <translation>Nombre de pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Partial: {done} of {total} problems have been read so far.</source>
            <translation>Partiel : {done} problèmes sur {total} sont lus jusqu'ici.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Problems</source>
            <translation>Problèmes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>S&amp;tatistics</source>
            <translation>S&amp;tatistiques</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Share</source>
            <translation>Part</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Statistics of the collection</source>
            <translation>Statistiques du recueil</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Stipulation</source>
            <translation>Énoncé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>The collection is empty.</source>
            <translation>Le recueil est vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Theme</source>
            <translation>Thème</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Verdict</source>
            <translation>Verdict</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>none stated</source>
            <translation>aucun indiqué</translation>
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
            <translation>Choisir …</translation>
        </message>
    </context>
    <context>
        <name>StipulationDialog</name>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>&amp;Black's own goal</source>
            <translation>But propre des &amp;Noirs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>&amp;Goal</source>
            <translation>&amp;But</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>&amp;Kind of play</source>
            <translation>&amp;Genre de jeu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Black's own goal</source>
            <translation>But propre des Noirs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Goal</source>
            <translation>But</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Kind of play</source>
            <translation>Genre de jeu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Number of &amp;moves</source>
            <translation>&amp;Nombre de coups</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Number of moves</source>
            <translation>Nombre de coups</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Stipulation</source>
            <translation>Énoncé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Target s&amp;quare</source>
            <translation>C&amp;ase visée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Target square</source>
            <translation>Case visée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>The other side begins with a single move: help play</source>
            <translation>L'autre camp commence par un seul coup : jeu aidé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>What is reached in fewer moves does not count</source>
            <translation>Ce qui est atteint en moins de coups ne compte pas</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>and a &amp;half</source>
            <translation>et &amp;demi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>e&amp;xactly</source>
            <translation>e&amp;xactement</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>the same</source>
            <translation>le même</translation>
        </message>
    </context>
    <context>
        <name>StipulationEdit</name>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_edit.py" />
            <source>Stipulation</source>
            <translation>Énoncé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_edit.py" />
            <source>The stipulation, such as #3, or #3* with set play; Esc restores it</source>
            <translation>L'énoncé, par exemple #3, ou #3* avec le jeu apparent ; Échap le rétablit</translation>
        </message>
    </context>
    <context>
        <name>TablePane</name>
        <message>
            <location filename="../../app/matewright/gui/answer/table_pane.py" />
            <source>Only changes</source>
            <translation>Seulement les changements</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/table_pane.py" />
            <source>Only defences that are answered differently in different phases</source>
            <translation>Seulement les défenses auxquelles des phases différentes répondent différemment</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/table_pane.py" />
            <source>Phases and defences</source>
            <translation>Phases et défenses</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/table_pane.py" />
            <source>T&amp;able</source>
            <translation>Ta&amp;bleau</translation>
        </message>
    </context>
    <context>
        <name>ThemeDisplay</name>
        <message>
            <location filename="../../app/matewright/gui/answer/theme_display.py" />
            <source>Add Keywords</source>
            <translation>Ajouter des mots-clés</translation>
        </message>
    </context>
    <context>
        <name>ThemesPane</name>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>&amp;Found Themes</source>
            <translation>Thèmes trou&amp;vés</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Add the chosen themes, or all that are certain, to the problem's keywords</source>
            <translation>Ajouter aux mots-clés du problème les thèmes choisis, ou tous ceux qui sont certains</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Add to &amp;Keywords</source>
            <translation>Ajouter aux &amp;mots-clés</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Looking for themes …</source>
            <translation>Recherche des thèmes …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>No theme of the list was found.</source>
            <translation>Aucun thème de la liste n’a été trouvé.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Not all play was looked at; there may be more.</source>
            <translation>Tout le jeu n'a pas été examiné ; il peut y en avoir d'autres.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Phases</source>
            <translation>Phases</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Solve the problem to see its themes.</source>
            <translation>Résolvez le problème pour voir ses thèmes.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Theme</source>
            <translation>Thème</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Themes are looked for in complete proofs with all play.</source>
            <translation>Les thèmes sont cherchés dans des preuves complètes avec tout le jeu.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Themes of the problem</source>
            <translation>Thèmes du problème</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Why</source>
            <translation>Pourquoi</translation>
        </message>
    </context>
    <context>
        <name>ToolFields</name>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Add a piece</source>
            <translation>Ajouter une pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Also pieces that only a promotion can have made</source>
            <translation>Aussi des pièces qui ne peuvent venir que d'une promotion</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>At most this many pieces are changed at once</source>
            <translation>Au plus ce nombre de pièces est changé à la fois</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Changes</source>
            <translation>Changements</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Each further piece comes with its image</source>
            <translation>Chaque pièce ajoutée vient avec son image</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Give a piece the other colour</source>
            <translation>Donner l'autre couleur à une pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Kinds of changes</source>
            <translation>Genres de changements</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Move a piece</source>
            <translation>Déplacer une pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Order</source>
            <translation>Ordre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Pieces</source>
            <translation>Pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Promoted pieces</source>
            <translation>Pièces promues</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Remove a piece</source>
            <translation>Enlever une pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Replace a piece by another of its colour</source>
            <translation>Remplacer une pièce par une autre de sa couleur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Squares</source>
            <translation>Cases</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>What may be done with a piece</source>
            <translation>Ce qu'on peut faire d'une pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Which settings come first</source>
            <translation>Quelles positions viennent d'abord</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>above and below</source>
            <translation>en haut et en bas</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>across a1–h8</source>
            <translation>de part et d'autre de a1–h8</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>across a8–h1</source>
            <translation>de part et d'autre de a8–h1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>all squares</source>
            <translation>toutes les cases</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>any</source>
            <translation>quelconque</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>around the centre</source>
            <translation>autour du centre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>fewest changes first</source>
            <translation>d'abord le moins de changements</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>fewest pieces first</source>
            <translation>d'abord le moins de pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>known solution first</source>
            <translation>d'abord la solution connue</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>least play lost first</source>
            <translation>d'abord le moins de jeu perdu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>least value first</source>
            <translation>d'abord la moindre valeur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>left and right</source>
            <translation>à gauche et à droite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>legal ones first</source>
            <translation>d'abord les légales</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>no promoted pieces first</source>
            <translation>d'abord sans pièces promues</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>no symmetry</source>
            <translation>sans symétrie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>one of any kind</source>
            <translation>une pièce quelconque</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>quiet keys first</source>
            <translation>d'abord les clés tranquilles</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>usual order</source>
            <translation>ordre habituel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>“a1 c3-f6 d 4” are a square, a rectangle, a file and a rank</source>
            <translation>« a1 c3-f6 d 4 » : une case, un rectangle, une colonne et une rangée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>“wP bS” are a white pawn and a black knight, “2bP” two black pawns, “wQR” a queen or a rook, “b*” any black piece, “*” any</source>
            <translation>« wP bS » : un pion blanc et un cavalier noir, « 2bP » : deux pions noirs, « wQR » : une dame ou une tour, « b* » : une pièce noire quelconque, « * » : une pièce quelconque</translation>
        </message>
    </context>
    <context>
        <name>TwinTableModel</name>
        <message>
            <location filename="../../app/matewright/gui/question/twin_table_model.py" />
            <source>Change</source>
            <translation>Changement</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twin_table_model.py" />
            <source>Continues</source>
            <translation>Continue</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twin_table_model.py" />
            <source>Ticked: the change is made in the twin before and not in the diagram</source>
            <translation>Coché : le changement porte sur le jumeau précédent et non sur le diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twin_table_model.py" />
            <source>continues from the twin before</source>
            <translation>continue le jumeau précédent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_rows.py" />
            <source>the diagram</source>
            <translation>le diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_rows.py" />
            <source>the diagram, which is not part of the question</source>
            <translation>le diagramme, qui n'est pas en question</translation>
        </message>
    </context>
    <context>
        <name>TwinsPane</name>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Add</source>
            <translation>Ajouter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Add Twin</source>
            <translation>Ajouter un jumeau</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Add a man</source>
            <translation>Ajouter une pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Another stipulation</source>
            <translation>Autre énoncé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Change</source>
            <translation>Changer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Change Twin</source>
            <translation>Changer le jumeau</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Change in Popeye's words</source>
            <translation>Changement dans les mots de Popeye</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Choose a kind of change or type one, then press Add.</source>
            <translation>Choisissez un genre de changement ou tapez-le, puis appuyez sur Ajouter.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Choose a man of the palette and click its square, or type it: white Sb2.</source>
            <translation>Choisissez une pièce de la palette et cliquez sur sa case, ou tapez-la : white Sb2.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Choose a man of the palette first.</source>
            <translation>Choisissez d'abord une pièce de la palette.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Click any square and then the square where its man goes on the board, or type two squares.</source>
            <translation>Cliquez sur une case puis celle où va sa pièce sur l'échiquier, ou tapez deux cases.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Click one man and then the other on the board, or type two squares.</source>
            <translation>Cliquez sur une pièce puis l'autre sur l'échiquier, ou tapez deux cases.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Click the man and then its new square on the board, or type two squares.</source>
            <translation>Cliquez sur la pièce puis sa nouvelle case sur l'échiquier, ou tapez deux cases.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Click the man on the board, or type its square.</source>
            <translation>Cliquez sur la pièce de l'échiquier, ou tapez sa case.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Down</source>
            <translation>Bas</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Enter or Change: {letter} becomes this. Add: a new twin.</source>
            <translation>Entrée ou Changer : {letter} devient ceci. Ajouter : un nouveau jumeau.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Exchange the colours</source>
            <translation>Échanger les couleurs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Exchange two men</source>
            <translation>Échanger deux pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Give the selected twin this change</source>
            <translation>Donner ce changement au jumeau choisi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Kind of change</source>
            <translation>Genre de changement</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Kind of change …</source>
            <translation>Genre de changement …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Make a new twin of the change</source>
            <translation>Faire de ce changement un nouveau jumeau</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Mirror a1 and h8</source>
            <translation>Miroir a1 et h8</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Mirror a8 and h1</source>
            <translation>Miroir a8 et h1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Mirror left and right</source>
            <translation>Miroir gauche-droite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Mirror up and down</source>
            <translation>Miroir haut-bas</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Move Twin</source>
            <translation>Déplacer le jumeau</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Move a man</source>
            <translation>Déplacer une pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Press Enter or Add.</source>
            <translation>Appuyez sur Entrée ou sur Ajouter.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Put the selected twin one place down</source>
            <translation>Descendre d'une place le jumeau choisi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Put the selected twin one place up</source>
            <translation>Monter d'une place le jumeau choisi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Remove</source>
            <translation>Enlever</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Remove Twin</source>
            <translation>Enlever le jumeau</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Remove a man</source>
            <translation>Enlever une pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Remove the selected twin</source>
            <translation>Enlever le jumeau choisi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Replace a kind of men</source>
            <translation>Remplacer un genre de pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Rotate by 180°</source>
            <translation>Tourner de 180°</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Rotate by 270°</source>
            <translation>Tourner de 270°</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Rotate by 90°</source>
            <translation>Tourner de 90°</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Shift all men</source>
            <translation>Décaler toutes les pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>T&amp;wins</source>
            <translation>&amp;Jumeaux</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>The diagram itself is not part of the question: a) is the first twin</source>
            <translation>Le diagramme lui-même n'est pas en question : a) est le premier jumeau</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>The file holds twins of kinds that are not supported; they are kept.</source>
            <translation>Le fichier contient des jumeaux d'un genre non reconnu ; ils sont gardés.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Twins</source>
            <translation>Jumeaux</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Type the letters of the kind that goes and of the one that comes: S B.</source>
            <translation>Tapez les lettres du genre qui part et de celui qui vient : S B.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Type the stipulation: h#3.</source>
            <translation>Tapez l'énoncé : h#3.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Up</source>
            <translation>Haut</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Zero Position</source>
            <translation>Position zéro</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Zero position</source>
            <translation>Position zéro</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>or type it: Move a1 b2</source>
            <translation>ou tapez-le : Move a1 b2</translation>
        </message>
    </context>
    <context>
        <name>Unsaved</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/program/unsaved.py" />
            <source>%n problems wait to be solved.</source>
            <translation>
                <numerusform>%n problème attend d'être résolu.</numerusform>
                <numerusform>%n problèmes attendent d'être résolus.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/program/unsaved.py" />
            <source>%n searches are running; they would be stopped, and what they have proved is saved.</source>
            <translation>
                <numerusform>%n recherche est en cours ; elle serait arrêtée, et ce qu'elle a prouvé enregistré.</numerusform>
                <numerusform>%n recherches sont en cours ; elles seraient arrêtées, et ce qu'elles ont prouvé enregistré.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/unsaved.py" />
            <source>A batch is running, with {done} of {total} problems done; it can be resumed.</source>
            <translation>Un lot est en cours : {done} problèmes sur {total} sont faits ; il pourra être repris.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/program/unsaved.py" />
            <source>The answers to %n problems are not saved.</source>
            <translation>
                <numerusform>La réponse de %n problème n'est pas enregistrée.</numerusform>
                <numerusform>Les réponses de %n problèmes ne sont pas enregistrées.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/unsaved.py" />
            <source>“{name}” has changes that are not saved.</source>
            <translation>« {name} » a des modifications non enregistrées.</translation>
        </message>
    </context>
    <context>
        <name>VerifyRow</name>
        <message>
            <location filename="../../app/matewright/gui/answer/verify_row.py" />
            <source>Details</source>
            <translation>Détails</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/verify_row.py" />
            <source>Show in the log all that was checked</source>
            <translation>Montrer dans le journal tout ce qui a été contrôlé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/verify_row.py" />
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/verify_row.py" />
            <source>Verified before the edit: stale</source>
            <translation>Vérifiée avant la modification : périmé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/verify_row.py" />
            <source>Verified: {verdict}</source>
            <translation>Vérification : {verdict}</translation>
        </message>
    </context>
    <context>
        <name>Verifying</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>%n faults found</source>
            <translation>
                <numerusform>%n faute trouvée</numerusform>
                <numerusform>%n fautes trouvées</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>Stopped. No fault was found in what was checked.</source>
            <translation>Arrêtée. Aucune faute dans ce qui a été contrôlé.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>Stopping …</source>
            <translation>Arrêt …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>Verification:</source>
            <translation>Vérification :</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>Verifying …</source>
            <translation>Vérification …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>Verifying: another program solves it, too …</source>
            <translation>Vérification : un autre programme le résout aussi …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>Verifying: {done} of {total} claims decided · {count} positions</source>
            <translation>Vérification : {done} affirmations tranchées sur {total} · {count} positions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>Verifying: {done} of {total} moves looked at</source>
            <translation>Vérification : {done} coups vus sur {total}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>verification: {verdict}</source>
            <translation>vérification : {verdict}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>verified</source>
            <translation>vérifiée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>{part}not checked: {reason}</source>
            <translation>{part}non contrôlée : {reason}</translation>
        </message>
    </context>
    <context>
        <name>VersionCommands</name>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>&amp;Name</source>
            <translation>&amp;Nom</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>Drop Version</source>
            <translation>Écarter la version</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>Keep This Version</source>
            <translation>Garder cette version</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>Keep Version “{name}”</source>
            <translation>Garder la version « {name} »</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>Name Version</source>
            <translation>Nommer la version</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>Name the Version</source>
            <translation>Nommer la version</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>Now</source>
            <translation>Maintenant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>Restore Version</source>
            <translation>Rétablir la version</translation>
        </message>
    </context>
    <context>
        <name>Versions</name>
        <message>
            <location filename="../../app/matewright/services/versions/version_entries.py" />
            <source>start</source>
            <translation>début</translation>
        </message>
    </context>
    <context>
        <name>VersionsFeature</name>
        <message>
            <location filename="../../app/matewright/gui/versions/feature.py" />
            <source>&amp;Keep This Version …</source>
            <translation>Gard&amp;er cette version …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/feature.py" />
            <source>C&amp;ompare Versions …</source>
            <translation>C&amp;omparer les versions …</translation>
        </message>
    </context>
    <context>
        <name>VersionsPane</name>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>&amp;Versions</source>
            <translation>Ve&amp;rsions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Compare …</source>
            <translation>Comparer …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Drop</source>
            <translation>Écarter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Give the problem as it stands now a name and keep it</source>
            <translation>Donner un nom au problème tel qu'il est maintenant et le garder</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Keep This …</source>
            <translation>Garder …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Rename …</source>
            <translation>Renommer …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Restore</source>
            <translation>Rétablir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Return to the chosen version, as one undo step</source>
            <translation>Revenir à la version choisie, en une seule étape d'annulation</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Show two chosen versions, or the chosen one and the problem, side by side</source>
            <translation>Montrer côte à côte deux versions choisies, ou celle choisie et le problème</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Sound states are kept automatically; keep others by name.</source>
            <translation>Les états corrects viennent ici d'eux-mêmes ; gardez-en d'autres en les nommant.</translation>
        </message>
    </context>
    <context>
        <name>WaitDialog</name>
        <message>
            <location filename="../../app/matewright/gui/widgets/wait_dialog.py" />
            <source>&amp;Cancel</source>
            <translation>A&amp;nnuler</translation>
        </message>
    </context>
    <context>
        <name>WaysFields</name>
        <message>
            <location filename="../../app/matewright/gui/collection/ways_fields.py" />
            <source>&amp;Mirrored or turned</source>
            <translation>En &amp;miroir ou tourné</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/ways_fields.py" />
            <source>Colours e&amp;xchanged</source>
            <translation>Co&amp;uleurs échangées</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/ways_fields.py" />
            <source>Moved as a whole, without a man leaving the board</source>
            <translation>Décalé en bloc, sans qu'une pièce quitte l'échiquier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/ways_fields.py" />
            <source>S&amp;hifted</source>
            <translation>&amp;Décalé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/ways_fields.py" />
            <source>With pawns left and right alone are exchanged</source>
            <translation>Avec des pions, seules gauche et droite sont échangées</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/ways_fields.py" />
            <source>With the board upside down, so that pawns go on</source>
            <translation>Avec l'échiquier renversé, pour que les pions aillent dans leur sens</translation>
        </message>
    </context>
    <context>
        <name>WindowFeature</name>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;Close Window</source>
            <translation>&amp;Fermer la fenêtre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;Dark</source>
            <translation>&amp;Sombre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;English</source>
            <translation>&amp;Anglais</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;First Steps</source>
            <translation>Pre&amp;miers pas</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;French</source>
            <translation>&amp;Français</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;German</source>
            <translation>A&amp;llemand</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;Keyboard Shortcuts</source>
            <translation>&amp;Raccourcis clavier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;Light</source>
            <translation>&amp;Clair</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;Quit</source>
            <translation>&amp;Quitter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;Russian</source>
            <translation>&amp;Russe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>As the &amp;System</source>
            <translation>Comme le s&amp;ystème</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>English, &amp;Problems</source>
            <translation>Anglais, &amp;problèmes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>F&amp;igurines</source>
            <translation>F&amp;igurines</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>F&amp;ull Screen</source>
            <translation>Plein écr&amp;an</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>Pre&amp;ferences …</source>
            <translation>Pré&amp;férences …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>Reset La&amp;yout</source>
            <translation>R&amp;éinitialiser la disposition</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>That of the &amp;System</source>
            <translation>Celle du &amp;système</translation>
        </message>
    </context>
    <context>
        <name>Workshop</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>%n idle pieces</source>
            <translation>
                <numerusform>%n pièce inutile</numerusform>
                <numerusform>%n pièces inutiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>%n settings</source>
            <translation>
                <numerusform>%n position</numerusform>
                <numerusform>%n positions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>%n settings are kept as versions</source>
            <translation>
                <numerusform>%n position est gardée comme version</numerusform>
                <numerusform>%n positions sont gardées comme versions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>%n settings follow this problem</source>
            <translation>
                <numerusform>%n position se trouve derrière ce problème</numerusform>
                <numerusform>%n positions se trouvent derrière ce problème</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Add %n Settings</source>
            <translation>
                <numerusform>Ajouter %n position</numerusform>
                <numerusform>Ajouter %n positions</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>At most {count} settings, which takes about {time}.</source>
            <translation>Au plus {count} positions, ce qui prend environ {time}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Choose a piece on the board or in the palette: every square shows what the problem would be with the piece there.</source>
            <translation>Choisissez une pièce sur l'échiquier ou dans la palette : chaque case montre ce que serait le problème avec la pièce là.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Keep %n Settings</source>
            <translation>
                <numerusform>Garder %n position</numerusform>
                <numerusform>Garder %n positions</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Looking …</source>
            <translation>Examen …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>No setting was found.</source>
            <translation>Aucune position n'a été trouvée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Start Anyway begins; what is found can be stopped at any time.</source>
            <translation>« Commencer quand même » la lance ; elle peut être arrêtée à tout moment, et ce qui est trouvé reste.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Stopped before a setting was found.</source>
            <translation>Arrêté avant qu'une position ait été trouvée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Stopped: this was found until then</source>
            <translation>Arrêté : voici ce qui était trouvé jusque-là</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>The diagram is the position after the key: which keys lead to it?</source>
            <translation>Le diagramme est la position après la clé : quelles clés y mènent ?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>What breaks when a piece goes away, or becomes a weaker one?</source>
            <translation>Que perd-on quand une pièce part, ou devient plus faible ?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Which changes make the problem sound and keep the required play?</source>
            <translation>Quels changements rendent le problème correct et laissent ce qui est exigé ?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Which pieces can go, or be cheaper, one after the other?</source>
            <translation>Quelles pièces peuvent partir, ou coûter moins, l'une après l'autre ?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Which sound settings are there with further pieces?</source>
            <translation>Quelles positions correctes y a-t-il avec d'autres pièces ?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Workshop: {change}</source>
            <translation>Atelier : {change}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>about {time} left</source>
            <translation>encore {time} environ</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>{count} looked at</source>
            <translation>{count} examinées</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>{done} of at most {total} settings</source>
            <translation>{done} positions sur {total} au plus</translation>
        </message>
    </context>
    <context>
        <name>WorkshopPane</name>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>A piece on every square</source>
            <translation>Une pièce sur chaque case</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Add as Problems</source>
            <translation>Ajouter comme problèmes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>All sound settings with further pieces</source>
            <translation>Toutes les positions correctes avec d'autres pièces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Changes that make the problem sound</source>
            <translation>Changements qui rendent le problème correct</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Colours and signs on the board</source>
            <translation>Couleurs et signes sur l'échiquier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Fill</source>
            <translation>Remplir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Keep</source>
            <translation>Garder</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Keys that lead to the diagram</source>
            <translation>Clés qui mènent au diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Map</source>
            <translation>Carte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Mend</source>
            <translation>Corriger</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Pieces that can go, one by one</source>
            <translation>Pièces qui peuvent partir, une à une</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Reduce</source>
            <translation>Réduire</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Required: {play}</source>
            <translation>Exigé : {play}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Start</source>
            <translation>Démarrer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Start Anyway</source>
            <translation>Commencer quand même</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Take</source>
            <translation>Prendre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Take back</source>
            <translation>Reprendre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>The chosen setting becomes the diagram (Return)</source>
            <translation>La position choisie devient le diagramme (Entrée)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>The chosen settings become problems after this one; all, if none is chosen</source>
            <translation>Les positions choisies deviennent des problèmes derrière celui-ci ; toutes, si aucune n'est choisie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>The chosen settings become versions of the problem</source>
            <translation>Les positions choisies deviennent des versions du problème</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>The play that must stay</source>
            <translation>Le jeu qui doit rester</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Tool</source>
            <translation>Outil</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>What breaks without it</source>
            <translation>Ce qu'on perd sans elle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>What is each piece for?</source>
            <translation>À quoi sert chaque pièce ?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>What is ticked in the answer</source>
            <translation>Ce qui est coché dans la réponse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>What is ticked in the answer ({count})</source>
            <translation>Ce qui est coché dans la réponse ({count})</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>What is ticked in the answer ({count}, {missing} not in it now)</source>
            <translation>Ce qui est coché dans la réponse ({count}, dont {missing} absents maintenant)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Wo&amp;rkshop</source>
            <translation>Ate&amp;lier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>as usual</source>
            <translation>comme d'habitude</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>cooked</source>
            <translation>démoli</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>impossible</source>
            <translation>impossible</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>no solution</source>
            <translation>sans solution</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>nothing breaks without it</source>
            <translation>rien ne se perd sans elle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>short</source>
            <translation>solution courte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>sound</source>
            <translation>correct</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>sound, but play is lost</source>
            <translation>correct, mais du jeu se perd</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>ticked play</source>
            <translation>jeu coché</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>▲ The diagram was changed: these are settings of the one before</source>
            <translation>▲ Le diagramme a été modifié : ces positions sont celles du précédent</translation>
        </message>
    </context>
    <context>
        <name>_Cards</name>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Versions of the problem</source>
            <translation>Versions du problème</translation>
        </message>
    </context>
    <context>
        <name>_Entry</name>
        <message>
            <location filename="../../app/matewright/gui/question/conditions_row.py" />
            <source>Condition {name}: change it</source>
            <translation>Condition {name} : changer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/conditions_row.py" />
            <source>Remove {name}</source>
            <translation>Enlever {name}</translation>
        </message>
    </context>
    <context>
        <name>_Heading</name>
        <message>
            <location filename="../../app/matewright/gui/docks/dock.py" />
            <source>Drag to move this pane</source>
            <translation>Glissez pour déplacer ce panneau</translation>
        </message>
    </context>
    <context>
        <name>_Preview</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>Preview</source>
            <translation>Aperçu</translation>
        </message>
    </context>
    <context>
        <name>_RunTable</name>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Problems that are solved or wait for it</source>
            <translation>Problèmes en cours ou en attente</translation>
        </message>
    </context>
    <context>
        <name>_Step</name>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>{step}, done</source>
            <translation>{step}, fait</translation>
        </message>
    </context>
    <context>
        <name>_TextDialog</name>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>&amp;Cancel</source>
            <translation>&amp;Annuler</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>&amp;OK</source>
            <translation>&amp;OK</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>Solution from the file</source>
            <translation>Solution du fichier</translation>
        </message>
    </context>
    <context>
        <name>answers</name>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>Black</source>
            <translation>Noirs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>MATER lets a pawn on the last rank stay a pawn</source>
            <translation>MATER laisse un pion rester pion sur la dernière rangée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>MATER takes castling rights from the squares</source>
            <translation>MATER déduit les droits de roque des cases</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>MATER takes neither castling rights nor an en passant capture from the FEN</source>
            <translation>MATER ne prend de la FEN ni droits de roque ni prise en passant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>MATER takes no en passant capture from the FEN</source>
            <translation>MATER ne prend pas de prise en passant de la FEN</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>Mate-in-two knows no castling ({line})</source>
            <translation>Mate-in-two ne connaît pas le roque ({line})</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>Mate-in-two knows no double step ({line})</source>
            <translation>Mate-in-two ne connaît pas le double pas ({line})</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>Mate-in-two knows no en passant capture ({line})</source>
            <translation>Mate-in-two ne connaît pas la prise en passant ({line})</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>Mate-in-two knows no promotion ({line})</source>
            <translation>Mate-in-two ne connaît pas la promotion ({line})</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>Mate-in-two takes stalemate for mate ({line})</source>
            <translation>Mate-in-two prend le pat pour un mat ({line})</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>White</source>
            <translation>Blancs</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/remarks.py" />
            <source>at most %n flights</source>
            <translation>
                <numerusform>au plus %n fuite</numerusform>
                <numerusform>au plus %n fuites</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>capture</source>
            <translation>prendre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>capture en passant</source>
            <translation>prendre en passant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>castle</source>
            <translation>roquer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>castling assumed to be legal: {rights}</source>
            <translation>roque supposé légal : {rights}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>checks only</source>
            <translation>échecs seulement</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>colours exchanged</source>
            <translation>couleurs échangées</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>complete a circuit</source>
            <translation>achever un circuit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>complete a circuit by rebirth</source>
            <translation>achever un circuit par renaissance</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>exchange the places of two own pieces</source>
            <translation>échanger les places de deux pièces de son camp</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/remarks.py" />
            <source>few defences longer than %n moves ({option})</source>
            <translation>
                <numerusform>peu de défenses de plus de %n coup ({option})</numerusform>
                <numerusform>peu de défenses de plus de %n coups ({option})</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>first move {first} only</source>
            <translation>premier coup {first} seulement</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>first moves from number {first} on</source>
            <translation>premiers coups à partir du numéro {first}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>first moves {first} to {last} only</source>
            <translation>premiers coups {first} à {last} seulement</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>get mated by the own move</source>
            <translation>se mater soi-même</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>get stalemated by the own move</source>
            <translation>se pater soi-même</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>give check</source>
            <translation>donner échec</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>give mate</source>
            <translation>mater</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>give mate or stalemate</source>
            <translation>mater ou pater</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>give stalemate</source>
            <translation>pater</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>kiss the piece from {square}</source>
            <translation>donner un baiser à la pièce de {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>make any move</source>
            <translation>jouer n'importe quel coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>mate both sides</source>
            <translation>mater les deux camps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>mate both sides when mated</source>
            <translation>mater les deux camps en étant mat</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>mate in {length} by {key}</source>
            <translation>mat en {length} par {key}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>mate in {length} by {key}, not by {other}</source>
            <translation>mat en {length} par {key}, non par {other}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>mirrored {corners}</source>
            <translation>miroir {corners}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>move to {square}</source>
            <translation>aller en {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>no mate in {length}</source>
            <translation>pas de mat en {length}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>not compared with {name}: stopped before</source>
            <translation>non comparé à {name} : arrêté avant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>not compared with {name}: {reason}</source>
            <translation>non comparé à {name} : {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>only {count} wanted</source>
            <translation>seulement {count} voulues</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>parts swapped: Black moves first</source>
            <translation>rôles échangés : les Noirs jouent d'abord</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>parts swapped: White moves first</source>
            <translation>rôles échangés : les Blancs jouent d'abord</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>pawns promote to {pieces} too</source>
            <translation>les pions se promeuvent aussi en {pieces}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>proved with a hash table (error below 10⁻¹⁶), tree not re-searched</source>
            <translation>démontré avec une table de hachage (erreur inférieure à 10⁻¹⁶), arbre non vérifié</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>reach the diagram</source>
            <translation>atteindre le diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>reach the last rank</source>
            <translation>atteindre la dernière rangée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>reach the other position</source>
            <translation>atteindre l'autre position</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>rotated by {angle}°</source>
            <translation>tourné de {angle}°</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>shifted {squares}</source>
            <translation>décalé {squares}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>stalemate both sides</source>
            <translation>pater les deux camps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>stopped after the short solutions</source>
            <translation>arrêté après les solutions brèves</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>stopped: no memory for more solutions</source>
            <translation>arrêté : plus de mémoire pour d’autres solutions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>swap two enemy pieces by rebirth</source>
            <translation>échanger deux pièces adverses par renaissance</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>the reason was not found</source>
            <translation>la raison n’a pas été trouvée</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/remarks.py" />
            <source>threats of at most %n moves</source>
            <translation>
                <numerusform>menaces de %n coup au plus</numerusform>
                <numerusform>menaces de %n coups au plus</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>win a piece</source>
            <translation>gagner une pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>{name} differs, it finds {found}: {reason}</source>
            <translation>{name} diffère, il trouve {found} : {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>{name} finds a mate in {length} too; {program} looks for none</source>
            <translation>{name} trouve aussi un mat en {length} ; {program} n'en cherche pas</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>{name} finds the same</source>
            <translation>{name} trouve la même chose</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>{piece} away</source>
            <translation>sans {piece}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>{side} can {action} at once and has to: {moves}</source>
            <translation>{side} : peut {action} immédiatement et doit le faire : {moves}</translation>
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
            <translation>Anda inverse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Bul</source>
            <translation>Bul</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Chameleon</source>
            <translation>Caméléon</translation>
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
            <translation>Fonctionnaire</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Half-neutral</source>
            <translation>Semi-neutre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Hurdle colour changing</source>
            <translation>Change la couleur du sautoir</translation>
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
            <translation>Magique</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Paralysing</source>
            <translation>Paralysante</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Patrol</source>
            <translation>Patrouille</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Protean</source>
            <translation>Protéenne</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Royal</source>
            <translation>Royale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Uncapturable</source>
            <translation>Imprenable</translation>
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
            <translation>elle devient neutre quand elle joue, puis appartient au camp qui la joue.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>it belongs to both sides; whoever is to move may move or capture it.</source>
            <translation>elle appartient aux deux camps ; celui qui a le trait peut la jouer ou la prendre.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>it cannot be captured.</source>
            <translation>elle ne peut pas être prise.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>it changes sides with its first move to a square of the other colour.</source>
            <translation>elle change de camp à son premier coup vers une case de l’autre couleur.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>it disappears when it captures.</source>
            <translation>elle disparaît quand elle prend.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>it neither captures nor checks; what it could capture cannot move.</source>
            <translation>elle ne prend pas et ne fait pas échec ; ce qu’elle pourrait prendre ne peut pas jouer.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>it stands on the first board of Alice chess.</source>
            <translation>elle se trouve sur le premier échiquier des échecs d’Alice.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>it stands on the second board of Alice chess.</source>
            <translation>elle se trouve sur le second échiquier des échecs d’Alice.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>the piece over which it leaps changes sides, but no king.</source>
            <translation>la pièce qu’elle saute change de camp, mais pas un roi.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>whoever has it in check has to parry, and is mated where that is impossible.</source>
            <translation>si elle est en échec, son camp doit parer ; s’il ne le peut pas, il est mat.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>with each move a knight becomes a bishop, that a rook, a queen, a knight.</source>
            <translation>à chaque coup un cavalier devient fou, puis tour, dame, cavalier.</translation>
        </message>
    </context>
    <context>
        <name>batch</name>
        <message numerus="yes">
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>%n outcomes in the journal are not this installation's own: their problems are solved again</source>
            <translation>
                <numerusform>%n résultat du journal ne vient pas de cette installation : son problème est résolu à nouveau</numerusform>
                <numerusform>%n résultats du journal ne viennent pas de cette installation : leurs problèmes sont résolus à nouveau</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>%n running, the longest for {time}: no. {number}</source>
            <translation>
                <numerusform>%n en cours depuis {time} : n° {number}</numerusform>
                <numerusform>%n en cours, le plus long depuis {time} : n° {number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/file_words.py" />
            <source>%n stored solutions {stored}, found {found}</source>
            <translation>
                <numerusform>solution du fichier : {stored} ; trouvé : {found}</numerusform>
                <numerusform>%n solutions du fichier : {stored} ; trouvé : {found}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>Complete: {total} problems</source>
            <translation>Complet : {total} problèmes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>Partial: {done} of {total} problems are done</source>
            <translation>Partiel : {done} problèmes sur {total} sont faits</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>Unfinished</source>
            <translation>Non terminé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>about {time} left</source>
            <translation>encore {time} environ</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>almost done</source>
            <translation>presque fini</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>as in the file</source>
            <translation>comme dans le fichier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>as in the file; the try “{text}” in line {number} of the text is not compared</source>
            <translation>comme dans le fichier ; l’essai « {text} » à la ligne {number} du texte n’est pas comparé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>found {found}</source>
            <translation>trouvé : {found}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>found {found}, as in the file</source>
            <translation>trouvé : {found}, comme dans le fichier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/file_words.py" />
            <source>none</source>
            <translation>aucune</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>not all keys are known; stored {stored}</source>
            <translation>les clés ne sont pas toutes connues ; dans le fichier : {stored}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>not all solutions are known; stored {stored}</source>
            <translation>les solutions ne sont pas toutes connues ; dans le fichier : {stored}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>not compared: what the file says is not clear</source>
            <translation>non comparé : ce que dit le fichier n'est pas clair</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>not compared: “{text}” in line {number} of the text is not clear</source>
            <translation>non comparé : « {text} » à la ligne {number} du texte n'est pas clair</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>not compared: “{text}” is not clear</source>
            <translation>non comparé : « {text} » n'est pas clair</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>paused</source>
            <translation>en pause</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>pausing …</source>
            <translation>mise en pause …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/file_words.py" />
            <source>stored keys {stored}, found {found}</source>
            <translation>
                <numerusform>clé du fichier : {stored} ; trouvé : {found}</numerusform>
                <numerusform>clés du fichier : {stored} ; trouvé : {found}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/file_words.py" />
            <source>stored none, found {found}</source>
            <translation>aucune dans le fichier ; trouvé : {found}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/file_words.py" />
            <source>stored tries {stored}, found {found}</source>
            <translation>
                <numerusform>essai enregistré {stored}, trouvé {found}</numerusform>
                <numerusform>essais enregistrés {stored}, trouvés {found}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>time left not known yet</source>
            <translation>temps restant encore inconnu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>{done} of {total}</source>
            <translation>{done} sur {total}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/file_words.py" />
            <source>{first} and {last}</source>
            <translation>{first} et {last}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>{hours} h {minutes} min</source>
            <translation>{hours} h {minutes} min</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>{least} to {most} left</source>
            <translation>encore {least} à {most}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/file_words.py" />
            <source>{moves} and {count} more</source>
            <translation>{moves} et {count} de plus</translation>
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
            <translation>{verdict} : {count}</translation>
        </message>
    </context>
    <context>
        <name>batch_report</name>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Batch: {name}</source>
            <translation>Lot : {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>For every problem without a stipulation: {stipulation}.</source>
            <translation>Demandé à chaque problème sans énoncé : {stipulation}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>For every problem: {stipulation}.</source>
            <translation>Demandé à chaque problème : {stipulation}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>How many problems took how long; each bar reaches to three times the time before</source>
            <translation>Nombre de problèmes selon le temps pris ; chaque barre va jusqu'au triple du temps de la précédente</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Matewright {version}, {date} UTC; the batch took {time}.</source>
            <translation>Matewright {version}, {date} UTC ; le lot a pris {time}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>No.</source>
            <translation>N°</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Only the first {count} are drawn.</source>
            <translation>Seuls les {count} premiers sont dessinés.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Problem</source>
            <translation>Problème</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Problems</source>
            <translation>Problèmes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Problems to look at</source>
            <translation>Problèmes à examiner</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Stipulation</source>
            <translation>Énoncé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>There are more than {count} problems: only those to look at are listed. The reports in JSON and CSV hold all.</source>
            <translation>Il y a plus de {count} problèmes : seuls ceux à examiner figurent dans la liste. Les rapports en JSON et CSV les contiennent tous.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Time</source>
            <translation>Temps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Time limit of each problem: {time}.</source>
            <translation>Limite de temps de chaque problème : {time}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Times</source>
            <translation>Temps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Untitled</source>
            <translation>Sans titre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Verdict</source>
            <translation>Verdict</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>What was found</source>
            <translation>Trouvé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>en</source>
            <translation>fr</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>{total} in all; the slowest problem took {slowest}.</source>
            <translation>{total} en tout ; le problème le plus lent a pris {slowest}.</translation>
        </message>
    </context>
    <context>
        <name>caption</name>
        <message numerus="yes">
            <location filename="../../app/matewright/formats/caption.py" />
            <source>%n solutions</source>
            <translation>
                <numerusform>%n solution</numerusform>
                <numerusform>%n solutions</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>After the key</source>
            <translation>Après la clé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Black may not castle</source>
            <translation>Les Noirs ne peuvent pas roquer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Black may not castle kingside</source>
            <translation>Les Noirs n'ont pas le petit roque</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Black may not castle queenside</source>
            <translation>Les Noirs n'ont pas le grand roque</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Black to move</source>
            <translation>Trait aux Noirs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Duplex</source>
            <translation>Duplex</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>En passant on {square} is possible</source>
            <translation>Prise en passant possible en {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Half duplex</source>
            <translation>Demi-duplex</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Not solved.</source>
            <translation>Non résolu.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Quodlibet</source>
            <translation>Quodlibet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Solution from the file, not checked:</source>
            <translation>Solution du fichier, non vérifiée :</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Themes: {names}</source>
            <translation>Thèmes : {names}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>White may not castle</source>
            <translation>Les Blancs ne peuvent pas roquer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>White may not castle kingside</source>
            <translation>Les Blancs n'ont pas le petit roque</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>White may not castle queenside</source>
            <translation>Les Blancs n'ont pas le grand roque</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>White to move</source>
            <translation>Trait aux Blancs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>White to play</source>
            <translation>Les Blancs jouent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Zero position</source>
            <translation>Position zéro</translation>
        </message>
    </context>
    <context>
        <name>checking</name>
        <message numerus="yes">
            <location filename="../../app/matewright/services/checking.py" />
            <source>%n faults found</source>
            <translation>
                <numerusform>%n faute trouvée</numerusform>
                <numerusform>%n fautes trouvées</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/checking.py" />
            <source>%n faults found:</source>
            <translation>
                <numerusform>%n faute trouvée :</numerusform>
                <numerusform>%n fautes trouvées :</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>Checked with python-chess, by the orthodox rules ({count} positions searched):</source>
            <translation>Contrôlé avec python-chess, selon les règles orthodoxes ({count} positions parcourues) :</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>Compared with {name}: the same {what}.</source>
            <translation>Comparé à {name} : mêmes {what}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>Everything was confirmed.</source>
            <translation>Tout a été confirmé.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>Its form was checked: it does not contradict itself.</source>
            <translation>Sa forme a été contrôlée : elle ne se contredit pas.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>No fault was found in what was checked.</source>
            <translation>Aucune faute dans ce qui a été contrôlé.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>Not checked ({reason}):</source>
            <translation>Non contrôlé ({reason}) :</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>Not checked: {reason}</source>
            <translation>Non contrôlé : {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>Not compared with {name}: {reason}</source>
            <translation>Non comparé à {name} : {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>ends of lines: the goal</source>
            <translation>fins de variantes : le but</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>first moves: no further line</source>
            <translation>premiers coups : pas d'autre solution</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>keys: none succeeds in fewer moves than stated</source>
            <translation>clés : aucune ne réussit en moins de coups qu'indiqué</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>length of the solution: none shorter</source>
            <translation>longueur de la solution : aucune plus courte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>lists of continuations: complete, none shorter</source>
            <translation>listes de suites : complètes, aucune plus courte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>lists of threats, or zugzwang: complete, none shorter</source>
            <translation>listes de menaces, ou blocus : complètes, aucune plus courte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>moves given without all their play: they succeed</source>
            <translation>coups donnés sans tout leur jeu : ils réussissent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>moves left out of the set play: no answer</source>
            <translation>coups absents du jeu apparent : sans réponse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>moves of the attacker: every legal reply accounted for</source>
            <translation>coups de l'attaquant : chaque réponse légale est prise en compte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>moves of the tree were not looked at (a fault stands above them).</source>
            <translation>coups de l'arbre n'ont pas été vus (une faute les précède).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>moves of the tree were not looked at (stopped).</source>
            <translation>coups de l'arbre n'ont pas été vus (arrêt).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>moves where nobody had to reach the goal instead</source>
            <translation>coups où personne ne devait atteindre le but à la place</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>moves: legal, and described as they are</source>
            <translation>coups : légaux, et décrits tels qu'ils sont</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>other first moves: no key</source>
            <translation>autres premiers coups : pas de clé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>refutations: nothing succeeds in time</source>
            <translation>réfutations : rien ne réussit à temps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>replies left out: they parry no threat</source>
            <translation>réponses omises : elles ne parent aucune menace</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>restrictions are in the way of {count}</source>
            <translation>des restrictions empêchent {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>shorter solutions: refuted as stated</source>
            <translation>solutions plus courtes : réfutées comme indiqué</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>stopped</source>
            <translation>arrêté</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/checking.py" />
            <source>up to %n moves</source>
            <translation>
                <numerusform>jusqu'à %n coup</numerusform>
                <numerusform>jusqu'à %n coups</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>{count} positions were too few</source>
            <translation>{count} positions n'ont pas suffi</translation>
        </message>
    </context>
    <context>
        <name>compare</name>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>a comparison of engines</source>
            <translation>une comparaison de programmes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>agrees</source>
            <translation>d'accord</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>agrees, other key than {names}</source>
            <translation>d'accord, autre clé que {names}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>cannot</source>
            <translation>ne peut pas</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>claimed</source>
            <translation>affirmé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>differs from {names}</source>
            <translation>diffère de {names}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>done</source>
            <translation>fini</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>failed</source>
            <translation>échoué</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>no contradiction</source>
            <translation>pas de contradiction</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>not started</source>
            <translation>non commencé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>partial</source>
            <translation>partiel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>proven</source>
            <translation>prouvé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>searching</source>
            <translation>cherche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>waiting</source>
            <translation>attend</translation>
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
            <translation>Actuated revolving board</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Actuated Revolving Centre</source>
            <translation>Actuated revolving centre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Alice Chess</source>
            <translation>Échecs Alice</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>All-in Chess</source>
            <translation>All-in Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Alphabetic Chess</source>
            <translation>Échecs alphabétiques</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anda</source>
            <translation>Anda</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anda Inverse</source>
            <translation>Anda inverse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Andernach Chess</source>
            <translation>Échecs Andernach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Annan Chess</source>
            <translation>Échecs Annan</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Andernach Chess</source>
            <translation>Échecs anti-Andernach</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Clone Circe</source>
            <translation>Anti-clone Circé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Einstein Chess</source>
            <translation>Échecs anti-Einstein</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Guards</source>
            <translation>Antigardes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Köko</source>
            <translation>Anti-Köko</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Mars Antipodean Circe</source>
            <translation>Anti-Mars antipodean Circé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Mars Circe</source>
            <translation>Anti-Mars Circé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Mars Mirror Circe</source>
            <translation>Anti-Mars Circé maléfique</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Supercirce</source>
            <translation>Anti-Supercircé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anticirce</source>
            <translation>Anticircé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Antikings</source>
            <translation>Antirois</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Antipodean Anticirce</source>
            <translation>Anticircé antipodes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Antipodean Circe</source>
            <translation>Circé antipodes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Antipodean Immun Chess</source>
            <translation>Immun antipodes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>April Chess</source>
            <translation>Échecs avril</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Argentinian Chess</source>
            <translation>Échecs argentins</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>BGL</source>
            <translation>BGL</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Back Home</source>
            <translation>Retour à la maison</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Back to Back</source>
            <translation>Dos à dos</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Bi Heffalumps</source>
            <translation>Bi heffalumps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Bi Woozles</source>
            <translation>Bi woozles</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Bicaptures</source>
            <translation>Bicaptures</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Bichrom Chess</source>
            <translation>Échecs bichromatiques</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Bicolores</source>
            <translation>Bicolores</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Alphabetic Chess</source>
            <translation>Échecs alphabétiques noirs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Anti-Synchron Mover</source>
            <translation>Anti-synchron coup noir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Checks</source>
            <translation>Échecs donnés par les Noirs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Consequent Forced Square</source>
            <translation>Case forcée conséquente noire</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Edge Mover</source>
            <translation>Bord noir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Follow My Leader</source>
            <translation>Poursuite noire</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Forced Square</source>
            <translation>Case forcée noire</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Max Dister</source>
            <translation>Max dister noir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Maximummer</source>
            <translation>Maximum noir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Min Dister</source>
            <translation>Min dister noir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Minimummer</source>
            <translation>Minimum noir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Must Capture</source>
            <translation>Prise forcée noire</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Oscillating Kings</source>
            <translation>Rois oscillants noirs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Promotion Squares</source>
            <translation>Cases de promotion noires</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Reflective King</source>
            <translation>Roi réflecteur noir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Royal Square</source>
            <translation>Case royale noire</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Super Transmuting King</source>
            <translation>Roi super-transmuté noir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Synchron Mover</source>
            <translation>Synchron coup noir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Transmuted King</source>
            <translation>Roi transmuté noir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Ultraschachzwang</source>
            <translation>Ultraschachzwang noir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Vaulting King</source>
            <translation>Roi sauteur noir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Bolero</source>
            <translation>Boléro</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Bolero Inverse</source>
            <translation>Boléro inverse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Breton</source>
            <translation>Breton</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Brunner Chess</source>
            <translation>Échecs Brunner</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>CAST Chess</source>
            <translation>Échecs CAST</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Cage Circe</source>
            <translation>Circé cage</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Castling Chess</source>
            <translation>Échecs de roque</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Cavalier Majeur</source>
            <translation>Cavalier majeur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Central Chess</source>
            <translation>Échecs central</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Chameleon Chess</source>
            <translation>Échecs caméléon</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Chameleon Circe</source>
            <translation>Circé caméléon</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Chameleon Pursuit</source>
            <translation>Poursuite de caméléons</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Chameleon Sequence</source>
            <translation>Séquence de caméléons</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Checkless Chess</source>
            <translation>Sans échecs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Cheek to Cheek</source>
            <translation>Joue à joue</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Chinese Chess</source>
            <translation>Pièces chinoises</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Circe</source>
            <translation>Circé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Circe Assassin</source>
            <translation>Circé assassin</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Circe Clone</source>
            <translation>Circé clone</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Circe Double Agents</source>
            <translation>Circé double agents</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Circe Take &amp; Make</source>
            <translation>Circé Take &amp; Make</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Circe Turncoats</source>
            <translation>Circé turncoats</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Contact Grid Chess</source>
            <translation>Échecs quadrillés de contact</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Contra Parrain</source>
            <translation>Contra-parrain</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Couscous Circe</source>
            <translation>Circé couscous</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Danger Circe</source>
            <translation>Circé danger</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Dark Side</source>
            <translation>Dark Side</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Diagram Anticirce</source>
            <translation>Anticircé diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Diagram Circe</source>
            <translation>Circé diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Diagram Immun Chess</source>
            <translation>Immun diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Diametral Circe</source>
            <translation>Circé diamétral</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Disparate</source>
            <translation>Disparate</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Double Tibet</source>
            <translation>Double Tibet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Duellist Chess</source>
            <translation>Échecs duellistes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Dummy</source>
            <translation>Dummy</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Eiffel Chess</source>
            <translation>Échecs Eiffel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Einstein Chess</source>
            <translation>Échecs Einstein</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Equipollents Anticirce</source>
            <translation>Anticircé équipollents</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Equipollents Circe</source>
            <translation>Circé équipollents</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Equipollents Immun Chess</source>
            <translation>Immun équipollents</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Exchange Castling</source>
            <translation>Roque par échange</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Exclusive Chess</source>
            <translation>Échecs exclusifs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Extinction Chess</source>
            <translation>Échecs extinction</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Face to Face</source>
            <translation>Face à face</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>File Anticirce</source>
            <translation>Anticircé colonne</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>File Circe</source>
            <translation>Circé colonne</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>File Immun Chess</source>
            <translation>Immun colonne</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Football</source>
            <translation>Football</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Frankfurt Chess</source>
            <translation>Échecs de Francfort</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Frischauf Circe</source>
            <translation>Circé Frischauf</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Fuddled Men</source>
            <translation>Fuddled Men</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Functionary Chess</source>
            <translation>Échecs fonctionnaire</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Geneva Chess</source>
            <translation>Échecs de Genève</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Ghost Chess</source>
            <translation>Échecs fantômes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Glasgow Chess</source>
            <translation>Échecs Glasgow</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Grid Chess</source>
            <translation>Échecs quadrillés</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Haaner Chess</source>
            <translation>Échecs Haan</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Half-in Chess</source>
            <translation>Half-in Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Haunted Chess</source>
            <translation>Échecs hantés</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Heffalumps</source>
            <translation>Heffalumps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Hole</source>
            <translation>Trou</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Horizontal Symmetry Anticirce</source>
            <translation>Anticircé symétrique horizontale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Horizontal Symmetry Circe</source>
            <translation>Circé symétrique horizontale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Hypervolage</source>
            <translation>Hypervolage</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Imitator</source>
            <translation>Imitateur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Immobilio</source>
            <translation>Immobilio</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Immun Chess</source>
            <translation>Échecs immuns</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Immune Horizontal Symmetry</source>
            <translation>Immun symétrique horizontale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Immune Vertical Symmetry</source>
            <translation>Immun symétrique verticale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Influencer</source>
            <translation>Influenceur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Isardam</source>
            <translation>Isardam</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Kobul Kings</source>
            <translation>Rois Kobul</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Köko</source>
            <translation>Köko</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Last Capture</source>
            <translation>Dernière prise</translation>
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
            <translation>Échecs caméléon ligne</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Lortap</source>
            <translation>Lortap</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Losing Chess</source>
            <translation>Qui perd gagne</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Lost Pieces</source>
            <translation>Pièces perdues</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Lèse-Majesté</source>
            <translation>Lèse-majesté</translation>
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
            <translation>Cases magiques</translation>
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
            <translation>Échecs marins</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mars Circe</source>
            <translation>Mars Circé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mars Mirror Circe</source>
            <translation>Mars Circé maléfique</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Masand</source>
            <translation>Masand</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Masand Generalised</source>
            <translation>Masand généralisé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Maximummer</source>
            <translation>Maximum</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Messigny Chess</source>
            <translation>Échecs Messigny</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror Anticirce</source>
            <translation>Anticircé maléfique</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror Circe</source>
            <translation>Circé maléfique</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror Circe Clone</source>
            <translation>Circé clone maléfique</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror Couscous Circe</source>
            <translation>Circé couscous maléfique</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror File Anticirce</source>
            <translation>Anticircé colonne maléfique</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror File Circe</source>
            <translation>Circé colonne maléfique</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror File Immun Chess</source>
            <translation>Immun colonne maléfique</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror Immun Chess</source>
            <translation>Immun maléfique</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Monochrom Chess</source>
            <translation>Échecs monochromatiques</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Multi Captures</source>
            <translation>Multicaptures</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Nanna Chess</source>
            <translation>Échecs Nanna</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>New Köko</source>
            <translation>Nouveau Köko</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>No Black Capture</source>
            <translation>Sans prises noires</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>No Black Promotion</source>
            <translation>Sans promotion noire</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>No Capture</source>
            <translation>Sans prises</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>No Promotion into Imitators</source>
            <translation>Sans promotion en imitateur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>No White Capture</source>
            <translation>Sans prises blanches</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>No White Promotion</source>
            <translation>Sans promotion blanche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Normal Pawn</source>
            <translation>Pions normaux</translation>
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
            <translation>Échecs PAD</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>PWC</source>
            <translation>Circé échange (PWC)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Parrain Circe</source>
            <translation>Circé parrain</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Partial Paralysis</source>
            <translation>Paralyse partielle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Patience Chess</source>
            <translation>Échecs patience</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Patrouille</source>
            <translation>Patrouille</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Pepo</source>
            <translation>Pepo</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Phantom Chess</source>
            <translation>Échecs phantom</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Plus Chess</source>
            <translation>Échecs plus</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Point Reflection</source>
            <translation>Réflexion centrale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Power Transfer</source>
            <translation>Transfert de pouvoir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Promotion Only</source>
            <translation>Promotion seulement en</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Protean Chess</source>
            <translation>Échecs protéens</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Provocation Chess</source>
            <translation>Échecs provocateurs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Rank Circe</source>
            <translation>Circé rangée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Reflective Kings</source>
            <translation>Rois réflecteurs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Relegation Chess</source>
            <translation>Échecs relégation</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Republican Chess</source>
            <translation>Échecs républicains</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Reversal Einstein Chess</source>
            <translation>Échecs Einstein inversés</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Rokagogo</source>
            <translation>Rokagogo</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Role Exchange</source>
            <translation>Échange des rôles</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Royal Dynasty</source>
            <translation>Dynastie royale</translation>
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
            <translation>Série capture</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Shielded Kings</source>
            <translation>Rois protégés</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Single Box</source>
            <translation>Single Box</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Snek Chess</source>
            <translation>Échecs Snek</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Snek Circle Chess</source>
            <translation>Échecs Snek circulaires</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Strict SAT</source>
            <translation>SAT strict</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Super Guards</source>
            <translation>Supergardes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Supercirce</source>
            <translation>Supercircé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Swapping Kings</source>
            <translation>Rois échangés</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Symmetry Anticirce</source>
            <translation>Anticircé symétrique</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Symmetry Circe</source>
            <translation>Circé symétrique</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Symmetry Immun Chess</source>
            <translation>Immun symétrique</translation>
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
            <translation>Échecs traîtres</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Transmission Menace</source>
            <translation>Transmission menace</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Transmuted Kings</source>
            <translation>Rois transmutés</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Ultra Patrol</source>
            <translation>Ultra patrouille</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Ultramarine Chess</source>
            <translation>Échecs ultramarins</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Ultraschachzwang</source>
            <translation>Ultraschachzwang</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Vaulting Kings</source>
            <translation>Rois sauteurs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Vertical Mirror Circe</source>
            <translation>Circé maléfique verticale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Vertical Symmetry Anticirce</source>
            <translation>Anticircé symétrique verticale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Vertical Symmetry Circe</source>
            <translation>Circé symétrique verticale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Vogtländer Chess</source>
            <translation>Échecs Vogtländer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Volage</source>
            <translation>Volage</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Alphabetic Chess</source>
            <translation>Échecs alphabétiques blancs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Anti-Synchron Mover</source>
            <translation>Anti-synchron coup blanc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Consequent Forced Square</source>
            <translation>Case forcée conséquente blanche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Edge Mover</source>
            <translation>Bord blanc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Follow My Leader</source>
            <translation>Poursuite blanche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Forced Square</source>
            <translation>Case forcée blanche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Max Dister</source>
            <translation>Max dister blanc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Maximummer</source>
            <translation>Maximum blanc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Min Dister</source>
            <translation>Min dister blanc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Minimummer</source>
            <translation>Minimum blanc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Must Capture</source>
            <translation>Prise forcée blanche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Oscillating Kings</source>
            <translation>Rois oscillants blancs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Promotion Squares</source>
            <translation>Cases de promotion blanches</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Reflective King</source>
            <translation>Roi réflecteur blanc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Royal Square</source>
            <translation>Case royale blanche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Super Transmuting King</source>
            <translation>Roi super-transmuté blanc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Synchron Mover</source>
            <translation>Synchron coup blanc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Transmuted King</source>
            <translation>Roi transmuté blanc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Ultraschachzwang</source>
            <translation>Ultraschachzwang blanc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Vaulting King</source>
            <translation>Roi sauteur blanc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Woozles</source>
            <translation>Woozles</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Wormholes</source>
            <translation>Trous de ver</translation>
        </message>
    </context>
    <context>
        <name>condition_variants</name>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Absolute</source>
            <translation>absolu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Adverse</source>
            <translation>adverse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Antipodes</source>
            <translation>antipodes</translation>
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
            <translation>Noirs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Cage</source>
            <translation>cage</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Calvet</source>
            <translation>Calvet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Chameleon</source>
            <translation>caméléon</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Cheylan</source>
            <translation>Cheylan</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Chromatic</source>
            <translation>chromatique</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Clone</source>
            <translation>clone</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Couscous</source>
            <translation>Couscous</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Diagram</source>
            <translation>Diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Diametral</source>
            <translation>diamétral</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Einstein</source>
            <translation>Einstein</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Equipollents</source>
            <translation>équipollents</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>File</source>
            <translation>colonne</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Frischauf</source>
            <translation>Frischauf</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Inverse</source>
            <translation>inverse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Irregular</source>
            <translation>irrégulière</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror</source>
            <translation>maléfique</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Neighbour</source>
            <translation>voisin</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Orthogonal</source>
            <translation>orthogonale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>PWC</source>
            <translation>échange</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>PY</source>
            <translation>PY</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Parachute</source>
            <translation>parachute</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Parrain</source>
            <translation>Parrain</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Rank</source>
            <translation>rangée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Relaxed</source>
            <translation>relâché</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Strict</source>
            <translation>strict</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Super</source>
            <translation>Super</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Symmetry</source>
            <translation>symétrie</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Take &amp; Make</source>
            <translation>Take &amp; Make</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Transmuting</source>
            <translation>transmuté</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Turncoats</source>
            <translation>Turncoats</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Volcanic</source>
            <translation>volcanique</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White</source>
            <translation>Blancs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>capture square</source>
            <translation>case de prise</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>contra parrain</source>
            <translation>contra-parrain</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>diagonal shift</source>
            <translation>décalage diagonal</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>exact</source>
            <translation>exact</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>grid line</source>
            <translation>ligne de grille</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>horizontal shift</source>
            <translation>décalage horizontal</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>horizontal symmetry</source>
            <translation>symétrie horizontale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>last move</source>
            <translation>dernier coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>maximum black</source>
            <translation>maximum noir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>maximum total</source>
            <translation>maximum total</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>maximum white</source>
            <translation>maximum blanc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>para sentinelles</source>
            <translation>para sentinelles</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>pion advers</source>
            <translation>pion adverse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>pion neutre</source>
            <translation>pion neutre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>pion propre</source>
            <translation>pion propre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>reversal Einstein</source>
            <translation>Einstein inversé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>rex exclusive</source>
            <translation>rex exclusif</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>rex inclusive</source>
            <translation>rex inclusif</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>type 1</source>
            <translation>type 1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>type 2</source>
            <translation>type 2</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>type 3</source>
            <translation>type 3</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>type A</source>
            <translation>type A</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>type B</source>
            <translation>type B</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>type C</source>
            <translation>type C</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>type D</source>
            <translation>type D</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>ultra</source>
            <translation>ultra</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>vertical mirror</source>
            <translation>maléfique vertical</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>vertical shift</source>
            <translation>décalage vertical</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>vertical symmetry</source>
            <translation>symétrie verticale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>wait capture</source>
            <translation>prochaine prise</translation>
        </message>
    </context>
    <context>
        <name>conditions</name>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A black piece that captures a white one of another kind becomes white.</source>
            <translation>Une pièce noire qui capture une pièce blanche d'une autre nature devient blanche.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A black piece that comes to the lower half of the board becomes white.</source>
            <translation>Une pièce noire qui arrive dans la moitié inférieure de l'échiquier devient blanche.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A capture on the square of rebirth itself is allowed.</source>
            <translation>Une prise sur la case de renaissance elle-même est permise.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A capture on the square of rebirth itself is not allowed.</source>
            <translation>Une prise sur la case de renaissance elle-même n'est pas permise.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece changes places with its capturer.</source>
            <translation>Une pièce capturée échange sa place avec la pièce capturante.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece comes back on the square of capture when that is left; it cannot be captured again.</source>
            <translation>Une pièce capturée revient sur la case de prise quand celle-ci est quittée ; elle ne peut plus être capturée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece comes back to the square of capture when the piece that captured it leaves it.</source>
            <translation>Une pièce capturée revient sur la case de prise quand la pièce qui l'a capturée la quitte.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn after the next move, as far back as that move went.</source>
            <translation>Une pièce capturée renaît après le coup suivant, décalée comme ce coup, en sens contraire.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn after the next move, as far on as that move went.</source>
            <translation>Une pièce capturée renaît après le coup suivant, décalée comme ce coup, dans le même sens.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn as one of the capturer's kind, if its square is empty.</source>
            <translation>Une pièce capturée renaît avec la nature de la pièce capturante, si sa case de renaissance est vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn as one of the capturer's kind, if that kind's square of the other side is empty.</source>
            <translation>Une pièce capturée renaît comme une pièce de l'espèce de la capturante, si la case de cette espèce de l'autre camp est vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn as one of the other side, if its square is empty.</source>
            <translation>Une pièce capturée renaît dans l'autre camp, si sa case de renaissance est vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn as one of the other side, if the square of the other side's like piece is empty.</source>
            <translation>Une pièce capturée renaît dans l'autre camp, si la case de la pièce analogue de l'autre camp est vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn on a square from which it cannot move without capturing.</source>
            <translation>Une pièce capturée renaît sur une case d’où elle ne peut pas jouer sans capturer.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn on any empty square its capturer likes, or not at all.</source>
            <translation>Une pièce capturée renaît sur une case vide au choix du camp qui capture, ou pas du tout.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn on its square of the initial position, if that is empty.</source>
            <translation>Une pièce capturée renaît sur sa case de la position initiale, si celle-ci est libre.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn on its square of the initial position; what stands there, disappears. A king is also in check if a capture would make it disappear.</source>
            <translation>Une pièce capturée renaît sur sa case de la position initiale ; ce qui s'y trouve disparaît. Un roi est aussi en échec si une prise le ferait disparaître.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn on the capturer's square, if that is empty.</source>
            <translation>Une pièce capturée renaît sur la case de renaissance de la pièce capturante, si elle est vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn on the square of the other side's piece like the capturer, if that is empty.</source>
            <translation>Une pièce capturée renaît sur la case de la pièce de l'autre camp analogue à la capturante, si elle est vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, as far beyond the square of capture as the capturer came.</source>
            <translation>Une pièce capturée renaît, si sa case de renaissance est vide, au-delà de la case de prise, à la distance parcourue par la pièce capturante.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, as the next one of knight, bishop, rook, queen and knight again.</source>
            <translation>Une pièce capturée renaît, si sa case est vide, comme la suivante de cavalier, fou, tour, dame et à nouveau cavalier.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A captured piece is reborn, if its square is empty, as the next one of the pieces named, after the last as the first.</source>
            <translation>Une pièce prise renaît, si sa case est vide, comme la suivante des pièces nommées, après la dernière comme la première.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, at the end of the file of capture.</source>
            <translation>Une pièce capturée renaît, si sa case de renaissance est vide, au bout de la colonne de la prise.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, at the other side's end of the file of capture.</source>
            <translation>Une pièce capturée renaît, si sa case de renaissance est vide, au bout de la colonne de la prise, du côté de l'autre camp.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, four files and four ranks from the square of capture.</source>
            <translation>Une pièce capturée renaît, si sa case de renaissance est vide, à quatre colonnes et quatre rangées de la case de prise.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, on its own file of the rank of capture.</source>
            <translation>Une pièce capturée renaît, si sa case de renaissance est vide, sur sa propre colonne, dans la rangée de la prise.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, on its square mirrored at the middle of the board.</source>
            <translation>Une pièce capturée renaît, si sa case de renaissance est vide, sur la case symétrique de sa case Circé par rapport au centre de l'échiquier.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, on its square with files a and h exchanged.</source>
            <translation>Une pièce capturée renaît, si sa case de renaissance est vide, sur sa case Circé, colonnes a et h échangées.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, on the square of capture mirrored at the middle of the board.</source>
            <translation>Une pièce capturée renaît, si sa case de renaissance est vide, sur la case symétrique de la case de prise par rapport au centre de l'échiquier.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, on the square of capture with files a and h exchanged.</source>
            <translation>Une pièce capturée renaît, si sa case de renaissance est vide, sur la case de prise, colonnes a et h échangées.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, on the square of capture with ranks 1 and 8 exchanged.</source>
            <translation>Une pièce capturée renaît, si sa case de renaissance est vide, sur la case de prise, rangées 1 et 8 échangées.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, on the square of the other side's like piece.</source>
            <translation>Une pièce capturée renaît sur la case de la pièce analogue de l'autre camp, si elle est vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, where it stood in the diagram.</source>
            <translation>Une pièce capturée renaît, si sa case de renaissance est vide, là où elle se trouvait dans le diagramme.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece makes a move without capture from where it stood; if it has none, it cannot be captured.</source>
            <translation>Une pièce capturée joue un coup sans prise à partir de sa case ; si elle n'en a pas, elle ne peut être capturée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer becomes a piece of the captured kind and is reborn as that.</source>
            <translation>La pièce capturante devient une pièce de l'espèce capturée et renaît comme telle.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A capturer goes back to the square it came from.</source>
            <translation>Une pièce qui prend revient sur la case d'où elle venait.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer goes on as far as it came; that square must be empty.</source>
            <translation>La pièce capturante continue de la distance qu'elle a parcourue ; cette case doit être vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>A capturer goes on at once as the captured piece would move, without capture.</source>
            <translation>La pièce capturante continue aussitôt par un coup de la pièce capturée, sans prise.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn at the end of the file of capture; that must be empty.</source>
            <translation>La pièce capturante renaît au bout de la colonne de la prise ; cette case doit être vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn at the other end of the file; that must be empty.</source>
            <translation>La pièce capturante renaît à l'autre bout de la colonne ; cette case doit être vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn four files and ranks away; that must be empty.</source>
            <translation>La pièce capturante renaît à quatre colonnes et quatre rangées de là ; cette case doit être vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn on any empty square that it likes.</source>
            <translation>La pièce capturante renaît sur n'importe quelle case vide, à son choix.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A capturer is reborn on its own file of the rank of capture; that must be empty.</source>
            <translation>Une pièce qui prend renaît sur sa propre colonne dans la rangée de la prise ; la case doit être vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn on its own square, and cannot capture if that is occupied.</source>
            <translation>La pièce capturante renaît sur sa propre case de renaissance, et ne peut capturer si celle-ci est occupée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn on the square mirrored at the middle; that must be empty.</source>
            <translation>La pièce capturante renaît sur la case symétrique par rapport au centre ; celle-ci doit être vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A capturer is reborn on the square of the piece that it captures, and cannot capture if that is occupied.</source>
            <translation>Une pièce qui prend renaît sur la case d'origine de la pièce prise et ne peut pas prendre si elle est occupée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn where it stood in the diagram; that must be empty.</source>
            <translation>La pièce capturante renaît là où elle se trouvait dans le diagramme ; cette case doit être vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn with files exchanged; that square must be empty.</source>
            <translation>La pièce capturante renaît sur la case symétrique, colonnes échangées ; celle-ci doit être vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn with ranks exchanged; that square must be empty.</source>
            <translation>La pièce capturante renaît sur la case symétrique, rangées échangées ; celle-ci doit être vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A king in check may also move as an equihopper, or as another given piece.</source>
            <translation>Un roi en échec peut aussi jouer comme un équisauteur, ou comme une autre pièce indiquée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A king in check may also move as the pieces that check it.</source>
            <translation>Un roi en échec peut aussi jouer comme les pièces qui lui font échec.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A king in check moves only as the pieces that check it.</source>
            <translation>Un roi en échec ne joue que comme les pièces qui lui font échec.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A king is in check if it has a flight, or was once attacked and is not any more; with a number, if it has more flights than that, or as many and was once attacked and is not any more.</source>
            <translation>Un roi est en échec s'il a une fuite, ou s'il a déjà été attaqué et ne l'est plus ; avec un nombre, s'il a plus de fuites que ce nombre, ou autant en ayant déjà été attaqué et ne l'étant plus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A king is in check if it has a flight, whether or not it is attacked; with a number, if it has more flights than that, or as many and is not attacked.</source>
            <translation>Un roi est en échec s'il a une fuite, qu'il soit attaqué ou non ; avec un nombre, s'il a plus de fuites que ce nombre, ou autant sans être attaqué.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A king is in check if no piece attacks it.</source>
            <translation>Un roi est en échec si aucune pièce ne l’attaque.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A king that one piece attacks cannot move; it is in check only if two pieces other than a king attack it.</source>
            <translation>Un roi attaqué par une pièce ne peut pas jouer ; il n’est en échec que si deux pièces autres qu’un roi l’attaquent.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A move that mates is only possible if no other move mates.</source>
            <translation>Un coup qui mate n'est possible que si aucun autre coup ne mate.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A pawn becomes only what is left in the box.</source>
            <translation>Un pion ne devient que ce qui reste dans la boîte.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A pawn for which the box has nothing stays on the last rank, and promotes as soon as the other side captures something.</source>
            <translation>Un pion pour lequel la boîte n'a rien reste sur la dernière rangée et se promeut dès que l'autre camp prend quelque chose.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A pawn for which the box has nothing stays on the last rank; its own side promotes it before a later move.</source>
            <translation>Un pion pour lequel la boîte n'a rien reste sur la dernière rangée ; son camp le promeut avant un coup ultérieur.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A pawn is paralysed while a queen of the other side attacks it, a queen by a rook, a rook by a bishop, a bishop by a knight, a knight by a pawn.</source>
            <translation>Un pion est paralysé tant qu'il est attaqué par une dame adverse, une dame par une tour, une tour par un fou, un fou par un cavalier, un cavalier par un pion.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>A pawn may only become one of the given pieces.</source>
            <translation>Un pion ne peut se promouvoir qu'en l'une des pièces indiquées.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece can be captured only while a piece of its own side observes it.</source>
            <translation>Une pièce ne peut être capturée que tant qu'une pièce de son propre camp l'observe.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>A piece can capture from where it stands, but moves without capture only as if it came from its home square, which has to be empty.</source>
            <translation>Une pièce capture de là où elle est, mais ne joue sans capture que comme si elle partait de sa case d'origine, qui doit être vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>A piece can move and capture from where it stands or as if it came from its home square, if that is empty.</source>
            <translation>Une pièce peut jouer et capturer de là où elle est ou comme si elle partait de sa case d'origine, si celle-ci est vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>A piece can move from where it stands, but captures and checks only as if it came from its home square, which has to be empty.</source>
            <translation>Une pièce peut jouer de là où elle est, mais ne capture et ne donne échec que comme si elle partait de sa case d'origine, qui doit être vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece can move or check only while its king observes it, or another such piece of its side.</source>
            <translation>Une pièce ne peut jouer ou faire échec que si son roi l'observe, ou une autre pièce de son camp ainsi observée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece can only be captured if at least two pieces of the other side attack it.</source>
            <translation>Une pièce ne peut être capturée que si au moins deux pièces adverses l'attaquent.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if its end of the file of capture is occupied.</source>
            <translation>Une pièce ne peut être capturée si son extrémité de la colonne de prise est occupée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if its square mirrored at the middle of the board is occupied.</source>
            <translation>Une pièce ne peut être capturée si la case symétrique par rapport au centre de l'échiquier est occupée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if its square with files a and h exchanged is occupied.</source>
            <translation>Une pièce ne peut être capturée si sa case, colonnes a et h échangées, est occupée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if its square with ranks 1 and 8 exchanged is occupied.</source>
            <translation>Une pièce ne peut être capturée si sa case, rangées 1 et 8 échangées, est occupée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if the other side's end of the file of capture is occupied.</source>
            <translation>Une pièce ne peut être capturée si l'extrémité de l'autre camp de la colonne de prise est occupée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if the square as far beyond it as the capturer came is occupied or off the board.</source>
            <translation>Une pièce ne peut être capturée si la case aussi loin au-delà que le trajet de la capturante est occupée ou hors de l'échiquier.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if the square four files and four ranks away is occupied.</source>
            <translation>Une pièce ne peut être capturée si la case à quatre colonnes et quatre rangées est occupée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A piece cannot be captured if the square is occupied from which the capturer came.</source>
            <translation>Une pièce ne peut pas être prise si la case d'où venait la preneuse est occupée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if the square is occupied where it stood in the diagram.</source>
            <translation>Une pièce ne peut être capturée si la case où elle se trouvait dans le diagramme est occupée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if the square of the other side's like piece is occupied.</source>
            <translation>Une pièce ne peut être capturée si la case de la pièce analogue de l'autre camp est occupée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A piece cannot be captured if the square on its own file of the rank of capture is occupied.</source>
            <translation>Une pièce ne peut pas être prise si la case de sa propre colonne dans la rangée de la prise est occupée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>A piece captures and checks only as if it came from the other side's home square.</source>
            <translation>Une pièce capture et fait échec seulement comme si elle partait de la case d'origine de l'autre camp.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>A piece disappears with its second capture; Strict: it cannot capture again until it was captured itself.</source>
            <translation>Une pièce disparaît à sa deuxième prise ; Strict : elle ne peut capturer de nouveau avant d'avoir été capturée elle-même.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece may only capture or check if its own side does not observe it.</source>
            <translation>Une pièce ne peut capturer ou donner échec que si son propre camp ne l'observe pas.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece may only capture or check if its own side observes it.</source>
            <translation>Une pièce ne peut capturer ou donner échec que si son propre camp l'observe.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>A piece may only go from one cell of four squares to another, to where it stands next to a piece in another cell.</source>
            <translation>Une pièce ne peut aller que d’une cellule de quatre cases à une autre, là où elle se trouve à côté d’une pièce d’une autre cellule.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>A piece may only go where it does not stand next to another piece.</source>
            <translation>Une pièce ne peut aller que là où elle n'en touche aucune autre.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>A piece may only go where it stands next to another piece.</source>
            <translation>Une pièce ne peut aller que là où elle est à côté d’une autre.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece may only move or check if its own side observes it.</source>
            <translation>Une pièce ne peut jouer ou donner échec que si son propre camp l'observe.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece may only move or check if the other side observes it.</source>
            <translation>Une pièce ne peut jouer ou donner échec que si l'autre camp l'observe.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>A piece moves as what stands on the square on which it would be reborn under Circe.</source>
            <translation>Une pièce joue comme celle qui se trouve sur sa case de renaissance Circé.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>A piece moves without capture only as if it came from the other side's home square.</source>
            <translation>Une pièce ne joue sans capture que comme si elle partait de la case d'origine de l'autre camp.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece observed by an enemy piece of its own kind cannot do anything.</source>
            <translation>Une pièce observée par une pièce adverse de même nature est paralysée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>A piece on one of the four squares in the middle can move from each of the others that is empty, too.</source>
            <translation>Une pièce sur une des quatre cases centrales peut aussi jouer à partir de chacune des autres qui est vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A piece other than a king can capture only if its home square is empty, and not from there.</source>
            <translation>Une pièce autre que le roi ne peut capturer que si sa case d'origine est vide, et pas à partir de celle-ci.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece other than a king changes its side when it first moves to a square of the other colour.</source>
            <translation>Une pièce autre qu'un roi change de camp à son premier coup vers une case de l'autre couleur.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece other than a king changes its side with each move to a square of the other colour.</source>
            <translation>Une pièce autre qu'un roi change de camp à chaque coup vers une case de l'autre couleur.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece other than a king that comes to its own second rank becomes a pawn.</source>
            <translation>Une pièce autre qu'un roi qui arrive sur sa propre deuxième rangée devient un pion.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece other than a king that comes to the file a or h may be replaced by one of the given kinds.</source>
            <translation>Une pièce autre que le roi qui arrive sur la colonne a ou h peut être remplacée par une de celles qui sont indiquées.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>A piece other than a pawn leaves a pawn on the square it comes from, except on the first and last ranks.</source>
            <translation>Une pièce autre qu’un pion laisse un pion sur sa case de départ, sauf sur la première et la dernière rangée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>A piece other than pawn or king captures as the piece that stands on its file in the initial position.</source>
            <translation>Une pièce autre qu'un pion ou un roi capture comme la pièce de sa colonne dans la position initiale.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>A piece other than pawn or king moves without capture as the piece that stands on its file in the initial position.</source>
            <translation>Une pièce autre qu'un pion ou un roi joue sans capturer comme la pièce de sa colonne dans la position initiale.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece that captures becomes one of the kind that it captures, and keeps its side.</source>
            <translation>Une pièce qui capture prend la nature de la pièce capturée, et garde son camp.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece that captures becomes one of the kind that it captures.</source>
            <translation>Une pièce qui capture prend la nature de la pièce capturée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece that captures becomes the next lower one (queen, rook, bishop, knight, pawn), one that moves without capturing the next higher one.</source>
            <translation>Une pièce qui capture devient la pièce immédiatement inférieure (dame, tour, fou, cavalier, pion), celle qui joue sans capturer devient la pièce immédiatement supérieure.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece that captures changes its side; kings do not.</source>
            <translation>Une pièce qui capture change de camp, sauf les rois.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>A piece that captures may go on with another move at once, unless a king is in check.</source>
            <translation>Une pièce qui capture peut continuer aussitôt par un autre coup, à moins qu’un roi ne soit en échec.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece that captures one of another kind changes its side.</source>
            <translation>Une pièce qui en capture une d'une autre nature change de camp.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece that checks by moving becomes neutral; a neutral one joins the side that moves.</source>
            <translation>Une pièce qui donne échec en jouant devient neutre ; une pièce neutre passe au camp qui joue.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece that comes to one of the squares changes its side.</source>
            <translation>Une pièce qui arrive sur une de ces cases change de camp.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>A piece that comes to one of the squares has to go on to another of them that is empty.</source>
            <translation>Une pièce qui arrive sur une de ces cases doit continuer vers une autre d'entre elles qui est vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece that could capture several pieces can capture none of them, and does not check; Inverse: only such a piece can.</source>
            <translation>Une pièce qui pourrait en capturer plusieurs n'en peut capturer aucune, et ne donne pas échec ; Inverse : seule une telle pièce le peut.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece that is observed by a piece of its own side cannot be captured.</source>
            <translation>Une pièce observée par une pièce de son propre camp ne peut être capturée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece that moves and checks changes the sides of all other pieces that it observes, except kings.</source>
            <translation>Une pièce qui joue et fait échec change le camp de toutes les autres pièces qu’elle observe, sauf des rois.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece that moves changes its kind: queen and knight, rook and bishop become each other.</source>
            <translation>Une pièce qui joue change de nature : dame et cavalier, tour et fou deviennent l'un l'autre.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece that moves makes pawns of the other side's pieces next to it, but on the first and last ranks pieces of its own kind.</source>
            <translation>Une pièce qui joue change en pions les pièces adverses voisines, mais en pièces de sa nature sur la première et la dernière rangée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece that moves without capture changes its side; kings do not.</source>
            <translation>Une pièce qui joue sans capturer change de camp ; les rois, non.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece that moves without capturing becomes the next higher one (pawn, knight, bishop, rook, queen); captures change nothing.</source>
            <translation>Une pièce qui joue sans capturer devient la pièce immédiatement supérieure (pion, cavalier, fou, tour, dame) ; les prises ne changent rien.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece that moves without capturing becomes the next lower one (queen, rook, bishop, knight, pawn), one that captures the next higher one.</source>
            <translation>Une pièce qui joue sans capturer devient la pièce immédiatement inférieure (dame, tour, fou, cavalier, pion), celle qui capture devient la pièce immédiatement supérieure.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece that moves without checking becomes neutral; a neutral one joins the side that moves.</source>
            <translation>Une pièce qui joue sans donner échec devient neutre ; une pièce neutre passe au camp qui joue.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>A piece that touches another must touch one after its move; others must not.</source>
            <translation>Une pièce qui en touche une autre doit en toucher une après son coup ; les autres n'en doivent toucher aucune.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece whose square of the initial position is occupied cannot be captured.</source>
            <translation>Une pièce dont la case de la position initiale est occupée ne peut être capturée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>A piece with a piece of its own side just behind it moves as that piece.</source>
            <translation>Une pièce qui a une pièce de son camp juste derrière elle joue comme celle-ci.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>A piece with a piece of its own side just in front of it moves as that piece.</source>
            <translation>Une pièce qui a une pièce de son camp juste devant elle joue comme celle-ci.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece, except a king, that moves to the square that the other side has just left changes its side.</source>
            <translation>Une pièce autre qu'un roi qui joue vers la case que l'autre camp vient de quitter change de camp.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A queen, rook, bishop or knight becomes the piece that stands on the file of its arrival in the initial position.</source>
            <translation>Une dame, une tour, un fou ou un cavalier devient la pièce qui se trouve sur la colonne d'arrivée dans la position initiale.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>A side cannot move a piece of the kind that the other side has just moved.</source>
            <translation>Un camp ne peut jouer une pièce de la nature de celle que l'autre vient de jouer.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A side is in check if it attacks the king of the other side, not if its own is attacked.</source>
            <translation>Un camp est en échec s’il attaque le roi adverse, et non si le sien est attaqué.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A side is in check if it could lose its last piece of a kind. Kings are pieces like others, and pawns may become kings.</source>
            <translation>Un camp est en échec s’il pourrait perdre sa dernière pièce d’une espèce. Les rois sont des pièces comme les autres, et les pions peuvent devenir rois.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A side may also move the pieces of the other side, but not take back a move without capture.</source>
            <translation>Un camp peut aussi jouer les pièces de l'autre, mais non annuler un coup sans prise.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A side may also move the pieces of the other side, but not the piece that has just moved.</source>
            <translation>Un camp peut aussi jouer les pièces de l'autre, mais non celle qui vient de jouer.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A side may have several kings; a king is royal while it is the only one. Pawns may become kings.</source>
            <translation>Un camp peut avoir plusieurs rois ; un roi est royal tant qu'il est le seul. La promotion en roi est permise.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A side moves the pieces of the other side, and only those.</source>
            <translation>Un camp joue les pièces de l'autre, et elles seules.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>A side must capture if it can. There is no check: kings are pieces like others, and pawns may become kings.</source>
            <translation>Un camp doit capturer s'il le peut. Il n'y a pas d'échec : les rois sont des pièces comme les autres, et la promotion en roi est permise.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>A side must go on with the piece that it moved last, as long as that has a legal move.</source>
            <translation>Un camp doit continuer avec la pièce qu'il a jouée en dernier, tant qu'elle a un coup légal.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>A side must move a piece to where it stood in the diagram, if it can; it checks only where it may capture the king.</source>
            <translation>Un camp doit, s'il le peut, jouer une pièce vers la case où elle se trouvait dans le diagramme ; il ne donne échec que là où il pourrait capturer le roi.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>A side must move the piece on the first square of a1, a2 … h8 of those that can move.</source>
            <translation>Un camp doit jouer, de ses pièces qui le peuvent, celle de la première case dans l'ordre a1, a2 … h8.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A side that checks exchanges the places of the two kings.</source>
            <translation>Un camp qui donne échec échange les places des deux rois.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A side that has more pawns than the other leaves none.</source>
            <translation>Un camp qui a plus de pions que l'autre n'en laisse pas.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>A square that a piece leaves is out of use from then on.</source>
            <translation>Une case quittée par une pièce est désormais hors d’usage.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A white piece, except a king, that comes to the upper half of the board becomes black; a black one that comes to the lower half becomes white.</source>
            <translation>Une pièce blanche, sauf le Roi, qui arrive dans la moitié supérieure de l'échiquier devient noire ; une noire qui arrive dans la moitié inférieure devient blanche.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>After each move of Black the two kings exchange places.</source>
            <translation>Après chaque coup noir, les deux rois échangent leurs places.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>After each move of White the two kings exchange places.</source>
            <translation>Après chaque coup blanc, les deux rois échangent leurs places.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>An attacked piece may also move to its square of rebirth, and capture there.</source>
            <translation>Une pièce attaquée peut aussi jouer vers sa case de renaissance, et y capturer.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>As Anticirce, with the squares of the other side.</source>
            <translation>Comme Anticircé, avec les cases de l'autre camp.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>Before capturing, a piece makes a move without capture as the piece that it captures.</source>
            <translation>Avant de capturer, une pièce joue un coup sans prise à la manière de la pièce qu'elle capture.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Before, the own king may be in check.</source>
            <translation>Avant cela, le propre roi peut être en échec.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Before, the own king must not be in check.</source>
            <translation>Avant cela, le propre roi ne doit pas être en échec.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black makes no moves but those that check; he is mated where he could not move without that either.</source>
            <translation>Les Noirs ne jouent que des coups qui donnent échec ; ils sont mat là où ils ne pourraient pas jouer sans cela non plus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>Black may not capture.</source>
            <translation>Les Noirs ne peuvent pas capturer.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>Black moves only to squares of the edge.</source>
            <translation>Les Noirs ne jouent que vers les cases du bord.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must capture if he can; ultra: he cannot do anything else.</source>
            <translation>Les Noirs doivent capturer s'ils le peuvent ; ultra : ils ne peuvent rien faire d'autre.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must make one of the longest legal moves.</source>
            <translation>Les Noirs doivent jouer un des coups légaux les plus longs.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must make one of the shortest legal moves.</source>
            <translation>Les Noirs doivent jouer un des coups légaux les plus courts.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must move so that the two pieces come as far apart as possible.</source>
            <translation>Les Noirs doivent jouer de sorte que les deux pièces soient le plus loin possible l'une de l'autre.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must move so that the two pieces come as near to each other as possible.</source>
            <translation>Les Noirs doivent jouer de sorte que les deux pièces soient le plus près possible l'une de l'autre.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must move the piece on the first square of a1, a2 … h8 of those that can move.</source>
            <translation>Les Noirs doivent jouer, de leurs pièces qui le peuvent, celle de la première case dans l'ordre a1, a2 … h8.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must move to one of the squares if he can, even where that would leave his king in check.</source>
            <translation>Les Noirs doivent jouer vers l'une des cases s'ils le peuvent, même là où leur roi serait en échec.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must move to one of the squares if he can.</source>
            <translation>Les Noirs doivent jouer vers l'une des cases s'ils le peuvent.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must move to the square that White has just left, if he can.</source>
            <translation>Les Noirs doivent jouer vers la case que les Blancs viennent de quitter, s'ils le peuvent.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Black never has more pawns than the number named.</source>
            <translation>Les Noirs n'ont jamais plus de pions que le nombre indiqué.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Black pawns cannot go where they would promote.</source>
            <translation>Les pions noirs ne peuvent pas aller là où ils seraient promus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Black pawns promote on the squares.</source>
            <translation>Les pions noirs sont promus sur les cases.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Both sides never have more pawns than the number named.</source>
            <translation>Les deux camps n'ont jamais ensemble plus de pions que le nombre indiqué.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Each move has to cross one of the lines that are named.</source>
            <translation>Chaque coup doit traverser une des lignes nommées.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>Each piece may also attack the king of its own side, which must not be left in such a check.</source>
            <translation>Chaque pièce peut aussi attaquer le roi de son propre camp, qui ne doit pas être laissé dans un tel échec.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>If the square is occupied, the piece cannot be captured.</source>
            <translation>Si la case est occupée, la pièce ne peut pas être prise.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>If the square is occupied, the piece disappears.</source>
            <translation>Si la case est occupée, la pièce disparaît.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>In check it cannot move as a king.</source>
            <translation>En échec, il ne peut pas jouer comme un roi.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>In the diagram the side that is not to move may be in check; kings are never captured.</source>
            <translation>Dans le diagramme, le camp qui n'a pas le trait peut être en échec ; les rois ne sont jamais capturés.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Instead of a move, two pieces of the same kind of opposite sides may exchange places, if they were not exchanged just before.</source>
            <translation>Au lieu d'un coup, deux pièces de même nature et de camps opposés peuvent échanger leurs places, si elles n'ont pas été échangées juste avant.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>It does not hold for kings.</source>
            <translation>Cela ne vaut pas pour les rois.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/conditions.py" />
            <source>It goes with no other condition but {conditions}.</source>
            <translation>Cette condition ne se combine avec aucune autre que {conditions}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/conditions.py" />
            <source>It goes with no other condition.</source>
            <translation>Cette condition ne se combine avec aucune autre.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>It holds for captures of Black alone.</source>
            <translation>Cela ne vaut que pour les prises des Noirs.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>It holds for captures of White alone.</source>
            <translation>Cela ne vaut que pour les prises des Blancs.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>It holds for kings, too.</source>
            <translation>Cela vaut aussi pour les rois.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>It holds for the black king alone.</source>
            <translation>Cela ne vaut que pour le roi noir.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>It holds for the white king alone.</source>
            <translation>Cela ne vaut que pour le roi blanc.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Kings do not lend their moves.</source>
            <translation>Les rois ne prêtent pas leur marche.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Kings do not move as others.</source>
            <translation>Les rois ne jouent pas comme d'autres.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Kings lend their moves, and move as others.</source>
            <translation>Les rois prêtent leur marche et jouent comme d'autres.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>Kings may stand side by side: a king does not attack one that its own side observes.</source>
            <translation>Les rois peuvent être côte à côte : un roi n'en attaque pas un que son propre camp observe.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Kings neither lend their moves nor move as others.</source>
            <translation>Les rois ne prêtent pas leur marche et ne jouent pas comme d'autres.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Lines beside the files and ranks that are named part the board into cells; each move has to lead into another cell.</source>
            <translation>Des lignes à côté des colonnes et rangées nommées partagent l'échiquier en cellules ; chaque coup doit mener dans une autre cellule.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Lines part the board into cells of four squares, shifted by a file and a rank; each move has to lead into another cell.</source>
            <translation>Des lignes partagent l'échiquier en cellules de quatre cases, décalées d'une colonne et d'une rangée ; chaque coup doit mener dans une autre cellule.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Lines part the board into cells of four squares, shifted by a file; each move has to lead into another cell.</source>
            <translation>Des lignes partagent l'échiquier en cellules de quatre cases, décalées d'une colonne ; chaque coup doit mener dans une autre cellule.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Lines part the board into cells of four squares, shifted by a rank; each move has to lead into another cell.</source>
            <translation>Des lignes partagent l'échiquier en cellules de quatre cases, décalées d'une rangée ; chaque coup doit mener dans une autre cellule.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>Lines part the board into cells of four squares; each move has to lead into another cell.</source>
            <translation>Des lignes divisent l'échiquier en cellules de quatre cases ; chaque coup doit mener dans une autre cellule.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Neutral pieces leave neutral pawns.</source>
            <translation>Les pièces neutres laissent des pions neutres.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>No move may let a piece be observed by an enemy piece of its own kind.</source>
            <translation>Aucun coup ne peut laisser une pièce observée par une pièce adverse de même nature.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>Nobody may check unless it is mate.</source>
            <translation>Nul ne peut donner échec, sauf si c'est mat.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>Nothing can stand on the squares or pass over them.</source>
            <translation>Rien ne peut occuper ces cases ni passer par-dessus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>Nothing may be captured.</source>
            <translation>Aucune prise n'est permise.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Of each kind a side may have no more pieces on the board than a box of chess pieces holds.</source>
            <translation>De chaque nature, un camp ne peut avoir sur l'échiquier plus de pièces qu'une boîte de jeu n'en contient.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>On the square, files a and h are exchanged.</source>
            <translation>Pour la case, les colonnes a et h sont échangées.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Only the longest moves give check, and no other move gets out of one.</source>
            <translation>Seuls les coups les plus longs donnent échec, et aucun autre coup n'en sort.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Pawns become Argentine pieces: senora, faro, loco and saltador. Faros castle in place of rooks.</source>
            <translation>Les pions se promeuvent en pièces argentines : senora, faro, loco et saltador. Les faros roquent à la place des tours.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Pawns become marine pieces: siren, triton, nereid and marine knight. Tritons castle in place of rooks.</source>
            <translation>Les pions se promeuvent en pièces marines : sirène, triton, néréide et cavalier marin. Les tritons roquent à la place des tours.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Pawns do not become imitators.</source>
            <translation>Les pions ne se transforment pas en imitateurs.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Pawns may also become Chinese pieces: leo, pao, vao and mao.</source>
            <translation>Les pions peuvent aussi devenir des pièces chinoises : léo, pao, vao et mao.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Pawns promote one rank earlier.</source>
            <translation>Les pions sont promus une rangée plus tôt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>Pieces may capture pieces of their own side, too, except the king.</source>
            <translation>Les pièces peuvent aussi capturer celles de leur propre camp, sauf le roi.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>Pieces move only between squares of different colours.</source>
            <translation>Les pièces ne jouent qu'entre cases de couleurs différentes.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>Pieces move only between squares of the same colour.</source>
            <translation>Les pièces ne jouent qu'entre cases de même couleur.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Such a move gives no check either.</source>
            <translation>Un tel coup ne donne pas non plus échec.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Such a move still gives check.</source>
            <translation>Un tel coup donne néanmoins échec.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>That ends the game.</source>
            <translation>Cela termine la partie.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The black king in check may also move as an equihopper, or as another given piece.</source>
            <translation>Le roi noir en échec peut aussi jouer comme un équisauteur, ou comme une autre pièce indiquée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The black king in check may also move as the pieces that check it.</source>
            <translation>Le roi noir en échec peut aussi jouer comme les pièces qui lui font échec.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The black king in check moves only as the pieces that check it.</source>
            <translation>Le roi noir en échec ne joue que comme les pièces qui lui font échec.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The black king in check must move as a piece that checks it, and becomes such a piece, no longer royal.</source>
            <translation>Le roi noir en échec doit jouer comme une pièce qui lui fait échec, et devient une telle pièce, non royale.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>The pawn is one of the other side.</source>
            <translation>Le pion est celui de l'autre camp.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>The pawn is one of the side that moves.</source>
            <translation>Le pion est celui du camp qui joue.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>The pawns are Berolina pawns.</source>
            <translation>Les pions sont des pions Berolina.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>The side that defends makes no moves but those that check; in helpmates the side that is mated.</source>
            <translation>Le camp qui se défend ne joue que des coups qui donnent échec ; dans les mats aidés, le camp maté.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>The side that defends must make one of its longest legal moves; in helpmates the side that is mated.</source>
            <translation>Le camp qui se défend doit jouer un de ses plus longs coups légaux ; dans les mats aidés, le camp maté.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>The square is mirrored at the middle of the board.</source>
            <translation>La case est symétrique par rapport au centre de l'échiquier.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>The squares of the other side count.</source>
            <translation>Ce sont les cases de l'autre camp qui comptent.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>The squares that are named together form a cell, all others another one; each move has to lead into another cell.</source>
            <translation>Les cases nommées ensemble forment une cellule, toutes les autres une de plus ; chaque coup doit mener dans une autre cellule.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The white king in check may also move as an equihopper, or as another given piece.</source>
            <translation>Le roi blanc en échec peut aussi jouer comme un équisauteur, ou comme une autre pièce indiquée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The white king in check may also move as the pieces that check it.</source>
            <translation>Le roi blanc en échec peut aussi jouer comme les pièces qui lui font échec.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The white king in check moves only as the pieces that check it.</source>
            <translation>Le roi blanc en échec ne joue que comme les pièces qui lui font échec.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The white king in check must move as a piece that checks it, and becomes such a piece, no longer royal.</source>
            <translation>Le roi blanc en échec doit jouer comme une pièce qui lui fait échec, et devient une telle pièce, non royale.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>There are Chinese pieces in place of queen, rook, bishop and knight.</source>
            <translation>Des pièces chinoises remplacent dame, tour, fou et cavalier.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>There are nightriders in place of knights.</source>
            <translation>Des noctambules remplacent les cavaliers.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>There are no kings: a side that could mate puts the king of the other side on the board with its move. In type 2 the other side may go on if it does the same.</source>
            <translation>Il n’y a pas de rois : le camp qui pourrait mater place avec son coup le roi adverse sur l’échiquier. Dans le type 2, l’autre camp peut continuer s’il fait de même.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>There are two boards: a piece moves on its own one, to a square that is empty on the other, and is then there.</source>
            <translation>Il y a deux échiquiers : une pièce joue sur le sien, vers une case vide sur l'autre, où elle se trouve ensuite.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>They do so only after a check.</source>
            <translation>Ils ne le font qu'après un échec.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>Two pieces of opposite sides that stand back to back move as each other.</source>
            <translation>Deux pièces de camps opposés qui sont dos à dos jouent l'une comme l'autre.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>Two pieces of opposite sides that stand face to face move as each other.</source>
            <translation>Deux pièces de camps opposés qui sont face à face jouent l'une comme l'autre.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>Two pieces of opposite sides that stand side by side move as each other.</source>
            <translation>Deux pièces de camps opposés qui sont côte à côte jouent l'une comme l'autre.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>Two pieces on squares that are point-symmetric about the middle of the board move as each other.</source>
            <translation>Deux pièces sur des cases symétriques par rapport au centre de l'échiquier jouent l'une comme l'autre.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>When a piece is captured, a piece of the next lower kind of its side becomes one of its kind: a rook for a queen, a bishop for a rook, a knight for a bishop, a queen for a knight.</source>
            <translation>Quand une pièce est capturée, une pièce de son camp, de la nature immédiatement inférieure, prend sa nature : une tour pour une dame, un fou pour une tour, un cavalier pour un fou, une dame pour un cavalier.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>When a piece is captured, a piece of the next lower kind of its side becomes one of its kind: a rook for a queen, a bishop for a rook, a knight for a bishop, the king for a knight.</source>
            <translation>Quand une pièce est capturée, une pièce de son camp, de la nature immédiatement inférieure, prend sa nature : une tour pour une dame, un fou pour une tour, un cavalier pour un fou, le roi pour un cavalier.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>When a piece is captured, the king of its side becomes a royal piece of that kind; when a pawn is captured, a king.</source>
            <translation>Quand une pièce est capturée, le roi de son camp devient une pièce royale de cette nature ; quand c'est un pion, un roi.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White makes no moves but those that check; he is mated where he could not move without that either.</source>
            <translation>Les Blancs ne jouent que des coups qui donnent échec ; ils sont mat là où ils ne pourraient pas jouer sans cela non plus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>White may not capture.</source>
            <translation>Les Blancs ne peuvent pas capturer.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>White moves only to squares of the edge.</source>
            <translation>Les Blancs ne jouent que vers les cases du bord.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must capture if he can; ultra: he cannot do anything else.</source>
            <translation>Les Blancs doivent capturer s'ils le peuvent ; ultra : ils ne peuvent rien faire d'autre.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must make one of the longest legal moves.</source>
            <translation>Les Blancs doivent jouer un des coups légaux les plus longs.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must make one of the shortest legal moves.</source>
            <translation>Les Blancs doivent jouer un des coups légaux les plus courts.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must move so that the two pieces come as far apart as possible.</source>
            <translation>Les Blancs doivent jouer de sorte que les deux pièces soient le plus loin possible l'une de l'autre.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must move so that the two pieces come as near to each other as possible.</source>
            <translation>Les Blancs doivent jouer de sorte que les deux pièces soient le plus près possible l'une de l'autre.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must move the piece on the first square of a1, a2 … h8 of those that can move.</source>
            <translation>Les Blancs doivent jouer, de leurs pièces qui le peuvent, celle de la première case dans l'ordre a1, a2 … h8.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must move to one of the squares if he can, even where that would leave his king in check.</source>
            <translation>Les Blancs doivent jouer vers l'une des cases s'ils le peuvent, même là où leur roi serait en échec.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must move to one of the squares if he can.</source>
            <translation>Les Blancs doivent jouer vers l'une des cases s'ils le peuvent.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must move to the square that Black has just left, if he can.</source>
            <translation>Les Blancs doivent jouer vers la case que les Noirs viennent de quitter, s'ils le peuvent.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>White never has more pawns than the number named.</source>
            <translation>Les Blancs n'ont jamais plus de pions que le nombre indiqué.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>White pawns cannot go where they would promote.</source>
            <translation>Les pions blancs ne peuvent pas aller là où ils seraient promus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>White pawns promote on the squares.</source>
            <translation>Les pions blancs sont promus sur les cases.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>With each capture another piece of the captured kind disappears, of the side that captures (Adverse: of the other side); Chromatic: it changes sides.</source>
            <translation>À chaque prise, une autre pièce de la nature capturée disparaît, du camp qui capture (Adverse : de l'autre camp) ; Chromatic : elle change de camp.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>With each move a chameleon becomes the next of the given pieces.</source>
            <translation>À chaque coup, un caméléon devient la suivante des pièces indiquées.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>With each move a knight becomes a bishop, a bishop a rook, a rook a queen and a queen a knight.</source>
            <translation>À chaque coup un cavalier devient fou, un fou tour, une tour dame et une dame cavalier.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>With each move the imitators go as far as the piece that moves; their way has to be free, too.</source>
            <translation>À chaque coup, les imitateurs vont aussi loin que la pièce jouée ; leur chemin doit être libre lui aussi.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>With each move the pieces of the other side disappear that would be mated if they were kings.</source>
            <translation>À chaque coup disparaissent les pièces adverses qui seraient mat si elles étaient des rois.</translation>
        </message>
    </context>
    <context>
        <name>csv</name>
        <message>
            <location filename="../../app/matewright/formats/csv_table.py" />
            <source>a solution tree</source>
            <translation>un arbre de solutions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/csv_table.py" />
            <source>the field “{field}”</source>
            <translation>le champ « {field} »</translation>
        </message>
    </context>
    <context>
        <name>encodings</name>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Central European (Windows-1250)</source>
            <translation>Europe centrale (Windows-1250)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Cyrillic (DOS, code page 866)</source>
            <translation>Cyrillique (DOS, page de codes 866)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Cyrillic (KOI8-R)</source>
            <translation>Cyrillique (KOI8-R)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Cyrillic (Windows-1251)</source>
            <translation>Cyrillique (Windows-1251)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Unicode (UTF-16, big-endian)</source>
            <translation>Unicode (UTF-16, gros-boutiste)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Unicode (UTF-16, little-endian)</source>
            <translation>Unicode (UTF-16, petit-boutiste)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Unicode (UTF-8 with byte order mark)</source>
            <translation>Unicode (UTF-8 avec marque d'ordre des octets)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Unicode (UTF-8)</source>
            <translation>Unicode (UTF-8)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Western European (DOS, code page 850)</source>
            <translation>Europe occidentale (DOS, page de codes 850)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Western European (ISO 8859-1)</source>
            <translation>Europe occidentale (ISO 8859-1)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Western European (Windows-1252)</source>
            <translation>Europe occidentale (Windows-1252)</translation>
        </message>
    </context>
    <context>
        <name>engine</name>
        <message>
            <location filename="../../app/matewright/bridge/request.py" />
            <source>mode {name}</source>
            <translation>mode {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/bridge/request.py" />
            <source>one distribution of the parts</source>
            <translation>une distribution des rôles</translation>
        </message>
    </context>
    <context>
        <name>entry</name>
        <message>
            <location filename="../../app/matewright/formats/entry_reading.py" />
            <source>a list of texts</source>
            <translation>une liste de textes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/entry_reading.py" />
            <source>a list of versions</source>
            <translation>une liste de versions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/entry_reading.py" />
            <source>a name or fields</source>
            <translation>un nom ou des champs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/entry_reading.py" />
            <source>text</source>
            <translation>du texte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/entry_reading.py" />
            <source>the lists “white” and “black”</source>
            <translation>les listes « white » et « black »</translation>
        </message>
    </context>
    <context>
        <name>epd</name>
        <message>
            <location filename="../../app/matewright/formats/epd.py" />
            <source>a solution tree</source>
            <translation>un arbre de solutions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/epd.py" />
            <source>the field “{field}”</source>
            <translation>le champ « {field} »</translation>
        </message>
    </context>
    <context>
        <name>errors</name>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A brace opens here and is not closed.</source>
            <translation>Une accolade s'ouvre ici et n'est pas fermée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A game begins from one diagram, and the problem has twins.</source>
            <translation>Une partie commence sur un seul diagramme, or le problème a des jumeaux.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A game may have {most} moves at most, and 600 in a row.</source>
            <translation>Une partie peut avoir {most} coups au plus, et 600 d'affilée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A pattern cannot have “+{text}”. Choose from: {known}.</source>
            <translation>Un motif ne peut avoir « +{text} ». Choisissez parmi : {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A pattern has at most {most} characters.</source>
            <translation>Un motif a au plus {most} caractères.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A worker of the cluster does not have Matewright: {reason}.</source>
            <translation>Un poste de la grappe de calcul n'a pas Matewright : {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A worker of the cluster has version {found} of Matewright; this is version {wanted}.</source>
            <translation>Un poste de la grappe de calcul a la version {found} de Matewright ; celle-ci est la version {wanted}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A {name} file shows one problem, not {count}.</source>
            <translation>Un fichier {name} montre un seul problème, non {count}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>An empty board is like no problem.</source>
            <translation>Un échiquier vide ne ressemble à aucun problème.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>An operation is expected at “{text}”.</source>
            <translation>Une opération est attendue à « {text} ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Another batch is at work with the journal “{file}”.</source>
            <translation>Un autre lot travaille avec le journal « {file} ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Below the diagram a line with stipulation and numbers of pieces is expected.</source>
            <translation>Une ligne avec l'énoncé et les nombres de pièces est attendue sous le diagramme.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Black</source>
            <translation>Noirs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Both {text} and {other} are required: one problem cannot have both.</source>
            <translation>{text} est voulu, et {other} aussi : un problème ne peut avoir les deux.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Braces are nested more than {most} levels deep here.</source>
            <translation>Des accolades sont imbriquées ici sur plus de {most} niveaux.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Engines are compared on one diagram, and the problem has twins.</source>
            <translation>On compare les programmes sur un seul diagramme, or le problème a des jumeaux.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>For --cluster the package “distributed” is needed: pip install 'matewright[cluster]'.</source>
            <translation>Pour --cluster, il faut le paquet « distributed » : pip install 'matewright[cluster]'.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Games with fairy pieces are not understood.</source>
            <translation>Les parties avec des pièces féeriques ne sont pas comprises.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Input for Popeye begins with “BeginProblem”, not with “{text}”.</source>
            <translation>Un texte pour Popeye commence par « BeginProblem », non par « {text} ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Invisible pieces are not supported yet.</source>
            <translation>Les pièces invisibles ne sont pas encore reconnues.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>It does not fit the diagram.</source>
            <translation>Cela ne va pas avec le diagramme.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>It is not clear what “{text}” means.</source>
            <translation>Le sens de « {text} » n'est pas clair.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>It is the answer to another question: {names}.</source>
            <translation>Elle répond à une autre question : {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>It shows another diagram.</source>
            <translation>Elle montre un autre diagramme.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>It was stopped before it was done.</source>
            <translation>Il a été arrêté avant la fin.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Line {line}: {reason}</source>
            <translation>Ligne {line} : {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Mates and play can be compared only when the problem has a solution: solve it first.</source>
            <translation>Mats et jeu ne se comparent que si le problème a une solution : résolvez-le d'abord.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>More than {most} lines are not looked at.</source>
            <translation>Au-delà de {most} lignes, rien n'est regardé.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Move {number} of the line is not legal under the conditions.</source>
            <translation>Le coup {number} de la variante n'est pas légal avec ces conditions.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Move {number} of the line: {reason}</source>
            <translation>Coup {number} de la suite : {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>No move can have been the last: each comes from a position that is itself illegal.</source>
            <translation>Aucun dernier coup n'est possible : chacun vient d'une position elle-même illégale.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>No pawn can have passed over {square} in the last move.</source>
            <translation>Aucun pion ne peut avoir franchi {square} au dernier coup.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>No process could be started for solving: {reason}.</source>
            <translation>Aucun processus n'a pu être lancé pour la résolution : {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Nothing here knows how these pieces move: {names}.</source>
            <translation>Rien ici ne sait comment jouent ces pièces : {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Nothing in the file “{file}” can be read as a chess problem. {first}</source>
            <translation>Rien dans le fichier « {file} » ne se lit comme un problème d'échecs. {first}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Nothing independent of Matewright knows the rules of {names}.</source>
            <translation>Rien d'indépendant de Matewright ne connaît les règles de {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Only orthodox pieces can be used here, not the {names}.</source>
            <translation>Seules les pièces orthodoxes sont possibles ici, pas : {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Only positions of orthodox chess can be asked whether they come from a game.</source>
            <translation>Seule une position d'échecs orthodoxes peut être examinée pour savoir si elle vient d'une partie.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Other names of the file “{file}” (hard links) still hold what was there before.</source>
            <translation>Les autres noms du fichier « {file} » (liens physiques) gardent ce qui s’y trouvait avant.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Pictures and PDF need the package PySide6-Essentials, which is not installed.</source>
            <translation>Les images et les PDF demandent le paquet PySide6-Essentials, qui n'est pas installé.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Popeye (“{file}”) broke down with status {status}.</source>
            <translation>Popeye (« {file} ») s’est arrêté sur une erreur, état {status}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Popeye (“{file}”) printed more than {most} MiB and was stopped.</source>
            <translation>Popeye (« {file} ») a écrit plus de {most} Mio et a été arrêté.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Popeye cannot be started: “{file}”: {reason}.</source>
            <translation>Popeye ne peut pas être lancé : « {file} » : {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Popeye is not here: there is no program {names}. The preferences or the variable {variable} can name one.</source>
            <translation>Popeye est absent : il n’y a pas de programme {names}. Les préférences ou la variable {variable} peuvent en nommer un.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Popeye is not used for {text} here.</source>
            <translation>Popeye n’est pas interrogé ici sur {text}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Popeye’s answer is not understood: {reason}</source>
            <translation>La réponse de Popeye n’est pas comprise : {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number} of “{file}” (line {line}): {reason}</source>
            <translation>Problème {number} de « {file} » (ligne {line}) : {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number} of “{file}” cannot be read, so nothing can be like it.</source>
            <translation>Le problème {number} de « {file} » est illisible : rien ne peut lui ressembler.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number} of “{file}”: {reason}</source>
            <translation>Problème {number} de « {file} » : {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number} was not understood when it was read and cannot be carried over to another format.</source>
            <translation>Le problème {number} n'a pas été compris à la lecture et ne peut passer dans un autre format.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: LaTeX cannot read a solution as long as this one; its end is left out.</source>
            <translation>Problème {number} : LaTeX ne peut lire une solution aussi longue ; sa fin est omise.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: a PGN file cannot hold {what}.</source>
            <translation>Problème {number} : un fichier PGN ne peut contenir {what}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: a table cannot hold {what}.</source>
            <translation>Problème {number} : un tableau ne peut contenir {what}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: a web page shows at most {most} moves of a solution; the rest is left out.</source>
            <translation>Problème {number} : une page web montre au plus {most} coups d'une solution ; le reste est omis.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: an EPD file cannot hold {what}.</source>
            <translation>Problème {number} : un fichier EPD ne peut contenir {what}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: input for Popeye cannot hold {what}.</source>
            <translation>Problème {number} : un texte pour Popeye ne peut contenir {what}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: the solution is too long to be stored; it can be found again by solving.</source>
            <translation>Problème {number} : la solution est trop longue pour être gardée ; la résolution la retrouvera.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: the versions “{names}” have no place in this format.</source>
            <translation>Problème {number} : les versions « {names} » n'ont pas de place dans ce format.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Promotion to kings is unknown here: “{text}”.</source>
            <translation>La promotion en roi est inconnue ici : « {text} ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Promotion to pawns is unknown here: “{text}”.</source>
            <translation>La promotion en pion est inconnue ici : « {text} ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Rank {rank} of the FEN (“{text}”) describes {count} instead of 8 squares.</source>
            <translation>La rangée {rank} de la FEN (« {text} ») décrit {count} cases au lieu de 8.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: a search has at most {most} characters.</source>
            <translation>Recherche, caractère {at} : une recherche a {most} caractères au plus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: here a star can only follow a word, not stand in “{text}”. After author:, source:, keyword: and stip: it may stand anywhere.</source>
            <translation>Recherche, caractère {at} : ici, l’étoile ne peut suivre qu’un mot, pas se trouver dans « {text} ». Après author:, source:, keyword: et stip: elle peut être partout.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: something is missing after “{name}”.</source>
            <translation>Recherche, caractère {at} : il manque quelque chose après « {name} ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: the pattern cannot be read. {reason}</source>
            <translation>Recherche, caractère {at} : le motif est illisible. {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: the quotation mark is not closed.</source>
            <translation>Recherche, caractère {at} : le guillemet n'est pas fermé.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: there is no field “{name}”. Choose from: {known}. What is not meant as a field goes between quotation marks.</source>
            <translation>Recherche, caractère {at} : il n'y a pas de champ « {name} ». Choisissez parmi : {known}. Ce qui n'est pas un champ se met entre guillemets.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: there is no state “{text}”. Choose from: {known}.</source>
            <translation>Recherche, caractère {at} : il n'y a pas d'état « {text} ». Choisissez parmi : {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: there is no theme “{text}”. “matewright themes --list” prints the names.</source>
            <translation>Recherche, caractère {at} : il n'y a pas de thème « {text} ». « matewright themes --list » donne les noms.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: “OR” has to stand between two conditions.</source>
            <translation>Recherche, caractère {at} : « OR » doit se trouver entre deux conditions.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: “{name}” is text; it cannot be compared with “{sign}”. Write a colon.</source>
            <translation>Recherche, caractère {at} : « {name} » est du texte ; il ne se compare pas avec « {sign} ». Mettez un deux-points.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: “{text}” is not a number or range (1890..1910) to compare “{name}” with.</source>
            <translation>Recherche, caractère {at} : « {text} » n'est ni un nombre ni un intervalle (1890..1910) auquel comparer « {name} ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: “{text}” is not a square or number for “{name}”. Write a1, or ? for any file or rank.</source>
            <translation>Recherche, caractère {at} : « {text} » n'est ni une case ni un nombre pour « {name} ». Écrivez a1, ou ? pour toute colonne ou rangée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Settings cannot be ordered by “{text}”; choose from: {known}.</source>
            <translation>Les positions ne se classent pas selon « {text} » ; sont connus {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Solving this failed unexpectedly: {detail}.</source>
            <translation>La résolution a échoué de façon inattendue : {detail}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Solving was not finished.</source>
            <translation>La résolution n'a pas été terminée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Squares such as “f7” are expected, not “{text}”.</source>
            <translation>Des cases comme « f7 » sont attendues, non « {text} ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Stopped before anything was found.</source>
            <translation>Arrêté avant que rien n'ait été trouvé.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “reference” does without the option checks only in help play.</source>
            <translation>La stratégie « reference » n'a pas l'option échecs seulement en jeu aidé.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “reference” solves #n and h#n, not {text}.</source>
            <translation>La stratégie « reference » résout #n et h#n, non {text}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “{name}” does without the option {option}.</source>
            <translation>La stratégie « {name} » n'a pas l'option {option}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “{name}” finds one key or none: it has no mode “{mode}”, only “shortest”.</source>
            <translation>La stratégie « {name} » trouve une clé ou aucune : elle n'a pas le mode « {mode} », seulement « shortest ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “{name}” knows no conditions.</source>
            <translation>La stratégie « {name} » ne connaît pas de conditions.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “{name}” looks for mates in {known} only, not in {count}.</source>
            <translation>La stratégie « {name} » ne cherche que les mats en {known}, non en {count}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “{name}” solves direct mates (#n), not {text}.</source>
            <translation>La stratégie « {name} » résout les mats directs (#n), non {text}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The FEN has {count} fields; at most 6 are allowed.</source>
            <translation>La FEN a {count} champs ; 6 au plus sont permis.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The FEN has {count} instead of 8 ranks.</source>
            <translation>La FEN a {count} rangées au lieu de 8.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The FEN is empty.</source>
            <translation>La FEN est vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The Forsyth notation has more than 64 squares.</source>
            <translation>La notation Forsyth a plus de 64 cases.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The best move (bm) “{move}” cannot be played; it is kept as it is.</source>
            <translation>Le meilleur coup (bm) « {move} » ne peut être joué ; il reste tel quel.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The bishop on {square} cannot have come there: the pawns in front of it never moved.</source>
            <translation>Le fou en {square} ne peut y être venu : les pions devant lui n'ont jamais joué.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The board is no ordinary one of 8 × 8 squares ({size}).</source>
            <translation>L'échiquier n'a pas les 8 × 8 cases ordinaires ({size}).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The brackets around variations do not fit.</source>
            <translation>Les parenthèses autour des variantes ne vont pas ensemble.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The castling field has “{right}”, but that king and rook are not on their home squares.</source>
            <translation>Le champ des roques contient « {right} », mais ce roi et cette tour ne sont pas sur leurs cases d'origine.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The castling field of the FEN is “{text}”; it may hold only K, Q, k, q or “-”.</source>
            <translation>Le champ de roque de la FEN est « {text} » ; il ne peut contenir que K, Q, k, q ou « - ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The comment for Matewright was left out: the diagram was changed by hand since it was written.</source>
            <translation>Le commentaire pour Matewright a été omis : le diagramme a été changé à la main depuis son écriture.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The conditions “{first}” and “{second}” contradict each other.</source>
            <translation>Les conditions « {first} » et « {second} » se contredisent.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The diagram has more commands than the {most} that are read.</source>
            <translation>Le diagramme a plus de commandes que l’on n’en lit : {most} au plus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The diagram has {size} characters with what stands before it; at most {most} are read.</source>
            <translation>Le diagramme a {size} caractères avec ce qui le précède ; {most} au plus sont lus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The diagram is damaged.</source>
            <translation>Le diagramme est endommagé.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The diagram is the position after the key: its play cannot be required of the positions before.</source>
            <translation>Le diagramme est la position après la clé : son jeu ne peut être voulu des positions d'avant.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The document has {size} characters; at most {most} are read.</source>
            <translation>Le document a {size} caractères ; {most} au plus sont lus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The document is a list; each problem is to be a document of its own, with a line “---” before it.</source>
            <translation>Le document est une liste ; chaque problème doit être un document à part, précédé d’une ligne « --- ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The document is nested more than {most} levels deep.</source>
            <translation>Le document est imbriqué sur plus de {most} niveaux.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The document uses more than {most} YAML aliases.</source>
            <translation>Le document utilise plus de {most} alias YAML.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The en passant field of the FEN is “{text}”; it must be a square or “-”.</source>
            <translation>Le champ en passant de la FEN est « {text} » ; ce doit être une case ou « - ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The en passant square {square} is not on rank {rank}, where a capture could end.</source>
            <translation>La case en passant {square} n'est pas sur la rangée {rank}, où une prise pourrait finir.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The en passant square {square} is stated, but no pawn can capture there.</source>
            <translation>La case en passant {square} est donnée, mais aucun pion ne peut y prendre.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The engine cannot solve this problem: {bound}.</source>
            <translation>Le moteur ne peut pas résoudre ce problème : {bound}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The engine does not know the condition “{text}”.</source>
            <translation>Le moteur ne connaît pas la condition « {text} ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The engine stopped because of an internal error: {detail}</source>
            <translation>Le moteur s'est arrêté sur une erreur interne : {detail}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The entry does not consist of fields such as “stipulation”.</source>
            <translation>L'entrée n'est pas faite de champs comme « stipulation ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The environment “{kind}” has no end.</source>
            <translation>L'environnement « {kind} » n'a pas de fin.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The field “{field}” must be {expected}; it was not understood and is kept as it is.</source>
            <translation>Le champ « {field} » doit être {expected} ; il n'a pas été compris et reste tel quel.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The field “{field}” puts a second piece on {square}. The document is kept, but its position is not shown.</source>
            <translation>Le champ « {field} » pose une seconde pièce en {square}. Le document est gardé, sa position n'est pas montrée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file ends within this record.</source>
            <translation>Le fichier finit au milieu de cette entrée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file was saved as UTF-8, because it has characters that do not exist in {encoding}.</source>
            <translation>Le fichier a été enregistré en UTF-8, car il a des caractères qui n'existent pas en {encoding}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” cannot be read: {reason}.</source>
            <translation>Le fichier « {file} » ne peut être lu : {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” cannot be saved: there is no folder “{folder}”.</source>
            <translation>Le fichier « {file} » ne peut être enregistré : il n'y a pas de dossier « {folder} ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” could not be written: a text holds {character}, which is not a character.</source>
            <translation>Le fichier « {file} » n'a pu être écrit : un texte contient {character}, qui n'est pas un caractère.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” could not be written: {reason}.</source>
            <translation>Le fichier « {file} » n'a pu être écrit : {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” could not be written: {reason}. What was there before is unchanged.</source>
            <translation>Le fichier « {file} » n'a pu être écrit : {reason}. Ce qui y était reste inchangé.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” has {size} bytes; at most {most} are read.</source>
            <translation>Le fichier « {file} » a {size} octets ; {most} au plus sont lus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is being saved by another program at this moment, so it was not changed.</source>
            <translation>Un autre programme est en train d’enregistrer le fichier « {file} » ; il n’a pas été modifié.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is not UTF-8. It was read as {encoding}; if letters look wrong, open it again in another encoding.</source>
            <translation>Le fichier « {file} » n'est pas en UTF-8. Il a été lu en {encoding} ; si des lettres sont fausses, rouvrez-le dans un autre encodage.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is not recognised; files ending in {known} can be read.</source>
            <translation>Le fichier « {file} » n'est pas reconnu ; on lit les fichiers finissant par {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is not text in the encoding {encoding}: line {line} holds the byte {byte}.</source>
            <translation>Le fichier « {file} » n'est pas un texte dans l'encodage {encoding} : la ligne {line} contient l'octet {byte}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is not text: there is a zero byte in line {line}.</source>
            <translation>Le fichier « {file} » n'est pas un texte : il y a un octet nul à la ligne {line}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is not the journal of a batch, so it was left alone.</source>
            <translation>Le fichier « {file} » n'est pas le journal d'un lot ; il n'a pas été touché.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is read-only, so it was not changed.</source>
            <translation>Le fichier « {file} » est en lecture seule ; il n'a pas été changé.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” was changed by another program since it was opened here, so it was not overwritten.</source>
            <translation>Le fichier « {file} » a été modifié par un autre programme depuis son ouverture ; il n'a pas été écrasé.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The format “{name}” can only be read.</source>
            <translation>Le format « {name} » peut seulement être lu.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The format “{name}” can only be written.</source>
            <translation>Le format « {name} » peut seulement être écrit.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The game has no FEN tag: only games that begin from a position of their own are read.</source>
            <translation>La partie n'a pas de champ FEN : seules les parties qui partent d'une position à elles sont lues.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The game has {size} characters; at most {most} are read.</source>
            <translation>La partie a {size} caractères ; {most} au plus sont lus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The journal “{file}” belongs to other work; name another one with --journal.</source>
            <translation>Le journal « {file} » appartient à un autre travail ; indiquez-en un autre avec --journal.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The journal “{file}” cannot be read.</source>
            <translation>Le journal « {file} » ne peut pas être lu.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The journal “{file}” could not be written: {reason}. Nothing more can be solved without it.</source>
            <translation>Le journal « {file} » n'a pu être écrit : {reason}. Sans lui, rien d'autre ne peut être résolu.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The journal “{file}” is of version {found}; this program reads version {known}.</source>
            <translation>Le journal « {file} » est de version {found} ; ce programme lit la version {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The letter “{letter}” means no known piece.</source>
            <translation>La lettre « {letter} » ne désigne aucune pièce connue.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The line has {count} moves; at most {most} are read.</source>
            <translation>La suite a {count} coups ; {most} au plus sont lus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The line has {size} characters; at most {most} are read.</source>
            <translation>La suite a {size} caractères ; {most} au plus sont lus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The moves are nested more than {most} deep.</source>
            <translation>Les coups sont imbriqués sur plus de {most} niveaux.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The moves were not understood; they are kept as text. {reason}</source>
            <translation>Les coups n'ont pas été compris ; ils sont gardés comme texte. {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The name “{file}” does not say the format; let it end in {known}.</source>
            <translation>Le nom « {file} » ne dit pas le format ; qu'il finisse par {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The numbers of pieces below the diagram are not those of the diagram.</source>
            <translation>Les nombres de pièces sous le diagramme ne sont pas ceux du diagramme.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The option checks only is for direct mates (#n), not for {text}.</source>
            <translation>L'option échecs seulement est pour les mats directs (#n), non pour {text}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The option {name} does not go with {what}.</source>
            <translation>L'option {name} ne va pas avec {what}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The option {name} is {value}; it must be at least {least}.</source>
            <translation>L'option {name} vaut {value} ; elle doit valoir au moins {least}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The option {name} is {value}; it must be from {least} to {most}.</source>
            <translation>L'option {name} vaut {value} ; elle doit être entre {least} et {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The option “{text}” lacks its squares.</source>
            <translation>Il manque des cases à l'option « {text} ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The pattern has no pieces.</source>
            <translation>Le motif n'a pas de pièces.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The picture could not be drawn; it would have {width} × {height} pixels.</source>
            <translation>L'image n'a pu être dessinée ; elle aurait {width} × {height} pixels.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The piece “{text}” in the diagram is not known.</source>
            <translation>La pièce « {text} » du diagramme est inconnue.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The piece “{text}” in the field “{field}” is not known. The document is kept, but its position is not shown.</source>
            <translation>La pièce « {text} » du champ « {field} » est inconnue. Le document est gardé, sa position n'est pas montrée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The piece “{text}” is not known.</source>
            <translation>La pièce « {text} » est inconnue.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem has more authors than the {most} that are read.</source>
            <translation>Le problème a plus d’auteurs que l’on n’en lit : {most} au plus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem has more conditions and options than the {most} that are read.</source>
            <translation>Le problème a plus de conditions et d’options que l’on n’en lit : {most} au plus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem has more fields than the {most} that are read.</source>
            <translation>Le problème a plus de champs que l’on n’en lit : {most} au plus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem has more names and values than the {most} that are read.</source>
            <translation>Le problème a plus de noms et de valeurs que l’on n’en lit : {most} au plus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem has more twins than the {most} that are read.</source>
            <translation>Le problème a plus de jumeaux que l’on n’en lit : {most} au plus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem has more words than the {most} that are read.</source>
            <translation>Le problème a plus de mots que l’on n’en lit : {most} au plus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem has something in it that cannot be solved here yet: {names}.</source>
            <translation>Le problème contient quelque chose qui ne peut pas encore être résolu ici : {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem is not sound ({verdict}); mend it first.</source>
            <translation>Le problème n'est pas correct ({verdict}) ; corrigez-le d'abord.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem is sound already: there is nothing to mend.</source>
            <translation>Le problème est déjà correct : il n'y a rien à corriger.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problems on the clipboard are damaged and cannot be taken over.</source>
            <translation>Les problèmes du presse-papiers sont endommagés et ne peuvent être repris.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The process that solved this did not answer for {seconds} seconds and was ended.</source>
            <translation>Le processus chargé de la résolution n'a pas répondu pendant {seconds} secondes et a été arrêté.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The process that solved this ended ({how}); perhaps there was not enough memory.</source>
            <translation>Le processus chargé de la résolution s'est terminé ({how}) ; la mémoire a peut-être manqué.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The recovery file “{file}” is damaged, so the changes in it cannot be restored.</source>
            <translation>Le fichier de récupération « {file} » est endommagé ; ses modifications ne peuvent être rétablies.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The report would overwrite the collection “{file}”: name another file.</source>
            <translation>Le rapport écraserait le recueil « {file} » : nommez un autre fichier.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The row has {count} cells, but the first row names {names} columns.</source>
            <translation>La ligne a {count} cellules, mais la première ligne nomme {names} colonnes.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The row has {size} characters; at most {most} are read.</source>
            <translation>La ligne a {size} caractères ; {most} au plus sont lus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The row says nothing in the column “fen”.</source>
            <translation>La colonne « fen » de cette ligne est vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The scheduler at “{text}” cannot be reached: {reason}.</source>
            <translation>L'ordonnanceur à « {text} » ne peut être joint : {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The scheduler of the cluster is gone: {reason}. The journal holds what was solved.</source>
            <translation>L'ordonnanceur de la grappe de calcul a disparu : {reason}. Le journal contient ce qui a été résolu.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The side to move in the FEN is “{text}”; it must be “w” or “b”.</source>
            <translation>Le trait dans la FEN est « {text} » ; ce doit être « w » ou « b ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution contradicts itself: {what}.</source>
            <translation>La solution se contredit : {what}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution is not correct JSON.</source>
            <translation>La solution n'est pas du JSON correct.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution is of version {found}; this program reads versions 1 to {known}.</source>
            <translation>La solution est de version {found} ; ce programme lit les versions 1 à {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution is restricted by “{name}”, which cannot be checked.</source>
            <translation>La solution est restreinte par « {name} », ce qui ne peut être contrôlé.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution stored in the field “{field}” was left out. {reason}</source>
            <translation>La solution gardée dans le champ « {field} » a été omise. {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution takes no notice of what the problem asks for: {names}.</source>
            <translation>La solution ignore ce que demande le problème : {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution was not understood; it is kept as text. {reason}</source>
            <translation>La solution n'a pas été comprise ; elle est gardée comme texte. {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution's field “{field}” is missing or wrong.</source>
            <translation>Le champ « {field} » de la solution manque ou est faux.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution's move {move} cannot be played.</source>
            <translation>Le coup {move} de la solution ne peut être joué.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The square {square} is named twice in the list of pieces.</source>
            <translation>La case {square} figure deux fois dans la liste des pièces.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation is empty. YAML takes an unquoted #3 for a comment: write it in quotes.</source>
            <translation>L'énoncé est vide. YAML prend #3 sans guillemets pour un commentaire : mettez des guillemets.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation is empty; write for example #3.</source>
            <translation>L'énoncé est vide ; écrivez par exemple #3.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation is stated in ways that contradict each other ({texts}); it is left empty.</source>
            <translation>Les indications sur l'énoncé se contredisent ({texts}) ; l'énoncé reste vide.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation {text} has no key that could be taken back.</source>
            <translation>L'énoncé {text} n'a pas de clé qui puisse être reprise.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation “{text}” asks for {count} moves; from 1 to {most} are possible.</source>
            <translation>L'énoncé « {text} » demande {count} coups ; de 1 à {most} sont possibles.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation “{text}” is not supported yet: {name}.</source>
            <translation>L'énoncé « {text} » n'est pas encore reconnu : {name}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation “{text}” is not understood at character {column} (“{found}”): {expected}.</source>
            <translation>L'énoncé « {text} » n'est pas compris au caractère {column} (« {found} ») : {expected}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text after “{opcode}” has no closing quotation mark.</source>
            <translation>Il manque le guillemet fermant au texte après « {opcode} ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text ends before “EndProblem”.</source>
            <translation>Le texte finit avant « EndProblem ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text has {size} characters; at most {most} are pasted.</source>
            <translation>Le texte a {size} caractères ; {most} au plus sont collés.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text has {size} characters; at most {most} are read.</source>
            <translation>Le texte a {size} caractères ; {most} au plus sont lus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text holds more than {most} problems. Open it as a file instead.</source>
            <translation>Le texte contient plus de {most} problèmes. Ouvrez-le comme fichier.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text on the clipboard is not a chess problem. Known formats: {known}.</source>
            <translation>Le texte du presse-papiers n'est pas un problème d'échecs. Sont compris : {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text “{field}” is not where it should be, and is left out.</source>
            <translation>Le texte « {field} » n'est pas à sa place et a été omis.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The twin has {size} characters; at most {most} are read.</source>
            <translation>Le jumeau a {size} caractères ; {most} au plus sont lus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The twin is not understood at “{text}”: {expected}.</source>
            <translation>Le jumeau n'est pas compris à « {text} » : {expected}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The twins were not understood; they are kept, but the problem cannot be solved. {reason}</source>
            <translation>Les jumeaux n'ont pas été compris ; ils sont gardés, mais le problème ne peut être résolu. {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The workshop does not know stipulations such as {text}.</source>
            <translation>L'atelier ne connaît pas d'énoncés comme {text}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The workshop does not obey the option {name}.</source>
            <translation>L'atelier ne tient pas compte de l'option {name}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The workshop looks at one diagram, and the problem has twins: choose one of them.</source>
            <translation>L'atelier examine un seul diagramme, et le problème a des jumeaux : choisissez-en un.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The {name} field of the FEN is “{text}”; it must be a whole number.</source>
            <translation>Le champ {name} de la FEN est « {text} » ; ce doit être un nombre entier.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The {what} are not those of {name}: {changes}.</source>
            <translation>{what} : autres que ceux de {name} : {changes}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Themes are looked for in complete proofs: this answer is a claim, or not of the whole tree.</source>
            <translation>Les thèmes sont cherchés dans des preuves complètes : cette réponse est une affirmation, ou n’a pas tout l’arbre.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Themes are looked for in orthodox chess only; this problem has {names}.</source>
            <translation>Les thèmes ne sont cherchés qu’aux échecs orthodoxes ; ce problème a {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There are no moves in the line.</source>
            <translation>Il n'y a pas de coups dans la suite.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is a journal of an earlier batch, “{file}”: continue it (--resume) or start over (--restart).</source>
            <translation>Il y a un journal d'un lot précédent, « {file} » : reprenez-le (--resume) ou recommencez (--restart).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is a journal “{file}” already: continue with --resume, or name another one with --journal.</source>
            <translation>Il y a déjà un journal « {file} » : continuez avec --resume, ou indiquez-en un autre avec --journal.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is a second piece on {square}.</source>
            <translation>Il y a une seconde pièce en {square}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is a {colour} pawn on {square}; pawns cannot stand on ranks 1 and 8.</source>
            <translation>Il y a un pion {colour} en {square} ; les pions ne peuvent être sur les rangées 1 et 8.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no condition “{name}”; “matewright conditions” lists those that are known.</source>
            <translation>Il n'y a pas de condition « {name} » ; « matewright conditions » énumère celles qui sont connues.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no diagram as Popeye draws it.</source>
            <translation>Il n'y a pas de diagramme tel que Popeye le dessine.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no encoding “{name}”; choose from: {known}.</source>
            <translation>Il n'y a pas d'encodage « {name} » ; sont connus : {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no file “{file}”.</source>
            <translation>Il n'y a pas de fichier « {file} ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no format “{name}”; choose from: {known}.</source>
            <translation>Il n'y a pas de format « {name} » ; sont connus : {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no kind of change “{text}”; choose from: {known}.</source>
            <translation>« {text} » n'est pas un type de changement ; sont connus {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no mode “{name}”; choose from: {known}.</source>
            <translation>Il n'y a pas de mode « {name} » ; choisissez parmi : {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no option “{name}”.</source>
            <translation>Il n'y a pas d'option « {name} ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no piece on {square}.</source>
            <translation>Il n'y a pas de pièce en {square}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no piece {byte} (on {square}); the position is not shown.</source>
            <translation>Il n'y a pas de pièce {byte} (en {square}) ; la position n'est pas montrée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no piece “{man}” here; a known one with its square, such as “Kf7”, is expected.</source>
            <translation>« {man} » n'est pas une pièce ; une pièce connue avec sa case, comme « Kf7 », est attendue.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no problem to write.</source>
            <translation>Il n'y a pas de problème à écrire.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no program “{file}”, which is to be Popeye.</source>
            <translation>Il n’y a pas de programme « {file} », qui doit être Popeye.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no solution here.</source>
            <translation>Il n'y a pas de solution ici.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no strategy “{name}”; choose from: {known}.</source>
            <translation>Il n'y a pas de stratégie « {name} » ; choisissez parmi : {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no symmetry “{text}”; choose from: {known}.</source>
            <translation>« {text} » n'est pas une symétrie ; sont connues {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no text on the clipboard.</source>
            <translation>Il n'y a pas de texte dans le presse-papiers.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no {colour} king, so it cannot be mated or stalemated.</source>
            <translation>Il n'y a pas de roi {colour} qui puisse être mat ou pat.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no {colour} king, so it cannot be mated.</source>
            <translation>Il n'y a pas de roi {colour} qui puisse être mat.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no {colour} king, so it cannot be stalemated.</source>
            <translation>Il n'y a pas de roi {colour} qui puisse être pat.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no {colour} king.</source>
            <translation>Il n'y a pas de roi {colour}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no {colour} king; a historic program needs both.</source>
            <translation>Il n'y a pas de roi {colour} ; un programme historique a besoin des deux.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is nothing that may be changed.</source>
            <translation>Il n'y a rien qui puisse être changé.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>These are {count} settings; at most {most} are looked at. Choose fewer pieces, squares or changes.</source>
            <translation>Cela fait {count} positions ; {most} au plus sont examinées. Choisissez moins de pièces, de cases ou de changements.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>This form of a structured stipulation (SStipulation) is not supported yet.</source>
            <translation>Cette forme d'énoncé structuré (SEnonce) n'est pas encore prise en charge.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>This is not a position; FEN or EPD is expected.</source>
            <translation>Ce n'est pas une position ; FEN ou EPD est attendu.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>This is not a row of a table: {reason}.</source>
            <translation>Ce n’est pas une ligne de tableau : {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>This is not correct JSON ({reason}).</source>
            <translation>Ce n'est pas du JSON correct ({reason}).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>This is not correct JSON: line {line}, {reason}.</source>
            <translation>Ce n'est pas du JSON correct : ligne {line}, {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>This is not correct YAML ({reason}).</source>
            <translation>Ce n'est pas du YAML correct ({reason}).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>This is what strategy “{name}” claims without proof; there is nothing to check.</source>
            <translation>C'est ce que la stratégie « {name} » affirme sans preuve ; il n'y a rien à contrôler.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Two pieces stand on {square}; ghosts in the diagram are not supported yet.</source>
            <translation>Deux pièces se trouvent en {square} ; les fantômes dans le diagramme ne sont pas encore gérés.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Unknown piece letter “{letter}” in rank {rank} of the FEN.</source>
            <translation>Lettre de pièce inconnue « {letter} » à la rangée {rank} de la FEN.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Version {number} was left out. {reason}</source>
            <translation>La version {number} a été omise. {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>White</source>
            <translation>Blancs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>With no more captures than {count}, the pawns cannot have come to their files.</source>
            <translation>Sans plus de prises que {count}, les pions ne peuvent être venus sur leurs colonnes.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>With no more captures than {count}, the pawns cannot have got past each other: White has promoted at least {white} of them, Black {black}.</source>
            <translation>Sans plus de prises que {count}, les pions n'ont pu se croiser : les Blancs en ont promu au moins {white}, les Noirs {black}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>black</source>
            <translation>noir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>white</source>
            <translation>blanc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has more promoted pieces ({count}) than missing pawns ({missing}).</source>
            <translation>{colour} : plus de pièces promues ({count}) que de pions manquants ({missing}).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has no move, so there is no play after the key.</source>
            <translation>{colour} : aucun coup, donc pas de jeu après la clé.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has pawns that cannot have come to their squares, whatever they captured.</source>
            <translation>{colour} : des pions n'ont pas pu arriver sur leurs cases, quoi qu'ils aient pris.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has pawns that must have captured {count} times, but only {missing} pieces can be what they captured.</source>
            <translation>{colour} : les pions ont dû prendre {count} fois, mais {missing} pièces seulement ont pu être prises.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has promoted pieces ({pieces}).</source>
            <translation>{colour} : pièces promues ({pieces}).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has {count} kings ({squares}); one is the most allowed.</source>
            <translation>{colour} : {count} rois ({squares}) ; un au plus est permis.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has {count} pawns; MATER takes at most 8.</source>
            <translation>{colour} : {count} pions ; MATER en prend 8 au plus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has {count} pawns; in a game there are at most 8.</source>
            <translation>{colour} : {count} pions ; une partie en a 8 au plus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has {count} pieces; MATER takes at most 16.</source>
            <translation>{colour} : {count} pièces ; MATER en prend 16 au plus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has {count} pieces; in a game there are at most 16.</source>
            <translation>{colour} : {count} pièces ; une partie en a 16 au plus.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} is in check but it is the other side's move.</source>
            <translation>{colour} : en échec, mais l'autre camp a le trait.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} is in check from {squares}, and no last move can have given that check.</source>
            <translation>{colour} est en échec de {squares}, et aucun dernier coup n'a pu donner cet échec.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} would have two kings.</source>
            <translation>{colour} aurait deux rois.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{count} pieces do not fit on {free} empty squares of the region.</source>
            <translation>{count} pièces ne tiennent pas sur {free} cases vides de la région.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{name} needs a whole number, not “{text}”.</source>
            <translation>{name} demande un nombre entier, pas « {text} ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{one} and {other} are not solved together.</source>
            <translation>{one} et {other} ne sont pas résolus ensemble.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{part} {reason}</source>
            <translation>{part} {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{reason} The strategy “{name}” can be used; it proves nothing.</source>
            <translation>{reason} On peut demander à la stratégie « {name} » ; elle ne prouve rien.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{reason} The text is kept but not shown.</source>
            <translation>{reason} Le texte est gardé mais non montré.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{text} begins with White's move in the array of a game and ends with Black's: it does not go with Black to move.</source>
            <translation>{text} commence par le coup des Blancs dans la position initiale et finit par celui des Noirs : le trait aux Noirs ne va pas avec.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{text} begins with White's move in the array of a game: it does not go with exchanged parts.</source>
            <translation>{text} commence par le coup des Blancs dans la position initiale : des rôles échangés ne vont pas avec.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{text} cannot be checked independently of the engine.</source>
            <translation>{text} ne peut pas être vérifié indépendamment du moteur.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{trouble}</source>
            <translation>{trouble}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“White” or “Black” is expected, not “{text}”.</source>
            <translation>« White » ou « Black » est attendu, non « {text} ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{change}” cannot be done: the {piece} on {square} would leave the board.</source>
            <translation>« {change} » est impossible : la pièce en {square} ({piece}) sortirait de l'échiquier.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{change}” cannot be done: there is no piece on {square}.</source>
            <translation>« {change} » est impossible : il n'y a pas de pièce en {square}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{file}” does not answer as Popeye does.</source>
            <translation>« {file} » ne répond pas comme Popeye.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{file}” is a folder. Choose a file in it.</source>
            <translation>« {file} » est un dossier. Choisissez un fichier qu'il contient.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{file}” is not a plain file, so it cannot be read or written.</source>
            <translation>« {file} » n'est pas un fichier ordinaire ; il ne peut être ni lu ni écrit.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{letter}” is not the letter of a piece in the language of the others.</source>
            <translation>« {letter} » n’est pas une lettre de pièce dans la langue des autres.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{move}” is not a move that can be played there.</source>
            <translation>« {move} » n'est pas un coup jouable à cet endroit.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” cannot have both “{first}” and “{second}”.</source>
            <translation>« {name} » ne peut avoir à la fois « {first} » et « {second} ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs a piece after it, such as “S”.</source>
            <translation>« {name} » doit être suivi d'une pièce, par exemple « S ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs a square after it, such as “e4”.</source>
            <translation>« {name} » doit être suivi d'une case, par exemple « e4 ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs pieces after it, such as “Q R”.</source>
            <translation>« {name} » doit être suivi de pièces, par exemple « Q R ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs squares after it, such as “a1h8”.</source>
            <translation>« {name} » doit être suivi de cases, par exemple « a1h8 ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs the captured piece after it, such as “White Qd1”.</source>
            <translation>« {name} » doit être suivi de la pièce prise, par exemple « White Qd1 ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs the lines of the grid after it, such as “d4” or “hc31”.</source>
            <translation>« {name} » doit être suivi des lignes de la grille, par exemple « d4 » ou « hc31 ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs the squares of each cell after it, such as “a1a2 b1b2”.</source>
            <translation>« {name} » doit être suivi des cases de chaque cellule, par exemple « a1a2 b1b2 ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs two squares after it, such as “a1h8”.</source>
            <translation>« {name} » doit être suivi de deux cases, par exemple « a1h8 ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{option}” is not supported yet; it is kept, but the problem cannot be solved.</source>
            <translation>« {option} » n'est pas encore reconnu ; c'est gardé, mais le problème ne peut être résolu.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” after “dm” is not a number of moves; it is kept as it is.</source>
            <translation>« {text} » après « dm » n’est pas un nombre de coups ; il est gardé tel quel.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” can mean several moves: {moves}.</source>
            <translation>« {text} » peut désigner plusieurs coups : {moves}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” cannot be looked up there; write the move as from and to square, such as e2e4.</source>
            <translation>« {text} » ne peut pas y être cherché ; écrivez le coup par ses cases de départ et d'arrivée, par exemple e2e4.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” ends with a move of the defender; a line that is to stay ends with one of the attacker.</source>
            <translation>« {text} » finit par un coup du défenseur ; une variante à garder finit par un coup de l'attaquant.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” holds no move.</source>
            <translation>« {text} » ne contient aucun coup.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not a command; one such as “Stipulation” is expected.</source>
            <translation>« {text} » n'est pas une commande ; une commande comme « Stipulation » est attendue.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not a condition; one such as “Circe” is expected.</source>
            <translation>« {text} » n'est pas une condition ; on attend par exemple « Circe ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not a legal move here.</source>
            <translation>« {text} » n'est pas un coup légal ici.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not a legal move in {fen}.</source>
            <translation>« {text} » n'est pas un coup légal dans {fen}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not a legal move there.</source>
            <translation>« {text} » n'y est pas un coup légal.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not a part of the play; choose from: {known}.</source>
            <translation>« {text} » ne nomme aucune partie du jeu ; sont connues {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not supported yet; it is kept, but the problem cannot be solved.</source>
            <translation>« {text} » n'est pas encore reconnu ; c'est gardé, mais le problème ne peut être résolu.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not understood as pieces; write for example wP, 2bP, bS, wQR or w*.</source>
            <translation>« {text} » n'est pas compris comme pièces ; écrivez par exemple wP, 2bP, bS, wQR ou w*.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not understood as squares; write for example a1, c3-f6, d or 4.</source>
            <translation>« {text} » n'est pas compris comme cases ; écrivez par exemple a1, c3-f6, d ou 4.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not understood.</source>
            <translation>« {text} » n'est pas compris.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{word}” cannot follow “{name}”.</source>
            <translation>« {word} » ne peut pas suivre « {name} ».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>… and {count} more</source>
            <translation>… et {count} de plus</translation>
        </message>
    </context>
    <context>
        <name>formats</name>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Files of Problemist (PBM)</source>
            <translation>Fichiers de Problemist (PBM)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Games with a position of their own (PGN)</source>
            <translation>Parties à position propre (PGN)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Input for Popeye (English)</source>
            <translation>Texte pour Popeye (anglais)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Input for Popeye (French)</source>
            <translation>Texte pour Popeye (français)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Input for Popeye (German)</source>
            <translation>Texte pour Popeye (allemand)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>JSON with solutions, for other programs</source>
            <translation>JSON avec solutions, pour d'autres programmes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>LaTeX for the package diagram</source>
            <translation>LaTeX pour le paquet diagram</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Markdown with solutions</source>
            <translation>Markdown avec solutions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>PDF pages with diagrams and solutions</source>
            <translation>Pages PDF avec diagrammes et solutions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>PNG picture of a diagram</source>
            <translation>Image PNG d'un diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Plain text with solutions</source>
            <translation>Texte simple avec solutions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Positions, one a line (EPD, FEN)</source>
            <translation>Positions, une par ligne (EPD, FEN)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Problem collection (olive, YACPDB)</source>
            <translation>Recueil de problèmes (olive, YACPDB)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Problem collection as JSON (YACPDB)</source>
            <translation>Recueil de problèmes en JSON (YACPDB)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>SVG picture of a diagram</source>
            <translation>Image SVG d'un diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Table for spreadsheets (CSV)</source>
            <translation>Tableau pour tableurs (CSV)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Web page with playable solutions</source>
            <translation>Page web aux solutions jouables</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>What Popeye prints</source>
            <translation>Sortie de Popeye</translation>
        </message>
    </context>
    <context>
        <name>legality</name>
        <message>
            <location filename="../../app/matewright/services/legality.py" />
            <source>Neither a game nor a reason why there is none was found in time.</source>
            <translation>Ni partie ni raison de son absence n'ont été trouvées à temps.</translation>
        </message>
    </context>
    <context>
        <name>parts</name>
        <message>
            <location filename="../../app/matewright/model/parts.py" />
            <source>duplex</source>
            <translation>duplex</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/parts.py" />
            <source>further {changes}</source>
            <translation>en outre {changes}</translation>
        </message>
    </context>
    <context>
        <name>pattern</name>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>colours exchanged</source>
            <translation>couleurs échangées</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>mirrored left to right</source>
            <translation>en miroir gauche-droite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>mirrored on a1–h8</source>
            <translation>en miroir sur a1–h8</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>mirrored on a8–h1</source>
            <translation>en miroir sur a8–h1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>mirrored top to bottom</source>
            <translation>en miroir haut-bas</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>moved {steps}</source>
            <translation>décalé : {steps}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>turned by 180°</source>
            <translation>tourné de 180°</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>turned by 90° to the left</source>
            <translation>tourné de 90° à gauche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>turned by 90° to the right</source>
            <translation>tourné de 90° à droite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>{count} down</source>
            <translation>{count} vers le bas</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>{count} left</source>
            <translation>{count} à gauche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>{count} right</source>
            <translation>{count} à droite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>{count} up</source>
            <translation>{count} vers le haut</translation>
        </message>
    </context>
    <context>
        <name>pgn</name>
        <message>
            <location filename="../../app/matewright/formats/pgn_writing.py" />
            <source>a solution of more than {most} moves</source>
            <translation>une solution de plus de {most} coups</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/pgn_writing.py" />
            <source>authors whose names hold a semicolon</source>
            <translation>des auteurs dont le nom contient un point-virgule</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/pgn_writing.py" />
            <source>line breaks, and texts such as “?”</source>
            <translation>des sauts de ligne ou des textes comme « ? »</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/pgn_writing.py" />
            <source>set play, threats, twins and series as moves; they stand in comments</source>
            <translation>jeu apparent, menaces, jumeaux et séries comme coups ; ils vont dans les commentaires</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/pgn_writing.py" />
            <source>the braces of a comment</source>
            <translation>les accolades d'un commentaire</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/pgn_writing.py" />
            <source>the field “{field}”</source>
            <translation>le champ « {field} »</translation>
        </message>
    </context>
    <context>
        <name>pieces</name>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>(1,1)- or (3,3)-spiralspringer</source>
            <translation>comme cavalier spirale (1,1) ou (3,3)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>(1,1)-spiralspringer</source>
            <translation>cavalier spirale (1,1)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>(1,5)-leaper</source>
            <translation>bondisseur (1,5)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>(1,6)-leaper</source>
            <translation>bondisseur (1,6)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>(2,0)- or (4,0)-spiralspringer</source>
            <translation>comme cavalier spirale (2,0) ou (4,0)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>(2,0)-spiralspringer</source>
            <translation>cavalier spirale (2,0)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>(2,4)-leaper</source>
            <translation>bondisseur (2,4)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>(2,5)-leaper</source>
            <translation>bondisseur (2,5)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>(3,3)-spiralspringer</source>
            <translation>cavalier spirale (3,3)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>(3,5)-leaper</source>
            <translation>bondisseur (3,5)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>(3,6)-leaper</source>
            <translation>bondisseur (3,6)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>(3,7)-leaper</source>
            <translation>bondisseur (3,7)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>(4,0)-spiralspringer</source>
            <translation>cavalier spirale (4,0)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>Black</source>
            <translation>Noirs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>CAT</source>
            <translation>CAT</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>Charybdis</source>
            <translation>Charybde</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>English equistopper</source>
            <translation>équistoppeur anglais</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>French equistopper</source>
            <translation>équistoppeur français</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>Scylla</source>
            <translation>Scylla</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>White</source>
            <translation>Blancs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>alfil</source>
            <translation>alfil</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along diagonals to a piece, there turns by 135° to the square beside it</source>
            <translation>en diagonale jusqu'à une pièce, puis tourne de 135° vers la case à côté d'elle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along diagonals to a piece, there turns by 45° to the square beside it</source>
            <translation>en diagonale jusqu'à une pièce, puis tourne de 45° vers la case à côté d'elle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along diagonals to a piece, there turns by 90° to the square beside it</source>
            <translation>en diagonale jusqu'à une pièce, puis tourne de 90° vers la case à côté d'elle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>along diagonals, captures by hopping to the empty square just behind</source>
            <translation>en diagonale, prend en sautant sur la case vide juste derrière</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>along queen lines as far as the next piece, or the edge, is away on the other side</source>
            <translation>en lignes de dame, aussi loin que l'est, du côté opposé, la première pièce ou le bord</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines away from a piece just beside it, any distance</source>
            <translation>en lignes de dame à l'opposé d'une pièce juste à côté de lui, à toute distance</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines over a piece to the square as far beyond it</source>
            <translation>en lignes de dame par-dessus une pièce vers la case aussi loin derrière elle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines over a piece to the square as far beyond it, whatever stands between</source>
            <translation>en lignes de dame par-dessus une pièce vers la case aussi loin derrière elle, quoi qu'il y ait entre elles</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines to a piece, there half turned by a knight's leap</source>
            <translation>en lignes de dame jusqu'à une pièce, puis à demi dévié par un saut de cavalier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines to a piece, there turns by 135° to the square beside it</source>
            <translation>en lignes de dame jusqu'à une pièce, puis tourne de 135° vers la case à côté d'elle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines to a piece, there turns by 45° to the square beside it</source>
            <translation>en lignes de dame jusqu'à une pièce, puis tourne de 45° vers la case à côté d'elle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines to a piece, there turns by 90° to the square beside it</source>
            <translation>en lignes de dame jusqu'à une pièce, puis tourne de 90° vers la case à côté d'elle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines to the square just before a piece</source>
            <translation>en lignes de dame jusqu'à la case juste devant une pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>along queen lines, captures by hopping to the empty square just behind</source>
            <translation>en lignes de dame, prend en sautant sur la case vide juste derrière</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>along ranks and files in a zigzag, turning by 90° with each step</source>
            <translation>en rangée et colonne et en zigzag, tournant de 90° à chaque pas</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along ranks and files to a piece, there turns by 135° to the square beside it</source>
            <translation>en rangée et colonne jusqu'à une pièce, puis tourne de 135° vers la case à côté d'elle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along ranks and files to a piece, there turns by 45° to the square beside it</source>
            <translation>en rangée et colonne jusqu'à une pièce, puis tourne de 45° vers la case à côté d'elle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along ranks and files to a piece, there turns by 90° to the square beside it</source>
            <translation>en rangée et colonne jusqu'à une pièce, puis tourne de 90° vers la case à côté d'elle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>along ranks and files, captures by hopping to the empty square just behind</source>
            <translation>en rangée et colonne, prend en sautant sur la case vide juste derrière</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>amazon</source>
            <translation>amazone</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>antelope</source>
            <translation>antilope</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>any distance along diagonals</source>
            <translation>toute distance en diagonale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any distance along diagonals, captures only by hopping over one piece</source>
            <translation>toute distance en diagonale, ne prend qu'en sautant par-dessus une pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any distance along diagonals, without capture only over one piece</source>
            <translation>toute distance en diagonale, sans prise seulement par-dessus une pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any distance along queen lines, captures only by hopping over one piece</source>
            <translation>toute distance en lignes de dame, ne prend qu'en sautant par-dessus une pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any distance along queen lines, without capture only over one piece</source>
            <translation>toute distance en lignes de dame, sans prise seulement par-dessus une pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>any distance along ranks and files</source>
            <translation>toute distance en rangée et colonne</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any distance along ranks and files, captures only by hopping over one piece</source>
            <translation>toute distance en rangée et colonne, ne prend qu'en sautant par-dessus une pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any distance along ranks and files, without capture only over one piece</source>
            <translation>toute distance en rangée et colonne, sans prise seulement par-dessus une pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>any distance along ranks, files and diagonals</source>
            <translation>toute distance en rangée, colonne et diagonale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any number of a mao's moves in one direction</source>
            <translation>plusieurs pas de mao dans une direction</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any number of a moa's moves in one direction</source>
            <translation>plusieurs pas de moa dans une direction</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>any number of camel's leaps in one direction</source>
            <translation>plusieurs sauts de chameau dans une direction</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>any number of fers' steps in one direction, as a bishop</source>
            <translation>plusieurs pas de fers dans une direction, comme un fou</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>any number of knight's leaps along a circle</source>
            <translation>plusieurs sauts de cavalier le long d'un cercle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>any number of knight's leaps in any directions</source>
            <translation>plusieurs sauts de cavalier dans des directions quelconques</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>any number of knight's leaps in one direction</source>
            <translation>plusieurs sauts de cavalier dans une direction</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any number of knight's leaps in one direction, captures only by hopping over one piece</source>
            <translation>plusieurs sauts de cavalier dans une direction, ne prend qu'en sautant par-dessus une pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>any number of wazir's steps in one direction, as a rook</source>
            <translation>plusieurs pas de vizir dans une direction, comme une tour</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>any number of zebra's leaps in one direction</source>
            <translation>plusieurs sauts de zèbre dans une direction</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>archbishop</source>
            <translation>archevêque</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a bishop, which may be thrown back four times by the edge of the board</source>
            <translation>comme un fou, qui peut rebondir quatre fois sur le bord de l'échiquier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a bishop, which may be thrown back once by the edge of the board</source>
            <translation>comme un fou, qui peut rebondir une fois sur le bord de l'échiquier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a bishop, which once goes on beside the square that it would reach off the board</source>
            <translation>comme un fou, qui une fois continue à côté de la case qu'il atteindrait hors de l'échiquier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a bouncer along diagonals</source>
            <translation>comme un bouncer en diagonale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a bouncer along ranks and files</source>
            <translation>comme un bouncer en rangée et colonne</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>as a king, but is not royal</source>
            <translation>comme un roi, mais sans être royal</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>as a king, captures by leaping over the next piece; royal as a king</source>
            <translation>comme un roi, prend en sautant par-dessus la pièce voisine ; royal comme un roi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a knight, and on from squares at the edge, up to two more leaps</source>
            <translation>comme un cavalier, et plus loin depuis les cases du bord, jusqu'à deux sauts de plus</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>as a knight, by way of the square beside it diagonally; captures only what stands there</source>
            <translation>comme un cavalier, en passant par la case voisine en diagonale ; ne prend que ce qui s'y trouve</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>as a knight, by way of the square beside it in a diagonal direction, which must be empty</source>
            <translation>comme un cavalier, en passant par la case voisine en diagonale, qui doit être vide</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>as a knight, by way of the square beside it in a straight direction, which must be empty</source>
            <translation>comme un cavalier, en passant par la case voisine en ligne droite, qui doit être vide</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>as a knight, by way of the square beside it straight; captures only what stands there</source>
            <translation>comme un cavalier, en passant par la case voisine en ligne droite ; ne prend que ce qui s'y trouve</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>as a knight, captures a piece one leap away by going to the empty square of the next leap</source>
            <translation>comme un cavalier, prend une pièce à un saut de lui en allant sur la case vide du saut suivant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>as a knight, captures only by hopping over a piece one knight's leap away</source>
            <translation>comme un cavalier, ne prend qu'en sautant par-dessus une pièce à un saut de cavalier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a nightrider, and on from squares at the edge in any direction</source>
            <translation>comme un noctambule, et plus loin depuis les cases du bord, dans toute direction</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>as a pawn that goes backward</source>
            <translation>comme un pion qui va en arrière</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>as a pawn, captures by leaping diagonally over the next piece; becomes a marine piece</source>
            <translation>comme un pion, prend en sautant en diagonale par-dessus la pièce voisine ; se promeut en pièce marine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a queen, but only from the edge of the board to the inner squares or back</source>
            <translation>comme une dame, mais seulement du bord de l'échiquier vers l'intérieur ou inversement</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>as a rose, captures only by hopping over one piece</source>
            <translation>comme une rose, ne prend qu'en sautant par-dessus une pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>as alfil or rook hopper</source>
            <translation>comme alfil ou sauterelle-tour</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as bishop or knight</source>
            <translation>comme fou ou cavalier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>as grasshopper or kangaroo</source>
            <translation>comme sauterelle ou kangourou</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>as grasshopper, moose, eagle, sparrow or hamster</source>
            <translation>comme sauterelle, élan, aigle, moineau ou hamster</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>as king or grasshopper, not royal</source>
            <translation>comme roi ou sauterelle, sans être royal</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>as knight or camel</source>
            <translation>comme cavalier ou chameau</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>as knight or zebra</source>
            <translation>comme cavalier ou zèbre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>as mao or moa where the square that it passes is occupied; captures where it is empty</source>
            <translation>comme mao ou moa si la case par laquelle il passe est occupée ; prend si elle est vide</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as nightrider or camelrider</source>
            <translation>comme noctambule ou chameau noctambule</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as queen or knight</source>
            <translation>comme dame ou cavalier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as queen or nightrider</source>
            <translation>comme dame ou noctambule</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as rook or knight</source>
            <translation>comme tour ou cavalier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as rook or nightrider</source>
            <translation>comme tour ou noctambule</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as the piece on whose file of the array it stands: rook, knight, bishop, queen or king</source>
            <translation>comme la pièce de la position initiale sur la colonne de laquelle il se trouve : tour, cavalier, fou, dame ou roi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/others.py" />
            <source>as the pieces of its own side that observe it</source>
            <translation>comme les pièces de son propre camp qui l'observent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/others.py" />
            <source>as the pieces of the other side that observe it</source>
            <translation>comme les pièces de l'autre camp qui l'observent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>berolina pawn</source>
            <translation>pion berolina</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>berolina superpawn</source>
            <translation>superpion berolina</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>bishop</source>
            <translation>fou</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>bishop bouncer</source>
            <translation>fou-bouncer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>bishop eagle</source>
            <translation>aigle-fou</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>bishop hopper</source>
            <translation>sauterelle-fou</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>bishop lion</source>
            <translation>fou-lion</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>bishop locust</source>
            <translation>locuste-fou</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>bishop moose</source>
            <translation>élan-fou</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>bishop sparrow</source>
            <translation>moineau-fou</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>bishop/rook hunter</source>
            <translation>chasseur fou/tour</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>bison</source>
            <translation>bison</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black bishop</source>
            <translation>fou noir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black grasshopper</source>
            <translation>sauterelle noire</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black king</source>
            <translation>roi noir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black knight</source>
            <translation>cavalier noir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black nightrider</source>
            <translation>noctambule noir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black pawn</source>
            <translation>pion noir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black queen</source>
            <translation>dame noire</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black rook</source>
            <translation>tour noire</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black {piece}</source>
            <translation>{piece} (Noirs)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>bob</source>
            <translation>bob</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>bouncer</source>
            <translation>bouncer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>bouncy knight</source>
            <translation>cavalier rebondissant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>bouncy nightrider</source>
            <translation>noctambule rebondissant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>boyscout</source>
            <translation>boy-scout</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>camel</source>
            <translation>chameau</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>camelrider</source>
            <translation>chameau noctambule</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>camelrider hopper</source>
            <translation>chameau noctambule sauteur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>captures along a nightrider's line, hopping to the next leap's square; moves only so</source>
            <translation>prend sur la ligne d'un noctambule en sautant sur la case vide du saut suivant ; ne joue qu'ainsi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>captures along a rose's line, hopping to the next leap's square; moves only so</source>
            <translation>prend sur la ligne d'une rose en sautant sur la case vide du saut suivant ; ne joue qu'ainsi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>captures along diagonals, hopping to the empty square just behind; moves only so</source>
            <translation>prend en diagonale en sautant sur la case vide juste derrière ; ne joue qu'ainsi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>captures along queen lines, hopping to the empty square just behind; moves only so</source>
            <translation>prend en lignes de dame en sautant sur la case vide juste derrière ; ne joue qu'ainsi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>captures along ranks and files, hopping to the empty square behind; moves only so</source>
            <translation>prend en rangée et colonne en sautant sur la case vide derrière ; ne joue qu'ainsi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>cardinal</source>
            <translation>cardinal</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>chinese pawn</source>
            <translation>pion chinois</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>contra-grasshopper</source>
            <translation>contre-sauterelle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>contra-hamster</source>
            <translation>contre-hamster</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>dabbaba</source>
            <translation>dabbaba</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>diagonal spiralspringer</source>
            <translation>cavalier spirale diagonal</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>diagonally in a zigzag, turning by 90° with each step</source>
            <translation>en diagonale et en zigzag, tournant de 90° à chaque pas</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/others.py" />
            <source>does not move</source>
            <translation>ne joue pas</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>dolphin</source>
            <translation>dauphin</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>double bishop hopper</source>
            <translation>double sauterelle-fou</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>double grasshopper</source>
            <translation>double sauterelle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>double rook hopper</source>
            <translation>double sauterelle-tour</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>dragon</source>
            <translation>dragon</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/others.py" />
            <source>dummy</source>
            <translation>pièce impuissante</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>eagle</source>
            <translation>aigle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>eagle equihopper</source>
            <translation>équisauteur-aigle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>edgehog</source>
            <translation>edgehog</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>elephant</source>
            <translation>éléphant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>empress</source>
            <translation>impératrice</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>equihopper</source>
            <translation>équisauteur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>erlking</source>
            <translation>roi des elfes</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>faro</source>
            <translation>faro</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>fers</source>
            <translation>fers</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>fersrider</source>
            <translation>fers noctambule</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>forward any distance diagonally, captures straight forward</source>
            <translation>avance à toute distance en diagonale, prend tout droit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>forward any distance, captures diagonally forward</source>
            <translation>avance à toute distance, prend en diagonale avant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>forward as a bishop, backward as a rook</source>
            <translation>en avant comme un fou, en arrière comme une tour</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>forward as a rook, backward as a bishop</source>
            <translation>en avant comme une tour, en arrière comme un fou</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>forward one square diagonally, captures one square straight forward</source>
            <translation>avance d'une case en diagonale, prend d'une case tout droit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>forward one square, captures one square diagonally forward</source>
            <translation>avance d'une case, prend d'une case en diagonale avant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/others.py" />
            <source>friend</source>
            <translation>ami</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>giraffe</source>
            <translation>girafe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>girlscout</source>
            <translation>girl-scout</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>gnu</source>
            <translation>gnou</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>gnurider</source>
            <translation>gnou noctambule</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>gnurider hopper</source>
            <translation>gnou noctambule sauteur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>gral</source>
            <translation>gral</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>grasshopper</source>
            <translation>sauterelle</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>grasshopper-2</source>
            <translation>sauterelle-2</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>grasshopper-3</source>
            <translation>sauterelle-3</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>greater leafhopper</source>
            <translation>grand leafhopper</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>greater treehopper</source>
            <translation>grand treehopper</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>gryphon</source>
            <translation>griffon</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>half the way to a piece along a line; what is passed on the line must be empty</source>
            <translation>à mi-chemin d'une pièce sur une ligne ; les cases traversées sur la ligne doivent être vides</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>half the way to a piece, whatever stands between</source>
            <translation>à mi-chemin d'une pièce, quoi qu'il y ait entre elles</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hamster</source>
            <translation>hamster</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along a camelrider's line over one piece, to the square just behind it</source>
            <translation>saute sur la ligne d'un chameau noctambule par-dessus une pièce, sur la case juste derrière</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along a nightrider's line over one piece, any distance</source>
            <translation>saute sur la ligne d'un noctambule par-dessus une pièce, à toute distance</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along a nightrider's line over one piece, to the square of the next leap</source>
            <translation>saute sur la ligne d'un noctambule par-dessus une pièce, sur la case du saut suivant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along a nightrider's or camelrider's line over one piece, to the next leap</source>
            <translation>saute sur la ligne d'un noctambule ou d'un chameau noctambule par-dessus une pièce, sur la case du saut suivant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along a rose's line over one piece, any distance</source>
            <translation>saute sur la ligne d'une rose par-dessus une pièce, à toute distance</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along a rose's line over one piece, to the square of the next leap</source>
            <translation>saute sur la ligne d'une rose par-dessus une pièce, sur la case du saut suivant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along a zebrarider's line over one piece, to the square of the next leap</source>
            <translation>saute sur la ligne d'un zèbre noctambule par-dessus une pièce, sur la case du saut suivant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along diagonals over one piece, any distance</source>
            <translation>saute en diagonale par-dessus une pièce, à toute distance</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along diagonals over one piece, to the square just behind it</source>
            <translation>saute en diagonale par-dessus une pièce, sur la case juste derrière</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over a piece just beside it, any distance</source>
            <translation>saute en lignes de dame par-dessus une pièce juste à côté d'elle, à toute distance</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over exactly four pieces, any distance</source>
            <translation>saute en lignes de dame par-dessus exactement quatre pièces, à toute distance</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over one piece, any distance</source>
            <translation>saute en lignes de dame par-dessus une pièce, à toute distance</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over one piece, to the second square behind it</source>
            <translation>saute en lignes de dame par-dessus une pièce, sur la deuxième case derrière</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over one piece, to the square just behind it</source>
            <translation>saute en lignes de dame par-dessus une pièce, sur la case juste derrière</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over one piece, to the third square behind it</source>
            <translation>saute en lignes de dame par-dessus une pièce, sur la troisième case derrière</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over two pieces, any distance</source>
            <translation>saute en lignes de dame par-dessus deux pièces, à toute distance</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over two pieces, to the square just behind the second</source>
            <translation>saute en lignes de dame par-dessus deux pièces, sur la case juste derrière la seconde</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along ranks and files over one piece, any distance</source>
            <translation>saute en rangée et colonne par-dessus une pièce, à toute distance</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along ranks and files over one piece, to the square just behind it</source>
            <translation>saute en rangée et colonne par-dessus une pièce, sur la case juste derrière</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops as a bishop hopper twice in one move</source>
            <translation>saute comme une sauterelle-fou deux fois en un coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops as a grasshopper twice in one move</source>
            <translation>saute comme une sauterelle deux fois en un coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops as a rook hopper twice in one move</source>
            <translation>saute comme une sauterelle-tour deux fois en un coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops over a piece just beside it, to the square behind</source>
            <translation>saute par-dessus une pièce juste à côté de lui, sur la case derrière</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops over a piece one knight's leap away, to the square of the next leap</source>
            <translation>saute par-dessus une pièce à un saut de cavalier, sur la case du saut suivant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>kangaroo</source>
            <translation>kangourou</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>kangaroo lion</source>
            <translation>kangourou-lion</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>kao</source>
            <translation>kao</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>king</source>
            <translation>roi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>kinghopper</source>
            <translation>roi sauteur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>knight</source>
            <translation>cavalier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>knight hopper</source>
            <translation>cavalier sauteur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>knight's leaps in a zigzag, turning by 90° to either side in turn</source>
            <translation>sauts de cavalier en zigzag, tournant de 90° tantôt d'un côté, tantôt de l'autre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>knight's leaps in a zigzag, two of which go four squares straight</source>
            <translation>sauts de cavalier en zigzag, deux d'entre eux avançant de quatre cases tout droit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>knight's leaps in a zigzag, two of which go one square diagonally</source>
            <translation>sauts de cavalier en zigzag, deux d'entre eux avançant d'une case en diagonale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>knight's leaps in a zigzag, two of which go three squares diagonally</source>
            <translation>sauts de cavalier en zigzag, deux d'entre eux avançant de trois cases en diagonale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>knight's leaps in a zigzag, two of which go two squares straight</source>
            <translation>sauts de cavalier en zigzag, deux d'entre eux avançant de deux cases tout droit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>leafhopper</source>
            <translation>leafhopper</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>leaps along a queen line to a piece, and from there as far again along another one</source>
            <translation>saute en ligne de dame sur une pièce, et de là aussi loin sur une autre ligne</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>leaps along queen lines to a square as far away as some other piece is on such a line</source>
            <translation>saute en lignes de dame vers une case aussi éloignée que l'est une autre pièce sur une telle ligne</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps five squares diagonally, or one and seven squares</source>
            <translation>saute cinq cases en diagonale, ou une et sept cases</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps five squares straight, or three and four squares</source>
            <translation>saute cinq cases tout droit, ou trois et quatre cases</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps one and three, or two and three squares</source>
            <translation>saute une et trois, ou deux et trois cases</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps one square and three, or one and four</source>
            <translation>saute une et trois, ou une et quatre cases</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps one square straight and five aside</source>
            <translation>saute une case tout droit et cinq de côté</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps one square straight and four aside</source>
            <translation>saute une case tout droit et quatre de côté</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps one square straight and six aside</source>
            <translation>saute une case tout droit et six de côté</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps one square straight and three aside</source>
            <translation>saute une case tout droit et trois de côté</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps three squares straight and five aside</source>
            <translation>saute trois cases tout droit et cinq de côté</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps three squares straight and four aside</source>
            <translation>saute trois cases tout droit et quatre de côté</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps three squares straight and seven aside</source>
            <translation>saute trois cases tout droit et sept de côté</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps three squares straight and six aside</source>
            <translation>saute trois cases tout droit et six de côté</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>leaps to a piece, and from there as far again in any direction</source>
            <translation>saute sur une pièce, et de là aussi loin dans toute direction</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>leaps to any square as far away as some other piece is</source>
            <translation>saute vers toute case aussi éloignée que l'est une autre pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps to any square two files or ranks away</source>
            <translation>saute vers toute case à deux colonnes ou rangées de distance</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps two squares diagonally</source>
            <translation>saute deux cases en diagonale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps two squares straight</source>
            <translation>saute deux cases tout droit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps two squares straight and five aside</source>
            <translation>saute deux cases tout droit et cinq de côté</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps two squares straight and four aside</source>
            <translation>saute deux cases tout droit et quatre de côté</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>leaps two squares straight and one aside</source>
            <translation>saute deux cases tout droit et une de côté</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps two squares straight and three aside</source>
            <translation>saute deux cases tout droit et trois de côté</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>leo</source>
            <translation>leo</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>like a mao, but the square that it passes must be occupied</source>
            <translation>comme un mao, mais la case par laquelle il passe doit être occupée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>like a moa, but the square that it passes must be occupied</source>
            <translation>comme un moa, mais la case par laquelle il passe doit être occupée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>lion</source>
            <translation>lion</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>loco</source>
            <translation>loco</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>locust</source>
            <translation>locuste</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>mao</source>
            <translation>mao</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>mao hopper</source>
            <translation>mao sauteur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>maorider</source>
            <translation>mao noctambule</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>maorider lion</source>
            <translation>mao noctambule lion</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>marguerite</source>
            <translation>marguerite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>marine knight</source>
            <translation>cavalier marin</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>marine pawn</source>
            <translation>pion marin</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>marine ship</source>
            <translation>bateau marin</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>moa</source>
            <translation>moa</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>moa hopper</source>
            <translation>moa sauteur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>moarider</source>
            <translation>moa noctambule</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>moarider lion</source>
            <translation>moa noctambule lion</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>moose</source>
            <translation>élan</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>moves as a maorider over one piece, which may stand where it passes</source>
            <translation>joue comme un mao noctambule par-dessus une pièce, qui peut aussi se trouver sur une case de passage</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>moves as a moarider over one piece, which may stand where it passes</source>
            <translation>joue comme un moa noctambule par-dessus une pièce, qui peut aussi se trouver sur une case de passage</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>nao</source>
            <translation>nao</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>nereide</source>
            <translation>néréide</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>neutral {piece}</source>
            <translation>{piece} neutre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>nightrider</source>
            <translation>noctambule</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>nightrider hopper</source>
            <translation>noctambule sauteur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>nightrider lion</source>
            <translation>noctambule-lion</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>nightrider locust</source>
            <translation>locuste-noctambule</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>nonstop eagle equihopper</source>
            <translation>équisauteur-aigle non-stop</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>nonstop equihopper</source>
            <translation>équisauteur non-stop</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>nonstop orix</source>
            <translation>orix non-stop</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>okapi</source>
            <translation>okapi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>one knight's leap, then two squares straight again and again in its longer direction</source>
            <translation>un saut de cavalier, puis deux cases tout droit, autant de fois qu'on veut, dans sa direction la plus longue</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>one square along ranks and files</source>
            <translation>une case en rangée et colonne</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>one square diagonally</source>
            <translation>une case en diagonale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>one square in any direction</source>
            <translation>une case dans toute direction</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>orix</source>
            <translation>orix</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/others.py" />
            <source>orphan</source>
            <translation>orphelin</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>over a piece to the square as far beyond it, whatever stands between</source>
            <translation>par-dessus une pièce vers la case aussi loin derrière elle, quoi qu'il y ait entre elles</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>over a piece to the square as far beyond it; what is passed on the line must be empty</source>
            <translation>par-dessus une pièce vers la case aussi loin derrière elle ; les cases traversées sur la ligne doivent être vides</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>pao</source>
            <translation>pao</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>pawn</source>
            <translation>pion</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>poseidon</source>
            <translation>poséidon</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>princess</source>
            <translation>princesse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>queen</source>
            <translation>dame</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>querquisite</source>
            <translation>querquisite</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>quintessence</source>
            <translation>quintessence</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rabbit</source>
            <translation>lapin</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>radial knight</source>
            <translation>cavalier radial</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>rao</source>
            <translation>rao</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>reflecting bishop</source>
            <translation>fou réfléchissant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>reverse pawn</source>
            <translation>pion renversé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>rook</source>
            <translation>tour</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>rook bouncer</source>
            <translation>tour-bouncer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rook eagle</source>
            <translation>aigle-tour</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rook hopper</source>
            <translation>sauterelle-tour</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rook lion</source>
            <translation>tour-lion</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>rook locust</source>
            <translation>locuste-tour</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rook moose</source>
            <translation>élan-tour</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rook sparrow</source>
            <translation>moineau-tour</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>rook/bishop hunter</source>
            <translation>chasseur tour/fou</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>root-25-leaper</source>
            <translation>bucéphale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>root-50-leaper</source>
            <translation>cavalier racine de 50</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>rose</source>
            <translation>rose</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rose hopper</source>
            <translation>rose sauteuse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rose lion</source>
            <translation>rose-lion</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>rose locust</source>
            <translation>locuste-rose</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>saltador</source>
            <translation>saltador</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>scarabeus</source>
            <translation>scarabée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>scorpion</source>
            <translation>scorpion</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>senora</source>
            <translation>senora</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>ship</source>
            <translation>bateau</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>sirene</source>
            <translation>sirène</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>sparrow</source>
            <translation>moineau</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>spiralspringer</source>
            <translation>cavalier spirale</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>squirrel</source>
            <translation>écureuil</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>sting</source>
            <translation>épine</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>superpawn</source>
            <translation>superpion</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>treehopper</source>
            <translation>treehopper</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>triton</source>
            <translation>triton</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>ubi-ubi</source>
            <translation>ubi-ubi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>vao</source>
            <translation>vao</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>waran</source>
            <translation>varan</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>wazir</source>
            <translation>vizir</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>wazirrider</source>
            <translation>vizir noctambule</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white bishop</source>
            <translation>fou blanc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white grasshopper</source>
            <translation>sauterelle blanche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white king</source>
            <translation>roi blanc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white knight</source>
            <translation>cavalier blanc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white nightrider</source>
            <translation>noctambule blanc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white pawn</source>
            <translation>pion blanc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white queen</source>
            <translation>dame blanche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white rook</source>
            <translation>tour blanche</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white {piece}</source>
            <translation>{piece} (Blancs)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>zebra</source>
            <translation>zèbre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>zebrarider</source>
            <translation>zèbre noctambule</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>zebrarider hopper</source>
            <translation>zèbre noctambule sauteur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>zebu</source>
            <translation>zébu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>{attributes} {piece}</source>
            <translation>{piece} {attributes}</translation>
        </message>
    </context>
    <context>
        <name>popeye</name>
        <message>
            <location filename="../../app/matewright/formats/popeye_writing.py" />
            <source>a stipulation of several words</source>
            <translation>un énoncé de plusieurs mots</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/popeye_writing.py" />
            <source>all authors as they are written</source>
            <translation>tous les auteurs tels qu'ils sont écrits</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/popeye_writing.py" />
            <source>more of the award than the distinction</source>
            <translation>plus que la distinction de la récompense</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/popeye_writing.py" />
            <source>the field “{field}”</source>
            <translation>le champ « {field} »</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/popeye_writing.py" />
            <source>the line breaks and spaces of the comment</source>
            <translation>les sauts de ligne et espaces du commentaire</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/popeye_writing.py" />
            <source>the number of intended solutions</source>
            <translation>le nombre de solutions voulues</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/popeye_writing.py" />
            <source>the solution</source>
            <translation>la solution</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/popeye_writing.py" />
            <source>the whole source</source>
            <translation>la source entière</translation>
        </message>
    </context>
    <context>
        <name>printed_solution</name>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>After the key: </source>
            <translation>Après la clé : </translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>As in the window</source>
            <translation>Comme dans la fenêtre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>Key: </source>
            <translation>Clé : </translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>Keys: </source>
            <translation>Clés : </translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>Set: </source>
            <translation>Jeu apparent : </translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>Tries: </source>
            <translation>Essais : </translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/printed.py" />
            <source>Variations with duals are left out.</source>
            <translation>Les variantes à duals sont omises.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>but </source>
            <translation>mais </translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>else</source>
            <translation>autre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/run_on.py" />
            <source>short: {aim}</source>
            <translation>brève : {aim}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>zz.</source>
            <translation>blocus</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/printed.py" />
            <source>… the rest is left out</source>
            <translation>… le reste est omis</translation>
        </message>
    </context>
    <context>
        <name>progress</name>
        <message numerus="yes">
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>%n keys found</source>
            <translation>
                <numerusform>%n clé trouvée</numerusform>
                <numerusform>%n clés trouvées</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>Found a {aim} after {seconds} s.</source>
            <translation>{aim} : trouvé après {seconds} s.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>table {number}%</source>
            <translation>table {number} %</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>{aim} by {move}</source>
            <translation>{aim} par {move}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>{count} evaluated</source>
            <translation>{count} évaluées</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>{count} generated</source>
            <translation>{count} engendrées</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>{count} nodes</source>
            <translation>{count} nœuds</translation>
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
            <translation>Après la clé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>Chess problems</source>
            <translation>Problèmes d'échecs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>One move back (left arrow)</source>
            <translation>Un coup en arrière (flèche gauche)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>One move on (right arrow)</source>
            <translation>Un coup en avant (flèche droite)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>Play through the solution</source>
            <translation>Dérouler la solution</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>Solution</source>
            <translation>Solution</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>The board after {move}</source>
            <translation>L'échiquier après {move}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>To the diagram (Home)</source>
            <translation>Au diagramme (Origine)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>To the end of the line (End)</source>
            <translation>À la fin de la variante (Fin)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>but</source>
            <translation>mais</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>en</source>
            <translation>fr</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>short: {aim}</source>
            <translation>brève : {aim}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>threat</source>
            <translation>menace</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <location filename="../../app/matewright/formats/latex_writing.py" />
            <source>… the rest is left out</source>
            <translation>… le reste est omis</translation>
        </message>
    </context>
    <context>
        <name>refusals</name>
        <message>
            <location filename="../../app/matewright/bridge/refusals.py" />
            <source>{attribute} pieces</source>
            <translation>Pièces : {attribute}</translation>
        </message>
    </context>
    <context>
        <name>rules</name>
        <message>
            <location filename="../../app/matewright/formats/rules.py" />
            <source>Neutral</source>
            <translation>Neutre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/rules.py" />
            <source>Rules as Popeye 4.104 understands them</source>
            <translation>Règles telles que Popeye 4.104 les comprend</translation>
        </message>
    </context>
    <context>
        <name>similar</name>
        <message numerus="yes">
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>%n men on the same squares, of {here} here and {there} there</source>
            <translation>
                <numerusform>%n pièce sur la même case, sur {here} ici et {there} là-bas</numerusform>
                <numerusform>%n pièces sur les mêmes cases, sur {here} ici et {there} là-bas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>All %n men on the same squares</source>
            <translation>
                <numerusform>La seule pièce (%n) sur la même case</numerusform>
                <numerusform>Les %n pièces toutes sur les mêmes cases</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>All {here} men on the same squares, and {more} more there</source>
            <translation>Les {here} pièces toutes sur les mêmes cases, et {more} de plus là-bas</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>All {there} men there stand on the same squares; here are {here}</source>
            <translation>Les {there} pièces de là-bas sont toutes sur les mêmes cases ; il y en a {here} ici</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>No man on the same square</source>
            <translation>Aucune pièce sur la même case</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>The pattern alone</source>
            <translation>Le motif seul</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>The pattern and %n men more</source>
            <translation>
                <numerusform>Le motif et %n pièce de plus</numerusform>
                <numerusform>Le motif et %n pièces de plus</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>no solution to compare</source>
            <translation>pas de solution à comparer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>other mates</source>
            <translation>d'autres mats</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>the same %n mates</source>
            <translation>
                <numerusform>le même mat (%n)</numerusform>
                <numerusform>les mêmes %n mats</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>the same course of play</source>
            <translation>le même cours du jeu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>{same} of {here} mates</source>
            <translation>{same} mats sur {here}</translation>
        </message>
    </context>
    <context>
        <name>solution</name>
        <message>
            <location filename="../../app/matewright/model/solution.py" />
            <source>dual</source>
            <translation>dual</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution.py" />
            <source>not searched to its end</source>
            <translation>non cherché jusqu'au bout</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution.py" />
            <source>promotion choice</source>
            <translation>choix de promotion</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution.py" />
            <source>short</source>
            <translation>brève</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution.py" />
            <source>zugzwang</source>
            <translation>blocus</translation>
        </message>
    </context>
    <context>
        <name>solution_check</name>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>a claim that proves something</source>
            <translation>une affirmation qui prouve quelque chose</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>a line that is there twice</source>
            <translation>une suite présente deux fois</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>a refutation and success</source>
            <translation>réfutation et succès</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>keys and length</source>
            <translation>clés et longueur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>keys and status</source>
            <translation>clés et état</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>keys and tries</source>
            <translation>clés et essais</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>keys of play after the key</source>
            <translation>clés du jeu après la clé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>lines of help play</source>
            <translation>suites du jeu aidé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the goal</source>
            <translation>le but</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the length</source>
            <translation>la longueur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the length of the play</source>
            <translation>la longueur du jeu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the options</source>
            <translation>les options</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the options and the stipulation</source>
            <translation>les options et l'énoncé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the tree</source>
            <translation>l'arbre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the tree and its first moves</source>
            <translation>l'arbre et ses premiers coups</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the tree and its lines</source>
            <translation>l'arbre et ses suites</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>what is refuted</source>
            <translation>ce qui est réfuté</translation>
        </message>
    </context>
    <context>
        <name>solution_survey</name>
        <message>
            <location filename="../../app/matewright/model/solution_survey.py" />
            <source>any</source>
            <translation>ad lib.</translation>
        </message>
    </context>
    <context>
        <name>solution_text</name>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>(short: {aim})</source>
            <translation>(brève : {aim})</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>, with {restrictions}</source>
            <translation>, avec {restrictions}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>According to the moves of the game: {claim}{under}; not proved here.</source>
            <translation>Selon les coups de la partie : {claim}{under} ; non prouvé ici.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>According to what Popeye printed: {claim}{under}; not proved here.</source>
            <translation>Selon la sortie de Popeye : {claim}{under} ; non prouvé ici.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>After the key</source>
            <translation>Après la clé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>Claimed by strategy {strategy}: {claim}{under}; not proved.</source>
            <translation>Affirmé par la stratégie {strategy} : {claim}{under} ; non prouvé.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>Key</source>
            <translation>Clé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>Keys</source>
            <translation>Clés</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>No solution: {stipulation} is proved to be impossible.</source>
            <translation>Pas de solution : {stipulation} est prouvé impossible.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>No solution: {stipulation} is proved to be impossible; tries and set play were not finished.</source>
            <translation>Pas de solution : {stipulation} est prouvé impossible ; essais et jeu apparent n'ont pas été finis.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>Nothing found: no {stipulation}{under}; other moves were not looked at.</source>
            <translation>Rien trouvé : pas de {stipulation}{under} ; les autres coups n'ont pas été regardés.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>Partial: the search for {stipulation} was stopped{limits}; {proved}.</source>
            <translation>Partiel : la recherche de {stipulation} a été arrêtée{limits} ; {proved}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>Set play</source>
            <translation>Jeu apparent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>Solutions</source>
            <translation>Solutions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>Solved {stipulation}{under}: {found}.</source>
            <translation>{stipulation} résolu{under} : {found}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>Tries</source>
            <translation>Essais</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>a {aim} is not ruled out</source>
            <translation>{aim} n'est pas exclu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>but {moves}</source>
            <translation>mais {moves}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>cooked, {found}</source>
            <translation>démoli, {found}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>no first move is left undecided, but play, tries or set play are not complete</source>
            <translation>aucun premier coup n'est indécis, mais jeu, essais ou jeu apparent ne sont pas complets</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>no {aim} or fewer</source>
            <translation>pas de {aim} ou moins</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>nothing is proved yet</source>
            <translation>rien n'est encore prouvé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>short, {shorter}, {found}</source>
            <translation>solution brève, {shorter}, {found}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>sound, {found}</source>
            <translation>correct, {found}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>threat</source>
            <translation>menace</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>{aim} after this key</source>
            <translation>{aim} après cette clé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>{count} more</source>
            <translation>{count} de plus</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>{found}, {count} intended</source>
            <translation>{found}, {count} voulues</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>{part}: the parts of White and Black exchanged</source>
            <translation>{part} : les rôles des Blancs et des Noirs échangés</translation>
        </message>
    </context>
    <context>
        <name>state_changes</name>
        <message>
            <location filename="../../app/matewright/services/versions/state_changes.py" />
            <source>castling or e.p.</source>
            <translation>roque ou e.p.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/versions/state_changes.py" />
            <source>no conditions</source>
            <translation>aucune condition</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/versions/state_changes.py" />
            <source>options</source>
            <translation>options</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/versions/state_changes.py" />
            <source>turn</source>
            <translation>trait</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/versions/state_changes.py" />
            <source>twins</source>
            <translation>jumeaux</translation>
        </message>
    </context>
    <context>
        <name>stipulation</name>
        <message numerus="yes">
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>%n half-moves</source>
            <translation>
                <numerusform>%n demi-coup</numerusform>
                <numerusform>%n demi-coups</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>%n moves</source>
            <translation>
                <numerusform>%n coup</numerusform>
                <numerusform>%n coups</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>%n moves in a row</source>
            <translation>
                <numerusform>%n coup d'affilée</numerusform>
                <numerusform>%n coups d'affilée</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>1st</source>
            <translation>1er</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>Black makes {row}, after which White forces him {to_do} with one move</source>
            <translation>Les Noirs jouent {row}, puis les Blancs les forcent {to_do} par un coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>Black makes {row}, after which White {does} in one move</source>
            <translation>Les Noirs jouent {row}, puis le Blanc {does} en un coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>Black makes {row}, after which White {does} in one move; until then White moves only where he is in check, and helps</source>
            <translation>Les Noirs jouent {row}, puis le Blanc {does} en un coup ; jusque-là les Blancs ne jouent qu'en échec, et aident</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>Black makes {row}, the last of which can {other} and can help as well, so that White {does}</source>
            <translation>Les Noirs jouent {row}, dont le dernier peut {other} aussi bien qu'aider : le Blanc {does}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>From the array of a game, {first} moving first, the diagram is reached in {length}</source>
            <translation>Depuis la position initiale, {first} au trait, le diagramme est atteint en {length}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row} and {does} with it</source>
            <translation>Le Blanc joue {row} et ainsi {does}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row} and {does} with the last</source>
            <translation>Le Blanc joue {row} et {does} au dernier</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row} and {does} with the last; Black moves only where he is in check, and helps</source>
            <translation>Le Blanc joue {row} et {does} au dernier ; les Noirs ne jouent qu'en échec, et aident</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row} and {does} with the last; Black resists, but moves only where he is in check</source>
            <translation>Le Blanc joue {row} et {does} au dernier ; les Noirs résistent, mais ne jouent qu'en échec</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black can, and so must, {do} at once</source>
            <translation>Les Blancs jouent {row}, puis les Noirs peuvent, et donc doivent, {do} aussitôt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black can, and so must, {do} at once; until then Black moves only where he is in check, and helps</source>
            <translation>Les Blancs jouent {row}, puis les Noirs peuvent, et donc doivent, {do} aussitôt ; jusque-là les Noirs ne jouent qu'en échec, et aident</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black can, and so must, {do} at once; until then Black resists, but moves only where he is in check</source>
            <translation>Les Blancs jouent {row}, puis les Noirs peuvent, et donc doivent, {do} aussitôt ; jusque-là les Noirs résistent, mais ne jouent qu'en échec</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black can, and so must, {do} at once; until then Black resists, but moves only where he is in check; a side that can {do} must do so</source>
            <translation>Les Blancs jouent {row}, puis les Noirs peuvent, et donc doivent, {do} aussitôt ; jusque-là les Noirs résistent, mais ne jouent qu'en échec ; qui peut {do} doit le faire</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black is forced {to_do} at once</source>
            <translation>Les Blancs jouent {row}, puis les Noirs sont forcés {to_do} aussitôt</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black is forced {to_do} at once; until then Black moves only where he is in check, and helps</source>
            <translation>Les Blancs jouent {row}, puis les Noirs sont forcés {to_do} aussitôt ; jusque-là les Noirs ne jouent qu'en échec, et aident</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black is forced {to_do} at once; until then Black resists, but moves only where he is in check</source>
            <translation>Les Blancs jouent {row}, puis les Noirs sont forcés {to_do} aussitôt ; jusque-là les Noirs résistent, mais ne jouent qu'en échec</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black {does} in one move</source>
            <translation>Les Blancs jouent {row}, puis le Noir {does} en un coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black {does} in one move; until then Black moves only where he is in check, and helps</source>
            <translation>Les Blancs jouent {row}, puis le Noir {does} en un coup ; jusque-là les Noirs ne jouent qu'en échec, et aident</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a capture</source>
            <translation>une prise</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a check</source>
            <translation>un échec</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a circuit</source>
            <translation>un circuit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a circuit by rebirth</source>
            <translation>un circuit par renaissance</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>a closing bracket is expected here</source>
            <translation>une parenthèse fermante est attendue ici</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>a goal such as # is expected here</source>
            <translation>un but comme # est attendu ici</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a kiss of the piece from {square}</source>
            <translation>un baiser à la pièce de {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a move to the last rank</source>
            <translation>un coup jusqu'à la dernière rangée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a move to {square}</source>
            <translation>un coup en {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>a structured stipulation of this form</source>
            <translation>un énoncé structuré de cette forme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a swap of two enemy pieces by rebirth</source>
            <translation>un échange de deux pièces adverses par renaissance</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>alternative goals</source>
            <translation>buts alternatifs</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>an en passant capture</source>
            <translation>une prise en passant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>an exact length in this play</source>
            <translation>une longueur exacte dans ce genre de jeu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>an exchange of the places of two own pieces</source>
            <translation>un échange de places de deux pièces du même camp</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>any move</source>
            <translation>coup quelconque</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>auto-mate</source>
            <translation>auto-mat</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>auto-stalemate</source>
            <translation>auto-pat</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>capture</source>
            <translation>prendre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>capture en passant</source>
            <translation>prendre en passant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>captures</source>
            <translation>prend</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>captures en passant</source>
            <translation>prend en passant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>castle</source>
            <translation>roquer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>castles</source>
            <translation>roque</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>castling</source>
            <translation>roque</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>check</source>
            <translation>échec</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>circuit</source>
            <translation>circuit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>circuit by rebirth</source>
            <translation>circuit par renaissance</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>complete a circuit</source>
            <translation>achever un circuit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>complete a circuit by rebirth</source>
            <translation>achever un circuit par renaissance</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>completes a circuit</source>
            <translation>achève un circuit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>completes a circuit by rebirth</source>
            <translation>achève un circuit par renaissance</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>counter-mate</source>
            <translation>contre-mat</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>double mate</source>
            <translation>double mat</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>double stalemate</source>
            <translation>double pat</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>en passant capture</source>
            <translation>prise en passant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>end of text</source>
            <translation>fin du texte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>exchange of places</source>
            <translation>échange de places</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>exchange of places by rebirth</source>
            <translation>échange de places par renaissance</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>exchange the places of two own pieces</source>
            <translation>échanger les places de deux pièces de son camp</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>exchanges the places of two own pieces</source>
            <translation>échange les places de deux pièces de son camp</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>get mated by the own move</source>
            <translation>se mater soi-même</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>get stalemated by the own move</source>
            <translation>se pater soi-même</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>gets mated by the own move</source>
            <translation>se mate soi-même</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>gets stalemated by the own move</source>
            <translation>se pate soi-même</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>give check</source>
            <translation>donner échec</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>give mate</source>
            <translation>mater</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>give mate or stalemate</source>
            <translation>mater ou pater</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>give stalemate</source>
            <translation>pater</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>gives check</source>
            <translation>donne échec</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>gives mate</source>
            <translation>mate</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>gives mate or stalemate</source>
            <translation>mate ou pate</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>gives stalemate</source>
            <translation>pate</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>half moves exist only in help play</source>
            <translation>les demi-coups n’existent que dans le jeu aidé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>help play in a parry series</source>
            <translation>jeu aidé dans une série avec parade</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help {goal}</source>
            <translation>{goal} aidé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-direct mate</source>
            <translation>mat aidé-direct</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-direct stalemate</source>
            <translation>pat aidé-direct</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-direct {goal}</source>
            <translation>{goal} : aidé-direct</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-reflex {goal}</source>
            <translation>{goal} réflexe aidé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-reflex-stalemate</source>
            <translation>pat réflexe aidé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-reflex-{goal}</source>
            <translation>{goal} réflexe aidé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-reflexmate</source>
            <translation>mat réflexe aidé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-self {goal}</source>
            <translation>{goal} inverse aidé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-self-stalemate</source>
            <translation>pat inverse aidé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-self-{goal}</source>
            <translation>{goal} inverse aidé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-selfmate</source>
            <translation>mat inverse aidé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-stalemate</source>
            <translation>pat aidé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-{goal}</source>
            <translation>{goal} aidé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series mate</source>
            <translation>mat de série à parades aidé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series reflex {goal}</source>
            <translation>{goal} : série réflexe à parades aidée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series reflex-stalemate</source>
            <translation>pat réflexe de série à parades aidé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series reflex-{goal}</source>
            <translation>{goal} : série réflexe à parades aidée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series reflexmate</source>
            <translation>mat réflexe de série à parades aidé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series self {goal}</source>
            <translation>{goal} : série inverse à parades aidée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series self-stalemate</source>
            <translation>pat inverse de série à parades aidé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series self-{goal}</source>
            <translation>{goal} : série inverse à parades aidée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series selfmate</source>
            <translation>mat inverse de série à parades aidé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series stalemate</source>
            <translation>pat de série à parades aidé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series {goal}</source>
            <translation>{goal} : série à parades aidée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helpmate</source>
            <translation>mat aidé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>introductory moves</source>
            <translation>coups d'introduction</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>kiss of {square}</source>
            <translation>baiser de {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>kiss the piece from {square}</source>
            <translation>donner un baiser à la pièce de {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>kisses the piece from {square}</source>
            <translation>donne un baiser à la pièce de {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>make any move</source>
            <translation>jouer n'importe quel coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>makes any move</source>
            <translation>joue n'importe quel coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mate</source>
            <translation>mat</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mate both sides</source>
            <translation>mater les deux camps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mate both sides when mated</source>
            <translation>mater les deux camps en étant mat</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mate of both sides at once</source>
            <translation>mat simultané des deux camps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mate of both sides by the side that is mated</source>
            <translation>mat des deux camps par le camp mat</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mate of the side that moves</source>
            <translation>le mat du camp qui joue</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mate or stalemate</source>
            <translation>mat ou pat</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mates both sides</source>
            <translation>mate les deux camps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mates both sides when mated</source>
            <translation>mate les deux camps en étant mat</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>move to the last rank</source>
            <translation>aller à la dernière rangée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>move to {square}</source>
            <translation>aller en {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>moves to the last rank</source>
            <translation>va à la dernière rangée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>moves to {square}</source>
            <translation>va en {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>nothing may follow the number of moves</source>
            <translation>rien ne peut suivre le nombre de coups</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series help {goal}</source>
            <translation>{goal} : série aidée à parades</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series help-stalemate</source>
            <translation>pat aidé de série à parades</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series help-{goal}</source>
            <translation>{goal} : série aidée à parades</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series helpmate</source>
            <translation>mat aidé de série à parades</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series mate</source>
            <translation>mat de série à parades</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series reflex {goal}</source>
            <translation>{goal} : série réflexe à parades</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series reflex-stalemate</source>
            <translation>pat réflexe de série à parades</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series reflex-{goal}</source>
            <translation>{goal} : série réflexe à parades</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series reflexmate</source>
            <translation>mat réflexe de série à parades</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series self {goal}</source>
            <translation>{goal} : série inverse à parades</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series self-stalemate</source>
            <translation>pat inverse de série à parades</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series self-{goal}</source>
            <translation>{goal} : série inverse à parades</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series selfmate</source>
            <translation>mat inverse de série à parades</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series semi-reflex {goal}</source>
            <translation>{goal} : série semi-réflexe à parades</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series semi-reflex-stalemate</source>
            <translation>pat semi-réflexe de série à parades</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series semi-reflex-{goal}</source>
            <translation>{goal} : série semi-réflexe à parades</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series semi-reflexmate</source>
            <translation>mat semi-réflexe de série à parades</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series stalemate</source>
            <translation>pat de série à parades</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series {goal}</source>
            <translation>{goal} : série à parades</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>proof game</source>
            <translation>partie justificative</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reach the diagram</source>
            <translation>atteindre le diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reach the other position</source>
            <translation>atteindre l'autre position</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reaches the diagram</source>
            <translation>atteint le diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reaches the other position</source>
            <translation>atteint l'autre position</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal help {goal}</source>
            <translation>{goal} : aidé réciproque</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal help-stalemate</source>
            <translation>pat aidé réciproque</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal help-{goal}</source>
            <translation>{goal} : aidé réciproque</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal helpmate</source>
            <translation>mat aidé réciproque</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal series help {goal}</source>
            <translation>{goal} : série aidée réciproque</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal series help-stalemate</source>
            <translation>pat aidé réciproque de série</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal series help-{goal}</source>
            <translation>{goal} : série aidée réciproque</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal series helpmate</source>
            <translation>mat aidé réciproque de série</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reflex {goal}</source>
            <translation>{goal} réflexe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reflex-stalemate</source>
            <translation>pat réflexe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reflex-{goal}</source>
            <translation>{goal} réflexe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reflexmate</source>
            <translation>mat réflexe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>self {goal}</source>
            <translation>{goal} inverse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>self-stalemate</source>
            <translation>pat inverse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>self-{goal}</source>
            <translation>{goal} inverse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>selfmate</source>
            <translation>mat inverse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>semi-reflex {goal}</source>
            <translation>{goal} semi-réflexe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>semi-reflex-stalemate</source>
            <translation>pat semi-réflexe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>semi-reflex-{goal}</source>
            <translation>{goal} semi-réflexe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>semi-reflexmate</source>
            <translation>mat semi-réflexe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series help {goal}</source>
            <translation>{goal} aidé de série</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>series help-reflex play</source>
            <translation>jeu réflexe aidé de série</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series help-self {goal}</source>
            <translation>{goal} : série aidée inverse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series help-self-stalemate</source>
            <translation>pat aidé inverse de série</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series help-self-{goal}</source>
            <translation>{goal} : série aidée inverse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series help-selfmate</source>
            <translation>mat aidé inverse de série</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series help-stalemate</source>
            <translation>pat aidé de série</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series help-{goal}</source>
            <translation>{goal} aidé de série</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series helpmate</source>
            <translation>mat aidé de série</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series mate</source>
            <translation>mat direct de série</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series reflex {goal}</source>
            <translation>{goal} réflexe de série</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series reflex-stalemate</source>
            <translation>pat réflexe de série</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series reflex-{goal}</source>
            <translation>{goal} réflexe de série</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series reflexmate</source>
            <translation>mat réflexe de série</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series self {goal}</source>
            <translation>{goal} inverse de série</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series self-stalemate</source>
            <translation>pat inverse de série</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series self-{goal}</source>
            <translation>{goal} inverse de série</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series selfmate</source>
            <translation>mat inverse de série</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>series semi-reflexmate play</source>
            <translation>jeu semi-réflexe de série</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series stalemate</source>
            <translation>pat direct de série</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series {goal}</source>
            <translation>{goal} de série</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>stalemate</source>
            <translation>pat</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>stalemate both sides</source>
            <translation>pater les deux camps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>stalemate of both sides</source>
            <translation>pat des deux camps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>stalemate of the side that moves</source>
            <translation>le pat du camp qui joue</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>stalemates both sides</source>
            <translation>pate les deux camps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>swap two enemy pieces by rebirth</source>
            <translation>échanger deux pièces adverses par renaissance</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>swaps two enemy pieces by rebirth</source>
            <translation>échange deux pièces adverses par renaissance</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>the diagram</source>
            <translation>le diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>the goal “{goal}” in this play</source>
            <translation>le but « {goal} » dans ce genre de jeu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>the name of a square is expected here</source>
            <translation>le nom d'une case est attendu ici</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>the number of moves is expected here</source>
            <translation>le nombre de coups est attendu ici</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>the other position</source>
            <translation>l'autre position</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>the position to be reached is expected here, as in a FEN</source>
            <translation>la position à atteindre est attendue ici, comme dans une FEN</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>the win of a piece</source>
            <translation>le gain d'une pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to capture</source>
            <translation>de prendre</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to capture en passant</source>
            <translation>de prendre en passant</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to castle</source>
            <translation>de roquer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to complete a circuit</source>
            <translation>d'achever un circuit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to complete a circuit by rebirth</source>
            <translation>d'achever un circuit par renaissance</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to exchange the places of two own pieces</source>
            <translation>d'échanger les places de deux pièces de son camp</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to get mated by the own move</source>
            <translation>de se mater soi-même</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to get stalemated by the own move</source>
            <translation>de se pater soi-même</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to give check</source>
            <translation>de donner échec</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to give mate</source>
            <translation>de mater</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to give mate or stalemate</source>
            <translation>de mater ou de pater</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to give stalemate</source>
            <translation>de pater</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to kiss the piece from {square}</source>
            <translation>de donner un baiser à la pièce de {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to make any move</source>
            <translation>de jouer n'importe quel coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to mate both sides</source>
            <translation>de mater les deux camps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to mate both sides when mated</source>
            <translation>de mater les deux camps en étant mat</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to move to the last rank</source>
            <translation>d'aller à la dernière rangée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to move to {square}</source>
            <translation>d'aller en {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to reach the diagram</source>
            <translation>d'atteindre le diagramme</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to reach the other position</source>
            <translation>d'atteindre l'autre position</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to stalemate both sides</source>
            <translation>de pater les deux camps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to swap two enemy pieces by rebirth</source>
            <translation>d'échanger deux pièces adverses par renaissance</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to win a piece</source>
            <translation>de gagner une pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>way to another position</source>
            <translation>chemin vers une autre position</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>win a piece</source>
            <translation>gagner une pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>win of a piece</source>
            <translation>gain de pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>wins a piece</source>
            <translation>gagne une pièce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and both sides help until Black can, and so must, {do} on Black's {last} move</source>
            <translation>{first} : trait, les deux camps s'aident jusqu'à ce que les Noirs puissent, et donc doivent, {do} à leur {last} coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and both sides help until White forces Black {to_do} on Black's {last} move</source>
            <translation>{first} : trait, les deux camps s'aident jusqu'à ce que les Blancs forcent les Noirs {to_do} à leur {last} coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and both sides help, so that White {does} on his {last} move</source>
            <translation>{first} : trait, les deux camps s'aident : le Blanc {does} à son {last} coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and both sides help, so that the other position is reached in {length}</source>
            <translation>{first} : trait, les deux camps s'aident pour atteindre l'autre position en {length}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and both sides help, until Black's {last} move can {other} and can help as well, so that White {does}</source>
            <translation>{first} : trait, les deux camps s'aident jusqu'à ce que le {last} coup noir puisse {other} aussi bien qu'aider : le Blanc {does}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and both sides help; in the last {row} of {length} White forces {noun}</source>
            <translation>{first} : trait, les deux camps s'aident ; dans les derniers {row} de {length}, les Blancs forcent {noun}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and forces Black {to_do} by Black's {last} move</source>
            <translation>{first} : trait, les Noirs sont forcés {to_do} au plus tard à leur {last} coup</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and forces Black {to_do} by Black's {last} move; Black must {do} as soon as he can</source>
            <translation>{first} : trait, les Noirs sont forcés {to_do} au plus tard à leur {last} coup ; ils doivent {do} dès qu'ils le peuvent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and forces Black {to_do} by Black's {last} move; a side that can {do} must do so</source>
            <translation>{first} : trait, les Noirs sont forcés {to_do} au plus tard à leur {last} coup ; qui peut {do} doit le faire</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and forces {noun} by White's {last} move</source>
            <translation>{first} : trait, {noun} est forcé au plus tard au {last} coup blanc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{goal}</source>
            <translation>{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{mate} or {stalemate}</source>
            <translation>{mate} ou {stalemate}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{meaning}; what is reached sooner does not count</source>
            <translation>{meaning} ; ce qui est atteint plus tôt ne compte pas</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{name} in %n</source>
            <translation>
                <numerusform>{name} en %n coup</numerusform>
                <numerusform>{name} en %n coups</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{name} in at most %n</source>
            <translation>
                <numerusform>{name} en %n coup au plus</numerusform>
                <numerusform>{name} en %n coups au plus</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{name} in at most {length}</source>
            <translation>{name} en {length} coups au plus</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{name} in exactly {length}</source>
            <translation>{name} en {length} coups exactement</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{name} in {length}</source>
            <translation>{name} en {length} coups</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{name} in {number}</source>
            <translation>{name} en {number}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{name} or {other}</source>
            <translation>{name} ou {other}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{number} moves</source>
            <translation>{number} coups</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{number}nd</source>
            <translation>{number}e</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{number}rd</source>
            <translation>{number}e</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{number}st</source>
            <translation>{number}e</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{number}th</source>
            <translation>{number}e</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>“{needed}” is expected after “{beginning}”</source>
            <translation>« {needed} » est attendu après « {beginning} »</translation>
        </message>
    </context>
    <context>
        <name>strategies</name>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>MATER takes castling rights from the home squares and no en passant capture from the FEN, and lets a pawn on the last rank stay a pawn.</source>
            <translation>MATER déduit les droits de roque des cases d'origine, ne prend pas de prise en passant de la FEN et laisse un pion rester pion sur la dernière rangée.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>Mate-in-two knows no castling, no double step, no en passant capture and no promotion, and takes stalemate for mate.</source>
            <translation>Mate-in-two ne connaît ni roque, ni double pas, ni prise en passant, ni promotion, et prend le pat pour un mat.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>Popeye, where it is installed; no proof</source>
            <translation>Popeye, s’il est installé ; sans preuve</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>as it was in 1951; one key, no proof</source>
            <translation>tel qu'en 1951 ; une clé, sans preuve</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>as it was in 1998; one key, no proof</source>
            <translation>tel qu'en 1998 ; une clé, sans preuve</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>everything tried, no pruning; slow</source>
            <translation>tout est essayé, sans élagage ; lent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>proof-number search and a table; fastest</source>
            <translation>nombres de preuve et table ; la plus rapide</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>slow, plain Python; fairy pieces, h#n</source>
            <translation>lente, Python pur ; pièces féeriques, h#n</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>the 2004 design; no table, full-width counts</source>
            <translation>celle de 2004 ; sans table, pleine largeur</translation>
        </message>
    </context>
    <context>
        <name>twins</name>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>90, 180 or 270 is expected</source>
            <translation>90, 180 ou 270 est attendu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>a change such as “Move a1 b2” is expected</source>
            <translation>un changement comme « Move a1 b2 » est attendu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>a condition is expected</source>
            <translation>une condition est attendue</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>a piece such as Sb2 is expected</source>
            <translation>une pièce comme Sb2 est attendue</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>a stipulation is expected</source>
            <translation>un énoncé est attendu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>another square is expected</source>
            <translation>une autre case est attendue</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>end of text</source>
            <translation>fin du texte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>one of {words} is expected</source>
            <translation>l'un de {words} est attendu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>the letters of a piece such as S are expected</source>
            <translation>les lettres d'une pièce, comme S, sont attendues</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>the name of a square is expected</source>
            <translation>le nom d'une case est attendu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>this kind of twin is not supported yet</source>
            <translation>ce genre de jumeau n'est pas encore reconnu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>this may only be the first word</source>
            <translation>ce ne peut être que le premier mot</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>“white” or “black” is expected</source>
            <translation>« white » ou « black » est attendu</translation>
        </message>
    </context>
    <context>
        <name>validate</name>
        <message>
            <location filename="../../app/matewright/model/legality.py" />
            <source>dark-square bishop</source>
            <translation>fou de cases noires</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/legality.py" />
            <source>light-square bishop</source>
            <translation>fou de cases blanches</translation>
        </message>
    </context>
    <context>
        <name>verdict</name>
        <message numerus="yes">
            <location filename="../../app/matewright/model/verdict.py" />
            <source>%n keys</source>
            <translation>
                <numerusform>%n clé</numerusform>
                <numerusform>%n clés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/verdict.py" />
            <source>%n parts</source>
            <translation>
                <numerusform>%n sous-problème</numerusform>
                <numerusform>%n sous-problèmes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/verdict.py" />
            <source>%n solutions</source>
            <translation>
                <numerusform>%n solution</numerusform>
                <numerusform>%n solutions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/verdict.py" />
            <source>%n variations</source>
            <translation>
                <numerusform>%n variante</numerusform>
                <numerusform>%n variantes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Claimed</source>
            <translation>Affirmé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Cooked</source>
            <translation>Démoli</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Differs</source>
            <translation>Diffère</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Failed</source>
            <translation>Échoué</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>No solution</source>
            <translation>Insoluble</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Not readable</source>
            <translation>Illisible</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Not solved</source>
            <translation>Non résolu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Not supported</source>
            <translation>Non reconnu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Partial</source>
            <translation>Partiel</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Short</source>
            <translation>Solution brève</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Solved</source>
            <translation>Résolu</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Sound</source>
            <translation>Correct</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Stale</source>
            <translation>Périmé</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/verdict.py" />
            <source>at least %n keys</source>
            <translation>
                <numerusform>au moins %n clé</numerusform>
                <numerusform>au moins %n clés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/verdict.py" />
            <source>at least %n solutions</source>
            <translation>
                <numerusform>au moins %n solution</numerusform>
                <numerusform>au moins %n solutions</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>from the file, not checked here</source>
            <translation>du fichier, non vérifié ici</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>no {aim}</source>
            <translation>pas de {aim}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>none found with {restrictions}</source>
            <translation>aucune trouvée avec {restrictions}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>not proved</source>
            <translation>non prouvé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>options changed</source>
            <translation>options changées</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>other keys not looked for</source>
            <translation>autres clés non cherchées</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>play after the key</source>
            <translation>jeu après la clé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>position changed</source>
            <translation>position changée</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>stipulation changed</source>
            <translation>énoncé changé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>stopped</source>
            <translation>arrêté</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>stopped early</source>
            <translation>arrêté avant la fin</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>twins changed</source>
            <translation>jumeaux changés</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>{count} intended</source>
            <translation>{count} voulues</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>{first} to {last}</source>
            <translation>{first} à {last}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>{found} instead of {expected}</source>
            <translation>{found} au lieu de {expected}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>{lengths} not ruled out</source>
            <translation>{lengths} non exclus</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>{remark} in each of {count} parts</source>
            <translation>{remark} dans chacun des {count} sous-problèmes</translation>
        </message>
    </context>
    <context>
        <name>workshop</name>
        <message>
            <location filename="../../app/matewright/services/workshop/setting.py" />
            <source>cooked</source>
            <translation>démoli</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting.py" />
            <source>illegal</source>
            <translation>illégal</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/required_play.py" />
            <source>key</source>
            <translation>clé</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/required_play.py" />
            <source>mates</source>
            <translation>mats</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting.py" />
            <source>no solution</source>
            <translation>sans solution</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/required_play.py" />
            <source>set play</source>
            <translation>jeu apparent</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting.py" />
            <source>short</source>
            <translation>brève</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/required_play.py" />
            <source>solutions</source>
            <translation>solutions</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting.py" />
            <source>sound</source>
            <translation>correct</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/required_play.py" />
            <source>threats</source>
            <translation>menaces</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/required_play.py" />
            <source>tries</source>
            <translation>essais</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/required_play.py" />
            <source>variations</source>
            <translation>variantes</translation>
        </message>
    </context>
    <context>
        <name>yaml</name>
        <message>
            <location filename="../../app/matewright/formats/yaml_documents.py" />
            <source>a field name must be text</source>
            <translation>un nom de champ doit être du texte</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/yaml_documents.py" />
            <source>nothing is named “{name}”</source>
            <translation>rien ne s'appelle « {name} »</translation>
        </message>
    </context>
</TS>
