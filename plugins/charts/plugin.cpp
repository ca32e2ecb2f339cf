// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "types.h"

#include <QObject>

namespace lectograph::charts {

/// Numbers as bars, curves, colours, sizes and digits.
class ChartsPlugin : public QObject, public timeline::Plugin
{
    Q_OBJECT
    Q_INTERFACES(lectograph::timeline::Plugin)
    Q_PLUGIN_METADATA(IID LECTOGRAPH_PLUGIN_ID FILE "catalog.json")

public:
    base::Result<void> addTypes(timeline::Registry &registry) override
    {
        return blocks::addAll(registry,
                              {bars(), axes(), curve(), legend(), slider(), probabilities(), softmaxPanel(), heatmap(),
                               colorBar(), numbers(), dots(), vectors(), columns(), series(), histogram(), confusion(),
                               pie(), box(), radar()});
    }
};

} // namespace lectograph::charts

#include "plugin.moc"
