// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/documentrows.h"

#include "base/text.h"
#include "editor/edits/lookup.h"
#include "editor/edits/parameters.h"
#include "editor/edits/scene_edits.h"
#include "editor/edits/texts.h"
#include "editor/inspector/fields/linefields.h"
#include "editor/inspector/fields/textfields.h"
#include "editor/inspector/inspector_edits.h"
#include "editor/inspector/rows/sequencerows.h"
#include "editor/language/names.h"
#include "graph/choices.h"
#include "graph/placement.h"

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

using Set = std::function<void(Lecture &, const QJsonValue &)>;

/// A row of a lecture setting; `get` returns undefined for the default.
RowSource lectureSource(Session &session, FieldSpec spec, const QJsonValue &preset,
                        const std::function<QJsonValue(const Lecture &)> &get, const Set &set)
{
    RowSource source;
    source.spec = std::move(spec);
    source.read = [&session, get, preset] {
        const QJsonValue value = get(session.document.lecture());
        return Reading{.value = value, .isDefault = value == preset, .written = value};
    };
    source.write = [set, preset](const Lecture &lecture, const QJsonValue &value) -> Result<Lecture> {
        Lecture changed = lecture;
        set(changed, value.isUndefined() ? preset : value);
        return changed;
    };
    return source;
}

QString frameOf(const Lecture &lecture)
{
    return frameText(lecture.frameWidth / lecture.frameHeight);
}

void setFrame(Lecture &lecture, const QString &sides)
{
    const auto frame = frameSidesFrom(sides);
    // Rewriting the same ratio changes no byte; and 16:9 with a height of 8 units gives exactly the default.
    if (frame && frameText(frame->width / frame->height) != frameOf(lecture))
        lecture.frameWidth = lecture.frameHeight * frame->width / frame->height;
}

QString rateText(base::FrameRate rate)
{
    return rate.denominator == 1 ? QString::number(rate.numerator)
                                 : u"%1/%2"_s.arg(rate.numerator).arg(rate.denominator);
}

FieldSpec choiceSpec(const QString &key, const QString &label, const QString &help, const QStringList &choices,
                     const QStringList &labels)
{
    FieldSpec spec = fieldSpec(key, FieldKind::Choice, label, help);
    spec.choices = choices;
    spec.choiceLabels = labels;
    return spec;
}

RowSource languagesSource(Session &session)
{
    return withoutDefault(lectureSource(
        session,
        fieldSpec(u"languages"_s, FieldKind::Languages, Words::tr("Languages"),
                  Words::tr("Texts are written once for each of them")),
        QJsonValue::Undefined, [](const Lecture &lecture) { return QJsonArray::fromStringList(lecture.languages); },
        [](Lecture &lecture, const QJsonValue &value) {
            const QStringList languages = value.toVariant().toStringList();
            if (languages.isEmpty())
                return;
            lecture.languages = languages;
            if (!languages.contains(lecture.language))
                lecture.language = languages.front();
        }));
}

RowSource ownLanguageSource(Session &session)
{
    const QStringList languages = languagesOf(session.document.lecture()).all;
    QStringList labels;
    for (const QString &language : languages)
        labels.append(nativeName(language));
    return withoutDefault(lectureSource(
        session,
        choiceSpec(u"language"_s, Words::tr("First language"),
                   Words::tr("Shown where a text lacks the wanted language"), languages, labels),
        languages.front(), [](const Lecture &lecture) { return QJsonValue(lecture.language); },
        [](Lecture &lecture, const QJsonValue &value) { lecture.language = value.toString(); }));
}

/// Values of choice properties, with their labels.
struct LabelledChoices
{
    QStringList values;
    QStringList labels;
};

/// The values that all choice properties linked to a text accept; nothing else would be valid there.
LabelledChoices choicesFedBy(const lecture::Scene &scene, const QString &node, const timeline::Registry &registry)
{
    std::optional<LabelledChoices> common;
    const auto take = [&](const QJsonObject &properties, const graph::PropertyTable &table) {
        for (const graph::PropertySpec &spec : table) {
            const QString link = properties.value(base::toText(spec.key)).toObject().value(u"link"_s).toString();
            if (spec.type != graph::ValueType::Choice || graph::parseLink(link).node != node)
                continue;
            const LabelledChoices choices{graph::choiceValues(spec), choiceLabelsOf(spec)};
            const LabelledChoices before = common.value_or(choices);
            common = LabelledChoices();
            for (qsizetype i = 0; i < before.values.size(); ++i) {
                if (!choices.values.contains(before.values[i]))
                    continue;
                common->values.append(before.values[i]);
                common->labels.append(before.labels[i]);
            }
        }
    };
    for (const graph::NodePtr &one : scene.nodes) {
        if (const graph::NodeType *type = registry.nodes.find(*one))
            take(one->properties, graph::tableOf(*type));
    }
    return common.value_or(LabelledChoices());
}

/// Replaces a text row by a choice if only certain values are valid.
RowSource chosen(RowSource source, const LabelledChoices &choices, const QStringList &languages)
{
    source.spec.kind = FieldKind::Choice;
    source.spec.choices = choices.values;
    source.spec.choiceLabels = choices.labels;
    source.read = [read = source.read, languages] {
        Reading reading = read();
        reading.value = graph::localized(reading.value, languages).value_or(QString());
        return reading;
    };
    return source;
}

} // namespace

std::vector<RowSource> parameterSources(Session &session)
{
    std::vector<RowSource> sources;
    const Lecture &lecture = session.document.lecture();
    for (const lecture::Parameter &parameter : lecture.parameters) {
        const PropertyPlace place = placeOf(parameter, lecture);
        const auto spec = specOf(lecture, place, session.registry());
        if (!spec)
            continue;
        RowSource source = propertySource(session, {place}, *spec);
        source.spec.label = labelOf(parameter, lecture, session.registry(), session.preview.languages());
        source.spec.isStacked = true;
        source.spec.isPlain = writtenAt(lecture, place).isString();
        const lecture::Scene *scene = session.document.scene(place.scene);
        const LabelledChoices choices = scene && spec->type == graph::ValueType::Text
            ? choicesFedBy(*scene, parameter.node, session.registry())
            : LabelledChoices();
        sources.push_back(choices.values.isEmpty() ? std::move(source)
                                                   : chosen(std::move(source), choices, session.preview.languages()));
    }
    return sources;
}

std::vector<RowSource> sceneSources(Session &session, const QString &id)
{
    RowSource name = lectureSource(
        session, fieldSpec(u"name"_s, FieldKind::Text, Words::tr("Name"), Words::tr("What the scene is called")),
        QJsonValue(),
        [id](const Lecture &lecture) {
            const lecture::Scene *scene = sceneOf(lecture, id);
            return scene && !isEmptyText(scene->name) ? scene->name : QJsonValue();
        },
        {});
    name.write = [id](const Lecture &lecture, const QJsonValue &value) {
        return lecture::withSceneChanged(lecture, id, [&](lecture::Scene &changed) -> Result<void> {
            changed.name = isEmptyText(value) ? QJsonValue() : value;
            return {};
        });
    };
    name.step = Words::tr("Rename scene");

    FieldSpec spec = secondsSpec(u"duration"_s, Words::tr("Duration"),
                                 Words::tr("How long the scene lasts; left empty, until its last clip ends"));
    spec.min = 0.1;
    spec.step = 0.5;
    spec.isOptional = true;
    const Lecture &now = session.document.lecture();
    if (const lecture::Scene *scene = sceneOf(now, id))
        spec.placeholder = secondsText(lecture::durationOf(*scene, session.registry().animations, now.dialect));
    RowSource duration = lectureSource(session, spec, QJsonValue::Undefined,
                                       [id](const Lecture &lecture) {
                                           const lecture::Scene *scene = sceneOf(lecture, id);
                                           return scene && scene->duration ? QJsonValue(scene->duration->seconds())
                                                                           : QJsonValue(QJsonValue::Undefined);
                                       },
                                       {});
    duration.write = [&session, id](const Lecture &lecture, const QJsonValue &value) {
        return withSceneDuration(lecture, id, timeFrom(value), session.registry());
    };
    duration.step = Words::tr("Set scene length");
    std::vector<RowSource> sources{name, duration};
    std::ranges::move(sequenceSources(session, id), std::back_inserter(sources));
    std::ranges::move(propertySources(session, {{id, {}, {}, {}}}, lecture::sceneProperties()),
                      std::back_inserter(sources));
    return sources;
}

std::vector<RowSource> lectureSources(Session &session)
{
    FieldSpec frame = choiceSpec(
        u"frame"_s, Words::tr("Frame"), Words::tr("Width to height of the picture"),
        {u"16:9"_s, u"4:3"_s, u"1:1"_s, u"9:16"_s},
        {Words::tr("16:9 wide"), Words::tr("4:3 classic"), Words::tr("1:1 square"), Words::tr("9:16 upright")});
    frame.kind = FieldKind::AspectRatio;
    QStringList rates{u"24"_s, u"25"_s, u"30"_s, u"50"_s, u"60"_s, u"24000/1001"_s, u"30000/1001"_s, u"60000/1001"_s};
    QStringList rateLabels{u"24"_s, u"25"_s, u"30"_s, u"50"_s, u"60"_s, u"23.976"_s, u"29.97"_s, u"59.94"_s};
    if (const QString now = rateText(session.document.lecture().rate); !rates.contains(now)) {
        rates.append(now);
        rateLabels.append(now);
    }
    FieldSpec font = fieldSpec(u"font"_s, FieldKind::Font, Words::tr("Font"),
                               Words::tr("Family of all texts; left empty, the one of each language"));
    font.placeholder = Words::tr("Of each language");
    font.isPlain = true;
    RowSource title = lectureSource(
        session, fieldSpec(u"title"_s, FieldKind::Text, Words::tr("Title"), Words::tr("What the lecture is called")),
        QJsonValue(), [](const Lecture &lecture) { return lecture.title; },
        [](Lecture &lecture, const QJsonValue &value) { lecture.title = isEmptyText(value) ? QJsonValue() : value; });
    title.step = Words::tr("Rename lecture");
    return {
        title,
        languagesSource(session),
        ownLanguageSource(session),
        lectureSource(
            session, frame, u"16:9"_s, [](const Lecture &lecture) { return QJsonValue(frameOf(lecture)); },
            [](Lecture &lecture, const QJsonValue &value) { setFrame(lecture, value.toString()); }),
        lectureSource(
            session, choiceSpec(u"rate"_s, Words::tr("Frame rate"), Words::tr("Pictures a second"), rates, rateLabels),
            rateText({}), [](const Lecture &lecture) { return QJsonValue(rateText(lecture.rate)); },
            [](Lecture &lecture, const QJsonValue &value) {
                const QStringList parts = value.toString().split(u'/');
                lecture.rate = {parts.front().toInt(), parts.size() > 1 ? parts[1].toInt() : 1};
            }),
        lectureSource(
            session,
            choiceSpec(u"dialect"_s, Words::tr("Drawing convention"),
                       Words::tr("Modern: gentle motion, slim arrowheads, lines that keep their width when the camera "
                                 "zooms. Classic: brisk motion, large arrowheads, larger text, lines that grow with "
                                 "the picture. Colours blend a little differently, too."),
                       {u"gl"_s, u"ce"_s}, {Words::tr("Modern"), Words::tr("Classic")}),
            u"gl"_s,
            [](const Lecture &lecture) { return QJsonValue(lecture.dialect == base::Dialect::Gl ? u"gl"_s : u"ce"_s); },
            [](Lecture &lecture, const QJsonValue &value) {
                lecture.dialect = value.toString() == "ce"_L1 ? base::Dialect::Ce : base::Dialect::Gl;
            }),
        lectureSource(
            session, font, QString(), [](const Lecture &lecture) { return QJsonValue(lecture.font); },
            [](Lecture &lecture, const QJsonValue &value) { lecture.font = value.toString(); }),
        lectureSource(
            session,
            fieldSpec(u"description"_s, FieldKind::Text, Words::tr("Description"),
                      Words::tr("Shown where templates are chosen")),
            QJsonValue::Undefined, [](const Lecture &lecture) { return lecture.extra.value(u"description"_s); },
            [](Lecture &lecture, const QJsonValue &value) {
                if (isEmptyText(value))
                    lecture.extra.remove(u"description"_s);
                else
                    lecture.extra.insert(u"description"_s, value);
            }),
    };
}

} // namespace lectograph::editor
