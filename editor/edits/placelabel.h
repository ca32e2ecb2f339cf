// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"
#include "timeline/animation.h"

#include <QStringList>

namespace lectograph::editor {

/// "Brace › Shape" for "scenes/opening/nodes/br/properties/shape", where an evaluator found a problem, in the words of the
/// author and of the interface. What is no place of a block stays as it is.
QString placeLabel(const QString &place, const lecture::Lecture &lecture, const timeline::Registry &registry,
                   const QStringList &languages);

} // namespace lectograph::editor
