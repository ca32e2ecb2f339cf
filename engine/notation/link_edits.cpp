// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/link_edits.h"

#include "notation/failures.h"
#include "notation/reading.h"
#include "notation/rewriting.h"

namespace lectograph::notation {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

/// Whether links lead from one item to another.
bool leadsTo(const Model &model, int from, int to)
{
    std::vector<bool> isReached(model.items.size(), false);
    std::vector<int> open{from};
    while (!open.empty()) {
        const int item = open.back();
        open.pop_back();
        for (const ItemLink &link : model.links) {
            if (link.from != item || isReached[static_cast<std::size_t>(link.to)])
                continue;
            if (link.to == to)
                return true;
            isReached[static_cast<std::size_t>(link.to)] = true;
            open.push_back(link.to);
        }
    }
    return false;
}

/// A link, and the arrow that writes it.
struct WrittenLink
{
    Written written;
    int number = -1;
    ArrowPlace place = {};

    const ItemLink &link() const { return written.model.link(number); }
    const Statement &statement() const { return written.writing.statements[place.statement]; }
    const Span &arrow() const { return statement().arrows[place.arrow].span; }
};

Result<WrittenLink> writtenLink(const QString &text, const QString &name)
{
    WrittenLink found{readWritten(text)};
    found.number = linkNamed(found.written.model, name);
    const auto place = found.number < 0 ? std::nullopt : placeOf(found.written.writing, found.number);
    if (!place)
        return nothingNamed(name);
    found.place = *place;
    return found;
}

} // namespace

Result<Added> withLink(const QString &text, const QString &from, const QString &to)
{
    const Model model = readDiagram(text);
    const int source = itemNamed(model, from);
    const int target = itemNamed(model, to);
    return withLinkLine(text, from, to, source != target && leadsTo(model, source, target) ? u"->+"_s : u"->"_s);
}

Result<Added> withLinkLine(const QString &text, const QString &from, const QString &to, const QString &arrow)
{
    const Written written = readWritten(text);
    const Model &model = written.model;
    const int source = itemNamed(model, from);
    const int target = itemNamed(model, to);
    for (const auto &[number, name] : {std::pair(source, from), std::pair(target, to)}) {
        if (number < 0 || !isMentioned(written, number))
            return nothingNamed(name);
    }
    Changes changes(text);
    const int group = source == target ? model.item(source).parent : commonGroup(model, source, target);
    addLine(changes, written, text, {source, target}, group,
            spelledName(model.item(source).name) + u' ' + arrow + u' ' + spelledName(model.item(target).name));
    const QString changed = changes.applied();
    const Model after = readDiagram(changed);
    if (after.links.size() != model.links.size() + 1 || after.items.size() != model.items.size())
        return cannotSay();
    const QStringList before = linkNames(model);
    for (const QString &name : linkNames(after)) {
        if (!before.contains(name))
            return Added{changed, name};
    }
    return cannotSay();
}

Result<QString> withLinkLabel(const QString &text, const QString &link, const QString &label)
{
    const auto found = writtenLink(text, link);
    if (!found)
        return tl::unexpected(found.error());
    const Span span = found->arrow();
    const QString arrow = textAt(text, span);
    const QString &before = found->link().label;
    QString words = label.trimmed();
    words.replace(u'|', u'/').replace(u'\n', u"<br>"_s);
    const qsizetype bar = arrow.indexOf(u'|');
    QString changed = arrow.trimmed();
    if (bar >= 0)
        changed = arrow.left(bar).trimmed() + (words.isEmpty() ? QString() : u'|' + words + u'|');
    else if (!before.isEmpty())
        changed.replace(before, words.isEmpty() ? u" "_s : words); // “-- words -->”
    else if (!words.isEmpty())
        changed += u'|' + words + u'|';
    Changes changes(text);
    changes.replace({span.at, arrow.trimmed().size()}, changed);
    return checked(changes, found->written.model, [](const Model &) { return true; });
}

Result<QString> withArc(const QString &text, const QString &link, bool isArc)
{
    const auto found = writtenLink(text, link);
    if (!found)
        return tl::unexpected(found.error());
    const ItemLink &before = found->link();
    if (before.isResidual == isArc)
        return text;
    const Span span = found->arrow();
    for (qsizetype at = span.at; at <= span.end(); ++at) {
        if (!isArc && (at == span.end() || text[at] != u'+'))
            continue;
        Changes changes(text);
        changes.replace({at, isArc ? 0 : 1}, isArc ? u"+"_s : QString());
        const auto changed = checked(changes, found->written.model, [&](const Model &after) {
            const ItemLink &now = after.link(found->number);
            return now.isResidual == isArc && now.label == before.label && now.stroke == before.stroke;
        });
        if (changed)
            return changed;
    }
    return cannotSay();
}

Result<QString> withWordInLink(const QString &text, const QString &link, const QString &item)
{
    const auto found = writtenLink(text, link);
    if (!found)
        return tl::unexpected(found.error());
    const Written &written = found->written;
    const ItemLink &split = found->link();
    const auto &before = found->statement().operands[found->place.arrow];
    const auto &after = found->statement().operands[found->place.arrow + 1];
    const QString sign = textAt(text, found->arrow()).trimmed();
    if (before.size() == 1 && after.size() == 1) {
        Changes changes(text);
        if (split.isResidual)
            changes.insert(written.writing.mention(before.front()).span.end(), u" -> "_s + item);
        else
            changes.insert(written.writing.mention(after.front()).span.at, item + u" -> "_s);
        return changes.applied();
    }
    Changes changes(text);
    addLine(changes, written, text, {split.from, split.to}, commonGroup(written.model, split.from, split.to),
            spelledName(written.model.item(split.from).name) + u' ' + sign + u' ' + item + u" -> "_s
                + spelledName(written.model.item(split.to).name));
    const QString longer = changes.applied();
    const Written both = readWritten(longer);
    const int old = linkNamed(both.model, link);
    return old < 0 ? Result<QString>(cannotSay()) : without(both, longer, {{}, {old}});
}

} // namespace lectograph::notation
