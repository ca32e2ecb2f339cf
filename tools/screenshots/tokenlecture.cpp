// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/screenshots/tokenlecture.h"

#include "editor/edits/blocks.h"
#include "lecture/looks.h"

namespace lectograph::screenshots {

using namespace Qt::StringLiterals;

namespace {

graph::NodePtr nodeOf(const QString &id, const QString &type, const QJsonObject &properties, const QJsonArray &canvas)
{
    graph::Node node;
    node.id = id;
    node.type = type;
    node.properties = properties;
    node.extra = {{u"canvas"_s, canvas}};
    return std::make_shared<const graph::Node>(std::move(node));
}

} // namespace

lecture::Lecture tokenLecture(const QString &language)
{
    lecture::Lecture lecture = editor::emptyLecture(language);
    lecture.languages = {u"en"_s, u"ko"_s, u"zh"_s};
    lecture.title = QJsonObject{{u"en"_s, u"Tokens"_s}, {u"ko"_s, u"토큰"_s}, {u"zh"_s, u"词元"_s}};
    lecture::Scene scene = *lecture.scenes.front();
    const QJsonObject word{{u"en"_s, u"fluffy"_s}, {u"ko"_s, u"복슬복슬"_s}, {u"zh"_s, u"毛茸茸"_s}};
    scene.nodes = {nodeOf(u"box"_s, u"shapes.surround"_s,
                          {{u"shape"_s, QJsonObject{{u"link"_s, u"word"_s}}},
                           {u"padding"_s, 0.3},
                           {u"corner"_s, 0.2},
                           {u"fill"_s, u"accent"_s},
                           {u"fillOpacity"_s, 0.2},
                           {u"stroke"_s, u"accent"_s}},
                          {320, 40}),
                   nodeOf(u"word"_s, u"text.text"_s, {{u"text"_s, word}, {u"colour"_s, u"text"_s}, {u"size"_s, 54}},
                          {40, 40})}; // in the order of their ids
    scene.actors = {u"box"_s, u"word"_s};
    lecture.scenes = {std::make_shared<const lecture::Scene>(std::move(scene))};
    const auto look = lecture::lookNamed(u"dark"_s);
    return look ? lecture::withLook(lecture, *look) : lecture;
}

QJsonValue sentence()
{
    return QJsonObject{{u"en"_s, QJsonArray{u"a"_s, u"fluffy"_s, u"blue"_s, u"creature"_s}},
                       {u"ko"_s, QJsonArray{u"복슬복슬한"_s, u"파란"_s, u"생물이"_s, u"있다"_s}},
                       {u"zh"_s, QJsonArray{u"一只"_s, u"毛茸茸的"_s, u"蓝色"_s, u"生物"_s}}};
}

} // namespace lectograph::screenshots
