// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clip_edits.h"
#include "shape/shape.h"

/// Items of a list, rows, and lines of a text, one after another.
namespace lectograph::editor {

/// The patterns of the parts of a block that can come one after another: its items, rows or repeated blocks, or the lines
/// of its text; fewer than two if it has none. `lines`: that its text has in another language.
QStringList partsInTurn(const shape::Shape &shape, int lines = 0);

/// Replaces the clip, which is for one whole block, by one for each part, which start one after another; `clips` contains
/// them.
Result<NewClips> withPartsInTurn(const Lecture &lecture, const QString &scene, ClipId clip, const QStringList &parts,
                                 const timeline::Registry &registry);

/// The lines of its text in the language that has most of them.
int linesOfLongest(const graph::Node &node);

/// `after` with clips that follow its blocks. Where each part of a block had its clip, so has each one that is new since
/// `before`, like the last one and as long after it as that is after the one before; clips for parts that are gone are
/// removed.
Lecture withTurnsFollowing(const Lecture &before, Lecture after, const timeline::Registry &plugins);

} // namespace lectograph::editor
