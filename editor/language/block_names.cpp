// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/language/block_names.h"

#include "base/idnames.h"
#include "editor/language/names.h"
#include "graph/binding.h"
#include "graph/node_order.h"

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QString writtenNameOf(const graph::Node &node, const QStringList &languages)
{
    // The author's name for the node, or the text that it shows, is more specific than any generated name.
    for (const QString &words :
         {ownLabelOf(node, languages), wordsOf(node, u"text"_s, languages), wordsOf(node, u"label"_s, languages)}) {
        if (const QString own = words.section(u'\n', 0, 0).trimmed(); !own.isEmpty())
            return own;
    }
    return {};
}

QString shortened(const QString &name)
{
    constexpr qsizetype longest = 24;
    return name.size() <= longest ? name : name.left(longest - 1).trimmed() + u'…';
}

/// What this end of a line is linked to, with the part; empty if it is at a point, or if that node is not there.
QString nameOfEnd(const graph::Node &line, QStringView end, const std::vector<graph::NodePtr> &around,
                  const graph::NodeRegistry &types, const QStringList &languages)
{
    const QJsonValue written = line.properties.value(end);
    if (!graph::isLink(written))
        return {};
    const graph::LinkText link = graph::parseLink(written.toObject().value(u"link"_s).toString());
    const graph::NodePtr node = graph::nodeAt(around, link.node);
    if (!node)
        return {};
    // The end of a line may be a line again, whose ends are not followed.
    const QString name = shortened(labelOf(*node, types, languages));
    return link.part.isEmpty() ? name : withPart(name, link.part);
}

/// "Norm → Attention"; "→ Attention" of a line that begins at a point.
QString joinedBy(const graph::Node &line, const std::vector<graph::NodePtr> &around, const graph::NodeRegistry &types,
                 const QStringList &languages)
{
    const QString from = nameOfEnd(line, u"fromShape", around, types, languages);
    const QString to = nameOfEnd(line, u"toShape", around, types, languages);
    return from.isEmpty() && to.isEmpty() ? QString() : (from + u" → "_s + to).trimmed();
}

} // namespace

QString withPart(const QString &label, const QString &part)
{
    const QString words = base::partInWords(part);
    return label + (words == part ? u" "_s : u" › "_s) + words;
}

QString ownLabelOf(const graph::Node &node, const QStringList &languages)
{
    return graph::localized(node.extra.value(u"label"_s), languages).value_or(QString());
}

QString labelOf(const graph::Node &node, const std::vector<graph::NodePtr> &around, const graph::NodeRegistry &types,
                const QStringList &languages)
{
    for (const QString &name : {writtenNameOf(node, languages), joinedBy(node, around, types, languages)}) {
        if (!name.isEmpty())
            return name;
    }
    return generatedLabelOf(node, types);
}

} // namespace lectograph::editor
