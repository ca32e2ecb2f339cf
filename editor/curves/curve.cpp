// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/curve.h"

#include "base/text.h"
#include "editor/curves/bezier_fit.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "editor/session/labels.h"
#include "editor/widgets/theme.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using graph::ValueType;

namespace {

double numberIn(const graph::Value &value, int component)
{
    if (const auto *number = std::get_if<double>(&value))
        return *number;
    if (const auto *integer = std::get_if<qint64>(&value))
        return static_cast<double>(*integer);
    if (const auto *boolean = std::get_if<bool>(&value))
        return *boolean ? 1 : 0;
    if (const auto *vector = std::get_if<base::Vec3>(&value))
        return component == 0 ? vector->x : component == 1 ? vector->y : vector->z;
    if (const auto *color = std::get_if<base::Color>(&value))
        return static_cast<double>(component == 0 ? color->r : component == 1 ? color->g : color->b);
    return 0;
}

int componentCount(ValueType type)
{
    using enum ValueType;
    if (type == Vector || type == Color)
        return 3;
    return type == Number || type == Integer || type == Boolean ? 1 : 0;
}

/// Distinguishable in both themes; x, y and z have their usual colours.
QColor colorOf(int number, int component)
{
    const Theme &look = theme();
    if (component >= 0)
        return component == 0 ? look.error : component == 1 ? look.good : look.accent;
    const QColor violet = look.isDark ? QColor(0xb189c6) : QColor(0x7a4595);
    const QColor teal = look.isDark ? QColor(0x5cd0b3) : QColor(0x13806a);
    const QColor yellow = look.isDark ? QColor(0xffe566) : QColor(0x8f7600);
    const QColor colors[] = {violet, teal, yellow, look.accent, look.good, look.error};
    return colors[number % 6];
}

QString componentName(ValueType type, int component)
{
    if (type == ValueType::Vector)
        return QStringList{u"x"_s, u"y"_s, u"z"_s}.at(component);
    if (component == 0)
        return translated("red");
    return component == 1 ? translated("green") : translated("blue");
}

std::vector<CurveKey> curveKeysOf(const QJsonValue &written, const graph::PropertySpec &spec, int component,
                                  const QStringList &languages)
{
    std::vector<CurveKey> keys;
    for (const Keyframe &key : keyframesOf(written)) {
        const auto value = graph::parseProperty(spec, key.value, languages);
        keys.push_back(
            {key.seconds, value ? numberIn(*value, component) : 0, key.easing(spec), key.out, key.in, false});
    }
    return keys;
}

QString nameOf(Session &session, const PropertyPlace &place, const PropertyOwner &owner)
{
    if (session.document.node(place.scene, place.node))
        return nodeLabel(session, place.scene, place.node);
    const timeline::AnimationType *type = session.registry().animations.find(owner.type);
    return type ? titleOf(*type) : owner.type;
}

void append(std::vector<Curve> &curves, Session &session, const PropertyPlace &place, const PropertyOwner &owner)
{
    const lecture::Lecture &lecture = session.document.lecture();
    const graph::PropertyTable table = tableOf(owner, session.registry());
    const graph::PropertySpec *spec = lecture::findSpec(table, place.key);
    const int components = spec ? componentCount(spec->type) : 0;
    const QJsonValue written = owner.properties.value(place.key);
    if (components == 0 || kindOf(written) != PropertyKind::Keyframed)
        return;
    const QStringList languages = session.preview.languages();
    auto frames = graph::parseKeyframes(*spec, written.toObject(), languages);
    if (!frames)
        return; // reported in the problems panel
    graph::Setting setting;
    setting.dialect = lecture.dialect;
    const int number =
        static_cast<int>(std::ranges::count_if(curves, [](const Curve &curve) { return curve.component <= 0; }));
    for (int i = 0; i < components; ++i) {
        Curve curve;
        curve.place = place;
        curve.spec = *spec;
        curve.component = components == 1 ? -1 : i;
        curve.owner = nameOf(session, place, owner);
        curve.label = labelOf(*spec);
        if (components > 1)
            curve.label += u' ' + componentName(spec->type, i);
        curve.color = colorOf(number, curve.component);
        curve.keys = curveKeysOf(written, *spec, curve.component, languages);
        curve.frames = *frames;
        curve.mix = setting.mix();
        curve.dialect = lecture.dialect;
        curves.push_back(std::move(curve));
    }
}

} // namespace

QString Curve::id() const
{
    QString id = place.scene + u'/' + place.node;
    if (place.clip)
        id += QString::number(place.clip->number());
    return id + u'/' + place.key + u'/' + QString::number(component);
}

double Curve::valueAt(double seconds) const
{
    return numberIn(frames.at(base::Time::fromSeconds(seconds), mix, dialect), component);
}

double Curve::speedAt(double seconds) const
{
    constexpr double step = 1.0 / 2000;
    return (valueAt(seconds + step) - valueAt(seconds - step)) / (2 * step);
}

bool Curve::jumps() const
{
    for (std::size_t i = 0; i + 1 < keys.size(); ++i) {
        const bool isEased = !hasHandles() || (!keys[i].out && !keys[i + 1].in);
        if (!keys[i].isSelected || !isEased || !(std::abs(keys[i].value - keys[i + 1].value) > 1e-9))
            continue;
        if (const auto easing = base::Easing::parse(keys[i].ease); easing && easing->returnsToStart())
            return true;
    }
    return false;
}

QString Curve::easeAt(int index) const
{
    const auto i = static_cast<std::size_t>(index);
    const CurveKey &from = keys[i];
    const CurveKey to = i + 1 < keys.size() ? keys[i + 1] : from;
    const double length = to.seconds - from.seconds;
    const double rise = to.value - from.value;
    const bool isEased = !hasHandles() || from.ease == u"hold" || (!from.out && !to.in);
    if (isEased || length <= 0 || std::abs(rise) < 1e-12)
        return from.ease;
    const graph::Handle out = from.out.value_or(graph::Handle{});
    const graph::Handle in = to.in.value_or(graph::Handle{});
    return toText({{out.seconds / length, out.value / rise}, {1 + in.seconds / length, 1 + in.value / rise}});
}

std::vector<Curve> curvesOf(Session &session)
{
    const Selection &selection = session.selection;
    const lecture::Scene *scene = session.document.scene(selection.scene());
    std::vector<PropertyPlace> places;
    std::set<PropertyPlace> wanted;
    const auto want = [&](const PropertyPlace &place) {
        if (wanted.insert(place).second)
            places.push_back(place);
    };
    if (scene) {
        std::vector<PropertyPlace> selected;
        for (const QString &id : selection.nodes())
            selected.push_back({scene->id, id, {}, {}});
        for (const ClipId id : selection.clips())
            selected.push_back({scene->id, {}, id, {}});
        const std::vector<PropertyOwner> owners = ownersAt(session.document.lecture(), selected);
        for (std::size_t i = 0; i < selected.size(); ++i) {
            // In table order, as in the inspector.
            for (const graph::PropertySpec &spec : tableOf(owners[i], session.registry())) {
                selected[i].key = base::toText(spec.key);
                if (kindOf(owners[i].properties.value(selected[i].key)) == PropertyKind::Keyframed)
                    want(selected[i]);
            }
        }
        for (const KeyPlace &key : selection.keys())
            want(propertyOf(scene->id, key));
    }
    std::vector<Curve> curves;
    const std::vector<PropertyOwner> owners = ownersAt(session.document.lecture(), places);
    for (std::size_t i = 0; i < places.size(); ++i)
        append(curves, session, places[i], owners[i]);
    return curves;
}

base::Result<lecture::Lecture> withSegmentHandles(const lecture::Lecture &lecture, const QString &scene,
                                                  const std::vector<KeyPlace> &keys, const timeline::Registry &registry)
{
    return withEachSegment(lecture, scene, keys, [&](const PropertyPlace &place, Keyframe &from, Keyframe *to) {
        const auto spec = specOf(lecture, place, registry);
        if (!to || !spec || (from.out && to->in))
            return;
        const auto easing = base::Easing::parse(from.easing(*spec));
        const bool hasShape = easing && !easing->returnsToStart() && !from.holds();
        const UnitBezier unit = hasShape ? bezierLike(*easing, lecture.dialect) : UnitBezier{{0.5, 0}, {0.5, 1}};
        if (spec->type != ValueType::Number) {
            from.ease = toText(unit);
            return;
        }
        const double length = to->seconds - from.seconds;
        const double rise = to->value.toDouble() - from.value.toDouble();
        // "hold" would override the handles.
        if (!hasShape)
            from.ease.clear();
        if (!from.out)
            from.out = graph::Handle{unit.first.x() * length, unit.first.y() * rise};
        if (!to->in)
            to->in = graph::Handle{(unit.second.x() - 1) * length, (unit.second.y() - 1) * rise};
    });
}

} // namespace lectograph::editor
