// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color_names.h"
#include "base/result.h"
#include "typeset/hbox.h"

#include <QByteArray>

#include <optional>

namespace lectograph::typeset {

// Internal to the room: a formula as a box, and how it is obtained.

struct FormulaLayout
{
    HBox box;
    bool usesHostFonts = false; ///< some characters are set by Qt and depend on the installed fonts
};

/// Decodes the formula engine's answer: parses outlines, assembles stretched symbols and words errors.
base::Result<FormulaLayout> decodedLayout(const QByteArray &json, const QString &latex, const QString &language);

/// Where the engine's answer says that the formula is mistaken; nothing if it is a layout.
std::optional<shape::SourceRange> mistakeOf(const QByteArray &json, const QString &latex);

/// The layout of a formula, from memory, from disk or from the formula engine.
base::Result<std::shared_ptr<const FormulaLayout>> formulaLayout(const QString &latex, bool display,
                                                                 const QString &language);

/// Gives the marks whose colours have names the colours of these names, and warns about names that mean nothing. Layouts
/// are cached without them.
void recolor(HBox &box, const base::ColorNames &colors);

} // namespace lectograph::typeset
