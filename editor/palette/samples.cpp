// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/samples.h"

#include "base/text.h"
#include "editor/edits/extent.h"
#include "editor/edits/lookup.h"
#include "editor/edits/texts.h"
#include "editor/language/language.h"
#include "editor/language/searchwords.h"
#include "lecture/block.h"
#include "lecture/properties.h"
#include "raster/draw.h"

#include <QCryptographicHash>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QPainter>

#include <algorithm>
#include <array>
#include <limits>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QJsonObject entryOf(const QString &type, const timeline::Catalog &catalog)
{
    return catalog.type(type).value(u"sample"_s).toObject();
}

bool isDrawn(const graph::NodeType &type)
{
    return type.placed && type.outputs.front().type == graph::ValueType::Shape;
}

/// The block that displays the type's output, or in a formula what it computes, if the type has no shape.
QJsonObject shownBy(const graph::NodeType &type, const timeline::Catalog &catalog)
{
    const QJsonObject own = entryOf(type.id, catalog).value(u"shown"_s).toObject();
    return own.isEmpty() ? catalog.find(u"shows"_s, graph::nameOf(type.outputs.front().type)) : own;
}

/// The properties with the words of a new block where they say none.
QJsonObject withFirstWords(const graph::NodeType &type, const QJsonObject &properties)
{
    QJsonObject result = firstWords(type, preferredLanguage());
    for (auto property = properties.begin(); property != properties.end(); ++property)
        result.insert(property.key(), property.value());
    return result;
}

QJsonObject link(const QString &node)
{
    return {{u"link"_s, node}};
}

/// Adds a link for every required shape.
QJsonObject withRequired(QJsonObject properties, const graph::PropertyTable &table)
{
    int count = 0;
    for (const graph::PropertySpec &spec : table) {
        if (properties.contains(base::toText(spec.key)))
            continue;
        if (spec.type == graph::ValueType::Shape && spec.required)
            properties.insert(base::toText(spec.key), link(count++ == 0 ? u"square"_s : u"circle"_s));
        else if (spec.type == graph::ValueType::Shapes && spec.key == "children")
            properties.insert(base::toText(spec.key),
                              QJsonArray{link(u"square"_s), link(u"triangle"_s), link(u"far"_s)});
    }
    return properties;
}

/// A scene assembled from the sample nodes of the plugins, including the nodes that they link to.
class Bench
{
public:
    explicit Bench(const timeline::Catalog &catalog) : m_catalog(catalog) {}
    void add(const QString &id, const QString &type, const QJsonObject &properties)
    {
        if (std::ranges::any_of(m_scene.nodes, [&](const graph::NodePtr &node) { return node->id == id; }))
            return;
        m_scene.nodes.push_back(std::make_shared<const graph::Node>(graph::Node{id, type, 1, properties, {}, {}}));
        addLinked(properties);
    }
    void add(const QString &id)
    {
        const QJsonObject node = m_catalog.find(u"nodes"_s, id);
        if (!node.isEmpty())
            add(id, node.value(u"type"_s).toString(), node.value(u"properties"_s).toObject());
    }
    void stage(const QString &id)
    {
        add(id);
        m_scene.actors.push_back(id);
    }
    void stageAll(const QJsonValue &ids)
    {
        for (const QJsonValue &id : ids.toArray())
            stage(id.toString());
    }
    void animate(timeline::Clip clip)
    {
        addLinked(clip.properties);
        timeline::Track track;
        track.clips.push_back(std::make_shared<const timeline::Clip>(std::move(clip)));
        m_scene.tracks.push_back(std::make_shared<const timeline::Track>(std::move(track)));
    }
    Sample done(double seconds)
    {
        m_scene.id = u"sample"_s;
        m_scene.duration = base::Time::fromSeconds(std::max(seconds, 1.0));
        m_scene.properties.insert(u"transparent"_s, true);
        std::ranges::sort(m_scene.nodes, {}, [](const graph::NodePtr &node) { return node->id; });
        Sample sample;
        sample.lecture.language = preferredLanguage();
        sample.lecture.languages = {sample.lecture.language};
        sample.lecture.scenes.push_back(std::make_shared<const lecture::Scene>(std::move(m_scene)));
        sample.seconds = seconds;
        return sample;
    }

private:
    void addLinked(const QJsonValue &json)
    {
        if (json.isArray()) {
            for (const QJsonValue &element : json.toArray())
                addLinked(element);
        } else if (json.isObject()) {
            const QJsonObject object = json.toObject();
            if (object.contains(u"link"_s))
                add(nodeOfLink(object.value(u"link"_s).toString()));
            for (const QJsonValue &element : object)
                addLinked(element);
        }
    }

    const timeline::Catalog &m_catalog;
    lecture::Scene m_scene;
};

/// Keeps thin lines visible at small sizes.
void keepLinesVisible(picture::Picture &picture, const QSize &size)
{
    for (picture::Item &item : picture.items) {
        if (!item.image && item.style.hasStroke()) {
            const double unit = picture::strokeUnit(picture, item, size);
            if (unit > 0)
                item.style.strokeWidth = std::max(item.style.strokeWidth, 1.1 / unit);
        }
        item.hash = picture::hashOf(item);
    }
}

void turnLightness(QImage &image)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor color = image.pixelColor(x, y).toHsl();
            if (color.alpha() == 0)
                continue;
            // Yellow and green look lighter than their HSL lightness, so on white they are darkened further.
            const bool looksLight = color.hslHueF() > 0.1F && color.hslHueF() < 0.45F;
            const float most = color.hslSaturationF() < 0.2F ? 1.0F : looksLight ? 0.33F : 0.42F;
            const float turned = std::min(1 - color.lightnessF(), most);
            image.setPixelColor(x, y,
                                QColor::fromHslF(color.hslHueF(), color.hslSaturationF(), turned, color.alphaF()));
        }
    }
}

} // namespace

bool hasSample(const graph::NodeType &type, const timeline::Registry &registry)
{
    if (type.outputs.empty() || entryOf(type.id, registry.catalog).contains(u"icon"_s))
        return false;
    return isDrawn(type) || registry.nodes.find(shownBy(type, registry.catalog).value(u"type"_s).toString());
}

std::optional<Sample> sampleOf(const graph::NodeType &type, const timeline::Registry &registry)
{
    if (!hasSample(type, registry))
        return std::nullopt;
    const QJsonObject entry = entryOf(type.id, registry.catalog);
    Bench bench(registry.catalog);
    bench.stageAll(entry["behind"_L1]);
    bench.add(u"it"_s, type.id,
              withFirstWords(type, withRequired(entry.value(u"properties"_s).toObject(), type.properties)));
    if (isDrawn(type)) {
        bench.stage(u"it"_s);
    } else {
        const QJsonObject shown = shownBy(type, registry.catalog);
        const QString port = entry.value(u"port"_s).toString();
        QJsonObject properties = shown.value(u"properties"_s).toObject();
        const QString display = shown.value(u"type"_s).toString();
        const graph::NodeType *displaying = registry.nodes.find(display);
        if (displaying && lecture::findSpec(displaying->properties, u"tensor"_s))
            properties.insert(u"tensor"_s, link(port.isEmpty() ? u"it"_s : u"it."_s + port));
        bench.add(u"shown"_s, display, properties);
        bench.stage(u"shown"_s);
    }
    Sample sample = bench.done(0);
    sample.keepsColors = entry["keepsColors"_L1].toBool();
    return sample;
}

Sample sampleOf(const timeline::AnimationType &type, const timeline::Registry &registry)
{
    const QJsonObject entry = entryOf(type.id, registry.catalog);
    const QString actor = entry.value(u"actor"_s).toString(u"square"_s);
    Bench bench(registry.catalog);
    bench.stageAll(entry["behind"_L1]);
    bench.stage(actor);
    bench.stageAll(entry["inFront"_L1]);
    timeline::Clip clip;
    clip.type = type.id;
    clip.version = type.version;
    clip.target = actor;
    const double seconds = std::max(type.seconds, 1.0);
    if (type.seconds > 0)
        clip.duration = base::Time::fromSeconds(seconds);
    else // instant changes happen in the middle
        clip.start = base::Time::fromSeconds(seconds / 2);
    clip.properties = withRequired(entry.value(u"properties"_s).toObject(), type.properties);
    bench.animate(std::move(clip));
    return bench.done(seconds);
}

Sample sampleOf(const CustomBlock &block)
{
    constexpr double seconds = 2;
    Sample sample{.lecture = block.lecture, .moment = block.definition.isEmpty() ? 0 : seconds / 2};
    lecture::Scene scene = block.scene();
    scene.tracks.clear(); // shows also what enters later
    scene.duration = base::Time::fromSeconds(seconds);
    const QJsonObject properties =
        entryOf(lecture::blockType(block.definition), libraryCatalog()).value(u"properties"_s).toObject();
    for (graph::NodePtr &shared : scene.nodes) {
        graph::Node node = *shared;
        for (auto property = properties.begin(); property != properties.end(); ++property)
            node.properties.insert(property.key(), property.value());
        shared = std::make_shared<const graph::Node>(std::move(node));
    }
    scene.properties.insert(u"transparent"_s, true);
    sample.lecture.scenes.front() = std::make_shared<const lecture::Scene>(std::move(scene));
    return sample;
}

QString iconOf(const graph::NodeType &type, const timeline::Registry &registry)
{
    if (const QJsonValue icon = entryOf(type.id, registry.catalog).value("icon"_L1); !icon.isUndefined())
        return icon.toString();
    using enum graph::ValueType;
    static const QHash<graph::ValueType, QString> icons{
        {Number, u"hash"_s},   {Integer, u"hash"_s},         {Boolean, u"check"_s},
        {Color, u"palette"_s}, {Colors, u"palette"_s},       {Vector, u"crosshair"_s},
        {Text, u"type"_s},     {Texts, u"type"_s},           {Choice, u"type"_s},
        {Asset, u"image"_s},   {Numbers, u"chart-column"_s}, {Tensor, u"grid-3x3"_s}};
    return icons.value(type.outputs.empty() ? Shape : type.outputs.front().type, u"shapes"_s);
}

int typeRank(const timeline::Catalog &catalog, const QString &type)
{
    return catalog.type(type).value(u"rank"_s).toInt(std::numeric_limits<int>::max());
}

QString samplesVersion(const timeline::Catalog &catalog)
{
    QCryptographicHash hash(QCryptographicHash::Md5);
    for (const timeline::Catalog *one : {&catalog, &libraryCatalog()})
        hash.addData(QJsonDocument(one->sections()).toJson(QJsonDocument::Compact));
    return QString::fromLatin1(hash.result().toHex());
}

SampleFilm::SampleFilm(const Sample &sample, const timeline::Registry &registry)
    : m_show(std::make_shared<picture::Show>(sample.lecture, registry)),
      m_seconds(sample.seconds),
      m_moment(sample.moment),
      m_keepsColors(sample.keepsColors)
{
    constexpr int looks = 8; // enough to find the extent of the movement
    for (int i = 0; i <= (m_seconds > 0 ? looks : 0); ++i)
        m_box.add(extentOf(m_show->at(base::Time::fromSeconds(m_moment + m_seconds * i / looks))));
}

QImage SampleFilm::at(double seconds, const QSize &size, bool onDark)
{
    // Small shapes stay small: a scene unit takes at most this share of the height.
    constexpr double unit = 0.65;
    picture::Picture picture = m_show->at(base::Time::fromSeconds(seconds));
    const double aspect = static_cast<double>(size.width()) / size.height();
    const double height = std::max({m_box.height() * 1.16, m_box.width() * 1.16 / aspect, 1 / unit});
    picture.frameHeight = height;
    picture.frameWidth = height * aspect;
    picture.camera = {};
    picture.camera.centre = {m_box.centre().x, m_box.centre().y, 0};
    picture.camera.height = height;
    keepLinesVisible(picture, size);
    picture::seal(picture);
    QImage image = raster::drawn(picture, size);
    if (!onDark && !m_keepsColors)
        turnLightness(image);
    return image;
}

QImage SampleFilm::thumbnail(const QSize &size, bool onDark)
{
    if (m_seconds <= 0)
        return at(m_moment, size, onDark);
    constexpr std::array moments{0.2, 0.55, 0.97};
    constexpr int gap = 4; // in pixels of the strip
    const int count = static_cast<int>(moments.size());
    const int width = (size.width() - gap * (count - 1)) / count;
    QImage strip(size, raster::imageFormat);
    strip.fill(Qt::transparent);
    QPainter painter(&strip);
    int x = 0;
    for (const double moment : moments) {
        painter.drawImage(x, 0, at(moment * m_seconds, {width, size.height()}, onDark));
        x += width + gap;
    }
    return strip;
}

} // namespace lectograph::editor
