// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../onescene.h"
#include "../prepare.h"
#include "editor/customblocks/customblocks.h"
#include "editor/session/session.h"
#include "lecture/files.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

namespace lectograph::test {

inline QJsonObject jsonOf(const editor::CustomBlock &block)
{
    return QJsonDocument::fromJson(*editor::toFile(block)).object();
}

inline QByteArray bytesOf(const QJsonObject &json)
{
    return QJsonDocument(json).toJson();
}

/// A number that drives a circle, a label beside it, a picture, and a number outside the group that drives all of them.
inline lecture::Lecture example()
{
    using base::Time;
    lecture::Lecture lecture = *lecture::withAsset(editor::emptyLecture(u"en"_s), u"assets/cat.png"_s,
                                                   "not really a picture");
    lecture = with(lecture, {u"values.number"_s, u"size"_s, {{u"value"_s, 2}}, QPointF(400, 300)});
    lecture = with(lecture, {u"values.number"_s, u"elsewhere"_s, {{u"value"_s, 3}}, QPointF(0, 0)});
    lecture = with(lecture,
                   {u"shapes.circle"_s,
                    u"circle"_s,
                    {{u"radius"_s, link(u"size"_s)}, {u"position"_s, QJsonArray{1, 2, 0}}},
                    QPointF(640, 340)});
    lecture =
        with(lecture,
             {u"shapes.image"_s,
              u"cat"_s,
              {{u"file"_s, u"assets/cat.png"_s}, {u"height"_s, link(u"elsewhere"_s)}, {u"beside"_s, link(u"circle"_s)}},
              QPointF(640, 500)});
    const auto clip = editor::withNewClip(lecture, sceneId, {u"motion.draw"_s, u"circle"_s, Time::fromSeconds(3), {}},
                                          registry());
    lecture = clip->lecture;
    return *editor::withRoomForClips(lecture, sceneId, registry());
}

inline editor::CustomBlock taken(bool withAnimations = false)
{
    const auto block = editor::customBlockOf(example(), sceneId, {u"size"_s, u"circle"_s, u"cat"_s},
                                             {u"Neuron"_s, u"Fires"_s, withAnimations, {}}, registry());
    if (!block)
        qFatal("%s", qPrintable(block.error().text()));
    return *block;
}

/// Removes all custom blocks.
inline void forgetCustomBlocks()
{
    QDir(editor::CustomBlocks::folder()).removeRecursively();
}

} // namespace lectograph::test
