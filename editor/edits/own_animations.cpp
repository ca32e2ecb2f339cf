// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/own_animations.h"

#include "editor/edits/clip_targets.h"
#include "editor/edits/clipspans.h"
#include "editor/edits/lookup.h"
#include "editor/edits/texts.h"
#include "editor/language/names.h"
#include "editor/language/timelinewords.h"
#include "graph/binding.h"
#include "timeline/roles.h"
#include "timeline/targets.h"

#include <QJsonArray>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using lecture::Scene;
using timeline::Clip;
using timeline::ClipPtr;

namespace {

constexpr qsizetype longestRole = 30;

void collectLinks(const QJsonValue &json, QStringList &nodes)
{
    if (graph::isLink(json))
        nodes.append(graph::parseLink(json.toObject().value(u"link"_s).toString()).node);
    for (const QJsonValue &element : json.toArray())
        collectLinks(element, nodes);
    if (json.isObject() && !graph::isLink(json)) {
        for (const QJsonValue &value : json.toObject())
            collectLinks(value, nodes);
    }
}

/// Targets first, so that roles without which nothing moves come last.
void collectBlocks(const Scene &scene, const Clip &clip, QStringList &targets, QStringList &links)
{
    targets += actorsIn(scene, clip);
    collectLinks(clip.properties, links);
    for (const ClipPtr &child : clip.clips)
        collectBlocks(scene, *child, targets, links);
}

/// The clip with actors instead of patterns and with the clips of animations made of clips.
ClipPtr plainClip(const Scene &scene, const ClipPtr &clip, const timeline::AnimationRegistry &registry)
{
    Clip plain = *clip;
    plain.id = {};
    const timeline::AnimationType *type = registry.find(clip->type);
    if (type && !type->clips.empty()) {
        plain.type = u"group"_s;
        plain.clips = timeline::castWith(*type, targetsOf(*clip));
        timeline::setTargets(plain, {});
    } else if (!clip->isGroup()) {
        const QStringList targets = targetsIn(scene, *clip);
        timeline::setTargets(plain, {targets.begin(), targets.end()});
    }
    for (ClipPtr &child : plain.clips)
        child = plainClip(scene, child, registry);
    return std::make_shared<const Clip>(std::move(plain));
}

/// "Norm", "Norm 2": a name that stands where ids of blocks do.
QString roleFor(const QString &label, const QStringList &taken)
{
    QString stem;
    for (const QChar c : label.simplified().left(longestRole))
        stem += u"./*"_s.contains(c) ? u'-' : c;
    stem = stem.trimmed().isEmpty() ? u"block"_s : stem.trimmed();
    QString role = stem;
    for (int number = 2; taken.contains(role); ++number)
        role = u"%1 %2"_s.arg(stem).arg(number);
    return role;
}

/// A file name of letters, digits and hyphens; the title may be in any script.
QString idFor(const QString &title)
{
    QString id;
    for (const QChar c : title.simplified().toLower().left(60))
        id += c.isLetterOrNumber() || c.isSurrogate() ? c : u'-';
    return id.isEmpty() ? u"animation"_s : id;
}

} // namespace

Result<lecture::Animation> animationOf(const Lecture &lecture, const QString &sceneId, const ClipIds &clips,
                                       const QString &title, const QStringList &languages,
                                       const timeline::Registry &registry)
{
    return foundScene(lecture, sceneId).and_then([&](const Scene *scene) -> Result<lecture::Animation> {
        const ClipSpans all(*scene, registry.animations, lecture.dialect);
        std::vector<ClipSpan> spans;
        for (const ClipId clip : topLevel(*scene, clips))
            spans.push_back(*all.find(clip));
        std::ranges::stable_sort(spans, {}, &ClipSpan::start);
        if (spans.empty())
            return base::failure(TimelineWords::tr("No animation is selected."),
                                 TimelineWords::tr("Select one or more that are not within a group."));
        QStringList targets;
        QStringList links;
        lecture::Animation animation;
        for (const ClipSpan &span : spans) {
            Clip clip = *plainClip(*scene, span.clip, registry.animations);
            clip.start = span.start - spans.front().start;
            collectBlocks(*scene, clip, targets, links);
            animation.clips.push_back(std::make_shared<const Clip>(std::move(clip)));
        }
        QStringList blocks = targets + links;
        blocks.removeAll(QString());
        blocks.removeDuplicates();
        timeline::Casting casting;
        for (const QString &block : blocks) {
            const QString label = labelOfTarget(block, scene->nodes, registry.nodes, languages);
            animation.roles.append(roleFor(label, animation.roles));
            casting.emplace(block, animation.roles.last());
        }
        std::vector<ClipPtr> cast;
        for (const ClipPtr &clip : animation.clips) {
            if (auto changed = timeline::recast(*clip, casting))
                cast.push_back(std::make_shared<const Clip>(std::move(*changed)));
        }
        if (cast.empty())
            return base::failure(TimelineWords::tr("These clips animate no block."),
                                 TimelineWords::tr("Choose a target for them first."));
        animation.clips = std::move(cast);
        animation.title = withName({}, languages.value(0), title, lecture);
        animation.id = idFor(title);
        return animation;
    });
}

Lecture withOwnAnimation(const Lecture &lecture, const lecture::AnimationPtr &animation)
{
    Lecture result = lecture;
    result.animations.emplace(animation->id, animation);
    return result;
}

Lecture withOwnAnimationTitle(const Lecture &lecture, const QString &animation, const QString &title,
                              const QString &shown)
{
    Lecture result = lecture;
    if (const auto found = result.animations.find(animation); found != result.animations.end()) {
        lecture::Animation renamed = *found->second;
        renamed.title = withName(renamed.title, shown, title, lecture);
        found->second = std::make_shared<const lecture::Animation>(std::move(renamed));
    }
    return result;
}

} // namespace lectograph::editor
