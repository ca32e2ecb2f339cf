// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/room.h"

#include <algorithm>

namespace lectograph::blocks {

using namespace Qt::StringLiterals;

namespace {

constexpr double margin = 0.4; ///< left free at each border of the frame

void moveLimit(QJsonObject &properties, const QString &own, const QString &placement, std::optional<double> preset)
{
    constexpr double free = 1000; // 0 was any size
    QJsonValue limit = properties.take(own);
    if (limit.isUndefined() && preset)
        limit = *preset;
    if (limit.isUndefined())
        return;
    if (limit == QJsonValue(0))
        limit = free;
    const QJsonValue fit = properties.value(placement);
    if (fit.isUndefined() || fit == QJsonValue(0))
        properties.insert(placement, limit);
    else if (fit.isDouble() && limit.isDouble())
        properties.insert(placement, std::min(fit.toDouble(), limit.toDouble()));
}

} // namespace

Room roomFor(const graph::Inputs &inputs, const graph::Setting &setting)
{
    const double width = inputs.number("fitWidth");
    const double height = inputs.number("fitHeight");
    return {width > 0 ? width : setting.frameWidth - 2 * margin,
            height > 0 ? height : setting.frameHeight - 2 * margin};
}

base::Result<void> moveLimitsToPlacement(timeline::Registry &registry, const QString &type, const OwnLimits &presets)
{
    return registry.upgrades.add(timeline::TypeUpgrades::Kind::Node, type, 1,
                                 [presets](QJsonObject node) -> base::Result<QJsonObject> {
                                     QJsonObject properties = node.value("properties"_L1).toObject();
                                     moveLimit(properties, u"maxWidth"_s, u"fitWidth"_s, presets.width);
                                     moveLimit(properties, u"maxHeight"_s, u"fitHeight"_s, presets.height);
                                     node.insert("properties"_L1, properties);
                                     return node;
                                 });
}

} // namespace lectograph::blocks
