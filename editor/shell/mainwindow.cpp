// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/mainwindow.h"

#include "editor/commands/commandpalette.h"
#include "editor/edits/filedrop.h"
#include "editor/edits/foreign_data.h"
#include "editor/exporting/exportqueue.h"
#include "editor/exporting/queuepanel.h"
#include "editor/gallery/gallerypage.h"
#include "editor/gallery/recent.h"
#include "editor/guide/guide.h"
#include "editor/help/focustopic.h"
#include "editor/help/helpwindow.h"
#include "editor/inspector/looks/lookeditor.h"
#include "editor/language/names.h"
#include "editor/operations/definitionactions.h"
#include "editor/operations/pasting.h"
#include "editor/palette/cardview.h"
#include "editor/palette/palettepanel.h"
#include "editor/problems/problemspanel.h"
#include "editor/safety/fileflow.h"
#include "editor/safety/safety.h"
#include "editor/session/session.h"
#include "editor/session/undokeys.h"
#include "editor/shell/actionids.h"
#include "editor/shell/alternativesbar.h"
#include "editor/shell/errorbanner.h"
#include "editor/shell/preferences.h"
#include "editor/shell/viewstate.h"
#include "editor/sound/soundplayer.h"
#include "editor/stage/inlinetexteditor.h"
#include "editor/stage/overlay.h"
#include "editor/stage/stagepanel.h"
#include "editor/widgets/focuskeys.h"
#include "editor/widgets/onscreen.h"
#include "editor/widgets/showinfolder.h"
#include "editor/widgets/wholecharacters.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDataStream>
#include <QDialog>
#include <QDir>
#include <QDropEvent>
#include <QGuiApplication>
#include <QLayout>
#include <QMimeData>
#include <QPointer>
#include <QScreen>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTabBar>

#include <algorithm>
#include <array>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

const char *const MainWindow::reopenedByName = "lectographReopenedBy";

MainWindow::MainWindow(const Program &program) : m_program(program), m_session(program.session)
{
    setObjectName(u"mainWindow"_s);
    setMinimumSize(960, 480); // 1920 × 1080 at 200 %, without title bar and taskbar
    setAcceptDrops(true);
    const QSize room = screen() ? screen()->availableSize() : QSize(1366, 768);
    resize(std::min(1600, room.width()), std::min(1000, room.height() - 24));

    m_keys = new FocusKeys(this);
    m_fitting = new OnScreen(this);
    connect(&m_session.document, &Document::opened, this, [this] { show(Page::Editor); });
    for (const auto signal : {&Document::changed, &Document::modifiedChanged})
        connect(&m_session.document, signal, this, &MainWindow::showTitle);
    build();
}

void MainWindow::build()
{
    m_files = new FileFlow(m_session, m_program.safety, this);
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
    m_editor = new EditorPage(m_program, mainMenu(), workspaceMenu(), this, m_pages);
    m_pages->addWidget(m_editor);
    addTimelineActions();
    addStageActions();
    limitActionsToTheirPage();
    sayErrors();
    m_commands = new CommandPalette(m_session, this);
    new UndoKeys(this, m_session.document);
    new WholeCharacters(this);
    connect(m_files, &FileFlow::titleChanged, this, &MainWindow::showTitle);
    connect(m_files, &FileFlow::salvaged, m_editor->problems(), &ProblemsPanel::setLost);
    showTitle();
}

/// Deletes what build() and the user have made, except for the windows that renew themselves.
void MainWindow::clear()
{
    QList<QPointer<QObject>> old;
    for (QObject *child : children()) {
        const bool stays = child == layout() || child == m_help || child == m_keys || child == m_fitting
            || qobject_cast<Preferences *>(child);
        if (!stays)
            old.append(child);
    }
    m_files = nullptr; // nothing below is asked while it goes
    m_pages = nullptr;
    for (const QPointer<QObject> &one : old)
        delete one.data(); // deletes others of them too
}

void MainWindow::renew()
{
    const QByteArray layout = layoutState();
    const ViewState views = viewState(*m_editor);
    const bool isGuided = m_guide;
    const int step = isGuided ? m_guide->step() : 0;
    std::vector<std::pair<QString, QRect>> beside; // windows that an action opens, by its id
    for (const QDialog *dialog : findChildren<QDialog *>(Qt::FindDirectChildrenOnly)) {
        if (const QString action = dialog->property(reopenedByName).toString();
            dialog->isVisible() && !action.isEmpty())
            beside.emplace_back(action, dialog->geometry());
    }
    const auto *look = findChild<LookEditor *>(QString(), Qt::FindDirectChildrenOnly);
    const auto lookPlace = look ? std::optional(look->place()) : std::nullopt;
    setUpdatesEnabled(false); // until all is there: nothing flickers
    clear();
    applyPreferences(*static_cast<QApplication *>(QCoreApplication::instance()));
    build();
    restorePanels(layout);
    restoreViews(*m_editor, views);
    setUpdatesEnabled(true);
    if (isGuided)
        startGuide(step);
    for (const auto &[action, place] : beside) {
        m_session.actions.find(action)->trigger();
        for (QDialog *dialog : findChildren<QDialog *>(Qt::FindDirectChildrenOnly)) {
            if (dialog->property(reopenedByName).toString() == action)
                dialog->setGeometry(place);
        }
    }
    if (auto *again = findChild<LookEditor *>(QString(), Qt::FindDirectChildrenOnly); again && lookPlace)
        again->restore(*lookPlace);
    if (m_help)
        m_help->renew();
    if (auto *preferences = findChild<Preferences *>(QString(), Qt::FindDirectChildrenOnly)) {
        preferences->renew();
        preferences->activateWindow();
    }
}

/// What acts on the lecture has its keys only while the lecture is seen, and not behind the start page.
void MainWindow::limitActionsToTheirPage()
{
    const auto isOfProgram = [](const QString &id) {
        constexpr std::array ofTheLecture{fileaction::save, fileaction::saveAs, fileaction::backups,
                                          fileaction::exportVideo, helpaction::openMenu};
        if (std::ranges::any_of(ofTheLecture, [&](const ActionId &one) { return id == one; }))
            return false;
        return id.startsWith("file."_L1) || id.startsWith("help."_L1) || id == viewaction::fullScreen;
    };
    const QList<QAction *> all = actions();
    for (QAction *action : all) {
        if (!isOfProgram(Actions::idOf(*action))) {
            removeAction(action);
            m_editor->addAction(action);
        }
    }
}

/// What has the focus is left while everything is whole: it may tell others.
MainWindow::~MainWindow()
{
    if (QWidget *focused = focusWidget())
        focused->clearFocus();
}

void MainWindow::show(Page page)
{
    if (page == Page::Start) {
        const Document &document = m_session.document;
        const bool wasOpened = !document.lecture().scenes.empty() || !document.path().isEmpty();
        const QString title = titleOrUntitled(document.title());
        m_session.playhead.stop(); // the stage is hidden
        m_gallery->setOpen(wasOpened ? title : QString());
        showRecoverable();
    }
    m_pages->setCurrentIndex(page == Page::Start ? 0 : 1);
    if (m_guide)
        m_guide->setVisible(page == Page::Editor); // its steps are about what is there
    showTitle();
    if (page == Page::Editor)
        m_editor->focusMiddle();
    else
        m_gallery->setFocus();
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

/// Connects all sources of errors to the banner.
void MainWindow::sayErrors()
{
    auto *alternatives = new AlternativesBar(m_session.document, this, m_editor->stage());
    connect(&m_session.playhead, &Playhead::playingChanged, alternatives, &QWidget::hide);
    auto *banner = new ErrorBanner(this, m_editor->stage());
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
        const auto isFailure = [](const graph::Problem &one) { return one.severity == graph::Severity::Failure; };
        const auto missing = job ? static_cast<int>(std::ranges::count_if(job->problems, isFailure)) : 0;
        if (job && job->state == JobState::Done && missing > 0)
            banner->say({tr("“%1” is ready, but %n thing(s) in it cannot be shown.", nullptr, missing).arg(job->name),
                         tr("They were left out. The list of problems leads to them."),
                         {}},
                        u"problems"_s);
    });
    connect(banner, &ErrorBanner::clicked, m_editor, &EditorPage::showTab);
    connect(&m_program.exports, &ExportQueue::jobFinished, m_editor, [this](int id) { sayDone(id); });
}

/// Whatever is being looked at meanwhile.
void MainWindow::sayDone(int id)
{
    const ExportJob *job = m_program.exports.job(id);
    if (!job || job->state != JobState::Done)
        return;
    Q_EMIT m_session.document.offered(tr("“%1” is ready.").arg(job->name), tr("Show in folder"),
                                      [this, file = exporting::firstFile(job->report.output)] {
                                          showInFolder(file, [document = QPointer(&m_session.document), file] {
                                              if (document)
                                                  Q_EMIT document->statusMessage(
                                                      tr("The file is %1.").arg(QDir::toNativeSeparators(file)));
                                          });
                                      });
}

GalleryPage *MainWindow::galleryPage()
{
    // Not the types of the open lecture: the page outlives it, and draws its pictures in other threads.
    m_gallery = new GalleryPage(m_session.document.plugins(), m_pages);
    connect(m_gallery, &GalleryPage::backRequested, this, [this] { show(Page::Editor); });
    connect(m_gallery, &GalleryPage::newRequested, m_files, &FileFlow::makeNew);
    connect(m_gallery, &GalleryPage::lookChosen, m_files, &FileFlow::makeNewIn);
    connect(m_gallery, &GalleryPage::openRequested, m_files, [this] { m_files->open(); });
    connect(m_gallery, &GalleryPage::fileChosen, m_files, qOverload<const QString &>(&FileFlow::open));
    connect(m_gallery, &GalleryPage::versionsRequested, m_files, qOverload<const QString &>(&FileFlow::showBackups));
    connect(m_gallery, &GalleryPage::templateChosen, m_files, &FileFlow::openTemplate);
    connect(m_gallery, &GalleryPage::guideRequested, this,
            [this] { m_session.actions.find(helpaction::guide)->trigger(); });
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
    m_listedWork.clear();
    showRecoverable();
    return m_gallery;
}

void MainWindow::showTitle()
{
    if (!m_files) // being built again
        return;
    const bool atStart = page() == Page::Start;
    setWindowTitle(atStart ? tr("Lectograph") : m_files->windowTitle());
    setWindowModified(!atStart && m_session.document.isModified());
}

void MainWindow::showRecoverable()
{
    std::vector<UnsavedWork> work;
    QStringList listed;
    for (const Recoverable &one : m_program.safety.recoverable()) {
        work.push_back({one.title, one.when, one.id, one.path});
        listed.append(one.id + one.when.toString(Qt::ISODateWithMs));
    }
    if (std::exchange(m_listedWork, listed) != listed) // the buttons keep the focus otherwise
        m_gallery->setRecoverable(work);
}

void MainWindow::startGuide(int step)
{
    if (m_editor->view() == EditorPage::View::Graph)
        m_editor->setView(EditorPage::View::Stage); // which the steps are about
    delete m_guide;
    m_guide = new Guide(m_session, this, step);
    m_guide->keepFree([this] {
        const StageOverlay &overlay = *m_editor->stage()->overlay();
        QRegion busy;
        for (const QString &node : m_session.selection.nodes()) {
            const QRect rect = overlay.rectOf(node).toAlignedRect().intersected(overlay.rect());
            if (!rect.isEmpty())
                busy += QRect(overlay.mapTo(this, rect.topLeft()), rect.size());
        }
        if (const InlineTextEditor *typed = m_editor->stage()->wordsEditor(); typed && typed->isVisible())
            busy += QRect(typed->mapTo(this, QPoint()), typed->size());
        return busy;
    });
    connect(m_guide, &Guide::finished, m_guide, &QObject::deleteLater);
    connect(&m_program.exports, &ExportQueue::jobAdded, m_guide, &Guide::exportBegan);
    connect(&m_program.exports, &ExportQueue::jobFinished, m_guide, [this, guide = m_guide](int id) {
        const ExportJob *job = m_program.exports.job(id);
        if (!m_program.exports.isBusy())
            guide->exportEnded(job && job->state == JobState::Done);
    });
    connect(m_guide, &QObject::destroyed, this, [this] { m_guide = nullptr; });
    auto *palette = m_editor->findChild<PalettePanel *>();
    const auto point = [guide = m_guide, palette] { guide->pointAt(palette->placeOf(guide->card())); };
    connect(m_guide, &Guide::stepped, m_guide, [guide = m_guide, palette, point] {
        if (!guide->card().isEmpty())
            palette->reveal(guide->card());
        point();
    });
    for (const CardView *view : {palette->blocks(), palette->animations()})
        connect(view->verticalScrollBar(), &QScrollBar::valueChanged, m_guide, point);
    connect(palette->findChild<QTabBar *>(), &QTabBar::currentChanged, m_guide, point);
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
    const EditorLayout editor = m_editor->layoutState();
    out << saveGeometry() << editor.columns << editor.rows << editor.bottom << m_pages->currentIndex() << editor.side
        << editor.view << editor.stageShare << editor.paletteWidth << editor.sideWidth;
    return state;
}

void MainWindow::restoreLayout(const QByteArray &state)
{
    QByteArray geometry;
    QDataStream in(state);
    in >> geometry;
    restoreGeometry(geometry);
    restorePanels(state);
}

void MainWindow::restorePanels(const QByteArray &state)
{
    QByteArray geometry;
    EditorLayout editor;
    int page = 0;
    QDataStream in(state);
    in >> geometry >> editor.columns >> editor.rows >> editor.bottom >> page;
    if (in.status() != QDataStream::Ok)
        return;
    in >> editor.side; // earlier versions did not write it
    if (!in.atEnd())   // earlier versions always showed stage and graph
        in >> editor.view >> editor.stageShare;
    if (!in.atEnd()) // they kept the widths of whatever was open
        in >> editor.paletteWidth >> editor.sideWidth;
    m_editor->restoreLayout(editor);
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
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) {
        m_files->lookAtDisk();
        if (m_gallery && page() == Page::Start)
            showRecoverable(); // a program that was killed may hold its lock for a while
    }
    QMainWindow::changeEvent(event);
}

} // namespace lectograph::editor
