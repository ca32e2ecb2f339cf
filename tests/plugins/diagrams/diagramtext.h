// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "blockbench.h"

namespace lectograph {

/// A diagram "it" with this text and these properties.
inline BlockBench diagramOf(const QString &source, QJsonObject properties = {}, graph::Setting setting = {})
{
    properties.insert(QStringLiteral("type"), QStringLiteral("diagrams.diagram"));
    properties.insert(QStringLiteral("source"), source);
    return BlockBench(QJsonObject{{QStringLiteral("it"), properties}}, std::move(setting));
}

/// The names of the parts in a group of a diagram, “blocks” or “links”, in their order.
inline QStringList namesIn(BlockBench &bench, const QString &group)
{
    QStringList names;
    for (const shape::Shape &part : childNamed(bench.shape(QStringLiteral("it")), group)->children)
        names.append(part->name);
    return names;
}

inline base::Box boxOf(BlockBench &bench, const QString &pattern)
{
    return bench.part(QStringLiteral("it"), pattern).bounds();
}

} // namespace lectograph
