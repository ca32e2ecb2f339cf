// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../gestures.h"
#include "../prepare.h"
#include "editor/edits/blocks.h"
#include "editor/graph/canvas.h"
#include "editor/graph/graphpanel.h"
#include "editor/graph/insertion.h"
#include "editor/session/session.h"
#include "lecture/files.h"
#include "templates.h"

#include <QJsonArray>

namespace lectograph::test {

using namespace Qt::StringLiterals;

/// A panel with a lecture on an offscreen display.
struct Desk
{
    explicit Desk(const lecture::Lecture &lecture, const QSize &size = {1000, 700})
    {
        session.document.open(lecture, {});
        session.selection.setScene(lecture.scenes.front()->id);
        panel = std::make_unique<editor::GraphPanel>(session, nullptr);
        panel->resize(size);
        panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(panel.get()));
        QApplication::setActiveWindow(panel.get());
        canvas = &panel->canvas();
        canvas->setFocus();
    }

    QPoint at(const QPointF &onCanvas) const { return canvas->toScreen(onCanvas).toPoint(); }
    QPoint header(const QString &node) const { return at(canvas->cardOf(node)->header().center()); }
    QPoint output(const QString &node, const QString &key = {}) const
    {
        const editor::diagram::NodeCard *card = canvas->cardOf(node);
        return at(key.isEmpty() ? card->outputs.front().at : card->output(key)->at);
    }
    QPoint input(const QString &node, const QString &key) const
    {
        const editor::diagram::Port *port = canvas->cardOf(node)->input(key);
        return port ? at(port->at) : QPoint();
    }
    void press(const QPoint &from) const { QTest::mousePress(canvas, Qt::LeftButton, {}, from); }
    void moveTo(const QPoint &to) const { test::moveTo(*canvas, to); }
    void release(const QPoint &to) const { QTest::mouseRelease(canvas, Qt::LeftButton, {}, to); }
    void drag(const QPoint &from, const QPoint &to) const
    {
        press(from);
        moveTo((from + to) / 2);
        moveTo(to);
        release(to);
    }
    /// Drags to an input that is only shown during a link drag.
    void dragToInput(const QPoint &from, const QString &node, const QString &key) const
    {
        press(from);
        moveTo(header(node));
        const QPoint to = input(node, key);
        moveTo(to);
        release(to);
    }
    bool drop(const char *type, const QString &what, const QPoint &to) const
    {
        return test::drop(*canvas, type, what, to);
    }
    QJsonValue property(const QString &node, const QString &key) const
    {
        const graph::Node *found = session.document.node(session.selection.scene(), node);
        return found ? found->properties.value(key) : QJsonValue(QJsonValue::Undefined);
    }
    lecture::Files files() const { return *lecture::toFiles(session.document.lecture()); }
    const lecture::Scene &scene() const { return *session.document.scene(session.selection.scene()); }

    editor::Session session{registry()};
    std::unique_ptr<editor::GraphPanel> panel;
    editor::GraphCanvas *canvas = nullptr;
};

struct Block
{
    QString type;
    QString id;
    QPointF at;
    QJsonObject properties = {};
};

inline lecture::Lecture lectureWith(const std::vector<Block> &blocks)
{
    lecture::Lecture lecture = editor::emptyLecture(u"en"_s);
    for (const Block &block : blocks) {
        auto with = editor::withBlock(lecture, u"scene1"_s, {block.type, block.id, block.properties, block.at},
                                      registry());
        if (!with)
            qFatal("%s", qPrintable(with.error().text()));
        lecture = std::move(*with);
    }
    return lecture;
}

inline QJsonObject linkTo(const QString &text)
{
    return {{u"link"_s, text}};
}

inline lecture::Lecture smallGraph()
{
    return lectureWith({{u"values.number"_s, u"size"_s, {0, 0}, {{u"value"_s, 2}}},
                        {u"values.expression"_s, u"twice"_s, {0, 160}, {{u"formula"_s, u"a * 2"_s}}},
                        {u"shapes.circle"_s, u"circle"_s, {320, 0}},
                        {u"layout.group"_s, u"all"_s, {600, 160}}});
}

inline QRectF overlapOf(const editor::diagram::Diagram &diagram)
{
    for (std::size_t i = 0; i < diagram.cards.size(); ++i) {
        for (std::size_t j = i + 1; j < diagram.cards.size(); ++j) {
            const QRectF both = diagram.cards[i].rect.intersected(diagram.cards[j].rect);
            if (!both.isEmpty())
                return both;
        }
    }
    return {};
}

} // namespace lectograph::test
