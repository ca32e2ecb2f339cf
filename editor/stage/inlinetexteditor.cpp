// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/inlinetexteditor.h"

#include "editor/edits/looks.h"
#include "editor/edits/texts.h"
#include "editor/manipulation/manipulation.h"
#include "editor/manipulation/shown_texts.h"
#include "editor/stage/codetyping.h"
#include "editor/stage/pasteditems.h"
#include "editor/stage/wordsrect.h"
#include "editor/symbols/formulapalette.h"
#include "editor/symbols/mistakemark.h"
#include "editor/symbols/writing.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"
#include "typeset/dollars.h"
#include "typeset/text_font.h"

#include <QFontDatabase>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int formulaWidth = 420;

} // namespace

InlineTextEditor::InlineTextEditor(Session &session, const QString &node, const WordsPlace &place, Gesture continued,
                                   QWidget *parent)
    : QFrame(parent),
      m_session(session),
      m_node(node),
      m_place(place),
      m_typing(session.document, continued),
      m_setIn(innerText(m_typing.before(), place, session.registry())),
      m_isFormula(editor::isFormula(place)),
      m_isCode(isCode(m_typing.before(), place, session.registry())),
      m_isMarkup(m_setIn && m_setIn->scene != place.scene && isFormatted(m_setIn->node)),
      m_canBeFormatted(m_isMarkup || canBeFormatted(m_typing.before(), place, session.registry())),
      m_bar(new FormattingBar(colorNamesOf(m_typing.before()), this)),
      m_edit(new WordsEdit(this)),
      m_mistake(new MistakeMark(m_edit)),
      m_problem(new QLabel(this))
{
    m_written = wordsNow(session, place).value_or(QString());
    showEmoji(*m_edit);
    readFormats();
    QFont font = m_isFormula ? QFontDatabase::systemFont(QFontDatabase::FixedFont) : fontOfWords();
    font.setPixelSize(m_isFormula ? 13 : 15);
    m_edit->setFont(font);
    if (m_isCode)
        prepareForCode(*m_edit);
    m_edit->setAccessibleName(m_isFormula ? tr("Formula in LaTeX") : tr("Words of the block"));
    if (isLabel(place))
        m_edit->setPlaceholderText(tr("Label"));
    m_edit->setToolTip(m_isFormula       ? tr("Enter, Esc or a click elsewhere ends it; Shift+Enter makes a new line")
                           : !place.item ? tr("Esc, Ctrl+Enter or a click elsewhere ends it; Ctrl+Z then takes it back")
                           : isOfNewItems()
                           ? tr("Enter makes a new item; Enter in an empty one, Esc or a click elsewhere ends it")
                           : tr("Enter goes on to the next item; Esc or a click elsewhere ends it"));
    m_edit->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    if (!m_isFormula) // it would take room from the words, which then wrap and need it
        m_edit->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_edit->installEventFilter(this);
    m_edit->takes = [this](const QMimeData &data) { return takeItems(data); };
    m_problem->setProperty("error", true);
    m_problem->setProperty("small", true);
    m_problem->setWordWrap(true);
    m_problem->setContentsMargins(8, 4, 8, 4);
    m_problem->hide();
    m_problem->setAutoFillBackground(true);
    m_bar->setAutoFillBackground(true);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &InlineTextEditor::write);
    connect(m_edit, &QPlainTextEdit::selectionChanged, this, &InlineTextEditor::showChoices);
    connect(m_edit, &QPlainTextEdit::cursorPositionChanged, this, &InlineTextEditor::showChoices);
    connect(m_bar, &FormattingBar::chosen, this, &InlineTextEditor::choose);
    connect(m_bar, &FormattingBar::colorChosen, this, [this](const TextColor &color) {
        setTextColor(*m_edit, color);
        showChoices();
    });
    showProblem();
    m_edit->document()->clearUndoRedoStacks(); // nothing is typed yet
    m_edit->selectAll();
    showChoices();
}

QPlainTextEdit *InlineTextEditor::edit() const
{
    return m_edit;
}

void InlineTextEditor::readFormats()
{
    const auto valueOf = [&](const QString &key) { return valueBefore(setPlace(key)); };
    const auto lines = m_isFormula ? std::nullopt : valueOf(u"lines"_s);
    const bool hasLines = lines && valueBefore(ownPlace(u"lines"_s));
    if (hasLines)
        m_bar->showLines(std::get<QString>(*lines));
    align(lines ? std::get<QString>(*lines) : m_isCode ? u"left"_s : u"centre"_s);
    m_edit->document()->setDocumentMargin(m_isFormula ? 4 : edgeOfWords - 1);
    m_written.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n'); // as the text editor counts lines
    typeset::FormattedText text{m_written, {}};
    if (m_canBeFormatted) {
        const auto weight = valueOf(u"weight"_s);
        const auto italic = valueOf(u"italic"_s);
        constexpr qint64 leastBold = 600;
        m_base = {weight && std::get<qint64>(*weight) >= leastBold, italic && std::get<bool>(*italic)};
        const graph::Node &node = m_setIn ? m_setIn->node : *m_session.document.node(m_place.scene, m_place.node);
        m_isFormatted = isFormatted(node);
        m_dollars = dollarsOf(node.properties);
        if (m_isFormatted)
            text = typeset::fromMarkup(m_written, colorNamesOf(m_typing.before()), m_dollars);
        m_edit->setTabStopDistance(24);
    }
    setFormattedText(*m_edit, text);
    m_bar->offer(m_canBeFormatted, m_canBeFormatted && !m_place.item, hasLines, formulaUse() != FormulaUse::None);
}

FormulaUse InlineTextEditor::formulaUse() const
{
    if (m_isFormula)
        return FormulaUse::Whole;
    const bool hasFormulas = (m_canBeFormatted && m_dollars == typeset::Dollars::Formulas)
        || !typeset::formulasIn(m_edit->toPlainText()).empty();
    return hasFormulas ? FormulaUse::Dollars : FormulaUse::None;
}

void InlineTextEditor::openSymbols()
{
    takeComposition();
    m_isChoosing = true;
    const FormulaPalette *palette = editor::openSymbols(*m_edit, formulaUse(), this);
    connect(palette, &FormulaPalette::chosen, m_edit,
            [this](const QString &command) { writeSymbol(*m_edit, command, formulaUse()); });
    connect(palette, &FormulaPalette::closed, m_edit, [this] {
        m_edit->setFocus(Qt::PopupFocusReason);
        m_isChoosing = false;
    });
}

void InlineTextEditor::align(const QString &lines)
{
    QTextOption option = m_edit->document()->defaultTextOption();
    option.setAlignment(m_isFormula || lines == "left"_L1 || lines == "justify"_L1 ? Qt::AlignLeft
                            : lines == "right"_L1                                  ? Qt::AlignRight
                                                                                   : Qt::AlignHCenter);
    m_edit->document()->setDefaultTextOption(option);
}

QFont InlineTextEditor::fontOf(const shape::Lettering &lettering) const
{
    typeset::TextStyle style;
    style.language = m_session.preview.language();
    style.family = lettering.family;
    style.weight = lettering.weight;
    style.italic = lettering.italic;
    return typeset::fontOf(style);
}

/// The font that the picture will have for the words, before any of them is drawn.
QFont InlineTextEditor::fontOfWords() const
{
    const auto valueOf = [&](const QString &key) { return valueBefore(setPlace(key)); };
    shape::Lettering lettering{.family = m_isCode ? u"monospace"_s : m_typing.before().font};
    if (const auto family = valueOf(u"family"_s); family && !std::get<QString>(*family).isEmpty())
        lettering.family = std::get<QString>(*family);
    if (const auto weight = valueOf(u"weight"_s))
        lettering.weight = static_cast<int>(std::get<qint64>(*weight));
    if (const auto italic = valueOf(u"italic"_s))
        lettering.italic = std::get<bool>(*italic);
    return fontOf(lettering);
}

void InlineTextEditor::setGround(const QColor &ground)
{
    m_ground = ground;
    showLook();
}

/// The letters of the picture, in its colours.
void InlineTextEditor::showLook()
{
    if (m_isFormula || !m_ground.isValid())
        return;
    constexpr int leastPixels = 9; // smaller letters cannot be read while typing
    QFont font = m_look.lettering ? fontOf(*m_look.lettering) : m_edit->font();
    font.setPixelSize(m_look.em > 0 ? std::max(leastPixels, static_cast<int>(std::lround(m_look.em)))
                                    : m_edit->font().pixelSize());
    m_edit->setFont(font);
    const auto name = [](const QColor &color) { return color.name(QColor::HexRgb); };
    const QString sheet =
        u"QPlainTextEdit { background: %1; color: %2; border: 1px solid %3; border-radius: 2px; padding: 0; }"_s.arg(
            name(m_ground), name(readableOn(m_ground, m_look.color)), name(theme().accent));
    if (sheet != m_edit->styleSheet())
        m_edit->setStyleSheet(sheet);
}

void InlineTextEditor::standAt(const WordsLook &look, const QRect &within)
{
    m_within = within;
    const WordsLook before = m_look;
    if (!look.rect.isEmpty()) // a formula with an error has no box
        m_look = look;
    if (m_look.rect.isEmpty())
        m_look.rect = QRectF(QPointF(within.center()), QSizeF(1, 1));
    if (!(look.em > 0)) { // no letters yet
        m_look.em = before.em;
        m_look.color = before.color;
        m_look.lines = before.lines;
        m_look.lettering = before.lettering;
    }
    showLook();
    const QRect room = within.adjusted(8, 8, -8, -8);
    const auto inRoom = [&](QRect rect) {
        rect.moveLeft(std::clamp(rect.left(), room.left(), std::max(room.left(), room.right() - rect.width())));
        rect.moveTop(std::clamp(rect.top(), room.top(), std::max(room.top(), room.bottom() - rect.height())));
        return rect;
    };
    constexpr int leastWidth = 220;
    QRect words;
    if (m_isFormula) {
        const int width = std::clamp(static_cast<int>(m_look.rect.width()) + 40, formulaWidth,
                                     std::max(formulaWidth, room.width()));
        words = QRect(0, 0, width, heightOfFormula(*m_edit, width));
        words.moveCenter(m_look.rect.center().toPoint());
        words.moveTop(static_cast<int>(m_look.rect.bottom()) + 12);
        words = inRoom(words);
    } else {
        words = inRoom(wordsRect(*m_edit, m_look).toAlignedRect());
    }
    QRect bar;
    if (!m_bar->isHidden()) {
        bar = QRect({}, m_bar->sizeHint());
        bar.moveCenter(words.center());
        bar.moveTop(words.bottom() + 1); // above it is the picture of the formula
        bar = m_isFormula ? inRoom(bar) : barRect(bar.size(), words, m_look, room);
    }
    QRect problem;
    if (!m_problem->isHidden()) {
        const int width = std::max(leastWidth, words.width());
        problem = QRect(words.left(), 0, width, m_problem->heightForWidth(width));
        problem.moveTop(std::max(words.bottom(), bar.bottom()) + 1);
        if (problem.bottom() > room.bottom())
            problem.moveBottom((bar.isNull() ? words.top() : std::min(words.top(), bar.top())) - 1);
    }
    const QRect all = words | bar | problem;
    setGeometry(all);
    m_edit->setGeometry(words.translated(-all.topLeft()));
    m_bar->setGeometry(bar.translated(-all.topLeft()));
    m_problem->setGeometry(problem.translated(-all.topLeft()));
    QRegion shown(m_edit->geometry());
    shown |= bar.isNull() ? QRegion() : QRegion(m_bar->geometry());
    shown |= problem.isNull() ? QRegion() : QRegion(m_problem->geometry());
    setMask(shown); // the picture beside them stays visible
}

void InlineTextEditor::takeComposition()
{
    editor::takeComposition(*m_edit);
}

void InlineTextEditor::write()
{
    typeset::FormattedText text{m_edit->toPlainText(), {}};
    if (m_canBeFormatted) {
        text = formattedText(*m_edit, m_base);
        m_isFormatted = m_isFormatted || !text.spans.empty()
            || (typeset::hasList(text.text) && !typeset::hasList(m_written));
    }
    if (m_isCode && text.text.endsWith(u'\n')) // as what is pasted ends; a new line is one when something is on it
        text.text.chop(1);
    const QString written = m_isFormatted ? typeset::toMarkup(text, m_dollars) : text.text;
    if (m_hasEnded || (written == m_written && !m_lines))
        return;
    m_written = written;
    const PropertyWriteMode writing = writingOf(m_session);
    m_typing.apply(tr("Type words"), [&](const lecture::Lecture &before) {
        auto typed = m_isFormatted && !m_isMarkup ? withFormattedWords(before, m_place, written, writing)
                                                  : withWords(before, m_place, written, writing, m_session.registry());
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
    case Choice::Symbol: openSymbols(); break;
    case Choice::Left: m_lines = u"left"_s; break;
    case Choice::Centre: m_lines = u"centre"_s; break;
    case Choice::Right: m_lines = u"right"_s; break;
    }
    if (m_lines) {
        m_bar->showLines(*m_lines);
        align(*m_lines);
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
    if (!m_canBeFormatted || m_place.item) // which is an item already
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
    m_problem->setText(outputs ? QString() : m_session.preview.said(outputs.error()).what);
    m_problem->setVisible(!outputs);
    m_edit->setAccessibleDescription(m_problem->text());
    m_mistake->look(outputs ? FormulaUse::None : formulaUse());
    standAgain();
}

/// After what is shown beside the words, or composed in them, has changed.
void InlineTextEditor::standAgain()
{
    if (m_within.isValid())
        standAt(m_look, m_within);
}

void InlineTextEditor::accept()
{
    if (m_hasEnded)
        return;
    takeComposition();
    m_hasEnded = true;
    Q_EMIT finished();
}

/// Enter in an item, as in other programs: where there is a block for each, the words behind the cursor become the next
/// one, and an empty one ends the list. Elsewhere, such as in a legend, the number of items belongs to something else.
void InlineTextEditor::goOn()
{
    takeComposition();
    const auto place = m_place;
    const qsizetype count = itemCount();
    bool goesOn = *place.item + 1 < count;
    if (isOfNewItems()) {
        const int end = m_edit->document()->characterCount() - 1;
        QTextCursor cursor = m_edit->textCursor();
        if (cursor.selectionStart() == 0 && cursor.selectionEnd() == end) // as at the beginning: nothing is to be lost
            cursor.setPosition(end);
        goesOn = end > 0
            && replaceItems(1, {markupBetween(0, cursor.selectionStart()), markupBetween(cursor.selectionEnd(), end)});
        if (end == 0 && count > 1)
            replaceItems(1, {});
    }
    accept();
    if (goesOn)
        Q_EMIT wordsAsked(m_node, WordsSource{place.node, place.key, *place.item + 1});
}

qsizetype InlineTextEditor::itemCount() const
{
    const auto value = valueBefore(m_place);
    const auto *items = value ? std::get_if<QStringList>(&*value) : nullptr;
    return items ? items->size() : 0;
}

/// Replaces this item, and those after it, up to `count`.
bool InlineTextEditor::replaceItems(qsizetype count, const QStringList &by)
{
    return m_typing.apply(tr("Type words"), [&](const lecture::Lecture &before) {
        base::Result<lecture::Lecture> result = before;
        for (qsizetype i = count; i-- > 0 && result;) {
            WordsPlace place = m_place;
            place.item = *place.item + static_cast<int>(i);
            result = withItemReplaced(*result, place, i == 0 ? by : QStringList(), writingOf(m_session),
                                      m_session.registry());
        }
        return result;
    });
}

/// Several lines that are pasted into an item are as many items, as in programs for slides. Where there is a block for
/// each item, they come between the others; elsewhere, as in a spreadsheet, they go into those that follow.
bool InlineTextEditor::takeItems(const QMimeData &data)
{
    QStringList items = m_place.item ? itemsOfPasted(data.text()) : QStringList();
    if (items.size() < 2)
        return false;
    takeComposition();
    if (m_isFormatted) {
        for (QString &item : items)
            item = typeset::toMarkup({item, {}}, m_dollars);
    }
    const QTextCursor cursor = m_edit->textCursor();
    items.front().prepend(markupBetween(0, cursor.selectionStart()));
    items.back().append(markupBetween(cursor.selectionEnd(), m_edit->document()->characterCount() - 1));
    const qsizetype last = *m_place.item + items.size() - 1;
    const qsizetype replaced = isOfNewItems() ? 1 : std::min(items.size(), itemCount() - *m_place.item);
    if (replaceItems(replaced, items)) {
        const WordsSource next{m_place.node, m_place.key, static_cast<int>(last)};
        accept();
        Q_EMIT wordsAsked(m_node, next);
    }
    return true;
}

/// As they are written in the lecture.
QString InlineTextEditor::markupBetween(int from, int to) const
{
    const typeset::FormattedText text = m_canBeFormatted
        ? partOf(formattedText(*m_edit, m_base), {from, to})
        : typeset::FormattedText{m_edit->toPlainText().sliced(from, to - from), {}};
    return m_isFormatted ? typeset::toMarkup(text, m_dollars) : text.text;
}

bool InlineTextEditor::isOfNewItems() const
{
    return m_place.item && m_setIn && m_setIn->isRepeated;
}

std::optional<graph::Value> InlineTextEditor::valueBefore(const PropertyPlace &place) const
{
    return currentValue(m_typing.before(), place, writingOf(m_session), m_session.registry());
}

PropertyPlace InlineTextEditor::setPlace(const QString &key) const
{
    return m_setIn ? PropertyPlace{m_setIn->scene, m_setIn->node.id, {}, key} : ownPlace(key);
}

/// On a shortcut override the key is only claimed.
bool InlineTextEditor::takeKey(const QKeyEvent &key)
{
    const bool isPressed = key.type() == QEvent::KeyPress;
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    const bool isShifted = key.modifiers() & Qt::ShiftModifier;
    const bool endsHere = key.modifiers() & Qt::ControlModifier || (m_isFormula && !isShifted);
    if ((isEnter && endsHere) || key.key() == Qt::Key_Escape) {
        if (isPressed)
            accept();
        return true;
    }
    if (isEnter && m_place.item && !isShifted) {
        if (isPressed)
            goOn();
        return true;
    }
    const auto choice = FormattingBar::choiceOf(key.keyCombination());
    if (choice && m_bar->offers(*choice)) {
        if (isPressed)
            choose(*choice);
        return true;
    }
    if (m_isCode && typeCode(*m_edit, key))
        return true;
    if (isPressed && typeLine(key))
        return true;
    const bool isTab = key.key() == Qt::Key_Tab || key.key() == Qt::Key_Backtab;
    if (isTab && !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier))) {
        if (isPressed) {
            accept();
            Q_EMIT left(key.key() == Qt::Key_Tab);
        }
        return true;
    }
    if (key.matches(QKeySequence::Undo) && !m_edit->document()->isUndoAvailable()) {
        if (isPressed) {
            accept();
            Q_EMIT undoAsked();
        }
        return true;
    }
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
    if (event->type() == QEvent::InputMethod) // composed letters need room before the picture has them
        QMetaObject::invokeMethod(this, &InlineTextEditor::standAgain, Qt::QueuedConnection);
    if (event->type() == QEvent::FocusOut) {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        // The popup of an input method, a menu or a short switch of windows does not end editing.
        if (!m_isChoosing && reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason
            && reason != Qt::MenuBarFocusReason)
            accept();
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace lectograph::editor
