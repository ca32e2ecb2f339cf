// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using graph::Memo;
using graph::Outputs;

namespace {

/// A group of `count` squares.
Outputs squares(int count)
{
    const shape::Shape square = shape::leaf(shape::rectangle(1, 1), {});
    return Outputs{shape::group(std::vector<shape::Shape>(static_cast<std::size_t>(count), square))};
}

constexpr std::size_t bytesOfASquare = 512;

/// A shape with an image of its own.
Outputs picture(int width, int height)
{
    auto raster = std::make_shared<shape::Raster>();
    raster->image = QImage(width, height, QImage::Format_RGBA8888_Premultiplied);
    shape::Part part;
    part.image = std::move(raster);
    return Outputs{shape::group({shape::Shape(std::move(part))})};
}

const QByteArray movingScene = R"({
    "still": {"type": "test.square", "size": 2},
    "moving": {"type": "test.number", "value": {"keys": [{"at": 0, "value": 1, "ease": "linear"}, {"at": 10, "value": 11}]}},
    "sum": {"type": "test.sum", "values": [{"link": "moving"}, {"link": "still.size"}]}})";

} // namespace

class MemoTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneTimeIsComputedOnce()
    {
        TestGraph graph(movingScene);
        for (int i = 0; i < 5; ++i)
            QCOMPARE(graph.number(u"sum"_s, 1), 4.0);
        QCOMPARE((*graph.count)[u"test.sum"_s], 1);
        QCOMPARE((*graph.count)[u"test.number"_s], 1);
    }

    void anotherTimeComputesOnlyWhatMoves()
    {
        TestGraph graph(movingScene);
        for (int i = 0; i < 10; ++i)
            QCOMPARE(graph.number(u"sum"_s, i), 3.0 + i);
        QCOMPARE((*graph.count)[u"test.sum"_s], 10);
        QCOMPARE((*graph.count)[u"test.square"_s], 1);
        graph.number(u"sum"_s, 3); // a time evaluated before
        QCOMPARE((*graph.count)[u"test.sum"_s], 10);
    }

    void onlyWhatIsAskedForIsComputed()
    {
        TestGraph graph(movingScene);
        graph.shape(u"still"_s);
        QCOMPARE((*graph.count)[u"test.sum"_s], 0);
    }

    void anEditComputesOnlyWhatItChanged()
    {
        const auto memo = std::make_shared<Memo>();
        const QByteArray before = R"({"a": {"type": "test.number", "value": 1}, "b": {"type": "test.picky", "value": 2},
                                      "sum": {"type": "test.sum", "values": [{"link": "a"}, {"link": "b"}]}})";
        QByteArray after = before;
        after.replace("\"value\": 1", "\"value\": 5");
        TestGraph first(before, {}, memo);
        QCOMPARE(first.number(u"sum"_s), 3.0);
        TestGraph second(after, {}, memo);
        QCOMPARE(second.number(u"sum"_s), 7.0);
        QCOMPARE((*second.count)[u"test.picky"_s], 0);
        QCOMPARE((*second.count)[u"test.number"_s], 1);
        QCOMPARE((*second.count)[u"test.sum"_s], 1);
    }

    void anotherSettingIsAnotherResult()
    {
        const auto memo = std::make_shared<Memo>();
        const QByteArray nodes = R"({"a": {"type": "test.square", "edge": "left"}})";
        TestGraph wide(nodes, {}, memo);
        graph::Setting square;
        square.frameWidth = 8;
        TestGraph narrow(nodes, square, memo);
        QVERIFY(wide.shape(u"a"_s).bounds().min.x < -6);
        QCOMPARE(narrow.shape(u"a"_s).bounds().min.x, -3.5);
    }

    void anotherFileOfTheSameNameIsReadAnew()
    {
        const auto memo = std::make_shared<Memo>();
        const auto setting = [](const QByteArray &content, quint64 hash) {
            graph::Setting made;
            made.asset = [content](const QString &) -> base::Result<QByteArray> { return content; };
            made.assetHash = hash;
            return made;
        };
        const QByteArray nodes = R"({"a": {"type": "test.picture"}, "b": {"type": "test.square"}})";
        TestGraph first(nodes, setting("12", 1), memo);
        QCOMPARE(first.number(u"a"_s), 2.0);
        first.shape(u"b"_s);
        TestGraph second(nodes, setting("1234", 2), memo);
        QCOMPARE(second.number(u"a"_s), 4.0);
        second.shape(u"b"_s);
        QCOMPARE((*second.count)[u"test.square"_s], 0); // reads no files
    }

    void blocksThatReadTheTimeAreNeverTakenForStill()
    {
        TestGraph graph(
            R"({"clock": {"type": "test.clock"}, "it": {"type": "test.number", "value": {"link": "clock"}}})");
        QCOMPARE(graph.number(u"it"_s, 1), 1.0);
        QCOMPARE(graph.number(u"it"_s, 2), 2.0);
        QCOMPARE(graph.number(u"it"_s, 1), 1.0);
        QVERIFY(!graph.evaluator.isTimeless(graph.evaluator.indexOf(u"it"_s)));
        QVERIFY(!graph.evaluator.motion().empty());
    }

    void warningsAreReportedAtEveryPlace()
    {
        TestGraph graph(R"({"a": {"type": "test.picky", "value": 1000}, "b": {"type": "test.picky", "value": 1000}})");
        graph.number(u"a"_s);
        graph.number(u"b"_s);
        QCOMPARE(graph.problems().size(), 2);
        QVERIFY(graph.problems()[0].startsWith(u"s/nodes/a: "_s));
        QVERIFY(graph.problems()[1].startsWith(u"s/nodes/b: "_s));
    }

    void whatIsKeptHasAnEnd()
    {
        Memo memo(1000 * bytesOfASquare);
        for (quint64 key = 0; key < 100; ++key)
            memo.keep(key, squares(99)); // room for at most ten of these
        int kept = 0;
        for (quint64 key = 0; key < 100; ++key)
            kept += memo.find(key) ? 1 : 0;
        QVERIFY(kept >= 1);
        QVERIFY(kept <= 10);
    }

    void whatIsAskedForStaysLongest()
    {
        Memo memo(1000 * bytesOfASquare);
        memo.keep(7, squares(9));
        for (quint64 key = 100; key < 200; ++key) {
            memo.keep(key, squares(49));
            if (key % 5 == 0)
                QVERIFY2(memo.find(7), qPrintable(QString::number(key)));
        }
    }

    void imagesAndTensorsCountTheirBytes()
    {
        constexpr std::size_t megabyte = 1024 * 1024;
        Memo memo(64 * megabyte);
        for (quint64 key = 0; key < 600; ++key) { // a heat map whose numbers change in each frame
            memo.keep(2 * key, Outputs{tensor::Tensor::zero(512, 512)});
            memo.keep(2 * key + 1, picture(512, 512));
        }
        QVERIFY2(memo.bytes() <= 64 * megabyte, qPrintable(QString::number(memo.bytes())));
        QVERIFY(memo.bytes() > 48 * megabyte);
        QVERIFY(memo.find(1199));
        QVERIFY(!memo.find(0));
    }

    void anImageThatManyShowCountsOnce()
    {
        Memo memo(8 * 1024 * 1024);
        const Outputs shown = picture(1024, 1024);
        for (quint64 key = 0; key < 100; ++key)
            memo.keep(key, Outputs{shape::shifted(std::get<shape::Shape>(shown.front()), {double(key), 0, 0})});
        for (quint64 key = 0; key < 100; ++key)
            QVERIFY2(memo.find(key), qPrintable(QString::number(key)));
    }

    void whatIsComputedLaterCountsThen()
    {
        Memo memo(4 * 1024 * 1024);
        for (quint64 key = 0; key < 100; ++key) {
            const auto later = tensor::Tensor::deferred(256, 512, 1, key,
                                                        [] { return tensor::Tensor::zero(256, 512); });
            memo.keep(key, Outputs{later});
            QVERIFY(!later.isComputed());
            QVERIFY(!later.values().empty());
        }
        QVERIFY(memo.bytes() <= 4 * 1024 * 1024);
        QVERIFY(memo.find(99));
        QVERIFY(!memo.find(0));
    }

    void theLastLargeResultIsKeptBesidesTheOthers()
    {
        Memo memo(100 * bytesOfASquare);
        memo.keep(1, squares(50));
        memo.keep(2, squares(5000));
        QVERIFY(memo.find(1));
        QVERIFY(memo.find(2));
        memo.keep(3, squares(6000));
        QVERIFY(memo.find(1));
        QVERIFY(!memo.find(2));
        QVERIFY(memo.find(3));
    }

    void largeResultsDoNotPushEverythingOut()
    {
        Memo memo(100 * bytesOfASquare);
        memo.keep(1, squares(5000));
        memo.keep(2, Outputs{1.0});
        QVERIFY(memo.find(2));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(MemoTest)
#include "tst_graph_memo.moc"
