// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "types.h"

#include <QObject>

namespace lectograph::space {

/// What is made for scenes in depth.
class SpacePlugin : public QObject, public timeline::Plugin
{
    Q_OBJECT
    Q_INTERFACES(lectograph::timeline::Plugin)
    Q_PLUGIN_METADATA(IID LECTOGRAPH_PLUGIN_ID FILE "catalog.json")

public:
    base::Result<void> addTypes(timeline::Registry &registry) override
    {
        return blocks::addAll(registry,
                              {axes(), plane(), vector(), sum(), angle(), dotProduct(), points(), surface(), solid(),
                               stack(), wall(), brace(), card(), path(), lossSurface()});
    }
};

} // namespace lectograph::space

#include "plugin.moc"
