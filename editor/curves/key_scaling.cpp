// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/key_scaling.h"

#include "editor/curves/keylist.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Lecture;

namespace {

/// As it is wanted, or as little of it as leaves each keyframe a frame of its own.
double timeFactor(const Lecture &lecture, const std::vector<ScaledKeys> &selected, const KeyScale &scale)
{
    double least = 0;
    double most = std::numeric_limits<double>::infinity();
    const double frame = 1 / lecture.rate.perSecond();
    for (const ScaledKeys &one : selected) {
        std::optional<double> before;
        for (const ListedKey &key : listed(keysOf(writtenAt(lecture, one.keys.place)), one.keys.indices)) {
            if (!key.isSelected)
                continue;
            if (const double early = scale.fromSeconds - key.seconds(); early > 1e-9)
                most = std::min(most, scale.fromSeconds / early);
            if (before && key.seconds() > *before)
                least = std::max(least, frame / (key.seconds() - *before));
            before = key.seconds();
        }
    }
    return std::max(std::min(scale.time, most), std::min(least, 1.0));
}

void scaleHandles(QJsonObject &key, double time, double value)
{
    for (const QString &side : {u"out"_s, u"in"_s}) {
        const QJsonArray handle = key.value(side).toArray();
        if (handle.size() == 2)
            key.insert(side, QJsonArray{handle.at(0).toDouble() * time, handle.at(1).toDouble() * value});
    }
}

} // namespace

Result<EditedKeys> withScaledKeys(const Lecture &lecture, const std::vector<ScaledKeys> &selected,
                                  const KeyScale &scale, const std::function<double(double)> &onFrame,
                                  const timeline::Registry &registry)
{
    const double time = timeFactor(lecture, selected, scale);
    const auto scaledValue = [&](double value) { return scale.fromValue + (value - scale.fromValue) * scale.value; };
    EditedKeys edited{lecture, {}};
    for (const ScaledKeys &one : selected) {
        const auto spec = specOf(lecture, one.keys.place, registry);
        std::vector<ListedKey> keys = listed(keysOf(writtenAt(lecture, one.keys.place)), one.keys.indices);
        for (ListedKey &key : keys) {
            if (!key.isSelected)
                continue;
            const double wanted = scale.fromSeconds + (key.seconds() - scale.fromSeconds) * time;
            if (std::abs(wanted - key.seconds()) > 1e-9)
                key.json.insert(u"at"_s, base::Time::fromSeconds(std::max(0.0, onFrame(wanted))).seconds());
            if (scale.value != 1 && spec)
                key.json.insert(u"value"_s,
                                withNumbers(key.json.value(u"value"_s), *spec, one.components, scaledValue));
            if (time != 1 || scale.value != 1)
                scaleHandles(key.json, time, scale.value);
        }
        settle(keys);
        if (const auto done = store(edited, one.keys.place, keys); !done)
            return tl::unexpected(done.error());
    }
    return edited;
}

} // namespace lectograph::editor
