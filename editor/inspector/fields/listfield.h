// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/field.h"
#include "editor/inspector/fields/growingedit.h"

namespace lectograph::editor {

/// Numbers or colours, those of the palette by the names of what is seen.
QString elementsText(const QJsonArray &elements, const QString &separator, const base::ColorNames &names);
/// "light blue, #ff0000" → ["BLUE_B", "#FF0000"].
base::Result<QJsonValue> colorsFrom(const QString &text, const base::ColorNames &names);
/// "1, 2, 3" → [1, 2, 3]; elements may be expressions.
base::Result<QJsonValue> numbersFrom(const QString &text, double min, double max);
/// One row per line, numbers separated by spaces or commas. A single row is a list unless `isMatrix`.
base::Result<QJsonValue> tensorFrom(const QString &text, bool isMatrix);

/// Numbers as text, into which cells of spreadsheets and blocks with numbers can be pasted.
class NumbersEdit : public GrowingEdit
{
    Q_OBJECT

public:
    using GrowingEdit::GrowingEdit;

Q_SIGNALS:
    /// Something is about to be pasted; a receiver that takes it itself sets `isTaken`.
    void pasting(const QMimeData *data, bool &isTaken);

protected:
    bool canInsertFromMimeData(const QMimeData *data) const override;
    void insertFromMimeData(const QMimeData *data) override;
};

/// A table of numbers as text, one row per line. Enter moves to the number below, as in spreadsheets, and adds a row
/// after the last one; Shift+Enter inserts a line break at the cursor. Tab and Shift+Tab go from number to number, and
/// beyond the last and the first one to the next field.
class TableEdit : public NumbersEdit
{
    Q_OBJECT

public:
    explicit TableEdit(QWidget *parent);

Q_SIGNALS:
    /// The cursor is about to move to the cell below. A receiver that applies the numbers may rewrite the text.
    void cellDone();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    bool focusNextPrevChild(bool isNext) override;

private:
    int columnAtCursor() const;
    int columnsIn(int row) const;
    void goTo(int row, int column);
};

/// A list of numbers or colours, or a table of numbers, as text. Applied on losing focus or Ctrl+Enter (Enter if it is
/// a single line), and only if all of it is valid.
class ListField : public Field
{
    Q_OBJECT

public:
    ListField(Session &session, const RowSource &source, QWidget *parent);
    void display(const Reading &reading) override;
    bool isWide() const override { return true; }
    void finish() override;
    bool isSettled() const override;
    void fillMenu(QMenu &menu) override;

private:
    void commit();
    void openPicker(const QString &color, int index);
    QString textOf(const QJsonValue &value) const;
    base::Result<QJsonValue> read(const QString &text) const;
    /// Numbers of a table or of blocks, which are no text that this could read.
    bool takePasted(const QMimeData &data);

    Session &m_session;
    FieldSpec m_spec;
    GrowingEdit *m_edit;
    class NumberGrid *m_grid = nullptr;     ///< for a table
    class SwatchGrid *m_swatches = nullptr; ///< for a list of colours
    QString m_example;                      ///< a placeholder
    QString m_shown;
    QJsonValue m_value;
    base::ColorNames m_colors; ///< of the look
};

} // namespace lectograph::editor
