// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/own_animations.h"

#include "base/replace_file.h"
#include "editor/edits/own_animations.h"
#include "editor/edits/texts.h"
#include "editor/language/names.h"
#include "editor/language/timelinewords.h"
#include "editor/operations/apply_edit.h"
#include "lecture/animation_file.h"
#include "lecture/json_reader.h"
#include "lecture/json_writer.h"

#include <QDir>
#include <QFileInfo>
#include <QInputDialog>
#include <QStandardPaths>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostAnimationBytes = 1024 * 1024;
constexpr qsizetype mostAnimations = 500;

QString pathOfAnimation(const QString &id)
{
    return QDir(ownAnimationsFolder()).filePath(id + u".json"_s);
}

lecture::AnimationPtr animationIn(const QFileInfo &file)
{
    if (file.size() > mostAnimationBytes)
        return nullptr;
    QFile content(file.filePath());
    if (!content.open(QIODevice::ReadOnly))
        return nullptr;
    const auto json = lecture::readJson(content.read(mostAnimationBytes));
    if (!json || !json->isObject())
        return nullptr;
    const auto animation = lecture::animationFrom(u"animations/"_s + file.fileName(), json->toObject(),
                                                  lecture::Upgrades::ours());
    return animation ? *animation : nullptr;
}

Result<void> written(const lecture::Animation &animation)
{
    const QString path = pathOfAnimation(animation.id);
    QDir().mkpath(ownAnimationsFolder());
    return base::replaceFile(path, lecture::writeJson(lecture::jsonOf(animation)));
}

} // namespace

QString ownAnimationsFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(u"animations"_s);
}

std::vector<lecture::AnimationPtr> ownAnimations(const QStringList &languages)
{
    std::vector<lecture::AnimationPtr> animations;
    const QFileInfoList files =
        QDir(ownAnimationsFolder()).entryInfoList({u"*.json"_s}, QDir::Files | QDir::Readable, QDir::Name);
    for (const QFileInfo &file : files.first(std::min(files.size(), mostAnimations))) {
        if (auto animation = animationIn(file))
            animations.push_back(std::move(animation));
    }
    const auto titleOf = [&](const lecture::AnimationPtr &one) {
        return graph::localized(one->title, languages).value_or(one->id);
    };
    std::ranges::stable_sort(animations, [&](const auto &a, const auto &b) {
        return QString::localeAwareCompare(titleOf(a), titleOf(b)) < 0;
    });
    return animations;
}

lecture::AnimationPtr ownAnimation(const QString &type)
{
    const QString id = lecture::animationIdOf(type);
    const QFileInfo file(pathOfAnimation(id));
    return id.isEmpty() || !file.isFile() ? nullptr : animationIn(file);
}

bool saveAsOwnAnimation(Session &session, const QString &title)
{
    const auto saved = animationOf(session.document.lecture(), session.selection.scene(), session.selection.clips(),
                                   title, session.preview.languages(), session.registry())
                           .and_then([](const lecture::Animation &animation) { return written(animation); });
    if (!saved)
        Q_EMIT session.document.refused(saved.error());
    else
        Q_EMIT session.document.statusMessage(
            TimelineWords::tr("“%1” is among the animations to choose from, for any blocks.").arg(title));
    return saved.has_value();
}

Result<void> renameOwnAnimation(Session &session, const QString &type, const QString &title)
{
    const lecture::AnimationPtr animation = ownAnimation(type);
    if (!animation)
        return base::failure(TimelineWords::tr("This animation is not there any more."),
                             TimelineWords::tr("It may have been removed in the meantime."));
    lecture::Animation renamed = *animation;
    const QString shown = session.preview.language();
    renamed.title = withName(renamed.title, shown, title, session.document.lecture());
    return written(renamed).map([&] {
        if (session.document.lecture().animations.contains(renamed.id))
            applyEdit(session, TimelineWords::tr("Rename animation"), [&](const Lecture &lecture) -> Result<Lecture> {
                return withOwnAnimationTitle(lecture, renamed.id, title, shown);
            });
    });
}

Result<void> removeOwnAnimation(const QString &type)
{
    const QString path = pathOfAnimation(lecture::animationIdOf(type));
    if (QFile::moveToTrash(path) || QFile::remove(path) || !QFile::exists(path))
        return {};
    return base::failure(TimelineWords::tr("The file cannot be removed."),
                         TimelineWords::tr("See whether you may write to its folder."), path);
}

void saveAsOwnAnimation(Session &session, QWidget *parent)
{
    const auto clips = session.selectedClips();
    const QString suggested = clips.empty() ? QString() : labelOf(*clips.front(), session.registry().animations);
    bool isDone = false;
    const QString title = QInputDialog::getText(parent, TimelineWords::tr("Save as my animation"),
                                                TimelineWords::tr("Name"), QLineEdit::Normal, suggested, &isDone)
                              .simplified();
    if (isDone && !title.isEmpty())
        saveAsOwnAnimation(session, title);
}

} // namespace lectograph::editor
