// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace lectograph::editor {

/// Unsaved work of a program that has ended.
struct UnsavedWork
{
    QString title;
    QDateTime when;
    QString id;
};

/// A row with actions for each item. Hidden while empty.
class RecoverList : public QWidget
{
    Q_OBJECT

public:
    explicit RecoverList(QWidget *parent = nullptr);

    void setWork(const std::vector<UnsavedWork> &work);

Q_SIGNALS:
    void recover(const QString &id);
    void discard(const QString &id);

private:
    QVBoxLayout *m_layout;
    QWidget *m_rows = nullptr;
};

} // namespace lectograph::editor
