// SPDX-License-Identifier: GPL-3.0-or-later
#include "opening.h"
#include "printable.h"

#include "editor/edits/copied_scenes.h"
#include "lecture/files.h"
#include "lecture/folder.h"
#include "lecture/limits.h"
#include "lecture/sequence.h"
#include "lecture/templates.h"
#include "lecture/types.h"
#include "media/inspection.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace lectograph::app {

using namespace Qt::StringLiterals;
using base::Time;

namespace {

int clipCount(const std::vector<timeline::ClipPtr> &clips)
{
    int count = 0;
    for (const timeline::ClipPtr &clip : clips)
        count += clip->isGroup() ? clipCount(clip->clips) : 1;
    return count;
}

Exit makeNew(const Invocation &invocation)
{
    const QString &file = invocation.arguments[1];
    if (QFileInfo::exists(file) && !invocation.isSet(u"force"_s))
        return failed({u"The file is there already."_s, u"Choose another name, or replace it with --force."_s, file});
    auto lecture = open(invocation);
    if (!lecture)
        return failed(lecture.error());
    const auto scene = sceneOf(invocation, *lecture);
    if (!scene)
        return wrongUse(scene.error());
    if (!scene->isEmpty())
        lecture = editor::lectureOfScene(*lecture, *scene, registry());
    if (!lecture)
        return failed(lecture.error());
    if (const auto saved = lecture::save(*lecture, file); !saved)
        return failed(saved.error());
    say(u"Made %1. See it with: lectograph play %2"_s.arg(file, shellArgument(file)));
    return Exit::Done;
}

Exit info(const Invocation &invocation)
{
    const auto lecture = open(invocation.arguments[0]);
    if (!lecture)
        return failed(lecture.error());
    const QStringList languages = lecture::languageOrder(*lecture, {});
    const auto name = [&](const QJsonValue &json) { return graph::localized(json, languages).value_or(QString()); };
    QJsonArray scenes;
    const std::vector<lecture::ScenePlace> places =
        lecture::placesOf(*lecture, lecture::typesOf(*lecture, registry()).animations);
    const Time end = places.empty() ? Time() : places.back().end();
    for (const lecture::ScenePlace &place : places) {
        const lecture::ScenePtr &scene = lecture->scenes[place.scene];
        int clips = 0;
        for (const timeline::TrackPtr &track : scene->tracks)
            clips += clipCount(track->clips);
        scenes.append(QJsonObject{{u"id"_s, scene->id},
                                  {u"name"_s, name(scene->name)},
                                  {u"start"_s, place.start.seconds()},
                                  {u"duration"_s, place.duration.seconds()},
                                  {u"nodes"_s, static_cast<int>(scene->nodes.size())},
                                  {u"clips"_s, clips},
                                  {u"sounds"_s, static_cast<int>(scene->sounds.size())}});
    }
    if (invocation.isSet(u"json"_s)) {
        say(QJsonDocument(QJsonObject{{u"title"_s, name(lecture->title)},
                                      {u"language"_s, lecture->language},
                                      {u"languages"_s, QJsonArray::fromStringList(lecture->languages)},
                                      {u"fps"_s, lecture->rate.perSecond()},
                                      {u"duration"_s, end.seconds()},
                                      {u"scenes"_s, scenes}}));
        return Exit::Done;
    }
    say(name(lecture->title)); // separate, because it may contain “%2”
    say(u"%1 s, %2 frames a second, languages: %3"_s.arg(end.seconds())
            .arg(lecture->rate.perSecond())
            .arg(lecture->languages.join(u", "_s)));
    for (const QJsonValue &scene : scenes) {
        say(u"  %1 %2 s + %3 s  %4 blocks, %5 clips, %6 sounds  %7"_s.arg(scene["id"_L1].toString(), -20)
                .arg(scene["start"_L1].toDouble(), 7, 'f', 2)
                .arg(scene["duration"_L1].toDouble(), 6, 'f', 2)
                .arg(scene["nodes"_L1].toInt())
                .arg(scene["clips"_L1].toInt())
                .arg(scene["sounds"_L1].toInt())
                .arg(scene["name"_L1].toString()));
    }
    return Exit::Done;
}

/// Whether saving the lecture would reproduce its files byte by byte.
base::Result<bool> isCanonical(const QString &path, const lecture::Lecture &lecture)
{
    const auto written = lecture::toFiles(lecture);
    if (!written)
        return tl::unexpected(written.error());
    const QFileInfo info(path);
    if (path.endsWith(".lecture"_L1) && info.isFile()) {
        const auto zip = lecture::writeArchive(*written);
        const auto there = lecture::readWhole(path, lecture::Limits{}.totalBytes);
        if (!zip || !there)
            return tl::unexpected(zip ? there.error() : zip.error());
        return *zip == *there;
    }
    const auto there = lecture::readFolder(info.isDir() ? path : info.path());
    if (!there)
        return tl::unexpected(there.error());
    return *there == *written;
}

Exit check(const Invocation &invocation)
{
    const auto path = lecture::resolved(invocation.arguments[0]);
    if (!path)
        return failed(path.error());
    const auto lecture = open(*path);
    if (!lecture)
        return failed(lecture.error());
    media::SoundSurvey survey;
    graph::Problems problems = media::inspected(*lecture, registry(), survey).all();
    if (invocation.isSet(u"strict"_s)) {
        const auto canonical = isCanonical(*path, *lecture);
        if (!canonical)
            return failed(canonical.error());
        if (!*canonical)
            problems.push_back(
                {graph::Severity::Failure,
                 {u"Saving this lecture would change its bytes."_s,
                  u"Save it once, for instance with: lectograph new %1 %1 --force"_s.arg(shellArgument(*path)),
                  *path}});
    }
    const bool strict = invocation.isSet(u"strict"_s);
    bool bad = false;
    QJsonArray list;
    for (const graph::Problem &problem : problems) {
        const bool isFailure = problem.severity == graph::Severity::Failure;
        bad = bad || isFailure || strict;
        list.append(QJsonObject{{u"severity"_s, isFailure ? u"error"_s : u"warning"_s},
                                {u"place"_s, problem.error.place},
                                {u"problem"_s, problem.error.what},
                                {u"remedy"_s, problem.error.remedy}});
        if (!invocation.isSet(u"json"_s))
            say((isFailure ? u"error: "_s : u"warning: "_s) + problem.error.text());
    }
    if (invocation.isSet(u"json"_s))
        say(QJsonDocument(list));
    else if (problems.empty())
        say(u"No problems found."_s);
    return bad ? Exit::Failed : Exit::Done;
}

} // namespace

Command newCommand()
{
    return {u"new"_s,
            u"TEMPLATE FILE"_s,
            2,
            2,
            u"Make a lecture of your own from a template, or from one of its scenes."_s,
            u"lectograph new circle-area my-circle.lecture\nlectograph new template:circle-area my-circle/\n"
            "lectograph new circle-area my-circle.lecture --look chalkboard\n"
            "lectograph new transformer-tutorial norm.lecture --scene layer-norm"_s,
            {lookOption(),
             {u"scene"_s, u"Only this scene, with what it uses; “lectograph info” lists them."_s, u"ID"_s},
             {u"force"_s, u"Replace FILE if it is there."_s}},
            Command::Needs::Fonts, // a scene that continues another one is drawn
            [](const Invocation &given) {
                Invocation invocation = given;
                // A template may be given without the prefix that distinguishes it from a file.
                if (!QFileInfo::exists(invocation.arguments[0]) && !invocation.arguments[0].startsWith("template:"_L1))
                    invocation.arguments[0].prepend("template:"_L1);
                return makeNew(invocation);
            }};
}

Command infoCommand()
{
    return {u"info"_s,
            u"FILE|template:ID"_s,
            1,
            1,
            u"Tell title, languages, length and scenes."_s,
            u"lectograph info template:circle-area --json"_s,
            {{u"json"_s, u"Print JSON."_s}},
            Command::Needs::Core,
            info};
}

Command checkCommand()
{
    return {u"check"_s,
            u"FILE|template:ID"_s,
            1,
            1,
            u"Look for problems, each with its place and a remedy."_s,
            u"lectograph check my.lecture\nlectograph check --strict template:masking"_s,
            {{u"strict"_s, u"Warnings count as errors, and saving must not change a byte."_s},
             {u"json"_s, u"Print JSON."_s}},
            Command::Needs::Fonts,
            check};
}

} // namespace lectograph::app
