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
/// A short description of a value: "0.62", "8 × 8", "“King”".
QString summaryOf(const graph::Value &value);

struct LinkChoice
{
    QString label;
    QString words; ///< the beginning of a block's text
    QJsonObject link;
};
/// The outputs of the scene's blocks that are compatible with `type`, without those that would create a cycle.
std::vector<LinkChoice> fittingLinks(Session &session, const std::vector<PropertyPlace> &places, graph::ValueType type);

} // namespace lectograph::editor
