// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/common_home.h"

#include "editor/language/translated.h"
#include "lecture/visible.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Lecture;

Result<QString> commonHome(const Lecture &lecture, const QString &scene, const QStringList &nodes)
{
    std::optional<QString> home;
    for (const QString &id : nodes) {
        const auto visible = lecture::visibleNode(lecture, scene, id);
        if (!visible)
            return base::failure(translated("There is no “%1” in this scene.").arg(id));
        if (home.value_or(visible->scene) != visible->scene)
            return base::failure(
                translated("These blocks belong to different scenes, or some of them to all scenes."),
                translated("Select blocks of one scene, or share all of them between all scenes first."));
        home = visible->scene;
    }
    return home.value_or(scene);
}

QStringList scenesOfHome(const Lecture &lecture, const QString &home)
{
    QStringList scenes = lecture::scenesSeeing(lecture, home);
    if (home.isEmpty()) {
        for (const lecture::ScenePtr &scene : lecture.scenes)
            scenes.append(scene->id);
    }
    return scenes;
}

std::vector<QString> drawnOf(const Lecture &lecture, const QString &home, const QStringList &nodes)
{
    std::vector<QString> drawn;
    const auto add = [&](const std::vector<QString> &ids) {
        std::ranges::copy_if(ids, std::back_inserter(drawn), [&](const QString &id) {
            return nodes.contains(id) && std::ranges::find(drawn, id) == drawn.end();
        });
    };
    for (const QString &scene : scenesOfHome(lecture, home))
        add(lecture::writtenScene(lecture, scene)->actors);
    if (home.isEmpty())
        add(lecture.master);
    return drawn;
}

bool areOnStageTogether(const Lecture &lecture, const QString &home, const std::vector<QString> &drawn)
{
    const auto isAllOrNone = [&](const std::vector<QString> &ids, const std::vector<QString> &before) {
        const auto comes = [&](const QString &id) {
            return std::ranges::find(ids, id) != ids.end() && std::ranges::find(before, id) == before.end();
        };
        return std::ranges::none_of(drawn, comes) || std::ranges::all_of(drawn, comes);
    };
    const QStringList scenes = scenesOfHome(lecture, home);
    return isAllOrNone(lecture.master, {}) && std::ranges::all_of(scenes, [&](const QString &scene) {
               std::vector<QString> before;
               for (const lecture::ScenePtr &one : lecture::chainOf(lecture, scene)) {
                   if (one->id != scene)
                       before.insert(before.end(), one->actors.begin(), one->actors.end());
               }
               return isAllOrNone(lecture::writtenScene(lecture, scene)->actors, before);
           });
}

} // namespace lectograph::editor
