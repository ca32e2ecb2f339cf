// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/moments.h"
#include "media/sound_survey.h"
#include "sounds.h"
#include "testmain.h"

#include <QTest>

#include <cmath>
#include <functional>

using namespace lectograph;
using namespace lectograph::media;
using namespace Qt::StringLiterals;
using base::Time;
using lecture::Lecture;
using lecture::Sound;
using Finding = SoundFinding::Kind;

namespace {

Samples surveyed(double seconds, const std::function<double(double)> &at)
{
    Samples samples;
    for (int i = 0; i < std::lround(seconds * soundRate); ++i)
        samples.insert(samples.end(), soundChannels, static_cast<float>(at(i / static_cast<double>(soundRate))));
    return samples;
}

/// Words of 0.8 s with pauses of 0.4 s between them.
QByteArray speech(double seconds, double loudness = 0.5)
{
    return wav(
        surveyed(seconds, [=](double at) { return std::fmod(at, 1.2) < 0.8 ? loudness * std::sin(at * 1400) : 0.0; }));
}

QByteArray music(double seconds, double loudness = 0.5)
{
    return wav(
        surveyed(seconds, [=](double at) { return loudness * std::sin(at * 2000) * (0.8 + 0.2 * std::sin(at * 9)); }));
}

const std::map<QString, QByteArray> &files()
{
    static const std::map<QString, QByteArray> all{{u"speech.wav"_s, speech(6)},
                                                   {u"other.wav"_s, speech(4)},
                                                   {u"loud.wav"_s, speech(4, 0.9)},
                                                   {u"music.wav"_s, music(20)}};
    return all;
}

std::vector<SoundFinding> foundIn(const std::vector<lecture::ScenePtr> &scenes)
{
    return SoundSurvey().findings(lectureWith(scenes, files()), {});
}

std::vector<Finding> kindsIn(const std::vector<lecture::ScenePtr> &scenes)
{
    std::vector<Finding> kinds;
    for (const SoundFinding &finding : foundIn(scenes)) {
        if (finding.problem.error.remedy.isEmpty() || finding.problem.severity != graph::Severity::Warning)
            qFatal("a finding is a warning with a remedy");
        kinds.push_back(finding.kind);
    }
    return kinds;
}

} // namespace

class TestMediaSurvey : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void speechHasPausesAndMusicHasNone()
    {
        const auto waveOf = [](const QString &name) { return waveformOf(shared(files().at(name))).value(); };
        QVERIFY(isVoice(waveOf(u"speech.wav"_s), {}, Time::fromSeconds(6)));
        QVERIFY(!isVoice(waveOf(u"music.wav"_s), {}, Time::fromSeconds(20)));
        QVERIFY(!isVoice(waveOf(u"speech.wav"_s), {}, Time::fromSeconds(1))); // an effect
    }

    void whatFitsIsNoFinding()
    {
        QVERIFY(kindsIn({scene(u"a"_s, 7, {sound(u"speech.wav"_s)})}).empty());
        // Music may run on, under speech as well.
        Sound bed = sound(u"music.wav"_s);
        bed.duration = Time::fromSeconds(14);
        bed.gain = -12;
        QVERIFY(kindsIn({scene(u"a"_s, 7, {bed, sound(u"speech.wav"_s)}), scene(u"b"_s, 7, {sound(u"other.wav"_s)})})
                    .empty());
    }

    void aVoiceThatTheLectureCutsOffIsFound()
    {
        const auto found = foundIn({scene(u"a"_s, 4, {sound(u"speech.wav"_s)})});
        QCOMPARE(found.size(), 1U);
        QCOMPARE(found[0].kind, Finding::CutOffVoice);
        QCOMPARE(found[0].by, Time::fromSeconds(2));
        QCOMPARE(found[0].problem.error.place, u"scenes/a.json: sounds/0/duration"_s);
        QVERIFY(found[0].problem.error.what.contains(u"speech.wav"_s));
        Sound shorter = sound(u"speech.wav"_s);
        shorter.duration = Time::fromSeconds(4);
        QVERIFY(kindsIn({scene(u"a"_s, 4, {shorter})}).empty());
    }

    void musicThatTheLectureCutsOffIsFoundToo()
    {
        const auto found = foundIn({scene(u"a"_s, 8, {sound(u"music.wav"_s)})});
        QCOMPARE(found.size(), 1U);
        QCOMPARE(found[0].kind, Finding::CutOffMusic);
        QCOMPARE(found[0].by, Time::fromSeconds(12));
    }

    void aVoiceLongerThanItsSceneIsFoundUnlessMeant()
    {
        Sound voice = sound(u"speech.wav"_s);
        const auto scenes = [&] { return std::vector{scene(u"a"_s, 4, {voice}), scene(u"b"_s, 9, {})}; };
        const auto found = foundIn(scenes());
        QCOMPARE(found.size(), 1U);
        QCOMPARE(found[0].kind, Finding::LongerVoice);
        QCOMPARE(found[0].by, Time::fromSeconds(2));
        voice.extra.insert(QString::fromLatin1(runsOnKey), true);
        QVERIFY(kindsIn(scenes()).empty());
        voice.extra = {};
        voice.isMuted = true;
        QVERIFY(kindsIn(scenes()).empty());
    }

    void twoVoicesAtOnceAreFoundWhereverTheyAre()
    {
        const auto apart =
            foundIn({scene(u"a"_s, 4, {sound(u"speech.wav"_s)}), scene(u"b"_s, 9, {sound(u"other.wav"_s, 0.5)})});
        QCOMPARE(apart.size(), 2U);
        QCOMPARE(apart[1].kind, Finding::TwoVoices);
        QCOMPARE(apart[1].scene, u"b"_s);
        QCOMPARE(apart[1].by, Time::fromSeconds(1.5));
        QCOMPARE(apart[1].problem.error.place, u"scenes/b.json: sounds/0/start at 0.5 s of b"_s);
        QCOMPARE(kindsIn({scene(u"a"_s, 12, {sound(u"speech.wav"_s), sound(u"other.wav"_s, 2)})}),
                 std::vector{Finding::TwoVoices});
        QVERIFY(kindsIn({scene(u"a"_s, 12, {sound(u"speech.wav"_s), sound(u"other.wav"_s, 6)})}).empty());
        // One far below the other is an interpreter.
        Sound below = sound(u"other.wav"_s, 2);
        below.gain = -14;
        QVERIFY(kindsIn({scene(u"a"_s, 12, {sound(u"speech.wav"_s), below})}).empty());
    }

    void aSumOverFullScaleIsMeasured()
    {
        Sound loud = sound(u"loud.wav"_s);
        QVERIFY(kindsIn({scene(u"a"_s, 5, {loud})}).empty());
        loud.gain = 12;
        const auto found = foundIn({scene(u"a"_s, 5, {loud})});
        QCOMPARE(found.size(), 1U);
        QCOMPARE(found[0].kind, Finding::OverFullScale);
        QVERIFY(std::abs(found[0].decibels - (12 + 20 * std::log10(0.9))) < 0.1);
        QString place = found[0].problem.error.place;
        const auto moment = lecture::takeMoment(place);
        QVERIFY(moment && moment->scene == u"a"_s && moment->time > Time() && moment->time < Time::fromSeconds(5));
        QCOMPARE(place, u"scenes/a.json: sounds/0/gain"_s);
        // Each alone is not, but both together are.
        Sound bed = sound(u"music.wav"_s);
        bed.duration = Time::fromSeconds(5);
        bed.gain = 3;
        const auto sum = foundIn({scene(u"a"_s, 5, {sound(u"loud.wav"_s), bed})});
        QCOMPARE(sum.size(), 1U);
        QVERIFY(sum[0].decibels > 2 && sum[0].decibels < 5);
        bed.gain = -30;
        QVERIFY(kindsIn({scene(u"a"_s, 5, {sound(u"loud.wav"_s), bed})}).empty());
    }

    void ofLongFilesTheBeginningIsHeardAndThatIsSaid()
    {
        const Lecture lecture = lectureWith({scene(u"a"_s, 20, {sound(u"music.wav"_s)})}, files());
        SoundSurvey survey({.file = Time::fromSeconds(5), .all = Time::fromSeconds(100)});
        const auto found = survey.findings(lecture, {});
        QCOMPARE(found.size(), 1U);
        QCOMPARE(found[0].kind, Finding::NotHeard);
        QCOMPARE(found[0].by, Time::fromSeconds(15));
        QCOMPARE(found[0].heard, Time::fromSeconds(20)); // as the file says
        QVERIFY(!found[0].problem.error.remedy.isEmpty());
        // What the lecture does not use need not be heard.
        QCOMPARE(SoundSurvey({.file = Time::fromSeconds(5), .all = Time::fromSeconds(100)})
                     .findings(lectureWith({scene(u"a"_s, 5, {sound(u"music.wav"_s)})}, files()), {})
                     .front()
                     .kind,
                 Finding::CutOffMusic);
        QVERIFY(SoundSurvey().findings(lecture, {}).empty());
    }

    void allFilesTogetherAreHeardWithinALimit()
    {
        const Lecture lecture = lectureWith({scene(u"a"_s, 20, {sound(u"music.wav"_s)}),
                                             scene(u"b"_s, 6, {sound(u"speech.wav"_s)}),
                                             scene(u"c"_s, 20, {sound(u"music.wav"_s)})},
                                            files());
        SoundSurvey survey({.file = Time::fromSeconds(100), .all = Time::fromSeconds(23)});
        const auto found = survey.findings(lecture, {});
        QCOMPARE(found.size(), 1U); // each file is heard once
        QCOMPARE(found[0].scene, u"b"_s);
        QCOMPARE(found[0].by, Time::fromSeconds(3));
        QCOMPARE(survey.findings(lecture, {}).size(), 1U); // also from what is known already
    }

    void aWaveformEndsWhereItIsEnough()
    {
        const auto content = shared(music(4));
        const Waveform part = waveformOf(content, {}, Time::fromSeconds(1)).value();
        QVERIFY(!part.isWhole);
        QCOMPARE(part.peaks.size(), 100U);
        QCOMPARE(part.heard(), Time::fromSeconds(1));
        QCOMPARE(part.duration, Time::fromSeconds(4));
        const Waveform whole = waveformOf(content, {}, Time::fromSeconds(4)).value();
        QVERIFY(whole.isWhole);
        QCOMPARE(whole.duration, Time::fromSeconds(4));
        QCOMPARE(whole.peaks.size(), 400U);
    }

    void languagesWithOtherFilesAreNamed()
    {
        Sound voice = sound(u"other.wav"_s);
        voice.file = QJsonObject{{u"en"_s, u"assets/other.wav"_s}, {u"ko"_s, u"assets/speech.wav"_s}};
        Lecture lecture = lectureWith({scene(u"a"_s, 5, {voice})}, files());
        lecture.languages = {u"en"_s, u"ko"_s};
        const auto found = SoundSurvey().findings(lecture, {});
        QCOMPARE(found.size(), 1U);
        QCOMPARE(found[0].problem.error.place, u"scenes/a.json: sounds/0/duration (ko)"_s);
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestMediaSurvey)
#include "tst_media_survey.moc"
