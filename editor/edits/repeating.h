// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/edit.h"

#include <QStringList>

/// Repetitions: blocks of the type graph::eachTypeId, which show another block once for each item of a list.
namespace lectograph::editor {

/// What a block is repeated over. Of these properties a repetition has one.
enum class RepeatOver { Count, Texts, Numbers, Rows, Shapes };
QString keyOf(RepeatOver over);
/// Nothing if the property is none of these.
std::optional<RepeatOver> repeatOverOf(const QString &key);
/// What the repetition is over; nothing for another block.
std::optional<RepeatOver> repeatOverOf(const graph::Node &node);

/// The number of items of a repetition, or a few where another block gives them.
int itemCountOf(const graph::Node &node);

/// Whether the block can be repeated: it is drawn, and no repetition already.
bool canRepeat(const graph::Node &node, const timeline::Registry &registry);
/// What the block can be repeated over: texts only if it shows one, numbers only if it takes one.
std::vector<RepeatOver> repeatableOver(const graph::Node &node, const timeline::Registry &registry);

/// Makes a repetition of the block under its id: its values are those of each item, and its place is that of all. Over
/// texts, these are the words of its own text. Clips and links of its parts act on the parts of every item.
base::Result<lecture::Lecture> withRepeated(const lecture::Lecture &lecture, const QString &scene, const QString &node,
                                            RepeatOver over, const timeline::Registry &registry);
/// Repeats over something else; a number of items that can be known stays.
base::Result<lecture::Lecture> withRepeatedOver(const lecture::Lecture &lecture, const QString &scene,
                                                const QString &node, RepeatOver over);
/// The node without properties to repeat over besides `over`.
graph::Node withOnly(graph::Node node, RepeatOver over);

struct SingleBlocks
{
    lecture::Lecture lecture;
    QStringList nodes;
};
/// Makes single blocks of a repetition: the picture at `time` stays the same. They become the contents of a group if
/// something refers to the repetition as a whole, or if it is scaled, turned or the like. An error if the items come
/// from another block.
base::Result<SingleBlocks> withSingleBlocks(const lecture::Lecture &lecture, const QString &scene, const QString &node,
                                            const timeline::Registry &registry, base::Time time);

/// A list of texts, or one for each language, with an item for each word instead of each text.
QJsonValue withLinesSplit(const QJsonValue &texts);

} // namespace lectograph::editor
