// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/scene_edits.h"
#include "editor/edits/timeline_edits.h"
#include "editor/session/session.h"
#include "editor/timeline/lanes/rowindex.h"
#include "editor/timeline/lanes/snapping.h"
#include "editor/timeline/lanes/staticranges.h"
#include "editor/timeline/ruler/timeaxis.h"

#include <QObject>
#include <QRegion>

#include <map>

namespace lectograph::editor {

class Waveforms;

/// The state that the parts of the timeline share: the rows of the open scene, the axis, the scroll position.
class TimelineView : public QObject
{
    Q_OBJECT

public:
    static constexpr int headWidth = 184;

    explicit TimelineView(Session &session, QObject *parent = nullptr);

    Session &session() const { return m_session; }
    /// Returns null if there is none.
    const lecture::Scene *scene() const;
    /// Those of the open scene, if there is one.
    std::vector<Marker> markers() const;
    /// "3 Attention": number and name of a scene.
    QString sceneLabel(int index) const;
    /// The start of the open scene in the lecture, and its length.
    Time sceneStart() const { return m_sceneStart; }
    Time sceneLength() const { return m_sceneLength; }
    base::FrameRate rate() const { return m_session.document.lecture().rate; }

    const TimeAxis &axis() const { return m_axis; }
    void setAxis(TimeAxis axis);
    void zoom(double factor, double x);
    void scrollBy(double pixels);
    void fit(double start, double end); ///< seconds of the lecture
    void fitScene();
    /// Scrolls to the open scene if a part of it is out of view; one that is too long for the view is fitted. So it is when
    /// a scene is opened.
    void revealScene();
    void fitLecture() { setShowsWholeLecture(true); }
    void fitSelection();
    /// Whether all scenes are in view, also when the lecture becomes longer or the window smaller, until the author
    /// scrolls or zooms.
    bool showsWholeLecture() const { return m_isWhole; }
    /// Switching off returns to what was in view before, or shows the open scene if that is another one now.
    void setShowsWholeLecture(bool whole);
    /// Scrolls by a page if `seconds` of the lecture is out of view.
    void reveal(double seconds);
    double end() const; ///< end of the scrollable range in seconds
    void setLaneSize(const QSize &size);
    const QSize &laneSize() const { return m_laneSize; }

    /// During a drag, changes of the selection, of the open scene or of the length do not move the view.
    void setHeld(bool held);
    int scrollY() const { return m_scrollY; }
    void setScrollY(int y);
    int rowsHeight() const { return m_rows.height(); }
    void reveal(const TimeRow &row);
    void reveal(const TimelineItem &item);

    /// For a scene time.
    double x(Time time) const { return m_axis.x(m_sceneStart + time); }
    /// Rounded to a frame of the lecture, not before the start of the scene.
    Time sceneTimeAt(double x) const;
    Time onFrame(Time sceneTime) const;
    /// The playhead in scene time.
    Time playhead() const;

    const std::vector<TimeRow> &rows() const { return m_rows.rows(); }
    int revision() const { return m_revision; } ///< how often the rows were created
    /// The stripes to repaint when the playhead has moved from `from`: `reach` pixels to either side of its line.
    QRegion stripes(Time from, int reach, int height) const;
    /// `y` is relative to the rows, not the widget. Returns null outside of all rows.
    const TimeRow *rowAt(int y) const { return m_rows.at(y); }
    /// The row that shows the item. Returns null if there is none.
    const TimeRow *rowOf(const TimelineItem &item) const { return m_rows.rowOf(item); }
    /// The bar of a clip or sound. Returns null if no row shows it.
    const Bar *barOf(const TimelineItem &item, const TimeRow **row = nullptr) const { return m_rows.barOf(item, row); }
    /// The start and end of an item; nothing if no row shows it.
    std::optional<TimeSpan> spanOf(const TimelineItem &item) const { return m_rows.spanOf(item); }
    Waveforms &waveforms() const { return *m_waveforms; }
    /// The sound under the pointer.
    const std::optional<SoundId> &hoveredSound() const { return m_hoveredSound; }
    void setHoveredSound(std::optional<SoundId> sound);
    void toggleFold(const TimeRow &row);
    void toggleGroup(ClipId group);
    bool isGroupOpen(ClipId group) const;
    /// Whether it is a track of which a clip or a node is selected, or stands for a node that is.
    bool isTrackSelected(const TimeRow &row) const;
    /// The indices of the selected keyframes of a row.
    const QSet<int> &selectedKeys(const TimeRow &row) const;

    TimeUnit unit() const { return m_unit; }
    void setUnit(TimeUnit unit);
    bool snaps() const { return m_snaps; }
    void setSnaps(bool snaps);
    bool ripples() const { return m_session.isRippling; }
    void setRipples(bool ripples);
    bool showsAllProperties() const { return m_options.showsAllProperties; }
    void setShowsAllProperties(bool all);

    /// What is in view and unfolded, for another view of the same lecture. All else that is chosen is in the settings or
    /// the session.
    struct Place
    {
        TimeAxis axis;
        int scrollY = 0;
        bool isWhole = false;
        RowOptions rows;
    };
    Place place() const { return {m_axis, m_scrollY, m_isWhole, m_options}; }
    void restore(const Place &place);

    /// Edges of clips, keyframes, markers and the playhead, except of selected items, since those move.
    TimeSnapTargets snapTargets(bool withPlayhead = true) const;
    const std::optional<double> &snapLine() const { return m_snapLine; }
    void setSnapLine(std::optional<double> seconds);

    const StaticRanges &staticRanges() const { return *m_staticRanges; }

Q_SIGNALS:
    void changed();       ///< something needs repainting
    void rowsChanged();   ///< before changed()
    void scenesChanged(); ///< names, lengths, markers
    void axisChanged();   ///< before changed()
    void wholeLectureChanged(bool isShown);
    /// From `from` to playhead(). Emitted instead of changed() if nothing else needs repainting.
    void playheadMoved(lectograph::base::Time from);
    void staticRangesChanged();

private:
    void renew();
    bool makeRows(); ///< false if they are unchanged
    void followPlayhead();
    void followSelection();
    void revealSelected();
    void fitToBegin();
    void keepAllInView();
    bool allFits() const; ///< the whole lecture, at this scale
    bool applyAxis(TimeAxis axis);
    void setWhole(bool whole);

    /// What was in view before the whole lecture.
    struct PartInView
    {
        QString scene;
        TimeAxis axis;
    };

    Session &m_session;
    RowMaker m_maker;
    RowOptions m_options;
    RowIndex m_rows;
    // Derived from the selection on request.
    mutable std::map<KeyPlace, QSet<int>> m_selected; ///< by the first keyframe of each property
    mutable std::optional<QSet<int>> m_selectedTracks;
    TimeAxis m_axis;
    QSize m_laneSize{800, 160};
    Time m_sceneStart;
    Time m_sceneLength;
    int m_scrollY = 0;
    TimeUnit m_unit = TimeUnit::Seconds;
    bool m_snaps = true;
    bool m_isHeld = false;
    bool m_isFitted = false;                           ///< fitted to the lecture after opening it
    std::optional<std::pair<double, double>> m_fitted; ///< the fitted range in seconds, until scrolling or zooming
    double m_length = 0;                               ///< of the lecture, in seconds
    bool m_isWhole = false;
    std::optional<PartInView> m_part; ///< while the whole lecture is shown
    std::optional<double> m_snapLine;
    Time m_told; ///< the playhead position as of the last playheadMoved()
    int m_revision = 0;
    base::Dialect m_dialect = base::Dialect::Gl;
    StaticRanges *m_staticRanges;
    Waveforms *m_waveforms;
    std::optional<SoundId> m_hoveredSound;
};

} // namespace lectograph::editor
