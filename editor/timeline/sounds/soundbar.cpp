// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/sounds/soundbar.h"

#include "editor/edits/heard_sounds.h"
#include "editor/language/names.h"
#include "editor/language/timelinewords.h"
#include "editor/operations/apply_edit.h"
#include "editor/operations/sharing.h"
#include "editor/timeline/lanes/barname.h"
#include "editor/timeline/lanes/lanehit.h"
#include "editor/timeline/sounds/waveforms.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

namespace {

constexpr int rowHeight = 44;
constexpr double nameHeight = 15;
constexpr double fadeHandleReach = 7;
constexpr double lineReach = 2.5;

QString labelOfRow(const TimeRow &row)
{
    const QString &first = row.bars.front().name;
    const bool isOne = std::ranges::all_of(row.bars, [&](const Bar &bar) { return bar.name == first; });
    return isOne ? first : TimelineWords::tr("Sounds");
}

} // namespace

QString decibelsText(double decibels)
{
    return TimelineWords::tr("%1 dB").arg(QLocale().toString(decibels, 'g', 3).replace(u'-', u'−'));
}

void appendSoundRows(std::vector<TimeRow> &rows, const TimelineView &view)
{
    if (!view.scene())
        return;
    const Lecture &lecture = view.session().document.lecture();
    const QStringList languages = view.session().preview.languages();
    const SoundLength lengthOf = editContextOf(view.session()).soundLength;
    std::vector<TimeRow> made;
    const QString &open = view.session().selection.scene();
    for (const HeardSound &heard : soundsHeardIn(lecture, open, view.session().registry().animations, lengthOf)) {
        const auto asset = lecture.assets.find(fileOf(*heard.sound, languages));
        const auto content = asset == lecture.assets.end() ? nullptr : asset->second.content;
        Bar bar{heard.sound->id, labelOf(*heard.sound, languages), heard.start, heard.end,
                SoundBar{heard.sound, content, heard.home == open ? QString() : heard.home}};
        // Sounds of other scenes have rows of their own, which are muted or deleted as a whole.
        auto row = std::ranges::find_if(made, [&](const TimeRow &one) {
            return std::ranges::none_of(one.bars, [&](const Bar &other) {
                return (other.start < bar.end && bar.start < other.end)
                    || other.sound()->isOwn() != bar.sound()->isOwn();
            });
        });
        if (row == made.end()) {
            TimeRow fresh;
            fresh.kind = RowKind::Sound;
            fresh.height = rowHeight;
            fresh.color = trackColors()[6].second;
            row = made.insert(made.end(), std::move(fresh));
        }
        row->longest = std::max(row->longest, bar.duration());
        row->bars.push_back(std::move(bar));
    }
    for (TimeRow &row : made) {
        std::ranges::stable_sort(row.bars, {}, &Bar::start);
        row.barNames = namesOf(row.bars);
        row.label = labelOfRow(row);
        row.top = rows.empty() ? 0 : rows.back().bottom();
        rows.push_back(std::move(row));
    }
}

double heightOf(const SoundBar &)
{
    return 38;
}

LanePart partAt(const ShownBar &shown, const SoundBar &bar, const QPointF &at)
{
    using enum LanePart;
    const QRectF &rect = shown.rect;
    const double scale = shown.view.axis().scale;
    const double reach = edgeReach(rect);
    const double outer = std::min(reach, 3.0);
    const bool hasHandles = rect.width() >= 40;
    const auto isOn = [&](const QPointF &handle) {
        return hasHandles && std::abs(at.x() - handle.x()) <= fadeHandleReach
            && std::abs(at.y() - handle.y()) <= fadeHandleReach;
    };
    if (at.x() < rect.left() + outer)
        return Start;
    if (at.x() > rect.right() - outer)
        return End;
    if (isOn(fadeHandle(rect, *bar.sound, TimeEdge::Start, scale)))
        return FadeIn;
    if (isOn(fadeHandle(rect, *bar.sound, TimeEdge::End, scale)))
        return FadeOut;
    if (at.x() < rect.left() + reach)
        return Start;
    if (at.x() > rect.right() - reach)
        return End;
    const bool hasLine = hasHandles && shown.isSelected();
    return hasLine && std::abs(at.y() - gainLine(rect, bar.sound->gain)) <= lineReach ? Gain : Body;
}

QString nameOf(const ShownBar &shown, const SoundBar &)
{
    return shown.bar.name;
}

QString describe(const ShownBar &shown, const SoundBar &bar)
{
    QString text = TimelineWords::tr("%1, sound from %2, lasts %3")
                       .arg(shown.bar.name, secondsText(shown.bar.start), secondsText(shown.bar.duration()));
    if (bar.sound->isMuted)
        text += TimelineWords::tr(", muted");
    if (!bar.isOwn())
        text += u'\n'
            + TimelineWords::tr("It began in %1; a double click leads there.")
                  .arg(sceneNames(shown.view.session(), {bar.earlier}));
    const QString problem = bar.content
        ? shown.view.waveforms().of(bar.content).problem
        : TimelineWords::tr("The lecture has no such file. Choose another one in the inspector.");
    return problem.isEmpty() ? text : text + u'\n' + problem;
}

QString tipOf(const SoundBar &bar, LanePart part)
{
    if (part == LanePart::FadeIn)
        return TimelineWords::tr("Drag to fade in: %1").arg(secondsText(bar.sound->fadeIn));
    if (part == LanePart::FadeOut)
        return TimelineWords::tr("Drag to fade out: %1").arg(secondsText(bar.sound->fadeOut));
    if (part == LanePart::Gain)
        return TimelineWords::tr("Drag up for louder, down for softer: %1").arg(decibelsText(bar.sound->gain));
    return {};
}

QRectF waveRect(const QRectF &bar)
{
    return bar.adjusted(0, nameHeight, 0, 0);
}

QPointF fadeHandle(const QRectF &bar, const lecture::Sound &sound, TimeEdge edge, double scale)
{
    const double x = edge == TimeEdge::Start ? bar.left() + sound.fadeIn.seconds() * scale
                                             : bar.right() - sound.fadeOut.seconds() * scale;
    return {std::clamp(x, bar.left() + 8, std::max(bar.left() + 8, bar.right() - 8)), waveRect(bar).top() + 3};
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
