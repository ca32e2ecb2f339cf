// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exporting/exportqueue.h"

#include <QWidget>

class QScrollArea;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace lectograph::editor {

class JobRow;

/// The list of exports with progress, remaining time and results.
class QueuePanel : public QWidget
{
    Q_OBJECT

public:
    explicit QueuePanel(ExportQueue &queue, QWidget *parent = nullptr);

Q_SIGNALS:
    void exportRequested(); ///< the user wants to export something

private:
    void renew();
    JobRow *rowOf(int id) const;

    ExportQueue &m_queue;
    QStackedWidget *m_pages;
    QScrollArea *m_scroll;
    QVBoxLayout *m_rows;
    QToolButton *m_clear;
    std::vector<JobRow *> m_jobRows;
};

} // namespace lectograph::editor
