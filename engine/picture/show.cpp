// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/show.h"

#include "base/sentence.h"
#include "graph/look.h"
#include "lecture/setting.h"
#include "picture/badge.h"
#include "picture/camera.h"

#include <algorithm>
#include <numeric>

namespace lectograph::picture {

using namespace Qt::StringLiterals;
using base::Time;

/// A compiled scene.
struct Show::Staged
{
    Staged(std::size_t number, const lecture::Lecture &lecture, const lecture::Scene &document, const QString &language,
           const timeline::Registry &registry, const std::shared_ptr<graph::Memo> &memo)
        : scene(number),
          place(u"scenes/"_s + document.id),
          score(document.nodes, document.actors, document.tracks, registry,
                lecture::settingOf(lecture, document, language), memo, place),
          properties(score.evaluator().bind(lecture::sceneProperties(), document.properties, place + u"/properties"_s,
                                            0, graph::sceneStyle))
    {
        score.addMotion(graph::motionOf(properties));
        for (const int actor : score.actors()) {
            if (!document.nodes[static_cast<std::size_t>(actor)]->extra.value(u"muted"_s).toBool())
                actors.push_back(actor);
        }
    }

    std::size_t scene;
    QString place;
    timeline::Score score;
    graph::Bindings properties;
    std::vector<int> actors; ///< visible actors, in drawing order
};

Show::Show(lecture::Lecture lecture, const timeline::Registry &registry, const QString &language, const QString &scene,
           std::shared_ptr<graph::Memo> memo)
    : m_lecture(std::move(lecture)),
      m_registry(&registry),
      m_languages(lecture::languageOrder(m_lecture, language)),
      m_memo(memo ? std::move(memo) : std::make_shared<graph::Memo>())
{
    Time start;
    for (const lecture::ScenePtr &one : m_lecture.scenes) {
        if (!scene.isEmpty() && one->id != scene)
            continue;
        const Time length = lecture::durationOf(*one, registry.animations, m_lecture.dialect);
        m_scenes.push_back(one);
        m_spans.push_back({one->id, graph::localized(one->name, m_languages).value_or(one->id), start, length});
        start = start + length;
    }
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

Show::Staged &Show::staged(std::size_t scene)
{
    constexpr std::size_t most = 8;
    const auto found = std::ranges::find_if(m_staged, [&](const auto &kept) { return kept->scene == scene; });
    if (found != m_staged.end()) {
        std::rotate(found, found + 1, m_staged.end());
        return *m_staged.back();
    }
    if (m_staged.size() == most) {
        m_problems.add(m_staged.front()->score.problems());
        m_staged.erase(m_staged.begin());
    }
    m_staged.push_back(
        std::make_unique<Staged>(scene, m_lecture, *m_scenes[scene], m_languages.front(), *m_registry, m_memo));
    return *m_staged.back();
}

/// The error for an actor that exceeds the picture's budget.
tl::unexpected<base::Error> Show::tooMuch(Staged &scene, int actor)
{
    graph::Evaluator &evaluator = scene.score.evaluator();
    auto error =
        base::failure(base::Sentence::tr("This is not drawn: the picture would have more than %L1 parts or %L2 "
                                         "points.")
                          .arg(shape::pictureBudget.parts)
                          .arg(shape::pictureBudget.points),
                      base::Sentence::tr("Show less at once."), scene.place + u"/nodes/"_s + evaluator.idOf(actor));
    evaluator.report({graph::Severity::Failure, error.value()});
    return error;
}

Picture Show::at(Time time)
{
    Picture picture;
    picture.frameWidth = m_lecture.frameWidth;
    picture.frameHeight = m_lecture.frameHeight;
    picture.camera.height = m_lecture.frameHeight;
    if (m_scenes.empty()) {
        seal(picture);
        return picture;
    }
    const std::size_t index = sceneAt(time);
    Staged &scene = staged(index);
    const Time local = localTime(time);

    std::vector<shape::Shape> shapes;
    std::vector<base::Error> errors;
    graph::ProblemList failures; // many failures may share one cause
    shape::Census all;
    for (const int actor : scene.actors) {
        auto shape = scene.score.state(actor, local);
        if (shape && !shape::fits(all + shape->census(), shape::pictureBudget))
            shape = tooMuch(scene, actor);
        if (shape) {
            all = all + shape->census();
            shapes.push_back(std::move(*shape));
        } else if (failures.add({graph::Severity::Failure, shape.error()})) {
            errors.push_back(shape.error());
        }
    }
    std::ranges::stable_sort(shapes, {}, [](const shape::Shape &shape) { return shape->z; });

    const auto values = scene.score.evaluator().values(scene.properties, local, local);
    if (values) {
        const graph::Inputs inputs(lecture::sceneProperties(), *values);
        picture.background = inputs.color("background");
        if (inputs.boolean("transparent"))
            picture.background.a = 0;
        if (const shape::Shape *frame = inputs.shape("camera"))
            picture.camera = cameraOf(*frame, m_lecture.frameHeight);
        picture.camera.fovDegrees = inputs.number("fov");
    } else {
        errors.push_back(values.error());
    }
    picture.items.reserve(
        std::transform_reduce(shapes.begin(), shapes.end(), std::size_t(0), std::plus(),
                              [](const shape::Shape &shape) { return std::size_t(shape.leafCount()); }));
    for (const shape::Shape &shape : shapes)
        append(picture, shape);
    if (m_placeNames) {
        for (base::Error &error : errors)
            error.place = m_placeNames(error.place);
    }
    if (!errors.empty())
        append(picture, badges(errors, picture.frameWidth, picture.frameHeight));
    seal(picture);
    return picture;
}

timeline::Score *Show::scoreAt(Time time)
{
    return m_scenes.empty() ? nullptr : &staged(sceneAt(time)).score;
}

Time Show::localTime(Time time) const
{
    if (m_spans.empty())
        return {};
    const SceneSpan &span = m_spans[sceneAt(time)];
    return std::clamp(time - span.start, Time{}, span.duration);
}

Time Show::stillUntil(Time time)
{
    if (m_scenes.empty() || time >= duration())
        return std::max(time, duration());
    const std::size_t index = sceneAt(time);
    const SceneSpan &span = m_spans[index];
    return span.start + staged(index).score.stillUntil(time - span.start, span.duration);
}

graph::Problems Show::problems() const
{
    graph::ProblemList all = m_problems;
    for (const auto &scene : m_staged)
        all.add(scene->score.problems());
    return all.take();
}

} // namespace lectograph::picture
