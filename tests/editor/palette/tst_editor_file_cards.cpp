// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddesk.h"

#include "editor/customblocks/customblocks.h"
#include "editor/edits/blocks.h"
#include "editor/graph/canvas.h"
#include "editor/operations/adding.h"
#include "editor/stage/inlinetexteditor.h"
#include "editor/timeline/lanes/lanes.h"
#include "editor/timeline/timelinepanel.h"
#include "testmain.h"

#include <QSettings>
#include <QSignalSpy>

#include <array>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

namespace {

enum class Way { OntoTheStage, ByDoubleClick, OntoTheGraph, OntoTheLanes };
constexpr std::array allWays{Way::OntoTheStage, Way::ByDoubleClick, Way::OntoTheGraph, Way::OntoTheLanes};

} // namespace

/// Cards of blocks that show or read a file.
class FileCardsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<CardDesk> m_desk;
    std::unique_ptr<TimelinePanel> m_timeline;
    int m_asked = 0;

    /// The place of the card in the list, where the copy of a library's block stands once it is used.
    int rowOf(const QString &ending)
    {
        const std::vector<CardKey> cards = m_desk->all();
        const auto card = std::ranges::find_if(cards, [&](const CardKey &one) { return one.type.endsWith(ending); });
        return card == cards.end() ? -1 : m_desk->indexOf(*card).row();
    }
    void add(int row, Way way)
    {
        const QModelIndex card = m_desk->cards().index(row, 0);
        if (way == Way::ByDoubleClick) {
            m_desk->palette.blocks()->choose(card);
            return;
        }
        const std::unique_ptr<QMimeData> data(m_desk->cards().mimeData({card}));
        QWidget *panel = way == Way::OntoTheStage ? static_cast<QWidget *>(&m_desk->overlay())
            : way == Way::OntoTheGraph            ? static_cast<QWidget *>(&m_desk->graph.canvas())
                                                  : static_cast<QWidget *>(&m_timeline->lanes());
        QVERIFY(test::drop(*panel, *data, panel->rect().center()));
    }
    void answer(const std::function<QString()> &path)
    {
        m_asked = 0;
        m_desk->session.choosePicture = [this, path] {
            ++m_asked;
            return path();
        };
    }
    int steps() { return m_desk->session.document.history().count(); }

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init()
    {
        QSettings().clear();
        m_desk = std::make_unique<CardDesk>(u"en"_s);
        m_timeline = std::make_unique<TimelinePanel>(m_desk->session);
        m_timeline->resize(900, 240);
        m_timeline->show();
        QTRY_VERIFY(m_desk->all().size() > 150);
    }
    void cleanup()
    {
        m_timeline.reset();
        m_desk.reset();
    }

    void theBlockIsThereWithItsFile_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<int>("files");
        QTest::addColumn<bool>("isTyped");
        QTest::newRow("a picture") << u"shapes.image"_s << 1 << false;
        QTest::newRow("a block of the library that contains a picture") << u"/image-caption.json"_s << 1 << true;
        QTest::newRow("numbers of a file") << u"tensors.file"_s << 1 << false;
        QTest::newRow("two files of a model") << u"language.byte-pairs"_s << 2 << false;
    }
    void theBlockIsThereWithItsFile()
    {
        QFETCH(const QString, card);
        QFETCH(const int, files);
        QFETCH(const bool, isTyped);
        const int row = rowOf(card);
        QVERIFY(row >= 0);
        for (const Way way : allWays) {
            m_desk->session.document.open(emptyLecture(u"en"_s), {});
            for (const int count : {1, 2}) { // the second time from the copy in the lecture
                answer([this] { return m_desk->fileFor(m_desk->session.selection.nodes().value(0)); });
                add(row, way);
                QVERIFY(!m_desk->stage.wordsEditor()); // before the file is there
                QTRY_COMPARE(m_asked, files);
                QCOMPARE(m_desk->scene().nodes.size(), static_cast<std::size_t>(count));
                QVERIFY(m_desk->fileFor(m_desk->session.selection.nodes().value(0)).isEmpty());
                QCOMPARE(steps(), count);
                InlineTextEditor *words = m_desk->stage.wordsEditor();
                QCOMPARE(words != nullptr, isTyped && way != Way::OntoTheGraph);
                if (words)
                    words->accept();
                QCOMPARE(steps(), count);
                QTest::qWait(0);
                QCOMPARE(m_asked, files); // once
            }
        }
    }

    void withoutTheFileThereIsNothing_data() { theBlockIsThereWithItsFile_data(); }
    void withoutTheFileThereIsNothing()
    {
        QFETCH(const QString, card);
        QFETCH(const int, files);
        const int row = rowOf(card);
        for (const Way way : allWays) {
            for (int given = 0; given < files; ++given) {
                m_desk->session.document.open(emptyLecture(u"en"_s), {});
                answer([this, given] {
                    return m_asked > given ? QString() : m_desk->fileFor(m_desk->session.selection.nodes().value(0));
                });
                add(row, way);
                QTRY_COMPARE(m_asked, given + 1);
                QVERIFY(m_desk->scene().nodes.empty());
                QVERIFY(m_desk->session.document.lecture().blocks.empty());
                QVERIFY(m_desk->session.document.lecture().assets.empty());
                QCOMPARE(steps(), 0);
                QVERIFY(!m_desk->stage.wordsEditor());
            }
        }
    }

    /// As two blocks with an animation, and as a definition, whose instance has the picture.
    void blocksOfOnesOwnAskForTheirFilesToo_data()
    {
        QTest::addColumn<bool>("isAnimated");
        QTest::newRow("blocks with their animations") << true;
        QTest::newRow("a definition") << false;
    }
    void blocksOfOnesOwnAskForTheirFilesToo()
    {
        QFETCH(const bool, isAnimated);
        const QString scene = u"scene1"_s;
        lecture::Lecture lecture = emptyLecture(u"en"_s);
        lecture = *withBlock(lecture, scene, {u"shapes.image"_s, u"picture"_s}, registry());
        lecture = *withBlock(lecture, scene, {u"text.text"_s, u"words"_s, {{u"text"_s, u"Here"_s}}}, registry());
        if (isAnimated)
            lecture = withNewClip(lecture, scene, {u"motion.draw"_s, u"words"_s, base::Time::fromSeconds(1), {}},
                                  registry())
                          ->lecture;
        const CustomBlockWish wish{.name = u"Mine"_s, .withAnimations = isAnimated};
        const auto path =
            customBlockOf(lecture, scene, {u"picture"_s, u"words"_s}, wish, registry()).and_then(saveCustomBlock);
        QVERIFY(path);
        for (const bool isGiven : {false, true}) {
            m_desk->session.document.open(emptyLecture(u"en"_s), {});
            answer([this, isGiven] {
                QString file;
                for (const QString &node : m_desk->session.selection.nodes())
                    file = file.isEmpty() ? m_desk->fileFor(node) : file;
                return isGiven ? file : QString();
            });
            QVERIFY(addCustomBlock(m_desk->session, *path, {}));
            QTRY_COMPARE(m_asked, 1);
            QTest::qWait(0);
            QCOMPARE(m_asked, 1);
            QCOMPARE(m_desk->scene().nodes.size(), std::size_t(!isGiven ? 0 : isAnimated ? 2 : 1));
            QCOMPARE(steps(), isGiven ? 1 : 0);
            QCOMPARE(m_desk->session.document.lecture().assets.empty(), !isGiven);
        }
    }

    void aFileThatIsRefusedLeavesNothingButTheReason()
    {
        const QString path = m_desk->folder.filePath(u"broken.png"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no picture") > 0);
        file.close();
        const QSignalSpy refused(&m_desk->session.document, &Document::refused);
        answer([path] { return path; });
        add(rowOf(u"/image-caption.json"_s), Way::ByDoubleClick);
        QTRY_COMPARE(refused.size(), 1);
        QTest::qWait(0);
        QVERIFY(m_desk->scene().nodes.empty());
        QCOMPARE(steps(), 0);
        QVERIFY(!m_desk->stage.wordsEditor());
    }
};

LECTOGRAPH_TEST_MAIN(FileCardsTest)
#include "tst_editor_file_cards.moc"
