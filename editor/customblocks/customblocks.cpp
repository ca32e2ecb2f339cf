// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/customblocks/customblocks.h"

#include "base/replace_file.h"
#include "editor/edits/assets.h"
#include "editor/edits/definitions.h"
#include "editor/language/language.h"
#include "editor/language/searchwords.h"
#include "editor/language/translated.h"
#include "editor/session/session.h"
#include "lecture/block_library.h"
#include "lecture/entry_name.h"
#include "lecture/json_reader.h"
#include "lecture/json_writer.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonObject>
#include <QStandardPaths>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostFileBytes = 2 * mostCustomBlockBytes;
constexpr qsizetype mostFiles = 1000;
constexpr qsizetype longestStem = 80;

QString stampOf(const QFileInfo &file)
{
    return u"%1 %2 %3"_s.arg(file.fileName(), QString::number(file.size()),
                             QString::number(file.lastModified().toMSecsSinceEpoch()));
}

/// A file name that is valid on every system.
QString stemFor(const QString &name)
{
    QString stem;
    for (const QChar c : name.simplified().left(longestStem))
        stem += c.isLetterOrNumber() || c.isSurrogate() || c == u' ' || c == u'-' || c == u'_' ? c : u'-';
    return stem.isEmpty() || !lecture::checkEntryName(stem) ? u"block"_s : stem;
}

QString pathFor(const QString &name)
{
    return QDir(CustomBlocks::folder()).filePath(stemFor(name) + u".json"_s);
}

Result<QByteArray> contentOf(const QString &path)
{
    return fileContent(path, mostFileBytes,
                       base::failure(translated("The file is too large for a block."),
                                     translated("Make it again with smaller pictures.")));
}

Result<QString> written(const QString &path, const QByteArray &content)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    return base::replaceFile(path, content).map([&] { return path; });
}

bool isShipped(const QString &path)
{
    return QFileInfo(path).absolutePath() == QFileInfo(lecture::shippedBlockFolder()).absoluteFilePath();
}

/// A definition of the program's library, named in the language of the interface.
Result<CustomBlock> shippedBlock(const lecture::Lecture &library, const QString &id)
{
    lecture::Lecture named = library;
    named.language = preferredLanguage();
    return customBlockOfDefinition(named, id).map([](CustomBlock &&block) {
        block.library = shippedLibrary;
        return std::move(block);
    });
}

CustomBlockEntry entryOf(const QFileInfo &file, const Result<CustomBlock> &block, const timeline::Registry &registry)
{
    CustomBlockEntry entry{.path = file.absoluteFilePath(), .name = file.completeBaseName(), .stamp = stampOf(file)};
    if (!block) {
        entry.problem = block.error().text();
        return entry;
    }
    entry.name = block->name;
    entry.description = block->description;
    if (const auto areKnown = checkTypes(*block, registry); !areKnown)
        entry.problem = areKnown.error().text();
    const lecture::Block *definition = definitionOf(block->lecture, block->definition);
    entry.nodes = static_cast<int>((definition ? *definition->inside : block->scene()).nodes.size());
    entry.isOnStage = block->isOnStage();
    entry.isAnimated = block->isAnimated();
    if (!block->definition.isEmpty())
        entry.origin = originOf(block->library, block->definition);
    return entry;
}

/// Read once: an installed library does not change while the program runs, and a drag asks for one of its blocks at
/// every panel that it passes.
const lecture::Lecture &shippedBlocks()
{
    static const lecture::Lecture library = lecture::blockLibrary();
    return library;
}

/// Saves the block under the next free name: "Neuron 2".
Result<QString> savedBeside(CustomBlock block)
{
    const QString name = block.name.left(longestStem - 8).trimmed(); // keeps room for the number in the file name
    for (int number = 2; customBlockNamed(block.name); ++number)
        block.name = u"%1 %2"_s.arg(name, QString::number(number));
    return saveCustomBlock(block);
}

} // namespace

CustomBlocks::CustomBlocks(const timeline::Registry &registry, QObject *parent) : QObject(parent), m_registry(registry)
{
    // The watcher reports a file several times while it is written.
    m_settling.setSingleShot(true);
    m_settling.setInterval(60);
    connect(&m_settling, &QTimer::timeout, this, &CustomBlocks::look);
    const auto settle = qOverload<>(&QTimer::start);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_settling, settle);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_settling, settle);
}

QString CustomBlocks::folder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(u"blocks"_s);
}

const std::vector<CustomBlockEntry> &CustomBlocks::entries()
{
    if (!m_isKnown)
        look();
    return m_entries;
}

const std::vector<CustomBlockEntry> &CustomBlocks::shipped()
{
    if (!m_shipped) {
        m_shipped.emplace();
        const lecture::Lecture &library = shippedBlocks();
        for (const auto &[id, definition] : library.blocks) {
            const QFileInfo file(QDir(lecture::shippedBlockFolder()).filePath(id + u".json"_s));
            m_shipped->push_back(entryOf(file, shippedBlock(library, id), m_registry));
            m_shipped->back().isShipped = true;
        }
    }
    return *m_shipped;
}

std::vector<CustomBlockEntry> CustomBlocks::all()
{
    std::vector<CustomBlockEntry> both = entries();
    both.insert(both.end(), shipped().begin(), shipped().end());
    return both;
}

void CustomBlocks::look()
{
    QDir().mkpath(folder()); // the watcher needs an existing folder
    std::vector<CustomBlockEntry> next;
    const QFileInfoList files = QDir(folder()).entryInfoList({u"*.json"_s}, QDir::Files | QDir::Readable, QDir::Name);
    for (const QFileInfo &file : files.first(std::min(files.size(), mostFiles))) {
        const auto known = std::ranges::find(m_entries, stampOf(file), &CustomBlockEntry::stamp);
        next.push_back(known != m_entries.end()
                           ? *known
                           : entryOf(file, usedCustomBlock(file.absoluteFilePath(), m_registry), m_registry));
    }
    std::ranges::stable_sort(next, [](const CustomBlockEntry &a, const CustomBlockEntry &b) {
        return QString::localeAwareCompare(a.name, b.name) < 0;
    });
    QStringList unwatched{folder()};
    for (const QFileInfo &file : QDir(folder()).entryInfoList({u"*.json"_s}, QDir::Files))
        unwatched.append(file.absoluteFilePath());
    for (const QString &path : m_watcher.files() + m_watcher.directories())
        unwatched.removeAll(path);
    if (!unwatched.isEmpty())
        m_watcher.addPaths(unwatched);
    const bool isOther = !m_isKnown || next != m_entries;
    m_isKnown = true;
    m_entries = std::move(next);
    if (isOther)
        Q_EMIT changed();
}

std::optional<QString> customBlockNamed(const QString &name)
{
    const QString wanted = QFileInfo(pathFor(name)).fileName();
    for (const QString &file : QDir(CustomBlocks::folder()).entryList({u"*.json"_s}, QDir::Files)) {
        if (file.compare(wanted, Qt::CaseInsensitive) == 0)
            return QDir(CustomBlocks::folder()).filePath(file);
    }
    return std::nullopt;
}

Result<CustomBlock> readCustomBlock(const QString &path)
{
    if (isShipped(path))
        return shippedBlock(shippedBlocks(), QFileInfo(path).completeBaseName());
    return contentOf(path).and_then(customBlockFrom);
}

Result<CustomBlock> usedCustomBlock(const QString &path, const timeline::Registry &plugins)
{
    return readCustomBlock(path).map([&](CustomBlock &&block) {
        if (!block.definition.isEmpty() || block.isAnimated() || !block.isOnStage())
            return std::move(block);
        return asDefinition(block, plugins).value_or(block); // otherwise it is added as the blocks that it is made of
    });
}

Result<CustomBlock> sourceOf(const lecture::Block &definition)
{
    const QString library = definition.origin.section(u'/', 0, -2);
    const QString id = definition.origin.section(u'/', -1);
    if (library == shippedLibrary)
        return shippedBlock(shippedBlocks(), id);
    const QDir folder(CustomBlocks::folder());
    for (const QString &file : folder.entryList({u"*.json"_s}, QDir::Files)) {
        auto block = readCustomBlock(folder.filePath(file));
        if (block && block->definition == id && library == userLibrary)
            return block;
    }
    return base::failure(translated("The block that this was copied from is not in your library any more."),
                         translated("Save the block of this lecture there again."));
}

Result<QString> saveCustomBlock(const CustomBlock &block)
{
    if (block.name.simplified().isEmpty())
        return base::failure(translated("The block needs a name."), translated("Type one."));
    const QString path = customBlockNamed(block.name).value_or(pathFor(block.name));
    return toFile(block).and_then([&](const QByteArray &content) { return written(path, content); });
}

Result<QString> renameCustomBlock(const QString &path, const QString &name, const QString &description)
{
    const QString wanted = name.simplified();
    const auto content = contentOf(path);
    if (const auto block = content.and_then(customBlockFrom); !block)
        return tl::unexpected(block.error());
    const auto other = customBlockNamed(wanted);
    if (wanted.isEmpty() || (other && QFileInfo(*other) != QFileInfo(path)))
        return base::failure(wanted.isEmpty() ? translated("The block needs a name.")
                                              : translated("Another block is called “%1”.").arg(wanted),
                             translated("Type another name."));
    QJsonObject json = lecture::readJson(*content)->toObject(); // keeps unknown keys
    json.insert(u"name"_s, wanted);
    if (const QString line = description.simplified(); line.isEmpty())
        json.remove(u"description"_s);
    else
        json.insert(u"description"_s, line);
    const QString next = pathFor(wanted);
    auto result = written(next, lecture::writeJson(json));
    if (result && QFileInfo(next) != QFileInfo(path))
        QFile::remove(path);
    return result;
}

Result<QString> duplicateCustomBlock(const QString &path)
{
    return readCustomBlock(path).and_then(savedBeside);
}

Result<void> copyCustomBlock(const QString &path, const QString &to)
{
    return contentOf(path).and_then([&](const QByteArray &content) { return base::replaceFile(to, content); });
}

QStringList searchWordsOf(const CustomBlockEntry &entry)
{
    return entry.isShipped
        ? searchWordsOf(libraryCatalog(), lecture::blockType(QFileInfo(entry.path).completeBaseName()))
        : QStringList();
}

QString customBlockName(const QString &path)
{
    const auto block = readCustomBlock(path);
    return block ? block->name : QFileInfo(path).completeBaseName();
}

Result<QString> installCustomBlock(const QString &path, const timeline::Registry &registry)
{
    const auto block = readCustomBlock(path);
    if (!block)
        return tl::unexpected(block.error());
    if (const auto areKnown = checkTypes(*block, registry); !areKnown)
        return tl::unexpected(areKnown.error());
    const auto same = customBlockNamed(block->name);
    if (!same)
        return saveCustomBlock(*block);
    const auto there = contentOf(*same);
    const auto here = toFile(*block);
    return there && here && *there == *here ? Result<QString>(*same) : savedBeside(*block);
}

bool isCustomBlockFile(const QString &path)
{
    const QFileInfo file(path);
    if (file.suffix().compare(u"json", Qt::CaseInsensitive) != 0 || !file.isFile())
        return false;
    QFile content(path);
    // The embedded files may come before the format key.
    return content.size() <= mostFileBytes && content.open(QIODevice::ReadOnly)
        && content.readAll().contains("\"lectograph-block\"");
}

void tellKept(Session &session, const Result<QString> &path)
{
    if (path)
        Q_EMIT session.document.statusMessage(
            translated("“%1” stands in the palette now, among your custom blocks.").arg(customBlockName(*path)));
    else
        Q_EMIT session.document.refused(path.error());
}

void importCustomBlocks(Session &session, const QStringList &paths)
{
    for (const QString &path : paths)
        tellKept(session, installCustomBlock(path, session.registry()));
}

} // namespace lectograph::editor
