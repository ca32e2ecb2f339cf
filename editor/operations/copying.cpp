// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/copying.h"

#include "editor/session/session.h"

#include <QSet>

#include <cmath>

namespace lectograph::editor {

namespace {

constexpr QPointF besideOriginal(0.25, -0.25); ///< scene units

Result<Lecture> prepared(const CopyWish &wish, const Lecture &lecture)
{
    return wish.prepare ? wish.prepare(lecture) : lecture;
}

/// The bounds of a block in the graph at the playhead, before its clips.
std::optional<base::Box> boundsOfBlock(Session &session, const QString &node)
{
    const auto outputs = session.preview.outputsOf(node);
    if (!outputs || outputs->empty() || !std::holds_alternative<shape::Shape>(outputs->front()))
        return std::nullopt;
    const base::Box box = std::get<shape::Shape>(outputs->front()).bounds();
    return box.isEmpty() ? std::nullopt : std::optional(box);
}

bool addCopies(Session &session, const NodeCopies &copies, const CopyWish &wish, const QPointF &stageOffset)
{
    const QString scene = session.selection.scene();
    QStringList added;
    const auto paste = [&](const Lecture &lecture) {
        return prepared(wish, lecture)
            .and_then([&](const Lecture &ready) {
                return withPasted(ready, scene, copies, session.registry(), wish.canvasOffset, stageOffset);
            })
            .map([&](Pasted &&pasted) {
                added = std::move(pasted.ids);
                return std::move(pasted.lecture);
            });
    };
    if (!session.document.edit(wish.name, paste, wish.gesture))
        return false;
    session.selection.setNodes(added);
    return true;
}

} // namespace

bool duplicateBlocks(Session &session, const CopyWish &wish)
{
    const QString scene = session.selection.scene();
    const QStringList originals = session.selection.nodes();
    const auto source = prepared(wish, session.document.lecture());
    if (originals.isEmpty() || !source)
        return false;
    const QPointF offset = wish.stageOffset.value_or(offsetFromOriginals(session).value_or(besideOriginal));
    const NodeCopies copies{copyAnimated(*source, scene, originals, session.registry()), {}};
    if (!addCopies(session, copies, wish, offset))
        return false;
    session.lastCopies = {scene, originals, session.selection.nodes()};
    return true;
}

bool pasteBlocks(Session &session, const NodeCopies &copies, const CopyWish &wish)
{
    const QPointF offset = wish.stageOffset.value_or(
        uncoveredOffset(session.document.lecture(), session.selection.scene(), copies.json, besideOriginal));
    return addCopies(session, copies, wish, offset);
}

std::optional<QPointF> offsetFromOriginals(Session &session)
{
    const LastCopies &last = session.lastCopies;
    std::optional<QPointF> offset;
    if (last.scene != session.selection.scene() || last.originals.size() != last.copies.size())
        return offset;
    for (qsizetype i = 0; i < last.copies.size(); ++i) {
        const auto original = boundsOfBlock(session, last.originals.at(i));
        const auto copy = boundsOfBlock(session, last.copies.at(i));
        if (!original || !copy)
            continue;
        const base::Vec3 by = copy->centre() - original->centre();
        // A connector to a block that was not copied is moved less and changes its size.
        const bool isWhole = base::length(copy->max - copy->min - (original->max - original->min)) < 1e-6;
        if (!offset || isWhole)
            offset = QPointF(std::round(by.x * 1000) / 1000, std::round(by.y * 1000) / 1000);
        if (isWhole)
            break;
    }
    return offset && offset->isNull() ? std::nullopt : offset;
}

} // namespace lectograph::editor
