// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/field.h"

class QComboBox;
class QLineEdit;

namespace lectograph::editor {

/// A value typed as one line, which is applied on Enter, Tab or losing focus; Escape cancels.
class LineField : public Field
{
    Q_OBJECT

public:
    void finish() override { commit(); }
    bool isSettled() const override;

protected:
    explicit LineField(QWidget *parent) : Field(parent) {}

    /// Creates the line edit: after the widgets that are before it in the tab order.
    void addEdit(const QString &name);
    /// Taking a suggestion finishes editing.
    void suggest(const QStringList &suggestions, Qt::MatchFlag filter);
    /// Shows the applied text, but does not overwrite text being typed.
    void showText(const QString &text);
    virtual void commit() = 0;
    /// Reports what is wrong; without focus, the applied text is shown again.
    void refuse(const base::Error &error);

    QLineEdit *m_edit = nullptr;
    QString m_shown; ///< the applied text
};

/// One line of plain text, such as the name of a part or a font.
class StringField : public LineField
{
    Q_OBJECT

public:
    StringField(const FieldSpec &spec, QWidget *parent);
    void display(const Reading &reading) override;
    bool isSettled() const override;
    void fillMenu(QMenu &menu) override;

protected:
    void commit() override;

private:
    void addSuggestions(QMenu &menu);
    void apply(const QString &text);

    QString m_placeholder;
    std::function<QStringList()> m_suggestions; ///< empty if there are none, or if they are known from the beginning
    std::function<base::Result<QString>(const QString &)> m_accept; ///< empty: anything is
};

/// A colour as a swatch, which opens the picker, and as text.
class ColorField : public LineField
{
    Q_OBJECT

public:
    ColorField(Session &session, const FieldSpec &spec, QWidget *parent);
    void display(const Reading &reading) override;
    int comfortableWidth() const override; ///< so that the name or the digits are read whole
    void fillMenu(QMenu &menu) override;
    void openPicker();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void commit() override;

private:
    /// Shows a colour by its name.
    void showColor(const QString &text);

    Session &m_session;
    QString m_value;           ///< as in files: "GREY_B"
    base::ColorNames m_colors; ///< of the look
    class SwatchButton *m_swatch;
};

/// The aspect ratio of the picture: a common one, or a custom one in the field below.
class AspectRatioField : public LineField
{
    Q_OBJECT

public:
    AspectRatioField(const FieldSpec &spec, QWidget *parent);
    void display(const Reading &reading) override;
    bool isSettled() const override;

protected:
    void commit() override;

private:
    void choose(int index);

    QComboBox *m_box;
    bool m_wantsOwn = false; ///< "custom" is chosen, but nothing typed yet
};

struct FrameSides
{
    double width = 16;
    double height = 9;
};
/// "16:9", "2.39 : 1", "1080×1350", "4/3": width to height.
base::Result<FrameSides> frameSidesFrom(const QString &text);
/// The ratio in the smallest whole numbers, or else as a number to one: "16:9", "2.39:1".
QString frameText(double ratio);

} // namespace lectograph::editor
