// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/cast.h"
#include "editor/manipulation/stage_edits.h"

namespace lectograph::editor {

/// A text within an actor, as it is drawn.
struct ShownText
{
    QString text;
    shape::Shape shape;
    base::Transform place; ///< from around the shape to the scene
};
std::vector<ShownText> shownTextsOf(const Actor &actor);

/// The words under the pointer, where they are written: in a property of the block itself – for an instance of a
/// definition, in a published one – or of a block that it shows, such as a cell of a table. Nothing if there are none.
std::optional<WordsSource> wordsAt(Session &session, const Actor &actor, const Projection &projection,
                                   const QPointF &at);
/// The item of a list that the block shows beside whose words the pointer is: the nearest one. Nothing if the pointer is
/// further above or below the list than a line.
std::optional<WordsSource> itemBeside(Session &session, const Actor &actor, const Projection &projection,
                                      const QPointF &at);
/// The words as they are now, also where an expression computes them.
std::optional<QString> wordsNow(Session &session, const WordsPlace &place);
/// How the words are drawn now; of texts that are equal, those that are drawn in the same order.
std::optional<ShownText> shownText(Session &session, const Actor &actor, const WordsPlace &place);
/// How a short word would be drawn in place of these words of the actor itself: where empty ones will stand, and in
/// which letters. Nothing if they are not drawn.
std::optional<ShownText> sampleText(Session &session, const Actor &actor, const WordsPlace &place);
/// What clips have done to the actor as a whole.
base::Transform movedByClips(Session &session, const Actor &actor);

} // namespace lectograph::editor
