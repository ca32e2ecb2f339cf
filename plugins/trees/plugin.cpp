// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "blocks/room.h"
#include "types.h"

#include <QObject>

namespace lectograph::trees {

using namespace Qt::StringLiterals;

/// Trees, mind maps and timelines.
class TreesPlugin : public QObject, public timeline::Plugin
{
    Q_OBJECT
    Q_INTERFACES(lectograph::timeline::Plugin)
    Q_PLUGIN_METADATA(IID LECTOGRAPH_PLUGIN_ID FILE "catalog.json")

public:
    base::Result<void> addTypes(timeline::Registry &registry) override
    {
        return blocks::addAll(registry, {tree(), timeline()})
            .and_then([&] { return blocks::moveLimitsToPlacement(registry, u"trees.tree"_s, {}); })
            .and_then([&] { return blocks::moveLimitsToPlacement(registry, u"trees.timeline"_s, {}); });
    }
};

} // namespace lectograph::trees

#include "plugin.moc"
