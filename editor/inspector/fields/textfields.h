// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/texts.h"
#include "editor/inspector/fields/field.h"

#include <vector>

class QLabel;
class QLineEdit;
class QToolButton;

namespace lectograph::editor {

class GrowingEdit;

/// "한국어": the native name of a language, or its code if unknown.
QString nativeName(const QString &language);
/// The code of a language as a small label, before the field of its text or file.
QLabel *languageTag(const QString &language, QWidget *parent);

/// A multilingual text, with one field per language below each other; edits apply while typing. Editing several texts
/// keeps their other languages.
class TextField : public Field
{
    Q_OBJECT

public:
    TextField(const FieldSpec &spec, const Languages &languages, QWidget *parent);
    void display(const Reading &reading) override;
    bool isWide() const override { return m_isWide; }
    void finish() override;
    void fillMenu(QMenu &menu) override;

private:
    void tell(const QString &language, const QString &text);
    void arrange();

    Languages m_languages;
    std::vector<GrowingEdit *> m_edits; ///< one per language
    std::vector<QWidget *> m_lines;
    QToolButton *m_translate = nullptr; ///< for formulas, which are the same in most languages
    Reading m_texts;
    bool m_isWide;
};

/// A list of texts, one per line, for each language.
class TextsField : public Field
{
    Q_OBJECT

public:
    TextsField(const FieldSpec &spec, const Languages &languages, QWidget *parent);
    void display(const Reading &reading) override;
    bool isWide() const override { return true; }
    void finish() override;
    void fillMenu(QMenu &menu) override;

private:
    void tell(const QString &language, const QStringList &texts);
    void arrange();

    Languages m_languages;
    std::vector<GrowingEdit *> m_edits;
    std::vector<QWidget *> m_lines;
    QToolButton *m_translate = nullptr;
    Reading m_lists;
};

/// One line of plain text, such as the name of a part or a font.
class StringField : public Field
{
    Q_OBJECT

public:
    StringField(const FieldSpec &spec, QWidget *parent);
    void display(const Reading &reading) override;
    void finish() override;
    bool isSettled() const override;

private:
    void commit();

    QLineEdit *m_edit;
    QString m_placeholder;
    QString m_shown;
};

} // namespace lectograph::editor
