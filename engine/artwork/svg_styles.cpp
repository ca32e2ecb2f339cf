// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_styles.h"

#include <QMap>

#include <algorithm>
#include <optional>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostOfVariable = 4096;
constexpr qsizetype mostVariables = 500;
constexpr int mostFallbacks = 8; ///< of var() in one another

bool isKept(const QString &property, QStringView value)
{
    if (const SvgProperty *known = svgProperty(property))
        return isValidSvgValue(*known, value);
    return property == u"marker" || property == u"background" || property == u"mask-image"
        || (property == u"font" && !svgFontLonghands(value).empty());
}

/// Replaces var() in values (CSS Custom Properties Level 1).
class Variables
{
public:
    Variables(const QHash<QString, QString> &known, qint64 &allowance) : m_known(known), m_allowance(allowance) {}

    /// Nothing if a variable is unknown and has no fallback.
    std::optional<QString> replacedIn(QStringView text, int depth = 0)
    {
        if (!text.contains(u"var(", Qt::CaseInsensitive))
            return text.toString();
        QString whole;
        for (CssTokens tokens(text); !tokens.atEnd();) {
            const CssToken token = tokens.front();
            const bool isVariable = token.kind == CssToken::Kind::Function
                && token.text.compare(u"var", Qt::CaseInsensitive) == 0;
            isVariable ? tokens.skipWhole() : tokens.next();
            const qsizetype end = tokens.atEnd() ? text.size() : tokens.front().from;
            if (isVariable) {
                const QStringView inside = text.sliced(token.to, end - token.to).trimmed();
                const auto value = valueOf(inside.endsWith(u')') ? inside.chopped(1) : inside, depth);
                if (!value)
                    return std::nullopt;
                whole += *value;
            } else {
                whole += text.sliced(token.from, token.to - token.from);
            }
            if (whole.size() > mostOfVariable)
                return std::nullopt;
        }
        m_allowance -= text.size() + whole.size();
        return whole;
    }

    /// Resolves the variables of an element, which may use one another, but not themselves.
    void add(const std::vector<std::pair<QString, QString>> &own)
    {
        for (const auto &[name, value] : own)
            m_own.insert(name, value);
        for (const auto &[name, value] : own)
            resolve(name);
    }

    const QHash<QString, QString> &known() const { return m_known; }

private:
    std::optional<QString> valueOf(QStringView inside, int depth)
    {
        const qsizetype comma = inside.indexOf(u',');
        const QString name = inside.first(comma < 0 ? inside.size() : comma).trimmed().toString();
        resolve(name);
        if (const auto found = m_known.constFind(name); found != m_known.cend())
            return *found;
        if (comma < 0 || depth >= mostFallbacks)
            return std::nullopt;
        return replacedIn(inside.sliced(comma + 1).trimmed(), depth + 1);
    }

    void resolve(const QString &name)
    {
        if (!m_own.contains(name) || m_allowance < 0)
            return;
        const QString value = m_own.take(name);
        m_known.remove(name); // nothing of it while it is resolved: a circle has no value
        if (++m_depth > 64) {
            --m_depth;
            return;
        }
        if (const auto replaced = replacedIn(value); replaced && m_known.size() < mostVariables)
            m_known.insert(name, *replaced);
        --m_depth;
    }

    QHash<QString, QString> m_known;
    QHash<QString, QString> m_own; ///< not resolved yet
    qint64 &m_allowance;
    int m_depth = 0;
};

/// The longhands of a property, with their values.
std::vector<std::pair<QString, QString>> longhandsOf(const QString &property, const QString &value)
{
    if (property == u"marker")
        return {{u"marker-start"_s, value}, {u"marker-mid"_s, value}, {u"marker-end"_s, value}};
    if (property == u"background")
        return {{u"background-color"_s, value}};
    if (property == u"mask-image")
        return {{u"mask"_s, value}};
    if (property == u"font")
        return svgFontLonghands(value);
    return {{property, value}};
}

} // namespace

QStringList SvgStyles::add(QStringView text, const QSizeF &size)
{
    CssSheet sheet = parseCssSheet(text, size, isKept);
    for (CssRule &rule : sheet.rules) {
        const auto &conditions = rule.selector.compounds.front().conditions;
        const auto named = [&](CssCondition::Kind kind) {
            const auto found = std::ranges::find(conditions, kind, &CssCondition::kind);
            return found == conditions.end() ? QString() : found->name;
        };
        QString key;
        if (const QString id = named(CssCondition::Kind::Id); !id.isEmpty())
            key = u'#' + id;
        else if (const QString word = named(CssCondition::Kind::Class); !word.isEmpty())
            key = u'.' + word;
        else
            key = named(CssCondition::Kind::Name);
        m_places[key].push_back(m_rules.size());
        m_rules.push_back(std::move(rule));
    }
    return sheet.leftOut;
}

void SvgStyles::addPlaces(const QString &key, const SvgElement &element, std::vector<std::size_t> &places)
{
    const auto found = m_places.constFind(key);
    if (found == m_places.cend())
        return;
    for (const std::size_t place : *found) {
        if (fits(m_rules[place].selector, element, m_allowance))
            places.push_back(place);
    }
}

/// The rules that fit, the strongest last.
std::vector<const CssRule *> SvgStyles::rulesFor(const SvgElement &element)
{
    std::vector<std::size_t> places;
    if (!m_rules.empty()) {
        addPlaces({}, element, places);
        addPlaces(element.name, element, places);
        if (const QString id = element.value(u"id"); !id.isEmpty())
            addPlaces(u'#' + id, element, places);
        QStringList words = element.value(u"class").simplified().split(u' ', Qt::SkipEmptyParts);
        words.removeDuplicates();
        m_allowance -= words.size();
        for (const QString &word : std::as_const(words))
            addPlaces(u'.' + word, element, places);
    }
    std::ranges::sort(places);
    std::ranges::stable_sort(places, {}, [&](std::size_t place) { return m_rules[place].selector.specificity; });
    std::vector<const CssRule *> rules;
    for (const std::size_t place : places)
        rules.push_back(&m_rules[place]);
    return rules;
}

const SvgStyles::Declared &SvgStyles::declaredFor(const SvgElement &element)
{
    std::shared_ptr<const Declared> &known = m_declared[&element];
    if (known)
        return *known;
    struct Winner
    {
        QString value;
        bool isImportant = false;
    };
    QMap<QString, Winner> winners;
    const auto enter = [&](const CssDeclaration &one) {
        --m_allowance;
        for (const auto &[property, value] : longhandsOf(one.property, one.value)) {
            Winner &winner = winners[property];
            if (winner.isImportant <= one.isImportant)
                winner = {value, one.isImportant};
        }
    };
    for (const auto &[name, value] : element.attributes) {
        const SvgProperty *property = svgProperty(name);
        if ((property && property->isAttribute && isValidSvgValue(*property, value)) || name == u"marker")
            enter({name, value, false});
    }
    for (const CssRule *rule : rulesFor(element))
        std::ranges::for_each(*rule->declarations, enter);
    if (const QString own = element.value(u"style"); !own.isEmpty())
        std::ranges::for_each(parseCssDeclarations(own, isKept), enter);
    auto declared = std::make_shared<Declared>();
    for (auto winner = winners.cbegin(); winner != winners.cend(); ++winner) {
        if (winner.key().startsWith(u"--"))
            declared->custom.emplace_back(winner.key(), winner->value);
        else
            declared->properties.emplace_back(svgProperty(winner.key()), winner->value.trimmed());
    }
    // currentColor is this one, in any order.
    std::ranges::stable_partition(declared->properties,
                                  [](const auto &one) { return one.first == svgProperty(u"color"_s); });
    known = std::move(declared);
    return *known;
}

SvgLook SvgStyles::lookOf(const SvgElement &element, const SvgLook &around)
{
    const Declared &declared = declaredFor(element);
    SvgLook look = svgInherited(around);
    Variables variables(look.custom, m_allowance);
    if (!declared.custom.empty()) {
        variables.add(declared.custom);
        look.custom = variables.known();
    }
    for (const auto &[property, text] : declared.properties) {
        m_allowance -= 1 + text.size() / 16;
        if (const auto value = variables.replacedIn(text))
            setSvgProperty(look, *property, *value, around);
        else
            unsetSvgProperty(look, *property, around);
    }
    return look;
}

} // namespace lectograph::artwork
