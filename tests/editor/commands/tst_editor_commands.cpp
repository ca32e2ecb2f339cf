// SPDX-License-Identifier: GPL-3.0-or-later
#include "../searchrows.h"
#include "editor/commands/commandpalette.h"
#include "editor/commands/commands.h"
#include "editor/commands/historypanel.h"
#include "editor/commands/shortcutsdialog.h"
#include "editor/edits/blocks.h"
#include "editor/language/language.h"
#include "editor/settings/settings.h"
#include "editor/widgets/theme.h"
#include "lecture/edit.h"
#include "lecture/files.h"
#include "testmain.h"
#include "timeline/plugin.h"

#include <QJsonArray>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTranslator>
#include <QTreeWidget>

using namespace lectograph;
using namespace lectograph::editor;
using namespace Qt::StringLiterals;

class TestEditorCommands : public QObject
{
    Q_OBJECT

    timeline::Registry m_registry;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<QWidget> m_window;
    QLineEdit *m_panel = nullptr;
    CommandPalette *m_palette = nullptr;
    QStringList m_done;

    QListView &found() { return *m_palette->findChild<QListView *>(u"commandList"_s); }
    QLineEdit &field() { return *m_palette->findChild<QLineEdit *>(u"commandField"_s); }
    QString first() { return found().model()->index(0, 0).data().toString(); }
    lecture::Files files() { return *lecture::toFiles(m_session->document.lecture()); }
    void rename(const QString &title)
    {
        m_session->document.edit(u"Rename to %1"_s.arg(title),
                                 [&](lecture::Lecture lecture) -> base::Result<lecture::Lecture> {
                                     lecture.title = title;
                                     return lecture;
                                 });
    }
    void add(QWidget *place, const QString &id, const QString &category, const QString &text,
             const QList<QKeySequence> &keys)
    {
        m_session->actions.add(place, {id, category, text, keys, u"circle"_s}, [this, id] { m_done << id; });
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"LectographTest"_s);
        QCoreApplication::setApplicationName(u"commands"_s);
        for (const graph::Problem &problem : timeline::loadPlugins(m_registry))
            qFatal("%s", qPrintable(problem.error.text()));
        applyTheme(*qApp, darkTheme());
    }
    void init()
    {
        QSettings().clear();
        m_done.clear();
        m_session = std::make_unique<Session>(m_registry);
        lecture::Lecture lecture = emptyLecture(u"en"_s);
        lecture = *withBlock(lecture, u"scene1"_s, {u"shapes.circle"_s, u"sun"_s}, m_registry);
        lecture::Scene second;
        second.id = u"second"_s;
        second.name = QJsonObject{{u"en"_s, u"The end"_s}, {u"ko"_s, u"마지막"_s}};
        second.duration = base::Time::fromSeconds(2);
        lecture = *lecture::withScene(lecture, second);
        m_session->document.open(lecture, {});
        m_session->selection.setScene(u"scene1"_s);
        m_window = std::make_unique<QWidget>();
        m_window->resize(1000, 640);
        m_panel = new QLineEdit(m_window.get());
        m_panel->setAccessibleName(u"Timeline"_s);
        m_panel->setGeometry(10, 10, 200, 30);
        add(m_window.get(), u"edit.save"_s, u"File"_s, u"Save"_s, {QKeySequence(u"Ctrl+S"_s)});
        add(m_window.get(), u"edit.undo"_s, u"Edit"_s, u"실행 취소"_s, {QKeySequence(u"Ctrl+Z"_s)});
        add(m_panel, u"timeline.split"_s, u"Timeline"_s, u"Split clip at the playhead"_s, {QKeySequence(u"Ctrl+B"_s)});
        add(m_panel, u"timeline.ripple"_s, u"Timeline"_s, u"Move later clips along"_s, {});
        m_palette = new CommandPalette(*m_session, m_window.get());
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup()
    {
        m_window.reset();
        m_session.reset();
    }

    void blocksAreFoundByWhatElsePeopleCallThem_data() { test::addSearchRows(); }
    void blocksAreFoundByWhatElsePeopleCallThem()
    {
        QFETCH(QString, typed);
        QFETCH(QString, type);
        QStringList first;
        for (const Command &command : matching(commandsFor(*m_session), typed, {}))
            first.append(command.id);
        first = first.first(std::min<qsizetype>(8, first.size()));
        QVERIFY2(first.contains(u"block/"_s + type), qPrintable(first.join(u' ')));
    }

    void blocksOfTheLibraryAreFoundAndAdded_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("typed");
        QTest::newRow("name") << u"en"_s << u"check list"_s;
        QTest::newRow("name in Korean") << u"ko"_s << u"체크 목록"_s;
        QTest::newRow("name in Chinese") << u"zh"_s << u"核对清单"_s;
        QTest::newRow("search word") << u"en"_s << u"tasks"_s;
        QTest::newRow("search word in Korean") << u"ko"_s << u"체크리스트"_s;
    }
    void blocksOfTheLibraryAreFoundAndAdded()
    {
        QFETCH(QString, language);
        QFETCH(QString, typed);
        setting::language.set(language);
        useLanguage(*qApp, language);
        const auto toEnglish = qScopeGuard([] { useLanguage(*qApp, u"en"_s); });
        m_palette->open();
        field().setText(typed);
        const std::size_t before = m_session->document.scene(u"scene1"_s)->nodes.size();
        QVERIFY(m_session->document.lecture().blocks.empty());
        QTest::keyClick(&field(), Qt::Key_Return);
        QTRY_COMPARE(m_session->document.scene(u"scene1"_s)->nodes.size(), before + 1);
        const std::size_t copied = m_session->document.lecture().blocks.size();
        QVERIFY(m_session->document.lecture().blocks.contains(u"check-list"_s));
        // The copy in the lecture is found by the same words, and stands for the block of the library.
        CustomBlocks library(m_registry);
        std::vector<Command> found = matching(commandsFor(*m_session, library.all()), typed, {});
        std::erase_if(found, [](const Command &one) { return one.id.startsWith(u"node/"); }); // "Select"
        QVERIFY(!found.empty());
        QCOMPARE(found.front().id, u"block/block:check-list"_s);
        QVERIFY(std::ranges::none_of(found, [](const Command &one) { return one.id.endsWith(u"/check-list.json"); }));
        found.front().run();
        QCOMPARE(m_session->document.scene(u"scene1"_s)->nodes.size(), before + 2);
        QCOMPARE(m_session->document.lecture().blocks.size(), copied);
    }

    void namesThatFitComeFirst()
    {
        std::vector<Command> commands(4);
        commands[0] = {.id = u"a"_s,
                       .text = u"Add block “Image with caption”"_s,
                       .category = {},
                       .also = {},
                       .name = u"Image with caption"_s};
        commands[1] = {.id = u"b"_s,
                       .text = u"Add block “Text”"_s,
                       .category = {},
                       .also = {},
                       .words = {u"caption"_s},
                       .name = u"Text"_s};
        commands[2] = {
            .id = u"c"_s, .text = u"Add block “Caption bar”"_s, .category = {}, .also = {}, .name = u"Caption bar"_s};
        commands[3] = {
            .id = u"d"_s, .text = u"Add block “Caption”"_s, .category = {}, .also = {}, .name = u"Caption"_s};
        QStringList ids;
        for (const Command &command : matching(commands, u"caption"_s, {u"b"_s}))
            ids.append(command.id);
        QCOMPARE(ids, (QStringList{u"d"_s, u"c"_s, u"a"_s, u"b"_s}));
    }

    void lettersAreFoundInOrder()
    {
        QVERIFY(fuzzyScore(u"split", u"Split clip at the playhead"));
        QVERIFY(fuzzyScore(u"scp", u"Split clip at the playhead"));
        QVERIFY(fuzzyScore(u"clip split", u"Split clip at the playhead"));
        QVERIFY(!fuzzyScore(u"xyz", u"Split clip at the playhead"));
        QVERIFY(fuzzyScore(u"cli", u"Split clip") > fuzzyScore(u"cli", u"Cold rolling pin"_s)); // which has no score
        QVERIFY(fuzzyScore(u"cli", u"Split clip") > fuzzyScore(u"cli", u"Copy line"));
        QVERIFY(fuzzyScore(u"save", u"Save") > fuzzyScore(u"save", u"Save as a template"));
        QVERIFY(fuzzyScore(u"취소", u"실행 취소"));
    }

    void thePaletteRunsWhatIsTyped()
    {
        m_panel->setFocus();
        m_palette->open();
        QVERIFY(field().hasFocus());
        QTest::keyClicks(&field(), u"split"_s);
        QCOMPARE(first(), u"Split clip at the playhead"_s);
        QTest::keyClick(&field(), Qt::Key_Return);
        QCoreApplication::processEvents();
        QCOMPARE(m_done, QStringList{u"timeline.split"_s});
        QVERIFY(!m_palette->isVisible());
        QVERIFY(m_panel->hasFocus());
    }

    void aTranslatedActionIsFoundByItsEnglishName()
    {
        m_palette->open();
        QTest::keyClicks(&field(), u"undo"_s);
        QCOMPARE(first(), u"실행 취소"_s);
        field().setText(u"취소"_s);
        QCOMPARE(first(), u"실행 취소"_s);
        QTest::keyClick(&field(), Qt::Key_Escape);
        QVERIFY(!m_palette->isVisible());
        QVERIFY(m_done.isEmpty());
    }

    void recentOnesComeFirstAndArrowsWalk()
    {
        m_palette->open();
        QTest::keyClicks(&field(), u"ripple"_s);
        QTest::keyClick(&field(), Qt::Key_Return);
        QCoreApplication::processEvents();
        m_palette->open();
        QCOMPARE(first(), u"Move later clips along"_s);
        QTest::keyClick(&field(), Qt::Key_Down);
        QCOMPARE(found().currentIndex().row(), 1);
        QTest::keyClick(&field(), Qt::Key_Up);
        QTest::keyClick(&field(), Qt::Key_Up);
        QCOMPARE(found().currentIndex().row(), found().model()->rowCount() - 1);
    }

    void aDisabledActionIsNotOffered()
    {
        m_session->actions.find(u"timeline.split"_s)->setEnabled(false);
        for (const Command &command : commandsFor(*m_session))
            QVERIFY(command.id != u"action/timeline.split");
    }

    void scenesBlocksNodesAndAnimationsAreReached()
    {
        m_palette->open();
        field().setText(u"go to end"_s);
        QCOMPARE(first(), u"Go to scene “The end”"_s);
        QTest::keyClick(&field(), Qt::Key_Return);
        QCoreApplication::processEvents();
        QCOMPARE(m_session->selection.scene(), u"second"_s);

        m_palette->open();
        field().setText(u"add square"_s);
        QCOMPARE(first(), u"Add block “Square”"_s);
        QTest::keyClick(&field(), Qt::Key_Return);
        QCoreApplication::processEvents();
        QCOMPARE(m_session->document.scene(u"second"_s)->nodes.size(), 1U);
        QCOMPARE(m_session->selection.nodes(), QStringList{u"square"_s});

        m_palette->open();
        field().setText(u"animate fade in"_s);
        QCOMPARE(first(), u"Animate with “Fade in”"_s);
        QTest::mouseClick(found().viewport(), Qt::LeftButton, {},
                          found().visualRect(found().model()->index(0, 0)).center());
        QCoreApplication::processEvents();
        QCOMPARE(m_session->document.scene(u"second"_s)->tracks.size(), 1U);
        QCOMPARE(m_session->selection.clips().size(), 1U);

        m_session->preview.enter(u"scene1"_s);
        m_palette->open();
        field().setText(u"select sun"_s);
        QTest::keyClick(&field(), Qt::Key_Return);
        QCoreApplication::processEvents();
        QCOMPARE(m_session->selection.nodes(), QStringList{u"sun"_s});
    }

    void rippleMakesRoomForAnAnimation()
    {
        QVERIFY(m_session->document.edit(u"Add"_s, [this](const lecture::Lecture &lecture) {
            return withBlock(lecture, u"second"_s, {.type = u"shapes.square"_s, .id = u"tile"_s}, m_registry);
        }));
        m_session->preview.enter(u"second"_s);
        const base::Time start = m_session->preview.span().start;
        const auto animate = [&](const QString &type, double at) {
            m_session->selection.setNodes({u"tile"_s});
            m_session->playhead.setTime(start + base::Time::fromSeconds(at));
            for (const Command &command : commandsFor(*m_session)) {
                if (command.id == u"animate/"_s + type)
                    command.run();
            }
        };
        animate(u"motion.fade-in"_s, 2);
        m_session->isRippling = true;
        animate(u"motion.fade-out"_s, 1);
        const auto &clips = m_session->document.scene(u"second"_s)->tracks.front()->clips;
        QCOMPARE(clips.size(), 2U);
        QVERIFY(clips[0]->start > base::Time::fromSeconds(2.5));
        QCOMPARE(clips[1]->start.seconds(), 1.0);
    }

    void nothingFoundSaysSo()
    {
        m_palette->open();
        field().setText(u"qqqqzzzz"_s);
        QVERIFY(!found().isVisible());
        QTest::keyClick(&field(), Qt::Key_Return);
        QCoreApplication::processEvents();
        QVERIFY(m_palette->isVisible());
    }

    void theHistoryGoesToAnyStep()
    {
        HistoryPanel history(*m_session);
        history.resize(260, 300);
        history.show();
        auto *list = history.findChild<QListView *>(u"historyList"_s);
        const lecture::Files opened = files();
        for (const QString &title : {u"A"_s, u"B"_s, u"C"_s})
            rename(title);
        QCOMPARE(list->model()->rowCount(), 4);
        QCOMPARE(list->model()->index(0, 0).data().toString(), u"Opened"_s);
        QCOMPARE(list->currentIndex().row(), 3);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(1, 0)).center());
        QCOMPARE(m_session->document.lecture().title.toString(), u"A"_s);
        QVERIFY(list->model()->index(2, 0).data(HistoryModel::IsUndone).toBool());
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Home);
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(files() == opened);
        list->setCurrentIndex(list->model()->index(3, 0));
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(m_session->document.lecture().title.toString(), u"C"_s);
    }

    void theHistorySaysWhatWasChanged()
    {
        const auto edit = [this](const QString &name, const Document::Edit &edit) {
            QVERIFY(m_session->document.edit(name, edit));
        };
        const auto add = [this](const QString &id) {
            return [this, id](const lecture::Lecture &now) {
                return withBlock(now, u"scene1"_s, {u"shapes.circle"_s, id}, m_registry);
            };
        };
        const auto set = [](const QStringList &nodes, const QString &key, const QJsonValue &value) {
            return [=](const lecture::Lecture &now) -> base::Result<lecture::Lecture> {
                base::Result<lecture::Lecture> next = now;
                for (const QString &node : nodes)
                    next = lecture::withNodeProperty(*next, u"scene1"_s, node, key, value);
                return next;
            };
        };
        edit(u"Add “moon”"_s, add(u"moon"_s));
        edit(u"Rename"_s,
             [](const lecture::Lecture &now) { return withLabel(now, u"scene1"_s, u"sun"_s, u"Big sun"_s, u"en"_s); });
        edit(u"Move"_s, set({u"sun"_s}, u"position"_s, QJsonArray{1, 2}));
        edit(u"Move"_s, set({u"sun"_s, u"moon"_s}, u"position"_s, QJsonArray{3, 4}));
        edit(u"Take off the stage"_s,
             [](const lecture::Lecture &now) { return withOnStage(now, u"scene1"_s, {u"sun"_s}, false); });
        edit(u"Add animation"_s, [this](const lecture::Lecture &now) {
            return withNewClip(now, u"scene1"_s, {.type = u"motion.fade-in"_s, .target = u"moon"_s, .start = {}},
                               m_registry)
                .map([](AddedClip &&added) { return std::move(added.lecture); });
        });
        edit(u"Set scene length"_s, [](const lecture::Lecture &now) {
            lecture::Scene scene = *now.scenes.back();
            scene.duration = base::Time::fromSeconds(7);
            return lecture::withScene(now, scene);
        });
        rename(u"Other"_s);
        edit(u"Delete blocks"_s,
             [](const lecture::Lecture &now) { return lecture::withoutNode(now, u"scene1"_s, u"sun"_s); });
        HistoryPanel history(*m_session);
        const auto *list = history.findChild<QListView *>(u"historyList"_s);
        QStringList names;
        for (int row = 1; row < list->model()->rowCount(); ++row)
            names.append(list->model()->index(row, 0).data().toString());
        QCOMPARE(names,
                 (QStringList{u"Add “moon”"_s, u"Rename (Big sun)"_s, u"Move (Big sun)"_s, u"Move (2 blocks)"_s,
                              u"Take off the stage (Big sun)"_s, u"Add animation (Fade in)"_s,
                              u"Set scene length (The end)"_s, u"Rename to Other"_s, u"Delete blocks (Big sun)"_s}));
    }

    void theHistoryMarksWhatWasSaved()
    {
        HistoryPanel history(*m_session);
        auto *list = history.findChild<QListView *>(u"historyList"_s);
        QVERIFY(!list->model()->index(0, 0).data(HistoryModel::IsSaved).toBool()); // no file yet
        rename(u"A"_s);
        QTemporaryDir folder;
        QVERIFY(m_session->document.save(folder.filePath(u"a.lecture"_s)));
        rename(u"B"_s);
        QVERIFY(list->model()->index(1, 0).data(HistoryModel::IsSaved).toBool());
        QVERIFY(!list->model()->index(0, 0).data(HistoryModel::IsSaved).toBool());
        QVERIFY(list->model()->index(1, 0).data(Qt::AccessibleTextRole).toString().contains(u"saved"_s));
    }

    void shortcutsAreSearchedByWordsAndByKeys()
    {
        ShortcutsDialog dialog(m_session->actions);
        dialog.show();
        auto *table = dialog.findChild<QTreeWidget *>(u"shortcutTable"_s);
        const auto shown = [&] {
            QStringList rows;
            for (QTreeWidgetItemIterator it(table); *it; ++it) {
                if (!(*it)->isHidden() && (*it)->parent())
                    rows << (*it)->text(0);
            }
            return rows;
        };
        QCOMPARE(shown().size(), 4);
        for (QTreeWidgetItemIterator it(table); *it; ++it)
            QVERIFY(!(*it)->parent() || !(*it)->icon(0).isNull()); // aligns the text of all rows
        auto *words = dialog.findChild<QLineEdit *>(u"shortcutWords"_s);
        QTest::keyClicks(words, u"split"_s);
        QCOMPARE(shown(), QStringList{u"Split clip at the playhead"_s});
        QCOMPARE(table->currentItem()->text(2), u"Timeline"_s);
        words->clear();
        auto *wanted = dialog.findChild<QKeySequenceEdit *>(u"shortcutWantedKeys"_s);
        QTest::keyClick(wanted, Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(shown(), QStringList{u"Save"_s});
    }

    void keysOfOneNameAreListedOnce()
    {
        /// As in Chinese.
        struct Names : QTranslator
        {
            bool isEmpty() const override { return false; }
            QString translate(const char *context, const char *text, const char *, int) const override
            {
                const bool isKey = qstrcmp(context, "QShortcut") == 0;
                return isKey && (qstrcmp(text, "Return") == 0 || qstrcmp(text, "Enter") == 0) ? u"回车"_s : QString();
            }
        } names;
        QVERIFY(QCoreApplication::installTranslator(&names));
        add(m_panel, u"timeline.export"_s, u"Timeline"_s, u"Export"_s,
            {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)});
        QCOMPARE(shortcutSheet(m_session->actions).count(u"Ctrl+回车"_s), 1);
        ShortcutsDialog dialog(m_session->actions);
        dialog.show();
        QTest::keyClicks(dialog.findChild<QLineEdit *>(u"shortcutWords"_s), u"export"_s);
        QCOMPARE(dialog.findChild<QTreeWidget *>(u"shortcutTable"_s)->currentItem()->text(1), u"Ctrl+回车"_s);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // widgets of the previous current item
        const auto chips = dialog.findChildren<QToolButton *>(u"shortcutChip"_s);
        QCOMPARE(chips.size(), 1);
        chips.first()->click();
        QVERIFY(m_session->actions.find(u"timeline.export"_s)->shortcuts().isEmpty());
        QCoreApplication::removeTranslator(&names);
    }

    void onlyOneButtonClosesTheShortcuts()
    {
        ShortcutsDialog dialog(m_session->actions);
        dialog.show();
        int closing = 0;
        for (const QPushButton *button : dialog.findChildren<QPushButton *>())
            closing += button->text() == "Close"_L1 ? 1 : 0;
        QCOMPARE(closing, 1);
        // A cross beside a field would seem to be another one: fields are cleared within.
        for (const QToolButton *button : dialog.findChildren<QToolButton *>())
            QVERIFY2(button->objectName() == "shortcutChip"_L1 || qobject_cast<QLineEdit *>(button->parentWidget()),
                     qPrintable(button->accessibleName()));
        auto *keys = dialog.findChild<QKeySequenceEdit *>(u"shortcutWantedKeys"_s);
        QVERIFY(keys->isClearButtonEnabled());
        QTest::keyClick(keys, Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!keys->keySequence().isEmpty());
        keys->findChild<QLineEdit *>()->clear();
        QVERIFY(keys->keySequence().isEmpty());
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }

    void keysAreTakenOverOnlyAfterSayingFromWhom()
    {
        ShortcutsDialog dialog(m_session->actions);
        dialog.show();
        QTest::keyClicks(dialog.findChild<QLineEdit *>(u"shortcutWords"_s), u"ripple"_s);
        auto *recorder = dialog.findChild<QKeySequenceEdit *>(u"shortcutRecorder"_s);
        auto *take = dialog.findChild<QPushButton *>(u"shortcutAdd"_s);
        auto *message = dialog.findChild<QLabel *>(u"shortcutMessage"_s);
        QTest::keyClick(recorder, Qt::Key_S, Qt::ControlModifier);
        QVERIFY2(message->text().contains(u"“Save”"_s), qPrintable(message->text()));
        QCOMPARE(take->text(), u"Take over"_s);
        QCOMPARE(m_session->actions.find(u"edit.save"_s)->shortcuts().size(), 1);
        QTest::mouseClick(take, Qt::LeftButton);
        QVERIFY(m_session->actions.find(u"edit.save"_s)->shortcuts().isEmpty());
        QCOMPARE(m_session->actions.find(u"timeline.ripple"_s)->shortcut(), QKeySequence(u"Ctrl+S"_s));

        // A second one for the same action.
        QTest::keyClick(recorder, Qt::Key_R, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(take->text(), u"Add keys"_s);
        QTest::mouseClick(take, Qt::LeftButton);
        QCOMPARE(m_session->actions.find(u"timeline.ripple"_s)->shortcuts().size(), 2);

        // Persistent: an action that is created again has them.
        delete m_session->actions.find(u"timeline.ripple"_s);
        add(m_panel, u"timeline.ripple"_s, u"Timeline"_s, u"Move later clips along"_s, {});
        QCOMPARE(m_session->actions.find(u"timeline.ripple"_s)->shortcuts().size(), 2);
    }

    void resetGivesTheFirstKeysBack()
    {
        m_session->actions.setKeys(u"timeline.split"_s, {QKeySequence(u"Ctrl+Alt+B"_s)});
        ShortcutsDialog dialog(m_session->actions);
        dialog.show();
        QTest::keyClicks(dialog.findChild<QLineEdit *>(u"shortcutWords"_s), u"split"_s);
        QTest::mouseClick(dialog.findChild<QPushButton *>(u"shortcutReset"_s), Qt::LeftButton);
        QCOMPARE(m_session->actions.find(u"timeline.split"_s)->shortcut(), QKeySequence(u"Ctrl+B"_s));

        // Keys that were given to another action on purpose stay there, until all are reset.
        m_session->actions.setKeys(u"timeline.split"_s, {});
        m_session->actions.setKeys(u"timeline.ripple"_s, {QKeySequence(u"Ctrl+B"_s)});
        QTest::mouseClick(dialog.findChild<QPushButton *>(u"shortcutReset"_s), Qt::LeftButton);
        QVERIFY(m_session->actions.find(u"timeline.split"_s)->shortcuts().isEmpty());
        QTest::mouseClick(dialog.findChild<QPushButton *>(u"shortcutResetAll"_s), Qt::LeftButton);
        QCOMPARE(m_session->actions.find(u"timeline.split"_s)->shortcut(), QKeySequence(u"Ctrl+B"_s));
        QVERIFY(m_session->actions.find(u"timeline.ripple"_s)->shortcuts().isEmpty());
        QVERIFY(QSettings().allKeys().isEmpty());
    }

    void theSheetNamesEveryShortcut()
    {
        const QString sheet = shortcutSheet(m_session->actions);
        QVERIFY(sheet.contains(u"Ctrl+B"_s));
        QVERIFY(sheet.contains(u"실행 취소"_s));
        QVERIFY(!sheet.contains(u"Move later clips along"_s));
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorCommands)
#include "tst_editor_commands.moc"
