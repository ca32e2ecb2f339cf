// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/pace.h"
#include "testmain.h"

#include <QTest>

using namespace lectograph::media;

class PaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEvenPaceIsExact()
    {
        Pace pace(1000);
        QCOMPARE(pace.secondsLeft(), 0.0);
        for (int second = 1; second <= 20; ++second)
            pace.reach(10 * second, second);
        QVERIFY(qAbs(pace.framesPerSecond() - 10) < 1e-9);
        QVERIFY(qAbs(pace.secondsLeft() - 80) < 1e-6);
        pace.reach(1000, 100);
        QCOMPARE(pace.secondsLeft(), 0.0);
    }

    /// Opening fonts and the first picture take long, and come once.
    void theBeginningSaysNothingOfTheRest()
    {
        Pace pace(1000);
        pace.begin(1, 5);
        QCOMPARE(pace.secondsLeft(), 0.0); // not known yet
        pace.reach(1, 5);
        QCOMPARE(pace.secondsLeft(), 0.0);
        pace.reach(101, 6);
        QVERIFY2(qAbs(pace.secondsLeft() - 8.99) < 0.1, qPrintable(QString::number(pace.secondsLeft())));
    }

    // As when another program begins to use the cores, or a scene with more to draw comes.
    void slowerFramesCountMoreThanThoseBefore()
    {
        Pace pace(10'000);
        for (int second = 1; second <= 20; ++second)
            pace.reach(100 * second, second);
        for (int second = 1; second <= 40; ++second)
            pace.reach(2000 + 10 * second, 20 + second);
        QVERIFY2(pace.framesPerSecond() < 16, qPrintable(QString::number(pace.framesPerSecond())));
        QVERIFY2(pace.secondsLeft() > 450, qPrintable(QString::number(pace.secondsLeft()))); // 760; of all frames: 190
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(PaceTest)
#include "tst_media_pace.moc"
