// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/grid/griddialog.h"

#include "editor/inspector/fields/textfields.h"
#include "editor/language/language.h"
#include "editor/session/session.h"
#include "editor/widgets/noscrollcombobox.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QToolButton *menuButton(const QString &iconName, const QString &text, QMenu *menu, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setIcon(icon(iconName));
    button->setText(text);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(menu);
    return button;
}

} // namespace

GridDialog::GridDialog(Session &session, const QString &title, const QStringList &languages, const QString &shown,
                       QWidget *parent)
    : QDialog(parent),
      m_session(session),
      m_grid(new CellGrid(this)),
      m_language(new NoScrollComboBox(u"language"_s, this)),
      m_headerRow(new QCheckBox(tr("First row is a header"), this)),
      m_headerColumn(new QCheckBox(tr("First column is a header"), this)),
      m_size(new QLabel(this)),
      m_message(new QLabel(this)),
      m_firstStep(session.document.history().index())
{
    setObjectName(u"gridDialog"_s);
    setWindowTitle(title);
    QVBoxLayout *layout = columnLayout(this, 2 * Theme::grid, {16, 12, 16, 14});
    QHBoxLayout *tools = rowLayout(nullptr, 3 * Theme::grid);
    auto *rows = new QMenu(this);
    auto *columns = new QMenu(this);
    m_grid->fillRowMenu(*rows);
    m_grid->fillColumnMenu(*columns);
    tools->addWidget(menuButton(u"rows-3"_s, tr("Rows"), rows, this));
    tools->addWidget(menuButton(u"columns-3"_s, tr("Columns"), columns, this));
    m_headerRow->setObjectName(u"headerRow"_s);
    m_headerColumn->setObjectName(u"headerColumn"_s);
    for (QCheckBox *box : {m_headerRow, m_headerColumn}) {
        tools->addWidget(box);
        connect(box, &QCheckBox::clicked, this,
                [this, head = box == m_headerRow ? TableHead::Row : TableHead::Column](bool isHeader) {
                    Q_EMIT headsChanged(head, isHeader);
                });
    }
    tools->addStretch(1);
    m_language->setAccessibleName(tr("Language of the cells"));
    for (const QString &language : languages)
        m_language->addItem(nativeName(language), language);
    m_language->setCurrentIndex(static_cast<int>(std::max<qsizetype>(0, languages.indexOf(shown))));
    m_language->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); // as wide as the names
    m_language->setVisible(languages.size() > 1);
    connect(m_language, &QComboBox::currentIndexChanged, this, &GridDialog::languageChanged);
    tools->addWidget(m_language);
    layout->addLayout(tools);

    m_grid->setAccessibleName(title);
    layout->addWidget(m_grid, 1);

    QHBoxLayout *below = rowLayout(nullptr, 3 * Theme::grid);
    m_size->setProperty("muted", true);
    m_size->setObjectName(u"size"_s);
    m_message->setObjectName(u"message"_s);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    below->addWidget(m_size);
    below->addWidget(m_message, 1);
    auto *done = new QPushButton(tr("Done"), this);
    done->setObjectName(u"done"_s);
    done->setProperty("primary", true);
    done->setAutoDefault(false); // Enter belongs to the cells
    connect(done, &QPushButton::clicked, this, &QDialog::accept);
    below->addWidget(done);
    layout->addLayout(below);
    displayHeads({}, {});
    setMinimumSize(420, 260);
    resize(720, 440);
    m_grid->setFocus();
}

QString GridDialog::language() const
{
    return m_language->currentData().toString();
}

void GridDialog::display(const GridContent &content)
{
    if (const QString code = language(); !code.isEmpty()) {
        QFont font = m_grid->font();
        setLanguage(font, code);
        m_grid->setFont(font);
    }
    m_grid->display(content);
    m_message->clear();
    showSize();
}

void GridDialog::displayHeads(std::optional<bool> row, std::optional<bool> column)
{
    m_headerRow->setVisible(row.has_value());
    m_headerRow->setChecked(row.value_or(false));
    m_headerColumn->setVisible(column.has_value());
    m_headerColumn->setChecked(column.value_or(false));
}

void GridDialog::showSize()
{
    const Cells &cells = m_grid->cells();
    m_size->setText(tr("Rows: %1, columns: %2").arg(cells.rowCount()).arg(cells.columnCount()));
}

void GridDialog::tell(const QString &sentence, bool isError)
{
    m_message->setText(sentence);
    m_message->setStyleSheet(u"color: %1"_s.arg((isError ? theme().error : theme().muted).name()));
}

void GridDialog::undo()
{
    QUndoStack &history = m_session.document.history();
    if (history.index() > m_firstStep)
        history.undo();
}

void GridDialog::redo()
{
    m_session.document.history().redo();
}

void GridDialog::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->matches(QKeySequence::Undo))
        undo();
    else if (event->matches(QKeySequence::Redo)
             || (event->key() == Qt::Key_Y && event->modifiers() == Qt::ControlModifier))
        redo();
    else if (!isReturn || qobject_cast<QPushButton *>(focusWidget()))
        QDialog::keyPressEvent(event);
}

} // namespace lectograph::editor
