// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/blocks.h"
#include "editor/edits/properties.h"

/// Edits of the links between blocks: the output of one as a property of another.
namespace lectograph::editor {

/// What the pseudo node “in” is called: the published properties, inside a definition.
QString publishedLabel();

struct OutputPlace
{
    QString node; ///< or “in”
    QString port; ///< empty: the first output
};

struct InputPlace
{
    QString node;
    QString key;
    int element = -1; ///< of a list; −1: the whole list, or a new element at the end
};

/// Whether a value of type `from` can be linked to a property of type `to`, as a whole or as an element.
bool fits(graph::ValueType from, graph::ValueType to);

/// Succeeds if the link may be made; the error says whether the types do not fit or it would close a cycle.
base::Result<void> linkable(const lecture::Lecture &lecture, const QString &scene, const OutputPlace &from,
                            const InputPlace &to, const timeline::Registry &registry, const QStringList &languages);
/// Appends to a list, unless the link carries a whole list. `like`: the link that it replaces, whose part and
/// "staged" are kept.
base::Result<lecture::Lecture> withLink(const lecture::Lecture &lecture, const QString &scene, const OutputPlace &from,
                                        const InputPlace &to, const timeline::Registry &registry,
                                        const QJsonObject &like = {});
base::Result<lecture::Lecture> withoutLink(const lecture::Lecture &lecture, const QString &scene, const InputPlace &to);
/// The JSON of a link, empty if there is none.
QJsonObject linkAt(const lecture::Scene &scene, const InputPlace &to);
/// Whether a link takes the shape as it is on stage at each time.
base::Result<lecture::Lecture> withStaged(const lecture::Lecture &lecture, const QString &scene, const InputPlace &to,
                                          bool isStaged);

/// The unlinked property that suits a value best. `fromType`, the type of the block that provides it, decides between
/// several candidates.
std::optional<QString> fittingInput(const graph::NodeType &type, const QJsonObject &properties, graph::ValueType from,
                                    const QString &fromType);
/// The output that suits a property.
std::optional<QString> fittingOutput(const graph::NodeType &type, graph::ValueType to);

/// Reroutes the link from `from` to `to` through the node.
base::Result<lecture::Lecture> withNodeInserted(const lecture::Lecture &lecture, const QString &scene,
                                                const QString &node, const OutputPlace &from, const InputPlace &to,
                                                const timeline::Registry &registry);

/// The input of a block without a picture that takes a value of this property, if its result fits the property again.
/// None for shapes, which are not computed but drawn.
std::optional<QString> computingInput(const graph::NodeType &type, const graph::PropertySpec &property);
/// Puts a new block between a property and its value: it takes the value, and the property its result.
base::Result<lecture::Lecture> withComputed(const lecture::Lecture &lecture, const PropertyPlace &place, NewBlock block,
                                            const timeline::Registry &registry);

} // namespace lectograph::editor
