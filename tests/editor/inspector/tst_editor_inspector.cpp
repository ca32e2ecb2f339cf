// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/inspector/fields/choicefields.h"
#include "graph/choices.h"
#include "graph/placement.h"
#include "testmain.h"

#include <QDir>
#include <QJsonArray>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QToolButton>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using base::Time;
using lecture::Lecture;

class TestInspector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { showEveryRow(); }

    void theHeadNamesAndShowsOnStage()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}, {u"en"_s, u"ko"_s}), {u"circle"_s});
        auto *name = bench.panel->findChild<QLineEdit *>(u"name"_s);
        bench.enter(name, u"Wheel"_s);
        const auto label = [&] { return bench.session.document.node(sceneId, u"circle"_s)->extra.value(u"label"_s); };
        QCOMPARE(label(), QJsonValue(u"Wheel"_s));
        bench.session.preview.setLanguage(u"ko"_s);
        bench.enter(name, u"바퀴"_s);
        QCOMPARE(label(), QJsonValue(QJsonObject{{u"en"_s, u"Wheel"_s}, {u"ko"_s, u"바퀴"_s}}));
        QTest::mouseClick(bench.panel->findChild<QToolButton *>(u"onStage"_s), Qt::LeftButton);
        QVERIFY(bench.session.document.lecture().scenes.front()->actors.empty());
        QTest::mouseClick(bench.panel->findChild<QToolButton *>(u"onStage"_s), Qt::LeftButton);
        QCOMPARE(bench.session.document.lecture().scenes.front()->actors.size(), std::size_t{1});
        QVERIFY(bench.undoesToBytes());
    }

    /// For all value types.
    void whatDiffersShowsAsADash()
    {
        QSet<graph::ValueType> kinds;
        for (const auto &[type, node] : registry().nodes.types()) {
            const QString stem = freeNodeId(emptyLecture(u"en"_s), u"scene1"_s, type);
            for (const graph::PropertySpec &spec : graph::tableOf(node)) {
                const std::optional<QJsonValue> other = otherValue(spec);
                if (!other || kinds.contains(spec.type))
                    continue;
                kinds.insert(spec.type);
                const QString key = QString::fromUtf8(spec.key.data(), static_cast<qsizetype>(spec.key.size()));
                Lecture lecture = lectureWith({type, type});
                Bench bench(*lecture::withNodeProperty(lecture, sceneId, stem, key, *other), {stem, stem + u'2'});
                QVERIFY2(showsDash(*bench.row(key)), qPrintable(type + u' ' + key));
            }
        }
        QVERIFY(kinds.size() >= 9);
    }

    void whatIsSeldomWantedWaitsBehindMoreAndThatIsRemembered()
    {
        QSettings().clear();
        Bench bench(lectureWith({u"shapes.circle"_s, u"shapes.dot"_s}), {u"circle"_s});
        QVERIFY(!bench.panel->row(u"fitWidth"_s));
        QTest::mouseClick(bench.panel->findChild<QToolButton *>(u"more.place"_s), Qt::LeftButton);
        bench.enter(u"fitWidth"_s, u"3"_s);
        QCOMPARE(bench.written(u"circle"_s, u"fitWidth"_s), QJsonValue(3));
        bench.session.selection.setNodes({u"dot"_s});
        QVERIFY(bench.panel->row(u"fitWidth"_s));
        QTest::mouseClick(bench.panel->findChild<QToolButton *>(u"more.place"_s), Qt::LeftButton);
        bench.session.selection.setNodes({u"circle"_s});
        Bench::settle();
        QVERIFY(bench.panel->row(u"fitWidth"_s)); // because it has a written value
        QVERIFY(!bench.panel->row(u"fitHeight"_s));
        QVERIFY(bench.undoesToBytes());
    }

    void anEmptyListTakesNoRoom()
    {
        Bench bench(lectureWith({u"charts.bars"_s}), {u"bars"_s});
        QVERIFY(bench.in<QListWidget>(u"labels"_s)->isHidden());
    }

    void anotherTypeIsReadFromTheTop()
    {
        Bench bench(lectureWith({u"text.text"_s, u"text.text"_s, u"shapes.circle"_s}), {u"text"_s});
        bench.panel->resize(280, 200);
        const auto show = [&bench](const QString &node) {
            bench.session.selection.setNodes({node});
            bench.settle();
        };
        bench.settle();
        QScrollBar *bar = bench.panel->findChild<QScrollArea *>()->verticalScrollBar();
        bar->setValue(60);
        show(u"text2"_s);
        QCOMPARE(bar->value(), 60);
        show(u"circle"_s);
        QCOMPARE(bar->value(), 0);
    }

    void aLongLabelOnALineOfItsOwnGoesOnBelow()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s});
        const QString sentence = u"How far it is from the middle of the circle to its edge"_s;
        lecture.parameters.push_back({u"size"_s, sentence, sceneId, u"circle"_s, u"radius"_s, {}});
        lecture.parameters.push_back({u"edge"_s, u"Its edge"_s, sceneId, u"circle"_s, u"edge"_s, {}});
        const Bench bench(lecture);
        const auto *label = bench.row(u"radius"_s)->findChild<RowLabel *>();
        QVERIFY(label->height() >= 2 * label->fontMetrics().height());
        QVERIFY(!label->geometry().intersects(bench.row(u"radius"_s)->field()->geometry()));
        QCOMPARE(bench.row(u"edge"_s)->findChild<RowLabel *>()->height(), Theme::row);
    }

    void wordsThatDoNotFitIntoAChoiceEndInThreeDots()
    {
        const auto picture = [](const QString &words) {
            NoScrollComboBox box({}, nullptr);
            box.addItem(words);
            box.resize(96, Theme::row);
            return box.grab().toImage();
        };
        const QString words = u"Previous picture"_s;
        const auto isOfTheseWords = [&](int letters) { return picture(words) == picture(words.left(letters) + u'…'); };
        bool isElided = false;
        for (int letters = 1; letters < words.size(); ++letters)
            isElided = isElided || isOfTheseWords(letters);
        QVERIFY(isElided);
        QVERIFY(picture(u"Draw"_s) != picture(u"Dra…"_s));
    }

    /// With the sheet of a block made once for both: that takes longest.
    void everyPropertyOfEveryBlockHasAFieldThatTabReachesAndShowingItChangesNothing()
    {
        QStringList types;
        for (const auto &[id, type] : registry().nodes.types())
            types.append(id);
        const Lecture lecture = lectureWith(types, {u"en"_s, u"ko"_s, u"zh"_s});
        Bench bench(lecture);
        bench.panel->setUpdatesEnabled(false); // it is walked through, not painted
        PlacementOnce placement;
        for (const graph::NodePtr &node : lecture.scenes.front()->nodes) {
            const bool isWhole = placement.shows(node->type);
            bench.session.selection.setNodes({node->id});
            for (const graph::PropertySpec &spec : tableOf(lecture, {sceneId, node->id, {}, {}}, registry())) {
                const QString key = QString::fromUtf8(spec.key.data(), static_cast<qsizetype>(spec.key.size()));
                if (!isWhole && graph::isPlacement(key))
                    continue;
                QVERIFY2(bench.panel->row(key), qPrintable(node->type + u'/' + key));
                visit(*bench.row(key));
            }
            QVERIFY2(bench.steps() == 0, qPrintable(node->type));
            Bench::settle();
            walkByTab(bench, node->type);
            if (QTest::currentTestFailed())
                return;
            QCOMPARE(bench.steps(), 0);
        }
        QVERIFY(bench.isAsBefore());
    }

    void everyPropertyOfEveryAnimationHasAFieldAndShowingItChangesNothing()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s}, {u"en"_s, u"ko"_s});
        ClipIds clips;
        for (const auto &[id, type] : registry().animations.types()) {
            const auto added = withNewClip(lecture, sceneId, {.type = id, .target = u"circle"_s, .start = Time()},
                                           registry());
            QVERIFY(added);
            lecture = added->lecture;
            clips.push_back(added->clip);
        }
        Bench bench(lecture);
        for (const ClipId clip : clips) {
            bench.session.selection.setClips({clip});
            for (const graph::PropertySpec &spec : tableOf(lecture, {sceneId, {}, clip, {}}, registry())) {
                const QString key = QString::fromUtf8(spec.key.data(), static_cast<qsizetype>(spec.key.size()));
                QVERIFY2(bench.panel->row(key), qPrintable(key));
                visit(*bench.row(key));
            }
            QCOMPARE(bench.steps(), 0);
        }
        QVERIFY(bench.isAsBefore());
    }

    void templatesAreShownWithoutChangingThem()
    {
        QSettings().clear();
        const QDir all(QStringLiteral(LECTOGRAPH_TEMPLATES));
        QSet<QString> seen; // types, and what is written of them
        for (const QString &id : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            auto lecture = lecture::load(all.filePath(id));
            QVERIFY(lecture);
            Bench bench(*lecture);
            for (Row *row : bench.panel->rows())
                visit(*row);
            for (const lecture::ScenePtr &scene : lecture->scenes) {
                QStringList unlike; // those before
                for (const graph::NodePtr &node : scene->nodes) {
                    const qsizetype before = seen.size();
                    seen.insert(node->type);
                    for (const QString &key : node->properties.keys())
                        seen.insert(node->type + u' ' + key);
                    if (seen.size() > before)
                        unlike.append(node->id);
                }
                if (!unlike.isEmpty())
                    bench.session.preview.enter(scene->id);
                for (const QString &node : std::as_const(unlike)) {
                    bench.session.selection.setNodes({node});
                    if (!bench.panel->rows().empty())
                        visit(*bench.panel->rows().front());
                    Bench::settle();
                }
            }
            QCOMPARE(bench.steps(), 0);
            QVERIFY2(bench.isAsBefore(), qPrintable(id));
        }
    }

private:
    /// A valid value other than the default; nothing for links and files.
    static std::optional<QJsonValue> otherValue(const graph::PropertySpec &spec)
    {
        using enum graph::ValueType;
        const QJsonValue preset = graph::presetOf(spec);
        switch (spec.type) {
        case Number:
        case Integer: {
            const double wanted = preset.toDouble() + 1;
            return wanted <= spec.max ? wanted : spec.min;
        }
        case Boolean: return !preset.toBool();
        case Color: return u"#123456"_s;
        case Vector: return QJsonArray{1, 2, 3};
        case Text: return u"Other"_s;
        case Choice: {
            const QStringList choices = graph::choiceValues(spec);
            return choices.back() == preset.toString() ? choices.front() : choices.back();
        }
        case Numbers: return QJsonArray{1, 2, 4};
        case Colors: return QJsonArray{u"#123456"_s};
        case Texts: return QJsonArray{u"Other"_s};
        case Tensor: return QJsonArray{1, 2, 4};
        default: return std::nullopt;
        }
    }
    /// From value to value, and to nothing between them.
    static void walkByTab(Bench &bench, const QString &type)
    {
        std::vector<Row *> rows = bench.panel->rows();
        std::erase_if(rows, [](const Row *row) { return !row->isVisible(); });
        if (rows.empty())
            return;
        std::ranges::sort(rows, {}, [](const Row *row) { return row->mapTo(row->window(), QPoint()).y(); });
        rows.front()->field()->setFocus(Qt::TabFocusReason);
        std::size_t at = 0;
        for (int steps = 0; at + 1 < rows.size() && steps < 500; ++steps) {
            QWidget *before = QApplication::focusWidget();
            const auto *table = qobject_cast<const QPlainTextEdit *>(before); // of which Tab walks through the numbers
            const int number = table ? table->textCursor().position() : 0;
            QTest::keyClick(before, Qt::Key_Tab);
            QWidget *now = QApplication::focusWidget();
            if (now == before && table && table->textCursor().position() > number)
                continue;
            const QString place = type + u'/' + rows[at]->source().spec.key;
            QVERIFY2(now && now != before, qPrintable(place + (now ? u" keeps the focus"_s : u" loses the focus"_s)));
            if (!rows[at]->isAncestorOf(now))
                ++at;
            QVERIFY2(rows[at]->isAncestorOf(now), qPrintable(place + u" leads to "_s + now->objectName()));
            const bool isButton = qobject_cast<QToolButton *>(now) && now->objectName() != u"linkTo"_s;
            QVERIFY2(!isButton && !qobject_cast<KeyDiamond *>(now),
                     qPrintable(place + u" stops at "_s + now->accessibleName()));
        }
        QCOMPARE(at + 1, rows.size());
    }
    /// Gives focus to each field once, as Tab does, and takes it away.
    static void visit(Row &row)
    {
        QVERIFY(row.field());
        bool isNamed = false;
        for (QWidget *widget : row.field()->findChildren<QWidget *>()) {
            if (widget->focusPolicy() & Qt::TabFocus && widget->isVisible()) {
                widget->setFocus(Qt::TabFocusReason);
                isNamed = isNamed || !widget->accessibleName().isEmpty();
                QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(row.source().spec.key));
            }
        }
        QVERIFY2(isNamed || !row.isVisible(), qPrintable(row.source().spec.key));
        if (QWidget *focused = QApplication::focusWidget())
            focused->clearFocus();
    }
};

LECTOGRAPH_TEST_MAIN(TestInspector)
#include "tst_editor_inspector.moc"
