// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/blocks.h"
#include "editor/graph/canvas.h"
#include "editor/widgets/theme.h"

#include <QAction>
#include <QJsonArray>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>
#include <cmath>
#include <memory>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace diagram;

namespace {

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

QPointF directionOf(int key)
{
    return key == Qt::Key_Left ? QPointF(-1, 0)
        : key == Qt::Key_Right ? QPointF(1, 0)
        : key == Qt::Key_Up    ? QPointF(0, -1)
                               : QPointF(0, 1);
}

} // namespace

/// Keys that mean something else in the window, but here while the focus is here.
bool GraphCanvas::takesKey(const QKeyEvent &event) const
{
    if (isArrow(event.key()))
        return event.modifiers() == Qt::AltModifier
            || (event.modifiers() == Qt::NoModifier && !m_session.selection.nodes().isEmpty());
    if (event.modifiers() != Qt::NoModifier)
        return false;
    return event.key() == Qt::Key_Home || event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

void GraphCanvas::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (isArrow(key) && event->modifiers() & Qt::AltModifier) {
        walk(key);
    } else if (isArrow(key) && !m_session.selection.nodes().isEmpty()) {
        nudge(key);
    } else if (key == Qt::Key_Home) {
        frameAll();
    } else if ((key == Qt::Key_Return || key == Qt::Key_Enter) && !m_session.selection.nodes().isEmpty()) {
        Q_EMIT inspectRequested();
    } else if (key == Qt::Key_Escape) {
        if (m_drag != Drag::None) {
            cancelDrag();
        } else {
            select({});
            m_session.selection.clear();
        }
        update();
    } else if (key == Qt::Key_Plus || key == Qt::Key_Equal) {
        zoomAt(rect().center(), 1.25);
    } else if (key == Qt::Key_Minus) {
        zoomAt(rect().center(), 0.8);
    } else {
        QWidget::keyPressEvent(event);
        return;
    }
    event->accept();
}

/// To the card that lies closest in this direction; what lies aside counts as further away.
void GraphCanvas::walk(int key)
{
    const NodeCard *from = cardOf(m_current);
    const QPointF start = from ? from->header().center() : visibleRect().center();
    const QPointF direction = directionOf(key);
    const NodeCard *best = nullptr;
    double nearest = std::numeric_limits<double>::max();
    for (const NodeCard &one : m_diagram.cards) {
        if (from && one.id == from->id)
            continue;
        const QPointF way = one.header().center() - start;
        const double along = QPointF::dotProduct(way, direction);
        const double aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        if (from && along <= 4)
            continue;
        const double distance = from ? along + 2.5 * aside : std::hypot(way.x(), way.y());
        if (distance < nearest) {
            nearest = distance;
            best = &one;
        }
    }
    if (!best)
        return;
    const QStringList nodes = best->nodes;
    const QRectF rect = best->rect;
    m_session.selection.setNodes(nodes);
    setCurrent(nodes.first());
    reveal(rect);
}

void GraphCanvas::nudge(int key)
{
    Places places = loosePlaces();
    for (const QString &node : m_session.selection.nodes())
        places[node] = m_diagram.places.at(node) + directionOf(key) * snap;
    Gesture gesture = m_nudge.id ? m_nudge : Gesture::begin();
    m_session.document.edit(
        tr("Move blocks"), [&](const lecture::Lecture &lecture) { return withPlaces(lecture, m_scene, places); },
        gesture);
    m_nudge = gesture;
}

void GraphCanvas::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    if (m_current.isEmpty() && !m_session.selection.nodes().isEmpty())
        setCurrent(m_session.selection.nodes().last());
    update();
}

void GraphCanvas::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    m_nudge = {};
    update();
}

void GraphCanvas::edit(const QString &text, const QRectF &canvas, const std::function<void(const QString &)> &take)
{
    if (m_nameEdit)
        m_nameEdit->deleteLater();
    if (m_zoom < 0.5)
        zoomAt(toScreen(canvas).center(), 0.8 / m_zoom);
    reveal(canvas);
    auto *line = new QLineEdit(text, this);
    m_nameEdit = line;
    line->setAccessibleName(tr("Name"));
    line->setToolTip(tr("Enter takes the name, Escape leaves it as it was"));
    const QRectF place = toScreen(canvas);
    line->setGeometry(
        QRect(place.topLeft().toPoint(), QSize(std::max(120, static_cast<int>(place.width())), Theme::row)));
    line->selectAll();
    line->show();
    line->setFocus(Qt::PopupFocusReason);
    auto isDone = std::make_shared<bool>(false);
    const auto finish = [this, line, take, text, isDone](bool isTaken) {
        if (*isDone)
            return;
        *isDone = true;
        const QString now = line->text().trimmed();
        const bool hadFocus = line->hasFocus();
        line->deleteLater();
        if (hadFocus)
            setFocus();
        if (isTaken && now != text)
            take(now);
    };
    connect(line, &QLineEdit::editingFinished, this, [finish] { finish(true); });
    auto *escape = new QAction(line);
    escape->setShortcut(Qt::Key_Escape);
    escape->setShortcutContext(Qt::WidgetShortcut);
    line->addAction(escape);
    connect(escape, &QAction::triggered, this, [finish] { finish(false); });
    connect(this, &GraphCanvas::viewChanged, line, [finish] { finish(true); });
}

void GraphCanvas::renameCard(int index)
{
    const NodeCard &one = m_diagram.cards[static_cast<std::size_t>(index)];
    if (one.group)
        return renameGroup(*one.group);
    const QString id = one.id;
    edit(one.label, one.header(), [this, id](const QString &name) {
        m_session.document.edit(tr("Rename block"), [&](const lecture::Lecture &lecture) {
            return withLabel(lecture, m_scene, id, name == id ? QString() : name, m_session.preview.language());
        });
    });
}

void GraphCanvas::renameCommentBox(int index)
{
    const CommentBox &frame = m_diagram.commentBoxes[static_cast<std::size_t>(index)];
    edit(frame.title, frame.titleRect(), [this, index](const QString &title) {
        const lecture::Scene *scene = m_session.document.scene(m_scene);
        QJsonArray frames = scene ? scene->extra.value("frames"_L1).toArray() : QJsonArray();
        QJsonObject one = frames.at(index).toObject();
        one.insert("title"_L1, title);
        frames.replace(index, one);
        m_session.document.edit(tr("Rename comment box"), [&](const lecture::Lecture &lecture) {
            return withSceneExtra(lecture, m_scene, u"frames"_s, frames);
        });
    });
}

void GraphCanvas::renameGroup(int index)
{
    const Group &group = m_diagram.groups[static_cast<std::size_t>(index)];
    QRectF place = group.titleRect();
    for (const NodeCard &one : m_diagram.cards) {
        if (one.group == index)
            place = one.header();
    }
    edit(group.title, place, [this, index](const QString &title) {
        const lecture::Scene *scene = m_session.document.scene(m_scene);
        QJsonArray groups = scene ? scene->extra.value("groups"_L1).toArray() : QJsonArray();
        QJsonObject one = groups.at(index).toObject();
        one.insert("title"_L1, title);
        groups.replace(index, one);
        m_session.document.edit(tr("Rename group"), [&](const lecture::Lecture &lecture) {
            return withSceneExtra(lecture, m_scene, u"groups"_s, groups);
        });
    });
}

void GraphCanvas::setCollapsed(int index, bool isCollapsed)
{
    const lecture::Scene *scene = m_session.document.scene(m_scene);
    QJsonArray groups = scene ? scene->extra.value("groups"_L1).toArray() : QJsonArray();
    if (index >= groups.size())
        return;
    QJsonObject one = groups.at(index).toObject();
    one.insert("collapsed"_L1, isCollapsed);
    groups.replace(index, one);
    m_session.document.edit(isCollapsed ? tr("Shut group") : tr("Open group"), [&](const lecture::Lecture &lecture) {
        return withSceneExtra(lecture, m_scene, u"groups"_s, groups);
    });
}

} // namespace lectograph::editor
