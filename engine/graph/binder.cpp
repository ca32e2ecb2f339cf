// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/binder.h"

#include "base/idnames.h"
#include "base/sentence.h"
#include "base/spelling.h"
#include "base/text.h"
#include "graph/expression_names.h"
#include "graph/look.h"
#include "graph/node_names.h"

#include <QJsonArray>

#include <algorithm>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;

namespace {

bool isDynamic(const QJsonValue &json)
{
    return isLink(json) || isKeyframed(json) || isExpression(json);
}

/// Whether the array holds several values of this type, instead of being one itself.
bool isListOf(ValueType type, const QJsonValue &json)
{
    if (!json.isArray() || type == ValueType::Shapes)
        return false;
    const QJsonValue first = json.toArray().at(0);
    switch (type) {
    case ValueType::Vector: return first.isArray() || first.isObject();
    case ValueType::Numbers:
    case ValueType::Colors:
    case ValueType::Texts: return first.isArray();
    case ValueType::Tensor: return first.toArray().at(0).isArray();
    default: return true;
    }
}

bool hasKey(const PropertyTable &table, const QString &key)
{
    return std::ranges::any_of(table, [&](const PropertySpec &spec) {
        return QAnyStringView(key)
            == QAnyStringView(QUtf8StringView(spec.key.data(), static_cast<qsizetype>(spec.key.size())));
    });
}

QStringList keysOf(const PropertyTable &table)
{
    QStringList keys;
    for (const PropertySpec &spec : table)
        keys.append(base::toText(spec.key));
    return keys;
}

/// What is wrong may be in another place than where its cause was, such as the removal of a block.
base::Error withExpressionQuoted(base::Error error, const QString &expression)
{
    constexpr qsizetype most = 60;
    const QString shown = expression.size() > most ? expression.left(most) + u'…' : expression;
    error.remedy += (error.remedy.isEmpty() ? QString() : u" "_s)
        + base::Sentence::tr("The expression is “%1”.").arg(shown.simplified());
    return error;
}

} // namespace

Bindings Binder::bind(const PropertyTable &table, const QJsonObject &json, const QString &style, const QString &place,
                      Problems &problems) const
{
    const QJsonObject styleValues = styleNamed(style, place, problems);
    const bool hasStyle = !styleValues.isEmpty();
    Bindings bindings{&table, place};
    bindings.rows.reserve(table.size());
    for (const PropertySpec &spec : table) {
        const QJsonValue written = writtenValue(json, spec.key);
        const QJsonValue styled = hasStyle && written.isUndefined() ? writtenValue(styleValues, spec.key)
                                                                    : QJsonValue(QJsonValue::Undefined);
        const auto rowPlace = [&] { return place + u'/' + base::toText(spec.key); };
        auto ofStyle = styled.isUndefined() ? Result<Binding>() : bindStyled(spec, styled, rowPlace());
        if (!ofStyle) { // the same key may mean something else in another type
            const QString where = u"%1/style %2/%3"_s.arg(place, style, base::toText(spec.key));
            problems.push_back({Severity::Warning, base::within(where, ofStyle.error()).value()});
        }
        const bool isStyled = ofStyle && !styled.isUndefined();
        const QJsonValue own = written.isUndefined() ? presetOf(spec) : written;
        const bool hasParts = own.isObject() || own.isArray(); // only these have places below the row's
        auto bound = isStyled ? std::move(ofStyle) : bindRow(spec, own, hasParts ? rowPlace() : QString());
        if (!bound) {
            const base::Error error = base::within(rowPlace(), bound.error()).value();
            problems.push_back({Severity::Failure, error});
            if (!bindings.broken)
                bindings.broken = error;
        }
        bindings.rows.push_back(bound ? std::move(*bound) : Binding());
    }
    for (auto property = json.begin(); property != json.end(); ++property) {
        const QString key = property.key();
        if (hasKey(table, key))
            continue;
        const QString near = base::didYouMean(key, keysOf(table));
        problems.push_back(
            {Severity::Warning,
             {base::Sentence::tr("There is no property “%1” here; it is kept but does nothing.").arg(key),
              near.isEmpty() ? base::Sentence::tr("Remove it, or look up the block's properties.") : near,
              place + u'/' + key}});
    }
    return bindings;
}

QJsonObject Binder::styleNamed(const QString &name, const QString &place, Problems &problems) const
{
    if (name.isEmpty()) // nor looked up: QJsonObject of Qt 6.8 cannot compare a null key with one that is not Latin-1
        return {};
    if (m_setting.styles.contains(name))
        return m_setting.styles.value(name).toObject();
    if (!isCommonStyle(name)) {
        const QString near = base::didYouMean(name, m_setting.styles.keys(), base::styleInWords);
        problems.push_back(
            {Severity::Warning,
             {base::Sentence::tr("The look of the lecture has no style “%1”.").arg(base::styleInWords(name)),
              near.isEmpty() ? base::Sentence::tr("Choose another style, or add this one to the look.") : near,
              place}});
    }
    return {};
}

/// A style means the same in every scene: it does not depend on the blocks or the time of one.
Result<Binding> Binder::bindStyled(const PropertySpec &spec, const QJsonValue &json, const QString &place) const
{
    if (isKeyframed(json))
        return failure(base::Sentence::tr("A style cannot hold keyframes."),
                       base::Sentence::tr("Write a value in the style, and the keyframes in the blocks."));
    auto bound = bindRow(spec, json, place);
    if (!bound)
        return bound;
    bool isLinked = false;
    eachLink(Bindings{.table = nullptr, .place = {}, .rows = {*bound}}, [&](const Link &) { isLinked = true; });
    if (isLinked)
        return failure(base::Sentence::tr("A style cannot hold links."),
                       base::Sentence::tr("Write a value in the style, and the link in the blocks."));
    return bound;
}

Result<Binding> Binder::bindRow(const PropertySpec &spec, const QJsonValue &json, const QString &place) const
{
    if (isLink(json))
        return bindLink(spec, json.toObject());
    if (isExpression(json))
        return bindExpression(spec.type, json, place);
    if (isKeyframed(json)) {
        auto keyframes = parseKeyframes(spec, json.toObject(), m_reading);
        if (!keyframes)
            return tl::unexpected(keyframes.error());
        return Binding{std::move(*keyframes)};
    }
    if (spec.perItem && isListOf(spec.type, json))
        return bindPerItem(spec, json.toArray(), place);
    if (isList(spec.type) && json.isArray() && std::ranges::any_of(json.toArray(), isDynamic))
        return bindList(spec, json.toArray(), place);
    if (spec.required && spec.perItem && (json.isUndefined() || json.isNull()))
        return Binding{Value()}; // the item may be the shape
    if (spec.required)
        return failure(base::Sentence::tr("Nothing is linked here."), base::Sentence::tr("Link a shape."));
    auto constant = parseProperty(spec, json, m_reading);
    if (!constant)
        return tl::unexpected(constant.error());
    return Binding{std::move(*constant)};
}

Result<Binding> Binder::bindList(const PropertySpec &spec, const QJsonArray &array, const QString &place) const
{
    PropertySpec element = spec;
    element.type = elementOf(spec.type);
    element.required = element.type == ValueType::Shape; // list elements cannot be empty
    Binding::List list;
    for (qsizetype i = 0; i < array.size(); ++i) {
        auto bound = bindRow(element, array[i], place + u'/' + QString::number(i));
        if (!bound)
            return base::within(QString::number(i), bound.error());
        list.elements.push_back(std::move(*bound));
    }
    return Binding{std::move(list)};
}

Result<Binding> Binder::bindPerItem(const PropertySpec &spec, const QJsonArray &array, const QString &place) const
{
    if (array.isEmpty())
        return failure(base::Sentence::tr("The list has no value for any item."),
                       base::Sentence::tr("Write one value for each item, or one for all."));
    PropertySpec element = spec;
    element.perItem = false;
    Binding::PerItem list;
    for (qsizetype i = 0; i < array.size(); ++i) {
        auto bound = bindRow(element, array[i], place + u'/' + QString::number(i));
        if (!bound)
            return base::within(QString::number(i), bound.error());
        list.elements.push_back(std::move(*bound));
    }
    return Binding{std::move(list)};
}

Result<Binding> Binder::bindLink(const PropertySpec &spec, const QJsonObject &json) const
{
    const ValueType type = spec.type;
    const LinkText parts = parseLink(json.value("link"_L1).toString());
    const auto found = m_index.find(parts.node);
    if (found == m_index.end() || found->second >= m_end) {
        const QString near = base::didYouMean(parts.node, namesAround(m_index, parts.node));
        return failure(base::Sentence::tr("There is no block “%1” to link to.").arg(parts.node),
                       near.isEmpty() ? base::Sentence::tr("Link one of the scene's blocks, or remove the link.")
                                      : near);
    }
    Link link{found->second, 0, parts.node, parts.part, json.value("staged"_L1).toBool()};
    const NodeType *linked = m_typeOf(link.node);
    if (!linked) // the problem is reported at the block
        return Binding{link};
    link.port = linked->portIndex(parts.port);
    if (link.port < 0)
        return failure(base::Sentence::tr("The block “%1” has no output “%2”.").arg(parts.node, parts.port),
                       base::Sentence::tr("Outputs of that block: %1.").arg(portsOf(*linked).join(u", "_s)));
    const ValueType from = linked->outputs[static_cast<std::size_t>(link.port)].type;
    if (spec.perItem && isList(from) && !isList(type) && canConvert(elementOf(from), type) && !link.staged)
        return Binding{Binding::PerItem{{}, link}};
    if (!canConvert(from, type))
        return failure(base::Sentence::tr("An output of the kind “%1” does not fit a property of the kind “%2”.")
                           .arg(nameOf(from), nameOf(type)),
                       base::Sentence::tr("Link an output that fits, or put a converting block between them."));
    if ((link.staged || !link.part.isEmpty()) && from != ValueType::Shape)
        return failure(base::Sentence::tr("Only a shape has parts or stands on the stage."),
                       base::Sentence::tr("Take the part, or “staged”, out of the link."));
    if (link.staged && link.port != 0)
        return failure(base::Sentence::tr("Only the first output of “%1” stands on the stage.").arg(parts.node),
                       base::Sentence::tr("Link that, or take “staged” out of the link."));
    return Binding{link};
}

Result<Binding> Binder::bindExpression(ValueType type, const QJsonValue &json, const QString &place) const
{
    const auto text = localized(json.toObject().value("expression"_L1), m_setting.languages);
    if (!text)
        return failure(base::Sentence::tr("There is no expression here."),
                       base::Sentence::tr("Write one, or a plain value."));
    if (isTemplate(*text) && type != ValueType::Text)
        return failure(base::Sentence::tr("Places in braces belong into texts."),
                       base::Sentence::tr("Write the expression without braces."));
    ExpressionNames names(m_index, m_end, m_typeOf, m_setting);
    auto expression = Expression::parse(*text, [&names](const ExpressionName &name) { return names.meaningOf(name); });
    if (!expression)
        return tl::unexpected(withExpressionQuoted(expression.error(), *text));
    return Binding{Computed{std::move(*expression), std::move(names).operands(), place}};
}

} // namespace lectograph::graph
