// SPDX-License-Identifier: GPL-3.0-or-later
#include "../prepare.h"
#include "editor/widgets/elidedlines.h"
#include "testmain.h"

#include <QFontMetrics>
#include <QImage>
#include <QPainter>
#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace Qt::StringLiterals;

class PaintingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::prepare(); }

    void aNameTakesTwoLinesBeforeItIsCut()
    {
        const QFont font = uiFont(12);
        const QFontMetrics metrics(font);
        const int width = metrics.horizontalAdvance(u"Number of parameters"_s);
        QCOMPARE(elidedLines(u"Number of parameters"_s, font, width + 4, 2), QStringList{u"Number of parameters"_s});
        const QStringList two = elidedLines(u"Number of parameters of a layer"_s, font, width + 4, 2);
        QCOMPARE(two, (QStringList{u"Number of parameters"_s, u"of a layer"_s}));
        // A word that is wider than a line is broken before it is cut.
        const QString word = u"Feedforwardnetworklayer"_s;
        const QStringList broken = elidedLines(word, font, metrics.horizontalAdvance(word) * 2 / 3, 2);
        QCOMPARE(broken.join(QString()), word);
        const QStringList cut = elidedLines(u"Number of parameters of a layer"_s, font, width / 2, 2);
        QCOMPARE(cut.size(), 2);
        QVERIFY(cut.last().endsWith(u'…') && !cut.first().endsWith(u'…'));
        // The number that tells it from its neighbours stays.
        const QStringList numbered = elidedLines(u"Number of parameters of layer 12"_s, font, width * 2 / 3, 2);
        QVERIFY2(numbered.last().contains(u'…') && numbered.last().endsWith(u" 12"_s), qPrintable(numbered.last()));
    }

    void aThinLineLiesOnWholePixels_data()
    {
        QTest::addColumn<double>("ratio");
        QTest::addColumn<int>("pixels"); // of the screen
        QTest::newRow("100 %") << 1.0 << 1;
        QTest::newRow("150 %") << 1.5 << 1;
        QTest::newRow("200 %") << 2.0 << 2;
    }
    void aThinLineLiesOnWholePixels()
    {
        QFETCH(double, ratio);
        QFETCH(int, pixels);
        constexpr QSize size(40, 20);
        QImage image((QSizeF(size) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::black);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        drawInnerLine(painter, QRectF(QPointF(), size), Qt::white);
        painter.end();
        const QRect inside = QRect(QPoint(), image.size()).adjusted(pixels, pixels, -pixels, -pixels);
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor expected = inside.contains(x, y) ? Qt::black : Qt::white;
                QVERIFY2(image.pixelColor(x, y) == expected, qPrintable(u"%1, %2"_s.arg(x).arg(y)));
            }
        }
    }
};

LECTOGRAPH_TEST_MAIN(PaintingTest)
#include "tst_editor_painting.moc"
