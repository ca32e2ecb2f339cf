// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/dropping.h"

#include "editor/customblocks/customblocks.h"
#include "editor/edits/foreign_data.h"
#include "editor/edits/mime.h"
#include "editor/operations/adding.h"
#include "editor/operations/animating.h"
#include "editor/operations/computing.h"
#include "editor/operations/pasting.h"
#include "editor/session/session.h"

#include <QMimeData>

namespace lectograph::editor {

namespace {

bool isBlock(const QMimeData *data)
{
    return mime::read(data, mime::block) || mime::read(data, mime::customBlock);
}

} // namespace

bool acceptsDrop(const QMimeData *data)
{
    return isBlock(data) || (holdsForeignContent(data) && lectureIn(data).isEmpty())
        || mime::read(data, mime::animation);
}

bool isForTarget(const Session &session, const QMimeData *data, const QString &target)
{
    const auto block = mime::read(data, mime::block);
    const graph::NodeType *type = block ? session.registry().nodes.find(*block) : nullptr;
    return type ? computedProperty(session, target, *type).has_value() : !isBlock(data);
}

void addDropped(Session &session, const QMimeData *data, const DropPlace &place, const QString &target)
{
    if (holdsForeignContent(data)) {
        addForeignContent(session, data, {.at = place.at});
    } else if (const auto block = mime::read(data, mime::block)) {
        const graph::NodeType *type = session.registry().nodes.find(*block);
        const auto computed = type ? computedProperty(session, target, *type) : std::nullopt;
        // Typing begins at once; otherwise the letters would trigger playback and in/out shortcuts.
        if (computed)
            computeWith(session, *computed, *block);
        else
            addBlockAndType(session, *block, place.at, place.inSpace);
    } else if (const auto own = mime::read(data, mime::customBlock)) {
        addCustomBlockAndType(session, *own, {.stage = place.at, .start = session.preview.localTime()});
    } else if (const auto animation = mime::read(data, mime::animation)) {
        dropAnimation(session, *animation, target, place.at);
    }
}

} // namespace lectograph::editor
