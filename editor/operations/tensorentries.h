// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/tensor_entry.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace lectograph::editor {

struct Session;

/// An entry of a tensor in the open scene.
using TensorEntry = graph::TensorEntry;

/// Whether blocks of the type of this node draw tensors entry by entry.
bool drawsEntries(const Session &session, const QString &node);
/// The entries that a block on stage draws at the playhead as these parts of its shape.
std::vector<std::optional<graph::ShownEntry>> entriesOf(Session &session, const QString &node,
                                                        const QStringList &parts);
/// "0.42 = softmax of 1.73 in column “creature”", and below that, which entry it is. Computed at the playhead.
QString explanationOf(Session &session, const TensorEntry &entry);

} // namespace lectograph::editor
