// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/gallery/templatescenes.h"

#include "base/interface_language.h"
#include "editor/edits/all_texts.h"
#include "editor/edits/definitions.h"
#include "editor/edits/sharing.h"
#include "editor/language/names.h"
#include "lecture/files.h"

#include <map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// The scenes that show the inside of a definition, directly or through others, by "block:ID".
std::map<QString, QStringList> scenesShowingBlocks(const lecture::Lecture &lecture)
{
    std::map<QString, QStringList> scenes;
    for (const auto &[id, block] : lecture.blocks) {
        for (const InstancePlace &place : instancesOf(lecture, id)) {
            if (place.scene.isEmpty() || !lecture::blockIdOf(place.scene).isEmpty())
                continue;
            for (const QString &shown : QStringList{id} + usedBy(lecture, id))
                scenes[lecture::blockType(shown)].append(place.scene);
        }
    }
    for (auto &[block, ids] : scenes)
        ids.removeDuplicates();
    return scenes;
}

/// By scene. Those of shared nodes and of definitions belong to the scenes that use them; what the master draws says
/// nothing of a scene.
std::map<QString, QStringList> textsOfScenes(const lecture::Lecture &lecture, const timeline::Registry &plugins)
{
    const std::map<QString, QStringList> showing = scenesShowingBlocks(lecture);
    const auto scenesWith = [&](const TextPlace &place) {
        if (place.scene.isEmpty())
            return scenesUsing(lecture, place.node);
        const auto block = showing.find(place.scene);
        return block == showing.end() ? QStringList{place.scene} : block->second;
    };
    std::map<QString, QStringList> texts;
    withEachText(lecture, plugins, [&](const TextPlace &place, const QString &text) {
        const bool isSeen = place.owner == TextOwner::Scene || place.owner == TextOwner::Marker
            || place.owner == TextOwner::Node || place.owner == TextOwner::Preset;
        if (isSeen && !text.trimmed().isEmpty()) {
            for (const QString &scene : scenesWith(place))
                texts[scene].append(text);
        }
        return text;
    });
    return texts;
}

} // namespace

std::vector<TemplateInfo> sceneInfos(const std::vector<TemplateInfo> &templates, const timeline::Registry &plugins,
                                     const std::stop_token &stop)
{
    const QString interface = base::interfaceLanguage();
    std::vector<TemplateInfo> infos;
    for (const TemplateInfo &one : templates) {
        if (stop.stop_requested())
            break;
        const auto lecture = lecture::load(one.folder);
        if (!lecture)
            continue; // its card says no more of it
        const std::map<QString, QStringList> texts = textsOfScenes(*lecture, plugins);
        const bool isSingle = lecture->scenes.size() == 1;
        for (const lecture::ScenePtr &scene : lecture->scenes) {
            TemplateInfo info = one;
            const auto own = texts.find(scene->id);
            info.words = own == texts.end() ? QStringList() : own->second;
            if (!isSingle) {
                info.scene = scene->id;
                info.title = labelOf(*scene, QStringList{interface, u"en"_s} + one.languages);
                info.description = one.title;
                info.titles = allOf(scene->name);
                info.context = one.titles;
            }
            infos.push_back(std::move(info));
        }
    }
    return infos;
}

} // namespace lectograph::editor
