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
    if (groups.isEmpty())
        scene.extra.remove(u"groups"_s);
    else
        scene.extra.insert(u"groups"_s, groups);
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
        QJsonObject group = json.toObject();
        QJsonArray kept;
        for (const QJsonValue &node : group.value(u"nodes"_s).toArray()) {
            if (!gone.contains(node.toString()))
                kept.append(node);
        }
        group.insert(u"nodes"_s, kept);
        if (!kept.isEmpty())
            result.append(group);
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
        if (taken.isEmpty() || (taken != members && (taken.size() < 2 || !isAllOfStage)))
            continue;
        QJsonObject group = json.toObject();
        group.insert(u"nodes"_s, QJsonArray::fromStringList(taken));
        result.append(group);
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
    const auto found = foundScene(lecture, sceneId);
    if (!found)
        return tl::unexpected(found.error());
    Scene scene = **found;
    QJsonArray groups = groupsWithout(groupsOf(scene), nodes);
    groups.append(
        QJsonObject{{u"title"_s, title}, {u"nodes"_s, QJsonArray::fromStringList(nodes)}, {u"collapsed"_s, true}});
    setGroups(scene, groups);
    return lecture::withScene(lecture, std::move(scene));
}

} // namespace lectograph::editor
