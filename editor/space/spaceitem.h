// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"
#include "base/geometry.h"

#include <QByteArray>
#include <QImage>
#include <QPointF>
#include <QString>

#include <vector>

namespace lectograph::editor {

/// Something the Space panel draws: triangles or lines in scene space, ready for the graphics card.
struct SpaceItem
{
    QString id;            ///< of the actor and a number in it: stays while the content changes
    QByteArray vertices;   ///< see SpaceMesh
    QByteArray indices;    ///< quint32; three for a triangle, two for a line
    base::Box bounds;      ///< what it is sorted by, at least as large as it is
    QImage image;          ///< what triangles are covered with; null: the colours of their vertices
    bool isOpaque = false; ///< hides what is behind it, wherever it comes in the order
    bool isLines = false;
    int order = 0;    ///< among those in the same plane: higher is in front
    quint64 hash = 0; ///< of vertices, indices and image

    friend bool operator==(const SpaceItem &a, const SpaceItem &b)
    {
        return a.id == b.id && a.hash == b.hash && a.bounds == b.bounds && a.isOpaque == b.isOpaque
            && a.isLines == b.isLines && a.order == b.order;
    }
};

/// Collects vertices of nine floats: position, linear colour with its alpha, place in the image.
class SpaceMesh
{
public:
    quint32 add(const base::Vec3 &at, const base::Color &color, const QPointF &inImage = {});
    void addTriangle(quint32 a, quint32 b, quint32 c);
    void addLine(quint32 a, quint32 b);
    void addLine(const base::Vec3 &from, const base::Vec3 &to, const base::Color &color);

    bool isEmpty() const { return m_indices.empty(); }
    std::size_t size() const { return m_vertices.size() / stride; }
    bool isOpaque() const { return m_isOpaque; } ///< no colour is translucent
    SpaceItem item(const QString &id) const;

    static constexpr std::size_t stride = 9; ///< floats

private:
    std::vector<float> m_vertices;
    std::vector<quint32> m_indices;
    base::Box m_bounds;
    bool m_isOpaque = true;
};

} // namespace lectograph::editor
