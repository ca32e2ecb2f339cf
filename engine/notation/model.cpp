// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/model.h"

#include "base/part_name.h"

namespace lectograph::notation {

using namespace Qt::StringLiterals;

namespace {

/// The first or last block of a group that no link inside leads to or from; otherwise its first or last block.
int endOf(const Model &model, int group, bool isExit)
{
    if (group < 0 || !model.item(group).isGroup)
        return group;
    std::vector<bool> isInner(model.items.size(), false);
    for (const ItemLink &link : model.links) {
        if (link.stroke != Stroke::Hidden && model.isInside(link.from, group) && model.isInside(link.to, group))
            isInner[static_cast<std::size_t>(isExit ? link.from : link.to)] = true;
    }
    int found = -1;
    int any = -1;
    for (int i = 0; i < static_cast<int>(model.items.size()); ++i) {
        if (model.item(i).isGroup || !model.isInside(i, group))
            continue;
        if (isExit || any < 0)
            any = i;
        if (!isInner[static_cast<std::size_t>(i)] && (isExit || found < 0))
            found = i;
    }
    return found >= 0 ? found : any;
}

} // namespace

bool Model::isInside(int index, int group) const
{
    for (int at = index; at >= 0; at = item(at).parent) {
        if (at == group)
            return true;
    }
    return false;
}

int exitOf(const Model &model, int item)
{
    return endOf(model, item, true);
}

int entryOf(const Model &model, int item)
{
    return endOf(model, item, false);
}

QStringList linkNames(const Model &model)
{
    QStringList names;
    QHash<QString, int> counts;
    for (const ItemLink &link : model.links) {
        const QString name = model.item(link.from).name + u'→' + model.item(link.to).name;
        const int count = ++counts[name];
        names.append(partName(count == 1 ? name : u"%1 %2"_s.arg(name).arg(count)));
    }
    return names;
}

QString partName(const QString &name)
{
    QString part = base::partName(name);
    if (part.startsWith(u'.'))
        part.replace(0, 1, u"·"_s);
    return part;
}

} // namespace lectograph::notation
