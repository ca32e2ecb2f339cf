// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/focus_steps.h"

#include "editor/edits/properties.h"
#include "editor/language/translated.h"
#include "typeset/code_focus_steps.h"

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr double heldSeconds = 2;
constexpr double leadingSeconds = 0.4;

std::vector<Keyframe> keysFor(int steps, double from)
{
    std::vector<Keyframe> keys;
    for (int step = 1; step <= steps; ++step) {
        keys.push_back({.seconds = from + (step - 1) * heldSeconds, .value = step, .ease = u"hold"_s});
        if (step < steps)
            keys.push_back({.seconds = from + step * heldSeconds - leadingSeconds, .value = step, .ease = {}});
    }
    return keys;
}

} // namespace

int focusStepsOfSelected(Session &session)
{
    const QStringList &nodes = session.selection.nodes();
    const QString &scene = session.selection.scene();
    const auto valueOf = [&](const QString &key) {
        return currentValue(session.document.lecture(), {scene, nodes.front(), {}, key},
                            {scene, session.preview.localTime(), false, session.preview.languages()},
                            session.registry());
    };
    const auto focus = nodes.size() == 1 ? valueOf(u"focus"_s) : std::nullopt;
    const auto step = focus ? valueOf(u"step"_s) : std::nullopt;
    const bool isFocus = step && std::holds_alternative<QString>(*focus) && std::holds_alternative<double>(*step);
    return isFocus ? static_cast<int>(typeset::focusSteps(std::get<QString>(*focus)).size()) : 0;
}

bool playFocusSteps(Session &session)
{
    const int steps = focusStepsOfSelected(session);
    if (steps < 2)
        return false;
    const PropertyPlace place{session.selection.scene(), session.selection.nodes().front(), {}, u"step"_s};
    const base::Time from = session.preview.localTime();
    const bool done = session.document.edit(translated("Light steps one after another"), [&](const Lecture &lecture) {
        const double start = homeTime(lecture, place, from, session.registry()).seconds();
        return withProperty(lecture, place, withKeyframes(QJsonObject(), keysFor(steps, start)));
    });
    if (done)
        Q_EMIT session.document.statusMessage(translated("%n step(s) of %1 s from the playhead on; their keyframes are "
                                                         "on the timeline.",
                                                         steps)
                                                  .arg(heldSeconds));
    return done;
}

} // namespace lectograph::editor
