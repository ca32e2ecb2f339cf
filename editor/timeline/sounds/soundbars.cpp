// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/sounds/soundbars.h"

#include "editor/edits/sounds.h"
#include "editor/widgets/theme.h"
#include "editor/language/timelinewords.h"
#include "editor/timeline/timelineview.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using base::Time;

namespace {

constexpr int rowHeight = 44;
constexpr double barHeight = 38;
constexpr double nameHeight = 15;
constexpr double edgeReach = 5;
constexpr double fadeHandleReach = 7;
constexpr double lineReach = 2.5;
constexpr double leastWidth = 3;

QString labelOfRow(const TimeRow &row)
{
    const QString &first = row.sounds.front().name;
    const bool isOne = std::ranges::all_of(row.sounds, [&](const SoundBar &bar) { return bar.name == first; });
    return isOne ? first : TimelineWords::tr("Sounds");
}

} // namespace

QString decibelsText(double decibels)
{
    return TimelineWords::tr("%1 dB").arg(QLocale().toString(decibels, 'g', 3).replace(u'-', u'−'));
}

void appendSoundRows(std::vector<TimeRow> &rows, const TimelineView &view)
{
    const lecture::Scene *scene = view.scene();
    if (!scene)
        return;
    const lecture::Lecture &lecture = view.session().document.lecture();
    const QStringList languages = view.session().preview.languages();
    const SoundLength lengthOf = view.soundLength();
    std::vector<TimeRow> made;
    for (std::size_t i = 0; i < scene->sounds.size(); ++i) {
        const lecture::SoundPtr &sound = scene->sounds[i];
        SoundBar bar{static_cast<int>(i), sound, labelOf(*sound, languages), sound->start, endOf(*sound, lengthOf), {}};
        const auto asset = lecture.assets.find(fileOf(*sound, languages));
        if (asset != lecture.assets.end())
            bar.content = asset->second.content;
        auto row = std::ranges::find_if(made, [&](const TimeRow &one) {
            return std::ranges::none_of(
                one.sounds, [&](const SoundBar &other) { return other.start < bar.end && bar.start < other.end; });
        });
        if (row == made.end()) {
            TimeRow fresh;
            fresh.kind = RowKind::Sound;
            fresh.height = rowHeight;
            fresh.color = trackColors()[6].second;
            row = made.insert(made.end(), std::move(fresh));
        }
        row->sounds.push_back(std::move(bar));
    }
    for (TimeRow &row : made) {
        std::ranges::stable_sort(row.sounds, {}, &SoundBar::start);
        row.label = labelOfRow(row);
        row.top = rows.empty() ? 0 : rows.back().bottom();
        rows.push_back(std::move(row));
    }
}

QRectF soundRect(const TimelineView &view, const TimeRow &row, const SoundBar &bar)
{
    const double left = view.x(bar.start);
    return {left, row.top - view.scrollY() + 3.0, std::max(leastWidth, view.x(bar.end) - left - 1), barHeight};
}

QRectF waveRect(const QRectF &bar)
{
    return bar.adjusted(0, nameHeight, 0, 0);
}

QPointF fadeInHandle(const TimelineView &view, const QRectF &bar, const SoundBar &sound)
{
    const double x = bar.left() + sound.sound->fadeIn.seconds() * view.axis().scale;
    return {std::clamp(x, bar.left() + 8, std::max(bar.left() + 8, bar.right() - 8)), waveRect(bar).top() + 3};
}

QPointF fadeOutHandle(const TimelineView &view, const QRectF &bar, const SoundBar &sound)
{
    const double x = bar.right() - sound.sound->fadeOut.seconds() * view.axis().scale;
    return {std::clamp(x, std::min(bar.left() + 8, bar.right() - 8), bar.right() - 8), waveRect(bar).top() + 3};
}

double gainLine(const QRectF &bar, double gain)
{
    // From 12 dB at the top to −36 dB: beyond, the line stays at the border.
    constexpr double top = 12;
    constexpr double range = 48;
    const QRectF wave = waveRect(bar).adjusted(0, 1, 0, -2);
    return wave.top() + wave.height() * std::clamp((top - gain) / range, 0.0, 1.0);
}

SoundHit soundAt(const TimelineView &view, const QPointF &point)
{
    const TimeRow *row = view.rowAt(static_cast<int>(std::floor(point.y())) + view.scrollY());
    if (!row || row->kind != RowKind::Sound)
        return {};
    for (const SoundBar &bar : row->sounds) {
        const QRectF rect = soundRect(view, *row, bar);
        if (!rect.adjusted(-1, 0, 1, 0).contains(point))
            continue;
        using enum SoundHit::Part;
        // Short sounds keep a middle by which they can be moved.
        const double reach = std::min(edgeReach, rect.width() / 4);
        const auto isOn = [&](const QPointF &handle) {
            return rect.width() >= 40 && std::abs(point.x() - handle.x()) <= fadeHandleReach
                && std::abs(point.y() - handle.y()) <= fadeHandleReach;
        };
        if (point.x() < rect.left() + std::min(reach, 3.0))
            return {Start, bar.index};
        if (point.x() > rect.right() - std::min(reach, 3.0))
            return {End, bar.index};
        if (isOn(fadeInHandle(view, rect, bar)))
            return {FadeIn, bar.index};
        if (isOn(fadeOutHandle(view, rect, bar)))
            return {FadeOut, bar.index};
        if (point.x() < rect.left() + reach)
            return {Start, bar.index};
        const bool hasLine = rect.width() >= 40 && view.session().selection.hasSound(bar.index);
        if (hasLine && point.x() <= rect.right() - reach
            && std::abs(point.y() - gainLine(rect, bar.sound->gain)) <= lineReach)
            return {Gain, bar.index};
        return {point.x() > rect.right() - reach ? End : Body, bar.index};
    }
    return {};
}

std::vector<int> soundsTouched(const TimelineView &view, const QRectF &rect)
{
    std::vector<int> result;
    for (const TimeRow &row : view.rows()) {
        for (const SoundBar &bar : row.sounds) {
            if (soundRect(view, row, bar).intersects(rect))
                result.push_back(bar.index);
        }
    }
    return result;
}

} // namespace lectograph::editor
