// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/texts.h"
#include "editor/inspector/fields/field.h"

#include <vector>

class QToolButton;

namespace lectograph::editor {

class GrowingEdit;
class MistakeMark;

/// "한국어": the native name of a language, or its code if unknown.
QString nativeName(const QString &language);

/// A value with a line per language of the lecture, below each other. Where it may be the same in all languages, the
/// lines of the others are shown on demand.
class TranslatedField : public Field
{
    Q_OBJECT

public:
    void fillMenu(QMenu &menu) override;

protected:
    TranslatedField(const Languages &languages, QWidget *parent);

    QString accessibleNameOf(const FieldSpec &spec, const QString &language) const;
    /// Appends the line of the next language; the label of its language is the buddy of `focused`.
    void addLine(QWidget *widget, QWidget *focused);
    /// Hides the lines of other languages until they are used, or requested by a button.
    void hideTranslations(const FieldSpec &spec, const QString &tip);
    void arrange();
    const QString &languageOf(std::size_t line) const { return m_languages.all[static_cast<qsizetype>(line)]; }
    std::size_t ownLine() const { return static_cast<std::size_t>(m_languages.all.indexOf(m_languages.own)); }
    ValueChange toText(const QString &language, const QString &text) const;

    Languages m_languages;
    std::vector<QWidget *> m_lines;     ///< one per language
    QToolButton *m_translate = nullptr; ///< shows the lines of the other languages
    Reading m_reading;
};

/// A multilingual text, or a list of texts with one on each line; edits apply while typing. Editing several texts keeps
/// their other languages.
class TextField : public TranslatedField
{
    Q_OBJECT

public:
    TextField(const FieldSpec &spec, const Languages &languages, QWidget *parent);
    void display(const Reading &reading) override;
    bool isWide() const override { return m_isWide; }
    void finish() override;
    void showProblem(bool isWrong) override;
    void fillMenu(QMenu &menu) override;
    /// Whether formulas can be written in it.
    bool takesSymbols() const { return formulaUse() != FormulaUse::None; }
    /// Opens the palette of symbols, which writes where the cursor is.
    void openSymbols();

private:
    QWidget *withSymbols(GrowingEdit *edit, const QString &name);
    FormulaUse formulaUse() const { return m_formulas ? m_formulas() : FormulaUse::None; }
    void openSymbolsFor(GrowingEdit *edit);
    void tell(const QString &language, const QString &text);
    /// Shows `text`, grey, where a language has none.
    void showFallback(const QString &text);
    /// The text that the picture shows there: that of the lecture's own language, or of the first that has one.
    QString fallbackOf(const QJsonValue &value) const;

    std::vector<GrowingEdit *> m_edits;   ///< one per language
    std::vector<QToolButton *> m_symbols; ///< the buttons that open the palette of symbols, of each language
    std::function<FormulaUse()> m_formulas;
    std::vector<MistakeMark *> m_marks; ///< of what cannot be typeset, one per language
    bool m_isList;
    bool m_isWide;
};

} // namespace lectograph::editor
