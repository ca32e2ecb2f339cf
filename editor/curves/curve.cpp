// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/curve.h"

#include "base/text.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "editor/widgets/theme.h"

#include <QJsonArray>

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
    switch (type) {
    case ValueType::Number:
    case ValueType::Integer:
    case ValueType::Boolean: return 1;
    case ValueType::Vector:
    case ValueType::Color: return 3;
    default: return 0;
    }
}

/// Colours that are told apart in both themes; x, y and z have those that they have everywhere.
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

std::vector<CurveKey> keysOf(const QJsonArray &json, const graph::PropertySpec &spec, int component,
                             const QStringList &languages)
{
    std::vector<CurveKey> keys;
    for (const QJsonValue &one : json) {
        const QJsonObject object = one.toObject();
        CurveKey key;
        key.seconds = object.value(u"at"_s).toDouble();
        if (const auto value = graph::parseProperty(spec, object.value(u"value"_s), languages))
            key.value = numberIn(*value, component);
        key.ease = object.value(u"ease"_s).toString(u"smooth"_s);
        key.out = handleIn(object, u"out"_s);
        key.in = handleIn(object, u"in"_s);
        keys.push_back(std::move(key));
    }
    return keys;
}

QString ownerOf(Session &session, const PropertyPlace &place)
{
    const lecture::Scene *scene = session.document.scene(place.scene);
    if (!scene)
        return {};
    if (const graph::Node *node = session.document.node(place.scene, place.node))
        return labelOf(*node, session.registry.nodes, session.preview.languages());
    const timeline::Clip *clip = place.clip ? lecture::clipOf(*scene, *place.clip) : nullptr;
    return clip ? labelOf(*clip, session.registry.animations) : QString();
}

void append(std::vector<Curve> &curves, Session &session, const PropertyPlace &place)
{
    const lecture::Lecture &lecture = session.document.lecture();
    const auto spec = specOf(lecture, place, session.registry);
    const int components = spec ? componentCount(spec->type) : 0;
    const QJsonValue written = writtenAt(lecture, place);
    if (components == 0 || kindOf(written) != PropertyKind::Keyframed)
        return;
    const QStringList languages = session.preview.languages();
    auto frames = graph::parseKeyframes(*spec, written.toObject(), languages);
    if (!frames)
        return; // the list of problems tells why
    graph::Setting setting;
    setting.dialect = lecture.dialect;
    const int number =
        static_cast<int>(std::ranges::count_if(curves, [](const Curve &curve) { return curve.component <= 0; }));
    for (int i = 0; i < components; ++i) {
        Curve curve;
        curve.place = place;
        curve.spec = *spec;
        curve.component = components == 1 ? -1 : i;
        curve.owner = ownerOf(session, place);
        curve.label = labelOf(*spec);
        if (components > 1)
            curve.label += u' ' + componentName(spec->type, i);
        curve.color = colorOf(number, curve.component);
        curve.keys = keysOf(editor::keysOf(written), *spec, curve.component, languages);
        curve.frames = *frames;
        curve.mix = setting.mix();
        curve.dialect = lecture.dialect;
        curves.push_back(std::move(curve));
    }
}

} // namespace

std::optional<graph::Handle> handleIn(const QJsonObject &key, const QString &side)
{
    const QJsonArray pair = key.value(side).toArray();
    if (pair.size() != 2)
        return std::nullopt;
    return graph::Handle{pair.at(0).toDouble(), pair.at(1).toDouble()};
}

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

std::vector<Curve> curvesOf(Session &session)
{
    const Selection &selection = session.selection;
    const lecture::Scene *scene = session.document.scene(selection.scene());
    std::vector<PropertyPlace> places;
    std::set<KeyPlace> wanted;
    const auto want = [&](const PropertyPlace &place) {
        if (wanted.insert(keyPlace(place, 0)).second)
            places.push_back(place);
    };
    const auto wantAll = [&](PropertyPlace owner, const QJsonObject &properties) {
        // In the order of the inspector, which is that of the table.
        for (const graph::PropertySpec &spec : tableOf(session.document.lecture(), owner, session.registry)) {
            owner.key = base::toText(spec.key);
            if (kindOf(properties.value(owner.key)) == PropertyKind::Keyframed)
                want(owner);
        }
    };
    if (scene) {
        for (const QString &id : selection.nodes()) {
            if (const graph::Node *node = session.document.node(scene->id, id))
                wantAll({scene->id, id, {}, {}}, node->properties);
        }
        for (const timeline::Clip *clip : session.selectedClips())
            wantAll({scene->id, {}, clip->id, {}}, clip->properties);
        for (const KeyPlace &key : selection.keys())
            want(propertyPlace(scene->id, key));
    }
    std::vector<Curve> curves;
    for (const PropertyPlace &place : places)
        append(curves, session, place);
    return curves;
}

KeyPlace keyPlace(const PropertyPlace &place, int index)
{
    return {place.node, place.clip, place.key, index};
}

PropertyPlace propertyPlace(const QString &scene, const KeyPlace &key)
{
    return {scene, key.node, key.clip, key.property};
}

std::map<KeyPlace, std::vector<KeyPlace>> keysByProperty(const std::vector<KeyPlace> &keys)
{
    std::map<KeyPlace, std::vector<KeyPlace>> grouped;
    for (const KeyPlace &key : keys)
        grouped[{key.node, key.clip, key.property, 0}].push_back(key);
    return grouped;
}

int jumpingKey(const Curve &curve, const std::vector<KeyPlace> &selected)
{
    for (const KeyPlace &place : selected) {
        const auto index = static_cast<std::size_t>(place.index);
        if (index + 1 >= curve.keys.size() || propertyPlace(curve.place.scene, place) != curve.place)
            continue;
        const CurveKey &key = curve.keys[index];
        const CurveKey &next = curve.keys[index + 1];
        const bool isEased = !curve.hasHandles() || (!key.out && !next.in);
        const auto easing = base::Easing::parse(key.ease);
        if (isEased && easing && easing->returnsToStart() && std::abs(key.value - next.value) > 1e-9)
            return place.index;
    }
    return -1;
}

} // namespace lectograph::editor
