// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exporting/exportqueue.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace lectograph::editor {

/// One export in the list: icon and text for its state, its progress, and its actions. Keys as in a list: Up and Down,
/// Enter opens the file, Space pauses, Delete cancels or removes it.
class JobRow : public QWidget
{
    Q_OBJECT

public:
    JobRow(ExportQueue &queue, int id, QWidget *parent = nullptr);

    int id() const { return m_id; }
    void renew();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    QToolButton *addButton(const QString &name, const QString &iconName, const QString &text, void (JobRow::*run)());
    void openFile();
    void showInFolder();
    void cancelOrRemove(); ///< cancels it, or removes it from the list
    void tryAgain();
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

} // namespace lectograph::editor
