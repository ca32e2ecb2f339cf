// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "graph/setting.h"
#include "typeset/text.h"

namespace lectograph::text {

/// "values": what placeholders are replaced by.
graph::PropertyTable valueProperties();
/// "size", "colour", and how letters look besides: spans of colour, border, back stroke.
graph::PropertyTable letterProperties(std::string_view size);
/// "wrapWidth", "wrapLetters", "lines", "lineSpacing": how a text is broken into lines.
graph::PropertyTable paragraphProperties();
/// "family", "weight", "italic".
graph::PropertyTable fontProperties();

/// As the properties of paragraphProperties(), fontProperties() and letterProperties() say.
typeset::TextStyle textStyleOf(const graph::Inputs &inputs, const graph::Context &context);
/// Line breaks in place of spaces, so that no line has more letters than "wrapLetters", spaces not counted.
QString wrapped(const QString &string, int letters);

/// What was typeset, with the look of letterProperties(); its warnings are passed on.
shape::Shape dressed(const typeset::Typeset &set, const graph::Inputs &inputs, const graph::Context &context);

} // namespace lectograph::text
