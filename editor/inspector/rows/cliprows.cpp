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

/// The value of a clip, and whether it is the default of its type.
struct Have
{
    QJsonValue value;
    bool isDefault = false;
};
using Get = std::function<Have(const Clip &, const AnimationType *)>;
using Set = std::function<void(Clip &, const QJsonValue &)>;

RowSource sourceOf(Session &session, const ClipIds &clips, FieldSpec spec, const Get &get, const Set &set)
{
    RowSource source;
    source.spec = std::move(spec);
    const QString scene = session.selection.scene();
    source.read = [&session, scene, clips, get] {
        Reading reading;
        bool isFirst = true;
        const lecture::Scene *found = session.document.scene(scene);
        for (const Clip *clip : found ? lecture::clipsOf(*found, clips) : std::vector<const Clip *>()) {
            const Have have = get(*clip, session.registry.animations.find(clip->type));
            if (isFirst)
                reading = {have.value, PropertyKind::Constant, false, have.isDefault, {}};
            reading.isMixed = reading.isMixed || have.value != reading.value;
            reading.isDefault = reading.isDefault && have.isDefault;
            isFirst = false;
        }
        return reading;
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

RowSource easeSource(Session &session, const ClipIds &clips)
{
    RowSource source = sourceOf(
        session, clips,
        fieldSpec(u"ease"_s, FieldKind::Easing, Words::tr("Easing"), Words::tr("How it speeds up and slows down")),
        [](const Clip &clip, const AnimationType *) {
            return Have{clip.ease, clip.ease.isEmpty()};
        },
        {});
    source.write = [scene = session.selection.scene(), clips](const Lecture &lecture, const QJsonValue &value) {
        return withClipsEased(lecture, scene, clips, value.toString());
    };
    return source;
}

RowSource durationSource(Session &session, const ClipIds &clips)
{
    FieldSpec made = secondsSpec(u"duration"_s, Words::tr("Duration"), Words::tr("How long it takes"));
    made.isOptional = true;
    made.placeholder = Words::tr("Automatic");
    return sourceOf(
        session, clips, made,
        [](const Clip &clip, const AnimationType *type) {
            if (clip.duration)
                return Have{clip.duration->seconds(), false};
            return Have{type ? QJsonValue(type->seconds) : QJsonValue(QJsonValue::Undefined), true};
        },
        [](Clip &clip, const QJsonValue &value) {
            clip.duration = value.isDouble() ? std::optional(Time::fromSeconds(value.toDouble())) : std::nullopt;
        });
}

RowSource lagSource(Session &session, const ClipIds &clips)
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
        session, clips, made,
        [](const Clip &clip, const AnimationType *type) {
            if (clip.lag)
                return Have{*clip.lag, false};
            const double own = type ? type->lag : 0;
            return Have{own >= 0 ? QJsonValue(own) : QJsonValue(QJsonValue::Undefined), true};
        },
        [](Clip &clip, const QJsonValue &value) {
            clip.lag = value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
        });
}

RowSource overSource(Session &session, const ClipIds &clips)
{
    FieldSpec made = fieldSpec(u"over"_s, FieldKind::Choice, Words::tr("One by one"),
                               Words::tr("What the lag runs over"));
    made.choices = {QString(), u"whole"_s, u"children"_s, u"leaves"_s};
    made.choiceLabels = {Words::tr("Automatic"), Words::tr("The whole"), Words::tr("Its parts"),
                         Words::tr("Every letter")};
    return sourceOf(
        session, clips, made,
        [](const Clip &clip, const AnimationType *type) {
            const QString own = type ? overText(type->over) : QString();
            return Have{clip.over.isEmpty() ? own : clip.over, clip.over.isEmpty()};
        },
        [](Clip &clip, const QJsonValue &value) { clip.over = value.toString(); });
}

RowSource targetSource(Session &session, const ClipIds &clips)
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
        session, clips, made,
        [](const Clip &clip, const AnimationType *) {
            return Have{actorOfTarget(clip.target), true};
        },
        [](Clip &clip, const QJsonValue &value) {
            if (!value.isUndefined() && value.toString() != actorOfTarget(clip.target))
                clip.target = value.toString();
        });
}

RowSource partSource(Session &session, const ClipIds &clips)
{
    FieldSpec made = fieldSpec(u"part"_s, FieldKind::Word, Words::tr("Part"),
                               Words::tr("A part of the target, such as entries/3; left empty, the whole of it"));
    made.placeholder = Words::tr("The whole");
    const lecture::Scene *scene = session.document.scene(session.selection.scene());
    const Clip *first = scene ? lecture::clipOf(*scene, clips.front()) : nullptr;
    const auto outputs = session.preview.outputsOf(first ? actorOfTarget(first->target) : QString());
    if (outputs && !outputs->empty()) {
        if (const auto *shape = std::get_if<shape::Shape>(&outputs->front())) {
            for (const shape::Shape &child : (*shape)->children)
                made.choices.append(child->name);
        }
    }
    return sourceOf(
        session, clips, made,
        [](const Clip &clip, const AnimationType *) {
            const QString part = clip.target.section(u'/', 1);
            return Have{part, part.isEmpty()};
        },
        [](Clip &clip, const QJsonValue &value) {
            const QString actor = actorOfTarget(clip.target);
            clip.target = value.toString().isEmpty() ? actor : actor + u'/' + value.toString();
        });
}

} // namespace

std::vector<RowSource> clipSources(Session &session, const ClipIds &clips)
{
    const lecture::Scene *scene = session.document.scene(session.selection.scene());
    const bool hasGroup = !scene || std::ranges::any_of(lecture::clipsOf(*scene, clips), &Clip::isGroup);
    std::vector<RowSource> sources;
    sources.push_back(sourceOf(
        session, clips,
        secondsSpec(u"start"_s, Words::tr("Start"), Words::tr("When it begins; in a group, a further delay")),
        [](const Clip &clip, const AnimationType *) {
            return Have{clip.start.seconds(), clip.start == Time()};
        },
        [](Clip &clip, const QJsonValue &value) { clip.start = Time::fromSeconds(value.toDouble()); }));
    sources.push_back(durationSource(session, clips));
    if (!hasGroup) {
        sources.push_back(easeSource(session, clips));
    }
    sources.push_back(lagSource(session, clips));
    if (!hasGroup) {
        sources.push_back(overSource(session, clips));
        sources.push_back(targetSource(session, clips));
        sources.push_back(partSource(session, clips));
    }
    return sources;
}

} // namespace lectograph::editor
