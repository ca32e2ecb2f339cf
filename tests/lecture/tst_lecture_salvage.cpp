// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/files.h"
#include "lecture/salvage.h"
#include "samples.h"
#include "testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

class TestLectureSalvage : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString write(const QString &name, const QByteArray &content)
    {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? path : QString();
    }
    QString archive(const Files &files) { return write(u"a.lecture"_s, *writeArchive(files)); }
    static QStringList scenesOf(const base::Result<Salvaged> &salvaged)
    {
        QStringList ids;
        for (const ScenePtr &scene : salvaged->lecture.scenes)
            ids.append(scene->id);
        return ids;
    }

private Q_SLOTS:
    void aWholeLectureLosesNothing()
    {
        const auto salvaged = salvage(archive(sample()));
        QVERIFY(salvaged);
        QVERIFY(salvaged->lost.empty());
        QCOMPARE(toFiles(salvaged->lecture), toFiles(*fromFiles(sample())));
    }

    void oneBadSceneDoesNotCloseTheOthers_data()
    {
        QTest::addColumn<QByteArray>("content");
        const QByteArray whole = sample().at(u"scenes/end.json"_s);
        QTest::newRow("cut off") << whole.left(whole.size() / 2);
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no text") << QByteArray(100, '\xff');
        QTest::newRow("not a scene") << QByteArray("[1, 2]");
        QTest::newRow("a value of another kind") << QByteArray(R"({"duration": "long", "id": "end"})");
    }
    void oneBadSceneDoesNotCloseTheOthers()
    {
        QFETCH(QByteArray, content);
        Files files = sample();
        files[u"scenes/end.json"_s] = content;
        const QString path = archive(files);
        QVERIFY(!load(path));
        const auto salvaged = salvage(path);
        QVERIFY2(salvaged.has_value(), salvaged ? "" : qPrintable(salvaged.error().text()));
        QCOMPARE(scenesOf(salvaged), QStringList{u"opening"_s});
        QCOMPARE(salvaged->lost.size(), std::size_t(1));
        QVERIFY2(salvaged->lost.front().what.contains(u"“end”"_s), qPrintable(salvaged->lost.front().what));
        QVERIFY(!salvaged->lost.front().remedy.isEmpty());
        QCOMPARE(salvaged->lecture.title, fromFiles(sample())->title);
        // The same from a folder, which stays as it is.
        for (const auto &[name, bytes] : files)
            QVERIFY(!write(u"folder/"_s + name, bytes).isEmpty());
        QCOMPARE(scenesOf(salvage(m_folder.filePath(u"folder"_s))), QStringList{u"opening"_s});
        QFile kept(m_folder.filePath(u"folder/scenes/end.json"_s));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), content);
    }

    void aSceneFileThatIsGoneIsNamed()
    {
        Files files = sample();
        files.erase(u"scenes/opening.json"_s);
        const auto salvaged = salvage(archive(files));
        QVERIFY(salvaged);
        QCOMPARE(scenesOf(salvaged), QStringList{u"end"_s});
        QVERIFY(salvaged->lost.front().what.contains(u"“opening”"_s));
    }

    void aFileThatWasCutOffGivesWhatIsWhole()
    {
        const QByteArray zip = *writeArchive(sample());
        std::size_t most = 0;
        for (qsizetype length = zip.size() - 1; length > 0; length -= 7) {
            const auto salvaged = salvage(write(u"cut.lecture"_s, zip.left(length)));
            if (!salvaged) {
                QVERIFY(!salvaged.error().what.isEmpty() && !salvaged.error().remedy.isEmpty());
                continue;
            }
            most = std::max(most, salvaged->lecture.scenes.size());
            QVERIFY(salvaged->lecture.scenes.size() == 2 || !salvaged->lost.empty());
        }
        QCOMPARE(most, std::size_t(2)); // only the directory was cut off
    }

    void aFlippedByteCostsAtMostTheFileThatItIsIn()
    {
        const QByteArray zip = *writeArchive(sample());
        const qsizetype at = zip.indexOf("scenes/end.json") + 20; // in its content
        QByteArray changed = zip;
        changed[at] = static_cast<char>(~changed[at]);
        const auto salvaged = salvage(write(u"changed.lecture"_s, changed));
        QVERIFY(salvaged);
        QCOMPARE(scenesOf(salvaged), QStringList{u"opening"_s});
        QCOMPARE(salvaged->lost.size(), std::size_t(1));
    }

    void whatIsNoDamageIsRefusedAsBefore()
    {
        Files files = sample();
        QByteArray &document = files[u"lecture.json"_s];
        document.replace("\"version\": 1\n", "\"version\": 999\n");
        const QString newer = archive(files);
        QVERIFY(!salvage(newer));
        QCOMPARE(salvage(newer).error().what, load(newer).error().what);
        QVERIFY(!salvage(m_folder.filePath(u"nowhere.lecture"_s)));
        QVERIFY(!salvage(write(u"picture.lecture"_s, "\x89PNG and so on")));
    }

    void noSentenceIsHalfInAnotherLanguage()
    {
        // Words of libraries are neither translated nor of use to an author.
        const auto cut = load(write(u"cut.lecture"_s, writeArchive(sample())->left(100)));
        QVERIFY(!cut);
        QVERIFY2(!cut.error().what.contains(u'('), qPrintable(cut.error().what));
        QVERIFY2(cut.error().remedy.contains(u"earlier version"_s), qPrintable(cut.error().remedy));
    }
};

} // namespace lectograph::lecture

LECTOGRAPH_APPLESS_TEST_MAIN(lectograph::lecture::TestLectureSalvage)
#include "tst_lecture_salvage.moc"
