// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace lectograph::editor {

/// Sentences of functions that belong to no widget, for the translators.
class TimelineWords
{
    Q_DECLARE_TR_FUNCTIONS(lectograph::editor::TimelineWords)
};

} // namespace lectograph::editor
