// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectograph::blocks {

/// Without spaces and punctuation marks around it, in small letters: as words of texts are compared.
QString bareWord(QStringView word);

} // namespace lectograph::blocks
