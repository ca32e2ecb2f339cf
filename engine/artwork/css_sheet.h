// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/css_selector.h"

#include <QSizeF>
#include <QStringList>

#include <memory>
#include <vector>

namespace lectograph::artwork {

struct CssDeclaration
{
    QString property; ///< in lower case, or “--name” as it is written
    QString value;
    bool isImportant = false;
};

/// Each property once: the one that wins.
using CssDeclarations = std::vector<CssDeclaration>;

struct CssRule
{
    CssSelector selector;
    std::shared_ptr<const CssDeclarations> declarations; ///< shared by the selectors of a list
};

/// Which declarations a reader keeps: one that it cannot read leaves the one before in force.
using CssFilter = bool (*)(const QString &property, QStringView value);

struct CssSheet
{
    std::vector<CssRule> rules; ///< in the order of the sheet
    QStringList leftOut;        ///< at-rules that name other files, such as “@import”
};

/// Whether a list of media queries fits a drawing of this size on a light screen (Media Queries Level 4).
bool fitsMedia(QStringView query, const QSizeF &size);

/// Reads the rules of a style sheet (CSS Syntax Module Level 3): what is wrong is left out, the rest stays. Rules inside
/// @media and @supports count if the condition is met; those of fonts, keyframes and the like are skipped.
CssSheet parseCssSheet(QStringView text, const QSizeF &size, CssFilter isKept);

/// Reads the declarations of a style attribute.
CssDeclarations parseCssDeclarations(QStringView text, CssFilter isKept);

} // namespace lectograph::artwork
