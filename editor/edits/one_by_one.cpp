// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/one_by_one.h"

#include "editor/edits/clip_targets.h"
#include "editor/edits/clipspans.h"
#include "editor/edits/lookup.h"
#include "editor/edits/parts.h"
#include "editor/language/timelinewords.h"
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
