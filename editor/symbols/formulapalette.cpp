// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbols/formulapalette.h"

#include "editor/language/language.h"
#include "editor/settings/lastused.h"
#include "editor/settings/settings.h"
#include "editor/symbols/insertion.h"
#include "editor/widgets/theme.h"

#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
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
