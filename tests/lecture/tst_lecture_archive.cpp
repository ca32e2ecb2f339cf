// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/archive.h"
#include "rawzip.h"
#include "samples.h"
#include "testmain.h"

#include <QTest>

using namespace lectograph;
using namespace lectograph::lecture;
using namespace Qt::StringLiterals;

class TestLectureArchive : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameFilesGiveTheSameBytes()
    {
        const auto first = writeArchive(sample());
        QVERIFY(first);
        QTest::qSleep(2100); // zip archives store times in steps of two seconds
        QCOMPARE(*writeArchive(sample()), *first);
        QCOMPARE(*readArchive(*first), sample());
    }

    void otherProgramsCanReadIt()
    {
        const QByteArray zip = *writeArchive(sample());
        QVERIFY(zip.startsWith("PK\3\4"));
        QVERIFY(zip.contains("scenes/opening.json"));
        QVERIFY(zip.size() < 6000);
    }

    void largeContentsStaySafeToOpen()
    {
        const Files files{{u"assets/zeros.bin"_s, QByteArray(17 * 1024 * 1024, '\0')}};
        QCOMPARE(*readArchive(*writeArchive(files)), files);
    }

    void honestForeignArchivesAreRead()
    {
        const QByteArray zip =
            RawZip()
                .add({.name = "assets/", .content = "", .unixMode = 040755})
                .add({.name = "assets/한국어.txt", .content = "문자", .deflated = true, .flags = 0x800})
                .bytes();
        const auto files = readArchive(zip);
        QVERIFY2(files, files ? "" : qPrintable(files.error().text()));
        QCOMPARE(*files, (Files{{u"assets/한국어.txt"_s, "문자"}}));
    }

    void harmfulArchivesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("zip");
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("place");
        const auto row = [](const char *name, const RawZip &zip, const QString &what, const QString &place) {
            QTest::newRow(name) << zip.bytes() << what << place;
        };
        const QByteArray zeros(20 * 1024 * 1024, '\0');
        row("leaves upwards", RawZip().add({.name = "../evil.json", .content = "x"}), u"stay inside"_s,
            u"../evil.json"_s);
        row("leaves from within", RawZip().add({.name = "a/../../evil", .content = "x"}), u"stay inside"_s,
            u"a/../../evil"_s);
        row("absolute", RawZip().add({.name = "/etc/passwd", .content = "x"}), u"stay inside"_s, u"/etc/passwd"_s);
        row("drive", RawZip().add({.name = "C:evil", .content = "x"}), u"store"_s, u"C:evil"_s);
        row("back slash", RawZip().add({.name = "..\\evil", .content = "x"}), u"store"_s, u"..\\evil"_s);
        row("hidden", RawZip().add({.name = ".git/config", .content = "x"}), u"hidden"_s, u".git/config"_s);
        row("hidden below", RawZip().add({.name = "assets/.git/hooks/pre-commit", .content = "x"}), u"hidden"_s,
            u"assets/.git/hooks/pre-commit"_s);
        row("line break", RawZip().add({.name = "a\nb", .content = "x"}), u"store"_s, u"a\nb"_s);
        row("empty name", RawZip().add({.name = "", .content = "x"}), u"stay inside"_s, u""_s);
        row("symbolic link", RawZip().add({.name = "assets/a", .content = "/etc/passwd", .unixMode = 0120777}),
            u"symbolic link"_s, u"assets/a"_s);
        row("twice",
            RawZip().add({.name = "lecture.json", .content = "a"}).add({.name = "lecture.json", .content = "b"}),
            u"twice"_s, u"lecture.json"_s);
        row("password", RawZip().add({.name = "lecture.json", .content = "0123456789abcdef", .flags = 1}),
            u"password"_s, u"lecture.json"_s);
        row("bomb", RawZip().add({.name = "assets/a", .content = zeros, .deflated = true}), u"more than"_s,
            u"assets/a"_s);
        row("claims more than it has", RawZip().add({.name = "assets/a", .content = "abc", .claimedSize = 400}),
            u"damaged"_s, u"assets/a"_s);
        row("has more than it claims",
            RawZip().add({.name = "assets/a", .content = QByteArray(5000, 'a'), .deflated = true, .claimedSize = 400}),
            u"damaged"_s, u"assets/a"_s);
        row("claims gigabytes",
            RawZip().add({.name = "assets/a", .content = "abc", .deflated = true, .claimedSize = 0xfffffff0u}),
            u"more than"_s, u"assets/a"_s);
    }
    void harmfulArchivesAreRefused()
    {
        QFETCH(QByteArray, zip);
        QFETCH(QString, what);
        QFETCH(QString, place);
        const auto files = readArchive(zip);
        QVERIFY(!files);
        QVERIFY2(files.error().what.contains(what), qPrintable(files.error().text()));
        QCOMPARE(files.error().place, place);
        QVERIFY(!files.error().remedy.isEmpty());
    }

    void theLimitsHoldForAllFilesTogether()
    {
        const QByteArray zip = *writeArchive({{u"a"_s, QByteArray(60, 'a')}, {u"b"_s, QByteArray(60, 'b')}});
        QVERIFY(readArchive(zip, Limits{.totalBytes = 120, .files = 2}));
        QVERIFY(!readArchive(zip, Limits{.totalBytes = 119}));
        QVERIFY(!readArchive(zip, Limits{.files = 1}));
    }

    void everyCutAndEveryFlippedByteIsSurvived()
    {
        const QByteArray zip = *writeArchive(smallest());
        for (qsizetype length = 0; length < zip.size(); ++length) {
            const auto files = readArchive(zip.left(length));
            QVERIFY(!files);
            QVERIFY(!files.error().remedy.isEmpty());
        }
        for (qsizetype i = 0; i < zip.size(); ++i) {
            QByteArray changed = zip;
            changed[i] = static_cast<char>(~changed[i]);
            // Some bytes are irrelevant (dates); the files must be the same.
            const auto files = readArchive(changed);
            QVERIFY(!files || files->size() <= 2);
            if (files && files->contains(u"lecture.json"_s))
                QCOMPARE(files->at(u"lecture.json"_s), smallest().at(u"lecture.json"_s));
        }
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TestLectureArchive)
#include "tst_lecture_archive.moc"
