// SPDX-License-Identifier: GPL-3.0-or-later
#include "../prepare.h"
#include "../registry.h"
#include "editor/edits/lookup.h"
#include "editor/palette/samples.h"
#include "testmain.h"

#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

class SamplesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    /// Numbers look alike in a small picture: blocks that compute with matrices show what they compute.
    void blocksOfMatricesAreToldApart()
    {
        QStringList byNumbers;
        std::vector<QImage> pictures;
        for (const auto &[id, type] : registry().nodes.types()) {
            const auto sample = sampleOf(type, registry());
            if (!sample || type.category != "Tensors"_L1)
                continue;
            const lecture::Scene &scene = *sample->lecture.scenes.front();
            const graph::Node *shown = nodeOf(scene, u"shown"_s);
            if (shown && shown->type == "charts.numbers"_L1)
                byNumbers.append(id);
            pictures.push_back(SampleFilm(*sample, registry()).at(0, {92, 52}, true));
            for (std::size_t i = 0; i + 1 < pictures.size(); ++i)
                QVERIFY2(pictures[i] != pictures.back(), qPrintable(id));
        }
        QVERIFY(pictures.size() > 20);
        QVERIFY2(byNumbers.size() <= 5, qPrintable(byNumbers.join(u' ')));
    }
};

LECTOGRAPH_TEST_MAIN(SamplesTest)
#include "tst_editor_samples.moc"
