// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/theme.h"
#include "testmain.h"

#include <QApplication>
#include <QImage>

#include <algorithm>
#include <cmath>

using namespace lectograph::editor;
using namespace Qt::StringLiterals;

namespace {

/// Relative luminance as in WCAG 2.
double luminanceOf(const QColor &color)
{
    const auto linear = [](double share) {
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(static_cast<double>(color.redF())) + 0.7152 * linear(static_cast<double>(color.greenF()))
        + 0.0722 * linear(static_cast<double>(color.blueF()));
}

double contrastOf(const QColor &one, const QColor &other)
{
    const auto [darker, lighter] = std::minmax({luminanceOf(one), luminanceOf(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

/// Of the strokes of an icon on a panel.
double contrastOf(const QIcon &icon, QIcon::Mode mode)
{
    const QImage image = icon.pixmap(QSize(48, 48), mode).toImage();
    double contrast = 1;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (const QColor color = image.pixelColor(x, y); color.alpha() == 255)
                contrast = std::max(contrast, contrastOf(color, theme().panel));
        }
    }
    return contrast;
}

} // namespace

class IconsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void disabledIconsAreSeenInBothThemes()
    {
        for (const Theme &look : {darkTheme(), lightTheme()}) {
            applyTheme(*qApp, look);
            for (const QString &name : {u"undo-2"_s, u"redo-2"_s, u"scaling"_s}) {
                const QIcon sign = icon(name);
                const double disabled = contrastOf(sign, QIcon::Disabled);
                QVERIFY2(disabled > 2, qPrintable(u"%1: %2"_s.arg(name).arg(disabled)));
                QVERIFY(disabled < 0.7 * contrastOf(sign, QIcon::Normal)); // and not taken for enabled ones
            }
        }
        applyTheme(*qApp, darkTheme());
    }
};

LECTOGRAPH_TEST_MAIN(IconsTest)
#include "tst_editor_icons.moc"
