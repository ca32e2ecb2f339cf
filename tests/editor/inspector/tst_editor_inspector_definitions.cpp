// SPDX-License-Identifier: GPL-3.0-or-later
#include "../gestures.h"
#include "bench.h"
#include "editor/edits/definitions.h"
#include "editor/inspector/rows/links.h"
#include "editor/language/names.h"
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
