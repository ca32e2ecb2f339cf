// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/arranging.h"
#include "testmain.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>
#include <cmath>

using namespace lectograph;
using namespace lectograph::editor;

namespace {

std::vector<QRectF> moved(std::vector<QRectF> rects, const Shifts &shifts)
{
    for (std::size_t i = 0; i < rects.size(); ++i)
        rects[i].translate(shifts[i]);
    return rects;
}

/// The gaps from left to right.
std::vector<double> gapsOf(std::vector<QRectF> rects)
{
    std::ranges::sort(rects, {}, [](const QRectF &rect) { return rect.center().x(); });
    std::vector<double> gaps;
    for (std::size_t i = 1; i < rects.size(); ++i)
        gaps.push_back(rects[i].left() - rects[i - 1].right());
    return gaps;
}

std::vector<QRectF> anyRects()
{
    std::vector<QRectF> rects;
    const auto any = [](int from, int to) { return *rc::gen::inRange(from, to) / 8.0; };
    for (int left = *rc::gen::inRange(3, 8); left > 0; --left)
        rects.emplace_back(any(-80, 80), any(-40, 40), any(1, 20), any(1, 20));
    return rects;
}

} // namespace

class EditorArrangingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aligningMovesOnlyAlongTheAskedAxis()
    {
        const std::vector<QRectF> rects{{0, 0, 2, 1}, {3, 4, 1, 2}};
        QCOMPARE(aligned(rects, boundsOf(rects), 1, {}), (Shifts{{2, 0}, {0, 0}}));
        QCOMPARE(aligned(rects, boundsOf(rects), {}, 0), (Shifts{{0, 2.5}, {0, -2}}));
        QCOMPARE(aligned(rects, QRectF(-7, -4, 14, 8), -1, -1), (Shifts{{-7, -4}, {-10, -8}}));
    }

    void distributingMakesTheGapsEqualAndKeepsTheOutermost()
    {
        QVERIFY(rc::check([] {
            const std::vector<QRectF> rects = anyRects();
            const std::vector<QRectF> after = moved(rects, distributed(rects, Qt::Horizontal));
            const auto byCentre = [](const QRectF &rect) { return rect.center().x(); };
            const auto [first, last] = std::ranges::minmax(rects, {}, byCentre);
            const auto [firstAfter, lastAfter] = std::ranges::minmax(after, {}, byCentre);
            const std::vector<double> gaps = gapsOf(after);
            // With negative gaps a small one may pass the centre of a large one.
            if (gaps.front() >= 0) {
                RC_ASSERT(std::abs(byCentre(first) - byCentre(firstAfter)) < 1e-9);
                RC_ASSERT(std::abs(byCentre(last) - byCentre(lastAfter)) < 1e-9);
                for (const double gap : gaps)
                    RC_ASSERT(std::abs(gap - gaps.front()) < 1e-9);
            }
            for (std::size_t i = 0; i < rects.size(); ++i)
                RC_ASSERT(after[i].top() == rects[i].top());
        }));
    }

    void twoAreNotDistributed()
    {
        QCOMPARE(distributed({{0, 0, 1, 1}, {5, 0, 1, 1}}, Qt::Horizontal), (Shifts{{0, 0}, {0, 0}}));
    }

    void withoutRoomTheLastOneMovesIfAGapIsNeeded()
    {
        const std::vector<QRectF> rects{{0, 0, 4, 1}, {1, 0, 4, 1}, {2, 0, 4, 1}};
        QCOMPARE(gapsOf(moved(rects, distributed(rects, Qt::Horizontal))), (std::vector<double>{-3, -3}));
        QCOMPARE(gapsOf(moved(rects, distributed(rects, Qt::Horizontal, 8))), (std::vector<double>{8, 8}));
    }

    void spacingGivesEachGapItsLength()
    {
        QVERIFY(rc::check([] {
            const std::vector<QRectF> rects = anyRects();
            const double gap = *rc::gen::inRange(0, 16) / 4.0;
            for (const Fixed fixed : {Fixed::First, Fixed::Last}) {
                const Shifts shifts = spaced(rects, Qt::Horizontal, gap, fixed);
                for (const double one : gapsOf(moved(rects, shifts)))
                    RC_ASSERT(std::abs(one - gap) < 1e-9);
                RC_ASSERT(std::ranges::any_of(shifts, [](const QPointF &shift) { return shift.isNull(); }));
            }
        }));
    }

    void theOrientationIsThatInWhichTheySpread()
    {
        QCOMPARE(orientationOf({{0, 0, 9, 1}, {0, 2, 9, 1}, {1, 4, 9, 1}}), Qt::Vertical);
        QCOMPARE(orientationOf({{0, 0, 1, 9}, {2, 0, 1, 9}, {4, 1, 1, 9}}), Qt::Horizontal);
        QCOMPARE(orientationOf({}), Qt::Horizontal);
    }
};

LECTOGRAPH_TEST_MAIN(EditorArrangingTest)
#include "tst_editor_arranging.moc"
