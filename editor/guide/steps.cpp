// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/guide/steps.h"

#include "base/particles.h"
#include "editor/edits/keyframes.h"
#include "editor/guide/guide.h"
#include "editor/language/names.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

int keyframesIn(const QJsonObject &properties)
{
    int count = 0;
    for (const QJsonValue &value : properties)
        count += static_cast<int>(keysOf(value).size());
    return count;
}

void count(const std::vector<timeline::ClipPtr> &clips, Progress &progress)
{
    for (const timeline::ClipPtr &clip : clips) {
        progress.animations += clip->isGroup() ? 0 : 1;
        progress.keyframes += keyframesIn(clip->properties);
        count(clip->clips, progress);
    }
}

} // namespace

Progress progressOf(Session &session, int exports)
{
    Progress progress;
    progress.isPlaying = session.playhead.isPlaying();
    progress.exports = exports;
    for (const lecture::ScenePtr &scene : session.document.lecture().scenes) {
        for (const graph::NodePtr &node : scene->nodes) {
            progress.keyframes += keyframesIn(node->properties);
            if (std::ranges::find(scene->actors, node->id) == scene->actors.end())
                continue;
            if (node->type.startsWith(u"text."_s)) {
                ++progress.texts;
                for (const QString &key : {u"text"_s, u"latex"_s}) {
                    if (const QJsonValue words = node->properties.value(key); !words.isUndefined())
                        progress.words.append(
                            QString::fromUtf8(QJsonDocument(QJsonArray{words}).toJson(QJsonDocument::Compact)));
                }
            }
            progress.charts += node->type.startsWith(u"charts."_s) ? 1 : 0;
        }
        for (const timeline::TrackPtr &track : scene->tracks)
            count(track->clips, progress);
    }
    return progress;
}

std::vector<GuideStep> guideSteps(const timeline::Registry &registry)
{
    const auto named = [](const QString &sentence, const BlockOrAnimation auto *type) {
        return type ? base::withParticles(sentence.arg(titleOf(*type))) : sentence;
    };
    const auto block = [&](const char *type) { return registry.nodes.find(QString::fromLatin1(type)); };
    const auto animation = [&](const char *type) { return registry.animations.find(QString::fromLatin1(type)); };
    return {
        {Guide::tr("Put a text on the stage"),
         named(Guide::tr("Drag the block “%1” from the palette onto the stage, or double-click it."),
               block("text.text")),
         u"palettePanel"_s,
         [](const Progress &first, const Progress &, const Progress &now) { return now.texts > first.texts; },
         u"text.text"_s},
        {Guide::tr("Type your title"),
         // Not by a click beside it, after which the text would have to be selected again for the next step.
         Guide::tr("Type on the stage, and press Esc when you are done. A double-click opens the text again."),
         u"stagePanel"_s,
         [](const Progress &, const Progress &before, const Progress &now) {
             return now.words != before.words && now.texts >= before.texts;
         }},
        {Guide::tr("Let it be written"),
         named(
             Guide::tr("Keep the text selected, open “Animations” in the palette, and double-click “%1”. You can also "
                       "drag it onto the text."),
             animation("motion.write")),
         u"palettePanel"_s,
         [](const Progress &first, const Progress &, const Progress &now) { return now.animations > first.animations; },
         u"motion.write"_s,
         Guide::tr("Click the text on the stage, so that it is selected: what you choose next is done to it.")},
        {Guide::tr("Watch it"), Guide::tr("Press the space bar to play, and once more to stop."), u"stagePanel"_s,
         [](const Progress &, const Progress &, const Progress &now) { return now.isPlaying; }},
        {Guide::tr("Add a bar chart"),
         named(Guide::tr("Drag “%1” from the palette onto the stage. Its numbers are among the properties when it is "
                         "selected."),
               block("charts.bars")),
         u"palettePanel"_s,
         [](const Progress &first, const Progress &, const Progress &now) { return now.charts > first.charts; },
         u"charts.bars"_s},
        {Guide::tr("Let something happen to it"),
         named(Guide::tr("Move the playhead in the timeline to where it should begin, and give the bars an animation "
                         "such as “%1”. Or press the diamond before a value in the properties to keyframe it."),
               animation("motion.grow")),
         u"timelinePanel"_s,
         [](const Progress &first, const Progress &before, const Progress &now) {
             return now.animations > before.animations || now.animations > first.animations + 1
                 || now.keyframes > first.keyframes;
         }},
        {Guide::tr("Make a film of it"),
         Guide::tr("Press “Export”, and once more in the window that opens. You can go on working while the video is "
                   "made."),
         u"exportButton"_s,
         [](const Progress &first, const Progress &, const Progress &now) { return now.exports > first.exports; }},
    };
}

} // namespace lectograph::editor
