// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "graph/setting.h"
#include "typeset/text.h"

namespace lectograph::text {

/// "values": the replacements of placeholders.
graph::PropertyTable valueProperties();
/// "size", "colour".
graph::PropertyTable sizeProperties(double size);
/// Further letter styles: coloured spans, border, back stroke.
graph::PropertyTable decorationProperties();
/// Both.
graph::PropertyTable letterProperties(double size);
/// "wrapWidth", "wrapLetters", "lines", "lineSpacing": line breaking.
graph::PropertyTable paragraphProperties();
/// "family", "weight", "italic".
graph::PropertyTable fontProperties();

/// The style given by paragraphProperties(), fontProperties() and letterProperties().
typeset::TextStyle textStyleOf(const graph::Inputs &inputs, const graph::Context &context);
/// Replaces spaces with line breaks, so that no line has more than "wrapLetters" letters, not counting spaces.
QString wrapped(const QString &string, int letters);

/// Applies the style of letterProperties() to typeset text; forwards its warnings.
shape::Shape dressed(const typeset::Typeset &set, const graph::Inputs &inputs, const graph::Context &context);

} // namespace lectograph::text
