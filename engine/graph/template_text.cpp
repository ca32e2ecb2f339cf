// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/template_text.h"

namespace lectograph::graph {

bool hasMarkedPlaces(QStringView text)
{
    return text.contains(u"{=");
}

TemplatePiece templatePieceAt(QStringView text, qsizetype at, bool isMarked)
{
    const QStringView rest = text.mid(at);
    if (isMarked)
        return rest.startsWith(u"{=") ? TemplatePiece{true, 2} : TemplatePiece{};
    if (rest.startsWith(u"{{") || rest.startsWith(u"}}"))
        return {.length = 2};
    return {.isPlace = rest.front() == u'{'};
}

} // namespace lectograph::graph
