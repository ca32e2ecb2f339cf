// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/wheel.h"

#include "editor/timeline/timelineview.h"

#include <QWheelEvent>

#include <cmath>

namespace lectograph::editor {

void scrollTime(TimelineView &view, QWheelEvent &event)
{
    const QPoint angle = event.angleDelta();
    if (event.modifiers() & Qt::ControlModifier)
        view.zoom(std::pow(1.0015, angle.y()), event.position().x());
    else
        view.scrollBy(-(angle.y() != 0 ? angle.y() : angle.x()) / 2.0);
    event.accept();
}

} // namespace lectograph::editor
