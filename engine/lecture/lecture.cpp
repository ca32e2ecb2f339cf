// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/lecture.h"

#include "lecture/sequence.h"
#include "timeline/schedule.h"

#include <algorithm>

namespace lectograph::lecture {

using namespace Qt::StringLiterals;

const graph::PropertyTable &sceneProperties()
{
    using graph::ValueType;
    static const graph::PropertyTable table{
        {.key = "background", .type = ValueType::Color, .preset = u"#000000"_s, .help = "Colour behind everything"},
        {.key = "camera",
         .type = ValueType::Shape,
         .help = "The camera through which the scene is seen; without one the picture stands still"},
        {.key = "fov",
         .type = ValueType::Number,
         .preset = 45,
         .title = "Field of view",
         .help = "How wide the eye sees, from the bottom to the top of the frame: the larger, the stronger the "
                 "perspective of scenes in depth",
         .min = 1,
         .max = 170,
         .unit = "°"},
        {.key = "master",
         .type = ValueType::Boolean,
         .preset = true,
         .title = "Master",
         .help = "Draws over this scene what the lecture shows over every scene, such as a footer or a page number"},
        {.key = "seed",
         .type = ValueType::Integer,
         .preset = 0,
         .title = "Random seed",
         .help = "Where the random numbers of the scene begin: the same seed gives the same ones each time, another "
                 "one others"},
        {.key = "transparent",
         .type = ValueType::Boolean,
         .preset = false,
         .help = "No background, for a video that is laid over something else"},
    };
    return table;
}

base::Time durationOf(const Scene &scene, const timeline::AnimationRegistry &registry, base::Dialect dialect)
{
    if (scene.duration)
        return *scene.duration;
    graph::Problems ignored; // check() reports the problems of clips
    const std::vector<timeline::Scheduled> clips = timeline::schedule(scene.tracks, registry, dialect, {}, ignored);
    base::Time end;
    for (const timeline::Scheduled &clip : clips)
        end = std::max(end, clip.end());
    return end;
}

base::Time durationOf(const Lecture &lecture, const timeline::AnimationRegistry &registry, const QStringList &scenes)
{
    const std::vector<ScenePlace> places = placesOf(lecture, registry, scenes);
    return places.empty() ? base::Time() : places.back().end();
}

QStringList languageOrder(const Lecture &lecture, const QString &wanted)
{
    QStringList order = QStringList{wanted, lecture.language} + lecture.languages;
    order.removeAll(QString());
    order.removeDuplicates();
    return order;
}

} // namespace lectograph::lecture
