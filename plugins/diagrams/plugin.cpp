// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "blocks/room.h"
#include "types.h"

#include <QObject>

namespace lectograph::diagrams {

using namespace Qt::StringLiterals;

/// Blocks and links that are written as text and laid out.
class DiagramsPlugin : public QObject, public timeline::Plugin
{
    Q_OBJECT
    Q_INTERFACES(lectograph::timeline::Plugin)
    Q_PLUGIN_METADATA(IID LECTOGRAPH_PLUGIN_ID FILE "catalog.json")

public:
    base::Result<void> addTypes(timeline::Registry &registry) override
    {
        // Its own maximum width was 13 where a document said none.
        return blocks::addAll(registry, {blockDiagram()}).and_then([&] {
            return blocks::moveLimitsToPlacement(registry, u"diagrams.diagram"_s, {.width = 13, .height = {}});
        });
    }
};

} // namespace lectograph::diagrams

#include "plugin.moc"
