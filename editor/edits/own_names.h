// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/node.h"

#include <QJsonValue>
#include <QSet>

#include <vector>

namespace lectograph::editor {

/// The names that authors gave to blocks which are seen together, in all languages.
class OwnNames
{
public:
    explicit OwnNames(const std::vector<graph::NodePtr> &nodes);

    /// For a copy of a block with this name, a string or a map of language to string: the name itself if it is free, or
    /// else with the next free number, "Large box 2".
    QJsonValue like(const QJsonValue &name);

private:
    bool isFree(const QJsonValue &name) const;
    void take(const QJsonValue &name);

    QSet<QString> m_taken;
};

} // namespace lectograph::editor
