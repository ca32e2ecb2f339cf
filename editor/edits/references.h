// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/linked.h"
#include "graph/property.h"

#include <QJsonObject>
#include <QStringList>

#include <functional>
#include <map>
#include <optional>

/// References of properties to nodes: links, and names in expressions.
namespace lectograph::editor {

struct Reference
{
    QString node;
    QString port; ///< in an expression: what stands behind the point, a port or a member of the value
    QString part;
    bool isStaged = false;
    bool isInExpression = false;
};

/// What a reference leads to instead.
struct Replacement
{
    QString node;
    QString port = {};
    QString part = {};
    bool keepsMember = false; ///< in an expression, what stands behind the point stays there
    QString expression = {};  ///< instead of a node
};

/// Returns nothing to leave the reference as it is. `type` is that of the property, or of the elements of a list; null
/// if the property is unknown.
using Replace =
    std::function<base::Result<std::optional<Replacement>>(const Reference &, const std::optional<graph::ValueType> &)>;

/// The properties with their references replaced. The first error cancels all.
base::Result<QJsonObject> withReferences(const QJsonObject &properties, const graph::PropertyTable &table,
                                         const Replace &replace);
/// The same for a single value.
base::Result<QJsonValue> withReference(const QJsonValue &written, const std::optional<graph::ValueType> &type,
                                       const Replace &replace);

/// Whether a value or one of its elements is a link to `in.KEY`, or an expression with this name.
bool readsPublished(const QJsonValue &written, const QString &key);
/// Replaces such links by other values. Their part stays where the value is a link.
QJsonValue withPublishedReplaced(const QJsonValue &written,
                                 const std::function<QJsonValue(const QString &key)> &valueOf);
/// The same for expressions that read it. Nothing if the value, such as keyframes, cannot stand in an expression.
std::optional<QJsonValue> withPublishedInserted(const QJsonValue &written,
                                                const std::function<QJsonValue(const QString &key)> &valueOf);
/// Renames keys, also in expressions.
QJsonValue withPublishedRenamed(const QJsonValue &written, const std::map<QString, QString> &keys);
/// The published properties that expressions in the value read.
QStringList publishedInExpressions(const QJsonValue &written);

/// A value as it is written in an expression; empty if it cannot be.
QString literalOf(const QJsonValue &value);
/// The value of an expression as it is written in another one; empty if it has none that can be.
using LiteralOfExpression = std::function<QString(const QString &expression)>;
/// An expression with the nodes that `is` accepts replaced by values: of `box.centre.x + item`, “box.centre.x” is
/// computed. Nothing if one of them has no value, as a list and a shape have none.
std::optional<QString> withNodesComputed(QString text, const IsNode &is, const LiteralOfExpression &computed);

/// The JSON of a link.
QJsonObject linkTo(const QString &node, const QString &port = {}, const QString &part = {}, bool isStaged = false);

} // namespace lectograph::editor
