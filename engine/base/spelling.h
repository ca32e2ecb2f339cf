// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <functional>

namespace lectograph::base {

/// The names in `known` closest to `word`, nearest first, at most three.
/// Ignores case and treats hyphens and underscores as equal.
QStringList nearNames(const QString &word, const QStringList &known);

/// "Did you mean A, B or C?", or empty if no name is close. Intended as the remedy of an Error.
/// `shown` says how people read a name.
QString didYouMean(const QString &word, const QStringList &known,
                   const std::function<QString(const QString &)> &shown = {});

} // namespace lectograph::base
