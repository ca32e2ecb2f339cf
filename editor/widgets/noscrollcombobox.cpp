// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/noscrollcombobox.h"

#include <QWheelEvent>

namespace lectograph::editor {

NoScrollComboBox::NoScrollComboBox(const QString &name, QWidget *parent) : ChoiceBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(3);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setAccessibleName(name);
}

void NoScrollComboBox::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace lectograph::editor
