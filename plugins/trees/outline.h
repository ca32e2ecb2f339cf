// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace lectograph::trees {

/// A line of an outline. Lines come in order, so that a parent comes before its children.
struct OutlineItem
{
    QString text; ///< without indent and bullet; not empty
    int parent = -1;
    int depth = 0;
    std::vector<int> children;
};

struct Outline
{
    std::vector<OutlineItem> items;
    QStringList notes; ///< sentences on lines that are left out or read otherwise than they may have been meant
};

constexpr int mostOutlineItems = 500;

/// A line that is indented more than the one before is its child; otherwise it is a sibling of the last line with no more
/// indent than itself. A tab counts as four columns; "- ", "* " and "• " before the text are left out. Lines without an
/// indent after the first are further roots. No more than `mostOutlineItems` lines are read.
Outline readOutline(const QString &text);

} // namespace lectograph::trees
