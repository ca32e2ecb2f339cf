// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/binding.h"
#include "graph/problem.h"
#include "graph/registry.h"
#include "graph/setting.h"

#include <map>

namespace lectograph::graph {

/// Parses properties from JSON: constants are converted, links are resolved to nodes, keyframes are sorted by time,
/// expressions are compiled.
class Binder
{
public:
    /// `index` maps node ids to node numbers, of which those below `end` may be linked; `typeOf` returns null for an
    /// unknown type; the setting outlives this.
    Binder(const std::map<QString, int> &index, int end, std::function<const NodeType *(int)> typeOf,
           const Setting &setting)
        : m_index(index), m_end(end), m_typeOf(std::move(typeOf)), m_setting(setting), m_reading(setting.reading())
    {}

    /// What `json` does not say comes from the style of the look, if `style` names one, then from the table. Adds values
    /// that cannot be bound and unknown keys to `problems`; `place` locates the properties.
    Bindings bind(const PropertyTable &table, const QJsonObject &json, const QString &style, const QString &place,
                  Problems &problems) const;

private:
    QJsonObject styleNamed(const QString &name, const QString &place, Problems &problems) const;
    base::Result<Binding> bindStyled(const PropertySpec &spec, const QJsonValue &json, const QString &place) const;
    base::Result<Binding> bindRow(const PropertySpec &spec, const QJsonValue &json, const QString &place) const;
    base::Result<Binding> bindList(const PropertySpec &spec, const QJsonArray &array, const QString &place) const;
    base::Result<Binding> bindPerItem(const PropertySpec &spec, const QJsonArray &array, const QString &place) const;
    base::Result<Binding> bindLink(const PropertySpec &spec, const QJsonObject &json) const;
    base::Result<Binding> bindExpression(ValueType type, const QJsonValue &json, const QString &place) const;

    const std::map<QString, int> &m_index;
    int m_end;
    std::function<const NodeType *(int)> m_typeOf;
    const Setting &m_setting;
    ReadingContext m_reading;
};

} // namespace lectograph::graph
