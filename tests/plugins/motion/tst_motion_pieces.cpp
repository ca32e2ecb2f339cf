// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"

#include "testmain.h"
#include "timeline/score.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Time;

namespace {

/// Two rows of three pairs of squares, two units apart; the lower row is copied from the upper one.
std::vector<graph::NodePtr> twoRows()
{
    const auto node = [](const QString &id, const QString &type, const QJsonObject &properties) {
        return std::make_shared<graph::Node>(graph::Node{id, type, 1, properties, {}});
    };
    const QJsonObject square{{u"link"_s, u"square"_s}};
    const QJsonObject pair{{u"link"_s, u"pair"_s}};
    return {
        node(u"square"_s, u"shapes.square"_s, {{u"size"_s, 0.25}}),
        node(u"pair"_s, u"layout.repeat"_s, {{u"shape"_s, square}, {u"count"_s, 2}, {u"step"_s, QJsonArray{0.5, 0}}}),
        node(u"upper"_s, u"layout.repeat"_s, {{u"shape"_s, pair}, {u"position"_s, QJsonArray{0, 2}}}),
        node(u"lower"_s, u"layout.repeat"_s, {{u"shape"_s, pair}})};
}

/// The boxes of the lower row's pairs during a copy of one second.
std::vector<base::Box> boxes(const QJsonObject &properties, double seconds)
{
    timeline::Clip clip;
    clip.type = u"motion.come-from"_s;
    clip.target = u"lower"_s;
    clip.duration = Time::fromSeconds(1);
    clip.lag = 1;
    clip.ease = u"linear"_s;
    clip.properties = properties;
    clip.properties.insert(u"from"_s, QJsonObject{{u"link"_s, u"upper"_s}});
    timeline::Track track;
    track.clips = {std::make_shared<timeline::Clip>(clip)};
    const std::vector<timeline::TrackPtr> tracks{std::make_shared<timeline::Track>(track)};
    const std::vector<QString> actors{u"lower"_s};
    timeline::Score score(twoRows(), actors, tracks, builtPlugins(), {}, std::make_shared<graph::Memo>(), u"test"_s);
    const auto state = score.state(score.evaluator().indexOf(u"lower"_s), Time::fromSeconds(seconds));
    if (!state)
        qFatal("%s", qPrintable(state.error().text()));
    std::vector<base::Box> boxes;
    for (const shape::Shape &child : (*state)->children)
        boxes.push_back(shape::transformed(child, (*state)->placement).bounds());
    return boxes;
}

} // namespace

class MotionPiecesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void childrenGoOneAfterTheOther()
    {
        // With lag 1, each of the three children takes a third of the time.
        const std::vector<base::Box> middle = boxes({{u"pieces"_s, true}}, 0.5);
        QCOMPARE(middle.size(), std::size_t{3});
        for (std::size_t i = 0; i < 2; ++i) {
            QVERIFY(std::abs(middle[i].centre().y - static_cast<double>(i)) < 1e-9);
            QVERIFY(std::abs(middle[i].height() - 0.25) < 1e-9); // both squares of a pair at the same height
        }
        // A waiting piece would overlap its source, which stays, and make it look bolder.
        QVERIFY(middle[2].isEmpty());
    }

    void otherwiseTheirOutlinesDo()
    {
        const std::vector<base::Box> middle = boxes({}, 0.5);
        QVERIFY(std::abs(middle[1].height() - 2.25) < 1e-9); // one square of the pair below, the other still above
    }

    void theyEndWhereTheyBelong()
    {
        for (const base::Box &box : boxes({{u"pieces"_s, true}}, 1))
            QVERIFY(std::abs(box.centre().y) < 1e-9);
    }
};

LECTOGRAPH_TEST_MAIN(MotionPiecesTest)
#include "tst_motion_pieces.moc"
