// SPDX-License-Identifier: GPL-3.0-or-later
#include "spacegeometry.h"

namespace lectograph::space {

SpaceGeometry::SpaceGeometry(QQuick3DObject *parent) : QQuick3DGeometry(parent)
{
    constexpr int size = sizeof(float);
    setStride(9 * size);
    setPrimitiveType(PrimitiveType::Triangles);
    addAttribute(Attribute::PositionSemantic, 0, Attribute::F32Type);
    addAttribute(Attribute::ColorSemantic, 3 * size, Attribute::F32Type);
    addAttribute(Attribute::TexCoord0Semantic, 7 * size, Attribute::F32Type);
    addAttribute(Attribute::IndexSemantic, 0, Attribute::U32Type);
}

void SpaceGeometry::setVertices(const QByteArray &vertices)
{
    if (vertices == vertexData())
        return;
    setVertexData(vertices);
    update();
    Q_EMIT verticesChanged();
}

void SpaceGeometry::setIndices(const QByteArray &indices)
{
    if (indices == indexData())
        return;
    setIndexData(indices);
    update();
    Q_EMIT indicesChanged();
}

void SpaceGeometry::setLeast(const QVector3D &corner)
{
    if (corner == boundsMin())
        return;
    setBounds(corner, boundsMax());
    update();
    Q_EMIT boundsChanged();
}

void SpaceGeometry::setMost(const QVector3D &corner)
{
    if (corner == boundsMax())
        return;
    setBounds(boundsMin(), corner);
    update();
    Q_EMIT boundsChanged();
}

void SpaceGeometry::setLines(bool areLines)
{
    if (areLines == this->areLines())
        return;
    setPrimitiveType(areLines ? PrimitiveType::Lines : PrimitiveType::Triangles);
    update();
    Q_EMIT linesChanged();
}

} // namespace lectograph::space
