// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/textfields.h"

class QComboBox;

namespace lectograph::editor {

/// Selects a file of the lecture, or imports one from disk: a picture, or what the property takes.
class AssetField : public Field
{
    Q_OBJECT

public:
    AssetField(Session &session, const RowSource &source, QWidget *parent);
    void display(const Reading &reading) override;
    bool isWide() const override { return true; }
    void fillMenu(QMenu &menu) override;
    /// Imports the file and selects it; a table is read so.
    void takeFile(const QString &path, const tensor::TableReading &reading = {});

private:
    void choose();
    bool takes(const QString &file) const;

    Session &m_session;
    graph::PropertySpec m_property;
    QStringList m_endings;
    QComboBox *m_box;
};

/// The file of a sound: one for all languages, or one per language, as for narration. Editing several sounds keeps
/// their files for the other languages.
class SoundField : public TranslatedField
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
    void choose(const QString &language);

    Session &m_session;
    std::vector<QComboBox *> m_boxes; ///< one per language
};

} // namespace lectograph::editor
