// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/look_transfer.h"

#include "base/text.h"
#include "graph/binding.h"
#include "graph/expression.h"
#include "graph/placement.h"
#include "lecture/animation_types.h"
#include "lecture/properties.h"
#include "lecture/types.h"
#include "timeline/type_ids.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <ranges>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using lecture::Lecture;

namespace {

bool isColor(const graph::PropertySpec &spec)
{
    return spec.type == graph::ValueType::Color || spec.type == graph::ValueType::Colors;
}

template <class T>
std::shared_ptr<const T> changedOr(const std::shared_ptr<const T> &same, T changed, bool isSame)
{
    return isSame ? same : std::make_shared<const T>(std::move(changed));
}

/// Adds the words of all texts in the value, in capitals.
void collectNames(const QJsonValue &json, QSet<QString> &names)
{
    static const QRegularExpression word(u"[\\w-]+"_s, QRegularExpression::UseUnicodePropertiesOption);
    if (json.isString()) {
        const QString text = json.toString().toUpper();
        names.insert(text.trimmed());
        for (auto found = word.globalMatch(text); found.hasNext();)
            names.insert(found.next().captured());
    }
    for (const QJsonValue &element : json.toArray())
        collectNames(element, names);
    const QJsonObject object = json.toObject();
    for (const QJsonValue &value : object)
        collectNames(value, names);
}

/// Writes the colors of the look that a lecture comes from as numbers, where the other look has others.
class ColorFixing
{
public:
    ColorFixing(const graph::Look &from, const graph::Look &into)
        : m_from(graph::colorsOf(from)), m_into(graph::colorsOf(into))
    {}

    /// In expressions these are blocks, even if there is a colour of that name.
    void setBlocks(const std::vector<graph::NodePtr> &nodes)
    {
        m_blocks.clear();
        for (const graph::NodePtr &node : nodes)
            m_blocks.insert(node->id);
    }
    QString fixed(const QString &name) const
    {
        const auto color = base::parseColor(name, m_from);
        const auto there = base::parseColor(name, m_into);
        return color && !(there && *there == *color) ? base::toText(*color) : name;
    }
    /// Of a property that is a colour or a list of colors.
    QJsonValue fixedColors(const QJsonValue &json) const
    {
        if (json.isString())
            return fixed(json.toString());
        if (json.isArray()) {
            QJsonArray list;
            for (const QJsonValue &element : json.toArray())
                list.append(fixedColors(element));
            return list;
        }
        if (!graph::isKeyframed(json))
            return fixedNames(json);
        QJsonObject keyframed = json.toObject();
        QJsonArray keys;
        for (const QJsonValue &element : keyframed.value(u"keys"_s).toArray()) {
            QJsonObject key = element.toObject();
            key.insert(u"value"_s, fixedColors(key.value(u"value"_s)));
            keys.append(key);
        }
        keyframed.insert(u"keys"_s, keys);
        return keyframed;
    }
    /// In expressions, also within lists.
    QJsonValue fixedNames(const QJsonValue &json) const
    {
        if (json.isArray()) {
            QJsonArray list;
            for (const QJsonValue &element : json.toArray())
                list.append(fixedNames(element));
            return list;
        }
        if (!graph::isExpression(json))
            return json;
        return graph::withExpressions(json, [this](const QString &text) {
            QString changed = text;
            for (const graph::BlockName &name : graph::blockNamesIn(text) | std::views::reverse) {
                const bool isBlock = text.at(name.start) == u'`' || m_blocks.contains(name.node);
                if (!isBlock && name.member.isEmpty())
                    changed.replace(name.start, name.length, fixed(name.node));
            }
            return changed;
        });
    }
    /// Of a property that is a text or a list of texts.
    QJsonValue fixedTexts(const QJsonValue &json) const { return fixedMarkup(fixedNames(json)); }

private:
    /// In \textcolor{accent} and \color{accent} of texts in all languages, also of those with places for values.
    QJsonValue fixedMarkup(const QJsonValue &json) const
    {
        if (graph::isExpression(json))
            return graph::withExpressions(json, [this](const QString &text) { return fixedCommands(text); });
        if (json.isArray()) {
            QJsonArray list;
            for (const QJsonValue &element : json.toArray())
                list.append(fixedMarkup(element));
            return list;
        }
        if (json.isObject() && !graph::isLink(json)) {
            QJsonObject texts = json.toObject();
            for (auto text = texts.begin(); text != texts.end(); ++text)
                text.value() = fixedMarkup(text.value());
            return texts;
        }
        return json.isString() ? QJsonValue(fixedCommands(json.toString())) : json;
    }

    /// In a text with places for values, braces may be written twice.
    QString fixedCommands(const QString &text) const
    {
        static const QRegularExpression command(u"\\\\(?:text)?color\\{{1,2}([^{}]*)\\}"_s);
        QString changed;
        qsizetype end = 0;
        for (auto found = command.globalMatch(text); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            changed += text.sliced(end, match.capturedStart(1) - end) + fixed(match.captured(1));
            end = match.capturedEnd(1);
        }
        return changed + text.sliced(end);
    }

    base::ColorNames m_from;
    base::ColorNames m_into;
    QSet<QString> m_blocks;
};

class LookTransfer
{
public:
    LookTransfer(const Lecture &copied, const graph::Look &into, PastedColors colors, const timeline::Registry &plugins)
        : m_from(copied),
          m_into(into),
          m_colors(colors),
          m_types(lecture::typesOf(copied, plugins)),
          m_fixing(copied.look, into)
    {}

    Lecture transferred()
    {
        Lecture result = m_from;
        for (lecture::ScenePtr &scene : result.scenes) {
            scene = inOtherLook(scene);
            if (areFixed())
                scene = withItsBackground(scene);
        }
        for (auto &[id, block] : result.blocks) {
            lecture::Block changed = *block;
            changed.inside = inOtherLook(block->inside);
            if (areFixed()) {
                for (lecture::PublishedProperty &published : changed.properties) {
                    if (published.type == graph::ValueType::Color || published.type == graph::ValueType::Colors)
                        published.preset = m_fixing.fixedColors(published.preset);
                    else if (graph::holdsTexts(published.type))
                        published.preset = m_fixing.fixedTexts(published.preset);
                }
            }
            block = std::make_shared<const lecture::Block>(std::move(changed));
        }
        result.look = m_into;
        for (const auto &[name, values] : m_styles)
            result.look.styles.insert(name, values);
        addColors(result);
        return result;
    }

private:
    bool areFixed() const { return m_colors == PastedColors::AsTheyWere; }

    /// The properties of a node of this table, which has a style that the other look has too.
    void sayWhatDiffers(graph::Node &node, const graph::PropertyTable &table) const
    {
        const QJsonObject before = m_from.look.style(node.style);
        const QJsonObject after = m_into.style(node.style);
        for (const graph::PropertySpec &spec : table) {
            const QString key = base::toText(spec.key);
            const QJsonValue old = before.value(key);
            if (node.properties.contains(key) || isColor(spec) || old == after.value(key))
                continue;
            if (const QJsonValue said = old.isUndefined() ? graph::presetOf(spec) : old; !said.isNull())
                node.properties.insert(key, said);
        }
    }

    /// Colors among the properties, and those of the table and of the style, as it was and as it is now, that would be
    /// others.
    void sayColors(QJsonObject &properties, const graph::PropertyTable &table, const QJsonObject &before,
                   const QJsonObject &after) const
    {
        for (const graph::PropertySpec &spec : table) {
            const QString key = base::toText(spec.key);
            const QJsonValue written = properties.value(key);
            if (graph::holdsTexts(spec.type)) {
                const QJsonValue old = written.isUndefined() ? before.value(key) : written;
                if (const QJsonValue fixed = m_fixing.fixedTexts(old); fixed != old)
                    properties.insert(key, fixed);
                continue;
            }
            if (!isColor(spec)) {
                if (!written.isUndefined())
                    properties.insert(key, m_fixing.fixedNames(written));
                continue;
            }
            const auto givenBy = [&](const QJsonObject &style) {
                return style.contains(key) ? style.value(key) : graph::presetOf(spec);
            };
            const QJsonValue old = written.isUndefined() ? givenBy(before) : written;
            const QJsonValue fixed = m_fixing.fixedColors(old);
            if (!written.isUndefined() || fixed != old || old != givenBy(after))
                properties.insert(key, fixed);
        }
    }

    graph::NodePtr inOtherLook(const graph::NodePtr &node)
    {
        graph::Node changed = *node;
        const graph::NodeType *type = m_types.nodes.find(*node);
        const graph::PropertyTable table = type ? graph::tableOf(*type) : graph::PropertyTable();
        if (m_into.hasStyle(node->style))
            sayWhatDiffers(changed, table);
        else if (m_from.look.hasStyle(node->style))
            m_styles[node->style] = m_from.look.styles.value(node->style);
        if (areFixed()) {
            const QJsonObject before = m_from.look.style(node->style);
            const QJsonObject after = m_into.hasStyle(node->style) ? m_into.style(node->style) : before;
            sayColors(changed.properties, table, before, after);
        }
        return changedOr(node, changed, changed == *node);
    }

    timeline::ClipPtr inOtherLook(const timeline::ClipPtr &clip, const lecture::Scene &scene) const
    {
        timeline::Clip changed = *clip;
        for (const graph::PropertySpec &spec : lecture::propertiesOf(*clip, scene, m_types)) {
            const QString key = base::toText(spec.key);
            const QJsonValue written = changed.properties.value(key);
            const bool isChange = clip->type == timeline::changeType;
            const QJsonValue old = written.isUndefined() && !isChange ? graph::presetOf(spec) : written;
            if (old.isUndefined() || old.isNull())
                continue;
            const QJsonValue fixed = isColor(spec) ? m_fixing.fixedColors(old)
                : graph::holdsTexts(spec.type)     ? m_fixing.fixedTexts(old)
                                                   : m_fixing.fixedNames(old);
            if (fixed != old)
                changed.properties.insert(key, fixed);
        }
        for (timeline::ClipPtr &child : changed.clips)
            child = inOtherLook(child, scene);
        return changedOr(clip, changed, changed.properties == clip->properties && changed.clips == clip->clips);
    }

    lecture::ScenePtr inOtherLook(const lecture::ScenePtr &scene)
    {
        lecture::Scene changed = *scene;
        m_fixing.setBlocks(scene->nodes);
        for (graph::NodePtr &node : changed.nodes)
            node = inOtherLook(node);
        if (areFixed()) {
            for (timeline::TrackPtr &track : changed.tracks) {
                timeline::Track copy = *track;
                for (timeline::ClipPtr &clip : copy.clips)
                    clip = inOtherLook(clip, *scene);
                track = changedOr(track, copy, copy.clips == track->clips);
            }
        }
        return changedOr(scene, changed, changed.nodes == scene->nodes && changed.tracks == scene->tracks);
    }

    /// The scene in front of the background that it had. One that continues another has the background of that.
    lecture::ScenePtr withItsBackground(const lecture::ScenePtr &scene)
    {
        lecture::Scene changed = *scene;
        m_fixing.setBlocks(scene->nodes);
        const auto givenBy = [&](const graph::Look &look) {
            return scene->continues ? QJsonObject() : look.style(graph::sceneStyle);
        };
        sayColors(changed.properties, lecture::sceneProperties(), givenBy(m_from.look), givenBy(m_into));
        return changedOr(scene, changed, changed.properties == scene->properties);
    }

    /// The names of colors that only the old look knows and that something in the lecture or in the new styles says.
    void addColors(Lecture &lecture) const
    {
        QSet<QString> said;
        const auto collect = [&](const lecture::Scene &scene) {
            collectNames(scene.properties, said);
            for (const graph::NodePtr &node : scene.nodes)
                collectNames(node->properties, said);
            lecture::eachClip(
                scene, [&](const timeline::Clip &clip, const QString &) { collectNames(clip.properties, said); });
        };
        for (const lecture::ScenePtr &scene : lecture.scenes)
            collect(*scene);
        for (const auto &[id, block] : lecture.blocks) {
            collect(*block->inside);
            for (const lecture::PublishedProperty &published : block->properties)
                collectNames(published.preset, said);
        }
        for (const auto &[name, values] : m_styles)
            collectNames(values, said);
        const base::ColorNames known = graph::colorsOf(m_into);
        const QJsonObject &colors = m_from.look.colors;
        for (bool isMore = true; isMore;) { // a colour may be named after another one
            isMore = false;
            for (const QString &name : colors.keys()) {
                if (!said.contains(name.toUpper()) || base::parseColor(name, known)
                    || lecture.look.colors.contains(name))
                    continue;
                lecture.look.colors.insert(name, colors.value(name));
                collectNames(colors.value(name), said);
                isMore = true;
            }
        }
    }

    const Lecture &m_from;
    graph::Look m_into;
    PastedColors m_colors;
    const timeline::Registry &m_types;
    ColorFixing m_fixing;
    std::map<QString, QJsonValue> m_styles; ///< that the other look lacks
};

/// What texts are set in that name no font.
QJsonValue fontOf(const Lecture &lecture)
{
    return lecture.font.isEmpty() ? lecture.look.font : QJsonValue(lecture.font);
}

} // namespace

Lecture withLookOf(const Lecture &copied, const Lecture &into, PastedColors colors, const timeline::Registry &plugins)
{
    if (copied.look.colors == into.look.colors && copied.look.styles == into.look.styles) {
        Lecture same = copied;
        same.look = into.look;
        return same;
    }
    return LookTransfer(copied, into.look, colors, plugins).transferred();
}

bool isWithoutBlocks(const Lecture &lecture)
{
    return lecture.nodes.empty()
        && std::ranges::all_of(lecture.scenes, [](const lecture::ScenePtr &scene) { return scene->nodes.empty(); });
}

Lecture withConventionsOf(Lecture lecture, const Lecture &other)
{
    lecture.dialect = other.dialect;
    const double proportions = lecture.frameWidth / lecture.frameHeight;
    if (std::abs(proportions - other.frameWidth / other.frameHeight) < 1e-3) {
        lecture.frameWidth = other.frameWidth;
        lecture.frameHeight = other.frameHeight;
    }
    if (fontOf(lecture) == fontOf(other))
        return lecture;
    lecture.font = other.font;
    if (other.font.isEmpty())
        lecture.look.font = other.look.font;
    return lecture;
}

bool haveSameConventions(const Lecture &one, const Lecture &other)
{
    return one.dialect == other.dialect && fontOf(one) == fontOf(other)
        && std::abs(one.frameWidth - other.frameWidth) < 1e-3 && std::abs(one.frameHeight - other.frameHeight) < 1e-3;
}

} // namespace lectograph::editor
