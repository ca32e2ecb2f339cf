// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/blocks.h"
#include "graph/row.h"
#include "shape/select.h"
#include "timeline/score.h"

namespace lectograph {

/// All applied animations, in order.
using Applied = std::vector<QString>;

/// Minimal animations for the blocks of testBlocks().
inline timeline::Registry testVocabulary(const std::shared_ptr<Applied> &applied = std::make_shared<Applied>())
{
    using namespace Qt::StringLiterals;
    using base::Result;
    using shape::Part;
    using shape::Shape;
    using timeline::AnimationType;
    using timeline::Cue;
    using timeline::Over;
    using timeline::Presence;
    using timeline::Progress;

    const auto faded = [](const Shape &shape, double share) {
        return shape.edited([&](Part &part) { part.opacity *= share; });
    };
    std::vector<AnimationType> types = {
        {.id = u"test.enter"_s,
         .channels = timeline::Look,
         .presence = Presence::Enters,
         .over = Over::Children,
         .ease = u"linear"_s,
         .apply = [=](const Shape &shape, const Progress &progress, const Cue &) -> Result<Shape> {
             return faded(shape, progress.whole());
         }},
        {.id = u"test.leave"_s,
         .channels = timeline::Look,
         .presence = Presence::Leaves,
         .over = Over::Children,
         .ease = u"linear"_s,
         .apply = [=](const Shape &shape, const Progress &progress, const Cue &) -> Result<Shape> {
             return faded(shape, 1 - progress.whole());
         }},
        {.id = u"test.pass"_s,
         .channels = timeline::Look,
         .presence = Presence::Passes,
         .ease = u"linear"_s,
         .apply = [=](const Shape &shape, const Progress &progress, const Cue &) -> Result<Shape> {
             return faded(shape, 0.5 + progress.whole() / 4);
         }},
        {.id = u"test.move"_s,
         .properties = {row::vector("by", {1, 0, 0}, "")},
         .channels = timeline::Place,
         .ease = u"linear"_s,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &cue) -> Result<Shape> {
             return shape::shifted(shape, cue.inputs().vector("by") * progress.whole());
         }},
        {.id = u"test.join"_s,
         .help = u"Goes to where another stands."_s,
         .properties = {row::shape("other").required()},
         .channels = timeline::Place,
         .ease = u"linear"_s,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &cue) -> Result<Shape> {
             const base::Vec3 way = cue.inputs().shape("other")->bounds().centre() - cue.targetBox().centre();
             return shape::shifted(shape, way * progress.whole());
         }},
        {.id = u"test.tint"_s,
         .properties = {row::color("colour", "RED")},
         .channels = timeline::Look,
         .ease = u"linear"_s,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &cue) -> Result<Shape> {
             return shape::withLeaves(shape, [&](Part &part) {
                 part.style.fill = base::mix(part.style.fill, cue.inputs().color("colour"), progress.whole());
             });
         }},
        {.id = u"test.become"_s,
         .properties = {row::shape("to").required()},
         .channels = timeline::Form | timeline::Place | timeline::Look,
         .over = Over::Own,
         .ease = u"linear"_s,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &cue) -> Result<Shape> {
             return cue.morph(shape, *cue.inputs().shape("to"), {}).at(progress.whole());
         }},
        {.id = u"test.stagger"_s,
         .help = u"Leaf after leaf becomes half as opaque."_s,
         .channels = timeline::Look,
         .over = Over::Own,
         .ease = u"linear"_s,
         .lag = -1,
         .apply = [](const Shape &shape, const Progress &given, const Cue &) -> Result<Shape> {
             const Progress progress = given.lag() < 0 ? given.withLag(0.5) : given;
             int index = 0;
             const int count = shape.leafCount();
             return shape::withLeaves(shape,
                                      [&](Part &part) { part.opacity *= 1 - progress.part(index++, count) / 2; });
         }},
        {.id = u"test.number"_s,
         .help = u"Names each unit by its place among them."_s,
         .channels = timeline::Look,
         .over = Over::Children,
         .apply = [](const Shape &shape, const Progress &, const Cue &cue) -> Result<Shape> {
             return shape.edited([&](Part &part) { part.tags.append(u"%1/%2"_s.arg(cue.index()).arg(cue.count())); });
         }},
        {.id = u"test.set"_s, .ease = u"linear"_s, .setsProperties = true},
        {.id = u"test.fail"_s,
         .properties = {row::text("why", "It does not work.")},
         .channels = timeline::Look,
         .apply = [](const Shape &, const Progress &, const Cue &cue) -> Result<Shape> {
             return base::failure(cue.inputs().text("why"));
         }},
    };
    timeline::Registry registry{testBlocks(), {}};
    for (AnimationType &type : types) {
        if (type.apply)
            type.apply = [applied, id = type.id, inner = type.apply](const Shape &shape, const Progress &progress,
                                                                     const Cue &cue) {
                applied->push_back(id);
                return inner(shape, progress, cue);
            };
        if (const auto added = registry.animations.add(type); !added)
            qFatal("%s", qPrintable(added.error().text()));
    }
    return registry;
}

/// Parses a clip as in files; "clips" makes it a group.
inline timeline::ClipPtr clipOf(const QJsonObject &json)
{
    const auto time = [&](const char *key) {
        return base::Time::fromSeconds(json.value(QLatin1String(key)).toDouble());
    };
    auto clip = std::make_shared<timeline::Clip>();
    clip->type = json.value(QLatin1String("type")).toString(QStringLiteral("group"));
    std::vector<QString> targets;
    for (const QJsonValue &target : json.value(QLatin1String("target")).toArray())
        targets.push_back(target.toString());
    setTargets(*clip, targets.empty() ? std::vector{json.value(QLatin1String("target")).toString()} : targets);
    clip->start = time("start");
    if (json.contains(QLatin1String("duration")))
        clip->duration = time("duration");
    clip->ease = json.value(QLatin1String("ease")).toString();
    if (json.contains(QLatin1String("lag")))
        clip->lag = json.value(QLatin1String("lag")).toDouble();
    clip->over = json.value(QLatin1String("over")).toString();
    clip->properties = json.value(QLatin1String("properties")).toObject();
    for (const QJsonValue &child : json.value(QLatin1String("clips")).toArray())
        clip->clips.push_back(clipOf(child.toObject()));
    return clip;
}

/// One track with these clips: {"clips": […]}.
inline std::vector<timeline::TrackPtr> tracksOf(const QByteArray &json)
{
    auto track = std::make_shared<timeline::Track>();
    for (const QJsonValue &clip : parsed(json).value(QLatin1String("clips")).toArray())
        track->clips.push_back(clipOf(clip.toObject()));
    return {track};
}

/// A scene whose actors are its nodes, sorted by id.
struct TestScene
{
    TestScene(const QByteArray &nodes, const QByteArray &clips, graph::Setting setting = {},
              const std::vector<timeline::AnimationType> &animations = {})
        : registry(testVocabulary(applied)),
          documents((addAnimations(animations), nodesOf(nodes))),
          score(documents, idsOf(documents), tracksOf(clips), registry, std::move(setting),
                std::make_shared<graph::Memo>(), QStringLiteral("s"))
    {}

    shape::Shape at(const QString &actor, double seconds)
    {
        const auto state = score.state(score.evaluator().indexOf(actor), base::Time::fromSeconds(seconds));
        if (!state)
            qFatal("%s", qPrintable(state.error().text()));
        return *state;
    }
    shape::Shape part(const QString &actor, const QString &pattern, double seconds)
    {
        return shape::selected(at(actor, seconds), pattern).value();
    }
    double x(const QString &actor, double seconds) { return at(actor, seconds).bounds().centre().x; }
    /// Its opacity; 0 if it is not on stage.
    double seen(const QString &actor, double seconds)
    {
        const shape::Shape state = at(actor, seconds);
        return state->hidden ? 0 : state->opacity;
    }
    QStringList problems() const
    {
        QStringList texts;
        for (const graph::Problem &problem : score.problems())
            texts.append(problem.error.text());
        return texts;
    }

    void addAnimations(const std::vector<timeline::AnimationType> &animations)
    {
        for (const timeline::AnimationType &type : animations) {
            if (const auto added = registry.animations.add(type); !added)
                qFatal("%s", qPrintable(added.error().text()));
        }
    }

    static std::vector<QString> idsOf(const std::vector<graph::NodePtr> &nodes)
    {
        std::vector<QString> ids;
        for (const graph::NodePtr &node : nodes)
            ids.push_back(node->id);
        return ids;
    }

    std::shared_ptr<Applied> applied = std::make_shared<Applied>();
    timeline::Registry registry;
    std::vector<graph::NodePtr> documents;
    timeline::Score score;
};

} // namespace lectograph
