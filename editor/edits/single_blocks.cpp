// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text.h"
#include "editor/edits/blocks.h"
#include "editor/edits/linked.h"
#include "editor/edits/lookup.h"
#include "editor/edits/madetypes.h"
#include "editor/edits/node_ids.h"
#include "editor/edits/properties.h"
#include "editor/edits/repeating.h"
#include "editor/edits/texts.h"
#include "editor/edits/tracks.h"
#include "editor/language/translated.h"
#include "graph/binding.h"
#include "graph/placement.h"
#include "graph/repetition.h"
#include "picture/show.h"
#include "shape/select.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Lecture;
using lecture::Scene;

namespace {

const QString positionProperty = u"position"_s;

/// The items of a list in the document: a JSON value for each.
Result<QList<QJsonValue>> writtenItems(const graph::Node &node, const Lecture &lecture)
{
    const RepeatOver over = repeatOverOf(node).value_or(RepeatOver::Count);
    const QJsonValue written = node.properties.value(keyOf(over));
    QList<QJsonValue> items;
    if (over == RepeatOver::Count && (written.isDouble() || written.isUndefined())) {
        for (int i = 0; i < std::clamp(written.toInt(3), 0, 1000); ++i)
            items.append(i);
        return items;
    }
    const Languages languages = languagesOf(lecture);
    const bool isTranslated = over == RepeatOver::Texts && written.isObject()
        && kindOf(written) == PropertyKind::Constant;
    if (!written.isArray() && !isTranslated)
        return base::failure(translated("The items come from another block, so that their number may change."),
                             translated("Give the repetition a list of its own first."));
    if (!isTranslated) {
        for (const QJsonValue &item : written.toArray())
            items.append(item);
        return items;
    }
    const qsizetype count = textsIn(written, languages.own, languages.own).size();
    for (qsizetype i = 0; i < count; ++i) {
        QJsonObject texts;
        for (const QString &language : languages.all)
            texts.insert(language, textsIn(written, language, languages.own).value(i));
        items.append(texts);
    }
    return items;
}

/// An expression for one item: `item`, `index` and `count` replaced by what they are.
QString expressionFor(const QString &expression, const QJsonValue &item, int index, qsizetype count)
{
    static const QRegularExpression names(u"(?<![\\w.`\"])(item|index|count)(?![\\w`\"(])"_s,
                                          QRegularExpression::UseUnicodePropertiesOption);
    QString result;
    qsizetype from = 0;
    for (auto all = names.globalMatch(expression); all.hasNext();) {
        const auto match = all.next();
        result += expression.mid(from, match.capturedStart() - from);
        const QString name = match.captured(1);
        if (name == "index"_L1)
            result += QString::number(index);
        else if (name == "count"_L1)
            result += QString::number(count);
        else
            result += item.isDouble() ? QString::number(item.toDouble(), 'g', 15) : u'"' + item.toString() + u'"';
        from = match.capturedEnd();
    }
    return result + expression.mid(from);
}

/// What a property of all items is for one of them.
QJsonValue valueFor(const QJsonValue &written, const graph::PropertySpec &spec, const QJsonValue &item, int index,
                    qsizetype count)
{
    if (graph::isExpression(written)) {
        return graph::withExpressions(
            written, [&](const QString &expression) { return expressionFor(expression, item, index, count); });
    }
    const bool isListOfValues = written.isArray() && !graph::isList(spec.type) && spec.type != graph::ValueType::Vector
        && spec.type != graph::ValueType::Tensor;
    return isListOfValues ? written.toArray().at(index) : written;
}

class Taking
{
public:
    Taking(const Lecture &lecture, const QString &scene, const graph::Node &node, const timeline::Registry &registry,
           base::Time time)
        : m_lecture(lecture), m_scene(scene), m_node(node), m_registry(registry), m_time(time)
    {}

    Result<SingleBlocks> taken()
    {
        const graph::NodeType *type = m_registry.nodes.find(m_node);
        const auto items = writtenItems(m_node, m_lecture);
        if (!items)
            return tl::unexpected(items.error());
        if (!type || !type->repetition || !type->placed)
            return base::failure(translated("What is repeated here has no picture."));
        makeBlocks(*type->repetition, *items);
        return placed().and_then([&] { return written(); }).map([&](Lecture &&with) {
            return SingleBlocks{std::move(with), isGroup() ? QStringList(m_node.id) : ids()};
        });
    }

private:
    void makeBlocks(const graph::Repetition &repetition, const QList<QJsonValue> &items)
    {
        FreeNodeIds free(takenNodeIds(m_lecture, m_scene));
        const QString as = asKey(repetition, items);
        for (int i = 0; i < items.size(); ++i) {
            graph::Node block;
            block.id = free.like(m_node.id);
            block.type = graph::repeatedType(m_node);
            if (const graph::NodeType *type = m_registry.nodes.find(block.type))
                block.version = versionOfNew(*type);
            for (const graph::PropertySpec &spec : repetition.table) {
                const QString key = base::toText(spec.key);
                const QJsonValue all = m_node.properties.value(graph::itemKey(key));
                if (key == as)
                    block.properties.insert(key, items.at(i));
                else if (!all.isUndefined())
                    block.properties.insert(key, valueFor(all, spec, items.at(i), i, items.size()));
            }
            if (const auto at = canvasOf(m_node))
                block.extra.insert(u"canvas"_s, canvasJson(*at + QPointF(-220, 96.0 * i)));
            block.style = m_node.style;
            m_blocks.push_back(std::move(block));
        }
    }

    /// The property that has the item, as the engine chooses it.
    QString asKey(const graph::Repetition &repetition, const QList<QJsonValue> &items) const
    {
        using graph::ValueType;
        const QString as = m_node.properties.value(u"as"_s).toString(u"fitting"_s);
        const RepeatOver over = repeatOverOf(m_node).value_or(RepeatOver::Count);
        if (as != "fitting"_L1 || over == RepeatOver::Count || items.isEmpty())
            return as == "fitting"_L1 || as == "none"_L1 ? QString() : as;
        const auto isMeant = [&](const graph::PropertySpec &spec) {
            const QString key = base::toText(spec.key);
            if (m_node.properties.contains(graph::itemKey(key)))
                return false;
            switch (over) {
            case RepeatOver::Texts: return spec.type == ValueType::Text;
            case RepeatOver::Numbers: return spec.type == ValueType::Number;
            case RepeatOver::Rows: return spec.type == ValueType::Numbers || spec.type == ValueType::Tensor;
            default: return spec.type == ValueType::Shape;
            }
        };
        const auto found = std::ranges::find_if(repetition.table, isMeant);
        return found == repetition.table.end() ? QString() : base::toText(found->key);
    }

    QStringList ids() const
    {
        QStringList ids;
        for (const graph::Node &block : m_blocks)
            ids.append(block.id);
        return ids;
    }

    /// Whether something needs the blocks as a whole.
    bool isGroup() const
    {
        const Scene &scene = *sceneOf(m_lecture, m_scene);
        const IsNode is = [&](const QString &node) { return node == m_node.id; };
        bool isNeeded = std::ranges::any_of(m_node.properties.keys(), [&](const QString &key) {
            return graph::isPlacement(key) && (key != positionProperty || !m_node.properties.value(key).isArray());
        });
        isNeeded = isNeeded || holdLinkTo(scene.properties, is)
            || std::ranges::any_of(scene.nodes,
                                   [&](const graph::NodePtr &node) { return holdLinkTo(node->properties, is); });
        lecture::eachClip(scene, [&](const lecture::ClipPlace &, const timeline::Clip &clip) {
            const std::vector<QString> targets = timeline::targetsOf(clip);
            isNeeded = isNeeded || holdLinkTo(clip.properties, is)
                || std::ranges::any_of(targets, [&](const QString &target) { return is(actorOfTarget(target)); });
        });
        return isNeeded;
    }

    /// Puts each block where its item stands.
    Result<void> placed()
    {
        graph::Node bare = m_node;
        for (const QString &key : m_node.properties.keys()) {
            if (graph::isPlacement(key))
                bare.properties.remove(key);
        }
        std::vector<graph::Node> nodes = m_blocks;
        nodes.push_back(bare);
        const auto trial = lecture::withNodes(m_lecture, m_scene, std::move(nodes));
        if (!trial)
            return tl::unexpected(trial.error());
        picture::Show show(*trial, m_registry, m_lecture.language, m_scene);
        timeline::Score *score = show.scoreAt(m_time);
        if (!score)
            return base::failure(translated("There is no scene."));
        const base::Time at = show.scoreTime(m_time);
        const auto shapeOf = [&](const QString &id) {
            return score->evaluator().shapeOf(score->evaluator().indexOf(id), at);
        };
        const auto all = shapeOf(m_node.id);
        if (!all)
            return tl::unexpected(all.error());
        const QJsonArray whole = isGroup() ? QJsonArray() : m_node.properties.value(positionProperty).toArray();
        for (std::size_t i = 0; i < m_blocks.size(); ++i) {
            const auto alone = shapeOf(m_blocks[i].id);
            if (!alone)
                return tl::unexpected(alone.error());
            const auto part = shape::selected(*all, QString::number(i));
            if (!part)
                return tl::unexpected(part.error());
            const base::Vec3 by = part->bounds().centre() - alone->bounds().centre();
            QJsonArray own = m_blocks[i].properties.value(positionProperty).toArray();
            const auto sum = [&](int axis, double shift) {
                return toThousandths(own.at(axis).toDouble() + shift + whole.at(axis).toDouble());
            };
            m_blocks[i].properties.insert(positionProperty, pointJson({sum(0, by.x), sum(1, by.y), sum(2, by.z)}));
        }
        return {};
    }

    Result<Lecture> written()
    {
        const bool isWhole = isGroup();
        const QStringList ids = this->ids();
        return lecture::withNodes(m_lecture, m_scene, m_blocks).and_then([&](const Lecture &with) {
            if (!isWhole)
                return lecture::withSceneChanged(with, m_scene,
                                                 [&](Scene &scene) -> Result<void> {
                                                     const auto place = std::ranges::find(scene.actors, m_node.id);
                                                     if (place != scene.actors.end()) {
                                                         const auto behind = scene.actors.erase(place);
                                                         scene.actors.insert(behind, ids.begin(), ids.end());
                                                     }
                                                     return {};
                                                 })
                    .and_then([&](const Lecture &next) { return lecture::withoutNode(next, m_scene, m_node.id); });
            graph::Node group = m_node;
            group.type = made::group;
            group.version = 1;
            QJsonArray children;
            for (const QString &id : ids)
                children.append(QJsonObject{{u"link"_s, id}});
            for (const QString &key : m_node.properties.keys()) {
                if (!graph::isPlacement(key))
                    group.properties.remove(key);
            }
            group.properties.insert(u"children"_s, children);
            group.style.clear();
            return lecture::withNode(with, m_scene, std::move(group)).and_then([&](const Lecture &next) {
                return withTargetsNamed(next, ids);
            });
        });
    }

    /// The parts of a group are called like its blocks: "N/0/label" is "N/BLOCK/label".
    Result<Lecture> withTargetsNamed(const Lecture &with, const QStringList &ids) const
    {
        const auto named = [&](const QString &target) {
            QStringList steps = target.split(u'/');
            bool isNumber = false;
            const int index = steps.value(1).toInt(&isNumber);
            if (steps.first() == m_node.id && isNumber && index >= 0 && index < ids.size())
                steps[1] = ids.at(index);
            return steps.join(u'/');
        };
        return lecture::withSceneChanged(with, m_scene, [&](Scene &scene) -> Result<void> {
            scene.tracks = withEachClip(scene.tracks, [&](const lecture::ClipPlace &, const timeline::ClipPtr &clip) {
                timeline::Clip copy = *clip;
                if (!copy.target.isEmpty())
                    copy.target = named(copy.target);
                std::ranges::transform(copy.targets, copy.targets.begin(), named);
                return std::make_shared<const timeline::Clip>(std::move(copy));
            });
            return {};
        });
    }

    const Lecture &m_lecture;
    QString m_scene;
    const graph::Node &m_node;
    const timeline::Registry &m_registry;
    base::Time m_time;
    std::vector<graph::Node> m_blocks;
};

} // namespace

Result<SingleBlocks> withSingleBlocks(const Lecture &lecture, const QString &scene, const QString &id,
                                      const timeline::Registry &registry, base::Time time)
{
    return foundNode(lecture, scene, id).and_then([&](const graph::Node *node) -> Result<SingleBlocks> {
        if (!repeatOverOf(*node))
            return base::failure(translated("This block is no repetition."));
        return Taking(lecture, scene, *node, registry, time).taken();
    });
}

} // namespace lectograph::editor
