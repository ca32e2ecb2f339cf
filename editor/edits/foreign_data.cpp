// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/foreign_data.h"

#include "editor/edits/filedrop.h"
#include "editor/edits/foreign_text.h"
#include "editor/edits/table_blocks.h"
#include "editor/language/translated.h"

#include <QFileInfo>
#include <QImage>
#include <QMimeData>
#include <QTextDocumentFragment>
#include <QUrl>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Lecture;

namespace {

constexpr qsizetype longestRichText = 2'000'000; ///< characters: the markup of an office program is long

/// The content of the first of these formats; empty if there is none.
QByteArray contentIn(const QMimeData &data, const QStringList &formats)
{
    for (const QString &format : formats) {
        if (const QByteArray content = data.hasFormat(format) ? data.data(format) : QByteArray(); !content.isEmpty())
            return content;
    }
    return {};
}

QByteArray drawingIn(const QMimeData &data)
{
    return contentIn(data, {u"image/svg+xml"_s, u"image/x-inkscape-svg"_s});
}

bool hasPlainText(const QMimeData &data)
{
    return data.hasFormat(u"text/plain"_s) || data.hasFormat(u"text/plain;charset=utf-8"_s);
}

bool hasWebAddress(const QMimeData &data)
{
    return std::ranges::any_of(data.urls(), [](const QUrl &url) { return !url.isLocalFile() && !url.isEmpty(); });
}

} // namespace

Result<QString> wordsIn(const QMimeData &data, Digits digits)
{
    const QString html = data.hasHtml() ? data.html() : QString();
    const bool isPicture = data.hasImage() && !hasPlainText(data);
    if (const QString cells = isPicture ? QString() : tabbedTextInHtml(html, digits); !cells.isEmpty())
        return cells;
    // A picture that comes with rich text alone is what was copied.
    if (hasPlainText(data))
        return data.text();
    if (html.size() > longestRichText)
        return base::failure(translated("The text has more than 20,000 letters."), translated("Copy a part of it."));
    return QTextDocumentFragment::fromHtml(html).toPlainText().remove(QChar::ObjectReplacementCharacter);
}

bool isOurs(const QMimeData &data)
{
    return std::ranges::any_of(data.formats(),
                               [](const QString &format) { return format.startsWith(u"application/x-lectograph-"_s); });
}

bool holdsForeignContent(const QMimeData *data)
{
    if (!data || isOurs(*data))
        return false;
    if (data->hasUrls() || data->hasImage() || !drawingIn(*data).isEmpty())
        return true;
    return hasPlainText(*data) ? !data->text().trimmed().isEmpty() : data->hasHtml();
}

QString lectureIn(const QMimeData *data)
{
    const QStringList files = filesIn(data);
    const auto found = std::ranges::find_if(
        files, [](const QString &file) { return file.endsWith(u".lecture"_s, Qt::CaseInsensitive); });
    return found == files.end() ? QString() : *found;
}

Result<AddedFiles> withForeignFiles(const Lecture &lecture, const QStringList &files, const ForeignContent &how,
                                    const timeline::Registry &registry)
{
    return withFilesAndSounds(lecture, how.scene, files, registry, how.time, how.at, how.shown, how.tables)
        .and_then([&](const AddedFiles &added) -> Result<AddedFiles> {
            return how.at ? withNumbersShown(added, how.scene, registry, how.at) : added;
        })
        .and_then([&](const AddedFiles &added) -> Result<AddedFiles> {
            return how.canvas ? withAddedAt(lecture, added, how.scene, *how.canvas) : added;
        });
}

Result<AddedFiles> withForeignContent(const Lecture &lecture, const QMimeData &data, const ForeignContent &how,
                                      const timeline::Registry &registry)
{
    if (const QStringList files = filesIn(&data); !files.isEmpty())
        return withForeignFiles(lecture, files, how, registry);
    const auto add = [&]() -> Result<AddedFiles> {
        if (const QByteArray drawing = drawingIn(data); !drawing.isEmpty())
            return withPictureContent(lecture, how.scene, drawing, registry, how.at);
        if (data.hasImage() && !hasPlainText(data)) {
            // As it was written, so that its size is known before it is decoded.
            const QByteArray picture = contentIn(data,
                                                 {u"image/png"_s, u"image/jpeg"_s, u"image/webp"_s, u"image/bmp"_s});
            return picture.isEmpty() ? withImage(lecture, how.scene, data.imageData().value<QImage>(), registry, how.at)
                                     : withPictureContent(lecture, how.scene, picture, registry, how.at);
        }
        const bool isOnlyAddress = !hasPlainText(data) && !data.hasHtml();
        if (hasWebAddress(data) && (isOnlyAddress || data.html().contains(u"<img"_s, Qt::CaseInsensitive)))
            return base::failure(translated("This is an address in the web, which is not opened."),
                                 translated("Save it as a file, and drop that."));
        const auto chosen = how.tables.find(QString());
        const TableChoice choice = chosen == how.tables.end() ? TableChoice() : chosen->second;
        const auto words = wordsIn(data, choice.form == TableForm::Numbers ? Digits::All : Digits::Shown);
        if (!words)
            return tl::unexpected(words.error());
        if (words->trimmed().isEmpty())
            return base::failure(
                translated("This cannot become a block: there is no picture, text, table or file in it."),
                translated("Copy blocks, words, a picture or a file first."));
        return withForeignText(lecture, how.scene, *words, how.shown, registry, how.at, choice.reading, choice.form)
            .and_then([&](const AddedFiles &added) -> Result<AddedFiles> {
                return how.at ? withNumbersShown(added, how.scene, registry, how.at) : added;
            });
    };
    return add().and_then([&](const AddedFiles &added) -> Result<AddedFiles> {
        return how.canvas ? withAddedAt(lecture, added, how.scene, *how.canvas) : added;
    });
}

} // namespace lectograph::editor
