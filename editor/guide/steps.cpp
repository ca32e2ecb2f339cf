// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/guide/steps.h"

#include "editor/edits/keyframes.h"
#include "editor/guide/guide.h"

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

Progress progressOf(Session &session)
{
    Progress progress;
    progress.isPlaying = session.playhead.isPlaying();
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

std::vector<GuideStep> guideSteps()
{
    return {
        {Guide::tr("Put a text on the stage"),
         Guide::tr("Drag the block “Text” from the palette onto the stage, or double-click it."), u"palettePanel"_s,
         [](const Progress &first, const Progress &, const Progress &now) { return now.texts > first.texts; },
         u"text.text"_s},
        {Guide::tr("Type your title"),
         Guide::tr("Type on the stage, and click beside the text when you are done. A double-click opens it again."),
         u"stagePanel"_s,
         [](const Progress &, const Progress &before, const Progress &now) {
             return now.words != before.words && now.texts >= before.texts;
         }},
        {Guide::tr("Let it be written"),
         Guide::tr("Keep the text selected, open “Animations” in the palette, and double-click “Write”. You can also "
                   "drag it onto the text."),
         u"palettePanel"_s,
         [](const Progress &first, const Progress &, const Progress &now) { return now.animations > first.animations; },
         u"motion.write"_s,
         Guide::tr("Click the text on the stage, so that it is selected: what you choose next is done to it.")},
        {Guide::tr("Watch it"), Guide::tr("Press the space bar to play, and once more to stop."), u"stagePanel"_s,
         [](const Progress &, const Progress &, const Progress &now) { return now.isPlaying; }},
        {Guide::tr("Add a bar chart"),
         Guide::tr(
             "Drag “Bar chart” from the palette onto the stage. Its numbers stand on the right when it is selected."),
         u"palettePanel"_s,
         [](const Progress &first, const Progress &, const Progress &now) { return now.charts > first.charts; },
         u"charts.bars"_s},
        {Guide::tr("Let something happen to it"),
         Guide::tr("Move the playhead in the timeline to where it should begin, and give the bars an animation such as "
                   "“Grow”. Or press a diamond on the right to keyframe a value."),
         u"timelinePanel"_s,
         [](const Progress &first, const Progress &before, const Progress &now) {
             return now.animations > before.animations || now.animations > first.animations + 1
                 || now.keyframes > first.keyframes;
         }},
        {Guide::tr("Make a film of it"),
         Guide::tr("Press “Export” for a video file. You can go on working while it is made."), u"exportButton"_s},
    };
}

} // namespace lectograph::editor
