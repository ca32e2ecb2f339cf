// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/lanes/clipbar.h"

#include "editor/language/names.h"
#include "editor/language/timelinewords.h"
#include "editor/timeline/lanes/barname.h"
#include "editor/timeline/lanes/lanehit.h"
#include "editor/timeline/lanes/lanepainter.h"
#include "editor/widgets/easingbutton.h"
#include "editor/widgets/elision.h"
#include "editor/widgets/theme.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// The expand button of a group; empty if there is no room for it.
QRectF chevronRect(const QRectF &bar)
{
    return bar.width() < 36 ? QRectF() : QRectF(bar.left() + 2, bar.top(), 18, bar.height());
}

void paintText(QPainter &painter, const ShownBar &shown, const ClipBar &bar, const QColor &ink)
{
    // The text of a bar that starts left of the viewport is drawn at its left edge.
    QRectF room = shown.rect;
    room.setLeft(std::max(room.left(), -2.0) + 6);
    room.setRight(std::min(room.right(), shown.view.laneSize().width() + 400.0) - 5);
    if (room.width() < 5)
        return;
    const QString &full = shown.bar.name;
    const QFont strong = uiFont(12, true);
    const QFontMetrics metrics(strong);
    if (bar.clip->isGroup()) {
        const bool isOpen = shown.view.isGroupOpen(bar.id());
        icon(isOpen ? u"chevron-down"_s : u"chevron-right"_s, ink)
            .paint(&painter, QRectF(room.left() - 3, room.center().y() - 7, 14, 14).toRect());
        room.setLeft(room.left() + 14);
    } else if (room.width() > std::min(60, 21 + metrics.horizontalAdvance(full))) {
        const QRectF curve(room.left(), room.center().y() - 4.5, 15, 9);
        painter.setPen(QPen(ink, 1.4));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(easingPath(bar.ease, shown.view.session().document.lecture().dialect, curve));
        room.setLeft(curve.right() + 6);
    }
    painter.setPen(ink);
    painter.setFont(strong);
    const QString name = barName(metrics, full, shown.row.barNames, static_cast<int>(room.width()) + 3);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, name);
    double x = room.left() + metrics.horizontalAdvance(name) + 6;
    const QFont plain = uiFont(11);
    const QFontMetrics small(plain);
    painter.setFont(plain);
    for (const QString &text : {bar.lag, bar.target}) {
        if (text.isEmpty() || name != full)
            continue;
        const double left = room.right() - x;
        if (left < 22)
            break;
        const QString drawn = elidedName(small, text, static_cast<int>(left));
        painter.drawText(QRectF(x, room.top(), left, room.height()), Qt::AlignVCenter | Qt::AlignLeft, drawn);
        x += small.horizontalAdvance(drawn) + 6;
    }
}

} // namespace

double heightOf(const ClipBar &)
{
    return 22;
}

LanePart partAt(const ShownBar &shown, const ClipBar &bar, const QPointF &at)
{
    const QRectF &rect = shown.rect;
    const double reach = edgeReach(rect);
    if (bar.clip->isGroup() && chevronRect(rect).contains(at) && at.x() > rect.left() + reach)
        return LanePart::Chevron;
    if (at.x() < rect.left() + reach)
        return LanePart::Start;
    return at.x() > rect.right() - reach ? LanePart::End : LanePart::Body;
}

void paintBar(QPainter &painter, const ShownBar &shown, const ClipBar &bar)
{
    const QRectF &rect = shown.rect;
    const QColor &own = shown.row.color;
    QColor fill = bar.clip->isGroup() ? mixColors(own, theme().background, 0.25) : own;
    if (shown.row.isLocked)
        fill = mixColors(fill, theme().background, 0.45);
    if (!bar.isKnown)
        fill = mixColors(theme().muted, theme().background, 0.3);
    const QColor ink = fill.lightness() < 96 ? theme().text : QColor(0x14171b);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = std::min(4.0, rect.width() / 2);
    painter.setPen(theme().isDark ? Qt::NoPen : QPen(fill.darker(150), 1));
    painter.setBrush(fill);
    painter.drawRoundedRect(theme().isDark ? rect : rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    if (!bar.isKnown) {
        painter.setBrush(QBrush(theme().error, Qt::BDiagPattern));
        painter.drawRoundedRect(rect, radius, radius);
    }
    paintText(painter, shown, bar, ink);
    if (shown.isSelected())
        paintSelection(painter, rect, radius);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

QString nameOf(const ShownBar &shown, const ClipBar &bar)
{
    const QString &name = shown.bar.name;
    return bar.target.isEmpty() ? name
                                : TimelineWords::tr("%1 on %2", "an animation and its target").arg(name, bar.target);
}

QString describe(const ShownBar &shown, const ClipBar &bar)
{
    QString text = TimelineWords::tr("%1, from %2, lasts %3")
                       .arg(nameOf(shown, bar), secondsText(bar.start), secondsText(bar.duration()));
    if (shown.row.isLocked)
        text += TimelineWords::tr(", locked");
    if (!bar.isKnown)
        text += u'\n' + TimelineWords::tr("No plugin brings this animation. It is kept as it is.");
    return text;
}

QString tipOf(const ClipBar &, LanePart)
{
    return {};
}

} // namespace lectograph::editor
