// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "editor/edits/blocks.h"

/// What content of other programs becomes: blocks and sounds.
namespace lectograph::editor {

struct AddedFiles
{
    lecture::Lecture lecture;
    QStringList nodes; ///< those to select
    std::vector<lecture::SoundId> sounds;
    QStringList notes = {}; ///< sentences on what of the content is left out
};

/// Adds a block with a free id; authors know it by the name of the file, if it has one. White words would be invisible
/// on a light background: they are black there.
base::Result<AddedFiles> withNamedBlock(const lecture::Lecture &lecture, const QString &scene, NewBlock block,
                                        const QString &path, const timeline::Registry &registry);
/// At this point on stage: for the properties of a new block.
void insertPosition(QJsonObject &properties, const std::optional<base::Vec3> &at);

/// Moves the nodes that `added` has and `before` has not in the graph, together: the first of those to select to `at`.
base::Result<AddedFiles> withAddedAt(const lecture::Lecture &before, AddedFiles added, const QString &scene,
                                     const QPointF &at);

} // namespace lectograph::editor
