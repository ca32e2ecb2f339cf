// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/shell/editorpage.h"

#include <QMainWindow>
#include <QStringList>

class QMenu;
class QStackedWidget;

namespace lectograph::editor {

class CommandPalette;
class ExportQueue;
class FileFlow;
class FocusKeys;
class GalleryPage;
class Guide;
class HelpWindow;
class OnScreen;
class Preferences;
class Safety;
class SoundPlayer;
struct Session;

/// The objects that the window shows, which outlive it.
struct Program
{
    Session &session;
    ExportQueue &exports;
    Safety &safety;
    SoundPlayer *sound = nullptr; ///< null: playback is silent
};

/// The main window: the start page or the editor, with the menus, and what opens from them.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(const Program &program);
    ~MainWindow() override;
    MainWindow(const MainWindow &) = delete;
    MainWindow &operator=(const MainWindow &) = delete;

    enum class Page { Start, Editor };
    void show(Page page);
    Page page() const;
    using View = EditorPage::View;
    void show(View view) { m_editor->setView(view); }
    View view() const { return m_editor->view(); }
    /// Opens a file, or a copy of a template with "template:ID". Shows an error if that fails.
    void open(const QString &name);

    /// Panel sizes, tabs and page, for restoring them in the next window.
    QByteArray layoutState() const;
    void restoreLayout(const QByteArray &state);

    Preferences *openPreferences();

    /// Builds everything in the window again, in the language and theme of the settings. The window itself stays, with its
    /// page, panels, tabs and what they are scrolled to; so do the preferences and the help that stand beside it.
    void renew();

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void build();
    void clear();
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
    void limitActionsToTheirPage();
    void sayErrors();
    void sayDone(int exported); ///< by the id of its job
    void restorePanels(const QByteArray &state);
    GalleryPage *galleryPage();
    void showTitle();
    void startGuide(int step = 0);
    void showHelp();
    void showRecoverable();

    /// The property of a window beside this one that names the action that opens it.
    static const char *const reopenedByName;

    Program m_program;
    Session &m_session;
    FocusKeys *m_keys;
    OnScreen *m_fitting;
    FileFlow *m_files = nullptr;
    QStackedWidget *m_pages = nullptr;
    GalleryPage *m_gallery = nullptr;
    QStringList m_listedWork; ///< on the start page: what was not saved, and when
    EditorPage *m_editor = nullptr;
    CommandPalette *m_commands = nullptr;
    Guide *m_guide = nullptr;
    HelpWindow *m_help = nullptr; ///< made when it is first asked for
    QMenu *m_viewMenu = nullptr;
};

} // namespace lectograph::editor
