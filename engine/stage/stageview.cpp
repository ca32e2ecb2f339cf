// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/stageview.h"

#include "stage/stagenode.h"

#include <QQuickWindow>
#include <QSGRectangleNode>

#include <cmath>

namespace lectograph::stage {

/// The background, and above it the frame's content in device pixels.
class StageView::Root : public QSGTransformNode
{
public:
    Root(QQuickWindow &window, bool usesMasks)
        : background(window.createRectangleNode()), frame(new QSGClipNode), stage(new StageNode(usesMasks))
    {
        frame->setIsRectangular(true);
        appendChildNode(background);
        appendChildNode(frame);
        frame->appendChildNode(stage);
    }

    QSGRectangleNode *background; // owned by the scene graph
    QSGClipNode *frame;
    StageNode *stage;
};

StageView::StageView(QQuickItem *parent) : QQuickItem(parent)
{
    setFlag(ItemHasContents);
}

void StageView::setPicture(picture::Picture picture)
{
    if (picture == m_picture)
        return;
    m_picture = std::move(picture);
    m_isSettled = false;
    update();
}

void StageView::setUsesMasks(bool use)
{
    if (use == m_usesMasks)
        return;
    m_usesMasks = use;
    m_isSettled = false;
    update();
    Q_EMIT masksChanged();
}

void StageView::geometryChange(const QRectF &now, const QRectF &before)
{
    QQuickItem::geometryChange(now, before);
    m_isSettled = false;
    update();
}

void StageView::itemChange(ItemChange change, const ItemChangeData &value)
{
    if (change == ItemDevicePixelRatioHasChanged) {
        m_isSettled = false;
        update();
    }
    QQuickItem::itemChange(change, value);
}

QSGNode *StageView::updatePaintNode(QSGNode *old, UpdatePaintNodeData *)
{
    auto *root = static_cast<Root *>(old);
    const qreal ratio = window()->effectiveDevicePixelRatio();
    const QSize pixels(static_cast<int>(std::lround(width() * ratio)), static_cast<int>(std::lround(height() * ratio)));
    if (pixels.isEmpty()) {
        delete root;
        return nullptr;
    }
    if (root && root->stage->usesMasks() != m_usesMasks) {
        delete root;
        root = nullptr;
    }
    if (!root)
        root = new Root(*window(), m_usesMasks);

    // Snap to device pixels at any item position: masks are exact only there.
    const QPointF corner = mapToScene(QPointF()) * ratio;
    QMatrix4x4 toItem;
    toItem.scale(static_cast<float>(1 / ratio));
    toItem.translate(static_cast<float>(std::round(corner.x()) - corner.x()),
                     static_cast<float>(std::round(corner.y()) - corner.y()));
    root->setMatrix(toItem);
    const base::Color &color = m_picture.background;
    root->background->setRect(QRectF(QPointF(), pixels));
    root->background->setColor(QColor::fromRgbF(color.r, color.g, color.b, color.a));
    const QRectF frame = picture::View(m_picture, pixels, true).frame();
    if (root->frame->clipRect() != frame) {
        root->frame->setClipRect(frame);
        root->frame->markDirty(QSGNode::DirtyGeometry);
    }
    m_isSettled = root->stage->show(m_picture, pixels, *window());
    if (!m_isSettled)
        QMetaObject::invokeMethod(this, &QQuickItem::update, Qt::QueuedConnection);
    return root;
}

} // namespace lectograph::stage
