"""Every error a person can cause or meet: one family, each with a code, fields and one sentence.

Code that raises names a `code` from `MESSAGES` and gives its fields; `str(error)` is the message in the
reader's language.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from itertools import islice
from types import MappingProxyType
from typing import Any, Final, Self

from matewright.wording import Wording, grouped

_words: Final = Wording("errors")

MESSAGES: Mapping[str, str] = MappingProxyType(
    {
        # FEN
        "fen-empty": "The FEN is empty.",
        "fen-ranks": "The FEN has {count} instead of 8 ranks.",
        "fen-rank-length": "Rank {rank} of the FEN (“{text}”) describes {count} instead of 8 squares.",
        "fen-letter": "Unknown piece letter “{letter}” in rank {rank} of the FEN.",
        "fen-turn": "The side to move in the FEN is “{text}”; it must be “w” or “b”.",
        "fen-castling": "The castling field of the FEN is “{text}”; it may hold only K, Q, k, q or “-”.",
        "fen-en-passant": "The en passant field of the FEN is “{text}”; it must be a square or “-”.",
        "fen-en-passant-rank": "The en passant square {square} is not on rank {rank}, where a capture could end.",
        "fen-fields": "The FEN has {count} fields; at most 6 are allowed.",
        "fen-counter": "The {name} field of the FEN is “{text}”; it must be a whole number.",
        # chess windows
        "uci-word": "“{text}” is not understood.",
        "uci-number": "{name} needs a whole number, not “{text}”.",
        "uci-option": "There is no option “{name}”.",
        "uci-move": "“{text}” is not a legal move in {fen}.",
        # positions
        "pawn-on-end-rank": "There is a {colour} pawn on {square}; pawns cannot stand on ranks 1 and 8.",
        "two-kings": "{colour} has {count} kings ({squares}); one is the most allowed.",
        "no-king": "There is no {colour} king, so it cannot be mated.",
        "side-not-to-move-in-check": "{colour} is in check but it is the other side's move.",
        # stipulations
        "stipulation-empty": "The stipulation is empty; write for example #3.",
        "stipulation-syntax": "The stipulation “{text}” is not understood at character {column} (“{found}”): {expected}.",
        "stipulation-length": "The stipulation “{text}” asks for {count} moves; from 1 to {most} are possible.",
        "opening-move": "In the given first moves “{text}” move {number}, {move}, is not legal.",
        "opening-long": "The given first moves leave no move of {text}.",
        "stipulation-unsupported": "The stipulation “{text}” is not supported yet: {name}.",
        "themes-board": "Themes are not looked for where edges of the board adjoin ({name}).",
        "themes-stipulation": "Themes are not looked for in problems with the stipulation {text}.",
        "themes-not-whole": "Themes are looked for in complete proofs: this answer is a claim, or not of the whole tree.",
        "condition-unsupported": "The problem has something in it that cannot be solved here yet: {names}.",
        # conditions
        "condition-unknown": "There is no condition “{name}”; “matewright conditions” lists those that are known.",
        "condition-word": "“{word}” cannot follow “{name}”.",
        "condition-twice": "The conditions “{first}” and “{second}” contradict each other.",
        "condition-variants": "“{name}” cannot have both “{first}” and “{second}”.",
        "condition-square": "“{name}” needs a square after it, such as “e4”.",
        "condition-squares": "“{name}” needs squares after it, such as “a1h8”.",
        "condition-two-squares": "“{name}” needs two squares after it, such as “a1h8”.",
        "condition-piece": "“{name}” needs a piece after it, such as “S”.",
        "condition-pieces": "“{name}” needs pieces after it, such as “Q R”.",
        "condition-captured": "“{name}” needs the captured piece after it, such as “White Qd1”.",
        "condition-lines": "“{name}” needs the lines of the grid after it, such as “d4” or “hc31”.",
        "condition-cells": "“{name}” needs the squares of each cell after it, such as “a1a2 b1b2”.",
        # workshop
        "workshop-twins": "The workshop looks at one diagram, and the problem has twins: choose one of them, or all.",
        "workshop-part": "The problem has no part “{text}”; choose from: {known}, all.",
        "workshop-zero": "The diagram of a zero position is not part of the question: choose one part, such as {part}).",
        "workshop-twin-change": "The change {change} of {part} cannot be made in the diagram: the twin itself changes that.",
        "workshop-all-parts": "The tool “{tool}” looks at one part: choose one.",
        "compare-twins": "Engines are compared on one diagram, and the problem has twins.",
        "play-twins": "A game begins from one diagram, and the problem has twins.",
        "workshop-option": "The workshop does not obey the option {name}.",
        "workshop-unsound": "The problem is not sound ({verdict}); mend it first.",
        "workshop-sound": "The problem is sound already: there is nothing to mend.",
        "workshop-nothing": "There is nothing that may be changed.",
        "workshop-many": "These are {count} settings; at most {most} are looked at. Choose fewer pieces, squares or changes.",
        "workshop-square-empty": "There is no piece on {square}.",
        "workshop-pieces": "“{text}” is not understood as pieces; write for example wP, 2bP, bS, wQR, bG, nP or w*.",
        "workshop-squares": "“{text}” is not understood as squares; write for example a1, c3-f6, d or 4.",
        "workshop-change": "There is no kind of change “{text}”; choose from: {known}.",
        "workshop-keep": "“{text}” is not a part of the play; choose from: {known}.",
        "workshop-order": "Settings cannot be ordered by “{text}”; choose from: {known}.",
        "workshop-line": "“{text}” holds no move.",
        "workshop-line-end": "“{text}” ends with a move of the defender; a line that is to stay ends with one of the attacker.",
        "workshop-move": "“{text}” is not a legal move there.",
        "workshop-move-uci": "“{text}” cannot be looked up there; write the move as from and to square, such as e2e4.",
        "workshop-symmetry": "There is no symmetry “{text}”; choose from: {known}.",
        "workshop-contradiction": "Both {text} and {other} are required: one problem cannot have both.",
        "workshop-no-room": "{count} pieces do not fit on {free} empty squares of the region.",
        "workshop-king": "{colour} would have two kings.",
        "workshop-no-key": "The stipulation {text} has no key that could be taken back.",
        "workshop-back-play": "The diagram is the position after the key: its play cannot be required of the positions before.",
        "workshop-stopped": "Stopped before anything was found.",
        "workshop-journal": "The journal “{file}” cannot be read.",
        "workshop-journal-other": "The journal “{file}” belongs to other work; name another one with --journal.",
        "workshop-journal-exists": "There is a journal “{file}” already: continue with --resume, or name another one with --journal.",
        # twins
        "twin-word": "The twin is not understood at “{text}”: {expected}.",
        "twin-too-long": "The twin has {size} characters; at most {most} are read.",
        "twin-no-piece": "“{change}” cannot be done: there is no piece on {square}.",
        "twin-off-board": "“{change}” cannot be done: the {piece} on {square} would leave the board.",
        "in-part": "{part} {reason}",
        "in-line": "Line {line}: {reason}",
        # files
        "file-missing": "There is no file “{file}”.",
        "file-folder": "“{file}” is a folder. Choose a file in it.",
        "file-not-regular": "“{file}” is not a plain file, so it cannot be read or written.",
        "file-unreadable": "The file “{file}” cannot be read: {reason}.",
        "file-too-large": "The file “{file}” has {size} bytes; at most {most} are read.",
        "file-binary": "The file “{file}” is not text: there is a zero byte in line {line}.",
        "file-not-encoded": "The file “{file}” is not text in the encoding {encoding}: line {line} holds the byte {byte}.",
        "encoding-guessed": "The file “{file}” is not UTF-8. It was read as {encoding}; if letters look wrong, open it again in another encoding.",
        "encoding-changed": "The file was saved as UTF-8, because it has characters that do not exist in {encoding}.",
        "file-kind-unknown": "The file “{file}” is not recognised; files ending in {known} can be read.",
        "file-suffix-unknown": "The name “{file}” does not say the format; let it end in {known}.",
        "file-read-only": "The file “{file}” is read-only, so it was not changed.",
        "file-not-written": "The file “{file}” could not be written: {reason}.",
        "file-not-replaced": "The file “{file}” could not be written: {reason}. What was there before is unchanged.",
        "file-changed-on-disk": "The file “{file}” was changed by another program since it was opened here, so it was not overwritten.",
        "file-being-saved": "The file “{file}” is being saved by another program at this moment, so it was not changed.",
        "file-parted": "Other names of the file “{file}” (hard links) still hold what was there before.",
        "folder-missing": "The file “{file}” cannot be saved: there is no folder “{folder}”.",
        "recovery-damaged": "The recovery file “{file}” is damaged, so the changes in it cannot be restored.",
        "text-not-utf8": "The file “{file}” could not be written: a text holds {character}, which is not a character.",
        "nothing-readable": "Nothing in the file “{file}” can be read as a chess problem. {first}",
        "problem-trouble": "{trouble}",
        "not-shown": "{reason} The text is kept but not shown.",
        "not-translated": "Problem {number} was not understood when it was read and cannot be carried over to another format.",
        "in-record": "Problem {number} of “{file}” (line {line}): {reason}",
        "in-binary-record": "Problem {number} of “{file}”: {reason}",
        "format-unknown": "There is no format “{name}”; choose from: {known}.",
        "encoding-unknown": "There is no encoding “{name}”; choose from: {known}.",
        "format-not-read": "The format “{name}” can only be written.",
        "format-not-written": "The format “{name}” can only be read.",
        "olv-too-long": "The document has {size} characters; at most {most} are read.",
        "too-many-twins": "The problem has more twins than the {most} that are read.",
        "too-many-conditions": "The problem has more conditions and options than the {most} that are read.",
        "too-many-authors": "The problem has more authors than the {most} that are read.",
        "too-many-fields": "The problem has more fields than the {most} that are read.",
        "too-many-nodes": "The problem has more names and values than the {most} that are read.",
        "too-many-words": "The problem has more words than the {most} that are read.",
        "too-many-commands": "The diagram has more commands than the {most} that are read.",
        "olv-yaml": "This is not correct YAML ({reason}).",
        "olv-aliases": "The document uses more than {most} YAML aliases.",
        "olv-depth": "The document is nested more than {most} levels deep.",
        "olv-list": "The document is a list; each problem is to be a document of its own, with a line “---” before it.",
        "json-syntax": "This is not correct JSON ({reason}).",
        "entry-not-fields": "The entry does not consist of fields such as “stipulation”.",
        "entry-piece": "The piece “{text}” in the field “{field}” is not known. The document is kept, but its position is not shown.",
        "entry-square-taken": "The field “{field}” puts a second piece on {square}. The document is kept, but its position is not shown.",
        "entry-field": "The field “{field}” must be {expected}; it was not understood and is kept as it is.",
        "entry-option": "“{option}” is not supported yet; it is kept, but the problem cannot be solved.",
        "entry-stipulation-comment": "The stipulation is empty. YAML takes an unquoted #3 for a comment: write it in quotes.",
        "entry-stored-solution": "The solution stored in the field “{field}” was left out. {reason}",
        "entry-version": "Version {number} was left out. {reason}",
        "versions-left-out": "Problem {number}: the versions “{names}” have no place in this format.",
        "olv-long-solution": "Problem {number}: the solution is too long to be stored; it can be found again by solving.",
        "stipulation-contradictory": "The stipulation is stated in ways that contradict each other ({texts}); it is left empty.",
        "epd-no-position": "This is not a position; FEN or EPD is expected.",
        "epd-quote": "The text after “{opcode}” has no closing quotation mark.",
        "epd-too-long": "The line has {size} characters; at most {most} are read.",
        "epd-opcode": "An operation is expected at “{text}”.",
        "epd-bm": "The best move (bm) “{move}” cannot be played; it is kept as it is.",
        "epd-dm": "“{text}” after “dm” is not a number of moves; it is kept as it is.",
        "epd-loses": "Problem {number}: an EPD file cannot hold {what}.",
        # tables
        "csv-fen": "The row says nothing in the column “fen”.",
        "csv-cells": "The row has {count} cells, but the first row names {names} columns.",
        "csv-row": "This is not a row of a table: {reason}.",
        "csv-too-long": "The row has {size} characters; at most {most} are read.",
        "csv-loses": "Problem {number}: a table cannot hold {what}.",
        # games
        "pgn-too-long": "The game has {size} characters; at most {most} are read.",
        "pgn-no-fen": "The game has no FEN tag: only games that begin from a position of their own are read.",
        "pgn-fairy": "Games with fairy pieces are not understood.",
        "pgn-move": "“{move}” is not a move that can be played there.",
        "pgn-order": "The brackets around variations do not fit.",
        "pgn-moves": "The moves were not understood; they are kept as text. {reason}",
        "pgn-too-many-moves": "A game may have {most} moves at most, and 600 in a row.",
        "pgn-loses": "Problem {number}: a PGN file cannot hold {what}.",
        # input for Popeye
        "popeye-too-long": "The text has {size} characters; at most {most} are read.",
        "popeye-begin": "Input for Popeye begins with “BeginProblem”, not with “{text}”.",
        "popeye-end": "The text ends before “EndProblem”.",
        "popeye-command": "“{text}” is not a command; one such as “Stipulation” is expected.",
        "popeye-structured": "This form of a structured stipulation (SStipulation) is not supported yet.",
        "popeye-condition": "“{text}” is not a condition; one such as “Circe” is expected.",
        "popeye-colour": "“White” or “Black” is expected, not “{text}”.",
        "popeye-man": "There is no piece “{man}” here; a known one with its square, such as “Kf7”, is expected.",
        "popeye-square-list": "Squares such as “f7” are expected, not “{text}”.",
        "popeye-forsyth-letter": "The letter “{letter}” means no known piece.",
        "popeye-forsyth-long": "The Forsyth notation has more than 64 squares.",
        "popeye-squares": "The option “{text}” lacks its squares.",
        "popeye-invisible": "Invisible pieces are known to “matewright popeye” alone.",
        "invisible-bounds": (
            "Of problems with invisible pieces only helpmates in at most two moves with one of "
            "them and both kings are solved, without fairy pieces, twins, conditions and options."
        ),
        "invisible-move": (
            "A solution has a capture en passant; with invisible pieces it is not settled how that "
            "is written."
        ),
        "popeye-ghost": "Two pieces stand on {square}; ghosts in the diagram are not supported yet.",
        "popeye-loses": "Problem {number}: input for Popeye cannot hold {what}.",
        # files of Problemist
        "pbm-short": "The file ends within this record.",
        "pbm-text": "The text “{field}” is not where it should be, and is left out.",
        "pbm-piece": "There is no piece {byte} (on {square}); the position is not shown.",
        # what Popeye prints
        "popeye-output-no-diagram": "There is no diagram as Popeye draws it.",
        "popeye-output-no-caption": "Below the diagram a line with stipulation and numbers of pieces is expected.",
        "popeye-output-count": "The numbers of pieces below the diagram are not those of the diagram.",
        "popeye-output-row": "The diagram is damaged.",
        "popeye-output-man": "The piece “{text}” in the diagram is not known.",
        "popeye-output-twin": "The twins were not understood; they are kept, but the problem cannot be solved. {reason}",
        "popeye-output-solution": "The solution was not understood; it is kept as text. {reason}",
        "popeye-output-play": "It does not fit the diagram.",
        "popeye-output-word": "It is not clear what “{text}” means.",
        "popeye-output-long": "More than {most} lines are not looked at.",
        "popeye-output-other": "It shows another diagram.",
        "popeye-output-unfinished": "Solving was not finished.",
        # LaTeX
        "latex-too-long": "The diagram has {size} characters with what stands before it; at most {most} are read.",
        "latex-braces": "A brace opens here and is not closed.",
        "latex-depth": "Braces are nested more than {most} levels deep here.",
        "latex-no-end": "The environment “{kind}” has no end.",
        "latex-board": "The board is no ordinary one of 8 × 8 squares ({size}).",
        "latex-piece": "The piece “{text}” is not known.",
        "latex-square-taken": "There is a second piece on {square}.",
        "latex-unsupported": "“{text}” is not supported yet; it is kept, but the problem cannot be solved.",
        "latex-own-comment": "The comment for Matewright was left out: the diagram was changed by hand since it was written.",
        "latex-long-solution": "Problem {number}: LaTeX cannot read a solution as long as this one; its end is left out.",
        # documents
        "nothing-to-write": "There is no problem to write.",
        "html-long-solution": "Problem {number}: a web page shows at most {most} moves of a solution; the rest is left out.",
        "drawing-needs-qt": "Pictures and PDF need the package PySide6-Essentials, which is not installed.",
        "picture-of-one": "A {name} file shows one problem, not {count}.",
        "drawing-failed": "The picture could not be drawn; it would have {width} × {height} pixels.",
        "property-year": "“{text}” is no year, such as 1950, and no date, such as 1950-02-05.",
        # pasting
        "paste-empty": "There is no text on the clipboard.",
        "piece-list-letter": "“{letter}” is not the letter of a piece in the language of the others.",
        "piece-list-twice": "The square {square} is named twice in the list of pieces.",
        "paste-damaged": "The problems on the clipboard are damaged and cannot be taken over.",
        "paste-unknown": "The text on the clipboard is not a chess problem. Known formats: {known}.",
        "paste-too-long": "The text has {size} characters; at most {most} are pasted.",
        "paste-too-many": "The text holds more than {most} problems. Open it as a file instead.",
        # searching
        "query-field": "Search, character {at}: there is no field “{name}”. Choose from: {known}. What is not meant as a field goes between quotation marks.",
        "query-long": "Search, character {at}: a search has at most {most} characters.",
        "query-no-value": "Search, character {at}: something is missing after “{name}”.",
        "query-number": "Search, character {at}: “{text}” is not a number or range (1890..1910) to compare “{name}” with.",
        "query-or": "Search, character {at}: “OR” has to stand between two conditions.",
        "query-pattern": "Search, character {at}: the pattern cannot be read. {reason}",
        "query-quote": "Search, character {at}: the quotation mark is not closed.",
        "query-sign": "Search, character {at}: “{name}” is text; it cannot be compared with “{sign}”. Write a colon.",
        "query-square": "Search, character {at}: “{text}” is not a square or number for “{name}”. Write a1, or ? for any file or rank.",
        "query-star": "Search, character {at}: here a star can only follow a word, not stand in “{text}”. After author:, source:, keyword: and stip: it may stand anywhere.",
        "query-condition": "Search, character {at}: no condition has “{text}” in its name. “matewright conditions” prints the names.",
        "query-fairy": "Search, character {at}: no condition, kind of men or attribute is called “{text}”. “matewright conditions” and “matewright pieces” print the names.",
        "query-theme": "Search, character {at}: there is no theme “{text}”. “matewright themes --list” prints the names.",
        "query-state": "Search, character {at}: there is no state “{text}”. Choose from: {known}.",
        "query-legal": "Search, character {at}: legal:{text} means nothing. Choose from: {known}.",
        "pattern-empty": "The pattern has no pieces.",
        "pattern-long": "A pattern has at most {most} characters.",
        "pattern-word": "A pattern cannot have “+{text}”. Choose from: {known}.",
        # judging
        "judging-empty": "There is no problem in “{file}”, so there is nothing to judge.",
        "judging-large": "“{file}” holds {count} problems; a tourney of at most {most} entries can be judged.",
        "judging-points": "“{text}” is no number of points; they go from 0 to {most}.",
        "judging-file": "“{file}” does not hold a judge's marks, or is damaged.",
        "judging-no-award": "There is no award yet: no entry has a prize, an honourable mention or a commendation.",
        "judging-no-entry": "There is no entry {number} in “{file}”; it holds {count}.",
        "judging-mark": "“{text}” is no mark of an entry; write for example {example}.",
        "similar-empty": "An empty board is like no problem.",
        "similar-unreadable": "Problem {number} of “{file}” cannot be read, so nothing can be like it.",
        "similar-unsolved": "Mates and play can be compared only when the problem has a solution: solve it first.",
        # validation
        "many-pieces": "{colour} has {count} pieces; in a game there are at most 16.",
        "many-pawns": "{colour} has {count} pawns; in a game there are at most 8.",
        "promoted-pieces": "{colour} has promoted pieces ({pieces}).",
        "pawn-structure": "{colour} has pawns that cannot have come to their squares, whatever they captured.",
        "pawn-captures": "{colour} has pawns that must have captured {count} times, but only {missing} pieces can be what they captured.",
        "check-impossible": "{colour} is in check from {squares}, and no last move can have given that check.",
        "too-many-promoted": "{colour} has more promoted pieces ({count}) than missing pawns ({missing}).",
        "king-missing": "There is no {colour} king.",
        "castling-impossible": "The castling field has “{right}”, but that king and rook are not on their home squares.",
        "double-step-impossible": "No pawn can have passed over {square} in the last move.",
        "promotions-past": "With no more captures than {count}, the pawns cannot have got past each other: White has promoted at least {white} of them, Black {black}.",
        "pawns-past": "With no more captures than {count}, the pawns cannot have come to their files.",
        "bishop-stranded": "The bishop on {square} cannot have come there: the pawns in front of it never moved.",
        "last-move-impossible": "No move can have been the last: each comes from a position that is itself illegal.",
        "retraction-check": "{colour} would have been in check already, and it was the other side's move.",
        "legality-orthodox": "Only positions of orthodox chess can be asked whether they come from a game.",
        "en-passant-impossible": "The en passant square {square} is stated, but no pawn can capture there.",
        # contests
        "contest-not-complete": "Without the complete and proved solution no answer can be marked.",
        "contest-option": "Answers to problems with these options cannot be marked: {names}.",
        "contest-no-solution": "There is no solution to compare the answer with ({part}).",
        "contest-points": "“{text}” is no number of points.",
        "contest-sum": "The variations are worth {total} points together instead of {most}.",
        "contest-variation": "The solution has no variation of full length “{text}”.",
        "contest-empty": "There is no problem in “{file}”.",
        "contest-rules": "There are no rules “{text}”. Choose from: {known}.",
        "contest-minutes": "Problem {number} has the time “{text}”; it must be minutes such as 20 or 12:30, more than none and at most a day.",
        "contest-two-times": "The problems of round “{round}” state different times.",
        "contest-round-twice": "The problems of round “{round}” do not stand together.",
        "contest-wish": "The wish “{text}” was not understood. It is like “3 x #2, 3 x h#3, men<=12, difficulty 2-4”.",
        "contest-too-few": "Only {found} of {count} sound problems {stipulation} were found that meet the wish.",
        "contest-problem": "Problem {number}: {reason}",
        "contest-problem-number": "There is no problem {number}; the file holds {count}.",
        "contest-unsound": "Problem {number}: {state}. The director decides whether it may stay.",
        "contest-stored": "Problem {number}: its solution is from the file and took long to find; it was not checked here.",
        "contest-too-many": "A contest has {most} problems at most; this file has {count}.",
        "answers-empty": "There are no answers in “{file}”.",
        "answers-table": "“{file}”, line {line}: this is no table. {reason}",
        "answers-line": "“{file}”, line {line}: “{text}” stands before all problems.",
        "answers-no-solver": "“{file}”, line {line}: the name of the solver is missing.",
        "answers-number": "“{file}”, line {line}: there is no problem “{number}”; the contest has {most}.",
        "answers-points": "“{file}”, line {line}: “{text}” is no number of points for problem {number}, or more than it is worth.",
        "answers-twice": "“{file}”, line {line}: there are two answers of {solver} to problem {number}.",
        "answers-differ": "“{file}”: {solver} has another answer to problem {number} in another file.",
        "answers-times-differ": "“{file}”: {solver} has another time for round “{round}” in another file.",
        "answers-round": "“{file}”, line {line}: there is no round “{round}”. The rounds are: {known}.",
        "answers-time": "“{file}”, line {line}: the time “{text}” of {solver} for round “{round}” makes no sense.",
        "answers-two-times": "“{file}”, line {line}: there are two times of {solver} for round “{round}”.",
        "answers-other-contest": "“{file}”, line {line}: these are answers of another contest ({mark}; this one is {own}).",
        "practice-file": "“{file}” is no record of practice, or a damaged one; it was left as it is.",
        "practice-version": "“{file}” is of version {found}, which is later than this program's.",
        "practice-missing": "For problems that come back the package “fsrs” is needed: pip install fsrs.",
        "practice-none": "No problem is being solved: “contest practice next” gives one.",
        "practice-no-more": "“{file}” has no problem that meets the search and was not attempted yet.",
        "contest-too-long": "The answer is too long; at most {most} characters are read.",
        # stored solutions
        "solution-schema": "The solution is of version {found}; this program reads versions 1 to {known}.",
        "solution-conditions": "The solution takes no notice of what the problem asks for: {names}.",
        "solution-json": "The solution is not correct JSON.",
        "solution-move": "The solution's move {move} cannot be played.",
        "solution-too-deep": "The moves are nested more than {most} deep.",
        "solution-contradiction": "The solution contradicts itself: {what}.",
        "solution-field": "The solution's field “{field}” is missing or wrong.",
        # batches
        "batch-journal-exists": "There is a journal of an earlier batch, “{file}”: continue it (--resume) or start over (--restart).",
        "batch-journal-locked": "Another batch is at work with the journal “{file}”.",
        "batch-journal-foreign": "The file “{file}” is not the journal of a batch, so it was left alone.",
        "batch-journal-version": "The journal “{file}” is of version {found}; this program reads version {known}.",
        "batch-journal-not-written": "The journal “{file}” could not be written: {reason}. Nothing more can be solved without it.",
        "batch-process-ended": "The process that solved this ended ({how}); perhaps there was not enough memory.",
        "batch-process-hung": "The process that solved this did not answer for {seconds} seconds and was ended.",
        "batch-process-not-started": "No process could be started for solving: {reason}.",
        "batch-crash": "Solving this failed unexpectedly: {detail}.",
        "batch-other-engine": "A worker of the cluster has version {found} of Matewright; this is version {wanted}.",
        "batch-report-over-collection": "The report would overwrite the collection “{file}”: name another file.",
        "batch-cluster-missing": "For --cluster the package “distributed” is needed: pip install 'matewright[cluster]'.",
        "batch-cluster-unreachable": "The scheduler at “{text}” cannot be reached: {reason}.",
        "batch-cluster-without": "A worker of the cluster does not have Matewright: {reason}.",
        "batch-cluster-lost": "The scheduler of the cluster is gone: {reason}. The journal holds what was solved.",
        # checking solutions
        "verify-empty": "There is no solution here.",
        "verify-json": "This is not correct JSON: line {line}, {reason}.",
        "verify-other-question": "It is the answer to another question: {names}.",
        "verify-game": "Game {number} does not lead to the position in the moves that are asked for, or stands there twice.",
        "verify-game-missing": "A game is missing: {moves}.",
        "verify-game-move": "Game {number}: the move {move} is not legal.",
        "verify-fairy": "Nothing independent of Matewright knows the rules of {names}.",
        "verify-claimed": "This is what strategy “{name}” claims without proof; there is nothing to check.",
        "verify-restriction": "The solution is restricted by “{name}”, which cannot be checked.",
        "verify-stopped": "It was stopped before it was done.",
        "verify-differ": "The {what} are not those of {name}: {changes}.",
        "fault-root": "The tree does not begin with the diagram.",
        "fault-first-moves": "The {what} listed are not those of the tree, in its order.",
        "fault-keys-order": "The keys do not stand in the order of their length.",
        "fault-summary": "The solution contradicts itself: {what} do not fit.",
        "fault-lines": "There are lines of help play, which a battle does not have.",
        "fault-lines-order": "The lines do not stand in the order of their length.",
        "fault-keys": "There are keys or tries, or they are said to be complete; help play has none.",
        "fault-refuted": "{place}: there is a solution in {moves} or fewer moves, which is said to be refuted.",
        "fault-shorter": "{place}: there is a solution in {moves} or fewer moves, shorter than the one given.",
        "fault-key-missing": "{place}: this is a key too, in {moves} or fewer moves, but it is not listed.",
        "fault-key-sooner": "{place}: this key succeeds in {moves} or fewer moves, sooner than stated.",
        "fault-role": "{place}: this node cannot stand there.",
        "fault-order": "{place}: this stands behind something that comes later.",
        "fault-repeated": "{place}: this is listed twice.",
        "fault-illegal": "{place}: the last move is not legal.",
        "fault-facts": "{place}: the last move is described wrongly ({names}).",
        "fault-san": "{place}: the last move is written “{text}”.",
        "fault-marks": "{place}: these marks are missing or wrong: {names}.",
        "fault-timed": "{place}: a length is given where none belongs.",
        "fault-length": "{place}: the length is {length}; it must be from 1 to {most}.",
        "fault-lengths": "{place}: what follows has different lengths.",
        "fault-not-check": "{place}: this is no check, though the solution is restricted to checks.",
        "fault-no-goal": "{place}: this does not reach the goal, and there are no moves left.",
        "fault-goal-at-once": "{place}: this reaches the goal at once, not in {length} moves.",
        "fault-standstill": "{place}: the defender cannot move, and this is not the goal.",
        "fault-after-end": "{place}: the play is over, but something follows.",
        "fault-duty": "{place}: the goal has to be reached here, by another move.",
        "fault-goal-early": "{place}: this reaches the goal already; the play does not go on so, or it is not listed.",
        "fault-free": "{place}: there are other moves, which do not reach the goal.",
        "fault-check-early": "{place}: this is check before the series is over.",
        "fault-line-length": "{place}: a line of {count} moves does not fit the stipulation.",
        "fault-line-missing": "{place}: this line is missing.",
        "fault-not-forced": "{place}: this does not succeed in {moves} moves.",
        "fault-reply-missing": "{place}: this reply is missing.",
        "fault-left-out": "{place}: this defence is left out, but it parries a threat.",
        "fault-no-defence": "{place}: this parries no threat, so it is no defence.",
        "fault-unanswered": "{place}: this defence has no continuation.",
        "fault-threat-in-check": "{place}: threats are given though the defender is in check.",
        "fault-threat-late": "{place}: threats are given though there are no moves left.",
        "fault-not-zugzwang": "{place}: no threat is given, but there is one, in {moves} or fewer moves.",
        "fault-sooner": "{place}: there is a way in fewer than {moves} moves.",
        "fault-alternatives": "{place}: not all moves that succeed in {moves} are given; missing: {names}.",
        "fault-unrefuted": "{place}: this try has no refutation.",
        "fault-try": "{place}: this try succeeds, so it is a key.",
        "fault-refutation": "{place}: this refutes nothing; the goal follows in {moves} or fewer moves.",
        "fault-number": "{place}: this first move is not among those that were to be looked at.",
        "fault-flights": "{place}: the king has more flights than were asked for.",
        "fault-threats": "{place}: threats are given though they were not asked for.",
        "fault-short-variation": "{place}: this is met in fewer moves than the best defence, so it was to be left out.",
        "fault-set-play": "{place}: there can be none, or none is given.",
        "fault-set-play-missing": "{place}: the set play lacks this move, which has an answer.",
        # engine
        "strategy-unknown": "There is no strategy “{name}”; choose from: {known}.",
        "unplayable-pieces": "Nothing here knows how these pieces move: {names}.",
        "fairy-pieces": "Only orthodox pieces can be used here, not the {names}.",
        "historic-mode": "Strategy “{name}” finds one key or none: it has no mode “{mode}”, only “shortest”.",
        "historic-option": "Strategy “{name}” does without the option {option}.",
        "historic-length": "Strategy “{name}” looks for mates in {known} only, not in {count}.",
        "historic-no-king": "There is no {colour} king; a historic program needs both.",
        "mater-pieces": "{colour} has {count} pieces; MATER takes at most 16.",
        "mater-pawns": "{colour} has {count} pawns; MATER takes at most 8.",
        "mode-unknown": "There is no mode “{name}”; choose from: {known}.",
        "move-illegal": "“{text}” is not a legal move here.",
        "line-empty": "There are no moves in the line.",
        "line-too-long": "The line has {count} moves; at most {most} are read.",
        "line-move": "Move {number} of the line: {reason}",
        "move-ambiguous": "“{text}” can mean several moves: {moves}.",
        "strategy-conditions": "Strategy “{name}” knows no conditions.",
        "engine-condition": "The engine does not know the condition “{text}”.",
        "promotion-kings": "Promotion to kings is unknown here: “{text}”.",
        "promotion-pawns": "Promotion to pawns is unknown here: “{text}”.",
        "line-illegal": "Move {number} of the line is not legal under the conditions.",
        "condition-pair": "{one} and {other} are not solved together.",
        "proof-game-exchange": "{text} begins with White's move in the array of a game: it does not go with exchanged parts.",
        "proof-game-turn": "{text} begins with White's move in the array of a game and ends with Black's: it does not go with Black to move.",
        "proof-game-workshop": "The workshop does not know stipulations such as {text}.",
        "strategy-direct-mates": "Strategy “{name}” solves direct mates (#n), not {text}.",
        "post-key-over": "{colour} has no move, so there is no play after the key.",
        "strategy-option": "Strategy “{name}” does without the option {option}.",
        "checks-only-direct-mates": "The option checks only is for direct mates (#n), not for {text}.",
        "reference-stipulation": "Strategy “reference” solves #n and h#n, not {text}.",
        "stipulation-not-checked": "{text} cannot be checked independently of the engine.",
        "reference-checks-only": "Strategy “reference” does without the option checks only in help play.",
        "option-range": "The option {name} is {value}; it must be from {least} to {most}.",
        "option-least": "The option {name} is {value}; it must be at least {least}.",
        "option-misplaced": "The option {name} does not go with {what}.",
        "popeye-missing": "Popeye is not installed where programs are found: none is called {names}. The preferences or the variable {variable} can name its file.",
        "popeye-no-program": "There is no program “{file}”, which is to be Popeye.",
        "popeye-cannot-run": "Popeye cannot be started: “{file}”: {reason}.",
        "popeye-other-program": "“{file}” does not answer as Popeye does.",
        "popeye-failed": "Popeye (“{file}”) broke down with status {status}.",
        "popeye-too-much": "Popeye (“{file}”) printed more than {most} MiB and was stopped.",
        "popeye-stipulation": "Popeye is not used for {text} here.",
        "popeye-lacks": "Popeye does not have the condition “{name}”.",
        "popeye-unread": "Popeye’s answer is not understood: {reason}",
        "popeye-offered": "{reason} The strategy “{name}” can be used; it proves nothing.",
        "engine-bound": "The engine cannot solve this problem: {bound}.",
        "engine-panic": "The engine stopped because of an internal error: {detail}",
    }
)

_FORMER: Final = {
    "told": "solution",
    "man": "piece",
    "men": "pieces",
    "row": "rank",
    "rows": "ranks",
}
"""Words of codes and fields in journals that earlier versions wrote, and what stands there now."""

_COLOURS: Final = (
    _words.later("White"),
    _words.later("Black"),
    _words.later("white"),
    _words.later("black"),
)
"""The engine's words for the sides."""

# Values that are sentences, names of files or words of our own; all other texts are quotations.
_QUANTITIES = frozenset({"count", "most", "size"})
"""Fields whose digits are grouped when they are numbers."""

_WHOLE = frozenset(
    {
        "detail",
        "encoding",
        "expected",
        "file",
        "first",
        "folder",
        "known",
        "names",
        "pieces",
        "place",
        "reason",
        "squares",
        "trouble",
        "what",
    }
)
_MOST_QUOTED = 40


def shortened(text: str) -> str:
    """A text as messages quote it: in one line of at most 40 characters."""
    line = "".join(letter if letter.isprintable() else "�" for letter in text[:_MOST_QUOTED])
    return line if len(text) <= _MOST_QUOTED else line[:-1] + "…"


def abridged(messages: Collection[object], most: int = 20) -> list[str]:
    """The first of many messages as texts, and a last one that says how many more there are."""
    shown = [str(message) for message in islice(messages, most)]
    left = len(messages) - len(shown)
    return [*shown, _words("… and {count} more", count=left)] if left else shown


class MatewrightError(Exception):
    """Base of all errors Matewright raises on purpose.

    `code` is a stable key of `MESSAGES`, `fields` the values its sentence needs, with quoted texts
    shortened; `str(error)` is the sentence in the language that is current at that moment.
    """

    def __init__(self, code: str, **fields: object) -> None:
        self.code = code
        self.fields: Mapping[str, object] = MappingProxyType(
            {
                name: shortened(value) if isinstance(value, str) and name not in _WHOLE else value
                for name, value in fields.items()
            }
        )
        # The sentence is made on demand: a damaged file has an error for each line.
        super().__init__(code)

    @property
    def english(self) -> str:
        """The sentence in English: for what is kept or published."""
        fields = {
            name: value.english if isinstance(value, MatewrightError) else value
            for name, value in self.fields.items()
        }
        fields |= {name: f"{value:,}" for name, value in self._quantities()}
        return MESSAGES[self.code].format(**fields)

    def __str__(self) -> str:
        """The sentence."""
        fields = dict(self.fields)
        if "colour" in fields:
            colour = str(fields["colour"])
            fields["colour"] = _words(colour)
        fields |= {name: grouped(value) for name, value in self._quantities()}
        return _words(MESSAGES[self.code]).format(**fields)

    def _quantities(self) -> Iterator[tuple[str, int]]:
        """Fields that may be large numbers; those that name a problem or a line are left alone."""
        for name in _QUANTITIES & self.fields.keys():
            value = self.fields[name]
            if isinstance(value, int):
                yield name, value

    def to_dict(self) -> dict[str, Any]:
        """Code and fields as values of JSON, so that the sentence can be made elsewhere."""
        fields = {name: _json_of(value) for name, value in self.fields.items()}
        return {"code": self.code, "fields": fields}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """The error again, as far as its sentence goes, with `batch-crash` for an unknown code."""
        code = str(data["code"])
        if code not in MESSAGES:
            code = "-".join(_FORMER.get(word, word) for word in code.split("-"))
        if code not in MESSAGES:
            return cls("batch-crash", detail=str(data["code"]))
        fields = {
            name: cls.from_dict(value) if isinstance(value, dict) else value
            for name, value in data["fields"].items()
        }
        if code != data["code"] or code == "twin-off-board":
            fields = {_FORMER.get(name, name): value for name, value in fields.items()}
        return cls(code, **fields)

    def __reduce__(self) -> tuple[Callable[[], MatewrightError], tuple[()]]:
        """Copy and pickle by code and fields; the base class would keep only the sentence."""
        return partial(type(self), self.code, **self.fields), ()


def _json_of(value: object) -> object:
    if isinstance(value, MatewrightError):
        return value.to_dict()
    return value if isinstance(value, str | int | float | None) else str(value)


class FormatError(MatewrightError):
    """Text or a file that cannot be read or written as what it claims to be."""


class Cancelled(Exception):
    """Work was cancelled because its result is no longer needed; there is nothing to report."""


class IllegalPosition(MatewrightError):
    """A position that cannot be solved as it stands."""


class StipulationError(MatewrightError):
    """A stipulation that is wrong or not supported."""


class EngineError(MatewrightError):
    """The engine refused a request or failed."""
