// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/wordsrect.h"

#include "editor/stage/textformats.h"
#include "editor/stage/wordslook.h"

#include <QPlainTextEdit>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace lectograph::editor {

namespace {

/// Of the text in the picture, or of what is typed if these are more.
int drawnLines(const QPlainTextEdit &edit, const WordsLook &look)
{
    return std::max(edit.document()->blockCount(), look.lines);
}

/// With room for what is typed, however it is wrapped.
QSize sizeOfWords(const QPlainTextEdit &edit, const WordsLook &look)
{
    const QFontMetricsF metrics(edit.font());
    double width = 0;
    double lineHeight = 0;
    for (QTextBlock block = edit.document()->begin(); block.isValid(); block = block.next()) {
        const QString text = block.text() + block.layout()->preeditAreaText();
        width = std::max(width, metrics.horizontalAdvance(text));
        lineHeight = std::max(lineHeight, lineHeightOf(text, edit.font()));
    }
    const bool isWrapped = drawnLines(edit, look) > edit.document()->blockCount();
    if (isWrapped)
        width = std::max(look.rect.width() * 1.02, metrics.averageCharWidth() * 4);
    constexpr int cursor = 3;
    if (edit.document()->isEmpty()) // it must be seen where words can be typed
        width = std::max({width, metrics.horizontalAdvance(edit.placeholderText()), metrics.averageCharWidth() * 3});
    const int lines = std::max(1, drawnLines(edit, look));
    return {static_cast<int>(std::ceil(width)) + 2 * edgeOfWords + cursor,
            static_cast<int>(std::ceil(lines * lineHeight)) + 2 * edgeOfWords};
}

} // namespace

QRectF wordsRect(const QPlainTextEdit &edit, const WordsLook &look)
{
    const QFontMetricsF metrics(edit.font());
    const QSize size = sizeOfWords(edit, look);
    const QTextDocument *document = edit.document();
    const QRectF first = metrics.tightBoundingRect(document->firstBlock().text());
    const QRectF last = metrics.tightBoundingRect(document->lastBlock().text());
    const double lines = std::max(1, drawnLines(edit, look)) - 1;
    const double top = edgeOfWords + metrics.ascent() + (first.isEmpty() ? -metrics.capHeight() : first.top());
    const double bottom = edgeOfWords + metrics.ascent() + lines * metrics.lineSpacing()
        + (last.isEmpty() ? 0 : last.bottom());
    QRectF rect({}, QSizeF(size));
    rect.moveTop(look.isListing ? look.rect.top() - top : look.rect.center().y() - (top + bottom) / 2);
    const Qt::Alignment alignment = document->defaultTextOption().alignment();
    if (alignment & Qt::AlignLeft)
        rect.moveLeft(look.rect.left() - edgeOfWords);
    else if (alignment & Qt::AlignRight)
        rect.moveRight(look.rect.right() + edgeOfWords);
    else
        rect.moveLeft(look.rect.center().x() - rect.width() / 2);
    return rect;
}

QRect barRect(const QSize &bar, const QRect &field, const WordsLook &look, const QRect &room)
{
    const QRect block = look.block.toAlignedRect() | field;
    const std::array tops{field.top() - bar.height(), field.bottom() + 1, block.top() - bar.height(),
                          block.bottom() + 1};
    QRect rect({}, bar);
    rect.moveLeft(std::clamp(field.center().x() - bar.width() / 2, room.left(),
                             std::max(room.left(), room.right() - bar.width())));
    std::optional<QRect> best;
    double least = 0;
    for (const int top : tops) {
        rect.moveTop(top);
        if (top < room.top() || rect.bottom() > room.bottom())
            continue;
        double covered = 0;
        for (const QRectF &other : look.others) {
            const QRectF shared = other.intersected(QRectF(rect));
            covered += shared.width() * shared.height();
        }
        if (!best || covered < least) {
            best = rect;
            least = covered;
        }
    }
    rect.moveTop(room.top()); // over the words, which fill the room
    return best.value_or(rect);
}

int heightOfFormula(const QPlainTextEdit &edit, int width)
{
    const QFontMetrics metrics(edit.font());
    const int across = std::max(1, width - 2 * edgeOfWords - 12);
    int lines = 0;
    for (QTextBlock block = edit.document()->begin(); block.isValid(); block = block.next())
        lines += 1 + metrics.horizontalAdvance(block.text()) / across;
    constexpr int most = 10;
    return std::min(lines, most) * metrics.lineSpacing() + 2 * edgeOfWords + 16;
}

} // namespace lectograph::editor
