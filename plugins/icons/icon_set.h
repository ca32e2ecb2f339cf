// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/gallery.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace lectograph::icons {

/// One line of an icon, as SVG path data in a square of 24 units with y down, in the direction in which it is drawn.
struct IconLine
{
    QString data;
    bool isFilled = false;
};

/// The icons of the package lucide-static, by their names and by words for what they show. Immutable.
class IconSet
{
public:
    /// All icons, read once. Empty if the resource is missing.
    static const IconSet &all();

    qsizetype size() const { return m_names.size(); }
    /// The name of the icon with this name, or an older one of it; or else of the one that this word fits best, in
    /// English, Korean or Chinese. Ignores case; spaces may stand for hyphens.
    std::optional<QString> find(const QString &nameOrWord) const;
    /// In the order in which they are drawn. Empty for a name that find() does not return.
    std::vector<IconLine> lines(const QString &name) const;
    /// The names of icons that the text may mean: those with a word that it is a part of, then those with a similar name.
    QStringList near(const QString &text) const;
    /// All of them, those first that lectures use most, with our words before those of the package.
    std::vector<graph::Gallery::Choice> choices() const;

private:
    IconSet();
    void addWords(const QString &words, int icon);

    QStringList m_names;
    QStringList m_outlines;
    std::vector<QStringList> m_words; ///< of each icon
    std::vector<int> m_order;         ///< icons as they are offered
    QHash<QString, int> m_byName;     ///< also older names
    QHash<QString, int> m_byWord;
    QHash<QString, int> m_ranks; ///< of words in m_byWord: how well they fit their icon, 0 best
};

} // namespace lectograph::icons
