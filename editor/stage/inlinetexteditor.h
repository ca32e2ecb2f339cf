// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/liveedit.h"
#include "editor/session/session.h"
#include "editor/stage/stage_edits.h"

#include <QFrame>

class QLabel;
class QPlainTextEdit;

namespace lectograph::editor {

/// Where the words of a block are typed, over the stage: a real text widget, so that every input method works. The stage
/// follows while one types, as one step of the history.
class InlineTextEditor : public QFrame
{
    Q_OBJECT

public:
    /// `place` is that of textPlaceOf(); `node` is the block that shows the words.
    InlineTextEditor(Session &session, const QString &node, const PropertyPlace &place, QWidget *parent);

    const QString &node() const { return m_node; }
    bool isFormula() const { return m_isFormula; }
    QPlainTextEdit *edit() const { return m_edit; }
    /// Over the block that shows the words, or below it for a formula, which one wants to see grow. An empty `block` leaves it
    /// where it was.
    void standAt(const QRectF &block, const QRect &within);
    void accept(); ///< what an input method has not finished is taken as it is

Q_SIGNALS:
    void finished();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void takeComposition();
    void write();
    void showProblem();

    Session &m_session;
    QString m_node;
    PropertyPlace m_place;
    LiveEdit m_typing;
    bool m_isFormula = false;
    bool m_hasEnded = false;
    bool m_isNew = true; ///< not yet shown anywhere
    QString m_written;   ///< as it was last put into the lecture
    QRectF m_block;      ///< where it was last seen
    QPlainTextEdit *m_edit;
    QLabel *m_problem;
};

} // namespace lectograph::editor
