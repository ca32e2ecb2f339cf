// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/balancedlabel.h"

#include "editor/widgets/balancedtext.h"

#include <QPainter>
#include <QStyle>

namespace lectograph::editor {

BalancedLabel::BalancedLabel(const QString &text, QWidget *parent) : QLabel(text, parent)
{
    setWordWrap(true);
}

void BalancedLabel::paintEvent(QPaintEvent *event)
{
    if (textFormat() != Qt::PlainText && Qt::mightBeRichText(text()))
        return QLabel::paintEvent(event);
    QPainter painter(this);
    drawFrame(&painter);
    const QRect room = contentsRect().adjusted(margin(), margin(), -margin(), -margin());
    const QSize size(balancedWidth(fontMetrics(), text(), room.width()), room.height());
    const QRect lines = QStyle::alignedRect(layoutDirection(), alignment(), size, room);
    style()->drawItemText(&painter, lines, static_cast<int>(alignment()) | Qt::TextWordWrap, palette(), isEnabled(),
                          text(), foregroundRole());
}

} // namespace lectograph::editor
