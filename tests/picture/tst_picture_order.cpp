// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/order.h"
#include "picture/view.h"
#include "sample_pictures.h"
#include "shape/outlines.h"
#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

#include <numeric>

using namespace lectograph;
using base::Transform;
using base::Vec3;
using picture::Item;
using picture::Picture;
using picture::View;
using test::dotAt;
using test::itemOf;
using test::number;
using test::turn;
using test::turned;

namespace {

const QSize hd(1280, 720);

Transform anyTurn()
{
    return Transform::rotation(number(-3.1, 3.1), {0, 1, 0}) * Transform::rotation(number(-1.5, 1.5), {1, 0, 0});
}

/// A card with dots on it.
void addCard(Picture &picture, const Transform &place)
{
    picture.items.push_back(itemOf(shape::rectangle(3, 2), place));
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 4; ++column) {
            const Vec3 at{-1.2 + 0.8 * column, -0.7 + 0.7 * row, 0};
            picture.items.push_back(itemOf(shape::circle(0.2), place * Transform::translation(at)));
        }
    }
}

/// The depth at which the ray through a pixel meets the item, if it does.
std::optional<double> depthAt(const View &view, const Item &item, const Vec3 &eye, const Vec3 &ray)
{
    const Vec3 normal = cross(item.place.x, item.place.y);
    const double along = dot(normal, item.place.origin - eye) / dot(normal, ray);
    if (!std::isfinite(along))
        return std::nullopt;
    const Vec3 point = eye + ray * along;
    const Vec3 inside = item.place.inverted().map(point);
    const double depth = view.seen(point).z;
    if (depth < view.nearest() || !shape::toPainterPath(item.path).contains(QPointF(inside.x, inside.y)))
        return std::nullopt;
    return depth;
}

/// What lies wrongly over something else at any of some pixels, or an empty text.
std::string firstMistake(const Picture &picture)
{
    const View view(picture, hd, false);
    const Vec3 back = cross(picture.camera.right, picture.camera.up);
    const Vec3 eye = picture.camera.centre + back * view.seen(picture.camera.centre).z;
    const picture::DrawingOrder order = drawingOrder(picture);
    const auto count = static_cast<int>(picture.items.size());
    const auto original = [&](int index) {
        return index < count ? index : order.pieces[static_cast<std::size_t>(index - count)].of;
    };
    for (int step = 0; step < 400; ++step) {
        const Vec3 onFrame = picture.camera.centre + picture.camera.right * (-9 + 18 * (step % 20 + 0.37) / 20)
            + picture.camera.up * (-5 + 10 * (step / 20 + 0.41) / 20);
        int above = -1;
        double aboveDepth = 0;
        for (const int index : order.items) {
            const auto depth = depthAt(view, order.item(picture, index), eye, onFrame - eye);
            if (!depth)
                continue;
            const bool meets = above >= 0 && std::abs(*depth - aboveDepth) < 1e-6;
            const auto normalOf = [&](int one) {
                const Transform &place = order.item(picture, one).place;
                return cross(place.x, place.y);
            };
            const bool isSamePlane = meets && length(cross(normalOf(index), normalOf(above))) < 1e-9;
            if (meets && !isSamePlane) // where two planes cut each other, either may be over the other
                continue;
            if (above >= 0 && (isSamePlane ? original(index) < original(above) : *depth > aboveDepth))
                return std::to_string(index) + " over " + std::to_string(above);
            above = index;
            aboveDepth = *depth;
        }
    }
    return {};
}

} // namespace

class TestPictureOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void flatThingsAreDrawnInTheirOrder()
    {
        Picture picture;
        picture.items = {dotAt({0, 0, 2}), dotAt({0, 0, -2}), dotAt({})};
        QCOMPARE(drawingOrder(picture).items, (std::vector{0, 1, 2}));
    }

    void thingsInSpaceAreDrawnFromBackToFrontAndPinnedOnesLast()
    {
        Picture picture = turned(0.5, {1, 0, 0});
        picture.items = {dotAt({0, 0, 2}), dotAt({0, 0, -3}), dotAt({0, 0, 9}), dotAt({1, 0, 2}), dotAt({0, 0, -4})};
        picture.items[2].pinned = true;
        picture.items[4].pinned = true;
        QCOMPARE(drawingOrder(picture).items, (std::vector{1, 0, 3, 2, 4}));
    }

    void pinnedThingsBeforeAllOthersLieBehindTheWorld()
    {
        Picture picture = turned(0.5, {1, 0, 0});
        picture.items = {dotAt({}), dotAt({}), dotAt({0, 0, 2}), dotAt({0, 0, -3}), dotAt({})};
        for (const std::size_t pinned : {0u, 1u, 4u})
            picture.items[pinned].pinned = true;
        QCOMPARE(drawingOrder(picture).items, (std::vector{0, 1, 3, 2, 4}));
    }

    void oneTurnedThingIsEnoughForSpace()
    {
        Picture picture;
        picture.items = {dotAt({0, 0, 2}), dotAt({})};
        picture.items[1].place = Transform::rotation(1, {1, 0, 0});
        QCOMPARE(drawingOrder(picture).items, (std::vector{1, 0}));
    }

    void whatIsOnACardStaysOnItFromAnyCamera()
    {
        QVERIFY(rc::check("in its order", [] {
            Picture picture;
            addCard(picture, anyTurn());
            turn(picture, anyTurn());
            std::vector<int> expected(picture.items.size());
            std::iota(expected.begin(), expected.end(), 0);
            RC_ASSERT(drawingOrder(picture).items == expected);
        }));
    }

    void theNearerOfTwoThingsIsOverTheOtherFromAnyCamera()
    {
        QVERIFY(rc::check("cards that do not cut each other", [] {
            Picture picture;
            const int cards = *rc::gen::inRange(2, 7);
            for (int i = 0; i < cards; ++i) // each within a ball of its own, of radius 1.9
                addCard(picture, Transform::translation({4.0 * (i % 2), 4.0 * (i / 4), 4.0 * (i / 2 % 2)}) * anyTurn());
            turn(picture, anyTurn());
            picture.camera.centre = {number(-2, 2), number(-2, 2), number(-2, 2)};
            picture.camera.height = number(4, 12);
            RC_ASSERT(firstMistake(picture) == std::string());
        }));
    }

    void aStackOfLargeCardsIsInOrderFromTheSide()
    {
        // The middle of the farthest card is nearer than that of the nearest one's dots at the far end.
        Picture picture = turned(1.2, {0, 1, 0});
        for (int i = 0; i < 5; ++i)
            addCard(picture, Transform::translation({0, 0, -0.2 * i}) * Transform::scaling(3, 3));
        QCOMPARE(firstMistake(picture), std::string());
        QCOMPARE(drawingOrder(picture).items.front(), 4 * 13);
    }

    void whatIsCutByACardIsOrderedPieceByPiece()
    {
        Picture picture = turned(0.4, {0, 1, 0});
        picture.items = {itemOf(shape::rectangle(4, 4), {}), dotAt({0.1, 0, 1}), dotAt({0.1, 0, -1})};
        picture.items.push_back(
            itemOf(shape::rectangle(1, 1), Transform::translation({0, 0, 2}) * Transform::rotation(1.5, {0, 1, 0})));
        picture.items.push_back(
            itemOf(shape::rectangle(1, 1), Transform::translation({0, 0, -2}) * Transform::rotation(1.5, {0, 1, 0})));
        QCOMPARE(firstMistake(picture), std::string());
    }

    void thingsThatCutEachOtherAreDividedWhereTheyMeet()
    {
        QVERIFY(rc::check("two cards through each other", [] {
            Picture picture;
            for (int i = 0; i < 2; ++i)
                addCard(picture, Transform::translation({number(-1, 1), number(-1, 1), number(-1, 1)}) * anyTurn());
            for (Item &item : picture.items)
                item.style.fill = {1, 1, 1, 1};
            turn(picture, anyTurn());
            picture.camera.height = number(4, 8);
            RC_ASSERT(firstMistake(picture) == std::string());
        }));
    }

    void aLineThatPiercesACardIsDividedAndTheCardIsNot()
    {
        Picture picture = turned(0.7, {0, 1, 0});
        addCard(picture, {});
        picture.items.push_back(itemOf(shape::line({-2, 0}, {2, 0}), Transform::rotation(1.2, {0, 1, 0})));
        for (Item &item : picture.items)
            item.style.fill = {1, 1, 1, 1};
        picture.items.back().style = {};
        picture.items.back().style.stroke = {1, 1, 1, 1};
        const picture::DrawingOrder order = drawingOrder(picture);
        QCOMPARE(order.pieces.size(), std::size_t(2));
        QCOMPARE(order.items.size(), picture.items.size() + 1);
        QVERIFY(order.items.front() > 13 && order.items.back() > 13); // one behind the card, one in front
        for (const picture::Piece &piece : order.pieces)
            QCOMPARE(piece.of, 13);
    }

    /// The edge that joins the halves of the hole would be seen as a line through it.
    void anAreaWithAHoleIsNoFaceWhereItIsCut()
    {
        for (const bool hasHole : {true, false}) {
            std::vector<shape::Contour> contours = shape::circle(1).contours();
            if (hasHole)
                contours.push_back(shape::circle(0.5).contours().front());
            Picture picture = turned(0.7, {0, 1, 0});
            picture.items = {
                itemOf(shape::rectangle(3, 2), {}),
                itemOf(shape::Path(contours, shape::FillRule::EvenOdd), Transform::rotation(1.2, {0, 1, 0}))};
            for (Item &item : picture.items)
                item.style.fill = {1, 1, 1, 1};
            const picture::DrawingOrder order = drawingOrder(picture);
            QCOMPARE(order.pieces.size(), std::size_t(2));
            for (const picture::Piece &piece : order.pieces) {
                QCOMPARE(piece.of, 1);
                QCOMPARE(piece.item.style.isFace, !hasHole);
            }
        }
    }

    void aLabelThatFacesTheViewerIsNotCut()
    {
        Picture picture = turned(0.7, {0, 1, 0});
        addCard(picture, {});
        const Transform facing{picture.camera.right, picture.camera.up, {}, {0.5, 0, 0}};
        for (const double x : {-0.4, 0.0, 0.4})
            picture.items.push_back(itemOf(shape::circle(0.2), facing * Transform::translation({x, 0, 0})));
        for (Item &item : picture.items)
            item.style.fill = {1, 1, 1, 1};
        const picture::DrawingOrder order = drawingOrder(picture);
        QVERIFY(order.pieces.empty());
        std::vector<int> letters; // they stay together
        for (const int index : order.items) {
            if (index >= 13)
                letters.push_back(index);
        }
        QCOMPARE(letters, (std::vector{13, 14, 15}));
        const auto first = std::ranges::find(order.items, 13);
        QCOMPARE(*(first + 2), 15);
    }

    void whatIsNotCutStaysWhole()
    {
        Picture picture = turned(0.5, {1, 0, 0});
        picture.items = {dotAt({0, 0, 2}), dotAt({0, 0, -3})};
        for (Item &item : picture.items)
            item.style.fill = {1, 1, 1, 1};
        QVERIFY(drawingOrder(picture).pieces.empty());
    }

    void anyItemsAreDrawnOnce()
    {
        QVERIFY(rc::check("also those without a place", [] {
            Picture picture;
            turn(picture, anyTurn());
            const auto wild = [] {
                const int kind = *rc::gen::inRange(0, 12);
                return kind == 0 ? std::numeric_limits<double>::quiet_NaN()
                    : kind == 1  ? std::numeric_limits<double>::infinity()
                    : kind == 2  ? 1e300
                    : kind == 3  ? 0
                                 : number(-3, 3);
            };
            const auto vector = [&] { return Vec3{wild(), wild(), wild()}; };
            const int count = *rc::gen::inRange(1, 40);
            for (int i = 0; i < count; ++i) {
                picture.items.push_back(
                    itemOf(shape::rectangle(number(0, 4), number(0, 4)), {vector(), vector(), vector(), vector()}));
                picture.items.back().pinned = *rc::gen::inRange(0, 6) == 0;
                if (*rc::gen::inRange(0, 2) == 0)
                    picture.items.back().style.fill = {1, 1, 1, 1};
            }
            const picture::DrawingOrder drawn = drawingOrder(picture);
            std::vector<int> order = drawn.items;
            for (int &index : order) {
                if (index >= count)
                    index = drawn.pieces[static_cast<std::size_t>(index - count)].of;
            }
            std::ranges::sort(order);
            const auto pieces = std::ranges::unique(order);
            order.erase(pieces.begin(), pieces.end());
            std::vector<int> all(picture.items.size());
            std::iota(all.begin(), all.end(), 0);
            RC_ASSERT(order == all);
        }));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TestPictureOrder)
#include "tst_picture_order.moc"
