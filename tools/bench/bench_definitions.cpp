// SPDX-License-Identifier: GPL-3.0-or-later
// How long it takes to see an edited definition in all of its instances: the edit, the types, the picture, and its
// pixels at 1280 × 720; the same for as many copies of its nodes pasted into the scene. Prints milliseconds of wall
// time, the least of several edits. Argument: the number of instances, default 200.
#include "lecture/block.h"
#include "picture/show.h"
#include "raster/draw.h"
#include "timeline/plugin.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QImage>

#include <algorithm>
#include <cmath>
#include <cstdio>

using namespace lectograph;
using namespace Qt::StringLiterals;

namespace {

graph::NodePtr nodeOf(const QString &id, const QString &type, const QJsonObject &properties)
{
    graph::Node node;
    node.id = id;
    node.type = type;
    node.properties = properties;
    return std::make_shared<const graph::Node>(std::move(node));
}

QJsonObject linkTo(const QString &source)
{
    return {{u"link"_s, source}};
}

QJsonArray placeOf(int index, int count)
{
    const int side = static_cast<int>(std::ceil(std::sqrt(count)));
    return {13.0 * (index % side) / side - 6, 7.0 * (index / side) / side - 3.5};
}

QString wordOf(int index)
{
    return u"word %1"_s.arg(index);
}

/// A word in a box with a bar under it; `edit` is what changes from one edit to the next.
std::vector<graph::NodePtr> tokenNodes(const QString &prefix, const QJsonValue &text, const QJsonValue &place, int edit)
{
    return {nodeOf(prefix + u"bar"_s, u"shapes.rectangle"_s,
                   {{u"width"_s, 0.5},
                    {u"height"_s, 0.05},
                    {u"beside"_s, linkTo(prefix + u"box"_s)},
                    {u"side"_s, u"down"_s},
                    {u"gap"_s, 0.03}}),
            nodeOf(prefix + u"box"_s, u"shapes.surround"_s,
                   {{u"shape"_s, linkTo(prefix + u"label"_s)}, {u"strokeWidth"_s, 2 + 0.01 * edit}}),
            nodeOf(prefix + u"label"_s, u"text.text"_s, {{u"text"_s, text}, {u"size"_s, 14}, {u"position"_s, place}})};
}

lecture::Lecture withInstances(int count)
{
    auto scene = std::make_shared<lecture::Scene>();
    scene->id = u"main"_s;
    scene->duration = base::Time::fromSeconds(1);
    for (int i = 0; i < count; ++i) {
        const QString id = u"token%1"_s.arg(i);
        scene->nodes.push_back(nodeOf(id, u"block:token"_s, {{u"text"_s, wordOf(i)}, {u"place"_s, placeOf(i, count)}}));
        scene->actors.push_back(id);
    }
    lecture::Lecture lecture;
    lecture.scenes.push_back(scene);
    return lecture;
}

void define(lecture::Lecture &lecture, int edit)
{
    lecture::Block block;
    block.id = u"token"_s;
    block.properties.resize(2);
    block.properties[0].key = u"text"_s;
    block.properties[0].type = graph::ValueType::Text;
    block.properties[1].key = u"place"_s;
    block.properties[1].type = graph::ValueType::Vector;
    lecture::Scene inside;
    inside.id = lecture::blockType(block.id);
    inside.nodes = tokenNodes({}, linkTo(u"in.text"_s), linkTo(u"in.place"_s), edit);
    inside.actors = {u"bar"_s, u"box"_s, u"label"_s};
    block.inside = std::make_shared<const lecture::Scene>(std::move(inside));
    lecture.blocks[block.id] = std::make_shared<const lecture::Block>(std::move(block));
}

lecture::Lecture withPasted(int count, int edit)
{
    auto scene = std::make_shared<lecture::Scene>();
    scene->id = u"main"_s;
    scene->duration = base::Time::fromSeconds(1);
    for (int i = 0; i < count; ++i) {
        for (const graph::NodePtr &node : tokenNodes(u"t%1"_s.arg(i), wordOf(i), placeOf(i, count), edit)) {
            scene->nodes.push_back(node);
            scene->actors.push_back(node->id);
        }
    }
    lecture::Lecture lecture;
    lecture.scenes.push_back(scene);
    return lecture;
}

struct Spent
{
    double picture = 1e9; ///< until the picture is known
    double pixels = 1e9;
};

/// The least of several edits; `edited` gives the lecture after each.
template <class Edited>
Spent measured(const Edited &edited, const timeline::Registry &registry)
{
    const auto memo = std::make_shared<graph::Memo>();
    Spent least;
    for (int edit = 0; edit < 8; ++edit) {
        QElapsedTimer timer;
        timer.start();
        picture::Show show(edited(edit), registry, {}, {}, memo);
        const picture::Picture picture = show.at({});
        const double known = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        const QImage image = raster::drawn(picture, {1280, 720});
        const double drawn = static_cast<double>(timer.nsecsElapsed()) / 1e6 - known;
        if (image.isNull() || picture.items.empty() || !show.problems().empty())
            qFatal("no picture");
        if (edit > 0) // the first one typesets the words
            least = {std::min(least.picture, known), std::min(least.pixels, drawn)};
    }
    return least;
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    timeline::Registry registry;
    for (const graph::Problem &problem : timeline::loadPlugins(registry))
        std::fprintf(stderr, "%s\n", qPrintable(problem.error.text()));
    const QStringList arguments = QCoreApplication::arguments();
    const int count = arguments.size() > 1 ? arguments[1].toInt() : 200;

    lecture::Lecture lecture = withInstances(count);
    const Spent instances = measured(
        [&](int edit) {
            define(lecture, edit);
            return lecture;
        },
        registry);
    const Spent pasted = measured([&](int edit) { return withPasted(count, edit); }, registry);
    std::printf("%-24s %9s %9s\n", "", "picture", "pixels");
    std::printf("%4d %-19s %9.2f %9.2f\n", count, "instances", instances.picture, instances.pixels);
    std::printf("%4d %-19s %9.2f %9.2f\n", count, "copies of the nodes", pasted.picture, pasted.pixels);
    return 0;
}
