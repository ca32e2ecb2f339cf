// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/expression_names.h"

#include "base/sentence.h"
#include "base/spelling.h"
#include "graph/expression_values.h"
#include "graph/node_names.h"

#include <algorithm>
#include <limits>
#include <ranges>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;
using base::Sentence;

namespace {

/// A jump where one scene follows another.
std::vector<Span> changesOf(const Setting &setting)
{
    std::vector<Span> spans;
    for (const SceneSpan &scene : setting.scenes | std::views::drop(1)) {
        const base::Time at = scene.at - setting.scenesFrom;
        spans.push_back({at, at});
    }
    return spans;
}

std::vector<Span> allTime()
{
    constexpr qint64 end = std::numeric_limits<qint64>::max() / 4;
    return {{{-end}, {end}}};
}

NameMeaning constantMember(Value value)
{
    return {.source = std::move(value), .usesMember = true};
}

tl::unexpected<base::Error> noMember(const ExpressionName &name, const QStringList &known)
{
    const QString near = base::didYouMean(name.member, known);
    return failure(name.member.isEmpty() ? Sentence::tr("“%1” is not a value itself.").arg(name.name)
                                         : Sentence::tr("“%1” has no “%2”.").arg(name.name, name.member),
                   near.isEmpty() && !known.isEmpty()
                       ? Sentence::tr("Add a point and one of: %1.").arg(known.join(u", "_s))
                       : near);
}

bool isShape(const PortSpec &port)
{
    return port.type == ValueType::Shape || port.type == ValueType::Shapes;
}

/// The output meant by a block's name alone: its first value; a block that only draws means its shape.
int valuePort(const NodeType &type)
{
    const auto value = std::ranges::find_if_not(type.outputs, isShape);
    return value == type.outputs.end() ? 0 : static_cast<int>(value - type.outputs.begin());
}

int shapePort(const NodeType &type)
{
    const auto shape = std::ranges::find_if(type.outputs, isShape);
    return static_cast<int>((shape == type.outputs.end() ? type.outputs.begin() : shape) - type.outputs.begin());
}

bool isMeasureOfShape(QStringView name)
{
    const auto member = memberNamed(name);
    return member && *member >= ValueMember::Left && *member <= ValueMember::Height;
}

} // namespace

int outputMeant(const NodeType &type, const QString &member, bool isShapeWanted)
{
    const int named = member.isEmpty() ? -1 : type.portIndex(member);
    if (named >= 0)
        return named;
    return isShapeWanted || isMeasureOfShape(member) ? shapePort(type) : valuePort(type);
}

Result<NameMeaning> ExpressionNames::meaningOf(const ExpressionName &name)
{
    const bool isPlain = !name.isQuoted && !name.isStaged;
    if (isPlain) {
        if (auto meaning = reserved(name))
            return *meaning;
    }
    if (const auto found = m_index.find(name.name); found != m_index.end() && found->second < m_end)
        return block(name, found->second);
    if (isPlain) {
        if (const auto color = base::parseColor(name.name, m_setting.colors))
            return NameMeaning{.source = Value(*color)};
    }
    QStringList known;
    for (const QString &other : namesAround(m_index, name.name))
        known.append(expressionNameOf(other));
    if (isPlain)
        known += {u"time"_s, u"frame"_s, u"scene"_s, u"lecture"_s};
    const QString near = base::didYouMean(name.name, known);
    return failure(Sentence::tr("There is no block “%1”.").arg(name.name),
                   near.isEmpty()
                       ? Sentence::tr("Name another block or write a value in its place, or put a text in quotes.")
                       : near);
}

std::optional<Result<NameMeaning>> ExpressionNames::reserved(const ExpressionName &name)
{
    if (name.name == "time"_L1)
        return operand(ReservedName::Time, allTime(), false);
    if (name.name == "item"_L1)
        return operand(ReservedName::Item, {}, false);
    if (name.name == "index"_L1)
        return operand(ReservedName::Index, {}, false);
    if (name.name == "count"_L1)
        return operand(ReservedName::Count, {}, false);
    if (name.name == "frame"_L1)
        return ofFrame(name);
    if (name.name == "scene"_L1)
        return ofScene(name);
    if (name.name == "lecture"_L1)
        return ofLecture(name);
    if (name.name == "in"_L1 && !m_index.contains(name.name))
        return failure(Sentence::tr("Only the inside of a block definition has properties of its own."),
                       Sentence::tr("Name one of the scene's blocks instead of “in”."));
    return std::nullopt;
}

Result<NameMeaning> ExpressionNames::ofFrame(const ExpressionName &name)
{
    if (name.member == "width"_L1)
        return constantMember(m_setting.frameWidth);
    if (name.member == "height"_L1)
        return constantMember(m_setting.frameHeight);
    return noMember(name, {u"width"_s, u"height"_s});
}

Result<NameMeaning> ExpressionNames::ofScene(const ExpressionName &name)
{
    if (name.member == "number"_L1)
        return operand(ReservedName::SceneNumber, changesOf(m_setting), true);
    if (name.member == "name"_L1)
        return operand(ReservedName::SceneName, changesOf(m_setting), true);
    if (name.member == "count"_L1)
        return constantMember(static_cast<double>(m_setting.sceneCount));
    return noMember(name, {u"number"_s, u"count"_s, u"name"_s});
}

Result<NameMeaning> ExpressionNames::ofLecture(const ExpressionName &name)
{
    if (name.member == "title"_L1)
        return constantMember(m_setting.lectureTitle);
    if (name.member == "progress"_L1)
        return operand(ReservedName::LectureProgress, allTime(), true);
    return noMember(name, {u"title"_s, u"progress"_s});
}

NameMeaning ExpressionNames::operand(ReservedName name, const std::vector<Span> &motion, bool usesMember)
{
    m_operands.sources.emplace_back(name);
    m_operands.motion.insert(m_operands.motion.end(), motion.begin(), motion.end());
    return {.source = static_cast<int>(m_operands.sources.size()) - 1, .usesMember = usesMember};
}

Result<NameMeaning> ExpressionNames::block(const ExpressionName &name, int node)
{
    Link link{node, 0, name.name, name.part, name.isStaged};
    bool usesMember = false;
    if (const NodeType *type = m_typeOf(node)) { // or else the problem is reported at the block
        if (type->outputs.empty())               // a definition that publishes nothing
            return noMember(name, {});
        const QString member = name.isStaged ? QString() : name.member;
        link.port = outputMeant(*type, member, name.isStaged || !name.part.isEmpty());
        usesMember = !member.isEmpty() && type->portIndex(member) >= 0;
        const ValueType from = type->outputs[static_cast<std::size_t>(link.port)].type;
        if ((link.staged && link.port != 0) || ((link.staged || !link.part.isEmpty()) && from != ValueType::Shape))
            return failure(Sentence::tr("Only a shape has parts or stands on the stage."),
                           Sentence::tr("Take the part, or “staged”, out of the expression."));
        if (!usesMember && !name.member.isEmpty() && !memberNamed(name.member))
            return noMember(name, portsOf(*type));
    }
    m_operands.sources.emplace_back(link);
    return NameMeaning{
        .source = static_cast<int>(m_operands.sources.size()) - 1, .usesMember = usesMember, .usesPart = true};
}

} // namespace lectograph::graph
