// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/balancedtext.h"

#include <QFontMetrics>
#include <QString>

namespace lectograph::editor {

int balancedWidth(const QFontMetrics &metrics, const QString &text, int widest)
{
    constexpr int tall = 100'000;
    const auto lines = [&](int width) {
        return metrics.boundingRect(QRect(0, 0, width, tall), Qt::TextWordWrap, text);
    };
    const int height = lines(widest).height();
    int fits = widest;
    for (int least = 1; least < fits;) {
        const int middle = (least + fits) / 2;
        if (const QRect tried = lines(middle); tried.height() <= height && tried.width() <= middle)
            fits = middle;
        else
            least = middle + 1;
    }
    return fits;
}

} // namespace lectograph::editor
