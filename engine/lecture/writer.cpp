// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/animation_file.h"
#include "lecture/entry_name.h"
#include "lecture/files.h"
#include "lecture/json_reader.h"
#include "lecture/json_writer.h"
#include "lecture/looks.h"
#include "lecture/reuse.h"
#include "lecture/sentence.h"
#include "lecture/writing.h"

#include <iterator>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

using base::failure;
using base::Result;

QJsonObject jsonOf(const Parameter &parameter)
{
    QJsonObject json = parameter.extra;
    insertText(json, u"id"_s, parameter.id);
    insertNamed(json, u"label"_s, parameter.label);
    insertText(json, u"scene"_s, parameter.scene);
    insertText(json, u"node"_s, parameter.node);
    insertText(json, u"property"_s, parameter.property);
    return json;
}

QString fileOf(const Scene &scene)
{
    return u"scenes/%1.json"_s.arg(scene.id);
}

QString fileOf(const Block &block)
{
    return u"blocks/%1.json"_s.arg(block.id);
}

QJsonObject documentOf(const Lecture &lecture)
{
    const Lecture preset;
    QJsonObject frame = lecture.extra.value(u"frame"_s).toObject();
    insertUnless(frame, u"width"_s, lecture.frameWidth, lecture.frameWidth == preset.frameWidth);
    insertUnless(frame, u"height"_s, lecture.frameHeight, lecture.frameHeight == preset.frameHeight);
    const base::FrameRate rate = lecture.rate;
    const QJsonValue rateJson = rate.denominator == 1
        ? QJsonValue(rate.numerator)
        : QJsonValue(u"%1/%2"_s.arg(rate.numerator).arg(rate.denominator));
    QJsonArray parameters;
    for (const Parameter &parameter : lecture.parameters)
        parameters.append(jsonOf(parameter));
    QJsonArray scenes;
    for (const ScenePtr &scene : lecture.scenes)
        scenes.append(fileOf(*scene));

    QJsonObject json = lecture.extra;
    insertText(json, u"format"_s, u"lectograph"_s);
    insertUnless(json, u"version"_s, usesReuse(lecture) ? formatVersion : 1, false);
    insertNamed(json, u"title"_s, lecture.title);
    insertText(json, u"language"_s, lecture.language, preset.language);
    insertUnless(json, u"languages"_s, QJsonArray::fromStringList(lecture.languages),
                 lecture.languages == QStringList{lecture.language});
    insertUnless(json, u"frame"_s, frame, frame.isEmpty());
    insertUnless(json, u"rate"_s, rateJson, rate == preset.rate);
    insertText(json, u"dialect"_s, lecture.dialect == base::Dialect::Ce ? u"ce"_s : u"gl"_s, u"gl"_s);
    insertText(json, u"font"_s, lecture.font);
    insertUnless(json, u"credits"_s, lecture.credits, lecture.credits.isEmpty());
    insertUnless(json, u"parameters"_s, parameters, parameters.isEmpty());
    insertUnless(json, u"scenes"_s, scenes, scenes.isEmpty());
    insertNodes(json, lecture.nodes);
    insertIds(json, u"master"_s, lecture.master);
    insertUnless(json, u"look"_s, lectograph::lecture::jsonOf(lecture.look), lecture.look.isEmpty());
    return json;
}

bool isText(const QString &name)
{
    const bool isPart = name.startsWith(u"scenes/") || name.startsWith(u"blocks/") || name.startsWith(u"animations/");
    return name == u"lecture.json" || (isPart && name.endsWith(u".json"));
}

/// Whether the texts can be read again. Most are too short to need a check.
Result<void> checkTexts(const Files &files, Limits limits)
{
    constexpr qint64 mostPerByte = 300; // an upper bound of the estimate: for "{},"
    constexpr qint64 leastOfValue = 2;  // "1,"
    qint64 all = 0;
    for (const auto &[name, content] : files)
        all += isText(name) ? content.size() : 0;
    for (const auto &[name, content] : files) {
        if (!isText(name)
            || (all * mostPerByte < limits.memoryBytes && content.size() < leastOfValue * limits.jsonValues))
            continue;
        const Result<MeasuredJson> again = readMeasuredJson(content, limits);
        if (!again)
            return failure(again.error().what, again.error().remedy, name);
        limits.memoryBytes -= again->memoryBytes;
    }
    return {};
}

/// Refuses to save what could not be opened again.
Result<void> checkLimits(const Files &files, const Limits &limits)
{
    constexpr qint64 mebibyte = 1024 * 1024;
    qint64 total = 0;
    for (const auto &[name, content] : files) {
        total += content.size();
        if (isText(name) && content.size() > limits.jsonBytes) {
            return failure(Sentence::tr("This part is larger than the %1 MiB that are read again.")
                               .arg(limits.jsonBytes / mebibyte),
                           Sentence::tr("Keep large numbers in an asset, for instance a .npy file."), name);
        }
    }
    if (total > limits.totalBytes || std::ssize(files) > limits.files) {
        return failure(Sentence::tr("The lecture is larger than the %1 MiB or %2 files that are read again.")
                           .arg(limits.totalBytes / mebibyte)
                           .arg(limits.files),
                       Sentence::tr("Make its assets smaller."), u"assets"_s);
    }
    return checkTexts(files, limits);
}

} // namespace

Result<Files> toFiles(const Lecture &lecture)
{
    return toFiles(lecture, Limits());
}

Result<Files> toFiles(const Lecture &lecture, const Limits &limits)
{
    const auto write = usesReuse(lecture) ? writeJsonWithFilledLists : writeJson; // version 1 stays as it was
    Files files{{u"lecture.json"_s, write(documentOf(lecture))}};
    for (const ScenePtr &scene : lecture.scenes) {
        if (const Result<void> fine = checkSceneId(scene->id); !fine)
            return base::within(u"scenes"_s, fine.error());
        if (!files.emplace(fileOf(*scene), write(jsonOf(*scene))).second) {
            return failure(Sentence::tr("Two scenes have the id “%1”.").arg(scene->id),
                           Sentence::tr("Give one of them another id."), fileOf(*scene));
        }
    }
    for (const auto &[id, block] : lecture.blocks) {
        if (const Result<void> fine = checkSceneId(id); !fine)
            return base::within(u"blocks"_s, fine.error());
        files.emplace(fileOf(*block), write(jsonOf(*block)));
    }
    for (const auto &[id, animation] : lecture.animations) {
        if (const Result<void> fine = checkSceneId(id); !fine)
            return base::within(u"animations"_s, fine.error());
        files.emplace(u"animations/%1.json"_s.arg(id), write(jsonOf(*animation)));
    }
    for (const auto *group : {&lecture.assets, &lecture.attachments}) {
        for (const auto &[name, asset] : *group) {
            if (const Result<void> fine = checkEntryName(name); !fine)
                return tl::unexpected(fine.error());
            files.emplace(name, *asset.content); // does not replace a scene of the same name
        }
    }
    if (const Result<void> fine = checkLimits(files, limits); !fine)
        return tl::unexpected(fine.error());
    return files;
}

} // namespace lectograph::lecture
