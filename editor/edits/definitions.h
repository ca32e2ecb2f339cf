// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/edit.h"
#include "timeline/animation.h"

#include <QStringList>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <vector>

/// Block definitions of a lecture, and their instances: nodes of the type "block:ID". The inside of a definition is
/// edited as the scene "block:ID".
namespace lectograph::editor {

/// Null if there is none.
const lecture::Block *definitionOf(const lecture::Lecture &lecture, const QString &block);
/// Its title in the first of these languages that it has, or else its id.
QString titleOf(const lecture::Block &block, const QStringList &languages);
/// The published property with this key, or null.
template <class Block>
auto *publishedIn(Block &block, const QString &key)
{
    const auto found = std::ranges::find(block.properties, key, &lecture::PublishedProperty::key);
    return found == block.properties.end() ? nullptr : &*found;
}
/// Of a published property, in words: "Line width" of "lineWidth" without a title.
QString titleOf(const lecture::PublishedProperty &published, const QStringList &languages);
/// An id for a new definition: "token" for “Token”, or else "token2", …
QString freeDefinitionId(const lecture::Lecture &lecture, const QString &name);

/// Where a block is used: an instance, or a repetition of it.
struct InstancePlace
{
    QString scene; ///< or "block:ID" of another definition; empty for a node shared by all scenes
    QString node;

    friend bool operator==(const InstancePlace &, const InstancePlace &) = default;
};
/// In the order of the scenes, then shared nodes, then definitions.
std::vector<InstancePlace> instancesOf(const lecture::Lecture &lecture, const QString &block);
/// The definitions that are used inside of this one, directly or through others, without itself.
QStringList usedBy(const lecture::Lecture &lecture, const QString &block);
/// An error if a block of this type in the scene would put a definition into itself.
base::Result<void> checkNesting(const lecture::Lecture &lecture, const QString &scene, const QString &type);
/// Changes all of them.
base::Result<lecture::Lecture> withEachInstance(const lecture::Lecture &lecture, const QString &block,
                                                const std::function<void(graph::Node &)> &change);

/// `shown` is the language of the title.
base::Result<lecture::Lecture> withDefinitionTitle(const lecture::Lecture &lecture, const QString &block,
                                                   const QString &title, const QString &shown);
/// An error if it is used.
base::Result<lecture::Lecture> withDefinitionDeleted(const lecture::Lecture &lecture, const QString &block);

// Published properties: those of the instances, which the inside reads as "in.KEY".

struct Published
{
    lecture::Lecture lecture;
    QString key;
};
/// Publishes a property of a node inside: its value becomes the default, and keyframes go to the instances. Nothing
/// looks otherwise. `title`: empty for the one of the property.
base::Result<Published> withPublished(const lecture::Lecture &lecture, const QString &block, const QString &node,
                                      const QString &key, const timeline::Registry &plugins, const QString &title = {});
/// The published property that a property inside reads; empty if it reads none.
QString publishedKeyOf(const QJsonValue &written);
/// The inside has the default again, and instances lose what they say.
base::Result<lecture::Lecture> withUnpublished(const lecture::Lecture &lecture, const QString &block,
                                               const QString &key);
/// Renames the key everywhere that it is read and set.
base::Result<lecture::Lecture> withPublishedKey(const lecture::Lecture &lecture, const QString &block,
                                                const QString &key, const QString &newKey);
/// What instances may set it to; without values, anything. An error if the default is outside.
base::Result<lecture::Lecture> withPublishedRange(const lecture::Lecture &lecture, const QString &block,
                                                  const QString &key, std::optional<double> min,
                                                  std::optional<double> max);
/// Moves it by `steps` in the list.
base::Result<lecture::Lecture> withPublishedMoved(const lecture::Lecture &lecture, const QString &block,
                                                  const QString &key, int steps);

// Making definitions, and taking instances apart.

struct PropertyOfNode
{
    QString node;
    QString key;

    friend bool operator==(const PropertyOfNode &, const PropertyOfNode &) = default;
};
struct DefinitionWish
{
    QString name;
    QStringList nodes;
    std::vector<PropertyOfNode> published = {};
    QString shown = {}; ///< the language of the name
};
struct MadeDefinition
{
    lecture::Lecture lecture;
    QString block;
    QString instance;
};
/// Makes a definition of these nodes and puts an instance in their place: the picture stays the same. Links from other
/// nodes become published properties, links to other nodes lead to parts or further outputs of the instance, and clips
/// act on its parts.
base::Result<MadeDefinition> withMadeDefinition(const lecture::Lecture &lecture, const QString &scene,
                                                const DefinitionWish &wish, const timeline::Registry &plugins);
/// Why these nodes cannot be made a definition, if so.
base::Result<void> canBeDefinition(const lecture::Lecture &lecture, const QString &scene, const QStringList &nodes,
                                   const timeline::Registry &registry);
/// A property that the instances of a definition of these nodes could have of their own.
struct OfferedProperty
{
    PropertyOfNode property;
    graph::ValueType type = graph::ValueType::Number;
    bool isSaid = false;      ///< the node says it itself; otherwise it has its default
    bool isSuggested = false; ///< usually published
    bool isOfText = false;    ///< the node shows words
};
/// What the nodes say themselves, and the texts, numbers and visible colors that have their defaults; those that are
/// usually published come first in each node.
std::vector<OfferedProperty> offeredToPublish(const lecture::Lecture &lecture, const QString &scene,
                                              const QStringList &nodes, const timeline::Registry &plugins);
/// Those that are usually published: the words, the texts and colors that the nodes say themselves, or else one color.
std::vector<PropertyOfNode> suggestedToPublish(const lecture::Lecture &lecture, const QString &scene,
                                               const QStringList &nodes, const timeline::Registry &plugins);

struct Detached
{
    lecture::Lecture lecture;
    QStringList nodes;
};
/// Puts the nodes of the definition in the place of an instance: the picture stays the same. They become the contents
/// of a group if something refers to the instance as a whole, or if it is scaled, turned or the like.
base::Result<Detached> withDetached(const lecture::Lecture &lecture, const QString &scene, const QString &instance,
                                    const timeline::Registry &plugins);

// Definitions of libraries.

struct AddedDefinition
{
    lecture::Lecture lecture;
    QString block;
};
/// Copies a definition from a library with the definitions and files that it uses, and its texts in the languages of the
/// lecture; `origin` names the library. One of
/// this origin that the lecture has already is used instead. Definitions get ids that are free in the lecture.
base::Result<AddedDefinition> withDefinitionFrom(const lecture::Lecture &lecture, const lecture::Lecture &library,
                                                 const QString &block, const QString &origin);
struct AddedDefinitions
{
    lecture::Lecture lecture;
    std::map<QString, QString> ids; ///< what they are called here
};
/// Copies all definitions of another lecture, with their files. One with the id, title and properties of a definition of
/// this lecture is that one, unless they are to be `exact` and it looks otherwise; others get ids that are free in the
/// lecture.
base::Result<AddedDefinitions> withDefinitionsOf(const lecture::Lecture &lecture, const lecture::Lecture &other,
                                                 bool exact = false);
/// The origin of a definition copied from a library: "LIBRARY/ID".
QString originOf(const QString &library, const QString &block);
/// Replaces a definition by the library's, with those that it uses. Instances keep their values; those of properties
/// that are gone are removed.
base::Result<lecture::Lecture> withDefinitionUpdated(const lecture::Lecture &lecture, const QString &block,
                                                     const lecture::Lecture &library, const QString &libraryBlock);
/// A lecture of only this definition with the definitions and files that it uses: what a library keeps of it.
base::Result<lecture::Lecture> definitionAlone(const lecture::Lecture &lecture, const QString &block);

} // namespace lectograph::editor
