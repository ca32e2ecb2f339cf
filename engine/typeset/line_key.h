// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/styled_text.h"

#include <QString>

namespace lectograph::typeset {

/// Internal to the room: all that the layout of [from, to) as a line depends on, wherever it stands in its text:
/// characters and fonts.
QString lineKey(const StyledText &text, qsizetype from, qsizetype to);

} // namespace lectograph::typeset
