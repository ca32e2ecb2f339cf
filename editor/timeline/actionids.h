// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/actionid.h"

/// What can be done on the timeline.
namespace lectograph::editor::timelineaction {

inline constexpr ActionId remove{"timeline.delete"};
inline constexpr ActionId duplicate{"timeline.duplicate"};
inline constexpr ActionId split{"timeline.split"};
inline constexpr ActionId copy{"timeline.copy"};
inline constexpr ActionId cut{"timeline.cut"};
inline constexpr ActionId paste{"timeline.paste"};
inline constexpr ActionId pasteAsTheyWere{"timeline.pasteAsTheyWere"};
inline constexpr ActionId selectAll{"timeline.selectAll"};
inline constexpr ActionId group{"timeline.group"};
inline constexpr ActionId ungroup{"timeline.ungroup"};
inline constexpr ActionId splitTargets{"timeline.splitTargets"};
inline constexpr ActionId inTurn{"timeline.inTurn"};
inline constexpr ActionId mergeClips{"timeline.mergeClips"};
inline constexpr ActionId saveAnimation{"timeline.saveAnimation"};
inline constexpr ActionId startHere{"timeline.startHere"};
inline constexpr ActionId endHere{"timeline.endHere"};
inline constexpr ActionId trimStart{"timeline.trimStart"};
inline constexpr ActionId trimEnd{"timeline.trimEnd"};
inline constexpr ActionId withPrevious{"timeline.withPrevious"};
inline constexpr ActionId afterPrevious{"timeline.afterPrevious"};
inline constexpr ActionId earlier{"timeline.earlier"};
inline constexpr ActionId later{"timeline.later"};
inline constexpr ActionId muchEarlier{"timeline.muchEarlier"};
inline constexpr ActionId muchLater{"timeline.muchLater"};
inline constexpr ActionId addKeys{"timeline.addKeys"};
inline constexpr ActionId renameMarker{"timeline.renameMarker"};
inline constexpr ActionId previousMarker{"timeline.previousMarker"};
inline constexpr ActionId nextMarker{"timeline.nextMarker"};
inline constexpr ActionId previousKey{"timeline.previousKey"};
inline constexpr ActionId nextKey{"timeline.nextKey"};
inline constexpr ActionId insertTime{"timeline.insertTime"};
inline constexpr ActionId addTrack{"timeline.addTrack"};
inline constexpr ActionId lockTrack{"timeline.lockTrack"};
inline constexpr ActionId addSound{"timeline.addSound"};
inline constexpr ActionId addScene{"timeline.addScene"};
inline constexpr ActionId continueScene{"timeline.continueScene"};
inline constexpr ActionId duplicateScene{"timeline.duplicateScene"};
inline constexpr ActionId copyScene{"timeline.copyScene"};
inline constexpr ActionId renameScene{"timeline.renameScene"};
inline constexpr ActionId sceneLength{"timeline.sceneLength"};
inline constexpr ActionId deleteScene{"timeline.deleteScene"};
inline constexpr ActionId transition{"timeline.transition"};
inline constexpr ActionId selectEarlier{"timeline.selectEarlier"};
inline constexpr ActionId selectLater{"timeline.selectLater"};
inline constexpr ActionId selectAbove{"timeline.selectAbove"};
inline constexpr ActionId selectBelow{"timeline.selectBelow"};
inline constexpr ActionId extendEarlier{"timeline.extendEarlier"};
inline constexpr ActionId extendLater{"timeline.extendLater"};
inline constexpr ActionId extendUp{"timeline.extendUp"};
inline constexpr ActionId extendDown{"timeline.extendDown"};
inline constexpr ActionId trackUp{"timeline.trackUp"};
inline constexpr ActionId trackDown{"timeline.trackDown"};
inline constexpr ActionId startEarlier{"timeline.startEarlier"};
inline constexpr ActionId startLater{"timeline.startLater"};
inline constexpr ActionId endLater{"timeline.endLater"};
inline constexpr ActionId endEarlier{"timeline.endEarlier"};
inline constexpr ActionId shorter{"timeline.shorter"};
inline constexpr ActionId longer{"timeline.longer"};
inline constexpr ActionId zoomIn{"timeline.zoomIn"};
inline constexpr ActionId zoomOut{"timeline.zoomOut"};
inline constexpr ActionId fitSelection{"timeline.fitSelection"};
inline constexpr ActionId fitScene{"timeline.fitScene"};
inline constexpr ActionId fitLecture{"timeline.fitLecture"};
inline constexpr ActionId overview{"timeline.overview"};
inline constexpr ActionId snap{"timeline.snap"};
inline constexpr ActionId ripple{"timeline.ripple"};
inline constexpr ActionId allProperties{"timeline.allProperties"};
inline constexpr ActionId frames{"timeline.frames"};

} // namespace lectograph::editor::timelineaction
