// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/tabledialog.h"

#include "editor/session/session.h"
#include "editor/widgets/theme.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

TableDialog::TableDialog(const QString &name, std::vector<TableChoice> choices, QWidget *parent)
    : QDialog(parent),
      m_choices(std::move(choices)),
      m_list(new QListWidget(this)),
      m_preview(new QTableWidget(this)),
      m_size(new QLabel(this))
{
    setObjectName(u"tableDialog"_s);
    setWindowTitle(tr("Read a table"));
    setMinimumWidth(440);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 16);
    layout->setSpacing(2 * Theme::grid);

    auto *question = new QLabel(name.isEmpty()
                                    ? tr("The table can be read in more than one way. Which one is meant?")
                                    : tr("“%1” can be read in more than one way. Which one is meant?").arg(name),
                                this);
    question->setTextFormat(Qt::PlainText);
    question->setWordWrap(true);
    question->setBuddy(m_list);
    layout->addWidget(question);

    m_list->setObjectName(u"choices"_s);
    m_list->setAccessibleName(tr("Ways to read the table"));
    for (const TableChoice &choice : m_choices)
        m_list->addItem(wordsFor(choice));
    constexpr int mostShown = 4;
    const int rows = std::min(mostShown, static_cast<int>(m_choices.size()));
    m_list->setFixedHeight(rows * std::max(m_list->sizeHintForRow(0), Theme::row) + 2 * m_list->frameWidth());
    layout->addWidget(m_list);

    m_size->setObjectName(u"size"_s);
    layout->addWidget(m_size);
    m_preview->setObjectName(u"preview"_s);
    m_preview->setAccessibleName(tr("The first rows"));
    m_preview->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_preview->setSelectionMode(QAbstractItemView::NoSelection);
    m_preview->setTabKeyNavigation(false);
    m_preview->horizontalHeader()->hide();
    m_preview->verticalHeader()->hide();
    m_preview->setMinimumHeight(150);
    layout->addWidget(m_preview, 1);

    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    auto *done = new QPushButton(tr("Read it this way"), buttons);
    done->setObjectName(u"done"_s);
    done->setProperty("primary", true); // before the button box polishes it
    done->setDefault(true);
    buttons->addButton(done, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    connect(m_list, &QListWidget::currentRowChanged, this, &TableDialog::showChosen);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    m_list->setCurrentRow(0);
    m_list->setFocus();
}

std::size_t TableDialog::chosen() const
{
    return static_cast<std::size_t>(std::max(0, m_list->currentRow()));
}

void TableDialog::showChosen()
{
    constexpr int mostRows = 6;
    constexpr int mostColumns = 12;
    const TablePreview preview = previewOf(m_choices[chosen()], mostRows, mostColumns);
    m_size->setText(tr("Rows: %1, columns: %2").arg(preview.rowCount).arg(preview.columnCount));
    m_preview->clear();
    m_preview->setRowCount(static_cast<int>(preview.rows.size()));
    m_preview->setColumnCount(static_cast<int>(std::min<qsizetype>(preview.columnCount, mostColumns)));
    for (int row = 0; row < m_preview->rowCount(); ++row) {
        const QStringList &cells = preview.rows[static_cast<std::size_t>(row)];
        for (int column = 0; column < cells.size(); ++column) {
            auto *item = new QTableWidgetItem(cells[column]);
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_preview->setItem(row, column, item);
        }
    }
    m_preview->resizeColumnsToContents();
}

TableAnswer askForTable(Session &session, const QString &path)
{
    return askForTable(session, tableChoicesOf(path), QFileInfo(path).fileName());
}

TableAnswer askForTable(Session &session, const std::vector<TableChoice> &choices, const QString &name)
{
    if (choices.size() < 2)
        return {};
    std::optional<std::size_t> chosen;
    if (session.chooseTable) {
        chosen = session.chooseTable(choices);
    } else {
        TableDialog dialog(name, choices, QApplication::activeWindow());
        if (dialog.exec() == QDialog::Accepted)
            chosen = dialog.chosen();
    }
    if (!chosen)
        return {.isCancelled = true};
    return {.choice = choices[std::min(*chosen, choices.size() - 1)]};
}

} // namespace lectograph::editor
