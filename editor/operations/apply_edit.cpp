// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/apply_edit.h"

namespace lectograph::editor {

using base::Result;
using lecture::Lecture;

EditContext editContextOf(Session &session)
{
    const auto lengthOf = [&session](const Lecture &lecture, const lecture::Sound &sound) {
        return session.soundLengths.of(lecture, fileOf(sound, session.preview.languages()));
    };
    return {session.selection.scene(), session.preview.span().start, session.isRippling, session.registry, lengthOf};
}

bool applyEdit(Session &session, const QString &name, const Document::Edit &edit, Gesture gesture)
{
    auto result = edit(session.document.lecture());
    if (result && result->scenes == session.document.lecture().scenes)
        return true;
    return session.document.edit(
        name, [&](const Lecture &) { return std::move(result); }, gesture);
}

bool applyItems(Session &session, const QString &name, const std::function<Result<ItemsEdit>(const Lecture &)> &edit,
                Gesture gesture)
{
    TimelineItems items;
    const auto apply = [&](const Lecture &lecture) {
        return edit(lecture).map([&](ItemsEdit &&result) {
            items = std::move(result.items);
            return std::move(result.lecture);
        });
    };
    if (!applyEdit(session, name, apply, gesture))
        return false;
    session.selection.setItems(std::move(items));
    return true;
}

QString nameByKind(const TimelineItems &items, const QString &clips, const QString &keys, const QString &sounds)
{
    return !items.clips.empty() ? clips : !items.sounds.empty() ? sounds : keys;
}

} // namespace lectograph::editor
