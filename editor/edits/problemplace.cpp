// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/problemplace.h"

#include "base/particles.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/linked.h"
#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"
#include "editor/edits/sharing.h"
#include "editor/edits/sounds.h"
#include "editor/language/block_names.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "graph/binding.h"
#include "graph/node_order.h"
#include "lecture/clip_place.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// The clip of "tracks/0/clips/2/clips/1"; `used` is the number of steps. Returns null if there is none.
const timeline::Clip *clipIn(const lecture::Scene &scene, const QStringList &steps, qsizetype &used)
{
    if (steps.size() < 4 || steps[0] != "tracks"_L1)
        return nullptr;
    lecture::ClipPlace place{steps[1].toInt(), {}};
    for (used = 2; used + 1 < steps.size() && steps[used] == "clips"_L1; used += 2)
        place.indices.push_back(steps[used + 1].toInt());
    return lecture::clipAt(scene, place);
}

/// The sound of "sounds/2/file/en". Returns null if there is none.
const lecture::Sound *soundIn(const lecture::Scene &scene, const QStringList &steps)
{
    bool isNumber = false;
    const int index = steps.value(1).toInt(&isNumber);
    const bool isThere = isNumber && steps[0] == "sounds"_L1 && index >= 0
        && static_cast<std::size_t>(index) < scene.sounds.size();
    return isThere ? scene.sounds[static_cast<std::size_t>(index)].get() : nullptr;
}

/// The name of a file of the lecture that is written there and that the lecture does not have.
QString missingFileIn(QJsonValue value, const QStringList &steps, const lecture::Lecture &lecture)
{
    for (const QString &step : steps)
        value = value.isArray() ? value[step.toInt()] : value[step];
    const QString name = value.toString();
    return name.startsWith("assets/"_L1) && !lecture.assets.contains(name) ? name : QString();
}

/// The scene in which the problem is seen; empty for the lecture as a whole.
QString sceneOfFile(const QString &file, const QStringList &steps, const lecture::Lecture &lecture)
{
    const auto idIn = [&](QLatin1StringView folder) { return file.sliced(folder.size()).chopped(5); };
    if (file.startsWith("scenes/"_L1) && file.endsWith(".json"_L1))
        return idIn("scenes/"_L1);
    if (file.startsWith("blocks/"_L1) && file.endsWith(".json"_L1))
        return lecture::blockType(idIn("blocks/"_L1));
    const bool isShared = file == "lecture.json"_L1 && steps.value(0) == "nodes"_L1
        && graph::nodeAt(lecture.nodes, steps.value(1));
    if (!isShared || lecture.scenes.empty())
        return {};
    return scenesUsing(lecture, steps[1]).value(0, lecture.scenes.front()->id);
}

/// Words in quotation marks of any language, changed by `named`. A particle after a changed word fits that word.
QString withQuoted(const QString &sentence, const std::function<QString(const QString &)> &named)
{
    static const QRegularExpression quoted(u"(?<=[“‘])[^“”‘’]+(?=[”’])"_s);
    QString result;
    qsizetype end = 0;
    bool isOther = false; // the word that ends `result`
    const auto append = [&](const QString &text) { result = isOther ? base::followedBy(result, text) : result + text; };
    for (auto match = quoted.globalMatch(sentence); match.hasNext();) {
        const QRegularExpressionMatch one = match.next();
        append(sentence.sliced(end, one.capturedStart() - end));
        const QString name = named(one.captured());
        isOther = name != one.captured();
        result += name;
        end = one.capturedEnd();
    }
    append(sentence.sliced(end));
    return result;
}

/// "parameters/2/node", where the scene, the block or the property is missing.
std::optional<std::size_t> lostParameterIn(const QStringList &steps, const lecture::Lecture &lecture)
{
    const QStringList targets{u"scene"_s, u"node"_s, u"property"_s};
    bool isNumber = false;
    const std::size_t index = steps.value(1).toULongLong(&isNumber);
    const bool isLost = steps.value(0) == "parameters"_L1 && isNumber && index < lecture.parameters.size()
        && targets.contains(steps.value(2));
    return isLost ? std::optional(index) : std::nullopt;
}

/// "scenes/main/nodes/a", a place in what is computed, is "scenes/main.json: nodes/a" in the files.
QString placeInFile(const QString &place)
{
    static const QRegularExpression computed(u"^(lecture|(?:scenes|blocks)/[^/:]+)/"_s);
    const QRegularExpressionMatch match = computed.match(place);
    return match.hasMatch() ? match.captured(1) + u".json: "_s + place.sliced(match.capturedEnd()) : place;
}

/// The block, clip or sound, and its property.
QStringList wordsWithin(const lecture::Scene &scene, const ProblemPlace &place, const lecture::Lecture &lecture,
                        const timeline::Registry &registry, const QStringList &languages)
{
    QStringList words;
    if (const graph::Node *node = nodeOf(scene, place.node))
        words.append(labelOf(*node, scene.nodes, registry.nodes, languages));
    if (const timeline::Clip *clip = place.clip ? lecture::clipOf(scene, *place.clip) : nullptr) {
        const QString title = labelOf(*clip, registry.animations);
        const QString target = labelOfTargets(targetsIn(scene, *clip), scene.nodes, registry.nodes, languages);
        words.append(target.isEmpty() ? title : translated("%1 of %2").arg(title, target));
    }
    if (const lecture::Sound *sound = place.sound ? lecture::soundOf(scene, *place.sound) : nullptr)
        words.append(labelOf(*sound, languages));
    if (!place.property.isEmpty()) {
        const auto spec = specOf(lecture, {place.scene, place.node, place.clip, place.property}, registry);
        const graph::Node *node = nodeOf(scene, place.node);
        const bool isWritten = place.clip || !node || node->properties.contains(place.property);
        if (spec || isWritten)
            words.append(spec ? labelOf(*spec) : place.property);
        if (spec && !place.within.isEmpty())
            words.append(place.within);
    }
    return words;
}

} // namespace

ProblemPlace problemPlace(const QString &text, const lecture::Lecture &lecture)
{
    ProblemPlace place;
    QString rest = placeInFile(text);
    if (rest.endsWith(u')')) {
        if (const qsizetype opening = rest.lastIndexOf(" ("_L1); opening >= 0) {
            place.languages = rest.sliced(opening + 2).chopped(1).split(u", "_s);
            rest.truncate(opening);
        }
    }
    place.moment = lecture::takeMoment(rest);
    const qsizetype colon = rest.indexOf(": "_L1);
    const QString file = colon < 0 ? rest : rest.first(colon);
    const QStringList steps = colon < 0 ? QStringList() : rest.sliced(colon + 2).split(u'/');
    const lecture::Scene *scene = sceneOf(lecture, sceneOfFile(file, steps, lecture));
    if (!scene) {
        place.lostParameter = lostParameterIn(steps, lecture);
        place.row = file == "lecture.json"_L1 ? steps.value(0) : QString();
        return place;
    }
    place.scene = scene->id;
    qsizetype used = 0;
    if (steps.value(0) == "nodes"_L1 && nodeOf(*scene, steps.value(1))) {
        place.node = steps[1];
        used = 2;
    } else if (const timeline::Clip *clip = clipIn(*scene, steps, used)) {
        place.clip = clip->id;
    } else if (const lecture::Sound *sound = soundIn(*scene, steps)) {
        place.sound = sound->id;
        place.row = steps.value(2);
        place.missingFile = steps.value(2) == "file"_L1 ? missingFileIn(sound->file, steps.mid(3), lecture) : QString();
        return place;
    } else if (steps.value(0) != "properties"_L1) {
        place.row = steps.value(0);
        return place;
    }
    if (steps.value(used) == "properties"_L1) {
        place.property = steps.value(used + 1);
        if (const graph::Node *node = nodeOf(*scene, place.node))
            place.missingFile = missingFileIn(node->properties, steps.mid(used + 1), lecture);
    } else if (!place.node
                    .isEmpty()) { // a block that could not be computed: "nodes/formula/latex/characters 1–4 “\foo”"
        place.property = steps.value(used);
        place.within = steps.sliced(std::min(used + 1, steps.size())).join(u'/').replace(u"”/"_s, u"”, "_s);
    }
    place.row = place.property.isEmpty() ? steps.value(used) : place.property;
    return place;
}

QString wordsFor(const ProblemPlace &place, const lecture::Lecture &lecture, const timeline::Registry &registry,
                 const QStringList &languages)
{
    const lecture::Scene *scene = sceneOf(lecture, place.scene);
    if (!scene) {
        const QString whole = translated("Whole lecture");
        return place.lostParameter ? u"%1 › %2"_s.arg(whole, translated("Parameter %1").arg(*place.lostParameter + 1))
                                   : whole;
    }
    const auto visible = lecture::visibleNode(lecture, place.scene, place.node);
    const bool isShared = visible && visible->home == lecture::Home::Shared;
    const QStringList words = QStringList(isShared ? translated("All scenes") : labelOf(*scene, languages))
        + wordsWithin(*scene, place, lecture, registry, languages);
    const QString text = words.join(u" › "_s);
    return place.languages.isEmpty() ? text : text + u" (%1)"_s.arg(place.languages.join(u", "_s));
}

base::Error withBlocksNamed(const base::Error &error, const lecture::Lecture &lecture,
                            const timeline::Registry &registry, const QStringList &languages)
{
    const ProblemPlace place = problemPlace(error.place, lecture);
    const lecture::Scene *scene = sceneOf(lecture, place.scene);
    if (!scene)
        return error;
    const QJsonValue written = writtenAt(lecture, {place.scene, place.node, place.clip, place.property});
    const bool namesBlocks = place.property.isEmpty() || graph::isExpression(written)
        || !linkedBy(QJsonObject{{place.property, written}}).isEmpty();
    const auto named = [&](const QString &word) {
        const graph::Node *node = word == place.node || namesBlocks ? nodeOf(*scene, word) : nullptr;
        const bool isOther = !node || node->style == word;
        return isOther ? word : labelOf(*node, scene->nodes, registry.nodes, languages);
    };
    return {withQuoted(error.what, named), withQuoted(error.remedy, named), error.place};
}

QString sentenceFor(const base::Error &error, const lecture::Lecture &lecture, const timeline::Registry &registry,
                    const QStringList &languages)
{
    base::Error told = withBlocksNamed(error, lecture, registry, languages);
    told.place = wordsFor(problemPlace(error.place, lecture), lecture, registry, languages);
    return told.text();
}

base::Error saidInScene(const base::Error &error, const lecture::Lecture &lecture, const timeline::Registry &registry,
                        const QStringList &languages)
{
    base::Error said = withBlocksNamed(error, lecture, registry, languages);
    ProblemPlace place = problemPlace(error.place, lecture);
    place.within.clear(); // it is long, and the row of the property says it
    const lecture::Scene *scene = sceneOf(lecture, place.scene);
    said.place = scene ? wordsWithin(*scene, place, lecture, registry, languages).join(u" › "_s) : QString();
    if (said.place.isEmpty())
        said.place = wordsFor(place, lecture, registry, languages);
    return said;
}

} // namespace lectograph::editor
