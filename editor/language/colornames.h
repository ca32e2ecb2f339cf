// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color_names.h"

#include <QString>
#include <QStringView>

namespace lectograph::editor {

// Lectures name colours of the palette by constants ("BLUE_E"). People read names in their language instead.

/// "GREY_B" → "Light grey", translated; any other text, such as "#58C4DD", is returned unchanged.
QString colorLabel(const QString &text);
/// The same as it is seen with the colors of a look: in a light look, which turns light and dark round, WHITE is "Black" and
/// GREY_A "Very dark grey".
QString seenColorLabel(const QString &text, const base::ColorNames &names);
/// Both where they differ: "Black (“White” in this look)".
QString shownColorLabel(const QString &text, const base::ColorNames &names);
/// The name before translation, or empty for a text that is no constant of the palette.
QString englishColorLabel(QStringView constant);
/// The reverse, for typed text: a name in the language of the interface or in English, or a constant, in any case, as
/// the constant; anything else is returned unchanged.
QString colorText(const QString &typed);
/// The same for names of what is seen, as seenColorLabel() gives them; constants are known in capitals.
QString colorText(const QString &typed, const base::ColorNames &names);

} // namespace lectograph::editor
