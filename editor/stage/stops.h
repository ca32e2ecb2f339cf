// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

#include <vector>

namespace lectograph::editor {

/// The frames at which a presentation waits for the speaker: the scenes' markers and their last frames, in order.
std::vector<qint64> stopsOf(Session &session);

/// The first stop after `frame`; nothing at the end.
std::optional<qint64> stopAfter(const std::vector<qint64> &stops, qint64 frame);
/// The last stop before `frame`, or the beginning.
qint64 stopBefore(const std::vector<qint64> &stops, qint64 frame);

} // namespace lectograph::editor
