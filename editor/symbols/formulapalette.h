// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/symbols/matrixsizepad.h"
#include "editor/symbols/picturepopup.h"
#include "editor/symbols/symbols.h"

class QAbstractButton;

namespace lectograph::editor {

/// The symbols and structures of formulas, those used last and those of the user. What is chosen is a command as
/// insertionOf() takes it.
class FormulaPalette : public PicturePopup
{
    Q_OBJECT

public:
    /// `kept`: the formula that can be kept as one of the user's.
    FormulaPalette(const QString &kept, QWidget *parent);

    MatrixSizePad *pad() const { return m_pad; }
    QAbstractButton *keepButton() const { return m_keep; }

protected:
    bool holds(const QString &value) override;

private:
    FormulaPalette(FormulaSymbols symbols, const QString &kept, QWidget *parent);
    std::vector<PictureChoice> allChoices() const;
    void keep();
    void forget(const QString &value);

    FormulaSymbols m_symbols;
    QString m_kept;
    QString m_matrix; ///< whose size is being chosen
    MatrixSizePad *m_pad;
    QAbstractButton *m_keep;
};

} // namespace lectograph::editor
