// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/expression_writer.h"

#include <algorithm>

namespace lectograph::graph {

int ExpressionWriter::add(ExpressionOp op, qsizetype at, int change, int a, int b)
{
    m_program.steps.push_back({op, a, b, static_cast<int>(at)});
    m_height += change;
    m_program.depth = std::max(m_program.depth, m_height);
    return static_cast<int>(m_program.steps.size()) - 1;
}

void ExpressionWriter::addConstant(Value value, qsizetype at)
{
    m_program.constants.push_back(std::move(value));
    add(ExpressionOp::Constant, at, 1, static_cast<int>(m_program.constants.size()) - 1);
}

void ExpressionWriter::endJump(int step)
{
    m_program.steps[static_cast<std::size_t>(step)].a = static_cast<int>(m_program.steps.size());
}

} // namespace lectograph::graph
