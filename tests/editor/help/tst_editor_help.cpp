// SPDX-License-Identifier: GPL-3.0-or-later
#include "../prepare.h"
#include "../registry.h"
#include "editor/help/focustopic.h"
#include "editor/help/generated.h"
#include "editor/help/helppage.h"
#include "editor/help/helpsearch.h"
#include "editor/help/helpwindow.h"
#include "editor/help/topics.h"
#include "editor/language/language.h"
#include "editor/language/names.h"
#include "editor/widgets/helptopic.h"
#include "testmain.h"

#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextFragment>
#include <QToolButton>

#include <algorithm>

using namespace lectograph;
using namespace lectograph::editor;
using namespace Qt::StringLiterals;

namespace {

struct PageContent
{
    QStringList links;
    QStringList pictures;
};

/// What a page refers to, as the reader sees it.
PageContent contentOf(const HelpPage &page)
{
    PageContent content;
    for (QTextBlock block = page.document()->begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextCharFormat format = it.fragment().charFormat();
            if (format.isAnchor())
                content.links.append(format.anchorHref());
            if (format.isImageFormat())
                content.pictures.append(format.toImageFormat().name());
        }
    }
    return content;
}

QStringList idsOf(const std::vector<HelpTopic> &topics)
{
    QStringList ids;
    for (const HelpTopic &topic : topics)
        ids.append(topic.id);
    return ids;
}

} // namespace

class HelpTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::prepare(); }

    void everyTopicExistsInAllLanguages()
    {
        const QStringList ids = idsOf(guideTopics(u"en"_s));
        QVERIFY(ids.size() >= 20);
        for (const QString &language : interfaceLanguages()) {
            const std::vector<HelpTopic> topics = guideTopics(language);
            QCOMPARE(idsOf(topics), ids);
            for (const HelpTopic &topic : topics) {
                QVERIFY2(!topic.title.isEmpty() && !topic.section.isEmpty(), qPrintable(language + topic.id));
                QVERIFY2(topic.text.size() > 150, qPrintable(language + u'/' + topic.id));
            }
        }
        // Nothing is missing from the contents.
        for (const QFileInfo &file : QDir(u":/lectograph/docs/guide/en"_s).entryInfoList(QDir::Files))
            QVERIFY2(file.baseName() == u"README" || ids.contains(file.baseName()), qPrintable(file.fileName()));
    }

    void allLinksAndPicturesLeadSomewhere()
    {
        const std::vector<HelpTopic> generated = vocabularyTopics(test::registry());
        for (const QString &language : interfaceLanguages()) {
            const std::vector<HelpTopic> topics = guideTopics(language);
            for (const HelpTopic &topic : topics) {
                HelpPage page;
                page.showPage(topic.markdown);
                const QString place = language + u'/' + topic.id + u": "_s;
                for (const QString &href : contentOf(page).links) {
                    const auto link = parsedLink(href);
                    QVERIFY2(link, qPrintable(place + href));
                    if (link->kind == HelpLink::Kind::Topic)
                        QVERIFY2(findTopic(topics, link->target) || findTopic(generated, link->target),
                                 qPrintable(place + href));
                    else if (link->kind == HelpLink::Kind::Action)
                        QVERIFY2(mayTrigger(link->target), qPrintable(place + href));
                }
                for (const QString &picture : contentOf(page).pictures)
                    QVERIFY2(QFile::exists(u":/lectograph/docs/images/"_s + QUrl(picture).fileName()),
                             qPrintable(place + picture));
                // Marks that are not understood would be shown.
                const QString shown = page.toPlainText().remove(u"2*a"_s).remove(u"2*pi"_s);
                QVERIFY2(!shown.contains(u'*') && !shown.contains(u"](") && !shown.contains(u"##"),
                         qPrintable(place + shown));
            }
        }
    }

    void searchFindsWordsInThreeScripts_data()
    {
        QTest::addColumn<QString>("query");
        QTest::newRow("English") << u"connector"_s;
        QTest::newRow("Korean") << u"연결선"_s;
        QTest::newRow("Chinese") << u"连接线"_s;
        QTest::newRow("a plural") << u"connectors"_s;
        QTest::newRow("a Korean particle") << u"연결선을"_s;
        QTest::newRow("other case") << u"CONNECTOR"_s;
    }

    /// Whatever the language of the interface.
    void searchFindsWordsInThreeScripts()
    {
        QFETCH(QString, query);
        for (const QString &language : interfaceLanguages()) {
            const std::vector<HelpTopic> topics = guideTopics(language);
            const std::vector<HelpHit> hits = searched(topics, query);
            QVERIFY2(!hits.empty(), qPrintable(language));
            QCOMPARE(hits.front().topic->id, u"connectors"_s);
        }
    }

    void titlesRankBeforeTextsAndAllWordsMustOccur()
    {
        const std::vector<HelpTopic> topics = guideTopics(u"en"_s);
        QCOMPARE(searched(topics, u"scenes"_s).front().topic->id, u"scenes"_s);
        QCOMPARE(searched(topics, u"sound fade"_s).front().topic->id, u"sound"_s);
        QVERIFY(!searched(topics, u"sound fade"_s).front().excerpt.isEmpty());
        QVERIFY(searched(topics, u"sound xylophone"_s).empty());
        QVERIFY(searched(topics, u"  "_s).empty());
    }

    void blocksAndAnimationsExplainThemselves()
    {
        const std::vector<HelpTopic> topics = vocabularyTopics(test::registry());
        QCOMPARE(topics.size(), test::registry().nodes.types().size() + test::registry().animations.types().size());
        const HelpTopic *circle = findTopic(topics, blockTopic(u"shapes.circle"_s));
        QVERIFY(circle);
        QVERIFY(circle->text.contains(u"Radius"_s));
        QVERIFY(!circle->words.isEmpty());
        QCOMPARE(searched(topics, u"circle"_s).front().topic, circle);
        QVERIFY(findTopic(topics, animationTopic(u"motion.write"_s)));
    }

    void theTopicIsThatOfTheFocus()
    {
        QWidget stage;
        stage.setObjectName(u"stagePanel"_s);
        auto *inside = new QWidget(new QWidget(&stage));
        QCOMPARE(focusTopic(inside), u"stage"_s);
        setHelpTopic(inside, u"block/shapes.circle#Radius"_s);
        QCOMPARE(focusTopic(inside), u"block/shapes.circle#Radius"_s);
        QListWidget cards(&stage);
        QCOMPARE(focusTopic(&cards), u"stage"_s);
        cards.addItem(u"Text"_s);
        cards.item(0)->setData(helpTopicRole, blockTopic(u"text.text"_s));
        cards.setCurrentRow(0);
        QCOMPARE(focusTopic(&cards), u"block/text.text"_s);
        QCOMPARE(focusTopic(nullptr), u"window"_s);
        auto *space = new QWidget(&stage);
        space->setObjectName(u"spacePanel"_s);
        QCOMPARE(focusTopic(new QWidget(space)), u"space-panel"_s);
    }

    void oneReadsSearchesAndGoesBackByKeyboard()
    {
        Session session(test::registry());
        QWidget parent;
        parent.show();
        HelpWindow help(session, &parent);
        help.openTopic(u"stage"_s);
        QVERIFY(QTest::qWaitForWindowActive(&help));
        auto *page = help.findChild<HelpPage *>();
        auto *field = help.findChild<QLineEdit *>(u"helpSearch"_s);
        auto *results = help.findChild<QListWidget *>(u"helpResults"_s);
        QVERIFY(page && field && results && field->hasFocus());
        QVERIFY(page->toPlainText().startsWith(u"The stage"_s));

        QTest::keyClicks(field, u"waveform"_s);
        QVERIFY(results->isVisible());
        QCOMPARE(help.current(), u"sound"_s);
        QVERIFY(std::ranges::any_of(page->extraSelections(), [](const QTextEdit::ExtraSelection &one) {
            return one.cursor.selectedText().compare(u"waveform"_s, Qt::CaseInsensitive) == 0;
        }));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(page->hasFocus());
        Q_EMIT page->anchorClicked(QUrl(u"languages.md"_s));
        QCOMPARE(help.current(), u"languages"_s);
        QTest::keyClick(page, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(help.current(), u"sound"_s);
        QTest::keyClick(page, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(help.current(), u"stage"_s);
        QTest::keyClick(page, Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(help.current(), u"sound"_s);

        field->setText(u"xylophone zither"_s);
        QVERIFY(!results->isVisible());
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Escape); // clears
        QVERIFY(help.isVisible());
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!help.isVisible());
    }

    void linksTriggerOnlyActionsThatChangeNothing()
    {
        Session session(test::registry());
        QWidget parent;
        int shown = 0;
        int removed = 0;
        session.actions.add(&parent, {u"view.curves"_s, u"View"_s, u"Show the curves"_s}, [&] { ++shown; });
        session.actions.add(&parent, {u"stage.delete"_s, u"Stage"_s, u"Delete"_s}, [&] { ++removed; });
        HelpWindow help(session, &parent);
        auto *page = help.findChild<HelpPage *>();
        Q_EMIT page->anchorClicked(QUrl(u"action:view.curves"_s));
        Q_EMIT page->anchorClicked(QUrl(u"action:stage.delete"_s));
        Q_EMIT page->anchorClicked(QUrl(u"file:///etc/passwd"_s));
        QCOMPARE(shown, 1);
        QCOMPARE(removed, 0);
    }

    void whatIsSelectedIsOfferedAsALink()
    {
        Session session(test::registry());
        lecture::Lecture lecture;
        lecture::Scene scene;
        scene.id = u"one"_s;
        scene.nodes.push_back(
            std::make_shared<const graph::Node>(graph::Node{u"ring"_s, u"shapes.circle"_s, 1, {}, {}}));
        lecture.scenes.push_back(std::make_shared<const lecture::Scene>(std::move(scene)));
        session.document.open(lecture, {});
        session.selection.setNodes({u"ring"_s});
        QWidget parent;
        HelpWindow help(session, &parent);
        help.openTopic(u"stage"_s);
        auto *selected = help.findChild<QLabel *>(u"helpSelected"_s);
        QVERIFY(selected && selected->isVisible());
        QCOMPARE(selected->textFormat(), Qt::RichText);
        Q_EMIT selected->linkActivated(blockTopic(u"shapes.circle"_s));
        QCOMPARE(help.current(), blockTopic(u"shapes.circle"_s));
    }

    void pagesShowTheShortcutsAsTheyAreNow()
    {
        Session session(test::registry());
        QWidget parent;
        session.actions.add(&parent, {u"view.curves"_s, u"View"_s, u"Show the curves"_s, {u"Ctrl+7"_s}}, [] {});
        HelpWindow help(session, &parent);
        help.openTopic(u"keys/view.curves"_s);
        auto *page = help.findChild<HelpPage *>();
        QVERIFY(page->toPlainText().contains(u"Ctrl+7"_s));
        session.actions.setKeys(u"view.curves"_s, {QKeySequence(u"Ctrl+8"_s)});
        help.openTopic(u"keys/view.curves"_s);
        QVERIFY(page->toPlainText().contains(u"Ctrl+8"_s));
        session.actions.setKeys(u"view.curves"_s, {QKeySequence(u"Ctrl+7"_s)});
    }

    void theAnchorOfAPropertyIsShown()
    {
        Session session(test::registry());
        QWidget parent;
        HelpWindow help(session, &parent);
        help.resize(700, 300);
        const graph::NodeType *connector = test::registry().nodes.find(u"shapes.connector"_s);
        QVERIFY(connector);
        const auto width = std::ranges::find(connector->properties, "strokeWidth", &graph::PropertySpec::key);
        QVERIFY(width != connector->properties.end());
        help.openTopic(u"block/shapes.connector#"_s + labelOf(*width));
        QCOMPARE(help.current(), u"block/shapes.connector"_s);
        auto *page = help.findChild<HelpPage *>();
        QCOMPARE(page->extraSelections().size(), 1);
        QCOMPARE(page->extraSelections().front().cursor.block().text(), labelOf(*width));
        QVERIFY(page->verticalScrollBar()->value() > 0);
    }
};

LECTOGRAPH_TEST_MAIN(HelpTest)
#include "tst_editor_help.moc"
