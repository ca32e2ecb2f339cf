// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/added_content.h"
#include "editor/edits/table_choices.h"

/// What a table of another program becomes: a table, bars, lines, or numbers to compute with.
namespace lectograph::editor {

/// The names in a table.
struct TableHeads
{
    bool row = false;    ///< the first row names the columns
    bool column = false; ///< the first column names the rows
    bool index = false;  ///< a first column without a name of its own only numbers the rows, as pandas writes it
};
TableHeads headsOf(const tensor::Table &table);

/// The property of a block that says whether its table has names in this place: a switch, or how many rows or columns of
/// them there are. Null if it has none.
enum class TableHead { Row, Column };
const graph::PropertySpec *headSpec(const graph::PropertyTable &properties, TableHead head);
QJsonValue headValue(const graph::PropertySpec &spec, bool isHead);

/// The mark of most of its numbers.
tensor::DecimalMark decimalMarkOf(const tensor::Table &table);

/// Those that the table can become, of the types that there are; the likeliest first. Off the stage, numbers are wanted
/// to compute with.
std::vector<TableForm> formsOf(const tensor::Table &table, const timeline::Registry &registry, bool isOnStage);
/// "Table", "Bars", "Lines", "Numbers".
QString nameOf(TableForm form);

/// How the table was read, for people: "semicolons", "decimal commas", "header row", "Korean (CP949)". Tabs and decimal
/// points are what is expected, and not said.
QStringList wordsForReading(const tensor::Table &table, const QString &encoding);

/// Adds the table in this form, or in the likeliest that works, with notes on what is left out. Words are in the
/// language `shown` (see withText()).
base::Result<AddedFiles> withTableAs(const lecture::Lecture &lecture, const QString &scene, const QString &path,
                                     const tensor::Table &table, std::optional<TableForm> form, const QString &shown,
                                     const timeline::Registry &registry, std::optional<base::Vec3> at);

} // namespace lectograph::editor
