// SPDX-License-Identifier: GPL-3.0-or-later
#include "heavy.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace lectograph::bench {

using namespace Qt::StringLiterals;

namespace {

constexpr double seconds = 2;

QJsonObject from(double first, double last)
{
    return {{u"keys"_s,
             QJsonArray{QJsonObject{{u"at"_s, 0}, {u"value"_s, first}, {u"ease"_s, u"linear"_s}},
                        QJsonObject{{u"at"_s, seconds}, {u"value"_s, last}}}}};
}

graph::NodePtr node(const QString &id, const QString &type, const QJsonObject &properties)
{
    return std::make_shared<const graph::Node>(graph::Node{.id = id, .type = type, .properties = properties});
}

/// In the order of their ids; the first one is drawn.
lecture::Lecture lectureOf(std::vector<graph::NodePtr> nodes)
{
    auto scene = std::make_shared<lecture::Scene>();
    scene->id = u"scene1"_s;
    scene->duration = base::Time::fromSeconds(seconds);
    scene->actors = {nodes.front()->id};
    scene->nodes = std::move(nodes);
    lecture::Lecture lecture;
    lecture.scenes.push_back(std::move(scene));
    return lecture;
}

QJsonArray cellsOf(int rows, int columns, int edits)
{
    QJsonArray cells;
    for (int row = 0; row < rows; ++row) {
        QStringList line{row == 0 ? u"Model"_s : u"Model %1"_s.arg(row)};
        for (int column = 1; column < columns; ++column) {
            const int number = (row * 7919 + column * 104'729) % 9973;
            line.append(row == 0              ? u"Task %1"_s.arg(column)
                            : column % 5 == 0 ? u"word %1"_s.arg(number % 50)
                                              : QString::number(number / 100.0));
        }
        cells.append(line.join(u'\t'));
    }
    cells.replace(1, cells[1].toString() + QString::number(edits));
    return cells;
}

/// Links to the next blocks and to some further on.
QString diagramOf(int blocks, int edits)
{
    QStringList lines;
    for (int i = 0; i < blocks; ++i)
        lines.append(u"b%1 [Block %2]"_s.arg(i).arg(i == 0 ? edits : i));
    for (int i = 1; i < blocks; ++i)
        lines.append(u"b%1 -> b%2"_s.arg(std::max(0, i - 1 - (i * 7) % 5)).arg(i));
    for (int i = 0; i + 9 < blocks; i += 2)
        lines.append(u"b%1 -> b%2"_s.arg(i).arg(i + 4 + i % 5));
    return lines.join(u'\n');
}

/// Of training and of validation, with noise.
QByteArray lossesOf(int steps)
{
    QByteArray rows;
    for (int i = 0; i < steps; ++i) {
        const double loss = 1 + 3 * std::exp(-5.0 * i / steps);
        const double noise = static_cast<double>(i * 7919LL % 9973) / 9973.0 - 0.5;
        rows += QByteArray::number(loss + 0.4 * noise) + ',' + QByteArray::number(1.1 * loss - 0.2 * noise) + '\n';
    }
    return rows;
}

QString codeOf(int lines, bool isSecond, int edits)
{
    QStringList code;
    for (int i = 0; i < lines; ++i) {
        const QString text = i % 8 == 0 ? u"def layer%1(x, mask=None):"_s.arg(i)
            : i % 8 == 7                ? u"    return x / x.sum()"_s
                                        : u"    x = torch.matmul(x, weights[%1]) + bias"_s.arg(i);
        if (!isSecond || i % 10 != 3)
            code.append(text);
        else
            code.append(u"    x = dropout(x, p=0.%1)"_s.arg(i));
    }
    code[1] += u"  # "_s + QString::number(edits);
    return code.join(u'\n');
}

Heavy heavy(const QString &name, const QString &key, const std::function<QJsonValue(int)> &edit,
            std::vector<graph::NodePtr> nodes)
{
    const QString id = nodes.front()->id;
    return {name, id, key, edit, lectureOf(std::move(nodes))};
}

} // namespace

Heavy heavyTable(int cells)
{
    const int columns = std::max(2, static_cast<int>(std::sqrt(cells / 2.5)));
    const auto edit = [=](int edits) { return cellsOf(cells / columns, columns, edits); };
    return heavy(u"table of %L1 cells"_s.arg(cells), u"cells"_s, edit,
                 {node(u"table"_s, u"tables.table"_s,
                       {{u"cells"_s, edit(0)}, {u"sortBy"_s, u"Task 1"_s}, {u"sorted"_s, from(0, 1)}})});
}

Heavy heavyChart(int points)
{
    const auto edit = [](int edits) { return u"Step %1"_s.arg(edits); };
    Heavy chart = heavy(u"chart of %L1 points"_s.arg(points), u"xTitle"_s, edit,
                        {node(u"chart"_s, u"charts.series"_s,
                              {{u"tensor"_s, QJsonObject{{u"link"_s, u"losses"_s}}}, {u"strokeWidth"_s, from(2, 6)}}),
                         node(u"losses"_s, u"tensors.file"_s, {{u"file"_s, u"assets/losses.csv"_s}})});
    chart.lecture.assets.emplace(u"assets/losses.csv"_s,
                                 lecture::Asset{std::make_shared<const QByteArray>(lossesOf(points / 2))});
    return chart;
}

Heavy heavyDiagram(int blocks)
{
    const auto edit = [=](int edits) { return diagramOf(blocks, edits); };
    return heavy(u"diagram of %L1 blocks"_s.arg(blocks), u"source"_s, edit,
                 {node(u"diagram"_s, u"diagrams.diagram"_s, {{u"source"_s, edit(0)}, {u"build"_s, from(0, 1)}})});
}

Heavy heavyListing(int lines)
{
    const auto edit = [=](int edits) { return codeOf(lines, false, edits); };
    return heavy(u"listing of %L1 lines"_s.arg(lines), u"code"_s, edit,
                 {node(u"code"_s, u"text.code"_s,
                       {{u"code"_s, edit(0)}, {u"second"_s, codeOf(lines, true, 0)}, {u"version"_s, from(1, 2)}})});
}

std::vector<Heavy> heavies()
{
    return {heavyTable(1'000), heavyChart(100'000), heavyDiagram(200), heavyListing(500)};
}

} // namespace lectograph::bench
