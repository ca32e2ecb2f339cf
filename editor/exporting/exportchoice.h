// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exporting/export.h"
#include "media/presets.h"

#include <vector>

namespace lectograph::editor {

/// What somebody has chosen in the export dialog.
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
    bool hasSound = true; ///< if there is any, and the format holds it
    QStringList languages = {};
    QString name = {}; ///< of the file, without its ending
    QString folder = {};
};

/// One for each language. With more than one of them a file's name ends with its language; pictures get a folder of
/// their own.
std::vector<exporting::ExportRequest> requestsOf(const ExportChoice &choice, const lecture::Lecture &lecture);

/// What no file may be called on some computer is replaced.
QString fileNameOf(const QString &text);
/// "name 2", "name 3", …: the first for which nothing would be replaced.
QString freeName(ExportChoice choice, const lecture::Lecture &lecture);
/// The files that would be replaced.
QStringList inTheWay(const std::vector<exporting::ExportRequest> &requests);

/// `size` with the lecture's frame: as many lines on the shorter side, even numbers. The square and the upright preset are
/// what they are called.
QSize sizeFor(const media::Preset &preset, double frameRatio);
/// The same for any size that was wide like a usual screen.
QSize sizeFor(const QSize &size, double frameRatio);

/// As it was chosen last, remembered in the settings; the first time Full HD with 60 frames in the folder for videos.
/// Scope, languages and name are a matter of the lecture.
/// The size is fitted to the frame if that is another one than it was chosen for.
ExportChoice rememberedChoice(double frameRatio);
void remember(const ExportChoice &choice, double frameRatio);

} // namespace lectograph::editor
