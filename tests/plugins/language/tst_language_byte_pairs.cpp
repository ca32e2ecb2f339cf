// SPDX-License-Identifier: GPL-3.0-or-later
#include "../../resident.h"
#include "blockbench.h"
#include "bytepairfiles.h"
#include "graph/evaluator.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

/// The outputs of the block for a text, with these files.
base::Result<graph::Outputs> bytePairsOf(const QString &text, const QByteArray &vocabulary, const QByteArray &merges,
                                         const QString &spaces = u"mark"_s)
{
    graph::Setting setting;
    setting.file = [&](const QString &name) -> base::Result<base::FileContent> {
        return base::FileContent(name.endsWith(u"vocab.json"_s) ? vocabulary : merges);
    };
    const QJsonObject tokens{{u"type"_s, u"language.byte-pairs"_s},
                             {u"text"_s, text},
                             {u"vocabulary"_s, u"assets/vocab.json"_s},
                             {u"merges"_s, u"assets/merges.txt"_s},
                             {u"spaces"_s, spaces}};
    return BlockBench({{u"it"_s, tokens}}, setting).outputs(u"it"_s);
}

QStringList tokensOf(const QString &text, const QString &spaces = u"mark"_s)
{
    const auto outputs = bytePairsOf(text, smallVocabulary(), smallMerges(), spaces);
    return outputs ? std::get<QStringList>(outputs->front()) : QStringList{outputs.error().text()};
}

std::vector<double> idsOf(const QString &text)
{
    const auto outputs = bytePairsOf(text, smallVocabulary(), smallMerges());
    return outputs ? std::get<std::vector<double>>(outputs->at(1)) : std::vector<double>();
}

} // namespace

class BytePairsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pairsAreMergedInTheOrderOfTheFile()
    {
        // Computed by the algorithm of GPT-2's encoder.py with the same vocabulary.
        QCOMPARE(idsOf(u"cat cat cats!"_s), (std::vector<double>{259, 258, 258, 115, 33}));
        QCOMPARE(tokensOf(u"cat cat cats!"_s), QStringList({u"cat"_s, u"·cat"_s, u"·cat"_s, u"s"_s, u"!"_s}));
        QCOMPARE(tokensOf(u"cat cat"_s, u"kept"_s), QStringList({u"cat"_s, u" cat"_s}));
        QCOMPARE(tokensOf(u"cat cat"_s, u"left out"_s), QStringList({u"cat"_s, u"cat"_s}));
    }

    void filesOfBlankLinesAreReadLikeOthersUpToAnEnd()
    {
        QByteArray merges = smallMerges();
        merges.replace("\n", "\r\n\n\n");
        const auto outputs = bytePairsOf(u"cat cat cats!"_s, smallVocabulary(), merges + QByteArray(100'000, '\n'));
        QCOMPARE(std::get<std::vector<double>>(outputs->at(1)), (std::vector<double>{259, 258, 258, 115, 33}));
        const auto refused = bytePairsOf(u"cat"_s, smallVocabulary(), merges + QByteArray(19'000'000, '\n'));
        QVERIFY(!refused && refused.error().what.contains(u"too large"_s));
    }

    void koreanAndChineseAreBytes()
    {
        QCOMPARE(idsOf(u"고양이 注意"_s),
                 (std::vector<double>{260, 160, 236, 150, 145, 236, 157, 180, 32, 262, 230, 132, 143}));
        QCOMPARE(tokensOf(u"고注"_s), QStringList({u"EA B3"_s, u"A0"_s, u"注"_s}));
    }

    void wordsNumbersAndSignsAreNotMergedWithOneAnother()
    {
        QCOMPARE(
            tokensOf(u"it's a4  at\n"_s),
            QStringList({u"i"_s, u"t"_s, u"'"_s, u"s"_s, u"·"_s, u"a"_s, u"4"_s, u"·"_s, u"·"_s, u"at"_s, u"↵"_s}));
        QCOMPARE(tokensOf({}), QStringList());
    }

    void everyTextComesBackFromItsTokens()
    {
        const QString text =
            u"Attention is all you need — 주의가 전부다, 注意力就是一切 🙂\t\r\n x  "_s;
        const QByteArray bytes = text.toUtf8();
        QByteArray joined;
        for (const double id : idsOf(text))
            joined += smallTokens()[static_cast<std::size_t>(id)];
        QCOMPARE(joined, bytes);
    }

    void filesThatAreNoVocabularyAreRejected_data()
    {
        QTest::addColumn<QByteArray>("vocabulary");
        QTest::addColumn<QByteArray>("merges");
        QTest::newRow("nothing") << QByteArray() << smallMerges();
        QTest::newRow("a list") << QByteArray("[1]") << smallMerges();
        QTest::newRow("deep nesting") << QByteArray(100'000, '[') << smallMerges();
        QTest::newRow("a negative number") << QByteArray("{\"a\":-1}") << QByteArray();
        QTest::newRow("a number too large") << QByteArray("{\"a\":7}") << QByteArray();
        QTest::newRow("half a number") << QByteArray("{\"a\":0.5}") << QByteArray();
        QTest::newRow("a number twice") << QByteArray("{\"a\":0,\"b\":0}") << QByteArray();
        QTest::newRow("a byte is missing") << QByteArray("{\"a\":0}") << QByteArray();
        QTest::newRow("a pair of others") << smallVocabulary() << QByteArray("q z\n");
        QTest::newRow("three") << smallVocabulary() << QByteArray("c a t\n");
        QTest::newRow("no pair") << smallVocabulary() << QByteArray("cat\n");
    }
    void filesThatAreNoVocabularyAreRejected()
    {
        QFETCH(QByteArray, vocabulary);
        QFETCH(QByteArray, merges);
        const auto outputs = bytePairsOf(u"cat"_s, vocabulary, merges);
        QVERIFY(!outputs);
        QVERIFY2(!outputs.error().remedy.isEmpty(), qPrintable(outputs.error().text()));
    }

    void emptyLinesTakeNoMemory()
    {
        const QByteArray merges = smallMerges() + '\n' + QByteArray(16'000'000, '\n');
        const long before = residentMiB();
        const auto outputs = bytePairsOf(u"cat"_s, smallVocabulary(), merges);
        QVERIFY2(outputs, outputs ? "" : qPrintable(outputs.error().text()));
        const long taken = residentMiB() - before;
        QVERIFY2(taken < sanitizerFactor * 100, qPrintable(QString::number(taken)));
    }
};

LECTOGRAPH_TEST_MAIN(BytePairsTest)
#include "tst_language_byte_pairs.moc"
