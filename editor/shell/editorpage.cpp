// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/editorpage.h"

#include "editor/animations/animationspanel.h"
#include "editor/commands/historypanel.h"
#include "editor/curves/curvepanel.h"
#include "editor/exporting/exportqueue.h"
#include "editor/exporting/queuepanel.h"
#include "editor/graph/actionids.h"
#include "editor/graph/graphpanel.h"
#include "editor/inspector/inspectorpanel.h"
#include "editor/palette/palettepanel.h"
#include "editor/problems/problemspanel.h"
#include "editor/session/session.h"
#include "editor/shell/actionids.h"
#include "editor/shell/focuskeeper.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/presenting.h"
#include "editor/shell/statusbar.h"
#include "editor/shell/topbar.h"
#include "editor/sound/volumecontrol.h"
#include "editor/space/spaceoverlay.h"
#include "editor/space/spacepanel.h"
#include "editor/stage/actionids.h"
#include "editor/stage/stagepanel.h"
#include "editor/timeline/actionids.h"
#include "editor/timeline/scenes/sceneoverview.h"
#include "editor/timeline/timelinepanel.h"
#include "editor/timeline/transport/transportbar.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QAbstractItemView>
#include <QBoxLayout>
#include <QLineEdit>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Sized for the current page: the other headers take no room from the tabs, the other panels none from the stage.
class CurrentPage : public QStackedWidget
{
public:
    using QStackedWidget::QStackedWidget;

    QSize sizeHint() const override { return currentWidget() ? currentWidget()->sizeHint() : QSize(); }
    QSize minimumSizeHint() const override { return sizeHint(); }
};

/// What the panels of tabs end in.
QWidget *pagesOf(const QTabWidget *tabs)
{
    return tabs->findChild<QStackedWidget *>(QString(), Qt::FindDirectChildrenOnly);
}

/// Moves the panel headers next to the tabs, which show the titles, to save a row.
void putHeadsBesideTabs(QTabWidget *tabs)
{
    auto *heads = new CurrentPage(tabs);
    for (int tab = 0; tab < tabs->count(); ++tab) {
        auto *page = new QWidget(heads); // keeps the layout if a panel hides its header
        QHBoxLayout *row = rowLayout(page);
        if (auto *head = tabs->widget(tab)->findChild<PanelHeader *>()) {
            head->standBeside(tabs->tabText(tab));
            row->addWidget(head);
        }
        heads->addWidget(page);
    }
    tabs->setCornerWidget(heads, Qt::TopRightCorner);
    QObject::connect(tabs, &QTabWidget::currentChanged, heads, [heads](int tab) {
        heads->setCurrentIndex(tab);
        heads->updateGeometry();
    });
}

/// Whether Tab stops there now, and something shows it.
bool isStop(const QWidget &widget)
{
    if (!widget.isVisible() || !widget.isEnabled() || !(widget.focusPolicy() & Qt::TabFocus) || widget.focusProxy())
        return false;
    const auto *view = qobject_cast<const QAbstractItemView *>(&widget);
    return !view || (view->model() && view->model()->rowCount() > 0);
}

/// Gives the focus to what the panel names for it, or else to the first of its widgets that takes it. A panel that shows
/// nothing to stop at takes no focus.
bool focusInto(QWidget &panel)
{
    panel.setFocus(Qt::ShortcutFocusReason); // it may lead on
    const QWidget *now = panel.window()->focusWidget();
    if (now && now != &panel && panel.isAncestorOf(now) && isStop(*now))
        return true;
    QWidget *wanted = &panel;
    while (wanted->focusProxy())
        wanted = wanted->focusProxy();
    if (!isStop(*wanted)) {
        wanted = panel.nextInFocusChain();
        while (wanted != &panel && !(panel.isAncestorOf(wanted) && isStop(*wanted)))
            wanted = wanted->nextInFocusChain();
        if (wanted == &panel)
            return false;
    }
    wanted->setFocus(Qt::ShortcutFocusReason);
    return true;
}

/// Panels stop at their smallest size: nothing would call back one that is dragged shut. Set per panel, since a restored
/// state sets the flag of the whole splitter, and by earlier versions it is true.
void keepOpen(QSplitter *splitter)
{
    for (int i = 0; i < splitter->count(); ++i)
        splitter->setCollapsible(i, false);
}

} // namespace

EditorPage::EditorPage(const Program &program, QMenu *mainMenu, QMenu *workspaceMenu, QWidget *window, QWidget *parent)
    : QWidget(parent), m_session(program.session)
{
    auto *layout = columnLayout(this);
    auto *top = m_top = new TopBar(m_session, mainMenu, workspaceMenu, this);
    layout->addWidget(top);
    // Each part has its place from the start: all in it would be styled anew whenever it got another parent.
    m_rows = new QSplitter(Qt::Vertical, this);
    m_columns = new QSplitter(Qt::Horizontal, m_rows);
    m_palette = new PalettePanel(m_session, m_columns);
    m_palette->setObjectName(u"palettePanel"_s);
    m_stageColumn = stageColumn(program, window);
    m_beside = new CurrentPage(m_columns);
    m_graph = new GraphPanel(m_session, m_beside);
    m_graph->setObjectName(u"graphPanel"_s);
    m_space = new SpacePanel(m_session, m_beside);
    m_beside->addWidget(m_graph);
    m_beside->addWidget(m_space);
    m_side = sidePanel();

    m_columns->setObjectName(u"columns"_s);
    m_columns->setHandleWidth(1);
    m_columns->addWidget(m_palette);
    m_columns->addWidget(m_stageColumn);
    m_columns->addWidget(m_beside);
    m_columns->addWidget(m_side);
    keepOpen(m_columns);
    m_columns->setStretchFactor(1, 3);
    m_columns->setStretchFactor(2, 2);
    m_bottom = bottomPanel(program.exports);
    m_rows->setObjectName(u"rows"_s);
    m_rows->setHandleWidth(1);
    m_rows->addWidget(m_columns);
    m_rows->addWidget(m_bottom);
    keepOpen(m_rows);
    m_rows->setStretchFactor(0, 3);
    m_rows->setStretchFactor(1, 1);
    m_overview = &m_bottom->findChild<TimelinePanel *>()->addOverview(m_columns, this);
    connect(m_overview, &SceneOverview::shownChanged, this, &EditorPage::foldBottom);
    layout->addWidget(m_rows, 1);
    m_status = new StatusBar(m_session, this);
    layout->addWidget(m_status);

    const auto keepFocus = [this](QWidget *panel) {
        if (panel == m_stageColumn || !focusPanel(panel))
            focusMiddle();
    };
    new FocusKeeper({m_palette, m_stageColumn, m_beside, m_side, m_bottom}, keepFocus, this);
    connect(m_problems, &ProblemsPanel::causesFound, m_inspector, &InspectorPanel::setValueProblems);
    // Who listens marks words wherever the focus is; in the graph, the key mutes what is selected there.
    QAction *mark = m_session.actions.find(timelineaction::marker);
    for (QWidget *part :
         std::initializer_list<QWidget *>{top, m_palette, m_stageColumn, m_space, m_side, m_bottom, m_status})
        part->addAction(mark);
    // What is edited in Space is what is edited on the stage, and animations are clips.
    for (const ActionId id : {stageaction::cut, stageaction::copy, stageaction::paste, stageaction::pasteInPlace,
                              stageaction::pasteAsTheyWere, stageaction::duplicate, stageaction::remove,
                              stageaction::selectAll, stageaction::group})
        m_space->overlay()->addAction(m_session.actions.find(id));
    for (const ActionId id :
         {timelineaction::cut, timelineaction::copy, timelineaction::paste, timelineaction::duplicate})
        m_animations->addAction(m_session.actions.find(id));
    // In graph, space and curves, the keys show all of what is there.
    std::vector<QWidget *> others{top, m_palette, m_stageColumn, m_side, m_status, m_bottom->tabBar()};
    for (int tab = 0; tab < m_bottom->count(); ++tab) {
        QWidget *panel = m_bottom->widget(tab);
        if (!qobject_cast<TimelinePanel *>(panel) && !qobject_cast<CurvePanel *>(panel))
            others.push_back(panel);
    }
    for (QWidget *part : others)
        part->addActions(
            {m_session.actions.find(timelineaction::fitScene), m_session.actions.find(timelineaction::fitLecture)});
    connect(m_columns, &QSplitter::splitterMoved, this, [this](int, int handle) {
        keepSideWidth(handle);
        followView();
    });
    connect(m_graph, &GraphPanel::inspectRequested, this, [this] { showTab(u"inspector"_s); });
    connect(m_graph, &GraphPanel::showRequested, this, [this] { setView(View::Both); });
    connect(m_status, &StatusBar::problemsClicked, this, [this] { showTab(u"problems"_s); });
    connect(m_status, &StatusBar::exportsClicked, this, [this] { showTab(u"exports"_s); });
    connect(&program.exports, &ExportQueue::summaryChanged, m_status, &StatusBar::showExports);
    m_status->showExports(program.exports.summary());
    setView(View::Stage);
    divideRows(66, 34);
}

/// The stage with the buttons for playing.
QWidget *EditorPage::stageColumn(const Program &program, QWidget *window)
{
    auto *column = new QWidget(m_columns);
    auto *layout = columnLayout(column);
    m_stage = new StagePanel(m_session, column);
    m_stage->setObjectName(u"stagePanel"_s);
    layout->addWidget(m_stage, 1);
    auto *transport = new TransportBar(m_session, column, window);
    layout->addWidget(transport);
    if (program.sound)
        transport->add(new VolumeControl(*program.sound, m_session.actions, transport, window));
    return column;
}

QTabWidget *EditorPage::bottomPanel(ExportQueue &exports)
{
    auto *bottom = new QTabWidget(m_rows);
    QWidget *pages = pagesOf(bottom);
    bottom->setObjectName(u"bottom"_s);
    bottom->tabBar()->setFocusPolicy(Qt::TabFocus);
    bottom->tabBar()->setDrawBase(false);
    const auto add = [bottom](QWidget *panel, const QString &name, const QString &title) {
        panel->setObjectName(name + u"Panel"_s);
        bottom->addTab(panel, title);
    };
    auto *timeline = new TimelinePanel(m_session, pages);
    add(timeline, u"timeline"_s, tr("Timeline"));
    add(new CurvePanel(m_session, pages), u"curves"_s, tr("Curves"));
    m_problems = new ProblemsPanel(m_session, pages);
    add(m_problems, u"problems"_s, tr("Problems"));
    add(new HistoryPanel(m_session, pages), u"history"_s, tr("History"));
    auto *queue = new QueuePanel(exports, pages);
    add(queue, u"exports"_s, tr("Exports"));
    m_find = new FindPanel(m_session, pages);
    add(m_find, u"find"_s, tr("Find"));
    putHeadsBesideTabs(bottom);
    // Keys typed after a click on its tab would be commands.
    connect(
        bottom->tabBar(), &QTabBar::tabBarClicked, this,
        [this, bottom](int tab) {
            if (bottom->widget(tab) == m_find)
                m_find->setFocus(Qt::OtherFocusReason);
        },
        Qt::QueuedConnection);
    connect(m_find, &FindPanel::left, this, [this] { m_stage->setFocus(Qt::OtherFocusReason); });
    // The exports are those of the lecture before.
    connect(&m_session.document, &Document::opened, queue, [bottom, queue, timeline] {
        if (bottom->currentWidget() == queue)
            bottom->setCurrentWidget(timeline);
    });
    connect(m_problems, &ProblemsPanel::countChanged, this,
            [this](int failures, int warnings) { m_status->showProblems(failures, warnings); });
    connect(m_problems, &ProblemsPanel::emptied, this, [this] { m_status->showChecking(); });
    m_presenting = new Presenting(*m_problems, *m_stage, this);
    connect(m_presenting, &Presenting::problemsRequested, this, [this] { showTab(u"problems"_s); });
    const auto leave = [this, &exports] { leaveExports(exports); };
    connect(&m_session.document, &Document::changed, queue, leave);
    connect(&m_session.selection, &Selection::changed, queue, leave);
    connect(&m_session.playhead, &Playhead::timeChanged, queue, leave);
    connect(bottom, &QTabWidget::currentChanged, queue, [this] { m_beforeExports = nullptr; });
    connect(queue, &QueuePanel::exportRequested, m_session.actions.find(fileaction::exportVideo), &QAction::trigger);
    connect(timeline, &TimelinePanel::inspectRequested, this, [this] { showTab(u"inspector"_s); });
    connect(timeline, &TimelinePanel::showRequested, this, [this] { showTab(u"timeline"_s); });
    return bottom;
}

void EditorPage::present(PresentFrom from)
{
    m_presenting->present(from);
}

/// What is selected: its properties, and its animations.
QTabWidget *EditorPage::sidePanel()
{
    auto *side = new QTabWidget(m_columns);
    side->setObjectName(u"side"_s);
    side->tabBar()->setFocusPolicy(Qt::TabFocus);
    side->tabBar()->setDrawBase(false);
    side->tabBar()->setExpanding(true);
    side->tabBar()->setFixedHeight(Theme::head);
    auto *inspector = new InspectorPanel(m_session, pagesOf(side));
    inspector->setObjectName(u"inspectorPanel"_s);
    side->addTab(inspector, tr("Properties"));
    m_animations = new AnimationsPanel(m_session, pagesOf(side));
    side->addTab(m_animations, tr("Animations"));
    m_inspector = inspector;
    connect(inspector, &InspectorPanel::curvesRequested, this, [this] { showTab(u"curves"_s); });
    // Without the focus, which goes on to the next place of a list.
    connect(&m_session.selection, &Selection::pointedAt, side, [side, inspector](const QString &row) {
        if (!row.isEmpty())
            side->setCurrentWidget(inspector);
    });
    connect(m_animations, &AnimationsPanel::revealRequested, this, [this] { showTab(u"animations"_s); });
    return side;
}

void EditorPage::setView(View view)
{
    const int share = static_cast<int>(std::lround(1000 * m_stageShare));
    const int stage = view == View::Graph ? 0 : share;
    const int beside = view == View::Stage ? 0 : 1000 - share;
    m_beside->setCurrentWidget(view == View::Space ? static_cast<QWidget *>(m_space) : m_graph);
    m_beside->updateGeometry();
    divideColumns(stage, beside, m_paletteWidth, m_sideWidth);
}

/// As it was left by hand: views that need more room narrow both sides for as long as they are open.
void EditorPage::keepSideWidth(int handle)
{
    const QList<int> widths = m_columns->sizes();
    if (handle == 1)
        m_paletteWidth = widths.front();
    else if (handle == m_columns->count() - 1)
        m_sideWidth = widths.back();
}

void EditorPage::divideColumns(int stage, int beside, int palette, int inspector)
{
    // Hidden, not only without width: what nobody sees is not computed, and F6 skips it.
    m_stageColumn->setVisible(stage > 0);
    m_beside->setVisible(beside > 0);
    const int handles = (stage > 0 && beside > 0 ? 3 : 2) * m_columns->handleWidth();
    const int room = std::max(m_columns->width(), 960) - handles - palette - inspector;
    const int left = room * stage / (stage + beside);
    m_columns->setSizes({palette, left, room - left, inspector});
    m_paletteWidth = palette;
    m_sideWidth = inspector;
    followView();
}

void EditorPage::foldBottom(bool isFolded)
{
    if (isFolded)
        m_unfolded = m_rows->saveState();
    m_bottom->setVisible(!isFolded);
    m_rows->refresh(); // now, so that the cards are laid out once
    if (!isFolded)
        m_rows->restoreState(std::exchange(m_unfolded, {}));
}

void EditorPage::divideRows(int upper, int lower)
{
    m_overview->leave();
    m_rows->setSizes({upper * 10, lower * 10});
}

EditorPage::View EditorPage::view() const
{
    if (m_beside->isHidden())
        return View::Stage;
    if (m_beside->currentWidget() == m_space)
        return View::Space;
    return m_stageColumn->isHidden() ? View::Graph : View::Both;
}

void EditorPage::followView()
{
    const View now = view();
    if (now == View::Both || now == View::Space) {
        const QList<int> widths = m_columns->sizes();
        const int stage = widths.value(m_columns->indexOf(m_stageColumn));
        const int beside = widths.value(m_columns->indexOf(m_beside));
        m_stageShare = std::clamp(static_cast<double>(stage) / std::max(1, stage + beside), 0.1, 0.9);
    }
    m_session.actions
        .find(now == View::Stage       ? viewaction::stage
                  : now == View::Graph ? viewaction::graph
                  : now == View::Space ? viewaction::space
                                       : viewaction::both)
        ->setChecked(true);
}

void EditorPage::enlargeGraph(int stage, int graph)
{
    divideColumns(stage, graph);
    m_columns->refresh(); // now, so that the widths are known
    if (m_beside->width() <= m_stageColumn->width())
        setView(View::Graph);
}

void EditorPage::chooseLanguage()
{
    m_top->openLanguages();
}

void EditorPage::showInGraph()
{
    if (!m_graph->isVisible())
        setView(View::Both);
    m_graph->setFocus(Qt::ShortcutFocusReason);
    m_session.actions.find(graphaction::frameSelection)->trigger();
}

void EditorPage::find(FindPanel::Field field)
{
    const auto *edit = qobject_cast<QLineEdit *>(window()->focusWidget());
    const QString words = edit ? edit->selectedText() : QString();
    showTab(u"find"_s);
    m_find->begin(field, m_find->isAncestorOf(edit) ? QString() : words);
}

QList<QWidget *> EditorPage::panels() const
{
    return {m_palette, m_stage, m_beside, m_side, m_bottom};
}

bool EditorPage::focusPanel(QWidget *panel)
{
    if (!panel->isVisible())
        return false;
    auto *tabs = qobject_cast<QTabWidget *>(panel);
    QWidget *shown = panel == m_beside ? m_beside->currentWidget() : tabs ? tabs->currentWidget() : panel;
    if (!focusInto(*shown)) {
        if (!tabs)
            return false;
        tabs->tabBar()->setFocus(Qt::ShortcutFocusReason); // leads on to another tab
    }
    return true;
}

void EditorPage::movePanelFocus(int direction)
{
    const QWidget *focused = window()->focusWidget();
    const QList<QWidget *> panels = this->panels();
    const auto found = std::ranges::find_if(
        panels, [focused](const QWidget *panel) { return panel == focused || panel->isAncestorOf(focused); });
    const qsizetype count = panels.size();
    const qsizetype now = found == panels.end() ? -1 : found - panels.begin();
    for (int step = 1; step <= count; ++step) {
        if (focusPanel(panels.at((now + direction * step + 2 * count) % count)))
            return;
    }
}

void EditorPage::showTab(const QString &name)
{
    m_overview->leave();
    for (QTabWidget *tabs : {m_bottom, m_side}) {
        if (auto *panel = tabs->findChild<QWidget *>(name + u"Panel"_s)) {
            tabs->setCurrentWidget(panel);
            if (!focusInto(*panel))
                tabs->tabBar()->setFocus(Qt::ShortcutFocusReason);
        }
    }
}

void EditorPage::watchExports()
{
    QWidget *before = m_beforeExports ? m_beforeExports : m_bottom->currentWidget();
    showTab(u"exports"_s);
    m_beforeExports = before == m_bottom->currentWidget() ? nullptr : before;
}

void EditorPage::leaveExports(const ExportQueue &exports)
{
    const bool isWatching = exports.isBusy() || m_session.playhead.isPlaying();
    if (m_beforeExports && !isWatching)
        m_bottom->setCurrentWidget(m_beforeExports);
}

void EditorPage::focusMiddle()
{
    if (m_stageColumn->isHidden())
        focusInto(*m_beside->currentWidget());
    else
        m_stage->setFocus();
}

EditorLayout EditorPage::layoutState() const
{
    return {.columns = m_columns->saveState(),
            .rows = m_unfolded.isEmpty() ? m_rows->saveState() : m_unfolded,
            .bottom = m_bottom->currentIndex(),
            .side = m_side->currentIndex(),
            .view = static_cast<int>(view()),
            .stageShare = m_stageShare,
            .paletteWidth = m_paletteWidth,
            .sideWidth = m_sideWidth};
}

void EditorPage::restoreLayout(const EditorLayout &layout)
{
    m_stageShare = std::clamp(layout.stageShare, 0.1, 0.9);
    m_stageColumn->setVisible(layout.view != static_cast<int>(View::Graph));
    m_beside->setVisible(layout.view != static_cast<int>(View::Stage));
    m_beside->setCurrentWidget(layout.view == static_cast<int>(View::Space) ? static_cast<QWidget *>(m_space)
                                                                            : m_graph);
    m_columns->restoreState(layout.columns);
    m_paletteWidth = layout.paletteWidth;
    m_sideWidth = layout.sideWidth;
    m_rows->restoreState(layout.rows);
    followView();
    m_bottom->setCurrentIndex(layout.bottom);
    m_side->setCurrentIndex(layout.side);
}

} // namespace lectograph::editor
