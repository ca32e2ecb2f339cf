// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command.h"
#include "lecture/lecture.h"
#include "timeline/animation.h"

namespace lectograph::app {

/// All blocks and animations of the installed plugins; plugins that fail to load are reported on standard error.
const timeline::Registry &registry();
/// The plugins that failed to load, for a window: who starts it from a menu sees no standard error.
const graph::Problems &pluginProblems();

/// Opens the lecture at a path or of the form template:ID, with the upgrades of the installed plugins.
base::Result<lecture::Lecture> open(const QString &name);
/// The same for the first argument, in the look of --look if that is set.
base::Result<lecture::Lecture> open(const Invocation &invocation);

/// Parses the value of an option: a number of seconds, or a size such as "1280x720".
base::Result<double> secondsOf(const QString &option, const QString &text);
base::Result<QSize> sizeOf(const QString &text);
/// The value of --language, which must be a language of the lecture; empty if the option is not set.
base::Result<QString> languageOf(const Invocation &invocation, const lecture::Lecture &lecture);
/// The value of --scene, which must be a scene of the lecture; empty if the option is not set.
base::Result<QString> sceneOf(const Invocation &invocation, const lecture::Lecture &lecture);

/// Prints the problems on standard error. Returns whether one of them is a failure, which leaves something out of the
/// picture.
bool reportProblems(const graph::Problems &problems);
/// What to say about failures if nothing was written for them, and if they are missing from what was.
base::Error nothingWritten(const QString &lecture);
base::Error leftOut(const QString &output);

/// Go on without what fails.
QCommandLineOption keepGoingOption();
QCommandLineOption languageOption();
QCommandLineOption lookOption();
QCommandLineOption sceneOption();
QCommandLineOption sizeOption();

} // namespace lectograph::app
