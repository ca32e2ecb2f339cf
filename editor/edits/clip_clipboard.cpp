// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/clip_edits.h"
#include "editor/edits/clipboardlecture.h"
#include "editor/edits/clipspans.h"
#include "editor/edits/key_edits.h"
#include "editor/edits/lookup.h"
#include "editor/edits/tracks.h"
#include "editor/language/timelinewords.h"
#include "lecture/files.h"

#include <QJsonDocument>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

const QString sceneFile = u"scenes/%1.json"_s.arg(copiedScene);

} // namespace

QJsonObject copiedClips(const Lecture &lecture, const QString &sceneId, const ClipIds &clips, Time origin,
                        const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return {};
    const ClipSpans spans(**scene, registry.animations, lecture.dialect);
    std::vector<timeline::Track> tracks((*scene)->tracks.size());
    for (const ClipId clip : outermost(**scene, clips)) {
        const ClipSpan *span = spans.find(clip);
        timeline::Clip copy = *span->clip;
        copy.start = std::max(Time(), span->start - origin);
        if (!span->isTop())
            copy.duration = span->duration();
        tracks[static_cast<std::size_t>(span->place.track)].clips.push_back(
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

Result<NewClips> withClipsPasted(const Lecture &lecture, const QString &sceneId, const QJsonObject &copied, Time at)
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
    ClipIds made;
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
            made.push_back(pasted->id);
            append(tracks, static_cast<int>(to), *pasted);
        }
    }
    return withTracks(lecture, **scene, std::move(tracks)).map([&](Lecture &&changed) {
        return NewClips{std::move(changed), std::move(made)};
    });
}

} // namespace lectograph::editor
