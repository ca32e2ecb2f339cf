// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/symbols/mistakes.h"

#include <QObject>

class QPlainTextEdit;

namespace lectograph::editor {

/// Underlines the first mistake in the formulas of a text, once it is found. Belongs to the text.
class MistakeMark : public QObject
{
    Q_OBJECT

public:
    explicit MistakeMark(QPlainTextEdit *edit);

    /// Looks for it in the text as it is now; without formulas, nothing is underlined.
    void look(FormulaUse use);

private:
    void show(std::optional<shape::SourceRange> range);

    QPlainTextEdit *m_edit;
    std::optional<QString> m_text; ///< in which it was looked for
};

} // namespace lectograph::editor
