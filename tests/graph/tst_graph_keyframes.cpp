// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/binding.h"
#include "graph/registry.h"
#include "graph/row.h"
#include "testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <rapidcheck.h>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Time;
using graph::Keyframes;
using graph::PropertySpec;

namespace {

const PropertySpec number = row::number("x", 0);

base::Result<Keyframes> parse(const QByteArray &keys, const PropertySpec &spec = number)
{
    const QJsonArray list = QJsonDocument::fromJson(keys).array();
    return graph::parseKeyframes(spec, {{u"keys"_s, list}}, {u"en"_s});
}

double at(const Keyframes &keyframes, double seconds)
{
    return std::get<double>(keyframes.at(Time::fromSeconds(seconds), base::ColorMix::Linear, base::Dialect::Gl));
}

std::vector<graph::Span> motion(const QByteArray &keys)
{
    static const graph::PropertyTable table = {number};
    graph::Bindings bindings{&table, {}};
    graph::Binding binding;
    binding.source = parse(keys).value();
    bindings.rows.push_back(binding);
    return motionOf(bindings);
}

QString reason(const QByteArray &keys)
{
    const auto keyframes = parse(keys);
    return keyframes ? QString() : keyframes.error().text();
}

} // namespace

class KeyframesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesLieBetweenTheirKeyframes()
    {
        const Keyframes linear = parse(R"([{"at": 1, "value": 2, "ease": "linear"}, {"at": 3, "value": 6}])").value();
        QCOMPARE(at(linear, 0), 2.0); // before the first keyframe: its value
        QCOMPARE(at(linear, 1), 2.0);
        QCOMPARE(at(linear, 2), 4.0);
        QCOMPARE(at(linear, 3), 6.0);
        QCOMPARE(at(linear, 9), 6.0); // after the last keyframe: its value
    }

    void anEaseBelongsToTheKeyframeWhereItBegins()
    {
        const Keyframes keys =
            parse(R"([{"at": 0, "value": 0, "ease": "linear"}, {"at": 1, "value": 1}, {"at": 2, "value": 2}])").value();
        QCOMPARE(at(keys, 0.25), 0.25);
        const double smooth = base::Easing().at(0.25);
        QCOMPARE(at(keys, 1.25), 1 + smooth);
    }

    void aPropertyMayDeclareTheEaseOfKeyframesThatSayNone()
    {
        PropertySpec steps = number;
        steps.ease = "linear";
        const Keyframes even = parse(R"([{"at": 0, "value": 0}, {"at": 1, "value": 8}])", steps).value();
        QCOMPARE(at(even, 0.25), 2.0);
        const Keyframes eased =
            parse(R"([{"at": 0, "value": 0, "ease": "smooth"}, {"at": 1, "value": 8}])", steps).value();
        QCOMPARE(at(eased, 0.25), 8 * base::Easing().at(0.25));
        steps.ease = "liner";
        QVERIFY(!graph::checkTable({steps}));
    }

    void aHoldStaysUntilTheNextKeyframe()
    {
        const Keyframes keys =
            parse(R"([{"at": 0, "value": 1, "ease": "hold", "out": [0.5, 3]}, {"at": 1, "value": 2, "in": [-0.5, 0]}])")
                .value();
        QCOMPARE(at(keys, 0.999), 1.0);
        QCOMPARE(at(keys, 1), 2.0);
    }

    void handlesBendTheWay()
    {
        // Handles at a third of the span in time and value give a straight line.
        const Keyframes straight =
            parse(R"([{"at": 0, "value": 0, "out": [1, 2]}, {"at": 3, "value": 6, "in": [-1, -2]}])").value();
        for (const double t : {0.3, 1.0, 1.7, 2.9})
            QVERIFY(std::abs(at(straight, t) - 2 * t) < 1e-9);
        // Horizontal handles ease in and out, symmetric about the middle.
        const Keyframes level =
            parse(R"([{"at": 0, "value": 0, "out": [1, 0]}, {"at": 2, "value": 4, "in": [-1, 0]}])").value();
        QVERIFY(at(level, 0.2) < 0.4 * 0.5);
        QVERIFY(std::abs(at(level, 1) - 2) < 1e-9);
        QCOMPARE(at(level, 0), 0.0);
        QCOMPARE(at(level, 2), 4.0);
        // A single handle is used too, and a value may overshoot both ends.
        const Keyframes swing = parse(R"([{"at": 0, "value": 0, "out": [0.5, -3]}, {"at": 1, "value": 0}])").value();
        QVERIFY(at(swing, 0.3) < -0.5);
    }

    void everyKeyframeIsPassed()
    {
        QVERIFY(rc::check("at the time of a keyframe the value is its own", [] {
            const auto values = *rc::gen::nonEmpty(rc::gen::container<std::vector<int>>(rc::gen::inRange(-100, 100)));
            QJsonArray keys;
            for (std::size_t i = 0; i < values.size(); ++i)
                keys.append(QJsonObject{{u"at"_s, static_cast<double>(i)}, {u"value"_s, values[i]}});
            const auto frames = graph::parseKeyframes(number, {{u"keys"_s, keys}}, {u"en"_s}).value();
            for (std::size_t i = 0; i < values.size(); ++i)
                RC_ASSERT(at(frames, static_cast<double>(i)) == values[i]);
        }));
    }

    void timeNeverRunsBackwardsOnACurve()
    {
        QVERIFY(rc::check("every time has one value, whatever the handles", [] {
            const auto handle = [] { return *rc::gen::inRange(-3000, 3000) / 1000.0; };
            Keyframes keys;
            keys.keys = {{Time{}, 0.0, {}, graph::Handle{handle(), 0}, {}},
                         {Time::fromSeconds(1), 1.0, {}, {}, graph::Handle{handle(), 0}}};
            double last = 0;
            for (int i = 0; i <= 100; ++i) {
                const double value = at(keys, i / 100.0);
                RC_ASSERT(value >= last - 1e-9); // with horizontal handles between 0 and 1, values only rise
                last = value;
            }
            RC_ASSERT(last == 1);
        }));
    }

    void othersThanNumbersAreKeyframedToo()
    {
        const PropertySpec color = row::color("c", "#000000");
        const Keyframes colors =
            parse(R"([{"at": 0, "value": "BLACK", "ease": "linear"}, {"at": 1, "value": "WHITE"}])", color).value();
        const auto gl = colors.at(Time::fromSeconds(0.25), base::ColorMix::RootMeanSquare, base::Dialect::Gl);
        QCOMPARE(std::get<base::Color>(gl).g, 0.5f);
        const PropertySpec text = row::text("t", "");
        const Keyframes texts = parse(R"([{"at": 0, "value": "a"}, {"at": 1, "value": "b"}])", text).value();
        QCOMPARE(std::get<QString>(texts.at(Time::fromSeconds(0.9), base::ColorMix::Linear, base::Dialect::Gl)),
                 u"a"_s);
        QCOMPARE(std::get<QString>(texts.at(Time::fromSeconds(1), base::ColorMix::Linear, base::Dialect::Gl)), u"b"_s);
    }

    void orderInTheFileDoesNotMatter()
    {
        const Keyframes keys = parse(R"([{"at": 2, "value": 2}, {"at": 0, "value": 0, "ease": "linear"}])").value();
        QCOMPARE(at(keys, 1), 1.0);
    }

    void twoAtOneTimeAreAJump()
    {
        const Keyframes keys =
            parse(
                R"([{"at": 0, "value": 0, "ease": "linear"}, {"at": 1, "value": 1}, {"at": 1, "value": 5, "ease": "linear"},
                {"at": 2, "value": 6}])")
                .value();
        QVERIFY(std::abs(at(keys, 0.999) - 0.999) < 1e-6);
        QCOMPARE(at(keys, 1), 5.0);
        QCOMPARE(at(keys, 1.5), 5.5);
    }

    void badOnesAreRefusedWithTheirNumber()
    {
        QVERIFY(reason("[]").contains(u"no keyframes"_s));
        QVERIFY(reason(R"([{"value": 1}])").startsWith(u"keys/0: "_s));
        QVERIFY(reason(R"([{"at": 0, "value": 1}, {"at": 1, "value": "x"}])").startsWith(u"keys/1: "_s));
        QVERIFY(reason(R"([{"at": 0, "value": 1, "ease": "smoth"}])").contains(u"smooth"_s));
        QVERIFY(reason(R"([{"at": 0, "value": 1, "out": [1]}])").contains(u"handle"_s));
        QVERIFY(reason(R"([{"at": 1e300, "value": 1}])").contains(u"outside"_s));
        const PropertySpec share = row::number("s", 0).between(0, 1);
        QVERIFY(!parse(R"([{"at": 0, "value": 3}])", share));
    }

    void onlyWhatChangesMoves()
    {
        QVERIFY(motion(R"([{"at": 0, "value": 1}])").empty());
        QVERIFY(motion(R"([{"at": 0, "value": 1}, {"at": 2, "value": 1}])").empty());
        const auto moving = motion(R"([{"at": 0, "value": 1}, {"at": 2, "value": 3}, {"at": 4, "value": 3}])");
        QCOMPARE(moving.size(), std::size_t(1));
        QCOMPARE(moving[0].start, Time());
        QCOMPARE(moving[0].end, Time::fromSeconds(2));
        // A hold jumps, even with handles; equal values with handles may overshoot.
        const auto jump = motion(R"([{"at": 0, "value": 1, "ease": "hold", "out": [1, 1]}, {"at": 2, "value": 3}])");
        QCOMPARE(jump.size(), std::size_t(1));
        QCOMPARE(jump[0].start, jump[0].end);
        QCOMPARE(motion(R"([{"at": 0, "value": 1, "out": [1, 1]}, {"at": 2, "value": 1}])").size(), std::size_t(1));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(KeyframesTest)
#include "tst_graph_keyframes.moc"
