// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"
#include "stagemenu.h"

#include "editor/customblocks/customblock.h"
#include "editor/edits/clipboard.h"
#include "editor/edits/copied_nodes.h"
#include "editor/edits/groups.h"
#include "editor/edits/mime.h"
#include "editor/operations/animating.h"
#include "editor/session/actions.h"
#include "editor/stage/commands.h"
#include "editor/stage/inlinetexteditor.h"
#include "lecture/check.h"
#include "testmain.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

class StagePastingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }

    void theMenuHasPasteThatIsOffWhileThereIsNothingToPaste()
    {
        Bench bench;
        const auto isPasteOn = [&] {
            const QPoint at = bench.at(-6, 3);
            QContextMenuEvent event(QContextMenuEvent::Mouse, at, bench.overlay().mapToGlobal(at));
            QApplication::sendEvent(&bench.overlay(), &event);
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            std::optional<bool> isOn;
            for (const QAction *action : menu ? menu->actions() : QList<QAction *>()) {
                if (action->text() == "Paste"_L1)
                    isOn = action->isEnabled();
            }
            delete menu;
            return isOn;
        };
        QGuiApplication::clipboard()->clear();
        QCOMPARE(isPasteOn(), false);
        bench.session.selection.setNodes({u"disc"_s});
        bench.run("stage.copy");
        bench.session.selection.clear();
        QCOMPARE(isPasteOn(), true);
        bench.run("stage.paste");
        QCOMPARE(bench.scene().nodes.size(), 4U);
    }

    void aBlockIsDroppedWhereThePointerIs()
    {
        Bench bench;
        bench.drop(mime::block, u"shapes.square"_s, bench.at(-4, 2));
        QCOMPARE(bench.selected(), QStringList{u"square"_s});
        QVERIFY(std::abs(bench.position(u"square"_s).x() + 4) < 0.02);
        QVERIFY(std::abs(bench.position(u"square"_s).y() - 2) < 0.02);
        QCOMPARE(bench.scene().actors.back(), u"square"_s);
        QCOMPARE(bench.steps(), 1);
    }

    void aCustomBlockIsDroppedWhereThePointerIs()
    {
        Bench bench;
        const auto block = customBlockOf(bench.session.document.lecture(), u"scene1"_s, {u"disc"_s, u"box"_s},
                                         {u"Two"_s}, registry());
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"Two.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(*toFile(*block));
        file.close();
        const lecture::Files before = bench.files();
        bench.drop(mime::customBlock, file.fileName(), bench.at(-2, 1));
        QCOMPARE(bench.steps(), 1);
        const QStringList selected = bench.selected();
        QCOMPARE(selected.size(), 1);
        QCOMPARE(bench.scene().actors.size(), 4U);
        QCOMPARE(bench.session.document.node(u"scene1"_s, selected.front())->type, u"block:two"_s);
        // Its middle is under the pointer.
        const QPointF middle = bench.position(selected.front());
        QVERIFY2(std::abs(middle.x() + 2) < 0.06 && std::abs(middle.y() - 1) < 0.06,
                 qPrintable(u"%1, %2"_s.arg(middle.x()).arg(middle.y())));
        bench.session.document.history().undo();
        QCOMPARE(bench.files(), before);
    }

    void anAnimationIsDroppedOnAnActor()
    {
        Bench bench;
        bench.session.playhead.setTime(base::Time::fromSeconds(1.5));
        bench.drop(mime::animation, u"motion.fade-in"_s, bench.at(-6, 3)); // on no actor
        QCOMPARE(bench.steps(), 0);
        bench.drop(mime::animation, u"motion.draw"_s, bench.at(3.4, 1.1));
        QCOMPARE(bench.scene().tracks.size(), 1U);
        const timeline::Clip &clip = *bench.scene().tracks.front()->clips.front();
        QCOMPARE(clip.target, u"box"_s);
        QCOMPARE(clip.start, base::Time::fromSeconds(1.5));
        QCOMPARE(bench.session.selection.clips().size(), 1U);
    }

    void rippleMakesRoomForAnAnimation()
    {
        const double length = registry().animations.find(u"motion.fade-out"_s)->seconds;
        const auto add = [](Bench &bench, bool isDropped) {
            if (isDropped)
                bench.drop(mime::animation, u"motion.fade-out"_s, bench.at(3.4, 1.1));
            else
                animateSelected(bench.session, u"motion.fade-out"_s);
        };
        for (const bool isDropped : {true, false}) {
            Bench bench;
            bench.session.selection.setNodes({u"box"_s});
            bench.session.playhead.setTime(base::Time::fromSeconds(2));
            add(bench, isDropped);
            bench.session.selection.setNodes({u"box"_s});
            bench.session.isRippling = true;
            bench.session.playhead.setTime(base::Time::fromSeconds(1));
            add(bench, isDropped);
            const auto &clips = bench.scene().tracks.front()->clips;
            QCOMPARE(clips.size(), 2U);
            QCOMPARE(clips[0]->start.seconds(), 2 + length);
            QCOMPARE(clips[1]->start.seconds(), 1.0);
            QCOMPARE(bench.steps(), 2);
        }
    }

    void whatOtherProgramsCopyIsPasted()
    {
        Bench bench;
        QClipboard *clipboard = QGuiApplication::clipboard();
        const auto pasted = [&] {
            bench.overlay().setFocus();
            bench.press(Qt::Key_V, Qt::ControlModifier);
            return bench.selected().size() == 1 ? bench.session.document.node(u"scene1"_s, bench.selected().front())
                                                : nullptr;
        };
        QImage image(8, 4, QImage::Format_RGB32);
        image.fill(Qt::red);
        clipboard->setImage(image);
        QVERIFY(menuAt(bench, bench.at(-6, 3)).contains(u"stage.paste"_s));
        const graph::Node *picture = pasted();
        QVERIFY(picture);
        QCOMPARE(picture->type, u"shapes.image"_s);
        const QString file = picture->properties.value(u"file"_s).toString();
        QCOMPARE(QImage::fromData(*bench.session.document.lecture().assets.at(file).content).size(), QSize(8, 4));
        QCOMPARE(bench.scene().actors.back(), picture->id);
        QCOMPARE(bench.steps(), 1);

        clipboard->setText(u"  Words from elsewhere\nin two lines \n"_s);
        const graph::Node *words = pasted();
        QVERIFY(words);
        QCOMPARE(words->type, u"text.text"_s);
        QCOMPARE(words->properties.value(u"text"_s).toString(), u"Words from elsewhere\nin two lines"_s);
        QCOMPARE(bench.position(words->id), QPointF(0, 0)); // at the centre of the visible area

        QSignalSpy said(&bench.session.document, &editor::Document::statusMessage);
        clipboard->setText(u"\tmodel\taccuracy\n0\ta\t0.5\n1\tb\t0.75"_s); // rows numbered by pandas
        QVERIFY(pasted());
        QVERIFY(!said.isEmpty() && said.front().front().toString().contains(u"left out"_s));
        bench.session.document.history().undo();

        bench.session.preview.setLanguage(u"ko"_s);
        clipboard->setText(u"다른 곳의 말"_s);
        const graph::Node *korean = pasted();
        QVERIFY(korean);
        QCOMPARE(korean->properties.value(u"text"_s).toObject().value(u"ko"_s).toString(), u"다른 곳의 말"_s);

        const QTemporaryDir folder;
        const QString path = folder.filePath(u"cat.png"_s);
        QVERIFY(image.save(path));
        auto *files = new QMimeData;
        files->setUrls({QUrl::fromLocalFile(path)});
        files->setText(path); // as file managers do
        clipboard->setMimeData(files);
        const graph::Node *cat = pasted();
        QVERIFY(cat);
        QCOMPARE(cat->properties.value(u"file"_s).toString(), u"assets/cat.png"_s);
        QCOMPARE(bench.steps(), 4);
    }

    void codeThatIsPastedIsAListingAndMayBeWordsInstead()
    {
        Bench bench;
        std::vector<Alternative> offered;
        QObject::connect(
            &bench.session.document, &Document::alternativesOffered, &bench.session.document,
            [&](const QString &, const QStringList &, const std::vector<Alternative> &all) { offered = all; });
        QGuiApplication::clipboard()->setText(u"def f(a):\n    return a + 1\n"_s);
        bench.run("stage.paste");
        const auto pasted = [&] { return bench.session.document.node(u"scene1"_s, bench.selected().value(0)); };
        QVERIFY(pasted());
        QCOMPARE(pasted()->type, u"text.code"_s);
        QCOMPARE(pasted()->properties.value(u"code"_s).toString(), u"def f(a):\n    return a + 1"_s);
        QCOMPARE(offered.size(), 2U);
        QVERIFY(offered.front().isChosen);
        offered.back().run();
        QCOMPARE(pasted()->type, u"text.text"_s);
        QCOMPARE(bench.steps(), 1);
        auto *copied = new QMimeData; // of an editor of code: two lines that could be anything
        copied->setText(u"one\ntwo\n"_s);
        copied->setData(u"vscode-editor-data"_s, "{}");
        QGuiApplication::clipboard()->setMimeData(copied);
        bench.run("stage.paste");
        QCOMPARE(pasted()->type, u"text.code"_s);
        QCOMPARE(pasted()->properties.value(u"code"_s).toString(), u"one\ntwo"_s);
    }

    void whatCannotBePastedSaysWhy()
    {
        Bench bench;
        QStringList reasons;
        QObject::connect(&bench.session.document, &Document::refused, &bench.panel,
                         [&](const base::Error &error) { reasons.append(error.text()); });
        const QTemporaryDir folder;
        QFile letter(folder.filePath(u"letter.docx"_s));
        QVERIFY(letter.open(QIODevice::WriteOnly));
        auto *file = new QMimeData;
        file->setUrls({QUrl::fromLocalFile(letter.fileName())});
        auto *clips = new QMimeData;
        clips->setData(QString::fromLatin1(mime::clips), "[]");
        clips->setText(u"[]"_s);
        auto *book = new QMimeData;
        book->setText(QString(30'000, u'a'));
        for (QMimeData *held : {file, clips, book, new QMimeData}) {
            QGuiApplication::clipboard()->setMimeData(held);
            bench.overlay().setFocus();
            bench.press(Qt::Key_V, Qt::ControlModifier);
        }
        QCOMPARE(reasons.size(), 4);
        QVERIFY(reasons.at(0).contains(u"letter.docx"_s) || reasons.at(0).contains(u"PNG"_s));
        QVERIFY(reasons.at(1).contains(u"clipboard"_s));
        QVERIFY(reasons.at(2).contains(u"20,000"_s));
        QVERIFY(reasons.at(3).contains(u"clipboard"_s));
        QCOMPARE(bench.steps(), 0);
    }

    void aNewPictureAsksForItsFile()
    {
        const QTemporaryDir folder;
        QImage image(8, 4, QImage::Format_RGB32);
        image.fill(Qt::red);
        const QString path = folder.filePath(u"cat.bmp"_s);
        QVERIFY(image.save(path));
        Bench bench;
        const lecture::Files before = bench.files();
        int asked = 0;
        QString answer = path;
        bench.session.choosePicture = [&] {
            ++asked;
            return answer;
        };
        bench.drop(mime::block, u"shapes.image"_s, bench.at(-4, 2));
        QTRY_COMPARE(asked, 1);
        QCOMPARE(bench.written(u"image"_s, u"file"_s).toString(),
                 u"assets/cat.png"_s); // converted to a widely supported format
        QCOMPARE(bench.steps(), 1);
        bench.session.document.history().undo();
        QCOMPARE(bench.files(), before);

        // If cancelled, there is no picture and nothing to undo.
        answer.clear();
        bench.drop(mime::block, u"shapes.image"_s, bench.at(-4, 2));
        QTRY_COMPARE(asked, 2);
        QCOMPARE(bench.files(), before);
        QVERIFY(!bench.session.document.history().canUndo());

        // Where there is no file, an empty frame is shown with only a warning, and the file can be chosen later.
        QVERIFY(bench.session.document.edit(u"Add"_s, [](const lecture::Lecture &lecture) {
            return withBlock(lecture, u"scene1"_s,
                             {u"shapes.image"_s, u"image"_s, {{u"position"_s, QJsonArray{-4, 2}}}}, registry());
        }));
        QVERIFY(bench.written(u"image"_s, u"file"_s).isUndefined());
        QVERIFY(findActor(bench.overlay().cast(), u"image"_s)->isSeen);
        const graph::Problems problems = lecture::check(bench.session.document.lecture(), registry());
        QCOMPARE(problems.size(), 1U);
        QCOMPARE(problems.front().severity, graph::Severity::Warning);
        QVERIFY(problems.front().error.what.contains(u"No file is chosen"_s));
        answer = path;
        QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {}, bench.at(-3, 2.3));
        QTRY_COMPARE(asked, 3);
        QCOMPARE(bench.written(u"image"_s, u"file"_s).toString(), u"assets/cat.png"_s);
        // Other blocks do not ask.
        bench.drop(mime::block, u"shapes.square"_s, bench.at(-4, -2));
        QTest::qWait(20);
        QCOMPARE(asked, 3);
    }

    void copiesKeepTheLinksAmongThem()
    {
        const lecture::Lecture lecture = withNodes(sample(),
                                                   {{u"size"_s, u"values.number"_s, {{u"value"_s, 0.5}}},
                                                    {u"linked"_s,
                                                     u"shapes.circle"_s,
                                                     {{u"radius"_s, QJsonObject{{u"link"_s, u"size"_s}}},
                                                      {u"beside"_s, QJsonObject{{u"link"_s, u"box"_s}}}}}});
        const QByteArray json = copyNodes(lecture, u"scene1"_s, {u"size"_s, u"linked"_s});
        const auto pasted = withPasted(lecture, u"scene1"_s, json, registry());
        QVERIFY(pasted);
        QCOMPARE(pasted->ids, (QStringList{u"size2"_s, u"linked2"_s}));
        const auto link = [&](const lecture::Lecture &of, const QString &key) {
            return writtenAt(of, {u"scene1"_s, u"linked2"_s, {}, key})["link"_L1].toString();
        };
        QCOMPARE(link(pasted->lecture, u"radius"_s), u"size2"_s);
        QCOMPARE(link(pasted->lecture, u"beside"_s), u"box"_s);
        QCOMPARE(pasted->lecture.scenes.front()->actors.back(), u"linked2"_s);

        const auto elsewhere = withPasted(emptyLecture(u"en"_s), u"scene1"_s, json, registry());
        QVERIFY(elsewhere);
        QCOMPARE(elsewhere->ids, (QStringList{u"size"_s, u"linked"_s}));
        QVERIFY(writtenAt(elsewhere->lecture, {u"scene1"_s, u"linked"_s, {}, u"beside"_s}).isUndefined());
        QVERIFY(!withPasted(lecture, u"scene1"_s, "nonsense", registry()));
    }

    void picturesComeAlongIntoAnotherLecture()
    {
        const QString name = u"assets/cat.png"_s;
        const auto with = [&](const lecture::Lecture &lecture, const QByteArray &content) {
            return *lecture::withAsset(lecture, name, content);
        };
        const lecture::Lecture from = with(withNodes(sample(), {{u"cat"_s, u"shapes.image"_s, {{u"file"_s, name}}}}),
                                           "a cat");
        CopiedNodes copied(copiesWithFiles(from, u"scene1"_s, {u"cat"_s}, registry()));
        const auto into = [&](const lecture::Lecture &lecture, const QMimeData *data) {
            return *withPasted(lecture, u"scene1"_s, *CopiedNodes::in(data), registry());
        };
        const auto file = [](const Pasted &pasted) {
            return writtenAt(pasted.lecture, {u"scene1"_s, pasted.ids.front(), {}, u"file"_s}).toString();
        };
        // Another program gets only the clipboard data.
        QMimeData heard;
        heard.setData(QString::fromLatin1(mime::nodes), copied.data(QString::fromLatin1(mime::nodes)));
        const lecture::Lecture empty = emptyLecture(u"en"_s);
        for (const QMimeData *data :
             {static_cast<const QMimeData *>(&copied), static_cast<const QMimeData *>(&heard)}) {
            const Pasted alone = into(empty, data);
            QCOMPARE(file(alone), name);
            QCOMPARE(*alone.lecture.assets.at(name).content, QByteArray("a cat"));
            const Pasted beside = into(with(empty, "another cat"), data);
            QCOMPARE(file(beside), u"assets/cat-2.png"_s);
            QCOMPARE(*beside.lecture.assets.at(name).content, QByteArray("another cat"));
            QCOMPARE(*beside.lecture.assets.at(file(beside)).content, QByteArray("a cat"));
            QCOMPARE(into(from, data).lecture.assets.size(), 1U);
        }
    }
};

LECTOGRAPH_TEST_MAIN(StagePastingTest)
#include "tst_editor_stage_pasting.moc"
