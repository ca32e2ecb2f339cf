// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/assets.h"
#include "editor/edits/definitions.h"
#include "editor/edits/reference_changes.h"
#include "editor/edits/texts.h"
#include "editor/language/translated.h"

#include <algorithm>
#include <map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Block;
using lecture::Lecture;
using lecture::Scene;

namespace {

using NewIds = std::map<QString, QString>; ///< of definitions in the lecture, by those in the library

const QString repeatedBlock = u"block"_s; ///< of a repetition

void renameType(QString &type, const NewIds &ids)
{
    if (const auto id = ids.find(lecture::blockIdOf(type)); id != ids.end())
        type = lecture::blockType(id->second);
}

/// With the texts that are shown only in the languages of the lecture: others would appear when it gets another language.
/// Titles stay as they are; the interface shows them in its own language.
Block withShownTexts(Block block, const QStringList &translated, const Languages &languages)
{
    Scene inside = *block.inside;
    for (graph::NodePtr &shared : inside.nodes) {
        graph::Node node = *shared;
        node.properties = inLanguagesOf(node.properties, translated, languages).toObject();
        shared = std::make_shared<const graph::Node>(std::move(node));
    }
    block.inside = std::make_shared<const Scene>(std::move(inside));
    for (lecture::PublishedProperty &published : block.properties) {
        if (!published.preset.isUndefined())
            published.preset = inLanguagesOf(published.preset, translated, languages);
    }
    return block;
}

/// The definition under its id in the lecture, using other definitions and files as these are called there.
Block adapted(const Block &block, const NewIds &ids, const std::map<QString, QString> &files, const QString &origin)
{
    Block result = block;
    result.id = ids.at(block.id);
    if (!origin.isEmpty())
        result.origin = originOf(origin, block.id);
    Scene inside = *block.inside;
    for (graph::NodePtr &shared : inside.nodes) {
        graph::Node node = *shared;
        renameType(node.type, ids);
        if (QString repeated = node.properties.value(repeatedBlock).toString(); !repeated.isEmpty()) {
            renameType(repeated, ids);
            node.properties.insert(repeatedBlock, repeated);
        }
        node.properties = withFilesCalled(node.properties, files).toObject();
        shared = std::make_shared<const graph::Node>(std::move(node));
    }
    result.inside = std::make_shared<const Scene>(std::move(inside));
    for (lecture::PublishedProperty &published : result.properties) {
        if (!published.preset.isUndefined())
            published.preset = withFilesCalled(published.preset, files);
    }
    return result;
}

/// The same definition, as it may be further on or behind in another lecture.
bool isSameDefinition(const Block &one, const Block &other)
{
    const auto isSameProperty = [](const lecture::PublishedProperty &a, const lecture::PublishedProperty &b) {
        return a.key == b.key && a.type == b.type;
    };
    return one.title == other.title && std::ranges::equal(one.properties, other.properties, isSameProperty);
}

/// Definitions inside may be called otherwise.
bool drawsTheSame(const Block &one, const Block &other)
{
    return std::ranges::equal(one.inside->nodes, other.inside->nodes,
                              [](const graph::NodePtr &a, const graph::NodePtr &b) { return *a == *b; });
}

std::optional<QString> withOrigin(const Lecture &lecture, const QString &origin)
{
    const auto found = std::ranges::find_if(lecture.blocks,
                                            [&](const auto &one) { return one.second->origin == origin; });
    return found == lecture.blocks.end() ? std::nullopt : std::optional(found->first);
}

/// Copies definitions of the library with their files; each replaces the one of its id.
Result<Lecture> withCopied(const Lecture &lecture, const Lecture &library, const QStringList &blocks, const NewIds &ids,
                           const QString &origin)
{
    Lecture only;
    only.language = library.language;
    for (const QString &block : blocks) {
        const auto alone = definitionAlone(library, block);
        if (!alone)
            return tl::unexpected(alone.error());
        only.assets.insert(alone->assets.begin(), alone->assets.end());
    }
    const auto files = withAssetsOf(lecture, only);
    if (!files)
        return tl::unexpected(files.error());
    Result<Lecture> result = files->lecture;
    for (const QString &block : blocks) {
        const Block *source = definitionOf(library, block);
        result = result.and_then([&](const Lecture &with) {
            Block copy = adapted(*source, ids, files->names, origin);
            if (!origin.isEmpty())
                copy = withShownTexts(std::move(copy), languagesOf(library).all, languagesOf(lecture));
            return lecture::withDefinition(with, std::move(copy));
        });
    }
    return result;
}

tl::unexpected<base::Error> notInLibrary(const QString &block)
{
    return base::failure(translated("The library has no block “%1”.").arg(block),
                         translated("It may have been removed in the meantime."));
}

} // namespace

QString originOf(const QString &library, const QString &block)
{
    return library + u'/' + block;
}

Result<Lecture> definitionAlone(const Lecture &lecture, const QString &block)
{
    if (!definitionOf(lecture, block))
        return notInLibrary(block);
    Lecture alone;
    alone.language = lecture.language;
    alone.languages = lecture.languages;
    QSet<QString> files;
    for (const QString &id : QStringList{block} + usedBy(lecture, block)) {
        const lecture::BlockPtr &definition = lecture.blocks.at(id);
        alone.blocks.emplace(id, definition);
        for (const graph::NodePtr &node : definition->inside->nodes)
            collectFiles(node->properties, lecture, files);
        for (const lecture::PublishedProperty &published : definition->properties)
            collectFiles(published.preset, lecture, files);
    }
    for (const QString &file : files)
        alone.assets.insert(*lecture.assets.find(file));
    return alone;
}

Result<AddedDefinitions> withDefinitionsOf(const Lecture &lecture, const Lecture &other, bool exact)
{
    NewIds ids;
    QStringList copied;
    Lecture taken = lecture;
    for (const auto &[id, block] : other.blocks) {
        const Block *known = definitionOf(lecture, id);
        if (known && isSameDefinition(*known, *block) && (!exact || drawsTheSame(*known, *block))) {
            ids[id] = id;
            continue;
        }
        ids[id] = taken.blocks.contains(id) ? freeDefinitionId(taken, id) : id;
        taken.blocks.emplace(ids[id], block);
        copied.append(id);
    }
    return withCopied(lecture, other, copied, ids, {}).map([&](Lecture &&with) {
        return AddedDefinitions{std::move(with), std::move(ids)};
    });
}

Result<AddedDefinition> withDefinitionFrom(const Lecture &lecture, const Lecture &library, const QString &block,
                                           const QString &origin)
{
    if (!definitionOf(library, block))
        return notInLibrary(block);
    NewIds ids;
    QStringList copied;
    Lecture taken = lecture; // ids that are given are taken for the next one
    for (const QString &id : QStringList{block} + usedBy(library, block)) {
        if (const auto known = withOrigin(lecture, originOf(origin, id))) {
            ids[id] = *known;
            continue;
        }
        ids[id] = taken.blocks.contains(id) ? freeDefinitionId(taken, id) : id;
        taken.blocks.emplace(ids[id], library.blocks.at(id));
        copied.append(id);
    }
    return withCopied(lecture, library, copied, ids, origin).map([&](Lecture &&with) {
        return AddedDefinition{std::move(with), ids.at(block)};
    });
}

Result<Lecture> withDefinitionUpdated(const Lecture &lecture, const QString &block, const Lecture &library,
                                      const QString &libraryBlock)
{
    const Block *old = definitionOf(lecture, block);
    if (!old || !definitionOf(library, libraryBlock))
        return notInLibrary(libraryBlock);
    const QString origin = old->origin.section(u'/', 0, -2);
    const QStringList needed = QStringList{libraryBlock} + usedBy(library, libraryBlock);
    NewIds ids{{libraryBlock, block}};
    Lecture taken = lecture;
    for (const QString &id : needed.sliced(1)) {
        const auto known = withOrigin(lecture, originOf(origin, id));
        ids[id] = known ? *known : taken.blocks.contains(id) ? freeDefinitionId(taken, id) : id;
        taken.blocks.emplace(ids[id], library.blocks.at(id));
    }
    Result<Lecture> result = withCopied(lecture, library, needed, ids, origin);
    for (const auto &[from, to] : ids) {
        const Block *before = definitionOf(lecture, to);
        NewKeys gone;
        for (const lecture::PublishedProperty &published :
             before ? before->properties : std::vector<lecture::PublishedProperty>()) {
            if (!publishedIn(*definitionOf(library, from), published.key))
                gone[published.key] = QString();
        }
        if (!gone.empty())
            result = result.and_then([&](const Lecture &with) { return withInstanceKeys(with, to, gone); });
    }
    return result;
}

} // namespace lectograph::editor
