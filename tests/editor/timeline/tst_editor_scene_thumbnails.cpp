// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/blocks.h"
#include "editor/edits/properties.h"
#include "editor/timeline/scenes/scenethumbnails.h"
#include "editor/widgets/theme.h"
#include "picture/show.h"
#include "raster/poster.h"
#include "scenebench.h"
#include "testmain.h"

#include <QGuiApplication>
#include <QSignalSpy>

#include <algorithm>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;

class SceneThumbnailsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void aThumbnailShowsSomethingAndFollowsEdits()
    {
        Bench bench(twoScenes());
        SceneThumbnails thumbnails(bench.session);
        QSignalSpy made(&thumbnails, &SceneThumbnails::made);
        QVERIFY(thumbnails.find(u"one"_s).large.isNull()); // asks for it
        QTRY_COMPARE(made.size(), 1);
        const QImage first = thumbnails.find(u"one"_s).large;
        QVERIFY(coloursIn(first) > 1); // not only the background
        QVERIFY(thumbnails.find(u"one"_s).small.height() <= SceneThumbnails::smallSize.height());

        // Nothing is drawn again for another scene, nor when the order changes.
        bench.panel->commands().moveScenes({u"two"_s}, 0);
        thumbnails.find(u"one"_s);
        QTest::qWait(600);
        QCOMPARE(made.size(), 1);

        QVERIFY(bench.session.document.edit(u"Colour"_s, [&](const lecture::Lecture &lecture) {
            return withProperty(lecture, {u"one"_s, u"circle"_s, {}, u"stroke"_s}, u"#ff0000"_s);
        }));
        QCOMPARE(thumbnails.find(u"one"_s).large, first); // the old one until the new one is there
        QTRY_COMPARE(made.size(), 2);
        QVERIFY(thumbnails.find(u"one"_s).large != first);
    }

    void aThumbnailIsDrawnAsAPartOfTheWholeLecture()
    {
        lecture::Lecture lecture = twoScenes();
        lecture::Scene three;
        three.id = u"three"_s;
        three.duration = Time::fromSeconds(2);
        lecture.scenes.push_back(std::make_shared<const lecture::Scene>(three));
        for (const QString &scene : {u"one"_s, u"two"_s, u"three"_s})
            lecture = *withBlock(lecture, scene,
                                 {u"text.text"_s,
                                  u"page-"_s + scene,
                                  {{u"text"_s, QJsonObject{{u"expression"_s, u"{scene.number} / {scene.count}"_s}}}}},
                                 registry());
        Bench bench(lecture);
        SceneThumbnails thumbnails(bench.session);
        const auto inLecture = [&](const QString &scene) {
            picture::Show show(bench.session.document.lecture(), registry(), bench.session.preview.language(), scene);
            const QSize size = (QSizeF(SceneThumbnails::largeSize) * qGuiApp->devicePixelRatio()).toSize();
            return raster::drawnWithin(show, raster::finishedTime(show), size);
        };
        for (const QString &scene : {u"one"_s, u"two"_s, u"three"_s}) {
            thumbnails.find(scene);
            QTRY_VERIFY(!thumbnails.find(scene).large.isNull());
            QCOMPARE(thumbnails.find(scene).large, inLecture(scene));
        }
        const QImage before = thumbnails.find(u"two"_s).large;
        QVERIFY(before != thumbnails.find(u"three"_s).large);
        bench.panel->commands().moveScenes({u"two"_s}, 0);
        QVERIFY(before != inLecture(u"two"_s));
        QTRY_COMPARE(thumbnails.find(u"two"_s).large, inLecture(u"two"_s));
    }

    void nothingIsDrawnDuringPlayback()
    {
        Bench bench(twoScenes());
        SceneThumbnails thumbnails(bench.session);
        QSignalSpy made(&thumbnails, &SceneThumbnails::made);
        bench.session.playhead.play();
        thumbnails.find(u"one"_s);
        QTest::qWait(300);
        QVERIFY(bench.session.playhead.isPlaying());
        QCOMPARE(made.size(), 0);
        bench.session.playhead.stop();
        QTRY_COMPARE(made.size(), 1);
    }

    void theStripPaintsThumbnailsOfFortyScenes()
    {
        Bench bench(twoScenes());
        addScenes(bench, 38);
        bench.panel->view().fitLecture();
        SceneStrip &strip = bench.panel->scenes();
        const QRect first = strip.rectOf(u"one"_s).toRect();
        const int before = coloursIn(strip.grab(first).toImage());
        QTRY_VERIFY(coloursIn(strip.grab(first).toImage()) > before);
        QCOMPARE(strip.items().size(), 40U);
        QVERIFY(strip.rectOf(sceneIds(bench).last()).right() <= strip.width());
    }

    void theNumberOfANarrowSceneIsClearOfTheJointBeforeIt()
    {
        Bench bench(twoScenes());
        addScenes(bench, 20);
        bench.panel->view().fitLecture();
        SceneStrip &strip = bench.panel->scenes();
        const QImage image = strip.grab().toImage();
        const int clearOfJoints = strip.height() - 20;
        for (const QString &scene : sceneIds(bench)) {
            if (scene == u"one"_s) // has none before it
                continue;
            const bool isOpen = scene == bench.session.selection.scene();
            const QRgb chip = (isOpen ? theme().accent : theme().raised).rgb();
            const int left = strip.rectOf(scene).toRect().left();
            int found = 0;
            for (int y = 4; y < clearOfJoints; ++y) {
                for (int x = left; x < std::min(left + 20, image.width()); ++x)
                    found += image.pixel(x, y) == chip;
            }
            QVERIFY2(found > 60, qPrintable(u"%1: %2"_s.arg(scene).arg(found)));
        }
    }
};

LECTOGRAPH_TEST_MAIN(SceneThumbnailsTest)
#include "tst_editor_scene_thumbnails.moc"
