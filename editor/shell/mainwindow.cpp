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
#include "editor/operations/definitionactions.h"
#include "editor/operations/pasting.h"
#include "editor/safety/fileflow.h"
#include "editor/safety/safety.h"
#include "editor/session/session.h"
#include "editor/shell/errorbanner.h"
#include "editor/sound/soundplayer.h"
#include "editor/stage/stagepanel.h"

#include <QCloseEvent>
#include <QDataStream>
#include <QDropEvent>
#include <QGuiApplication>
#include <QMimeData>
#include <QPointer>
#include <QScreen>
#include <QStackedWidget>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

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
    m_editor = new EditorPage(program, mainMenu(), workspaceMenu(), this);
    m_pages->addWidget(m_editor);
    addTimelineActions();
    addStageActions();
    sayErrors();
    m_commands = new CommandPalette(m_session, this);

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
    (page == Page::Editor ? static_cast<QWidget *>(m_editor->stage()) : m_gallery)->setFocus();
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
    });
    connect(banner, &ErrorBanner::clicked, m_editor, &EditorPage::showTab);
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
    if (m_editor->view() == EditorPage::View::Graph)
        m_editor->setView(EditorPage::View::Stage); // which the steps are about
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
    const EditorLayout editor = m_editor->layoutState();
    out << saveGeometry() << editor.columns << editor.rows << editor.bottom << m_pages->currentIndex() << editor.side
        << editor.view << editor.stageShare;
    return state;
}

void MainWindow::restoreLayout(const QByteArray &state)
{
    QByteArray geometry;
    EditorLayout editor;
    int page = 0;
    QDataStream in(state);
    in >> geometry >> editor.columns >> editor.rows >> editor.bottom >> page;
    if (in.status() != QDataStream::Ok)
        return;
    in >> editor.side; // earlier versions did not write it
    restoreGeometry(geometry);
    if (!in.atEnd()) // earlier versions always showed stage and graph
        in >> editor.view >> editor.stageShare;
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
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        m_files->lookAtDisk();
    QMainWindow::changeEvent(event);
}

} // namespace lectograph::editor
