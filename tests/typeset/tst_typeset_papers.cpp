// SPDX-License-Identifier: GPL-3.0-or-later
#include "own_cache.h"
#include "parts.h"
#include "shape/pathops.h"
#include "testmain.h"
#include "typeset/formula.h"

#include <QFile>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::typeset;

namespace {

/// The outline of a leaf where it stands.
shape::Path standingOutline(const shape::Shape &leaf)
{
    return shape::mapped(leaf->path, leaf->placement);
}

/// Without holes, which go the other way around.
double inkArea(const shape::Path &path)
{
    double twice = 0;
    for (const QPolygonF &contour : shape::toPainterPath(path).toSubpathPolygons(QTransform::fromScale(100, 100))) {
        for (qsizetype i = 0; i < contour.size(); ++i)
            twice += base::cross(contour[i], contour[(i + 1) % contour.size()]);
    }
    return std::abs(twice) / 2;
}

bool doMeet(const base::Box &a, const base::Box &b)
{
    return a.min.x < b.max.x && b.min.x < a.max.x && a.min.y < b.max.y && b.min.y < a.max.y;
}

/// How much of the smaller of two glyphs lies on the other.
double sharedInk(const shape::Shape &a, const shape::Shape &b)
{
    if (!doMeet(a.bounds(), b.bounds()))
        return 0;
    const shape::Path one = standingOutline(a);
    const shape::Path other = standingOutline(b);
    const double smaller = std::min(inkArea(one), inkArea(other));
    return smaller > 0 ? inkArea(shape::combined(one, other, shape::Boolean::Intersection)) / smaller : 0;
}

} // namespace

class PapersTest : public QObject
{
    Q_OBJECT

    OwnCache m_cache;

private Q_SLOTS:
    void formulasOfPapersAreSet_data()
    {
        QTest::addColumn<QString>("latex");
        QFile file(QStringLiteral(LECTOGRAPH_PAPER_FORMULAS));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        int count = 0;
        for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
            if (line.isEmpty() || line.startsWith(u'%'))
                continue;
            QTest::newRow(line.toUtf8().constData()) << line;
            ++count;
        }
        QVERIFY(count >= 300);
    }

    void formulasOfPapersAreSet()
    {
        QFETCH(QString, latex);
        FormulaStyle style;
        style.em = 1;
        const auto set = formula(latex, style);
        QVERIFY2(set, set ? "" : qPrintable(set.error().text()));
        QCOMPARE(set->warnings, QStringList()); // no character is missing

        // Rows below each other, none higher than fractions of fractions.
        const double rows = 1 + double(latex.count(uR"(\\)"_s));
        const double height = set->shape.bounds().height();
        QVERIFY2(height > (rows > 1 ? 0.5 * rows : 0.2), qPrintable(QString::number(height)));
        QVERIFY2(height < 3.2 * rows + 2, qPrintable(QString::number(height)));

        const std::vector<shape::Shape> leaves = leavesOf(set->shape);
        QVERIFY(!leaves.empty());
        constexpr double touching = 0.1; // a slash through a sign, script letters side by side
        for (std::size_t i = 0; i < leaves.size(); ++i) {
            QVERIFY(leaves[i]->source.isValid() && leaves[i]->source.end <= latex.size());
            for (std::size_t j = i + 1; j < leaves.size(); ++j) {
                const double share = sharedInk(leaves[i], leaves[j]);
                const auto wordsOf = [&](const shape::Shape &leaf) {
                    return latex.mid(leaf->source.start, leaf->source.end - leaf->source.start);
                };
                QVERIFY2(share < touching,
                         qPrintable(u"%1 on %2: %3"_s.arg(wordsOf(leaves[i]), wordsOf(leaves[j])).arg(share)));
            }
        }
    }
};

LECTOGRAPH_TEST_MAIN(PapersTest)
#include "tst_typeset_papers.moc"
