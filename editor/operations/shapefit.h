// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/link_edits.h"

namespace lectograph::editor {

struct Session;

/// Why the tensor of an output cannot be used by an input, at the playhead: "128 columns meet 64 rows". Empty if it can,
/// if another tensor that the block needs is not chosen yet, or if it cannot be known. Such a link may be made: the
/// author may still change the other tensor.
QString shapeMisfit(Session &session, const OutputPlace &output, const InputPlace &input);

} // namespace lectograph::editor
