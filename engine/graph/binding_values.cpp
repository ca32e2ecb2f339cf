// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/binding_values.h"

#include "base/sentence.h"
#include "base/text.h"
#include "graph/expression_values.h"
#include "shape/select.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lectograph::graph {

using base::Error;
using base::failure;
using base::Result;
using base::Time;

namespace {

template <class T>
std::vector<T> listOf(std::vector<Value> &elements)
{
    std::vector<T> list;
    for (Value &element : elements) {
        if (T *held = std::get_if<T>(&element)) // an element of a shape list may be empty
            list.push_back(std::move(*held));
    }
    return list;
}

/// From the first one again behind the end; nothing if there is none.
std::optional<Value> elementOf(const Value &list, std::size_t index)
{
    const auto at = [index]<class T>(const T &elements) -> std::optional<Value> {
        const auto size = static_cast<std::size_t>(elements.size());
        if (size == 0)
            return std::nullopt;
        return Value(*(elements.begin() + static_cast<std::ptrdiff_t>(index % size)));
    };
    if (const auto *numbers = std::get_if<std::vector<double>>(&list))
        return at(*numbers);
    if (const auto *colors = std::get_if<std::vector<base::Color>>(&list))
        return at(*colors);
    if (const auto *texts = std::get_if<QStringList>(&list))
        return at(*texts);
    const auto *shapes = std::get_if<std::vector<shape::Shape>>(&list);
    return shapes ? at(*shapes) : std::nullopt;
}

/// The value of an expression as that of a property.
Result<Value> fitted(const Value &value, ValueType type)
{
    const auto isFinite = [](double x) { return std::isfinite(x); };
    const auto *number = std::get_if<double>(&value);
    const auto *vector = std::get_if<base::Vec3>(&value);
    const bool holds = (!number || isFinite(*number))
        && (!vector || (isFinite(vector->x) && isFinite(vector->y) && isFinite(vector->z)));
    if (!holds)
        return failure(base::Sentence::tr("What this computes is not finite: something like 1/0 or 0/0."),
                       base::Sentence::tr("Look up the numbers that it is computed from."));
    if (auto result = converted(value, type))
        return result;
    return failure(base::Sentence::tr("The expression gives %1, where a value of the kind “%2” is wanted.")
                       .arg(kindOf(value), nameOf(type)),
                   type == ValueType::Boolean ? base::Sentence::tr("Compare something, as in x > 0.")
                                              : base::Sentence::tr("Change the expression so that it fits."));
}

/// Whether the failure of a linked node, which is reported there, leaves the other shapes of a list as they are.
bool isLeftOut(const Binding &element, const PropertySpec &list, const Error &error)
{
    return list.gaps != Gaps::None && std::holds_alternative<Link>(element.source) && !error.place.isEmpty();
}

} // namespace

Result<std::vector<Value>> BindingValues::values(const Bindings &bindings, const Moment &moment) const
{
    if (bindings.broken)
        return tl::unexpected(*bindings.broken);
    std::vector<Value> result;
    result.reserve(bindings.rows.size());
    for (std::size_t i = 0; i < bindings.rows.size(); ++i) {
        auto row = value(bindings, i, moment);
        if (!row)
            return tl::unexpected(row.error());
        result.push_back(std::move(*row));
    }
    return result;
}

Result<Value> BindingValues::value(const Bindings &bindings, std::size_t row, const Moment &moment) const
{
    const PropertySpec &spec = (*bindings.table)[row];
    auto value = valueOf(bindings.rows[row], spec, {moment, moment.time - bindings.start});
    // A published shape may be missing; what an item has is asked for where all of it is known.
    if (value && spec.required && !spec.perItem && std::holds_alternative<std::monostate>(*value))
        value = failure(base::Sentence::tr("Nothing is linked here."), base::Sentence::tr("Link a shape."));
    if (value || !value.error().place.isEmpty())
        return value;
    Error error = value.error(); // the place of this link, not of the linked block
    error.place = bindings.place + u'/' + base::toText(spec.key);
    m_problems.report({Severity::Failure, error});
    return tl::unexpected(error);
}

Result<Value> BindingValues::valueOf(const Binding &binding, const PropertySpec &spec, const LocalMoment &moment) const
{
    if (const auto *constant = std::get_if<Value>(&binding.source))
        return *constant;
    const Setting &setting = m_scenes.setting;
    if (const auto *keyframes = std::get_if<Keyframes>(&binding.source))
        return limited(spec, keyframes->at(moment.own, setting.mix(), setting.dialect));
    auto value = [&] {
        if (const auto *link = std::get_if<Link>(&binding.source))
            return linked(*link, spec.type, moment.common);
        if (const auto *expression = std::get_if<Computed>(&binding.source))
            return computed(*expression, spec.type, moment);
        if (const auto *items = std::get_if<Binding::PerItem>(&binding.source))
            return valueOf(*items, spec, moment);
        return gathered(std::get<Binding::List>(binding.source), spec, moment);
    }();
    return value ? checked(spec, std::move(*value)) : value;
}

Result<Value> BindingValues::gathered(const Binding::List &list, const PropertySpec &spec,
                                      const LocalMoment &moment) const
{
    PropertySpec element = spec;
    element.type = elementOf(spec.type);
    std::vector<Value> elements;
    std::optional<Error> failed;
    bool isSomething = false;
    for (const Binding &part : list.elements) {
        auto value = valueOf(part, element, moment);
        if (!value && isLeftOut(part, spec, value.error())) {
            failed = failed.value_or(value.error());
            value = shape::group({}, std::get<Link>(part.source).name);
        } else if (!value) {
            return value;
        } else {
            isSomething = isSomething || !std::holds_alternative<std::monostate>(*value);
        }
        elements.push_back(std::move(*value));
    }
    if (failed && !isSomething && spec.gaps != Gaps::All)
        return tl::unexpected(*failed);
    switch (spec.type) {
    case ValueType::Numbers: return listOf<double>(elements);
    case ValueType::Colors: return listOf<base::Color>(elements);
    case ValueType::Shapes: return listOf<shape::Shape>(elements);
    default: {
        const std::vector<QString> texts = listOf<QString>(elements);
        return QStringList(texts.begin(), texts.end());
    }
    }
}

Result<Value> BindingValues::linked(const Link &link, ValueType type, const Moment &moment) const
{
    auto value = outputOf(link, moment);
    if (!value)
        return value;
    auto *shape = std::get_if<shape::Shape>(&*value);
    if (shape && link.part.isEmpty() && (*shape)->name != link.name)
        value = shape->edited([&](shape::Part &root) { root.name = link.name; });
    return converted(*value, type);
}

/// The value for the current item.
Result<Value> BindingValues::valueOf(const Binding::PerItem &items, const PropertySpec &spec,
                                     const LocalMoment &moment) const
{
    const auto &item = moment.common.item;
    const auto index = static_cast<std::size_t>(item ? item->index : 0);
    if (!items.list)
        return valueOf(items.elements[index % items.elements.size()], spec, moment);
    const Result<Outputs> &result = m_linked(items.list->node, moment.common.time);
    if (!result)
        return tl::unexpected(result.error());
    const auto element = elementOf((*result)[static_cast<std::size_t>(items.list->port)], index);
    if (!element)
        return failure(base::Sentence::tr("The list of “%1” is empty.").arg(items.list->name),
                       base::Sentence::tr("Give it a value for each item."));
    return converted(*element, spec.type);
}

/// The linked output, or the part of it, under its own name.
Result<Value> BindingValues::outputOf(const Link &link, const Moment &moment) const
{
    Value value;
    if (link.staged) {
        if (!m_staged)
            return failure(base::Sentence::tr("There is no stage on which “%1” could stand.").arg(link.name));
        auto shape = m_staged(link.node, moment.staged);
        if (!shape)
            return tl::unexpected(shape.error());
        value = std::move(*shape);
    } else {
        const Result<Outputs> &result = m_linked(link.node, moment.time);
        if (!result)
            return tl::unexpected(result.error());
        value = (*result)[static_cast<std::size_t>(link.port)];
    }
    if (const auto *shape = std::get_if<shape::Shape>(&value); shape && !link.part.isEmpty()) {
        auto part = shape::selected(*shape, link.part);
        if (!part) {
            const std::vector<Error> failures = m_failures(link.node); // a part of what is missing is missing
            return tl::unexpected(failures.empty() ? part.error() : failures.front());
        }
        value = std::move(*part);
    }
    return value;
}

Result<Value> BindingValues::computed(const Computed &computed, ValueType type, const LocalMoment &moment) const
{
    bool isOfOperand = false;
    const auto operand = [&](int number) {
        const auto &source = computed.operands.sources[static_cast<std::size_t>(number)];
        const auto *link = std::get_if<Link>(&source);
        Result<Value> value = link ? outputOf(*link, moment.common) : valueOf(std::get<ReservedName>(source), moment);
        isOfOperand = !value && !value.error().place.isEmpty();
        return value;
    };
    auto value = computed.expression.value(operand, m_scenes.setting.mix()).and_then([type](const Value &result) {
        return fitted(result, type);
    });
    if (value || isOfOperand)
        return value;
    const auto error = base::within(computed.place, value.error());
    m_problems.report({Severity::Failure, error.value()});
    return error;
}

Result<Value> BindingValues::valueOf(ReservedName name, const LocalMoment &moment) const
{
    const Setting &setting = m_scenes.setting;
    const Time time = moment.common.time - m_scenes.start;
    const auto scene = [&] { return setting.sceneAt(time); };
    switch (name) {
    case ReservedName::Time: return moment.own.seconds();
    case ReservedName::SceneNumber: return static_cast<double>(scene().number);
    case ReservedName::SceneName: return scene().name;
    case ReservedName::LectureProgress: {
        const double total = setting.lectureDuration.seconds();
        const double passed = (scene().start + (time - scene().at)).seconds();
        return total > 0 ? std::clamp(passed / total, 0.0, 1.0) : 0;
    }
    default: break;
    }
    const auto &item = moment.common.item;
    if (!item)
        return failure(base::Sentence::tr("“item”, “index” and “count” have a value only where something is repeated."),
                       base::Sentence::tr("Put a block of that name in backticks, as in `count`."));
    switch (name) {
    case ReservedName::Index: return item->index;
    case ReservedName::Count: return item->count;
    default: return item->item;
    }
}

} // namespace lectograph::graph
