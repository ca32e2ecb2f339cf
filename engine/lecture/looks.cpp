// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/looks.h"

#include "base/log.h"
#include "base/spelling.h"
#include "lecture/fields.h"
#include "lecture/folder.h"
#include "lecture/json_reader.h"
#include "lecture/json_writer.h"
#include "lecture/limits.h"
#include "lecture/sentence.h"
#include "lecture/writing.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

using base::Result;

const QString lookFormat = u"lectograph-look"_s;
constexpr int lookVersion = 1;

Result<graph::Look> lookInFile(const QString &file)
{
    const Limits limits;
    auto look = readWhole(file, limits.jsonBytes).and_then(readLook);
    if (!look)
        return base::within(file, look.error());
    look->id = QFileInfo(file).completeBaseName();
    return look;
}

void addLooks(std::vector<LibraryLook> &looks, const QString &folder, bool isShipped)
{
    if (folder.isEmpty()) // would be the current folder
        return;
    const QStringList files = QDir(folder).entryList({u"*.json"_s}, QDir::Files, QDir::Name);
    for (const QString &name : files) {
        const QString file = QDir(folder).filePath(name);
        auto look = lookInFile(file);
        if (!look)
            qCWarning(base::lectureLog).noquote() << look.error().text();
        else if (std::ranges::none_of(looks, [&](const LibraryLook &one) { return one.look.id == look->id; }))
            looks.push_back({*std::move(look), file, isShipped});
    }
}

} // namespace

QString shippedLookFolder()
{
    const QString installed = QDir::cleanPath(QCoreApplication::applicationDirPath() + u"/../share/lectograph/looks"_s);
    return QDir(installed).exists() ? installed : QStringLiteral(LECTOGRAPH_SOURCE_LOOKS);
}

QString userLookFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(u"looks"_s);
}

std::vector<LibraryLook> libraryLooks(const QString &userFolder, const QString &shippedFolder)
{
    std::vector<LibraryLook> looks;
    addLooks(looks, userFolder, false);
    addLooks(looks, shippedFolder, true);
    return looks;
}

Result<graph::Look> lookNamed(const QString &name)
{
    if (name.endsWith(".json"_L1))
        return lookInFile(name);
    QStringList known;
    for (LibraryLook &one : libraryLooks()) {
        if (one.look.id == name)
            return std::move(one.look);
        known.append(one.look.id);
    }
    const QString near = base::didYouMean(name, known);
    return base::failure(Sentence::tr("There is no look “%1”.").arg(name),
                         near.isEmpty() ? Sentence::tr("There are: %1.").arg(known.join(u", ")) : near);
}

graph::Look lookFrom(Fields &fields)
{
    graph::Look look;
    look.id = fields.text(u"id"_s);
    look.title = fields.localizable(u"title"_s);
    look.font = fields.localizable(u"font"_s);
    look.colors = fields.object(u"colors"_s);
    look.styles = fields.object(u"styles"_s);
    look.extra = fields.rest();
    return look;
}

QJsonObject jsonOf(const graph::Look &look)
{
    QJsonObject json = look.extra;
    insertText(json, u"id"_s, look.id);
    insertNamed(json, u"title"_s, look.title);
    insertNamed(json, u"font"_s, look.font);
    insertUnless(json, u"colors"_s, look.colors, look.colors.isEmpty());
    insertUnless(json, u"styles"_s, look.styles, look.styles.isEmpty());
    return json;
}

Result<graph::Look> readLook(const QByteArray &json)
{
    return readJson(json).and_then([](const QJsonValue &value) -> Result<graph::Look> {
        Fields fields(value.toObject());
        const QString format = fields.text(u"format"_s);
        const int version = fields.version(u"version"_s);
        graph::Look look = lookFrom(fields);
        if (fields.error())
            return tl::unexpected(*fields.error());
        if (format != lookFormat)
            return base::failure(Sentence::tr("This file holds no look."),
                                 Sentence::tr("Choose a file that was saved with “Save look…”."));
        if (version > lookVersion)
            return base::failure(Sentence::tr("This look was saved by a newer version of the program."),
                                 Sentence::tr("Update the program."));
        return look;
    });
}

QByteArray writeLook(const graph::Look &look)
{
    QJsonObject json = jsonOf(look);
    json.insert(u"format"_s, lookFormat);
    json.insert(u"version"_s, lookVersion);
    return writeJson(json);
}

Lecture withLook(const Lecture &lecture, graph::Look look)
{
    Lecture changed = lecture;
    changed.look = std::move(look);
    const base::ColorNames named = graph::colorsOf(changed.look);
    const QJsonObject &colors = lecture.look.colors;
    for (auto color = colors.begin(); color != colors.end(); ++color) {
        if (!base::parseColor(color.key(), named))
            changed.look.colors.insert(color.key(), color.value());
    }
    const QJsonObject &before = lecture.look.styles;
    for (auto style = before.begin(); style != before.end(); ++style) {
        if (!changed.look.styles.contains(style.key()))
            changed.look.styles.insert(style.key(), style.value());
    }
    return changed;
}

} // namespace lectograph::lecture
