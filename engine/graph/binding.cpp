// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/binding.h"

namespace lectograph::graph {

using namespace Qt::StringLiterals;

namespace {

void eachLink(const Binding &binding, const std::function<void(const Link &)> &visit)
{
    if (const auto *link = std::get_if<Link>(&binding.source)) {
        visit(*link);
    } else if (const auto *list = std::get_if<Binding::List>(&binding.source)) {
        for (const Binding &element : list->elements)
            eachLink(element, visit);
    } else if (const auto *items = std::get_if<Binding::PerItem>(&binding.source)) {
        if (items->list)
            visit(*items->list);
        for (const Binding &element : items->elements)
            eachLink(element, visit);
    } else if (const auto *computed = std::get_if<Computed>(&binding.source)) {
        for (const auto &operand : computed->operands.sources) {
            if (const auto *linked = std::get_if<Link>(&operand))
                visit(*linked);
        }
    }
}

void addMotion(const Keyframes &keyframes, std::vector<Span> &spans)
{
    for (std::size_t i = 0; i + 1 < keyframes.keys.size(); ++i) {
        const Keyframe &from = keyframes.keys[i];
        const Keyframe &to = keyframes.keys[i + 1];
        if (from.holds())
            spans.push_back({to.at, to.at});
        else if (from.out || to.in || hashOf(from.value) != hashOf(to.value))
            spans.push_back({from.at, to.at});
    }
}

void addMotion(const Binding &binding, std::vector<Span> &spans)
{
    if (const auto *keyframes = std::get_if<Keyframes>(&binding.source)) {
        addMotion(*keyframes, spans);
    } else if (const auto *list = std::get_if<Binding::List>(&binding.source)) {
        for (const Binding &element : list->elements)
            addMotion(element, spans);
    } else if (const auto *items = std::get_if<Binding::PerItem>(&binding.source)) {
        for (const Binding &element : items->elements)
            addMotion(element, spans);
    } else if (const auto *computed = std::get_if<Computed>(&binding.source)) {
        spans.insert(spans.end(), computed->operands.motion.begin(), computed->operands.motion.end());
    }
}

} // namespace

void eachLink(const Bindings &bindings, const std::function<void(const Link &)> &visit)
{
    for (const Binding &binding : bindings.rows)
        eachLink(binding, visit);
}

std::vector<Span> motionOf(const Bindings &bindings)
{
    std::vector<Span> spans;
    for (const Binding &binding : bindings.rows)
        addMotion(binding, spans);
    for (Span &span : spans)
        span = {span.start + bindings.start, span.end + bindings.start};
    return spans;
}

LinkText parseLink(const QString &text)
{
    LinkText link;
    const qsizetype slash = text.indexOf(u'/');
    const QString head = slash < 0 ? text : text.left(slash);
    if (slash >= 0)
        link.part = text.mid(slash + 1);
    const qsizetype dot = head.indexOf(u'.');
    link.node = dot < 0 ? head : head.left(dot);
    if (dot >= 0)
        link.port = head.mid(dot + 1);
    return link;
}

bool isLink(const QJsonValue &json)
{
    return json.isObject() && json.toObject().value("link"_L1).isString();
}

bool isKeyframed(const QJsonValue &json)
{
    return json.isObject() && json.toObject().value("keys"_L1).isArray();
}

bool isExpression(const QJsonValue &json)
{
    const QJsonValue text = json.toObject().value("expression"_L1);
    return text.isString() || text.isObject();
}

QStringList expressionsIn(const QJsonValue &json)
{
    const QJsonValue text = json.toObject().value("expression"_L1);
    if (text.isString())
        return {text.toString()};
    QStringList texts;
    for (const QJsonValue &one : text.toObject()) {
        if (one.isString())
            texts.append(one.toString());
    }
    return texts;
}

QJsonValue withExpressions(const QJsonValue &json, const std::function<QString(const QString &)> &change)
{
    if (!isExpression(json))
        return json;
    QJsonObject object = json.toObject();
    QJsonObject translated = object.value("expression"_L1).toObject();
    for (const QString &language : translated.keys()) {
        const QJsonValue one = translated.value(language);
        if (one.isString())
            translated.insert(language, change(one.toString()));
    }
    const QJsonValue text = object.value("expression"_L1);
    object.insert("expression"_L1, text.isString() ? QJsonValue(change(text.toString())) : QJsonValue(translated));
    return object;
}

} // namespace lectograph::graph
