<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/about.py" />
            <source>A workbench for chess problems: set up a position, ask for a mate,
browse the proof.

Free software under the GNU General Public License, version 3 or later.
The men on the board are drawn by python-chess.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/about.py" />
            <source>About Matewright</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>AnswerPane</name>
        <message>
            <location filename="../../app/matewright/gui/panes/answer_pane.py" />
            <source>Parts of the problem</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>AppearancePage</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>&amp;Language</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Colo&amp;urs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Dark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Larger</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Largest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Letters of the men in moves are chosen under Notation.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Light</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Size of &amp;texts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>That of the system</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Those of the system</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Autosave</name>
        <message>
            <location filename="../../app/matewright/gui/autosave.py" />
            <source>Changes are not kept for the case of a crash: {reason}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>BoardPage</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>&amp;Men</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>&amp;Squares</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Coordi&amp;nates</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>How the board will look</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Men slide when a move is sho&amp;wn</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>BoardPanel</name>
        <message>
            <location filename="../../app/matewright/gui/panes/board_panel.py" />
            <source>{sentence} (and {count} more)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>BoardView</name>
        <message>
            <location filename="../../app/matewright/gui/board/view.py" />
            <source>Board</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>BoardWidget</name>
        <message>
            <location filename="../../app/matewright/gui/board/edits.py" />
            <source>Copy {man} {source}–{target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/piece_menu.py" />
            <source>Del</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>Drag a man to move it, with Ctrl to copy it, off the board to remove it; the right button removes too. With the keyboard: arrows choose a square, K Q R B N (or S) P place a white man and with Shift a black one, Delete removes, Enter picks a man up and puts it down, Space opens a menu of men. Drag with the right button to draw an arrow, click with Shift and the right button to mark a square; the keys - and . do the same. Esc wipes arrows and marks away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/edits.py" />
            <source>Move {man} {source}–{target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/edits.py" />
            <source>Place {man} {square}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/piece_menu.py" />
            <source>Remove</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/edits.py" />
            <source>Remove {man} {square}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/piece_menu.py" />
            <source>Shift+</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>an arrow begins here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>can be reached</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>in check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>marked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>picked up</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Caption</name>
        <message>
            <location filename="../../app/matewright/gui/panes/caption.py" />
            <source>Untitled</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ChartPane</name>
        <message>
            <location filename="../../app/matewright/gui/panes/chart_pane.py" />
            <source>Chart of the search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/chart_pane.py" />
            <source>Depth</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/chart_pane.py" />
            <source>Positions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/chart_pane.py" />
            <source>The figures of a search will be drawn here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/chart_pane.py" />
            <source>Time</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Clipboard</name>
        <message>
            <location filename="../../app/matewright/gui/clipboard.py" />
            <source>Copied the position as FEN and as a picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/clipboard.py" />
            <source>Not everything was understood</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/clipboard.py" />
            <source>Paste Position</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/clipboard.py" />
            <source>Paste Problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/clipboard.py" />
            <source>Paste Problems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/clipboard.py" />
            <source>Pasted a FEN: {men}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/clipboard.py" />
            <source>Pasted a Popeye problem: {stipulation}, {men}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/clipboard.py" />
            <source>Pasted an EPD line: {stipulation}, {men}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/clipboard.py" />
            <source>Pasted an olive problem: {stipulation}, {men}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/clipboard.py" />
            <source>Pasted the position of a PGN: {men}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/clipboard.py" />
            <source>Pasted {count} positions from EPD lines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/clipboard.py" />
            <source>Pasted {count} positions from a PGN</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/clipboard.py" />
            <source>Pasted {count} problems from input for Popeye</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/clipboard.py" />
            <source>Pasted {count} problems of olive</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/clipboard.py" />
            <source>Reading the clipboard …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/clipboard.py" />
            <source>The clipboard cannot be pasted</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>CompareDialog</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare.py" />
            <source>&amp;Compare</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare.py" />
            <source>C&amp;hart of</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare.py" />
            <source>Cannot compare</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare.py" />
            <source>Compare Engines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare.py" />
            <source>Copy as &amp;Text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare.py" />
            <source>Each &amp;at most</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare.py" />
            <source>Generated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare.py" />
            <source>Generated per second</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare.py" />
            <source>Logarithmic scale: each line is ten times the one below it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare.py" />
            <source>Nodes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare.py" />
            <source>St&amp;op</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare.py" />
            <source>Stop each strategy after this many seconds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare.py" />
            <source>The strategies side by side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare.py" />
            <source>Time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare.py" />
            <source>Time limit of each strategy in seconds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare.py" />
            <source>What the chart shows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare.py" />
            <source>no limit</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>CompareRunsDialog</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare_runs.py" />
            <source>&amp;Compare</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare_runs.py" />
            <source>&amp;with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare_runs.py" />
            <source>Compare Runs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare_runs.py" />
            <source>Copy &amp;Table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare_runs.py" />
            <source>The answer on the left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare_runs.py" />
            <source>The answer on the right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/compare_runs.py" />
            <source>Where the two answers differ</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ComparisonModel</name>
        <message>
            <location filename="../../app/matewright/gui/models/comparison_model.py" />
            <source>Agreement</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/comparison_model.py" />
            <source>Each strategy's own count</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/comparison_model.py" />
            <source>Generated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/comparison_model.py" />
            <source>Generated positions in a second</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/comparison_model.py" />
            <source>How sure the answer is</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/comparison_model.py" />
            <source>Its own time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/comparison_model.py" />
            <source>Key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/comparison_model.py" />
            <source>Mate in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/comparison_model.py" />
            <source>Moves of the shortest mate it knows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/comparison_model.py" />
            <source>Moves that its generator emitted</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/comparison_model.py" />
            <source>Nodes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/comparison_model.py" />
            <source>Per second</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/comparison_model.py" />
            <source>Status</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/comparison_model.py" />
            <source>Strategy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/comparison_model.py" />
            <source>The first move of that mate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/comparison_model.py" />
            <source>Time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/comparison_model.py" />
            <source>Whether the answers can be true together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/comparison_model.py" />
            <source>Which program searches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/comparison_model.py" />
            <source>none</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Document</name>
        <message>
            <location filename="../../app/matewright/gui/document.py" />
            <source>Change Stipulation to %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/document.py" />
            <source>Type FEN</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>EditMenu</name>
        <message>
            <location filename="../../app/matewright/gui/menus/edit_menu.py" />
            <source>&amp;Copy Position</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/edit_menu.py" />
            <source>&amp;Edit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/edit_menu.py" />
            <source>&amp;Initial Array</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/edit_menu.py" />
            <source>&amp;Paste</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/edit_menu.py" />
            <source>&amp;Redo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/edit_menu.py" />
            <source>&amp;Undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/edit_menu.py" />
            <source>Clear &amp;Board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/edit_menu.py" />
            <source>Pre&amp;ferences …</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Editing</name>
        <message>
            <location filename="../../app/matewright/gui/editing.py" />
            <source>Change Side to Move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/editing.py" />
            <source>Clear Board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/editing.py" />
            <source>Delete Problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/editing.py" />
            <source>Duplicate Problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/editing.py" />
            <source>Edit Properties</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/editing.py" />
            <source>Initial Array</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/editing.py" />
            <source>New Problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/editing.py" />
            <source>These speak of squares that leave it, and are left out: {names}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/editing.py" />
            <source>“{step}” takes a man off the board: {men}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/editing.py" />
            <source>“{step}” takes {count} men off the board: {men}.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ErrorBox</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/error_box.py" />
            <source>&amp;Copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/error_box.py" />
            <source>&amp;OK</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/error_box.py" />
            <source>… and {count} more</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ExportDiagram</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source> dpi</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source>&amp;Board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source>&amp;Copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source>&amp;Export …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source>&amp;Format</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source>&amp;Men</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source>&amp;Resolution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source>&amp;Transparent background</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source>&amp;Width</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source>C&amp;aption: author, source, stipulation, men</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source>C&amp;oordinates</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source>Ca&amp;ncel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source>Export Diagram</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source>PDF (vectors)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source>PNG (pixels)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source>Put the picture on the clipboard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source>SVG (vectors)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source>This takes {width} pixels across; {most} is the most.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source>Unit of the width</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source>cm</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source>pixels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source>{across} × {down} cm</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source>{width} × {height} pixels, {across} × {down} cm</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ExportSolutions</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_solutions.py" />
            <source>&amp;Cancel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_solutions.py" />
            <source>&amp;Export …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_solutions.py" />
            <source>&amp;Plain text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_solutions.py" />
            <source>&amp;Web page (HTML)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_solutions.py" />
            <source>Diagrams and foldable solutions in one file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_solutions.py" />
            <source>Document</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_solutions.py" />
            <source>Export Solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_solutions.py" />
            <source>For the package diagram of problem magazines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_solutions.py" />
            <source>LaTe&amp;X</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_solutions.py" />
            <source>Positions as FEN, solutions in lines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_solutions.py" />
            <source>Problems</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FenEdit</name>
        <message>
            <location filename="../../app/matewright/gui/board/fen_edit.py" />
            <source>FEN</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fen_edit.py" />
            <source>The position as FEN: type or paste another, then Enter; Esc restores it</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FiguresPane</name>
        <message>
            <location filename="../../app/matewright/gui/panes/tables.py" />
            <source>Figures of the search</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FileCommands</name>
        <message>
            <location filename="../../app/matewright/gui/file_commands.py" />
            <source>All files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/file_commands.py" />
            <source>Cannot open the file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/file_commands.py" />
            <source>Cannot open the sample</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/file_commands.py" />
            <source>Cannot save the file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/file_commands.py" />
            <source>Chess problems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/file_commands.py" />
            <source>Not everything was understood</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/file_commands.py" />
            <source>Open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/file_commands.py" />
            <source>Reading {name} …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/file_commands.py" />
            <source>Save As</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/file_commands.py" />
            <source>Saved {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/file_commands.py" />
            <source>Saving {name} …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/file_commands.py" />
            <source>Untitled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/file_commands.py" />
            <source>problems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/file_commands.py" />
            <source>“{name}” is open in another window; choose another name.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FileMenu</name>
        <message>
            <location filename="../../app/matewright/gui/menus/file_menu.py" />
            <source>&amp;Clear List</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/file_menu.py" />
            <source>&amp;Close Window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/file_menu.py" />
            <source>&amp;Copy Diagram as Picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/file_menu.py" />
            <source>&amp;Diagram …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/file_menu.py" />
            <source>&amp;Export</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/file_menu.py" />
            <source>&amp;File</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/file_menu.py" />
            <source>&amp;New</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/file_menu.py" />
            <source>&amp;Open …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/file_menu.py" />
            <source>&amp;Print …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/file_menu.py" />
            <source>&amp;Quit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/file_menu.py" />
            <source>&amp;Save</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/file_menu.py" />
            <source>&amp;Solutions …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/file_menu.py" />
            <source>Open &amp;Recent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/file_menu.py" />
            <source>Open Sa&amp;mples</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/file_menu.py" />
            <source>Save &amp;As …</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FilesPage</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source> s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>&amp;A start shows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>&amp;Folder for files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>&amp;Keep unsaved changes for the case of a crash</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>C&amp;hoose …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Folder for files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Keep them &amp;every</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Leave the file before as a &amp;backup (.bak) when saving</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>an empty board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>the file used last</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>the samples</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>where the last file was</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FindBar</name>
        <message>
            <location filename="../../app/matewright/gui/panes/find_bar.py" />
            <source>Close (Esc)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/find_bar.py" />
            <source>Find in the solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/find_bar.py" />
            <source>Move or word, such as Qd8 or dual</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/find_bar.py" />
            <source>Next (F3)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/find_bar.py" />
            <source>Not found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/find_bar.py" />
            <source>Previous (Shift+F3)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/find_bar.py" />
            <source>{count} found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/find_bar.py" />
            <source>{count} so far …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/find_bar.py" />
            <source>{number} of {count}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FirstSteps</name>
        <message>
            <location filename="../../app/matewright/gui/first_steps.py" />
            <source>Choose a line of the solution to see it played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/first_steps.py" />
            <source>Close the first steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/first_steps.py" />
            <source>Close; Help → First Steps shows them again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/first_steps.py" />
            <source>Drag the men, or put new ones on the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/first_steps.py" />
            <source>First Steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/first_steps.py" />
            <source>First steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/first_steps.py" />
            <source>Press Solve, or F7</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FlowDiagram</name>
        <message>
            <location filename="../../app/matewright/gui/prinz/diagram.py" />
            <source>Avoidable</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/diagram.py" />
            <source>Mate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/diagram.py" />
            <source>No solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/diagram.py" />
            <source>Solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/diagram.py" />
            <source>The four blocks of the program</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/diagram.py" />
            <source>entry 1: the turn has begun</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/diagram.py" />
            <source>entry 2: the turn goes on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/diagram.py" />
            <source>exit 3: a legal move was found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/diagram.py" />
            <source>exit 4: no move is left</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>GameController</name>
        <message>
            <location filename="../../app/matewright/gui/play/game_controller.py" />
            <source>Take as New Position</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>HelpMenu</name>
        <message>
            <location filename="../../app/matewright/gui/menus/help_menu.py" />
            <source>&amp;About Matewright</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/help_menu.py" />
            <source>&amp;First Steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/help_menu.py" />
            <source>&amp;Help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/help_menu.py" />
            <source>&amp;Keyboard Shortcuts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/help_menu.py" />
            <source>&amp;Manual</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/help_menu.py" />
            <source>M&amp;useum</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>IterationTableModel</name>
        <message>
            <location filename="../../app/matewright/gui/models/iteration_table_model.py" />
            <source>* not finished</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/iteration_table_model.py" />
            <source>Positions generated per second</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/iteration_table_model.py" />
            <source>Positions generated: every move a generator emits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/iteration_table_model.py" />
            <source>Search depth in moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/iteration_table_model.py" />
            <source>Seconds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/iteration_table_model.py" />
            <source>Terminal positions evaluated: leaves at full depth that were tested</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>LineDialog</name>
        <message>
            <location filename="../../app/matewright/gui/play/line_dialog.py" />
            <source>&amp;Cancel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/line_dialog.py" />
            <source>&amp;Moves of both sides from where the game begins, such as 1.Qd8 Kc5 2.Qa5:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/line_dialog.py" />
            <source>&amp;Use This Line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/line_dialog.py" />
            <source>Recorded Line</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>LiveSolving</name>
        <message>
            <location filename="../../app/matewright/gui/live_solving.py" />
            <source>Live solving waits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/live_solving.py" />
            <source>Still working …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/live_solving.py" />
            <source>another problem is being solved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/live_solving.py" />
            <source>cannot be solved as it is</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/live_solving.py" />
            <source>live</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>LogPane</name>
        <message>
            <location filename="../../app/matewright/gui/panes/log_pane.py" />
            <source>Log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/log_pane.py" />
            <source>What is asked of the engine will be noted here.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Look</name>
        <message>
            <location filename="../../app/matewright/gui/board/look.py" />
            <source>As the window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/look.py" />
            <source>Dark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/look.py" />
            <source>Light</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/look.py" />
            <source>Print</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/look.py" />
            <source>Print (hatched squares)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/look.py" />
            <source>Standard</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>%n problems</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>Answered in {time}: {summary}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>Asked: {stipulation} of {fen}, {mode}, strategy {strategy}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>Cannot play on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>Cannot solve this</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>Chart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>Figures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>It is in the queue already</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>Log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>Moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>Press Solve to look for {aim}, in {count} parts.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>Press Solve to look for {aim}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>Prinz's program cannot work on this</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>Problems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>Problems put into the queue: {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>Question</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>Queue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>Solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>Solving …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>Text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>The answer shown belongs to an earlier state of the problem.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>The diagram itself is not asked about.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>The solution will appear here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>Twins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>Untitled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>not saved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>saved</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ManualDialog</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/manual.py" />
            <source>&amp;Back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/manual.py" />
            <source>&amp;Find</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/manual.py" />
            <source>&amp;Next</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/manual.py" />
            <source>Contents of the manual</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/manual.py" />
            <source>Manual</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/manual.py" />
            <source>Not on this page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/manual.py" />
            <source>Page of the manual</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Menus</name>
        <message>
            <location filename="../../app/matewright/gui/menus/__init__.py" />
            <source>Cancel</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>MoveControls</name>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Back one move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>First position</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Forward one move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Last position</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Pause</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Play the moves one by one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Stop playing</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>MoveStrip</name>
        <message>
            <location filename="../../app/matewright/gui/play/move_strip.py" />
            <source>Moves played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/move_strip.py" />
            <source>Start</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>MoveTableModel</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/models/move_table_model.py" />
            <source>%n captures</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/models/move_table_model.py" />
            <source>%n checks</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/models/move_table_model.py" />
            <source>%n legal moves</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/models/move_table_model.py" />
            <source>%n mates</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/move_table_model.py" />
            <source>Legal move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/move_table_model.py" />
            <source>Move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/move_table_model.py" />
            <source>Place in the order of the search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/move_table_model.py" />
            <source>Remarks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/move_table_model.py" />
            <source>Weight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/move_table_model.py" />
            <source>What the generator of G.M.S. expects of it; the heaviest is tried first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/move_table_model.py" />
            <source>What the move does</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/move_table_model.py" />
            <source>captures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/move_table_model.py" />
            <source>captures en passant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/move_table_model.py" />
            <source>castles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/move_table_model.py" />
            <source>check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/move_table_model.py" />
            <source>double check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/move_table_model.py" />
            <source>mate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/move_table_model.py" />
            <source>promotes to {kind}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/move_table_model.py" />
            <source>stalemate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/move_table_model.py" />
            <source>unsafe</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>MovesPane</name>
        <message>
            <location filename="../../app/matewright/gui/panes/moves_pane.py" />
            <source>Checkmate: there is no legal move.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/moves_pane.py" />
            <source>Legal moves and their weights</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/moves_pane.py" />
            <source>Stalemate: there is no legal move.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>NotationPage</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>&amp;Letters of the men</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>English</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>English of problemists</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Figurines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>French</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>German</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Lon&amp;g notation: both squares of every move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>So moves look: {moves}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Notifications</name>
        <message>
            <location filename="../../app/matewright/gui/notifications.py" />
            <source>Problem {number} has no answer: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/notifications.py" />
            <source>Problem {number}, {stipulation}: {verdict}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/notifications.py" />
            <source>Solving has ended</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/notifications.py" />
            <source>The queue is done: %n problems.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
    </context>
    <context>
        <name>OptionsPanel</name>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source> of {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>&amp;Checks only</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>&amp;Key already played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>&amp;Most solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>&amp;Tries, up to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>&amp;White begins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>A defence is long if it lasts more than so many moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>A quiet attack must threaten to succeed in so many moves at most</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>After an attack the defending king may have so many moves at most</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Also show defences that are met in fewer moves than are left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Also show first moves that only just fail</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Also show what happens when the other side moves first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Attacker's own &amp;goal too</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Does not go with a diagram after the key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Does not go with {text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Exchanged, White plays what Black is to play, and Black what White is to play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Faster, but what is found need not be everything; for this session alone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>First moves numbered</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Flight s&amp;quares</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>How many processor cores may work</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Long defences</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Longest threat in moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Look at checking moves alone: fast, but other keys are missed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Look for</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Look for everything: no limits and no restrictions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Look for the shortest solutions alone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Look for threats; without them every defence is shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Look only at first moves with these numbers, counted from a1 to h8</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Memory in MiB</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>More &amp;options</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Most flights</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Most long defences</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Most refutations of a try</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Most solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Not with the shortest mate alone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Number of the first move to look at</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Number of the last move to look at</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Only with the full solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Parts of White and &amp;Black</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Parts of White and Black</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Reset</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Restrict</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Set p&amp;lay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Short variat&amp;ions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Show</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Stop &amp;after</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Stop after short sol&amp;utions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Stop after so many keys or lines; tries and set play do not count</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Stop after this many seconds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Strategy {name} cannot look at checks alone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Strategy {name} has no such option</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Strategy {name} has no table of positions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Strategy {name} works on one processor core</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Th&amp;reats</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>The attacker may also reach the goal himself: that is a solution too</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>The defender may have one reply at each stage, and in all so many more, that lasts over so many moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>The diagram shows the position after the key, and the other side is to move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>The most memory for the table of positions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>These are for this session: the next start looks for everything</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>These belong to the problem and are saved with it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Threa&amp;ds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Threads</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Threat within</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Time limit in seconds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>What the full solution tells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>White begins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>White begins, and Black's first move is left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>Work</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>also with the parts exchanged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>any</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>as set up</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>at most %n solutions</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>exchanged (half duplex)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>exchanged as well (duplex)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>last</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>no limit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>no short variations</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>no threats</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>over</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>refutations</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>set play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>stop after short solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>the attacker's own goal too</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>the key already played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>tries</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/options_panel.py" />
            <source>with the parts exchanged</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PageView</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/print_preview.py" />
            <source>Preview of the page</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PatienceDialog</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/patience.py" />
            <source>&amp;Cancel</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Pictures</name>
        <message>
            <location filename="../../app/matewright/gui/pictures.py" />
            <source>Chess diagram</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PieceButton</name>
        <message>
            <location filename="../../app/matewright/gui/board/piece_button.py" />
            <source>{man}: drag it to the board, or click it and then squares</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/piece_button.py" />
            <source>{man}: drag it to the board, or click it and then squares
({movement})</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PiecePalette</name>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Clear</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Click squares to remove their men</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Erase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Fairy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Fairy men</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Flip</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Initial array</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Remove all men from the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>See the board from the other side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Set up the men as at the start of a game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Show or hide fairy men: {names}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PlayBar</name>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source> s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>&amp;Back to Editing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Black</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Black is thinking …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Black to move; the line ends here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Choose in the solution what is played, and play what is chosen there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Follow the sol&amp;ution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>L&amp;ine …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Mate: Black wins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Mate: White wins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Move No&amp;w</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Play mode</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Playing: Black to move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Playing: White to move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Return to the diagram (Esc)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Seconds a strategy may think about a move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Stalemate: Black cannot move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Stalemate: White cannot move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Ta&amp;ke as New Position</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Type or paste the line that is to be played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>White</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>White is thinking …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>White to move; the line ends here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Who plays Black</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Who plays White</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>a person</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>recorded line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{what} · not in the solution</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PlayMenu</name>
        <message>
            <location filename="../../app/matewright/gui/menus/play_menu.py" />
            <source>&amp;Follow the Solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/play_menu.py" />
            <source>&amp;Play Moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/play_menu.py" />
            <source>&amp;Take as New Position</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/play_menu.py" />
            <source>Back to &amp;Editing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/play_menu.py" />
            <source>Move &amp;Now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/play_menu.py" />
            <source>Pla&amp;y</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/play_menu.py" />
            <source>Recorded &amp;Line …</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PositionControls</name>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Allow castling {right}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Black</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Black may castle on the king's side (0-0)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Black may castle on the queen's side (0-0-0)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Black to move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Castling</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Deny castling {right}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>En passant on {square}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>En passant square</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>No en passant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>No pawn can be captured en passant in this position</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>The square on which a pawn may be captured en passant at once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>To move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>White</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>White may castle on the king's side (0-0)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>White may castle on the queen's side (0-0-0)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>White to move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>e.p.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>{white} white and {black} black men</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PositionMenu</name>
        <message>
            <location filename="../../app/matewright/gui/menus/position_menu.py" />
            <source>&amp;Duplicate Problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/position_menu.py" />
            <source>&amp;Mirror on the Diagonal a8–h1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/position_menu.py" />
            <source>&amp;New Problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/position_menu.py" />
            <source>&amp;Position</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/position_menu.py" />
            <source>&amp;Swap White and Black, Mirrored 1 ⇔ 8</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/position_menu.py" />
            <source>&amp;Transform</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/position_menu.py" />
            <source>Change &amp;Side to Move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/position_menu.py" />
            <source>De&amp;lete Problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/position_menu.py" />
            <source>Mirror Left and Right (&amp;a ⇔ h)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/position_menu.py" />
            <source>Mirror Top and &amp;Bottom (1 ⇔ 8)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/position_menu.py" />
            <source>Mirror on the Diagonal a1–&amp;h8</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/position_menu.py" />
            <source>Ne&amp;xt Problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/position_menu.py" />
            <source>Pre&amp;vious Problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/position_menu.py" />
            <source>Problem &amp;Properties …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/position_menu.py" />
            <source>Rotate L&amp;eft by 90°</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/position_menu.py" />
            <source>Rotate Ri&amp;ght by 90°</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/position_menu.py" />
            <source>Rotate by &amp;180°</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/position_menu.py" />
            <source>Shift &amp;Down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/position_menu.py" />
            <source>Shift &amp;Left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/position_menu.py" />
            <source>Shift &amp;Right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/position_menu.py" />
            <source>Shift &amp;Up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/position_menu.py" />
            <source>Swap &amp;Colours, Men Stay</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PreferencesDialog</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/dialog.py" />
            <source>&amp;Cancel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/dialog.py" />
            <source>&amp;Defaults of This Page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/dialog.py" />
            <source>&amp;OK</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/dialog.py" />
            <source>A&amp;pply</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Language and Appearance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Notation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/dialog.py" />
            <source>Pages</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/dialog.py" />
            <source>Preferences</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/shortcuts_page.py" />
            <source>Shortcuts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Solving</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PrintCommands</name>
        <message>
            <location filename="../../app/matewright/gui/print_commands.py" />
            <source>Cannot write the file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/print_commands.py" />
            <source>PDF (*.pdf)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/print_commands.py" />
            <source>Save as PDF</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/print_commands.py" />
            <source>Sent {name} to the printer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/print_commands.py" />
            <source>Untitled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/print_commands.py" />
            <source>Wrote {name}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PrintPreview</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/print_preview.py" />
            <source>&amp;Close</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/print_preview.py" />
            <source>&amp;Diagrams a page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/print_preview.py" />
            <source>&amp;Print …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/print_preview.py" />
            <source>&amp;Solutions at the end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/print_preview.py" />
            <source>A4</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/print_preview.py" />
            <source>A5</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/print_preview.py" />
            <source>C&amp;oordinates</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/print_preview.py" />
            <source>Ca&amp;ptions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/print_preview.py" />
            <source>Laying out the solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/print_preview.py" />
            <source>Letter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/print_preview.py" />
            <source>Next page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/print_preview.py" />
            <source>Next page (Page Down)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/print_preview.py" />
            <source>Page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/print_preview.py" />
            <source>Pap&amp;er</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/print_preview.py" />
            <source>Previous page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/print_preview.py" />
            <source>Previous page (Page Up)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/print_preview.py" />
            <source>Print</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/print_preview.py" />
            <source>Problems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/print_preview.py" />
            <source>Save as PD&amp;F …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/print_preview.py" />
            <source>of {count}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Printing</name>
        <message>
            <location filename="../../app/matewright/gui/printing.py" />
            <source>Not solved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/printing.py" />
            <source>Page {page} of {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/printing.py" />
            <source>… the rest is left out</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PrinzDialog</name>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>&amp;Close</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>&amp;Restart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>&amp;Step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>1 step a second</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>As fast as this machine can</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>Begin anew</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>Black moves first here, so W stands for Black and B for White.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>Claimed: mate in two by {key}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>Claimed: no mate in two.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>Direction counter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>Estimated: {step} to a step, so that the test position of 1951 takes the 15 minutes that Prinz gave.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>Ferranti Mark 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>It looks for a mate in two, whatever the question is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>Moves standing: {moves}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>One step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>Pau&amp;se</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>Piece counter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>Prinz's Program of 1951</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>R&amp;un</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>S&amp;peed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>Speed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>Step counter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>Steps so far</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>This machine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>To the &amp;End</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/prinz/dialog.py" />
            <source>{count} steps a second</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ProblemChoice</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/problem_choice.py" />
            <source>&amp;Numbers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/problem_choice.py" />
            <source>&amp;This problem ({number})</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/dialogs/problem_choice.py" />
            <source>A&amp;ll %n problems</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/problem_choice.py" />
            <source>Numbers of the problems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/problem_choice.py" />
            <source>for example 1-4, 7</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ProblemListModel</name>
        <message>
            <location filename="../../app/matewright/gui/models/problem_list_model.py" />
            <source>Author</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/problem_list_model.py" />
            <source>Men</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/problem_list_model.py" />
            <source>Source</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/problem_list_model.py" />
            <source>State</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/problem_list_model.py" />
            <source>Stip.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ProblemProperties</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/problem_properties.py" />
            <source>&amp;Authors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/problem_properties.py" />
            <source>&amp;Source</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/problem_properties.py" />
            <source>Co&amp;mment</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/problem_properties.py" />
            <source>Journal, number, date</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/problem_properties.py" />
            <source>One author in each line: Loyd, Samuel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/problem_properties.py" />
            <source>Problem Properties</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ProblemsPane</name>
        <message>
            <location filename="../../app/matewright/gui/panes/tables.py" />
            <source>Problems of the file</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ProgressPanel</name>
        <message>
            <location filename="../../app/matewright/gui/panes/progress_panel.py" />
            <source>Comparing with modern</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/progress_panel.py" />
            <source>Depth {moves}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/progress_panel.py" />
            <source>First moves decided in this iteration</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/progress_panel.py" />
            <source>Looking at the set play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/progress_panel.py" />
            <source>Looking for tries</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/progress_panel.py" />
            <source>Starting …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/progress_panel.py" />
            <source>Writing the variations</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/progress_panel.py" />
            <source>searching …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/progress_panel.py" />
            <source>{done} of {total} done</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/progress_panel.py" />
            <source>{done} of {total} first moves done</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Publishing</name>
        <message>
            <location filename="../../app/matewright/gui/publishing.py" />
            <source>Cannot write the file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing.py" />
            <source>Export Diagram</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing.py" />
            <source>Export Solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing.py" />
            <source>LaTeX (*.tex)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing.py" />
            <source>Picture of the diagram copied</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing.py" />
            <source>Text (*.txt)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing.py" />
            <source>Web page (*.html)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing.py" />
            <source>Writing {name} …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing.py" />
            <source>Wrote {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing.py" />
            <source>problems</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>QuestionPane</name>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>All keys and every variation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>All keys, without their variations</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>Depth of work</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>Drop Options of the File</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>Drop what the file asks for</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>Find the state anew after every edit, in the background (Ctrl+F7)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>Full solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>How much of the answer is wanted</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>Keys only</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>Live solving</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>Look for the answer (F7)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>Meaning of the stipulation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>Shortest mate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>Solve  F7</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>Stop  Esc</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>Stop solving; what is proved so far stays (Shift+F7 or Esc)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>Strategy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>Strategy {name} has only: {modes}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>The shortest mate and one key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>With: {limits}. Other solutions may be missed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>does not know the fairy men on the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>does not solve {text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>looks for mates in {length} only</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>{mover} is to move, not {other}; Ctrl+T changes that.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/question_pane.py" />
            <source>{mover} plays {other}’s part</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Questions</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/questions.py" />
            <source>&amp;Cancel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/questions.py" />
            <source>&amp;Discard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/questions.py" />
            <source>&amp;Go on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/questions.py" />
            <source>&amp;Overwrite</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/questions.py" />
            <source>&amp;Replace</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/questions.py" />
            <source>&amp;Save</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/questions.py" />
            <source>&amp;Save anyway</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/questions.py" />
            <source>File changed on disk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/questions.py" />
            <source>Overwrite it with what is shown here?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/questions.py" />
            <source>Replace it?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/questions.py" />
            <source>Replace the file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/questions.py" />
            <source>Save them before going on?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/questions.py" />
            <source>Something leaves the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/questions.py" />
            <source>Something will be left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/questions.py" />
            <source>Undo brings everything back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/questions.py" />
            <source>Unsaved changes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/questions.py" />
            <source>“{name}” cannot hold everything.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/questions.py" />
            <source>“{name}” exists already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/questions.py" />
            <source>“{name}” has changes that are not saved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/questions.py" />
            <source>“{name}” was changed by another program since it was opened.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>QueueModel</name>
        <message>
            <location filename="../../app/matewright/gui/models/queue_model.py" />
            <source>Problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/queue_model.py" />
            <source>Solving …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/queue_model.py" />
            <source>State</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/queue_model.py" />
            <source>Stip.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/queue_model.py" />
            <source>Time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/queue_model.py" />
            <source>Untitled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/queue_model.py" />
            <source>Waiting</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>QueuePane</name>
        <message>
            <location filename="../../app/matewright/gui/panes/queue_pane.py" />
            <source>&amp;Stop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/queue_pane.py" />
            <source>Clear &amp;Finished</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/queue_pane.py" />
            <source>Re&amp;move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/queue_pane.py" />
            <source>Stop A&amp;ll</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/queue_pane.py" />
            <source>Stop this one; what is proved so far becomes its answer (Del)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/queue_pane.py" />
            <source>Stop what is being solved and empty the queue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/queue_pane.py" />
            <source>Take this one out of the list (Del)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/queue_pane.py" />
            <source>Take what is done out of this list; the answers stay with their problems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/queue_pane.py" />
            <source>{waiting} waiting · {running} running · {done} done</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RecoveryDialog</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/recovery.py" />
            <source>&amp;Discard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/recovery.py" />
            <source>&amp;Restore</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/recovery.py" />
            <source>1 problem, kept on {time}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/recovery.py" />
            <source>Decide &amp;Later</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/recovery.py" />
            <source>Files with unsaved changes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/recovery.py" />
            <source>Matewright ended without saving changes in these files. Shall they be restored?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/recovery.py" />
            <source>Matewright ended without saving changes in this file. Shall they be restored?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/recovery.py" />
            <source>Restoring writes to no file of yours until you save.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/recovery.py" />
            <source>Unsaved Changes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/recovery.py" />
            <source>Untitled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/recovery.py" />
            <source>{count} problems, kept on {time}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RecoveryOffer</name>
        <message>
            <location filename="../../app/matewright/gui/recovery_offer.py" />
            <source>Not everything could be restored</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/recovery_offer.py" />
            <source>Restoring unsaved changes …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/recovery_offer.py" />
            <source>{reason} It is now “{name}”.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RunComparison</name>
        <message>
            <location filename="../../app/matewright/gui/models/run_comparison_model.py" />
            <source>Difference</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/run_comparison_model.py" />
            <source>different</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/run_comparison_model.py" />
            <source>left {times} times as much</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/run_comparison_model.py" />
            <source>only left: {moves}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/run_comparison_model.py" />
            <source>only right: {moves}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/run_comparison_model.py" />
            <source>right {times} times as much</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/run_comparison_model.py" />
            <source>{moves} and {count} more</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RunTabs</name>
        <message>
            <location filename="../../app/matewright/gui/panes/run_tabs.py" />
            <source>Answers to this problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/run_tabs.py" />
            <source>Compare …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/run_tabs.py" />
            <source>Drop this answer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/run_tabs.py" />
            <source>Drop this answer (Ctrl+F4)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/run_tabs.py" />
            <source>From the file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/run_tabs.py" />
            <source>Run {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/run_tabs.py" />
            <source>See two of these answers side by side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/run_tabs.py" />
            <source>The newest answer is the one that is saved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/run_tabs.py" />
            <source>The problem is another one now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/run_tabs.py" />
            <source>{run} · stale</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <location filename="../../app/matewright/gui/session.py" />
            <source>Stopped: the problem was edited.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/session.py" />
            <source>Stopped: the problem was removed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/session.py" />
            <source>Taken out of the queue: the problem was edited.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ShortcutSheet</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>&amp;Close</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>&amp;Print …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>+ and −</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>Arrows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>At Prinz's program</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>At the twins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>Ctrl and drag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>Delete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>Enter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>Enter in the text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>Enter on the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>Esc</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>Everywhere</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>Find a key or what it does</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>Full stop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>Home, End</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>In the list of moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>In the solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>Keyboard Shortcuts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>Keys and what they do</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>Minus</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>On the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>Right click</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>Right drag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>Right, Left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>Shift and right click</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>Space</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>Up, Down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>Up, Down, Home, End</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>add the twin, or change the one shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>begin an arrow, and end it on another square</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>begin anew</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>choose a man from a menu</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>choose a square</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>choose a square for the change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>choose no more squares; back to the diagram</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>close a dialog; drop what is held; stop solving; leave the full screen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>copy a man</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>copy all moves with their weights</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>copy the move and all below it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>draw an arrow, or take it back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>drop what is held; wipe arrows and marks away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>go on from the twin before, or from the diagram</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>mark the square, or take the mark back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>one half-move on, one back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>one step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>open and close a branch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>pick a man up and put it down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>place a white man, with Shift a black one (S is the knight too)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>remove the man</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>run and pause</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>show the position of the twin on the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>show what the move leads to on the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>take the move back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>the alternatives beside it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>the diagram, the end of the line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/shortcuts.py" />
            <source>to the end</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ShortcutsPage</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/shortcuts_page.py" />
            <source>&amp;Assign</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/shortcuts_page.py" />
            <source>&amp;New keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/shortcuts_page.py" />
            <source>&amp;Reset Command</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/shortcuts_page.py" />
            <source>&amp;Take Over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/shortcuts_page.py" />
            <source>Command</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/shortcuts_page.py" />
            <source>Commands and their keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/shortcuts_page.py" />
            <source>Esc always ends or closes something.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/shortcuts_page.py" />
            <source>Find a command or a key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/shortcuts_page.py" />
            <source>Keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/shortcuts_page.py" />
            <source>New keys; press them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/shortcuts_page.py" />
            <source>Re&amp;move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/shortcuts_page.py" />
            <source>These keys are needed for typing; take Ctrl or Alt along.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/shortcuts_page.py" />
            <source>{keys} belongs to “{command}”, which would lose it.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ShownPart</name>
        <message>
            <location filename="../../app/matewright/gui/shown_parts.py" />
            <source>diagram</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SolutionMenu</name>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>&amp;Copy Branch as Text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>&amp;Diagram</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>&amp;End of Line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>&amp;Fast, 3 Moves a Second</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>&amp;Group Equal Play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>&amp;Next Part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>&amp;Normal, 1 Second a Move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>&amp;Play the Line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>&amp;Slow, 2 Seconds a Move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>&amp;Speed of Playing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>&amp;Unfold or Gather This Group</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>C&amp;ompare Runs …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>Drop T&amp;his Run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>E&amp;arlier Run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>E&amp;xpand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>F&amp;ind …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>Fi&amp;lter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>Find Nex&amp;t</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>Find Pre&amp;vious</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>Ne&amp;wer Run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>One Move &amp;Back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>One Move &amp;Forward</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>P&amp;revious Part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solution_menu.py" />
            <source>Solutio&amp;n</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SolutionPane</name>
        <message>
            <location filename="../../app/matewright/gui/panes/solution_pane.py" />
            <source>Solution tree</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SolutionTree</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/models/solution_phases.py" />
            <source>%n keys</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/models/solution_phases.py" />
            <source>%n solutions</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/models/solution_phases.py" />
            <source>%n tries</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/models/solution_phases.py" />
            <source>%n variations</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/solution_phases.py" />
            <source>After the key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/solution_phases.py" />
            <source>Claimed key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/solution_phases.py" />
            <source>Key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/solution_phases.py" />
            <source>Set play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/solution_phases.py" />
            <source>Solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/solution_phases.py" />
            <source>Solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/solution_phases.py" />
            <source>Try</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/row_words.py" />
            <source>but {moves}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/row_words.py" />
            <source>key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/row_words.py" />
            <source>not proved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/row_words.py" />
            <source>refutation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/solution_phases.py" />
            <source>some not shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/row_words.py" />
            <source>threat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/row_words.py" />
            <source>try</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/row_words.py" />
            <source>variation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/solution_tree_model.py" />
            <source>{count} more …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/row_words.py" />
            <source>{count} not shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/solution_phases.py" />
            <source>{count} shown</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SolveMenu</name>
        <message>
            <location filename="../../app/matewright/gui/menus/solve_menu.py" />
            <source>&amp;Live Solving</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solve_menu.py" />
            <source>&amp;Solve</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solve_menu.py" />
            <source>&amp;Watch Prinz's Program …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solve_menu.py" />
            <source>Add to &amp;Queue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solve_menu.py" />
            <source>Compare En&amp;gines …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solve_menu.py" />
            <source>S&amp;top</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solve_menu.py" />
            <source>Solve &amp;All Problems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/solve_menu.py" />
            <source>Stop All and &amp;Empty the Queue</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SolvingPage</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source> MiB</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source> s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>&amp;Memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>&amp;Strategy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>&amp;Threads</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Li&amp;ve solving: find the state after every edit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Live solving &amp;gives up after</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Tell the &amp;end of a long search while the window is in the background</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>Time &amp;limit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/preferences/pages.py" />
            <source>none</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Stage</name>
        <message>
            <location filename="../../app/matewright/gui/stage.py" />
            <source>Moves are played now; Esc returns to editing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/stage.py" />
            <source>Squares are chosen for a twin; Esc ends that</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/stage.py" />
            <source>This is a line of the solution; Alt+Home returns to the diagram</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/stage.py" />
            <source>This move is only shown; Esc takes it back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/stage.py" />
            <source>This part is only shown; Esc returns to the diagram</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/stage.py" />
            <source>after {move}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/stage.py" />
            <source>after {move} · Alt+Home: the diagram</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/stage.py" />
            <source>{name} after {move} · Alt+Home: its position</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/stage.py" />
            <source>{name} only shown; Esc: back</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>StaleBadge</name>
        <message>
            <location filename="../../app/matewright/gui/panes/stale_badge.py" />
            <source>▲ {reason}: this is the answer to what was asked before</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>StipulationBox</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/stipulation.py" />
            <source>Choose …</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>StipulationDialog</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/stipulation.py" />
            <source>&amp;Goal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/stipulation.py" />
            <source>&amp;Kind of play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/stipulation.py" />
            <source>Goal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/stipulation.py" />
            <source>Kind of play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/stipulation.py" />
            <source>Number of &amp;moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/stipulation.py" />
            <source>Number of moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/stipulation.py" />
            <source>Stipulation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/stipulation.py" />
            <source>Target s&amp;quare</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/stipulation.py" />
            <source>Target square</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/stipulation.py" />
            <source>The other side begins with a single move: help play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/dialogs/stipulation.py" />
            <source>and a &amp;half</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>StipulationEdit</name>
        <message>
            <location filename="../../app/matewright/gui/panes/stipulation_edit.py" />
            <source>Stipulation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/stipulation_edit.py" />
            <source>The stipulation, such as #3; Esc restores it</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TextPane</name>
        <message>
            <location filename="../../app/matewright/gui/panes/text_pane.py" />
            <source>Solution as text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/text_pane.py" />
            <source>The solution will be written here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/text_pane.py" />
            <source>… cut here; single branches can be copied from the tree.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TreeTools</name>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>&amp;Everything</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>&amp;First Moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>&amp;Second Half-Moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>&amp;Third Half-Moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>Expand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>Filter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>Find</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>Find a move or word in the solution (Ctrl+F)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>Gather defences with the same play: 1...Sa~ 2.Qb2#. Space unfolds one group</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>Group</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>Leave out part of the play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>Looking through the tree …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>Only &amp;Distinct Variations</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>Only D&amp;uals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>Only Moves of &amp;This Man</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>Only Moves of &amp;This Man: {man}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>Only Moves of &amp;{man}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>Open every line as far as you choose</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>Opened {count} lines; there are more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>Show &amp;Everything</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>Without variations that repeat a threat or follow upon every defence</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>only distinct variations</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>only duals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/tree_tools.py" />
            <source>only moves of {man}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TwinTableModel</name>
        <message>
            <location filename="../../app/matewright/gui/models/twin_table_model.py" />
            <source>Change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/twin_table_model.py" />
            <source>Continues</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/twin_table_model.py" />
            <source>Ticked: the change is made in the twin before and not in the diagram</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/twin_table_model.py" />
            <source>continues from the twin before</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/twin_table_model.py" />
            <source>the diagram</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/models/twin_table_model.py" />
            <source>the diagram, which is not asked about</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TwinsPane</name>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Add</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Add Twin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Add a man</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Another stipulation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Change Twin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Change in Popeye's words</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Choose a kind of change or type one, then press Add.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Choose a man of the palette and click its square, or type it: white Sb2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Choose a man of the palette first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Click any square and then the square where its man goes on the board, or type two squares.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Click one man and then the other on the board, or type two squares.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Click the man and then its new square on the board, or type two squares.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Click the man on the board, or type its square.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Enter or Change: {letter} becomes this. Add: a new twin.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Exchange the colours</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Exchange two men</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Give the selected twin this change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>How many solutions help play shall have: 2, or branch by branch 2.1.1.1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Intended Solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Intended number of solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Intended solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Kind of change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Kind of change …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Make a new twin of the change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Mirror a1 and h8</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Mirror a8 and h1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Mirror left and right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Mirror up and down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Move Twin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Move a man</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Press Enter or Add.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Put the selected twin one place down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Put the selected twin one place up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Remove</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Remove Twin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Remove a man</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Remove the selected twin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Replace a kind of men</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Rotate by 180°</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Rotate by 270°</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Rotate by 90°</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Shift all men</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>The diagram itself is not asked about: a) is the first twin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>The file holds twins of kinds that are not supported; they are kept.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Twins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Type the letters of the kind that goes and of the one that comes: S B.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Type the stipulation: h#3.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Zero Position</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>Zero position</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>not said</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>or type it: Move a1 b2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/panes/twins_pane.py" />
            <source>“{text}” is no number of solutions such as 2 or 2.1.1.1.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ViewMenu</name>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>&amp;Board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>&amp;Chart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>&amp;Dark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>&amp;English</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>&amp;Figures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>&amp;French</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>&amp;German</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>&amp;Light</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>&amp;Log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>&amp;Moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>&amp;Problems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>&amp;Queue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>&amp;Reset Layout</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>&amp;Solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>&amp;Text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>&amp;View</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>As the &amp;System</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>Clear &amp;Arrows and Marks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>Coor&amp;dinates</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>English, &amp;Problems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>F&amp;igurines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>F&amp;ull Screen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>Fi&amp;gures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>Fl&amp;ip Board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>G&amp;o to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>L&amp;etters of the Men</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>La&amp;nguage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>P&amp;roblems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>Sti&amp;pulation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>T&amp;heme</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>T&amp;wins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/view_menu.py" />
            <source>That of the &amp;System</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>_Heading</name>
        <message>
            <location filename="../../app/matewright/gui/docks.py" />
            <source>Drag to move this pane</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>_Preview</name>
        <message>
            <location filename="../../app/matewright/gui/dialogs/export_diagram.py" />
            <source>Preview</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>_RunTable</name>
        <message>
            <location filename="../../app/matewright/gui/panes/queue_pane.py" />
            <source>Problems that are solved or wait for it</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>_Step</name>
        <message>
            <location filename="../../app/matewright/gui/first_steps.py" />
            <source>{step}, done</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>answers</name>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>Black</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>MATER lets a pawn on the last row stay a pawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>MATER takes castling rights from the squares</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>MATER takes neither castling rights nor an en passant capture from the FEN</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>MATER takes no en passant capture from the FEN</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>Mate-in-two knows no castling ({line})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>Mate-in-two knows no double step ({line})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>Mate-in-two knows no en passant capture ({line})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>Mate-in-two knows no promotion ({line})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>Mate-in-two takes stalemate for mate ({line})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>White</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>at most %n flights</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>at most 1 flight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>capture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>capture en passant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>castle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>castling assumed to be legal: {rights}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>checks only</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>few defences longer than %n moves ({option})</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>few defences longer than 1 move ({option})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>first move {first} only</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>first moves from number {first} on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>first moves {first} to {last} only</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>give check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>give mate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>give mate or stalemate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>give stalemate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>mate in {length} by {key}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>mate in {length} by {key}, not by {other}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>move to {square}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>no mate in {length}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>not compared with {name}: stopped before</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>not compared with {name}: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>only {count} wanted</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>parts swapped: Black moves first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>parts swapped: White moves first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>pawns promote to {men} too</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>rests on the table of positions; not searched again without it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>stalemate both sides</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>stopped after the short solutions</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>threats of at most %n moves</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>threats of at most 1 move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>{name} differs, it finds {found}: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>{name} finds a mate in {length} too; {program} looks for none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>{name} finds the same</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stored_words.py" />
            <source>{side} can {deed} at once and has to: {moves}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>caption</name>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>After the key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Black may not castle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Black may not castle kingside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Black may not castle queenside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Black to move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Duplex</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>En passant on {square} is possible</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Half duplex</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Quodlibet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>White may not castle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>White may not castle kingside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>White may not castle queenside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>White to move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>White to play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Zero position</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>compare</name>
        <message>
            <location filename="../../app/matewright/services/compare.py" />
            <source>agrees</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/compare.py" />
            <source>agrees, other key than {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/compare.py" />
            <source>cannot</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/compare.py" />
            <source>claimed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/compare.py" />
            <source>differs from {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/compare.py" />
            <source>done</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/compare.py" />
            <source>failed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/compare.py" />
            <source>no contradiction</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/compare.py" />
            <source>not started</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/compare.py" />
            <source>partial</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/compare.py" />
            <source>proven</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/compare.py" />
            <source>searching</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/compare.py" />
            <source>waiting</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>engine</name>
        <message>
            <location filename="../../app/matewright/engine.py" />
            <source>mode {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/engine.py" />
            <source>one distribution of the parts</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>epd</name>
        <message>
            <location filename="../../app/matewright/formats/epd.py" />
            <source>Line {number} of “{file}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/epd.py" />
            <source>a solution tree</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/epd.py" />
            <source>the field “{field}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/epd.py" />
            <source>the number of intended solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/epd.py" />
            <source>the options {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/epd.py" />
            <source>twins</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>errors</name>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>An operation is expected at “{text}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Black</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Line {line}: input for Popeye begins with “BeginProblem”, not with “{text}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Line {line}: neutral men are not supported yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Line {line}: squares such as “f7” are expected, not “{text}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Line {line}: structured stipulations (SStipulation) are not supported yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Line {line}: the letter “{letter}” means no known man.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Line {line}: the option “{text}” lacks its squares.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Line {line}: the text ends before “EndProblem”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Line {line}: there is no man “{man}” here; a known one with its square, such as “Kf7”, is expected.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Line {line}: this is no position; FEN or EPD is expected.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Line {line}: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Line {line}: “White” or “Black” is expected, not “{text}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Line {line}: “{text}” is no command; one such as “Stipulation” is expected.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Move {number} of the line: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Nothing in the file “{file}” can be read as a chess problem. {first}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Only strategy “reference” knows the {names}; the others know the men of orthodox chess.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number} was not understood when it was read and cannot be carried over to another format.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: an EPD file cannot hold {what}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: the solution is too long to be stored; it can be found again by solving.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: “{text}” is not supported yet; it is kept, but the problem cannot be solved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Row {row} of the FEN (“{text}”) describes {count} instead of 8 squares.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “reference” does without the option checks only in help play.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “reference” solves #n and h#n, not {text}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “{name}” does without the option {option}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “{name}” finds one key or none: it has no mode “{mode}”, only “shortest”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “{name}” looks for mates in {known} only, not in {count}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “{name}” solves direct mates (#n), not {text}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The FEN has {count} fields; at most 6 are allowed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The FEN has {count} instead of 8 rows.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The FEN is empty.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The castling field of the FEN is “{text}”; it may hold only K, Q, k, q or “-”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The en passant field of the FEN is “{text}”; it must be a square or “-”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The en passant square {square} is not on row {row}, where a capture could end.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The en passant square {square} is stated, but no pawn can capture there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The engine stopped because of an internal error: {detail}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” cannot be read: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” cannot be saved: there is no folder “{folder}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” could not be written: a text holds {character}, which is not a character.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” could not be written: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” could not be written: {reason}. What was there before is unchanged.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” has {size} bytes; at most {most} are read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is not UTF-8 text: line {line} holds the byte {byte}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is not recognised; files ending in {known} can be read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is not text: there is a zero byte in line {line}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is read-only, so it was not changed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” was changed by another program since it was opened here, so it was not overwritten.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The line has {count} moves; at most {most} are read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The line has {size} characters; at most {most} are read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The name “{file}” does not say the format; let it end in {known}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The option checks only is for direct mates (#n), not for {text}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The option {name} does not go with {what}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The option {name} is {value}; it must be at least {least}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The option {name} is {value}; it must be from {least} to {most}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem asks for something that is not supported yet: {names}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The recovery file “{file}” is damaged, so the changes in it cannot be restored.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The side to move in the FEN is “{text}”; it must be “w” or “b”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution contradicts itself: {what}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution is not correct JSON.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution is of version {found}; this program reads versions 1 to {known}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution takes no notice of what the problem asks for: {names}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution's field “{field}” is missing or wrong.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution's move {move} cannot be played.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation is empty; write for example #3.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation “{text}” asks for {count} moves; from 1 to {most} are possible.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation “{text}” is not supported yet: {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation “{text}” is not understood at character {column} (“{found}”): {expected}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text after “{opcode}” has no closing quotation mark.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text has {size} characters; at most {most} are pasted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text has {size} characters; at most {most} are read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text holds {count} problems; at most {most} are pasted. Open it as a file instead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text on the clipboard is no chess problem: FEN, EPD, PGN, input for Popeye and olive's YAML are understood.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The twin has {size} characters; at most {most} are read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The twin is not understood at “{text}”: {expected}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The {name} field of the FEN is “{text}”; it must be a whole number.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There are no moves in the line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is a {colour} pawn on {square}; pawns cannot stand on rows 1 and 8.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no file “{file}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no mode “{name}”; choose from: {known}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no strategy “{name}”; choose from: {known}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no text on the clipboard.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no {colour} king, so it cannot be mated.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no {colour} king; a historic program needs both.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Unknown piece letter “{letter}” in row {row} of the FEN.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>White</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>black</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>white</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has more promoted men ({count}) than missing pawns ({missing}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has no move, so there is no play after the key.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has promoted men ({men}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has {count} kings ({squares}); one is the most allowed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has {count} men; MATER takes at most 16.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has {count} men; in a game there are at most 16.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has {count} pawns; MATER takes at most 8.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has {count} pawns; in a game there are at most 8.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} is in check but it is the other side's move.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{part} {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{place}: the document does not consist of fields such as “stipulation”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{place}: the document has {size} characters; at most {most} are read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{place}: the document is nested more than {most} levels deep.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{place}: the document uses more than {most} YAML aliases.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{place}: the field “{field}” must be {expected}; it was not understood and is kept as it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{place}: the field “{field}” puts a second man on {square}. The document is kept, but its position is not shown.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{place}: the man “{text}” in the field “{field}” is not known. The document is kept, but its position is not shown.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{place}: the solution stored in the field “{field}” was left out. {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{place}: the stipulation is empty. YAML takes an unquoted #3 for a comment: write it in quotes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{place}: this is not correct YAML ({reason}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{place}: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{place}: “{option}” is not supported yet; it is kept, but the problem cannot be solved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{reason} The text is kept but not shown.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{trouble}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{change}” cannot be done: the {man} on {square} would leave the board.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{change}” cannot be done: there is no man on {square}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{file}” is not a plain file, so it cannot be read or written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” can mean several moves: {moves}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is no legal move here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>… and {count} more</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>formats</name>
        <message>
            <location filename="../../app/matewright/formats/epd.py" />
            <source>Positions, one a line (EPD, FEN)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/olv.py" />
            <source>Problem collection (olive, YACPDB)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>men</name>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>Black</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>White</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>any distance along diagonals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>any distance along rows and files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>any distance along rows, files and diagonals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>any number of knight's leaps in one direction</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>bishop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black bishop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black grasshopper</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black king</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black knight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black nightrider</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black pawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black queen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black rook</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>forward one square, captures one square diagonally forward</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>grasshopper</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>hops along queen lines over one man, to the square just behind it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>king</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>knight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>leaps two squares straight and one aside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>nightrider</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>one square in any direction</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>pawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>queen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>rook</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white bishop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white grasshopper</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white king</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white knight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white nightrider</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white pawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white queen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white rook</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>olv</name>
        <message>
            <location filename="../../app/matewright/formats/olv_reading.py" />
            <source>Document {number} of “{file}” (line {line})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/olv_reading.py" />
            <source>Document {number} of “{file}” (line {line}, at line {fault})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/olv_reading.py" />
            <source>a list of texts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/olv_reading.py" />
            <source>a name or fields</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/olv_reading.py" />
            <source>followed by three squares</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/olv_reading.py" />
            <source>text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/olv_reading.py" />
            <source>the lists “white” and “black”</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>parts</name>
        <message>
            <location filename="../../app/matewright/model/parts.py" />
            <source>duplex</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/parts.py" />
            <source>further {changes}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>progress</name>
        <message numerus="yes">
            <location filename="../../app/matewright/services/progress_words.py" />
            <source>%n keys found</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/progress_words.py" />
            <source>Found a {aim} after {seconds} s.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/progress_words.py" />
            <source>table {fill}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/progress_words.py" />
            <source>{aim} by {move}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/progress_words.py" />
            <source>{count} evaluated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/progress_words.py" />
            <source>{count} generated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/progress_words.py" />
            <source>{count} nodes</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>publishing</name>
        <message>
            <location filename="../../app/matewright/formats/solution_html.py" />
            <source>Chess problems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_html.py" />
            <location filename="../../app/matewright/formats/solution_latex.py" />
            <location filename="../../app/matewright/services/publish.py" />
            <source>Not solved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_html.py" />
            <source>Solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_html.py" />
            <source>en</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>solution</name>
        <message>
            <location filename="../../app/matewright/model/solution.py" />
            <source>dual</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/solution.py" />
            <source>not searched to its end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/solution.py" />
            <source>promotion choice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/solution.py" />
            <source>short</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/solution.py" />
            <source>zugzwang</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>solution_check</name>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>a claim that proves something</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>a line that stands there twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>a refutation and success</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>keys and length</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>keys and status</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>keys and tries</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>keys of play after the key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>lines of help play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the FEN</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the goal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the length</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the length of the play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the options</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the options and the stipulation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the stipulation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the tree</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the tree and its first moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the tree and its lines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>what is refuted</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>solution_survey</name>
        <message>
            <location filename="../../app/matewright/model/solution_survey.py" />
            <source>any</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>solution_text</name>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>(short: {aim})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>, with {restrictions}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>After the key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>Claimed by strategy {strategy}: {claim}{under}; not proved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>Key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>Keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>No solution: {asked} is proved to be impossible.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>No solution: {asked} is proved to be impossible; tries and set play were not finished.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>Nothing found: no {asked}{under}; other moves were not looked at.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>Partial: the search for {asked} was stopped{limits}; {proved}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>Set play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>Solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>Solved {asked}{under}: {found}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>Tries</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>a {aim} is not ruled out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>but {moves}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>cooked, {found}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>no first move is left undecided, but play, tries or set play are not complete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>no {aim} or fewer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>nothing is proved yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>short, {shorter}, {found}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>sound, {found}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>threat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>{aim} after this key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>{found}, {count} intended</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>{part}: the parts of White and Black exchanged</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>stipulation</name>
        <message numerus="yes">
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>%n moves in a row</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>1st</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>Black makes {row}, after which White {does} in one move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>White makes {row} and {does} with it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>White makes {row} and {does} with the last</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>White makes {row}, after which Black can, and so must, {do} at once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>White makes {row}, after which Black is forced {to_do} at once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>a capture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>a check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>a closing bracket is expected here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>a goal such as # is expected here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>a move to {square}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>alternative goals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>an en passant capture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>any move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>auto-mate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>auto-stalemate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>capture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>capture en passant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>captures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>captures en passant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>castle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>castles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>castling</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>chess 81</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>circuit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>circuit by rebirth</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>counter-mate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>double mate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>double stalemate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>en passant capture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>end of text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>exact length</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>exchange of places</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>exchange of places by rebirth</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>give check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>give mate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>give mate or stalemate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>give stalemate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>gives check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>gives mate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>gives mate or stalemate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>gives stalemate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>help {goal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>help-reflex {goal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>help-reflex-stalemate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>help-reflex-{goal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>help-reflexmate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>help-self {goal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>help-self-stalemate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>help-self-{goal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>help-selfmate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>help-stalemate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>help-{goal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>helpmate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>introductory moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>kiss</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>mate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>mate or stalemate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>move to {square}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>moves to {square}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>nothing may follow the number of moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>parry series play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>proof game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>proof game from A to B</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>reciprocal help play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>reflex {goal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>reflex-stalemate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>reflex-{goal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>reflexmate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>self {goal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>self-stalemate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>self-{goal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>selfmate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>semi-reflex {goal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>semi-reflex-stalemate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>semi-reflex-{goal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>semi-reflexmate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>series help {goal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>series help-reflex play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>series help-self play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>series help-stalemate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>series help-{goal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>series helpmate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>series mate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>series reflex {goal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>series reflex-stalemate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>series reflex-{goal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>series reflexmate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>series self {goal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>series self-stalemate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>series self-{goal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>series selfmate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>series semi-reflexmate play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>series stalemate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>series {goal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>stalemate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>stalemate both sides</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>stalemate of both sides</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>stalemates both sides</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>the goal “{goal}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>the name of a square is expected here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>the number of moves is expected here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>to capture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>to capture en passant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>to castle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>to give check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>to give mate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>to give mate or stalemate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>to give stalemate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>to move to {square}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>to stalemate both sides</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>winning a piece</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>{first} moves first and both sides help until Black can, and so must, {do} on Black's {last} move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>{first} moves first and both sides help until White forces Black {to_do} on Black's {last} move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>{first} moves first and both sides help, so that White {does} on his {last} move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>{first} moves first and forces Black {to_do} by Black's {last} move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>{first} moves first and forces Black {to_do} by Black's {last} move; Black must {do} as soon as he can</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>{first} moves first and forces Black {to_do} by Black's {last} move; a side that can {do} must do so</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>{first} moves first and forces {noun} by White's {last} move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>{goal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>{mate} or {stalemate}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>{name} in %n</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>{name} in at most %n</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>{name} in at most {length}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>{name} in {length}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>{number}nd</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>{number}rd</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>{number}st</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>{number}th</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation.py" />
            <source>“{needed}” is expected after “{beginning}”</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>strategies</name>
        <message>
            <location filename="../../app/matewright/services/strategies.py" />
            <source>MATER takes castling rights from the home squares and no en passant capture from the FEN, and lets a pawn on the last row stay a pawn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/strategies.py" />
            <source>Mate-in-two knows no castling, no double step, no en passant capture and no promotion, and takes stalemate for mate.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/strategies.py" />
            <source>as it was in 1951; one key, no proof</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/strategies.py" />
            <source>as it was in 1998; one key, no proof</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/strategies.py" />
            <source>proof-number search and a table; fastest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/strategies.py" />
            <source>slow, plain Python; fairy men, h#n</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/strategies.py" />
            <source>the 2004 design; no table, full-width counts</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>twins</name>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>90, 180 or 270 is expected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>a change such as “Move a1 b2” is expected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>a man such as Sb2 is expected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>a stipulation is expected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>another square is expected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>colours exchanged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>end of text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>mirrored {corners}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>one of {words} is expected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>rotated by {angle}°</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>shifted {squares}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>the name of a square is expected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>this kind of twin is not supported yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>this may only be the first word</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>{man} away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>“white” or “black” is expected</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>validate</name>
        <message>
            <location filename="../../app/matewright/services/validate.py" />
            <source>dark-square bishop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/services/validate.py" />
            <source>light-square bishop</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>verdict</name>
        <message numerus="yes">
            <location filename="../../app/matewright/model/verdict.py" />
            <source>%n keys</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/verdict.py" />
            <source>%n parts</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/verdict.py" />
            <source>%n solutions</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Claimed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Cooked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>No solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Not readable</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Not solved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Not supported</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Partial</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Short</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Solved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Sound</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Stale</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/verdict.py" />
            <source>at least %n keys</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/verdict.py" />
            <source>at least %n solutions</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>from the file, not checked here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>no {aim}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>none found with {restrictions}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>not proved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>options changed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>other keys not looked for</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>play after the key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>position changed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>stipulation changed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>stopped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>stopped early</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>twins changed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>{count} intended</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>{first} to {last}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>{found} instead of {wanted}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>{lengths} not ruled out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>{remark} in each of {count} parts</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>yaml</name>
        <message>
            <location filename="../../app/matewright/formats/yaml_documents.py" />
            <source>a field name must be text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/matewright/formats/yaml_documents.py" />
            <source>nothing is named “{name}”</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
