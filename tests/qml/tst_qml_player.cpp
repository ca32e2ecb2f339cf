// SPDX-License-Identifier: GPL-3.0-or-later
#include "demofilm.h"
#include "display.h"
#include "qml/player.h"

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>

using namespace lectograph;
using namespace Qt::StringLiterals;

/// Drives the real window with keys and mouse, and records which pictures it requests.
class PlayerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { LECTOGRAPH_SKIP_WITHOUT_DISPLAY(); }

    void obeysKeys()
    {
        inWindow([this](QQuickWindow &window) {
            QTest::keyClick(&window, Qt::Key_Right);
            QCOMPARE(m_frame, 1);
            QTest::keyClick(&window, Qt::Key_Right);
            QCOMPARE(m_frame, 2);
            QTest::keyClick(&window, Qt::Key_Left);
            QCOMPARE(m_frame, 1);
            QTest::keyClick(&window, Qt::Key_End);
            QCOMPARE(m_frame, 599);
            QTest::keyClick(&window, Qt::Key_PageUp);
            QCOMPARE(m_frame, 450);
            QTest::keyClick(&window, Qt::Key_Home);
            QCOMPARE(m_frame, 0);
            QTest::keyClick(&window, Qt::Key_Space);
            QTRY_VERIFY(m_frame > 5);
            QTest::keyClick(&window, Qt::Key_Space);
            const int stopped = m_frame;
            QTest::qWait(100);
            QCOMPARE(m_frame, stopped);
        });
    }

    void obeysTheKeysOfAPresentation()
    {
        m_stops = {30, 239, 599};
        inWindow([this](QQuickWindow &window) {
            QTest::keyClick(&window, Qt::Key_PageDown);
            QTRY_COMPARE(m_frame, 30);
            QTest::qWait(100);
            QCOMPARE(m_frame, 30);
            QTest::keyClick(&window, Qt::Key_N);
            QTRY_VERIFY(m_frame > 30);
            QTest::keyClick(&window, Qt::Key_PageDown); // to the stop at once
            QCOMPARE(m_frame, 239);
            QKeyEvent held(QEvent::KeyPress, Qt::Key_PageUp, Qt::NoModifier, {}, true);
            QCoreApplication::sendEvent(&window, &held);
            QCOMPARE(m_frame, 239);
            QTest::keyClick(&window, Qt::Key_PageUp);
            QCOMPARE(m_frame, 30);
            const QQuickItem *black = itemNamed(window.contentItem(), u"Black screen"_s);
            QVERIFY(black);
            for (const Qt::Key key : {Qt::Key_B, Qt::Key_Period}) {
                QVERIFY(!black->isVisible());
                QTest::keyClick(&window, key);
                QVERIFY(black->isVisible());
                QTest::keyClick(&window, key);
            }
            QVERIFY(!black->isVisible());
            const QQuickItem *end = itemNamed(window.contentItem(), u"End of the lecture"_s);
            QVERIFY(end);
            QTest::keyClick(&window, Qt::Key_End);
            QVERIFY(!end->isVisible());
            QTest::keyClick(&window, Qt::Key_PageDown);
            QVERIFY(end->isVisible());
            QTest::keyClick(&window, Qt::Key_PageUp);
            QVERIFY(!end->isVisible());
            QCOMPARE(m_frame, 599);
        });
        m_stops.clear();
    }

    void theUsualKeysCloseIt()
    {
        for (const Qt::Key key : {Qt::Key_Q, Qt::Key_W})
            inWindow([key](QQuickWindow &window) {
                QTest::keyClick(&window, key);
                QVERIFY(window.isVisible());
                QTest::keyClick(&window, key, Qt::ControlModifier);
                QVERIFY(!window.isVisible());
            });
    }

    void goesWhereTheScrubberIsPut()
    {
        inWindow([this](QQuickWindow &window) {
            auto *scrubber = itemNamed(window.contentItem(), u"Position"_s);
            QVERIFY(scrubber);
            const auto at = [&](double share) {
                return scrubber->mapToScene({share * scrubber->width(), scrubber->height() / 2}).toPoint();
            };
            QTest::mousePress(&window, Qt::LeftButton, {}, at(0.5));
            QVERIFY(std::abs(m_frame - 299) <= 2);
            QTest::mouseMove(&window, at(0.75));
            QTRY_VERIFY(std::abs(m_frame - 452) <= 4);
            QTest::mouseRelease(&window, Qt::LeftButton, {}, at(0.75));
            QTest::keyClick(&window, Qt::Key_Home); // the mouse has not taken the keyboard focus
            QCOMPARE(m_frame, 0);
            QCOMPARE(scrubber->property("value").toInt(), 0);
        });
    }

    void everyButtonCanBeReachedByTabAndHasAName()
    {
        inWindow([this](QQuickWindow &window) {
            QStringList names;
            for (int tab = 0; tab < 6; ++tab) {
                QTest::keyClick(&window, Qt::Key_Tab);
                QVERIFY(window.activeFocusItem());
                names.append(nameOf(*window.activeFocusItem()));
            }
            QCOMPARE(names,
                     (QStringList{u"Position"_s, u"To the start"_s, u"One frame back"_s, u"Play"_s, u"One frame on"_s,
                                  u"To the end"_s}));
            QTest::keyClick(&window, Qt::Key_Space); // presses the button that has the focus
            QCOMPARE(m_frame, 599);
        });
    }

    void saysHowToBeginUntilItPlays()
    {
        inWindow([](QQuickWindow &window) {
            const QQuickItem *invitation = itemThat(window.contentItem(), [](const QQuickItem &item) {
                return item.property("text").toString() == "Space or a click plays it, F1 shows all keys"_L1;
            });
            QVERIFY(invitation);
            QVERIFY(invitation->isVisible());
            QTest::keyClick(&window, Qt::Key_Space);
            QTRY_VERIFY(!invitation->isVisible());
            QTest::keyClick(&window, Qt::Key_Space);
            QTest::keyClick(&window, Qt::Key_Home);
            QVERIFY(!invitation->isVisible());
        });
    }

    void aCardListsTheKeysUntilItIsClosed()
    {
        inWindow([this](QQuickWindow &window) {
            const QQuickItem *card = itemNamed(window.contentItem(), u"Keys"_s);
            QVERIFY(card && !card->isVisible());
            const auto ask = [&] {
                QTest::keyClick(&window, Qt::Key_F1);
                QVERIFY(card->isVisible());
            };
            ask();
            const QQuickItem *row = itemThat(window.contentItem(), [](const QQuickItem &item) {
                return item.property("text").toString() == "F, F5, F11"_L1;
            });
            QVERIFY(row && row->isVisible());
            const QRectF shown = row->mapRectToScene(row->boundingRect());
            QVERIFY(QRectF({}, window.size()).contains(shown));
            QTest::keyClick(&window, Qt::Key_F1);
            QVERIFY(!card->isVisible());
            ask();
            QTest::keyClick(&window, Qt::Key_Escape);
            QVERIFY(!card->isVisible());
            const int frame = m_frame;
            const QQuickItem *bar = itemNamed(window.contentItem(), u"To the end"_s);
            QVERIFY(bar);
            for (const QPointF point : {QPointF(40, 40), bar->mapToScene({8, 8})}) {
                ask();
                QTest::mouseClick(&window, Qt::LeftButton, {}, point.toPoint());
                QVERIFY(!card->isVisible());
                QCOMPARE(m_frame, frame); // nothing but the card was clicked
            }
            ask();
            QTest::keyClick(&window, Qt::Key_Right); // other keys do what they do
            QVERIFY(!card->isVisible());
            QCOMPARE(m_frame, frame + 1);
        });
    }

    void theFullScreenIsThePictureAlone()
    {
        m_problem = u"Scene 2: no installed font has 你."_s;
        inWindow([this](QQuickWindow &window) {
            const QQuickItem *scrubber = itemNamed(window.contentItem(), u"Position"_s);
            const QQuickItem *stage = itemNamed(window.contentItem(), u"Stage"_s);
            const QQuickItem *problem = itemNamed(window.contentItem(), m_problem);
            QVERIFY(scrubber && stage && problem);
            QTest::keyClick(&window, Qt::Key_F);
            QTRY_COMPARE(window.visibility(), QWindow::FullScreen);
            QVERIFY(!problem->isVisible());
            QTRY_VERIFY_WITH_TIMEOUT(!scrubber->isVisible(), 10000);
            QCOMPARE(window.color(), QColor(Qt::black));
            QTRY_VERIFY(std::abs(stage->width() - window.width()) <= 1
                        || std::abs(stage->height() - window.height()) <= 1);
            QTest::keyClick(&window, Qt::Key_Escape);
            QTRY_VERIFY(window.visibility() != QWindow::FullScreen);
            QTRY_VERIFY(scrubber->isVisible());
        });
        m_problem.clear();
    }

    void showsWhatWentWrong()
    {
        m_problem = u"Scene 2: no installed font has 你."_s;
        inWindow([this](QQuickWindow &window) {
            auto *text = itemNamed(window.contentItem(), m_problem);
            QVERIFY(text);
            QVERIFY(text->isVisible());
        });
        m_problem.clear();
    }

    void wordsOfALectureAreNoHtml()
    {
        m_problem = u"<img src='file:///tmp/secret.png'> is no name."_s;
        inWindow([this](QQuickWindow &window) {
            const QQuickItem *problem = itemNamed(window.contentItem(), m_problem);
            QVERIFY(problem);
            QCOMPARE(problem->property("textFormat").toInt(), int(Qt::PlainText));
            const QQuickItem *scene = itemThat(
                window.contentItem(), [](const QQuickItem &item) { return nameOf(item).startsWith(u"Scene: "_s); });
            QVERIFY(scene);
            QCOMPARE(scene->property("textFormat").toInt(), int(Qt::PlainText));
        });
        m_problem.clear();
    }

private:
    static QString nameOf(const QQuickItem &item)
    {
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(const_cast<QQuickItem *>(&item));
        return face ? face->text(QAccessible::Name) : QString();
    }

    static QQuickItem *itemThat(QQuickItem *within, const std::function<bool(const QQuickItem &)> &fits)
    {
        if (fits(*within))
            return within;
        for (QQuickItem *child : within->childItems()) {
            if (QQuickItem *found = itemThat(child, fits))
                return found;
        }
        return nullptr;
    }
    static QQuickItem *itemNamed(QQuickItem *within, const QString &name)
    {
        return itemThat(within, [&](const QQuickItem &item) { return nameOf(item) == name; });
    }

    /// Plays the demo film, runs `work` on its window, and closes it.
    void inWindow(const std::function<void(QQuickWindow &)> &work)
    {
        player::Film film = test::demoFilm();
        film.picture = [this, draw = film.picture](base::Time time) {
            m_frame = static_cast<int>(std::lround(time.seconds() * 60));
            return draw(time);
        };
        film.problems = [this] { return m_problem; };
        film.stops = m_stops;
        QTimer::singleShot(0, this, [&work] {
            auto *window = qobject_cast<QQuickWindow *>(QGuiApplication::topLevelWindows().value(0));
            QVERIFY(window);
            QVERIFY(QTest::qWaitForWindowExposed(window));
            window->requestActivate();
            QTest::qWait(50);
            work(*window);
            window->close();
        });
        QCOMPARE(player::runPlayer(film), 0);
    }

    int m_frame = -1;
    QString m_problem;
    std::vector<qint64> m_stops;
};

LECTOGRAPH_DISPLAY_TEST_MAIN(PlayerTest)
#include "tst_qml_player.moc"
