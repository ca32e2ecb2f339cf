// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/curvepainter.h"

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

constexpr double gridGap = 40;  ///< minimum distance of lines in pixels
constexpr double rulerGap = 80; ///< of times in the ruler

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

class CurvePainter
{
public:
    CurvePainter(QPainter &painter, const CurvePlot &plot, Session &session)
        : m_painter(painter), m_plot(plot), m_session(session)
    {}

    void grid() const
    {
        const QRectF &plot = m_scale.plot;
        // The background is dimmed before and after the scene.
        const double begin = std::clamp(m_scale.x(0), plot.left(), plot.right());
        const double end = std::clamp(m_scale.x(m_session.preview.span().duration.seconds()), begin, plot.right());
        m_painter.fillRect(QRectF(plot.left(), plot.top(), begin - plot.left(), plot.height()), theme().panel);
        m_painter.fillRect(QRectF(end, plot.top(), plot.right() - end, plot.height()), theme().panel);
        const double step = niceStep(gridGap * m_scale.valuePerPixel());
        const int decimals = std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
        for (const double value : multiples(step, m_scale.fromValue, m_scale.fromValue + m_scale.values)) {
            const double y = std::round(m_scale.y(value)) + 0.5;
            const bool isZero = std::abs(value) < step / 1000;
            m_painter.setPen(QPen(withAlpha(isZero ? theme().muted : theme().line, isZero ? 0.6 : 0.7), 1));
            m_painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
            m_painter.setPen(theme().muted);
            const QString label = QString::number(isZero ? 0 : value, 'f', decimals);
            m_painter.drawText(QRectF(0, y - 8, plot.left() - 6, 16), Qt::AlignRight | Qt::AlignVCenter,
                               m_plot.showsSpeed() ? CurveView::tr("%1/s").arg(label) : label);
        }
        m_painter.setPen(QPen(withAlpha(theme().line, 0.7), 1));
        for (const double at : times()) {
            const double x = std::round(m_scale.x(at - m_start)) + 0.5;
            m_painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        }
    }

    /// Includes keyframes, handles and names.
    void curves() const
    {
        for (const Curve &one : m_plot.curves())
            curve(one);
        for (std::size_t i = 0; i < m_plot.curves().size(); ++i)
            keys(i);
        if (m_plot.curves().size() > 1)
            names();
    }

    /// The scale box of the selected keyframes.
    void box() const
    {
        const auto around = m_plot.box();
        if (!around)
            return;
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(theme().accent, 1, Qt::DashLine));
        m_painter.drawRect(around->frame());
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setPen(QPen(theme().accent, 1.5));
        m_painter.setBrush(theme().background);
        for (const ScaleBox::Grip grip : around->grips())
            m_painter.drawRoundedRect(QRectF(around->at(grip) - QPointF(3.5, 3.5), QSizeF(7, 7)), 1, 1);
    }

    /// Includes the playhead.
    void ruler() const
    {
        const QRectF strip(0, 0, m_scale.plot.right(), m_scale.plot.top());
        m_painter.fillRect(strip, theme().panel);
        m_painter.setPen(QPen(theme().line, 1));
        m_painter.drawLine(strip.bottomLeft() + QPointF(0, -0.5), strip.bottomRight() + QPointF(0, -0.5));
        for (const double at : times()) {
            const double x = std::round(m_scale.x(at - m_start)) + 0.5;
            if (at < -1e-9 || x < m_scale.plot.left() - 1)
                continue;
            m_painter.setPen(theme().line);
            m_painter.drawLine(QPointF(x, strip.bottom() - 6), QPointF(x, strip.bottom()));
            m_painter.setPen(theme().muted);
            m_painter.drawText(QRectF(x + 4, 0, rulerGap, strip.height() - 2), Qt::AlignLeft | Qt::AlignVCenter,
                               timeText(base::Time::fromSeconds(std::max(at, 0.0))));
        }
        const double x = m_scale.x(m_session.playhead.time().seconds() - m_start);
        if (x < m_scale.plot.left() - 0.5 || x > m_scale.plot.right() + 0.5)
            return;
        m_painter.setPen(QPen(theme().accent, 1.5));
        m_painter.drawLine(QPointF(x, strip.bottom() - 8), QPointF(x, m_scale.plot.bottom()));
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(theme().accent);
        m_painter.drawRoundedRect(QRectF(x - 5, strip.bottom() - 16, 10, 12), 3, 3);
    }

private:
    void curve(const Curve &curve) const
    {
        const double step = 2;
        QPainterPath path;
        for (double x = m_scale.plot.left(); x <= m_scale.plot.right() + step; x += step) {
            const double second = m_scale.secondAt(x);
            const QPointF at(x, m_scale.y(m_plot.heightAt(curve, second)));
            path.elementCount() == 0 ? path.moveTo(at) : path.lineTo(at);
        }
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(curve.color, 1.8, curve.isValueFixed() ? Qt::DashLine : Qt::SolidLine));
        m_painter.drawPath(path);
    }

    /// Labels the right end of each curve, so that curves can be distinguished without colours.
    void names() const
    {
        constexpr double lineHeight = 14;
        const double right = m_scale.plot.right() - 6;
        struct Name
        {
            double y;
            const Curve *curve;
        };
        std::vector<Name> names;
        for (const Curve &curve : m_plot.curves())
            names.push_back({m_scale.y(m_plot.heightAt(curve, m_scale.secondAt(right))) - 4, &curve});
        std::ranges::stable_sort(names, {}, &Name::y);
        for (std::size_t i = names.size(); i-- > 1;)
            names[i - 1].y = std::min(names[i - 1].y, names[i].y - lineHeight);
        for (const Name &name : names) {
            m_painter.setPen(name.curve->color);
            m_painter.drawText(QRectF(right - 160, name.y - lineHeight, 160, lineHeight),
                               Qt::AlignRight | Qt::AlignVCenter, name.curve->label);
        }
    }

    void keys(std::size_t number) const
    {
        const Curve &curve = m_plot.curves()[number];
        // Of many keyframes, hidden ones are skipped, and the others are drawn as pixmaps.
        std::unordered_set<qint64> covered;
        const bool isThick = curve.keys.size() > 400;
        const qreal ratio = m_painter.device()->devicePixelRatioF();
        const QPixmap stamps[] = {keyframePixmap(false, ratio), keyframePixmap(true, ratio)};
        for (int i = 0; i < static_cast<int>(curve.keys.size()); ++i) {
            const QPointF at = m_plot.keyPoint(number, i);
            const bool isMarked = curve.keys[static_cast<std::size_t>(i)].isSelected;
            for (const HandleSide side : {HandleSide::Out, HandleSide::In}) {
                const auto handle = m_plot.handle(number, i, side);
                if (!handle)
                    continue;
                m_painter.setPen(
                    QPen(withAlpha(theme().text, 0.6), 1, handle->isWritten ? Qt::SolidLine : Qt::DashLine));
                m_painter.drawLine(at, handle->at);
                m_painter.setPen(QPen(handle->isWritten ? theme().background : theme().text, 1.2));
                m_painter.setBrush(handle->isWritten ? theme().text : theme().background);
                m_painter.drawEllipse(handle->at, 4, 4);
            }
            const qint64 cell = (std::llround(at.x() / 2) * 100'000 + std::llround(at.y() / 2)) * 2
                + (isMarked ? 1 : 0);
            if (!covered.insert(cell).second || at.x() < m_scale.plot.left() - 8 || at.x() > m_scale.plot.right() + 8)
                continue;
            if (isThick)
                m_painter.drawPixmap(at - QPointF(8, 8), stamps[isMarked ? 1 : 0]);
            else
                drawKey(m_painter, at, isMarked);
        }
    }

    /// The labelled times of the scene that are in view.
    std::vector<double> times() const
    {
        const double from = m_start + m_scale.fromSeconds;
        return multiples(niceStep(rulerGap * m_scale.secondsPerPixel()), from, from + m_scale.seconds);
    }

    QPainter &m_painter;
    const CurvePlot &m_plot;
    Session &m_session;
    const Scale &m_scale = m_plot.scale;
    const double m_start = m_session.preview.span().start.seconds();
};

} // namespace

void paintCurves(QPainter &painter, const CurvePlot &plot, Session &session, const CurveDrag *drag)
{
    const CurvePainter paint(painter, plot, session);
    paint.grid();
    painter.save();
    painter.setClipRect(plot.scale.plot);
    paint.curves();
    if (!drag || drag->showsBox())
        paint.box();
    if (drag)
        drag->paint(painter);
    painter.restore();
    paint.ruler();
}

} // namespace lectograph::editor
