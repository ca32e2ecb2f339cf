// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QQuick3DTextureData>
#include <QVariant>

namespace lectograph::space {

/// The pixels of an image (RGBA8888, not premultiplied) as a texture.
class SpaceTexture : public QQuick3DTextureData
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariant image READ image WRITE setImage NOTIFY imageChanged)

public:
    explicit SpaceTexture(QQuick3DObject *parent = nullptr) : QQuick3DTextureData(parent) {}

    QVariant image() const { return m_image; }
    void setImage(const QVariant &image); ///< a QImage, which QML has no name for

Q_SIGNALS:
    void imageChanged();

private:
    QImage m_image;
};

} // namespace lectograph::space
