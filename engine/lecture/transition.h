// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"

#include <QJsonObject>
#include <QString>

namespace lectograph::lecture {

/// How a scene follows the one before it.
struct Transition
{
    QString kind;          ///< "cross-fade", "fade" (through the background), "push", "wipe"; empty: a cut
    QString direction;     ///< of a push or wipe: "left", "right", "up", "down"; empty: left
    base::Time duration;   ///< of the transition
    bool overlaps = false; ///< the scene begins before the one before it has ended; otherwise that one stands still
    QJsonObject extra;

    bool isCut() const { return kind.isEmpty() && extra.isEmpty(); }
    friend bool operator==(const Transition &, const Transition &) = default;
};

} // namespace lectograph::lecture
