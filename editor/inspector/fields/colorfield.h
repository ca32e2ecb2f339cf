// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/field.h"

class QLineEdit;

namespace lectograph::editor {

/// A colour as a swatch, which opens the picker, and as text.
class ColorField : public Field
{
    Q_OBJECT

public:
    ColorField(Session &session, const FieldSpec &spec, QWidget *parent);
    void display(const Reading &reading) override;
    void finish() override;
    bool isSettled() const override;
    void fillMenu(QMenu &menu) override;
    void openPicker();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void commit();

    Session &m_session;
    class SwatchButton *m_swatch;
    QLineEdit *m_edit;
    QString m_shown;
};

} // namespace lectograph::editor
