// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/elidedlines.h"

#include "editor/widgets/elision.h"

#include <QFontMetrics>
#include <QTextLayout>

namespace lectograph::editor {

QStringList elidedLines(const QString &text, const QFont &font, int width, int most)
{
    const QFontMetrics metrics(font);
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    QStringList lines;
    while (lines.size() < most) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        const bool isLast = lines.size() == most - 1;
        const QString rest = isLast ? text.mid(line.textStart()) : text.mid(line.textStart(), line.textLength());
        lines.append(elidedName(metrics, rest.trimmed(), width));
    }
    layout.endLayout();
    return lines;
}

} // namespace lectograph::editor
