// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes what authors write in notations of their own or paste: diagrams, outlines, events, tables, formulas, code. Input
// is "TYPE\1PROPERTY\nVALUE\1PROPERTY\nVALUE…" (a property that comes again gets a keyframe more); further blocks follow
// behind "\2", and the first becomes one after another. Every text is a picture or a problem, for both pens.
#include "hostile.h"

#include "base/text.h"
#include "lecture/check.h"
#include "picture/show.h"
#include "promise.h"
#include "raster/canvas.h"
#include "stage/drawlistbuilder.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>
#include <map>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::fuzz;
using graph::PropertySpec;
using graph::ValueType;

namespace {

QJsonValue valueOf(const PropertySpec &spec, const QByteArray &written)
{
    switch (spec.type) {
    case ValueType::Texts: return QJsonArray::fromStringList(QString::fromUtf8(written).split(u'\n'));
    case ValueType::Number:
    case ValueType::Integer: return written.toDouble();
    case ValueType::Boolean: return written == "true";
    case ValueType::Numbers:
    case ValueType::Tensor:
    case ValueType::Vector: return QJsonDocument::fromJson(written).array();
    default: return QString::fromUtf8(written);
    }
}

/// Properties that come several times change from second to second.
QJsonObject propertiesOf(const graph::NodeType &type, const QList<QByteArray> &parts)
{
    std::map<QString, QJsonArray> values;
    for (const QByteArray &part : parts) {
        const qsizetype end = part.indexOf('\n');
        const QByteArray key = end < 0 ? QByteArray() : part.first(end);
        for (const PropertySpec &spec : type.properties) {
            if (spec.key == std::string_view(key.constData(), static_cast<std::size_t>(key.size())))
                values[base::toText(spec.key)].append(valueOf(spec, part.sliced(end + 1)));
        }
    }
    QJsonObject properties;
    for (const auto &[key, list] : values) {
        QJsonArray keys;
        for (qsizetype at = 0; at < list.size(); ++at)
            keys.append(QJsonObject{{u"at"_s, at}, {u"value"_s, list.at(at)}});
        properties.insert(key, list.size() == 1 ? list.first() : QJsonValue(QJsonObject{{u"keys"_s, keys}}));
    }
    return properties;
}

graph::NodePtr nodeOf(const QByteArray &block, const QString &id)
{
    QList<QByteArray> parts = block.split('\1');
    const graph::NodeType *type = plugins().nodes.find(QString::fromUtf8(parts.takeFirst().trimmed()));
    if (!type || type->outputs.empty())
        return nullptr;
    return std::make_shared<const graph::Node>(
        graph::Node{id, type->id, type->version, propertiesOf(*type, parts), {}});
}

timeline::ClipPtr becoming(const graph::Node &node, qint64 second)
{
    auto clip = std::make_shared<timeline::Clip>();
    clip->type = u"motion.become"_s;
    clip->target = u"block"_s;
    clip->start = base::Time{second * base::Time::perSecond};
    clip->duration = base::Time::fromSeconds(1);
    clip->properties = {{u"to"_s, link(node.id)}, {u"matching"_s, second % 2 == 0 ? u"names"_s : u"letters"_s}};
    return clip;
}

lecture::Lecture lectureOf(const QByteArray &bytes)
{
    constexpr qsizetype mostBlocks = 4;
    auto scene = std::make_shared<lecture::Scene>();
    scene->id = u"main"_s;
    scene->duration = base::Time::fromSeconds(4);
    auto track = std::make_shared<timeline::Track>();
    for (const QByteArray &block : bytes.split('\2').mid(0, mostBlocks)) {
        const qsizetype count = std::ssize(scene->nodes);
        const graph::NodePtr node = nodeOf(block, count == 0 ? u"block"_s : u"next%1"_s.arg(count));
        if (!node)
            continue;
        if (count > 0)
            track->clips.push_back(becoming(*node, count - 1));
        scene->nodes.push_back(node);
    }
    if (!scene->nodes.empty() && plugins().nodes.find(*scene->nodes.front())->outputs.front().type == ValueType::Shape)
        scene->actors = {scene->nodes.front()->id};
    scene->tracks = {track};
    lecture::Lecture lecture;
    lecture.scenes = {scene};
    return lecture;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    prepareApplication();
    const lecture::Lecture lecture =
        lectureOf(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    if (lecture.scenes.front()->nodes.empty())
        return 0;
    const QSize pixels(64, 36);
    picture::Show show(lecture, plugins());
    raster::Canvas canvas(pixels, 1);
    stage::DrawListBuilder meshes(false);
    for (const double seconds : {0.0, 0.4, 1.5}) {
        const picture::Picture picture = show.at(base::Time::fromSeconds(seconds));
        for (const picture::Item &item : picture.items)
            require(std::isfinite(item.place.origin.x + item.place.origin.y + item.place.origin.z)
                        && item.path.reach() < 1e8,
                    "the numbers of a picture are finite");
        canvas.show(picture);
        const stage::DrawList list = meshes.build(picture, pixels);
        require(list.pieces.size() == list.records.size(), "every piece has its record");
    }
    for (const graph::Problem &problem : lecture::check(lecture, plugins()))
        require(!problem.error.what.isEmpty() && !problem.error.place.isEmpty(), "a problem says what and where");
    return 0;
}
