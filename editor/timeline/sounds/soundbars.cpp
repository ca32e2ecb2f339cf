// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/sounds/soundbars.h"

#include "editor/edits/sounds.h"
#include "editor/language/timelinewords.h"
#include "editor/timeline/timelineview.h"
#include "editor/widgets/theme.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using base::Time;

namespace {

constexpr int rowHeight = 44;
constexpr double barHeight = 38;
constexpr double nameHeight = 15;
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
    std::vector<TimeRow> made;
    for (const lecture::SoundPtr &sound : scene->sounds) {
        SoundBar bar{sound, labelOf(*sound, languages), sound->start, endOf(*sound, view.soundLength(*sound)), {}};
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
    // From 12 dB at the top to −36 dB at the bottom; lower gains are clamped.
    constexpr double top = 12;
    constexpr double range = 48;
    const QRectF wave = waveRect(bar).adjusted(0, 1, 0, -2);
    return wave.top() + wave.height() * std::clamp((top - gain) / range, 0.0, 1.0);
}

} // namespace lectograph::editor
