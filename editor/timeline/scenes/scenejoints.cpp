// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/scenes/scenejoints.h"

#include "base/particles.h"
#include "editor/language/transitionnames.h"
#include "editor/operations/chains.h"
#include "editor/timeline/scenes/sceneindex.h"
#include "editor/timeline/scenes/transitionpopup.h"
#include "editor/widgets/theme.h"
#include "lecture/visible.h"

#include <QMenu>
#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

bool SceneJoints::continues(int index) const
{
    if (!has(index))
        return false;
    const lecture::ScenePtr scene = lecture::writtenScene(m_view.session().document.lecture(), spanAt(index).id);
    return scene && scene->continues;
}

QRectF SceneJoints::rect(int index) const
{
    constexpr double side = 18;
    if (!has(index))
        return {};
    const double x = m_view.axis().x(spanAt(index).start);
    return {x - side / 2, m_strip.height() - side - 2, side, side};
}

int SceneJoints::at(const QPointF &point) const
{
    for (int i = 1; i < static_cast<int>(scenes().size()); ++i) {
        if (rect(i).contains(point))
            return i;
    }
    return -1;
}

/// How long the transition takes, as a ramp from the old scene to the new one; and an icon: a link between scenes of a
/// chain, or what kind of transition there is.
void SceneJoints::paint(QPainter &painter, int index) const
{
    const SceneSpan &span = spanAt(index);
    const double left = m_view.axis().x(span.start);
    const double right = m_view.axis().x(span.start + span.transition);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (right > left) {
        QColor color = theme().accent;
        color.setAlphaF(0.45F);
        const double bottom = m_strip.height() - 1;
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawPolygon(QPolygonF{{left, bottom}, {right, bottom}, {right, 0}});
    }
    const QRectF around = rect(index);
    const bool isLinked = continues(index);
    const bool isCut = !isLinked && span.transition == Time();
    painter.setPen(QPen(isCut ? theme().line : theme().accent, 1));
    painter.setBrush(theme().raised);
    painter.drawEllipse(around.adjusted(0.5, 0.5, -0.5, -0.5));
    const QColor ink = isCut ? theme().muted : theme().accent;
    icon(isLinked ? u"link"_s : u"blend"_s, ink).paint(&painter, around.adjusted(3, 3, -3, -3).toRect());
    painter.restore();
}

void SceneJoints::askTransition(const QString &id)
{
    const QRect around = rect(indexOfScene(scenes(), id)).toRect();
    if (around.isEmpty())
        return;
    auto *popup = new TransitionPopup(m_view.session(), m_thumbnails, id, &m_strip);
    popup->openAt({m_strip.mapToGlobal(around.topLeft()), around.size()});
}

void SceneJoints::addActions(QMenu &menu, const QString &id)
{
    const int index = indexOfScene(scenes(), id);
    addContinuingAction(menu, m_view.session(), id, m_strip);
    QAction *transition = menu.addAction(icon(u"blend"_s), tr("Transition…"));
    transition->setEnabled(has(index) && !continues(index));
    QObject::connect(transition, &QAction::triggered, &m_strip, [this, id] { askTransition(id); });
}

void addContinuingAction(QMenu &menu, Session &session, const QString &scene, QObject &owner)
{
    const std::vector<lecture::ScenePtr> &scenes = session.document.lecture().scenes;
    const auto found = std::ranges::find(scenes, scene, [](const lecture::ScenePtr &one) { return one->id; });
    QAction *continuing = menu.addAction(icon(u"link"_s), SceneJoints::tr("Continue the scene before"));
    continuing->setCheckable(true);
    continuing->setEnabled(found != scenes.end() && found != scenes.begin());
    continuing->setChecked(found != scenes.end() && (*found)->continues);
    continuing->setToolTip(SceneJoints::tr("The scene begins with the stage as the one before left it"));
    QObject::connect(continuing, &QAction::triggered, &owner,
                     [&session, scene](bool isOn) { continueScene(session, scene, isOn); });
}

QString SceneJoints::tip(int index) const
{
    const QString scene = m_view.sceneLabel(index);
    if (continues(index))
        return base::withParticles(
            tr("%1 continues the scene before: what is on its stage stays. Click to change that.").arg(scene));
    const lecture::Scene *document = m_view.session().document.scene(spanAt(index).id);
    return tr("%1 begins with: %2. Click to choose a transition.")
        .arg(scene, transitionName(document ? document->transition.kind : QString()));
}

} // namespace lectograph::editor
