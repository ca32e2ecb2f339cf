// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/node_ids.h"

#include "lecture/visible.h"

namespace lectograph::editor {

namespace {

void addIds(const std::vector<graph::NodePtr> &nodes, QSet<QString> &ids)
{
    for (const graph::NodePtr &node : nodes)
        ids.insert(node->id);
}

} // namespace

QSet<QString> takenNodeIds(const lecture::Lecture &lecture, const QString &scene)
{
    QSet<QString> ids;
    if (const lecture::ScenePtr visible = lecture::visibleScene(lecture, scene))
        addIds(visible->nodes, ids);
    for (const QString &later : lecture::scenesSeeing(lecture, scene))
        addIds(lecture::writtenScene(lecture, later)->nodes, ids);
    return ids;
}

QSet<QString> allNodeIds(const lecture::Lecture &lecture)
{
    QSet<QString> ids;
    addIds(lecture.nodes, ids);
    for (const lecture::ScenePtr &scene : lecture.scenes)
        addIds(scene->nodes, ids);
    return ids;
}

QString FreeNodeIds::like(const QString &id)
{
    qsizetype digits = id.size();
    while (digits > 0 && id.at(digits - 1).isDigit())
        --digits;
    const QString stem = digits > 0 ? id.first(digits) : id + u'-';
    int &number = m_next.try_emplace(stem, 2).first->second; // ids that were taken once are not reused
    QString free = id;
    while (m_taken.contains(free))
        free = stem + QString::number(number++);
    m_taken.insert(free);
    return free;
}

} // namespace lectograph::editor
