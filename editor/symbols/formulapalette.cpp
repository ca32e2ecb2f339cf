// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbols/formulapalette.h"

#include "editor/language/language.h"
#include "editor/settings/settings.h"
#include "editor/symbols/insertion.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize formulaCell{62, 46};
constexpr int formulaColumns = 8;
constexpr int formulaRows = 8;
constexpr qsizetype mostRecentFormulas = 32;
constexpr qsizetype mostOwnFormulas = 200;
constexpr int padCell = 22;
constexpr int padCaption = 22;

QStringList withFirst(QStringList list, const QString &value, qsizetype most)
{
    list.removeAll(value);
    list.prepend(value);
    return list.first(std::min(most, list.size()));
}

} // namespace

MatrixSizePad::MatrixSizePad(QWidget *parent) : QWidget(parent)
{
    setFixedSize(most * padCell + 1, padCaption + most * padCell + 1);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Rows and columns"));
    setSize(2, 2);
}

QRect MatrixSizePad::cell(int row, int column) const
{
    return {column * padCell, padCaption + row * padCell, padCell, padCell};
}

void MatrixSizePad::setSize(int rows, int columns)
{
    m_rows = std::clamp(rows, 1, most);
    m_columns = std::clamp(columns, 1, most);
    setAccessibleDescription(tr("%1 rows, %2 columns").arg(m_rows).arg(m_columns));
    update();
}

/// Its keys are not those of the window.
bool MatrixSizePad::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void MatrixSizePad::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setFont(uiFont(12));
    painter.setPen(theme().text);
    painter.drawText(QRect(0, 0, width(), padCaption), Qt::AlignLeft | Qt::AlignVCenter,
                     u"%1 × %2"_s.arg(m_rows).arg(m_columns));
    for (int row = 0; row < most; ++row) {
        for (int column = 0; column < most; ++column) {
            const QRect square = cell(row, column).adjusted(1, 1, -2, -2);
            const bool isIn = row < m_rows && column < m_columns;
            painter.fillRect(square, isIn ? mixColors(theme().panel, theme().accent, 0.5) : theme().raised);
            drawInnerLine(painter, square, isIn ? theme().accent : theme().line);
        }
    }
}

void MatrixSizePad::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    setSize((at.y() - padCaption) / padCell + 1, at.x() / padCell + 1);
}

void MatrixSizePad::mouseReleaseEvent(QMouseEvent *event)
{
    if (rect().contains(event->position().toPoint()))
        Q_EMIT chosen(m_rows, m_columns);
}

void MatrixSizePad::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left: setSize(m_rows, m_columns - 1); break;
    case Qt::Key_Right: setSize(m_rows, m_columns + 1); break;
    case Qt::Key_Up: setSize(m_rows - 1, m_columns); break;
    case Qt::Key_Down: setSize(m_rows + 1, m_columns); break;
    case Qt::Key_Return:
    case Qt::Key_Enter: Q_EMIT chosen(m_rows, m_columns); break;
    case Qt::Key_Escape: Q_EMIT left(); break;
    default: QWidget::keyPressEvent(event);
    }
}

namespace {

/// The groups with those of the user around them.
QStringList groupTitles(const FormulaSymbols &symbols)
{
    return QStringList{FormulaPalette::tr("Used last")} + symbols.groups + QStringList{FormulaPalette::tr("Your own")};
}

PicturePopup::Look lookOf(const FormulaSymbols &symbols)
{
    return {
        .title = FormulaPalette::tr("Symbols and formulas"),
        .hint = FormulaPalette::tr("Search: a word in any language, or LaTeX"),
        .cell = formulaCell,
        .columns = formulaColumns,
        .rows = formulaRows,
        .draw = [symbols](const QString &value, const QSize &pixels,
                          const QColor &color) { return formulaPicture(shownFormula(symbols, value), pixels, color); },
    };
}

} // namespace

FormulaPalette::FormulaPalette(const QString &kept, QWidget *parent)
    : FormulaPalette(formulaSymbols(preferredLanguage()), kept, parent)
{}

FormulaPalette::FormulaPalette(FormulaSymbols symbols, const QString &kept, QWidget *parent)
    : PicturePopup({}, groupTitles(symbols), lookOf(symbols), parent),
      m_symbols(std::move(symbols)),
      m_kept(kept.trimmed()),
      m_pad(new MatrixSizePad(this)),
      m_keep(new QPushButton(icon(u"plus"_s), tr("Keep this formula as one of your own"), this))
{
    m_keep->setFocusPolicy(Qt::TabFocus);
    m_keep->setToolTip(tr("In it, #1 stands for what is selected where you use it; Delete removes one of your own"));
    m_keep->setEnabled(!m_kept.isEmpty());
    m_pad->hide();
    column()->addWidget(m_pad);
    column()->addWidget(m_keep);
    setChoices(allChoices());
    groups()->setCurrentRow(setting::recentFormulas.value().isEmpty() ? 1 : 0);
    connect(m_keep, &QAbstractButton::clicked, this, &FormulaPalette::keep);
    connect(this, &PicturePopup::removed, this, &FormulaPalette::forget);
    grid()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(grid(), &QWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        const QString value = grid()->indexAt(at).data(PictureList::ValueRole).toString();
        if (!setting::ownFormulas.value().contains(value))
            return;
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addAction(icon(u"trash-2"_s), tr("Remove from your own"), this, [this, value] { forget(value); });
        menu->popup(grid()->viewport()->mapToGlobal(at));
    });
    connect(m_pad, &MatrixSizePad::chosen, this, [this](int rows, int columns) {
        const QString matrix = QString(m_matrix).replace(u"#m"_s, matrixCells(rows, columns));
        close();
        Q_EMIT chosen(matrix);
    });
    connect(m_pad, &MatrixSizePad::left, this, [this] {
        m_pad->hide();
        grid()->show();
        search()->setFocus();
    });
    connect(this, &PicturePopup::chosen, this, [this](const QString &value) {
        const QString used = m_matrix.isEmpty() ? value : m_matrix;
        setting::recentFormulas.set(withFirst(setting::recentFormulas.value(), used, mostRecentFormulas));
    });
}

std::vector<PictureChoice> FormulaPalette::allChoices() const
{
    std::vector<PictureChoice> choices;
    const auto known = [this](const QString &value) {
        const auto found = std::ranges::find(m_symbols.choices, value, &PictureChoice::value);
        return found == m_symbols.choices.end() ? PictureChoice{value, value} : *found;
    };
    for (const QString &value : setting::recentFormulas.value()) {
        choices.push_back(known(value));
        choices.back().group = 0;
    }
    for (PictureChoice choice : m_symbols.choices) {
        ++choice.group;
        choices.push_back(choice);
    }
    for (const QString &value : setting::ownFormulas.value()) {
        choices.push_back(known(value));
        choices.back().group = static_cast<int>(m_symbols.groups.size()) + 1;
    }
    return choices;
}

bool FormulaPalette::holds(const QString &value)
{
    m_matrix = value.contains("#m"_L1) ? value : QString();
    if (m_matrix.isEmpty())
        return false;
    grid()->hide();
    m_pad->show();
    m_pad->setFocus();
    return true;
}

void FormulaPalette::keep()
{
    setting::ownFormulas.set(withFirst(setting::ownFormulas.value(), m_kept, mostOwnFormulas));
    setChoices(allChoices());
    groups()->setCurrentRow(groups()->count() - 1);
    goTo(m_kept);
    search()->setFocus();
}

void FormulaPalette::forget(const QString &value)
{
    QStringList own = setting::ownFormulas.value();
    if (groups()->currentRow() != groups()->count() - 1 || own.removeAll(value) == 0)
        return;
    setting::ownFormulas.set(own);
    setChoices(allChoices());
}

} // namespace lectograph::editor
