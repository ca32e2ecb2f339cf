// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/definitions.h"

#include <QDialog>

class QCheckBox;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace lectograph::editor {

struct Session;

/// Asks for the name of a block that is made of others, and which of their properties each of its instances has.
class MakeBlockDialog : public QDialog
{
    Q_OBJECT

public:
    MakeBlockDialog(Session &session, const QStringList &nodes, QWidget *parent);

    QString name() const;
    std::vector<PropertyOfNode> published() const;
    /// Whether other lectures shall have it, too.
    bool isKept() const;

private:
    void fill(Session &session, const QStringList &nodes);

    QLineEdit *m_name;
    QTreeWidget *m_properties;
    QCheckBox *m_keep;
    QPushButton *m_done;
};

} // namespace lectograph::editor
