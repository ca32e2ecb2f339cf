// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/timelineview.h"

#include <QCoreApplication>
#include <QRectF>

class QMenu;
class QPainter;
class QWidget;

namespace lectograph::editor {

class SceneThumbnails;

/// What is between two scenes of the strip: a link between scenes of a chain, or a transition. Joint `i` is before the
/// scene `i`; there is none before the first one.
class SceneJoints
{
    Q_DECLARE_TR_FUNCTIONS(lectograph::editor::SceneJoints)

public:
    SceneJoints(TimelineView &view, SceneThumbnails &thumbnails, QWidget &strip)
        : m_view(view), m_thumbnails(thumbnails), m_strip(strip)
    {}

    bool continues(int index) const;
    QRectF rect(int index) const;       ///< of its icon
    int at(const QPointF &point) const; ///< −1: none
    void paint(QPainter &painter, int index) const;
    QString tip(int index) const;
    /// Opens the transition with which the scene begins.
    void askTransition(const QString &scene);
    /// Whether the scene continues the one before it, and otherwise its transition.
    void addActions(QMenu &menu, const QString &scene);

private:
    using SceneSpan = picture::Show::SceneSpan;

    const std::vector<SceneSpan> &scenes() const { return m_view.session().preview.show().scenes(); }
    const SceneSpan &spanAt(int index) const { return scenes()[static_cast<std::size_t>(index)]; }
    bool has(int index) const { return index > 0 && index < static_cast<int>(scenes().size()); }

    TimelineView &m_view;
    SceneThumbnails &m_thumbnails;
    QWidget &m_strip;
};

/// Adds whether the scene continues the one before it.
void addContinuingAction(QMenu &menu, Session &session, const QString &scene, QObject &owner);

} // namespace lectograph::editor
