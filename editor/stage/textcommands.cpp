// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/textcommands.h"

#include "editor/language/translated.h"
#include "editor/manipulation/manipulation.h"
#include "editor/session/liveedit.h"

#include <algorithm>

namespace lectograph::editor {

namespace {

constexpr double frameMargin = 0.25; ///< between a text that is brought into the frame and its edge, in units

/// From [low, high] into [−half, half].
double shiftInto(double low, double high, double half)
{
    return std::max(0.0, -half - low) + std::min(0.0, half - high);
}

} // namespace

void toggleLetters(Session &session, LetterStyle style)
{
    const QStringList nodes = session.selection.nodes();
    if (nodes.isEmpty())
        return;
    session.document.edit(
        style == LetterStyle::Bold ? translated("Bold") : translated("Italic"), [&](const lecture::Lecture &lecture) {
            return withLettersToggled(lecture, session.selection.scene(), nodes, style, session.registry());
        });
}

std::vector<Actor> selectedBeyondFrame(const Session &session, const StageCast &cast)
{
    std::vector<Actor> beyond = cast.cutTexts();
    beyond.insert(beyond.end(), cast.outside().begin(), cast.outside().end());
    std::erase_if(beyond, [&](const Actor &actor) { return !session.selection.has(actor.id); });
    return beyond;
}

void bringIntoFrame(Session &session, const StageCast &cast)
{
    const std::vector<Actor> beyond = selectedBeyondFrame(session, cast);
    LiveEdit edit(session.document);
    const PropertyWriteMode writing = writingOf(session);
    const double width = edit.before().frameWidth / 2 - frameMargin;
    const double height = edit.before().frameHeight / 2 - frameMargin;
    std::vector<TransformDelta> placings;
    for (const Actor &actor : beyond)
        placings.push_back({.node = actor.id});
    const auto apply = [&] {
        return edit.apply(translated("Bring into the frame"), [&](const lecture::Lecture &before) {
            return withTransforms(before, placings, writing, session.registry());
        });
    };
    // What wrapping makes of a text is known only after it is done.
    for (std::size_t i = 0; i < beyond.size(); ++i) {
        const base::Box &box = beyond[i].shape.bounds();
        const double wide = box.max.x - box.min.x;
        if (wide > 2 * width && hasWrapWidth(edit.before(), writing.scene, beyond[i].id, session.registry()))
            placings[i].lengths = {{QStringLiteral("wrapWidth"), beyond[i].own.width() * 2 * width / wide}};
        else
            placings[i].factor = std::min(1.0, 2 * width / wide);
    }
    if (!apply())
        return;
    for (std::size_t i = 0; i < beyond.size(); ++i) {
        const base::Box box = actorOf(session, beyond[i].id).shape.bounds();
        placings[i].factor *= std::min(1.0, 2 * height / std::max(1e-6, box.max.y - box.min.y));
    }
    if (!apply())
        return;
    for (std::size_t i = 0; i < beyond.size(); ++i) {
        const base::Box box = actorOf(session, beyond[i].id).shape.bounds();
        placings[i].shift = {shiftInto(box.min.x, box.max.x, width), shiftInto(box.min.y, box.max.y, height), 0};
    }
    apply();
}

} // namespace lectograph::editor
