// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

namespace lectograph::editor {

/// A line in the accent colour around a widget of the window; the mouse goes through it.
class Outline : public QWidget
{
    Q_OBJECT

public:
    explicit Outline(QWidget *window);

    /// Null: around nothing.
    void surround(QWidget *target);
    QWidget *target() const { return m_target; }

Q_SIGNALS:
    void moved(); ///< with its target

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();

    QPointer<QWidget> m_target;
};

} // namespace lectograph::editor
