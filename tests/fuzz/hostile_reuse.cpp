// SPDX-License-Identifier: GPL-3.0-or-later
#include "hostile.h"

#include "graph/look.h"
#include <functional>

namespace lectograph::fuzz {

using namespace Qt::StringLiterals;

namespace {

void changeNode(graph::NodePtr &shared, const std::function<void(graph::Node &)> &change)
{
    graph::Node node = *shared;
    change(node);
    shared = std::make_shared<const graph::Node>(std::move(node));
}

/// Some nodes of the first scene become shared; some of these link back to what a scene has, or to each other.
void share(lecture::Lecture &lecture, lecture::Scene &scene, Choices &choices)
{
    for (std::size_t i = scene.nodes.size(); i-- > 0;) {
        if (!choices.oneIn(4))
            continue;
        graph::NodePtr node = scene.nodes[i];
        if (choices.oneIn(3)) {
            const QString other = choices.of(scene.nodes)->id;
            changeNode(node, [&](graph::Node &one) {
                one.properties.insert(u"position"_s, QJsonObject{{u"expression"_s, u"(`%1`, 1)"_s.arg(other)}});
            });
        }
        lecture.nodes.push_back(node);
        if (choices.oneIn(3))
            lecture.master.push_back(node->id);
        if (!choices.oneIn(8)) // sometimes an id is taken twice
            scene.nodes.erase(scene.nodes.begin() + static_cast<std::ptrdiff_t>(i));
    }
    if (choices.oneIn(8))
        lecture.master = {u"nobody"_s, u"circle"_s, u"circle"_s};
}

/// Names that mean each other, themselves and nothing, and styles that say what nodes say.
void dress(lecture::Lecture &lecture, lecture::Scene &scene, Choices &choices)
{
    const QStringList names{u"accent"_s, u"WHITE"_s, u"background"_s, u"GREY_B"_s, u""_s, u"no color"_s};
    const QStringList values{u"accent"_s, u"background"_s, u"#123"_s, u"words"_s, u"rgb(1, 2, 3)"_s, u"{=time}"_s};
    QJsonObject colors;
    for (std::size_t count = choices.below(4); count > 0; --count)
        colors.insert(choices.of(names), choices.of(values));
    QJsonObject styles;
    for (const QString &name : {u"layer"_s, u"scene"_s}) {
        const graph::NodePtr &like = choices.of(scene.nodes);
        styles.insert(name, like->properties);
    }
    lecture.look.id = u"hostile"_s;
    lecture.look.colors = colors;
    lecture.look.styles = styles;
    for (graph::NodePtr &node : scene.nodes) {
        if (choices.oneIn(3))
            changeNode(node, [](graph::Node &one) { one.style = u"layer"_s; });
    }
}

/// Further scenes that continue the last one, with its animations.
void goOn(lecture::Lecture &lecture, Choices &choices)
{
    for (std::size_t count = choices.below(4); count > 0; --count) {
        auto scene = std::make_shared<lecture::Scene>();
        scene->id = u"on%1"_s.arg(count);
        scene->continues = true;
        scene->tracks = choices.of(lecture.scenes)->tracks;
        if (choices.oneIn(2))
            scene->duration = base::Time::fromSeconds(static_cast<double>(choices.below(3)));
        if (choices.oneIn(3))
            scene->properties = {{u"master"_s, choices.oneIn(2)}};
        lecture.scenes.push_back(scene);
    }
}

} // namespace

void addReuse(lecture::Lecture &lecture, Choices &choices)
{
    auto scene = std::make_shared<lecture::Scene>(*lecture.scenes.front());
    share(lecture, *scene, choices);
    if (!scene->nodes.empty() && choices.oneIn(2))
        dress(lecture, *scene, choices);
    lecture.scenes.front() = scene;
    goOn(lecture, choices);
}

} // namespace lectograph::fuzz
