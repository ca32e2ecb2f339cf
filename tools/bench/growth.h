// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace lectograph::bench {

/// The cost of one kind of work as a function of its size.
struct Law
{
    QString what;
    /// Prepares the work for a size, untimed. The returned function is timed, up to three times; nothing: too large.
    std::function<std::function<void()>(int size)> prepare;
    int most = 100'000;
};

/// The measured sizes.
inline constexpr int sizes[] = {1'000, 3'000, 10'000, 30'000, 100'000};

/// CPU milliseconds for each size; nothing where it would take too long or is out of range.
std::vector<std::optional<double>> measured(const Law &law);
/// The slope of log time over log size by least squares; nothing for fewer than two measurements.
std::optional<double> exponentOf(const std::vector<std::optional<double>> &milliseconds);

/// Measures the laws whose name contains one of `wanted` (empty: all) and prints a Markdown table.
void print(const QString &title, const std::vector<Law> &laws, const std::vector<QString> &wanted);

} // namespace lectograph::bench
