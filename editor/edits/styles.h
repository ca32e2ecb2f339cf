// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"

#include <QMimeData>

/// Styles of the lecture's look: values by name that blocks take where they say nothing themselves.
namespace lectograph::editor {

/// The names of the styles for blocks, sorted.
QStringList styleNames(const lecture::Lecture &lecture);
/// The values of a style; nothing if there is no such style.
QJsonObject styleValues(const lecture::Lecture &lecture, const QString &style);
/// The style of a node; empty if it has none.
QString styleOf(const lecture::Lecture &lecture, const QString &scene, const QString &node);

/// The value of a property where nothing is written: that of the style, or of the type.
QJsonValue presetAt(const lecture::Lecture &lecture, const PropertyPlace &place, const graph::PropertySpec &spec);
/// The property as the node says it, or else as its style does; undefined if neither does.
QJsonValue writtenOrStyled(const lecture::Lecture &lecture, const graph::Node &node, const QString &key);
/// Whether that is the value of a style.
bool hasStyleValue(const lecture::Lecture &lecture, const PropertyPlace &place);

/// Whether a property is part of how a block looks, and not of what it shows or where it stands.
bool isStyleProperty(const graph::PropertySpec &spec, const graph::PropertyTable &table);

/// An empty name removes the style.
base::Result<lecture::Lecture> withStyle(const lecture::Lecture &lecture, const QString &scene,
                                         const QStringList &nodes, const QString &style);
/// Makes a style of what the node draws otherwise than its type would; the node takes it from there on. A name that is
/// taken is refused.
base::Result<lecture::Lecture> withNewStyle(const lecture::Lecture &lecture, const QString &scene, const QString &node,
                                            const QString &name, const timeline::Registry &registry);
/// Moves what the node says itself into its style, so that all blocks of the style follow.
base::Result<lecture::Lecture> withUpdatedStyle(const lecture::Lecture &lecture, const QString &scene,
                                                const QString &node, const timeline::Registry &registry);
/// Whether that would change anything.
bool differsFromStyle(const lecture::Lecture &lecture, const QString &scene, const QString &node,
                      const timeline::Registry &registry);
/// Removes what the nodes say themselves although their style says it, so that they look as it says.
base::Result<lecture::Lecture> asTheStyleSays(const lecture::Lecture &lecture, const QString &scene,
                                              const QStringList &nodes);
/// Writes the values of the style into the nodes, which then have no style. Nothing looks otherwise.
base::Result<lecture::Lecture> withStyleWrittenOut(const lecture::Lecture &lecture, const QString &scene,
                                                   const QStringList &nodes, const timeline::Registry &registry);

graph::Node styleWrittenOut(graph::Node node, const lecture::Lecture &lecture, const timeline::Registry &registry);

/// How a block looks, as JSON for the clipboard (mime::style): its style, and all values that are part of the look.
QByteArray copyStyle(const lecture::Lecture &lecture, const QString &scene, const QString &node,
                     const timeline::Registry &registry);
/// Gives each node the style, and the values that it has by the same keys.
base::Result<lecture::Lecture> withPastedStyle(const lecture::Lecture &lecture, const QString &scene,
                                               const QStringList &nodes, const QByteArray &copied,
                                               const timeline::Registry &registry);

} // namespace lectograph::editor
