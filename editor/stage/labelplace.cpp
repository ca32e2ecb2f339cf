// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/labelplace.h"

#include "editor/manipulation/shown_texts.h"
#include "shape/select.h"

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// The label that the actor would have with a short word, as its block draws it; nothing if that draws none.
std::optional<shape::Shape> sampleLabel(Session &session, const QString &node)
{
    timeline::Score *score = session.preview.score();
    const int index = score ? score->evaluator().indexOf(node) : -1;
    if (index < 0)
        return std::nullopt;
    const auto outputs = score->evaluator().tried(index, u"label", graph::Value(u"Aa"_s), session.preview.scoreTime());
    const auto *drawn = outputs && !outputs->empty() ? std::get_if<shape::Shape>(&outputs->front()) : nullptr;
    if (!drawn)
        return std::nullopt;
    const auto label = shape::selected(*drawn, u"label"_s);
    return label && !label->bounds().isEmpty() ? std::optional(*label) : std::nullopt;
}

} // namespace

QRectF labelRectOf(Session &session, const Actor &actor, const Projection &projection)
{
    const auto label = shape::selected(actor.shape, u"label"_s);
    if (label && !label->bounds().isEmpty())
        return projection.corners(label->bounds(), {}, actor.isPinned).boundingRect();
    if (const auto sample = sampleLabel(session, actor.id)) {
        constexpr QSizeF line(60, 20); // about one word
        const QRectF place =
            projection.corners(sample->bounds(), movedByClips(session, actor), actor.isPinned).boundingRect();
        return {place.center() - QPointF(line.width(), line.height()) / 2, line};
    }
    return actor.corners(projection).boundingRect();
}

} // namespace lectograph::editor
