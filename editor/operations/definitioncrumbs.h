// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace lectograph::editor {

struct Session;

/// The way to the definition that is open, “Scene 1 › Token”: a click on a step goes back to it. Hidden in scenes.
class DefinitionCrumbs : public QWidget
{
    Q_OBJECT

public:
    explicit DefinitionCrumbs(Session &session, QWidget *parent = nullptr);

Q_SIGNALS:
    void shownChanged(); ///< or hidden

private:
    void follow();

    Session &m_session;
    QHBoxLayout *m_steps;
    QLabel *m_instances;
    QStringList m_way;
    QStringList m_names;
};

} // namespace lectograph::editor
