// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/customblocks/customblock.h"
#include "editor/session/document.h"

#include <QFileSystemWatcher>
#include <QTimer>

#include <vector>

namespace lectograph::editor {

struct Session;

/// What is told of a custom block without opening it.
struct CustomBlockEntry
{
    QString path = {};
    QString name = {}; ///< the file's, if it cannot be read
    QString description = {};
    QString problem = {}; ///< why it cannot be used; empty if it can
    int nodes = 0;
    bool isOnStage = false;
    bool isAnimated = false;
    QString stamp = {}; ///< another one when the file is another

    friend bool operator==(const CustomBlockEntry &, const CustomBlockEntry &) = default;
};

/// The custom blocks of this person: one file each in a folder. What other windows do there is seen here.
class CustomBlocks : public QObject
{
    Q_OBJECT

public:
    explicit CustomBlocks(const timeline::Registry &registry, QObject *parent = nullptr);

    static QString folder();
    /// By name. Reads what is new since the last time.
    const std::vector<CustomBlockEntry> &entries();

Q_SIGNALS:
    void changed(); ///< other entries() than before

private:
    void look();
    void watch();

    const timeline::Registry &m_registry;
    QFileSystemWatcher m_watcher;
    QTimer m_settling;
    std::vector<CustomBlockEntry> m_entries;
    bool m_isKnown = false;
};

/// The file of the block that has this name, if there is one. Capitals make no difference, as on many disks.
std::optional<QString> customBlockNamed(const QString &name);
base::Result<CustomBlock> readCustomBlock(const QString &path);
/// In place of the one that has its name; the answer is the file's path.
base::Result<QString> saveCustomBlock(const CustomBlock &block);
/// Its file moves with its name. An error if another one has that name.
base::Result<QString> renameCustomBlock(const QString &path, const QString &name, const QString &description);
base::Result<QString> duplicateCustomBlock(const QString &path);
/// As it is, to a file elsewhere, which is replaced.
base::Result<void> copyCustomBlock(const QString &path, const QString &to);
/// What to call a file that may be broken.
QString customBlockName(const QString &path);
/// Takes over a file from elsewhere; under another name if a different block has its own.
base::Result<QString> installCustomBlock(const QString &path, const timeline::Registry &registry);
/// A JSON file that says it is one, whether or not it can be used.
bool isCustomBlockFile(const QString &path);

/// Takes over what can be, and tells of each.
void importCustomBlocks(Session &session, const QStringList &paths);
/// Tells that the block of this file is in the palette, or why not.
void tellKept(Session &session, const base::Result<QString> &path);
/// Adds it to the open scene in one step of the history named “Add NAME”, after `before`, and selects what was added. What is
/// wrong is told as for every edit that is refused.
bool addCustomBlock(Session &session, const QString &path, const CustomBlockPlace &place,
                    const Document::Edit &before = {});

} // namespace lectograph::editor
