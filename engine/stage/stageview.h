// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/picture.h"

#include <QQuickItem>

namespace lectograph::stage {

/// Renders a picture with Qt Quick's scene graph over the whole item: the frame fills its width, or its height if it
/// would not fit; the margins show the background, as with the raster pen.
class StageView : public QQuickItem
{
    Q_OBJECT
    /// Draw small static items from exact coverage masks (see DrawListBuilder) instead of meshes.
    Q_PROPERTY(bool masks READ usesMasks WRITE setUsesMasks NOTIFY masksChanged)

public:
    explicit StageView(QQuickItem *parent = nullptr);

    const picture::Picture &picture() const { return m_picture; }
    /// The picture must be sealed: setting one with an equal hash is a no-op.
    void setPicture(picture::Picture picture);
    /// Whether the picture is at final quality; items that just moved need a second frame.
    bool isSettled() const { return m_isSettled; }

    bool usesMasks() const { return m_usesMasks; }
    void setUsesMasks(bool use);

Q_SIGNALS:
    void masksChanged();

protected:
    QSGNode *updatePaintNode(QSGNode *old, UpdatePaintNodeData *) override;
    void geometryChange(const QRectF &now, const QRectF &before) override;
    void itemChange(ItemChange change, const ItemChangeData &value) override;

private:
    class Root;

    picture::Picture m_picture;
    bool m_usesMasks = true;
    bool m_isSettled = false;
};

} // namespace lectograph::stage
