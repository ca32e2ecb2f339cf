// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/droptarget.h"

#include "editor/edits/foreign_data.h"
#include "editor/edits/mime.h"
#include "editor/operations/dropping.h"
#include "editor/stage/overlay.h"

#include <QDropEvent>

#include <utility>

namespace lectograph::editor {

bool DropTarget::follow(StageOverlay &stage, const QDropEvent &event)
{
    const QMimeData *data = event.mimeData();
    const QString under = stage.nodeUnder(event.position());
    const bool isPlaced = holdsForeignContent(data) || !isForTarget(stage.session(), data, under);
    m_actor = isPlaced ? QString() : under;
    if (!isPlaced) {
        m_preview.reset();
    } else {
        if (!m_preview)
            m_preview.emplace(stage.session(), *data);
        m_preview->moveTo(stage, event.position(), event.modifiers());
    }
    return isPlaced || !m_actor.isEmpty() || mime::read(data, mime::animation); // which says what it needs
}

void DropTarget::drop(StageOverlay &stage, const QDropEvent &event)
{
    const QMimeData *data = event.mimeData();
    std::optional<DropPreview> preview = std::exchange(m_preview, std::nullopt);
    clear();
    if (holdsForeignContent(data)) {
        addDropped(stage.session(), data, {.at = stage.scenePoint(event.position())}, {});
        return;
    }
    if (!preview)
        preview.emplace(stage.session(), *data);
    preview->moveTo(stage, event.position(), event.modifiers());
    addDropped(stage.session(), data, {.at = preview->point()}, stage.nodeUnder(event.position()));
}

} // namespace lectograph::editor
