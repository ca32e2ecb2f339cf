// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/linkfields.h"

#include "base/text.h"
#include "editor/edits/camera_edits.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/followers.h"
#include "editor/inspector/fields/arithmetic.h"
#include "editor/inspector/fields/linkchip.h"
#include "editor/inspector/fields/listitems.h"
#include "editor/inspector/rows/expressions.h"
#include "editor/inspector/rows/links.h"
#include "editor/language/names.h"
#include "editor/operations/computing.h"
#include "editor/widgets/elidedbutton.h"
#include "editor/widgets/elision.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"
#include "graph/binding.h"
#include "lecture/clip_place.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QSet>
#include <QVBoxLayout>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using graph::ValueType;

namespace {

constexpr int elementRole = Qt::UserRole;
constexpr int elementHeight = 26;
constexpr int mostElements = 8;

void jumpTo(Session &session, const QJsonValue &link)
{
    const QString node = graph::parseLink(link.toObject().value(u"link"_s).toString()).node;
    if (session.document.node(session.selection.scene(), node))
        session.selection.setNodes({node});
}

/// The text of a block, which distinguishes it from others of its type.
QString shortWordsOf(const graph::Node &node, const QStringList &languages)
{
    const QString key = node.properties.contains(u"text"_s) ? u"text"_s : u"latex"_s;
    return shortened(wordsOf(node, key, languages).simplified());
}

struct LinkChoice
{
    QString label;
    QString words; ///< after a tab; empty if the label begins with them
    QJsonObject link;
};

/// The element of a list that is typed as this text.
base::Result<QJsonValue> elementFrom(const QString &text, ValueType list)
{
    if (graph::elementOf(list) == ValueType::Number)
        return computed(text).map([](double number) { return QJsonValue(number); });
    if (list == ValueType::Colors)
        return base::parseColor(text).map([&](const base::Color &) { return QJsonValue(text); });
    return QJsonValue(text);
}

} // namespace

void fillLinkMenu(QMenu &menu, Session &session, const RowSource &source, ValueType type,
                  const std::function<void(const QJsonObject &)> &take)
{
    const lecture::Scene *scene = source.places.empty() ? nullptr : session.document.scene(source.places.front().scene);
    QStringList owners;
    for (const PropertyPlace &place : source.places) {
        owners.append(place.node);
        // What an animation needs is something else than what it acts on: a camera does not look at itself.
        const timeline::Clip *clip = scene && place.clip && source.property && source.property->required
            ? lecture::clipOf(*scene, *place.clip)
            : nullptr;
        if (clip)
            owners += actorsIn(*scene, *clip);
    }
    const QSet<QString> excluded = scene ? dependentsOf(*scene, owners).unite({owners.begin(), owners.end()})
                                         : QSet<QString>();
    // Any shape has a frame, but a scene is seen through a camera.
    const bool isOfScene = !source.places.empty() && source.places.front().node.isEmpty()
        && !source.places.front().clip;
    const bool needsCamera = isOfScene && source.property && source.property->key == "camera";
    std::vector<LinkChoice> choices;
    for (const graph::NodePtr &node : scene ? scene->nodes : std::vector<graph::NodePtr>()) {
        const graph::NodeType *nodeType = session.registry().nodes.find(*node);
        if (!nodeType || excluded.contains(node->id) || (needsCamera && !isCamera(node.get(), session.registry())))
            continue;
        for (const graph::PortSpec &port : nodeType->outputs) {
            if (!graph::canConvert(port.type, type))
                continue;
            const bool isFirst = &port == &nodeType->outputs.front();
            const QJsonObject link{{u"link"_s, isFirst ? node->id : node->id + u'.' + base::toText(port.key)}};
            const QString label = linkLabel(session, scene->id, link);
            const QString words = shortWordsOf(*node, session.preview.languages());
            choices.push_back({label, label.startsWith(words) ? QString() : u'\t' + words, link});
        }
    }
    std::ranges::sort(choices,
                      [](const LinkChoice &a, const LinkChoice &b) { return a.label.localeAwareCompare(b.label) < 0; });
    for (const LinkChoice &choice : choices) {
        QString text = choice.label + choice.words;
        menu.addAction(text.replace(u'&', u"&&"_s), &menu, [take, link = choice.link] { take(link); });
    }
    if (menu.isEmpty())
        menu.addAction(LinkField::tr("No block of this scene fits"))->setEnabled(false);
}

void fillComputeMenu(QMenu &menu, Session &session, const RowSource &source)
{
    const bool isOfBlock = source.property && source.places.size() == 1 && !source.places.front().node.isEmpty();
    if (!isOfBlock)
        return;
    for (const graph::NodeType *type : computingBlocks(session, *source.property)) {
        QAction *action = menu.addAction(titleOf(*type));
        QObject::connect(action, &QAction::triggered, &menu,
                         [&session, place = source.places.front(), id = type->id] { computeWith(session, place, id); });
        action->setToolTip(helpOf(*type));
    }
}

QToolButton *linkButton(Session &session, const RowSource &source, ValueType type,
                        const std::function<void(const QJsonObject &)> &take, QWidget *parent)
{
    auto *button = new ElidedButton(parent);
    button->setObjectName(u"linkTo"_s);
    button->setText(LinkField::tr("Link to…"));
    button->setIcon(icon(u"link"_s, theme().muted));
    button->setIconSize({14, 14});
    button->setProperty("quiet", true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolTip(LinkField::tr("Take the value from another block"));
    button->setAccessibleName(u"%1: %2"_s.arg(source.spec.label, LinkField::tr("Link to…")));
    QObject::connect(button, &QToolButton::clicked, button, [&session, source, type, take, button] {
        auto *menu = new QMenu(button);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        fillLinkMenu(*menu, session, source, type, take);
        auto *compute = new QMenu(LinkField::tr("Compute with"), menu);
        fillComputeMenu(*compute, session, source);
        if (!compute->isEmpty()) {
            menu->addSeparator();
            menu->addMenu(compute);
        }
        menu->popup(button->mapToGlobal(QPoint(0, button->height())));
    });
    return button;
}

LinkField::LinkField(Session &session, const RowSource &source, QWidget *parent)
    : Field(parent),
      m_session(session),
      m_source(source),
      m_chip(new LinkChip(this)),
      m_unlink(
          toolButton(u"unlink"_s, tr("Remove the link; the value stays as it is now, where that is possible"), this)),
      m_link(linkButton(
          session, source, source.property->type, [this](const QJsonObject &link) { Q_EMIT edited(link); }, this))
{
    QHBoxLayout *layout = rowLayout(this);
    layout->addWidget(m_chip, 1);
    layout->addWidget(m_unlink);
    layout->addWidget(m_link);
    layout->addStretch(0);
    m_unlink->setObjectName(u"unlink"_s);
    m_unlink->setIcon(icon(u"unlink"_s, theme().muted));
    m_unlink->setIconSize({14, 14});
    m_unlink->setFixedSize(22, Theme::row);
    m_unlink->setFocusPolicy(Qt::NoFocus); // also in the menu of the row
    m_unlink->setAccessibleName(LinkField::tr("%1: remove the link").arg(source.spec.label));
    connect(m_chip, &QAbstractButton::clicked, this, [this] { jumpTo(m_session, m_reading.written); });
    connect(m_unlink, &QToolButton::clicked, this, [this] { Q_EMIT edited(m_reading.value); });
}

int LinkField::comfortableWidth() const
{
    return m_link->isHidden() ? 0 : m_link->sizeHint().width();
}

void LinkField::display(const Reading &reading)
{
    m_reading = reading;
    const int before = comfortableWidth();
    const bool isLinked = reading.kind == PropertyKind::Linked;
    m_chip->setVisible(isLinked);
    m_unlink->setVisible(isLinked);
    m_link->setVisible(!isLinked);
    setFocusProxy(isLinked ? static_cast<QWidget *>(m_chip) : m_link);
    const bool isMissing = !isLinked && !reading.isMixed && m_source.property->required;
    const QString text = reading.isMixed ? u"—"_s : isMissing ? tr("Link to… (needed)") : tr("Link to…");
    if (m_link->text() != text) { // an icon that is set anew lays out the window, in each frame
        m_link->setText(text);
        m_link->setIcon(icon(isMissing ? u"circle-alert"_s : u"link"_s, isMissing ? theme().error : theme().muted));
        m_link->setAccessibleName(u"%1: %2"_s.arg(m_source.spec.label, text));
    }
    if (comfortableWidth() != before)
        Q_EMIT roomChanged();
    if (!isLinked)
        return;
    const QString &scene = m_source.places.front().scene;
    const ValueType type = m_source.property->type;
    const auto value = linkedNow(m_session, scene, reading.written, type);
    const QString label = linkLabel(m_session, scene, reading.written);
    const QString now = value ? summaryOf(*value) : QString();
    m_chip->display(label, now, type);
    m_chip->setAccessibleName(tr("%1: linked to %2").arg(m_source.spec.label, label));
    m_chip->setToolTip(reading.written.toObject().value(u"staged"_s).toBool()
                           ? tr("Go to “%1”, taken as it stands on the stage").arg(label)
                           : tr("Go to “%1”").arg(label) + (now.isEmpty() ? QString() : u"\n"_s + now));
}

ElementsField::ElementsField(Session &session, const RowSource &source, QWidget *parent)
    : Field(parent), m_session(session), m_source(source), m_list(new QListWidget(this))
{
    QVBoxLayout *layout = columnLayout(this);
    layout->addWidget(m_list);
    m_link = linkButton(
        session, source, graph::elementOf(source.property->type),
        [this](const QJsonObject &link) {
            addItem(link);
            tell();
        },
        this);
    layout->addWidget(m_link, 0, Qt::AlignLeft);
    m_list->setObjectName(u"elements"_s);
    m_list->setAccessibleName(source.spec.label);
    m_list->setToolTip(tr("Drag, or press Alt+Up and Alt+Down, to change the order; Delete removes; Enter goes there"));
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setDefaultDropAction(Qt::MoveAction);
    m_list->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setItemDelegate(new NameDelegate(m_list));
    m_list->setIconSize({14, 14});
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->installEventFilter(this);
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, &ElementsField::tell);
    connect(m_list, &QListWidget::itemChanged, this, &ElementsField::takeText);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &ElementsField::jump);
    connect(m_list, &QListWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        if (m_list->currentItem()) {
            menu->addAction(tr("Go to the block"), this, &ElementsField::jump);
            menu->addAction(tr("Move up"), QKeySequence(u"Alt+Up"_s), this, [this] { moveCurrent(-1); });
            menu->addAction(tr("Move down"), QKeySequence(u"Alt+Down"_s), this, [this] { moveCurrent(1); });
            menu->addAction(tr("Remove"), QKeySequence(Qt::Key_Delete), this, &ElementsField::removeCurrent);
            menu->addSeparator();
        }
        Q_EMIT menuOpening(menu);
        menu->popup(m_list->viewport()->mapToGlobal(at));
    });
    fill({}); // hides the empty list
}

void ElementsField::display(const Reading &reading)
{
    const QJsonArray elements = reading.isMixed ? QJsonArray() : reading.written.toArray();
    m_link->setText(reading.isMixed ? u"—"_s : LinkField::tr("Link to…"));
    QStringList labels;
    for (const QJsonValue &element : elements)
        labels.append(linkLabel(m_session, m_source.places.front().scene, element));
    if (elements == m_elements && labels == m_labels && m_list->count() == elements.size())
        return;
    m_labels = labels;
    fill(elements);
}

void ElementsField::fill(const QJsonArray &elements)
{
    const int current = m_list->currentRow();
    m_elements = elements;
    const QSignalBlocker blocked(m_list);
    m_list->clear();
    for (const QJsonValue &element : elements)
        addItem(element);
    m_list->setCurrentRow(std::min(current, m_list->count() - 1));
    const int rows = std::min(m_list->count(), mostElements);
    m_list->setFixedHeight(rows * elementHeight + (rows ? 2 : 0));
    m_list->setVisible(rows > 0);
    setFocusProxy(rows > 0 ? static_cast<QWidget *>(m_list) : m_link); // a hidden widget would stop Tab
}

void ElementsField::addItem(const QJsonValue &element)
{
    const QSignalBlocker blocked(m_list);
    auto *item = new QListWidgetItem(m_list);
    item->setData(elementRole, element.toVariant());
    item->setSizeHint({0, elementHeight});
    if (graph::isLink(element)) {
        const QString label = linkLabel(m_session, m_source.places.front().scene, element);
        item->setText(label);
        item->setIcon(icon(u"arrow-left"_s, colorOf(m_source.property->type)));
        item->setForeground(colorOf(m_source.property->type));
        item->setData(Qt::AccessibleTextRole, tr("Linked to %1").arg(label));
    } else if (graph::isExpression(element)) { // edited as a text would lose it
        item->setText(u"= "_s
                      + withGivenNames(m_session, m_source.places.front().scene, expressionText(m_session, element)));
    } else {
        item->setText(element.isDouble()
                          ? numberText(element.toDouble())
                          : graph::localized(element, m_session.preview.languages()).value_or(QString()));
        item->setFlags(item->flags() | Qt::ItemIsEditable);
    }
}

void ElementsField::takeText(QListWidgetItem *item)
{
    const auto element = elementFrom(item->text(), m_source.property->type);
    Q_EMIT validationFailed(element ? QString() : element.error().text());
    if (!element) {
        fill(m_elements);
        return;
    }
    const QSignalBlocker blocked(m_list);
    item->setData(elementRole, element->toVariant());
    tell();
}

void ElementsField::tell()
{
    QJsonArray elements;
    for (int i = 0; i < m_list->count(); ++i)
        elements.append(QJsonValue::fromVariant(m_list->item(i)->data(elementRole)));
    if (elements != m_elements)
        Q_EMIT edited(elements.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(elements));
}

void ElementsField::moveCurrent(int by)
{
    if (moveCurrentItem(*m_list, by))
        tell();
}

void ElementsField::removeCurrent()
{
    delete m_list->takeItem(m_list->currentRow());
    tell();
}

void ElementsField::jump()
{
    if (const QListWidgetItem *item = m_list->currentItem())
        jumpTo(m_session, QJsonValue::fromVariant(item->data(elementRole)));
}

bool ElementsField::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_list || event->type() != QEvent::KeyPress)
        return Field::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isAlt = key->modifiers() & Qt::AltModifier;
    const bool isReturn = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (isReturn && key->modifiers() & Qt::ControlModifier)
        Q_EMIT editingFinished();
    else if (isAlt && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down))
        moveCurrent(key->key() == Qt::Key_Up ? -1 : 1);
    else if (key->key() == Qt::Key_Delete || key->key() == Qt::Key_Backspace)
        removeCurrent();
    else if (isReturn && m_list->currentItem() && !(m_list->currentItem()->flags() & Qt::ItemIsEditable))
        jump();
    else
        return Field::eventFilter(watched, event);
    return true;
}

} // namespace lectograph::editor
