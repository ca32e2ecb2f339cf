// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/header.h"

#include "base/idnames.h"
#include "editor/edits/blocks.h"
#include "editor/edits/camera_edits.h"
#include "editor/edits/chain_edits.h"
#include "editor/edits/definitions.h"
#include "editor/edits/heard_sounds.h"
#include "editor/edits/sharing.h"
#include "editor/inspector/fields/field.h"
#include "editor/inspector/rows/keyrows.h"
#include "editor/language/names.h"
#include "editor/operations/animating.h"
#include "editor/operations/camera.h"
#include "editor/operations/deletion.h"
#include "editor/operations/sharing.h"
#include "editor/session/labels.h"
#include "editor/widgets/balancedlabel.h"
#include "editor/widgets/elision.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"
#include "lecture/visible.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QSet>
#include <QStyleOptionFrame>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Tooltips wrap only rich text.
QString inLines(const QString &tip)
{
    return tip.isEmpty() ? tip : u"<p>%1</p>"_s.arg(tip.toHtmlEscaped());
}

/// A name that is typed where it stands; until then, what does not fit is left out visibly.
class NameField : public QLineEdit
{
public:
    using QLineEdit::QLineEdit;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        QStyleOptionFrame panel;
        initStyleOption(&panel);
        constexpr int besideText = 2; // as QLineEdit has it
        const QRect room =
            style()->subElementRect(QStyle::SE_LineEditContents, &panel, this).adjusted(besideText, 0, -besideText, 0);
        if (hasFocus() || fontMetrics().horizontalAdvance(text()) <= room.width()) {
            QLineEdit::paintEvent(event);
            return;
        }
        QPainter painter(this);
        style()->drawPrimitive(QStyle::PE_PanelLineEdit, &panel, &painter, this);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, elidedName(fontMetrics(), text(), room.width()));
    }
};

/// A title, whose end is left out visibly where it does not fit.
class TitleLabel : public QLabel
{
public:
    using QLabel::QLabel;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        const QRect room = contentsRect();
        if (fontMetrics().horizontalAdvance(text()) <= room.width()) {
            QLabel::paintEvent(event);
            return;
        }
        QPainter painter(this);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, elidedName(fontMetrics(), text(), room.width()));
    }
};

} // namespace

InspectorHeader::InspectorHeader(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_title(new TitleLabel(this)),
      m_name(new NameField(this)),
      m_stage(toolButton(u"eye"_s, tr("On the stage"), this)),
      m_helpButton(toolButton(u"circle-help"_s, tr("What is this?"), this)),
      m_delete(toolButton(u"trash-2"_s, tr("Delete"), this)),
      m_kind(new BalancedLabel(this)),
      m_home(new QWidget(this)),
      m_homeText(new QLabel(m_home)),
      m_useCamera(new QWidget(this)),
      m_problem(new QWidget(this)),
      m_problemText(new QLabel(m_problem))
{
    QVBoxLayout *column = columnLayout(this);
    auto *bar = new QWidget(this);
    bar->setObjectName(u"panelHead"_s);
    bar->setAttribute(Qt::WA_StyledBackground);
    bar->setFixedHeight(Theme::head);
    QHBoxLayout *layout = rowLayout(bar);
    layout->setContentsMargins(Theme::grid, 0, Theme::grid, 0);
    layout->addWidget(m_title, 1);
    layout->addWidget(m_name, 1);
    layout->addWidget(m_stage);
    layout->addWidget(m_helpButton);
    layout->addWidget(m_delete);
    column->addWidget(bar);
    m_title->setFont(uiFont(13, true));
    m_title->setContentsMargins(2 * Theme::grid, 0, 0, 0);
    m_title->setMinimumWidth(20);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_name->setObjectName(u"name"_s);
    m_name->setFont(uiFont(13, true));
    m_name->setProperty("flat", true);
    m_name->setMinimumWidth(40);
    m_name->setAccessibleName(tr("Name"));
    m_name->setToolTip(tr("Give it a name"));
    m_stage->setObjectName(u"onStage"_s);
    m_stage->setCheckable(true);
    m_delete->setObjectName(u"delete"_s);

    m_kind->setFont(uiFont(12));
    m_kind->setProperty("muted", true);
    m_kind->setContentsMargins(12, 6, 12, 0);
    column->addWidget(m_kind);
    column->addWidget(makeHome());
    QHBoxLayout *use = rowLayout(m_useCamera);
    use->setContentsMargins(12, 8, 12, 2);
    auto *useCameraButton = new QPushButton(icon(u"camera"_s), tr("Use this camera"), m_useCamera);
    useCameraButton->setObjectName(u"useCamera"_s);
    useCameraButton->setToolTip(tr("The scene is seen through another camera; click to see it through this one"));
    connect(useCameraButton, &QPushButton::clicked, this, [this] { useCamera(m_session, m_nodes.front()); });
    use->addWidget(useCameraButton);
    use->addStretch();
    column->addWidget(m_useCamera);
    QHBoxLayout *problem = rowLayout(m_problem, 8);
    problem->setContentsMargins(12, 8, 12, 2);
    auto *iconLabel = new QLabel(m_problem);
    iconLabel->setPixmap(icon(u"circle-alert"_s, theme().error).pixmap(16, 16));
    problem->addWidget(iconLabel, 0, Qt::AlignTop);
    m_problemText->setObjectName(u"problem"_s);
    m_problemText->setProperty("error", true);
    m_problemText->setFont(uiFont(12));
    m_problemText->setWordWrap(true);
    m_problemText->setTextInteractionFlags(Qt::TextSelectableByMouse);
    problem->addWidget(m_problemText, 1);
    column->addWidget(m_problem);
    m_problem->hide();

    cancelByEscape(m_name, [this] {
        m_name->setText(m_shownName);
        leaveName();
    });
    connect(m_name, &QLineEdit::returnPressed, this, [this] {
        finish();
        m_name->selectAll();
    });
    connect(m_name, &QLineEdit::editingFinished, this, &InspectorHeader::finish);
    connect(m_delete, &QToolButton::clicked, this, [this] {
        const QStringList nodes = m_session.selection.nodes();
        if (nodes.isEmpty())
            removeSelected(m_session);
        else
            deleteNodes(m_session, nodes, tr("Delete blocks"));
    });
    connect(m_stage, &QToolButton::clicked, this, [this](bool isOn) {
        m_session.document.edit(
            isOn ? tr("Put on the stage") : tr("Take off the stage"),
            [&](const lecture::Lecture &lecture) { return withOnStage(lecture, m_scene, m_nodes, isOn); });
    });
    connect(m_helpButton, &QToolButton::clicked, this, [this] {
        QToolTip::showText(m_helpButton->mapToGlobal(QPoint(0, m_helpButton->height())), inLines(m_help), m_helpButton);
    });
    rebuild();
}

QWidget *InspectorHeader::makeHome()
{
    QHBoxLayout *row = rowLayout(m_home, 8);
    row->setContentsMargins(12, 8, 12, 2);
    auto *iconLabel = new QLabel(m_home);
    iconLabel->setPixmap(icon(u"link"_s, theme().accent).pixmap(16, 16));
    row->addWidget(iconLabel, 0, Qt::AlignTop);
    m_homeText->setObjectName(u"home"_s);
    m_homeText->setFont(uiFont(12));
    m_homeText->setWordWrap(true);
    row->addWidget(m_homeText, 1);
    auto *go = new QPushButton(tr("Go to it"), m_home);
    go->setObjectName(u"goHome"_s);
    go->setToolTip(tr("Opens the scene to which the block belongs"));
    row->addWidget(go, 0, Qt::AlignTop);
    connect(go, &QPushButton::clicked, this, [this] {
        const QString node = m_nodes.value(0);
        const auto visible = lecture::visibleNode(m_session.document.lecture(), m_scene, node);
        if (!visible || visible->home != lecture::Home::Inherited)
            return;
        m_session.preview.enter(visible->scene);
        m_session.selection.setNodes({node});
    });
    return m_home;
}

/// A block that other scenes show as well changes in them, too.
void InspectorHeader::showHome()
{
    const auto visible = m_nodes.size() == 1
        ? lecture::visibleNode(m_session.document.lecture(), m_scene, m_nodes.front())
        : std::nullopt;
    const bool isInherited = visible && visible->home == lecture::Home::Inherited;
    const bool isShared = visible && visible->home == lecture::Home::Shared;
    if (isInherited)
        m_homeText->setText(tr("Belongs to %1, which this scene continues: what is changed here changes there, too.")
                                .arg(sceneNames(m_session, {visible->scene})));
    else if (isShared && isInMaster(m_session.document.lecture(), m_nodes.front()))
        m_homeText->setText(tr("Drawn over every scene: what is changed here changes in all of them."));
    else if (isShared)
        m_homeText->setText(tr("Shared by all scenes: what is changed here changes in all of them."));
    m_home->findChild<QPushButton *>(u"goHome"_s)->setVisible(isInherited);
    m_home->setVisible(isInherited || isShared);
}

void InspectorHeader::rebuild()
{
    m_nodes = m_session.selection.nodes();
    m_scene = m_session.selection.scene();
    m_shownName.clear();
    const QSignalBlocker blocked(m_name);
    m_name->clear();
    refresh();
}

void InspectorHeader::leaveName()
{
    m_name->clearFocus();
    Q_EMIT editingFinished();
}

void InspectorHeader::showName(const graph::Node &node)
{
    const QString name = nodeLabel(m_session, m_session.selection.scene(), node.id);
    const bool isTyping = m_name->hasFocus() && m_name->text() != m_shownName;
    m_shownName = name;
    m_name->setPlaceholderText(base::styleInWords(node.id));
    if (isTyping || m_name->text() == name)
        return;
    m_name->setToolTip(name + u'\n' + tr("Give it a name")); // the field may show only its beginning
    m_name->setText(name);
    m_name->setCursorPosition(0);
}

void InspectorHeader::refresh()
{
    const Selection &selection = m_session.selection;
    const QStringList &nodes = m_nodes;
    const auto &clips = selection.clips();
    const auto &sounds = selection.sounds();
    const bool hasItems = !nodes.isEmpty() || !clips.empty() || !sounds.empty();
    const lecture::Scene *scene = m_session.document.scene(m_scene);
    const bool isOne = scene && nodes.size() + static_cast<qsizetype>(clips.size() + sounds.size()) == 1;
    const graph::Node *node = nodes.size() == 1 ? m_session.document.node(m_scene, nodes.front()) : nullptr;
    const timeline::Clip *clip = isOne && !clips.empty() ? lecture::clipOf(*scene, clips.front()) : nullptr;
    const lecture::SoundPtr sound = isOne && !sounds.empty()
        ? soundSeenFrom(m_session.document.lecture(), m_scene, sounds.front())
        : nullptr;
    QString title;
    QString kind;
    m_help.clear();
    if (node) {
        const graph::NodeType *type = m_session.registry().nodes.find(*node);
        kind = type ? titleOf(*type)
                    : tr("%1: a kind of block that is not installed. It is kept as it is.").arg(node->type);
        m_help = type ? helpOf(*type) : QString();
        if (!selection.parts().isEmpty())
            kind += u" › "_s + partsLabel(selection.parts());
        showName(*node);
    } else if (clip) {
        const timeline::AnimationType *type = m_session.registry().animations.find(clip->type);
        title = labelOf(*clip, m_session.registry().animations);
        m_help = type ? helpOf(*type) : QString();
        kind = clip->isGroup() ? tr("Clips that run together")
            : type             ? m_help
                               : tr("A kind of animation that is not installed. It is kept as it is.");
    } else if (sound) {
        title = labelOf(*sound, m_session.preview.languages());
        const QString home = homeOfSound(m_session.document.lecture(), m_scene, sound->id);
        kind = home == m_scene ? tr("Sound") : tr("Sound of %1").arg(sceneNames(m_session, {home}));
    } else if (hasItems) {
        title = !nodes.isEmpty() ? tr("%1 blocks").arg(nodes.size())
            : sounds.empty()     ? tr("%1 clips").arg(clips.size())
            : clips.empty()      ? tr("%1 sounds").arg(sounds.size())
                                 : tr("%1 clips and sounds").arg(clips.size() + sounds.size());
        kind = tr("What they have in common; an edit changes all of them.");
    } else if (const auto &keys = selection.keys(); !keys.empty()) {
        title = keys.size() == 1 ? tr("Keyframe") : tr("%1 keyframes").arg(keys.size());
        kind = keyOwner(m_session);
    } else if (const lecture::Block *block = definitionOf(m_session.document.lecture(), lecture::blockIdOf(m_scene))) {
        title = titleOf(*block, m_session.preview.languages());
        kind = tr("What is changed in here changes in all instances.");
    } else {
        title = tr("Scene and lecture");
        kind = tr("Select a block or a clip to see what it has.");
    }
    m_title->setText(title);
    m_title->setToolTip(title);
    m_title->setVisible(!node);
    m_name->setVisible(node);
    m_kind->setText(kind);
    m_kind->setVisible(!kind.isEmpty());
    m_kind->setToolTip(inLines(m_help));
    m_helpButton->setVisible(!m_help.isEmpty());
    m_helpButton->setToolTip(inLines(m_help));
    m_delete->setVisible(hasItems || !selection.keys().empty());
    showHome();
    const bool canStand = !nodes.isEmpty() && std::ranges::all_of(nodes, [this](const QString &id) {
        if (isOnStageBefore(m_session.document.lecture(), m_scene, id))
            return false;
        const graph::Node *one = m_session.document.node(m_scene, id);
        const graph::NodeType *type = one ? m_session.registry().nodes.find(*one) : nullptr;
        return type && !isCamera(one, m_session.registry()) && !type->outputs.empty()
            && type->outputs.front().type == graph::ValueType::Shape;
    });
    m_useCamera->setVisible(isCamera(node, m_session.registry()) && scene && cameraOf(*scene) != node->id);
    m_stage->setVisible(canStand);
    if (canStand && scene) {
        const QSet<QString> actors(scene->actors.begin(), scene->actors.end());
        const bool isOn = std::ranges::all_of(nodes, [&](const QString &id) { return actors.contains(id); });
        m_stage->setChecked(isOn);
        m_stage->setIcon(isOn ? icon(u"eye"_s, theme().accent) : icon(u"eye-off"_s, theme().muted));
        m_stage->setToolTip(isOn ? tr("On the stage; click to take it off") : tr("Not on the stage; click to show it"));
    }
}

void InspectorHeader::setProblem(const QString &sentence)
{
    m_problemText->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

void InspectorHeader::finish()
{
    const graph::Node *node = m_nodes.size() == 1 ? m_session.document.node(m_scene, m_nodes.front()) : nullptr;
    const QString typed = m_name->text().trimmed();
    if (!node || typed == m_shownName)
        return;
    const QString name = typed == node->id ? QString() : typed;
    m_shownName = typed;
    m_session.document.edit(tr("Rename block"), [&](const lecture::Lecture &lecture) {
        return withLabel(lecture, m_scene, m_nodes.front(), name, m_session.preview.language());
    });
}

} // namespace lectograph::editor
