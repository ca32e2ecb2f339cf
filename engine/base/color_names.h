// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"

#include <QString>
#include <QStringList>

#include <map>
#include <memory>

namespace lectograph::base {

/// Colors by name that come before those of the palette. Copies share the names; upper and lower case are equal.
class ColorNames
{
public:
    ColorNames() = default;
    /// Names of the palette that mean the same as one of `named` (GRAY_B and GREY_B, BLUE and BLUE_C) follow it.
    explicit ColorNames(const std::map<QString, Color> &named);

    const Color *find(QStringView name) const; ///< null if only the palette may know it
    bool isEmpty() const { return !m_named; }
    /// All names in capitals, also those that follow another one.
    QStringList names() const;
    quint64 hash() const;

    friend bool operator==(const ColorNames &one, const ColorNames &other);

private:
    std::shared_ptr<const std::map<QString, Color>> m_named; ///< by names in capitals; null: none
};

/// As parseColor(text), but names are looked up in `names` first. The roles that blocks of libraries rely on are known
/// without being named: accent, background, key, muted, query, surface, text, value.
Result<Color> parseColor(QStringView text, const ColorNames &names);

} // namespace lectograph::base
