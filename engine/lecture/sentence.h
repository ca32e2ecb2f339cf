// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace lectograph::lecture {

/// The room's sentences for people: Sentence::tr("…") is found by the translation tools.
struct Sentence
{
    Q_DECLARE_TR_FUNCTIONS(Sentence)
};

} // namespace lectograph::lecture
