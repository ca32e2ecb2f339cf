// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/queuepanel.h"

#include "editor/exporting/jobrow.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QBoxLayout>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

QueuePanel::QueuePanel(ExportQueue &queue, QWidget *parent)
    : QWidget(parent),
      m_queue(queue),
      m_pages(new QStackedWidget(this)),
      m_scroll(new QScrollArea(this)),
      m_clear(new QToolButton(this))
{
    setObjectName(u"queuePanel"_s);
    setMinimumSize(220, 140);
    auto *head = new PanelHeader(tr("Exports"), this);
    m_clear->setObjectName(u"clear"_s);
    m_clear->setAutoRaise(true);
    m_clear->setIcon(icon(u"list-checks"_s));
    m_clear->setFixedSize(Theme::row, Theme::row);
    m_clear->setToolTip(tr("Take finished exports off the list"));
    m_clear->setAccessibleName(m_clear->toolTip());
    connect(m_clear, &QToolButton::clicked, &m_queue, &ExportQueue::clearFinished);
    head->add(m_clear);

    auto *list = new QWidget(m_scroll);
    list->setAccessibleName(tr("Exports"));
    m_rows = new QVBoxLayout(list);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(0);
    m_rows->addStretch();
    m_scroll->setWidget(list);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);

    m_pages->addWidget(new EmptyState(
        u"film"_s, tr("Nothing has been exported yet."), tr("Export…"), [this] { Q_EMIT exportRequested(); }, this));
    m_pages->addWidget(m_scroll);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(head);
    layout->addWidget(m_pages, 1);

    connect(&m_queue, &QAbstractItemModel::rowsInserted, this, &QueuePanel::renew);
    connect(&m_queue, &QAbstractItemModel::rowsRemoved, this, &QueuePanel::renew);
    connect(&m_queue, &ExportQueue::jobChanged, this, [this](int id) {
        if (JobRow *row = rowOf(id))
            row->renew();
        renew();
    });
    renew();
}

void QueuePanel::renew()
{
    std::erase_if(m_jobRows, [this](JobRow *row) {
        if (m_queue.job(row->id()))
            return false;
        // Keeps the keyboard focus in the list.
        if (row->isAncestorOf(focusWidget()) || row->hasFocus())
            row->nextInFocusChain()->setFocus();
        row->hide();
        row->deleteLater();
        return true;
    });
    for (const ExportJob &job : m_queue.jobs()) {
        if (rowOf(job.id))
            continue;
        auto *row = new JobRow(m_queue, job.id, m_scroll->widget());
        m_rows->insertWidget(static_cast<int>(m_jobRows.size()), row);
        m_jobRows.push_back(row);
        m_scroll->ensureWidgetVisible(row);
    }
    m_pages->setCurrentIndex(m_jobRows.empty() ? 0 : 1);
    m_clear->setEnabled(std::ranges::any_of(m_queue.jobs(), [](const ExportJob &job) {
        return job.state != JobState::Waiting && job.state != JobState::Running;
    }));
}

JobRow *QueuePanel::rowOf(int id) const
{
    const auto found = std::ranges::find(m_jobRows, id, &JobRow::id);
    return found == m_jobRows.end() ? nullptr : *found;
}

} // namespace lectograph::editor
