// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "written.h"

namespace lectograph::diagrams {

/// What is highlighted.
struct Emphasis
{
    std::vector<bool> items;
    std::vector<bool> links;
    QStringList missing; ///< names of nothing

    bool isEmpty() const;
};

/// Names of blocks and groups, and paths “a -> b -> c” with the links along them, on the shortest way where there is no
/// link. A group has everything inside, and a class its blocks.
Emphasis emphasisOf(const Model &model, const QStringList &names);

/// The links of a path through these items, each by the shortest way along the arrows; nothing where there is none. An
/// empty path is that from the first item along first links.
std::vector<int> linksAlong(const Model &model, const QStringList &names, QStringList &missing);

} // namespace lectograph::diagrams
