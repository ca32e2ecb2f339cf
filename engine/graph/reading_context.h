// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color_names.h"

#include <QStringList>

#include <initializer_list>

namespace lectograph::graph {

/// What decides how a constant of a file is read: which of several texts is meant, and which colour has a name.
struct ReadingContext
{
    ReadingContext() = default;
    /// Implicit: most constants are read where only languages matter.
    ReadingContext(QStringList wanted, base::ColorNames named = {})
        : languages(std::move(wanted)), colors(std::move(named))
    {}
    ReadingContext(std::initializer_list<QString> wanted) : languages(wanted) {}

    QStringList languages; ///< in order of preference
    base::ColorNames colors;
};

} // namespace lectograph::graph
