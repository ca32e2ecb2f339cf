// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/pressing.h"

#include "editor/stage/cameradrag.h"
#include "editor/stage/connecttool.h"
#include "editor/stage/diagramtool.h"
#include "editor/stage/overlay.h"
#include "editor/stage/spacetools.h"
#include "editor/stage/stagediagram.h"

#include <algorithm>

namespace lectograph::editor {

namespace {

/// Hidden actors cannot be hit unless they are ghosts, but selected ones can be dragged.
bool isOnUnseenSelected(const StageOverlay &stage, const QPointF &at)
{
    const Projection by = stage.projection();
    return std::ranges::any_of(actorsOf(stage.cast(), stage.selectedActors()), [&](const Actor *actor) {
        return !actor->isSeen && actor->corners(by).containsPoint(at, Qt::WindingFill);
    });
}

} // namespace

std::optional<StageGuide> guideAt(StageOverlay &stage, const QPointF &at, const std::optional<Hit> &hit)
{
    return hit && !hit->isInside ? std::nullopt : stage.guides().under(stage.projection(), at);
}

std::unique_ptr<StageTool> toolAt(StageOverlay &stage, const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    if (stage.camera().isOn())
        return modifiers & Qt::AltModifier ? cameraOrbit(stage, at) : cameraDrag(stage, at);
    if (auto tool = diagramPortDrag(stage, at))
        return tool;
    const auto handle = stage.handles().under(at);
    if (handle && handle->point) // the tip of a vector may lie on the gizmo
        return handleDrag(stage, at, *handle);
    if (const auto gizmo = gizmoOf(stage)) {
        if (const auto part = gizmo->under(at))
            return spaceDrag(stage, at, *part);
    }
    if (handle)
        return handleDrag(stage, at, *handle);
    if (const ConnectDot *dot = stage.dots().under(at))
        return connectDrag(stage, *dot);
    const auto hit = hitAt(stage.cast(), stage.projection(), at);
    const auto guide = guideAt(stage, at, hit);
    stage.guides().select(guide);
    Selection &selection = stage.session().selection;
    if (guide) {
        selection.clear();
        return guideDrag(stage, *guide);
    }
    if (!hit && !isOnUnseenSelected(stage, at))
        return bandSelection(stage, at, modifiers);
    if (hit && selection.nodes() == QStringList{hit->node}) {
        if (auto tool = diagramPartDrag(stage, at, modifiers))
            return tool;
    }
    const bool duplicates = hit && modifiers & Qt::AltModifier;
    if (hit && !duplicates && modifiers & (Qt::ShiftModifier | Qt::ControlModifier))
        selection.toggle(hit->node);
    else if (hit && !selection.has(hit->node))
        selection.setNodes({hit->node});
    return duplicates ? duplicateDrag(stage, at, *hit) : moveDrag(stage, at);
}

void clickThrough(StageOverlay &stage, const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    const auto hit = hitAt(stage.cast(), stage.projection(), at);
    Selection &selection = stage.session().selection;
    if (!hit || hit->isInside || selection.has(hit->node))
        return;
    if (modifiers & (Qt::ShiftModifier | Qt::ControlModifier))
        selection.toggle(hit->node);
    else
        selection.setNodes({hit->node});
}

void selectAt(StageOverlay &stage, const QPointF &at)
{
    const auto hit = stage.camera().isOn() ? std::nullopt : hitAt(stage.cast(), stage.projection(), at);
    const auto guide = guideAt(stage, at, hit);
    Selection &selection = stage.session().selection;
    const QString node = guide ? QString() : hit.value_or(Hit()).node;
    if (guide)
        selection.clear();
    stage.guides().select(guide);
    const bool isOnNothing = node.isEmpty() && !guide && !stage.camera().isOn() && !isOnUnseenSelected(stage, at);
    if (isOnNothing) // the menu of the stage, not of what is elsewhere
        selection.clear();
    else if (!node.isEmpty() && !selection.has(node))
        selection.setNodes({node});
    else if (!node.isEmpty() && selection.nodes().size() == 1)
        stage.diagram().selectAt(at);
}

Qt::CursorShape cursorAt(StageOverlay &stage, const QPointF &at, const QString &actor)
{
    if (stage.camera().isOn())
        return stage.cameraFrame().cursorAt(at);
    if (stage.diagram().portUnder(at))
        return Qt::CrossCursor;
    const Handles handles = stage.handles();
    const auto handle = handles.under(at);
    if (handle && handle->point)
        return handles.cursorOf(*handle);
    if (const auto gizmo = gizmoOf(stage); gizmo && gizmo->under(at))
        return Qt::SizeAllCursor;
    if (handle)
        return handles.cursorOf(*handle);
    if (stage.dots().pointed())
        return Qt::CrossCursor;
    if (const auto guide = guideAt(stage, at, hitAt(stage.cast(), stage.projection(), at)))
        return guide->along == Qt::Vertical ? Qt::SplitHCursor : Qt::SplitVCursor;
    return stage.session().selection.has(actor) ? Qt::SizeAllCursor : Qt::ArrowCursor;
}

} // namespace lectograph::editor
