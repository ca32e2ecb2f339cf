// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/edits/camera_edits.h"
#include "editor/edits/mime.h"
#include "testmain.h"

#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

class StageDropsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }

    void wordsAndPicturesAreDroppedWhereThePointerIs()
    {
        Bench bench(emptyLecture(u"en"_s));
        QMimeData words;
        words.setText(u"Attention"_s);
        QVERIFY(test::drop(bench.overlay(), words, bench.at(-3, 2)));
        QCOMPARE(bench.selected(), QStringList{u"text"_s});
        QVERIFY(QLineF(bench.position(u"text"_s), {-3, 2}).length() < 0.05);

        QImage image(8, 4, QImage::Format_RGB32);
        image.fill(Qt::red);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"cat.png"_s);
        QVERIFY(image.save(path));
        QMimeData file;
        file.setUrls({QUrl::fromLocalFile(path)});
        QVERIFY(test::drop(bench.overlay(), file, bench.at(2, -1)));
        QVERIFY(QLineF(bench.position(u"image"_s), {2, -1}).length() < 0.05);
        QCOMPARE(bench.steps(), 2);
    }

    /// Beside all blocks: what only a camera does, a zoom, and what needs a block.
    void animationsDroppedBesideBlocksMoveTheCameraOrSayWhatTheyNeed()
    {
        for (const auto &[id, type] : registry().animations.types()) {
            Bench bench;
            bench.session.playhead.setTime(base::Time::fromSeconds(1));
            const QSignalSpy said(&bench.session.document, &Document::statusMessage);
            const bool needsBlock = std::ranges::any_of(type.properties, &graph::PropertySpec::required);
            const bool isForCamera = (type.category == "Camera"_L1 && !needsBlock) || id == "motion.zoom"_L1;
            QVERIFY(test::drop(bench.overlay(), mime::animation, id, bench.at(5, 3)));
            QCOMPARE(said.size(), isForCamera ? 0 : 1);
            QCOMPARE(bench.steps(), isForCamera ? 1 : 0);
            if (!isForCamera)
                continue;
            QVERIFY2(bench.scene().tracks.size() == 1, qPrintable(id));
            const timeline::Clip &clip = *bench.scene().tracks.front()->clips.front();
            QCOMPARE(clip.type, id);
            QCOMPARE(clip.start, base::Time::fromSeconds(1));
            QVERIFY(isCamera(bench.session.document.node(u"scene1"_s, clip.target), bench.session.registry()));
        }
    }

    void aZoomLeadsToThePointWhereItIsDropped()
    {
        Bench bench;
        QVERIFY(test::drop(bench.overlay(), mime::animation, u"motion.zoom"_s, bench.at(5, 3)));
        const timeline::Clip &clip = *bench.scene().tracks.front()->clips.front();
        const QJsonArray centre = clip.properties.value(u"centre"_s).toArray();
        QVERIFY(QLineF({centre.at(0).toDouble(), centre.at(1).toDouble()}, {5, 3}).length() < 0.05);
        QCOMPARE(clip.properties.value(u"height"_s).toDouble(), 4.0); // of 8
    }

    void lecturesAreLeftToTheWindow()
    {
        Bench bench;
        QMimeData file;
        file.setUrls({QUrl::fromLocalFile(u"/nowhere/a.lecture"_s)});
        QVERIFY(!test::drop(bench.overlay(), file, bench.at(0, 0)));
        QString opened;
        bench.session.openLecture = [&](const QString &path) { opened = path; };
        auto *pasted = new QMimeData;
        pasted->setUrls(file.urls());
        QGuiApplication::clipboard()->setMimeData(pasted);
        bench.run("stage.paste");
        QCOMPARE(opened, u"/nowhere/a.lecture"_s);
        QCOMPARE(bench.steps(), 0);
    }

    void whatCannotBeAddedIsRefusedWithAReason()
    {
        Bench bench;
        QStringList reasons;
        QObject::connect(&bench.session.document, &Document::refused, &bench.panel,
                         [&](const base::Error &error) { reasons.append(error.text()); });
        const QTemporaryDir folder;
        QFile letter(folder.filePath(u"letter.docx"_s));
        QVERIFY(letter.open(QIODevice::WriteOnly));
        QMimeData file;
        file.setUrls({QUrl::fromLocalFile(letter.fileName())});
        QVERIFY(test::drop(bench.overlay(), file, bench.at(0, 0)));
        QCOMPARE(reasons.size(), 1);
        QVERIFY(reasons.front().contains(u"letter.docx"_s));
        QCOMPARE(bench.steps(), 0);
    }

    void pastedWordsStandUnderThePointer()
    {
        Bench bench(emptyLecture(u"en"_s));
        QGuiApplication::clipboard()->setText(u"Query"_s);
        bench.run("stage.paste");
        QCOMPARE(bench.position(u"text"_s), QPointF(0, 0));
        const QPoint at = bench.at(3, 1);
        QTest::mouseMove(&bench.overlay(), at);
        bench.run("stage.paste");
        QVERIFY(QLineF(bench.position(u"text2"_s), {3, 1}).length() < 0.05);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&bench.overlay(), &leave);
        bench.run("stage.paste");
        QCOMPARE(bench.position(u"text3"_s), QPointF(0, 0));
    }
};

LECTOGRAPH_TEST_MAIN(StageDropsTest)
#include "tst_editor_stage_drops.moc"
