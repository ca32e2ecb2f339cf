// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "graph/row.h"
#include "tensor/attention.h"

// Properties that several blocks of this plugin have.
namespace lectograph::tensors {

inline row::Row matrixRow(const std::vector<row::Numbers> &preset)
{
    return row::matrix("a", preset, "The matrix").titled("Matrix");
}

inline tensor::ScoreLayout layoutOf(const graph::Inputs &in)
{
    return in.text("queries") == QLatin1String("in rows") ? tensor::ScoreLayout::QueriesInRows
                                                          : tensor::ScoreLayout::KeysInRows;
}

inline const graph::PropertySpec alongSpec = row::choice("along", "rows", "rows=Each row|columns=Each column",
                                                         "Whether each row or each column is taken together")
                                                 .titled("Direction");

inline tensor::Along alongOf(const graph::Inputs &in)
{
    return in.text("along") == QLatin1String("rows") ? tensor::Along::Rows : tensor::Along::Columns;
}

} // namespace lectograph::tensors
