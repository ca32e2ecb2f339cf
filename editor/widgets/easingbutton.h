// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/easing.h"

#include <QPainterPath>
#include <QPushButton>

namespace lectograph::editor {

/// The curve of an easing in a rectangle: time to the right, change upwards; overshoot beyond 0…1 leaves the rectangle.
QPainterPath easingPath(const base::Easing &easing, base::Dialect dialect, const QRectF &rect);

/// Shows an easing and opens a gallery of all easings to select from.
class EasingButton : public QPushButton
{
    Q_OBJECT

public:
    explicit EasingButton(QWidget *parent = nullptr);

    const QString &easing() const { return m_easing; } ///< empty: the default of the type
    void setEasing(const QString &easing);
    /// Shows no easing, because the selected items have different ones.
    void setMixed();
    QString shownText() const; ///< in words, elided to the room for them; what is cut is in the tooltip

Q_SIGNALS:
    void selected(const QString &easing);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void openChoice();

    QString label() const;

    QString m_easing;
    bool m_isMixed = false;
};

} // namespace lectograph::editor
