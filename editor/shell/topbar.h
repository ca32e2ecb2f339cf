// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QMenu;
class QToolButton;

namespace lectograph::editor {

struct Session;

/// The tool bar: menu, title and state of the lecture, undo; in the middle what the central area shows; on the right
/// workspace, language, present, export.
class TopBar : public QWidget
{
    Q_OBJECT

public:
    TopBar(Session &session, QMenu *menu, QMenu *workspaces, QWidget *parent);

    /// Opens the list of the lecture's languages, with the shown one as the current entry.
    void openLanguages();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showTitle();
    void renameLecture();
    void showLanguages();

    Session &m_session;
    QToolButton *m_title; ///< pressed to rename the lecture
    QLabel *m_state;
    QToolButton *m_workspace = nullptr;
    QToolButton *m_language = nullptr;
};

} // namespace lectograph::editor
