// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/animation_file.h"
#include "lecture/block_reader.h"
#include "lecture/entry_name.h"
#include "lecture/files.h"
#include "lecture/json_reader.h"
#include "lecture/looks.h"
#include "lecture/reading.h"
#include "lecture/scene_reader.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

using base::failure;
using base::Result;

const QString documentName = u"lecture.json"_s;

tl::unexpected<base::Error> inFile(const QString &name, base::Error error)
{
    error.place = error.place.isEmpty() ? name : name + u": "_s + error.place;
    return tl::unexpected(std::move(error));
}

/// The first version of the format with definitions, animations made of clips, and parameters without ids.
constexpr int firstWithReuse = 2;

Result<Parameter> parameterFrom(const QJsonObject &json, int version)
{
    Fields fields(json);
    Parameter parameter;
    parameter.id = version < firstWithReuse ? fields.requiredText(u"id"_s) : fields.text(u"id"_s);
    parameter.label = fields.localizable(u"label"_s);
    parameter.node = fields.text(u"node"_s);
    // That of a node that all scenes share is in none of them.
    parameter.scene = parameter.node.isEmpty() ? fields.requiredText(u"scene"_s) : fields.text(u"scene"_s);
    parameter.property = fields.requiredText(u"property"_s);
    parameter.extra = fields.rest();
    return finished(fields, parameter);
}

base::FrameRate rateFrom(Fields &fields)
{
    const QString key = u"rate"_s;
    const base::FrameRate preset;
    if (!fields.has(key))
        return preset;
    const QJsonValue json = fields.take(key);
    const QStringList parts = json.isDouble() ? QStringList{QString::number(json.toDouble(), 'g', 17)}
                                              : json.toString().split(u'/');
    bool isRate = parts.size() <= 2;
    bool isWhole = true;
    base::FrameRate rate{parts.front().toInt(&isWhole), 1};
    isRate = isRate && isWhole;
    if (parts.size() == 2) {
        rate.denominator = parts[1].toInt(&isWhole);
        isRate = isRate && isWhole;
    }
    constexpr int mostPerSecond = 1000;
    constexpr int largestTerm = 1'000'000;
    isRate = isRate && rate.numerator >= 1 && rate.denominator >= 1 && rate.numerator <= largestTerm
        && rate.denominator <= largestTerm && rate.perSecond() <= mostPerSecond;
    if (!isRate) {
        fields.fail(key, Sentence::tr("This is not a frame rate."),
                    Sentence::tr("Write pictures a second as a whole number such as 60, or as a fraction such as "
                                 "\"30000/1001\"."));
        return preset;
    }
    return rate;
}

base::Dialect dialectFrom(Fields &fields)
{
    const QString name = fields.text(u"dialect"_s, u"gl"_s);
    if (name != u"gl" && name != u"ce") {
        fields.fail(u"dialect"_s, Sentence::tr("The drawing convention “%1” is not known.").arg(name),
                    Sentence::tr("Write \"gl\" (modern) or \"ce\" (classic)."));
    }
    return name == u"ce" ? base::Dialect::Ce : base::Dialect::Gl;
}

graph::Look lookOf(Fields &fields)
{
    const QString key = u"look"_s;
    Fields inner(fields.object(key));
    graph::Look look = lookFrom(inner);
    if (inner.error())
        fields.fail(base::within(key, *inner.error()).value());
    return look;
}

/// Everything except scenes, block definitions and files.
Result<Lecture> documentFrom(Fields &fields, const Upgrades &upgrades)
{
    const int version = fields.take(u"version"_s).toInt();
    Lecture lecture;
    lecture.title = fields.localizable(u"title"_s);
    lecture.language = fields.text(u"language"_s, lecture.language);
    lecture.languages = fields.has(u"languages"_s) ? fields.texts(u"languages"_s) : QStringList{lecture.language};
    Fields frame(fields.object(u"frame"_s));
    constexpr double smallest = 0.01;
    constexpr double largest = 1e6;
    lecture.frameWidth = frame.number(u"width"_s, smallest, largest).value_or(lecture.frameWidth);
    lecture.frameHeight = frame.number(u"height"_s, smallest, largest).value_or(lecture.frameHeight);
    if (frame.error())
        fields.fail(base::within(u"frame"_s, *frame.error()).value());
    lecture.rate = rateFrom(fields);
    lecture.dialect = dialectFrom(fields);
    lecture.font = fields.text(u"font"_s);
    lecture.credits = fields.array(u"credits"_s);
    lecture.parameters = objects(fields, u"parameters"_s,
                                 [version](const QJsonObject &json) { return parameterFrom(json, version); });
    lecture.nodes = nodesFrom(fields, upgrades);
    const QStringList master = fields.texts(u"master"_s);
    lecture.master.assign(master.begin(), master.end());
    lecture.look = lookOf(fields);
    lecture.extra = fields.rest();
    if (!frame.rest().isEmpty())
        lecture.extra.insert(u"frame"_s, frame.rest());
    return finished(fields, std::move(lecture));
}

/// The names of the scene files in lecture order.
Result<QStringList> sceneNames(const QJsonObject &document, const Files &files)
{
    Fields fields(document);
    const QString key = u"scenes"_s;
    const QStringList names = fields.texts(key);
    for (qsizetype i = 0; i < names.size() && !fields.error(); ++i) {
        const QString place = u"%1/%2"_s.arg(key).arg(i);
        const QString &name = names[i];
        if (!name.startsWith(u"scenes/") || !name.endsWith(u".json") || !checkSceneId(idOfFile(name))) {
            fields.fail(place, Sentence::tr("“%1” is not the name of a scene file.").arg(name),
                        Sentence::tr("Write a name like \"scenes/opening.json\"."));
        } else if (names.indexOf(name) != i) {
            fields.fail(place, Sentence::tr("The scene %1 is listed twice.").arg(name),
                        Sentence::tr("Remove one of the two, or make a copy of the scene with another id."));
        } else if (!files.contains(name)) {
            fields.fail(place, Sentence::tr("The scene file %1 is missing.").arg(name),
                        Sentence::tr("Put the file back, or remove it from the list of scenes."));
        }
    }
    return finished(fields, names);
}

/// The JSON texts of one lecture, which share one memory limit.
class Texts
{
public:
    explicit Texts(const Limits &limits) : m_left(limits) {}

    Result<QJsonObject> objectIn(const QString &name, const QByteArray &content)
    {
        const Result<MeasuredJson> json = readMeasuredJson(content, m_left);
        if (!json)
            return inFile(name, json.error());
        m_left.memoryBytes -= json->memoryBytes;
        if (!json->value.isObject()) {
            return failure(Sentence::tr("The file does not hold a JSON object."),
                           Sentence::tr("It must begin with “{”: take it from a copy."), name);
        }
        return json->value.toObject();
    }

private:
    Limits m_left;
};

bool isBlockFile(const QString &name)
{
    return name.startsWith(u"blocks/") && name.endsWith(u".json");
}

bool isAnimationFile(const QString &name)
{
    return name.startsWith(u"animations/") && name.endsWith(u".json");
}

/// lecture.json, the scenes it lists, the block definitions and animations, upgraded to the current format.
Result<Documents> documentsIn(const Files &files, const Upgrades &upgrades, const Limits &limits)
{
    Texts texts(limits);
    const auto content = files.find(documentName);
    if (content == files.end()) {
        return failure(Sentence::tr("There is no lecture.json, so this is not a lecture."),
                       Sentence::tr("Choose a .lecture file, or a folder with a lecture.json in it."), documentName);
    }
    const Result<QJsonObject> document = texts.objectIn(documentName, content->second);
    if (!document)
        return tl::unexpected(document.error());
    Fields fields(*document);
    if (fields.text(u"format"_s) != u"lectograph") {
        return failure(Sentence::tr("This lecture.json does not belong to Lectograph."),
                       Sentence::tr("It must contain \"format\": \"lectograph\"."), documentName + u": format"_s);
    }
    if (!fields.has(u"version"_s))
        fields.fail(u"version"_s, Sentence::tr("The version of the format is missing."),
                    Sentence::tr("Write \"version\": %1.").arg(formatVersion));
    const int version = fields.version(u"version"_s);
    if (fields.error())
        return inFile(documentName, *fields.error());
    // Check the version first, since the rest may mean something else in a newer format.
    if (version > formatVersion)
        return inFile(documentName, upgrades.upgraded({}, version).error());

    const Result<QStringList> names = sceneNames(*document, files);
    if (!names)
        return inFile(documentName, names.error());
    Documents documents{{documentName, *document}};
    for (const QString &name : *names) {
        const Result<QJsonObject> scene = texts.objectIn(name, files.at(name));
        if (!scene)
            return tl::unexpected(scene.error());
        documents.emplace(name, *scene);
    }
    // Before, files in blocks/ and animations/ were unknown ones.
    if (version >= firstWithReuse) {
        for (const auto &[name, block] : files) {
            if (!isBlockFile(name) && !isAnimationFile(name))
                continue;
            if (const Result<void> fine = checkSceneId(idOfFile(name)); !fine)
                return inFile(name, fine.error());
            const Result<QJsonObject> definition = texts.objectIn(name, block);
            if (!definition)
                return tl::unexpected(definition.error());
            documents.emplace(name, *definition);
        }
    }
    Result<Documents> current = upgrades.upgraded(std::move(documents), version);
    if (!current)
        return inFile(documentName, current.error());
    return current;
}

} // namespace

Result<Lecture> fromFiles(const Files &files, const Upgrades &upgrades, const Limits &limits)
{
    const Result<Documents> documents = documentsIn(files, upgrades, limits);
    if (!documents)
        return tl::unexpected(documents.error());

    Fields fields(documents->at(documentName));
    fields.take(u"format"_s);
    const QStringList sceneFiles = fields.texts(u"scenes"_s);
    Result<Lecture> lecture = documentFrom(fields, upgrades);
    if (!lecture)
        return inFile(documentName, lecture.error());
    for (const QString &name : sceneFiles) {
        const auto document = documents->find(name);
        if (document == documents->end())
            return failure(Sentence::tr("The scene file is missing."), Sentence::tr("Put it back."), name);
        Result<ScenePtr> scene = sceneFrom(name, document->second, upgrades);
        if (!scene)
            return inFile(name, scene.error());
        lecture->scenes.push_back(*std::move(scene));
    }
    for (const auto &[name, document] : *documents) {
        if (isAnimationFile(name)) {
            Result<AnimationPtr> animation = animationFrom(name, document, upgrades);
            if (!animation)
                return inFile(name, animation.error());
            lecture->animations.emplace((*animation)->id, *animation);
        }
        if (!isBlockFile(name))
            continue;
        Result<BlockPtr> block = blockFrom(name, document, upgrades);
        if (!block)
            return inFile(name, block.error());
        lecture->blocks.emplace((*block)->id, *block);
    }
    for (const auto &[name, content] : files) {
        if (name == documentName || documents->contains(name))
            continue;
        auto &group = name.startsWith(u"assets/") ? lecture->assets : lecture->attachments;
        group.emplace(name, Asset{std::make_shared<const QByteArray>(content)});
    }
    return lecture;
}

} // namespace lectograph::lecture
