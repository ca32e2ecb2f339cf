// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/curves/bezier_fit.h"
#include "editor/curves/scale.h"
#include "editor/session/document.h"
#include "editor/widgets/escapewatch.h"

#include <QWidget>

#include <memory>

namespace lectograph::editor {

/// The easing of a clip as a curve from 0 to 1, with two handles that turn it into a cubic-bezier.
class EaseView : public QWidget
{
    Q_OBJECT

public:
    explicit EaseView(QWidget *parent = nullptr);

    void setEasing(const QString &text, base::Dialect dialect);
    void setShowsSpeed(bool shows);
    /// Moves the current handle by hundredths.
    void nudge(int horizontally, int vertically);
    /// The position of the first or second handle, of a fitted Bézier curve if the easing is not a cubic-bezier.
    QPointF handlePoint(int which) const;

    QSize sizeHint() const override { return {640, 220}; }

Q_SIGNALS:
    /// Emitted with the same gesture throughout a drag.
    void bent(const QString &easing, lectograph::editor::Gesture gesture);
    /// Emitted on Escape: the changes of the gesture must be reverted.
    void cancelled(lectograph::editor::Gesture gesture);

protected:
    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *) override { place(); }
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *) override { endDrag(); }

private:
    void place();
    void endDrag();
    void bend(const UnitBezier &bezier, Gesture gesture);
    void paintHandles(QPainter &painter) const;

    QString m_text = QStringLiteral("smooth");
    base::Easing m_easing;
    base::Dialect m_dialect = base::Dialect::Gl;
    UnitBezier m_bezier;
    bool m_isOwn = false; ///< the easing is a cubic-bezier
    bool m_showsSpeed = false;
    Scale m_scale;
    int m_current = 0;
    int m_grabbed = -1;
    Gesture m_gesture;
    std::unique_ptr<EscapeWatch> m_escape; ///< during a drag
};

} // namespace lectograph::editor
