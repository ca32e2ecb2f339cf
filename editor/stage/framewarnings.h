// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/cast.h"

namespace lectograph::editor {

/// A tag over the picture that says where an actor stands beyond the frame.
struct FrameWarning
{
    QString node;
    QString text;
    QRectF rect;            ///< on the widget
    bool isOutside = false; ///< wholly: a click on the tag selects the actor, which cannot be seen
};
/// At the corner of the actor, or at the edge of the frame that is nearest to it, and only a few; `bounds`: of the
/// widget.
std::vector<FrameWarning> frameWarnings(const Session &session, const StageCast &cast, const Projection &by,
                                        const QRect &bounds);
/// Selects what a tag at this point is about, and offers to bring it back. False if there is none.
bool selectWarned(Session &session, const StageCast &cast, const Projection &by, const QRect &bounds,
                  const QPointF &at);

} // namespace lectograph::editor
