// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/space/spaceitem.h"

#include "base/hash.h"

#include <cmath>

namespace lectograph::editor {

namespace {

/// The graphics card mixes and lights linear colours (IEC 61966-2-1).
float linear(float value)
{
    return value <= 0.04045F ? value / 12.92F : std::pow((value + 0.055F) / 1.055F, 2.4F);
}

template <class T>
QByteArray bytesOf(const std::vector<T> &values)
{
    return {reinterpret_cast<const char *>(values.data()), static_cast<qsizetype>(values.size() * sizeof(T))};
}

} // namespace

quint32 SpaceMesh::add(const base::Vec3 &at, const base::Color &color, const QPointF &inImage)
{
    const auto index = static_cast<quint32>(size());
    for (const double value : {at.x, at.y, at.z})
        m_vertices.push_back(static_cast<float>(value));
    for (const auto value : {color.r, color.g, color.b})
        m_vertices.push_back(linear(static_cast<float>(value)));
    m_vertices.push_back(static_cast<float>(color.a));
    m_vertices.push_back(static_cast<float>(inImage.x()));
    m_vertices.push_back(static_cast<float>(inImage.y()));
    m_bounds.add(at);
    m_isOpaque = m_isOpaque && color.a >= 1;
    return index;
}

void SpaceMesh::addTriangle(quint32 a, quint32 b, quint32 c)
{
    m_indices.insert(m_indices.end(), {a, b, c});
}

void SpaceMesh::addLine(quint32 a, quint32 b)
{
    m_indices.insert(m_indices.end(), {a, b});
}

void SpaceMesh::addLine(const base::Vec3 &from, const base::Vec3 &to, const base::Color &color)
{
    const quint32 first = add(from, color);
    addLine(first, add(to, color));
}

SpaceItem SpaceMesh::item(const QString &id) const
{
    SpaceItem item;
    item.id = id;
    item.vertices = bytesOf(m_vertices);
    item.indices = bytesOf(m_indices);
    item.bounds = m_bounds;
    item.isOpaque = m_isOpaque;
    base::Hash hash;
    hash.add(static_cast<quint64>(qHash(item.vertices, 1))).add(static_cast<quint64>(qHash(item.indices, 2)));
    item.hash = hash.value();
    return item;
}

} // namespace lectograph::editor
