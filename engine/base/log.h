// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLoggingCategory>

namespace lectograph::base {

// One category per room that logs.
Q_DECLARE_LOGGING_CATEGORY(typesetLog)
Q_DECLARE_LOGGING_CATEGORY(graphLog)
Q_DECLARE_LOGGING_CATEGORY(lectureLog)
Q_DECLARE_LOGGING_CATEGORY(stageLog)
Q_DECLARE_LOGGING_CATEGORY(mediaLog)

} // namespace lectograph::base
