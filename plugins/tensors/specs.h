// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "tensor/attention.h"

// Properties that several blocks of this plugin have.
namespace lectograph::tensors {

inline const graph::PropertySpec layoutSpec{.key = "queries",
                                            .type = graph::ValueType::Choice,
                                            .preset = "\"in columns\"",
                                            .title = "Score layout",
                                            .help = "Whether the scores of a query stand in a column or in a row",
                                            .choices = "in columns=One column per query|in rows=One row per query"};

inline tensor::ScoreLayout layoutOf(const graph::Inputs &in)
{
    return in.text("queries") == QLatin1String("in rows") ? tensor::ScoreLayout::QueriesInRows
                                                          : tensor::ScoreLayout::KeysInRows;
}

inline const graph::PropertySpec alongSpec{.key = "along",
                                           .type = graph::ValueType::Choice,
                                           .preset = "\"rows\"",
                                           .title = "Direction",
                                           .help = "Whether each row or each column is taken together",
                                           .choices = "rows=Each row|columns=Each column"};

inline tensor::Along alongOf(const graph::Inputs &in)
{
    return in.text("along") == QLatin1String("rows") ? tensor::Along::Rows : tensor::Along::Columns;
}

} // namespace lectograph::tensors
