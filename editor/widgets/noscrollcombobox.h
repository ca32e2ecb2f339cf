// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace lectograph::editor {

/// Ignores the wheel without focus, so that the panel scrolls; text that does not fit is elided.
class NoScrollComboBox : public QComboBox
{
    Q_OBJECT

public:
    /// `name`: for screen readers.
    NoScrollComboBox(const QString &name, QWidget *parent);

protected:
    void wheelEvent(QWheelEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace lectograph::editor
