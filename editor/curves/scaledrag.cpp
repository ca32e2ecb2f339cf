// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/curvedrag.h"
#include "editor/session/liveedit.h"
#include "editor/widgets/theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr double snapPixels = 6;

/// The target closest to `wanted` within `reach`.
std::optional<double> nearest(const std::vector<double> &targets, double wanted, double reach)
{
    std::optional<double> best;
    for (const double target : targets) {
        if (std::abs(target - wanted) <= std::abs(best.value_or(wanted + reach) - wanted))
            best = target;
    }
    return best;
}

QString percent(double factor)
{
    return QLocale().toString(std::round(factor * 1000) / 10);
}

class ScaleDrag : public CurveDrag
{
public:
    ScaleDrag(CurveView &view, ScaleBox::Grip grip, const QPointF &from)
        : m_view(view),
          m_edit(view.session().document),
          m_grip(grip),
          m_from(from),
          m_at(from),
          m_extent(view.plot().selectedExtent().value_or(QRectF())),
          m_keys(view.plot().selectedNumbers())
    {}

    void moveTo(const QPointF &to, Qt::KeyboardModifiers modifiers) override
    {
        const bool snaps = !(modifiers & Qt::ControlModifier);
        m_at = to;
        m_factors = factorsAt(to - m_from, modifiers & Qt::AltModifier, snaps);
        if (modifiers & Qt::ShiftModifier && m_grip.x != 0 && m_grip.y != 0) {
            const bool isByTime = std::abs(m_factors.time - 1) >= std::abs(m_factors.value - 1);
            m_factors.time = m_factors.value = isByTime ? m_factors.time : m_factors.value;
            (isByTime ? m_snapValue : m_snapSeconds).reset();
        }
        m_factors.time = std::max(0.0, m_factors.time);
        if (!m_edit.hasChanged() && m_factors.time == 1 && m_factors.value == 1)
            return;
        const auto frames = [&](double seconds) { return snaps ? m_view.onFrame(seconds) : seconds; };
        m_view.editKeys(
            CurveView::tr("Scale keyframes"),
            [&](const lecture::Lecture &before) {
                return withKeysScaled(before, m_view.session().selection.scene(), m_keys, m_factors, frames,
                                      m_view.session().registry);
            },
            &m_edit);
        m_view.update();
    }
    void cancel() override { m_edit.cancel(); }

    /// Snap lines, and the factors next to the pointer.
    void paint(QPainter &painter) const override
    {
        const Scale &scale = m_view.plot().scale;
        const QRectF &plot = scale.plot;
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(QPen(theme().keyframe, 1, Qt::DashLine));
        if (m_snapSeconds)
            painter.drawLine(QPointF(scale.x(*m_snapSeconds), plot.top()),
                             QPointF(scale.x(*m_snapSeconds), plot.bottom()));
        if (m_snapValue)
            painter.drawLine(QPointF(plot.left(), scale.y(*m_snapValue)), QPointF(plot.right(), scale.y(*m_snapValue)));
        painter.setRenderHint(QPainter::Antialiasing);
        QStringList words;
        if (m_grip.x != 0)
            words += CurveView::tr("Time %1 %").arg(percent(m_factors.time));
        if (m_grip.y != 0)
            words += CurveView::tr("Value %1 %").arg(percent(m_factors.value));
        const QString text = words.join(u"   "_s);
        const QRectF label(QPointF(), QSizeF(painter.fontMetrics().horizontalAdvance(text) + 12, 20));
        const auto within = [](double at, double first, double last) {
            return std::clamp(at, first, std::max(first, last));
        };
        const QPointF at(within(m_at.x() + 14, plot.left(), plot.right() - label.width()),
                         within(m_at.y() + 14, plot.top(), plot.bottom() - label.height()));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().raised);
        painter.drawRoundedRect(label.translated(at), 3, 3);
        painter.setPen(theme().text);
        painter.drawText(label.translated(at), Qt::AlignCenter, text);
    }

private:
    KeyScale factorsAt(const QPointF &by, bool isAroundMiddle, bool snaps)
    {
        const Scale &plot = m_view.plot().scale;
        const QPointF middle = m_extent.center();
        KeyScale factors{1, middle.x(), 1, middle.y()};
        m_snapSeconds.reset();
        m_snapValue.reset();
        if (m_grip.x != 0) {
            const double edge = m_grip.x > 0 ? m_extent.right() : m_extent.left();
            factors.fromSeconds = isAroundMiddle ? middle.x() : m_grip.x > 0 ? m_extent.left() : m_extent.right();
            const double wanted = edge + by.x() * plot.secondsPerPixel();
            factors.time = ((snaps ? snappedTime(wanted) : wanted) - factors.fromSeconds)
                / (edge - factors.fromSeconds);
        }
        if (m_grip.y != 0) {
            // Values increase upwards, so bottom() is the greatest.
            const double edge = m_grip.y < 0 ? m_extent.bottom() : m_extent.top();
            factors.fromValue = isAroundMiddle ? middle.y() : m_grip.y < 0 ? m_extent.top() : m_extent.bottom();
            const double wanted = edge - by.y() * plot.valuePerPixel();
            factors.value = ((snaps ? snappedValue(wanted) : wanted) - factors.fromValue) / (edge - factors.fromValue);
        }
        return factors;
    }

    /// Snaps to the playhead, to keyframes of other properties, to both ends of the scene, or to a frame.
    double snappedTime(double seconds)
    {
        const CurvePlot &plot = m_view.plot();
        std::vector<double> targets{0, m_view.session().preview.span().duration.seconds(), m_view.playheadSeconds()};
        for (const Curve &curve : plot.curves()) {
            if (curve.hasSelected()) // its other keyframes would be replaced
                continue;
            for (const CurveKey &key : curve.keys)
                targets.push_back(key.seconds);
        }
        m_snapSeconds = nearest(targets, seconds, snapPixels * plot.scale.secondsPerPixel());
        return m_snapSeconds.value_or(m_view.onFrame(seconds));
    }

    /// Snaps to zero, to the values of unselected keyframes, or to a short number.
    double snappedValue(double value)
    {
        const CurvePlot &plot = m_view.plot();
        std::vector<double> targets{0};
        for (const Curve &curve : plot.curves()) {
            for (const CurveKey &key : curve.keys) {
                if (!key.isSelected)
                    targets.push_back(key.value);
            }
        }
        m_snapValue = nearest(targets, value, snapPixels * plot.scale.valuePerPixel());
        return m_snapValue.value_or(tidy(value, plot.scale.valuePerPixel()));
    }

    CurveView &m_view;
    LiveEdit m_edit;
    ScaleBox::Grip m_grip;
    QPointF m_from;
    QPointF m_at;    ///< the pointer
    QRectF m_extent; ///< of the keyframes, at the press
    ScaledKeys m_keys;
    KeyScale m_factors;
    std::optional<double> m_snapSeconds; ///< what an edge snapped to
    std::optional<double> m_snapValue;
};

} // namespace

std::unique_ptr<CurveDrag> scaleDrag(CurveView &view, ScaleBox::Grip grip, const QPointF &from)
{
    return std::make_unique<ScaleDrag>(view, grip, from);
}

} // namespace lectograph::editor
