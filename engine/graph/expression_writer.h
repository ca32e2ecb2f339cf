// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/expression_program.h"

#include <QtGlobal>

namespace lectograph::graph {

/// Appends steps to a program and keeps account of the stack.
class ExpressionWriter
{
public:
    /// `at` is the place in the text, `change` what the step does to the height of the stack. Returns its number.
    int add(ExpressionOp op, qsizetype at, int change, int a = 0, int b = 0);
    void addConstant(Value value, qsizetype at);
    /// Lets an earlier jump lead to the next step.
    void endJump(int step);
    ExpressionProgram program() && { return std::move(m_program); }

private:
    ExpressionProgram m_program;
    int m_height = 0; ///< of the stack
};

} // namespace lectograph::graph
