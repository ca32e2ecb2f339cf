// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/edits/styles.h"
#include "graph/placement.h"
#include "testmain.h"

#include <QJsonArray>
#include <QMap>

#include <algorithm>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using base::Time;
using lecture::Lecture;

namespace {

/// Two blocks that have a property in common, but not its default.
struct UnlikeTypes
{
    QString key;
    QString one;
    QString other;
    QJsonValue preset; ///< of the first
};

} // namespace

class TestInspectorCommon : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        prepare();
        findUnlikeTypes();
    }
    void init() { showEveryRow(); }

    /// Also a common value that is the default of the first one.
    void defaultsOfUnlikeTypesAreNotCommonAndACommonValueIsThatOfEach()
    {
        QVERIFY(m_pairs.size() > 20);
        Bench bench(m_lecture);
        bench.panel->setUpdatesEnabled(false);
        int seen = 0;
        std::ranges::stable_partition(m_pairs, &graph::isPlacement, &UnlikeTypes::key);
        bool showsPlacement = true;
        for (const UnlikeTypes &pair : m_pairs) {
            if (showsPlacement && !graph::isPlacement(pair.key)) {
                showsPlacement = false;
                QSettings().setValue(u"inspector/more/place"_s, false);
            }
            bench.session.selection.setNodes({pair.one, pair.other});
            Bench::settle();
            Row *row = bench.panel->row(pair.key);
            if (!row) // has other choices
                continue;
            ++seen;
            QVERIFY2(showsDash(*row), qPrintable(u"%1 of %2 and %3"_s.arg(pair.key, pair.one, pair.other)));
            Q_EMIT row->field()->edited(pair.preset);
            for (const QString &node : {pair.one, pair.other}) {
                bench.session.selection.setNodes({node});
                const QString place = u"%1 of %2"_s.arg(pair.key, node);
                QVERIFY2(bench.row(pair.key)->source().read().value == pair.preset, qPrintable(place));
            }
            bench.session.document.history().undo();
        }
        QVERIFY(seen > 20);
        QVERIFY(bench.isAsBefore());
    }

    void whatTheyFollowIsCommonIfItIsTheSame()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s, u"shapes.circle"_s, u"shapes.circle"_s, u"values.number"_s});
        const auto follow = [&](const QString &node, const QString &key, const QJsonValue &value) {
            lecture = *lecture::withNodeProperty(lecture, sceneId, node, key, value);
        };
        const auto expression = [](const QString &text) { return QJsonObject{{u"expression"_s, text}}; };
        follow(u"circle"_s, u"radius"_s, link(u"number"_s));
        follow(u"circle2"_s, u"radius"_s, link(u"number"_s));
        for (const QString &node : {u"circle"_s, u"circle2"_s})
            follow(node, u"turn"_s, expression(u"10 * number"_s));
        follow(u"circle"_s, u"position"_s, expression(u"(number, 0)"_s));
        Bench bench(lecture, {u"circle"_s, u"circle2"_s});
        const auto reading = [&](const QString &key) { return bench.row(key)->source().read(); };
        QCOMPARE(reading(u"radius"_s).kind, PropertyKind::Linked);
        QVERIFY(!reading(u"radius"_s).isMixed);
        QCOMPARE(reading(u"turn"_s).kind, PropertyKind::Computed);
        QVERIFY(!reading(u"turn"_s).isMixed);
        QVERIFY(showsDash(*bench.row(u"position"_s))); // only one of them is computed
        bench.session.selection.setNodes({u"circle"_s, u"circle3"_s});
        QVERIFY(showsDash(*bench.row(u"radius"_s)));
    }

    void stylesAreCommonToo()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s, u"shapes.square"_s});
        lecture.look.styles.insert(u"note"_s, QJsonObject());
        lecture = *withStyle(lecture, sceneId, {u"circle"_s}, u"note"_s);
        Bench bench(lecture, {u"circle"_s, u"square"_s});
        const auto *style = bench.panel->findChild<QComboBox *>(u"style"_s);
        QCOMPARE(style->currentIndex(), -1);
        QCOMPARE(style->placeholderText(), u"—"_s);
    }

    void valuesOfClipsAreCommonOnlyIfTheyAreTheSame()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s, u"shapes.square"_s});
        ClipIds clips;
        for (const auto &[type, target, start] :
             {std::tuple{u"motion.fade-in"_s, u"circle"_s, 0.0}, std::tuple{u"motion.shift"_s, u"square"_s, 3.0}}) {
            const auto added = withNewClip(
                lecture, sceneId, {.type = type, .target = target, .start = Time::fromSeconds(start)}, registry());
            QVERIFY(added);
            lecture = added->lecture;
            clips.push_back(added->clip);
        }
        Bench bench(lecture);
        bench.session.selection.setClips({clips[0]});
        bench.enter(u"duration"_s, u"2"_s);
        bench.enter(u"lag"_s, u"0.3"_s);
        bench.session.selection.setClips(clips);
        for (const QString &key : {u"start"_s, u"duration"_s, u"lag"_s, u"target"_s})
            QVERIFY2(showsDash(*bench.row(key)), qPrintable(key));
        QVERIFY(bench.undoesToBytes());
    }

private:
    /// A block of each type that has a picture, and a pair of them for each property that has several defaults.
    void findUnlikeTypes()
    {
        QStringList types;
        for (const auto &[id, type] : registry().nodes.types()) {
            if (!type.outputs.empty() && type.outputs.front().type == graph::ValueType::Shape)
                types.append(id);
        }
        m_lecture = lectureWith(types);
        struct First
        {
            QString node;
            graph::ValueType value;
            QJsonValue preset;
            bool isUnlike = false;
        };
        QMap<QString, First> firsts;
        for (const graph::NodePtr &node : m_lecture.scenes.front()->nodes) {
            for (const graph::PropertySpec &spec : graph::tableOf(*registry().nodes.find(node->type))) {
                const QString key = QString::fromUtf8(spec.key.data(), static_cast<qsizetype>(spec.key.size()));
                const QJsonValue preset = presetAt(m_lecture, {sceneId, node->id, {}, key}, spec);
                if (node->properties.contains(key)) // has no default
                    continue;
                const auto first = firsts.find(key);
                if (first == firsts.end()) {
                    firsts.insert(key, {node->id, spec.type, preset});
                } else if (!first->isUnlike && first->value == spec.type && first->preset != preset) {
                    first->isUnlike = true;
                    m_pairs.push_back({key, first->node, node->id, first->preset});
                }
            }
        }
    }

    Lecture m_lecture;
    std::vector<UnlikeTypes> m_pairs;
};

LECTOGRAPH_TEST_MAIN(TestInspectorCommon)
#include "tst_editor_inspector_common.moc"
