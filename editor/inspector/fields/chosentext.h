// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/textfields.h"

class QLineEdit;

namespace lectograph::editor {

/// A text that is typed, or chosen from a list that a button opens.
class ChosenTextEdit : public QWidget
{
    Q_OBJECT

public:
    /// Shows the applied text, unless another one is being typed.
    virtual void showText(const QString &text, const QString &placeholder);
    /// Applies what is typed; it is not overwritten before.
    void commit();
    bool isSettled() const;
    QLineEdit *edit() const { return m_edit; }
    QToolButton *button() const { return m_open; }
    const QString &text() const { return m_text; } ///< the applied one

Q_SIGNALS:
    void chosen(const QString &text);
    void cancelled();
    void listRequested();

protected:
    ChosenTextEdit(const QString &name, const QString &tip, QWidget *parent);

    void keyPressEvent(QKeyEvent *event) override;

private:
    QLineEdit *m_edit;
    QToolButton *m_open;
    QString m_text;
};

/// The same text in all languages, or one for each.
class ChosenTextField : public TranslatedField
{
    Q_OBJECT

public:
    void display(const Reading &reading) override;
    bool isWide() const override { return m_languages.all.size() > 1; }
    void finish() override;
    bool isSettled() const override;

protected:
    ChosenTextField(const Languages &languages, const QString &placeholder, QWidget *parent);

    /// Adds the line of the next language.
    void addEdit(ChosenTextEdit *edit);
    /// After a line for each language.
    void endLines(const FieldSpec &spec, const QString &translationTip);
    virtual void take(std::size_t line, const QString &text);
    /// Applies what was chosen from the list.
    void choose(std::size_t line, const QString &text);
    virtual void openList(std::size_t line) = 0;

    std::vector<ChosenTextEdit *> m_edits; ///< one per language
    QString m_placeholder;                 ///< where the lecture's own language has no text
};

} // namespace lectograph::editor
