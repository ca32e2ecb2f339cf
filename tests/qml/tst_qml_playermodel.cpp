// SPDX-License-Identifier: GPL-3.0-or-later
#include "demofilm.h"
#include "qml/playermodel.h"
#include "testmain.h"

#include <QtTest>

using namespace lectograph;
using namespace Qt::StringLiterals;
using player::PlayerModel;

/// With a clock that only the test advances.
class PlayerModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_now = {};
        m_asked.clear();
        player::Film film = test::demoFilm();
        film.picture = [this, draw = film.picture](base::Time time) {
            m_asked.append(time.flicks);
            return draw(time);
        };
        m_model = std::make_unique<PlayerModel>(film, [this] { return m_now; });
        m_model->setStage(&m_stage);
    }

    void cleanup() { m_model.reset(); }

    void showsTheFirstPictureAtOnce()
    {
        QCOMPARE(m_model->frame(), 0);
        QCOMPARE(m_asked, QList<qint64>{0});
        QCOMPARE(m_stage.picture(), test::demoFilm().picture({}));
    }

    void showsTheFrameThatIsDueAndDropsThoseMissed()
    {
        m_model->togglePlaying();
        QVERIFY(m_model->isPlaying());
        m_asked.clear();
        passSeconds(1.5);
        m_model->followClock();
        QCOMPARE(m_model->frame(), 90);
        QCOMPARE(m_asked.size(), 1); // frames between were skipped
        passSeconds(0.001);
        m_model->followClock();
        QCOMPARE(m_model->frame(), 90);
    }

    void keepsTimeOverManySmallSteps()
    {
        m_model->togglePlaying();
        for (int k = 1; k <= 500; ++k) {
            passSeconds(0.0101);
            m_model->followClock();
        }
        QCOMPARE(m_model->frame(), static_cast<int>(std::floor(500 * 0.0101 * 60)));
    }

    void stopsAtTheEndAndStartsAgainFromTheBeginning()
    {
        m_model->togglePlaying();
        passSeconds(100);
        m_model->followClock();
        QCOMPARE(m_model->frame(), 599);
        QVERIFY(!m_model->isPlaying());
        m_model->togglePlaying();
        QCOMPARE(m_model->frame(), 0);
        QVERIFY(m_model->isPlaying());
    }

    void goesOnFromWhereItWasPut()
    {
        m_model->togglePlaying();
        passSeconds(1);
        m_model->followClock();
        m_model->goTo(300);
        QVERIFY(m_model->isPlaying());
        passSeconds(0.5);
        m_model->followClock();
        QCOMPARE(m_model->frame(), 330);
    }

    void stepsOneFrameAndStops()
    {
        m_model->togglePlaying();
        m_model->step(1);
        QVERIFY(!m_model->isPlaying());
        QCOMPARE(m_model->frame(), 1);
        m_model->step(-5);
        QCOMPARE(m_model->frame(), 0);
        m_model->goTo(10'000);
        QCOMPARE(m_model->frame(), 599);
    }

    void tellsTimeAndScene()
    {
        QCOMPARE(m_model->durationText(), u"00:10.00"_s);
        QCOMPARE(m_model->sceneShares(), (QList<double>{0, 240 / 599.0, 450 / 599.0}));
        QCOMPARE(m_model->sceneName(), u"1 Going round"_s);
        m_model->goTo(239);
        QCOMPARE(m_model->timeText(), u"00:03.98"_s);
        QCOMPARE(m_model->sceneName(), u"1 Going round"_s);
        m_model->goTo(240);
        QCOMPARE(m_model->timeText(), u"00:04.00"_s);
        QCOMPARE(m_model->sceneName(), u"2 어텐션 패턴"_s);
    }

    void walksFromSceneToScene()
    {
        m_model->stepScene(1);
        QCOMPARE(m_model->frame(), 240);
        m_model->step(5);
        m_model->stepScene(-1);
        QCOMPARE(m_model->frame(), 240);
        m_model->stepScene(-1);
        QCOMPARE(m_model->frame(), 0);
        m_model->stepScene(-1);
        QCOMPARE(m_model->frame(), 0);
        for (int k = 0; k < 3; ++k)
            m_model->stepScene(1);
        QCOMPARE(m_model->frame(), 599);
    }

    /// As in the editor's presentation.
    void waitsAtStopsForWhoPresents()
    {
        player::Film film = test::demoFilm();
        film.stops = {60, 239, 599};
        PlayerModel model(film, [this] { return m_now; });
        model.togglePlaying();
        passSeconds(1.5);
        model.followClock();
        QCOMPARE(model.frame(), 60);
        QVERIFY(!model.isPlaying());
        model.goOn();
        QVERIFY(model.isPlaying());
        passSeconds(0.5);
        model.followClock();
        QCOMPARE(model.frame(), 90);
        model.goOn(); // skips the rest
        QCOMPARE(model.frame(), 239);
        QVERIFY(!model.isPlaying());
        model.goBack();
        QCOMPARE(model.frame(), 60);
        model.goBack();
        QCOMPARE(model.frame(), 0);
        model.goTo(599);
        QVERIFY(!model.isAtEnd());
        model.goOn(); // no further stop
        QVERIFY(!model.isPlaying());
        QVERIFY(model.isAtEnd());
        model.goBack();
        QVERIFY(!model.isAtEnd());
        QCOMPARE(model.frame(), 599); // the last picture
        model.goOn();
        model.togglePlaying();
        QVERIFY(!model.isAtEnd() && model.isPlaying());
        model.pause();
        // Put elsewhere while it plays, it waits at the next stop from there.
        model.goTo(0);
        model.togglePlaying();
        model.goTo(100);
        passSeconds(100);
        model.followClock();
        QCOMPARE(model.frame(), 239);
    }

    void isBlackUntilItGoesOn()
    {
        m_model->togglePlaying();
        m_model->toggleBlack();
        QVERIFY(m_model->isBlack());
        QVERIFY(!m_model->isPlaying()); // nothing plays behind the black screen
        m_model->toggleBlack();
        QVERIFY(!m_model->isBlack());
        QVERIFY(!m_model->isPlaying());
        m_model->toggleBlack();
        m_model->togglePlaying();
        QVERIFY(!m_model->isBlack());
        m_model->toggleBlack();
        m_model->step(1);
        QVERIFY(!m_model->isBlack());
    }

    void passesOnWhatWentWrong()
    {
        player::Film film = test::demoFilm();
        QString problem;
        film.problems = [&problem] { return problem; };
        PlayerModel model(film, [this] { return m_now; });
        model.setStage(&m_stage);
        QCOMPARE(model.problem(), QString());
        problem = u"Scene 2: no font for 你."_s;
        QSignalSpy changed(&model, &PlayerModel::problemChanged);
        model.step(1);
        QCOMPARE(model.problem(), problem);
        QCOMPARE(changed.count(), 1);
    }

    void aFilmWithoutLengthIsOneFrame()
    {
        player::Film film;
        PlayerModel model(film, [this] { return m_now; });
        model.setStage(&m_stage);
        QCOMPARE(model.frameCount(), 1);
        model.togglePlaying();
        passSeconds(1);
        model.followClock();
        QCOMPARE(model.frame(), 0);
        QVERIFY(!model.isPlaying());
        QCOMPARE(model.sceneName(), QString());
    }

private:
    void passSeconds(double seconds) { m_now = m_now + base::Time::fromSeconds(seconds); }

    base::Time m_now;
    QList<qint64> m_asked;
    stage::StageView m_stage;
    std::unique_ptr<PlayerModel> m_model;
};

LECTOGRAPH_TEST_MAIN(PlayerModelTest)
#include "tst_qml_playermodel.moc"
