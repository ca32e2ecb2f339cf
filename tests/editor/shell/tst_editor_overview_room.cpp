// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/editorpage.h"
#include "editor/timeline/lanes/lanes.h"
#include "editor/timeline/scenes/sceneoverview.h"
#include "editorwindow.h"
#include "testmain.h"

#include <QSplitter>
#include <QTabWidget>

using namespace lectograph;
using namespace lectograph::editor;
using namespace Qt::StringLiterals;

class OverviewRoomTest : public QObject
{
    Q_OBJECT

    timeline::Registry m_registry;
    std::unique_ptr<test::EditorWindow> m_editor;

    template <class Widget>
    Widget &in(const QString &name = {})
    {
        return *m_editor->window().findChild<Widget *>(name);
    }
    void toggle()
    {
        m_editor->session().actions.find(u"timeline.overview"_s)->trigger();
        QCoreApplication::processEvents();
    }

private Q_SLOTS:
    void initTestCase()
    {
        test::EditorWindow::prepare(u"tst_editor_overview_room"_s);
        QVERIFY(timeline::loadPlugins(m_registry).empty());
    }
    void init()
    {
        QSettings().clear();
        QSettings().setValue(u"language"_s, u"en"_s);
        m_editor = std::make_unique<test::EditorWindow>(m_registry);
        m_editor->show();
        m_editor->open(u"attention-patterns"_s);
        m_editor->window().show(MainWindow::Page::Editor);
        QCoreApplication::processEvents();
    }
    void cleanup() { m_editor.reset(); }

    void theOverviewHasTheHeightOfTheTimelineToo()
    {
        auto &rows = in<QSplitter>(u"rows"_s);
        auto &bottom = in<QTabWidget>(u"bottom"_s);
        auto &overview = in<SceneOverview>();
        rows.setSizes({300, 350});
        QCoreApplication::processEvents();
        const QList<int> before = rows.sizes();
        auto &lanes = in<TimelineLanes>();
        lanes.setFocus();
        toggle();
        QVERIFY(overview.isVisible() && !bottom.isVisible());
        QCOMPARE(overview.height(), rows.height());
        QVERIFY(overview.isAncestorOf(m_editor->window().focusWidget()));
        QTest::keyClick(&overview.grid(), Qt::Key_Escape);
        QCoreApplication::processEvents();
        QVERIFY(!overview.isVisible() && bottom.isVisible());
        QCOMPARE(rows.sizes(), before);
        QCOMPARE(m_editor->window().focusWidget(), static_cast<QWidget *>(&lanes));
    }

    void aPanelThatIsAskedForIsShown()
    {
        auto &page = in<EditorPage>();
        auto &bottom = in<QTabWidget>(u"bottom"_s);
        toggle();
        page.showTab(u"problems"_s);
        QVERIFY(!in<SceneOverview>().isVisible());
        QVERIFY(bottom.isVisible());
        QCOMPARE(bottom.currentWidget()->objectName(), u"problemsPanel"_s);
    }

    void theLayoutIsKeptAsItIsWithoutTheOverview()
    {
        const auto &page = in<EditorPage>();
        const QByteArray rows = page.layoutState().rows;
        toggle();
        QCOMPARE(page.layoutState().rows, rows);
    }
};

LECTOGRAPH_TEST_MAIN(OverviewRoomTest)
#include "tst_editor_overview_room.moc"
