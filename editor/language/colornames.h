// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"

#include <QString>
#include <QStringView>

namespace lectograph::editor {

// Lectures name colours of the palette by constants ("BLUE_E"). People read names in their language instead.

/// "GREY_B" → "Light grey", translated; any other text, such as "#58C4DD", is returned unchanged.
QString colorLabel(const QString &text);
/// What a color is called where it is shown: a look may draw a constant as another color, so that in a light look WHITE
/// is "Black (“White” in this look)".
QString shownColorLabel(const QString &text, const base::Color &shown);
/// The name before translation, or empty for a text that is no constant of the palette.
QString englishColorLabel(QStringView constant);
/// The reverse, for typed text: a name in the language of the interface or in English, or a constant, in any case, as
/// the constant; anything else is returned unchanged.
QString colorText(const QString &typed);

} // namespace lectograph::editor
