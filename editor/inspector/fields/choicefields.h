// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/field.h"
#include "editor/widgets/noscrollcombobox.h"

class QCheckBox;
class QPushButton;

namespace lectograph::editor {

class EasingButton;

/// A box with the choices of a value.
NoScrollComboBox *choiceBox(const FieldSpec &spec, QWidget *parent);

/// One of several choices.
class ChoiceField : public Field
{
    Q_OBJECT

public:
    ChoiceField(const FieldSpec &spec, QWidget *parent);
    void display(const Reading &reading) override;

private:
    std::function<QString(const QString &value)> m_called;
    QComboBox *m_box;
};

class BooleanField : public Field
{
    Q_OBJECT

public:
    BooleanField(const FieldSpec &spec, QWidget *parent);
    void display(const Reading &reading) override;

private:
    QCheckBox *m_box;
};

class EasingField : public Field
{
    Q_OBJECT

public:
    EasingField(const FieldSpec &spec, QWidget *parent);
    void display(const Reading &reading) override;

private:
    EasingButton *m_button;
};

/// The languages of the lecture: the first in the list of choices is its own.
class LanguagesField : public Field
{
    Q_OBJECT

public:
    LanguagesField(const FieldSpec &spec, QWidget *parent);
    void display(const Reading &reading) override;
    bool isWide() const override { return true; }
    void fillMenu(QMenu &menu) override;

private:
    void fill();
    void leaveOut(const QString &language);
    void openChoice();

    QStringList m_languages;
    QWidget *m_list = nullptr;
    QPushButton *m_add;
};

} // namespace lectograph::editor
