// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "tensor/products.h"
#include "testmain.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;
using tensor::Tensor;

namespace {

/// The block with its outputs by name.
class ModelBench
{
public:
    explicit ModelBench(QJsonObject properties)
        : m_bench(withType(std::move(properties))), m_result(m_bench.outputs(u"it"_s))
    {}

    QString error() const { return m_result ? QString() : m_result.error().text(); }
    template <class T>
    T output(QStringView key) const
    {
        const graph::NodeType *type = builtPlugins().nodes.find(u"language.small-model"_s);
        return std::get<T>((*m_result)[static_cast<std::size_t>(type->portIndex(key))]);
    }
    QStringList problems() const
    {
        QStringList texts;
        for (const graph::Problem &problem : m_bench.problems())
            texts.append(problem.error.what);
        return texts;
    }

private:
    static QJsonObject withType(QJsonObject properties)
    {
        properties.insert(u"type"_s, u"language.small-model"_s);
        return {{u"it"_s, properties}};
    }

    BlockBench m_bench;
    base::Result<graph::Outputs> m_result;
};

QJsonArray referenceCases()
{
    QFile file(QStringLiteral(LECTOGRAPH_LANGUAGE_REFERENCE));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(file.errorString()));
    return QJsonDocument::fromJson(file.readAll()).object().value(u"cases"_s).toArray();
}

QStringList strings(const QJsonValue &json)
{
    QStringList list;
    for (const QJsonValue &value : json.toArray())
        list.append(value.toString());
    return list;
}

/// The largest difference to rows of numbers; infinite if the shapes differ.
double difference(const Tensor &tensor, const QJsonArray &rows)
{
    if (tensor.rows() != rows.size() || tensor.columns() != rows.at(0).toArray().size())
        return INFINITY;
    double largest = 0;
    for (int i = 0; i < tensor.rows(); ++i) {
        for (int j = 0; j < tensor.columns(); ++j)
            largest = std::max(largest, std::abs(tensor.at(i, j) - rows[i][j].toDouble()));
    }
    return largest;
}

Tensor lastRow(const Tensor &tensor)
{
    std::vector<double> values;
    for (int column = 0; column < tensor.columns(); ++column)
        values.push_back(tensor.at(tensor.rows() - 1, column));
    return {1, tensor.columns(), std::move(values)};
}

/// Words and shares, written as [["word", share], …].
void compareShares(const QStringList &words, const std::vector<double> &shares, const QJsonArray &expected)
{
    QCOMPARE(words.size(), expected.size());
    for (int i = 0; i < words.size(); ++i) {
        QCOMPARE(words[i], expected[i][0].toString());
        QVERIFY(std::abs(shares[static_cast<std::size_t>(i)] - expected[i][1].toDouble()) < 1e-5);
    }
}

} // namespace

class LanguageModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyNumberIsThatOfTheReference_data()
    {
        QTest::addColumn<QJsonObject>("expected");
        for (const QJsonValue &one : referenceCases())
            QTest::newRow(qPrintable(one["sentence"_L1].toString())) << one.toObject();
    }
    void everyNumberIsThatOfTheReference()
    {
        QFETCH(QJsonObject, expected);
        const QJsonArray heads = expected.value("heads"_L1).toArray();
        for (int head = 0; head < heads.size(); ++head) {
            const ModelBench bench(
                {{u"sentence"_s, expected.value("sentence"_L1)}, {u"head"_s, head + 1}, {u"queries"_s, u"in rows"_s}});
            QVERIFY2(bench.error().isEmpty(), qPrintable(bench.error()));
            QCOMPARE(bench.output<QStringList>(u"tokens"), strings(expected.value("tokens"_L1)));
            QCOMPARE(bench.output<QStringList>(u"read"), strings(expected.value("read"_L1)));
            for (const QString &key : {u"query"_s, u"key"_s, u"value"_s, u"scores"_s, u"weights"_s, u"added"_s})
                QVERIFY2(difference(bench.output<Tensor>(key), heads[head][key].toArray()) < 1e-5, qPrintable(key));
            for (const QString &key : {u"input"_s, u"attended"_s, u"mlp"_s, u"output"_s})
                QVERIFY2(difference(bench.output<Tensor>(key), expected.value(key).toArray()) < 1e-5, qPrintable(key));
            QVERIFY(difference(lastRow(bench.output<Tensor>(u"logits")), expected.value("logits"_L1).toArray()) < 1e-5);
            compareShares(bench.output<QStringList>(u"nextWords"), bench.output<std::vector<double>>(u"nextShares"),
                          expected.value("next"_L1).toArray());
            compareShares(bench.output<QStringList>(u"meanings"), bench.output<std::vector<double>>(u"meaningShares"),
                          expected.value("meanings"_L1).toArray());
        }
    }

    void theMatricesOfAHeadMakeWhatItComputes()
    {
        for (int head = 1; head <= 2; ++head) {
            const ModelBench bench({{u"head"_s, head}});
            const auto made = [&](const QString &matrix, const QString &from) {
                return *tensor::matmul(bench.output<Tensor>(from), tensor::transpose(bench.output<Tensor>(matrix)));
            };
            QVERIFY(made(u"queryMatrix"_s, u"input"_s) == bench.output<Tensor>(u"query"));
            QVERIFY(made(u"keyMatrix"_s, u"input"_s) == bench.output<Tensor>(u"key"));
            QVERIFY(made(u"valueMatrix"_s, u"input"_s) == bench.output<Tensor>(u"value"));
            QCOMPARE(bench.output<Tensor>(u"outputMatrix").columns(), bench.output<Tensor>(u"value").columns());
        }
    }

    void insteadOfWhatTheModelDoesNotHaveTheNearestCounts()
    {
        const ModelBench last({{u"head"_s, 4}});
        QVERIFY(last.problems().isEmpty());
        for (const int head : {5, 99}) {
            const ModelBench bench({{u"head"_s, head}});
            QVERIFY(bench.output<Tensor>(u"weights") == last.output<Tensor>(u"weights"));
            const QString problems = bench.problems().join(u' ');
            QVERIFY2(problems.contains(u"no head %1: they are counted from 1 to 4"_s.arg(head)), qPrintable(problems));
        }
        const ModelBench token({{u"token"_s, 99}});
        QVERIFY(token.output<QStringList>(u"nextWords") == ModelBench({}).output<QStringList>(u"nextWords"));
        QVERIFY(token.problems().join(u' ').contains(u"no token 99"_s));
    }

    void theSentencesOfLecturesMeanWhatLecturesSay()
    {
        const ModelBench creature({});
        const auto weights = creature.output<Tensor>(u"weights");  // one column per query
        QVERIFY(weights.at(1, 3) > 0.4 && weights.at(2, 3) > 0.4); // fluffy and blue, from creature
        QVERIFY(weights.at(6, 7) > 0.8);                           // verdant, from forest
        QCOMPARE(weights.at(3, 2), 0);                             // masked
        QVERIFY(creature.problems().isEmpty());
        const auto meaningOf = [](const QString &sentence) {
            const ModelBench bench({{u"sentence"_s, sentence}, {u"head"_s, 3}});
            const auto shares = bench.output<std::vector<double>>(u"meaningShares");
            const auto largest = std::ranges::max_element(shares) - shares.begin();
            return bench.output<QStringList>(u"meanings").value(largest);
        };
        QCOMPARE(meaningOf(u"American shrew mole"_s), u"animal"_s);
        QCOMPARE(meaningOf(u"take a biopsy of the mole"_s), u"skin"_s);
        QCOMPARE(meaningOf(u"... wizard ... Hogwarts ... Hermione ... Harry"_s), u"wizard"_s);
        QCOMPARE(meaningOf(u"... Queen ... Sussex ... William ... Harry"_s), u"prince"_s);
        QCOMPARE(meaningOf(u"miniature Eiffel tower"_s), u"toy"_s);
        QCOMPARE(meaningOf(u"著名的摩尔"_s), u"person"_s);
    }

    /// Lectures show the scores of head 1 before they mask them: without the mask, too, nothing looks mainly ahead.
    void laterWordsHaveNoLargestScore()
    {
        for (const QString &sentence :
             {u"a fluffy blue creature roamed the verdant forest"_s, u"폭신한 파란 생물이 푸르른 숲을 거닐었다"_s,
              u"一只毛茸茸的蓝色的生物在翠绿的森林里漫步"_s}) {
            const auto scores = ModelBench({{u"sentence"_s, sentence}}).output<Tensor>(u"scores"); // queries in columns
            for (int query = 0; query < scores.columns(); ++query) {
                int largest = 0;
                for (int key = 1; key < scores.rows(); ++key)
                    largest = scores.at(key, query) > scores.at(largest, query) ? key : largest;
                QVERIFY2(largest <= query, qPrintable(sentence));
            }
        }
    }

    void tokensThatFollowNoSpaceAreTold()
    {
        const auto spacesOf = [](const QString &sentence) {
            return ModelBench({{u"sentence"_s, sentence}}).output<std::vector<double>>(u"spaces");
        };
        QCOMPARE(spacesOf(u"the cat, a “fluffy” one."_s), (std::vector<double>{1, 1, 0, 1, 1, 1, 0}));
        QCOMPARE(spacesOf(u"폭신한 파란 생물이 숲을\n거닐었다"_s), (std::vector<double>{1, 1, 1, 0, 1, 0, 1}));
        QCOMPARE(spacesOf(u"一只毛茸茸的生物"_s), (std::vector<double>{1, 0, 0}));
    }

    void unknownWordsAreNamed()
    {
        const ModelBench bench({{u"sentence"_s, u"a zorbic creature roams"_s}});
        QCOMPARE(bench.output<QStringList>(u"unknown"), QStringList({u"zorbic"_s, u"roams"_s}));
        QCOMPARE(bench.output<QStringList>(u"read"),
                 QStringList({u"a"_s, u"<adjective>"_s, u"creature"_s, u"roamed"_s}));
        QCOMPARE(bench.problems().size(), 2);
        QVERIFY(bench.problems().front().contains(u"zorbic"_s));
    }

    void aTokenIsContinuedByWordsThatFollowIt()
    {
        const ModelBench bench({{u"sentence"_s, u"the fish swam in the sea"_s}, {u"token"_s, 4}});
        QVERIFY(bench.output<QStringList>(u"nextWords").contains(u"sea"_s));
        QVERIFY(ModelBench({{u"token"_s, 99}}).problems().join(u' ').contains(u"99"_s));
    }

    void whatIsNoSentenceIsAnError()
    {
        QVERIFY(!ModelBench({{u"sentence"_s, u""_s}}).error().isEmpty());
        QVERIFY(!ModelBench({{u"sentence"_s, u" ! "_s}}).error().isEmpty());
        QVERIFY(!ModelBench({{u"sentence"_s, u"the cat "_s.repeated(100)}}).error().isEmpty());
        QVERIFY(!ModelBench({{u"sentence"_s, u"毛"_s.repeated(100'000)}}).error().isEmpty());
    }
};

LECTOGRAPH_TEST_MAIN(LanguageModelTest)
#include "tst_language_model.moc"
