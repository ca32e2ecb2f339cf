// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/filedrop.h"

#include "artwork/pixels.h"
#include "artwork/svg.h"
#include "base/decoded_text.h"
#include "base/text.h"
#include "editor/edits/assets.h"
#include "editor/edits/blocks.h"
#include "editor/edits/foreign_text.h"
#include "editor/edits/madetypes.h"
#include "editor/edits/sounds.h"
#include "editor/edits/table_forms.h"
#include "editor/edits/tensor_files.h"
#include "editor/language/translated.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QMimeData>
#include <QUrl>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostBytes = 64 * 1024 * 1024;

Result<QByteArray> contentOf(const QString &path)
{
    return fileContent(
        path, mostBytes,
        base::failure(translated("The file is larger than 64 MB."), translated("Make it smaller first.")));
}

/// PNG, JPEG and SVG are kept, other image formats are converted to PNG.
struct PictureFile
{
    QByteArray content;
    QString suffix;
    QStringList notes = {}; ///< on what is not drawn
};

Result<PictureFile> drawingFrom(const QByteArray &content)
{
    return artwork::readSvg(content, 0, 1).map([&](const artwork::Artwork &drawing) {
        return PictureFile{content, u"svg"_s, drawing.warnings};
    });
}

Result<PictureFile> asPng(const QImage &image)
{
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    if (image.isNull() || !image.save(&buffer, "png"))
        return base::failure(translated("The picture cannot be drawn."), translated("Save it as PNG or JPEG."));
    return PictureFile{png, u"png"_s};
}

Result<PictureFile> pictureFrom(const QByteArray &content)
{
    const auto pixels = artwork::decode(content);
    if (!pixels)
        return tl::unexpected(pixels.error());
    const QStringList notes = artwork::pictureWarnings(content);
    if (!pixels->isReduced && pixels->format == "png")
        return PictureFile{content, u"png"_s, notes};
    if (!pixels->isReduced && pixels->format == "jpeg")
        return PictureFile{content, u"jpg"_s, notes};
    return asPng(pixels->image).map([&](PictureFile &&file) {
        file.notes = notes;
        return std::move(file);
    });
}

Result<KeptFile> withPictureKept(const Lecture &lecture, const QString &path, const PictureFile &picture)
{
    return withFileKept(lecture, path, picture.suffix, picture.content, u"picture"_s);
}

Result<AddedFiles> withPicture(const Lecture &lecture, const QString &scene, const QString &path,
                               const PictureFile &picture, const timeline::Registry &registry,
                               std::optional<base::Vec3> at)
{
    return withPictureKept(lecture, path, picture).and_then([&](const KeptFile &kept) {
        NewBlock block{made::image, {}, {{u"file"_s, kept.file}}};
        insertPosition(block.properties, at);
        return withNamedBlock(kept.lecture, scene, std::move(block), path, registry).map([&](AddedFiles &&added) {
            added.notes = picture.notes;
            return std::move(added);
        });
    });
}

/// What `add` makes of the text of the file, with a note if its encoding was guessed.
template <class Add>
Result<AddedFiles> withTextOf(const QString &path, Add add)
{
    return contentOf(path).and_then(base::decodedText).and_then([&](const base::DecodedText &decoded) {
        return add(decoded.text).map([&](AddedFiles &&added) {
            if (!decoded.guess.isEmpty())
                added.notes.append(translated("The text was read as %1. If its letters are wrong, save it as UTF-8.")
                                       .arg(decoded.guess));
            return std::move(added);
        });
    });
}

Result<PictureFile> pictureOf(const QString &path)
{
    const bool isSvg = QFileInfo(path).suffix().compare(u"svg"_s, Qt::CaseInsensitive) == 0;
    return contentOf(path).and_then(isSvg ? drawingFrom : pictureFrom);
}

Result<AddedFiles> withFile(const Lecture &lecture, const QString &scene, const QString &path,
                            const timeline::Registry &registry, std::optional<base::Vec3> at, const QString &shown,
                            const TableChoices &tables)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    // The last row are pictures that are not read, and say what to do.
    static const QStringList pictures{u"svg"_s,  u"png"_s,  u"jpg"_s,  u"jpeg"_s, u"gif"_s,  u"webp"_s, u"bmp"_s,
                                      u"heic"_s, u"heif"_s, u"avif"_s, u"tif"_s,  u"tiff"_s, u"jxl"_s,  u"psd"_s};
    if (pictures.contains(suffix)) {
        return pictureOf(path).and_then(
            [&](const PictureFile &picture) { return withPicture(lecture, scene, path, picture, registry, at); });
    }
    // What is made of a text, which was read as it was chosen if there was a question.
    const auto chosen = tables.find(path);
    const auto form = chosen == tables.end() ? std::optional<TableForm>() : chosen->second.form;
    const auto withTextAs = [&](const auto &add) {
        return chosen == tables.end()
            ? withTextOf(path, [&](const QString &text) { return add(text, tensor::TableReading()); })
            : add(chosen->second.text, chosen->second.reading);
    };
    if (suffix == u"csv" || suffix == u"tsv") {
        return withTextAs([&](const QString &text, const tensor::TableReading &reading) {
            return tensor::parseTable(text, reading).and_then([&](const tensor::Table &table) {
                return withTableAs(lecture, scene, path, table, form, shown, registry, at);
            });
        });
    }
    if (isTensorFile(path))
        return withTensorBlock(lecture, scene, path, registry);
    if (QStringList{u"txt"_s, u"md"_s, u"tex"_s}.contains(suffix)) {
        return withTextAs([&](const QString &text, const tensor::TableReading &reading) {
            return withForeignText(lecture, scene, text, shown, registry, at, reading, form);
        });
    }
    return base::failure(translated("Files of this kind cannot become blocks."),
                         translated("You can drop pictures (PNG, JPEG, SVG), tables (CSV, TSV), tensors (NPY, NPZ, "
                                    "safetensors), texts (TXT, TeX) and "
                                    "sounds (MP3, WAV, Ogg)."));
}

} // namespace

QStringList filesIn(const QMimeData *data)
{
    QStringList files;
    if (!data)
        return files;
    for (const QUrl &url : data->urls()) {
        if (url.isLocalFile())
            files.append(url.toLocalFile());
    }
    return files;
}

QString tableFileIn(const QMimeData *data)
{
    const QStringList files = filesIn(data);
    const auto table = std::ranges::find_if(files, [](const QString &file) {
        return QStringList{u"csv"_s, u"tsv"_s, u"txt"_s}.contains(QFileInfo(file).suffix().toLower());
    });
    return table == files.end() ? QString() : *table;
}

bool acceptsFiles(const QMimeData *data)
{
    return std::ranges::any_of(filesIn(data), [](const QString &file) {
        return QFileInfo(file).suffix().compare(u"lecture", Qt::CaseInsensitive) != 0 && !QFileInfo(file).isDir();
    });
}

Result<AddedFiles> withFilesAndSounds(const Lecture &lecture, const QString &scene, const QStringList &paths,
                                      const timeline::Registry &registry, base::Time time, std::optional<base::Vec3> at,
                                      const QString &shown, const TableChoices &tables)
{
    constexpr double beside = 0.5;
    AddedFiles result{lecture, {}, {}};
    QStringList sounds;
    for (const QString &path : paths) {
        if (isSoundFile(path)) {
            sounds.append(path);
            continue;
        }
        auto added = withFile(result.lecture, scene, path, registry, at, shown, tables);
        if (!added)
            return base::within(QFileInfo(path).fileName(), added.error());
        result.lecture = std::move(added->lecture);
        result.nodes += added->nodes;
        result.notes += added->notes;
        if (at)
            *at = *at + base::Vec3{beside, -beside, 0};
    }
    return withSoundFiles(result.lecture, scene, sounds, time).map([&](NewSounds &&added) {
        return AddedFiles{std::move(added.lecture), result.nodes, std::move(added.sounds), result.notes};
    });
}

Result<AddedFiles> withImage(const Lecture &lecture, const QString &scene, const QImage &image,
                             const timeline::Registry &registry, std::optional<base::Vec3> at)
{
    const qint64 pixels = qint64(image.width()) * image.height();
    if (pixels > artwork::mostPixelsRead || std::max(image.width(), image.height()) > artwork::longestSide)
        return base::failure(
            translated("The picture has too many pixels: %1 × %2.").arg(image.width()).arg(image.height()),
            translated("Make it smaller first."));
    const double shrink = std::sqrt(double(artwork::mostPixelsKept) / double(std::max<qint64>(1, pixels)));
    return asPng(shrink < 1 ? image.scaled(image.size() * shrink, Qt::KeepAspectRatio, Qt::SmoothTransformation)
                            : image)
        .and_then([&](const PictureFile &picture) { return withPicture(lecture, scene, {}, picture, registry, at); });
}

Result<AddedFiles> withPictureContent(const Lecture &lecture, const QString &scene, const QByteArray &content,
                                      const timeline::Registry &registry, std::optional<base::Vec3> at)
{
    if (content.size() > mostBytes)
        return base::failure(translated("The picture is larger than 64 MB."), translated("Make it smaller first."));
    return (artwork::isSvg(content) ? drawingFrom(content) : pictureFrom(content))
        .and_then([&](const PictureFile &picture) { return withPicture(lecture, scene, {}, picture, registry, at); });
}

Result<KeptFile> withFileFor(const Lecture &lecture, const graph::PropertySpec &spec, const QString &path,
                             const tensor::TableReading &reading)
{
    if (spec.files.empty())
        return withPictureFile(lecture, path);
    const bool areTensors = base::toText(spec.files).split(u'|').contains(u"npy"_s);
    auto kept = areTensors ? withTensorFile(lecture, path, reading) : withDataFile(lecture, path);
    return kept ? kept : base::within(QFileInfo(path).fileName(), kept.error());
}

Result<KeptFile> withPictureFile(const Lecture &lecture, const QString &path)
{
    const auto kept =
        pictureOf(path).and_then([&](const PictureFile &picture) { return withPictureKept(lecture, path, picture); });
    return kept ? kept : base::within(QFileInfo(path).fileName(), kept.error());
}

} // namespace lectograph::editor
