// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/inlinetexteditor.h"

#include "editor/stage/manipulation.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QFontDatabase>
#include <QGuiApplication>
#include <QInputMethod>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTextBlock>
#include <QTextLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

InlineTextEditor::InlineTextEditor(Session &session, const QString &node, const PropertyPlace &place, QWidget *parent)
    : QFrame(parent),
      m_session(session),
      m_node(node),
      m_place(place),
      m_typing(session.document),
      m_isFormula(editor::isFormula(place)),
      m_edit(new QPlainTextEdit(this)),
      m_problem(new QLabel(this))
{
    const auto value = currentValue(m_typing.before(), place, writingOf(session), session.registry);
    if (const QString *text = value ? std::get_if<QString>(&*value) : nullptr)
        m_written = *text;
    m_edit->setPlainText(m_written);
    QFont font = m_isFormula ? QFontDatabase::systemFont(QFontDatabase::FixedFont) : uiFont(15);
    font.setPixelSize(m_isFormula ? 13 : 15);
    m_edit->setFont(font);
    m_edit->setAccessibleName(m_isFormula ? tr("Formula in LaTeX") : tr("Words of the block"));
    m_edit->setToolTip(m_isFormula ? tr("Enter, Escape or a click elsewhere ends it; Shift+Enter makes a new line")
                                   : tr("Escape, Ctrl+Enter or a click elsewhere ends it; Ctrl+Z then takes it back"));
    m_edit->setTabChangesFocus(true);
    m_edit->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_edit->installEventFilter(this);
    m_problem->setProperty("error", true);
    m_problem->setProperty("small", true);
    m_problem->setWordWrap(true);
    m_problem->setContentsMargins(8, 4, 8, 4);
    m_problem->hide();
    QVBoxLayout *layout = columnLayout(this);
    layout->addWidget(m_edit);
    layout->addWidget(m_problem);
    m_problem->setAutoFillBackground(true);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &InlineTextEditor::write);
    showProblem();
    m_edit->selectAll();
}

void InlineTextEditor::standAt(const QRectF &block, const QRect &within)
{
    if (!block.isEmpty()) // a formula with an error has no box
        m_block = block;
    if (m_block.isEmpty())
        m_block = QRectF(QPointF(within.center()), QSizeF(1, 1));
    if (!m_isFormula && m_isNew) { // about the size in the picture
        QFont font = m_edit->font();
        font.setPixelSize(
            std::clamp(static_cast<int>(m_block.height() / m_edit->document()->blockCount() * 0.95), 13, 28));
        m_edit->setFont(font);
    }
    m_isNew = false;
    const int lines = std::clamp(m_edit->document()->blockCount(), 1, 6);
    const int height = std::max(40, lines * m_edit->fontMetrics().lineSpacing() + 22)
        + (m_problem->isHidden() ? 0 : m_problem->heightForWidth(220));
    const int width = std::clamp(static_cast<int>(m_block.width()) + 40, 220, std::max(220, within.width() - 16));
    QRect place(0, 0, width, height);
    place.moveCenter(m_block.center().toPoint());
    if (m_isFormula)
        place.moveTop(static_cast<int>(m_block.bottom()) + 12);
    place.moveLeft(
        std::clamp(place.left(), within.left() + 8, std::max(within.left() + 8, within.right() - width - 8)));
    place.moveTop(std::clamp(place.top(), within.top() + 8, std::max(within.top() + 8, within.bottom() - height - 8)));
    setGeometry(place);
}

void InlineTextEditor::takeComposition()
{
    QGuiApplication::inputMethod()->commit();
    // Some input methods commit later, and some not at all.
    const QTextLayout *layout = m_edit->textCursor().block().layout();
    const QString composed = layout ? layout->preeditAreaText() : QString();
    if (composed.isEmpty())
        return;
    QInputMethodEvent commit;
    commit.setCommitString(composed);
    QCoreApplication::sendEvent(m_edit, &commit);
    QGuiApplication::inputMethod()->reset();
}

void InlineTextEditor::write()
{
    const QString text = m_edit->toPlainText();
    if (m_hasEnded || text == m_written)
        return;
    m_written = text;
    const PropertyWriteMode writing = writingOf(m_session);
    m_typing.apply(tr("Type words"),
                   [&](const lecture::Lecture &before) { return withWords(before, m_place, text, writing); });
    showProblem();
}

void InlineTextEditor::showProblem()
{
    const auto outputs = m_session.preview.outputsOf(m_node);
    m_problem->setText(outputs ? QString() : outputs.error().what);
    m_problem->setVisible(!outputs);
    m_edit->setAccessibleDescription(m_problem->text());
}

void InlineTextEditor::accept()
{
    if (m_hasEnded)
        return;
    takeComposition();
    m_hasEnded = true;
    Q_EMIT finished();
}

bool InlineTextEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        const bool endsHere = key->modifiers() & Qt::ControlModifier
            || (m_isFormula && !(key->modifiers() & Qt::ShiftModifier));
        if ((isEnter && endsHere) || key->key() == Qt::Key_Escape) {
            event->accept();
            if (event->type() == QEvent::KeyPress)
                accept();
            return true;
        }
        if (isEnter && event->type() == QEvent::KeyPress) { // Shift would insert a line separator
            m_edit->insertPlainText(u"\n"_s);
            m_edit->ensureCursorVisible();
            return true;
        }
    }
    if (event->type() == QEvent::FocusOut) {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        // The popup of an input method, a menu or a short switch of windows does not end editing.
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason && reason != Qt::MenuBarFocusReason)
            accept();
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace lectograph::editor
