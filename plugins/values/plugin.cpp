// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "types.h"

#include <QObject>

namespace lectograph::values {

/// Numbers, texts, colours and positions shared by several blocks, and computations on them.
class ValuesPlugin : public QObject, public timeline::Plugin
{
    Q_OBJECT
    Q_INTERFACES(lectograph::timeline::Plugin)
    Q_PLUGIN_METADATA(IID LECTOGRAPH_PLUGIN_ID FILE "catalog.json")

public:
    base::Result<void> addTypes(timeline::Registry &registry) override
    {
        return blocks::addAll(registry,
                              {number(), integer(), boolean(), text(), colour(), vector(), numbers(), colours(),
                               expression(), choose(), measure(), colourMix(), place()});
    }
};

} // namespace lectograph::values

#include "plugin.moc"
