// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/color_names.h"

#include "base/hash.h"
#include "base/sentence.h"
#include "base/spelling.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace lectograph::base {

using namespace Qt::StringLiterals;

namespace {

/// The one of several names of a colour in the palette by which the others are found.
QString mainName(const QString &name)
{
    QString main = name.startsWith("GRAY"_L1) ? u"GREY"_s + name.sliced(4) : name;
    if (main.endsWith("_C"_L1))
        main.chop(2);
    return main;
}

struct Role
{
    std::string_view name;
    std::string_view color; ///< of the palette
};

/// On a dark background, as that of scenes is by default.
constexpr std::array roles = {
    Role{"ACCENT", "BLUE"},  Role{"BACKGROUND", "BLACK"}, Role{"KEY", "TEAL"},   Role{"MUTED", "GREY_B"},
    Role{"QUERY", "YELLOW"}, Role{"SURFACE", "GREY_E"},   Role{"TEXT", "WHITE"}, Role{"VALUE", "RED"},
};

const Role *roleNamed(QStringView name)
{
    const QByteArray capitals = name.trimmed().toUtf8().toUpper();
    const auto role = std::ranges::find(roles, std::string_view(capitals.data(), std::size_t(capitals.size())),
                                        &Role::name);
    return role == roles.end() ? nullptr : &*role;
}

QString paletteName(const NamedColor &color)
{
    return QString::fromLatin1(color.name.data(), static_cast<qsizetype>(color.name.size()));
}

} // namespace

ColorNames::ColorNames(const std::map<QString, Color> &named)
{
    if (named.empty())
        return;
    std::map<QString, Color> all;
    std::map<QString, Color> byMainName;
    for (const auto &[name, color] : named) {
        const QString capitals = name.trimmed().toUpper();
        all.insert_or_assign(capitals, color);
        byMainName.insert_or_assign(mainName(capitals), color);
    }
    for (const NamedColor &known : palette()) {
        const QString name = paletteName(known);
        if (const auto main = byMainName.find(mainName(name)); main != byMainName.end())
            all.emplace(name, main->second);
    }
    m_named = std::make_shared<const std::map<QString, Color>>(std::move(all));
}

const Color *ColorNames::find(QStringView name) const
{
    if (!m_named)
        return nullptr;
    const auto found = m_named->find(name.trimmed().toString().toUpper());
    return found == m_named->end() ? nullptr : &found->second;
}

QStringList ColorNames::names() const
{
    QStringList names;
    if (m_named) {
        for (const auto &[name, color] : *m_named)
            names.append(name);
    }
    return names;
}

quint64 ColorNames::hash() const
{
    Hash hash;
    if (m_named) {
        for (const auto &[name, color] : *m_named)
            hash.add(name).add(double(color.r)).add(double(color.g)).add(double(color.b)).add(double(color.a));
    }
    return hash.value();
}

bool operator==(const ColorNames &one, const ColorNames &other)
{
    return one.m_named == other.m_named || (one.m_named && other.m_named && *one.m_named == *other.m_named);
}

Result<Color> parseColor(QStringView text, const ColorNames &names)
{
    if (const Color *named = names.find(text))
        return *named;
    if (const Role *role = roleNamed(text))
        return parseColor(QString::fromLatin1(role->color.data(), qsizetype(role->color.size())), names);
    auto color = parseColor(text);
    if (color || names.isEmpty() || text.trimmed().startsWith(u'#'))
        return color;
    QStringList known = names.names();
    for (const NamedColor &one : palette())
        known.append(paletteName(one));
    known.removeDuplicates();
    if (const QString near = didYouMean(text.trimmed().toString(), known); !near.isEmpty())
        color.error().remedy = near;
    return color;
}

} // namespace lectograph::base
