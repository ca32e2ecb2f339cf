// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/apply_edit.h"

namespace lectograph::editor {

EditContext editContextOf(Session &session)
{
    return {session.selection.scene(), session.preview.span().start, session.isRippling, session.registry};
}

bool applyEdit(Session &session, const QString &name, const Document::Edit &edit, Gesture gesture)
{
    auto result = edit(session.document.lecture());
    if (result && result->scenes == session.document.lecture().scenes)
        return true;
    return session.document.edit(
        name, [&](const lecture::Lecture &) { return std::move(result); }, gesture);
}

bool applyClips(Session &session, const QString &name,
                const std::function<base::Result<ClipsEdit>(const lecture::Lecture &)> &edit, Gesture gesture)
{
    ClipPlaces places;
    const bool done = applyEdit(
        session, name,
        [&](const lecture::Lecture &lecture) -> base::Result<lecture::Lecture> {
            auto result = edit(lecture);
            if (!result)
                return tl::unexpected(result.error());
            places = std::move(result->places);
            return std::move(result->lecture);
        },
        gesture);
    if (done)
        select(session.selection, places, session.selection.keys());
    return done;
}

void select(Selection &selection, const ClipPlaces &clips, std::vector<KeyPlace> keys)
{
    if (selection.clips() != clips || !selection.nodes().isEmpty() || !selection.sounds().empty())
        selection.setClips(clips);
    selection.setKeys(std::move(keys));
}

} // namespace lectograph::editor
