// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/definitions.h"

#include "editor/edits/texts.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "lecture/entry_name.h"

#include <QSet>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Block;
using lecture::Lecture;
using lecture::Scene;

namespace {

const QString repeatedKey = u"block"_s; ///< of a repetition: what is repeated

bool uses(const graph::Node &node, const QString &type)
{
    return node.type == type || node.properties.value(repeatedKey).toString() == type;
}

/// The types that the nodes of a definition name.
QStringList typesIn(const Block &block)
{
    QStringList types;
    for (const graph::NodePtr &node : block.inside->nodes) {
        types.append(node->type);
        types.append(node->properties.value(repeatedKey).toString());
    }
    return types;
}

/// Changes the nodes that use the block; the same list if there are none.
std::vector<graph::NodePtr> changed(std::vector<graph::NodePtr> nodes, const QString &type,
                                    const std::function<void(graph::Node &)> &change)
{
    for (graph::NodePtr &shared : nodes) {
        if (!uses(*shared, type))
            continue;
        graph::Node node = *shared;
        change(node);
        if (node != *shared)
            shared = std::make_shared<const graph::Node>(std::move(node));
    }
    return nodes;
}

Result<const Block *> foundDefinition(const Lecture &lecture, const QString &block)
{
    if (const Block *found = definitionOf(lecture, block))
        return found;
    return base::failure(translated("There is no block definition “%1”.").arg(block),
                         translated("It may have been removed in the meantime."));
}

} // namespace

const Block *definitionOf(const Lecture &lecture, const QString &block)
{
    const auto found = lecture.blocks.find(block);
    return found == lecture.blocks.end() ? nullptr : found->second.get();
}

QString titleOf(const Block &block, const QStringList &languages)
{
    const QString title = graph::localized(block.title, languages).value_or(QString());
    return title.isEmpty() ? block.id : title;
}

QString titleOf(const lecture::PublishedProperty &published, const QStringList &languages)
{
    const QString title = graph::localized(published.title, languages).value_or(QString());
    return title.isEmpty() ? labelOfKey(published.key) : title;
}

QString freeDefinitionId(const Lecture &lecture, const QString &name)
{
    QString stem;
    for (const QChar c : name.toLower()) {
        if (c.unicode() < 128 && c.isLetterOrNumber())
            stem += c;
        else if (!stem.isEmpty() && !stem.endsWith(u'-'))
            stem += u'-';
    }
    while (stem.endsWith(u'-'))
        stem.chop(1);
    constexpr qsizetype longest = 60;
    stem = stem.left(longest);
    if (stem.isEmpty() || stem.front().isDigit() || !lecture::checkSceneId(stem))
        stem = u"block"_s;
    QString id = stem;
    for (int number = 2; lecture.blocks.contains(id); ++number)
        id = stem + QString::number(number);
    return id;
}

std::vector<InstancePlace> instancesOf(const Lecture &lecture, const QString &block)
{
    const QString type = lecture::blockType(block);
    std::vector<InstancePlace> places;
    const auto collect = [&](const QString &scene, const std::vector<graph::NodePtr> &nodes) {
        for (const graph::NodePtr &node : nodes) {
            if (uses(*node, type))
                places.push_back({scene, node->id});
        }
    };
    for (const lecture::ScenePtr &scene : lecture.scenes)
        collect(scene->id, scene->nodes);
    collect({}, lecture.nodes);
    for (const auto &[id, other] : lecture.blocks)
        collect(lecture::blockType(id), other->inside->nodes);
    return places;
}

QStringList usedBy(const Lecture &lecture, const QString &block)
{
    QStringList found{block};
    for (qsizetype i = 0; i < found.size(); ++i) {
        const Block *definition = definitionOf(lecture, found.at(i));
        for (const QString &type : definition ? typesIn(*definition) : QStringList()) {
            const QString used = lecture::blockIdOf(type);
            if (!used.isEmpty() && !found.contains(used) && lecture.blocks.contains(used))
                found.append(used);
        }
    }
    found.removeFirst();
    return found;
}

Result<void> checkNesting(const Lecture &lecture, const QString &scene, const QString &type)
{
    const QString outer = lecture::blockIdOf(scene);
    const QString inner = lecture::blockIdOf(type);
    if (outer.isEmpty() || inner.isEmpty() || (inner != outer && !usedBy(lecture, inner).contains(outer)))
        return {};
    return base::failure(translated("A block cannot contain itself."),
                         translated("Put it into a scene, or into another block."));
}

Result<Lecture> withEachInstance(const Lecture &lecture, const QString &block,
                                 const std::function<void(graph::Node &)> &change)
{
    const QString type = lecture::blockType(block);
    Lecture result = lecture;
    for (lecture::ScenePtr &shared : result.scenes) {
        Scene scene = *shared;
        scene.nodes = changed(scene.nodes, type, change);
        if (scene.nodes != shared->nodes)
            shared = std::make_shared<const Scene>(std::move(scene));
    }
    result.nodes = changed(result.nodes, type, change);
    for (auto &[id, shared] : result.blocks) {
        Scene inside = *shared->inside;
        inside.nodes = changed(inside.nodes, type, change);
        if (inside.nodes == shared->inside->nodes)
            continue;
        Block definition = *shared;
        definition.inside = std::make_shared<const Scene>(std::move(inside));
        shared = std::make_shared<const Block>(std::move(definition));
    }
    return result;
}

Result<Lecture> withDefinitionTitle(const Lecture &lecture, const QString &block, const QString &title,
                                    const QString &shown)
{
    const auto found = foundDefinition(lecture, block);
    if (!found)
        return tl::unexpected(found.error());
    if (title.simplified().isEmpty())
        return base::failure(translated("The block needs a name."), translated("Type one."));
    Block changedBlock = **found;
    changedBlock.title = withName(changedBlock.title, shown, title.simplified(), lecture);
    return lecture::withDefinition(lecture, std::move(changedBlock));
}

Result<Lecture> withDefinitionDeleted(const Lecture &lecture, const QString &block)
{
    const auto instances = static_cast<int>(instancesOf(lecture, block).size());
    if (instances > 0)
        return base::failure(translated("This block is used in %n place(s).", instances),
                             translated("Delete or detach its instances first."));
    return lecture::withoutDefinition(lecture, block);
}

} // namespace lectograph::editor
