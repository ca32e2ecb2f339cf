// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text.h"
#include "editor/edits/mime.h"
#include "editor/graph/canvas.h"
#include "editor/graph/insertion.h"
#include "editor/operations/shapefit.h"
#include "editor/widgets/plaintexts.h"
#include "graph/definition.h"
#include "graph/placement.h"

#include <QApplication>
#include <QCursor>
#include <QDropEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace diagram;

namespace {

class LinkDrag : public GraphTool
{
public:
    LinkDrag(GraphCanvas &canvas, const QPointF &from, const Hit &hit)
        : GraphTool(canvas), m_session(canvas.session()), m_scene(canvas.scene()), m_from(from)
    {
        m_link = {.isFromOutput = hit.kind == Hit::Output, .port = hit.port, .tip = from};
        if (hit.kind == Hit::Input && hit.port.isLinked)
            tearOff(hit.port);
        canvas.select({});
        dimOthers();
        showLink();
    }

    void moveTo(const QPointF &tip) override
    {
        m_link.tip = tip;
        const int before = m_overCard;
        findTarget();
        if (m_overCard != before && m_link.isFromOutput) {
            showLink();
            findTarget(); // among the inputs that the card now shows
        }
        judgeTarget();
        showLink();
        if (const QString tip = m_link.refusal.isEmpty() ? m_link.misfit : m_link.refusal; !tip.isEmpty())
            showTip(tip);
        else
            QToolTip::hideText();
    }
    void release(Qt::KeyboardModifiers) override
    {
        if ((canvas().toScreen(m_link.tip) - canvas().toScreen(m_from)).manhattanLength() <= 6)
            return;
        if (m_link.target)
            linkTo(*m_link.target);
        else if (m_link.isFromOutput && !m_link.torn && isTakenOutside())
            return;
        else if (m_link.torn)
            m_session.document.edit(GraphCanvas::tr("Remove link"), [&](const Lecture &lecture) {
                return withoutLink(lecture, m_scene, m_link.torn->to());
            });
        else if (!canvas().hitUnder(m_link.tip).isCard())
            canvas().search().openFor(m_link);
    }
    void cancel() override { QToolTip::hideText(); }

private:
    /// Drops the output on a field of the inspector.
    bool isTakenOutside() const
    {
        QWidget *under = QApplication::widgetAt(QCursor::pos());
        if (!under || under == &canvas() || canvas().isAncestorOf(under))
            return false;
        const graph::NodeType *type = typeOf(canvas().node(m_link.port.node));
        const bool isFirst = type ? base::toText(type->outputs.front().key) == m_link.port.key
                                  : m_link.port.node != graph::inNode;
        QMimeData data;
        data.setData(QString::fromLatin1(mime::output),
                     (isFirst ? m_link.port.node : m_link.port.node + u'.' + m_link.port.key).toUtf8());
        for (QWidget *widget = under; widget; widget = widget->parentWidget()) {
            QDragEnterEvent enter({}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            enter.ignore();
            if (widget->acceptDrops())
                QCoreApplication::sendEvent(widget, &enter);
            if (!enter.isAccepted())
                continue;
            QDropEvent drop({}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(widget, &drop);
            return true;
        }
        return false;
    }

    /// Takes the selected link off the input if it ends there, otherwise the last one that does.
    void tearOff(const Port &input)
    {
        const Diagram &diagram = canvas().drawn().diagram;
        const auto &selected = canvas().selectedLink();
        const auto endsHere = [&](const Link &link) {
            return !link.isNamed && link.toNode == input.node && link.toKey == input.key;
        };
        const auto isTaken = [&](const Link &link) {
            return selected && endsHere(*selected) ? link.isSame(*selected) : endsHere(link);
        };
        const auto found = std::find_if(diagram.links.rbegin(), diagram.links.rend(), isTaken);
        if (found == diagram.links.rend())
            return;
        m_link.torn = *found;
        m_link.isFromOutput = true;
        m_link.port = diagram.output(*found);
    }

    /// Dims cards that have no port for this link.
    void dimOthers()
    {
        const std::vector<NodeCard> &cards = canvas().drawn().diagram.cards;
        for (int i = 0; i < static_cast<int>(cards.size()); ++i) {
            const graph::NodeType *type = typeOf(canvas().node(cards[at(i)].id));
            if (!type || cards[at(i)].id == m_link.port.node)
                continue;
            const bool hasEnd = m_link.isFromOutput
                ? std::ranges::any_of(graph::tableOf(*type),
                                      [&](const auto &spec) { return fits(m_link.port.type, spec.type); })
                : fittingOutput(*type, m_link.port.type).has_value();
            if (!hasEnd)
                preview().dimmed.insert(i);
        }
    }

    void showLink()
    {
        preview().link = m_link;
        if (!m_link.isFromOutput)
            preview().open = OpenCard{.node = m_link.port.node};
        else if (m_overCard >= 0)
            preview().open = OpenCard{canvas().drawn().diagram.cards[at(m_overCard)].id, Show::Fitting,
                                      m_link.port.type};
        else
            preview().open = OpenCard();
        showPreview();
    }

    void findTarget()
    {
        const Hit hit = canvas().hitUnder(m_link.tip);
        m_overCard = hit.isCard() ? hit.index : -1;
        m_link.target = hit.isCard() ? targetAt(hit) : std::nullopt;
    }
    /// Only once for each target: to know whether tensors fit, they may have to be computed.
    void judgeTarget()
    {
        const bool hasOther = m_link.target && m_link.target->node != m_link.port.node;
        const std::pair judged = hasOther ? std::pair(m_link.target->node, m_link.target->key)
                                          : std::pair<QString, QString>();
        if (judged == m_judged)
            return;
        m_judged = judged;
        m_link.refusal.clear();
        m_link.misfit.clear();
        if (!hasOther)
            return;
        const auto &[from, to] = endsWith(*m_link.target);
        if (const auto may = mayLink(*m_link.target); !may)
            m_link.refusal = may.error().what;
        else
            m_link.misfit = shapeMisfit(m_session, {from.node, from.key}, {to.node, to.key});
    }
    std::optional<Port> targetAt(const Hit &hit) const
    {
        const NodeCard &card = canvas().drawn().card(hit.index);
        const bool wantsInput = m_link.isFromOutput;
        if (hit.kind == (wantsInput ? Hit::Input : Hit::Output))
            return hit.port;
        const std::vector<Port> &ports = wantsInput ? card.inputs : card.outputs;
        const QPointF &tip = m_link.tip;
        for (const Port &port : ports) { // the whole row of a port is a target
            const bool isPossible = wantsInput ? fits(m_link.port.type, port.type) : fits(port.type, m_link.port.type);
            if (std::abs(port.at.y() - tip.y()) <= rowHeight / 2 && tip.y() > card.rect.top() + headerHeight
                && isPossible)
                return port;
        }
        if (m_link.torn && card.id == m_link.torn->toNode) { // back on its own input
            if (const Port *port = card.input(m_link.torn->toKey))
                return *port;
        }
        const graph::Node *node = canvas().node(card.id);
        const graph::NodeType *type = typeOf(node);
        if (!type)
            return std::nullopt;
        const graph::Node *source = canvas().node(m_link.port.node);
        const auto key = wantsInput
            ? fittingInput(*type, node->properties, m_link.port.type, source ? source->type : QString())
            : fittingOutput(*type, m_link.port.type);
        if (key) {
            if (const Port *port = wantsInput ? card.input(*key) : card.output(*key))
                return *port;
        }
        return ports.empty() ? std::nullopt : std::optional(ports.front()); // so that the refusal gives the reason
    }

    Result<void> mayLink(const Port &target) const
    {
        const auto &[from, to] = endsWith(target);
        return linkable(m_session.document.lecture(), m_scene, {from.node, from.key}, {to.node, to.key},
                        m_session.registry(), m_session.preview.languages());
    }
    /// The output and the input of a link to `target`.
    std::pair<const Port &, const Port &> endsWith(const Port &target) const
    {
        if (m_link.isFromOutput)
            return {m_link.port, target};
        return {target, m_link.port};
    }

    void linkTo(const Port &target)
    {
        const auto &[from, to] = endsWith(target);
        const auto &torn = m_link.torn;
        const bool isBack = torn && to.node == torn->toNode && to.key == torn->toKey;
        if (isBack || (!torn && from.node == to.node))
            return;
        const OutputPlace output{from.node, from.key};
        const InputPlace input{to.node, to.key};
        const bool isDone = m_session.document.edit(
            torn ? GraphCanvas::tr("Move link") : GraphCanvas::tr("Link blocks"),
            [&](const Lecture &lecture) -> Result<Lecture> {
                if (!torn)
                    return withLink(lecture, m_scene, output, input, m_session.registry());
                const QJsonObject like = linkAt(*m_session.document.scene(m_scene), torn->to());
                return withoutLink(lecture, m_scene, torn->to()).and_then([&](const Lecture &without) {
                    return withLink(without, m_scene, output, input, m_session.registry(), like);
                });
            });
        if (!isDone)
            showTip(m_link.refusal);
        else if (!m_link.misfit.isEmpty())
            Q_EMIT m_session.document.statusMessage(
                GraphCanvas::tr("Linked, but they do not fit: %1").arg(m_link.misfit));
    }

    const graph::NodeType *typeOf(const graph::Node *node) const
    {
        return node ? m_session.registry().nodes.find(*node) : nullptr;
    }
    void showTip(const QString &text) const
    {
        QToolTip::showText(canvas().mapToGlobal(canvas().toScreen(m_link.tip).toPoint()), tipOf(text), &canvas());
    }

    Session &m_session;
    QString m_scene;
    QPointF m_from;
    LooseLink m_link;
    int m_overCard = -1;
    std::pair<QString, QString> m_judged; ///< node and port of the target that was judged last
};

} // namespace

std::unique_ptr<GraphTool> linkDrag(GraphCanvas &canvas, const QPointF &from, const Hit &port)
{
    return std::make_unique<LinkDrag>(canvas, from, port);
}

} // namespace lectograph::editor
