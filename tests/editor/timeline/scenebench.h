// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bench.h"

#include <QImage>

#include <algorithm>
#include <map>

namespace lectograph::test {

inline QStringList sceneIds(const Bench &bench)
{
    QStringList ids;
    for (const lecture::ScenePtr &scene : bench.session.document.lecture().scenes)
        ids.append(scene->id);
    return ids;
}

/// The number of colours that take up more than a few pixels.
inline int coloursIn(const QImage &image)
{
    std::map<QRgb, int> counts;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            ++counts[image.pixel(x, y)];
    }
    return static_cast<int>(std::ranges::count_if(counts, [](const auto &one) { return one.second > 20; }));
}

inline void addScenes(Bench &bench, int count)
{
    for (int i = 0; i < count; ++i)
        bench.panel->commands().addScene();
}

} // namespace lectograph::test
