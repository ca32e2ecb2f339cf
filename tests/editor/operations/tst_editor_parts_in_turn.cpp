// SPDX-License-Identifier: GPL-3.0-or-later
#include "../prepare.h"
#include "../registry.h"
#include "base/idnames.h"
#include "editor/edits/blocks.h"
#include "editor/edits/parts.h"
#include "editor/edits/properties.h"
#include "editor/language/language.h"
#include "editor/operations/animating.h"
#include "editor/operations/focus_steps.h"
#include "editor/session/liveedit.h"
#include "editor/session/session.h"
#include "graph/node_order.h"
#include "lecture/block_library.h"
#include "lecture/check.h"
#include "lecture/edit.h"
#include "shape/select.h"
#include "testmain.h"

#include <QApplication>
#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

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
    void cleanup() { useLanguage(*qApp, u"en"_s); }

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

    void stylesAndPartsAreNamedAsInTheWindow_data()
    {
        QTest::addColumn<QString>("style");
        QTest::addColumn<QString>("near");
        QTest::addColumn<QString>("part");
        QTest::newRow("en") << u"boxTitle"_s << u"bigTitle"_s << u"half/arrow"_s;
        QTest::newRow("ko") << u"상자 제목"_s << u"큰 제목"_s << u"절반 › 화살표"_s;
        QTest::newRow("zh") << u"方框标题"_s << u"大标题"_s << u"一半 › 箭头"_s;
    }

    void stylesAndPartsAreNamedAsInTheWindow()
    {
        QFETCH(QString, style);
        QFETCH(QString, near);
        QFETCH(QString, part);
        useLanguage(*qApp, QString::fromLatin1(QTest::currentDataTag()));
        const auto named = [](const shape::Shape &shape, const QString &name) {
            return shape.edited([&](shape::Part &one) { one.name = name; });
        };
        // A style that the look lacks, and the one that may be meant.
        const QString id = u"circle"_s;
        lecture::Lecture lecture = *withBlock(emptyLecture(u"en"_s), u"scene1"_s, {u"shapes.circle"_s, id}, registry());
        lecture.look.styles.insert(u"bigTitle"_s, QJsonObject{{u"size"_s, 2}});
        graph::Node node = *graph::nodeAt(lecture.scenes.front()->nodes, id);
        node.style = u"boxTitle"_s;
        lecture = *lecture::withNode(lecture, u"scene1"_s, node);
        const graph::Problems problems = lecture::check(lecture, registry());
        const auto missing = std::ranges::find_if(problems, [&](const graph::Problem &problem) {
            return problem.error.what.contains(style) && problem.error.remedy.contains(near);
        });
        QVERIFY2(missing != problems.end(), problems.empty() ? "none" : qPrintable(problems.front().error.text()));
        // A part that is not there, and those that are.
        const shape::Shape leaf = named(shape::group({}), u"box"_s);
        const shape::Shape whole = shape::group({named(shape::group({leaf}), u"half"_s)});
        const base::Error error = shape::select(whole, u"half/arrow"_s).error();
        const QString half = part.section(u' ', 0, 0).section(u'/', 0, 0);
        const QString box = partShown(shape::group({leaf}), u"box"_s);
        QVERIFY2(error.what.contains(part), qPrintable(error.what));
        QVERIFY2(error.remedy.contains(half) && error.remedy.contains(box), qPrintable(error.remedy));
        // What is read is also what may be typed.
        QCOMPARE(partFrom(whole, partShown(whole, u"half/box"_s)).value_or(QString()), u"half/box"_s);
        QCOMPARE(partsOf(whole), QStringList{half});
        QVERIFY(error.what.contains(u"half"_s) == (half == u"half"_s));
        // Two that read the same keep their ids.
        const shape::Shape both = shape::group({leaf, named(shape::group({}), u"boxes"_s)});
        for (const QString &shown : partsOf(both).first(2))
            QVERIFY(partFrom(both, shown));
        QCOMPARE(partFrom(both, partsOf(both).at(1)).value_or(QString()), u"boxes"_s);
    }

    void partsAreCountedAsPeopleDo_data()
    {
        QTest::addColumn<QString>("point");
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("leaves");
        QTest::newRow("en") << u"points/1"_s << u"entries/3/2"_s << u"leaves"_s;
        QTest::newRow("ko") << u"2번째 점"_s << u"성분 (4, 3)"_s << u"낱글자와 낱선"_s;
        QTest::newRow("zh") << u"第 2 个点"_s << u"元素 (4, 3)"_s << u"单个字母和线条"_s;
    }

    void partsAreCountedAsPeopleDo()
    {
        QFETCH(QString, point);
        QFETCH(QString, entry);
        QFETCH(QString, leaves);
        useLanguage(*qApp, QString::fromLatin1(QTest::currentDataTag()));
        const auto called = [](const QString &name, const QList<shape::Shape> &children) {
            return shape::group({children.begin(), children.end()}).edited([&](shape::Part &one) { one.name = name; });
        };
        const shape::Shape points = called(u"points"_s, {called(u"0"_s, {}), called(u"1"_s, {})});
        const shape::Shape whole = called({}, {called(u"title"_s, {}), points});
        QCOMPARE(base::partInWords(u"points/1"_s), point);
        QCOMPARE(base::partInWords(u"entries/3/2"_s), entry);
        // What is read is also what may be typed.
        QCOMPARE(partShown(whole, u"points/1"_s), point);
        QCOMPARE(partFrom(whole, point).value_or(QString()), u"points/1"_s);
        QVERIFY2(partsOf(whole).contains(leaves), qPrintable(partsOf(whole).join(u" | "_s)));
        QCOMPARE(partFrom(whole, leaves).value_or(QString()), u"leaves"_s);
    }

    void wordsOfIdsAreMeantAsTheyAreUsed_data()
    {
        QTest::addColumn<QString>("item");
        QTest::addColumn<QString>("layer");
        QTest::addColumn<QString>("model");
        QTest::newRow("ko") << u"2번째 항목"_s << u"피드포워드"_s << u"모델"_s;
        QTest::newRow("zh") << u"第 2 个条目"_s << u"前馈"_s << u"模型"_s;
    }

    /// Items of a list are no points, and words that go together are one.
    void wordsOfIdsAreMeantAsTheyAreUsed()
    {
        QFETCH(QString, item);
        QFETCH(QString, layer);
        QFETCH(QString, model);
        useLanguage(*qApp, QString::fromLatin1(QTest::currentDataTag()));
        const lecture::Lecture library = lecture::blockLibrary();
        const std::vector<QString> drawn = library.blocks.at(u"bullet-list"_s)->inside->actors;
        QCOMPARE(base::partInWords(drawn.back() + u"/1"_s), item);
        QCOMPARE(base::idInWords(u"feedForward"_s), std::optional(layer));
        QCOMPARE(base::idInWords(u"model"_s), std::optional(model));
        for (const QString &part : {u"axes"_s, u"knob"_s, u"startTip"_s, u"ticks"_s, u"track"_s})
            QVERIFY2(base::partInWords(part) != part, qPrintable(part));
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
        QTest::addRow("a line within another, and equal ones")
            << u"text.text"_s << QJsonObject{{u"text"_s, u"Encoder–decoder\nEncoder\n\nEncoder"_s}} << 3;
        const QJsonObject trilingual{
            {u"en"_s, u"First\nSecond\nThird"_s}, {u"ko"_s, u"첫째\n둘째\n셋째"_s}, {u"zh"_s, u"第一\n第二\n第三"_s}};
        QTest::addRow("three languages") << u"text.text"_s << QJsonObject{{u"text"_s, trilingual}} << 3;
        const QJsonObject longer{{u"en"_s, u"First\nSecond"_s}, {u"ko"_s, u"첫째\n둘째\n셋째"_s}};
        QTest::addRow("more lines in another language") << u"text.text"_s << QJsonObject{{u"text"_s, longer}} << 3;
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
        // The second comes a second later, and nothing stands there before.
        const auto itemsAt = [&](double seconds) {
            bench.session.playhead.setTime(Time::fromSeconds(seconds));
            return bench.session.preview.picture().items.size();
        };
        const auto nothing = itemsAt(0.5);
        const auto first = itemsAt(1.95);
        const auto second = itemsAt(2.95);
        QVERIFY(nothing < first);
        QVERIFY(first < second);
    }

    void whatIsAddedJoinsTheTurnsAndWhatIsRemovedLeavesThem_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QJsonValue>("two");
        QTest::addColumn<QJsonValue>("four");
        QTest::newRow("lines") << u"text.text"_s << u"text"_s << QJsonValue(u"One\nTwo"_s)
                               << QJsonValue(u"One\nTwo\nThree\nFour"_s);
        const QJsonObject longer{{u"en"_s, u"One\nTwo"_s}, {u"ko"_s, u"하나\n둘\n셋\n넷"_s}};
        QTest::newRow("lines in another language")
            << u"text.text"_s << u"text"_s << QJsonValue(u"One\nTwo"_s) << QJsonValue(longer);
        QTest::newRow("repeated blocks") << u"layout.each"_s << u"texts"_s << QJsonValue(QJsonArray{u"a"_s, u"b"_s})
                                         << QJsonValue(QJsonArray{u"a"_s, u"b"_s, u"c"_s, u"d"_s});
    }

    void whatIsAddedJoinsTheTurnsAndWhatIsRemovedLeavesThem()
    {
        QFETCH(QString, type);
        QFETCH(QString, key);
        QFETCH(QJsonValue, two);
        QFETCH(QJsonValue, four);
        QJsonObject properties{{key, two}};
        if (type == u"layout.each"_s)
            properties.insert(u"block"_s, u"text.text"_s);
        PartsBench bench(type, properties);
        QVERIFY(bench.add(u"motion.fade-in"_s));
        QVERIFY(playInTurn(bench.session));
        Document &document = bench.session.document;
        const auto starts = [&] {
            std::map<QString, double> all;
            lecture::eachClip(*document.scene(u"scene1"_s),
                              [&](const lecture::ClipPlace &, const timeline::Clip &clip) {
                                  all.emplace(clip.target, clip.start.seconds());
                              });
            return all;
        };
        const auto before = starts();
        QCOMPARE(before.size(), 2U);
        const PropertyPlace place{u"scene1"_s, before.begin()->first.section(u'/', 0, 0), {}, key};
        const auto write = [&](const QJsonValue &value) {
            return [&place, value](const lecture::Lecture &lecture) { return withProperty(lecture, place, value); };
        };
        QVERIFY(document.edit(u"more"_s, write(four)));
        const auto more = starts();
        QCOMPARE(more.size(), 4U);
        std::vector<double> times;
        for (const auto &[target, start] : more)
            times.push_back(start);
        std::ranges::sort(times);
        QCOMPARE(times, (std::vector{1.0, 2.0, 3.0, 4.0}));
        for (const auto &[target, start] : before)
            QCOMPARE(more.at(target), start);
        QVERIFY(document.edit(u"fewer"_s, write(two)));
        QCOMPARE(starts(), before);
        document.history().undo();
        QCOMPARE(starts(), more);
        document.history().undo();
        QCOMPARE(starts(), before);

        LiveEdit typing(document); // the words grow and shrink while they are typed
        QVERIFY(typing.apply(u"type"_s, write(four)));
        QCOMPARE(starts(), more);
        QVERIFY(typing.apply(u"type"_s, write(two)));
        QCOMPARE(starts(), before);
        QVERIFY(typing.apply(u"type"_s, write(four)));
        QCOMPARE(starts(), more);
    }

    void stepsOfAFocusAreCountedAsTheyAreLit_data()
    {
        QTest::addColumn<QString>("focus");
        QTest::addColumn<int>("steps");
        QTest::newRow("none") << u" "_s << 0;
        QTest::newRow("lines") << u"1-2|3|all"_s << 3;
        QTest::newRow("a bar in quotes") << u"1|\"|\"|3"_s << 3;
        QTest::newRow("wide signs of Chinese and Korean keyboards") << u"1｜2"_s << 2;
        QTest::newRow("a quote in quotes") << u"\"\\\"|\"|2"_s << 2;
        QTest::newRow("a backslash outside of quotes") << u"1\\|2"_s << 2;
    }
    void stepsOfAFocusAreCountedAsTheyAreLit()
    {
        QFETCH(QString, focus);
        PartsBench bench(u"text.code"_s, {{u"code"_s, u"a = 1\nb = 2"_s}, {u"focus"_s, focus}});
        bench.session.selection.setNodes({u"it"_s});
        QTEST(focusStepsOfSelected(bench.session), "steps");
    }

    void stepsOfAFocusHoldOneAfterAnother()
    {
        PartsBench bench(u"text.code"_s, {{u"code"_s, u"a = 1\nb = \"|\"\nc = a"_s}});
        bench.session.selection.setNodes({u"it"_s});
        QCOMPARE(focusStepsOfSelected(bench.session), 0);
        QVERIFY(!playFocusSteps(bench.session));
        const PropertyPlace focus{u"scene1"_s, u"it"_s, {}, u"focus"_s};
        QVERIFY(bench.session.document.edit(
            u"focus"_s, [&](const lecture::Lecture &lecture) { return withProperty(lecture, focus, u"1|\"|\"|3"_s); }));
        QCOMPARE(focusStepsOfSelected(bench.session), 3);
        bench.session.playhead.setTime(Time::fromSeconds(1));
        QVERIFY(playFocusSteps(bench.session));
        const auto stepAt = [&](double seconds) {
            const auto value = currentValue(bench.session.document.lecture(), {u"scene1"_s, u"it"_s, {}, u"step"_s},
                                            {u"scene1"_s, Time::fromSeconds(seconds), false, {u"en"_s}}, registry());
            return std::get<double>(*value);
        };
        for (const double seconds : {0.0, 1.0, 1.57, 2.5})
            QCOMPARE(stepAt(seconds), 1.0);
        for (const double seconds : {3.0, 3.6, 4.5})
            QCOMPARE(stepAt(seconds), 2.0);
        for (const double seconds : {5.0, 9.0})
            QCOMPARE(stepAt(seconds), 3.0);
        QCOMPARE(bench.session.document.history().count(), 2);
    }

    void linesAreNamedByTheirNumbers()
    {
        PartsBench bench(u"text.text"_s, {{u"text"_s, u"one\ntwo"_s}});
        QVERIFY(partsOf(bench.shape()).contains(u"line 2"_s));
        useLanguage(*qApp, u"ko"_s);
        QVERIFY(partsOf(bench.shape()).contains(u"2번째 줄"_s));
        QCOMPARE(partFrom(bench.shape(), u"2번째 줄"_s).value_or(QString()), u"line 2"_s);
    }
};

LECTOGRAPH_TEST_MAIN(PartsInTurnTest)
#include "tst_editor_parts_in_turn.moc"
