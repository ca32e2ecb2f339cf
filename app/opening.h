// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command.h"
#include "lecture/lecture.h"
#include "timeline/animation.h"

namespace lectograph::app {

/// Every block and animation of the plugins that are installed; what does not load is told on standard error.
const timeline::Registry &registry();

/// The lecture that FILE or template:ID names.
base::Result<lecture::Lecture> open(const QString &name);

/// The value of an option as a number of seconds, or as "1280x720".
base::Result<double> secondsOf(const QString &option, const QString &text);
base::Result<QSize> sizeOf(const QString &text);
/// The language that --language asks for, which the lecture must have; empty if it is not set.
base::Result<QString> languageOf(const Invocation &invocation, const lecture::Lecture &lecture);
/// The scene that --scene asks for, which the lecture must have; empty if it is not set.
base::Result<QString> sceneOf(const Invocation &invocation, const lecture::Lecture &lecture);

QCommandLineOption languageOption();
QCommandLineOption sceneOption();
QCommandLineOption sizeOption();

} // namespace lectograph::app
