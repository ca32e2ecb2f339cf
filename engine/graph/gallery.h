// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/shape.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace lectograph::graph {

/// Values of a text that are found by words and chosen by their pictures, such as the names of icons. A row names it
/// (graph/row.h, `chosenFrom()`); what is written by hand may be something else. Both functions are pure, and may be called
/// in several threads.
struct Gallery
{
    struct Choice
    {
        QString value;     ///< what is written into the text
        QStringList words; ///< what people call it, in all languages, the best ones first
    };

    /// All of them, in the order in which they are offered.
    std::function<std::vector<Choice>()> choices;
    /// What one looks like, around the origin, one unit large. Its colors do not matter: it is shown in that of words.
    std::function<shape::Shape(const QString &value)> picture;
};

} // namespace lectograph::graph
