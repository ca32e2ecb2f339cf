// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text.h"
#include "graph/placement.h"
#include "lecture/files.h"
#include "testmain.h"
#include "timeline/plugin.h"
#include "timeline/score.h"

#include <QJsonArray>
#include <QTest>
#include <QTranslator>

using namespace Qt::StringLiterals;
using namespace lectograph;

/// The plugin of docs/plugins.md, loaded from a separate folder like a third-party plugin.
class ExamplePluginTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isFoundBesideOurs()
    {
        qputenv("LECTOGRAPH_PLUGIN_PATH", LECTOGRAPH_EXAMPLE_FOLDER);
        timeline::Registry registry;
        for (const graph::Problem &problem : timeline::loadPlugins(registry))
            QFAIL(qPrintable(problem.error.text()));
        QVERIFY(registry.nodes.find(u"example.spiral"_s));
        QCOMPARE(registry.catalog.type(u"example.spiral"_s).value(u"rank"_s), QJsonValue(10));
        QVERIFY(!registry.catalog.type(u"shapes.circle"_s).isEmpty());
    }

    void itsCatalogAddsToOursAndReplacesNothing()
    {
        timeline::Catalog catalog;
        const QJsonObject first{{u"types"_s, QJsonObject{{u"a"_s, QJsonObject{{u"rank"_s, 1}}}}}};
        const QJsonObject second{
            {u"types"_s, QJsonObject{{u"a"_s, QJsonObject{{u"rank"_s, 2}}}, {u"b"_s, QJsonObject{{u"rank"_s, 3}}}}},
            {u"nodes"_s, QJsonObject{{u"c"_s, QJsonObject{{u"type"_s, u"a"_s}}}}}};
        QVERIFY(catalog.add(first));
        QVERIFY(catalog.add(second));
        QCOMPARE(catalog.type(u"a"_s).value(u"rank"_s), QJsonValue(1));
        QCOMPARE(catalog.type(u"b"_s).value(u"rank"_s), QJsonValue(3));
        QCOMPARE(catalog.find(u"nodes"_s, u"c"_s).value(u"type"_s), QJsonValue(u"a"_s));
        const auto refused = catalog.add({{u"types"_s, QJsonObject{{u"d"_s, 4}}}});
        QVERIFY(!refused);
        QCOMPARE(refused.error().place, u"types"_s);
        QVERIFY(catalog.type(u"d"_s).isEmpty());
    }

    void givesABlockThatIsPlacedLikeOurs()
    {
        timeline::Registry registry;
        QVERIFY(timeline::loadPlugins(registry, {QStringLiteral(LECTOGRAPH_EXAMPLE_FOLDER)}).empty());
        const auto node = std::make_shared<const graph::Node>(graph::Node{
            u"spiral"_s, u"example.spiral"_s, 1, {{u"radius"_s, 1}, {u"position"_s, QJsonArray{3, 0}}}, {}});
        const std::vector<graph::NodePtr> nodes{node};
        const std::vector<QString> actors{u"spiral"_s};
        timeline::Score score(nodes, actors, {}, registry, {}, std::make_shared<graph::Memo>(), u"scene"_s);
        QVERIFY(score.problems().empty());
        const auto shape = score.state(0, {});
        QVERIFY(shape);
        const base::Box box = shape->bounds();
        QVERIFY(box.min.x > 1.9 && box.max.x < 4.1);
        QVERIFY(box.width() > 1.5);
    }

#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    void isReportedIfAFunctionIsMissing()
    {
        timeline::Registry registry;
        const graph::Problems problems =
            timeline::loadPlugins(registry, {QStringLiteral(LECTOGRAPH_EXAMPLE_FOLDER) + u"/unresolved"_s});
        QCOMPARE(problems.size(), std::size_t(1));
        QVERIFY2(problems[0].error.what.contains(u"“unresolved”"_s), qPrintable(problems[0].error.text()));
        QVERIFY(!problems[0].error.remedy.isEmpty());
    }
#endif

    void bringsUpWhatOlderVersionsWrote()
    {
        timeline::Registry registry;
        QVERIFY(timeline::loadPlugins(registry, {QStringLiteral(LECTOGRAPH_EXAMPLE_FOLDER)}).empty());
        lecture::Upgrades upgrades;
        upgrades.types.add(registry.upgrades);
        const auto lecture = lecture::fromFiles(spiralOf(R"({"size": 6, "turns": 4})"), upgrades);
        QVERIFY2(lecture, lecture ? "" : qPrintable(lecture.error().text()));
        const graph::Node &node = *lecture->scenes[0]->nodes[0];
        QCOMPARE(node.version, registry.nodes.find(u"example.spiral"_s)->version);
        QCOMPARE(node.properties, (QJsonObject{{u"radius"_s, 3}, {u"turns"_s, 4}}));

        const auto linked = lecture::fromFiles(spiralOf(R"({"size": {"link": "other.value"}})"), upgrades);
        QVERIFY(!linked);
        QCOMPARE(linked.error().place, u"scenes/main.json: nodes/spiral/properties/size"_s);
        QVERIFY(!linked.error().remedy.isEmpty());
    }

    void speaksTheLanguagesOfTheInterface_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("Korean") << u"ko"_s;
        QTest::newRow("Chinese") << u"zh"_s;
    }

    void speaksTheLanguagesOfTheInterface()
    {
        QFETCH(const QString, language);
        timeline::Registry registry;
        QVERIFY(timeline::loadPlugins(registry, {QStringLiteral(LECTOGRAPH_EXAMPLE_FOLDER)}).empty());
        QTranslator translator;
        QVERIFY(translator.load(u":/lectograph/translations/plugins/example_%1.qm"_s.arg(language)));
        const graph::NodeType &type = *registry.nodes.find(u"example.spiral"_s);
        QStringList texts{type.title, type.help, base::toText(type.outputs[0].help)};
        for (const graph::PropertySpec &spec : type.properties)
            texts.append(base::toText(spec.help));
        for (const QString &text : std::as_const(texts))
            QVERIFY2(!translator.translate("Vocabulary", text.toUtf8().constData()).isEmpty(), qPrintable(text));
    }

private:
    /// A lecture with one spiral of the first version.
    static lecture::Files spiralOf(const QByteArray &properties)
    {
        return {{u"lecture.json"_s, R"({"format": "lectograph", "scenes": ["scenes/main.json"], "version": 1})"},
                {u"scenes/main.json"_s,
                 R"({"nodes": {"spiral": {"type": "example.spiral", "properties": )" + properties + "}}}"}};
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(ExamplePluginTest)
#include "tst_plugins_example.moc"
