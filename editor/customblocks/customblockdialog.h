// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace lectograph::editor {

/// Asks what a custom block is called and what it is good for, when it is kept and when that changes.
class CustomBlockDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Purpose { Save, Rename };

    CustomBlockDialog(Purpose purpose, const QString &name, const QString &description, QWidget *parent);

    /// Offers to keep the animations too.
    void offerAnimations();
    /// What else the author should know; one sentence each.
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
