// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/sound_check.h"
#include "sounds.h"
#include "testmain.h"

#include <QTest>

using namespace lectograph;
using namespace lectograph::media;
using namespace Qt::StringLiterals;
using base::Time;
using lecture::Lecture;
using lecture::Sound;

namespace {

constexpr float level = 0.25F;

using Pairs = std::vector<std::pair<double, double>>;

/// Five seconds of a constant value: the output is the gain.
Lecture steady(const Sound &sound, double seconds = 4)
{
    return lectureWith({scene(u"a"_s, seconds, {sound})}, {{u"steady.wav"_s, wav(constant(5, level))}});
}

double gainAt(const Samples &samples, double second)
{
    return double(samples.at(static_cast<std::size_t>(second * soundRate) * soundChannels)) / level;
}

} // namespace

class TestMediaSoundtrack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aKnockIsHeardWhereItLies()
    {
        // At 1.75 s of its file, of which 1.5 s are skipped; starts at 0.75 s of the scene.
        Sound one = sound(u"knock.wav"_s, 0.75);
        one.from = Time::fromSeconds(1.5);
        Soundtrack track = trackOf(lectureWith({scene(u"a"_s, 3, {one})}, {{u"knock.wav"_s, wav(knock(4, 1.75))}}));
        QCOMPARE(track.length(), qint64(3 * soundRate));
        QCOMPARE(loudestIn(heard(track, 0, 3)), qint64(soundRate));
    }

    void scenesPlayOneAfterAnother()
    {
        const std::map<QString, QByteArray> files{{u"knock.wav"_s, wav(knock(3, 0.5))}};
        Sound second = sound(u"knock.wav"_s, 0.25);
        Soundtrack track = trackOf(lectureWith({scene(u"a"_s, 2, {}), scene(u"b"_s, 2, {second})}, files));
        QCOMPARE(loudestIn(heard(track, 0, 4)), qint64(2.75 * soundRate));
        // The first scene's sound continues into the second, but not past the end of the lecture.
        Soundtrack over =
            trackOf(lectureWith({scene(u"a"_s, 0.25, {sound(u"knock.wav"_s)}), scene(u"b"_s, 1, {})}, files));
        QCOMPARE(loudestIn(heard(over, 0, 1)), qint64(0.5 * soundRate));
        Soundtrack cut = trackOf(lectureWith({scene(u"a"_s, 0.25, {sound(u"knock.wav"_s)})}, files));
        QCOMPARE(loudnessOf(heard(cut, 0, 1), 0, 1), 0.0);
    }

    void gainIsInDecibels()
    {
        const Pairs gains{{-20, 0.1}, {-6, 0.501187}, {0, 1}, {6, 1.995262}};
        for (const auto &[decibels, factor] : gains) {
            Sound one = sound(u"steady.wav"_s);
            one.gain = decibels;
            Soundtrack track = trackOf(steady(one));
            QVERIFY(std::abs(gainAt(heard(track, 0, 2), 1) - factor) < 1e-3);
        }
    }

    void fadesFollowAQuarterOfASine()
    {
        Sound one = sound(u"steady.wav"_s, 1);
        one.duration = Time::fromSeconds(2);
        one.fadeIn = Time::fromSeconds(0.5);
        one.fadeOut = Time::fromSeconds(1);
        Soundtrack track = trackOf(steady(one));
        const Samples samples = heard(track, 0, 4);
        constexpr double half = std::numbers::sqrt2 / 2; // of the power
        const Pairs gains{{0.99, 0},   {1, 0},      {1.25, half}, {1.5, 1}, {2, 1},
                          {2.5, half}, {2.9999, 0}, {3, 0},       {3.5, 0}};
        for (const auto &[second, gain] : gains)
            QVERIFY2(std::abs(gainAt(samples, second) - gain) < 2e-3, qPrintable(u"%1"_s.arg(second)));
    }

    void aFadeOutEndsWhereTheFileDoes()
    {
        Sound one = sound(u"steady.wav"_s);
        one.from = Time::fromSeconds(3);
        one.fadeOut = Time::fromSeconds(1);
        Soundtrack track = trackOf(steady(one));
        const Samples samples = heard(track, 0, 4);
        QVERIFY(std::abs(gainAt(samples, 1.5) - std::numbers::sqrt2 / 2) < 2e-3);
        QVERIFY(gainAt(samples, 1.999) < 2e-3);
        QCOMPARE(gainAt(samples, 2.001), 0.0);
    }

    void whatIsCutDoesNotClick()
    {
        Sound one = sound(u"steady.wav"_s, 1);
        one.from = Time::fromSeconds(1);
        one.duration = Time::fromSeconds(1);
        Soundtrack track = trackOf(steady(one));
        const Samples samples = heard(track, 0, 4);
        float most = 0;
        for (std::size_t i = 2; i < samples.size(); ++i)
            most = std::max(most, std::abs(samples[i] - samples[i - 2]));
        QVERIFY2(most < level / 90, qPrintable(QString::number(most)));
        QVERIFY(std::abs(gainAt(samples, 1.003) - 1) < 1e-3);
    }

    void whatIsMutedIsNotHeard()
    {
        Sound muted = sound(u"steady.wav"_s);
        muted.isMuted = true;
        QVERIFY(trackOf(steady(muted)).isSilent());
        Sound faint = sound(u"steady.wav"_s);
        faint.gain = lecture::leastGain;
        Soundtrack track = trackOf(steady(faint));
        QVERIFY(track.isSilent());
        QCOMPARE(loudnessOf(heard(track, 0, 2), 0, 2), 0.0);
        QVERIFY(!trackOf(steady(sound(u"steady.wav"_s))).isSilent());
        QVERIFY(trackOf(steady(sound(u"lost.wav"_s))).isSilent());
    }

    void soundsAddUpAndNeverClip()
    {
        const std::map<QString, QByteArray> files{{u"soft.wav"_s, wav(tone(1, 440, 0.4))},
                                                  {u"softer.wav"_s, wav(tone(1, 880, 0.3))},
                                                  {u"loud.wav"_s, wav(tone(1, 440, 1))}};
        Soundtrack track =
            trackOf(lectureWith({scene(u"a"_s, 1, {sound(u"soft.wav"_s), sound(u"softer.wav"_s)})}, files));
        const Samples sum = heard(track, 0, 1);
        const Samples one = tone(1, 440, 0.4);
        const Samples other = tone(1, 880, 0.3);
        for (std::size_t i = 0; i < sum.size() - 200; ++i) // the last 2 ms fade out with the lecture
            QVERIFY(std::abs(sum[i] - one[i] - other[i]) < 2e-4F);
        const std::vector<Sound> many(6, sound(u"loud.wav"_s));
        Soundtrack full = trackOf(lectureWith({scene(u"a"_s, 1, many)}, files));
        for (const float sample : heard(full, 0, 1))
            QVERIFY(std::abs(sample) <= 1);
    }

    void anyPartSoundsAsInTheWhole()
    {
        Sound music = sound(u"music.mp3"_s, 0.3);
        music.gain = -9;
        music.fadeIn = music.fadeOut = Time::fromSeconds(0.7);
        Sound words = sound(u"words.wav"_s, 1.1);
        words.from = Time::fromSeconds(0.4);
        words.duration = Time::fromSeconds(2.2);
        QByteArray mp3;
        if (hasFfmpeg())
            mp3 = converted(wav(tone(5, 330, 0.8)), u"mp3"_s, {});
        const Lecture lecture =
            lectureWith({scene(u"a"_s, 3, {music}), scene(u"b"_s, 3, {words})},
                        {{u"music.mp3"_s, mp3}, {u"words.wav"_s, wav(tone(4, 200, 0.6, 44100), 44100)}});
        Soundtrack through = trackOf(lecture);
        const Samples whole = heard(through, 0, 6);
        Soundtrack jumping = trackOf(lecture);
        for (const double from : {4.2, 0.31, 2.95, 4.9, 5.4, 0.0, 1.0}) {
            const Samples part = heard(jumping, from, 0.5);
            const auto first = static_cast<std::size_t>(std::lround(from * soundRate)) * soundChannels;
            for (std::size_t i = 0; i < part.size(); ++i)
                QVERIFY2(std::abs(part[i] - whole[first + i]) < 2e-3F, qPrintable(u"%1 %2"_s.arg(from).arg(i / 2)));
        }
    }

    void everyLanguageHasItsOwnFile()
    {
        Sound words;
        words.file = QJsonObject{{u"en"_s, u"assets/en.wav"_s}, {u"ko"_s, u"assets/ko.wav"_s}};
        Lecture lecture = lectureWith({scene(u"a"_s, 2, {words})},
                                      {{u"en.wav"_s, wav(knock(2, 0.5))}, {u"ko.wav"_s, wav(knock(2, 1.5))}});
        lecture.languages = {u"en"_s, u"ko"_s, u"zh"_s};
        Soundtrack korean = trackOf(lecture, u"ko"_s);
        QCOMPARE(loudestIn(heard(korean, 0, 2)), qint64(1.5 * soundRate));
        for (const QString &language : {u"en"_s, u"zh"_s, QString()}) {
            Soundtrack english = trackOf(lecture, language);
            QCOMPARE(loudestIn(heard(english, 0, 2)), qint64(0.5 * soundRate));
        }
    }

    void aPartIsSilentWhereNothingPlays()
    {
        Sound one = sound(u"steady.wav"_s, 1);
        one.from = Time::fromSeconds(4); // one second of the file remains
        const Soundtrack track = trackOf(steady(one));
        const auto isSilent = [&](double from, double to) {
            return track.isSilent(sampleAt(Time::fromSeconds(from)), sampleAt(Time::fromSeconds(to)));
        };
        QVERIFY(isSilent(0, 1));
        QVERIFY(!isSilent(0, 1.1));
        QVERIFY(!isSilent(1.9, 4));
        QVERIFY(isSilent(2.1, 4));
    }

    void whatCannotBeHeardIsReported()
    {
        const auto errorOf = [](const Lecture &lecture, double from = 0, double to = 4) {
            const auto checked = trackOf(lecture).check(sampleAt(Time::fromSeconds(from)),
                                                        sampleAt(Time::fromSeconds(to)));
            return checked ? base::Error{} : checked.error();
        };
        QVERIFY(errorOf(steady(sound(u"steady.wav"_s))).what.isEmpty());
        const base::Error lost = errorOf(steady(sound(u"lost.wav"_s)));
        QVERIFY2(lost.what.contains(u"assets/lost.wav"_s), qPrintable(lost.text()));
        QVERIFY(!lost.remedy.isEmpty());
        QCOMPARE(lost.place, u"scenes/a.json: sounds/0"_s);

        Lecture broken = steady(sound(u"text.wav"_s, 2));
        broken.assets[u"assets/text.wav"_s] = {shared("no sound")};
        const base::Error unreadable = errorOf(broken);
        QVERIFY2(unreadable.text().contains(u"assets/text.wav"_s), qPrintable(unreadable.text()));
        QVERIFY(!unreadable.remedy.isEmpty());
        QVERIFY(errorOf(broken, 0, 2).what.isEmpty()); // it starts later
        Sound muted = sound(u"lost.wav"_s);
        muted.isMuted = true;
        QVERIFY(errorOf(steady(muted)).what.isEmpty());

        const graph::Problems problems = undecodableSounds(broken);
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(problems.front().error.place, u"scenes/a.json: sounds/0/file"_s);
        QVERIFY(problems.front().error.what.contains(u"assets/text.wav"_s));
        QVERIFY(!problems.front().error.remedy.isEmpty());
        // Undecodable sounds are silent; the others play.
        Lecture mixed = lectureWith({scene(u"a"_s, 4, {sound(u"text.wav"_s), sound(u"steady.wav"_s)})},
                                    {{u"text.wav"_s, "no sound"}, {u"steady.wav"_s, wav(constant(5, level))}});
        Soundtrack track = trackOf(mixed);
        QVERIFY(std::abs(gainAt(heard(track, 0, 2), 1) - 1) < 1e-3);
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestMediaSoundtrack)
#include "tst_media_soundtrack.moc"
