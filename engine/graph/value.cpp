// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/value.h"

#include "base/hash.h"

#include <cmath>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::Color;
using base::Hash;
using base::Vec3;

namespace {

void add(Hash &hash, const Color &c)
{
    hash.add(double(c.r)).add(double(c.g)).add(double(c.b)).add(double(c.a));
}

struct Hasher
{
    Hash &hash;

    void operator()(std::monostate) const {}
    void operator()(double v) const { hash.add(v); }
    void operator()(qint64 v) const { hash.add(v); }
    void operator()(bool v) const { hash.add(v); }
    void operator()(const Color &v) const { add(hash, v); }
    void operator()(const Vec3 &v) const { hash.add(v.x).add(v.y).add(v.z); }
    void operator()(const QString &v) const { hash.add(v); }
    void operator()(const std::vector<double> &v) const
    {
        hash.add(v.size());
        for (const double x : v)
            hash.add(x);
    }
    void operator()(const std::vector<Color> &v) const
    {
        hash.add(v.size());
        for (const Color &c : v)
            add(hash, c);
    }
    void operator()(const QStringList &v) const
    {
        hash.add(v.size());
        for (const QString &s : v)
            hash.add(s);
    }
    void operator()(const tensor::Tensor &v) const { hash.add(v.hash()); }
    void operator()(const shape::Shape &v) const { hash.add(v.hash()); }
    void operator()(const std::vector<shape::Shape> &v) const
    {
        hash.add(v.size());
        for (const shape::Shape &s : v)
            hash.add(s.hash());
    }
};

template <class T, class Between>
std::vector<T> mixLists(const std::vector<T> &from, const std::vector<T> &to, const Between &between)
{
    std::vector<T> mixed;
    for (std::size_t i = 0; i < std::min(from.size(), to.size()); ++i)
        mixed.push_back(between(from[i], to[i]));
    return mixed;
}

} // namespace

quint64 hashOf(const Value &value)
{
    Hash hash;
    hash.add(value.index());
    std::visit(Hasher{hash}, value);
    return hash.value();
}

QString nameOf(ValueType type)
{
    switch (type) {
    case ValueType::Number: return u"number"_s;
    case ValueType::Integer: return u"integer"_s;
    case ValueType::Boolean: return u"boolean"_s;
    case ValueType::Color: return u"colour"_s;
    case ValueType::Vector: return u"vector"_s;
    case ValueType::Text: return u"text"_s;
    case ValueType::Choice: return u"choice"_s;
    case ValueType::Asset: return u"asset"_s;
    case ValueType::Numbers: return u"numbers"_s;
    case ValueType::Colors: return u"colours"_s;
    case ValueType::Texts: return u"texts"_s;
    case ValueType::Tensor: return u"tensor"_s;
    case ValueType::Shape: return u"shape"_s;
    case ValueType::Shapes: return u"shapes"_s;
    }
    return {};
}

std::optional<ValueType> typeNamed(const QString &name)
{
    for (int type = 0; type <= static_cast<int>(ValueType::Shapes); ++type) {
        if (nameOf(static_cast<ValueType>(type)) == name)
            return static_cast<ValueType>(type);
    }
    return std::nullopt;
}

bool isList(ValueType type)
{
    return type == ValueType::Numbers || type == ValueType::Colors || type == ValueType::Texts
        || type == ValueType::Shapes;
}

ValueType elementOf(ValueType type)
{
    switch (type) {
    case ValueType::Numbers: return ValueType::Number;
    case ValueType::Colors: return ValueType::Color;
    case ValueType::Texts: return ValueType::Text;
    case ValueType::Shapes: return ValueType::Shape;
    default: return type;
    }
}

Value mix(const Value &from, const Value &to, double t, base::ColorMix rule)
{
    const auto straight = [t](double a, double b) { return a + (b - a) * t; };
    if (from.index() == to.index()) {
        if (const auto *a = std::get_if<double>(&from))
            return straight(*a, std::get<double>(to));
        if (const auto *a = std::get_if<qint64>(&from)) {
            return static_cast<qint64>(
                std::llround(straight(static_cast<double>(*a), static_cast<double>(std::get<qint64>(to)))));
        }
        if (const auto *a = std::get_if<Color>(&from))
            return base::mix(*a, std::get<Color>(to), t, rule);
        if (const auto *a = std::get_if<Vec3>(&from))
            return base::mix(*a, std::get<Vec3>(to), t);
        if (const auto *a = std::get_if<std::vector<double>>(&from);
            a && a->size() == std::get<std::vector<double>>(to).size())
            return mixLists(*a, std::get<std::vector<double>>(to), straight);
        if (const auto *a = std::get_if<std::vector<Color>>(&from);
            a && a->size() == std::get<std::vector<Color>>(to).size()) {
            return mixLists(*a, std::get<std::vector<Color>>(to),
                            [&](const Color &x, const Color &y) { return base::mix(x, y, t, rule); });
        }
        if (const auto *a = std::get_if<tensor::Tensor>(&from)) {
            const auto &b = std::get<tensor::Tensor>(to);
            if (a->rows() == b.rows() && a->columns() == b.columns() && a->heads() == b.heads()) {
                return tensor::Tensor::written(
                    a->rows(), a->columns(),
                    [x = a->values(), y = b.values(), &straight](auto to) {
                        for (std::size_t i = 0; i < to.size(); ++i)
                            to[i] = static_cast<typename decltype(to)::value_type>(straight(x[i], y[i]));
                    },
                    a->heads());
            }
        }
    }
    return t < 1 ? from : to;
}

} // namespace lectograph::graph
