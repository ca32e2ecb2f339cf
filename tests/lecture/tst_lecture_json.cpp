// SPDX-License-Identifier: GPL-3.0-or-later
#include "anyjson.h"
#include "lecture/json_reader.h"
#include "lecture/json_writer.h"
#include "testmain.h"

#include <QJsonDocument>
#include <QTest>

using namespace lectograph;
using namespace lectograph::lecture;
using namespace Qt::StringLiterals;

class TestLectureJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenReadsBack()
    {
        const bool holds = rc::check("read(write(x)) = x, and writing it again gives the same bytes", [] {
            const QJsonValue value = anyJson(4);
            const QByteArray text = writeJson(value);
            const auto read = readJson(text);
            RC_ASSERT(read.has_value());
            RC_ASSERT(*read == value);
            RC_ASSERT(writeJson(*read) == text);
        });
        QVERIFY(holds);
    }

    void agreesWithQt()
    {
        const bool holds = rc::check("Qt reads what we write, and we read what Qt writes", [] {
            const QJsonObject value = anyObject(3);
            const QJsonDocument theirs = QJsonDocument::fromJson(writeJson(value));
            RC_ASSERT(theirs.object() == value);
            const auto ours = readJson(QJsonDocument(value).toJson());
            RC_ASSERT(ours.has_value());
            RC_ASSERT(ours->toObject() == value);
        });
        QVERIFY(holds);
    }

    void linesStayWithinTheColumns()
    {
        const bool holds = rc::check("no line is longer than 110 columns where a break would have helped", [] {
            const QString text = QString::fromUtf8(writeJson(anyObject(3)));
            for (const QString &line : text.split(u'\n')) {
                const bool isBreakable = line.trimmed().endsWith(u'}') || line.trimmed().endsWith(u"},"_s);
                if (isBreakable && line.contains(u": "_s))
                    RC_ASSERT(line.size() <= 110 || line.contains(u"{}"_s));
            }
        });
        QVERIFY(holds);
    }

    void canonicalForm_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QByteArray>("canonical");
        QTest::newRow("keys in order") << QByteArray(R"({"b":1,"a":2,"B":3})")
                                       << QByteArray("{\"B\": 3, \"a\": 2, \"b\": 1}\n");
        QTest::newRow("shortest digits") << QByteArray("[0.10, 1e2, 1.0, -0.0, 0.30000000000000004, 1E-7, 5e-324]")
                                         << QByteArray("[0.1, 100, 1, 0, 0.30000000000000004, 1e-07, 5e-324]\n");
        QTest::newRow("large whole numbers") << QByteArray("[9007199254740993, -9223372036854775808]")
                                             << QByteArray("[9007199254740993, -9223372036854775808]\n");
        QTest::newRow("no escapes that are not needed")
            << QByteArray(R"(["\u6ce8\u610f \uD83D\uDE00 \/ \u0001"])") << QByteArray("[\"注意 😀 / \\u0001\"]\n");
        QTest::newRow("empty") << QByteArray("{\"a\" :{ } , \"b\":[\t]}") << QByteArray("{\"a\": {}, \"b\": []}\n");
        QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF[1]") << QByteArray("[1]\n");
        QTest::newRow("what does not fit is broken")
            << QByteArray("{\"list\": [\"" + QByteArray(60, 'x') + "\", \"" + QByteArray(60, 'y')
                          + "\"], \"n\": {\"a\": 1}}")
            << QByteArray("{\n  \"list\": [\n    \"" + QByteArray(60, 'x') + "\",\n    \"" + QByteArray(60, 'y')
                          + "\"\n  ],\n  \"n\": {\"a\": 1}\n}\n");
    }
    void canonicalForm()
    {
        QFETCH(QByteArray, written);
        QFETCH(QByteArray, canonical);
        const auto value = readJson(written);
        QVERIFY2(value, value ? "" : qPrintable(value.error().text()));
        QCOMPARE(writeJson(*value), canonical);
    }

    void listsFillTheirLinesWhereAsked()
    {
        // With indentation, quotation marks, spaces and commas, the first two take 110 columns.
        const QByteArray a = '"' + QByteArray(49, 'a') + '"';
        const QByteArray b = '"' + QByteArray(50, 'b') + '"';
        const QByteArray wider = '"' + QByteArray(51, 'c') + '"';
        const auto fits = readJson("{\"list\": [" + a + ", " + b + ", 1]}");
        QVERIFY(fits);
        const QByteArray filled = "{\n  \"list\": [\n    " + a + ", " + b + ",\n    1\n  ]\n}\n";
        QCOMPARE(writeJsonWithFilledLists(*fits), filled);
        QCOMPARE(writeJsonWithFilledLists(readJson(filled).value()), filled);
        const auto broken = readJson("{\"list\": [" + a + ", " + wider + "]}");
        QVERIFY(broken);
        QCOMPARE(writeJsonWithFilledLists(*broken), "{\n  \"list\": [\n    " + a + ",\n    " + wider + "\n  ]\n}\n");
        const auto deep = readJson("{\"list\": [" + a + ", " + b + ", [1]]}");
        QVERIFY(deep);
        QCOMPARE(writeJsonWithFilledLists(*deep), writeJson(*deep));
    }

    void saysWhereTheTextIsWrong_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("what");
        const auto row = [](const char *name, const QByteArray &text, const QString &place, const QString &what) {
            QTest::newRow(name) << text << place << what;
        };
        row("empty", "", u"line 1, column 1"_s, u"empty"_s);
        row("only spaces", " \n ", u"line 1, column 1"_s, u"empty"_s);
        row("cut off in an object", "{\n \"a\": 1", u"line 2, column 8"_s, u"ends too early"_s);
        row("cut off in a text", "[\"abc", u"line 1, column 6"_s, u"ends too early"_s);
        row("cut off in an escape", "[\"abc\\", u"line 1, column 7"_s, u"ends too early"_s);
        row("cut off in a number", "[-", u"line 1, column 3"_s, u"ends too early"_s);
        row("comma at the end of a list", "[1,\n2,]", u"line 2, column 3"_s, u"“]” where a value belongs"_s);
        row("comma at the end of an object", "{\"a\": 1,}", u"line 1, column 9"_s, u"“}” where a key"_s);
        row("no comma", "{\"a\": 1 \"b\": 2}", u"line 1, column 9"_s, u"where a comma or “}” belongs"_s);
        row("no colon", "{\"a\" 1}", u"line 1, column 6"_s, u"a colon"_s);
        row("key without quotation marks", "{a: 1}", u"line 1, column 2"_s, u"a key in quotation marks"_s);
        row("comment", "{} // end", u"line 1, column 4"_s, u"follows after the end"_s);
        row("two values", "[] []", u"line 1, column 4"_s, u"follows after the end"_s);
        row("other word", "[True]", u"line 1, column 2"_s, u"“T” where a value belongs"_s);
        row("other character", "[😀]", u"line 1, column 2"_s, u"“😀” where a value belongs"_s);
        row("NaN", "[NaN]", u"line 1, column 2"_s, u"“N” where a value belongs"_s);
        row("infinite", "[\n1e999]", u"line 2, column 1"_s, u"too large"_s);
        row("minus infinite", "[-1e999]", u"line 1, column 2"_s, u"too large"_s);
        row("leading zero", "[012]", u"line 1, column 2"_s, u"begins with a zero"_s);
        row("no digit after the point", "[1.]", u"line 1, column 4"_s, u"a digit"_s);
        row("hexadecimal", "[0x10]", u"line 1, column 3"_s, u"a comma or “]”"_s);
        row("line break in a text", "[\"a\nb\"]", u"line 1, column 4"_s, u"line break"_s);
        row("unknown escape", "[\"\\q\"]", u"line 1, column 4"_s, u"one of the escapes"_s);
        row("short hexadecimal escape", "[\"\\u12\"]", u"line 1, column 5"_s, u"four hexadecimal digits"_s);
        row("half of a character", "[1, \"\\ud83d\"]", u"line 1, column 5"_s, u"half of a character"_s);
        row("a key twice", "{\"a\": 1,\n \"a\": 2}", u"line 2, column 2"_s, u"“a” stands twice"_s);
        row("a key twice, once escaped", "{\"a\": 1,\n \"\\u0061\": 2}", u"line 2, column 2"_s, u"stands twice"_s);
        row("Latin-1", "{\n\"caf\xe9\": 1}", u"line 2, column 5"_s, u"not UTF-8"_s);
        row("cut off in a character", "[\"\xe6\xb3", u"line 1, column 3"_s, u"not UTF-8"_s);
        row("surrogate in UTF-8", "[\"\xed\xa0\x80\"]", u"line 1, column 3"_s, u"not UTF-8"_s);
        row("UTF-16", QByteArray("\xff\xfe{\0}\0", 6), u"line 1, column 1"_s, u"not UTF-8"_s);
        row("too deep", QByteArray(100000, '['), u"line 1, column 201"_s, u"nested"_s);
        row("too deep, objects", QByteArray("{\"a\":").repeated(300), u"line 1, column 1001"_s, u"nested"_s);
    }
    void saysWhereTheTextIsWrong()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, place);
        QFETCH(QString, what);
        const auto value = readJson(text);
        QVERIFY(!value);
        QCOMPARE(value.error().place, place);
        QVERIFY2(value.error().what.contains(what), qPrintable(value.error().what));
        QVERIFY(!value.error().remedy.isEmpty());
    }

    void theDepthThatIsAllowedIsRead()
    {
        const Limits limits;
        QVERIFY(readJson(QByteArray(limits.jsonDepth, '[') + QByteArray(limits.jsonDepth, ']')));
        QVERIFY(!readJson(QByteArray(limits.jsonDepth + 1, '[') + QByteArray(limits.jsonDepth + 1, ']')));
    }

    void sizeIsLimited()
    {
        const QByteArray text = "[1, 2, 3, 4]";
        QVERIFY(readJson(text));
        const auto long_ = readJson(text, Limits{.jsonBytes = 8});
        QVERIFY(!long_ && !long_.error().remedy.isEmpty());
        const auto many = readJson(text, Limits{.jsonValues = 4});
        QVERIFY(!many);
        QCOMPARE(many.error().place, u"line 1, column 11"_s);
    }

    void anyBytesAreReadOrRefused()
    {
        const bool holds = rc::check("no bytes do harm", [] {
            const auto bytes = *rc::gen::container<std::string>(
                rc::gen::oneOf(rc::gen::element('{', '}', '[', ']', '"', '\\', ',', ':', '1', 'e', '-', '.', 'u', 'd',
                                                '8', ' ', '\n', 't'),
                               rc::gen::arbitrary<char>()));
            const auto value = readJson(QByteArray::fromStdString(bytes));
            if (value)
                RC_ASSERT(*readJson(writeJson(*value)) == *value);
            else
                RC_ASSERT(!value.error().text().isEmpty() && !value.error().place.isEmpty());
        });
        QVERIFY(holds);
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TestLectureJson)
#include "tst_lecture_json.moc"
