// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/allowance.h"
#include "base/sentence.h"
#include "graph/limits.h"
#include "graph/value.h"

#include <cmath>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::Color;
using base::failure;
using base::Result;

namespace {

QString plain(double number)
{
    return QString::number(number, 'g', 12);
}

constexpr quint64 workOfNumberText = 1000;

/// A text for each row, with tabs between its numbers, as tables have them.
QStringList rowsOf(const tensor::Tensor &tensor)
{
    base::spend(static_cast<quint64>(tensor.size()) * workOfNumberText);
    QStringList rows;
    QStringList cells;
    for (const double number : tensor.values()) {
        cells.append(plain(number));
        if (cells.size() == tensor.columns()) {
            rows.append(cells.join(u'\t'));
            cells.clear();
        }
    }
    return rows;
}

/// Beyond this a double cannot hold a fraction, and soon a qint64 cannot hold the number.
constexpr double mostWhole = 9e15;

/// The conversions of each value kind; empty if there is none. canConvert() lists the same pairs.
struct Conversion
{
    ValueType to;

    std::optional<Value> operator()(std::monostate) const { return same(ValueType::Shape, std::monostate()); }
    std::optional<Value> operator()(double v) const
    {
        if (to == ValueType::Integer && std::abs(v) <= mostWhole)
            return static_cast<qint64>(std::llround(v));
        if (to == ValueType::Tensor)
            return tensor::Tensor(1, 1, {v});
        return to == ValueType::Text ? plain(v) : number(v);
    }
    std::optional<Value> operator()(qint64 v) const
    {
        if (to == ValueType::Text)
            return QString::number(v);
        return to == ValueType::Integer ? Value(v) : number(static_cast<double>(v));
    }
    std::optional<Value> operator()(bool v) const
    {
        if (to == ValueType::Integer)
            return static_cast<qint64>(v);
        return to == ValueType::Number ? Value(v ? 1.0 : 0.0) : same(ValueType::Boolean, v);
    }
    std::optional<Value> operator()(const Color &v) const
    {
        return to == ValueType::Colors ? Value(std::vector<Color>{v}) : same(ValueType::Color, v);
    }
    std::optional<Value> operator()(const base::Vec3 &v) const { return same(ValueType::Vector, v); }
    std::optional<Value> operator()(const QString &v) const
    {
        if (to == ValueType::Texts)
            return v.split(u' ', Qt::SkipEmptyParts);
        return to == ValueType::Choice || to == ValueType::Asset ? Value(v) : same(ValueType::Text, v);
    }
    std::optional<Value> operator()(const std::vector<double> &v) const
    {
        if (to == ValueType::Tensor)
            return tensor::Tensor::vector(v);
        if (to != ValueType::Texts)
            return same(ValueType::Numbers, v);
        base::spend(v.size() * workOfNumberText);
        QStringList texts;
        for (const double n : v)
            texts.append(plain(n));
        return texts;
    }
    std::optional<Value> operator()(const std::vector<Color> &v) const { return same(ValueType::Colors, v); }
    std::optional<Value> operator()(const QStringList &v) const { return same(ValueType::Texts, v); }
    std::optional<Value> operator()(const tensor::Tensor &v) const
    {
        if (to == ValueType::Texts)
            return rowsOf(v);
        if (to == ValueType::Numbers) {
            base::spend(static_cast<quint64>(v.size()) * sizeof(double) * limit::workOfByte);
            return std::vector<double>(v.values().begin(), v.values().end());
        }
        return same(ValueType::Tensor, v);
    }
    std::optional<Value> operator()(const shape::Shape &v) const
    {
        return to == ValueType::Shapes ? Value(std::vector<shape::Shape>{v}) : same(ValueType::Shape, v);
    }
    std::optional<Value> operator()(const std::vector<shape::Shape> &v) const
    {
        return to == ValueType::Shape ? Value(shape::group(v)) : same(ValueType::Shapes, v);
    }

private:
    template <class T>
    std::optional<Value> same(ValueType own, const T &value) const
    {
        return to == own ? std::optional<Value>(value) : std::nullopt;
    }
    std::optional<Value> number(double v) const
    {
        return to == ValueType::Numbers ? Value(std::vector<double>{v}) : same(ValueType::Number, v);
    }
};

} // namespace

bool canConvert(ValueType from, ValueType to)
{
    if (from == to)
        return true;
    const auto isText = [](ValueType t) {
        return t == ValueType::Text || t == ValueType::Choice || t == ValueType::Asset;
    };
    switch (to) {
    case ValueType::Number: return from == ValueType::Integer || from == ValueType::Boolean;
    case ValueType::Integer: return from == ValueType::Number || from == ValueType::Boolean;
    case ValueType::Text: return from == ValueType::Number || from == ValueType::Integer || isText(from);
    case ValueType::Choice:
    case ValueType::Asset: return isText(from);
    case ValueType::Numbers:
        return from == ValueType::Number || from == ValueType::Integer || from == ValueType::Tensor;
    case ValueType::Tensor: return from == ValueType::Number || from == ValueType::Numbers;
    case ValueType::Texts: return isText(from) || from == ValueType::Numbers || from == ValueType::Tensor;
    case ValueType::Colors: return from == ValueType::Color;
    case ValueType::Shapes: return from == ValueType::Shape;
    case ValueType::Shape: return from == ValueType::Shapes;
    default: return false;
    }
}

Result<Value> converted(const Value &value, ValueType type)
{
    if (auto result = std::visit(Conversion{type}, value))
        return std::move(*result);
    return failure(base::Sentence::tr("This cannot be used as a value of the kind “%1”.").arg(nameOf(type)),
                   base::Sentence::tr("Link an output of a fitting kind."));
}

} // namespace lectograph::graph
