// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/animations/rowfields.h"

#include "editor/animations/livesecondsfield.h"
#include "editor/operations/apply_edit.h"
#include "editor/session/session.h"
#include "editor/widgets/noscrollcombobox.h"

#include <QSignalBlocker>
#include <QStandardItemModel>

#include <algorithm>
#include <array>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array startModes{StartMode::AtTime, StartMode::WithPrevious, StartMode::AfterPrevious};

} // namespace

RowFields::RowFields(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_mode(new NoScrollComboBox(tr("Start"), this)),
      m_delay(new LiveSecondsField(session, tr("Delay"), this)),
      m_duration(new LiveSecondsField(session, tr("Duration"), this))
{
    setStyleSheet(u"QComboBox, QAbstractSpinBox { min-height: 18px; padding: 0 4px; font-size: 12px; }"
                  "QComboBox:focus, QAbstractSpinBox:focus { min-height: 16px; padding: 0 3px; }"_s);
    m_mode->setToolTip(tr("When it starts: at a time, together with the animation above it, or after it"));
    for (const StartMode mode : startModes)
        m_mode->addItem(nameOf(mode));
    m_delay->setAlignment(Qt::AlignRight);
    m_duration->setAlignment(Qt::AlignRight);
    m_duration->setToolTip(tr("How long it takes"));
    m_duration->setEdit(tr("Set duration"), [this](const Lecture &lecture, Time duration) {
        return withDuration(lecture, editContextOf(m_session), edited(), duration);
    });
    setDelayEdit();
    setTabOrder(m_mode, m_delay);
    setTabOrder(m_delay, m_duration);
    connect(m_mode, &QComboBox::activated, this,
            [this](int index) { choose(startModes[static_cast<std::size_t>(index)]); });
    connect(m_delay, &LiveSecondsField::finished, this, &RowFields::endEnteringTime);
    for (const LiveSecondsField *field : {m_delay, m_duration})
        connect(field, &LiveSecondsField::editingEnded, this, &RowFields::editingEnded);
    hide();
}

/// The clips that the fields are about: all selected ones if this is one of them.
ClipIds RowFields::edited() const
{
    if (!m_row)
        return {};
    const ClipId own = m_row->clip.id();
    return m_session.selection.has(own) ? m_session.selection.clips() : ClipIds{own};
}

void RowFields::showRow(const AnimationRow &row, const AnimationColumns &columns)
{
    if (!m_row || m_row->clip.id() != row.clip.id()) {
        m_delay->finish();
        m_duration->finish();
        m_entersTime = false;
    }
    m_row = row;
    setGeometry(QRect(columns.mode.topLeft(), columns.duration.bottomRight()));
    const QPoint origin = pos();
    m_mode->setGeometry(columns.mode.translated(-origin));
    m_delay->setGeometry(columns.delay.translated(-origin));
    m_duration->setGeometry(columns.duration.translated(-origin));
    display();
    show();
}

void RowFields::display()
{
    const bool isInGroup = m_row->isInGroup();
    m_mode->setVisible(!isInGroup);
    const QSignalBlocker blocked(m_mode);
    const StartMode shown = m_entersTime ? StartMode::AtTime : m_row->start.mode;
    m_mode->setCurrentIndex(static_cast<int>(std::ranges::find(startModes, shown) - startModes.begin()));
    // Nothing comes before the first one.
    const auto *modes = qobject_cast<QStandardItemModel *>(m_mode->model());
    for (int index = 1; modes && index < modes->rowCount(); ++index)
        modes->item(index)->setEnabled(m_row->number > 1);
    const bool isTime = shown == StartMode::AtTime && !isInGroup;
    m_delay->setAccessibleName(isTime ? tr("Start time") : tr("Delay"));
    m_delay->setToolTip(isTime          ? tr("When it starts in the scene")
                            : isInGroup ? tr("How long after the group it starts")
                            : shown == StartMode::WithPrevious
                            ? tr("How long it starts after the start of the animation above it")
                            : tr("How long it starts after the end of the animation above it"));
    m_delay->display(isTime ? m_row->clip.start : m_row->start.delay);
    m_duration->display(m_row->clip.duration());
}

void RowFields::setDelayEdit()
{
    m_delay->setEdit(tr("Set delay"), [this](const Lecture &lecture, Time time) {
        const EditContext context = editContextOf(m_session);
        return m_entersTime ? withEdgesAt(lecture, context, {edited(), {}, {}}, TimeEdge::Start, time)
                            : withDelay(lecture, context, m_row->clip.id(), time);
    });
}

void RowFields::choose(StartMode mode)
{
    m_entersTime = mode == StartMode::AtTime && m_row->start.mode != StartMode::AtTime;
    if (mode == StartMode::AtTime) {
        display();
        focusDelay();
        return;
    }
    const Neighbour neighbour = mode == StartMode::WithPrevious ? Neighbour::With : Neighbour::After;
    applyItems(m_session, nameOf(mode), [&](const Lecture &lecture) {
        return withPlaced(lecture, editContextOf(m_session), edited(), neighbour);
    });
}

void RowFields::endEnteringTime()
{
    if (std::exchange(m_entersTime, false))
        display();
}

void RowFields::focusDelay()
{
    if (isVisible())
        m_delay->setFocus(Qt::OtherFocusReason);
}

void RowFields::focusAt(const QPoint &at)
{
    if (!isVisible())
        return;
    const bool isMode = m_mode->isVisible() && at.y() >= 0 && at.x() < m_delay->x() - 2;
    const bool isLength = at.x() >= m_duration->x() - 2;
    QWidget *field = isMode ? static_cast<QWidget *>(m_mode) : isLength ? m_duration : m_delay;
    field->setFocus(Qt::OtherFocusReason);
}

} // namespace lectograph::editor
