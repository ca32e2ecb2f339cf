// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/blocks.h"
#include "editor/edits/clip_edits.h"
#include "editor/edits/lookup.h"
#include "editor/inspector/inspector_edits.h"
#include "editor/inspector/rows/documentrows.h"
#include "editor/language/names.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using base::Time;
using lecture::Lecture;
using timeline::AnimationType;
using timeline::Clip;

namespace {

/// The value of a clip, or the default of its type.
using Get = std::function<Reading(const Clip &, const AnimationType *)>;
using Set = std::function<void(Clip &, const QJsonValue &)>;

RowSource sourceOf(Session &session, const FieldSpec &spec, const Get &get, const Set &set)
{
    RowSource source;
    source.spec = spec;
    const QString scene = session.selection.scene();
    const ClipIds clips = session.selection.clips();
    source.read = [&session, scene, clips, get] {
        std::vector<Reading> readings;
        const lecture::Scene *found = session.document.scene(scene);
        for (const Clip *clip : found ? lecture::clipsOf(*found, clips) : std::vector<const Clip *>())
            readings.push_back(get(*clip, session.registry.animations.find(clip->type)));
        return together(readings);
    };
    source.write = [&session, scene, clips, set](const Lecture &lecture, const QJsonValue &value) {
        const auto changed = withClipsChanged(lecture, scene, clips, [&](Clip &clip) -> Result<void> {
            set(clip, value);
            return {};
        });
        return changed.and_then([&](const Lecture &next) { return withRoomForClips(next, scene, session.registry); });
    };
    return source;
}

Reading have(const QJsonValue &value, bool isDefault)
{
    return {.value = value, .isDefault = isDefault};
}

QString overText(timeline::Over over)
{
    switch (over) {
    case timeline::Over::Whole: return u"whole"_s;
    case timeline::Over::Children: return u"children"_s;
    case timeline::Over::Leaves: return u"leaves"_s;
    case timeline::Over::Own: return {};
    }
    return {};
}

RowSource easeSource(Session &session)
{
    RowSource source = sourceOf(
        session,
        fieldSpec(u"ease"_s, FieldKind::Easing, Words::tr("Easing"), Words::tr("How it speeds up and slows down")),
        [](const Clip &clip, const AnimationType *) { return have(clip.ease, clip.ease.isEmpty()); }, {});
    source.write = [scene = session.selection.scene(), clips = session.selection.clips()](const Lecture &lecture,
                                                                                          const QJsonValue &value) {
        return withClipsEased(lecture, scene, clips, value.toString());
    };
    return source;
}

RowSource durationSource(Session &session)
{
    FieldSpec made = secondsSpec(u"duration"_s, Words::tr("Duration"), Words::tr("How long it takes"));
    made.isOptional = true;
    made.placeholder = Words::tr("Automatic");
    return sourceOf(
        session, made,
        [](const Clip &clip, const AnimationType *type) {
            if (clip.duration)
                return have(clip.duration->seconds(), false);
            return have(type ? QJsonValue(type->seconds) : QJsonValue(QJsonValue::Undefined), true);
        },
        [](Clip &clip, const QJsonValue &value) { clip.duration = timeFrom(value); });
}

RowSource lagSource(Session &session)
{
    FieldSpec made =
        fieldSpec(u"lag"_s, FieldKind::Number, Words::tr("Lag"),
                  Words::tr("After what share of one part's time the next one starts; 0: all at once, 1: one by one"));
    made.min = 0;
    made.max = 10;
    made.isOptional = true;
    made.placeholder = Words::tr("Automatic");
    made.step = 0.05;
    return sourceOf(
        session, made,
        [](const Clip &clip, const AnimationType *type) {
            if (clip.lag)
                return have(*clip.lag, false);
            const double own = type ? type->lag : 0;
            return have(own >= 0 ? QJsonValue(own) : QJsonValue(QJsonValue::Undefined), true);
        },
        [](Clip &clip, const QJsonValue &value) {
            clip.lag = value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
        });
}

RowSource overSource(Session &session)
{
    FieldSpec made = fieldSpec(u"over"_s, FieldKind::Choice, Words::tr("One by one"),
                               Words::tr("What the lag runs over"));
    made.choices = {QString(), u"whole"_s, u"children"_s, u"leaves"_s};
    made.choiceLabels = {Words::tr("Automatic"), Words::tr("The whole"), Words::tr("Its parts"),
                         Words::tr("Every letter")};
    return sourceOf(
        session, made,
        [](const Clip &clip, const AnimationType *type) {
            const QString own = type ? overText(type->over) : QString();
            return have(clip.over.isEmpty() ? own : clip.over, clip.over.isEmpty());
        },
        [](Clip &clip, const QJsonValue &value) { clip.over = value.toString(); });
}

RowSource targetSource(Session &session)
{
    FieldSpec made = fieldSpec(u"target"_s, FieldKind::Choice, Words::tr("Target"), Words::tr("What it is done to"));
    if (const lecture::Scene *scene = session.document.scene(session.selection.scene())) {
        for (const QString &actor : scene->actors) {
            const graph::Node *node = session.document.node(scene->id, actor);
            made.choices.append(actor);
            made.choiceLabels.append(node ? labelOf(*node, session.registry.nodes, session.preview.languages())
                                          : actor);
        }
    }
    return sourceOf(
        session, made, [](const Clip &clip, const AnimationType *) { return have(actorOfTarget(clip.target), true); },
        [](Clip &clip, const QJsonValue &value) {
            if (!value.isUndefined() && value.toString() != actorOfTarget(clip.target))
                clip.target = value.toString();
        });
}

RowSource partSource(Session &session)
{
    FieldSpec made = fieldSpec(u"part"_s, FieldKind::Word, Words::tr("Part"),
                               Words::tr("A part of the target, such as entries/3; left empty, the whole of it"));
    made.placeholder = Words::tr("The whole");
    const std::vector<const Clip *> clips = session.selectedClips();
    const auto outputs = session.preview.outputsOf(clips.empty() ? QString() : actorOfTarget(clips.front()->target));
    if (outputs && !outputs->empty()) {
        if (const auto *shape = std::get_if<shape::Shape>(&outputs->front())) {
            for (const shape::Shape &child : (*shape)->children)
                made.choices.append(child->name);
        }
    }
    return sourceOf(
        session, made,
        [](const Clip &clip, const AnimationType *) {
            const QString part = clip.target.section(u'/', 1);
            return have(part, part.isEmpty());
        },
        [](Clip &clip, const QJsonValue &value) {
            const QString actor = actorOfTarget(clip.target);
            clip.target = value.toString().isEmpty() ? actor : actor + u'/' + value.toString();
        });
}

} // namespace

std::vector<RowSource> clipSources(Session &session)
{
    const bool hasGroup = !session.document.scene(session.selection.scene())
        || std::ranges::any_of(session.selectedClips(), &Clip::isGroup);
    std::vector<RowSource> sources{
        sourceOf(
            session,
            secondsSpec(u"start"_s, Words::tr("Start"), Words::tr("When it begins; in a group, a further delay")),
            [](const Clip &clip, const AnimationType *) { return have(clip.start.seconds(), clip.start == Time()); },
            [](Clip &clip, const QJsonValue &value) { clip.start = Time::fromSeconds(value.toDouble()); }),
        durationSource(session)};
    if (hasGroup) {
        sources.push_back(lagSource(session));
        return sources;
    }
    for (const auto &source : {easeSource, lagSource, overSource, targetSource, partSource})
        sources.push_back(source(session));
    return sources;
}

} // namespace lectograph::editor
