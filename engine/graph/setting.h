// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/easing.h"
#include "base/file_content.h"
#include "base/result.h"
#include "base/time.h"
#include "graph/reading_context.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QStringList>

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace lectograph::graph {

class Memo;

/// A scene as expressions know it: scene.number, scene.name and lecture.progress.
struct SceneSpan
{
    base::Time at;    ///< when it begins, in the time of the evaluator: 0, unless several scenes are evaluated as one
    base::Time start; ///< when it begins in the lecture
    int number = 1;
    QString name;
};

/// The evaluation parameters that are constant for a whole scene.
struct Setting
{
    QStringList languages{QStringLiteral("en")}; ///< in order of preference
    base::Dialect dialect = base::Dialect::Gl;
    double frameWidth = 128.0 / 9;
    double frameHeight = 8;
    quint64 seed = 0;
    QString font; ///< the lecture's font family; empty: the default of the language
    /// Returns the content of an embedded file. `assetHash` is part of the cache key of results that read files.
    std::function<base::Result<QByteArray>(const QString &name)> asset;
    quint64 assetHash = 0;
    /// The same for a file of any size that is read in parts: one that is embedded, or one beside the lecture.
    std::function<base::Result<base::FileContent>(const QString &name)> file;

    base::ColorNames colors; ///< of the look: what colour a name means, before the palette
    QJsonObject styles;      ///< of the look: property values by name of the style

    // What expressions know of the lecture. No part of the hash: it reaches a block only as the value of a property.
    QList<SceneSpan> scenes; ///< by time; shared by the settings of all groups, of which there may be thousands
    base::Time scenesFrom;   ///< when the time of the group begins in that of `scenes`
    std::optional<quint64> scenesHash; ///< of `scenes`, where it is known already
    int sceneCount = 1;
    QString lectureTitle;
    base::Time lectureDuration;

    /// The scene at a time of the group, with its `at` in that time.
    SceneSpan sceneAt(base::Time time) const;

    const QString &language() const { return languages.front(); }
    ReadingContext reading() const { return {languages, colors}; }
    /// The colour that a block draws where nothing says which: also a name of the palette is the look's colour.
    base::Color color(QStringView name) const { return base::parseColor(name, colors).value_or(base::Color{}); }
    /// Whether strokes ignore the camera's zoom.
    bool screenWidth() const { return dialect == base::Dialect::Gl; }
    base::ColorMix mix() const
    {
        return dialect == base::Dialect::Gl ? base::ColorMix::RootMeanSquare : base::ColorMix::Linear;
    }
};

/// Hashes everything except the content of the files, which a type that reads files adds itself, and what only
/// expressions know.
quint64 hashOf(const Setting &setting);
/// Hashes the scenes that expressions know.
quint64 scenesHashOf(const Setting &setting);
/// Hashes what only expressions know.
quint64 lectureHashOf(const Setting &setting);

/// What an evaluate() function receives besides its inputs.
struct Context
{
    const Setting &setting;
    base::Time time;                              ///< only for types that declare readsTime
    QStringList *warnings = nullptr;              ///< messages for people, such as characters missing from all fonts
    std::shared_ptr<Memo> memo = {};              ///< of the evaluator, for a type that evaluates blocks itself
    std::vector<base::Error> *failures = nullptr; ///< what the outputs lack

    static constexpr std::size_t mostFailures = 8; ///< no more of one block are reported

    void warn(const QString &sentence) const
    {
        if (warnings && !warnings->contains(sentence))
            warnings->append(sentence);
    }
    /// Reports a failure as an error does, beside outputs that lack only what failed: what depends on the block has
    /// them, and is drawn. A shape that cannot be drawn is replaced by an invisible one of its size.
    void fail(const base::Error &error) const
    {
        if (failures && failures->size() < mostFailures && std::ranges::find(*failures, error) == failures->end())
            failures->push_back(error);
    }
};

} // namespace lectograph::graph
