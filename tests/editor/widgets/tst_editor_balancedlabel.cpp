// SPDX-License-Identifier: GPL-3.0-or-later
#include "../prepare.h"
#include "editor/widgets/balancedlabel.h"
#include "testmain.h"

#include <QApplication>
#include <QTest>

#include <algorithm>

using namespace lectograph;
using namespace lectograph::editor;
using namespace Qt::StringLiterals;

namespace {

/// The ink of each line in pixels, from its first to its last one.
std::vector<int> lineWidths(QLabel &label, int width)
{
    label.setAlignment(Qt::AlignLeft | Qt::AlignTop);
    label.resize(width, label.heightForWidth(width));
    const QImage picture = label.grab().toImage().convertToFormat(QImage::Format_RGB32);
    const QRgb ground = picture.pixel(picture.width() - 1, picture.height() - 1);
    const int spacing = label.fontMetrics().lineSpacing();
    std::vector<int> widths;
    for (int top = 0; top + label.fontMetrics().ascent() <= picture.height(); top += spacing) {
        int first = picture.width();
        int last = -1;
        for (int y = top; y < std::min(top + spacing, picture.height()); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                if (picture.pixel(x, y) == ground)
                    continue;
                first = std::min(first, x);
                last = std::max(last, x);
            }
        }
        if (last >= first)
            widths.push_back(last - first + 1);
    }
    return widths;
}

bool isBalanced(const std::vector<int> &widths)
{
    return widths.back() > 0.3 * *std::ranges::max_element(widths);
}

} // namespace

class TestEditorBalancedLabel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::prepare(); }

    void noWordStandsAlone_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("en")
            << u"Nothing is animated in this scene yet. Select a block on the stage and add an animation."_s;
        QTest::newRow("ko")
            << u"이 장면에는 아직 움직이는 것이 없습니다. 무대에서 블록을 고르고 애니메이션을 더하세요."_s;
    }

    void noWordStandsAlone()
    {
        QFETCH(QString, text);
        BalancedLabel balanced(text);
        QLabel plain(text);
        plain.setWordWrap(true);
        int others = 0;
        for (int width = 180; width <= 420; width += 4) {
            const std::vector<int> lines = lineWidths(balanced, width);
            QVERIFY2(lines.size() < 2 || isBalanced(lines), qPrintable(QString::number(width)));
            const std::vector<int> asBefore = lineWidths(plain, width);
            QCOMPARE(lines.size(), asBefore.size());
            others += !isBalanced(asBefore);
        }
        QVERIFY(others > 0); // else this would hold of any label
    }

    void itHasTheColorOfTheStyle()
    {
        BalancedLabel label(u"Some words that are wrapped"_s);
        label.setProperty("muted", true);
        label.setAttribute(Qt::WA_StyledBackground);
        label.ensurePolished();
        label.resize(100, label.heightForWidth(100));
        const QImage picture = label.grab().toImage();
        int brightest = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                brightest = std::max(brightest, qGray(picture.pixel(x, y)));
        }
        const int muted = qGray(theme().muted.rgb());
        QVERIFY2(brightest < muted + 12 && brightest > muted / 2,
                 qPrintable(u"%1, not %2"_s.arg(brightest).arg(muted)));
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorBalancedLabel)
#include "tst_editor_balancedlabel.moc"
