// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuick3DGeometry>
#include <QVector3D>

namespace lectograph::space {

/// Triangles or lines from bytes: vertices of nine floats (position, linear colour with alpha, place in the image) and
/// indices of 32 bits.
class SpaceGeometry : public QQuick3DGeometry
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QByteArray vertices READ vertexData WRITE setVertices NOTIFY verticesChanged)
    Q_PROPERTY(QByteArray indices READ indexData WRITE setIndices NOTIFY indicesChanged)
    Q_PROPERTY(QVector3D least READ boundsMin WRITE setLeast NOTIFY boundsChanged)
    Q_PROPERTY(QVector3D most READ boundsMax WRITE setMost NOTIFY boundsChanged)
    Q_PROPERTY(bool lines READ areLines WRITE setLines NOTIFY linesChanged)

public:
    explicit SpaceGeometry(QQuick3DObject *parent = nullptr);

    void setVertices(const QByteArray &vertices);
    void setIndices(const QByteArray &indices);
    void setLeast(const QVector3D &corner);
    void setMost(const QVector3D &corner);
    bool areLines() const { return primitiveType() == PrimitiveType::Lines; }
    void setLines(bool areLines);

Q_SIGNALS:
    void verticesChanged();
    void indicesChanged();
    void boundsChanged();
    void linesChanged();
};

} // namespace lectograph::space
