// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../gestures.h"
#include "../prepare.h"
#include "../registry.h"
#include "base/text.h"
#include "editor/edits/blocks.h"
#include "editor/edits/extent.h"
#include "editor/edits/lookup.h"
#include "editor/edits/new_place.h"
#include "editor/graph/graphpanel.h"
#include "editor/palette/cardview.h"
#include "editor/palette/palettepanel.h"
#include "editor/stage/overlay.h"
#include "editor/stage/stagepanel.h"
#include "lecture/properties.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
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
        writeFiles();
        session.choosePicture = [this] { return fileFor(session.selection.nodes().value(0)); };
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

    /// A file that the block lacks; empty if it lacks none.
    QString fileFor(const QString &id)
    {
        const graph::Node *node = session.document.node(u"scene1"_s, id);
        const graph::NodeType *type = node ? session.registry().nodes.find(*node) : nullptr;
        for (const graph::PropertySpec &spec : type ? type->properties : graph::PropertyTable()) {
            const QString endings = spec.files.empty() ? u"png"_s : base::toText(spec.files);
            if (lecture::lacksFile(*node, spec))
                return folder.filePath(u"given."_s + endings.section(u'|', 0, 0));
        }
        return {};
    }
    /// Lets the selected new block have the files for which it asks.
    bool giveFiles()
    {
        return QTest::qWaitFor([this] { return fileFor(session.selection.nodes().value(0)).isEmpty(); });
    }

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

    /// One of each kind that a card asks for.
    void writeFiles()
    {
        // In the proportions of the placeholder of a picture without a file.
        QImage image(40, 30, QImage::Format_RGB32);
        image.fill(Qt::gray);
        (void)image.save(folder.filePath(u"given.png"_s));
        QJsonObject signs; // one for each byte, as vocabularies like that of GPT-2 write it
        char16_t next = 0x100;
        for (int byte = 0; byte < 256; ++byte) {
            const bool isShown = (byte >= 0x21 && byte <= 0x7e) || (byte >= 0xa1 && byte != 0xad);
            signs.insert(QString(QChar(isShown ? static_cast<char16_t>(byte) : next++)), byte);
        }
        const auto write = [this](const QString &name, const QByteArray &content) {
            QFile file(folder.filePath(name));
            (void)(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        };
        write(u"given.json"_s, QJsonDocument(signs).toJson());
        write(u"given.txt"_s, "#version: 0.2\n");
        write(u"given.csv"_s, "x,y\n1,5\n2,25");
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
