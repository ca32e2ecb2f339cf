// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/filedrop.h"

#include "artwork/pixels.h"
#include "artwork/svg.h"
#include "editor/edits/assets.h"
#include "editor/edits/blocks.h"
#include "editor/edits/csv.h"
#include "editor/edits/filecontent.h"
#include "editor/edits/lookup.h"
#include "editor/edits/sounds.h"
#include "editor/language/translated.h"

#include <QBuffer>
#include <QFileInfo>
#include <QJsonArray>
#include <QMimeData>
#include <QUrl>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Lecture;

namespace {

constexpr qint64 mostBytes = 64 * 1024 * 1024;
constexpr std::size_t mostNumbers = 250'000;

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
};

Result<PictureFile> drawingFrom(const QByteArray &content)
{
    return artwork::readSvg(content, 0, 1).map([&](const artwork::Artwork &) {
        return PictureFile{content, u"svg"_s};
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
    const auto pixels = artwork::decode(content, artwork::Turning::AsAsked);
    if (!pixels)
        return tl::unexpected(pixels.error());
    if (!pixels->isReduced && pixels->format == "png")
        return PictureFile{content, u"png"_s};
    if (!pixels->isReduced && pixels->format == "jpeg" && !pixels->isTurned)
        return PictureFile{content, u"jpg"_s};
    return asPng(pixels->image);
}

Result<AddedFiles> withNamedBlock(const Lecture &lecture, const QString &sceneId, NewBlock block, const QString &path,
                                  const timeline::Registry &registry)
{
    const lecture::Scene *scene = sceneOf(lecture, sceneId);
    if (!scene)
        return base::failure(translated("There is no scene to put it into."), translated("Add a scene first."));
    block.id = freeNodeId(*scene, block.type);
    return withBlock(lecture, sceneId, block, registry)
        .and_then([&](const Lecture &with) -> Result<Lecture> {
            if (path.isEmpty())
                return with;
            // Authors know it by the name of the file.
            graph::Node node = *nodeOf(sceneOf(with, sceneId), block.id);
            node.extra.insert(u"label"_s, QFileInfo(path).completeBaseName());
            return lecture::withNode(with, sceneId, std::move(node));
        })
        .map([&](Lecture &&with) {
            return AddedFiles{std::move(with), {block.id}, {}};
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
        NewBlock block{u"shapes.image"_s, {}, {{u"file"_s, kept.file}}};
        if (at)
            block.properties.insert(u"position"_s, QJsonArray{at->x, at->y, at->z});
        return withNamedBlock(kept.lecture, scene, std::move(block), path, registry);
    });
}

Result<AddedFiles> withNumbers(const Lecture &lecture, const QString &scene, const QString &path, const Numbers &rows,
                               const timeline::Registry &registry)
{
    if (rows.size() * rows.front().size() > mostNumbers)
        return base::failure(translated("The table has more than 250,000 numbers."),
                             translated("Leave out rows or columns that the lecture does not need."));
    const bool isList = rows.size() == 1 || rows.front().size() == 1;
    QJsonArray json;
    for (const std::vector<double> &row : rows) {
        QJsonArray cells;
        for (const double number : row)
            (isList ? json : cells).append(number);
        if (!isList)
            json.append(cells);
    }
    NewBlock block{isList ? u"values.numbers"_s : u"tensors.matrix"_s, {}, {{isList ? u"value"_s : u"values"_s, json}}};
    return withNamedBlock(lecture, scene, std::move(block), path, registry);
}

Result<PictureFile> pictureOf(const QString &path)
{
    const bool isSvg = QFileInfo(path).suffix().compare(u"svg"_s, Qt::CaseInsensitive) == 0;
    return contentOf(path).and_then(isSvg ? drawingFrom : pictureFrom);
}

Result<AddedFiles> withFile(const Lecture &lecture, const QString &scene, const QString &path,
                            const timeline::Registry &registry, std::optional<base::Vec3> at)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (QStringList{u"svg"_s, u"png"_s, u"jpg"_s, u"jpeg"_s, u"gif"_s, u"webp"_s, u"bmp"_s}.contains(suffix)) {
        return pictureOf(path).and_then(
            [&](const PictureFile &picture) { return withPicture(lecture, scene, path, picture, registry, at); });
    }
    if (suffix == u"csv" || suffix == u"tsv") {
        return contentOf(path).and_then(parseCsv).and_then(
            [&](const Numbers &rows) { return withNumbers(lecture, scene, path, rows, registry); });
    }
    return base::failure(
        translated("Files of this kind cannot become blocks."),
        translated("You can drop pictures (PNG, JPEG, SVG), tables of numbers (CSV) and sounds (MP3, WAV, Ogg)."));
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

bool acceptsFiles(const QMimeData *data)
{
    return std::ranges::any_of(filesIn(data), [](const QString &file) {
        return QFileInfo(file).suffix().compare(u"lecture", Qt::CaseInsensitive) != 0 && !QFileInfo(file).isDir();
    });
}

Result<AddedFiles> withFilesAndSounds(const Lecture &lecture, const QString &scene, const QStringList &paths,
                                      const timeline::Registry &registry, base::Time time, std::optional<base::Vec3> at)
{
    constexpr double beside = 0.5;
    AddedFiles result{lecture, {}, {}};
    QStringList sounds;
    for (const QString &path : paths) {
        if (isSoundFile(path)) {
            sounds.append(path);
            continue;
        }
        auto added = withFile(result.lecture, scene, path, registry, at);
        if (!added)
            return base::within(QFileInfo(path).fileName(), added.error());
        result.lecture = std::move(added->lecture);
        result.nodes += added->nodes;
        if (at)
            *at = *at + base::Vec3{beside, -beside, 0};
    }
    return withSoundFiles(result.lecture, scene, sounds, time).map([&](AddedSounds &&added) {
        return AddedFiles{std::move(added.lecture), result.nodes, std::move(added.sounds)};
    });
}

Result<AddedFiles> withImage(const Lecture &lecture, const QString &scene, const QImage &image,
                             const timeline::Registry &registry, std::optional<base::Vec3> at)
{
    return asPng(image)
        .and_then(
            [](const PictureFile &picture) { return pictureFrom(picture.content); }) // the usual size limit applies
        .and_then([&](const PictureFile &picture) { return withPicture(lecture, scene, {}, picture, registry, at); });
}

Result<KeptFile> withPictureFile(const Lecture &lecture, const QString &path)
{
    const auto kept =
        pictureOf(path).and_then([&](const PictureFile &picture) { return withPictureKept(lecture, path, picture); });
    return kept ? kept : base::within(QFileInfo(path).fileName(), kept.error());
}

} // namespace lectograph::editor
