// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"
#include "base/geometry.h"
#include "base/result.h"
#include "shape/shape.h"
#include "tensor/tensor.h"

#include <QJsonValue>
#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

namespace lectograph::graph {

/// What flows through links and stands in properties.
enum class ValueType {
    Number,
    Integer,
    Boolean,
    Color,
    Vector,
    Text,   ///< for people: a string, or in files a map of language to string
    Choice, ///< one of a fixed set of words
    Asset,  ///< the name of a file that the lecture carries
    Numbers,
    Colors,
    Texts, ///< tokens, labels
    Tensor,
    Shape,  ///< only by link
    Shapes, ///< only by links
};

/// monostate: nothing is linked (shapes only). Text, Choice and Asset share QString.
using Value =
    std::variant<std::monostate, double, qint64, bool, base::Color, base::Vec3, QString, std::vector<double>,
                 std::vector<base::Color>, QStringList, tensor::Tensor, shape::Shape, std::vector<shape::Shape>>;

quint64 hashOf(const Value &value);
/// "number", "colour", … as people and files name it.
QString nameOf(ValueType type);
/// Lists may mix constants and links element by element; this is the type of one element.
ValueType elementOf(ValueType type);
bool isList(ValueType type);

/// `value` as `type`, where that loses nothing that a person would miss (number → text, tensor → numbers, …).
base::Result<Value> converted(const Value &value, ValueType type);
/// Whether converted() exists for this pair at all; the editor asks before it lets a link be made.
bool canConvert(ValueType from, ValueType to);

/// A constant as files write it. `languages`: the wanted language first, then those to fall back on.
base::Result<Value> fromJson(const QJsonValue &json, ValueType type, const QStringList &languages);
/// The best of a string or a map of language to string; null if it is neither.
std::optional<QString> localized(const QJsonValue &json, const QStringList &languages);

/// Between two values at `t`; types that have no between stay `from` until t reaches 1.
Value mix(const Value &from, const Value &to, double t, base::ColorMix rule);

} // namespace lectograph::graph
