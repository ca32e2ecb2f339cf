// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"
#include "opening.h"
#include "output_place.h"
#include "printable.h"
#include "progress.h"

#include "editor/exporting/export.h"
#include "media/presets.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>
#include <iostream>
#include <string>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

namespace lectograph::app {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;
using base::Time;

namespace {

struct Job
{
    media::ExportSettings settings;
    std::optional<double> from;
    std::optional<double> to;
};

Result<base::FrameRate> rateOf(const QString &text)
{
    bool isNumber = false;
    if (const qsizetype slash = text.indexOf(u'/'); slash > 0) {
        const int numerator = text.left(slash).toInt(&isNumber);
        const int denominator = isNumber ? text.mid(slash + 1).toInt(&isNumber) : 0;
        if (isNumber && numerator > 0 && denominator > 0)
            return base::FrameRate{numerator, denominator};
    } else if (const int rate = text.toInt(&isNumber); isNumber && rate > 0 && rate <= 1000) {
        return base::FrameRate{rate, 1};
    }
    return failure(u"“%1” is no frame rate."_s.arg(text), u"Give pictures a second, for instance 30 or 30000/1001."_s);
}

/// Full HD at the lecture's rate and aspect ratio, overridden by the preset, then by individual options.
Result<Job> jobOf(const Invocation &invocation, const lecture::Lecture &lecture)
{
    Job job;
    job.settings.path = invocation.value(u"o"_s);
    job.settings.rate = lecture.rate;
    if (const auto format = media::formatFor(job.settings.path);
        format && lecture.rate.perSecond() > media::limitsOf(*format).fastestRate)
        job.settings.rate = {30, 1}; // a GIF unless it is told otherwise, as in the export dialog
    if (invocation.isSet(u"preset"_s)) {
        const auto preset = media::presetNamed(invocation.value(u"preset"_s));
        if (!preset)
            return tl::unexpected(preset.error());
        job.settings.size = preset->size;
        job.settings.rate = preset->rate;
    }
    if (invocation.isSet(u"size"_s)) {
        const auto size = sizeOf(invocation.value(u"size"_s));
        if (!size)
            return tl::unexpected(size.error());
        job.settings.size = *size;
    }
    if (invocation.isSet(u"fps"_s)) {
        const auto rate = rateOf(invocation.value(u"fps"_s));
        if (!rate)
            return tl::unexpected(rate.error());
        job.settings.rate = *rate;
    }
    for (const auto &[option, seconds] : {std::pair(u"from"_s, &job.from), std::pair(u"to"_s, &job.to)}) {
        if (!invocation.isSet(option))
            continue;
        const auto value = secondsOf(option, invocation.value(option));
        if (!value)
            return tl::unexpected(value.error());
        *seconds = *value;
    }
    const auto format = media::formatFor(job.settings.path);
    if (!format)
        return tl::unexpected(format.error());
    job.settings.hasSound = !invocation.isSet(u"no-sound"_s);
    job.settings.isTransparent = invocation.isSet(u"transparent"_s);
    if (job.settings.isTransparent && !media::limitsOf(*format).hasAlpha)
        return failure(u"%1 cannot be transparent."_s.arg(media::limitsOf(*format).name),
                       u"Use .webm, .mov or a PNG sequence, or leave --transparent out."_s);
    if (const auto checked = media::check(*format, job.settings.size, job.settings.rate); !checked)
        return tl::unexpected(checked.error());
    return job;
}

bool asksOnTerminal(const QString &question)
{
#ifdef Q_OS_WIN
    if (_isatty(_fileno(stdin)) == 0)
        return false;
#else
    if (isatty(STDIN_FILENO) == 0)
        return false;
#endif
    print(stderr, printable(question) + u" [y/N] "_s);
    std::string answer;
    std::getline(std::cin, answer);
    return !answer.empty() && (answer[0] == 'y' || answer[0] == 'Y');
}

QJsonObject toJson(const media::ExportReport &report)
{
    return {{u"frames"_s, report.frames},
            {u"unique_frames"_s, report.uniqueFrames},
            {u"seconds"_s, report.seconds},
            {u"sound"_s, report.hasSound},
            {u"wall_seconds"_s, report.wallSeconds},
            {u"realtime_factor"_s, report.realtimeFactor},
            {u"peak_rss_mib"_s, report.peakRssMib},
            {u"redrawn_share"_s, report.redrawnShare},
            {u"cpu_seconds"_s,
             QJsonObject{{u"evaluate"_s, report.cpu.evaluate},
                         {u"draw"_s, report.cpu.draw},
                         {u"convert"_s, report.cpu.convert},
                         {u"encode"_s, report.cpu.encode}}},
            {u"output"_s, report.output}};
}

Exit render(const Invocation &invocation)
{
    if (!invocation.isSet(u"o"_s))
        return wrongUse({u"Where shall the video go?"_s, u"Name a file: -o lecture.mp4"_s, {}});
    const auto lecture = open(invocation);
    if (!lecture)
        return failed(lecture.error());
    const auto job = jobOf(invocation, *lecture);
    const auto language = languageOf(invocation, *lecture);
    const auto scene = sceneOf(invocation, *lecture);
    if (!job || !language || !scene)
        return wrongUse(!job ? job.error() : !language ? language.error() : scene.error());

    if (const auto free = checkOutput(job->settings.path, invocation.arguments[0], *lecture); !free)
        return failed(free.error());

    exporting::ExportRequest request{.lecture = *lecture, .language = *language, .settings = job->settings};
    if (!scene->isEmpty())
        request.scenes = {*scene};
    if (job->from)
        request.from = Time::fromSeconds(*job->from);
    if (job->to)
        request.to = Time::fromSeconds(*job->to);
    exporting::Export video(request, registry());
    if (video.length() <= Time()) {
        return failed({u"There is nothing to see in this lecture."_s, u"Add a scene, or give one a length."_s,
                       invocation.arguments[0]});
    }
    if (video.to() <= video.from())
        return wrongUse({u"There is nothing between --from and --to."_s,
                         u"The lecture lasts %1 seconds."_s.arg(video.length().seconds()),
                         {}});
    const QString existing = exporting::firstFile(job->settings.path);
    if (QFileInfo::exists(existing) && !invocation.isSet(u"force"_s)
        && !asksOnTerminal(u"%1 is there already. Replace it?"_s.arg(existing)))
        return failed(
            {u"The file is there already."_s, u"Choose another name, or replace it with --force."_s, existing});

    const bool keepsGoing = invocation.isSet(u"keep-going"_s);
    if (const graph::Problems failures = video.rehearse(); !failures.empty() && !keepsGoing) {
        reportProblems(failures);
        return failed(nothingWritten(invocation.arguments[0]));
    }

    const bool json = invocation.isSet(u"json"_s);
    Progress progress(json);
    const Interrupt interrupt;
    const auto report = video.run([&](const media::ExportProgress &state) { progress.show(state); }, interrupt.token());
    progress.clear();
    const bool isIncomplete = reportProblems(video.problems());
    if (!report)
        return failed(report.error());
    if (json) {
        say(QJsonDocument(toJson(*report)), QJsonDocument::Compact);
    } else {
        // The name is concatenated, because that of an image sequence contains "%05d".
        say(report->output
            + u": %1 frames, %2 s of video in %3 s (%4 × real time), at most %5 MiB of memory"_s.arg(report->frames)
                  .arg(report->seconds, 0, 'f', 1)
                  .arg(report->wallSeconds, 0, 'f', 1)
                  .arg(report->realtimeFactor, 0, 'f', 1)
                  .arg(report->peakRssMib, 0, 'f', 0));
    }
    return isIncomplete && !keepsGoing ? failed(leftOut(report->output)) : Exit::Done;
}

QString presetNames()
{
    QStringList names;
    for (const media::Preset &preset : media::presets())
        names.append(preset.name);
    return names.join(u'|');
}

} // namespace

Command renderCommand()
{
    return {u"render"_s,
            u"FILE|template:ID"_s,
            1,
            1,
            u"Make a video: .mp4, .mov, .webm with sound, .gif without, or pictures with -o DIR/%05d.png."_s,
            u"lectograph render template:circle-area -o circle.mp4\n"
            "lectograph render my.lecture -o clip.mp4 --preset 720p30 --scene intro --language ko\n"
            "lectograph render my.lecture -o part.mov --transparent --from 3 --to 9.5\n"
            "lectograph render my.lecture -o frames/%05d.png --size 1280x720 --fps 30"_s,
            {{u"o"_s, u"The file to write; its ending chooses the format."_s, u"OUT"_s},
             {u"preset"_s, u"Size and rate by name: %1."_s.arg(presetNames()), u"NAME"_s},
             sizeOption(),
             {u"fps"_s, u"Pictures a second."_s, u"N"_s},
             {u"from"_s, u"Begin here, in seconds."_s, u"S"_s},
             {u"to"_s, u"End here, in seconds."_s, u"S"_s},
             sceneOption(),
             languageOption(),
             lookOption(),
             {u"transparent"_s, u"Leave the background out (.mov, .webm, PNG)."_s},
             {u"no-sound"_s, u"Leave the sounds out."_s},
             keepGoingOption(),
             {u"json"_s, u"Print progress and result as JSON lines."_s},
             {u"force"_s, u"Replace OUT if it is there."_s}},
            Command::Needs::Fonts,
            render};
}

} // namespace lectograph::app
