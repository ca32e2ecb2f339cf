// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/grid/cellmodel.h"

#include "editor/widgets/theme.h"
#include "tensor/written_number.h"

#include <QFont>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

bool isNumberCell(const QString &cell)
{
    return tensor::writtenNumber(cell.trimmed(), tensor::DecimalMark::Point)
        || tensor::writtenNumber(cell.trimmed(), tensor::DecimalMark::Comma);
}

} // namespace

void CellModel::show(const GridContent &content)
{
    const auto rows = static_cast<int>(content.cells.rowCount());
    const auto columns = static_cast<int>(content.cells.columnCount());
    const int rowsBefore = static_cast<int>(m_content.cells.rowCount());
    // Rows and columns come and go at the end only, so that the selection stays where it is.
    if (rows > rowsBefore)
        beginInsertRows({}, rowsBefore + 1, rows);
    else if (rows < rowsBefore)
        beginRemoveRows({}, rows + 1, rowsBefore);
    m_content = content;
    if (rows > rowsBefore)
        endInsertRows();
    else if (rows < rowsBefore)
        endRemoveRows();
    if (columns > m_columns) {
        beginInsertColumns({}, m_columns + 1, columns);
        m_columns = columns;
        endInsertColumns();
    } else if (columns < m_columns) {
        beginRemoveColumns({}, columns + 1, m_columns);
        m_columns = columns;
        endRemoveColumns();
    }
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

bool CellModel::isHeader(int row, int column) const
{
    const bool isInside = row < m_content.cells.rowCount() && column < m_columns;
    return isInside && ((m_content.hasHeaderRow && row == 0) || (m_content.hasHeaderColumn && column == 0));
}

int CellModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_content.cells.rowCount()) + 1;
}

int CellModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_columns + 1;
}

QVariant CellModel::data(const QModelIndex &index, int role) const
{
    const QString text = m_content.cells.at(index.row(), index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return text;
    case Qt::TextAlignmentRole:
        return int((isNumberCell(text) && !isHeader(index.row(), index.column()) ? Qt::AlignRight : Qt::AlignLeft)
                   | Qt::AlignVCenter);
    case Qt::FontRole: return isHeader(index.row(), index.column()) ? uiFont(13, true) : QVariant();
    case Qt::ForegroundRole: {
        const auto row = static_cast<std::size_t>(index.row());
        const bool isFallback = row < m_content.isFallback.size() && m_content.isFallback[row];
        return isFallback && !isNumberCell(text) ? theme().muted : theme().text;
    }
    case Qt::AccessibleTextRole: return u"%1%2: %3"_s.arg(columnName(index.column())).arg(index.row() + 1).arg(text);
    default: return {};
    }
}

QVariant CellModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isRow = orientation == Qt::Vertical;
    const bool isNew = section == (isRow ? rowCount() : columnCount()) - 1;
    if (role == Qt::DisplayRole)
        return isNew ? u"+"_s : isRow ? QString::number(section + 1) : columnName(section);
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignCenter);
    return {};
}

Qt::ItemFlags CellModel::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable : Qt::NoItemFlags;
}

bool CellModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || value.toString() == data(index, Qt::EditRole).toString())
        return false;
    Q_EMIT typed(index.row(), index.column(), value.toString());
    return true;
}

} // namespace lectograph::editor
