// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/actionid.h"

/// What can be done to the lecture as a file.
namespace lectograph::editor::fileaction {

inline constexpr ActionId newLecture{"file.new"};
inline constexpr ActionId start{"file.start"};
inline constexpr ActionId open{"file.open"};
inline constexpr ActionId openFolder{"file.openFolder"};
inline constexpr ActionId save{"file.save"};
inline constexpr ActionId saveAs{"file.saveAs"};
inline constexpr ActionId backups{"file.backups"};
inline constexpr ActionId preferences{"file.preferences"};
inline constexpr ActionId quit{"file.quit"};

} // namespace lectograph::editor::fileaction

/// The history, and the texts of the whole lecture.
namespace lectograph::editor::editaction {

inline constexpr ActionId undo{"edit.undo"};
inline constexpr ActionId redo{"edit.redo"};
inline constexpr ActionId find{"edit.find"};
inline constexpr ActionId replace{"edit.replace"};

} // namespace lectograph::editor::editaction

/// What the window shows.
namespace lectograph::editor::viewaction {

inline constexpr ActionId present{"view.present"};
inline constexpr ActionId presentFromHere{"view.presentFromHere"};
inline constexpr ActionId fullScreen{"view.fullScreen"};
inline constexpr ActionId nextPanel{"view.nextPanel"};
inline constexpr ActionId previousPanel{"view.previousPanel"};
inline constexpr ActionId stage{"view.stage"};
inline constexpr ActionId graph{"view.graph"};
inline constexpr ActionId both{"view.both"};
inline constexpr ActionId space{"view.space"};
inline constexpr ActionId stageAndGraph{"view.workspace1"};
inline constexpr ActionId largeStage{"view.workspace2"};
inline constexpr ActionId largeGraph{"view.workspace3"};
inline constexpr ActionId largeTimeline{"view.workspace4"};
inline constexpr ActionId language{"view.language"};
inline constexpr ActionId animations{"view.animations"};
inline constexpr ActionId properties{"view.properties"};
inline constexpr ActionId timeline{"view.timeline"};
inline constexpr ActionId curves{"view.curves"};
inline constexpr ActionId problems{"view.problems"};
inline constexpr ActionId history{"view.history"};
inline constexpr ActionId exports{"view.exports"};

} // namespace lectograph::editor::viewaction

/// Help, and the ways to every other action.
namespace lectograph::editor::helpaction {

inline constexpr ActionId commands{"help.commands"};
inline constexpr ActionId shortcuts{"help.shortcuts"};
inline constexpr ActionId help{"help.topics"};
inline constexpr ActionId guide{"help.guide"};
inline constexpr ActionId about{"help.about"};
inline constexpr ActionId openMenu{"help.menu"};

} // namespace lectograph::editor::helpaction
