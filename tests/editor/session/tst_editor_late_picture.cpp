// SPDX-License-Identifier: GPL-3.0-or-later
#include "../prepare.h"
#include "base/allowance.h"
#include "editor/edits/blocks.h"
#include "editor/edits/properties.h"
#include "editor/session/session.h"
#include "graph/row.h"
#include "shape/outlines.h"
#include "testmain.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <atomic>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// A block that lasts as long as is said here, unless it is stopped.
struct SlowBlock
{
    std::atomic<int> milliseconds = 0;
    std::atomic<int> begun = 0;
    std::atomic<int> done = 0;
    timeline::Registry types;

    SlowBlock()
    {
        const auto added = types.nodes.add(
            {.id = u"test.slow"_s,
             .properties = {row::number("length", 1)},
             .outputs = {{.key = "shape", .type = graph::ValueType::Shape}},
             .placed = true,
             .evaluate = [this](const graph::Inputs &in, const graph::Context &) -> base::Result<graph::Outputs> {
                 const int lasts = milliseconds;
                 ++begun;
                 QElapsedTimer clock;
                 for (clock.start(); clock.elapsed() < lasts;) {
                     base::spend(1);
                     QThread::msleep(1);
                 }
                 ++done;
                 const double side = in.number("length");
                 shape::Style style;
                 style.fill = base::Color{1, 1, 1, 1};
                 return graph::Outputs{shape::leaf(shape::rectangle(side, side), style)};
             }});
        if (!added)
            qFatal("%s", qPrintable(added.error().text()));
    }
};

class LateBench
{
public:
    SlowBlock block;
    Session session{block.types};

    explicit LateBench(Preview::Patience patience = 20ms)
    {
        session.preview.setPatience(patience);
        session.document.open(*withBlock(emptyLecture(u"en"_s), u"scene1"_s, {u"test.slow"_s, u"slow"_s}, block.types),
                              {});
    }

    void setSide(double side, int milliseconds)
    {
        block.milliseconds = milliseconds;
        session.document.edit(u"Side"_s, [&](const lecture::Lecture &lecture) {
            return withProperty(lecture, {u"scene1"_s, u"slow"_s, {}, u"length"_s}, side);
        });
    }
};

constexpr int forever = 600'000;

} // namespace

class LatePictureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void whatIsFastIsExactAtOnce()
    {
        LateBench bench(60'000ms);
        Preview &preview = bench.session.preview;
        QCOMPARE(preview.picture().items.size(), 1U);
        const quint64 before = preview.picture().hash;
        bench.setSide(2, 0);
        QVERIFY(preview.picture().hash != before);
        QVERIFY(!preview.isBusy());
        QVERIFY(preview.stateOf(u"slow"_s).has_value());
    }

    void whatLastsIsShownWhenItIsComputed()
    {
        LateBench bench;
        Preview &preview = bench.session.preview;
        QTRY_COMPARE(preview.picture().items.size(), 1U);
        QTRY_VERIFY(!preview.isBusy());
        const quint64 before = preview.picture().hash;
        const int done = bench.block.done;
        bench.setSide(2, 500);
        // The last picture stays, and nobody waits.
        QCOMPARE(preview.picture().hash, before);
        QCOMPARE(bench.block.done.load(), done);
        QVERIFY(preview.isBusy());
        QVERIFY(!preview.score());
        QVERIFY(!preview.stateOf(u"slow"_s));
        QVERIFY(!preview.outputsOf(u"slow"_s));
        QSignalSpy changed(&preview, &Preview::pictureChanged);
        QTRY_VERIFY(!preview.isBusy());
        QCOMPARE(changed.count(), 1);
        QVERIFY(preview.picture().hash != before);
        QVERIFY(preview.score());
        QVERIFY(preview.stateOf(u"slow"_s).has_value());
        QCOMPARE(bench.block.done.load(), done + 1); // what was computed is used
    }

    void theNextEditEndsIt()
    {
        LateBench bench;
        Preview &preview = bench.session.preview;
        QTRY_COMPARE(preview.picture().items.size(), 1U);
        QTRY_VERIFY(!preview.isBusy());
        const int begun = bench.block.begun;
        const int done = bench.block.done;
        bench.setSide(2, forever);
        preview.picture();
        QTRY_VERIFY(bench.block.begun >= begun + 2); // at once, and in the background
        preview.setPatience(60'000ms);
        bench.setSide(3, 0);
        QCOMPARE(preview.picture().items.size(), 1U);
        QVERIFY(!preview.isBusy());
        QVERIFY(preview.stateOf(u"slow"_s).has_value());
        QCOMPARE(bench.block.done.load(), done + 1);
    }

    void whereNoEditComesTheEndOfTheProgramEndsIt()
    {
        LateBench bench;
        QTRY_VERIFY(!bench.session.preview.picture().items.empty());
        bench.setSide(2, forever);
        bench.session.preview.picture();
        QVERIFY(bench.session.preview.isBusy());
    }

    void withoutPatienceEverythingIsExact()
    {
        LateBench bench{Preview::Patience()};
        Preview &preview = bench.session.preview;
        const quint64 before = preview.picture().hash;
        bench.setSide(2, 200);
        QVERIFY(preview.picture().hash != before);
        QVERIFY(!preview.isBusy());
        // A presentation begins while something is computed.
        preview.setPatience(20ms);
        const quint64 second = preview.picture().hash;
        bench.setSide(3, 500);
        preview.picture();
        QVERIFY(preview.isBusy());
        preview.setPatience({});
        QVERIFY(!preview.isBusy());
        QVERIFY(preview.picture().hash != second);
        QVERIFY(preview.stateOf(u"slow"_s).has_value());
    }
};

LECTOGRAPH_TEST_MAIN(LatePictureTest)
#include "tst_editor_late_picture.moc"
