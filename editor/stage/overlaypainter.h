// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/stage/handles.h"
#include "editor/stage/stagetool.h"

#include <QRegion>

class QPainter;

namespace lectograph::editor {

/// What is shown over the picture besides what is selected.
struct OverlayLook
{
    QString hovered = {};
    QString dropTarget = {};               ///< takes the animation that is dragged over it
    std::optional<QPointF> dropPoint = {}; ///< where the block that is dragged would be
    QPointF pointer = {};
    std::optional<double> percent = {}; ///< of the zoom, if the frame does not just fit
    QRect covered = {};                 ///< where tools stand above it: no outline runs through them
    bool showsGrid = false;
    bool showsSafeAreas = false;
    bool showsFocus = false;
};

/// Which part of an overlay depends on the picture.
struct OverlayMarks
{
    QRegion region = {};
    QPolygonF points = {};  ///< the same ones: it looks the same
    bool isUnknown = false; ///< it may look otherwise all the same
};

/// Paints outlines and handles of what is selected, and the aids around them.
class OverlayPainter
{
public:
    /// `bounds`: of the widget; `drag`: null while nothing is dragged.
    OverlayPainter(Session &session, const StageCast &cast, Handles handles, const OverlayLook &look,
                   const DragFeedback *drag, const QRect &bounds);

    OverlayMarks marks() const;
    void paint(QPainter &painter) const;

private:
    void paintAids(QPainter &painter) const;
    void paintSelection(QPainter &painter) const;
    void paintHandles(QPainter &painter) const;
    void paintNotes(QPainter &painter) const;
    /// The actors that a selected clip changes.
    QStringList animated() const;
    std::optional<QLineF> onWidget(const QLineF &guide) const;

    Session &m_session;
    const StageCast &m_cast;
    Handles m_handles;
    const OverlayLook &m_look;
    DragFeedback m_drag;
    bool m_isDragging;
    QRect m_bounds;
};

} // namespace lectograph::editor
