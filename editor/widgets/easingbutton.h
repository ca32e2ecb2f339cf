// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/easing.h"

#include <QPainterPath>
#include <QPushButton>

namespace lectograph::editor {

/// The easing's curve in a rectangle: time to the right, change upwards; what swings beyond 0…1 leaves the rectangle.
QPainterPath easingPath(const base::Easing &easing, base::Dialect dialect, const QRectF &rect);
/// The name of an easing for people; numbers of a curve of one's own stay as they are.
QString easingLabel(const QString &text);

/// Shows an easing and lets another one be selected, from pictures of all of them.
class EasingButton : public QPushButton
{
    Q_OBJECT

public:
    explicit EasingButton(QWidget *parent = nullptr);

    const QString &easing() const { return m_easing; } ///< empty: that of the type
    void setEasing(const QString &easing);
    /// Those that are selected have different ones: none is shown.
    void setMixed();

Q_SIGNALS:
    void selected(const QString &easing);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void openChoice();

    QString label() const;

    QString m_easing;
    bool m_isMixed = false;
};

} // namespace lectograph::editor
