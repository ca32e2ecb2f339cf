// SPDX-License-Identifier: GPL-3.0-or-later
// Seeking in a long chain: nine scenes of which each continues the one before, four minutes together, with formulas,
// texts and boxes that enter, move, turn into each other and leave. Prints milliseconds of wall time for a picture at a
// random time, evaluated and drawn at 1280×720: the first one of a new show, as after an edit, and the following ones.
#include "picture/show.h"
#include "raster/canvas.h"
#include "timeline/plugin.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QJsonArray>
#include <QRandomGenerator>
#include <QThread>

#include <algorithm>
#include <cstdio>

using namespace lectograph;
using namespace Qt::StringLiterals;
using base::Time;

namespace {

constexpr int scenes = 9;
constexpr int columns = 8;
constexpr int rows = 5;
constexpr double seconds = 240.0 / scenes;
constexpr double goal = 33; // milliseconds: 30 frames a second

timeline::ClipPtr clipOf(const QString &type, const QString &target, double start, const QJsonObject &properties = {})
{
    auto clip = std::make_shared<timeline::Clip>();
    clip->type = type;
    clip->target = target;
    clip->start = Time::fromSeconds(start);
    clip->duration = Time::fromSeconds(1.5);
    clip->properties = properties;
    return clip;
}

graph::NodePtr nodeOf(const QString &id, const QString &type, const QJsonObject &properties)
{
    return std::make_shared<const graph::Node>(
        graph::Node{.id = id, .type = type, .version = 1, .properties = properties});
}

/// Boxes with texts that enter one after the other; half of them become those of the next column, and most leave again.
lecture::ScenePtr sceneOf(int number)
{
    auto scene = std::make_shared<lecture::Scene>();
    auto track = std::make_shared<timeline::Track>();
    scene->id = u"scene%1"_s.arg(number + 1);
    scene->duration = Time::fromSeconds(seconds);
    scene->continues = number > 0;
    for (int i = 0; i < columns * rows; ++i) {
        const QString box = u"box-%1-%2"_s.arg(number).arg(i);
        const QString text = u"text-%1-%2"_s.arg(number).arg(i);
        const QJsonArray place{1.6 * (i % columns) - 5.6,
                               1.4 * (i / columns) - 2.8}; // NOLINT(bugprone-integer-division)
        scene->nodes.push_back(
            nodeOf(box, u"shapes.rectangle"_s, {{u"width"_s, 1.4}, {u"height"_s, 1.0}, {u"position"_s, place}}));
        scene->nodes.push_back(nodeOf(
            text, u"text.text"_s,
            {{u"text"_s, u"token %1"_s.arg(number * columns * rows + i)}, {u"size"_s, 24}, {u"position"_s, place}}));
        const double start = 0.3 * i;
        for (const QString &actor : {box, text}) {
            scene->actors.push_back(actor);
            track->clips.push_back(clipOf(u"motion.fade-in"_s, actor, start));
            track->clips.push_back(clipOf(u"motion.shift"_s, actor, start + 2, {{u"by"_s, QJsonArray{0.2, 0.1}}}));
            if (i % 4 != 0 || number % 3 != 0) // a tenth stays until the end of the chain
                track->clips.push_back(clipOf(u"motion.fade-out"_s, actor, seconds - 4));
        }
        if (i % 2 == 1) {
            const QString other = u"box-%1-%2"_s.arg(number).arg(i - 1);
            track->clips.push_back(clipOf(u"motion.become"_s, box, start + 4,
                                          {{u"to"_s, QJsonObject{{u"link"_s, other}, {u"staged"_s, true}}}}));
        }
    }
    std::ranges::sort(scene->nodes, {}, [](const graph::NodePtr &node) { return node->id; });
    scene->tracks = {track};
    return scene;
}

double milliseconds(picture::Show &show, raster::Canvas &canvas, Time time)
{
    QElapsedTimer timer;
    timer.start();
    canvas.show(show.at(time));
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void print(const char *what, std::vector<double> times)
{
    std::ranges::sort(times);
    std::printf("%-28s %8.2f %8.2f %8.2f\n", what, times[times.size() / 2], times[times.size() * 19 / 20],
                times.back());
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    timeline::Registry registry;
    for (const graph::Problem &problem : timeline::loadPlugins(registry))
        std::fprintf(stderr, "%s\n", qPrintable(problem.error.text()));
    lecture::Lecture lecture;
    for (int i = 0; i < scenes; ++i)
        lecture.scenes.push_back(sceneOf(i));

    QRandomGenerator dice(7); // the same times in every run
    const auto anyTime = [&] { return Time::fromSeconds(dice.bounded(scenes * seconds)); };
    const auto memo = std::make_shared<graph::Memo>();
    raster::Canvas canvas({1280, 720}, QThread::idealThreadCount());
    picture::Show warm(lecture, registry, {}, {}, memo);
    milliseconds(warm, canvas, Time::fromSeconds(scenes * seconds - 5)); // the blocks themselves
    std::vector<double> first;
    std::vector<double> later;
    for (int i = 0; i < 20; ++i) {
        picture::Show show(lecture, registry, {}, {}, memo);
        first.push_back(milliseconds(show, canvas, anyTime()));
    }
    for (int i = 0; i < 400; ++i)
        later.push_back(milliseconds(warm, canvas, anyTime()));
    for (const graph::Problem &problem : warm.problems())
        std::fprintf(stderr, "%s\n", qPrintable(problem.error.text()));
    std::printf("%-28s %8s %8s %8s   (goal: a median of %.0f ms)\n", "", "median", "95 %", "most", goal);
    print("first picture after an edit", first);
    print("seek to any time", later);
    std::ranges::nth_element(later, later.begin() + std::ssize(later) / 2);
    return later[later.size() / 2] <= goal ? 0 : 1;
}
