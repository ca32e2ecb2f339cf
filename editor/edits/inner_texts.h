// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"
#include "graph/node.h"

#include <optional>

namespace lectograph::editor {

/// The text block in which words of a property are set, whose type declares that they can be formatted: the block itself, or
/// one inside of its definition that reads the published property, also through further definitions and repetitions.
struct InnerText
{
    QString scene; ///< or "block:ID"
    graph::Node node;
    bool isRepeated = false; ///< the words are an item of a list, for each of which there is one such block

    /// The words as they are drawn, without markup (typeset/markup.h) if the block reads any.
    QString drawn(const QString &words) const;
};
/// Of several, the first that is drawn: others only measure. Nothing if no text block reads the property.
std::optional<InnerText> innerText(const lecture::Lecture &lecture, const PropertyPlace &place,
                                   const timeline::Registry &registry);

} // namespace lectograph::editor
