// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace lectograph::editor {

/// The name of a block while it is typed, over the stage. Enter, Tab or a click elsewhere accepts it, Escape does not.
class DiagramField : public QLineEdit
{
    Q_OBJECT

public:
    explicit DiagramField(QWidget *parent);

    /// Around that point, in letters of this size, as wide as its text.
    void standAt(const QPointF &centre, double width, double em);
    /// Says what is typed, as long as nothing is.
    void setHint(const QString &hint);

Q_SIGNALS:
    void accepted(const QString &text);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void fit();
    void finish(bool isAccepted);

    QPointF m_centre;
    double m_width = 0;
    bool m_isDone = false;
};

} // namespace lectograph::editor
