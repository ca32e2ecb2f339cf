// SPDX-License-Identifier: GPL-3.0-or-later
#include "animations.h"

#include "timeline/plugin.h"

#include <QObject>

namespace lectograph::plugins::motion {

class MotionPlugin final : public QObject, public timeline::Plugin
{
    Q_OBJECT
    Q_INTERFACES(lectograph::timeline::Plugin)
    Q_PLUGIN_METADATA(IID LECTOGRAPH_PLUGIN_ID FILE "catalog.json")

public:
    Result<void> addTypes(timeline::Registry &registry) override
    {
        for (const auto &family : {fading, drawing, growing, moving, zooming, cameraMoving, transforming, styling,
                                   counting, baking, flashing, setting}) {
            for (AnimationType &type : family()) {
                if (auto added = registry.animations.add(std::move(type)); !added)
                    return added;
            }
        }
        return {};
    }
};

} // namespace lectograph::plugins::motion

#include "plugin.moc"
