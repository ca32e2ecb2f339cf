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
    const Written written = readWritten(text);
    const int number = linkNamed(written.model, link);
    const auto place = number < 0 ? std::nullopt : placeOf(written.writing, number);
    if (!place)
        return nothingNamed(link);
    const Span span = written.writing.statements[place->statement].arrows[place->arrow].span;
    const QString arrow = textAt(text, span);
    const QString &before = written.model.link(number).label;
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
    return checked(changes, written.model, [](const Model &) { return true; });
}

Result<QString> withArc(const QString &text, const QString &link, bool isArc)
{
    const Written written = readWritten(text);
    const int number = linkNamed(written.model, link);
    const auto place = number < 0 ? std::nullopt : placeOf(written.writing, number);
    if (!place)
        return nothingNamed(link);
    const ItemLink &before = written.model.link(number);
    if (before.isResidual == isArc)
        return text;
    const Span span = written.writing.statements[place->statement].arrows[place->arrow].span;
    for (qsizetype at = span.at; at <= span.end(); ++at) {
        if (!isArc && (at == span.end() || text[at] != u'+'))
            continue;
        Changes changes(text);
        changes.replace({at, isArc ? 0 : 1}, isArc ? u"+"_s : QString());
        const auto changed = checked(changes, written.model, [&](const Model &after) {
            const ItemLink &now = after.link(number);
            return now.isResidual == isArc && now.label == before.label && now.stroke == before.stroke;
        });
        if (changed)
            return changed;
    }
    return cannotSay();
}

Result<QString> withWordInLink(const QString &text, const QString &link, const QString &item)
{
    const Written written = readWritten(text);
    const int number = linkNamed(written.model, link);
    const auto place = number < 0 ? std::nullopt : placeOf(written.writing, number);
    if (!place)
        return nothingNamed(link);
    const Statement &statement = written.writing.statements[place->statement];
    const ItemLink &split = written.model.link(number);
    const auto &before = statement.operands[place->arrow];
    const auto &after = statement.operands[place->arrow + 1];
    const QString sign = textAt(text, statement.arrows[place->arrow].span).trimmed();
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
