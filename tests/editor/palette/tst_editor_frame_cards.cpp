// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddesk.h"

#include "testmain.h"

#include <QSettings>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

/// Footers, captions and slides lay themselves out on the frame.
class FrameCardsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }

    /// Beside other words, through a camera, and dropped in a corner: at the place and in the size of its definition.
    void whatIsLaidOutOnTheFrameStandsThere_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *id : {"caption", "chapter-slide", "footer", "progress-bar", "title-slide"})
            QTest::newRow(id) << QString::fromLatin1(id) + u".json"_s;
    }
    void whatIsLaidOutOnTheFrameStandsThere()
    {
        QFETCH(const QString, file);
        CardDesk desk(u"en"_s);
        QTRY_VERIFY(desk.all().size() > 150);
        const std::vector<CardKey> cards = desk.all();
        const auto card = std::ranges::find_if(cards,
                                               [&](const CardKey &one) { return one.type.endsWith(u'/' + file); });
        QVERIFY(card != cards.end());
        const lecture::Lecture words = *withBlock(emptyLecture(u"en"_s), u"scene1"_s, {u"text.text"_s, u"words"_s},
                                                  registry());
        const lecture::Lecture near = *withBlock(words, u"scene1"_s,
                                                 {u"scene.camera"_s, u"camera"_s, {{u"height"_s, 2.5}}}, registry());
        for (const lecture::Lecture &lecture : {words, near}) {
            const bool isNear = !lecture.scenes.front()->nodes.empty() && nodeOf(*lecture.scenes.front(), u"camera"_s);
            for (const bool isDropped : {true, false}) {
                desk.session.document.open(lecture, {});
                if (isDropped) {
                    const auto data = desk.carried(*card);
                    QVERIFY(test::drop(desk.overlay(), *data, desk.overlay().frame().topRight() + QPoint(-9, 9)));
                } else {
                    desk.palette.blocks()->choose(desk.indexOf(*card));
                }
                const QString node = desk.session.selection.nodes().value(0);
                const QJsonObject properties = desk.session.document.node(u"scene1"_s, node)->properties;
                QVERIFY2(!properties.contains(u"position"_s) && !properties.contains(u"scale"_s), qPrintable(node));
                QCOMPARE(properties.value(u"pinned"_s).toBool(), isNear);
            }
        }
    }
};

LECTOGRAPH_TEST_MAIN(FrameCardsTest)
#include "tst_editor_frame_cards.moc"
