// SPDX-License-Identifier: GPL-3.0-or-later
#include "samples.h"
#include "stage/chunks.h"
#include "stage/drawlistbuilder.h"

#include "shape/outlines.h"
#include "shape/pathops.h"
#include "testmain.h"

#include <QGuiApplication>
#include <QtTest>

#include <algorithm>
#include <set>

using namespace lectograph;
using namespace lectograph::stage;

namespace {

constexpr QSize size(1280, 720);

std::vector<quint64> meshesOf(const DrawList &list)
{
    std::vector<quint64> keys;
    for (const Piece &piece : list.pieces)
        keys.push_back(piece.mesh.key);
    return keys;
}

int masksIn(const DrawList &list)
{
    return static_cast<int>(
        std::ranges::count_if(list.pieces, [](const Piece &piece) { return piece.paint == Piece::Paint::Mask; }));
}

picture::Picture moved(picture::Picture picture, double by)
{
    for (picture::Item &item : picture.items) {
        item.place.origin.x += by;
        item.hash = hashOf(item);
    }
    seal(picture);
    return picture;
}

} // namespace

class StageDrawList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatMovesOrFadesKeepsItsMeshes()
    {
        picture::Picture picture = test::crowd(300);
        DrawListBuilder builder(false);
        const DrawList first = builder.build(picture, size);
        picture = moved(picture, 0.1);
        for (picture::Item &item : picture.items) {
            item.style.fill.a *= 0.7f;
            item.style.strokeWidth *= 1.3;
            item.hash = hashOf(item);
        }
        seal(picture);
        const DrawList second = builder.build(picture, size);
        QCOMPARE(meshesOf(second), meshesOf(first));
        QVERIFY(second.records != first.records);
    }

    void aCameraMoveChangesOnlyTheCamera()
    {
        picture::Picture picture = test::crowd(300);
        DrawListBuilder builder(false);
        const DrawList first = builder.build(picture, size);
        picture.camera.centre = {0.4, 0.2, 0};
        picture.camera.height = 7.5;
        seal(picture);
        const DrawList second = builder.build(picture, size);
        QCOMPARE(meshesOf(second), meshesOf(first));
        QVERIFY(second.records == first.records);
        QVERIFY(second.scene.matrix != first.scene.matrix);
    }

    void theCameraMatrixAgreesWithTheView()
    {
        picture::Picture picture = test::crowd(3);
        picture.camera.centre = {1, -0.5, 0.3};
        const base::Transform turn = base::Transform::rotation(0.7, {0.6, 0.8, 0});
        picture.camera.right = turn.x;
        picture.camera.up = turn.y;
        const DrawList list = DrawListBuilder().build(picture, size);
        for (const base::Vec3 &point : {base::Vec3{0, 0, 0}, base::Vec3{2, -1, 0.5}, base::Vec3{-3, 2, -2}}) {
            const QVector4D seen = list.scene.matrix
                * QVector4D(static_cast<float>(point.x), static_cast<float>(point.y), static_cast<float>(point.z), 1);
            const auto expected = picture::project(picture, point, false, size);
            QVERIFY(expected);
            QVERIFY(std::abs(seen.x() / seen.w() - expected->x()) < 0.01);
            QVERIFY(std::abs(seen.y() / seen.w() - expected->y()) < 0.01);
        }
    }

    void smallThingsThatStandStillAreMasks()
    {
        const picture::Picture text = test::textPicture(QStringLiteral("注意力机制"), 45, 3);
        DrawListBuilder builder;
        const DrawList first = builder.build(text, size);
        QCOMPARE(masksIn(first), static_cast<int>(first.pieces.size())); // first appearance
        QVERIFY(first.isSettled);

        const DrawList moving = builder.build(moved(text, 0.0131), size);
        QVERIFY(masksIn(moving) < static_cast<int>(moving.pieces.size()) / 2);
        QVERIFY(!moving.isSettled);

        const DrawList stopped = builder.build(moved(text, 0.0131), size);
        QCOMPARE(masksIn(stopped), static_cast<int>(stopped.pieces.size()));
        QVERIFY(stopped.isSettled);
    }

    void tinyThingsAreMasksEvenWhileTheyMove()
    {
        const picture::Picture text = test::textPicture(QStringLiteral("注意力"), 9, 3);
        DrawListBuilder builder;
        builder.build(text, size);
        const DrawList moving = builder.build(moved(text, 0.0131), size);
        QCOMPARE(masksIn(moving), static_cast<int>(moving.pieces.size()));
    }

    void aMaskIsDrawnOnceForAllThatLookAlike()
    {
        picture::Picture picture;
        for (int k = 0; k < 20; ++k) {
            picture::Item item;
            item.path = shape::circle(0.05);
            item.style.fill = {1, 1, 1, 1};
            item.place = base::Transform::translation({-6 + k * 8 / 90.0, 0, 0}); // shifted by whole pixels
            item.hash = hashOf(item);
            picture.items.push_back(item);
        }
        seal(picture);
        DrawListBuilder builder;
        const DrawList list = builder.build(picture, size);
        QCOMPARE(masksIn(list), 20);
        for (const Record &record : list.records) {
            QCOMPARE(record[4], list.records.front()[4]); // the same place in the atlas
            QCOMPARE(record[5], list.records.front()[5]);
        }
    }

    void moreMasksThanFitFallBackToMeshes()
    {
        picture::Picture picture;
        for (int k = 0; k < 3000; ++k) { // each with a different shape, about 60 pixels large
            picture::Item item;
            item.path = shape::refined(shape::circle(0.33 + 1e-6 * k), 64);
            item.style.fill = {1, 1, 1, 1};
            item.hash = hashOf(item);
            picture.items.push_back(item);
        }
        seal(picture);
        DrawListBuilder builder;
        DrawList list = builder.build(picture, size);
        QVERIFY(masksIn(list) > 0);
        QVERIFY(masksIn(list) < 3000);
        QCOMPARE(list.pieces.size(), std::size_t(3000));
        for (int more = 0; more < 3 && !list.isSettled; ++more)
            list = builder.build(picture, size);
        QVERIFY(list.isSettled);
        QCOMPARE(list.pieces.size(), std::size_t(3000));
    }

    void aChangedPieceChangesItsOwnChunkOnly()
    {
        picture::Picture picture = test::crowd(3000);
        DrawListBuilder builder(false);
        const auto hashes = [](const DrawList &list) {
            std::multiset<quint64> result;
            for (const Chunk &chunk : chunked(list.pieces))
                result.insert(chunk.hash);
            return result;
        };
        const DrawList before = builder.build(picture, size);
        const std::multiset<quint64> old = hashes(before);
        QVERIFY(old.size() > 10);
        int pieces = 0;
        for (const Chunk &chunk : chunked(before.pieces)) {
            QCOMPARE(chunk.first, pieces);
            pieces += chunk.count;
        }
        QCOMPARE(pieces, static_cast<int>(before.pieces.size()));

        picture::Item added;
        added.path = shape::star(9, 1, 0.4);
        added.style.fill = {1, 1, 1, 1};
        added.hash = hashOf(added);
        picture.items.insert(picture.items.begin() + 1500, added);
        seal(picture);
        const std::multiset<quint64> fresh = hashes(builder.build(picture, size));
        std::multiset<quint64> changed;
        std::ranges::set_difference(fresh, old, std::inserter(changed, changed.begin()));
        QVERIFY(changed.size() <= 3);
    }

    void thingsFarInFrontOrOutOfSightDoNoHarm()
    {
        picture::Picture picture = test::crowd(30);
        picture.items[0].place.origin.z = 100; // behind the eye
        picture.items[1].place = base::Transform::scaling(0, 0, 0);
        picture.items[2].place.origin.x = 1e9;
        for (picture::Item &item : picture.items)
            item.hash = hashOf(item);
        seal(picture);
        const DrawList list = DrawListBuilder().build(picture, size);
        QCOMPARE(list.pieces.size(), list.records.size());
        QVERIFY(!list.pieces.empty());
    }
};

LECTOGRAPH_TEST_MAIN(StageDrawList)
#include "tst_stage_drawlist.moc"
