// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "anylecture.h"
#include "editor/edits/blocks.h"
#include "editor/edits/scene_edits.h"
#include "editor/operations/deletion.h"
#include "editor/session/session.h"

/// A lecture with one circle that fades, and edits of lectures, chosen or random.
namespace lectograph::test {

using namespace Qt::StringLiterals;

inline timeline::Clip fade()
{
    timeline::Clip clip;
    clip.type = u"test.fade"_s;
    clip.target = u"node-1"_s;
    return clip;
}

/// A circle on stage with a fade.
inline lecture::Lecture fadingCircle(const timeline::Registry &registry)
{
    using namespace editor;
    const lecture::Lecture empty = emptyLecture(u"en"_s);
    const auto block = withBlock(empty, u"scene1"_s, {.type = u"test.circle"_s, .id = u"circle"_s}, registry);
    return withNewClip(*block, u"scene1"_s, {u"test.fade"_s, u"circle"_s, base::Time::fromSeconds(1)}, registry)
        ->lecture;
}

/// Ids of the clips that are now at these places.
inline editor::ClipIds clipsAt(const editor::Session &session, const std::vector<lecture::ClipPlace> &places)
{
    editor::ClipIds ids;
    for (const lecture::ClipPlace &place : places)
        ids.push_back(lecture::clipAt(*session.document.scene(u"scene1"_s), place)->id);
    return ids;
}

inline editor::Document::Edit titled(const QString &title)
{
    return [title](lecture::Lecture lecture) -> base::Result<lecture::Lecture> {
        lecture.title = title;
        return lecture;
    };
}

/// A random edit, valid or not.
inline editor::Document::Edit anyEdit(const lecture::Lecture &now, const timeline::Registry &registry)
{
    using namespace editor;
    using lecture::Lecture;
    const QString scene = now.scenes.empty() ? u"scene-1"_s
                                             : now.scenes[*rc::gen::inRange<std::size_t>(0, now.scenes.size())]->id;
    const QString node = u"node-%1"_s.arg(*rc::gen::inRange(0, 5));
    const lecture::ClipPlace place{*rc::gen::inRange(0, 3), {*rc::gen::inRange(0, 3)}};
    const QJsonValue number = lecture::anyNumber();
    const base::Time time = lecture::anyTime();
    switch (*rc::gen::inRange(0, 11)) {
    case 0: return titled(lecture::anyText());
    case 1: return [made = *lecture::anyScene(scene)](const Lecture &l) { return lecture::withScene(l, made); };
    case 2: return [=](const Lecture &l) { return lecture::withoutScene(l, scene); };
    case 3: return [=](const Lecture &l) { return lecture::withSceneAt(l, scene, place.track); };
    case 4:
        return [=, &registry](const Lecture &l) {
            return withBlock(l, scene, {.type = u"test.circle"_s, .id = node}, registry);
        };
    case 5: return [=, &registry](const Lecture &l) { return withoutNodes(l, scene, {node}, registry); };
    case 6: return [=](const Lecture &l) { return lecture::withNodeProperty(l, scene, node, u"radius"_s, number); };
    case 7: return [=](const Lecture &l) { return withLabel(l, scene, node, QString::number(time.seconds()), {}); };
    case 8: return [=](const Lecture &l) { return lecture::withClip(l, scene, place, fade()); };
    case 9:
        return [=, &registry](const Lecture &l) {
            return withNewClip(l, scene, {u"test.fade"_s, node, time}, registry).map([](const AddedClip &added) {
                return added.lecture;
            });
        };
    default: return [=](const Lecture &l) { return lecture::withAsset(l, u"assets/a.txt"_s, "a"); };
    }
}

} // namespace lectograph::test
