// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"
#include "timeline/scene.h"

#include <QTest>

#include <rapidcheck.h>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Time;

namespace {

const QByteArray numbers =
    "{'a': {'type': 'test.square', 'size': {'link': 'n'}}, 'n': {'type': 'test.number', 'value': 2}, "
    "'m': {'type': 'test.number', 'value': 7}}";

double size(TestScene &scene, double seconds)
{
    return scene.at(u"a"_s, seconds).bounds().width();
}

double number(const QString &id, TestScene &scene, double seconds)
{
    graph::Evaluator &evaluator = scene.score.evaluator();
    return std::get<double>(evaluator.outputs(evaluator.indexOf(id), Time::fromSeconds(seconds)).value().front());
}

QByteArray one(const QJsonObject &clip)
{
    return QJsonDocument(QJsonObject{{u"clips"_s, QJsonArray{clip}}}).toJson();
}

} // namespace

class SettingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPropertyChangesFromWhatItIs()
    {
        TestScene scene(numbers,
                        "{'clips': [{'type': 'test.set', 'target': 'n', 'properties': {'value': 4}, 'start': 1, "
                        "'duration': 2}]}");
        QCOMPARE(size(scene, 0.5), 2.0);
        QCOMPARE(size(scene, 2), 3.0);
        QCOMPARE(size(scene, 9), 4.0);
        QCOMPARE(size(scene, 2), 3.0);
        QCOMPARE(scene.problems(), QStringList());
    }

    void itEqualsTwoKeyframes()
    {
        QVERIFY(rc::check([] {
            const int start = *rc::gen::inRange(0, 8);
            const int length = *rc::gen::inRange(1, 8);
            const int from = *rc::gen::inRange(1, 50);
            const int to = *rc::gen::inRange(1, 50);
            const QString ease = *rc::gen::element(u"linear"_s, u"smooth"_s, u"overshoot"_s, u"steps(3)"_s);
            const QJsonArray colors{u"#ff0000"_s, u"#00ff00"_s};
            const auto keyed = [&](const QJsonValue &before, const QJsonValue &after) {
                return QJsonObject{
                    {u"keys"_s,
                     QJsonArray{QJsonObject{{u"at"_s, start / 4.0}, {u"value"_s, before}, {u"ease"_s, ease}},
                                QJsonObject{{u"at"_s, (start + length) / 4.0}, {u"value"_s, after}}}}};
            };
            const auto square = [](const QJsonValue &side, const QJsonValue &color) {
                return QJsonDocument(
                           QJsonObject{
                               {u"a"_s,
                                QJsonObject{{u"type"_s, u"test.square"_s}, {u"size"_s, side}, {u"colour"_s, color}}}})
                    .toJson();
            };
            TestScene keyframes(square(keyed(from, to), keyed(colors[0], colors[1])), "{'clips': []}");
            TestScene set(square(from, colors[0]),
                          one({{u"type"_s, u"test.set"_s},
                               {u"target"_s, u"a"_s},
                               {u"start"_s, start / 4.0},
                               {u"duration"_s, length / 4.0},
                               {u"ease"_s, ease},
                               {u"properties"_s, QJsonObject{{u"size"_s, to}, {u"colour"_s, colors[1]}}}}));
            for (int i = 0; i < 40; ++i) {
                const double now = i / 10.0 + 0.003; // not where a step may round to either side
                const shape::Shape one = keyframes.at(u"a"_s, now);
                const shape::Shape other = set.at(u"a"_s, now);
                const base::Color a = one->style.fill;
                const base::Color b = other->style.fill;
                RC_ASSERT(std::abs(one.bounds().width() - other.bounds().width()) < 1e-9);
                RC_ASSERT(std::abs(a.r - b.r) + std::abs(a.g - b.g) + std::abs(a.b - b.b) < 1e-5);
                if (from != to)
                    RC_ASSERT(keyframes.score.stillUntil(Time::fromSeconds(now), Time::fromSeconds(9))
                              == set.score.stillUntil(Time::fromSeconds(now), Time::fromSeconds(9)));
            }
        }));
    }

    void aLaterChangeBeginsWhereTheEarlierOneStands()
    {
        TestScene scene(numbers,
                        "{'clips': [{'type': 'test.set', 'target': 'n', 'properties': {'value': 6}, 'start': 2, "
                        "'duration': 2}, {'type': 'test.set', 'target': 'n', 'properties': {'value': 4}, 'start': 0, "
                        "'duration': 1}]}");
        QCOMPARE(size(scene, 0.5), 3.0);
        QCOMPARE(size(scene, 3), 5.0);
        QCOMPARE(size(scene, 5), 6.0);
    }

    void severalBlocksChangeOneAfterAnother()
    {
        TestScene scene(numbers,
                        "{'clips': [{'type': 'test.set', 'target': ['n', 'm'], 'properties': {'value': 10}, "
                        "'lag': 1, 'duration': 2}]}");
        QCOMPARE(number(u"n"_s, scene, 0.5), 6.0);
        QCOMPARE(number(u"m"_s, scene, 1), 7.0);
        QCOMPARE(number(u"m"_s, scene, 1.5), 8.5);
    }

    void aPropertyMayBecomeWhatAnotherBlockGives()
    {
        TestScene scene(numbers,
                        "{'clips': [{'type': 'test.set', 'target': 'n', 'properties': {'value': {'link': 'm'}}, "
                        "'duration': 2}]}");
        QCOMPARE(size(scene, 1), 4.5);
        QCOMPARE(size(scene, 2), 7.0);
    }

    void aChangeMustNotFeedItself()
    {
        TestScene scene(
            numbers, "{'clips': [{'type': 'test.set', 'target': 'n', 'properties': {'value': {'link': 'a.size'}}}]}");
        QCOMPARE(scene.problems().size(), 1);
        QVERIFY(scene.problems().front().contains(u"circle"_s));
    }

    void whatChangesIsNotTakenForStill()
    {
        TestScene scene(numbers,
                        "{'clips': [{'type': 'test.set', 'target': 'n', 'properties': {'value': 4}, 'start': 1, "
                        "'duration': 2}]}");
        const int actor = scene.score.evaluator().indexOf(u"a"_s);
        QVERIFY(!scene.score.evaluator().isTimeless(actor));
        QCOMPARE(scene.score.stillUntil({}, Time::fromSeconds(9)), Time::fromSeconds(1));
        QCOMPARE(scene.score.stillUntil(Time::fromSeconds(2), Time::fromSeconds(9)), Time::fromSeconds(2));
        QCOMPARE(scene.score.length(), Time::fromSeconds(3));
    }

    void whatDoesNotFitIsReported_data()
    {
        QTest::addColumn<QString>("properties");
        QTest::addColumn<QString>("said");
        QTest::newRow("unknown") << u"{'sise': 3}"_s << u"size"_s;
        QTest::newRow("kind") << u"{'size': 'large'}"_s << u"number"_s;
        QTest::newRow("range") << u"{'size': 1000}"_s << u"100"_s;
        QTest::newRow("keyframes") << u"{'size': {'keys': [{'at': 0, 'value': 1}]}}"_s << u"keyframes"_s;
    }
    void whatDoesNotFitIsReported()
    {
        QFETCH(QString, properties);
        QFETCH(QString, said);
        TestScene scene(
            "{'a': {'type': 'test.square'}}",
            u"{'clips': [{'type': 'test.set', 'target': 'a', 'properties': %1}]}"_s.arg(properties).toUtf8());
        QCOMPARE(size(scene, 9), 1.0);
        QCOMPARE(scene.problems().size(), 1);
        QVERIFY2(scene.problems().front().contains(said), qPrintable(scene.problems().front()));
    }
};

LECTOGRAPH_TEST_MAIN(SettingTest)
#include "tst_timeline_setting.moc"
