// SPDX-License-Identifier: GPL-3.0-or-later
// The response times of the editor: from a cold start to a usable window, opening a lecture, one step of scrubbing
// until a new picture on a stage of 1280 × 720, and one edit until its picture. Milliseconds of wall time, without a
// display. Arguments: the templates to measure, default all.
#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"
#include "editor/exporting/exportqueue.h"
#include "editor/safety/safety.h"
#include "editor/session/session.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/preferences.h"
#include "editor/stage/stagepanel.h"
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
    for (const lecture::Template &one : lecture::templates()) {
        if (!wanted.isEmpty() && !wanted.contains(one.id))
            continue;
        timer.restart();
        auto lecture = lecture::load(one.folder);
        if (!lecture)
            continue;
        session.document.open(*lecture, {});
        settle();
        printRow(u"%1: open"_s.arg(one.id), {milliseconds(timer)});

        window.resize(1280 + 1400, 720 + 700);
        window.findChild<QWidget *>(u"stagePanel"_s)->setMinimumSize(1280, 720);
        settle();
        std::mt19937 random(1);
        std::vector<double> steps;
        for (int i = 0; i < 60; ++i) {
            timer.restart();
            session.playhead.setFrame(
                static_cast<qint64>(random() % static_cast<unsigned>(session.playhead.frameCount())));
            settle();
            steps.push_back(milliseconds(timer));
        }
        printRow(u"%1: scrub to anywhere"_s.arg(one.id), steps);
        steps.clear();
        for (int i = 0; i < 60; ++i) {
            timer.restart();
            session.playhead.setFrame(session.playhead.frameCount() / 3 + i);
            settle();
            steps.push_back(milliseconds(timer));
        }
        printRow(u"%1: scrub to the next frame"_s.arg(one.id), steps);

        const lecture::Scene *scene = session.document.scene(session.selection.scene());
        if (!scene || scene->actors.empty())
            continue;
        const QString actor = scene->actors.front();
        const auto turn = [&] {
            steps.clear();
            for (int i = 0; i < 20; ++i) {
                timer.restart();
                session.document.edit(u"Turn"_s, [&](const lecture::Lecture &before) {
                    return lecture::withNodeProperty(before, scene->id, actor, u"turn"_s, i + 1);
                });
                scene = session.document.scene(session.selection.scene());
                settle();
                steps.push_back(milliseconds(timer));
            }
        };
        turn();
        printRow(u"%1: turn a block"_s.arg(one.id), steps);
        session.selection.setNodes({actor});
        settle();
        turn();
        printRow(u"%1: turn a block that is selected"_s.arg(one.id), steps);
        steps.clear();
        const qint64 from = session.playhead.frame();
        for (int i = 1; i <= 30; ++i) {
            timer.restart();
            session.playhead.setFrame(from - i);
            settle();
            steps.push_back(milliseconds(timer));
        }
        printRow(u"%1: scrub with a block selected"_s.arg(one.id), steps);
        session.selection.setNodes({});
        measureTyping(session, one.id);
    }
    return 0;
}
