// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

namespace lectograph::typeset {

// Internal to the room: font selection.

enum class FontKind { Sans, Serif, Mono };

/// Whether texts in this language are set in ideographs or Hangul.
bool writesIdeographs(const QString &language);
/// Judged by the family name.
FontKind kindOf(const QString &family);

/// The installed families to search for a character, in order: the requested one or its substitute, then Latin,
/// ideographs (as `language` writes them) and symbols of the same kind.
QStringList familiesFor(const QString &family, const QString &language);
QStringList familiesFor(FontKind kind, const QString &language);
/// The same for families by preference, as style sheets list them: the first that is installed, or one of the same
/// metrics, or of the kind that a generic family names.
QStringList familiesOf(const QStringList &preferred, const QString &language);
/// Colour emoji families; may be empty.
QStringList emojiFamilies();
/// The families with those of ideographs last, whose letters do not join with marks.
QStringList lettersFirst(QStringList families);
/// The families with those of ideographs first, whose punctuation is as wide as these.
QStringList ideographsFirst(QStringList families);

/// The pixel size used for layout; glyphs are then scaled to ems.
inline constexpr int layoutPixels = 1000;

/// A font for layout: without hinting, and without ligatures, since each letter becomes a separate part.
QFont layoutFont(const QStringList &families, int weight, bool italic);
/// A short name for that font, the same for the same one as long as the program runs. Not the font itself: fonts must
/// not outlive the application.
QString layoutFontKey(const QStringList &families, int weight, bool italic);

} // namespace lectograph::typeset
