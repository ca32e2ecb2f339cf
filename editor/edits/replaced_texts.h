// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"

/// Texts of instances that still are the default of their definition: a sample in each of its languages, until an
/// author writes another.
namespace lectograph::editor {

/// What such a text begins with when it is typed anew: without the samples in the other languages, which show the new
/// text until they have their own. Nothing for a text without samples in several languages, and for one that is written.
std::optional<QJsonValue> replacedDefault(const lecture::Lecture &lecture, const PropertyPlace &place);
/// Whether the texts in each of these languages are those of the default.
bool isDefaultText(const QJsonValue &texts, const QJsonValue &preset);

} // namespace lectograph::editor
