// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/sharing.h"

#include "editor/edits/lookup.h"
#include "editor/edits/sharing.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "editor/session/labels.h"

#include <QLocale>
#include <QMenu>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using lecture::Home;

namespace {

std::vector<lecture::VisibleNode> selectedNodes(const Session &session)
{
    std::vector<lecture::VisibleNode> nodes;
    for (const QString &id : session.selection.nodes()) {
        if (auto node = lecture::visibleNode(session.document.lecture(), session.selection.scene(), id))
            nodes.push_back(*std::move(node));
    }
    return nodes;
}

/// “Sentence”, or the number of blocks.
QString blocksInWords(Session &session, const QStringList &nodes)
{
    const graph::Node *first = nodes.isEmpty() ? nullptr
                                               : session.document.node(session.selection.scene(), nodes.first());
    if (nodes.size() != 1 || !first)
        return translated("%n block(s)", static_cast<int>(nodes.size()));
    return u"“%1”"_s.arg(nodeLabel(session, session.selection.scene(), first->id));
}

void report(Session &session, const QString &sentence, int others)
{
    const QString more = others > 0 ? u" "_s + translated("%n more block(s) that belong to it came along.", others)
                                    : QString();
    Q_EMIT session.document.statusMessage(sentence + more);
}

struct SharingState
{
    bool canShare = false;
    bool canKeep = false;
    bool isInMaster = false;
};

SharingState stateOf(const Session &session)
{
    const std::vector<lecture::VisibleNode> nodes = selectedNodes(session);
    const bool isScene = lecture::blockIdOf(session.selection.scene()).isEmpty();
    const auto isShared = [](const lecture::VisibleNode &node) { return node.home == Home::Shared; };
    const auto isMaster = [&](const lecture::VisibleNode &node) {
        return isInMaster(session.document.lecture(), node.node->id);
    };
    return {isScene && !std::ranges::all_of(nodes, isShared), std::ranges::any_of(nodes, isShared),
            !nodes.empty() && std::ranges::all_of(nodes, isMaster)};
}

} // namespace

void shareSelected(Session &session)
{
    const QString scene = session.selection.scene();
    const QStringList nodes = session.selection.nodes();
    SharedNodes shared;
    const bool done = session.document.edit(translated("Share with all scenes"), [&](const Lecture &lecture) {
        return withNodesShared(lecture, scene, nodes, session.registry().animations).map([&](SharedNodes &&with) {
            shared = std::move(with);
            return shared.lecture;
        });
    });
    if (!done)
        return;
    session.selection.setNodes(QStringList(shared.nodes));
    report(session, translated("All scenes share %1 now.").arg(blocksInWords(session, shared.nodes)),
           shared.count - static_cast<int>(nodes.size()));
}

void keepSelectedHere(Session &session)
{
    const QString scene = session.selection.scene();
    const QStringList nodes = session.selection.nodes();
    KeptNodes kept;
    const bool done = session.document.edit(translated("Keep in this scene only"), [&](const Lecture &lecture) {
        return withNodesKept(lecture, scene, nodes).map([&](KeptNodes &&with) {
            kept = std::move(with);
            return kept.lecture;
        });
    });
    if (!done)
        return;
    const QString blocks = blocksInWords(session, nodes);
    const QString said = kept.copied.isEmpty()
        ? translated("Only this scene has %1 now.").arg(blocks)
        : translated("This scene has %1 of its own now. Others that use it have copies: %2.")
              .arg(blocks, sceneNames(session, kept.copied));
    report(session, said, kept.count - static_cast<int>(nodes.size()));
}

void showSelectedInMaster(Session &session, bool isShown)
{
    const QString scene = session.selection.scene();
    const QStringList nodes = session.selection.nodes();
    SharedNodes shared;
    const QString name = isShown ? translated("Show in all scenes") : translated("No longer show in all scenes");
    const bool done = session.document.edit(name, [&](const Lecture &lecture) {
        return withMaster(lecture, scene, nodes, isShown, session.registry().animations).map([&](SharedNodes &&with) {
            shared = std::move(with);
            return shared.lecture;
        });
    });
    if (!done)
        return;
    session.selection.setNodes(QStringList(shared.nodes));
    const QString said = isShown ? translated("%1 is drawn over every scene now.")
                                 : translated("%1 is on the stage of this scene only now.");
    Q_EMIT session.document.statusMessage(said.arg(blocksInWords(session, shared.nodes)));
}

void addSharingActions(Session &session, QWidget *window)
{
    const QString category = translated("Block");
    QAction *share = session.actions.add(
        window, {blockaction::share, category, translated("Share with all scenes"), {}, u"share-2"_s},
        [&session] { shareSelected(session); });
    QAction *keep = session.actions.add(
        window, {blockaction::keepHere, category, translated("Keep in this scene only"), {}, u"unlink"_s},
        [&session] { keepSelectedHere(session); });
    QAction *master = session.actions.add(
        window, {blockaction::master, category, translated("Show in all scenes (master)"), {}, u"layers"_s, true},
        [&session] { showSelectedInMaster(session, !stateOf(session).isInMaster); });
    const auto follow = [&session, share, keep, master] {
        const SharingState state = stateOf(session);
        share->setEnabled(state.canShare);
        keep->setEnabled(state.canKeep);
        master->setEnabled(state.canShare || state.canKeep);
        master->setChecked(state.isInMaster);
    };
    QObject::connect(&session.selection, &Selection::changed, share, follow);
    QObject::connect(&session.document, &Document::changed, share, follow);
    QObject::connect(master, &QAction::triggered, master, follow); // it may have failed
    follow();
}

void addSharingActionsTo(Session &session, QMenu &menu)
{
    for (const ActionId id : {blockaction::share, blockaction::keepHere, blockaction::master}) {
        if (QAction *action = session.actions.find(id); action && action->isEnabled())
            menu.addAction(action);
    }
}

QString sceneNames(const Session &session, const QStringList &scenes)
{
    QStringList names;
    for (const QString &id : scenes) {
        if (const lecture::Scene *scene = session.document.scene(id))
            names.append(u"“%1”"_s.arg(labelOf(*scene, session.preview.languages())));
    }
    return QLocale().createSeparatedList(names);
}

} // namespace lectograph::editor
