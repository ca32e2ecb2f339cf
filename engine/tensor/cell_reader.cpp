// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/cell_reader.h"

#include "base/sentence.h"

#include <cmath>

namespace lectograph::tensor {

using base::Sentence;

namespace {

/// Also in full width.
bool hasComma(const QString &cell)
{
    return cell.contains(u',') || cell.contains(u'，');
}

bool hasMark(const QString &cell)
{
    return hasComma(cell) || cell.contains(u'.') || cell.contains(u'．');
}

QString shortly(double value)
{
    return QString::number(value, 'g', 12);
}

} // namespace

void CellReader::Evidence::add(const QString &cell)
{
    constexpr int enough = 100;
    if (points + commas >= enough || !hasMark(cell))
        return;
    const bool isPoint = writtenNumber(cell, DecimalMark::Point).has_value();
    const bool isComma = writtenNumber(cell, DecimalMark::Comma).has_value();
    points += isPoint && !isComma;
    commas += isComma && !isPoint;
    hasOpenComma = hasOpenComma || (isPoint && isComma && hasComma(cell));
}

CellReader::CellReader(const Table &table, Infinite infinite)
    : m_columns(static_cast<std::size_t>(table.columns())),
      m_separator(table.separator),
      m_said(table.reading.decimalMark),
      m_infinite(infinite)
{
    for (const TableRow &row : table.rows) {
        for (qsizetype i = 0; i < row.cells.size(); ++i)
            m_columns[static_cast<std::size_t>(i)].add(row.cells[i]);
    }
    for (const Evidence &column : m_columns) {
        m_all.points += column.points;
        m_all.commas += column.commas;
    }
}

/// By the numbers of the column, or else those of the table. Where none of them says it, thousands are divided by commas;
/// but between columns that semicolons divide, commas are decimal marks.
DecimalMark CellReader::markOf(qsizetype column) const
{
    if (m_said)
        return *m_said;
    const Evidence &own = m_columns[static_cast<std::size_t>(column)];
    if (!own.saysNothing())
        return own.mark();
    if (!m_all.saysNothing())
        return m_all.mark();
    const bool isUsual = m_separator == u';' && m_columns.size() > 1;
    return isUsual && own.hasOpenComma ? DecimalMark::Comma : DecimalMark::Point;
}

std::optional<DecimalMark> CellReader::shownMark() const
{
    return m_said ? m_said : m_all.saysNothing() ? std::nullopt : std::optional(m_all.mark());
}

/// Whether the number of a column is hardly meant in the other way: decimal points stand in tables with commas.
bool CellReader::isCertain(const QString &cell, qsizetype column) const
{
    if (m_said)
        return true;
    const bool isUsual = (m_separator == u',' || m_separator == u' ') && !hasComma(cell);
    return isUsual || !m_columns[static_cast<std::size_t>(column)].saysNothing();
}

std::optional<double> CellReader::number(const QString &cell, qsizetype column) const
{
    const DecimalMark mark = markOf(column);
    auto number = writtenNumber(cell, mark);
    if (!number && hasMark(cell))
        number = writtenNumber(cell, otherThan(mark));
    return number && (m_infinite == Infinite::Kept || std::isfinite(*number)) ? number : std::nullopt;
}

void CellReader::note(const QString &cell, qsizetype column, double value)
{
    if (m_percentages.isEmpty() && (cell.endsWith(u'%') || cell.endsWith(u'％')))
        m_percentages = Sentence::tr("Percentages are read as parts of 1: “%1” is %2.").arg(cell, shortly(value));
    if (m_spread.isEmpty() && hasSpread(cell))
        m_spread =
            Sentence::tr("“%1” was read as %2; by how much it may be off is left out.").arg(cell, shortly(value));
    if (!m_twoWays.isEmpty() || !hasMark(cell) || isCertain(cell, column))
        return;
    const auto other = writtenNumber(cell, otherThan(markOf(column)));
    if (other && *other != value) {
        m_doubtful = markOf(column);
        m_twoWays = Sentence::tr("“%1” can be read in two ways. It was read as %2.").arg(cell, shortly(value));
    }
}

QStringList CellReader::notes() const
{
    QStringList notes{m_percentages, m_spread, m_twoWays};
    notes.removeAll(QString());
    return notes;
}

} // namespace lectograph::tensor
