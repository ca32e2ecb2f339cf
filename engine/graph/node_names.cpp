// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/node_names.h"

#include "base/text.h"

namespace lectograph::graph {

QStringList namesAround(const std::map<QString, int> &index, const QString &name)
{
    constexpr int reach = 250;
    auto first = index.lower_bound(name);
    auto last = first;
    for (int i = 0; i < reach; ++i) {
        if (first != index.begin())
            --first;
        if (last != index.end())
            ++last;
    }
    QStringList names;
    for (; first != last; ++first)
        names.append(first->first);
    return names;
}

QStringList portsOf(const NodeType &type)
{
    QStringList names;
    for (const PortSpec &port : type.outputs)
        names.append(base::toText(port.key));
    return names;
}

} // namespace lectograph::graph
