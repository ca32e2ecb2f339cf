// SPDX-License-Identifier: GPL-3.0-or-later
#include "samples.h"
#include "testmain.h"

#include <QTest>

using namespace lectograph;
using namespace lectograph::lecture;
using namespace Qt::StringLiterals;
using Kind = timeline::TypeUpgrades::Kind;

class TestLectureUpgrade : public QObject
{
    Q_OBJECT

private:
    /// An upgrade step that renames the property `from` to `to`.
    static timeline::TypeUpgrades::Step renaming(const QString &from, const QString &to)
    {
        return [=](QJsonObject json) -> base::Result<QJsonObject> {
            QJsonObject properties = json[u"properties"_s].toObject();
            properties.insert(to, properties.take(from));
            json[u"properties"_s] = properties;
            return json;
        };
    }

    const Files m_files = smallest(R"({
        "nodes": {
            "first": {"type": "old.circle", "properties": {"r": 2}, "canvas": [1, 2]},
            "second": {"type": "old.circle", "version": 2, "properties": {"size": 3}},
            "newest": {"type": "old.circle", "version": 9, "properties": {"r": 4}},
            "other": {"type": "old.square", "properties": {"r": 5}}
        },
        "tracks": [{"clips": [{"type": "group", "clips": [{"type": "old.circle", "properties": {"t": 1}}]}]}]
    })");

private Q_SLOTS:
    void typesAreBroughtUpStepByStep()
    {
        Upgrades upgrades;
        upgrades.types.add(Kind::Node, u"old.circle"_s, 1, renaming(u"r"_s, u"size"_s));
        upgrades.types.add(Kind::Node, u"old.circle"_s, 2, [](QJsonObject json) -> base::Result<QJsonObject> {
            json[u"type"_s] = u"new.disc"_s;
            return renaming(u"size"_s, u"radius"_s)(json);
        });
        upgrades.types.add(Kind::Clip, u"old.circle"_s, 1, renaming(u"t"_s, u"time"_s));
        const auto lecture = fromFiles(m_files, upgrades);
        QVERIFY2(lecture, lecture ? "" : qPrintable(lecture.error().text()));
        const Scene &scene = *lecture->scenes[0];
        const auto node = [&](const QString &id) {
            return **std::ranges::find(scene.nodes, id, [](const graph::NodePtr &other) { return other->id; });
        };
        QCOMPARE(node(u"first"_s).type, u"new.disc"_s);
        QCOMPARE(node(u"first"_s).version, 3);
        QCOMPARE(node(u"first"_s).properties, (QJsonObject{{u"radius"_s, 2}}));
        QCOMPARE(node(u"first"_s).extra[u"canvas"_s].toArray().size(), 2);
        QCOMPARE(node(u"second"_s).properties, (QJsonObject{{u"radius"_s, 3}}));
        // No step starts at this version: unchanged.
        QCOMPARE(node(u"newest"_s).version, 9);
        QCOMPARE(node(u"newest"_s).properties, (QJsonObject{{u"r"_s, 4}}));
        QCOMPARE(node(u"other"_s).properties, (QJsonObject{{u"r"_s, 5}}));
        // A clip has its own steps, also inside groups.
        QCOMPARE(scene.tracks[0]->clips[0]->clips[0]->properties, (QJsonObject{{u"time"_s, 1}}));
        QCOMPARE(scene.tracks[0]->clips[0]->clips[0]->version, 2);
    }

    void aVersionHasOneStep()
    {
        timeline::TypeUpgrades upgrades;
        QVERIFY(upgrades.add(Kind::Node, u"old.circle"_s, 1, renaming(u"r"_s, u"size"_s)));
        QVERIFY(upgrades.add(Kind::Clip, u"old.circle"_s, 1, renaming(u"r"_s, u"size"_s)));
        const auto again = upgrades.add(Kind::Node, u"old.circle"_s, 1, renaming(u"r"_s, u"radius"_s));
        QVERIFY(!again);
        QVERIFY(again.error().what.contains(u"old.circle"_s) && !again.error().remedy.isEmpty());
        QVERIFY(!upgrades.add(Kind::Node, u"old.circle"_s, 0, renaming(u"r"_s, u"size"_s)));
        QVERIFY(!upgrades.add(Kind::Node, u"old.circle"_s, 2, {}));
    }

    void whatIsReadHasTheStepsOfThePlugins()
    {
        timeline::TypeUpgrades steps;
        QVERIFY(steps.add(Kind::Node, u"old.circle"_s, 1, renaming(u"r"_s, u"size"_s)));
        Upgrades::adopt(steps);
        const auto lecture = fromFiles(m_files);
        QVERIFY(lecture);
        QCOMPARE(lecture->scenes[0]->nodes[0]->id, u"first"_s);
        QCOMPARE(lecture->scenes[0]->nodes[0]->properties, (QJsonObject{{u"size"_s, 2}}));
    }

    void aStepThatFailsNamesThePlace()
    {
        Upgrades upgrades;
        upgrades.types.add(Kind::Node, u"old.square"_s, 1, [](const QJsonObject &) -> base::Result<QJsonObject> {
            return base::failure(u"A square had no r."_s, u"Remove it."_s, u"properties/r"_s);
        });
        const auto lecture = fromFiles(m_files, upgrades);
        QVERIFY(!lecture);
        QCOMPARE(lecture.error().place, u"scenes/main.json: nodes/other/properties/r"_s);
    }

    void documentsAreBroughtUpStepByStep()
    {
        Upgrades upgrades;
        const auto longer = [](int by) {
            return [by](Documents documents) -> base::Result<Documents> {
                QJsonObject &scene = documents.at(u"scenes/main.json"_s);
                scene[u"duration"_s] = scene[u"duration"_s].toDouble() * 10 + by;
                return documents;
            };
        };
        upgrades.add(1, longer(2));
        upgrades.add(2, longer(3));
        Documents documents{{u"scenes/main.json"_s, {{u"duration"_s, 1}}}};
        const auto upgraded = upgrades.upgraded(documents, 1, 3);
        QVERIFY(upgraded);
        QCOMPARE(upgraded->at(u"scenes/main.json"_s)[u"duration"_s].toInt(), 123);
        QCOMPARE(*upgrades.upgraded(documents, 1, 1), documents);
    }

    void newerOrUnknownDocumentsAreRefused()
    {
        const Upgrades none;
        const auto newer = none.upgraded(Documents{}, 3, 2);
        QVERIFY(!newer);
        QVERIFY(newer.error().what.contains(u"newer"_s) && newer.error().remedy.contains(u"Update"_s));
        const auto gap = none.upgraded(Documents{}, 2, 3);
        QVERIFY(!gap);
        QVERIFY(!gap.error().remedy.isEmpty());
    }

    void ourOwnStepsLeadToWhatIsWrittenToday()
    {
        QVERIFY(fromFiles(sample(), Upgrades::ours()));
        QCOMPARE(*toFiles(*fromFiles(sample(), Upgrades::ours())), *toFiles(*fromFiles(sample(), Upgrades())));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TestLectureUpgrade)
#include "tst_lecture_upgrade.moc"
