// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/blocks.h"
#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"
#include "registry.h"

/// A lecture with one scene, as tests build and read it.
namespace lectograph::test {

using namespace Qt::StringLiterals;

/// The scene of emptyLecture().
inline const QString sceneId = u"scene1"_s;

inline const lecture::Scene &sceneIn(const lecture::Lecture &lecture)
{
    return *editor::sceneOf(lecture, sceneId);
}

/// Aborts the test where the block cannot be added.
inline lecture::Lecture with(const lecture::Lecture &lecture, const editor::NewBlock &block)
{
    auto added = editor::withBlock(lecture, sceneId, block, registry());
    if (!added)
        qFatal("%s", qPrintable(added.error().text()));
    return *std::move(added);
}

inline QJsonObject link(const QString &to)
{
    return {{u"link"_s, to}};
}

inline QJsonObject expression(const QString &text)
{
    return {{u"expression"_s, text}};
}

/// A property of a node as it is written; undefined where it has its default.
inline QJsonValue written(const lecture::Lecture &lecture, const QString &node, const QString &key)
{
    return editor::writtenAt(lecture, {sceneId, node, {}, key});
}

} // namespace lectograph::test
