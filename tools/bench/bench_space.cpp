// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures a second of the Space panel while one walks around a scene, at two sizes. Needs a display, since it draws
// with OpenGL. Arguments: a template and a time in seconds, default the stack of multi-headed-attention.
#include "editor/session/session.h"
#include "editor/space/spaceoverlay.h"
#include "editor/space/spacepanel.h"
#include "editor/widgets/opengl.h"
#include "lecture/files.h"
#include "lecture/templates.h"
#include "timeline/plugin.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QStandardPaths>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace lectograph;
using namespace Qt::StringLiterals;

namespace {

/// Milliseconds from picture to picture.
std::vector<double> walkAround(editor::SpacePanel &panel)
{
    constexpr int pictures = 60;
    auto *overlay = panel.findChild<editor::SpaceOverlay *>();
    auto *quick = panel.findChild<QQuickWidget *>();
    if (!overlay || !quick)
        return {};
    int drawn = 0;
    QObject listener; // for as long as the pictures are counted
    QObject::connect(quick->quickWindow(), &QQuickWindow::afterRendering, &listener, [&drawn] { ++drawn; });
    std::vector<double> steps;
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < pictures; ++i) {
        editor::Orbit orbit = overlay->orbit();
        orbit.around += 3;
        overlay->setOrbit(orbit);
        const int before = drawn;
        constexpr qint64 patience = 2000;
        while (drawn == before && timer.elapsed() < patience)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        panel.window()->repaint(); // waits for the renderer
        steps.push_back(static_cast<double>(timer.nsecsElapsed()) * 1e-6);
        timer.restart();
    }
    return steps;
}

} // namespace

int main(int argc, char **argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(u"LectographBench"_s);
    QCoreApplication::setApplicationName(u"bench"_s);
    const auto renderer = editor::openGlRenderer();
    if (!renderer) {
        std::printf("Without OpenGL there is nothing to measure: start this on a display, or with xvfb-run.\n");
        return 0;
    }
    const QStringList arguments = QCoreApplication::arguments();
    const QString id = arguments.value(1, u"multi-headed-attention"_s);
    const double seconds = arguments.value(2, u"20"_s).toDouble();
    timeline::Registry registry;
    timeline::loadPlugins(registry);
    editor::Session session(registry);
    const auto all = lecture::templates();
    const auto one = std::ranges::find(all, id, &lecture::Template::id);
    if (one == all.end())
        return 1;
    const auto lecture = lecture::load(one->folder);
    if (!lecture)
        return 1;
    session.document.open(*lecture, {});
    session.playhead.setTime(base::Time::fromSeconds(seconds));
    editor::SpacePanel panel(session);
    std::printf("%s at %g s, on %s\n%-20s %12s %14s\n", qPrintable(id), seconds, qPrintable(*renderer), "pixels",
                "median (ms)", "pictures a s");
    for (const QSize &size : {QSize(480, 480), QSize(720, 600)}) {
        panel.resize(size);
        panel.show();
        (void)walkAround(panel); // loads the pictures
        std::vector<double> steps = walkAround(panel);
        if (steps.empty())
            return 1;
        std::ranges::sort(steps);
        const double median = steps[steps.size() / 2];
        std::printf("%-20s %12.1f %14.1f\n", qPrintable(u"%1 × %2"_s.arg(size.width()).arg(size.height())), median,
                    1000 / median);
    }
    return 0;
}
