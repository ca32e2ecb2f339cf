// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/linkchip.h"

#include "editor/widgets/elision.h"
#include "editor/widgets/theme.h"

#include <QPainter>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int besideIcon = 18; ///< pixels

} // namespace

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

LinkChip::Shown LinkChip::shownIn(int width) const
{
    constexpr int between = 6;
    const int room = width - besideIcon;
    const int rest = room - fontMetrics().horizontalAdvance(text()) - between;
    const bool hasValue = fontMetrics().horizontalAdvance(m_value) <= rest;
    return {elidedName(fontMetrics(), text(), room), hasValue ? m_value : QString()};
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
    const Shown shown = shownIn(inside.width());
    painter.setPen(theme().muted);
    painter.drawText(inside, Qt::AlignRight | Qt::AlignVCenter, shown.value);
    editor::icon(u"arrow-left"_s, color).paint(&painter, QRect(inside.left(), (height() - 14) / 2, 14, 14));
    painter.setPen(color);
    painter.drawText(inside.adjusted(besideIcon, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, shown.name);
}

} // namespace lectograph::editor
