// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/one_by_one.h"

#include "editor/edits/clip_targets.h"
#include "editor/edits/clipspans.h"
#include "editor/edits/lookup.h"
#include "editor/edits/parts.h"
#include "editor/language/names.h"
#include "editor/language/timelinewords.h"
#include "graph/evaluator.h"
#include "lecture/setting.h"
#include "lecture/types.h"
#include "shape/phrase.h"
#include "shape/select.h"
#include "timeline/targets.h"

#include <algorithm>
#include <map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using shape::Shape;

namespace {

constexpr std::size_t mostInTurn = 60; ///< more would be a crowd of clips

/// Whether the children are called 0, 1, 2 …, as items of a repetition, a list or a matrix are.
bool areItems(const Shape &shape)
{
    const std::vector<Shape> &children = shape->children;
    const auto isItem = [](const Shape &child) {
        return !child->name.isEmpty() && std::ranges::all_of(child->name, [](QChar c) { return c.isDigit(); });
    };
    return children.size() >= 2 && children.size() <= mostInTurn && std::ranges::all_of(children, isItem);
}

/// The nearest part below, level by level, that has items; letters are none.
std::optional<QString> whereItemsAre(const Shape &shape)
{
    std::vector<std::pair<QString, Shape>> level{{QString(), shape}};
    for (int depth = 0; depth < 4 && !level.empty(); ++depth) {
        std::vector<std::pair<QString, Shape>> below;
        for (const auto &[path, part] : level) {
            if (!part->sourceText.isEmpty())
                continue;
            if (areItems(part))
                return path;
            for (const Shape &child : part->children) {
                if (!child->name.isEmpty())
                    below.emplace_back(path.isEmpty() ? child->name : path + u'/' + child->name, child);
            }
        }
        level = std::move(below);
    }
    return std::nullopt;
}

/// By their numbers: a line may repeat another or be contained in it, and has other words in another language.
QStringList namesOfLines(int count)
{
    QStringList lines;
    for (int line = 1; line <= count && count <= static_cast<int>(mostInTurn); ++line)
        lines.append(lineNamed(line));
    return lines;
}

/// A clip for a part of a block.
struct Turn
{
    ClipId clip;
    QString part;
    Time start;
    Time duration;
    bool isShared = false; ///< with other targets
};

/// Those of the block, by their animations, in the order of their starts.
std::map<QString, std::vector<Turn>> turnsOf(const lecture::Scene &scene, const QString &actor,
                                             const timeline::AnimationRegistry &animations, base::Dialect dialect)
{
    std::map<QString, std::vector<Turn>> turns;
    for (const ClipSpan &span : clipSpans(scene, animations, dialect)) {
        const std::vector<QString> targets = timeline::targetsOf(*span.clip);
        for (const QString &target : targets) {
            if (span.isTop() && target.startsWith(actor + u'/'))
                turns[span.clip->type].push_back(
                    {span.id(), target.sliced(actor.size() + 1), span.start, span.duration(), targets.size() > 1});
        }
    }
    for (auto &[type, all] : turns)
        std::ranges::stable_sort(all, {}, &Turn::start);
    return turns;
}

/// The parts of a block that can come one after another, and whether it has another one.
struct BlockParts
{
    Shape shape;
    int lines = 0;

    QStringList inTurn() const { return partsInTurn(shape, lines); }
    bool has(const QString &part) const
    {
        const auto found = shape::select(shape, part);
        return inTurn().contains(part) || (found && !found->empty());
    }
};

std::optional<BlockParts> blockParts(const Lecture &lecture, const QString &scene, const QString &actor,
                                     const timeline::Registry &plugins)
{
    const lecture::Scene *found = sceneOf(lecture, scene);
    const graph::Node *node = nodeOf(found, actor);
    if (!node)
        return std::nullopt;
    graph::Evaluator evaluator(found->nodes, lecture::typesOf(lecture, plugins).nodes,
                               lecture::settingOf(lecture, *found, lecture.language), std::make_shared<graph::Memo>(),
                               {});
    const auto shape = evaluator.shapeOf(evaluator.indexOf(actor), {});
    return shape ? std::optional(BlockParts{*shape, linesOfLongest(*node)}) : std::nullopt;
}

Result<Lecture> withTurnsOf(const Lecture &lecture, const QString &scene, ClipId clip, const QString &actor,
                            const QStringList &parts)
{
    return withClipsChanged(lecture, scene, {clip}, [&](timeline::Clip &one) -> Result<void> {
        std::vector<QString> targets = timeline::targetsOf(one);
        for (const QString &part : parts)
            targets.push_back(actor + u'/' + part);
        timeline::setTargets(one, std::move(targets));
        return {};
    });
}

/// With clips for more parts, behind the last of those that are there.
Result<Lecture> withTurnsAdded(const Lecture &lecture, const QString &scene, const QString &actor,
                               const std::vector<Turn> &turns, const QStringList &parts,
                               const timeline::Registry &plugins)
{
    const Turn &last = turns.back();
    if (last.isShared)
        return withTurnsOf(lecture, scene, last.clip, actor, parts);
    const Time step = turns.size() > 1 ? last.start - turns[turns.size() - 2].start : last.duration;
    Result<Lecture> with = lecture;
    Time delta = step;
    for (const QString &part : parts) {
        with = withClipsRepeated(*with, scene, {last.clip}, delta, plugins).and_then([&](NewClips &&made) {
            return withClipsChanged(made.lecture, scene, made.clips, [&](timeline::Clip &one) -> Result<void> {
                timeline::setTargets(one, {actor + u'/' + part});
                return {};
            });
        });
        if (!with)
            return with;
        delta = delta + step;
    }
    return with;
}

/// Without this part as a target; the clip goes with its last one.
Result<Lecture> withoutTurn(const Lecture &lecture, const QString &scene, const QString &actor, const Turn &turn)
{
    const std::vector<QString> gone{actor + u'/' + turn.part};
    const lecture::Scene *found = sceneOf(lecture, scene);
    const timeline::Clip *clip = found ? lecture::clipOf(*found, turn.clip) : nullptr;
    if (!clip || timeline::targetsOf(*clip) == gone)
        return clip ? withoutClips(lecture, scene, {turn.clip}) : Result<Lecture>(lecture);
    return withClipsChanged(lecture, scene, {turn.clip}, [&](timeline::Clip &one) -> Result<void> {
        std::vector<QString> targets = timeline::targetsOf(one);
        std::erase(targets, gone.front());
        timeline::setTargets(one, std::move(targets));
        return {};
    });
}

/// The same of one block, which has changed.
Lecture withTurnsFollowing(const Lecture &before, Lecture after, const QString &scene, const QString &actor,
                           const timeline::Registry &plugins)
{
    const auto had = blockParts(before, scene, actor, plugins);
    const auto has = blockParts(after, scene, actor, plugins);
    const QStringList old = had ? had->inTurn() : QStringList();
    if (old.isEmpty() || !has || has->inTurn() == old)
        return after;
    const auto adopt = [&](Result<Lecture> &&next) {
        if (next)
            after = std::move(*next);
    };
    for (const auto &[type, turns] : turnsOf(*sceneOf(after, scene), actor, plugins.animations, after.dialect)) {
        QStringList parts;
        for (const Turn &turn : turns)
            parts.append(turn.part);
        QStringList added = has->inTurn();
        added.removeIf([&](const QString &part) { return old.contains(part) || parts.contains(part); });
        if (!added.isEmpty() && std::ranges::all_of(old, [&](const QString &part) { return parts.contains(part); }))
            adopt(withTurnsAdded(after, scene, actor, turns, added, plugins));
        for (const Turn &turn : turns) {
            if (old.contains(turn.part) && !has->has(turn.part))
                adopt(withoutTurn(after, scene, actor, turn));
        }
    }
    return after;
}

/// The blocks of which clips of the scene animate parts.
QSet<QString> actorsWithTurns(const lecture::Scene &scene)
{
    QSet<QString> actors;
    lecture::eachClip(scene, [&](const lecture::ClipPlace &, const timeline::Clip &clip) {
        for (const QString &target : timeline::targetsOf(clip)) {
            if (target.contains(u'/'))
                actors.insert(actorOfTarget(target));
        }
    });
    return actors;
}

} // namespace

QStringList partsInTurn(const Shape &shape, int lines)
{
    if (!shape->sourceText.isEmpty())
        return namesOfLines(std::max(lines, shape::lineCount(shape, {})));
    const auto path = whereItemsAre(shape);
    if (!path)
        return {};
    const QString prefix = path->isEmpty() ? QString() : *path + u'/';
    const auto paths = shape::select(shape, *path);
    QStringList parts;
    for (const Shape &item : (path->isEmpty() ? shape : shape::partAt(shape, paths->front()))->children)
        parts.append(prefix + item->name);
    return parts;
}

int linesOfLongest(const graph::Node &node)
{
    const QJsonObject texts = node.properties.value(u"text"_s).toObject();
    int longest = 0;
    for (auto text = texts.begin(); text != texts.end(); ++text) {
        const QStringList lines = wordsOf(node, u"text"_s, {text.key()}).split(u'\n');
        const auto isBlank = [](const QString &line) { return line.trimmed().isEmpty(); };
        longest = std::max(longest, static_cast<int>(lines.size() - std::ranges::count_if(lines, isBlank)));
    }
    return longest;
}

Lecture withTurnsFollowing(const Lecture &before, Lecture after, const timeline::Registry &plugins)
{
    if (before.scenes == after.scenes && before.nodes == after.nodes)
        return after;
    for (const lecture::ScenePtr &scene : Lecture(after).scenes) {
        for (const QString &actor : actorsWithTurns(*scene)) {
            const graph::Node *from = nodeOf(sceneOf(before, scene->id), actor);
            const graph::Node *to = nodeOf(sceneOf(after, scene->id), actor);
            if (from && to && from != to && from->properties != to->properties)
                after = withTurnsFollowing(before, std::move(after), scene->id, actor, plugins);
        }
    }
    return after;
}

Result<NewClips> withPartsInTurn(const Lecture &lecture, const QString &sceneId, ClipId id, const QStringList &parts,
                                 const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    const ClipSpans spans(**scene, registry.animations, lecture.dialect);
    const ClipSpan *span = spans.find(id);
    const QStringList targets = span ? targetsIn(**scene, *span->clip) : QStringList();
    if (parts.size() < 2 || targets.size() != 1 || targets.front().contains(u'/'))
        return base::failure(TimelineWords::tr("This cannot come one after another."),
                             TimelineWords::tr("Select the clip of one block that has items, rows or lines."));
    std::vector<QString> each;
    for (const QString &part : parts)
        each.push_back(targets.front() + u'/' + part);
    const Time start = span->start;
    const Time duration = span->duration();
    return withClipsChanged(lecture, sceneId, {id},
                            [&](timeline::Clip &clip) -> Result<void> {
                                timeline::setTargets(clip, each);
                                return {};
                            })
        .and_then([&](const Lecture &with) { return withTargetsSplit(with, sceneId, {id}, registry); })
        .and_then([&](NewClips &&made) {
            std::map<ClipId, Time> starts;
            for (const ClipId clip : made.clips)
                starts.emplace(clip, start + Time{duration.flicks * static_cast<qint64>(starts.size())});
            return withClipsStarting(made.lecture, sceneId, starts, registry).map([&](Lecture &&with) {
                return NewClips{std::move(with), made.clips};
            });
        });
}

} // namespace lectograph::editor
