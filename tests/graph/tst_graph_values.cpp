// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/value.h"
#include "shape/outlines.h"
#include "testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <rapidcheck.h>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Color;
using base::ColorMix;
using base::Vec3;
using graph::Value;
using graph::ValueType;

namespace {

constexpr ValueType types[] = {ValueType::Number,  ValueType::Integer, ValueType::Boolean, ValueType::Color,
                               ValueType::Vector,  ValueType::Text,    ValueType::Choice,  ValueType::Asset,
                               ValueType::Numbers, ValueType::Colors,  ValueType::Texts,   ValueType::Tensor,
                               ValueType::Shape,   ValueType::Shapes};

shape::Shape square(double side)
{
    return shape::leaf(shape::rectangle(side, side), {});
}

/// A sample value of each type.
Value sample(ValueType type)
{
    switch (type) {
    case ValueType::Number: return 2.0;
    case ValueType::Integer: return qint64(3);
    case ValueType::Boolean: return true;
    case ValueType::Color: return Color{1, 0, 0, 1};
    case ValueType::Vector: return Vec3{1, 2, 3};
    case ValueType::Text:
    case ValueType::Choice:
    case ValueType::Asset: return u"a word"_s;
    case ValueType::Numbers: return std::vector{1.0, 2.5};
    case ValueType::Colors: return std::vector{Color{0, 1, 0, 1}};
    case ValueType::Texts: return QStringList{u"one"_s, u"two"_s};
    case ValueType::Tensor: return tensor::Tensor(1, 2, {4, 5});
    case ValueType::Shape: return square(1);
    case ValueType::Shapes: return std::vector{square(1), square(2)};
    }
    return {};
}

template <class T>
T as(const Value &value, ValueType type)
{
    return std::get<T>(graph::converted(value, type).value());
}

template <class T>
T read(const QJsonValue &json, ValueType type, const QStringList &languages = {u"en"_s})
{
    return std::get<T>(graph::fromJson(json, type, languages).value());
}

bool isRefused(const QJsonValue &json, ValueType type)
{
    const auto result = graph::fromJson(json, type, {u"en"_s});
    return !result && !result.error().what.isEmpty();
}

} // namespace

class ValuesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatCanBeConvertedIs()
    {
        for (const ValueType from : types) {
            for (const ValueType to : types) {
                const auto result = graph::converted(sample(from), to);
                const QString pair = nameOf(from) + u" → "_s + nameOf(to);
                // Texts, choices and assets share a representation.
                QVERIFY2(result.has_value() == graph::canConvert(from, to), qPrintable(pair));
                if (result)
                    QVERIFY2(result->index() == sample(to).index(), qPrintable(pair));
                else
                    QVERIFY2(result.error().what.contains(nameOf(to)), qPrintable(pair));
            }
        }
    }

    void conversionsKeepTheContent()
    {
        QCOMPARE(as<qint64>(2.5, ValueType::Integer), qint64(3));
        QCOMPARE(as<double>(qint64(-7), ValueType::Number), -7.0);
        QCOMPARE(as<double>(true, ValueType::Number), 1.0);
        QCOMPARE(as<QString>(0.1, ValueType::Text), u"0.1"_s);
        QCOMPARE(as<QString>(qint64(12), ValueType::Text), u"12"_s);
        QCOMPARE(as<QStringList>(u" the  cat sat "_s, ValueType::Texts), (QStringList{u"the"_s, u"cat"_s, u"sat"_s}));
        QCOMPARE(as<QStringList>(std::vector{1.0, 0.5}, ValueType::Texts), (QStringList{u"1"_s, u"0.5"_s}));
        QCOMPARE(as<QStringList>(tensor::Tensor(2, 2, {1, 2, 0.5, -4}), ValueType::Texts),
                 (QStringList{u"1\t2"_s, u"0.5\t-4"_s}));
        QCOMPARE(as<QStringList>(tensor::Tensor::vector({1, 2}), ValueType::Texts), (QStringList{u"1"_s, u"2"_s}));
        QCOMPARE(as<std::vector<double>>(tensor::Tensor(2, 2, {1, 2, 3, 4}), ValueType::Numbers),
                 (std::vector<double>{1, 2, 3, 4}));
        const auto column = as<tensor::Tensor>(std::vector{1.0, 2.0}, ValueType::Tensor);
        QCOMPARE(column.rows(), 2);
        QCOMPARE(column.columns(), 1);
        const auto group = as<shape::Shape>(std::vector{square(1), square(2)}, ValueType::Shape);
        QCOMPARE(group->children.size(), std::size_t(2));
    }

    void aNumberWithoutAWholeNumberNearIsNoInteger()
    {
        for (const double number : {std::numeric_limits<double>::infinity(), std::nan(""), 1e300})
            QVERIFY(!graph::converted(number, ValueType::Integer));
    }

    void filesWriteEveryConstant()
    {
        QCOMPARE(read<double>(2.5, ValueType::Number), 2.5);
        QCOMPARE(read<qint64>(4, ValueType::Integer), qint64(4));
        QCOMPARE(read<bool>(true, ValueType::Boolean), true);
        QVERIFY(read<Color>(u"#FF0000"_s, ValueType::Color) == (Color{1, 0, 0, 1}));
        QVERIFY(read<Vec3>(QJsonArray{1, 2}, ValueType::Vector) == (Vec3{1, 2, 0}));
        QVERIFY(read<Vec3>(QJsonArray{1, 2, 3}, ValueType::Vector) == (Vec3{1, 2, 3}));
        QCOMPARE(read<std::vector<double>>(QJsonArray{1, 2}, ValueType::Numbers), (std::vector<double>{1, 2}));
        QCOMPARE(read<std::vector<Color>>(QJsonArray{u"RED"_s, u"BLUE"_s}, ValueType::Colors).size(), std::size_t(2));
        const auto matrix = read<tensor::Tensor>(QJsonArray{QJsonArray{1, 2, 3}, QJsonArray{4, 5, 6}},
                                                 ValueType::Tensor);
        QCOMPARE(matrix.rows(), 2);
        QCOMPARE(matrix.columns(), 3);
        QCOMPARE(matrix.at(1, 0), 4.0);
        QVERIFY(
            std::holds_alternative<std::monostate>(graph::fromJson(QJsonValue::Null, ValueType::Shape, {}).value()));
    }

    void otherFormsAreRefusedWithAReason()
    {
        QVERIFY(isRefused(u"2"_s, ValueType::Number));
        QVERIFY(isRefused(2.5, ValueType::Integer));
        QVERIFY(isRefused(1e17, ValueType::Integer));
        QVERIFY(isRefused(1, ValueType::Boolean));
        QVERIFY(isRefused(u"no such colour"_s, ValueType::Color));
        QVERIFY(isRefused(QJsonArray{1}, ValueType::Vector));
        QVERIFY(isRefused(QJsonArray{1, 2, 3, 4}, ValueType::Vector));
        QVERIFY(isRefused(QJsonArray{1, u"2"_s}, ValueType::Numbers));
        QVERIFY(isRefused(QJsonArray{1}, ValueType::Colors));
        QVERIFY(isRefused(QJsonArray{QJsonArray{1, 2}, QJsonArray{3}}, ValueType::Tensor));
        QVERIFY(isRefused(QJsonArray{QJsonArray{1, 2}, 3}, ValueType::Tensor));
        QVERIFY(isRefused(u"circle"_s, ValueType::Shape));
        QVERIFY(isRefused(QJsonObject{}, ValueType::Text));
        for (const ValueType type : types) {
            if (type != ValueType::Shape)
                QVERIFY2(isRefused(QJsonValue::Null, type), qPrintable(nameOf(type)));
        }
    }

    void textsFollowTheLanguage()
    {
        const QJsonObject text{{u"en"_s, u"cat"_s}, {u"ko"_s, u"고양이"_s}};
        QCOMPARE(read<QString>(text, ValueType::Text, {u"ko"_s, u"en"_s}), u"고양이"_s);
        QCOMPARE(read<QString>(text, ValueType::Text, {u"zh"_s, u"en"_s}), u"cat"_s);
        QCOMPARE(read<QString>(text, ValueType::Text, {u"zh"_s}), u"cat"_s); // rather than nothing
        QCOMPARE(read<QStringList>(QJsonArray{text, u"1"_s}, ValueType::Texts, {u"ko"_s}),
                 (QStringList{u"고양이"_s, u"1"_s}));
        const QJsonObject lists{{u"en"_s, QJsonArray{u"a"_s}}, {u"zh"_s, QJsonArray{u"甲"_s, u"乙"_s}}};
        QCOMPARE(read<QStringList>(lists, ValueType::Texts, {u"zh"_s}), (QStringList{u"甲"_s, u"乙"_s}));
    }

    void numbersOfWordsFollowTheLanguageToo()
    {
        const QJsonObject tables{{u"en"_s, QJsonArray{QJsonArray{1, 2}}}, {u"ko"_s, QJsonArray{QJsonArray{3}}}};
        QCOMPARE(read<tensor::Tensor>(tables, ValueType::Tensor, {u"ko"_s, u"en"_s}).at(0, 0), 3.0);
        QCOMPARE(read<tensor::Tensor>(tables, ValueType::Tensor, {u"zh"_s, u"en"_s}).columns(), 2);
        QCOMPARE(read<tensor::Tensor>(tables, ValueType::Tensor, {u"zh"_s}).columns(), 2); // rather than nothing
        QVERIFY(isRefused(QJsonObject{}, ValueType::Tensor));
        QVERIFY(isRefused(QJsonObject{{u"en"_s, u"one"_s}}, ValueType::Tensor));
    }

    void betweenTwoValuesLiesTheirMix()
    {
        const auto between = [](const Value &a, const Value &b, double t) {
            return graph::mix(a, b, t, ColorMix::Linear);
        };
        QCOMPARE(std::get<double>(between(1.0, 3.0, 0.25)), 1.5);
        QCOMPARE(std::get<qint64>(between(qint64(0), qint64(10), 0.26)), qint64(3));
        QVERIFY(std::get<Vec3>(between(Vec3{0, 0, 0}, Vec3{2, 4, 0}, 0.5)) == (Vec3{1, 2, 0}));
        QCOMPARE(std::get<std::vector<double>>(between(std::vector{0.0, 1.0}, std::vector{1.0, 3.0}, 0.5)),
                 (std::vector{0.5, 2.0}));
        const auto tensor =
            std::get<tensor::Tensor>(between(tensor::Tensor(1, 2, {0, 2}), tensor::Tensor(1, 2, {2, 2}), 0.5));
        QCOMPARE(tensor.at(0, 0), 1.0);
        const Value grey = graph::mix(Color{0, 0, 0, 1}, Color{1, 1, 1, 1}, 0.25, ColorMix::RootMeanSquare);
        QCOMPARE(std::get<Color>(grey).r, 0.5f);
    }

    void whatHasNoBetweenStaysUntilTheEnd()
    {
        const std::pair<Value, Value> pairs[] = {{u"a"_s, u"b"_s},
                                                 {false, true},
                                                 {std::vector{1.0}, std::vector{1.0, 2.0}},
                                                 {tensor::Tensor(1, 1, {1}), tensor::Tensor(1, 2, {1, 2})}};
        for (const auto &[from, to] : pairs) {
            QCOMPARE(graph::hashOf(graph::mix(from, to, 0.99, ColorMix::Linear)), graph::hashOf(from));
            QCOMPARE(graph::hashOf(graph::mix(from, to, 1, ColorMix::Linear)), graph::hashOf(to));
        }
    }

    void equalContentHasEqualHashes()
    {
        for (const ValueType a : types) {
            QCOMPARE(graph::hashOf(sample(a)), graph::hashOf(sample(a)));
            for (const ValueType b : types) {
                if (sample(a).index() != sample(b).index())
                    QVERIFY2(graph::hashOf(sample(a)) != graph::hashOf(sample(b)),
                             qPrintable(nameOf(a) + u' ' + nameOf(b)));
            }
        }
        QVERIFY(graph::hashOf(std::vector{1.0, 2.0}) != graph::hashOf(std::vector{2.0, 1.0}));
        QVERIFY(graph::hashOf(QStringList{u"ab"_s}) != graph::hashOf(QStringList{u"a"_s, u"b"_s}));
    }

    void numbersComeBackFromFiles()
    {
        QVERIFY(rc::check("what JSON holds as a number is that number", [](double number) {
            RC_PRE(std::isfinite(number));
            RC_ASSERT(read<double>(number, ValueType::Number) == number);
        }));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(ValuesTest)
#include "tst_graph_values.moc"
