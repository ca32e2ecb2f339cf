// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/picture.h"
#include "shape/outlines.h"
#include "testmain.h"

#include <QTest>

#include <functional>

using namespace lectograph;
using namespace Qt::StringLiterals;
using picture::Item;
using picture::Picture;
using shape::group;
using shape::leaf;

namespace {

shape::Style filled(quint32 rgb)
{
    shape::Style style;
    style.fill = base::Color::fromRgb(rgb);
    return style;
}

Picture pictureOf(const shape::Shape &shape)
{
    Picture picture;
    append(picture, shape);
    seal(picture);
    return picture;
}

} // namespace

class TestPictureList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesComeInDrawingOrder()
    {
        const shape::Shape under = leaf(shape::circle(1), filled(0xff0000), u"under"_s);
        const shape::Shape over = leaf(shape::rectangle(1, 1), filled(0x00ff00), u"over"_s);
        const Picture picture = pictureOf(group({group({under}, u"a"_s), over}));
        QCOMPARE(picture.items.size(), size_t(2));
        QVERIFY(picture.items[0].style.fill == base::Color::fromRgb(0xff0000));
        QVERIFY(picture.items[1].style.fill == base::Color::fromRgb(0x00ff00));
    }

    void placementsAreMultiplied()
    {
        const shape::Shape dot = shape::shifted(leaf(shape::circle(1), filled(0xffffff)), {1, 0, 0});
        const Picture picture = pictureOf(shape::transformed(group({dot}), base::Transform::scaling(2, 3)));
        QVERIFY(picture.items.front().place.map(QPointF(0, 1)) == (base::Vec3{2, 3, 0}));
    }

    void opacitiesAreFoldedIntoTheColours()
    {
        shape::Style style = filled(0xffffff);
        style.stroke = style.backStroke = {1, 1, 1, 0.5f};
        style.backStrokeWidth = 2;
        const auto half = [](shape::Part &part) { part.opacity = 0.5; };
        const Picture picture = pictureOf(group({leaf(shape::circle(1), style).edited(half)}).edited(half));
        const Item &item = picture.items.front();
        QCOMPARE(item.style.fill.a, 0.25f);
        QCOMPARE(item.style.stroke.a, 0.125f);
        QCOMPARE(item.style.backStroke.a, 0.125f);
    }

    void aCopyIsDrawnOnlyWhereItsSourceIsNotSeen()
    {
        const shape::Path circle = shape::circle(1);
        const shape::Shape source = shape::shifted(leaf(circle, filled(0xff0000)), {2, 0, 0});
        const auto copied = [](const shape::Shape &shape) {
            return shape.edited([](shape::Part &part) { part.isCopy = true; });
        };
        const auto count = [](const std::vector<shape::Shape> &shapes) {
            Picture picture;
            for (const shape::Shape &shape : shapes)
                append(picture, shape);
            dropCopies(picture);
            return picture.items.size();
        };
        QCOMPARE(count({source, copied(source)}), size_t(1));
        QCOMPARE(count({copied(source), source}), size_t(1));
        QCOMPARE(count({source, source}), size_t(2)); // as the author made it
        QCOMPARE(count({copied(source)}), size_t(1));
        QCOMPARE(count({source, copied(shape::shifted(source, {0.1, 0, 0}))}), size_t(2));
        QCOMPARE(count({source, copied(shape::shifted(leaf(circle, filled(0x00ff00)), {2, 0, 0}))}), size_t(2));
        const shape::Shape faint = source.edited([](shape::Part &part) { part.opacity = 0.5; });
        QCOMPARE(count({source, copied(faint)}), size_t(1));
        QCOMPARE(count({faint, copied(source)}), size_t(2)); // the copy is not as dim as its source
    }

    void backStrokesOfATextLieBehindAllItsGlyphs()
    {
        shape::Style style = filled(0xffffff);
        style.backStroke = {0, 0, 0, 1};
        style.backStrokeWidth = 20;
        const auto glyph = [&](double x) { return shape::shifted(leaf(shape::circle(1), style), {x, 0, 0}); };
        const shape::Shape glyphs = group({group({glyph(0), glyph(1)}), glyph(2)});
        const shape::Shape text = glyphs.edited([](shape::Part &part) { part.sourceText = u"abc"_s; });

        const Picture alone = pictureOf(glyphs); // no text: each over the one before
        QCOMPARE(alone.items.size(), size_t(3));
        const Picture picture = pictureOf(group({glyph(-3), text}));
        QCOMPARE(picture.items.size(), size_t(7));
        for (size_t i = 0; i < 3; ++i) {
            const Item &back = picture.items[1 + i];
            const Item &front = picture.items[4 + i];
            QCOMPARE(back.style.backStroke.a, 1.0f);
            QVERIFY(!back.style.hasFill() && !back.style.hasStroke());
            QCOMPARE(front.style.backStroke.a, 0.0f);
            QVERIFY(front.style.hasFill());
            QVERIFY(back.place == front.place && back.place == alone.items[i].place);
            QVERIFY(back.hash == hashOf(back) && front.hash == hashOf(front));
        }
    }

    void whatCannotBeSeenIsLeftOut()
    {
        const shape::Shape dot = leaf(shape::circle(1), filled(0xffffff));
        const auto without = [&](const std::function<void(shape::Part &)> &edit) {
            return pictureOf(group({dot.edited(edit)})).items.size();
        };
        QCOMPARE(without([](shape::Part &) {}), size_t(1));
        QCOMPARE(without([](shape::Part &part) { part.hidden = true; }), size_t(0));
        QCOMPARE(without([](shape::Part &part) { part.opacity = 0; }), size_t(0));
        QCOMPARE(without([](shape::Part &part) { part.style.fill.a = 0; }), size_t(0));
        QCOMPARE(without([](shape::Part &part) { part.revealTo = 0; }), size_t(0));
    }

    void aPartlyRevealedPathIsCut()
    {
        const shape::Shape line = leaf(shape::line({0, 0}, {4, 0}), filled(0xffffff)).edited([](shape::Part &part) {
            part.style.stroke = {1, 1, 1, 1};
            part.revealFrom = 0.25;
            part.revealTo = 0.5;
        });
        const QRectF bounds = pictureOf(line).items.front().path.bounds();
        QVERIFY(std::abs(bounds.left() - 1) < 1e-6);
        QVERIFY(std::abs(bounds.right() - 2) < 1e-6);
    }

    void whatIsInAPinnedGroupIsPinned()
    {
        const shape::Shape dot = leaf(shape::circle(1), filled(0xffffff));
        const Picture picture = pictureOf(group({group({dot}).edited([](shape::Part &p) { p.pinned = true; }), dot}));
        QVERIFY(picture.items[0].pinned);
        QVERIFY(!picture.items[1].pinned);
    }

    void whatFacesTheViewerIsSeenStraightFromAnywhere()
    {
        const auto cornersSeen = [](shape::Facing facing, double radians, double height) {
            Picture picture;
            picture.camera.height = height;
            const base::Transform turn = base::Transform::rotation(radians, {0, 1, 0});
            picture.camera.right = turn.x;
            picture.camera.up = turn.y;
            const shape::Shape label = leaf(shape::rectangle(4, 2), filled(0xffffff)).edited([&](shape::Part &part) {
                part.placement = base::Transform::translation({0, 0, 3});
                part.facing = facing;
            });
            // Turned with the group, the label would be seen from its edge.
            append(picture, group({label}).edited([](shape::Part &part) {
                part.placement = base::Transform::rotation(1.5, {0, 1, 0});
            }));
            const base::Transform &place = picture.items.front().place;
            return std::pair(*project(picture, place.map(QPointF(-2, 1)), false, {1920, 1080}),
                             *project(picture, place.map(QPointF(2, -1)), false, {1920, 1080}));
        };
        for (const double radians : {0.0, 0.4, 1.2}) {
            const auto [topLeft, bottomRight] = cornersSeen(shape::Facing::Viewer, radians, 8);
            QCOMPARE((bottomRight.x() - topLeft.x()) / (bottomRight.y() - topLeft.y()), 2.0);
            for (const double height : {8.0, 2.5}) {
                const auto [sameTopLeft, sameBottomRight] = cornersSeen(shape::Facing::SameSize, radians, height);
                QCOMPARE(sameBottomRight.x() - sameTopLeft.x(), 4.0 * 135);
                QCOMPARE(sameBottomRight.y() - sameTopLeft.y(), 2.0 * 135);
            }
        }
    }

    void everyChangeChangesTheHash()
    {
        const shape::Shape dot = leaf(shape::circle(1), filled(0xffffff));
        const Picture picture = pictureOf(group({dot, dot}));
        const std::vector<std::function<void(Picture &)>> edits = {
            [](Picture &p) { p.frameWidth = 10; },        [](Picture &p) { p.frameHeight = 9; },
            [](Picture &p) { p.background.g = 0.5f; },    [](Picture &p) { p.background.a = 0; },
            [](Picture &p) { p.camera.centre.x = 1; },    [](Picture &p) { p.camera.right = {0, 1, 0}; },
            [](Picture &p) { p.camera.up = {0, 0, 1}; },  [](Picture &p) { p.camera.height = 4; },
            [](Picture &p) { p.camera.fovDegrees = 30; }, [](Picture &p) { p.items.pop_back(); },
        };
        QSet<quint64> hashes{picture.hash};
        for (const auto &edit : edits) {
            Picture edited = picture;
            edit(edited);
            seal(edited);
            hashes.insert(edited.hash);
        }
        QCOMPARE(hashes.size(), qsizetype(edits.size() + 1));
    }

    void everyChangeOfAnItemChangesItsHash()
    {
        const Item item = pictureOf(leaf(shape::circle(1), filled(0xffffff))).items.front();
        QCOMPARE(item.hash, hashOf(item));
        auto image = std::make_shared<shape::Raster>();
        image->hash = 7;
        const std::vector<std::function<void(Item &)>> edits = {
            [](Item &i) { i.path = shape::circle(2); },
            [](Item &i) { i.place.origin.y = 1; },
            [](Item &i) { i.place.x.z = 1; },
            [](Item &i) { i.style.fill.r = 0; },
            [](Item &i) { i.style.screenWidth = true; },
            [](Item &i) { i.pinned = true; },
            [&](Item &i) { i.image = image; },
            [&](Item &i) {
                i.image = image;
                i.opacity = 0.5;
            },
        };
        QSet<quint64> hashes{item.hash};
        for (const auto &edit : edits) {
            Item edited = item;
            edit(edited);
            hashes.insert(hashOf(edited));
        }
        QCOMPARE(hashes.size(), qsizetype(edits.size() + 1));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TestPictureList)
#include "tst_picture_list.moc"
