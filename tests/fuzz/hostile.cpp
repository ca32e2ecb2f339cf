// SPDX-License-Identifier: GPL-3.0-or-later
#include "hostile.h"

#include "base/text.h"
#include "graph/choices.h"
#include "graph/expression.h"
#include "graph/expression_functions.h"
#include "graph/placement.h"
#include "lecture/types.h"
#include "promise.h"
#include "timeline/targets.h"

#include <QBuffer>
#include <QImage>

#include <limits>

namespace lectograph::fuzz {

using namespace Qt::StringLiterals;
using graph::PropertySpec;
using graph::PropertyTable;
using graph::ValueType;

namespace {

class Maker
{
public:
    Maker(Choices &choices, const timeline::Registry &registry, QStringList names = {})
        : m_choices(choices), m_registry(registry), m_names(std::move(names))
    {
        for (const graph::NodePtr &source : sources())
            m_names.append(source->id);
    }

    graph::NodePtr node(const QString &id)
    {
        const auto &types = m_registry.nodes.types();
        const graph::NodeType &type =
            std::next(types.begin(), static_cast<std::ptrdiff_t>(m_choices.below(types.size())))->second;
        auto node = std::make_shared<graph::Node>();
        node->id = id;
        node->type = type.id;
        node->version = type.version;
        node->properties = properties(graph::tableOf(type));
        if (type.variantOf && !m_choices.oneIn(4)) { // a repetition, whose rows are those of the repeated block
            const auto repeated = m_choices.below(types.size());
            node->properties.insert(u"block"_s, std::next(types.begin(), static_cast<std::ptrdiff_t>(repeated))->first);
            const QJsonObject more = properties(graph::tableOf(*m_registry.nodes.find(*node)));
            for (auto row = more.begin(); row != more.end(); ++row) {
                if (row.key() != "block"_L1)
                    node->properties.insert(row.key(), row.value());
            }
        }
        m_names.append(id);
        return node;
    }

    timeline::ClipPtr clip(int depth)
    {
        auto clip = std::make_shared<timeline::Clip>();
        clip->start = seconds();
        if (m_choices.oneIn(2))
            clip->duration = seconds();
        if (m_choices.oneIn(4))
            clip->lag = (static_cast<double>(m_choices.byte()) - 64) / 32;
        if (m_choices.oneIn(6))
            clip->ease = m_choices.of(QStringList{u"linear"_s, u"smooth"_s, u"there-and-back"_s, u"wiggle"_s,
                                                  u"bezier(0,9,1,-9)"_s, u"steps(3)"_s});
        if (depth > 0 && m_choices.oneIn(8)) {
            clip->type = u"group"_s;
            for (std::size_t count = m_choices.below(3); count > 0; --count)
                clip->clips.push_back(this->clip(depth - 1));
            return clip;
        }
        const auto &types = m_registry.animations.types();
        const timeline::AnimationType &type =
            std::next(types.begin(), static_cast<std::ptrdiff_t>(m_choices.below(types.size())))->second;
        clip->type = type.id;
        clip->target = target();
        if (m_choices.oneIn(5))
            timeline::setTargets(*clip, {target(), m_choices.oneIn(2) ? u"*"_s : target(), target()});
        if (m_choices.oneIn(4))
            clip->over = m_choices.of(QStringList{u"whole"_s, u"children"_s, u"leaves"_s, u"nothing"_s});
        clip->properties = properties(type.setsProperties ? graph::placementProperties() : type.properties);
        return clip;
    }

private:
    base::Time seconds() { return base::Time::fromSeconds(static_cast<double>(m_choices.byte()) / 64); }

    QString target()
    {
        const QString actor = m_choices.of(m_names);
        return m_choices.oneIn(3) ? actor + u'/' + m_choices.of(words()) : actor;
    }

    /// Only a few properties, as most do not interact; required links always.
    QJsonObject properties(const PropertyTable &table)
    {
        QJsonObject properties;
        const std::size_t changed = m_choices.below(5);
        for (std::size_t i = 0; i < changed && !table.empty(); ++i) {
            const PropertySpec &spec = m_choices.of(table);
            properties.insert(base::toText(spec.key), value(spec));
        }
        for (const PropertySpec &spec : table) {
            if (spec.required && !properties.contains(base::toText(spec.key)))
                properties.insert(base::toText(spec.key), anyLink());
            else if (spec.type == ValueType::Asset && !properties.contains(base::toText(spec.key)))
                properties.insert(base::toText(spec.key),
                                  m_choices.oneIn(2) ? u"assets/picture.png"_s : u"assets/drawing.svg"_s);
        }
        return properties;
    }

    QJsonObject anyLink()
    {
        QJsonObject made = link(target());
        if (m_choices.oneIn(4))
            made.insert(u"staged"_s, true);
        return made;
    }

    /// Mostly of names that exist, with all operators, and sometimes wrong.
    QString anyExpression(int depth)
    {
        static const QStringList members{u"width"_s, u"top"_s, u"centre"_s, u"x"_s, u"r"_s, u"rows"_s, u"value"_s};
        static const QStringList known{
            u"time"_s, u"index"_s,     u"frame.width"_s, u"scene.number"_s, u"lecture.progress"_s,
            u"BLUE"_s, u"\"words\""_s, u"inf"_s,         u"true"_s,         u"in.text"_s};
        static const QStringList operators{u"+"_s, u"-"_s,  u"*"_s,   u"/"_s,    u"^"_s,
                                           u"<"_s, u"=="_s, u"and"_s, u"? 1 :"_s};
        const QString name = graph::expressionNameOf(m_choices.of(m_names));
        switch (depth > 0 ? m_choices.below(9) : m_choices.below(4)) {
        case 0: return name;
        case 1: return name + u'.' + m_choices.of(members);
        case 2: return m_choices.of(known);
        case 3:
            return QString::number(
                QJsonArray(numbers()).at(static_cast<qsizetype>(m_choices.below(std::size(numbers())))).toDouble(), 'g',
                17);
        case 4: return u"(%1, %2)"_s.arg(anyExpression(depth - 1), anyExpression(depth - 1));
        case 5: {
            const auto functions = graph::expressionFunctions();
            const graph::ExpressionFunction &function = functions[m_choices.below(functions.size())];
            QStringList arguments;
            for (int i = 0; i < function.least; ++i)
                arguments.append(anyExpression(depth - 1));
            return u"%1(%2)"_s.arg(function.name, arguments.join(u", "_s));
        }
        case 6: return u"%1[%2]"_s.arg(name, anyExpression(depth - 1));
        case 7: return u"staged(%1).%2"_s.arg(name, m_choices.of(members));
        default:
            return u"(%1 %2 %3)"_s.arg(anyExpression(depth - 1), m_choices.of(operators), anyExpression(depth - 1));
        }
    }

    QJsonValue value(const PropertySpec &spec)
    {
        switch (m_choices.below(9)) {
        case 0: return anyLink();
        case 1: {
            QJsonArray keys;
            for (std::size_t count = m_choices.below(4) + 1; count > 0; --count)
                keys.append(
                    QJsonObject{{u"at"_s, static_cast<double>(m_choices.byte()) / 64}, {u"value"_s, constant(spec)}});
            return QJsonObject{{u"keys"_s, keys}};
        }
        case 2: {
            const QJsonArray values = hostileValues(spec);
            return values.at(static_cast<qsizetype>(m_choices.below(static_cast<std::size_t>(values.size()))));
        }
        case 3: {
            const QString text = anyExpression(3);
            const bool isTemplate = spec.type == ValueType::Text && m_choices.oneIn(2);
            const QString place = m_choices.oneIn(3) ? u"\\frac{{="_s + text + u"}}{"_s : u"is {"_s + text + u":.2}"_s;
            return QJsonObject{{u"expression"_s, isTemplate ? place : text}};
        }
        default: return constant(spec);
        }
    }

    QJsonValue constant(const PropertySpec &spec)
    {
        switch (spec.type) {
        case ValueType::Number:
        case ValueType::Integer: return anyNumber(m_choices);
        case ValueType::Boolean: return m_choices.oneIn(2);
        case ValueType::Color: return m_choices.of(QStringList{u"RED"_s, u"#01020304"_s, u"#fff"_s, u"WHITE"_s});
        case ValueType::Vector: return numberList(m_choices, 3);
        case ValueType::Text:
        case ValueType::Asset: return m_choices.of(words());
        case ValueType::Choice: return m_choices.of(graph::choiceValues(spec));
        case ValueType::Numbers: return numberList(m_choices, 9);
        case ValueType::Colors: return QJsonArray{u"RED"_s, u"BLUE"_s};
        case ValueType::Texts: return QJsonArray{m_choices.of(words()), m_choices.of(words())};
        case ValueType::Tensor: {
            QJsonArray rows;
            const std::size_t columns = m_choices.below(5);
            for (std::size_t count = m_choices.below(5); count > 0; --count)
                rows.append(numberList(m_choices, columns));
            return rows;
        }
        case ValueType::Shape: return anyLink();
        case ValueType::Shapes: {
            QJsonArray links;
            for (std::size_t count = m_choices.below(4); count > 0; --count)
                links.append(anyLink());
            return links;
        }
        }
        return {};
    }

    Choices &m_choices;
    const timeline::Registry &m_registry;
    QStringList m_names;
};

/// A definition with random blocks inside that read what it publishes.
lecture::BlockPtr hostileBlock(const QString &id, Choices &choices, const timeline::Registry &registry)
{
    lecture::Block block;
    block.id = id;
    const std::vector<ValueType> kinds{ValueType::Number, ValueType::Text,  ValueType::Color, ValueType::Shape,
                                       ValueType::Tensor, ValueType::Texts, ValueType::Choice};
    QStringList names;
    for (std::size_t count = choices.below(4); count > 0; --count) {
        lecture::PublishedProperty property;
        property.key = choices.of(QStringList{u"time"_s, u"size"_s, u"what"_s, u"z"_s, u""_s});
        property.type = choices.of(kinds);
        if (choices.oneIn(3))
            property.preset = choices.oneIn(2) ? QJsonValue(choices.of(words())) : anyNumber(choices);
        if (choices.oneIn(3))
            property.min = anyNumber(choices).toDouble();
        property.choices = {u"one"_s, choices.of(words())};
        names.append(u"in."_s + property.key);
        block.properties.push_back(property);
    }
    Maker maker(choices, registry, names);
    lecture::Scene inside;
    inside.id = lecture::blockType(id);
    inside.nodes = sources();
    for (std::size_t i = 0, count = choices.below(4) + 1; i < count; ++i) {
        inside.nodes.push_back(maker.node(u"y%1"_s.arg(i)));
        inside.actors.push_back(inside.nodes.back()->id);
    }
    if (choices.oneIn(8))
        inside.nodes.push_back(source(u"yy"_s, lecture::blockType(id), {}));
    if (choices.oneIn(2)) {
        lecture::PublishedOutput output;
        output.key = choices.of(QStringList{u"value"_s, u"shape"_s});
        output.type = choices.of(kinds);
        output.from = link(choices.of(names + QStringList{u"y0"_s}));
        block.outputs.push_back(output);
    }
    block.inside = std::make_shared<const lecture::Scene>(std::move(inside));
    return std::make_shared<const lecture::Block>(std::move(block));
}

QByteArray smallPicture()
{
    QImage image(5, 3, QImage::Format_RGBA8888);
    image.fill(qRgb(200, 100, 50));
    QByteArray content;
    QBuffer buffer(&content);
    image.save(&buffer, "PNG");
    return content;
}

const std::map<QString, lecture::Asset> &assets()
{
    static const auto kept = [](const QByteArray &content) {
        return lecture::Asset{std::make_shared<const QByteArray>(content)};
    };
    static const std::map<QString, lecture::Asset> all{
        {u"assets/picture.png"_s, kept(smallPicture())},
        {u"assets/broken.png"_s, kept(smallPicture().left(40))},
        {u"assets/drawing.svg"_s,
         kept("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'><g id='a'><path "
              "d='M1 1C2 9 8 9 9 1Z' fill='red' stroke='#00f'/></g><use href='#a' x='3'/></svg>")}};
    return all;
}

} // namespace

const timeline::Registry &plugins()
{
    static const timeline::Registry registry = [] {
        timeline::Registry loaded;
        const graph::Problems problems = timeline::loadPlugins(loaded, {QStringLiteral(LECTOGRAPH_PLUGINS)});
        require(problems.empty(), "every plugin loads");
        return loaded;
    }();
    return registry;
}

namespace {

/// A scene that continues the one before, or begins with some transition.
lecture::ScenePtr nextScene(Choices &choices, Maker &maker)
{
    auto scene = std::make_shared<lecture::Scene>();
    scene->id = u"next"_s;
    scene->duration = base::Time::fromSeconds(2);
    scene->continues = choices.oneIn(2);
    const QString id = choices.oneIn(8) ? u"z0"_s : u"y0"_s; // sometimes one that the scene before has, too
    scene->nodes.push_back(maker.node(id));
    scene->actors = {id, u"circle"_s};
    auto track = std::make_shared<timeline::Track>();
    for (std::size_t count = choices.below(3); count > 0; --count)
        track->clips.push_back(maker.clip(2));
    scene->tracks = {track};
    const QStringList kinds{u"cross-fade"_s, u"fade"_s, u"push"_s, u"wipe"_s, u"cut"_s, u"none"_s};
    const QStringList directions{u"left"_s, u"right"_s, u"up"_s, u"down"_s, u"around"_s};
    scene->transition.kind = choices.of(kinds);
    scene->transition.direction = choices.of(directions);
    scene->transition.duration = {choices.oneIn(4) ? std::numeric_limits<qint64>::max() / 16
                                                   : static_cast<qint64>(choices.below(4)) * base::Time::perSecond};
    scene->transition.overlaps = choices.oneIn(2);
    return scene;
}

} // namespace

lecture::Lecture hostileLecture(Choices &choices, const timeline::Registry &registry)
{
    lecture::Lecture lecture;
    for (std::size_t i = choices.below(3); i > 0; --i) { // each may use those before it, the first one also the second
        const lecture::BlockPtr block = hostileBlock(u"b%1"_s.arg(i), choices, lecture::typesOf(lecture, registry));
        lecture.blocks.emplace(block->id, block);
    }
    Maker maker(choices, lecture::typesOf(lecture, registry));
    auto scene = std::make_shared<lecture::Scene>();
    scene->id = u"main"_s;
    scene->duration = base::Time::fromSeconds(4);
    scene->nodes = sources();
    for (std::size_t i = 0, count = choices.below(5) + 1; i < count; ++i) {
        const QString id = u"z%1"_s.arg(i);
        scene->nodes.push_back(maker.node(id));
        scene->actors.push_back(id);
    }
    scene->actors.push_back(choices.oneIn(2) ? u"circle"_s : u"words"_s);
    auto track = std::make_shared<timeline::Track>();
    for (std::size_t count = choices.below(4); count > 0; --count)
        track->clips.push_back(maker.clip(2));
    scene->tracks = {track};
    if (choices.oneIn(4))
        scene->properties = {{u"camera"_s, link(scene->nodes.back()->id)}, {u"fov"_s, anyNumber(choices)}};

    lecture.languages = {u"en"_s, u"ko"_s, u"zh"_s};
    lecture.dialect = choices.oneIn(2) ? base::Dialect::Gl : base::Dialect::Ce;
    lecture.assets = assets();
    lecture.scenes = {scene};
    if (choices.oneIn(3))
        lecture.scenes.push_back(nextScene(choices, maker));
    if (choices.oneIn(2))
        addReuse(lecture, choices);
    return lecture;
}

} // namespace lectograph::fuzz
