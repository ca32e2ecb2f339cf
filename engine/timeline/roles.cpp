// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/roles.h"

#include "graph/binding.h"
#include "timeline/targets.h"

#include <QJsonArray>

#include <algorithm>

namespace lectograph::timeline {

using namespace Qt::StringLiterals;

namespace {

QString joined(const QString &target, const QString &part)
{
    return target.isEmpty() || part.isEmpty() ? target : target + u'/' + part;
}

class Recasting
{
public:
    explicit Recasting(const Casting &casting) : m_casting(casting) {}

    QString target(const QString &text) const
    {
        const Target old = targetFrom(text);
        const auto found = m_casting.find(old.actor);
        return found == m_casting.end() ? text : joined(found->second, old.part);
    }

    QJsonValue value(const QJsonValue &json)
    {
        if (graph::isLink(json))
            return link(json.toObject());
        if (graph::isExpression(json))
            return expression(json);
        if (json.isArray()) {
            QJsonArray list;
            for (const QJsonValue &element : json.toArray())
                list.append(value(element));
            return list;
        }
        return json.isObject() ? QJsonValue(object(json.toObject())) : json;
    }

    QJsonObject object(const QJsonObject &json)
    {
        QJsonObject result;
        for (const QString &key : json.keys())
            result.insert(key, value(json.value(key)));
        return result;
    }

    bool hasLostLink() const { return m_hasLostLink; }

private:
    QJsonObject link(QJsonObject json)
    {
        const QString text = json.value("link"_L1).toString();
        const graph::LinkText old = graph::parseLink(text);
        const auto found = m_casting.find(old.node);
        if (found == m_casting.end())
            return json;
        m_hasLostLink = m_hasLostLink || found->second.isEmpty();
        const Target now = targetFrom(found->second);
        const QString port = old.port.isEmpty() ? QString() : u'.' + old.port;
        const QString part = now.part.isEmpty() ? old.part : joined(now.part, old.part);
        json.insert("link"_L1, joined(now.actor + port, part));
        return json;
    }

    QJsonValue expression(const QJsonValue &json)
    {
        std::map<QString, QString> actors;
        for (const auto &[role, target] : m_casting)
            actors.emplace(role, targetFrom(target).actor);
        return graph::withExpressions(json, [&](const QString &text) {
            for (const graph::BlockName &block : graph::blockNamesIn(text)) {
                const auto found = actors.find(block.node);
                m_hasLostLink = m_hasLostLink || (found != actors.end() && found->second.isEmpty());
            }
            return graph::withBlocksRenamed(text, actors);
        });
    }

    const Casting &m_casting;
    bool m_hasLostLink = false;
};

} // namespace

std::optional<Clip> recast(const Clip &clip, const Casting &casting)
{
    Recasting recasting(casting);
    Clip result = clip;
    result.properties = recasting.object(clip.properties);
    if (recasting.hasLostLink())
        return std::nullopt;
    if (clip.isGroup()) {
        result.clips.clear();
        for (const ClipPtr &child : clip.clips) {
            if (auto changed = recast(*child, casting))
                result.clips.push_back(std::make_shared<const Clip>(std::move(*changed)));
        }
        return result.clips.empty() ? std::nullopt : std::optional(std::move(result));
    }
    // The places of a composed animation's targets have meaning, so its empty ones stay.
    const bool isComposed = clip.type.startsWith("animation:"_L1);
    std::vector<QString> targets;
    for (const QString &text : targetsOf(clip)) {
        const QString target = recasting.target(text);
        if (isComposed || !target.isEmpty())
            targets.push_back(target);
    }
    if (std::ranges::all_of(targets, &QString::isEmpty))
        return std::nullopt;
    setTargets(result, std::move(targets));
    return result;
}

std::vector<ClipPtr> castWith(const AnimationType &type, const std::vector<QString> &targets)
{
    Casting casting;
    for (qsizetype i = 0; i < type.roles.size(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        casting.emplace(type.roles[i], at < targets.size() ? targets[at] : QString());
    }
    std::vector<ClipPtr> clips;
    for (const ClipPtr &clip : type.clips) {
        if (auto cast = recast(*clip, casting))
            clips.push_back(std::make_shared<const Clip>(std::move(*cast)));
    }
    return clips;
}

} // namespace lectograph::timeline
