// SPDX-License-Identifier: GPL-3.0-or-later
#include "anylecture.h"
#include "samples.h"
#include "testmain.h"

#include <QTest>

using namespace lectograph;
using namespace lectograph::lecture;
using namespace Qt::StringLiterals;

class TestLectureFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readingGivesTheValuesThatAreWritten()
    {
        const auto read = fromFiles(sample());
        QVERIFY2(read, read ? "" : qPrintable(read.error().text()));
        const Lecture &lecture = *read;
        QCOMPARE(lecture.title[u"zh"_s].toString(), u"注意力"_s);
        QCOMPARE(lecture.language, u"ko"_s);
        QCOMPARE(lecture.languages, (QStringList{u"en"_s, u"zh"_s, u"ko"_s}));
        QCOMPARE(lecture.frameWidth, 16.0);
        QCOMPARE(lecture.frameHeight, 9.0);
        QCOMPARE(lecture.rate, (base::FrameRate{30000, 1001}));
        QCOMPARE(lecture.dialect, base::Dialect::Ce);
        QCOMPARE(lecture.font, u"Noto Sans"_s);
        QCOMPARE(lecture.credits.size(), 1);
        QCOMPARE(lecture.parameters.size(), 1u);
        QCOMPARE(lecture.parameters[0].property, u"radius"_s);
        QCOMPARE(lecture.scenes.size(), 2u);

        const Scene &opening = *lecture.scenes[0];
        QCOMPARE(opening.id, u"opening"_s);
        QCOMPARE(opening.duration, std::optional(base::Time::fromSeconds(12.5)));
        QCOMPARE(opening.actors, (std::vector{u"circle"_s, u"mystery"_s}));
        QCOMPARE(opening.nodes.size(), 3u);
        QCOMPARE(opening.nodes[0]->type, u"test.circle"_s);
        QCOMPARE(opening.nodes[0]->version, 2);
        QCOMPARE(opening.nodes[2]->version, 1);
        const timeline::Clip &group = *opening.tracks.at(0)->clips.at(0);
        QVERIFY(group.isGroup());
        QCOMPARE(group.start, base::Time::fromSeconds(1));
        QCOMPARE(group.duration, std::optional(base::Time::fromSeconds(3)));
        QCOMPARE(group.lag, std::optional(0.5));
        const timeline::Clip &second = *group.clips.at(1);
        QCOMPARE(second.target, u"circle/rim"_s);
        QCOMPARE(second.duration, std::optional(base::Time{base::Time::perSecond / 3}));
        QCOMPARE(second.ease, u"linear"_s);
        QCOMPARE(second.over, u"leaves"_s);
        QCOMPARE(second.version, 4);
        QVERIFY(!group.clips[0]->duration && !group.clips[0]->lag);

        QCOMPARE(*lecture.assets.at(u"assets/cats/tabby.png"_s).content, QByteArray("\x89PNG\r\n\0\1\2", 9));
        QVERIFY(lecture.scenes[1]->tracks.empty());
    }

    void canonicalFilesComeBackByteForByte()
    {
        const auto files = toFiles(*fromFiles(sample()));
        QVERIFY(files);
        for (const auto &[name, content] : sample()) {
            QVERIFY2(files->contains(name), qPrintable(name));
            QCOMPARE(QString::fromUtf8(files->at(name)), QString::fromUtf8(content));
        }
        QCOMPARE(files->size(), sample().size());
    }

    void aParameterNeedsNoIdSinceVersion2()
    {
        Lecture lecture = *fromFiles(sample());
        lecture.parameters[0].id.clear();
        const auto files = toFiles(lecture);
        QVERIFY(files);
        QVERIFY(files->at(u"lecture.json"_s).contains("\"version\": 2"));
        const auto read = fromFiles(*files);
        QVERIFY2(read, read ? "" : qPrintable(read.error().text()));
        QVERIFY(read->parameters[0].id.isEmpty());
        QCOMPARE(read->parameters[0].property, u"radius"_s);
        QVERIFY(*toFiles(*read) == *files);
        Files older = *files;
        older[u"lecture.json"_s].replace("\"version\": 2", "\"version\": 1");
        QVERIFY(!fromFiles(older));
    }

    void unknownThingsAreKeptAtEveryLevel()
    {
        const Lecture lecture = *fromFiles(sample());
        const Scene &opening = *lecture.scenes[0];
        QCOMPARE(lecture.extra[u"future"_s][u"nested"_s].toArray().size(), 4);
        QCOMPARE(lecture.extra[u"frame"_s][u"safe-area"_s].toDouble(), 0.1);
        QCOMPARE(lecture.parameters[0].extra[u"widget"_s].toString(), u"slider"_s);
        QCOMPARE(opening.extra[u"mood"_s].toString(), u"calm"_s);
        QCOMPARE(opening.properties[u"unheard"_s].toInt(), 1);
        QCOMPARE(opening.nodes[0]->extra[u"canvas"_s].toArray().size(), 2);
        QCOMPARE(opening.nodes[0]->properties[u"later"_s][u"a"_s].toInt(), 1);
        QCOMPARE(opening.nodes[1]->type, u"elsewhere.mystery"_s);
        QCOMPARE(opening.tracks[0]->extra[u"height"_s].toInt(), 32);
        QCOMPARE(opening.tracks[0]->clips[0]->clips[1]->extra[u"colour-tag"_s].toString(), u"blue"_s);
        QCOMPARE(*lecture.attachments.at(u"thumbnail.png"_s).content, QByteArray("small"));
        QCOMPARE(*lecture.attachments.at(u"notes/later.txt"_s).content, QByteArray("from the future"));
    }

    void aSavedLectureReadsBack()
    {
        const bool holds = rc::check("files(read(files(x))) = files(x), byte for byte", [] {
            const Lecture lecture = anyLecture();
            const Files files = *toFiles(lecture);
            const auto read = fromFiles(files);
            RC_ASSERT(read.has_value());
            RC_ASSERT(*toFiles(*read) == files);
            RC_ASSERT(read->title == lecture.title);
            RC_ASSERT(read->languages == lecture.languages);
            RC_ASSERT(read->rate == lecture.rate);
            RC_ASSERT(read->dialect == lecture.dialect);
            RC_ASSERT(read->frameWidth == lecture.frameWidth);
            RC_ASSERT(read->scenes.size() == lecture.scenes.size());
            RC_ASSERT(read->extra == lecture.extra);
            for (std::size_t i = 0; i < lecture.scenes.size(); ++i) {
                const Scene &before = *lecture.scenes[i];
                const Scene &after = *read->scenes[i];
                RC_ASSERT(after.duration == before.duration);
                RC_ASSERT(after.actors == before.actors);
                RC_ASSERT(after.nodes.size() == before.nodes.size());
                for (std::size_t n = 0; n < before.nodes.size(); ++n)
                    RC_ASSERT(*after.nodes[n] == *before.nodes[n]);
                RC_ASSERT(after.tracks.size() == before.tracks.size());
                for (std::size_t t = 0; t < before.tracks.size(); ++t)
                    RC_ASSERT(after.tracks[t]->clips.size() == before.tracks[t]->clips.size());
            }
        });
        QVERIFY(holds);
    }

    void defaultsAreLeftOut()
    {
        const QByteArray written = R"({"format": "lectograph", "version": 1, "language": "en", "languages": ["en"],
            "rate": 60, "dialect": "gl", "font": "", "credits": [], "parameters": [], "frame": {"height": 8},
            "scenes": ["scenes/main.json"], "title": null})";
        const QByteArray scene = R"({"id": "main", "properties": {}, "actors": [], "nodes": {"a": {"type": "t.t",
            "version": 1, "properties": {}}}, "tracks": [{"clips": [{"type": "t.t", "start": 0, "ease": "", "clips": []}]}]})";
        const auto files = toFiles(*fromFiles({{u"lecture.json"_s, written}, {u"scenes/main.json"_s, scene}}));
        QVERIFY(files);
        QCOMPARE(files->at(u"lecture.json"_s),
                 QByteArray("{\"format\": \"lectograph\", \"scenes\": [\"scenes/main.json\"], \"version\": 1}\n"));
        QCOMPARE(files->at(u"scenes/main.json"_s),
                 QByteArray("{\"id\": \"main\", \"nodes\": {\"a\": {\"type\": \"t.t\"}}, \"tracks\": [{\"clips\": "
                            "[{\"type\": \"t.t\"}]}]}\n"));
    }

    void anExpressionForEachLanguageNeedsTheNewVersion()
    {
        for (const QByteArray value :
             {R"("plain")", R"({"expression": "{index}"})", R"({"expression": {"en": "{index}"}})",
              R"([1, {"expression": {"ko": "{index}"}}])"}) {
            Files files = sample();
            files[u"lecture.json"_s] = R"({"format": "lectograph", "scenes": ["scenes/main.json"], "version": 2})";
            files[u"scenes/main.json"_s] = R"({"nodes": {"a": {"properties": {"text": )" + value
                + R"(}, "type": "t.t"}}})";
            const auto read = fromFiles(files);
            QVERIFY2(read, read ? "" : qPrintable(read.error().text()));
            const auto written = toFiles(*read);
            QVERIFY(written);
            const bool isNew = written->at(u"lecture.json"_s).contains("\"version\": 2");
            QCOMPARE(isNew, value.contains("expression"));
        }
    }

    void timesSurviveToTheFlick()
    {
        const bool holds = rc::check("every time of up to eleven days reads back exactly", [] {
            const base::Time time{*rc::gen::inRange<qint64>(0, base::Time::perSecond * 1'000'000)};
            Scene scene;
            scene.id = u"main"_s;
            scene.duration = time;
            Lecture lecture;
            lecture.scenes.push_back(std::make_shared<const Scene>(scene));
            RC_ASSERT(fromFiles(*toFiles(lecture))->scenes[0]->duration == std::optional(time));
        });
        QVERIFY(holds);
    }

    void whatCouldNotBeReadAgainIsNotWritten()
    {
        const Lecture lecture = *fromFiles(sample());
        QVERIFY(toFiles(lecture, Limits{.jsonBytes = 2000, .totalBytes = 5000, .files = 6}));
        for (const Limits &limits : {Limits{.jsonBytes = 200}, Limits{.totalBytes = 200}, Limits{.files = 5}}) {
            const auto files = toFiles(lecture, limits);
            QVERIFY(!files);
            QVERIFY(files.error().what.contains(u"larger"_s) && !files.error().remedy.isEmpty());
        }
    }

    void whatALectureTakesInMemoryIsLimitedForAllItsFilesTogether()
    {
        Files files{{u"lecture.json"_s, {}}};
        QByteArray names;
        for (int i = 0; i < 10; ++i) {
            const QByteArray id = "s" + QByteArray::number(i);
            names += (i > 0 ? ", " : "") + ("\"scenes/" + id + ".json\"");
            files[u"scenes/%1.json"_s.arg(QString::fromLatin1(id))] = "{\"id\": \"" + id + "\", \"x\": ["
                + QByteArray("[1],").repeated(999) + "[1]]}";
        }
        files[u"lecture.json"_s] = R"({"format": "lectograph", "scenes": [)" + names + R"(], "version": 1})";
        constexpr qint64 one = 300'000; // a scene takes about 240,000
        QVERIFY(fromFiles(files, Upgrades::ours(), Limits{.memoryBytes = 10 * one}));
        const auto lecture = fromFiles(files, Upgrades::ours(), Limits{.memoryBytes = 5 * one});
        QVERIFY(!lecture);
        QVERIFY2(lecture.error().what.contains(u"memory"), qPrintable(lecture.error().text()));
        QVERIFY(lecture.error().place.startsWith(u"scenes/"));
        QVERIFY(!lecture.error().remedy.isEmpty());

        const Lecture whole = *fromFiles(files);
        QVERIFY(toFiles(whole, Limits{.memoryBytes = 10 * one}));
        QVERIFY(!toFiles(whole, Limits{.memoryBytes = 5 * one}));
        QVERIFY(!toFiles(whole, Limits{.jsonValues = 1000}));
    }

    void scenesThatCannotBeFilesAreRefused_data()
    {
        QTest::addColumn<QStringList>("ids");
        QTest::newRow("empty") << QStringList{u""_s};
        QTest::newRow("leads out") << QStringList{u"../main"_s};
        QTest::newRow("hidden") << QStringList{u".main"_s};
        QTest::newRow("folder") << QStringList{u"a/b"_s};
        QTest::newRow("drive") << QStringList{u"c:main"_s};
        QTest::newRow("twice") << QStringList{u"main"_s, u"main"_s};
    }
    void scenesThatCannotBeFilesAreRefused()
    {
        QFETCH(QStringList, ids);
        Lecture lecture;
        for (const QString &id : ids) {
            Scene scene;
            scene.id = id;
            lecture.scenes.push_back(std::make_shared<const Scene>(scene));
        }
        const auto files = toFiles(lecture);
        QVERIFY(!files);
        QVERIFY(files.error().what.contains(u"id"_s) && !files.error().remedy.isEmpty());
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TestLectureFiles)
#include "tst_lecture_files.moc"
