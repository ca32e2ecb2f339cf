// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/expression.h"
#include "graph/keyframes.h"
#include "graph/span.h"

#include <functional>

namespace lectograph::graph {

/// A link to an output of a node, or to a part of its shape.
struct Link
{
    int node = -1;
    int port = 0;
    QString name;        ///< of the linked node: the name of its shape inside a group
    QString part;        ///< a pattern of shape::select
    bool staged = false; ///< its state on the stage instead of the graph's output
};

/// What an expression knows besides nodes and constants.
enum class ReservedName { Time, Item, Index, Count, SceneNumber, SceneName, LectureProgress };

/// What the names in an expression stand for.
struct ExpressionOperands
{
    std::vector<std::variant<Link, ReservedName>> sources;
    std::vector<Span> motion; ///< in which reserved names change
};

/// The value of an expression.
struct Computed
{
    Expression expression;
    ExpressionOperands operands;
    QString place; ///< of the property in the document
};

/// The source of a property's value.
struct Binding
{
    struct List
    {
        std::vector<Binding> elements;
    };
    /// A value for each item of a repetition, from the first one again if there are more items.
    struct PerItem
    {
        std::vector<Binding> elements;
        std::optional<Link> list; ///< instead of `elements`: an output with a list
    };
    std::variant<Value, Link, Keyframes, List, Computed, PerItem> source;
};

/// One binding per row of the property table.
struct Bindings
{
    const PropertyTable *table = nullptr;
    QString place;         ///< of the properties in the document
    base::Time start = {}; ///< keyframes count from here
    std::vector<Binding> rows = {};
    std::optional<base::Error> broken = {}; ///< the first row that could not be bound
};

/// Visits every link, including those inside lists and expressions.
void eachLink(const Bindings &bindings, const std::function<void(const Link &)> &visit);

/// The time spans in which keyframes and the time in expressions change a value, in the time from which `start` counts.
std::vector<Span> motionOf(const Bindings &bindings);

/// The parsed text of a link: "node", "node.port", "node/part", "node.port/part".
struct LinkText
{
    QString node;
    QString port;
    QString part;
};
LinkText parseLink(const QString &text);
bool isLink(const QJsonValue &json);
bool isKeyframed(const QJsonValue &json);
/// {"expression": "…"}, or a map of language to expression for templates.
bool isExpression(const QJsonValue &json);
/// The expressions of all languages; empty if `json` is none.
QStringList expressionsIn(const QJsonValue &json);
/// The same with each expression changed.
QJsonValue withExpressions(const QJsonValue &json, const std::function<QString(const QString &)> &change);

} // namespace lectograph::graph
