// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/stage_guides.h"
#include "lecture/files.h"
#include "testmain.h"

#include <rapidcheck.h>

#include <QJsonArray>
#include <QJsonObject>

#include <limits>

using namespace lectograph;
using namespace lectograph::editor;
using namespace Qt::StringLiterals;
using lecture::Lecture;

namespace {

using StageGuides = std::vector<StageGuide>;

Lecture withWrittenGuides(const QJsonValue &json)
{
    Lecture lecture;
    lecture.extra.insert(u"guides"_s, json);
    return lecture;
}

} // namespace

class GuideEditsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void guidesAreWrittenInTheLecture()
    {
        const auto lecture = withGuide({}, {Qt::Vertical, -2.5}).and_then([](const Lecture &with) {
            return withGuide(with, {Qt::Horizontal, 1.23456});
        });
        QVERIFY(lecture);
        QCOMPARE(lecture->extra.value(u"guides"_s).toObject(),
                 (QJsonObject{{u"x"_s, QJsonArray{-2.5}}, {u"y"_s, QJsonArray{1.235}}}));
        const auto files = lecture::toFiles(*lecture);
        QVERIFY(files);
        const auto read = lecture::fromFiles(*files);
        QVERIFY(read);
        QVERIFY(guidesOf(*read) == guidesOf(*lecture));
    }

    void noTwoGuidesAreTheSame()
    {
        const Lecture two = *withGuide(*withGuide({}, {Qt::Vertical, 1}), {Qt::Vertical, 2});
        QVERIFY(guidesOf(*withGuide(two, {Qt::Vertical, 2})) == guidesOf(two));
        const Lecture moved = *withGuideMoved(two, {Qt::Vertical, 1}, 2);
        QVERIFY((guidesOf(moved) == StageGuides{{Qt::Vertical, 2}}));
        QVERIFY(!withGuideMoved(moved, {Qt::Vertical, 1}, 3));
    }

    void theLastGuideLeavesNothing()
    {
        const Lecture with = *withGuide({}, {Qt::Horizontal, 1});
        QVERIFY(withoutGuide(with, {Qt::Horizontal, 1})->extra.isEmpty());
        QVERIFY(withoutGuides(with)->extra.isEmpty());
        QVERIFY(!withoutGuide(with, {Qt::Vertical, 1}));
    }

    void whatIsNoPositionIsSkipped()
    {
        QVERIFY(guidesOf(withWrittenGuides(u"x"_s)).empty());
        const QJsonObject odd{{u"x"_s, QJsonArray{1, u"2"_s, 1, 1e300, QJsonArray{3}}}, {u"y"_s, 4}};
        QVERIFY((guidesOf(withWrittenGuides(odd)) == StageGuides{{Qt::Vertical, 1}}));
        QJsonArray many;
        for (int i = 0; i < 500; ++i)
            many.append(i);
        QCOMPARE(qsizetype(guidesOf(withWrittenGuides(QJsonObject{{u"x"_s, many}})).size()), mostGuides);
    }

    void guidesHaveLimits()
    {
        Lecture full;
        for (int i = 0; i < mostGuides; ++i)
            full = *withGuide(full, {Qt::Vertical, double(i)});
        QVERIFY(!withGuide(full, {Qt::Vertical, -1}));
        QVERIFY(withGuide(full, {Qt::Horizontal, -1}));
        for (const double at : {1e9, -1e9, std::numeric_limits<double>::quiet_NaN()}) {
            const auto added = withGuide({}, {Qt::Vertical, at});
            QVERIFY(!added);
            QVERIFY(!added.error().remedy.isEmpty());
        }
    }

    void keysOfNewerVersionsStay()
    {
        const Lecture lecture = withWrittenGuides(QJsonObject{{u"radial"_s, 7}, {u"x"_s, QJsonArray{1}}});
        const auto without = withoutGuide(lecture, {Qt::Vertical, 1});
        QVERIFY(without);
        QCOMPARE(without->extra.value(u"guides"_s).toObject(), (QJsonObject{{u"radial"_s, 7}}));
    }

    void removingUndoesAdding()
    {
        rc::check("a guide that is added, moved and removed changes nothing", [] {
            const auto position = [] { return *rc::gen::inRange(-1000000, 1000000) / 1000.0; };
            Lecture lecture;
            for (int i = *rc::gen::inRange(0, 5); i > 0; --i)
                lecture = *withGuide(lecture, {Qt::Vertical, position()});
            const double from = position();
            const double to = position();
            const auto isTaken = [&](double at) {
                const StageGuides guides = guidesOf(lecture);
                return std::ranges::find(guides, StageGuide{Qt::Vertical, at}) != guides.end();
            };
            RC_PRE(!isTaken(from) && !isTaken(to));
            const Lecture with = *withGuide(lecture, {Qt::Vertical, from});
            const Lecture moved = *withGuideMoved(with, {Qt::Vertical, from}, to);
            RC_ASSERT(withoutGuide(moved, {Qt::Vertical, to})->extra == lecture.extra);
        });
    }
};

LECTOGRAPH_TEST_MAIN(GuideEditsTest)
#include "tst_editor_guide_edits.moc"
