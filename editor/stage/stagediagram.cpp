// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/stagediagram.h"

#include "editor/edits/lightness.h"
#include "editor/edits/texts.h"
#include "editor/language/translated.h"
#include "editor/manipulation/manipulation.h"
#include "editor/stage/connectdots.h"
#include "editor/stage/diagramfield.h"
#include "editor/stage/overlay.h"
#include "editor/widgets/theme.h"
#include "notation/edits.h"
#include "notation/reading.h"

#include <QPainter>
#include <QRegularExpression>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <set>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using Kind = DiagramPart::Kind;

namespace {

constexpr double besideBlock = 13; // pixels from its edge to a port
constexpr double portReach = 9;
constexpr double beyondBlock = 56; // to a block that is typed

} // namespace

StageDiagram::StageDiagram(StageOverlay &stage) : QObject(&stage), m_stage(stage)
{
    connect(&stage.session().selection, &Selection::changed, this, &StageDiagram::follow);
}

std::optional<DiagramPlace> StageDiagram::place() const
{
    const Session &session = m_stage.session();
    const QStringList &nodes = session.selection.nodes();
    if (nodes.size() != 1 || session.playhead.isPlaying() || m_stage.camera().isOn())
        return std::nullopt;
    return diagramAt(session.document.lecture(), session.selection.scene(), nodes.front(), session.registry());
}

const DiagramParts &StageDiagram::parts() const
{
    const auto now = place();
    const QString node = now ? now->node : QString();
    if (!m_parts || m_partsOf != node) {
        const Actor *actor = node.isEmpty() ? nullptr : findActor(m_stage.cast(), node);
        m_parts = actor && actor->isSeen ? diagramParts(*actor, m_stage.projection()) : DiagramParts();
        m_partsOf = node;
    }
    return *m_parts;
}

QString StageDiagram::text() const
{
    Session &session = m_stage.session();
    const auto now = place();
    return now ? diagramText(session.document.lecture(), *now, writingOf(session), session.registry()) : QString();
}

notation::Model StageDiagram::model() const
{
    return notation::readDiagram(text());
}

void StageDiagram::forget()
{
    m_parts.reset();
}

/// Whoever selects a part is told what can be done with it.
void StageDiagram::follow()
{
    if (!m_isSelecting)
        m_further.clear();
    const DiagramPart *part = isOn() ? selected() : nullptr;
    if (!part)
        m_linkFrom.clear();
    m_stage.setAttribute(Qt::WA_InputMethodEnabled, part != nullptr);
    const QString now = part ? part->path : QString();
    if (part && now != m_told) {
        const QString hint = !m_linkFrom.isEmpty() ? tr("Enter links to it, Esc ends it.")
            : part->isLink()                       ? tr("Type a name to put a block into it; Enter changes its text.")
                             : tr("Type a name and Enter for the next block; Enter or F2 changes this one.");
        const QString sentence = description() + u" · "_s + hint;
        QTimer::singleShot(0, this, [this, sentence] { // after all that follows the selection
            Q_EMIT m_stage.session().document.statusMessage(sentence);
        });
    }
    m_told = now;
    Q_EMIT changed();
}

const DiagramPart *StageDiagram::selected() const
{
    return parts().find(m_stage.session().selection.part());
}

const DiagramPart *StageDiagram::selectedItem() const
{
    const DiagramPart *part = isOn() ? selected() : nullptr;
    return part && !part->isLink() ? part : nullptr;
}

QStringList StageDiagram::selectedItems() const
{
    QStringList names;
    const auto add = [&](const DiagramPart *part) {
        if (part && !part->isLink())
            names.append(part->name);
    };
    add(isOn() ? selected() : nullptr);
    for (const QString &path : m_further)
        add(parts().find(path));
    return names;
}

QString StageDiagram::groupOfSelected() const
{
    const DiagramPart *part = selectedItem();
    return part && part->kind == Kind::Group ? part->name : QString();
}

void StageDiagram::select(const QString &path)
{
    if (const auto now = place()) {
        m_further.clear();
        m_stage.session().selection.setNodes({now->node}, path);
    }
}

void StageDiagram::toggle(const QString &path)
{
    const QString first = m_stage.session().selection.part();
    if (first.isEmpty()) {
        select(path);
    } else if (path != first && !m_further.removeOne(path)) {
        m_further.append(path);
    }
    Q_EMIT changed();
}

/// With Shift, all blocks on the ways between the selected one and this one.
void StageDiagram::extend(const QString &path)
{
    const notation::Model all = model();
    const DiagramPart *first = selectedItem();
    const DiagramPart *last = parts().find(path);
    if (!first || !last || last->isLink()) {
        toggle(path);
        return;
    }
    const auto numberOf = [&](const QString &name) {
        const auto found = std::ranges::find(all.items, name,
                                             [](const notation::Item &item) { return notation::partName(item.name); });
        return static_cast<int>(found - all.items.begin());
    };
    const auto reached = [&](int from, bool isForward) {
        std::set<int> result{from};
        for (bool grows = true; grows;) {
            grows = false;
            for (const notation::ItemLink &link : all.links) {
                const auto &[here, there] = isForward ? std::pair(link.from, link.to) : std::pair(link.to, link.from);
                grows = (result.contains(here) && result.insert(there).second) || grows;
            }
        }
        return result;
    };
    const int from = numberOf(first->name);
    const int to = numberOf(last->name);
    const bool isForward = reached(from, true).contains(to);
    const std::set<int> behind = reached(from, isForward);
    const std::set<int> before = reached(to, !isForward);
    m_further = {path};
    for (const int item : behind) {
        const QString between = u"blocks/"_s + notation::partName(all.item(item).name);
        if (before.contains(item) && between != first->path && !m_further.contains(between) && parts().find(between))
            m_further.append(between);
    }
    Q_EMIT changed();
}

bool StageDiagram::selectAt(const QPointF &at)
{
    const DiagramPart *part = isOn() ? parts().under(at) : nullptr;
    if (part)
        select(part->path);
    return part != nullptr;
}

QString StageDiagram::description() const
{
    const DiagramPart *part = isOn() ? selected() : nullptr;
    if (!part)
        return {};
    if (part->isLink())
        return tr("Link %1").arg(part->name);
    const notation::Model all = model();
    for (const notation::Item &item : all.items) {
        if (notation::partName(item.name) != part->name)
            continue;
        const QString shown = item.label.isEmpty() ? item.name : item.label.simplified();
        return item.isGroup ? tr("Group “%1”").arg(shown) : tr("Block “%1”").arg(shown);
    }
    return {};
}

bool StageDiagram::isAgainstFlow(const QPointF &way) const
{
    Session &session = m_stage.session();
    const auto now = place();
    QString direction;
    if (now && !now->direction.isEmpty()) {
        const auto value = currentValue(session.document.lecture(), {now->scene, now->node, {}, now->direction},
                                        writingOf(session), session.registry());
        direction = value && std::holds_alternative<QString>(*value) ? std::get<QString>(*value) : QString();
    }
    using diagram::Direction;
    const Direction written = model().direction.value_or(Direction::Up);
    const bool isUp = direction == "up"_L1 || (written == Direction::Up && direction == "auto"_L1);
    const bool isDown = direction == "down"_L1 || (written == Direction::Down && direction == "auto"_L1);
    const bool isLeft = direction == "left"_L1 || (written == Direction::Left && direction == "auto"_L1);
    const QPointF flow = isUp ? QPointF(0, -1) : isDown ? QPointF(0, 1) : isLeft ? QPointF(-1, 0) : QPointF(1, 0);
    return QPointF::dotProduct(flow, way) < 0;
}

std::vector<DiagramPort> StageDiagram::portsOf(const DiagramPart &part) const
{
    const QRectF &rect = part.rect;
    const QPointF middle = rect.center();
    return {{{middle.x(), rect.top() - besideBlock}, {0, -1}, part.path},
            {{rect.right() + besideBlock, middle.y()}, {1, 0}, part.path},
            {{middle.x(), rect.bottom() + besideBlock}, {0, 1}, part.path},
            {{rect.left() - besideBlock, middle.y()}, {-1, 0}, part.path}};
}

/// The block there or, if there is none, one whose port is.
const DiagramPart *StageDiagram::blockNear(const QPointF &at) const
{
    const DiagramPart *near = nullptr;
    for (const DiagramPart &part : parts().all) {
        if (part.kind != Kind::Block)
            continue;
        if (part.rect.contains(at))
            return &part;
        const bool isAtPort = std::ranges::any_of(portsOf(part), [&](const DiagramPort &port) {
            return std::hypot(port.at.x() - at.x(), port.at.y() - at.y()) <= portReach;
        });
        if (isAtPort && (!near || isAgainstFlow(part.rect.center() - at))) // a link begins at the block behind
            near = &part;
    }
    return near;
}

std::vector<DiagramPort> StageDiagram::ports() const
{
    if (!isOn() || !m_further.isEmpty() || m_field || m_stage.isTyping() || m_dragged.line)
        return {};
    const auto pointer = m_stage.pointer();
    const DiagramPart *pointed = pointer ? blockNear(*pointer) : nullptr;
    const DiagramPart *part = pointed ? pointed : selectedItem();
    return part ? portsOf(*part) : std::vector<DiagramPort>();
}

std::optional<DiagramPort> StageDiagram::portUnder(const QPointF &at) const
{
    if (!isOn() || !m_further.isEmpty() || m_field || m_stage.isTyping())
        return std::nullopt;
    for (const DiagramPart *part : {selectedItem(), blockNear(at)}) {
        for (const DiagramPort &port : part ? portsOf(*part) : std::vector<DiagramPort>()) {
            if (std::hypot(port.at.x() - at.x(), port.at.y() - at.y()) <= portReach)
                return port;
        }
    }
    return std::nullopt;
}

bool StageDiagram::doubleClick(const QPointF &at)
{
    const DiagramPart *part = isOn() ? parts().under(at) : nullptr;
    if (!part)
        return false;
    const bool isTitle = part->kind == Kind::Group;
    select(part->path);
    isTitle ? toggleFold() : rename();
    return true;
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

void StageDiagram::link(const QString &from, const QString &to)
{
    QString name;
    const bool done = change(translated("Link blocks of a diagram"), [&](const QString &text) -> Result<QString> {
        auto added = notation::withLink(text, from, to);
        if (!added)
            return tl::unexpected(added.error());
        name = added->name;
        return added->text;
    });
    if (done)
        select(u"links/"_s + name);
}

void StageDiagram::insert(const QString &item, const QString &link)
{
    change(
        translated("Put a block into a link"),
        [&](const QString &text) { return notation::withItemInLink(text, link, item); }, u"blocks/"_s + item);
}

void StageDiagram::move(const QPointF &by)
{
    const DiagramPart *part = selectedItem();
    if (!part)
        return;
    m_moves.run(u"diagram"_s + part->path, m_stage.session().selection, [&](Gesture gesture) {
        const int item = notation::readDiagram(text()).byName.value(part->name, -1);
        const QPointF before = item < 0 ? QPointF() : model().item(item).offset.value_or(QPointF());
        change(
            translated("Move block of a diagram"),
            [&, name = part->name](const QString &text) { return notation::withOffset(text, name, before + by); }, {},
            DiagramLanguages::All, gesture);
    });
}

void StageDiagram::show(const Dragged &dragged)
{
    m_dragged = dragged;
    Q_EMIT changed();
}

void StageDiagram::paint(QPainter &painter) const
{
    if (m_dropLink) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().accent, 4));
        painter.drawPath(m_dropLink->line);
    }
    if (!isOn())
        return;
    const bool isOnLight = isLight(m_stage.picture().background);
    const Theme colors = isOnLight ? lightTheme() : darkTheme();
    const QColor halo = isOnLight ? QColor(255, 255, 255, 150) : QColor(0, 0, 0, 150);
    const auto outline = [&](const DiagramPart &part, double width, Qt::PenStyle style = Qt::SolidLine) {
        painter.setBrush(Qt::NoBrush);
        for (const QPen &pen : {QPen(halo, width + 2), QPen(colors.accent, width, style)}) {
            painter.setPen(pen);
            if (part.isLink())
                painter.drawPath(part.line);
            else
                painter.drawRoundedRect(part.rect.adjusted(-4, -4, 4, 4), 5, 5);
        }
    };
    if (const DiagramPart *part = selected())
        outline(*part, part->isLink() ? 3 : 2);
    for (const QString &path : m_further) {
        if (const DiagramPart *part = parts().find(path))
            outline(*part, 2);
    }
    if (const DiagramPart *part = parts().find(m_dragged.target))
        outline(*part, part->isLink() ? 4 : 3);
    for (const DiagramPart &part : parts().all) {
        if (!part.isLink() && part.name == m_linkFrom)
            outline(part, 2, Qt::DashLine);
    }
    if (m_dragged.line) {
        painter.setPen(QPen(colors.accent, 2));
        painter.drawLine(*m_dragged.line);
        painter.setBrush(colors.accent);
        painter.drawEllipse(m_dragged.line->p2(), 4, 4);
        return;
    }
    const auto pointed = m_stage.pointer() ? portUnder(*m_stage.pointer()) : std::nullopt;
    for (const DiagramPort &port : ports())
        paintConnectDot(painter, port.at, pointed && pointed->at == port.at, colors.accent, colors.panel);
}

void StageDiagram::askForBlock(const QPointF &centre, bool isBefore, const QString &typed)
{
    const DiagramPart *part = isOn() ? selected() : nullptr;
    const QString beside = part && !part->isLink() ? part->name : QString();
    const QString link = part && part->isLink() ? part->name : QString();
    DiagramField *field = openField(centre, 0, typed, [this, beside, link, isBefore](const QString &label) {
        if (label.trimmed().isEmpty())
            return;
        QString name;
        const bool done = change(translated("Add block to a diagram"), [&](const QString &text) -> Result<QString> {
            const auto flow = isBefore ? notation::Flow::Before : notation::Flow::After;
            auto added = link.isEmpty() ? notation::withBlock(text, label, beside, flow)
                                        : notation::withBlockInLink(text, link, label);
            if (!added)
                return tl::unexpected(added.error());
            name = added->name;
            return added->text;
        });
        if (done)
            select(u"blocks/"_s + name);
    });
    field->setPlaceholderText(tr("Name"));
    field->end(false);
}

void StageDiagram::addBlock(const QPointF &way)
{
    const DiagramPart *part = isOn() ? selected() : nullptr;
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
    const DiagramPart *part = isOn() ? selected() : nullptr;
    if (!part)
        return;
    const notation::Model all = model();
    const QString name = part->name;
    if (part->isLink()) {
        const qsizetype index = notation::linkNames(all).indexOf(name);
        const QString before = index < 0 ? QString() : all.links[static_cast<std::size_t>(index)].label;
        openField(part->middle(), 0, before, [this, name](const QString &label) {
            change(
                translated("Change text of a link"),
                [&](const QString &text) { return notation::withLinkLabel(text, name, label); }, {},
                DiagramLanguages::One);
        })->setPlaceholderText(tr("Text of the link"));
        return;
    }
    QString before = name;
    for (const notation::Item &item : all.items) {
        if (notation::partName(item.name) == name)
            before = item.label.isEmpty() ? item.name : item.label;
    }
    before.replace(u'\n', u"\\n"_s);
    const QRectF &words = part->kind == Kind::Group && !part->words.isEmpty() ? part->words : part->rect;
    openField(words.center(), words.width(), before, [this, name, before](const QString &typed) {
        static const QRegularExpression repeated(u"^(.*\\S)\\s*×\\s*(\\w{1,12})$"_s);
        const auto match = repeated.match(typed.trimmed());
        QString label = match.hasMatch() ? match.captured(1) : typed;
        label.replace(u"\\n"_s, u"\n"_s);
        if (typed == before)
            return;
        const Gesture both = Gesture::begin();
        change(
            translated("Rename block of a diagram"),
            [&](const QString &text) { return notation::withLabel(text, name, label); }, {}, DiagramLanguages::One,
            both);
        if (match.hasMatch())
            change(
                translated("Rename block of a diagram"),
                [&](const QString &text) { return notation::withRepeat(text, name, match.captured(2)); }, {},
                DiagramLanguages::All, both);
    })->selectAll();
}

DiagramField *StageDiagram::openField(const QPointF &centre, double width, const QString &text,
                                      const std::function<void(const QString &)> &accept)
{
    m_stage.session().playhead.stop();
    auto *field = new DiagramField(&m_stage);
    m_field = field;
    const auto now = place();
    const Actor *actor = now ? findActor(m_stage.cast(), now->node) : nullptr;
    field->setText(text);
    field->standAt(centre, width, parts().em * m_stage.projection().unit(actor && actor->isPinned));
    connect(field, &DiagramField::accepted, this, [this, accept](const QString &typed) {
        m_field = nullptr;
        accept(typed);
    });
    connect(field, &QObject::destroyed, this, &StageDiagram::changed);
    field->show();
    field->setFocus();
    Q_EMIT changed();
    return field;
}

bool StageDiagram::removeSelected()
{
    const DiagramPart *part = isOn() ? selected() : nullptr;
    if (!part)
        return false;
    if (part->isLink()) {
        const bool done = change(translated("Delete link of a diagram"), [name = part->name](const QString &text) {
            return notation::withoutLink(text, name);
        });
        if (done)
            select({});
        return true;
    }
    const QStringList names = selectedItems();
    const bool done = change(translated("Delete block of a diagram"), [&](const QString &text) -> Result<QString> {
        QString rest = text;
        for (const QString &name : names) {
            auto without = notation::withoutItem(rest, name);
            if (!without)
                return without;
            rest = *without;
        }
        return rest;
    });
    if (done)
        select({});
    return true;
}

bool StageDiagram::groupSelected()
{
    const QStringList names = selectedItems();
    if (names.isEmpty())
        return false;
    QString made;
    const bool done = change(translated("Group blocks of a diagram"), [&](const QString &text) -> Result<QString> {
        auto added = notation::withGroup(text, names, tr("Group"));
        if (!added)
            return tl::unexpected(added.error());
        made = added->name;
        return added->text;
    });
    if (done) {
        select(u"groups/"_s + made);
        rename();
    }
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
    const DiagramPart *part = isOn() ? selected() : nullptr;
    if (!part || !part->isLink())
        return;
    const notation::Model all = model();
    const qsizetype index = notation::linkNames(all).indexOf(part->name);
    const bool isArc = index >= 0 && all.links[static_cast<std::size_t>(index)].isResidual;
    change(translated("Change link of a diagram"),
           [&, name = part->name](const QString &text) { return notation::withArc(text, name, !isArc); });
}

void StageDiagram::askForRepeat()
{
    const DiagramPart *part = selectedItem();
    if (!part)
        return;
    const notation::Model all = model();
    QString before;
    for (const notation::Item &item : all.items) {
        if (notation::partName(item.name) == part->name)
            before = item.repeat;
    }
    DiagramField *field = openField(part->middle(), 0, before, [this, name = part->name](const QString &count) {
        change(translated("Repeat block of a diagram"),
               [&](const QString &text) { return notation::withRepeat(text, name, count); });
    });
    field->setPlaceholderText(tr("× how often"));
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
    if (!now)
        return;
    const QString group = groupOfSelected();
    using diagram::Direction;
    const Direction way = direction == "up"_L1 ? Direction::Up
        : direction == "down"_L1               ? Direction::Down
        : direction == "left"_L1               ? Direction::Left
                                               : Direction::Right;
    const PropertyPlace overruling{now->scene, now->node, {}, now->direction};
    const bool isOverruled = !now->direction.isEmpty()
        && kindOf(writtenAt(session.document.lecture(), overruling)) != PropertyKind::Default;
    session.document.edit(translated("Turn diagram"), [&](const Lecture &lecture) {
        if (group.isEmpty() && isOverruled)
            return withProperty(lecture, overruling, direction);
        return withDiagramText(lecture, *now, writingOf(session), session.registry(), DiagramLanguages::All,
                               [&](const QString &text) { return notation::withDirection(text, group, way); });
    });
}

void StageDiagram::beginWith(const QJsonObject &texts)
{
    Session &session = m_stage.session();
    const auto now = place();
    if (!now)
        return;
    session.document.edit(translated("Begin diagram anew"), [&](const Lecture &lecture) -> Result<Lecture> {
        const Languages languages = languagesOf(lecture);
        QJsonValue written;
        for (const QString &language : languages.all) {
            if (const QString text = texts.value(language).toString(); !text.isEmpty())
                written = withText(written, language, text, languages.own);
        }
        if (textIn(written, languages.own, languages.own).isEmpty())
            written = withText(written, languages.own, texts.value(u"en"_s).toString(), languages.own);
        const auto anew = withProperty(lecture, now->textPlace(), written);
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
