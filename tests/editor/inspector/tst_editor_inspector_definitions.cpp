// SPDX-License-Identifier: GPL-3.0-or-later
#include "../gestures.h"
#include "bench.h"
#include "editor/edits/definitions.h"
#include "editor/inspector/rows/links.h"
#include "editor/language/names.h"
#include "lecture/borrowed_texts.h"
#include "testmain.h"

#include <QContextMenuEvent>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QTimer>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

namespace {

/// An instance of a definition that publishes the word, and is open.
struct DefinitionBench : Bench
{
    DefinitionBench() : Bench(made())
    {
        session.preview.enter(u"block:token"_s);
        settle();
    }

    static lecture::Lecture made()
    {
        lecture::Lecture lecture = lectureWith({u"text.text"_s, u"shapes.surround"_s});
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"surround"_s, u"shape"_s, link(u"text"_s));
        const DefinitionWish wish{
            .name = u"Token"_s, .nodes = {u"text"_s, u"surround"_s}, .published = {{u"text"_s, u"text"_s}}};
        return withMadeDefinition(lecture, sceneId, wish, registry())->lecture;
    }

    const lecture::Block &token() const { return *definitionOf(session.document.lecture(), u"token"_s); }

    /// Changes the default of the published text.
    static base::Result<lecture::Lecture> withDefault(const lecture::Lecture &lecture, const QJsonValue &text)
    {
        lecture::Block block = *definitionOf(lecture, u"token"_s);
        block.properties.front().preset = text;
        return lecture::withDefinition(lecture, std::move(block));
    }

    /// Opens the menu of a row as a right click does, and clicks on an action.
    void choose(const QString &key, const QString &text) const
    {
        Row *clicked = row(key);
        const QPoint at = clicked->rect().center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, clicked->mapToGlobal(at));
        QCoreApplication::sendEvent(clicked, &event);
        QMenu *menu = openMenu();
        QVERIFY(menu);
        QVERIFY2(chooseIn(*menu, text), qPrintable(text));
        settle();
    }
};

} // namespace

class TestInspectorDefinitions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { showEveryRow(); }

    void aPropertyIsPublishedByTheMenuOfItsRow()
    {
        DefinitionBench bench;
        bench.session.selection.setNodes({u"surround"_s});
        bench.choose(u"stroke"_s, u"Publish as property"_s);
        QCOMPARE(bench.token().properties.size(), 2U);
        QCOMPARE(bench.token().properties.back().key, u"stroke"_s);
        QCOMPARE(bench.steps(), 1);
        // The row says in words what it comes from.
        QCOMPARE(linkLabel(bench.session, u"block:token"_s, link(u"in.stroke"_s)),
                 titleOf(bench.token().properties.back(), {u"en"_s}));
        QVERIFY(bench.undoesToBytes());
        bench.choose(u"stroke"_s, u"Publish as property"_s);
        bench.choose(u"stroke"_s, u"Unpublish"_s);
        QCOMPARE(bench.token().properties.size(), 1U);
        QVERIFY(bench.undoesToBytes());
    }

    void theTitleAndTheDefaultOfAPublishedPropertyAreTyped()
    {
        DefinitionBench bench;
        bench.session.selection.clear();
        DefinitionBench::settle();
        const auto type = [&](int index, const QString &words) {
            const auto fields = bench.panel->findChildren<QPlainTextEdit *>(u"text.en"_s);
            QCOMPARE(fields.size(), 2); // title, default
            fields[index]->setFocus();
            fields[index]->selectAll();
            QTest::keyClicks(fields[index], words);
            DefinitionBench::settle();
        };
        type(0, u"Word"_s);
        QCOMPARE(titleOf(bench.token().properties.front(), {u"en"_s}), u"Word"_s);
        type(1, u"creature"_s);
        QCOMPARE(graph::localized(bench.token().properties.front().preset, {u"en"_s}), u"creature"_s);
        QVERIFY(bench.undoesToBytes());
    }

    /// A sample in another language would stand beside words that it has nothing to do with.
    void aTypedTextReplacesTheSamplesOfAllLanguages()
    {
        lecture::Lecture lecture = DefinitionBench::made();
        lecture.languages = {u"en"_s, u"ko"_s};
        const QJsonObject samples{{u"en"_s, u"Title"_s}, {u"ko"_s, u"제목"_s}};
        Bench bench(*DefinitionBench::withDefault(lecture, samples), {u"token"_s});
        const auto edit = [&](const QString &language) {
            return bench.row(u"text"_s)->findChild<QPlainTextEdit *>(u"text."_s + language);
        };
        const auto borrowed = [&] {
            return borrowedTexts(bench.session.document.lecture(), u"ko"_s, bench.session.registry()).size();
        };
        QCOMPARE(edit(u"ko"_s)->toPlainText(), u"제목"_s);
        QCOMPARE(borrowed(), 0U);
        edit(u"en"_s)->setFocus();
        edit(u"en"_s)->selectAll();
        QTest::keyClicks(edit(u"en"_s), u"Mine"_s);
        QCOMPARE(bench.written(u"token"_s, u"text"_s), QJsonValue(QJsonObject{{u"en"_s, u"Mine"_s}}));
        QCOMPARE(edit(u"ko"_s)->toPlainText(), QString());
        QCOMPARE(edit(u"ko"_s)->placeholderText(), u"Mine"_s); // as in the picture
        QCOMPARE(borrowed(), 1U);
        edit(u"en"_s)->selectAll();
        QTest::keyClicks(edit(u"en"_s), u"Title"_s);
        QVERIFY(bench.written(u"token"_s, u"text"_s).isUndefined());
        QCOMPARE(edit(u"ko"_s)->toPlainText(), u"제목"_s);
        QVERIFY(bench.undoesToBytes());
    }

    void aDefaultThatIsReplacedElsewhereIsShown()
    {
        Bench bench(*DefinitionBench::withDefault(DefinitionBench::made(), u"Before"_s), {u"token"_s});
        const auto shown = [&] { return bench.in<QPlainTextEdit>(u"text"_s)->toPlainText(); };
        QCOMPARE(shown(), u"Before"_s);
        QVERIFY(bench.session.document.edit(u"Replace"_s, [](const lecture::Lecture &lecture) {
            return DefinitionBench::withDefault(lecture, u"After"_s);
        }));
        DefinitionBench::settle();
        QCOMPARE(shown(), u"After"_s);
        QVERIFY(bench.undoesToBytes());
    }

    void theNameInExpressionsIsChangedByTheMenu()
    {
        DefinitionBench bench;
        QTimer::singleShot(200, qApp, [] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            auto *name = dialog->findChild<QLineEdit *>(u"key"_s);
            name->selectAll();
            QTest::keyClicks(name, u"word"_s);
            dialog->accept();
        });
        bench.session.selection.clear();
        bench.choose(u"text"_s, u"Name and range…"_s);
        QCOMPARE(bench.token().properties.front().key, u"word"_s);
        QCOMPARE(bench.written(u"text"_s, u"text"_s), QJsonValue(link(u"in.word"_s)));
        QCOMPARE(bench.steps(), 1);
        QVERIFY(bench.undoesToBytes());
    }

    void instancesAndRepetitionsAreCalledLikeTheDefinition()
    {
        lecture::Lecture lecture = DefinitionBench::made();
        lecture = *lecture::withDefinition(lecture, [&] {
            lecture::Block block = *definitionOf(lecture, u"token"_s);
            block.title = QJsonObject{{u"en"_s, u"Small token"_s}};
            return block;
        }());
        Bench bench(lecture);
        const graph::Node *token = bench.session.document.node(sceneId, u"token"_s);
        QVERIFY(token);
        QCOMPARE(labelOf(*token, bench.session.registry().nodes, {u"en"_s}), u"Small token"_s);
        graph::Node each = *token;
        each.type = u"layout.each"_s;
        each.properties = {{u"block"_s, u"block:token"_s}};
        QCOMPARE(labelOf(each, bench.session.registry().nodes, {u"en"_s}), u"Small token"_s);
    }
};

LECTOGRAPH_TEST_MAIN(TestInspectorDefinitions)
#include "tst_editor_inspector_definitions.moc"
