// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../gestures.h"
#include "../prepare.h"
#include "../registry.h"
#include "editor/edits/blocks.h"
#include "editor/edits/extent.h"
#include "editor/edits/lookup.h"
#include "editor/edits/new_place.h"
#include "editor/graph/graphpanel.h"
#include "editor/palette/cardview.h"
#include "editor/palette/palettepanel.h"
#include "editor/stage/overlay.h"
#include "editor/stage/stagepanel.h"

#include <QImage>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace lectograph::test {

using namespace editor;
using namespace Qt::StringLiterals;

/// A card, wherever it stands now: the list is filled again whenever the definitions of the lecture change.
struct CardKey
{
    QString title;
    QString type;
};

/// The panels between which cards are dragged, for an empty lecture.
struct CardDesk
{
    explicit CardDesk(const QString &language)
        : session(registry()), palette(session, &window), stage(session, &window), graph(session, &window)
    {
        // In the proportions of the placeholder of a picture without a file; other files are not chosen.
        QImage image(40, 30, QImage::Format_RGB32);
        image.fill(Qt::gray);
        (void)image.save(folder.filePath(u"picture.png"_s));
        session.choosePicture = [this] {
            const graph::Node *node = session.document.node(u"scene1"_s, session.selection.nodes().value(0));
            return node && node->type == "shapes.image"_L1 ? folder.filePath(u"picture.png"_s) : QString();
        };
        session.document.open(emptyLecture(language), {});
        window.resize(1300, 700);
        palette.setGeometry(0, 0, 230, 700);
        stage.setGeometry(230, 0, 700, 400);
        graph.setGeometry(230, 400, 700, 300);
        window.show();
        (void)QTest::qWaitForWindowExposed(&window);
    }

    StageOverlay &overlay() { return *stage.overlay(); }
    Cards &cards() { return palette.blocks()->cards(); }
    const lecture::Scene &scene() { return *session.document.scene(u"scene1"_s); }

    /// The cards in the order in which they are shown.
    std::vector<CardKey> all()
    {
        std::vector<CardKey> found;
        for (int row = 0; row < cards().rowCount(); ++row) {
            const QModelIndex index = cards().index(row, 0);
            if (Cards::isCard(index))
                found.push_back({index.data().toString(), index.data(Cards::TypeRole).toString()});
        }
        return found;
    }
    QModelIndex indexOf(const CardKey &card) { return palette.blocks()->indexOf(card.type); }
    std::unique_ptr<QMimeData> carried(const CardKey &card)
    {
        return std::unique_ptr<QMimeData>(cards().mimeData({indexOf(card)}));
    }

    /// An empty lecture, or one with two shapes that are selected, for blocks that mark or combine others.
    void open(const QString &language, const CardKey &card)
    {
        lecture::Lecture lecture = emptyLecture(language);
        const bool marks = needsShapes(card);
        for (const double x : {-2.0, 2.0}) {
            const QString id = freeNodeId(lecture, u"scene1"_s, u"shapes.square"_s);
            if (marks)
                lecture = *withBlock(lecture, u"scene1"_s,
                                     {u"shapes.square"_s, id, {{u"position"_s, QJsonArray{x, 0}}}}, registry());
        }
        session.document.open(lecture, {});
        if (marks)
            session.selection.setNodes({u"square"_s, u"square2"_s});
    }
    static bool needsShapes(const CardKey &card)
    {
        const graph::NodeType *type = registry().nodes.find(card.type);
        return type && std::ranges::any_of(type->properties, &graph::PropertySpec::required);
    }
    /// It draws what is linked to it later.
    static bool arrangesShapes(const CardKey &card)
    {
        const graph::NodeType *type = registry().nodes.find(card.type);
        return type && std::ranges::any_of(type->properties, [](const graph::PropertySpec &spec) {
                   return spec.type == graph::ValueType::Shape || spec.type == graph::ValueType::Shapes;
               });
    }

    QTemporaryDir folder;
    Session session;
    QWidget window;
    PalettePanel palette;
    StagePanel stage;
    GraphPanel graph;
};

/// A box of the scene, in pixels of the overlay; null if it is empty.
inline QRectF pixelsOf(CardDesk &desk, const base::Box &box, bool isPinned)
{
    if (box.isEmpty())
        return {};
    QPolygonF corners;
    const Projection projection = desk.overlay().projection();
    for (const double x : {box.min.x, box.max.x}) {
        for (const double y : {box.min.y, box.max.y}) {
            for (const double z : {box.min.z, box.max.z})
                corners.append(projection.toWidget({x, y, z}, isPinned).value_or(QPointF()));
        }
    }
    return corners.boundingRect().adjusted(-0.5, -0.5, 0.5, 0.5); // lines have an extent too
}

/// What an actor covers on the stage, in pixels of the overlay; null if nothing is drawn.
inline QRectF coveredBy(CardDesk &desk, const QString &actor)
{
    const auto state = desk.session.preview.stateOf(actor);
    if (!state)
        return {};
    picture::Picture alone;
    picture::append(alone, *state);
    return pixelsOf(desk, extentOf(alone), (*state)->pinned);
}

/// The same with what is not seen, such as the width in which its texts wrap.
inline QRectF roomOf(CardDesk &desk, const QString &actor)
{
    const auto state = desk.session.preview.stateOf(actor);
    return state ? coveredBy(desk, actor).united(pixelsOf(desk, state->bounds(), (*state)->pinned)) : QRectF();
}

/// Whether a block on the stage is laid out on the frame, wherever it was dropped.
inline bool isLaidOut(CardDesk &desk, const QString &node)
{
    const graph::Node *found = desk.session.document.node(u"scene1"_s, node);
    return found && standsOnFrame(desk.session.document.lecture(), found->type);
}

} // namespace lectograph::test
