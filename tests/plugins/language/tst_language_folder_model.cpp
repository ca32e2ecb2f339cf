// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "testmain.h"
#include "tinygpt2.h"

#include <QTest>

#include <numbers>

using namespace Qt::StringLiterals;
using namespace lectograph;
using Matrix = TinyGpt2::Matrix;

namespace {

using Files = std::map<QString, QByteArray>;

Files filesOf(const TinyGpt2 &model)
{
    return {{u"config.json"_s, model.config()},
            {u"vocab.json"_s, smallVocabulary()},
            {u"merges.txt"_s, smallMerges()},
            {u"model.safetensors"_s, model.weights()}};
}

/// The block "it" with these files in the folder "tiny".
BlockBench benchOf(const Files &files, const QJsonObject &properties, quint64 changed = 0)
{
    graph::Setting setting;
    setting.assetHash = changed;
    setting.file = [files](const QString &name) -> base::Result<base::FileContent> {
        const auto found = files.find(name.section(u'/', 1));
        if (!name.startsWith(u"tiny/"_s) || found == files.end())
            return base::failure(u"no file "_s + name, u"Look for it."_s);
        return base::FileContent(found->second);
    };
    QJsonObject it = properties;
    it.insert(u"type"_s, u"language.small-model"_s);
    if (!it.contains(u"folder"_s))
        it.insert(u"folder"_s, u"tiny"_s);
    it.insert(u"queries"_s, u"in rows"_s);
    return BlockBench(QJsonObject{{u"it"_s, it}}, setting);
}

base::Result<graph::Outputs> read(const Files &files, const QJsonObject &properties, quint64 changed = 0)
{
    return benchOf(files, properties, changed).outputs(u"it"_s);
}

// What follows computes the model once more, number by number, with nothing of the program.

Matrix times(const Matrix &a, const Matrix &b)
{
    Matrix product(a.size(), std::vector<double>(b.front().size(), 0));
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < b.front().size(); ++j) {
            for (std::size_t k = 0; k < b.size(); ++k)
                product[i][j] += a[i][k] * b[k][j];
        }
    }
    return product;
}

Matrix sum(Matrix a, const Matrix &b)
{
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < a[i].size(); ++j)
            a[i][j] += b[b.size() == 1 ? 0 : i][j];
    }
    return a;
}

Matrix norm(Matrix x, const TinyGpt2 &model, const std::string &name)
{
    for (std::vector<double> &row : x) {
        double mean = 0;
        double variance = 0;
        for (const double number : row)
            mean += number / static_cast<double>(row.size());
        for (const double number : row)
            variance += (number - mean) * (number - mean) / static_cast<double>(row.size());
        for (std::size_t j = 0; j < row.size(); ++j)
            row[j] = (row[j] - mean) / std::sqrt(variance + 1e-5) * model[name + ".weight"][0][j]
                + model[name + ".bias"][0][j];
    }
    return x;
}

Matrix linear(const Matrix &x, const TinyGpt2 &model, const std::string &name)
{
    return sum(times(x, model[name + ".weight"]), model[name + ".bias"]);
}

void softmax(std::vector<double> &numbers, std::size_t count)
{
    double whole = 0;
    for (std::size_t i = 0; i < count; ++i)
        whole += std::exp(numbers[i]);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = i < count ? std::exp(numbers[i]) / whole : 0;
}

struct Expected
{
    Matrix input;
    std::vector<Matrix> weights; ///< of each head
    Matrix output;
};

Expected layerOf(const TinyGpt2 &model, int layer, const Matrix &input)
{
    const std::string name = "h." + std::to_string(layer) + ".";
    const Matrix all = linear(norm(input, model, name + "ln_1"), model, name + "attn.c_attn");
    constexpr std::size_t headSize = TinyGpt2::size / TinyGpt2::heads;
    Matrix values(input.size(), std::vector<double>(TinyGpt2::size, 0));
    Expected expected{input, {}, {}};
    for (std::size_t head = 0; head < TinyGpt2::heads; ++head) {
        Matrix weights(input.size(), std::vector<double>(input.size(), 0));
        for (std::size_t i = 0; i < input.size(); ++i) {
            for (std::size_t j = 0; j <= i; ++j) {
                for (std::size_t k = head * headSize; k < (head + 1) * headSize; ++k)
                    weights[i][j] += all[i][k] * all[j][TinyGpt2::size + k] / std::sqrt(double(headSize));
            }
            softmax(weights[i], i + 1);
            for (std::size_t j = 0; j <= i; ++j) {
                for (std::size_t k = head * headSize; k < (head + 1) * headSize; ++k)
                    values[i][k] += weights[i][j] * all[j][2 * TinyGpt2::size + k];
            }
        }
        expected.weights.push_back(weights);
    }
    const Matrix attended = sum(input, linear(values, model, name + "attn.c_proj"));
    Matrix inner = linear(norm(attended, model, name + "ln_2"), model, name + "mlp.c_fc");
    for (std::vector<double> &row : inner) {
        for (double &x : row)
            x = 0.5 * x * (1 + std::tanh(std::sqrt(2 / std::numbers::pi) * (x + 0.044715 * x * x * x)));
    }
    expected.output = sum(attended, linear(inner, model, name + "mlp.c_proj"));
    return expected;
}

bool isClose(const graph::Value &value, const Matrix &expected)
{
    const auto &tensor = std::get<tensor::Tensor>(value);
    if (tensor.rows() != static_cast<int>(expected.size())
        || tensor.columns() != static_cast<int>(expected.front().size()))
        return false;
    for (int row = 0; row < tensor.rows(); ++row) {
        for (int column = 0; column < tensor.columns(); ++column) {
            const double wanted = expected[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            if (!(std::abs(tensor.at(row, column) - wanted) < 1e-9))
                return false;
        }
    }
    return true;
}

/// The outputs of the block.
namespace model {
enum Port {
    Tokens,
    Embeddings = 3,
    Positions,
    Input,
    Query,
    Weights = 11,
    Output = 15,
    Logits,
    Probabilities,
    NextWords,
    NextShares,
    Meanings,
    QueryMatrix = 22
};
}

} // namespace

class FolderModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLayerAndHeadIsThatOfTheModel()
    {
        const TinyGpt2 model;
        const std::vector<std::size_t> ids{259, 258, 258, 115}; // "cat cat cats"
        Matrix x;
        for (std::size_t i = 0; i < ids.size(); ++i)
            x.push_back(sum({model["wte.weight"][ids[i]]}, {model["wpe.weight"][i]}).front());
        for (int layer = 0; layer < TinyGpt2::layers; ++layer) {
            const Expected expected = layerOf(model, layer, x);
            for (int head = 0; head < TinyGpt2::heads; ++head) {
                const auto outputs =
                    read(filesOf(model),
                         {{u"sentence"_s, u"cat cat cats"_s}, {u"layer"_s, layer + 1}, {u"head"_s, head + 1}});
                QVERIFY2(outputs, outputs ? "" : qPrintable(outputs.error().text()));
                QCOMPARE(std::get<QStringList>(outputs->at(model::Tokens)),
                         QStringList({u"cat"_s, u" cat"_s, u" cat"_s, u"s"_s}));
                QCOMPARE(std::get<std::vector<double>>(outputs->back()), (std::vector<double>{1, 1, 1, 0})); // spaces
                QVERIFY(isClose(outputs->at(model::Input), expected.input));
                QVERIFY(isClose(outputs->at(model::Weights), expected.weights[static_cast<std::size_t>(head)]));
                QVERIFY(isClose(outputs->at(model::Output), expected.output));
            }
            x = expected.output;
        }
        Matrix transposed(TinyGpt2::size, std::vector<double>(smallTokens().size()));
        for (std::size_t word = 0; word < smallTokens().size(); ++word) {
            for (std::size_t column = 0; column < TinyGpt2::size; ++column)
                transposed[column][word] = model["wte.weight"][word][column];
        }
        Matrix logits = times(norm(x, model, "ln_f"), transposed);
        const auto outputs = read(filesOf(model), {{u"sentence"_s, u"cat cat cats"_s}});
        QVERIFY(isClose(outputs->at(model::Logits), logits));
        for (std::vector<double> &row : logits)
            softmax(row, row.size());
        QVERIFY(isClose(outputs->at(model::Probabilities), logits));
        const auto &shares = std::get<std::vector<double>>(outputs->at(model::NextShares));
        QCOMPARE(shares.size(), std::size_t(8));
        QVERIFY(std::abs(shares.front() - *std::ranges::max_element(logits.back())) < 1e-9);
    }

    void theMatricesAreThoseOfTheHead()
    {
        const TinyGpt2 model;
        const auto outputs = read(filesOf(model), {{u"sentence"_s, u"cat"_s}, {u"layer"_s, 2}, {u"head"_s, 2}});
        QVERIFY(outputs);
        constexpr std::size_t headSize = TinyGpt2::size / TinyGpt2::heads;
        Matrix expected(headSize, std::vector<double>(TinyGpt2::size));
        for (std::size_t row = 0; row < headSize; ++row) {
            for (std::size_t column = 0; column < TinyGpt2::size; ++column)
                expected[row][column] = model["h.1.attn.c_attn.weight"][column][headSize + row];
        }
        QVERIFY(isClose(outputs->at(model::QueryMatrix), expected));
        QVERIFY(std::get<QStringList>(outputs->at(model::Meanings)).isEmpty());
    }

    void insteadOfALayerOrHeadThatItDoesNotHaveTheNearestCounts()
    {
        const TinyGpt2 model;
        for (const auto &[key, count] : {std::pair(u"layer"_s, TinyGpt2::layers), {u"head"_s, TinyGpt2::heads}}) {
            const auto last = read(filesOf(model), {{u"sentence"_s, u"cat"_s}, {key, count}});
            BlockBench bench = benchOf(filesOf(model), {{u"sentence"_s, u"cat"_s}, {key, 99}});
            const auto outputs = bench.outputs(u"it"_s);
            QVERIFY(last && outputs);
            QVERIFY(graph::hashOf(outputs->at(model::QueryMatrix)) == graph::hashOf(last->at(model::QueryMatrix)));
            QCOMPARE(bench.problems().size(), 1U);
            const QString problem = bench.problems().front().error.what;
            QVERIFY2(problem.contains(u"no %1 99: they are counted from 1 to %2"_s.arg(key).arg(count)),
                     qPrintable(problem));
        }
    }

    void withoutAFolderTheSmallModelReads()
    {
        const auto outputs = read({}, {{u"folder"_s, u" "_s}, {u"sentence"_s, u"a blue creature"_s}});
        QVERIFY2(outputs, outputs ? "" : qPrintable(outputs.error().text()));
        QCOMPARE(std::get<QStringList>(outputs->at(model::Tokens)), QStringList({u"a"_s, u"blue"_s, u"creature"_s}));
    }

    void whatDoesNotBelongTogetherIsRejected_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("no configuration") << u"config.json"_s << QByteArray("words");
        QTest::newRow("another family") << u"config.json"_s << QByteArray("{\"model_type\": \"llama\"}");
        QTest::newRow("heads that do not divide")
            << u"config.json"_s << QByteArray("{\"n_layer\": 2, \"n_head\": 3, \"n_embd\": 8}");
        QTest::newRow("more layers than there are")
            << u"config.json"_s << QByteArray("{\"n_layer\": 3, \"n_head\": 2, \"n_embd\": 8}");
        QTest::newRow("endless layers") << u"config.json"_s
                                        << QByteArray("{\"n_layer\": 2000000000, \"n_head\": 2, \"n_embd\": 8}");
        QTest::newRow("another size") << u"config.json"_s
                                      << QByteArray("{\"n_layer\": 2, \"n_head\": 2, \"n_embd\": 4}");
        QTest::newRow("no vocabulary") << u"vocab.json"_s << QByteArray("{}");
        QTest::newRow("no weights") << u"model.safetensors"_s << QByteArray("short");
    }
    void whatDoesNotBelongTogetherIsRejected()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        Files files = filesOf(TinyGpt2());
        files[name] = content;
        static quint64 changed = 1; // as the cache key changes with the files
        const auto outputs = read(files, {}, ++changed);
        QVERIFY(!outputs);
        QVERIFY(!outputs.error().what.isEmpty());
    }

    void aFolderThatIsNotThereIsAnError()
    {
        QVERIFY(!read(filesOf(TinyGpt2()), {{u"folder"_s, u"other"_s}}));
        const auto outputs = read(filesOf(TinyGpt2()), {{u"sentence"_s, u"cat "_s.repeated(100)}});
        QVERIFY(!outputs);
        QVERIFY2(outputs.error().what.contains(u"64"_s), qPrintable(outputs.error().text()));
    }
};

LECTOGRAPH_TEST_MAIN(FolderModelTest)
#include "tst_language_folder_model.moc"
