// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/css_sheet.h"

#include "artwork/svg_values.h"

#include <QHash>

#include <algorithm>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;

namespace {

using SheetToken = CssToken::Kind;

constexpr std::size_t mostRules = 20'000;
constexpr std::size_t mostPreludeTokens = 20'000;
constexpr std::size_t mostDeclarations = 200; ///< of one block
constexpr qsizetype mostOfValue = 4096;
constexpr int mostBlockDepth = 8;

/// The declarations of a block, of which each property is kept once.
class Block
{
public:
    explicit Block(CssFilter isKept) : m_isKept(isKept) {}

    void add(CssDeclaration declaration)
    {
        const bool isOwn = declaration.property.startsWith(u"--");
        if (!isOwn)
            declaration.property = declaration.property.toLower();
        if (declaration.value.size() > mostOfValue || !(isOwn || m_isKept(declaration.property, declaration.value)))
            return;
        const auto known = m_places.constFind(declaration.property);
        if (known == m_places.cend() && m_declarations.size() < mostDeclarations) {
            m_places.insert(declaration.property, m_declarations.size());
            m_declarations.push_back(std::move(declaration));
        } else if (known != m_places.cend() && m_declarations[*known].isImportant <= declaration.isImportant) {
            m_declarations[*known] = std::move(declaration);
        }
    }
    bool isEmpty() const { return m_declarations.empty(); }
    CssDeclarations taken() { return std::move(m_declarations); }

private:
    CssFilter m_isKept;
    CssDeclarations m_declarations;
    QHash<QString, std::size_t> m_places;
};

/// Removes “!important” from the end of a value.
bool acceptImportant(QString &value)
{
    const qsizetype mark = value.lastIndexOf(u'!');
    if (mark < 0 || QStringView(value).sliced(mark + 1).trimmed().compare(u"important", Qt::CaseInsensitive) != 0)
        return false;
    value = value.first(mark).trimmed();
    return true;
}

bool fitsFeature(const QString &feature, const QSizeF &size)
{
    const qsizetype colon = feature.indexOf(u':');
    const QString name = feature.first(std::max<qsizetype>(colon, 0)).trimmed().toLower();
    const QString value = feature.sliced(colon + 1).trimmed().toLower();
    const auto length = [&](double otherwise) { return svgLength(value, 0, otherwise); };
    if (name == u"min-width")
        return size.width() >= length(1e9);
    if (name == u"max-width")
        return size.width() <= length(0);
    if (name == u"min-height")
        return size.height() >= length(1e9);
    if (name == u"max-height")
        return size.height() <= length(0);
    if (name == u"orientation")
        return (value == u"landscape") == (size.width() > size.height());
    return (name == u"prefers-color-scheme" && value == u"light")
        || (name == u"prefers-reduced-motion" && value == u"no-preference") || (name.isEmpty() && value == u"color");
}

/// One of a list: “not print”, “screen and (min-width: 10px)”.
bool fitsQuery(QStringView query, const QSizeF &size)
{
    bool isWanted = true;
    bool fits = true;
    for (CssTokens tokens(query); !tokens.atEnd();) {
        const CssToken token = tokens.front();
        tokens.skipWhole();
        const qsizetype end = tokens.atEnd() ? query.size() : tokens.front().from;
        if (token.isMark(u'(')) {
            QStringView inside = query.sliced(token.to, end - token.to).trimmed();
            inside.chop(inside.endsWith(u')') ? 1 : 0);
            fits = fits && fitsFeature(inside.toString(), size);
        } else if (token.kind == SheetToken::Name) {
            const QString word = token.text.toLower();
            if (word == u"not")
                isWanted = !isWanted;
            else if (word != u"and" && word != u"only")
                fits = fits && (word == u"all" || word == u"screen");
        } else if (token.kind != SheetToken::Blank) {
            return false;
        }
    }
    return fits == isWanted;
}

class SheetReader
{
public:
    SheetReader(QStringView text, const QSizeF &size, CssFilter isKept)
        : m_text(text), m_tokens(text), m_size(size), m_isKept(isKept)
    {}

    CssSheet sheet()
    {
        readRules(0);
        return std::move(m_sheet);
    }
    CssDeclarations declarations()
    {
        Block block(m_isKept);
        readBlock(block, nullptr, mostBlockDepth);
        return block.taken();
    }

private:
    using Around = std::shared_ptr<const CssSelectors>;

    /// Up to the end, or to the bracket that closes the block around.
    void readRules(int depth)
    {
        while (!m_tokens.atEnd() && !(depth > 0 && m_tokens.front().isMark(u'}'))) {
            if (m_tokens.front().kind == SheetToken::At)
                readAtRule(nullptr, depth);
            else if (!acceptsMarkupComment())
                readRule(nullptr, depth);
        }
        if (depth > 0)
            m_tokens.next();
    }

    /// “<!--” and “-->”, between which sheets once stood, and what needs no rule.
    bool acceptsMarkupComment()
    {
        const QStringView rest = m_text.sliced(m_tokens.front().from);
        const qsizetype count = rest.startsWith(u"<!--") ? 4 : rest.startsWith(u"-->") ? 3 : 0;
        const qsizetype end = m_tokens.front().from + count;
        if (count == 0 && m_tokens.front().kind != SheetToken::Blank && !m_tokens.front().isMark(u';'))
            return false;
        do {
            m_tokens.next();
        } while (m_tokens.front().from < end && !m_tokens.atEnd());
        return true;
    }

    /// The tokens before a block. At-rules and what stands in a block may end before.
    std::vector<CssToken> prelude(bool canEnd)
    {
        std::vector<CssToken> tokens;
        int depth = 0;
        for (; !m_tokens.atEnd(); m_tokens.next()) {
            const CssToken &token = m_tokens.front();
            if (depth == 0 && (token.isMark(u'{') || (canEnd && (token.isMark(u'}') || token.isMark(u';')))))
                break;
            depth = std::max(0, depth + (token.opens() ? 1 : token.closes() ? -1 : 0));
            if (tokens.size() <= mostPreludeTokens)
                tokens.push_back(token);
        }
        return tokens;
    }

    void readRule(const Around &around, int depth)
    {
        const std::vector<CssToken> tokens = prelude(depth > 0);
        if (m_tokens.front().isMark(u';'))
            m_tokens.next();
        if (!m_tokens.front().isMark(u'{'))
            return;
        auto selectors = std::make_shared<CssSelectors>();
        if (tokens.size() <= mostPreludeTokens)
            *selectors = parseCssSelectors(cssTrimmed(tokens), around);
        if (selectors->empty() || depth >= mostBlockDepth) {
            m_tokens.skipWhole();
            return;
        }
        m_tokens.next();
        const std::size_t place = m_sheet.rules.size();
        Block block(m_isKept);
        readBlock(block, selectors, depth + 1);
        m_tokens.next();
        addRules(place, *selectors, block);
    }

    /// Before those of the rules inside.
    void addRules(std::size_t place, const CssSelectors &selectors, Block &block)
    {
        if (block.isEmpty())
            return;
        const auto declarations = std::make_shared<const CssDeclarations>(block.taken());
        std::vector<CssRule> rules;
        for (const CssSelector &selector : selectors) {
            if (m_sheet.rules.size() + rules.size() < mostRules)
                rules.push_back({selector, declarations});
        }
        m_sheet.rules.insert(m_sheet.rules.begin() + static_cast<std::ptrdiff_t>(place),
                             std::make_move_iterator(rules.begin()), std::make_move_iterator(rules.end()));
    }

    /// Declarations and rules, up to the bracket that closes the block, which stays.
    void readBlock(Block &block, const Around &around, int depth)
    {
        while (!m_tokens.atEnd() && !m_tokens.front().isMark(u'}')) {
            const CssToken &token = m_tokens.front();
            if (token.kind == SheetToken::Blank || token.isMark(u';'))
                m_tokens.next();
            else if (token.kind == SheetToken::At)
                readAtRule(around, depth, &block);
            else if (!readDeclaration(block))
                readRule(around, depth);
        }
    }

    /// Reads “name: value”. Nothing is read if a block follows first, as in a rule.
    bool readDeclaration(Block &block)
    {
        const CssTokens before = m_tokens;
        const QString name = m_tokens.front().text;
        const bool isNamed = m_tokens.front().kind == SheetToken::Name;
        m_tokens.next();
        m_tokens.skipBlanks();
        const bool isDeclaration = isNamed && m_tokens.front().isMark(u':');
        if (isDeclaration)
            m_tokens.next();
        const qsizetype from = m_tokens.front().from;
        while (!m_tokens.atEnd() && !m_tokens.front().isMark(u';') && !m_tokens.front().isMark(u'}')) {
            if (m_tokens.front().isMark(u'{') && !(isDeclaration && name.startsWith(u"--"))) {
                m_tokens = before;
                return false;
            }
            m_tokens.skipWhole();
        }
        const qsizetype to = m_tokens.atEnd() ? m_text.size() : m_tokens.front().from;
        if (isDeclaration && to - from <= 2 * mostOfValue) {
            CssDeclaration declaration{name, withoutCssComments(m_text.sliced(from, to - from)).trimmed(), false};
            declaration.isImportant = acceptImportant(declaration.value);
            block.add(std::move(declaration));
        }
        return true;
    }

    /// Inside a rule, `around` are its selectors and `block` its declarations.
    void readAtRule(const Around &around, int depth, Block *block = nullptr)
    {
        const QString name = m_tokens.front().text.toLower();
        m_tokens.next();
        const qsizetype from = m_tokens.front().from;
        prelude(true);
        const QStringView condition =
            m_text.sliced(from, std::max<qsizetype>(m_tokens.front().from - from, 0)).trimmed();
        if (name == u"import" && !m_sheet.leftOut.contains(u"@import"_s))
            m_sheet.leftOut.append(u"@import"_s);
        if (!m_tokens.front().isMark(u'{')) {
            if (!m_tokens.front().isMark(u'}'))
                m_tokens.next();
            return;
        }
        const bool isMet = name == u"media"
            ? fitsMedia(condition, m_size)
            : name == u"layer" || (name == u"supports" && !condition.startsWith(u"not", Qt::CaseInsensitive));
        if (!isMet || depth >= mostBlockDepth) {
            m_tokens.skipWhole();
            return;
        }
        m_tokens.next();
        if (!block)
            return readRules(depth + 1);
        readBlock(*block, around, depth + 1);
        m_tokens.next();
    }

    QStringView m_text;
    CssTokens m_tokens;
    QSizeF m_size;
    CssFilter m_isKept;
    CssSheet m_sheet;
};

} // namespace

bool fitsMedia(QStringView query, const QSizeF &size)
{
    return query.trimmed().isEmpty()
        || std::ranges::any_of(cssListOf(query), [&](QStringView one) { return fitsQuery(one, size); });
}

CssSheet parseCssSheet(QStringView text, const QSizeF &size, CssFilter isKept)
{
    return SheetReader(text, size, isKept).sheet();
}

CssDeclarations parseCssDeclarations(QStringView text, CssFilter isKept)
{
    return SheetReader(text, {}, isKept).declarations();
}

} // namespace lectograph::artwork
