// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/customblocks/customblock_parts.h"

#include "editor/customblocks/customblock.h"
#include "editor/edits/linked.h"
#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"
#include "editor/language/translated.h"

#include <QJsonArray>
#include <QLocale>

#include <cmath>

namespace lectograph::editor::customblock {

using namespace Qt::StringLiterals;

namespace {

QJsonObject shifted(QJsonObject properties, double seconds)
{
    for (const QString &key : properties.keys()) {
        const QJsonValue written = properties.value(key);
        // Rounded to microseconds, to keep the files readable.
        if (kindOf(written) == PropertyKind::Keyframed)
            properties.insert(key, withEachKeyframe(written, [seconds](Keyframe &one) {
                                  one.seconds = std::round((one.seconds + seconds) * 1e6) / 1e6;
                              }));
    }
    return properties;
}

/// Only the start of top-level clips is in scene time.
std::vector<timeline::ClipPtr> shifted(const std::vector<timeline::ClipPtr> &clips, base::Time start, double seconds)
{
    std::vector<timeline::ClipPtr> result;
    for (const timeline::ClipPtr &clip : clips) {
        timeline::Clip copy = *clip;
        copy.start = clip->start + start;
        copy.properties = shifted(clip->properties, seconds);
        copy.clips = shifted(clip->clips, base::Time(), seconds);
        result.push_back(std::make_shared<const timeline::Clip>(std::move(copy)));
    }
    return result;
}

} // namespace

bool leadsOutside(const QJsonValue &json, const QStringList &nodes)
{
    return linksTo(json, [&](const QString &node) { return !nodes.contains(node); });
}

QJsonObject onlyInside(QJsonObject properties, const QStringList &nodes)
{
    return withoutLinks(std::move(properties), [&](const QString &node) { return !nodes.contains(node); });
}

std::vector<timeline::ClipPtr> clipsOf(const std::vector<timeline::ClipPtr> &clips, const QStringList &nodes)
{
    std::vector<timeline::ClipPtr> kept;
    for (const timeline::ClipPtr &clip : clips) {
        timeline::Clip copy = *clip;
        if (clip->isGroup()) {
            copy.clips = clipsOf(clip->clips, nodes);
            if (copy.clips.empty())
                continue;
        } else if (!nodes.contains(actorOfTarget(clip->target))
                   || onlyInside(clip->properties, nodes) != clip->properties) {
            continue;
        }
        kept.push_back(std::make_shared<const timeline::Clip>(std::move(copy)));
    }
    return kept;
}

QJsonObject movedOnStage(QJsonObject properties, const QPointF &by)
{
    if (kindOf(properties.value(u"beside"_s)) == PropertyKind::Linked)
        return properties;
    const QString key = u"position"_s;
    properties.insert(key, withEachPoint(properties.value(key), [&by](const QJsonArray &point) {
                          return roundedPoint(shiftedPoint(point, by));
                      }));
    return properties;
}

void shift(lecture::Scene &scene, base::Time by)
{
    if (by == base::Time())
        return;
    for (graph::NodePtr &node : scene.nodes) {
        graph::Node copy = *node;
        copy.properties = shifted(copy.properties, by.seconds());
        if (!(copy == *node))
            node = std::make_shared<const graph::Node>(std::move(copy));
    }
    for (timeline::TrackPtr &track : scene.tracks) {
        timeline::Track copy = *track;
        copy.clips = shifted(track->clips, by, by.seconds());
        track = std::make_shared<const timeline::Track>(std::move(copy));
    }
}

tl::unexpected<base::Error> tooLarge(qint64 bytes)
{
    const QLocale locale;
    return base::failure(
        translated("The files that these blocks use take %1; a custom block may hold %2.")
            .arg(locale.formattedDataSize(bytes, 1, QLocale::DataSizeTraditionalFormat),
                 locale.formattedDataSize(mostCustomBlockBytes, 0, QLocale::DataSizeTraditionalFormat)),
        translated("Make the pictures smaller, or leave them out."));
}

} // namespace lectograph::editor::customblock
