// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/commands.h"

#include <QAbstractListModel>

namespace lectograph::editor {

/// The scenes of the lecture as rows, in their order.
class SceneModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole + 1, TimesRole, IsOpenRole };

    SceneModel(TimelineCommands &commands, QObject *parent);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override; ///< renames
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QModelIndex indexOf(const QString &scene) const;
    /// Reads the lecture again.
    void renew();

private:
    TimelineCommands &m_commands;
    QStringList m_scenes;
};

} // namespace lectograph::editor
