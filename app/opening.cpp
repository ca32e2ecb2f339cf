// SPDX-License-Identifier: GPL-3.0-or-later
#include "opening.h"

#include "lecture/files.h"
#include "lecture/looks.h"
#include "lecture/templates.h"
#include "lecture/upgrade.h"
#include "timeline/plugin.h"

#include <QRegularExpression>
#include <QSize>

#include <algorithm>
#include <cmath>

namespace lectograph::app {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;

namespace {

struct Plugins
{
    timeline::Registry types;
    graph::Problems problems;
};

const Plugins &plugins()
{
    static const Plugins loaded = [] {
        Plugins plugins;
        plugins.problems = timeline::loadPlugins(plugins.types);
        for (const graph::Problem &problem : plugins.problems)
            complain(u"lectograph: "_s + problem.error.text());
        lecture::Upgrades::adopt(plugins.types.upgrades);
        return plugins;
    }();
    return loaded;
}

} // namespace

const timeline::Registry &registry()
{
    return plugins().types;
}

const graph::Problems &pluginProblems()
{
    return plugins().problems;
}

Result<lecture::Lecture> open(const QString &name)
{
    registry(); // the plugins' upgrades
    const auto path = lecture::resolved(name);
    if (!path)
        return tl::unexpected(path.error());
    return lecture::load(*path);
}

Result<lecture::Lecture> open(const Invocation &invocation)
{
    auto lecture = open(invocation.arguments[0]);
    if (!lecture || !invocation.isSet(u"look"_s))
        return lecture;
    return lecture::lookNamed(invocation.value(u"look"_s)).map([&](graph::Look look) {
        return lecture::withLook(lecture::withColorsByName(*lecture, registry()), std::move(look));
    });
}

Result<double> secondsOf(const QString &option, const QString &text)
{
    bool isNumber = false;
    const double seconds = text.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(seconds) || seconds < 0 || seconds > 1e6)
        return failure(u"“%1” is no time for --%2."_s.arg(text, option), u"Give seconds, for instance 12.5."_s);
    return seconds;
}

Result<QSize> sizeOf(const QString &text)
{
    constexpr int largestSide = 16384;
    static const QRegularExpression pattern(u"^(\\d{1,5})[x×](\\d{1,5})$"_s);
    const auto match = pattern.match(text);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    if (!match.hasMatch() || size.isEmpty() || size.width() > largestSide || size.height() > largestSide)
        return failure(u"“%1” is no picture size."_s.arg(text),
                       u"Give width and height in pixels, at most %1 each, for instance 1280x720."_s.arg(largestSide));
    return size;
}

Result<QString> languageOf(const Invocation &invocation, const lecture::Lecture &lecture)
{
    const QString language = invocation.value(u"language"_s);
    if (invocation.isSet(u"language"_s) && !lecture.languages.contains(language))
        return failure(u"This lecture has no language “%1”."_s.arg(language),
                       u"Choose one of: %1."_s.arg(lecture.languages.join(u", "_s)));
    return language;
}

Result<QString> sceneOf(const Invocation &invocation, const lecture::Lecture &lecture)
{
    const QString scene = invocation.value(u"scene"_s);
    QStringList ids;
    for (const lecture::ScenePtr &one : lecture.scenes)
        ids.append(one->id);
    if (invocation.isSet(u"scene"_s) && !ids.contains(scene))
        return failure(u"This lecture has no scene “%1”."_s.arg(scene), u"Choose one of: %1."_s.arg(ids.join(u", "_s)));
    return scene;
}

bool reportProblems(const graph::Problems &problems)
{
    for (const graph::Problem &problem : problems)
        complain(u"lectograph: "_s + problem.error.text());
    return std::ranges::any_of(
        problems, [](const graph::Problem &problem) { return problem.severity == graph::Severity::Failure; });
}

base::Error nothingWritten(const QString &lecture)
{
    return {u"Nothing was written, because something would be missing from the picture."_s,
            u"Mend it in the editor, or go on without it with --keep-going."_s, lecture};
}

base::Error leftOut(const QString &output)
{
    return {u"Something that fails was left out of the picture."_s,
            u"Mend it in the editor, or accept it with --keep-going."_s, output};
}

QCommandLineOption keepGoingOption()
{
    return {u"keep-going"_s, u"Go on if something fails, and leave it out of the picture."_s};
}

QCommandLineOption languageOption()
{
    return {u"language"_s, u"Show the texts in this language."_s, u"en|zh|ko"_s};
}

QCommandLineOption lookOption()
{
    return {u"look"_s, u"Use this look; “lectograph looks” lists them."_s, u"ID|FILE.json"_s};
}

QCommandLineOption sceneOption()
{
    return {u"scene"_s, u"Only this scene; times count from its start."_s, u"ID"_s};
}

QCommandLineOption sizeOption()
{
    return {u"size"_s, u"Size of the picture in pixels."_s, u"WxH"_s};
}

} // namespace lectograph::app
