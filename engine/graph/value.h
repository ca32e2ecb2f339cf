// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"
#include "base/geometry.h"
#include "base/result.h"
#include "graph/reading_context.h"
#include "shape/shape.h"
#include "tensor/tensor.h"

#include <QJsonValue>
#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

namespace lectograph::graph {

/// The types of links and properties.
enum class ValueType {
    Number,
    Integer,
    Boolean,
    Color,
    Vector,
    Text,   ///< for people: a string, or in files a map of language to string
    Choice, ///< one of a fixed set of strings
    Asset,  ///< the name of a file embedded in the lecture
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
/// "number", "colour", …: the name in the interface and in files.
QString nameOf(ValueType type);
/// The inverse of nameOf().
std::optional<ValueType> typeNamed(const QString &name);
/// The element type of a list; lists may mix constants and links.
ValueType elementOf(ValueType type);
bool isList(ValueType type);
/// Whether its values are texts for people, which may have one for each language.
constexpr bool holdsTexts(ValueType type)
{
    return type == ValueType::Text || type == ValueType::Texts;
}

/// Converts `value` to `type` where no relevant information is lost (number → text, tensor → numbers, …).
base::Result<Value> converted(const Value &value, ValueType type);
/// Whether converted() supports this pair of types; the editor checks it before it allows a link.
bool canConvert(ValueType from, ValueType to);

/// Parses a constant from a file.
base::Result<Value> fromJson(const QJsonValue &json, ValueType type, const ReadingContext &reading);
/// Returns the best match of a string or a map of language to string; nullopt if it is neither.
std::optional<QString> localized(const QJsonValue &json, const QStringList &languages);

/// Interpolates between two values at `t`; types that cannot be interpolated stay `from` until t reaches 1.
Value mix(const Value &from, const Value &to, double t, base::ColorMix rule);

} // namespace lectograph::graph
