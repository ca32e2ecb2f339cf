// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/palettepanel.h"

#include "editor/edits/definitions.h"
#include "editor/language/names.h"
#include "editor/operations/adding.h"
#include "editor/operations/animating.h"
#include "editor/operations/definitionactions.h"
#include "editor/operations/own_animations.h"
#include "editor/palette/actionids.h"
#include "editor/palette/cardview.h"
#include "editor/palette/customblockmenu.h"
#include "editor/palette/ownanimationmenu.h"
#include "editor/widgets/balancedlabel.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"
#include "lecture/writing.h"

#include <QAction>
#include <QJsonDocument>
#include <QKeyEvent>
#include <QMenu>
#include <QPointer>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Changes with the definition and those that it uses.
QString stampOfDefinition(const lecture::Lecture &lecture, const QString &block)
{
    std::size_t stamp = 0;
    for (const QString &used : QStringList{block} + usedBy(lecture, block))
        stamp = qHashMulti(stamp, QJsonDocument(lecture::jsonOf(*lecture.blocks.at(used))).toJson());
    return QString::number(stamp, 16);
}

} // namespace

PalettePanel::PalettePanel(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_thumbnails(this),
      m_own(session.document.plugins()),
      m_tabs(new QTabBar(this)),
      m_field(new QLineEdit(this)),
      m_pages(new QStackedWidget(this)),
      m_blocks(new CardView(session.document.plugins(), CardKind::Block, m_thumbnails, this)),
      m_animations(new CardView(session.document.plugins(), CardKind::Animation, m_thumbnails, this)),
      m_nothing(new QWidget(this)),
      m_nothingText(new BalancedLabel(m_nothing)),
      m_elsewhere(new QPushButton(m_nothing)),
      m_hint(new BalancedLabel(this))
{
    setObjectName(u"palettePanel"_s);
    setAccessibleName(tr("Palette"));
    QVBoxLayout *layout = columnLayout(this);

    m_tabs->addTab(tr("Blocks"));
    m_tabs->addTab(tr("Animations"));
    m_tabs->setTabToolTip(0, tr("What a scene is made of"));
    m_tabs->setTabToolTip(1, tr("What happens to it"));
    m_tabs->setAccessibleName(tr("What can be added"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(true);
    m_tabs->setFixedHeight(Theme::head);
    layout->addWidget(m_tabs);

    auto *top = new QVBoxLayout;
    top->setContentsMargins(2 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid, Theme::grid);
    m_field->addAction(icon(u"search"_s, theme().muted), QLineEdit::LeadingPosition);
    m_field->setClearButtonEnabled(true);
    m_field->setObjectName(u"paletteSearch"_s);
    top->addWidget(m_field);
    layout->addLayout(top);

    auto *nothing = new QVBoxLayout(m_nothing);
    nothing->setSpacing(3 * Theme::grid);
    m_nothingText->setTextFormat(Qt::PlainText); // contains the typed text
    m_nothingText->setAlignment(Qt::AlignHCenter | Qt::AlignBottom);
    m_nothingText->setProperty("muted", true);
    nothing->addStretch(1);
    nothing->addWidget(m_nothingText);
    nothing->addWidget(m_elsewhere, 0, Qt::AlignHCenter);
    nothing->addStretch(2);

    auto *cards = new QVBoxLayout;
    cards->setContentsMargins(Theme::grid + 2, 0, 0, 0);
    m_pages->addWidget(m_blocks);
    m_pages->addWidget(m_animations);
    m_pages->addWidget(m_nothing);
    cards->addWidget(m_pages);
    layout->addLayout(cards, 1);

    m_hint->setProperty("muted", true);
    m_hint->setProperty("small", true);
    m_hint->setContentsMargins(3 * Theme::grid, Theme::grid, 3 * Theme::grid, 2 * Theme::grid);
    layout->addWidget(m_hint);

    setTabOrder(m_tabs, m_field);
    setTabOrder(m_field, m_blocks);
    setTabOrder(m_blocks, m_animations);

    QWidget *place = parent ? parent->window() : this;
    const QAction *find = session.actions.add(
        place,
        {paletteaction::search, tr("Palette"), tr("Find a block or animation"), {Qt::CTRL | Qt::Key_E}, u"search"_s},
        [self = QPointer(this)] {
            if (self)
                self->focusSearch();
        });
    m_field->setToolTip(find->toolTip());

    connect(m_tabs, &QTabBar::currentChanged, this, &PalettePanel::showTab);
    connect(m_field, &QLineEdit::textChanged, this, &PalettePanel::search);
    connect(m_elsewhere, &QPushButton::clicked, this, [this] {
        const QString wanted = m_field->text();
        m_tabs->setCurrentIndex(1 - m_tabs->currentIndex());
        m_field->setText(wanted);
    });
    connect(m_blocks, &CardView::chosen, this, [this](const QString &type) { addBlockAndType(m_session, type); });
    connect(m_animations, &CardView::chosen, this, [this](const QString &type) { animateSelected(m_session, type); });
    connect(m_blocks, &CardView::ownChosen, this, [this](const QString &path) {
        addCustomBlockAndType(m_session, path, {.start = m_session.preview.localTime()});
    });
    auto *menu = new CustomBlockMenu(session, m_blocks);
    connect(m_blocks, &CardView::ownMenuRequested, menu, &CustomBlockMenu::open);
    connect(m_blocks, &CardView::ownRenameRequested, menu, &CustomBlockMenu::rename);
    connect(m_blocks, &CardView::ownRemoveRequested, menu, &CustomBlockMenu::remove);
    connect(menu, &CustomBlockMenu::addRequested, m_blocks, &CardView::ownChosen);
    connect(&m_own, &CustomBlocks::changed, this, [this] { m_blocks->setOwn(m_own.all()); });
    connect(m_blocks, &CardView::definitionMenuRequested, this, [this](const QString &block, const QPoint &global) {
        QMenu definitionMenu(this);
        fillDefinitionMenu(m_session, &definitionMenu, block, this);
        definitionMenu.exec(global);
    });
    connect(m_blocks, &CardView::definitionRenameRequested, this,
            [this](const QString &block) { renameDefinition(m_session, block, this); });
    connect(m_blocks, &CardView::definitionRemoveRequested, this,
            [this](const QString &block) { deleteDefinition(m_session, block); });
    auto *animationMenu = new OwnAnimationMenu(session, m_animations);
    connect(m_animations, &CardView::definitionMenuRequested, animationMenu, &OwnAnimationMenu::open);
    connect(m_animations, &CardView::definitionRenameRequested, animationMenu, &OwnAnimationMenu::rename);
    connect(m_animations, &CardView::definitionRemoveRequested, animationMenu, &OwnAnimationMenu::remove);
    connect(animationMenu, &OwnAnimationMenu::addRequested, m_animations, &CardView::chosen);
    connect(animationMenu, &OwnAnimationMenu::changed, this, &PalettePanel::readOwnAnimations);
    // Saving an animation ends with a message.
    connect(&session.document, &Document::statusMessage, this, &PalettePanel::readOwnAnimations);
    connect(&session.document, &Document::changed, this, &PalettePanel::followDefinitions);
    connect(&session.preview, &Preview::languageChanged, this, &PalettePanel::followDefinitions);
    // Read the files after the window has been shown.
    QTimer::singleShot(0, this, [this] { m_own.entries(); });
    for (CardView *view : {m_blocks, m_animations}) {
        connect(view, &CardView::typed, this, [this](const QString &text) {
            m_field->setFocus(Qt::ShortcutFocusReason);
            m_field->setText(text);
        });
    }
    connect(&session.selection, &Selection::changed, this, &PalettePanel::showHint);
    connect(&session.selection, &Selection::sceneChanged, this, &PalettePanel::showHint);
    connect(&session.document, &Document::changed, this, &PalettePanel::showHint);
    // What was sought for another lecture would hide most cards.
    connect(&session.document, &Document::opened, m_field, &QLineEdit::clear);
    m_field->installEventFilter(this);
    showTab(0);
    followDefinitions();
}

void PalettePanel::followDefinitions()
{
    const Lecture &lecture = m_session.document.lecture();
    const QStringList languages = m_session.preview.languages();
    const bool isSame = lecture.blocks == m_seenBlocks; // as in most edits
    std::vector<DefinitionEntry> entries;
    for (const auto &[id, block] : lecture.blocks) {
        DefinitionEntry entry{.type = lecture::blockType(id),
                              .title = titleOf(*block, languages),
                              .help = graph::localized(block->help, languages).value_or(QString()),
                              .instances = static_cast<int>(instancesOf(lecture, id).size()),
                              .stamp = {},
                              .origin = block->origin};
        const auto known = std::ranges::find(m_definitions, entry.type, &DefinitionEntry::type);
        entry.stamp = isSame && known != m_definitions.end() ? known->stamp : stampOfDefinition(lecture, id);
        entries.push_back(std::move(entry));
    }
    m_seenBlocks = lecture.blocks;
    if (entries == m_definitions && isSame)
        return;
    m_definitions = entries;
    m_blocks->setDefinitions(entries, lecture);
}

void PalettePanel::readOwnAnimations()
{
    const QStringList languages = m_session.preview.languages();
    std::vector<DefinitionEntry> entries;
    for (const lecture::AnimationPtr &own : ownAnimations(languages))
        entries.push_back({.type = lecture::animationType(own->id),
                           .title = graph::localized(own->title, languages).value_or(own->id),
                           .help = graph::localized(own->help, languages).value_or(QString()),
                           .stamp = {}});
    if (entries == m_ownAnimations)
        return;
    m_ownAnimations = entries;
    m_animations->setDefinitions(entries, {});
}

void PalettePanel::focusSearch()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void PalettePanel::reveal(const QString &type)
{
    for (const int tab : {0, 1}) {
        CardView *view = tab == 0 ? m_blocks : m_animations;
        view->search({});
        if (!view->indexOf(type).isValid())
            continue;
        m_tabs->setCurrentIndex(tab); // fills the cards again
        m_field->clear();
        view->scrollTo(view->indexOf(type), QAbstractItemView::PositionAtCenter);
        return;
    }
}

QRect PalettePanel::placeOf(const QString &type) const
{
    const CardView *view = current();
    const QModelIndex card = view->indexOf(type);
    const QRect seen = card.isValid() ? view->visualRect(card).intersected(view->viewport()->rect()) : QRect();
    return seen.isEmpty() || !view->isVisible() ? QRect()
                                                : QRect(view->viewport()->mapTo(this, seen.topLeft()), seen.size());
}

void PalettePanel::showTab(int tab)
{
    if (tab == 1)
        readOwnAnimations(); // another window may have changed them
    const QString what = tab == 0 ? tr("Find a block") : tr("Find an animation");
    m_field->setPlaceholderText(what);
    m_field->setAccessibleName(what);
    m_pages->setCurrentWidget(current());
    setFocusProxy(current());
    m_field->clear(); // a search is not carried over to the other tab
    search({});
    showHint();
}

void PalettePanel::search(const QString &query)
{
    const QString wanted = query.simplified();
    current()->search(wanted);
    if (current()->cards().count() > 0) {
        m_pages->setCurrentWidget(current());
        return;
    }
    const bool isBlocks = m_tabs->currentIndex() == 0;
    CardView *other = isBlocks ? m_animations : m_blocks;
    const int others = other->cards().countOf(wanted);
    m_nothingText->setText(isBlocks ? tr("No block is called “%1”.").arg(wanted)
                                    : tr("No animation is called “%1”.").arg(wanted));
    m_elsewhere->setText(isBlocks ? tr("See the animations (%1)").arg(others) : tr("See the blocks (%1)").arg(others));
    m_elsewhere->setVisible(others > 0);
    m_pages->setCurrentWidget(m_nothing);
}

/// Shown only while it is useful, because the cards need the room.
void PalettePanel::showHint()
{
    const lecture::Scene *scene = m_session.document.scene(m_session.selection.scene());
    QString hint;
    if (m_tabs->currentIndex() == 0)
        hint = !scene || scene->nodes.empty() ? tr("Drag a block onto the stage, or double-click it.") : QString();
    else if (animationTargets(m_session).isEmpty())
        hint = tr("Select on the stage what it should animate.");
    else if (scene && scene->tracks.empty())
        hint = tr("Double-click an animation to add it at the playhead.");
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
}

bool PalettePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_field || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    const QModelIndex first = current()->currentIndex();
    if (key == Qt::Key_Escape && !m_field->text().isEmpty())
        m_field->clear();
    else if (isEnter && !m_field->text().isEmpty() && first.isValid())
        current()->choose(first);
    else if (key != Qt::Key_Down && !isEnter)
        return QWidget::eventFilter(watched, event);
    else if (current()->cards().count() > 0)
        current()->setFocus(Qt::TabFocusReason);
    return true;
}

} // namespace lectograph::editor
