// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/remedies.h"

#include "editor/edits/lookup.h"
#include "editor/edits/scene_edits.h"
#include "editor/edits/sound_edits.h"
#include "editor/language/translated.h"
#include "editor/operations/filechoice.h"
#include "lecture/folder.h"
#include "lecture/types.h"

#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using Kind = media::SoundFinding::Kind;

namespace {

Remedy longerScene(const media::SoundFinding &finding, const timeline::Registry &plugins)
{
    return {translated("Make the scene longer"), [=, &plugins](const Lecture &lecture) {
                const timeline::Registry &registry = lecture::typesOf(lecture, plugins);
                const lecture::Scene *scene = sceneOf(lecture, finding.scene);
                const Time length = scene ? lecture::durationOf(*scene, registry.animations, lecture.dialect) : Time();
                return withSceneDuration(lecture, finding.scene, length + finding.by, registry);
            }};
}

Remedy fadedOut(const media::SoundFinding &finding, Time duration)
{
    constexpr Time longest{2 * Time::perSecond};
    return {translated("Fade out at the end"), [=](const Lecture &lecture) {
                return withSoundsChanged(lecture, finding.scene, {finding.sound}, [&](lecture::Sound &sound) {
                    sound.duration = duration;
                    sound.fadeOut = std::max(sound.fadeOut, std::min(longest, Time{duration.flicks / 2}));
                });
            }};
}

Remedy later(const media::SoundFinding &finding)
{
    return {translated("Begin afterwards"), [=](const Lecture &lecture) {
                return withSoundsMoved(lecture, finding.scene, {finding.sound}, finding.by);
            }};
}

Remedy runningOn(const media::SoundFinding &finding)
{
    return {translated("It may run on"), [=](const Lecture &lecture) {
                return withSoundsChanged(lecture, finding.scene, {finding.sound}, [](lecture::Sound &sound) {
                    sound.extra.insert(QString::fromLatin1(media::runsOnKey), true);
                });
            }};
}

/// All by as much, so that they keep their balance.
Remedy lower(const media::SoundFinding &finding)
{
    const double by = std::ceil(finding.decibels * 2) / 2;
    return {translated("Lower all sounds by %1 dB").arg(by), [=](const Lecture &lecture) {
                base::Result<Lecture> result = lecture;
                for (const lecture::ScenePtr &scene : lecture.scenes) {
                    SoundIds sounds;
                    for (const lecture::SoundPtr &sound : scene->sounds) {
                        if (!sound->isMuted)
                            sounds.push_back(sound->id);
                    }
                    result = std::move(result).and_then(
                        [&](const Lecture &with) { return withGainChanged(with, scene->id, sounds, -by); });
                }
                return result;
            }};
}

/// The file takes the name that the lecture asks for: whatever shows or plays it finds it again.
Remedy foundFile(const ProblemPlace &place)
{
    const auto ask = [name = place.missingFile, isSound = place.sound.has_value()](QWidget *over) -> Document::Edit {
        const QString path = isSound ? chosenSoundFile(over, translated("Find “%1”").arg(name))
                                     : chosenDataFile(over, {QFileInfo(name).suffix().toLower()});
        if (path.isEmpty())
            return {};
        return [name, path](const Lecture &lecture) {
            return lecture::readWhole(path, lecture::Limits().totalBytes).and_then([&](const QByteArray &content) {
                return lecture::withAsset(lecture, name, content);
            });
        };
    };
    return {translated("Find the file…"), {}, ask};
}

Remedy withoutParameter(const lecture::Parameter &lost)
{
    const auto isLost = [lost](const lecture::Parameter &one) {
        return one.scene == lost.scene && one.node == lost.node && one.property == lost.property;
    };
    return {translated("Remove the parameter"), [isLost](Lecture lecture) -> Result<Lecture> {
                std::erase_if(lecture.parameters, isLost);
                return lecture;
            }};
}

} // namespace

std::vector<Remedy> remediesOf(const media::SoundFinding &finding, const timeline::Registry &plugins)
{
    switch (finding.kind) {
    case Kind::CutOffVoice: return {longerScene(finding, plugins)};
    case Kind::LongerVoice: return {longerScene(finding, plugins), runningOn(finding)};
    case Kind::TwoVoices: return {later(finding), runningOn(finding)};
    case Kind::CutOffMusic: return {fadedOut(finding, finding.heard - finding.by), longerScene(finding, plugins)};
    case Kind::NotHeard: return {};
    case Kind::OverFullScale: break;
    }
    return {lower(finding)};
}

std::vector<Remedy> remediesOf(const ProblemPlace &place, const Lecture &lecture)
{
    if (place.lostParameter)
        return {withoutParameter(lecture.parameters[*place.lostParameter])};
    return place.missingFile.isEmpty() ? std::vector<Remedy>() : std::vector{foundFile(place)};
}

} // namespace lectograph::editor
