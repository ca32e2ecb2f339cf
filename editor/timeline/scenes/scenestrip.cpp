// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/scenes/scenestrip.h"

#include "editor/edits/scene_edits.h"
#include "editor/language/names.h"
#include "editor/operations/apply_edit.h"
#include "editor/session/liveedit.h"
#include "editor/timeline/scenes/sceneindex.h"
#include "editor/timeline/scenes/scenetab.h"
#include "editor/timeline/wheel.h"
#include "editor/widgets/nameedit.h"
#include "editor/widgets/theme.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QInputDialog>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

SceneStrip::SceneStrip(TimelineCommands &commands, SceneThumbnails &thumbnails, QWidget *parent)
    : QWidget(parent),
      PaintedItems(QAccessible::PageTabList),
      m_commands(commands),
      m_view(commands.view()),
      m_thumbnails(thumbnails),
      m_joints(m_view, thumbnails, *this)
{
    setFixedHeight(lowHeight);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Scenes"));
    connect(&m_view, &TimelineView::changed, this, [this] {
        forgetItems();
        update();
    });
    connect(&m_view, &TimelineView::playheadMoved, this,
            [this](Time from) { update(m_view.stripes(from, 1, height())); });
    connect(&m_view, &TimelineView::scenesChanged, this, qOverload<>(&QWidget::update));
    connect(&m_view, &TimelineView::rowsChanged, this, &SceneStrip::tellOpen);
    connect(&m_view, &TimelineView::scenesChanged, this, &SceneStrip::tellOpen);
    connect(&m_thumbnails, &SceneThumbnails::made, this,
            [this](const QString &scene) { update(rectOf(scene).toAlignedRect()); });
    tellOpen();
}

const std::vector<SceneStrip::SceneSpan> &SceneStrip::scenes() const
{
    return m_view.session().preview.show().scenes();
}

void SceneStrip::tellOpen()
{
    if (const int open = indexOfScene(scenes(), m_view.session().selection.scene());
        open < static_cast<int>(scenes().size()))
        setAccessibleDescription(tr("%1, lasts %2").arg(label(open), secondsText(spanAt(open).duration)));
    forgetItems();
    tellCurrentItem(this);
}

QRectF SceneStrip::rectOf(const QString &scene) const
{
    const int index = indexOfScene(scenes(), scene);
    if (index == static_cast<int>(scenes().size()))
        return {};
    const SceneSpan &span = spanAt(index);
    const double left = m_view.axis().x(span.start);
    return {left, 0, m_view.axis().x(span.start + span.duration) - left, static_cast<double>(height())};
}

SceneTab SceneStrip::tabAt(int index) const
{
    const SceneSpan &span = spanAt(index);
    return {.rect = rectOf(span.id),
            .index = index,
            .label = label(index),
            .length = secondsText(span.duration),
            .thumbnail = m_thumbnails.find(span.id).small,
            .isOpen = span.id == m_view.session().selection.scene()};
}

void SceneStrip::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.fillRect(rect(), theme().background);
    const auto &spans = scenes();
    for (int i = 0; i < static_cast<int>(spans.size()); ++i) {
        if (rectOf(spanAt(i).id).toAlignedRect().intersects(event->rect()))
            paintSceneTab(painter, tabAt(i));
    }
    for (int i = 1; i < static_cast<int>(spans.size()); ++i) {
        if (m_joints.rect(i).toAlignedRect().intersects(event->rect()) || spanAt(i).transition > Time())
            m_joints.paint(painter, i);
    }
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme().line);
    if (m_dropIndex) {
        const int to = *m_dropIndex;
        const double x = to < static_cast<int>(spans.size()) ? m_view.axis().x(spanAt(to).start)
                                                             : rectOf(spans.back().id).right();
        painter.fillRect(QRectF(x - 1.5, 0, 3, height()), theme().accent);
    }
    painter.fillRect(QRectF(std::floor(m_view.axis().x(m_view.session().playhead.time())), 0, 1, height()),
                     theme().accent);
    if (hasFocus()) {
        painter.setPen(QPen(theme().accent, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void SceneStrip::showTip(const QHelpEvent &event)
{
    if (const int joint = m_joints.at(event.pos()); joint > 0) {
        QToolTip::showText(event.globalPos(), m_joints.tip(joint), this, m_joints.rect(joint).toRect());
        return;
    }
    const QString use =
        tr("Click to open a scene, double-click to rename it, drag to reorder, drag its right edge to set its length");
    const int index = indexAt(event.pos().x());
    if (index < 0) {
        QToolTip::showText(event.globalPos(), use, this);
        return;
    }
    const QString scene = tr("%1, lasts %2").arg(label(index), secondsText(spanAt(index).duration));
    QToolTip::showText(event.globalPos(), scene + u'\n' + use, this, rectOf(spanAt(index).id).toRect());
}

int SceneStrip::indexAt(double x) const
{
    const auto &spans = scenes();
    for (std::size_t i = spans.size(); i-- > 0;) { // of two that overlap, the later one lies above
        const QRectF block = rectOf(spans[i].id);
        if (x >= block.left() && x < block.right() + (i + 1 == spans.size() ? 5 : 0))
            return static_cast<int>(i);
    }
    return -1;
}

bool SceneStrip::isEdge(int index, double x) const
{
    if (index < 0)
        return false;
    const QRectF block = rectOf(spanAt(index).id);
    return std::abs(x - block.right()) <= std::min(6.0, block.width() / 3);
}

int SceneStrip::dropIndex(double x) const
{
    const auto &spans = scenes();
    int index = 0;
    for (const SceneSpan &span : spans) {
        if (x > rectOf(span.id).center().x())
            ++index;
    }
    return index;
}

/// Moves a scene among the others; without moving it is a click, which opens the scene.
class SceneStrip::SceneDrag : public TimelineDrag
{
public:
    SceneDrag(SceneStrip &strip, QString scene, const QPointF &from)
        : m_strip(strip), m_scene(std::move(scene)), m_from(from)
    {}

    void moveTo(const QPointF &to, Qt::KeyboardModifiers) override
    {
        const bool isFar = (to - m_from).manhattanLength() >= QApplication::startDragDistance();
        if (m_strip.m_dropIndex || (isFar && m_strip.scenes().size() > 1))
            m_strip.m_dropIndex = m_strip.dropIndex(to.x());
    }
    void release() override
    {
        if (m_strip.m_dropIndex)
            m_strip.m_commands.moveScenes({m_scene}, *m_strip.m_dropIndex);
        else
            m_strip.m_view.session().preview.enter(m_scene);
    }

private:
    SceneStrip &m_strip;
    QString m_scene;
    QPointF m_from;
};

/// Makes a scene longer or shorter by its end.
class SceneStrip::LengthDrag : public TimelineDrag
{
public:
    LengthDrag(TimelineView &view, const SceneSpan &scene, const QPointF &from)
        : m_view(view), m_scene(scene), m_from(from), m_edit(view.session().document)
    {}

    void moveTo(const QPointF &to, Qt::KeyboardModifiers modifiers) override
    {
        const double pixels = to.x() - m_from.x();
        if (std::abs(pixels) < 3)
            return;
        const double start = m_scene.start.seconds();
        const double end = (m_scene.start + m_scene.duration).seconds() + pixels / m_view.axis().scale;
        const TimeSnapTargets targets{{m_view.session().playhead.time().seconds()}};
        const bool snaps = m_view.snaps() && !(modifiers & Qt::ShiftModifier);
        const SnappedTime time = snapped(end, 6 / m_view.axis().scale, snaps ? &targets : nullptr, m_view.rate());
        const Time length = Time::fromSeconds(std::max(0.0, time.seconds - start));
        m_edit.apply(tr("Set scene length"), [&](const Lecture &before) {
            return withSceneDuration(before, m_scene.id, length, m_view.session().registry());
        });
    }
    void cancel() override { m_edit.cancel(); }

private:
    TimelineView &m_view;
    SceneSpan m_scene; ///< as it was at the press
    QPointF m_from;
    LiveEdit m_edit;
};

void SceneStrip::mousePressEvent(QMouseEvent *event)
{
    const int index = indexAt(event->position().x());
    if (index < 0 || event->button() != Qt::LeftButton)
        return;
    if (const int joint = m_joints.at(event->position()); joint > 0) {
        if (!m_joints.continues(joint)) {
            m_joints.askTransition(spanAt(joint).id);
            return;
        }
        QMenu menu(this);
        m_joints.addActions(menu, spanAt(joint).id);
        menu.exec(event->globalPosition().toPoint());
        return;
    }
    const SceneSpan span = spanAt(index);
    m_view.setHeld(true); // a second click meets the same scene
    if (isEdge(index, event->position().x()))
        m_drag = std::make_unique<LengthDrag>(m_view, span, event->position());
    else
        m_drag = std::make_unique<SceneDrag>(*this, span.id, event->position());
    m_escape = std::make_unique<EscapeWatch>([this] {
        m_drag->cancel();
        endDrag();
    });
}

void SceneStrip::endDrag()
{
    m_escape.reset();
    m_drag.reset();
    m_view.setHeld(false);
    m_dropIndex.reset();
    update();
}

void SceneStrip::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF at = event->position();
    if (m_drag)
        m_drag->moveTo(at, event->modifiers());
    else if (m_joints.at(at) > 0)
        setCursor(Qt::PointingHandCursor);
    else
        setCursor(isEdge(indexAt(at.x()), at.x()) ? Qt::SizeHorCursor : Qt::ArrowCursor);
    update();
}

void SceneStrip::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_drag || event->button() != Qt::LeftButton)
        return;
    m_drag->moveTo(event->position(), event->modifiers());
    m_drag->release();
    endDrag();
}

void SceneStrip::mouseDoubleClickEvent(QMouseEvent *event)
{
    endDrag();
    const int index = indexAt(event->position().x());
    if (index >= 0)
        rename(spanAt(index).id);
}

void SceneStrip::rename(const QString &id)
{
    const lecture::Scene *scene = m_view.session().document.scene(id);
    if (!scene)
        return;
    const QString name = graph::localized(scene->name, m_view.session().preview.languages()).value_or(QString());
    QRect place = rectOf(id).toRect();
    place.setLeft(std::max(place.left(), 0));
    place.setWidth(std::clamp(place.width(), 120, 260));
    place = QRect(place.left(), (height() - Theme::row) / 2, place.width(), Theme::row);
    new NameEdit(name, place, this, [this, id](const QString &words) { m_commands.renameScene(id, words); });
}

void SceneStrip::askLength(const QString &id)
{
    const lecture::Scene *scene = m_view.session().document.scene(id);
    if (!scene)
        return;
    const double now = lecture::durationOf(*scene, m_view.session().registry().animations,
                                           m_view.session().document.lecture().dialect)
                           .seconds();
    bool isTaken = false;
    const double seconds = QInputDialog::getDouble(this, tr("Scene length"), tr("Seconds"), now, 0.1, 36'000, 2,
                                                   &isTaken);
    if (isTaken)
        applyEdit(m_view.session(), tr("Set scene length"), [&](const Lecture &lecture) {
            return withSceneDuration(lecture, id, Time::fromSeconds(seconds), m_view.session().registry());
        });
}

bool SceneStrip::event(QEvent *event)
{
    // With the focus here, the keys mean scenes instead of frames. Those of editing are actions of the panel.
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Left || key == Qt::Key_Right) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::ToolTip) {
        showTip(*static_cast<QHelpEvent *>(event));
        return true;
    }
    const bool isTaken = QWidget::event(event);
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        tellCurrentItem(this);
    return isTaken;
}

void SceneStrip::keyPressEvent(QKeyEvent *event)
{
    const QString open = m_view.session().selection.scene();
    const auto &spans = scenes();
    const int index = indexOfScene(spans, open);
    const bool alt = event->modifiers() & Qt::AltModifier;
    const int wanted = event->key() == Qt::Key_Left ? index - 1 : index + 1;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (alt)
            m_commands.moveScenes({open}, wanted < index ? std::max(wanted, 0) : wanted + 1);
        else if (wanted >= 0 && wanted < static_cast<int>(spans.size()))
            m_view.session().preview.enter(spanAt(wanted).id);
        break;
    case Qt::Key_Insert: m_commands.addScene(open); break;
    case Qt::Key_F2:
    case Qt::Key_Return:
    case Qt::Key_Enter: rename(open); break;
    default: QWidget::keyPressEvent(event);
    }
}

void SceneStrip::copy() const
{
    m_commands.copyScenes({m_view.session().selection.scene()});
}

void SceneStrip::cut()
{
    copy();
    m_commands.removeScenes({m_view.session().selection.scene()}); // unasked, because the clipboard has it
}

void SceneStrip::duplicate()
{
    m_commands.duplicateScenes({m_view.session().selection.scene()});
}

void SceneStrip::remove()
{
    m_commands.removeScenesByKey({m_view.session().selection.scene()}, window());
}

void SceneStrip::contextMenuEvent(QContextMenuEvent *event)
{
    const int index = event->reason() == QContextMenuEvent::Keyboard ? -1 : indexAt(event->pos().x());
    const QString id = index < 0 ? m_view.session().selection.scene() : spanAt(index).id;
    QMenu menu(this);
    menu.addAction(icon(u"plus"_s), tr("Add scene after this one"), this, [this, id] { m_commands.addScene(id); });
    menu.addAction(icon(u"link"_s), tr("New scene that continues"), this, [this, id] { m_commands.continueScene(id); });
    menu.addAction(icon(u"copy"_s), tr("Duplicate scene"), this, [this, id] { m_commands.duplicateScenes({id}); });
    menu.addSeparator();
    menu.addAction(tr("Copy scene"), this, [this, id] { m_commands.copyScenes({id}); });
    menu.addAction(icon(u"clipboard-paste"_s), tr("Paste"), this, [this, id] {
        m_view.session().preview.enter(id);
        m_commands.paste();
    });
    menu.addSeparator();
    m_joints.addActions(menu, id);
    menu.addSeparator();
    menu.addAction(icon(u"pencil"_s), tr("Rename scene"), this, [this, id] { rename(id); });
    menu.addAction(icon(u"timer"_s), tr("Set scene length…"), this, [this, id] { askLength(id); });
    menu.addAction(tr("As long as its clips"), this, [this, id] {
        applyEdit(m_view.session(), tr("Set scene length"), [&](const Lecture &lecture) {
            return withSceneDuration(lecture, id, std::nullopt, m_view.session().registry());
        });
    });
    menu.addSeparator();
    menu.addAction(icon(u"trash-2"_s), tr("Delete scene"), this, [this, id] { m_commands.removeScenes({id}); });
    menu.exec(index < 0 ? mapToGlobal(rectOf(id).center().toPoint()) : event->globalPos());
}

void SceneStrip::wheelEvent(QWheelEvent *event)
{
    scrollTime(m_view, *event);
}

std::vector<PaintedItem> SceneStrip::listItems() const
{
    std::vector<PaintedItem> items;
    const auto &spans = scenes();
    for (std::size_t i = 0; i < spans.size(); ++i) {
        PaintedItem item{u"scene/"_s + spans[i].id, {}, QAccessible::PageTab, label(static_cast<int>(i))};
        item.description = tr("Lasts %1").arg(secondsText(spans[i].duration));
        if (m_joints.continues(static_cast<int>(i)))
            item.description += u", "_s + tr("continues the scene before");
        item.rect = rectOf(spans[i].id).toRect();
        item.isSelected = item.isCurrent = spans[i].id == m_view.session().selection.scene();
        items.push_back(std::move(item));
    }
    return items;
}

void SceneStrip::act(const QString &id, const QString &)
{
    m_view.session().preview.enter(id.section(u'/', 1));
}

} // namespace lectograph::editor
