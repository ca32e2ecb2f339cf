// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"
#include "editor/session/session.h"

#include <QStringList>

#include <vector>

/// What properties are linked to, in words and values.
namespace lectograph::editor {

/// "Softmax", "Softmax · weights", "Softmax › entries/3"; what is gone is called by its id.
QString linkLabel(Session &session, const QString &scene, const QJsonValue &link);
/// What flows through the link at the playhead, as a property of `type` gets it; nothing if that cannot be computed.
std::optional<graph::Value> linkedNow(Session &session, const QString &scene, const QJsonValue &link,
                                      graph::ValueType type);
/// The same as a file would write it; undefined for shapes, tensors and what cannot be computed.
QJsonValue linkedValue(Session &session, const QString &scene, const QJsonValue &link, graph::ValueType type);
/// A few letters that tell it: "0.62", "8 × 8", "“King”".
QString summaryOf(const graph::Value &value);

struct LinkChoice
{
    QString label;
    QString words; ///< the beginning of what a block with words says
    QJsonObject link;
};
/// The outputs of the scene's blocks that `type` can take, without those that would go round in a circle.
std::vector<LinkChoice> fittingLinks(Session &session, const std::vector<PropertyPlace> &places, graph::ValueType type);

} // namespace lectograph::editor
