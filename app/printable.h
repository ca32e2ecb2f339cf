// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectograph::app {

/// Replaces every character that a terminal would interpret: control characters except line breaks and tabs, and those
/// that change the text direction. Titles and names come from untrusted files.
QString printable(QString text);
/// The same for JSON, where such characters are escaped, so that nothing is lost.
QString printableJson(const QString &json);

} // namespace lectograph::app
