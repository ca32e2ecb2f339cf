// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/expressions.h"

#include "base/text.h"
#include "editor/edits/followers.h"
#include "editor/inspector/fields/arithmetic.h"
#include "editor/language/block_names.h"
#include "editor/language/names.h"
#include "editor/operations/computing.h"
#include "editor/session/labels.h"
#include "graph/binding.h"
#include "graph/expression_functions.h"
#include "graph/expression_names.h"
#include "graph/template_text.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using graph::ValueType;

namespace {

constexpr std::size_t mostChoices = 200;

/// The nodes that must not be named: the owners of the property, and what depends on them.
QSet<QString> dependentOn(Session &session, const RowSource &source)
{
    QStringList owners;
    for (const PropertyPlace &place : source.places) {
        if (!place.node.isEmpty())
            owners.append(place.node);
    }
    const lecture::Scene *scene = source.places.empty() ? nullptr : session.document.scene(source.places.front().scene);
    return scene ? dependentsOf(*scene, owners).unite({owners.begin(), owners.end()}) : QSet<QString>();
}

QString plainText(const QJsonValue &value)
{
    if (value.isDouble())
        return numberText(value.toDouble());
    if (value.isBool())
        return value.toBool() ? u"true"_s : u"false"_s;
    if (const QJsonArray numbers = value.toArray(); !numbers.isEmpty()) {
        QStringList texts;
        for (const QJsonValue &number : numbers)
            texts.append(numberText(number.toDouble()));
        return u'(' + texts.join(u", "_s) + u')';
    }
    return value.toString();
}

/// Collects names that begin like, or contain, what is typed.
class Names
{
public:
    explicit Names(const QString &typed) : m_typed(typed.toCaseFolded()) {}

    void add(const QString &text, const QString &detail) { add({text, text, detail}, rankOf(text)); }
    /// Found by its name and by `detail`, the label that it has without a name, or its id.
    void addBlock(const QString &name, const QString &detail)
    {
        const QString text = graph::expressionNameOf(name);
        const int rank = rankOf(text);
        add({text, text, detail}, rank >= 0 ? rank : detail.toCaseFolded().contains(m_typed) ? 2 : -1);
    }
    void addFunction(const graph::ExpressionFunction &function)
    {
        add({function.name + u"("_s, base::toText(function.usage), vocabulary(base::toText(function.help))},
            rankOf(function.name));
    }
    std::vector<NameChoice> found()
    {
        std::ranges::stable_sort(m_found, {}, &std::pair<int, NameChoice>::first);
        std::vector<NameChoice> choices;
        for (auto &[rank, choice] : m_found) {
            if (choices.size() < mostChoices)
                choices.push_back(std::move(choice));
        }
        return choices;
    }

private:
    int rankOf(const QString &text) const
    {
        const QString name = QString(text).remove(u'`').toCaseFolded();
        return name.startsWith(m_typed) ? 0 : name.contains(m_typed) ? 1 : -1;
    }
    void add(const NameChoice &choice, int rank)
    {
        if (rank >= 0)
            m_found.push_back({rank, choice});
    }

    QString m_typed;
    std::vector<std::pair<int, NameChoice>> m_found;
};

/// The names that people gave to blocks, by their ids.
std::map<QString, QString> givenNames(const Session &session, const QString &scene)
{
    static const QRegularExpression unwritable(u"[`{}\\n]"_s);
    std::map<QString, QString> names;
    const lecture::Scene *visible = session.document.scene(scene);
    if (!visible)
        return names;
    QSet<QString> taken;
    QSet<QString> several;
    for (const graph::NodePtr &node : visible->nodes)
        taken.insert(node->id);
    for (const graph::NodePtr &node : visible->nodes) {
        const QString name = ownLabelOf(*node, session.preview.languages());
        if (name.isEmpty() || name.contains(unwritable))
            continue;
        names.emplace(node->id, name);
        if (taken.contains(name))
            several.insert(name);
        taken.insert(name);
    }
    std::erase_if(names, [&](const auto &one) { return several.contains(one.second); });
    return names;
}

void addReserved(Names &names, Session &session, const QString &scene)
{
    if (session.document.registry().nodes.find(scene)) // the inside of a definition
        names.add(u"in"_s, Words::tr("Properties of this block"));
    names.add(u"time"_s, Words::tr("Seconds since the start of the scene"));
    names.add(u"frame.width"_s, Words::tr("Width of the frame"));
    names.add(u"frame.height"_s, Words::tr("Height of the frame"));
    names.add(u"scene.number"_s, Words::tr("Number of the scene"));
    names.add(u"scene.count"_s, Words::tr("Number of scenes"));
    names.add(u"scene.name"_s, Words::tr("Name of the scene"));
    names.add(u"lecture.title"_s, Words::tr("Title of the lecture"));
    names.add(u"lecture.progress"_s, Words::tr("Share of the lecture that is over, from 0 to 1"));
    names.add(u"index"_s, Words::tr("Number of a repeated block, from 0"));
    names.add(u"count"_s, Words::tr("How often a block is repeated"));
    names.add(u"item"_s, Words::tr("What a block is repeated for"));
    names.add(u"pi"_s, numberText(3.14159265));
}

void addMembers(Names &names, ValueType type)
{
    const auto add = [&names](std::initializer_list<QString> members) {
        for (const QString &member : members)
            names.add(member, vocabulary(englishLabel(member)));
    };
    if (type == ValueType::Vector)
        add({u"x"_s, u"y"_s, u"z"_s});
    else if (type == ValueType::Color)
        add({u"r"_s, u"g"_s, u"b"_s, u"a"_s});
    else if (type == ValueType::Shape || type == ValueType::Shapes)
        add({u"width"_s, u"height"_s, u"left"_s, u"right"_s, u"top"_s, u"bottom"_s, u"centre"_s});
    else if (type == ValueType::Tensor)
        add({u"rows"_s, u"columns"_s});
}

/// What may stand behind "NAME.".
void addPartsOf(Names &names, const QString &name, Session &session, const QString &scene)
{
    if (name == "in"_L1) {
        if (const graph::NodeType *type = session.document.registry().nodes.find(scene)) {
            for (const graph::PropertySpec &spec : type->properties)
                names.add(base::toText(spec.key), labelOf(spec));
        }
        return;
    }
    const std::map<QString, QString> given = givenNames(session, scene);
    const auto named = std::ranges::find(given, name, &std::pair<const QString, QString>::second);
    const graph::Node *node = session.document.node(scene, named == given.end() ? name : named->first);
    const graph::NodeType *type = node ? session.registry().nodes.find(*node) : nullptr;
    if (!type)
        return;
    for (const graph::PortSpec &port : type->outputs) {
        const QString key = base::toText(port.key);
        names.add(key, vocabulary(base::toText(port.help)));
    }
    for (const graph::PortSpec &port : type->outputs)
        addMembers(names, port.type);
}

/// Whether the cursor is where an expression is typed, not the other letters of a template.
bool isInExpression(const QString &before, ValueType type)
{
    if (type != ValueType::Text || !graph::isTemplate(before))
        return true;
    if (graph::hasMarkedPlaces(before))
        return before.lastIndexOf(u"{="_s) > before.lastIndexOf(u'}');
    const QString open = QString(before).remove(u"{{"_s);
    return open.lastIndexOf(u'{') > open.lastIndexOf(u'}');
}

/// Whether the braces of the text are those of LaTeX, so that places have to be marked.
bool isLatex(const graph::PropertySpec &spec, const QString &text)
{
    return spec.key == "latex" || text.contains(u'\\');
}

} // namespace

QJsonObject expressionJson(const QString &text)
{
    return {{u"expression"_s, text}};
}

QString expressionText(Session &session, const QJsonValue &written)
{
    return graph::localized(written.toObject().value(u"expression"_s), session.preview.languages()).value_or(QString());
}

QString withGivenNames(const Session &session, const QString &scene, const QString &expression)
{
    return graph::withBlocksRenamed(expression, givenNames(session, scene));
}

QString withIds(const Session &session, const QString &scene, const QString &expression)
{
    std::map<QString, QString> ids;
    for (const auto &[id, name] : givenNames(session, scene))
        ids.emplace(name, id);
    return graph::withBlocksRenamed(expression, ids);
}

Result<graph::Value> expressionNow(Session &session, const RowSource &source, const QJsonValue &expression)
{
    const QSet<QString> dependent = dependentOn(session, source);
    for (const QString &text : graph::expressionsIn(expression)) {
        for (const graph::BlockName &name : graph::blockNamesIn(text)) {
            if (dependent.contains(name.node))
                return base::failure(Words::tr("“%1” depends on this property itself.").arg(name.node),
                                     Words::tr("Name another block."), Words::tr("character %1").arg(name.start + 1));
        }
    }
    return valueNow(session, source.places.front(), *source.property, expression);
}

QJsonValue computedValue(Session &session, const PropertyPlace &place, const graph::PropertySpec &spec,
                         const QJsonValue &written)
{
    const auto value = valueNow(session, place, spec, written);
    return value ? toJson(*value) : QJsonValue(QJsonValue::Undefined);
}

QString placeWith(const QString &expression, const graph::PropertySpec &spec, const QString &text)
{
    const bool isMarked = graph::hasMarkedPlaces(text) || (isLatex(spec, text) && graph::blockNamesIn(text).empty());
    return (isMarked ? u"{="_s : u"{"_s) + expression + u'}';
}

QString expressionFor(const Reading &reading, const graph::PropertySpec &spec)
{
    if (reading.kind == PropertyKind::Linked) {
        const graph::LinkText link = graph::parseLink(reading.written.toObject().value(u"link"_s).toString());
        QString text = graph::expressionNameOf(link.node);
        if (!link.port.isEmpty())
            text += u'.' + link.port;
        return spec.type == ValueType::Text ? placeWith(text, spec, {}) : text;
    }
    if (reading.isMixed)
        return {};
    if (spec.type == ValueType::Text) {
        QString text = reading.value.isObject() ? QString() : reading.value.toString();
        if (isLatex(spec, text))
            return graph::isTemplate(text) ? text + u"{=}"_s : text;
        return text.replace(u'{', u"{{"_s).replace(u'}', u"}}"_s);
    }
    if (spec.type == ValueType::Choice)
        return u'"' + reading.value.toString() + u'"';
    return plainText(reading.value);
}

NameChoices namesAt(Session &session, const RowSource &source, const QString &text, qsizetype cursor)
{
    static const QRegularExpression typed(u"(?:(`[^`]*`|[^\\W\\d]\\w*)\\s*\\.\\s*)?(`?)((?:[^\\W\\d]\\w*)?)$"_s,
                                          QRegularExpression::UseUnicodePropertiesOption);
    const QString before = text.left(cursor);
    const QString &scene = source.places.front().scene;
    const QRegularExpressionMatch match = typed.match(before);
    if (!match.hasMatch() || !isInExpression(before, source.property->type))
        return {cursor, {}};
    NameChoices result{match.capturedStart(2), {}};
    Names names(match.captured(3));
    QString owner = match.captured(1);
    owner.remove(u'`');
    if (!owner.isEmpty()) {
        addPartsOf(names, owner, session, scene);
        result.choices = names.found();
        return result;
    }
    if (const lecture::Scene *visible = session.document.scene(scene)) {
        const QSet<QString> dependent = dependentOn(session, source);
        const std::map<QString, QString> given = givenNames(session, scene);
        for (const graph::NodePtr &node : visible->nodes) {
            if (dependent.contains(node->id))
                continue;
            const auto name = given.find(node->id);
            name == given.end() ? names.addBlock(node->id, nodeLabel(session, scene, node->id))
                                : names.addBlock(name->second, node->id);
        }
    }
    if (match.captured(2).isEmpty()) {
        addReserved(names, session, scene);
        for (const graph::ExpressionFunction &function : graph::expressionFunctions())
            names.addFunction(function);
    }
    result.choices = names.found();
    return result;
}

std::vector<QJsonObject> linksOfExpression(Session &session, const QString &scene, const QString &text)
{
    std::vector<QJsonObject> links;
    for (const graph::BlockName &name : graph::blockNamesIn(text)) {
        const graph::Node *node = session.document.node(scene, name.node);
        const graph::NodeType *type = node ? session.registry().nodes.find(*node) : nullptr;
        if (!type)
            continue;
        const auto port = static_cast<std::size_t>(graph::outputMeant(*type, name.member, name.isStaged));
        QJsonObject link{{u"link"_s, name.node}};
        if (port > 0)
            link.insert(u"link"_s, name.node + u'.' + base::toText(type->outputs[port].key));
        if (std::ranges::find(links, link) == links.end())
            links.push_back(link);
    }
    return links;
}

} // namespace lectograph::editor
