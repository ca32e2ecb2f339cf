// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/expression_values.h"

#include "base/sentence.h"
#include "graph/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::Color;
using base::failure;
using base::Result;
using base::Sentence;
using base::Vec3;

namespace {

/// A measure of a shape that a block like values.measure would give: from the centre and the size.
Value measured(const base::Box &box, ValueMember member)
{
    switch (member) {
    case ValueMember::Left: return box.at({-1, 0, 0}).x;
    case ValueMember::Right: return box.at({1, 0, 0}).x;
    case ValueMember::Top: return box.at({0, 1, 0}).y;
    case ValueMember::Bottom: return box.at({0, -1, 0}).y;
    case ValueMember::Width: return box.width();
    case ValueMember::Height: return box.height();
    default: return box.centre();
    }
}

bool isMeasure(ValueMember member)
{
    return member >= ValueMember::Left && member <= ValueMember::Height;
}

constexpr std::array memberNames{"x"_L1,     "y"_L1,      "z"_L1,     "r"_L1,      "g"_L1,      "b"_L1,
                                 "a"_L1,     "left"_L1,   "right"_L1, "top"_L1,    "bottom"_L1, "centre"_L1,
                                 "width"_L1, "height"_L1, "rows"_L1,  "columns"_L1};

QString membersOf(const Value &value)
{
    if (std::holds_alternative<Vec3>(value))
        return u"x, y, z"_s;
    if (std::holds_alternative<Color>(value))
        return u"r, g, b, a"_s;
    if (std::holds_alternative<tensor::Tensor>(value))
        return u"rows, columns"_s;
    if (std::holds_alternative<shape::Shape>(value) || std::holds_alternative<std::vector<shape::Shape>>(value))
        return u"left, right, top, bottom, centre, width, height"_s;
    return {};
}

tl::unexpected<base::Error> unfit(const QString &operation, const Value &left, const Value &right)
{
    return failure(Sentence::tr("%1 does not work with %2 and %3.").arg(operation, kindOf(left), kindOf(right)),
                   Sentence::tr("Use numbers, or two vectors, or a vector and a number."));
}

Result<Value> calculated(ExpressionOp op, double a, double b)
{
    switch (op) {
    case ExpressionOp::Add: return a + b;
    case ExpressionOp::Subtract: return a - b;
    case ExpressionOp::Multiply: return a * b;
    case ExpressionOp::Divide: return a / b;
    case ExpressionOp::Power: return std::pow(a, b);
    case ExpressionOp::Less: return a < b;
    case ExpressionOp::LessEqual: return a <= b;
    case ExpressionOp::Greater: return a > b;
    case ExpressionOp::GreaterEqual: return a >= b;
    case ExpressionOp::Equal: return a == b;
    default: return a != b;
    }
}

QString signOf(ExpressionOp op)
{
    switch (op) {
    case ExpressionOp::Add: return u"+"_s;
    case ExpressionOp::Subtract: return u"−"_s;
    case ExpressionOp::Multiply: return u"*"_s;
    case ExpressionOp::Divide: return u"/"_s;
    case ExpressionOp::Power: return u"^"_s;
    case ExpressionOp::Less: return u"<"_s;
    case ExpressionOp::LessEqual: return u"<="_s;
    case ExpressionOp::Greater: return u">"_s;
    case ExpressionOp::GreaterEqual: return u">="_s;
    case ExpressionOp::Equal: return u"=="_s;
    default: return u"!="_s;
    }
}

Result<std::size_t> placeIn(std::size_t size, const Value &index)
{
    const Result<double> wanted = wantedNumber(index);
    if (!wanted)
        return tl::unexpected(wanted.error());
    const double rounded = std::round(*wanted);
    const double fromStart = rounded < 0 ? rounded + static_cast<double>(size) : rounded;
    if (!(fromStart >= 0 && fromStart < static_cast<double>(size)))
        return failure(
            size == 0 ? Sentence::tr("The list is empty.") : Sentence::tr("The list has no element %1.").arg(rounded),
            size == 0 ? Sentence::tr("Fill the list.") : Sentence::tr("Its elements are 0 to %1.").arg(size - 1));
    return static_cast<std::size_t>(fromStart);
}

template <class List>
Result<Value> elementOf(const List &list, const Value &index)
{
    return placeIn(static_cast<std::size_t>(list.size()), index).map([&list](std::size_t place) {
        return Value(list[static_cast<decltype(list.size())>(place)]);
    });
}

struct Kind
{
    QString operator()(std::monostate) const { return Sentence::tr("nothing"); }
    QString operator()(double) const { return Sentence::tr("a number"); }
    QString operator()(qint64) const { return Sentence::tr("a number"); }
    QString operator()(bool) const { return Sentence::tr("yes or no"); }
    QString operator()(const Color &) const { return Sentence::tr("a colour"); }
    QString operator()(const Vec3 &) const { return Sentence::tr("a vector"); }
    QString operator()(const QString &) const { return Sentence::tr("a text"); }
    QString operator()(const tensor::Tensor &) const { return Sentence::tr("a tensor"); }
    QString operator()(const shape::Shape &) const { return Sentence::tr("a shape"); }
    QString operator()(const auto &) const { return Sentence::tr("a list"); }
};

} // namespace

QString kindOf(const Value &value)
{
    return std::visit(Kind(), value);
}

std::optional<double> numberIn(const Value &value)
{
    if (const auto *number = std::get_if<double>(&value))
        return *number;
    if (const auto *integer = std::get_if<qint64>(&value))
        return static_cast<double>(*integer);
    if (const auto *boolean = std::get_if<bool>(&value))
        return *boolean ? 1 : 0;
    return std::nullopt;
}

Result<double> wantedNumber(const Value &value)
{
    if (const auto number = numberIn(value))
        return *number;
    const QString members = membersOf(value);
    return failure(Sentence::tr("A number is wanted here, not %1.").arg(kindOf(value)),
                   members.isEmpty() ? Sentence::tr("Name a block that gives a number.")
                                     : Sentence::tr("Add a point and one of: %1.").arg(members));
}

Result<bool> wantedBoolean(const Value &value)
{
    if (const auto *boolean = std::get_if<bool>(&value))
        return *boolean;
    return failure(Sentence::tr("Yes or no is wanted here, not %1.").arg(kindOf(value)),
                   Sentence::tr("Compare it, as in x > 0."));
}

Result<Value> combined(ExpressionOp op, const Value &left, const Value &right)
{
    const auto a = numberIn(left);
    const auto b = numberIn(right);
    if (a && b)
        return calculated(op, *a, *b);
    const auto *u = std::get_if<Vec3>(&left);
    const auto *v = std::get_if<Vec3>(&right);
    switch (op) {
    case ExpressionOp::Add:
        if (u && v)
            return *u + *v;
        break;
    case ExpressionOp::Subtract:
        if (u && v)
            return *u - *v;
        break;
    case ExpressionOp::Multiply:
        if ((u && b) || (a && v))
            return u ? *u * *b : *a * *v;
        break;
    case ExpressionOp::Divide:
        if (u && b)
            return Vec3{u->x / *b, u->y / *b, u->z / *b};
        break;
    case ExpressionOp::Equal:
    case ExpressionOp::Unequal: {
        const bool isComparable = left.index() == right.index()
            && (u || std::holds_alternative<QString>(left) || std::holds_alternative<Color>(left));
        if (isComparable)
            return (hashOf(left) == hashOf(right)) == (op == ExpressionOp::Equal);
        return failure(Sentence::tr("%1 and %2 cannot be compared.").arg(kindOf(left), kindOf(right)),
                       Sentence::tr("Compare two numbers, two texts, two colours or two vectors."));
    }
    default: break;
    }
    return unfit(signOf(op), left, right);
}

Result<Value> negated(const Value &value)
{
    if (const auto *vector = std::get_if<Vec3>(&value))
        return -*vector;
    return wantedNumber(value).map([](double number) { return Value(-number); });
}

std::optional<ValueMember> memberNamed(QStringView name)
{
    if (name == "center"_L1)
        return ValueMember::Centre;
    const auto found = std::ranges::find_if(memberNames, [name](QLatin1StringView member) { return name == member; });
    if (found == memberNames.end())
        return std::nullopt;
    return static_cast<ValueMember>(found - memberNames.begin());
}

QString nameOf(ValueMember member)
{
    return memberNames[static_cast<std::size_t>(member)];
}

Result<Value> memberOf(const Value &value, ValueMember member)
{
    if (const auto *vector = std::get_if<Vec3>(&value)) {
        switch (member) {
        case ValueMember::X: return vector->x;
        case ValueMember::Y: return vector->y;
        case ValueMember::Z: return vector->z;
        default: break;
        }
    } else if (const auto *color = std::get_if<Color>(&value)) {
        switch (member) {
        case ValueMember::R: return double(color->r);
        case ValueMember::G: return double(color->g);
        case ValueMember::B: return double(color->b);
        case ValueMember::A: return double(color->a);
        default: break;
        }
    } else if (const auto *tensor = std::get_if<tensor::Tensor>(&value)) {
        if (member == ValueMember::Rows || member == ValueMember::Columns)
            return static_cast<double>(member == ValueMember::Rows ? tensor->rows() : tensor->columns());
    } else if (const auto *shape = std::get_if<shape::Shape>(&value)) {
        if (isMeasure(member))
            return measured(shape->bounds(), member);
    } else if (const auto *shapes = std::get_if<std::vector<shape::Shape>>(&value)) {
        base::Box box;
        for (const shape::Shape &each : *shapes)
            box.add(each.bounds());
        if (isMeasure(member))
            return measured(box, member);
    }
    const QString members = membersOf(value);
    return failure(Sentence::tr("%1 has no “%2”.").arg(kindOf(value), nameOf(member)),
                   members.isEmpty() ? Sentence::tr("Remove the point and the name.")
                                     : Sentence::tr("It has: %1.").arg(members));
}

Result<Value> elementAt(const Value &list, std::span<const Value> index)
{
    if (const auto *tensor = std::get_if<tensor::Tensor>(&list)) {
        if (index.size() == 1)
            return elementOf(tensor->values(), index[0]);
        const auto row = placeIn(static_cast<std::size_t>(tensor->rows()), index[0]);
        const auto column = placeIn(static_cast<std::size_t>(tensor->columns()), index[1]);
        if (!row || !column)
            return tl::unexpected(row ? column.error() : row.error());
        return tensor->at(static_cast<int>(*row), static_cast<int>(*column));
    }
    if (index.size() == 2)
        return failure(Sentence::tr("Only a tensor has rows and columns, not %1.").arg(kindOf(list)),
                       Sentence::tr("Write one number in the brackets."));
    if (const auto *numbers = std::get_if<std::vector<double>>(&list))
        return elementOf(*numbers, index[0]);
    if (const auto *colors = std::get_if<std::vector<Color>>(&list))
        return elementOf(*colors, index[0]);
    if (const auto *texts = std::get_if<QStringList>(&list))
        return elementOf(*texts, index[0]);
    if (const auto *shapes = std::get_if<std::vector<shape::Shape>>(&list))
        return elementOf(*shapes, index[0]);
    return failure(Sentence::tr("Only a list has elements, not %1.").arg(kindOf(list)),
                   Sentence::tr("Remove the square brackets."));
}

Result<Value> vectorOf(std::span<const Value> components)
{
    std::array<double, 3> numbers{};
    for (std::size_t i = 0; i < components.size(); ++i) {
        const Result<double> number = wantedNumber(components[i]);
        if (!number)
            return tl::unexpected(number.error());
        numbers[i] = *number;
    }
    return Vec3{numbers[0], numbers[1], numbers[2]};
}

Result<QString> spelt(const Value &value, int decimals)
{
    if (const auto *text = std::get_if<QString>(&value))
        return *text;
    if (const auto number = numberIn(value))
        return numberText(*number, decimals, NumberNotation::Text);
    return failure(Sentence::tr("A number or a text is wanted here, not %1.").arg(kindOf(value)),
                   Sentence::tr("Take an element or a part of it, such as list[0] or box.width."));
}

} // namespace lectograph::graph
