// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/space/spacemodel.h"

#include <QVector3D>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lectograph::editor {

namespace {

enum Role { Vertices = Qt::UserRole, Indices, Least, Most, Image, Covered, Opaque, Lines, Bias };

QVector3D vectorOf(const base::Vec3 &v)
{
    return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}

} // namespace

void SpaceModel::setItems(std::vector<SpaceItem> items)
{
    const auto hasSameRows = [&](std::size_t count) {
        return std::equal(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(count), m_items.begin(),
                          [](const SpaceItem &a, const SpaceItem &b) { return a.id == b.id; });
    };
    const std::size_t common = std::min(items.size(), m_items.size());
    if (!hasSameRows(common)) {
        beginResetModel();
        m_items = std::move(items);
        endResetModel();
        return;
    }
    for (std::size_t i = 0; i < common; ++i) {
        if (items[i] == m_items[i])
            continue;
        m_items[i] = std::move(items[i]);
        const QModelIndex changed = index(static_cast<int>(i));
        Q_EMIT dataChanged(changed, changed);
    }
    const int had = static_cast<int>(m_items.size());
    const int has = static_cast<int>(items.size());
    if (has > had) {
        beginInsertRows({}, had, has - 1);
        std::move(items.begin() + had, items.end(), std::back_inserter(m_items));
        endInsertRows();
    } else if (has < had) {
        beginRemoveRows({}, has, had - 1);
        m_items.resize(static_cast<std::size_t>(has));
        endRemoveRows();
    }
}

int SpaceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

QVariant SpaceModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SpaceItem &item = m_items[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Vertices: return item.vertices;
    case Indices: return item.indices;
    case Least: return vectorOf(item.bounds.min);
    case Most: return vectorOf(item.bounds.max);
    case Image: return item.image;
    case Covered: return !item.image.isNull();
    case Opaque: return item.isOpaque;
    case Lines: return item.isLines;
    // Qt Quick 3D adds the square to the squared distance from the eye: equal steps of it.
    case Bias: return -0.05 * std::sqrt(static_cast<double>(std::max(0, item.order)));
    default: return {};
    }
}

QHash<int, QByteArray> SpaceModel::roleNames() const
{
    return {{Vertices, "vertices"}, {Indices, "indices"}, {Least, "least"}, {Most, "most"}, {Image, "image"},
            {Covered, "covered"},   {Opaque, "opaque"},   {Lines, "lines"}, {Bias, "bias"}};
}

} // namespace lectograph::editor
