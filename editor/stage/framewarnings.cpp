// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/framewarnings.h"

#include "base/particles.h"
#include "editor/language/translated.h"
#include "editor/session/labels.h"
#include "editor/stage/overlay.h"
#include "editor/stage/textcommands.h"
#include "editor/widgets/elision.h"
#include "editor/widgets/theme.h"

#include <QFontMetrics>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QString outsideText(const Session &session, const QString &node)
{
    constexpr int widest = 200; // pixels; some are called by all of their words
    const QString name = nodeLabel(session, session.selection.scene(), node);
    return base::withParticles(
        translated("“%1” is outside of the frame").arg(elidedName(QFontMetrics(uiFont(11)), name, widest)));
}

QRectF placeOfWarning(const QRectF &actor, const QSizeF &tag, const QRectF &room)
{
    const auto within = [](double wanted, double least, double most) {
        return std::clamp(wanted, least, std::max(least, most));
    };
    const bool isBelow = actor.top() - tag.height() - 6 < room.top();
    return {QPointF(within(actor.left(), room.left(), room.right() - tag.width()),
                    within(isBelow ? actor.bottom() + 6 : actor.top() - tag.height() - 6, room.top(),
                           room.bottom() - tag.height())),
            tag};
}

} // namespace

std::vector<FrameWarning> frameWarnings(const Session &session, const StageCast &cast, const Projection &by,
                                        const QRect &bounds)
{
    constexpr std::size_t most = 6; // more would cover the picture
    const QRectF room = QRectF(by.frame()).intersected(QRectF(bounds)).adjusted(4, 4, -4, -4);
    std::vector<FrameWarning> warnings;
    const auto add = [&](const Actor &actor, const QString &words, bool isOutside) {
        const QString text = u"⚠ "_s + words;
        QRectF rect = placeOfWarning(actor.corners(by).boundingRect(), tagRect({}, text).size(), room);
        for (const FrameWarning &other : warnings) {
            if (rect.intersects(other.rect))
                rect.moveTop(other.rect.bottom() + 2);
        }
        warnings.push_back({actor.id, text, rect, isOutside});
    };
    for (const Actor &actor : cast.cutTexts())
        add(actor, StageOverlay::tr("Text goes beyond the frame"), false);
    for (const Actor &actor : cast.outside()) {
        if (warnings.size() < most)
            add(actor, outsideText(session, actor.id), true);
    }
    return warnings;
}

bool selectWarned(Session &session, const StageCast &cast, const Projection &by, const QRect &bounds, const QPointF &at)
{
    const std::vector<FrameWarning> warnings = frameWarnings(session, cast, by, bounds);
    const auto found =
        std::ranges::find_if(warnings, [&](const FrameWarning &one) { return one.isOutside && one.rect.contains(at); });
    if (found == warnings.end())
        return false;
    session.selection.setNodes({found->node});
    Q_EMIT session.document.offered(
        outsideText(session, found->node), translated("Bring into the frame"),
        [&session, node = found->node] {
            session.selection.setNodes({node});
            bringIntoFrame(session, StageCast(session));
        },
        [&session, node = found->node] {
            const auto isIt = [&](const Actor &actor) { return actor.id == node; };
            return !session.playhead.isPlaying() && std::ranges::any_of(StageCast(session).outside(), isIt);
        });
    return true;
}

} // namespace lectograph::editor
