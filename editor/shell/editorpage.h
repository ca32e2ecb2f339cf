// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/finding/findpanel.h"

#include <QWidget>

class QMenu;
class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace lectograph::editor {

class AnimationsPanel;
class ExportQueue;
class GraphPanel;
class InspectorPanel;
class SpacePanel;
class PalettePanel;
class Presenting;
class ProblemsPanel;
class SceneOverview;
class StagePanel;
class StatusBar;
struct Program;
struct Session;
enum class PresentFrom;

inline constexpr int usualPaletteWidth = 210;
inline constexpr int usualSideWidth = 264;

/// Panel sizes and tabs, for restoring them in the next window.
struct EditorLayout
{
    QByteArray columns;
    QByteArray rows;
    int bottom = 0;
    int side = 0;
    int view = 2; ///< an EditorPage::View
    double stageShare = 560.0 / 896;
    int paletteWidth = usualPaletteWidth; ///< beside the stage alone: a view that needs more room narrows it
    int sideWidth = usualSideWidth;
};

/// Five areas (palette, stage, graph, inspector and animations, timeline) in a fixed order, with proportions per
/// workspace.
class EditorPage : public QWidget
{
    Q_OBJECT

public:
    /// `window` owns the actions of the panels.
    EditorPage(const Program &program, QMenu *mainMenu, QMenu *workspaceMenu, QWidget *window, QWidget *parent);

    StagePanel *stage() const { return m_stage; }
    ProblemsPanel *problems() const { return m_problems; }
    void present(PresentFrom from);

    /// What is in the middle: Both are stage and graph, Space is the stage with the scene in space. A new user sees the stage.
    enum class View { Stage, Graph, Both, Space };
    void setView(View view);
    View view() const;
    /// Shows the stage and the panel beside it, graph or space, with these shares of the width, or only one of them if the
    /// other's share is 0.
    void divideColumns(int stage, int beside, int palette = usualPaletteWidth, int inspector = usualSideWidth);
    void divideRows(int upper, int lower);

    /// Of the panel with this name: "problems". The overview of all scenes gives way.
    void showTab(const QString &name);
    /// Shows the list of exports until they are done and the work goes on: then what was there before comes back.
    void watchExports();
    /// To the stage or, if only the graph is shown, to the graph.
    void focusMiddle();
    void showInGraph();
    /// Gives the graph more room than the stage, or all of it in a window that is too narrow for both.
    void enlargeGraph(int stage, int graph);
    /// Opens the list of the lecture's languages.
    void chooseLanguage();
    /// Shows where words of the lecture are found, with the cursor in this field; the words marked where the cursor is.
    void find(FindPanel::Field field);
    void movePanelFocus(int direction);

    EditorLayout layoutState() const;
    void restoreLayout(const EditorLayout &layout);

private:
    void keepSideWidth(int handle);
    QWidget *stageColumn(const Program &program, QWidget *window);
    QTabWidget *sidePanel();
    QTabWidget *bottomPanel(ExportQueue &exports);
    void leaveExports(const ExportQueue &exports);
    /// Checks the action of the current view.
    void followView();
    QList<QWidget *> panels() const;
    /// Gives the focus into the panel; false if it shows nothing to stop at.
    bool focusPanel(QWidget *panel);
    /// The overview of all scenes has the whole height: what is below folds away, and comes back as it was.
    void foldBottom(bool isFolded);

    Session &m_session;
    QSplitter *m_rows = nullptr;
    QSplitter *m_columns = nullptr;
    int m_paletteWidth = usualPaletteWidth;
    int m_sideWidth = usualSideWidth;
    class TopBar *m_top = nullptr;
    PalettePanel *m_palette = nullptr;
    QWidget *m_stageColumn = nullptr;
    StagePanel *m_stage = nullptr;
    QStackedWidget *m_beside = nullptr; ///< the graph, or the scene in space
    GraphPanel *m_graph = nullptr;
    SpacePanel *m_space = nullptr;
    QTabWidget *m_side = nullptr;
    InspectorPanel *m_inspector = nullptr;
    AnimationsPanel *m_animations = nullptr;
    QTabWidget *m_bottom = nullptr;
    SceneOverview *m_overview = nullptr;
    QByteArray m_unfolded; ///< the rows while the bottom is folded
    QWidget *m_beforeExports =
        nullptr; ///< the panel that came in view of the list of exports; null: the user chose that
    FindPanel *m_find = nullptr;
    ProblemsPanel *m_problems = nullptr;
    Presenting *m_presenting = nullptr;
    StatusBar *m_status = nullptr;
    double m_stageShare = EditorLayout().stageShare; ///< of the width of the stage and what is beside it
};

} // namespace lectograph::editor
