// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns.h"

#include "base/sentence.h"

#include <numeric>

namespace lectograph::tables {

using namespace Qt::StringLiterals;
using graph::Context;
using graph::Inputs;

namespace {

constexpr double shareOfFrame = 0.92; ///< what a table takes of the frame where nothing else is said

/// What stands in columns of numbers where there is none: “–”, “n/a”, “−∞”, nothing.
bool standsForNumber(const QString &text)
{
    constexpr qsizetype longest = 4;
    return text.contains("\\infty"_L1)
        || (text.size() <= longest && std::ranges::none_of(text, [](QChar c) { return c.isDigit(); })
            && !std::ranges::all_of(text, [](QChar c) { return c.isLetter(); }))
        || text.isEmpty();
}

Alignment automatic(const Content &content, int column)
{
    int numbers = 0;
    int others = 0;
    for (int row = content.headRows; row < content.rows(); ++row) {
        const QString &text = content.text(row, column);
        if (readsAsNumber(text))
            ++numbers;
        else if (!standsForNumber(text))
            ++others;
    }
    return numbers > 0 && numbers >= others ? Alignment::Decimal : Alignment::Left;
}

std::optional<Alignment> alignmentNamed(const QString &written)
{
    const QString name = written.trimmed().toLower();
    if (name == "left"_L1 || name == "l"_L1)
        return Alignment::Left;
    if (name == "centre"_L1 || name == "center"_L1 || name == "c"_L1)
        return Alignment::Centre;
    if (name == "right"_L1 || name == "r"_L1)
        return Alignment::Right;
    if (name == "decimal"_L1 || name == "."_L1 || name == "d"_L1)
        return Alignment::Decimal;
    return std::nullopt;
}

std::vector<Column> alignedColumns(const Content &content, const Inputs &in, const Context &context)
{
    const QStringList &written = in.texts("alignment");
    std::vector<Column> columns;
    for (int column = 0; column < content.columns(); ++column) {
        const QString name = written.value(column);
        const auto own = alignmentNamed(name);
        const bool isKnown = own || name.trimmed().isEmpty()
            || name.trimmed().compare(u"auto", Qt::CaseInsensitive) == 0;
        if (!isKnown)
            context.warn(
                base::Sentence::tr("“%1” is no alignment. Write left, centre, right, decimal or auto.").arg(name));
        columns.push_back({.alignment = own.value_or(automatic(content, column))});
    }
    return columns;
}

/// Sets the cells of the table and computes how wide its columns have to be.
class ColumnSetter
{
public:
    ColumnSetter(const Content &content, const Lettering &lettering, const Inputs &in, const Context &context)
        : m_content(content), m_lettering(lettering), m_padding(in.number("paddingX"))
    {
        m_set.columns = alignedColumns(content, in, context);
        m_set.cells.resize(static_cast<std::size_t>(content.rows()));
        for (auto &row : m_set.cells)
            row.resize(m_set.columns.size());
        for (int column = 0; column < content.columns(); ++column)
            setColumn(column);
        widenForSpans();
    }

    /// Wraps what is too wide for all columns together.
    void fitInto(double width)
    {
        if (sum() <= width)
            return;
        std::vector<double> least;
        for (int column = 0; column < m_content.columns(); ++column)
            least.push_back(std::min(leastWidth(column), at(column).width));
        const double cap = capFor(width, least);
        for (int column = 0; column < m_content.columns(); ++column) {
            const double own = std::max(cap, least[static_cast<std::size_t>(column)]);
            if (at(column).width <= own)
                continue;
            at(column).wrapWidth = std::max(own - 2 * m_padding, 1e-3);
            setColumn(column);
        }
        widenForSpans();
    }

    void spreadOver(double width)
    {
        const double more = (width - sum()) / static_cast<double>(m_set.columns.size());
        for (Column &column : m_set.columns)
            widen(column, column.width + std::max(0.0, more));
    }

    void makeEven(double width)
    {
        double even = width / static_cast<double>(m_set.columns.size());
        for (const Column &column : m_set.columns)
            even = std::max(even, column.width);
        for (Column &column : m_set.columns)
            widen(column, even);
    }

    /// Widths that authors give; 0 is as wide as needed. What is longer is wrapped.
    void setGiven(const std::vector<double> &widths)
    {
        for (std::size_t i = 0; i < widths.size() && i < m_set.columns.size(); ++i) {
            const int column = static_cast<int>(i);
            if (!(widths[i] > 0))
                continue;
            if (at(column).width > widths[i]) {
                at(column).wrapWidth = std::max(widths[i] - 2 * m_padding, 1e-3);
                setColumn(column);
            }
            widen(at(column), std::max(widths[i], at(column).width));
        }
    }

    double sum() const
    {
        return std::accumulate(m_set.columns.begin(), m_set.columns.end(), 0.0,
                               [](double width, const Column &column) { return width + column.width; });
    }

    SetColumns finished() &&
    {
        double left = 0;
        for (Column &column : m_set.columns) {
            column.left = left;
            left += column.width;
        }
        m_set.width = left;
        return std::move(m_set);
    }

private:
    Column &at(int column) { return m_set.columns[static_cast<std::size_t>(column)]; }
    CellContent &cell(int row, int column)
    {
        return m_set.cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }

    static void widen(Column &column, double width)
    {
        column.mark += (width - column.width) / 2;
        column.width = width;
    }

    void setColumn(int column)
    {
        double before = 0;
        double behind = 0;
        double widest = 0;
        for (int row = 0; row < m_content.rows(); ++row) {
            const int span = m_content.span(row, column);
            if (span == 0)
                continue;
            const bool isOver = span > 1;
            CellContent &content = cell(row, column);
            content = m_lettering.cell(row, column, isOver ? Alignment::Centre : alignmentOf(row, column),
                                       isOver ? 0 : at(column).wrapWidth);
            if (isOver)
                continue;
            if (content.mark) {
                before = std::max(before, *content.mark - content.left);
                behind = std::max(behind, content.right - *content.mark);
            } else {
                widest = std::max(widest, content.width());
            }
        }
        at(column).width = std::max(before + behind, widest) + 2 * m_padding;
        at(column).mark = (at(column).width + before - behind) / 2;
    }

    /// Heads of numbers stand over the middle of these.
    Alignment alignmentOf(int row, int column) const
    {
        const Alignment own = m_set.columns[static_cast<std::size_t>(column)].alignment;
        return m_content.isHead(row) && own == Alignment::Decimal ? Alignment::Centre : own;
    }

    void widenForSpans()
    {
        for (int row = 0; row < m_content.headRows; ++row) {
            for (int column = 0; column < m_content.columns(); ++column) {
                const int span = m_content.span(row, column);
                if (span < 2)
                    continue;
                double width = 0;
                for (int i = column; i < column + span; ++i)
                    width += at(i).width;
                const double more = (cell(row, column).width() + 2 * m_padding - width) / span;
                for (int i = column; more > 0 && i < column + span; ++i)
                    widen(at(i), at(i).width + more);
            }
        }
    }

    /// Numbers are not broken.
    double leastWidth(int column)
    {
        constexpr double letters = 4; // of scripts that break lines anywhere
        if (at(column).alignment == Alignment::Decimal)
            return at(column).width;
        double least = letters * m_lettering.em();
        for (int row = 0; row < m_content.rows(); ++row) {
            if (m_content.span(row, column) == 1)
                least = std::max(least, m_lettering.longestWord(row, column));
        }
        return least + 2 * m_padding;
    }

    /// The widest that columns may be, so that all of them fit.
    double capFor(double width, const std::vector<double> &least) const
    {
        double low = 0;
        double high = width;
        constexpr int steps = 40;
        for (int i = 0; i < steps; ++i) {
            const double cap = (low + high) / 2;
            double total = 0;
            for (std::size_t k = 0; k < least.size(); ++k)
                total += std::min(m_set.columns[k].width, std::max(cap, least[k]));
            (total > width ? high : low) = cap;
        }
        return low;
    }

    const Content &m_content;
    const Lettering &m_lettering;
    double m_padding;
    SetColumns m_set;
};

} // namespace

SetColumns setColumns(const Content &content, const Lettering &lettering, const Inputs &in, const Context &context)
{
    if (content.columns() == 0)
        return {};
    ColumnSetter setting(content, lettering, in, context);
    setting.setGiven(in.numbers("widths"));
    const double given = in.number("width");
    setting.fitInto(given > 0 ? given : shareOfFrame * context.setting.frameWidth);
    if (in.text("columnWidths") == "equal"_L1)
        setting.makeEven(given);
    else if (given > 0)
        setting.spreadOver(given);
    return std::move(setting).finished();
}

double middleOf(const Content &content, const SetColumns &set, int row, int column, double padding)
{
    const Column &own = set.columns[static_cast<std::size_t>(column)];
    const CellContent &cell = set.cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    const double offset = (cell.left + cell.right) / 2;
    const int span = content.span(row, column);
    if (span > 1) {
        const Column &last = set.columns[static_cast<std::size_t>(column + span - 1)];
        return (own.left + last.right()) / 2 - offset;
    }
    if (cell.mark)
        return own.left + own.mark - *cell.mark;
    switch (own.alignment) {
    case Alignment::Left: return own.left + padding - cell.left;
    case Alignment::Right: return own.right() - padding - cell.right;
    default: return own.centre() - offset;
    }
}

} // namespace lectograph::tables
