// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/keyframes.h"
#include "editor/edits/selected.h"
#include "lecture/edit.h"
#include "lecture/properties.h"

#include <QPointF>

#include <functional>
#include <optional>

/// Properties of nodes, clips and scenes: constant, linked or keyframed.
namespace lectograph::editor {

struct PropertyPlace
{
    QString scene;
    QString node; ///< empty: a property of the clip, or of the scene
    std::optional<ClipId> clip;
    QString key;

    friend bool operator==(const PropertyPlace &, const PropertyPlace &) = default;
    friend bool operator<(const PropertyPlace &a, const PropertyPlace &b)
    {
        return std::tie(a.scene, a.node, a.clip, a.key) < std::tie(b.scene, b.node, b.clip, b.key);
    }
};

/// The property of a keyframe.
PropertyPlace propertyOf(const QString &scene, const KeyPlace &key);
/// The keyframe at `index` of a property.
KeyPlace keyPlace(const PropertyPlace &place, int index);
/// The node or clip of a keyframe, as a property place without key.
PropertyPlace ownerOf(const QString &scene, const KeyPlace &key);

/// What has properties, as written in the file.
struct PropertyOwner
{
    enum class Kind { None, Scene, Node, Clip };
    Kind kind = Kind::None; ///< None: it does not exist
    QString type;
    QJsonObject properties;
    QStringList targetTypes = {}; ///< of a clip: the types of the nodes that are its targets
};
/// The owner of each place; the clips of a scene are searched once for all.
std::vector<PropertyOwner> ownersAt(const lecture::Lecture &lecture, const std::vector<PropertyPlace> &places);
QJsonObject propertiesAt(const lecture::Lecture &lecture, const PropertyPlace &owner);

enum class PropertyKind { Default, Constant, Linked, Keyframed, Computed };
/// Whether it follows other blocks, by a link or an expression, so that there is no value to change.
constexpr bool isFollowing(PropertyKind kind)
{
    return kind == PropertyKind::Linked || kind == PropertyKind::Computed;
}

/// The property table of the owner, including placement; empty if its type is unknown.
graph::PropertyTable tableOf(const PropertyOwner &owner, const timeline::Registry &registry);
graph::PropertyTable tableOf(const lecture::Lecture &lecture, const PropertyPlace &owner,
                             const timeline::Registry &registry);
std::optional<graph::PropertySpec> specOf(const lecture::Lecture &lecture, const PropertyPlace &place,
                                          const timeline::Registry &registry);
/// The property as written in the file; undefined if it has its default.
QJsonValue writtenAt(const lecture::Lecture &lecture, const PropertyPlace &place);
std::vector<QJsonValue> writtenAt(const lecture::Lecture &lecture, const std::vector<PropertyPlace> &places);
PropertyKind kindOf(const QJsonValue &written);

/// The inverse of graph::fromJson(); undefined for shapes and tensors.
QJsonValue toJson(const graph::Value &value);
/// The value at a time of the scene, of a constant, default or keyframes; nothing for links.
std::optional<graph::Value> valueAt(const QJsonValue &written, const graph::PropertySpec &spec, base::Time time,
                                    const QStringList &languages, const graph::Setting &setting);

/// How an edit at the playhead writes a property.
struct PropertyWriteMode
{
    QString scene;
    base::Time time;           ///< scene time of new keyframes
    bool isAutoKeying = false; ///< write keyframes; animated properties get keyframes in any case
    QStringList languages{};   ///< the current language, then its fallbacks
    /// The time of the scene from which the value before is kept when a property gets its first keyframe; empty: only that
    /// keyframe is written.
    std::optional<base::Time> keptFrom{};
};
graph::Setting settingFor(const lecture::Lecture &lecture, const lecture::Scene &scene,
                          const PropertyWriteMode &writing);
/// A time of the scene as a time of the scene in which the node lives, at whose times its keyframes are.
base::Time homeTime(const lecture::Lecture &lecture, const PropertyPlace &place, base::Time time,
                    const timeline::Registry &registry);
/// The value of a property without links, at the time of `writing`.
std::optional<graph::Value> currentValue(const lecture::Lecture &lecture, const PropertyPlace &place,
                                         const PropertyWriteMode &writing, const timeline::Registry &registry);
/// `written` with a value: as a keyframe at the time of `writing`, or as a constant. `before`: the value that it has
/// without keyframes, for the one that keeps it.
base::Result<QJsonValue> writtenWithValue(const QJsonValue &written, const QString &property, const QJsonValue &value,
                                          const PropertyWriteMode &writing, const QJsonValue &before);
/// The error for a property that cannot be written because it is linked; names what it is linked to.
tl::unexpected<base::Error> linkedFailure(const lecture::Lecture &lecture, const PropertyPlace &place,
                                          const PropertyWriteMode &writing, const timeline::Registry &registry);
/// A number as edits write it: in thousandths, without floating-point noise of sums.
double toThousandths(double value);
/// A point of such numbers, without a depth of 0.
QJsonArray pointJson(const base::Vec3 &point);

/// Undefined removes the property.
base::Result<lecture::Lecture> withProperty(const lecture::Lecture &lecture, const PropertyPlace &place,
                                            const QJsonValue &value);

/// Replaces `written` at each of these places by the result of `change`; undefined removes the property. The first error
/// cancels the whole edit.
using PropertyChange = std::function<base::Result<QJsonValue>(const PropertyPlace &place, const QJsonValue &written)>;
base::Result<lecture::Lecture> withEachProperty(const lecture::Lecture &lecture,
                                                const std::vector<PropertyPlace> &places, const PropertyChange &change);

/// Sets the value of the keyframe at a time of the scene, or adds one. An error if the property is linked.
base::Result<lecture::Lecture> withKeyframe(const lecture::Lecture &lecture, const PropertyPlace &place,
                                            base::Time time, const QJsonValue &value);
/// The same for a written property.
base::Result<QJsonValue> writtenWithKeyframe(const QJsonValue &written, const QString &property, base::Time time,
                                             const QJsonValue &value);
/// Removes a keyframe; the value of the last one becomes a constant.
base::Result<QJsonValue> writtenWithoutKeyframe(const QJsonValue &written, int index);

/// Applies `change` to a constant point, or to that of each keyframe. Links are unchanged.
QJsonValue withEachPoint(const QJsonValue &written, const std::function<QJsonArray(const QJsonArray &)> &change);
QJsonArray shiftedPoint(const QJsonArray &point, const QPointF &by);
/// Rounded to thousandths of a unit, to keep the files readable.
QJsonArray roundedPoint(const QJsonArray &point);

} // namespace lectograph::editor
