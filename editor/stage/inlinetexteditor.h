// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/liveedit.h"
#include "editor/session/session.h"
#include "editor/stage/stage_edits.h"

#include <QFrame>

class QLabel;
class QPlainTextEdit;

namespace lectograph::editor {

/// Edits the text of a block over the stage, in a standard text widget so that every input method works. The stage
/// updates while typing; all changes form one undo step.
class InlineTextEditor : public QFrame
{
    Q_OBJECT

public:
    /// `place` is from textPlaceOf(); `node` is the block that shows the text.
    InlineTextEditor(Session &session, const QString &node, const PropertyPlace &place, QWidget *parent);

    const QString &node() const { return m_node; }
    const PropertyPlace &place() const { return m_place; }
    bool isFormula() const { return m_isFormula; }
    QPlainTextEdit *edit() const { return m_edit; }
    /// Moves over the block that shows the text, or below a formula, so that its rendering stays visible. An empty
    /// `block` keeps the position.
    void standAt(const QRectF &block, const QRect &within);
    void accept(); ///< commits unfinished input method text as it is

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
    bool m_isNew = true; ///< not positioned yet
    QString m_written;   ///< the text as last written to the lecture
    QRectF m_block;      ///< its last visible rectangle
    QPlainTextEdit *m_edit;
    QLabel *m_problem;
};

} // namespace lectograph::editor
