// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/entry_name.h"
#include "lecture/fields.h"
#include "lecture/files.h"
#include "lecture/json_reader.h"
#include "lecture/sentence.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

using base::failure;
using base::Result;

const QString documentName = u"lecture.json"_s;

/// The id of the scene stored in scenes/ID.json.
QString idOf(const QString &sceneFile)
{
    return sceneFile.mid(7).chopped(5);
}

/// A value or the first error.
template <class T>
Result<T> finished(const Fields &fields, T value)
{
    if (fields.error())
        return tl::unexpected(*fields.error());
    return value;
}

tl::unexpected<base::Error> inFile(const QString &name, base::Error error)
{
    error.place = error.place.isEmpty() ? name : name + u": "_s + error.place;
    return tl::unexpected(std::move(error));
}

/// Reads each object of a list with `read`; places are "key/index/…".
template <class Read>
auto objects(Fields &fields, const QString &key, Read read)
{
    using Element = typename std::invoke_result_t<Read, QJsonObject>::value_type;
    std::vector<Element> result;
    const QJsonArray array = fields.array(key);
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QString place = u"%1/%2"_s.arg(key).arg(i);
        if (!array[i].isObject()) {
            fields.fail(place, Sentence::tr("Something else stands where an object belongs."),
                        Sentence::tr("Write an object in braces, or remove it."));
            break;
        }
        auto element = read(array[i].toObject());
        if (!element) {
            fields.fail(base::within(place, element.error()).value());
            break;
        }
        result.push_back(*std::move(element));
    }
    return result;
}

Result<graph::NodePtr> nodeFrom(const QString &id, const QJsonObject &json, const Upgrades &upgrades)
{
    const Result<QJsonObject> current = upgrades.upgraded(Upgrades::Kind::Node, json);
    if (!current)
        return tl::unexpected(current.error());
    Fields fields(*current);
    graph::Node node;
    node.id = id;
    node.type = fields.requiredText(u"type"_s);
    node.version = fields.version(u"version"_s);
    node.properties = fields.object(u"properties"_s);
    node.extra = fields.rest();
    return finished<graph::NodePtr>(fields, std::make_shared<const graph::Node>(std::move(node)));
}

Result<timeline::ClipPtr> clipFrom(const QJsonObject &json, const Upgrades &upgrades)
{
    const Result<QJsonObject> current = upgrades.upgraded(Upgrades::Kind::Clip, json);
    if (!current)
        return tl::unexpected(current.error());
    Fields fields(*current);
    timeline::Clip clip;
    clip.type = fields.requiredText(u"type"_s);
    clip.version = fields.version(u"version"_s);
    clip.target = fields.text(u"target"_s);
    clip.start = fields.time(u"start"_s).value_or(base::Time());
    clip.duration = fields.time(u"duration"_s);
    clip.ease = fields.text(u"ease"_s);
    clip.lag = fields.number(u"lag"_s, 0, 1000);
    clip.over = fields.text(u"over"_s);
    clip.properties = fields.object(u"properties"_s);
    clip.clips = objects(fields, u"clips"_s, [&](const QJsonObject &inner) { return clipFrom(inner, upgrades); });
    clip.extra = fields.rest();
    return finished<timeline::ClipPtr>(fields, std::make_shared<const timeline::Clip>(std::move(clip)));
}

Result<timeline::TrackPtr> trackFrom(const QJsonObject &json, const Upgrades &upgrades)
{
    Fields fields(json);
    timeline::Track track;
    track.name = fields.localizable(u"name"_s);
    track.clips = objects(fields, u"clips"_s, [&](const QJsonObject &clip) { return clipFrom(clip, upgrades); });
    track.extra = fields.rest();
    return finished<timeline::TrackPtr>(fields, std::make_shared<const timeline::Track>(std::move(track)));
}

Result<SoundPtr> soundFrom(const QJsonObject &json)
{
    Fields fields(json);
    Sound sound;
    sound.name = fields.localizable(u"name"_s);
    sound.file = fields.localizable(u"file"_s);
    sound.start = fields.time(u"start"_s).value_or(base::Time());
    sound.from = fields.time(u"from"_s).value_or(base::Time());
    sound.duration = fields.time(u"duration"_s);
    sound.gain = fields.number(u"gain"_s, leastGain, mostGain).value_or(0);
    sound.fadeIn = fields.time(u"fadeIn"_s).value_or(base::Time());
    sound.fadeOut = fields.time(u"fadeOut"_s).value_or(base::Time());
    sound.isMuted = fields.flag(u"muted"_s);
    sound.extra = fields.rest();
    return finished<SoundPtr>(fields, std::make_shared<const Sound>(std::move(sound)));
}

Result<ScenePtr> sceneFrom(const QString &fileName, const QJsonObject &json, const Upgrades &upgrades)
{
    Fields fields(json);
    const QString fileId = idOf(fileName);
    Scene scene;
    scene.id = fields.text(u"id"_s, fileId);
    if (scene.id != fileId) {
        fields.fail(u"id"_s, Sentence::tr("The scene says it is “%1”, but its file is %2.").arg(scene.id, fileName),
                    Sentence::tr("Write “%1” as its id, or rename the file.").arg(fileId));
    }
    scene.name = fields.localizable(u"name"_s);
    scene.duration = fields.time(u"duration"_s);
    scene.properties = fields.object(u"properties"_s);
    const QJsonObject nodes = fields.object(u"nodes"_s);
    QStringList ids = nodes.keys();
    std::ranges::sort(ids);
    for (const QString &id : ids) {
        Result<graph::NodePtr> node = nodes[id].isObject()
            ? nodeFrom(id, nodes[id].toObject(), upgrades)
            : failure(Sentence::tr("A node is an object."), Sentence::tr("Write {\"type\": \"…\"}, or remove it."));
        if (!node) {
            fields.fail(base::within(u"nodes/"_s + id, node.error()).value());
            break;
        }
        scene.nodes.push_back(*std::move(node));
    }
    const QStringList actors = fields.texts(u"actors"_s);
    scene.actors.assign(actors.begin(), actors.end());
    scene.tracks = objects(fields, u"tracks"_s, [&](const QJsonObject &track) { return trackFrom(track, upgrades); });
    scene.sounds = objects(fields, u"sounds"_s, soundFrom);
    scene.extra = fields.rest();
    return finished<ScenePtr>(fields, std::make_shared<const Scene>(std::move(scene)));
}

Result<Parameter> parameterFrom(const QJsonObject &json)
{
    Fields fields(json);
    Parameter parameter;
    parameter.id = fields.requiredText(u"id"_s);
    parameter.label = fields.localizable(u"label"_s);
    parameter.scene = fields.requiredText(u"scene"_s);
    parameter.node = fields.text(u"node"_s);
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
        fields.fail(u"dialect"_s, Sentence::tr("The look “%1” is not known.").arg(name),
                    Sentence::tr("Write \"gl\" (modern) or \"ce\" (classic)."));
    }
    return name == u"ce" ? base::Dialect::Ce : base::Dialect::Gl;
}

/// Everything except scenes and files.
Result<Lecture> documentFrom(Fields &fields)
{
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
    lecture.parameters = objects(fields, u"parameters"_s, parameterFrom);
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
        if (!name.startsWith(u"scenes/") || !name.endsWith(u".json") || !checkSceneId(idOf(name))) {
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

/// lecture.json and the scenes it lists, upgraded to the current format.
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
    fields.take(u"version"_s);
    const QStringList sceneFiles = fields.texts(u"scenes"_s);
    Result<Lecture> lecture = documentFrom(fields);
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
    for (const auto &[name, content] : files) {
        if (name == documentName || sceneFiles.contains(name))
            continue;
        auto &group = name.startsWith(u"assets/") ? lecture->assets : lecture->attachments;
        group.emplace(name, Asset{std::make_shared<const QByteArray>(content)});
    }
    return lecture;
}

} // namespace lectograph::lecture
