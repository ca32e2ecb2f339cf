// SPDX-License-Identifier: GPL-3.0-or-later
#include "anytensor.h"

#include "tensor/attention.h"
#include "tensor/products.h"
#include "testmain.h"

#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;
using namespace lectograph::tensor;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

double sumOf(const Tensor &line)
{
    double sum = 0;
    for (const double value : line.values())
        sum += value;
    return sum;
}

} // namespace

class AttentionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySoftmaxSumsToOne()
    {
        QVERIFY(rc::check([] {
            const Tensor scores = anyTensor(anySize(), anySize());
            const double temperature = *rc::gen::inRange(0, 500) / 100.0;
            const Tensor byRows = softmax(scores, Along::Rows, temperature);
            for (int i = 0; i < scores.rows(); ++i)
                RC_ASSERT(std::abs(sumOf(*row(byRows, i)) - 1) < 1e-12);
            for (const double weight : byRows.values())
                RC_ASSERT(weight >= 0 && weight <= 1);
            RC_ASSERT(isNear(transpose(softmax(transpose(scores), Along::Columns, temperature)), byRows));
        }));
    }

    void softmaxDependsOnDifferencesOnly()
    {
        QVERIFY(rc::check([] {
            const Tensor scores = anyTensor(anySize(), anySize());
            const Tensor shift(1, 1, {*rc::gen::inRange(-100'000, 100'000) * 1.0});
            std::vector<double> shifts(static_cast<std::size_t>(scores.size()), shift.at(0, 0));
            const Tensor moved = *add(scores, Tensor(scores.rows(), scores.columns(), std::move(shifts)));
            RC_ASSERT(isNear(softmax(moved, Along::Rows), softmax(scores, Along::Rows)));
        }));
    }

    void softmaxHasTheKnownValues()
    {
        QVERIFY(isNear(softmax(Tensor(1, 3, {1, 2, 3}), Along::Rows),
                       Tensor(1, 3, {0.09003057317, 0.24472847105, 0.66524095577}), 1e-10));
        QVERIFY(isNear(softmax(Tensor(1, 2, {0, 2}), Along::Rows, 2), softmax(Tensor(1, 2, {0, 1}), Along::Rows)));
    }

    void noTemperatureLetsTheFirstOfTheLargestTakeAll()
    {
        QCOMPARE(softmax(Tensor(2, 3, {1, 5, 5, -infinity, -7, -9}), Along::Rows, 0), Tensor(2, 3, {0, 1, 0, 0, 1, 0}));
        QCOMPARE(softmax(Tensor(1, 2, {-infinity, -infinity}), Along::Rows, 0), Tensor(1, 2, {0, 0}));
        QVERIFY(isNear(softmax(Tensor(1, 2, {3, 1}), Along::Rows, infinity), Tensor(1, 2, {0.5, 0.5})));
        QVERIFY(isNear(softmax(Tensor(1, 2, {3, 1}), Along::Rows, 1e-300), Tensor(1, 2, {1, 0})));
    }

    void scoresWithoutEndDoNotSpoilTheWeights()
    {
        QCOMPARE(softmax(Tensor(1, 3, {-infinity, 4, -infinity}), Along::Rows), Tensor(1, 3, {0, 1, 0}));
        QCOMPARE(softmax(Tensor(3, 1, {-infinity, -infinity, -infinity}), Along::Columns), Tensor::zero(3, 1));
        QCOMPARE(softmax(Tensor(1, 3, {infinity, 0, infinity}), Along::Rows), Tensor(1, 3, {0.5, 0, 0.5}));
        QCOMPARE(softmax(Tensor(1, 2, {1e308, -1e308}), Along::Rows), Tensor(1, 2, {1, 0}));
        QVERIFY(softmax(Tensor(), Along::Columns).isEmpty());
    }

    void noQuerySeesALaterToken()
    {
        const Tensor scores(3, 3, {1, 2, 3, 4, 5, 6, 7, 8, 9});
        QCOMPARE(causalMask(scores, ScoreLayout::QueriesInRows),
                 Tensor(3, 3, {1, -infinity, -infinity, 4, 5, -infinity, 7, 8, 9}));
        QCOMPARE(causalMask(scores, ScoreLayout::KeysInRows),
                 Tensor(3, 3, {1, 2, 3, -infinity, 5, 6, -infinity, -infinity, 9}));
    }

    void bothLayoutsTellTheSame()
    {
        QVERIFY(rc::check([] {
            const int tokens = anySize();
            const int dimensions = anySize();
            const Tensor queries = anyTensor(tokens, dimensions);
            const Tensor keys = anyTensor(tokens, dimensions);
            const Tensor values = anyTensor(tokens, anySize());
            AttentionOptions options;
            options.causal = *rc::gen::arbitrary<bool>();
            const auto byRows = attend(queries, keys, values, options);
            options.layout = ScoreLayout::KeysInRows;
            const auto byColumns = attend(queries, keys, values, options);
            RC_ASSERT(isNear(byColumns->scores, transpose(byRows->scores)));
            RC_ASSERT(isNear(byColumns->weights, transpose(byRows->weights)));
            RC_ASSERT(isNear(byColumns->output, byRows->output));
        }));
    }

    void oneTokenAttendsToItself()
    {
        QVERIFY(rc::check([] {
            const Tensor value = anyTensor(1, anySize());
            const int dimensions = anySize();
            const auto attention = attend(anyTensor(1, dimensions), anyTensor(1, dimensions), value, {.causal = true});
            RC_ASSERT(attention->weights == Tensor(1, 1, {1}));
            RC_ASSERT(attention->output == value);
        }));
    }

    void laterTokensChangeNothingBeforeThem()
    {
        QVERIFY(rc::check([] {
            const int tokens = anySize() + 1;
            const int dimensions = anySize();
            const Tensor queries = anyTensor(tokens, dimensions);
            const Tensor keys = anyTensor(tokens, dimensions);
            const Tensor values = anyTensor(tokens, dimensions);
            const auto earlier = [&](const Tensor &x) { return *block(x, 0, 0, tokens - 1, dimensions); };
            const auto all = attend(queries, keys, values, {.causal = true});
            const auto before = attend(earlier(queries), earlier(keys), earlier(values), {.causal = true});
            RC_ASSERT(isNear(earlier(all->output), before->output));
        }));
    }

    void attentionHasTheKnownValues()
    {
        const Tensor queries(2, 4, {1, 0, 0, 0, 0, 2, 0, 0});
        const Tensor keys(3, 4, {2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 9, 9});
        const Tensor values(3, 1, {1, 10, 100});
        const auto attention = attend(queries, keys, values);
        QCOMPARE(attention->scores, Tensor(2, 3, {1, 0, 0, 0, 1, 0})); // divided by √4
        QCOMPARE(attention->masked, attention->scores);
        const double e = std::exp(1.0);
        QVERIFY(isNear(attention->output, Tensor(2, 1, {(e + 110) / (e + 2), (101 + 10 * e) / (e + 2)})));
    }

    void whatDoesNotFitNamesBothShapes()
    {
        const auto keys = attend(Tensor::zero(2, 3), Tensor::zero(2, 4), Tensor::zero(2, 1));
        QVERIFY(!keys.has_value());
        QVERIFY(keys.error().what.contains(u"2×3"_s) && keys.error().what.contains(u"2×4"_s));
        const auto values = attend(Tensor::zero(2, 3), Tensor::zero(5, 3), Tensor::zero(2, 1));
        QVERIFY(!values.has_value());
        QVERIFY(values.error().what.contains(u"5×3"_s) && values.error().what.contains(u"2×1"_s));
        QVERIFY(!attend(Tensor::zero(2, 0), Tensor::zero(2, 0), Tensor::zero(2, 1)).has_value());
    }

    void aNormalisedLineHasMeanZeroAndVarianceOne()
    {
        QVERIFY(rc::check([] {
            const Tensor x = anyTensor(anySize(), anySize() + 1);
            const Tensor normalised = layerNorm(x, Along::Rows, 0.25);
            for (int i = 0; i < x.rows(); ++i) {
                const Tensor before = *row(x, i);
                const Tensor after = *row(normalised, i);
                const double n = x.columns();
                const auto variance = [n](const Tensor &line) {
                    return sumOf(*hadamard(line, line)) / n - std::pow(sumOf(line) / n, 2);
                };
                RC_ASSERT(std::abs(sumOf(after)) < 1e-9);
                RC_ASSERT(std::abs(variance(after) - variance(before) / (variance(before) + 0.25)) < 1e-9);
            }
            RC_ASSERT(isNear(transpose(layerNorm(transpose(x), Along::Columns, 0.25)), normalised));
        }));
        QCOMPARE(layerNorm(Tensor(1, 3, {4, 4, 4})), Tensor(1, 3, {0, 0, 0}));
    }

    void activationsHaveTheKnownValues()
    {
        QCOMPARE(relu(Tensor(1, 3, {-2, 0, 3})), Tensor(1, 3, {0, 0, 3}));
        QVERIFY(isNear(gelu(Tensor(1, 4, {-1, 0, 1, 3})), Tensor(1, 4, {-0.1586552539, 0, 0.8413447461, 2.9959503059}),
                       1e-9));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(AttentionTest)
#include "tst_tensor_attention.moc"
