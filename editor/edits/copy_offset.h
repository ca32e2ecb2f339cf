// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"

#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

namespace lectograph::editor {

/// What copies have to keep clear of and to stay in, in scene units.
struct CopyRoom
{
    std::vector<base::Box> others = {}; ///< of all blocks that are there, the originals among them
    std::optional<QRectF> frame = {};   ///< that is seen, with the lower edge as its top; nothing: there is no limit
};

/// The offset of copies from their originals that is nearest to `way` and with which they are told apart: they lie on no
/// block of about their size, not even partly if `way` leads clear of the originals, and stay in the frame in each
/// direction in which the originals are in it. Where there is no such place any more, it is `way`.
QPointF copyOffset(const std::vector<base::Box> &originals, const QPointF &way, const CopyRoom &room);

} // namespace lectograph::editor
