// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace lectograph::editor {

/// The header of the selection: its name, its type, and actions for all of it.
class InspectorHeader : public QWidget
{
    Q_OBJECT

public:
    InspectorHeader(Session &session, QWidget *parent);

    /// Updates for another selection.
    void rebuild();
    /// Updates names and states.
    void refresh();
    void setProblem(const QString &sentence);
    /// Applies the name being typed.
    void finish();

Q_SIGNALS:
    void editingFinished(); ///< by a key that finishes editing the name

private:
    QWidget *makeHome();
    void showHome();
    void leaveName();
    void showName(const graph::Node &node);

    Session &m_session;
    QString m_shownName;
    QString m_help;
    QString m_scene;     ///< of the shown items
    QStringList m_nodes; ///< shown
    QLabel *m_title;
    QLineEdit *m_name;
    QToolButton *m_stage;
    QToolButton *m_helpButton;
    QToolButton *m_delete;
    QLabel *m_kind;
    QWidget *m_home; ///< of a block of a scene that this one continues
    QLabel *m_homeText;
    QWidget *m_useCamera; ///< of a camera through which the scene is not seen
    QWidget *m_problem;
    QLabel *m_problemText;
};

} // namespace lectograph::editor
