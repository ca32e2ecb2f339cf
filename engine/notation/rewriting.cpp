// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/rewriting.h"

#include "notation/failures.h"
#include "notation/reading.h"

#include <algorithm>

namespace lectograph::notation {

using namespace Qt::StringLiterals;

void Changes::removeWord(const Span &span)
{
    Span all = span;
    while (all.at > 0 && m_text[all.at - 1] == u' ') {
        --all.at;
        ++all.length;
    }
    replace(all, {});
}

void Changes::removeLine(const Span &line)
{
    Span all = line;
    if (all.end() < m_text.size())
        ++all.length;
    else if (all.at > 0)
        all = {all.at - 1, all.length + 1};
    replace(all, {});
}

QString Changes::applied() const
{
    auto all = m_all;
    std::ranges::stable_sort(all, [](const auto &a, const auto &b) { return a.first.at > b.first.at; });
    QString text = m_text;
    for (const auto &[span, by] : all)
        text.replace(span.at, span.length, by);
    return text;
}

QString textAt(const QString &text, const Span &span)
{
    return text.mid(span.at, span.length);
}

QString spelledName(const QString &name)
{
    const Model alone = readDiagram(name);
    const bool isBare = alone.items.size() == 1 && alone.items.front().name == name && alone.remarks.empty()
        && alone.links.empty() && alone.items.front().label.isEmpty();
    return isBare ? name : u'"' + name + u'"';
}

QString spelledLabel(const QString &label)
{
    static const QRegularExpression special(u"[\\[\\](){}|\"<>/\\\\`]"_s);
    QString written = label.trimmed();
    written.replace(u'"', u"#quot;"_s).replace(u'\n', u"<br>"_s);
    return written.isEmpty() || written.contains(special) ? u'"' + written + u'"' : written;
}

int itemNamed(const Model &model, const QString &name)
{
    if (const int known = model.byName.value(name, -1); known >= 0)
        return known;
    const auto found = std::ranges::find(model.items, name, [](const Item &item) { return partName(item.name); });
    return found == model.items.end() ? -1 : static_cast<int>(found - model.items.begin());
}

int linkNamed(const Model &model, const QString &name)
{
    return static_cast<int>(linkNames(model).indexOf(name));
}

bool isMentioned(const Written &written, int item)
{
    return std::ranges::find(written.writing.mentions, item, &Mention::item) != written.writing.mentions.end();
}

int commonGroup(const Model &model, int a, int b)
{
    for (int group = model.item(a).parent; group >= 0; group = model.item(group).parent) {
        if (group != b && model.isInside(b, group))
            return group;
    }
    return -1;
}

int lineAt(const Writing &writing, qsizetype at)
{
    const auto found = std::ranges::find_if(writing.lines, [&](const Span &line) { return at <= line.end(); });
    return static_cast<int>(found - writing.lines.begin());
}

QString indentOf(const QString &line)
{
    qsizetype count = 0;
    while (count < line.size() && line[count].isSpace())
        ++count;
    return line.left(count);
}

namespace {

bool opensIn(const Writing &writing, int line, int group)
{
    return std::ranges::any_of(writing.groups,
                               [&](const GroupText &one) { return one.item == group && one.firstLine == line; });
}

} // namespace

void addLine(Changes &changes, const Written &written, const QString &text, const std::vector<int> &items, int group,
             const QString &line)
{
    const Writing &writing = written.writing;
    int least = 0;
    for (const int item : items) {
        const auto first = std::ranges::find(writing.mentions, item, &Mention::item);
        if (first != writing.mentions.end())
            least = std::max(least, lineAt(writing, first->span.at));
    }
    const int count = static_cast<int>(writing.lines.size());
    const auto isOpen = [&](int at) { return writing.groupsAtEnd[static_cast<std::size_t>(at)] == group; };
    int at = least;
    while (at < count && !isOpen(at))
        ++at;
    for (const Statement &statement : writing.statements) {
        const bool isNamed = std::ranges::any_of(statement.operands, [&](const std::vector<int> &operand) {
            return std::ranges::any_of(operand, [&](int mention) {
                const int item = writing.mention(mention).item;
                return std::ranges::find(items, item) != items.end();
            });
        });
        if (isNamed && statement.group == group && isOpen(statement.line))
            at = std::max(at < count ? at : 0, statement.line);
    }
    if (text.trimmed().isEmpty()) {
        changes.replace({0, text.size()}, line);
        return;
    }
    if (at >= count)
        at = count - 1;
    const Span after = writing.line(at);
    const QString deeper = group >= 0 && opensIn(writing, at, group) ? u"  "_s : QString();
    const bool isBlank = at == count - 1 && after.isEmpty(); // the text ends with the end of a line
    const QString indent = isBlank ? QString() : indentOf(textAt(text, after)) + deeper;
    changes.insert(after.end(), (isBlank ? QString() : u"\n"_s) + indent + line);
}

std::optional<ArrowPlace> placeOf(const Writing &writing, int link)
{
    for (std::size_t i = 0; i < writing.statements.size(); ++i) {
        const std::vector<Arrow> &arrows = writing.statements[i].arrows;
        for (std::size_t k = 0; k < arrows.size(); ++k) {
            if (std::ranges::find(arrows[k].links, link) != arrows[k].links.end())
                return ArrowPlace{i, k};
        }
    }
    return std::nullopt;
}

namespace {

/// One statement without what is cut out of it.
class Rest
{
public:
    Rest(const Written &written, const QString &text, const Statement &statement, const Cut &cut)
        : m_written(written), m_text(text), m_statement(statement), m_cut(cut)
    {}

    bool isCut() const
    {
        const auto isCutMention = [&](int mention) { return m_cut.items.contains(itemOf(mention)); };
        for (const std::vector<int> &operand : m_statement.operands) {
            if (std::ranges::any_of(operand, isCutMention))
                return true;
        }
        return std::ranges::any_of(m_statement.arrows, [&](const Arrow &arrow) {
            return std::ranges::any_of(arrow.links, [&](int link) { return m_cut.links.contains(link); });
        });
    }

    /// `lone`: counts the names that stand alone; `dropped`: those that are left out.
    QStringList parts(int &lone, const std::set<int> &dropped) const
    {
        QStringList parts;
        QStringList single;
        QString current = operandText(0);
        bool isBare = isBareOperand(0);
        const auto finish = [&] {
            if (!current.isEmpty() && !(isBare && dropped.contains(lone++)))
                parts.append(current);
        };
        for (std::size_t k = 0; k < m_statement.arrows.size(); ++k) {
            const Arrow &arrow = m_statement.arrows[k];
            const std::vector<std::pair<int, int>> wanted = pairsOf(k);
            const std::size_t all = kept(k).size() * kept(k + 1).size();
            const QString sign = u' ' + textAt(m_text, arrow.span).trimmed() + u' ';
            if (!wanted.empty() && wanted.size() == all) {
                current += sign + operandText(k + 1);
                isBare = false;
                continue;
            }
            finish();
            for (const auto &[from, to] : wanted)
                single.append(nameText(from) + sign + nameText(to));
            current = operandText(k + 1);
            isBare = isBareOperand(k + 1);
        }
        finish();
        return parts + single;
    }

private:
    const Mention &mention(int number) const { return m_written.writing.mention(number); }
    int itemOf(int number) const { return mention(number).item; }

    std::vector<int> kept(std::size_t operand) const
    {
        std::vector<int> result;
        std::ranges::copy_if(m_statement.operands[operand], std::back_inserter(result),
                             [&](int number) { return !m_cut.items.contains(itemOf(number)); });
        return result;
    }
    bool isBareOperand(std::size_t operand) const
    {
        return std::ranges::none_of(kept(operand), [&](int number) { return mention(number).describes; });
    }
    QString nameText(int number) const { return textAt(m_text, mention(number).name); }
    QString operandText(std::size_t operand) const
    {
        const std::vector<int> rest = kept(operand);
        const std::vector<int> &all = m_statement.operands[operand];
        if (!rest.empty() && rest.size() == all.size()) {
            const qsizetype start = mention(rest.front()).span.at;
            return textAt(m_text, {start, mention(rest.back()).span.end() - start});
        }
        QStringList texts;
        for (const int number : rest)
            texts.append(textAt(m_text, mention(number).span));
        return texts.join(u" & "_s);
    }
    std::vector<std::pair<int, int>> pairsOf(std::size_t k) const
    {
        std::vector<std::pair<int, int>> pairs;
        std::size_t number = 0;
        for (const int from : m_statement.operands[k]) {
            for (const int to : m_statement.operands[k + 1]) {
                const std::vector<int> &links = m_statement.arrows[k].links;
                const int link = number < links.size() ? links[number] : -1;
                ++number;
                if (!m_cut.links.contains(link) && !m_cut.items.contains(itemOf(from))
                    && !m_cut.items.contains(itemOf(to)))
                    pairs.emplace_back(from, to);
            }
        }
        return pairs;
    }

    const Written &m_written;
    const QString &m_text;
    const Statement &m_statement;
    const Cut &m_cut;
};

QString without(const Written &written, const QString &text, const Cut &cut, int &lone, const std::set<int> &dropped)
{
    Changes changes(text);
    for (const Statement &statement : written.writing.statements) {
        const Rest rest(written, text, statement, cut);
        if (!rest.isCut())
            continue;
        const QStringList parts = rest.parts(lone, dropped);
        const Span line = written.writing.line(statement.line);
        const QString whole = textAt(text, line);
        const bool isAlone = whole.trimmed() == textAt(text, statement.span).trimmed();
        if (parts.isEmpty() && isAlone)
            changes.removeLine(line);
        else
            changes.replace(statement.span, parts.join(isAlone ? u"\n"_s + indentOf(whole) : u"; "_s));
    }
    for (const Listing &listing : written.writing.listings) {
        QList<Span> left;
        for (std::size_t i = 0; i < listing.items.size(); ++i) {
            if (!cut.items.contains(listing.items[i]))
                left.append(listing.names[i]);
        }
        if (left.size() == static_cast<qsizetype>(listing.items.size()) || listing.items.empty())
            continue;
        if (left.isEmpty()) {
            changes.removeLine(written.writing.line(listing.line));
            continue;
        }
        QStringList names;
        for (const Span &name : left)
            names.append(textAt(text, name).trimmed());
        const qsizetype start = listing.names.front().at;
        changes.replace({start, listing.names.back().end() - start}, names.join(u", "_s));
    }
    return changes.applied();
}

} // namespace

QString without(const Written &written, const QString &text, const Cut &cut)
{
    int count = 0;
    QString best = without(written, text, cut, count, {});
    const QStringList facts = factsOf(readDiagram(best));
    std::set<int> dropped;
    constexpr int most = 50;
    for (int name = 0; name < std::min(count, most); ++name) {
        int again = 0;
        dropped.insert(name);
        const QString shorter = without(written, text, cut, again, dropped);
        if (factsOf(readDiagram(shorter)) == facts)
            best = shorter;
        else
            dropped.erase(name);
    }
    return best;
}

base::Result<QString> checked(const Changes &changes, const Model &before,
                              const std::function<bool(const Model &)> &holds)
{
    const QString changed = changes.applied();
    const Model after = readDiagram(changed);
    if (factsOf(after) != factsOf(before) || !holds(after))
        return cannotSay();
    return changed;
}

QStringList factsOf(const Model &model)
{
    QStringList facts = linkNames(model);
    for (const Item &item : model.items)
        facts.append(item.name + u" : "_s + (item.parent < 0 ? QString() : model.item(item.parent).name));
    facts.sort();
    return facts;
}

} // namespace lectograph::notation
