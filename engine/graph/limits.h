// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

/// What definitions and repetitions may hold: a lecture is untrusted, and a few that are put into each other would
/// otherwise be more than any machine can compute.
namespace lectograph::graph::limit {

inline constexpr std::size_t publishedProperties = 200;
inline constexpr std::size_t nodesInside = 10'000;
/// Of blocks inside that depend on each other, through all definitions in it.
inline constexpr int depthInside = 250;
/// Of one repetition.
inline constexpr std::size_t items = 10'000;

// What the blocks of an evaluator may use together (base/allowance.h), through all definitions and repetitions.
inline constexpr quint64 work = 1'000'000'000;
inline constexpr quint64 bytes = 384 * 1024 * 1024;
// What each block may use, however much the others did before: what is cheap is always granted.
inline constexpr quint64 workOfBlock = 500'000;
// Thousands of blocks would take many times the whole so: beyond this sum, each has only what a shape or a word needs.
inline constexpr quint64 workBeyond = work / 10;
inline constexpr quint64 workOfSmallBlock = 50'000;
inline constexpr quint64 bytesOfBlock = 64 * 1024;

// What it costs, whether the result is computed or remembered.
inline constexpr quint64 workOfEvaluation = 10'000;
inline constexpr quint64 workOfPart = 500;
inline constexpr quint64 workOfPoint = 20;
inline constexpr quint64 workOfByte = 4; ///< of a text or a list of numbers or colours

} // namespace lectograph::graph::limit
