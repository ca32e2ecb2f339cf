// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

BlockBench bench(const QString &text, const QString &by, const QJsonObject &more = {})
{
    QJsonObject it = more;
    it.insert(u"type"_s, u"text.pieces"_s);
    it.insert(u"text"_s, text);
    it.insert(u"by"_s, by);
    return BlockBench(QJsonObject{{u"it"_s, it}});
}

} // namespace

class TextPiecesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void piecesMayStandOverColumns()
    {
        BlockBench cut = bench(u"a fluffy creature"_s, u"words"_s, {{u"step"_s, QJsonArray{2, 0, 0}}});
        for (const int i : {0, 1, 2})
            QVERIFY(std::abs(cut.part(u"it"_s, QString::number(i)).bounds().centre().x - 2 * i) < 1e-9);
        BlockBench column = bench(u"a fluffy"_s, u"words"_s,
                                  {{u"step"_s, QJsonArray{0, -1, 0}}, {u"lineUp"_s, u"right"_s}});
        for (const int i : {0, 1})
            QVERIFY(std::abs(column.part(u"it"_s, QString::number(i)).bounds().max.x) < 1e-9);
    }

    void everyScriptHasPieces_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("by");
        QTest::addColumn<int>("count");
        QTest::newRow("words") << u"a fluffy blue creature."_s << u"words"_s << 4;
        QTest::newRow("Korean") << u"나는 학교에 간다"_s << u"words"_s << 3;
        QTest::newRow("Chinese") << u"注意力。"_s << u"words"_s << 3;
        QTest::newRow("Chinese with spaces") << u"今天 我 真的 不想 摸它。"_s << u"words"_s << 5;
        QTest::newRow("Chinese beside English") << u"用 attention 算"_s << u"words"_s << 3;
        QTest::newRow("a particle after a bracket")
            << u"어텐션(attention)은 \"키\"와 95%를 봅니다"_s << u"words"_s << 5;
        QTest::newRow("particles after marks and numbers")
            << u"C++로 GPT-2로 90°까지 √d로 ₩300만을 인공지능(人工知能)은 <그림 1>을"_s << u"words"_s << 9;
        QTest::newRow("Korean in Chinese") << u"看어텐션和注意力"_s << u"words"_s << 6;
        QTest::newRow("signs") << u"€5 or 5€, ¿qué?, +3 °C and <eos> in C++."_s << u"words"_s << 10;
        QTest::newRow("signs between words") << u"a+b - c"_s << u"words"_s << 5;
        QTest::newRow("emoji as characters")
            << u"1️⃣👩‍💻🔥🇰🇷🇨🇳❤️"_s << u"characters"_s << 6;
        QTest::newRow("emoji as words") << u"1️⃣ 준비 👩‍💻 🇰🇷"_s << u"words"_s << 4;
        QTest::newRow("opening marks") << u"the (fluffy) “blue” 'creature', “(both)”"_s << u"words"_s << 5;
        QTest::newRow("nested marks") << u"(\"'one'\") two"_s << u"words"_s << 2;
        QTest::newRow("very many marks") << QString(200'000, u'"') << u"words"_s << 1;
        QTest::newRow("Chinese quotation") << u"“注意”力"_s << u"words"_s << 3;
        QTest::newRow("between spaces") << u"注意力 机制"_s << u"spaces"_s << 2;
        QTest::newRow("characters") << u"가나 d"_s << u"characters"_s << 3;
        QTest::newRow("marks") << u"un|believ|able| story"_s << u"marks"_s << 4;
        QTest::newRow("marks, of which there are none") << u"un believ able"_s << u"marks"_s << 3;
        QTest::newRow("nothing") << QString() << u"words"_s << 0;
        QTest::newRow("marks only") << u"|||"_s << u"marks"_s << 0;
    }
    void everyScriptHasPieces()
    {
        QFETCH(QString, text);
        QFETCH(QString, by);
        QFETCH(int, count);
        BlockBench cut = bench(text, by);
        const shape::Shape it = cut.shape(u"it"_s);
        QCOMPARE(static_cast<int>(it->children.size()), count);
        const auto outputs = cut.outputs(u"it"_s);
        QVERIFY(outputs);
        QCOMPARE(std::get<qint64>((*outputs)[1]), count);
        QCOMPARE(std::get<QStringList>((*outputs)[2]).size(), count);
        for (const shape::Shape &piece : it->children) {
            QCOMPARE(piece->children.size(), std::size_t(2));
            const base::Box box = piece->children[0].bounds();
            const base::Box letters = piece->children[1].bounds();
            QVERIFY(box.min.x < letters.min.x && box.max.x > letters.max.x);
            QVERIFY(box.min.y < letters.min.y && box.max.y > letters.max.y);
            QVERIFY(std::abs(box.height() - it->children[0]->children[0].bounds().height()) < 1e-9);
            QCOMPARE(piece->children[0]->style.stroke.withAlpha(0.15), piece->children[0]->style.fill);
        }
    }

    void boxesOfNeighboursDoNotOverlap()
    {
        BlockBench cut = bench(u"注意力机制"_s, u"words"_s, {{u"gapX"_s, 1}});
        const shape::Shape it = cut.shape(u"it"_s);
        for (std::size_t i = 1; i < it->children.size(); ++i)
            QVERIFY(it->children[i]->children[0].bounds().min.x
                    > it->children[i - 1]->children[0].bounds().max.x - 1e-9);
    }

    void wordsOfAllLinesStandAlikeInTheirBoxes()
    {
        BlockBench cut = bench(u"cat\ngap\n-a,"_s, u"spaces"_s);
        const auto rise = [&](const QString &piece) {
            return cut.part(u"it"_s, piece + u"/text/1"_s).bounds().min.y
                - cut.part(u"it"_s, piece + u"/box"_s).bounds().min.y;
        };
        QVERIFY(std::abs(rise(u"1"_s) - rise(u"0"_s)) < 1e-9);
        QVERIFY(std::abs(rise(u"2"_s) - rise(u"0"_s)) < 1e-9);
    }

    void tokensTouch()
    {
        BlockBench cut = bench(u"a fluffy| creature"_s, u"marks"_s, {{u"joined"_s, true}});
        const double end = cut.part(u"it"_s, u"0/box"_s).bounds().max.x;
        QVERIFY(std::abs(cut.part(u"it"_s, u"1/box"_s).bounds().min.x - end) < 1e-9);
    }
};

LECTOGRAPH_TEST_MAIN(TextPiecesTest)
#include "tst_text_pieces.moc"
