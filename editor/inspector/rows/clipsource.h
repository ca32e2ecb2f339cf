// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/rows/source.h"

namespace lectograph::editor {

/// The value of a clip, or the default of its type.
using ClipGet = std::function<Reading(const timeline::Clip &, const timeline::AnimationType *)>;
using ClipSet = std::function<void(timeline::Clip &, const QJsonValue &)>;

/// A value that all selected clips have.
RowSource clipSource(Session &session, const FieldSpec &spec, const ClipGet &get, const ClipSet &set);

} // namespace lectograph::editor
