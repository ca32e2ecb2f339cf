// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace lectograph::editor {

/// Asks for the name and the description of a custom block when it is saved or renamed.
class CustomBlockDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Purpose { Save, Rename };

    CustomBlockDialog(Purpose purpose, const QString &name, const QString &description, QWidget *parent);

    /// Shows the option to save the animations too.
    void offerAnimations();
    /// Additional notes for the author, one sentence each.
    void setNotes(const QStringList &sentences);
    void focusDescription();

    QString name() const;
    QString description() const;
    bool withAnimations() const;

private:
    void follow();

    Purpose m_purpose;
    QString m_oldName;
    QLineEdit *m_name;
    QLineEdit *m_description;
    QCheckBox *m_animations;
    QLabel *m_notes;
    QLabel *m_taken;
    QPushButton *m_done;
};

} // namespace lectograph::editor
