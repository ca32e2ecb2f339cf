// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/looks.h"
#include "editor/graph/canvas.h"
#include "editor/graph/graphpanel.h"
#include "editor/guide/guide.h"
#include "editor/help/helpwindow.h"
#include "editor/inspector/looks/lookeditor.h"
#include "editor/palette/palettepanel.h"
#include "editor/shell/preferences.h"
#include "editor/stage/overlay.h"
#include "editor/stage/stagepanel.h"
#include "editor/timeline/timelinepanel.h"
#include "testmain.h"
#include "windowbench.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QScopeGuard>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

using namespace lectograph;
using namespace Qt::StringLiterals;
using editor::MainWindow;

class TestWindowRenewed : public QObject, private test::WindowBench
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::EditorWindow::prepare(u"tst_editor_window_renewed"_s); }
    void init() { begin(); }
    void cleanup() { end(); }

    void theLanguageOfTheLectureIsNotTakenForThatOfTheInterface()
    {
        openTemplate(u"circle-area"_s);
        auto *button = m_window->findChild<QToolButton *>(u"lectureLanguage"_s);
        QVERIFY(button && button->toolTip().contains(u"preferences"_s));
        const QList<QAction *> entries = button->menu()->actions();
        QCOMPARE(entries.front()->text(), u"Language of the lecture"_s);
        QVERIFY(!entries.front()->isEnabled());
        QCOMPARE(std::ranges::count_if(entries, &QAction::isCheckable), m_session->document.lecture().languages.size());
        entries.back()->trigger();
        auto *preferences = m_window->findChild<editor::Preferences *>();
        QVERIFY(preferences && preferences->isVisible());
        preferences->close();
    }

    void theSizeOfTextsIsChosenForTheNextStart()
    {
        const char *variable = "QT_SCALE_FACTOR";
        const QByteArray before = qgetenv(variable);
        const auto restore = qScopeGuard([&] { before.isNull() ? qunsetenv(variable) : qputenv(variable, before); });
        QCOMPARE(editor::chosenScale(), 1.0);
        const auto *preferences = m_window->openPreferences();
        QCOMPARE(preferences->findChild<QComboBox *>(u"textSize"_s)->count(), 3);
        for (const auto &[percent, scale] : {std::pair(u"125"_s, 1.25), {u"150"_s, 1.5}, {QString(), 1.0}}) {
            auto *choice = preferences->findChild<QComboBox *>(u"textSize"_s);
            choice->setCurrentIndex(choice->findData(percent));
            Q_EMIT choice->activated(choice->currentIndex());
            QCOMPARE(editor::chosenScale(), scale);
            qunsetenv(variable);
            {
                const editor::ScaleWhileStarting starting;
                QCOMPARE(qEnvironmentVariableIsSet(variable), scale != 1);
                QCOMPARE(scale == 1 ? 1.0 : qgetenv(variable).toDouble(), scale);
            }
            QVERIFY(!qEnvironmentVariableIsSet(variable)); // programs that are started have their own size
            qputenv(variable, "2");                        // everything on this computer is twice as large
            {
                const editor::ScaleWhileStarting starting;
                QCOMPARE(qgetenv(variable).toDouble(), 2 * scale);
            }
            QCOMPARE(qgetenv(variable), QByteArray("2"));
            QCoreApplication::processEvents();
        }
        QSettings().setValue(u"textSize"_s, u"9000"_s); // by hand
        QCOMPARE(editor::chosenScale(), 1.0);
    }

    void undoAndRedoSpeakTheLanguageOfTheWindow()
    {
        openTemplate(u"circle-area"_s);
        m_session->selection.setNodes({u"circle"_s});
        m_session->actions.find(u"stage.hide"_s)->trigger();
        const QString english = m_session->actions.find(u"edit.undo"_s)->text();
        QCOMPARE(english, u"Undo: Take off the stage (Circle)"_s);
        const auto rows = [this] {
            QStringList names;
            const auto *list = m_window->findChild<QListView *>(u"historyList"_s);
            for (int row = 0; row < list->model()->rowCount(); ++row)
                names.append(list->model()->index(row, 0).data().toString());
            return names;
        };
        QCOMPARE(rows(), (QStringList{u"Opened"_s, u"Take off the stage (Circle)"_s}));
        QSettings().setValue(u"language"_s, u"ko"_s);
        makeWindow();
        const QString name = QCoreApplication::translate("lectograph::editor", "Take off the stage");
        QVERIFY(name != u"Take off the stage"_s);
        QVERIFY(m_session->actions.find(u"edit.undo"_s)->text().contains(name));
        QVERIFY(rows().back().contains(name));
        m_session->document.history().undo();
        QVERIFY(m_session->actions.find(u"edit.redo"_s)->text().contains(name));
        QSettings().setValue(u"language"_s, u"en"_s);
        makeWindow();
        QCOMPARE(rows(), (QStringList{u"Opened"_s, u"Take off the stage (Circle)"_s}));
    }

    /// It edits the lecture at once, in a window of its own, which has the keys of the history too.
    void changesInTheWindowOfTheLookAreUndoneThere()
    {
        openTemplate(u"transformer-architecture"_s);
        m_session->actions.find(u"look.edit"_s)->trigger();
        auto *look = m_window->findChild<editor::LookEditor *>();
        look->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), look); // not qWaitForWindowActive: its parent being active is enough
        const auto steps = [this] { return m_session->document.history().index(); };
        const auto change = [this](const QString &color) {
            m_session->document.edit(u"Colour"_s, [&](const lecture::Lecture &lecture) {
                return editor::withLookColor(lecture, u"BLUE"_s, color);
            });
        };
        const auto press = [](Qt::KeyboardModifiers modifiers) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, modifiers);
        };
        const int before = steps();
        change(u"#112233"_s);
        look->findChild<QTreeWidget *>(u"lookColors"_s)->setFocus();
        press(Qt::ControlModifier);
        QCOMPARE(steps(), before);
        press(Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(steps(), before + 1);
        // Letters that are typed into a row are taken back first.
        look->findChild<QTabWidget *>()->setCurrentIndex(1);
        auto *styles = look->findChild<QTreeWidget *>(u"lookStyles"_s);
        styles->setFocus();
        styles->setCurrentItem(styles->topLevelItem(1));
        styles->editItem(styles->topLevelItem(1), 0);
        auto *line = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(line);
        const QString name = line->text();
        line->end(false);
        QTest::keyClicks(line, u"new"_s);
        press(Qt::ControlModifier);
        QCOMPARE(line->text(), name);
        QCOMPARE(steps(), before + 1);
        press(Qt::ControlModifier);
        QCOMPARE(steps(), before);
    }

    void windowsAndPlacesStayWhenLanguageOrThemeChange()
    {
        openTemplate(u"transformer-architecture"_s);
        m_window->show(MainWindow::View::Both);
        QCoreApplication::processEvents();
        m_session->actions.find(u"help.topics"_s)->trigger();
        m_session->actions.find(u"look.edit"_s)->trigger();
        auto *help = m_window->findChild<editor::HelpWindow *>();
        help->openTopic(u"timeline"_s);
        help->move(60, 80);
        auto *preferences = m_window->openPreferences();
        preferences->move(120, 140);
        const auto lookEditor = [this] { return m_window->findChild<editor::LookEditor *>(); };
        lookEditor()->setGeometry(200, 210, 480, 400);
        lookEditor()->findChild<QTabWidget *>()->setCurrentIndex(1);
        const QTreeWidget *styles = lookEditor()->findChild<QTreeWidget *>(u"lookStyles"_s);
        styles->topLevelItem(1)->setExpanded(true);
        lookEditor()->findChild<QTreeWidget *>(u"lookStyles"_s)->setCurrentItem(styles->topLevelItem(1)->child(0));
        const editor::LookEditor::Place look = lookEditor()->place();
        QVERIFY(!look.key.isEmpty());
        const auto paletteTabs = [this] {
            return m_window->findChild<editor::PalettePanel *>()->findChild<QTabBar *>();
        };
        const auto timeline = [this] { return &m_window->findChild<editor::TimelinePanel *>()->view(); };
        const auto graph = [this] { return &m_window->findChild<editor::GraphPanel *>()->canvas(); };
        paletteTabs()->setCurrentIndex(1);
        timeline()->zoom(3, 200);
        timeline()->scrollBy(240);
        graph()->setView(0.6, {120, 90});
        m_window->findChild<editor::StagePanel *>()->overlay()->zoomBy(2);
        const editor::TimeAxis axis = timeline()->axis();
        const QRect frame = m_window->findChild<editor::StagePanel *>()->overlay()->frame();
        const QRect geometry = m_window->geometry();
        const WId native = m_window->winId();
        const QString english = preferences->windowTitle();
        int hidden = 0;
        class Watch : public QObject
        {
        public:
            explicit Watch(int &count) : m_count(count) {}
            bool eventFilter(QObject *, QEvent *event) override
            {
                m_count += event->type() == QEvent::Hide || event->type() == QEvent::Close;
                return false;
            }

        private:
            int &m_count;
        } watch(hidden);
        for (QWidget *window : std::initializer_list<QWidget *>{m_window, help, preferences})
            window->installEventFilter(&watch);
        for (const auto &[setting, value] : {std::pair(u"language"_s, u"ko"_s), std::pair(u"theme"_s, u"light"_s),
                                             std::pair(u"language"_s, u"en"_s)}) {
            QPointer<QWidget> oldStage = m_window->findChild<editor::StagePanel *>();
            auto *box = preferences->findChild<QComboBox *>(setting);
            box->setFocus();
            box->setCurrentIndex(box->findData(value));
            Q_EMIT box->activated(box->currentIndex());
            QTRY_VERIFY(!oldStage); // everything in the window is new
            QCoreApplication::processEvents();
            QCOMPARE(m_window->geometry(), geometry);
            QCOMPARE(m_window->winId(), native);
            QCOMPARE(m_window->page(), MainWindow::Page::Editor);
            QCOMPARE(m_window->view(), MainWindow::View::Both);
            QVERIFY(preferences->isVisible() && help->isVisible() && lookEditor() && lookEditor()->isVisible());
            QCOMPARE(preferences->pos(), QPoint(120, 140));
            QCOMPARE(help->pos(), QPoint(60, 80));
            QCOMPARE(lookEditor()->geometry(), QRect(200, 210, 480, 400));
            QCOMPARE(lookEditor()->place().tab, 1);
            QCOMPARE(lookEditor()->place().style, look.style);
            QCOMPARE(lookEditor()->place().key, look.key);
            QCOMPARE(lookEditor()->place().open, look.open);
            QCOMPARE(help->current(), u"timeline"_s);
            box = preferences->findChild<QComboBox *>(setting);
            QCOMPARE(box->currentData().toString(), value);
            QCOMPARE(preferences->focusWidget(), box);
            QCOMPARE(preferences->windowTitle() == english, QSettings().value(u"language"_s) == u"en"_s);
            QCOMPARE(paletteTabs()->currentIndex(), 1);
            QCOMPARE(timeline()->axis().left, axis.left);
            QCOMPARE(timeline()->axis().scale, axis.scale);
            QCOMPARE(graph()->zoom(), 0.6);
            QCOMPARE(graph()->origin(), QPointF(120, 90));
            QCOMPARE(m_window->findChild<editor::StagePanel *>()->overlay()->frame(), frame);
        }
        QCOMPARE(hidden, 0);
        preferences->close();
        help->close();
    }

    void theGuideGoesOnWhenTheWindowIsMadeAnew()
    {
        openTemplate(u"circle-area"_s);
        m_session->actions.find(u"help.guide"_s)->trigger();
        const auto guide = [this] { return m_window->findChild<editor::Guide *>(); };
        QTest::mouseClick(guide()->findChild<QPushButton *>(u"guideSkip"_s), Qt::LeftButton);
        QTRY_COMPARE(guide()->step(), 1);
        QSettings().setValue(u"theme"_s, u"light"_s);
        m_window->renew();
        QVERIFY(guide() && guide()->isVisible());
        QCOMPARE(guide()->step(), 1);
    }

    void theWindowIsMadeAnewInAnotherLanguageAndNothingIsLost()
    {
        openTemplate(u"circle-area"_s);
        m_session->selection.setNodes({u"circle"_s});
        m_session->playhead.setTime(base::Time::fromSeconds(3));
        const QByteArray layout = m_window->layoutState();
        const QString english = m_session->actions.find(u"file.save"_s)->text();
        QSettings().setValue(u"language"_s, u"ko"_s);
        makeWindow();
        m_window->restoreLayout(layout);
        QCOMPARE(m_window->page(), MainWindow::Page::Editor);
        QVERIFY(m_session->actions.find(u"file.save"_s)->text() != english);
        QCOMPARE(m_session->selection.nodes(), QStringList{u"circle"_s});
        QCOMPARE(m_session->playhead.time(), base::Time::fromSeconds(3));
    }
};

LECTOGRAPH_TEST_MAIN(TestWindowRenewed)
#include "tst_editor_window_renewed.moc"
