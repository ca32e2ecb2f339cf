// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exporting/export.h"
#include "media/presets.h"

#include <vector>

namespace lectograph::editor {

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
    enum class Scope { Whole, InToOut, Scenes };

    Scope scope = Scope::Whole;
    QStringList scenes = {}; ///< ids, for Scope::Scenes
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

/// One request per language. With several languages, the language is appended to the file name; picture sequences get
/// separate folders.
std::vector<exporting::ExportRequest> requestsOf(const ExportChoice &choice, const lecture::Lecture &lecture);

/// Replaces characters that are invalid in file names on some system.
QString fileNameOf(const QString &text);
/// "name 2", "name 3", …: the first one that replaces no file.
QString freeName(ExportChoice choice, const lecture::Lecture &lecture);
/// The existing files that would be replaced.
QStringList inTheWay(const std::vector<exporting::ExportRequest> &requests);

/// `size` adapted to the lecture's aspect ratio: the same number of lines on the shorter side, even numbers. The square
/// and the portrait preset keep their size.
QSize sizeFor(const media::Preset &preset, double frameRatio);
/// The same for any landscape size.
QSize sizeFor(const QSize &size, double frameRatio);

/// The last choice, from the settings; initially Full HD at 60 frames per second in the folder for videos. Scope,
/// languages and name depend on the lecture. The size is adapted if it was chosen for another aspect ratio.
ExportChoice rememberedChoice(double frameRatio);
void remember(const ExportChoice &choice, double frameRatio);

} // namespace lectograph::editor
