// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/edits.h"

#include "base/sentence.h"
#include "notation/directions.h"
#include "notation/failures.h"
#include "notation/link_edits.h"
#include "notation/node_text.h"
#include "notation/reading.h"
#include "notation/rewriting.h"

#include <algorithm>
#include <cmath>

namespace lectograph::notation {

using namespace Qt::StringLiterals;
using base::Result;
using diagram::Direction;

namespace {

struct NewItem
{
    QString name;
    QString text; ///< as its first mention
};

/// A name of letters, digits and low lines that no item has.
QString freeName(const Model &model, const QString &label)
{
    QString stem;
    for (const QChar c : label.simplified().left(40)) {
        if (c.isLetterOrNumber())
            stem.append(c.toLower());
        else if (!stem.isEmpty() && !stem.endsWith(u'_'))
            stem.append(u'_');
    }
    while (stem.endsWith(u'_'))
        stem.chop(1);
    if (stem.isEmpty() || spelledName(stem) != stem)
        stem.prepend(u"block"_s);
    QString name = stem;
    for (int number = 2; model.byName.contains(name); ++number)
        name = stem + QString::number(number);
    return name;
}

/// A plain word is the name itself.
NewItem newItem(const Model &model, const QString &typed)
{
    const TypedItem item = typedItem(typed);
    const QString &label = item.label;
    const QString plain = label.simplified();
    const bool isWord = !plain.isEmpty() && plain.size() <= 30 && plain == label.trimmed()
        && std::ranges::all_of(plain, [](QChar c) { return c.isLetterOrNumber() || c == u' '; });
    if (isWord && !model.byName.contains(plain) && spelledName(plain) == plain)
        return {plain, plain + item.attributes};
    const QString name = freeName(model, label);
    return {name, name + u" ["_s + spelledLabel(label) + u']' + item.attributes};
}

/// Where it is described, or else first named: at its head, if it is a group.
const Mention &mainMention(const Written &written, int item)
{
    const std::vector<Mention> &all = written.writing.mentions;
    const Mention *best = nullptr;
    for (const GroupText &group : written.writing.groups) {
        for (const Mention &mention : all) {
            if (group.item == item && mention.item == item
                && lineAt(written.writing, mention.span.at) == group.firstLine)
                return mention;
        }
    }
    for (const Mention &mention : all) {
        if (mention.item == item && (!best || (mention.describes && !best->describes)))
            best = &mention;
    }
    return best ? *best : all.front();
}

/// The last mention that says this of the item, whose word counts.
const Mention *lastWith(const Written &written, int item, Span Mention::*what)
{
    const Mention *last = nullptr;
    for (const Mention &mention : written.writing.mentions) {
        if (mention.item == item && !(mention.*what).isEmpty())
            last = &mention;
    }
    return last;
}

/// Where the item says this already, or else behind its label.
void set(Changes &changes, const Written &written, int item, Span Mention::*what, const QString &words)
{
    const Mention &main = mainMention(written, item);
    if (const Mention *last = lastWith(written, item, what))
        changes.replace(last->*what, words);
    else
        changes.insert(std::max(main.label.end(), main.name.end()),
                       (words.startsWith(u": "_s) ? u""_s : u" "_s) + words);
}

/// Wherever the item says this.
void unset(Changes &changes, const Written &written, int item, Span Mention::*what)
{
    for (const Mention &mention : written.writing.mentions) {
        if (mention.item == item && !(mention.*what).isEmpty())
            changes.removeWord(mention.*what);
    }
}

QString shownAs(const QString &label, const Item &item)
{
    return label.trimmed().isEmpty() ? item.name : label.trimmed();
}

/// A statement that ends with the item alone, has nothing behind it in its line and is where the item is. A line that
/// only describes the item is none.
const Statement *statementEndingWith(const Written &written, const QString &text, int item)
{
    for (const Statement &statement : written.writing.statements) {
        if (statement.operands.back().size() != 1)
            continue;
        const Mention &last = written.writing.mention(statement.operands.back().front());
        const bool isLast = last.item == item && (!statement.arrows.empty() || !last.describes);
        const Span line = written.writing.line(statement.line);
        constexpr qsizetype longest = 72;
        if (isLast && statement.group == written.model.item(item).parent && line.length < longest
            && text.mid(statement.span.end(), line.end() - statement.span.end()).trimmed().isEmpty())
            return &statement;
    }
    return nullptr;
}

} // namespace

Result<Added> withBlock(const QString &text, const QString &label, const QString &beside, Flow flow)
{
    const Written written = readWritten(text);
    const NewItem item = newItem(written.model, label);
    const int other = beside.isEmpty() ? -1 : itemNamed(written.model, beside);
    if (!beside.isEmpty() && (other < 0 || !isMentioned(written, other)))
        return nothingNamed(beside);
    Changes changes(text);
    if (other < 0) {
        addLine(changes, written, text, {}, -1, item.text);
    } else {
        const QString name = spelledName(written.model.item(other).name);
        const Statement *end = flow == Flow::After ? statementEndingWith(written, text, other) : nullptr;
        if (end)
            changes.insert(end->span.end(), u" -> "_s + item.text);
        else
            addLine(changes, written, text, {other}, written.model.item(other).parent,
                    flow == Flow::After ? name + u" -> "_s + item.text : item.text + u" -> "_s + name);
    }
    const QString changed = changes.applied();
    if (itemNamed(readDiagram(changed), item.name) < 0)
        return cannotSay();
    return Added{changed, partName(item.name)};
}

Result<Added> withBlockInLink(const QString &text, const QString &link, const QString &label)
{
    const Written written = readWritten(text);
    const NewItem item = newItem(written.model, label);
    auto changed = withWordInLink(text, link, item.text);
    if (!changed)
        return tl::unexpected(changed.error());
    return Added{*changed, partName(item.name)};
}

Result<QString> withLabel(const QString &text, const QString &item, const QString &label)
{
    const Written written = readWritten(text);
    const int number = itemNamed(written.model, item);
    if (number < 0 || !isMentioned(written, number))
        return nothingNamed(item);
    Changes changes(text);
    const Mention *labelled = lastWith(written, number, &Mention::label);
    if (labelled && label.trimmed().isEmpty())
        changes.removeWord(labelled->label);
    else if (labelled)
        changes.replace(labelled->inner, spelledLabel(label));
    else if (label.trimmed() != written.model.item(number).name && !label.trimmed().isEmpty())
        changes.insert(mainMention(written, number).name.end(), u" ["_s + spelledLabel(label) + u']');
    return checked(changes, written.model, [&](const Model &after) {
        return after.item(number).shownLabel() == shownAs(label, after.item(number));
    });
}

Result<QString> withAttributes(const QString &text, const QString &item, const TypedItem &typed)
{
    const Result<QString> repeated = typed.repeat.isEmpty() ? text : withRepeat(text, item, typed.repeat);
    if (!repeated)
        return repeated;
    const Written written = readWritten(*repeated);
    const int number = itemNamed(written.model, item);
    if (number < 0 || !isMentioned(written, number))
        return nothingNamed(item);
    Changes changes(*repeated);
    if (!typed.className.isEmpty())
        set(changes, written, number, &Mention::className, u":::"_s + typed.className);
    if (!typed.dims.isEmpty())
        set(changes, written, number, &Mention::dims, u": "_s + typed.dims);
    return checked(changes, written.model, [&](const Model &after) {
        return (typed.className.isEmpty() || after.item(number).className == typed.className)
            && (typed.dims.isEmpty() || after.item(number).dims == readDims(typed.dims));
    });
}

Result<QString> withRepeat(const QString &text, const QString &item, const QString &repeat)
{
    const Written written = readWritten(text);
    const int number = itemNamed(written.model, item);
    if (number < 0 || !isMentioned(written, number))
        return nothingNamed(item);
    const QString count = typedRepeat(repeat);
    const bool isOnce = count.isEmpty() || count == "1"_L1;
    Changes changes(text);
    if (isOnce)
        unset(changes, written, number, &Mention::repeat);
    else
        set(changes, written, number, &Mention::repeat, u"× "_s + count);
    return checked(changes, written.model,
                   [&](const Model &after) { return after.item(number).repeat == (isOnce ? QString() : count); });
}

Result<QString> withOffset(const QString &text, const QString &item, const std::optional<QPointF> &offset)
{
    const Written written = readWritten(text);
    const int number = itemNamed(written.model, item);
    if (number < 0 || !isMentioned(written, number))
        return nothingNamed(item);
    Changes changes(text);
    const auto rounded = [](double value) { return QString::number(std::round(value * 100) / 100 + 0.0); };
    const QString words = offset ? u"at (%1, %2)"_s.arg(rounded(offset->x()), rounded(offset->y())) : QString();
    const Mention *moved = lastWith(written, number, &Mention::offset);
    if (moved && offset)
        changes.replace(moved->offset, words);
    else if (offset)
        changes.insert(mainMention(written, number).span.end(), u' ' + words);
    if (!offset)
        unset(changes, written, number, &Mention::offset);
    return checked(changes, written.model,
                   [&](const Model &after) { return after.item(number).offset.has_value() == offset.has_value(); });
}

QString withoutOffsets(const QString &text)
{
    const Written written = readWritten(text);
    Changes changes(text);
    for (const Mention &mention : written.writing.mentions) {
        if (!mention.offset.isEmpty())
            changes.removeWord(mention.offset);
    }
    return changes.applied();
}

Result<QString> withDirection(const QString &text, const QString &group, Direction direction)
{
    const Written written = readWritten(text);
    const int number = group.isEmpty() ? -1 : itemNamed(written.model, group);
    if (!group.isEmpty() && number < 0)
        return nothingNamed(group);
    Changes changes(text);
    const DirectionText *last = nullptr;
    for (const DirectionText &known : written.writing.directions)
        last = known.group == number ? &known : last;
    const GroupText *head = nullptr;
    for (const GroupText &known : written.writing.groups)
        head = known.item == number && number >= 0 ? &known : head;
    if (last && last->word.isEmpty()) {
        changes.insert(last->end, u' ' + nameOf(direction, DirectionStyle::Mermaid)); // behind “flowchart”
    } else if (last) {
        const QString word = textAt(text, last->word);
        const bool isMermaid = word == word.toUpper();
        changes.replace(last->word, nameOf(direction, isMermaid ? DirectionStyle::Mermaid : DirectionStyle::Words));
    } else if (head) {
        const Span line = written.writing.line(head->firstLine);
        const QString indent = indentOf(textAt(text, line));
        changes.insert(line.end(), u"\n  "_s + indent + u"direction "_s + nameOf(direction));
    } else if (number < 0) {
        changes.insert(0, u"direction "_s + nameOf(direction) + u'\n');
    }
    return checked(changes, written.model, [&](const Model &after) {
        return (number < 0 ? after.direction : after.item(itemNamed(after, group)).direction) == direction;
    });
}

Result<Added> withGroup(const QString &text, const QStringList &items, const QString &label)
{
    const Written written = readWritten(text);
    const Model &model = written.model;
    std::vector<int> numbers;
    for (const QString &item : items) {
        numbers.push_back(itemNamed(model, item));
        if (numbers.back() < 0 || !isMentioned(written, numbers.back()))
            return nothingNamed(item);
    }
    std::ranges::sort(numbers);
    if (numbers.empty())
        return cannotSay();
    const int parent = model.item(numbers.front()).parent;
    const bool areTogether = std::ranges::all_of(numbers, [&](int item) { return model.item(item).parent == parent; });
    if (!areTogether)
        return base::failure(base::Sentence::tr("These blocks are in different groups."),
                             base::Sentence::tr("Select blocks of one group."));
    const NewItem group = newItem(model, label);
    QStringList names;
    for (const int number : numbers)
        names.append(spelledName(model.item(number).name));
    // Before the first line that names one of them: whatever names an item first, or in a group, says where it is.
    int line = static_cast<int>(written.writing.lines.size()) - 1;
    for (const Mention &mention : written.writing.mentions) {
        if (std::ranges::binary_search(numbers, mention.item))
            line = std::min(line, lineAt(written.writing, mention.span.at));
    }
    const Span at = written.writing.line(line);
    const QString indent = indentOf(textAt(text, at));
    Changes changes(text);
    changes.insert(
        at.at, indent + group.text + u" {\n"_s + indent + u"  "_s + names.join(u", "_s) + u'\n' + indent + u"}\n"_s);
    const QString changed = changes.applied();
    const Model after = readDiagram(changed);
    const int made = itemNamed(after, group.name);
    const auto isIn = [&](int number) { return after.item(itemNamed(after, model.item(number).name)).parent == made; };
    if (made < 0 || linkNames(after).size() != linkNames(model).size() || !std::ranges::all_of(numbers, isIn))
        return cannotSay();
    return Added{changed, partName(group.name)};
}

} // namespace lectograph::notation
