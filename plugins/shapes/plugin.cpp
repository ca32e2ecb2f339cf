// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "types.h"

#include <QObject>

namespace lectograph::shapes {

/// Figures, lines and annotations of other shapes.
class ShapesPlugin : public QObject, public timeline::Plugin
{
    Q_OBJECT
    Q_INTERFACES(lectograph::timeline::Plugin)
    Q_PLUGIN_METADATA(IID LECTOGRAPH_PLUGIN_ID FILE "catalog.json")

public:
    base::Result<void> addTypes(timeline::Registry &registry) override
    {
        return blocks::addAll(registry,
                              {circle(),    dot(),     ellipse(),        arc(),         sector(),       square(),
                               rectangle(), polygon(), regularPolygon(), star(),        card(),         box(),
                               line(),      curve(),   arrow(),          filledArrow(), connector(),    plusNode(),
                               brace(),     bracket(), surround(),       underline(),   cross(),        speechBubble(),
                               cloud(),     grid(),    boolean(),        image(),       illustration(), flow(),
                               spotlight()});
    }
};

} // namespace lectograph::shapes

#include "plugin.moc"
