// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/plugin.h"

#include "base/sentence.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibrary>
#include <QPluginLoader>

namespace lectograph::timeline {

using namespace Qt::StringLiterals;
using graph::Problems;
using graph::Severity;

namespace {

QStringList defaultFolders()
{
    QStringList folders{QCoreApplication::applicationDirPath() + u"/../lib/lectograph/plugins"_s};
    folders += qEnvironmentVariable("LECTOGRAPH_PLUGIN_PATH").split(QDir::listSeparator(), Qt::SkipEmptyParts);
    return folders;
}

} // namespace

Problems loadPlugins(Registry &registry, QStringList folders)
{
    if (folders.isEmpty())
        folders = defaultFolders();
    Problems problems;
    for (const QString &folder : folders) {
        const QFileInfoList files = QDir(folder).entryInfoList(QDir::Files, QDir::Name);
        for (const QFileInfo &file : files) {
            if (!QLibrary::isLibrary(file.fileName()))
                continue;
            QPluginLoader loader(file.canonicalFilePath());
            const QString iid = loader.metaData().value("IID"_L1).toString();
            if (!iid.isEmpty()
                && iid != QLatin1StringView(LECTOGRAPH_PLUGIN_ID)) { // not even loaded, because loading runs its code
                problems.push_back(
                    {Severity::Warning,
                     {base::Sentence::tr("This is a plugin of another program or version (%1).").arg(iid),
                      base::Sentence::tr("Install the one for this program, or remove the file."), file.filePath()}});
                continue;
            }
            auto *plugin = qobject_cast<Plugin *>(loader.instance());
            if (!plugin) {
                problems.push_back(
                    {Severity::Warning,
                     {base::Sentence::tr("This plugin could not be loaded: %1.").arg(loader.errorString()),
                      base::Sentence::tr("Update it, or remove the file."), file.filePath()}});
                continue;
            }
            if (const auto added = plugin->addTypes(registry); !added) {
                problems.push_back({Severity::Warning, base::within(file.filePath(), added.error()).value()});
            }
        }
    }
    return problems;
}

} // namespace lectograph::timeline
