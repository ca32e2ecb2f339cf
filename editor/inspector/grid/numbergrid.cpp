// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/grid/numbergrid.h"

#include "editor/inspector/fields/tablefield.h"
#include "editor/inspector/grid/griddialog.h"
#include "editor/inspector/grid/numbercells.h"
#include "editor/session/session.h"

#include <QJsonArray>
#include <QTimer>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// The cells that an edit sets, if they are more than one, and where they begin.
struct SetCells
{
    Cells cells;
    qsizetype row = 0;
    qsizetype column = 0;
};

std::optional<SetCells> setBy(const std::vector<CellEdit> &edits)
{
    if (edits.size() != 1 || edits.front().texts.size() < 2)
        return std::nullopt;
    SetCells set{{}, edits.front().texts.front().row, edits.front().texts.front().column};
    for (const CellText &text : edits.front().texts)
        set.cells.set(text.row - set.row, text.column - set.column, text.text);
    return set;
}

CellEdit settingAt(const Cells &cells, qsizetype row, qsizetype column)
{
    CellEdit edit;
    for (qsizetype i = 0; i < cells.rowCount(); ++i) {
        for (qsizetype j = 0; j < cells.columnCount(); ++j)
            edit.texts.push_back({row + i, column + j, cells.at(i, j)});
    }
    return edit;
}

} // namespace

NumberGrid::NumberGrid(Session &session, const QString &title, QWidget *parent)
    : QObject(parent), m_session(session), m_title(title), m_parent(parent)
{}

void NumberGrid::display(const QJsonValue &numbers)
{
    m_numbers = numbers;
    if (m_dialog)
        show();
}

void NumberGrid::show()
{
    m_dialog->display({cellsOfNumbers(m_numbers)});
}

void NumberGrid::open()
{
    if (m_dialog) {
        m_dialog->raise();
        m_dialog->activateWindow();
        return;
    }
    m_dialog = new GridDialog(m_session, m_title, {}, {}, m_parent);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog->setWindowModality(Qt::WindowModal);
    CellGrid *grid = m_dialog->grid();
    grid->setDigits(Digits::All);
    connect(grid, &CellGrid::edited, this, &NumberGrid::take);
    connect(grid, &CellGrid::refused, m_dialog, [this](const QString &sentence) { m_dialog->tell(sentence, true); });
    // A modal dialog during a drop would keep the pointer grabbed.
    connect(grid, &CellGrid::fileDropped, this,
            [this](const QString &path) { QTimer::singleShot(0, this, [this, path] { takeFile(path); }); });
    show();
    m_dialog->show();
}

bool NumberGrid::apply(const std::vector<CellEdit> &edits, const QString &note)
{
    Cells cells = cellsOfNumbers(m_numbers);
    for (const CellEdit &edit : edits)
        editor::apply(edit, cells);
    const auto numbers = numbersOfCells(std::move(cells), m_numbers.toArray().first().isArray());
    if (!numbers) {
        m_dialog->tell(numbers.error().text(), true);
        return false;
    }
    if (*numbers != m_numbers)
        Q_EMIT edited(*numbers);
    if (m_dialog && !note.isEmpty())
        m_dialog->tell(note, false);
    return true;
}

void NumberGrid::take(const std::vector<CellEdit> &edits)
{
    const auto set = setBy(edits);
    const auto isNumbers = [&] { return numbersOfCells(set->cells, true).has_value(); };
    // Of a table with names, its numbers.
    const auto among = set && !isNumbers() ? numbersAmong(set->cells) : std::nullopt;
    if (!among)
        apply(edits);
    else
        apply({settingAt(*among, set->row, set->column)},
              tr("Only the numbers of the table were taken; the names of its rows and columns are left out."));
}

void NumberGrid::takeFile(const QString &path)
{
    const auto cells = cellsOfFile(m_session, path);
    if (!m_dialog)
        return;
    if (!cells) {
        m_dialog->tell(cells.error().text(), true);
        return;
    }
    if (!*cells)
        return;
    const auto among = numbersAmong(**cells);
    apply({{.kind = CellEdit::Kind::Replace, .with = among.value_or(**cells)}});
}

} // namespace lectograph::editor
