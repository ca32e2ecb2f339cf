// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/textformats.h"

#include "editor/widgets/coloricon.h"
#include "typeset/text_font.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QInputMethod>
#include <QPlainTextEdit>
#include <QSyntaxHighlighter>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>
#include <vector>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using typeset::FormattedText;
using typeset::Span;

namespace {

const QString bulletText = u"• "_s;
constexpr int colorNameProperty = QTextFormat::UserProperty + 1;

class EmojiFormats : public QSyntaxHighlighter
{
public:
    using QSyntaxHighlighter::QSyntaxHighlighter;

protected:
    void highlightBlock(const QString &text) override
    {
        for (const QTextLayout::FormatRange &emoji : typeset::emojiFormats(text))
            setFormat(emoji.start, emoji.length, emoji.format);
    }
};

QColor colorOf(const QTextCharFormat &format)
{
    return format.foreground().style() == Qt::NoBrush ? QColor() : format.foreground().color();
}

bool isBold(const QTextCharFormat &format, const BaseFormat &base)
{
    return format.hasProperty(QTextFormat::FontWeight) ? format.fontWeight() >= QFont::DemiBold : base.isBold;
}

bool isItalic(const QTextCharFormat &format, const BaseFormat &base)
{
    return format.hasProperty(QTextFormat::FontItalic) ? format.fontItalic() : base.isItalic;
}

Span spanOf(const QTextCharFormat &format, const BaseFormat &base)
{
    Span span;
    if (isBold(format, base) != base.isBold)
        span.weight = base.isBold ? QFont::Normal : QFont::Bold;
    if (isItalic(format, base) != base.isItalic)
        span.italic = !base.isItalic;
    if (const QColor color = colorOf(format); color.isValid())
        span.color = base::Color{color.redF(), color.greenF(), color.blueF(), color.alphaF()};
    if (span.color)
        span.colorName = format.stringProperty(colorNameProperty);
    return span;
}

void setColor(QTextCharFormat &format, const TextColor &color)
{
    format.setForeground(color.color.isValid() ? QBrush(color.color) : QBrush(Qt::NoBrush));
    format.setProperty(colorNameProperty, color.name);
}

QTextCharFormat charFormatOf(const Span &span)
{
    QTextCharFormat format;
    if (span.weight)
        format.setFontWeight(*span.weight);
    if (span.italic)
        format.setFontItalic(*span.italic);
    if (span.color)
        setColor(format, {toQColor(*span.color), span.colorName});
    return format;
}

/// Of the first selected character.
QTextCharFormat firstFormat(const QPlainTextEdit &edit)
{
    QTextCursor cursor = edit.textCursor();
    if (!cursor.hasSelection())
        return edit.currentCharFormat();
    cursor.setPosition(cursor.selectionStart() + 1); // a cursor has the format of the character before it
    return cursor.charFormat();
}

std::vector<QTextBlock> selectedLines(const QPlainTextEdit &edit)
{
    const QTextCursor cursor = edit.textCursor();
    std::vector<QTextBlock> lines;
    const QTextDocument *document = edit.document();
    const QTextBlock last = document->findBlock(cursor.selectionEnd());
    for (QTextBlock line = document->findBlock(cursor.selectionStart()); line.isValid(); line = line.next()) {
        lines.push_back(line);
        if (line == last)
            break;
    }
    return lines;
}

QTextCursor cursorIn(const QTextBlock &line, qsizetype from, qsizetype to)
{
    QTextCursor cursor(line);
    cursor.setPosition(line.position() + static_cast<int>(from));
    cursor.setPosition(line.position() + static_cast<int>(to), QTextCursor::KeepAnchor);
    return cursor;
}

std::optional<typeset::ListItem> itemIn(const QTextBlock &line)
{
    const QString text = line.text();
    return typeset::listItem(text);
}

bool isItem(const QTextBlock &line)
{
    return itemIn(line).has_value();
}

/// Calls `change` as one step of the widget's own history.
template <class Change>
void inOneStep(QPlainTextEdit &edit, const Change &change)
{
    QTextCursor cursor = edit.textCursor();
    cursor.beginEditBlock();
    change();
    cursor.endEditBlock();
}

} // namespace

double lineHeightOf(const QString &text, const QFont &font)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    constexpr double anyWidth = 1e6;
    if (line.isValid())
        line.setLineWidth(anyWidth);
    layout.endLayout();
    return std::max(QFontMetricsF(font).lineSpacing(), line.isValid() ? line.height() : 0);
}

void showEmoji(QPlainTextEdit &edit)
{
    new EmojiFormats(edit.document());
}

void setFormattedText(QPlainTextEdit &edit, const FormattedText &text)
{
    edit.setUndoRedoEnabled(false);
    edit.setPlainText(text.text);
    for (const Span &span : text.spans) {
        QTextCursor cursor(edit.document());
        cursor.setPosition(span.range.start);
        cursor.setPosition(span.range.end, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(charFormatOf(span));
    }
    edit.setUndoRedoEnabled(true);
}

FormattedText formattedText(const QPlainTextEdit &edit, const BaseFormat &base)
{
    FormattedText text{edit.toPlainText(), {}};
    for (QTextBlock line = edit.document()->begin(); line.isValid(); line = line.next()) {
        for (auto part = line.begin(); !part.atEnd(); ++part) {
            Span span = spanOf(part.fragment().charFormat(), base);
            span.range = {part.fragment().position(), part.fragment().position() + part.fragment().length()};
            if (span.color || span.weight || span.italic)
                text.spans.push_back(span);
        }
    }
    return text;
}

FormattedText partOf(const FormattedText &text, shape::SourceRange range)
{
    FormattedText part{text.text.sliced(range.start, range.end - range.start), {}};
    for (Span span : text.spans) {
        span.range = {std::max(span.range.start, range.start) - range.start,
                      std::min(span.range.end, range.end) - range.start};
        if (span.range.start < span.range.end)
            part.spans.push_back(span);
    }
    return part;
}

TextFormat formatAt(const QPlainTextEdit &edit, const BaseFormat &base)
{
    const QTextCharFormat format = firstFormat(edit);
    const std::vector<QTextBlock> lines = selectedLines(edit);
    return {isBold(format, base), isItalic(format, base), std::ranges::all_of(lines, isItem), colorOf(format)};
}

void toggleBold(QPlainTextEdit &edit, const BaseFormat &base)
{
    QTextCharFormat format;
    format.setFontWeight(isBold(firstFormat(edit), base) ? QFont::Normal : QFont::Bold);
    edit.mergeCurrentCharFormat(format);
}

void toggleItalic(QPlainTextEdit &edit, const BaseFormat &base)
{
    QTextCharFormat format;
    format.setFontItalic(!isItalic(firstFormat(edit), base));
    edit.mergeCurrentCharFormat(format);
}

void setTextColor(QPlainTextEdit &edit, const TextColor &color)
{
    QTextCharFormat format;
    setColor(format, color);
    edit.mergeCurrentCharFormat(format);
}

bool toggleList(QPlainTextEdit &edit)
{
    const std::vector<QTextBlock> lines = selectedLines(edit);
    const bool areItems = std::ranges::all_of(lines, isItem);
    inOneStep(edit, [&] {
        for (const QTextBlock &line : lines) {
            const auto item = itemIn(line);
            if (areItems)
                cursorIn(line, 0, item->text).removeSelectedText();
            else if (!item)
                cursorIn(line, 0, 0).insertText(bulletText, QTextCharFormat());
        }
    });
    return true;
}

bool indentItems(QPlainTextEdit &edit, int levels)
{
    constexpr qsizetype mostLevels = 8;
    bool isInList = false;
    inOneStep(edit, [&] {
        for (const QTextBlock &line : selectedLines(edit)) {
            const auto item = itemIn(line);
            if (!item)
                continue;
            isInList = true;
            const qsizetype level = std::clamp<qsizetype>(item->bullet + levels, 0, mostLevels);
            cursorIn(line, 0, item->bullet).insertText(QString(level, u'\t'), QTextCharFormat());
        }
    });
    return isInList;
}

bool startItem(QPlainTextEdit &edit)
{
    const QTextCursor cursor = edit.textCursor();
    const bool isDash = !cursor.hasSelection() && cursor.positionInBlock() == 1
        && cursor.block().text().startsWith(u'-');
    if (isDash)
        inOneStep(edit, [&] { cursorIn(cursor.block(), 0, 1).insertText(bulletText, QTextCharFormat()); });
    return isDash;
}

bool continueList(QPlainTextEdit &edit)
{
    QTextCursor cursor = edit.textCursor();
    const QTextBlock line = edit.document()->findBlock(cursor.selectionStart());
    const auto item = itemIn(line);
    if (!item || cursor.selectionStart() < line.position() + item->text)
        return false;
    inOneStep(edit, [&] {
        const bool isEmpty = line.length() - 1 == item->text && !cursor.hasSelection();
        if (isEmpty) {
            cursorIn(line, 0, item->text).removeSelectedText();
        } else {
            const QTextCharFormat format = cursor.charFormat();
            cursor.insertText(u'\n' + QString(item->bullet, u'\t') + bulletText, QTextCharFormat());
            cursor.setCharFormat(format);
            edit.setTextCursor(cursor);
        }
    });
    return true;
}

bool removeBullet(QPlainTextEdit &edit)
{
    const QTextCursor cursor = edit.textCursor();
    const auto item = itemIn(cursor.block());
    const bool isBeforeWords = item && !cursor.hasSelection() && cursor.positionInBlock() == item->text;
    if (isBeforeWords)
        inOneStep(edit, [&] { cursorIn(cursor.block(), 0, item->text).removeSelectedText(); });
    return isBeforeWords;
}

void takeComposition(QPlainTextEdit &edit)
{
    QGuiApplication::inputMethod()->commit();
    // Some input methods commit later, and some not at all.
    const QTextLayout *layout = edit.textCursor().block().layout();
    const QString composed = layout ? layout->preeditAreaText() : QString();
    if (composed.isEmpty())
        return;
    QInputMethodEvent commit;
    commit.setCommitString(composed);
    QCoreApplication::sendEvent(&edit, &commit);
    QGuiApplication::inputMethod()->reset();
}

} // namespace lectograph::editor
