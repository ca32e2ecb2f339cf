// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/language/language.h"
#include "layoutfaults.h"
#include "testmain.h"
#include "windowbench.h"

#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include <set>

using namespace lectograph;
using namespace Qt::StringLiterals;
using editor::MainWindow;
using test::clippedIn;
using test::overlapsIn;
using test::pathOf;
using test::textOf;

namespace {

QStringList complaints; ///< warnings by Qt

} // namespace

class TestEditorWindow : public QObject, private test::WindowBench
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::EditorWindow::prepare(u"tst_editor_window"_s); }
    void init() { begin(); }
    void cleanup() { end(); }

    void theFirstWindowHasALargeStageAndTheGraphIsOneClickAway_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small laptop") << QSize(1366, 768);
        QTest::newRow("full HD") << QSize(1920, 1080);
    }

    void theFirstWindowHasALargeStageAndTheGraphIsOneClickAway()
    {
        QFETCH(QSize, size);
        openTemplate(u"transformer-architecture"_s);
        m_window->resize(size);
        QCoreApplication::processEvents();
        const auto rectOf = [this](const char *name) {
            const auto *panel = m_window->findChild<QWidget *>(QLatin1String(name));
            return panel->isVisible() ? QRect(panel->mapTo(m_window, QPoint()), panel->size()) : QRect();
        };
        const QRect stage = rectOf("stagePanel");
        QVERIFY(2 * stage.width() > size.width());
        QVERIFY(rectOf("palettePanel").right() <= stage.left());
        QVERIFY(rectOf("inspectorPanel").left() >= stage.right());
        QVERIFY(rectOf("timelinePanel").top() >= stage.bottom());
        QVERIFY(rectOf("graphPanel").isEmpty());

        const QList<QToolButton *> buttons =
            m_window->findChild<QWidget *>(u"viewSwitch"_s)->findChildren<QToolButton *>();
        QCOMPARE(buttons.size(), 4); // stage, graph, both, space
        for (const QToolButton *button : buttons)
            QVERIFY2(!button->icon().isNull(), qPrintable(button->text()));
        const auto click = [&](int index) {
            QTest::mouseClick(buttons[index], Qt::LeftButton);
            QCoreApplication::processEvents();
            QVERIFY(buttons[index]->isChecked());
        };
        const int palette = rectOf("palettePanel").width();
        click(1);
        QVERIFY(rectOf("stagePanel").isEmpty());
        QVERIFY(2 * rectOf("graphPanel").width() > size.width());
        click(2);
        QVERIFY(rectOf("stagePanel").width() > 240 && rectOf("graphPanel").width() > 240);
        click(3);
        QVERIFY(rectOf("stagePanel").width() > 240 && rectOf("spacePanel").width() > 240);
        QVERIFY(rectOf("graphPanel").isEmpty());
        click(0);
        QVERIFY(rectOf("spacePanel").isEmpty());
        QVERIFY(rectOf("graphPanel").isEmpty());
        QCOMPARE(rectOf("palettePanel").width(), palette);
        QCOMPARE(rectOf("stagePanel"), stage);
    }

    void theGraphOpensForWhatIsSeenOnlyThere()
    {
        openTemplate(u"transformer-architecture"_s);
        m_session->selection.setNodes({m_session->document.scene(m_session->selection.scene())->actors.front()});
        auto *graph = m_window->findChild<QWidget *>(u"graphPanel"_s);
        for (const QString &id : {u"view.showInGraph"_s, u"graph.add"_s}) {
            m_window->show(MainWindow::View::Stage);
            QVERIFY(!graph->isVisible());
            m_session->actions.find(id)->trigger();
            QVERIFY2(graph->isVisible(), qPrintable(id));
            QCOMPARE(m_window->view(), MainWindow::View::Both);
        }
        // A large graph stays as it is.
        m_window->show(MainWindow::View::Graph);
        m_session->actions.find(u"view.showInGraph"_s)->trigger();
        QCOMPARE(m_window->view(), MainWindow::View::Graph);
    }

    void theNextWindowHasTheSameView()
    {
        openTemplate(u"circle-area"_s);
        for (const auto view :
             {MainWindow::View::Graph, MainWindow::View::Both, MainWindow::View::Space, MainWindow::View::Stage}) {
            m_window->show(view);
            const QByteArray layout = m_window->layoutState();
            makeWindow();
            m_window->restoreLayout(layout);
            QCoreApplication::processEvents();
            QCOMPARE(m_window->view(), view);
        }
    }

    void everyPanelIsReachedWithF6()
    {
        openTemplate(u"circle-area"_s);
        m_window->show(MainWindow::View::Both);
        const QStringList names{u"palettePanel"_s, u"stagePanel"_s, u"graphPanel"_s, u"inspectorPanel"_s,
                                u"timelinePanel"_s};
        std::set<QString> reached;
        for (int i = 0; i < names.size(); ++i) {
            QTest::keyClick(m_window, Qt::Key_F6);
            for (const QString &name : names) {
                const auto *panel = m_window->findChild<QWidget *>(name);
                QVERIFY2(panel, qPrintable(name));
                const QWidget *focused = QApplication::focusWidget();
                if (focused && (focused == panel || panel->isAncestorOf(focused)))
                    reached.insert(name);
            }
        }
        QCOMPARE(static_cast<int>(reached.size()), static_cast<int>(names.size()));
    }

    void everyActionHasANameAndNoTwoShareAKey()
    {
        openTemplate(u"circle-area"_s);
        std::set<QString> ids;
        for (const QAction *action : m_session->actions.all()) {
            const QString id = editor::Actions::idOf(*action);
            QVERIFY2(ids.insert(id).second, qPrintable(id + u" is there twice"_s));
            QVERIFY2(!action->text().isEmpty(), qPrintable(id));
            QVERIFY2(!editor::Actions::categoryOf(*action).isEmpty(), qPrintable(id));
            for (const QKeySequence &key : action->shortcuts()) {
                const auto others = m_session->actions.conflicts(id, key);
                QVERIFY2(others.empty(),
                         qPrintable(u"%1 and %2 both have %3"_s.arg(
                             id, others.empty() ? QString() : editor::Actions::idOf(*others.front()), key.toString())));
            }
        }
    }

    void everythingThatTakesTheFocusHasAName()
    {
        openTemplate(u"circle-area"_s);
        m_session->selection.setNodes({u"circle"_s});
        QCoreApplication::processEvents();
        QStringList nameless;
        for (const QWidget *widget : m_window->findChildren<QWidget *>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() || widget->focusProxy())
                continue;
            if (widget->accessibleName().isEmpty() && textOf(widget).isEmpty() && !widget->inherits("QTabBar")
                && !widget->inherits("QTabWidget"))
                nameless.append(pathOf(widget));
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
    }

    void nothingIsClipped_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : editor::interfaceLanguages())
            QTest::newRow(qPrintable(language)) << language;
    }

    void nothingIsClipped()
    {
        QFETCH(QString, language);
        QSettings().setValue(u"language"_s, language);
        openTemplate(u"circle-area"_s);
        makeWindow();
        m_window->show(MainWindow::Page::Editor);
        m_session->selection.setNodes({u"circle"_s});
        QCoreApplication::processEvents();
        const QStringList clipped = clippedIn(*m_window);
        QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(u'\n')));
    }

    void itFitsAtItsLeastSize_data() { nothingIsClipped_data(); }

    void itFitsAtItsLeastSize()
    {
        QFETCH(QString, language);
        QSettings().setValue(u"language"_s, language);
        openTemplate(u"transformer-architecture"_s);
        makeWindow();
        m_window->show(MainWindow::Page::Editor);
        const QSize least = m_window->minimumSize();
        QVERIFY(least.width() <= 960 && least.height() <= 480);
        m_window->resize(least);
        for (const char *workspace :
             {"view.workspace1", "view.workspace2", "view.workspace3", "view.workspace4", "view.graph"}) {
            QAction *action = m_session->actions.find(QLatin1String(workspace));
            QVERIFY2(action, workspace);
            action->trigger();
            QCoreApplication::processEvents();
            QCOMPARE(m_window->size(), least);
            const QStringList faults = clippedIn(*m_window) + overlapsIn(*m_window);
            QVERIFY2(faults.isEmpty(), qPrintable(QLatin1String(workspace) + u'\n' + faults.join(u'\n')));
        }
        auto *bottom = m_window->findChild<QTabWidget *>(u"bottom"_s);
        for (int tab = 0; tab < bottom->count(); ++tab) {
            bottom->setCurrentIndex(tab);
            QCoreApplication::processEvents();
            const QRect last = bottom->tabBar()->tabRect(bottom->count() - 1);
            QVERIFY2(bottom->tabBar()->rect().contains(last), qPrintable(bottom->tabText(tab)));
            const QStringList faults = clippedIn(*bottom) + overlapsIn(*bottom);
            QVERIFY2(faults.isEmpty(), qPrintable(bottom->tabText(tab) + u'\n' + faults.join(u'\n')));
        }
    }

    /// Some window managers ignore the minimum size.
    void itPaintsInNoRoomAtAll()
    {
        openTemplate(u"transformer-architecture"_s);
        m_session->selection.setNodes({u"circle"_s});
        m_window->setMinimumSize(1, 1);
        complaints.clear();
        const auto before = qInstallMessageHandler(
            [](QtMsgType, const QMessageLogContext &, const QString &message) { complaints.append(message); });
        for (const QSize &size : {QSize(900, 500), QSize(640, 400), QSize(320, 200), QSize(60, 40)}) {
            m_window->resize(size);
            for (int tab = 0; tab < 5; ++tab) {
                m_window->findChild<QTabWidget *>()->setCurrentIndex(tab);
                QCoreApplication::processEvents();
                m_window->grab();
            }
        }
        qInstallMessageHandler(before);
        complaints.removeIf([](const QString &one) { return !one.startsWith("QPainter"_L1); });
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    }

    void itFitsASmallLaptop()
    {
        openTemplate(u"transformer-architecture"_s);
        m_window->resize(1366, 768);
        m_window->show(MainWindow::View::Both);
        QCoreApplication::processEvents();
        QCOMPARE(m_window->size(), QSize(1366, 768));
        for (const char *name : {"palettePanel", "stagePanel", "graphPanel", "inspectorPanel", "timelinePanel"}) {
            const auto *panel = m_window->findChild<QWidget *>(QLatin1String(name));
            QVERIFY2(panel->isVisible() && panel->width() >= 150 && panel->height() >= 150, name);
        }
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorWindow)
#include "tst_editor_window.moc"
