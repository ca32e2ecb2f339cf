// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/key_edits.h"
#include "editor/edits/properties.h"
#include "editor/session/session.h"
#include "graph/keyframes.h"

#include <QColor>
#include <QPointF>

#include <algorithm>
#include <optional>
#include <vector>

namespace lectograph::editor {

/// A keyframe of a curve.
struct CurveKey
{
    double seconds = 0; ///< scene time
    double value = 0;
    QString ease; ///< to the next keyframe
    std::optional<graph::Handle> out;
    std::optional<graph::Handle> in;
    bool isSelected = false;
};

/// A curve: a keyframed number over time, or a component of a vector or colour.
struct Curve
{
    PropertyPlace place;
    graph::PropertySpec spec;
    int component = -1; ///< x, y, z of a vector or red, green, blue of a colour; −1: a plain number
    QString owner;      ///< label of the node or clip
    QString label;      ///< of the property, with component
    QColor color;
    std::vector<CurveKey> keys; ///< in file order
    graph::Keyframes frames;
    base::ColorMix mix = base::ColorMix::Linear;
    base::Dialect dialect = base::Dialect::Gl;

    /// Only numbers can have Bézier handles.
    bool hasHandles() const { return spec.type == graph::ValueType::Number; }
    /// Whether its keyframes can be moved only in time.
    bool isValueFixed() const { return spec.type == graph::ValueType::Color || spec.type == graph::ValueType::Boolean; }
    bool hasSelected() const { return std::ranges::any_of(keys, &CurveKey::isSelected); }
    /// Whether the value jumps after a selected keyframe: its easing returns to the start, but the next value differs.
    bool jumps() const;
    /// The segment after a keyframe as the text of an easing, with or without handles.
    QString easeAt(int index) const;
    /// Unique, and unchanged by edits.
    QString id() const;
    double valueAt(double seconds) const;
    /// Change of the value per second.
    double speedAt(double seconds) const;
};

/// The curves of the selection: of all keyframed properties of the selected nodes and clips, and of those with selected
/// keyframes. Texts and lists have no curve.
std::vector<Curve> curvesOf(Session &session);

/// Replaces the easing after each keyframe by handles of the same shape, or, if the property cannot have handles, by a
/// "cubic-bezier(…)" of the same shape.
base::Result<lecture::Lecture> withSegmentHandles(const lecture::Lecture &lecture, const QString &scene,
                                                  const std::vector<KeyPlace> &keys,
                                                  const timeline::Registry &registry);

} // namespace lectograph::editor
