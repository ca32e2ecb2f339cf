// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "blockbench.h"

#include "tensor/tensor.h"

#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>
#include <variant>

namespace lectograph {

inline constexpr double infinity = std::numeric_limits<double>::infinity();

/// With single quotes, because moc does not parse all raw strings.
class TensorBench : public BlockBench
{
public:
    explicit TensorBench(QByteArray nodes, graph::Setting setting = {})
        : BlockBench(nodes.replace('\'', '"'), std::move(setting))
    {}

    graph::Value value(std::size_t port = 0, const QString &id = QStringLiteral("it"))
    {
        const auto outputs = this->outputs(id);
        if (!outputs)
            qFatal("%s", qPrintable(outputs.error().text()));
        return outputs->at(port);
    }

    tensor::Tensor tensor(std::size_t port = 0, const QString &id = QStringLiteral("it"))
    {
        return std::get<tensor::Tensor>(value(port, id));
    }
};

/// An output of a block with these properties.
inline graph::Value valueMade(const QByteArray &properties, std::size_t port = 0)
{
    return TensorBench("{'it': {" + properties + "}}").value(port);
}

inline tensor::Tensor tensorMade(const QByteArray &properties, std::size_t port = 0)
{
    return std::get<tensor::Tensor>(valueMade(properties, port));
}

inline QString errorMade(const QByteArray &properties)
{
    return TensorBench("{'it': {" + properties + "}}").errorOf(QStringLiteral("it"));
}

inline bool isNear(const tensor::Tensor &a, const tensor::Tensor &b)
{
    if (a.rows() != b.rows() || a.columns() != b.columns())
        return false;
    for (std::size_t i = 0; i < a.values().size(); ++i) {
        if (!(std::abs(a.values()[i] - b.values()[i]) < 1e-12))
            return false;
    }
    return true;
}

} // namespace lectograph
