// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/texts.h"

#include <QJsonValue>
#include <QString>
#include <QStringList>

#include <vector>

/// The cells of a table, and edits of them. A table is written as a list of texts, one for each row, whose cells stand
/// between tabs.
namespace lectograph::editor {

/// Rows may have different lengths: what is missing is empty.
struct Cells
{
    std::vector<QStringList> rows;

    qsizetype rowCount() const { return static_cast<qsizetype>(rows.size()); }
    qsizetype columnCount() const; ///< of the longest row
    QString at(qsizetype row, qsizetype column) const;
    /// Grows if there is no such cell.
    void set(qsizetype row, qsizetype column, const QString &text);
    bool isEmpty() const; ///< all cells are
    /// Without empty cells at the ends of rows and empty rows at the end.
    void trim();

    friend bool operator==(const Cells &, const Cells &) = default;
};

constexpr qsizetype mostCells = 20'000; ///< as many as tables show

/// One cell gets this text.
struct CellText
{
    qsizetype row = 0;
    qsizetype column = 0;
    QString text;
};

/// Several are applied in their order.
struct CellEdit
{
    enum class Kind {
        Texts,         ///< cells get texts; the table grows
        InsertRows,    ///< `count` empty ones before `at`
        InsertColumns, ///< the same
        DeleteRows,    ///< `count` from `at` on
        DeleteColumns,
        MoveRows, ///< `count` from `at` on, so that the first of them is `to` then
        MoveColumns,
        Replace ///< all cells are `with`
    };
    Kind kind = Kind::Texts;
    qsizetype at = 0;
    qsizetype count = 1;
    qsizetype to = 0;
    std::vector<CellText> texts = {};
    Cells with = {};
};

void apply(const CellEdit &edit, Cells &cells);

/// Between tabs; tabs inside of cells become spaces.
Cells cellsOf(const QStringList &rows);
QStringList rowTexts(Cells cells);

/// The cells in one language; those of the lecture's own, or else of any, where it has no text for a row.
Cells cellsIn(const QJsonValue &texts, const QString &language, const Languages &languages);
/// Whether the row has a text of its own in the language, other than that of the lecture's own.
bool isTranslated(const QJsonValue &texts, qsizetype row, const QString &language, const Languages &languages);
/// Rows and columns are inserted, deleted and moved in all languages; a text is set in one, but a number that was the
/// same in others in these, too.
QJsonValue withCellEdits(const QJsonValue &texts, const std::vector<CellEdit> &edits, const QString &language,
                         const Languages &languages);

/// "A" to "Z", then "AA".
QString columnName(qsizetype column);

} // namespace lectograph::editor
