// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

namespace lectograph::graph {

/// What makes the blocks of a lecture look alike: colors and styles by name, which can be exchanged as a whole.
struct Look
{
    QString id;         ///< of the look in the library that it was copied from; empty: none
    QJsonValue title;   ///< a string or a map of language to string
    QJsonObject colors; ///< by name: "accent", "text"; also the names of constants such as "WHITE"
    QJsonObject styles; ///< by name: an object of property values
    QJsonObject extra;

    bool isEmpty() const { return id.isEmpty() && colors.isEmpty() && styles.isEmpty() && extra.isEmpty(); }
    friend bool operator==(const Look &, const Look &) = default;
};

} // namespace lectograph::graph
