// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

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

} // namespace lectograph::editor
