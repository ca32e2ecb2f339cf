// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the bar of a sound.
#include "editor/timeline/sounds/soundbar.h"

#include "editor/language/timelinewords.h"
#include "editor/timeline/lanes/lanehit.h"
#include "editor/timeline/lanes/lanepainter.h"
#include "editor/timeline/sounds/waveforms.h"
#include "editor/widgets/elision.h"
#include "editor/widgets/theme.h"
#include "media/soundtrack.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using media::Waveform;

namespace {

struct Colors
{
    QColor fill, head, wave, edge, ink;
};

Colors colorsOf(const lecture::Sound &sound, const QColor &color, bool isOwn)
{
    // A sound of an earlier scene is paler.
    const QColor own = isOwn ? color : mixColors(color, theme().background, 0.45);
    const QColor &ground = theme().background;
    if (sound.isMuted) {
        return {mixColors(ground, theme().muted, 0.12), mixColors(ground, theme().muted, 0.24),
                mixColors(ground, theme().muted, 0.55), mixColors(ground, theme().muted, 0.5), theme().muted};
    }
    if (theme().isDark)
        return {mixColors(ground, own, 0.16), mixColors(ground, own, 0.34), mixColors(ground, own, 0.86),
                mixColors(ground, own, 0.5), QColor(0xeef4e9)};
    const QColor deep = own.darker(190);
    return {mixColors(ground, own, 0.28), mixColors(ground, own, 0.62), mixColors(own, deep, 0.85),
            mixColors(own, deep, 0.5), QColor(0x14221a)};
}

/// Minimum and maximum between two positions in the file, in units of peaks; interpolated within one peak.
Waveform::Peak valuesBetween(const Waveform &wave, double from, double to)
{
    const auto count = static_cast<double>(wave.peaks.size());
    if (from >= count || to <= 0 || wave.peaks.empty())
        return {};
    if (to - from < 1) {
        const double at = std::clamp((from + to) / 2 - 0.5, 0.0, count - 1);
        const auto first = static_cast<std::size_t>(at);
        const Waveform::Peak &a = wave.peaks[first];
        const Waveform::Peak &b = wave.peaks[std::min(first + 1, wave.peaks.size() - 1)];
        const auto share = static_cast<float>(at - std::floor(at));
        return {a.least + (b.least - a.least) * share, a.most + (b.most - a.most) * share};
    }
    const auto first = static_cast<std::size_t>(std::max(0.0, std::floor(from)));
    const auto last = static_cast<std::size_t>(std::min(count, std::ceil(to)));
    Waveform::Peak result = wave.peaks[first];
    for (std::size_t i = first + 1; i < last; ++i) {
        result.least = std::min(result.least, wave.peaks[i].least);
        result.most = std::max(result.most, wave.peaks[i].most);
    }
    return result;
}

/// The linear gain at a time since the start of the sound, which lasts `duration`.
double loudnessAt(const lecture::Sound &sound, Time duration, double seconds)
{
    const double left = duration.seconds() - seconds;
    double loudness = std::pow(10, sound.gain / 20);
    if (const double in = sound.fadeIn.seconds(); seconds < in)
        loudness *= media::fadeGain(std::max(0.0, seconds / in));
    if (const double out = sound.fadeOut.seconds(); left < out)
        loudness *= media::fadeGain(std::max(0.0, left / out));
    return loudness;
}

void paintWave(QPainter &painter, const ShownBar &shown, const lecture::Sound &sound, const QRectF &rect,
               const Waveform &wave, const Colors &colors)
{
    const double left = std::max(rect.left(), -2.0);
    const double right = std::min(rect.right(), shown.view.laneSize().width() + 2.0);
    if (right <= left)
        return;
    const double middle = rect.center().y();
    const double reach = rect.height() / 2 - 1.5;
    const double perSecond = static_cast<double>(media::soundRate) / wave.samplesPerPeak;
    const double from = sound.from.seconds();
    const double scale = shown.view.axis().scale;
    QPolygonF above;
    QPolygonF below;
    std::vector<double> tooLoud;
    for (double x = std::floor(left); x <= right; ++x) {
        const double seconds = (x - rect.left()) / scale;
        const Waveform::Peak peak = valuesBetween(wave, (from + seconds) * perSecond,
                                                  (from + seconds + 1 / scale) * perSecond);
        const double loudness = loudnessAt(sound, shown.bar.duration(), seconds);
        const double most = peak.most * loudness;
        const double least = peak.least * loudness;
        if (most > 1 || least < -1)
            tooLoud.push_back(x);
        above.append({x + 0.5, middle - std::max(0.35, reach * std::clamp(most, -1.0, 1.0))});
        below.append({x + 0.5, middle + std::max(0.35, reach * -std::clamp(least, -1.0, 1.0))});
    }
    std::reverse(below.begin(), below.end());
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.wave);
    painter.drawPolygon(above + below);
    for (const double x : tooLoud) // over full scale
        painter.fillRect(QRectF(x, middle - reach, 1, 2 * reach), theme().error);
}

/// Shades the attenuated part of a fade; the curve shows the gain.
void paintFade(QPainter &painter, const QRectF &rect, double from, double to, const Colors &colors)
{
    if (std::abs(to - from) < 1)
        return;
    QPainterPath curve(QPointF(from, rect.bottom()));
    constexpr int steps = 16;
    for (int i = 1; i <= steps; ++i) {
        const double share = static_cast<double>(i) / steps;
        curve.lineTo(from + (to - from) * share, rect.bottom() - rect.height() * media::fadeGain(share));
    }
    QPainterPath gone = curve;
    gone.lineTo(from, rect.top());
    gone.closeSubpath();
    QColor shade = theme().background;
    shade.setAlpha(theme().isDark ? 130 : 150);
    painter.fillPath(gone, shade);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colors.ink, 1.2));
    painter.drawPath(curve);
}

void paintFadeHandle(QPainter &painter, const QPointF &at)
{
    painter.setPen(QPen(theme().isDark ? QColor(0x14171b) : theme().text, 1.2));
    painter.setBrush(theme().isDark ? QColor(Qt::white) : theme().panel);
    painter.drawEllipse(at, 3.6, 3.6);
}

void paintName(QPainter &painter, const ShownBar &shown, const lecture::Sound &sound, const Colors &colors,
               const QString &problem)
{
    const QRectF &rect = shown.rect;
    const QString &full = shown.bar.name;
    // The text of a bar that starts left of the viewport is drawn at its left edge.
    QRectF room(QPointF(std::max(rect.left(), -2.0) + 5, rect.top()),
                QPointF(std::min(rect.right(), shown.view.laneSize().width() + 400.0) - 4, waveRect(rect).top()));
    if (room.width() < 12)
        return;
    const QString iconName = !problem.isEmpty() ? u"circle-alert"_s : sound.isMuted ? u"volume-x"_s : QString();
    if (!iconName.isEmpty()) {
        icon(iconName, problem.isEmpty() ? colors.ink : theme().error)
            .paint(&painter, QRectF(room.left(), room.center().y() - 6, 12, 12).toRect());
        room.setLeft(room.left() + 15);
    }
    const QFont font = uiFont(11, true);
    const QFontMetrics metrics(font);
    if (room.width() < std::min(22, metrics.horizontalAdvance(full)))
        return;
    painter.setPen(colors.ink);
    painter.setFont(font);
    const QString name = elidedAmong(metrics, full, shown.row.barNames, static_cast<int>(room.width()));
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, name);
    QString gain;
    if (sound.gain != 0)
        gain = decibelsText(sound.gain);
    const QString text = !problem.isEmpty() ? problem : gain;
    const double start = room.left() + metrics.horizontalAdvance(name) + 8;
    if (text.isEmpty() || name != full || room.right() - start < 24)
        return;
    painter.setFont(uiFont(11));
    painter.drawText(QRectF(start, room.top(), room.right() - start, room.height()), Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, room.right() - start));
}

} // namespace

void paintBar(QPainter &painter, const ShownBar &shown, const SoundBar &bar)
{
    const TimelineView &view = shown.view;
    const QRectF &rect = shown.rect;
    const lecture::Sound &sound = *bar.sound;
    const bool isSelected = shown.isSelected();
    const Colors colors = colorsOf(sound, shown.row.color, bar.isOwn());
    const Waveforms::State *state = bar.content ? &view.waveforms().of(bar.content) : nullptr;
    const QString problem = !state ? TimelineWords::tr("The lecture has no such file") : state->problem;
    const QRectF body = waveRect(rect);
    const double radius = std::min(4.0, rect.width() / 2);

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // Clipped to the viewport, because drawing a rounded rectangle costs as much outside as inside.
    const QRectF seen = rect.intersected(QRectF(-20, rect.top(), view.laneSize().width() + 40.0, rect.height()));
    QPainterPath shape;
    shape.addRoundedRect(seen, radius, radius);
    painter.fillPath(shape, colors.fill);
    painter.setClipPath(shape, Qt::IntersectClip);
    painter.fillRect(QRectF(seen.left(), rect.top(), seen.width(), body.top() - rect.top()), colors.head);
    if (!problem.isEmpty()) {
        painter.fillRect(body, QBrush(theme().error, Qt::BDiagPattern));
    } else if (state && state->waveform) {
        paintWave(painter, shown, sound, body, *state->waveform, colors);
    } else {
        painter.setPen(QPen(colors.edge, 1, Qt::DotLine));
        painter.drawLine(QPointF(seen.left() + 4, body.center().y()), QPointF(seen.right() - 4, body.center().y()));
    }
    const double scale = view.axis().scale;
    paintFade(painter, body, rect.left(), rect.left() + sound.fadeIn.seconds() * scale, colors);
    paintFade(painter, body, rect.right(), rect.right() - sound.fadeOut.seconds() * scale, colors);
    if (isSelected && rect.width() >= 40) {
        const double y = gainLine(rect, sound.gain);
        painter.setPen(QPen(theme().keyframe, 1.2));
        painter.drawLine(QPointF(seen.left() + 3, y), QPointF(seen.right() - 3, y));
    }
    paintName(painter, shown, sound, colors, problem);
    painter.restore();

    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colors.edge, 1));
    painter.drawRoundedRect(seen.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    if (isSelected)
        paintSelection(painter, seen, radius);
    if ((isSelected || view.hoveredSound() == sound.id) && rect.width() >= 40) {
        for (const TimeEdge edge : {TimeEdge::Start, TimeEdge::End})
            paintFadeHandle(painter, fadeHandle(rect, sound, edge, scale));
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace lectograph::editor
