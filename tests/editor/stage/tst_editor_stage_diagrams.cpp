// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"
#include "editor/customblocks/customblock.h"
#include "editor/edits/mime.h"
#include "editor/operations/animating.h"
#include "editor/stage/actionids.h"
#include "editor/stage/diagramfield.h"
#include "editor/stage/stagediagram.h"
#include "stagemenu.h"
#include "testmain.h"

#include <QPaintEvent>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

namespace {

const QString chain = u"# kept\na [Input] -> b [Attention] -> c [Output]"_s;

lecture::Lecture lectureWith(const QJsonValue &source)
{
    lecture::Lecture lecture = emptyLecture(u"en"_s);
    lecture.languages = {u"en"_s, u"ko"_s};
    return withNodes(lecture, {{u"it"_s, u"diagrams.diagram"_s, {{u"source"_s, source}}}});
}

/// A diagram on the stage, with simulated input.
struct DiagramBench : Bench
{
    explicit DiagramBench(const QJsonValue &source = chain) : Bench(lectureWith(source))
    {
        session.selection.setNodes({u"it"_s});
    }

    using Bench::at;
    StageDiagram &diagram() { return overlay().diagram(); }
    QString source() { return written(u"it"_s, u"source"_s).toString(); }
    QPoint at(const QString &path)
    {
        const DiagramPart *part = diagram().parts().find(path);
        return part ? part->middle().toPoint() : QPoint();
    }
    QString part() { return session.selection.part(); }
    DiagramField *field() { return overlay().findChild<DiagramField *>(); }
    void type(const QString &words)
    {
        for (const QChar letter : words) {
            QWidget *to = field() ? static_cast<QWidget *>(field()) : &overlay();
            QTest::sendKeyEvent(QTest::Click, to, Qt::Key_unknown, letter, Qt::NoModifier);
        }
    }
    void enter()
    {
        QTest::keyClick(field() ? static_cast<QWidget *>(field()) : &overlay(), Qt::Key_Return);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QPoint port(const QPointF &way)
    {
        for (const DiagramPort &port : diagram().ports().all) {
            if (port.way == way)
                return port.at.toPoint();
        }
        return {};
    }
};

/// What is repainted of a widget.
struct PaintedRegion : QObject
{
    explicit PaintedRegion(QWidget &widget) { widget.installEventFilter(this); }
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            region += static_cast<QPaintEvent *>(event)->region();
        return false;
    }

    QRegion region;
};

} // namespace

class StageDiagramsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void aClickInTheSelectedDiagramSelectsAPart()
    {
        DiagramBench bench;
        bench.session.selection.clear();
        bench.click(bench.at(0, 0));
        QCOMPARE(bench.selected(), QStringList(u"it"_s));
        QCOMPARE(bench.part(), QString());
        QSignalSpy told(&bench.session.document, &Document::statusMessage);
        bench.click(bench.at(u"blocks/b"_s));
        QCOMPARE(bench.part(), u"blocks/b"_s);
        QTRY_VERIFY(!told.isEmpty() && told.last().first().toString().contains(u"Block “Attention”"_s));
        bench.click(bench.at(u"links/a→b"_s));
        QCOMPARE(bench.part(), u"links/a→b"_s);
        bench.press(Qt::Key_Escape);
        QCOMPARE(bench.part(), QString());
        QCOMPARE(bench.selected(), QStringList(u"it"_s));
        bench.click(bench.at(u"blocks/c"_s), Qt::AltModifier);
        QCOMPARE(bench.part(), u"blocks/c"_s);
        QCOMPARE(bench.steps(), 0);
    }

    void theKeyboardGoesThroughBlocksAndLinks()
    {
        DiagramBench bench;
        bench.press(Qt::Key_Return);
        QStringList met{bench.part()};
        for (int i = 0; i < 5; ++i) {
            bench.press(Qt::Key_Tab);
            met.append(bench.part());
        }
        QCOMPARE(met, (QStringList{u"blocks/a"_s, u"links/a→b"_s, u"blocks/b"_s, u"links/b→c"_s, u"blocks/c"_s, {}}));
        bench.diagram().select(u"blocks/b"_s);
        bench.press(Qt::Key_Up);
        QCOMPARE(bench.part(), u"blocks/c"_s);
        bench.press(Qt::Key_Down);
        bench.press(Qt::Key_Down);
        QCOMPARE(bench.part(), u"blocks/a"_s);
        bench.press(Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(bench.part(), QString());
    }

    void typingANameAndEnterAddsTheNextBlock()
    {
        DiagramBench bench;
        bench.click(bench.at(u"blocks/c"_s));
        bench.type(u"Loss"_s);
        QVERIFY(bench.field());
        bench.enter();
        QCOMPARE(bench.source(), chain + u" -> Loss"_s);
        QCOMPARE(bench.part(), u"blocks/Loss"_s);
        QVERIFY(bench.overlay().hasFocus());
        bench.type(u"손실 값"_s);
        bench.enter();
        QCOMPARE(bench.source(), chain + u" -> Loss -> 손실 값"_s);
        QCOMPARE(bench.steps(), 2);
        bench.session.document.history().undo();
        QCOMPARE(bench.source(), chain + u" -> Loss"_s);
        bench.diagram().select(u"blocks/a"_s);
        bench.type(u"x"_s);
        QTest::keyClick(bench.field(), Qt::Key_Escape);
        QCOMPARE(bench.session.document.history().index(), 1);
    }

    void composedLettersBeginAName()
    {
        DiagramBench bench;
        bench.click(bench.at(u"blocks/c"_s));
        QVERIFY(bench.overlay().testAttribute(Qt::WA_InputMethodEnabled));
        QInputMethodEvent event;
        event.setCommitString(u"출력"_s);
        QApplication::sendEvent(&bench.overlay(), &event);
        QVERIFY(bench.field());
        QCOMPARE(bench.field()->text(), u"출력"_s);
    }

    void enterF2AndADoubleClickRenameInPlace()
    {
        DiagramBench bench;
        bench.click(bench.at(u"blocks/b"_s));
        bench.enter();
        QCOMPARE(bench.field()->text(), u"Attention"_s);
        bench.type(u"Self-attention"_s);
        bench.enter();
        QVERIFY(bench.source().contains(u"b [Self-attention] ->"_s));
        bench.run("stage.edit");
        QVERIFY(bench.field());
        QTest::keyClick(bench.field(), Qt::Key_Escape);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {}, bench.at(u"blocks/a"_s));
        QCOMPARE(bench.field()->text(), u"Input"_s);
        bench.enter();
        QCOMPARE(bench.steps(), 1); // nothing was changed
        bench.diagram().select(u"links/a→b"_s);
        bench.enter();
        bench.type(u"x"_s);
        bench.enter();
        QVERIFY2(bench.source().contains(u"a [Input] ->|x| b"_s), qPrintable(bench.source()));
    }

    void aNameIsThatOfTheShownLanguageAndABlockIsInAll()
    {
        DiagramBench bench(QJsonObject{{u"en"_s, u"a [One] -> b"_s}, {u"ko"_s, u"a [하나] -> b"_s}});
        bench.session.preview.setLanguage(u"ko"_s);
        bench.click(bench.at(u"blocks/a"_s));
        bench.enter();
        QCOMPARE(bench.field()->text(), u"하나"_s);
        bench.type(u"일"_s);
        bench.enter();
        bench.diagram().select(u"blocks/b"_s);
        bench.type(u"c"_s);
        bench.enter();
        const QJsonObject texts = bench.written(u"it"_s, u"source"_s).toObject();
        QCOMPARE(texts.value(u"en"_s).toString(), u"a [One] -> b -> c"_s);
        QCOMPARE(texts.value(u"ko"_s).toString(), u"a [일] -> b -> c"_s);
    }

    void whatIsTypedBehindANameDescribesTheBlock()
    {
        DiagramBench bench(QJsonObject{{u"en"_s, u"a [One] -> b"_s}, {u"ko"_s, u"a [하나] -> b"_s}});
        const auto rename = [&](const QString &path, const QString &words) {
            bench.diagram().select(path);
            bench.enter();
            bench.type(words);
            bench.enter();
            QCOMPARE(bench.part(), path);
        };
        const auto text = [&](const QString &language) {
            return bench.written(u"it"_s, u"source"_s).toObject().value(language).toString();
        };
        rename(u"blocks/a"_s, u"Start * 6"_s);
        QCOMPARE(text(u"en"_s), u"a [Start] × 6 -> b"_s);
        QCOMPARE(text(u"ko"_s), u"a [하나] × 6 -> b"_s); // what is drawn is the same in all languages
        QCOMPARE(bench.steps(), 1);
        rename(u"blocks/a"_s, u"Start: [B, T, 512]"_s);
        rename(u"blocks/b"_s, u"X :::ORANGE"_s);
        QCOMPARE(text(u"en"_s), u"a [Start]: [B, T, 512] × 6 -> b [X] :::ORANGE"_s);
        QCOMPARE(text(u"ko"_s), u"a [하나]: [B, T, 512] × 6 -> b :::ORANGE"_s);
        rename(u"blocks/a"_s, u"Start x 3"_s);
        QVERIFY(text(u"en"_s).contains(u"× 3"_s));
        rename(u"blocks/a"_s, u"64 x 64"_s);
        QVERIFY(text(u"en"_s).contains(u"[64 x 64]"_s));
        QCOMPARE(bench.steps(), 5);
    }

    void aLabelThatLooksLikeARepeatIsEditedAsItIs()
    {
        DiagramBench bench(u"a [64 × 64] -> b"_s);
        bench.diagram().select(u"blocks/a"_s);
        bench.enter();
        bench.type(u"32 × 32"_s);
        bench.enter();
        QCOMPARE(bench.source(), u"a [32 × 32] -> b"_s);
    }

    void theRenamedPartStaysSelected()
    {
        DiagramBench bench(u"g [Layer] {\n  a -> b\n}\nb -> c"_s);
        for (const QString &path : {u"groups/g"_s, u"blocks/a"_s, u"links/a→b"_s}) {
            for (const int key : {Qt::Key_Return, Qt::Key_Tab, Qt::Key_Escape}) {
                bench.diagram().select(path);
                bench.enter();
                bench.type(u"New"_s);
                QTest::keyClick(bench.field(), Qt::Key(key));
                QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
                QCOMPARE(bench.part(), path);
                QVERIFY(bench.overlay().hasFocus());
            }
        }
    }

    void undoSelectsTheLinkThatABlockWasPutInto()
    {
        DiagramBench bench;
        bench.diagram().select(u"links/a→b"_s);
        bench.type(u"d"_s);
        bench.enter();
        QCOMPARE(bench.part(), u"blocks/d"_s);
        bench.session.document.history().undo();
        QCOMPARE(bench.source(), chain);
        QCOMPARE(bench.part(), u"links/a→b"_s);
        bench.session.document.history().redo();
        QCOMPARE(bench.part(), u"blocks/d"_s);
    }

    void anEmptyFieldSaysWhatIsTypedInIt()
    {
        DiagramBench bench;
        bench.diagram().select(u"blocks/b"_s);
        bench.run("diagram.repeat");
        QVERIFY(!bench.field()->placeholderText().isEmpty());
        QCOMPARE(bench.field()->accessibleName(), bench.field()->placeholderText());
        QVERIFY(!(bench.field()->alignment() & Qt::AlignHCenter)); // a centred line shows none
        bench.type(u"x 6"_s);
        QVERIFY(bench.field()->alignment() & Qt::AlignHCenter);
        bench.enter();
        QVERIFY2(bench.source().contains(u"b [Attention] × 6 ->"_s), qPrintable(bench.source()));
        bench.run("diagram.repeat");
        QCOMPARE(bench.field()->text(), u"× 6"_s);
        bench.type(u"1"_s);
        bench.enter();
        QCOMPARE(bench.source(), chain);
    }

    void deleteTakesABlockOutOfItsLinks()
    {
        DiagramBench bench;
        bench.click(bench.at(u"blocks/b"_s));
        bench.run("stage.delete");
        QCOMPARE(bench.source(), u"# kept\na [Input] -> c [Output]"_s);
        QCOMPARE(bench.selected(), QStringList(u"it"_s));
        bench.click(bench.at(u"links/a→c"_s));
        bench.run("stage.delete");
        QCOMPARE(bench.source(), u"# kept\na [Input]\nc [Output]"_s);
        QCOMPARE(bench.steps(), 2);
    }

    void aPortIsDraggedToABlockOrToANewOne()
    {
        DiagramBench bench;
        bench.click(bench.at(u"blocks/a"_s));
        QCOMPARE(bench.diagram().ports().all.size(), std::size_t(4));
        bench.drag(bench.port({1, 0}), bench.at(u"blocks/c"_s), {});
        QCOMPARE(bench.source(), chain + u"\na ->+ c"_s); // past the attention
        QCOMPARE(bench.part(), u"links/a→c"_s);
        bench.click(bench.at(u"blocks/a"_s));
        bench.drag(bench.port({-1, 0}), bench.at(u"blocks/a"_s) - QPoint(200, 0), {});
        QVERIFY(bench.field());
        bench.type(u"d"_s);
        bench.enter();
        QVERIFY2(bench.source().contains(u"\na -> d"_s), qPrintable(bench.source()));
        bench.click(bench.at(u"blocks/a"_s));
        bench.drag(bench.port({0, 1}), bench.at(u"blocks/a"_s) + QPoint(10, 80), {});
        bench.type(u"before"_s);
        bench.enter();
        QVERIFY2(bench.source().contains(u"before -> a"_s), qPrintable(bench.source()));
        QCOMPARE(bench.steps(), 3);
    }

    /// A full repaint would cost frames while the pointer moves, and what is not repainted stays behind.
    void portsAppearAndGoWithThePointerAlone()
    {
        DiagramBench bench;
        PaintedRegion painted(bench.overlay());
        const auto regionAfter = [&](const auto &change) {
            QCoreApplication::processEvents();
            painted.region = {};
            change();
            QCoreApplication::processEvents();
            return painted.region;
        };
        const QPoint block = bench.at(u"blocks/b"_s);
        const QRegion shown = regionAfter([&] { bench.moveTo(block); });
        const QPoint port = bench.port({1, 0});
        QVERIFY(shown.contains(port));
        QVERIFY(!shown.contains(bench.overlay().rect().topLeft()));
        QVERIFY(!regionAfter([&] { bench.moveTo(block + QPoint(1, 0)); }).contains(port)); // all is as before
        QVERIFY(regionAfter([&] { bench.moveTo(port); }).contains(port)); // it is larger under the pointer
        const QRegion left = regionAfter([&] {
            QEvent leave(QEvent::Leave);
            QApplication::sendEvent(&bench.overlay(), &leave);
        });
        QVERIFY(left.contains(port));
        QVERIFY(bench.diagram().ports().all.empty());
    }

    void aBlockMovedByHandStaysThereUntilItIsLaidOutAgain()
    {
        DiagramBench bench;
        bench.click(bench.at(u"blocks/b"_s));
        const QPoint before = bench.at(u"blocks/b"_s);
        const QPoint other = bench.at(u"blocks/a"_s);
        bench.drag(before, before + QPoint(120, -10));
        const QPoint after = bench.at(u"blocks/b"_s);
        QVERIFY2((after - before - QPoint(120, -10)).manhattanLength() <= 3,
                 qPrintable(u"%1 %2"_s.arg((after - before).x()).arg((after - before).y())));
        QCOMPARE(bench.at(u"blocks/a"_s), other);
        QVERIFY2(bench.source().contains(u"b [Attention] at ("_s), qPrintable(bench.source()));
        QCOMPARE(bench.steps(), 1);
        bench.press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(bench.steps(), 2);
        QVERIFY(bench.at(u"blocks/b"_s).x() > after.x());
        bench.run("diagram.lay-out");
        QCOMPARE(bench.source(), chain);
        QCOMPARE(bench.at(u"blocks/b"_s), before);
    }

    void aBlockIsDraggedIntoALink()
    {
        DiagramBench bench(u"a -> b -> c\nd [Dropout]"_s);
        bench.click(bench.at(u"blocks/d"_s));
        bench.drag(bench.at(u"blocks/d"_s), bench.at(u"links/a→b"_s), {});
        QVERIFY2(bench.source().startsWith(u"a -> d -> b -> c"_s), qPrintable(bench.source()));
        QCOMPARE(bench.part(), u"blocks/d"_s);
        QCOMPARE(bench.steps(), 1);
        bench.diagram().select(u"links/b→c"_s);
        bench.type(u"e"_s);
        bench.enter();
        QVERIFY(bench.source().startsWith(u"a -> d -> b -> e -> c"_s));
    }

    void aCardIsDroppedIntoALink()
    {
        DiagramBench bench;
        bench.session.selection.clear();
        const Actor *actor = findActor(bench.overlay().cast(), u"it"_s);
        const DiagramParts parts = diagramParts(*actor, bench.overlay().projection());
        const QPoint on = parts.find(u"links/a→b"_s)->middle().toPoint();
        bench.drop(mime::block, u"shapes.circle"_s, on);
        QCOMPARE(bench.scene().actors.size(), std::size_t(1));
        QVERIFY2(bench.source().contains(u"-> Circle -> b"_s), qPrintable(bench.source()));
        QVERIFY(bench.field()); // to be named
    }

    /// The diagrams are read once for all moves of a drag, and again when the picture has changed.
    void aLinkThatHasMovedIsDroppedInto()
    {
        DiagramBench bench;
        const QPoint before = bench.at(u"links/a→b"_s);
        bench.drop(mime::block, u"shapes.circle"_s, before + QPoint(300, 0)); // beside the diagram
        bench.session.selection.setNodes({u"it"_s});
        bench.run("diagram.right");
        QCoreApplication::processEvents();
        const QPoint after = bench.at(u"links/a→b"_s);
        QVERIFY(after != before);
        bench.drop(mime::block, u"shapes.square"_s, after);
        QVERIFY2(bench.source().contains(u"-> Square -> b"_s), qPrintable(bench.source()));
    }

    void aCustomBlockIsDroppedIntoALink()
    {
        DiagramBench bench;
        const auto block = customBlockOf(bench.session.document.lecture(), u"scene1"_s, {u"it"_s}, {u"Layer"_s},
                                         registry());
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"Layer.json"_s));
        QVERIFY(block && file.open(QIODevice::WriteOnly));
        file.write(*toFile(*block));
        file.close();
        bench.drop(mime::customBlock, file.fileName(), bench.at(u"links/a→b"_s));
        QCOMPARE(bench.scene().actors.size(), std::size_t(1));
        QVERIFY2(bench.source().contains(u"-> Layer -> b"_s), qPrintable(bench.source()));
        QCOMPARE(bench.part(), u"blocks/Layer"_s);
        QVERIFY(bench.field());
    }

    void aMenuOnOneOfSeveralPartsIsForAllOfThem()
    {
        DiagramBench bench;
        bench.click(bench.at(u"blocks/a"_s));
        bench.click(bench.at(u"blocks/b"_s), Qt::ShiftModifier);
        const QPoint at = bench.at(u"blocks/b"_s);
        QTest::mouseClick(&bench.overlay(), Qt::RightButton, {}, at);
        QVERIFY(menuAt(bench, at).contains(u"diagram.group"_s));
        QCOMPARE(bench.diagram().selectedItems(), (QStringList{u"a"_s, u"b"_s}));
        QVERIFY(bench.overlay().accessibleDescription().startsWith(u"2 part"_s));
        bench.run("diagram.group");
        QVERIFY2(bench.source().contains(u"{\n  a, b\n}"_s), qPrintable(bench.source()));
        bench.enter();
        QTest::mouseClick(&bench.overlay(), Qt::RightButton, {}, bench.at(u"blocks/c"_s));
        QCOMPARE(bench.session.selection.parts(), QStringList(u"blocks/c"_s)); // one that was not selected
    }

    void severalDeletedPartsComeBackSelected()
    {
        DiagramBench bench(u"a -> b -> c -> d -> e"_s);
        bench.click(bench.at(u"blocks/b"_s));
        for (const QString &path : {u"blocks/c"_s, u"links/d→e"_s})
            bench.click(bench.at(path), Qt::ControlModifier);
        const QStringList before = bench.session.selection.parts();
        QCOMPARE(before, (QStringList{u"blocks/b"_s, u"blocks/c"_s, u"links/d→e"_s}));
        bench.press(Qt::Key_Delete);
        QVERIFY(!bench.diagram().parts().find(u"blocks/c"_s) && !bench.diagram().parts().find(u"links/d→e"_s));
        QVERIFY2(bench.source().contains(u"a -> d"_s), qPrintable(bench.source()));
        bench.session.document.history().undo();
        QCOMPARE(bench.source(), u"a -> b -> c -> d -> e"_s);
        QCOMPARE(bench.session.selection.parts(), before);
        QCOMPARE(bench.diagram().selectedItems(), (QStringList{u"b"_s, u"c"_s}));
        bench.click(bench.at(u"blocks/b"_s), Qt::ControlModifier); // the first one too leaves
        QCOMPARE(bench.diagram().selectedItems(), QStringList(u"c"_s));
    }

    void severalPartsMoveTogetherAndAreAnimatedTogether()
    {
        DiagramBench bench;
        bench.click(bench.at(u"blocks/a"_s));
        bench.click(bench.at(u"blocks/b"_s), Qt::ControlModifier);
        bench.press(Qt::Key_Right, Qt::ControlModifier);
        bench.press(Qt::Key_Right, Qt::ControlModifier);
        QVERIFY2(bench.source().contains(u"a [Input] at (1, 0) -> b [Attention] at (1, 0)"_s),
                 qPrintable(bench.source()));
        QCOMPARE(bench.steps(), 1);
        const QPoint from = bench.at(u"blocks/a"_s);
        bench.drag(from, from + QPoint(40, 0), {});
        QVERIFY2(bench.source().count(u"at (1, 0)"_s) == 0, qPrintable(bench.source()));
        QCOMPARE(bench.source().count(u"at ("_s), 2);
        QCOMPARE(selectedTargets(bench.session.selection), (QStringList{u"it/blocks/a"_s, u"it/blocks/b"_s}));
    }

    void groupsFoldAndUnfold()
    {
        DiagramBench bench(u"g [Layer] {\n  a -> b\n}\nb -> c"_s);
        const DiagramPart *group = bench.diagram().parts().find(u"groups/g"_s);
        QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {}, group->words.center().toPoint());
        QCOMPARE(bench.written(u"it"_s, u"folded"_s).toArray(), QJsonArray{u"g"_s});
        QVERIFY(!bench.diagram().parts().find(u"blocks/a"_s));
        QCOMPARE(bench.part(), u"groups/g"_s);
        bench.run("diagram.unfold");
        QVERIFY(bench.diagram().parts().find(u"blocks/a"_s));
        bench.run("diagram.fold");
        QVERIFY(!bench.diagram().parts().find(u"blocks/a"_s));
        QCOMPARE(bench.steps(), 3);
    }

    void actionsRepeatTurnGroupAndLink()
    {
        DiagramBench bench;
        bench.diagram().select(u"blocks/b"_s);
        bench.run("diagram.repeat");
        bench.type(u"6"_s);
        bench.enter();
        QVERIFY(bench.source().contains(u"b [Attention] × 6 ->"_s));
        bench.run("diagram.right");
        QVERIFY(bench.source().startsWith(u"direction right\n"_s));
        bench.diagram().select(u"blocks/a"_s);
        bench.run("diagram.link");
        bench.press(Qt::Key_Right);
        bench.press(Qt::Key_Right);
        bench.press(Qt::Key_Return);
        QVERIFY2(bench.source().endsWith(u"a ->+ c"_s), qPrintable(bench.source()));
        bench.run("diagram.arc");
        QVERIFY(bench.source().endsWith(u"a -> c"_s));
        bench.click(bench.at(u"blocks/a"_s));
        bench.click(bench.at(u"blocks/b"_s), Qt::ShiftModifier);
        bench.run("stage.group");
        QVERIFY2(bench.source().contains(u"Group {\n  a, b\n}"_s), qPrintable(bench.source()));
        QVERIFY(bench.field());
    }

    void anEncoderOfSixLayersTakesTwelveActions()
    {
        DiagramBench bench(u"Embeddings: [B, T, 512]"_s);
        int actions = 0;
        const auto type = [&](const QString &name) {
            bench.type(name);
            bench.enter();
            ++actions;
        };
        const auto click = [&](const QString &path, Qt::KeyboardModifiers modifiers = {}) {
            bench.click(bench.at(path), modifiers);
            ++actions;
        };
        const auto drag = [&](const QString &from, const QString &to) {
            bench.moveTo(bench.at(from));
            const DiagramPart *part = bench.diagram().parts().find(from);
            bench.drag(QPointF(part->rect.right() + 13, part->rect.center().y()).toPoint(), bench.at(to), {});
            ++actions;
        };
        click(u"blocks/Embeddings"_s);
        for (const QString &name : {u"Attention :::ORANGE"_s, u"Add & norm :::YELLOW"_s, u"Feed-forward :::BLUE"_s,
                                    u"Add & norm :::YELLOW"_s, u"Output"_s})
            type(name);
        drag(u"blocks/Embeddings"_s, u"blocks/add_norm"_s);
        drag(u"blocks/add_norm"_s, u"blocks/add_norm2"_s);
        click(u"blocks/Attention"_s);
        click(u"blocks/add_norm2"_s, Qt::ShiftModifier);
        bench.run("stage.group");
        ++actions;
        type(u"Encoder layer × 6"_s);
        QCOMPARE(actions, 12);
        const QString source = bench.source();
        for (const QString &said : {u"Embeddings ->+ add_norm"_s, u"add_norm ->+ add_norm2"_s, u"× 6 {"_s,
                                    u"[Encoder layer]"_s, u"Attention, add_norm, feed_forward, add_norm2"_s})
            QVERIFY2(source.contains(said), qPrintable(source));
        QVERIFY(bench.diagram().parts().find(u"groups/Group"_s)->rect.contains(bench.at(u"blocks/feed_forward"_s)));
    }

    void aDiagramBeginsWithWhatTheCatalogOffers()
    {
        DiagramBench bench;
        bench.run("diagram.begin-decoder");
        QVERIFY(bench.written(u"it"_s, u"source"_s).toObject().value(u"ko"_s).toString().contains(u"크로스 어텐션"_s));
        QVERIFY(bench.diagram().parts().find(u"blocks/cross"_s));
        QCOMPARE(bench.steps(), 1);
    }

    void aNewDiagramSpeaksTheLanguagesOfTheLecture()
    {
        lecture::Lecture lecture = emptyLecture(u"ko"_s);
        Bench bench(lecture);
        bench.drop(mime::block, u"diagrams.diagram"_s, bench.at(0, 0));
        const QString source = bench.written(bench.selected().value(0), u"source"_s).toString();
        QVERIFY2(source.contains(u"[인코더 층] × 6"_s), qPrintable(source));
    }

    void theMenuOffersWhatCanBeDone()
    {
        DiagramBench bench;
        bench.click(bench.at(u"blocks/b"_s));
        const QStringList ids = menuAt(bench, bench.at(u"blocks/b"_s));
        QVERIFY2(ids.contains(u"diagram.repeat"_s), qPrintable(ids.join(u'|')));
        QVERIFY(ids.contains(u"diagram.lay-out"_s));
        QVERIFY(!ids.contains(u"diagram.fold"_s)); // it is no group
    }
};

LECTOGRAPH_TEST_MAIN(StageDiagramsTest)
#include "tst_editor_stage_diagrams.moc"
