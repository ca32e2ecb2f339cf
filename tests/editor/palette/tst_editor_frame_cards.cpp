// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddesk.h"

#include "editor/edits/properties.h"
#include "editor/settings/settings.h"
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

    /// Their texts are shorter than the width in which they wrap, until more is typed.
    void listsKeepTheWidthOfTheirTextsInTheFrame_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<double>("share"); // of the width of the frame
        for (const char *id : {"bullet", "bullet-list"}) {
            for (const double share : {0.02, 0.5, 0.98})
                QTest::addRow("%s at %.2f", id, share) << QString::fromLatin1(id) + u".json"_s << share;
        }
    }
    void listsKeepTheWidthOfTheirTextsInTheFrame()
    {
        QFETCH(const QString, file);
        QFETCH(const double, share);
        setting::snapsOnStage.set(false);
        CardDesk desk(u"en"_s);
        QTRY_VERIFY(desk.all().size() > 150);
        const std::vector<CardKey> cards = desk.all();
        const auto card = std::ranges::find_if(cards,
                                               [&](const CardKey &one) { return one.type.endsWith(u'/' + file); });
        QVERIFY(card != cards.end());
        const QRectF frame(desk.overlay().frame());
        const auto data = desk.carried(*card);
        const QPointF at(frame.left() + share * frame.width(), frame.center().y());
        QVERIFY(test::drop(desk.overlay(), *data, at.toPoint()));
        const QString node = desk.session.selection.nodes().value(0);
        const QRectF room = frame.adjusted(-1, -1, 1, 1);
        QVERIFY(room.contains(coveredBy(desk, node)));
        QVERIFY(room.contains(roomOf(desk, node)));

        const double before = coveredBy(desk, node).width();
        const QString item = u"A longer item than the one with which the list was dropped, over more than one line"_s;
        const bool isOne = file == "bullet.json"_L1;
        QVERIFY(desk.session.document.edit(u"Type"_s, [&](const lecture::Lecture &lecture) {
            return withProperty(lecture, {u"scene1"_s, node, {}, isOne ? u"text"_s : u"items"_s},
                                isOne ? QJsonValue(item) : QJsonValue(QJsonArray{item, u"Short"_s}));
        }));
        QVERIFY(coveredBy(desk, node).width() > before);
        QVERIFY(room.contains(coveredBy(desk, node)));
    }
};

LECTOGRAPH_TEST_MAIN(FrameCardsTest)
#include "tst_editor_frame_cards.moc"
