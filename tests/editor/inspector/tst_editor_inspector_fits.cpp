// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/inspector/fields/growingedit.h"
#include "editor/inspector/fields/linkchip.h"
#include "editor/inspector/rows/source.h"
#include "editor/language/language.h"
#include "editor/widgets/elidedbutton.h"
#include "editor/widgets/plaintexts.h"
#include "editor/widgets/theme.h"
#include "graph/placement.h"
#include "testmain.h"

#include <QHelpEvent>
#include <QJsonArray>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolTip>
#include <QWheelEvent>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using lecture::Lecture;

namespace {

/// Whether it is what a list or a text scrolls.
bool isScrolled(const QWidget &widget, const QWidget &within)
{
    for (const QWidget *above = widget.parentWidget(); above && above != &within; above = above->parentWidget()) {
        if (qobject_cast<const QAbstractScrollArea *>(above) || above->isWindow())
            return true;
    }
    return widget.isWindow();
}

/// Also of classes that Qt's meta objects do not know.
template <class Widget>
std::vector<const Widget *> childrenOf(const QWidget &parent)
{
    std::vector<const Widget *> found;
    for (const QWidget *child : parent.findChildren<QWidget *>()) {
        if (const auto *one = dynamic_cast<const Widget *>(child); one && one->isVisible())
            found.push_back(one);
    }
    return found;
}

} // namespace

class TestInspectorFits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theListGoesOnScrollingOverAField()
    {
        QScrollArea list;
        auto *tall = new QWidget;
        tall->resize(200, 2000);
        auto *number = new NumberEdit({.min = 0, .max = 100, .step = 1}, tall);
        number->setGeometry(10, 10, 100, 28);
        number->setValue(5);
        QSignalSpy edited(number, &NumberEdit::edited);
        list.setWidget(tall);
        list.resize(220, 300);
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        list.activateWindow();
        number->setFocus();
        QTRY_VERIFY(number->hasFocus());
        const auto turn = [&] {
            const QPointF place(5, 5);
            QWheelEvent wheel(place, number->mapToGlobal(place), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(number, &wheel);
        };
        list.verticalScrollBar()->setValue(20);
        turn();
        QCOMPARE(edited.count(), 0);
        QTest::qWait(600);
        turn();
        QCOMPARE(edited.count(), 1);
    }

    void initTestCase()
    {
        prepare();
        applyTheme(*qApp, darkTheme());
    }
    void init() { showEveryRow(); }

    /// Of all properties.
    void tipsAreReadAsTheyAreMeant()
    {
        const auto check = [](const FieldSpec &spec) {
            const QString tip = tooltipOf(spec);
            QVERIFY2(tipOf(tip) == tip, qPrintable(tip)); // neither escaped nor without its line breaks
            static const QRegularExpression machine(u"\\de[+-]?\\d|\\binf\\b|\\bnan\\b"_s);
            QVERIFY2(!tip.contains(machine), qPrintable(tip));
        };
        for (const auto &[id, type] : registry().nodes.types()) {
            for (const graph::PropertySpec &spec : graph::tableOf(type))
                check(fieldSpecOf(spec));
        }
        for (const auto &[id, type] : registry().animations.types()) {
            for (const graph::PropertySpec &spec : type.properties)
                check(fieldSpecOf(spec));
        }
        check(secondsSpec(u"start"_s, u"Start"_s, u"When it begins"_s));
        QVERIFY(tooltipOf(secondsSpec(u"start"_s, u"Start"_s, u"When"_s)).contains(u"at least 0 s"_s));
    }

    void theNameOfALinkIsWholeWhereThereIsRoom()
    {
        const QString name = u"Vector 2"_s;
        LinkChip chip(nullptr);
        chip.display(name, u"(3.00, 2.00, −2.00)"_s, graph::ValueType::Vector);
        const int whole = chip.fontMetrics().horizontalAdvance(name);
        bool hadValue = false;
        for (int width = whole + 18; width < 400; ++width) {
            const LinkChip::Shown shown = chip.shownIn(width);
            QCOMPARE(shown.name, name);
            hadValue = hadValue || !shown.value.isEmpty();
        }
        QVERIFY(hadValue);
        const LinkChip::Shown narrow = chip.shownIn(whole + 8);
        QVERIFY(narrow.value.isEmpty());
        QVERIFY2(narrow.name.startsWith(u"Ve"_s) && narrow.name.endsWith(u"… 2"_s), qPrintable(narrow.name));
    }

    void colorsFitTheirBoxes()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        for (const int width : {bench.panel->minimumWidth(), 264, 420}) {
            bench.panel->resize(width, 1600);
            for (const QString &color : {u"BLUE"_s, u"#58C4DD"_s, u"GREY_E"_s}) {
                QVERIFY(bench.session.document.edit(u"Paint"_s, [&](const Lecture &lecture) {
                    return lecture::withNodeProperty(lecture, sceneId, u"circle"_s, u"stroke"_s, color);
                }));
                for (int i = 0; i < 8; ++i)
                    QCoreApplication::processEvents();
                const auto *edit = bench.in<QLineEdit>(u"stroke"_s);
                QVERIFY(edit->isVisible());
                constexpr int frame = 2 * (1 + 7 + 2);
                QVERIFY2(edit->fontMetrics().horizontalAdvance(edit->text()) <= edit->width() - frame,
                         qPrintable(u"%1 in %2"_s.arg(edit->text()).arg(edit->width())));
            }
        }
    }

    void numbersFitTheirBoxes()
    {
        Bench bench(lectureWith({u"space.vector"_s}), {u"vector"_s});
        for (const int width : {bench.panel->minimumWidth(), 280, 420}) {
            bench.panel->resize(width, 1600);
            for (const QJsonArray &place :
                 {QJsonArray{3.958, -12.3456, 0.7344}, QJsonArray{-123.4567, 1000, -0.0001}}) {
                QVERIFY(bench.session.document.edit(u"Move"_s, [&](const Lecture &lecture) {
                    return lecture::withNodeProperty(lecture, sceneId, u"vector"_s, u"to"_s, place);
                }));
                for (int i = 0; i < 8; ++i)
                    QCoreApplication::processEvents();
                for (int i = 0; i < 3; ++i) {
                    const NumberEdit *edit = bench.number(u"to"_s, i);
                    QVERIFY(edit->isVisible());
                    QCOMPARE(edit->mapTo(bench.panel.get(), QPoint()).y(),
                             bench.number(u"to"_s)->mapTo(bench.panel.get(), QPoint()).y()); // in one line
                    const QString shown = edit->shownText();
                    constexpr int frame = 2 * (1 + 4 + 2);
                    QVERIFY2(edit->fontMetrics().horizontalAdvance(shown) <= edit->width() - frame,
                             qPrintable(u"%1 in %2"_s.arg(shown).arg(edit->width())));
                    QVERIFY2(std::abs(shown.toDouble() - place.at(i).toDouble()) <= 0.5, qPrintable(shown));
                }
            }
        }
        NumberEdit *edit = bench.number(u"to"_s);
        edit->setFocus();
        QCOMPARE(edit->shownText(), edit->text()); // all of it while it is edited
    }

    void everyRowFitsThePanel_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : interfaceLanguages())
            QTest::newRow(qPrintable(language)) << language;
    }
    /// Of all blocks, with the links that they need, at the least width; names of properties at greater widths too.
    void everyRowFitsThePanel()
    {
        QFETCH(const QString, language);
        useLanguage(*qApp, language);
        const auto toEnglish = qScopeGuard([] { useLanguage(*qApp, u"en"_s); });
        QStringList types;
        for (const auto &[id, type] : registry().nodes.types())
            types.append(id);
        const Lecture lecture = lectureWith(types, {u"en"_s, u"ko"_s, u"zh"_s});
        Bench bench(lecture);
        bench.panel->setUpdatesEnabled(false); // it is measured, not painted
        int needed = 0;
        int severalLines = 0;
        const auto check = [&](const QString &of) {
            Bench::settle();
            for (const int width : {420, 264, bench.panel->minimumWidth()}) {
                bench.panel->resize(width, 1600);
                for (int i = 0; i < 8; ++i) // nested layouts
                    QCoreApplication::processEvents();
                for (const Row *row : bench.panel->rows())
                    severalLines += isReadWhole(*row) ? 1 : 0;
            }
            const int room = bench.panel->findChild<QScrollArea *>()->viewport()->width();
            for (Row *row : bench.panel->rows()) {
                const QString name = of + u' ' + row->source().spec.key;
                for (QWidget *widget : row->findChildren<QWidget *>()) {
                    const int right = widget->mapTo(bench.panel.get(), QPoint(widget->width(), 0)).x();
                    QVERIFY2(isScrolled(*widget, *row) || !widget->isVisible() || right <= room,
                             qPrintable(u"%1: %2 of %3"_s.arg(name).arg(right).arg(room)));
                }
                for (const QWidget *widget : {static_cast<QWidget *>(row), static_cast<QWidget *>(row->field())})
                    QVERIFY2(!widget->isVisible() || widget->width() >= widget->minimumSizeHint().width(),
                             qPrintable(u"%1: squeezed to %2"_s.arg(name).arg(widget->width())));
                for (const ElidedButton *button : childrenOf<ElidedButton>(*row)) {
                    QCOMPARE(button->shownText(), button->text());
                    needed += row->source().property && row->source().property->required ? 1 : 0;
                }
            }
        };
        PlacementOnce placement;
        for (const graph::NodePtr &node : lecture.scenes.front()->nodes) {
            placement.shows(node->type);
            bench.session.selection.setNodes({node->id});
            check(node->id);
        }
        bench.session.selection.clear();
        check(u"lecture"_s);
        QVERIFY(needed > 0);
        QVERIFY(severalLines > 0 || language != "en"_L1); // else the test would check nothing
    }

    void aButtonThatIsTooNarrowSaysItsWordsInItsTip()
    {
        QWidget column;
        auto *button = new ElidedButton(&column);
        button->setText(u"Link to… (needed)"_s);
        button->setToolTip(u"Take the value from another block"_s);
        const int whole = button->sizeHint().width();
        QVERIFY(button->minimumSizeHint().width() < whole / 2);
        button->resize(whole, Theme::row);
        QCOMPARE(button->shownText(), button->text());
        button->resize(whole - 20, Theme::row);
        QVERIFY2(button->shownText().startsWith(u"Link to"_s) && button->shownText().endsWith(u'…'),
                 qPrintable(button->shownText()));
        column.show();
        QHelpEvent help(QEvent::ToolTip, {4, 4}, button->mapToGlobal(QPoint(4, 4)));
        QCoreApplication::sendEvent(button, &help);
        QCOMPARE(QToolTip::text(), button->text() + u'\n' + button->toolTip());
        QToolTip::hideText();
    }

    void textsShowTheirLastLine_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("latin") << u"creature"_s;
        QTest::newRow("korean") << u"푹신한 생물"_s;
        QTest::newRow("chinese") << u"蓬松的生物"_s;
        QTest::newRow("mixed") << u"어텐션 attention 注意力"_s;
    }
    void textsShowTheirLastLine()
    {
        QFETCH(QString, line);
        Bench bench(lectureWith({u"text.text"_s, u"text.formula"_s}));
        for (const auto &[node, key] : {std::pair{u"text"_s, u"text"_s}, std::pair{u"formula"_s, u"latex"_s}}) {
            bench.session.selection.setNodes({node});
            auto *edit = bench.in<GrowingEdit>(key);
            for (const int lines : {1, 2, 3, 8}) {
                edit->setFocus();
                edit->selectAll();
                edit->insertPlainText(QStringList(lines, line).join(u'\n'));
                for (const bool hasFocus : {true, false}) {
                    hasFocus ? edit->setFocus() : bench.panel->findChild<QLineEdit *>(u"name"_s)->setFocus();
                    QCoreApplication::processEvents();
                    double height = 0;
                    for (QTextBlock block = edit->document()->firstBlock(); block.isValid(); block = block.next()) {
                        for (int i = 0; i < block.layout()->lineCount(); ++i)
                            height += block.layout()->lineAt(i).height();
                    }
                    QVERIFY2(
                        edit->viewport()->height() >= height - 0.5,
                        qPrintable(u"%1 lines: %2 of %3"_s.arg(lines).arg(edit->viewport()->height()).arg(height)));
                    QCOMPARE(edit->verticalScrollBar()->value(), 0);
                }
            }
        }
    }

    void nothingJumpsWhenAFieldGetsTheFocus()
    {
        QStringList types;
        for (const auto &[id, type] : registry().nodes.types())
            types.append(id);
        const Lecture lecture = lectureWith(types);
        Bench bench(lecture);
        PlacementOnce placement;
        for (const graph::NodePtr &node : lecture.scenes.front()->nodes) {
            placement.shows(node->type);
            bench.session.selection.setNodes({node->id});
            Bench::settle();
            for (int i = 0; i < 8; ++i) // nested layouts
                QCoreApplication::processEvents();
            const auto places = [&] {
                QCoreApplication::processEvents();
                QList<QRect> found;
                for (const Row *row : bench.panel->rows())
                    found.append({row->mapTo(bench.panel.get(), QPoint()), row->size()});
                return found;
            };
            const QList<QRect> before = places();
            for (Row *row : bench.panel->rows()) {
                row->field()->setFocus();
                QVERIFY2(places() == before, qPrintable(node->id + u' ' + row->source().spec.key));
            }
        }
    }

    void expressionsAreNotBrokenWithinNamesNorTheirValuesCut()
    {
        Bench bench(lectureWith({u"shapes.circle"_s, u"shapes.square"_s}), {u"circle"_s});
        QVERIFY(bench.session.document.edit(u"Compute"_s, [&](const Lecture &lecture) {
            return lecture::withNodeProperty(lecture, sceneId, u"circle"_s, u"position"_s,
                                             QJsonObject{{u"expression"_s, u"square.centre + square.centre"_s}});
        }));
        for (const int width : {280, 420}) {
            bench.panel->resize(width, 1600);
            for (int i = 0; i < 8; ++i)
                QCoreApplication::processEvents();
            const auto *edit = bench.in<GrowingEdit>(u"position"_s);
            const QTextLayout *layout = edit->document()->firstBlock().layout();
            const QString text = edit->toPlainText();
            for (int i = 1; i < layout->lineCount(); ++i) {
                const int start = layout->lineAt(i).textStart();
                QVERIFY2(text.at(start - 1).isSpace(), qPrintable(text.left(start)));
            }
            const auto *result = bench.row(u"position"_s)->findChild<QLabel *>(u"result"_s);
            QVERIFY2(!result->text().contains(u'…'), qPrintable(result->text()));
            QVERIFY(result->fontMetrics().horizontalAdvance(result->text()) <= result->width());
        }
    }

private:
    /// Whether its label needs several lines.
    static bool isReadWhole(const Row &row)
    {
        if (!row.isVisible())
            return false;
        const auto *label = row.findChild<RowLabel *>();
        const QRect words = label->fontMetrics().boundingRect(QRect(0, 0, label->width(), 1000), Qt::TextWordWrap,
                                                              label->text());
        const auto check = [&](bool isTrue, const char *what) {
            QVERIFY2(isTrue, qPrintable(u"%1: %2"_s.arg(label->text(), QLatin1String(what))));
        };
        check(words.width() <= label->width(), "too wide");
        check(words.height() <= label->height(), "too high");
        check(!label->geometry().intersects(row.field()->geometry()), "over its field");
        check(row.rect().contains(row.field()->geometry()), "the field reaches out");
        check(row.field()->width() >= 64, "no room for the field");
        return words.height() > label->fontMetrics().lineSpacing() + 1;
    }
};

LECTOGRAPH_TEST_MAIN(TestInspectorFits)
#include "tst_editor_inspector_fits.moc"
