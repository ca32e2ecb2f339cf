// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/stage_edits.h"
#include "editor/session/liveedit.h"
#include "editor/session/session.h"
#include "editor/stage/formattingbar.h"

#include <QFrame>

class QLabel;
class QPlainTextEdit;

namespace lectograph::editor {

/// Edits the text of a block over the stage, in a standard text widget so that every input method works, with a bar for
/// its formats. The stage updates while typing; all changes form one undo step.
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
    FormattingBar *bar() const { return m_bar; }
    /// Moves over the block that shows the text, or below a formula, so that its rendering stays visible. An empty
    /// `block` keeps the position.
    void standAt(const QRectF &block, const QRect &within);
    void accept(); ///< commits unfinished input method text as it is

Q_SIGNALS:
    void finished();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void readFormats();
    int drawnLines() const; ///< of the text in the picture, or of what is typed if these are more
    void takeComposition();
    void write();
    void choose(FormattingBar::Choice choice);
    void showChoices();
    /// Lines that began with bullets before are no list; those that are made here are. Returns `isDone`.
    bool makeList(bool isDone);
    bool takeKey(const QKeyEvent &key);
    bool typeLine(const QKeyEvent &key);
    PropertyPlace ownPlace(const QString &key) const { return {m_place.scene, m_node, {}, key}; }
    void showProblem();

    Session &m_session;
    QString m_node;
    PropertyPlace m_place;
    LiveEdit m_typing;
    bool m_isFormula = false;
    bool m_canBeFormatted = false;
    bool m_isFormatted = false;
    BaseFormat m_base;
    std::optional<QString> m_lines; ///< the chosen alignment
    bool m_hasEnded = false;
    bool m_isNew = true; ///< not positioned yet
    QString m_written;   ///< the text as last written to the lecture, with its formats
    QRectF m_block;      ///< its last visible rectangle
    FormattingBar *m_bar;
    QPlainTextEdit *m_edit;
    QLabel *m_problem;
};

} // namespace lectograph::editor
