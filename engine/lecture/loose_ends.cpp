// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/loose_ends.h"

#include "graph/binding.h"

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

/// "to" of "toShape".
QString pointKeyOf(const QString &key)
{
    return key.endsWith("Shape"_L1) ? key.chopped(5) : QString();
}

} // namespace

QStringList looseEndsOf(const graph::Node &node)
{
    QStringList ends;
    const QJsonObject marks = node.extra.value(u"loose"_s).toObject();
    for (auto mark = marks.begin(); mark != marks.end(); ++mark) {
        const bool isAsLeft = mark->isNull() || node.properties.value(pointKeyOf(mark.key())) == *mark;
        if (isAsLeft && !graph::isLink(node.properties.value(mark.key())))
            ends.append(mark.key());
    }
    return ends;
}

void setLoose(graph::Node &node, const QString &key, const QJsonValue &point)
{
    QJsonObject marks = node.extra.value(u"loose"_s).toObject();
    marks.insert(key, point.isUndefined() ? QJsonValue(QJsonValue::Null) : point);
    node.extra.insert(u"loose"_s, marks);
}

bool isLostWithout(const graph::Node &node, const QString &key)
{
    return node.extra.value(u"loose"_s).toObject().value(key).isNull();
}

} // namespace lectograph::lecture
