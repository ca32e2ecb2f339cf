// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/value.h"

#include <vector>

namespace lectograph::graph {

/// The parts of values behind a point.
enum class ValueMember { X, Y, Z, R, G, B, A, Left, Right, Top, Bottom, Centre, Width, Height, Rows, Columns };

enum class ExpressionOp {
    Constant, ///< pushes constants[a]
    Operand,  ///< pushes operand a
    Negate,
    Percent,
    Not,
    Add,
    Subtract,
    Multiply,
    Divide,
    Power,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Equal,
    Unequal,
    Boolean,  ///< checks that the top is yes or no
    Vector,   ///< of the a (2 or 3) topmost
    Member,   ///< a: ValueMember
    Index,    ///< a indices (1 or 2) over the list
    Call,     ///< function a with b arguments
    JumpIfNo, ///< pops the condition
    Jump,     ///< to step a
    SkipIfNo, ///< jumps to a and keeps the top, or pops it
    SkipIfYes,
    Spell, ///< a: decimals, or −1 for as few as needed
    Join,  ///< the a topmost texts
};

struct ExpressionStep
{
    ExpressionOp op = ExpressionOp::Constant;
    int a = 0;
    int b = 0;
    int at = 0; ///< the place in the text, for errors
};

/// Steps for a machine with a stack of values; the last one leaves the result.
struct ExpressionProgram
{
    std::vector<ExpressionStep> steps;
    std::vector<Value> constants;
    int depth = 0; ///< of the stack
};

} // namespace lectograph::graph
