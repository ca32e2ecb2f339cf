// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/linefields.h"

namespace lectograph::editor {

/// A colour as a swatch, which opens the picker, and as text.
class ColorField : public LineField
{
    Q_OBJECT

public:
    ColorField(Session &session, const FieldSpec &spec, QWidget *parent);
    void display(const Reading &reading) override;
    void fillMenu(QMenu &menu) override;
    void openPicker();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void commit() override;

private:
    Session &m_session;
    class SwatchButton *m_swatch;
};

} // namespace lectograph::editor
