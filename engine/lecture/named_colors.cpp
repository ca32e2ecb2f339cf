// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text.h"
#include "graph/binding.h"
#include "graph/placement.h"
#include "lecture/looks.h"
#include "lecture/types.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

const QString backgroundKey = u"background"_s;

enum class Ground { Dark, Light, Other };

Ground groundOf(const QJsonValue &background)
{
    if (background.isUndefined())
        return Ground::Dark; // the default of scenes
    const auto color = base::parseColor(background.toString());
    constexpr float nearly = 0.06f;
    if (!color || color->a < 1)
        return Ground::Other;
    const auto [least, most] = std::minmax({color->r, color->g, color->b});
    return most <= nearly ? Ground::Dark : least >= 1 - nearly ? Ground::Light : Ground::Other;
}

/// The name by which looks know a colour on this ground; null: it stays as it is written.
QJsonValue nameOfColor(const QString &written, Ground ground)
{
    const auto color = base::parseColor(written);
    if (!color || ground == Ground::Other)
        return {};
    const bool isWhite = *color == base::Color{1, 1, 1, 1};
    const bool isBlack = *color == base::Color{0, 0, 0, 1};
    if (ground == Ground::Light && (isWhite || isBlack))
        return isWhite ? u"background"_s : u"text"_s;
    if (!written.trimmed().startsWith(u'#'))
        return {};
    const auto known = std::ranges::find(base::palette(), *color, &base::NamedColor::color);
    return known == base::palette().end() ? QJsonValue() : QJsonValue(base::toText(known->name));
}

QJsonValue namedIn(const QJsonValue &json, Ground ground)
{
    if (json.isString()) {
        const QJsonValue name = nameOfColor(json.toString(), ground);
        return name.isNull() ? json : name;
    }
    if (json.isArray()) {
        QJsonArray list;
        const QJsonArray elements = json.toArray();
        for (const QJsonValue element : elements)
            list.append(namedIn(element, ground));
        return list;
    }
    if (!graph::isKeyframed(json))
        return json;
    QJsonObject keyframed = json.toObject();
    QJsonArray keys;
    const QJsonArray written = keyframed.value(u"keys"_s).toArray();
    for (const QJsonValue element : written) {
        QJsonObject key = element.toObject();
        key.insert(u"value"_s, namedIn(key.value(u"value"_s), ground));
        keys.append(key);
    }
    keyframed.insert(u"keys"_s, keys);
    return keyframed;
}

QJsonObject namedIn(const graph::PropertyTable &table, QJsonObject properties, Ground ground)
{
    for (const graph::PropertySpec &spec : table) {
        const QString key = base::toText(spec.key);
        const bool isColor = spec.type == graph::ValueType::Color || spec.type == graph::ValueType::Colors;
        if (isColor && properties.contains(key))
            properties.insert(key, namedIn(properties.value(key), ground));
    }
    return properties;
}

/// Names the colors of a lecture. Everything without such a colour stays the same object.
class ColorNaming
{
public:
    ColorNaming(const Lecture &lecture, const timeline::Registry &registry)
        : m_lecture(lecture), m_registry(typesOf(lecture, registry))
    {}

    Lecture named() const
    {
        Lecture lecture = m_lecture;
        const Ground first = m_lecture.scenes.empty()
            ? Ground::Dark
            : groundOf(m_lecture.scenes.front()->properties.value(backgroundKey));
        for (ScenePtr &scene : lecture.scenes)
            scene = namedScene(scene, groundOf(scene->properties.value(backgroundKey)));
        for (graph::NodePtr &node : lecture.nodes)
            node = namedNode(node, first);
        lecture.look.styles = namedStyles(lecture.look.styles, first);
        for (auto &[id, block] : lecture.blocks) {
            const ScenePtr inside = namedScene(block->inside, first);
            if (inside == block->inside)
                continue;
            Block changed = *block;
            changed.inside = inside;
            block = std::make_shared<const Block>(std::move(changed));
        }
        return lecture;
    }

private:
    /// A style is for blocks of any type: what is a colour in one of them is one in the style.
    QJsonObject namedStyles(QJsonObject styles, Ground ground) const
    {
        graph::PropertyTable colors;
        for (const auto &[id, type] : m_registry.nodes.types()) {
            std::ranges::copy_if(type.properties, std::back_inserter(colors), [](const graph::PropertySpec &spec) {
                return spec.type == graph::ValueType::Color || spec.type == graph::ValueType::Colors;
            });
        }
        for (auto style = styles.begin(); style != styles.end(); ++style)
            style.value() = namedIn(colors, style.value().toObject(), ground);
        return styles;
    }

    graph::NodePtr namedNode(const graph::NodePtr &node, Ground ground) const
    {
        const graph::NodeType *type = m_registry.nodes.find(*node);
        if (!type)
            return node;
        graph::Node changed = *node;
        changed.properties = namedIn(graph::tableOf(*type), changed.properties, ground);
        return changed == *node ? node : std::make_shared<const graph::Node>(std::move(changed));
    }

    timeline::ClipPtr namedClip(const timeline::ClipPtr &clip, Ground ground) const
    {
        timeline::Clip changed = *clip;
        if (const timeline::AnimationType *type = m_registry.animations.find(clip->type))
            changed.properties = namedIn(type->properties, changed.properties, ground);
        for (timeline::ClipPtr &child : changed.clips)
            child = namedClip(child, ground);
        const bool isSame = changed.properties == clip->properties && changed.clips == clip->clips;
        return isSame ? clip : std::make_shared<const timeline::Clip>(std::move(changed));
    }

    timeline::TrackPtr namedTrack(const timeline::TrackPtr &track, Ground ground) const
    {
        timeline::Track changed = *track;
        for (timeline::ClipPtr &clip : changed.clips)
            clip = namedClip(clip, ground);
        return changed.clips == track->clips ? track : std::make_shared<const timeline::Track>(std::move(changed));
    }

    ScenePtr namedScene(const ScenePtr &scene, Ground ground) const
    {
        Scene changed = *scene;
        if (ground != Ground::Other)
            changed.properties.remove(backgroundKey);
        for (graph::NodePtr &node : changed.nodes)
            node = namedNode(node, ground);
        for (timeline::TrackPtr &track : changed.tracks)
            track = namedTrack(track, ground);
        const bool isSame = changed.properties == scene->properties && changed.nodes == scene->nodes
            && changed.tracks == scene->tracks;
        return isSame ? scene : std::make_shared<const Scene>(std::move(changed));
    }

    const Lecture &m_lecture;
    const timeline::Registry &m_registry;
};

} // namespace

Lecture withColorsByName(const Lecture &lecture, const timeline::Registry &registry)
{
    return ColorNaming(lecture, registry).named();
}

bool hasOwnColors(const Lecture &lecture, const timeline::Registry &registry)
{
    const Lecture named = withColorsByName(lecture, registry);
    return !(named.look == lecture.look) || named.scenes != lecture.scenes || named.nodes != lecture.nodes
        || named.blocks != lecture.blocks;
}

} // namespace lectograph::lecture
