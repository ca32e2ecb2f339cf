// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/reading.h"

#include "base/sentence.h"
#include "notation/directions.h"
#include "notation/link_text.h"
#include "notation/node_text.h"
#include "notation/writing.h"

namespace lectograph::notation {

using namespace Qt::StringLiterals;
using base::Sentence;
using diagram::Direction;

namespace {

constexpr qsizetype longestLine = 4000;
constexpr qsizetype mostLines = 5000;
constexpr int deepest = 20; ///< groups in groups

bool isSide(const QString &port)
{
    return port == "left"_L1 || port == "right"_L1 || port == "top"_L1 || port == "bottom"_L1;
}

/// Reads the lines of a text one after the other.
class Reader
{
public:
    Written read(const QString &text)
    {
        const QStringList lines = text.split(u'\n');
        bool isFront = false; // the lines between “---” in which a file of Mermaid is described
        qsizetype start = 0;
        for (qsizetype i = 0; i < std::min(lines.size(), mostLines); ++i) {
            m_line = static_cast<int>(i) + 1;
            const QString line = lines[i].trimmed().left(longestLine);
            m_start = start + (line.isEmpty() ? 0 : lines[i].indexOf(line));
            if (line == "---"_L1 && (isFront || m_model.items.empty()))
                isFront = !isFront;
            else if (!isFront)
                readLine(line);
            m_writing.lines.push_back({start, lines[i].size()});
            m_writing.groupsAtEnd.push_back(openGroup());
            start += lines[i].size() + 1;
        }
        if (lines.size() > mostLines)
            remark(Sentence::tr("The lines after line %1 are left out.").arg(mostLines),
                   Sentence::tr("Divide the diagram into several."));
        if (!m_open.empty())
            remark(Sentence::tr("The group “%1” has no end.").arg(m_model.item(openGroup()).name),
                   Sentence::tr("Write “}” behind its last line."));
        reportSize();
        dropLoops();
        return {std::move(m_model), std::move(m_writing)};
    }

private:
    int openGroup() const { return m_open.empty() ? -1 : m_writing.groups[m_open.back()].item; }

    /// In the text, of a part of the line.
    Span spanOf(qsizetype at, qsizetype length) const { return {m_start + at, length}; }
    Span spanOf(const QRegularExpressionMatch &match, int capture) const
    {
        return match.capturedStart(capture) < 0 ? Span()
                                                : spanOf(match.capturedStart(capture), match.capturedLength(capture));
    }

    void remark(const QString &what, const QString &remedy) { m_model.remarks.push_back({m_line, what, remedy}); }

    void readLine(const QString &line)
    {
        if (line.isEmpty() || line.startsWith(u'#') || line.startsWith("%%"_L1) || line.startsWith("//"_L1)
            || line.startsWith("```"_L1) || readDirective(line))
            return;
        Scanner scanner(line);
        while (!scanner.isAtEnd()) {
            scanner.skipSpaces();
            if (scanner.startsWith(u"%%"))
                return;
            if (scanner.take(u";") || scanner.isAtEnd())
                continue;
            if (scanner.take(u"}")) {
                close(u"}"_s, scanner.position());
                continue;
            }
            const qsizetype before = scanner.position();
            if (!readChain(scanner) || scanner.position() == before) {
                remark(Sentence::tr("“%1” cannot be read.").arg(scanner.rest().left(30)),
                       Sentence::tr("Write “a -> b” for a link and “a [Text]” for a block."));
                return;
            }
        }
    }

    /// Lines that begin with a word of the language.
    bool readDirective(const QString &line)
    {
        static const QRegularExpression header(u"^(graph|flowchart)(?:\\s+(\\w+))?\\s*;?$"_s);
        static const QRegularExpression headed(u"^(graph|flowchart)\\s+(TB|TD|BT|LR|RL)\\s*;\\s*(.+)$"_s);
        static const QRegularExpression direction(u"^direction\\s*:?\\s*(\\w+)\\s*;?$"_s);
        static const QRegularExpression subgraph(u"^subgraph\\b\\s*(.*?)\\s*;?$"_s);
        static const QRegularExpression end(u"^end\\s*;?$"_s);
        static const QRegularExpression ignored(u"^(linkStyle|click|accTitle|accDescr|title)\\b"_s);
        if (const auto match = headed.match(line); match.hasMatch()) {
            m_model.direction = directionNamed(match.captured(2));
            noteDirection(spanOf(match, 2), match.capturedEnd(2));
            m_start += match.capturedStart(3);
            readLine(match.captured(3));
        } else if (const auto head = header.match(line); head.hasMatch()) {
            m_model.direction = directionNamed(head.captured(2)).value_or(Direction::Down);
            noteDirection(spanOf(head, 2), head.capturedEnd(head.capturedStart(2) < 0 ? 1 : 2));
        } else if (const auto way = direction.match(line); way.hasMatch()) {
            setDirection(way.captured(1));
            noteDirection(spanOf(way, 1), way.capturedEnd(1));
        } else if (const auto group = subgraph.match(line); group.hasMatch()) {
            openSubgraph(group.captured(1), group.capturedStart(1));
        } else if (end.match(line).hasMatch()) {
            close(u"end"_s, line.size());
        } else if (!ignored.match(line).hasMatch()) {
            return readStyle(line) || readPorts(line);
        }
        return true;
    }

    void noteDirection(const Span &word, qsizetype end)
    {
        m_writing.directions.push_back({word, m_start + end, openGroup()});
    }

    void setDirection(const QString &word)
    {
        const std::optional<Direction> direction = directionNamed(word);
        if (!direction)
            remark(Sentence::tr("“%1” is no direction.").arg(word),
                   Sentence::tr("Write “direction up”, “down”, “right” or “left”."));
        else if (m_open.empty())
            m_model.direction = direction;
        else
            m_model.item(openGroup()).direction = direction;
    }

    /// “classDef norm YELLOW”, “classDef norm fill:#ff0,stroke:#333”, “class a,b norm”, “style a fill:#ff0”.
    bool readStyle(const QString &line)
    {
        static const QRegularExpression definition(u"^classDef\\s+([\\w,]+)\\s+(.+?)\\s*;?$"_s);
        static const QRegularExpression membership(u"^class\\s+(.+?)\\s+(\\w+)\\s*;?$"_s);
        static const QRegularExpression single(u"^style\\s+(\\S+)\\s+(.+?)\\s*;?$"_s);
        if (const auto match = definition.match(line); match.hasMatch()) {
            for (const QString &name : match.captured(1).split(u','))
                m_model.classColors[name] = colorIn(match.captured(2));
        } else if (const auto members = membership.match(line); members.hasMatch()) {
            Listing listing{.line = m_line - 1, .items = {}, .names = {}};
            qsizetype at = members.capturedStart(1);
            for (const QString &name : members.captured(1).split(u',')) {
                if (const int item = mention(name.trimmed()); item >= 0) {
                    m_model.item(item).className = members.captured(2);
                    listing.items.push_back(item);
                    listing.names.push_back(spanOf(at, name.size()));
                }
                at += name.size() + 1;
            }
            m_writing.listings.push_back(std::move(listing));
        } else if (const auto style = single.match(line); style.hasMatch()) {
            m_model.itemColors[style.captured(1)] = colorIn(style.captured(2));
            if (const int known = m_model.byName.value(style.captured(1), -1); known >= 0)
                m_writing.listings.push_back({m_line - 1, {known}, {spanOf(style, 1)}});
        } else {
            return false;
        }
        return true;
    }

    static QString colorIn(const QString &style)
    {
        static const QRegularExpression fill(u"\\bfill\\s*:\\s*([#\\w]+)"_s);
        static const QRegularExpression stroke(u"\\bstroke\\s*:\\s*([#\\w]+)"_s);
        for (const QRegularExpression &pattern : {fill, stroke}) {
            if (const auto match = pattern.match(style); match.hasMatch())
                return match.captured(1);
        }
        return style.contains(u':') ? QString() : style.trimmed();
    }

    /// “ports attn: query, key, value”.
    bool readPorts(const QString &line)
    {
        static const QRegularExpression pattern(u"^ports\\s+(.+?)\\s*:\\s*(.+?)\\s*;?$"_s);
        const auto match = pattern.match(line);
        const int item = match.hasMatch() ? mention(match.captured(1)) : -1;
        if (item < 0)
            return match.hasMatch();
        m_writing.listings.push_back({m_line - 1, {item}, {spanOf(match, 1)}});
        for (const QString &port : match.captured(2).split(u','))
            m_model.item(item).ports.append(port.trimmed().left(40));
        return true;
    }

    void openSubgraph(const QString &text, qsizetype at)
    {
        static const QRegularExpression named(u"^([^\\s\\[\"]+)\\s*\\[(.*)\\]$"_s);
        QString name = plainLabel(text);
        QString title = name;
        Mention written{.span = spanOf(at, text.size()), .name = spanOf(at, text.size())};
        if (const auto match = named.match(text); match.hasMatch()) {
            name = match.captured(1);
            title = plainLabel(match.captured(2));
            written.name = spanOf(at, name.size());
            written.label = spanOf(at + match.capturedStart(2) - 1, match.capturedLength(2) + 2);
            written.inner = spanOf(at + match.capturedStart(2), match.capturedLength(2));
        }
        if (name.isEmpty())
            name = u"group %1"_s.arg(m_line);
        const int item = mention(name);
        if (item < 0)
            return;
        m_model.item(item).label = title;
        written.item = item;
        written.describes = true;
        m_writing.mentions.push_back(written);
        open(item, spanOf(0, at + text.size()));
    }

    void open(int item, const Span &head)
    {
        if (static_cast<int>(m_open.size()) >= deepest) {
            remark(Sentence::tr("Groups are no deeper in each other than %1.").arg(deepest),
                   Sentence::tr("Leave out some of the groups."));
        }
        m_model.item(item).isGroup = true;
        m_open.push_back(m_writing.groups.size());
        m_writing.groups.push_back({item, head, m_line - 1, -1});
    }

    void close(const QString &word, qsizetype end)
    {
        if (m_open.empty()) {
            remark(Sentence::tr("“%1” ends no group.").arg(word),
                   Sentence::tr("Remove it, or write “name {” where the group begins."));
            return;
        }
        GroupText &closed = m_writing.groups[m_open.back()];
        closed.span.length = m_start + end - closed.span.at;
        closed.lastLine = m_line - 1;
        m_open.pop_back();
    }

    /// The item of that name, which is new if there is none; in the group that is open if it is in no other.
    int mention(const QString &name)
    {
        const auto known = m_model.byName.constFind(name);
        int index = known == m_model.byName.constEnd() ? -1 : *known;
        if (index < 0) {
            if (name.isEmpty() || static_cast<int>(m_model.items.size()) >= maxItems) {
                m_missedItems += name.isEmpty() ? 0 : 1;
                return -1;
            }
            index = static_cast<int>(m_model.items.size());
            m_model.items.push_back({.name = name, .line = m_line});
            m_model.byName.insert(name, index);
        }
        const bool isDeep = static_cast<int>(m_open.size()) > deepest;
        if (!m_open.empty() && !isDeep && m_model.item(index).parent < 0 && !m_model.isInside(openGroup(), index))
            m_model.item(index).parent = openGroup();
        return index;
    }

    struct EndOfLink
    {
        int item = -1;
        QString port;
    };

    EndOfLink ended(const WrittenItem &written)
    {
        const qsizetype dot = written.name.lastIndexOf(u'.');
        if (dot > 0 && !m_model.byName.contains(written.name)) {
            const QString owner = written.name.left(dot);
            const QString port = written.name.sliced(dot + 1);
            const auto known = m_model.byName.constFind(owner);
            const bool hasPort = known != m_model.byName.constEnd() && m_model.item(*known).ports.contains(port);
            if (hasPort || isSide(port))
                return {mention(owner), port};
        }
        return {mention(written.name), {}};
    }

    void describe(int index, const WrittenItem &written)
    {
        Item &item = m_model.item(index);
        if (written.label)
            item.label = *written.label;
        if (written.form != Form::Box || written.label)
            item.form = written.form;
        if (!written.className.isEmpty())
            item.className = written.className;
        if (!written.operation.isEmpty())
            item.operation = written.operation;
        if (!written.repeat.isEmpty())
            item.repeat = written.repeat;
        if (written.dims)
            item.dims = written.dims;
        if (written.offset)
            item.offset = written.offset;
        if (written.isUnclosed)
            remark(Sentence::tr("The text of “%1” has no end.").arg(item.name), Sentence::tr("Close its bracket."));
    }

    void note(int item, const WrittenItem &written, const Scanner &scanner)
    {
        const Span &name = written.nameSpan;
        const qsizetype end = name.at + scanner.textSince(name.at).size();
        m_writing.mentions.push_back({.item = item,
                                      .span = spanOf(name.at, end - name.at),
                                      .name = name.shifted(m_start),
                                      .label = written.labelSpan.shifted(m_start),
                                      .inner = written.innerSpan.shifted(m_start),
                                      .className = written.classSpan.shifted(m_start),
                                      .dims = written.dimsSpan.shifted(m_start),
                                      .repeat = written.repeatSpan.shifted(m_start),
                                      .offset = written.offsetSpan.shifted(m_start),
                                      .describes = end > name.end()});
    }

    /// Items with commas or “&” between them.
    bool readItems(Scanner &scanner, std::vector<EndOfLink> &items, std::vector<int> &mentions)
    {
        for (;;) {
            const std::optional<WrittenItem> written = readItem(scanner);
            if (!written)
                return false;
            const EndOfLink end = ended(*written);
            if (end.item >= 0) {
                describe(end.item, *written);
                items.push_back(end);
                mentions.push_back(static_cast<int>(m_writing.mentions.size()));
                note(end.item, *written, scanner);
            }
            const qsizetype before = scanner.position();
            scanner.skipSpaces();
            if (!scanner.take(u",") && !scanner.take(u"&")) {
                scanner.moveTo(before);
                return true;
            }
        }
    }

    /// Items, and arrows between them; or one with a brace behind it, which opens a group.
    bool readChain(Scanner &scanner)
    {
        scanner.skipSpaces();
        std::vector<EndOfLink> sources;
        Statement statement{.line = m_line - 1, .group = openGroup(), .span = {}, .operands = {{}}, .arrows = {}};
        const qsizetype start = scanner.position();
        if (!readItems(scanner, sources, statement.operands.back()))
            return false;
        statement.span = spanOf(start, scanner.position() - start);
        scanner.skipSpaces();
        if (scanner.next() == u'{' && sources.size() == 1) {
            scanner.skip(1);
            open(sources.front().item, spanOf(start, scanner.position() - start));
            return true;
        }
        for (;;) {
            const qsizetype before = scanner.position();
            const std::optional<ItemLink> link = readLink(scanner);
            if (!link)
                break;
            statement.arrows.push_back({spanOf(before, scanner.position() - before), {}});
            statement.operands.emplace_back();
            std::vector<EndOfLink> targets;
            if (!readItems(scanner, targets, statement.operands.back())) {
                remark(Sentence::tr("The link from “%1” leads nowhere.")
                           .arg(sources.empty() ? QString() : m_model.item(sources.back().item).name),
                       Sentence::tr("Write the name of a block behind the arrow."));
                statement.arrows.pop_back();
                statement.operands.pop_back();
                break;
            }
            statement.span = spanOf(start, scanner.position() - start);
            for (const EndOfLink &from : sources) {
                for (const EndOfLink &to : targets)
                    statement.arrows.back().links.push_back(addLink(*link, from, to));
            }
            sources = std::move(targets);
            scanner.skipSpaces();
        }
        m_writing.statements.push_back(std::move(statement));
        return true;
    }

    /// Its number; −1 if there are too many.
    int addLink(ItemLink link, const EndOfLink &from, const EndOfLink &to)
    {
        if (static_cast<int>(m_model.links.size()) >= maxItemLinks) {
            ++m_missedLinks;
            return -1;
        }
        link.from = from.item;
        link.to = to.item;
        link.fromPort = from.port;
        link.toPort = to.port;
        link.line = m_line;
        m_model.links.push_back(link);
        return static_cast<int>(m_model.links.size()) - 1;
    }

    void reportSize()
    {
        if (m_missedItems > 0)
            remark(Sentence::tr("There are more than %1 blocks; the others are left out.").arg(maxItems),
                   Sentence::tr("Divide the diagram into several."));
        if (m_missedLinks > 0)
            remark(Sentence::tr("There are more than %1 links; the others are left out.").arg(maxItemLinks),
                   Sentence::tr("Divide the diagram into several."));
    }

    /// A link between a group and something inside it cannot be drawn.
    void dropLoops()
    {
        std::vector<int> numbers;
        std::vector<ItemLink> kept;
        for (const ItemLink &link : m_model.links) {
            const bool isInside = link.from != link.to
                && (m_model.isInside(link.from, link.to) || m_model.isInside(link.to, link.from));
            numbers.push_back(isInside ? -1 : static_cast<int>(kept.size()));
            if (!isInside) {
                kept.push_back(link);
                continue;
            }
            m_line = link.line;
            remark(Sentence::tr("“%1” and “%2” are in each other, so that no link goes between them.")
                       .arg(m_model.item(link.from).name, m_model.item(link.to).name),
                   Sentence::tr("Link a block inside."));
        }
        m_model.links = std::move(kept);
        for (Statement &statement : m_writing.statements) {
            for (Arrow &arrow : statement.arrows) {
                for (int &link : arrow.links)
                    link = link < 0 ? -1 : numbers[static_cast<std::size_t>(link)];
            }
        }
    }

    Model m_model;
    Writing m_writing;
    std::vector<std::size_t> m_open; ///< groups, by their numbers in the writing
    int m_line = 0;
    qsizetype m_start = 0; ///< of what is read as a line, in the text
    int m_missedItems = 0;
    int m_missedLinks = 0;
};

} // namespace

Model readDiagram(const QString &text)
{
    return Reader().read(text).model;
}

Written readWritten(const QString &text)
{
    return Reader().read(text);
}

QStringList readPath(const QString &text)
{
    static const QRegularExpression between(u"\\s*(?:,|;|→|[-=.~]*>\\+?|-{2,})\\s*"_s);
    QStringList names;
    for (const QString &name : text.split(between)) {
        if (!name.trimmed().isEmpty())
            names.append(name.trimmed());
    }
    return names;
}

} // namespace lectograph::notation
