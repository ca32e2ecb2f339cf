// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/type_upgrades.h"

#include "base/sentence.h"

namespace lectograph::timeline {

using namespace Qt::StringLiterals;
using base::Result;

Result<void> TypeUpgrades::add(Kind kind, const QString &type, int fromVersion, const Step &step)
{
    Steps &steps = kind == Kind::Node ? m_nodes : m_clips;
    if (fromVersion < 1 || !step || !steps.try_emplace({type, fromVersion}, step).second)
        return base::failure(
            base::Sentence::tr("The upgrade of “%1” from version %2 is not valid, or is there already.")
                .arg(type)
                .arg(fromVersion),
            base::Sentence::tr("Add one step for each version, beginning with 1."), type);
    return {};
}

void TypeUpgrades::add(const TypeUpgrades &other)
{
    m_nodes.insert(other.m_nodes.begin(), other.m_nodes.end());
    m_clips.insert(other.m_clips.begin(), other.m_clips.end());
}

Result<QJsonObject> TypeUpgrades::upgraded(Kind kind, QJsonObject json) const
{
    const Steps &steps = stepsOf(kind);
    for (;;) {
        const int version = json.value(u"version"_s).toInt(1);
        const auto step = steps.find({json.value(u"type"_s).toString(), version});
        if (step == steps.end())
            return json;
        Result<QJsonObject> next = step->second(std::move(json));
        if (!next)
            return next;
        json = *std::move(next);
        json.insert(u"version"_s, version + 1);
    }
}

} // namespace lectograph::timeline
