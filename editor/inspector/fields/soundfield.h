// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/textfields.h"

class QComboBox;

namespace lectograph::editor {

/// The file of a sound: one for all languages, or one per language, as for narration. Editing several sounds keeps
/// their files for the other languages.
class SoundField : public Field
{
    Q_OBJECT

public:
    SoundField(Session &session, const FieldSpec &spec, QWidget *parent);
    void display(const Reading &reading) override;
    bool isWide() const override { return true; }
    void fillMenu(QMenu &menu) override;
    /// Imports the file for this language.
    void takeFile(const QString &language, const QString &path);

private:
    QWidget *makeLine(const FieldSpec &spec, const QString &language);
    void arrange();
    void choose(const QString &language);
    ValueChange to(const QString &language, const QString &file) const;

    Session &m_session;
    Languages m_languages;
    std::vector<QComboBox *> m_boxes; ///< one per language
    std::vector<QWidget *> m_lines;
    QToolButton *m_translate = nullptr;
    Reading m_files;
};

} // namespace lectograph::editor
