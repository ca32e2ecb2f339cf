// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/actionid.h"

/// Ids of the stage's actions.
namespace lectograph::editor::stageaction {

inline constexpr ActionId cut{"stage.cut"};
inline constexpr ActionId copy{"stage.copy"};
inline constexpr ActionId paste{"stage.paste"};
inline constexpr ActionId pasteInPlace{"stage.paste-in-place"};
inline constexpr ActionId pasteAsTheyWere{"stage.paste-as-they-were"};
inline constexpr ActionId duplicate{"stage.duplicate"};
inline constexpr ActionId remove{"stage.delete"};
inline constexpr ActionId selectAll{"stage.select-all"};
inline constexpr ActionId group{"stage.group"};
inline constexpr ActionId selectGroup{"stage.select-group"};
inline constexpr ActionId connect{"stage.connect"};
inline constexpr ActionId markNext{"stage.mark-next"};
inline constexpr ActionId markPrevious{"stage.mark-previous"};
inline constexpr ActionId toggleMarked{"stage.toggle-marked"};
inline constexpr ActionId front{"stage.front"};
inline constexpr ActionId back{"stage.back"};
inline constexpr ActionId hide{"stage.hide"};
inline constexpr ActionId bold{"stage.bold"};
inline constexpr ActionId italic{"stage.italic"};
inline constexpr ActionId intoFrame{"stage.into-frame"};
inline constexpr ActionId alignLeft{"stage.align-left"};
inline constexpr ActionId alignCentre{"stage.align-centre"};
inline constexpr ActionId alignRight{"stage.align-right"};
inline constexpr ActionId alignTop{"stage.align-top"};
inline constexpr ActionId alignMiddle{"stage.align-middle"};
inline constexpr ActionId alignBottom{"stage.align-bottom"};
inline constexpr ActionId distributeAcross{"stage.distribute-horizontally"};
inline constexpr ActionId distributeDown{"stage.distribute-vertically"};
inline constexpr ActionId space{"stage.space"};
inline constexpr ActionId stackRow{"stage.stack-row"};
inline constexpr ActionId stackColumn{"stage.stack-column"};
inline constexpr ActionId autoKey{"stage.auto-key"};
inline constexpr ActionId grid{"stage.grid"};
inline constexpr ActionId safeAreas{"stage.safe-areas"};
inline constexpr ActionId ghosts{"stage.ghosts"};
inline constexpr ActionId snap{"stage.snap"};
inline constexpr ActionId rulers{"stage.rulers"};
inline constexpr ActionId guides{"stage.guides"};
inline constexpr ActionId lockGuides{"stage.lock-guides"};
inline constexpr ActionId addGuide{"stage.add-guide"};
inline constexpr ActionId nextGuide{"stage.next-guide"};
inline constexpr ActionId placeGuide{"stage.place-guide"};
inline constexpr ActionId removeGuide{"stage.remove-guide"};
inline constexpr ActionId clearGuides{"stage.clear-guides"};
inline constexpr ActionId addCamera{"stage.add-camera"};
inline constexpr ActionId cameraFrame{"stage.camera-frame"};
inline constexpr ActionId zoomToSelection{"stage.zoom-to-selection"};
inline constexpr ActionId zoomToWholeFrame{"stage.zoom-to-whole-frame"};
inline constexpr ActionId fit{"stage.fit"};
inline constexpr ActionId fullSize{"stage.full-size"};
inline constexpr ActionId zoomIn{"stage.zoom-in"};
inline constexpr ActionId zoomOut{"stage.zoom-out"};

} // namespace lectograph::editor::stageaction

/// Of diagrams on the stage.
namespace lectograph::editor::diagramaction {

inline constexpr ActionId add{"diagram.add"};
inline constexpr ActionId rename{"diagram.rename"};
inline constexpr ActionId link{"diagram.link"};
inline constexpr ActionId arc{"diagram.arc"};
inline constexpr ActionId repeat{"diagram.repeat"};
inline constexpr ActionId group{"diagram.group"};
inline constexpr ActionId fold{"diagram.fold"};
inline constexpr ActionId unfold{"diagram.unfold"};
inline constexpr ActionId remove{"diagram.delete"};
inline constexpr ActionId up{"diagram.up"};
inline constexpr ActionId down{"diagram.down"};
inline constexpr ActionId right{"diagram.right"};
inline constexpr ActionId left{"diagram.left"};
inline constexpr ActionId layOut{"diagram.lay-out"};

} // namespace lectograph::editor::diagramaction
