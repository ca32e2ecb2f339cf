// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/definitions.h"

#include "base/text.h"
#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"
#include "editor/edits/reference_changes.h"
#include "editor/edits/references.h"
#include "editor/edits/styles.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "graph/binding.h"
#include "graph/placement.h"
#include "lecture/types.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Block;
using lecture::Lecture;
using lecture::PublishedProperty;
using lecture::Scene;

namespace {

tl::unexpected<base::Error> noDefinition(const QString &block)
{
    return base::failure(translated("There is no block definition “%1”.").arg(block),
                         translated("It may have been removed in the meantime."));
}

tl::unexpected<base::Error> noPublished(const QString &key)
{
    return base::failure(translated("This block publishes no property “%1”.").arg(key),
                         translated("It may have been removed in the meantime."));
}

/// A word that expressions read after "in.".
QString wordOf(const QString &text)
{
    QString word;
    bool isNext = false;
    for (const QChar c : text) {
        if (!c.isLetterOrNumber()) {
            isNext = !word.isEmpty();
            continue;
        }
        word += isNext ? c.toUpper() : c;
        isNext = false;
    }
    if (word.isEmpty() || word.front().isDigit())
        word.prepend(u'p');
    return word;
}

/// A key for instances: other than those of the placement that every block with a picture has.
QString freeKey(const Block &block, const QString &node, const QString &key)
{
    const auto isTaken = [&](const QString &one) { return publishedIn(block, one) || graph::isPlacement(one); };
    if (!isTaken(key))
        return key;
    const QString stem = wordOf(node + u'-' + key);
    QString free = stem;
    for (int number = 2; isTaken(free); ++number)
        free = stem + QString::number(number);
    return free;
}

PublishedProperty publishedLike(const graph::PropertySpec &spec, const QString &key, const QString &title)
{
    PublishedProperty published;
    published.key = key;
    published.type = spec.type;
    published.title = title.isEmpty() ? labelOf(spec) : title;
    if (std::isfinite(spec.min))
        published.min = spec.min;
    if (std::isfinite(spec.max))
        published.max = spec.max;
    published.unit = base::toText(spec.unit);
    published.ease = base::toText(spec.ease);
    if (!spec.choices.empty())
        published.choices = base::toText(spec.choices).split(u'|');
    return published;
}

/// The first value of keyframes.
QJsonValue firstValue(const QJsonValue &written)
{
    const std::vector<Keyframe> keys = keyframesOf(written);
    return keys.empty() ? QJsonValue(QJsonValue::Undefined) : keys.front().value;
}

using ChangeBlock = std::function<Result<void>(Block &block)>;

Result<Lecture> withBlockChanged(const Lecture &lecture, const QString &id, const ChangeBlock &change)
{
    const Block *found = definitionOf(lecture, id);
    if (!found)
        return noDefinition(id);
    Block block = *found;
    if (const auto done = change(block); !done)
        return tl::unexpected(done.error());
    return lecture::withDefinition(lecture, std::move(block));
}

/// Applies `change` to every property of the nodes inside and to what the outputs come from.
void changeInside(Block &block, const std::function<QJsonValue(const QJsonValue &)> &change)
{
    Scene inside = *block.inside;
    for (graph::NodePtr &shared : inside.nodes) {
        graph::Node node = *shared;
        for (const QString &key : shared->properties.keys())
            node.properties.insert(key, change(shared->properties.value(key)));
        if (node != *shared)
            shared = std::make_shared<const graph::Node>(std::move(node));
    }
    block.inside = std::make_shared<const Scene>(std::move(inside));
    for (lecture::PublishedOutput &output : block.outputs)
        output.from = change(output.from);
}

bool isReadInExpression(const Block &block, const QString &key)
{
    const auto reads = [&](const QJsonValue &written) { return publishedInExpressions(written).contains(key); };
    return std::ranges::any_of(block.inside->nodes,
                               [&](const graph::NodePtr &node) { return std::ranges::any_of(node->properties, reads); })
        || std::ranges::any_of(block.outputs,
                               [&](const lecture::PublishedOutput &output) { return reads(output.from); });
}

/// Parameters of the lecture that stand for a property of an instance.
void renameParameters(Lecture &lecture, const std::vector<InstancePlace> &instances, const QString &key,
                      const QString &newKey)
{
    std::erase_if(lecture.parameters, [&](lecture::Parameter &parameter) {
        const bool isMeant = parameter.property == key
            && std::ranges::find(instances, InstancePlace{parameter.scene, parameter.node}) != instances.end();
        if (isMeant)
            parameter.property = newKey;
        return isMeant && newKey.isEmpty();
    });
}

} // namespace

QString publishedKeyOf(const QJsonValue &written)
{
    const graph::LinkText link = graph::parseLink(written.toObject().value(u"link"_s).toString());
    return link.node == "in"_L1 ? link.port : QString();
}

Result<Published> withPublished(const Lecture &lecture, const QString &blockId, const QString &node, const QString &key,
                                const timeline::Registry &plugins, const QString &title)
{
    const Block *found = definitionOf(lecture, blockId);
    if (!found)
        return noDefinition(blockId);
    const PropertyPlace place{lecture::blockType(blockId), node, {}, key};
    const auto spec = specOf(lecture, place, lecture::typesOf(lecture, plugins));
    if (!spec)
        return base::failure(translated("This block has no “%1”.").arg(key));
    const QJsonValue written = writtenAt(lecture, place);
    const PropertyKind kind = kindOf(written);
    if (const QString already = publishedKeyOf(written); !already.isEmpty())
        return base::failure(translated("“%1” is published already.").arg(labelOf(*spec)));
    if (kind != PropertyKind::Default && kind != PropertyKind::Constant && kind != PropertyKind::Keyframed)
        return base::failure(translated("“%1” is computed inside of this block.").arg(labelOf(*spec)),
                             translated("Remove its link or expression first, or publish what it comes from."));
    Block block = *found;
    PublishedProperty published = publishedLike(*spec, freeKey(block, node, key), title);
    published.preset = kind == PropertyKind::Keyframed ? firstValue(written)
        : kind == PropertyKind::Constant               ? written
                                                       : presetAt(lecture, place, *spec);
    if (published.preset.isNull())
        published.preset = QJsonValue::Undefined;
    const QString publishedKey = published.key;
    block.properties.push_back(std::move(published));
    return lecture::withDefinition(lecture, std::move(block))
        .and_then([&](const Lecture &with) { return withProperty(with, place, linkTo(u"in"_s, publishedKey)); })
        .and_then([&](const Lecture &with) {
            return kind != PropertyKind::Keyframed ? Result<Lecture>(with)
                                                   : withEachInstance(with, blockId, [&](graph::Node &instance) {
                                                         if (lecture::blockIdOf(instance.type) == blockId)
                                                             instance.properties.insert(publishedKey, written);
                                                     });
        })
        .map([&](Lecture &&with) {
            return Published{std::move(with), publishedKey};
        });
}

Result<Lecture> withUnpublished(const Lecture &lecture, const QString &blockId, const QString &key)
{
    const auto changed = withBlockChanged(lecture, blockId, [&](Block &block) -> Result<void> {
        const auto published = std::ranges::find(block.properties, key, &PublishedProperty::key);
        if (published == block.properties.end())
            return noPublished(key);
        if (isReadInExpression(block, key))
            return base::failure(translated("Expressions inside of this block read “in.%1”.").arg(key),
                                 translated("Change them first."));
        const QJsonValue preset = published->preset;
        block.properties.erase(published);
        changeInside(block, [&](const QJsonValue &written) {
            return withPublishedReplaced(
                written, [&](const QString &read) { return read == key ? preset : QJsonValue(linkTo(u"in"_s, read)); });
        });
        return {};
    });
    return changed.and_then([&](const Lecture &with) {
                      return withInstanceKeys(with, blockId, {{key, {}}});
                  })
        .map([&](Lecture &&with) {
            renameParameters(with, instancesOf(with, blockId), key, {});
            return std::move(with);
        });
}

Result<Lecture> withPublishedKey(const Lecture &lecture, const QString &blockId, const QString &key,
                                 const QString &newKey)
{
    if (newKey == key)
        return lecture;
    const auto changed = withBlockChanged(lecture, blockId, [&](Block &block) -> Result<void> {
        PublishedProperty *published = publishedIn(block, key);
        if (!published)
            return noPublished(key);
        if (newKey.isEmpty() || wordOf(newKey) != newKey)
            return base::failure(translated("“%1” is no name for expressions.").arg(newKey),
                                 translated("Use letters and digits, such as “width2”."));
        if (publishedIn(block, newKey) || graph::isPlacement(newKey))
            return base::failure(translated("Every instance has a property “%1” already.").arg(newKey),
                                 translated("Type another name."));
        published->key = newKey;
        changeInside(block, [names = std::map<QString, QString>{{key, newKey}}](const QJsonValue &written) {
            return withPublishedRenamed(written, names);
        });
        return {};
    });
    return changed.and_then([&](const Lecture &with) {
                      return withInstanceKeys(with, blockId, {{key, newKey}});
                  })
        .map([&](Lecture &&with) {
            renameParameters(with, instancesOf(with, blockId), key, newKey);
            return std::move(with);
        });
}

Result<Lecture> withPublishedRange(const Lecture &lecture, const QString &blockId, const QString &key,
                                   std::optional<double> min, std::optional<double> max)
{
    return withBlockChanged(lecture, blockId, [&](Block &block) -> Result<void> {
        PublishedProperty *published = publishedIn(block, key);
        if (!published)
            return noPublished(key);
        if (min && max && *min > *max)
            return base::failure(translated("The smallest value is larger than the largest."),
                                 translated("Exchange them."));
        const double preset = published->preset.toDouble();
        if ((min && preset < *min) || (max && preset > *max))
            return base::failure(translated("The default %1 is outside of this range.").arg(preset),
                                 translated("Change the default first, or make the range wider."));
        published->min = min;
        published->max = max;
        return {};
    });
}

Result<Lecture> withPublishedMoved(const Lecture &lecture, const QString &blockId, const QString &key, int steps)
{
    return withBlockChanged(lecture, blockId, [&](Block &block) -> Result<void> {
        const auto published = std::ranges::find(block.properties, key, &PublishedProperty::key);
        if (published == block.properties.end())
            return noPublished(key);
        const auto from = published - block.properties.begin();
        const auto to = std::clamp<std::ptrdiff_t>(from + steps, 0, std::ssize(block.properties) - 1);
        PublishedProperty moved = std::move(*published);
        block.properties.erase(published);
        block.properties.insert(block.properties.begin() + to, std::move(moved));
        return {};
    });
}

} // namespace lectograph::editor
