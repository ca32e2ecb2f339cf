// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddesk.h"

#include "base/text.h"
#include "editor/edits/camera_edits.h"
#include "editor/edits/properties.h"
#include "editor/graph/canvas.h"
#include "editor/language/language.h"
#include "editor/palette/samples.h"
#include "editor/settings/settings.h"
#include "editor/space/spaceoverlay.h"
#include "editor/stage/inlinetexteditor.h"
#include "editor/timeline/lanes/lanes.h"
#include "editor/timeline/timelinepanel.h"
#include "lecture/check.h"
#include "lecture/files.h"
#include "lecture/properties.h"
#include "lecture/templates.h"
#include "lecture/writing.h"
#include "testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

namespace {

const QStringList allLanguages{u"en"_s, u"ko"_s, u"zh"_s};

/// A longer text in all texts of a block, as if it was typed in the inspector.
void fillTexts(CardDesk &desk, const QString &node, const QString &text)
{
    const graph::NodeType *type = desk.session.registry().nodes.find(*desk.session.document.node(u"scene1"_s, node));
    QStringList keys;
    for (const graph::PropertySpec &spec : type->properties) {
        if (spec.type == graph::ValueType::Text && spec.text == graph::TextKind::Words)
            keys.append(base::toText(spec.key));
    }
    for (const QString &key : std::as_const(keys))
        desk.session.document.edit(u"Type"_s, [&](const lecture::Lecture &lecture) {
            return withProperty(lecture, {u"scene1"_s, node, {}, key}, text);
        });
}

QStringList problemsIn(CardDesk &desk)
{
    QStringList texts;
    for (const graph::Problem &problem : lecture::check(desk.session.document.lecture(), registry()))
        texts.append(problem.error.text());
    return texts;
}

/// The codes of the languages of all texts below.
void collectLanguages(const QJsonValue &json, QSet<QString> &languages)
{
    for (const QJsonValue &element : json.toArray())
        collectLanguages(element, languages);
    const QJsonObject object = json.toObject();
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (allLanguages.contains(member.key()))
            languages.insert(member.key());
        collectLanguages(member.value(), languages);
    }
}

QSet<QString> languagesShown(const lecture::Lecture &lecture)
{
    QSet<QString> languages;
    for (const graph::NodePtr &node : lecture.scenes.front()->nodes)
        collectLanguages(node->properties, languages);
    for (const auto &[id, block] : lecture.blocks) {
        for (const lecture::PublishedProperty &published : block->properties)
            collectLanguages(published.preset, languages);
        for (const graph::NodePtr &node : block->inside->nodes)
            collectLanguages(node->properties, languages);
    }
    return languages;
}

/// English words among the texts of a node, of which none is there in a lecture in another language.
QStringList englishWordsOf(const graph::Node &node, const graph::NodeType &type, const QString &language)
{
    static const QRegularExpression command(u"\\\\\\w+|\\$[^$]*\\$"_s); // LaTeX
    static const QRegularExpression word(u"[A-Za-z]{3,}"_s);
    QStringList words;
    for (const graph::PropertySpec &spec : type.properties) {
        const bool isText = graph::holdsTexts(spec.type);
        // Program text and the names in the text of a diagram are the same in all languages.
        const bool isFormula = spec.key == "latex" || spec.key == "formula" || spec.key == "expression"
            || spec.key == "block" || spec.key == "code" || spec.key == "source" || spec.key == "formulas";
        if (!isText || isFormula || spec.text != graph::TextKind::Words)
            continue;
        QJsonValue value = node.properties.value(base::toText(spec.key));
        if (value.isUndefined())
            value = graph::presetOf(spec);
        if (value.isObject() && value.toObject().contains(language))
            value = value.toObject().value(language);
        const QString text = QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson()).remove(command);
        if (const auto found = word.match(text); found.hasMatch())
            words.append(base::toText(spec.key) + u" says "_s + found.captured());
    }
    return words;
}

} // namespace

class EveryCardTest : public QObject
{
    Q_OBJECT

private:
    /// Whether two of them may cover each other: what marks the same shapes, stands on the same axes, or fills the frame.
    static bool isPlacedElsewhere(CardDesk &desk, const CardKey &card, const QString &node, const QRectF &covered)
    {
        const QRectF frame(desk.overlay().frame());
        return covered.isNull() || isLaidOut(desk, node) || CardDesk::needsShapes(card)
            || card.type.startsWith(u"space."_s) || covered.width() > 0.95 * frame.width()
            || covered.height() > 0.95 * frame.height();
    }

    /// What is wrong with the card after it was added; empty if nothing is.
    QString faultOf(CardDesk &desk, const CardKey &card, const std::optional<QPointF> &pointer)
    {
        const QStringList selected = desk.session.selection.nodes();
        if (selected.isEmpty())
            return u"is not added"_s;
        if (!desk.giveFiles())
            return u"does not ask for its file"_s;
        if (const QStringList problems = problemsIn(desk); !problems.isEmpty())
            return problems.front();
        const QString node = selected.front();
        if (std::ranges::find(desk.scene().actors, node) == desk.scene().actors.end())
            return {}; // computes something
        if (card.type == "space.axes"_L1)
            return {}; // its camera looks at it
        const QRectF frame(desk.overlay().frame());
        const QRectF covered = coveredBy(desk, node);
        const double pixel = card.type.startsWith(u"space."_s) ? 8 : 1; // in perspective
        if (covered.isNull())
            return CardDesk::arrangesShapes(card) ? QString() : u"is not seen"_s;
        if (!frame.adjusted(-pixel, -pixel, pixel, pixel).contains(covered))
            return u"is beyond the frame"_s;
        if (!pointer || CardDesk::needsShapes(card) || isLaidOut(desk, node))
            return {};
        // As near to the pointer as the frame allows for the whole room: the middle, or anything of what is laid out on
        // the whole frame.
        const QRectF room = roomOf(desk, node);
        const auto nearest = [](double wanted, double frameFrom, double frameTo, double before, double after) {
            const double from = frameFrom + before;
            return std::clamp(wanted, from, std::max(from, frameTo - after));
        };
        const QPointF middle = covered.center();
        const QRectF across = room.width() > frame.width() ? covered : room;
        const QRectF down = room.height() > frame.height() ? covered : room;
        const QPointF wanted(
            nearest(pointer->x(), frame.left(), frame.right(), middle.x() - across.left(), across.right() - middle.x()),
            nearest(pointer->y(), frame.top(), frame.bottom(), middle.y() - down.top(), down.bottom() - middle.y()));
        const auto isNear = [&](double there, double best, double size, double whole) {
            const bool isLarge = size > whole * 0.6 || card.type.startsWith(u"space."_s);
            return std::abs(there - best) < 3 || isLarge;
        };
        const QPointF at(std::clamp(pointer->x(), frame.left(), frame.right()),
                         std::clamp(pointer->y(), frame.top(), frame.bottom()));
        const bool isThere = isNear(middle.x(), wanted.x(), covered.width(), frame.width())
            && isNear(middle.y(), wanted.y(), covered.height(), frame.height())
            && room.adjusted(-6, -6, 6, 6).contains(at);
        return isThere ? QString()
                       : u"its middle is at %1, %2, not at %3, %4"_s.arg(middle.x())
                             .arg(middle.y())
                             .arg(wanted.x())
                             .arg(wanted.y());
    }

    /// What is wrong once a longer text is typed into what was dropped; empty if nothing is.
    static QString faultOfTyping(CardDesk &desk)
    {
        const QString longer =
            u"A longer text than the one with which the block was dropped, over more than one line"_s;
        const QString node = desk.session.selection.nodes().value(0);
        if (InlineTextEditor *words = desk.stage.wordsEditor()) {
            words->edit()->setPlainText(longer);
            words->accept();
            if (desk.session.document.history().count() != 1)
                return u"takes another step to type its words"_s;
        }
        if (!isLaidOut(desk, node))
            return {};
        const QRectF frame = QRectF(desk.overlay().frame()).adjusted(-1, -1, 1, 1);
        if (!frame.contains(coveredBy(desk, node)))
            return u"is beyond the frame with a longer text"_s;
        fillTexts(desk, node, longer);
        return frame.contains(coveredBy(desk, node)) ? QString() : u"is beyond the frame with longer texts"_s;
    }

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init()
    {
        QSettings().clear();
        setting::snapsOnStage.set(false); // to edges and guides
    }

    void everyCardIsDroppedOnTheStage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QPointF>("share"); // of the frame
        QTest::newRow("middle, Korean") << u"ko"_s << QPointF(0.5, 0.5);
        QTest::newRow("corner, Chinese") << u"zh"_s << QPointF(0.97, 0.04);
        QTest::newRow("beside, English") << u"en"_s << QPointF(-0.03, 0.6);
        QTest::newRow("lower third, Korean") << u"ko"_s << QPointF(0.4, 0.8);
    }
    void everyCardIsDroppedOnTheStage()
    {
        QFETCH(const QString, language);
        QFETCH(const QPointF, share);
        CardDesk desk(language);
        QTRY_VERIFY(desk.all().size() > 150);
        QStringList faults;
        for (const CardKey &card : desk.all()) {
            desk.open(language, card);
            const QRectF frame(desk.overlay().frame());
            const QPointF at(std::round(frame.left() + share.x() * frame.width()),
                             std::round(frame.top() + share.y() * frame.height()));
            const auto data = desk.carried(card);
            const bool isDropped = test::drop(desk.overlay(), *data, at.toPoint());
            const QString fault = isDropped ? faultOf(desk, card, at) : u"is refused"_s;
            if (!fault.isEmpty())
                faults.append(card.title + u": "_s + fault);
            const QSet<QString> languages = languagesShown(desk.session.document.lecture());
            if (!languages.isEmpty() && languages != QSet<QString>{language})
                faults.append(card.title + u" brings texts in other languages"_s);
            for (const graph::NodePtr &node :
                 language == "en"_L1 ? std::vector<graph::NodePtr>() : desk.scene().nodes) {
                for (const QString &words : englishWordsOf(*node, *desk.session.registry().nodes.find(*node), language))
                    faults.append(card.title + u": "_s + words);
            }
            if (const QString typed = isDropped ? faultOfTyping(desk) : QString(); !typed.isEmpty())
                faults.append(card.title + u": "_s + typed);
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void everyCardIsAddedWhereThereIsRoom_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : allLanguages)
            QTest::newRow(qPrintable(language)) << language;
    }
    /// By a double click and by Enter, one after the other: two of a kind do not cover each other.
    void everyCardIsAddedWhereThereIsRoom()
    {
        QFETCH(const QString, language);
        CardDesk desk(language);
        QTRY_VERIFY(desk.all().size() > 150);
        CardView &view = *desk.palette.blocks();
        QStringList faults;
        for (const CardKey &card : desk.all()) {
            const QString title = card.title;
            desk.open(language, card);
            const int row = desk.indexOf(card).row(); // the copy of a library's block stands in its place
            view.scrollTo(view.cards().index(row, 0));
            const QPoint at = view.visualRect(view.cards().index(row, 0)).center();
            QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
            QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, at);
            if (const QString fault = faultOf(desk, card, {}); !fault.isEmpty())
                faults.append(title + u": "_s + fault);
            const QString first = desk.session.selection.nodes().value(0);
            const QRectF covered = coveredBy(desk, first);
            view.setFocus();
            view.setCurrentIndex(view.cards().index(row, 0));
            QTest::keyClick(&view, Qt::Key_Return);
            const QString second = desk.session.selection.nodes().value(0);
            if (!desk.giveFiles())
                faults.append(title + u": does not ask for its file again"_s);
            if (second == first || second.isEmpty())
                faults.append(title + u": Enter adds nothing"_s);
            else if (const QRectF other = coveredBy(desk, second); !isPlacedElsewhere(desk, card, first, covered)
                     && QLineF(covered.center(), other.center()).length() < 4)
                faults.append(title + u": lies exactly on the first one"_s);
            desk.overlay().setFocus();
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void everyCardIsDroppedOnGraphAndLanes()
    {
        CardDesk desk(u"ko"_s);
        TimelinePanel timeline(desk.session);
        timeline.resize(900, 240);
        timeline.show();
        QTRY_VERIFY(desk.all().size() > 150);
        QStringList faults;
        for (const CardKey &card : desk.all()) {
            for (QWidget *panel :
                 {static_cast<QWidget *>(&desk.graph.canvas()), static_cast<QWidget *>(&timeline.lanes())}) {
                if (panel == &desk.graph.canvas() && CardDesk::needsShapes(card))
                    continue; // to be linked there
                desk.open(u"ko"_s, card);
                const auto data = desk.carried(card);
                const bool isDropped = test::drop(*panel, *data, panel->rect().center());
                const QString fault = isDropped ? faultOf(desk, card, {}) : u"is refused"_s;
                if (!fault.isEmpty())
                    faults.append(card.title + u": "_s + fault);
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void everyCardIsDroppedOnSpace_data()
    {
        QTest::addColumn<bool>("hasZUp");
        QTest::addColumn<double>("elevation");
        QTest::newRow("y up") << false << 35.0;
        QTest::newRow("z up") << true << 20.0;
        QTest::newRow("the floor seen edge-on") << false << 0.0;
    }
    /// What can stand in space comes under the pointer, on the floor; what is flat, into the picture; what has no picture
    /// says so. By a double click while Space is shown, all of it comes where there is room.
    void everyCardIsDroppedOnSpace()
    {
        QFETCH(const bool, hasZUp);
        QFETCH(const double, elevation);
        CardDesk desk(u"en"_s);
        SpaceOverlay space(desk.session, &desk.window);
        space.setGeometry(930, 0, 370, 400);
        space.show();
        QTRY_VERIFY(desk.all().size() > 150);
        QStringList faults;
        for (const CardKey &card : desk.all()) {
            desk.open(u"en"_s, card);
            space.setOrbit({.around = 20, .elevation = elevation, .up = hasZUp ? UpAxis::Z : UpAxis::Y});
            space.forget(); // as the panel does after a change
            const QPoint at = space.rect().center() + QPoint(40, 30);
            const auto data = desk.carried(card);
            const QSignalSpy said(&desk.session.document, &Document::statusMessage);
            QString fault = test::drop(space, *data, at) ? QString() : u"is refused"_s;
            if (!desk.giveFiles())
                fault = u"asks for no file"_s;
            const QString node = desk.session.selection.nodes().value(0);
            const graph::NodeType *type = registry().nodes.find(card.type);
            const bool hasPicture = !type || type->placed || type->isCamera;
            const bool isOwnPlace = card.type == "space.axes"_L1 || CardDesk::needsShapes(card);
            if (fault.isEmpty() && type && canStandInSpace(*type) && !isOwnPlace) {
                const QStringList problems = problemsIn(desk);
                const QJsonArray origin =
                    desk.session.document.node(u"scene1"_s, node)->properties.value(u"position"_s).toArray();
                const base::Vec3 point{origin.at(0).toDouble(), origin.at(1).toDouble(), origin.at(2).toDouble()};
                const auto pixel = space.projection().toWidget(point, false);
                const bool isOnFloor = elevation == 0 || std::abs(hasZUp ? point.z : point.y) < 1e-3;
                if (!problems.isEmpty())
                    fault = problems.front();
                else if (!isOnFloor || !pixel || QLineF(*pixel, at).length() > 2)
                    fault = u"does not stand under the pointer"_s;
            } else if (fault.isEmpty()) {
                fault = hasPicture || !said.isEmpty() ? faultOf(desk, card, {}) : u"does not say where it is"_s;
            }
            if (!fault.isEmpty())
                faults.append(card.title + u": "_s + fault);
            desk.open(u"en"_s, card);
            desk.palette.blocks()->choose(desk.indexOf(card));
            if (const QString chosen = faultOf(desk, card, {}); !chosen.isEmpty())
                faults.append(card.title + u", chosen: "_s + chosen);
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    /// Through a camera that is near, and one that is far away.
    void everyCardFollowsTheCamera_data()
    {
        QTest::addColumn<double>("height");
        QTest::newRow("near") << 2.5;
        QTest::newRow("far") << 30.0;
    }
    void everyCardFollowsTheCamera()
    {
        QFETCH(const double, height);
        CardDesk desk(u"ko"_s);
        QTRY_VERIFY(desk.all().size() > 150);
        const lecture::Lecture seen = *withBlock(
            emptyLecture(u"ko"_s), u"scene1"_s,
            {u"scene.camera"_s, u"camera"_s, {{u"centre"_s, QJsonArray{3, 2, 0}}, {u"height"_s, height}}}, registry());
        QStringList faults;
        for (const CardKey &card : desk.all()) {
            if (CardDesk::needsShapes(card))
                continue;
            desk.session.document.open(seen, {});
            const QRectF frame(desk.overlay().frame());
            const QPointF at = (frame.center() + QPointF(40, 30)).toPoint();
            const auto data = desk.carried(card);
            const bool isDropped = test::drop(desk.overlay(), *data, at.toPoint());
            const QString fault = isDropped ? faultOf(desk, card, at) : u"is refused"_s;
            if (!fault.isEmpty())
                faults.append(card.title + u": "_s + fault);
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    /// Whatever stands there, and wherever its camera is.
    void everyTemplateTakesCards()
    {
        CardDesk desk(u"ko"_s);
        desk.session.preview.setOpensAtPoster(true);
        QTRY_VERIFY(desk.all().size() > 150);
        const QStringList wanted{u"text.text"_s, u"shapes.rectangle"_s, u"charts.bars"_s, u"attention.grid"_s};
        QStringList faults;
        for (const lecture::Template &one : lecture::templates()) {
            const auto opened = lecture::resolved(u"template:"_s + one.id).and_then([](const QString &path) {
                return lecture::load(path);
            });
            QVERIFY(opened);
            for (const CardKey &card : desk.all()) {
                const QString type = card.type;
                if (!wanted.contains(type) && !type.endsWith(u"/labelled-box.json"_s))
                    continue;
                for (const bool isDropped : {true, false}) {
                    desk.session.document.open(*opened, {});
                    const QRectF frame(desk.overlay().frame());
                    const QPointF at = (frame.center() + QPointF(90, -60)).toPoint();
                    if (isDropped) {
                        const auto data = desk.carried(card);
                        (void)test::drop(desk.overlay(), *data, at.toPoint());
                    } else {
                        desk.palette.blocks()->choose(desk.indexOf(card));
                    }
                    const QString node = desk.session.selection.nodes().value(0);
                    const QRectF covered = coveredBy(desk, node);
                    const QRectF room = frame.adjusted(-1, -1, 1, 1);
                    const bool isThere = !isDropped || QLineF(covered.center(), at).length() < 4;
                    if (covered.isNull() || !room.contains(covered) || !isThere)
                        faults.append(
                            u"%1: %2 %3"_s.arg(one.id, type.section(u'/', -1), isDropped ? u"dropped"_s : u"added"_s));
                }
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void samplesSpeakTheLanguageOfTheInterface_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("ko") << u"ko"_s;
        QTest::newRow("zh") << u"zh"_s;
    }
    void samplesSpeakTheLanguageOfTheInterface()
    {
        QFETCH(const QString, language);
        QSettings().setValue(u"language"_s, language);
        QStringList faults;
        for (const auto &[id, type] : registry().nodes.types()) {
            const auto sample = sampleOf(type, registry());
            for (const graph::NodePtr &node :
                 sample ? sample->lecture.scenes.front()->nodes : std::vector<graph::NodePtr>()) {
                for (const QString &words : englishWordsOf(*node, *registry().nodes.find(*node), language))
                    faults.append(id + u": "_s + words);
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void noTwoCardsHaveOneName_data() { everyCardIsAddedWhereThereIsRoom_data(); }
    void noTwoCardsHaveOneName()
    {
        QFETCH(const QString, language);
        QSettings().setValue(u"language"_s, language);
        useLanguage(*qApp, language);
        {
            CardDesk desk(language);
            QTRY_VERIFY(desk.all().size() > 150);
            QHash<QString, int> titles;
            for (const CardKey &card : desk.all())
                ++titles[card.title];
            for (auto title = titles.begin(); title != titles.end(); ++title)
                QVERIFY2(title.value() == 1, qPrintable(title.key()));
        }
        useLanguage(*qApp, u"en"_s);
    }

    void noCardMovesWhenOneIsUsed()
    {
        CardDesk desk(u"en"_s);
        QTRY_VERIFY(desk.all().size() > 150);
        const auto titles = [&] {
            QStringList all;
            for (const CardKey &card : desk.all())
                all.append(card.title);
            return all;
        };
        const QStringList before = titles();
        for (const CardKey &card : desk.all()) {
            if (Cards::kindOf(desk.indexOf(card)) != CardKind::Own)
                continue;
            const auto data = desk.carried(card);
            QVERIFY(test::drop(desk.overlay(), *data, desk.overlay().rect().center()));
            QCOMPARE(titles().first(before.size()), before);
        }
        QVERIFY(desk.session.document.lecture().blocks.size() > 10);
    }
};

LECTOGRAPH_TEST_MAIN(EveryCardTest)
#include "tst_editor_every_card.moc"
