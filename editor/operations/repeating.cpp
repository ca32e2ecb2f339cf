// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/repeating.h"

#include "editor/edits/lookup.h"
#include "editor/language/translated.h"

#include <QMenu>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// The selected blocks that `is` accepts.
template <class Is>
QStringList selectedThat(const Session &session, const Is &is)
{
    QStringList nodes;
    std::ranges::copy_if(session.selection.nodes(), std::back_inserter(nodes), [&](const QString &id) {
        const graph::Node *node = session.document.node(session.selection.scene(), id);
        return node && is(*node);
    });
    return nodes;
}

QStringList repeatable(const Session &session, RepeatOver over)
{
    return selectedThat(session, [&](const graph::Node &node) {
        return std::ranges::count(repeatableOver(node, session.registry()), over) > 0;
    });
}

QStringList repetitions(const Session &session)
{
    return selectedThat(session, [](const graph::Node &node) { return repeatOverOf(node).has_value(); });
}

} // namespace

void repeatSelected(Session &session, RepeatOver over)
{
    const QString scene = session.selection.scene();
    const QStringList nodes = repeatable(session, over);
    if (nodes.isEmpty())
        return;
    const bool isDone = session.document.edit(translated("Repeat"), [&](const Lecture &lecture) {
        Result<Lecture> result = lecture;
        for (const QString &node : nodes)
            result = result.and_then(
                [&](const Lecture &next) { return withRepeated(next, scene, node, over, session.registry()); });
        return result;
    });
    if (isDone)
        session.selection.setNodes(nodes);
}

void makeSelectedSingle(Session &session)
{
    const QString scene = session.selection.scene();
    const QStringList nodes = repetitions(session);
    const base::Time time = session.preview.localTime();
    QStringList made;
    const bool isDone = session.document.edit(translated("Make single blocks"), [&](const Lecture &lecture) {
        Result<Lecture> result = lecture;
        made.clear();
        for (const QString &node : nodes) {
            result = result
                         .and_then([&](const Lecture &next) {
                             return withSingleBlocks(next, scene, node, session.registry(), time);
                         })
                         .map([&](SingleBlocks &&single) {
                             made += single.nodes;
                             return std::move(single.lecture);
                         });
        }
        return result;
    });
    if (isDone)
        session.selection.setNodes(made);
}

void addRepeatingActions(Session &session, QWidget *window)
{
    const QString category = translated("Block");
    const auto add = [&](const ActionSpec &spec, RepeatOver over) {
        return session.actions.add(window, spec, [&session, over] { repeatSelected(session, over); });
    };
    QAction *count = add({blockaction::repeat, category, translated("Repeat several times"), {}, u"repeat"_s},
                         RepeatOver::Count);
    QAction *words = add({blockaction::repeatWords, category, translated("Repeat for each word"), {}, u"type"_s},
                         RepeatOver::Texts);
    QAction *numbers = add({blockaction::repeatNumbers, category, translated("Repeat for each number"), {}, u"list"_s},
                           RepeatOver::Numbers);
    QAction *single = session.actions.add(
        window, {blockaction::singleBlocks, category, translated("Make single blocks"), {}, u"ungroup"_s},
        [&session] { makeSelectedSingle(session); });
    const auto follow = [&session, count, words, numbers, single] {
        count->setEnabled(!repeatable(session, RepeatOver::Count).isEmpty());
        words->setEnabled(!repeatable(session, RepeatOver::Texts).isEmpty());
        numbers->setEnabled(!repeatable(session, RepeatOver::Numbers).isEmpty());
        single->setEnabled(!repetitions(session).isEmpty());
    };
    QObject::connect(&session.selection, &Selection::changed, count, follow);
    QObject::connect(&session.document, &Document::changed, count, follow);
    follow();
}

void addRepeatingActionsTo(Session &session, QMenu &menu)
{
    QMenu *repeat = nullptr;
    for (const ActionId id : {blockaction::repeat, blockaction::repeatWords, blockaction::repeatNumbers}) {
        QAction *action = session.actions.find(id);
        if (!action || !action->isEnabled())
            continue;
        if (!repeat) {
            repeat = menu.addMenu(translated("Repeat"));
            repeat->setIcon(action->icon());
        }
        repeat->addAction(action);
    }
    if (QAction *single = session.actions.find(blockaction::singleBlocks); single && single->isEnabled())
        menu.addAction(single);
}

} // namespace lectograph::editor
