// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/transition.h"
#include "random_picture.h"
#include "raster/canvas.h"
#include "raster/svg.h"
#include "testmain.h"

#include <QTest>
#include <QThreadPool>
#include <QXmlStreamReader>

using namespace lectograph;
using picture::Picture;
using picture::Transition;

namespace {

const QSize imageSize(160, 90);

Transition randomTransition()
{
    Transition transition;
    transition.before = randomPicture(oneIn(3));
    transition.kind = static_cast<Transition::Kind>(*rc::gen::inRange(0, 4));
    transition.direction = static_cast<Transition::Direction>(*rc::gen::inRange(0, 4));
    transition.progress = number(0, 1);
    return transition;
}

Picture filled(const base::Color &color)
{
    Picture picture;
    picture.background = color;
    seal(picture);
    return picture;
}

const base::Color red{1, 0, 0, 1};
const base::Color blue{0, 0, 1, 1};

QImage between(Transition::Kind kind, Transition::Direction direction, double progress)
{
    return raster::drawn(withTransition(filled(blue), {filled(red), kind, direction, progress}), imageSize);
}

} // namespace

class TestRasterTransition : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itBeginsAndEndsWithItsPictures()
    {
        QVERIFY(rc::check("at 0 and 1 a transition is the picture before and after", [] {
            const Picture after = randomPicture(false);
            Transition transition = randomTransition();
            transition.progress = 0;
            RC_ASSERT(withTransition(after, transition).hash == transition.before.hash);
            transition.progress = 1;
            RC_ASSERT(withTransition(after, transition).hash == after.hash);
        }));
    }

    void bandsAndClipsGiveTheSameBytes()
    {
        QVERIFY(rc::check("bands, clips and a canvas draw a transition as a whole drawing does", [] {
            const Picture picture = withTransition(randomPicture(false), randomTransition());
            const QImage whole = raster::drawn(picture, imageSize);
            QThreadPool pool;
            QImage banded(imageSize, raster::imageFormat);
            raster::drawInBands(banded, picture, pool);
            RC_ASSERT(banded == whole);
            const QRect clip(*rc::gen::inRange(0, 100), *rc::gen::inRange(0, 60), 40, 20);
            QImage part(imageSize, raster::imageFormat);
            part.fill(Qt::transparent);
            raster::draw(part, picture, clip);
            RC_ASSERT(part.copy(clip) == whole.copy(clip));
        }));
    }

    void aCanvasFollowsScenesAndTransitions()
    {
        QVERIFY(rc::check("a canvas shows any sequence of pictures with and without transitions", [] {
            raster::Canvas canvas(imageSize, *rc::gen::inRange(1, 4));
            Transition transition = randomTransition();
            for (int frame = 0; frame < 6; ++frame) {
                transition.progress = number(0, 1);
                const Picture next = randomPicture(false);
                const Picture picture = oneIn(3) ? next : withTransition(next, transition);
                canvas.show(picture);
                RC_ASSERT(canvas.image() == raster::drawn(picture, imageSize));
                RC_ASSERT(canvas.show(picture).isEmpty());
            }
        }));
    }

    void pixelsAreMixed()
    {
        const QImage half = between(Transition::Kind::CrossFade, Transition::Direction::Left, 0.5);
        QCOMPARE(half.pixelColor(7, 7), QColor(128, 0, 128));
        const QImage early = between(Transition::Kind::Fade, Transition::Direction::Left, 0.0001);
        QCOMPARE(early.pixelColor(7, 7), QColor(255, 0, 0));
    }

    void aPushMovesBothAndAWipeNeither_data()
    {
        QTest::addColumn<int>("direction");
        QTest::addColumn<QPoint>("isNew"); ///< a pixel that shows the new picture at a quarter
        QTest::newRow("left") << int(Transition::Direction::Left) << QPoint(155, 45);
        QTest::newRow("right") << int(Transition::Direction::Right) << QPoint(5, 45);
        QTest::newRow("up") << int(Transition::Direction::Up) << QPoint(80, 85);
        QTest::newRow("down") << int(Transition::Direction::Down) << QPoint(80, 5);
    }
    void aPushMovesBothAndAWipeNeither()
    {
        QFETCH(const int, direction);
        QFETCH(const QPoint, isNew);
        for (const auto kind : {Transition::Kind::Push, Transition::Kind::Wipe}) {
            const QImage quarter = between(kind, static_cast<Transition::Direction>(direction), 0.25);
            int news = 0;
            for (int y = 0; y < quarter.height(); ++y) {
                for (int x = 0; x < quarter.width(); ++x)
                    news += quarter.pixelColor(x, y) == QColor(0, 0, 255);
            }
            QVERIFY(std::abs(news - 160 * 90 / 4) <= 160);
            QCOMPARE(quarter.pixelColor(isNew), QColor(0, 0, 255));
            QCOMPARE(quarter.pixelColor(80, 45), QColor(255, 0, 0));
        }
    }

    void itIsAnSvgDocument()
    {
        QVERIFY(rc::check("a transition becomes a well-formed document with both pictures", [] {
            QXmlStreamReader reader(raster::toSvg(withTransition(randomPicture(false), randomTransition()), imageSize));
            QStringList ids;
            while (!reader.atEnd()) {
                reader.readNext();
                const QString id = reader.attributes().value(QLatin1String("id")).toString();
                if (reader.isStartElement() && !id.isEmpty())
                    ids.append(id);
            }
            RC_ASSERT(!reader.hasError());
            const qsizetype count = ids.size();
            RC_ASSERT(ids.removeDuplicates() == 0);
            RC_ASSERT(count == ids.size());
        }));
    }
};

LECTOGRAPH_TEST_MAIN(TestRasterTransition)
#include "tst_raster_transition.moc"
