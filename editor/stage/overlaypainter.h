// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/settings/settings.h"
#include "editor/stage/droptarget.h"
#include "editor/stage/framewarnings.h"
#include "editor/stage/handles.h"
#include "editor/stage/stagetool.h"

#include <QRegion>

class QPainter;

namespace lectograph::editor {

/// What helps to place blocks; remembered in the settings.
struct StageAids
{
    bool showsGrid = setting::showsGrid.value();
    bool showsSafeAreas = setting::showsSafeAreas.value();
    bool snaps = setting::snapsOnStage.value();
};

/// What the overlay shows besides the selection.
struct OverlayLook
{
    QString hovered = {};
    ConnectDots dots = {};
    QString marked = {}; ///< reached by the keyboard, but not selected by it
    DropTarget drop = {};
    QPointF pointer = {};
    std::optional<double> percent = {}; ///< zoom, unless the frame is fitted
    QRect covered = {};                 ///< the area of the toolbar: outlines are clipped there
    StageAids aids = {};
    bool showsFocus = false;
    bool showsWorld = false; ///< around a camera's frame, instead of the picture
    bool showsPart = true;   ///< an outline of the selected part
};

QRectF tagRect(const QPointF &topLeft, const QString &text);
/// Text on a background patch.
void drawTag(QPainter &painter, const QPointF &topLeft, const QString &text, const QColor &back, const QColor &front);

/// The part of an overlay that depends on the picture.
struct OverlayMarks
{
    QRegion region = {};
    QPolygonF points = {};  ///< equal points mean an equal look
    bool isUnknown = false; ///< it may look different even with equal points
};

/// Paints outlines and handles of the selection, and guides around them.
class OverlayPainter
{
public:
    /// `bounds`: of the widget; `drag`: null if nothing is dragged.
    OverlayPainter(Session &session, const StageCast &cast, Handles handles, const OverlayLook &look,
                   const DragFeedback *drag, const QRect &bounds);

    OverlayMarks marks() const;
    void paint(QPainter &painter) const;

private:
    void paintAids(QPainter &painter) const;
    void paintSelection(QPainter &painter) const;
    void paintHandles(QPainter &painter) const;
    void paintConnecting(QPainter &painter) const;
    void paintWarnings(QPainter &painter) const;
    void paintNotes(QPainter &painter) const;
    /// The actors that the pointer points at, if any.
    QStringList pointed() const;
    QString target() const; ///< of what is dragged
    /// The actors affected by a selected clip.
    QStringList animated() const;
    std::vector<FrameWarning> warnings() const;
    /// Of the selected part, if it is a part of this actor.
    std::optional<QPolygonF> partOutline(const Actor &actor) const;
    void paintSnapping(QPainter &painter, const std::vector<QLineF> &guides, const std::vector<QLineF> &gaps) const;
    void paintDrop(QPainter &painter) const;
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
