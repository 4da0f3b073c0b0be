<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <location filename="../../app/matewright/gui/program/about.py" />
            <source>A workbench for chess problems: set up a position, ask for a mate,
browse the proof.

Free software under the GNU General Public License, version 3 or later.
The men on the board are drawn by python-chess.</source>
            <translation>Мастерская шахматных задач: расставьте позицию, спросите о мате,
просмотрите доказательство.

Свободная программа под лицензией GNU General Public License версии 3 или новее.
Фигуры на доске — из python-chess.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/about.py" />
            <source>About Matewright</source>
            <translation>О программе Matewright</translation>
        </message>
    </context>
    <context>
        <name>AnswerFeature</name>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Copy Branch as Text</source>
            <translation>&amp;Копировать ветвь как текст</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Edit Text …</source>
            <translation>&amp;Изменить текст …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Fast, 3 Moves a Second</source>
            <translation>&amp;Быстро, 3 хода в секунду</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Group Equal Play</source>
            <translation>С&amp;группировать равную игру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Normal, 1 Second a Move</source>
            <translation>&amp;Обычно, 1 секунда на ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Replace by the Found Solution</source>
            <translation>&amp;Заменить найденным решением</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Slow, 2 Seconds a Move</source>
            <translation>&amp;Медленно, 2 секунды на ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>&amp;Unfold or Gather This Group</source>
            <translation>Раскрыт&amp;ь или собрать группу</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>Cop&amp;y Solution as Printed</source>
            <translation>Копировать решение как в п&amp;ечати</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>Drop T&amp;his Answer</source>
            <translation>&amp;Убрать этот ответ</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>E&amp;arlier Answer</source>
            <translation>Более ранни&amp;й ответ</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>F&amp;ind …</source>
            <translation>Най&amp;ти …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>Fi&amp;lter</source>
            <translation>&amp;Фильтр</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>Find Nex&amp;t</source>
            <translation>Искать да&amp;льше</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>Find Pre&amp;vious</source>
            <translation>&amp;Искать назад</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>Keep &amp;Both</source>
            <translation>Сохранить &amp;оба</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/feature.py" />
            <source>Ne&amp;wer Answer</source>
            <translation>&amp;Более новый ответ</translation>
        </message>
    </context>
    <context>
        <name>AnswerPane</name>
        <message>
            <location filename="../../app/matewright/gui/answer/answer_pane.py" />
            <source>&amp;Solution</source>
            <translation>&amp;Решение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/answer_pane.py" />
            <source>Parts of the problem</source>
            <translation>Части задачи</translation>
        </message>
    </context>
    <context>
        <name>AnswerStore</name>
        <message>
            <location filename="../../app/matewright/gui/batch/storing.py" />
            <source>Store Answers</source>
            <translation>Сохранить ответы</translation>
        </message>
    </context>
    <context>
        <name>AnswerText</name>
        <message>
            <location filename="../../app/matewright/gui/answer/answer_text.py" />
            <source>Press Solve to look for {aim}, in {count} parts.</source>
            <translation>Нажмите «Решить», чтобы искать {aim}, частей: {count}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/answer_text.py" />
            <source>Press Solve to look for {aim}.</source>
            <translation>Нажмите «Решить», чтобы искать {aim}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/answer_text.py" />
            <source>The answer shown belongs to an earlier state of the problem.</source>
            <translation>Показанный ответ относится к прежнему виду задачи.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/answer_text.py" />
            <source>The diagram itself is not part of the question.</source>
            <translation>О самой диаграмме не спрашивается.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/answer_text.py" />
            <source>The solution will appear here.</source>
            <translation>Здесь появится решение.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/answer_text.py" />
            <source>This change is being solved …</source>
            <translation>Это изменение решается …</translation>
        </message>
    </context>
    <context>
        <name>AppearancePage</name>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Language</source>
            <translation>&amp;Язык</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Colo&amp;urs</source>
            <translation>&amp;Цвета</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Dark</source>
            <translation>Тёмная</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Larger</source>
            <translation>Крупнее</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Largest</source>
            <translation>Самый крупный</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Light</source>
            <translation>Светлая</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Size of &amp;texts</source>
            <translation>Размер &amp;текста</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>That of the system</source>
            <translation>Как в системе</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>The letters of the men are chosen under Board and Notation.</source>
            <translation>Буквы фигур выбираются на странице «Доска и нотация».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Those of the system</source>
            <translation>Как в системе</translation>
        </message>
    </context>
    <context>
        <name>Autosave</name>
        <message>
            <location filename="../../app/matewright/gui/file/autosave.py" />
            <source>Changes are not kept for the case of a crash: {reason}</source>
            <translation>Изменения не сохраняются на случай сбоя: {reason}</translation>
        </message>
    </context>
    <context>
        <name>BatchCommands</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/batch/commands.py" />
            <source>All %n problems</source>
            <translation>
                <numerusform>Все задачи (%n)</numerusform>
                <numerusform>Все задачи (%n)</numerusform>
                <numerusform>Все задачи (%n)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/commands.py" />
            <source>Batch: {state}</source>
            <translation>Пакет: {state}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/commands.py" />
            <source>Solve &amp;All Problems …</source>
            <translation>Решить &amp;все задачи …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/batch/commands.py" />
            <source>The %n chosen problems</source>
            <translation>
                <numerusform>%n выбранная задача</numerusform>
                <numerusform>%n выбранные задачи</numerusform>
                <numerusform>%n выбранных задач</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/batch/commands.py" />
            <source>The %n problems found by the search</source>
            <translation>
                <numerusform>%n найденная поиском задача</numerusform>
                <numerusform>%n найденные поиском задачи</numerusform>
                <numerusform>%n найденных поиском задач</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BatchDialog</name>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source> s</source>
            <translation> с</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>&amp;Close</source>
            <translation>&amp;Закрыть</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>&amp;Continue the earlier batch</source>
            <translation>Продолжить пре&amp;жний пакет</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>&amp;Keep the answers</source>
            <translation>&amp;Хранить ответы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>&amp;Only problems to look at</source>
            <translation>Только &amp;требующие внимания</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>&amp;Start</source>
            <translation>&amp;Начать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Answers stored in the collection: {count}</source>
            <translation>Ответов сохранено в собрании: {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Ask this of every problem instead of its own stipulation, such as #2</source>
            <translation>Спрашивать это о каждой задаче вместо её собственного задания, например #2</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>At o&amp;nce</source>
            <translation>&amp;Одновременно</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>At the end the answers are stored with their problems, as one undo step. Otherwise only the verdicts stay, in the journal.</source>
            <translation>В конце ответы сохраняются при своих задачах одним шагом, который можно отменить. Иначе остаются только оценки в журнале.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Begin no further problem; those at work are finished</source>
            <translation>Не начинать новых задач; начатые будут решены до конца</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Cannot begin the batch</source>
            <translation>Не удаётся начать пакет</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>Cannot write the file</source>
            <translation>Не удаётся записать файл</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Contin&amp;ue</source>
            <translation>П&amp;родолжить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Find out whether it can come from a game, too; ten seconds each at most</source>
            <translation>Выяснить и то, может ли она возникнуть в партии; не более десяти секунд на каждую</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>How many problems are solved at once</source>
            <translation>Сколько задач решается одновременно</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>How much of the batch is done</source>
            <translation>Какая часть пакета готова</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Is each diagram le&amp;gal?</source>
            <translation>Ле&amp;гальна ли каждая диаграмма?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>JSON (*.json)</source>
            <translation>JSON (*.json)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Journal: {path}</source>
            <translation>Журнал: {path}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>P&amp;roblems</source>
            <translation>За&amp;дачи</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Pa&amp;use</source>
            <translation>&amp;Пауза</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>R&amp;eport …</source>
            <translation>От&amp;чёт …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Reading the journal …</source>
            <translation>Чтение журнала …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>S&amp;top</source>
            <translation>&amp;Стоп</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Solve Problems</source>
            <translation>Решение задач</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Solving goes on; Solve ▸ Solve All Problems … shows it again</source>
            <translation>Решение продолжается; Решить ▸ Решить все задачи … покажет его снова</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>St&amp;ipulation</source>
            <translation>Задани&amp;е</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Stop each problem after this many seconds; what is proved is noted</source>
            <translation>Останавливать каждую задачу через столько секунд; доказанное записывается</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Store &amp;Answers</source>
            <translation>Сохран&amp;ить ответы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Store the answers found so far with their problems, as one undo step</source>
            <translation>Сохранить найденные до сих пор ответы при их задачах одним шагом, который можно отменить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>Table (*.csv)</source>
            <translation>Таблица (*.csv)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>The batch broke off</source>
            <translation>Пакет прервался</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>The problems of the batch</source>
            <translation>Задачи пакета</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>This problem is no longer in the collection</source>
            <translation>Этой задачи в собрании больше нет</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Time &amp;limit</source>
            <translation>Предел &amp;времени</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>Web page (*.html)</source>
            <translation>Веб-страница (*.html)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>What the journal holds is not solved again. Otherwise a new journal is started, and the old one is kept as a backup.</source>
            <translation>Что уже есть в журнале, заново не решается. Иначе начинается новый журнал, а старый остаётся как копия.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>Write Report</source>
            <translation>Запись отчёта</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>Writing {name} …</source>
            <translation>Запись {name} …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>Wrote {name}</source>
            <translation>Записано: {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>batch</source>
            <translation>paket</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>each problem's own</source>
            <translation>своё у каждой задачи</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/dialog.py" />
            <source>no limit</source>
            <translation>без предела</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/report_file.py" />
            <source>unnamed collection</source>
            <translation>собрание без имени</translation>
        </message>
    </context>
    <context>
        <name>BatchModel</name>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>Edited or removed since; it was: {found}</source>
            <translation>С тех пор изменена или удалена; было: {found}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>Problem</source>
            <translation>Задача</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>Solving …</source>
            <translation>Решается …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>State</source>
            <translation>Состояние</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>Stip.</source>
            <translation>Зад.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>Time</source>
            <translation>Время</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>Untitled</source>
            <translation>Без имени</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>Waiting</source>
            <translation>Ждёт</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/batch/model.py" />
            <source>What was found</source>
            <translation>Что найдено</translation>
        </message>
    </context>
    <context>
        <name>BoardFeature</name>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>&amp;Diagram</source>
            <translation>&amp;Диаграмма</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>&amp;End of Line</source>
            <translation>К&amp;онец варианта</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>&amp;Next Part</source>
            <translation>&amp;Следующая часть</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>&amp;Play the Line</source>
            <translation>&amp;Проиграть вариант</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>B&amp;oard</source>
            <translation>&amp;Доска</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>Clear Arrows and Mar&amp;ks</source>
            <translation>Ст&amp;ереть стрелки и отметки</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>Coor&amp;dinates</source>
            <translation>&amp;Координаты</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>Fl&amp;ip Board</source>
            <translation>Повернуть &amp;доску</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>One Move &amp;Back</source>
            <translation>На ход &amp;назад</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>One Move &amp;Forward</source>
            <translation>На ход &amp;вперёд</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/feature.py" />
            <source>P&amp;revious Part</source>
            <translation>П&amp;редыдущая часть</translation>
        </message>
    </context>
    <context>
        <name>BoardPage</name>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Men</source>
            <translation>Фи&amp;гуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Squares</source>
            <translation>&amp;Поля</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Coordi&amp;nates</source>
            <translation>&amp;Координаты</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>How the board will look</source>
            <translation>Так будет выглядеть доска</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Men slide when a move is sho&amp;wn</source>
            <translation>Фигуры &amp;скользят, когда показан ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Shift with a letter is Whi&amp;te, as in FEN</source>
            <translation>Shift с буквой — &amp;белая, как в FEN</translation>
        </message>
    </context>
    <context>
        <name>BoardPanel</name>
        <message>
            <location filename="../../app/matewright/gui/board/panel.py" />
            <source>Back to the Diagram</source>
            <translation>Назад к диаграмме</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/panel.py" />
            <source>Double-click edits it</source>
            <translation>Двойной щелчок меняет его</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/panel.py" />
            <source>Show all remarks on the position</source>
            <translation>Показать все замечания о позиции</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/panel.py" />
            <source>and {count} more</source>
            <translation>и ещё {count}</translation>
        </message>
    </context>
    <context>
        <name>BoardPresenter</name>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>Back to the Diagram</source>
            <translation>Назад к диаграмме</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>Moves are played now; Esc returns to editing</source>
            <translation>Сейчас играются ходы; Esc возвращает к правке</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>Squares are chosen for a twin; Esc ends that</source>
            <translation>Выбираются поля для близнеца; Esc завершает</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>This change is only shown; Return takes it, Esc goes back</source>
            <translation>Это изменение только показано; Enter принимает его, Esc возвращает</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>This is a line of the solution; {keys} returns to the diagram</source>
            <translation>Это вариант решения; {keys} возвращает к диаграмме</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>This move is only shown; Esc takes it back</source>
            <translation>Этот ход только показан; Esc берёт его назад</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>This part is only shown; Esc returns to the diagram</source>
            <translation>Эта часть только показана; Esc возвращает к диаграмме</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>after {move}</source>
            <translation>после {move}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>{name} after {move}</source>
            <translation>{name} после {move}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>{name} only shown; Esc: back</source>
            <translation>{name} только показано; Esc: назад</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/presenter.py" />
            <source>{place} · {keys}: its position</source>
            <translation>{place} · {keys}: её позиция</translation>
        </message>
    </context>
    <context>
        <name>BoardView</name>
        <message>
            <location filename="../../app/matewright/gui/board/view.py" />
            <source>Board</source>
            <translation>Доска</translation>
        </message>
    </context>
    <context>
        <name>BoardWidget</name>
        <message>
            <location filename="../../app/matewright/gui/board/piece_menu.py" />
            <source>Attributes …</source>
            <translation>Свойства …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/board_edits.py" />
            <source>Change {square} to {man}</source>
            <translation>Изменить {square}: {man}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/mark_edits.py" />
            <source>Copy mark of {condition} {source}–{target}</source>
            <translation>Копировать знак условия «{condition}»: {source}–{target}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/board_edits.py" />
            <source>Copy {man} {source}–{target}</source>
            <translation>Копировать: {man} {source}–{target}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/piece_menu.py" />
            <source>Del</source>
            <translation>Del</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>Drag a man to move it, with Ctrl to copy it, off the board to remove it; the right button removes too. Marks of conditions, such as imitators and holes, are dragged and removed in the same way. With the keyboard: arrows choose a square, K Q R B N (or S) P place a white man and with Shift a black one (the preferences can exchange them), Delete removes, Enter picks a man up and puts it down, Space opens a menu of men, = makes a man neutral, A offers what else it can be. Drag with the right button to draw an arrow, click with Shift and the right button to mark a square; the keys - and . do the same. Esc wipes arrows and marks away.</source>
            <translation>Перетащите фигуру, чтобы переставить её, с Ctrl — чтобы скопировать, за край доски — чтобы убрать; правая кнопка тоже убирает. Знаки условий, например имитаторы и дыры, передвигаются и убираются так же. С клавиатуры: стрелки выбирают поле, K Q R B N (или S) P ставят белую фигуру, с Shift — чёрную (в настройках можно поменять), Delete убирает, Enter берёт фигуру и ставит её, пробел открывает меню фигур, = делает фигуру нейтральной, A предлагает, чем ещё она может быть. Тяните правой кнопкой, чтобы провести стрелку; Shift и правая кнопка отмечают поле; клавиши - и . делают то же. Esc стирает стрелки и отметки.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/mark_edits.py" />
            <source>Erase mark of {condition} {square}</source>
            <translation>Стереть знак условия «{condition}»: {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/piece_menu.py" />
            <source>Kept in files, but not solved here yet</source>
            <translation>Хранится в файлах, но здесь ещё не решается</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/mark_edits.py" />
            <source>Move mark of {condition} {source}–{target}</source>
            <translation>Переставить знак условия «{condition}»: {source}–{target}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/board_edits.py" />
            <source>Move {man} {source}–{target}</source>
            <translation>Переставить: {man} {source}–{target}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/piece_menu.py" />
            <source>Neutral</source>
            <translation>Нейтральная</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/mark_edits.py" />
            <source>Paint {condition}</source>
            <translation>Нарисовать: {condition}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/board_edits.py" />
            <source>Place {man} {square}</source>
            <translation>Поставить: {man} {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/piece_menu.py" />
            <source>Remove</source>
            <translation>Убрать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/board_edits.py" />
            <source>Remove {man} {square}</source>
            <translation>Убрать: {man} {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/piece_menu.py" />
            <source>Shift+</source>
            <translation>Shift+</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>an arrow begins here</source>
            <translation>здесь начинается стрелка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>can be reached</source>
            <translation>доступно</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>empty</source>
            <translation>пусто</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>in check</source>
            <translation>под шахом</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>marked</source>
            <translation>отмечено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/board.py" />
            <source>picked up</source>
            <translation>взята</translation>
        </message>
    </context>
    <context>
        <name>Caption</name>
        <message>
            <location filename="../../app/matewright/gui/board/caption.py" />
            <source>Double-click edits author, source and award</source>
            <translation>Двойной щелчок меняет автора, источник и отличие</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/caption.py" />
            <source>Untitled</source>
            <translation>Без имени</translation>
        </message>
    </context>
    <context>
        <name>ChartPane</name>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <source>&amp;Chart</source>
            <translation>&amp;График</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <source>Chart of the search</source>
            <translation>График поиска</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <source>Depth</source>
            <translation>Глубина</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <source>Positions</source>
            <translation>Позиции</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <source>The figures of a search will be drawn here.</source>
            <translation>Здесь появится график поиска.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <source>Time</source>
            <translation>Время</translation>
        </message>
    </context>
    <context>
        <name>Clipboard</name>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Added a problem from “{format}”: {stipulation}, {men}</source>
            <translation>Добавлена задача (формат «{format}»): {stipulation}, {men}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Added {count} problems from “{format}”</source>
            <translation>Добавлено задач (формат «{format}»): {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Copied the position as FEN and as a picture</source>
            <translation>Позиция скопирована как FEN и как рисунок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Not everything was understood</source>
            <translation>Понято не всё</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Paste Position</source>
            <translation>Вставить позицию</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Paste Problem</source>
            <translation>Вставить задачу</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Paste Problems</source>
            <translation>Вставить задачи</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Pasted the position: {count}</source>
            <translation>Вставлена позиция: {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>Reading the clipboard …</source>
            <translation>Чтение буфера обмена …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/clipboard.py" />
            <source>The clipboard cannot be pasted</source>
            <translation>Буфер обмена нельзя вставить</translation>
        </message>
    </context>
    <context>
        <name>CollectionCommands</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Copied %n problems</source>
            <translation>
                <numerusform>Скопирована %n задача</numerusform>
                <numerusform>Скопировано %n задачи</numerusform>
                <numerusform>Скопировано %n задач</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Copying …</source>
            <translation>Копирование …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Cut %n Problems</source>
            <translation>
                <numerusform>Вырезать %n задачу</numerusform>
                <numerusform>Вырезать %n задачи</numerusform>
                <numerusform>Вырезать %n задач</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Cut %n problems</source>
            <translation>
                <numerusform>Вырезана %n задача</numerusform>
                <numerusform>Вырезано %n задачи</numerusform>
                <numerusform>Вырезано %n задач</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Delete %n Problems</source>
            <translation>
                <numerusform>Удалить %n задачу</numerusform>
                <numerusform>Удалить %n задачи</numerusform>
                <numerusform>Удалить %n задач</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Deleted %n problems</source>
            <translation>
                <numerusform>Удалена %n задача</numerusform>
                <numerusform>Удалено %n задачи</numerusform>
                <numerusform>Удалено %n задач</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Duplicate %n Problems</source>
            <translation>
                <numerusform>Дублировать %n задачу</numerusform>
                <numerusform>Дублировать %n задачи</numerusform>
                <numerusform>Дублировать %n задач</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Edit Properties of %n Problems</source>
            <translation>
                <numerusform>Изменить сведения о %n задаче</numerusform>
                <numerusform>Изменить сведения о %n задачах</numerusform>
                <numerusform>Изменить сведения о %n задачах</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Edit {column}</source>
            <translation>Изменить: {column}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Editing …</source>
            <translation>Изменение …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Move %n Problems</source>
            <translation>
                <numerusform>Переместить %n задачу</numerusform>
                <numerusform>Переместить %n задачи</numerusform>
                <numerusform>Переместить %n задач</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Only a list in the order of the file, without a search, can be rearranged</source>
            <translation>Переставлять можно только в списке по порядку файла и без поиска</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Paste %n Problems</source>
            <translation>
                <numerusform>Вставить %n задачу</numerusform>
                <numerusform>Вставить %n задачи</numerusform>
                <numerusform>Вставить %n задач</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Pasted %n problems</source>
            <translation>
                <numerusform>Вставлена %n задача</numerusform>
                <numerusform>Вставлено %n задачи</numerusform>
                <numerusform>Вставлено %n задач</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Pasting …</source>
            <translation>Вставка …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Problem {number} stays as it is. {error}</source>
            <translation>Задача {number} остаётся прежней. {error}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Reading …</source>
            <translation>Чтение …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Rearrange the File</source>
            <translation>Переставить задачи файла</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>Sort the list first, and search for nothing</source>
            <translation>Сначала отсортируйте список и очистите поиск</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/commands.py" />
            <source>These problems cannot be taken over</source>
            <translation>Эти задачи нельзя вставить</translation>
        </message>
    </context>
    <context>
        <name>CollectionFeature</name>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Author</source>
            <translation>&amp;Автор</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Comment</source>
            <translation>Ко&amp;мментарий</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Copy Problems</source>
            <translation>&amp;Копировать задачи</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Descending</source>
            <translation>По &amp;убыванию</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Duplicate Selected</source>
            <translation>&amp;Дублировать выбранные</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Find Duplicates …</source>
            <translation>&amp;Найти повторы …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Keep Both Solutions of Selected</source>
            <translation>Сохранит&amp;ь оба решения выбранных</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Keywords</source>
            <translation>&amp;Ключевые слова</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Large</source>
            <translation>&amp;Большие</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Medium</source>
            <translation>&amp;Средние</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;None</source>
            <translation>&amp;Нет</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Paste Problems</source>
            <translation>Вст&amp;авить задачи</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Rearrange the File Like This</source>
            <translation>&amp;Переставить так и в файле</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Small</source>
            <translation>&amp;Маленькие</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Solve Selected …</source>
            <translation>&amp;Решить выбранные …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Source</source>
            <translation>&amp;Источник</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>&amp;Year</source>
            <translation>&amp;Год</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>A&amp;ward</source>
            <translation>&amp;Отличие</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Collection &amp;View</source>
            <translation>Вид собрани&amp;я</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Cu&amp;t Problems</source>
            <translation>&amp;Вырезать задачи</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>De&amp;lete Selected</source>
            <translation>&amp;Удалить выбранные</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Diffic&amp;ulty</source>
            <translation>Сло&amp;жность</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Edit i&amp;n the Cell</source>
            <translation>Изменить я&amp;чейку</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Find An&amp;y Similar …</source>
            <translation>Найти по&amp;хожие …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Move &amp;Up</source>
            <translation>Переместить вв&amp;ерх</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Move Do&amp;wn</source>
            <translation>Переместить вни&amp;з</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Ne&amp;xt Problem</source>
            <translation>С&amp;ледующая задача</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Number of &amp;Men</source>
            <translation>&amp;Число фигур</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Order of the &amp;File</source>
            <translation>Порядок &amp;файла</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>P&amp;roperties of Selected …</source>
            <translation>&amp;Сведения о выбранных …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Pre&amp;vious Problem</source>
            <translation>П&amp;редыдущая задача</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Problem &amp;Properties …</source>
            <translation>&amp;Сведения о задаче …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Replace Te&amp;xts by Found Solutions</source>
            <translation>Заменить тексты найденн&amp;ыми решениями</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>S&amp;earch …</source>
            <translation>&amp;Поиск …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>S&amp;tipulation</source>
            <translation>&amp;Задание</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Search by Pos&amp;ition …</source>
            <translation>Поиск по поз&amp;иции …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Select &amp;All</source>
            <translation>Вы&amp;брать все</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>So&amp;lutions</source>
            <translation>&amp;Решения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Stat&amp;e</source>
            <translation>&amp;Состояние</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>T&amp;hemes</source>
            <translation>&amp;Темы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/feature.py" />
            <source>Wall &amp;of Diagrams</source>
            <translation>Стена диа&amp;грамм</translation>
        </message>
    </context>
    <context>
        <name>CollectionPane</name>
        <message>
            <location filename="../../app/matewright/gui/collection/pane.py" />
            <source>&amp;Problems</source>
            <translation>&amp;Задачи</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/pane.py" />
            <source>A wall of diagrams instead of a table</source>
            <translation>Стена диаграмм вместо таблицы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/pane.py" />
            <source>Back to the Board</source>
            <translation>Назад к доске</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/pane.py" />
            <source>Collection view</source>
            <translation>Вид собрания</translation>
        </message>
    </context>
    <context>
        <name>CollectionTable</name>
        <message>
            <location filename="../../app/matewright/gui/collection/table.py" />
            <source>Problems of the file</source>
            <translation>Задачи файла</translation>
        </message>
    </context>
    <context>
        <name>Columns</name>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>&amp;Author</source>
            <translation>&amp;Автор</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>&amp;Comment</source>
            <translation>Ко&amp;мментарий</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>&amp;Diagram</source>
            <translation>&amp;Диаграмма</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>&amp;Keywords</source>
            <translation>&amp;Ключевые слова</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>&amp;Men</source>
            <translation>&amp;Фигуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>&amp;Number</source>
            <translation>&amp;Номер</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>&amp;Source</source>
            <translation>&amp;Источник</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>&amp;Year</source>
            <translation>&amp;Год</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>A&amp;ward</source>
            <translation>&amp;Отличие</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Author</source>
            <translation>Автор</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Award</source>
            <translation>Отличие</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Comment</source>
            <translation>Комментарий</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Diagram</source>
            <translation>Диаграмма</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Diffic&amp;ulty</source>
            <translation>Сло&amp;жность</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Difficulty</source>
            <translation>Сложность</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>How hard it may be to solve: an estimate from the answer</source>
            <translation>Насколько трудно может быть решить: оценка по найденному решению</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Keywords</source>
            <translation>Ключевые слова</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Le&amp;gality</source>
            <translation>Лега&amp;льность</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Legal?</source>
            <translation>Легальна?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Men</source>
            <translation>Фигуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>S&amp;tipulation</source>
            <translation>&amp;Задание</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>So&amp;lutions</source>
            <translation>&amp;Решения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Solutions</source>
            <translation>Решения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Solving …</source>
            <translation>Решается …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Source</source>
            <translation>Источник</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Stat&amp;e</source>
            <translation>&amp;Состояние</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>State</source>
            <translation>Состояние</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Stip.</source>
            <translation>Зад.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>T&amp;hemes</source>
            <translation>&amp;Темы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>The keys, or the solutions of help play, that were found; those of twins with a plus between them. In brackets how many are intended, where none were looked for</source>
            <translation>Найденные ключи или, в кооперативной игре, решения; у близнецов — через плюс. В скобках — сколько задумано, если решения ещё не искали</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>The themes found in the answer or named by a keyword</source>
            <translation>Темы, найденные в ответе или названные ключевым словом</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Themes</source>
            <translation>Темы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>Year</source>
            <translation>Год</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/columns.py" />
            <source>{verdict}, from the file</source>
            <translation>{verdict}, из файла</translation>
        </message>
    </context>
    <context>
        <name>CompareDialog</name>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source> s</source>
            <translation> с</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>&amp;Compare</source>
            <translation>&amp;Сравнить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>C&amp;hart of</source>
            <translation>&amp;График:</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Cannot compare</source>
            <translation>Сравнить нельзя</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Compare Engines</source>
            <translation>Сравнение программ</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Copy as &amp;Text</source>
            <translation>Копировать как &amp;текст</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Each &amp;at most</source>
            <translation>&amp;Каждая не дольше</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Generated</source>
            <translation>Построено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Generated per second</source>
            <translation>Построено в секунду</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Logarithmic scale: each line is ten times the one below it.</source>
            <translation>Логарифмическая шкала: каждая линия в десять раз больше нижней.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Nodes</source>
            <translation>Узлы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>St&amp;op</source>
            <translation>Ст&amp;оп</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Stop each strategy after this many seconds</source>
            <translation>Останавливать каждую стратегию через столько секунд</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>The strategies side by side</source>
            <translation>Стратегии рядом</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Time</source>
            <translation>Время</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>Time limit of each strategy in seconds</source>
            <translation>Предел времени каждой стратегии в секундах</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>What the chart shows</source>
            <translation>Что показывает график</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/compare_dialog.py" />
            <source>no limit</source>
            <translation>без предела</translation>
        </message>
    </context>
    <context>
        <name>CompareVersionsDialog</name>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>&amp;Compare</source>
            <translation>С&amp;равнить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>&amp;with</source>
            <translation>&amp;с</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>Compare Versions</source>
            <translation>Сравнение версий</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>Copy &amp;Table</source>
            <translation>Копировать &amp;таблицу</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>From left to right: {changes}</source>
            <translation>Слева направо: {changes}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>The same question twice</source>
            <translation>Вопрос один и тот же</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>The version on the left</source>
            <translation>Версия слева</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>The version on the right</source>
            <translation>Версия справа</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/compare_versions.py" />
            <source>Where the two answers differ</source>
            <translation>В чём ответы расходятся</translation>
        </message>
    </context>
    <context>
        <name>ComparisonModel</name>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Agreement</source>
            <translation>Согласие</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Each strategy's own count</source>
            <translation>Собственный счёт стратегии</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Generated</source>
            <translation>Построено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Generated positions in a second</source>
            <translation>Построено позиций за секунду</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>How sure the answer is</source>
            <translation>Насколько надёжен ответ</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Its own time</source>
            <translation>Собственное время</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Key</source>
            <translation>Вступление</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Mate in</source>
            <translation>Мат в</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Moves of the shortest mate it knows</source>
            <translation>Ходов в кратчайшем известном мате</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Moves that its generator emitted</source>
            <translation>Ходов, выданных генератором</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Nodes</source>
            <translation>Узлы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Per second</source>
            <translation>В секунду</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Status</source>
            <translation>Состояние</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Strategy</source>
            <translation>Стратегия</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>The first move of that mate</source>
            <translation>Первый ход этого мата</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Time</source>
            <translation>Время</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Whether the answers can be true together</source>
            <translation>Могут ли ответы быть верны вместе</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>Which program searches</source>
            <translation>Какая программа ищет</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/comparison_model.py" />
            <source>none</source>
            <translation>нет</translation>
        </message>
    </context>
    <context>
        <name>CompletingEdit</name>
        <message>
            <location filename="../../app/matewright/gui/collection/completion.py" />
            <source>Ways to go on</source>
            <translation>Варианты продолжения</translation>
        </message>
    </context>
    <context>
        <name>ConditionDialog</name>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Captured man</source>
            <translation>Взятая фигура</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Cells</source>
            <translation>Клетки</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Condition</source>
            <translation>Условие</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Conditions</source>
            <translation>Условия</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_board.py" />
            <source>Example</source>
            <translation>Пример</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Favourite</source>
            <translation>Избранное</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Favourites</source>
            <translation>Избранные</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Files can hold this condition, but it cannot be solved yet.</source>
            <translation>Это условие известно файлам, но здесь оно ещё не решается.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Keep this condition at the head of the list</source>
            <translation>Держать это условие в начале списка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Kind of men</source>
            <translation>Вид фигур</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Kinds of men</source>
            <translation>Виды фигур</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Limits of White and Black</source>
            <translation>Пределы белых и чёрных</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Lines</source>
            <translation>Линии</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Name in any language, or a word</source>
            <translation>Название на любом языке или слово</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>No condition has this name.</source>
            <translation>Условия с таким названием нет.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Number</source>
            <translation>Число</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Numbers</source>
            <translation>Числа</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>OK</source>
            <translation>ОК</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Search for a condition</source>
            <translation>Поиск условия</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Square</source>
            <translation>Поле</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Squares</source>
            <translation>Поля</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>The problem has it already.</source>
            <translation>У задачи оно уже есть.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_board.py" />
            <source>The {man} cannot move.</source>
            <translation>{man}: ходов нет.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>This variant is not solved here yet.</source>
            <translation>Эта разновидность здесь ещё не решается.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Two squares</source>
            <translation>Два поля</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Used lately</source>
            <translation>Недавние</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_dialog.py" />
            <source>Variants</source>
            <translation>Варианты</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/condition_board.py" />
            <source>Where the {man} can go.</source>
            <translation>{man}: возможные ходы.</translation>
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
            <translation>Изменить задание на %1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/document/document.py" />
            <source>Type FEN</source>
            <translation>Ввод FEN</translation>
        </message>
    </context>
    <context>
        <name>Dropping</name>
        <message>
            <location filename="../../app/matewright/gui/program/dropping.py" />
            <source>Cannot open the file</source>
            <translation>Не удаётся открыть файл</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/dropping.py" />
            <source>“{address}” is not on this computer, and Matewright fetches nothing from the net. Save it as a file and drop that.</source>
            <translation>«{address}» — не на этом компьютере, а Matewright ничего не загружает из сети. Сохраните это как файл и перетащите его.</translation>
        </message>
    </context>
    <context>
        <name>DuplicatesDialog</name>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>&amp;Also mirrored, turned or with colours exchanged</source>
            <translation>И &amp;отражённые, повёрнутые или с обменом цветов</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>&amp;Close</source>
            <translation>&amp;Закрыть</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>&amp;Remove Ticked</source>
            <translation>&amp;Удалить отмеченные</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>&amp;Show</source>
            <translation>&amp;Показать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>&amp;Tick All but the First</source>
            <translation>Отметить все, кро&amp;ме первой</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>Find Duplicates</source>
            <translation>Поиск повторов</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>Groups of equal problems</source>
            <translation>Группы одинаковых задач</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>Of %n groups every problem is ticked: none would stay.</source>
            <translation>
                <numerusform>В %n группе отмечены все задачи: ни одной не останется.</numerusform>
                <numerusform>В %n группах отмечены все задачи: ни одной не останется.</numerusform>
                <numerusform>В %n группах отмечены все задачи: ни одной не останется.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>Of each group, so that one of them stays</source>
            <translation>В каждой группе, чтобы одна из неё осталась</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>Partial: {done} of {total} problems have been read so far. More may be found; the groups are updated as reading continues.</source>
            <translation>Неполный список: пока прочитано {done} из {total} задач. Могут найтись ещё; группы обновляются по ходу чтения.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>Remove %n Duplicates</source>
            <translation>
                <numerusform>Удалить %n повтор</numerusform>
                <numerusform>Удалить %n повтора</numerusform>
                <numerusform>Удалить %n повторов</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>Show the problem on the board (Enter)</source>
            <translation>Показать задачу на доске (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>There are no duplicates.</source>
            <translation>Повторяющихся задач здесь нет.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_dialog.py" />
            <source>{groups} groups with {count} problems; {ticked} ticked.</source>
            <translation>Групп: {groups}, задач в них: {count}; отмечено: {ticked}.</translation>
        </message>
    </context>
    <context>
        <name>DuplicatesModel</name>
        <message>
            <location filename="../../app/matewright/gui/collection/duplicates_model.py" />
            <source>{count} times</source>
            <translation>задач: {count}</translation>
        </message>
    </context>
    <context>
        <name>Duration</name>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>{number} ms</source>
            <translation>{number} мс</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>{number} s</source>
            <translation>{number} с</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/chart_pane.py" />
            <source>{number} µs</source>
            <translation>{number} мкс</translation>
        </message>
    </context>
    <context>
        <name>Editing</name>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>Change Side to Move</source>
            <translation>Сменить очередь хода</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>Choose Figures</source>
            <translation>Выбрать изображения фигур</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>Clear Board</source>
            <translation>Очистить доску</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>Delete Problem</source>
            <translation>Удалить задачу</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>Duplicate Problem</source>
            <translation>Дублировать задачу</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>Initial Array</source>
            <translation>Начальная расстановка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>Intended Solutions</source>
            <translation>Задуманные решения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>New Problem</source>
            <translation>Новая задача</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>These speak of squares that leave it, and are left out: {names}.</source>
            <translation>Здесь названы поля, уходящие с доски, это опускается: {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>“{step}” takes a man off the board: {men}.</source>
            <translation>«{step}» уводит фигуру с доски: {men}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/commands.py" />
            <source>“{step}” takes {count} men off the board: {men}.</source>
            <translation>«{step}» уводит фигуры с доски ({count}): {men}.</translation>
        </message>
    </context>
    <context>
        <name>EncodingDialog</name>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>&amp;Cancel</source>
            <translation>О&amp;тмена</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>&amp;Open</source>
            <translation>&amp;Открыть</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>Beginning of the text</source>
            <translation>Начало текста</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>Encoding</source>
            <translation>Кодировка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>Encoding of the Text</source>
            <translation>Кодировка текста</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>Encodings</source>
            <translation>Кодировки</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>The text in this encoding</source>
            <translation>Текст в этой кодировке</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/encoding_dialog.py" />
            <source>“{name}” does not say in which encoding its letters are. Choose the one in which it reads right.</source>
            <translation>В «{name}» не сказано, в какой кодировке его буквы. Выберите ту, в которой текст читается верно.</translation>
        </message>
    </context>
    <context>
        <name>EngineDialogs</name>
        <message>
            <location filename="../../app/matewright/gui/program/engine_dialogs.py" />
            <source>&amp;Watch Prinz's Program …</source>
            <translation>Смотреть программу &amp;Принца …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/engine_dialogs.py" />
            <source>Compare En&amp;gines …</source>
            <translation>Ср&amp;авнить программы …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/engine_dialogs.py" />
            <source>Prinz's program cannot work on this</source>
            <translation>Программа Принца не может с этим работать</translation>
        </message>
    </context>
    <context>
        <name>ErrorBox</name>
        <message>
            <location filename="../../app/matewright/gui/widgets/error_box.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Копировать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/error_box.py" />
            <source>&amp;OK</source>
            <translation>&amp;ОК</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/error_box.py" />
            <source>… and {count} more</source>
            <translation>… и ещё {count}</translation>
        </message>
    </context>
    <context>
        <name>Escape</name>
        <message>
            <location filename="../../app/matewright/gui/program/escape.py" />
            <source>Cancel</source>
            <translation>Отмена</translation>
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
            <translation>До&amp;ска</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Копировать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>&amp;Export …</source>
            <translation>&amp;Экспорт …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>&amp;Format</source>
            <translation>&amp;Формат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>&amp;Men</source>
            <translation>Фи&amp;гуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>&amp;Resolution</source>
            <translation>&amp;Разрешение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>&amp;Transparent background</source>
            <translation>&amp;Прозрачный фон</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>&amp;Width</source>
            <translation>&amp;Ширина</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>C&amp;aption: author, source, stipulation, men</source>
            <translation>По&amp;дпись: автор, источник, задание, фигуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>C&amp;oordinates</source>
            <translation>Ко&amp;ординаты</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>Ca&amp;ncel</source>
            <translation>От&amp;мена</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>Export Diagram</source>
            <translation>Экспорт диаграммы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>PDF (vectors)</source>
            <translation>PDF (вектор)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>PNG (pixels)</source>
            <translation>PNG (пиксели)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>Put the picture on the clipboard</source>
            <translation>Поместить рисунок в буфер обмена</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>SVG (vectors)</source>
            <translation>SVG (вектор)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>This takes {width} pixels across; {most} is the most.</source>
            <translation>Выходит {width} пикселей в ширину; наибольшее — {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>Unit of the width</source>
            <translation>Единица ширины</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>cm</source>
            <translation>см</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>pixels</source>
            <translation>пикселей</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>{across} × {down} cm</source>
            <translation>{across} × {down} см</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>{width} × {height} pixels, {across} × {down} cm</source>
            <translation>{width} × {height} пикселей, {across} × {down} см</translation>
        </message>
    </context>
    <context>
        <name>ExportSolutions</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source> cm</source>
            <translation> см</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source> dpi</source>
            <translation> dpi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>&amp;Cancel</source>
            <translation>О&amp;тмена</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>&amp;Diagrams a page</source>
            <translation>&amp;Диаграмм на странице</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>&amp;Format</source>
            <translation>&amp;Формат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>&amp;Width</source>
            <translation>&amp;Ширина</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>A picture of pixels.</source>
            <translation>Рисунок из пикселей.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>A picture of vectors.</source>
            <translation>Векторный рисунок.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>C&amp;aptions: author, source, stipulation, men</source>
            <translation>&amp;Подписи: автор, источник, задание, фигуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>C&amp;oordinates</source>
            <translation>Ко&amp;ординаты</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Columns</source>
            <translation>Колонки</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>E&amp;xport …</source>
            <translation>Э&amp;кспорт …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Each problem becomes a file of its own, with its number.</source>
            <translation>Каждая задача — отдельный файл со своим номером.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Export Problems</source>
            <translation>Экспорт задач</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>For notes and forums; diagrams are made of letters.</source>
            <translation>Для заметок и форумов; диаграммы из букв.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>For other programs, with the whole solution trees.</source>
            <translation>Для других программ, с полными деревьями решений.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>For the package diagram of problem magazines.</source>
            <translation>Для пакета diagram, которым пользуются журналы композиции.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>One page with diagrams; a click on a move shows the position.</source>
            <translation>Одна страница с диаграммами; щелчок по ходу показывает позицию.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Pages to print or send, with the solutions at the end.</source>
            <translation>Страницы для печати или отправки, решения в конце.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Pap&amp;er</source>
            <translation>&amp;Бумага</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Positions as FEN, solutions in lines.</source>
            <translation>Позиции как FEN, решения построчно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Resol&amp;ution</source>
            <translation>&amp;Разрешение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Seen from &amp;Black's side</source>
            <translation>Вид со стороны &amp;чёрных</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>T&amp;hemes below the solution</source>
            <translation>Те&amp;мы под решением</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>T&amp;ransparent background</source>
            <translation>Про&amp;зрачный фон</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_solutions.py" />
            <source>Template</source>
            <translation>Шаблон</translation>
        </message>
    </context>
    <context>
        <name>FairyPane</name>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Black</source>
            <translation>Чёрные</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Bo&amp;x of Men</source>
            <translation>Набор фиг&amp;ур</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Kept in files, but not solved here yet</source>
            <translation>Хранится в файлах, но здесь ещё не решается</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Letters, name or movement: ZR, zebra, hops</source>
            <translation>Буквы, название или ход: ZR, зебра, прыгает</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Men</source>
            <translation>Фигуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Neutral</source>
            <translation>Нейтральная</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>No man has this name.</source>
            <translation>Фигуры с таким названием нет.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Search for men</source>
            <translation>Поиск фигур</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>kept in files, but not solved here yet</source>
            <translation>хранится в файлах, но здесь ещё не решается</translation>
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
            <translation>Позиция как FEN: введите или вставьте другую, затем Enter; Esc вернёт прежнюю</translation>
        </message>
    </context>
    <context>
        <name>FiguresDialog</name>
        <message>
            <location filename="../../app/matewright/gui/question/figures_dialog.py" />
            <source>Automatic</source>
            <translation>Автоматически</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/figures_dialog.py" />
            <source>Figures of the Men</source>
            <translation>Изображения фигур</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/figures_dialog.py" />
            <source>The letters {letters} on a disc</source>
            <translation>Буквы {letters} на кружке</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/figures_dialog.py" />
            <source>There are no fairy men in this problem.</source>
            <translation>В этой задаче нет сказочных фигур.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/figures_dialog.py" />
            <source>These cannot have the same figure: {men}</source>
            <translation>У этих фигур не может быть одинакового изображения: {men}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/figures_dialog.py" />
            <source>Two kinds never share a figure in one diagram. The choice belongs to this problem, is kept in its file, and holds on the board, in print and in pictures.</source>
            <translation>На одной диаграмме два вида фигур никогда не изображаются одинаково. Выбор относится к этой задаче, хранится в её файле и действует на доске, в печати и на картинках.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/figures_dialog.py" />
            <source>{man}, turned by {angle}°</source>
            <translation>{man}, поворот на {angle}°</translation>
        </message>
    </context>
    <context>
        <name>FiguresPane</name>
        <message>
            <location filename="../../app/matewright/gui/solving/figures_pane.py" />
            <source>Fi&amp;gures</source>
            <translation>&amp;Числа</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/figures_pane.py" />
            <source>Figures of the search</source>
            <translation>Числа поиска</translation>
        </message>
    </context>
    <context>
        <name>FileCommands</name>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Cannot open the file</source>
            <translation>Не удаётся открыть файл</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Cannot open the sample</source>
            <translation>Не удаётся открыть пример</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Cannot save the file</source>
            <translation>Не удаётся сохранить файл</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Import from {name}</source>
            <translation>Импорт из {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Not everything was understood</source>
            <translation>Понято не всё</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Problems added from {name}: {count}</source>
            <translation>Добавлено задач из {name}: {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Read {name} again</source>
            <translation>Перечитано: {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Save As</source>
            <translation>Сохранить как</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Save a Copy As</source>
            <translation>Сохранить копию как</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Saved a copy as {name}</source>
            <translation>Копия сохранена: {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Saved {name}</source>
            <translation>Сохранено: {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Saving {name} …</source>
            <translation>Сохранение {name} …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>These problems have no file yet that could be read again</source>
            <translation>У этих задач ещё нет файла, который можно перечитать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>Untitled</source>
            <translation>Без имени</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>problems</source>
            <translation>zadachi</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>“{name}” is open in a window; choose another name.</source>
            <translation>«{name}» открыт в окне; выберите другое имя.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_commands.py" />
            <source>“{name}” is open in another window; choose another name.</source>
            <translation>«{name}» открыт в другом окне; выберите другое имя.</translation>
        </message>
    </context>
    <context>
        <name>FileDialogs</name>
        <message>
            <location filename="../../app/matewright/gui/file/dialogs.py" />
            <source>All files</source>
            <translation>Все файлы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/dialogs.py" />
            <source>All problem files</source>
            <translation>Все файлы задач</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/dialogs.py" />
            <source>Import</source>
            <translation>Импорт</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/dialogs.py" />
            <source>Open</source>
            <translation>Открыть</translation>
        </message>
    </context>
    <context>
        <name>FileFeature</name>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>&amp;Copy Position</source>
            <translation>&amp;Копировать позицию</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>&amp;New</source>
            <translation>Созд&amp;ать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>&amp;Open …</source>
            <translation>&amp;Открыть …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>&amp;Paste</source>
            <translation>&amp;Вставить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>&amp;Save</source>
            <translation>&amp;Сохранить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>Impor&amp;t …</source>
            <translation>&amp;Импорт …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>Open Sa&amp;mples</source>
            <translation>Открыть &amp;примеры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>Reload &amp;with Encoding …</source>
            <translation>Пе&amp;речитать в кодировке …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>Reload from &amp;Disk</source>
            <translation>Перечитать с &amp;диска</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>Save &amp;As …</source>
            <translation>Сохранить ка&amp;к …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/file_feature.py" />
            <source>Save a Cop&amp;y As …</source>
            <translation>Сохранить копи&amp;ю как …</translation>
        </message>
    </context>
    <context>
        <name>FileLine</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/file/line.py" />
            <source>%n problems</source>
            <translation>
                <numerusform>%n задача</numerusform>
                <numerusform>%n задачи</numerusform>
                <numerusform>%n задач</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/line.py" />
            <source>Untitled</source>
            <translation>Без имени</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/line.py" />
            <source>not saved</source>
            <translation>не сохранено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/line.py" />
            <source>saved</source>
            <translation>сохранено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/line.py" />
            <source>{name} (imported)</source>
            <translation>{name} (импорт)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/line.py" />
            <source>{summary}: show the list</source>
            <translation>{summary}: показать список</translation>
        </message>
    </context>
    <context>
        <name>FileNotice</name>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>About the File</source>
            <translation>О файле</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>Close this message</source>
            <translation>Закрыть это сообщение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>Keep Mine</source>
            <translation>Оставить моё</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>Reload</source>
            <translation>Перечитать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>Save As …</source>
            <translation>Сохранить как …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>Save It Again</source>
            <translation>Сохранить снова</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>Use the New Name</source>
            <translation>Взять новое имя</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” has been open in another running Matewright since {time}.</source>
            <translation>«{name}» с {time} открыт и в другой запущенной программе Matewright.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” has been open in another window of this program since {time}.</source>
            <translation>«{name}» с {time} открыт и в другом окне этой программы.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” was changed by another program at {time} and cannot be read now.</source>
            <translation>«{name}» изменён другой программой ({time}) и сейчас не читается.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” was changed by another program at {time}.</source>
            <translation>«{name}» изменён другой программой ({time}).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” was changed by another program at {time}. Problems there: {there}; here: {here}, with changes that are not saved.</source>
            <translation>«{name}» изменён другой программой ({time}). Задач там: {there}; здесь: {here}, есть несохранённые изменения.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” was changed by another program at {time}. Problems there: {there}; here: {here}.</source>
            <translation>«{name}» изменён другой программой ({time}). Задач там: {there}; здесь: {here}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” was deleted or moved away. Its problems are now in this window alone.</source>
            <translation>«{name}» удалён или перемещён. Его задачи теперь есть только в этом окне.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/notice.py" />
            <source>“{name}” was renamed: it is called “{new}” now.</source>
            <translation>«{name}» переименован: теперь это «{new}».</translation>
        </message>
    </context>
    <context>
        <name>FilePanel</name>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>Edit Text …</source>
            <translation>Изменить текст …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>From the file</source>
            <translation>Из файла</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>Keep Both</source>
            <translation>Сохранить оба</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>Let the found solution take the place of this text in the file</source>
            <translation>Поставить найденное решение в файле на место этого текста</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>Replace</source>
            <translation>Заменить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>Solution from the file</source>
            <translation>Решение из файла</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>The found solution takes the place of this text, which moves into the comment</source>
            <translation>Найденное решение встаёт на место этого текста, а текст уходит в комментарий</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>{title}: differs – {difference}</source>
            <translation>{title}: расходится – {difference}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>{title}: not all of it could be compared</source>
            <translation>{title}: не всё удалось сравнить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_panel.py" />
            <source>{title}: the same as found</source>
            <translation>{title}: то же, что найдено</translation>
        </message>
    </context>
    <context>
        <name>FileReading</name>
        <message>
            <location filename="../../app/matewright/gui/file/reading.py" />
            <source>Cannot open the file</source>
            <translation>Не удаётся открыть файл</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/reading.py" />
            <source>Reading {name} …</source>
            <translation>Чтение {name} …</translation>
        </message>
    </context>
    <context>
        <name>FileRemarks</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/file/remarks.py" />
            <source>%n of {total} records could not be read</source>
            <translation>
                <numerusform>Не прочитана %n запись из {total}</numerusform>
                <numerusform>Не прочитано %n записи из {total}</numerusform>
                <numerusform>Не прочитано %n записей из {total}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/file/remarks.py" />
            <source>%n records were not understood completely</source>
            <translation>
                <numerusform>%n запись понята не полностью</numerusform>
                <numerusform>%n записи поняты не полностью</numerusform>
                <numerusform>%n записей понято не полностью</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FileRemarksDialog</name>
        <message>
            <location filename="../../app/matewright/gui/file/remarks_dialog.py" />
            <source>&amp;Close</source>
            <translation>&amp;Закрыть</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/remarks_dialog.py" />
            <source>Copy &amp;All</source>
            <translation>Копировать &amp;всё</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/remarks_dialog.py" />
            <source>What Was Not Understood</source>
            <translation>Что не понято</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/remarks_dialog.py" />
            <source>What was not understood</source>
            <translation>Что не понято</translation>
        </message>
    </context>
    <context>
        <name>FileSolution</name>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>Edit the Solution of the File</source>
            <translation>Изменить решение файла</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>Keep Both Solutions</source>
            <translation>Сохранить оба решения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>Nothing to keep: the file has no text, or nothing is found yet</source>
            <translation>Сохранять нечего: в файле нет текста или ничего ещё не найдено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>Nothing to replace: the file has no text, or nothing is found yet</source>
            <translation>Заменять нечего: в файле нет текста или ещё ничего не найдено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/file_verdict.py" />
            <source>Printed is what was found; the file differs: {difference}.</source>
            <translation>Напечатано найденное решение; в файле другое: {difference}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>Replace the Solution of the File</source>
            <translation>Заменить решение файла</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>Solution of the file:</source>
            <translation>Решение из файла:</translation>
        </message>
    </context>
    <context>
        <name>FilesPage</name>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source> s</source>
            <translation> с</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;A start shows</source>
            <translation>&amp;При запуске</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Folder for files</source>
            <translation>Папка &amp;файлов</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Keep unsaved changes for the case of a crash</source>
            <translation>&amp;Хранить несохранённое на случай сбоя</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>C&amp;hoose …</source>
            <translation>В&amp;ыбрать …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Folder for files</source>
            <translation>Папка файлов</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Keep them &amp;every</source>
            <translation>Хранить ка&amp;ждые</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Leave the previous file as a &amp;backup (.bak)</source>
            <translation>Сохранять прежний файл как &amp;копию (.bak)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>an empty board</source>
            <translation>пустую доску</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>the file used last</source>
            <translation>последний файл</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>the samples</source>
            <translation>примеры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>where the last file was</source>
            <translation>где был последний файл</translation>
        </message>
    </context>
    <context>
        <name>FilterBar</name>
        <message>
            <location filename="../../app/matewright/gui/collection/filter_bar.py" />
            <source>Earlier searches</source>
            <translation>Прежние поиски</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/filter_bar.py" />
            <source>Search by position …</source>
            <translation>Поиск по позиции …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/filter_bar.py" />
            <source>Search in the problems</source>
            <translation>Поиск в задачах</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/filter_bar.py" />
            <source>Search: words, author:loyd stip:#3 men&lt;=7 wK=a1</source>
            <translation>Поиск: слова, author:loyd stip:#3 men&lt;=7 wK=a1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/filter_bar.py" />
            <source>Words are looked for everywhere, author:loyd in one field. men&lt;=7, year&gt;=1950, wK=a1 and bS&gt;=2 compare; a minus before it excludes.</source>
            <translation>Слова ищутся везде, author:loyd — в одном поле. men&lt;=7, year&gt;=1950, wK=a1 и bS&gt;=2 сравнивают; минус впереди исключает.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/filter_bar.py" />
            <source>condition:circe, fairy:* and grasshopper&gt;=2 find fairy chess.</source>
            <translation>condition:circe, fairy:* и сверчок&gt;=2 находят сказочные задачи.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/filter_bar.py" />
            <source>{found} of {total}</source>
            <translation>{found} из {total}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/filter_bar.py" />
            <source>{found} of {total} so far</source>
            <translation>пока {found} из {total}</translation>
        </message>
    </context>
    <context>
        <name>FindBar</name>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>Close (Esc)</source>
            <translation>Закрыть (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>Find in the solution</source>
            <translation>Найти в решении</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>Move or word, such as Qd8 or dual</source>
            <translation>Ход или слово, например Qd8 или дуаль</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>Next (F3)</source>
            <translation>Дальше (F3)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>Not found</source>
            <translation>Не найдено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>Previous (Shift+F3)</source>
            <translation>Назад (Shift+F3)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>{count} found</source>
            <translation>найдено: {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>{count} so far …</source>
            <translation>пока {count} …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/find_bar.py" />
            <source>{number} of {count}</source>
            <translation>{number} из {count}</translation>
        </message>
    </context>
    <context>
        <name>FirstSteps</name>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>Choose a line of the solution to see it played</source>
            <translation>Выберите вариант решения, чтобы увидеть его на доске</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>Close the first steps</source>
            <translation>Закрыть первые шаги</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>Close; Help → First Steps shows them again</source>
            <translation>Закрыть; Справка → Первые шаги покажет их снова</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>Drag the men, or put new ones on the board</source>
            <translation>Двигайте фигуры или ставьте новые на доску</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>First Steps</source>
            <translation>Первые шаги</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>First steps</source>
            <translation>Первые шаги</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>Press Solve</source>
            <translation>Нажмите «Решить»</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>Press Solve, or {keys}</source>
            <translation>Нажмите «Решить» или {keys}</translation>
        </message>
    </context>
    <context>
        <name>FlowDiagram</name>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>Avoidable</source>
            <translation>Есть защита</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>Mate</source>
            <translation>Мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>No solution</source>
            <translation>Решения нет</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>Solution</source>
            <translation>Решение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>The four blocks of the program</source>
            <translation>Четыре блока программы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>entry 1: the turn has begun</source>
            <translation>вход 1: ход начался</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>entry 2: the turn goes on</source>
            <translation>вход 2: ход продолжается</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>exit 3: a legal move was found</source>
            <translation>выход 3: найден допустимый ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/diagram.py" />
            <source>exit 4: no move is left</source>
            <translation>выход 4: ходов не осталось</translation>
        </message>
    </context>
    <context>
        <name>FormerSearchNotice</name>
        <message>
            <location filename="../../app/matewright/gui/solving/former_notice.py" />
            <source>About the Search</source>
            <translation>О поиске</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/former_notice.py" />
            <source>Let It Continue</source>
            <translation>Продолжить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/former_notice.py" />
            <source>Stop It</source>
            <translation>Остановить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/former_notice.py" />
            <source>What is proved so far is kept among the versions</source>
            <translation>Доказанное до сих пор останется среди версий</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/former_notice.py" />
            <source>{stipulation} had been searched for {time} when you edited it. Should that search continue? What it proves becomes a version, and undo brings it back.</source>
            <translation>{stipulation}: до вашей правки поиск шёл {time}. Продолжать его? Доказанное станет версией, и отмена возвращает его.</translation>
        </message>
    </context>
    <context>
        <name>GameController</name>
        <message>
            <location filename="../../app/matewright/gui/play/game_controller.py" />
            <source>Take as New Position</source>
            <translation>Взять как новую позицию</translation>
        </message>
    </context>
    <context>
        <name>GameMoves</name>
        <message>
            <location filename="../../app/matewright/gui/legality/game_moves.py" />
            <source>Array</source>
            <translation>Начальная расстановка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/game_moves.py" />
            <source>The game that leads to the position</source>
            <translation>Партия, ведущая к позиции</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <location filename="../../app/matewright/gui/program/help.py" />
            <source>&amp;About Matewright</source>
            <translation>&amp;О программе Matewright</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/help.py" />
            <source>&amp;Manual</source>
            <translation>&amp;Руководство</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/help.py" />
            <source>M&amp;useum</source>
            <translation>&amp;Музей</translation>
        </message>
    </context>
    <context>
        <name>IntendedEdit</name>
        <message>
            <location filename="../../app/matewright/gui/question/intended_edit.py" />
            <source>How many solutions help play shall have: 2, or branch by branch 2.1.1.1</source>
            <translation>Сколько решений должно быть в кооперативной игре: 2 или по ветвям 2.1.1.1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/intended_edit.py" />
            <source>Intended number of solutions</source>
            <translation>Задуманное число решений</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/intended_edit.py" />
            <source>“{text}” is not a number of solutions such as 2 or 2.1.1.1.</source>
            <translation>«{text}» — не число решений вроде 2 или 2.1.1.1.</translation>
        </message>
    </context>
    <context>
        <name>IterationTableModel</name>
        <message>
            <location filename="../../app/matewright/gui/solving/iteration_table_model.py" />
            <source>* not finished</source>
            <translation>* не закончено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/iteration_table_model.py" />
            <source>Positions generated per second</source>
            <translation>Построено позиций в секунду</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/iteration_table_model.py" />
            <source>Positions generated: every move a generator emits</source>
            <translation>Построено позиций: каждый ход, выданный генератором</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/iteration_table_model.py" />
            <source>Search depth in moves</source>
            <translation>Глубина поиска в ходах</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/iteration_table_model.py" />
            <source>Seconds</source>
            <translation>Секунды</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/iteration_table_model.py" />
            <source>Terminal positions evaluated: leaves at full depth that were tested</source>
            <translation>Оценено конечных позиций: проверенных листьев на полной глубине</translation>
        </message>
    </context>
    <context>
        <name>KeptAnswers</name>
        <message>
            <location filename="../../app/matewright/gui/desk/kept_answers.py" />
            <source>Drop Answer</source>
            <translation>Убрать ответ</translation>
        </message>
    </context>
    <context>
        <name>LastMovesPane</name>
        <message>
            <location filename="../../app/matewright/gui/legality/last_moves_pane.py" />
            <source>Before the change:</source>
            <translation>До изменения:</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/last_moves_pane.py" />
            <source>Captured</source>
            <translation>Взято</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/last_moves_pane.py" />
            <source>Find out which moves may have led to this position</source>
            <translation>Выяснить, какие ходы могли привести к этой позиции</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/last_moves_pane.py" />
            <source>Last move</source>
            <translation>Последний ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/last_moves_pane.py" />
            <source>Leave out the moves that cannot have been the last</source>
            <translation>Не показывать ходы, которые не могли быть последними</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/last_moves_pane.py" />
            <source>Looking …</source>
            <translation>Просмотр …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/last_moves_pane.py" />
            <source>Moves are taken back; those that lead to a position that comes from no game are ruled out.</source>
            <translation>Ходы берутся назад; исключены те, перед которыми стояла бы позиция, не возникающая ни в одной партии.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/last_moves_pane.py" />
            <source>Moves that may have been the last</source>
            <translation>Ходы, которые могли быть последними</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/last_moves_pane.py" />
            <source>Not ruled out: {count} of {total} moves; that is no proof of any of them.</source>
            <translation>Не исключено ходов: {count} из {total}; это не доказывает ни одного из них.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/last_moves_pane.py" />
            <source>Only those not ruled out</source>
            <translation>Только не исключённые</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/last_moves_pane.py" />
            <source>Partial: it was stopped before all was looked at.</source>
            <translation>Частично: остановлено, прежде чем всё было рассмотрено.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/last_moves_pane.py" />
            <source>Ruled out?</source>
            <translation>Исключён?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/last_moves_pane.py" />
            <source>State en Passant</source>
            <translation>Указать взятие на проходе</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/last_moves_pane.py" />
            <source>State en Passant on {square}</source>
            <translation>Указать взятие на проходе на {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/last_moves_pane.py" />
            <source>State that a pawn has passed over this square, which is certain</source>
            <translation>Указать, что пешка прошла через это поле, что достоверно</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/last_moves_pane.py" />
            <source>Stop</source>
            <translation>Остановить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/last_moves_pane.py" />
            <source>Stop, with what is known by then</source>
            <translation>Остановить с тем, что известно к этому времени</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/last_moves_pane.py" />
            <source>Switch Castling Off</source>
            <translation>Отменить рокировку</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/last_moves_pane.py" />
            <source>Take Back</source>
            <translation>Взять назад</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/last_moves_pane.py" />
            <source>Take away the rights to castle that are certainly lost</source>
            <translation>Убрать права на рокировку, которые заведомо утрачены</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/last_moves_pane.py" />
            <source>What the move may have captured; – is nothing</source>
            <translation>Что ход мог взять; – значит ничего</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/last_moves_pane.py" />
            <source>{known} moves looked at, {count} of them ruled out · {seconds} s</source>
            <translation>Рассмотрено ходов: {known}, из них исключено: {count} · {seconds} с</translation>
        </message>
    </context>
    <context>
        <name>LegalityFeature</name>
        <message>
            <location filename="../../app/matewright/gui/legality/feature.py" />
            <source>&amp;Is It Legal?</source>
            <translation>Ле&amp;гальна ли она?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/feature.py" />
            <source>Last &amp;Moves</source>
            <translation>Последние &amp;ходы</translation>
        </message>
    </context>
    <context>
        <name>LegalityPane</name>
        <message>
            <location filename="../../app/matewright/gui/legality/legality_pane.py" />
            <source>Copy the Game</source>
            <translation>Копировать партию</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/legality_pane.py" />
            <source>Copy the moves of the game with their numbers</source>
            <translation>Копировать ходы партии с номерами</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/legality_pane.py" />
            <source>Find out whether a game can lead to this position</source>
            <translation>Выяснить, может ли партия привести к этой позиции</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/legality_pane.py" />
            <source>Is It Legal?</source>
            <translation>Легальна ли она?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/legality_pane.py" />
            <source>Is it legal? {verdict}</source>
            <translation>Легальна ли она? {verdict}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/legality_pane.py" />
            <source>Looking …</source>
            <translation>Просмотр …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/legality_pane.py" />
            <source>Mark Who Never Moves</source>
            <translation>Отметить неподвижные</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/legality_pane.py" />
            <source>Mark the men of the proof game that stay where they are in every such game</source>
            <translation>Отметить фигуры, которые в каждой такой доказательной партии остаются на месте</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/legality_pane.py" />
            <source>Proof game: {facts}.</source>
            <translation>Доказательная партия: {facts}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/legality_pane.py" />
            <source>Reading the game …</source>
            <translation>Партия читается …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/legality_pane.py" />
            <source>Stop</source>
            <translation>Остановить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/legality_pane.py" />
            <source>Stop, with what is known by then</source>
            <translation>Остановить с тем, что известно к этому времени</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/legality_pane.py" />
            <source>This game leads to the position; it is not the shortest. Choose a move to see it on the board.</source>
            <translation>Эта партия ведёт к позиции; она не кратчайшая. Выберите ход, чтобы увидеть его на доске.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/legality_pane.py" />
            <source>This is the array.</source>
            <translation>Это начальная расстановка.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/legality_pane.py" />
            <source>Whether a game can lead to this position is found out and proved: by such a game, or by the reason why there is none.</source>
            <translation>Выясняется и доказывается, может ли партия привести к этой позиции: такой партией или причиной, почему её нет.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/legality_pane.py" />
            <source>{verdict}, before the change</source>
            <translation>{verdict}, до изменения</translation>
        </message>
    </context>
    <context>
        <name>LettersOffer</name>
        <message>
            <location filename="../../app/matewright/gui/program/letters_offer.py" />
            <source>Letters of the Men</source>
            <translation>Буквы фигур</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/letters_offer.py" />
            <source>Moves are written with English letters: {english}. Those of your language are {own}. The preferences can change this at any time.</source>
            <translation>Ходы записываются английскими буквами: {english}. Русские — {own}. Это всегда можно изменить в настройках.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/letters_offer.py" />
            <source>Write moves with {own}</source>
            <translation>Записывать ходы буквами {own}</translation>
        </message>
    </context>
    <context>
        <name>LineDialog</name>
        <message>
            <location filename="../../app/matewright/gui/play/line_dialog.py" />
            <source>&amp;Cancel</source>
            <translation>О&amp;тмена</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/line_dialog.py" />
            <source>&amp;Moves of both sides from where the game begins, such as 1.Qd8 Kc5 2.Qa5:</source>
            <translation>&amp;Ходы обеих сторон с начала игры, например 1.Qd8 Kc5 2.Qa5:</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/line_dialog.py" />
            <source>&amp;Use This Line</source>
            <translation>&amp;Взять эти ходы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/line_dialog.py" />
            <source>Recorded Line</source>
            <translation>Записанные ходы</translation>
        </message>
    </context>
    <context>
        <name>LiveSolving</name>
        <message>
            <location filename="../../app/matewright/gui/desk/live.py" />
            <source>Still working …</source>
            <translation>Ещё работает …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/desk/live.py" />
            <source>cannot be solved as it is</source>
            <translation>в таком виде не решается</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/desk/live.py" />
            <source>live</source>
            <translation>на лету</translation>
        </message>
    </context>
    <context>
        <name>LoadingLine</name>
        <message>
            <location filename="../../app/matewright/gui/collection/loading_line.py" />
            <source>Continue reading</source>
            <translation>Читать дальше</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/loading_line.py" />
            <source>Problems read</source>
            <translation>Прочитано задач</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/loading_line.py" />
            <source>Stop reading; searches then find only what is read</source>
            <translation>Остановить чтение; тогда поиск найдёт только прочитанное</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/loading_line.py" />
            <source>Stopped: {done} of {total} read</source>
            <translation>Остановлено: прочитано {done} из {total}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/loading_line.py" />
            <source>{done} of {total} read</source>
            <translation>прочитано {done} из {total}</translation>
        </message>
    </context>
    <context>
        <name>LogChart</name>
        <message>
            <location filename="../../app/matewright/gui/solving/chart.py" />
            <source>Preparing the chart …</source>
            <translation>Подготовка графика …</translation>
        </message>
    </context>
    <context>
        <name>LogPane</name>
        <message>
            <location filename="../../app/matewright/gui/solving/log_pane.py" />
            <source>&amp;Log</source>
            <translation>&amp;Журнал</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/log_pane.py" />
            <source>Log</source>
            <translation>Журнал</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/log_pane.py" />
            <source>Questions put to the engine are noted here.</source>
            <translation>Здесь записывается, о чём спрашивают решатель.</translation>
        </message>
    </context>
    <context>
        <name>Look</name>
        <message>
            <location filename="../../app/matewright/render/look.py" />
            <source>As the window</source>
            <translation>Как окно</translation>
        </message>
        <message>
            <location filename="../../app/matewright/render/look.py" />
            <source>Dark</source>
            <translation>Тёмная</translation>
        </message>
        <message>
            <location filename="../../app/matewright/render/look.py" />
            <source>Light</source>
            <translation>Светлая</translation>
        </message>
        <message>
            <location filename="../../app/matewright/render/look.py" />
            <source>Print</source>
            <translation>Печатные</translation>
        </message>
        <message>
            <location filename="../../app/matewright/render/look.py" />
            <source>Print (hatched squares)</source>
            <translation>Печатная (заштрихованные поля)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/render/look.py" />
            <source>Standard</source>
            <translation>Обычные</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <location filename="../../app/matewright/gui/main_window.py" />
            <source>Cannot solve this</source>
            <translation>Это решить нельзя</translation>
        </message>
    </context>
    <context>
        <name>ManualDialog</name>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>&amp;Back</source>
            <translation>На&amp;зад</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>&amp;Find</source>
            <translation>&amp;Найти</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>&amp;Next</source>
            <translation>&amp;Дальше</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>Contents of the manual</source>
            <translation>Содержание руководства</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>Manual</source>
            <translation>Руководство</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>Not on this page</source>
            <translation>Нет на этой странице</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>Page of the manual</source>
            <translation>Страница руководства</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/manual.py" />
            <source>{page} (in English)</source>
            <translation>{page} (на английском)</translation>
        </message>
    </context>
    <context>
        <name>MenDialog</name>
        <message>
            <location filename="../../app/matewright/gui/collection/men_dialog.py" />
            <source>Box of Men</source>
            <translation>Набор фигур</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/men_dialog.py" />
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
    </context>
    <context>
        <name>Menus</name>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Collection</source>
            <translation>Со&amp;брание</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Edit</source>
            <translation>&amp;Правка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Export</source>
            <translation>&amp;Экспорт</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;File</source>
            <translation>&amp;Файл</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Help</source>
            <translation>&amp;Справка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Position</source>
            <translation>По&amp;зиция</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Solve</source>
            <translation>&amp;Решить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Speed of Playing</source>
            <translation>Скорость пока&amp;за</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;Transform</source>
            <translation>&amp;Преобразовать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>&amp;View</source>
            <translation>&amp;Вид</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>Colu&amp;mns</source>
            <translation>С&amp;толбцы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>Dia&amp;grams</source>
            <translation>Диаграм&amp;мы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>G&amp;o to</source>
            <translation>Перейт&amp;и к</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>L&amp;etters of the Men</source>
            <translation>Буквы &amp;фигур</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>La&amp;nguage</source>
            <translation>&amp;Язык</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>Pla&amp;y</source>
            <translation>И&amp;гра</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>Solutio&amp;n</source>
            <translation>Р&amp;ешение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>Sort &amp;by</source>
            <translation>С&amp;ортировка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>T&amp;heme</source>
            <translation>Цвет&amp;а</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/menus/layout.py" />
            <source>Te&amp;xt of the File</source>
            <translation>Ре&amp;шение из файла</translation>
        </message>
    </context>
    <context>
        <name>MissingStipulation</name>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>&amp;Leave Them Out</source>
            <translation>Пропус&amp;тить их</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>&amp;Stipulation</source>
            <translation>&amp;Задание</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>&amp;Use It for These</source>
            <translation>&amp;Применить к ним</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>Meaning of the stipulation</source>
            <translation>Смысл задания</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>No Stipulation</source>
            <translation>Нет задания</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>Problems without a stipulation: {missing} of {total}</source>
            <translation>Задачи без задания: {missing} из {total}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>Reading …</source>
            <translation>Чтение …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>Set Stipulation of %n Problems</source>
            <translation>
                <numerusform>Указать задание %n задачи</numerusform>
                <numerusform>Указать задание %n задач</numerusform>
                <numerusform>Указать задание %n задач</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/missing_stipulation.py" />
            <source>The file does not say what they ask. The stipulation is written into them, which one step of Undo takes back.</source>
            <translation>В файле не указано их задание. Задание будет записано в них; одна отмена вернёт всё назад.</translation>
        </message>
    </context>
    <context>
        <name>MoveControls</name>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Back one move</source>
            <translation>На ход назад</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>First position</source>
            <translation>Первая позиция</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Forward one move</source>
            <translation>На ход вперёд</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Last position</source>
            <translation>Последняя позиция</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Pause</source>
            <translation>Пауза</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Play Line</source>
            <translation>Показ</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Play the moves one by one</source>
            <translation>Показывать ходы один за другим</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_controls.py" />
            <source>Stop playing</source>
            <translation>Остановить показ</translation>
        </message>
    </context>
    <context>
        <name>MoveStrip</name>
        <message>
            <location filename="../../app/matewright/gui/play/move_strip.py" />
            <source>Moves played</source>
            <translation>Сыгранные ходы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/move_strip.py" />
            <source>Start</source>
            <translation>Начало</translation>
        </message>
    </context>
    <context>
        <name>MoveTableModel</name>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>%n captures</source>
            <translation>
                <numerusform>%n взятие</numerusform>
                <numerusform>%n взятия</numerusform>
                <numerusform>%n взятий</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>%n checks</source>
            <translation>
                <numerusform>%n шах</numerusform>
                <numerusform>%n шаха</numerusform>
                <numerusform>%n шахов</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>%n legal moves</source>
            <translation>
                <numerusform>%n допустимый ход</numerusform>
                <numerusform>%n допустимых хода</numerusform>
                <numerusform>%n допустимых ходов</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>%n mates</source>
            <translation>
                <numerusform>%n мат</numerusform>
                <numerusform>%n мата</numerusform>
                <numerusform>%n матов</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>Legal move</source>
            <translation>Допустимый ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>Move</source>
            <translation>Ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>Place in the order of the search</source>
            <translation>Место в порядке поиска</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>Remarks</source>
            <translation>Примечания</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>Weight</source>
            <translation>Вес</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>What the generator of G.M.S. expects of it; the heaviest is tried first</source>
            <translation>Чего ждёт от него генератор G.M.S.; самый тяжёлый пробуется первым</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/move_table_model.py" />
            <source>What the move does</source>
            <translation>Что делает ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>captures</source>
            <translation>взятие</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>captures en passant</source>
            <translation>взятие на проходе</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>castles</source>
            <translation>рокировка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>check</source>
            <translation>шах</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>double check</source>
            <translation>двойной шах</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>mate</source>
            <translation>мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>promotes to {kind}</source>
            <translation>превращение: {kind}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>stalemate</source>
            <translation>пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/move_remarks.py" />
            <source>unsafe</source>
            <translation>под боем</translation>
        </message>
    </context>
    <context>
        <name>MovementPicture</name>
        <message>
            <location filename="../../app/matewright/gui/board/fairy_pane.py" />
            <source>Where it goes</source>
            <translation>Куда ходит фигура</translation>
        </message>
    </context>
    <context>
        <name>MovesPane</name>
        <message>
            <location filename="../../app/matewright/gui/board/moves_pane.py" />
            <source>&amp;Moves</source>
            <translation>&amp;Ходы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/moves_pane.py" />
            <source>Checkmate: there is no legal move.</source>
            <translation>Мат: допустимых ходов нет.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/moves_pane.py" />
            <source>Legal moves and their weights</source>
            <translation>Допустимые ходы и их веса</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/moves_pane.py" />
            <source>Stalemate: there is no legal move.</source>
            <translation>Пат: допустимых ходов нет.</translation>
        </message>
    </context>
    <context>
        <name>NotationPage</name>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Letters of the men</source>
            <translation>&amp;Буквы фигур</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>English</source>
            <translation>Английские</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>English of problemists</source>
            <translation>Английские, задачные</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Figurines</source>
            <translation>Фигурки</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>French</source>
            <translation>Французские</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>German</source>
            <translation>Немецкие</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Letters of de&amp;fences and answers: 1...Kc5 a 2.Qa5# A</source>
            <translation>Буквы &amp;защит и ответов: 1...Kc5 a 2.Qa5# A</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Lon&amp;g notation: both squares of every move</source>
            <translation>&amp;Длинная нотация: оба поля каждого хода</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Russian</source>
            <translation>Русские</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>So moves look: {moves}</source>
            <translation>Так выглядят ходы: {moves}</translation>
        </message>
    </context>
    <context>
        <name>Notifications</name>
        <message>
            <location filename="../../app/matewright/gui/solving/notifications.py" />
            <source>Problem {number} has no answer: {reason}</source>
            <translation>Задача {number} без ответа: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/notifications.py" />
            <source>Problem {number}, {stipulation}: {verdict}</source>
            <translation>Задача {number}, {stipulation}: {verdict}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/notifications.py" />
            <source>Solving has ended</source>
            <translation>Решение закончено</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/solving/notifications.py" />
            <source>The queue is done: %n problems.</source>
            <translation>
                <numerusform>Очередь готова: %n задача.</numerusform>
                <numerusform>Очередь готова: %n задачи.</numerusform>
                <numerusform>Очередь готова: %n задач.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OptionsPanel</name>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source> MiB</source>
            <translation> МиБ</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source> of {count}</source>
            <translation> из {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source> s</source>
            <translation> с</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>&amp;Key already played</source>
            <translation>Вступ&amp;ление уже сделано</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>&amp;Most solutions</source>
            <translation>&amp;Не больше решений</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>&amp;Tries, up to</source>
            <translation>Ло&amp;жные следы, до</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>&amp;White begins</source>
            <translation>Начинают &amp;белые</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>A defence is long if it lasts more than this many moves</source>
            <translation>Защита длинная, если длится больше стольких ходов</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>A quiet attack must threaten to succeed in at most this many moves</source>
            <translation>Тихая атака должна грозить успехом не более чем в столько ходов</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>After an attack the defending king may have at most this many moves</source>
            <translation>После атаки у короля защиты может быть не больше стольких ходов</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Also show defences that are met in fewer moves than are left</source>
            <translation>Показывать и защиты, которым отвечают быстрее, чем осталось ходов</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Also show first moves that only just fail</source>
            <translation>Показывать и первые ходы, которым едва не хватает</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Also show what happens when the other side moves first</source>
            <translation>Показывать и то, что будет при ходе другой стороны</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Attacker's own &amp;goal too</source>
            <translation>И собственна&amp;я цель атакующего</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Checks only</source>
            <translation>Только шахи</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/option_fit.py" />
            <source>Does not go with a diagram after the key</source>
            <translation>Не сочетается с диаграммой после вступления</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/option_fit.py" />
            <source>Does not go with {text}</source>
            <translation>Не сочетается с {text}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Exchanged, White plays what Black is to play, and Black what White is to play</source>
            <translation>При обмене белые играют за чёрных, а чёрные — за белых</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Faster, but what is found need not be everything; for this session alone</source>
            <translation>Быстрее, но найдено может быть не всё; только на этот сеанс</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/option_text.py" />
            <source>First moves are counted from a1 to h8 here: a file's number means another move in Popeye.</source>
            <translation>Первые ходы здесь нумеруются от a1 до h8: номер из файла у Popeye означает другой ход.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>First moves numbered</source>
            <translation>Первые ходы №</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Flight s&amp;quares</source>
            <translation>По&amp;ля отхода</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>How many processor cores may work</source>
            <translation>Сколько ядер процессора могут работать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Long defences</source>
            <translation>Длинные защиты</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Longest threat in moves</source>
            <translation>Самая длинная угроза в ходах</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Look at checking moves alone: fast, but other keys are missed</source>
            <translation>Смотреть только шахи: быстро, но другие вступления будут упущены</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Look for</source>
            <translation>Искать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Look for everything: no limits and no restrictions</source>
            <translation>Искать всё: без пределов и ограничений</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Look for the shortest solutions alone</source>
            <translation>Искать только кратчайшие решения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Look for threats; without them every defence is shown</source>
            <translation>Искать угрозы; без них показывается каждая защита</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Look only at first moves with these numbers, counted from a1 to h8</source>
            <translation>Смотреть только первые ходы с этими номерами, считая от a1 до h8</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Memory</source>
            <translation>Память</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Memory in MiB</source>
            <translation>Память в МиБ</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>More &amp;options</source>
            <translation>Друг&amp;ие параметры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Most flights</source>
            <translation>Наибольшее число полей отхода</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Most long defences</source>
            <translation>Наибольшее число длинных защит</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Most refutations of a try</source>
            <translation>Наибольшее число опровержений ложного следа</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Most solutions</source>
            <translation>Наибольшее число решений</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/option_fit.py" />
            <source>Not with the shortest mate alone</source>
            <translation>Не вместе с одним кратчайшим матом</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Number of the first move to look at</source>
            <translation>Номер первого рассматриваемого хода</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Number of the last move to look at</source>
            <translation>Номер последнего рассматриваемого хода</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/option_fit.py" />
            <source>Only with the full solution</source>
            <translation>Только с полным решением</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Parts of White and &amp;Black</source>
            <translation>Роли &amp;белых и чёрных</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Parts of White and Black</source>
            <translation>Роли белых и чёрных</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Problem</source>
            <translation>Задача</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Reset</source>
            <translation>Сбросить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Restrict</source>
            <translation>Ограничить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Set p&amp;lay</source>
            <translation>Иллюзорна&amp;я игра</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Short variat&amp;ions</source>
            <translation>&amp;Короткие варианты</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Show</source>
            <translation>Показать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Stop &amp;after</source>
            <translation>Ст&amp;оп после</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Stop after short sol&amp;utions</source>
            <translation>Стоп после коротки&amp;х решений</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Stop after this many keys or lines; tries and set play do not count</source>
            <translation>Остановиться после стольких вступлений или решений; ложные следы и иллюзорная игра не считаются</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Stop after this many seconds</source>
            <translation>Остановиться через столько секунд</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/option_fit.py" />
            <source>Strategy {name} cannot look at checks alone</source>
            <translation>Стратегия {name} не умеет смотреть только шахи</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/option_fit.py" />
            <source>Strategy {name} has no such option</source>
            <translation>У стратегии {name} нет такого параметра</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Strategy {name} has no table of positions</source>
            <translation>У стратегии {name} нет таблицы позиций</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Strategy {name} works on one processor core</source>
            <translation>Стратегия {name} работает на одном ядре</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Th&amp;reats</source>
            <translation>&amp;Угрозы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>The attacker may also reach the goal himself: that is a solution too</source>
            <translation>Атакующий может и сам достичь цели: это тоже решение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>The defender may have one reply at each stage, and in all so many more, that lasts over so many moves</source>
            <translation>У защиты на каждой ступени может быть один ответ длиннее стольких ходов, и всего ещё столько</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>The diagram shows the position after the key, and the other side is to move</source>
            <translation>На диаграмме позиция после вступления, ход другой стороны</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>The most memory for the table of positions</source>
            <translation>Наибольшая память для таблицы позиций</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>These are for this session: the next start looks for everything</source>
            <translation>Только на этот сеанс: следующий запуск ищет всё</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>These belong to the problem and are saved with it</source>
            <translation>Это принадлежит задаче и сохраняется с ней</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Threa&amp;ds</source>
            <translation>Пото&amp;ки</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Threads</source>
            <translation>Потоки</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Threat within</source>
            <translation>Угроза не длиннее</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Time limit in seconds</source>
            <translation>Предел времени в секундах</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>What the full solution tells</source>
            <translation>Что показывает полное решение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>White begins</source>
            <translation>начинают белые</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>White begins, and Black's first move is left out</source>
            <translation>Начинают белые, первый ход чёрных опускается</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>Work</source>
            <translation>Ресурсы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>all</source>
            <translation>все</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>also with the parts exchanged</source>
            <translation>также с обменом ролей</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>any</source>
            <translation>любой</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>as set up</source>
            <translation>как расставлено</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/question/option_text.py" />
            <source>at most %n solutions</source>
            <translation>
                <numerusform>не больше %n решения</numerusform>
                <numerusform>не больше %n решений</numerusform>
                <numerusform>не больше %n решений</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>exchanged (half duplex)</source>
            <translation>обменены (полудуплекс)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>exchanged as well (duplex)</source>
            <translation>также обменены (дуплекс)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>last</source>
            <translation>последний</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>no limit</source>
            <translation>без предела</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>no short variations</source>
            <translation>без коротких вариантов</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>no threats</source>
            <translation>без угроз</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>over</source>
            <translation>больше</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/question/options_panel.py" />
            <source>refutations</source>
            <translation>
                <numerusform>опровержения</numerusform>
                <numerusform>опровержений</numerusform>
                <numerusform>опровержений</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>set play</source>
            <translation>иллюзорная игра</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>stop after short solutions</source>
            <translation>стоп после коротких решений</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>the attacker's own goal too</source>
            <translation>и собственная цель атакующего</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>the key already played</source>
            <translation>вступление уже сделано</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>to</source>
            <translation>до</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>tries</source>
            <translation>ложные следы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>with the parts exchanged</source>
            <translation>с обменом ролей</translation>
        </message>
    </context>
    <context>
        <name>PageView</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Preview of the page</source>
            <translation>Просмотр страницы</translation>
        </message>
    </context>
    <context>
        <name>PhaseTable</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>%n tries left out</source>
            <translation>
                <numerusform>пропущен %n ложный след</numerusform>
                <numerusform>пропущено %n ложных следа</numerusform>
                <numerusform>пропущено %n ложных следов</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>After the key</source>
            <translation>После вступления</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>Phase</source>
            <translation>Фаза</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>Refuted by</source>
            <translation>Опровергает</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>Set play</source>
            <translation>Иллюзорная игра</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>Threat</source>
            <translation>Угроза</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>changed after {letters}</source>
            <translation>перемена после {letters}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>changed from {phases}</source>
            <translation>перемена против {phases}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>transferred from {phases}</source>
            <translation>перенос из {phases}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/phase_table_model.py" />
            <source>transferred: {letters}</source>
            <translation>перенесены: {letters}</translation>
        </message>
    </context>
    <context>
        <name>Pictures</name>
        <message>
            <location filename="../../app/matewright/render/pictures.py" />
            <source>Chess diagram</source>
            <translation>Шахматная диаграмма</translation>
        </message>
    </context>
    <context>
        <name>PieceButton</name>
        <message>
            <location filename="../../app/matewright/gui/board/piece_button.py" />
            <source>{man}: drag it to the board, or click it and then squares</source>
            <translation>{man}: перетащите на доску или щёлкните, а затем поля</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/piece_button.py" />
            <source>{man}: drag it to the board, or click it and then squares
({movement})</source>
            <translation>{man}: перетащите на доску или щёлкните, а затем поля
({movement})</translation>
        </message>
    </context>
    <context>
        <name>PiecePalette</name>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Box of Men</source>
            <translation>Набор фигур</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Choose among all fairy men, neutral and royal ones</source>
            <translation>Выбрать из всех сказочных фигур, в том числе нейтральных и королевских</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Clear</source>
            <translation>Очистить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Click squares to remove their men</source>
            <translation>Щёлкайте поля, чтобы убрать с них фигуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Erase</source>
            <translation>Ластик</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Fairy</source>
            <translation>Сказочные</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Fairy men</source>
            <translation>Сказочные фигуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Flip</source>
            <translation>Повернуть</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Initial array</source>
            <translation>Начальная</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Remove all men from the board</source>
            <translation>Убрать с доски все фигуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>See the board from the other side</source>
            <translation>Смотреть на доску с другой стороны</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Set up the men as at the start of a game</source>
            <translation>Расставить фигуры как в начале партии</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/palette.py" />
            <source>Show or hide fairy men: {names}</source>
            <translation>Показать или скрыть сказочные фигуры: {names}</translation>
        </message>
    </context>
    <context>
        <name>PlayBar</name>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source> s a move</source>
            <translation> с на ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>&amp;Back to Editing</source>
            <translation>&amp;Назад к правке</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Black</source>
            <translation>Чёрные</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Black is thinking …</source>
            <translation>Чёрные думают …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Black to move; the line ends here</source>
            <translation>Ход чёрных; записанные ходы кончились</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Cannot play on</source>
            <translation>Играть дальше нельзя</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Choose in the solution what is played, and play what is chosen there</source>
            <translation>Выбирать в решении то, что сыграно, и играть то, что там выбрано</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Follow the sol&amp;ution</source>
            <translation>Следовать решени&amp;ю</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>L&amp;ine …</source>
            <translation>Хо&amp;ды …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Mate: Black wins</source>
            <translation>Мат: чёрные выиграли</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Mate: White wins</source>
            <translation>Мат: белые выиграли</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Move No&amp;w</source>
            <translation>&amp;Ходить сейчас</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Play mode</source>
            <translation>Режим игры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Playing: Black to move</source>
            <translation>Игра: ход чёрных</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Playing: White to move</source>
            <translation>Игра: ход белых</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Return to the diagram (Esc)</source>
            <translation>Вернуться к диаграмме (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Seconds a strategy may think about a move</source>
            <translation>Секунд, которые стратегия может думать над ходом</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Stalemate: Black cannot move</source>
            <translation>Пат: чёрным некуда ходить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Stalemate: White cannot move</source>
            <translation>Пат: белым некуда ходить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Ta&amp;ke as New Position</source>
            <translation>В&amp;зять как новую позицию</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Type or paste the line that is to be played</source>
            <translation>Введите или вставьте ходы, которые играть</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>White is thinking …</source>
            <translation>Белые думают …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>White to move; the line ends here</source>
            <translation>Ход белых; записанные ходы кончились</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Who plays Black</source>
            <translation>Кто играет чёрными</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>Who plays White</source>
            <translation>Кто играет белыми</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>a person</source>
            <translation>человек</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>recorded line</source>
            <translation>записанные ходы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{first} · {what}</source>
            <translation>{first} · {what}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{move} is not in the solution</source>
            <translation>{move} нет в решении</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{move}! is the key</source>
            <translation>{move}! — вступительный ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{move}? is a try</source>
            <translation>{move}? — ложный след</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{move}? is a try, refuted by {refutation}!</source>
            <translation>{move}? — ложный след, опровергает {refutation}!</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{move}? is not the key</source>
            <translation>{move}? — не вступительный ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{move}? is refuted by {refutation}! and other moves</source>
            <translation>{move}? опровергается ходом {refutation}! и другими</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{move}? is too long: {length} moves</source>
            <translation>{move}? — слишком долго: ходов {length}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/bar.py" />
            <source>{what} · not in the solution</source>
            <translation>{what} · нет в решении</translation>
        </message>
    </context>
    <context>
        <name>PlayFeature</name>
        <message>
            <location filename="../../app/matewright/gui/play/feature.py" />
            <source>&amp;Follow the Solution</source>
            <translation>&amp;Следовать решению</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/feature.py" />
            <source>&amp;Play Moves</source>
            <translation>&amp;Играть ходы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/feature.py" />
            <source>&amp;Take as New Position</source>
            <translation>&amp;Взять как новую позицию</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/feature.py" />
            <source>Back to &amp;Editing</source>
            <translation>&amp;Назад к правке</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/feature.py" />
            <source>Move &amp;Now</source>
            <translation>&amp;Ходить сейчас</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/play/feature.py" />
            <source>Recorded &amp;Line …</source>
            <translation>&amp;Записанные ходы …</translation>
        </message>
    </context>
    <context>
        <name>PlayTools</name>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Filter</source>
            <translation>Фильтр</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Find</source>
            <translation>Найти</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Find a move or word in the solution</source>
            <translation>Найти ход или слово в решении</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Gather defences with the same play: 1...Sa~ 2.Qb2#. Space unfolds one group</source>
            <translation>Собирать защиты с одинаковой игрой: 1...Sa~ 2.Qb2#. Пробел раскрывает группу</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Group</source>
            <translation>Группы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Leave out part of the play</source>
            <translation>Опустить часть игры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Looking through the tree …</source>
            <translation>Просмотр дерева …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only &amp;Distinct Variations</source>
            <translation>Только &amp;особые варианты</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only C&amp;hanges</source>
            <translation>Только п&amp;еремены</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only D&amp;uals</source>
            <translation>Только &amp;дуали</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only Moves of &amp;This Man: {piece}</source>
            <translation>Только ходы &amp;этой фигуры: {piece}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only Moves of &amp;This Piece</source>
            <translation>Только ходы &amp;этой фигуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only Moves of &amp;{piece}</source>
            <translation>Только ходы &amp;{piece}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only Play of the Chosen The&amp;me</source>
            <translation>Только игра выбранной те&amp;мы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Only Play of the The&amp;me: {name}</source>
            <translation>Только игра те&amp;мы: {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Show &amp;Everything</source>
            <translation>&amp;Показать всё</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Tries without &amp;Checks and Captures</source>
            <translation>Ложные следы без &amp;шахов и взятий</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>Without variations that repeat a threat or follow upon every defence</source>
            <translation>Без вариантов, повторяющих угрозу или следующих за любой защитой</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>gone: {lines}</source>
            <translation>исчезло: {lines}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>only changes</source>
            <translation>только перемены</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>only distinct variations</source>
            <translation>только особые варианты</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>only duals</source>
            <translation>только дуали</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>only moves of {man}</source>
            <translation>только ходы {man}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>only the theme {name}</source>
            <translation>только тема {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>tries without checks and captures</source>
            <translation>ложные следы без шахов и взятий</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_tools.py" />
            <source>{count} new</source>
            <translation>новых: {count}</translation>
        </message>
    </context>
    <context>
        <name>PlayView</name>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>&amp;Copy Branch as Text</source>
            <translation>&amp;Копировать ветвь как текст</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>&amp;Gather These Defences</source>
            <translation>С&amp;обрать эти защиты</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>&amp;Play from Here</source>
            <translation>&amp;Проиграть отсюда</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>&amp;Require This Move (+)</source>
            <translation>&amp;Нужен этот ход (+)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>&amp;Show Everything</source>
            <translation>Показать &amp;всё</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>&amp;Unfold This Group</source>
            <translation>Раскрыть эту &amp;группу</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>Only Moves of &amp;This Piece</source>
            <translation>Только ходы &amp;этой фигуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>Play</source>
            <translation>Игра</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>Require &amp;All from Here (*)</source>
            <translation>Нужно всё &amp;отсюда (*)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/play_view.py" />
            <source>Require &amp;Nothing</source>
            <translation>Ничего не н&amp;ужно</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/rows.py" />
            <source>but</source>
            <translation>но</translation>
        </message>
    </context>
    <context>
        <name>PositionControls</name>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Allow castling {right}</source>
            <translation>Разрешить рокировку {right}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Black</source>
            <translation>Чёрные</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Black may castle on the king's side (0-0)</source>
            <translation>Чёрные могут рокировать в короткую сторону (0-0)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Black may castle on the queen's side (0-0-0)</source>
            <translation>Чёрные могут рокировать в длинную сторону (0-0-0)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Black to move</source>
            <translation>Ход чёрных</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Castling</source>
            <translation>Рокировка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>Deny castling {right}</source>
            <translation>Запретить рокировку {right}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>En passant on {square}</source>
            <translation>Взятие на проходе на {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>En passant square</source>
            <translation>Поле взятия на проходе</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>No en passant</source>
            <translation>Без взятия на проходе</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>No pawn can be captured en passant in this position</source>
            <translation>В этой позиции взять на проходе нельзя</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>The square on which a pawn may be captured en passant at once</source>
            <translation>Поле, на котором можно сразу взять на проходе</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>To move</source>
            <translation>Ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>White may castle on the king's side (0-0)</source>
            <translation>Белые могут рокировать в короткую сторону (0-0)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>White may castle on the queen's side (0-0-0)</source>
            <translation>Белые могут рокировать в длинную сторону (0-0-0)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>White to move</source>
            <translation>Ход белых</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>e.p.</source>
            <translation>в. п.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>{white} white and {black} black men</source>
            <translation>белых фигур {white}, чёрных {black}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/side_controls.py" />
            <source>{white} white, {black} black and {neutral} neutral men</source>
            <translation>белых фигур {white}, чёрных {black}, нейтральных {neutral}</translation>
        </message>
    </context>
    <context>
        <name>PositionSearch</name>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>&amp;Clear</source>
            <translation>О&amp;чистить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>&amp;Free Squares</source>
            <translation>&amp;Свободные поля</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>&amp;Nothing else on the board</source>
            <translation>Больше &amp;ничего на доске</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>&amp;Search</source>
            <translation>&amp;Искать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>&amp;Take Position Shown</source>
            <translation>&amp;Взять показанную позицию</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>At least this many</source>
            <translation>Не меньше стольких</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Click squares on which anything may stand; they get a ring. Esc ends it.</source>
            <translation>Щёлкайте поля, на которых может стоять что угодно; они обводятся. Esc завершает.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Least number: {man}</source>
            <translation>Наименьшее число: {man}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Men on the board</source>
            <translation>Фигуры на доске</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Men on these squares</source>
            <translation>Фигуры на этих полях</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Nothing to search for yet.</source>
            <translation>Пока ничего не задано.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Put men where they must stand. All other squares may be empty or not, unless nothing else may be on the board.</source>
            <translation>Поставьте фигуры туда, где они должны стоять. Остальные поля могут быть пустыми или занятыми, если не требуется, чтобы больше ничего на доске не было.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Search by Position</source>
            <translation>Поиск по позиции</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Set up the problem that the window shows</source>
            <translation>Расставить задачу, показанную в окне</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/position_search.py" />
            <source>Squares without a man must be empty, but for free ones</source>
            <translation>Поля без фигур должны быть пустыми, кроме свободных</translation>
        </message>
    </context>
    <context>
        <name>PreferencesDialog</name>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/dialog.py" />
            <source>&amp;Cancel</source>
            <translation>От&amp;мена</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/dialog.py" />
            <source>&amp;Defaults of This Page</source>
            <translation>&amp;Исходное на этой странице</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/dialog.py" />
            <source>&amp;OK</source>
            <translation>&amp;ОК</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/dialog.py" />
            <source>A&amp;pply</source>
            <translation>Прим&amp;енить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Board and Notation</source>
            <translation>Доска и нотация</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Files</source>
            <translation>Файлы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Language and Appearance</source>
            <translation>Язык и вид</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/dialog.py" />
            <source>Pages</source>
            <translation>Страницы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/dialog.py" />
            <source>Preferences</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>Shortcuts</source>
            <translation>Клавиши</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Solving</source>
            <translation>Решение</translation>
        </message>
    </context>
    <context>
        <name>PrintCommands</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>Cannot write the file</source>
            <translation>Не удаётся записать файл</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>Save as PDF</source>
            <translation>Сохранить как PDF</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>Sent {name} to the printer</source>
            <translation>Отправлено на печать: {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>Untitled</source>
            <translation>Без имени</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>Wrote {name}</source>
            <translation>Записано: {name}</translation>
        </message>
    </context>
    <context>
        <name>PrintPreview</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>&amp;Close</source>
            <translation>&amp;Закрыть</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>&amp;Diagrams a page</source>
            <translation>&amp;Диаграмм на странице</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>&amp;Print …</source>
            <translation>Пе&amp;чать …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>C&amp;aptions</source>
            <translation>Подп&amp;иси</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>C&amp;oordinates</source>
            <translation>Ко&amp;ординаты</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Columns</source>
            <translation>Колонки</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Heading</source>
            <translation>Заголовок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Heading of the first page</source>
            <translation>Заголовок первой страницы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Laying out the solutions</source>
            <translation>Вёрстка решений</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Next page</source>
            <translation>Следующая страница</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Next page (Page Down)</source>
            <translation>Следующая страница (Page Down)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Page</source>
            <translation>Страница</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Pap&amp;er</source>
            <translation>&amp;Бумага</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Previous page</source>
            <translation>Предыдущая страница</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Previous page (Page Up)</source>
            <translation>Предыдущая страница (Page Up)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Print</source>
            <translation>Печать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Save as PD&amp;F …</source>
            <translation>Сохранить как PD&amp;F …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>Template</source>
            <translation>Шаблон</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>of the first page</source>
            <translation>первой страницы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_preview.py" />
            <source>of {count}</source>
            <translation>из {count}</translation>
        </message>
    </context>
    <context>
        <name>PrintedPane</name>
        <message>
            <location filename="../../app/matewright/gui/answer/printed_pane.py" />
            <source>Copy</source>
            <translation>Копировать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/printed_pane.py" />
            <source>Copy the solution as it stands here</source>
            <translation>Копировать решение в этом виде</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/printed_pane.py" />
            <source>Here the solution will stand as it is printed.</source>
            <translation>Здесь будет решение в том виде, в каком оно печатается.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/printed_pane.py" />
            <source>Maga&amp;zine Form</source>
            <translation>Как в печа&amp;ти</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/printed_pane.py" />
            <source>Solution as it is printed</source>
            <translation>Решение, как в печати</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/printed_pane.py" />
            <source>Solution copied</source>
            <translation>Решение скопировано</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/printed_pane.py" />
            <source>… the rest is left out</source>
            <translation>… остальное опущено</translation>
        </message>
    </context>
    <context>
        <name>Printing</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>&amp;Cancel</source>
            <translation>О&amp;тмена</translation>
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
            <translation>Сколько поместится</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/page_template.py" />
            <source>Booklet</source>
            <translation>Буклет</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>Laying out the pages …</source>
            <translation>Страницы верстаются …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/fields.py" />
            <source>Letter</source>
            <translation>Letter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/page_template.py" />
            <source>Magazine</source>
            <translation>Журнал</translation>
        </message>
        <message>
            <location filename="../../app/matewright/render/pages.py" />
            <source>Page {page} of {count}</source>
            <translation>Страница {page} из {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/print_commands.py" />
            <source>Print</source>
            <translation>Печать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/page_template.py" />
            <source>Problem sheet</source>
            <translation>Лист задач</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/fields.py" />
            <source>Problems</source>
            <translation>Задачи</translation>
        </message>
        <message>
            <location filename="../../app/matewright/render/pages.py" />
            <source>Solutions</source>
            <translation>Решения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/render/pages.py" />
            <source>… the rest is left out</source>
            <translation>… остальное опущено</translation>
        </message>
    </context>
    <context>
        <name>PrinzDialog</name>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>&amp;Close</source>
            <translation>&amp;Закрыть</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>&amp;Restart</source>
            <translation>&amp;Сначала</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>&amp;Step</source>
            <translation>&amp;Шаг</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>1 step a second</source>
            <translation>1 шаг в секунду</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>As fast as this machine can</source>
            <translation>Как можно быстрее</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Begin again</source>
            <translation>Начать сначала</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Black moves first here, so W stands for Black and B for White.</source>
            <translation>Здесь начинают чёрные, поэтому W означает чёрных, а B — белых.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Claimed: mate in two by {key}.</source>
            <translation>Утверждается: мат в два хода, {key}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Claimed: no mate in two.</source>
            <translation>Утверждается: мата в два хода нет.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Direction counter</source>
            <translation>Счётчик направлений</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Estimated: {step} to a step, so that the test position of 1951 takes the 15 minutes that Prinz gave.</source>
            <translation>Оценка: {step} на шаг, чтобы проверочная позиция 1951 года заняла 15 минут, названные Принцем.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Ferranti Mark 1</source>
            <translation>Ferranti Mark 1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>It looks for a mate in two, whatever the question is.</source>
            <translation>Она ищет мат в два хода, о чём бы ни спрашивали.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Moves standing: {moves}</source>
            <translation>Стоящие ходы: {moves}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>One step</source>
            <translation>Один шаг</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Pau&amp;se</source>
            <translation>&amp;Пауза</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Piece counter</source>
            <translation>Счётчик фигур</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Prinz's Program of 1951</source>
            <translation>Программа Принца 1951 года</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>R&amp;un</source>
            <translation>&amp;Пуск</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>S&amp;peed</source>
            <translation>Ско&amp;рость</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Speed</source>
            <translation>Скорость</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Step counter</source>
            <translation>Счётчик шагов</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>Steps so far</source>
            <translation>Шагов сделано</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>This machine</source>
            <translation>Эта машина</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>To the &amp;End</source>
            <translation>До &amp;конца</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/museum/dialog.py" />
            <source>{count} steps a second</source>
            <translation>шагов в секунду: {count}</translation>
        </message>
    </context>
    <context>
        <name>ProblemChoice</name>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_choice.py" />
            <source>&amp;Numbers</source>
            <translation>&amp;Номера</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_choice.py" />
            <source>&amp;This problem ({number})</source>
            <translation>&amp;Эта задача ({number})</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/problem_choice.py" />
            <source>A&amp;ll %n problems</source>
            <translation>
                <numerusform>Вс&amp;е задачи (%n)</numerusform>
                <numerusform>Вс&amp;е задачи (%n)</numerusform>
                <numerusform>Вс&amp;е задачи (%n)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_choice.py" />
            <source>Numbers of the problems</source>
            <translation>Номера задач</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/problem_choice.py" />
            <source>The %n chosen p&amp;roblems</source>
            <translation>
                <numerusform>%n &amp;выбранная задача</numerusform>
                <numerusform>%n &amp;выбранные задачи</numerusform>
                <numerusform>%n &amp;выбранных задач</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/problem_choice.py" />
            <source>The %n problems found by the searc&amp;h</source>
            <translation>
                <numerusform>%n н&amp;айденная поиском задача</numerusform>
                <numerusform>%n н&amp;айденные поиском задачи</numerusform>
                <numerusform>%n н&amp;айденных поиском задач</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_choice.py" />
            <source>for example 1-4, 7</source>
            <translation>например 1-4, 7</translation>
        </message>
    </context>
    <context>
        <name>ProblemProperties</name>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Authors</source>
            <translation>&amp;Авторы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Date</source>
            <translation>&amp;Дата</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Issue</source>
            <translation>В&amp;ыпуск</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Judges</source>
            <translation>С&amp;удьи</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Keywords</source>
            <translation>К&amp;лючевые слова</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Number</source>
            <translation>&amp;Номер</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Remove keywords</source>
            <translation>Убрать к&amp;лючевые слова</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Source</source>
            <translation>&amp;Источник</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>&amp;Volume</source>
            <translation>&amp;Том</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>1950 or 1950-02-05</source>
            <translation>1950 или 1950-02-05</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>1st Prize</source>
            <translation>1-й приз</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>2, or branch by branch 2.1.1.1</source>
            <translation>2 или по ветвям 2.1.1.1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>A&amp;pply</source>
            <translation>&amp;Применить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Add &amp;keywords</source>
            <translation>До&amp;бавить ключевые слова</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Co&amp;mment</source>
            <translation>&amp;Комментарий</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Different; what is typed here is given to all</source>
            <translation>Различно; введённое здесь получат все</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Dis&amp;tinction</source>
            <translation>&amp;Отличие</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Grimshaw, Novotny</source>
            <translation>Grimshaw, Novotny</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>How many solutions the author intends, in help play and series</source>
            <translation>Сколько решений задумал автор: в кооперативных и серийных задачах</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Int&amp;ended solutions</source>
            <translation>&amp;Задумано решений</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Journal, book or tourney</source>
            <translation>Журнал, книга или конкурс</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Loyd, Samuel; several with semicolons</source>
            <translation>Loyd, Samuel; несколько — через точку с запятой</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>OK</source>
            <translation>ОК</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Pa&amp;ge</source>
            <translation>&amp;Страница</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Problem Properties</source>
            <translation>Сведения о задаче</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>Properties of {count} Problems</source>
            <translation>Сведения о задачах ({count})</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>The tourney it was won in</source>
            <translation>Конкурс, где оно получено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/problem_properties.py" />
            <source>To&amp;urney</source>
            <translation>Конку&amp;рс</translation>
        </message>
    </context>
    <context>
        <name>ProgressPanel</name>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Comparing with modern</source>
            <translation>Сравнивает с modern</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Depth {moves}</source>
            <translation>Глубина {moves}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Depth {moves} of {most}</source>
            <translation>Глубина {moves} из {most}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Figures: {figures}</source>
            <translation>Числа: {figures}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>How far the search is</source>
            <translation>Как далеко продвинулся поиск</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Looking at the set play</source>
            <translation>Смотрит иллюзорную игру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Looking for tries</source>
            <translation>Ищет ложные следы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Name the program Popeye</source>
            <translation>Указать программу Popeye</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Preferences …</source>
            <translation>Настройки …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Show or hide the figures of the search</source>
            <translation>Показать или скрыть числа поиска</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Starting …</source>
            <translation>Начинает …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>Writing the variations</source>
            <translation>Пишет варианты</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>searching …</source>
            <translation>ищет …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>{count} positions</source>
            <translation>позиций: {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>{done} of {total} done</source>
            <translation>сделано {done} из {total}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/progress_panel.py" />
            <source>{done} of {total} first moves done</source>
            <translation>первых ходов готово: {done} из {total}</translation>
        </message>
    </context>
    <context>
        <name>Publishing</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Cannot write the file</source>
            <translation>Не удаётся записать файл</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Export Diagram</source>
            <translation>Экспорт диаграммы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Export Problems</source>
            <translation>Экспорт задач</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Export cancelled</source>
            <translation>Экспорт отменён</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Picture of the diagram copied</source>
            <translation>Рисунок диаграммы скопирован</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Writing {name} …</source>
            <translation>Запись {name} …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Wrote {count} files, {first} to {last}</source>
            <translation>Записано файлов: {count}, {first} – {last}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>Wrote {name}</source>
            <translation>Записано: {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/commands.py" />
            <source>problems</source>
            <translation>zadachi</translation>
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
            <translation>&amp;Копировать диаграмму как рисунок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/publishing_feature.py" />
            <source>&amp;Diagram …</source>
            <translation>&amp;Диаграмма …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/publishing_feature.py" />
            <source>&amp;Print …</source>
            <translation>Пе&amp;чать …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/publishing_feature.py" />
            <source>&amp;Problems …</source>
            <translation>&amp;Задачи …</translation>
        </message>
    </context>
    <context>
        <name>QShortcut</name>
        <message>
            <location filename="../../app/matewright/gui/preferences/translation.py" />
            <source>Return</source>
            <translation>Enter</translation>
        </message>
    </context>
    <context>
        <name>QuestionFeature</name>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>&amp;Duplicate Problem</source>
            <translation>Ду&amp;блировать задачу</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>&amp;Initial Array</source>
            <translation>&amp;Начальная расстановка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>&amp;Mirror on the Diagonal a8–h1</source>
            <translation>Отразить по диагонали &amp;a8–h1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>&amp;New Problem</source>
            <translation>&amp;Новая задача</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>&amp;Redo</source>
            <translation>Ве&amp;рнуть</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>&amp;Swap White and Black, Mirrored 1 ⇔ 8</source>
            <translation>Поменять &amp;белых и чёрных, отразив 1 ⇔ 8</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Отменить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Add C&amp;ondition …</source>
            <translation>&amp;Добавить условие …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Change &amp;Side to Move</source>
            <translation>Сменить &amp;очередь хода</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Clear &amp;Board</source>
            <translation>О&amp;чистить доску</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>De&amp;lete Problem</source>
            <translation>&amp;Удалить задачу</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Fair&amp;y Rules …</source>
            <translation>С&amp;казочные правила …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Fi&amp;gures …</source>
            <translation>И&amp;зображения фигур …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Mirror Left and Right (&amp;a ⇔ h)</source>
            <translation>Отразить слева на&amp;право (a ⇔ h)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Mirror Top and &amp;Bottom (1 ⇔ 8)</source>
            <translation>Отразить с&amp;верху вниз (1 ⇔ 8)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Mirror on the Diagonal a1–&amp;h8</source>
            <translation>Отразить по диагонали a1–&amp;h8</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Rotate L&amp;eft by 90°</source>
            <translation>Повернуть в&amp;лево на 90°</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Rotate Ri&amp;ght by 90°</source>
            <translation>Повернуть вп&amp;раво на 90°</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Rotate by &amp;180°</source>
            <translation>Повернуть на &amp;180°</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Shift &amp;Down</source>
            <translation>Сдвинуть вни&amp;з</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Shift &amp;Left</source>
            <translation>Сдвинуть влев&amp;о</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Shift &amp;Right</source>
            <translation>Сдвинуть впр&amp;аво</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Shift &amp;Up</source>
            <translation>Сдвинуть вв&amp;ерх</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>St&amp;ipulation</source>
            <translation>Задани&amp;е</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/feature.py" />
            <source>Swap &amp;Colours, Men Stay</source>
            <translation>Поменять &amp;цвета на местах</translation>
        </message>
    </context>
    <context>
        <name>QuestionPane</name>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Add a condition</source>
            <translation>Добавить условие</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Add {name}</source>
            <translation>Добавить: {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>All keys and every variation</source>
            <translation>Все вступления и все варианты</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>All keys, without their variations</source>
            <translation>Все вступления без вариантов</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Change {name}</source>
            <translation>Изменить: {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Depth of work</source>
            <translation>Полнота решения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Drop Options of the File</source>
            <translation>Отбросить параметры файла</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Drop what the file asks for</source>
            <translation>Отбросить то, чего требует файл</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Find the answer again after every edit, in the background</source>
            <translation>Заново находить ответ в фоне после каждой правки</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Full solution</source>
            <translation>Полное</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>How much of the answer to find</source>
            <translation>Сколько из ответа нужно</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Intended solutions</source>
            <translation>Задуманные решения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Keys only</source>
            <translation>Вступления</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Live solving</source>
            <translation>Решение на лету</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Look for the answer</source>
            <translation>Искать ответ</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Meaning of the stipulation</source>
            <translation>Смысл задания</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Question</source>
            <translation>Вопрос</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Remove {name}</source>
            <translation>Удалить: {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Shortest mate</source>
            <translation>Кратчайшее</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Solve</source>
            <translation>Решить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Stop  Esc</source>
            <translation>Стоп  Esc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Stop solving; what is proved so far stays</source>
            <translation>Остановить; доказанное остаётся</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Strategy</source>
            <translation>Стратегия</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Strategy {name} has only: {modes}</source>
            <translation>У стратегии {name} есть только: {modes}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Such as #3, h#2.5, s#4 or ser-h=6</source>
            <translation>Например #3, h#2.5, s#4 или ser-h=6</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>Target as the Diagram</source>
            <translation>Цель как на диаграмме</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>The shortest mate and one key</source>
            <translation>Кратчайший мат и одно вступление</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>With: {limits}. Other solutions may be missed.</source>
            <translation>С условием: {limits}. Другие решения могут быть упущены.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategy_fit.py" />
            <source>does not know the fairy men on the board</source>
            <translation>не знает сказочных фигур на доске</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategy_fit.py" />
            <source>does not solve {text}</source>
            <translation>не решает {text}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategy_fit.py" />
            <source>knows no conditions</source>
            <translation>не знает условий</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategy_fit.py" />
            <source>looks for mates in {length} only</source>
            <translation>ищет маты только в {length}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>{mover} is to move, not {other}.</source>
            <translation>Ход: {mover}, не {other}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/question_pane.py" />
            <source>{mover} is to move, not {other}; {keys} changes that.</source>
            <translation>Ход: {mover}, не {other}; {keys} меняет это.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/option_text.py" />
            <source>{mover} plays {other}’s part</source>
            <translation>{mover}: роль другой стороны ({other})</translation>
        </message>
    </context>
    <context>
        <name>Questions</name>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Cancel</source>
            <translation>О&amp;тмена</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Discard</source>
            <translation>&amp;Не сохранять</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Give Up Changes</source>
            <translation>От&amp;казаться от изменений</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Overwrite</source>
            <translation>Пере&amp;записать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Replace</source>
            <translation>&amp;Заменить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Save</source>
            <translation>&amp;Сохранить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Save Both</source>
            <translation>&amp;Сохранить оба</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Save anyway</source>
            <translation>&amp;Всё равно сохранить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>&amp;Start Anew</source>
            <translation>&amp;Начать заново</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Con&amp;tinue</source>
            <translation>&amp;Продолжить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>File changed on disk</source>
            <translation>Файл изменён на диске</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Give them up and show what is on the disk?</source>
            <translation>Отказаться от них и показать то, что на диске?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Keep them as versions or problems first, or start anew.</source>
            <translation>Сохраните их сначала как версии или задачи или начните заново.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Not saved</source>
            <translation>Не сохранено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Overwrite it with what is shown here?</source>
            <translation>Перезаписать его тем, что показано здесь?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Replace it?</source>
            <translation>Заменить его?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Replace the file</source>
            <translation>Замена файла</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Save as {ending}</source>
            <translation>Сохранить как {ending}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Save before closing?</source>
            <translation>Сохранить перед закрытием?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Save both? “Replace” below the play lets the answer take the place of the text.</source>
            <translation>Сохранить оба? «Заменить» под игрой ставит ответ на место текста.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Save its problems before going on?</source>
            <translation>Сохранить его задачи перед продолжением?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Settings found</source>
            <translation>Найденные позиции</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Something leaves the board</source>
            <translation>Что-то уходит с доски</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Something will be left out</source>
            <translation>Что-то будет опущено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>The file is gone</source>
            <translation>Файла больше нет</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>The text of the solution is another one than the answer: {name}</source>
            <translation>Текст решения расходится с ответом: {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Two solutions</source>
            <translation>Два решения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Undo brings everything back.</source>
            <translation>Отмена вернёт всё.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>Unsaved changes</source>
            <translation>Несохранённые изменения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>{name} of the last search would be lost.</source>
            <translation>Из последнего поиска будет потеряно: {name}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>“{name}” cannot hold everything.</source>
            <translation>«{name}» не может вместить всё.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>“{name}” exists already.</source>
            <translation>«{name}» уже существует.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>“{name}” has changes here that are not saved.</source>
            <translation>В «{name}» здесь есть несохранённые изменения.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>“{name}” was changed by another program since it was opened.</source>
            <translation>«{name}» изменён другой программой после открытия.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/widgets/questions.py" />
            <source>“{name}” was deleted or renamed by another program.</source>
            <translation>«{name}» удалён или переименован другой программой.</translation>
        </message>
    </context>
    <context>
        <name>QueueModel</name>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>Problem</source>
            <translation>Задача</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>Solving the version before the edit …</source>
            <translation>Решается версия до правки …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>Solving …</source>
            <translation>Решается …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>State</source>
            <translation>Состояние</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>Stip.</source>
            <translation>Зад.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>Time</source>
            <translation>Время</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>Untitled</source>
            <translation>Без имени</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_model.py" />
            <source>Waiting</source>
            <translation>Ждёт</translation>
        </message>
    </context>
    <context>
        <name>QueuePane</name>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>&amp;Queue</source>
            <translation>Очеред&amp;ь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>&amp;Stop</source>
            <translation>&amp;Стоп</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Clear &amp;Finished</source>
            <translation>&amp;Убрать готовые</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Re&amp;move</source>
            <translation>У&amp;далить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Stop A&amp;ll</source>
            <translation>С&amp;топ всем</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Stop this one; what is proved so far becomes its answer (Del)</source>
            <translation>Остановить эту; доказанное станет её ответом (Del)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Stop what is being solved and empty the queue</source>
            <translation>Остановить решение и опустошить очередь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Take this one out of the list (Del)</source>
            <translation>Убрать эту из списка (Del)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Take what is done out of this list; the answers stay with their problems</source>
            <translation>Убрать готовое из списка; ответы останутся при задачах</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>{waiting} waiting · {running} running · {done} done</source>
            <translation>ждут: {waiting} · решаются: {running} · готово: {done}</translation>
        </message>
    </context>
    <context>
        <name>RecentMenu</name>
        <message>
            <location filename="../../app/matewright/gui/program/recent_menu.py" />
            <source>&amp;Clear List</source>
            <translation>О&amp;чистить список</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/recent_menu.py" />
            <source>Open &amp;Recent</source>
            <translation>&amp;Недавние файлы</translation>
        </message>
    </context>
    <context>
        <name>RecoveryDialog</name>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>&amp;Discard</source>
            <translation>&amp;Не сохранять</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>&amp;Restore</source>
            <translation>&amp;Восстановить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>1 problem, kept on {time}</source>
            <translation>1 задача, сохранено {time}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>Decide &amp;Later</source>
            <translation>Решить &amp;позже</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>Files with unsaved changes</source>
            <translation>Файлы с несохранёнными изменениями</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>Matewright ended without saving changes in these files. Should they be restored?</source>
            <translation>Matewright завершился, не сохранив изменения в этих файлах. Восстановить их?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>Matewright ended without saving changes in this file. Should they be restored?</source>
            <translation>Matewright завершился, не сохранив изменения в этом файле. Восстановить их?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>Restore Unsaved Work</source>
            <translation>Восстановление несохранённого</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>Restoring writes to no file of yours until you save.</source>
            <translation>Восстановление не пишет в ваши файлы, пока вы не сохраните.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>The file itself was changed or removed since it was opened.</source>
            <translation>С тех пор как файл был открыт, он изменён или удалён.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>Untitled</source>
            <translation>Без имени</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/recovery_dialog.py" />
            <source>{count} problems, kept on {time}</source>
            <translation>задач: {count}, сохранено {time}</translation>
        </message>
    </context>
    <context>
        <name>RecoveryOffer</name>
        <message>
            <location filename="../../app/matewright/gui/program/recovery_offer.py" />
            <source>Not everything could be restored</source>
            <translation>Восстановлено не всё</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/recovery_offer.py" />
            <source>Restoring unsaved changes …</source>
            <translation>Восстановление изменений …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/recovery_offer.py" />
            <source>{reason} It is now “{name}”.</source>
            <translation>{reason} Теперь это «{name}».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/recovery_offer.py" />
            <source>“{name}” was changed since. Only the problems that were edited could be restored, without the others: {count}.</source>
            <translation>«{name}» с тех пор изменён. Восстановлены только правленные задачи, без остальных: {count}.</translation>
        </message>
    </context>
    <context>
        <name>RemarkModel</name>
        <message>
            <location filename="../../app/matewright/gui/file/remark_model.py" />
            <source>Line</source>
            <translation>Строка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/remark_model.py" />
            <source>Problem</source>
            <translation>Задача</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/file/remark_model.py" />
            <source>What was not understood</source>
            <translation>Что не понято</translation>
        </message>
    </context>
    <context>
        <name>RetroPane</name>
        <message>
            <location filename="../../app/matewright/gui/legality/retro_pane.py" />
            <source>Last Moves</source>
            <translation>Последние ходы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/retro_pane.py" />
            <source>Legality</source>
            <translation>Легальность</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/legality/retro_pane.py" />
            <source>Retro &amp;Analysis</source>
            <translation>Ретроана&amp;лиз</translation>
        </message>
    </context>
    <context>
        <name>RingHint</name>
        <message>
            <location filename="../../app/matewright/gui/board/ring_hint.py" />
            <source>K Q R B N P: black</source>
            <translation>K Q R B N P: чёрные</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/ring_hint.py" />
            <source>K Q R B N P: white</source>
            <translation>K Q R B N P: белые</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/ring_hint.py" />
            <source>with Shift: black</source>
            <translation>с Shift: чёрные</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/ring_hint.py" />
            <source>with Shift: white</source>
            <translation>с Shift: белые</translation>
        </message>
    </context>
    <context>
        <name>RulesDialog</name>
        <message>
            <location filename="../../app/matewright/gui/question/rules_dialog.py" />
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/rules_dialog.py" />
            <source>Orthodox chess: there is nothing to explain.</source>
            <translation>Обычные шахматы: объяснять нечего.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/rules_dialog.py" />
            <source>Rules of This Problem</source>
            <translation>Правила этой задачи</translation>
        </message>
    </context>
    <context>
        <name>RunChoice</name>
        <message>
            <location filename="../../app/matewright/gui/solving/run_choice.py" />
            <source>Answer {number}</source>
            <translation>Ответ {number}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/run_choice.py" />
            <source>Answer {number} of {count}</source>
            <translation>Ответ {number} из {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/run_choice.py" />
            <source>Compare Two …</source>
            <translation>Сравнить два …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/run_choice.py" />
            <source>Drop This</source>
            <translation>Удалить этот</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/run_choice.py" />
            <source>From the file</source>
            <translation>Из файла</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/run_choice.py" />
            <source>Look at another answer to this problem</source>
            <translation>Посмотреть другой ответ на эту задачу</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/run_choice.py" />
            <source>This answer is the one that is saved.</source>
            <translation>Сохраняется этот ответ.</translation>
        </message>
    </context>
    <context>
        <name>RunComparison</name>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Asked</source>
            <translation>Спрошено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/run_comparison_model.py" />
            <source>Difference</source>
            <translation>Различие</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Evaluated</source>
            <translation>Оценено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Generated</source>
            <translation>Построено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Keys</source>
            <translation>Вступления</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Length</source>
            <translation>Длина</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Moves in the tree</source>
            <translation>Ходов в дереве</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Play</source>
            <translation>Игра</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Position</source>
            <translation>Позиция</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Solutions</source>
            <translation>Решения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Strategy</source>
            <translation>Стратегия</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Time</source>
            <translation>Время</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Tries</source>
            <translation>Ложные следы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>Verdict</source>
            <translation>Вердикт</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>different</source>
            <translation>различно</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>full solution</source>
            <translation>полное решение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>keys only</source>
            <translation>только вступления</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>left {times} times as much</source>
            <translation>слева в {times} раз больше</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>only left: {moves}</source>
            <translation>только слева: {moves}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>only right: {moves}</source>
            <translation>только справа: {moves}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>right {times} times as much</source>
            <translation>справа в {times} раз больше</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>shortest mate</source>
            <translation>кратчайший мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/answer_comparison.py" />
            <source>{moves} and {count} more</source>
            <translation>{moves} и ещё {count}</translation>
        </message>
    </context>
    <context>
        <name>Saving</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/saving.py" />
            <source>&amp;Cancel</source>
            <translation>О&amp;тмена</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/publishing/saving.py" />
            <source>Writing {name} …</source>
            <translation>Запись {name} …</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <location filename="../../app/matewright/gui/desk/session.py" />
            <source>Stopped: the problem was edited.</source>
            <translation>Остановлено: задача изменена.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/desk/session.py" />
            <source>Stopped: the problem was removed.</source>
            <translation>Остановлено: задача удалена.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/desk/session.py" />
            <source>Taken out of the queue: the problem was edited.</source>
            <translation>Убрано из очереди: задача изменена.</translation>
        </message>
    </context>
    <context>
        <name>SettingsModel</name>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>1 solution</source>
            <translation>1 решение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/settings_model.py" />
            <source>Change</source>
            <translation>Изменение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/settings_model.py" />
            <source>Diagram</source>
            <translation>Диаграмма</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/settings_model.py" />
            <source>Difference of play</source>
            <translation>Разница в игре</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/settings_model.py" />
            <source>Men</source>
            <translation>Фигуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>all required play stays</source>
            <translation>вся требуемая игра остаётся</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>breaks {parts}</source>
            <translation>разрушается: {parts}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>idle: nothing breaks</source>
            <translation>лишняя: ничего не теряется</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>loses {play}</source>
            <translation>теряется: {play}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>new solution</source>
            <translation>новое решение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>no harm</source>
            <translation>без ущерба</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>soundness</source>
            <translation>корректность</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/settings_model.py" />
            <source>value {number}</source>
            <translation>стоимость {number}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting_text.py" />
            <source>{count} solutions</source>
            <translation>решений: {count}</translation>
        </message>
    </context>
    <context>
        <name>SettingsTable</name>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Settings found</source>
            <translation>Найденные позиции</translation>
        </message>
    </context>
    <context>
        <name>ShortcutSheet</name>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>&amp;Close</source>
            <translation>&amp;Закрыть</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>&amp;Print …</source>
            <translation>&amp;Печать …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>+ and *</source>
            <translation>+ и *</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Arrows</source>
            <translation>Стрелки</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>At Prinz's program</source>
            <translation>В программе Принца</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>At the twins</source>
            <translation>В близнецах</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>At the versions</source>
            <translation>В версиях</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Ctrl and drag</source>
            <translation>Ctrl и перетаскивание</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Delete</source>
            <translation>Delete</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Enter in the text</source>
            <translation>Enter в тексте</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Enter on the board</source>
            <translation>Enter на доске</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Everywhere</source>
            <translation>Везде</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>F2</source>
            <translation>F2</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Find a key or what it does</source>
            <translation>Найти клавишу или её действие</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Full stop</source>
            <translation>Точка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Home, End</source>
            <translation>Home, End</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>In the list of moves</source>
            <translation>В списке ходов</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>In the solution</source>
            <translation>В решении</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Keyboard Shortcuts</source>
            <translation>Клавиши</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Keys and what they do</source>
            <translation>Клавиши и что они делают</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Minus</source>
            <translation>Минус</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>On the board</source>
            <translation>На доске</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Right click</source>
            <translation>Правая кнопка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Right drag</source>
            <translation>Тянуть правой кнопкой</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Right, Left</source>
            <translation>Вправо, Влево</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Shift and right click</source>
            <translation>Shift и правая кнопка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Space</source>
            <translation>Пробел</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Up, Down</source>
            <translation>Вверх, Вниз</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>Up, Down, Home, End</source>
            <translation>Вверх, Вниз, Home, End</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>add the twin, or change the one shown</source>
            <translation>добавить близнеца или изменить показанного</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>begin again</source>
            <translation>начать сначала</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>begin an arrow, and end it on another square</source>
            <translation>начать стрелку и закончить её на другом поле</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>choose a man from a menu</source>
            <translation>выбрать фигуру из меню</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>choose a square</source>
            <translation>выбрать поле</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>choose a square for the change</source>
            <translation>выбрать поле для изменения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>choose no more squares; back to the diagram</source>
            <translation>больше не выбирать полей; назад к диаграмме</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>close a dialog; drop what is held; stop solving; leave the full screen</source>
            <translation>закрыть окно; отпустить взятое; остановить решение; выйти из полного экрана</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>copy a man</source>
            <translation>копировать фигуру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>copy all moves with their weights</source>
            <translation>копировать все ходы с весами</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>copy the move and all below it</source>
            <translation>копировать ход и всё ниже него</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>draw an arrow, or take it back</source>
            <translation>провести стрелку или убрать её</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>drop it</source>
            <translation>убрать её</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>drop what is held; wipe arrows and marks away</source>
            <translation>отпустить взятое; стереть стрелки и отметки</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>go on from the twin before, or from the diagram</source>
            <translation>исходить из прежнего близнеца или из диаграммы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>mark the square, or take the mark back</source>
            <translation>отметить поле или снять отметку</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>name it</source>
            <translation>назвать её</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>one half-move on, one back</source>
            <translation>на полуход вперёд, на полуход назад</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>one step</source>
            <translation>один шаг</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>pick a man up and put it down</source>
            <translation>взять фигуру и поставить её</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>place a white man, with Shift a black one (S is the knight too)</source>
            <translation>поставить белую фигуру, с Shift чёрную (S — тоже конь)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>remove the man</source>
            <translation>убрать фигуру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>return to the version and its answer</source>
            <translation>вернуться к версии и её ответу</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>run and pause</source>
            <translation>пуск и пауза</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>show the position of the twin on the board</source>
            <translation>показать позицию близнеца на доске</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>show what the move leads to on the board</source>
            <translation>показать на доске, куда ведёт ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>take the move back</source>
            <translation>взять ход назад</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>the diagram, the end of the row</source>
            <translation>диаграмма, конец строки</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>the row above, the row below</source>
            <translation>строка выше, строка ниже</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>to the end</source>
            <translation>до конца</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>unfold defences that are gathered, or gather them again</source>
            <translation>раскрыть собранные защиты или собрать их снова</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/shortcuts_dialog.py" />
            <source>want the move, want all from here</source>
            <translation>нужен ход, нужно всё отсюда</translation>
        </message>
    </context>
    <context>
        <name>ShortcutsPage</name>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>&amp;Assign</source>
            <translation>&amp;Назначить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>&amp;New keys</source>
            <translation>Но&amp;вые клавиши</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>&amp;Reset Command</source>
            <translation>&amp;Сбросить команду</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>&amp;Take Over</source>
            <translation>&amp;Забрать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>Command</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>Commands and their keys</source>
            <translation>Команды и их клавиши</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>Esc always ends or closes something.</source>
            <translation>Esc всегда что-то завершает или закрывает.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>Find a command or a key</source>
            <translation>Найти команду или клавишу</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>Keys</source>
            <translation>Клавиши</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>New keys; press them</source>
            <translation>Новые клавиши; нажмите их</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>Re&amp;move</source>
            <translation>У&amp;далить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>These keys are needed for typing; take Ctrl or Alt along.</source>
            <translation>Эти клавиши нужны для ввода; добавьте Ctrl или Alt.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/shortcuts_page.py" />
            <source>{keys} belongs to “{command}”, which would lose it.</source>
            <translation>{keys} принадлежит команде «{command}», она их потеряет.</translation>
        </message>
    </context>
    <context>
        <name>ShownPart</name>
        <message>
            <location filename="../../app/matewright/services/answer/shown_parts.py" />
            <source>diagram</source>
            <translation>диаграмма</translation>
        </message>
    </context>
    <context>
        <name>ShownSolution</name>
        <message>
            <location filename="../../app/matewright/gui/desk/shown_solution.py" />
            <source>1 line copied</source>
            <translation>скопирована 1 строка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/desk/shown_solution.py" />
            <source>{count} lines copied</source>
            <translation>скопировано строк: {count}</translation>
        </message>
    </context>
    <context>
        <name>SimilarDialog</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>%n problems are alike.</source>
            <translation>
                <numerusform>Похожа %n задача.</numerusform>
                <numerusform>Похожи %n задачи.</numerusform>
                <numerusform>Похожи %n задач.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>&amp;Close</source>
            <translation>&amp;Закрыть</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>&amp;Open Another …</source>
            <translation>&amp;Открыть другой …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>&amp;Search</source>
            <translation>&amp;Искать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>All of it</source>
            <translation>Всё вместе</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Com&amp;pare</source>
            <translation>Сравни&amp;ть</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Compare the problem that the window shows now</source>
            <translation>Сравнить задачу, показанную сейчас в окне</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Comparing …</source>
            <translation>Сравнение …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Course of play</source>
            <translation>Ход игры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Find Similar</source>
            <translation>Найти похожие</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>How alike problems must be</source>
            <translation>Насколько похожими должны быть задачи</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Mates</source>
            <translation>Маты</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>No problem is that similar.</source>
            <translation>Настолько похожих задач нет.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Only positions were compared: the problem shown has no solution yet.</source>
            <translation>Сравнивались только позиции: у показанной задачи ещё нет решения.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Open a database in a window of its own, and search it</source>
            <translation>Открыть базу в отдельном окне и искать в ней</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Partial: {done} of {total} problems have been read so far.</source>
            <translation>Неполный список: пока прочитано {done} из {total} задач.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Position</source>
            <translation>Позиция</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Position: men on the same squares. Mates: which men mate, and where. Course of play: which kinds of men make key, threats, defences and answers.</source>
            <translation>Позиция: фигуры на тех же полях. Маты: какие фигуры матуют и где. Ход игры: какие виды фигур делают вступление, угрозы, защиты и ответы.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>S&amp;top</source>
            <translation>&amp;Стоп</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Search &amp;in</source>
            <translation>Искать &amp;в</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Sho&amp;w</source>
            <translation>&amp;Показать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Show the problem in the window of its file (Enter)</source>
            <translation>Показать задачу в окне её файла (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Similar problems</source>
            <translation>Похожие задачи</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>The files that are open</source>
            <translation>Открытые файлы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>The {count} most alike.</source>
            <translation>Самые похожие: {count}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>This problem is no longer in the file.</source>
            <translation>Этой задачи больше нет в файле.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Untitled</source>
            <translation>Без имени</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>What is compared</source>
            <translation>Что сравнивается</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>Where to search</source>
            <translation>Где искать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>at least {share} %</source>
            <translation>не меньше {share} %</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_dialog.py" />
            <source>{name} – {count} problems</source>
            <translation>{name} – задач: {count}</translation>
        </message>
    </context>
    <context>
        <name>SimilarModel</name>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_model.py" />
            <source>Alike</source>
            <translation>Сходство</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/similar_model.py" />
            <source>Why</source>
            <translation>Почему</translation>
        </message>
    </context>
    <context>
        <name>SolutionFields</name>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>&amp;Solutions</source>
            <translation>Решени&amp;я</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>All</source>
            <translation>Все</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>As in a magazine</source>
            <translation>Как в журнале</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>As in a magazine: equal play gathered, in one paragraph. Complete: every variation, one a line</source>
            <translation>Как в журнале: одинаковая игра вместе, одним абзацем. Полностью: каждый вариант отдельной строкой</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>As in the window</source>
            <translation>Как в окне</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Complete</source>
            <translation>Полностью</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Duals</source>
            <translation>Дуали</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Key only</source>
            <translation>Только вступительный ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Letters</source>
            <translation>Буквы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>None</source>
            <translation>Нет</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>One quiet refutation</source>
            <translation>Одно тихое опровержение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>One quiet refutation: neither the try nor its refutation captures or checks</source>
            <translation>Одно тихое опровержение: ни ложный след, ни опровержение не взятие и не шах</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Set play</source>
            <translation>Иллюзорная игра</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Solutions</source>
            <translation>Решения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Style</source>
            <translation>Стиль</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/solution_fields.py" />
            <source>Tries</source>
            <translation>Ложные следы</translation>
        </message>
    </context>
    <context>
        <name>SolutionTree</name>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>%n keys</source>
            <translation>
                <numerusform>%n вступление</numerusform>
                <numerusform>%n вступления</numerusform>
                <numerusform>%n вступлений</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>%n solutions</source>
            <translation>
                <numerusform>%n решение</numerusform>
                <numerusform>%n решения</numerusform>
                <numerusform>%n решений</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>%n tries</source>
            <translation>
                <numerusform>%n ложный след</numerusform>
                <numerusform>%n ложных следа</numerusform>
                <numerusform>%n ложных следов</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>%n variations</source>
            <translation>
                <numerusform>%n вариант</numerusform>
                <numerusform>%n варианта</numerusform>
                <numerusform>%n вариантов</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>After the key</source>
            <translation>После вступления</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>Claimed key</source>
            <translation>Утверждаемое вступление</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>Key</source>
            <translation>Вступление</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>Set play</source>
            <translation>Иллюзорная игра</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>Solution</source>
            <translation>Решение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>Solutions</source>
            <translation>Решения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>Try</source>
            <translation>Ложный след</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/row_text.py" />
            <source>key</source>
            <translation>вступление</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/rows.py" />
            <source>not proved</source>
            <translation>не доказано</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/row_text.py" />
            <source>refutation</source>
            <translation>опровержение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>some not shown</source>
            <translation>некоторые не показаны</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/row_text.py" />
            <location filename="../../app/matewright/services/answer/play_rows/rows.py" />
            <source>threat</source>
            <translation>угроза</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/row_text.py" />
            <source>try</source>
            <translation>ложный след</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/row_text.py" />
            <source>variation</source>
            <translation>вариант</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/rows.py" />
            <source>{count} not shown</source>
            <translation>не показано: {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/play_rows/phases.py" />
            <source>{count} shown</source>
            <translation>показано: {count}</translation>
        </message>
    </context>
    <context>
        <name>SolveCommands</name>
        <message>
            <location filename="../../app/matewright/gui/solving/commands.py" />
            <source>It is in the queue already</source>
            <translation>Она уже в очереди</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/commands.py" />
            <source>Put into the queue</source>
            <translation>Поставлено в очередь</translation>
        </message>
    </context>
    <context>
        <name>SolvingFeature</name>
        <message>
            <location filename="../../app/matewright/gui/solving/feature.py" />
            <source>&amp;Live Solving</source>
            <translation>Решение на &amp;лету</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/feature.py" />
            <source>&amp;Solve</source>
            <translation>&amp;Решить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/feature.py" />
            <source>&amp;Verify the Answer</source>
            <translation>Проверит&amp;ь ответ</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/feature.py" />
            <source>Add to &amp;Queue</source>
            <translation>Поставить в о&amp;чередь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/feature.py" />
            <source>Check the answer with another program’s rules</source>
            <translation>Проверить ответ по правилам другой программы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/feature.py" />
            <source>S&amp;top</source>
            <translation>&amp;Стоп</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/feature.py" />
            <source>Stop All and &amp;Empty the Queue</source>
            <translation>Остановить всё и оч&amp;истить очередь</translation>
        </message>
    </context>
    <context>
        <name>SolvingLog</name>
        <message>
            <location filename="../../app/matewright/gui/answer/log.py" />
            <source>Answered in {time}: {summary}</source>
            <translation>Ответ за {time}: {summary}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/log.py" />
            <source>Question: {stipulation} of {fen}, {mode}, strategy {strategy}</source>
            <translation>Вопрос: {stipulation}, {fen}, {mode}, стратегия {strategy}</translation>
        </message>
    </context>
    <context>
        <name>SolvingPage</name>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source> MiB</source>
            <translation> МиБ</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source> s</source>
            <translation> с</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Memory</source>
            <translation>&amp;Память</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Strategy</source>
            <translation>&amp;Стратегия</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>&amp;Threads</source>
            <translation>По&amp;токи</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>C&amp;hoose …</source>
            <translation>В&amp;ыбрать …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Li&amp;ve solving: find the state after every edit</source>
            <translation>Решение на л&amp;ету: находить состояние после каждой правки</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Live solving &amp;gives up after</source>
            <translation>Решение на лету сдаётся &amp;через</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Program P&amp;opeye</source>
            <translation>П&amp;рограмма Popeye</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Program Popeye</source>
            <translation>Программа Popeye</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Set &amp;play</source>
            <translation>&amp;Иллюзорная игра</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>T&amp;ries: most refutations</source>
            <translation>&amp;Ложные следы: не больше опровержений</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Tell the &amp;end of a long search in the background</source>
            <translation>Соо&amp;бщать об окончании долгого поиска в фоне</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>Time &amp;limit</source>
            <translation>Предел &amp;времени</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>no tries</source>
            <translation>без ложных следов</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>none</source>
            <translation>нет</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/preferences_dialog/pages.py" />
            <source>popeye or py, where the system finds it</source>
            <translation>popeye или py, где его найдёт система</translation>
        </message>
    </context>
    <context>
        <name>SquaresEdit</name>
        <message>
            <location filename="../../app/matewright/gui/board/squares_edit.py" />
            <source>Board to choose squares</source>
            <translation>Доска для выбора полей</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/squares_edit.py" />
            <source>Click squares, or go to them with the arrow keys and press Space</source>
            <translation>Щёлкайте поля или переходите к ним стрелками и нажимайте пробел</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/board/squares_edit.py" />
            <source>{square}, chosen</source>
            <translation>{square}, выбрано</translation>
        </message>
    </context>
    <context>
        <name>StateDisplay</name>
        <message>
            <location filename="../../app/matewright/gui/solving/state_display.py" />
            <source>Solving …</source>
            <translation>Решается …</translation>
        </message>
    </context>
    <context>
        <name>StatisticsPane</name>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Count by</source>
            <translation>Что считать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>No themes of these problems are known yet. A batch looks for them.</source>
            <translation>Темы этих задач неизвестны. Их ищет пакет.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Number of men</source>
            <translation>Число фигур</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Partial: {done} of {total} problems have been read so far.</source>
            <translation>Неполный список: пока прочитано {done} из {total} задач.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Problems</source>
            <translation>Задачи</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>S&amp;tatistics</source>
            <translation>&amp;Статистика</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Share</source>
            <translation>Доля</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Statistics of the collection</source>
            <translation>Статистика собрания</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Stipulation</source>
            <translation>Задание</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>The collection is empty.</source>
            <translation>Собрание пусто.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Theme</source>
            <translation>Тема</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>Verdict</source>
            <translation>Вердикт</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/statistics_pane.py" />
            <source>none stated</source>
            <translation>не указано</translation>
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
            <translation>Выбрать …</translation>
        </message>
    </context>
    <context>
        <name>StipulationDialog</name>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>&amp;Black's own goal</source>
            <translation>Собственная цель &amp;чёрных</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>&amp;Goal</source>
            <translation>&amp;Цель</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>&amp;Kind of play</source>
            <translation>&amp;Вид игры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Black's own goal</source>
            <translation>Собственная цель чёрных</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Goal</source>
            <translation>Цель</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Kind of play</source>
            <translation>Вид игры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Number of &amp;moves</source>
            <translation>&amp;Число ходов</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Number of moves</source>
            <translation>Число ходов</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Stipulation</source>
            <translation>Задание</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Target s&amp;quare</source>
            <translation>Целевое &amp;поле</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>Target square</source>
            <translation>Целевое поле</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>The other side begins with a single move: help play</source>
            <translation>Другая сторона начинает одним ходом: кооперативная игра</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>What is reached in fewer moves does not count</source>
            <translation>Достигнутое за меньшее число ходов не считается</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>and a &amp;half</source>
            <translation>и пол&amp;хода</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>e&amp;xactly</source>
            <translation>&amp;ровно</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_dialog.py" />
            <source>the same</source>
            <translation>та же</translation>
        </message>
    </context>
    <context>
        <name>StipulationEdit</name>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_edit.py" />
            <source>Stipulation</source>
            <translation>Задание</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/stipulation_edit.py" />
            <source>The stipulation, such as #3, or #3* with set play; Esc restores it</source>
            <translation>Задание, например #3 или #3* с иллюзорной игрой; Esc возвращает прежнее</translation>
        </message>
    </context>
    <context>
        <name>TablePane</name>
        <message>
            <location filename="../../app/matewright/gui/answer/table_pane.py" />
            <source>Only changes</source>
            <translation>Только перемены</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/table_pane.py" />
            <source>Only defences that are answered differently in different phases</source>
            <translation>Только защиты, на которые в разных фазах отвечают по-разному</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/table_pane.py" />
            <source>Phases and defences</source>
            <translation>Фазы и защиты</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/table_pane.py" />
            <source>Ta&amp;ble</source>
            <translation>Табли&amp;ца</translation>
        </message>
    </context>
    <context>
        <name>TargetBoard</name>
        <message>
            <location filename="../../app/matewright/gui/question/target_board.py" />
            <source>As the Diagram</source>
            <translation>Как на диаграмме</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/target_board.py" />
            <source>Begin with the men as they stand in the diagram</source>
            <translation>Начать с фигур в том виде, как они стоят на диаграмме</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/target_board.py" />
            <source>Clear</source>
            <translation>Очистить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/target_board.py" />
            <source>Clear Board</source>
            <translation>Очистить доску</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/target_board.py" />
            <source>FEN</source>
            <translation>FEN</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/target_board.py" />
            <source>FEN of the target</source>
            <translation>FEN цели</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/target_board.py" />
            <source>Paste Position</source>
            <translation>Вставить позицию</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/target_board.py" />
            <source>Remove all men from the target</source>
            <translation>Убрать все фигуры с доски цели</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/target_board.py" />
            <source>Target</source>
            <translation>Цель</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/target_board.py" />
            <source>Target: the position that is to be reached</source>
            <translation>Цель: позиция, которую нужно получить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/target_board.py" />
            <source>Target: {change}</source>
            <translation>Цель: {change}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/target_board.py" />
            <source>Type FEN</source>
            <translation>Ввод FEN</translation>
        </message>
    </context>
    <context>
        <name>ThemeDisplay</name>
        <message>
            <location filename="../../app/matewright/gui/answer/theme_display.py" />
            <source>Add Keywords</source>
            <translation>Добавление ключевых слов</translation>
        </message>
    </context>
    <context>
        <name>ThemesPane</name>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>&amp;Found Themes</source>
            <translation>&amp;Найденные темы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>&amp;With Set Play and Tries</source>
            <translation>С &amp;иллюзорной игрой и ложными следами</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Add the chosen themes, or all that are certain, to the problem's keywords</source>
            <translation>Добавить выбранные темы или все достоверные в ключевые слова задачи</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Add to &amp;Keywords</source>
            <translation>Добавить в &amp;ключевые слова</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Looking for themes …</source>
            <translation>Поиск тем …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>No theme of the list was found.</source>
            <translation>Ни одной темы из списка не найдено.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Not all play was looked at; there may be more.</source>
            <translation>Просмотрена не вся игра; могут быть и другие.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Of fairy chess only changes and cycles are looked for.</source>
            <translation>В сказочных шахматах ищутся только перемены и циклы.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Phases</source>
            <translation>Фазы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Set play and tries were not both asked for.</source>
            <translation>Иллюзорная игра и ложные следы заданы не оба.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Solve the problem to see its themes.</source>
            <translation>Решите задачу, чтобы увидеть её темы.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Solve with set play and tries, between which play may change; neither was asked for, or not both</source>
            <translation>Решить с иллюзорной игрой и ложными следами, между которыми игра может меняться; то или другое не было задано</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Theme</source>
            <translation>Тема</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Themes are looked for in complete proofs with all play.</source>
            <translation>Темы ищутся в полных доказательствах со всей игрой.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Themes of the problem</source>
            <translation>Темы задачи</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/themes_pane.py" />
            <source>Why</source>
            <translation>Почему</translation>
        </message>
    </context>
    <context>
        <name>ToolFields</name>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Add a piece</source>
            <translation>Добавить фигуру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Also pieces that only a promotion can have made</source>
            <translation>И фигуры, которые могли появиться только превращением</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>At most this many pieces are changed at once</source>
            <translation>Не больше стольких фигур меняется сразу</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Changes</source>
            <translation>Изменения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Each further piece comes with its image</source>
            <translation>Каждая новая фигура ставится вместе с её отражением</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Give a piece the other colour</source>
            <translation>Сменить цвет фигуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Kinds of changes</source>
            <translation>Виды изменений</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Move a piece</source>
            <translation>Переставить фигуру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Order</source>
            <translation>Порядок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Pieces</source>
            <translation>Фигуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Promoted pieces</source>
            <translation>Превращённые фигуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Remove a piece</source>
            <translation>Убрать фигуру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Replace a piece by another of its colour</source>
            <translation>Заменить фигуру другой того же цвета</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Squares</source>
            <translation>Поля</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>What may be done with a piece</source>
            <translation>Что можно делать с фигурой</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>Which settings come first</source>
            <translation>Какие позиции идут первыми</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>above and below</source>
            <translation>сверху и снизу</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>across a1–h8</source>
            <translation>относительно a1–h8</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>across a8–h1</source>
            <translation>относительно a8–h1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>all squares</source>
            <translation>все поля</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>any</source>
            <translation>любой</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>around the centre</source>
            <translation>вокруг центра</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>fewest changes first</source>
            <translation>сначала меньше изменений</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>fewest pieces first</source>
            <translation>сначала меньше фигур</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>known solution first</source>
            <translation>сначала известное решение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>least play lost first</source>
            <translation>сначала меньше потерянной игры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>least value first</source>
            <translation>сначала меньшая стоимость</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>left and right</source>
            <translation>слева и справа</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>legal ones first</source>
            <translation>сначала возможные</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>no promoted pieces first</source>
            <translation>сначала без превращённых фигур</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>no symmetry</source>
            <translation>без симметрии</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>one of any kind</source>
            <translation>одна любого вида</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>quiet keys first</source>
            <translation>сначала тихие вступления</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>usual order</source>
            <translation>обычный порядок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>“a1 c3-f6 d 4” are a square, a rectangle, a file and a rank</source>
            <translation>«a1 c3-f6 d 4» — поле, прямоугольник, вертикаль и горизонталь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/fields.py" />
            <source>“wP bS” are a white pawn and a black knight, “2bP” two black pawns, “wQR” a queen or a rook, “b*” any black piece, “*” any; “bG” is a grasshopper by its letter in the Box of Men, “nP” neutral, “wG{Royal}” has an attribute</source>
            <translation>«wP bS» — белая пешка и чёрный конь, «2bP» — две чёрные пешки, «wQR» — ферзь или ладья, «b*» — любая чёрная фигура, «*» — любая; «bG» — сверчок по его букве в «Наборе фигур», «nP» — нейтральная, «wG{Royal}» — с признаком</translation>
        </message>
    </context>
    <context>
        <name>TwinTableModel</name>
        <message>
            <location filename="../../app/matewright/gui/question/twin_table_model.py" />
            <source>Change</source>
            <translation>Изменение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twin_table_model.py" />
            <source>Continues</source>
            <translation>Продолжает</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twin_table_model.py" />
            <source>Ticked: the change is made in the twin before and not in the diagram</source>
            <translation>Отмечено: меняется прежний близнец, а не диаграмма</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twin_table_model.py" />
            <source>continues from the twin before</source>
            <translation>продолжает прежнего близнеца</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_rows.py" />
            <source>the diagram</source>
            <translation>диаграмма</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_rows.py" />
            <source>the diagram, which is not part of the question</source>
            <translation>диаграмма, о которой не спрашивается</translation>
        </message>
    </context>
    <context>
        <name>TwinsPane</name>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Add</source>
            <translation>Добавить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Add Twin</source>
            <translation>Добавить близнеца</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Add a man</source>
            <translation>Добавить фигуру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Another condition …</source>
            <translation>Другое условие …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Another stipulation</source>
            <translation>Другое задание</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Change</source>
            <translation>Изменить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Change Twin</source>
            <translation>Изменить близнеца</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Change in Popeye's words</source>
            <translation>Изменение словами Popeye</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Choose a kind of change or type one, then press Add.</source>
            <translation>Выберите вид изменения или введите его, затем нажмите «Добавить».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Choose a man of the palette and click its square, or type it: white Sb2.</source>
            <translation>Выберите фигуру палитры и щёлкните её поле или введите: white Sb2.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Choose a man of the palette first.</source>
            <translation>Сначала выберите фигуру палитры.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Click any square and then the square where its man goes on the board, or type two squares.</source>
            <translation>Щёлкните на доске поле, затем поле, куда встанет его фигура, или введите два поля.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Click one man and then the other on the board, or type two squares.</source>
            <translation>Щёлкните на доске одну фигуру, затем другую или введите два поля.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Click the man and then its new square on the board, or type two squares.</source>
            <translation>Щёлкните на доске фигуру, затем её новое поле или введите два поля.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Click the man on the board, or type its square.</source>
            <translation>Щёлкните фигуру на доске или введите её поле.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Down</source>
            <translation>Вниз</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Enter or Change: {letter} becomes this. Add: a new twin.</source>
            <translation>Enter или «Изменить»: {letter} станет этим. «Добавить»: новый близнец.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Exchange the colours</source>
            <translation>Поменять цвета</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Exchange two men</source>
            <translation>Поменять две фигуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Give the selected twin this change</source>
            <translation>Дать выбранному близнецу это изменение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Kind of change</source>
            <translation>Вид изменения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Kind of change …</source>
            <translation>Вид изменения …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Make a new twin of the change</source>
            <translation>Сделать из изменения нового близнеца</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Mirror a1 and h8</source>
            <translation>Отразить a1 и h8</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Mirror a8 and h1</source>
            <translation>Отразить a8 и h1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Mirror left and right</source>
            <translation>Отразить слева направо</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Mirror up and down</source>
            <translation>Отразить сверху вниз</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Move Twin</source>
            <translation>Переместить близнеца</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Move a man</source>
            <translation>Переставить фигуру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Other men: replace a kind</source>
            <translation>Другие фигуры: заменить вид</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Press Enter or Add.</source>
            <translation>Нажмите Enter или «Добавить».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Put the selected twin one place down</source>
            <translation>Опустить выбранного близнеца на место ниже</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Put the selected twin one place up</source>
            <translation>Поднять выбранного близнеца на место выше</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Remove</source>
            <translation>Убрать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Remove Twin</source>
            <translation>Убрать близнеца</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Remove a man</source>
            <translation>Убрать фигуру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Remove the selected twin</source>
            <translation>Убрать выбранного близнеца</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Rotate by 180°</source>
            <translation>Повернуть на 180°</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Rotate by 270°</source>
            <translation>Повернуть на 270°</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Rotate by 90°</source>
            <translation>Повернуть на 90°</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Shift all men</source>
            <translation>Сдвинуть все фигуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>T&amp;wins</source>
            <translation>&amp;Близнецы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>The diagram itself is not part of the question: a) is the first twin</source>
            <translation>О самой диаграмме не спрашивается: a) — первый близнец</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>The file holds twins of kinds that are not supported; they are kept.</source>
            <translation>В файле есть близнецы неподдерживаемых видов; они сохраняются.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Twins</source>
            <translation>Близнецы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Type the conditions that replace all others: Circe Madrasi.</source>
            <translation>Введите условия, которые заменят все прочие: Circe Madrasi.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Type the letters of the kind that goes and of the one that comes: S B.</source>
            <translation>Введите буквы уходящего и приходящего вида: S B.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/twin_kinds.py" />
            <source>Type the stipulation: h#3.</source>
            <translation>Введите задание: h#3.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Up</source>
            <translation>Вверх</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Zero Position</source>
            <translation>Нулевая позиция</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>Zero position</source>
            <translation>Нулевая позиция</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/twins_pane.py" />
            <source>or type it: Move a1 b2</source>
            <translation>или введите: Move a1 b2</translation>
        </message>
    </context>
    <context>
        <name>Unsaved</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/program/unsaved.py" />
            <source>%n problems wait to be solved.</source>
            <translation>
                <numerusform>%n задача ещё ждёт решения.</numerusform>
                <numerusform>%n задачи ещё ждут решения.</numerusform>
                <numerusform>%n задач ещё ждут решения.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/program/unsaved.py" />
            <source>%n searches are running; they would be stopped, and what they have proved is saved.</source>
            <translation>
                <numerusform>Идёт %n поиск; он будет остановлен, а доказанное сохранено.</numerusform>
                <numerusform>Идут %n поиска; они будут остановлены, а доказанное сохранено.</numerusform>
                <numerusform>Идут %n поисков; они будут остановлены, а доказанное сохранено.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/unsaved.py" />
            <source>A batch is running, with {done} of {total} problems done; it can be resumed.</source>
            <translation>Идёт пакет: готово {done} из {total} задач; его можно продолжить.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/program/unsaved.py" />
            <source>The answers to %n problems are not saved.</source>
            <translation>
                <numerusform>Не сохранён ответ на %n задачу.</numerusform>
                <numerusform>Не сохранены ответы на %n задачи.</numerusform>
                <numerusform>Не сохранены ответы на %n задач.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/unsaved.py" />
            <source>“{name}” has changes that are not saved.</source>
            <translation>В «{name}» есть несохранённые изменения.</translation>
        </message>
    </context>
    <context>
        <name>VerifyRow</name>
        <message>
            <location filename="../../app/matewright/gui/answer/verify_row.py" />
            <source>Details</source>
            <translation>Подробности</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/verify_row.py" />
            <source>Show in the log all that was checked</source>
            <translation>Показать в журнале всё, что проверено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/verify_row.py" />
            <source>Stop</source>
            <translation>Остановить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/verify_row.py" />
            <source>Verified before the edit: stale</source>
            <translation>Проверено до изменения: устарело</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/verify_row.py" />
            <source>Verified: {verdict}</source>
            <translation>Проверка: {verdict}</translation>
        </message>
    </context>
    <context>
        <name>Verifying</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>%n faults found</source>
            <translation>
                <numerusform>найдена %n ошибка</numerusform>
                <numerusform>найдено %n ошибки</numerusform>
                <numerusform>найдено %n ошибок</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>Stopped. No fault was found in what was checked.</source>
            <translation>Остановлено. В проверенном ошибок не найдено.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>Stopping …</source>
            <translation>Останавливается …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>Verification:</source>
            <translation>Проверка:</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>Verifying …</source>
            <translation>Идёт проверка …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>Verifying: another program solves it, too …</source>
            <translation>Идёт проверка: решает и другая программа …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>Verifying: {done} of {total} claims decided · {count} positions</source>
            <translation>Идёт проверка: решено утверждений {done} из {total} · позиций {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>Verifying: {done} of {total} moves looked at</source>
            <translation>Идёт проверка: просмотрено ходов {done} из {total}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>verification: {verdict}</source>
            <translation>проверка: {verdict}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>verified</source>
            <translation>проверено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/solving/verifying.py" />
            <source>{part}not checked: {reason}</source>
            <translation>{part}не проверено: {reason}</translation>
        </message>
    </context>
    <context>
        <name>VersionCommands</name>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>&amp;Name</source>
            <translation>&amp;Название</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>Drop Version</source>
            <translation>Убрать версию</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>Keep This Version</source>
            <translation>Сохранить эту версию</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>Keep Version “{name}”</source>
            <translation>Сохранить версию «{name}»</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>Name Version</source>
            <translation>Назвать версию</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>Name the Version</source>
            <translation>Название версии</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>Now</source>
            <translation>Сейчас</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/commands.py" />
            <source>Restore Version</source>
            <translation>Вернуть версию</translation>
        </message>
    </context>
    <context>
        <name>Versions</name>
        <message>
            <location filename="../../app/matewright/services/versions/version_entries.py" />
            <source>start</source>
            <translation>начало</translation>
        </message>
    </context>
    <context>
        <name>VersionsFeature</name>
        <message>
            <location filename="../../app/matewright/gui/versions/feature.py" />
            <source>&amp;Keep This Version …</source>
            <translation>Со&amp;хранить эту версию …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/feature.py" />
            <source>C&amp;ompare Versions …</source>
            <translation>Ср&amp;авнить версии …</translation>
        </message>
    </context>
    <context>
        <name>VersionsPane</name>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>&amp;Versions</source>
            <translation>&amp;Версии</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Compare …</source>
            <translation>Сравнить …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Drop</source>
            <translation>Убрать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Give the problem as it stands now a name and keep it</source>
            <translation>Дать нынешнему виду задачи название и сохранить его</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Keep This …</source>
            <translation>Сохранить …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Rename …</source>
            <translation>Переименовать …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Restore</source>
            <translation>Вернуть</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Return to the chosen version, as one undo step</source>
            <translation>Вернуться к выбранной версии одним шагом отмены</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Show two chosen versions, or the chosen one and the problem, side by side</source>
            <translation>Показать рядом две выбранные версии или выбранную и задачу</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Sound states are kept automatically; keep others by name.</source>
            <translation>Корректные состояния попадают сюда сами; другие можно сохранить под названием.</translation>
        </message>
    </context>
    <context>
        <name>WaitDialog</name>
        <message>
            <location filename="../../app/matewright/gui/widgets/wait_dialog.py" />
            <source>&amp;Cancel</source>
            <translation>О&amp;тмена</translation>
        </message>
    </context>
    <context>
        <name>Wall</name>
        <message>
            <location filename="../../app/matewright/gui/collection/wall.py" />
            <source>Diagrams of the problems</source>
            <translation>Диаграммы задач</translation>
        </message>
    </context>
    <context>
        <name>WaysFields</name>
        <message>
            <location filename="../../app/matewright/gui/collection/ways_fields.py" />
            <source>&amp;Mirrored or turned</source>
            <translation>С от&amp;ражением или поворотом</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/ways_fields.py" />
            <source>Colours e&amp;xchanged</source>
            <translation>С обменом &amp;цветов</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/ways_fields.py" />
            <source>Moved as a whole, without a man leaving the board</source>
            <translation>Сдвиг целиком, так чтобы ни одна фигура не ушла с доски</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/ways_fields.py" />
            <source>S&amp;hifted</source>
            <translation>Со с&amp;двигом</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/ways_fields.py" />
            <source>With pawns left and right alone are exchanged</source>
            <translation>При пешках меняются только левая и правая стороны</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/collection/ways_fields.py" />
            <source>With the board upside down, so that pawns go on</source>
            <translation>Доска переворачивается, чтобы пешки шли в свою сторону</translation>
        </message>
    </context>
    <context>
        <name>WindowFeature</name>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;Close Window</source>
            <translation>&amp;Закрыть окно</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;Dark</source>
            <translation>&amp;Тёмная</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;English</source>
            <translation>&amp;Английские</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;First Steps</source>
            <translation>&amp;Первые шаги</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;French</source>
            <translation>&amp;Французские</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;German</source>
            <translation>&amp;Немецкие</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;Keyboard Shortcuts</source>
            <translation>&amp;Клавиши</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;Light</source>
            <translation>&amp;Светлая</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;Quit</source>
            <translation>В&amp;ыход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>&amp;Russian</source>
            <translation>&amp;Русские</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>As the &amp;System</source>
            <translation>Как &amp;в системе</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>English, &amp;Problems</source>
            <translation>Английские, &amp;задачные</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>F&amp;igurines</source>
            <translation>Ф&amp;игурки</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>F&amp;ull Screen</source>
            <translation>&amp;Полный экран</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>Pre&amp;ferences …</source>
            <translation>Настро&amp;йки …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>Reset La&amp;yout</source>
            <translation>Сбр&amp;осить расположение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/program/window_feature.py" />
            <source>That of the &amp;System</source>
            <translation>Как в &amp;системе</translation>
        </message>
    </context>
    <context>
        <name>Workshop</name>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>%n idle pieces</source>
            <translation>
                <numerusform>%n лишняя фигура</numerusform>
                <numerusform>%n лишние фигуры</numerusform>
                <numerusform>%n лишних фигур</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>%n settings</source>
            <translation>
                <numerusform>%n позиция</numerusform>
                <numerusform>%n позиции</numerusform>
                <numerusform>%n позиций</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>%n settings are kept as versions</source>
            <translation>
                <numerusform>%n позиция сохранена как версия</numerusform>
                <numerusform>%n позиции сохранены как версии</numerusform>
                <numerusform>%n позиций сохранено как версии</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>%n settings follow this problem</source>
            <translation>
                <numerusform>%n позиция стоит за этой задачей</numerusform>
                <numerusform>%n позиции стоят за этой задачей</numerusform>
                <numerusform>%n позиций стоят за этой задачей</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Add %n Settings</source>
            <translation>
                <numerusform>Добавить %n позицию</numerusform>
                <numerusform>Добавить %n позиции</numerusform>
                <numerusform>Добавить %n позиций</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>At most {count} settings, which takes about {time}.</source>
            <translation>Не больше {count} позиций, на это уйдёт около {time}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Choose a piece on the board or in the palette: every square shows what the problem would be with the piece there.</source>
            <translation>Выберите фигуру на доске или в палитре: каждое поле покажет, чем была бы задача с фигурой там.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Keep %n Settings</source>
            <translation>
                <numerusform>Сохранить %n позицию</numerusform>
                <numerusform>Сохранить %n позиции</numerusform>
                <numerusform>Сохранить %n позиций</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Looking …</source>
            <translation>Просмотр …</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>No setting was found.</source>
            <translation>Ни одной позиции не найдено.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Start Anyway begins; what is found can be stopped at any time.</source>
            <translation>«Всё равно начать» запускает поиск; его можно остановить в любой момент.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Stopped at {share}% of {total}</source>
            <translation>Остановлено на {share} % из {total}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Stopped before a setting was found.</source>
            <translation>Остановлено до того, как нашлась позиция.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Stopped: this was found until then</source>
            <translation>Остановлено: вот что найдено до этого</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>The diagram is the position after the key: which keys lead to it?</source>
            <translation>Диаграмма — позиция после вступления: какие вступления ведут к ней?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>What breaks when a piece goes away, or becomes a weaker one?</source>
            <translation>Что теряется, если фигуру снять или заменить более слабой?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Which changes make the problem sound and keep the required play?</source>
            <translation>Какие изменения делают задачу корректной и сохраняют нужное?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Which pieces can go, or be cheaper, one after the other?</source>
            <translation>Какие фигуры можно снять или удешевить одну за другой?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Which sound settings are there with further pieces?</source>
            <translation>Какие корректные позиции есть с добавленными фигурами?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>Workshop: {change}</source>
            <translation>Мастерская: {change}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>about {time} left</source>
            <translation>осталось около {time}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>some went by another order</source>
            <translation>часть отсеяна по другому порядку</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>the best {count} listed</source>
            <translation>показаны лучшие {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>{count} looked at</source>
            <translation>рассмотрено: {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/controller.py" />
            <source>{done} of at most {total} settings ({share}%)</source>
            <translation>{done} из не более чем {total} позиций ({share} %)</translation>
        </message>
    </context>
    <context>
        <name>WorkshopPane</name>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>A piece on every square</source>
            <translation>Фигура на каждом поле</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Add as Problems</source>
            <translation>Добавить как задачи</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>All sound settings with further pieces</source>
            <translation>Все корректные позиции с добавленными фигурами</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Changes that make the problem sound</source>
            <translation>Изменения, делающие задачу корректной</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Colours and signs on the board</source>
            <translation>Цвета и знаки на доске</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Fill</source>
            <translation>Заполнить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Keep</source>
            <translation>Сохранить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Keys that lead to the diagram</source>
            <translation>Вступления, ведущие к диаграмме</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Map</source>
            <translation>Карта</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Mend</source>
            <translation>Исправить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Parts looked at</source>
            <translation>Рассматриваемые части</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Pieces that can go, one by one</source>
            <translation>Фигуры, которые можно снять одну за другой</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Reduce</source>
            <translation>Сократить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Required: {play}</source>
            <translation>Нужно: {play}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Start</source>
            <translation>Начать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Start Anyway</source>
            <translation>Всё равно начать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Stop</source>
            <translation>Остановить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Take</source>
            <translation>Принять</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Take back</source>
            <translation>Взять назад</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>The chosen setting becomes the diagram (Return)</source>
            <translation>Выбранная позиция станет диаграммой (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>The chosen settings become problems after this one; all, if none is chosen</source>
            <translation>Выбранные позиции станут задачами за этой; все, если ни одна не выбрана</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>The chosen settings become versions of the problem</source>
            <translation>Выбранные позиции станут версиями задачи</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>The part that Solution shows, or all: a setting is sound where every part is</source>
            <translation>Часть, показанная в «Решении», или все: позиция корректна, если корректна каждая часть</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>The play that must stay</source>
            <translation>Игра, которая должна остаться</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Tool</source>
            <translation>Инструмент</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>What breaks without it</source>
            <translation>Что теряется без неё</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>What is each piece for?</source>
            <translation>Зачем каждая фигура?</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>What is ticked in the answer</source>
            <translation>Отмеченное в ответе</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>What is ticked in the answer ({count})</source>
            <translation>Отмеченное в ответе ({count})</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>What is ticked in the answer ({count}, {missing} not in it now)</source>
            <translation>Отмеченное в ответе ({count}, сейчас в нём нет: {missing})</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>What was found stays (Esc)</source>
            <translation>Найденное остаётся (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>Wo&amp;rkshop</source>
            <translation>&amp;Мастерская</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>all parts</source>
            <translation>все части</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>as usual</source>
            <translation>как обычно</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>cooked</source>
            <translation>с побочным решением</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>impossible</source>
            <translation>невозможно</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>no solution</source>
            <translation>нет решения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>nothing breaks without it</source>
            <translation>без неё ничего не рушится</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>short</source>
            <translation>короткое</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>sound</source>
            <translation>корректна</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>sound, but play is lost</source>
            <translation>корректно, но теряется игра</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>the part shown</source>
            <translation>показанная часть</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>ticked play</source>
            <translation>отмеченная игра</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/workshop/pane.py" />
            <source>▲ The diagram was changed: these are settings of the one before</source>
            <translation>▲ Диаграмма изменена: эти позиции относятся к прежней</translation>
        </message>
    </context>
    <context>
        <name>_Cards</name>
        <message>
            <location filename="../../app/matewright/gui/versions/versions_pane.py" />
            <source>Versions of the problem</source>
            <translation>Версии задачи</translation>
        </message>
    </context>
    <context>
        <name>_Entry</name>
        <message>
            <location filename="../../app/matewright/gui/question/conditions_row.py" />
            <source>Condition {name}: change it</source>
            <translation>Условие {name}: изменить</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/conditions_row.py" />
            <source>Remove {name}</source>
            <translation>Удалить: {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/conditions_row.py" />
            <source>Set its cells on the board: the squares that one stroke goes over become a cell. Esc ends it.</source>
            <translation>Задать его клетки на доске: поля, по которым проведена черта, становятся одной клеткой. Esc — конец.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/conditions_row.py" />
            <source>Set its lines on the board: click or drag along the edges of squares; a second time wipes them away. Esc ends it.</source>
            <translation>Провести его линии на доске: щёлкайте или ведите мышью вдоль краёв полей; второй раз стирает их. Esc — конец.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/conditions_row.py" />
            <source>Set its squares on the board: click or drag over squares; a second time wipes them away. Esc ends it.</source>
            <translation>Отметить его поля на доске: щёлкайте по полям или ведите по ним мышью; второй раз стирает отметки. Esc — конец.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/question/conditions_row.py" />
            <source>Set {name} on the board</source>
            <translation>Задать на доске: {name}</translation>
        </message>
    </context>
    <context>
        <name>_Heading</name>
        <message>
            <location filename="../../app/matewright/gui/docks/dock.py" />
            <source>Drag to move this pane</source>
            <translation>Потяните, чтобы переместить панель</translation>
        </message>
    </context>
    <context>
        <name>_Preview</name>
        <message>
            <location filename="../../app/matewright/gui/publishing/export_diagram.py" />
            <source>Preview</source>
            <translation>Просмотр</translation>
        </message>
    </context>
    <context>
        <name>_RunTable</name>
        <message>
            <location filename="../../app/matewright/gui/solving/queue_pane.py" />
            <source>Problems that are solved or wait for it</source>
            <translation>Задачи, которые решаются или ждут решения</translation>
        </message>
    </context>
    <context>
        <name>_Step</name>
        <message>
            <location filename="../../app/matewright/gui/program/first_steps.py" />
            <source>{step}, done</source>
            <translation>{step}, сделано</translation>
        </message>
    </context>
    <context>
        <name>_TextDialog</name>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>&amp;Cancel</source>
            <translation>&amp;Отмена</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>&amp;OK</source>
            <translation>&amp;ОК</translation>
        </message>
        <message>
            <location filename="../../app/matewright/gui/answer/file_commands.py" />
            <source>Solution from the file</source>
            <translation>Решение из файла</translation>
        </message>
    </context>
    <context>
        <name>answers</name>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>Black</source>
            <translation>Чёрные</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>MATER lets a pawn on the last rank stay a pawn</source>
            <translation>MATER оставляет пешку на последней горизонтали пешкой</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>MATER takes castling rights from the squares</source>
            <translation>MATER берёт права рокировки с полей</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>MATER takes neither castling rights nor an en passant capture from the FEN</source>
            <translation>MATER не берёт из FEN ни прав рокировки, ни взятия на проходе</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>MATER takes no en passant capture from the FEN</source>
            <translation>MATER не берёт из FEN взятия на проходе</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>Mate-in-two knows no castling ({line})</source>
            <translation>Mate-in-two не знает рокировки ({line})</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>Mate-in-two knows no double step ({line})</source>
            <translation>Mate-in-two не знает двойного шага ({line})</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>Mate-in-two knows no en passant capture ({line})</source>
            <translation>Mate-in-two не знает взятия на проходе ({line})</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>Mate-in-two knows no promotion ({line})</source>
            <translation>Mate-in-two не знает превращения ({line})</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>Mate-in-two takes stalemate for mate ({line})</source>
            <translation>Mate-in-two принимает пат за мат ({line})</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/remarks.py" />
            <source>at most %n flights</source>
            <translation>
                <numerusform>не больше %n поля отхода</numerusform>
                <numerusform>не больше %n полей отхода</numerusform>
                <numerusform>не больше %n полей отхода</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>capture</source>
            <translation>взять</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>capture en passant</source>
            <translation>взять на проходе</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>castle</source>
            <translation>рокировать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>castling assumed to be legal: {rights}</source>
            <translation>рокировка считается законной: {rights}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>castling is no longer possible, as the last moves show: {rights}</source>
            <translation>рокировка уже невозможна, как показывают последние ходы: {rights}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>checks only</source>
            <translation>только шахи</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>colours exchanged</source>
            <translation>цвета обменены</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>complete a circuit</source>
            <translation>завершить круговой маршрут</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>complete a circuit by rebirth</source>
            <translation>завершить круговой маршрут через возрождение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>double step over {square} stated, but it cannot be the last move</source>
            <translation>указан двойной ход через {square}, но он не может быть последним</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>double step over {square} taken for the last move without proof</source>
            <translation>двойной ход через {square} принят за последний без доказательства</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>exchange the places of two own pieces</source>
            <translation>поменять местами две свои фигуры</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/remarks.py" />
            <source>few defences longer than %n moves ({option})</source>
            <translation>
                <numerusform>мало защит длиннее %n хода ({option})</numerusform>
                <numerusform>мало защит длиннее %n ходов ({option})</numerusform>
                <numerusform>мало защит длиннее %n ходов ({option})</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>first move {first} only</source>
            <translation>только первый ход {first}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>first moves from number {first} on</source>
            <translation>первые ходы начиная с номера {first}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>first moves {first} to {last} only</source>
            <translation>только первые ходы с {first} по {last}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>get mated by the own move</source>
            <translation>заматовать себя</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>get stalemated by the own move</source>
            <translation>запатовать себя</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>give check</source>
            <translation>дать шах</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>give mate</source>
            <translation>дать мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>give mate or stalemate</source>
            <translation>дать мат или пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>give stalemate</source>
            <translation>дать пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>kiss the piece from {square}</source>
            <translation>поцеловать фигуру с {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>make any move</source>
            <translation>сделать любой ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>mate both sides</source>
            <translation>дать мат обеим сторонам</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>mate both sides when mated</source>
            <translation>под матом дать мат обеим сторонам</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>mate in {length} by {key}</source>
            <translation>мат в {length}: {key}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>mate in {length} by {key}, not by {other}</source>
            <translation>мат в {length}: {key}, а не {other}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>mirrored {corners}</source>
            <translation>отражено {corners}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>move to {square}</source>
            <translation>пойти на {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>no mate in {length}</source>
            <translation>мата в {length} нет</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>not both ways to castle are left, as the last moves show: {rights}</source>
            <translation>обе рокировки вместе уже невозможны, как показывают последние ходы: {rights}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>not compared with {name}: stopped before</source>
            <translation>не сравнено с {name}: остановлено раньше</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>not compared with {name}: {reason}</source>
            <translation>не сравнено с {name}: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>only {count} wanted</source>
            <translation>нужно только {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>parts swapped: Black moves first</source>
            <translation>роли обменены: начинают чёрные</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>parts swapped: White moves first</source>
            <translation>роли обменены: начинают белые</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>pawns promote to {pieces} too</source>
            <translation>пешки превращаются и в {pieces}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>proved to be the last move: the double step over {square}</source>
            <translation>доказано, что последним был двойной ход через {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>proved with a hash table (error below 10⁻¹⁶), tree not re-searched</source>
            <translation>доказано с хеш-таблицей (ошибка меньше 10⁻¹⁶), дерево не перепроверено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>reach the diagram</source>
            <translation>достичь диаграммы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>reach the last rank</source>
            <translation>достичь последней горизонтали</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>reach the other position</source>
            <translation>достичь другой позиции</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>rotated by {angle}°</source>
            <translation>повёрнуто на {angle}°</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>shifted {squares}</source>
            <translation>сдвинуто {squares}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>stalemate both sides</source>
            <translation>дать пат обеим сторонам</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>stopped after the short solutions</source>
            <translation>остановлено после коротких решений</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>stopped: no memory for more solutions</source>
            <translation>остановлено: нет памяти для других решений</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>swap two enemy pieces by rebirth</source>
            <translation>поменять местами две фигуры противника через возрождение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>the reason was not found</source>
            <translation>причина не найдена</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/remarks.py" />
            <source>threats of at most %n moves</source>
            <translation>
                <numerusform>угрозы не длиннее %n хода</numerusform>
                <numerusform>угрозы не длиннее %n ходов</numerusform>
                <numerusform>угрозы не длиннее %n ходов</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>win a piece</source>
            <translation>выиграть фигуру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>{name} differs, it finds {found}: {reason}</source>
            <translation>{name} расходится, находит {found}: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>{name} finds a mate in {length} too; {program} looks for none</source>
            <translation>{name} тоже находит мат в {length}; {program} его не ищет</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>{name} finds the same</source>
            <translation>{name} находит то же</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>{piece} away</source>
            <translation>без {piece}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/remarks.py" />
            <source>{side} can {action} at once and has to: {moves}</source>
            <translation>{side}: можно сразу {action}, и это обязательно: {moves}</translation>
        </message>
    </context>
    <context>
        <name>attribute_names</name>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Alice A</source>
            <translation>Алиса A</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Alice B</source>
            <translation>Алиса B</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Anda</source>
            <translation>Анда</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Anda inverse</source>
            <translation>Анда обратная</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Bul</source>
            <translation>Bul</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Chameleon</source>
            <translation>Хамелеон</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Dob</source>
            <translation>Dob</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Frischauf</source>
            <translation>Фришауф</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Functionary</source>
            <translation>Функционер</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Half-neutral</source>
            <translation>Полунейтральная</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Hurdle colour changing</source>
            <translation>Меняет цвет барьера</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Jigger</source>
            <translation>Джиггер</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Kamikaze</source>
            <translation>Камикадзе</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Magic</source>
            <translation>Магическая</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Paralysing</source>
            <translation>Парализующая</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Patrol</source>
            <translation>Патрульная</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Protean</source>
            <translation>Протеева</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Royal</source>
            <translation>Королевская</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Uncapturable</source>
            <translation>Неуязвимая</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>Volage</source>
            <translation>Волаж</translation>
        </message>
    </context>
    <context>
        <name>attributes</name>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>it becomes neutral when it moves, and then a piece of whoever moves it.</source>
            <translation>становится нейтральной, когда ходит, а затем фигурой того, кто ею ходит.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>it belongs to both sides; whoever is to move may move or capture it.</source>
            <translation>принадлежит обеим сторонам; тот, чей ход, может ею ходить или её взять.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>it cannot be captured.</source>
            <translation>её нельзя взять.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>it changes sides with its first move to a square of the other colour.</source>
            <translation>меняет сторону при первом ходе на поле другого цвета.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>it disappears when it captures.</source>
            <translation>исчезает, когда берёт.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>it neither captures nor checks; what it could capture cannot move.</source>
            <translation>не берёт и не даёт шаха; то, что она могла бы взять, не может ходить.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>it stands on the first board of Alice chess.</source>
            <translation>стоит на первой доске шахмат Алисы.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>it stands on the second board of Alice chess.</source>
            <translation>стоит на второй доске шахмат Алисы.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>the piece over which it leaps changes sides, but no king.</source>
            <translation>фигура, через которую она прыгает, меняет сторону, но не король.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>whoever has it in check has to parry, and is mated where that is impossible.</source>
            <translation>если она под шахом, её сторона должна защититься; если не может, это мат.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/attributes.py" />
            <source>with each move a knight becomes a bishop, that a rook, a queen, a knight.</source>
            <translation>с каждым ходом конь становится слоном, тот ладьёй, ферзём, конём.</translation>
        </message>
    </context>
    <context>
        <name>batch</name>
        <message numerus="yes">
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>%n outcomes in the journal are not this installation's own: their problems are solved again</source>
            <translation>
                <numerusform>%n результат в журнале записан не этой установкой: задача решается заново</numerusform>
                <numerusform>%n результата в журнале записаны не этой установкой: задачи решаются заново</numerusform>
                <numerusform>%n результатов в журнале записаны не этой установкой: задачи решаются заново</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>%n running, the longest for {time}: no. {number}</source>
            <translation>
                <numerusform>%n решается уже {time}: № {number}</numerusform>
                <numerusform>%n решаются, дольше всех {time}: № {number}</numerusform>
                <numerusform>%n решаются, дольше всех {time}: № {number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/file_words.py" />
            <source>%n stored solutions {stored}, found {found}</source>
            <translation>
                <numerusform>в файле %n решение {stored}; найдено: {found}</numerusform>
                <numerusform>в файле %n решения {stored}; найдено: {found}</numerusform>
                <numerusform>в файле %n решений {stored}; найдено: {found}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>Complete: {total} problems</source>
            <translation>Закончено, задач: {total}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>Partial: {done} of {total} problems are done</source>
            <translation>Частично: готово задач {done} из {total}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>Unfinished</source>
            <translation>Не закончено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>about {time} left</source>
            <translation>осталось около {time}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>almost done</source>
            <translation>почти готово</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>as in the file</source>
            <translation>как в файле</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>as in the file; the try “{text}” in line {number} of the text is not compared</source>
            <translation>как в файле; ложный след «{text}» в строке {number} текста не сравнён</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>found {found}</source>
            <translation>найдено: {found}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>found {found}, as in the file</source>
            <translation>найдено: {found}, как в файле</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>illegal: {reason}</source>
            <translation>нелегальна: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>legal</source>
            <translation>легальна</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/file_words.py" />
            <source>none</source>
            <translation>нет</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>not all keys are known; stored {stored}</source>
            <translation>известны не все вступления; в файле: {stored}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>not all solutions are known; stored {stored}</source>
            <translation>известны не все решения; в файле: {stored}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>not compared: what the file says is not clear</source>
            <translation>не сравнено: сказанное в файле неясно</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>not compared: “{text}” in line {number} of the text is not clear</source>
            <translation>не сравнено: «{text}» в строке {number} текста неясно</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>not compared: “{text}” is not clear</source>
            <translation>не сравнено: «{text}» неясно</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>not known whether it is legal</source>
            <translation>неизвестно, легальна ли</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>paused</source>
            <translation>пауза</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>pausing …</source>
            <translation>приостанавливается …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/file_words.py" />
            <source>stored keys {stored}, found {found}</source>
            <translation>
                <numerusform>вступление в файле: {stored}; найдено: {found}</numerusform>
                <numerusform>вступления в файле: {stored}; найдено: {found}</numerusform>
                <numerusform>вступления в файле: {stored}; найдено: {found}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/file_words.py" />
            <source>stored none, found {found}</source>
            <translation>в файле нет; найдено: {found}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/answer/file_words.py" />
            <source>stored tries {stored}, found {found}</source>
            <translation>
                <numerusform>записан ложный след {stored}, найдено {found}</numerusform>
                <numerusform>записаны ложные следы {stored}, найдено {found}</numerusform>
                <numerusform>записаны ложные следы {stored}, найдено {found}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>time left not known yet</source>
            <translation>сколько осталось, пока неизвестно</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>{done} of {total}</source>
            <translation>{done} из {total}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/file_words.py" />
            <source>{first} and {last}</source>
            <translation>{first} и {last}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>{hours} h {minutes} min</source>
            <translation>{hours} ч {minutes} мин</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>{least} to {most} left</source>
            <translation>осталось от {least} до {most}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/answer/file_words.py" />
            <source>{moves} and {count} more</source>
            <translation>{moves} и ещё {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>{number} min</source>
            <translation>{number} мин</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>{number} ms</source>
            <translation>{number} мс</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/sentences.py" />
            <source>{number} s</source>
            <translation>{number} с</translation>
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
            <translation>Пакетное решение: {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>For every problem without a stipulation: {stipulation}.</source>
            <translation>Задание для каждой задачи без своего: {stipulation}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>For every problem: {stipulation}.</source>
            <translation>О каждой задаче спрошено: {stipulation}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>How many problems took how long; each bar reaches to three times the time before</source>
            <translation>Сколько задач решалось сколько времени; каждый столбец доходит до времени втрое больше предыдущего</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Matewright {version}, {date} UTC; the batch took {time}.</source>
            <translation>Matewright {version}, {date} UTC; время пакета: {time}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>No.</source>
            <translation>№</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Only the first {count} are drawn.</source>
            <translation>Нарисованы только первые {count}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Problem</source>
            <translation>Задача</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Problems</source>
            <translation>Задачи</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Problems to look at</source>
            <translation>Задачи, требующие внимания</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Stipulation</source>
            <translation>Задание</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>There are more than {count} problems: only those to look at are listed. The reports in JSON and CSV hold all.</source>
            <translation>Задач больше {count}: перечислены только требующие внимания. В отчётах JSON и CSV есть все.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Time</source>
            <translation>Время</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Time limit of each problem: {time}.</source>
            <translation>Предел времени на задачу: {time}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Times</source>
            <translation>Время решения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Untitled</source>
            <translation>Без имени</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>Verdict</source>
            <translation>Вердикт</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>What was found</source>
            <translation>Что найдено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>en</source>
            <translation>ru</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/batch/report_html.py" />
            <source>{total} in all; the slowest problem took {slowest}.</source>
            <translation>Всего: {total}; самая долгая задача: {slowest}.</translation>
        </message>
    </context>
    <context>
        <name>caption</name>
        <message numerus="yes">
            <location filename="../../app/matewright/formats/caption.py" />
            <source>%n solutions</source>
            <translation>
                <numerusform>%n решение</numerusform>
                <numerusform>%n решения</numerusform>
                <numerusform>%n решений</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>After the key</source>
            <translation>После вступления</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Black may not castle</source>
            <translation>Чёрные не могут рокировать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Black may not castle kingside</source>
            <translation>Чёрным нельзя рокировать в короткую сторону</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Black may not castle queenside</source>
            <translation>Чёрным нельзя рокировать в длинную сторону</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Black to move</source>
            <translation>Ход чёрных</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Duplex</source>
            <translation>Дуплекс</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>En passant on {square} is possible</source>
            <translation>Возможно взятие на проходе на {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Half duplex</source>
            <translation>Полудуплекс</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Not solved.</source>
            <translation>Не решено.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>Quodlibet</source>
            <translation>Quodlibet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Solution from the file, not checked:</source>
            <translation>Решение из файла, не проверено:</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Themes: {names}</source>
            <translation>Темы: {names}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>White may not castle</source>
            <translation>Белые не могут рокировать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>White may not castle kingside</source>
            <translation>Белым нельзя рокировать в короткую сторону</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>White may not castle queenside</source>
            <translation>Белым нельзя рокировать в длинную сторону</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>White to move</source>
            <translation>Ход белых</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/options.py" />
            <source>White to play</source>
            <translation>Начинают белые</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/caption.py" />
            <source>Zero position</source>
            <translation>Нулевая позиция</translation>
        </message>
    </context>
    <context>
        <name>checking</name>
        <message numerus="yes">
            <location filename="../../app/matewright/services/checking.py" />
            <source>%n faults found</source>
            <translation>
                <numerusform>найдена %n ошибка</numerusform>
                <numerusform>найдено %n ошибки</numerusform>
                <numerusform>найдено %n ошибок</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/checking.py" />
            <source>%n faults found:</source>
            <translation>
                <numerusform>Найдена %n ошибка:</numerusform>
                <numerusform>Найдено %n ошибки:</numerusform>
                <numerusform>Найдено %n ошибок:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/checking.py" />
            <source>%n games were played with python-chess: all are legal, and as asked for.</source>
            <translation>
                <numerusform>%n партия сыграна с помощью python-chess: она возможна и отвечает заданию.</numerusform>
                <numerusform>%n партии сыграны с помощью python-chess: все возможны и отвечают заданию.</numerusform>
                <numerusform>%n партий сыграно с помощью python-chess: все возможны и отвечают заданию.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>Checked with python-chess, by the orthodox rules ({count} positions searched):</source>
            <translation>Проверено программой python-chess по ортодоксальным правилам (просмотрено позиций: {count}):</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>Compared with {name}: the same {what}.</source>
            <translation>Сравнено с {name}: одинаковы {what}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>Everything was confirmed.</source>
            <translation>Всё подтверждено.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>Its form was checked: it does not contradict itself.</source>
            <translation>Форма проверена: противоречий нет.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>No fault was found in what was checked.</source>
            <translation>В проверенном ошибок не найдено.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>Not checked ({reason}):</source>
            <translation>Не проверено ({reason}):</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>Not checked: {reason}</source>
            <translation>Не проверено: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>Not compared with {name}: {reason}</source>
            <translation>С {name} не сравнено: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>ends of lines: the goal</source>
            <translation>концы вариантов: цель</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>first moves: no further line</source>
            <translation>первые ходы: других решений нет</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>keys: none succeeds in fewer moves than stated</source>
            <translation>вступительные ходы: ни один не быстрее указанного</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>length of the solution: none shorter</source>
            <translation>длина решения: короче нет</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>lists of continuations: complete, none shorter</source>
            <translation>списки продолжений: полные, короче нет</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>lists of threats, or zugzwang: complete, none shorter</source>
            <translation>списки угроз или цугцванг: полные, короче нет</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>moves given without all their play: they succeed</source>
            <translation>ходы без полной игры: достигают цели</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>moves left out of the set play: no answer</source>
            <translation>ходы вне иллюзорной игры: ответа нет</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>moves of the attacker: every legal reply accounted for</source>
            <translation>ходы нападающего: учтён каждый возможный ответ</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>moves of the tree were not looked at (a fault stands above them).</source>
            <translation>ходов дерева не просмотрено (выше них ошибка).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>moves of the tree were not looked at (stopped).</source>
            <translation>ходов дерева не просмотрено (остановлено).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>moves where nobody had to reach the goal instead</source>
            <translation>ходы, вместо которых никто не был обязан достичь цели</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>moves: legal, and described as they are</source>
            <translation>ходы: возможны и описаны верно</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>other first moves: no key</source>
            <translation>другие первые ходы: не решают</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>refutations: nothing succeeds in time</source>
            <translation>опровержения: вовремя ничего не проходит</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>replies left out: they parry no threat</source>
            <translation>опущенные ответы: угроз не отражают</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>restrictions are in the way of {count}</source>
            <translation>ограничения мешают: {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>shorter solutions: refuted as stated</source>
            <translation>более короткие решения: опровергнуты, как указано</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>stopped</source>
            <translation>остановлено</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/checking.py" />
            <source>up to %n moves</source>
            <translation>
                <numerusform>до %n хода</numerusform>
                <numerusform>до %n ходов</numerusform>
                <numerusform>до %n ходов</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/checking.py" />
            <source>{count} positions were too few</source>
            <translation>{count} позиций не хватило</translation>
        </message>
    </context>
    <context>
        <name>compare</name>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>a comparison of engines</source>
            <translation>сравнением программ</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>agrees</source>
            <translation>согласна</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>agrees, other key than {names}</source>
            <translation>согласна, вступление иное, чем у {names}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>cannot</source>
            <translation>не может</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>claimed</source>
            <translation>утверждается</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>differs from {names}</source>
            <translation>расходится с {names}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>done</source>
            <translation>готово</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>failed</source>
            <translation>сбой</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>no contradiction</source>
            <translation>противоречия нет</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>not started</source>
            <translation>не начато</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>partial</source>
            <translation>частично</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>proven</source>
            <translation>доказано</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>searching</source>
            <translation>ищет</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/compare.py" />
            <source>waiting</source>
            <translation>ждёт</translation>
        </message>
    </context>
    <context>
        <name>condition_groups</name>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kind.py" />
            <source>Board</source>
            <translation>Доска</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kind.py" />
            <source>Captures</source>
            <translation>Взятия</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kind.py" />
            <source>Change of kind</source>
            <translation>Смена вида фигур</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kind.py" />
            <source>Change of side</source>
            <translation>Смена цвета</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kind.py" />
            <source>Kept in files, not solved yet</source>
            <translation>Хранятся в файлах, пока не решаются</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kind.py" />
            <source>Kings</source>
            <translation>Короли</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kind.py" />
            <source>Men and promotion</source>
            <translation>Фигуры и превращение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kind.py" />
            <source>Observation and neighbours</source>
            <translation>Наблюдение и соседство</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kind.py" />
            <source>Rebirth</source>
            <translation>Возрождение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kind.py" />
            <source>Restriction of moves</source>
            <translation>Ограничение ходов</translation>
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
            <translation>Alice Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>All-in Chess</source>
            <translation>All-in Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Alphabetic Chess</source>
            <translation>Alphabetic Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anda</source>
            <translation>Anda</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anda Inverse</source>
            <translation>Anda Inverse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Andernach Chess</source>
            <translation>Andernach Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Annan Chess</source>
            <translation>Annan Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Andernach Chess</source>
            <translation>Anti-Andernach Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Clone Circe</source>
            <translation>Anti-Clone Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Einstein Chess</source>
            <translation>Anti-Einstein Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Guards</source>
            <translation>Anti-Guards</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Köko</source>
            <translation>Anti-Köko</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Mars Antipodean Circe</source>
            <translation>Anti-Mars Antipodean Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Mars Circe</source>
            <translation>Anti-Mars Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Anti-Mars Mirror Circe</source>
            <translation>Anti-Mars Mirror Circe</translation>
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
            <translation>Antikings</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Antipodean Anticirce</source>
            <translation>Antipodean Anticirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Antipodean Circe</source>
            <translation>Antipodean Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Antipodean Immun Chess</source>
            <translation>Antipodean Immun Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>April Chess</source>
            <translation>April Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Argentinian Chess</source>
            <translation>Argentinian Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>BGL</source>
            <translation>BGL</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Back Home</source>
            <translation>Back Home</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Back to Back</source>
            <translation>Back to Back</translation>
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
            <translation>Bichrom Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Bicolores</source>
            <translation>Bicolores</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Alphabetic Chess</source>
            <translation>Black Alphabetic Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Anti-Synchron Mover</source>
            <translation>Black Anti-Synchron Mover</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Checks</source>
            <translation>Black Checks</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Consequent Forced Square</source>
            <translation>Black Consequent Forced Square</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Edge Mover</source>
            <translation>Black Edge Mover</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Follow My Leader</source>
            <translation>Black Follow My Leader</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Forced Square</source>
            <translation>Black Forced Square</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Max Dister</source>
            <translation>Black Max Dister</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Maximummer</source>
            <translation>Black Maximummer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Min Dister</source>
            <translation>Black Min Dister</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Minimummer</source>
            <translation>Black Minimummer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Must Capture</source>
            <translation>Black Must Capture</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Oscillating Kings</source>
            <translation>Black Oscillating Kings</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Promotion Squares</source>
            <translation>Black Promotion Squares</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Reflective King</source>
            <translation>Black Reflective King</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Royal Square</source>
            <translation>Black Royal Square</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Super Transmuting King</source>
            <translation>Black Super Transmuting King</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Synchron Mover</source>
            <translation>Black Synchron Mover</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Transmuted King</source>
            <translation>Black Transmuted King</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Ultraschachzwang</source>
            <translation>Black Ultraschachzwang</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Black Vaulting King</source>
            <translation>Black Vaulting King</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Bolero</source>
            <translation>Bolero</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Bolero Inverse</source>
            <translation>Bolero Inverse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Breton</source>
            <translation>Breton</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Brunner Chess</source>
            <translation>Brunner Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>CAST Chess</source>
            <translation>CAST Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Cage Circe</source>
            <translation>Cage Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Castling Chess</source>
            <translation>Castling Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Cavalier Majeur</source>
            <translation>Cavalier Majeur</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Central Chess</source>
            <translation>Central Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Chameleon Chess</source>
            <translation>Chameleon Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Chameleon Circe</source>
            <translation>Chameleon Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Chameleon Pursuit</source>
            <translation>Chameleon Pursuit</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Chameleon Sequence</source>
            <translation>Chameleon Sequence</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Checkless Chess</source>
            <translation>Checkless Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Cheek to Cheek</source>
            <translation>Cheek to Cheek</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Chinese Chess</source>
            <translation>Chinese Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Circe</source>
            <translation>Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Circe Assassin</source>
            <translation>Circe Assassin</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Circe Clone</source>
            <translation>Circe Clone</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Circe Double Agents</source>
            <translation>Circe Double Agents</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Circe Take &amp; Make</source>
            <translation>Circe Take &amp; Make</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Circe Turncoats</source>
            <translation>Circe Turncoats</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Contact Grid Chess</source>
            <translation>Contact Grid Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Contra Parrain</source>
            <translation>Contra Parrain</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Couscous Circe</source>
            <translation>Couscous Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Danger Circe</source>
            <translation>Danger Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Dark Side</source>
            <translation>Dark Side</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Diagram Anticirce</source>
            <translation>Diagram Anticirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Diagram Circe</source>
            <translation>Diagram Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Diagram Immun Chess</source>
            <translation>Diagram Immun Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Diametral Circe</source>
            <translation>Diametral Circe</translation>
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
            <translation>Duellist Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Dummy</source>
            <translation>Dummy</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Eiffel Chess</source>
            <translation>Eiffel Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Einstein Chess</source>
            <translation>Einstein Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Equipollents Anticirce</source>
            <translation>Equipollents Anticirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Equipollents Circe</source>
            <translation>Equipollents Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Equipollents Immun Chess</source>
            <translation>Equipollents Immun Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Exchange Castling</source>
            <translation>Exchange Castling</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Exclusive Chess</source>
            <translation>Exclusive Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Extinction Chess</source>
            <translation>Extinction Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Face to Face</source>
            <translation>Face to Face</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>File Anticirce</source>
            <translation>File Anticirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>File Circe</source>
            <translation>File Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>File Immun Chess</source>
            <translation>File Immun Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Football</source>
            <translation>Football</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Frankfurt Chess</source>
            <translation>Frankfurt Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Frischauf Circe</source>
            <translation>Frischauf Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Fuddled Men</source>
            <translation>Fuddled Men</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Functionary Chess</source>
            <translation>Functionary Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Geneva Chess</source>
            <translation>Geneva Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Ghost Chess</source>
            <translation>Ghost Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Glasgow Chess</source>
            <translation>Glasgow Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Grid Chess</source>
            <translation>Grid Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Haaner Chess</source>
            <translation>Haaner Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Half-in Chess</source>
            <translation>Half-in Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Haunted Chess</source>
            <translation>Haunted Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Heffalumps</source>
            <translation>Heffalumps</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Hole</source>
            <translation>Hole</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Horizontal Symmetry Anticirce</source>
            <translation>Horizontal Symmetry Anticirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Horizontal Symmetry Circe</source>
            <translation>Horizontal Symmetry Circe</translation>
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
            <translation>Immun Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Immune Horizontal Symmetry</source>
            <translation>Immune Horizontal Symmetry</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Immune Vertical Symmetry</source>
            <translation>Immune Vertical Symmetry</translation>
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
            <translation>Kobul Kings</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Köko</source>
            <translation>Köko</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Last Capture</source>
            <translation>Last Capture</translation>
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
            <translation>Line Chameleon Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Lortap</source>
            <translation>Lortap</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Losing Chess</source>
            <translation>Losing Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Lost Pieces</source>
            <translation>Lost Pieces</translation>
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
            <translation>Magic Squares</translation>
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
            <translation>Marine Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mars Circe</source>
            <translation>Mars Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mars Mirror Circe</source>
            <translation>Mars Mirror Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Masand</source>
            <translation>Masand</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Masand Generalised</source>
            <translation>Masand Generalised</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Maximummer</source>
            <translation>Maximummer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Messigny Chess</source>
            <translation>Messigny Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror Anticirce</source>
            <translation>Mirror Anticirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror Circe</source>
            <translation>Mirror Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror Circe Clone</source>
            <translation>Mirror Circe Clone</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror Couscous Circe</source>
            <translation>Mirror Couscous Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror File Anticirce</source>
            <translation>Mirror File Anticirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror File Circe</source>
            <translation>Mirror File Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror File Immun Chess</source>
            <translation>Mirror File Immun Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror Immun Chess</source>
            <translation>Mirror Immun Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Monochrom Chess</source>
            <translation>Monochrom Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Multi Captures</source>
            <translation>Multi Captures</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Nanna Chess</source>
            <translation>Nanna Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>New Köko</source>
            <translation>New Köko</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>No Black Capture</source>
            <translation>No Black Capture</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>No Black Promotion</source>
            <translation>No Black Promotion</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>No Capture</source>
            <translation>No Capture</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>No Promotion into Imitators</source>
            <translation>No Promotion into Imitators</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>No White Capture</source>
            <translation>No White Capture</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>No White Promotion</source>
            <translation>No White Promotion</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Normal Pawn</source>
            <translation>Normal Pawn</translation>
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
            <translation>PAD Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>PWC</source>
            <translation>PWC</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Parrain Circe</source>
            <translation>Parrain Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Partial Paralysis</source>
            <translation>Partial Paralysis</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Patience Chess</source>
            <translation>Patience Chess</translation>
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
            <translation>Phantom Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Plus Chess</source>
            <translation>Plus Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Point Reflection</source>
            <translation>Point Reflection</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Power Transfer</source>
            <translation>Power Transfer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Promotion Only</source>
            <translation>Promotion Only</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Protean Chess</source>
            <translation>Protean Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Provocation Chess</source>
            <translation>Provocation Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Rank Circe</source>
            <translation>Rank Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Reflective Kings</source>
            <translation>Reflective Kings</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Relegation Chess</source>
            <translation>Relegation Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Republican Chess</source>
            <translation>Republican Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Reversal Einstein Chess</source>
            <translation>Reversal Einstein Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Rokagogo</source>
            <translation>Rokagogo</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Role Exchange</source>
            <translation>Role Exchange</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Royal Dynasty</source>
            <translation>Royal Dynasty</translation>
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
            <translation>Series Capture</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Shielded Kings</source>
            <translation>Shielded Kings</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Single Box</source>
            <translation>Single Box</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Snek Chess</source>
            <translation>Snek Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Snek Circle Chess</source>
            <translation>Snek Circle Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Strict SAT</source>
            <translation>Strict SAT</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Super Guards</source>
            <translation>Super Guards</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Supercirce</source>
            <translation>Supercirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Swapping Kings</source>
            <translation>Swapping Kings</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Symmetry Anticirce</source>
            <translation>Symmetry Anticirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Symmetry Circe</source>
            <translation>Symmetry Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Symmetry Immun Chess</source>
            <translation>Symmetry Immun Chess</translation>
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
            <translation>Traitor Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Transmission Menace</source>
            <translation>Transmission Menace</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Transmuted Kings</source>
            <translation>Transmuted Kings</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Ultra Patrol</source>
            <translation>Ultra Patrol</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Ultramarine Chess</source>
            <translation>Ultramarine Chess</translation>
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
            <translation>Vertical Mirror Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Vertical Symmetry Anticirce</source>
            <translation>Vertical Symmetry Anticirce</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Vertical Symmetry Circe</source>
            <translation>Vertical Symmetry Circe</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Vogtländer Chess</source>
            <translation>Vogtländer Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Volage</source>
            <translation>Volage</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Alphabetic Chess</source>
            <translation>White Alphabetic Chess</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Anti-Synchron Mover</source>
            <translation>White Anti-Synchron Mover</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Consequent Forced Square</source>
            <translation>White Consequent Forced Square</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Edge Mover</source>
            <translation>White Edge Mover</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Follow My Leader</source>
            <translation>White Follow My Leader</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Forced Square</source>
            <translation>White Forced Square</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Max Dister</source>
            <translation>White Max Dister</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Maximummer</source>
            <translation>White Maximummer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Min Dister</source>
            <translation>White Min Dister</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Minimummer</source>
            <translation>White Minimummer</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Must Capture</source>
            <translation>White Must Capture</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Oscillating Kings</source>
            <translation>White Oscillating Kings</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Promotion Squares</source>
            <translation>White Promotion Squares</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Reflective King</source>
            <translation>White Reflective King</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Royal Square</source>
            <translation>White Royal Square</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Super Transmuting King</source>
            <translation>White Super Transmuting King</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Synchron Mover</source>
            <translation>White Synchron Mover</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Transmuted King</source>
            <translation>White Transmuted King</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Ultraschachzwang</source>
            <translation>White Ultraschachzwang</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White Vaulting King</source>
            <translation>White Vaulting King</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Woozles</source>
            <translation>Woozles</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Wormholes</source>
            <translation>Wormholes</translation>
        </message>
    </context>
    <context>
        <name>condition_variants</name>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Absolute</source>
            <translation>Absolute</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Adverse</source>
            <translation>Adverse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Antipodes</source>
            <translation>Antipodes</translation>
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
            <translation>Чёрные</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Cage</source>
            <translation>Cage</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Calvet</source>
            <translation>Calvet</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Chameleon</source>
            <translation>Chameleon</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Cheylan</source>
            <translation>Cheylan</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Chromatic</source>
            <translation>Chromatic</translation>
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
            <translation>Диаграмма</translation>
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
            <translation>File</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Frischauf</source>
            <translation>Frischauf</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Inverse</source>
            <translation>Inverse</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Irregular</source>
            <translation>Irregular</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Mirror</source>
            <translation>Mirror</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Neighbour</source>
            <translation>Neighbour</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Orthogonal</source>
            <translation>Orthogonal</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>PWC</source>
            <translation>PWC</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>PY</source>
            <translation>PY</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Parachute</source>
            <translation>Parachute</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Parrain</source>
            <translation>Parrain</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Rank</source>
            <translation>Rank</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Relaxed</source>
            <translation>Relaxed</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Strict</source>
            <translation>Strict</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Super</source>
            <translation>Super</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Symmetry</source>
            <translation>Symmetry</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Take &amp; Make</source>
            <translation>Take &amp; Make</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Transmuting</source>
            <translation>Transmuting</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Turncoats</source>
            <translation>Turncoats</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>Volcanic</source>
            <translation>Volcanic</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>capture square</source>
            <translation>capture square</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>contra parrain</source>
            <translation>contra parrain</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>diagonal shift</source>
            <translation>diagonal shift</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>exact</source>
            <translation>exact</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>grid line</source>
            <translation>grid line</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>horizontal shift</source>
            <translation>horizontal shift</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>horizontal symmetry</source>
            <translation>horizontal symmetry</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>last move</source>
            <translation>last move</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>maximum black</source>
            <translation>maximum black</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>maximum total</source>
            <translation>maximum total</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>maximum white</source>
            <translation>maximum white</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>para sentinelles</source>
            <translation>para sentinelles</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>pion advers</source>
            <translation>pion advers</translation>
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
            <translation>reversal Einstein</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>rex exclusive</source>
            <translation>rex exclusive</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>rex inclusive</source>
            <translation>rex inclusive</translation>
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
            <translation>vertical mirror</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>vertical shift</source>
            <translation>vertical shift</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>vertical symmetry</source>
            <translation>vertical symmetry</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/titles.py" />
            <source>wait capture</source>
            <translation>wait capture</translation>
        </message>
    </context>
    <context>
        <name>conditions</name>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A black piece that captures a white one of another kind becomes white.</source>
            <translation>Чёрная фигура, взявшая белую фигуру другого рода, становится белой.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A black piece that comes to the lower half of the board becomes white.</source>
            <translation>Чёрная фигура, пришедшая на нижнюю половину доски, становится белой.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A capture on the square of rebirth itself is allowed.</source>
            <translation>Взятие на самом поле возрождения разрешено.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A capture on the square of rebirth itself is not allowed.</source>
            <translation>Взятие на самом поле возрождения запрещено.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece changes places with its capturer.</source>
            <translation>Взятая фигура меняется местами со взявшей.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece comes back on the square of capture when that is left; it cannot be captured again.</source>
            <translation>Взятая фигура возвращается на поле взятия, когда его покидают; снова взять её нельзя.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece comes back to the square of capture when the piece that captured it leaves it.</source>
            <translation>Взятая фигура возвращается на поле взятия, когда его покидает взявшая её фигура.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn after the next move, as far back as that move went.</source>
            <translation>Взятая фигура возрождается после следующего хода, сместившись на длину этого хода в обратном направлении.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn after the next move, as far on as that move went.</source>
            <translation>Взятая фигура возрождается после следующего хода, сместившись на длину и в направлении этого хода.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn as one of the capturer's kind, if its square is empty.</source>
            <translation>Взятая фигура возрождается как фигура того же рода, что и взявшая, если поле возрождения свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn as one of the capturer's kind, if that kind's square of the other side is empty.</source>
            <translation>Взятая фигура возрождается фигурой того же рода, что и взявшая, если поле этого рода у другой стороны свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn as one of the other side, if its square is empty.</source>
            <translation>Взятая фигура возрождается фигурой другой стороны, если поле возрождения свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn as one of the other side, if the square of the other side's like piece is empty.</source>
            <translation>Взятая фигура возрождается фигурой другой стороны, если свободно поле такой же фигуры другой стороны.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn on a square from which it cannot move without capturing.</source>
            <translation>Взятая фигура возрождается на поле, с которого она не может ходить без взятия.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn on any empty square its capturer likes, or not at all.</source>
            <translation>Взятая фигура возрождается на любом свободном поле по выбору взявшей стороны или не возрождается вовсе.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn on its square of the initial position, if that is empty.</source>
            <translation>Взятая фигура возрождается на своём поле начальной позиции, если оно свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn on its square of the initial position; what stands there, disappears. A king is also in check if a capture would make it disappear.</source>
            <translation>Взятая фигура возрождается на своём поле начальной позиции; то, что там стоит, исчезает. Король под шахом и тогда, когда он исчез бы при каком-либо взятии.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn on the capturer's square, if that is empty.</source>
            <translation>Взятая фигура возрождается на поле возрождения взявшей, если оно свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn on the square of the other side's piece like the capturer, if that is empty.</source>
            <translation>Взятая фигура возрождается на поле фигуры другой стороны, одинаковой со взявшей, если оно свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, as far beyond the square of capture as the capturer came.</source>
            <translation>Взятая фигура возрождается за полем взятия на таком же удалении, с какого пришла взявшая, если это поле свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, as the next one of knight, bishop, rook, queen and knight again.</source>
            <translation>Взятая фигура возрождается, если её поле свободно, следующей по порядку: конь, слон, ладья, ферзь и снова конь.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A captured piece is reborn, if its square is empty, as the next one of the pieces named, after the last as the first.</source>
            <translation>Взятая фигура возрождается, если её поле свободно, как следующая из названных фигур, после последней — как первая.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, at the end of the file of capture.</source>
            <translation>Взятая фигура возрождается в конце вертикали взятия, если поле возрождения свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, at the other side's end of the file of capture.</source>
            <translation>Взятая фигура возрождается на противоположном (у другой стороны) конце вертикали взятия, если поле возрождения свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, four files and four ranks from the square of capture.</source>
            <translation>Взятая фигура возрождается в четырёх вертикалях и четырёх горизонталях от поля взятия, если поле возрождения свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, on its own file of the rank of capture.</source>
            <translation>Взятая фигура возрождается на горизонтали взятия, на своей исходной вертикали, если поле возрождения свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, on its square mirrored at the middle of the board.</source>
            <translation>Взятая фигура возрождается на поле, симметричном её исходному относительно центра доски, если оно свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, on its square with files a and h exchanged.</source>
            <translation>Взятая фигура возрождается на поле, зеркальном её исходному (вертикали a и h меняются местами), если оно свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, on the square of capture mirrored at the middle of the board.</source>
            <translation>Взятая фигура возрождается на поле, симметричном полю взятия относительно центра доски, если оно свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, on the square of capture with files a and h exchanged.</source>
            <translation>Взятая фигура возрождается на поле, зеркальном полю взятия (вертикали a и h меняются местами), если оно свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, on the square of capture with ranks 1 and 8 exchanged.</source>
            <translation>Взятая фигура возрождается на поле, зеркальном полю взятия (горизонтали 1 и 8 меняются местами), если оно свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, on the square of the other side's like piece.</source>
            <translation>Взятая фигура возрождается на поле возрождения такой же фигуры другой стороны, если оно свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece is reborn, if its square is empty, where it stood in the diagram.</source>
            <translation>Взятая фигура возрождается на своём поле в позиции диаграммы, если оно свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/circe.py" />
            <source>A captured piece makes a move without capture from where it stood; if it has none, it cannot be captured.</source>
            <translation>Взятая фигура делает ход без взятия с того поля, где стояла; если такого хода нет, взять её нельзя.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer becomes a piece of the captured kind and is reborn as that.</source>
            <translation>Взявшая фигура превращается в фигуру взятого рода и возрождается ею.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A capturer goes back to the square it came from.</source>
            <translation>Бьющая фигура возвращается на поле, с которого пришла.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer goes on as far as it came; that square must be empty.</source>
            <translation>Взявшая фигура проходит дальше столько же, сколько прошла до взятия; это поле должно быть свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>A capturer goes on at once as the captured piece would move, without capture.</source>
            <translation>Взявшая фигура тут же продолжает ход без взятия по правилам хода взятой.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn at the end of the file of capture; that must be empty.</source>
            <translation>Взявшая фигура возрождается в конце вертикали взятия; это поле должно быть свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn at the other end of the file; that must be empty.</source>
            <translation>Взявшая фигура возрождается на другом конце вертикали; это поле должно быть свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn four files and ranks away; that must be empty.</source>
            <translation>Взявшая фигура возрождается в четырёх вертикалях и четырёх горизонталях от поля взятия; это поле должно быть свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn on any empty square that it likes.</source>
            <translation>Взявшая фигура возрождается на любом свободном поле по выбору.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A capturer is reborn on its own file of the rank of capture; that must be empty.</source>
            <translation>Бьющая фигура возрождается на своей вертикали той горизонтали, где было взятие; поле должно быть свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn on its own square, and cannot capture if that is occupied.</source>
            <translation>Взявшая фигура возрождается на своём поле возрождения; если оно занято, взятие невозможно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn on the square mirrored at the middle; that must be empty.</source>
            <translation>Взявшая фигура возрождается на поле, симметричном относительно центра доски; оно должно быть свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A capturer is reborn on the square of the piece that it captures, and cannot capture if that is occupied.</source>
            <translation>Бьющая фигура возрождается на исходном поле взятой и не может бить, если оно занято.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn where it stood in the diagram; that must be empty.</source>
            <translation>Взявшая фигура возрождается на своём поле в позиции диаграммы; оно должно быть свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn with files exchanged; that square must be empty.</source>
            <translation>Взявшая фигура возрождается на зеркальном поле (вертикали меняются местами); оно должно быть свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A capturer is reborn with ranks exchanged; that square must be empty.</source>
            <translation>Взявшая фигура возрождается на зеркальном поле (горизонтали меняются местами); оно должно быть свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A king in check may also move as an equihopper, or as another given piece.</source>
            <translation>Король под шахом может ходить и как эквихоппер или как другая указанная фигура.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A king in check may also move as the pieces that check it.</source>
            <translation>Король под шахом может ходить и как шахующие его фигуры.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A king in check moves only as the pieces that check it.</source>
            <translation>Король под шахом ходит только как шахующие его фигуры.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A king is in check if it has a flight, or was once attacked and is not any more; with a number, if it has more flights than that, or as many and was once attacked and is not any more.</source>
            <translation>Король под шахом, если у него есть поле отхода или если он уже был атакован, а теперь не атакован; с числом — если полей отхода больше этого числа или столько же, а король уже был атакован и теперь не атакован.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A king is in check if it has a flight, whether or not it is attacked; with a number, if it has more flights than that, or as many and is not attacked.</source>
            <translation>Король под шахом, если у него есть поле отхода, атакован он или нет; с числом — если полей отхода больше этого числа или столько же, а король не атакован.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A king is in check if no piece attacks it.</source>
            <translation>Король находится под шахом, если на него не нападает ни одна фигура.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A king that one piece attacks cannot move; it is in check only if two pieces other than a king attack it.</source>
            <translation>Король, которого атакует одна фигура, не может ходить; он под шахом, только если его атакуют две фигуры, кроме короля.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A move that mates is only possible if no other move mates.</source>
            <translation>Матующий ход возможен, только если никакой другой ход не даёт мата.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A pawn becomes only what is left in the box.</source>
            <translation>Пешка превращается только в то, что осталось в коробке.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A pawn for which the box has nothing stays on the last rank, and promotes as soon as the other side captures something.</source>
            <translation>Пешка, для которой в коробке ничего нет, остаётся на последней горизонтали и превращается, как только другая сторона что-нибудь возьмёт.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A pawn for which the box has nothing stays on the last rank; its own side promotes it before a later move.</source>
            <translation>Пешка, для которой в коробке ничего нет, остаётся на последней горизонтали; своя сторона превращает её перед одним из следующих ходов.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A pawn is paralysed while a queen of the other side attacks it, a queen by a rook, a rook by a bishop, a bishop by a knight, a knight by a pawn.</source>
            <translation>Пешка парализована, пока её атакует ферзь противника; так же ферзя парализует ладья, ладью — слон, слона — конь, коня — пешка.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>A pawn may only become one of the given pieces.</source>
            <translation>Пешка может превращаться только в указанные фигуры.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece can be captured only while a piece of its own side observes it.</source>
            <translation>Фигуру можно взять, только пока её наблюдает фигура своей стороны.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>A piece can capture from where it stands, but moves without capture only as if it came from its home square, which has to be empty.</source>
            <translation>Фигура берёт с того поля, где стоит, но без взятия ходит только как бы со своего исходного поля; оно должно быть свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>A piece can move and capture from where it stands or as if it came from its home square, if that is empty.</source>
            <translation>Фигура может ходить и брать с того поля, где стоит, или как бы со своего исходного поля, если оно свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>A piece can move from where it stands, but captures and checks only as if it came from its home square, which has to be empty.</source>
            <translation>Фигура ходит с того поля, где стоит, но берёт и шахует только как бы со своего исходного поля, которое должно быть свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece can move or check only while its king observes it, or another such piece of its side.</source>
            <translation>Фигура может ходить и шаховать, лишь пока её защищает свой король или другая защищённая так фигура своей стороны.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece can only be captured if at least two pieces of the other side attack it.</source>
            <translation>Фигуру можно взять, только если её атакуют не менее двух фигур другой стороны.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if its end of the file of capture is occupied.</source>
            <translation>Фигуру нельзя взять, если занят её конец вертикали взятия.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if its square mirrored at the middle of the board is occupied.</source>
            <translation>Фигуру нельзя взять, если занято поле, симметричное её полю относительно центра доски.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if its square with files a and h exchanged is occupied.</source>
            <translation>Фигуру нельзя взять, если занято её поле, отражённое обменом вертикалей a и h.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if its square with ranks 1 and 8 exchanged is occupied.</source>
            <translation>Фигуру нельзя взять, если занято её поле, отражённое обменом горизонталей 1 и 8.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if the other side's end of the file of capture is occupied.</source>
            <translation>Фигуру нельзя взять, если занят конец вертикали взятия у другой стороны.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if the square as far beyond it as the capturer came is occupied or off the board.</source>
            <translation>Фигуру нельзя взять, если поле за ней на таком же расстоянии, какое прошла берущая, занято или вне доски.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if the square four files and four ranks away is occupied.</source>
            <translation>Фигуру нельзя взять, если занято поле в четырёх вертикалях и четырёх горизонталях от неё.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A piece cannot be captured if the square is occupied from which the capturer came.</source>
            <translation>Фигуру нельзя взять, если занято поле, с которого пришла бьющая.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if the square is occupied where it stood in the diagram.</source>
            <translation>Фигуру нельзя взять, если занято её поле в позиции диаграммы.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece cannot be captured if the square of the other side's like piece is occupied.</source>
            <translation>Фигуру нельзя взять, если занято исходное поле такой же фигуры другой стороны.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A piece cannot be captured if the square on its own file of the rank of capture is occupied.</source>
            <translation>Фигуру нельзя взять, если занято поле её вертикали на горизонтали взятия.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>A piece captures and checks only as if it came from the other side's home square.</source>
            <translation>Фигура берёт и шахует только как бы с исходного поля такой же фигуры другой стороны.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>A piece disappears with its second capture; Strict: it cannot capture again until it was captured itself.</source>
            <translation>Фигура исчезает при своём втором взятии; Strict: она не может взять снова, пока не взята сама.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece may only capture or check if its own side does not observe it.</source>
            <translation>Фигура может брать или шаховать, только если её не наблюдает фигура своей стороны.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece may only capture or check if its own side observes it.</source>
            <translation>Фигура может брать или шаховать, только если её наблюдает фигура своей стороны.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>A piece may only go from one cell of four squares to another, to where it stands next to a piece in another cell.</source>
            <translation>Фигура может перейти только из одной клетки решётки в четыре поля в другую и только туда, где она стоит рядом с фигурой из другой клетки решётки.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>A piece may only go where it does not stand next to another piece.</source>
            <translation>Фигура может ходить только туда, где она не соседствует с другой фигурой.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>A piece may only go where it stands next to another piece.</source>
            <translation>Фигура может пойти только туда, где она стоит рядом с другой.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece may only move or check if its own side observes it.</source>
            <translation>Фигура может ходить или шаховать, только если её наблюдает фигура своей стороны.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece may only move or check if the other side observes it.</source>
            <translation>Фигура может ходить или шаховать, только если её наблюдает фигура другой стороны.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>A piece moves as what stands on the square on which it would be reborn under Circe.</source>
            <translation>Фигура ходит как та, что стоит на её поле возрождения по Цирце.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>A piece moves without capture only as if it came from the other side's home square.</source>
            <translation>Фигура ходит без взятия только как бы с исходного поля такой же фигуры другой стороны.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece observed by an enemy piece of its own kind cannot do anything.</source>
            <translation>Фигура, находящаяся под ударом одноимённой фигуры противника, парализована.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>A piece on one of the four squares in the middle can move from each of the others that is empty, too.</source>
            <translation>Фигура на одном из четырёх центральных полей может ходить и с любого другого из них, если оно свободно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>A piece other than a king can capture only if its home square is empty, and not from there.</source>
            <translation>Фигура, кроме короля, может брать, только если её исходное поле свободно, и не с него самого.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece other than a king changes its side when it first moves to a square of the other colour.</source>
            <translation>Фигура, кроме короля, меняет цвет, когда впервые ходит на поле другого цвета.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece other than a king changes its side with each move to a square of the other colour.</source>
            <translation>Фигура, кроме короля, меняет цвет при каждом ходе на поле другого цвета.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece other than a king that comes to its own second rank becomes a pawn.</source>
            <translation>Фигура, кроме короля, пришедшая на вторую горизонталь своей стороны, превращается в пешку.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece other than a king that comes to the file a or h may be replaced by one of the given kinds.</source>
            <translation>Фигура, кроме короля, пришедшая на вертикаль a или h, может быть заменена одной из названных.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>A piece other than a pawn leaves a pawn on the square it comes from, except on the first and last ranks.</source>
            <translation>Фигура, кроме пешки, оставляет на поле, с которого уходит, пешку, но не на первой и последней горизонталях.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>A piece other than pawn or king captures as the piece that stands on its file in the initial position.</source>
            <translation>Фигура, кроме пешки и короля, берёт как фигура, стоящая на её вертикали в исходном положении.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>A piece other than pawn or king moves without capture as the piece that stands on its file in the initial position.</source>
            <translation>Фигура, кроме пешки и короля, ходит без взятия как фигура, стоящая на её вертикали в исходном положении.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece that captures becomes one of the kind that it captures, and keeps its side.</source>
            <translation>Взявшая фигура превращается в фигуру того же рода, что и взятая, сохраняя свой цвет.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece that captures becomes one of the kind that it captures.</source>
            <translation>Взявшая фигура превращается в фигуру того же рода, что и взятая.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece that captures becomes the next lower one (queen, rook, bishop, knight, pawn), one that moves without capturing the next higher one.</source>
            <translation>Взявшая фигура превращается в следующую младшую (ферзь, ладья, слон, конь, пешка), сделавшая ход без взятия — в следующую старшую.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece that captures changes its side; kings do not.</source>
            <translation>Бьющая фигура меняет цвет; короли – нет.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>A piece that captures may go on with another move at once, unless a king is in check.</source>
            <translation>Взявшая фигура может сразу сделать следующий ход, если ни один король не под шахом.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece that captures one of another kind changes its side.</source>
            <translation>Фигура, взявшая фигуру другого рода, меняет цвет.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece that checks by moving becomes neutral; a neutral one joins the side that moves.</source>
            <translation>Фигура, давшая своим ходом шах, становится нейтральной; нейтральная переходит к сделавшей ход стороне.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece that comes to one of the squares changes its side.</source>
            <translation>Фигура, пришедшая на одно из указанных полей, меняет цвет.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>A piece that comes to one of the squares has to go on to another of them that is empty.</source>
            <translation>Фигура, пришедшая на одно из указанных полей, должна перейти на другое из них, свободное.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece that could capture several pieces can capture none of them, and does not check; Inverse: only such a piece can.</source>
            <translation>Фигура, которая могла бы взять несколько фигур, не может взять ни одной из них и не шахует; Inverse: брать может только такая фигура.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>A piece that is observed by a piece of its own side cannot be captured.</source>
            <translation>Фигуру, которую наблюдает фигура своей стороны, взять нельзя.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece that moves and checks changes the sides of all other pieces that it observes, except kings.</source>
            <translation>Фигура, которая ходит и даёт шах, меняет цвет всех других фигур, которые она держит под ударом или защищает, кроме королей.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece that moves changes its kind: queen and knight, rook and bishop become each other.</source>
            <translation>Фигура, сделавшая ход, меняет род: ферзь и конь, ладья и слон превращаются друг в друга.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece that moves makes pawns of the other side's pieces next to it, but on the first and last ranks pieces of its own kind.</source>
            <translation>Сделавшая ход фигура превращает соседние фигуры противника в пешки, а на первой и последней горизонталях — в фигуры своего вида.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece that moves without capture changes its side; kings do not.</source>
            <translation>Фигура, сделавшая ход без взятия, меняет цвет; короли не меняют.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece that moves without capturing becomes the next higher one (pawn, knight, bishop, rook, queen); captures change nothing.</source>
            <translation>Фигура, сделавшая ход без взятия, превращается в следующую старшую (пешка, конь, слон, ладья, ферзь); при взятии ничего не меняется.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A piece that moves without capturing becomes the next lower one (queen, rook, bishop, knight, pawn), one that captures the next higher one.</source>
            <translation>Фигура, сделавшая ход без взятия, превращается в следующую младшую (ферзь, ладья, слон, конь, пешка), взявшая — в следующую старшую.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece that moves without checking becomes neutral; a neutral one joins the side that moves.</source>
            <translation>Фигура, сделавшая ход без шаха, становится нейтральной; нейтральная переходит к сделавшей ход стороне.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>A piece that touches another must touch one after its move; others must not.</source>
            <translation>Фигура, соседствующая с другой, должна соседствовать с какой-либо фигурой и после своего хода; остальные — не должны.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/immune.py" />
            <source>A piece whose square of the initial position is occupied cannot be captured.</source>
            <translation>Фигуру, исходное поле которой занято, взять нельзя.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>A piece with a piece of its own side just behind it moves as that piece.</source>
            <translation>Фигура, непосредственно позади которой стоит фигура своей стороны, ходит как эта фигура.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>A piece with a piece of its own side just in front of it moves as that piece.</source>
            <translation>Фигура, непосредственно перед которой стоит фигура своей стороны, ходит как эта фигура.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A piece, except a king, that moves to the square that the other side has just left changes its side.</source>
            <translation>Фигура, кроме короля, пошедшая на поле, которое только что покинула другая сторона, меняет цвет.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>A queen, rook, bishop or knight becomes the piece that stands on the file of its arrival in the initial position.</source>
            <translation>Ферзь, ладья, слон или конь становится фигурой, стоящей в начальной позиции на вертикали поля прибытия.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>A side cannot move a piece of the kind that the other side has just moved.</source>
            <translation>Сторона не может ходить фигурой того рода, которой только что ходила другая сторона.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A side is in check if it attacks the king of the other side, not if its own is attacked.</source>
            <translation>Сторона находится под шахом, если она нападает на короля другой стороны, а не если нападают на её собственного.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A side is in check if it could lose its last piece of a kind. Kings are pieces like others, and pawns may become kings.</source>
            <translation>Сторона находится под шахом, если она может потерять последнюю фигуру какого-либо вида. Короли — такие же фигуры, как другие, и пешки могут превращаться в королей.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A side may also move the pieces of the other side, but not take back a move without capture.</source>
            <translation>Сторона может ходить и фигурами другой стороны, но не может вернуть назад ход без взятия.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A side may also move the pieces of the other side, but not the piece that has just moved.</source>
            <translation>Сторона может ходить и фигурами другой стороны, но не той, которая только что ходила.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A side may have several kings; a king is royal while it is the only one. Pawns may become kings.</source>
            <translation>У стороны может быть несколько королей; король является королевской фигурой, пока он единственный. Пешки могут превращаться в королей.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A side moves the pieces of the other side, and only those.</source>
            <translation>Сторона ходит фигурами другой стороны, и только ими.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>A side must capture if it can. There is no check: kings are pieces like others, and pawns may become kings.</source>
            <translation>Сторона обязана брать, если может. Шаха нет: короли — такие же фигуры, как другие, и пешки могут превращаться в королей.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>A side must go on with the piece that it moved last, as long as that has a legal move.</source>
            <translation>Сторона обязана продолжать игру той фигурой, которой ходила последней, пока у той есть легальный ход.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>A side must move a piece to where it stood in the diagram, if it can; it checks only where it may capture the king.</source>
            <translation>Сторона обязана, если может, пойти фигурой на то поле, где она стояла на диаграмме; шах есть только там, где разрешалось бы взять короля.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>A side must move the piece on the first square of a1, a2 … h8 of those that can move.</source>
            <translation>Из фигур, имеющих ход, сторона обязана ходить той, что стоит на первом по порядку поле a1, a2 … h8.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>A side that checks exchanges the places of the two kings.</source>
            <translation>Сторона, объявившая шах, меняет местами обоих королей.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>A side that has more pawns than the other leaves none.</source>
            <translation>Сторона, у которой пешек больше, чем у другой, их не оставляет.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>A square that a piece leaves is out of use from then on.</source>
            <translation>Поле, которое покинула фигура, больше не используется.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/sides.py" />
            <source>A white piece, except a king, that comes to the upper half of the board becomes black; a black one that comes to the lower half becomes white.</source>
            <translation>Белая фигура, кроме короля, пришедшая на верхнюю половину доски, становится чёрной; чёрная, пришедшая на нижнюю, становится белой.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>After each move of Black the two kings exchange places.</source>
            <translation>После каждого хода чёрных короли меняются местами.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>After each move of White the two kings exchange places.</source>
            <translation>После каждого хода белых короли меняются местами.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/mars.py" />
            <source>An attacked piece may also move to its square of rebirth, and capture there.</source>
            <translation>Атакованная фигура может пойти и на своё поле возрождения и брать там.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/anticirce.py" />
            <source>As Anticirce, with the squares of the other side.</source>
            <translation>Как в Антицирце, но с полями возрождения другой стороны.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>Before capturing, a piece makes a move without capture as the piece that it captures.</source>
            <translation>Перед взятием фигура делает ход без взятия как та фигура, которую она берёт.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Before, the own king may be in check.</source>
            <translation>До этого свой король может стоять под шахом.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Before, the own king must not be in check.</source>
            <translation>До этого свой король не должен стоять под шахом.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black makes no moves but those that check; he is mated where he could not move without that either.</source>
            <translation>Чёрные делают только ходы, дающие шах; им мат там, где и без этого условия у них не было бы хода.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>Black may not capture.</source>
            <translation>Чёрным запрещены взятия.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>Black moves only to squares of the edge.</source>
            <translation>Чёрные ходят только на крайние поля доски.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must capture if he can; ultra: he cannot do anything else.</source>
            <translation>Чёрные обязаны брать, если могут; ultra: ничего другого они делать не могут.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must make one of the longest legal moves.</source>
            <translation>Чёрные должны делать один из самых длинных возможных ходов.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must make one of the shortest legal moves.</source>
            <translation>Чёрные должны делать один из самых коротких возможных ходов.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must move so that the two pieces come as far apart as possible.</source>
            <translation>Чёрные обязаны ходить так, чтобы две фигуры оказались как можно дальше друг от друга.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must move so that the two pieces come as near to each other as possible.</source>
            <translation>Чёрные обязаны ходить так, чтобы две фигуры оказались как можно ближе друг к другу.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must move the piece on the first square of a1, a2 … h8 of those that can move.</source>
            <translation>Из фигур, имеющих ход, чёрные обязаны ходить той, что стоит на первом по порядку поле a1, a2 … h8.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must move to one of the squares if he can, even where that would leave his king in check.</source>
            <translation>Чёрные обязаны ходить на одно из полей, если могут, даже там, где их король оказался бы под шахом.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must move to one of the squares if he can.</source>
            <translation>Чёрные обязаны ходить на одно из полей, если могут.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Black must move to the square that White has just left, if he can.</source>
            <translation>Чёрные обязаны пойти на поле, которое только что покинули белые, если это возможно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Black never has more pawns than the number named.</source>
            <translation>У чёрных никогда не больше пешек, чем указано.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Black pawns cannot go where they would promote.</source>
            <translation>Чёрные пешки не могут пойти туда, где они превратились бы.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Black pawns promote on the squares.</source>
            <translation>Чёрные пешки превращаются на этих полях.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Both sides never have more pawns than the number named.</source>
            <translation>У обеих сторон вместе никогда не больше пешек, чем указано.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Each move has to cross one of the lines that are named.</source>
            <translation>Каждый ход должен пересекать одну из названных линий.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>Each piece may also attack the king of its own side, which must not be left in such a check.</source>
            <translation>Каждая фигура может атаковать и короля своей стороны, которого нельзя оставлять под таким шахом.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>If the square is occupied, the piece cannot be captured.</source>
            <translation>Если поле занято, фигуру нельзя взять.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>If the square is occupied, the piece disappears.</source>
            <translation>Если поле занято, фигура исчезает.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>In check it cannot move as a king.</source>
            <translation>Под шахом он не может ходить как король.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>In the diagram the side that is not to move may be in check; kings are never captured.</source>
            <translation>На диаграмме сторона, чья очередь хода не наступила, может стоять под шахом; королей никогда не берут.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>Instead of a move, two pieces of the same kind of opposite sides may exchange places, if they were not exchanged just before.</source>
            <translation>Вместо хода две фигуры одного рода разных сторон могут поменяться местами, если их не поменяли только что.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>It does not hold for kings.</source>
            <translation>К королям это не относится.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/conditions.py" />
            <source>It goes with no other condition but {conditions}.</source>
            <translation>Сочетается только с условиями: {conditions}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/question/conditions.py" />
            <source>It goes with no other condition.</source>
            <translation>Не сочетается ни с каким другим условием.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>It holds for captures of Black alone.</source>
            <translation>Это относится только ко взятиям чёрных.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>It holds for captures of White alone.</source>
            <translation>Это относится только ко взятиям белых.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>It holds for kings, too.</source>
            <translation>Это относится и к королям.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>It holds for the black king alone.</source>
            <translation>Это относится только к чёрному королю.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>It holds for the white king alone.</source>
            <translation>Это относится только к белому королю.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Kings do not lend their moves.</source>
            <translation>Короли не передают своих ходов.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Kings do not move as others.</source>
            <translation>Короли не ходят как другие фигуры.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Kings lend their moves, and move as others.</source>
            <translation>Короли передают свои ходы и ходят как другие фигуры.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>Kings may stand side by side: a king does not attack one that its own side observes.</source>
            <translation>Короли могут стоять рядом: король не атакует короля, которого наблюдают свои фигуры.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Kings neither lend their moves nor move as others.</source>
            <translation>Короли не передают своих ходов и не ходят как другие фигуры.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Lines beside the files and ranks that are named part the board into cells; each move has to lead into another cell.</source>
            <translation>Линии рядом с названными вертикалями и горизонталями делят доску на клетки; каждый ход должен вести в другую клетку.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Lines part the board into cells of four squares, shifted by a file and a rank; each move has to lead into another cell.</source>
            <translation>Линии делят доску на клетки из четырёх полей, сдвинутые на вертикаль и горизонталь; каждый ход должен вести в другую клетку.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Lines part the board into cells of four squares, shifted by a file; each move has to lead into another cell.</source>
            <translation>Линии делят доску на клетки из четырёх полей, сдвинутые на вертикаль; каждый ход должен вести в другую клетку.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Lines part the board into cells of four squares, shifted by a rank; each move has to lead into another cell.</source>
            <translation>Линии делят доску на клетки из четырёх полей, сдвинутые на горизонталь; каждый ход должен вести в другую клетку.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>Lines part the board into cells of four squares; each move has to lead into another cell.</source>
            <translation>Линии делят доску на клетки по четыре поля; каждый ход должен вести в другую клетку.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Neutral pieces leave neutral pawns.</source>
            <translation>Нейтральные фигуры оставляют нейтральные пешки.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/observation.py" />
            <source>No move may let a piece be observed by an enemy piece of its own kind.</source>
            <translation>Ход невозможен, если после него какую-либо фигуру наблюдает неприятельская фигура того же рода.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>Nobody may check unless it is mate.</source>
            <translation>Шаховать нельзя, если это не мат.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>Nothing can stand on the squares or pass over them.</source>
            <translation>На этих полях ничто не может стоять, и через них нельзя пройти.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>Nothing may be captured.</source>
            <translation>Взятия запрещены.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Of each kind a side may have no more pieces on the board than a box of chess pieces holds.</source>
            <translation>У стороны не может быть на доске больше фигур каждого рода, чем в шахматном комплекте.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>On the square, files a and h are exchanged.</source>
            <translation>У поля вертикали a и h меняются местами.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Only the longest moves give check, and no other move gets out of one.</source>
            <translation>Шах дают только самые длинные ходы, и никакой другой ход от шаха не уводит.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Pawns become Argentine pieces: senora, faro, loco and saltador. Faros castle in place of rooks.</source>
            <translation>Пешки превращаются в аргентинские фигуры: сеньору, фаро, локо и сальтадора. Вместо ладей рокируют фаро.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Pawns become marine pieces: siren, triton, nereid and marine knight. Tritons castle in place of rooks.</source>
            <translation>Пешки превращаются в морские фигуры: сирену, тритона, нереиду и морского коня. Вместо ладей рокируют тритоны.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Pawns do not become imitators.</source>
            <translation>Пешки не превращаются в имитаторов.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Pawns may also become Chinese pieces: leo, pao, vao and mao.</source>
            <translation>Пешки могут превращаться и в китайские фигуры: лео, пао, вао и мао.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>Pawns promote one rank earlier.</source>
            <translation>Пешки превращаются на одну горизонталь раньше.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>Pieces may capture pieces of their own side, too, except the king.</source>
            <translation>Фигуры могут брать и фигуры своей стороны, кроме короля.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>Pieces move only between squares of different colours.</source>
            <translation>Фигуры ходят только между полями разного цвета.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>Pieces move only between squares of the same colour.</source>
            <translation>Фигуры ходят только между полями одного цвета.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Such a move gives no check either.</source>
            <translation>Такой ход не даёт и шаха.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>Such a move still gives check.</source>
            <translation>Такой ход всё же даёт шах.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>That ends the game.</source>
            <translation>На этом игра кончается.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The black king in check may also move as an equihopper, or as another given piece.</source>
            <translation>Чёрный король под шахом может ходить и как эквихоппер или как другая указанная фигура.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The black king in check may also move as the pieces that check it.</source>
            <translation>Чёрный король под шахом может ходить и как шахующие его фигуры.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The black king in check moves only as the pieces that check it.</source>
            <translation>Чёрный король под шахом ходит только как шахующие его фигуры.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The black king in check must move as a piece that checks it, and becomes such a piece, no longer royal.</source>
            <translation>Чёрный король под шахом обязан ходить как шахующая его фигура и превращается в неё, теряя королевские свойства.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>The pawn is one of the other side.</source>
            <translation>Пешка принадлежит другой стороне.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>The pawn is one of the side that moves.</source>
            <translation>Пешка принадлежит ходящей стороне.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>The pawns are Berolina pawns.</source>
            <translation>Пешки — берлинские.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>The side that defends makes no moves but those that check; in helpmates the side that is mated.</source>
            <translation>Защищающаяся сторона делает только ходы, дающие шах; в кооперативных матах — сторона, получающая мат.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>The side that defends must make one of its longest legal moves; in helpmates the side that is mated.</source>
            <translation>Защищающаяся сторона обязана делать один из своих самых длинных легальных ходов; в кооперативных матах — сторона, получающая мат.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>The square is mirrored at the middle of the board.</source>
            <translation>Поле отражается относительно середины доски.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>The squares of the other side count.</source>
            <translation>Считаются поля другой стороны.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>The squares that are named together form a cell, all others another one; each move has to lead into another cell.</source>
            <translation>Названные вместе поля образуют клетку, все остальные — ещё одну; каждый ход должен вести в другую клетку.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The white king in check may also move as an equihopper, or as another given piece.</source>
            <translation>Белый король под шахом может ходить и как эквихоппер или как другая указанная фигура.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The white king in check may also move as the pieces that check it.</source>
            <translation>Белый король под шахом может ходить и как шахующие его фигуры.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The white king in check moves only as the pieces that check it.</source>
            <translation>Белый король под шахом ходит только как шахующие его фигуры.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>The white king in check must move as a piece that checks it, and becomes such a piece, no longer royal.</source>
            <translation>Белый король под шахом обязан ходить как шахующая его фигура и превращается в неё, теряя королевские свойства.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>There are Chinese pieces in place of queen, rook, bishop and knight.</source>
            <translation>Вместо ферзя, ладьи, слона и коня — китайские фигуры.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>There are nightriders in place of knights.</source>
            <translation>Вместо коней — ночные всадники.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>There are no kings: a side that could mate puts the king of the other side on the board with its move. In type 2 the other side may go on if it does the same.</source>
            <translation>Королей нет: сторона, которая могла бы дать мат, ставит своим ходом на доску короля другой стороны. В типе 2 другая сторона может продолжать, если сделает то же самое.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>There are two boards: a piece moves on its own one, to a square that is empty on the other, and is then there.</source>
            <translation>Досок две: фигура ходит на своей доске на поле, свободное на другой, и оказывается на той.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>They do so only after a check.</source>
            <translation>Это бывает только после шаха.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>Two pieces of opposite sides that stand back to back move as each other.</source>
            <translation>Две фигуры разных сторон, стоящие спиной к спине, ходят одна как другая.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>Two pieces of opposite sides that stand face to face move as each other.</source>
            <translation>Две фигуры разных сторон, стоящие лицом к лицу, ходят одна как другая.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>Two pieces of opposite sides that stand side by side move as each other.</source>
            <translation>Две фигуры разных сторон, стоящие бок о бок, ходят одна как другая.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/neighbours.py" />
            <source>Two pieces on squares that are point-symmetric about the middle of the board move as each other.</source>
            <translation>Две фигуры на полях, симметричных относительно центра доски, ходят одна как другая.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>When a piece is captured, a piece of the next lower kind of its side becomes one of its kind: a rook for a queen, a bishop for a rook, a knight for a bishop, a queen for a knight.</source>
            <translation>При взятии фигуры фигура следующего младшего рода той же стороны превращается в фигуру рода взятой: ладья вместо ферзя, слон вместо ладьи, конь вместо слона, ферзь вместо коня.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>When a piece is captured, a piece of the next lower kind of its side becomes one of its kind: a rook for a queen, a bishop for a rook, a knight for a bishop, the king for a knight.</source>
            <translation>При взятии фигуры фигура следующего младшего рода той же стороны превращается в фигуру рода взятой: ладья вместо ферзя, слон вместо ладьи, конь вместо слона, король вместо коня.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/kings.py" />
            <source>When a piece is captured, the king of its side becomes a royal piece of that kind; when a pawn is captured, a king.</source>
            <translation>При взятии фигуры король её стороны становится королевской фигурой того же рода, при взятии пешки — королём.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White makes no moves but those that check; he is mated where he could not move without that either.</source>
            <translation>Белые делают только ходы, дающие шах; им мат там, где и без этого условия у них не было бы хода.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>White may not capture.</source>
            <translation>Белым запрещены взятия.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>White moves only to squares of the edge.</source>
            <translation>Белые ходят только на крайние поля доски.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must capture if he can; ultra: he cannot do anything else.</source>
            <translation>Белые обязаны брать, если могут; ultra: ничего другого они делать не могут.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must make one of the longest legal moves.</source>
            <translation>Белые должны делать один из самых длинных возможных ходов.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must make one of the shortest legal moves.</source>
            <translation>Белые должны делать один из самых коротких возможных ходов.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must move so that the two pieces come as far apart as possible.</source>
            <translation>Белые обязаны ходить так, чтобы две фигуры оказались как можно дальше друг от друга.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must move so that the two pieces come as near to each other as possible.</source>
            <translation>Белые обязаны ходить так, чтобы две фигуры оказались как можно ближе друг к другу.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must move the piece on the first square of a1, a2 … h8 of those that can move.</source>
            <translation>Из фигур, имеющих ход, белые обязаны ходить той, что стоит на первом по порядку поле a1, a2 … h8.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must move to one of the squares if he can, even where that would leave his king in check.</source>
            <translation>Белые обязаны ходить на одно из полей, если могут, даже там, где их король оказался бы под шахом.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must move to one of the squares if he can.</source>
            <translation>Белые обязаны ходить на одно из полей, если могут.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/obligations.py" />
            <source>White must move to the square that Black has just left, if he can.</source>
            <translation>Белые обязаны пойти на поле, которое только что покинули чёрные, если это возможно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/meanings.py" />
            <source>White never has more pawns than the number named.</source>
            <translation>У белых никогда не больше пешек, чем указано.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>White pawns cannot go where they would promote.</source>
            <translation>Белые пешки не могут пойти туда, где они превратились бы.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/promotion.py" />
            <source>White pawns promote on the squares.</source>
            <translation>Белые пешки превращаются на этих полях.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>With each capture another piece of the captured kind disappears, of the side that captures (Adverse: of the other side); Chromatic: it changes sides.</source>
            <translation>При каждом взятии исчезает ещё одна фигура взятого рода у бравшей стороны (Adverse: у другой стороны); Chromatic: она меняет цвет.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>With each move a chameleon becomes the next of the given pieces.</source>
            <translation>С каждым ходом хамелеон превращается в следующую из указанных фигур.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/changes.py" />
            <source>With each move a knight becomes a bishop, a bishop a rook, a rook a queen and a queen a knight.</source>
            <translation>С каждым ходом конь становится слоном, слон ладьёй, ладья ферзём, а ферзь конём.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/board.py" />
            <source>With each move the imitators go as far as the piece that moves; their way has to be free, too.</source>
            <translation>С каждым ходом имитаторы перемещаются так же, как ходящая фигура; их путь тоже должен быть свободен.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/condition_kinds/captures.py" />
            <source>With each move the pieces of the other side disappear that would be mated if they were kings.</source>
            <translation>С каждым ходом исчезают фигуры другой стороны, которые были бы заматованы, если бы были королями.</translation>
        </message>
    </context>
    <context>
        <name>contest</name>
        <message numerus="yes">
            <location filename="../../app/matewright/services/contest/battle.py" />
            <source>There are %n keys.</source>
            <translation>
                <numerusform>Есть %n вступление.</numerusform>
                <numerusform>Есть %n вступления.</numerusform>
                <numerusform>Есть %n вступлений.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/contest/lines.py" />
            <source>There are %n solutions, cooks included.</source>
            <translation>
                <numerusform>Есть %n решение, считая побочные.</numerusform>
                <numerusform>Есть %n решения, считая побочные.</numerusform>
                <numerusform>Есть %n решений, считая побочные.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/contest/battle.py" />
            <source>a first move that fails is named beside the key</source>
            <translation>рядом с вступлением назван первый ход, который не решает</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/contest/battle.py" />
            <source>another answer to the same move stands before it</source>
            <translation>перед ним стоит другой ответ на тот же ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/contest/lines.py" />
            <source>more solutions are given than are asked for</source>
            <translation>решений указано больше, чем требуется</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/contest/battle.py" />
            <source>refuted by {move}</source>
            <translation>опровергается ходом {move}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/contest/battle.py" />
            <source>this does not succeed in time</source>
            <translation>это не достигает цели вовремя</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/contest/battle.py" />
            <source>this does not threaten in time</source>
            <translation>это не угрожает вовремя</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/contest/battle.py" />
            <source>this is no key</source>
            <translation>это не вступление</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/contest/lines.py" />
            <source>this is no solution</source>
            <translation>это не решение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/contest/battle.py" />
            <source>this move is not legal</source>
            <translation>этот ход не по правилам</translation>
        </message>
    </context>
    <context>
        <name>csv</name>
        <message>
            <location filename="../../app/matewright/formats/csv_table.py" />
            <source>a solution tree</source>
            <translation>дерево решений</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/csv_table.py" />
            <source>the field “{field}”</source>
            <translation>поле «{field}»</translation>
        </message>
    </context>
    <context>
        <name>encodings</name>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Central European (Windows-1250)</source>
            <translation>Центральноевропейская (Windows-1250)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Cyrillic (DOS, code page 866)</source>
            <translation>Кириллица (DOS, кодовая страница 866)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Cyrillic (KOI8-R)</source>
            <translation>Кириллица (KOI8-R)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Cyrillic (Windows-1251)</source>
            <translation>Кириллица (Windows-1251)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Unicode (UTF-16, big-endian)</source>
            <translation>Юникод (UTF-16, от старшего байта)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Unicode (UTF-16, little-endian)</source>
            <translation>Юникод (UTF-16, от младшего байта)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Unicode (UTF-8 with byte order mark)</source>
            <translation>Юникод (UTF-8 с меткой порядка байтов)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Unicode (UTF-8)</source>
            <translation>Юникод (UTF-8)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Western European (DOS, code page 850)</source>
            <translation>Западноевропейская (DOS, кодовая страница 850)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Western European (ISO 8859-1)</source>
            <translation>Западноевропейская (ISO 8859-1)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/encodings.py" />
            <source>Western European (Windows-1252)</source>
            <translation>Западноевропейская (Windows-1252)</translation>
        </message>
    </context>
    <context>
        <name>engine</name>
        <message>
            <location filename="../../app/matewright/bridge/request.py" />
            <source>mode {name}</source>
            <translation>режим {name}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/bridge/request.py" />
            <source>one distribution of the parts</source>
            <translation>одно распределение ролей</translation>
        </message>
    </context>
    <context>
        <name>entry</name>
        <message>
            <location filename="../../app/matewright/formats/entry_reading.py" />
            <source>a list of texts</source>
            <translation>список текстов</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/entry_reading.py" />
            <source>a list of versions</source>
            <translation>список версий</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/entry_reading.py" />
            <source>a name or fields</source>
            <translation>имя или поля</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/entry_reading.py" />
            <source>text</source>
            <translation>текст</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/entry_reading.py" />
            <source>the lists “white” and “black”</source>
            <translation>списки «white» и «black»</translation>
        </message>
    </context>
    <context>
        <name>epd</name>
        <message>
            <location filename="../../app/matewright/formats/epd.py" />
            <source>a solution tree</source>
            <translation>дерево решений</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/epd.py" />
            <source>the field “{field}”</source>
            <translation>поле «{field}»</translation>
        </message>
    </context>
    <context>
        <name>errors</name>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A brace opens here and is not closed.</source>
            <translation>Здесь открывается фигурная скобка, которая не закрыта.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A game begins from one diagram, and the problem has twins.</source>
            <translation>Игра начинается с одной диаграммы, а у задачи есть близнецы.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A game may have {most} moves at most, and 600 in a row.</source>
            <translation>В партии может быть не больше {most} ходов и не больше 600 подряд.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A pattern cannot have “+{text}”. Choose from: {known}.</source>
            <translation>В расстановке не может быть «+{text}». Выберите из: {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A pattern has at most {most} characters.</source>
            <translation>В расстановке не больше {most} знаков.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A worker of the cluster does not have Matewright: {reason}.</source>
            <translation>На узле кластера нет Matewright: {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A worker of the cluster has version {found} of Matewright; this is version {wanted}.</source>
            <translation>На узле кластера Matewright версии {found}; здесь версия {wanted}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>A {name} file shows one problem, not {count}.</source>
            <translation>Файл {name} показывает одну задачу, а не {count}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>An empty board is like no problem.</source>
            <translation>Пустая доска не похожа ни на одну задачу.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>An operation is expected at “{text}”.</source>
            <translation>У «{text}» ожидается операция.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Another batch is at work with the journal “{file}”.</source>
            <translation>С журналом «{file}» уже работает другой пакет.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Answers to problems with these options cannot be marked: {names}.</source>
            <translation>Ответы на задачи с этими опциями нельзя оценить: {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Below the diagram a line with stipulation and numbers of pieces is expected.</source>
            <translation>Под диаграммой ожидается строка с заданием и числом фигур.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Black</source>
            <translation>Чёрные</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Both {text} and {other} are required: one problem cannot have both.</source>
            <translation>Желательны и {text}, и {other}: в одной задаче это невозможно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Braces are nested more than {most} levels deep here.</source>
            <translation>Вложенность фигурных скобок здесь больше {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Engines are compared on one diagram, and the problem has twins.</source>
            <translation>Программы сравниваются на одной диаграмме, а у задачи есть близнецы.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>For --cluster the package “distributed” is needed: pip install 'matewright[cluster]'.</source>
            <translation>Для --cluster нужен пакет «distributed»: pip install 'matewright[cluster]'.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Game {number} does not lead to the position in the moves that are asked for, or stands there twice.</source>
            <translation>Партия {number} не приводит к позиции за заданное число ходов или указана дважды.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Game {number}: the move {move} is not legal.</source>
            <translation>Партия {number}: ход {move} не по правилам.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Games with fairy pieces are not understood.</source>
            <translation>Партии со сказочными фигурами не читаются.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Input for Popeye begins with “BeginProblem”, not with “{text}”.</source>
            <translation>Ввод для Popeye начинается с «BeginProblem», а не с «{text}».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Invisible pieces are not supported yet.</source>
            <translation>Невидимые фигуры пока не поддерживаются.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>It does not fit the diagram.</source>
            <translation>С диаграммой это не согласуется.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>It is not clear what “{text}” means.</source>
            <translation>Неясно, что значит «{text}».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>It is the answer to another question: {names}.</source>
            <translation>Это ответ на другой вопрос: {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>It shows another diagram.</source>
            <translation>В нём другая диаграмма.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>It was stopped before it was done.</source>
            <translation>Остановлено раньше конца.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Line {line}: {reason}</source>
            <translation>Строка {line}: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Mates and play can be compared only when the problem has a solution: solve it first.</source>
            <translation>Маты и игру можно сравнить, только если у задачи есть решение: сначала решите её.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>More than {most} lines are not looked at.</source>
            <translation>Больше {most} строк не рассматривается.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Move {number} of the line is not legal under the conditions.</source>
            <translation>Ход {number} варианта невозможен при этих условиях.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Move {number} of the line: {reason}</source>
            <translation>Ход {number}: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>No move can have been the last: each comes from a position that is itself illegal.</source>
            <translation>Последнего хода нет: любой ведёт из позиции, которая сама нелегальна.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>No pawn can have passed over {square} in the last move.</source>
            <translation>Последним ходом никакая пешка не могла пройти через {square}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>No process could be started for solving: {reason}.</source>
            <translation>Не удалось запустить процесс для решения: {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Nothing here knows how these pieces move: {names}.</source>
            <translation>Здесь неизвестно, как ходят эти фигуры: {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Nothing in the file “{file}” can be read as a chess problem. {first}</source>
            <translation>Ничего в файле «{file}» нельзя прочесть как шахматную задачу. {first}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Nothing independent of Matewright knows the rules of {names}.</source>
            <translation>Правила {names} не знает ничто независимое от Matewright.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Only orthodox pieces can be used here, not the {names}.</source>
            <translation>Здесь возможны только ортодоксальные фигуры, но не: {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Only positions of orthodox chess can be asked whether they come from a game.</source>
            <translation>Легальность проверяется только у позиций ортодоксальных шахмат.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Other names of the file “{file}” (hard links) still hold what was there before.</source>
            <translation>Другие имена файла «{file}» (жёсткие ссылки) по-прежнему содержат то, что было раньше.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Pictures and PDF need the package PySide6-Essentials, which is not installed.</source>
            <translation>Для рисунков и PDF нужен пакет PySide6-Essentials, он не установлен.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Popeye (“{file}”) broke down with status {status}.</source>
            <translation>Popeye («{file}») аварийно завершился с кодом {status}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Popeye (“{file}”) printed more than {most} MiB and was stopped.</source>
            <translation>Popeye («{file}») вывел больше {most} МиБ и был остановлен.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Popeye cannot be started: “{file}”: {reason}.</source>
            <translation>Popeye не запускается: «{file}»: {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Popeye is not installed where programs are found: none is called {names}. The preferences or the variable {variable} can name its file.</source>
            <translation>Popeye не установлен там, где ищутся программы: нет программы {names}. Его файл можно указать в настройках или в переменной {variable}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Popeye is not used for {text} here.</source>
            <translation>О {text} Popeye здесь не спрашивают.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Popeye’s answer is not understood: {reason}</source>
            <translation>Ответ Popeye непонятен: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number} of “{file}” (line {line}): {reason}</source>
            <translation>Задача {number} в «{file}» (строка {line}): {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number} of “{file}” cannot be read, so nothing can be like it.</source>
            <translation>Задачу {number} из «{file}» не прочесть, поэтому похожих на неё не найти.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number} of “{file}”: {reason}</source>
            <translation>Задача {number} в «{file}»: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number} was not understood when it was read and cannot be carried over to another format.</source>
            <translation>Задача {number} не была понята при чтении, её нельзя перенести в другой формат.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: LaTeX cannot read a solution as long as this one; its end is left out.</source>
            <translation>Задача {number}: LaTeX не прочтёт такого длинного решения; его конец опущен.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: a PGN file cannot hold {what}.</source>
            <translation>Задача {number}: файл PGN не может вместить {what}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: a table cannot hold {what}.</source>
            <translation>Задача {number}: таблица не может вместить {what}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: a web page shows at most {most} moves of a solution; the rest is left out.</source>
            <translation>Задача {number}: веб-страница показывает не больше {most} ходов решения; остальное опущено.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: an EPD file cannot hold {what}.</source>
            <translation>Задача {number}: файл EPD не может вместить {what}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: input for Popeye cannot hold {what}.</source>
            <translation>Задача {number}: ввод для Popeye не может вместить {what}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: the solution is too long to be stored; it can be found again by solving.</source>
            <translation>Задача {number}: решение слишком длинно для хранения; его можно найти снова.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Problem {number}: the versions “{names}” have no place in this format.</source>
            <translation>Задача {number}: версиям «{names}» нет места в этом формате.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Promotion to kings is unknown here: “{text}”.</source>
            <translation>Превращение в королей здесь неизвестно: «{text}».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Promotion to pawns is unknown here: “{text}”.</source>
            <translation>Превращение в пешки здесь неизвестно: «{text}».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Rank {rank} of the FEN (“{text}”) describes {count} instead of 8 squares.</source>
            <translation>Ряд {rank} FEN («{text}») описывает полей: {count} вместо 8.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: a search has at most {most} characters.</source>
            <translation>Поиск, знак {at}: в запросе может быть не больше {most} знаков.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: here a star can only follow a word, not stand in “{text}”. After author:, source:, keyword: and stip: it may stand anywhere.</source>
            <translation>Поиск, символ {at}: здесь звёздочка может стоять только после слова, но не в «{text}». После author:, source:, keyword: и stip: она может стоять где угодно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: legal:{text} means nothing. Choose from: {known}.</source>
            <translation>Поиск, знак {at}: legal:{text} ничего не значит. Можно: {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: no condition has “{text}” in its name. “matewright conditions” prints the names.</source>
            <translation>Поиск, знак {at}: нет условия с «{text}» в названии. Названия выводит «matewright conditions».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: no condition, kind of men or attribute is called “{text}”. “matewright conditions” and “matewright pieces” print the names.</source>
            <translation>Поиск, знак {at}: нет условия, вида фигур или свойства с названием «{text}». Названия выводят «matewright conditions» и «matewright pieces».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: something is missing after “{name}”.</source>
            <translation>Поиск, знак {at}: после «{name}» чего-то не хватает.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: the pattern cannot be read. {reason}</source>
            <translation>Поиск, знак {at}: расстановку не прочесть. {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: the quotation mark is not closed.</source>
            <translation>Поиск, знак {at}: кавычка не закрыта.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: there is no field “{name}”. Choose from: {known}. What is not meant as a field goes between quotation marks.</source>
            <translation>Поиск, знак {at}: нет поля «{name}». Выберите из: {known}. То, что не поле, берётся в кавычки.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: there is no state “{text}”. Choose from: {known}.</source>
            <translation>Поиск, знак {at}: нет состояния «{text}». Выберите из: {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: there is no theme “{text}”. “matewright themes --list” prints the names.</source>
            <translation>Поиск, знак {at}: темы «{text}» нет. Названия выводит «matewright themes --list».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: “OR” has to stand between two conditions.</source>
            <translation>Поиск, знак {at}: «OR» должно стоять между двумя условиями.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: “{name}” is text; it cannot be compared with “{sign}”. Write a colon.</source>
            <translation>Поиск, знак {at}: «{name}» — текст, его нельзя сравнить знаком «{sign}». Напишите двоеточие.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: “{text}” is not a number or range (1890..1910) to compare “{name}” with.</source>
            <translation>Поиск, знак {at}: «{text}» — не число и не диапазон (1890..1910), с которым можно сравнить «{name}».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Search, character {at}: “{text}” is not a square or number for “{name}”. Write a1, or ? for any file or rank.</source>
            <translation>Поиск, знак {at}: «{text}» — не поле и не число для «{name}». Напишите a1 или ? вместо любой вертикали или горизонтали.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Settings cannot be ordered by “{text}”; choose from: {known}.</source>
            <translation>По «{text}» позиции не упорядочиваются; известны {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Solving this failed unexpectedly: {detail}.</source>
            <translation>При решении произошёл неожиданный сбой: {detail}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Solving was not finished.</source>
            <translation>Решение не было закончено.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Squares such as “f7” are expected, not “{text}”.</source>
            <translation>Ожидаются поля вроде «f7», а не «{text}».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Stopped before anything was found.</source>
            <translation>Остановлено до того, как что-либо нашлось.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “reference” does without the option checks only in help play.</source>
            <translation>Стратегия «reference» не знает условия «только шахи» в кооперативной игре.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “reference” solves #n and h#n, not {text}.</source>
            <translation>Стратегия «reference» решает #n и h#n, но не {text}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “{name}” does without the option {option}.</source>
            <translation>Стратегия «{name}» не знает условия {option}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “{name}” finds one key or none: it has no mode “{mode}”, only “shortest”.</source>
            <translation>Стратегия «{name}» находит одно вступление или ни одного: режима «{mode}» у неё нет, только «shortest».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “{name}” knows no conditions.</source>
            <translation>Стратегия «{name}» не знает условий.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “{name}” looks for mates in {known} only, not in {count}.</source>
            <translation>Стратегия «{name}» ищет маты только в {known}, а не в {count}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Strategy “{name}” solves direct mates (#n), not {text}.</source>
            <translation>Стратегия «{name}» решает прямые маты (#n), а не {text}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The FEN has {count} fields; at most 6 are allowed.</source>
            <translation>В FEN частей: {count}; допустимо не больше 6.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The FEN has {count} instead of 8 ranks.</source>
            <translation>В FEN рядов: {count} вместо 8.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The FEN is empty.</source>
            <translation>FEN пуста.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The Forsyth notation has more than 64 squares.</source>
            <translation>В нотации Форсайта больше 64 полей.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The answer is too long; at most {most} characters are read.</source>
            <translation>Ответ слишком длинный; читается не больше {most} знаков.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The best move (bm) “{move}” cannot be played; it is kept as it is.</source>
            <translation>Лучший ход (bm) «{move}» невозможен; он сохранён как есть.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The bishop on {square} cannot have come there: the pawns in front of it never moved.</source>
            <translation>Слон не мог попасть на {square}: пешки перед ним не ходили.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The board is no ordinary one of 8 × 8 squares ({size}).</source>
            <translation>Это не обычная доска 8 × 8 полей ({size}).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The brackets around variations do not fit.</source>
            <translation>Скобки вариантов не сходятся.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The castling field has “{right}”, but that king and rook are not on their home squares.</source>
            <translation>В поле рокировок стоит «{right}», но король и ладья не на исходных полях.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The castling field of the FEN is “{text}”; it may hold only K, Q, k, q or “-”.</source>
            <translation>Рокировка в FEN — «{text}»; допустимы только K, Q, k, q или «-».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The change {change} of {part} cannot be made in the diagram: the twin itself changes that.</source>
            <translation>Изменение {change} в {part} нельзя сделать на диаграмме: близнец сам меняет это.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The comment for Matewright was left out: the diagram was changed by hand since it was written.</source>
            <translation>Комментарий для Matewright опущен: диаграмма с тех пор изменена вручную.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The conditions “{first}” and “{second}” contradict each other.</source>
            <translation>Условия «{first}» и «{second}» противоречат друг другу.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The diagram has more commands than the {most} that are read.</source>
            <translation>В диаграмме слишком много команд: читается не более {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The diagram has {size} characters with what stands before it; at most {most} are read.</source>
            <translation>В диаграмме и тексте перед ней знаков: {size}; читается не больше {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The diagram is damaged.</source>
            <translation>Диаграмма повреждена.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The diagram is the position after the key: its play cannot be required of the positions before.</source>
            <translation>Диаграмма — позиция после вступления: её игру нельзя требовать от позиций до него.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The diagram of a zero position is not part of the question: choose one part, such as {part}).</source>
            <translation>Диаграмма нулевой позиции не входит в задание: выберите часть, например {part}).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The document has {size} characters; at most {most} are read.</source>
            <translation>В документе знаков: {size}; читается не больше {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The document is a list; each problem is to be a document of its own, with a line “---” before it.</source>
            <translation>Документ — это список; каждая задача должна быть отдельным документом, перед которым стоит строка «---».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The document is nested more than {most} levels deep.</source>
            <translation>Вложенность документа больше {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The document uses more than {most} YAML aliases.</source>
            <translation>В документе больше {most} псевдонимов YAML.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The en passant field of the FEN is “{text}”; it must be a square or “-”.</source>
            <translation>Взятие на проходе в FEN — «{text}»; нужно поле или «-».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The en passant square {square} is not on rank {rank}, where a capture could end.</source>
            <translation>Поле взятия на проходе {square} не на горизонтали {rank}, где взятие могло бы кончиться.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The en passant square {square} is stated, but no pawn can capture there.</source>
            <translation>Указано поле взятия на проходе {square}, но ни одна пешка не может там взять.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The engine cannot solve this problem: {bound}.</source>
            <translation>Движок не может решить эту задачу: {bound}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The engine does not know the condition “{text}”.</source>
            <translation>Движок не знает условия «{text}».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The engine stopped because of an internal error: {detail}</source>
            <translation>Решатель остановился из-за внутренней ошибки: {detail}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The entry does not consist of fields such as “stipulation”.</source>
            <translation>Запись не состоит из полей вроде «stipulation».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The environment “{kind}” has no end.</source>
            <translation>У окружения «{kind}» нет конца.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The field “{field}” must be {expected}; it was not understood and is kept as it is.</source>
            <translation>Для поля «{field}» нужно: {expected}; оно не понято и сохранено как есть.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The field “{field}” puts a second piece on {square}. The document is kept, but its position is not shown.</source>
            <translation>Поле «{field}» ставит на {square} вторую фигуру. Документ сохранён, но его позиция не показана.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file ends within this record.</source>
            <translation>Файл обрывается внутри этой записи.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file was saved as UTF-8, because it has characters that do not exist in {encoding}.</source>
            <translation>Файл сохранён в UTF-8: в нём есть знаки, которых нет в кодировке «{encoding}».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” cannot be read: {reason}.</source>
            <translation>Файл «{file}» нельзя прочесть: {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” cannot be saved: there is no folder “{folder}”.</source>
            <translation>Файл «{file}» нельзя сохранить: нет папки «{folder}».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” could not be written: a text holds {character}, which is not a character.</source>
            <translation>Файл «{file}» не записан: в тексте есть {character}, это не знак.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” could not be written: {reason}.</source>
            <translation>Файл «{file}» не записан: {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” could not be written: {reason}. What was there before is unchanged.</source>
            <translation>Файл «{file}» не записан: {reason}. Прежнее содержимое не тронуто.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” has {size} bytes; at most {most} are read.</source>
            <translation>В файле «{file}» байт: {size}; читается не больше {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is being saved by another program at this moment, so it was not changed.</source>
            <translation>Файл «{file}» сейчас сохраняет другая программа, поэтому он не был изменён.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is not UTF-8. It was read as {encoding}; if letters look wrong, open it again in another encoding.</source>
            <translation>Файл «{file}» — не UTF-8. Он прочитан в кодировке «{encoding}»; если буквы выглядят неверно, откройте его снова в другой кодировке.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is not recognised; files ending in {known} can be read.</source>
            <translation>Файл «{file}» не распознан; читаются файлы с окончанием {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is not text in the encoding {encoding}: line {line} holds the byte {byte}.</source>
            <translation>Файл «{file}» — не текст в кодировке «{encoding}»: в строке {line} стоит байт {byte}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is not text: there is a zero byte in line {line}.</source>
            <translation>Файл «{file}» — не текст: в строке {line} нулевой байт.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is not the journal of a batch, so it was left alone.</source>
            <translation>Файл «{file}» — не журнал пакета, он не тронут.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” is read-only, so it was not changed.</source>
            <translation>Файл «{file}» только для чтения и не изменён.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The file “{file}” was changed by another program since it was opened here, so it was not overwritten.</source>
            <translation>Файл «{file}» изменён другой программой после открытия и не перезаписан.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The format “{name}” can only be read.</source>
            <translation>Формат «{name}» можно только читать.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The format “{name}” can only be written.</source>
            <translation>Формат «{name}» можно только записывать.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The game has no FEN tag: only games that begin from a position of their own are read.</source>
            <translation>У партии нет тега FEN: читаются только партии, начинающиеся с собственной позиции.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The game has {size} characters; at most {most} are read.</source>
            <translation>В партии знаков: {size}; читается не больше {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The journal “{file}” belongs to other work; name another one with --journal.</source>
            <translation>Журнал «{file}» относится к другой работе; укажите другой с помощью --journal.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The journal “{file}” cannot be read.</source>
            <translation>Журнал «{file}» не читается.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The journal “{file}” could not be written: {reason}. Nothing more can be solved without it.</source>
            <translation>Журнал «{file}» не записан: {reason}. Без него решать дальше нельзя.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The journal “{file}” is of version {found}; this program reads version {known}.</source>
            <translation>Журнал «{file}» версии {found}; эта программа читает версию {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The letter “{letter}” means no known piece.</source>
            <translation>Буква «{letter}» не обозначает известной фигуры.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The line has {count} moves; at most {most} are read.</source>
            <translation>Ходов: {count}; читается не больше {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The line has {size} characters; at most {most} are read.</source>
            <translation>Знаков: {size}; читается не больше {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The moves are nested more than {most} deep.</source>
            <translation>Ходы вложены глубже {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The moves were not understood; they are kept as text. {reason}</source>
            <translation>Ходы не поняты; они сохранены как текст. {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The name “{file}” does not say the format; let it end in {known}.</source>
            <translation>Имя «{file}» не говорит о формате; пусть оканчивается на {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The numbers of pieces below the diagram are not those of the diagram.</source>
            <translation>Число фигур под диаграммой не совпадает с диаграммой.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The option checks only is for direct mates (#n), not for {text}.</source>
            <translation>Условие «только шахи» — для прямых матов (#n), не для {text}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The option {name} does not go with {what}.</source>
            <translation>Условие {name} не сочетается с: {what}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The option {name} is {value}; it must be at least {least}.</source>
            <translation>Условие {name} равно {value}; нужно не меньше {least}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The option {name} is {value}; it must be from {least} to {most}.</source>
            <translation>Условие {name} равно {value}; нужно от {least} до {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The option “{text}” lacks its squares.</source>
            <translation>У условия «{text}» не хватает полей.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The pattern has no pieces.</source>
            <translation>В расстановке нет фигур.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The picture could not be drawn; it would have {width} × {height} pixels.</source>
            <translation>Рисунок не построен; в нём было бы {width} × {height} пикселей.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The piece “{text}” in the diagram is not known.</source>
            <translation>Фигура «{text}» на диаграмме неизвестна.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The piece “{text}” in the field “{field}” is not known. The document is kept, but its position is not shown.</source>
            <translation>Фигура «{text}» в поле «{field}» неизвестна. Документ сохранён, но его позиция не показана.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The piece “{text}” is not known.</source>
            <translation>Фигура «{text}» неизвестна.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem has more authors than the {most} that are read.</source>
            <translation>У задачи слишком много авторов: читается не более {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem has more conditions and options than the {most} that are read.</source>
            <translation>В задаче слишком много условий и параметров: читается не более {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem has more fields than the {most} that are read.</source>
            <translation>В задаче слишком много полей: читается не более {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem has more names and values than the {most} that are read.</source>
            <translation>В задаче слишком много имён и значений: читается не более {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem has more twins than the {most} that are read.</source>
            <translation>В задаче слишком много близнецов: читается не более {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem has more words than the {most} that are read.</source>
            <translation>В задаче слишком много слов: читается не более {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem has no part “{text}”; choose from: {known}, all.</source>
            <translation>В задаче нет части «{text}»; выберите из: {known}, all.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem has something in it that cannot be solved here yet: {names}.</source>
            <translation>В задаче есть то, что здесь пока не решается: {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem is not sound ({verdict}); mend it first.</source>
            <translation>Задача не корректна ({verdict}); сначала исправьте её.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problem is sound already: there is nothing to mend.</source>
            <translation>Задача уже корректна: исправлять нечего.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The problems on the clipboard are damaged and cannot be taken over.</source>
            <translation>Задачи в буфере обмена повреждены, их нельзя вставить.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The process that solved this did not answer for {seconds} seconds and was ended.</source>
            <translation>Решавший это процесс не отвечал {seconds} с и был завершён.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The process that solved this ended ({how}); perhaps there was not enough memory.</source>
            <translation>Решавший это процесс завершился ({how}); возможно, не хватило памяти.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The recovery file “{file}” is damaged, so the changes in it cannot be restored.</source>
            <translation>Файл восстановления «{file}» повреждён, изменения из него не вернуть.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The report would overwrite the collection “{file}”: name another file.</source>
            <translation>Отчёт перезаписал бы собрание «{file}»: укажите другой файл.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The row has {count} cells, but the first row names {names} columns.</source>
            <translation>В строке {count} ячеек, а первая строка называет столбцов: {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The row has {size} characters; at most {most} are read.</source>
            <translation>В строке {size} символов; читается не более {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The row says nothing in the column “fen”.</source>
            <translation>В столбце «fen» этой строки ничего нет.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The scheduler at “{text}” cannot be reached: {reason}.</source>
            <translation>Планировщик «{text}» недоступен: {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The scheduler of the cluster is gone: {reason}. The journal holds what was solved.</source>
            <translation>Планировщик кластера пропал: {reason}. Решённое есть в журнале.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The side to move in the FEN is “{text}”; it must be “w” or “b”.</source>
            <translation>Очередь хода в FEN — «{text}»; нужно «w» или «b».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution contradicts itself: {what}.</source>
            <translation>Решение противоречит себе: {what}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution does not have the variation “{text}”.</source>
            <translation>В решении нет варианта «{text}».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution is not correct JSON.</source>
            <translation>Решение — не правильный JSON.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution is of version {found}; this program reads versions 1 to {known}.</source>
            <translation>Решение версии {found}; эта программа читает версии с 1 по {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution is restricted by “{name}”, which cannot be checked.</source>
            <translation>Решение ограничено условием «{name}», которое нельзя проверить.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution stored in the field “{field}” was left out. {reason}</source>
            <translation>Решение из поля «{field}» опущено. {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution takes no notice of what the problem asks for: {names}.</source>
            <translation>Решение не учитывает того, чего требует задача: {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution was not understood; it is kept as text. {reason}</source>
            <translation>Решение не понято; оно сохранено как текст. {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution's field “{field}” is missing or wrong.</source>
            <translation>Поле «{field}» решения отсутствует или неверно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The solution's move {move} cannot be played.</source>
            <translation>Ход решения {move} невозможен.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The square {square} is named twice in the list of pieces.</source>
            <translation>Поле {square} указано в списке фигур дважды.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation is empty. YAML takes an unquoted #3 for a comment: write it in quotes.</source>
            <translation>Задание пусто. YAML считает #3 без кавычек комментарием: возьмите его в кавычки.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation is empty; write for example #3.</source>
            <translation>Задание пусто; напишите, например, #3.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation is stated in ways that contradict each other ({texts}); it is left empty.</source>
            <translation>Указания о задании противоречат друг другу ({texts}); задание оставлено пустым.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation {text} has no key that could be taken back.</source>
            <translation>У задания {text} нет первого хода, который можно взять назад.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation “{text}” asks for {count} moves; from 1 to {most} are possible.</source>
            <translation>Задание «{text}» требует ходов: {count}; возможно от 1 до {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation “{text}” is not supported yet: {name}.</source>
            <translation>Задание «{text}» пока не поддерживается: {name}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The stipulation “{text}” is not understood at character {column} (“{found}”): {expected}.</source>
            <translation>Задание «{text}» непонятно у знака {column} («{found}»): {expected}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text after “{opcode}” has no closing quotation mark.</source>
            <translation>У текста после «{opcode}» нет закрывающей кавычки.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text ends before “EndProblem”.</source>
            <translation>Текст кончается до «EndProblem».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text has {size} characters; at most {most} are pasted.</source>
            <translation>В тексте знаков: {size}; вставляется не больше {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text has {size} characters; at most {most} are read.</source>
            <translation>В тексте знаков: {size}; читается не больше {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text holds more than {most} problems. Open it as a file instead.</source>
            <translation>В тексте больше {most} задач. Откройте его как файл.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text on the clipboard is not a chess problem. Known formats: {known}.</source>
            <translation>Текст в буфере обмена — не шахматная задача. Читаются: {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The text “{field}” is not where it should be, and is left out.</source>
            <translation>Текст «{field}» стоит не там, где должен, и опущен.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The tool “{tool}” looks at one part: choose one.</source>
            <translation>Инструмент «{tool}» рассматривает одну часть: выберите её.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The twin has {size} characters; at most {most} are read.</source>
            <translation>В близнеце знаков: {size}; читается не больше {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The twin is not understood at “{text}”: {expected}.</source>
            <translation>Близнец непонятен у «{text}»: {expected}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The twins were not understood; they are kept, but the problem cannot be solved. {reason}</source>
            <translation>Близнецы не поняты; они сохранены, но задача не решается. {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The variations are worth {total} points together instead of {most}.</source>
            <translation>Варианты вместе дают {total} очков вместо {most}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The workshop does not know stipulations such as {text}.</source>
            <translation>Мастерская не знает заданий вроде {text}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The workshop does not obey the option {name}.</source>
            <translation>Мастерская не учитывает параметр {name}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The workshop looks at one diagram, and the problem has twins: choose one of them, or all.</source>
            <translation>Мастерская рассматривает одну диаграмму, а в задаче есть близнецы: выберите один из них или все.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The {name} field of the FEN is “{text}”; it must be a whole number.</source>
            <translation>Часть {name} FEN — «{text}»; нужно целое число.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>The {what} are not those of {name}: {changes}.</source>
            <translation>{what} — не те, что у {name}: {changes}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Themes are looked for in complete proofs: this answer is a claim, or not of the whole tree.</source>
            <translation>Темы ищутся в полных доказательствах: этот ответ — лишь утверждение или содержит не всё дерево.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Themes are not looked for in problems with the stipulation {text}.</source>
            <translation>В задачах с заданием {text} темы не ищутся.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There are no moves in the line.</source>
            <translation>Ходов нет.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is a journal of an earlier batch, “{file}”: continue it (--resume) or start over (--restart).</source>
            <translation>Есть журнал прежнего пакета, «{file}»: продолжите его (--resume) или начните заново (--restart).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is a journal “{file}” already: continue with --resume, or name another one with --journal.</source>
            <translation>Журнал «{file}» уже есть: продолжите с --resume или укажите другой с --journal.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is a second piece on {square}.</source>
            <translation>На {square} стоит вторая фигура.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is a {colour} pawn on {square}; pawns cannot stand on ranks 1 and 8.</source>
            <translation>На {square} стоит пешка ({colour}); пешки не могут стоять на горизонталях 1 и 8.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no condition “{name}”; “matewright conditions” lists those that are known.</source>
            <translation>Условия «{name}» нет; известные перечисляет «matewright conditions».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no diagram as Popeye draws it.</source>
            <translation>Нет диаграммы такой, как её рисует Popeye.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no encoding “{name}”; choose from: {known}.</source>
            <translation>Нет кодировки «{name}»; известны: {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no file “{file}”.</source>
            <translation>Нет файла «{file}».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no format “{name}”; choose from: {known}.</source>
            <translation>Нет формата «{name}»; известны: {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no kind of change “{text}”; choose from: {known}.</source>
            <translation>«{text}» — не вид изменения; известны {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no mode “{name}”; choose from: {known}.</source>
            <translation>Нет режима «{name}»; выберите из: {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no option “{name}”.</source>
            <translation>Параметра «{name}» нет.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no piece on {square}.</source>
            <translation>На {square} нет фигуры.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no piece {byte} (on {square}); the position is not shown.</source>
            <translation>Нет фигуры {byte} (на {square}); позиция не показана.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no piece “{man}” here; a known one with its square, such as “Kf7”, is expected.</source>
            <translation>Здесь нет фигуры «{man}»; ожидается известная фигура с полем, например «Kf7».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no problem to write.</source>
            <translation>Нет задачи для записи.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no program “{file}”, which is to be Popeye.</source>
            <translation>Нет программы «{file}», которая должна быть Popeye.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no solution here.</source>
            <translation>Здесь нет решения.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no solution to compare the answer with ({part}).</source>
            <translation>Нет решения, с которым можно сравнить ответ ({part}).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no strategy “{name}”; choose from: {known}.</source>
            <translation>Нет стратегии «{name}»; выберите из: {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no symmetry “{text}”; choose from: {known}.</source>
            <translation>«{text}» — не симметрия; известны {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no text on the clipboard.</source>
            <translation>В буфере обмена нет текста.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no {colour} king, so it cannot be mated or stalemated.</source>
            <translation>Нет короля ({colour}), ставить мат или пат некому.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no {colour} king, so it cannot be mated.</source>
            <translation>Нет короля ({colour}), матовать некого.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no {colour} king, so it cannot be stalemated.</source>
            <translation>Нет короля ({colour}), ставить пат некому.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no {colour} king.</source>
            <translation>Нет короля ({colour}).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is no {colour} king; a historic program needs both.</source>
            <translation>Нет короля ({colour}); исторической программе нужны оба.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>There is nothing that may be changed.</source>
            <translation>Нет ничего, что можно изменить.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>These are {count} settings; at most {most} are looked at. Choose fewer pieces, squares or changes.</source>
            <translation>Это {count} позиций; рассматривается не более {most}. Выберите меньше фигур, полей или изменений.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>This form of a structured stipulation (SStipulation) is not supported yet.</source>
            <translation>Этот вид структурированного задания (SStipulation) пока не поддерживается.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>This is not a position; FEN or EPD is expected.</source>
            <translation>Это не позиция; ожидается FEN или EPD.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>This is not a row of a table: {reason}.</source>
            <translation>Это не строка таблицы: {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>This is not correct JSON ({reason}).</source>
            <translation>Это неправильный JSON ({reason}).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>This is not correct JSON: line {line}, {reason}.</source>
            <translation>Это неправильный JSON: строка {line}, {reason}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>This is not correct YAML ({reason}).</source>
            <translation>Это неправильный YAML ({reason}).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>This is what strategy “{name}” claims without proof; there is nothing to check.</source>
            <translation>Это стратегия «{name}» утверждает без доказательства; проверять нечего.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Two pieces stand on {square}; ghosts in the diagram are not supported yet.</source>
            <translation>На {square} стоят две фигуры; духи на диаграмме пока не поддерживаются.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Unknown piece letter “{letter}” in rank {rank} of the FEN.</source>
            <translation>Неизвестная буква фигуры «{letter}» в ряду {rank} FEN.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Version {number} was left out. {reason}</source>
            <translation>Версия {number} пропущена. {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>With no more captures than {count}, the pawns cannot have come to their files.</source>
            <translation>Взятий всего {count}: этого мало, чтобы пешки попали на свои вертикали.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>With no more captures than {count}, the pawns cannot have got past each other: White has promoted at least {white} of them, Black {black}.</source>
            <translation>Взятий всего {count}: пешки не могли разминуться, ведь белые превратили не менее {white}, чёрные — {black}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>Without the complete and proved solution no answer can be marked.</source>
            <translation>Без полного и доказанного решения ответ оценить нельзя.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>black</source>
            <translation>чёрные</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>white</source>
            <translation>белые</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has more promoted pieces ({count}) than missing pawns ({missing}).</source>
            <translation>{colour}: превращённых фигур ({count}) больше, чем недостающих пешек ({missing}).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has no move, so there is no play after the key.</source>
            <translation>{colour}: ходов нет, поэтому нет игры после вступления.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has pawns that cannot have come to their squares, whatever they captured.</source>
            <translation>{colour}: есть пешки, которые не могли попасть на свои поля, что бы они ни брали.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has pawns that must have captured {count} times, but only {missing} pieces can be what they captured.</source>
            <translation>{colour}: пешки должны были взять {count} раз, но взять они могли только {missing} фигур.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has promoted pieces ({pieces}).</source>
            <translation>{colour}: есть превращённые фигуры ({pieces}).</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has {count} kings ({squares}); one is the most allowed.</source>
            <translation>{colour}: королей {count} ({squares}); допустим не более чем один.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has {count} pawns; MATER takes at most 8.</source>
            <translation>{colour}: пешек {count}; MATER берёт не больше 8.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has {count} pawns; in a game there are at most 8.</source>
            <translation>{colour}: пешек {count}; в партии их не больше 8.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has {count} pieces; MATER takes at most 16.</source>
            <translation>{colour}: фигур {count}; MATER берёт не больше 16.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} has {count} pieces; in a game there are at most 16.</source>
            <translation>{colour}: фигур {count}; в партии их не больше 16.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} is in check but it is the other side's move.</source>
            <translation>{colour}: король под шахом, но ход другой стороны.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} is in check from {squares}, and no last move can have given that check.</source>
            <translation>{colour}: шах с {squares}, и никакой последний ход не мог его объявить.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} would have been in check already, and it was the other side's move.</source>
            <translation>{colour}: король уже стоял бы под шахом, а ход был за другой стороной.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{colour} would have two kings.</source>
            <translation>{colour}: было бы два короля.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{count} pieces do not fit on {free} empty squares of the region.</source>
            <translation>{count} фигур не помещаются на {free} пустых полей области.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{name} needs a whole number, not “{text}”.</source>
            <translation>{name}: нужно целое число, а не «{text}».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{one} and {other} are not solved together.</source>
            <translation>{one} и {other} вместе не решаются.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{part} {reason}</source>
            <translation>{part} {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{reason} The strategy “{name}” can be used; it proves nothing.</source>
            <translation>{reason} Можно спросить стратегию «{name}»; она ничего не доказывает.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{reason} The text is kept but not shown.</source>
            <translation>{reason} Текст сохранён, но не показан.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{text} begins with White's move in the array of a game and ends with Black's: it does not go with Black to move.</source>
            <translation>{text} начинается ходом белых в начальной позиции и кончается ходом чёрных: ход чёрных в диаграмме с этим не сочетается.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{text} begins with White's move in the array of a game: it does not go with exchanged parts.</source>
            <translation>{text} начинается ходом белых в начальной позиции: обмен ролями с этим не сочетается.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{text} cannot be checked independently of the engine.</source>
            <translation>{text} нельзя проверить независимо от движка.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>{trouble}</source>
            <translation>{trouble}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“White” or “Black” is expected, not “{text}”.</source>
            <translation>Ожидается «White» или «Black», а не «{text}».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{change}” cannot be done: the {piece} on {square} would leave the board.</source>
            <translation>«{change}» невозможно: фигура на {square} ({piece}) ушла бы с доски.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{change}” cannot be done: there is no piece on {square}.</source>
            <translation>«{change}» невозможно: на {square} нет фигуры.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{file}” does not answer as Popeye does.</source>
            <translation>«{file}» отвечает не так, как Popeye.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{file}” is a folder. Choose a file in it.</source>
            <translation>«{file}» — папка. Выберите файл в ней.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{file}” is not a plain file, so it cannot be read or written.</source>
            <translation>«{file}» — не обычный файл, его нельзя ни читать, ни писать.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{letter}” is not the letter of a piece in the language of the others.</source>
            <translation>«{letter}» не обозначает фигуру на языке остальных.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{move}” is not a move that can be played there.</source>
            <translation>Ход «{move}» там невозможен.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” cannot have both “{first}” and “{second}”.</source>
            <translation>«{name}» не может иметь одновременно «{first}» и «{second}».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs a piece after it, such as “S”.</source>
            <translation>После «{name}» нужна фигура, например «S».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs a square after it, such as “e4”.</source>
            <translation>После «{name}» нужно поле, например «e4».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs pieces after it, such as “Q R”.</source>
            <translation>После «{name}» нужны фигуры, например «Q R».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs squares after it, such as “a1h8”.</source>
            <translation>После «{name}» нужны поля, например «a1h8».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs the captured piece after it, such as “White Qd1”.</source>
            <translation>После «{name}» нужна взятая фигура, например «White Qd1».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs the lines of the grid after it, such as “d4” or “hc31”.</source>
            <translation>После «{name}» нужны линии сетки, например «d4» или «hc31».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs the squares of each cell after it, such as “a1a2 b1b2”.</source>
            <translation>После «{name}» нужны поля каждой клетки, например «a1a2 b1b2».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{name}” needs two squares after it, such as “a1h8”.</source>
            <translation>После «{name}» нужны два поля, например «a1h8».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{option}” is not supported yet; it is kept, but the problem cannot be solved.</source>
            <translation>«{option}» пока не поддерживается; это сохранено, но задача не решается.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” after “dm” is not a number of moves; it is kept as it is.</source>
            <translation>«{text}» после «dm» — не число ходов; оно сохранено как есть.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” can mean several moves: {moves}.</source>
            <translation>«{text}» может означать несколько ходов: {moves}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” cannot be looked up there; write the move as from and to square, such as e2e4.</source>
            <translation>«{text}» там не найти; запишите ход полями отправления и прибытия, например e2e4.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” ends with a move of the defender; a line that is to stay ends with one of the attacker.</source>
            <translation>«{text}» кончается ходом защищающегося; вариант, который должен остаться, кончается ходом нападающего.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” holds no move.</source>
            <translation>В «{text}» нет ни одного хода.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is no number of points.</source>
            <translation>«{text}» — не число очков.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is no year, such as 1950, and no date, such as 1950-02-05.</source>
            <translation>«{text}» — не год, например 1950, и не дата, например 1950-02-05.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not a command; one such as “Stipulation” is expected.</source>
            <translation>«{text}» — не команда; ожидается команда вроде «Stipulation».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not a condition; one such as “Circe” is expected.</source>
            <translation>«{text}» — не условие; ожидается, например, «Circe».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not a legal move here.</source>
            <translation>«{text}» — здесь не допустимый ход.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not a legal move in {fen}.</source>
            <translation>«{text}» — недопустимый ход в позиции {fen}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not a legal move there.</source>
            <translation>«{text}» там не является возможным ходом.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not a part of the play; choose from: {known}.</source>
            <translation>«{text}» не называет части игры; известны {known}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not supported yet; it is kept, but the problem cannot be solved.</source>
            <translation>«{text}» пока не поддерживается; это сохранено, но задача не решается.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not understood as pieces; write for example wP, 2bP, bS, wQR, bG, nP or w*.</source>
            <translation>«{text}» не понимается как фигуры; пишите, например, wP, 2bP, bS, wQR, bG, nP или w*.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not understood as squares; write for example a1, c3-f6, d or 4.</source>
            <translation>«{text}» не понято как поля; напишите, например, a1, c3-f6, d или 4.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{text}” is not understood.</source>
            <translation>«{text}» непонятно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>“{word}” cannot follow “{name}”.</source>
            <translation>«{word}» не может стоять после «{name}».</translation>
        </message>
        <message>
            <location filename="../../app/matewright/errors.py" />
            <source>… and {count} more</source>
            <translation>… и ещё {count}</translation>
        </message>
    </context>
    <context>
        <name>formats</name>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Files of Problemist (PBM)</source>
            <translation>Файлы Problemist (PBM)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Games with a position of their own (PGN)</source>
            <translation>Партии с собственной позиции (PGN)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Input for Popeye (English)</source>
            <translation>Ввод для Popeye (английский)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Input for Popeye (French)</source>
            <translation>Ввод для Popeye (французский)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Input for Popeye (German)</source>
            <translation>Ввод для Popeye (немецкий)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>JSON with solutions, for other programs</source>
            <translation>JSON с решениями, для других программ</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>LaTeX for the package diagram</source>
            <translation>LaTeX для пакета diagram</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Markdown with solutions</source>
            <translation>Markdown с решениями</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>PDF pages with diagrams and solutions</source>
            <translation>Страницы PDF с диаграммами и решениями</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>PNG picture of a diagram</source>
            <translation>Рисунок диаграммы PNG</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Plain text with solutions</source>
            <translation>Простой текст с решениями</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Positions, one a line (EPD, FEN)</source>
            <translation>Позиции по одной в строке (EPD, FEN)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Problem collection (olive, YACPDB)</source>
            <translation>Собрание задач (olive, YACPDB)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Problem collection as JSON (YACPDB)</source>
            <translation>Собрание задач как JSON (YACPDB)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>SVG picture of a diagram</source>
            <translation>Рисунок диаграммы SVG</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Table for spreadsheets (CSV)</source>
            <translation>Таблица для электронных таблиц (CSV)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>Web page with playable solutions</source>
            <translation>Веб-страница с проигрываемыми решениями</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/catalogue.py" />
            <source>What Popeye prints</source>
            <translation>Вывод Popeye</translation>
        </message>
    </context>
    <context>
        <name>last_moves</name>
        <message>
            <location filename="../../app/matewright/services/legality/last_moves.py" />
            <source>Black's castling on the king's side</source>
            <translation>Короткая рокировка чёрных</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/legality/last_moves.py" />
            <source>Black's castling on the queen's side</source>
            <translation>Длинная рокировка чёрных</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/legality/last_moves.py" />
            <source>No move can be taken back with: {names}.</source>
            <translation>Нельзя взять назад ход фигур: {names}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/legality/last_moves.py" />
            <source>So the capture en passant on {square} is allowed as the first move.</source>
            <translation>Значит, взятие на проходе на {square} разрешено первым ходом.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/legality/last_moves.py" />
            <source>That a pawn passed over {square} in the last move is not proved: other moves are not ruled out.</source>
            <translation>Не доказано, что последним ходом пешка прошла через {square}: другие ходы не исключены.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/legality/last_moves.py" />
            <source>The last move was certainly {move}.</source>
            <translation>Последним ходом заведомо было {move}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/legality/last_moves.py" />
            <source>The position is illegal: {reason}</source>
            <translation>Позиция нелегальна: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/legality/last_moves.py" />
            <source>White's castling on the king's side</source>
            <translation>Короткая рокировка белых</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/legality/last_moves.py" />
            <source>White's castling on the queen's side</source>
            <translation>Длинная рокировка белых</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/legality/last_moves.py" />
            <source>not looked at to the end</source>
            <translation>рассмотрено не до конца</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/legality/last_moves.py" />
            <source>not ruled out</source>
            <translation>не исключено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/legality/last_moves.py" />
            <source>{castling} is no longer possible. Otherwise: {reason}</source>
            <translation>{castling} уже невозможна. Иначе: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/legality/last_moves.py" />
            <source>{one} and {other} are not both possible any more.</source>
            <translation>{one} и {other} вместе уже невозможны.</translation>
        </message>
    </context>
    <context>
        <name>legality</name>
        <message>
            <location filename="../../app/matewright/services/legality/judge.py" />
            <source>Looking for a reason why it cannot come from a game</source>
            <translation>Ищется причина, по которой она не может возникнуть в партии</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/legality/judge.py" />
            <source>No reason against it was found, and no game in %n attempts.</source>
            <translation>
                <numerusform>Причин против не найдено, и партии за %n попытку тоже.</numerusform>
                <numerusform>Причин против не найдено, и партии за %n попытки тоже.</numerusform>
                <numerusform>Причин против не найдено, и партии за %n попыток тоже.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/legality/judge.py" />
            <source>No reason against it was found; looking for a game: attempt %n</source>
            <translation>
                <numerusform>Причин против не найдено; ищется партия: попытка %n</numerusform>
                <numerusform>Причин против не найдено; ищется партия: попытка %n</numerusform>
                <numerusform>Причин против не найдено; ищется партия: попытка %n</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/legality/judge.py" />
            <source>Not all was tried that could speak against it, and no game was looked for.</source>
            <translation>Проверено не всё, что могло бы этому противоречить, и партия не искалась.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/legality/judge.py" />
            <source>illegal</source>
            <translation>нелегальна</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/legality/judge.py" />
            <source>legal</source>
            <translation>легальна</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/legality/judge.py" />
            <source>undecided</source>
            <translation>не решено</translation>
        </message>
    </context>
    <context>
        <name>parts</name>
        <message>
            <location filename="../../app/matewright/model/parts.py" />
            <source>duplex</source>
            <translation>дуплекс</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/parts.py" />
            <source>further {changes}</source>
            <translation>далее {changes}</translation>
        </message>
    </context>
    <context>
        <name>pattern</name>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>colours exchanged</source>
            <translation>цвета обменены</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>mirrored left to right</source>
            <translation>отражено слева направо</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>mirrored on a1–h8</source>
            <translation>отражено по a1–h8</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>mirrored on a8–h1</source>
            <translation>отражено по a8–h1</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>mirrored top to bottom</source>
            <translation>отражено сверху вниз</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>moved {steps}</source>
            <translation>сдвинуто: {steps}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>turned by 180°</source>
            <translation>повёрнуто на 180°</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>turned by 90° to the left</source>
            <translation>повёрнуто влево на 90°</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>turned by 90° to the right</source>
            <translation>повёрнуто вправо на 90°</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>{count} down</source>
            <translation>вниз на {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>{count} left</source>
            <translation>влево на {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>{count} right</source>
            <translation>вправо на {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/pattern.py" />
            <source>{count} up</source>
            <translation>вверх на {count}</translation>
        </message>
    </context>
    <context>
        <name>pgn</name>
        <message>
            <location filename="../../app/matewright/formats/pgn_writing.py" />
            <source>a solution of more than {most} moves</source>
            <translation>решение длиннее {most} ходов</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/pgn_writing.py" />
            <source>authors whose names hold a semicolon</source>
            <translation>авторов с точкой с запятой в имени</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/pgn_writing.py" />
            <source>line breaks, and texts such as “?”</source>
            <translation>переносы строк и тексты вроде «?»</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/pgn_writing.py" />
            <source>set play, threats, twins and series as moves; they stand in comments</source>
            <translation>иллюзорную игру, угрозы, близнецов и серии в виде ходов; они стоят в комментариях</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/pgn_writing.py" />
            <source>the braces of a comment</source>
            <translation>фигурные скобки комментария</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/pgn_writing.py" />
            <source>the field “{field}”</source>
            <translation>поле «{field}»</translation>
        </message>
    </context>
    <context>
        <name>pieces</name>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>(1,1)- or (3,3)-spiralspringer</source>
            <translation>(1,1)- или (3,3)-спиральный конь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>(1,1)-spiralspringer</source>
            <translation>(1,1)-спиральный конь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>(1,5)-leaper</source>
            <translation>(1,5)-прыгун</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>(1,6)-leaper</source>
            <translation>(1,6)-прыгун</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>(2,0)- or (4,0)-spiralspringer</source>
            <translation>(2,0)- или (4,0)-спиральный конь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>(2,0)-spiralspringer</source>
            <translation>(2,0)-спиральный конь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>(2,4)-leaper</source>
            <translation>(2,4)-прыгун</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>(2,5)-leaper</source>
            <translation>(2,5)-прыгун</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>(3,3)-spiralspringer</source>
            <translation>(3,3)-спиральный конь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>(3,5)-leaper</source>
            <translation>(3,5)-прыгун</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>(3,6)-leaper</source>
            <translation>(3,6)-прыгун</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>(3,7)-leaper</source>
            <translation>(3,7)-прыгун</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>(4,0)-spiralspringer</source>
            <translation>(4,0)-спиральный конь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>Black</source>
            <translation>Чёрные</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>CAT</source>
            <translation>CAT</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>Charybdis</source>
            <translation>Харибда</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>English equistopper</source>
            <translation>английский эквистоппер</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>French equistopper</source>
            <translation>французский эквистоппер</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>Scylla</source>
            <translation>Сцилла</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>alfil</source>
            <translation>алфил</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along diagonals to a piece, there turns by 135° to the square beside it</source>
            <translation>по диагоналям до фигуры, там поворачивает на 135° на поле рядом с ней</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along diagonals to a piece, there turns by 45° to the square beside it</source>
            <translation>по диагоналям до фигуры, там поворачивает на 45° на поле рядом с ней</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along diagonals to a piece, there turns by 90° to the square beside it</source>
            <translation>по диагоналям до фигуры, там поворачивает на 90° на поле рядом с ней</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>along diagonals, captures by hopping to the empty square just behind</source>
            <translation>по диагоналям, бьёт прыжком на пустое поле сразу за фигурой</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>along queen lines as far as the next piece, or the edge, is away on the other side</source>
            <translation>по линиям ферзя на столько полей, на сколько с противоположной стороны удалена ближайшая фигура или край</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines away from a piece just beside it, any distance</source>
            <translation>по линиям ферзя прочь от соседней фигуры на любое расстояние</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines over a piece to the square as far beyond it</source>
            <translation>по линиям ферзя через фигуру на поле, лежащее за ней на таком же расстоянии</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines over a piece to the square as far beyond it, whatever stands between</source>
            <translation>по линиям ферзя через фигуру на поле, лежащее за ней на таком же расстоянии, что бы ни стояло между ними</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines to a piece, there half turned by a knight's leap</source>
            <translation>по линиям ферзя до фигуры, там наполовину отклоняется прыжком коня</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines to a piece, there turns by 135° to the square beside it</source>
            <translation>по линиям ферзя до фигуры, там поворачивает на 135° на поле рядом с ней</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines to a piece, there turns by 45° to the square beside it</source>
            <translation>по линиям ферзя до фигуры, там поворачивает на 45° на поле рядом с ней</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines to a piece, there turns by 90° to the square beside it</source>
            <translation>по линиям ферзя до фигуры, там поворачивает на 90° на поле рядом с ней</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along queen lines to the square just before a piece</source>
            <translation>по линиям ферзя на поле непосредственно перед фигурой</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>along queen lines, captures by hopping to the empty square just behind</source>
            <translation>по линиям ферзя, бьёт прыжком на пустое поле сразу за фигурой</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>along ranks and files in a zigzag, turning by 90° with each step</source>
            <translation>по горизонталям и вертикалям зигзагом, с поворотом на 90° на каждом шаге</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along ranks and files to a piece, there turns by 135° to the square beside it</source>
            <translation>по горизонталям и вертикалям до фигуры, там поворачивает на 135° на поле рядом с ней</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along ranks and files to a piece, there turns by 45° to the square beside it</source>
            <translation>по горизонталям и вертикалям до фигуры, там поворачивает на 45° на поле рядом с ней</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>along ranks and files to a piece, there turns by 90° to the square beside it</source>
            <translation>по горизонталям и вертикалям до фигуры, там поворачивает на 90° на поле рядом с ней</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>along ranks and files, captures by hopping to the empty square just behind</source>
            <translation>по горизонталям и вертикалям, бьёт прыжком на пустое поле сразу за фигурой</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>amazon</source>
            <translation>амазонка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>antelope</source>
            <translation>антилопа</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>any distance along diagonals</source>
            <translation>на любое расстояние по диагоналям</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any distance along diagonals, captures only by hopping over one piece</source>
            <translation>на любое расстояние по диагоналям, бьёт только прыжком через одну фигуру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any distance along diagonals, without capture only over one piece</source>
            <translation>на любое расстояние по диагоналям, без взятия только через одну фигуру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any distance along queen lines, captures only by hopping over one piece</source>
            <translation>на любое расстояние по линиям ферзя, бьёт только прыжком через одну фигуру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any distance along queen lines, without capture only over one piece</source>
            <translation>на любое расстояние по линиям ферзя, без взятия только через одну фигуру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>any distance along ranks and files</source>
            <translation>на любое расстояние по горизонталям и вертикалям</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any distance along ranks and files, captures only by hopping over one piece</source>
            <translation>на любое расстояние по горизонталям и вертикалям, бьёт только прыжком через одну фигуру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any distance along ranks and files, without capture only over one piece</source>
            <translation>на любое расстояние по горизонталям и вертикалям, без взятия только через одну фигуру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>any distance along ranks, files and diagonals</source>
            <translation>на любое расстояние по горизонталям, вертикалям и диагоналям</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any number of a mao's moves in one direction</source>
            <translation>любое число ходов мао в одну сторону</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any number of a moa's moves in one direction</source>
            <translation>любое число ходов моа в одну сторону</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>any number of camel's leaps in one direction</source>
            <translation>любое число прыжков верблюда в одну сторону</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>any number of fers' steps in one direction, as a bishop</source>
            <translation>любое число шагов ферзана в одну сторону, то есть как слон</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>any number of knight's leaps along a circle</source>
            <translation>любое число прыжков коня по кругу</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>any number of knight's leaps in any directions</source>
            <translation>любое число прыжков коня в любых направлениях</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>any number of knight's leaps in one direction</source>
            <translation>любое число прыжков коня в одну сторону</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>any number of knight's leaps in one direction, captures only by hopping over one piece</source>
            <translation>любое число прыжков коня в одну сторону, бьёт только прыжком через одну фигуру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>any number of wazir's steps in one direction, as a rook</source>
            <translation>любое число шагов визиря в одну сторону, то есть как ладья</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>any number of zebra's leaps in one direction</source>
            <translation>любое число прыжков зебры в одну сторону</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>archbishop</source>
            <translation>архиепископ</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a bishop, which may be thrown back four times by the edge of the board</source>
            <translation>как слон, который может четыре раза отразиться от края доски</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a bishop, which may be thrown back once by the edge of the board</source>
            <translation>как слон, который может один раз отразиться от края доски</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a bishop, which once goes on beside the square that it would reach off the board</source>
            <translation>как слон, который один раз продолжает путь рядом с полем, на которое попал бы за краем доски</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a bouncer along diagonals</source>
            <translation>как баунсер по диагоналям</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a bouncer along ranks and files</source>
            <translation>как баунсер по горизонталям и вертикалям</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>as a king, but is not royal</source>
            <translation>как король, но не королевская фигура</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>as a king, captures by leaping over the next piece; royal as a king</source>
            <translation>как король, бьёт прыжком через соседнюю фигуру; королевская фигура, как король</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a knight, and on from squares at the edge, up to two more leaps</source>
            <translation>как конь, а с крайних полей и дальше, ещё до двух прыжков</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>as a knight, by way of the square beside it diagonally; captures only what stands there</source>
            <translation>как конь через соседнее по диагонали поле; бьёт только то, что стоит там</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>as a knight, by way of the square beside it in a diagonal direction, which must be empty</source>
            <translation>как конь через соседнее по диагонали поле, которое должно быть пустым</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>as a knight, by way of the square beside it in a straight direction, which must be empty</source>
            <translation>как конь через соседнее по прямой поле, которое должно быть пустым</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>as a knight, by way of the square beside it straight; captures only what stands there</source>
            <translation>как конь через соседнее по прямой поле; бьёт только то, что стоит там</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>as a knight, captures a piece one leap away by going to the empty square of the next leap</source>
            <translation>как конь, бьёт фигуру на расстоянии прыжка, переходя на пустое поле следующего прыжка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>as a knight, captures only by hopping over a piece one knight's leap away</source>
            <translation>как конь, бьёт только прыжком через фигуру на расстоянии хода коня</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a nightrider, and on from squares at the edge in any direction</source>
            <translation>как всадник, а с крайних полей и дальше в любую сторону</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>as a pawn that goes backward</source>
            <translation>как пешка, идущая назад</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>as a pawn, captures by leaping diagonally over the next piece; becomes a marine piece</source>
            <translation>как пешка, бьёт прыжком по диагонали через соседнюю фигуру; превращается в морскую фигуру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as a queen, but only from the edge of the board to the inner squares or back</source>
            <translation>как ферзь, но только с края доски на внутренние поля или обратно</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>as a rose, captures only by hopping over one piece</source>
            <translation>как роза, бьёт только прыжком через одну фигуру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>as alfil or rook hopper</source>
            <translation>как алфил или ладейный сверчок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as bishop or knight</source>
            <translation>как слон или конь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>as grasshopper or kangaroo</source>
            <translation>как сверчок или кенгуру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>as grasshopper, moose, eagle, sparrow or hamster</source>
            <translation>как сверчок, лось, орёл, воробей или хомяк</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>as king or grasshopper, not royal</source>
            <translation>как король или сверчок, не королевская фигура</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>as knight or camel</source>
            <translation>как конь или верблюд</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>as knight or zebra</source>
            <translation>как конь или зебра</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>as mao or moa where the square that it passes is occupied; captures where it is empty</source>
            <translation>как мао или моа, если поле, через которое он проходит, занято; бьёт, если оно пустое</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as nightrider or camelrider</source>
            <translation>как всадник или верблюд-всадник</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as queen or knight</source>
            <translation>как ферзь или конь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as queen or nightrider</source>
            <translation>как ферзь или всадник</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as rook or knight</source>
            <translation>как ладья или конь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as rook or nightrider</source>
            <translation>как ладья или всадник</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>as the piece on whose file of the array it stands: rook, knight, bishop, queen or king</source>
            <translation>как фигура, на вертикали которой в начальной позиции он стоит: ладья, конь, слон, ферзь или король</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/others.py" />
            <source>as the pieces of its own side that observe it</source>
            <translation>как фигуры своей стороны, которые его наблюдают</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/others.py" />
            <source>as the pieces of the other side that observe it</source>
            <translation>как фигуры другой стороны, которые её наблюдают</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>berolina pawn</source>
            <translation>берлинская пешка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>berolina superpawn</source>
            <translation>берлинская суперпешка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>bishop</source>
            <translation>слон</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>bishop bouncer</source>
            <translation>слоновый баунсер</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>bishop eagle</source>
            <translation>слоновый орёл</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>bishop hopper</source>
            <translation>слоновый сверчок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>bishop lion</source>
            <translation>слоновый лев</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>bishop locust</source>
            <translation>слоновая саранча</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>bishop moose</source>
            <translation>слоновый лось</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>bishop sparrow</source>
            <translation>слоновый воробей</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>bishop/rook hunter</source>
            <translation>охотник слон/ладья</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>bison</source>
            <translation>бизон</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black bishop</source>
            <translation>чёрный слон</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black grasshopper</source>
            <translation>чёрный сверчок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black king</source>
            <translation>чёрный король</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black knight</source>
            <translation>чёрный конь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black nightrider</source>
            <translation>чёрный всадник</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black pawn</source>
            <translation>чёрная пешка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black queen</source>
            <translation>чёрный ферзь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black rook</source>
            <translation>чёрная ладья</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>black {piece}</source>
            <translation>{piece} чёрных</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>bob</source>
            <translation>боб</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>bouncer</source>
            <translation>баунсер</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>bouncy knight</source>
            <translation>отражающийся конь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>bouncy nightrider</source>
            <translation>отражающийся всадник</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>boyscout</source>
            <translation>бойскаут</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>camel</source>
            <translation>верблюд</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>camelrider</source>
            <translation>верблюд-всадник</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>camelrider hopper</source>
            <translation>верблюд-всадник-сверчок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>captures along a nightrider's line, hopping to the next leap's square; moves only so</source>
            <translation>бьёт по линии всадника, прыгая на пустое поле следующего прыжка; ходит только так</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>captures along a rose's line, hopping to the next leap's square; moves only so</source>
            <translation>бьёт по линии розы, прыгая на пустое поле следующего прыжка; ходит только так</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>captures along diagonals, hopping to the empty square just behind; moves only so</source>
            <translation>бьёт по диагоналям, прыгая на пустое поле сразу за фигурой; ходит только так</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>captures along queen lines, hopping to the empty square just behind; moves only so</source>
            <translation>бьёт по линиям ферзя, прыгая на пустое поле сразу за фигурой; ходит только так</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>captures along ranks and files, hopping to the empty square behind; moves only so</source>
            <translation>бьёт по горизонталям и вертикалям, прыгая на пустое поле за фигурой; ходит только так</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>cardinal</source>
            <translation>кардинал</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>chinese pawn</source>
            <translation>китайская пешка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>contra-grasshopper</source>
            <translation>контрсверчок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>contra-hamster</source>
            <translation>контрхомяк</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>dabbaba</source>
            <translation>даббаба</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>diagonal spiralspringer</source>
            <translation>диагональный спиральный конь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>diagonally in a zigzag, turning by 90° with each step</source>
            <translation>по диагонали зигзагом, с поворотом на 90° на каждом шаге</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/others.py" />
            <source>does not move</source>
            <translation>не ходит</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>dolphin</source>
            <translation>дельфин</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>double bishop hopper</source>
            <translation>двойной слоновый сверчок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>double grasshopper</source>
            <translation>двойной сверчок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>double rook hopper</source>
            <translation>двойной ладейный сверчок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>dragon</source>
            <translation>дракон</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/others.py" />
            <source>dummy</source>
            <translation>пустышка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>eagle</source>
            <translation>орёл</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>eagle equihopper</source>
            <translation>орёл-эквихоппер</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>edgehog</source>
            <translation>краевой ёж</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>elephant</source>
            <translation>элефант</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>empress</source>
            <translation>императрица</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>equihopper</source>
            <translation>эквихоппер</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>erlking</source>
            <translation>лесной царь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>faro</source>
            <translation>фаро</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>fers</source>
            <translation>ферзан</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>fersrider</source>
            <translation>ферзан-всадник</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>forward any distance diagonally, captures straight forward</source>
            <translation>на любое расстояние вперёд по диагонали, бьёт прямо вперёд</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>forward any distance, captures diagonally forward</source>
            <translation>на любое расстояние вперёд, бьёт вперёд по диагонали</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>forward as a bishop, backward as a rook</source>
            <translation>вперёд как слон, назад как ладья</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>forward as a rook, backward as a bishop</source>
            <translation>вперёд как ладья, назад как слон</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>forward one square diagonally, captures one square straight forward</source>
            <translation>на поле вперёд по диагонали, бьёт на поле прямо вперёд</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>forward one square, captures one square diagonally forward</source>
            <translation>на поле вперёд, бьёт на поле вперёд по диагонали</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/others.py" />
            <source>friend</source>
            <translation>друг</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>giraffe</source>
            <translation>жираф</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>girlscout</source>
            <translation>гёрлскаут</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>gnu</source>
            <translation>гну</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>gnurider</source>
            <translation>гну-всадник</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>gnurider hopper</source>
            <translation>гну-всадник-сверчок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>gral</source>
            <translation>грааль</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>grasshopper</source>
            <translation>сверчок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>grasshopper-2</source>
            <translation>сверчок-2</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>grasshopper-3</source>
            <translation>сверчок-3</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>greater leafhopper</source>
            <translation>большой лифхоппер</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>greater treehopper</source>
            <translation>большой трихоппер</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>gryphon</source>
            <translation>грифон</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>half the way to a piece along a line; what is passed on the line must be empty</source>
            <translation>на половину пути до фигуры по линии; поля линии между ними должны быть пусты</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>half the way to a piece, whatever stands between</source>
            <translation>на половину пути до фигуры, что бы ни стояло между ними</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hamster</source>
            <translation>хомяк</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along a camelrider's line over one piece, to the square just behind it</source>
            <translation>прыгает по линии верблюда-всадника через одну фигуру на поле сразу за ней</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along a nightrider's line over one piece, any distance</source>
            <translation>прыгает по линии всадника через одну фигуру на любое расстояние</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along a nightrider's line over one piece, to the square of the next leap</source>
            <translation>прыгает по линии всадника через одну фигуру на поле следующего прыжка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along a nightrider's or camelrider's line over one piece, to the next leap</source>
            <translation>прыгает по линии всадника или верблюда-всадника через одну фигуру на поле следующего прыжка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along a rose's line over one piece, any distance</source>
            <translation>прыгает по линии розы через одну фигуру на любое расстояние</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along a rose's line over one piece, to the square of the next leap</source>
            <translation>прыгает по линии розы через одну фигуру на поле следующего прыжка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along a zebrarider's line over one piece, to the square of the next leap</source>
            <translation>прыгает по линии зебры-всадника через одну фигуру на поле следующего прыжка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along diagonals over one piece, any distance</source>
            <translation>прыгает по диагоналям через одну фигуру на любое расстояние</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along diagonals over one piece, to the square just behind it</source>
            <translation>прыгает по диагоналям через одну фигуру на поле сразу за ней</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over a piece just beside it, any distance</source>
            <translation>прыгает по линиям ферзя через соседнюю фигуру на любое расстояние</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over exactly four pieces, any distance</source>
            <translation>прыгает по линиям ферзя ровно через четыре фигуры на любое расстояние</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over one piece, any distance</source>
            <translation>прыгает по линиям ферзя через одну фигуру на любое расстояние</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over one piece, to the second square behind it</source>
            <translation>прыгает по линиям ферзя через одну фигуру на второе поле за ней</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over one piece, to the square just behind it</source>
            <translation>прыгает по линиям ферзя через одну фигуру на поле сразу за ней</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over one piece, to the third square behind it</source>
            <translation>прыгает по линиям ферзя через одну фигуру на третье поле за ней</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over two pieces, any distance</source>
            <translation>прыгает по линиям ферзя через две фигуры на любое расстояние</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along queen lines over two pieces, to the square just behind the second</source>
            <translation>прыгает по линиям ферзя через две фигуры на поле сразу за второй</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along ranks and files over one piece, any distance</source>
            <translation>прыгает по горизонталям и вертикалям через одну фигуру на любое расстояние</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops along ranks and files over one piece, to the square just behind it</source>
            <translation>прыгает по горизонталям и вертикалям через одну фигуру на поле сразу за ней</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops as a bishop hopper twice in one move</source>
            <translation>за один ход прыгает дважды как слоновый сверчок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops as a grasshopper twice in one move</source>
            <translation>за один ход прыгает дважды как сверчок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops as a rook hopper twice in one move</source>
            <translation>за один ход прыгает дважды как ладейный сверчок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops over a piece just beside it, to the square behind</source>
            <translation>прыгает через соседнюю фигуру на поле за ней</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>hops over a piece one knight's leap away, to the square of the next leap</source>
            <translation>прыгает через фигуру на расстоянии хода коня на поле следующего прыжка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>kangaroo</source>
            <translation>кенгуру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>kangaroo lion</source>
            <translation>кенгуру-лев</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>kao</source>
            <translation>као</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>king</source>
            <translation>король</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>kinghopper</source>
            <translation>королевский сверчок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>knight</source>
            <translation>конь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>knight hopper</source>
            <translation>конь-сверчок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>knight's leaps in a zigzag, turning by 90° to either side in turn</source>
            <translation>прыжки коня зигзагом, с поворотом на 90° попеременно в обе стороны</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>knight's leaps in a zigzag, two of which go four squares straight</source>
            <translation>прыжки коня зигзагом, каждые два из которых ведут на четыре поля прямо</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>knight's leaps in a zigzag, two of which go one square diagonally</source>
            <translation>прыжки коня зигзагом, каждые два из которых ведут на одно поле по диагонали</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>knight's leaps in a zigzag, two of which go three squares diagonally</source>
            <translation>прыжки коня зигзагом, каждые два из которых ведут на три поля по диагонали</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>knight's leaps in a zigzag, two of which go two squares straight</source>
            <translation>прыжки коня зигзагом, каждые два из которых ведут на два поля прямо</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>leafhopper</source>
            <translation>лифхоппер</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>leaps along a queen line to a piece, and from there as far again along another one</source>
            <translation>прыгает по линии ферзя к фигуре и оттуда на такое же расстояние по другой</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>leaps along queen lines to a square as far away as some other piece is on such a line</source>
            <translation>прыгает по линиям ферзя на такое же расстояние, на каком какая-либо другая фигура стоит на такой линии</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps five squares diagonally, or one and seven squares</source>
            <translation>прыгает на пять полей по диагонали или на одно и семь полей</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps five squares straight, or three and four squares</source>
            <translation>прыгает на пять полей прямо или на три и четыре поля</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps one and three, or two and three squares</source>
            <translation>прыгает на одно и три или на два и три поля</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps one square and three, or one and four</source>
            <translation>прыгает на одно и три или на одно и четыре поля</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps one square straight and five aside</source>
            <translation>прыгает на одно поле прямо и на пять вбок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps one square straight and four aside</source>
            <translation>прыгает на одно поле прямо и на четыре вбок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps one square straight and six aside</source>
            <translation>прыгает на одно поле прямо и на шесть вбок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps one square straight and three aside</source>
            <translation>прыгает на одно поле прямо и на три вбок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps three squares straight and five aside</source>
            <translation>прыгает на три поля прямо и на пять вбок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps three squares straight and four aside</source>
            <translation>прыгает на три поля прямо и на четыре вбок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps three squares straight and seven aside</source>
            <translation>прыгает на три поля прямо и на семь вбок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps three squares straight and six aside</source>
            <translation>прыгает на три поля прямо и на шесть вбок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>leaps to a piece, and from there as far again in any direction</source>
            <translation>прыгает к фигуре и оттуда на такое же расстояние в любую сторону</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>leaps to any square as far away as some other piece is</source>
            <translation>прыгает на любое поле на таком же расстоянии, на каком стоит какая-либо другая фигура</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps to any square two files or ranks away</source>
            <translation>прыгает на любое поле через две вертикали или горизонтали</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps two squares diagonally</source>
            <translation>прыгает на два поля по диагонали</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps two squares straight</source>
            <translation>прыгает на два поля прямо</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps two squares straight and five aside</source>
            <translation>прыгает на два поля прямо и на пять вбок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps two squares straight and four aside</source>
            <translation>прыгает на два поля прямо и на четыре вбок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>leaps two squares straight and one aside</source>
            <translation>прыгает на два поля прямо и на одно вбок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>leaps two squares straight and three aside</source>
            <translation>прыгает на два поля прямо и на три вбок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>leo</source>
            <translation>лео</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>like a mao, but the square that it passes must be occupied</source>
            <translation>как мао, но поле, через которое он проходит, должно быть занято</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>like a moa, but the square that it passes must be occupied</source>
            <translation>как моа, но поле, через которое он проходит, должно быть занято</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>lion</source>
            <translation>лев</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>loco</source>
            <translation>локо</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>locust</source>
            <translation>саранча</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>mao</source>
            <translation>мао</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>mao hopper</source>
            <translation>мао-сверчок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>maorider</source>
            <translation>мао-всадник</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>maorider lion</source>
            <translation>мао-всадник-лев</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>marguerite</source>
            <translation>маргаритка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>marine knight</source>
            <translation>морской конь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>marine pawn</source>
            <translation>морская пешка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>marine ship</source>
            <translation>морской корабль</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>moa</source>
            <translation>моа</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>moa hopper</source>
            <translation>моа-сверчок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>moarider</source>
            <translation>моа-всадник</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>moarider lion</source>
            <translation>моа-всадник-лев</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>moose</source>
            <translation>лось</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>moves as a maorider over one piece, which may stand where it passes</source>
            <translation>ходит как мао-всадник через одну фигуру, которая может стоять и на промежуточном поле</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>moves as a moarider over one piece, which may stand where it passes</source>
            <translation>ходит как моа-всадник через одну фигуру, которая может стоять и на промежуточном поле</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>nao</source>
            <translation>нао</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>nereide</source>
            <translation>нереида</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>neutral {piece}</source>
            <translation>нейтр. {piece}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>nightrider</source>
            <translation>всадник</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>nightrider hopper</source>
            <translation>всадник-сверчок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>nightrider lion</source>
            <translation>всадник-лев</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>nightrider locust</source>
            <translation>саранча-всадник</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>nonstop eagle equihopper</source>
            <translation>нон-стоп орёл-эквихоппер</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>nonstop equihopper</source>
            <translation>нон-стоп эквихоппер</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>nonstop orix</source>
            <translation>нон-стоп орикс</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>okapi</source>
            <translation>окапи</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>one knight's leap, then two squares straight again and again in its longer direction</source>
            <translation>прыжок коня, затем любое число раз на два поля прямо в его более длинном направлении</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>one square along ranks and files</source>
            <translation>на одно поле по горизонталям и вертикалям</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>one square diagonally</source>
            <translation>на одно поле по диагонали</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>one square in any direction</source>
            <translation>на одно поле в любую сторону</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>orix</source>
            <translation>орикс</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/others.py" />
            <source>orphan</source>
            <translation>сирота</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>over a piece to the square as far beyond it, whatever stands between</source>
            <translation>через фигуру на поле, лежащее за ней на таком же расстоянии, что бы ни стояло между ними</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>over a piece to the square as far beyond it; what is passed on the line must be empty</source>
            <translation>через фигуру на поле, лежащее за ней на таком же расстоянии; поля линии между ними должны быть пусты</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>pao</source>
            <translation>пао</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>pawn</source>
            <translation>пешка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>poseidon</source>
            <translation>посейдон</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>princess</source>
            <translation>принцесса</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>queen</source>
            <translation>ферзь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>querquisite</source>
            <translation>кверквизит</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>quintessence</source>
            <translation>квинтэссенция</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rabbit</source>
            <translation>кролик</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>radial knight</source>
            <translation>радиальный конь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>rao</source>
            <translation>рао</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>reflecting bishop</source>
            <translation>отражающийся слон</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>reverse pawn</source>
            <translation>обратная пешка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/orthodox.py" />
            <source>rook</source>
            <translation>ладья</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>rook bouncer</source>
            <translation>ладейный баунсер</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rook eagle</source>
            <translation>ладейный орёл</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rook hopper</source>
            <translation>ладейный сверчок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rook lion</source>
            <translation>ладейный лев</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>rook locust</source>
            <translation>ладейная саранча</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rook moose</source>
            <translation>ладейный лось</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rook sparrow</source>
            <translation>ладейный воробей</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>rook/bishop hunter</source>
            <translation>охотник ладья/слон</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>root-25-leaper</source>
            <translation>√25-прыгун</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>root-50-leaper</source>
            <translation>√50-прыгун</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>rose</source>
            <translation>роза</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rose hopper</source>
            <translation>роза-сверчок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>rose lion</source>
            <translation>роза-лев</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>rose locust</source>
            <translation>саранча-роза</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>saltador</source>
            <translation>сальтадор</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>scarabeus</source>
            <translation>скарабей</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>scorpion</source>
            <translation>скорпион</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>senora</source>
            <translation>сеньора</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>ship</source>
            <translation>корабль</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>sirene</source>
            <translation>сирена</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>sparrow</source>
            <translation>воробей</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>spiralspringer</source>
            <translation>спиральный конь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>squirrel</source>
            <translation>белка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/unplayed.py" />
            <source>sting</source>
            <translation>жало</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/pawns.py" />
            <source>superpawn</source>
            <translation>суперпешка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>treehopper</source>
            <translation>трихоппер</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/locusts.py" />
            <source>triton</source>
            <translation>тритон</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>ubi-ubi</source>
            <translation>уби-уби</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/chinese.py" />
            <source>vao</source>
            <translation>вао</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>waran</source>
            <translation>варан</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>wazir</source>
            <translation>визирь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>wazirrider</source>
            <translation>визирь-всадник</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white bishop</source>
            <translation>белый слон</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white grasshopper</source>
            <translation>белый сверчок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white king</source>
            <translation>белый король</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white knight</source>
            <translation>белый конь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white nightrider</source>
            <translation>белый всадник</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white pawn</source>
            <translation>белая пешка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white queen</source>
            <translation>белый ферзь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white rook</source>
            <translation>белая ладья</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/piece.py" />
            <source>white {piece}</source>
            <translation>{piece} белых</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>zebra</source>
            <translation>зебра</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/riders.py" />
            <source>zebrarider</source>
            <translation>зебра-всадник</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/hoppers.py" />
            <source>zebrarider hopper</source>
            <translation>зебра-всадник-сверчок</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/kinds/leapers.py" />
            <source>zebu</source>
            <translation>зебу</translation>
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
            <translation>задание из нескольких слов</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/popeye_writing.py" />
            <source>all authors as they are written</source>
            <translation>всех авторов так, как они записаны</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/popeye_writing.py" />
            <source>more of the award than the distinction</source>
            <translation>сведения о награде, кроме отличия</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/popeye_writing.py" />
            <source>the field “{field}”</source>
            <translation>поле «{field}»</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/popeye_writing.py" />
            <source>the line breaks and spaces of the comment</source>
            <translation>переносы строк и пробелы комментария</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/popeye_writing.py" />
            <source>the number of intended solutions</source>
            <translation>число задуманных решений</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/popeye_writing.py" />
            <source>the solution</source>
            <translation>решение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/popeye_writing.py" />
            <source>the whole source</source>
            <translation>источник целиком</translation>
        </message>
    </context>
    <context>
        <name>printed_solution</name>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>After the key: </source>
            <translation>После вступления: </translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>As in the window</source>
            <translation>Как в окне</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>Key: </source>
            <translation>Решение: </translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>Keys: </source>
            <translation>Решения: </translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>Set: </source>
            <translation>Иллюзорная игра: </translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>Tries: </source>
            <translation>Ложные следы: </translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/printed.py" />
            <source>Variations with duals are left out.</source>
            <translation>Варианты с дуалями опущены.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>but </source>
            <translation>но </translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>else</source>
            <translation>иначе</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/run_on.py" />
            <source>short: {aim}</source>
            <translation>короче: {aim}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_style.py" />
            <source>zz.</source>
            <translation>цугцванг</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/printed.py" />
            <source>… the rest is left out</source>
            <translation>… остальное опущено</translation>
        </message>
    </context>
    <context>
        <name>progress</name>
        <message numerus="yes">
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>%n keys found</source>
            <translation>
                <numerusform>найдено %n вступление</numerusform>
                <numerusform>найдено %n вступления</numerusform>
                <numerusform>найдено %n вступлений</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>Found a {aim} after {seconds} s.</source>
            <translation>{aim}: найдено через {seconds} с.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>table {number}%</source>
            <translation>таблица {number} %</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>{aim} by {move}</source>
            <translation>{aim}: {move}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>{count} evaluated</source>
            <translation>оценено {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>{count} generated</source>
            <translation>построено {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>{count} nodes</source>
            <translation>узлов {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/progress_text.py" />
            <source>{number}/s</source>
            <translation>{number}/с</translation>
        </message>
    </context>
    <context>
        <name>proof_game</name>
        <message numerus="yes">
            <location filename="../../app/matewright/services/legality/proof_game.py" />
            <source>%n men at least are promoted</source>
            <translation>
                <numerusform>превращена по крайней мере %n фигура</numerusform>
                <numerusform>превращены по крайней мере %n фигуры</numerusform>
                <numerusform>превращено по крайней мере %n фигур</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/legality/proof_game.py" />
            <source>%n men never move</source>
            <translation>
                <numerusform>%n фигура никогда не ходит</numerusform>
                <numerusform>%n фигуры никогда не ходят</numerusform>
                <numerusform>%n фигур никогда не ходят</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/legality/proof_game.py" />
            <source>Black lacks {men}</source>
            <translation>у чёрных нет {men}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/legality/proof_game.py" />
            <source>White lacks {men}</source>
            <translation>у белых нет {men}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/legality/proof_game.py" />
            <source>White needs at least {white} of {white_most} moves, Black {black} of {black_most}</source>
            <translation>белым нужно не менее {white} из {white_most} ходов, чёрным {black} из {black_most}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/legality/proof_game.py" />
            <source>not the men of the array, or back again: {squares}</source>
            <translation>не исходные фигуры или вернувшиеся: {squares}</translation>
        </message>
    </context>
    <context>
        <name>publishing</name>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>After the key</source>
            <translation>После вступления</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>Chess problems</source>
            <translation>Шахматные задачи</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>Neutral</source>
            <translation>Нейтральная</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>One move back (left arrow)</source>
            <translation>На ход назад (стрелка влево)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>One move on (right arrow)</source>
            <translation>На ход вперёд (стрелка вправо)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>Play through the solution</source>
            <translation>Проиграть решение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>Solution</source>
            <translation>Решение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>Target: {men}</source>
            <translation>Цель: {men}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>The board after {move}</source>
            <translation>Доска после {move}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>To the diagram (Home)</source>
            <translation>К диаграмме (Home)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>To the end of the line (End)</source>
            <translation>К концу варианта (End)</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>but</source>
            <translation>но</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>en</source>
            <translation>ru</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>short: {aim}</source>
            <translation>короче: {aim}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <source>threat</source>
            <translation>угроза</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/html.py" />
            <location filename="../../app/matewright/formats/latex_writing.py" />
            <source>… the rest is left out</source>
            <translation>… остальное опущено</translation>
        </message>
    </context>
    <context>
        <name>query</name>
        <message>
            <location filename="../../app/matewright/services/collection/query.py" />
            <source>neutral</source>
            <translation>нейтральная</translation>
        </message>
    </context>
    <context>
        <name>refusals</name>
        <message>
            <location filename="../../app/matewright/bridge/refusals.py" />
            <source>Castling</source>
            <translation>Рокировка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/bridge/refusals.py" />
            <source>Friends</source>
            <translation>Друзья</translation>
        </message>
        <message>
            <location filename="../../app/matewright/bridge/refusals.py" />
            <source>Hoppers and other special pieces</source>
            <translation>Прыгуны и другие особые фигуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/bridge/refusals.py" />
            <source>Knights</source>
            <translation>Кони</translation>
        </message>
        <message>
            <location filename="../../app/matewright/bridge/refusals.py" />
            <source>Locusts and marine pieces</source>
            <translation>Саранча и морские фигуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/bridge/refusals.py" />
            <source>Orphans</source>
            <translation>Сироты</translation>
        </message>
        <message>
            <location filename="../../app/matewright/bridge/refusals.py" />
            <source>Pieces that do not hop on lines</source>
            <translation>Фигуры, которые прыгают не по линиям</translation>
        </message>
        <message>
            <location filename="../../app/matewright/bridge/refusals.py" />
            <source>Queens, rooks, bishops and knights</source>
            <translation>Ферзи, ладьи, слоны и кони</translation>
        </message>
        <message>
            <location filename="../../app/matewright/bridge/refusals.py" />
            <source>Royal pawns</source>
            <translation>Королевские пешки</translation>
        </message>
        <message>
            <location filename="../../app/matewright/bridge/refusals.py" />
            <source>{attribute} pieces</source>
            <translation>Фигуры: {attribute}</translation>
        </message>
    </context>
    <context>
        <name>rules</name>
        <message>
            <location filename="../../app/matewright/formats/rules.py" />
            <source>Neutral</source>
            <translation>Нейтральная</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/rules.py" />
            <source>Rules as Popeye 4.104 understands them</source>
            <translation>Правила, как их понимает Popeye 4.104</translation>
        </message>
    </context>
    <context>
        <name>similar</name>
        <message numerus="yes">
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>%n men on the same squares, of {here} here and {there} there</source>
            <translation>
                <numerusform>%n фигура на тех же полях, из {here} здесь и {there} там</numerusform>
                <numerusform>%n фигуры на тех же полях, из {here} здесь и {there} там</numerusform>
                <numerusform>%n фигур на тех же полях, из {here} здесь и {there} там</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>All %n men on the same squares</source>
            <translation>
                <numerusform>Все фигуры (%n) на тех же полях</numerusform>
                <numerusform>Все фигуры (%n) на тех же полях</numerusform>
                <numerusform>Все фигуры (%n) на тех же полях</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>All {here} men on the same squares, and {more} more there</source>
            <translation>Все фигуры ({here}) на тех же полях, и там ещё {more}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>All {there} men there stand on the same squares; here are {here}</source>
            <translation>Все фигуры там ({there}) стоят на тех же полях; здесь их {here}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>No man on the same square</source>
            <translation>Ни одной фигуры на том же поле</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>The pattern alone</source>
            <translation>Только расстановка</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>The pattern and %n men more</source>
            <translation>
                <numerusform>Расстановка и ещё %n фигура</numerusform>
                <numerusform>Расстановка и ещё %n фигуры</numerusform>
                <numerusform>Расстановка и ещё %n фигур</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>no solution to compare</source>
            <translation>нет решения для сравнения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>other mates</source>
            <translation>другие маты</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>the same %n mates</source>
            <translation>
                <numerusform>те же маты (%n)</numerusform>
                <numerusform>те же %n мата</numerusform>
                <numerusform>те же %n матов</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>the same course of play</source>
            <translation>тот же ход игры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/collection/similar.py" />
            <source>{same} of {here} mates</source>
            <translation>{same} из {here} матов</translation>
        </message>
    </context>
    <context>
        <name>solution</name>
        <message>
            <location filename="../../app/matewright/model/solution.py" />
            <source>dual</source>
            <translation>дуаль</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution.py" />
            <source>not searched to its end</source>
            <translation>не просмотрено до конца</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution.py" />
            <source>promotion choice</source>
            <translation>выбор превращения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution.py" />
            <source>short</source>
            <translation>короткое</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution.py" />
            <source>zugzwang</source>
            <translation>цугцванг</translation>
        </message>
    </context>
    <context>
        <name>solution_check</name>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>a claim that proves something</source>
            <translation>утверждение, которое что-то доказывает</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>a line that is there twice</source>
            <translation>последовательность ходов, стоящая дважды</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>a refutation and success</source>
            <translation>опровержение и успех</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>keys and length</source>
            <translation>вступления и длина</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>keys and status</source>
            <translation>вступления и состояние</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>keys and tries</source>
            <translation>вступления и ложные следы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>keys of play after the key</source>
            <translation>вступления игры после вступления</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>lines of help play</source>
            <translation>ходы кооперативной игры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the goal</source>
            <translation>цель</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the length</source>
            <translation>длина</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the length of the play</source>
            <translation>длина игры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the options</source>
            <translation>условия</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the options and the stipulation</source>
            <translation>условия и задание</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the tree</source>
            <translation>дерево</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the tree and its first moves</source>
            <translation>дерево и его первые ходы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>the tree and its lines</source>
            <translation>дерево и его варианты</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/solution_check.py" />
            <source>what is refuted</source>
            <translation>что опровергнуто</translation>
        </message>
    </context>
    <context>
        <name>solution_survey</name>
        <message>
            <location filename="../../app/matewright/model/solution_survey.py" />
            <source>any</source>
            <translation>любой</translation>
        </message>
    </context>
    <context>
        <name>solution_text</name>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>(short: {aim})</source>
            <translation>(короче: {aim})</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>, with {restrictions}</source>
            <translation>, с условием: {restrictions}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>According to the moves of the game: {claim}{under}; not proved here.</source>
            <translation>По ходам партии: {claim}{under}; здесь не доказано.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>According to what Popeye printed: {claim}{under}; not proved here.</source>
            <translation>По выводу Popeye: {claim}{under}; здесь не доказано.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>After the key</source>
            <translation>После вступления</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>Claimed by strategy {strategy}: {claim}{under}; not proved.</source>
            <translation>Утверждает стратегия {strategy}: {claim}{under}; не доказано.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>Key</source>
            <translation>Вступление</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>Keys</source>
            <translation>Вступления</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>No solution: {stipulation} is proved to be impossible.</source>
            <translation>Решения нет: доказано, что {stipulation} невозможно.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>No solution: {stipulation} is proved to be impossible; tries and set play were not finished.</source>
            <translation>Решения нет: доказано, что {stipulation} невозможно; ложные следы и иллюзорная игра не закончены.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>Nothing found: no {stipulation}{under}; other moves were not looked at.</source>
            <translation>Ничего не найдено: {stipulation} нет{under}; другие ходы не рассматривались.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>Partial: the search for {stipulation} was stopped{limits}; {proved}.</source>
            <translation>Частично: поиск {stipulation} остановлен{limits}; {proved}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>Set play</source>
            <translation>Иллюзорная игра</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>Solutions</source>
            <translation>Решения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>Solved {stipulation}{under}: {found}.</source>
            <translation>Решено: {stipulation}{under}: {found}.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>Tries</source>
            <translation>Ложные следы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>a {aim} is not ruled out</source>
            <translation>{aim} не исключено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>but {moves}</source>
            <translation>но {moves}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>cooked, {found}</source>
            <translation>побочные решения, {found}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>no first move is left undecided, but play, tries or set play are not complete</source>
            <translation>все первые ходы решены, но игра, ложные следы или иллюзорная игра не полны</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>no {aim} or fewer</source>
            <translation>{aim} или короче — нет</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>nothing is proved yet</source>
            <translation>пока ничего не доказано</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>short, {shorter}, {found}</source>
            <translation>короткое решение, {shorter}, {found}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>sound, {found}</source>
            <translation>корректно, {found}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_lines.py" />
            <source>threat</source>
            <translation>угроза</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>{aim} after this key</source>
            <translation>{aim} после этого вступления</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>{count} more</source>
            <translation>ещё {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>{found}, {count} intended</source>
            <translation>{found}, задумано {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/solution_text.py" />
            <source>{part}: the parts of White and Black exchanged</source>
            <translation>{part}: роли белых и чёрных обменены</translation>
        </message>
    </context>
    <context>
        <name>state_changes</name>
        <message>
            <location filename="../../app/matewright/services/versions/state_changes.py" />
            <source>castling or e.p.</source>
            <translation>рокировка или взятие на проходе</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/versions/state_changes.py" />
            <source>no conditions</source>
            <translation>без условий</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/versions/state_changes.py" />
            <source>options</source>
            <translation>параметры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/versions/state_changes.py" />
            <source>turn</source>
            <translation>очередь хода</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/versions/state_changes.py" />
            <source>twins</source>
            <translation>близнецы</translation>
        </message>
    </context>
    <context>
        <name>stipulation</name>
        <message numerus="yes">
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>%n half-moves</source>
            <translation>
                <numerusform>%n полуходе</numerusform>
                <numerusform>%n полуходах</numerusform>
                <numerusform>%n полуходах</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>%n moves</source>
            <translation>
                <numerusform>%n ход</numerusform>
                <numerusform>%n хода</numerusform>
                <numerusform>%n ходов</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>%n moves in a row</source>
            <translation>
                <numerusform>%n ход подряд</numerusform>
                <numerusform>%n хода подряд</numerusform>
                <numerusform>%n ходов подряд</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>1st</source>
            <translation>1-й</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>Black makes {row}, after which White forces him {to_do} with one move</source>
            <translation>Чёрные делают {row}, затем белые одним ходом вынуждают их {to_do}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>Black makes {row}, after which White {does} in one move</source>
            <translation>Чёрные делают {row}, затем Белый {does} одним ходом</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>Black makes {row}, after which White {does} in one move; until then White moves only where he is in check, and helps</source>
            <translation>Чёрные делают {row}, затем Белый {does} одним ходом; до этого белые ходят только под шахом и помогают</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>Black makes {row}, the last of which can {other} and can help as well, so that White {does}</source>
            <translation>Чёрные делают {row}, последний из которых может {other} или помочь: Белый {does}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>From the array of a game, {first} moving first, the diagram is reached in {length}</source>
            <translation>Из начальной позиции ({first} начинают) диаграмма достигается в {length}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row} and {does} with it</source>
            <translation>Белый делает {row} и {does}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row} and {does} with the last</source>
            <translation>Белый делает {row} и последним {does}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row} and {does} with the last; Black moves only where he is in check, and helps</source>
            <translation>Белый делает {row} и последним {does}; чёрные ходят только под шахом и помогают</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row} and {does} with the last; Black resists, but moves only where he is in check</source>
            <translation>Белый делает {row} и последним {does}; чёрные сопротивляются, но ходят только под шахом</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black can, and so must, {do} at once</source>
            <translation>Белые делают {row}, затем чёрные могут, а значит, должны сразу {do}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black can, and so must, {do} at once; until then Black moves only where he is in check, and helps</source>
            <translation>Белые делают {row}, затем чёрные могут, а значит, должны сразу {do}; до этого чёрные ходят только под шахом и помогают</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black can, and so must, {do} at once; until then Black resists, but moves only where he is in check</source>
            <translation>Белые делают {row}, затем чёрные могут, а значит, должны сразу {do}; до этого чёрные сопротивляются, но ходят только под шахом</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black can, and so must, {do} at once; until then Black resists, but moves only where he is in check; a side that can {do} must do so</source>
            <translation>Белые делают {row}, затем чёрные могут, а значит, должны сразу {do}; до этого чёрные сопротивляются, но ходят только под шахом; кто может {do}, обязан</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black is forced {to_do} at once</source>
            <translation>Белые делают {row}, затем чёрные вынуждены сразу {to_do}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black is forced {to_do} at once; until then Black moves only where he is in check, and helps</source>
            <translation>Белые делают {row}, затем чёрные вынуждены сразу {to_do}; до этого чёрные ходят только под шахом и помогают</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black is forced {to_do} at once; until then Black resists, but moves only where he is in check</source>
            <translation>Белые делают {row}, затем чёрные вынуждены сразу {to_do}; до этого чёрные сопротивляются, но ходят только под шахом</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black {does} in one move</source>
            <translation>Белые делают {row}, затем Чёрный {does} одним ходом</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>White makes {row}, after which Black {does} in one move; until then Black moves only where he is in check, and helps</source>
            <translation>Белые делают {row}, затем Чёрный {does} одним ходом; до этого чёрные ходят только под шахом и помогают</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a capture</source>
            <translation>взятие</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a check</source>
            <translation>шах</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a circuit</source>
            <translation>круговой маршрут</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a circuit by rebirth</source>
            <translation>круговой маршрут через возрождение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>a closing bracket is expected here</source>
            <translation>здесь ожидается закрывающая скобка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>a goal such as # is expected here</source>
            <translation>здесь ожидается цель, например #</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a kiss of the piece from {square}</source>
            <translation>поцелуй фигуры с {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a move to the last rank</source>
            <translation>ход на последнюю горизонталь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a move to {square}</source>
            <translation>ход на {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>a structured stipulation of this form</source>
            <translation>структурированное задание такого вида</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>a swap of two enemy pieces by rebirth</source>
            <translation>обмен местами двух фигур противника через возрождение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>alternative goals</source>
            <translation>несколько целей</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>an en passant capture</source>
            <translation>взятие на проходе</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>an exact length in this play</source>
            <translation>точная длина в этой игре</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>an exchange of the places of two own pieces</source>
            <translation>обмен местами двух своих фигур</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>any move</source>
            <translation>любой ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>auto-mate</source>
            <translation>автомат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>auto-stalemate</source>
            <translation>автопат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>capture</source>
            <translation>взять</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>capture en passant</source>
            <translation>взять на проходе</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>captures</source>
            <translation>берёт</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>captures en passant</source>
            <translation>берёт на проходе</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>castle</source>
            <translation>рокировать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>castles</source>
            <translation>рокирует</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>castling</source>
            <translation>рокировка</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>check</source>
            <translation>шах</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>circuit</source>
            <translation>круговой маршрут</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>circuit by rebirth</source>
            <translation>круговой маршрут через возрождение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>complete a circuit</source>
            <translation>завершить круговой маршрут</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>complete a circuit by rebirth</source>
            <translation>завершить круговой маршрут через возрождение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>completes a circuit</source>
            <translation>завершает круговой маршрут</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>completes a circuit by rebirth</source>
            <translation>завершает круговой маршрут через возрождение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>counter-mate</source>
            <translation>контрмат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>double mate</source>
            <translation>двойной мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>double stalemate</source>
            <translation>двойной пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>en passant capture</source>
            <translation>взятие на проходе</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>end of text</source>
            <translation>конец текста</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>exchange of places</source>
            <translation>обмен местами</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>exchange of places by rebirth</source>
            <translation>обмен местами через возрождение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>exchange the places of two own pieces</source>
            <translation>поменять местами две свои фигуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>exchanges the places of two own pieces</source>
            <translation>меняет местами две свои фигуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>get mated by the own move</source>
            <translation>заматовать себя</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>get stalemated by the own move</source>
            <translation>запатовать себя</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>gets mated by the own move</source>
            <translation>матует себя</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>gets stalemated by the own move</source>
            <translation>патует себя</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>give check</source>
            <translation>дать шах</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>give mate</source>
            <translation>дать мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>give mate or stalemate</source>
            <translation>дать мат или пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>give stalemate</source>
            <translation>дать пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>gives check</source>
            <translation>даёт шах</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>gives mate</source>
            <translation>даёт мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>gives mate or stalemate</source>
            <translation>даёт мат или пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>gives stalemate</source>
            <translation>даёт пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>half moves exist only in help play</source>
            <translation>полуходы бывают только в кооперативной игре</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>help play in a parry series</source>
            <translation>кооперативная игра в серии с парированием</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help {goal}</source>
            <translation>кооперативно: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-direct mate</source>
            <translation>кооперативно-прямой мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-direct stalemate</source>
            <translation>кооперативно-прямой пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-direct {goal}</source>
            <translation>кооперативно-прямо: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-reflex {goal}</source>
            <translation>кооперативно-рефлексно: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-reflex-stalemate</source>
            <translation>кооперативный рефлексный пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-reflex-{goal}</source>
            <translation>кооперативно-рефлексно: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-reflexmate</source>
            <translation>кооперативный рефлексный мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-self {goal}</source>
            <translation>кооперативно-обратно: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-self-stalemate</source>
            <translation>кооперативный обратный пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-self-{goal}</source>
            <translation>кооперативно-обратно: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-selfmate</source>
            <translation>кооперативный обратный мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-stalemate</source>
            <translation>кооперативный пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>help-{goal}</source>
            <translation>кооперативно: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series mate</source>
            <translation>кооперативная серия с защитами: мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series reflex {goal}</source>
            <translation>кооперативная серия с защитами, рефлексный: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series reflex-stalemate</source>
            <translation>кооперативная серия с защитами: рефлексный пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series reflex-{goal}</source>
            <translation>кооперативная серия с защитами, рефлексный: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series reflexmate</source>
            <translation>кооперативная серия с защитами: рефлексный мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series self {goal}</source>
            <translation>кооперативная серия с защитами, обратный: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series self-stalemate</source>
            <translation>кооперативная серия с защитами: обратный пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series self-{goal}</source>
            <translation>кооперативная серия с защитами, обратный: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series selfmate</source>
            <translation>кооперативная серия с защитами: обратный мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series stalemate</source>
            <translation>кооперативная серия с защитами: пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helped parry series {goal}</source>
            <translation>кооперативная серия с защитами: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>helpmate</source>
            <translation>кооперативный мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>introductory moves</source>
            <translation>вступительные ходы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>kiss of {square}</source>
            <translation>поцелуй {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>kiss the piece from {square}</source>
            <translation>поцеловать фигуру с {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>kisses the piece from {square}</source>
            <translation>целует фигуру с {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>make any move</source>
            <translation>сделать любой ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>makes any move</source>
            <translation>делает любой ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mate</source>
            <translation>мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mate both sides</source>
            <translation>дать мат обеим сторонам</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mate both sides when mated</source>
            <translation>под матом дать мат обеим сторонам</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mate of both sides at once</source>
            <translation>мат обеим сторонам сразу</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mate of both sides by the side that is mated</source>
            <translation>мат обеим сторонам ходом заматованной</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mate of the side that moves</source>
            <translation>мат делающей ход стороны</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mate or stalemate</source>
            <translation>мат или пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mates both sides</source>
            <translation>даёт мат обеим сторонам</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>mates both sides when mated</source>
            <translation>под матом даёт мат обеим сторонам</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>move to the last rank</source>
            <translation>сделать ход на последнюю горизонталь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>move to {square}</source>
            <translation>пойти на {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>moves to the last rank</source>
            <translation>делает ход на последнюю горизонталь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>moves to {square}</source>
            <translation>идёт на {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>nothing may follow the number of moves</source>
            <translation>после числа ходов ничего не должно быть</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series help {goal}</source>
            <translation>серийный кооперативный с защитами: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series help-stalemate</source>
            <translation>серийный кооперативный пат с защитами</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series help-{goal}</source>
            <translation>серийный кооперативный с защитами: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series helpmate</source>
            <translation>серийный кооперативный мат с защитами</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series mate</source>
            <translation>серия с защитами: мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series reflex {goal}</source>
            <translation>серия с защитами, рефлексный: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series reflex-stalemate</source>
            <translation>серия с защитами: рефлексный пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series reflex-{goal}</source>
            <translation>серия с защитами, рефлексный: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series reflexmate</source>
            <translation>серия с защитами: рефлексный мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series self {goal}</source>
            <translation>серия с защитами, обратный: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series self-stalemate</source>
            <translation>серия с защитами: обратный пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series self-{goal}</source>
            <translation>серия с защитами, обратный: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series selfmate</source>
            <translation>серия с защитами: обратный мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series semi-reflex {goal}</source>
            <translation>серия с защитами, полурефлексный: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series semi-reflex-stalemate</source>
            <translation>серия с защитами: полурефлексный пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series semi-reflex-{goal}</source>
            <translation>серия с защитами, полурефлексный: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series semi-reflexmate</source>
            <translation>серия с защитами: полурефлексный мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series stalemate</source>
            <translation>серия с защитами: пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>parry series {goal}</source>
            <translation>серия с защитами, {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>proof game</source>
            <translation>доказательная партия</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reach the diagram</source>
            <translation>достичь диаграммы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reach the other position</source>
            <translation>достичь другой позиции</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reaches the diagram</source>
            <translation>достигает диаграммы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reaches the other position</source>
            <translation>достигает другой позиции</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal help {goal}</source>
            <translation>реципрокный кооперативный: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal help-stalemate</source>
            <translation>реципрокный кооперативный пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal help-{goal}</source>
            <translation>реципрокный кооперативный: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal helpmate</source>
            <translation>реципрокный кооперативный мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal series help {goal}</source>
            <translation>серийный реципрокный кооперативный: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal series help-stalemate</source>
            <translation>серийный реципрокный кооперативный пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal series help-{goal}</source>
            <translation>серийный реципрокный кооперативный: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reciprocal series helpmate</source>
            <translation>серийный реципрокный кооперативный мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reflex {goal}</source>
            <translation>рефлексно: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reflex-stalemate</source>
            <translation>рефлексный пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reflex-{goal}</source>
            <translation>рефлексно: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>reflexmate</source>
            <translation>рефлексный мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>self {goal}</source>
            <translation>обратно: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>self-stalemate</source>
            <translation>обратный пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>self-{goal}</source>
            <translation>обратно: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>selfmate</source>
            <translation>обратный мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>semi-reflex {goal}</source>
            <translation>полурефлексно: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>semi-reflex-stalemate</source>
            <translation>полурефлексный пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>semi-reflex-{goal}</source>
            <translation>полурефлексно: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>semi-reflexmate</source>
            <translation>полурефлексный мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series help {goal}</source>
            <translation>серийно-кооперативно: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>series help-reflex play</source>
            <translation>серийная кооперативно-рефлексная игра</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series help-self {goal}</source>
            <translation>серийный кооперативный обратный: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series help-self-stalemate</source>
            <translation>серийный кооперативный обратный пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series help-self-{goal}</source>
            <translation>серийный кооперативный обратный: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series help-selfmate</source>
            <translation>серийный кооперативный обратный мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series help-stalemate</source>
            <translation>серийный кооперативный пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series help-{goal}</source>
            <translation>серийно-кооперативно: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series helpmate</source>
            <translation>серийный кооперативный мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series mate</source>
            <translation>серийный мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series reflex {goal}</source>
            <translation>серийно-рефлексно: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series reflex-stalemate</source>
            <translation>серийный рефлексный пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series reflex-{goal}</source>
            <translation>серийно-рефлексно: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series reflexmate</source>
            <translation>серийный рефлексный мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series self {goal}</source>
            <translation>серийно-обратно: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series self-stalemate</source>
            <translation>серийный обратный пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series self-{goal}</source>
            <translation>серийно-обратно: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series selfmate</source>
            <translation>серийный обратный мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>series semi-reflexmate play</source>
            <translation>серийная полурефлексная игра</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series stalemate</source>
            <translation>серийный пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>series {goal}</source>
            <translation>серийно: {goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>stalemate</source>
            <translation>пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>stalemate both sides</source>
            <translation>дать пат обеим сторонам</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>stalemate of both sides</source>
            <translation>пат обеим сторонам</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>stalemate of the side that moves</source>
            <translation>пат делающей ход стороны</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>stalemates both sides</source>
            <translation>даёт пат обеим сторонам</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>swap two enemy pieces by rebirth</source>
            <translation>поменять местами две фигуры противника через возрождение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>swaps two enemy pieces by rebirth</source>
            <translation>меняет местами две фигуры противника через возрождение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>the diagram</source>
            <translation>диаграмма</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>the goal “{goal}” in this play</source>
            <translation>цель «{goal}» в этой игре</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>the name of a square is expected here</source>
            <translation>здесь ожидается имя поля</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>the number of moves is expected here</source>
            <translation>здесь ожидается число ходов</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>the other position</source>
            <translation>другая позиция</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>the position to be reached is expected here, as in a FEN</source>
            <translation>здесь ожидается позиция, которую надо достичь, как в FEN</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>the win of a piece</source>
            <translation>выигрыш фигуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to capture</source>
            <translation>взять</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to capture en passant</source>
            <translation>взять на проходе</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to castle</source>
            <translation>рокировать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to complete a circuit</source>
            <translation>завершить круговой маршрут</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to complete a circuit by rebirth</source>
            <translation>завершить круговой маршрут через возрождение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to exchange the places of two own pieces</source>
            <translation>поменять местами две свои фигуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to get mated by the own move</source>
            <translation>заматовать себя</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to get stalemated by the own move</source>
            <translation>запатовать себя</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to give check</source>
            <translation>дать шах</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to give mate</source>
            <translation>дать мат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to give mate or stalemate</source>
            <translation>дать мат или пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to give stalemate</source>
            <translation>дать пат</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to kiss the piece from {square}</source>
            <translation>поцеловать фигуру с {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to make any move</source>
            <translation>сделать любой ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to mate both sides</source>
            <translation>дать мат обеим сторонам</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to mate both sides when mated</source>
            <translation>под матом дать мат обеим сторонам</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to move to the last rank</source>
            <translation>сделать ход на последнюю горизонталь</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to move to {square}</source>
            <translation>пойти на {square}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to reach the diagram</source>
            <translation>достичь диаграммы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to reach the other position</source>
            <translation>достичь другой позиции</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to stalemate both sides</source>
            <translation>дать пат обеим сторонам</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to swap two enemy pieces by rebirth</source>
            <translation>поменять местами две фигуры противника через возрождение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>to win a piece</source>
            <translation>выиграть фигуру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>way to another position</source>
            <translation>путь к другой позиции</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>win a piece</source>
            <translation>выиграть фигуру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>win of a piece</source>
            <translation>выигрыш фигуры</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>wins a piece</source>
            <translation>выигрывает фигуру</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and both sides help until Black can, and so must, {do} on Black's {last} move</source>
            <translation>{first} начинают, обе стороны помогают, пока чёрные не смогут, а значит, будут обязаны {do} на свой {last} ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and both sides help until White forces Black {to_do} on Black's {last} move</source>
            <translation>{first} начинают, обе стороны помогают, пока белые не вынудят чёрных {to_do} на их {last} ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and both sides help, so that White {does} on his {last} move</source>
            <translation>{first} начинают, обе стороны помогают: Белый {does} на свой {last} ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and both sides help, so that the other position is reached in {length}</source>
            <translation>{first} начинают, обе стороны помогают достичь другой позиции в {length}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and both sides help, until Black's {last} move can {other} and can help as well, so that White {does}</source>
            <translation>{first} начинают, обе стороны помогают, пока {last} ход чёрных не сможет {other} или помочь: Белый {does}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and both sides help; in the last {row} of {length} White forces {noun}</source>
            <translation>{first} начинают, обе стороны помогают; в последних {row} из {length} белые форсируют {noun}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and forces Black {to_do} by Black's {last} move</source>
            <translation>{first} начинают и вынуждают чёрных {to_do} не позже чем на их {last} ход</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and forces Black {to_do} by Black's {last} move; Black must {do} as soon as he can</source>
            <translation>{first} начинают и вынуждают чёрных {to_do} не позже чем на их {last} ход; чёрные обязаны {do}, как только смогут</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and forces Black {to_do} by Black's {last} move; a side that can {do} must do so</source>
            <translation>{first} начинают и вынуждают чёрных {to_do} не позже чем на их {last} ход; кто может {do}, обязан это сделать</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{first} moves first and forces {noun} by White's {last} move</source>
            <translation>{first} начинают и вынуждают {noun} не позже чем на {last} ход белых</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{goal}</source>
            <translation>{goal}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{mate} or {stalemate}</source>
            <translation>{mate} или {stalemate}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{meaning}; what is reached sooner does not count</source>
            <translation>{meaning}; достигнутое раньше не считается</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{name} in %n</source>
            <translation>
                <numerusform>{name} в %n ход</numerusform>
                <numerusform>{name} в %n хода</numerusform>
                <numerusform>{name} в %n ходов</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{name} in at most %n</source>
            <translation>
                <numerusform>{name} не более чем в %n ход</numerusform>
                <numerusform>{name} не более чем в %n хода</numerusform>
                <numerusform>{name} не более чем в %n ходов</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{name} in at most {length}</source>
            <translation>{name} не более чем в {length} ходов</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{name} in exactly {length}</source>
            <translation>{name} ровно в {length} хода</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{name} in {length}</source>
            <translation>{name} в {length} хода</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{name} in {number}</source>
            <translation>{name} в {number}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{name} or {other}</source>
            <translation>{name} или {other}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{number} moves</source>
            <translation>{number} хода</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{number}nd</source>
            <translation>{number}-й</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{number}rd</source>
            <translation>{number}-й</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{number}st</source>
            <translation>{number}-й</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_words.py" />
            <source>{number}th</source>
            <translation>{number}-й</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/stipulation_reading.py" />
            <source>“{needed}” is expected after “{beginning}”</source>
            <translation>после «{beginning}» ожидается «{needed}»</translation>
        </message>
    </context>
    <context>
        <name>strategies</name>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>MATER takes castling rights from the home squares and no en passant capture from the FEN, and lets a pawn on the last rank stay a pawn.</source>
            <translation>MATER берёт права рокировки с исходных полей, не берёт из FEN взятия на проходе и оставляет пешку на последней горизонтали пешкой.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>Mate-in-two knows no castling, no double step, no en passant capture and no promotion, and takes stalemate for mate.</source>
            <translation>Mate-in-two не знает рокировки, двойного шага, взятия на проходе и превращения и принимает пат за мат.</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>Popeye, where it is installed; no proof</source>
            <translation>Popeye, если он установлен; без доказательства</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>as it was in 1951; one key, no proof</source>
            <translation>как в 1951 году; одно вступление, без доказательства</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>as it was in 1998; one key, no proof</source>
            <translation>как в 1998 году; одно вступление, без доказательства</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>everything tried, no pruning; slow</source>
            <translation>полный перебор без отсечений; медленно</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>proof-number search and a table; fastest</source>
            <translation>поиск по числам доказательства и таблица; быстрее всех</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>slow, plain Python; fairy pieces, h#n</source>
            <translation>медленно, чистый Python; сказочные фигуры, h#n</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/solving/strategies.py" />
            <source>the 2004 design; no table, full-width counts</source>
            <translation>устройство 2004 года; без таблицы, полная ширина</translation>
        </message>
    </context>
    <context>
        <name>twins</name>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>90, 180 or 270 is expected</source>
            <translation>ожидается 90, 180 или 270</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>a change such as “Move a1 b2” is expected</source>
            <translation>ожидается изменение вроде «Move a1 b2»</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>a condition is expected</source>
            <translation>ожидается условие</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>a piece such as Sb2 is expected</source>
            <translation>ожидается фигура вроде Sb2</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>a stipulation is expected</source>
            <translation>ожидается задание</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>another square is expected</source>
            <translation>ожидается другое поле</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>end of text</source>
            <translation>конец текста</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>one of {words} is expected</source>
            <translation>ожидается одно из: {words}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>the letters of a piece such as S are expected</source>
            <translation>ожидаются буквы фигуры, например S</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>the name of a square is expected</source>
            <translation>ожидается имя поля</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>this kind of twin is not supported yet</source>
            <translation>такой близнец пока не поддерживается</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>this may only be the first word</source>
            <translation>это может быть только первым словом</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/twin.py" />
            <source>“white” or “black” is expected</source>
            <translation>ожидается «white» или «black»</translation>
        </message>
    </context>
    <context>
        <name>validate</name>
        <message>
            <location filename="../../app/matewright/model/legality.py" />
            <source>dark-square bishop</source>
            <translation>чернопольный слон</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/legality.py" />
            <source>light-square bishop</source>
            <translation>белопольный слон</translation>
        </message>
    </context>
    <context>
        <name>verdict</name>
        <message numerus="yes">
            <location filename="../../app/matewright/model/verdict.py" />
            <source>%n keys</source>
            <translation>
                <numerusform>%n вступление</numerusform>
                <numerusform>%n вступления</numerusform>
                <numerusform>%n вступлений</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/verdict.py" />
            <source>%n parts</source>
            <translation>
                <numerusform>%n часть</numerusform>
                <numerusform>%n части</numerusform>
                <numerusform>%n частей</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/verdict.py" />
            <source>%n solutions</source>
            <translation>
                <numerusform>%n решение</numerusform>
                <numerusform>%n решения</numerusform>
                <numerusform>%n решений</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/verdict.py" />
            <source>%n variations</source>
            <translation>
                <numerusform>%n вариант</numerusform>
                <numerusform>%n варианта</numerusform>
                <numerusform>%n вариантов</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Claimed</source>
            <translation>Утверждается</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Cooked</source>
            <translation>Побочное решение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Differs</source>
            <translation>Расходится</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Failed</source>
            <translation>Сбой</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>No solution</source>
            <translation>Не решается</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Not readable</source>
            <translation>Не читается</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Not solved</source>
            <translation>Не решено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Not supported</source>
            <translation>Не поддерживается</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Partial</source>
            <translation>Частично</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Short</source>
            <translation>Короткое решение</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Solved</source>
            <translation>Решено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Sound</source>
            <translation>Корректно</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>Stale</source>
            <translation>Устарело</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/verdict.py" />
            <source>at least %n keys</source>
            <translation>
                <numerusform>не менее %n вступления</numerusform>
                <numerusform>не менее %n вступлений</numerusform>
                <numerusform>не менее %n вступлений</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/matewright/model/verdict.py" />
            <source>at least %n solutions</source>
            <translation>
                <numerusform>не менее %n решения</numerusform>
                <numerusform>не менее %n решений</numerusform>
                <numerusform>не менее %n решений</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>from the file, not checked here</source>
            <translation>из файла, здесь не проверено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>no {aim}</source>
            <translation>{aim}: нет</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>none found with {restrictions}</source>
            <translation>не найдено с условием: {restrictions}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>not proved</source>
            <translation>не доказано</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>options changed</source>
            <translation>параметры изменены</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>other keys not looked for</source>
            <translation>другие вступления не искались</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>play after the key</source>
            <translation>игра после вступления</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>position changed</source>
            <translation>позиция изменена</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>stipulation changed</source>
            <translation>задание изменено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>stopped</source>
            <translation>остановлено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>stopped early</source>
            <translation>остановлено раньше срока</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>twins changed</source>
            <translation>близнецы изменены</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>{count} intended</source>
            <translation>задумано {count}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>{first} to {last}</source>
            <translation>{first}–{last}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>{found} instead of {expected}</source>
            <translation>{found} вместо {expected}</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>{lengths} not ruled out</source>
            <translation>{lengths} не исключено</translation>
        </message>
        <message>
            <location filename="../../app/matewright/model/verdict.py" />
            <source>{remark} in each of {count} parts</source>
            <translation>{remark} в каждой из {count} частей</translation>
        </message>
    </context>
    <context>
        <name>workshop</name>
        <message>
            <location filename="../../app/matewright/services/workshop/setting.py" />
            <source>cooked</source>
            <translation>с побочным решением</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting.py" />
            <source>illegal</source>
            <translation>невозможна</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/required_play.py" />
            <source>key</source>
            <translation>вступление</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/required_play.py" />
            <source>mates</source>
            <translation>маты</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting.py" />
            <source>no solution</source>
            <translation>нет решения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/required_play.py" />
            <source>set play</source>
            <translation>иллюзорная игра</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting.py" />
            <source>short</source>
            <translation>короткое</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/required_play.py" />
            <source>solutions</source>
            <translation>решения</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/setting.py" />
            <source>sound</source>
            <translation>корректна</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/required_play.py" />
            <source>threats</source>
            <translation>угрозы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/required_play.py" />
            <source>tries</source>
            <translation>ложные следы</translation>
        </message>
        <message>
            <location filename="../../app/matewright/services/workshop/required_play.py" />
            <source>variations</source>
            <translation>варианты</translation>
        </message>
    </context>
    <context>
        <name>yaml</name>
        <message>
            <location filename="../../app/matewright/formats/yaml_documents.py" />
            <source>a field name must be text</source>
            <translation>имя поля должно быть текстом</translation>
        </message>
        <message>
            <location filename="../../app/matewright/formats/yaml_documents.py" />
            <source>nothing is named “{name}”</source>
            <translation>ничто не названо «{name}»</translation>
        </message>
    </context>
</TS>
