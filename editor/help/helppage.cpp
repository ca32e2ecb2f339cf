// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/helppage.h"

#include "editor/widgets/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QImage>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFragment>
#include <QTextTable>

#include <algorithm>
#include <array>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int pageMargin = 5 * Theme::grid;

struct HeadingLook
{
    int pixels;
    int above;
    int below;
};
constexpr std::array headingLooks{HeadingLook{22, 4, 10}, HeadingLook{16, 18, 6}, HeadingLook{13, 12, 2}};

/// The frames below a frame that are tables.
std::vector<QTextTable *> tablesIn(const QTextFrame &frame)
{
    std::vector<QTextTable *> tables;
    for (QTextFrame *child : frame.childFrames()) {
        if (auto *table = qobject_cast<QTextTable *>(child))
            tables.push_back(table);
    }
    return tables;
}

void formatHeading(QTextCursor &cursor, int level)
{
    const HeadingLook &look =
        headingLooks[static_cast<std::size_t>(std::clamp(level, 1, static_cast<int>(headingLooks.size())) - 1)];
    QTextBlockFormat block;
    block.setTopMargin(look.above);
    block.setBottomMargin(look.below);
    cursor.mergeBlockFormat(block);
    QTextCharFormat text;
    text.setFont(uiFont(look.pixels, true));
    text.setForeground(theme().text);
    cursor.mergeCharFormat(text);
}

bool hasPicture(const QTextBlock &block)
{
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        if (it.fragment().charFormat().isImageFormat())
            return true;
    }
    return false;
}

/// Text in paragraphs, lists and cells: room between the lines, code with a ground.
void formatText(QTextCursor &cursor, const QTextBlock &textBlock)
{
    const bool isInTable = qobject_cast<QTextTable *>(cursor.document()->frameAt(textBlock.position()));
    QTextBlockFormat block;
    if (!hasPicture(textBlock))
        block.setLineHeight(140, QTextBlockFormat::ProportionalHeight);
    block.setTopMargin(0);
    block.setBottomMargin(isInTable ? 0 : textBlock.textList() ? 4 : 10);
    cursor.mergeBlockFormat(block);
    for (auto it = textBlock.begin(); !it.atEnd(); ++it) {
        const QTextFragment fragment = it.fragment();
        QTextCharFormat text;
        if (fragment.charFormat().fontFixedPitch()) {
            text.setBackground(theme().raised);
            text.setFontFamilies({u"monospace"_s});
        }
        if (fragment.charFormat().isAnchor()) {
            text.setForeground(theme().accent);
            text.setFontUnderline(true);
        }
        QTextCursor part(textBlock);
        part.setPosition(fragment.position());
        part.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
        part.mergeCharFormat(text);
    }
}

} // namespace

HelpPage::HelpPage(QWidget *parent) : QTextBrowser(parent)
{
    setObjectName(u"helpPage"_s);
    setOpenLinks(false);
    setFrameShape(NoFrame);
    document()->setDocumentMargin(pageMargin);
    document()->setDefaultFont(uiFont(14));
    document()->setIndentWidth(7 * Theme::grid);
}

void HelpPage::showPage(const QString &markdown, const QString &anchor, const QStringList &words)
{
    document()->setMarkdown(markdown,
                            QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub)
                                | QTextDocument::MarkdownNoHTML);
    format();
    formatTables();
    fitPictures();
    moveCursor(QTextCursor::Start);
    verticalScrollBar()->setValue(0);
    highlight(words);
    if (!anchor.isEmpty())
        scrollToHeading(anchor);
}

void HelpPage::format()
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        cursor.select(QTextCursor::BlockUnderCursor);
        if (const int level = block.blockFormat().headingLevel(); level > 0)
            formatHeading(cursor, level);
        else
            formatText(cursor, block);
    }
}

void HelpPage::formatTables()
{
    for (QTextTable *table : tablesIn(*document()->rootFrame())) {
        QTextTableFormat format = table->format();
        format.setBorder(0);
        format.setBorderCollapse(true);
        format.setCellPadding(6);
        format.setCellSpacing(0);
        format.setTopMargin(4);
        format.setBottomMargin(12);
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        table->setFormat(format);
        for (int row = 0; row < table->rows(); ++row) {
            for (int column = 0; column < table->columns(); ++column) {
                QTextTableCell cell = table->cellAt(row, column);
                QTextTableCellFormat look = cell.format().toTableCellFormat();
                look.setVerticalAlignment(QTextCharFormat::AlignTop);
                look.setBottomBorder(1);
                look.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
                look.setBottomBorderBrush(theme().line);
                cell.setFormat(look);
            }
        }
    }
}

/// Pictures are as wide as the page at most.
void HelpPage::fitPictures()
{
    const int most = std::max(120, viewport()->width() - 2 * pageMargin - 4);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            QTextImageFormat format = it.fragment().charFormat().toImageFormat();
            if (!format.isValid())
                continue;
            const QImage image =
                document()->resource(QTextDocument::ImageResource, QUrl(format.name())).value<QImage>();
            const int width = std::min(most, image.width());
            if (image.isNull() || format.width() == width)
                continue;
            format.setWidth(width);
            format.setHeight(static_cast<double>(image.height()) * width / image.width());
            QTextCursor cursor(block);
            cursor.setPosition(it.fragment().position());
            cursor.setPosition(it.fragment().position() + it.fragment().length(), QTextCursor::KeepAnchor);
            cursor.setCharFormat(format);
            break; // the fragments of the block have changed; pictures stand alone
        }
    }
}

void HelpPage::highlight(const QStringList &words)
{
    QList<ExtraSelection> selections;
    int first = -1;
    QColor ground = theme().keyframe;
    ground.setAlphaF(0.35F);
    for (const QString &word : words) {
        for (QTextCursor at = document()->find(word); !at.isNull(); at = document()->find(word, at)) {
            ExtraSelection selection;
            selection.cursor = at;
            selection.format.setBackground(ground);
            selections.append(selection);
            if (first < 0 || at.selectionStart() < first)
                first = at.selectionStart();
        }
    }
    setExtraSelections(selections);
    if (first >= 0)
        scrollToPosition(first);
}

void HelpPage::scrollToHeading(const QString &heading)
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0 && block.text() == heading) {
            scrollToPosition(block.position());
            ExtraSelection selection;
            selection.cursor = QTextCursor(block);
            selection.format.setBackground(theme().line);
            selection.format.setProperty(QTextFormat::FullWidthSelection, true);
            setExtraSelections({selection});
            return;
        }
    }
}

/// Keeps what is in view already, so that a word in the first lines does not hide the title.
void HelpPage::scrollToPosition(int position)
{
    const QTextBlock block = document()->findBlock(position);
    const double top = document()->documentLayout()->blockBoundingRect(block).top();
    if (top + 40 > viewport()->height())
        verticalScrollBar()->setValue(static_cast<int>(top) - 3 * Theme::row);
}

QVariant HelpPage::loadResource(int type, const QUrl &name)
{
    // Pages refer to pictures as they do in the folder of the documentation: "../../images/editor.png".
    if (type != QTextDocument::ImageResource)
        return {};
    return QImage(u":/lectograph/docs/images/"_s + name.fileName());
}

void HelpPage::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    fitPictures();
}

} // namespace lectograph::editor
