// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"
#include "timeline/animation.h"

#include <QStringList>

namespace lectograph::editor {

/// "Brace › Shape" for "scenes/opening/nodes/br/properties/shape", the place of a problem, with the labels of the
/// author and of the interface. Places that do not belong to a block are returned unchanged.
QString placeLabel(const QString &place, const lecture::Lecture &lecture, const timeline::Registry &registry,
                   const QStringList &languages);

} // namespace lectograph::editor
