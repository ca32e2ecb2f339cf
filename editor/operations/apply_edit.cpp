// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/apply_edit.h"

#include "editor/language/timelinewords.h"

namespace lectograph::editor {

EditContext editContextOf(Session &session)
{
    const auto lengthOf = [&session](const Lecture &lecture, const lecture::Sound &sound) {
        return session.soundLengths.of(lecture, fileOf(sound, session.preview.languages()));
    };
    return {session.selection.scene(), session.preview.span().start, session.isRippling, session.registry(), lengthOf};
}

bool applyEdit(Session &session, const QString &name, const Document::Edit &edit, Gesture gesture)
{
    auto result = edit(session.document.lecture());
    if (result && isSame(*result, session.document.lecture()))
        return true;
    return session.document.edit(
        name, [&](const Lecture &) { return std::move(result); }, gesture);
}

bool applyItems(Session &session, const QString &name, const EditItems &edit, Gesture gesture)
{
    return selectEdited(
        session, [&](const Document::Edit &all) { return applyEdit(session, name, all, gesture); }, edit);
}

bool selectEdited(Session &session, const std::function<bool(const Document::Edit &)> &apply, const EditItems &edit)
{
    TimelineItems items;
    const bool isDone = apply([&](const Lecture &lecture) {
        return edit(lecture).map([&](ItemsEdit &&result) {
            items = std::move(result.items);
            return std::move(result.lecture);
        });
    });
    if (isDone)
        session.selection.setItems(std::move(items));
    return isDone;
}

QString nameOf(ItemVerb verb, const TimelineItems &items)
{
    const auto byKind = [&](const QString &clips, const QString &keys, const QString &sounds) {
        return !items.clips.empty() ? clips : !items.sounds.empty() ? sounds : keys;
    };
    const auto withoutKeys = [&](const QString &clips, const QString &sounds) { return byKind(clips, clips, sounds); };
    switch (verb) {
    case ItemVerb::Move:
        return byKind(TimelineWords::tr("Move clips"), TimelineWords::tr("Move keyframes"),
                      TimelineWords::tr("Move sounds"));
    case ItemVerb::MoveToPlayhead:
        return withoutKeys(TimelineWords::tr("Move clips to the playhead"),
                           TimelineWords::tr("Move sounds to the playhead"));
    case ItemVerb::Trim: return withoutKeys(TimelineWords::tr("Trim clips"), TimelineWords::tr("Trim sounds"));
    case ItemVerb::TrimToPlayhead:
        return withoutKeys(TimelineWords::tr("Trim clips to the playhead"),
                           TimelineWords::tr("Trim sounds to the playhead"));
    case ItemVerb::Duplicate:
        return byKind(TimelineWords::tr("Duplicate clips"), TimelineWords::tr("Duplicate keyframes"),
                      TimelineWords::tr("Duplicate sounds"));
    case ItemVerb::Split: return withoutKeys(TimelineWords::tr("Split clips"), TimelineWords::tr("Split sounds"));
    case ItemVerb::Delete:
        return byKind(TimelineWords::tr("Delete clips"), TimelineWords::tr("Delete keyframes"),
                      items.sounds.size() == 1 ? TimelineWords::tr("Delete sound")
                                               : TimelineWords::tr("Delete sounds"));
    }
    return {};
}

} // namespace lectograph::editor
