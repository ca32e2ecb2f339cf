// SPDX-License-Identifier: GPL-3.0-or-later
#include "../gestures.h"
#include "../prepare.h"
#include "../registry.h"
#include "editor/animations/animationdelegate.h"
#include "editor/animations/animationspanel.h"
#include "editor/animations/animationview.h"
#include "editor/animations/livesecondsfield.h"
#include "editor/animations/rowfields.h"
#include "editor/edits/blocks.h"
#include "editor/edits/lookup.h"
#include "editor/language/language.h"
#include "editor/language/names.h"
#include "editor/language/searchwords.h"
#include "editor/session/session.h"
#include "editor/widgets/searchbox.h"
#include "testmain.h"

#include <QComboBox>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;

namespace {

const QString sceneId = u"scene1"_s;
using Seconds = std::vector<double>;

/// Five circles "a" to "e"; a to c enter one after another.
lecture::Lecture circles()
{
    lecture::Lecture lecture = emptyLecture(u"en"_s);
    for (const char16_t name : u"abcde"_s.toStdU16String())
        lecture = *withBlock(lecture, sceneId, {u"shapes.circle"_s, QString(QChar(name))}, registry());
    double start = 0;
    for (const char16_t name : u"abc"_s.toStdU16String()) {
        lecture = withNewClip(lecture, sceneId, {u"motion.grow"_s, QString(QChar(name)), Time::fromSeconds(start)},
                              registry())
                      ->lecture;
        start += 1;
    }
    return lecture;
}

/// The panel in a window of its own.
struct ListBench
{
    ListBench() : session(registry())
    {
        auto *layout = new QVBoxLayout(window.get());
        layout->setContentsMargins(0, 0, 0, 0);
        panel = new AnimationsPanel(session, window.get());
        layout->addWidget(panel);
        session.document.open(circles(), {});
        window->resize(264, 520);
        window->show();
        window->activateWindow();
        view().setFocus();
        QCoreApplication::processEvents();
    }

    AnimationView &view() const { return panel->view(); }
    /// "1 a, 2 b": the rows outside groups.
    QString rows() const
    {
        QStringList rows;
        for (const QModelIndex &index : view().topRows()) {
            const AnimationRow &row = view().model().at(index);
            rows.append(u"%1 %2"_s.arg(row.number).arg(row.clip.clip->target));
        }
        return rows.join(u", "_s);
    }
    QPoint middle(int row) const { return view().visualRect(view().topRows()[static_cast<std::size_t>(row)]).center(); }
    void click(int row, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::mouseClick(view().viewport(), Qt::LeftButton, modifiers, QPoint(100, middle(row).y() - 14));
        QCoreApplication::processEvents();
    }
    void key(const QString &sequence) const
    {
        QTest::keySequence(QApplication::focusWidget(), QKeySequence(sequence));
        QCoreApplication::processEvents();
    }
    void type(const QString &text) const
    {
        QTest::keyClicks(QApplication::focusWidget(), text);
        QCoreApplication::processEvents();
    }
    /// Of the clips of "a", "b" … in this order.
    Seconds starts() const
    {
        std::map<QString, double> starts;
        lecture::eachClip(*session.document.scene(sceneId),
                          [&](const lecture::ClipPlace &, const timeline::Clip &clip) {
                              starts[clip.target] = std::round(clip.start.seconds() * 1000) / 1000;
                          });
        Seconds seconds;
        for (const auto &[target, start] : starts)
            seconds.push_back(start);
        return seconds;
    }
    int steps() const { return const_cast<Document &>(session.document).history().index(); }

    Session session;
    std::unique_ptr<QWidget> window = std::make_unique<QWidget>();
    AnimationsPanel *panel = nullptr;
};

} // namespace

class AnimationsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }
    void textsAreSetAsInTheInspector();
    void itListsWhatIsSelectedOrTheWholeScene();
    void selectingGoesBothWays();
    void theRowOfWhatIsPointedAtIsSeenAgain();
    void severalBlocksEnterOneAfterAnotherInTwoActions();
    void selectedBlocksAreStaggeredByTheirFirstAnimations();
    void typingTheStepIsOneUndoStepThatEscapeReverts();
    void aDraggedRowStartsWhereItIsDropped();
    void escapeCancelsADraggedRow();
    void rowsAreReorderedWithKeys();
    void timesAreTypedInTheRow();
    void theStartIsChosenInTheRow();
    void aLengthCountsForAllThatAreSelected();
    void groupsOpen();
    void runningAnimationsAreMarked();
    void lockedAnimationsStay();
    void recentAnimationsAreOfferedFirst();
    void aSearchThatFindsNothingSaysSo();
    void titlesAreFoundBeforeOtherNames();
};

void AnimationsTest::textsAreSetAsInTheInspector()
{
    ListBench bench;
    for (const QLabel *label : bench.panel->findChildren<QLabel *>())
        QVERIFY2(label->fontInfo().pixelSize() >= 12, qPrintable(label->text()));
    constexpr int edge = 12; // of the inspector's texts
    QCOMPARE(bench.panel->findChild<QPushButton *>(u"addAnimation"_s)->x(), edge);
    QCOMPARE(bench.panel->findChild<QWidget *>(u"animationsFoot"_s)->layout()->contentsMargins().right(), edge);
    const QRect row(0, 0, 264, AnimationDelegate::rowHeight);
    const AnimationColumns columns = animationColumns(row, 0, false);
    QCOMPARE(columns.mode.left() + AnimationColumns::padding, edge);
    QVERIFY(row.right() - columns.title.right() >= edge);
    QVERIFY(row.right() - columns.duration.right() + AnimationColumns::padding >= edge);
    const int height = QFontMetrics(uiFont()).height();
    for (const QRect &text : {columns.number, columns.title, columns.mode, columns.delay, columns.duration}) {
        QVERIFY2(text.height() >= height, qPrintable(QString::number(height)));
        QVERIFY(row.contains(text));
    }
    QVERIFY(columns.mode.top() > columns.title.bottom());
    QVERIFY(columns.duration.width() >= QFontMetrics(uiFont()).horizontalAdvance(u"12.50 s"_s) + 6);
}

void AnimationsTest::itListsWhatIsSelectedOrTheWholeScene()
{
    ListBench bench;
    QCOMPARE(bench.rows(), u"1 a, 2 b, 3 c"_s);
    bench.session.selection.setNodes({u"c"_s, u"d"_s});
    QCOMPARE(bench.rows(), u"3 c"_s);
    // Selecting one of them deselects the blocks, but the list stays.
    bench.click(0);
    QCOMPARE(bench.session.selection.clips().size(), 1U);
    QCOMPARE(bench.rows(), u"3 c"_s);
    // An animation of another block shows the whole scene.
    bench.session.selection.setClips({bench.session.document.scene(sceneId)->tracks[0]->clips[0]->id});
    QCOMPARE(bench.rows(), u"1 a, 2 b, 3 c"_s);
    bench.session.selection.setNodes({u"d"_s});
    QVERIFY(bench.rows().isEmpty());
    QVERIFY(!bench.view().isVisible());
    bench.session.selection.clear();
    QCOMPARE(bench.rows(), u"1 a, 2 b, 3 c"_s);
}

void AnimationsTest::selectingGoesBothWays()
{
    ListBench bench;
    bench.click(0);
    bench.click(2, Qt::ControlModifier);
    QCOMPARE(bench.session.selection.clips(), bench.view().selectedClips());
    QCOMPARE(bench.session.selection.clips().size(), 2U);
    bench.key(u"Up"_s);
    QCOMPARE(bench.view().currentIndex().row(), 1);
    QCOMPARE(bench.session.selection.clips().size(), 1U);
    bench.key(u"Ctrl+A"_s);
    QCOMPARE(bench.session.selection.clips().size(), 3U);
    bench.session.selection.clear();
    QVERIFY(bench.view().selectedClips().empty());
    QVERIFY(!bench.view().fields().isVisible());
}

void AnimationsTest::theRowOfWhatIsPointedAtIsSeenAgain()
{
    ListBench bench;
    bench.window->resize(264, 220);
    QCoreApplication::processEvents();
    bench.session.selection.setClips({bench.view().model().at(bench.view().topRows().front()).clip.id()});
    bench.view().scrollToBottom();
    const auto isSeen = [&] { return bench.view().viewport()->rect().contains(bench.middle(0)); };
    QVERIFY(!isSeen());
    Q_EMIT bench.session.selection.pointedAt({});
    QVERIFY(isSeen());
}

void AnimationsTest::severalBlocksEnterOneAfterAnotherInTwoActions()
{
    ListBench bench;
    bench.session.selection.setNodes({u"c"_s, u"e"_s, u"a"_s, u"d"_s, u"b"_s});
    bench.session.playhead.setTime(Time::fromSeconds(3));
    QTest::mouseClick(bench.panel->findChild<QPushButton *>(u"addAnimation"_s), Qt::LeftButton);
    bench.type(u"fade in"_s);
    bench.key(u"Return"_s);
    QCOMPARE(bench.steps(), 1);
    QCOMPARE(bench.session.selection.clips().size(), 1U);
    bench.key(u"Ctrl+Shift+O"_s);
    bench.type(u"0.1"_s);
    bench.key(u"Return"_s);
    QCOMPARE(bench.steps(), 2);
    // One clip, on the blocks in the order in which they were selected.
    const timeline::Clip &clip = *bench.session.selectedClips().front();
    QCOMPARE(clip.targets, (std::vector<QString>{u"c"_s, u"e"_s, u"a"_s, u"d"_s, u"b"_s}));
    QCOMPARE(clip.lag, std::optional(0.1));
    QCOMPARE(clip.duration, std::optional(Time::fromSeconds(1.4))); // each still takes a second
    QCOMPARE(bench.panel->stagger().value(), 0.1);
    bench.key(u"Escape"_s);
    QVERIFY(bench.view().hasFocus());
}

void AnimationsTest::selectedBlocksAreStaggeredByTheirFirstAnimations()
{
    ListBench bench;
    bench.session.document.edit(u"Add"_s, [](const lecture::Lecture &lecture) {
        return withNewClip(lecture, sceneId, {u"motion.fade-out"_s, u"a"_s, Time::fromSeconds(4)}, registry())
            .map([](AddedClip &&added) { return std::move(added.lecture); });
    });
    bench.session.selection.setNodes({u"c"_s, u"a"_s, u"d"_s});
    QVERIFY(bench.panel->stagger().isEnabled());
    bench.panel->stagger().setFocus();
    bench.type(u"0.5"_s);
    bench.key(u"Return"_s);
    QCOMPARE(bench.steps(), 2);
    QCOMPARE(bench.rows(), u"1 a, 2 c, 4 a"_s); // b has stayed
    QCOMPARE(bench.starts(), (Seconds{4, 1, 0.5}));
}

void AnimationsTest::typingTheStepIsOneUndoStepThatEscapeReverts()
{
    ListBench bench;
    bench.key(u"Ctrl+A"_s);
    QCOMPARE(bench.panel->stagger().value(), 1.0);
    QVERIFY(bench.panel->stagger().isEnabled());
    bench.panel->stagger().setFocus();
    bench.type(u"0.25"_s);
    QCOMPARE(bench.starts(), (Seconds{0, 0.25, 0.5})); // seen while it is typed
    bench.key(u"Up"_s);
    QCOMPARE(bench.starts(), (Seconds{0, 0.35, 0.7}));
    QCOMPARE(bench.steps(), 1);
    bench.key(u"Escape"_s);
    QCOMPARE(bench.starts(), (Seconds{0, 1, 2}));
    QCOMPARE(bench.steps(), 0);
    // Different distances are a dash, which 0 replaces too.
    bench.session.document.edit(u"Move"_s, [&](const lecture::Lecture &lecture) {
        return withClipsStarting(lecture, sceneId, {{bench.session.selection.clips()[2], Time::fromSeconds(5)}},
                                 registry());
    });
    QVERIFY(bench.panel->stagger().text().contains(u'—'));
    bench.panel->stagger().setFocus();
    bench.type(u"0"_s);
    bench.key(u"Return"_s);
    QCOMPARE(bench.starts(), (Seconds{0, 0, 0}));
    QCOMPARE(bench.steps(), 2);
}

void AnimationsTest::aDraggedRowStartsWhereItIsDropped()
{
    ListBench bench;
    QWidget *rows = bench.view().viewport();
    const QPoint from(100, bench.middle(2).y() - 14);
    const QPoint to(100, bench.middle(0).y() - 20);
    QTest::mousePress(rows, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 4; ++i)
        moveTo(*rows, QPointF(from) + QPointF(to - from) * i / 4);
    QCOMPARE(bench.view().dropPlace(), 0);
    QCOMPARE(bench.steps(), 0);
    QTest::mouseRelease(rows, Qt::LeftButton, {}, to);
    QCOMPARE(bench.rows(), u"1 c, 2 a, 3 b"_s);
    QCOMPARE(bench.starts(), (Seconds{1, 2, 0}));
    QCOMPARE(bench.steps(), 1);
    QCOMPARE(bench.session.selection.clips(), bench.view().selectedClips());
    bench.session.document.history().undo();
    QCOMPARE(bench.rows(), u"1 a, 2 b, 3 c"_s);
}

void AnimationsTest::escapeCancelsADraggedRow()
{
    ListBench bench;
    QWidget *rows = bench.view().viewport();
    const QPoint from(100, bench.middle(2).y() - 14);
    QTest::mousePress(rows, Qt::LeftButton, {}, from);
    moveTo(*rows, QPointF(100, 0));
    QVERIFY(bench.view().dropPlace());
    bench.key(u"Escape"_s);
    QVERIFY(!bench.view().dropPlace());
    QTest::mouseRelease(rows, Qt::LeftButton, {}, QPoint(100, 0));
    QCOMPARE(bench.steps(), 0);
}

void AnimationsTest::rowsAreReorderedWithKeys()
{
    ListBench bench;
    bench.click(0);
    bench.key(u"Alt+Down"_s);
    QCOMPARE(bench.rows(), u"1 b, 2 a, 3 c"_s);
    QCOMPARE(bench.view().currentIndex().row(), 1);
    bench.key(u"Alt+Down"_s);
    QCOMPARE(bench.rows(), u"1 b, 2 c, 3 a"_s);
    bench.key(u"Alt+Down"_s); // it is the last
    QCOMPARE(bench.steps(), 2);
    bench.key(u"Alt+Up"_s);
    bench.key(u"Alt+Up"_s);
    QCOMPARE(bench.rows(), u"1 a, 2 b, 3 c"_s);
    QCOMPARE(bench.starts(), (Seconds{0, 1, 2}));
    bench.key(u"Del"_s);
    QCOMPARE(bench.rows(), u"1 b, 2 c"_s);
    // What starts together has the order of the tracks, which is said.
    bench.key(u"Ctrl+A"_s);
    bench.panel->stagger().setFocus();
    bench.type(u"0"_s);
    bench.key(u"Return"_s);
    QSignalSpy said(&bench.session.document, &Document::statusMessage);
    bench.click(1);
    bench.key(u"Alt+Up"_s);
    QCOMPARE(said.count(), 1);
}

void AnimationsTest::timesAreTypedInTheRow()
{
    ListBench bench;
    bench.click(1);
    QVERIFY(bench.view().fields().isVisible());
    bench.key(u"F2"_s);
    bench.type(u"0.5"_s);
    QCOMPARE(bench.starts(), (Seconds{0, 1.5, 2}));
    bench.key(u"Return"_s);
    QCOMPARE(bench.steps(), 1);
    const auto *field = qobject_cast<LiveSecondsField *>(QApplication::focusWidget());
    QVERIFY(field); // the next try replaces the number
    QVERIFY(field->findChild<QLineEdit *>()->hasSelectedText());
    bench.key(u"Escape"_s);
    QVERIFY(bench.view().hasFocus());
    QCOMPARE(bench.starts(), (Seconds{0, 1.5, 2}));
    QCOMPARE(bench.steps(), 1);
    bench.key(u"F2"_s);
    bench.key(u"Tab"_s);
    bench.type(u"0.2"_s);
    bench.key(u"Escape"_s);
    QCOMPARE(bench.steps(), 1);
    // A double-click on the length edits it.
    const QRect row = bench.view().visualRect(bench.view().currentIndex());
    QTest::mouseDClick(bench.view().viewport(), Qt::LeftButton, {}, QPoint(row.right() - 20, row.top() + 8));
    bench.type(u"0.25"_s);
    bench.key(u"Return"_s);
    QCOMPARE(bench.steps(), 2);
    QCOMPARE(bench.view().model().at(bench.view().currentIndex()).clip.duration().seconds(), 0.25);
}

void AnimationsTest::theStartIsChosenInTheRow()
{
    ListBench bench;
    bench.click(2);
    auto *mode = bench.view().fields().findChild<QComboBox *>();
    QCOMPARE(mode->currentText(), nameOf(StartMode::AfterPrevious));
    mode->setFocus();
    bench.key(u"Up"_s);
    QCOMPARE(bench.starts(), (Seconds{0, 1, 1}));
    QCOMPARE(mode->currentText(), nameOf(StartMode::WithPrevious));
    QCOMPARE(bench.steps(), 1);
    // A time of its own is typed.
    bench.key(u"Up"_s);
    QCOMPARE(mode->currentText(), nameOf(StartMode::AtTime));
    bench.type(u"4.5"_s);
    bench.key(u"Return"_s);
    QCOMPARE(bench.starts(), (Seconds{0, 1, 4.5}));
    QCOMPARE(bench.steps(), 2);
    bench.key(u"Escape"_s);
    QCOMPARE(mode->currentText(), nameOf(StartMode::AfterPrevious));
}

void AnimationsTest::aLengthCountsForAllThatAreSelected()
{
    ListBench bench;
    bench.click(0);
    bench.click(2, Qt::ShiftModifier);
    bench.key(u"F2"_s);
    bench.key(u"Tab"_s);
    bench.type(u"0.5"_s);
    bench.key(u"Return"_s);
    QCOMPARE(bench.steps(), 1);
    for (const AnimationRow &row : bench.view().model().rows())
        QCOMPARE(row.clip.duration().seconds(), 0.5);
}

void AnimationsTest::groupsOpen()
{
    ListBench bench;
    bench.key(u"Ctrl+A"_s);
    const ClipIds all = bench.session.selection.clips();
    bench.session.selection.clear(); // what is selected is shown, so that its group would be open
    bench.session.document.edit(u"Group"_s, [&](const lecture::Lecture &lecture) {
        return withClipsGrouped(lecture, sceneId, all, registry()).map([](NewClips &&made) {
            return std::move(made.lecture);
        });
    });
    QCOMPARE(bench.view().topRows().size(), 1U);
    const QModelIndex group = bench.view().topRows().front();
    QVERIFY(!bench.view().isExpanded(group));
    bench.click(0);
    bench.key(u"Right"_s);
    QVERIFY(bench.view().isExpanded(group));
    QCOMPARE(bench.view().model().rowCount(group), 3);
    // It stays open, and the delay of a child counts from the group.
    bench.key(u"Down"_s);
    bench.key(u"Down"_s);
    bench.key(u"F2"_s);
    bench.type(u"1.5"_s);
    bench.key(u"Return"_s);
    QVERIFY(bench.view().isExpanded(bench.view().topRows().front()));
    QCOMPARE(bench.view().model().at(bench.view().currentIndex()).clip.start.seconds(), 1.5);
}

void AnimationsTest::runningAnimationsAreMarked()
{
    ListBench bench;
    bench.session.playhead.setTime(Time::fromSeconds(1.5));
    QStringList running;
    for (const AnimationRow &row : bench.view().model().rows()) {
        if (bench.view().model().isRunning(row))
            running.append(row.clip.clip->target);
    }
    QCOMPARE(running, QStringList{u"b"_s});
}

void AnimationsTest::lockedAnimationsStay()
{
    ListBench bench;
    bench.session.document.edit(u"Lock"_s, [](const lecture::Lecture &lecture) {
        timeline::Track track = *sceneOf(lecture, sceneId)->tracks[0];
        track.extra.insert(u"locked"_s, true);
        return lecture::withTrack(lecture, sceneId, 0, track);
    });
    bench.click(0);
    QVERIFY(!bench.view().fields().isVisible());
    bench.key(u"Alt+Down"_s);
    QCOMPARE(bench.steps(), 1);
}

void AnimationsTest::recentAnimationsAreOfferedFirst()
{
    ListBench bench;
    bench.session.selection.setNodes({u"d"_s});
    const auto choose = [&](const QString &typed) {
        bench.key(u"Ctrl+Shift+A"_s);
        bench.type(typed);
        bench.key(u"Return"_s);
    };
    choose(u"Wiggle"_s);
    QCOMPARE(bench.steps(), 1);
    choose(u"Fade out"_s); // for the block of the selected animation
    bench.key(u"Ctrl+Shift+A"_s);
    const auto *box = bench.window->findChild<SearchBox *>();
    QVERIFY(box && box->isVisible());
    QCOMPARE(box->shownKeys().mid(0, 2), (QStringList{u"motion.fade-out"_s, u"motion.wiggle"_s}));
    QCOMPARE(static_cast<std::size_t>(box->shownKeys().size()), registry().animations.types().size());
    bench.key(u"Escape"_s);
    QVERIFY(!box->isVisible() && bench.view().hasFocus());
}

void AnimationsTest::aSearchThatFindsNothingSaysSo()
{
    ListBench bench;
    bench.session.selection.setNodes({u"d"_s});
    bench.key(u"Ctrl+Shift+A"_s);
    const auto *box = bench.window->findChild<SearchBox *>();
    QVERIFY(box && box->isVisible());
    const auto *nothing = box->findChild<QLabel *>(u"nothingFound"_s);
    QVERIFY(nothing && !nothing->isVisible());
    auto *typed = box->findChild<QLineEdit *>();
    typed->setText(u"qqqq"_s);
    QVERIFY(box->shownKeys().isEmpty() && nothing->isVisible() && nothing->text().contains(u"another word"_s));
    QCOMPARE(typed->accessibleDescription(), nothing->text());
    typed->setText(u"wiggle"_s);
    QVERIFY(!box->shownKeys().isEmpty() && !nothing->isVisible() && typed->accessibleDescription().isEmpty());
}

/// “Draw” is also called “appear”: whoever types that means “Fade in”, where it is called so.
void AnimationsTest::titlesAreFoundBeforeOtherNames()
{
    useLanguage(*qApp, u"ko"_s);
    const auto toEnglish = qScopeGuard([] { useLanguage(*qApp, u"en"_s); });
    ListBench bench;
    bench.session.selection.setNodes({u"d"_s});
    bench.key(u"Ctrl+Shift+A"_s);
    const auto *box = bench.window->findChild<SearchBox *>();
    QVERIFY(box && box->isVisible());
    box->findChild<QLineEdit *>()->setText(u"나타"_s);
    const QStringList found = box->shownKeys();
    const auto isTitled = [](const QString &type) {
        return fitOf(u"나타"_s, titleOf(*registry().animations.find(type))) <= Fit::BeginsWord;
    };
    QVERIFY(found.contains(u"motion.draw"_s) && isTitled(u"motion.fade-in"_s) && !isTitled(u"motion.draw"_s));
    QVERIFY2(std::ranges::is_partitioned(found, isTitled), qPrintable(found.join(u' ')));
}

LECTOGRAPH_TEST_MAIN(AnimationsTest)
#include "tst_editor_animations.moc"
