// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/tabledialog.h"

#include "editor/edits/table_forms.h"
#include "editor/session/session.h"
#include "editor/widgets/noscrollcombobox.h"
#include "editor/widgets/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using tensor::DecimalMark;
using FirstLine = tensor::TableReading::FirstLine;

TableDialog::TableDialog(const QString &name, std::vector<TableChoice> choices, QWidget *parent,
                         std::vector<TableChoice> encodings)
    : QDialog(parent),
      m_choices(std::move(choices)),
      m_encodings(std::move(encodings)),
      m_list(new QListWidget(this)),
      m_separator(new NoScrollComboBox(tr("Separator"), this)),
      m_decimalMark(new NoScrollComboBox(tr("Decimal mark"), this)),
      m_firstLine(new NoScrollComboBox(tr("First line"), this)),
      m_encoding(new NoScrollComboBox(tr("Code page"), this)),
      m_preview(new QTableWidget(this)),
      m_size(new QLabel(this))
{
    setObjectName(u"tableDialog"_s);
    setWindowTitle(tr("Read a table"));
    setMinimumWidth(440);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 16);
    layout->setSpacing(2 * Theme::grid);
    addQuestion(name);
    addReading();

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
    connect(m_list, &QListWidget::currentRowChanged, this, &TableDialog::takeChosen);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    m_list->setCurrentRow(0);
    if (m_choices.size() > 1)
        m_list->setFocus();
    else
        m_separator->setFocus();
}

void TableDialog::addQuestion(const QString &name)
{
    auto *question = new QLabel(name.isEmpty()
                                    ? tr("The table can be read in more than one way. Which one is meant?")
                                    : tr("“%1” can be read in more than one way. Which one is meant?").arg(name),
                                this);
    question->setTextFormat(Qt::PlainText);
    question->setWordWrap(true);
    question->setBuddy(m_list);
    layout()->addWidget(question);
    m_list->setObjectName(u"choices"_s);
    m_list->setAccessibleName(tr("Ways to read the table"));
    for (const TableChoice &choice : m_choices)
        m_list->addItem(wordsFor(choice));
    constexpr int mostShown = 4;
    const int rows = std::min(mostShown, static_cast<int>(m_choices.size()));
    m_list->setFixedHeight(rows * std::max(m_list->sizeHintForRow(0), Theme::row) + 2 * m_list->frameWidth());
    layout()->addWidget(m_list);
    question->setVisible(m_choices.size() > 1);
    m_list->setVisible(m_choices.size() > 1);
}

/// What was recognised, each of which can be changed.
void TableDialog::addReading()
{
    auto *reading = new QGridLayout;
    reading->setHorizontalSpacing(2 * Theme::grid);
    reading->setVerticalSpacing(Theme::grid);
    int count = 0;
    const auto add = [&](QComboBox *box, const QString &name, const QString &label) {
        box->setObjectName(name);
        auto *title = new QLabel(label, this);
        title->setBuddy(box);
        title->setVisible(box != m_encoding || !m_encodings.empty());
        box->setVisible(box != m_encoding || !m_encodings.empty());
        reading->addWidget(title, count / 2, 2 * (count % 2));
        reading->addWidget(box, count / 2, 2 * (count % 2) + 1);
        reading->setColumnStretch(2 * (count % 2) + 1, 1);
        ++count;
    };
    for (const auto &[separator, title] : {std::pair(u',', tr("Comma")), std::pair(u';', tr("Semicolon")),
                                           std::pair(u'\t', tr("Tab")), std::pair(u' ', tr("Space"))})
        m_separator->addItem(title, QChar(separator));
    m_decimalMark->addItem(tr("Point (1,234.5)"), int(DecimalMark::Point));
    m_decimalMark->addItem(tr("Comma (1.234,5)"), int(DecimalMark::Comma));
    m_firstLine->addItem(tr("Names"), int(FirstLine::Names));
    m_firstLine->addItem(tr("Values"), int(FirstLine::Numbers));
    for (const TableChoice &encoding : m_encodings)
        m_encoding->addItem(encoding.encoding);
    add(m_separator, u"separator"_s, tr("Separator"));
    add(m_decimalMark, u"decimalMark"_s, tr("Decimal mark"));
    add(m_firstLine, u"firstLine"_s, tr("First line"));
    add(m_encoding, u"encoding"_s, tr("Code page"));
    static_cast<QVBoxLayout *>(layout())->addLayout(reading);
    connect(m_separator, &QComboBox::activated, this, [this] {
        change([this](TableChoice &choice) { choice.reading.separator = m_separator->currentData().toChar(); });
    });
    connect(m_decimalMark, &QComboBox::activated, this, [this] {
        change([this](TableChoice &choice) {
            choice.reading.decimalMark = static_cast<DecimalMark>(m_decimalMark->currentData().toInt());
        });
    });
    connect(m_firstLine, &QComboBox::activated, this, [this] {
        change([this](TableChoice &choice) {
            choice.reading.firstLine = static_cast<FirstLine>(m_firstLine->currentData().toInt());
        });
    });
    connect(m_encoding, &QComboBox::activated, this, [this](int index) {
        change([this, index](TableChoice &choice) {
            choice.text = m_encodings[static_cast<std::size_t>(index)].text;
            choice.encoding = m_encodings[static_cast<std::size_t>(index)].encoding;
        });
    });
}

std::size_t TableDialog::chosen() const
{
    return static_cast<std::size_t>(std::max(0, m_list->currentRow()));
}

void TableDialog::takeChosen()
{
    if (m_list->currentRow() < 0)
        return;
    m_choice = m_choices[chosen()];
    showChoice();
}

void TableDialog::change(const std::function<void(TableChoice &)> &change)
{
    change(m_choice);
    m_list->clearSelection(); // it is none of them now
    m_list->setCurrentRow(-1);
    showChoice();
}

void TableDialog::showChoice()
{
    constexpr int mostRows = 6;
    constexpr int mostColumns = 12;
    if (const auto table = tensor::parseTable(m_choice.text, m_choice.reading)) {
        m_separator->setCurrentIndex(m_separator->findData(table->separator));
        m_decimalMark->setCurrentIndex(m_decimalMark->findData(int(decimalMarkOf(*table))));
        m_firstLine->setCurrentIndex(headsOf(*table).row ? 0 : 1);
    }
    const auto encoding = std::ranges::find(m_encodings, m_choice.text, &TableChoice::text);
    m_encoding->setCurrentIndex(static_cast<int>(encoding - m_encodings.begin()));
    const TablePreview preview = previewOf(m_choice, mostRows, mostColumns);
    m_size->setText(tr("Rows: %1, columns: %2").arg(preview.rowCount).arg(preview.columnCount));
    m_preview->clear();
    m_preview->setRowCount(static_cast<int>(preview.rows.size()));
    m_preview->setColumnCount(static_cast<int>(std::min<qsizetype>(preview.columnCount, mostColumns)));
    for (int row = 0; row < m_preview->rowCount(); ++row) {
        const QStringList &cells = preview.rows[static_cast<std::size_t>(row)];
        for (int column = 0; column < cells.size(); ++column) {
            const bool isHeader = (row == 0 && preview.hasHeaderRow) || (column == 0 && preview.hasHeaderColumn);
            auto *item = new QTableWidgetItem(cells[column]);
            item->setTextAlignment((column == 0 && preview.hasHeaderColumn ? Qt::AlignLeft : Qt::AlignRight)
                                   | Qt::AlignVCenter);
            if (isHeader)
                item->setFont(uiFont(13, true));
            m_preview->setItem(row, column, item);
        }
    }
    m_preview->resizeColumnsToContents();
}

namespace {

TableAnswer answerOf(TableDialog &&dialog)
{
    if (dialog.exec() != QDialog::Accepted)
        return {.isCancelled = true};
    return {.choice = dialog.choice()};
}

} // namespace

TableAnswer askForTable(Session &session, const QString &path)
{
    return askForTable(session, tableChoicesOf(path), QFileInfo(path).fileName());
}

TableAnswer askForTable(Session &session, const std::vector<TableChoice> &choices, const QString &name)
{
    if (choices.size() < 2)
        return {};
    if (session.chooseTable) {
        const auto chosen = session.chooseTable(choices);
        return chosen ? TableAnswer{.choice = choices[std::min(*chosen, choices.size() - 1)]}
                      : TableAnswer{.isCancelled = true};
    }
    return answerOf(TableDialog(name, choices, QApplication::activeWindow()));
}

TableAnswer askAgainForTable(Session &session, const TableChoice &now, const QString &path)
{
    if (session.chooseTable) {
        const auto chosen = session.chooseTable({now});
        return chosen ? TableAnswer{.choice = now} : TableAnswer{.isCancelled = true};
    }
    auto encodings = path.isEmpty() ? std::vector<TableChoice>() : encodingsOf(contentOfTable(path));
    return answerOf(TableDialog({}, {now}, QApplication::activeWindow(), std::move(encodings)));
}

} // namespace lectograph::editor
