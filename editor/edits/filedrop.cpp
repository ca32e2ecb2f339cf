// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/filedrop.h"

#include "artwork/pixels.h"
#include "artwork/svg.h"
#include "editor/edits/assets.h"
#include "editor/edits/blocks.h"
#include "editor/edits/lookup.h"
#include "editor/edits/sounds.h"
#include "editor/language/translated.h"

#include <QBuffer>
#include <QFileInfo>
#include <QJsonArray>
#include <QMimeData>
#include <QStringDecoder>
#include <QUrl>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

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

/// Rows of equal length; at least one number.
using Numbers = std::vector<std::vector<double>>;

/// Of a table.
struct Line
{
    QStringList cells;
    int number = 1; ///< in the file
};

/// A tab or semicolon if the first line contains one outside of quotes, otherwise a comma.
QChar separatorOf(const QString &text)
{
    int semicolons = 0;
    int tabs = 0;
    bool isQuoted = false;
    for (const QChar c : text) {
        if (c == u'"')
            isQuoted = !isQuoted;
        else if (!isQuoted && c == u'\n')
            break;
        else if (!isQuoted) {
            semicolons += c == u';';
            tabs += c == u'\t';
        }
    }
    if (tabs > 0 && tabs >= semicolons)
        return u'\t';
    return semicolons > 0 ? u';' : u',';
}

std::vector<Line> linesOf(const QString &text, QChar separator)
{
    std::vector<Line> lines;
    Line line;
    QString cell;
    bool isQuoted = false;
    int number = 1;
    const auto endLine = [&] {
        line.cells.append(cell.trimmed());
        if (std::ranges::any_of(line.cells, [](const QString &one) { return !one.isEmpty(); }))
            lines.push_back(line);
        cell.clear();
        line = {{}, number + 1};
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (c == u'"') {
            const bool isDoubled = isQuoted && i + 1 < text.size() && text.at(i + 1) == u'"';
            if (isDoubled)
                cell += text.at(++i);
            else
                isQuoted = !isQuoted;
        } else if (!isQuoted && c == separator) {
            line.cells.append(cell.trimmed());
            cell.clear();
        } else if (!isQuoted && c == u'\n') {
            endLine();
            ++number;
        } else {
            number += c == u'\n';
            cell += c;
        }
    }
    endLine();
    return lines;
}

std::optional<double> numberIn(QString cell, QChar separator)
{
    if (separator == u';' && !cell.contains(u'.'))
        cell.replace(u',', u'.');
    cell.replace(QChar(0x2212), u'-'); // MINUS SIGN
    bool isNumber = false;
    const double number = cell.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number))
        return std::nullopt;
    return number;
}

/// Reads the numbers of a table as exported by spreadsheets: cells separated by commas, semicolons or tabs, quoted or
/// not; with semicolons the decimal separator may be a comma. A header row and a header column of text are skipped. An
/// error names line and column (RFC 4180 otherwise).
Result<Numbers> parseCsv(const QByteArray &bytes)
{
    const auto encoding = QStringConverter::encodingForData(bytes).value_or(QStringConverter::Utf8);
    QStringDecoder decoder(encoding);
    QString text = decoder(bytes);
    text.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n');
    const QChar separator = separatorOf(text);
    std::vector<Line> lines = linesOf(text, separator);
    const auto isNumber = [&](const QString &cell) { return numberIn(cell, separator).has_value(); };
    const auto isNames = [&](const QStringList &cells) { return std::ranges::none_of(cells, isNumber); };

    if (!lines.empty() && isNames(lines.front().cells))
        lines.erase(lines.begin());
    const bool hasNames = !lines.empty() && std::ranges::all_of(lines, [&](const Line &line) {
        return line.cells.size() > 1 && !isNumber(line.cells.front());
    });
    Numbers rows;
    for (const Line &line : lines) {
        const QStringList cells = hasNames ? line.cells.sliced(1) : line.cells;
        if (!rows.empty() && cells.size() != static_cast<qsizetype>(rows.front().size()))
            return base::failure(translated("Line %1 of the table has %2 cells, the lines before have %3.")
                                     .arg(line.number)
                                     .arg(cells.size())
                                     .arg(rows.front().size()),
                                 translated("Give every line equally many numbers."));
        std::vector<double> row;
        for (const QString &cell : cells) {
            const auto number = numberIn(cell, separator);
            if (!number)
                return base::failure(cell.isEmpty()
                                         ? translated("Line %1 of the table has an empty cell.").arg(line.number)
                                         : translated("Line %1 of the table says “%2”, which is not a number.")
                                               .arg(line.number)
                                               .arg(cell.left(40)),
                                     translated("Words may stand in the first line and the first column only."));
            row.push_back(*number);
        }
        rows.push_back(std::move(row));
    }
    if (rows.empty())
        return base::failure(translated("There are no numbers in this table."),
                             translated("Save it from the spreadsheet as CSV, with a number in every cell."));
    return rows;
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
    return withSoundFiles(result.lecture, scene, sounds, time).map([&](NewSounds &&added) {
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
