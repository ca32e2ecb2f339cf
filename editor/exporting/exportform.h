// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

class QFont;
class QLabel;
class QPainter;
class QRect;
class QWidget;

namespace lectograph::editor {

// Fields, buttons and notes of the export dialog.

/// Sets the accessible name and the description of a field.
template <class Field>
Field *named(Field *field, const QString &object, const QString &name, const QString &help)
{
    field->setObjectName(object);
    field->setAccessibleName(name);
    field->setToolTip(help);
    return field;
}

/// A button or check box, whose accessible name is its text.
template <class Button>
Button *makeButton(const QString &object, const QString &text, const QString &help, QWidget *parent)
{
    return named(new Button(text, parent), object, text, help);
}

/// A text of several lines.
QLabel *note(const QString &object, QWidget *parent);
/// Adds an icon before the note, so that its meaning does not depend on colour. Both are shown or hidden together.
QWidget *withIcon(QLabel *note, const QString &iconName, const QColor &color);

/// In rows of lists.
void drawElided(QPainter &painter, const QRect &rect, int alignment, const QFont &font, const QColor &color,
                const QString &text);

} // namespace lectograph::editor
