// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/added_content.h"
#include "tensor/table.h"

/// Tables as blocks.
namespace lectograph::editor {

/// Numbers become a matrix, or a list if they have one row or column; a table of words rows and columns of text blocks
/// in one block on stage, in the language `shown` (see withText()).
base::Result<AddedFiles> withTable(const lecture::Lecture &lecture, const QString &scene, const QString &path,
                                   const tensor::Table &table, const QString &shown, const timeline::Registry &registry,
                                   std::optional<base::Vec3> at);

/// The same with words, whatever the cells are; of a limited number.
base::Result<AddedFiles> withWordTable(const lecture::Lecture &lecture, const QString &scene, const QString &path,
                                       const tensor::Table &table, const QString &shown,
                                       const timeline::Registry &registry, std::optional<base::Vec3> at);

/// A matrix and a list cannot be seen: adds blocks to the stage that show the added ones, as digits or, if there are
/// many, as colours.
base::Result<AddedFiles> withNumbersShown(const AddedFiles &added, const QString &scene,
                                          const timeline::Registry &registry, std::optional<base::Vec3> at);

} // namespace lectograph::editor
