// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/commands.h"

#include "base/particles.h"
#include "editor/language/keynames.h"
#include "editor/language/names.h"
#include "editor/language/searchwords.h"
#include "editor/language/translated.h"
#include "editor/operations/adding.h"
#include "editor/operations/animating.h"
#include "editor/operations/own_animations.h"
#include "editor/session/labels.h"
#include "editor/widgets/theme.h"
#include "lecture/animation.h"

#include <QFileInfo>
#include <QPointer>
#include <QWidget>

#include <algorithm>
#include <map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

template <class Predicate>
void addActions(std::vector<Command> &commands, const Session &session, const Predicate &isOffered)
{
    for (QAction *action : session.actions.all()) {
        if (!action->isEnabled() || !action->isVisible() || !isOffered(action))
            continue;
        const QString id = Actions::idOf(*action);
        commands.push_back({u"action/"_s + id,
                            action->text(),
                            Actions::categoryOf(*action),
                            QString(id).replace(u'.', u' ').replace(u'-', u' '),
                            action->icon(),
                            [action = QPointer(action)] {
                                if (action)
                                    action->trigger();
                            },
                            {},
                            keyText(action->shortcut())});
    }
}

void addScenes(std::vector<Command> &commands, Session &session)
{
    for (const lecture::ScenePtr &scene : session.document.lecture().scenes) {
        const QString name = labelOf(*scene, session.preview.languages());
        commands.push_back({.id = u"scene/"_s + scene->id,
                            .text = base::withParticles(translated("Go to scene “%1”").arg(name)),
                            .category = translated("Scenes"),
                            .also = u"scene "_s + scene->id,
                            .icon = icon(u"clapperboard"_s),
                            .run = [&session, id = scene->id] { session.preview.enter(id); },
                            .name = name});
    }
}

void addNodes(std::vector<Command> &commands, Session &session)
{
    const lecture::Scene *scene = session.document.scene(session.selection.scene());
    if (!scene)
        return;
    for (const graph::NodePtr &node : scene->nodes) {
        const graph::NodeType *type = session.registry().nodes.find(*node);
        const QString name = nodeLabel(session, scene->id, node->id);
        commands.push_back({.id = u"node/"_s + scene->id + u'/' + node->id,
                            .text = translated("Select “%1”").arg(name),
                            .category = type ? titleOf(*type) : node->type,
                            .also = u"select "_s + node->id + u' ' + node->type,
                            .icon = icon(u"mouse-pointer"_s),
                            .run = [&session, id = node->id] { session.selection.setNodes({id}); },
                            .name = name});
    }
}

/// What is done with a type of block or animation, found in English and by its search words too. `sentence` is the text
/// with a place for its title.
template <class Type>
Command commandFor(const Type &type, const timeline::Catalog &catalog, const QString &kind, const QString &verb,
                   const QString &sentence)
{
    const QString title = titleOf(type);
    return {.id = kind + u'/' + type.id,
            .text = base::withParticles(sentence.arg(title)),
            .category = categoryOf(type),
            .also = verb + u' ' + type.title + u' ' + type.id,
            .words = searchWordsOf(catalog, type.id),
            .name = title};
}

void addAnimations(std::vector<Command> &commands, Session &session)
{
    if (session.selection.nodes().isEmpty())
        return;
    for (const auto &[id, type] : session.registry().animations.types()) {
        Command &command = commands.emplace_back(
            commandFor(type, session.registry().catalog, u"animate"_s, u"animate"_s, translated("Animate with “%1”")));
        command.icon = icon(u"sparkles"_s);
        command.run = [&session, name = id] { animateSelected(session, name); };
    }
    const QStringList languages = session.preview.languages();
    for (const lecture::AnimationPtr &own : ownAnimations(languages)) {
        const QString type = lecture::animationType(own->id);
        if (session.registry().animations.find(type)) // the lecture has it already
            continue;
        const QString title = graph::localized(own->title, languages).value_or(own->id);
        commands.push_back({.id = u"animate/"_s + type,
                            .text = base::withParticles(translated("Animate with “%1”").arg(title)),
                            .category = vocabulary(lecture::ownAnimationCategory),
                            .also = u"animate"_s,
                            .icon = icon(u"sparkles"_s),
                            .run = [&session, type] { animateSelected(session, type); },
                            .name = title});
    }
}

void addBlocks(std::vector<Command> &commands, Session &session)
{
    if (session.selection.scene().isEmpty())
        return;
    for (const auto &[id, type] : session.registry().nodes.types()) {
        Command &command = commands.emplace_back(
            commandFor(type, session.registry().catalog, u"block"_s, u"add"_s, translated("Add block “%1”")));
        command.icon = icon(u"box"_s);
        command.run = [&session, name = id] { addBlockAndType(session, name); };
    }
}

/// A block of a library that the lecture has a copy of is that copy.
void addCustomBlocks(std::vector<Command> &commands, Session &session, const std::vector<CustomBlockEntry> &custom)
{
    if (session.selection.scene().isEmpty())
        return;
    std::map<QString, QString> copies; // types by their origins
    for (const auto &[id, block] : session.document.lecture().blocks) {
        if (!block->origin.isEmpty())
            copies.emplace(block->origin, lecture::blockType(id));
    }
    for (const CustomBlockEntry &entry : custom) {
        if (!entry.problem.isEmpty())
            continue;
        const auto copy = copies.find(entry.origin);
        const auto known = copy == copies.end() ? commands.end()
                                                : std::ranges::find(commands, u"block/"_s + copy->second, &Command::id);
        if (known != commands.end()) {
            known->words += QStringList{entry.name} + searchWordsOf(entry);
            continue;
        }
        commands.push_back({.id = u"custom/"_s + entry.path,
                            .text = base::withParticles(translated("Add block “%1”").arg(entry.name)),
                            .category = entry.isShipped ? translated("Block library") : translated("My blocks"),
                            .also = u"add "_s + QFileInfo(entry.path).completeBaseName(),
                            .icon = icon(u"box"_s),
                            .run =
                                [&session, path = entry.path] {
                                    addCustomBlockAndType(session, path, {.start = session.preview.localTime()});
                                },
                            .words = searchWordsOf(entry),
                            .name = entry.name});
    }
}

bool beginsWord(QStringView text, qsizetype at)
{
    return at == 0 || !text[at - 1].isLetterOrNumber();
}

std::optional<int> scoreOfWord(QStringView word, QStringView text)
{
    // An exact match of the word beats scattered letters.
    std::optional<int> best;
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const int score = static_cast<int>(word.size()) * 8 + (beginsWord(text, at) ? 30 : 10)
            - static_cast<int>(std::min<qsizetype>(at, 9));
        best = std::max(best.value_or(score), score);
    }
    if (best)
        return best;
    int score = 0;
    qsizetype next = 0;
    qsizetype last = -2;
    for (const QChar letter : word) {
        // Prefers a letter at the start of a word to the next occurrence.
        qsizetype found = text.indexOf(letter, next);
        for (qsizetype at = found; at >= 0 && at != last + 1; at = text.indexOf(letter, at + 1)) {
            if (beginsWord(text, at)) {
                found = at;
                break;
            }
        }
        if (found < 0)
            return std::nullopt;
        score += found == last + 1 ? 4 : beginsWord(text, found) ? 5 : -1;
        last = found;
        next = found + 1;
    }
    return score > static_cast<int>(word.size()) ? std::optional(score) : std::nullopt;
}

} // namespace

std::vector<Command> commandsFor(Session &session, const std::vector<CustomBlockEntry> &custom)
{
    std::vector<Command> commands;
    addActions(commands, session, [](const QAction *) { return true; });
    addScenes(commands, session);
    addNodes(commands, session);
    addAnimations(commands, session);
    addBlocks(commands, session);
    addCustomBlocks(commands, session, custom);
    return commands;
}

std::vector<Command> commandsOf(const QWidget &window, const Session &session)
{
    std::vector<Command> commands;
    addActions(commands, session, [own = window.actions()](QAction *action) { return own.contains(action); });
    return commands;
}

std::optional<int> fuzzyScore(QStringView typed, QStringView text)
{
    const QString folded = text.toString().toCaseFolded();
    int sum = 0;
    for (const QString &word : typed.toString().toCaseFolded().split(u' ', Qt::SkipEmptyParts)) {
        const auto score = scoreOfWord(word, folded);
        if (!score)
            return std::nullopt;
        sum += *score;
    }
    return sum - static_cast<int>(std::min<qsizetype>(folded.size(), 60)) / 10;
}

std::vector<Command> matching(const std::vector<Command> &commands, const QString &typed, const QStringList &recent)
{
    struct Scored
    {
        const Command *command;
        Fit fit;
        int score;
    };
    const QString wanted = typed.trimmed();
    std::vector<Scored> found;
    for (const Command &command : commands) {
        const auto rank = recent.indexOf(command.id);
        const int bonus = rank < 0 ? 0 : 12 - static_cast<int>(rank);
        if (wanted.isEmpty()) {
            found.push_back({&command, Fit::None, bonus});
            continue;
        }
        const auto own = fuzzyScore(typed, command.text);
        auto other = fuzzyScore(typed, command.text + u' ' + command.category + u' ' + command.also);
        for (const QString &word : command.words) {
            if (fitOf(wanted, word) == Fit::None) // too many words for fuzzy matching
                continue;
            if (const auto score = fuzzyScore(typed, word)) // below the names that people see
                other = std::max(other.value_or(-1000), *score - 12);
        }
        // Matches in the visible text count more than others.
        const int score = std::max(own.value_or(-1000), other.value_or(-1000) - 6);
        // What only occurs inside of a word is often another word: “화살표” is no “표”.
        const Fit fit = fitOf(wanted, QStringList{command.text, command.name});
        if (own || other)
            found.push_back({&command, fit == Fit::Inside ? Fit::None : fit, score + bonus});
    }
    std::ranges::stable_sort(found, {}, [](const Scored &one) { return std::pair(one.fit, -one.score); });
    std::vector<Command> list;
    for (const Scored &one : found)
        list.push_back(*one.command);
    return list;
}

} // namespace lectograph::editor
