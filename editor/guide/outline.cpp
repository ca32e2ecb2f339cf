// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/guide/outline.h"

#include "editor/widgets/theme.h"

#include <QEvent>
#include <QPainter>

namespace lectograph::editor {

Outline::Outline(QWidget *window) : QWidget(window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void Outline::surround(QWidget *target)
{
    if (m_target)
        m_target->removeEventFilter(this);
    m_target = target;
    if (m_target)
        m_target->installEventFilter(this);
    follow();
}

void Outline::follow()
{
    const bool isSeen = m_target && m_target->isVisible();
    setVisible(isSeen);
    if (isSeen) {
        setGeometry(QRect(m_target->mapTo(parentWidget(), QPoint()), m_target->size())
                        .adjusted(-3, -3, 3, 3)
                        .intersected(parentWidget()->rect()));
        // A ring, so that repainting the widget below does not involve the outline.
        setMask(QRegion(rect()) - QRegion(rect().adjusted(6, 6, -6, -6)));
        raise();
    }
    Q_EMIT moved();
}

bool Outline::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide: follow(); break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

void Outline::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().accent, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), Theme::radius, Theme::radius);
}

} // namespace lectograph::editor
