// SPDX-License-Identifier: GPL-3.0-or-later
#include "anydiagram.h"
#include "knowndiagrams.h"
#include "laws.h"
#include "measures.h"

#include "testmain.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace lectograph;
using namespace lectograph::diagram;
using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 200'000; // ms, beside many other tests; it takes ten seconds

QJsonValue written(const QSizeF &size)
{
    return QJsonArray{size.width(), size.height()};
}

QJsonValue written(const std::optional<Side> &side)
{
    static const QStringList names{u"WEST"_s, u"EAST"_s, u"NORTH"_s, u"SOUTH"_s};
    return side ? QJsonValue(names[static_cast<int>(*side)]) : QJsonValue();
}

/// As elk/layout.cjs reads it.
QJsonObject written(const Diagram &diagram)
{
    static const QStringList directions{u"UP"_s, u"DOWN"_s, u"LEFT"_s, u"RIGHT"_s};
    QJsonArray blocks;
    for (const Block &block : diagram.blocks) {
        QJsonArray ports;
        for (const Port &port : block.ports)
            ports.append(written(port.side));
        blocks.append(QJsonObject{{u"size"_s, written(block.size)}, {u"group"_s, block.group}, {u"ports"_s, ports}});
    }
    QJsonArray groups;
    for (const Group &group : diagram.groups)
        groups.append(QJsonObject{
            {u"parent"_s, group.parent}, {u"title"_s, written(group.title)}, {u"padding"_s, group.padding}});
    QJsonArray links;
    const auto end = [](const End &end) { return QJsonArray{end.block, end.port}; };
    for (const Link &link : diagram.links)
        links.append(
            QJsonObject{{u"from"_s, end(link.from)}, {u"to"_s, end(link.to)}, {u"label"_s, written(link.label)}});
    const Spacing &spacing = diagram.spacing;
    return {{u"direction"_s, directions[static_cast<int>(diagram.direction)]},
            {u"blocks"_s, blocks},
            {u"groups"_s, groups},
            {u"links"_s, links},
            {u"spacing"_s,
             QJsonObject{{u"blocks"_s, spacing.blocks},
                         {u"layers"_s, spacing.layers},
                         {u"linkBlock"_s, spacing.linkBlock},
                         {u"links"_s, spacing.links},
                         {u"label"_s, spacing.label}}}};
}

Measures measuresOfElk(const Diagram &diagram, const QJsonObject &answer)
{
    std::vector<std::vector<QPointF>> links;
    for (const QJsonValue link : answer[u"links"_s].toArray()) {
        links.emplace_back();
        for (const QJsonValue point : link.toArray())
            links.back().emplace_back(point[0].toDouble(), point[1].toDouble());
    }
    std::vector<QRectF> boxes;
    for (const QJsonValue box : answer[u"boxes"_s].toArray())
        boxes.emplace_back(box[0].toDouble(), box[1].toDouble(), box[2].toDouble(), box[3].toDouble());
    return measuresOf(diagram, links, boxes);
}

Measures measuresOfOurs(const Diagram &diagram, const Layout &layout)
{
    std::vector<QRectF> boxes;
    for (const auto *list : {&layout.blocks, &layout.groups, &layout.labels})
        std::ranges::copy_if(*list, std::back_inserter(boxes), [](const QRectF &box) { return !box.isEmpty(); });
    return measuresOf(diagram, layout.links, boxes);
}

/// What both can do: groups have the direction of the whole.
std::vector<Diagram> simplified(std::vector<Diagram> diagrams)
{
    for (Diagram &diagram : diagrams) {
        for (Group &group : diagram.groups)
            group.direction.reset();
        for (Block &block : diagram.blocks)
            block.keepsPortOrder = false;
    }
    return diagrams;
}

/// 200 of five kinds.
std::vector<Diagram> randomDiagrams()
{
    constexpr Direction directions[] = {Direction::Up, Direction::Down, Direction::Left, Direction::Right};
    const Wishes kinds[] = {{.blocks = 20, .links = 30},
                            {.blocks = 20, .links = 30, .hasCircles = true},
                            {.blocks = 20, .links = 30, .hasPorts = true},
                            {.blocks = 20, .links = 30, .groups = 3},
                            {.blocks = 40, .links = 60}};
    std::vector<Diagram> diagrams;
    for (Wishes wishes : kinds) {
        for (unsigned seed = 0; seed < 40; ++seed) {
            wishes.direction = directions[seed % 4];
            diagrams.push_back(anyDiagram(seed, wishes));
        }
    }
    return diagrams;
}

} // namespace

class DiagramElkTest : public QObject
{
    Q_OBJECT

private:
    QString m_node = QStandardPaths::findExecutable(u"node"_s);

    std::optional<QJsonArray> laidOutByElk(const std::vector<Diagram> &diagrams) const
    {
        QJsonArray all;
        for (const Diagram &diagram : diagrams)
            all.append(written(diagram));
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(m_node, {QStringLiteral(LECTOGRAPH_ELK "/layout.cjs")});
        process.write(QJsonDocument(all).toJson(QJsonDocument::Compact));
        process.closeWriteChannel();
        if (!process.waitForFinished(patience) || process.exitCode() != 0)
            return std::nullopt;
        return QJsonDocument::fromJson(process.readAllStandardOutput()).array();
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (m_node.isEmpty() || !QFileInfo::exists(QStringLiteral(LECTOGRAPH_ELK "/node_modules/elkjs")))
            QSKIP("Node.js or elkjs is not installed: layouts are not compared with those of ELK.");
    }

    void drawingsAreAsTidyAsThoseOfElk_data()
    {
        QTest::addColumn<std::vector<Diagram>>("diagrams");
        QTest::newRow("known") << simplified(knownDiagrams());
        QTest::newRow("random") << simplified(randomDiagrams());
    }
    void drawingsAreAsTidyAsThoseOfElk()
    {
        QFETCH(std::vector<Diagram>, diagrams);
        const auto answers = laidOutByElk(diagrams);
        QVERIFY(answers && answers->size() == std::ssize(diagrams));
        Measures ours;
        Measures elks;
        for (std::size_t i = 0; i < diagrams.size(); ++i) {
            const auto laidOut = layout(diagrams[i]);
            QVERIFY(laidOut.has_value());
            QCOMPARE(brokenLaw(diagrams[i], *laidOut), QString()); // nothing runs through a block or a text
            ours += measuresOfOurs(diagrams[i], *laidOut);
            elks += measuresOfElk(diagrams[i], (*answers)[static_cast<qsizetype>(i)].toObject());
        }
        qInfo("crossings %d, ELK %d; bends %d, ELK %d; area %.0f, ELK %.0f", ours.crossings, elks.crossings, ours.bends,
              elks.bends, ours.area, elks.area);
        QVERIFY(ours.crossings <= elks.crossings);
        QVERIFY(ours.bends <= elks.bends);
        QVERIFY(ours.area <= elks.area);
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(DiagramElkTest)
#include "tst_diagram_elk.moc"
