// SPDX-License-Identifier: GPL-3.0-or-later
// The box around the keyframes that are selected, and what its grips do to them.
#include "editor/curves/curveview.h"
#include "editor/curves/scaledialog.h"
#include "editor/widgets/theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr double snapPixels = 6;

/// The one nearest to `wanted`, if it is near enough.
std::optional<double> nearest(const std::vector<double> &targets, double wanted, double reach)
{
    std::optional<double> best;
    for (const double target : targets) {
        if (std::abs(target - wanted) <= std::abs(best.value_or(wanted + reach) - wanted))
            best = target;
    }
    return best;
}

double percent(double factor)
{
    return std::round(factor * 1000) / 10;
}

} // namespace

ScaledKeys CurveView::selectedNumbers() const
{
    ScaledKeys numbers{selectedKeys(), {}};
    for (const Curve &curve : m_curves)
        numbers.components[curve.place].push_back(curve.component);
    return numbers;
}

std::optional<QRectF> CurveView::selectedExtent() const
{
    std::optional<QRectF> extent;
    int count = 0;
    for (std::size_t number = 0; number < m_curves.size(); ++number) {
        const bool isFirst = number == 0 || m_curves[number - 1].place != m_curves[number].place;
        for (std::size_t i = 0; i < m_curves[number].keys.size(); ++i) {
            if (!m_selected[number][i])
                continue;
            count += isFirst ? 1 : 0;
            const CurveKey &key = m_curves[number].keys[i];
            const double value = m_showsSpeed ? speedBeside(m_curves[number], i) : key.value;
            if (!extent)
                extent = QRectF(key.seconds, value, 0, 0);
            // Rectangles without an area have no union.
            extent->setLeft(std::min(extent->left(), key.seconds));
            extent->setRight(std::max(extent->right(), key.seconds));
            extent->setTop(std::min(extent->top(), value));
            extent->setBottom(std::max(extent->bottom(), value));
        }
    }
    return count > 1 ? extent : std::nullopt;
}

std::optional<ScaleBox> CurveView::box() const
{
    const auto extent = selectedExtent();
    if (!extent)
        return std::nullopt;
    const QPointF topLeft = m_scale.at(extent->left(), extent->bottom());
    const QPointF bottomRight = m_scale.at(extent->right(), extent->top());
    ScaleBox around{QRectF(topLeft, bottomRight)};
    around.scalesTime = extent->width() > sameTime;
    const auto hasValues = [&](std::size_t number) {
        return !m_curves[number].isValueFixed()
            && std::ranges::find(m_selected[number], true) != m_selected[number].end();
    };
    for (std::size_t i = 0; i < m_curves.size() && !m_showsSpeed && extent->height() > 1e-9; ++i)
        around.scalesValue = around.scalesValue || hasValues(i);
    return around.grips().empty() ? std::nullopt : std::optional(around);
}

/// To the playhead, to keyframes of other properties, to both ends of the scene; otherwise to a frame.
double CurveView::snappedTime(double seconds)
{
    std::vector<double> targets{0, m_session.preview.span().duration.seconds(),
                                m_session.playhead.time().seconds() - sceneStart()};
    for (std::size_t number = 0; number < m_curves.size(); ++number) {
        // One of the same property would have to give way.
        if (std::ranges::find(m_selected[number], true) != m_selected[number].end())
            continue;
        for (const CurveKey &key : m_curves[number].keys)
            targets.push_back(key.seconds);
    }
    m_snapSeconds = nearest(targets, seconds, snapPixels * m_scale.secondsPerPixel());
    return m_snapSeconds.value_or(onFrame(seconds));
}

/// To zero and to the values of keyframes that stay as they are; otherwise to a short number.
double CurveView::snappedValue(double value)
{
    std::vector<double> targets{0};
    for (std::size_t number = 0; number < m_curves.size(); ++number) {
        for (std::size_t i = 0; i < m_curves[number].keys.size(); ++i) {
            if (!m_selected[number][i])
                targets.push_back(m_curves[number].keys[i].value);
        }
    }
    m_snapValue = nearest(targets, value, snapPixels * m_scale.valuePerPixel());
    return m_snapValue.value_or(tidy(value, m_scale.valuePerPixel()));
}

void CurveView::dragGrip(const QPointF &to, Qt::KeyboardModifiers modifiers)
{
    const ScaleBox::Grip grip = m_grabbed.grip;
    const bool isAroundMiddle = modifiers & Qt::AltModifier;
    const bool snaps = !(modifiers & Qt::ControlModifier);
    const QPointF by = to - m_pressed;
    const QPointF middle = m_extent.center();
    m_snapSeconds.reset();
    m_snapValue.reset();
    KeyScale scale{1, middle.x(), 1, middle.y()};
    if (grip.x != 0) {
        const double edge = grip.x > 0 ? m_extent.right() : m_extent.left();
        scale.fromSeconds = isAroundMiddle ? middle.x() : grip.x > 0 ? m_extent.left() : m_extent.right();
        const double wanted = edge + by.x() * m_scale.secondsPerPixel();
        scale.time = ((snaps ? snappedTime(wanted) : wanted) - scale.fromSeconds) / (edge - scale.fromSeconds);
    }
    if (grip.y != 0) {
        // Values grow upwards, so that the rectangle's bottom is the highest.
        const double edge = grip.y < 0 ? m_extent.bottom() : m_extent.top();
        scale.fromValue = isAroundMiddle ? middle.y() : grip.y < 0 ? m_extent.top() : m_extent.bottom();
        const double wanted = edge - by.y() * m_scale.valuePerPixel();
        scale.value = ((snaps ? snappedValue(wanted) : wanted) - scale.fromValue) / (edge - scale.fromValue);
    }
    if (modifiers & Qt::ShiftModifier && grip.x != 0 && grip.y != 0) {
        const bool isByTime = std::abs(scale.time - 1) >= std::abs(scale.value - 1);
        scale.time = scale.value = isByTime ? scale.time : scale.value;
        (isByTime ? m_snapValue : m_snapSeconds).reset();
    }
    scale.time = std::max(0.0, scale.time);
    m_factors = scale;
    if (!m_hasEdited && scale.time == 1 && scale.value == 1)
        return;
    const auto frames = [&](double seconds) { return snaps ? onFrame(seconds) : seconds; };
    m_hasEdited |= editKeys(
        tr("Scale keyframes"),
        [&](const lecture::Lecture &) {
            return withKeysScaled(m_before, m_session.selection.scene(), m_scaling, scale, frames, m_session.registry);
        },
        m_gesture);
    update();
}

void CurveView::askScale()
{
    const auto extent = selectedExtent();
    if (!extent)
        return;
    auto *dialog = new ScaleDialog(*extent, m_session.playhead.time().seconds() - sceneStart(), this);
    const Gesture gesture = Gesture::begin();
    connect(dialog, &ScaleDialog::changed, this,
            [this, dialog, before = m_session.document.lecture(), selects = selectedNumbers(), gesture] {
                const auto frames = [this](double seconds) { return onFrame(seconds); };
                editKeys(
                    tr("Scale keyframes"),
                    [&](const lecture::Lecture &) {
                        return withKeysScaled(before, m_session.selection.scene(), selects, dialog->scale(), frames,
                                              m_session.registry);
                    },
                    gesture);
            });
    connect(dialog, &QDialog::rejected, this, [this, gesture] { m_session.document.cancel(gesture); });
    dialog->open();
}

void CurveView::paintBox(QPainter &painter) const
{
    const auto around = box();
    if (!around || m_drag == Drag::Box || m_drag == Drag::Keys)
        return;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().accent, 1, Qt::DashLine));
    painter.drawRect(around->frame());
    if (m_drag == Drag::Grip) {
        painter.setPen(QPen(theme().keyframe, 1, Qt::DashLine));
        if (m_snapSeconds)
            painter.drawLine(QPointF(m_scale.x(*m_snapSeconds), m_scale.plot.top()),
                             QPointF(m_scale.x(*m_snapSeconds), m_scale.plot.bottom()));
        if (m_snapValue)
            painter.drawLine(QPointF(m_scale.plot.left(), m_scale.y(*m_snapValue)),
                             QPointF(m_scale.plot.right(), m_scale.y(*m_snapValue)));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().accent, 1.5));
    painter.setBrush(theme().background);
    for (const ScaleBox::Grip grip : around->grips())
        painter.drawRoundedRect(QRectF(around->at(grip) - QPointF(3.5, 3.5), QSizeF(7, 7)), 1, 1);
    if (m_drag != Drag::Grip)
        return;
    QStringList words;
    if (m_grabbed.grip.x != 0)
        words += tr("Time %1 %").arg(QLocale().toString(percent(m_factors.time)));
    if (m_grabbed.grip.y != 0)
        words += tr("Value %1 %").arg(QLocale().toString(percent(m_factors.value)));
    const QString text = words.join(u"   "_s);
    const QRectF label = QRectF(QPointF(), QSizeF(painter.fontMetrics().horizontalAdvance(text) + 12, 20));
    QPointF at = m_last + QPointF(14, 14);
    at.setX(
        std::clamp(at.x(), m_scale.plot.left(), std::max(m_scale.plot.left(), m_scale.plot.right() - label.width())));
    at.setY(
        std::clamp(at.y(), m_scale.plot.top(), std::max(m_scale.plot.top(), m_scale.plot.bottom() - label.height())));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().raised);
    painter.drawRoundedRect(label.translated(at), 3, 3);
    painter.setPen(theme().text);
    painter.drawText(label.translated(at), Qt::AlignCenter, text);
}

} // namespace lectograph::editor
