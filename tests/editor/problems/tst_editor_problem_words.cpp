// SPDX-License-Identifier: GPL-3.0-or-later
#include "../filedialogs.h"
#include "../wav.h"
#include "editor/edits/problemplace.h"
#include "editor/edits/problemreach.h"
#include "editor/language/language.h"
#include "problemsbench.h"
#include "testmain.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QTemporaryDir>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

class TestEditorProblemWords : public ProblemsBench
{
    Q_OBJECT

private Q_SLOTS:
    void aProblemConcernsTheScenesInWhichItIsSeen()
    {
        lecture::Lecture lecture = sample();
        const auto concernsScene = [&](const ProblemPlace &place, const QString &scene) {
            return concerns(place, {scene}, lecture, m_registry.animations);
        };
        const auto inFirstScene = [](const QString &node) {
            ProblemPlace place;
            place.scene = u"scene1"_s;
            place.node = node;
            return place;
        };
        const ProblemPlace circle = inFirstScene(u"circle"_s);
        QVERIFY(concernsScene(circle, u"scene1"_s) && !concernsScene(circle, u"second"_s));
        QVERIFY(concernsScene({}, u"second"_s)); // of the lecture as a whole

        // A scene that continues another shows what has not left.
        lecture::Scene second = *lecture.scenes.back();
        second.continues = true;
        lecture = *lecture::withScene(lecture, second);
        QVERIFY(concernsScene(circle, u"second"_s));
        QVERIFY(!concernsScene(inFirstScene({}), u"second"_s));
        lecture = withNewClip(lecture, u"scene1"_s, {u"motion.fade-out"_s, u"circle"_s, base::Time::fromSeconds(2)},
                              m_registry)
                      ->lecture;
        QVERIFY(!concernsScene(circle, u"second"_s));
    }

    void whatIsMissingIsFoundByTheButtonOfItsRow_data()
    {
        QTest::addColumn<bool>("isSound");
        QTest::newRow("a sound") << true;
        QTest::newRow("a picture") << false;
    }
    void whatIsMissingIsFoundByTheButtonOfItsRow()
    {
        QFETCH(bool, isSound);
        const QString name = isSound ? u"assets/gone.wav"_s : u"assets/gone.svg"_s;
        const QByteArray content = isSound
            ? test::toneWav(1, 0.5)
            : QByteArrayLiteral(
                "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>");
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"kept elsewhere."_s + name.right(3));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        file.close();
        lecture::Lecture lecture = sample();
        if (isSound) {
            lecture::Sound voice;
            voice.file = name;
            lecture = *lecture::withSound(lecture, u"second"_s, 0, voice);
        } else {
            lecture = *withBlock(lecture, u"scene1"_s, {u"shapes.image"_s, u"photo"_s, {{u"file"_s, name}}},
                                 m_registry);
        }
        m_session->document.open(lecture, {});
        waitForCheck();
        QCOMPARE(m_panel->failures(), 1); // what is missing is one thing, however many look for it
        QRect button;
        for (int i = 0; i < list().model()->rowCount() && button.isEmpty(); ++i)
            button = m_panel->remedyRect(list().model()->index(i, 0));
        QVERIFY(list().viewport()->rect().contains(button));
        test::inNextFileDialog([](QFileDialog &dialog) { dialog.reject(); }); // nothing is chosen after all
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, button.center());
        QCOMPARE(m_session->document.history().count(), 0);
        test::inNextFileDialog([&](QFileDialog &dialog) { test::typeFileName(dialog, path); });
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, button.center());
        QCOMPARE(m_session->document.history().count(), 1);
        QCOMPARE(m_session->document.stepText(0), u"Find the file"_s);
        QCOMPARE(*m_session->document.lecture().assets.at(name).content, content);
        waitForCheck();
        QCOMPARE(m_panel->failures(), 0);
    }

    void aParameterThatLeadsNowhereIsRemoved()
    {
        m_session->document.edit(u"Edit"_s, [](lecture::Lecture lecture) -> base::Result<lecture::Lecture> {
            lecture.parameters = {{.scene = u"scene1"_s, .node = u"circle"_s, .property = u"radius"_s},
                                  {.label = u"Dimension"_s, .node = u"dimension"_s, .property = u"value"_s}};
            return lecture;
        });
        waitForCheck();
        QVERIFY2(row(0).contains(u"“Dimension”"_s) && row(0).contains(u"Parameter 2"_s), qPrintable(row(0)));
        const QModelIndex lost = list().model()->index(0, 0);
        const QRect button = m_panel->remedyRect(lost);
        QVERIFY(list().visualRect(lost).contains(button));
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, button.center());
        QCOMPARE(m_session->document.lecture().parameters.size(), std::size_t(1));
        QCOMPARE(m_session->document.lecture().parameters.front().node, u"circle"_s);
    }

    void aPictureThatIsGoneIsNamed()
    {
        m_session->document.edit(u"Edit"_s, [&](const lecture::Lecture &lecture) {
            return withBlock(lecture, u"scene1"_s, {u"shapes.image"_s, u"photo"_s, {{u"file"_s, u"assets/gone.png"_s}}},
                             m_registry);
        });
        QCOMPARE(problemPlace(u"scenes/scene1.json: nodes/photo/properties/file"_s, m_session->document.lecture())
                     .missingFile,
                 u"assets/gone.png"_s);
    }

    void placesAreRead()
    {
        const lecture::Lecture lecture = sample();
        const ProblemPlace property =
            problemPlace(u"scenes/scene1.json: nodes/circle/properties/radius/keys/1 (zh, ko)"_s, lecture);
        QCOMPARE(property.node, u"circle"_s);
        QCOMPARE(property.property, u"radius"_s);
        QCOMPARE(property.languages, (QStringList{u"zh"_s, u"ko"_s}));
        QCOMPARE(wordsFor(property, lecture, m_registry, {u"en"_s}), u"Scene 1 › Circle › Radius (zh, ko)"_s);
        const ProblemPlace clip = problemPlace(u"scenes/scene1.json: tracks/0/clips/0/target"_s, lecture);
        QVERIFY(clip.clip == clipAt(*lecture.scenes.front(), {0, {0}})->id);
        QCOMPARE(wordsFor(clip, lecture, m_registry, {u"en"_s}), u"Scene 1 › Fade in of Circle"_s);
        // A block that could not be computed.
        const QString computed = u"scenes/scene1.json: nodes/circle/radius/characters 1–3 “a/b”"_s;
        QCOMPARE(problemPlace(computed, lecture).property, u"radius"_s);
        QCOMPARE(sentenceFor({u"Wrong."_s, {}, computed}, lecture, m_registry, {u"en"_s}),
                 u"Scene 1 › Circle › Radius › characters 1–3 “a/b”: Wrong."_s);
        QCOMPARE(
            wordsFor(problemPlace(u"scenes/scene1.json: nodes/circle/type"_s, lecture), lecture, m_registry, {u"en"_s}),
            u"Scene 1 › Circle"_s);
        const ProblemPlace scene = problemPlace(u"scenes/second.json: properties/fov"_s, lecture);
        QCOMPARE(wordsFor(scene, lecture, m_registry, {u"en"_s}), u"The end › Field of view"_s);
        QCOMPARE(wordsFor(problemPlace(u"lecture.json: title"_s, lecture), lecture, m_registry, {u"en"_s}),
                 u"Whole lecture"_s);
        QCOMPARE(problemPlace(u"scenes/gone.json: nodes/circle"_s, lecture), ProblemPlace());
        const lecture::Moment moment{u"second"_s, base::Time::fromSeconds(1.25)};
        const QString met = lecture::placeAt(u"scenes/scene1.json: nodes/circle"_s, moment);
        QCOMPARE(met, u"scenes/scene1.json: nodes/circle at 1.25 s of second"_s);
        const ProblemPlace then = problemPlace(met + u" (zh, ko)"_s, lecture);
        QCOMPARE(then.node, u"circle"_s);
        QCOMPARE(then.languages, (QStringList{u"zh"_s, u"ko"_s}));
        QVERIFY(then.moment == moment);
        QCOMPARE(problemPlace(u"scenes/scene1.json: tracks/9/clips/0"_s, lecture).scene, u"scene1"_s);
    }

    void everyPlaceHasItsRowInTheInspector()
    {
        lecture::Lecture lecture = sample();
        lecture = *lecture::withSound(lecture, u"second"_s, 0, {});
        const auto rowOf = [&](const QString &place) { return problemPlace(place, lecture).row; };
        QCOMPARE(rowOf(u"scenes/scene1.json: nodes/circle/properties/radius/keys/1"_s), u"radius"_s);
        QCOMPARE(rowOf(u"scenes/scene1.json: nodes/circle/radius"_s), u"radius"_s); // while it is computed
        QCOMPARE(rowOf(u"scenes/scene1.json: nodes/circle"_s), QString());
        QCOMPARE(rowOf(u"scenes/scene1.json: tracks/0/clips/0/properties/scale"_s), u"scale"_s);
        QCOMPARE(rowOf(u"scenes/scene1.json: tracks/0/clips/0/duration"_s), u"duration"_s);
        QCOMPARE(rowOf(u"scenes/scene1.json: tracks/0/clips/0"_s), QString());
        QCOMPARE(rowOf(u"scenes/second.json: sounds/0/file"_s), u"file"_s);
        QCOMPARE(rowOf(u"scenes/second.json: properties/fov"_s), u"fov"_s);
        QCOMPARE(rowOf(u"scenes/second.json: duration"_s), u"duration"_s);
        QCOMPARE(rowOf(u"lecture.json: title"_s), u"title"_s);
    }

    /// A sentence about a block calls it as the window does, but no word that only happens to be an id.
    void blocksAreCalledByTheirNames()
    {
        lecture::Lecture lecture = *withBlock(sample(), u"scene1"_s, {u"shapes.rectangle"_s, u"left"_s}, m_registry);
        lecture = *withLabel(lecture, u"scene1"_s, u"circle"_s, u"The sun"_s, u"en"_s);
        lecture = *withLabel(lecture, u"scene1"_s, u"left"_s, u"A wall"_s, u"en"_s);
        const auto said = [&](const QString &what, const QString &place) {
            return withBlocksNamed({what, what, u"scenes/scene1.json: "_s + place}, lecture, m_registry, {u"en"_s});
        };
        const QString ends = u"“circle” led to a block that was deleted."_s;
        QCOMPARE(said(ends, u"nodes/circle/properties/from"_s).what, u"“The sun” led to a block that was deleted."_s);
        QCOMPARE(said(ends, u"nodes/circle/properties/from"_s).remedy, said(ends, u"nodes/circle"_s).what);
        QCOMPARE(said(u"The clip moves “left”, which is not on stage."_s, u"tracks/0/clips/0/target"_s).what,
                 u"The clip moves “A wall”, which is not on stage."_s);
        lecture = *withLabel(lecture, u"scene1"_s, u"left"_s, u"벽"_s, u"en"_s);
        QCOMPARE(said(u"블록 “left”은(는) 없습니다."_s, u"tracks/0/clips/0/target"_s).what, u"블록 “벽”은 없습니다."_s);
        lecture = *withLabel(lecture, u"scene1"_s, u"left"_s, u"막대"_s, u"en"_s);
        QCOMPARE(said(u"블록 “left”은(는) 없습니다."_s, u"tracks/0/clips/0/target"_s).what,
                 u"블록 “막대”는 없습니다."_s);
        const QString choice = u"“left” is not one of the choices."_s;
        QCOMPARE(said(choice, u"nodes/circle/properties/side"_s).what, choice);
        const QString gone = u"There is no block “gone”, ‘’ or “."_s;
        QCOMPARE(said(gone, u"tracks/0/clips/0/target"_s).what, gone);
        QCOMPARE(sentenceFor({u"The clip moves “circle”."_s, {}, u"scenes/scene1.json: tracks/0/clips/0"_s}, lecture,
                             m_registry, {u"en"_s}),
                 u"Scene 1 › Fade in of The sun: The clip moves “The sun”."_s);
    }

    /// What fails while it is computed is said in the same words on the stage, in the inspector, on a card and in a film.
    void whatFailsIsSaidInTheSameWordsEverywhere()
    {
        lecture::Lecture lecture = *withBlock(sample(), u"scene1"_s, {u"shapes.circle"_s, u"other"_s}, m_registry);
        lecture = *lecture::withNodeProperty(lecture, u"scene1"_s, u"other"_s, u"radius"_s,
                                             QJsonObject{{u"link"_s, u"circle.area"_s}});
        lecture = *withLabel(lecture, u"scene1"_s, u"circle"_s, u"큰 상자"_s, u"en"_s);
        lecture = *withLabel(lecture, u"scene1"_s, u"other"_s, u"작은 원"_s, u"en"_s);
        const auto isInWords = [](const QString &sentence) {
            const QStringList ids{u"circle"_s, u"other"_s, u"scenes/"_s, u"nodes/"_s, u"(가)"_s};
            return sentence.contains(u"큰 상자"_s)
                && std::ranges::none_of(ids, [&](const QString &id) { return sentence.contains(id); });
        };
        useLanguage(*qApp, u"ko"_s);
        const auto english = qScopeGuard([] { useLanguage(*qApp, u"en"_s); });
        Session session(m_registry);
        session.document.open(lecture, {});
        session.selection.setScene(u"scene1"_s);
        const auto outputs = session.preview.outputsOf(u"other"_s);
        QVERIFY(!outputs);
        const base::Error said = session.preview.said(outputs.error());
        QVERIFY2(isInWords(said.what), qPrintable(said.what));
        QCOMPARE(said.place, u"작은 원 › 반지름"_s);
        // The note over the picture has it too.
        const quint64 before = session.preview.picture().hash;
        session.document.edit(u"Rename"_s, [&](const lecture::Lecture &now) {
            return withLabel(now, u"scene1"_s, u"circle"_s, u"새 상자"_s, u"en"_s);
        });
        QVERIFY(session.preview.picture().hash != before);
        picture::Show film(lecture, m_registry);
        film.at(base::Time::fromSeconds(1));
        QVERIFY(!film.problems().empty());
        for (const graph::Problem &problem : film.problems()) {
            const QString sentence = sentenceFor(problem.error, lecture, m_registry, {u"en"_s});
            QVERIFY2(isInWords(sentence), qPrintable(sentence));
            QVERIFY2(sentence.contains(u" › 작은 원 › 반지름: "_s), qPrintable(sentence));
        }
    }

    void aSoundThatDoesNotFitIsToldAndMended()
    {
        // Four seconds of words with pauses in a scene of two.
        const QByteArray voice =
            test::wav(4, [](double at) { return std::fmod(at, 1.2) < 0.8 ? 0.5 * std::sin(at * 1400) : 0.0; });
        lecture::Lecture lecture = *lecture::withAsset(sample(), u"assets/voice.wav"_s, voice);
        lecture::Sound sound;
        sound.file = u"assets/voice.wav"_s;
        lecture = *lecture::withSound(lecture, u"second"_s, 0, sound);
        m_session->document.open(lecture, {});
        waitForCheck();
        QCOMPARE(m_panel->warnings(), 1);
        QVERIFY2(row(0).contains(u"voice.wav"_s) && row(0).contains(u"The end › voice"_s), qPrintable(row(0)));
        // A click goes to the sound.
        const QModelIndex index = list().model()->index(0, 0);
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualRect(index).topLeft() + QPoint(60, 10));
        QCOMPARE(m_session->selection.scene(), u"second"_s);
        QCOMPARE(m_session->selection.sounds().size(), 1U);
        // Its button mends it, in one step.
        const QRect button = m_panel->remedyRect(index);
        QVERIFY(list().viewport()->rect().contains(button));
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, button.center());
        QCOMPARE(m_session->document.scene(u"second"_s)->duration, base::Time::fromSeconds(4));
        QCOMPARE(m_session->document.history().index(), 1);
        waitForCheck();
        QCOMPARE(m_panel->warnings(), 0);
    }

    void theMenuOfARowOffersAllRemedies()
    {
        const QByteArray tone = test::toneWav(4, 0.9);
        lecture::Lecture lecture = *lecture::withAsset(sample(), u"assets/tone.wav"_s, tone);
        lecture::Sound sound;
        sound.file = u"assets/tone.wav"_s;
        sound.gain = 12;
        sound.duration = base::Time::fromSeconds(2);
        lecture = *lecture::withSound(lecture, u"second"_s, 0, sound);
        m_session->document.open(lecture, {});
        waitForCheck();
        QCOMPARE(m_panel->warnings(), 1);
        list().setCurrentIndex(list().model()->index(0, 0));
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {10, 10}, list().viewport()->mapToGlobal(QPoint(10, 10)));
        QCoreApplication::sendEvent(list().viewport(), &event);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 2);
        QVERIFY(menu->actions()[1]->text().contains(u"dB"_s));
        menu->actions()[1]->trigger();
        menu->close();
        const double gain = m_session->document.scene(u"second"_s)->sounds[0]->gain;
        QVERIFY2(gain <= 1 && gain >= 0, qPrintable(QString::number(gain)));
        waitForCheck();
        QCOMPARE(m_panel->warnings(), 0);
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorProblemWords)
#include "tst_editor_problem_words.moc"
