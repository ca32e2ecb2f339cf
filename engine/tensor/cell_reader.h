// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/table.h"

#include <QStringList>

#include <optional>
#include <vector>

/// Cells of tables as numbers.
namespace lectograph::tensor {

enum class Infinite { Refused, Kept };

/// Reads the cells of a table by the decimal marks of its columns, and notes what could be read in another way.
class CellReader
{
public:
    CellReader(const Table &table, Infinite infinite);

    std::optional<double> number(const QString &cell, qsizetype column) const;
    bool isNumber(const QString &cell, qsizetype column) const { return number(cell, column).has_value(); }

    /// That the cell was read as this value.
    void note(const QString &cell, qsizetype column, double value);
    QStringList notes() const;
    /// The note on a number that can be read in two ways; empty if there is none.
    const QString &twoWays() const { return m_twoWays; }

    /// The mark by which a number of which this is not certain was read.
    std::optional<DecimalMark> doubtfulMark() const { return m_doubtful; }
    /// The one by which some numbers can be read only, if most say the same.
    std::optional<DecimalMark> shownMark() const;

private:
    /// How often the numbers of a column can be read with one decimal mark only.
    struct Evidence
    {
        int points = 0;
        int commas = 0;
        bool hasOpenComma = false; ///< in a number that can be read with either

        bool saysNothing() const { return points == commas; }
        DecimalMark mark() const { return commas > points ? DecimalMark::Comma : DecimalMark::Point; }
        void add(const QString &cell);
    };

    DecimalMark markOf(qsizetype column) const;
    bool isCertain(const QString &cell, qsizetype column) const;

    std::vector<Evidence> m_columns;
    Evidence m_all;
    QChar m_separator;
    std::optional<DecimalMark> m_said;
    Infinite m_infinite;
    QString m_percentages;
    QString m_spread;
    QString m_twoWays;
    std::optional<DecimalMark> m_doubtful;
};

} // namespace lectograph::tensor
