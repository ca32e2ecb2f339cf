// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/language/easingnames.h"

#include "base/text.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"

#include <algorithm>
#include <array>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

struct EasingName
{
    std::string_view easing;
    std::string_view name;
};

// All of base::easingNames().
constexpr std::array easingTitles = {
    EasingName{"smooth", "Smooth"},
    EasingName{"linear", "Constant speed"},
    EasingName{"ease", "Quick start and smooth end"},
    EasingName{"ease-in", "Smooth start"},
    EasingName{"ease-out", "Smooth end"},
    EasingName{"ease-in-out", "Smooth start and end"},
    EasingName{"easy-ease", "Slightly smooth start and end"},
    EasingName{"hold", "Hold and jump"},
    EasingName{"rush-into", "Faster and faster"},
    EasingName{"rush-from", "Slower and slower"},
    EasingName{"slow-into", "Slow arrival"},
    EasingName{"double-smooth", "Smooth in two steps"},
    EasingName{"running-start", "Running start"},
    EasingName{"overshoot", "Overshoot"},
    EasingName{"lingering", "Early arrival"},
    EasingName{"exponential-decay", "Sudden start and long end"},
    EasingName{"not-quite-there", "Not quite there"},
    EasingName{"there-and-back", "There and back"},
    EasingName{"there-and-back-with-pause", "There and back with pause"},
    EasingName{"wiggle", "Wiggle"},
    EasingName{"smooth-gl", "Smooth (modern)"},
    EasingName{"smooth-ce", "Smooth (classic)"},
    EasingName{"smoothstep", "Smooth (cubic)"},
    EasingName{"smootherstep", "Smooth (5th degree)"},
    EasingName{"smoothererstep", "Smooth (7th degree)"},
    EasingName{"ease-in-sine", "Smooth start (sine)"},
    EasingName{"ease-out-sine", "Smooth end (sine)"},
    EasingName{"ease-in-out-sine", "Smooth start and end (sine)"},
    EasingName{"ease-in-quad", "Smooth start (square)"},
    EasingName{"ease-out-quad", "Smooth end (square)"},
    EasingName{"ease-in-out-quad", "Smooth start and end (square)"},
    EasingName{"ease-in-cubic", "Smooth start (cubic)"},
    EasingName{"ease-out-cubic", "Smooth end (cubic)"},
    EasingName{"ease-in-out-cubic", "Smooth start and end (cubic)"},
    EasingName{"ease-in-quart", "Smooth start (4th degree)"},
    EasingName{"ease-out-quart", "Smooth end (4th degree)"},
    EasingName{"ease-in-out-quart", "Smooth start and end (4th degree)"},
    EasingName{"ease-in-quint", "Smooth start (5th degree)"},
    EasingName{"ease-out-quint", "Smooth end (5th degree)"},
    EasingName{"ease-in-out-quint", "Smooth start and end (5th degree)"},
    EasingName{"ease-in-expo", "Smooth start (exponential)"},
    EasingName{"ease-out-expo", "Smooth end (exponential)"},
    EasingName{"ease-in-out-expo", "Smooth start and end (exponential)"},
    EasingName{"ease-in-circ", "Smooth start (circular)"},
    EasingName{"ease-out-circ", "Smooth end (circular)"},
    EasingName{"ease-in-out-circ", "Smooth start and end (circular)"},
    EasingName{"ease-in-back", "Step back at the start"},
    EasingName{"ease-out-back", "Overshoot at the end"},
    EasingName{"ease-in-out-back", "Step back and overshoot"},
    EasingName{"ease-in-elastic", "Spring at the start"},
    EasingName{"ease-out-elastic", "Spring at the end"},
    EasingName{"ease-in-out-elastic", "Spring at both ends"},
    EasingName{"ease-in-bounce", "Bounce at the start"},
    EasingName{"ease-out-bounce", "Bounce at the end"},
    EasingName{"ease-in-out-bounce", "Bounce at both ends"},
};

/// "cubic-bezier(0.2, 0, 0.4, 1)": the curve that was drawn by hand, by its numbers.
QString labelWithArguments(const QString &easing, qsizetype opening)
{
    const QString name = easing.first(opening).trimmed();
    const QString arguments = easing.sliced(opening + 1).chopped(1).trimmed();
    if (name == "cubic-bezier"_L1)
        return translated("Own curve (%1)").arg(arguments);
    if (name == "steps"_L1)
        return translated("In steps: %1").arg(arguments);
    if (name == "spring"_L1)
        return translated("Spring, bounces: %1").arg(arguments);
    if (name == "squish"_L1) // squish(NAME, a, b); the name may have arguments itself
        return translated("%1, in a part of the time").arg(easingLabel(arguments.section(u',', 0, -3).trimmed()));
    return easing;
}

} // namespace

QString englishEasingLabel(const QString &text)
{
    const std::string easing = text.trimmed().toStdString();
    const auto found = std::ranges::find(easingTitles, std::string_view(easing), &EasingName::easing);
    return found == easingTitles.end() ? QString() : base::toText(found->name);
}

QString easingLabel(const QString &text)
{
    const qsizetype opening = text.indexOf(u'(');
    if (opening >= 0 && text.endsWith(u')'))
        return labelWithArguments(text, opening);
    const QString english = englishEasingLabel(text);
    return english.isEmpty() ? text : vocabulary(english);
}

} // namespace lectograph::editor
