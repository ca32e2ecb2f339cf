// SPDX-License-Identifier: GPL-3.0-or-later
#include "examples.h"

#include "templates.h"

#include "base/text.h"
#include "lecture/files.h"
#include "lecture/setting.h"
#include "lecture/visible.h"

#include <algorithm>

namespace lectograph::test {

using namespace Qt::StringLiterals;
using base::Time;

namespace {

template <class T>
T checked(base::Result<T> result, const QString &what)
{
    if (!result)
        qFatal("%s: %s", qPrintable(what), qPrintable(result.error().text()));
    return *std::move(result);
}

void collectTexts(const shape::Shape &shape, QStringList &texts)
{
    if (!shape->sourceText.isEmpty())
        texts.append(shape->sourceText);
    for (const shape::Shape &child : shape->children)
        collectTexts(child, texts);
}

void collectCorners(const shape::Shape &shape, const base::Transform &above, std::vector<QPointF> &corners)
{
    const base::Transform here = above * shape->placement;
    for (const shape::Contour &contour : shape->path.contours()) {
        for (std::size_t i = 0; i < contour.points.size(); i += 3) {
            const base::Vec3 point = here.map({contour.points[i].x(), contour.points[i].y(), 0});
            corners.emplace_back(point.x, point.y);
        }
    }
    for (const shape::Shape &child : shape->children)
        collectCorners(child, here, corners);
}

} // namespace

const lecture::Lecture &examples()
{
    static const lecture::Lecture read = checked(lecture::load(QStringLiteral(LECTOGRAPH_EXAMPLES)), u"examples"_s);
    return read;
}

Example::Example(const QString &id, const QString &language)
{
    const lecture::ScenePtr scene = lecture::writtenScene(examples(), id);
    if (!scene)
        qFatal("no scene %s", qPrintable(id));
    m_score = std::make_unique<timeline::Score>(scene->nodes, scene->actors, scene->tracks, registry(),
                                                lecture::settingOf(examples(), *scene, language),
                                                std::make_shared<graph::Memo>(), id);
}

int Example::index(const QString &id) const
{
    const int index = m_score->evaluator().indexOf(id);
    if (index < 0)
        qFatal("no block %s", qPrintable(id));
    return index;
}

shape::Shape Example::actor(const QString &id, double seconds) const
{
    return checked(m_score->state(index(id), Time::fromSeconds(seconds)), id);
}

shape::Shape Example::part(const QString &id, const QString &pattern, double seconds) const
{
    return checked(shape::selected(actor(id, seconds), pattern), pattern);
}

QStringList Example::namesIn(const QString &id, const QString &group, double seconds) const
{
    QStringList names;
    const shape::Shape parent = part(id, group, seconds);
    for (const shape::Shape &child : parent->children)
        names.append(child->name);
    return names;
}

std::vector<QPointF> Example::line(const QString &id, const QString &pattern, double seconds) const
{
    std::vector<QPointF> corners;
    collectCorners(part(id, pattern, seconds), {}, corners);
    return corners;
}

graph::Value Example::output(const QString &node, const QString &key, double seconds) const
{
    graph::Evaluator &evaluator = m_score->evaluator();
    const auto &ports = evaluator.typeOf(index(node))->outputs;
    const auto port = std::ranges::find(ports, key, [](const graph::PortSpec &one) { return base::toText(one.key); });
    if (port == ports.end())
        qFatal("no output %s", qPrintable(key));
    return checked(evaluator.outputs(index(node), Time::fromSeconds(seconds)),
                   node)[static_cast<std::size_t>(port - ports.begin())];
}

double Example::number(const QString &node, const QString &key, double seconds) const
{
    return std::get<double>(output(node, key, seconds));
}

std::vector<double> Example::entries(const QString &node, const QString &key, double seconds) const
{
    const graph::Value value = output(node, key, seconds);
    if (const auto *numbers = std::get_if<std::vector<double>>(&value))
        return *numbers;
    const auto &tensor = std::get<tensor::Tensor>(value);
    std::vector<double> entries;
    for (int row = 0; row < tensor.rows(); ++row) {
        for (int column = 0; column < tensor.columns(); ++column)
            entries.push_back(tensor.at(row, column));
    }
    return entries;
}

QStringList Example::texts(const QString &id, const QString &pattern, double seconds) const
{
    QStringList texts;
    collectTexts(pattern.isEmpty() ? actor(id, seconds) : part(id, pattern, seconds), texts);
    return texts;
}

} // namespace lectograph::test
