// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>

class QAction;
class QMenu;
class QWidget;

namespace lectograph::editor {

struct Session;

/// The context menu of custom blocks. It changes their files, and the palette updates from these.
class CustomBlockMenu : public QObject
{
    Q_OBJECT

public:
    CustomBlockMenu(Session &session, QWidget *window);

    /// `path` is empty if the menu was opened elsewhere.
    void open(const QString &path, const QPoint &global);
    void rename(const QString &path) { ask(path, false); }
    void remove(const QString &path);

Q_SIGNALS:
    void addRequested(const QString &path);

private:
    void ask(const QString &path, bool isDescription);
    void duplicate(const QString &path);
    void exportTo(const QString &path);
    void importFiles();

    Session &m_session;
    QWidget *m_window;
    QAction *m_import;
};

} // namespace lectograph::editor
