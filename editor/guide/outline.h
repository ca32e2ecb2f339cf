// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

namespace lectograph::editor {

/// An outline in the accent colour around a widget of the window; transparent to the mouse.
class Outline : public QWidget
{
    Q_OBJECT

public:
    explicit Outline(QWidget *window);

    /// Null hides it.
    void surround(QWidget *target);
    QWidget *target() const { return m_target; }

Q_SIGNALS:
    void moved(); ///< following its target

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();

    QPointer<QWidget> m_target;
};

} // namespace lectograph::editor
