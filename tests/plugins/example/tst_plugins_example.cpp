// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"
#include "timeline/plugin.h"
#include "timeline/score.h"

#include <QJsonArray>
#include <QTest>

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
};

LECTOGRAPH_GUILESS_TEST_MAIN(ExamplePluginTest)
#include "tst_plugins_example.moc"
