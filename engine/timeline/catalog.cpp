// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/catalog.h"

#include "base/sentence.h"

#include <algorithm>

namespace lectograph::timeline {

using namespace Qt::StringLiterals;

base::Result<void> Catalog::add(const QJsonObject &sections)
{
    for (auto section = sections.begin(); section != sections.end(); ++section) {
        const QJsonObject entries = section->toObject();
        const bool isReadable = section->isObject()
            && std::all_of(entries.begin(), entries.end(), [](const QJsonValue &entry) { return entry.isObject(); });
        if (!isReadable)
            return base::failure(
                base::Sentence::tr("The section “%1” of the catalog cannot be read.").arg(section.key()),
                base::Sentence::tr("Write an object with one object for each name."), section.key());
    }
    for (auto section = sections.begin(); section != sections.end(); ++section) {
        QJsonObject known = m_sections.value(section.key()).toObject();
        const QJsonObject entries = section->toObject();
        for (auto entry = entries.begin(); entry != entries.end(); ++entry) {
            if (!known.contains(entry.key()))
                known.insert(entry.key(), entry.value());
        }
        m_sections.insert(section.key(), known);
    }
    return {};
}

QJsonObject Catalog::find(const QString &section, const QString &key) const
{
    return m_sections.value(section).toObject().value(key).toObject();
}

QJsonObject Catalog::type(const QString &id) const
{
    return find(u"types"_s, id);
}

} // namespace lectograph::timeline
