// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/inner_texts.h"

#include "editor/edits/definitions.h"
#include "editor/edits/lookup.h"
#include "editor/edits/references.h"
#include "editor/edits/texts.h"
#include "editor/language/names.h"
#include "graph/repetition.h"
#include "lecture/properties.h"
#include "typeset/markup.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

class InnerTextSearch
{
public:
    InnerTextSearch(const lecture::Lecture &lecture, const timeline::Registry &registry)
        : m_lecture(lecture), m_registry(registry)
    {}

    std::optional<InnerText> from(const QString &scene, const graph::Node &node, const QString &key, int depth) const
    {
        if (key == "text"_L1 && setsText(node.type))
            return InnerText{scene, node};
        const QString repeated = graph::repeatedType(node);
        if (repeated.isEmpty() || key != "texts"_L1)
            return inside(node.type, key, depth);
        const QString as = node.properties.value(u"as"_s).toString();
        auto found = inside(repeated, as.isEmpty() || as == "fitting"_L1 ? u"text"_s : as, depth);
        if (found)
            found->isRepeated = true;
        return found;
    }

private:
    bool setsText(const QString &id) const
    {
        const graph::NodeType *type = lecture::blockIdOf(id).isEmpty() ? m_registry.nodes.find(id) : nullptr;
        return type && lecture::findSpec(type->properties, u"formatted"_s);
    }
    std::optional<InnerText> inside(const QString &type, const QString &key, int depth) const
    {
        constexpr int deepest = 8;
        const lecture::Block *block = definitionOf(m_lecture, lecture::blockIdOf(type));
        if (!block || !block->inside || depth > deepest)
            return std::nullopt;
        std::optional<InnerText> measuring;
        for (const graph::NodePtr &node : block->inside->nodes) {
            auto found = reading(type, *node, key, depth);
            if (!found)
                continue;
            if (std::ranges::find(block->inside->actors, node->id) != block->inside->actors.end())
                return found;
            if (!measuring)
                measuring = std::move(found);
        }
        return measuring;
    }
    std::optional<InnerText> reading(const QString &scene, const graph::Node &node, const QString &published,
                                     int depth) const
    {
        for (auto property = node.properties.begin(); property != node.properties.end(); ++property) {
            if (!readsPublished(property.value(), published))
                continue;
            if (auto found = from(scene, node, property.key(), depth + 1))
                return found;
        }
        return std::nullopt;
    }

    const lecture::Lecture &m_lecture;
    const timeline::Registry &m_registry;
};

} // namespace

QString InnerText::drawn(const QString &words) const
{
    return isFormatted(node) ? typeset::plainText(words, dollarsOf(node.properties)) : words;
}

std::optional<InnerText> innerText(const lecture::Lecture &lecture, const PropertyPlace &place,
                                   const timeline::Registry &registry)
{
    const graph::Node *node = nodeOf(sceneOf(lecture, place.scene), place.node);
    return node ? InnerTextSearch(lecture, registry).from(place.scene, *node, place.key, 0) : std::nullopt;
}

} // namespace lectograph::editor
