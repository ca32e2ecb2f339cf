// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/picture.h"

#include <QQuickItem>

namespace lectograph::stage {

/// Draws a picture through Qt Quick's scene graph, over the whole item: the frame fills its width, or its height if it
/// would not fit, and the rest is background, as for the raster pen.
class StageView : public QQuickItem
{
    Q_OBJECT
    /// Small things that stand still are drawn from exact coverage (see DrawListBuilder); else all are meshes.
    Q_PROPERTY(bool masks READ usesMasks WRITE setUsesMasks NOTIFY masksChanged)

public:
    explicit StageView(QQuickItem *parent = nullptr);

    const picture::Picture &picture() const { return m_picture; }
    /// The picture must be sealed: an equal hash is an equal picture, which costs nothing.
    void setPicture(picture::Picture picture);
    /// The picture has been drawn as finely as it will be; things that just moved take a second drawing.
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
