// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "testmain.h"

#include <QJsonArray>
#include <QLabel>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using lecture::Lecture;

class TestInspectorKeyframes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { showEveryRow(); }

    void aSelectedKeyframeHasTimeValueAndEasing()
    {
        Bench bench(animated());
        bench.session.selection.setKeys({key(u"radius"_s, 1)});
        QCOMPARE(bench.number(u"keyTime"_s)->text(), u"2"_s);
        QCOMPARE(bench.number(u"keyValue"_s)->text(), u"3"_s);
        QCOMPARE(bench.row(u"keyValue"_s)->source().spec.label, u"Radius"_s);
        QVERIFY(!bench.panel->row(u"duration"_s)); // not the scene
        bench.enter(u"keyValue"_s, u"4.5"_s);
        QCOMPARE(keyframes(bench, u"radius"_s)[1].value, QJsonValue(4.5));
        bench.enter(u"keyTime"_s, u"2.5"_s);
        QTRY_COMPARE(keyframes(bench, u"radius"_s)[1].seconds, 2.5);
        Q_EMIT bench.in<EasingButton>(u"keyEase"_s)->selected(u"linear"_s);
        QCOMPARE(keyframes(bench, u"radius"_s)[1].ease, u"linear"_s);
        QVERIFY(bench.undoesToBytes());
    }

    void aKeyframeThatIsMovedPastAnotherStaysSelected()
    {
        Bench bench(animated());
        bench.session.selection.setKeys({key(u"radius"_s, 0)});
        bench.enter(u"keyTime"_s, u"3"_s);
        QTRY_COMPARE(bench.session.selection.keys(), (std::vector<KeyPlace>{key(u"radius"_s, 1)}));
        QCOMPARE(bench.number(u"keyValue"_s)->text(), u"1"_s);
    }

    void whatKeyframesHaveInCommonIsShown()
    {
        Bench bench(animated());
        bench.session.selection.setKeys({key(u"radius"_s, 0), key(u"radius"_s, 1)});
        for (const QString &row : {u"keyTime"_s, u"keyValue"_s})
            QVERIFY2(showsDash(*bench.row(row)), qPrintable(row));
        QVERIFY(!showsDash(*bench.row(u"keyEase"_s)));
        bench.enter(u"keyValue"_s, u"7"_s);
        for (const Keyframe &one : keyframes(bench, u"radius"_s))
            QCOMPARE(one.value, QJsonValue(7));
        bench.session.selection.setKeys({key(u"position"_s, 0), key(u"position"_s, 1)});
        QCOMPARE(bench.number(u"keyValue"_s, 0)->text(), QString()); // x differs
        QCOMPARE(bench.number(u"keyValue"_s, 1)->text(), u"0"_s);
        bench.enter(bench.number(u"keyValue"_s, 1), u"2"_s);
        QCOMPARE(keyframes(bench, u"position"_s)[1].value, QJsonValue(QJsonArray{5, 2}));
        bench.session.selection.setKeys({key(u"radius"_s, 0), key(u"position"_s, 0)});
        QVERIFY(!bench.panel->row(u"keyValue"_s)); // a number and a point
        QVERIFY(bench.panel->row(u"keyTime"_s));
    }

private:
    static KeyPlace key(const QString &property, int index) { return {u"circle"_s, {}, property, index}; }
    static std::vector<Keyframe> keyframes(const Bench &bench, const QString &key)
    {
        return keyframesOf(bench.written(u"circle"_s, key));
    }
    /// A circle that grows from 1 to 3, and goes to the right.
    static Lecture animated()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s});
        const auto keys = [&](const QString &property, const QJsonValue &from, const QJsonValue &to) {
            const QJsonArray both{QJsonObject{{u"at"_s, 0}, {u"value"_s, from}},
                                  QJsonObject{{u"at"_s, 2}, {u"value"_s, to}}};
            lecture = *lecture::withNodeProperty(lecture, sceneId, u"circle"_s, property,
                                                 QJsonObject{{u"keys"_s, both}});
        };
        keys(u"radius"_s, 1, 3);
        keys(u"position"_s, QJsonArray{0, 0}, QJsonArray{5, 0});
        return lecture;
    }
};

LECTOGRAPH_TEST_MAIN(TestInspectorKeyframes)
#include "tst_editor_inspector_keyframes.moc"
