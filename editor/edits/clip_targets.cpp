// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/clip_targets.h"

#include "editor/edits/blocks.h"
#include "editor/edits/clipspans.h"
#include "editor/edits/lookup.h"
#include "editor/language/names.h"
#include "editor/language/timelinewords.h"
#include "lecture/animation_types.h"
#include "lecture/properties.h"
#include "timeline/schedule.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using lecture::ClipPlace;
using lecture::Scene;
using timeline::AnimationRegistry;
using timeline::Clip;
using timeline::ClipPtr;

namespace {

bool isMadeOfClips(const Clip &clip)
{
    return !lecture::animationIdOf(clip.type).isEmpty();
}

/// How the lag of a clip runs over several wholes.
struct WholeLag
{
    std::size_t count = 0;
    double share = 0;
    double unit = 0; ///< seconds that each takes
};

std::optional<WholeLag> wholeLagOf(const Clip &clip, const Scene &scene, const AnimationRegistry &registry)
{
    const timeline::AnimationType *type = registry.find(clip.type);
    const auto count = static_cast<std::size_t>(targetsIn(scene, clip).size());
    if (!type || isMadeOfClips(clip) || count < 2)
        return std::nullopt;
    const double seconds = clip.duration ? clip.duration->seconds() : type->seconds;
    const double lag = std::max(0.0, clip.lag.value_or(type->lag));
    const bool isOverWholes = type->setsProperties || timeline::overOf(clip, *type) == timeline::Over::Whole;
    if (lag > 0 && !isOverWholes)
        return std::nullopt;
    return WholeLag{count, lag, seconds / (static_cast<double>(count - 1) * lag + 1)};
}

/// A group that plays as the clip does, of a clip for each target.
Clip groupOf(const Clip &clip, const Scene &scene, const AnimationRegistry &registry)
{
    const auto lag = wholeLagOf(clip, scene, registry);
    Clip group;
    group.type = u"group"_s;
    group.start = clip.start;
    group.duration = clip.duration;
    if (lag && lag->share > 0)
        group.lag = lag->share;
    for (const QString &target : targetsIn(scene, clip)) {
        Clip one = clip;
        one.id = {};
        one.start = {};
        timeline::setTargets(one, {target});
        if (lag && lag->share > 0) {
            one.lag.reset();
            one.over.clear();
            one.duration = Time::fromSeconds(lag->unit);
        }
        group.clips.push_back(std::make_shared<const Clip>(std::move(one)));
    }
    return group;
}

tl::unexpected<base::Error> differing()
{
    return base::failure(TimelineWords::tr("Only clips of the same animation with the same settings become one clip."),
                         TimelineWords::tr("Group the clips instead."));
}

} // namespace

QJsonValue valueBefore(const Lecture &lecture, const PropertyPlace &place, Time time, const QStringList &languages,
                       const timeline::Registry &registry)
{
    const auto spec = specOf(lecture, place, registry);
    const auto value = currentValue(lecture, place, {place.scene, time, false, languages}, registry);
    const QJsonValue json = value ? toJson(*value) : QJsonValue();
    const bool isKnown = !json.isNull() && !json.isUndefined();
    return isKnown || !spec ? json : graph::presetOf(*spec);
}

QString nameIn(const Scene &scene, const Clip &clip, const timeline::Registry &registry)
{
    if (clip.type != changeType || clip.properties.isEmpty())
        return labelOf(clip, registry.animations);
    const graph::PropertyTable table = lecture::propertiesOf(clip, scene, registry);
    QStringList changes;
    for (auto property = clip.properties.begin(); property != clip.properties.end(); ++property) {
        const graph::PropertySpec *spec = lecture::findSpec(table, property.key());
        const QString label = spec ? labelOf(*spec) : property.key();
        constexpr qsizetype longestValue = 30;
        const bool isShort = property->isDouble()
            || (property->isString() && property->toString().size() <= longestValue);
        changes.append(isShort ? u"%1 → %2"_s.arg(label, property->toVariant().toString()) : label);
    }
    return changes.join(u", "_s);
}

QStringList targetsIn(const Scene &scene, const Clip &clip)
{
    const std::vector<QString> written = targetsOf(clip);
    QStringList targets;
    if (std::ranges::none_of(written, [](const QString &target) { return target.contains(u'*'); })) {
        targets = QStringList(written.begin(), written.end());
    } else {
        std::vector<QString> others;
        for (const graph::NodePtr &node : scene.nodes)
            others.push_back(node->id);
        for (const timeline::Target &target : timeline::TargetFinder(scene.actors, others).targetsOf(clip).targets)
            targets.append(textOf(target));
    }
    targets.removeAll(QString());
    targets.removeDuplicates();
    return targets;
}

QStringList actorsIn(const Scene &scene, const Clip &clip)
{
    QStringList actors;
    for (const QString &target : targetsIn(scene, clip))
        actors.append(actorOfTarget(target));
    actors.removeDuplicates();
    return actors;
}

bool actsOnOneOf(const Clip &clip, const QSet<QString> &actors)
{
    const std::vector<QString> targets = targetsOf(clip);
    const auto isMeant = [&](const QString &text) {
        const QString actor = actorOfTarget(text);
        return actor.contains(u'*')
            ? std::ranges::any_of(actors, [&](const QString &id) { return timeline::isMatching(actor, id); })
            : actors.contains(actor);
    };
    return std::ranges::any_of(targets, isMeant)
        || std::ranges::any_of(clip.clips, [&](const ClipPtr &child) { return actsOnOneOf(*child, actors); });
}

ClipPtr withoutTargets(const ClipPtr &clip, const IsNode &isUnwanted)
{
    std::vector<QString> targets = targetsOf(*clip);
    const auto isLost = [&](const QString &target) { return isUnwanted(actorOfTarget(target)); };
    if (std::ranges::none_of(targets, isLost))
        return clip;
    if (isMadeOfClips(*clip))
        std::ranges::replace_if(targets, isLost, QString());
    else
        std::erase_if(targets, isLost);
    if (std::ranges::all_of(targets, &QString::isEmpty))
        return nullptr;
    Clip rest = *clip;
    timeline::setTargets(rest, std::move(targets));
    return std::make_shared<const Clip>(std::move(rest));
}

void renameTargets(Clip &clip, const NodeNames &names)
{
    std::vector<QString> targets = targetsOf(clip);
    for (QString &target : targets) {
        const QString actor = actorOfTarget(target);
        if (const auto renamed = names.find(actor); renamed != names.end())
            target = renamed->second + target.sliced(actor.size());
    }
    timeline::setTargets(clip, std::move(targets));
}

bool hasSeveralTargets(const Clip &clip)
{
    return !isMadeOfClips(clip) && (!clip.targets.empty() || clip.target.section(u'/', 0, 0).contains(u'*'));
}

Result<NewClips> withTargetsSplit(const Lecture &lecture, const QString &sceneId, const ClipIds &clips,
                                  const timeline::Registry &registry)
{
    return foundScene(lecture, sceneId).and_then([&](const Scene *scene) -> Result<NewClips> {
        ClipIds groups;
        ClipIds made;
        const auto split = [&, chosen = setOf(clips)](const ClipPlace &place, const ClipPtr &clip) -> ClipPtr {
            if (!chosen.contains(clip->id) || !hasSeveralTargets(*clip))
                return clip;
            const auto group = std::make_shared<const Clip>(groupOf(*clip, *scene, registry.animations));
            if (group->clips.empty())
                return clip;
            for (const ClipPtr &child : group->clips)
                made.push_back(child->id);
            if (place.indices.size() == 1)
                groups.push_back(group->id);
            return group;
        };
        auto tracks = withEachClip(scene->tracks, split);
        if (made.empty())
            return base::failure(TimelineWords::tr("No selected clip has several targets."),
                                 TimelineWords::tr("Select a clip that animates several blocks."));
        return withTracks(lecture, *scene, std::move(tracks))
            .and_then([&](const Lecture &grouped) {
                return groups.empty() ? Result<Lecture>(grouped)
                                      : withClipsUngrouped(grouped, sceneId, groups, registry).map([](NewClips &&free) {
                                            return std::move(free.lecture);
                                        });
            })
            .map([&](Lecture &&single) {
                return NewClips{std::move(single), made};
            });
    });
}

Result<NewClips> withClipsMerged(const Lecture &lecture, const QString &sceneId, const ClipIds &clips,
                                 const timeline::Registry &registry)
{
    return foundScene(lecture, sceneId).and_then([&](const Scene *scene) -> Result<NewClips> {
        const ClipSpans all(*scene, registry.animations, lecture.dialect);
        std::vector<ClipSpan> spans;
        for (const ClipId clip : topLevel(*scene, clips))
            spans.push_back(*all.find(clip));
        std::ranges::stable_sort(spans, {}, &ClipSpan::start);
        if (spans.size() < 2)
            return base::failure(TimelineWords::tr("Only several clips become one."),
                                 TimelineWords::tr("Select two or more that are not within a group."));
        const ClipSpan &first = spans.front();
        std::vector<QString> targets;
        for (const ClipSpan &span : spans) {
            const Clip &clip = *span.clip;
            if (clip.isGroup() || isMadeOfClips(clip) || clip.type != first.clip->type
                || clip.properties != first.clip->properties || clip.ease != first.clip->ease)
                return differing();
            std::ranges::copy(targetsOf(clip), std::back_inserter(targets));
        }
        const Time step = spans[1].start - first.start;
        bool isRegular = targets.size() == spans.size();
        for (std::size_t i = 1; i < spans.size(); ++i)
            isRegular = isRegular && spans[i].start - spans[i - 1].start == step;
        Clip merged = *first.clip;
        timeline::setTargets(merged, targets);
        if (isRegular && step > Time() && first.duration() > Time()) {
            merged.lag = step.seconds() / first.duration().seconds();
            merged.over = u"whole"_s;
            merged.duration = first.duration() + Time{step.flicks * static_cast<qint64>(spans.size() - 1)};
        }
        const auto kept = std::make_shared<const Clip>(std::move(merged));
        const auto merge = [&, chosen = setOf(clips)](const ClipPlace &place, const ClipPtr &clip) -> ClipPtr {
            if (place.indices.size() > 1 || !chosen.contains(clip->id))
                return clip;
            return clip->id == kept->id ? kept : nullptr;
        };
        return withTracks(lecture, *scene, withEachClip(scene->tracks, merge))
            .and_then([&](const Lecture &one) { return withRoomForClips(one, sceneId, registry); })
            .map([&](Lecture &&one) {
                return NewClips{std::move(one), {kept->id}};
            });
    });
}

std::optional<Time> targetStep(const Clip &clip, const Scene &scene, const AnimationRegistry &registry)
{
    const auto lag = wholeLagOf(clip, scene, registry);
    return lag ? std::optional(Time::fromSeconds(lag->share * lag->unit)) : std::nullopt;
}

Result<Lecture> withTargetStep(const Lecture &lecture, const QString &sceneId, ClipId id, Time step,
                               const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    return withClipsChanged(
               lecture, sceneId, {id},
               [&](Clip &clip) -> Result<void> {
                   // A lag over parts of the targets gives way to one over the targets.
                   Clip plain = clip;
                   plain.lag = 0;
                   auto lag = wholeLagOf(clip, **scene, registry.animations);
                   if (!lag)
                       lag = wholeLagOf(plain, **scene, registry.animations);
                   if (!lag || lag->unit <= 0)
                       return base::failure(TimelineWords::tr("Only several animations can start one after another."),
                                            TimelineWords::tr("Select two or more that are not within a group."));
                   const double seconds = std::max(0.0, step.seconds());
                   clip.duration = Time::fromSeconds(lag->unit + seconds * static_cast<double>(lag->count - 1));
                   clip.lag = seconds / lag->unit;
                   clip.over = u"whole"_s;
                   return {};
               })
        .and_then([&](const Lecture &with) { return withRoomForClips(with, sceneId, registry); });
}

} // namespace lectograph::editor
