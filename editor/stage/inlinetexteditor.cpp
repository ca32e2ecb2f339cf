// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/inlinetexteditor.h"

#include "editor/edits/looks.h"
#include "editor/edits/texts.h"
#include "editor/manipulation/manipulation.h"
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
      m_canBeFormatted(canBeFormatted(m_typing.before(), place, session.registry())),
      m_bar(new FormattingBar(colorNamesOf(m_typing.before()), this)),
      m_edit(new QPlainTextEdit(this)),
      m_problem(new QLabel(this))
{
    const auto value = currentValue(m_typing.before(), place, writingOf(session), session.registry());
    if (const QString *text = value ? std::get_if<QString>(&*value) : nullptr)
        m_written = *text;
    readFormats();
    QFont font = m_isFormula ? QFontDatabase::systemFont(QFontDatabase::FixedFont) : uiFont(15);
    font.setPixelSize(m_isFormula ? 13 : 15);
    font.setBold(m_base.isBold);
    font.setItalic(m_base.isItalic);
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
    layout->addWidget(m_bar);
    layout->addWidget(m_edit);
    layout->addWidget(m_problem);
    m_problem->setAutoFillBackground(true);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &InlineTextEditor::write);
    connect(m_edit, &QPlainTextEdit::selectionChanged, this, &InlineTextEditor::showChoices);
    connect(m_edit, &QPlainTextEdit::cursorPositionChanged, this, &InlineTextEditor::showChoices);
    connect(m_bar, &FormattingBar::chosen, this, &InlineTextEditor::choose);
    connect(m_bar, &FormattingBar::colorChosen, this, [this](const TextColor &color) {
        setTextColor(*m_edit, color);
        showChoices();
    });
    showProblem();
    m_edit->selectAll();
    showChoices();
}

void InlineTextEditor::readFormats()
{
    const PropertyWriteMode writing = writingOf(m_session);
    const auto valueOf = [&](const QString &key) {
        return currentValue(m_typing.before(), ownPlace(key), writing, m_session.registry());
    };
    const auto lines = m_isFormula ? std::nullopt : valueOf(u"lines"_s);
    m_bar->offer(m_canBeFormatted, lines.has_value());
    if (lines)
        m_bar->showLines(std::get<QString>(*lines));
    m_written.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n'); // as the text editor counts lines
    typeset::FormattedText text{m_written, {}};
    if (m_canBeFormatted) {
        const auto weight = valueOf(u"weight"_s);
        const auto italic = valueOf(u"italic"_s);
        constexpr qint64 leastBold = 600;
        m_base = {weight && std::get<qint64>(*weight) >= leastBold, italic && std::get<bool>(*italic)};
        m_isFormatted = isFormatted(*m_session.document.node(m_place.scene, m_place.node));
        if (m_isFormatted)
            text = typeset::fromMarkup(m_written, colorNamesOf(m_typing.before()));
        m_edit->setTabStopDistance(24);
    }
    setFormattedText(*m_edit, text);
}

int InlineTextEditor::drawnLines() const
{
    const int typed = m_edit->document()->blockCount();
    const auto outputs = m_session.preview.outputsOf(m_node);
    const auto *text = outputs && !outputs->empty() ? std::get_if<shape::Shape>(&outputs->front()) : nullptr;
    if (!text || (*text)->children.empty() || (*text)->children.front()->name != "lines"_L1)
        return typed;
    return std::max(typed, static_cast<int>((*text)->children.front()->children.size()));
}

void InlineTextEditor::standAt(const QRectF &block, const QRect &within)
{
    if (!block.isEmpty()) // a formula with an error has no box
        m_block = block;
    if (m_block.isEmpty())
        m_block = QRectF(QPointF(within.center()), QSizeF(1, 1));
    if (!m_isFormula && m_isNew) { // about the size in the picture
        QFont font = m_edit->font();
        font.setPixelSize(std::clamp(static_cast<int>(m_block.height() / drawnLines() * 0.95), 13, 28));
        m_edit->setFont(font);
    }
    m_isNew = false;
    constexpr int lineGap = 3; // of ideographs from another font
    const int lines = std::clamp(drawnLines(), 1, 8);
    const int barHeight = m_bar->isHidden() ? 0 : m_bar->sizeHint().height();
    const int height = std::max(40, lines * (m_edit->fontMetrics().lineSpacing() + lineGap) + 22)
        + (m_problem->isHidden() ? 0 : m_problem->heightForWidth(220));
    const int width = std::clamp(static_cast<int>(m_block.width()) + 40, 220, std::max(220, within.width() - 16));
    QRect place(0, 0, width, height);
    place.moveCenter(m_block.center().toPoint());
    place.setTop(place.top() - barHeight);
    if (m_isFormula)
        place.moveTop(static_cast<int>(m_block.bottom()) + 12);
    place.moveLeft(
        std::clamp(place.left(), within.left() + 8, std::max(within.left() + 8, within.right() - width - 8)));
    place.moveTop(
        std::clamp(place.top(), within.top() + 8, std::max(within.top() + 8, within.bottom() - place.height() - 8)));
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
    typeset::FormattedText text{m_edit->toPlainText(), {}};
    if (m_canBeFormatted) {
        text = formattedText(*m_edit, m_base);
        m_isFormatted = m_isFormatted || !text.spans.empty()
            || (typeset::hasList(text.text) && !typeset::hasList(m_written));
    }
    const QString written = m_isFormatted ? typeset::toMarkup(text) : text.text;
    if (m_hasEnded || (written == m_written && !m_lines))
        return;
    m_written = written;
    const PropertyWriteMode writing = writingOf(m_session);
    m_typing.apply(tr("Type words"), [&](const lecture::Lecture &before) {
        auto typed = m_isFormatted ? withFormattedWords(before, m_place, written, writing)
                                   : withWords(before, m_place, written, writing);
        return m_lines ? typed.and_then([&](const lecture::Lecture &changed) {
            return withProperty(changed, ownPlace(u"lines"_s), *m_lines);
        })
                       : typed;
    });
    showProblem();
}

void InlineTextEditor::choose(FormattingBar::Choice choice)
{
    using Choice = FormattingBar::Choice;
    switch (choice) {
    case Choice::Bold: toggleBold(*m_edit, m_base); break;
    case Choice::Italic: toggleItalic(*m_edit, m_base); break;
    case Choice::Color: m_bar->openColors(); break;
    case Choice::List: makeList(toggleList(*m_edit)); break;
    case Choice::Left: m_lines = u"left"_s; break;
    case Choice::Centre: m_lines = u"centre"_s; break;
    case Choice::Right: m_lines = u"right"_s; break;
    }
    if (m_lines) {
        m_bar->showLines(*m_lines);
        write();
    }
    showChoices();
}

void InlineTextEditor::showChoices()
{
    m_bar->showFormat(formatAt(*m_edit, m_base));
}

bool InlineTextEditor::makeList(bool isDone)
{
    if (isDone && !m_isFormatted) {
        m_isFormatted = true;
        m_written.clear();
        write();
    }
    return isDone;
}

/// Keys with a meaning of their own in words that can be formatted.
bool InlineTextEditor::typeLine(const QKeyEvent &key)
{
    if (!m_canBeFormatted)
        return false;
    switch (key.key()) {
    case Qt::Key_Tab: return makeList(indentItems(*m_edit, 1));
    case Qt::Key_Backtab: return makeList(indentItems(*m_edit, -1));
    case Qt::Key_Space: return makeList(startItem(*m_edit));
    case Qt::Key_Backspace: return removeBullet(*m_edit);
    case Qt::Key_Return:
    case Qt::Key_Enter: return makeList(continueList(*m_edit));
    default: return false;
    }
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

/// On a shortcut override the key is only claimed.
bool InlineTextEditor::takeKey(const QKeyEvent &key)
{
    const bool isPressed = key.type() == QEvent::KeyPress;
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    const bool endsHere = key.modifiers() & Qt::ControlModifier
        || (m_isFormula && !(key.modifiers() & Qt::ShiftModifier));
    if ((isEnter && endsHere) || key.key() == Qt::Key_Escape) {
        if (isPressed)
            accept();
        return true;
    }
    const auto choice = FormattingBar::choiceOf(key.keyCombination());
    if (choice && m_bar->offers(*choice)) {
        if (isPressed)
            choose(*choice);
        return true;
    }
    if (isPressed && typeLine(key))
        return true;
    if (isEnter && isPressed) { // Shift would insert a line separator
        m_edit->insertPlainText(u"\n"_s);
        m_edit->ensureCursorVisible();
        return true;
    }
    return false;
}

bool InlineTextEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        if (takeKey(*static_cast<QKeyEvent *>(event))) {
            event->accept();
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
