// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/node.h"
#include "lecture/sound.h"

#include <QJsonValue>
#include <QSet>

#include <vector>

namespace lectograph::editor {

/// The names of things that are seen together, in all languages: those that authors gave to blocks, or those by which
/// sounds are called.
class OwnNames
{
public:
    explicit OwnNames(const std::vector<graph::NodePtr> &nodes);
    explicit OwnNames(const std::vector<lecture::SoundPtr> &sounds);

    /// For a copy of one with this name, a string or a map of language to string: the name itself if it is free, or
    /// else with the next free number, "Large box 2".
    QJsonValue like(const QJsonValue &name);

private:
    bool isFree(const QJsonValue &name) const;
    void take(const QJsonValue &name);

    QSet<QString> m_taken;
};

} // namespace lectograph::editor
