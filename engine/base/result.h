// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/particles.h"

#include <QString>

#include <tl/expected.hpp>

#include <utility>

namespace lectograph::base {

/// A failure, worded so that a person can act on it. Its Korean particles fit the words before them, wherever it is
/// shown (base/particles.h).
struct Error
{
    Error() = default;
    Error(const QString &failed, const QString &advice, QString where = {})
        : what(withParticles(failed)), remedy(withParticles(advice)), place(std::move(where))
    {}

    QString what;   ///< what failed, one sentence
    QString remedy; ///< what to do about it, one sentence; may be empty
    QString place;  ///< where: a file, a node, a property; may be empty
    QString cause;  ///< the sentence of what failed inside, if `what` says where that is; otherwise empty

    /// "place: what remedy", omitting empty parts.
    QString text() const
    {
        return (place.isEmpty() ? QString() : place + QStringLiteral(": ")) + what
            + (remedy.isEmpty() ? QString() : QLatin1Char(' ') + remedy);
    }
    friend bool operator==(const Error &, const Error &) = default;
};

template <class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> failure(const QString &what, const QString &remedy = {}, QString place = {})
{
    return tl::unexpected<Error>(Error(what, remedy, std::move(place)));
}

/// The error of what contains that of `inner`: `sentence` says where, and then the same.
inline Error around(const Error &inner, const QString &sentence)
{
    Error error(sentence, inner.remedy);
    error.cause = inner.cause.isEmpty() ? inner.what : inner.cause;
    return error;
}

/// The same error with `outer` prepended to its place.
inline tl::unexpected<Error> within(const QString &outer, Error error)
{
    error.place = error.place.isEmpty() ? outer : outer + QLatin1Char('/') + error.place;
    return tl::unexpected<Error>(std::move(error));
}

} // namespace lectograph::base
