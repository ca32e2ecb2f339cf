// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/field.h"

namespace lectograph::editor {

/// Whether the value may be computed by an expression.
bool takesExpressions(const RowSource &source);

/// Watches a row and its field for what begins an expression: "=" at the start of a value, and outputs of blocks that are
/// dropped onto the row.
class ExpressionStart : public QObject
{
    Q_OBJECT

public:
    explicit ExpressionStart(QWidget &row);

    void watch(Field &field);

Q_SIGNALS:
    /// `isReplacing`: the expression replaces the value; otherwise it begins with it.
    void began(bool isReplacing);
    /// "block" or "block.output".
    void outputDropped(const QString &output);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool takeKey(QObject *watched, const QString &typed);
};

} // namespace lectograph::editor
