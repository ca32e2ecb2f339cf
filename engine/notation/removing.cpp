// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/edits.h"
#include "notation/failures.h"
#include "notation/link_edits.h"
#include "notation/reading.h"
#include "notation/rewriting.h"

#include <algorithm>

namespace lectograph::notation {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

/// The only link that comes to an item and the only one that goes, if there are just these.
std::optional<std::pair<int, int>> throughLinks(const Model &model, int item)
{
    int in = -1;
    int out = -1;
    for (int i = 0; i < static_cast<int>(model.links.size()); ++i) {
        const ItemLink &link = model.link(i);
        if (link.from != item && link.to != item)
            continue;
        int &place = link.to == item ? in : out;
        if (place >= 0 || link.from == link.to)
            return std::nullopt;
        place = i;
    }
    if (in < 0 || out < 0)
        return std::nullopt;
    const int from = model.link(in).from;
    const int to = model.link(out).to;
    const bool isLinked = std::ranges::any_of(
        model.links, [&](const ItemLink &link) { return link.from == from && link.to == to && !link.isResidual; });
    return isLinked || from == to ? std::nullopt : std::optional(std::pair(in, out));
}

struct InPlace
{
    QString text;
    QString taken; ///< how the item was written there
};

/// With links joined within one statement, “a -> item -> b”, whose other words stay as they are.
std::optional<InPlace> joinedInPlace(const Written &written, const QString &text, const std::pair<int, int> &through)
{
    const auto first = placeOf(written.writing, through.first);
    const auto second = placeOf(written.writing, through.second);
    if (!first || !second || first->statement != second->statement || first->arrow + 1 != second->arrow)
        return std::nullopt;
    const Statement &statement = written.writing.statements[first->statement];
    if (statement.operands[second->arrow].size() != 1)
        return std::nullopt;
    const Writing &writing = written.writing;
    const Span &own = writing.mention(statement.operands[second->arrow].front()).span;
    const bool keepsFirst = !written.model.link(through.second).isResidual;
    const qsizetype before = writing.mention(statement.operands[first->arrow].back()).span.end();
    const qsizetype after = writing.mention(statement.operands[second->arrow + 1].front()).span.at;
    Changes changes(text);
    changes.replace(keepsFirst ? Span{own.at, after - own.at} : Span{before, own.end() - before}, {});
    return InPlace{changes.applied(), textAt(text, own)};
}

/// With a link besides those two that joins where they lead; as an arc if one of them is.
QString joinedAround(const QString &text, const Model &model, const std::pair<int, int> &through)
{
    const ItemLink &in = model.link(through.first);
    const ItemLink &out = model.link(through.second);
    const QString arrow = in.isResidual || out.isResidual ? u"->+"_s : u"->"_s;
    const auto joined = withLinkLine(text, model.item(in.from).name, model.item(out.to).name, arrow);
    return joined ? joined->text : text;
}

QString withoutBlock(const QString &text, int item)
{
    const Written written = readWritten(text);
    const auto through = throughLinks(written.model, item);
    const QString name = written.model.item(item).name;
    QString linked = text;
    if (through) {
        const auto inPlace = joinedInPlace(written, text, *through);
        linked = inPlace ? inPlace->text : joinedAround(text, written.model, *through);
    }
    const Written rest = readWritten(linked);
    const int left = itemNamed(rest.model, name);
    return left < 0 ? linked : without(rest, linked, {{left}, {}});
}

} // namespace

Result<QString> withItemInLink(const QString &text, const QString &link, const QString &item)
{
    const Written written = readWritten(text);
    const Model &model = written.model;
    const int number = itemNamed(model, item);
    const int split = linkNamed(model, link);
    if (number < 0)
        return nothingNamed(item);
    if (split < 0)
        return nothingNamed(link);
    const ItemLink ends = model.link(split);
    if (ends.from == number || ends.to == number || model.isInside(ends.from, number)
        || model.isInside(ends.to, number))
        return cannotSay();
    const auto through = throughLinks(model, number);
    const auto between = [&](const QString &changed, const QString &word) -> Result<QString> {
        const Model after = readDiagram(changed);
        for (int i = 0; i < static_cast<int>(after.links.size()); ++i) {
            const ItemLink &one = after.link(i);
            if (after.item(one.from).name == model.item(ends.from).name
                && after.item(one.to).name == model.item(ends.to).name)
                return withWordInLink(changed, linkNames(after)[i], word);
        }
        return cannotSay();
    };
    if (through) {
        if (const auto inPlace = joinedInPlace(written, text, *through))
            return between(inPlace->text, inPlace->taken);
    }
    const QString joined = through ? joinedAround(text, model, *through) : text;
    const Written more = readWritten(joined);
    const int moved = itemNamed(more.model, model.item(number).name);
    Cut links;
    for (int i = 0; i < static_cast<int>(more.model.links.size()); ++i) {
        const ItemLink &one = more.model.link(i);
        if (one.from == moved || one.to == moved)
            links.links.insert(i);
    }
    const QString rest = without(more, joined, links);
    return between(rest, spelledName(model.item(number).name));
}

Result<QString> withoutLink(const QString &text, const QString &link)
{
    const Written written = readWritten(text);
    const int number = linkNamed(written.model, link);
    if (number < 0)
        return nothingNamed(link);
    const QString rest = without(written, text, {{}, {number}});
    if (readDiagram(rest).links.size() + 1 != written.model.links.size())
        return cannotSay();
    return rest;
}

Result<QString> withoutItem(const QString &text, const QString &item)
{
    const Written written = readWritten(text);
    const int number = itemNamed(written.model, item);
    if (number < 0)
        return nothingNamed(item);
    QStringList names;
    for (int i = 0; i < static_cast<int>(written.model.items.size()); ++i) {
        if (written.model.isInside(i, number))
            names.append(written.model.item(i).name);
    }
    Changes groups(text);
    for (const GroupText &group : written.writing.groups) {
        if (group.item != number)
            continue;
        if (group.lastLine < 0)
            return cannotSay();
        const Span first = written.writing.line(group.firstLine);
        const Span last = written.writing.line(group.lastLine);
        const Span lines{first.at, last.end() - first.at};
        const bool areAlone = textAt(text, lines).trimmed() == textAt(text, group.span).trimmed();
        areAlone ? groups.removeLine(lines) : groups.replace(group.span, {});
    }
    QString rest = groups.applied();
    if (names.size() == 1 && rest == text) {
        rest = withoutBlock(text, number);
    } else {
        const Written left = readWritten(rest);
        Cut cut;
        for (const QString &name : names) {
            if (const int at = itemNamed(left.model, name); at >= 0)
                cut.items.insert(at);
        }
        rest = without(left, rest, cut);
    }
    if (itemNamed(readDiagram(rest), item) >= 0)
        return cannotSay();
    return rest;
}

} // namespace lectograph::notation
