// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/field.h"

class QComboBox;

namespace lectograph::editor {

/// Selects a file of the lecture, or imports one from disk.
class AssetField : public Field
{
    Q_OBJECT

public:
    AssetField(Session &session, const FieldSpec &spec, QWidget *parent);
    void display(const Reading &reading) override;
    bool isWide() const override { return true; }
    void fillMenu(QMenu &menu) override;
    /// Imports the file and selects it.
    void takeFile(const QString &path);

private:
    void choose();

    Session &m_session;
    QComboBox *m_box;
};

} // namespace lectograph::editor
