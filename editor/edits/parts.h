// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "shape/shape.h"

#include <QStringList>

/// Parts of a block as authors name them: by what is written there, or by their names.
namespace lectograph::editor {

/// The parts to choose from: pieces of its formula, words and lines of its text, then the names of its parts and "leaves" for each.
QStringList partsOf(const shape::Shape &shape);

/// The pattern of shape::select for what is typed: a pattern stays, a piece of its text or formula is put into quotes, and
/// names of parts may be those that people read. Empty stays empty. An error says what there is.
base::Result<QString> partFrom(const shape::Shape &shape, const QString &typed);
/// The pattern of a line of a text as it is written, counted from 1.
QString lineNamed(int number);
/// A pattern as people read it: the name of a part in words of the interface.
QString partShown(const shape::Shape &shape, const QString &part);

} // namespace lectograph::editor
