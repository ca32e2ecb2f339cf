// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/findings.h"
#include "lecture/sentence.h"
#include "lecture/sequence.h"

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

using graph::Severity;

/// The problem of a word that is none of `known`; an empty one means the default.
void inspectWord(const QString &word, const QStringList &known, const QString &what, const QString &place,
                 graph::Problems &found)
{
    if (!word.isEmpty() && !known.contains(word))
        found.push_back(
            {Severity::Warning, {what.arg(word), Sentence::tr("Choose one of: %1.").arg(known.join(u", "_s)), place}});
}

} // namespace

graph::Problems sequenceFindings(const Lecture &lecture, const timeline::Registry &registry)
{
    graph::Problems found;
    for (const ScenePlace &place : placesOf(lecture, registry.animations)) {
        const Scene &scene = *lecture.scenes[place.scene];
        const Transition &transition = scene.transition;
        const auto warn = [&](const QString &what, const QString &remedy, const QString &key) {
            found.push_back({Severity::Warning, {what, remedy, placeIn(scene, key)}});
        };
        if (scene.continues && place.scene == 0)
            warn(Sentence::tr("The first scene cannot continue another one."),
                 Sentence::tr("Move it behind the scene that it continues."), u"continues"_s);
        inspectWord(transition.kind, transitionKinds(),
                    Sentence::tr("There is no transition “%1”; the scene is cut to."),
                    placeIn(scene, u"transition/kind"_s), found);
        inspectWord(transition.direction, transitionDirections(),
                    Sentence::tr("A transition cannot move to “%1”; it moves to the left."),
                    placeIn(scene, u"transition/direction"_s), found);
        if (transition.kind.isEmpty() || transition.kind == transitionKinds().front() || place.scene == 0)
            continue;
        if (scene.continues)
            warn(Sentence::tr("The scene continues the one before it, so that its transition is not shown."),
                 Sentence::tr("Remove the transition, or let the scene begin on its own."), u"transition"_s);
        else if (place.transition < transition.duration)
            warn(Sentence::tr("The transition lasts only %1 s, because a scene beside it is too short.")
                     .arg(place.transition.seconds()),
                 Sentence::tr("Make the transition shorter, or the scenes longer."), u"transition/duration"_s);
    }
    return found;
}

} // namespace lectograph::lecture
