// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace lectograph::base {

/// The names of `known` that a person who wrote `word` may have meant, nearest first, at most three.
/// Upper and lower case, hyphens and underscores count as the same.
QStringList nearNames(const QString &word, const QStringList &known);

/// "Did you mean A, B or C?"; empty if nothing is near. Made to be the remedy of an Error.
QString didYouMean(const QString &word, const QStringList &known);

} // namespace lectograph::base
