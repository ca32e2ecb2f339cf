// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace lectograph::bench {

/// How the cost of one kind of work grows with its size.
struct Law
{
    QString what;
    /// Makes the work ready for a size, untimed. What it gives is timed, up to three times; nothing: that is too large.
    std::function<std::function<void()>(int size)> prepare;
    int most = 100'000;
};

/// Sizes at which laws are measured.
inline constexpr int sizes[] = {1'000, 3'000, 10'000, 30'000, 100'000};

/// Milliseconds of processor time for each size; nothing where it would take too long or is out of bounds.
std::vector<std::optional<double>> measured(const Law &law);
/// The slope of log time over log size by least squares; nothing for fewer than two measurements.
std::optional<double> exponentOf(const std::vector<std::optional<double>> &milliseconds);

/// Measures the laws whose name contains one of `wanted` (all, if that is empty) and prints a table in Markdown.
void print(const QString &title, const std::vector<Law> &laws, const std::vector<QString> &wanted);

} // namespace lectograph::bench
