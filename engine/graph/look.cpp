// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/look.h"

#include "base/sentence.h"
#include "base/spelling.h"
#include "graph/binding.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::Color;
using base::failure;
using base::Result;

namespace {

/// Looks up the colors of a look, which may name each other.
class ColorResolver
{
public:
    explicit ColorResolver(const QJsonObject &colors)
    {
        for (auto color = colors.begin(); color != colors.end(); ++color)
            m_written.insert_or_assign(color.key().trimmed().toUpper(), color.value().toString());
    }

    Result<Color> colorOf(const QString &name) const
    {
        constexpr int longestChain = 8; // longer ones are mistakes, and would take long to follow
        QString at = name.trimmed().toUpper();
        for (int step = 0; step < longestChain; ++step) {
            const auto written = m_written.find(at);
            if (written == m_written.end())
                return fromPalette(at);
            const QString next = written->second.trimmed().toUpper();
            if (next == at || next.startsWith(u'#'))
                return base::parseColor(next);
            at = next;
        }
        return failure(base::Sentence::tr("The colors of the look name each other in a circle."),
                       base::Sentence::tr("Give one of them a colour such as #RRGGBB."));
    }

private:
    Result<Color> fromPalette(const QString &name) const
    {
        auto color = base::parseColor(name);
        if (color)
            return color;
        QStringList known;
        for (const auto &[other, value] : m_written)
            known.append(other);
        if (const QString near = base::didYouMean(name, known); !near.isEmpty())
            color.error().remedy = near;
        return color;
    }

    std::map<QString, QString> m_written; ///< by names in capitals
};

/// What says where a block stands, and not what it looks like.
constexpr std::array placeKeys{"position"_L1, "edge"_L1, "margin"_L1, "pinned"_L1};

Result<void> checkStyleValue(const QJsonValue &value)
{
    if (isLink(value) || isKeyframed(value))
        return failure(base::Sentence::tr("A style cannot hold links or keyframes."),
                       base::Sentence::tr("Write a value in the style, and the link in the blocks."));
    return {};
}

} // namespace

bool isCommonStyle(QStringView name)
{
    constexpr std::array<QStringView, 5> texts{u"title", u"body", u"caption", u"label", u"code"};
    return name == sceneStyle || std::ranges::find(texts, name) != texts.end();
}

bool isStyleOfLooks(QStringView name)
{
    constexpr std::array<QStringView, 4> shapes{u"accent box", u"arrow", u"box", u"line"};
    return isCommonStyle(name) || std::ranges::find(shapes, name) != shapes.end();
}

base::ColorNames colorsOf(const Look &look)
{
    const ColorResolver resolver(look.colors);
    std::map<QString, Color> colors;
    for (const QString &name : look.colors.keys()) {
        if (const auto color = resolver.colorOf(name))
            colors.insert_or_assign(name, *color);
    }
    return base::ColorNames(colors);
}

Problems problemsOf(const Look &look)
{
    Problems problems;
    const auto report = [&](const QString &place, const base::Error &error) {
        problems.push_back({Severity::Warning, base::within(place, error).value()});
    };
    const ColorResolver resolver(look.colors);
    for (const QString &name : look.colors.keys()) {
        if (const auto color = resolver.colorOf(name); !color)
            report(u"colors/"_s + name, color.error());
    }
    for (const QString &name : look.styles.keys()) {
        const QJsonValue style = look.styles.value(name);
        if (!style.isObject()) {
            report(u"styles/"_s + name,
                   {base::Sentence::tr("A style is a table of values."),
                    base::Sentence::tr("Write it in curly brackets: {\"fill\": \"accent\"}."),
                    {}});
            continue;
        }
        const QJsonObject values = style.toObject();
        const auto place = std::ranges::find_if(placeKeys, [&](QLatin1StringView key) { return values.contains(key); });
        if (isStyleOfLooks(name) && place != placeKeys.end())
            report(
                u"styles/%1/%2"_s.arg(name, *place),
                {base::Sentence::tr("Looks have a style “%1” too, and this one covers it: blocks that ask for it, as "
                                    "those of the library do, are moved to its place.")
                     .arg(name),
                 base::Sentence::tr("Give the style of this lecture another name."),
                 {}});
        for (const QString &key : values.keys()) {
            if (const auto good = checkStyleValue(values.value(key)); !good)
                report(u"styles/%1/%2"_s.arg(name, key), good.error());
        }
    }
    return problems;
}

} // namespace lectograph::graph
