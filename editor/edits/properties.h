// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/keyframes.h"
#include "editor/edits/selected.h"
#include "lecture/edit.h"
#include "lecture/properties.h"

#include <QPointF>

#include <functional>
#include <optional>

/// Properties as the author meets them: of a node, a clip or the scene, constant, linked or with keyframes.
namespace lectograph::editor {

struct PropertyPlace
{
    QString scene;
    QString node; ///< empty: of the clip, or else of the scene itself
    std::optional<ClipId> clip;
    QString key;

    friend bool operator==(const PropertyPlace &, const PropertyPlace &) = default;
    friend bool operator<(const PropertyPlace &a, const PropertyPlace &b)
    {
        return std::tie(a.scene, a.node, a.clip, a.key) < std::tie(b.scene, b.node, b.clip, b.key);
    }
};

/// The property that a keyframe belongs to.
PropertyPlace propertyOf(const QString &scene, const KeyPlace &key);
/// The keyframe at `index` of a property.
KeyPlace keyPlace(const PropertyPlace &place, int index);
/// The node or clip that a keyframe belongs to, as the place of a property without a key.
PropertyPlace ownerOf(const QString &scene, const KeyPlace &key);
/// The properties of the place's owner as the file has them; empty if there is no such owner.
QJsonObject propertiesAt(const lecture::Lecture &lecture, const PropertyPlace &owner);

enum class PropertyKind { Default, Constant, Linked, Keyframed };

/// The rows that the place's owner has, those of the placement included; empty if its type is unknown.
graph::PropertyTable tableOf(const lecture::Lecture &lecture, const PropertyPlace &owner,
                             const timeline::Registry &registry);
std::optional<graph::PropertySpec> specOf(const lecture::Lecture &lecture, const PropertyPlace &place,
                                          const timeline::Registry &registry);
/// As the file has it; undefined if it is not written, so that the default counts.
QJsonValue writtenAt(const lecture::Lecture &lecture, const PropertyPlace &place);
PropertyKind kindOf(const QJsonValue &written);

/// As a file writes it: the way back from graph::fromJson(). Undefined for shapes and tensors.
QJsonValue toJson(const graph::Value &value);
/// Its value at a time of the scene, links left out: of the constant, the default or the keyframes.
std::optional<graph::Value> valueAt(const QJsonValue &written, const graph::PropertySpec &spec, base::Time time,
                                    const QStringList &languages, const graph::Setting &setting);

/// Undefined takes it away.
base::Result<lecture::Lecture> withProperty(const lecture::Lecture &lecture, const PropertyPlace &place,
                                            const QJsonValue &value);

/// What is to be written instead of `written` at each of these places, undefined to take it away: all at once, or with the first
/// error nothing.
using PropertyChange = std::function<base::Result<QJsonValue>(const PropertyPlace &place, const QJsonValue &written)>;
base::Result<lecture::Lecture> withEachProperty(const lecture::Lecture &lecture,
                                                const std::vector<PropertyPlace> &places, const PropertyChange &change);

/// Sets the value at a time of the scene: in place of the keyframe there, or as a new one. A constant becomes keyframes.
base::Result<lecture::Lecture> withKeyframe(const lecture::Lecture &lecture, const PropertyPlace &place,
                                            base::Time time, const QJsonValue &value);
/// Without the one at `index`; the value of the last one stays as a constant.
base::Result<lecture::Lecture> withoutKeyframe(const lecture::Lecture &lecture, const PropertyPlace &place, int index);
/// The same for a property as it is written.
base::Result<QJsonValue> writtenWithKeyframe(const QJsonValue &written, const QString &property, base::Time time,
                                             const QJsonValue &value);
base::Result<QJsonValue> writtenWithoutKeyframe(const QJsonValue &written, int index);

/// With `change` done to the point that is written, or to that of each keyframe. A link stays as it is.
QJsonValue withEachPoint(const QJsonValue &written, const std::function<QJsonArray(const QJsonArray &)> &change);
QJsonArray shiftedPoint(const QJsonArray &point, const QPointF &by);
/// To a thousandth of a unit, as files are read by people.
QJsonArray roundedPoint(const QJsonArray &point);

} // namespace lectograph::editor
