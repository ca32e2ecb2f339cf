// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/animations/animationspanel.h"
#include "editor/commands/commands.h"
#include "editor/edits/copied_items.h"
#include "editor/edits/scene_edits.h"
#include "editor/graph/canvas.h"
#include "editor/graph/graphpanel.h"
#include "editor/help/focustopic.h"
#include "editor/help/helpwindow.h"
#include "editor/help/topics.h"
#include "editor/inspector/inspectorpanel.h"
#include "editor/inspector/rows/row.h"
#include "editor/palette/cardview.h"
#include "editor/palette/palettepanel.h"
#include "editor/shell/editmenu.h"
#include "editor/shell/statusbar.h"
#include "editor/space/spaceoverlay.h"
#include "editor/space/spacepanel.h"
#include "editor/stage/inlinetexteditor.h"
#include "editor/stage/overlay.h"
#include "editor/stage/stagepanel.h"
#include "testmain.h"
#include "windowbench.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSet>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace lectograph;
using namespace Qt::StringLiterals;
using editor::MainWindow;

class TestWindowFocus : public QObject, private test::WindowBench
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::EditorWindow::prepare(u"tst_editor_window_focus"_s); }
    void init() { begin(); }
    void cleanup() { end(); }

    void f1AnswersWhereTheFocusIs()
    {
        QTest::keyClick(m_window, Qt::Key_F1);
        auto *help = m_window->findChild<editor::HelpWindow *>();
        QVERIFY(help && help->isVisible());
        QCOMPARE(help->current(), u"start"_s);
        help->close();
        openTemplate(u"circle-area"_s);
        const auto topicAt = [&](const QString &panel) {
            m_window->activateWindow();
            // The help that is closed is active until events are handled.
            if (!QTest::qWaitFor([&] { return QApplication::activeWindow() == m_window; }))
                return u"no active window"_s;
            auto *widget = m_window->findChild<QWidget *>(panel);
            widget->setFocus();
            QTest::keyClick(m_window, Qt::Key_F1);
            const QString topic = help->isVisible() ? help->current() : QString();
            help->close();
            return topic;
        };
        QCOMPARE(topicAt(u"stagePanel"_s), u"stage"_s);
        QCOMPARE(topicAt(u"graphPanel"_s), u"graph"_s);
        QCOMPARE(topicAt(u"timelinePanel"_s), u"timeline"_s);
        auto *stagger = m_window->findChild<QWidget *>(u"stagger"_s);
        auto *side = m_window->findChild<QTabWidget *>(u"side"_s);
        QVERIFY(stagger && side);
        for (int page = 0; !side->currentWidget()->isAncestorOf(stagger) && page < side->count(); ++page)
            side->setCurrentIndex(page);
        QCOMPARE(editor::focusTopic(stagger), u"animations"_s);
        side->setCurrentIndex(0);
        // A row of the properties is answered by the block that it belongs to.
        const lecture::Scene *scene = m_session->document.scene(m_session->selection.scene());
        QVERIFY(scene && !scene->actors.empty());
        m_session->selection.setNodes({scene->actors.front()});
        auto *inspector = m_window->findChild<editor::InspectorPanel *>();
        QTRY_VERIFY(inspector && !inspector->rows().empty() && !inspector->rows().front()->source().places.empty());
        QVERIFY(editor::focusTopic(inspector->rows().front()->field()).startsWith(u"block/"_s));
        // Every page leads to actions that exist.
        for (const editor::HelpTopic &topic : help->topics()) {
            static const QRegularExpression action(u"\\(action:([\\w.]+)\\)"_s);
            for (auto matches = action.globalMatch(topic.markdown); matches.hasNext();) {
                const QString id = matches.next().captured(1);
                QVERIFY2(m_session->actions.find(id), qPrintable(topic.id + u": "_s + id));
            }
        }
    }

    void everyPanelHasAPageOfItsOwn()
    {
        openTemplate(u"circle-area"_s);
        std::vector<QWidget *> panels;
        for (const QString &name : {u"palettePanel"_s, u"stagePanel"_s, u"graphPanel"_s, u"spacePanel"_s}) {
            auto *panel = m_window->findChild<QWidget *>(name);
            QVERIFY2(panel, qPrintable(name));
            panels.push_back(panel);
        }
        for (const QString &name : {u"bottom"_s, u"side"_s}) {
            auto *tabs = m_window->findChild<QTabWidget *>(name);
            QVERIFY(tabs && tabs->count() > 1);
            for (int i = 0; i < tabs->count(); ++i) {
                panels.push_back(tabs->widget(i));
                // From its tab, from the buttons beside it, and where a page before it has kept the focus.
                tabs->setCurrentIndex(i);
                const QString topic = editor::focusTopic(tabs->widget(i));
                QCOMPARE(editor::focusTopic(tabs->tabBar()), topic);
                QCOMPARE(editor::focusTopic(tabs->widget((i + 1) % tabs->count())), topic);
                if (const QWidget *beside = tabs->cornerWidget(Qt::TopRightCorner))
                    QCOMPARE(editor::focusTopic(beside), topic);
            }
        }
        const std::vector<editor::HelpTopic> topics = editor::guideTopics(u"en"_s);
        QStringList taken;
        for (QWidget *panel : panels) {
            if (auto *tabs = qobject_cast<QTabWidget *>(panel->parentWidget()->parentWidget()))
                tabs->setCurrentWidget(panel);
            const QString topic = editor::focusTopic(panel);
            QVERIFY2(editor::findTopic(topics, topic), qPrintable(panel->objectName() + u": "_s + topic));
            QVERIFY2(topic != "window"_L1 && !taken.contains(topic), qPrintable(panel->objectName()));
            taken.append(topic);
        }
    }

    void aNewBoxIsTypedHoweverItIsAdded()
    {
        openTemplate(u"circle-area"_s);
        auto *stage = m_window->findChild<editor::StagePanel *>();
        Q_EMIT m_window->findChild<editor::PalettePanel *>()->blocks()->chosen(u"shapes.box"_s);
        QVERIFY(stage->wordsEditor());
        stage->wordsEditor()->accept();
        Q_EMIT m_window->findChild<editor::PalettePanel *>()->blocks()->chosen(u"shapes.circle"_s);
        QVERIFY(!stage->wordsEditor());
        const auto commands = editor::commandsFor(*m_session);
        std::ranges::find(commands, u"block/shapes.box"_s, &editor::Command::id)->run();
        QVERIFY(stage->wordsEditor());
        stage->wordsEditor()->accept();
    }

    /// A command that shows other parts of the window leaves the focus in its panel, or in the middle if that is gone.
    void theFocusStaysWhereItWasOrGoesToTheMiddle_data()
    {
        QTest::addColumn<QString>("command");
        for (const char *command : {"view.stage", "view.graph", "view.both", "view.space", "view.workspace1",
                                    "view.workspace2", "view.workspace3", "view.workspace4"})
            QTest::newRow(command) << QString::fromLatin1(command);
    }
    void theFocusStaysWhereItWasOrGoesToTheMiddle()
    {
        QFETCH(QString, command);
        openTemplate(u"circle-area"_s);
        for (const QString &from :
             {u"stagePanel"_s, u"graphPanel"_s, u"palettePanel"_s, u"inspectorPanel"_s, u"timelinePanel"_s}) {
            m_window->show(MainWindow::View::Both);
            QCoreApplication::processEvents();
            const auto *panel = m_window->findChild<QWidget *>(from);
            if (!panel->isVisible() || panel->width() == 0) { // the command from another panel has left no room for it
                end();
                begin();
                openTemplate(u"circle-area"_s);
                m_window->show(MainWindow::View::Both);
                QCoreApplication::processEvents();
            }
            theFocusStaysOrGoesToTheMiddle(command, from);
            if (QTest::currentTestFailed()) {
                qWarning("from %s", qPrintable(from));
                return;
            }
        }
    }

    /// From the stage, with a block selected. Those that open a window of their own end with “…”.
    void afterEveryCommandTheFocusIsSeen()
    {
        openTemplate(u"circle-area"_s);
        auto *stage = m_window->findChild<editor::StagePanel *>();
        const QString scene = m_session->document.lecture().scenes.front()->id;
        const QString block = m_session->document.lecture().scenes.front()->actors.front();
        QStringList commands;
        for (const QAction *action : m_session->actions.all()) {
            const QString id = editor::Actions::idOf(*action);
            const QString room = id.section(u'.', 0, 0);
            const bool isOfWindow = id.startsWith("view.present"_L1) || id == "view.fullScreen"_L1;
            const bool isLeftAgain = id == "timeline.overview"_L1; // it hides the stage until then
            if (QStringList{u"edit"_s, u"playback"_s, u"stage"_s, u"timeline"_s, u"view"_s}.contains(room)
                && !isOfWindow && !isLeftAgain && !action->text().endsWith(u'…'))
                commands.append(id);
        }
        QVERIFY(commands.size() > 50);
        for (const QString &id : commands) {
            m_window->show(MainWindow::View::Both);
            m_session->preview.enter(scene);
            m_session->selection.setNodes({block});
            stage->setFocus();
            QAction *action = m_session->actions.find(id);
            if (!action->isEnabled())
                continue;
            action->trigger();
            QTest::qWait(1);
            if (QWidget *popup = QApplication::activePopupWidget())
                popup->close();
            m_session->playhead.stop();
            QTest::qWait(1);
            const QWidget *focused = m_window->focusWidget();
            QVERIFY2(focused && focused->isVisible() && focused->isEnabled() && focused->width() > 0,
                     qPrintable(u"%1: %2 %3"_s.arg(
                         id, focused ? QString::fromLatin1(focused->metaObject()->className()) : u"nothing"_s,
                         focused ? focused->objectName() : QString())));
            while (m_session->document.history().canUndo())
                m_session->document.history().undo();
        }
    }

    /// Whether it has animations or not, the next key adds one.
    void theKeyOfTheAnimationsLeadsToAddingOne()
    {
        openTemplate(u"circle-area"_s);
        auto *stage = m_window->findChild<editor::StagePanel *>();
        const lecture::Scene &scene = *m_session->document.lecture().scenes.front();
        for (const QString &block : scene.actors) {
            m_session->selection.setNodes({block});
            stage->setFocus();
            QTest::keyClick(m_window, Qt::Key_A, Qt::AltModifier | Qt::ShiftModifier);
            const QWidget *focused = m_window->focusWidget();
            QVERIFY2(focused && focused->objectName() == "addAnimation"_L1, qPrintable(block));
        }
    }

    /// The export and the search for blocks have their keys in every panel, and in every field of one line.
    void commandsOfTheWindowRunFromEveryPanel()
    {
        openTemplate(u"circle-area"_s);
        m_session->selection.setNodes({m_session->document.lecture().scenes.front()->actors.front()});
        auto *bottom = m_window->findChild<QTabWidget *>(u"bottom"_s);
        auto *side = m_window->findChild<QTabWidget *>(u"side"_s);
        const QString language = m_session->preview.language();
        QSet<QAction *> run;
        for (const QString &id : {u"file.export"_s, u"palette.search"_s}) {
            QAction *action = m_session->actions.find(id);
            QVERIFY2(action, qPrintable(id));
            action->disconnect();
            connect(action, &QAction::triggered, this, [&run, action] { run.insert(action); });
        }
        const auto reaches = [&](Qt::Key key, const QString &id) {
            run.clear();
            QTest::keyClick(m_window->focusWidget(), key, Qt::ControlModifier);
            return run.contains(m_session->actions.find(id));
        };
        int fields = 0;
        for (int tab = 0; tab < bottom->count() + side->count(); ++tab) {
            QTabWidget *tabs = tab < bottom->count() ? bottom : side;
            tabs->setCurrentIndex(tab < bottom->count() ? tab : tab - bottom->count());
            for (QWidget *widget : tabs->currentWidget()->findChildren<QWidget *>()) {
                if (!widget->isVisible() || !widget->isEnabled() || !(widget->focusPolicy() & Qt::TabFocus))
                    continue;
                widget->setFocus(Qt::TabFocusReason);
                if (m_window->focusWidget() != widget)
                    continue;
                const QString name = u"%1 %2"_s.arg(QString::fromLatin1(widget->metaObject()->className()),
                                                    widget->objectName());
                ++fields;
                QVERIFY2(reaches(Qt::Key_E, u"palette.search"_s), qPrintable(name));
                if (!qobject_cast<QPlainTextEdit *>(widget))
                    QVERIFY2(reaches(Qt::Key_Return, u"file.export"_s), qPrintable(name));
                QCOMPARE(m_session->preview.language(), language);
            }
        }
        QVERIFY(fields > 12);
    }

    void theFocusStaysInAPanelWhoseWidgetGoes()
    {
        openTemplate(u"circle-area"_s);
        auto *stage = m_window->findChild<editor::StagePanel *>();
        auto *side = m_window->findChild<QWidget *>(u"side"_s);
        m_session->selection.clear();
        auto *inspector = m_window->findChild<editor::InspectorPanel *>();
        QTRY_VERIFY(inspector->row(u"languages"_s));
        QWidget *focused = inspector->row(u"languages"_s)->field();
        focused->setFocus();
        QVERIFY(side->isAncestorOf(m_window->focusWidget()));
        m_window->focusWidget()->hide(); // as whoever makes widgets anew
        QTRY_VERIFY(side->isAncestorOf(m_window->focusWidget()));
        stage->setFocus();
        QTRY_VERIFY(stage == m_window->focusWidget() || stage->isAncestorOf(m_window->focusWidget()));
    }

    void nothingPlaysOnBehindADialog()
    {
        openTemplate(u"circle-area"_s);
        for (const QString &id : {u"file.export"_s, u"file.preferences"_s, u"help.about"_s}) {
            m_session->playhead.setFrame(0);
            m_session->playhead.play();
            m_session->actions.find(id)->trigger();
            QTRY_VERIFY2(!m_session->playhead.isPlaying(), qPrintable(id));
            for (QDialog *dialog : m_window->findChildren<QDialog *>())
                dialog->close();
            QTest::qWait(10);
        }
        // The command palette is not a dialog.
        m_session->playhead.setFrame(0);
        m_session->playhead.play();
        m_session->actions.find(u"help.commands"_s)->trigger();
        QTest::qWait(30);
        QVERIFY(m_session->playhead.isPlaying());
    }

    void theEditMenuCutsAsTheKeyDoesWhereTheFocusIs()
    {
        openTemplate(u"circle-area"_s);
        m_window->show(MainWindow::View::Both);
        const std::unique_ptr<QMenu> menu(editor::editMenu(*m_session, m_window));
        const auto cutsBy = [&](QWidget *focused) {
            focused->setFocus();
            Q_EMIT menu->aboutToShow();
            return editor::Actions::idOf(*menu->actions().front());
        };
        QCOMPARE(cutsBy(&m_window->findChild<editor::GraphPanel *>()->canvas()), u"graph.dissolve"_s);
        QCOMPARE(cutsBy(m_window->findChild<editor::StagePanel *>()->overlay()), u"stage.cut"_s);
        for (const QString &id : {u"graph.dissolve"_s, u"stage.cut"_s})
            QVERIFY(m_session->actions.find(id)->shortcuts().contains(QKeySequence(Qt::CTRL | Qt::Key_X)));
    }

    void spaceHasTheEditCommandsOfBlocksAndTheListOfAnimationsThoseOfClips()
    {
        openTemplate(u"circle-area"_s);
        const auto *space = m_window->findChild<editor::SpacePanel *>();
        for (const QString &id : {u"stage.cut"_s, u"stage.copy"_s, u"stage.paste"_s, u"stage.duplicate"_s,
                                  u"stage.delete"_s, u"stage.select-all"_s}) {
            QAction *action = m_session->actions.find(id);
            QVERIFY2(action && space->overlay()->actions().contains(action), qPrintable(id));
        }
        const lecture::Scene &scene = *m_session->document.scene(m_session->selection.scene());
        const auto track = std::ranges::find_if(scene.tracks, [](const auto &one) { return !one->clips.empty(); });
        QVERIFY(track != scene.tracks.end());
        m_session->selection.setClips({(*track)->clips.front()->id});
        m_session->actions.find(u"view.animations"_s)->trigger();
        const auto *panel = m_window->findChild<editor::AnimationsPanel *>();
        QTRY_VERIFY(panel->isAncestorOf(QApplication::focusWidget()));
        QGuiApplication::clipboard()->clear();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(editor::CopiedItems::in(QGuiApplication::clipboard()->mimeData()));
    }

    void theKeysOfOtherProgramsPresent()
    {
        const auto keysOf = [this](const QString &id) { return m_session->actions.find(id)->shortcuts(); };
        QCOMPARE(keysOf(u"view.present"_s), QList<QKeySequence>{Qt::Key_F5});
        QCOMPARE(keysOf(u"view.presentFromHere"_s), QList<QKeySequence>{Qt::SHIFT | Qt::Key_F5});
    }

    void mSetsAMarkerWhereverTheFocusIs()
    {
        openTemplate(u"circle-area"_s);
        m_window->show(MainWindow::View::Both);
        const auto markers = [&] {
            return editor::markersOf(*m_session->document.scene(m_session->selection.scene())).size();
        };
        m_session->selection.clear();
        qint64 frame = 30;
        const auto setsOne = [&](QWidget *focused) {
            m_session->playhead.setFrame(frame += 10);
            focused->setFocus();
            if (!QTest::qWaitFor([&] { return focused->hasFocus(); }))
                return false;
            const auto before = markers();
            QTest::keyClick(focused, Qt::Key_M);
            return markers() == before + 1;
        };
        for (const QString &name :
             {u"stagePanel"_s, u"palettePanel"_s, u"inspectorPanel"_s, u"timelinePanel"_s, u"graphPanel"_s}) {
            auto *panel = m_window->findChild<QWidget *>(name);
            QVERIFY2(panel, qPrintable(name));
            QWidget *focused = panel;
            while (focused->focusProxy())
                focused = focused->focusProxy();
            if (focused->focusPolicy() == Qt::NoFocus || qobject_cast<QLineEdit *>(focused)) {
                const auto inside = panel->findChildren<QAbstractButton *>();
                const auto button = std::ranges::find_if(inside, [](const QAbstractButton *one) {
                    return one->isVisible() && one->isEnabled() && one->focusPolicy() != Qt::NoFocus;
                });
                QVERIFY2(button != inside.end(), qPrintable(name));
                focused = *button;
            }
            QVERIFY2(setsOne(focused), qPrintable(name));
        }
        // The animations of the palette too, where other letters go to the search; and the buttons below.
        auto *palette = m_window->findChild<editor::PalettePanel *>();
        palette->findChild<QTabBar *>()->setCurrentIndex(1);
        QVERIFY(setsOne(palette->animations()));
        QTest::keyClick(palette->animations(), Qt::Key_F);
        auto *search = palette->findChild<QLineEdit *>(u"paletteSearch"_s);
        QVERIFY(search->hasFocus());
        QCOMPARE(search->text(), u"f"_s);
        const auto before = markers();
        QTest::keyClick(search, Qt::Key_M); // where words are typed, it is a letter
        QCOMPARE(search->text(), u"fm"_s);
        QCOMPARE(markers(), before);
        QVERIFY(setsOne(m_window->findChild<editor::StatusBar *>()->findChild<QToolButton *>(u"statusProblems"_s)));
    }

    void aLetterOverTheGraphSetsNoPoints()
    {
        openTemplate(u"circle-area"_s);
        m_window->show(MainWindow::View::Both);
        QWidget *graph = m_window->findChild<QWidget *>(u"graphCanvas"_s);
        auto *stage = m_window->findChild<editor::StagePanel *>();
        QVERIFY(graph && stage);
        editor::Playhead &playhead = m_session->playhead;
        playhead.setFrame(100);
        const auto typeAt = [&](QWidget *pointed, QWidget *focused) {
            const QPoint middle = pointed->mapTo(m_window, pointed->rect().center());
            QTest::mouseMove(m_window->windowHandle(), middle);
            QTRY_VERIFY(pointed->underMouse());
            focused->setFocus();
            QTRY_VERIFY(focused->isAncestorOf(QApplication::focusWidget()) || focused->hasFocus()
                        || focused->focusProxy() == QApplication::focusWidget());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_O);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_I);
        };
        typeAt(graph, stage); // the pointer is there, but not the focus
        QVERIFY(!playhead.out() && !playhead.in());
        typeAt(graph, graph);
        QVERIFY(!playhead.out() && !playhead.in());
        // Triggered by name, it works regardless of the pointer.
        m_session->actions.find(u"playback.out"_s)->trigger();
        QVERIFY(playhead.out().has_value());
        playhead.setOut({});
        typeAt(stage, stage);
        QVERIFY(playhead.in().has_value());
    }

private:
    void theFocusStaysOrGoesToTheMiddle(const QString &command, const QString &from)
    {
        const auto *panel = m_window->findChild<QWidget *>(from);
        const auto isIn = [&](const QWidget *place) {
            const QWidget *focused = m_window->focusWidget();
            return focused && place && (place == focused || place->isAncestorOf(focused));
        };
        constexpr int panels = 5;
        for (int i = 0; i < panels && !isIn(panel); ++i)
            m_session->actions.find(u"view.nextPanel"_s)->trigger();
        QVERIFY(isIn(panel));
        m_session->actions.find(command)->trigger();
        QTest::qWait(20);
        const QWidget *focused = m_window->focusWidget();
        QVERIFY(focused && focused->isVisible() && focused->isEnabled() && focused->width() > 0);
        if (!panel->isVisible() || panel->width() == 0)
            QVERIFY(isIn(m_window->findChild<QWidget *>(u"stagePanel"_s))
                    || isIn(m_window->findChild<QWidget *>(u"graphPanel"_s))
                    || isIn(m_window->findChild<editor::SpacePanel *>()));
        else
            QVERIFY2(isIn(panel), qPrintable(focused->objectName()));
    }
};

LECTOGRAPH_TEST_MAIN(TestWindowFocus)
#include "tst_editor_window_focus.moc"
