// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/log.h"

namespace lectograph::base {

Q_LOGGING_CATEGORY(typesetLog, "lectograph.typeset", QtWarningMsg)
Q_LOGGING_CATEGORY(graphLog, "lectograph.graph", QtWarningMsg)
Q_LOGGING_CATEGORY(lectureLog, "lectograph.lecture", QtWarningMsg)
Q_LOGGING_CATEGORY(stageLog, "lectograph.stage", QtWarningMsg)
Q_LOGGING_CATEGORY(mediaLog, "lectograph.media", QtWarningMsg)

} // namespace lectograph::base
