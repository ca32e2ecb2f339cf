// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/added_content.h"
#include "editor/edits/assets.h"
#include "editor/edits/table_choices.h"

/// Files of tensors as blocks.
namespace lectograph::editor {

/// Whether the name of the file says that it contains tensors, and is no table.
bool isTensorFile(const QString &path);

/// The lecture keeps a copy of the file; one too large for that is named where it lies, if that is the folder of the
/// lecture.
base::Result<KeptFile> withDataFile(const lecture::Lecture &lecture, const QString &path);
/// The same for a file of tensors; any other is refused. `reading` is of tables.
base::Result<KeptFile> withTensorFile(const lecture::Lecture &lecture, const QString &path,
                                      const tensor::TableReading &reading = {});

/// A block that reads the file.
base::Result<AddedFiles> withTensorBlock(const lecture::Lecture &lecture, const QString &scene, const QString &path,
                                         const timeline::Registry &registry);

/// Those of the nodes whose types declare how a table is read read theirs so.
base::Result<lecture::Lecture> withTableReading(const lecture::Lecture &lecture, const QString &scene,
                                                const QStringList &nodes, const tensor::TableReading &reading,
                                                const timeline::Registry &registry);

/// The same for the node of such a block: one that shows its numbers between brackets.
std::optional<NewBlock> shownTensorFile(const graph::Node &node, const std::optional<base::Vec3> &at);

} // namespace lectograph::editor
