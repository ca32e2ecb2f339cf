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

QString newBuild()
{
    return base::Sentence::tr("Ask the author of the plugin for a new build, or remove the file.");
}

/// Why a plugin with this identifier, which is not LECTOGRAPH_PLUGIN_ID, is not loaded.
base::Error refusal(const QFileInfo &file, const QString &id)
{
    const QString ours = QStringLiteral(LECTOGRAPH_PLUGIN_ID);
    const QString theirNumber = id.section(u'/', 1);
    const QString ourNumber = ours.section(u'/', 1);
    if (id.section(u'/', 0, 0) != ours.section(u'/', 0, 0))
        return {base::Sentence::tr("“%1” is a plugin of another program (%2).").arg(file.fileName(), id),
                base::Sentence::tr("Remove the file."), file.filePath()};
    return {base::Sentence::tr("The plugin “%1” was built for version %2 of the plugin interface; this program has "
                               "version %3.")
                .arg(file.completeBaseName(), theirNumber, ourNumber),
            theirNumber.toInt() > ourNumber.toInt()
                ? base::Sentence::tr("Update this program, or ask the author of the plugin for a new build.")
                : newBuild(),
            file.filePath()};
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
            // A function that is missing is an error now, and does not end the program when it is called.
            loader.setLoadHints(loader.loadHints() | QLibrary::ResolveAllSymbolsHint);
            const QString iid = loader.metaData().value("IID"_L1).toString();
            if (!iid.isEmpty() && iid != QLatin1StringView(LECTOGRAPH_PLUGIN_ID)) { // loading would run its code
                problems.push_back({Severity::Warning, refusal(file, iid)});
                continue;
            }
            auto *plugin = qobject_cast<Plugin *>(loader.instance());
            if (!plugin) {
                problems.push_back({Severity::Warning,
                                    {base::Sentence::tr("The plugin “%1” could not be loaded: %2.")
                                         .arg(file.completeBaseName(), loader.errorString()),
                                     newBuild(), file.filePath()}});
                continue;
            }
            const QJsonObject catalog = loader.metaData().value("MetaData"_L1).toObject();
            const auto added = plugin->addTypes(registry).and_then([&] { return registry.catalog.add(catalog); });
            if (!added)
                problems.push_back({Severity::Warning, base::within(file.filePath(), added.error()).value()});
        }
    }
    return problems;
}

} // namespace lectograph::timeline
