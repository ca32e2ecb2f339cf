// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/rows/source.h"
#include "graph/expression.h"

#include <vector>

/// Expressions of properties: their values, the names that they may use, and the text to begin with.
namespace lectograph::editor {

/// The JSON of an expression, {"expression": "…"}.
QJsonObject expressionJson(const QString &text);
/// The text of an expression, in the language shown if it has several.
QString expressionText(Session &session, const QJsonValue &written);

/// An expression as people read it, with the names that they gave to its blocks, and as it is kept, with ids. A name that
/// several blocks have, or that is the id of one, stands for none.
QString withGivenNames(const Session &session, const QString &scene, const QString &expression);
QString withIds(const Session &session, const QString &scene, const QString &expression);

/// The value that the property would have at the playhead. An error says at which character; names of blocks that depend
/// on the property are errors too.
base::Result<graph::Value> expressionNow(Session &session, const RowSource &source, const QJsonValue &expression);
/// The same in file format; undefined for shapes, tensors and values that cannot be computed.
QJsonValue computedValue(Session &session, const PropertyPlace &place, const graph::PropertySpec &spec,
                         const QJsonValue &written);

/// A place with this expression in a text, as its other places are written: "{x}", or "{=x}" between the braces of LaTeX.
QString placeWith(const QString &expression, const graph::PropertySpec &spec, const QString &text);
/// An expression with the value that the property has now.
QString expressionFor(const Reading &reading, const graph::PropertySpec &spec);

/// A name that may be inserted where something is typed.
struct NameChoice
{
    QString text;   ///< to insert: of a block the name that it was given, or its id
    QString shown;  ///< "sqrt(x)"
    QString detail; ///< for people: the label of a block, the help of a function
};
struct NameChoices
{
    qsizetype start = 0; ///< of the typed beginning of a name, which the choice replaces
    std::vector<NameChoice> choices;
};
/// The names that continue what stands before the cursor.
NameChoices namesAt(Session &session, const RowSource &source, const QString &text, qsizetype cursor);

/// The blocks that an expression names, each once, as links.
std::vector<QJsonObject> linksOfExpression(Session &session, const QString &scene, const QString &text);

} // namespace lectograph::editor
