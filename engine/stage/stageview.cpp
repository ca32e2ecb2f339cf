// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/stageview.h"

#include "picture/transition.h"
#include "raster/canvas.h"
#include "stage/stagenode.h"

#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGRectangleNode>
#include <QThread>

#include <cmath>
#include <memory>
#include <utility>

namespace lectograph::stage {

/// The background, and above it the frame's content in device pixels, or the image of a transition.
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

    /// A transition is drawn with the raster pen: its two pictures as a whole are mixed, not their items.
    void showTransition(const picture::Picture &picture, const QSize &pixels, QQuickWindow &window)
    {
        if (!m_canvas || m_canvas->image().size() != pixels)
            m_canvas = std::make_unique<raster::Canvas>(pixels, QThread::idealThreadCount());
        m_canvas->show(picture);
        if (!m_transition) {
            m_transition = window.createImageNode();
            m_transition->setOwnsTexture(true);
            appendChildNode(m_transition);
        }
        m_transition->setTexture(window.createTextureFromImage(m_canvas->image()));
        m_transition->setRect(QRectF(QPointF(), pixels));
        background->setColor(Qt::transparent);
        setFrame({});
    }

    void showPicture(const picture::Picture &picture, const QSize &pixels)
    {
        if (m_transition)
            removeChildNode(m_transition);
        delete std::exchange(m_transition, nullptr);
        m_canvas.reset();
        const base::Color &color = picture.background;
        background->setColor(QColor::fromRgbF(color.r, color.g, color.b, color.a));
        setFrame(picture::View(picture, pixels, true).frame());
    }

    QSGRectangleNode *background; // owned by the scene graph
    QSGClipNode *frame;
    StageNode *stage;

private:
    void setFrame(const QRectF &rect) const
    {
        if (frame->clipRect() == rect)
            return;
        frame->setClipRect(rect);
        frame->markDirty(QSGNode::DirtyGeometry);
    }

    std::unique_ptr<raster::Canvas> m_canvas; ///< only during a transition
    QSGImageNode *m_transition = nullptr;     ///< a child
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
    root->background->setRect(QRectF(QPointF(), pixels));
    if (m_picture.transition) {
        root->showTransition(m_picture, pixels, *window());
        m_isSettled = true;
        return root;
    }
    root->showPicture(m_picture, pixels);
    m_isSettled = root->stage->show(m_picture, pixels, *window());
    if (!m_isSettled)
        QMetaObject::invokeMethod(this, &QQuickItem::update, Qt::QueuedConnection);
    return root;
}

} // namespace lectograph::stage
