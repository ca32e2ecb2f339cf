// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/copying.h"

#include "editor/edits/blocks.h"
#include "editor/edits/camera_edits.h"
#include "editor/edits/chain_edits.h"
#include "editor/edits/copied_nodes.h"
#include "editor/edits/copy_offset.h"
#include "editor/edits/key_clipboard.h"
#include "editor/edits/keyframes.h"
#include "editor/edits/lookup.h"
#include "editor/edits/node_bounds.h"
#include "editor/language/translated.h"
#include "editor/operations/acted_on.h"
#include "editor/operations/apply_edit.h"
#include "editor/operations/deletion.h"
#include "editor/session/placing.h"
#include "editor/session/session.h"
#include "lecture/setting.h"
#include "lecture/types.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lectograph::editor {

namespace {

constexpr QPointF besideOriginal(0.25, -0.25); ///< scene units

Result<Lecture> prepared(const CopyWish &wish, const Lecture &lecture)
{
    return wish.prepare ? wish.prepare(lecture) : lecture;
}

/// The bounds of a block in the graph at the playhead, before its clips.
std::optional<base::Box> boundsOfBlock(Session &session, const QString &node)
{
    const auto outputs = session.preview.outputsOf(node);
    if (!outputs || outputs->empty() || !std::holds_alternative<shape::Shape>(outputs->front()))
        return std::nullopt;
    const base::Box box = std::get<shape::Shape>(outputs->front()).bounds();
    return box.isEmpty() ? std::nullopt : std::optional(box);
}

/// What is seen of the plane z = 0, with the lower edge as the top; nothing inside a definition, and where a camera looks
/// at it from the side.
std::optional<QRectF> seenFrame(Session &session)
{
    const Lecture &lecture = session.document.lecture();
    const lecture::Scene *scene = session.document.scene(session.selection.scene());
    if (!scene || !lecture::blockIdOf(scene->id).isEmpty())
        return std::nullopt;
    if (cameraOf(*scene).isEmpty())
        return QRectF(-lecture.frameWidth / 2, -lecture.frameHeight / 2, lecture.frameWidth, lecture.frameHeight);
    const picture::View view = newPlace(session).seen;
    const QRectF frame(view.frame());
    const auto bottomLeft = view.pointAt(frame.bottomLeft());
    const auto topRight = view.pointAt(frame.topRight());
    if (!view.isFlat() || !bottomLeft || !topRight)
        return std::nullopt;
    return QRectF(QPointF(bottomLeft->x, bottomLeft->y), QPointF(topRight->x, topRight->y)).normalized();
}

CopyRoom copyRoom(Session &session)
{
    CopyRoom room{.frame = seenFrame(session)};
    for (const QString &actor : actorsOnStage(session.document.lecture(), session.selection.scene())) {
        if (const auto box = boundsOfBlock(session, actor))
            room.others.push_back(*box);
    }
    return room;
}

/// Nearest to `way`, where the copies of these blocks are told apart from all others.
QPointF duplicateOffset(Session &session, const QStringList &nodes, const QPointF &way)
{
    std::vector<base::Box> originals;
    for (const QString &node : nodes) {
        if (const auto box = boundsOfBlock(session, node))
            originals.push_back(*box);
    }
    return copyOffset(originals, way, copyRoom(session));
}

/// At their places, unless they would cover the same blocks there.
QPointF pasteOffset(Session &session, const NodeCopies &copies, const CopyWish &wish)
{
    const Lecture &lecture = session.document.lecture();
    const QString scene = session.selection.scene();
    const QPointF way = uncoveredOffset(lecture, scene, copies.json, besideOriginal, session.registry());
    if (way.isNull())
        return way;
    const auto inPlace = prepared(wish, lecture).and_then([&](const Lecture &ready) {
        return withPasted(ready, scene, copies, session.document.plugins(), {wish.canvasOffset, {}, wish.colors});
    });
    const lecture::Scene *with = inPlace ? sceneOf(inPlace->lecture, scene) : nullptr;
    if (!with)
        return way; // which says why
    const timeline::Registry &types = lecture::typesOf(inPlace->lecture, session.document.plugins());
    NodeBounds bounds(with->nodes, types.nodes, lecture::settingOf(inPlace->lecture, *with, session.preview.language()),
                      std::make_shared<graph::Memo>(), session.preview.localTime());
    std::vector<base::Box> originals;
    for (const QString &node : inPlace->ids) {
        if (const auto box = bounds.of(node); box && !box->isEmpty())
            originals.push_back(*box);
    }
    return copyOffset(originals, way, copyRoom(session));
}

/// The copies as they are added; nothing if that fails.
std::optional<Pasted> addCopies(Session &session, const NodeCopies &copies, const CopyWish &wish,
                                const QPointF &stageOffset)
{
    const QString scene = session.selection.scene();
    std::optional<Pasted> added;
    const auto paste = [&](const Lecture &lecture) {
        return prepared(wish, lecture)
            .and_then([&](const Lecture &ready) {
                return withPasted(ready, scene, copies, session.document.plugins(),
                                  {wish.canvasOffset, stageOffset, wish.colors});
            })
            .map([&](Pasted &&pasted) {
                added = std::move(pasted);
                return added->lecture;
            });
    };
    if (!session.document.edit(wish.name, paste, wish.gesture))
        return std::nullopt;
    session.selection.setNodes(added->ids);
    return added;
}

bool areSame(const std::vector<graph::NodePtr> &some, const std::vector<graph::NodePtr> &others)
{
    return std::ranges::equal(some, others, [](const graph::NodePtr &one, const graph::NodePtr &other) {
        return one == other || *one == *other;
    });
}

/// Whether blocks, looks and what scenes say of themselves are the same.
bool areDrawnTheSame(const Lecture &one, const Lecture &other)
{
    const auto areSameScenes = [](const lecture::ScenePtr &some, const lecture::ScenePtr &others) {
        return some == others || (some->properties == others->properties && areSame(some->nodes, others->nodes));
    };
    const auto areSameBlocks = [&](const auto &some, const auto &others) {
        return some.first == others.first && areSameScenes(some.second->inside, others.second->inside);
    };
    return one.look == other.look && std::ranges::equal(one.scenes, other.scenes, areSameScenes)
        && std::ranges::equal(one.blocks, other.blocks, areSameBlocks);
}

base::Time lastKeyframeOf(const QJsonArray &copied)
{
    base::Time last;
    for (const QJsonValue &property : copied) {
        if (const std::vector<Keyframe> keys = keyframesOf(property); !keys.empty())
            last = std::max(last, base::Time::fromSeconds(keys.back().seconds));
    }
    return last;
}

using PasteIn = std::function<bool(PastedColors colors)>;

/// Of the paste that is the last step: says what could not be brought and, if colors are others now, offers to paste
/// again as they were.
void reportPaste(Session &session, const QStringList &remarks, const Result<Lecture> &asTheyWere, const PasteIn &again)
{
    if (asTheyWere && !areDrawnTheSame(*asTheyWere, session.document.lecture())) {
        const auto keep = [&session, again] {
            session.document.history().undo();
            again(PastedColors::AsTheyWere);
        };
        const QStringList sentences = QStringList{translated("The colors are now those of this lecture.")} + remarks;
        Q_EMIT session.document.offered(sentences.join(u' '), translated("Keep the colors as they were"), keep);
        session.lastPaste = {session.document.lecture(), keep};
        QObject::connect(
            QGuiApplication::clipboard(), &QClipboard::dataChanged, &session.selection,
            [&session] { session.lastPaste = {}; }, Qt::SingleShotConnection);
    } else if (!remarks.isEmpty()) {
        Q_EMIT session.document.statusMessage(remarks.join(u' '));
    }
}

} // namespace

void copyBlocks(const Session &session, const Document::Edit &prepare)
{
    const QStringList &nodes = session.selection.nodes();
    const auto source = prepared({.name = {}, .prepare = prepare}, session.document.lecture());
    if (!nodes.isEmpty() && source)
        QGuiApplication::clipboard()->setMimeData(
            new CopiedNodes(copiesWithFiles(*source, session.selection.scene(), nodes, session.registry())));
}

bool cutBlocks(Session &session, const Document::Edit &prepare, const Document::Edit &without)
{
    if (!hasSelectedBlocks(session))
        return false;
    copyBlocks(session, prepare);
    const QStringList nodes = session.selection.nodes();
    const QString name = translated("Cut %n block(s)", static_cast<int>(nodes.size()));
    return without ? deleteBy(session, name, without) : deleteFromStage(session, nodes, name);
}

bool duplicateBlocks(Session &session, const CopyWish &wish)
{
    const QString scene = session.selection.scene();
    const QStringList originals = session.selection.nodes();
    const auto source = prepared(wish, session.document.lecture());
    if (originals.isEmpty() || !source)
        return false;
    const QPointF offset = wish.stageOffset
        ? *wish.stageOffset
        : duplicateOffset(session, originals, offsetFromOriginals(session).value_or(besideOriginal));
    const NodeCopies copies{copyAnimated(*source, scene, originals, session.registry()), {}};
    if (!addCopies(session, copies, wish, offset))
        return false;
    session.lastCopies = {scene, originals, session.selection.nodes()};
    return true;
}

bool pasteBlocks(Session &session, const NodeCopies &copies, const CopyWish &wish)
{
    const QPointF offset = wish.stageOffset ? *wish.stageOffset : pasteOffset(session, copies, wish);
    const Lecture before = session.document.lecture();
    const QString scene = session.selection.scene();
    const auto added = addCopies(session, copies, wish, offset);
    if (!added)
        return false;
    Result<Lecture> asTheyWere = session.document.lecture();
    if (wish.colors == PastedColors::OfTheLook) {
        asTheyWere = prepared(wish, before).and_then([&](const Lecture &ready) {
            return withPasted(ready, scene, copies, session.document.plugins(),
                              {wish.canvasOffset, offset, PastedColors::AsTheyWere})
                .map([](Pasted &&pasted) { return std::move(pasted.lecture); });
        });
    }
    reportPaste(session, added->remarks, asTheyWere, [&session, copies, wish](PastedColors colors) {
        CopyWish again = wish;
        again.colors = colors;
        again.gesture = {};
        return pasteBlocks(session, copies, again);
    });
    return true;
}

bool pasteScenes(Session &session, const SceneCopies &copies, PastedColors colors)
{
    const Lecture before = session.document.lecture();
    const QString after = session.selection.scene();
    const auto pastedIn = [&](PastedColors wanted) {
        return [&, wanted](const Lecture &lecture) {
            return withScenesPasted(lecture, copies, after, wanted, session.document.plugins());
        };
    };
    PastedScenes added;
    const bool isDone = session.document.edit(translated("Paste scenes"), [&](const Lecture &lecture) {
        return pastedIn(colors)(lecture).map([&](PastedScenes &&pasted) {
            added = std::move(pasted);
            return added.lecture;
        });
    });
    if (!isDone)
        return false;
    if (!added.scenes.isEmpty())
        session.preview.enter(added.scenes.first());
    const Result<Lecture> asTheyWere = colors == PastedColors::AsTheyWere
        ? Result<Lecture>(added.lecture)
        : pastedIn(PastedColors::AsTheyWere)(before).map(
            [](PastedScenes &&pasted) { return std::move(pasted.lecture); });
    reportPaste(session, added.remarks, asTheyWere,
                [&session, copies](PastedColors wanted) { return pasteScenes(session, copies, wanted); });
    return true;
}

bool keepPastedColors(Session &session)
{
    const LastPaste last = std::exchange(session.lastPaste, {}); // the selection changes meanwhile
    if (!last.keepColors || !isSame(last.lecture, session.document.lecture()))
        return false;
    last.keepColors();
    return true;
}

std::vector<PropertyPlace> selectedOwners(const Session &session)
{
    const Selection &selection = session.selection;
    const QString &scene = selection.scene();
    std::vector<PropertyPlace> owners;
    for (const KeyPlace &key : selection.keys()) {
        if (std::ranges::find(owners, ownerOf(scene, key)) == owners.end())
            owners.push_back(ownerOf(scene, key));
    }
    if (!owners.empty())
        return owners;
    for (const QString &node : selection.nodes())
        owners.push_back({scene, node, {}, {}});
    for (const ClipId clip : selection.clips())
        owners.push_back({scene, {}, clip, {}});
    return owners;
}

bool pasteItems(Session &session, const Result<CopiedItems::Content> &copied)
{
    const QString scene = session.selection.scene();
    const std::vector<PropertyPlace> owners = selectedOwners(session);
    const QStringList onto = session.selection.nodes();
    const base::Time at = session.preview.localTime();
    QStringList brought;
    const auto insert = [&](const Lecture &lecture) {
        const CopiedItems::Content &content = *copied;
        return withBlocksOfClips(lecture, scene, content.clips, onto, session.document.plugins())
            .and_then([&](ClipsWithBlocks &&with) {
                brought = with.blocks;
                return with.clips.isEmpty() ? Result<NewClips>(NewClips{with.lecture, {}})
                                            : withClipsPasted(with.lecture, scene, with.clips, at);
            })
            .and_then([&](NewClips &&clips) {
                return withSoundsPasted(clips.lecture, scene, content.sounds, at).map([&](NewSounds &&sounds) {
                    return ItemsEdit{std::move(sounds.lecture), {std::move(clips.clips), {}, std::move(sounds.sounds)}};
                });
            });
    };
    const bool hasSoundsAlone = copied && copied->clips.clips.isEmpty() && copied->keys.isEmpty();
    const QString name = hasSoundsAlone ? translated("Paste sounds") : translated("Paste");
    const bool isDone = applyItems(session, name, [&](const Lecture &lecture) -> Result<ItemsEdit> {
        if (!copied)
            return tl::unexpected(copied.error());
        TimelineItems pasted;
        return withInserted(lecture, editContextOf(session), at, insert)
            .and_then([&](ItemsEdit &&with) {
                pasted = std::move(with.items);
                return withKeysPasted(with.lecture, scene, copied->keys, at, owners, session.registry());
            })
            .and_then([&](KeysEdit &&with) {
                pasted.keys = std::move(with.keys);
                return withRoomUntil(with.lecture, scene, at + lastKeyframeOf(copied->keys));
            })
            .and_then([&](const Lecture &with) { // with the animations that came along
                return withRoomForClips(with, scene, lecture::typesOf(with, session.document.plugins()));
            })
            .map([&](Lecture &&with) {
                return ItemsEdit{std::move(with), std::move(pasted)};
            });
    });
    if (isDone && !brought.isEmpty())
        Q_EMIT session.document.statusMessage(translated(
            "%n block(s) came along, because the clips had nothing to act on here.", static_cast<int>(brought.size())));
    return isDone;
}

std::optional<QPointF> offsetFromOriginals(Session &session)
{
    const LastCopies &last = session.lastCopies;
    std::optional<QPointF> offset;
    if (last.scene != session.selection.scene() || last.originals.size() != last.copies.size())
        return offset;
    for (qsizetype i = 0; i < last.copies.size(); ++i) {
        const auto original = boundsOfBlock(session, last.originals.at(i));
        const auto copy = boundsOfBlock(session, last.copies.at(i));
        if (!original || !copy)
            continue;
        const base::Vec3 by = copy->centre() - original->centre();
        // A connector to a block that was not copied is moved less and changes its size.
        const bool isWhole = base::length(copy->max - copy->min - (original->max - original->min)) < 1e-6;
        if (!offset || isWhole)
            offset = QPointF(std::round(by.x * 1000) / 1000, std::round(by.y * 1000) / 1000);
        if (isWhole)
            break;
    }
    return offset && offset->isNull() ? std::nullopt : offset;
}

} // namespace lectograph::editor
