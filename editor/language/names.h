// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/node.h"
#include "graph/property.h"
#include "graph/registry.h"
#include "lecture/lecture.h"
#include "timeline/animation.h"
#include "timeline/clip.h"

#include <QString>

namespace lectograph::editor {

// What people read for what files and plugins call otherwise, in the language of the interface. The words of the plugins
// are translated in the context "Vocabulary".

QString vocabulary(const QString &english);
QString titleOf(const graph::NodeType &type);
QString titleOf(const timeline::AnimationType &type);
QString helpOf(const graph::NodeType &type);
QString helpOf(const timeline::AnimationType &type);
QString categoryOf(const graph::NodeType &type);
QString categoryOf(const timeline::AnimationType &type);
/// Its title, or else its key in words ("fillOpacity" → "Fill opacity"), translated.
QString labelOf(const graph::PropertySpec &spec);
/// The words before translation.
QString englishLabel(const graph::PropertySpec &spec);
QString englishLabel(QStringView key);
QString helpOf(const graph::PropertySpec &spec);
/// One of the words of a choice: "down-left" → "Down left" → its translation.
QString choiceLabel(const QString &choice);
QString nameOf(graph::ValueType type); ///< "number", "shape"
/// What the author called the node (extra["label"]), or else the words that it shows, or else words made from its id; where
/// that is only what freeNodeId() makes of its type, the title of the type: "bars2" → "Bar chart 2".
QString labelOf(const graph::Node &node, const graph::NodeRegistry &types, const QStringList &languages);
/// Its own name, or else "Scene 2" for "scene2", or else its id.
QString labelOf(const lecture::Scene &scene, const QStringList &languages);
/// The title of a clip's type, its target left out: "Fade in"; for a group its name.
QString labelOf(const timeline::Clip &clip, const timeline::AnimationRegistry &registry);

/// "00:34.20": minutes, seconds and hundredths, in every language alike.
QString timeText(base::Time time);
/// "12.50 s".
QString secondsText(base::Time time);

} // namespace lectograph::editor
