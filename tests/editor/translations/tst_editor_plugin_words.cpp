// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/language/language.h"
#include "editor/language/names.h"
#include "testmain.h"
#include "timeline/plugin.h"

#include <QCoreApplication>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;

/// With the plugin of docs/plugins.md, which contains its translations.
class PluginWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(timeline::loadPlugins(m_registry, {QStringLiteral(LECTOGRAPH_EXAMPLE_FOLDER)}).empty());
    }
    void cleanup() { editor::useLanguage(*QCoreApplication::instance(), u"en"_s); }

    void aPluginIsSpokenInTheLanguageOfTheInterface()
    {
        const graph::NodeType &type = *m_registry.nodes.find(u"example.spiral"_s);
        for (int i = 0; i < 2; ++i) { // also when a language comes back
            QCOMPARE(titleIn(u"ko"_s, type), u"나선"_s);
            QCOMPARE(titleIn(u"zh"_s, type), u"螺旋线"_s);
            QCOMPARE(titleIn(u"en"_s, type), u"Spiral"_s);
        }
    }

    void theProgramKeepsItsOwnWords()
    {
        editor::useLanguage(*QCoreApplication::instance(), u"ko"_s);
        QCOMPARE(editor::vocabulary(u"Matrix"_s), u"행렬"_s);
        QCOMPARE(editor::labelOfKey(u"radius"_s), u"반지름"_s); // which the plugin does not translate again
    }

private:
    static QString titleIn(const QString &language, const graph::NodeType &type)
    {
        editor::useLanguage(*QCoreApplication::instance(), language);
        return editor::titleOf(type);
    }

    timeline::Registry m_registry;
};

LECTOGRAPH_GUILESS_TEST_MAIN(PluginWordsTest)
#include "tst_editor_plugin_words.moc"
