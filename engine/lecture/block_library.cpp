// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/block_library.h"

#include "base/log.h"
#include "lecture/files.h"
#include "lecture/folder.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

using base::Result;

/// The definition of one file: read, upgraded and checked as a lecture of its own.
Result<BlockPtr> definitionIn(const QString &file)
{
    return readWhole(file, Limits().jsonBytes).and_then([&](const QByteArray &json) {
        const QByteArray empty = R"({"format": "lectograph", "scenes": [], "version": 2})";
        const QString name = u"blocks/"_s + QFileInfo(file).fileName();
        return fromFiles({{u"lecture.json"_s, empty}, {name, json}}).map([](const Lecture &lecture) {
            return lecture.blocks.begin()->second;
        });
    });
}

} // namespace

QString shippedBlockFolder()
{
    const QString installed =
        QDir::cleanPath(QCoreApplication::applicationDirPath() + u"/../share/lectograph/blocks"_s);
    return QDir(installed).exists() ? installed : QStringLiteral(LECTOGRAPH_SOURCE_BLOCKS);
}

Lecture blockLibrary(const QString &folder)
{
    Lecture library;
    library.languages = {u"en"_s, u"ko"_s, u"zh"_s};
    const QStringList files = QDir(folder).entryList({u"*.json"_s}, QDir::Files, QDir::Name);
    for (const QString &name : files) {
        const QString file = QDir(folder).filePath(name);
        if (const Result<BlockPtr> block = definitionIn(file))
            library.blocks.insert_or_assign((*block)->id, *block);
        else
            qCWarning(base::lectureLog).noquote() << base::within(file, block.error()).value().text();
    }
    return library;
}

} // namespace lectograph::lecture
