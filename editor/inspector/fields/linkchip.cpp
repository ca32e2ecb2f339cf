// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/linkchip.h"

#include "editor/widgets/theme.h"

#include <QPainter>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

LinkChip::LinkChip(QWidget *parent) : QAbstractButton(parent)
{
    setFixedHeight(Theme::row);
    setMinimumWidth(40);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
}

void LinkChip::display(const QString &label, const QString &value, graph::ValueType type)
{
    setText(label);
    m_value = value;
    m_type = type;
    setAccessibleDescription(value);
    update();
}

void LinkChip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor color = colorOf(m_type);
    painter.setPen(QPen(hasFocus() ? theme().accent : underMouse() ? theme().muted : theme().line, hasFocus() ? 2 : 1));
    painter.setBrush(theme().background);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), Theme::fieldRadius, Theme::fieldRadius);
    const QRect inside = rect().adjusted(6, 0, -6, 0);
    // The name has priority; the value is shown only if it fits completely.
    const int wanted = m_value.isEmpty() ? 0 : fontMetrics().horizontalAdvance(m_value);
    const int room = inside.width() - 24 - std::min(fontMetrics().horizontalAdvance(text()), inside.width() * 2 / 3);
    const int valueWidth = wanted <= room ? wanted : 0;
    painter.setPen(theme().muted);
    if (valueWidth)
        painter.drawText(inside, Qt::AlignRight | Qt::AlignVCenter, m_value);
    editor::icon(u"arrow-left"_s, color).paint(&painter, QRect(inside.left(), (height() - 14) / 2, 14, 14));
    const QRect label = inside.adjusted(18, 0, valueWidth ? -valueWidth - 6 : 0, 0);
    painter.setPen(color);
    painter.drawText(label, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(text(), Qt::ElideMiddle, label.width()));
}

} // namespace lectograph::editor
