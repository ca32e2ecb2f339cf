// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"
#include "editor/session/session.h"
#include "graph/keyframes.h"

#include <QColor>
#include <QPointF>

#include <optional>
#include <vector>

namespace lectograph::editor {

/// A keyframe as the curve editor draws it.
struct CurveKey
{
    double seconds = 0; ///< of the scene
    double value = 0;
    QString ease; ///< to the next keyframe
    std::optional<graph::Handle> out;
    std::optional<graph::Handle> in;
};

/// One line in the curve editor: a keyframed number over time, or one component of a vector or colour.
struct Curve
{
    PropertyPlace place;
    graph::PropertySpec spec;
    int component = -1; ///< of a vector x, y, z; of a colour red, green, blue; −1: the value itself
    QString owner;      ///< what the node or clip is called
    QString label;      ///< of the property, with its component
    QColor color;
    std::vector<CurveKey> keys; ///< as many as the file has, in its order
    graph::Keyframes frames;
    base::ColorMix mix = base::ColorMix::Linear;
    base::Dialect dialect = base::Dialect::Gl;

    /// Numbers alone can have Bézier handles.
    bool hasHandles() const { return spec.type == graph::ValueType::Number; }
    /// Its keyframes move in time only.
    bool isValueFixed() const { return spec.type == graph::ValueType::Color || spec.type == graph::ValueType::Boolean; }
    /// Unlike any other's, and the same after every edit.
    QString id() const;
    double valueAt(double seconds) const;
    /// Change in value a second.
    double speedAt(double seconds) const;
};

/// The curves of what is selected: of all keyframed properties of the nodes or clips, and of those whose keyframes are
/// selected. Words and lists have no curve.
std::vector<Curve> curvesOf(Session &session);

/// The keyframe of `curve` whose segment to the next one ends with another value, though its easing comes back to where
/// it began, so that the value jumps; −1 if there is none among the `selected` of its keyframes.
int jumpingKey(const Curve &curve, const std::vector<bool> &selected);

} // namespace lectograph::editor
