// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"

#include "graph/property.h"
#include "testmain.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;

class VocabularyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(!builtPlugins().nodes.types().empty()); }

    void catalogsSpeakOfTypesAndCategoriesThatThereAre()
    {
        const timeline::Registry &types = builtPlugins();
        const QJsonObject &catalog = types.catalog.sections();
        for (const QString &id : catalog.value(u"types"_s).toObject().keys())
            QVERIFY2(types.nodes.find(id) || types.animations.find(id), qPrintable(id));
        for (const QString &section : {u"nodes"_s, u"shows"_s}) {
            for (const QJsonValue &node : catalog.value(section).toObject())
                QVERIFY2(types.nodes.find(node[u"type"].toString()), qPrintable(node[u"type"].toString()));
        }
        QStringList categories;
        for (const auto &[id, type] : types.nodes.types())
            categories.append(type.category);
        for (const auto &[id, type] : types.animations.types())
            categories.append(type.category);
        categories.sort();
        categories.removeDuplicates();
        QStringList ranked = catalog.value(u"categories"_s).toObject().keys();
        ranked.sort();
        QCOMPARE(ranked, categories);
    }

    /// A type says itself what programs have to know of it, so that other plugins can have such types too.
    void theEditorNamesTypesOnlyWhereItMakesThem()
    {
        const timeline::Registry &types = builtPlugins();
        const QStringList allowed{
            u"edits/madetypes.h"_s,      // each with its reason
            u"guide/steps.cpp"_s,        // the guided start teaches with these
            u"operations/looklist.cpp"_s // a small lecture that shows what a look does
        };
        static const QRegularExpression literal(u"\"([a-z]+\\.[a-z0-9-]+)\""_s);
        static const QRegularExpression category(u"category *[!=]= *u?\""_s);
        const QDir editor(QStringLiteral(LECTOGRAPH_EDITOR_SOURCES));
        QStringList seen;
        QDirIterator files(editor.path(), {u"*.cpp"_s, u"*.h"_s, u"*.json"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = editor.relativeFilePath(files.next());
            QFile file(editor.filePath(path));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString source = QString::fromUtf8(file.readAll());
            QVERIFY2(!source.contains(category), qPrintable(path));
            for (const QRegularExpressionMatch &match : literal.globalMatch(source)) {
                const QString id = match.captured(1);
                const bool isType = types.nodes.find(id) || types.animations.find(id);
                if (isType && !seen.contains(path))
                    seen.append(path);
                QVERIFY2(!isType || allowed.contains(path), qPrintable(path + u": "_s + id));
                QVERIFY2(isType || path != allowed.front(), qPrintable(id));
            }
        }
        QCOMPARE(seen.size(), allowed.size());
    }

    void everyIdBeginsWithItsPlugin()
    {
        QStringList plugins;
        const QFileInfoList files = QDir(QStringLiteral(LECTOGRAPH_PLUGINS)).entryInfoList(QDir::Files);
        for (const QFileInfo &file : files)
            plugins.append(file.baseName());
        static const QRegularExpression form(u"^([a-z]+)\\.[a-z][a-z0-9-]*$"_s);
        for (const auto &[id, type] : builtPlugins().nodes.types()) {
            const QRegularExpressionMatch match = form.match(id);
            QVERIFY2(match.hasMatch(), qPrintable(id));
            QVERIFY2(plugins.contains(match.captured(1)), qPrintable(id));
        }
        for (const auto &[id, type] : builtPlugins().animations.types())
            QVERIFY2(plugins.contains(id.section(u'.', 0, 0)), qPrintable(id));
    }

    /// What goes step by step passes each step in the same time, unless its keyframes say otherwise.
    void everyProgressIsLinear()
    {
        int count = 0;
        for (const auto &[id, type] : builtPlugins().nodes.types()) {
            for (const graph::PropertySpec &spec : type.properties) {
                if (spec.key != "progress")
                    continue;
                ++count;
                QVERIFY2(graph::easeOf(spec) == u"linear"_s, qPrintable(id));
            }
        }
        QVERIFY(count >= 3);
    }
};

LECTOGRAPH_TEST_MAIN(VocabularyTest)
#include "tst_plugins_vocabulary.moc"
