// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/value.h"

#include <QJsonObject>
#include <QJsonValue>

#include <algorithm>
#include <limits>
#include <span>
#include <string_view>
#include <vector>

namespace lectograph::graph {

/// The words of something that a lecture defines, in its languages: each a string or a map of language to string.
struct Words
{
    QJsonValue title;
    QJsonValue help;

    friend bool operator==(const Words &, const Words &) = default;
};

struct Gallery;

/// What a text is: words that are shown, the family of a font, a name that nothing shows, of parts or files, a row of a
/// table, with the words of its cells between tabs, or the source of a program, whose spaces and lines mean something.
enum class TextKind { Words, Font, Name, Cells, Code };

/// Which shapes of a list may fail and are then empty, instead of failing the block that is linked to them. Where two rows
/// differ, the first of these holds for both.
enum class Gaps {
    None, ///< a gap would mean something else
    Some, ///< each is drawn for itself, if any is left
    All,  ///< the block is drawn without them all the same
};

/// One property of a node or animation type, declared once: saving, defaults, validation, keyframe rows, the inspector
/// and the reference follow from it. Tables are written with the functions of graph/row.h.
struct PropertySpec
{
    std::string_view key = {};
    ValueType type = ValueType::Number;
    QJsonValue preset = {};      ///< the default; null for a shape whose link is optional
    std::string_view title = {}; ///< display name, if the key does not read well; translatable
    std::string_view help = {};  ///< one line for the inspector; translatable
    double min = -std::numeric_limits<double>::infinity();
    double max = std::numeric_limits<double>::infinity();
    std::string_view unit = {};      ///< "units", "°", "s", "pt"
    std::string_view choices = {};   ///< of a Choice: "left|right|up|down"
    bool required = false;           ///< a shape input that must be linked
    bool perItem = false;            ///< of a repetition: a list gives one value for each item
    const Words *words = nullptr;    ///< of a published property, instead of title and help; owned by the type
    TextKind text = TextKind::Words; ///< of a Text
    std::string_view files = {};     ///< of an Asset: the endings of files that it takes, "csv|npy"; empty: pictures
    QJsonValue initial = QJsonValue::Undefined; ///< what new nodes say, where older ones rely on the default
    std::string_view ease = {}; ///< of keyframes that say none: "linear" for what goes step by step; empty: smooth
    Gaps gaps = Gaps::None;     ///< of shapes
    const Gallery *gallery = nullptr; ///< of a Text: values that are chosen by their pictures; owned by the plugin
};

/// An output of a node.
struct PortSpec
{
    std::string_view key = {};
    ValueType type = ValueType::Shape;
    std::string_view help = {};
};

using PropertyTable = std::vector<PropertySpec>;

/// Returns `value` if range and choices allow it; values out of range by rounding only are clamped.
base::Result<Value> checked(const PropertySpec &spec, Value value);
/// Clamps numbers to the range: an easing may overshoot the keyframes it joins.
Value limited(const PropertySpec &spec, Value value);
/// Parses a constant for `spec` from a file: converts it and checks it against range and choices.
base::Result<Value> parseProperty(const PropertySpec &spec, const QJsonValue &json, const ReadingContext &reading);
/// The default as JSON.
QJsonValue presetOf(const PropertySpec &spec);
/// What is written under the key of a table; undefined where nothing is.
QJsonValue writtenValue(const QJsonObject &json, std::string_view key);
/// Whether it holds words that are shown.
bool holdsWords(const PropertySpec &spec);
/// The easing of a keyframe that says none.
QString easeOf(const PropertySpec &spec);

/// The values of a table as an evaluate() or apply() function receives them. Requesting an unknown key or the wrong
/// type is a bug in the block and asserts in debug builds.
class Inputs
{
public:
    Inputs(const PropertyTable &table, std::span<const Value> values) : m_table(&table), m_values(values) {}

    double number(std::string_view key) const { return get<double>(key); }
    int integer(std::string_view key) const ///< clamped to the range of int
    {
        using Limits = std::numeric_limits<int>;
        return static_cast<int>(std::clamp<qint64>(get<qint64>(key), Limits::min(), Limits::max()));
    }
    bool boolean(std::string_view key) const { return get<bool>(key); }
    base::Color color(std::string_view key) const { return get<base::Color>(key); }
    base::Vec3 vector(std::string_view key) const { return get<base::Vec3>(key); }
    const QString &text(std::string_view key) const { return get<QString>(key); }
    const std::vector<double> &numbers(std::string_view key) const { return get<std::vector<double>>(key); }
    const std::vector<base::Color> &colors(std::string_view key) const { return get<std::vector<base::Color>>(key); }
    const QStringList &texts(std::string_view key) const { return get<QStringList>(key); }
    const tensor::Tensor &tensor(std::string_view key) const { return get<tensor::Tensor>(key); }
    const std::vector<shape::Shape> &shapes(std::string_view key) const { return get<std::vector<shape::Shape>>(key); }
    /// Returns null if nothing is linked.
    const shape::Shape *shape(std::string_view key) const { return std::get_if<shape::Shape>(&value(key)); }
    const Value &value(std::string_view key) const;

private:
    template <class T>
    const T &get(std::string_view key) const
    {
        const T *found = std::get_if<T>(&value(key));
        Q_ASSERT_X(found, "Inputs", "a block asked for a property with the wrong type");
        static const T nothing{};
        return found ? *found : nothing;
    }

    const PropertyTable *m_table;
    std::span<const Value> m_values;
};

} // namespace lectograph::graph
