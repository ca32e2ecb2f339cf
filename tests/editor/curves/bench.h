// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../gestures.h"
#include "../prepare.h"
#include "../registry.h"
#include "editor/curves/curvepanel.h"
#include "editor/curves/curveview.h"
#include "editor/curves/easeview.h"
#include "editor/edits/blocks.h"
#include "editor/edits/properties.h"
#include "editor/session/session.h"
#include "lecture/files.h"

#include <QJsonArray>
#include <QSettings>
#include <QTest>
#include <QTreeWidget>

namespace lectograph::test {

using namespace Qt::StringLiterals;

inline QJsonObject key(double at, const QJsonValue &value, const QString &ease = {})
{
    QJsonObject json{{u"at"_s, at}, {u"value"_s, value}};
    if (!ease.isEmpty())
        json.insert(u"ease"_s, ease);
    return json;
}

inline QJsonObject keys(const QJsonArray &list)
{
    return {{u"keys"_s, list}};
}

/// The curve editor with a circle that has three keyframes of its radius, two of its position, and a clip.
class CurveBench : public QObject
{
    Q_OBJECT

protected:
    std::unique_ptr<editor::Session> m_session;
    std::unique_ptr<QWidget> m_window;
    editor::CurvePanel *m_panel = nullptr;

    editor::CurveView &view() { return *m_panel->findChild<editor::CurveView *>(); }
    const editor::CurvePlot &plot() { return view().plot(); }
    editor::EaseView &easeView() { return *m_panel->findChild<editor::EaseView *>(); }
    lecture::Files files() { return *lecture::toFiles(m_session->document.lecture()); }
    QJsonArray keysOfRadius()
    {
        return editor::keysOf(
            editor::writtenAt(m_session->document.lecture(), {u"scene1"_s, u"circle"_s, {}, u"radius"_s}));
    }
    QJsonObject radiusKey(int index) { return keysOfRadius().at(index).toObject(); }
    void select(const QString &property, std::vector<int> indices)
    {
        std::vector<editor::KeyPlace> selects;
        for (const int index : indices)
            selects.push_back({u"circle"_s, {}, property, index});
        m_session->selection.setKeys(selects);
    }
    void selectClip()
    {
        m_session->selection.setClips({lecture::clipAt(*m_session->document.scene(u"scene1"_s), {0, {0}})->id});
    }
    void press(const QString &action)
    {
        QAction *found = m_session->actions.find(action);
        QVERIFY2(found, qPrintable(action));
        found->trigger();
    }
    void drag(QWidget &widget, const QPointF &from, const QPointF &to, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(&widget, Qt::LeftButton, modifiers, from.toPoint());
        for (int step = 1; step <= 4; ++step)
            moveTo(widget, from + (to - from) * step / 4.0, modifiers);
        QTest::mouseRelease(&widget, Qt::LeftButton, modifiers, to.toPoint());
    }
    void open(const lecture::Lecture &lecture)
    {
        m_session->document.open(lecture, {});
        m_session->selection.setScene(u"scene1"_s);
    }
    lecture::Lecture sample()
    {
        lecture::Lecture lecture = editor::emptyLecture(u"en"_s);
        const QJsonObject properties{
            {u"radius"_s, keys({key(0, 1), key(2, 3), key(4, 2)})},
            {u"position"_s, keys({key(0, QJsonArray{-4, 0, 0}), key(3, QJsonArray{4, 2, 0})})},
        };
        lecture = *editor::withBlock(lecture, u"scene1"_s, {u"shapes.circle"_s, u"circle"_s, properties}, registry());
        return editor::withNewClip(lecture, u"scene1"_s, {u"motion.fade-in"_s, u"circle"_s, {}}, registry())->lecture;
    }
    /// Shows only the curve of the radius.
    void showRadiusAlone()
    {
        m_session->selection.setNodes({u"circle"_s});
        auto *list = m_panel->findChild<QTreeWidget *>(u"curveList"_s);
        for (int i = 0; i < list->topLevelItemCount(); ++i) {
            if (list->topLevelItem(i)->text(0) == u"Radius")
                list->setCurrentItem(list->topLevelItem(i));
        }
        press(u"curves.alone"_s);
        QCOMPARE(plot().curves().size(), 1U);
    }

protected Q_SLOTS:
    void initTestCase() { prepare(); }
    void init()
    {
        QSettings().clear();
        m_session = std::make_unique<editor::Session>(registry());
        m_window = std::make_unique<QWidget>();
        m_panel = new editor::CurvePanel(*m_session, m_window.get());
        m_window->resize(1366, 280);
        m_panel->resize(1366, 280);
        open(sample());
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_window->activateWindow();
    }
    void cleanup()
    {
        m_window.reset();
        m_session.reset();
    }
};

} // namespace lectograph::test
