// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/scene_edits.h"

#include "editor/edits/blocks.h"
#include "editor/edits/chain_edits.h"
#include "editor/edits/lookup.h"
#include "editor/edits/parameters.h"
#include "editor/edits/standalone_scenes.h"
#include "editor/edits/texts.h"
#include "editor/edits/tracks.h"
#include "editor/language/names.h"
#include "editor/language/scenenames.h"
#include "editor/language/timelinewords.h"
#include "lecture/visible.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <functional>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// The end, if there is no such scene.
std::size_t placeAfter(const Lecture &lecture, const QString &scene)
{
    return std::min(lecture::indexOfScene(lecture, scene) + 1, lecture.scenes.size());
}

Result<AddedScene> inserted(const Lecture &lecture, lecture::Scene scene, const QString &after)
{
    const QString id = scene.id;
    const auto index = static_cast<int>(placeAfter(lecture, after));
    return lecture::withScene(lecture, std::move(scene))
        .and_then([&](const Lecture &with) { return lecture::withSceneAt(with, id, index); })
        .map([&](Lecture &&with) {
            return AddedScene{std::move(with), id};
        });
}

/// "Scene 3" for the third, or the next number that no scene has in its name.
QString freeName(const Lecture &lecture, std::size_t index)
{
    const QString own = languagesOf(lecture).own;
    const auto isTaken = [&](int number) {
        return std::ranges::any_of(lecture.scenes, [&](const lecture::ScenePtr &one) {
            return numberOfNewScene(textIn(one->name, own, own)) == number;
        });
    };
    int number = static_cast<int>(index) + 1;
    while (isTaken(number))
        ++number;
    return newSceneName(number, own);
}

bool isGivenName(const QJsonValue &name)
{
    return name.isUndefined() || name.isNull() || numberOfNewScene(name.toString());
}

/// Makes room for another scene: scenes behind it that are called after their place are still called so.
Lecture withNamesMoved(Lecture lecture, std::size_t index)
{
    for (std::size_t i = index; i < lecture.scenes.size(); ++i) {
        const int place = static_cast<int>(i) + 1;
        if (numberOfNewScene(lecture.scenes[i]->name.toString()) != place)
            continue;
        lecture::Scene scene = *lecture.scenes[i];
        scene.name = newSceneName(place + 1, languagesOf(lecture).own);
        lecture.scenes[i] = std::make_shared<const lecture::Scene>(std::move(scene));
    }
    return lecture;
}

/// "Opening 2" for a copy of "Opening", in each language.
QJsonValue nameOfCopy(const QJsonValue &name, const Lecture &lecture)
{
    const auto numbered = [&](const QString &text, const QString &language) {
        static const QRegularExpression end(u" (\\d+)$"_s);
        const QRegularExpressionMatch match = end.match(text);
        const QString stem = match.hasMatch() ? text.first(match.capturedStart()) : text;
        int number = match.hasMatch() ? match.captured(1).toInt() : 1;
        const QString own = languagesOf(lecture).own;
        const auto isTaken = [&](const QString &wanted) {
            return std::ranges::any_of(lecture.scenes, [&](const lecture::ScenePtr &one) {
                return textIn(one->name, language, own) == wanted;
            });
        };
        QString copy;
        do
            copy = u"%1 %2"_s.arg(stem).arg(++number);
        while (isTaken(copy));
        return copy;
    };
    if (!name.isObject())
        return numbered(name.toString(), languagesOf(lecture).own);
    QJsonObject names = name.toObject();
    for (auto text = names.begin(); text != names.end(); ++text)
        text.value() = numbered(text.value().toString(), text.key());
    return names;
}

/// Those that exist.
QStringList inLectureOrder(const Lecture &lecture, const QStringList &scenes)
{
    QStringList ordered;
    for (const lecture::ScenePtr &scene : lecture.scenes) {
        if (scenes.contains(scene->id))
            ordered.append(scene->id);
    }
    return ordered;
}

Result<AddedScene> withCopy(const Lecture &before, lecture::Scene copy, const QString &after)
{
    const bool isGiven = isGivenName(copy.name);
    const Lecture lecture = isGiven ? withNamesMoved(before, placeAfter(before, after)) : before;
    copy.id = freeSceneId(lecture);
    for (lecture::SoundPtr &sound : copy.sounds) { // scenes hear sounds of each other
        lecture::Sound other = *sound;
        other.id = {};
        sound = std::make_shared<const lecture::Sound>(std::move(other));
    }
    copy.name = isGiven ? QJsonValue(freeName(lecture, placeAfter(lecture, after))) : nameOfCopy(copy.name, lecture);
    return inserted(lecture, std::move(copy), after);
}

Result<timeline::Track> trackOf(const Lecture &lecture, const QString &sceneId, int track)
{
    return foundScene(lecture, sceneId).and_then([&](const lecture::Scene *scene) -> Result<timeline::Track> {
        if (track < 0 || track >= static_cast<int>(scene->tracks.size()))
            return base::failure(TimelineWords::tr("There is no such track."));
        return *scene->tracks[static_cast<std::size_t>(track)];
    });
}

} // namespace

Result<AddedScene> withNewScene(const Lecture &before, const QString &after)
{
    const Lecture lecture = withNamesMoved(before, placeAfter(before, after));
    lecture::Scene scene;
    scene.id = freeSceneId(lecture);
    scene.name = freeName(lecture, placeAfter(lecture, after));
    scene.duration = Time::fromSeconds(5);
    const QStringList following = lecture::scenesSeeing(lecture, after);
    scene.continues = following.size() > 1;
    return inserted(lecture, std::move(scene), after);
}

Result<AddedScenes> withScenesDuplicated(const Lecture &lecture, const QStringList &scenes,
                                         const timeline::Registry &plugins)
{
    Result<AddedScenes> all = AddedScenes{lecture, {}};
    const std::vector<lecture::ScenePtr> copies = standaloneScenes(lecture, scenes, plugins);
    for (const lecture::ScenePtr &copy : copies) {
        all = std::move(all).and_then([&](AddedScenes &&added) {
            const QString after = added.scenes.isEmpty() ? endOfChain(lecture, copies.back()->id) : added.scenes.last();
            return withCopy(added.lecture, *copy, after).map([&](AddedScene &&with) {
                return AddedScenes{std::move(with.lecture), added.scenes + QStringList{with.scene}};
            });
        });
    }
    return all;
}

Result<Lecture> withScenesMoved(const Lecture &lecture, const QStringList &scenes, int index)
{
    Lecture with = lecture;
    const auto isMoved = [&](const lecture::ScenePtr &scene) { return scenes.contains(scene->id); };
    const auto before = with.scenes.begin() + std::clamp(index, 0, static_cast<int>(with.scenes.size()));
    // What is moved gathers at the index, from both sides.
    std::stable_partition(with.scenes.begin(), before, std::not_fn(isMoved));
    std::stable_partition(before, with.scenes.end(), isMoved);
    return withChainsKept(lecture, std::move(with));
}

Result<Lecture> withoutScenes(const Lecture &lecture, const QStringList &scenes)
{
    const QStringList gone = inLectureOrder(lecture, scenes);
    if (gone.size() >= static_cast<qsizetype>(lecture.scenes.size()))
        return base::failure(TimelineWords::tr("A lecture has at least one scene."),
                             TimelineWords::tr("Add another one first."));
    Result<Lecture> with = lecture;
    for (const QString &scene : gone)
        with = std::move(with).and_then([&](const Lecture &one) { return lecture::withoutScene(one, scene); });
    return std::move(with).map(
        [&](Lecture &&without) { return withoutLostParameters(lecture, withChainsKept(lecture, std::move(without))); });
}

QString numberedLabelOf(const lecture::Scene &scene, int number, const QStringList &languages)
{
    const QString name = labelOf(scene, languages);
    return numberOfNewScene(name) == number ? name : QString::number(number) + u' ' + name;
}

Result<Lecture> withSceneName(const Lecture &lecture, const QString &sceneId, const QString &language,
                              const QString &name)
{
    return foundScene(lecture, sceneId).and_then([&](const lecture::Scene *scene) -> Result<Lecture> {
        lecture::Scene copy = *scene;
        copy.name = withName(copy.name, language, name, lecture);
        return copy.name == scene->name ? lecture : lecture::withScene(lecture, std::move(copy));
    });
}

Result<Lecture> withSceneDuration(const Lecture &lecture, const QString &sceneId, std::optional<Time> duration,
                                  const timeline::Registry &registry)
{
    return lecture::withSceneChanged(lecture, sceneId,
                                     [&](lecture::Scene &scene) -> Result<void> {
                                         scene.duration = duration
                                             ? std::optional(std::max(*duration, lecture.rate.at(1)))
                                             : std::nullopt;
                                         return {};
                                     })
        .and_then([&](const Lecture &with) { return withRoomForClips(with, sceneId, registry); });
}

Result<Lecture> withNewTrack(const Lecture &lecture, const QString &sceneId)
{
    return foundScene(lecture, sceneId).and_then([&](const lecture::Scene *scene) {
        return lecture::withTrack(lecture, sceneId, static_cast<int>(scene->tracks.size()), ownTrack());
    });
}

Result<Lecture> withTrackName(const Lecture &lecture, const QString &scene, int index, const QString &language,
                              const QString &name)
{
    return trackOf(lecture, scene, index).and_then([&](timeline::Track &&track) -> Result<Lecture> {
        const QJsonValue text = withName(track.name, language, name, lecture);
        if (text == track.name)
            return lecture;
        track.name = text;
        return lecture::withTrack(lecture, scene, index, std::move(track));
    });
}

Result<Lecture> withTrackMark(const Lecture &lecture, const QString &scene, int index, const QString &key,
                              const QJsonValue &value)
{
    return trackOf(lecture, scene, index).and_then([&](timeline::Track &&track) {
        value.isUndefined() ? track.extra.remove(key) : void(track.extra.insert(key, value));
        return lecture::withTrack(lecture, scene, index, std::move(track));
    });
}

Result<Lecture> withTrackMoved(const Lecture &lecture, const QString &sceneId, int from, int to)
{
    return trackOf(lecture, sceneId, from).and_then([&](const timeline::Track &) {
        const lecture::Scene &scene = *sceneOf(lecture, sceneId);
        auto tracks = scene.tracks;
        const timeline::TrackPtr track = tracks[static_cast<std::size_t>(from)];
        tracks.erase(tracks.begin() + from);
        tracks.insert(tracks.begin() + std::clamp(to, 0, static_cast<int>(tracks.size())), track);
        return withTracks(lecture, scene, std::move(tracks));
    });
}

Result<Lecture> withMarkers(const Lecture &lecture, const QString &sceneId, std::vector<Marker> markers)
{
    std::ranges::stable_sort(markers, {}, &Marker::at);
    return foundScene(lecture, sceneId).and_then([&](const lecture::Scene *scene) -> Result<Lecture> {
        if (markers == markersOf(*scene))
            return lecture;
        QJsonArray array;
        for (const Marker &marker : markers) {
            QJsonObject json{{u"at"_s, marker.at.seconds()}};
            if (!marker.name.isEmpty())
                json.insert(u"name"_s, marker.name);
            array.append(json);
        }
        lecture::Scene copy = *scene;
        markers.empty() ? copy.extra.remove(u"markers"_s) : void(copy.extra.insert(u"markers"_s, array));
        return lecture::withScene(lecture, std::move(copy));
    });
}

Result<Lecture> withMarkerToggled(const Lecture &lecture, const QString &sceneId, Time at)
{
    return foundScene(lecture, sceneId).and_then([&](const lecture::Scene *scene) {
        std::vector<Marker> markers = markersOf(*scene);
        const Time near = lecture.rate.at(1);
        const auto isNear = [&](const Marker &one) { return std::abs((one.at - at).flicks) * 2 < near.flicks; };
        if (std::erase_if(markers, isNear) == 0)
            markers.push_back({at, {}});
        return withMarkers(lecture, sceneId, std::move(markers));
    });
}

} // namespace lectograph::editor
