// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/choices.h"
#include "stage.h"
#include "testmain.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using timeline::AnimationType;
using timeline::Presence;

namespace {

/// One of every kind: a filled figure with a border and a gradient, a line, a number, letters, an image.
const QByteArray oneOfEveryKind =
    "{'it': {'type': 'layout.group', 'children': [{'link': 'disc'}, {'link': 'line'}, {'link': 'number'}, {'link': "
    "'word'},"
    " {'link': 'photo'}]},"
    " 'disc': {'type': 'shapes.circle', 'fill': 'BLUE', 'fillOpacity': 0.5, 'stroke': 'RED', 'position': [-3, 1],"
    " 'fillGradient': ['RED', 'GREEN'], 'backStrokeWidth': 3},"
    " 'line': {'type': 'shapes.curve', 'points': [0, 0, 1, 1, 2, 0]},"
    " 'number': {'type': 'text.number', 'value': 4.25, 'decimals': 2, 'position': [0, -2]},"
    " 'word': {'type': 'text.text', 'text': 'word', 'position': [3, -1]},"
    " 'photo': {'type': 'shapes.image', 'file': 'photo.png', 'position': [3, 2]},"
    " 'other': {'type': 'shapes.circle', 'radius': 0.7, 'fill': 'YELLOW', 'fillOpacity': 1, 'position': [4, 1]},"
    " 'five': {'type': 'layout.repeat', 'shape': {'link': 'other'}, 'count': 5}}";

/// Properties that give a visible effect.
QJsonObject telling(const QString &id)
{
    static const QMap<QString, QByteArray> values = {
        {u"motion.shift"_s, "{'by': [1, 0.5, 0]}"},
        {u"motion.move-to"_s, "{'to': [2, -1, 0]}"},
        {u"motion.scale"_s, "{'factor': 2}"},
        {u"motion.grow"_s, "{'edge': 'point'}"},
        {u"motion.shrink"_s, "{'edge': 'point'}"},
        {u"motion.follow"_s, "{'path': {'link': 'line'}}"},
        {u"motion.fly"_s, "{'theta': 30}"},
        {u"motion.ambient-rotation"_s, "{'ramp': 0.1}"},
        {u"motion.set"_s, "{'scale': 2}"},
        {u"motion.count-to"_s, "{'to': 9.5}"},
        {u"motion.count-in"_s, "{'from': 1}"},
        {u"motion.fade-in"_s, "{'shift': [0, 1, 0], 'size': 0.5}"},
        {u"motion.fade-out"_s, "{'shift': [0, 1, 0], 'size': 0.5}"},
    };
    QJsonObject properties = parsed(values.value(id, "{}"));
    for (const graph::PropertySpec &spec : builtPlugins().animations.find(id)->properties) {
        const QString key = QString::fromUtf8(spec.key.data(), static_cast<qsizetype>(spec.key.size()));
        if (spec.required && !properties.contains(key))
            properties.insert(key, QJsonObject{{u"link"_s, u"other"_s}});
    }
    return properties;
}

/// One second of the animation, from 1 to 2, on "it" unless `more` has another target.
QByteArray clips(const QString &id, QJsonObject more = {})
{
    QJsonObject clip{
        {u"type"_s, id}, {u"target"_s, u"it"_s}, {u"start"_s, 1}, {u"duration"_s, 1}, {u"properties"_s, telling(id)}};
    for (auto entry = more.begin(); entry != more.end(); ++entry)
        clip.insert(entry.key(), entry.value());
    return QJsonDocument(QJsonObject{{u"clips"_s, QJsonArray{clip}}}).toJson();
}

quint64 plainHash()
{
    static const quint64 hash = Stage(oneOfEveryKind).at(0).hash();
    return hash;
}

/// The number of visible items larger than a point.
std::size_t visible(Stage &stage, double seconds)
{
    const auto items = stage.seen(seconds);
    return static_cast<std::size_t>(std::ranges::count_if(items, [](const picture::Item &item) {
        base::Box box;
        const QRectF bounds = item.path.isEmpty() ? QRectF(-0.5, -0.5, 1, 1) : item.path.bounds();
        for (const QPointF &corner : {bounds.topLeft(), bounds.topRight(), bounds.bottomLeft(), bounds.bottomRight()})
            box.add(item.place.map(corner));
        return std::max(box.width(), box.height()) > 1e-3;
    }));
}

/// Whether the animation starts with something visible: an initial number, a copy of another actor.
bool beginsSeen(const AnimationType &type)
{
    return type.id == u"motion.count-in"_s || type.id.endsWith(u"-from"_s);
}

const AnimationType &type(const QString &id)
{
    return *builtPlugins().animations.find(id);
}

void rows(const std::function<bool(const AnimationType &)> &wanted)
{
    QTest::addColumn<QString>("id");
    for (const auto &[id, type] : builtPlugins().animations.types()) {
        if (wanted(type))
            QTest::newRow(qPrintable(id)) << id;
    }
}

bool lasts(const AnimationType &type)
{
    return type.seconds > 0;
}

} // namespace

class MotionRegistryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(builtPlugins().animations.types().size() > 20);
        Stage stage(oneOfEveryKind);
        QVERIFY(visible(stage, 0) > 8);
        QVERIFY2(stage.problems().isEmpty(), qPrintable(stage.problems().value(0)));
    }

    void everyAnimationExplainsItself_data()
    {
        rows([](const AnimationType &) { return true; });
    }
    void everyAnimationExplainsItself()
    {
        QFETCH(QString, id);
        static const QRegularExpression form(u"^motion\\.[a-z]+(-[a-z]+)*$"_s);
        QVERIFY(form.match(id).hasMatch());
        QVERIFY(!type(id).title.isEmpty());
        QVERIFY(!type(id).category.isEmpty());
        QVERIFY(!type(id).help.isEmpty());
        QVERIFY(type(id).version >= 1);
        for (const graph::PropertySpec &spec : type(id).properties)
            QVERIFY2(!spec.help.empty(), spec.key.data());
    }

    void entrancesBeginUnseen_data()
    {
        rows([](const AnimationType &type) {
            return type.presence == Presence::Enters && lasts(type) && !beginsSeen(type);
        });
    }
    void entrancesBeginUnseen()
    {
        QFETCH(QString, id);
        Stage stage(oneOfEveryKind, clips(id));
        QCOMPARE(visible(stage, 0.5), std::size_t(0));
        QVERIFY(!stage.at(1)->hidden);
        QCOMPARE(visible(stage, 1), std::size_t(0));
        QVERIFY(visible(stage, 1.75) > 0);
    }

    void entrancesEndInTheVeryShape_data()
    {
        rows([](const AnimationType &type) { return type.presence == Presence::Enters; });
    }
    void entrancesEndInTheVeryShape()
    {
        QFETCH(QString, id);
        Stage stage(oneOfEveryKind, clips(id));
        QVERIFY(stage.at(0.5)->hidden);
        if (lasts(type(id)))
            QVERIFY(stage.at(1.5).hash() != plainHash());
        QCOMPARE(stage.at(2).hash(), plainHash());
        QCOMPARE(stage.at(9).hash(), plainHash());
        QVERIFY2(stage.problems().isEmpty(), qPrintable(stage.problems().value(0)));
    }

    void exitsBeginInTheVeryShapeAndEndHidden_data()
    {
        rows([](const AnimationType &type) { return type.presence == Presence::Leaves; });
    }
    void exitsBeginInTheVeryShapeAndEndHidden()
    {
        QFETCH(QString, id);
        Stage stage(oneOfEveryKind, clips(id));
        QCOMPARE(stage.at(0.5).hash(), plainHash());
        QCOMPARE(stage.at(1).hash(), plainHash());
        if (lasts(type(id)))
            QVERIFY(stage.at(1.5).hash() != plainHash());
        QVERIFY(stage.at(2)->hidden);
        QVERIFY(stage.at(9)->hidden);
        QCOMPARE(visible(stage, 2), std::size_t(0));
    }

    void exitsFadeToNothing_data()
    {
        rows([](const AnimationType &type) { return type.presence == Presence::Leaves && lasts(type); });
    }
    void exitsFadeToNothing()
    {
        QFETCH(QString, id);
        Stage stage(oneOfEveryKind, clips(id));
        // Just before the end almost nothing is visible, so that hiding it is not a jump.
        double left = 0;
        for (const picture::Item &item : stage.seen(2 - 1e-6)) {
            const double size = item.path.isEmpty() ? 1
                                                    : std::max(item.path.bounds().width(), item.path.bounds().height());
            const double alpha =
                std::max({double(item.style.fill.a), double(item.style.stroke.a), item.image ? item.opacity : 0.0});
            left = std::max(left, size * base::length(item.place.x) * alpha);
        }
        QVERIFY2(left < 0.01, qPrintable(QString::number(left)));
    }

    void whatPassesIsThereOnlyMeanwhile_data()
    {
        rows([](const AnimationType &type) { return type.presence == Presence::Passes; });
    }
    void whatPassesIsThereOnlyMeanwhile()
    {
        QFETCH(QString, id);
        Stage stage(oneOfEveryKind, clips(id));
        QVERIFY(stage.at(0.5)->hidden);
        QVERIFY(visible(stage, 1.4) > 0);
        QVERIFY(stage.at(2)->hidden);
        QVERIFY(stage.at(9)->hidden);
    }

    void emphasisLeavesEverythingAsItWas_data()
    {
        rows([](const AnimationType &type) {
            return type.category == u"Emphasise"_s && type.presence == Presence::Keeps;
        });
    }
    void emphasisLeavesEverythingAsItWas()
    {
        QFETCH(QString, id);
        Stage stage(oneOfEveryKind, clips(id));
        QCOMPARE(stage.at(0.5).hash(), plainHash());
        QVERIFY(stage.at(1.3).hash() != plainHash());
        QCOMPARE(stage.at(2).hash(), plainHash());
        QCOMPARE(stage.at(9).hash(), plainHash());
    }

    void changesBeginWhereTheyAreAndGoSomewhere_data()
    {
        rows([](const AnimationType &type) {
            return type.presence == Presence::Keeps && type.category != u"Emphasise"_s && lasts(type);
        });
    }
    void changesBeginWhereTheyAreAndGoSomewhere()
    {
        QFETCH(QString, id);
        Stage stage(oneOfEveryKind, clips(id));
        if (id != u"motion.follow"_s) // jumps to the start of its path
            QCOMPARE(stage.at(1).hash(), plainHash());
        QVERIFY(stage.at(1.5).hash() != plainHash());
        QVERIFY(stage.at(2).hash() != plainHash());
        QVERIFY(stage.at(2).hash() != stage.at(1.5).hash());
        QCOMPARE(stage.at(9).hash(), stage.at(2).hash());
        QVERIFY2(stage.problems().isEmpty(), qPrintable(stage.problems().value(0)));
    }

    void anEaseThatComesBackBringsEverythingBack_data()
    {
        rows([](const AnimationType &type) {
            const bool ownCourse = type.id == u"motion.wiggle"_s || type.id == u"motion.swell"_s
                || type.id.startsWith(u"motion.flash-"_s);
            return lasts(type) && !ownCourse && (type.presence == Presence::Keeps || type.presence == Presence::Enters);
        });
    }
    void anEaseThatComesBackBringsEverythingBack()
    {
        QFETCH(QString, id);
        for (const double lag : {0.0, 0.3}) {
            Stage stage(oneOfEveryKind, clips(id, {{u"ease"_s, u"there-and-back"_s}, {u"lag"_s, lag}}));
            QCOMPARE(stage.at(2).hash(), stage.at(1).hash());
            QVERIFY(stage.at(1.5).hash() != stage.at(1).hash());
        }
    }

    void everyWayOfStaggeringEndsTheSame_data()
    {
        rows([](const AnimationType &type) {
            const bool oneTarget = type.channels & timeline::Form && type.over == timeline::Over::Own; // takes a target
            const bool ofTheWhole = type.id == u"motion.to-front"_s; // parts have no drawing order
            return type.presence != Presence::Leaves && type.presence != Presence::Passes && !oneTarget && !ofTheWhole;
        });
    }
    void everyWayOfStaggeringEndsTheSame()
    {
        QFETCH(QString, id);
        const quint64 end = Stage(oneOfEveryKind, clips(id)).at(2).hash();
        const bool aboutOwnCentre = type(id).channels & timeline::Place && type(id).presence == Presence::Keeps;
        for (const QString &over : {u"whole"_s, u"children"_s, u"leaves"_s}) {
            for (const double lag : {0.0, 0.5, 2.0}) {
                Stage stage(oneOfEveryKind, clips(id, {{u"over"_s, over}, {u"lag"_s, lag}}));
                stage.at(1.3);
                if (!aboutOwnCentre
                    && id != u"motion.dim"_s) // dimming child by child looks the same, but is stored differently
                    QCOMPARE(stage.at(2).hash(), end);
                QVERIFY2(stage.problems().isEmpty(), qPrintable(stage.problems().value(0)));
            }
        }
    }

    void partsAndOvershootingEasingsAreNoTrouble_data()
    {
        rows([](const AnimationType &) { return true; });
    }
    void partsAndOvershootingEasingsAreNoTrouble()
    {
        QFETCH(QString, id);
        for (const QString &ease : {u"overshoot"_s, u"ease-in-back"_s, u"spring(3)"_s, u"steps(2)"_s, u"hold"_s}) {
            for (const QString &target : {u"it"_s, u"it/number"_s, u"it/2..3"_s}) {
                Stage stage(oneOfEveryKind, clips(id, {{u"ease"_s, ease}, {u"target"_s, target}}));
                for (const double t : {1.0, 1.1, 1.5, 1.9, 2.0}) {
                    for (const picture::Item &item : stage.seen(t)) {
                        QVERIFY(std::isfinite(item.place.origin.x) && std::isfinite(item.place.x.x));
                        QVERIFY(item.opacity >= 0);
                        for (const base::Color &color : {item.style.fill, item.style.stroke})
                            QVERIFY(color.a >= 0 && color.a <= 1);
                    }
                }
                QVERIFY2(stage.problems().isEmpty(), qPrintable(stage.problems().value(0)));
            }
        }
    }

    void emptyTargetsAreNoTrouble_data()
    {
        rows([](const AnimationType &) { return true; });
    }
    void emptyTargetsAreNoTrouble()
    {
        QFETCH(QString, id);
        Stage stage("{'it': {'type': 'layout.group', 'children': []}, 'other': {'type': 'shapes.circle'}, 'line': "
                    "{'type': 'shapes.line'}}",
                    clips(id));
        for (const double t : {0.5, 1.0, 1.5, 2.0})
            stage.at(t);
        // Only counting has no effect there, and reports it.
        const QString &category = type(id).category;
        QCOMPARE(!stage.problems().isEmpty(), id.startsWith(u"motion.count"_s) || category == u"Numbers"_s);
    }

    void theSameInEveryRun_data()
    {
        rows([](const AnimationType &) { return true; });
    }
    void theSameInEveryRun()
    {
        QFETCH(QString, id);
        for (const double t : {1.0, 1.37, 2.0})
            QCOMPARE(Stage(oneOfEveryKind, clips(id)).at(t).hash(), Stage(oneOfEveryKind, clips(id)).at(t).hash());
    }

    void everyPropertyShows_data()
    {
        rows([](const AnimationType &type) { return !type.properties.empty(); });
    }
    void everyPropertyShows()
    {
        QFETCH(QString, id);
        for (const graph::PropertySpec &spec : type(id).properties) {
            const QString key = QString::fromUtf8(spec.key.data(), static_cast<qsizetype>(spec.key.size()));
            QVERIFY2(shows(id, spec, key), qPrintable(key));
        }
    }

private:
    /// Whether another value of the property changes the shape at some time, given some other properties.
    static bool shows(const QString &id, const graph::PropertySpec &spec, const QString &key)
    {
        const QJsonObject link{{u"link"_s, u"other"_s}};
        QJsonObject linked = telling(id);
        QJsonObject sized = telling(id);
        for (const graph::PropertySpec &row : type(id).properties) {
            const QString name = QString::fromUtf8(row.key.data(), static_cast<qsizetype>(row.key.size()));
            if (row.type == graph::ValueType::Shape)
                linked.insert(name, QJsonObject{{u"link"_s, u"five"_s}});
            if (name == u"side"_s)
                linked.insert(name, u"up"_s);
            if (name == u"width"_s || name == u"height"_s)
                sized.insert(name, name.size());
        }
        for (const QJsonObject &properties : {telling(id), linked, sized}) {
            const auto states = [&](const QJsonObject &with) {
                QList<quint64> hashes;
                for (const QString &target : {u"it"_s, u"it/0..2"_s, u"it/disc"_s}) {
                    Stage stage(oneOfEveryKind,
                                clips(id, {{u"properties"_s, with}, {u"target"_s, target}, {u"lag"_s, 0.2}}));
                    for (const double t : {1.0, 1.4, 1.9, 2.0})
                        hashes.append(stage.at(t).hash());
                }
                return hashes;
            };
            const QList<quint64> before = states(properties);
            for (const QJsonValue &value : alternatives(spec, link)) {
                QJsonObject changed = properties;
                changed.insert(key, value);
                if (states(changed) != before)
                    return true;
            }
        }
        return false;
    }

    static QJsonArray alternatives(const graph::PropertySpec &spec, const QJsonObject &link)
    {
        switch (spec.type) {
        case graph::ValueType::Number:
        case graph::ValueType::Integer: {
            QJsonArray numbers;
            for (const double number : {0.5, 2.0, 7.0, 90.0}) {
                if (number >= spec.min && number <= spec.max && (spec.type == graph::ValueType::Number || number >= 1))
                    numbers.append(number);
            }
            return numbers;
        }
        case graph::ValueType::Boolean: return {true, false};
        case graph::ValueType::Color: return {u"PINK"_s, u"TEAL"_s};
        case graph::ValueType::Text: return {u"other words"_s};
        case graph::ValueType::Vector: return {QJsonArray{0.5, 0.25, 1}, QJsonArray{1, 0, 0}};
        case graph::ValueType::Shape: return {link, QJsonObject{{u"link"_s, u"line"_s}}};
        case graph::ValueType::Choice: {
            QJsonArray choices;
            for (const QString &choice : graph::choiceValues(spec))
                choices.append(choice);
            return choices;
        }
        default: return {};
        }
    }
};

LECTOGRAPH_TEST_MAIN(MotionRegistryTest)
#include "tst_motion_registry.moc"
