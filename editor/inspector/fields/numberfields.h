// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/field.h"
#include "editor/inspector/fields/numberedit.h"

#include <array>

class QToolButton;

namespace lectograph::editor {

/// A number or an integer.
class NumberField : public Field
{
    Q_OBJECT

public:
    NumberField(const FieldSpec &spec, QWidget *parent);
    void display(const Reading &reading) override;
    void finish() override { m_edit->commit(); }
    bool isSettled() const override { return m_edit->isSettled(); }

private:
    NumberEdit *m_edit;
    QString m_placeholder;
};

/// x and y, and z if it is used or requested. Editing one component of several vectors keeps their others.
class VectorField : public Field
{
    Q_OBJECT

public:
    VectorField(const FieldSpec &spec, QWidget *parent);
    void display(const Reading &reading) override;
    void finish() override;
    bool isSettled() const override;
    void fillMenu(QMenu &menu) override;

private:
    void tell(qsizetype direction, double value);

    std::array<NumberEdit *, 3> m_edits;
    QToolButton *m_depth;
};

} // namespace lectograph::editor
