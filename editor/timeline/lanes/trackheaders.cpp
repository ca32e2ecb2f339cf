// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/lanes/trackheaders.h"

#include "editor/edits/key_edits.h"
#include "editor/edits/scene_edits.h"
#include "editor/operations/apply_edit.h"
#include "editor/timeline/actionids.h"
#include "editor/widgets/elision.h"
#include "editor/widgets/nameedit.h"
#include "editor/widgets/plaintexts.h"
#include "editor/widgets/theme.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int headHeight = Theme::row;

QRect squareOf(const TimeRow &row)
{
    return {8, row.top + headHeight / 2 - 5, 10, 10};
}

QRect chevronOf(const TimeRow &row)
{
    return {20 + (row.kind == RowKind::Group ? 8 * row.depth : 0), row.top + std::min(headHeight, row.height) / 2 - 8,
            16, 16};
}

QRect lockOf(const TimeRow &row, int width)
{
    return {width - 26, row.top + headHeight / 2 - 10, 20, 20};
}

int textLeft(const TimeRow &row)
{
    if (row.kind == RowKind::Property)
        return 40;
    return row.isExpandable ? chevronOf(row).right() + 4 : 26;
}

SoundIds soundsOf(const TimeRow &row)
{
    SoundIds sounds;
    for (const Bar &bar : row.bars)
        sounds.push_back(bar.sound()->sound->id);
    return sounds;
}

bool isMuted(const TimeRow &row)
{
    return std::ranges::all_of(row.bars, [](const Bar &bar) { return bar.sound()->sound->isMuted; });
}

} // namespace

TrackHeaders::TrackHeaders(TimelineCommands &commands, QWidget *parent)
    : QWidget(parent), PaintedItems(QAccessible::Tree), m_commands(commands), m_view(commands.view())
{
    setFixedWidth(TimelineView::headWidth);
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Tracks"));
    connect(&m_view, &TimelineView::changed, this, [this] {
        forgetItems();
        tellCurrentItem(this);
        update();
    });
}

void TrackHeaders::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme().panel);
    painter.translate(0, -m_view.scrollY());
    for (const TimeRow &row : m_view.rows()) {
        if (row.bottom() > m_view.scrollY() && row.top < m_view.scrollY() + height())
            paintRow(painter, row);
    }
    painter.resetTransform();
    painter.fillRect(QRect(width() - 1, 0, 1, height()), theme().line);
}

void TrackHeaders::paintRow(QPainter &painter, const TimeRow &row) const
{
    const QRect area(0, row.top, width(), row.height);
    const bool isTrack = row.kind == RowKind::Track;
    const bool isSound = row.kind == RowKind::Sound;
    if (isSelected(row)) {
        QColor tint = theme().accent;
        tint.setAlpha(theme().isDark ? 60 : 44);
        painter.fillRect(area, tint);
    } else if (row.top == m_hovered) {
        painter.fillRect(area, theme().raised);
    }
    painter.fillRect(QRect(0, area.bottom(), width(), 1), theme().line);
    if (hasFocus() && row.top == m_current) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().accent, 2));
        painter.drawRect(area.adjusted(1, 1, -2, -2));
    }
    if (isTrack) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(row.color);
        painter.drawRoundedRect(squareOf(row), 2.5, 2.5);
        painter.setRenderHint(QPainter::Antialiasing, false);
        const QColor open = row.top == m_hovered ? theme().muted : mixColors(theme().panel, theme().muted, 0.45);
        icon(row.isLocked ? u"lock"_s : u"lock-open"_s, row.isLocked ? theme().text : open)
            .paint(&painter, lockOf(row, width()).adjusted(3, 3, -3, -3));
    }
    if (isSound) {
        icon(u"music"_s, mixColors(row.color, theme().text, theme().isDark ? 0.0 : 0.45))
            .paint(&painter, squareOf(row).adjusted(-2, -2, 2, 2));
        const bool muted = isMuted(row);
        icon(muted ? u"volume-x"_s : u"volume-2"_s, muted || row.top == m_hovered ? theme().text : theme().muted)
            .paint(&painter, lockOf(row, width()).adjusted(3, 3, -3, -3));
    }
    if (row.isExpandable)
        icon(row.isExpanded ? u"chevron-down"_s : u"chevron-right"_s, theme().muted)
            .paint(&painter, chevronOf(row).adjusted(1, 1, -1, -1));
    painter.setFont(uiFont(row.kind == RowKind::Property ? 12 : 13));
    painter.setPen(isTrack || isSound || row.kind == RowKind::Group ? theme().text : theme().muted);
    const int left = textLeft(row);
    const QRect room(left, row.top, width() - left - (isTrack || isSound ? 28 : 8), std::min(row.height, headHeight));
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                     elidedName(painter.fontMetrics(), row.label, room.width()));
}

bool TrackHeaders::isSelected(const TimeRow &row) const
{
    const Selection &selection = m_view.session().selection;
    if (row.kind == RowKind::Sound)
        return std::ranges::any_of(row.bars, [&](const Bar &bar) { return selection.has(bar.item); });
    return m_view.isTrackSelected(row);
}

void TrackHeaders::selectRow(const TimeRow &row)
{
    if (row.kind == RowKind::Sound)
        m_view.session().selection.setSounds(soundsOf(row));
    else if (!row.nodes.isEmpty())
        m_view.session().selection.setNodes(row.nodes);
}

QString TrackHeaders::spoken(const TimeRow &row) const
{
    if (row.kind == RowKind::Sound)
        return isMuted(row) ? tr("%1, muted").arg(row.label) : row.label;
    return row.isLocked ? tr("%1, locked").arg(row.label) : row.label;
}

const TimeRow *TrackHeaders::rowAt(const QPointF &at) const
{
    return m_view.rowAt(static_cast<int>(at.y()) + m_view.scrollY());
}

void TrackHeaders::mousePressEvent(QMouseEvent *event)
{
    const TimeRow *row = rowAt(event->position());
    if (!row)
        m_view.session().selection.clear();
    if (!row || event->button() != Qt::LeftButton)
        return;
    const QPoint at = event->position().toPoint() + QPoint(0, m_view.scrollY());
    if (row->isExpandable && chevronOf(*row).adjusted(-4, -6, 4, 6).contains(at)) {
        m_view.toggleFold(*row);
    } else if (row->kind == RowKind::Track && lockOf(*row, width()).contains(at)) {
        m_commands.setTracksLocked({row->track}, !row->isLocked);
    } else if (row->kind == RowKind::Track && squareOf(*row).adjusted(-5, -6, 4, 6).contains(at)) {
        chooseColor(row->track, event->globalPosition().toPoint());
    } else if (row->kind == RowKind::Sound && lockOf(*row, width()).contains(at)) {
        m_commands.setMuted(soundsOf(*row), !isMuted(*row));
    } else {
        selectRow(*row);
    }
}

void TrackHeaders::mouseMoveEvent(QMouseEvent *event)
{
    const TimeRow *row = rowAt(event->position());
    const int hovered = row ? row->top : -1;
    if (std::exchange(m_hovered, hovered) != hovered)
        update();
}

void TrackHeaders::leaveEvent(QEvent *)
{
    m_hovered = -1;
    update();
}

bool TrackHeaders::event(QEvent *event)
{
    // With the focus here, the arrow keys move between tracks.
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Left || key == Qt::Key_Right) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (const TimeRow *row = rowAt(help->pos()))
            QToolTip::showText(help->globalPos(), tipAt(*row, help->pos() + QPoint(0, m_view.scrollY())), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

QString TrackHeaders::tipAt(const TimeRow &row, const QPoint &at) const
{
    const bool isTrack = row.kind == RowKind::Track;
    const bool isOnLock = lockOf(row, width()).contains(at);
    if (isTrack && isOnLock)
        return row.isLocked ? tr("Unlock this track") : tr("Lock this track against the mouse");
    if (row.kind == RowKind::Sound && isOnLock)
        return isMuted(row) ? tr("Unmute") : tr("Mute");
    return isTrack && squareOf(row).contains(at) ? tr("Choose the track’s colour") : tipOf(row.label);
}

void TrackHeaders::mouseDoubleClickEvent(QMouseEvent *event)
{
    const TimeRow *row = rowAt(event->position());
    if (row && row->kind == RowKind::Track && event->position().x() >= textLeft(*row)
        && event->position().x() < width() - 28)
        rename(row->track);
    else
        mousePressEvent(event);
}

void TrackHeaders::goTo(const TimeRow &row)
{
    m_current = row.top;
    m_view.reveal(row);
    setAccessibleDescription(spoken(row));
    QAccessibleEvent told(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&told);
    forgetItems();
    tellCurrentItem(this);
    update();
}

std::vector<TimeRow>::const_iterator TrackHeaders::current() const
{
    const auto row = std::ranges::find(m_view.rows(), m_current, &TimeRow::top);
    return row == m_view.rows().end() ? m_view.rows().begin() : row;
}

void TrackHeaders::keyPressEvent(QKeyEvent *event)
{
    const std::vector<TimeRow> &rows = m_view.rows();
    if (rows.empty()) {
        QWidget::keyPressEvent(event);
        return;
    }
    const auto row = current();
    switch (event->key()) {
    case Qt::Key_Up: goTo(row == rows.begin() ? *row : *std::prev(row)); break;
    case Qt::Key_Down: goTo(std::next(row) == rows.end() ? *row : *std::next(row)); break;
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (row->isExpanded == (event->key() == Qt::Key_Left))
            m_view.toggleFold(*row);
        break;
    case Qt::Key_F2:
        if (row->kind == RowKind::Track)
            rename(row->track);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter: selectRow(*row); break;
    default: QWidget::keyPressEvent(event);
    }
}

void TrackHeaders::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    if (!m_view.rows().empty())
        goTo(*current());
}

void TrackHeaders::rename(int track)
{
    const auto row = std::ranges::find_if(
        m_view.rows(), [&](const TimeRow &one) { return one.kind == RowKind::Track && one.track == track; });
    if (row == m_view.rows().end())
        return;
    const QRect place(textLeft(*row) - 8, row->top - m_view.scrollY(), width() - textLeft(*row), headHeight);
    new NameEdit(row->label, place, this, [this, track](const QString &words) {
        applyEdit(m_view.session(), tr("Rename track"), [&](const Lecture &lecture) {
            return withTrackName(lecture, m_view.session().selection.scene(), track,
                                 m_view.session().preview.language(), words);
        });
    });
}

void TrackHeaders::setMark(int track, const QString &name, const QString &key, const QJsonValue &value)
{
    applyEdit(m_view.session(), name, [&](const Lecture &lecture) {
        return withTrackMark(lecture, m_view.session().selection.scene(), track, key, value);
    });
}

void TrackHeaders::chooseColor(int track, const QPoint &at)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const auto &[name, color] : trackColors()) {
        QPixmap square(14, 14);
        square.fill(color);
        menu->addAction(QIcon(square), name, this, [this, track, value = color.name()] {
            setMark(track, tr("Colour track"), u"colour"_s, value);
        });
    }
    menu->popup(at);
}

void TrackHeaders::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QPoint place = byKey ? QPoint(40, m_current - m_view.scrollY() + headHeight / 2) : event->pos();
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (const TimeRow *row = rowAt(QPointF(place))) {
        if (row->kind == RowKind::Property && !row->isLocked)
            addKeyActions(*menu, row->property);
        if (row->track >= 0)
            addTrackActions(*menu, row->track, row->isLocked, mapToGlobal(place));
        if (row->kind == RowKind::Sound)
            addSoundActions(*menu, soundsOf(*row), isMuted(*row));
    }
    menu->addAction(icon(u"list-plus"_s), tr("Add track"), this, [this] { m_commands.addTrack(); });
    menu->addAction(m_view.session().actions.find(timelineaction::addSound));
    menu->popup(mapToGlobal(place));
}

// The rows may be recreated while the menu is open, so its actions capture by value.

void TrackHeaders::addKeyActions(QMenu &menu, const PropertyPlace &property)
{
    menu.addAction(icon(u"diamond"_s), tr("Add keyframe at the playhead"), this, [this, property] {
        applyEdit(m_view.session(), tr("Add keyframe"), [&](const Lecture &lecture) {
            return withKeyHeld(lecture, property, m_view.playhead(), m_view.session().registry());
        });
    });
    menu.addSeparator();
}

void TrackHeaders::addTrackActions(QMenu &menu, int track, bool isLocked, const QPoint &at)
{
    const int count = m_view.scene() ? static_cast<int>(m_view.scene()->tracks.size()) : 0;
    const auto moveTo = [this, track](int to) {
        applyEdit(m_view.session(), tr("Move track"), [&](const Lecture &lecture) {
            return withTrackMoved(lecture, m_view.session().selection.scene(), track, to);
        });
    };
    menu.addAction(icon(u"pencil"_s), tr("Rename track"), this, [this, track] { rename(track); });
    menu.addAction(icon(u"palette"_s), tr("Colour…"), this, [this, track, at] { chooseColor(track, at); });
    menu.addAction(icon(isLocked ? u"lock-open"_s : u"lock"_s), isLocked ? tr("Unlock track") : tr("Lock track"), this,
                   [this, track, isLocked] { m_commands.setTracksLocked({track}, !isLocked); });
    menu.addSeparator();
    menu.addAction(icon(u"chevron-up"_s), tr("Move up"), this, [moveTo, track] { moveTo(track - 1); })
        ->setEnabled(track > 0);
    menu.addAction(icon(u"chevron-down"_s), tr("Move down"), this, [moveTo, track] { moveTo(track + 1); })
        ->setEnabled(track + 1 < count);
    menu.addSeparator();
    menu.addAction(icon(u"trash-2"_s), tr("Delete track and its clips"), this,
                   [this, track] { m_commands.removeTrack(track); });
    menu.addSeparator();
}

void TrackHeaders::addSoundActions(QMenu &menu, const SoundIds &sounds, bool areMuted)
{
    menu.addAction(icon(areMuted ? u"volume-2"_s : u"volume-x"_s), areMuted ? tr("Unmute") : tr("Mute"), this,
                   [this, sounds, areMuted] { m_commands.setMuted(sounds, !areMuted); });
    const QString remove = sounds.size() == 1 ? tr("Delete sound") : tr("Delete sounds");
    menu.addAction(icon(u"trash-2"_s), remove, this, [this, sounds] {
        m_view.session().selection.setSounds(sounds);
        m_commands.remove();
    });
    menu.addSeparator();
}

void TrackHeaders::wheelEvent(QWheelEvent *event)
{
    m_view.setScrollY(m_view.scrollY() - event->angleDelta().y() / 2);
    event->accept();
}

std::vector<PaintedItem> TrackHeaders::listItems() const
{
    std::vector<PaintedItem> items;
    QString track;
    for (const TimeRow &row : m_view.rows()) {
        PaintedItem item{idOf(row), {}, QAccessible::TreeItem, row.label};
        if (row.kind == RowKind::Group || row.kind == RowKind::Property)
            item.parent = track;
        else
            track = item.id;
        item.description = spoken(row);
        item.rect = QRect(0, row.top - m_view.scrollY(), width(), row.height);
        item.isSelected = isSelected(row);
        item.isCurrent = row.top == m_current;
        if (row.isExpandable) {
            item.isExpanded = row.isExpanded;
            item.actions = {QAccessibleActionInterface::toggleAction()};
        }
        items.push_back(std::move(item));
    }
    return items;
}

void TrackHeaders::act(const QString &id, const QString &action)
{
    const TimeRow *row = rowOfId(m_view.rows(), id);
    if (!row)
        return;
    if (action == QAccessibleActionInterface::toggleAction())
        m_view.toggleFold(*row);
    else
        selectRow(*row);
}

} // namespace lectograph::editor
