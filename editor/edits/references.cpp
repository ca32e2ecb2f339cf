// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/references.h"

#include "graph/binding.h"
#include "graph/expression.h"
#include "lecture/properties.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>
#include <ranges>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

const QString linkKey = u"link"_s;
const QString expressionKey = u"expression"_s;
const QString publishedNode = u"in"_s;

/// "in.KEY" in the text of an expression, but not behind another point.
const QRegularExpression &publishedName()
{
    static const QRegularExpression pattern(u"(?<![\\w.`])in\\s*\\.\\s*(\\w+)"_s,
                                            QRegularExpression::UseUnicodePropertiesOption);
    return pattern;
}

/// A part behind the name of a block: `["entries/3"]`.
const QRegularExpression &partBehind()
{
    static const QRegularExpression pattern(u"\\s*\\[\\s*\"([^\"]*)\"\\s*\\]"_s);
    return pattern;
}

/// A name as it stands in an expression: `box.width`, `token["label"]`.
QString spelled(const Replacement &by)
{
    if (!by.expression.isEmpty())
        return u'(' + by.expression + u')';
    QString text = by.node == publishedNode ? by.node : graph::expressionNameOf(by.node);
    if (!by.port.isEmpty())
        text += u'.' + by.port;
    if (!by.part.isEmpty())
        text += u"[\"%1\"]"_s.arg(by.part);
    return text;
}

Result<QJsonValue> replacedLink(QJsonObject link, const std::optional<graph::ValueType> &type, const Replace &replace)
{
    const graph::LinkText text = graph::parseLink(link.value(linkKey).toString());
    const bool isStaged = link.value(u"staged"_s).toBool();
    const auto by = replace({text.node, text.port, text.part, isStaged, false}, type);
    if (!by)
        return tl::unexpected(by.error());
    if (*by && !(*by)->expression.isEmpty())
        return QJsonObject{{expressionKey, (*by)->expression}};
    if (*by)
        link.insert(linkKey, linkTo((*by)->node, (*by)->port, (*by)->part).value(linkKey));
    return link;
}

Result<QString> replacedExpression(QString text, const std::optional<graph::ValueType> &type, const Replace &replace)
{
    const std::vector<graph::BlockName> names = graph::blockNamesIn(text);
    for (const graph::BlockName &name : names | std::views::reverse) { // from the end: earlier places stay right
        qsizetype length = name.length;
        const QRegularExpressionMatch part = partBehind().match(
            text, name.start + length, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
        const auto by = replace({name.node, name.member, part.captured(1), name.isStaged, true}, type);
        if (!by)
            return tl::unexpected(by.error());
        if (!*by)
            continue;
        length += part.capturedLength();
        if (!(*by)->keepsMember && !name.member.isEmpty())
            length = text.indexOf(name.member, name.start + name.length) + name.member.size() - name.start;
        text.replace(name.start, length, spelled(**by));
    }
    return text;
}

Result<QJsonValue> replacedSingle(const QJsonValue &written, const std::optional<graph::ValueType> &type,
                                  const Replace &replace)
{
    const QJsonObject json = written.toObject();
    if (json.contains(linkKey))
        return replacedLink(json, type, replace);
    if (!json.contains(expressionKey))
        return written;
    std::optional<base::Error> error;
    const QJsonValue replaced = graph::withExpressions(json, [&](const QString &text) {
        const auto result = replacedExpression(text, type, replace);
        if (!result)
            error = result.error();
        return result.value_or(text);
    });
    return error ? Result<QJsonValue>(tl::unexpected(*error)) : Result<QJsonValue>(replaced);
}

/// Applies `change` to the value, or to each element of a list; an element that becomes undefined is removed.
QJsonValue withEachElement(const QJsonValue &written, const std::function<QJsonValue(const QJsonValue &)> &change)
{
    return withEachValue({{u"value"_s, written}}, change).value(u"value"_s);
}

} // namespace

Result<QJsonValue> withReference(const QJsonValue &written, const std::optional<graph::ValueType> &type,
                                 const Replace &replace)
{
    if (!written.isArray())
        return replacedSingle(written, type, replace);
    QJsonArray list;
    for (const QJsonValue &element : written.toArray()) {
        const auto changed = replacedSingle(element, type ? std::optional(graph::elementOf(*type)) : type, replace);
        if (!changed)
            return changed;
        list.append(*changed);
    }
    return list;
}

Result<QJsonObject> withReferences(const QJsonObject &properties, const graph::PropertyTable &table,
                                   const Replace &replace)
{
    QJsonObject result = properties;
    for (const QString &key : properties.keys()) {
        const graph::PropertySpec *spec = lecture::findSpec(table, key);
        const auto changed = withReference(properties.value(key), spec ? std::optional(spec->type) : std::nullopt,
                                           replace);
        if (!changed)
            return base::within(key, changed.error());
        result.insert(key, *changed);
    }
    return result;
}

QStringList publishedInExpressions(const QJsonValue &written)
{
    QStringList keys;
    const auto add = [&keys](const QJsonValue &json) {
        for (const QString &text : graph::expressionsIn(json)) {
            for (auto matches = publishedName().globalMatch(text); matches.hasNext();)
                keys.append(matches.next().captured(1));
        }
    };
    add(written);
    for (const QJsonValue &element : written.toArray())
        add(element);
    return keys;
}

bool readsPublished(const QJsonValue &written, const QString &key)
{
    const auto isLink = [&](const QJsonValue &json) {
        const graph::LinkText text = graph::parseLink(json.toObject().value(linkKey).toString());
        return text.node == publishedNode && text.port == key;
    };
    return isLink(written) || std::ranges::any_of(written.toArray(), isLink)
        || publishedInExpressions(written).contains(key);
}

QJsonValue withPublishedReplaced(const QJsonValue &written, const std::function<QJsonValue(const QString &)> &valueOf)
{
    return withEachElement(written, [&](const QJsonValue &json) -> QJsonValue {
        const graph::LinkText text = graph::parseLink(json.toObject().value(linkKey).toString());
        if (text.node != publishedNode)
            return json;
        const QJsonValue value = valueOf(text.port);
        const graph::LinkText link = graph::parseLink(value.toObject().value(linkKey).toString());
        if (text.part.isEmpty() || link.node.isEmpty())
            return value;
        const QString part = link.part.isEmpty() ? text.part : link.part + u'/' + text.part;
        return linkTo(link.node, link.port, part, value.toObject().value(u"staged"_s).toBool());
    });
}

QString literalOf(const QJsonValue &value)
{
    const QJsonObject object = value.toObject();
    if (object.contains(expressionKey)) {
        const QString text = object.value(expressionKey).toString();
        return text.isEmpty() || graph::isTemplate(text) ? QString() : u'(' + text + u')';
    }
    if (object.contains(linkKey)) {
        const graph::LinkText link = graph::parseLink(object.value(linkKey).toString());
        const QString name = spelled({.node = link.node, .port = link.port, .part = link.part});
        return object.value(u"staged"_s).toBool() ? u"staged(%1)"_s.arg(name) : name;
    }
    if (value.isDouble())
        return u'(' + QString::number(value.toDouble(), 'g', 15) + u')';
    if (value.isBool())
        return value.toBool() ? u"true"_s : u"false"_s;
    if (value.isString() && graph::isTemplate(value.toString()))
        return {}; // the expression would become a template
    if (value.isString())
        return u'"' + value.toString().replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s) + u'"';
    const QJsonArray numbers = value.toArray();
    if (numbers.isEmpty() || !std::ranges::all_of(numbers, [](const QJsonValue &one) { return one.isDouble(); }))
        return {};
    QStringList texts;
    for (const QJsonValue &number : numbers)
        texts.append(QString::number(number.toDouble(), 'g', 15));
    return u'(' + texts.join(u", "_s) + u')';
}

namespace {

/// Where a name may end with what stands behind it: itself, then with each member or element.
std::vector<qsizetype> endsBehind(const QString &text, qsizetype end)
{
    static const QRegularExpression member(u"\\s*(?:\\.\\s*\\w+|\\[[^\\[\\]]*\\])"_s,
                                           QRegularExpression::UseUnicodePropertiesOption);
    std::vector<qsizetype> ends{end};
    while (true) {
        const auto next = member.match(text, ends.back(), QRegularExpression::NormalMatch,
                                       QRegularExpression::AnchorAtOffsetMatchOption);
        if (!next.hasMatch())
            return ends;
        ends.push_back(next.capturedEnd());
    }
}

} // namespace

std::optional<QString> withNodesComputed(QString text, const IsNode &is, const LiteralOfExpression &computed)
{
    const std::vector<graph::BlockName> names = graph::blockNamesIn(text);
    for (const graph::BlockName &name : names | std::views::reverse) { // from the end: earlier places stay right
        if (!linksTo(QJsonObject{{expressionKey, text.sliced(name.start, name.length)}}, is))
            continue;
        const qsizetype start = name.isStaged ? text.lastIndexOf("staged"_L1, name.start) : name.start;
        const qsizetype bracket = name.isStaged ? text.indexOf(u')', name.start) + 1 : 0;
        QString literal;
        for (const qsizetype end :
             endsBehind(text, std::max(bracket, name.start + name.length)) | std::views::reverse) {
            literal = computed(text.sliced(start, end - start));
            if (literal.isEmpty())
                continue;
            text.replace(start, end - start, literal);
            break;
        }
        if (literal.isEmpty())
            return std::nullopt;
    }
    return text;
}

std::optional<QJsonValue> withPublishedInserted(const QJsonValue &written,
                                                const std::function<QJsonValue(const QString &)> &valueOf)
{
    bool isDone = true;
    const QJsonValue result = withEachElement(written, [&](const QJsonValue &json) -> QJsonValue {
        if (publishedInExpressions(json).isEmpty())
            return json;
        return graph::withExpressions(json, [&](QString text) {
            std::vector<QRegularExpressionMatch> matches;
            for (auto all = publishedName().globalMatch(text); all.hasNext();)
                matches.push_back(all.next());
            for (const QRegularExpressionMatch &match : matches | std::views::reverse) {
                const QString literal = literalOf(valueOf(match.captured(1)));
                isDone = isDone && !literal.isEmpty();
                text.replace(match.capturedStart(), match.capturedLength(), literal);
            }
            return text;
        });
    });
    return isDone ? std::optional(result) : std::nullopt;
}

QJsonValue withPublishedRenamed(const QJsonValue &written, const std::map<QString, QString> &keys)
{
    return withEachElement(written, [&](const QJsonValue &json) -> QJsonValue {
        QJsonObject object = json.toObject();
        const graph::LinkText link = graph::parseLink(object.value(linkKey).toString());
        if (const auto key = keys.find(link.port); link.node == publishedNode && key != keys.end())
            object.insert(linkKey, linkTo(link.node, key->second, link.part).value(linkKey));
        return graph::withExpressions(json.isObject() ? QJsonValue(object) : json, [&](QString text) {
            std::vector<QRegularExpressionMatch> matches;
            for (auto all = publishedName().globalMatch(text); all.hasNext();)
                matches.push_back(all.next());
            for (const QRegularExpressionMatch &match : matches | std::views::reverse) {
                if (const auto key = keys.find(match.captured(1)); key != keys.end())
                    text.replace(match.capturedStart(1), match.capturedLength(1), key->second);
            }
            return text;
        });
    });
}

QJsonObject linkTo(const QString &node, const QString &port, const QString &part, bool isStaged)
{
    QString text = node;
    if (!port.isEmpty())
        text += u'.' + port;
    if (!part.isEmpty())
        text += u'/' + part;
    QJsonObject link{{linkKey, text}};
    if (isStaged)
        link.insert(u"staged"_s, true);
    return link;
}

} // namespace lectograph::editor
