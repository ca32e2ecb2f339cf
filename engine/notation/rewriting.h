// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "notation/writing.h"

#include <QStringList>

#include <functional>
#include <set>

/// What edits of a diagram's text have in common.
namespace lectograph::notation {

/// Replacements in one text, which know nothing of each other.
class Changes
{
public:
    explicit Changes(const QString &text) : m_text(text) {}

    void replace(const Span &span, const QString &by) { m_all.emplace_back(span, by); }
    void insert(qsizetype at, const QString &what) { replace({at, 0}, what); }
    /// With the spaces before it.
    void removeWord(const Span &span);
    /// With the end of the line.
    void removeLine(const Span &line);
    QString applied() const;

private:
    QString m_text;
    std::vector<std::pair<Span, QString>> m_all;
};

QString textAt(const QString &text, const Span &span);
/// The blanks that a line begins with.
QString indentOf(const QString &line);
/// A name as it can be written where an item is expected, in quotes if it has to be.
QString spelledName(const QString &name);
/// A text as it can be written between brackets.
QString spelledLabel(const QString &label);

/// The number of an item by its name, or by that of its part; −1: there is none.
int itemNamed(const Model &model, const QString &name);
/// The same of a link, by the name of its part.
int linkNamed(const Model &model, const QString &name);

/// Whether the text names it as a block or group, not only in a style.
bool isMentioned(const Written &written, int item);

/// The group that contains both and is not one of them; −1: none does.
int commonGroup(const Model &model, int a, int b);

/// A new line behind all that names these items in a group, which says no more than what follows there.
void addLine(Changes &changes, const Written &written, const QString &text, const std::vector<int> &items, int group,
             const QString &line);

/// The place of a link in the text.
struct ArrowPlace
{
    std::size_t statement = 0;
    std::size_t arrow = 0;
};
std::optional<ArrowPlace> placeOf(const Writing &writing, int link);

/// What is cut out of statements.
struct Cut
{
    std::set<int> items;
    std::set<int> links;
};
/// The statements without these; what they say of other items stays, if only as names that stand alone. Such names are
/// left out where nothing depends on them.
QString without(const Written &written, const QString &text, const Cut &cut);

/// Where a mention is written as a line counted from 0.
int lineAt(const Writing &writing, qsizetype at);

/// “a→b”, with names, of all links, and names of items with those of their groups: what must stay the same where an
/// edit changes something else.
QStringList factsOf(const Model &model);
/// The changed text, if it says what is meant now, and all else as before.
base::Result<QString> checked(const Changes &changes, const Model &before,
                              const std::function<bool(const Model &)> &holds);

} // namespace lectograph::notation
