// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/sound_offers.h"

#include "editor/edits/scene_edits.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "editor/operations/apply_edit.h"
#include "lecture/clip_place.h"

#include <algorithm>

namespace lectograph::editor {

void offerRoomForSounds(Session &session, const SoundIds &sounds)
{
    const QString id = session.selection.scene();
    const lecture::Scene *scene = session.document.scene(id);
    if (!scene)
        return;
    const SoundLength lengthOf = editContextOf(session).soundLength;
    const Time length = session.preview.span().duration;
    Time end = length;
    QString name;
    for (const SoundId sound : sounds) {
        const lecture::Sound *added = lecture::soundOf(*scene, sound);
        const Time over = added ? endOf(*added, lengthOf(session.document.lecture(), *added)) : Time();
        if (over <= end)
            continue;
        end = over;
        name = labelOf(*added, session.preview.languages());
    }
    if (end - length < session.document.lecture().rate.at(1))
        return;
    const auto lengthen = [&session, id, end] {
        applyEdit(session, translated("Make the scene longer"),
                  [&](const Lecture &lecture) { return withSceneDuration(lecture, id, end, session.registry()); });
    };
    Q_EMIT session.document.offered(
        translated("“%1” lasts %2 longer than the scene.").arg(name, secondsText(end - length)),
        translated("Make the scene as long"), lengthen);
}

} // namespace lectograph::editor
