// SPDX-License-Identifier: GPL-3.0-or-later
#include "hostile_picture.h"
#include "stage/drawlistbuilder.h"
#include "testmain.h"

#include <QGuiApplication>
#include <QTest>

using namespace lectograph;

class StageHostileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPictureBecomesMeshes()
    {
        QVERIFY(rc::check("pictures after each other, with masks and without", [] {
            stage::DrawListBuilder builder(oneIn(2));
            for (int i = 0; i < 3; ++i) {
                const stage::DrawList list = builder.build(hostilePicture(), {160, 90});
                RC_ASSERT(list.pieces.size() == list.records.size());
            }
        }));
    }
};

LECTOGRAPH_TEST_MAIN(StageHostileTest)
#include "tst_stage_hostile.moc"
