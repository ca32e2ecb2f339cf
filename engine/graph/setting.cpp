// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/setting.h"

#include "base/hash.h"

#include <QJsonDocument>

#include <algorithm>

namespace lectograph::graph {

SceneSpan Setting::sceneAt(base::Time time) const
{
    if (scenes.empty())
        return {};
    const auto after = std::ranges::upper_bound(scenes, time + scenesFrom, {}, &SceneSpan::at);
    SceneSpan found = after != scenes.begin() ? *std::prev(after) : scenes.front();
    found.at = found.at - scenesFrom;
    return found;
}

quint64 hashOf(const Setting &setting)
{
    base::Hash hash;
    hash.add(setting.languages.size());
    for (const QString &language : setting.languages)
        hash.add(language);
    hash.add(static_cast<int>(setting.dialect))
        .add(setting.frameWidth)
        .add(setting.frameHeight)
        .add(setting.seed)
        .add(setting.font);
    if (!setting.colors.isEmpty())
        hash.add(setting.colors.hash());
    if (!setting.styles.isEmpty())
        hash.add(QString::fromUtf8(QJsonDocument(setting.styles).toJson(QJsonDocument::Compact)));
    return hash.value();
}

quint64 scenesHashOf(const Setting &setting)
{
    base::Hash hash;
    for (const SceneSpan &scene : setting.scenes)
        hash.add(scene.at.flicks).add(scene.start.flicks).add(scene.number).add(scene.name);
    return hash.value();
}

quint64 lectureHashOf(const Setting &setting)
{
    base::Hash hash;
    hash.add(setting.sceneCount).add(setting.lectureTitle).add(setting.lectureDuration.flicks);
    hash.add(setting.scenesHash ? *setting.scenesHash : scenesHashOf(setting)).add(setting.scenesFrom.flicks);
    return hash.value();
}

} // namespace lectograph::graph
