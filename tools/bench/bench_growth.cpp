// SPDX-License-Identifier: GPL-3.0-or-later
// How the cost of operations grows with the size of a lecture: CPU milliseconds at sizes from 1,000 to 100,000, and the
// exponent of the law behind them. Nothing should grow much faster than linearly, an exponent of 1; sorting adds a
// little. Arguments: parts of the names of the laws to measure, default all.
#include "growth.h"
#include "heavy.h"

#include "editor/exporting/exportqueue.h"
#include "editor/graph/layout.h"
#include "editor/safety/safety.h"
#include "editor/session/session.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/preferences.h"
#include "editor/stage/overlay.h"
#include "editor/stage/stagepanel.h"
#include "editor/timeline/timelinepanel.h"
#include "lecture/check.h"
#include "lecture/files.h"
#include "picture/show.h"
#include "timeline/plugin.h"
#include "typeset/formula.h"
#include "typeset/text.h"

#include <QApplication>
#include <QKeyEvent>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThread>

#include <cmath>
#include <cstdio>

using namespace lectograph;
using namespace Qt::StringLiterals;
using base::Time;
using bench::Law;

namespace {

QString numbered(const QString &stem, int number)
{
    return stem + QString::number(number).rightJustified(6, u'0');
}

/// `count` small circles in rows, each with a position in the graph.
lecture::Scene circles(int count)
{
    lecture::Scene scene;
    scene.id = u"scene1"_s;
    scene.name = u"Scene"_s;
    scene.duration = Time::fromSeconds(10);
    const int side = static_cast<int>(std::ceil(std::sqrt(count)));
    for (int i = 0; i < count; ++i) {
        auto node = std::make_shared<graph::Node>();
        node->id = numbered(u"c"_s, i);
        node->type = u"shapes.circle"_s;
        const QJsonArray place{12.0 * (i % side) / side - 6, 7.0 * (i / side) / side - 3.5};
        node->properties = {{u"radius"_s, 3.0 / side}, {u"position"_s, place}};
        node->extra = {{u"canvas"_s, QJsonArray{240 * (i % side), 176 * (i / side)}}};
        scene.actors.push_back(node->id);
        scene.nodes.push_back(std::move(node));
    }
    return scene;
}

QJsonObject keyframes(int count, double seconds)
{
    QJsonArray keys;
    for (int i = 0; i < count; ++i)
        keys.append(QJsonObject{{u"at"_s, seconds * i / count}, {u"value"_s, i % 360}});
    return {{u"keys"_s, keys}};
}

timeline::ClipPtr clip(const QString &target, double start, double duration)
{
    auto clip = std::make_shared<timeline::Clip>();
    clip->type = u"motion.shift"_s;
    clip->target = target;
    clip->start = Time::fromSeconds(start);
    clip->duration = Time::fromSeconds(duration);
    return clip;
}

void addTrack(lecture::Scene &scene, std::vector<timeline::ClipPtr> clips)
{
    auto track = std::make_shared<timeline::Track>();
    track->clips = std::move(clips);
    scene.tracks.push_back(std::move(track));
}

lecture::Lecture lectureOf(lecture::Scene scene)
{
    lecture::Lecture lecture;
    lecture.scenes.push_back(std::make_shared<const lecture::Scene>(std::move(scene)));
    return lecture;
}

lecture::Lecture circleLecture(int count)
{
    return lectureOf(circles(count));
}

/// `count` keyframes, on one block or ten per block, at different times.
lecture::Lecture keyLecture(int count, int blocks)
{
    lecture::Scene scene = circles(blocks);
    scene.duration = Time::fromSeconds(1000);
    for (int i = 0; i < blocks; ++i) {
        auto node = std::make_shared<graph::Node>(*scene.nodes[static_cast<std::size_t>(i)]);
        node->properties.insert(u"turn"_s, keyframes(count / blocks, 900 + 90.0 * i / blocks));
        scene.nodes[static_cast<std::size_t>(i)] = std::move(node);
    }
    return lectureOf(std::move(scene));
}

/// `count` clips in a row, ten per actor.
lecture::Lecture clipLecture(int count)
{
    lecture::Scene scene = circles(count / 10);
    scene.duration.reset();
    std::vector<timeline::ClipPtr> clips;
    for (int i = 0; i < count; ++i)
        clips.push_back(clip(scene.actors[static_cast<std::size_t>(i % (count / 10))], 0.1 * i, 0.1));
    addTrack(scene, std::move(clips));
    return lectureOf(std::move(scene));
}

/// `count` clips on one actor, all running to the end of the scene.
lecture::Lecture overlapping(int count)
{
    lecture::Scene scene = circles(1);
    scene.duration.reset();
    for (int i = 0; i < count; ++i)
        addTrack(scene, {clip(scene.actors.front(), 0.001 * i, 0.001 * (count - i))});
    return lectureOf(std::move(scene));
}

/// `count` instances of a definition that draws a circle of their size.
lecture::Lecture instanceLecture(int count)
{
    lecture::Scene scene = circles(count);
    for (graph::NodePtr &node : scene.nodes) {
        auto instance = std::make_shared<graph::Node>(*node);
        instance->type = u"block:dot"_s;
        instance->properties.insert(u"size"_s, instance->properties.take(u"radius"_s));
        node = std::move(instance);
    }
    lecture::Block block;
    block.id = u"dot"_s;
    block.properties.push_back({.key = u"size"_s});
    auto inside = std::make_shared<lecture::Scene>();
    inside->id = lecture::blockType(block.id);
    auto circle = std::make_shared<graph::Node>();
    circle->id = u"circle"_s;
    circle->type = u"shapes.circle"_s;
    circle->properties = {{u"radius"_s, QJsonObject{{u"link"_s, u"in.size"_s}}}};
    inside->nodes = {circle};
    inside->actors = {circle->id};
    block.inside = inside;
    lecture::Lecture lecture = lectureOf(std::move(scene));
    lecture.blocks.emplace(block.id, std::make_shared<const lecture::Block>(block));
    return lecture;
}

/// A circle repeated `count` times, each with a size of its own.
lecture::Lecture repetitionLecture(int count)
{
    lecture::Scene scene = circles(1);
    auto each = std::make_shared<graph::Node>(*scene.nodes.front());
    each->type = u"layout.each"_s;
    each->properties = {{u"block"_s, u"shapes.circle"_s},
                        {u"count"_s, count},
                        {u"arrange"_s, u"grid"_s},
                        {u"columns"_s, 100},
                        {u"item.radius"_s, QJsonObject{{u"expression"_s, u"0.01 + 0.01 * index / count"_s}}}};
    scene.nodes = {each};
    return lectureOf(std::move(scene));
}

/// Different each time and in each run, to bypass caches.
QString formulaOf(int length)
{
    static qint64 number = 1000 * QCoreApplication::applicationPid();
    QString latex = u"x_{%1}"_s.arg(++number);
    while (latex.size() < length)
        latex += u"+\\frac{a}{b}y^2"_s;
    return latex;
}

QString wordsOf(int length, QChar between)
{
    QString words;
    while (words.size() < length)
        words += u"The quick brown fox jumps over the lazy dog and comes back to its den in the evening."_s + between;
    return words.first(length);
}

void typesetWords(const QString &words, double wrapWidth = 0)
{
    typeset::TextStyle style;
    style.wrapWidth = wrapWidth;
    if (typeset::text(words, style).shape.leafCount() == 0)
        qFatal("no text");
}

void showFrame(const lecture::Lecture &lecture, const timeline::Registry &registry, double seconds)
{
    picture::Show show(lecture, registry);
    if (!show.at(Time::fromSeconds(seconds)).items.empty())
        return;
    for (const graph::Problem &problem : show.problems())
        std::fprintf(stderr, "%s\n", qPrintable(problem.error.text()));
    qFatal("an empty picture");
}

std::vector<Law> engineLaws(const timeline::Registry &registry)
{
    const auto frame = [&registry](const QString &what, const std::function<lecture::Lecture(int)> &make,
                                   double seconds, int most = 100'000) {
        return Law{what,
                   [=, &registry](int size) {
                       return [=, &registry, lecture = make(size)] { showFrame(lecture, registry, seconds); };
                   },
                   most};
    };
    const auto check = [&registry](const QString &what, const std::function<lecture::Lecture(int)> &make) {
        return Law{what, [=, &registry](int size) {
                       return [&registry, lecture = make(size)] { lecture::check(lecture, registry); };
                   }};
    };
    const auto file = [](const QString &what, bool isRead) {
        return Law{what, [=](int size) -> std::function<void()> {
                       auto folder = std::make_shared<QTemporaryDir>();
                       const QString path = folder->filePath(u"growth.lecture"_s);
                       const lecture::Lecture lecture = circleLecture(size);
                       if (!lecture::save(lecture, path) || !lecture::load(path))
                           return {}; // exceeds the limits of a file
                       return [=] {
                           if (isRead ? !lecture::load(path) : !lecture::save(lecture, path))
                               qFatal("no file");
                           Q_UNUSED(folder)
                       };
                   }};
    };
    const auto words = [](const QString &what, QChar between, double wrapWidth) {
        return Law{what,
                   [=](int size) { return [=, text = wordsOf(size, between)] { typesetWords(text, wrapWidth); }; }};
    };
    return {
        file(u"Open a file, in blocks"_s, true),
        file(u"Save a file, in blocks"_s, false),
        frame(u"Frame, in blocks"_s, circleLecture, 0),
        frame(
            u"Frame, in keyframes of one block"_s, [](int size) { return keyLecture(size, 1); }, 450),
        frame(u"Frame, in clips"_s, clipLecture, 50),
        frame(u"Frame, in instances of a definition"_s, instanceLecture, 0),
        frame(u"Frame, in items of a repetition"_s, repetitionLecture, 0, 10'000),
        frame(u"Frame, in overlapping clips on one block"_s, overlapping, 1),
        // Of one block; about as many as it may have.
        frame(
            u"Frame, in characters of a table"_s, [](int size) { return bench::heavyTable(size / 7).lecture; }, 1,
            30'000),
        frame(
            u"Frame, in points of a chart"_s, [](int size) { return bench::heavyChart(size).lecture; }, 1),
        frame(
            u"Frame, in characters of a diagram"_s, [](int size) { return bench::heavyDiagram(size / 45).lecture; }, 1,
            30'000),
        frame(
            u"Frame, in characters of code"_s, [](int size) { return bench::heavyListing(size / 40).lecture; }, 1,
            30'000),
        check(u"Check, in blocks"_s, circleLecture),
        check(u"Check, in keyframes of one block"_s, [](int size) { return keyLecture(size, 1); }),
        check(u"Check, in keyframes, ten of each block"_s, [](int size) { return keyLecture(size, size / 10); }),
        check(u"Check, in clips"_s, clipLecture),
        check(u"Check, in overlapping clips on one block"_s, overlapping),
        words(u"Text in one line, in characters"_s, u' ', 0),
        words(u"Text in lines of its own, in characters"_s, u'\n', 0),
        words(u"Text that is wrapped, in characters"_s, u' ', 12),
        Law{u"One formula, in characters"_s,
            [](int size) {
                return [=] {
                    if (const auto set = typeset::formula(formulaOf(size), {}); !set)
                        qFatal("%s", qPrintable(set.error().text()));
                };
            },
            10'000},
        Law{u"Arrange a graph, in blocks without links"_s,
            [](int size) {
                return [sizes = std::vector<QSizeF>(static_cast<std::size_t>(size), QSizeF(160, 96))] {
                    editor::diagram::arranged(sizes, {});
                };
            }},
        Law{u"Arrange a graph, in blocks with links"_s,
            [](int size) {
                std::vector<editor::diagram::Edge> edges;
                for (int i = 1; i < size; ++i)
                    edges.push_back({(i * 7) % i, i}); // the same for every size, and acyclic
                return [=, sizes = std::vector<QSizeF>(static_cast<std::size_t>(size), QSizeF(160, 96))] {
                    editor::diagram::arranged(sizes, edges);
                };
            }},
    };
}

/// The complete window.
class Desk
{
public:
    explicit Desk(const timeline::Registry &registry)
        : m_session(registry), m_exports(registry), m_safety(m_session), m_window({m_session, m_exports, m_safety})
    {
        m_window.resize(1600, 1000);
        m_window.QWidget::show();
        settle();
    }

    editor::Session &session() { return m_session; }
    editor::StageOverlay &stage() { return *m_window.findChild<editor::StagePanel *>(u"stagePanel"_s)->overlay(); }

    /// Processes all pending events, including painting.
    static void settle()
    {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
    /// Also waits for background and delayed work.
    static void rest()
    {
        for (int calm = 0; calm < 30;) {
            const double before = processorSeconds();
            QThread::msleep(50);
            QCoreApplication::processEvents();
            calm = processorSeconds() - before > 0.02 ? 0 : calm + 1;
        }
    }
    void open(const lecture::Lecture &lecture)
    {
        m_session.document.open(lecture, {});
        settle();
    }
    void run(const QString &action)
    {
        m_session.actions.find(action)->trigger();
        settle();
    }
    void press(int key)
    {
        QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
        QApplication::sendEvent(&stage(), &press);
        settle();
    }

private:
    static double processorSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

    editor::Session m_session;
    editor::ExportQueue m_exports;
    editor::Safety m_safety;
    editor::MainWindow m_window;
};

/// An operation on an open lecture; `first` is run before it, untimed.
Law deed(const QString &what, Desk &desk, const std::function<lecture::Lecture(int)> &make,
         const std::function<void()> &first, const std::function<void()> &work)
{
    return {what, [=, &desk](int size) {
                desk.open(make(size));
                if (first)
                    first();
                Desk::rest();
                return work;
            }};
}

std::vector<Law> editorLaws(Desk &desk)
{
    const auto nothing = std::function<void()>();
    const auto select = [&desk] { desk.run(u"stage.select-all"_s); };
    const auto selectClips = [&desk] { desk.run(u"timeline.selectAll"_s); };
    const auto nudge = [&desk] { desk.press(Qt::Key_Right); };
    const auto keys = [](int size) { return keyLecture(size, size / 10); };
    return {
        Law{u"Open, in blocks"_s,
            [&desk](int size) { return [&desk, lecture = circleLecture(size)] { desk.open(lecture); }; }},
        deed(u"Select all blocks"_s, desk, circleLecture, nothing,
             [&desk, select] {
                 desk.session().selection.clear();
                 Desk::settle();
                 select();
             }),
        deed(u"Move all blocks by a key"_s, desk, circleLecture, select, nudge),
        deed(
            u"Undo and redo that"_s, desk, circleLecture,
            [=] {
                select();
                nudge();
            },
            [&desk] {
                desk.session().document.history().undo();
                Desk::settle();
                desk.session().document.history().redo();
                Desk::settle();
            }),
        deed(
            u"Move one of the blocks"_s, desk, circleLecture,
            [&desk] { desk.session().selection.setNodes({numbered(u"c"_s, 0)}); }, nudge),
        deed(u"Copy all blocks and paste them"_s, desk, circleLecture, nothing,
             [&desk, select] {
                 select();
                 desk.run(u"stage.copy"_s);
                 desk.run(u"stage.paste"_s);
                 desk.session().document.history().undo();
                 Desk::settle();
             }),
        deed(u"Delete all blocks"_s, desk, circleLecture, nothing,
             [&desk, select] {
                 select();
                 desk.run(u"stage.delete"_s);
                 desk.session().document.history().undo();
                 Desk::settle();
             }),
        deed(u"Scrub, in blocks"_s, desk, circleLecture, nothing,
             [&desk] {
                 desk.session().playhead.step(1);
                 Desk::settle();
             }),
        Law{u"Open, in clips"_s,
            [&desk](int size) { return [&desk, lecture = clipLecture(size)] { desk.open(lecture); }; }},
        deed(u"Scrub, in clips"_s, desk, clipLecture, nothing,
             [&desk] {
                 desk.session().playhead.step(1);
                 Desk::settle();
             }),
        deed(u"Select all clips"_s, desk, clipLecture, nothing,
             [&desk, selectClips] {
                 desk.session().selection.clear();
                 Desk::settle();
                 selectClips();
             }),
        deed(u"Move all clips by a frame"_s, desk, clipLecture, selectClips,
             [&desk] { desk.run(u"timeline.later"_s); }),
        Law{u"Open, in keyframes"_s,
            [&desk, keys](int size) { return [&desk, lecture = keys(size)] { desk.open(lecture); }; }},
        deed(u"Move all keyframes by a frame"_s, desk, keys, selectClips, [&desk] { desk.run(u"timeline.later"_s); }),
    };
}

} // namespace

int main(int argc, char **argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(u"LectographBench"_s);
    QCoreApplication::setApplicationName(u"growth"_s);
    QSettings().clear();
    timeline::Registry registry;
    timeline::loadPlugins(registry);
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    const std::vector<QString> wanted(arguments.begin(), arguments.end());
    bench::print(u"Engine"_s, engineLaws(registry), wanted);
    editor::applyPreferences(application);
    Desk desk(registry);
    bench::print(u"Editor"_s, editorLaws(desk), wanted);
    return 0;
}
