// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"
#include "timeline/plugin.h"

#include <QDir>
#include <QLibraryInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

QString motion()
{
    const QDir folder(QStringLiteral(LECTOGRAPH_PLUGINS));
    return folder.filePath(folder.entryList({u"motion.*"_s}, QDir::Files).value(0));
}

QString suffix()
{
    return u'.' + QFileInfo(motion()).suffix();
}

/// One of Qt's plugins, which is not for us.
QString foreign()
{
    const QDir folder(QLibraryInfo::path(QLibraryInfo::PluginsPath) + u"/imageformats"_s);
    const QStringList files = folder.entryList(QDir::Files);
    for (const QString &file : files) {
        if (file.endsWith(suffix()))
            return folder.filePath(file);
    }
    return {};
}

void write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) < 0)
        qFatal("%s cannot be written", qPrintable(path));
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class PluginTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QVERIFY(QFileInfo::exists(motion()));
    }
    void init()
    {
        const QStringList files = QDir(m_folder.path()).entryList(QDir::Files);
        for (const QString &file : files)
            QVERIFY(QFile::remove(m_folder.filePath(file)));
    }

    void aPluginBringsItsTypes()
    {
        QVERIFY(QFile::copy(motion(), m_folder.filePath(u"motion"_s + suffix())));
        timeline::Registry registry;
        const graph::Problems problems = timeline::loadPlugins(registry, {m_folder.path()});
        QVERIFY(problems.empty());
        QVERIFY(!registry.animations.types().empty());
    }

    void aBrokenLibraryIsReportedAndTheOthersLoad()
    {
        write(m_folder.filePath(u"broken"_s + suffix()), "This is no library.");
        write(m_folder.filePath(u"empty"_s + suffix()), "");
        write(m_folder.filePath(u"notes.txt"_s), "Neither is this, but nobody says so.");
        QVERIFY(QFile::copy(motion(), m_folder.filePath(u"motion"_s + suffix())));
        timeline::Registry registry;
        const graph::Problems problems = timeline::loadPlugins(registry, {m_folder.path()});
        QCOMPARE(problems.size(), std::size_t(2));
        for (const graph::Problem &problem : problems) {
            QCOMPARE(problem.severity, graph::Severity::Warning);
            QVERIFY(problem.error.what.contains(u"could not be loaded"_s));
            QVERIFY(!problem.error.remedy.isEmpty());
        }
        QVERIFY(problems[0].error.place.contains(u"broken"_s));
        QVERIFY(problems[1].error.place.contains(u"empty"_s));
        QVERIFY(!registry.animations.types().empty());
    }

    void aPluginOfAnotherProgramIsNotLoaded()
    {
        if (foreign().isEmpty())
            QSKIP("Qt has no plugin here to try with.");
        QVERIFY(QFile::copy(foreign(), m_folder.filePath(u"foreign"_s + suffix())));
        timeline::Registry registry;
        const graph::Problems problems = timeline::loadPlugins(registry, {m_folder.path()});
        QCOMPARE(problems.size(), std::size_t(1));
        QVERIFY2(problems[0].error.what.contains(u"another program"_s), qPrintable(problems[0].error.text()));
    }

    void aPluginOfAnotherInterfaceIsRefusedWithWhatToDo_data()
    {
        QTest::addColumn<char>("digit");
        QTest::addColumn<QString>("remedy");
        QTest::newRow("older") << '0' << u"Ask the author of the plugin for a new build"_s;
        QTest::newRow("newer") << '9' << u"Update this program"_s;
    }

    void aPluginOfAnotherInterfaceIsRefusedWithWhatToDo()
    {
        QFETCH(const char, digit);
        QFETCH(const QString, remedy);
        // As it was built for another number: its metadata say so, and nothing else is read.
        const QByteArray id = LECTOGRAPH_PLUGIN_ID;
        const qsizetype number = id.indexOf('/') + 1;
        const QByteArray other(id.size() - number, digit);
        QByteArray content = contentOf(motion());
        QVERIFY(content.contains(id));
        // Qt knows a plugin by its path: those of other tests were called “motion”.
        const QString name = u"of version "_s + QChar::fromLatin1(digit);
        write(m_folder.filePath(name + suffix()), content.replace(id, id.first(number) + other));

        timeline::Registry registry;
        const graph::Problems problems = timeline::loadPlugins(registry, {m_folder.path()});
        QCOMPARE(problems.size(), std::size_t(1));
        const base::Error &error = problems[0].error;
        QVERIFY2(error.what.contains(u'“' + name + u'”'), qPrintable(error.what));
        QVERIFY2(error.what.contains(QString::fromLatin1(other)), qPrintable(error.what));
        QVERIFY2(error.remedy.contains(remedy), qPrintable(error.remedy));
        QVERIFY(error.place.endsWith(name + suffix()));
        QVERIFY(registry.animations.types().empty());
    }

    void typesThatAreThereAlreadyAreReportedAndStay()
    {
        QVERIFY(QFile::copy(motion(), m_folder.filePath(u"a-motion"_s + suffix())));
        QVERIFY(QFile::copy(motion(), m_folder.filePath(u"b-motion"_s + suffix())));
        timeline::Registry registry;
        const graph::Problems problems = timeline::loadPlugins(registry, {m_folder.path()});
        QCOMPARE(problems.size(), std::size_t(1));
        QVERIFY(problems[0].error.place.contains(u"b-motion"_s));
        QVERIFY(problems[0].error.what.contains(u"is there already"_s));
        QVERIFY(!registry.animations.types().empty());
    }

    void aFolderThatIsNotThereHasNoPlugins()
    {
        timeline::Registry registry;
        QVERIFY(timeline::loadPlugins(registry, {m_folder.filePath(u"nowhere"_s)}).empty());
        QVERIFY(registry.animations.types().empty());
    }

private:
    QTemporaryDir m_folder;
};

LECTOGRAPH_GUILESS_TEST_MAIN(PluginTest)
#include "tst_timeline_plugin.moc"
