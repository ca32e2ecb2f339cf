// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/symbols/picturepopup.h"
#include "editor/symbols/symbols.h"

class QAbstractButton;

namespace lectograph::editor {

/// Squares of which as many are chosen as a matrix has rows and columns, by the pointer or the arrow keys.
class MatrixSizePad : public QWidget
{
    Q_OBJECT

public:
    static constexpr int most = 8;

    explicit MatrixSizePad(QWidget *parent);

    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    QRect cell(int row, int column) const;

Q_SIGNALS:
    void chosen(int rows, int columns);
    void left(); ///< by Escape

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setSize(int rows, int columns);

    int m_rows = 2;
    int m_columns = 2;
};

/// The symbols and structures of formulas, those used last and those of the user. What is chosen is a command as
/// insertionOf() takes it.
class FormulaPalette : public PicturePopup
{
    Q_OBJECT

public:
    /// `kept`: the formula that can be kept as one of the user's.
    FormulaPalette(const QString &kept, QWidget *parent);

    MatrixSizePad *pad() const { return m_pad; }
    QAbstractButton *keepButton() const { return m_keep; }

protected:
    bool holds(const QString &value) override;

private:
    FormulaPalette(FormulaSymbols symbols, const QString &kept, QWidget *parent);
    std::vector<PictureChoice> allChoices() const;
    void keep();
    void forget(const QString &value);

    FormulaSymbols m_symbols;
    QString m_kept;
    QString m_matrix; ///< whose size is being chosen
    MatrixSizePad *m_pad;
    QAbstractButton *m_keep;
};

} // namespace lectograph::editor
