// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QJsonObject>

namespace lectograph::timeline {

/// What plugins say of their types to programs that offer them to people: samples, search words, the order. Each plugin has
/// it in a file, "catalog.json" in Q_PLUGIN_METADATA; docs/plugins.md describes its sections. The engine puts the files
/// together and passes them on.
class Catalog
{
public:
    /// Adds the sections of a plugin. An entry that an earlier plugin has stays. Rejects what is no object of objects.
    base::Result<void> add(const QJsonObject &sections);

    /// The entry of a section, find("types", "shapes.circle"); empty if there is none.
    QJsonObject find(const QString &section, const QString &key) const;
    QJsonObject type(const QString &id) const;
    const QJsonObject &sections() const { return m_sections; }

private:
    QJsonObject m_sections;
};

} // namespace lectograph::timeline
