// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/row.h"
#include "lecture/check.h"

#include "lecture/files.h"
#include "samples.h"
#include "testmain.h"
#include "vocabulary.h"

#include <QTest>

using namespace lectograph;
using namespace lectograph::lecture;
using namespace Qt::StringLiterals;
using graph::Severity;

class TestLectureCheck : public QObject
{
    Q_OBJECT

private:
    const timeline::Registry m_registry = vocabulary();

    static Lecture read(const Files &files)
    {
        const auto lecture = fromFiles(files);
        if (!lecture)
            qFatal("%s", qPrintable(lecture.error().text()));
        return *lecture;
    }

    static QString listed(const graph::Problems &problems)
    {
        QString text;
        for (const graph::Problem &problem : problems)
            text += (problem.severity == Severity::Failure ? u"failure "_s : u"warning "_s) + problem.error.text()
                + u'\n';
        return text;
    }

    void verify(const Lecture &lecture, Severity severity, const QString &place, const QString &what)
    {
        const graph::Problems problems = check(lecture, m_registry);
        const QByteArray all = listed(problems).toUtf8();
        const auto found = std::ranges::find_if(problems, [&](const graph::Problem &problem) {
            return problem.error.place == place && problem.error.what.contains(what);
        });
        QVERIFY2(found != problems.end(), all.constData());
        QVERIFY2(found->severity == severity, all.constData());
        QVERIFY2(problems.size() == 1, all.constData());
    }

private Q_SLOTS:
    void aSoundLectureHasNoProblems()
    {
        const Lecture lecture = read(smallest(R"({
            "actors": ["circle", "title"],
            "nodes": {
                "circle": {"type": "test.circle", "version": 2,
                           "properties": {"radius": {"link": "size"}, "position": [1, 2]}},
                "size": {"type": "test.number", "properties": {"value": {"keys": [{"at": 0, "value": 1},
                                                                                  {"at": 2, "value": 3}]}}},
                "title": {"type": "test.text", "properties": {"text": {"en": "Attention"}}}
            },
            "properties": {"background": "BLUE_E", "seed": 7},
            "tracks": [{"clips": [{"type": "test.fade", "target": "circle", "properties": {"opacity": 1}},
                                  {"type": "group", "lag": 1, "clips": [{"type": "test.fade", "target": "title"}]}]}]
        })"));
        const graph::Problems problems = check(lecture, m_registry);
        QVERIFY2(problems.empty(), qPrintable(listed(problems)));
    }

    void sceneProblems_data()
    {
        QTest::addColumn<QByteArray>("scene");
        QTest::addColumn<bool>("isFailure");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("what");
        const auto row = [](const char *name, const QByteArray &members, bool isFailure, const QString &place,
                            const QString &what) {
            QTest::newRow(name) << "{\"duration\": 4" + members + "}" << isFailure << u"scenes/main.json: "_s + place
                                << what;
        };
        const auto circle = [&](const char *name, const QByteArray &properties, bool isFailure, const QString &place,
                                const QString &what) {
            row(name,
                R"(, "nodes": {"a": {"type": "test.circle", "version": 2, "properties": {)" + properties
                    + R"(}}, "n": {"type": "test.number"}})",
                isFailure, u"nodes/a"_s + place, what);
        };
        const auto clip = [&](const char *name, const QByteArray &members, bool isFailure, const QString &place,
                              const QString &what) {
            row(name,
                R"(, "actors": ["a"], "nodes": {"a": {"type": "test.circle", "version": 2}, "b": {"type": "test.circle",
                "version": 2}}, "tracks": [{"clips": [{)"
                    + members + R"(}]}])",
                isFailure, u"tracks/0/clips/0"_s + place, what);
        };
        row("unknown block", R"(, "nodes": {"a": {"type": "elsewhere.b"}})", true, u"nodes/a"_s, u"“elsewhere.b”"_s);
        row("newer block", R"(, "nodes": {"a": {"type": "test.circle", "version": 3}})", false, u"nodes/a/version"_s,
            u"newer version"_s);
        row("older block", R"(, "nodes": {"a": {"type": "test.circle"}})", false, u"nodes/a/version"_s, u"version 1"_s);
        row("block that cannot be linked", R"(, "nodes": {"a.b": {"type": "test.number"}})", false, u"nodes/a.b"_s,
            u"Nothing can link"_s);
        circle("unknown property", R"("radios": 2)", false, u"/properties/radios"_s, u"“radios”"_s);
        circle("value of another type", R"("radius": "wide")", true, u"/properties/radius"_s, u"number"_s);
        circle("value out of range", R"("radius": -1)", true, u"/properties/radius"_s, u"too small"_s);
        circle("unknown colour", R"("color": "REDISH")", true, u"/properties/color"_s, u"REDISH"_s);
        circle("bad keyframe", R"("radius": {"keys": [{"at": 0, "value": 1}, {"at": 1}]})", true,
               u"/properties/radius/keys/1"_s, u"number"_s);
        circle("link to nothing", R"("radius": {"link": "m"})", true, u"/properties/radius"_s, u"“m”"_s);
        circle("link to no output", R"("radius": {"link": "n.half"})", true, u"/properties/radius"_s, u"“half”"_s);
        circle("link of another type", R"("inside": {"link": "n"})", true, u"/properties/inside"_s, u"does not fit"_s);
        circle("circle of links", R"("inside": {"link": "a"})", true, u""_s, u"circle: a ← a"_s);
        circle("block that fails", R"("radius": 13)", true, u""_s, u"bad luck"_s);
        circle("block that fails later", R"("radius": {"keys": [{"at": 0, "value": 1}, {"at": 2, "value": 13}]})", true,
               u""_s, u"bad luck"_s);
        row("formula", R"(, "nodes": {"a": {"type": "test.formula", "properties": {"formula": "x_1_2"}}})", true,
            u"nodes/a/character 4 “_”"_s, u"Double subscripts"_s);
        row("missing file", R"(, "nodes": {"a": {"type": "test.image", "properties": {"file": "assets/cat.png"}}})",
            true, u"nodes/a/properties/file"_s, u"“assets/cat.png”"_s);
        row("characters that no font has",
            R"(, "nodes": {"a": {"type": "test.text", "properties": {"text": "\udb80\udc00"}}})", false, u"nodes/a"_s,
            u"No installed font"_s);
        row("font of one text", R"(, "nodes": {"a": {"type": "test.text", "properties": {"font": "SimHei Nowhere"}}})",
            false, u"nodes/a"_s, u"not installed"_s);
        row("text in no language", R"(, "nodes": {"a": {"type": "test.text", "properties": {"text": {"ko": "주의"}}}})",
            false, u"nodes/a/properties/text"_s, u"“en”"_s);
        row("numbers in no language",
            R"(, "nodes": {"a": {"type": "test.matrix", "properties": {"values": {"ko": [[1, 2]]}}}})", false,
            u"nodes/a/properties/values"_s, u"no numbers for the language “en”"_s);
        row("actor that is no block", R"(, "actors": ["a"])", true, u"actors"_s, u"“a”"_s);
        row("actor twice", R"(, "actors": ["a", "a"], "nodes": {"a": {"type": "test.circle", "version": 2}})", false,
            u"actors/1"_s, u"twice"_s);
        row("actor without shape", R"(, "actors": ["a"], "nodes": {"a": {"type": "test.number"}})", true, u"nodes/a"_s,
            u"no shape"_s);
        row("unknown scene property", R"(, "properties": {"backround": "RED"})", false, u"properties/backround"_s,
            u"“backround”"_s);
        row("bad scene property", R"(, "properties": {"fov": 500})", true, u"properties/fov"_s, u"too large"_s);
        row("key that looks like another", R"(, "proprties": {})", false, u"proprties"_s, u"means nothing"_s);
        clip("unknown animation", R"("type": "test.fly", "target": "a")", true, u""_s, u"“test.fly”"_s);
        clip("newer animation", R"("type": "test.fade", "version": 2, "target": "a")", false, u"/version"_s,
             u"newer version"_s);
        clip("clip for nobody", R"("type": "test.fade", "target": "c")", true, u""_s, u"“c”"_s);
        clip("clip for a part that is not there", R"("type": "test.fade", "target": "a/rim")", true, u""_s, u"rim"_s);
        clip("clip for a block off stage", R"("type": "test.fade", "target": "b")", false, u"/target"_s,
             u"not on stage"_s);
        clip("clip past the end", R"("type": "test.fade", "target": "a", "start": 3.5)", false, u" at 4 s of main"_s,
             u"ends at 4.5 s"_s);
        clip("unknown easing", R"("type": "test.fade", "target": "a", "ease": "smoth")", true, u""_s, u"smoth"_s);
        clip("unknown lag", R"("type": "test.fade", "target": "a", "over": "letters")", false, u""_s, u"letters"_s);
        clip("unknown property of a clip", R"("type": "test.fade", "target": "a", "properties": {"opacty": 1})", false,
             u"/properties/opacty"_s, u"“opacty”"_s);
        clip("bad property of a clip", R"("type": "test.fade", "target": "a", "properties": {"opacity": 2})", true,
             u"/properties/opacity"_s, u"too large"_s);
        clip("clip that lacks a language",
             R"("type": "test.fade", "target": "a", "properties": {"caption": {"zh": "x"}})", false,
             u"/properties/caption"_s, u"“en”"_s);
        clip("key of a clip that looks like another", R"("type": "test.fade", "target": "a", "durration": 2)", false,
             u"/durration"_s, u"means nothing"_s);
    }
    void sceneProblems()
    {
        QFETCH(QByteArray, scene);
        QFETCH(bool, isFailure);
        QFETCH(QString, place);
        QFETCH(QString, what);
        verify(read(smallest(scene)), isFailure ? Severity::Failure : Severity::Warning, place, what);
    }

    void documentProblems_data()
    {
        QTest::addColumn<QByteArray>("members");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("what");
        const auto row = [](const char *name, const QByteArray &members, const QString &place, const QString &what) {
            QTest::newRow(name) << members << u"lecture.json: "_s + place << what;
        };
        const auto parameter = [&](const char *name, const QByteArray &members, const QString &key,
                                   const QString &what) {
            row(name, R"("parameters": [{"id": "p", )" + members + "}]", u"parameters/0/"_s + key, what);
        };
        parameter("parameter for no scene", R"("scene": "man", "property": "fov")", u"scene"_s, u"“man”"_s);
        parameter("parameter for no block", R"("scene": "main", "node": "b", "property": "radius")", u"node"_s,
                  u"“b”"_s);
        parameter("parameter for no property", R"("scene": "main", "node": "a", "property": "radios")", u"property"_s,
                  u"“radios”"_s);
        parameter("parameter for no scene property", R"("scene": "main", "property": "radius")", u"property"_s,
                  u"“radius”"_s);
        parameter("parameter with a title for no block",
                  R"("scene": "main", "node": "gone", "property": "radius", "label": {"en": "Size of the circle"})",
                  u"node"_s, u"“Size of the circle” is for a block that is no longer there"_s);
        row("parameter twice", R"("parameters": [{"id": "p", "scene": "main", "property": "fov"},
                                                 {"id": "p", "scene": "main", "property": "seed"}])",
            u"parameters/1/id"_s, u"“p”"_s);
        row("language that is not listed", R"("language": "ko", "languages": ["en"])", u"languages"_s, u"“ko”"_s);
        row("title that lacks a language", R"("languages": ["en", "ko"], "title": {"en": "Cats"})", u"title"_s,
            u"“ko”"_s);
        row("font", R"("font": "SimHei Nowhere")", u"font"_s, u"“SimHei Nowhere” is not installed"_s);
        row("key that looks like another", R"("titel": "Cats")", u"titel"_s, u"means nothing"_s);
    }
    void documentProblems()
    {
        QFETCH(QByteArray, members);
        QFETCH(QString, place);
        QFETCH(QString, what);
        Files files = smallest(R"({"duration": 1, "nodes": {"a": {"type": "test.circle", "version": 2},
                                                            "t": {"type": "test.text"}, "u": {"type": "test.text"}}})");
        files[u"lecture.json"_s] = R"({"format": "lectograph", "version": 1, "scenes": ["scenes/main.json"], )"
            + members + '}';
        verify(read(files), Severity::Warning, place, what);
    }

    void emptyThingsAreNoticed()
    {
        verify({}, Severity::Warning, u"lecture.json: scenes"_s, u"no scene"_s);
        verify(read(smallest("{}")), Severity::Warning, u"scenes/main.json: duration"_s, u"no time"_s);
    }

    void aTextBeyondTheFrameIsNoticed_data()
    {
        QTest::addColumn<QByteArray>("properties");
        QTest::addColumn<QByteArray>("scene");
        QTest::addColumn<bool>("isNoticed");
        QTest::newRow("at its edge") << QByteArray(R"("position": [7, 0])") << QByteArray() << true;
        QTest::newRow("within") << QByteArray(R"("position": [5, 0])") << QByteArray() << false;
        QTest::newRow("outside, to come in later") << QByteArray(R"("position": [12, 0])") << QByteArray() << false;
        QTest::newRow("moved by keyframes")
            << QByteArray(R"("position": {"keys": [{"at": 0, "value": [7, 0]}, {"at": 1, "value": [0, 0]}]})")
            << QByteArray() << false;
        QTest::newRow("with keyframes that move nothing")
            << QByteArray(R"("position": [7, 0], "opacity": {"keys": [{"at": 0, "value": 0}, {"at": 1, "value": 1}]})")
            << QByteArray() << true;
        const auto clips = [](const QByteArray &list) { return R"("tracks": [{"clips": [)" + list + R"(]}],)"; };
        const QByteArray atEdge = R"("position": [7, 0])";
        QTest::newRow("moved by a clip") << atEdge << clips(R"({"type": "test.move", "target": "t"})") << false;
        QTest::newRow("moved there and back")
            << atEdge << clips(R"({"type": "test.move", "target": "t", "ease": "there-and-back"})") << true;
        QTest::newRow("moved, then emphasised") << atEdge << clips(R"({"type": "test.move", "target": "t"},
                        {"type": "test.stress", "target": "t", "start": 1})")
                                                << false;
        QTest::newRow("emphasised") << atEdge << clips(R"({"type": "test.stress", "target": "t"})") << true;
        QTest::newRow("emphasised while it enters") << atEdge << clips(R"({"type": "test.enter", "target": "t"},
                        {"type": "test.stress", "target": "t", "start": 0.5})")
                                                    << true;
        QTest::newRow("that enters from elsewhere")
            << atEdge << clips(R"({"type": "test.enter", "target": "t"})") << true;
        QTest::newRow("that leaves for elsewhere")
            << atEdge << clips(R"({"type": "test.leave", "target": "t"})") << true;
        QTest::newRow("seen by a camera") << QByteArray(R"("position": [7, 0])")
                                          << QByteArray(R"("properties": {"camera": {"link": "c"}},)") << false;
    }

    void aTextBeyondTheFrameIsNoticed()
    {
        QFETCH(QByteArray, properties);
        QFETCH(QByteArray, scene);
        timeline::Registry registry = vocabulary();
        const auto add = [&](const QString &id, timeline::Presence presence, double from, double to) {
            timeline::AnimationType move = *registry.animations.find(u"test.fade"_s);
            move.id = id;
            move.channels = timeline::Place;
            move.presence = presence;
            move.ease = from == to ? u"there-and-back"_s : u"linear"_s;
            move.apply = [=](const shape::Shape &before, const timeline::Progress &progress, const timeline::Cue &) {
                const double way = from == to ? 0.5 * progress.whole() : from + (to - from) * progress.whole();
                return base::Result<shape::Shape>(shape::shifted(before, {-way, 0, 0}));
            };
            QVERIFY(registry.animations.add(move));
        };
        add(u"test.move"_s, timeline::Presence::Keeps, 0, 3);
        add(u"test.stress"_s, timeline::Presence::Keeps, 0, 0);
        add(u"test.enter"_s, timeline::Presence::Enters, 3, 0);
        add(u"test.leave"_s, timeline::Presence::Leaves, 0, 3);
        const Lecture lecture = read(smallest(R"({"duration": 2, "actors": ["t"], )" + scene + R"("nodes": {
            "c": {"type": "test.circle", "version": 2}, "t": {"type": "test.text", "properties": {)"
                                              + properties + "}}}}"));
        const graph::Problems problems = check(lecture, registry);
        const auto isBeyond = [](const graph::Problem &problem) {
            return problem.error.what.contains(u"beyond the frame"_s) && problem.severity == Severity::Warning
                && problem.error.place == u"scenes/main.json: nodes/t";
        };
        QTEST(std::ranges::any_of(problems, isBeyond), "isNoticed");
    }

    void whatIsNeverInTheFrameIsNoticed_data()
    {
        QTest::addColumn<QByteArray>("properties");
        QTest::addColumn<QByteArray>("scene");
        QTest::addColumn<QByteArray>("others");
        QTest::addColumn<bool>("isNoticed");
        const QByteArray outside = R"("position": [12, 0])";
        QTest::newRow("outside") << outside << QByteArray() << QByteArray() << true;
        QTest::newRow("at its edge") << QByteArray(R"("position": [7, 0])") << QByteArray() << QByteArray() << false;
        QTest::newRow("brought in by keyframes")
            << QByteArray(R"("position": {"keys": [{"at": 0, "value": [12, 0]}, {"at": 1, "value": [0, 0]}]})")
            << QByteArray() << QByteArray() << false;
        QTest::newRow("with keyframes that move nothing")
            << QByteArray(R"("position": [12, 0], "opacity": {"keys": [{"at": 0, "value": 0}, {"at": 1, "value": 1}]})")
            << QByteArray() << QByteArray() << true;
        const auto clips = [](const QByteArray &list) { return R"("tracks": [{"clips": [)" + list + R"(]}],)"; };
        QTest::newRow("brought in by a clip")
            << outside << clips(R"({"type": "test.move", "target": "t"})") << QByteArray() << false;
        QTest::newRow("entering where it is")
            << outside << clips(R"({"type": "test.fade", "target": "t"})") << QByteArray() << true;
        QTest::newRow("used by another block")
            << outside << QByteArray()
            << QByteArray(R"(, "c": {"type": "test.circle", "version": 2, "properties": {"inside": {"link": "t"}}})")
            << false;
        QTest::newRow("seen by a camera") << outside << QByteArray(R"("properties": {"camera": {"link": "c"}},)")
                                          << QByteArray(R"(, "c": {"type": "test.circle", "version": 2})") << false;
    }

    void whatIsNeverInTheFrameIsNoticed()
    {
        QFETCH(QByteArray, properties);
        QFETCH(QByteArray, scene);
        QFETCH(QByteArray, others);
        timeline::Registry registry = vocabulary();
        timeline::AnimationType move = *registry.animations.find(u"test.fade"_s);
        move.id = u"test.move"_s;
        move.channels = timeline::Place;
        move.presence = timeline::Presence::Keeps;
        move.apply = [](const shape::Shape &before, const timeline::Progress &progress, const timeline::Cue &) {
            return base::Result<shape::Shape>(shape::shifted(before, {-12 * progress.whole(), 0, 0}));
        };
        QVERIFY(registry.animations.add(move));
        const Lecture lecture = read(smallest(R"({"duration": 2, "actors": ["t"], )" + scene
                                              + R"("nodes": {"t": {"type": "test.text", "properties": {)" + properties
                                              + "}}" + others + "}}"));
        const graph::Problems problems = check(lecture, registry);
        const auto isNeverSeen = [](const graph::Problem &problem) {
            return problem.error.what.contains(u"outside of the frame"_s) && problem.severity == Severity::Warning
                && problem.error.place == u"scenes/main.json: nodes/t";
        };
        QTEST(std::ranges::any_of(problems, isNeverSeen), "isNoticed");
    }

    void aChartBeyondTheFrameIsNoticed_data()
    {
        QTest::addColumn<QByteArray>("properties");
        QTest::addColumn<bool>("isNoticed");
        QTest::newRow("too high") << QByteArray(R"("values": [1, 9])") << true;
        QTest::newRow("within") << QByteArray(R"("values": [1, 2])") << false;
        QTest::newRow("that grows") << QByteArray(
            R"("values": {"keys": [{"at": 0, "value": [9]}, {"at": 1, "value": [1]}]})")
                                    << false;
    }

    /// The numbers of a chart decide how large it is; a ring of the same size is where its author has put it.
    void aChartBeyondTheFrameIsNoticed()
    {
        QFETCH(QByteArray, properties);
        timeline::Registry registry = vocabulary();
        addTo(registry,
              {.id = u"test.bars"_s,
               .properties = {row::numbers("values", {1}, "")},
               .outputs = shapeOut,
               .placed = true,
               .evaluate = [](const graph::Inputs &in, const graph::Context &) -> base::Result<graph::Outputs> {
                   return graph::Outputs{shape::leaf(shape::circle(std::ranges::max(in.numbers("values"))), {})};
               }});
        addTo(registry,
              {.id = u"test.ring"_s,
               .properties = {row::numbers("widthProfile", {1}, "")},
               .outputs = shapeOut,
               .placed = true,
               .evaluate = [](const graph::Inputs &, const graph::Context &) -> base::Result<graph::Outputs> {
                   return graph::Outputs{shape::leaf(shape::circle(9), {})};
               }});
        const Lecture lecture = read(smallest(R"({"duration": 2, "actors": ["a", "b"], "nodes": {
            "a": {"type": "test.ring", "properties": {"widthProfile": [0, 1, 0]}},
            "b": {"type": "test.bars", "properties": {)"
                                              + properties + "}}}}"));
        const graph::Problems problems = check(lecture, registry);
        QFETCH(bool, isNoticed);
        QVERIFY2(problems.size() == std::size_t(isNoticed), qPrintable(listed(problems)));
        if (isNoticed) {
            QCOMPARE(problems[0].severity, Severity::Warning);
            QCOMPARE(problems[0].error.place, u"scenes/main.json: nodes/b"_s);
            QVERIFY(problems[0].error.what.contains(u"numbers"_s));
        }
    }

    void stepsThatAreEasedAreNoticed_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("clips");
        QTest::addColumn<QString>("place");
        const auto keys = [](const char *name, const QByteArray &first, const QByteArray &last, const QString &place) {
            QTest::newRow(name) << R"({"keys": [{"at": 0, "value": 0)" + first + R"(}, {"at": 1, "value": )" + last
                    + "}]}" << QByteArray()
                                << place;
        };
        const QString eased = u"nodes/a/properties/progress/keys/0/ease"_s;
        keys("eased keyframes", R"(, "ease": "smooth")", "8", eased);
        keys("keyframes that say nothing", "", "8", {});
        keys("linear keyframes", R"(, "ease": "linear")", "8", {});
        keys("one step", R"(, "ease": "smooth")", "1", {});
        keys("a curve drawn by hand", R"(, "ease": "smooth", "out": [0.1, 2])", "8", {});
        const auto clips = [](const char *name, const QByteArray &members, const QString &place) {
            QTest::newRow(name) << QByteArray("0") << members << place;
        };
        const QString clip = u"tracks/0/clips/0/ease"_s;
        clips("an eased clip", R"({"type": "test.set", "target": "a", "properties": {"progress": 8}})", clip);
        clips("a linear clip",
              R"({"type": "test.set", "target": "a", "ease": "linear", "properties": {"progress": 8}})", {});
        clips("a clip for each step", R"({"type": "test.set", "target": "a", "properties": {"progress": 1}},
              {"type": "test.set", "target": "a", "start": 1, "properties": {"progress": 8}})",
              {});
    }

    void stepsThatAreEasedAreNoticed()
    {
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, clips);
        QFETCH(QString, place);
        timeline::Registry registry = vocabulary();
        addTo(registry,
              {.id = u"test.product"_s,
               .properties = {row::number("progress", 0).between(0, 100).eases("linear")},
               .outputs = shapeOut,
               .placed = true,
               .evaluate = [](const graph::Inputs &, const graph::Context &) -> base::Result<graph::Outputs> {
                   return graph::Outputs{shape::leaf(shape::circle(1), {})};
               }});
        QVERIFY(registry.animations.add({.id = u"test.set"_s, .channels = 0, .setsProperties = true}));
        const Lecture lecture = read(smallest(R"({"duration": 4, "actors": ["a"], "nodes": {
            "a": {"type": "test.product", "properties": {"progress": )"
                                              + value + R"(}}}, "tracks": [{"clips": [)" + clips + "]}]}"));
        const graph::Problems problems = check(lecture, registry);
        QVERIFY2(problems.size() == std::size_t(!place.isEmpty()), qPrintable(listed(problems)));
        if (!place.isEmpty()) {
            QCOMPARE(problems[0].severity, Severity::Warning);
            QCOMPARE(problems[0].error.place, u"scenes/main.json: "_s + place);
            QVERIFY(problems[0].error.what.contains(u"step by step"_s));
        }
    }

    void aProblemOfOneLanguageNamesIt()
    {
        Files files = smallest(R"({"duration": 1, "nodes": {"f": {"type": "test.formula",
            "properties": {"formula": {"en": "x^2", "ko": "x_1_2", "zh": "y"}}}}})");
        files[u"lecture.json"_s] = R"({"format": "lectograph", "version": 1, "scenes": ["scenes/main.json"],
            "languages": ["en", "zh", "ko"]})";
        verify(read(files), Severity::Failure, u"scenes/main.json: nodes/f/character 4 “_” (ko)"_s, u"Double"_s);
    }

    void aLinkToAPartThatIsNotThereIsReported()
    {
        const Lecture lecture = read(smallest(R"({"duration": 2, "nodes": {
            "a": {"type": "test.circle", "version": 2, "properties": {"inside": {"link": "b/rim"}}},
            "b": {"type": "test.circle", "version": 2}}})"));
        const graph::Problems problems = check(lecture, m_registry);
        QCOMPARE(problems.size(), 1u);
        QCOMPARE(problems[0].severity, Severity::Failure);
        QVERIFY2(problems[0].error.what.contains(u"rim"_s), qPrintable(listed(problems)));
    }

    void clipsForWhatIsSeenThroughOthersAreFine()
    {
        // "b" is not on stage, but "a" shows its state on the stage.
        const Lecture lecture = read(smallest(R"({"duration": 2, "actors": ["a"], "nodes": {
            "a": {"type": "test.circle", "version": 2, "properties": {"inside": {"link": "b", "staged": true}}},
            "b": {"type": "test.circle", "version": 2}},
            "tracks": [{"clips": [{"type": "test.fade", "target": "b"}]}]})"));
        const graph::Problems problems = check(lecture, m_registry);
        QVERIFY2(problems.empty(), qPrintable(listed(problems)));
    }

    void aFileThatIsMissingInsideABlockIsReportedOnce_data()
    {
        QTest::addColumn<QByteArray>("file"); // of the picture inside of the definition
        QTest::addColumn<QByteArray>("instance");
        QTest::addColumn<QString>("place");
        const QByteArray gone = R"("assets/gone.png")";
        const QByteArray published = R"({"link": "in.file"})";
        QTest::newRow("of an instance") << published
                                        << QByteArray(R"("block:framed", "properties": {"file": )" + gone + "}")
                                        << u"scenes/main.json: nodes/a/properties/file"_s;
        QTest::newRow("of the definition")
            << gone << QByteArray(R"("block:framed")") << u"blocks/framed.json: nodes/photo/properties/file"_s;
        QTest::newRow("of a block inside of another")
            << gone << QByteArray(R"("block:outer")") << u"blocks/framed.json: nodes/photo/properties/file"_s;
    }
    void aFileThatIsMissingInsideABlockIsReportedOnce()
    {
        QFETCH(const QByteArray, file);
        QFETCH(const QByteArray, instance);
        QFETCH(const QString, place);
        Files files = smallest(R"({"duration": 1, "actors": ["a", "b"], "nodes": {
            "a": {"type": )" + instance
                               + R"(}, "b": {"type": "test.circle", "version": 2}}})");
        files[u"lecture.json"_s] = R"({"format": "lectograph", "version": 2, "scenes": ["scenes/main.json"]})";
        files[u"blocks/framed.json"_s] = R"({"id": "framed", "title": "Framed", "draws": ["photo"],
            "nodes": {"photo": {"type": "test.image", "properties": {"file": )"
            + file + R"(}}},
            "properties": [{"key": "file", "type": "asset", "default": "assets/there.png"}]})";
        files[u"assets/there.png"_s] = "picture";
        files[u"blocks/outer.json"_s] = R"({"id": "outer", "title": "Outer", "draws": ["inner"],
            "nodes": {"inner": {"type": "block:framed"}}, "properties": []})";
        const graph::Problems problems = check(read(files), m_registry);
        QVERIFY2(problems.size() == 1 && problems.front().error.place == place, qPrintable(listed(problems)));
    }

    void failuresComeFirstAndEverythingHasAPlaceAndARemedy()
    {
        Files files = sample();
        files[u"scenes/end.json"_s] = R"({"id": "end", "actors": ["x"], "nodes": {"a": {"type": "test.circle",
            "properties": {"radius": -1, "wide": 2}}}, "tracks": [{"clips": [{"type": "test.fade", "target": "y"}]}]})";
        const graph::Problems problems = check(read(files), m_registry);
        QVERIFY(problems.size() > 5);
        QVERIFY(std::ranges::is_sorted(
            problems, {}, [](const graph::Problem &problem) { return problem.severity == Severity::Warning; }));
        QCOMPARE(problems.front().severity, Severity::Failure);
        QCOMPARE(problems.back().severity, Severity::Warning);
        for (const graph::Problem &problem : problems) {
            QVERIFY2(problem.error.place.contains(u".json: "_s), qPrintable(problem.error.text()));
            QVERIFY2(!problem.error.remedy.isEmpty(), qPrintable(problem.error.text()));
        }
    }
};

LECTOGRAPH_TEST_MAIN(TestLectureCheck)
#include "tst_lecture_check.moc"
