// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/explanation.h"

#include <QString>

#include <optional>
#include <vector>

namespace lectograph::editor {

struct Session;

/// An entry of a tensor in the open scene: of an output, or of a property that is a constant.
struct TensorEntry
{
    QString node; ///< that gives the tensor, or that has the property
    int port = -1;
    QString key; ///< of the property; empty for an output
    int row = 0;
    int column = 0;

    friend bool operator==(const TensorEntry &, const TensorEntry &) = default;
};

/// An entry that a block draws.
struct EntryOnStage
{
    QString part; ///< "entries/3/2"
    TensorEntry entry;
};

/// Whether blocks of the type of this node draw tensors entry by entry.
bool drawsEntries(const Session &session, const QString &node);
/// The entries that a block on stage draws at the playhead, by the names of the parts of its shape.
std::vector<EntryOnStage> entriesOf(Session &session, const QString &node, const std::vector<QString> &parts);
/// "0.42 = softmax of 1.73 in column “creature”", and below that, which entry it is. Computed at the playhead.
QString explanationOf(Session &session, const TensorEntry &entry);

} // namespace lectograph::editor
