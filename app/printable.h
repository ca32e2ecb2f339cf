// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectograph::app {

/// Replaces every character that a terminal would interpret: control characters except line breaks and tabs, and those
/// that change the text direction. Titles and names come from untrusted files.
QString printable(QString text);
/// The same for JSON, where such characters are escaped, so that nothing is lost.
QString printableJson(const QString &json);

/// A path as an argument that can be copied from a printed command into a shell.
QString shellArgument(const QString &path);

} // namespace lectograph::app
