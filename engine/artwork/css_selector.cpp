// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/css_selector.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;

namespace {

using Condition = CssCondition::Kind;
using SelectorToken = CssToken::Kind;
using Tokens = std::span<const CssToken>;

constexpr std::size_t mostSelectors = 10'000; ///< in one list
constexpr std::size_t mostCompounds = 32;
constexpr std::size_t mostConditions = 32;
constexpr int mostSelectorDepth = 8;
constexpr qsizetype lettersPerCondition = 16; ///< that can be compared in the time of one condition
constexpr int idRank = 1024 * 1024;
constexpr int classRank = 1024;

/// “2n+1”, “odd”, “-n + 3” or “4” (CSS Syntax Module Level 3, 6).
bool readNth(const QString &text, CssCondition &condition)
{
    static const QRegularExpression pattern(uR"(^(?:([-+]?\d*)n)?\s*(?:([-+]?)\s*(\d+))?$)"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    const QString plain = text.trimmed().toLower();
    if (plain == u"odd" || plain == u"even") {
        condition.step = 2;
        condition.first = plain == u"odd" ? 1 : 0;
        return true;
    }
    const auto match = pattern.match(plain);
    if (plain.isEmpty() || plain.size() > 32 || !match.hasMatch())
        return false;
    const QString step = match.captured(1);
    const bool hasStep = plain.contains(u'n');
    condition.step = !hasStep ? 0 : step.isEmpty() || step == u"+" ? 1 : step == u"-" ? -1 : step.toInt();
    condition.first = match.captured(3).toInt() * (match.captured(2) == u"-" ? -1 : 1);
    return true;
}

/// Reads one list of selectors.
class SelectorReader
{
public:
    SelectorReader(std::shared_ptr<const CssSelectors> around, int depth) : m_around(std::move(around)), m_depth(depth)
    {}

    /// Lists inside others forgive: what is wrong in them is left out.
    CssSelectors read(Tokens tokens, bool forgives = false)
    {
        CssSelectors selectors;
        for (const Tokens one : cssListOf(tokens)) {
            auto selector = readOne(one);
            if (!selector && !forgives)
                return {};
            if (selector && selectors.size() < mostSelectors)
                selectors.push_back(std::move(*selector));
        }
        return selectors;
    }

private:
    std::optional<CssSelector> readOne(Tokens tokens)
    {
        m_rest = tokens;
        CssSelector selector;
        const char16_t firstLink = m_around && startsWithLink() ? readLink() : u' ';
        char16_t link = 0;
        bool usesAround = false;
        while (!m_rest.empty() && selector.compounds.size() < mostCompounds) {
            CssCompound compound;
            compound.link = link;
            if (!readCompound(compound, selector.specificity, usesAround) || compound.conditions.empty())
                return std::nullopt;
            selector.compounds.push_back(std::move(compound));
            if (m_rest.empty())
                break;
            link = readLink();
            if (m_rest.empty()) // nothing behind the link
                return std::nullopt;
        }
        if (selector.compounds.empty() || !m_rest.empty())
            return std::nullopt;
        if (m_around && !usesAround)
            putInside(selector, firstLink);
        std::ranges::reverse(selector.compounds);
        return selector;
    }

    bool startsWithLink() const
    {
        return !m_rest.empty()
            && (m_rest.front().isMark(u'>') || m_rest.front().isMark(u'+') || m_rest.front().isMark(u'~'));
    }

    /// In a rule that stands in another one.
    void putInside(CssSelector &selector, char16_t link)
    {
        CssCondition one{.kind = Condition::Any, .inside = m_around};
        selector.specificity += rankOf(*m_around);
        selector.compounds.front().link = link;
        selector.compounds.insert(selector.compounds.begin(), CssCompound{{std::move(one)}, 0});
    }

    char16_t readLink()
    {
        m_rest = cssTrimmed(m_rest);
        if (!startsWithLink())
            return u' ';
        const char16_t link = m_rest.front().text.front().unicode();
        m_rest = cssTrimmed(m_rest.subspan(1));
        return link;
    }

    static int rankOf(const CssSelectors &selectors)
    {
        const auto most = std::ranges::max_element(selectors, {}, &CssSelector::specificity);
        return most == selectors.end() ? 0 : most->specificity;
    }

    const CssToken &take()
    {
        const CssToken &token = m_rest.front();
        m_rest = m_rest.subspan(1);
        return token;
    }

    bool readCompound(CssCompound &compound, int &specificity, bool &usesAround)
    {
        while (!m_rest.empty() && m_rest.front().kind != SelectorToken::Blank && !startsWithLink()) {
            if (compound.conditions.size() >= mostConditions)
                return false;
            const CssToken &token = take();
            CssCondition condition;
            if (token.kind == SelectorToken::Name || token.isMark(u'*')) {
                if (m_rest.size() > 1 && m_rest.front().isMark(u'|')) { // a namespace: all that is kept is of SVG
                    take();
                    continue;
                }
                condition = {.kind = Condition::Name, .name = token.isMark(u'*') ? QString() : token.text};
                specificity += condition.name.isEmpty() ? 0 : 1;
            } else if (token.isMark(u'|')) {
                continue;
            } else if (token.kind == SelectorToken::Hash) {
                condition = {.kind = Condition::Id, .name = token.text};
                specificity += idRank;
            } else if (token.isMark(u'.') && !m_rest.empty() && m_rest.front().kind == SelectorToken::Name) {
                condition = {.kind = Condition::Class, .name = take().text};
                specificity += classRank;
            } else if (token.isMark(u'&') && m_around) {
                condition = {.kind = Condition::Any, .inside = m_around};
                specificity += rankOf(*m_around);
                usesAround = true;
            } else if (token.isMark(u'[')) {
                if (!readAttribute(condition))
                    return false;
                specificity += classRank;
            } else if (!token.isMark(u':') || !readPseudo(condition, specificity)) {
                return false;
            }
            compound.conditions.push_back(std::move(condition));
        }
        return true;
    }

    /// The tokens up to the bracket that closes the one before.
    Tokens takeInside()
    {
        int depth = 1;
        std::size_t count = 0;
        while (count < m_rest.size() && depth > 0) {
            depth += m_rest[count].opens() ? 1 : m_rest[count].closes() ? -1 : 0;
            ++count;
        }
        const Tokens inside = m_rest.first(depth == 0 ? count - 1 : count);
        m_rest = m_rest.subspan(count);
        return cssTrimmed(inside);
    }

    bool readAttribute(CssCondition &condition)
    {
        Tokens inside = takeInside();
        const auto next = [&] { return inside.empty() ? CssToken() : inside.front(); };
        const auto skip = [&] { inside = cssTrimmed(inside.subspan(1)); };
        if (next().kind != SelectorToken::Name)
            return false;
        condition = {.kind = Condition::Attribute, .name = next().text};
        skip();
        if (next().isMark(u'|') && inside.size() > 1 && inside[1].kind == SelectorToken::Name) { // xlink|href
            condition.name = inside[1].text;
            inside = cssTrimmed(inside.subspan(2));
        }
        if (inside.empty())
            return true;
        condition.relation = next().text.isEmpty() ? u'?' : next().text.front().unicode();
        if (!QStringView(u"=~|^$*").contains(QChar(condition.relation)))
            return false;
        skip();
        if (condition.relation != u'=') {
            if (!next().isMark(u'='))
                return false;
            skip();
        }
        if (next().kind != SelectorToken::Name && next().kind != SelectorToken::String)
            return false;
        condition.value = next().text;
        skip();
        condition.ignoresCase = next().text.compare(u"i", Qt::CaseInsensitive) == 0;
        return true;
    }

    bool readPseudo(CssCondition &condition, int &specificity)
    {
        if (m_rest.empty())
            return false;
        if (m_rest.front().isMark(u':')) { // a part of an element, such as ::before: no drawing has one
            condition = {.kind = Condition::Never};
            m_rest = {};
            return true;
        }
        const CssToken &token = take();
        const QString name = token.text.toLower();
        if (token.kind == SelectorToken::Function)
            return readFunction(name, takeInside(), condition, specificity);
        if (token.kind != SelectorToken::Name)
            return false;
        specificity += classRank;
        static const QStringList nths{u"first-child"_s, u"last-child"_s, u"first-of-type"_s, u"last-of-type"_s};
        static const QStringList nevers{u"hover"_s,   u"focus"_s,  u"active"_s,        u"focus-within"_s,
                                        u"target"_s,  u"before"_s, u"focus-visible"_s, u"after"_s,
                                        u"visited"_s, u"link"_s,   u"any-link"_s};
        if (nths.contains(name))
            condition = {.kind = Condition::Nth,
                         .isFromEnd = name.startsWith(u"last"),
                         .isAmongNamesakes = name.endsWith(u"type")};
        else if (name == u"root" || name == u"scope")
            condition = {.kind = Condition::Root};
        else if (name == u"empty")
            condition = {.kind = Condition::Empty};
        else if (name == u"only-child" || name == u"only-of-type")
            return readOnly(name == u"only-of-type", condition);
        else
            return nevers.contains(name);
        return true;
    }

    /// The first one and the last one.
    static bool readOnly(bool isAmongNamesakes, CssCondition &condition)
    {
        const CssCondition first{.kind = Condition::Nth, .isAmongNamesakes = isAmongNamesakes};
        CssCondition last = first;
        last.isFromEnd = true;
        condition = {.kind = Condition::Any,
                     .inside = std::make_shared<const CssSelectors>(
                         CssSelectors{CssSelector{{CssCompound{{first, last}, 0}}, classRank}})};
        return true;
    }

    bool readFunction(const QString &name, Tokens inside, CssCondition &condition, int &specificity) const
    {
        if (name.startsWith(u"nth-")) {
            specificity += classRank;
            condition = {.kind = Condition::Nth,
                         .isFromEnd = name.startsWith(u"nth-last-"),
                         .isAmongNamesakes = name.endsWith(u"-of-type")};
            QString text;
            for (const CssToken &token : inside)
                text += token.kind == SelectorToken::Blank ? u" "_s : token.text;
            return readNth(text, condition);
        }
        if (name == u"lang" || name == u"dir" || name == u"has" || name == u"host") {
            condition = {.kind = Condition::Never};
            return true;
        }
        if ((name != u"is" && name != u"where" && name != u"not" && name != u"matches") || m_depth >= mostSelectorDepth)
            return false;
        CssSelectors selectors = SelectorReader({}, m_depth + 1).read(inside, name != u"not");
        if (selectors.empty() && name == u"not")
            return false;
        if (name != u"where")
            specificity += rankOf(selectors);
        condition = {.kind = name == u"not" ? Condition::None : Condition::Any,
                     .inside = std::make_shared<const CssSelectors>(std::move(selectors))};
        return true;
    }

    std::shared_ptr<const CssSelectors> m_around;
    int m_depth;
    Tokens m_rest;
};

/// Tries selectors on elements until the allowance is used up.
class Matching
{
public:
    explicit Matching(qint64 &allowance) : m_allowance(allowance) {}

    bool fits(std::span<const CssCompound> compounds, const SvgElement &element)
    {
        const CssCompound &compound = compounds.front();
        for (const CssCondition &condition : compound.conditions) {
            if (--m_allowance < 0 || !fits(condition, element))
                return false;
        }
        return compounds.size() == 1 || fitsAround(compounds, element);
    }

private:
    bool fitsAround(std::span<const CssCompound> compounds, const SvgElement &element)
    {
        const auto rest = compounds.subspan(1);
        const char16_t link = compounds.front().link;
        if (link == u' ' || link == u'>') {
            for (const SvgElement *around = element.parent; around; around = around->parent) {
                if (fits(rest, *around))
                    return true;
                if (link == u'>' || m_allowance < 0)
                    return false;
            }
            return false;
        }
        if (!element.parent)
            return false;
        for (const SvgElement *before = &element; before != element.parent->children.data();) {
            if (fits(rest, *--before))
                return true;
            if (link == u'+' || m_allowance < 0)
                return false;
        }
        return false;
    }

    bool fits(const CssCondition &condition, const SvgElement &element)
    {
        switch (condition.kind) {
        case Condition::Name: return condition.name.isEmpty() || condition.name == element.name;
        case Condition::Class: return hasClass(element.value(u"class"), condition.name);
        case Condition::Id: return element.value(u"id") == condition.name;
        case Condition::Attribute: return fitsAttribute(condition, element);
        case Condition::Root: return !element.parent;
        case Condition::Empty: return element.children.empty() && element.text.isEmpty() && element.words.empty();
        case Condition::Nth: return fitsPlace(condition, element);
        case Condition::Any: return fitsOne(*condition.inside, element);
        case Condition::None: return !fitsOne(*condition.inside, element);
        case Condition::Never: return false;
        }
        return false;
    }

    bool fitsOne(const CssSelectors &selectors, const SvgElement &element)
    {
        return std::ranges::any_of(selectors, [&](const CssSelector &one) { return fits(one.compounds, element); });
    }

    bool hasClass(const QString &classes, const QString &name)
    {
        m_allowance -= classes.size() / lettersPerCondition;
        return hasWord(classes, name);
    }

    static bool hasWord(const QString &words, QStringView word)
    {
        static constexpr QStringView blanks = u" \t\n\r\f";
        for (qsizetype at = words.indexOf(word); at >= 0 && !word.isEmpty(); at = words.indexOf(word, at + 1)) {
            const qsizetype end = at + word.size();
            if ((at == 0 || blanks.contains(words[at - 1])) && (end == words.size() || blanks.contains(words[end])))
                return true;
        }
        return false;
    }

    bool fitsAttribute(const CssCondition &condition, const SvgElement &element)
    {
        const auto found = std::ranges::find(element.attributes, condition.name, &std::pair<QString, QString>::first);
        if (found == element.attributes.end())
            return false;
        const QString &text = found->second;
        m_allowance -= text.size() / lettersPerCondition;
        const QString &value = condition.value;
        const auto casing = condition.ignoresCase ? Qt::CaseInsensitive : Qt::CaseSensitive;
        switch (condition.relation) {
        case u'=': return text.compare(value, casing) == 0;
        case u'~': return condition.ignoresCase ? hasWord(text.toLower(), value.toLower()) : hasWord(text, value);
        case u'|': return text.compare(value, casing) == 0 || text.startsWith(value + u'-', casing);
        case u'^': return !value.isEmpty() && text.startsWith(value, casing);
        case u'$': return !value.isEmpty() && text.endsWith(value, casing);
        case u'*': return !value.isEmpty() && text.contains(value, casing);
        default: return true;
        }
    }

    bool fitsPlace(const CssCondition &condition, const SvgElement &element)
    {
        qint64 place = 1;
        if (element.parent) {
            const auto &siblings = element.parent->children;
            const SvgElement *from = condition.isFromEnd ? &element + 1 : siblings.data();
            const SvgElement *to = condition.isFromEnd ? siblings.data() + siblings.size() : &element;
            m_allowance -= to - from;
            if (m_allowance < 0)
                return false;
            place += std::count_if(from, to, [&](const SvgElement &sibling) {
                return !condition.isAmongNamesakes || sibling.name == element.name;
            });
        }
        const qint64 beyond = place - condition.first;
        return condition.step == 0 ? beyond == 0 : beyond % condition.step == 0 && beyond / condition.step >= 0;
    }

    qint64 &m_allowance;
};

} // namespace

CssSelectors parseCssSelectors(std::span<const CssToken> tokens, const std::shared_ptr<const CssSelectors> &around)
{
    return SelectorReader(around, 0).read(tokens);
}

bool fits(const CssSelector &selector, const SvgElement &element, qint64 &allowance)
{
    return Matching(allowance).fits(selector.compounds, element);
}

} // namespace lectograph::artwork
