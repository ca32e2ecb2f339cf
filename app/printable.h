// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectograph::app {

/// The text with a mark in place of each character that a terminal would obey instead of show: control characters but for
/// line breaks and tabs, and those that turn the direction of writing. Titles and names come from files that anybody may have
/// made.
QString printable(QString text);
/// The same for JSON, in which such a character can be written as an escape, so that nothing is lost.
QString printableJson(const QString &json);

} // namespace lectograph::app
