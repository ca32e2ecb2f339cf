// SPDX-License-Identifier: GPL-3.0-or-later
// The edits of the diagram on the stage.
#include "editor/language/translated.h"
#include "editor/manipulation/manipulation.h"
#include "editor/stage/diagramfield.h"
#include "editor/stage/overlay.h"
#include "editor/stage/stagediagram.h"
#include "notation/directions.h"
#include "notation/edits.h"
#include "notation/reading.h"
#include "notation/rewriting.h"

#include <functional>
#include <map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using Kind = DiagramPart::Kind;

namespace {

constexpr double beyondBlock = 56; // pixels to a block that is typed

} // namespace

Result<QString> withOffsets(const QString &text, const DiagramOffsets &from, const QPointF &by)
{
    Result<QString> moved = text;
    for (auto it = from.begin(); moved && it != from.end(); ++it) {
        const QPointF to = it.value() + by;
        moved = notation::withOffset(*moved, it.key(), to.isNull() ? std::nullopt : std::optional(to));
    }
    return moved;
}

bool StageDiagram::change(const QString &name, const DiagramChange &edit, const QString &path,
                          DiagramLanguages languages, Gesture gesture)
{
    Session &session = m_stage.session();
    const auto now = place();
    if (!now)
        return false;
    const bool done = session.document.edit(
        name,
        [&](const Lecture &lecture) {
            return withDiagramText(lecture, *now, writingOf(session), session.registry(), languages, edit);
        },
        gesture);
    if (done && !path.isEmpty())
        session.selection.setNodes({now->node}, path);
    return done;
}

bool StageDiagram::add(const QString &name, const QString &kind, const DiagramAddition &edit)
{
    QString added;
    const bool done = change(name, [&](const QString &text) {
        return edit(text).map([&](const notation::Added &one) {
            if (added.isEmpty()) // the shown text comes first, then those of other languages
                added = one.name;
            return one.text;
        });
    });
    if (done)
        select(kind + u'/' + added);
    return done;
}

void StageDiagram::link(const QString &from, const QString &to)
{
    add(translated("Link blocks of a diagram"), u"links"_s,
        [&](const QString &text) { return notation::withLink(text, from, to); });
}

void StageDiagram::insert(const QString &item, const QString &link)
{
    change(
        translated("Put a block into a link"),
        [&](const QString &text) { return notation::withItemInLink(text, link, item); }, u"blocks/"_s + item);
}

void StageDiagram::move(const QPointF &by)
{
    const DiagramOffsets before = selectedOffsets();
    if (before.isEmpty())
        return;
    m_moves.run(u"diagram"_s + selectedPaths().join(u'\n'), m_stage.session().selection, [&](Gesture gesture) {
        change(
            translated("Move block of a diagram"), [&](const QString &text) { return withOffsets(text, before, by); },
            {}, DiagramLanguages::All, gesture);
    });
}

void StageDiagram::askForBlock(const QPointF &centre, bool isBefore)
{
    const DiagramPart *part = selected();
    const QString beside = part && !part->isLink() ? part->name : QString();
    const QString link = part && part->isLink() ? part->name : QString();
    DiagramField *field = openField(centre, 0, {}, [this, beside, link, isBefore](const QString &label) {
        if (label.isEmpty())
            return;
        add(translated("Add block to a diagram"), u"blocks"_s, [&](const QString &text) {
            const auto flow = isBefore ? notation::Flow::Before : notation::Flow::After;
            return link.isEmpty() ? notation::withBlock(text, label, beside, flow)
                                  : notation::withBlockInLink(text, link, label);
        });
    });
    field->setHint(tr("Name"));
    field->end(false);
}

void StageDiagram::addBlock(const QPointF &way)
{
    const DiagramPart *part = selected();
    if (!part) {
        const auto now = place();
        if (now)
            askForBlock(m_stage.rectOf(now->node).center(), false);
        return;
    }
    QPointF on = way;
    if (on.isNull()) {
        for (const QPointF &side : {QPointF(0, -1), QPointF(0, 1), QPointF(1, 0), QPointF(-1, 0)}) {
            if (isAgainstFlow(-side))
                on = side;
        }
    }
    const QPointF half(part->rect.width() / 2, part->rect.height() / 2);
    const QPointF beyond(on.x() * (half.x() + 2 * beyondBlock), on.y() * (half.y() + beyondBlock));
    askForBlock(part->isLink() ? part->middle() : part->middle() + beyond, isAgainstFlow(on));
}

void StageDiagram::rename()
{
    const DiagramPart *part = selected();
    if (!part)
        return;
    const notation::Model &all = model();
    const QString name = part->name;
    if (part->isLink()) {
        const int index = notation::linkNamed(all, name);
        const QString before = index < 0 ? QString() : all.link(index).label;
        openField(part->middle(), 0, before, [this, name](const QString &label) {
            change(
                translated("Change text of a link"),
                [&](const QString &text) { return notation::withLinkLabel(text, name, label); }, {},
                DiagramLanguages::One);
        })->setHint(tr("Text of the link"));
        return;
    }
    const int number = notation::itemNamed(all, name);
    QString before = number < 0 ? name : all.item(number).shownLabel();
    before.replace(u'\n', u"\\n"_s);
    const QRectF &words = part->kind == Kind::Group && !part->words.isEmpty() ? part->words : part->rect;
    openField(words.center(), words.width(), before, [this, name, before](const QString &typed) {
        if (typed == before.trimmed())
            return;
        // A label that ends like an attribute was written so on purpose.
        const bool isPlain = !notation::typedItem(before).attributes.isEmpty();
        notation::TypedItem wish = isPlain ? notation::TypedItem{typed} : notation::typedItem(typed);
        wish.label.replace(u"\\n"_s, u"\n"_s);
        relabel(name, wish);
    })->selectAll();
}

/// What is read changes in the shown language, what is drawn in all.
void StageDiagram::relabel(const QString &name, const notation::TypedItem &wish)
{
    Session &session = m_stage.session();
    const auto now = place();
    if (!now)
        return;
    session.document.edit(translated("Rename block of a diagram"), [&](const Lecture &lecture) {
        const auto with = [&](const Lecture &before, DiagramLanguages languages, const DiagramChange &edit) {
            return withDiagramText(before, *now, writingOf(session), session.registry(), languages, edit);
        };
        const auto renamed = with(lecture, DiagramLanguages::One,
                                  [&](const QString &text) { return notation::withLabel(text, name, wish.label); });
        if (!renamed || wish.attributes.isEmpty())
            return renamed;
        return with(*renamed, DiagramLanguages::All,
                    [&](const QString &text) { return notation::withAttributes(text, name, wish); });
    });
}

DiagramField *StageDiagram::openField(const QPointF &centre, double width, const QString &text,
                                      const std::function<void(const QString &)> &accept)
{
    m_stage.session().playhead.stop();
    auto *field = new DiagramField(&m_stage, [this, accept](const QString &typed) {
        m_field = nullptr;
        accept(typed);
    });
    m_field = field;
    const auto now = place();
    const Actor *actor = now ? findActor(m_stage.cast(), now->node) : nullptr;
    field->setText(text);
    field->standAt(centre, width, parts().em * m_stage.projection().unit(actor && actor->isPinned));
    connect(field, &QObject::destroyed, this, &StageDiagram::changed);
    field->show();
    field->setFocus();
    Q_EMIT changed();
    return field;
}

/// Links first, the last one before the others: a link is named after the blocks that it joins, and its place among those.
Result<QString> StageDiagram::withoutSelected(const QString &text) const
{
    std::map<int, QString, std::greater<>> links;
    for (const QString &path : selectedPaths()) {
        if (const DiagramPart *part = parts().find(path); part && part->isLink())
            links.emplace(notation::linkNamed(model(), part->name), part->name);
    }
    Result<QString> rest = text;
    for (auto link = links.begin(); rest && link != links.end(); ++link)
        rest = notation::withoutLink(*rest, link->second);
    for (const QString &name : selectedItems()) { // with a group, all in it is gone
        if (rest && notation::itemNamed(notation::readDiagram(*rest), name) >= 0)
            rest = notation::withoutItem(*rest, name);
    }
    return rest;
}

bool StageDiagram::removeSelected()
{
    const DiagramPart *part = selected();
    if (!part)
        return false;
    const bool areLinks = selectedItems().isEmpty();
    if (change(areLinks ? translated("Delete link of a diagram") : translated("Delete block of a diagram"),
               [&](const QString &text) { return withoutSelected(text); }))
        select({});
    return true;
}

bool StageDiagram::groupSelected()
{
    const QStringList names = selectedItems();
    if (names.isEmpty())
        return false;
    if (add(translated("Group blocks of a diagram"), u"groups"_s,
            [&](const QString &text) { return notation::withGroup(text, names, tr("Group")); }))
        rename();
    return true;
}

void StageDiagram::startLink()
{
    if (const DiagramPart *part = selectedItem()) {
        m_linkFrom = part->name;
        Q_EMIT m_stage.session().document.statusMessage(
            tr("Go to the block that it leads to, with the arrow keys or Tab, and press Enter. Esc ends it."));
        Q_EMIT changed();
    }
}

void StageDiagram::toggleArc()
{
    const DiagramPart *part = selected();
    if (!part || !part->isLink())
        return;
    const notation::Model &all = model();
    const int index = notation::linkNamed(all, part->name);
    const bool isArc = index >= 0 && all.link(index).isResidual;
    change(translated("Change link of a diagram"),
           [&, name = part->name](const QString &text) { return notation::withArc(text, name, !isArc); });
}

void StageDiagram::askForRepeat()
{
    const DiagramPart *part = selectedItem();
    if (!part)
        return;
    const notation::Model &all = model();
    const int number = notation::itemNamed(all, part->name);
    const QString count = number < 0 ? QString() : all.item(number).repeat;
    const QString before = count.isEmpty() ? QString() : u"× "_s + count;
    DiagramField *field = openField(part->middle(), 0, before, [this, name = part->name](const QString &typed) {
        change(translated("Repeat block of a diagram"),
               [&](const QString &text) { return notation::withRepeat(text, name, typed); });
    });
    field->setHint(tr("× how often"));
    field->selectAll();
}

void StageDiagram::fold(bool isFolded)
{
    Session &session = m_stage.session();
    const auto now = place();
    const QString group = groupOfSelected();
    if (!now || now->folded.isEmpty() || group.isEmpty())
        return;
    session.document.edit(isFolded ? translated("Fold group") : translated("Unfold group"),
                          [&](const Lecture &lecture) { return withFolded(lecture, *now, group, isFolded); });
}

void StageDiagram::toggleFold()
{
    if (const auto now = place())
        fold(!isFolded(m_stage.session().document.lecture(), *now, groupOfSelected()));
}

void StageDiagram::turn(const QString &direction)
{
    Session &session = m_stage.session();
    const auto now = place();
    const auto way = notation::directionNamed(direction);
    if (!now || !way)
        return;
    const QString group = groupOfSelected();
    const PropertyPlace overruling{now->scene, now->node, {}, now->direction};
    const bool isOverruled = !now->direction.isEmpty()
        && kindOf(writtenAt(session.document.lecture(), overruling)) != PropertyKind::Default;
    session.document.edit(translated("Turn diagram"), [&](const Lecture &lecture) {
        if (group.isEmpty() && isOverruled)
            return withProperty(lecture, overruling, direction);
        return withDiagramText(lecture, *now, writingOf(session), session.registry(), DiagramLanguages::All,
                               [&](const QString &text) { return notation::withDirection(text, group, *way); });
    });
}

void StageDiagram::beginWith(const QJsonObject &texts)
{
    Session &session = m_stage.session();
    const auto now = place();
    if (!now)
        return;
    session.document.edit(translated("Begin diagram anew"), [&](const Lecture &lecture) -> Result<Lecture> {
        const auto anew = withProperty(lecture, now->textPlace(), textsFor(lecture, texts));
        return anew && !now->folded.isEmpty()
            ? withProperty(*anew, {now->scene, now->node, {}, now->folded}, QJsonValue::Undefined)
            : anew;
    });
    select({});
}

void StageDiagram::layOutAgain()
{
    change(translated("Lay out diagram again"),
           [](const QString &text) -> Result<QString> { return notation::withoutOffsets(text); });
}

} // namespace lectograph::editor
