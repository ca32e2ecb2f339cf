// SPDX-License-Identifier: GPL-3.0-or-later
#include "anytensor.h"

#include "tensor/attention.h"
#include "tensor/products.h"
#include "tensor/random.h"
#include "testmain.h"

#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;
using namespace lectograph::tensor;

namespace {

constexpr double endless = std::numeric_limits<double>::infinity();

Tensor drawn(int rows, int columns, quint64 seed)
{
    return *randomNormal(rows, columns, 0, 1, seed);
}

/// The product of one row and one column, term after term.
float sumInOrder(const Tensor &a, int row, const Tensor &b, int column)
{
    float sum = 0;
    for (int k = 0; k < a.columns(); ++k)
        sum += static_cast<float>(a.at(row, k)) * static_cast<float>(b.at(k, column));
    return sum;
}

/// Attention as its formula says, head by head, in doubles.
Tensor naiveWeights(const Tensor &queries, const Tensor &keys, bool causal)
{
    std::vector<double> weights;
    for (int query = 0; query < queries.rows(); ++query) {
        std::vector<double> row;
        double sum = 0;
        for (int key = 0; key < keys.rows(); ++key) {
            double score = 0;
            for (int k = 0; k < keys.columns(); ++k)
                score += queries.at(query, k) * keys.at(key, k);
            row.push_back(causal && key > query ? 0 : std::exp(score / std::sqrt(keys.columns())));
            sum += row.back();
        }
        for (const double value : row)
            weights.push_back(value / sum);
    }
    return {queries.rows(), keys.rows(), std::move(weights)};
}

} // namespace

class LargeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void manyNumbersAreStoredAsFloats()
    {
        const Tensor few(256, 256, std::vector<double>(65536, 0.1));
        const Tensor many(256, 257, std::vector<double>(65792, 0.1));
        QCOMPARE(few.at(255, 255), 0.1);
        QCOMPARE(many.at(255, 256), static_cast<double>(0.1F));
        QCOMPARE(few.bytes(), std::size_t(65536 * 8));
        QCOMPARE(many.bytes(), std::size_t(65792 * 4));
        QVERIFY(many.hash() == Tensor(256, 257, std::vector<double>(65792, 0.1)).hash());
    }

    void largeProductsAreSumsInOrderOnEveryMachine()
    {
        const Tensor a = drawn(301, 517, 1);
        const Tensor b = drawn(517, 333, 2);
        const Tensor product = *matmul(a, b);
        for (int i = 0; i < 500; ++i) {
            const int row = i * 7 % a.rows();
            const int column = i * 11 % b.columns();
            QCOMPARE(static_cast<float>(product.at(row, column)), sumInOrder(a, row, b, column));
        }
        QCOMPARE(*matmul(*block(a, 100, 0, 201, 517), b), *block(product, 100, 0, 201, 333)); // however it is divided
    }

    void attentionOfManyTokensHasItsWeights()
    {
        for (const bool causal : {false, true}) {
            const int heads = 2;
            const Tensor queries = *splitHeads(drawn(150, 32, 3), heads);
            const Tensor keys = *splitHeads(drawn(150, 32, 4), heads);
            const Tensor values = *splitHeads(drawn(150, 32, 5), heads);
            AttentionOptions options;
            options.causal = causal;
            const Attention large = *attend(*splitHeads(drawn(300, 32, 3), heads),
                                            *splitHeads(drawn(300, 32, 4), heads),
                                            *splitHeads(drawn(300, 32, 5), heads), options);
            const Attention small = *attend(queries, keys, values, options);
            QCOMPARE(small.weights.heads(), heads);
            for (int head = 0; head < heads; ++head) {
                const Tensor expected = naiveWeights(queries.head(head), keys.head(head), causal);
                QVERIFY(isNear(small.weights.head(head), expected, 1e-9));
                QVERIFY(isNear(small.output.head(head), *matmul(expected, values.head(head)), 1e-9));
                const Tensor all = naiveWeights(splitHeads(drawn(300, 32, 3), heads)->head(head),
                                                splitHeads(drawn(300, 32, 4), heads)->head(head), causal);
                QVERIFY(isNear(large.weights.head(head), all, 1e-6));
                QVERIFY(isNear(large.output.head(head), *matmul(all, splitHeads(drawn(300, 32, 5), heads)->head(head)),
                               1e-5));
            }
        }
    }

    void largeScoresKeepTheLimitsOfSoftmax()
    {
        const Tensor scores = drawn(300, 300, 9);
        const Tensor masked = causalMask(scores, ScoreLayout::QueriesInRows);
        const Tensor cold = softmax(masked, Along::Rows, 0);
        const Tensor hot = softmax(masked, Along::Rows, endless);
        const Tensor nearlyCold = softmax(masked, Along::Rows, 1e-300);
        for (int row : {0, 7, 299}) {
            QVERIFY(std::abs(hot.at(row, 0) - 1.0 / (row + 1)) < 1e-7);
            for (int column = row + 1; column < 300; ++column)
                QCOMPARE(hot.at(row, column), 0.0);
            for (int column = 0; column < 300; ++column)
                QCOMPARE(nearlyCold.at(row, column), cold.at(row, column));
        }
        std::vector<double> numbers(90'000, -endless);
        numbers[299] = endless;
        const Tensor endless = softmax(Tensor(300, 300, numbers), Along::Rows);
        QCOMPARE(endless.at(0, 299), 1.0);
        QCOMPARE(endless.at(0, 0), 0.0);
        QCOMPARE(endless.at(1, 0), 0.0); // all are −∞
    }

    void everyStepIsComputedOnlyWhenItIsLookedAt()
    {
        const Tensor tokens = *splitHeads(drawn(200, 64, 1), 4);
        const Attention attention = *attend(tokens, tokens, tokens);
        QVERIFY(!attention.output.values().empty());
        QVERIFY(attention.output.isComputed());
        QVERIFY(!attention.weights.isComputed());
        QVERIFY(!attention.scores.isComputed());
        QVERIFY(attend(tokens, tokens, tokens)->weights.hash() == attention.weights.hash());
        QVERIFY(!attention.weights.isComputed());
        AttentionOptions warm;
        warm.temperature = 2;
        QVERIFY(attend(tokens, tokens, tokens, warm)->weights.hash() != attention.weights.hash());
    }

    void aDeferredTensorIsComputedOnce()
    {
        int computed = 0;
        const Tensor later = Tensor::deferred(2, 2, 1, 5, [&computed] {
            ++computed;
            return Tensor(2, 2, {1, 2, 3, 4});
        });
        const Tensor copy = later;
        QCOMPARE(later.bytes(), std::size_t(0));
        QCOMPARE(later.rows(), 2);
        QCOMPARE(copy.at(1, 0), 3.0);
        QCOMPARE(later, Tensor(2, 2, {1, 2, 3, 4}));
        QCOMPARE(later.bytes(), std::size_t(32));
        QCOMPARE(computed, 1);
    }

    void headsAreRowsOneUnderAnother()
    {
        const Tensor a(2, 4, {1, 2, 3, 4, 5, 6, 7, 8});
        const Tensor heads = *splitHeads(a, 2);
        QCOMPARE(heads.heads(), 2);
        QCOMPARE(heads.rows(), 4);
        QCOMPARE(heads.head(1), Tensor(2, 2, {3, 4, 7, 8}));
        QCOMPARE(joinHeads(heads), a);
        QCOMPARE(transpose(heads).head(1), Tensor(2, 2, {3, 7, 4, 8}));
        const Tensor products = *matmul(heads, transpose(heads));
        QCOMPARE(products.heads(), 2);
        QCOMPARE(products.head(0), Tensor(2, 2, {5, 17, 17, 61}));
        QCOMPARE(products.head(1), Tensor(2, 2, {25, 53, 53, 113}));
        QCOMPARE(matmul(Tensor(1, 2, {1, 1}), heads)->head(1), Tensor(1, 2, {10, 12}));
        QCOMPARE(matmul(heads, Tensor(2, 1, {1, 1}))->head(1), Tensor(2, 1, {7, 15}));
        QCOMPARE(add(heads, Tensor(2, 2, {10, 20, 30, 40}))->head(1), Tensor(2, 2, {13, 24, 37, 48}));
        QVERIFY(!splitHeads(a, 3));
        const auto wrong = matmul(heads, Tensor::zero(3, 2));
        QVERIFY(wrong.error().what.contains(u"2×2×2"_s));
        QVERIFY2(wrong.error().remedy.startsWith(u"2 columns meet 3 rows"_s), qPrintable(wrong.error().remedy));
    }

    void severalQueriesMayShareAHeadOfKeys()
    {
        const Tensor queries = *splitHeads(drawn(5, 8, 1), 4);
        const Tensor keys = *splitHeads(drawn(5, 4, 2), 2);
        const Tensor values = *splitHeads(drawn(5, 4, 3), 2);
        const Attention shared = *attend(queries, keys, values);
        for (int head = 0; head < 4; ++head) {
            const Attention alone = *attend(queries.head(head), keys.head(head / 2), values.head(head / 2));
            QVERIFY(isNear(shared.output.head(head), alone.output, 1e-12));
        }
        QVERIFY(!attend(*splitHeads(drawn(5, 6, 1), 3), keys, values));
    }

    void paddingHasNoWeight()
    {
        const Tensor tokens = drawn(6, 4, 1);
        AttentionOptions options;
        options.length = 4;
        options.layout = ScoreLayout::KeysInRows;
        const Attention attention = *attend(tokens, tokens, tokens, options);
        QCOMPARE(attention.masked, paddingMask(attention.scores, ScoreLayout::KeysInRows, 4));
        const Attention shorter = *attend(tokens, *block(tokens, 0, 0, 4, 4), *block(tokens, 0, 0, 4, 4));
        QVERIFY(isNear(attention.output, shorter.output, 1e-12));
        QCOMPARE(attention.weights.at(4, 0), 0.0);
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(LargeTest)
#include "tst_tensor_large.moc"
