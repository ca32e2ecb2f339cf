// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "typeset/hbox.h"

#include <QByteArray>

namespace lectograph::typeset {

// Internal to the room: a formula as a box, and where it comes from.

struct FormulaLayout
{
    HBox box;
    bool usesHostFonts = false; ///< some characters are set by Qt: true only for the fonts that are installed now
};

/// What the formula engine answered, with its outlines read, stretched symbols put together and errors put in words.
base::Result<FormulaLayout> decodedLayout(const QByteArray &json, const QString &latex, const QString &language);

/// The layout of a formula, from memory, from the disk or from the formula engine.
base::Result<std::shared_ptr<const FormulaLayout>> formulaLayout(const QString &latex, bool display,
                                                                 const QString &language);

} // namespace lectograph::typeset
