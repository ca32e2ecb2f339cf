// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/cells.h"

#include <QAbstractTableModel>

namespace lectograph::editor {

/// What the grid shows.
struct GridContent
{
    Cells cells;
    bool hasHeaderRow = false;
    bool hasHeaderColumn = false;
    std::vector<bool> isFallback = {}; ///< of each row: the language has no text of its own for it
};

/// The cells of a table, and an empty row and column behind them to type into. Typing changes nothing here: it is told,
/// and what becomes of it is shown again.
class CellModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// What was selected stays, as far as it is there.
    void show(const GridContent &content);
    const Cells &cells() const { return m_content.cells; }
    bool isHeader(int row, int column) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    void typed(int row, int column, const QString &text);

private:
    GridContent m_content;
    int m_columns = 0; ///< of the cells
};

} // namespace lectograph::editor
