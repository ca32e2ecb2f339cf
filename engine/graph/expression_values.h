// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/expression_program.h"

#include <optional>
#include <span>

// What the operators of expressions do with values of all kinds.
namespace lectograph::graph {

/// Whole numbers and yes (1) and no (0) count as numbers.
std::optional<double> numberIn(const Value &value);
base::Result<double> wantedNumber(const Value &value);
base::Result<bool> wantedBoolean(const Value &value);

/// Operators with two operands: from Add to Unequal.
base::Result<Value> combined(ExpressionOp op, const Value &left, const Value &right);
base::Result<Value> negated(const Value &value);
base::Result<Value> memberOf(const Value &value, ValueMember member);
std::optional<ValueMember> memberNamed(QStringView name);
QString nameOf(ValueMember member);
/// Counted from 0, negative from the end; a tensor may have a row and a column.
base::Result<Value> elementAt(const Value &list, std::span<const Value> index);
base::Result<Value> vectorOf(std::span<const Value> components);
/// For a place of a template.
base::Result<QString> spelt(const Value &value, int decimals);

/// "a number", "a vector": for errors.
QString kindOf(const Value &value);

} // namespace lectograph::graph
