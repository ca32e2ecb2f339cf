// SPDX-License-Identifier: GPL-3.0-or-later
// The diagram on the stage by keyboard.
#include "editor/stage/diagramfield.h"
#include "editor/stage/overlay.h"
#include "editor/stage/stagediagram.h"
#include "notation/reading.h"

#include <QCoreApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

std::optional<QPointF> wayOf(int key)
{
    switch (key) {
    case Qt::Key_Up: return QPointF(0, -1);
    case Qt::Key_Down: return QPointF(0, 1);
    case Qt::Key_Left: return QPointF(-1, 0);
    case Qt::Key_Right: return QPointF(1, 0);
    default: return std::nullopt;
    }
}

bool isTyped(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers others = event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    return !others && !event.text().isEmpty() && event.text().front().isPrint() && !event.text().front().isSpace();
}

bool isEnter(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

/// All parts in the order in which Tab meets them: a group, then what is in it, each block with the links from it.
std::vector<const DiagramPart *> inOrder(const DiagramParts &parts, const notation::Model &model)
{
    std::vector<const DiagramPart *> order;
    const QStringList links = notation::linkNames(model);
    const auto add = [&](const DiagramPart *part) {
        if (part && std::ranges::find(order, part) == order.end())
            order.push_back(part);
    };
    const auto addWithLinks = [&](const DiagramPart *part, int item) {
        add(part);
        for (std::size_t i = 0; i < model.links.size(); ++i) {
            if (model.links[i].from == item)
                add(parts.find(u"links/"_s + links[static_cast<qsizetype>(i)]));
        }
    };
    for (const DiagramPart &part : parts.all) {
        if (part.kind != DiagramPart::Kind::Block)
            continue;
        const auto found = std::ranges::find(model.items, part.name,
                                             [](const notation::Item &item) { return notation::partName(item.name); });
        if (found == model.items.end())
            continue;
        QStringList around;
        for (int group = found->parent; group >= 0; group = model.item(group).parent)
            around.prepend(notation::partName(model.item(group).name));
        for (const QString &group : around)
            add(parts.find(u"groups/"_s + group));
        addWithLinks(&part, static_cast<int>(found - model.items.begin()));
    }
    for (const DiagramPart &part : parts.all) // folded groups, and links from groups
        add(&part);
    return order;
}

} // namespace

bool StageDiagram::wants(const QKeyEvent &event) const
{
    if (!isOn() || m_field)
        return false;
    const bool hasPart = selected() != nullptr;
    const auto way = wayOf(event.key());
    if (!hasPart)
        return isEnter(event) && event.modifiers() == Qt::NoModifier && !parts().all.empty();
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const bool isMove = modifiers == Qt::NoModifier || modifiers == Qt::ControlModifier
        || modifiers == (Qt::ControlModifier | Qt::ShiftModifier) || modifiers == (Qt::AltModifier | Qt::ShiftModifier);
    return (way && isMove) || isTyped(event) || (isEnter(event) && modifiers == Qt::NoModifier)
        || event.key() == Qt::Key_Escape;
}

bool StageDiagram::takeKey(const QKeyEvent &event)
{
    if (!wants(event))
        return false;
    const DiagramPart *part = selected();
    if (!part) {
        const auto order = inOrder(parts(), model());
        select(order.front()->path);
        return true;
    }
    if (event.key() == Qt::Key_Escape) {
        if (m_linkFrom.isEmpty())
            select({});
        m_linkFrom.clear();
        Q_EMIT changed();
        return true;
    }
    if (isEnter(event)) {
        const QString from = std::exchange(m_linkFrom, {});
        if (from.isEmpty())
            rename();
        else if (!part->isLink())
            link(from, part->name);
        return true;
    }
    if (const auto way = wayOf(event.key())) {
        const double ems = event.modifiers() & Qt::ShiftModifier ? 2 : 0.5;
        if (event.modifiers() & Qt::AltModifier)
            addBlock(*way);
        else if (event.modifiers() & Qt::ControlModifier)
            move(QPointF(way->x(), -way->y()) * ems);
        else if (const DiagramPart *next = parts().beside(*part, *way))
            select(next->path);
        return true;
    }
    addBlock();
    if (m_field)
        m_field->insert(event.text());
    return true;
}

/// The first syllable of a script that is composed begins the name.
bool StageDiagram::takeInput(const QInputMethodEvent &event)
{
    if (!selected() || m_field || (event.commitString().isEmpty() && event.preeditString().isEmpty()))
        return false;
    addBlock();
    QInputMethodEvent copy(event.preeditString(), event.attributes());
    copy.setCommitString(event.commitString());
    if (m_field)
        QCoreApplication::sendEvent(m_field, &copy);
    return true;
}

bool StageDiagram::walk(bool isNext)
{
    const DiagramPart *part = selected();
    if (!part)
        return false;
    const auto order = inOrder(parts(), model());
    const auto at = std::ranges::find(order, part);
    if (isNext ? at + 1 == order.end() : at == order.begin()) {
        select({});
        return true;
    }
    select((*(isNext ? at + 1 : at - 1))->path);
    return true;
}

} // namespace lectograph::editor
