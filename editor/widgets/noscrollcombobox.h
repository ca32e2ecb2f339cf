// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/choicebox.h"

namespace lectograph::editor {

/// Ignores the wheel without focus, so that the panel scrolls, and may be narrower than its texts.
class NoScrollComboBox : public ChoiceBox
{
    Q_OBJECT

public:
    /// `name`: for screen readers.
    NoScrollComboBox(const QString &name, QWidget *parent);

protected:
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace lectograph::editor
