// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_text_content.h"

#include "artwork/svg_conditions.h"
#include "artwork/svg_outline.h"
#include "artwork/svg_transform.h"
#include "artwork/svg_values.h"
#include "shape/path_data.h"

#include <algorithm>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

/// What the element or one around it says; empty if none does.
QString inheritedValue(const SvgElement &element, QStringView attribute)
{
    for (const SvgElement *one = &element; one; one = one->parent) {
        if (const QString value = one->value(attribute); !value.isEmpty())
            return value;
    }
    return {};
}

/// By how much a baseline is moved upwards inside of a text of this size.
double baselineShift(QStringView value, double fontSize)
{
    constexpr double subscript = -0.2; // of the font size
    constexpr double superscript = 1.0 / 3;
    if (value.compare(u"sub", Qt::CaseInsensitive) == 0)
        return subscript * fontSize;
    if (value.compare(u"super", Qt::CaseInsensitive) == 0)
        return superscript * fontSize;
    return svgFontLength(value, fontSize, fontSize).value_or(0);
}

class TextCollector
{
public:
    TextCollector(const SvgAround &around, SvgReading &reading) : m_around(around), m_reading(reading) {}

    Result<SvgTextContent> collect(const SvgElement &text)
    {
        if (auto added = add(text, m_around.look, 0, m_around.depth); !added)
            return tl::unexpected(added.error());
        if (m_isAfterBlank && !m_content.words.isEmpty())
            m_content.words.chop(1);
        const qsizetype count = m_content.words.size();
        for (SvgTextRun &run : m_content.runs)
            run.to = std::min(run.to, count);
        std::erase_if(m_content.runs, [](const SvgTextRun &run) { return run.from >= run.to; });
        for (SvgFit &fit : m_content.fits)
            fit.to = std::min(fit.to, count);
        placeCharacters();
        m_content.isVertical = m_around.look.text.isVertical && m_onPaths.empty();
        if (m_around.look.text.isVertical && !m_onPaths.empty())
            m_reading.leaveOut(u"writing-mode"_s);
        return std::move(m_content);
    }

private:
    /// Attributes with a value per character.
    struct Placing
    {
        const SvgElement *element;
        double fontSize;
        qsizetype from;
        qsizetype to = 0;
    };

    /// Words along a path.
    struct OnPath
    {
        std::shared_ptr<const SvgTextPath> path;
        double start = 0;
        qsizetype from = 0;
        qsizetype to = 0;
    };

    Result<void> add(const SvgElement &element, const SvgLook &look, double shift, int depth)
    {
        const std::size_t placing = m_placings.size();
        m_placings.push_back({&element, look.text.fontSize, m_content.words.size()});
        auto words = element.words.begin();
        const auto addWords = [&](std::size_t before) -> Result<void> {
            for (; words != element.words.end() && words->first <= before; ++words) {
                if (auto added = addRun(words->second, element, look, shift); !added)
                    return added;
            }
            return {};
        };
        for (std::size_t i = 0; i < element.children.size(); ++i) {
            if (auto added = addWords(i); !added)
                return added;
            if (auto added = addChild(element.children[i], look, shift, depth + 1); !added)
                return added;
        }
        if (auto added = addWords(element.children.size()); !added)
            return added;
        m_placings[placing].to = m_content.words.size();
        const auto length = svgFontLength(element.value(u"textLength"), look.text.fontSize, m_around.view.width());
        if (length && *length > 0)
            m_content.fits.push_back({m_placings[placing].from, m_placings[placing].to, *length,
                                      element.value(u"lengthAdjust") == u"spacingAndGlyphs"});
        return {};
    }

    Result<void> addChild(const SvgElement &element, const SvgLook &around, double shift, int depth)
    {
        if (element.name == u"title" || element.name == u"desc" || !fitsConditions(element, m_reading.languages))
            return {};
        const bool isOnPath = element.name == u"textPath";
        if ((element.name != u"tspan" && element.name != u"a" && !isOnPath) || (isOnPath && m_path)) {
            m_reading.leaveOut(element.name);
            return {};
        }
        if (auto entered = m_reading.enter(element, depth); !entered)
            return entered;
        const SvgLook look = m_reading.styles.lookOf(element, around);
        if (!look.isDisplayed)
            return {};
        const double lifted = shift + baselineShift(look.text.shift, around.text.fontSize);
        return isOnPath ? addOnPath(element, look, lifted, depth) : add(element, look, lifted, depth);
    }

    Result<void> addOnPath(const SvgElement &element, const SvgLook &look, double shift, int depth)
    {
        const QString data = element.value(u"path");
        const SvgElement *target = data.isEmpty() ? m_reading.ids.value(svgLocalId(element.value(u"href"))) : nullptr;
        if (data.isEmpty() && (!target || !isSvgShape(*target))) {
            m_reading.leaveOut(element.name);
            return {};
        }
        QPainterPath outline = target
            ? svgTransform(target->value(u"transform"))
                  .map(svgOutline(*target, m_reading.styles.lookOf(*target, m_around.look), m_around.view))
            : shape::pathFromData(data);
        if (auto counted = m_reading.countPoints(outline.elementCount()); !counted)
            return counted;
        if (element.value(u"side") == u"right")
            outline = outline.toReversed();
        const auto path = std::make_shared<const SvgTextPath>(outline);
        const double said = target ? svgLength(target->value(u"pathLength"), 0, 0) : 0;
        const QString offset = element.value(u"startOffset");
        const double unit = said > 0 && !offset.contains(u'%') ? path->length() / said : 1;
        OnPath words{.path = path,
                     .start = unit * svgFontLength(offset, look.text.fontSize, path->length()).value_or(0),
                     .from = m_content.words.size()};
        m_path = path;
        auto added = add(element, look, shift, depth);
        m_path.reset();
        words.to = m_content.words.size();
        m_onPaths.push_back(std::move(words));
        return added;
    }

    Result<void> addRun(const QString &words, const SvgElement &element, const SvgLook &look, double shift)
    {
        if (auto counted = m_reading.countLetters(words.size()); !counted)
            return counted;
        const bool keepsBlanks = look.text.keepsBlanks.value_or(inheritedValue(element, u"xml:space") == u"preserve");
        const qsizetype from = m_content.words.size();
        for (const QChar c : words) {
            const bool isBlank = c == u' ' || c == u'\n' || c == u'\t' || c == u'\r';
            if (isBlank && !keepsBlanks && m_isAfterBlank)
                continue;
            m_content.words += isBlank ? QChar(u' ') : c;
            m_isAfterBlank = isBlank && !keepsBlanks;
        }
        if (m_content.words.size() > from)
            m_content.runs.push_back({from, m_content.words.size(), look, languageOf(element), shift, m_path});
        return {};
    }

    QString languageOf(const SvgElement &element) const
    {
        QString language = inheritedValue(element, u"xml:lang");
        if (language.isEmpty())
            language = inheritedValue(element, u"lang");
        return language.isEmpty() ? m_reading.languages.value(0) : language;
    }

    /// Those of inner elements win.
    void placeCharacters()
    {
        m_content.spots.resize(static_cast<std::size_t>(m_content.words.size()));
        if (m_content.spots.empty())
            return;
        m_content.spots.front() = {.x = 0.0, .y = 0.0};
        for (const Placing &placing : m_placings) {
            const QSizeF view = m_around.view;
            assign(placing, u"x", view.width(), [](SvgSpot &spot, double x) { spot.x = x; });
            assign(placing, u"y", view.height(), [](SvgSpot &spot, double y) { spot.y = y; });
            assign(placing, u"dx", view.width(), [](SvgSpot &spot, double dx) { spot.dx = dx; });
            assign(placing, u"dy", view.height(), [](SvgSpot &spot, double dy) { spot.dy = dy; });
            assign(placing, u"rotate", 0, [](SvgSpot &spot, double degrees) { spot.rotation = degrees; });
        }
        for (const OnPath &words : m_onPaths)
            placeOnPath(words);
    }

    /// They begin at a distance from the start of the path, and what follows them begins at its end.
    void placeOnPath(const OnPath &words)
    {
        const auto count = static_cast<qsizetype>(m_content.spots.size());
        for (qsizetype at = words.from; at < std::min(words.to, count); ++at) {
            SvgSpot &spot = m_content.spots[static_cast<std::size_t>(at)];
            spot.y.reset();
            if (at == words.from) {
                spot.x = words.start;
                spot.y = 0.0;
            }
        }
        if (words.to >= count)
            return;
        SvgSpot &next = m_content.spots[static_cast<std::size_t>(words.to)];
        next.x = next.x.value_or(words.path->end().x());
        next.y = next.y.value_or(words.path->end().y());
    }

    template <class Set>
    void assign(const Placing &placing, QStringView attribute, double whole, const Set &set)
    {
        const QString text = placing.element->value(attribute);
        if (text.isEmpty())
            return;
        const qsizetype end = std::min(placing.to, m_content.words.size());
        qsizetype at = placing.from;
        std::optional<double> last;
        for (const QStringView item : QStringView(text).tokenize(u' ', Qt::SkipEmptyParts)) {
            for (const QStringView one : item.tokenize(u',', Qt::SkipEmptyParts)) {
                const auto number = svgFontLength(one, placing.fontSize, whole);
                if (!number || at >= end)
                    return;
                set(m_content.spots[static_cast<std::size_t>(at++)], *number);
                last = number;
            }
        }
        // The last angle is that of all further characters.
        for (; attribute == u"rotate" && last && at < end; ++at)
            set(m_content.spots[static_cast<std::size_t>(at)], *last);
    }

    const SvgAround &m_around;
    SvgReading &m_reading;
    SvgTextContent m_content;
    std::vector<Placing> m_placings; ///< the outer ones first
    std::vector<OnPath> m_onPaths;
    std::shared_ptr<const SvgTextPath> m_path; ///< of the words that are added
    bool m_isAfterBlank = true;                ///< a further one is dropped
};

} // namespace

Result<SvgTextContent> svgTextContent(const SvgElement &text, const SvgAround &around, SvgReading &reading)
{
    return TextCollector(around, reading).collect(text);
}

} // namespace lectograph::artwork
