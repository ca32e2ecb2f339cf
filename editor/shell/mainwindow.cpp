// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/mainwindow.h"

#include "editor/animations/animationspanel.h"
#include "editor/commands/commandpalette.h"
#include "editor/commands/historypanel.h"
#include "editor/curves/curvepanel.h"
#include "editor/edits/filedrop.h"
#include "editor/edits/foreign_data.h"
#include "editor/exporting/queuepanel.h"
#include "editor/gallery/gallerypage.h"
#include "editor/gallery/recent.h"
#include "editor/graph/actionids.h"
#include "editor/graph/graphpanel.h"
#include "editor/guide/guide.h"
#include "editor/help/focustopic.h"
#include "editor/help/helpwindow.h"
#include "editor/inspector/inspectorpanel.h"
#include "editor/operations/definitionactions.h"
#include "editor/operations/pasting.h"
#include "editor/palette/palettepanel.h"
#include "editor/problems/problemspanel.h"
#include "editor/safety/fileflow.h"
#include "editor/safety/safety.h"
#include "editor/session/session.h"
#include "editor/shell/actionids.h"
#include "editor/shell/errorbanner.h"
#include "editor/shell/statusbar.h"
#include "editor/shell/topbar.h"
#include "editor/sound/soundplayer.h"
#include "editor/sound/volumecontrol.h"
#include "editor/stage/stagepanel.h"
#include "editor/timeline/timelinepanel.h"
#include "editor/timeline/transport/transportbar.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QBoxLayout>
#include <QCloseEvent>
#include <QDataStream>
#include <QDropEvent>
#include <QGuiApplication>
#include <QMimeData>
#include <QScreen>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QUrl>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Sized for the current page, so that the other headers take no room from the tabs.
class Heads : public QStackedWidget
{
public:
    using QStackedWidget::QStackedWidget;

    QSize sizeHint() const override { return currentWidget() ? currentWidget()->sizeHint() : QSize(); }
    QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace

MainWindow::MainWindow(const Program &program) : m_program(program), m_session(program.session)
{
    setObjectName(u"mainWindow"_s);
    setMinimumSize(1024, 600);
    setAcceptDrops(true);
    const QSize room = screen() ? screen()->availableSize() : QSize(1366, 768);
    resize(std::min(1600, room.width()), std::min(1000, room.height() - 24));

    m_files = new FileFlow(m_session, program.safety, this);
    m_session.openLecture = [files = QPointer(m_files)](const QString &path) {
        if (files)
            files->open(path);
    };
    addFileActions();
    addEditActions();
    addDefinitionActions(m_session, this);
    addViewActions();
    addHelpActions();

    m_pages = new QStackedWidget(this);
    setCentralWidget(m_pages);
    m_pages->addWidget(galleryPage());
    m_pages->addWidget(editorPage());
    m_commands = new CommandPalette(m_session, this);
    show(View::Stage);
    divideRows(66, 34);

    connect(&m_session.document, &Document::opened, this, [this] { show(Page::Editor); });
    connect(m_files, &FileFlow::titleChanged, this, &MainWindow::showTitle);
    for (const auto signal : {&Document::changed, &Document::modifiedChanged})
        connect(&m_session.document, signal, this, &MainWindow::showTitle);
    showTitle();
}

void MainWindow::show(Page page)
{
    if (page == Page::Start) {
        const Document &document = m_session.document;
        const bool wasOpened = !document.lecture().scenes.empty() || !document.path().isEmpty();
        const QString title = document.title().isEmpty() ? tr("Untitled lecture") : document.title();
        m_session.playhead.stop(); // the stage is hidden
        m_gallery->setOpen(wasOpened ? title : QString());
    }
    m_pages->setCurrentIndex(page == Page::Start ? 0 : 1);
    showTitle();
    (page == Page::Editor ? static_cast<QWidget *>(m_stage) : m_gallery)->setFocus();
}

void MainWindow::open(const QString &name)
{
    constexpr auto prefix = "template:"_L1;
    if (name.startsWith(prefix))
        m_files->openTemplate(name.sliced(prefix.size()));
    else
        m_files->open(name);
}

MainWindow::Page MainWindow::page() const
{
    return m_pages->currentIndex() == 0 ? Page::Start : Page::Editor;
}

QWidget *MainWindow::editorPage()
{
    auto *page = new QWidget(this);
    auto *layout = columnLayout(page);
    layout->addWidget(new TopBar(m_session, mainMenu(), workspaceMenu(), page));

    auto *palette = new PalettePanel(m_session, page);
    palette->setObjectName(u"palettePanel"_s);
    m_stageColumn = new QWidget(page);
    auto *column = columnLayout(m_stageColumn);
    m_stage = new StagePanel(m_session, m_stageColumn);
    m_stage->setObjectName(u"stagePanel"_s);
    column->addWidget(m_stage, 1);
    auto *transport = new TransportBar(m_session, m_stageColumn, this);
    column->addWidget(transport);
    if (m_program.sound)
        transport->add(new VolumeControl(*m_program.sound, m_session.actions, transport, this));
    m_graph = new GraphPanel(m_session, page);
    m_graph->setObjectName(u"graphPanel"_s);
    QWidget *side = sidePanel();

    m_columns = new QSplitter(Qt::Horizontal, page);
    m_columns->setObjectName(u"columns"_s);
    m_columns->setHandleWidth(1);
    m_columns->addWidget(palette);
    m_columns->addWidget(m_stageColumn);
    m_columns->addWidget(m_graph);
    m_columns->addWidget(side);
    m_columns->setStretchFactor(1, 3);
    m_columns->setStretchFactor(2, 2);
    m_rows = new QSplitter(Qt::Vertical, page);
    m_rows->setObjectName(u"rows"_s);
    m_rows->setHandleWidth(1);
    m_rows->addWidget(m_columns);
    m_rows->addWidget(bottomPanel());
    m_bottom->findChild<TimelinePanel *>()->addOverview(m_columns, page);
    addTimelineActions();
    addStageActions();
    m_rows->setStretchFactor(0, 3);
    m_rows->setStretchFactor(1, 1);
    layout->addWidget(m_rows, 1);
    m_status = new StatusBar(m_session, page);
    layout->addWidget(m_status);
    m_panels = {palette, m_stage, m_graph, m_side, m_bottom};

    connect(m_columns, &QSplitter::splitterMoved, this, &MainWindow::followView);
    connect(m_graph, &GraphPanel::inspectRequested, this, [this] { showTab(u"inspector"_s); });
    connect(m_graph, &GraphPanel::showRequested, this, [this] { show(View::Both); });
    connect(m_inspector, &InspectorPanel::curvesRequested, this, [this] { showTab(u"curves"_s); });
    connect(m_status, &StatusBar::problemsClicked, this, [this] { showTab(u"problems"_s); });
    connect(m_status, &StatusBar::exportsClicked, this, [this] { showTab(u"exports"_s); });
    sayErrors();
    connect(&m_program.exports, &ExportQueue::summaryChanged, m_status, &StatusBar::showExports);
    m_status->showExports(m_program.exports.summary());
    return page;
}

/// Connects all sources of errors to the banner.
void MainWindow::sayErrors()
{
    auto *banner = new ErrorBanner(this, m_stage);
    const auto say = [banner](const base::Error &error) { banner->say(error, u"problems"_s); };
    connect(&m_session.document, &Document::refused, banner, say);
    connect(&m_program.safety, &Safety::failed, banner, say);
    if (m_program.sound)
        connect(m_program.sound, &SoundPlayer::problemFound, banner, [say](const QString &problem) {
            say({problem, {}, {}});
        });
    connect(&m_program.exports, &ExportQueue::jobFinished, banner, [this, banner](int id) {
        const ExportJob *job = m_program.exports.job(id);
        if (job && job->state == JobState::Failed)
            banner->say({tr("“%1” was not exported. %2").arg(job->name, job->error.what), job->error.remedy, {}},
                        u"exports"_s);
    });
    connect(banner, &ErrorBanner::clicked, this, &MainWindow::showTab);
}

QWidget *MainWindow::bottomPanel()
{
    m_bottom = new QTabWidget(this);
    m_bottom->setObjectName(u"bottom"_s);
    m_bottom->tabBar()->setFocusPolicy(Qt::TabFocus);
    m_bottom->tabBar()->setDrawBase(false);
    const auto add = [this](QWidget *panel, const QString &name, const QString &title) {
        panel->setObjectName(name + u"Panel"_s);
        m_bottom->addTab(panel, title);
    };
    auto *timeline = new TimelinePanel(m_session, m_bottom);
    add(timeline, u"timeline"_s, tr("Timeline"));
    add(new CurvePanel(m_session, m_bottom), u"curves"_s, tr("Curves"));
    auto *problems = new ProblemsPanel(m_session, m_bottom);
    add(problems, u"problems"_s, tr("Problems"));
    add(new HistoryPanel(m_session, m_bottom), u"history"_s, tr("History"));
    auto *queue = new QueuePanel(m_program.exports, m_bottom);
    add(queue, u"exports"_s, tr("Exports"));
    putHeadsBesideTabs();
    connect(problems, &ProblemsPanel::countChanged, this,
            [this](int failures, int warnings) { m_status->showProblems(failures, warnings); });
    connect(problems, &ProblemsPanel::emptied, this, [this] { m_status->showChecking(); });
    connect(queue, &QueuePanel::exportRequested, m_session.actions.find(fileaction::exportVideo), &QAction::trigger);
    connect(timeline, &TimelinePanel::inspectRequested, this, [this] { showTab(u"inspector"_s); });
    return m_bottom;
}

/// What is selected: its properties, and its animations.
QWidget *MainWindow::sidePanel()
{
    m_side = new QTabWidget(this);
    m_side->setObjectName(u"side"_s);
    m_side->tabBar()->setFocusPolicy(Qt::TabFocus);
    m_side->tabBar()->setDrawBase(false);
    m_side->tabBar()->setExpanding(true);
    m_side->tabBar()->setFixedHeight(Theme::head);
    m_inspector = new InspectorPanel(m_session, m_side);
    m_inspector->setObjectName(u"inspectorPanel"_s);
    m_side->addTab(m_inspector, tr("Properties"));
    auto *animations = new AnimationsPanel(m_session, m_side);
    m_side->addTab(animations, tr("Animations"));
    connect(animations, &AnimationsPanel::revealRequested, this, [this] { showTab(u"animations"_s); });
    return m_side;
}

/// Moves the panel headers next to the tabs, which show the titles, to save a row.
void MainWindow::putHeadsBesideTabs()
{
    auto *heads = new Heads(m_bottom);
    for (int tab = 0; tab < m_bottom->count(); ++tab) {
        auto *page = new QWidget(heads); // keeps the layout if a panel hides its header
        QHBoxLayout *row = rowLayout(page);
        if (auto *head = m_bottom->widget(tab)->findChild<PanelHeader *>()) {
            head->standBeside(m_bottom->tabText(tab));
            row->addWidget(head);
        }
        heads->addWidget(page);
    }
    m_bottom->setCornerWidget(heads, Qt::TopRightCorner);
    connect(m_bottom, &QTabWidget::currentChanged, heads, [heads](int tab) {
        heads->setCurrentIndex(tab);
        heads->updateGeometry();
    });
}

GalleryPage *MainWindow::galleryPage()
{
    m_gallery = new GalleryPage(m_session.registry(), this);
    connect(m_gallery, &GalleryPage::backRequested, this, [this] { show(Page::Editor); });
    connect(m_gallery, &GalleryPage::newRequested, m_files, &FileFlow::makeNew);
    connect(m_gallery, &GalleryPage::lookChosen, m_files, &FileFlow::makeNewIn);
    connect(m_gallery, &GalleryPage::openRequested, m_files, [this] { m_files->open(); });
    connect(m_gallery, &GalleryPage::fileChosen, m_files, qOverload<const QString &>(&FileFlow::open));
    connect(m_gallery, &GalleryPage::templateChosen, m_files, &FileFlow::openTemplate);
    connect(m_gallery, &GalleryPage::guideRequested, this, [this] {
        if (m_files->makeNew())
            startGuide();
    });
    connect(m_gallery, &GalleryPage::recover, this, [this](const QString &id) {
        m_files->recover(id);
        showRecoverable();
    });
    connect(m_gallery, &GalleryPage::discard, this, [this](const QString &id) {
        m_program.safety.discard(id);
        showRecoverable();
    });
    connect(m_files, &FileFlow::fileUsed, m_gallery, [this](const QString &path) {
        addRecent(path);
        m_gallery->showRecent();
    });
    showRecoverable();
    return m_gallery;
}

void MainWindow::show(View view)
{
    const int share = static_cast<int>(std::lround(1000 * m_stageShare));
    const int stage = view == View::Graph ? 0 : share;
    const int graph = view == View::Stage ? 0 : 1000 - share;
    const QList<int> widths = m_columns->sizes();
    if (m_columns->isVisible())
        divideColumns(stage, graph, widths.front(), widths.back());
    else
        divideColumns(stage, graph);
}

void MainWindow::divideColumns(int stage, int graph, int palette, int inspector)
{
    // Hidden, not only without width: what nobody sees is not computed, and F6 skips it.
    m_stageColumn->setVisible(stage > 0);
    m_graph->setVisible(graph > 0);
    const int handles = (stage > 0 && graph > 0 ? 3 : 2) * m_columns->handleWidth();
    const int room = std::max(m_columns->width(), 1024) - handles - palette - inspector;
    const int left = room * stage / (stage + graph);
    m_columns->setSizes({palette, left, room - left, inspector});
    followView();
}

void MainWindow::divideRows(int upper, int lower)
{
    m_rows->setSizes({upper * 10, lower * 10});
}

MainWindow::View MainWindow::view() const
{
    // A column can also be dragged shut.
    const QList<int> widths = m_columns->sizes();
    const auto isOpen = [&](QWidget *column) {
        return !column->isHidden() && widths.value(m_columns->indexOf(column)) > 0;
    };
    if (!isOpen(m_graph))
        return View::Stage;
    return isOpen(m_stageColumn) ? View::Both : View::Graph;
}

void MainWindow::followView()
{
    const View now = view();
    if (now == View::Both) {
        const QList<int> widths = m_columns->sizes();
        const int stage = widths.value(m_columns->indexOf(m_stageColumn));
        const int graph = widths.value(m_columns->indexOf(m_graph));
        m_stageShare = static_cast<double>(stage) / (stage + graph);
    }
    m_session.actions
        .find(now == View::Stage       ? viewaction::stage
                  : now == View::Graph ? viewaction::graph
                                       : viewaction::both)
        ->setChecked(true);
}

void MainWindow::showInGraph()
{
    if (view() == View::Stage)
        show(View::Both);
    m_graph->setFocus(Qt::ShortcutFocusReason);
    m_session.actions.find(graphaction::frameSelection)->trigger();
}

void MainWindow::movePanelFocus(int direction)
{
    const QWidget *focused = focusWidget();
    const auto found = std::ranges::find_if(
        m_panels, [focused](const QWidget *panel) { return panel == focused || panel->isAncestorOf(focused); });
    const qsizetype count = m_panels.size();
    const qsizetype now = found == m_panels.end() ? -1 : found - m_panels.begin();
    for (int step = 1; step <= count; ++step) {
        QWidget *panel = m_panels.at((now + direction * step + 2 * count) % count);
        if (panel->isVisible() && panel->width() > 0) {
            auto *tabs = qobject_cast<QTabWidget *>(panel);
            (tabs ? tabs->currentWidget() : panel)->setFocus(Qt::ShortcutFocusReason);
            return;
        }
    }
}

void MainWindow::showTab(const QString &name)
{
    for (QTabWidget *tabs : {m_bottom, m_side}) {
        if (auto *panel = tabs->findChild<QWidget *>(name + u"Panel"_s)) {
            tabs->setCurrentWidget(panel);
            panel->setFocus(Qt::ShortcutFocusReason);
        }
    }
}

void MainWindow::showTitle()
{
    const bool atStart = page() == Page::Start;
    setWindowTitle(atStart ? tr("Lectograph") : m_files->windowTitle());
    setWindowModified(!atStart && m_session.document.isModified());
}

void MainWindow::showRecoverable()
{
    std::vector<UnsavedWork> work;
    for (const Recoverable &one : m_program.safety.recoverable())
        work.push_back({one.title, one.when, one.id});
    m_gallery->setRecoverable(work);
}

void MainWindow::startGuide()
{
    if (view() == View::Graph)
        show(View::Stage); // which the steps are about
    delete m_guide;
    m_guide = new Guide(m_session, this);
    connect(m_guide, &Guide::finished, m_guide, &QObject::deleteLater);
    connect(m_guide, &QObject::destroyed, this, [this] { m_guide = nullptr; });
    m_guide->show();
}

void MainWindow::showHelp()
{
    const QString topic = page() == Page::Start ? u"start"_s : focusTopic(focusWidget());
    if (!m_help)
        m_help = new HelpWindow(m_session, this);
    m_help->openTopic(topic);
}

QByteArray MainWindow::layoutState() const
{
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out << saveGeometry() << m_columns->saveState() << m_rows->saveState() << m_bottom->currentIndex()
        << m_pages->currentIndex() << m_side->currentIndex() << static_cast<int>(view()) << m_stageShare;
    return state;
}

void MainWindow::restoreLayout(const QByteArray &state)
{
    QByteArray geometry;
    QByteArray columns;
    QByteArray rows;
    int tab = 0;
    int page = 0;
    QDataStream in(state);
    in >> geometry >> columns >> rows >> tab >> page;
    if (in.status() != QDataStream::Ok)
        return;
    int side = 0;
    in >> side; // earlier versions did not write it
    restoreGeometry(geometry);
    int shown = static_cast<int>(View::Both); // earlier versions always showed both
    if (!in.atEnd()) {
        in >> shown >> m_stageShare;
        m_stageShare = std::clamp(m_stageShare, 0.1, 0.9);
    }
    m_stageColumn->setVisible(shown != static_cast<int>(View::Graph));
    m_graph->setVisible(shown != static_cast<int>(View::Stage));
    m_columns->restoreState(columns);
    m_rows->restoreState(rows);
    followView();
    m_bottom->setCurrentIndex(tab);
    m_side->setCurrentIndex(side);
    show(page == 0 ? Page::Start : Page::Editor);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (acceptsFiles(event->mimeData()) || !lectureIn(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    if (const QString lecture = lectureIn(event->mimeData()); !lecture.isEmpty()) {
        m_files->open(lecture);
        return;
    }
    addFiles(m_session, filesIn(event->mimeData()));
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    event->setAccepted(m_files->mayClose() && mayEndExports(m_program.exports, this));
}

bool MainWindow::event(QEvent *event)
{
    if (event->type() == QEvent::WindowBlocked)
        m_session.playhead.stop(); // a dialog is open
    return QMainWindow::event(event);
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        m_files->lookAtDisk();
    QMainWindow::changeEvent(event);
}

} // namespace lectograph::editor
