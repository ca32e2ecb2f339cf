// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"
#include "base/easing.h"
#include "base/time.h"

#include <QByteArray>
#include <QStringList>

#include <functional>

namespace lectograph::graph {

/// What surrounds an evaluation and is the same for a whole scene.
struct Setting
{
    QStringList languages{QStringLiteral("en")}; ///< the one to show, then those to fall back on
    base::Dialect dialect = base::Dialect::Gl;
    double frameWidth = 128.0 / 9;
    double frameHeight = 8;
    quint64 seed = 0;
    QString font; ///< the lecture's text family; empty: the default of the language
    /// The content of a file that the lecture carries, and a hash of them all: results that read files are kept by it.
    std::function<base::Result<QByteArray>(const QString &name)> asset;
    quint64 assetHash = 0;

    const QString &language() const { return languages.front(); }
    base::ColorMix mix() const
    {
        return dialect == base::Dialect::Gl ? base::ColorMix::RootMeanSquare : base::ColorMix::Linear;
    }
};

/// Of everything but the content of the files: what reads one adds that itself.
quint64 hashOf(const Setting &setting);

/// What an evaluate() function is told besides its inputs.
struct Context
{
    const Setting &setting;
    base::Time time;                 ///< only for types that declare readsTime
    QStringList *warnings = nullptr; ///< sentences for a person, such as characters that no font has

    void warn(const QString &sentence) const
    {
        if (warnings && !warnings->contains(sentence))
            warnings->append(sentence);
    }
};

} // namespace lectograph::graph
