// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"
#include "picture/show.h"

#include <QJsonObject>
#include <QtTest>

#include <map>

namespace lectograph::test {

/// A template of the source tree with its expected properties.
struct TemplateCase
{
    QString id;
    QString folder;
    std::vector<double> durations; ///< of its scenes in seconds; empty if unspecified
    bool leavesTheFrame = false;   ///< intentionally
    bool alwaysMoves = false;      ///< from the first frame to the last: a loop
    bool isSummarised = false;     ///< draws too much for a full listing
    /// Of parameters that are seen only "with" certain values of others, "at" a time in seconds, in another "scene".
    QJsonObject shownBy = {};
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
/// The templates listed in templates.json.
QStringList expectedTemplates();
TemplateCase templateCase(const QString &id);

/// Of the built plugins.
const timeline::Registry &registry();
lecture::Lecture lectureOf(const QString &id);
/// One scene (empty: all) in a language (empty: the lecture's default).
picture::Show showOf(const QString &id, const QString &scene = {}, const QString &language = {});
/// With a background, also of a scene without one.
picture::Picture opaque(picture::Picture picture);
/// The time at a share of a scene's length; 1 is its last frame.
base::Time timeAt(base::Time duration, double share);

/// A definition of the library and those within it: all others would be compiled for every picture too.
std::map<QString, lecture::BlockPtr> definitionsFor(const QString &block);

/// The folder of this test's data in the source tree.
QString dataFolder();

/// Rows "ID" with a column "id", and rows "ID SCENE" with columns "id", "scene" and "duration" (in flicks).
void addTemplateRows();
void addSceneRows();

} // namespace lectograph::test
