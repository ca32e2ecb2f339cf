// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/key_transforms.h"

#include <QDialog>
#include <QRectF>

class QComboBox;

namespace lectograph::editor {

class DecimalSpinBox;

/// Asks for the factors by which keyframes are scaled, and for the fixed time and value.
class ScaleDialog : public QDialog
{
    Q_OBJECT

public:
    /// `extent`: bounds of the keyframes in scene seconds and values.
    ScaleDialog(const QRectF &extent, double playhead, QWidget *parent);

    KeyScale scale() const;

Q_SIGNALS:
    void changed();

private:
    DecimalSpinBox *m_time;
    DecimalSpinBox *m_value;
    QComboBox *m_fromSeconds; ///< the data of an item is its number
    QComboBox *m_fromValue;
};

} // namespace lectograph::editor
