// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/timelineview.h"

#include "editor/edits/sounds.h"
#include "editor/edits/scene_edits.h"
#include "editor/timeline/sounds/waveforms.h"

#include <QSettings>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Time;

TimelineView::TimelineView(Session &session, QObject *parent)
    : QObject(parent),
      m_session(session),
      m_maker(session.registry),
      m_staticRanges(new StaticRanges([this](Time time) { return m_session.preview.show().stillUntil(time); }, this)),
      m_waveforms(new Waveforms(this))
{
    const QSettings settings;
    m_snaps = settings.value(u"timeline/snaps"_s, true).toBool();
    session.isRippling = settings.value(u"timeline/ripples"_s, false).toBool();
    m_unit = settings.value(u"timeline/frames"_s, false).toBool() ? TimeUnit::Frames : TimeUnit::Seconds;
    connect(&session.document, &Document::opened, this, [this] { m_isFitted = false; });
    connect(&session.document, &Document::changed, this, &TimelineView::renew);
    connect(&session.preview, &Preview::languageChanged, this, &TimelineView::renew);
    connect(&session.selection, &Selection::sceneChanged, this, &TimelineView::renew);
    connect(&session.selection, &Selection::changed, this, &TimelineView::followSelection);
    connect(&session.playhead, &Playhead::timeChanged, this, &TimelineView::followPlayhead);
    connect(&session.playhead, &Playhead::rangeChanged, this, &TimelineView::changed);
    connect(m_staticRanges, &StaticRanges::changed, this, &TimelineView::staticRangesChanged);
    connect(m_waveforms, &Waveforms::found, this, [this] {
        if (!makeRows())
            Q_EMIT changed();
    });
    renew();
}

const lecture::Scene *TimelineView::scene() const
{
    return m_session.document.scene(m_session.selection.scene());
}

void TimelineView::renew()
{
    const picture::Show::SceneSpan span = m_session.preview.span();
    const base::Dialect dialect = m_session.document.lecture().dialect; // in which easings are drawn
    const bool isOther = m_sceneStart != span.start || m_sceneLength != span.duration || m_dialect != dialect;
    m_dialect = dialect;
    m_sceneStart = span.start;
    m_sceneLength = span.duration;
    m_staticRanges->restart(span.start, span.start + span.duration, rate());
    if (!makeRows() && isOther)
        Q_EMIT changed();
    Q_EMIT scenesChanged();
    if (!m_isFitted && scene()) {
        m_isFitted = true;
        fitToBegin();
    }
}

bool TimelineView::makeRows()
{
    const lecture::Scene *open = scene();
    ++m_makings;
    m_options.languages = m_session.preview.languages();
    std::vector<TimeRow> rows = open ? m_maker.rowsOf(m_session.document.lecture(), *open, m_options)
                                     : std::vector<TimeRow>();
    appendSoundRows(rows, *this);
    m_waveforms->forgetUnused();
    m_selected.clear();
    if (rows == m_rows)
        return false;
    m_rows = std::move(rows);
    Q_EMIT rowsChanged();
    setScrollY(m_scrollY);
    Q_EMIT changed();
    return true;
}

void TimelineView::followSelection()
{
    m_selected.clear();
    if (!m_isHeld)
        revealSelected();
    Q_EMIT changed();
}

void TimelineView::revealSelected()
{
    const Selection &selection = m_session.selection;
    if (selection.clips().size() == 1) {
        reveal(selection.clips().front());
    } else if (selection.sounds().size() == 1) {
        revealSound(selection.sounds().front());
    } else if (selection.nodes().size() == 1) {
        const auto row = std::ranges::find_if(m_rows, [&](const TimeRow &one) {
            return one.kind != RowKind::Section && one.nodes.contains(selection.nodes().front());
        });
        if (row != m_rows.end())
            reveal(*row);
    }
}

void TimelineView::followPlayhead()
{
    const Time from = std::exchange(m_told, m_session.playhead.time());
    m_staticRanges->wait();
    reveal(m_told.seconds());
    Q_EMIT playheadMoved(from);
}

QRegion TimelineView::stripes(Time from, int reach, int height) const
{
    QRegion region;
    for (const Time time : {from, m_told})
        region += QRect(static_cast<int>(std::floor(m_axis.x(time))) - reach, 0, 2 * reach + 1, height);
    return region;
}

void TimelineView::setAxis(TimeAxis axis)
{
    axis.scale = std::clamp(axis.scale, TimeAxis::minScale, TimeAxis::maxScale);
    const double least = -12 / axis.scale;
    const double most = std::max(least, end() - m_laneSize.width() / axis.scale);
    axis.left = std::clamp(axis.left, least, most);
    if (axis.left == m_axis.left && axis.scale == m_axis.scale)
        return;
    m_axis = axis;
    m_fitted.reset();
    Q_EMIT axisChanged();
    Q_EMIT changed();
}

double TimelineView::end() const
{
    const double length = m_session.playhead.duration().seconds();
    return length + std::max(2.0, 0.35 * m_laneSize.width() / m_axis.scale);
}

void TimelineView::zoom(double factor, double x)
{
    setAxis(m_axis.zoomed(factor, x));
}

void TimelineView::scrollBy(double pixels)
{
    TimeAxis axis = m_axis;
    axis.left += pixels / axis.scale;
    setAxis(axis);
}

void TimelineView::fit(double start, double stop)
{
    setAxis(TimeAxis::fitting(start, stop, m_laneSize.width()));
    m_fitted = std::pair(start, stop);
}

void TimelineView::fitToBegin()
{
    // A short first scene, often the title, is shown with what comes after it.
    constexpr double least = 20;
    const double start = m_sceneStart.seconds();
    const double length = m_session.playhead.duration().seconds();
    fit(start, std::max((m_sceneStart + m_sceneLength).seconds(), std::min(length, start + least)));
}

void TimelineView::fitScene()
{
    fit(m_sceneStart.seconds(), (m_sceneStart + m_sceneLength).seconds());
}

void TimelineView::fitLecture()
{
    fit(0, m_session.playhead.duration().seconds());
}

void TimelineView::fitSelection()
{
    std::optional<double> first;
    std::optional<double> last;
    const auto include = [&](double from, double to) {
        first = std::min(first.value_or(from), from);
        last = std::max(last.value_or(to), to);
    };
    for (const TimeRow &row : m_rows) {
        for (const Bar &bar : row.bars) {
            if (m_session.selection.has(bar.place))
                include((m_sceneStart + bar.start).seconds(), (m_sceneStart + bar.end).seconds());
        }
        for (const SoundBar &bar : row.sounds) {
            if (m_session.selection.hasSound(bar.index))
                include((m_sceneStart + bar.start).seconds(), (m_sceneStart + bar.end).seconds());
        }
        if (row.keys) {
            for (const int index : selectedKeys(row)) {
                const double at = m_sceneStart.seconds() + row.keys->at[static_cast<std::size_t>(index)];
                include(at, at);
            }
        }
    }
    if (!first)
        fitScene();
    else
        fit(*first, std::max(*last, *first + 0.5));
}

void TimelineView::reveal(double seconds)
{
    const double x = m_axis.x(seconds);
    if (x >= 0 && x < m_laneSize.width())
        return;
    TimeAxis axis = m_axis;
    axis.left = seconds - 0.08 * m_laneSize.width() / axis.scale;
    setAxis(axis);
}

void TimelineView::setLaneSize(const QSize &size)
{
    if (size == m_laneSize)
        return;
    m_laneSize = size;
    // What was fitted and not touched since stays fitted; before it is first shown, a widget has a size that means nothing.
    if (m_fitted)
        fit(m_fitted->first, m_fitted->second);
    Q_EMIT axisChanged();
    setScrollY(m_scrollY);
    Q_EMIT changed();
}

void TimelineView::setScrollY(int y)
{
    constexpr int room = 40; // below the last row, to drop things on
    y = std::clamp(y, 0, std::max(0, rowsHeight() + room - m_laneSize.height()));
    if (y == m_scrollY)
        return;
    m_scrollY = y;
    Q_EMIT rowsChanged();
    Q_EMIT changed();
}

void TimelineView::reveal(const TimeRow &row)
{
    if (row.top < m_scrollY)
        setScrollY(row.top);
    else if (row.bottom() > m_scrollY + m_laneSize.height())
        setScrollY(std::min(row.top, row.bottom() - m_laneSize.height()));
}

void TimelineView::reveal(const lecture::ClipPlace &clip)
{
    const TimeRow *row = nullptr;
    const Bar *bar = barOf(clip, &row);
    if (!bar)
        return;
    reveal(*row);
    if (x(bar->end) < 0 || x(bar->start) > m_laneSize.width())
        reveal((m_sceneStart + bar->start).seconds());
}

void TimelineView::revealSound(int sound)
{
    const TimeRow *row = nullptr;
    const SoundBar *bar = soundOf(sound, &row);
    if (!bar)
        return;
    reveal(*row);
    if (x(bar->end) < 0 || x(bar->start) > m_laneSize.width())
        reveal((m_sceneStart + bar->start).seconds());
}

const SoundBar *TimelineView::soundOf(int index, const TimeRow **row) const
{
    for (const TimeRow &one : m_rows) {
        const auto found = std::ranges::find(one.sounds, index, &SoundBar::index);
        if (found == one.sounds.end())
            continue;
        if (row)
            *row = &one;
        return &*found;
    }
    return nullptr;
}

SoundLength TimelineView::soundLength() const
{
    return [this](const lecture::Sound &sound) -> std::optional<Time> {
        const auto &assets = m_session.document.lecture().assets;
        const auto asset = assets.find(fileOf(sound, m_session.preview.languages()));
        if (asset == assets.end() || !asset->second.content)
            return std::nullopt;
        const auto &waveform = m_waveforms->of(asset->second.content).waveform;
        return waveform ? std::optional(waveform->duration) : std::nullopt;
    };
}

void TimelineView::setHoveredSound(int sound)
{
    if (sound == m_hoveredSound)
        return;
    m_hoveredSound = sound;
    Q_EMIT changed();
}

Time TimelineView::onFrame(Time sceneTime) const
{
    const double seconds = (m_sceneStart + sceneTime).seconds();
    const Time frame = rate().at(std::llround(seconds * rate().perSecond()));
    return std::max(Time(), frame - m_sceneStart);
}

Time TimelineView::sceneTimeAt(double x) const
{
    return onFrame(Time::fromSeconds(m_axis.seconds(x)) - m_sceneStart);
}

Time TimelineView::playhead() const
{
    return std::max(Time(), m_session.playhead.time() - m_sceneStart);
}

const TimeRow *TimelineView::rowAt(int y) const
{
    const auto next = std::ranges::upper_bound(m_rows, y, {}, &TimeRow::top);
    if (next == m_rows.begin() || y >= std::prev(next)->bottom())
        return nullptr;
    return &*std::prev(next);
}

const TimeRow *TimelineView::rowOf(const KeyPlace &key) const
{
    const auto found = std::ranges::find_if(m_rows, [&](const TimeRow &row) {
        return row.kind == RowKind::Property && row.property.node == key.node && row.property.clip == key.clip
            && row.property.key == key.property;
    });
    return found == m_rows.end() ? nullptr : &*found;
}

const Bar *TimelineView::barOf(const lecture::ClipPlace &place, const TimeRow **row) const
{
    for (const TimeRow &one : m_rows) {
        if (one.track != place.track)
            continue;
        const auto found = std::ranges::find(one.bars, place, &Bar::place);
        if (found == one.bars.end())
            continue;
        if (row)
            *row = &one;
        return &*found;
    }
    return nullptr;
}

void TimelineView::toggleFold(const TimeRow &row)
{
    if (!row.isExpandable)
        return;
    m_options.folds[QString(row.foldId)] = !row.isExpanded;
    makeRows();
}

QString TimelineView::groupFold(const lecture::ClipPlace &group) const
{
    QString id = m_session.selection.scene() + u"/group/%1"_s.arg(group.track);
    for (const int index : group.indices)
        id += u'/' + QString::number(index);
    return id;
}

void TimelineView::openGroup(const lecture::ClipPlace &group, bool open)
{
    m_options.folds[groupFold(group)] = open;
    makeRows();
}

bool TimelineView::isGroupOpen(const lecture::ClipPlace &group) const
{
    const auto found = m_options.folds.find(groupFold(group));
    return found != m_options.folds.end() && found->second;
}

const QSet<int> &TimelineView::selectedKeys(const TimeRow &row) const
{
    static const QSet<int> none;
    const std::vector<KeyPlace> &keys = m_session.selection.keys();
    if (keys.empty() || !row.keys)
        return none;
    if (m_selected.empty()) {
        for (const KeyPlace &key : keys)
            m_selected[{key.node, key.clip, key.property, 0}].insert(key.index);
    }
    const auto found = m_selected.find({row.property.node, row.property.clip, row.property.key, 0});
    return found == m_selected.end() ? none : found->second;
}

void TimelineView::setUnit(TimeUnit unit)
{
    m_unit = unit;
    QSettings().setValue(u"timeline/frames"_s, unit == TimeUnit::Frames);
    Q_EMIT changed();
}

void TimelineView::setSnaps(bool snaps)
{
    m_snaps = snaps;
    QSettings().setValue(u"timeline/snaps"_s, snaps);
}

void TimelineView::setRipples(bool ripples)
{
    m_session.isRippling = ripples;
    QSettings().setValue(u"timeline/ripples"_s, ripples);
}

void TimelineView::setShowsAllProperties(bool all)
{
    m_options.showsAllProperties = all;
    makeRows();
}

TimeSnapTargets TimelineView::snapTargets(bool withPlayhead) const
{
    TimeSnapTargets targets;
    const double start = m_sceneStart.seconds();
    targets.at = {start, (m_sceneStart + m_sceneLength).seconds()};
    if (withPlayhead)
        targets.at.push_back(m_session.playhead.time().seconds());
    for (const auto &time : {m_session.playhead.in(), m_session.playhead.out()}) {
        if (time)
            targets.at.push_back(time->seconds());
    }
    for (const TimeRow &row : m_rows) {
        for (const Bar &bar : row.bars) {
            if (m_session.selection.has(bar.place))
                continue;
            targets.at.push_back(start + bar.start.seconds());
            targets.at.push_back(start + bar.end.seconds());
        }
        for (const SoundBar &bar : row.sounds) {
            if (m_session.selection.hasSound(bar.index))
                continue;
            targets.at.push_back(start + bar.start.seconds());
            targets.at.push_back(start + bar.end.seconds());
        }
        if (!row.keys)
            continue;
        const QSet<int> &selected = selectedKeys(row);
        for (std::size_t i = 0; i < row.keys->at.size(); ++i) {
            if (!selected.contains(static_cast<int>(i)))
                targets.at.push_back(start + row.keys->at[i]);
        }
    }
    if (const lecture::Scene *open = scene()) {
        for (const Marker &marker : markersOf(*open))
            targets.at.push_back(start + marker.at.seconds());
    }
    std::ranges::sort(targets.at);
    return targets;
}

void TimelineView::setSnapLine(std::optional<double> seconds)
{
    if (seconds == m_snapLine)
        return;
    m_snapLine = seconds;
    Q_EMIT changed();
}

} // namespace lectograph::editor
