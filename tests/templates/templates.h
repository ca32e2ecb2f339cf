// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"
#include "picture/show.h"

#include <QtTest>

namespace lectograph::test {

/// A template of the source tree, with what is expected of it.
struct TemplateCase
{
    QString id;
    QString folder;
    std::vector<double> durations; ///< of its scenes in seconds; empty if nobody wrote them down
    bool leavesTheFrame = false;   ///< on purpose
    bool isSummarised = false;     ///< too much is drawn to list it
};

/// One scene of a template.
struct SceneCase
{
    QString id;
    QString scene;
    base::Time duration;
};

std::vector<TemplateCase> templateCases();
std::vector<SceneCase> sceneCases();
/// Those that templates.json expects.
QStringList expectedTemplates();
TemplateCase templateCase(const QString &id);

/// Of the plugins that were built.
const timeline::Registry &registry();
lecture::Lecture lectureOf(const QString &id);
/// One scene (or all if `scene` is empty) in a language (or the lecture's own).
picture::Show showOf(const QString &id, const QString &scene = {}, const QString &language = {});
/// A share of a scene's length; 1 is its last frame.
base::Time timeAt(base::Time duration, double share);

/// Where this test's data lies in the source tree.
QString dataFolder();

/// Rows "ID" with a column "id", and rows "ID SCENE" with columns "id", "scene" and "duration" (in flicks).
void addTemplateRows();
void addSceneRows();

} // namespace lectograph::test
