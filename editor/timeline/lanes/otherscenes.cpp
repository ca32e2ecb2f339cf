// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/lanes/otherscenes.h"

#include "editor/edits/clipspans.h"
#include "editor/widgets/theme.h"

#include <QPainter>

#include <algorithm>

namespace lectograph::editor {

namespace {
constexpr int barMargin = 6; // above and below a bar: smaller than those that can be edited
}

void OtherScenes::paint(QPainter &painter, const QRect &exposed)
{
    const QColor color = mixColors(theme().background, theme().muted, 0.3);
    for (const QRectF &bar : barsIn(exposed))
        painter.fillRect(bar, color);
    const auto &spans = m_view.session().preview.show().scenes();
    for (std::size_t i = 1; i < spans.size(); ++i) {
        if (spans[i].id != m_view.session().selection.scene())
            painter.fillRect(QRectF(m_view.axis().x(spans[i].start), exposed.top(), 1, exposed.height()), theme().line);
    }
}

std::vector<QRectF> OtherScenes::barsIn(const QRectF &area)
{
    std::vector<QRectF> bars;
    Session &session = m_view.session();
    const auto &spans = session.preview.show().scenes();
    const auto &scenes = session.document.lecture().scenes;
    if (spans.size() != scenes.size()) // between an edit and the preview that follows it
        return bars;
    for (std::size_t i = 0; i < spans.size(); ++i) {
        const double left = m_view.axis().x(spans[i].start);
        const double right = m_view.axis().x(spans[i].start + spans[i].duration);
        if (spans[i].id == session.selection.scene() || right < area.left() || left > area.right())
            continue;
        for (const Span &span : spansOf(scenes[i])) {
            const double start = m_view.axis().x(spans[i].start + span.start);
            const double end = std::min(right, m_view.axis().x(spans[i].start + span.end));
            const QRectF bar(start, span.track * Theme::row + barMargin, std::max(1.0, end - start - 1),
                             Theme::row - 2 * barMargin);
            if (bar.intersects(area))
                bars.push_back(bar);
        }
    }
    return bars;
}

QString OtherScenes::at(double x) const
{
    const Time time = Time::fromSeconds(m_view.axis().seconds(x));
    for (const auto &span : m_view.session().preview.show().scenes()) {
        if (time >= span.start && time < span.start + span.duration)
            return span.id == m_view.session().selection.scene() ? QString() : span.id;
    }
    return {};
}

const std::vector<OtherScenes::Span> &OtherScenes::spansOf(const lecture::ScenePtr &scene)
{
    Clips &clips = m_clips[scene->id];
    if (clips.scene == scene)
        return clips.spans;
    clips = {scene, {}};
    const Session &session = m_view.session();
    for (const ClipSpan &clip : clipSpans(*scene, session.registry().animations, session.document.lecture().dialect)) {
        if (clip.isTop())
            clips.spans.push_back({clip.place.track, clip.start, clip.end});
    }
    return clips.spans;
}

} // namespace lectograph::editor
