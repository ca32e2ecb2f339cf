// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/new_block.h"

#include "base/text.h"
#include "editor/edits/camera_edits.h"
#include "editor/edits/chain_edits.h"
#include "editor/edits/diagram_edits.h"
#include "editor/edits/lightness.h"
#include "editor/edits/looks.h"
#include "editor/edits/lookup.h"
#include "editor/edits/madetypes.h"
#include "lecture/block.h"

#include <QJsonArray>

#include <algorithm>
#include <array>
#include <ranges>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Lecture;
using lecture::Scene;

namespace {

const graph::PropertySpec *ownSpecOf(const graph::NodeType &type, std::string_view key, graph::ValueType value)
{
    const auto found = std::ranges::find_if(
        type.properties, [&](const graph::PropertySpec &spec) { return spec.key == key && spec.type == value; });
    return found == type.properties.end() ? nullptr : &*found;
}

QJsonObject linkToOutput(const QString &output)
{
    return {{u"link"_s, output}};
}

void linkShapes(QJsonObject &properties, const graph::NodeType &type, const std::vector<QString> &actors,
                QStringList shapes)
{
    shapes.removeIf([&](const QString &node) { return std::ranges::find(actors, node) == actors.end(); });
    for (const graph::PropertySpec &spec : type.properties) {
        const QString key = base::toText(spec.key);
        if (spec.type == graph::ValueType::Shape && spec.required && !shapes.isEmpty() && !properties.contains(key))
            properties.insert(key, linkToOutput(shapes.takeFirst()));
    }
}

/// The output of a node that is a vector, "node.port"; empty if it has none.
QString vectorOutputOf(const graph::Node *node, const timeline::Registry &registry)
{
    const graph::NodeType *type = node ? registry.nodes.find(*node) : nullptr;
    if (!type)
        return {};
    const auto port = std::ranges::find(type->outputs, graph::ValueType::Vector, &graph::PortSpec::type);
    if (port == type->outputs.end())
        return {};
    return port == type->outputs.begin() ? node->id : node->id + u'.' + base::toText(port->key);
}

QStringList vectorsAmong(const Scene &scene, const QStringList &nodes, const timeline::Registry &registry)
{
    QStringList outputs;
    for (const QString &node : nodes) {
        if (const QString output = vectorOutputOf(nodeOf(scene, node), registry); !output.isEmpty())
            outputs.append(output);
    }
    return outputs;
}

constexpr std::array<std::string_view, 2> vectorKeys{"first", "second"};

/// Whether it is made of two vectors, as a sum or an angle is.
bool takesTwoVectors(const graph::NodeType &type)
{
    return std::ranges::all_of(vectorKeys, [&](auto key) { return ownSpecOf(type, key, graph::ValueType::Vector); });
}

/// The last two vectors on stage. What is made of two others, such as their sum, counts only if there are no others.
QStringList lastVectors(const Scene &scene, const std::vector<QString> &actors, const timeline::Registry &registry)
{
    const auto isMade = [&](const QString &actor) {
        const graph::Node *node = nodeOf(scene, actor);
        const graph::NodeType *type = node ? registry.nodes.find(*node) : nullptr;
        return type && takesTwoVectors(*type);
    };
    const QStringList all(actors.begin(), actors.end());
    QStringList given = all;
    given.removeIf(isMade);
    QStringList vectors = vectorsAmong(scene, given, registry);
    if (vectors.size() < 2)
        vectors = vectorsAmong(scene, all, registry);
    return vectors.last(std::min<qsizetype>(2, vectors.size()));
}

/// "first" and "second", from the selection if it has two vectors, or else the last ones on stage.
void linkVectors(QJsonObject &properties, const graph::NodeType &type, const Scene &scene,
                 const std::vector<QString> &actors, const QStringList &selected, const timeline::Registry &registry)
{
    if (!takesTwoVectors(type))
        return;
    QStringList vectors = vectorsAmong(scene, selected, registry);
    if (vectors.size() < 2)
        vectors = lastVectors(scene, actors, registry);
    for (std::size_t i = 0; i < vectorKeys.size() && static_cast<qsizetype>(i) < vectors.size(); ++i) {
        if (const QString key = base::toText(vectorKeys[i]); !properties.contains(key))
            properties.insert(key, linkToOutput(vectors.at(static_cast<qsizetype>(i))));
    }
}

/// Whether numbers of the block are those of axes: both say how long 1 is, in the same words.
bool standsOnAxes(const graph::NodeType &type, const graph::NodeType &axes)
{
    const graph::PropertySpec *ours = ownSpecOf(type, "unit", graph::ValueType::Number);
    const graph::PropertySpec *theirs = ownSpecOf(axes, "unit", graph::ValueType::Number);
    return ours && theirs && !type.isAxes && axes.isAxes && ours->title == theirs->title;
}

/// Where the last axes on stage stand on which such blocks do, and how long 1 is there; nothing if there are none.
std::optional<QJsonObject> placeOfAxes(const graph::NodeType &type, const Scene &scene,
                                       const std::vector<QString> &actors, const timeline::Registry &registry)
{
    for (const QString &actor : std::views::reverse(actors)) {
        const graph::Node *node = nodeOf(scene, actor);
        const graph::NodeType *axes = node ? registry.nodes.find(node->type) : nullptr;
        if (!axes || !standsOnAxes(type, *axes))
            continue;
        QJsonObject place;
        for (const QString &key : {u"unit"_s, u"position"_s, u"tilt"_s, u"turn"_s, u"scale"_s}) {
            if (node->properties.contains(key))
                place.insert(key, node->properties.value(key));
        }
        return place;
    }
    return std::nullopt;
}

/// The second block of a type in a scene and those after it begin with other properties, if the catalog says so: they would
/// cover each other.
void tellApart(NewBlock &block, const Scene &scene, const timeline::Catalog &catalog)
{
    const QJsonObject further = catalog.type(block.type).value(u"further"_s).toObject();
    const QJsonArray looks = further.value(u"properties"_s).toArray();
    const auto before = std::ranges::count(scene.nodes, block.type,
                                           [](const graph::NodePtr &node) { return node->type; });
    if (before == 0 || looks.isEmpty() || block.properties.contains(further.value(u"unless"_s).toString()))
        return;
    const QJsonObject look = looks.at((before - 1) % looks.size()).toObject();
    for (auto property = look.begin(); property != look.end(); ++property) {
        if (!block.properties.contains(property.key()))
            block.properties.insert(property.key(), property.value());
    }
}

/// Whether a scene in space begins with this block.
bool opensSpace(const graph::NodeType &type, const Scene &scene, const std::vector<QString> &actors,
                const timeline::Registry &registry)
{
    const bool hasCamera =
        std::ranges::any_of(scene.nodes, [&](const graph::NodePtr &node) { return isCamera(node.get(), registry); });
    return type.isAxes && actors.empty() && !hasCamera;
}

/// From the side and above, so that all three axes are seen.
Result<Lecture> withCameraForSpace(const Lecture &lecture, const QString &scene, const timeline::Registry &registry)
{
    NewBlock camera{made::camera, freeNodeId(lecture, scene, made::camera)};
    camera.properties = {{u"floor"_s, u"xz"_s}, {u"height"_s, 6}, {u"phi"_s, -15}, {u"theta"_s, -30}};
    return withBlock(lecture, scene, camera, registry);
}

} // namespace

void makeLegible(NewBlock &block, const Lecture &lecture, const QString &scene, const timeline::Registry &registry)
{
    const graph::NodeType *type = registry.nodes.find(block.type);
    const auto white = base::parseColor(u"WHITE"_s, colorNamesOf(lecture)); // looks may call black so
    const base::Color ground = backgroundOf(lecture, scene);
    if (!type || !white || isLegibleOn(ground, *white))
        return;
    const QString readable = isLight(ground) ? u"#000000"_s : u"#FFFFFF"_s;
    for (const graph::PropertySpec &spec : type->properties) {
        const QString key = base::toText(spec.key);
        if (spec.type == graph::ValueType::Color && spec.preset == u"WHITE"_s && !block.properties.contains(key))
            block.properties.insert(key, readable);
    }
}

Result<Lecture> withNewBlock(const Lecture &lecture, const QString &sceneId, NewBlock block,
                             const QStringList &selected, const timeline::Registry &registry,
                             const std::optional<NewPlace> &newPlace)
{
    const Scene *scene = sceneOf(lecture, sceneId);
    const graph::NodeType *type = registry.nodes.find(block.type);
    if (!scene || !type)
        return withBlock(lecture, sceneId, block, registry); // says what is missing
    const std::vector<QString> actors = actorsOnStage(lecture, sceneId);
    linkShapes(block.properties, *type, actors, selected);
    linkVectors(block.properties, *type, *scene, actors, selected, registry);
    tellApart(block, *scene, registry.catalog);
    makeLegible(block, lecture, sceneId, registry);
    const auto diagram = newDiagramTexts(lecture, block.type, registry.catalog);
    if (diagram && !block.properties.contains(diagram->first))
        block.properties.insert(diagram->first, diagram->second);
    bool isOnAxes = false;
    if (const auto place = placeOfAxes(*type, *scene, actors, registry)) {
        isOnAxes = true;
        block.properties.remove(u"position"_s);
        for (auto property = place->begin(); property != place->end(); ++property)
            block.properties.insert(property.key(), property.value());
    }
    if (!lecture::blockIdOf(sceneId).isEmpty() || !opensSpace(*type, *scene, actors, registry)) {
        const auto added = withBlock(lecture, sceneId, block, registry);
        return added && newPlace && !isOnAxes ? withNewPlace(*added, sceneId, {block.id}, *newPlace, registry) : added;
    }
    block.properties.remove(u"position"_s); // where the camera looks
    return withBlock(lecture, sceneId, block, registry).and_then([&](const Lecture &added) {
        return withCameraForSpace(added, sceneId, registry);
    });
}

} // namespace lectograph::editor
