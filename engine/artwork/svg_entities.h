// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>

namespace lectograph::artwork {

/// The document with the entities that it declares itself replaced (XML 1.0, 4.4), and without its DOCTYPE if that has
/// declarations. Line numbers stay. Rejects entities that lie in other files if they are used, and those whose text would
/// become too long, before it does.
base::Result<QByteArray> withEntitiesReplaced(const QByteArray &xml);

} // namespace lectograph::artwork
