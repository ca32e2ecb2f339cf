// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "types.h"

#include <QObject>

namespace lectograph::icons {

/// Icons, found by words in three languages and drawn as lines.
class IconsPlugin : public QObject, public timeline::Plugin
{
    Q_OBJECT
    Q_INTERFACES(lectograph::timeline::Plugin)
    Q_PLUGIN_METADATA(IID LECTOGRAPH_PLUGIN_ID FILE "catalog.json")

public:
    base::Result<void> addTypes(timeline::Registry &registry) override { return blocks::addAll(registry, {icon()}); }
};

} // namespace lectograph::icons

#include "plugin.moc"
