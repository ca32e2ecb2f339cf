// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/assets.h"
#include "editor/edits/selected.h"

#include <QStringList>

#include <map>
#include <memory>

class QMimeData;

/// Adding sounds from files to a lecture, and their labels.
namespace lectograph::editor {

/// The supported extensions of sound files, without the dot.
const QStringList &soundFileEndings();
bool isSoundFile(const QString &path);
/// The sound files in `data`; empty unless all of its files are sounds.
QStringList soundFilesIn(const QMimeData *data);

/// The asset that plays in the first of the languages that has one; empty if there is none.
QString fileOf(const lecture::Sound &sound, const QStringList &languages);
/// The name of the sound, or else that of its file.
QString labelOf(const lecture::Sound &sound, const QStringList &languages);
/// Its own name, or else that of its file in each language; null without both.
QJsonValue nameOf(const lecture::Sound &sound);

/// The lengths of sound files in lectures, if readable; each file is opened once.
class SoundLengths
{
public:
    std::optional<Time> of(const Lecture &lecture, const QString &file);

private:
    using Content = std::weak_ptr<const QByteArray>;
    std::map<Content, std::optional<Time>, std::owner_less<Content>> m_known;
};

/// The lecture keeps a copy of a file that can be heard.
Result<KeptFile> withSoundFile(const Lecture &lecture, const QString &path);

/// A lecture after an edit, and the new sounds.
struct NewSounds
{
    Lecture lecture;
    SoundIds sounds;
};
/// Adds a sound per file, named after it: the first at `start`, each other where the previous ends. All or nothing.
Result<NewSounds> withSoundFiles(const Lecture &lecture, const QString &scene, const QStringList &paths, Time start);

} // namespace lectograph::editor
