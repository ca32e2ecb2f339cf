// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/rows/source.h"

class QMenu;

/// Parts of the menu of a row: where its value comes from.
namespace lectograph::editor {

using EditValue = std::function<void(const QJsonValue &)>;

/// For a linked value: removing the link, and how it is taken.
void fillLinkedMenu(QMenu &menu, const RowSource &source, const Reading &reading, const EditValue &edit);
/// For the rows of a repeated block: one value for all items, or one for each.
void fillItemMenu(QMenu &menu, Session &session, const RowSource &source, const Reading &reading,
                  const EditValue &edit);
/// For a tensor that belongs to words: each language has its own.
void fillNumbersMenu(QMenu &menu, Session &session, const RowSource &source, const Reading &reading,
                     const EditValue &edit);
/// Animating the value, linking it, computing it with another block.
void fillSourceMenus(QMenu &menu, Session &session, const RowSource &source, const EditValue &edit);

} // namespace lectograph::editor
