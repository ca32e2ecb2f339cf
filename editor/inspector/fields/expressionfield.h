// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/field.h"

#include <optional>
#include <vector>

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace lectograph::editor {

class ExpressionEdit;
class LinkChip;

/// The expression of a property with its present value beside it, and below it the blocks that it names, which lead to
/// them. Applied by Enter or when the focus leaves, unless it is wrong; Escape restores what was before.
class ExpressionField : public Field
{
    Q_OBJECT

public:
    ExpressionField(Session &session, const RowSource &source, QWidget *parent);

    void display(const Reading &reading) override;
    bool isWide() const override { return true; }
    void finish() override { commit(); }
    bool isSettled() const override;
    /// Begins a new expression with this text, which is selected.
    void begin(const QString &text);
    /// Inserts the name of an output, "block" or "block.output", at the cursor.
    void insertName(const QString &output);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void commit();
    void leave();
    void showResult();
    void placeResult();
    const QString &scene() const { return m_source.places.front().scene; }
    void showNames();

    Session &m_session;
    RowSource m_source;
    ExpressionEdit *m_edit;
    QLabel *m_result;
    QString m_resultText;
    std::optional<bool> m_isBeside; ///< whether the result stands beside the expression
    QGridLayout *m_line = nullptr;  ///< the expression and its result
    QVBoxLayout *m_names;
    std::vector<LinkChip *> m_chips;
    QJsonValue m_written;
    QString m_shown; ///< as in the document
    bool m_isRefused = false;
};

} // namespace lectograph::editor
