// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/timeline_edits.h"
#include "editor/session/liveedit.h"
#include "editor/widgets/decimalspinbox.h"

#include <functional>
#include <optional>

namespace lectograph::editor {

struct Session;

/// A field for seconds whose edit is seen while the number is typed or stepped: all changes until Enter, or until the field is
/// left, are one undo step. Enter stays in the field, Escape reverts them and leaves it.
class LiveSecondsField : public DecimalSpinBox
{
    Q_OBJECT

public:
    using Edit = std::function<Result<ItemsEdit>(const Lecture &lecture, Time time)>;

    /// `name`: for tooltip and screen readers.
    LiveSecondsField(Session &session, const QString &name, QWidget *parent);

    /// What a number does from now on, and the name of the undo step.
    void setEdit(const QString &step, Edit edit);
    /// Shows a time, or a dash without one; not while one is typed.
    void display(std::optional<Time> time);
    /// Ends the undo step.
    void finish();

    void stepBy(int steps) override;

Q_SIGNALS:
    void finished();     ///< the focus has left the field
    void editingEnded(); ///< by Escape: the focus should leave it

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void apply(double seconds);

    Session &m_session;
    QString m_step;
    Edit m_edit;
    std::optional<LiveEdit> m_live;
    std::optional<Time> m_shown;
    bool m_isApplying = false;
};

} // namespace lectograph::editor
