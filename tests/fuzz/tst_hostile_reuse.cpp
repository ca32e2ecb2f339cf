// SPDX-License-Identifier: GPL-3.0-or-later
#include "hostile.h"

#include "base/text.h"
#include "lecture/block_library.h"
#include "lecture/check.h"
#include "lecture/files.h"
#include "lecture/types.h"
#include "picture/show.h"
#include "raster/draw.h"
#include "stage/drawlistbuilder.h"
#include "testmain.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::fuzz;
using lecture::Files;

namespace {

constexpr qint64 mostMilliseconds = 30'000; // also under the sanitizers, on a busy machine

QByteArray written(QByteArray json)
{
    return json.replace('\'', '"');
}

/// A lecture of these files: "blocks/a.json" and so on, in single quotes. `scenes` and `rest` belong to lecture.json.
Files filesOf(const std::vector<std::pair<QString, QByteArray>> &files, const QByteArray &rest = {})
{
    Files all;
    QByteArray scenes;
    for (const auto &[name, json] : files) {
        all[name] = written(json);
        if (name.startsWith(u"scenes/"))
            scenes += (scenes.isEmpty() ? "'" : ", '") + name.toUtf8() + "'";
    }
    all[u"lecture.json"_s] = written("{'format': 'lectograph', 'version': 2, 'scenes': [" + scenes + "]" + rest + "}");
    return all;
}

QByteArray scene(const QByteArray &nodes, const QByteArray &actors, const QByteArray &rest = {})
{
    return "{'nodes': {" + nodes + "}, 'actors': [" + actors + "], 'duration': 2" + rest + "}";
}

QByteArray repeated(const QByteArray &text, int count)
{
    QByteArray all;
    for (int i = 0; i < count; ++i)
        all += text;
    return all;
}

/// Each definition shows the one before it twice.
Files doubledDefinitions(int depth)
{
    std::vector<std::pair<QString, QByteArray>> files{
        {u"blocks/d0.json"_s, "{'nodes': {'s': {'type': 'shapes.square'}}, 'draws': ['s']}"}};
    for (int i = 1; i <= depth; ++i) {
        const QByteArray inner = "{'type': 'block:d" + QByteArray::number(i - 1) + "'}";
        files.push_back(
            {u"blocks/d%1.json"_s.arg(i), "{'nodes': {'a': " + inner + ", 'b': " + inner + "}, 'draws': ['a', 'b']}"});
    }
    files.push_back({u"scenes/s.json"_s, scene("'it': {'type': 'block:d" + QByteArray::number(depth) + "'}", "'it'")});
    return filesOf(files);
}

Files oneScene(const QByteArray &nodes, const QByteArray &actors, const QByteArray &rest = {},
               std::vector<std::pair<QString, QByteArray>> blocks = {})
{
    blocks.push_back({u"scenes/s.json"_s, scene(nodes, actors)});
    return filesOf(blocks, rest);
}

Files chainOf(int scenes)
{
    std::vector<std::pair<QString, QByteArray>> files;
    for (int i = 0; i < scenes; ++i) {
        const QByteArray id = QByteArray::number(i);
        const QByteArray nodes = i == 0 ? QByteArray("'n0': {'type': 'shapes.square'}, 'b': {'type': 'shapes.circle'}")
                                        : "'n" + id + "': {'type': 'shapes.square', 'properties': {'size': {'link': 'v"
                + id + "'}}}, 'v" + id + "': {'type': 'values.number', 'properties': {'value': {'expression': '`n"
                + QByteArray::number(i - 1) + "`.width + 0.001'}}}";
        const QByteArray clip = i % 3 == 0
            ? QByteArray("{'type': 'motion.fade-in', 'target': ['n0', '*'], 'start': 0.5}")
            : QByteArray("{'type': 'motion.set', 'target': ['n0', 'b'], 'start': 1, 'properties': {'position': [") + id
                + ", 1]}}";
        files.push_back({u"scenes/s%1.json"_s.arg(i, 4, 10, QChar(u'0')),
                         scene(nodes, i == 0 ? "'n0', 'b'" : "'n" + id + "'",
                               ", 'tracks': [{'clips': [" + clip + "]}]" + (i == 0 ? "" : ", 'continues': true"))});
    }
    return filesOf(files);
}

} // namespace

class HostileReuseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatGoesTooFarIsAPictureOrAProblem_data()
    {
        QTest::addColumn<Files>("files");
        const auto row = [](const char *name, const Files &files) { QTest::newRow(name) << files; };
        row("definitions that double", doubledDefinitions(40));
        row("a long line of definitions", doubledDefinitions(300));
        row("definitions in a circle",
            oneScene("'it': {'type': 'block:a'}", "'it'", {},
                     {{u"blocks/a.json"_s, "{'nodes': {'b': {'type': 'block:b'}}, 'draws': ['b']}"},
                      {u"blocks/b.json"_s,
                       "{'nodes': {'e': {'type': 'layout.each', 'properties': {'block': 'block:a', 'count': 3}}}, "
                       "'draws': ['e']}"}}));
        row("more items than there are",
            oneScene("'it': {'type': 'layout.each', 'properties': {'block': 'shapes.square', 'count': 1e18}}", "'it'"));
        row("repetitions of repetitions",
            oneScene("'it': {'type': 'layout.each', 'properties': {'block': 'block:a', 'count': 9999}}", "'it'", {},
                     {{u"blocks/a.json"_s,
                       "{'nodes': {'e': {'type': 'layout.each', 'properties': {'block': 'block:b', 'count': 9999}}}, "
                       "'draws': ['e']}"},
                      {u"blocks/b.json"_s,
                       "{'nodes': {'e': {'type': 'layout.each', 'properties': {'block': 'shapes.circle', 'count': "
                       "9999}}}, 'draws': ['e']}"}}));
        row("a repetition of itself",
            oneScene("'it': {'type': 'layout.each', 'properties': {'block': 'layout.each', 'count': 3, 'item.block': "
                     "'layout.each', 'item.item.block': 'layout.each'}}",
                     "'it'"));
        row("texts that double",
            oneScene("'t': {'type': 'text.text', 'properties': {'text': {'expression': '{in.text}{=`t`}'}}}", "'t'"));
        row("texts in a circle of shared blocks",
            oneScene(
                "'t': {'type': 'text.text', 'properties': {'text': {'expression': '{`x`} {lecture.title}'}}}", "'t'",
                ", 'title': {'en': '{x}'}, 'master': ['x', 'y', 'x', 'z'], 'nodes': {'x': {'type': 'shapes.square', "
                "'properties': {'size': {'expression': '`y`.width'}}}, 'y': {'type': 'shapes.square', 'properties': "
                "{'size': {'expression': '`x`.width * 2'}}}}"));
        row("shared blocks that read a scene",
            oneScene(
                "'a': {'type': 'shapes.square', 'properties': {'size': {'link': 'b'}}}", "'a'",
                ", 'master': ['b'], 'nodes': {'b': {'type': 'shapes.square', 'properties': {'size': {'expression': "
                "'staged(`a`).width + 1'}}}}"));
        row("colors in a circle",
            oneScene("'a': {'type': 'shapes.square', 'style': 'b', 'properties': {'stroke': 'one'}}", "'a'",
                     ", 'look': {'colors': {'one': 'two', 'two': 'three', 'three': 'one', 'WHITE': 'WHITE'}, 'styles': "
                     "{'b': "
                     "{'style': 'b', 'stroke': {'expression': 'three'}, 'size': {'link': 'a'}}, 'scene': {'camera': "
                     "{'link': 'a'}, 'background': 'two'}}}"));
        row("numbers at the ends",
            oneScene(
                "'a': {'type': 'block:a', 'properties': {'time': 1e308, 'n': 9e15, 'scale': 1e300, 'position': [1e308, "
                "-1e308]}}",
                "'a'", {},
                {{u"blocks/a.json"_s,
                  "{'properties': [{'key': 'time', 'type': 'number', 'default': -1e308}, {'key': 'n', 'type': "
                  "'integer', 'min': 1e300, 'max': -1e300}], 'nodes': {'s': {'type': 'shapes.square', 'properties': "
                  "{'size': {'keys': [{'at': 1000000, 'value': 1}, {'at': 0, 'value': 1e9}]}}}, 'e': {'type': "
                  "'layout.each', 'properties': {'block': 'shapes.square', 'count': {'link': 'in.n'}}}}, 'draws': "
                  "['s', 'e', 's']}"}}));
        row("an expression of brackets",
            oneScene("'a': {'type': 'shapes.square', 'properties': {'size': {'expression': '" + repeated("(", 9000)
                         + "1" + repeated(")", 9000) + "'}}}",
                     "'a'"));
        row("a template of places",
            oneScene("'a': {'type': 'text.text', 'properties': {'text': {'expression': '" + repeated("{=1}{", 3900)
                         + "'}}}",
                     "'a'"));
        row("places without end",
            oneScene("'a': {'type': 'text.formula', 'properties': {'latex': {'expression': '" + repeated("{=", 9000)
                         + "'}}}",
                     "'a'"));
        row("a long chain", chainOf(200));
        row("animations in a circle",
            filesOf(
                {{u"animations/a.json"_s,
                  "{'roles': ['x'], 'clips': [{'type': 'animation:b', 'target': 'x'}, {'type': 'animation:b', "
                  "'target': 'x'}]}"},
                 {u"animations/b.json"_s, "{'roles': ['x'], 'clips': [{'type': 'animation:a', 'target': ['x', 'x']}]}"},
                 {u"scenes/s.json"_s,
                  scene("'a': {'type': 'shapes.square'}", "'a'",
                        ", 'tracks': [{'clips': [{'type': 'animation:a', 'target': '*'}]}]")}}));
    }
    void whatGoesTooFarIsAPictureOrAProblem()
    {
        QFETCH(const Files, files);
        QElapsedTimer timer;
        timer.start();
        const auto lecture = lecture::fromFiles(files);
        if (!lecture) {
            QVERIFY(!lecture.error().what.isEmpty() && !lecture.error().remedy.isEmpty());
            return;
        }
        const QSize pixels(64, 36);
        stage::DrawListBuilder meshes(false);
        picture::Show show(*lecture, plugins());
        quint64 first = 0;
        for (const double seconds : {0.0, 0.7, 1.9, 1e6}) {
            const picture::Picture picture = show.at(base::Time::fromSeconds(seconds));
            first = seconds == 0 ? picture.hash : first;
            QVERIFY(!raster::drawn(picture, pixels).isNull());
            const stage::DrawList list = meshes.build(picture, pixels);
            QCOMPARE(list.pieces.size(), list.records.size());
        }
        QCOMPARE(show.at({}).hash, first);
        for (const graph::Problems &problems : {show.problems(), lecture::check(*lecture, plugins())}) {
            for (const graph::Problem &problem : problems)
                QVERIFY(!problem.error.what.isEmpty() && !problem.error.place.isEmpty());
        }
        QVERIFY2(timer.elapsed() < mostMilliseconds, qPrintable(QString::number(timer.elapsed())));
    }

    void everyPropertyOfEveryDefinition_data()
    {
        QTest::addColumn<QString>("block");
        for (const auto &[id, block] : lecture::blockLibrary().blocks)
            QTest::newRow(qPrintable(id)) << id;
    }
    void everyPropertyOfEveryDefinition()
    {
        QFETCH(const QString, block);
        lecture::Lecture lecture = lecture::blockLibrary();
        const auto memo = std::make_shared<graph::Memo>();
        const QString type = lecture::blockType(block);
        const timeline::Registry &types = lecture::typesOf(lecture, plugins());
        // Blocks inside get all values by themselves (tst_hostile_registry), properties of definitions in turn.
        constexpr int turns = 3;
        int number = static_cast<int>(block.size());
        for (const graph::PropertySpec &spec : types.nodes.find(type)->properties) {
            for (const QJsonValue &value : hostileValues(spec)) {
                if (number++ % turns != 0)
                    continue;
                auto scene = std::make_shared<lecture::Scene>();
                scene->id = u"main"_s;
                scene->duration = base::Time::fromSeconds(2);
                const QJsonObject properties{{base::toText(spec.key), value}};
                scene->nodes = sourcesIn({properties});
                graph::Node it{u"it"_s, type, 1, properties, {}};
                scene->nodes.push_back(std::make_shared<const graph::Node>(std::move(it)));
                scene->actors = {u"it"_s};
                lecture.scenes = {scene};
                picture::Show show(lecture, plugins(), {}, {}, memo);
                const QByteArray said = QJsonDocument(properties).toJson();
                for (const double seconds : {0.0, 1.5}) {
                    const picture::Picture picture = show.at(base::Time::fromSeconds(seconds));
                    QVERIFY2(!raster::drawn(picture, {48, 27}).isNull(), said);
                }
                timeline::Score *score = show.scoreAt({});
                const auto outputs = score->evaluator().outputs(score->evaluator().indexOf(u"it"_s), {});
                QVERIFY2(outputs || (!outputs.error().what.isEmpty() && !outputs.error().place.isEmpty()), said);
            }
        }
    }
};

LECTOGRAPH_TEST_MAIN(HostileReuseTest)
#include "tst_hostile_reuse.moc"
