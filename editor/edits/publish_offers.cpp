// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text.h"
#include "editor/edits/definitions.h"
#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"
#include "editor/edits/styles.h"
#include "editor/edits/texts.h"
#include "graph/placement.h"
#include "lecture/properties.h"
#include "lecture/types.h"

#include <algorithm>
#include <map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using graph::PropertySpec;
using graph::ValueType;
using lecture::Lecture;

namespace {

bool isOneOfMain(ValueType type)
{
    using enum ValueType;
    return type == Text || type == Color || type == Number || type == Integer;
}

/// Finds what of some blocks the instances of a definition would have of their own.
class Offering
{
public:
    Offering(const Lecture &lecture, const QString &scene, const QStringList &nodes, const timeline::Registry &types)
        : m_lecture(lecture), m_scene(scene), m_types(types)
    {
        for (const QString &id : nodes)
            add(id);
        suggestColor();
        std::ranges::stable_sort(m_offers, {}, [&](const OfferedProperty &offer) {
            return std::pair(nodes.indexOf(offer.property.node), rankOf(offer));
        });
        leaveOutSeldom();
    }

    std::vector<OfferedProperty> found() { return std::move(m_offers); }

private:
    void add(const QString &id)
    {
        const graph::Node *node = nodeOf(sceneOf(m_lecture, m_scene), id);
        const graph::NodeType *type = node ? m_types.nodes.find(*node) : nullptr;
        if (!type)
            return;
        const QString words = wordsKeyOf(*type);
        for (const PropertySpec &spec : type->properties) {
            const QString key = base::toText(spec.key);
            const PropertyKind kind = kindOf(node->properties.value(key));
            const bool lacksPicture = spec.files.empty()
                && lecture::lacksFile(*node, spec); // each instance asks for its own
            const bool isSaid = kind == PropertyKind::Constant || kind == PropertyKind::Keyframed;
            const bool isMain = kind == PropertyKind::Default && isOneOfMain(spec.type) && !graph::isPlacement(key)
                && spec.text != graph::TextKind::Font;
            if (!isSaid && !lacksPicture && (!isMain || (spec.type == ValueType::Color && !isSeen(*node, *type, key))))
                continue;
            const bool isWritten = kind == PropertyKind::Constant
                && (graph::holdsTexts(spec.type) || spec.type == ValueType::Color);
            m_offers.push_back({.property = {id, key},
                                .type = spec.type,
                                .isSaid = isSaid,
                                .isSuggested = isWritten || lacksPicture || key == words,
                                .isOfText = !words.isEmpty()});
        }
    }

    /// A color of a line without width, or of an area that is transparent, is not seen.
    bool isSeen(const graph::Node &node, const graph::NodeType &type, const QString &key) const
    {
        return std::ranges::none_of(type.properties, [&](const PropertySpec &spec) {
            const QString other = base::toText(spec.key);
            if (other != key + "Opacity"_L1 && other != key + "Width"_L1)
                return false;
            const QJsonValue written = node.properties.value(other);
            const QJsonValue value = kindOf(written) == PropertyKind::Default
                ? presetAt(m_lecture, {m_scene, node.id, {}, other}, spec)
                : written;
            return value.isDouble() && value.toDouble() == 0;
        });
    }

    /// If no block says a color itself, one: that of a block around words rather than that of the words.
    void suggestColor()
    {
        const auto isColor = [](const OfferedProperty &offer) { return offer.type == ValueType::Color; };
        if (std::ranges::any_of(m_offers, [&](const auto &offer) { return isColor(offer) && offer.isSuggested; }))
            return;
        auto found = std::ranges::find_if(m_offers,
                                          [&](const auto &offer) { return isColor(offer) && !offer.isOfText; });
        if (found == m_offers.end())
            found = std::ranges::find_if(m_offers, isColor);
        if (found != m_offers.end())
            found->isSuggested = true;
    }

    /// Of those that have their default only the first of each node: further ones are published inside.
    void leaveOutSeldom()
    {
        constexpr int most = 4;
        std::map<QString, int> counts;
        std::erase_if(m_offers, [&](const OfferedProperty &offer) {
            return !offer.isSaid && !offer.isSuggested && ++counts[offer.property.node] > most;
        });
    }

    static int rankOf(const OfferedProperty &offer)
    {
        if (offer.isSuggested)
            return 0;
        if (offer.isSaid)
            return 1;
        if (graph::holdsTexts(offer.type))
            return 2;
        return offer.type == ValueType::Color ? 3 : 4;
    }

    const Lecture &m_lecture;
    QString m_scene;
    const timeline::Registry &m_types;
    std::vector<OfferedProperty> m_offers;
};

} // namespace

std::vector<OfferedProperty> offeredToPublish(const Lecture &lecture, const QString &scene, const QStringList &nodes,
                                              const timeline::Registry &plugins)
{
    return Offering(lecture, scene, nodes, lecture::typesOf(lecture, plugins)).found();
}

std::vector<PropertyOfNode> suggestedToPublish(const Lecture &lecture, const QString &scene, const QStringList &nodes,
                                               const timeline::Registry &plugins)
{
    std::vector<PropertyOfNode> suggested;
    for (const OfferedProperty &offer : offeredToPublish(lecture, scene, nodes, plugins)) {
        if (offer.isSuggested)
            suggested.push_back(offer.property);
    }
    return suggested;
}

} // namespace lectograph::editor
