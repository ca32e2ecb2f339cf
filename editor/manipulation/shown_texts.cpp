// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/manipulation/shown_texts.h"

#include "editor/edits/definitions.h"
#include "editor/manipulation/manipulation.h"

namespace lectograph::editor {

namespace {

void collectTexts(const shape::Shape &shape, const base::Transform &above, std::vector<ShownText> &texts)
{
    if (shape->hidden || shape->opacity <= 0)
        return;
    if (!shape->sourceText.isEmpty() && !shape.bounds().isEmpty())
        texts.push_back({shape->sourceText, shape, above});
    const base::Transform place = above * shape->placement;
    for (const shape::Shape &child : shape->children)
        collectTexts(child, place, texts);
}

} // namespace

std::vector<ShownText> shownTextsOf(const Actor &actor)
{
    std::vector<ShownText> texts;
    collectTexts(actor.shape, {}, texts);
    return texts;
}

QString publishedTextAt(Session &session, const Actor &instance, const Projection &projection, const QPointF &at)
{
    const QString &scene = session.selection.scene();
    const graph::Node *node = session.document.node(scene, instance.id);
    const lecture::Block *definition = node ? definitionOf(session.document.lecture(), lecture::blockIdOf(node->type))
                                            : nullptr;
    if (!definition)
        return {};
    for (const ShownText &shown : shownTextsOf(instance)) {
        if (!projection.corners(shown.shape.bounds(), shown.place, instance.isPinned)
                 .containsPoint(at, Qt::WindingFill))
            continue;
        for (const lecture::PublishedProperty &published : definition->properties) {
            if (published.type != graph::ValueType::Text)
                continue;
            const auto value = currentValue(session.document.lecture(), {scene, node->id, {}, published.key},
                                            writingOf(session), session.registry());
            if (value && std::get<QString>(*value) == shown.text)
                return published.key;
        }
    }
    return {};
}

} // namespace lectograph::editor
