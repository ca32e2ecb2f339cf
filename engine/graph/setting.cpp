// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/setting.h"

#include "base/hash.h"

namespace lectograph::graph {

quint64 hashOf(const Setting &setting)
{
    base::Hash hash;
    hash.add(setting.languages.size());
    for (const QString &language : setting.languages)
        hash.add(language);
    return hash.add(static_cast<int>(setting.dialect))
        .add(setting.frameWidth)
        .add(setting.frameHeight)
        .add(setting.seed)
        .add(setting.font)
        .value();
}

} // namespace lectograph::graph
