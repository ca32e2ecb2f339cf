// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/show.h"

#include <vector>

namespace lectograph::editor::ownblock {

/// A scene as nodes see it that are about to leave it.
class Outside
{
public:
    Outside(const lecture::Lecture &lecture, const QString &scene, base::Time at, const timeline::Registry &registry);

    /// In place of a link to others than `inside` stands the value that it brings, in all languages. What a file cannot
    /// write, shapes and tensors, is left out.
    void release(graph::Node &node, const QStringList &inside);
    /// Released nodes, now in a scene of their own, stand where they stood, although what they stood beside is not there.
    void settle(lecture::Scene &own);

private:
    QJsonValue brought(const graph::PropertySpec &spec, const QJsonValue &link);

    lecture::Lecture m_lecture;
    QString m_scene;
    base::Time m_at;
    const timeline::Registry &m_registry;
    QStringList m_languages;            ///< the lecture's own first
    std::vector<picture::Show> m_shows; ///< of the scene, one for each language
};

/// Files can write its values.
bool isWritable(const graph::PropertySpec &spec);

} // namespace lectograph::editor::ownblock
