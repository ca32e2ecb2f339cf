// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace lectograph::editor {

/// The translation context of functions that belong to no widget.
class TimelineWords
{
    Q_DECLARE_TR_FUNCTIONS(lectograph::editor::TimelineWords)
};

} // namespace lectograph::editor
