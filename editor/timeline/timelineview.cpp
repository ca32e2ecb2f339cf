// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/timelineview.h"

#include "editor/settings/settings.h"
#include "editor/timeline/lanes/lanehit.h"
#include "editor/timeline/sounds/waveforms.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr double mostTogether = 20; ///< seconds: scenes that are shown at once as long as nobody zooms

} // namespace

TimelineView::TimelineView(Session &session, QObject *parent)
    : QObject(parent),
      m_session(session),
      m_staticRanges(new StaticRanges([this](Time time) { return m_session.preview.show().stillUntil(time); }, this)),
      m_waveforms(new Waveforms(this))
{
    m_snaps = setting::snapsInTime.value();
    session.isRippling = setting::ripples.value();
    m_unit = setting::countsFrames.value() ? TimeUnit::Frames : TimeUnit::Seconds;
    connect(&session.document, &Document::opened, this, [this] {
        m_isFitted = false;
        setWhole(false);
    });
    connect(&session.document, &Document::changed, this, &TimelineView::renew);
    connect(&session.preview, &Preview::languageChanged, this, &TimelineView::renew);
    connect(&session.selection, &Selection::sceneChanged, this, &TimelineView::renew);
    connect(&session.preview, &Preview::sceneOpened, this, &TimelineView::revealScene);
    connect(&session.selection, &Selection::changed, this, &TimelineView::followSelection);
    connect(&session.selection, &Selection::pointedAt, this, &TimelineView::revealSelected);
    connect(&session.playhead, &Playhead::timeChanged, this, &TimelineView::followPlayhead);
    connect(&session.playhead, &Playhead::rangeChanged, this, &TimelineView::changed);
    connect(m_staticRanges, &StaticRanges::changed, this, &TimelineView::staticRangesChanged);
    connect(m_waveforms, &Waveforms::found, this, &TimelineView::changed);
    renew();
}

const lecture::Scene *TimelineView::scene() const
{
    return m_session.document.scene(m_session.selection.scene());
}

std::vector<Marker> TimelineView::markers() const
{
    const lecture::Scene *open = scene();
    return open ? markersOf(*open) : std::vector<Marker>();
}

QString TimelineView::sceneLabel(int index) const
{
    const picture::Show::SceneSpan &span = m_session.preview.show().scenes()[static_cast<std::size_t>(index)];
    const lecture::Scene *one = m_session.document.scene(span.id);
    return one ? numberedLabelOf(*one, index + 1, m_session.preview.languages()) : span.id;
}

void TimelineView::renew()
{
    const picture::Show::SceneSpan span = m_session.preview.span();
    const base::Dialect dialect = m_session.document.lecture().dialect; // for drawing easings
    const bool isOther = m_sceneStart != span.start || m_sceneLength != span.duration || m_dialect != dialect;
    m_dialect = dialect;
    m_sceneStart = span.start;
    m_sceneLength = span.duration;
    m_staticRanges->restart(span.start, span.start + span.duration, rate());
    if (!makeRows() && isOther)
        Q_EMIT changed();
    Q_EMIT scenesChanged();
    if (m_isWhole && !m_isHeld)
        setShowsWholeLecture(true);
    keepAllInView();
    if (!m_isFitted && scene()) {
        m_isFitted = true;
        fitToBegin();
    }
}

/// A short lecture that is in view as a whole stays so when scenes are added.
void TimelineView::keepAllInView()
{
    const double length = m_session.playhead.duration().seconds();
    const double before = std::exchange(m_length, length);
    const bool wasInView = m_fitted && m_fitted->first <= 0 && m_fitted->second >= before;
    if (wasInView && !m_isHeld && before > 0 && length > before && length <= mostTogether)
        fit(0, length);
}

bool TimelineView::makeRows()
{
    const lecture::Scene *open = scene();
    ++m_revision;
    m_options.languages = m_session.preview.languages();
    std::vector<TimeRow> rows = open
        ? m_maker.rowsOf(m_session.document.lecture(), *open, m_session.registry(), m_options)
        : std::vector<TimeRow>();
    appendSoundRows(rows, *this);
    m_waveforms->forgetUnused();
    m_selected.clear();
    m_selectedTracks.reset();
    if (!m_rows.replace(std::move(rows)))
        return false;
    Q_EMIT rowsChanged();
    setScrollY(m_scrollY);
    Q_EMIT changed();
    return true;
}

void TimelineView::followSelection()
{
    m_selected.clear();
    m_selectedTracks.reset();
    if (!m_isHeld)
        revealSelected();
    Q_EMIT changed();
}

void TimelineView::revealSelected()
{
    const Selection &selection = m_session.selection;
    if (const std::vector<TimelineItem> bars = listed(selection.items().bars()); bars.size() == 1) {
        reveal(bars.front());
    } else if (selection.nodes().size() == 1) {
        const auto row = std::ranges::find_if(rows(), [&](const TimeRow &one) {
            return one.kind != RowKind::Section && one.nodes.contains(selection.nodes().front());
        });
        if (row != rows().end())
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
    if (!applyAxis(axis))
        return;
    m_fitted.reset();
    setWhole(false);
}

/// Returns false if it is the axis already.
bool TimelineView::applyAxis(TimeAxis axis)
{
    axis.scale = std::clamp(axis.scale, TimeAxis::minScale, TimeAxis::maxScale);
    const double least = -12 / axis.scale;
    const double most = std::max(least, end() - m_laneSize.width() / axis.scale);
    axis.left = std::clamp(axis.left, least, most);
    if (axis.left == m_axis.left && axis.scale == m_axis.scale)
        return false;
    m_axis = axis;
    Q_EMIT axisChanged();
    Q_EMIT changed();
    return true;
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
    applyAxis(TimeAxis::fitting(start, stop, m_laneSize.width()));
    m_fitted = std::pair(start, stop);
    setWhole(false);
}

void TimelineView::fitToBegin()
{
    // A short first scene, often the title, is shown together with what follows it.
    const double start = m_sceneStart.seconds();
    const double length = m_session.playhead.duration().seconds();
    fit(start, std::max((m_sceneStart + m_sceneLength).seconds(), std::min(length, start + mostTogether)));
}

void TimelineView::fitScene()
{
    fit(m_sceneStart.seconds(), (m_sceneStart + m_sceneLength).seconds());
}

void TimelineView::revealScene()
{
    const picture::Show::SceneSpan span = m_session.preview.span(); // renew() may be still to come
    const Time end = span.start + span.duration;
    const double width = m_laneSize.width();
    const double left = m_axis.x(span.start);
    const double right = m_axis.x(end);
    if (m_isWhole || m_isHeld || width <= 0 || (left >= 0 && right <= width))
        return;
    if (right - left > 0.92 * width)
        return fit(span.start.seconds(), end.seconds());
    setAxis({allFits() ? 0 : span.start.seconds() - 0.04 * width / m_axis.scale, m_axis.scale});
}

void TimelineView::setShowsWholeLecture(bool whole)
{
    if (whole) {
        if (!m_part)
            m_part = PartInView{m_session.selection.scene(), m_axis};
        applyAxis(TimeAxis::fitting(0, m_session.playhead.duration().seconds(), m_laneSize.width()));
        m_fitted.reset();
        setWhole(true);
        return;
    }
    const std::optional<PartInView> part = m_part;
    setWhole(false);
    if (part && part->scene == m_session.selection.scene())
        setAxis(part->axis);
    else
        fitScene();
}

void TimelineView::setWhole(bool whole)
{
    if (!whole)
        m_part.reset();
    if (std::exchange(m_isWhole, whole) != whole)
        Q_EMIT wholeLectureChanged(whole);
}

void TimelineView::setHeld(bool held)
{
    m_isHeld = held;
    if (m_isWhole && !held)
        setShowsWholeLecture(true);
}

void TimelineView::fitSelection()
{
    std::optional<TimeSpan> extent;
    for (const TimeRow &row : rows()) {
        for (const ItemSpan &one : itemsOf(row)) {
            if (m_session.selection.has(one.item))
                include(extent, {one.start, one.end});
        }
    }
    if (!extent)
        return fitScene();
    const double start = (m_sceneStart + extent->start).seconds();
    fit(start, std::max((m_sceneStart + extent->end).seconds(), start + 0.5));
}

bool TimelineView::allFits() const
{
    return m_session.playhead.duration().seconds() * m_axis.scale <= m_laneSize.width();
}

void TimelineView::reveal(double seconds)
{
    const double x = m_axis.x(seconds);
    if (x >= 0 && x < m_laneSize.width())
        return;
    TimeAxis axis = m_axis;
    axis.left = allFits() ? 0 : seconds - 0.08 * m_laneSize.width() / axis.scale;
    setAxis(axis);
}

void TimelineView::setLaneSize(const QSize &size)
{
    if (size == m_laneSize)
        return;
    m_laneSize = size;
    // Fit again unless the view was changed since; before a widget is shown, its size is meaningless.
    if (m_isWhole)
        setShowsWholeLecture(true);
    else if (m_fitted)
        fit(m_fitted->first, m_fitted->second);
    Q_EMIT axisChanged();
    setScrollY(m_scrollY);
    Q_EMIT changed();
}

void TimelineView::setScrollY(int y)
{
    constexpr int room = 40; // below the last row, as a drop area
    y = std::clamp(y, 0, std::max(0, rowsHeight() + room - m_laneSize.height()));
    if (y == m_scrollY)
        return;
    m_scrollY = y;
    Q_EMIT rowsChanged();
    Q_EMIT changed();
}

void TimelineView::restore(const Place &place)
{
    m_options.showsAllProperties = place.rows.showsAllProperties;
    m_options.folds = place.rows.folds;
    makeRows();
    if (place.isWhole)
        setShowsWholeLecture(true);
    else
        setAxis(place.axis);
    setScrollY(place.scrollY);
}

void TimelineView::reveal(const TimeRow &row)
{
    if (row.top < m_scrollY)
        setScrollY(row.top);
    else if (row.bottom() > m_scrollY + m_laneSize.height())
        setScrollY(std::min(row.top, row.bottom() - m_laneSize.height()));
}

void TimelineView::reveal(const TimelineItem &item)
{
    const TimeRow *row = rowOf(item);
    const auto span = spanOf(item);
    if (!row || !span)
        return;
    reveal(*row);
    if (x(span->end) < 0 || x(span->start) > m_laneSize.width())
        reveal((m_sceneStart + span->start).seconds());
}

void TimelineView::setHoveredSound(std::optional<SoundId> sound)
{
    if (std::exchange(m_hoveredSound, sound) != sound)
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

bool TimelineView::isTrackSelected(const TimeRow &row) const
{
    if (row.kind != RowKind::Track && row.kind != RowKind::Section)
        return false;
    const Selection &selection = m_session.selection;
    if (!m_selectedTracks) {
        m_selectedTracks.emplace();
        for (const ClipId clip : selection.clips()) {
            if (const TimeRow *in = rowOf(clip))
                m_selectedTracks->insert(in->track);
        }
    }
    return m_selectedTracks->contains(row.track)
        || std::ranges::any_of(row.nodes, [&](const QString &node) { return selection.has(node); });
}

void TimelineView::toggleFold(const TimeRow &row)
{
    if (!row.isExpandable)
        return;
    m_options.folds[QString(row.foldId)] = !row.isExpanded;
    makeRows();
}

void TimelineView::toggleGroup(ClipId group)
{
    m_options.folds[groupFoldId(group)] = !isGroupOpen(group);
    makeRows();
}

bool TimelineView::isGroupOpen(ClipId group) const
{
    const auto found = m_options.folds.find(groupFoldId(group));
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
    setting::countsFrames.set(unit == TimeUnit::Frames);
    Q_EMIT changed();
}

void TimelineView::setSnaps(bool snaps)
{
    m_snaps = snaps;
    setting::snapsInTime.set(snaps);
}

void TimelineView::setRipples(bool ripples)
{
    m_session.isRippling = ripples;
    setting::ripples.set(ripples);
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
    for (const TimeRow &row : rows()) {
        for (const ItemSpan &one : itemsOf(row)) {
            if (m_session.selection.has(one.item))
                continue;
            targets.at.push_back(start + one.start.seconds());
            if (one.end != one.start)
                targets.at.push_back(start + one.end.seconds());
        }
    }
    for (const Marker &marker : markers())
        targets.at.push_back(start + marker.at.seconds());
    std::ranges::sort(targets.at);
    return targets;
}

void TimelineView::setSnapLine(std::optional<double> seconds)
{
    if (std::exchange(m_snapLine, seconds) != seconds)
        Q_EMIT changed();
}

} // namespace lectograph::editor
