// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/draw.h"
#include "shape/outlines.h"
#include "testmain.h"

#include <QTest>

#include <numbers>

using namespace lectograph;
using picture::Item;

namespace {

const QSize size(400, 400);

/// White strokes on black, 40 pixels per unit and 0.4 pixels per stroke unit.
QImage strokes(std::vector<Item> items)
{
    picture::Picture picture;
    picture.frameWidth = picture.frameHeight = picture.camera.height = 10;
    picture.items = std::move(items);
    seal(picture);
    return raster::drawn(picture, size);
}

Item stroke(shape::Path path, double width, shape::Cap cap = shape::Cap::Butt, shape::Join join = shape::Join::Miter)
{
    Item item;
    item.path = std::move(path);
    item.style.stroke = {1, 1, 1, 1};
    item.style.strokeWidth = width;
    item.style.cap = cap;
    item.style.join = join;
    item.hash = hashOf(item);
    return item;
}

/// In pixels.
double area(const QImage &image)
{
    double sum = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            sum += image.pixelColor(x, y).red() / 255.0;
    }
    return sum;
}

double areaOf(const Item &item)
{
    return area(strokes({item}));
}

int pixelsThatDiffer(const QImage &a, const QImage &b, int tolerance)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            count += std::abs(a.pixelColor(x, y).red() - b.pixelColor(x, y).red()) > tolerance;
    }
    return count;
}

bool isWithin(double value, double expected, double percent)
{
    const bool close = std::abs(value - expected) <= expected * percent / 100;
    if (!close)
        qWarning() << value << "instead of" << expected;
    return close;
}

const shape::Path bar = shape::line({-3, 0}, {3, 0});
using std::numbers::pi;

} // namespace

class TestRasterStroke : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void capsReachAsFarAsTheyShould()
    {
        QVERIFY(isWithin(areaOf(stroke(bar, 50)), 240 * 20, 0.1));
        QVERIFY(isWithin(areaOf(stroke(bar, 50, shape::Cap::Square)), 260 * 20, 0.1));
        QVERIFY(isWithin(areaOf(stroke(bar, 50, shape::Cap::Round)), 240 * 20 + pi * 100, 0.5));
    }

    void joinsFillTheirCorner()
    {
        const QPointF corners[] = {{-2, 0}, {2, 0}, {2, 3}};
        const shape::Path hook = shape::polygon(corners, false);
        const double legs = 160 * 20 + 120 * 20; // overlapping in a quarter of the corner's square
        const auto area = [&](shape::Join join) { return areaOf(stroke(hook, 50, shape::Cap::Butt, join)); };
        QVERIFY(isWithin(area(shape::Join::Miter), legs, 0.1));
        QVERIFY(isWithin(area(shape::Join::Bevel), legs - 50, 0.1));
        QVERIFY(isWithin(area(shape::Join::Round), legs - 100 + pi * 25, 0.1));
    }

    void longMitresAreCutOff()
    {
        const QPointF corners[] = {{-3, 0.2}, {3, 0}, {-3, -0.2}};
        const QImage image = strokes({stroke(shape::polygon(corners, false), 25)});
        QVERIFY(image.pixelColor(318, 200).red() > 0);
        QCOMPARE(image.pixelColor(328, 200).red(), 0);
    }

    void aRectangleIsAFrame()
    {
        QVERIFY(isWithin(areaOf(stroke(shape::rectangle(4, 3), 25)), 170 * 130 - 150 * 110, 0.1));
        // Too narrow for an inner edge: filled completely.
        QVERIFY(isWithin(areaOf(stroke(shape::rectangle(4, 0.2), 25)), 170 * 18, 0.1));
    }

    void aCircleIsARing()
    {
        QVERIFY(isWithin(areaOf(stroke(shape::circle(2), 25)), pi * (85 * 85 - 75 * 75), 0.3));
        // The nib is wider than the circle.
        QVERIFY(isWithin(areaOf(stroke(shape::circle(0.2), 50)), pi * 18 * 18, 1));
    }

    void hairlinesKeepTheirInk() { QVERIFY(isWithin(areaOf(stroke(bar, 0.5)), 240 * 0.2, 2)); }

    void aStrokeThatCrossesItselfIsNotDarkerThere()
    {
        Item item = stroke(shape::Path({{{{-2, -2}, {6, 6}, {-6, 6}, {2, -2}}, false}}), 50);
        item.style.stroke.a = 0.5f;
        const QImage image = strokes({item});
        int most = 0;
        for (int y = 0; y < 400; ++y) {
            for (int x = 0; x < 400; ++x)
                most = std::max(most, image.pixelColor(x, y).red());
        }
        QCOMPARE(most, 128);
    }

    void widthsFollowTheirProfile()
    {
        Item item = stroke(bar, 50);
        item.style.widthProfile = std::make_shared<const std::vector<double>>(std::vector{0.0, 1.0, 0.0});
        QVERIFY(isWithin(areaOf(item), 240 * 20 / 2.0, 0.5));
        const QImage image = strokes({item});
        const auto thickness = [&](int x) {
            double sum = 0;
            for (int y = 0; y < 400; ++y)
                sum += image.pixelColor(x, y).red() / 255.0;
            return sum;
        };
        QVERIFY(std::abs(thickness(199) - 20) < 0.2);
        QVERIFY(std::abs(thickness(140) - 10) < 0.2);
        QVERIFY(thickness(82) < 0.6);
    }

    void wideEndsOfAProfileAreAsTheCapSays()
    {
        Item item = stroke(bar, 50);
        item.style.widthProfile = std::make_shared<const std::vector<double>>(std::vector{1.0, 0.0});
        QVERIFY(isWithin(areaOf(item), 240 * 10, 0.5)); // a triangle, as the head of an arrow
        item.style.cap = shape::Cap::Round;
        QVERIFY(isWithin(areaOf(item), 240 * 10 + pi * 50, 0.5));
        item.style.cap = shape::Cap::Square;
        QVERIFY(isWithin(areaOf(item), 240 * 10 + 20 * 10, 0.5));
    }

    void coloursRunAlongThePathWithoutSeams()
    {
        Item item = stroke(bar, 50);
        item.style.strokeGradient = std::make_shared<const shape::Gradient>(
            shape::Gradient{{base::Color::fromRgb(0xff0000), base::Color::fromRgb(0x0000ff)}, 0});
        item.style.stroke.a = 0.5f;
        const QImage image = strokes({item});
        for (int x = 81; x < 319; ++x) {
            const QColor color = image.pixelColor(x, 200);
            const double share = (x - 79.5) / 240;
            QVERIFY(std::abs(color.red() - 127.5 * (1 - share)) < 3);
            QVERIFY(std::abs(color.blue() - 127.5 * share) < 3);
            QCOMPARE(color.alpha(), 255);
        }
    }

    void aColouredStrokeCoversWhatAPlainOneCovers()
    {
        const QPointF corners[] = {{-3, -2}, {-1, 3}, {1, -3}, {3, 2}, {-3, 2}};
        const auto difference = [](const shape::Path &path, shape::Join join, int tolerance) {
            Item item = stroke(path, 30, shape::Cap::Round, join);
            const QImage plain = strokes({item});
            item.style.strokeGradient = std::make_shared<const shape::Gradient>(
                shape::Gradient{{base::Color{1, 1, 1, 1}, base::Color{1, 1, 1, 1}}, 0});
            return pixelsThatDiffer(strokes({item}), plain, tolerance);
        };
        for (const bool closed : {true, false}) {
            for (const shape::Join join : {shape::Join::Miter, shape::Join::Round, shape::Join::Bevel}) {
                QCOMPARE(difference(shape::polygon(corners, closed), join, 2), 0);
                // Segments overlap inside bends tighter than the nib, where coverage may add up.
                QVERIFY(difference(shape::smoothCurve(corners, closed), join, 48) <= 8);
            }
        }
    }

    void pointsHaveRoundOrSquareDots()
    {
        const shape::Path point({{{{0, 0}, {0, 0}, {0, 0}, {0, 0}}, false}});
        QCOMPARE(areaOf(stroke(point, 50)), 0.0);
        QVERIFY(isWithin(areaOf(stroke(point, 50, shape::Cap::Square)), 400, 0.1));
        QVERIFY(isWithin(areaOf(stroke(point, 50, shape::Cap::Round)), pi * 100, 1));
    }

    void strokesInSpaceGrowTowardsTheEye()
    {
        Item item = stroke(bar, 50);
        item.place = base::Transform::rotation(pi / 3, {0, 1, 0}); // its right end moves back
        const QImage image = strokes({item});
        const auto thickness = [&](int x) {
            double sum = 0;
            for (int y = 0; y < 400; ++y)
                sum += image.pixelColor(x, y).red() / 255.0;
            return sum;
        };
        const double eye = 5 / std::tan(pi / 8);
        const auto expected = [&](double along) { return 20 * eye / (eye + along * std::sin(pi / 3)); };
        const auto pixel = [&](double along) {
            return 200 + 40 * along * 0.5 * eye / (eye + along * std::sin(pi / 3));
        };
        for (const double along : {-2.5, 0.0, 2.5})
            QVERIFY(std::abs(thickness(static_cast<int>(pixel(along))) - expected(along)) < 0.3);
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TestRasterStroke)
#include "tst_raster_stroke.moc"
