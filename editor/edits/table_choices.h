// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "tensor/table.h"

#include <QJsonObject>

#include <map>
#include <optional>
#include <vector>

/// Tables in files and pasted texts that can be read in several ways: by their separator, decimal mark, first line or
/// encoding.
namespace lectograph::editor {

enum class TableForm {
    Table,  ///< with its names, to be read
    Bars,   ///< with its names
    Lines,  ///< over its first column
    Numbers ///< a matrix or a list, without names
};

struct TableChoice
{
    QString text;          ///< of the file, or what was pasted
    QString encoding = {}; ///< for people, if it is not certain
    tensor::TableReading reading = {};
    std::optional<TableForm> form = {}; ///< what it becomes; nothing: the likeliest
};
/// What was chosen, by the path of the file; that of a pasted text is empty.
using TableChoices = std::map<QString, TableChoice>;

/// The likeliest first; less than two if there is nothing to choose, or the file is no table.
std::vector<TableChoice> tableChoicesOf(const QString &path);
std::vector<TableChoice> tableChoicesIn(const QByteArray &content);
/// The same for a text, which may be words as well.
std::vector<TableChoice> tableChoicesInText(const QString &text);

/// A file of a table in all encodings that its bytes allow, the likeliest first, with their names.
std::vector<TableChoice> encodingsOf(const QByteArray &content);
QByteArray contentOfTable(const QString &path); ///< empty if it cannot be read, or is too large to ask about

/// In words that tell it from the others: "Decimal commas (1.234,5) · Names in the first line".
QString wordsFor(const TableChoice &choice);

/// The cells as they are read: numbers without names, or else what is written, with its numbers as they are read. As
/// many rows and columns as are asked for.
struct TablePreview
{
    std::vector<QStringList> rows;
    qsizetype rowCount = 0; ///< of all
    qsizetype columnCount = 0;
    bool hasHeaderRow = false;
    bool hasHeaderColumn = false;
};
TablePreview previewOf(const TableChoice &choice, qsizetype mostRows, qsizetype mostColumns);

/// The properties by which a block that reads the file remembers it.
QJsonObject readingProperties(const tensor::TableReading &reading);

} // namespace lectograph::editor
