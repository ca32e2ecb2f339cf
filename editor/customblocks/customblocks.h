// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/customblocks/customblock.h"
#include "editor/session/document.h"

#include <QFileSystemWatcher>
#include <QTimer>

#include <vector>

namespace lectograph::editor {

struct Session;

/// The summary of a custom block.
struct CustomBlockEntry
{
    QString path = {};
    QString name = {}; ///< that of the file if it cannot be read
    QString description = {};
    QString problem = {}; ///< why it cannot be used; empty if it can
    int nodes = 0;
    bool isOnStage = false;
    bool isAnimated = false;
    bool isShipped = false; ///< of the program's library
    QString origin = {};    ///< of the definitions that are copied from it; empty: blocks with their animations
    QString stamp = {};     ///< changes when the file does

    friend bool operator==(const CustomBlockEntry &, const CustomBlockEntry &) = default;
};

/// The custom blocks of this user, one file each in a folder, and the library of the program. Changes by other windows
/// are detected.
class CustomBlocks : public QObject
{
    Q_OBJECT

public:
    explicit CustomBlocks(const timeline::Registry &registry, QObject *parent = nullptr);

    static QString folder();
    /// Those of the user sorted by name. Reads new and changed files.
    const std::vector<CustomBlockEntry> &entries();
    /// The library of the program.
    const std::vector<CustomBlockEntry> &shipped();
    /// Both.
    std::vector<CustomBlockEntry> all();

Q_SIGNALS:
    void changed(); ///< entries() has changed

private:
    void look();

    const timeline::Registry &m_registry;
    QFileSystemWatcher m_watcher;
    QTimer m_settling;
    std::vector<CustomBlockEntry> m_entries;
    std::optional<std::vector<CustomBlockEntry>> m_shipped; ///< null until they have been read
    bool m_isKnown = false;
};

/// The file of the block with this name, if there is one. Case-insensitive, as many file systems are.
std::optional<QString> customBlockNamed(const QString &name);
base::Result<CustomBlock> readCustomBlock(const QString &path);
/// The same as it is used: an old file without animations is a definition.
base::Result<CustomBlock> usedCustomBlock(const QString &path, const timeline::Registry &plugins);
/// The present version of what a definition was copied from.
base::Result<CustomBlock> sourceOf(const lecture::Block &definition);
/// Replaces a block with the same name; returns the path of the file.
base::Result<QString> saveCustomBlock(const CustomBlock &block);
/// Renames its file too. An error if another block has that name.
base::Result<QString> renameCustomBlock(const QString &path, const QString &name, const QString &description);
base::Result<QString> duplicateCustomBlock(const QString &path);
/// Copies the file unchanged, replacing an existing one.
base::Result<void> copyCustomBlock(const QString &path, const QString &to);
/// What else people call a block of the program's library, in every language of the interface; nothing for other blocks.
QStringList searchWordsOf(const CustomBlockEntry &entry);
/// A display name, also for a file that may be damaged.
QString customBlockName(const QString &path);
/// Imports a file; under another name if a different block has its name.
base::Result<QString> installCustomBlock(const QString &path, const timeline::Registry &registry);
/// Whether it is a JSON file marked as a custom block, valid or not.
bool isCustomBlockFile(const QString &path);

/// Imports the valid files, and reports the result for each.
void importCustomBlocks(Session &session, const QStringList &paths);
/// Reports that the block of this file is in the palette, or the error.
void tellKept(Session &session, const base::Result<QString> &path);

} // namespace lectograph::editor
