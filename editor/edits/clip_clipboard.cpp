// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/lookup.h"
#include "editor/edits/clip_edits.h"
#include "editor/edits/clipboardlecture.h"
#include "editor/edits/clipspans.h"
#include "editor/edits/key_edits.h"
#include "editor/edits/tracks.h"
#include "editor/language/timelinewords.h"
#include "lecture/files.h"

#include <QJsonDocument>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using base::Time;
using lecture::ClipPlace;
using lecture::Lecture;

namespace {

const QString sceneFile = u"scenes/%1.json"_s.arg(copiedScene);

} // namespace

QJsonObject copiedClips(const Lecture &lecture, const QString &sceneId, const ClipPlaces &clips, Time origin,
                        const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return {};
    const auto spans = clipSpans(**scene, registry.animations, lecture.dialect);
    std::vector<timeline::Track> tracks((*scene)->tracks.size());
    for (const ClipPlace &place : outermost(clips)) {
        const ClipSpan *span = spanAt(spans, place);
        if (!span)
            continue;
        timeline::Clip copy = *span->clip;
        copy.start = std::max(Time(), span->start - origin);
        if (!span->isTop())
            copy.duration = span->duration();
        tracks[static_cast<std::size_t>(place.track)].clips.push_back(
            withOwnKeysAt(std::make_shared<const timeline::Clip>(std::move(copy)),
                          [origin](double at) { return at - origin.seconds(); }));
    }
    lecture::Scene copied;
    for (timeline::Track &track : tracks)
        copied.tracks.push_back(std::make_shared<const timeline::Track>(std::move(track)));
    const auto files = lecture::toFiles(clipboardLecture(std::move(copied)));
    if (!files || !files->contains(sceneFile))
        return {};
    return QJsonDocument::fromJson(files->at(sceneFile)).object();
}

Result<ClipsEdit> withClipsPasted(const Lecture &lecture, const QString &sceneId, const QJsonObject &copied, Time at)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    auto files = lecture::toFiles(clipboardLecture({}));
    if (!files)
        return tl::unexpected(files.error());
    (*files)[sceneFile] = QJsonDocument(copied).toJson();
    const auto read = lecture::fromFiles(*files);
    if (!read || read->scenes.empty())
        return base::failure(TimelineWords::tr("What was copied cannot be read as clips."));
    auto tracks = (*scene)->tracks;
    ClipPlaces places;
    const auto &sources = read->scenes.front()->tracks;
    for (std::size_t t = 0; t < sources.size(); ++t) {
        if (sources[t]->clips.empty())
            continue;
        const std::size_t to = std::min(t, tracks.size());
        if (to == tracks.size())
            tracks.push_back(std::make_shared<const timeline::Track>());
        for (const timeline::ClipPtr &clip : sources[t]->clips) {
            timeline::Clip copy = *clip;
            copy.start = copy.start + at;
            const timeline::ClipPtr pasted =
                withOwnKeysAt(std::make_shared<const timeline::Clip>(std::move(copy)),
                              [at](double seconds) { return std::max(0.0, seconds + at.seconds()); });
            places.push_back(append(tracks, static_cast<int>(to), *pasted));
        }
    }
    auto result = withTracks(lecture, **scene, std::move(tracks));
    if (!result)
        return tl::unexpected(result.error());
    return ClipsEdit{std::move(*result), std::move(places)};
}

} // namespace lectograph::editor
