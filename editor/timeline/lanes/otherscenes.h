// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/timelineview.h"

#include <QRectF>

#include <map>
#include <vector>

class QPainter;

namespace lectograph::editor {

/// The scenes that are not open, on the lanes: their clips as quiet bars, so that the whole lecture can be seen. Only the
/// open scene has rows.
class OtherScenes
{
public:
    explicit OtherScenes(TimelineView &view) : m_view(view) {}

    void paint(QPainter &painter, const QRect &exposed);
    /// The bars that meet an area.
    std::vector<QRectF> barsIn(const QRectF &area);
    /// The scene at a pixel; empty if that is the open one or none.
    QString at(double x) const;

private:
    struct Span
    {
        int track;
        Time start; ///< in the scene's time
        Time end;
    };
    /// The clips of a scene as last painted.
    struct Clips
    {
        lecture::ScenePtr scene;
        std::vector<Span> spans;
    };
    const std::vector<Span> &spansOf(const lecture::ScenePtr &scene);

    TimelineView &m_view;
    std::map<QString, Clips> m_clips;
};

} // namespace lectograph::editor
