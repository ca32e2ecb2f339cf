// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace lectograph::base {

/// What errors tell people: Sentence::tr("…") is found by the translation tools. English where nobody translates, as on
/// the command line.
struct Sentence
{
    Q_DECLARE_TR_FUNCTIONS(Sentence)
};

} // namespace lectograph::base
