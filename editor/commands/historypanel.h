// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

#include <QAbstractListModel>
#include <QWidget>

class QListView;

namespace lectograph::editor {

/// The undo steps as rows: row 0 is the lecture as opened, row n its state after step n.
class HistoryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { IsSaved = Qt::UserRole, IsUndone };

    explicit HistoryModel(Session &session, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    void renew();

private:
    const Session &m_session;
    const QUndoStack &m_history;
    int m_rows;
};

/// The list of undo steps. A click or Enter goes back or forward to one.
class HistoryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryPanel(Session &session, QWidget *parent = nullptr);

private:
    void follow();

    Session &m_session;
    HistoryModel *m_model;
    QListView *m_list;
};

} // namespace lectograph::editor
