// SPDX-License-Identifier: GPL-3.0-or-later
#include "anyshape.h"
#include "testmain.h"

#include <QTest>

#include <numbers>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::shape;

class TreeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDefaultIsOneSharedEmptyGroup()
    {
        QVERIFY(Shape().isSame(Shape()));
        QCOMPARE(Shape().leafCount(), 0);
        QVERIFY(Shape().bounds().isEmpty());
        QCOMPARE(Shape(), Shape(Part{}));
    }

    void copiesShareAndEditsDoNotTouchThem()
    {
        const Shape square = leaf(rectangle(1, 1), {}, u"square"_s);
        const Shape pair = group({square, square});
        const Shape dimmed = pair.edited([](Part &part) { part.opacity = 0.5; });
        QCOMPARE(pair->opacity, 1.0);
        QVERIFY(dimmed->children[0].isSame(pair->children[0]));
        QVERIFY(dimmed != pair);
    }

    void theHashCoversEverythingDrawnOrAddressed_data()
    {
        using Edit = std::function<void(Part &)>;
        QTest::addColumn<Edit>("edit");
        const auto row = [](const char *name, Edit edit) { QTest::newRow(name) << edit; };
        row("name", [](Part &p) { p.name = u"b"_s; });
        row("tags", [](Part &p) { p.tags = {u"masked"_s}; });
        row("source", [](Part &p) { p.source = {1, 2}; });
        row("sourceText", [](Part &p) { p.sourceText = u"x"_s; });
        row("placement", [](Part &p) { p.placement.y.x = 0.25; });
        row("origin", [](Part &p) { p.placement.origin.z = 0.25; });
        row("path", [](Part &p) { p.path = circle(1); });
        row("fill", [](Part &p) { p.style.fill.r = 0.5; });
        row("stroke width", [](Part &p) { p.style.strokeWidth = 5; });
        row("join", [](Part &p) { p.style.join = Join::Round; });
        row("screen width", [](Part &p) { p.style.screenWidth = true; });
        row("stroke in the plane", [](Part &p) { p.style.strokeInPlane = true; });
        row("face", [](Part &p) { p.style.isFace = true; });
        row("shading", [](Part &p) { p.style.shading = std::make_shared<Shading>(); });
        row("gradient", [](Part &p) {
            p.style.fillGradient = std::make_shared<Gradient>(Gradient{{{1, 0, 0, 1}}, 0});
        });
        row("profile", [](Part &p) { p.style.widthProfile = std::make_shared<std::vector<double>>(3, 1.0); });
        row("image", [](Part &p) { p.image = std::make_shared<Raster>(Raster{{}, 7}); });
        row("child", [](Part &p) { p.children.push_back(leaf(circle(1), {}, u"c"_s)); });
        row("numeral", [](Part &p) { p.numeral = Numeral{}; });
        row("colours of a numeral", [](Part &p) {
            p.numeral = Numeral{};
            p.numeral->colors = std::make_shared<ValueColors>();
        });
        row("opacity", [](Part &p) { p.opacity = 0.5; });
        row("revealFrom", [](Part &p) { p.revealFrom = 0.5; });
        row("revealTo", [](Part &p) { p.revealTo = 0.5; });
        row("z", [](Part &p) { p.z = 1; });
        row("hidden", [](Part &p) { p.hidden = true; });
        row("pinned", [](Part &p) { p.pinned = true; });
    }

    void theHashCoversEverythingDrawnOrAddressed()
    {
        QFETCH(std::function<void(Part &)>, edit);
        const Shape shape = leaf(rectangle(1, 2), {}, u"a"_s);
        QVERIFY(shape.edited(edit) != shape);
        QVERIFY(group({shape.edited(edit)}).hash() != group({shape}).hash());
    }

    void equalTreesHaveEqualHashes()
    {
        QVERIFY(rc::check([] {
            const Shape shape = anyShape();
            const std::function<Shape(const Shape &)> rebuilt = [&](const Shape &s) {
                Part part = *s;
                part.path = Path(part.path.contours(), part.path.fillRule());
                for (Shape &child : part.children)
                    child = rebuilt(child);
                return Shape(part);
            };
            RC_ASSERT(!rebuilt(shape).isSame(shape));
            RC_ASSERT(rebuilt(shape) == shape);
            RC_ASSERT(shape.edited([](Part &) {}) == shape);
        }));
    }

    void siblingsHaveDifferentNames()
    {
        const Shape a = leaf(circle(1), {});
        const Shape named = leaf(circle(1), {}, u"1"_s);
        const Shape all = group({a, a, named, named, leaf(circle(1), {}, u"x"_s)}, u"g"_s);
        QStringList names;
        for (const Shape &child : all->children)
            names.append(child->name);
        QCOMPARE(names, QStringList({u"0"_s, u"1-2"_s, u"1"_s, u"1-3"_s, u"x"_s}));
        QCOMPARE(all->name, u"g"_s);
    }

    /// Each is numbered after the last one, without a search from the beginning.
    void manySiblingsOfOneNameAreNumberedOn()
    {
        constexpr int count = 20'000;
        std::vector<Shape> entries(count, leaf(rectangle(1, 1), {}, u"3"_s));
        entries[2] = leaf(rectangle(1, 1), {}, u"3-4"_s); // a number that is taken
        const Shape row = group(std::move(entries));
        QCOMPARE(row->children[0]->name, u"3"_s);
        QCOMPARE(row->children[1]->name, u"3-2"_s);
        QCOMPARE(row->children[2]->name, u"3-4"_s);
        QCOMPARE(row->children[3]->name, u"3-3"_s);
        QCOMPARE(row->children[4]->name, u"3-5"_s);
        QCOMPARE(row->children[count - 1]->name, u"3-%1"_s.arg(count));
    }

    void boundsAreTightHoweverTurned()
    {
        const Shape dot = leaf(circle(1), {});
        const Shape turned = transformed(group({transformed(dot, base::Transform::scaling(2, 1))}),
                                         base::Transform::rotation(std::numbers::pi / 4));
        // An ellipse with semi-axes 2 and 1, rotated by 45°, extends to √((4 + 1)/2) on both axes.
        QVERIFY(isNear(turned.bounds().max.x, std::sqrt(2.5), 1e-4));
        QVERIFY(isNear(turned.bounds().max.y, std::sqrt(2.5), 1e-4));
        const Shape upright = transformed(dot, base::Transform::rotation(std::numbers::pi / 2, {1, 0, 0}));
        QVERIFY(isNear(upright.bounds().depth(), 2, 1e-4));
        QVERIFY(isNear(upright.bounds().height(), 0, 1e-9));
    }

    void boundsAreThoseOfWhatIsSeen()
    {
        const Shape square = leaf(rectangle(2, 2), {});
        const Shape far = shifted(square, {10, 0, 0});
        const Shape hidden = far.edited([](Part &part) { part.hidden = true; });
        QCOMPARE(group({square, hidden}).bounds(), square.bounds());
        QCOMPARE(group({square, hidden}).leafCount(), 2);
        QCOMPARE(group({square, far}).bounds().width(), 12.0);
        Part picture;
        picture.image = std::make_shared<Raster>();
        picture.placement = base::Transform::scaling(3, 2);
        QCOMPARE(Shape(picture).bounds().width(), 3.0);
        QCOMPARE(Shape(picture).leafCount(), 1);
    }

    void transformsComeAfterThePlacement()
    {
        QVERIFY(rc::check([] {
            const Shape shape = anyShape();
            const base::Vec3 by{anyNumber(), anyNumber(), 0};
            RC_ASSERT(isNear(shifted(shape, by).bounds().centre(), shape.bounds().centre() + by, 1e-6));
            const Shape twice = scaled(shape, 2);
            RC_ASSERT(isNear(twice.bounds().centre(), shape.bounds().centre(), 1e-6));
            RC_ASSERT(isNear(twice.bounds().width(), 2 * shape.bounds().width(), 1e-6));
        }));
        QVERIFY(transformed(Shape(), {}).isSame(Shape()));
    }

    void editsReachEveryLeaf()
    {
        const Shape shape = group({leaf(circle(1), {}), group({leaf(circle(2), {})})});
        int count = 0;
        const Shape painted = withLeaves(shape, [&count](Part &part) {
            part.style.fill = {1, 0, 0, 1};
            ++count;
        });
        QCOMPARE(count, 2);
        QVERIFY(painted->children[1]->children[0]->style.hasFill());
        QVERIFY(!painted->children[1]->style.hasFill());
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TreeTest)
#include "tst_shape_tree.moc"
