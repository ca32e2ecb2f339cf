// SPDX-License-Identifier: GPL-3.0-or-later
#include "anyshape.h"

#include "shape/phrase.h"
#include "shape/select.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::shape;

namespace {

/// One leaf per visible character, in lines, as typeset text.
Shape written(const QString &text)
{
    std::vector<Shape> lines;
    std::vector<Shape> line;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        if (i == text.size() || text[i] == u'\n') {
            lines.push_back(group(std::exchange(line, {})));
        } else if (!text[i].isSpace()) {
            const int at = static_cast<int>(i);
            line.push_back(leaf(circle(0.1), {}).edited([at](Part &part) { part.source = {at, at + 1}; }));
        }
    }
    return group({group(std::move(lines), u"lines"_s)}).edited([&](Part &part) { part.sourceText = text; });
}

QString readBack(const Shape &shape, const QString &pattern)
{
    const auto paths = select(shape, pattern);
    if (!paths)
        return u"! "_s + paths.error().text();
    QString text;
    for (const IndexPath &path : *paths) {
        const SourceRange source = partAt(shape, path)->source;
        text += shape->sourceText.mid(source.start, source.end - source.start);
    }
    return text;
}

Shape matrix(int rows, int columns)
{
    std::vector<Shape> all;
    for (int r = 0; r < rows; ++r) {
        std::vector<Shape> row;
        for (int c = 0; c < columns; ++c) {
            row.push_back(shifted(leaf(circle(0.1), {}), {double(c), double(-r), 0}).edited([&](Part &part) {
                if (r > c)
                    part.tags = {u"masked"_s};
            }));
        }
        all.push_back(group(std::move(row)));
    }
    const Shape brackets = group({leaf(bracket(1, true), {}), leaf(bracket(1, false), {})}, u"brackets"_s);
    return group({group(std::move(all), u"entries"_s), brackets});
}

std::vector<IndexPath> found(const Shape &shape, const QString &pattern)
{
    return select(shape, pattern).value_or(std::vector<IndexPath>{});
}

using Paths = std::vector<IndexPath>;

} // namespace

class SelectTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void partsHaveAddresses()
    {
        const Shape shape = matrix(4, 3);
        QCOMPARE(found(shape, u""_s), Paths{{}});
        QCOMPARE(found(shape, u"entries/3/2"_s), (Paths{{0, 3, 2}}));
        QCOMPARE(found(shape, u"brackets"_s), (Paths{{1}}));
        QCOMPARE(found(shape, u"entries/*/1"_s), (Paths{{0, 0, 1}, {0, 1, 1}, {0, 2, 1}, {0, 3, 1}}));
        QCOMPARE(found(shape, u"entries/1..2"_s), (Paths{{0, 1}, {0, 2}}));
        QCOMPARE(found(shape, u"entries/0/-2..-1"_s), (Paths{{0, 0, 1}, {0, 0, 2}}));
        QCOMPARE(found(shape, u"entries/2..99"_s), (Paths{{0, 2}, {0, 3}}));
        QCOMPARE(found(shape, u".masked"_s), (Paths{{0, 1, 0}, {0, 2, 0}, {0, 2, 1}, {0, 3, 0}, {0, 3, 1}, {0, 3, 2}}));
        QCOMPARE(found(shape, u"entries/2/.masked"_s), (Paths{{0, 2, 0}, {0, 2, 1}}));
        QCOMPARE(found(shape, u"leaves"_s).size(), std::size_t(14));
        QCOMPARE(found(shape, u"brackets/leaves"_s), (Paths{{1, 0}, {1, 1}}));
        QCOMPARE(found(shape, u"entries/0/0/leaves"_s), (Paths{{0, 0, 0}}));
    }

    void noPartIsNamedWithinAnother()
    {
        Shape inner = leaf(circle(1), {}).edited([](Part &part) { part.tags = {u"a"_s}; });
        Shape outer = group({inner, inner}).edited([](Part &part) { part.tags = {u"a"_s}; });
        QCOMPARE(found(group({outer, inner}), u".a"_s), (Paths{{0}, {1}}));
    }

    void phrasesNameTheirGlyphs()
    {
        const Shape text = written(u"Two roads diverged in a wood,\nand sorry I could not\n  travel both roads"_s);
        QCOMPARE(readBack(text, u"\"roads\""_s), u"roads"_s);
        QCOMPARE(found(text, u"\"roads\""_s).front(), (IndexPath{0, 0, 3}));
        QCOMPARE(found(text, u"\"roads\"#2"_s).front(), (IndexPath{0, 2, 10}));
        QCOMPARE(readBack(text, u"\"roads\"#*"_s), u"roadsroads"_s);
        QCOMPARE(readBack(text, u"\"wood, and sorry\""_s), u"wood,andsorry"_s); // across a line break
        QCOMPARE(readBack(text, u"\"not travel   both\""_s), u"nottravelboth"_s);
        QCOMPARE(readBack(text, u"lines/2/\"roads\""_s), u"roads"_s);
        QCOMPARE(found(text, u"lines/2/\"roads\""_s).front(), (IndexPath{0, 2, 10}));
        QCOMPARE(found(text, u"\"roads\"/leaves"_s).size(), std::size_t(5));
        QVERIFY(readBack(text, u"\"roads\"#3"_s).startsWith(u'!'));
    }

    void aPhraseTellsWhatSurroundsIt()
    {
        const Shape text = written(u"Two roads, two ways\nand I took one road"_s);
        QCOMPARE(readBack(text, u"before \"took\""_s), u"Tworoads,twowaysandI"_s);
        QCOMPARE(readBack(text, u"after \"took\""_s), u"oneroad"_s);
        QCOMPARE(readBack(text, u"word before \"took\""_s), u"I"_s);
        QCOMPARE(readBack(text, u"word before \"two ways\""_s), u"roads"_s); // not the comma
        QCOMPARE(readBack(text, u"before \"road\"#2"_s), u"Tworoads,twowaysandItookone"_s);
        QVERIFY(readBack(text, u"word before \"three\""_s).contains(u"The text there is"_s));
        const Shape korean = written(u"“어텐션”은 (GPT)은 값을 냅니다"_s);
        QCOMPARE(readBack(korean, u"word before \"값\""_s), u"(GPT)은"_s); // a particle with what it belongs to
        QCOMPARE(readBack(korean, u"word before \"GPT\""_s), u"“어텐션”은"_s);
        const Shape poem = group({text, written(u"I took the other"_s), written(u"as just as fair"_s)});
        QCOMPARE(found(poem, u"before \"other\""_s).size(), found(text, u"leaves"_s).size() + 8);
        QCOMPARE(found(poem, u"after \"other\""_s).size(), std::size_t(12));
    }

    void nothingMayBeLeft()
    {
        const Shape one = matrix(1, 1);
        QCOMPARE(select(one, u"entries/1..-1"_s).value(), Paths{});
        QCOMPARE(select(one, u"entries/1..-1/*"_s).value(), Paths{});
        QCOMPARE(select(one, u"entries/1..2"_s).value(), Paths{});
        QVERIFY(!select(one, u"brackets/0/1..2"_s)); // there never was one
        const Shape plain = leaf(circle(1), {}).edited([](Part &part) { part.tags = {u"diagonal"_s}; });
        const Shape cell = plain.edited([](Part &part) { part.optionalTags = {u"diagonal"_s, u"lower"_s}; });
        QCOMPARE(select(group({cell}), u".lower"_s).value(), Paths{});
        QCOMPARE(select(group({group({cell})}), u"0/.lower"_s).value(), Paths{});
        QCOMPARE(select(group({cell}), u".diagonal"_s).value(), Paths{{0}});
        QVERIFY(!select(group({cell}), u".masked"_s)); // no shape says that something may be masked
        QVERIFY(!select(group({plain}), u".lower"_s));
        QVERIFY(plain.hash() != cell.hash());
    }

    void whereNothingSurroundsAPhraseIsNoFailure()
    {
        const Shape text = written(u"and miles to go\nbefore I sleep"_s);
        for (const QString &nothing : {u"before \"and\""_s, u"word before \"and\""_s, u"after \"sleep\""_s}) {
            QCOMPARE(select(text, nothing).value(), Paths{});
            QVERIFY(selected(text, nothing).value().bounds().isEmpty());
        }
        QCOMPARE(select(text, u"after \"sleep\"/leaves"_s).value(), Paths{});
        QVERIFY(!select(text, u"after \"sleep\"#2"_s)); // that phrase is not there
        QVERIFY(!select(text, u"\"promises\""_s));
    }

    void linesAreCountedAsTheyAreWritten()
    {
        // One is contained in another, two are equal, one is blank.
        const Shape text = written(u"and sorry\nand\n\nand\nI could"_s);
        QCOMPARE(lineCount(text, {}), 4);
        for (const auto &[line, words] : {std::pair{1, u"andsorry"_s}, {2, u"and"_s}, {3, u"and"_s}, {4, u"Icould"_s}})
            QCOMPARE(readBack(text, u"line %1"_s.arg(line)), words);
        QVERIFY(found(text, u"line 2"_s) != found(text, u"line 3"_s));
        QCOMPARE(found(text, u"line 2"_s).size(), std::size_t(3));
        // Another language may have more lines; what has no text has none.
        QCOMPARE(select(text, u"line 5"_s).value(), Paths{});
        QVERIFY(!select(text, u"line 0"_s));
        QVERIFY(!select(group({leaf(circle(1), {})}), u"line 1"_s));
        QCOMPARE(readBack(written(u"one"_s), u"line 1"_s), u"one"_s);
        const Shape poem = group({text, written(u"travel both"_s)});
        QCOMPARE(found(poem, u"line 5"_s), found(poem, u"1/leaves"_s));
        QCOMPARE(found(poem, u"1/line 1"_s), found(poem, u"1/leaves"_s));
        // A part with exactly that name takes precedence.
        const Shape named = leaf(circle(1), {}).edited([](Part &part) { part.name = u"line 1"_s; });
        QCOMPARE(found(group({text, named}), u"line 1"_s), (Paths{{1}}));
    }

    void theWordBeforeAColumnEndsTheOneBeforeIt()
    {
        const Shape poem = group({written(u"and miles to go,"_s), written(u"before I sleep"_s)});
        QCOMPARE(found(poem, u"word before \"before\""_s), found(poem, u"\"go\""_s));
        QCOMPARE(found(poem, u"word before \"I\""_s), found(poem, u"1/\"before\""_s));
        QCOMPARE(found(poem, u"word before \"and\""_s), Paths{});
    }

    void spacesSeparateWordsButLinesMayBreakAnywhere()
    {
        QCOMPARE(occurrences(u"theisle he is here"_s, u"he is"_s), (std::vector<SourceRange>{{8, 13}}));
        QCOMPARE(occurrences(u"注意力\n机制"_s, u"注意力机制"_s), (std::vector<SourceRange>{{0, 6}}));
        QCOMPARE(occurrences(u"\\frac{1}{2}"_s, u"\\frac {1} {2}"_s), (std::vector<SourceRange>{{0, 11}}));
        QCOMPARE(occurrences(u"한국어 é"_s, u"\u1112\u1161\u11AB\u1100\u116E\u11A8"_s),
                 (std::vector<SourceRange>{{0, 2}}));
        QCOMPARE(occurrences(u"aaaa"_s, u"aa"_s), (std::vector<SourceRange>{{0, 2}, {2, 4}}));
        QCOMPARE(occurrences(u"abc"_s, u""_s).size(), std::size_t(0));
    }

    void aPhraseMayHoldQuotesAndSlashes()
    {
        const Shape text = written(u"say \"a/b\" now"_s);
        QCOMPARE(readBack(text, u"\"a/b\""_s), u"a/b"_s);
        QCOMPARE(readBack(text, u"\"\\\"a/b\\\"\""_s), u"\"a/b\""_s);
    }

    void theFractionBarIsNoPartOfItsNumerator()
    {
        // \frac{1}{2}: the bar comes from the whole command
        const auto glyph = [](int start, int end) {
            return leaf(circle(0.1), {}).edited([=](Part &part) { part.source = {start, end}; });
        };
        const Shape formula = group({glyph(6, 7), glyph(0, 11), glyph(9, 10)}).edited([](Part &part) {
            part.sourceText = u"\\frac{1}{2}"_s;
        });
        QCOMPARE(found(formula, u"\"1\""_s), (Paths{{0}}));
        QCOMPARE(found(formula, u"\"\\frac{1}{2}\""_s), (Paths{{0}, {1}, {2}}));
        // Half of a ligature selects the ligature.
        const Shape office =
            group({glyph(0, 1), glyph(1, 4), glyph(4, 5)}).edited([](Part &part) { part.sourceText = u"office"_s; });
        QCOMPARE(found(office, u"\"fi\""_s), (Paths{{1}}));
    }

    void phrasesAreFoundInTextsFurtherDown()
    {
        const Shape table = group({written(u"Query"_s), group({written(u"Key"_s), written(u"Query"_s)})});
        QCOMPARE(found(table, u"\"Query\""_s).front(), (IndexPath{0, 0, 0, 0}));
        QCOMPARE(found(table, u"\"Query\"#2"_s).front(), (IndexPath{1, 1, 0, 0, 0}));
    }

    void errorsSayWhatThereIs()
    {
        const Shape shape = matrix(9, 3);
        const auto text = [](const Shape &s, const QString &pattern) { return select(s, pattern).error().text(); };
        QCOMPARE(text(shape, u"entries/9"_s),
                 u"There is no part \"entries/9\" in this shape. Parts of \"entries\": \"0\", \"1\", \"2\", "
                 "\"3\", \"4\", \"5\" and 3 more."_s);
        QCOMPARE(text(shape, u"rows"_s),
                 u"There is no part \"rows\" in this shape. Parts of this shape: \"entries\", \"brackets\"."_s);
        QCOMPARE(text(shape, u".new"_s), u"There is no part \".new\" in this shape. Tags in this shape: \"masked\"."_s);
        QCOMPARE(text(shape, u"\"x\""_s),
                 u"There is no part \"x\" in this shape. There is no text or formula in this shape."_s);
        QVERIFY(text(written(u"One line\nand two"_s), u"\"three\""_s).contains(u"“One line and two”"_s));
        QVERIFY(!select(shape, u"entries/3..2"_s));
        QVERIFY(!select(shape, u"entries/"_s));
    }

    void aPartKeepsItsPlaceAndLook()
    {
        const Shape inner = shifted(group({shifted(leaf(rectangle(1, 1), {}), {1, 0, 0})}), {0, 2, 0});
        const Shape shape = transformed(group({inner}), base::Transform::scaling(2, 2)).edited([](Part &part) {
            part.opacity = 0.5;
            part.pinned = true;
        });
        QVERIFY(isNear(partAt(shape, {0, 0}).bounds().centre(), {1, 0, 0}));
        QVERIFY(isNear(partInSpace(shape, {0, 0}).bounds().centre(), {2, 4, 0}));
        const Shape part = *selected(shape, u"0/0"_s);
        QVERIFY(isNear(part.bounds().centre(), {2, 4, 0}));
        QCOMPARE(part->opacity, 0.5);
        QVERIFY(part->pinned);
        QCOMPARE(selected(matrix(3, 3), u"entries/*/0"_s)->leafCount(), 3);
        QVERIFY(partAt(shape, {7}).isSame(Shape()));
        QVERIFY(!selected(shape, u"x"_s));
    }

    void editingNothingChangesNothing()
    {
        QVERIFY(rc::check([] {
            const Shape shape = anyShape(3);
            const auto leaves = *select(shape, u"leaves"_s);
            RC_ASSERT(withParts(shape, leaves, [](const Shape &part, int) { return part; }).hash() == shape.hash());
            RC_ASSERT(withParts(shape, {}, [](const Shape &, int) { return Shape(); }).isSame(shape));
            const Shape renamed = withParts(
                shape, leaves, [](const Shape &part, int) { return part.edited([](Part &p) { p.opacity *= 2; }); });
            const Shape back = withParts(
                renamed, leaves, [](const Shape &part, int) { return part.edited([](Part &p) { p.opacity /= 2; }); });
            RC_ASSERT(back.hash() == shape.hash()); // placements are not rounded
        }));
    }

    void partsOfDifferentGroupsMoveAlike()
    {
        QVERIFY(rc::check([] {
            const Shape shape = anyShape(3);
            const auto leaves = *select(shape, u"leaves"_s);
            std::vector<int> order;
            const Shape moved = withParts(shape, leaves, [&order](const Shape &part, int index) {
                order.push_back(index);
                return shifted(part, {3, -1, 0});
            });
            for (std::size_t i = 0; i < leaves.size(); ++i) {
                RC_ASSERT(order[i] == static_cast<int>(i));
                const base::Vec3 before = partInSpace(shape, leaves[i])->placement.origin;
                const base::Vec3 after = partInSpace(moved, leaves[i])->placement.origin;
                RC_ASSERT(isNear(after - before, {3, -1, 0}, 1e-5));
            }
            RC_ASSERT(moved.leafCount() == shape.leafCount());
        }));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(SelectTest)
#include "tst_shape_select.moc"
