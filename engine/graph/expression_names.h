// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/binding.h"
#include "graph/registry.h"

#include <map>

namespace lectograph::graph {

/// The output that a block's name means in an expression: that with the key `member`, or else the first value; a block
/// that only draws, or whose shape is measured, means its shape.
int outputMeant(const NodeType &type, const QString &member, bool isShapeWanted = false);

/// The scope of expressions in properties: blocks and their outputs, what the lecture and the time give, and colours.
class ExpressionNames
{
public:
    /// As of a Binder. All arguments outlive this.
    ExpressionNames(const std::map<QString, int> &index, int end, const std::function<const NodeType *(int)> &typeOf,
                    const Setting &setting)
        : m_index(index), m_end(end), m_typeOf(typeOf), m_setting(setting)
    {}

    base::Result<NameMeaning> meaningOf(const ExpressionName &name);
    /// Of the names resolved so far, in the order of their numbers.
    ExpressionOperands operands() && { return std::move(m_operands); }

private:
    std::optional<base::Result<NameMeaning>> reserved(const ExpressionName &name);
    base::Result<NameMeaning> ofScene(const ExpressionName &name);
    base::Result<NameMeaning> ofLecture(const ExpressionName &name);
    base::Result<NameMeaning> ofFrame(const ExpressionName &name);
    base::Result<NameMeaning> block(const ExpressionName &name, int node);
    NameMeaning operand(ReservedName name, const std::vector<Span> &motion, bool usesMember);

    const std::map<QString, int> &m_index;
    int m_end;
    const std::function<const NodeType *(int)> &m_typeOf;
    const Setting &m_setting;
    ExpressionOperands m_operands;
};

} // namespace lectograph::graph
