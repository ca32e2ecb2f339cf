// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"
#include "editor/session/session.h"
#include "graph/keyframes.h"

#include <QColor>
#include <QPointF>

#include <map>
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

/// The "out" or "in" of a keyframe as the file has it.
std::optional<graph::Handle> handleIn(const QJsonObject &key, const QString &side);

/// The place in the selection of the keyframe at `index` of a property.
KeyPlace keyPlace(const PropertyPlace &place, int index);
PropertyPlace propertyPlace(const QString &scene, const KeyPlace &key);

/// The same keyframes by their property, which stands for itself with the index 0.
std::map<KeyPlace, std::vector<KeyPlace>> keysByProperty(const std::vector<KeyPlace> &keys);

/// The keyframe of `curve` whose segment to the next one ends with another value, though its easing comes back to where
/// it began, so that the value jumps; −1 if there is none among `selected`.
int jumpingKey(const Curve &curve, const std::vector<KeyPlace> &selected);

} // namespace lectograph::editor
