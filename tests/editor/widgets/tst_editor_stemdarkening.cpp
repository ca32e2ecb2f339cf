// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/stemdarkening.h"
#include "testmain.h"

#include <QFontDatabase>
#include <QImage>
#include <QPainter>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

const QString family = u"Noto Sans CJK KR"_s;

/// How much of a square of the type size the letters cover, all together.
double inkAt(int pixels)
{
    QImage image(8 * pixels, 2 * pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QFont font(family);
    font.setPixelSize(pixels);
    QPainter painter(&image);
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(QRect({}, image.size()), Qt::AlignCenter, u"한국어글자"_s);
    painter.end();
    double sum = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            sum += qAlpha(image.pixel(x, y)) / 255.0;
    }
    return sum / (pixels * pixels);
}

} // namespace

class StemDarkeningTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void smallLettersHaveAsMuchInkAsLargeOnes()
    {
        if (!QFontDatabase::hasFamily(family))
            QSKIP("Noto Sans CJK is not installed.");
        if (!editor::turnOffStemDarkening())
            QSKIP("Qt does not draw with the system's FreeType.");
        const double small = inkAt(13);
        QVERIFY(small > 0);
        QVERIFY(small < 1.15 * inkAt(130)); // 1.6 times as much with darkened stems
    }
};

LECTOGRAPH_TEST_MAIN(StemDarkeningTest)
#include "tst_editor_stemdarkening.moc"
