// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/language/colornames.h"

#include "base/text.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"

#include <algorithm>
#include <array>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

struct ColorName
{
    std::string_view constant;
    std::string_view name;
};

// All constants of base::palette(), and the colors that every look has. Without commas, which separate the colours of a list. Of several constants with one
// name, the first is the one that typing the name gives.
constexpr std::array colorNames = {
    ColorName{"WHITE", "White"},
    ColorName{"BLACK", "Black"},
    ColorName{"GREY", "Grey"},
    ColorName{"GREY_A", "Very light grey"},
    ColorName{"GREY_B", "Light grey"},
    ColorName{"GREY_C", "Grey"},
    ColorName{"GREY_D", "Dark grey"},
    ColorName{"GREY_E", "Very dark grey"},
    ColorName{"BLUE", "Blue"},
    ColorName{"BLUE_A", "Very light blue"},
    ColorName{"BLUE_B", "Light blue"},
    ColorName{"BLUE_C", "Blue"},
    ColorName{"BLUE_D", "Dark blue"},
    ColorName{"BLUE_E", "Very dark blue"},
    ColorName{"BLUE_E_CE", "Steel blue"},
    ColorName{"TEAL", "Teal"},
    ColorName{"TEAL_A", "Very light teal"},
    ColorName{"TEAL_B", "Light teal"},
    ColorName{"TEAL_C", "Teal"},
    ColorName{"TEAL_D", "Dark teal"},
    ColorName{"TEAL_E", "Very dark teal"},
    ColorName{"GREEN", "Green"},
    ColorName{"GREEN_A", "Very light green"},
    ColorName{"GREEN_B", "Light green"},
    ColorName{"GREEN_C", "Green"},
    ColorName{"GREEN_D", "Dark green"},
    ColorName{"GREEN_E", "Very dark green"},
    ColorName{"YELLOW", "Yellow"},
    ColorName{"YELLOW_A", "Very light yellow"},
    ColorName{"YELLOW_B", "Light yellow"},
    ColorName{"YELLOW_C", "Yellow"},
    ColorName{"YELLOW_D", "Dark yellow"},
    ColorName{"YELLOW_E", "Very dark yellow"},
    ColorName{"GOLD", "Gold"},
    ColorName{"GOLD_A", "Very light gold"},
    ColorName{"GOLD_B", "Light gold"},
    ColorName{"GOLD_C", "Gold"},
    ColorName{"GOLD_D", "Dark gold"},
    ColorName{"GOLD_E", "Very dark gold"},
    ColorName{"RED", "Red"},
    ColorName{"RED_A", "Very light red"},
    ColorName{"RED_B", "Light red"},
    ColorName{"RED_C", "Red"},
    ColorName{"RED_D", "Dark red"},
    ColorName{"RED_E", "Very dark red"},
    ColorName{"MAROON", "Maroon"},
    ColorName{"MAROON_A", "Very light maroon"},
    ColorName{"MAROON_B", "Light maroon"},
    ColorName{"MAROON_C", "Maroon"},
    ColorName{"MAROON_D", "Dark maroon"},
    ColorName{"MAROON_E", "Very dark maroon"},
    ColorName{"PURPLE", "Purple"},
    ColorName{"PURPLE_A", "Very light purple"},
    ColorName{"PURPLE_B", "Light purple"},
    ColorName{"PURPLE_C", "Purple"},
    ColorName{"PURPLE_D", "Dark purple"},
    ColorName{"PURPLE_E", "Very dark purple"},
    ColorName{"ORANGE", "Orange"},
    ColorName{"PINK", "Pink"},
    ColorName{"LIGHT_PINK", "Light pink"},
    ColorName{"GREY_BROWN", "Grey-brown"},
    ColorName{"DARK_BROWN", "Dark brown"},
    ColorName{"LIGHT_BROWN", "Light brown"},
    ColorName{"PURE_RED", "Pure red"},
    ColorName{"PURE_GREEN", "Pure green"},
    ColorName{"PURE_BLUE", "Pure blue"},
    ColorName{"GREEN_SCREEN", "Green screen"},
    ColorName{"GRAY", "Grey"},
    ColorName{"GRAY_A", "Very light grey"},
    ColorName{"GRAY_B", "Light grey"},
    ColorName{"GRAY_C", "Grey"},
    ColorName{"GRAY_D", "Dark grey"},
    ColorName{"GRAY_E", "Very dark grey"},
    ColorName{"GRAY_BROWN", "Grey-brown"},
    // Of every look.
    ColorName{"accent", "Accent"},
    ColorName{"background", "Background"},
    ColorName{"key", "Key"},
    ColorName{"muted", "Secondary"},
    ColorName{"query", "Query"},
    ColorName{"surface", "Surface"},
    ColorName{"text", "Text"},
    ColorName{"value", "Value"},
};

const ColorName *namedBy(QStringView constant)
{
    const auto found = std::ranges::find_if(colorNames, [text = constant.trimmed()](const ColorName &name) {
        return text.compare(base::toText(name.constant), Qt::CaseInsensitive) == 0;
    });
    return found == colorNames.end() ? nullptr : &*found;
}

float lightnessOf(const base::Color &color)
{
    return 0.3F * color.r + 0.6F * color.g + 0.1F * color.b;
}

/// The shade that is as far from the other end of its family: GREY_A for GREY_E. Empty if it is none.
QString otherShade(const QString &constant)
{
    const bool isShade = constant.size() > 2 && constant.at(constant.size() - 2) == u'_' && constant.back() >= u'A'
        && constant.back() <= u'E';
    return isShade ? constant.chopped(1) + QChar(u'A' + u'E' - constant.back().unicode()) : QString();
}

/// The constant that is called what is seen of this one. A light look turns the order of shades round, and draws WHITE dark.
QString seenConstant(const QString &constant, const base::ColorNames &names)
{
    const auto lightness = [&](const QString &name) {
        const auto color = base::parseColor(name, names);
        return color ? lightnessOf(*color) : 0;
    };
    if (constant == "WHITE"_L1)
        return lightness(constant) < 0.5F ? u"BLACK"_s : constant;
    if (constant == "BLACK"_L1)
        return lightness(constant) > 0.5F ? u"WHITE"_s : constant;
    const QString other = otherShade(constant);
    if (other.isEmpty() || !names.find(constant) || !names.find(other))
        return constant;
    const bool isLighter = constant < other; // A is the lightest
    const float by = lightness(constant) - lightness(other);
    return (isLighter && by < 0) || (!isLighter && by > 0 && constant != other) ? other : constant;
}

bool isCalled(const QString &typed, std::string_view name)
{
    const QString english = base::toText(name);
    return typed.compare(english, Qt::CaseInsensitive) == 0
        || typed.compare(vocabulary(english), Qt::CaseInsensitive) == 0;
}

} // namespace

QString englishColorLabel(QStringView constant)
{
    const ColorName *found = namedBy(constant);
    return found ? base::toText(found->name) : QString();
}

QString colorLabel(const QString &text)
{
    const QString english = englishColorLabel(text);
    return english.isEmpty() ? text : vocabulary(english);
}

QString seenColorLabel(const QString &text, const base::ColorNames &names)
{
    const ColorName *found = namedBy(text);
    return found ? colorLabel(seenConstant(base::toText(found->constant), names)) : text;
}

QString shownColorLabel(const QString &text, const base::ColorNames &names)
{
    const QString label = colorLabel(text);
    const QString seen = seenColorLabel(text, names);
    return seen == label ? label : translated("%1 (“%2” in this look)").arg(seen, label);
}

QString colorText(const QString &typed)
{
    if (const ColorName *found = namedBy(typed))
        return base::toText(found->constant);
    const QString text = typed.simplified();
    const auto called = std::ranges::find_if(colorNames,
                                             [&](const ColorName &one) { return isCalled(text, one.name); });
    return called == colorNames.end() ? typed : base::toText(called->constant);
}

QString colorText(const QString &typed, const base::ColorNames &names)
{
    const QString text = typed.simplified();
    const ColorName *constant = namedBy(text);
    if (constant && (text.contains(u'_') || text == base::toText(constant->constant)))
        return base::toText(constant->constant);
    for (const ColorName &one : colorNames) {
        const ColorName *seen = namedBy(seenConstant(base::toText(one.constant), names));
        if (seen && isCalled(text, seen->name))
            return base::toText(one.constant);
    }
    // What no constant looks like in this look is the color itself.
    const QString known = colorText(typed);
    const auto itself = base::parseColor(known);
    return itself && namedBy(known) && seenConstant(known, names) != known ? base::toText(*itself) : known;
}

} // namespace lectograph::editor
