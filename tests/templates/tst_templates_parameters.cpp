// SPDX-License-Identifier: GPL-3.0-or-later
#include "changed.h"
#include "drawn.h"
#include "listing.h"
#include "templates.h"

#include "lecture/edit.h"
#include "picture/order.h"
#include "testmain.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

using namespace lectograph;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;

namespace {

bool isRed(const base::Color &colour)
{
    return colour.a > 0.3 && colour.r > 2 * colour.b;
}

/// The bounds of everything drawn in red.
QRectF redPart(const picture::Picture &picture)
{
    QRectF around;
    for (const picture::Item &item : picture.items) {
        if (!isRed(item.style.fill) && !isRed(item.style.stroke))
            continue;
        const base::Box box = boundsOf(item);
        around |= QRectF(QPointF(box.min.x, box.min.y), QPointF(box.max.x, box.max.y));
    }
    return around;
}

} // namespace

class TestTemplatesParameters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsMaskedWasBoxed_data()
    {
        QTest::addColumn<bool>("inRows");
        QTest::newRow("queries in columns") << false;
        QTest::newRow("queries in rows") << true;
    }
    void whatIsMaskedWasBoxed()
    {
        QFETCH(bool, inRows);
        picture::Show show = showWith(u"masking"_s, u"inRows"_s, inRows);
        const QRectF boxes = redPart(show.at(Time::fromSeconds(1.99)));
        const QRectF infinities = redPart(show.at(Time::fromSeconds(4.5)));
        QVERIFY(!infinities.isEmpty());
        QVERIFY(boxes.contains(infinities));
        QVERIFY(infinities.width() > 0.8 * boxes.width());
    }

    void theWholePatternIsSeenAtLast_data()
    {
        QTest::addColumn<int>("tokens");
        for (const int tokens : {5, 10, 50, 80})
            QTest::addRow("%d tokens", tokens) << tokens;
    }
    void theWholePatternIsSeenAtLast()
    {
        QFETCH(int, tokens);
        picture::Show show = showWith(u"scaling-a-pattern"_s, u"tokens"_s, tokens);
        const picture::Picture picture = show.at(Time::fromSeconds(20.5));
        const QSize size(1600, 900);
        const QRectF frame(QPointF{}, QSizeF(size));
        QRectF seen;
        for (const picture::Item &item : picture.items) {
            const base::Box box = boundsOf(item);
            for (const base::Vec3 &corner : {box.min, box.max}) {
                const auto pixel = picture::project(picture, corner, item.pinned, size);
                QVERIFY(pixel && frame.contains(*pixel));
                seen |= QRectF(*pixel, QSizeF(1, 1));
            }
        }
        QVERIFY2(seen.height() > 0.5 * frame.height(), "it fills the frame");
    }

    void countsWhatIsSeen_data()
    {
        QTest::addColumn<bool>("counted");
        QTest::addColumn<int>("atFirst");
        QTest::addColumn<int>("atLast");
        QTest::newRow("not") << false << 0 << 0;
        const auto glyphs = [](const QString &text) { return static_cast<int>(text.size()); };
        QTest::newRow("n and n²") << true << glyphs(u"n=9n2=81"_s) << glyphs(u"n=50n2=2500"_s);
    }
    void countsWhatIsSeen()
    {
        QFETCH(bool, counted);
        QFETCH(int, atFirst);
        QFETCH(int, atLast);
        picture::Show show = showWith(u"scaling-a-pattern"_s, u"showCounters"_s, counted);
        const QSize size(1600, 900);
        for (int second = 0; second <= 20; ++second) {
            const picture::Picture picture = show.at(Time::fromSeconds(second));
            QRectF counters;
            int glyphs = 0;
            for (const picture::Item &item : picture.items) {
                if (!item.pinned)
                    continue;
                counters |= pixelsOf(picture, item, size);
                ++glyphs;
            }
            if (second == 0)
                QCOMPARE(glyphs, atFirst);
            if (second == 20)
                QCOMPARE(glyphs, atLast);
            for (const picture::Item &item : picture.items)
                QVERIFY2(item.pinned || !counters.intersects(pixelsOf(picture, item, size)), "it covers the pattern");
        }
    }

    void crossAttentionFollowsItsSentences()
    {
        const auto end = Time::fromSeconds(26.5);
        const picture::Picture given = showOf(u"cross-attention"_s).at(end);
        const std::vector<std::pair<QString, QJsonValue>> changes{
            {u"first"_s, u"I want it"_s},
            {u"second"_s, u"Je veux le caresser encore une fois"_s},
            {u"swapped"_s, true}};
        for (const auto &[node, value] : changes) {
            picture::Show show = showWith(u"cross-attention"_s, node, value);
            QVERIFY(show.at(end).hash != given.hash);
            const graph::Problems problems = show.problems();
            QCOMPARE(problems.size(), node == u"swapped"_s ? 0U : 1U); // the scores are those of other sentences
            for (const graph::Problem &problem : problems)
                QVERIFY2(problem.error.what.contains(u"7 × 6 are given"_s), qPrintable(problem.error.text()));
        }
        // Four columns fewer: of words, vectors, products and dots.
        QVERIFY(showWith(u"cross-attention"_s, u"first"_s, u"I want it"_s).at(end).items.size()
                < given.items.size() * 3 / 4);
    }

    void missingScoresHaveNoDots()
    {
        const auto sentence = u"I do not want to pet it because it is really very big"_s;
        picture::Show show = showWith(u"cross-attention"_s, u"first"_s, sentence); // scores of 7 words are given
        const Drawn drawn = drawnAt(show, Time::fromSeconds(26.5));
        const QRectF words = drawn.actors.at(u"asks"_s);
        const QRectF dots = drawn.actors.at(u"dots"_s);
        QVERIFY(dots.right() > words.left() + 0.4 * words.width());
        QVERIFY(dots.right() < words.left() + 7.0 / 13 * words.width());
    }

    void arrowsAreProductsOfTheirMatrices_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("matrix");
        QTest::addColumn<QJsonArray>("equal");
        QTest::addColumn<QJsonArray>("other");
        using Row = QJsonArray;
        QTest::newRow("query map") << u"query-map"_s << u"query"_s << u"queryMatrix"_s
                                   << QJsonArray{Row{0, -1, 0}, Row{0, 0, 0.5}}
                                   << QJsonArray{Row{1, 0, 0}, Row{0, 1, 0}};
        QTest::newRow("key map") << u"query-map"_s << u"key"_s << u"keyMatrix"_s
                                 << QJsonArray{Row{0, -1.75, 0}, Row{0, 0, -0.5}}
                                 << QJsonArray{Row{1, 0, 0}, Row{0, 1, 0}};
        QTest::newRow("low-rank transformation")
            << u"low-rank-transformation"_s << u"main"_s << u"down"_s << QJsonArray{Row{0.5, 0, 0}, Row{0, 1, 1}}
            << QJsonArray{Row{1, 0, 0}, Row{0, 1, 0}};
    }
    void arrowsAreProductsOfTheirMatrices()
    {
        QFETCH(QString, id);
        QFETCH(QString, scene);
        QFETCH(QString, matrix);
        QFETCH(QJsonArray, equal);
        QFETCH(QJsonArray, other);
        constexpr double second = 8;
        const auto given = picture::Show(lectureOf(id), registry(), {}, scene).at(Time::fromSeconds(second)).hash;
        QCOMPARE(withMatrix(id, scene, matrix, equal, second).hash, given);
        QVERIFY(withMatrix(id, scene, matrix, other, second).hash != given);
    }

    void theQueryIsWrittenOverThePlane()
    {
        const picture::Picture picture = showOf(u"query-map"_s).at(Time::fromSeconds(8));
        const picture::DrawingOrder order = picture::drawingOrder(picture);
        bool isOverThePlane = false;
        for (const int i : order.items) {
            const picture::Item &item = order.item(picture, i);
            isOverThePlane = isOverThePlane || item.style.hasBackStroke();
            QVERIFY2(!isOverThePlane || !item.pinned || item.style.fill.a > 0, "a line of the plane is drawn later");
        }
        QVERIFY(isOverThePlane);
    }

    void theLabelPassesOverTheMatrix_data()
    {
        QTest::addColumn<QString>("scene");
        QTest::newRow("query map") << u"query"_s;
        QTest::newRow("key map") << u"key"_s;
    }
    void theLabelPassesOverTheMatrix()
    {
        QFETCH(QString, scene);
        picture::Show show = showOf(u"query-map"_s, scene);
        for (int tenth = 35; tenth < 50; ++tenth) {
            const Drawn drawn = drawnAt(show, Time::fromSeconds(tenth / 10.0));
            QVERIFY(drawn.actors.contains(u"moving"_s) && drawn.actors.contains(u"map"_s));
            QVERIFY2(!drawn.actors.at(u"moving"_s).intersects(drawn.actors.at(u"map"_s)),
                     qPrintable(QString::number(tenth / 10.0)));
        }
    }

    void theNounChangesByWhatTheValueMatrixSays()
    {
        const auto withMap = [](double number, double second) {
            QJsonArray rows;
            for (int i = 0; i < 10; ++i)
                rows.append(QJsonArray{number, 0, 0, 0, 0, 0, 0, 0, 0, 0});
            return withMatrix(u"value-matrix"_s, u"main"_s, u"map"_s, rows, second).hash;
        };
        QCOMPARE(withMap(1, 6.5), withMap(0, 6.5));
        QVERIFY(withMap(1, 12.5) != withMap(0, 12.5));
    }

    void rowsOfAProductAppearAtAnEvenPace()
    {
        picture::Show show = showOf(u"value-matrix"_s);
        const auto items = [&](double second) {
            return static_cast<int>(show.at(Time::fromSeconds(second)).items.size());
        };
        constexpr int letters = 4; // of each entry of the result, as in “+0.9”
        for (const double first : {21.0, 38.5}) {
            for (int row = 0; row < 4; ++row)
                QCOMPARE(items(first + row + 1) - items(first + row), letters);
        }
    }

    void braceKeepsItsFormWhileItTurns()
    {
        picture::Show show = showOf(u"count-matrix-parameters"_s);
        for (const double second : {77.2, 77.6, 78.0, 78.4, 78.8}) {
            for (const picture::Item &item : show.at(Time::fromSeconds(second)).items)
                QVERIFY2(std::abs(dot(item.place.x, item.place.y)) < 1e-6, qPrintable(QString::number(second)));
        }
    }

    void dotsFollowOnlyWhereThereAreMoreHeads()
    {
        const auto end = Time::fromSeconds(15.5);
        picture::Show all = showWith(u"output-matrix"_s, u"total"_s, 3);
        QVERIFY(all.at(end).items.size() < showOf(u"output-matrix"_s).at(end).items.size());
        QVERIFY(all.problems().empty());
        picture::Show one = showWith(u"output-matrix"_s, u"heads"_s, 1);
        one.at(end);
        QVERIFY(one.problems().empty());
    }

    void anAbsentWordIsReported()
    {
        lecture::Lecture lecture = lectureOf(u"attention-explained"_s);
        const auto set = [&](const QString &node, const QString &text) {
            const auto changed = lecture::withNodeProperty(lecture, u"column"_s, node, u"value"_s, text);
            if (!changed)
                qFatal("%s", qPrintable(changed.error().text()));
            lecture = *changed;
        };
        set(u"sentence"_s, u"the old king saw the young queen in the garden"_s);
        set(u"word"_s, u"tower"_s);
        picture::Show show(lecture, registry(), u"en"_s, u"column"_s);
        const picture::Picture picture = show.at(Time::fromSeconds(9.5));
        QCOMPARE(show.problems().size(), 1U);
        QVERIFY(show.problems().front().severity == graph::Severity::Warning);
        QVERIFY(show.problems().front().error.what.contains(u"“tower” is not there"_s));
        set(u"word"_s, u"garden"_s);
        QVERIFY(picture.hash
                != picture::Show(lecture, registry(), u"en"_s, u"column"_s).at(Time::fromSeconds(9.5)).hash);
    }

    void positionsAreAddedToAsManyEmbeddingsAsThereAre()
    {
        const auto end = Time::fromSeconds(20.5);
        picture::Show eight = showWith(u"positional-encoding"_s, u"tokens"_s, 8);
        const quint64 hash = eight.at(end).hash;
        QVERIFY(eight.problems().empty());
        picture::Show more = showWith(u"positional-encoding"_s, u"tokens"_s, 11);
        QCOMPARE(more.at(end).hash, hash);
        QCOMPARE(more.problems().size(), std::size_t(1)); // the limits of the parameter
        QVERIFY(showOf(u"positional-encoding"_s).at(end).hash != hash);
    }

    void theArchitectureHasAsManyLayersAsAsked()
    {
        std::size_t items = 0;
        for (const int layers : {2, 3, 6, 10}) {
            const auto changed = lecture::withNodeProperty(lectureOf(u"transformer-architecture"_s), u"overall"_s,
                                                           u"layers"_s, u"value"_s, layers);
            QVERIFY(changed);
            picture::Show show(*changed, registry(), {}, u"overall"_s);
            const picture::Picture picture = show.at(Time::fromSeconds(8));
            QVERIFY(show.problems().empty());
            QVERIFY(picture.items.size() > items);
            items = picture.items.size();
        }
    }

    void sharesAreAsHighAsTheScoresTheyComeFrom()
    {
        const auto changed = lecture::withNodeProperty(lectureOf(u"exp-with-bars"_s), u"main"_s, u"scores"_s,
                                                       u"value"_s, QJsonArray{2, 5, 1, 4, 3, 0, 6, 2});
        QVERIFY(changed);
        const auto divided = lecture::withNodeProperty(*changed, u"main"_s, u"normalise"_s, u"value"_s, true);
        QVERIFY(divided);
        picture::Show show(*divided, registry());
        const auto highest = [&show](double second) {
            const picture::Picture picture = show.at(Time::fromSeconds(second));
            double height = 0;
            for (const picture::Item &item : picture.items) {
                const base::Box box = boundsOf(item);
                height = std::max(height, box.max.y - box.min.y);
            }
            return height;
        };
        QVERIFY(highest(16) > 0.95 * highest(8));
        QVERIFY(show.problems().empty());
    }

    void aSentenceWithoutItsRelationsSaysSo()
    {
        const auto isCaption = [](const picture::Item &item) {
            const base::Box box = boundsOf(item);
            return item.style.fill.a > 0 && box.min.y > 0.8 && box.max.y < 1.3; // under the matrices
        };
        picture::Show show = showWith(u"many-types-of-updates"_s, u"sentence"_s, u"Quite another one"_s);
        const picture::Picture other = show.at(Time::fromSeconds(2));
        QVERIFY(!show.problems().empty());
        QVERIFY(std::ranges::none_of(other.items, isCaption));
        picture::Show own = showOf(u"many-types-of-updates"_s);
        const picture::Picture related = own.at(Time::fromSeconds(2));
        QVERIFY(own.problems().empty());
        QVERIFY(std::ranges::any_of(related.items, isCaption));
    }

    void aSentenceWithoutItsRelationsIsSeen_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::newRow("marks") << u"They| left| it"_s;
        QTest::newRow("no marks") << u"They left it"_s;
    }
    void aSentenceWithoutItsRelationsIsSeen()
    {
        QFETCH(QString, sentence);
        picture::Show show = showWith(u"car-crashed"_s, u"sentence"_s, sentence);
        const picture::Picture picture = show.at(Time::fromSeconds(3.5));
        const auto letters = std::ranges::count_if(
            picture.items, [](const picture::Item &item) { return item.style.fill.a > 0.4 && !item.path.isEmpty(); });
        QVERIFY(letters >= QStringView(u"Theyleftit").size());
        for (const graph::Problem &problem : show.problems())
            QCOMPARE(problem.severity, graph::Severity::Warning);
        QVERIFY(!show.problems().empty());
    }

    void theAttentionEquationHasBothConventions()
    {
        const auto end = Time::fromSeconds(24.5);
        picture::Show rows = showWith(u"attention-equation"_s, u"inRows"_s, true);
        const picture::Picture picture = rows.at(end);
        QVERIFY(rows.problems().empty());
        QVERIFY(picture.hash != showOf(u"attention-equation"_s).at(end).hash);
        const QRectF box = redPart(picture); // around both V, one of which is at the end of the formula
        for (const picture::Item &item : picture.items)
            QVERIFY(boundsOf(item).min.x < box.right());
        picture::Show small = showWith(u"attention-equation"_s, u"shown"_s, 3);
        QVERIFY(small.at(end).items.size() < picture.items.size() * 3 / 4);
        QVERIFY(small.problems().empty());
    }

    void barsOfScoresAreSeenBesideLargeResults()
    {
        picture::Show show = showWith(u"exp-with-bars"_s, u"scores"_s, QJsonArray{-8, 0, 8});
        constexpr double legible = 60; // pixels: exp(8) is 2,981
        QVERIFY(drawnAt(show, Time::fromSeconds(8)).actors.at(u"bars"_s).height() > 3 * legible);
        picture::Show shipped = showOf(u"exp-with-bars"_s);
        const auto outcome = [](picture::Show &one) {
            return drawnAt(one, Time::fromSeconds(15)).actors.at(u"bars"_s).height();
        };
        QVERIFY(outcome(show) > 0.8 * outcome(shipped));
    }
};

LECTOGRAPH_TEST_MAIN(TestTemplatesParameters)
#include "tst_templates_parameters.moc"
