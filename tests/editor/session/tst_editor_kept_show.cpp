// SPDX-License-Identifier: GPL-3.0-or-later
#include "../registry.h"
#include "editor/edits/blocks.h"
#include "editor/session/keptshow.h"
#include "testmain.h"

#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace Qt::StringLiterals;

class KeptShowTest : public QObject
{
    Q_OBJECT

    const lecture::Lecture m_lecture = emptyLecture(u"en"_s);
    int m_built = 0;

    KeptShow kept()
    {
        m_built = 0;
        return KeptShow([this] {
            ++m_built;
            return std::make_unique<picture::Show>(m_lecture, test::registry(), u"en"_s);
        });
    }

private Q_SLOTS:
    void isBuiltWhenItIsAskedFor()
    {
        KeptShow show = kept();
        QVERIFY(!show.built());
        picture::Show &first = show.show();
        QCOMPARE(&show.show(), &first);
        QCOMPARE(show.built(), &first);
        QCOMPARE(m_built, 1);
        show.reset();
        QVERIFY(!show.built());
        show.show();
        QCOMPARE(m_built, 2);
    }

    void aStoppedOneIsReplacedOnceAndCanStillBeRead()
    {
        KeptShow show = kept();
        const auto &scenes = show.show().scenes();
        show.setStopped();
        QCOMPARE(&show.show(false).scenes(), &scenes); // as long as another one is on its way
        QCOMPARE(m_built, 1);
        QVERIFY(&show.show().scenes() != &scenes);
        QCOMPARE(scenes.size(), std::size_t(1));
        show.show();
        QCOMPARE(m_built, 2);
    }

    void theOneThatIsSetWasNotStopped()
    {
        KeptShow show = kept();
        show.show();
        show.setStopped();
        auto other = std::make_unique<picture::Show>(m_lecture, test::registry(), u"en"_s);
        const picture::Show *set = other.get();
        show.set(std::move(other));
        QCOMPARE(&show.show(), set);
        QCOMPARE(m_built, 1);
    }
};

LECTOGRAPH_TEST_MAIN(KeptShowTest)
#include "tst_editor_kept_show.moc"
