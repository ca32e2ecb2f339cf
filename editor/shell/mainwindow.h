// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

#include <vector>

class QMenu;
class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace lectograph::editor {

class CommandPalette;
class ErrorBanner;
class ExportQueue;
class FileFlow;
class GalleryPage;
class Guide;
class Preferences;
class Safety;
class SoundPlayer;
class StagePanel;
class StatusBar;
class TimelinePanel;
struct Session;

/// What the window works on, and what outlives it.
struct Program
{
    Session &session;
    ExportQueue &exports;
    Safety &safety;
    SoundPlayer *sound = nullptr; ///< null: what plays is not heard
};

/// The window: five places (palette, stage, graph, inspector, timeline) whose proportions a workspace changes, never their
/// order; or the start page.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(const Program &program);
    ~MainWindow() override;

    enum class Page { Start, Editor };
    void show(Page page);
    Page page() const;
    /// A file, or "template:ID", of which a copy is opened. Says so if that is not possible.
    void open(const QString &name);

    /// Proportions of the panels, tabs and page, for the window that takes this one's place.
    QByteArray layoutState() const;
    void restoreLayout(const QByteArray &state);

    Preferences *openPreferences();

Q_SIGNALS:
    /// Language or theme changed, by this setting: the window has to be made anew.
    void renewalNeeded(const QString &setting);

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    enum class Workspace { StageAndGraph, Stage, Graph, Timeline };

    void addFileActions();
    void addEditActions();
    void addViewActions();
    void addHelpActions();
    QMenu *mainMenu();
    QMenu *workspaceMenu();
    QWidget *editorPage();
    QWidget *bottomPanel();
    void putHeadsBesideTabs();
    void sayErrors();
    GalleryPage *galleryPage();
    void use(Workspace workspace);
    void movePanelFocus(int direction);
    void showTab(const QString &name);
    void showTitle();
    QString openTitle() const;
    void startGuide();
    void showRecoverable(GalleryPage &page) const;

    Program m_program;
    Session &m_session;
    FileFlow *m_files = nullptr;
    QStackedWidget *m_pages = nullptr;
    GalleryPage *m_gallery = nullptr;
    QSplitter *m_rows = nullptr;
    QSplitter *m_columns = nullptr;
    QTabWidget *m_bottom = nullptr;
    StagePanel *m_stage = nullptr;
    StatusBar *m_status = nullptr;
    ErrorBanner *m_errors = nullptr;
    CommandPalette *m_commands = nullptr;
    Guide *m_guide = nullptr;
    std::vector<QWidget *> m_panels; ///< in the order in which F6 walks them
};

} // namespace lectograph::editor
