// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/source.h"

#include "base/text.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/followers.h"
#include "editor/edits/looks.h"
#include "editor/edits/lookup.h"
#include "editor/edits/replaced_texts.h"
#include "editor/edits/styles.h"
#include "editor/edits/texts.h"
#include "editor/inspector/fields/arithmetic.h"
#include "editor/inspector/inspector_edits.h"
#include "editor/inspector/rows/expressions.h"
#include "editor/inspector/rows/formulause.h"
#include "editor/inspector/rows/links.h"
#include "editor/inspector/rows/repetitionrows.h"
#include "editor/language/names.h"
#include "editor/widgets/helptopic.h"
#include "graph/choices.h"
#include "graph/look.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using graph::ValueType;

namespace {

FieldKind kindOf(ValueType type)
{
    switch (type) {
    case ValueType::Number: return FieldKind::Number;
    case ValueType::Integer: return FieldKind::Integer;
    case ValueType::Boolean: return FieldKind::Boolean;
    case ValueType::Color: return FieldKind::Color;
    case ValueType::Vector: return FieldKind::Vector;
    case ValueType::Text: return FieldKind::Text;
    case ValueType::Choice: return FieldKind::Choice;
    case ValueType::Asset: return FieldKind::Asset;
    case ValueType::Numbers: return FieldKind::Numbers;
    case ValueType::Colors: return FieldKind::Colors;
    case ValueType::Texts: return FieldKind::Texts;
    case ValueType::Tensor: return FieldKind::Tensor;
    case ValueType::Shape: return FieldKind::Shape;
    case ValueType::Shapes: return FieldKind::Shapes;
    }
    return FieldKind::Number;
}

/// The step of an arrow key, or of one notch of a drag.
double stepOf(const graph::PropertySpec &spec)
{
    if (spec.type == ValueType::Integer || spec.unit == "°" || spec.unit == "pt" || spec.unit == "hundredths")
        return 1;
    return spec.max - spec.min <= 2 ? 0.05 : 0.1;
}

/// Whether the property says what a clip changes a property to.
bool isOfChange(Session &session, const PropertyPlace &place)
{
    if (!place.clip)
        return false;
    const PropertyOwner owner = ownersAt(session.document.lecture(), {place}).front();
    const timeline::AnimationType *type = session.registry().animations.find(owner.type);
    return type && type->setsProperties;
}

/// What a property is that the clip could change.
QJsonValue unchangedValue(Session &session, const PropertyPlace &place)
{
    const lecture::Scene *scene = session.document.scene(place.scene);
    const timeline::Clip *clip = scene ? lecture::clipOf(*scene, *place.clip) : nullptr;
    const QString target = clip ? actorsIn(*scene, *clip).value(0) : QString();
    return valueBefore(session.document.lecture(), {place.scene, target, {}, place.key},
                       clip ? clip->start : base::Time(), session.preview.languages(), session.registry());
}

} // namespace

FieldSpec fieldSpecOf(const graph::PropertySpec &spec)
{
    FieldSpec field;
    field.key = base::toText(spec.key);
    field.kind = kindOf(spec.type);
    field.label = labelOf(spec);
    field.help = helpOf(spec);
    field.min = spec.min;
    field.max = spec.max;
    field.unit = vocabulary(base::toText(spec.unit));
    if (spec.type == ValueType::Text && spec.text == graph::TextKind::Font) {
        field.kind = FieldKind::Font;
        field.placeholder = Words::tr("Default");
    }
    if (spec.type == ValueType::Texts && spec.text == graph::TextKind::Cells)
        field.kind = FieldKind::Cells;
    if (spec.type == ValueType::Text && spec.text == graph::TextKind::Code)
        field.kind = FieldKind::Code;
    if (spec.type == ValueType::Text && spec.gallery) {
        field.kind = FieldKind::Gallery;
        field.gallery = spec.gallery;
    }
    field.step = stepOf(spec);
    field.choices = graph::choiceValues(spec);
    field.choiceLabels = choiceLabelsOf(spec);
    if (!spec.files.empty())
        field.endings = base::toText(spec.files).split(u'|');
    return field;
}

QJsonValue shownValue(Session &session, const PropertyPlace &place, const graph::PropertySpec &spec,
                      const QJsonValue &written)
{
    const lecture::Lecture &lecture = session.document.lecture();
    switch (editor::kindOf(written)) {
    case PropertyKind::Default: {
        if (isOfChange(session, place))
            return unchangedValue(session, place);
        const QJsonValue preset = presetAt(lecture, place, spec);
        return editor::kindOf(preset) == PropertyKind::Computed ? computedValue(session, place, spec, preset) : preset;
    }
    case PropertyKind::Constant:
        return spec.type == ValueType::Tensor
            ? numbersIn(written, session.preview.languages().front(), languagesOf(lecture).own)
            : written;
    case PropertyKind::Linked: return linkedValue(session, place.scene, written, spec.type);
    case PropertyKind::Computed: return computedValue(session, place, spec, written);
    case PropertyKind::Keyframed: break;
    }
    const Time time = timeAt(session, place).value_or(Time());
    const std::vector<Keyframe> keys = keyframesOf(written);
    if (const int index = keyAt(keys, time); index >= 0)
        return keys[static_cast<std::size_t>(index)].value;
    // Only dialect and colors matter for interpolation, so the assets need not be read.
    graph::Setting setting;
    setting.dialect = lecture.dialect;
    setting.colors = colorNamesOf(lecture);
    const auto value = valueAt(written, spec, time, session.preview.languages(), setting);
    return value ? toJson(*value) : QJsonValue(QJsonValue::Undefined);
}

namespace {

/// The components or languages in which two values differ.
QStringList differences(ValueType type, const QJsonValue &one, const QJsonValue &other, const Languages &languages)
{
    QStringList parts;
    if (type == ValueType::Vector) {
        const QString names[] = {u"x"_s, u"y"_s, u"z"_s};
        for (qsizetype i = 0; i < 3; ++i) {
            if (one.toArray().at(i).toDouble() != other.toArray().at(i).toDouble())
                parts.append(names[i]);
        }
    }
    for (const QString &language : languages.all) {
        const bool isOther = (type == ValueType::Text
                              && textIn(one, language, languages.own) != textIn(other, language, languages.own))
            || (type == ValueType::Texts
                && textsIn(one, language, languages.own) != textsIn(other, language, languages.own));
        if (isOther)
            parts.append(language);
    }
    return parts;
}

/// What the type of a node suggests for one of its texts, if it does.
std::function<QStringList()> suggestionsFor(Session &session, const PropertyPlace &place,
                                            const graph::PropertySpec &spec)
{
    const graph::Node *node = place.node.isEmpty() || place.clip ? nullptr
                                                                 : session.document.node(place.scene, place.node);
    const graph::NodeType *type = node && spec.type == ValueType::Text ? session.registry().nodes.find(*node) : nullptr;
    if (!type || !type->suggestions)
        return {};
    return [&session, place] {
        QStringList suggestions;
        timeline::Score *score = session.preview.score();
        const int index = score ? score->evaluator().indexOf(place.node) : -1;
        const auto ask = [&](const graph::NodeType &asked, const graph::Inputs &in, const graph::Context &context) {
            suggestions = asked.suggestions(place.key.toStdString(), in, context);
        };
        if (index >= 0)
            static_cast<void>(score->evaluator().withInputs(index, session.preview.scoreTime(), ask));
        return suggestions;
    };
}

/// What dollars are in a formatted text; nothing if it is not formatted.
std::optional<typeset::Dollars> formattedDollars(const lecture::Lecture &lecture, const PropertyPlace &place)
{
    const graph::Node *node = place.key == "text"_L1 ? nodeOf(sceneOf(lecture, place.scene), place.node) : nullptr;
    return node && isFormatted(*node) ? std::optional(dollarsOf(node->properties)) : std::nullopt;
}

/// What an author reads: words without the markup of their formats, which edits keep.
QJsonValue readableValue(Session &session, const PropertyPlace &place, const graph::PropertySpec &spec,
                         const QJsonValue &written)
{
    const QJsonValue shown = shownValue(session, place, spec, written);
    const auto dollars = formattedDollars(session.document.lecture(), place);
    return dollars ? withoutFormats(shown, *dollars) : shown;
}

/// A property of several owners: where it is, and what it is there.
struct CommonProperty
{
    std::vector<PropertyPlace> places;
    std::vector<graph::PropertySpec> specs; ///< of each type of owner
    std::vector<std::size_t> specOf;        ///< the index in `specs` of each place

    const graph::PropertySpec &at(const PropertyPlace &place) const
    {
        if (specs.size() == 1)
            return specs.front();
        const auto found = std::ranges::find(places, place);
        return specs[found == places.end() ? 0 : specOf[static_cast<std::size_t>(found - places.begin())]];
    }
};

/// Types differ in the defaults and limits of what they have in common: each owner has those of its own type.
CommonProperty commonProperty(Session &session, std::vector<PropertyPlace> places, const graph::PropertySpec &spec)
{
    CommonProperty common{std::move(places), {spec}, {}};
    common.specOf.assign(common.places.size(), 0);
    if (common.places.size() < 2)
        return common;
    std::map<std::tuple<PropertyOwner::Kind, QString, QStringList>, std::size_t> ofTypes;
    const std::vector<PropertyOwner> owners = ownersAt(session.document.lecture(), common.places);
    for (std::size_t i = 0; i < owners.size(); ++i) {
        const auto [type, isNew] = ofTypes.try_emplace({owners[i].kind, owners[i].type, owners[i].targetTypes}, 0);
        if (isNew && i > 0) {
            const graph::PropertyTable table = tableOf(owners[i], session.registry());
            const auto own = std::ranges::find(table, spec.key, &graph::PropertySpec::key);
            if (own != table.end() && own->type == spec.type) { // that of a repetition may be a list
                type->second = common.specs.size();
                common.specs.push_back(*own);
            }
        }
        common.specOf[i] = type->second;
    }
    return common;
}

/// Numbers that all owners accept.
void limitToCommon(FieldSpec &field, const CommonProperty &common)
{
    for (const graph::PropertySpec &spec : common.specs) {
        const double min = std::max(field.min, spec.min);
        const double max = std::min(field.max, spec.max);
        if (min <= max) {
            field.min = min;
            field.max = max;
        }
    }
}

/// All components or languages, of properties that have any.
QStringList componentNames(ValueType type, const Languages &languages)
{
    if (type == ValueType::Vector)
        return {u"x"_s, u"y"_s, u"z"_s};
    return graph::holdsTexts(type) ? languages.all : QStringList();
}

Reading readingOf(Session &session, const CommonProperty &common)
{
    const Languages languages = languagesOf(session.document.lecture());
    const lecture::Lecture &lecture = session.document.lecture();
    const std::vector<PropertyPlace> &places = common.places;
    const graph::PropertySpec &spec = common.specs.front();
    std::vector<Reading> readings;
    const std::vector<QJsonValue> all = writtenAt(session.document.lecture(), places);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const QJsonValue &written = all[i];
        const graph::PropertySpec &own = common.specs[common.specOf[i]];
        const PropertyKind kind = editor::kindOf(written);
        const QJsonValue value = kind == PropertyKind::Default ? presetAt(lecture, places[i], own)
                                                               : readableValue(session, places[i], own, written);
        readings.push_back({value, kind, false, kind == PropertyKind::Default, written});
    }
    Reading reading = together(readings);
    reading.isMixed = false;
    reading.colors = colorNamesOf(lecture);
    const bool isLinked = isFollowing(reading.kind);
    for (const Reading &other : readings) {
        const bool isOtherLinked = isFollowing(other.kind);
        QStringList parts = differences(spec.type, other.value, reading.value, languages);
        if (isLinked && isOtherLinked) { // what they follow, and not what it gives each of them
            reading.isMixed = reading.isMixed || other.written != reading.written;
        } else if (isLinked != isOtherLinked) {
            reading.isMixed = true;
            parts = componentNames(spec.type, languages);
        } else {
            reading.isMixed = reading.isMixed || other.value != reading.value;
        }
        for (const QString &part : parts) {
            if (!reading.mixedIn.contains(part))
                reading.mixedIn.append(part);
        }
    }
    if (reading.kind == PropertyKind::Default && !reading.isMixed && hasStyleValue(lecture, places.front()))
        reading.style = places.front().node.isEmpty() ? graph::sceneStyle
                                                      : styleOf(lecture, places.front().scene, places.front().node);
    if (reading.isMixed && isLinked)
        reading.kind = PropertyKind::Constant;
    return reading;
}

} // namespace

std::optional<Time> timeAt(Session &session, const PropertyPlace &owner)
{
    if (owner.scene != session.selection.scene())
        return std::nullopt;
    return homeTime(session.document.lecture(), owner, session.preview.localTime(), session.registry());
}

FieldSpec fieldSpec(const QString &key, FieldKind kind, const QString &label, const QString &help)
{
    return {.key = key, .kind = kind, .label = label, .help = help};
}

FieldSpec secondsSpec(const QString &key, const QString &label, const QString &help)
{
    FieldSpec spec = fieldSpec(key, FieldKind::Number, label, help);
    spec.min = 0;
    spec.max = 1e6;
    spec.unit = vocabulary(u"s"_s);
    return spec;
}

std::optional<Time> timeFrom(const QJsonValue &seconds)
{
    return seconds.isDouble() ? std::optional(Time::fromSeconds(seconds.toDouble())) : std::nullopt;
}

namespace {

/// "0 to 20 s". Limits that nobody reaches are not worth reading.
QString rangeText(const FieldSpec &spec)
{
    constexpr double beyondUse = 1e5;
    const QString unit = spec.unit.isEmpty() ? QString() : u' ' + spec.unit;
    const bool hasMin = spec.min > -beyondUse;
    const bool hasMax = spec.max < beyondUse;
    if (hasMin && hasMax)
        return Words::tr("%1 to %2%3").arg(numberText(spec.min), numberText(spec.max), unit);
    if (hasMin)
        return Words::tr("at least %1%2").arg(numberText(spec.min), unit);
    if (hasMax)
        return Words::tr("at most %1%2").arg(numberText(spec.max), unit);
    return spec.unit;
}

} // namespace

QString tooltipOf(const FieldSpec &spec)
{
    const QString range = rangeText(spec);
    QString tip = u"<b>%1</b><br>"_s.arg(spec.label.toHtmlEscaped());
    if (!spec.help.isEmpty())
        tip += spec.help.toHtmlEscaped() + u"<br>"_s;
    if (!range.isEmpty())
        tip += range.toHtmlEscaped() + u" · "_s;
    return tip + u"<code>%1</code>"_s.arg(spec.key.toHtmlEscaped());
}

Reading together(const std::vector<Reading> &readings)
{
    if (readings.empty())
        return {};
    Reading reading = readings.front();
    reading.isMixed = std::ranges::any_of(readings, [&](const Reading &one) { return one.value != reading.value; });
    reading.isDefault = std::ranges::all_of(readings, &Reading::isDefault);
    return reading;
}

RowSource withoutDefault(RowSource source)
{
    source.read = [read = source.read] {
        Reading reading = read();
        reading.isDefault = true;
        return reading;
    };
    return source;
}

RowSource propertySource(Session &session, const std::vector<PropertyPlace> &owners, const graph::PropertySpec &spec)
{
    RowSource source;
    source.spec = fieldSpecOf(spec);
    source.property = spec;
    source.places = owners;
    for (PropertyPlace &place : source.places)
        place.key = source.spec.key;
    source.spec.suggestions = suggestionsFor(session, source.places.front(), spec);
    if (source.spec.suggestions)
        source.spec.kind = FieldKind::Word;
    const bool isOfScene = owners.front().node.isEmpty() && !owners.front().clip;
    source.spec.formulas = formulaUseOf(session, source.places.front(), spec);
    // The seed of a scene is read only once.
    source.isKeyframable = isKeyframable(spec.type) && !(isOfScene && source.spec.key == "seed"_L1)
        && !isOfChange(session, owners.front());
    const CommonProperty common = commonProperty(session, source.places, spec);
    limitToCommon(source.spec, common);
    source.read = [&session, common] { return readingOf(session, common); };
    source.specAt = [common](const PropertyPlace &place) -> const graph::PropertySpec & { return common.at(place); };
    const auto autoKey = [&session, owner = owners.front(),
                          canBeKeyed = source.isKeyframable && spec.type != ValueType::Boolean] {
        const std::optional<Time> time = timeAt(session, owner);
        if (!time)
            return AutoKey{};
        return AutoKey{*time, session.isAutoKeying && canBeKeyed, *time - session.preview.localTime()};
    };
    // Positions of several blocks: those that follow others of them must not be moved twice.
    const auto written = [&session, places = source.places,
                          isPlace = source.spec.key == "position"_L1](const lecture::Lecture &lecture) {
        if (!isPlace || places.size() < 2)
            return places;
        QStringList nodes;
        for (const PropertyPlace &place : places)
            nodes.append(place.node);
        const QString scene = places.front().scene;
        const QStringList whole = movedTogether(lecture, scene, nodes, session.registry(),
                                                timeAt(session, {scene, {}, {}, {}}).value_or(Time()))
                                      .whole;
        std::vector<PropertyPlace> moved = places;
        std::erase_if(moved, [&](const PropertyPlace &place) { return !whole.contains(place.node); });
        return moved.empty() ? places : moved;
    };
    source.write = [&session, places = source.places, spec, specAt = source.specAt, autoKey,
                    written](const lecture::Lecture &lecture, const QJsonValue &value) {
        const auto valueAt = [&](const PropertyPlace &, const QJsonValue &before) {
            const bool areNumbers = spec.type == ValueType::Tensor && value.isArray()
                && editor::kindOf(before) == PropertyKind::Constant;
            return areNumbers ? withNumbers(before, session.preview.languages().front(), value) : value;
        };
        auto changed = withValues(lecture, written(lecture), specAt, valueAt, autoKey());
        return changed && isGoal(spec) ? withGoalsOffStage(*changed, places) : changed;
    };
    source.change = [&session, written, specAt = source.specAt, autoKey](const lecture::Lecture &lecture,
                                                                         const ValueChange &change) {
        const QString own = languagesOf(lecture).own;
        const auto changed = [&](const PropertyPlace &place, const QJsonValue &before) {
            const graph::PropertySpec &spec = specAt(place);
            const QJsonValue shown = shownValue(session, place, spec, before);
            const auto dollars = formattedDollars(lecture, place);
            const QJsonValue after = dollars
                ? withFormatsKept(shown, change(withoutFormats(shown, *dollars)), own, *dollars)
                : change(shown);
            return graph::holdsTexts(spec.type) ? withoutStaleSamples(after, presetAt(lecture, place, spec), own)
                                                : after;
        };
        return withValues(lecture, written(lecture), specAt, changed, autoKey());
    };
    return source;
}

std::vector<RowSource> propertySources(Session &session, const std::vector<PropertyPlace> &owners,
                                       const graph::PropertyTable &table)
{
    const std::vector<PropertyOwner> written = ownersAt(session.document.lecture(), owners);
    const bool isRepetition = areRepetitions(written);
    std::vector<RowSource> sources;
    for (const graph::PropertySpec &spec : table) {
        const QString key = base::toText(spec.key);
        if (isRepetition && spec.key == repeatOverSpec().key) {
            sources.push_back(repeatOverSource(session, owners));
            continue;
        }
        const auto list = isRepetition ? listSpecOf(spec, written.front().properties.value(key)) : std::nullopt;
        sources.push_back(propertySource(session, owners, list.value_or(spec)));
        if (isRepetition && key == "block"_L1)
            offerBlocks(sources.back().spec, session);
        if (isRepetition && key == "arrange"_L1)
            showArrangements(sources.back().spec);
        if (isRepetition && key == "texts"_L1)
            offerSplitting(sources.back(), session);
    }
    return sources;
}

QString helpTopicOf(const Session &session, const RowSource &source)
{
    if (source.places.empty())
        return {};
    const std::vector<PropertyOwner> owners = ownersAt(session.document.lecture(), {source.places.front()});
    const QString place = u'#' + source.spec.label;
    switch (owners.front().kind) {
    case PropertyOwner::Kind::Node: return blockTopic(owners.front().type) + place;
    case PropertyOwner::Kind::Clip: return animationTopic(owners.front().type) + place;
    default: return {};
    }
}

} // namespace lectograph::editor
