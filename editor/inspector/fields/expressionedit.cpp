// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/expressionedit.h"

#include "editor/widgets/theme.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStandardItemModel>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int insertionRole = Qt::UserRole;
constexpr int leastListWidth = 280;

} // namespace

ExpressionEdit::ExpressionEdit(NamesAt namesAt, QWidget *parent)
    : GrowingEdit(false, parent),
      m_namesAt(std::move(namesAt)),
      m_model(new QStandardItemModel(this)),
      m_completer(new QCompleter(m_model, this))
{
    setMonospaced();
    setOwnUndo(true);
    m_completer->setWidget(this);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setMaxVisibleItems(8);
    m_completer->popup()->setObjectName(u"names"_s);
    m_completer->popup()->setAccessibleName(tr("Names"));
    connect(m_completer, QOverload<const QModelIndex &>::of(&QCompleter::activated), this, &ExpressionEdit::complete);
}

/// Tab takes a name from the list before it moves the focus.
bool ExpressionEdit::event(QEvent *event)
{
    if (event->type() == QEvent::KeyPress && m_completer->popup()->isVisible()) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Tab) {
            keyPressEvent(key);
            return true;
        }
    }
    return GrowingEdit::event(event);
}

void ExpressionEdit::keyPressEvent(QKeyEvent *event)
{
    const bool isListShown = m_completer->popup()->isVisible();
    const bool isTab = event->key() == Qt::Key_Tab;
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isListShown && (isTab || isReturn || event->key() == Qt::Key_Escape)) {
        const QModelIndex chosen = m_completer->popup()->currentIndex();
        m_completer->popup()->hide();
        if (event->key() != Qt::Key_Escape && chosen.isValid()) {
            complete(chosen);
            return;
        }
        if (!isReturn)
            return;
    }
    const bool isAsked = event->key() == Qt::Key_Space && event->modifiers() & Qt::ControlModifier;
    const QString before = toPlainText();
    if (!isAsked)
        GrowingEdit::keyPressEvent(event);
    if (isAsked || toPlainText() != before)
        offerNames(isAsked);
}

/// While a name is typed, and behind a point.
void ExpressionEdit::offerNames(bool isAsked)
{
    const QString text = toPlainText();
    const qsizetype cursor = textCursor().position();
    const NameChoices names = m_namesAt(text, cursor);
    const bool isTyping = names.start < cursor || (cursor > 0 && text[cursor - 1] == u'.');
    const bool isDone = names.choices.size() == 1
        && names.choices.front().text == text.mid(names.start, cursor - names.start);
    if (names.choices.empty() || !(isTyping || isAsked) || (isDone && !isAsked)) {
        m_completer->popup()->hide();
        return;
    }
    m_start = names.start;
    m_model->clear();
    for (const NameChoice &choice : names.choices) {
        auto *item = new QStandardItem(choice.detail.isEmpty() ? choice.shown
                                                               : u"%1   %2"_s.arg(choice.shown, choice.detail));
        item->setData(choice.text, insertionRole);
        m_model->appendRow(item);
    }
    m_completer->complete({0, 0, std::max(leastListWidth, width()), height() + 2}); // below the whole text
    m_completer->popup()->setCurrentIndex(m_completer->completionModel()->index(0, 0));
}

void ExpressionEdit::complete(const QModelIndex &index)
{
    QTextCursor cursor = textCursor();
    cursor.setPosition(static_cast<int>(m_start), QTextCursor::KeepAnchor);
    cursor.insertText(index.data(insertionRole).toString());
    setTextCursor(cursor);
}

void ExpressionEdit::insertName(const QString &name)
{
    QTextCursor cursor = textCursor();
    const QString text = toPlainText();
    const qsizetype start = cursor.selectionStart();
    const bool isBesideWord = start > 0 && (text[start - 1].isLetterOrNumber() || text[start - 1] == u'`');
    cursor.insertText(isBesideWord ? u" + "_s + name : name);
    setTextCursor(cursor);
}

} // namespace lectograph::editor
