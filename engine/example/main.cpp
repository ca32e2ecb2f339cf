// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest program on the engine: renders one frame of a lecture to an image file.
//
//   lectograph_example LECTURE SECONDS OUT.png
#include "base/replace_file.h"
#include "lecture/files.h"
#include "lecture/upgrade.h"
#include "picture/show.h"
#include "raster/draw.h"
#include "timeline/plugin.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QTextStream>

using namespace lectograph;

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen"); // fonts need QtGui, but no display
    const QGuiApplication app(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    QTextStream err(stderr);
    if (arguments.size() != 4) {
        err << "usage: lectograph_example LECTURE SECONDS OUT.png\n";
        return 2;
    }
    timeline::Registry registry;
    timeline::loadPlugins(registry);
    lecture::Upgrades::adopt(registry.upgrades);
    const auto lecture = lecture::load(arguments[1]);
    if (!lecture) {
        err << lecture.error().text() << '\n';
        return 1;
    }
    picture::Show show(*lecture, registry);
    const picture::Picture picture = show.at(base::Time::fromSeconds(arguments[2].toDouble()));
    QBuffer png;
    raster::drawn(picture, QSize(1280, 720)).save(&png, "PNG");
    if (const auto written = base::replaceFile(arguments[3], png.data()); !written) {
        err << written.error().text() << '\n';
        return 1;
    }
    return 0;
}
