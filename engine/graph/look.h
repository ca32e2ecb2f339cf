// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color_names.h"
#include "graph/problem.h"

#include <QJsonObject>
#include <QString>

namespace lectograph::graph {

/// What makes the blocks of a lecture look alike: colors and styles by name, which can be exchanged as a whole.
struct Look
{
    QString id;         ///< of the look in the library that it was copied from; empty: none
    QJsonValue title;   ///< a string or a map of language to string
    QJsonValue font;    ///< the family of texts that name none: a string or a map of language to string
    QJsonObject colors; ///< by name: "accent", "text"; also the names of constants such as "WHITE"
    QJsonObject styles; ///< by name: an object of property values
    QJsonObject extra;

    bool isEmpty() const
    {
        return id.isEmpty() && title.isNull() && font.isNull() && colors.isEmpty() && styles.isEmpty()
            && extra.isEmpty();
    }
    /// A block without a style has an empty name, which is not looked up: QJsonObject of Qt 6.8 cannot compare a null key
    /// with one that is not Latin-1.
    bool hasStyle(const QString &name) const { return !name.isEmpty() && styles.contains(name); }
    /// The property values of the style; none if there is no such style.
    QJsonObject style(const QString &name) const
    {
        return name.isEmpty() ? QJsonObject() : styles.value(name).toObject();
    }
    friend bool operator==(const Look &, const Look &) = default;
};

/// Whether blocks may ask any look for this style: it is one of those that looks usually have, or "scene".
bool isCommonStyle(QStringView name);
/// Whether the looks of the program have a style of this name.
bool isStyleOfLooks(QStringView name);
/// The style of a look that gives the defaults of the properties of scenes.
inline const QString sceneStyle = QStringLiteral("scene");

/// The colors of a look. A colour may be the name of another one of the look or the palette; a name that leads back to
/// itself means the palette's. What is no colour is left out, and drawn as if the look did not name it.
base::ColorNames colorsOf(const Look &look);

/// Colors that are none, styles that are no tables of values, and styles that cover one of the looks with a place: every
/// block that asks for such a style would be moved there. Places are "colors/accent", "styles/layer/fill".
Problems problemsOf(const Look &look);

} // namespace lectograph::graph
