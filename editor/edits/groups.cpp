// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/groups.h"

#include "editor/edits/lookup.h"

#include <QSet>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Lecture;
using lecture::Scene;

QJsonArray groupsOf(const Scene &scene)
{
    return scene.extra.value(u"groups"_s).toArray();
}

void setGroups(Scene &scene, const QJsonArray &groups)
{
    scene.extra.insert(u"groups"_s, groups.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(groups));
}

void appendGroup(QJsonArray &groups, const QJsonValue &group, const QJsonArray &nodes)
{
    QJsonObject copy = group.toObject();
    copy.insert(u"nodes"_s, nodes);
    if (!nodes.isEmpty())
        groups.append(copy);
}

QStringList membersOf(const QJsonValue &group, const Scene &scene)
{
    QStringList members;
    for (const QJsonValue &node : group[u"nodes"_s].toArray()) {
        if (nodeOf(scene, node.toString()))
            members.append(node.toString());
    }
    return members;
}

QJsonArray groupsWithout(const QJsonArray &groups, const QStringList &nodes)
{
    const QSet<QString> gone(nodes.begin(), nodes.end());
    QJsonArray result;
    for (const QJsonValue &json : groups) {
        QJsonArray kept;
        for (const QJsonValue &node : json[u"nodes"_s].toArray()) {
            if (!gone.contains(node.toString()))
                kept.append(node);
        }
        appendGroup(result, json, kept);
    }
    return result;
}

QJsonArray groupsAmong(const Scene &scene, const QStringList &nodes)
{
    const QSet<QString> among(nodes.begin(), nodes.end());
    const QSet<QString> onStage(scene.actors.begin(), scene.actors.end());
    const auto isAmong = [&](const QString &node) { return among.contains(node); };
    const auto isOnStage = [&](const QString &node) { return onStage.contains(node); };
    QJsonArray result;
    for (const QJsonValue &json : groupsOf(scene)) {
        const QStringList members = membersOf(json, scene);
        QStringList taken;
        std::ranges::copy_if(members, std::back_inserter(taken), isAmong);
        const bool isAllOfStage = std::ranges::any_of(taken, isOnStage)
            && std::ranges::all_of(members, [&](const QString &node) { return isAmong(node) || !isOnStage(node); });
        if (taken == members || (taken.size() > 1 && isAllOfStage))
            appendGroup(result, json, QJsonArray::fromStringList(taken));
    }
    return result;
}

QStringList groupedWith(const Scene &scene, const QStringList &nodes)
{
    const QSet<QString> wanted(nodes.begin(), nodes.end());
    QStringList all;
    for (const QJsonValue &group : groupsOf(scene)) {
        const QStringList members = membersOf(group, scene);
        if (std::ranges::any_of(members, [&](const QString &node) { return wanted.contains(node); }))
            all += members;
    }
    all.removeDuplicates();
    return all;
}

Result<Lecture> withGroup(const Lecture &lecture, const QString &sceneId, const QStringList &nodes,
                          const QString &title)
{
    return foundScene(lecture, sceneId).and_then([&](const Scene *found) {
        Scene scene = *found;
        QJsonArray groups = groupsWithout(groupsOf(scene), nodes);
        groups.append(
            QJsonObject{{u"title"_s, title}, {u"nodes"_s, QJsonArray::fromStringList(nodes)}, {u"collapsed"_s, true}});
        setGroups(scene, groups);
        return lecture::withScene(lecture, std::move(scene));
    });
}

} // namespace lectograph::editor
