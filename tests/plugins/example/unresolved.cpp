// SPDX-License-Identifier: GPL-3.0-or-later
// A plugin with the right interface that calls a function which no library has.
#include "timeline/plugin.h"

#include <QObject>

using namespace lectograph;

base::Result<void> addNobodysTypes(timeline::Registry &registry);

class UnresolvedPlugin final : public QObject, public timeline::Plugin
{
    Q_OBJECT
    Q_INTERFACES(lectograph::timeline::Plugin)
    Q_PLUGIN_METADATA(IID LECTOGRAPH_PLUGIN_ID)

public:
    base::Result<void> addTypes(timeline::Registry &registry) override { return addNobodysTypes(registry); }
};

#include "unresolved.moc"
