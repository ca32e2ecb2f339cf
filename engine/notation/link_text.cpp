// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/link_text.h"

namespace lectograph::notation {

using namespace Qt::StringLiterals;

namespace {

/// An arrow: its first capture is a head at its start, the second its text, the third a head at its end.
struct ArrowForm
{
    QRegularExpression pattern;
    Stroke stroke = Stroke::Solid;
};

/// In the order in which they are tried: what has no text first.
const std::vector<ArrowForm> &arrowForms()
{
    static const std::vector<ArrowForm> forms = [] {
        const auto form = [](const char16_t *pattern, Stroke stroke) {
            return ArrowForm{QRegularExpression(u'^' + QString::fromUtf16(pattern)), stroke};
        };
        return std::vector<ArrowForm>{
            form(u"(<)?~~~+()()", Stroke::Hidden),
            form(u"(<)?()~+(>)", Stroke::Pale),
            form(u"(<)?()-\\.+-(>|[xo](?=\\s))?", Stroke::Dashed),
            form(u"(<)?()\\.\\.+(>)", Stroke::Dashed),
            form(u"(<)?()=+(>)", Stroke::Thick),
            form(u"(<)?()={3,}()", Stroke::Thick),
            form(u"(<)?()-+(>)", Stroke::Solid),
            form(u"()()(→)", Stroke::Solid),
            form(u"(<)?()-{3,}()", Stroke::Solid),
            form(u"(<)?()--([xo])(?=\\s)", Stroke::Solid),
            form(u"(<)?-\\.\\s*([^.].*?)\\s*\\.+-(>)?", Stroke::Dashed),
            form(u"(<)?==\\s*([^=>].*?)\\s*==+(>)?", Stroke::Thick),
            form(u"(<)?--\\s*([^->].*?)\\s*--+(>)?", Stroke::Solid),
        };
    }();
    return forms;
}

} // namespace

bool isAtLink(const Scanner &scanner)
{
    if (!QStringView(u"-<=.~→").contains(scanner.next()))
        return false;
    Scanner probe = scanner;
    return readLink(probe).has_value();
}

std::optional<ItemLink> readLink(Scanner &scanner)
{
    for (const ArrowForm &form : arrowForms()) {
        const QRegularExpressionMatch match = scanner.take(form.pattern);
        if (!match.hasMatch())
            continue;
        ItemLink link;
        link.stroke = form.stroke;
        link.hasStartTip = !match.captured(1).isEmpty();
        link.hasTip = !match.captured(3).isEmpty();
        link.label = plainLabel(match.captured(2));
        link.isResidual = scanner.take(u"+");
        const qsizetype before = scanner.position();
        scanner.skipSpaces();
        static const QRegularExpression text(u"^\\|([^|]*)\\|"_s);
        if (const auto label = scanner.take(text); label.hasMatch())
            link.label = plainLabel(label.captured(1));
        else
            scanner.moveTo(before);
        return link;
    }
    return std::nullopt;
}

} // namespace lectograph::notation
