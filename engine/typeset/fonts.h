// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

namespace lectograph::typeset {

// Internal to the room: which fonts are used for what.

enum class FontKind { Sans, Serif, Mono };

/// Judged by the family's name.
FontKind kindOf(const QString &family);

/// Families to look for a character in, in this order, all of them installed: the wished one or its substitute, then
/// for what it lacks Latin, ideographs (as `language` writes them) and symbols of the same kind.
QStringList familiesFor(const QString &family, const QString &language);
QStringList familiesFor(FontKind kind, const QString &language);
/// Families with colour emoji; may be empty.
QStringList emojiFamilies();

/// The size, in pixels, at which lines are laid out; glyphs are then scaled to ems.
inline constexpr int layoutPixels = 1000;

/// A font for layout: without hinting, and without ligatures, since each letter is to be a part of its own.
QFont layoutFont(const QStringList &families, int weight, bool italic);

} // namespace lectograph::typeset
