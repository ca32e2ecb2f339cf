// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/edit.h"

#include <QStringList>

#include <map>
#include <memory>
#include <optional>
#include <vector>

class QMimeData;

/// Sounds on their way from files into a lecture, and what people call them.
namespace lectograph::editor {

/// The endings of files that can be heard, without the dot.
const QStringList &soundFileEndings();
bool isSoundFile(const QString &path);
/// Those of `data` that can be heard, if all of them can.
QStringList soundFilesIn(const QMimeData *data);

/// The asset that is heard in the first of the languages that has one; empty if there is none.
QString fileOf(const lecture::Sound &sound, const QStringList &languages);
/// Its own name, or else that of its file.
QString labelOf(const lecture::Sound &sound, const QStringList &languages);

/// How long files of lectures are, if they can be read; each is opened once.
class SoundLengths
{
public:
    std::optional<base::Time> of(const lecture::Lecture &lecture, const QString &file);

private:
    using Content = std::weak_ptr<const QByteArray>;
    std::map<Content, std::optional<base::Time>, std::owner_less<Content>> m_known;
};

/// A file that the lecture keeps a copy of, once it is known that it can be heard.
struct KeptSound
{
    lecture::Lecture lecture;
    QString file; ///< "assets/…"
};
base::Result<KeptSound> withSoundFile(const lecture::Lecture &lecture, const QString &path);

/// A sound for each file, named after it: the first at `start`, each of the others when the one before ends. All or nothing.
struct AddedSounds
{
    lecture::Lecture lecture;
    std::vector<lecture::SoundId> sounds;
};
base::Result<AddedSounds> withSoundFiles(const lecture::Lecture &lecture, const QString &scene,
                                         const QStringList &paths, base::Time start);

} // namespace lectograph::editor
