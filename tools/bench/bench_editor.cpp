// SPDX-License-Identifier: GPL-3.0-or-later
// The response times of the editor: from a cold start to a usable window, opening a lecture, one step of scrubbing
// until a new picture on a stage of 1280 × 720, and one edit until its picture; of the templates and of lectures with
// one large block. Milliseconds of wall time, without a display. Arguments: the templates to measure, or parts of the
// names of large blocks; default all.
#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"
#include "editor/exporting/exportqueue.h"
#include "editor/safety/safety.h"
#include "editor/session/session.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/preferences.h"
#include "editor/stage/stagepanel.h"
#include "heavy.h"
#include "lecture/files.h"
#include "lecture/templates.h"
#include "timeline/plugin.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QStandardPaths>

#include <algorithm>
#include <cstdio>
#include <random>
#include <vector>

using namespace lectograph;
using namespace Qt::StringLiterals;

namespace {

double milliseconds(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) * 1e-6;
}

/// Processes all pending events, including painting.
void settle()
{
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
}

/// Until the picture that is shown is that of now.
void settlePicture(const editor::Session &session)
{
    settle();
    while (session.preview.isBusy())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    settle();
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

void printRow(const QString &what, const std::vector<double> &values)
{
    std::vector<double> sorted = values;
    std::ranges::sort(sorted);
    std::printf("%-52s %8.1f %8.1f %8.1f\n", qPrintable(what), median(values), sorted[sorted.size() * 95 / 100],
                sorted.back());
}

/// Types into the first sentence that the lecture offers as a parameter, if there is one, letter by letter.
void measureTyping(editor::Session &session, const QString &id)
{
    const lecture::Lecture lecture = session.document.lecture();
    const QString scene = session.selection.scene();
    for (const lecture::Parameter &parameter : lecture.parameters) {
        const graph::Node *node = editor::nodeOf(editor::sceneOf(lecture, scene), parameter.node);
        if (!node)
            continue;
        const QJsonObject texts = node->properties.value(parameter.property).toObject();
        const QString sentence = texts.value(u"en"_s).toString();
        if (sentence.isEmpty())
            continue;
        std::vector<double> steps;
        for (qsizetype letters = sentence.size() / 2; letters <= sentence.size(); ++letters) {
            QElapsedTimer timer;
            timer.start();
            session.document.edit(u"Type"_s, [&](const lecture::Lecture &before) {
                QJsonObject typed = texts;
                typed.insert(u"en"_s, sentence.first(letters));
                return lecture::withNodeProperty(before, scene, parameter.node, parameter.property, typed);
            });
            settle();
            steps.push_back(milliseconds(timer));
        }
        printRow(u"%1: type a letter of its sentence"_s.arg(id), steps);
        return;
    }
}

/// Sets the playhead to so many frames, one after the other.
void measureScrubbing(editor::Session &session, const QString &what, int steps,
                      const std::function<qint64(int step)> &frameAt)
{
    std::vector<double> times;
    for (int i = 0; i < steps; ++i) {
        QElapsedTimer timer;
        timer.start();
        session.playhead.setFrame(frameAt(i));
        settlePicture(session);
        times.push_back(milliseconds(timer));
    }
    printRow(what, times);
}

void measureEdits(editor::Session &session, const QString &what, const QString &node, const QString &key,
                  const std::function<QJsonValue(int edits)> &value)
{
    std::vector<double> times;
    for (int i = 1; i <= 20; ++i) {
        QElapsedTimer timer;
        timer.start();
        const bool isDone = session.document.edit(u"Edit"_s, [&](const lecture::Lecture &before) {
            return lecture::withNodeProperty(before, session.selection.scene(), node, key, value(i));
        });
        if (!isDone)
            qFatal("refused");
        settlePicture(session);
        times.push_back(milliseconds(timer));
    }
    printRow(what, times);
}

/// Scrubs through the lecture that is open.
void measureSteps(editor::Session &session, const QString &name)
{
    std::mt19937 random(1);
    const auto count = static_cast<unsigned>(session.playhead.frameCount());
    measureScrubbing(session, u"%1: scrub to anywhere"_s.arg(name), 60, [&](int) { return random() % count; });
    measureScrubbing(session, u"%1: scrub to the next frame"_s.arg(name), 60,
                     [first = session.playhead.frameCount() / 3](int step) { return first + step; });
}

void measureTemplate(editor::Session &session, const QString &id)
{
    measureSteps(session, id);
    const lecture::Scene *scene = session.document.scene(session.selection.scene());
    if (!scene || scene->actors.empty())
        return;
    const QString actor = scene->actors.front();
    const auto turn = [](int edits) { return QJsonValue(edits); };
    measureEdits(session, u"%1: turn a block"_s.arg(id), actor, u"turn"_s, turn);
    session.selection.setNodes({actor});
    settle();
    measureEdits(session, u"%1: turn a block that is selected"_s.arg(id), actor, u"turn"_s, turn);
    measureScrubbing(session, u"%1: scrub with a block selected"_s.arg(id), 30,
                     [from = session.playhead.frame()](int step) { return from - step - 1; });
    session.selection.setNodes({});
    measureTyping(session, id);
}

void open(editor::Session &session, editor::MainWindow &window, const QString &name, const lecture::Lecture &lecture)
{
    QElapsedTimer timer;
    timer.start();
    session.document.open(lecture, {});
    settlePicture(session);
    printRow(u"%1: open"_s.arg(name), {milliseconds(timer)});
    window.resize(1280 + 1400, 720 + 700);
    window.findChild<QWidget *>(u"stagePanel"_s)->setMinimumSize(1280, 720);
    settle();
}

} // namespace

int main(int argc, char **argv)
{
    QElapsedTimer timer;
    timer.start();
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(u"LectographBench"_s);
    QCoreApplication::setApplicationName(u"bench"_s);
    timeline::Registry registry;
    timeline::loadPlugins(registry);
    editor::applyPreferences(application);
    editor::Session session(registry);
    editor::ExportQueue exports(registry);
    editor::Safety safety(session);
    editor::MainWindow window({session, exports, safety});
    window.QWidget::show();
    settle();
    std::printf("%-52s %8s %8s %8s\n", "", "median", "95 %", "most");
    printRow(u"cold start to the start page"_s, {milliseconds(timer)});

    const QStringList wanted = QCoreApplication::arguments().mid(1);
    for (const bench::Heavy &heavy : bench::heavies()) {
        const auto isPart = [&](const QString &name) { return heavy.name.contains(name); };
        if (!wanted.isEmpty() && std::ranges::none_of(wanted, isPart))
            continue;
        open(session, window, heavy.name, heavy.lecture);
        measureSteps(session, heavy.name);
        measureEdits(session, u"%1: edit it"_s.arg(heavy.name), heavy.node, heavy.key, heavy.edit);
    }
    for (const lecture::Template &one : lecture::templates()) {
        const auto lecture = lecture::load(one.folder);
        if (!lecture || (!wanted.isEmpty() && !wanted.contains(one.id)))
            continue;
        open(session, window, one.id, *lecture);
        measureTemplate(session, one.id);
    }
    return 0;
}
