// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/expression_program.h"

#include "base/sentence.h"
#include "graph/expression.h"
#include "graph/expression_functions.h"
#include "graph/expression_values.h"

#include <QVarLengthArray>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;

namespace {

constexpr qsizetype mostLetters = 100'000;

/// Runs a program once.
class Machine
{
public:
    Machine(const ExpressionProgram &program, const OperandValue &operand, base::ColorMix mix)
        : m_program(program), m_operand(operand), m_mix(mix)
    {
        m_stack.reserve(program.depth);
    }

    Result<Value> run()
    {
        int next = 0;
        while (next < static_cast<int>(m_program.steps.size())) {
            const ExpressionStep &step = m_program.steps[static_cast<std::size_t>(next)];
            ++next;
            if (Result<void> done = taken(step, next); !done) {
                if (!done.error().place.isEmpty()) // of the block behind an operand
                    return tl::unexpected(done.error());
                return base::within(base::Sentence::tr("character %1").arg(step.at + 1), done.error());
            }
        }
        return std::move(m_stack.back());
    }

private:
    Result<void> taken(const ExpressionStep &step, int &next)
    {
        switch (step.op) {
        case ExpressionOp::Constant: push(m_program.constants[static_cast<std::size_t>(step.a)]); return {};
        case ExpressionOp::Operand: return pushOperand(step.a);
        case ExpressionOp::Negate: return replace(1, negated(top()));
        case ExpressionOp::Percent:
            return replace(1, wantedNumber(top()).map([](double number) { return Value(number / 100); }));
        case ExpressionOp::Not:
            return replace(1, wantedBoolean(top()).map([](bool boolean) { return Value(!boolean); }));
        case ExpressionOp::Boolean: return wantedBoolean(top()).map([](bool) {});
        case ExpressionOp::Vector: return replace(step.a, vectorOf(last(step.a)));
        case ExpressionOp::Member: return replace(1, memberOf(top(), static_cast<ValueMember>(step.a)));
        case ExpressionOp::Index: return replace(step.a + 1, elementAt(last(step.a + 1)[0], last(step.a)));
        case ExpressionOp::Call: return replace(step.b, called(step));
        case ExpressionOp::Jump: next = step.a; return {};
        case ExpressionOp::JumpIfNo: {
            const Result<bool> holds = wantedBoolean(top());
            if (!holds)
                return tl::unexpected(holds.error());
            m_stack.pop_back();
            next = *holds ? next : step.a;
            return {};
        }
        case ExpressionOp::SkipIfNo: return skipIf(false, step, next);
        case ExpressionOp::SkipIfYes: return skipIf(true, step, next);
        case ExpressionOp::Spell:
            return replace(1, spelt(top(), step.a).map([](const QString &text) { return Value(text); }));
        case ExpressionOp::Join: return replace(step.a, joined(last(step.a)));
        default:
            if (isCalculated(step.op))
                return {};
            return replace(2, combined(step.op, last(2)[0], last(2)[1]));
        }
    }

    Result<void> pushOperand(int operand)
    {
        Result<Value> value = m_operand(operand);
        if (!value)
            return tl::unexpected(value.error());
        if (const auto *integer = std::get_if<qint64>(&*value))
            m_stack.push_back(static_cast<double>(*integer));
        else
            push(*std::move(value));
        return {};
    }

    // Nearly all values are numbers, and a plot computes thousands of them: these are written without looking up how
    // values of their kind are copied.

    template <class Any>
    void push(Any &&value)
    {
        if (const auto *number = std::get_if<double>(&value))
            m_stack.emplace_back(*number);
        else
            m_stack.push_back(std::forward<Any>(value));
    }

    /// Whether the two topmost are numbers that an operator with a number as its result has become one of.
    bool isCalculated(ExpressionOp op)
    {
        const auto *right = std::get_if<double>(&m_stack.back());
        auto *left = right ? std::get_if<double>(&m_stack[m_stack.size() - 2]) : nullptr;
        if (!left)
            return false;
        switch (op) {
        case ExpressionOp::Add: *left += *right; break;
        case ExpressionOp::Subtract: *left -= *right; break;
        case ExpressionOp::Multiply: *left *= *right; break;
        case ExpressionOp::Divide: *left /= *right; break;
        default: return false;
        }
        m_stack.pop_back();
        return true;
    }

    Result<Value> called(const ExpressionStep &step) const
    {
        return expressionFunctions()[static_cast<std::size_t>(step.a)].value(last(step.b), m_mix);
    }

    Result<void> skipIf(bool value, const ExpressionStep &step, int &next)
    {
        const Result<bool> holds = wantedBoolean(top());
        if (!holds)
            return tl::unexpected(holds.error());
        if (*holds == value)
            next = step.a;
        else
            m_stack.pop_back();
        return {};
    }

    /// Texts that contain each other twice would grow beyond all measure.
    static Result<Value> joined(std::span<const Value> texts)
    {
        QString whole;
        for (const Value &text : texts) {
            whole += std::get<QString>(text);
            if (whole.size() > mostLetters)
                return failure(base::Sentence::tr("The text has more than %L1 letters.").arg(mostLetters),
                               base::Sentence::tr("Insert shorter texts."));
        }
        return whole;
    }

    const Value &top() const { return m_stack.back(); }
    std::span<const Value> last(int count) const
    {
        return std::span(m_stack.data(), static_cast<std::size_t>(m_stack.size()))
            .last(static_cast<std::size_t>(count));
    }
    Result<void> replace(int count, Result<Value> value)
    {
        if (!value)
            return tl::unexpected(value.error());
        for (int i = 1; i < count; ++i)
            m_stack.pop_back();
        if (const auto *number = std::get_if<double>(&*value))
            m_stack.back() = *number;
        else
            m_stack.back() = *std::move(value);
        return {};
    }

    const ExpressionProgram &m_program;
    const OperandValue &m_operand;
    base::ColorMix m_mix;
    QVarLengthArray<Value, 16> m_stack;
};

} // namespace

Result<Value> Expression::value(const OperandValue &operand, base::ColorMix mix) const
{
    return Machine(*m_program, operand, mix).run();
}

} // namespace lectograph::graph
