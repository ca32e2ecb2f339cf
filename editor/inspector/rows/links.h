// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"
#include "editor/session/session.h"

#include <QStringList>

#include <vector>

/// Descriptions and values of links.
namespace lectograph::editor {

/// "Softmax", "Softmax · weights", "Softmax › entries/3"; a missing node is shown by its id.
QString linkLabel(Session &session, const QString &scene, const QJsonValue &link);
/// The value of the link at the playhead, converted to `type`; nothing if it cannot be computed.
std::optional<graph::Value> linkedNow(Session &session, const QString &scene, const QJsonValue &link,
                                      graph::ValueType type);
/// The same in file format; undefined for shapes, tensors and values that cannot be computed.
QJsonValue linkedValue(Session &session, const QString &scene, const QJsonValue &link, graph::ValueType type);
/// The type of the linked output; a number if it is unknown.
graph::ValueType outputTypeOf(Session &session, const QString &scene, const QJsonValue &link);
/// The beginning of a long text.
QString shortened(const QString &text);
/// A short description of a value: "0.62", "8 × 8", "“King”".
QString summaryOf(const graph::Value &value);

} // namespace lectograph::editor
