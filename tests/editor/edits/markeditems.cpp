// SPDX-License-Identifier: GPL-3.0-or-later
#include "markeditems.h"

#include <set>

namespace lectograph::test {

using namespace editor;
using base::Result;
using base::Time;
using lecture::ClipPlace;
using lecture::Files;
using lecture::Lecture;
using lecture::Scene;
using lecture::Sound;
using timeline::Clip;
using timeline::ClipPtr;

namespace {

ClipPtr markedClip(const QString &mark, double start, double duration, std::vector<ClipPtr> inner = {})
{
    Clip clip;
    clip.type = inner.empty() ? u"motion.indicate"_s : u"group"_s;
    clip.target = inner.empty() ? u"circle"_s : QString();
    clip.start = Time::fromSeconds(start);
    if (inner.empty())
        clip.duration = Time::fromSeconds(duration);
    clip.clips = std::move(inner);
    clip.extra.insert(u"mark"_s, mark);
    return std::make_shared<const Clip>(std::move(clip));
}

/// A clip with two keyframes of its own.
ClipPtr withTwoKeys(const ClipPtr &clip)
{
    Clip copy = *clip;
    const double start = clip->start.seconds();
    const QJsonArray keys{QJsonObject{{u"at"_s, start}, {u"value"_s, 1}},
                          QJsonObject{{u"at"_s, start + 1}, {u"value"_s, 2}}};
    copy.properties.insert(u"size"_s, QJsonObject{{u"keys"_s, keys}});
    return std::make_shared<const Clip>(std::move(copy));
}

lecture::SoundPtr markedSound(const QString &mark, double start)
{
    Sound sound;
    sound.name = mark;
    sound.file = u"assets/%1.wav"_s.arg(mark);
    sound.start = Time::fromSeconds(start);
    sound.from = Time::fromSeconds(1);
    sound.duration = Time::fromSeconds(2);
    sound.extra.insert(u"mark"_s, mark);
    return std::make_shared<const Sound>(std::move(sound));
}

} // namespace

QString markOf(const QJsonObject &extra)
{
    return extra.value(u"mark"_s).toString();
}

Known known(const Lecture &lecture)
{
    Known all;
    lecture::eachClip(sceneIn(lecture),
                      [&](const ClipPlace &, const Clip &clip) { all.clips.emplace(clip.id, markOf(clip.extra)); });
    for (const lecture::SoundPtr &sound : sceneIn(lecture).sounds)
        all.sounds.emplace(sound->id, markOf(sound->extra));
    return all;
}

bool areDistinct(const Lecture &lecture)
{
    for (const lecture::ScenePtr &one : lecture.scenes) {
        std::set<ClipId> clips;
        std::set<SoundId> sounds;
        bool are = true;
        lecture::eachClip(*one,
                          [&](const ClipPlace &, const Clip &clip) { are = clips.insert(clip.id).second && are; });
        for (const lecture::SoundPtr &sound : one->sounds)
            are = sounds.insert(sound->id).second && are;
        if (!are)
            return false;
    }
    return true;
}

ClipId clipCalled(const Lecture &lecture, const QString &mark)
{
    const Known all = known(lecture);
    const auto found = std::ranges::find(all.clips, mark, [](const auto &one) { return one.second; });
    if (found == all.clips.end())
        qFatal("no clip %s", qPrintable(mark));
    return found->first;
}

SoundId soundCalled(const Lecture &lecture, const QString &mark)
{
    const Known all = known(lecture);
    const auto found = std::ranges::find(all.sounds, mark, [](const auto &one) { return one.second; });
    if (found == all.sounds.end())
        qFatal("no sound %s", qPrintable(mark));
    return found->first;
}

/// Clips of a circle on two tracks, with nested groups, an empty track, and two sounds.
Lecture clipsAndSounds()
{
    Scene copy = sceneIn(example());
    const auto track = [](std::vector<ClipPtr> clips) {
        timeline::Track made;
        made.clips = std::move(clips);
        return std::make_shared<const timeline::Track>(std::move(made));
    };
    const ClipPtr inner = markedClip(u"inner group"_s, 1, 0,
                                     {markedClip(u"innermost"_s, 0, 1), markedClip(u"innermost too"_s, 0.5, 1)});
    copy.tracks = {
        track({withTwoKeys(markedClip(u"first"_s, 1, 2)), markedClip(u"second"_s, 4, 2)}),
        track({markedClip(u"group"_s, 2, 0, {markedClip(u"inner"_s, 0, 1), inner}), markedClip(u"last"_s, 7, 1)}),
        track({}),
    };
    copy.sounds = {markedSound(u"voice"_s, 1.5), markedSound(u"music"_s, 4)};
    return lecture::withScene(example(), std::move(copy)).value();
}

TimelineItems everything(const Lecture &lecture)
{
    TimelineItems items;
    for (const timeline::TrackPtr &track : sceneIn(lecture).tracks) {
        for (const ClipPtr &clip : track->clips)
            items.clips.push_back(clip->id);
    }
    for (const lecture::SoundPtr &sound : sceneIn(lecture).sounds)
        items.sounds.push_back(sound->id);
    return items;
}

EditContext contextIn(const timeline::Registry &registry, bool ripples)
{
    return {sceneId, {}, ripples, registry, [](const Lecture &, const Sound &) { return std::nullopt; }};
}

Files filesOf(const Lecture &lecture)
{
    return lecture::toFiles(lecture).value();
}

Time seconds(double seconds)
{
    return Time::fromSeconds(seconds);
}

KeyPlace keyOf(ClipId clip, int index)
{
    return {{}, clip, u"size"_s, index};
}

PropertyPlace sizeOf(ClipId clip)
{
    return {sceneId, {}, clip, u"size"_s};
}

qsizetype keyCount(const Lecture &lecture, ClipId clip)
{
    return keysOf(writtenAt(lecture, sizeOf(clip))).size();
}

Result<ItemsEdit> withPastedClips(const Lecture &lecture, const EditContext &context, const TimelineItems &items,
                                  Time at)
{
    const QJsonObject copied = copiedClips(lecture, sceneId, items.clips, {}, context.registry);
    return withInserted(lecture, context, at, [&](const Lecture &one) {
        return withClipsPasted(one, sceneId, copied, at).map([](NewClips &&made) {
            return ItemsEdit{std::move(made.lecture), {std::move(made.clips), {}, {}}};
        });
    });
}

Result<ItemsEdit> withPastedSounds(const Lecture &lecture, const EditContext &context, const TimelineItems &items,
                                   Time at)
{
    const Lecture copied = copiedSounds(lecture, sceneId, items.sounds, {}, context.registry.animations);
    return withInserted(lecture, context, at, [&](const Lecture &one) {
        return withSoundsPasted(one, sceneId, copied, at).map([](NewSounds &&made) {
            return ItemsEdit{std::move(made.lecture), {{}, {}, std::move(made.sounds)}};
        });
    });
}

} // namespace lectograph::test
