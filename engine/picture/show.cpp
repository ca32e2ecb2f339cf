// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/show.h"

#include "base/easing.h"
#include "base/sentence.h"
#include "lecture/sequence.h"
#include "lecture/setting.h"
#include "lecture/types.h"
#include "lecture/visible.h"
#include "picture/badge.h"
#include "picture/camera.h"
#include "picture/transition.h"

#include <algorithm>
#include <numeric>
#include <ranges>

namespace lectograph::picture {

using namespace Qt::StringLiterals;
using base::Time;

namespace {

/// The nodes of a chain in the order of the evaluator's numbers.
std::vector<graph::NodePtr> nodesOf(const lecture::Chain &chain)
{
    std::vector<graph::NodePtr> nodes;
    for (const timeline::Chapter &chapter : chain.chapters())
        nodes.insert(nodes.end(), chapter.nodes.begin(), chapter.nodes.end());
    return nodes;
}

Transition::Kind kindOf(const QString &kind)
{
    return kind == "fade"_L1 ? Transition::Kind::Fade
        : kind == "push"_L1  ? Transition::Kind::Push
        : kind == "wipe"_L1  ? Transition::Kind::Wipe
                             : Transition::Kind::CrossFade;
}

Transition::Direction directionOf(const QString &direction)
{
    return direction == "right"_L1 ? Transition::Direction::Right
        : direction == "up"_L1     ? Transition::Direction::Up
        : direction == "down"_L1   ? Transition::Direction::Down
                                   : Transition::Direction::Left;
}

/// The progress of a transition: it starts and ends gently.
double eased(Time passed, Time duration, base::Dialect dialect)
{
    static const base::Easing smooth = *base::Easing::parse(u"smooth"_s);
    return smooth.at(passed.seconds() / duration.seconds(), dialect);
}

} // namespace

/// A compiled chain of scenes.
struct Show::Staged
{
    Staged(std::size_t number, const lecture::Lecture &lecture, const lecture::Chain &scenes,
           const graph::Setting &setting, const timeline::Registry &registry, const std::shared_ptr<graph::Memo> &memo)
        : chain(number),
          chapters(&scenes.chapters()),
          score(scenes.chapters(), registry, setting, memo, scenes.ahead()),
          properties(scenes, score.evaluator())
    {
        score.addMotion(properties.motion());
        score.setCamera([this, &scenes](Time time) { return frameInScene(scenes, time); });
        const std::vector<graph::NodePtr> nodes = nodesOf(scenes);
        for (const int actor : score.actors()) {
            if (!nodes[static_cast<std::size_t>(actor)]->extra.value(u"muted"_s).toBool())
                actors.push_back(actor);
        }
        if (!lecture::blockIdOf(scenes.scenes().front()->id).isEmpty())
            return;
        for (const QString &id : lecture.master) {
            const int node = score.evaluator().indexOf(id);
            if (node >= 0 && score.evaluator().groupOf(node) == 0)
                master.push_back(node);
        }
    }

    /// The placement of the camera's frame at a time of the chain.
    base::Transform frameInScene(const lecture::Chain &scenes, Time time)
    {
        std::size_t scene = scenes.scenes().size() - 1;
        while (scene > 0 && scenes.start(scene) > time)
            --scene;
        const auto values = properties.values(scene, time, score.evaluator());
        const shape::Shape *frame = values ? graph::Inputs(lecture::sceneProperties(), *values).shape("camera")
                                           : nullptr;
        return frame ? (*frame)->placement : base::Transform();
    }

    std::size_t chain;
    const std::vector<timeline::Chapter> *chapters;
    timeline::Score score;
    lecture::ChainProperties properties;
    std::vector<int> actors; ///< visible actors, in drawing order
    std::vector<int> master; ///< shared nodes that are drawn over every scene
};

Show::Show(lecture::Lecture lecture, const timeline::Registry &registry, const QString &language,
           std::shared_ptr<graph::Memo> memo)
    : m_lecture(std::move(lecture)),
      m_registry(lecture::sharedTypesOf(m_lecture, registry)),
      m_languages(lecture::languageOrder(m_lecture, language)),
      m_memo(memo ? std::move(memo) : std::make_shared<graph::Memo>())
{}

Show::Show(lecture::Lecture lecture, const timeline::Registry &registry, const QString &language, const QString &scene,
           std::shared_ptr<graph::Memo> memo)
    : Show(std::move(lecture), registry, language, std::move(memo))
{
    if (lecture::blockIdOf(scene).isEmpty())
        showScenes(scene.isEmpty() ? QStringList() : QStringList{scene});
    else if (const lecture::ScenePtr inside = lecture::writtenScene(m_lecture, scene))
        showDefinition(inside, {});
}

Show Show::ofDefinition(lecture::Lecture lecture, const timeline::Registry &registry, const QString &language,
                        const QString &block, const InsideWish &wish, std::shared_ptr<graph::Memo> memo)
{
    Show show(std::move(lecture), registry, language, std::move(memo));
    if (const lecture::ScenePtr inside = lecture::writtenScene(show.m_lecture, lecture::blockType(block)))
        show.showDefinition(inside, wish);
    return show;
}

Show Show::ofScenes(lecture::Lecture lecture, const timeline::Registry &registry, const QString &language,
                    const QStringList &scenes)
{
    Show show(std::move(lecture), registry, language, std::shared_ptr<graph::Memo>());
    show.showScenes(scenes);
    return show;
}

void Show::showScenes(const QStringList &scenes)
{
    const std::vector<lecture::ScenePtr> &all = m_lecture.scenes;
    const auto continues = [&](std::size_t scene) { return scene > 0 && scene < all.size() && all[scene]->continues; };
    m_places = lecture::placesOf(m_lecture, m_registry->animations);
    const std::vector<lecture::ScenePlace> places = scenes.isEmpty()
        ? m_places
        : lecture::placesOf(m_lecture, m_registry->animations, scenes);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const std::size_t last = places[i].scene;
        std::size_t first = last;
        while (continues(first))
            --first;
        m_spans.push_back({all[last]->id, graph::localized(all[last]->name, m_languages).value_or(all[last]->id),
                           places[i].start, places[i].duration, places[i].transition});
        m_shown.push_back({m_chains.size(), last - first});
        // Only what is shown is compiled: a chain ends with the last of its scenes that is shown.
        const std::size_t next = i + 1 < places.size() ? places[i + 1].scene : all.size();
        if (std::ranges::any_of(std::views::iota(last + 1, next + 1), [&](std::size_t one) { return !continues(one); }))
            m_chains.emplace_back(m_lecture, last, m_registry->animations);
    }
}

void Show::showDefinition(const lecture::ScenePtr &inside, const InsideWish &wish)
{
    const Time duration = std::max(wish.duration,
                                   lecture::durationOf(*inside, m_registry->animations, m_lecture.dialect));
    m_spans.push_back({inside->id, inside->id, {}, duration, {}});
    m_chains.emplace_back(inside, wish.values);
    m_shown.push_back({0, 0});
}

Show::~Show() = default;
Show::Show(Show &&) noexcept = default;

Time Show::duration() const
{
    return m_spans.empty() ? Time{} : m_spans.back().start + m_spans.back().duration;
}

std::size_t Show::sceneAt(Time time) const
{
    // Empty scenes are skipped: if several start at once, the last one wins.
    const auto next = std::ranges::upper_bound(m_spans, time, {}, &SceneSpan::start);
    return next == m_spans.begin() ? 0 : static_cast<std::size_t>(next - m_spans.begin() - 1);
}

/// When the scene is followed by the next one, or the lecture ends.
Time Show::endOf(std::size_t scene) const
{
    return scene + 1 < m_spans.size() ? m_spans[scene + 1].start : duration();
}

Show::Staged &Show::staged(std::size_t scene)
{
    constexpr std::size_t most = 8;
    const std::size_t chain = m_shown[scene].chain;
    const auto found = std::ranges::find_if(m_staged, [&](const auto &kept) { return kept->chain == chain; });
    if (found != m_staged.end()) {
        std::rotate(found, found + 1, m_staged.end());
        return *m_staged.back();
    }
    if (m_staged.size() == most) {
        m_problems.add(m_staged.front()->score.problems());
        m_staged.erase(m_staged.begin());
    }
    const graph::Setting setting = lecture::settingOf(m_lecture, m_chains[chain], m_languages.front(), m_places);
    m_staged.push_back(std::make_unique<Staged>(chain, m_lecture, m_chains[chain], setting, *m_registry, m_memo));
    return *m_staged.back();
}

Picture Show::at(Time time)
{
    if (m_spans.empty())
        return withoutTransition(time);
    const std::size_t index = sceneAt(time);
    const SceneSpan &span = m_spans[index];
    const Time passed = time - span.start;
    if (passed >= span.transition || index == 0)
        return withoutTransition(time);
    const lecture::Transition &written = m_chains[m_shown[index].chain].scenes()[m_shown[index].scene]->transition;
    Transition transition;
    transition.before = pictureOf(index - 1, time);
    transition.kind = kindOf(written.kind);
    transition.direction = directionOf(written.direction);
    transition.progress = eased(passed, span.transition, m_lecture.dialect);
    return withTransition(pictureOf(index, time), std::move(transition));
}

Picture Show::withoutTransition(Time time)
{
    if (!m_spans.empty())
        return pictureOf(sceneAt(time), time);
    Picture picture;
    picture.frameWidth = m_lecture.frameWidth;
    picture.frameHeight = m_lecture.frameHeight;
    picture.camera.height = m_lecture.frameHeight;
    seal(picture);
    return picture;
}

/// What is drawn, and what could not be drawn.
class Show::Drawing
{
public:
    Drawing(Staged &chain, Time time) : m_chain(chain), m_time(time) {}

    /// The states of those that are on stage, from back to front. Fails for what would exceed the picture's budget.
    std::vector<shape::Shape> shapesOf(std::span<const int> actors)
    {
        std::vector<shape::Shape> shapes;
        for (const int actor : actors) {
            if (m_chain.score.isAbsent(actor, m_time))
                continue;
            auto shape = m_chain.score.state(actor, m_time);
            if (shape && !shape::fits(m_all + shape->census(), shape::pictureBudget))
                shape = tooMuch(actor);
            if (shape) {
                m_all = m_all + shape->census();
                shapes.push_back(std::move(*shape));
                for (const base::Error &error : m_chain.score.evaluator().failuresOf(actor))
                    fail(error);
            } else {
                fail(shape.error());
            }
        }
        std::ranges::stable_sort(shapes, {}, [](const shape::Shape &shape) { return shape->z; });
        return shapes;
    }

    void fail(const base::Error &error)
    {
        if (m_failures.add({graph::Severity::Failure, error})) // many failures may share one cause
            m_errors.push_back(error);
    }

    std::vector<base::Error> &errors() { return m_errors; }

private:
    tl::unexpected<base::Error> tooMuch(int actor)
    {
        graph::Evaluator &evaluator = m_chain.score.evaluator();
        const QString place = (*m_chain.chapters)[static_cast<std::size_t>(evaluator.groupOf(actor))].place;
        auto error =
            base::failure(base::Sentence::tr("This is not drawn: the picture would have more than %L1 parts or %L2 "
                                             "points.")
                              .arg(shape::pictureBudget.parts)
                              .arg(shape::pictureBudget.points),
                          base::Sentence::tr("Show less at once."), place + u"/nodes/"_s + evaluator.idOf(actor));
        evaluator.report({graph::Severity::Failure, error.value()});
        return error;
    }

    Staged &m_chain;
    Time m_time;
    shape::Census m_all;
    std::vector<base::Error> m_errors;
    graph::ProblemList m_failures;
};

/// The scene at its time at this time of the lecture, or at its end.
Picture Show::pictureOf(std::size_t scene, Time time)
{
    Picture picture;
    picture.frameWidth = m_lecture.frameWidth;
    picture.frameHeight = m_lecture.frameHeight;
    picture.camera.height = m_lecture.frameHeight;
    Staged &chain = staged(scene);
    const Time now = scoreTime(scene, time);

    Drawing drawing(chain, now);
    std::vector<shape::Shape> shapes = drawing.shapesOf(chain.actors);
    bool hasMaster = true;
    const auto values = chain.properties.values(m_shown[scene].scene, now, chain.score.evaluator());
    if (values) {
        const graph::Inputs inputs(lecture::sceneProperties(), *values);
        picture.background = inputs.color("background");
        if (inputs.boolean("transparent"))
            picture.background.a = 0;
        picture.camera.fovDegrees = inputs.number("fov");
        if (const shape::Shape *frame = inputs.shape("camera"))
            picture.camera = cameraOf(*frame, m_lecture.frameHeight, picture.camera.fovDegrees);
        hasMaster = inputs.boolean("master");
    } else {
        drawing.fail(values.error());
    }
    if (hasMaster) {
        for (const shape::Shape &shape : drawing.shapesOf(chain.master))
            shapes.push_back(shape.edited([](shape::Part &part) { part.pinned = true; }));
    }
    picture.items.reserve(
        std::transform_reduce(shapes.begin(), shapes.end(), std::size_t(0), std::plus(),
                              [](const shape::Shape &shape) { return std::size_t(shape.leafCount()); }));
    for (const shape::Shape &shape : shapes)
        append(picture, shape);
    if (m_errorWords && !drawing.errors().empty()) {
        for (base::Error &error : drawing.errors())
            error = m_errorWords(error);
        append(picture, badges(drawing.errors(), picture.frameWidth, picture.frameHeight));
    }
    dropCopies(picture);
    seal(picture);
    return picture;
}

timeline::Score *Show::scoreAt(Time time)
{
    return m_spans.empty() ? nullptr : &staged(sceneAt(time)).score;
}

Time Show::localTime(std::size_t scene, Time time) const
{
    const SceneSpan &span = m_spans[scene];
    return std::clamp(time - span.start, Time{}, span.duration);
}

Time Show::scoreTime(std::size_t scene, Time time) const
{
    return m_chains[m_shown[scene].chain].start(m_shown[scene].scene) + localTime(scene, time);
}

Time Show::localTime(Time time) const
{
    return m_spans.empty() ? Time() : localTime(sceneAt(time), time);
}

Time Show::scoreTime(Time time) const
{
    return m_spans.empty() ? Time() : scoreTime(sceneAt(time), time);
}

Time Show::stillUntil(Time time)
{
    if (m_spans.empty() || time >= duration())
        return std::max(time, duration());
    const std::size_t index = sceneAt(time);
    const SceneSpan &span = m_spans[index];
    if (time < span.start + span.transition)
        return time;
    const Time toScore = scoreTime(index, span.start) - span.start;
    return staged(index).score.stillUntil(time + toScore, endOf(index) + toScore) - toScore;
}

graph::Problems Show::problems() const
{
    graph::ProblemList all = m_problems;
    for (const auto &chain : m_staged)
        all.add(chain->score.problems());
    return all.take();
}

} // namespace lectograph::picture
