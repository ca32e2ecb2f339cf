// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace lectograph::base {

/// The translation context of error messages: Sentence::tr("…") is found by lupdate. English if no translation is
/// installed, as on the command line.
struct Sentence
{
    Q_DECLARE_TR_FUNCTIONS(Sentence)
};

} // namespace lectograph::base
