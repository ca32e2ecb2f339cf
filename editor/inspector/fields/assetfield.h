// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/field.h"

class QComboBox;

namespace lectograph::editor {

/// One of the files that the lecture carries, or another one from the disk.
class AssetField : public Field
{
    Q_OBJECT

public:
    AssetField(Session &session, const FieldSpec &spec, QWidget *parent);
    void display(const Reading &reading) override;
    bool isWide() const override { return true; }
    void fillMenu(QMenu &menu) override;
    /// Takes the file into the lecture.
    void takeFile(const QString &path);

private:
    void choose();

    Session &m_session;
    QComboBox *m_box;
};

} // namespace lectograph::editor
