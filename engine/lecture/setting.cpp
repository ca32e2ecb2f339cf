// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/setting.h"

#include "base/hash.h"
#include "base/spelling.h"
#include "lecture/files_beside.h"
#include "lecture/sentence.h"

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

graph::Setting settingOf(const Lecture &lecture, const Scene &scene, const QString &language)
{
    graph::Setting setting;
    setting.languages = languageOrder(lecture, language);
    setting.dialect = lecture.dialect;
    setting.frameWidth = lecture.frameWidth;
    setting.frameHeight = lecture.frameHeight;
    setting.seed = static_cast<quint64>(scene.properties.value(u"seed"_s).toInteger());
    setting.font = lecture.font.isEmpty() ? graph::localized(lecture.look.font, setting.languages).value_or(QString())
                                          : lecture.font;
    setting.colors = graph::colorsOf(lecture.look);
    setting.styles = lecture.look.styles;
    base::Hash assets;
    for (const auto &[name, asset] : lecture.assets)
        assets.add(name).add(qHash(*asset.content, 0));
    if (lecture.beside)
        assets.add(lecture.beside->hash());
    setting.assetHash = assets.value();
    setting.asset = [files = lecture.assets](const QString &name) -> base::Result<QByteArray> {
        if (const auto found = files.find(name); found != files.end())
            return *found->second.content;
        QStringList known;
        for (const auto &[other, asset] : files)
            known.append(other);
        const QString near = base::didYouMean(name, known);
        return base::failure(Sentence::tr("The lecture carries no file “%1”.").arg(name),
                             near.isEmpty() ? Sentence::tr("Add the file to its assets.") : near);
    };
    setting.file = [asset = setting.asset, beside = lecture.beside](const QString &name) {
        if (!isBeside(name))
            return asset(name).map([](const QByteArray &content) { return base::FileContent(content); });
        if (beside)
            return beside->file(name);
        return base::Result<base::FileContent>(
            base::failure(Sentence::tr("The lecture is not saved yet, so there is no file “%1” beside it.").arg(name),
                          Sentence::tr("Save it in the folder of that file.")));
    };
    return setting;
}

} // namespace lectograph::lecture
