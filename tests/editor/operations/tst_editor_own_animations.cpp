// SPDX-License-Identifier: GPL-3.0-or-later
#include "../onescene.h"
#include "../prepare.h"
#include "editor/edits/blocks.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/lookup.h"
#include "editor/language/language.h"
#include "editor/language/names.h"
#include "editor/operations/animating.h"
#include "editor/operations/own_animations.h"
#include "editor/operations/target_picking.h"
#include "editor/session/session.h"
#include "lecture/check.h"
#include "lecture/files.h"
#include "testmain.h"

#include <QApplication>
#include <QDir>
#include <QTest>

#include <algorithm>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;

namespace {

struct OwnBench
{
    OwnBench() : session(registry())
    {
        lecture::Lecture lecture = emptyLecture(u"en"_s);
        for (const QString &id : {u"a"_s, u"b"_s, u"c"_s, u"d"_s})
            lecture = *withBlock(lecture, sceneId, {u"shapes.circle"_s, id}, registry());
        session.document.open(std::move(lecture), {});
    }

    const timeline::Clip &selected() const { return *session.selectedClips().front(); }

    Session session;
};

} // namespace

class OwnAnimationsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        prepare();
        QDir(ownAnimationsFolder()).removeRecursively();
    }

    void oneClipIsAddedForAllThatIsSelected()
    {
        OwnBench bench;
        QVERIFY(addAnimation(bench.session, u"motion.fade-in"_s, {u"c"_s, u"a"_s}, Time::fromSeconds(1)));
        QCOMPARE(bench.selected().targets, (std::vector<QString>{u"c"_s, u"a"_s}));
        QVERIFY(splitTargets(bench.session));
        QCOMPARE(bench.session.selection.clips().size(), 2U);
        QVERIFY(mergeClips(bench.session));
        QCOMPARE(bench.session.selection.clips().size(), 1U);
        QCOMPARE(bench.session.document.history().count(), 3);
    }

    void aChangeBeginsWithWhatThePropertyIs()
    {
        OwnBench bench;
        bench.session.document.edit(u"Radius"_s, [](const lecture::Lecture &lecture) {
            return lecture::withNodeProperty(lecture, sceneId, u"b"_s, u"radius"_s, 2.5);
        });
        QVERIFY(addPropertyChange(bench.session, {u"b"_s}, u"radius"_s, Time::fromSeconds(2)));
        QCOMPARE(bench.selected().type, QString(changeType));
        QCOMPARE(bench.selected().properties, (QJsonObject{{u"radius"_s, 2.5}}));
        QCOMPARE(bench.selected().start, Time::fromSeconds(2));
    }

    void targetsAreAddedByClickingOnBlocks()
    {
        OwnBench bench;
        QVERIFY(addAnimation(bench.session, u"motion.fade-in"_s, {u"a"_s}, {}));
        const ClipIds clips = bench.session.selection.clips();
        pickTargets(bench.session, clips);
        bench.session.selection.setNodes({u"d"_s});
        QTRY_COMPARE(bench.session.selection.clips(), clips);
        QCOMPARE(bench.selected().targets, (std::vector<QString>{u"a"_s, u"d"_s}));
        bench.session.selection.setNodes({u"b"_s}); // once only
        QTest::qWait(20);
        QVERIFY(bench.session.selection.clips().empty());
    }

    void savedOnceItIsUsedInOtherLectures()
    {
        OwnBench maker;
        QVERIFY(addAnimation(maker.session, u"motion.fade-in"_s, {u"a"_s, u"b"_s}, Time::fromSeconds(1)));
        QVERIFY(saveAsOwnAnimation(maker.session, u"Enter both"_s));
        const auto saved = ownAnimations({u"en"_s});
        QCOMPARE(saved.size(), 1U);
        QCOMPARE(saved.front()->roles.size(), 2);
        QVERIFY(maker.session.document.lecture().animations.empty()); // not used here

        OwnBench user;
        const QString type = lecture::animationType(saved.front()->id);
        QVERIFY(addAnimation(user.session, type, {u"c"_s, u"d"_s, u"a"_s}, {}));
        QCOMPARE(user.selected().targets, (std::vector<QString>{u"c"_s, u"d"_s})); // as many as it has roles
        const lecture::Lecture &lecture = user.session.document.lecture();
        QCOMPARE(lecture.animations.size(), 1U);
        QVERIFY(user.session.registry().animations.find(type));
        // The lecture is complete without the folder of the user.
        const auto files = lecture::toFiles(lecture);
        QVERIFY(files);
        const auto again = lecture::fromFiles(*files, lecture::Upgrades::ours(), {});
        QVERIFY(again);
        QCOMPARE(again->animations.size(), 1U);
        QCOMPARE(lecture::toFiles(*again).value(), *files);
    }

    /// As titles of blocks that authors make.
    void aTitleIsWhatItsAuthorCallsItInEachLanguage()
    {
        OwnBench bench;
        bench.session.document.edit(u"Languages"_s,
                                    [](const lecture::Lecture &lecture) -> base::Result<lecture::Lecture> {
                                        lecture::Lecture both = lecture;
                                        both.languages = {u"en"_s, u"ko"_s};
                                        return both;
                                    });
        QVERIFY(addAnimation(bench.session, u"motion.fade-in"_s, {u"a"_s, u"b"_s}, Time::fromSeconds(1)));
        QVERIFY(saveAsOwnAnimation(bench.session, u"Both at once"_s));
        const QString type = lecture::animationType(u"both-at-once"_s);
        QVERIFY(addAnimation(bench.session, type, {u"c"_s, u"d"_s}, {}));
        const auto shown = [&](const QString &language) {
            useLanguage(*qApp, language);
            const QString title = titleOf(*bench.session.registry().animations.find(type));
            useLanguage(*qApp, u"en"_s);
            return title;
        };
        QCOMPARE(shown(u"ko"_s), u"Both at once"_s); // there is no other yet

        bench.session.preview.setLanguage(u"ko"_s);
        const int steps = bench.session.document.history().count();
        QVERIFY(renameOwnAnimation(bench.session, type, u"둘이 함께"_s));
        QCOMPARE(bench.session.document.history().count(), steps + 1);
        const QJsonObject both{{u"en"_s, u"Both at once"_s}, {u"ko"_s, u"둘이 함께"_s}};
        QCOMPARE(ownAnimation(type)->title.toObject(), both);
        QCOMPARE(bench.session.document.lecture().animations.at(u"both-at-once"_s)->title.toObject(), both);
        QCOMPARE(shown(u"en"_s), u"Both at once"_s);
        QCOMPARE(shown(u"ko"_s), u"둘이 함께"_s);
        QDir(ownAnimationsFolder()).removeRecursively();

        const auto isMissing = [&](const QString &language) {
            lecture::Lecture lecture = bench.session.document.lecture();
            lecture.languages = {u"en"_s, language};
            return std::ranges::any_of(lecture::check(lecture, registry()), [](const graph::Problem &problem) {
                return problem.error.place == u"animations/both-at-once.json: title"_s;
            });
        };
        QVERIFY(!isMissing(u"ko"_s));
        QVERIFY(isMissing(u"zh"_s));
    }
};

LECTOGRAPH_TEST_MAIN(OwnAnimationsTest)
#include "tst_editor_own_animations.moc"
