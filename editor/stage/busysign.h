// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

#include <QCoreApplication>
#include <QTimer>
#include <QWidget>

namespace lectograph::editor {

/// Says in a corner of the stage that its picture is not the present one, but is being computed. Not for less than a
/// moment, so that it does not flicker.
class BusySign : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(lectograph::editor::BusySign)

public:
    BusySign(Session &session, QWidget *parent);

    void placeIn(const QRect &stage); ///< in its lower left corner
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    static QString words();

    QTimer m_moment;
};

} // namespace lectograph::editor
