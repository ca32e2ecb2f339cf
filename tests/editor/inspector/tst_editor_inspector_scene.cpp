// SPDX-License-Identifier: GPL-3.0-or-later
#include "../messageboxes.h"
#include "bench.h"

#include "editor/inspector/fields/growingedit.h"
#include "editor/inspector/rows/documentrows.h"
#include "lecture/check.h"
#include "testmain.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QToolButton>

#include <memory>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using base::Time;
using lecture::Lecture;

class TestInspectorScene : public QObject
{
    Q_OBJECT

    /// Whether the check takes a key of the lecture for a misspelt one.
    static QString takenForMistakes(const Lecture &lecture)
    {
        QStringList found;
        for (const graph::Problem &problem : lecture::check(lecture, registry())) {
            if (problem.error.what.contains(u"means nothing here"_s))
                found.append(problem.error.place + u": "_s + problem.error.what);
        }
        return found.join(u'\n');
    }

    /// Writes a value of its own into every row that the inspector has for what is selected.
    static int writeEveryRow(Session &session, const std::vector<RowSource> &sources)
    {
        int written = 0;
        for (const RowSource &source : sources) {
            if (!source.write)
                continue;
            const QJsonValue now = source.read().value;
            const QJsonValue value = source.spec.kind == FieldKind::Boolean ? QJsonValue(true)
                : source.spec.kind == FieldKind::Number                     ? QJsonValue(0.5)
                : source.spec.kind == FieldKind::Text                       ? QJsonValue(u"Words"_s)
                                                                            : now;
            if (session.document.edit(u"Change"_s,
                                      [&](const Lecture &lecture) { return source.write(lecture, value); }))
                ++written;
        }
        return written;
    }

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { showEveryRow(); }

    void aSceneAsksBeforeItLosesBlocksThatItContinues()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s});
        lecture::Scene second;
        second.id = u"second"_s;
        second.continues = true;
        lecture = *lecture::withScene(lecture, second);
        lecture = *withBlock(
            lecture, second.id,
            {u"shapes.square"_s, u"square"_s, {{u"size"_s, QJsonObject{{u"expression"_s, u"circle.width"_s}}}}},
            registry());
        Bench bench(lecture);
        bench.session.selection.setScene(second.id);
        QCoreApplication::processEvents();
        const auto continues = [&] { return bench.session.document.lecture().scenes.back()->continues; };
        const auto clickAndAnswer = [&](QMessageBox::ButtonRole role) {
            const BoxAnswer answer(role);
            QTest::mouseClick(bench.in<QCheckBox>(u"continues"_s), Qt::LeftButton, {}, QPoint(8, 8));
            return QTest::qWaitFor([&] { return answer.wasAsked(); });
        };
        QVERIFY(clickAndAnswer(QMessageBox::RejectRole));
        Bench::settle();
        QVERIFY(continues());
        QVERIFY(bench.in<QCheckBox>(u"continues"_s)->isChecked());
        QVERIFY(clickAndAnswer(QMessageBox::DestructiveRole));
        QTRY_VERIFY(!continues());
        QVERIFY(bench.undoesToBytes());
    }

    void theFocusStaysInARowThatIsMadeAnew()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}));
        const QPointer<QPushButton> before = bench.in<QPushButton>(u"languages"_s);
        before->setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), before.data());
        QVERIFY(bench.session.document.edit(u"Add language"_s, [](const Lecture &lecture) -> base::Result<Lecture> {
            Lecture result = lecture;
            result.languages.append(u"ko"_s);
            return result;
        }));
        Bench::settle();
        QPushButton *after = bench.in<QPushButton>(u"languages"_s);
        QVERIFY(before != after);
        QCOMPARE(QApplication::focusWidget(), after);
    }

    void aSceneIsNeverShorterThanItsClips()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s});
        lecture = withNewClip(lecture, sceneId,
                              {.type = u"motion.fade-in"_s, .target = u"circle"_s, .start = Time::fromSeconds(3)},
                              registry())
                      ->lecture;
        Bench bench(lecture);
        const double end = 3 + registry().animations.find(u"motion.fade-in"_s)->seconds;
        bench.enter(u"duration"_s, u"1"_s);
        QCOMPARE(bench.session.document.lecture().scenes.front()->duration, std::optional(Time::fromSeconds(end)));
        bench.enter(u"duration"_s, u"12,5"_s);
        QCOMPARE(bench.session.document.lecture().scenes.front()->duration, std::optional(Time::fromSeconds(12.5)));
        QVERIFY(bench.undoesToBytes());
    }

    void noKeyThatIsWrittenHereIsTakenForAMistake()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s});
        lecture = withNewClip(lecture, sceneId, {.type = u"motion.fade-in"_s, .target = u"circle"_s, .start = {}},
                              registry())
                      ->lecture;
        lecture::Sound voice;
        voice.file = u"assets/none.wav"_s;
        lecture = *lecture::withSound(lecture, sceneId, 0, std::move(voice));
        Bench bench(lecture);
        Session &session = bench.session;
        QVERIFY(writeEveryRow(session, lectureSources(session)) > 3);
        QVERIFY(writeEveryRow(session, sceneSources(session, sceneId)) > 1);
        session.selection.setSounds({session.document.scene(sceneId)->sounds.front()->id});
        QVERIFY(writeEveryRow(session, soundSources(session)) > 6);
        QVERIFY(session.document.scene(sceneId)->sounds.front()->extra.contains(u"runsOn"_s));
        session.selection.setClips({bench.id({0, {0}})});
        QVERIFY(writeEveryRow(session, clipSources(session)) > 2);
        QCOMPARE(takenForMistakes(session.document.lecture()), QString());
    }

    /// What panels keep beside the properties.
    void noMarkOfThePanelsIsTakenForAMistake()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s});
        for (const QString &key : {u"description"_s, u"guides"_s})
            lecture.extra.insert(key, QJsonObject());
        lecture = *lecture::withSceneChanged(lecture, sceneId, [](lecture::Scene &scene) -> base::Result<void> {
            for (const QString &key : {u"markers"_s, u"groups"_s, u"frames"_s, u"places"_s})
                scene.extra.insert(key, QJsonArray());
            graph::Node node = *scene.nodes.front();
            for (const QString &key : {u"canvas"_s, u"label"_s, u"muted"_s, u"loose"_s})
                node.extra.insert(key, QJsonValue(true));
            scene.nodes.front() = std::make_shared<const graph::Node>(std::move(node));
            timeline::Track track;
            for (const QString &key : {u"own"_s, u"locked"_s, u"colour"_s})
                track.extra.insert(key, true);
            scene.tracks.push_back(std::make_shared<const timeline::Track>(std::move(track)));
            return {};
        });
        QCOMPARE(takenForMistakes(lecture), QString());
        lecture.extra.insert(u"titel"_s, u"Words"_s);
        QVERIFY(takenForMistakes(lecture).contains(u"titel"_s));
    }

    void aParameterWithoutALabelIsCalledByItsBlock()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s, u"text.text"_s});
        graph::Node count{.id = u"count"_s, .type = u"values.integer"_s};
        count.extra.insert(u"label"_s, u"Tokens"_s);
        lecture.nodes.push_back(std::make_shared<const graph::Node>(count));
        lecture.parameters = {{.node = u"count"_s, .property = u"value"_s},
                              {.scene = sceneId, .node = u"circle"_s, .property = u"stroke"_s},
                              {.scene = sceneId, .node = u"text"_s, .property = u"text"_s},
                              {.label = u"Border"_s, .scene = sceneId, .node = u"circle"_s, .property = u"fill"_s}};
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"text"_s, u"text"_s, u"Once upon a time"_s);
        Bench bench(lecture);
        QStringList labels;
        for (std::size_t i = 0; i < lecture.parameters.size(); ++i)
            labels.append(bench.panel->rows()[i]->source().spec.label);
        QCOMPARE(labels, (QStringList{u"Tokens"_s, u"Circle › Line colour"_s, u"Text"_s, u"Border"_s}));
        bench.enter(u"value"_s, u"7"_s);
        QCOMPARE(bench.session.document.lecture().nodes.front()->properties[u"value"_s].toInt(), 7);
    }

    void withNothingSelectedTheSceneAndTheLectureAreShown()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s});
        lecture.parameters.push_back({u"size"_s, u"How large"_s, sceneId, u"circle"_s, u"radius"_s, {}});
        Bench bench(lecture);
        QCOMPARE(bench.panel->rows().front()->source().spec.label, u"How large"_s);
        bench.enter(u"radius"_s, u"2"_s);
        QCOMPARE(bench.written(u"circle"_s, u"radius"_s), QJsonValue(2));
        bench.enter(u"duration"_s, u"8"_s);
        QCOMPARE(bench.session.document.lecture().scenes.front()->duration, std::optional(Time::fromSeconds(8)));
        // What is also done elsewhere has the same name in the history.
        QCOMPARE(bench.session.document.history().undoText(), u"Set scene length"_s);
        bench.enter(bench.in<QLineEdit>(u"background"_s), u"GREY_E"_s);
        QCOMPARE(bench.written({}, u"background"_s), QJsonValue(u"GREY_E"_s));
        auto *name = bench.in<GrowingEdit>(u"name"_s);
        name->setFocus();
        QTest::keyClicks(name, u"!"_s);
        QCOMPARE(bench.session.document.history().undoText(), u"Rename scene"_s);
        auto *title = bench.in<GrowingEdit>(u"title"_s);
        title->setFocus();
        QTest::keyClicks(title, u"A"_s);
        QVERIFY(!bench.session.document.lecture().title.toString().isEmpty());
        QCOMPARE(bench.session.document.history().undoText(), u"Rename lecture"_s);
        auto *frame = bench.in<QComboBox>(u"frame"_s);
        frame->setFocus();
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(frame, Qt::Key_Down);
        QCOMPARE(bench.session.document.lecture().frameWidth, 4.5);
        QTest::keyClick(bench.in<QComboBox>(u"frame"_s), Qt::Key_Home);
        QCOMPARE(bench.session.document.lecture().frameWidth, 128.0 / 9);
        auto *rate = bench.in<QComboBox>(u"rate"_s);
        rate->setFocus();
        QTest::keyClick(rate, Qt::Key_Home);
        QCOMPARE(bench.session.document.lecture().rate, (base::FrameRate{24, 1}));
        QVERIFY(bench.undoesToBytes());
    }

    void aLectureMayHaveAFrameOfItsOwn()
    {
        Bench bench(lectureWith({}));
        auto *frame = bench.in<QComboBox>(u"frame"_s);
        auto *own = bench.row(u"frame"_s)->findChild<QLineEdit *>(u"ownFrame"_s);
        const auto width = [&] { return bench.session.document.lecture().frameWidth; };
        QVERIFY(!own->isVisible());
        frame->setFocus();
        QTest::keyClick(frame, Qt::Key_End);
        QVERIFY(own->isVisible());
        QVERIFY(own->hasFocus());
        QCOMPARE(own->text(), u"16:9"_s);
        QVERIFY(bench.isAsBefore());
        bench.enter(own, u"1080 × 1350"_s);
        QCOMPARE(width(), 8 * 1080.0 / 1350);
        QCOMPARE(own->text(), u"4:5"_s);
        QVERIFY(own->isVisible());
        bench.enter(own, u"2.39:1"_s);
        QCOMPARE(width(), 8 * 2.39);
        QCOMPARE(own->text(), u"2.39:1"_s);
        for (const QString &wrong : {u"wide"_s, u"0:9"_s, u"1:100"_s, u"16:9:4"_s}) {
            bench.enter(own, wrong);
            QVERIFY2(!bench.message(u"frame"_s).isEmpty(), qPrintable(wrong));
            QCOMPARE(width(), 8 * 2.39);
        }
        bench.enter(own, u"1920x1080"_s); // one of the presets
        QCOMPARE(bench.message(u"frame"_s), QString());
        QCOMPARE(frame->currentText(), u"16:9 wide"_s);
        QVERIFY(!own->isVisible());
        QVERIFY(bench.isAsBefore());
        QVERIFY(bench.undoesToBytes());
    }

    void languagesAreAddedAndRemoved()
    {
        Bench bench(lectureWith({u"text.text"_s}));
        QTest::mouseClick(bench.in<QPushButton>(u"languages"_s), Qt::LeftButton);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        menu->actions().front()->trigger();
        menu->close();
        QCOMPARE(bench.session.document.lecture().languages, (QStringList{u"en"_s, u"ko"_s}));
        bench.session.selection.setNodes({u"text"_s});
        QCOMPARE(bench.row(u"text"_s)->field()->findChildren<GrowingEdit *>().size(), 2);
        bench.session.selection.clear();
        bench.row(u"languages"_s)->findChild<QToolButton *>(u"remove.en"_s)->click();
        QCOMPARE(bench.session.document.lecture().languages, QStringList{u"ko"_s});
        QCOMPARE(bench.session.document.lecture().language, u"ko"_s);
        QVERIFY(bench.undoesToBytes());
    }
};

LECTOGRAPH_TEST_MAIN(TestInspectorScene)
#include "tst_editor_inspector_scene.moc"
