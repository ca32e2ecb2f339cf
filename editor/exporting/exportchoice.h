// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exporting/export.h"
#include "media/presets.h"

#include <vector>

namespace lectograph::editor {

class ExportQueue;

struct FormatText
{
    media::Format format;
    QString ending; ///< "mp4"
    QString label;
    QString help;
};
/// In display order.
std::vector<FormatText> formatTexts();

/// The settings chosen in the export dialog.
struct ExportChoice
{
    enum class Scope { Whole, InToOut, Scenes, OpenScene };

    Scope scope = Scope::Whole;
    QStringList scenes = {}; ///< ids, for Scope::Scenes and Scope::OpenScene
    std::optional<base::Time> in = {};
    std::optional<base::Time> out = {};
    media::Format format = media::Format::Mp4;
    QSize size{1920, 1080};
    base::FrameRate rate{};
    media::Quality quality = media::Quality::Good;
    bool isTransparent = false;
    bool hasSound = true; ///< if there is any, and the format supports it
    QStringList languages = {};
    QString name = {}; ///< of the file, without extension
    QString folder = {};
};

/// One request per language. In a lecture of several languages, the language is appended to the file name, so that no
/// language is there under two names; picture sequences get separate folders.
std::vector<exporting::ExportRequest> requestsOf(const ExportChoice &choice, const lecture::Lecture &lecture);

/// The ids of the scenes of which something will be in the video.
QStringList exportedScenes(const ExportChoice &choice, const lecture::Lecture &lecture,
                           const timeline::AnimationRegistry &animations);

/// Replaces characters that are invalid in file names on some system.
QString fileNameOf(const QString &text);
/// The name of the file, without its ending, for what is chosen of a lecture: the scene is part of it if only one of
/// several is exported, so that it does not replace the whole lecture or another scene. A lecture without a name is called
/// as in the window.
QString suggestedName(const QString &lectureName, const ExportChoice &choice, const lecture::Lecture &lecture,
                      const QStringList &languages);
/// The files that this makes, named from its folder on: "film-en.mp4"; of pictures the first one,
/// "film-en/film-en-00000.png …".
QStringList writtenFiles(const ExportChoice &choice, const lecture::Lecture &lecture);
/// "name 2", "name 3", …: the first one that replaces no file.
QString freeName(ExportChoice choice, const lecture::Lecture &lecture, const ExportQueue &queue);
/// The files that would be replaced: those that exist, and those that pending exports will write.
QStringList inTheWay(const std::vector<exporting::ExportRequest> &requests, const ExportQueue &queue);

/// `size` adapted to the lecture's aspect ratio: the same number of lines on the shorter side, even numbers. The square
/// and the portrait preset keep their size.
QSize sizeFor(const media::Preset &preset, double frameRatio);
/// The same for any landscape size.
QSize sizeFor(const QSize &size, double frameRatio);

/// The last choice, from the settings; initially Full HD at 60 frames per second in the folder for videos. The size is
/// adapted if it was chosen for another aspect ratio. Scope, scenes and languages are those of the last export if that
/// was of the same lecture, which has this key; another lecture starts with the whole of it.
ExportChoice rememberedChoice(double frameRatio, const QString &lectureKey = {});
void remember(const ExportChoice &choice, double frameRatio, const QString &lectureKey = {});
/// The folder for videos, which may not exist yet.
QString videoFolder();

} // namespace lectograph::editor
