// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../gestures.h"
#include "../prepare.h"
#include "../registry.h"
#include "editor/edits/blocks.h"
#include "editor/edits/properties.h"
#include "editor/session/session.h"
#include "editor/stage/overlay.h"
#include "editor/stage/pictureview.h"
#include "editor/stage/stagepanel.h"
#include "lecture/files.h"

#include <QJsonArray>
#include <QSettings>
#include <QTest>

#include <cmath>

namespace lectograph::test {

using namespace Qt::StringLiterals;

inline lecture::Lecture withNodes(lecture::Lecture lecture,
                                  const std::vector<std::tuple<QString, QString, QJsonObject>> &nodes)
{
    for (const auto &[id, type, properties] : nodes)
        lecture = *editor::withBlock(lecture, u"scene1"_s, {type, id, properties}, registry());
    return lecture;
}

/// A disc in the middle, a box to its right, a text below, in English and Korean.
inline lecture::Lecture sample()
{
    lecture::Lecture lecture = editor::emptyLecture(u"en"_s);
    lecture.languages = {u"en"_s, u"ko"_s};
    const QJsonObject filled{{u"fill"_s, u"#58C4DD"_s}, {u"fillOpacity"_s, 1}};
    QJsonObject disc = filled;
    disc.insert(u"radius"_s, 1);
    QJsonObject box = filled;
    box.insert(u"width"_s, 2);
    box.insert(u"height"_s, 1);
    box.insert(u"position"_s, QJsonArray{3.37, 1.13});
    return withNodes(lecture,
                     {{u"disc"_s, u"shapes.circle"_s, disc},
                      {u"box"_s, u"shapes.rectangle"_s, box},
                      {u"words"_s, u"text.text"_s, {{u"text"_s, u"Size"_s}, {u"position"_s, QJsonArray{-3, -2}}}}});
}

/// But for the rounding of positions that are written.
inline bool isNear(const QPointF &one, const QPointF &other)
{
    return std::hypot(one.x() - other.x(), one.y() - other.y()) < 0.0025;
}

/// The stage of a lecture, with simulated input.
struct Bench
{
    explicit Bench(const lecture::Lecture &lecture = sample()) : session(registry()), panel(session)
    {
        session.document.open(lecture, {});
        panel.resize(1000, 600);
        panel.show();
        (void)QTest::qWaitForWindowExposed(&panel);
        overlay().setFocus();
    }

    editor::StageOverlay &overlay() { return *panel.overlay(); }
    QPoint at(double x, double y) { return overlay().projection().toWidget({x, y, 0}, false)->toPoint(); }
    QPoint grip(double x, double y, bool isTurn = false)
    {
        return overlay().handles().at({.side = {x, y, 0}, .isTurn = isTurn}).value_or(QPointF()).toPoint();
    }
    double unit() { return overlay().projection().unit(false); }

    void moveTo(const QPoint &to, Qt::KeyboardModifiers modifiers = {}) { test::moveTo(overlay(), to, modifiers); }
    void click(const QPoint &at, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(&overlay(), Qt::LeftButton, modifiers, at);
    }
    void drag(const QPoint &from, const QPoint &to, Qt::KeyboardModifiers modifiers = Qt::ControlModifier)
    {
        QTest::mousePress(&overlay(), Qt::LeftButton, {}, from);
        moveTo((2 * from + to) / 3, modifiers);
        moveTo((from + 2 * to) / 3, modifiers);
        moveTo(to, modifiers);
        QTest::mouseRelease(&overlay(), Qt::LeftButton, modifiers, to);
    }
    void drop(const char *type, const QString &content, const QPoint &at) { test::drop(overlay(), type, content, at); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&overlay(), key, modifiers); }
    void run(const char *action) { session.actions.find(QString::fromLatin1(action))->trigger(); }

    QJsonValue written(const QString &node, const QString &key)
    {
        return editor::writtenAt(session.document.lecture(), {u"scene1"_s, node, {}, key});
    }
    QPointF position(const QString &node)
    {
        const QJsonArray array = written(node, u"position"_s).toArray();
        return {array.at(0).toDouble(), array.at(1).toDouble()};
    }
    const lecture::Scene &scene() { return *session.document.scene(u"scene1"_s); }
    const QStringList &selected() { return session.selection.nodes(); }
    int steps() { return session.document.history().count(); }
    lecture::Files files() { return *lecture::toFiles(session.document.lecture()); }

    editor::Session session;
    editor::StagePanel panel;
};

} // namespace lectograph::test
