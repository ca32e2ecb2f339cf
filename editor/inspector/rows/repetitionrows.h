// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/rows/documentrows.h"
#include "editor/inspector/rows/source.h"

/// The rows of repetitions, which depend on what is repeated over what.
namespace lectograph::editor {

/// Whether all owners are repetitions.
bool areRepetitions(const std::vector<PropertyOwner> &owners);
/// The rows that matter for this block, list and arrangement: first what it is repeated over, and in a group of their
/// own those of each item.
std::vector<RowGroup> repetitionGroups(const PropertyOwner &owner, const graph::PropertyTable &table);
/// What the rows depend on.
QString repetitionStructure(const graph::Node &node);

/// The row that says over what it is repeated.
const graph::PropertySpec &repeatOverSpec();
RowSource repeatOverSource(Session &session, const std::vector<PropertyPlace> &owners);
/// In the menu of a list of texts, to make an item of each word.
void offerSplitting(RowSource &source, Session &session);
/// Pictures of the arrangements.
void showArrangements(FieldSpec &field);
/// The blocks to choose from, definitions of the lecture first.
void offerBlocks(FieldSpec &field, Session &session);
/// A property of which each item has its own value: the same as a list. Nothing if it is no such property now.
std::optional<graph::PropertySpec> listSpecOf(const graph::PropertySpec &spec, const QJsonValue &written);
/// The list type for the values of several items; nothing where lists cannot be written.
std::optional<graph::ValueType> listTypeFor(const graph::PropertySpec &spec);

} // namespace lectograph::editor
