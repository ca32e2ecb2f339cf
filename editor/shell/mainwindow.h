// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

class QMenu;
class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace lectograph::editor {

class CommandPalette;
class ExportQueue;
class FileFlow;
class GalleryPage;
class GraphPanel;
class Guide;
class HelpWindow;
class InspectorPanel;
class Preferences;
class Safety;
class SoundPlayer;
class StagePanel;
class StatusBar;
class TimelinePanel;
struct Session;

/// The objects that the window shows, which outlive it.
struct Program
{
    Session &session;
    ExportQueue &exports;
    Safety &safety;
    SoundPlayer *sound = nullptr; ///< null: playback is silent
};

/// The main window: the start page, or five areas (palette, stage, graph, inspector and animations, timeline) in a fixed
/// order, with proportions per workspace.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(const Program &program);

    enum class Page { Start, Editor };
    /// What is in the middle of the editor. A new user sees the stage; the graph is one click away.
    enum class View { Stage, Graph, Both };
    void show(Page page);
    Page page() const;
    void show(View view);
    View view() const;
    /// Opens a file, or a copy of a template with "template:ID". Shows an error if that fails.
    void open(const QString &name);

    /// Panel sizes, tabs and page, for restoring them in the next window.
    QByteArray layoutState() const;
    void restoreLayout(const QByteArray &state);

    Preferences *openPreferences();

Q_SIGNALS:
    /// Language or theme have changed, by this setting: the window must be created again.
    void renewalNeeded(const QString &setting);

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void addFileActions();
    void addEditActions();
    void addViewActions();
    void addViews();
    void addHelpActions();
    void addLookActions();
    QMenu *mainMenu();
    QMenu *workspaceMenu();
    void addTimelineActions(); ///< to the menu, which is made before the timeline
    void addStageActions();    ///< likewise
    QWidget *editorPage();
    QWidget *bottomPanel();
    QWidget *sidePanel();
    void putHeadsBesideTabs();
    void sayErrors();
    GalleryPage *galleryPage();
    /// Shows stage and graph with these shares of the width, or only one of them if the other's share is 0.
    void divideColumns(int stage, int graph, int palette = 210, int inspector = 264);
    void divideRows(int upper, int lower);
    /// Checks the action of the current view.
    void followView();
    void showInGraph();
    void movePanelFocus(int direction);
    void showTab(const QString &name);
    void showTitle();
    void startGuide();
    void showHelp();
    void showRecoverable();

    Program m_program;
    Session &m_session;
    FileFlow *m_files = nullptr;
    QStackedWidget *m_pages = nullptr;
    GalleryPage *m_gallery = nullptr;
    QSplitter *m_rows = nullptr;
    QSplitter *m_columns = nullptr;
    QTabWidget *m_bottom = nullptr;
    QTabWidget *m_side = nullptr;
    InspectorPanel *m_inspector = nullptr;
    StagePanel *m_stage = nullptr;
    QWidget *m_stageColumn = nullptr; ///< the stage with the buttons for playing
    GraphPanel *m_graph = nullptr;
    StatusBar *m_status = nullptr;
    CommandPalette *m_commands = nullptr;
    Guide *m_guide = nullptr;
    HelpWindow *m_help = nullptr; ///< made when it is first asked for
    QMenu *m_viewMenu = nullptr;
    double m_stageShare = 560.0 / 896; ///< of the width of stage and graph when both are shown
    QList<QWidget *> m_panels;         ///< in the order of F6
};

} // namespace lectograph::editor
