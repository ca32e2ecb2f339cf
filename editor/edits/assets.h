// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

#include <QSet>

#include <map>

namespace lectograph::editor {

/// A name that every system can store, and that no other content has: "assets/STEM.ENDING" or, if that is taken,
/// "assets/STEM-2.ENDING". The stem is that of the file, or else `fallback`; without an ending there is no dot.
QString assetName(const lecture::Lecture &lecture, const QString &path, const QString &ending,
                  const QByteArray &content, const QString &fallback);

/// Adds the names of the lecture's files that stand somewhere in properties.
void collectFiles(const QJsonValue &properties, const lecture::Lecture &lecture, QSet<QString> &names);
/// Properties in which every text that is one of the names becomes the other.
QJsonValue withFilesCalled(const QJsonValue &properties, const std::map<QString, QString> &names);

/// With the files that `from` carries too. What is here already is not added again; one whose name has another content here
/// gets a name of its own.
struct WithAssets
{
    lecture::Lecture lecture;
    std::map<QString, QString> names; ///< of the files that are called otherwise here, by their names there
};
base::Result<WithAssets> withAssetsOf(const lecture::Lecture &lecture, const lecture::Lecture &from);

} // namespace lectograph::editor
