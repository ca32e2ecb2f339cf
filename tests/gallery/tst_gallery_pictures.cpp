// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawn.h"
#include "examples.h"
#include "templates.h"

#include "lecture/check.h"
#include "lecture/files.h"
#include "testmain.h"

using namespace lectograph;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

class GalleryPicturesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsWrongWithTheLecture()
    {
        for (const graph::Problem &problem : lecture::check(examples(), registry()))
            QFAIL(qPrintable(problem.error.text()));
        const auto written = lecture::toFiles(examples());
        QVERIFY(written);
        QCOMPARE(lecture::fromFiles(*written)->scenes.size(), examples().scenes.size());
    }

    void everySceneIsInTheFrame_data()
    {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("language");
        for (const lecture::ScenePtr &scene : examples().scenes) {
            for (const QString &language : examples().languages)
                QTest::addRow("%s %s", qPrintable(scene->id), qPrintable(language)) << scene->id << language;
        }
    }

    void everySceneIsInTheFrame()
    {
        QFETCH(QString, scene);
        QFETCH(QString, language);
        picture::Show show(examples(), registry(), language, scene);
        for (const double share : {0.0, 0.2, 0.4, 0.6, 0.8, 1.0}) {
            const Drawn drawn = drawnAt(show, timeAt(show.duration(), share));
            QVERIFY(share < 1 || !drawn.isEmpty());
            for (const auto &[actor, box] : leavingTheFrame(drawn))
                QFAIL(qPrintable(u"%1 at %2: x %3 to %4, y %5 to %6"_s.arg(actor)
                                     .arg(share)
                                     .arg(box.left())
                                     .arg(box.right())
                                     .arg(box.top())
                                     .arg(box.bottom())));
        }
        for (const graph::Problem &problem : show.problems())
            QFAIL(qPrintable(problem.error.text()));
    }
};

LECTOGRAPH_TEST_MAIN(GalleryPicturesTest)
#include "tst_gallery_pictures.moc"
