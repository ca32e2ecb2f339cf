// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stage/stageview.h"

#include <QtQml/qqmlregistration.h>

namespace lectograph::player {

/// Exposes the engine's stage as a QML type; the engine itself does not depend on QML modules.
struct StageType
{
    Q_GADGET
    QML_FOREIGN(lectograph::stage::StageView)
    QML_NAMED_ELEMENT(StageView)
};

} // namespace lectograph::player
