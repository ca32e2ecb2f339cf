// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/clipsource.h"

#include "editor/edits/blocks.h"
#include "editor/edits/clip_edits.h"
#include "lecture/clip_place.h"

namespace lectograph::editor {

RowSource clipSource(Session &session, const FieldSpec &spec, const ClipGet &get, const ClipSet &set)
{
    RowSource source;
    source.spec = spec;
    const QString scene = session.selection.scene();
    const ClipIds clips = session.selection.clips();
    source.read = [&session, scene, clips, get] {
        std::vector<Reading> readings;
        const lecture::Scene *found = session.document.scene(scene);
        for (const timeline::Clip *clip :
             found ? lecture::clipsOf(*found, clips) : std::vector<const timeline::Clip *>())
            readings.push_back(get(*clip, session.registry().animations.find(clip->type)));
        return together(readings);
    };
    source.write = [&session, scene, clips, set](const Lecture &lecture, const QJsonValue &value) {
        const auto changed = withClipsChanged(lecture, scene, clips, [&](timeline::Clip &clip) -> Result<void> {
            set(clip, value);
            return {};
        });
        return changed.and_then([&](const Lecture &next) { return withRoomForClips(next, scene, session.registry()); });
    };
    return source;
}

} // namespace lectograph::editor
