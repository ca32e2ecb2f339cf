// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/symbols/picturelist.h"

#include <QColor>
#include <QHash>
#include <QImage>
#include <QSize>

namespace lectograph::editor {

/// The commands of LaTeX that lectures use, in groups, called by words of the interface's language and found by those of all
/// (resources/catalogs/formulas.json).
struct FormulaSymbols
{
    QStringList groups;
    std::vector<PictureChoice>
        choices;                   ///< their values are as insertionOf() takes them; matrices have their cells in #m
    QHash<QString, QString> shown; ///< of a value, where its picture is of something else
};
FormulaSymbols formulaSymbols(const QString &language);

/// What is drawn for a command: squares stand for what is written into it.
QString shownFormula(const FormulaSymbols &symbols, const QString &command);
/// The formula in the middle, as large as letters are read, or smaller if it has no room. Thread-safe.
QImage formulaPicture(const QString &latex, const QSize &pixels, const QColor &color);

} // namespace lectograph::editor
