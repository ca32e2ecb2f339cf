// SPDX-License-Identifier: GPL-3.0-or-later
#include "changed.h"
#include "drawn.h"
#include "templates.h"

#include "tensor/tensor.h"
#include "testmain.h"

#include <algorithm>
#include <cmath>

using namespace lectograph;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;

namespace {

/// Labels of an actor from left to right.
std::vector<Label> labelsOf(const Drawn &drawn, const QString &actor)
{
    std::vector<Label> labels;
    std::ranges::copy_if(drawn.labels, std::back_inserter(labels), [&](const Label &label) {
        return label.name == actor || label.name.startsWith(actor + u'/');
    });
    std::ranges::sort(labels, {}, [](const Label &label) { return label.box.left(); });
    return labels;
}

tensor::Tensor numbersOf(picture::Show &show, const QString &node, std::string_view property)
{
    tensor::Tensor numbers;
    graph::Evaluator &evaluator = show.scoreAt({})->evaluator();
    const auto used = evaluator.withInputs(evaluator.indexOf(node), {},
                                           [&](const graph::NodeType &, const graph::Inputs &in,
                                               const graph::Context &) { numbers = in.tensor(property); });
    if (!used)
        qFatal("%s", qPrintable(used.error().text()));
    return numbers;
}

} // namespace

class TestTemplatesPassages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsWithoutBoxesStandAsTheyAreWritten()
    {
        constexpr double widestGap = 10; // pixels: no space is written between Chinese words
        picture::Show show = showOf(u"attention-patterns"_s, {}, u"zh"_s);
        const std::vector<Label> words = labelsOf(drawnAt(show, Time::fromSeconds(5)), u"words"_s);
        QVERIFY(words.size() > 5);
        for (std::size_t i = 1; i < words.size(); ++i) {
            const double gap = words[i].box.left() - words[i - 1].box.right();
            QVERIFY2(gap < widestGap, qPrintable(u"%1: %2"_s.arg(words[i].name).arg(gap)));
        }
    }

    void softmaxIsNamedBetweenItsColumns_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : lectureOf(u"attention-patterns"_s).languages)
            QTest::newRow(qPrintable(language)) << language;
    }
    void softmaxIsNamedBetweenItsColumns()
    {
        QFETCH(QString, language);
        picture::Show show = showOf(u"attention-patterns"_s, u"softmax"_s, language);
        int named = 0;
        for (double second = 4; second < 20; second += 0.2) {
            const Drawn drawn = drawnAt(show, Time::fromSeconds(second));
            const auto frame = drawn.actors.find(u"spotFrame"_s);
            if (frame == drawn.actors.end())
                continue;
            for (const QString &label : {u"softmaxWord"_s, u"scaledWord"_s, u"softmaxArrow"_s}) {
                const auto found = drawn.actors.find(label);
                if (found == drawn.actors.end())
                    continue;
                ++named;
                QVERIFY2(!found->second.intersects(frame->second), qPrintable(u"%1 at %2 s"_s.arg(label).arg(second)));
            }
        }
        QVERIFY(named > 20);
    }

    void theResultIsThatOfTheFactorsBesideIt()
    {
        picture::Show show = showOf(u"count-matrix-parameters"_s, u"factors"_s);
        const tensor::Tensor up = numbersOf(show, u"up"_s, "tensor");
        const tensor::Tensor down = numbersOf(show, u"down"_s, "tensor");
        const tensor::Tensor whole = numbersOf(show, u"product"_s, "tensor");
        QVERIFY(!whole.isEmpty());
        QCOMPARE(up.columns(), down.rows());
        QCOMPARE(whole.rows(), up.rows());
        QCOMPARE(whole.columns(), down.columns());
        for (int row = 0; row < whole.rows(); ++row) {
            for (int column = 0; column < whole.columns(); ++column) {
                double sum = 0;
                for (int k = 0; k < up.columns(); ++k)
                    sum += up.at(row, k) * down.at(k, column);
                QVERIFY(std::abs(sum - whole.at(row, column)) < 1e-3);
            }
        }
    }

    void fractionsKeepTheirSizeBesideTheBars()
    {
        picture::Show show = showOf(u"attention-explained"_s, u"scaling"_s);
        const auto height = [&](double second) {
            return drawnAt(show, Time::fromSeconds(second)).actors.at(u"product"_s).height();
        };
        QVERIFY(height(12) > 0.95 * height(3.9));
    }

    void subscriptsOfTheGridAreLegible_data()
    {
        QTest::addColumn<QString>("actor");
        QTest::addColumn<double>("second");
        for (const double second : {3.9, 12.0}) {
            for (const char *actor : {"product", "top", "left"})
                QTest::addRow("%s, %.1f s", actor, second) << QString::fromLatin1(actor) << second;
        }
    }
    void subscriptsOfTheGridAreLegible()
    {
        QFETCH(QString, actor);
        QFETCH(double, second);
        constexpr double marks = 7; // pixels: arrows over letters, dots, lines
        picture::Show show = showOf(u"attention-explained"_s, u"scaling"_s, u"zh"_s);
        int glyphs = 0;
        for (const Label &label : labelsOf(drawnAt(show, Time::fromSeconds(second)), actor)) {
            for (const QRectF &glyph : label.glyphs) {
                if (glyph.height() < marks)
                    continue;
                ++glyphs;
                QVERIFY2(glyph.height() >= 10, qPrintable(u"%1: %2 pixels"_s.arg(label.name).arg(glyph.height())));
            }
        }
        QVERIFY(glyphs > 10);
    }

    void tokensOfOneWordStandCloser()
    {
        picture::Show show = showOf(u"next-token-predictions"_s, {}, u"ko"_s);
        const std::vector<Label> tokens = labelsOf(drawnAt(show, Time::fromSeconds(2)), u"rows"_s);
        QCOMPARE(tokens.size(), std::size_t(9)); // and “???”
        const auto gap = [&](std::size_t token) { return tokens[token].box.left() - tokens[token - 1].box.right(); };
        const double widest = std::max(gap(3), gap(6)); // particles
        for (const std::size_t token : {1u, 2u, 4u, 5u, 7u})
            QVERIFY2(widest < 0.9 * gap(token), qPrintable(u"%1: %2, %3"_s.arg(token).arg(widest).arg(gap(token))));
    }

    void numbersAreLegibleWhereTheyAreDense_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("actor");
        QTest::addColumn<double>("second");
        const auto row = [](const char *name, const QString &id, const QString &scene, const QString &actor,
                            double second) { QTest::newRow(name) << id << scene << actor << second; };
        row("embeddings", u"attention-patterns"_s, u"embeddings"_s, u"vectors"_s, 12);
        row("query matrix", u"attention-patterns"_s, u"query"_s, u"product"_s, 20);
        row("key matrix", u"attention-patterns"_s, u"keys"_s, u"keyMatrix"_s, 13);
        row("three matrices", u"count-matrix-parameters"_s, u"matrices"_s, u"value"_s, 5.5);
        row("value product", u"count-matrix-parameters"_s, u"value"_s, u"value"_s, 22);
        row("factors", u"count-matrix-parameters"_s, u"factors"_s, u"down"_s, 21);
        row("heads", u"output-matrix"_s, u"main"_s, u"headRow"_s, 7);
        row("output matrix", u"output-matrix"_s, u"main"_s, u"matrices"_s, 12);
        row("sums", u"multi-headed-attention"_s, u"main"_s, u"sums"_s, 31);
        row("vector of a line", u"road-not-taken"_s, u"main"_s, u"vector"_s, 36);
        row("vector of the last word", u"mystery-novel"_s, u"main"_s, u"vector"_s, 30);
    }
    void numbersAreLegibleWhereTheyAreDense()
    {
        QFETCH(QString, id);
        QFETCH(QString, scene);
        QFETCH(QString, actor);
        QFETCH(double, second);
        constexpr double dots = 5; // pixels: what is not higher is an ellipsis
        constexpr double least = 9;
        picture::Show show = showOf(id, scene);
        int numbers = 0;
        for (const Label &label : labelsOf(drawnAt(show, Time::fromSeconds(second)), actor)) {
            double height = 0;
            for (const QRectF &glyph : label.glyphs)
                height = std::max(height, glyph.height());
            if (height <= dots)
                continue;
            ++numbers;
            QVERIFY2(height >= least, qPrintable(u"%1: %2 pixels"_s.arg(label.name).arg(height)));
        }
        QVERIFY(numbers > 5);
    }

    void weightsInSumsAreLegible_data() { softmaxIsNamedBetweenItsColumns_data(); }
    void weightsInSumsAreLegible()
    {
        QFETCH(QString, language);
        picture::Show show = showOf(u"attention-patterns"_s, u"values"_s, language);
        int terms = 0;
        for (const Label &label : labelsOf(drawnAt(show, Time::fromSeconds(34)), u"columnWeights"_s)) {
            const auto digit = std::ranges::min_element(label.glyphs, {},
                                                        [](const QRectF &glyph) { return glyph.left(); });
            QVERIFY(digit != label.glyphs.end());
            QVERIFY2(digit->height() >= 13.5, qPrintable(u"%1: %2 pixels"_s.arg(label.name).arg(digit->height())));
            ++terms;
        }
        QVERIFY(terms > 5);
    }

    void sumsKeepTheirLettersWhileTheyCome_data()
    {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("actor");
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::newRow("of one column") << u"values"_s << u"change"_s << 27.3 << 28.6;
        QTest::newRow("of the noun") << u"values"_s << u"sumResult"_s << 32.7 << 34.6;
        QTest::newRow("of all columns") << u"all-columns"_s << u"changes"_s << 5.9 << 7.5;
    }
    void sumsKeepTheirLettersWhileTheyCome()
    {
        QFETCH(QString, scene);
        QFETCH(QString, actor);
        QFETCH(double, from);
        QFETCH(double, to);
        picture::Show show = showOf(u"attention-patterns"_s, scene);
        const auto highest = [&](double second) {
            double height = 0;
            for (const Label &label : labelsOf(drawnAt(show, Time::fromSeconds(second)), actor)) {
                for (const QRectF &glyph : label.glyphs)
                    height = std::max(height, glyph.height());
            }
            return height;
        };
        const double whole = highest(to);
        QVERIFY(whole > 10);
        for (double second = from; second < to; second += 0.1)
            QVERIFY2(highest(second) < 1.05 * whole, qPrintable(QString::number(second)));
    }

    void lettersOverDotsHaveAnEdge()
    {
        picture::Show show = showOf(u"attention-patterns"_s, u"grid"_s);
        const picture::Picture picture = show.at(Time::fromSeconds(13));
        const auto letters = std::ranges::count_if(
            picture.items, [](const picture::Item &item) { return item.style.backStrokeWidth > 0; });
        QVERIFY(letters > 4 * 64); // K and Q with their numbers in each cell
    }

    void theNameOfTheTargetStandsClearOfTheSum_data() { softmaxIsNamedBetweenItsColumns_data(); }
    void theNameOfTheTargetStandsClearOfTheSum()
    {
        QFETCH(QString, language);
        picture::Show show = showOf(u"attention-explained"_s, u"heads-add"_s, language);
        const picture::Picture picture = show.at(Time::fromSeconds(13));
        const auto isRed = [](const base::Color &colour) { return colour.a > 0.3 && colour.r > 2 * colour.b; };
        const auto isYellow = [](const base::Color &colour) { return colour.a > 0.3 && colour.g > 2 * colour.b; };
        QRectF chain;
        for (const picture::Item &item : picture.items) {
            if (!item.pinned && isRed(item.style.stroke) && !isYellow(item.style.stroke))
                chain |= pixelsOf(picture, item, Drawn::size);
        }
        constexpr double near = 16; // pixels around the end of the sum
        const QRectF tip(chain.right() - near, chain.top() - near, 2 * near, 2 * near);
        const auto touching = std::ranges::count_if(picture.items, [&](const picture::Item &item) {
            return isYellow(item.style.fill) && tip.intersects(pixelsOf(picture, item, Drawn::size));
        });
        QCOMPARE(touching, 0);
    }
};

LECTOGRAPH_TEST_MAIN(TestTemplatesPassages)
#include "tst_templates_passages.moc"
