// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"
#include "editor/edits/lightness.h"
#include "editor/stage/wordslook.h"
#include "editor/widgets/coloricon.h"
#include "lecture/edit.h"
#include "testmain.h"

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

class StageGroundsTest : public QObject
{
    Q_OBJECT

private:
    /// The colour that the overlay draws most opaquely within the frame.
    static QColor inkOver(Bench &bench)
    {
        QImage image(bench.overlay().size(), QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        bench.overlay().render(&image, {}, {}, QWidget::RenderFlags());
        QRgb ink = 0;
        const QRect frame = bench.overlay().frame().adjusted(8, 8, -8, -8);
        for (int y = frame.top(); y < frame.bottom(); ++y) {
            for (int x = frame.left(); x < frame.right(); ++x) {
                if (qAlpha(image.pixel(x, y)) > qAlpha(ink))
                    ink = image.pixel(x, y);
            }
        }
        return QColor(ink);
    }

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void theHintOfAnEmptyStageIsWrittenForItsGround_data()
    {
        QTest::addColumn<QString>("ground");
        QTest::newRow("black") << u"#000000"_s;
        QTest::newRow("white") << u"#FFFFFF"_s;
        QTest::newRow("a dark green") << u"#008F00"_s;
        QTest::newRow("a light pink") << u"#FF73FF"_s;
    }

    void theHintOfAnEmptyStageIsWrittenForItsGround()
    {
        QFETCH(const QString, ground);
        Bench bench(*lecture::withSceneProperty(emptyLecture(u"en"_s), u"scene1"_s, u"background"_s, ground));
        const base::Color color = fromQColor(QColor(ground));
        QTRY_COMPARE(toQColor(bench.session.preview.picture().background), QColor(ground));
        const QColor ink = inkOver(bench);
        QVERIFY2(isLegibleOn(color, fromQColor(ink)), qPrintable(ink.name()));
    }

    /// By the same rule by which new blocks, handles and outlines choose.
    void typedWordsAreBlackOnEveryLightGround()
    {
        for (const QRgb rgb : {0x000000U, 0xffffffU, 0x00d600U, 0x008f00U, 0xff73ffU, 0x0000ffU}) {
            const QColor ground(rgb);
            QCOMPARE(readableOn(ground, ground), isLight(fromQColor(ground)) ? QColor(Qt::black) : QColor(Qt::white));
        }
        QCOMPARE(readableOn(QColor(0x00d600), {}), QColor(Qt::black));
        QCOMPARE(readableOn(QColor(Qt::black), QColor(0xfc6255)), QColor(0xfc6255)); // legible as it is
    }
};

LECTOGRAPH_TEST_MAIN(StageGroundsTest)
#include "tst_editor_stage_grounds.moc"
