// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawn.h"
#include "templates.h"

#include "tensor/tensor.h"
#include "testmain.h"

#include <algorithm>
#include <cmath>

using namespace lectograph;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;

namespace {

/// Labels of an actor from left to right.
std::vector<Label> labelsOf(const Drawn &drawn, const QString &actor)
{
    std::vector<Label> labels;
    std::ranges::copy_if(drawn.labels, std::back_inserter(labels), [&](const Label &label) {
        return label.name == actor || label.name.startsWith(actor + u'/');
    });
    std::ranges::sort(labels, {}, [](const Label &label) { return label.box.left(); });
    return labels;
}

tensor::Tensor numbersOf(picture::Show &show, const QString &node, std::string_view property)
{
    tensor::Tensor numbers;
    graph::Evaluator &evaluator = show.scoreAt({})->evaluator();
    const auto used = evaluator.withInputs(evaluator.indexOf(node), {},
                                           [&](const graph::NodeType &, const graph::Inputs &in,
                                               const graph::Context &) { numbers = in.tensor(property); });
    if (!used)
        qFatal("%s", qPrintable(used.error().text()));
    return numbers;
}

} // namespace

class TestTemplatesPassages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsWithoutBoxesStandAsTheyAreWritten()
    {
        constexpr double widestGap = 10; // pixels: no space is written between Chinese words
        picture::Show show = showOf(u"attention-patterns"_s, {}, u"zh"_s);
        const std::vector<Label> words = labelsOf(drawnAt(show, Time::fromSeconds(5)), u"words"_s);
        QVERIFY(words.size() > 5);
        for (std::size_t i = 1; i < words.size(); ++i) {
            const double gap = words[i].box.left() - words[i - 1].box.right();
            QVERIFY2(gap < widestGap, qPrintable(u"%1: %2"_s.arg(words[i].name).arg(gap)));
        }
    }

    void softmaxIsNamedBetweenItsColumns_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : lectureOf(u"attention-patterns"_s).languages)
            QTest::newRow(qPrintable(language)) << language;
    }
    void softmaxIsNamedBetweenItsColumns()
    {
        QFETCH(QString, language);
        picture::Show show = showOf(u"attention-patterns"_s, u"softmax"_s, language);
        int named = 0;
        for (double second = 4; second < 20; second += 0.2) {
            const Drawn drawn = drawnAt(show, Time::fromSeconds(second));
            const auto frame = drawn.actors.find(u"spotFrame"_s);
            if (frame == drawn.actors.end())
                continue;
            for (const QString &label : {u"softmaxWord"_s, u"scaledWord"_s, u"softmaxArrow"_s}) {
                const auto found = drawn.actors.find(label);
                if (found == drawn.actors.end())
                    continue;
                ++named;
                QVERIFY2(!found->second.intersects(frame->second), qPrintable(u"%1 at %2 s"_s.arg(label).arg(second)));
            }
        }
        QVERIFY(named > 20);
    }

    void theResultIsThatOfTheFactorsBesideIt()
    {
        picture::Show show = showOf(u"count-matrix-parameters"_s, u"factors"_s);
        const tensor::Tensor up = numbersOf(show, u"up"_s, "tensor");
        const tensor::Tensor down = numbersOf(show, u"down"_s, "tensor");
        const tensor::Tensor whole = numbersOf(show, u"product"_s, "tensor");
        QVERIFY(!whole.isEmpty());
        QCOMPARE(up.columns(), down.rows());
        QCOMPARE(whole.rows(), up.rows());
        QCOMPARE(whole.columns(), down.columns());
        for (int row = 0; row < whole.rows(); ++row) {
            for (int column = 0; column < whole.columns(); ++column) {
                double sum = 0;
                for (int k = 0; k < up.columns(); ++k)
                    sum += up.at(row, k) * down.at(k, column);
                QVERIFY(std::abs(sum - whole.at(row, column)) < 1e-3);
            }
        }
    }

    void fractionsKeepTheirSizeBesideTheBars()
    {
        picture::Show show = showOf(u"attention-explained"_s, u"scaling"_s);
        const auto height = [&](double second) {
            return drawnAt(show, Time::fromSeconds(second)).actors.at(u"product"_s).height();
        };
        QVERIFY(height(12) > 0.95 * height(3.9));
    }
};

LECTOGRAPH_TEST_MAIN(TestTemplatesPassages)
#include "tst_templates_passages.moc"
