// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/presets.h"

#include <QCoreApplication>

#include <algorithm>

namespace lectograph::media {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("lectograph::media", text);
}

} // namespace

std::vector<Preset> presets()
{
    return {
        {u"draft"_s, tr("Draft"), tr("Quick to make, to check the timing"), {854, 480}, {15, 1}},
        {u"720p30"_s,
         tr("HD 720p, 30 frames"),
         tr("Small files for a learning platform or e-mail"),
         {1280, 720},
         {30, 1}},
        {u"1080p30"_s, tr("Full HD 1080p, 30 frames"), tr("Sharp text, smaller than 60 frames"), {1920, 1080}, {30, 1}},
        {u"1080p60"_s, tr("Full HD 1080p, 60 frames"), tr("Smooth motion, the usual choice"), {1920, 1080}, {60, 1}},
        {u"1440p60"_s, tr("QHD 1440p, 60 frames"), tr("Finer text for large screens"), {2560, 1440}, {60, 1}},
        {u"2160p60"_s,
         tr("4K 2160p, 60 frames"),
         tr("The finest, for lecture halls and archives"),
         {3840, 2160},
         {60, 1}},
        {u"square"_s, tr("Square"), tr("1080×1080 for feeds and slides"), {1080, 1080}, {30, 1}},
        {u"vertical"_s, tr("Vertical"), tr("1080×1920 for telephones"), {1080, 1920}, {30, 1}},
    };
}

base::Result<Preset> presetNamed(const QString &name)
{
    const std::vector<Preset> all = presets();
    const auto found = std::ranges::find(all, name, &Preset::name);
    if (found != all.end())
        return *found;
    QStringList names;
    for (const Preset &preset : all)
        names << preset.name;
    return base::failure(tr("There is no preset “%1”.").arg(name), tr("Use one of %1.").arg(names.join(u", "_s)));
}

} // namespace lectograph::media
