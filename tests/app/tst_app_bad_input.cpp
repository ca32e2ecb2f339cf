// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"
#include "rawzip.h"
#include "samples.h"
#include "testmain.h"

#include <QDir>
#include <QImage>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

using namespace lectograph;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

namespace {

/// A scene with a circle, a second block, and one clip.
QByteArray scene(const QByteArray &block, const QByteArray &clip = R"({"target": "circle", "type": "motion.draw"})",
                 const QByteArray &more = {})
{
    return R"({"actors": ["circle", "block"], "duration": 2, "id": "main", "nodes": {"block": )" + block
        + R"(, "circle": {"properties": {"radius": 1}, "type": "shapes.circle"})" + more
        + R"(}, "tracks": [{"clips": [)" + clip + "]}]}";
}

/// A valid lecture except for the defect of the test row.
QByteArray archive(const lecture::Files &files)
{
    lecture::RawZip zip;
    for (const auto &[name, content] : files)
        zip.add({name.toUtf8(), content});
    return zip.bytes();
}

} // namespace

class TestAppBadInput : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_dir;

    QString path(const QString &name) const { return m_dir.filePath(name); }

private Q_SLOTS:
    void whatCannotBeReadIsRefused_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("part");
        const QByteArray whole = archive(lecture::smallest());
        const auto document = [](const QByteArray &text) { return archive({{u"lecture.json"_s, text}}); };
        QTest::newRow("empty") << QByteArray("") << u"empty"_s;
        QTest::newRow("no archive") << QByteArray("Dear Sir or Madam,") << u"lecture"_s;
        QTest::newRow("truncated") << whole.left(whole.size() * 2 / 3) << u"lecture"_s;
        QTest::newRow("no lecture.json") << archive({{u"readme.txt"_s, "hello"}}) << u"lecture.json"_s;
        QTest::newRow("not UTF-8") << document("{\"format\": \"lectograph\", \"title\": \"\xff\xfe\", \"version\": 1}")
                                   << u"UTF-8"_s;
        QTest::newRow("syntax") << document("{\"format\": }") << u"line 1"_s;
        QTest::newRow("deeply nested") << document("{\"format\": \"lectograph\", \"version\": 1, \"x\": "
                                                   + QByteArray(100000, '[') + QByteArray(100000, ']') + "}")
                                       << u"lecture.json"_s;
        QTest::newRow("from the future") << document(R"({"format": "lectograph", "version": 99})") << u"newer"_s;
        QTest::newRow("missing scene") << document(
            R"({"format": "lectograph", "scenes": ["scenes/main.json"], "version": 1})")
                                       << u"scenes/main.json"_s;
        QTest::newRow("wrong type") << document(R"({"format": "lectograph", "rate": [], "version": 1})") << u"rate"_s;
        QTest::newRow("infinite number") << archive(lecture::smallest(R"({"duration": 1e999, "id": "main"})"))
                                         << u"main.json"_s;
        QTest::newRow("path leaving the archive")
            << lecture::RawZip().add({"../../escaped.txt", "x"}).add({"lecture.json", "{}"}).bytes()
            << u"escaped.txt"_s;
        QTest::newRow("zip bomb")
            << lecture::RawZip().add({"assets/bomb.bin", QByteArray(64 * 1024 * 1024, '\0'), true}).bytes()
            << u"bomb.bin"_s;
        QTest::newRow("lying zip bomb") << lecture::RawZip()
                                               .add({"assets/bomb.bin", QByteArray(64 * 1024 * 1024, '\0'), true,
                                                     0100644, 0, 1000u})
                                               .bytes()
                                        << u"bomb.bin"_s;
    }

    void whatCannotBeReadIsRefused()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, part);
        write(path(u"bad.lecture"_s), content);
        write(path(u"old.mp4"_s), "old video");
        const QStringList before = namesIn(m_dir.path());
        const QList<QStringList> calls{{u"info"_s, u"bad.lecture"_s},
                                       {u"check"_s, u"bad.lecture"_s},
                                       {u"frame"_s, u"bad.lecture"_s, u"--at"_s, u"0"_s, u"-o"_s, u"x.png"_s},
                                       {u"render"_s, u"bad.lecture"_s, u"-o"_s, u"old.mp4"_s, u"--force"_s}};
        // All commands read a file alike: one of them, and another one in turn.
        static qsizetype turn = 0;
        for (const QStringList &call : {calls[1], calls[(turn++ % 3 + 2) % 4]}) {
            const Outcome outcome = run(call, m_dir.path());
            LECTOGRAPH_ENDS(outcome, 1);
            LECTOGRAPH_TELLS(outcome, u"bad.lecture"_s);
            LECTOGRAPH_TELLS(outcome, part);
            QCOMPARE(outcome.err.count(u'\n'), 1);
        }
        QCOMPARE(namesIn(m_dir.path()), before);
        QCOMPARE(read(path(u"bad.lecture"_s)), content);
        QCOMPARE(read(path(u"old.mp4"_s)), "old video");
        QVERIFY(!QFileInfo::exists(path(u"../escaped.txt"_s)));
    }

    void whatIsNoFileIsRefused()
    {
        const Outcome missing = run({u"info"_s, u"missing.lecture"_s}, m_dir.path());
        LECTOGRAPH_ENDS(missing, 1);
        LECTOGRAPH_TELLS(missing, u"missing.lecture"_s);
        QDir(m_dir.path()).mkpath(u"nothing"_s);
        const Outcome folder = run({u"info"_s, u"nothing"_s}, m_dir.path());
        LECTOGRAPH_ENDS(folder, 1);
        LECTOGRAPH_TELLS(folder, u"lecture.json"_s);
        const Outcome device = run({u"info"_s, u"/dev/zero"_s});
        LECTOGRAPH_ENDS(device, 1);
        LECTOGRAPH_TELLS(device, u"/dev/zero"_s);
    }

    void aLectureWithoutScenesHasNothingToRender()
    {
        lecture::Files files = lecture::smallest();
        files.erase(u"scenes/main.json"_s);
        files[u"lecture.json"_s].replace("\"scenes/main.json\"", "");
        write(path(u"empty.lecture"_s), archive(files));
        const QString video = path(u"empty.mp4"_s);
        const Outcome outcome = run({u"render"_s, path(u"empty.lecture"_s), u"-o"_s, video});
        LECTOGRAPH_ENDS(outcome, 1);
        LECTOGRAPH_TELLS(outcome, u"nothing to see"_s);
        QVERIFY(!QFileInfo::exists(video));
    }

    void anEndlesslyWideFrameBecomesAPicture()
    {
        lecture::Files files = lecture::smallest();
        files[u"lecture.json"_s].replace("{", R"({"frame": {"height": 0.01, "width": 1000000}, )");
        write(path(u"wide.lecture"_s), archive(files));
        LECTOGRAPH_ENDS(run({u"frame"_s, path(u"wide.lecture"_s), u"--at"_s, u"0"_s, u"-o"_s, path(u"wide.png"_s)}), 0);
        QVERIFY(QFileInfo::exists(path(u"wide.png"_s)));
    }

    void aTitleIsPrintedAsItIs()
    {
        lecture::Files files = lecture::smallest();
        files[u"lecture.json"_s].replace("{", R"({"title": "100 %1 %2 of it", )");
        write(path(u"percent.lecture"_s), archive(files));
        const Outcome outcome = run({u"info"_s, path(u"percent.lecture"_s)});
        LECTOGRAPH_ENDS(outcome, 0);
        QVERIFY2(outcome.out.startsWith("100 %1 %2 of it\n"_L1), outcome.text().constData());
    }

    /// Small files that expand in memory are rejected together, before they are parsed.
    void whatWouldTakeTooMuchMemoryIsRefused()
    {
        constexpr int scenes = 30;
        lecture::RawZip zip;
        QByteArray names;
        for (int i = 0; i < scenes; ++i) {
            const QByteArray id = "s" + QByteArray::number(i);
            names += (i > 0 ? ", " : "") + ("\"scenes/" + id + ".json\"");
            zip.add({"scenes/" + id + ".json",
                     "{\"id\": \"" + id + "\", \"x\": [" + QByteArray("[1],").repeated(490'000) + "[1]]}", true});
        }
        zip.add({"lecture.json", R"({"format": "lectograph", "scenes": [)" + names + R"(], "version": 1})"});
        const QString file = path(u"wide.lecture"_s);
        write(file, zip.bytes());
        QVERIFY(QFileInfo(file).size() < 400'000);
        QProcess process;
        prepare(process, {u"info"_s, file});
#ifdef Q_OS_UNIX
        process.setChildProcessModifier([] {
            const rlimit memory{rlim_t(3) << 30, rlim_t(3) << 30};
            setrlimit(RLIMIT_AS, &memory);
        });
#endif
        process.start();
        QVERIFY(process.waitForFinished(120'000));
        const QByteArray said = process.readAllStandardError();
        QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 1, said.constData());
        QVERIFY2(said.contains("too much memory"), said.constData());
    }

    /// Each file of a folder is read by its size: reserving the most that a lecture may have took 512 MiB for each.
    void aFolderNeedsNoMoreMemoryThanItsFiles()
    {
        lecture::Files files = lecture::smallest();
        for (int i = 0; i < 20; ++i)
            files.insert_or_assign(u"assets/%1.txt"_s.arg(i), QByteArray("words"));
        const QString folder = path(u"folder"_s);
        for (const auto &[name, content] : files) {
            QVERIFY(QDir().mkpath(QFileInfo(folder + u'/' + name).path()));
            write(folder + u'/' + name, content);
        }
        for (const QStringList &arguments :
             {QStringList{u"check"_s, folder}, {u"thumbnail"_s, folder, path(u"folder.png"_s)}}) {
            QProcess process;
            prepare(process, arguments);
#ifdef Q_OS_UNIX
            process.setChildProcessModifier([] {
                const rlimit memory{rlim_t(3) << 29, rlim_t(3) << 29};
                setrlimit(RLIMIT_AS, &memory);
            });
#endif
            process.start();
            QVERIFY(process.waitForFinished(120'000));
            const QByteArray said = process.readAllStandardError();
            QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0, said.constData());
        }
        QCOMPARE(QImage(path(u"folder.png"_s)).size(), QSize(320, 180));
    }

    /// Control characters from a file are displayed, never sent to the terminal.
    void nothingInAFileReachesTheTerminal()
    {
        const QString osc = u"\u001b]0;owned\u0007"_s;
        const QString csi = u"\u009b31mred"_s;
        const QString turned = u"\u202egnp.exe\u2066"_s;
        lecture::Files files = lecture::smallest();
        QJsonObject document = QJsonDocument::fromJson(files[u"lecture.json"_s]).object();
        document.insert(u"title"_s, QString(osc + csi + turned));
        files[u"lecture.json"_s] = QJsonDocument(document).toJson();
        QJsonObject scene = QJsonDocument::fromJson(files[u"scenes/main.json"_s]).object();
        scene.insert(u"name"_s, QString(csi + turned));
        scene.insert(u"nodes"_s, QJsonObject{{QString(u"n"_s + csi), QJsonObject{{u"type"_s, QString(osc + turned)}}}});
        files[u"scenes/main.json"_s] = QJsonDocument(scene).toJson();
        const QString file = path(u"loud.lecture"_s);
        write(file, archive(files));
        const QString odd = path(u"no-\u001b[2J-such.lecture"_s);
        const auto isObeyed = [](QChar c) {
            const char16_t code = c.unicode();
            return (code < 0x20 && code != '\n' && code != '\t') || (code >= 0x7f && code < 0xa0)
                || (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
        };
        for (const QStringList &words :
             {QStringList{u"info"_s, file}, QStringList{u"info"_s, file, u"--json"_s}, QStringList{u"check"_s, file},
              QStringList{u"check"_s, file, u"--json"_s}, QStringList{u"info"_s, odd}, QStringList{osc},
              QStringList{u"frame"_s, file, u"--at"_s, u"0"_s, u"-o"_s, path(u"loud.png"_s)},
              QStringList{u"render"_s, file, u"--scene"_s, csi, u"-o"_s, path(u"loud.mp4"_s)}}) {
            const Outcome outcome = run(words);
            const QString all = outcome.out + outcome.err;
            QVERIFY2(std::ranges::none_of(all, isObeyed), outcome.text().constData());
        }
        // JSON output preserves the text.
        QCOMPARE(objectOf(run({u"info"_s, file, u"--json"_s}))[u"title"_s].toString(), osc + csi + turned);
    }

    void whatCanBeKeptPlaysOn_data()
    {
        QTest::addColumn<QByteArray>("scene");
        QTest::addColumn<int>("code");      // exit code of check
        QTest::addColumn<QString>("place"); // in the scene
        QTest::addColumn<QString>("part");
        const auto row = [](const char *name, const QByteArray &text, int code, const QString &place,
                            const QString &part) { QTest::newRow(name) << text << code << place << part; };
        row("unknown block", scene(R"({"properties": {"a": 1}, "type": "other.thing"})"), 1, u"nodes/block"_s,
            u"“other.thing”"_s);
        row("unknown animation", scene(R"({"type": "shapes.dot"})", R"({"target": "circle", "type": "other.spin"})"), 1,
            u"tracks/0/clips/0"_s, u"“other.spin”"_s);
        row("absent font", scene(R"({"properties": {"family": "No Such Font", "text": "hi"}, "type": "text.text"})"), 0,
            u"nodes/block"_s, u"“No Such Font”"_s);
        row("absent glyph", scene(R"({"properties": {"text": "\uE123"}, "type": "text.text"})"), 0, u"nodes/block"_s,
            u"U+E123"_s);
        row("formula with an error", scene(R"({"properties": {"latex": "x^2^3"}, "type": "text.formula"})"), 1,
            u"nodes/block"_s, u"xponent"_s);
        row("missing image", scene(R"({"properties": {"file": "assets/none.png"}, "type": "shapes.image"})"), 1,
            u"nodes/block"_s, u"“assets/none.png”"_s);
        row("broken image", scene(R"({"properties": {"file": "assets/broken.png"}, "type": "shapes.image"})"), 1,
            u"nodes/block"_s, u"“assets/broken.png”"_s);
        row("wrong type", scene(R"({"properties": {"radius": "big"}, "type": "shapes.circle"})"), 1, u"nodes/block"_s,
            u"number"_s);
        row("out of range", scene(R"({"properties": {"radius": -1}, "type": "shapes.circle"})"), 1, u"nodes/block"_s,
            u"too small"_s);
        row("dangling link", scene(R"({"properties": {"radius": {"link": "nowhere"}}, "type": "shapes.circle"})"), 1,
            u"nodes/block"_s, u"“nowhere”"_s);
        row("cycle",
            scene(
                R"({"properties": {"a": {"link": "other"}, "formula": "a"}, "type": "values.expression"})",
                R"({"target": "circle", "type": "motion.draw"})",
                R"(, "other": {"properties": {"a": {"link": "block"}, "formula": "a"}, "type": "values.expression"})"),
            1, u"nodes/"_s, u"circle: "_s);
        row("clip for nobody", scene(R"({"type": "shapes.dot"})", R"({"target": "nobody", "type": "motion.draw"})"), 1,
            u"tracks/0/clips/0"_s, u"“nobody”"_s);
        row("zero by zero",
            scene(R"({"properties": {"radius": {"link": "number"}}, "type": "shapes.circle"})",
                  R"({"target": "circle", "type": "motion.draw"})",
                  R"(, "number": {"properties": {"formula": "0/0"}, "type": "values.expression"})"),
            1, u"nodes/"_s, u"0/0"_s);
        const QByteArray ratio = R"(, "ratio": {"properties": {"formula": "1/a"}, "type": "values.expression"})";
        row("one by zero, which becomes something else",
            scene(R"({"properties": {"radius": {"link": "ratio"}}, "type": "shapes.circle"})",
                  R"({"properties": {"to": {"link": "circle"}}, "target": "block", "type": "motion.become"})", ratio),
            1, u"nodes/ratio"_s, u"1/0"_s);
        row("a point far outside, which becomes something else",
            scene(R"({"properties": {"points": [1e308, 0, 1, 1, 0, 1]}, "type": "shapes.polygon"})",
                  R"({"properties": {"to": {"link": "circle"}}, "target": "block", "type": "motion.become"})"),
            1, u"nodes/block"_s, u"far too large"_s);
        row("axes without an end, which pulse",
            scene(R"({"properties": {"xMost": {"link": "ratio"}}, "type": "charts.axes"})",
                  R"({"duration": 2, "target": "block", "type": "motion.pulse"})", ratio),
            1, u"nodes/ratio"_s, u"1/0"_s);
        QString groups;
        for (int i = 1; i <= 30; ++i) {
            const QString before = uR"({"link": "g%1"})"_s.arg(i - 1);
            groups += uR"(, "g%1": {"properties": {"children": [%2, %2]}, "type": "layout.group"})"_s.arg(
                QString::number(i), before);
        }
        row("growth by nesting",
            scene(R"({"properties": {"children": [{"link": "g30"}]}, "type": "layout.group"})",
                  R"({"target": "circle", "type": "motion.draw"})",
                  R"(, "g0": {"type": "shapes.circle"})" + groups.toUtf8()),
            1, u"nodes/g"_s, u"parts"_s);
        row("copies of copies",
            scene(R"({"properties": {"count": 5000, "shape": {"link": "row"}}, "type": "layout.repeat"})",
                  R"({"target": "circle", "type": "motion.draw"})",
                  R"(, "row": {"properties": {"count": 5000, "shape": {"link": "circle"}}, "type": "layout.repeat"})"),
            1, u"nodes/block"_s, u"parts"_s);
    }

    void whatCanBeKeptPlaysOn()
    {
        QFETCH(QByteArray, scene);
        QFETCH(int, code);
        QFETCH(QString, place);
        QFETCH(QString, part);
        const QString file = path(u"odd.lecture"_s);
        lecture::Files files = lecture::smallest(scene);
        files[u"assets/broken.png"_s] = QByteArray("\x89PNG\r\n\x1a\nrubbish", 15);
        write(file, archive(files));

        const Outcome checked = run({u"check"_s, u"--json"_s, file});
        LECTOGRAPH_ENDS(checked, code);
        bool named = false;
        for (const QJsonValue &problem : arrayOf(checked)) {
            named = named
                || (problem[u"place"_s].toString().startsWith(u"scenes/main.json: "_s + place)
                    && (problem[u"problem"_s].toString() + problem[u"remedy"_s].toString()).contains(part));
        }
        QVERIFY2(named, checked.text().constData());
        if (code == 0) // a warning
            LECTOGRAPH_ENDS(run({u"check"_s, u"--strict"_s, file}), 1);

        const QString picture = path(u"odd.png"_s);
        QFile::remove(picture);
        const QStringList words{u"frame"_s, file, u"--at"_s, u"1.5"_s, u"-o"_s, picture, u"--size"_s, u"160x90"_s};
        const Outcome whole = run(words); // nothing is written where something would be missing
        LECTOGRAPH_ENDS(whole, code);
        QVERIFY2(whole.err.contains(part), whole.text().constData());
        QCOMPARE(QFileInfo::exists(picture), code == 0);
        const Outcome frame = run(words + QStringList{u"--keep-going"_s});
        LECTOGRAPH_ENDS(frame, 0);
        QVERIFY2(frame.err.contains(part), frame.text().constData());
        QVERIFY(QFileInfo(picture).size() > 0);

        // The copy preserves it for users who have the plugin, the font or the file.
        const QString copy = path(u"copy.lecture"_s);
        LECTOGRAPH_ENDS(run({u"new"_s, file, copy, u"--force"_s}), 0);
        QCOMPARE(arrayOf(run({u"check"_s, u"--json"_s, copy})), arrayOf(checked));
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestAppBadInput)
#include "tst_app_bad_input.moc"
