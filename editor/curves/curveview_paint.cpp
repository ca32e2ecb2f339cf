// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/curveview.h"
#include "editor/language/names.h"
#include "editor/widgets/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

#include <algorithm>
#include <cmath>
#include <unordered_set>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr double gridGap = 40;  ///< pixels between lines at least
constexpr double rulerGap = 80; ///< and between the ruler's times

QColor withAlpha(QColor color, double alpha)
{
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

QPainterPath diamond(const QPointF &at, double half)
{
    QPainterPath path(at + QPointF(0, -half));
    path.lineTo(at + QPointF(half, 0));
    path.lineTo(at + QPointF(0, half));
    path.lineTo(at + QPointF(-half, 0));
    path.closeSubpath();
    return path;
}

void drawKey(QPainter &painter, const QPointF &at, bool isMarked)
{
    painter.setPen(QPen(isMarked ? theme().text : theme().background, isMarked ? 2 : 1.5));
    painter.setBrush(theme().keyframe);
    painter.drawPath(diamond(at, isMarked ? 6.5 : 5.5));
}

QPixmap keyframePixmap(bool isMarked, qreal ratio)
{
    QPixmap pixmap((QSizeF(16, 16) * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    drawKey(painter, {8, 8}, isMarked);
    return pixmap;
}

} // namespace

void CurveView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme().background);
    painter.setFont(uiFont(11));
    paintGrid(painter);
    painter.save();
    painter.setClipRect(m_scale.plot);
    for (std::size_t i = 0; i < m_curves.size(); ++i)
        paintCurve(painter, i);
    for (std::size_t i = 0; i < m_curves.size(); ++i)
        paintKeys(painter, i);
    if (m_curves.size() > 1)
        paintNames(painter);
    paintBox(painter);
    if (m_drag == Drag::Box) {
        painter.setPen(QPen(theme().accent, 1));
        painter.setBrush(withAlpha(theme().accent, 0.15));
        painter.drawRect(m_box);
    }
    painter.restore();
    paintRuler(painter);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().accent, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void CurveView::paintGrid(QPainter &painter) const
{
    const QRectF &plot = m_scale.plot;
    // What is before and after the scene is not part of it.
    const double begin = std::clamp(m_scale.x(0), plot.left(), plot.right());
    const double end = std::clamp(m_scale.x(m_session.preview.span().duration.seconds()), begin, plot.right());
    painter.fillRect(QRectF(plot.left(), plot.top(), begin - plot.left(), plot.height()), theme().panel);
    painter.fillRect(QRectF(end, plot.top(), plot.right() - end, plot.height()), theme().panel);
    const double step = niceStep(gridGap * m_scale.valuePerPixel());
    const int decimals = std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
    for (const double value : multiples(step, m_scale.fromValue, m_scale.fromValue + m_scale.values)) {
        const double y = std::round(m_scale.y(value)) + 0.5;
        const bool isZero = std::abs(value) < step / 1000;
        painter.setPen(QPen(withAlpha(isZero ? theme().muted : theme().line, isZero ? 0.6 : 0.7), 1));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(theme().muted);
        const QString label = QString::number(isZero ? 0 : value, 'f', decimals);
        painter.drawText(QRectF(0, y - 8, plot.left() - 6, 16), Qt::AlignRight | Qt::AlignVCenter,
                         m_showsSpeed ? tr("%1/s").arg(label) : label);
    }
    const double start = sceneStart();
    const double seconds = niceStep(rulerGap * m_scale.secondsPerPixel());
    painter.setPen(QPen(withAlpha(theme().line, 0.7), 1));
    for (const double at :
         multiples(seconds, start + m_scale.fromSeconds, start + m_scale.fromSeconds + m_scale.seconds)) {
        const double x = std::round(m_scale.x(at - start)) + 0.5;
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    }
}

void CurveView::paintCurve(QPainter &painter, std::size_t number) const
{
    const Curve &curve = m_curves[number];
    const double step = 2;
    QPainterPath path;
    for (double x = m_scale.plot.left(); x <= m_scale.plot.right() + step; x += step) {
        const double second = m_scale.secondAt(x);
        const QPointF at(x, m_scale.y(m_showsSpeed ? curve.speedAt(second) : curve.valueAt(second)));
        path.elementCount() == 0 ? path.moveTo(at) : path.lineTo(at);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(curve.color, 1.8, curve.isValueFixed() ? Qt::DashLine : Qt::SolidLine));
    painter.drawPath(path);
}

/// At the right end of each curve, so that no one has to tell curves apart by their colours.
void CurveView::paintNames(QPainter &painter) const
{
    constexpr double lineHeight = 14;
    const double right = m_scale.plot.right() - 6;
    struct Name
    {
        double y;
        const Curve *curve;
    };
    std::vector<Name> names;
    for (const Curve &curve : m_curves) {
        const double second = m_scale.secondAt(right);
        names.push_back({m_scale.y(m_showsSpeed ? curve.speedAt(second) : curve.valueAt(second)) - 4, &curve});
    }
    std::ranges::stable_sort(names, {}, &Name::y);
    for (std::size_t i = names.size(); i-- > 1;)
        names[i - 1].y = std::min(names[i - 1].y, names[i].y - lineHeight);
    for (const Name &name : names) {
        const QString &label = name.curve->label;
        painter.setPen(name.curve->color);
        painter.drawText(QRectF(right - 160, name.y - lineHeight, 160, lineHeight), Qt::AlignRight | Qt::AlignVCenter,
                         label);
    }
}

void CurveView::paintKeys(QPainter &painter, std::size_t number) const
{
    const Curve &curve = m_curves[number];
    // Where keyframes lie thick, those under others are left out, and stamped instead of drawn.
    std::unordered_set<qint64> covered;
    const bool isThick = curve.keys.size() > 400;
    const QPixmap stamps[] = {keyframePixmap(false, devicePixelRatioF()), keyframePixmap(true, devicePixelRatioF())};
    for (int i = 0; i < static_cast<int>(curve.keys.size()); ++i) {
        const QPointF at = keyPoint(number, i);
        const bool isMarked = isSelected(number, i);
        for (const HandleSide side : {HandleSide::Out, HandleSide::In}) {
            const auto handle = handleShown(number, i, side);
            if (!handle)
                continue;
            painter.setPen(QPen(withAlpha(theme().text, 0.6), 1, handle->isWritten ? Qt::SolidLine : Qt::DashLine));
            painter.drawLine(at, handle->at);
            painter.setPen(QPen(handle->isWritten ? theme().background : theme().text, 1.2));
            painter.setBrush(handle->isWritten ? theme().text : theme().background);
            painter.drawEllipse(handle->at, 4, 4);
        }
        const qint64 cell = (std::llround(at.x() / 2) * 100'000 + std::llround(at.y() / 2)) * 2 + (isMarked ? 1 : 0);
        if (!covered.insert(cell).second || at.x() < m_scale.plot.left() - 8 || at.x() > m_scale.plot.right() + 8)
            continue;
        if (isThick)
            painter.drawPixmap(at - QPointF(8, 8), stamps[isMarked ? 1 : 0]);
        else
            drawKey(painter, at, isMarked);
    }
}

void CurveView::paintRuler(QPainter &painter) const
{
    const QRectF strip(0, 0, width(), m_scale.plot.top());
    painter.fillRect(strip, theme().panel);
    painter.setPen(QPen(theme().line, 1));
    painter.drawLine(strip.bottomLeft() + QPointF(0, -0.5), strip.bottomRight() + QPointF(0, -0.5));
    const double start = sceneStart();
    const double step = niceStep(rulerGap * m_scale.secondsPerPixel());
    for (const double at :
         multiples(step, start + m_scale.fromSeconds, start + m_scale.fromSeconds + m_scale.seconds)) {
        const double x = std::round(m_scale.x(at - start)) + 0.5;
        if (at < -1e-9 || x < m_scale.plot.left() - 1)
            continue;
        painter.setPen(theme().line);
        painter.drawLine(QPointF(x, strip.bottom() - 6), QPointF(x, strip.bottom()));
        painter.setPen(theme().muted);
        painter.drawText(QRectF(x + 4, 0, rulerGap, strip.height() - 2), Qt::AlignLeft | Qt::AlignVCenter,
                         timeText(base::Time::fromSeconds(std::max(at, 0.0))));
    }
    const double x = m_scale.x(m_session.playhead.time().seconds() - start);
    if (x < m_scale.plot.left() - 0.5 || x > m_scale.plot.right() + 0.5)
        return;
    painter.setPen(QPen(theme().accent, 1.5));
    painter.drawLine(QPointF(x, strip.bottom() - 8), QPointF(x, m_scale.plot.bottom()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().accent);
    painter.drawRoundedRect(QRectF(x - 5, strip.bottom() - 16, 10, 12), 3, 3);
}

} // namespace lectograph::editor
