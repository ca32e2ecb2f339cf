// SPDX-License-Identifier: GPL-3.0-or-later
#include "order.h"

#include "base/sentence.h"
#include "cell_places.h"
#include "tensor/written_number.h"
#include "typeset/markup.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lectograph::tables {

using namespace Qt::StringLiterals;
using graph::Context;
using graph::Inputs;

namespace {

QString plainCell(const Content &content, int below, int column)
{
    return typeset::plainText(content.text(below + content.headRows, column), typeset::Dollars::Formulas);
}

/// A number to compare with, also “−∞”.
std::optional<double> comparable(const Content &content, int below, int column)
{
    if (const auto number = content.number(below + content.headRows, column))
        return number;
    const auto written = tensor::writtenNumber(plainCell(content, below, column), tensor::DecimalMark::Point);
    return written && !std::isnan(*written) ? written : std::nullopt;
}

bool areNumbers(const Content &content, int column)
{
    int numbers = 0;
    int others = 0;
    for (int row = 0; row < content.table.rows(); ++row) {
        if (!plainCell(content, row, column).isEmpty())
            ++(comparable(content, row, column) ? numbers : others);
    }
    return numbers > 0 && numbers >= others;
}

std::vector<int> asWritten(int count)
{
    std::vector<int> rows(static_cast<std::size_t>(count));
    std::iota(rows.begin(), rows.end(), 0);
    return rows;
}

/// “COLUMN > VALUE”.
struct Condition
{
    int column = 0;
    QString sign;
    QString value;
    std::optional<double> number;

    bool holds(const Content &content, int row) const
    {
        if (const auto own = number ? comparable(content, row, column) : std::nullopt)
            return compared(*own, *number);
        const int order = plainCell(content, row, column).compare(value, Qt::CaseInsensitive);
        return sign == "="_L1 ? order == 0 : sign == u"≠"_s ? order != 0 : false;
    }
    bool compared(double a, double b) const
    {
        if (sign == "<"_L1)
            return a < b;
        if (sign == ">"_L1)
            return a > b;
        if (sign == u"≤"_s)
            return a <= b;
        if (sign == u"≥"_s)
            return a >= b;
        return (a == b) == (sign == "="_L1);
    }
};

QString plainSign(const QString &sign)
{
    return sign == "<="_L1 ? u"≤"_s
        : sign == ">="_L1  ? u"≥"_s
        : sign == "!="_L1  ? u"≠"_s
        : sign == "=="_L1  ? u"="_s
                           : sign;
}

std::optional<Condition> conditionIn(const Content &content, const QString &text)
{
    static const QRegularExpression form(u"^(.+?)\\s*(<=|>=|!=|==|≤|≥|≠|<|>|=)\\s*(.*)$"_s);
    const QRegularExpressionMatch match = form.match(text);
    const auto column = match.hasMatch() ? columnNamed(content, match.captured(1)) : std::nullopt;
    if (!column)
        return std::nullopt;
    const QString value = match.captured(3).trimmed();
    const auto [digits, scale] = tensor::withoutScale(value);
    auto number = tensor::writtenNumber(digits, tensor::DecimalMark::Point);
    if (number)
        *number *= scale;
    return Condition{*column, plainSign(match.captured(2)), value, number};
}

/// The lines between the places, from the first on.
std::vector<double> linesOf(const std::vector<int> &rows, const std::vector<double> &heights)
{
    std::vector<double> lines{0};
    for (const int row : rows)
        lines.push_back(lines.back() + heights[static_cast<std::size_t>(row)]);
    return lines;
}

std::vector<double> topsOf(const std::vector<int> &rows, const std::vector<double> &lines)
{
    std::vector<double> tops(rows.size());
    for (std::size_t place = 0; place < rows.size(); ++place)
        tops[static_cast<std::size_t>(rows[place])] = lines[place];
    return tops;
}

/// By places that are given, of which fractions are between two: the rows stand in the order of these numbers.
void orderBy(RowPlaces &places, const std::vector<double> &given)
{
    std::vector<double> wanted;
    for (std::size_t row = 0; row < places.heights.size(); ++row)
        wanted.push_back(row < given.size() ? given[row] - 1 : static_cast<double>(row));
    std::vector<int> rows = asWritten(static_cast<int>(wanted.size()));
    std::ranges::stable_sort(rows, {}, [&](int row) { return wanted[static_cast<std::size_t>(row)]; });
    places.lines = linesOf(rows, places.heights);
    const auto last = static_cast<double>(wanted.size()) - 1;
    for (std::size_t row = 0; row < wanted.size(); ++row) {
        const double place = std::clamp(wanted[row], 0.0, last);
        const auto before = static_cast<std::size_t>(std::floor(place));
        const std::size_t after = std::min(before + 1, wanted.size() - 1);
        places.tops[row] = std::lerp(places.lines[before], places.lines[after], place - std::floor(place));
    }
}

void sortBy(RowPlaces &places, const std::vector<int> &sorted, double share)
{
    const std::vector<int> written = asWritten(static_cast<int>(sorted.size()));
    const std::vector<double> before = linesOf(written, places.heights);
    const std::vector<double> after = linesOf(sorted, places.heights);
    const std::vector<double> from = topsOf(written, before);
    const std::vector<double> to = topsOf(sorted, after);
    places.lines.clear();
    for (std::size_t i = 0; i < before.size(); ++i)
        places.lines.push_back(std::lerp(before[i], after[i], share));
    constexpr double lag = 0.6; // one after another, so that they do not all meet halfway
    const double count = std::max(1.0, static_cast<double>(sorted.size()) - 1);
    for (std::size_t place = 0; place < sorted.size(); ++place) {
        const auto row = static_cast<std::size_t>(sorted[place]);
        const double own = std::clamp(share * (1 + lag) - lag * static_cast<double>(place) / count, 0.0, 1.0);
        places.tops[row] = std::lerp(from[row], to[row], own * own * (3 - 2 * own));
    }
}

void filter(RowPlaces &places, const Content &content, const Inputs &in, const Context &context)
{
    const QString condition = in.text("filter").trimmed();
    if (condition.isEmpty())
        return;
    const std::vector<bool> kept = keptRows(content, condition);
    if (!kept.empty() && std::ranges::none_of(kept, std::identity()))
        context.warn(base::Sentence::tr("No row of the table fits the condition “%1”.").arg(condition));
    for (std::size_t row = 0; row < kept.size(); ++row) {
        const double shown = kept[row] ? 1 : 1 - in.number("filtered");
        places.shown[row] = shown;
        places.heights[row] *= shown;
    }
}

} // namespace

std::vector<int> writtenRows(const Content &content)
{
    return asWritten(content.table.rows());
}

std::vector<int> sortedRows(const Content &content, int column, bool isDescending)
{
    std::vector<int> rows = asWritten(content.table.rows());
    const auto sortWith = [&](const auto &keyOf, const auto &isMissing) {
        std::ranges::stable_sort(rows, [&](int a, int b) {
            if (isMissing(a) || isMissing(b))
                return !isMissing(a) && isMissing(b);
            return isDescending ? keyOf(b) < keyOf(a) : keyOf(a) < keyOf(b);
        });
    };
    if (areNumbers(content, column)) {
        std::vector<std::optional<double>> numbers;
        for (int row = 0; row < content.table.rows(); ++row)
            numbers.push_back(comparable(content, row, column));
        const auto at = [&](int row) { return numbers[static_cast<std::size_t>(row)]; };
        sortWith([&](int row) { return *at(row); }, [&](int row) { return !at(row); });
        return rows;
    }
    QStringList words;
    for (int row = 0; row < content.table.rows(); ++row)
        words.append(plainCell(content, row, column).toCaseFolded());
    sortWith([&](int row) { return words[row]; }, [&](int row) { return words[row].isEmpty(); });
    return rows;
}

std::vector<bool> keptRows(const Content &content, const QString &condition)
{
    const auto compared = conditionIn(content, condition);
    std::vector<bool> kept;
    for (int row = 0; row < content.table.rows(); ++row) {
        bool keeps = compared && compared->holds(content, row);
        for (int column = 0; !compared && !keeps && column < content.columns(); ++column)
            keeps = plainCell(content, row, column).contains(condition, Qt::CaseInsensitive);
        kept.push_back(keeps);
    }
    return kept;
}

RowPlaces placesOf(const Content &content, const std::vector<double> &heights, const Inputs &in, const Context &context)
{
    RowPlaces places;
    places.heights = heights;
    places.shown.assign(heights.size(), 1);
    places.tops.resize(heights.size());
    filter(places, content, in, context);
    for (std::size_t row = 0; row < heights.size(); ++row) { // the next one makes room as it comes
        const double share = std::clamp(in.number("rowsShown") - static_cast<double>(row), 0.0, 1.0);
        places.shown[row] = std::min(places.shown[row], share);
        places.heights[row] *= share;
    }
    if (!in.numbers("order").empty() && !heights.empty()) {
        orderBy(places, in.numbers("order"));
        return places;
    }
    const QString &by = in.text("sortBy");
    const auto column = by.trimmed().isEmpty() ? std::nullopt : columnNamed(content, by);
    if (!column && !by.trimmed().isEmpty())
        context.warn(base::Sentence::tr("The table has no column “%1”.").arg(by.trimmed()));
    sortBy(places, column ? sortedRows(content, *column, in.boolean("descending")) : asWritten(content.table.rows()),
           column ? in.number("sorted") : 0);
    return places;
}

} // namespace lectograph::tables
