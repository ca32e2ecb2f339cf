// SPDX-License-Identifier: GPL-3.0-or-later
#include "anyjson.h"
#include "editor/edits/keyframes.h"
#include "testmain.h"

#include <QTest>

#include <algorithm>

using namespace lectograph;
using namespace lectograph::editor;
using namespace Qt::StringLiterals;
using base::Time;

namespace {

/// A keyframe as other programs may write it: numbers between frames, members of wrong types, unknown members.
QJsonObject anyKeyframe()
{
    QJsonObject json{{u"at"_s, *rc::gen::inRange(-100'000, 400'000) / 777.0}, {u"value"_s, lecture::anyJson(2)}};
    for (int left = *rc::gen::inRange(0, 3); left > 0; --left)
        json.insert(u'~' + lecture::anyText(), lecture::anyJson(2));
    const auto any = [](const QJsonValue &usual) { return *rc::gen::inRange(0, 5) ? usual : lecture::anyJson(1); };
    if (*rc::gen::arbitrary<bool>())
        json.insert(u"ease"_s, any(*rc::gen::element(u"hold"_s, u"linear"_s, u"unheard-of"_s)));
    for (const QString &side : {u"out"_s, u"in"_s}) {
        if (*rc::gen::arbitrary<bool>())
            json.insert(side, any(QJsonArray{*rc::gen::inRange(-99, 99) / 7.0, *rc::gen::inRange(-99, 99) / 3.0}));
    }
    return json;
}

QJsonObject anyWritten()
{
    QJsonArray keys;
    for (int left = *rc::gen::inRange(0, 6); left > 0; --left)
        keys.append(anyKeyframe());
    return {{u"keys"_s, keys}, {u"~kept"_s, lecture::anyJson(1)}};
}

/// With their indices as values.
std::vector<Keyframe> at(const std::vector<double> &seconds)
{
    std::vector<Keyframe> keys;
    for (const double one : seconds)
        keys.push_back({one, static_cast<double>(keys.size()), {}});
    return keys;
}

QList<int> valuesOf(const std::vector<Keyframe> &keys)
{
    QList<int> values;
    for (const Keyframe &key : keys)
        values.append(key.value.toInt());
    return values;
}

} // namespace

class TestEditorKeyframes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsReadIsWrittenBack()
    {
        QVERIFY(rc::check("keyframes that do not change are written as they were read", [] {
            const QJsonObject written = anyWritten();
            const std::vector<Keyframe> keys = keyframesOf(written);
            RC_ASSERT(toJson(keys) == keysOf(written));
            RC_ASSERT(QJsonValue(written) == withEachKeyframe(written, [](Keyframe &) {}));
            const QJsonValue ordered = withKeyframes(written, keys);
            RC_ASSERT(withKeyframes(ordered, keyframesOf(ordered)) == ordered);
            RC_ASSERT(keysOf(ordered).size() == keysOf(written).size());
            RC_ASSERT(ordered[u"~kept"_s] == written[u"~kept"_s]);
        }));
    }

    void aChangeLeavesEverythingElse()
    {
        QVERIFY(rc::check("only the member that changed is another", [] {
            const QJsonObject before = anyKeyframe();
            Keyframe key = keyframesOf(QJsonObject{{u"keys"_s, QJsonArray{before}}}).front();
            QJsonObject expected = before;
            switch (*rc::gen::inRange(0, 4)) {
            case 0:
                key.moveTo(1.5);
                expected[u"at"_s] = 1.5;
                break;
            case 1:
                key.value = u"else"_s;
                expected[u"value"_s] = u"else"_s;
                break;
            case 2:
                key.ease = u"back"_s;
                expected[u"ease"_s] = u"back"_s;
                break;
            default: key.out = graph::Handle{0.25, 3}; expected[u"out"_s] = QJsonArray{0.25, 3.0};
            }
            RC_ASSERT(toJson({key}) == QJsonArray{expected});
        }));
    }

    void theyAreInOrderOfTime()
    {
        const QJsonValue written = withKeyframes(7, at({2, 0, 1, 0}));
        QCOMPARE(valuesOf(keyframesOf(written)), (QList<int>{1, 3, 2, 0})); // stable for equal times
        QCOMPARE(keyframeOf(written, 3)->seconds, 2.0);
        QVERIFY(!keyframeOf(written, 4));
        QVERIFY(!keyframeOf(written, -1));
        QVERIFY(!keyframeOf(7, 0));
    }

    void aValueReplacesTheOneThatIsThere()
    {
        QJsonValue written = withKeyframe(7, Time::fromSeconds(2), 1);
        written = withKeyframe(written, Time::fromSeconds(1), 2);
        written = withKeyframe(written, Time::fromSeconds(2 + sameTime / 2), 3);
        QCOMPARE(
            keysOf(written),
            (QJsonArray{QJsonObject{{u"at"_s, 1.0}, {u"value"_s, 2}}, QJsonObject{{u"at"_s, 2.0}, {u"value"_s, 3}}}));
        QCOMPARE(keyAt(keyframesOf(written), Time::fromSeconds(1)), 0);
        QCOMPARE(keyAt(keyframesOf(written), Time::fromSeconds(1.5)), -1);
        const QJsonValue without = withKeyframesIf(written, [](int index) { return index != 0; });
        QCOMPARE(keysOf(without).size(), 1);
        QCOMPARE(withKeyframesIf(without, [](int) { return false; }), QJsonValue(3));
    }

    void handlesScaleWithTheirKeyframe()
    {
        Keyframe key{1, 2, {}, graph::Handle{0.5, 2}, graph::Handle{-1, -3}};
        key.scaleHandles(2, -1);
        QCOMPARE(toJson({key}).at(0)[u"out"_s], QJsonValue(QJsonArray{1.0, -2.0}));
        QCOMPARE(toJson({key}).at(0)[u"in"_s], QJsonValue(QJsonArray{-2.0, 3.0}));
        key.out.reset();
        QVERIFY(toJson({key}).at(0)[u"out"_s].isUndefined());
    }

    void whatIsThereGivesWay()
    {
        const std::vector<Keyframe> keys = at({1, 1, 2, 2});
        const SettledKeyframes moved = settled({{keys[0], 0.0}, {keys[1], {}}, {keys[2], {}}, {keys[3], {}}});
        QCOMPARE(valuesOf(moved.keys), (QList<int>{0, 2, 3})); // a jump between two unmoved keyframes is kept
        QCOMPARE(moved.now, (std::vector{0, -1, 1, 2}));
    }

    void theLastOfThoseThatMovedStays()
    {
        const SettledKeyframes moved = settled({{{5, 0, {}}, 0.0}, {{5, 1, {}}, 1.0}, {{5, 2, {}}, {}}});
        QCOMPARE(valuesOf(moved.keys), QList<int>{1});
        QCOMPARE(moved.now, (std::vector{0, 0, -1}));
        // Two with the same time stay together: the value jumps there.
        const SettledKeyframes jump = settled({{{5, 0, {}}, 1.0}, {{5, 1, {}}, 1.0}, {{5, 2, {}}, {}}});
        QCOMPARE(valuesOf(jump.keys), (QList<int>{0, 1}));
        QCOMPARE(jump.now, (std::vector{0, 1, -1}));
    }

    void nothingGivesWayToWhatStays()
    {
        QVERIFY(rc::check("keyframes of which none moves are left as they are, in order of time", [] {
            std::vector<MovingKeyframe> keys;
            for (Keyframe &key : keyframesOf(anyWritten()))
                keys.push_back({std::move(key), {}});
            const SettledKeyframes after = settled(keys);
            RC_ASSERT(after.keys.size() == keys.size());
            RC_ASSERT(std::ranges::is_sorted(after.keys, {}, &Keyframe::seconds));
            for (std::size_t i = 0; i < keys.size(); ++i) {
                const Keyframe &now = after.keys[static_cast<std::size_t>(after.now[i])];
                RC_ASSERT(toJson({now}) == toJson({keys[i].key}));
            }
        }));
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorKeyframes)
#include "tst_editor_keyframes.moc"
