// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/growingedit.h"
#include "editor/inspector/rows/expressions.h"

class QCompleter;
class QStandardItemModel;

namespace lectograph::editor {

/// The text of an expression, with a list of the names that continue what is typed.
class ExpressionEdit : public GrowingEdit
{
    Q_OBJECT

public:
    using NamesAt = std::function<NameChoices(const QString &text, qsizetype cursor)>;
    ExpressionEdit(NamesAt namesAt, QWidget *parent);

    /// Inserts a name at the cursor, apart from what stands beside it.
    void insertName(const QString &name);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void offerNames(bool isAsked);
    void complete(const QModelIndex &index);

    NamesAt m_namesAt;
    QStandardItemModel *m_model;
    QCompleter *m_completer;
    qsizetype m_start = 0; ///< of what a choice replaces
};

} // namespace lectograph::editor
