// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/field.h"

class QListWidget;
class QToolButton;

namespace lectograph::editor {

/// The targets of a clip in their order: they can be added from a list or by a click on the stage, reordered and
/// removed. The list is hidden while there is one target.
class TargetsField : public Field
{
    Q_OBJECT

public:
    TargetsField(Session &session, const FieldSpec &spec, QWidget *parent);
    void display(const Reading &reading) override;
    bool isWide() const override { return true; }
    void fillMenu(QMenu &menu) override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void tell();
    void add(const QStringList &targets);
    void moveCurrent(int by);
    void removeCurrent();
    void askForPattern();
    /// What the pattern names: itself for the ids that match, and the blocks whose labels do.
    QStringList targetsCalled(const QString &pattern) const;
    void fillChoices(QMenu &menu);
    QString labelOf(const QString &target) const;

    Session &m_session;
    FieldSpec m_spec; ///< its choices are the blocks that can be added
    QListWidget *m_list;
    QToolButton *m_add;
    QStringList m_targets;
};

} // namespace lectograph::editor
