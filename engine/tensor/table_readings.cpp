// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/table_readings.h"

#include "tensor/table_numbers.h"

#include <algorithm>

namespace lectograph::tensor {

std::vector<TableReading> readingsOf(const QString &text)
{
    const auto read = [&](const TableReading &reading) {
        return parseTable(text, reading).and_then([](Table table) { return numbersIn(std::move(table)); });
    };
    std::vector<TableReading> ways{TableReading()};
    // Each doubt doubles the ways; the likelier half stays in front.
    const auto doubt = [&](const auto &likelier, const auto &other) {
        std::vector<TableReading> others = ways;
        std::ranges::for_each(ways, likelier);
        std::ranges::for_each(others, other);
        ways.insert(ways.end(), others.begin(), others.end());
    };
    const auto table = parseTable(text);
    const auto first = read({});
    if (!table || !first)
        return ways;
    if (const auto otherSeparator = table->otherSeparator) {
        ways.clear();
        for (const QChar separator : {table->separator, *otherSeparator}) {
            const auto numbers = read({.separator = separator});
            if (!numbers)
                continue;
            const DecimalMark mark = separator == u','
                ? DecimalMark::Point
                : numbers->doubtfulMark.value_or(numbers->shownMark.value_or(DecimalMark::Comma));
            ways.push_back({.separator = separator, .decimalMark = mark});
            if (separator != u',' && numbers->doubtfulMark)
                ways.push_back({.separator = separator, .decimalMark = otherThan(mark)});
        }
    } else if (const auto mark = first->doubtfulMark) {
        doubt([&](TableReading &way) { way.decimalMark = mark; },
              [&](TableReading &way) { way.decimalMark = otherThan(*mark); });
    }
    if (first->mayHaveNoNames)
        doubt([](TableReading &way) { way.firstLine = TableReading::FirstLine::Names; },
              [](TableReading &way) { way.firstLine = TableReading::FirstLine::Numbers; });
    std::vector<TableReading> kept;
    std::vector<TableNumbers> seen;
    for (const TableReading &way : ways) {
        auto numbers = read(way);
        const auto isSame = [&](const TableNumbers &one) {
            return one.columns == numbers->columns && one.values == numbers->values;
        };
        if (!numbers || std::ranges::any_of(seen, isSame))
            continue;
        seen.push_back(std::move(*numbers));
        kept.push_back(way);
    }
    return kept.size() < 2 ? std::vector<TableReading>{TableReading()} : kept;
}

} // namespace lectograph::tensor
