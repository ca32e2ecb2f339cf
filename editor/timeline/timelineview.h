// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"
#include "editor/edits/sound_edits.h"
#include "editor/timeline/lanes/rows.h"
#include "editor/timeline/lanes/snapping.h"
#include "editor/timeline/lanes/staticranges.h"
#include "editor/timeline/ruler/timeaxis.h"

#include <QObject>
#include <QRegion>

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
    void reveal(const lecture::ClipPlace &clip);
    void revealSound(int sound);

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
    const Bar *barOf(const lecture::ClipPlace &place, const TimeRow **row = nullptr) const;
    const SoundBar *soundOf(int index, const TimeRow **row = nullptr) const;
    /// Of the files in the language that is looked at.
    SoundLength soundLength() const;
    Waveforms &waveforms() const { return *m_waveforms; }
    /// The sound under the pointer; −1: none.
    int hoveredSound() const { return m_hoveredSound; }
    void setHoveredSound(int sound);
    void toggleFold(const TimeRow &row);
    void openGroup(const lecture::ClipPlace &group, bool open);
    bool isGroupOpen(const lecture::ClipPlace &group) const;
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
    bool makeRows(); ///< false: they are what they were
    void followPlayhead();
    void followSelection();
    void revealSelected();
    void fitToBegin();
    QString groupFold(const lecture::ClipPlace &group) const;

    Session &m_session;
    RowMaker m_maker;
    RowOptions m_options;
    std::vector<TimeRow> m_rows;
    mutable std::map<KeyPlace, QSet<int>>
        m_selected; ///< by the first of each property; sorted out of the selection when asked for
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
    int m_hoveredSound = -1;
};

} // namespace lectograph::editor
