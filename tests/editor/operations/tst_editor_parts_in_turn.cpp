// SPDX-License-Identifier: GPL-3.0-or-later
#include "../prepare.h"
#include "../registry.h"
#include "editor/edits/blocks.h"
#include "editor/edits/parts.h"
#include "editor/operations/animating.h"
#include "editor/session/session.h"
#include "lecture/check.h"
#include "shape/select.h"
#include "testmain.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;

namespace {

struct PartsBench
{
    PartsBench(const QString &type, const QJsonObject &properties) : session(registry())
    {
        lecture::Lecture lecture = emptyLecture(u"en"_s);
        lecture.languages = {u"en"_s};
        lecture = *withBlock(lecture, u"scene1"_s, {type, u"it"_s, properties}, registry());
        session.document.open(std::move(lecture), {});
    }

    shape::Shape shape() { return std::get<shape::Shape>(session.preview.outputsOf(u"it"_s)->front()); }
    bool add(const QString &type) { return addAnimation(session, type, {u"it"_s}, Time::fromSeconds(1)); }

    Session session;
};

} // namespace

class PartsInTurnTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void wordsOfATextAreParts()
    {
        PartsBench bench(u"text.text"_s, {{u"text"_s, u"one two, three"_s}});
        const QStringList parts = partsOf(bench.shape());
        QCOMPARE(parts, (QStringList{u"one"_s, u"two"_s, u"three"_s, u"leaves"_s}));
        for (const QString &part : parts) {
            const auto pattern = partFrom(bench.shape(), part);
            QVERIFY2(pattern, qPrintable(part));
            QVERIFY(shape::select(bench.shape(), *pattern));
        }
        QCOMPARE(*partFrom(bench.shape(), u"two"_s), u"\"two\""_s);
        QCOMPARE(*partFrom(bench.shape(), u"one two"_s), u"\"one two\""_s);
        QCOMPARE(*partFrom(bench.shape(), u"\"two\""_s), u"\"two\""_s);
        QCOMPARE(*partFrom(bench.shape(), u""_s), QString());
        const auto error = partFrom(bench.shape(), u"four"_s);
        QVERIFY(!error);
        QVERIFY2(error.error().text().contains(u"one two, three"_s), qPrintable(error.error().text()));
    }

    void piecesOfAFormulaAreParts()
    {
        PartsBench bench(u"text.formula"_s, {{u"latex"_s, u"\\frac{QK^T}{\\sqrt{d_k}} V"_s}});
        const QStringList parts = partsOf(bench.shape());
        for (const QString &part : {u"\\frac{QK^T}{\\sqrt{d_k}}"_s, u"\\sqrt{d_k}"_s, u"K^T"_s, u"V"_s})
            QVERIFY2(parts.contains(part), qPrintable(parts.join(u" | "_s)));
        for (const QString &part : parts) {
            const auto pattern = partFrom(bench.shape(), part);
            QVERIFY2(pattern && shape::select(bench.shape(), *pattern), qPrintable(part));
        }
    }

    void whatHasItemsOrLinesOffersThemOneAfterAnother_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QJsonObject>("properties");
        QTest::addColumn<int>("count");
        QTest::addRow("repeated blocks") << u"layout.each"_s
                                         << QJsonObject{{u"block"_s, u"text.text"_s},
                                                        {u"texts"_s, QJsonArray{u"a"_s, u"b"_s, u"c"_s}}}
                                         << 3;
        QTest::addRow("lines") << u"text.text"_s << QJsonObject{{u"text"_s, u"First line\nSecond line\nThird"_s}} << 3;
        QTest::addRow("one line") << u"text.text"_s << QJsonObject{{u"text"_s, u"First line"_s}} << 0;
        QTest::addRow("one thing") << u"shapes.circle"_s << QJsonObject{} << 0;
    }

    void whatHasItemsOrLinesOffersThemOneAfterAnother()
    {
        QFETCH(QString, type);
        QFETCH(QJsonObject, properties);
        QFETCH(int, count);
        PartsBench bench(type, properties);
        QSignalSpy offered(&bench.session.document, &Document::offered);
        QVERIFY(bench.add(u"motion.fade-in"_s));
        QCOMPARE(offered.size(), count > 0 ? 1 : 0);
        QCOMPARE(canPlayInTurn(bench.session), count > 0);
        if (count == 0)
            return;
        bench.session.selection.clear();
        offered.front()[2].value<std::function<void()>>()();
        const lecture::Scene &scene = *bench.session.document.scene(u"scene1"_s);
        std::vector<double> starts;
        QStringList targets;
        lecture::eachClip(scene, [&](const lecture::ClipPlace &, const timeline::Clip &clip) {
            starts.push_back(clip.start.seconds());
            targets.append(clip.target);
        });
        QCOMPARE(static_cast<int>(starts.size()), count);
        for (int i = 0; i < count; ++i)
            QCOMPARE(starts[static_cast<std::size_t>(i)], 1.0 + i);
        targets.removeDuplicates();
        QCOMPARE(static_cast<int>(targets.size()), count);
        QCOMPARE(static_cast<int>(bench.session.selection.clips().size()), count);
        QCOMPARE(bench.session.document.history().index(), 2);
        for (const graph::Problem &problem : lecture::check(bench.session.document.lecture(), registry()))
            QVERIFY2(problem.severity != graph::Severity::Failure, qPrintable(problem.error.text()));
        // The second comes a second later.
        bench.session.playhead.setTime(Time::fromSeconds(1.95));
        const auto first = bench.session.preview.picture().items.size();
        bench.session.playhead.setTime(Time::fromSeconds(3.95));
        QVERIFY(bench.session.preview.picture().items.size() > first);
    }
};

LECTOGRAPH_TEST_MAIN(PartsInTurnTest)
#include "tst_editor_parts_in_turn.moc"
