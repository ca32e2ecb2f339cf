// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/expression.h"
#include "graph/property.h"
#include "graph/setting.h"

#include <array>

namespace lectograph::functions {

/// "a", "b", "c", "d": numbers that formulas can name, and keyframes move.
graph::PropertyTable parameterProperties();

/// What a formula is one of.
enum class Variables { X, XAndY };

/// A formula of x, or of x and y, in the language of expressions, with the parameters of its block. NaN where it has no
/// number.
class Formula
{
public:
    /// Refuses what is no formula, or gives anything but numbers.
    static base::Result<Formula> parse(const QString &text, const graph::Inputs &in, const graph::Context &context,
                                       Variables variables = Variables::X);

    double operator()(double x, double y = 0) const;

private:
    Formula(graph::Expression expression, std::array<double, 4> parameters, base::ColorMix mix)
        : m_expression(std::move(expression)), m_parameters(parameters), m_mix(mix)
    {}
    base::Result<double> value(double x, double y) const;

    graph::Expression m_expression;
    std::array<double, 4> m_parameters;
    base::ColorMix m_mix;
};

} // namespace lectograph::functions
