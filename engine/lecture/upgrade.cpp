// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/upgrade.h"

#include "lecture/sentence.h"

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

using base::failure;
using base::Result;

namespace {

Upgrades &programUpgrades()
{
    static Upgrades known;
    return known;
}

} // namespace

Upgrades::Upgrades()
{
    add(1, [](Documents documents) -> Result<Documents> { return documents; });
}

void Upgrades::add(int fromVersion, DocumentStep step)
{
    m_documentSteps.insert_or_assign(fromVersion, std::move(step));
}

Result<Documents> Upgrades::upgraded(Documents documents, int from, int to) const
{
    const QString place = u"version"_s;
    if (from > to) {
        return failure(Sentence::tr("This lecture was made by a newer Lectograph (format %1; this one reads up to %2).")
                           .arg(from)
                           .arg(to),
                       Sentence::tr("Update Lectograph to open it."), place);
    }
    for (int version = from; version < to; ++version) {
        const auto step = m_documentSteps.find(version);
        if (step == m_documentSteps.end()) {
            return failure(Sentence::tr("The format %1 of this lecture is not known.").arg(version),
                           Sentence::tr("Open and save it with the Lectograph that made it, or correct the version."),
                           place);
        }
        Result<Documents> next = step->second(std::move(documents));
        if (!next)
            return next;
        documents = *std::move(next);
    }
    return documents;
}

const Upgrades &Upgrades::ours()
{
    return programUpgrades();
}

void Upgrades::adopt(const timeline::TypeUpgrades &steps)
{
    programUpgrades().types.add(steps);
}

} // namespace lectograph::lecture
