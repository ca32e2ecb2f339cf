// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "graph/repetition.h"
#include "types.h"

#include <QObject>

namespace lectograph::layout {

/// Blocks that combine, arrange or modify other shapes.
class LayoutPlugin : public QObject, public timeline::Plugin
{
    Q_OBJECT
    Q_INTERFACES(lectograph::timeline::Plugin)
    Q_PLUGIN_METADATA(IID LECTOGRAPH_PLUGIN_ID FILE "catalog.json")

public:
    base::Result<void> addTypes(timeline::Registry &registry) override
    {
        return blocks::addAll(registry,
                              {group(), part(), parts(), repeat(), graph::eachType(), row(), column(), grid(),
                               resized(), replace(), mirror(), recolour(), reorder()});
    }
};

} // namespace lectograph::layout

#include "plugin.moc"
