// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/minimap.h"

#include "editor/graph/graphview.h"
#include "editor/widgets/theme.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace lectograph::editor {

MiniMap::MiniMap(GraphView &view) : QWidget(&view), m_view(view)
{
    setFixedSize(96, 60);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Overview of the graph"));
    setToolTip(tr("Overview: click or drag to move the view"));
    connect(&view, &GraphView::viewChanged, this, qOverload<>(&QWidget::update));
    connect(&view, &GraphView::shownChanged, this, qOverload<>(&QWidget::update));
}

QTransform MiniMap::map() const
{
    const QRectF all = m_view.drawn().diagram.bounds().united(m_view.visibleRect());
    const double scale = std::min((width() - 8) / std::max(1.0, all.width()),
                                  (height() - 8) / std::max(1.0, all.height()));
    QTransform transform;
    transform.translate(width() / 2.0, height() / 2.0);
    transform.scale(scale, scale);
    transform.translate(-all.center().x(), -all.center().y());
    return transform;
}

void MiniMap::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor back = theme().panel;
    back.setAlphaF(0.9F);
    painter.setPen(QPen(theme().line, 1));
    painter.setBrush(back);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    const QTransform transform = map();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const diagram::NodeCard &card : m_view.drawn().diagram.cards) {
        QRectF box = transform.mapRect(card.rect);
        box.setSize({std::max(2.0, box.width()), std::max(1.5, box.height())});
        QColor color = colorOf(card.type);
        color.setAlphaF(0.7F);
        painter.fillRect(box, color);
    }
    QColor view = theme().accent;
    painter.setPen(QPen(view, 1));
    view.setAlphaF(0.1F);
    painter.setBrush(view);
    const QRectF shown = transform.mapRect(m_view.visibleRect()).intersected(QRectF(rect()).adjusted(1, 1, -2, -2));
    painter.drawRect(shown);
}

void MiniMap::mousePressEvent(QMouseEvent *event)
{
    mouseMoveEvent(event);
}

void MiniMap::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        m_view.centreOn(map().inverted().map(event->position()));
    event->accept();
}

} // namespace lectograph::editor
