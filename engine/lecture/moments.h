// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"

#include <QString>

#include <optional>

namespace lectograph::lecture {

/// A time in a scene at which a problem is seen or heard.
struct Moment
{
    QString scene;
    base::Time time; ///< from the beginning of the scene

    friend bool operator==(const Moment &, const Moment &) = default;
};

/// "scenes/main.json: nodes/words at 2.5 s of main": where a problem is written, and when it is met. The scene may be a
/// later one than that of the place, which continues it.
QString placeAt(const QString &place, const Moment &moment);

/// The moment of such a place without languages, which is left without it.
std::optional<Moment> takeMoment(QString &place);

} // namespace lectograph::lecture
