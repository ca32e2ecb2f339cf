// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/safety/safety.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace lectograph::editor {

/// The earlier versions of the open file. Restoring one is an undo step.
class BackupsDialog : public QDialog
{
    Q_OBJECT

public:
    BackupsDialog(Session &session, Safety &safety, QWidget *parent = nullptr);

private:
    void restore();
    void showSelected();

    Session &m_session;
    std::vector<Backup> m_backups;
    QListWidget *m_list;
    QLabel *m_picture;
    QLabel *m_error;
    QPushButton *m_restore;
};

} // namespace lectograph::editor
