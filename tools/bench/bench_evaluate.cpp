// SPDX-License-Identifier: GPL-3.0-or-later
// The cost of evaluating pictures, without drawing: every template, each frame in order and then as many at random,
// from one show, as in the player and the exporter; the same of lectures with one large block. Prints milliseconds of
// wall time per frame. Arguments: the templates (or files) to measure, or parts of the names of large blocks; default
// all.
#include "heavy.h"
#include "lecture/files.h"
#include "lecture/templates.h"
#include "picture/show.h"
#include "timeline/plugin.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QRandomGenerator>

#include <algorithm>
#include <cstdio>

using namespace lectograph;
using namespace Qt::StringLiterals;

namespace {

struct Measured
{
    double median = 0;
    double nineteenOfTwenty = 0;
    double most = 0;
};

Measured measured(std::vector<double> milliseconds)
{
    std::ranges::sort(milliseconds);
    const auto share = [&](std::size_t of, std::size_t parts) {
        return milliseconds.empty() ? 0 : milliseconds[(milliseconds.size() - 1) * of / parts];
    };
    return {share(1, 2), share(19, 20), share(1, 1)};
}

/// The pictures at `times`, in this order.
Measured shown(picture::Show &show, const std::vector<base::Time> &times, std::size_t &mostItems)
{
    std::vector<double> milliseconds;
    for (const base::Time time : times) {
        QElapsedTimer timer;
        timer.start();
        const picture::Picture picture = show.at(time);
        milliseconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        mostItems = std::max(mostItems, picture.items.size());
    }
    return measured(std::move(milliseconds));
}

void print(const QString &name, const lecture::Lecture &lecture, const timeline::Registry &registry)
{
    picture::Show show(lecture, registry);
    std::vector<base::Time> times;
    for (qint64 i = 0; i < lecture.rate.framesIn(show.duration()); ++i)
        times.push_back(lecture.rate.at(i));
    std::size_t items = 0;
    const Measured played = shown(show, times, items);
    QRandomGenerator dice(7); // the same order in every run
    std::shuffle(times.begin(), times.end(), dice);
    const Measured sought = shown(show, times, items);
    std::printf("%-28s %6zu %6zu   %7.3f %7.3f %8.2f   %7.3f %7.3f %8.2f\n", qPrintable(name), times.size(), items,
                played.median, played.nineteenOfTwenty, played.most, sought.median, sought.nineteenOfTwenty,
                sought.most);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    timeline::Registry registry;
    for (const graph::Problem &problem : timeline::loadPlugins(registry))
        std::fprintf(stderr, "%s\n", qPrintable(problem.error.text()));

    QStringList names = QCoreApplication::arguments().mid(1);
    std::vector<bench::Heavy> heavies = bench::heavies();
    if (names.isEmpty()) {
        for (const lecture::Template &known : lecture::templates())
            names.append(u"template:"_s + known.id);
    } else {
        std::erase_if(heavies, [&](const bench::Heavy &heavy) {
            return names.removeIf([&](const QString &name) { return heavy.name.contains(name); }) == 0;
        });
    }
    std::printf("%-28s %6s %6s   %-24s   %-24s\n", "", "", "most", "played", "at random");
    std::printf("%-28s %6s %6s   %7s %7s %8s   %7s %7s %8s\n", "lecture", "frames", "items", "median", "95 %", "most",
                "median", "95 %", "most");
    for (const bench::Heavy &heavy : heavies)
        print(heavy.name, heavy.lecture, registry);
    for (const QString &name : names) {
        const auto lecture = lecture::resolved(name).and_then([](const QString &path) { return lecture::load(path); });
        if (lecture)
            print(name, *lecture, registry);
        else
            std::fprintf(stderr, "%s\n", qPrintable(lecture.error().text()));
    }
    return 0;
}
