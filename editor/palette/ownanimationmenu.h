// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>

class QWidget;

namespace lectograph::editor {

struct Session;

/// What can be done with an animation of the user: by a menu on its card, and by keys.
class OwnAnimationMenu : public QObject
{
    Q_OBJECT

public:
    OwnAnimationMenu(Session &session, QWidget *window);

    void open(const QString &type, const QPoint &global);
    void rename(const QString &type);
    void remove(const QString &type);

Q_SIGNALS:
    void addRequested(const QString &type);
    void changed(); ///< the folder of animations

private:
    Session &m_session;
    QWidget *m_window;
};

} // namespace lectograph::editor
