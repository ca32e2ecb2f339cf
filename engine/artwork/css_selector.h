// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/css_tokens.h"
#include "artwork/svg_document.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace lectograph::artwork {

struct CssSelector;
using CssSelectors = std::vector<CssSelector>;

/// One condition on an element: “rect”, “.a”, “#a”, “[a=b]”, “:not(.a)”.
struct CssCondition
{
    enum class Kind { Name, Class, Id, Attribute, Root, Empty, Nth, Any, None, Never };

    Kind kind = Kind::Never;
    QString name = {};
    QString value = {};       ///< of an attribute
    char16_t relation = 0;    ///< between an attribute and its value: “=~|^$*”; 0: the attribute is there
    bool ignoresCase = false; ///< of the value
    int step = 0;             ///< for Nth: of every … elements
    int first = 1;            ///< … the one at this place
    bool isFromEnd = false;   ///< counted from the last one
    bool isAmongNamesakes = false;
    std::shared_ptr<const CssSelectors> inside = {}; ///< for Any and None: one of them, or none of them, fits
};

/// All of these conditions fit one element.
struct CssCompound
{
    std::vector<CssCondition> conditions;
    char16_t link = 0; ///< to the compound on the left: “ ”, “>”, “+” or “~”
};

struct CssSelector
{
    std::vector<CssCompound> compounds; ///< from right to left, never empty
    int specificity = 0;                ///< ids, classes and names, each below 1024
};

/// Reads a list of selectors (Selectors Level 4). “&” stands for one of `around`. Empty if one is wrong, as CSS asks.
/// Conditions on what a pointer does, or on what no drawing has, fit nothing.
CssSelectors parseCssSelectors(std::span<const CssToken> tokens,
                               const std::shared_ptr<const CssSelectors> &around = nullptr);

/// Whether the selector fits the element. Every condition that is tried takes one from `allowance`; nothing fits when that
/// is used up.
bool fits(const CssSelector &selector, const SvgElement &element, qint64 &allowance);

} // namespace lectograph::artwork
