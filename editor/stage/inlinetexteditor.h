// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/inner_texts.h"
#include "editor/language/names.h"
#include "editor/manipulation/stage_edits.h"
#include "editor/session/liveedit.h"
#include "editor/session/session.h"
#include "editor/stage/formattingbar.h"
#include "editor/stage/wordslook.h"
#include "editor/symbols/insertion.h"

#include <QFrame>

class QLabel;
class QMimeData;
class QPlainTextEdit;

namespace lectograph::editor {

class MistakeMark;
class WordsEdit;

/// Edits the text of a block over the stage, in a standard text widget so that every input method works, in the letters
/// of the picture and at their place, with a bar for its formats. A formula is typed below its picture. The stage
/// updates while typing; all changes form one undo step.
class InlineTextEditor : public QFrame
{
    Q_OBJECT

public:
    /// `place` is from textPlaceOf(); `node` is the block that shows the text. `continued`: the step that added it, if the
    /// words belong to it.
    InlineTextEditor(Session &session, const QString &node, const WordsPlace &place, Gesture continued,
                     QWidget *parent);

    const QString &node() const { return m_node; }
    const WordsPlace &place() const { return m_place; }
    bool isFormula() const { return m_isFormula; }
    QPlainTextEdit *edit() const;
    FormattingBar *bar() const { return m_bar; }
    /// The colour behind the words.
    void setGround(const QColor &ground);
    /// Moves over the words, or below a formula, so that its picture stays visible. Words that are not drawn keep their
    /// place and size.
    void standAt(const WordsLook &look, const QRect &within);
    void accept(); ///< commits unfinished input method text as it is

Q_SIGNALS:
    void finished();
    void left(bool isNext); ///< by Tab, towards the next block or the one before; after finished()
    /// By Enter, for the next item of the same list; after finished().
    void wordsAsked(const QString &node, const lectograph::editor::WordsSource &words);
    void undoAsked(); ///< with nothing left to undo in the words; after finished()

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void readFormats();
    void align(const QString &lines);
    QFont fontOf(const shape::Lettering &lettering) const;
    QFont fontOfWords() const;
    void showLook();
    void standAgain();
    void takeComposition();
    void write();
    void choose(FormattingBar::Choice choice);
    void showChoices();
    FormulaUse formulaUse() const;
    void openSymbols();
    /// Lines that began with bullets before are no list; those that are made here are. Returns `isDone`.
    bool makeList(bool isDone);
    bool takeKey(const QKeyEvent &key);
    bool typeLine(const QKeyEvent &key);
    void goOn();
    qsizetype itemCount() const;
    bool replaceItems(qsizetype count, const QStringList &by);
    bool takeItems(const QMimeData &data);
    QString markupBetween(int from, int to) const;
    bool isOfNewItems() const; ///< whether the words are one of items that can be added and removed
    std::optional<graph::Value> valueBefore(const PropertyPlace &place) const; ///< before anything was typed
    /// Of the block that sets the words, which may be inside of the one that shows them.
    PropertyPlace setPlace(const QString &key) const;
    PropertyPlace ownPlace(const QString &key) const { return {m_place.scene, m_place.block, {}, key}; }
    void showProblem();

    Session &m_session;
    QString m_node;
    WordsPlace m_place;
    LiveEdit m_typing;
    std::optional<InnerText> m_setIn; ///< where the words are set in letters
    bool m_isFormula = false;
    bool m_isCode = false;
    bool m_isMarkup = false; ///< for a block inside of the one whose words these are
    bool m_canBeFormatted = false;
    bool m_isFormatted = false;
    typeset::Dollars m_dollars{};
    BaseFormat m_base;
    std::optional<QString> m_lines; ///< the chosen alignment
    bool m_hasEnded = false;
    bool m_isChoosing = false; ///< a symbol
    QString m_written;         ///< the text as last written to the lecture, with its formats
    WordsLook m_look;          ///< when they were last drawn
    QColor m_ground;
    QRect m_within;
    FormattingBar *m_bar;
    WordsEdit *m_edit;
    MistakeMark *m_mistake;
    QLabel *m_problem;
};

} // namespace lectograph::editor
