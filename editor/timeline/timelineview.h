// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/timeline_edits.h"
#include "editor/session/session.h"
#include "editor/timeline/lanes/rows.h"
#include "editor/timeline/lanes/snapping.h"
#include "editor/timeline/lanes/staticranges.h"
#include "editor/timeline/ruler/timeaxis.h"

#include <QObject>
#include <QRegion>

#include <unordered_map>

namespace lectograph::editor {

/// What the parts of the timeline show together: the rows of the open scene, the axis, how far it is scrolled.
class TimelineView : public QObject
{
    Q_OBJECT

public:
    static constexpr int headWidth = 184;

    explicit TimelineView(Session &session, QObject *parent = nullptr);

    Session &session() const { return m_session; }
    /// Null if there is none.
    const lecture::Scene *scene() const;
    /// When the open scene begins, and its length.
    base::Time sceneStart() const { return m_sceneStart; }
    base::Time sceneLength() const { return m_sceneLength; }
    base::FrameRate rate() const { return m_session.document.lecture().rate; }

    const TimeAxis &axis() const { return m_axis; }
    void setAxis(TimeAxis axis);
    void zoom(double factor, double x);
    void scrollBy(double pixels);
    void fit(double start, double end); ///< seconds of the lecture
    void fitScene();
    void fitLecture();
    void fitSelection();
    /// Turns the page if `seconds` of the lecture are out of sight.
    void reveal(double seconds);
    double end() const; ///< seconds up to which one can scroll
    void setLaneSize(const QSize &size);
    const QSize &laneSize() const { return m_laneSize; }

    /// While something is held by the pointer, what is selected does not move the view under it.
    void setHeld(bool held) { m_isHeld = held; }
    int scrollY() const { return m_scrollY; }
    void setScrollY(int y);
    int rowsHeight() const { return m_rows.empty() ? 0 : m_rows.back().bottom(); }
    void reveal(const TimeRow &row);
    void reveal(const TimelineItem &item);

    /// Of a time of the scene.
    double x(base::Time time) const { return m_axis.x(m_sceneStart + time); }
    /// On a frame of the lecture, not before the scene.
    base::Time sceneTimeAt(double x) const;
    base::Time onFrame(base::Time sceneTime) const;
    /// The playhead, within the scene.
    base::Time playhead() const;

    const std::vector<TimeRow> &rows() const { return m_rows; }
    int makings() const { return m_makings; } ///< how often rows were made
    /// A stripe of a widget in which the playhead's line, or something as wide, is drawn.
    QRegion stripes(base::Time from, int reach, int height) const;
    /// By height within the rows (not the widget); null between and below.
    const TimeRow *rowAt(int y) const;
    const TimeRow *rowOf(const KeyPlace &key) const;
    /// The row that shows it; null if there is none.
    const TimeRow *rowOf(const TimelineItem &item) const;
    const Bar *barOf(ClipId clip, const TimeRow **row = nullptr) const;
    const SoundBar *barOf(SoundId sound, const TimeRow **row = nullptr) const;
    /// When it begins and ends; nothing if no row shows it.
    std::optional<TimeSpan> spanOf(const TimelineItem &item) const;
    /// Of the file in the language that is shown, as soon as its waveform is known.
    std::optional<base::Time> soundLength(const lecture::Sound &sound) const;
    Waveforms &waveforms() const { return *m_waveforms; }
    /// The sound under the pointer.
    const std::optional<SoundId> &hoveredSound() const { return m_hoveredSound; }
    void setHoveredSound(std::optional<SoundId> sound);
    void toggleFold(const TimeRow &row);
    void openGroup(ClipId group, bool open);
    bool isGroupOpen(ClipId group) const;
    /// A selected clip is on the track.
    bool isTrackSelected(int track) const;
    /// Indices of the selected keyframes of a row.
    const QSet<int> &selectedKeys(const TimeRow &row) const;

    TimeUnit unit() const { return m_unit; }
    void setUnit(TimeUnit unit);
    bool snaps() const { return m_snaps; }
    void setSnaps(bool snaps);
    bool ripples() const { return m_session.isRippling; }
    void setRipples(bool ripples);
    bool showsAllProperties() const { return m_options.showsAllProperties; }
    void setShowsAllProperties(bool all);

    /// Edges of clips, keyframes, markers and the playhead; of what is not selected, which is what moves.
    TimeSnapTargets snapTargets(bool withPlayhead = true) const;
    const std::optional<double> &snapLine() const { return m_snapLine; }
    void setSnapLine(std::optional<double> seconds);

    const StaticRanges &staticRanges() const { return *m_staticRanges; }

Q_SIGNALS:
    void changed();       ///< something is to be seen otherwise
    void rowsChanged();   ///< before changed()
    void scenesChanged(); ///< names, lengths, markers
    void axisChanged();   ///< before changed()
    /// From there to playhead(); if nothing else is to be seen otherwise.
    void playheadMoved(lectograph::base::Time from);
    void staticRangesChanged();

private:
    void renew();
    void indexBars();
    bool makeRows(); ///< false: they are what they were
    void followPlayhead();
    void followSelection();
    void revealSelected();
    void fitToBegin();

    Session &m_session;
    RowMaker m_maker;
    RowOptions m_options;
    std::vector<TimeRow> m_rows;
    /// Where bars are: the index of the row, and of the bar in it.
    std::unordered_map<ClipId, std::pair<std::size_t, std::size_t>> m_clipBars;
    std::unordered_map<SoundId, std::pair<std::size_t, std::size_t>> m_soundBars;
    // Sorted out of the selection when asked for.
    mutable std::map<KeyPlace, QSet<int>> m_selected; ///< by the first of each property
    mutable std::optional<QSet<int>> m_selectedTracks;
    TimeAxis m_axis;
    QSize m_laneSize{800, 160};
    base::Time m_sceneStart;
    base::Time m_sceneLength;
    int m_scrollY = 0;
    TimeUnit m_unit = TimeUnit::Seconds;
    bool m_snaps = true;
    bool m_isHeld = false;
    bool m_isFitted = false;                           ///< to the lecture, when it was opened
    std::optional<std::pair<double, double>> m_fitted; ///< seconds that just fit, as long as nobody scrolls or zooms
    std::optional<double> m_snapLine;
    base::Time m_told; ///< where the playhead was said to be
    int m_makings = 0;
    base::Dialect m_dialect = base::Dialect::Gl;
    StaticRanges *m_staticRanges;
    Waveforms *m_waveforms;
    std::optional<SoundId> m_hoveredSound;
};

} // namespace lectograph::editor
