// SPDX-License-Identifier: GPL-3.0-or-later
#include "samples.h"
#include "testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace lectograph;
using namespace lectograph::lecture;
using namespace Qt::StringLiterals;

/// Each row is an unreadable lecture. The message must contain the file, the place in it, and a remedy.
class TestLectureBadInput : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString write(const QString &name, const QByteArray &content)
    {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write a test file");
        return path;
    }

    static void verify(const QString &path, const QString &place, const QString &what)
    {
        const auto lecture = load(path);
        QVERIFY2(!lecture, "was read");
        const base::Error &error = lecture.error();
        QVERIFY2(error.what.contains(what), qPrintable(error.text()));
        QCOMPARE(error.place, place.isEmpty() ? path : path + u": "_s + place);
        QVERIFY2(!error.remedy.isEmpty(), qPrintable(error.text()));
        QVERIFY2(error.what.endsWith(u'.') && error.remedy.endsWith(u'.'), qPrintable(error.text()));
    }

private Q_SLOTS:
    void document_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("what");
        const auto row = [](const char *name, const QByteArray &members, const QString &place, const QString &what) {
            QTest::newRow(name) << R"({"format": "lectograph", "version": 1)" + members + '}'
                                << u"lecture.json: "_s + place << what;
        };
        const auto text = [](const char *name, const QByteArray &whole, const QString &place, const QString &what) {
            QTest::newRow(name) << whole << u"lecture.json"_s + place << what;
        };
        text("empty", "", u": line 1, column 1"_s, u"empty"_s);
        text("syntax", "{\n  \"format\" \"x\"}", u": line 2, column 12"_s, u"colon"_s);
        text("no object", "[]", u""_s, u"does not hold a JSON object"_s);
        text("other program", R"({"format": "krita", "version": 1})", u": format"_s, u"does not belong"_s);
        text("no format", R"({"version": 1})", u": format"_s, u"does not belong"_s);
        text("no version", R"({"format": "lectograph"})", u": version"_s, u"missing"_s);
        text("newer version", R"({"format": "lectograph", "version": 99, "scenes": 3})", u": version"_s,
             u"newer Lectograph"_s);
        text("version zero", R"({"format": "lectograph", "version": 0})", u": version"_s, u"not possible"_s);
        text("half version", R"({"format": "lectograph", "version": 1.5})", u": version"_s, u"not a version"_s);
        text("version as text", R"({"format": "lectograph", "version": "1"})", u": version"_s, u"the text “1”"_s);
        text("infinite number", "{\"format\": \"lectograph\", \"version\": 1,\n \"frame\": {\"width\": 1e999}}",
             u": line 2, column 21"_s, u"too large"_s);
        text("a key twice", "{\"format\": \"lectograph\", \"version\": 1,\n \"title\": \"a\", \"title\": \"b\"}",
             u": line 2, column 16"_s, u"twice"_s);
        row("title", R"(, "title": 3)", u"title"_s, u"a text for each language"_s);
        row("title in no text", R"(, "title": {"en": 3})", u"title"_s, u"a text for each language"_s);
        row("language", R"(, "language": ["en"])", u"language"_s, u"a list where a text"_s);
        row("languages", R"(, "languages": "en")", u"languages"_s, u"where a list belongs"_s);
        row("languages of numbers", R"(, "languages": [1])", u"languages"_s, u"the number 1"_s);
        row("frame", R"(, "frame": [16, 9])", u"frame"_s, u"where an object belongs"_s);
        row("no width", R"(, "frame": {"width": 0})", u"frame/width"_s, u"0 is not possible"_s);
        row("negative height", R"(, "frame": {"height": -9})", u"frame/height"_s, u"not possible"_s);
        row("rate", R"(, "rate": 29.97)", u"rate"_s, u"not a frame rate"_s);
        row("no rate", R"(, "rate": 0)", u"rate"_s, u"not a frame rate"_s);
        row("rate by zero", R"(, "rate": "30/0")", u"rate"_s, u"not a frame rate"_s);
        row("rate in words", R"(, "rate": "thirty")", u"rate"_s, u"not a frame rate"_s);
        row("rate beyond all", R"(, "rate": "1000000/1")", u"rate"_s, u"not a frame rate"_s);
        row("dialect", R"(, "dialect": "cairo")", u"dialect"_s, u"“cairo” is not known"_s);
        row("credits", R"(, "credits": "me")", u"credits"_s, u"where a list belongs"_s);
        row("parameter", R"(, "parameters": [3])", u"parameters/0"_s, u"where an object belongs"_s);
        row("parameter without id", R"(, "parameters": [{"scene": "a"}])", u"parameters/0/id"_s, u"“id” is missing"_s);
        row("scenes", R"(, "scenes": {"main": {}})", u"scenes"_s, u"where a list belongs"_s);
        row("scene elsewhere", R"(, "scenes": ["../main.json"])", u"scenes/0"_s, u"not the name of a scene"_s);
        row("scene leads out", R"(, "scenes": ["scenes/../../a.json"])", u"scenes/0"_s, u"not the name of a scene"_s);
        row("scene without name", R"(, "scenes": ["scenes/.json"])", u"scenes/0"_s, u"not the name of a scene"_s);
        row("missing scene", R"(, "scenes": ["scenes/main.json", "scenes/b.json"])", u"scenes/1"_s, u"is missing"_s);
        row("scene twice", R"(, "scenes": ["scenes/main.json", "scenes/main.json"])", u"scenes/1"_s, u"listed twice"_s);
    }
    void document()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, place);
        QFETCH(QString, what);
        Files files = smallest();
        files[u"lecture.json"_s] = text;
        verify(write(u"bad.lecture"_s, *writeArchive(files)), place, what);
    }

    void scene_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("what");
        const auto row = [](const char *name, const QByteArray &text, const QString &place, const QString &what) {
            QTest::newRow(name) << text << u"scenes/main.json"_s + place << what;
        };
        const auto clip = [&](const char *name, const QByteArray &members, const QString &place, const QString &what) {
            row(name, R"({"tracks": [{}, {"clips": [{"type": "a"}, {)" + members + "}]}]}",
                u": tracks/1/clips/1"_s + place, what);
        };
        row("empty", "", u": line 1, column 1"_s, u"empty"_s);
        row("cut off", "{\"nodes\": {", u": line 1, column 12"_s, u"ends too early"_s);
        row("Latin-1", "{\n\n\"name\": \"caf\xe9\"}", u": line 3, column 13"_s, u"not UTF-8"_s);
        row("deeply nested", "{\"properties\":" + QByteArray(100000, '['), u": line 1, column 214"_s, u"nested"_s);
        row("no object", "\"scene\"", u""_s, u"does not hold a JSON object"_s);
        row("other id", R"({"id": "opening"})", u": id"_s, u"its file is scenes/main.json"_s);
        row("negative duration", R"({"duration": -1})", u": duration"_s, u"-1 is not possible"_s);
        row("endless", R"({"duration": 1e300})", u": duration"_s, u"not possible"_s);
        row("duration as text", R"({"duration": "3 s"})", u": duration"_s, u"where a number belongs"_s);
        row("properties", R"({"properties": []})", u": properties"_s, u"where an object belongs"_s);
        row("nodes as list", R"({"nodes": []})", u": nodes"_s, u"where an object belongs"_s);
        row("node", R"({"nodes": {"a": 3}})", u": nodes/a"_s, u"A node is an object"_s);
        row("node without type", R"({"nodes": {"a": {}}})", u": nodes/a/type"_s, u"“type” is missing"_s);
        row("node with empty type", R"({"nodes": {"a": {"type": ""}}})", u": nodes/a/type"_s, u"empty"_s);
        row("node's type", R"({"nodes": {"a": {"type": {}}}})", u": nodes/a/type"_s, u"an object where a text"_s);
        row("node's version", R"({"nodes": {"a": {"type": "b", "version": -2}}})", u": nodes/a/version"_s,
            u"not possible"_s);
        row("node's properties", R"({"nodes": {"a": {"type": "b", "properties": null}}})", u": nodes/a/properties"_s,
            u"null where an object"_s);
        row("the same node twice", "{\"nodes\": {\"a\": {\"type\": \"b\"},\n\"a\": {\"type\": \"b\"}}}",
            u": line 2, column 1"_s, u"“a” stands twice"_s);
        row("actors", R"({"actors": ["a", {}]})", u": actors"_s, u"an object where a text"_s);
        row("tracks", R"({"tracks": {}})", u": tracks"_s, u"where a list belongs"_s);
        row("track", R"({"tracks": [[]]})", u": tracks/0"_s, u"where an object belongs"_s);
        row("track's name", R"({"tracks": [{"name": 1}]})", u": tracks/0/name"_s, u"a text for each language"_s);
        row("clips", R"({"tracks": [{"clips": 1}]})", u": tracks/0/clips"_s, u"where a list belongs"_s);
        clip("clip without type", R"("start": 1)", u"/type"_s, u"“type” is missing"_s);
        clip("negative start", R"("type": "a", "start": -0.5)", u"/start"_s, u"-0.5 is not possible"_s);
        clip("clip's negative duration", R"("type": "a", "duration": -1)", u"/duration"_s, u"not possible"_s);
        clip("negative lag", R"("type": "a", "lag": -1)", u"/lag"_s, u"not possible"_s);
        clip("lag as text", R"("type": "a", "lag": "1")", u"/lag"_s, u"where a number belongs"_s);
        clip("target", R"("type": "a", "target": 1)", u"/target"_s, u"where a text belongs"_s);
        clip("ease", R"("type": "a", "ease": true)", u"/ease"_s, u"true or false where a text"_s);
        clip("over", R"("type": "a", "over": [])", u"/over"_s, u"where a text belongs"_s);
        clip("clip inside a group", R"("type": "group", "clips": [{"type": "group", "clips": [{}]}])",
             u"/clips/0/clips/0/type"_s, u"“type” is missing"_s);
    }
    void scene()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, place);
        QFETCH(QString, what);
        verify(write(u"bad.lecture"_s, *writeArchive(smallest(text))), place, what);
    }

    void sameFromAFolder()
    {
        write(u"folder/lecture.json"_s, smallest().at(u"lecture.json"_s));
        write(u"folder/scenes/main.json"_s, R"({"nodes": {"a": {}}})");
        verify(m_folder.filePath(u"folder"_s), u"scenes/main.json: nodes/a/type"_s, u"“type” is missing"_s);
        verify(m_folder.filePath(u"folder/lecture.json"_s), u"scenes/main.json: nodes/a/type"_s,
               u"“type” is missing"_s);
    }

    void notALecture()
    {
        verify(m_folder.filePath(u"nowhere.lecture"_s), {}, u"no such file"_s);
        verify(write(u"empty.lecture"_s, ""), {}, u"empty"_s);
        verify(write(u"picture.lecture"_s, "\x89PNG and so on"), {}, u"not a lecture"_s);
        verify(write(u"cut.lecture"_s, writeArchive(smallest())->left(100)), {}, u"damaged"_s);
        verify(write(u"scene.json"_s, smallest().at(u"scenes/main.json"_s)), {}, u"one JSON file of a lecture"_s);
        verify(write(u"other.zip"_s, *writeArchive({{u"a.txt"_s, "a"}})), u"lecture.json"_s, u"no lecture.json"_s);
        QDir(m_folder.path()).mkdir(u"bare"_s);
        verify(m_folder.filePath(u"bare"_s), u"lecture.json"_s, u"no lecture.json"_s);
        verify(u"/dev/null"_s, {}, u"not a regular file"_s);
    }

    void linksThatLeadOutOfTheFolder()
    {
        write(u"linked/lecture.json"_s, smallest().at(u"lecture.json"_s));
        write(u"linked/scenes/main.json"_s, "{}");
        QDir().mkpath(m_folder.filePath(u"linked/assets/deep"_s));
        QVERIFY(load(m_folder.filePath(u"linked"_s)));
        const auto refuse = [&](const QString &target, const QString &name) {
            const QString link = m_folder.filePath(u"linked/"_s + name);
            QVERIFY(QFile::link(target, link));
            const auto lecture = load(m_folder.filePath(u"linked"_s));
            QVERIFY2(!lecture, qPrintable(name));
            QVERIFY(lecture.error().what.contains(u"symbolic link"_s) && lecture.error().what.contains(name));
            QCOMPARE(lecture.error().place, link);
            QVERIFY(!lecture.error().remedy.isEmpty());
            QVERIFY(QFile::remove(link));
        };
        refuse(u"/etc/passwd"_s, u"assets/deep/a.txt"_s);
        refuse(u"/nowhere"_s, u"assets/b.txt"_s);
        refuse(u"/etc"_s, u"assets/etc"_s);
        refuse(u"/etc/passwd"_s, u"scenes/b.json"_s);
        refuse(u"/etc/passwd"_s, u"thumbnail.png"_s);
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TestLectureBadInput)
#include "tst_lecture_bad_input.moc"
