// SPDX-License-Identifier: GPL-3.0-or-later
#include "opening.h"

#include "editor/edits/problemplace.h"
#include "editor/language/language.h"
#include "editor/settings/settingsfile.h"
#include "picture/rehearsal.h"
#include "picture/show.h"
#include "picture/stops.h"
#include "qml/player.h"

#include <QCoreApplication>

namespace lectograph::app {

using namespace Qt::StringLiterals;

namespace {

/// Says what the film will not show. Its functions share ownership of the show.
player::Film filmOf(const lecture::Lecture &lecture, const QString &language, bool waits)
{
    const QStringList languages = lecture::languageOrder(lecture, language);
    auto show = std::make_shared<picture::Show>(lecture, registry(), language);
    reportProblems(picture::rehearse(*show, {}, show->duration()));
    player::Film film;
    film.title = graph::localized(lecture.title, languages).value_or(QString());
    film.duration = show->duration();
    film.rate = lecture.rate;
    for (const picture::Show::SceneSpan &scene : show->scenes())
        film.scenes.push_back({scene.name, scene.start});
    if (waits)
        film.stops = picture::stopsOf(*show);
    film.picture = [show](base::Time time) { return show->at(time); };
    film.problems = [show, languages] { // as the editor says them
        QStringList sentences;
        for (const graph::Problem &problem : show->problems())
            sentences.append(editor::sentenceFor(problem.error, show->lecture(), registry(), languages));
        return sentences.join(u'\n');
    };
    return film;
}

Exit play(const Invocation &invocation)
{
    const auto lecture = open(invocation.arguments[0]);
    if (!lecture)
        return failed(lecture.error());
    auto language = languageOf(invocation, *lecture);
    if (!language)
        return wrongUse(language.error());
    editor::useSettingsFile();
    const QString interface = editor::preferredLanguage();
    editor::useLanguage(*QCoreApplication::instance(), interface);
    if (language->isEmpty() && lecture->languages.contains(interface))
        language = interface;
    const int code = player::runPlayer(filmOf(*lecture, *language, !invocation.isSet(u"through"_s)));
    return code == 0 ? Exit::Done : Exit::Failed;
}

} // namespace

Command playCommand()
{
    return {u"play"_s,
            u"FILE|template:ID"_s,
            1,
            1,
            u"Open a window that plays the lecture, from stop to stop as the editor presents it."_s,
            u"lectograph play template:circle-area\nlectograph play my.lecture --language ko"_s,
            {languageOption(), {u"through"_s, u"Do not wait at markers and at the ends of scenes."_s}},
            Command::Needs::Display,
            play};
}

} // namespace lectograph::app
