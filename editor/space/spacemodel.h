// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/space/spaceitem.h"

#include <QAbstractListModel>

namespace lectograph::editor {

/// What the Space panel draws, for qml/space: rows stay while their ids do, and only what has changed is sent again.
class SpaceModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setItems(std::vector<SpaceItem> items);
    const std::vector<SpaceItem> &items() const { return m_items; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<SpaceItem> m_items;
};

} // namespace lectograph::editor
