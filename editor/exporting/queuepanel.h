// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exporting/exportqueue.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QScrollArea;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace lectograph::editor {

/// One export in the list: icon and text for its state, its progress, and its actions. Keys as in a list: Up and Down,
/// Enter opens the file, Space pauses, Delete cancels or removes it.
class JobRow : public QWidget
{
    Q_OBJECT

public:
    JobRow(ExportQueue &queue, int id, QWidget *parent = nullptr);

    int id() const { return m_id; }

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QToolButton *addButton(const QString &name, const QString &iconName, const QString &text, void (JobRow::*run)());
    void renew();
    void openFile();
    void showInFolder();
    void sayWhereItIs(const QString &file); ///< where nothing opens it
    void cancelOrRemove();                  ///< cancels it, or removes it from the list
    void tryAgain() { m_queue.retry(m_id); }
    void togglePause();

    ExportQueue &m_queue;
    int m_id;
    QLabel *m_icon;
    QLabel *m_name;
    QLabel *m_state;
    QLabel *m_remedy;
    QProgressBar *m_bar;
    QToolButton *m_open;
    QToolButton *m_folder;
    QToolButton *m_retry;
    QToolButton *m_pause;
    QToolButton *m_remove;
};

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

    ExportQueue &m_queue;
    QStackedWidget *m_pages;
    QScrollArea *m_scroll;
    QVBoxLayout *m_rows;
    QToolButton *m_clear;
    std::vector<JobRow *> m_jobRows;
};

/// Asks before quitting during an export; the question updates with the exports. Returns true if there are none, or if
/// the user agreed to cancel them, which has then been done.
bool mayEndExports(ExportQueue &queue, QWidget *window);

} // namespace lectograph::editor
