// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/sound/volumecontrol.h"

#include "editor/language/keynames.h"
#include "editor/sound/actionids.h"
#include "editor/sound/soundplayer.h"
#include "editor/widgets/theme.h"

#include <QBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QSlider>
#include <QWheelEvent>
#include <QWidgetAction>

#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr double stepSize = 0.05;
constexpr int menuWidth = 236;

} // namespace

VolumeControl::VolumeControl(SoundPlayer &player, Actions &actions, QWidget *parent, QWidget *shortcutPlace)
    : QToolButton(parent), m_player(player)
{
    setObjectName(u"volume"_s);
    addActions(actions, shortcutPlace ? shortcutPlace : this);
    setAutoRaise(true);
    setFixedHeight(Theme::row);
    setIconSize({18, 18});
    setFocusPolicy(Qt::TabFocus);
    setMenu(makeMenu());
    connect(this, &QToolButton::clicked, m_mute, &QAction::trigger); // only where it is muted, see showState()
    connect(&player, &SoundPlayer::changed, this, &VolumeControl::showState);
    connect(&player, &SoundPlayer::problemChanged, this, &VolumeControl::showState);
    showState();
}

void VolumeControl::addActions(Actions &actions, QWidget *place)
{
    const QString category = tr("Playback");
    const auto add = [&](ActionId id, const QString &text, const QString &key, const std::function<void()> &run) {
        return actions.add(
            place, {id, category, text, {QKeySequence(key)}, {}, !run}, run ? run : [] {});
    };
    m_mute = add(soundaction::mute, tr("Mute what is played here"), u"Shift+M"_s, {});
    connect(m_mute, &QAction::toggled, &m_player, &SoundPlayer::setMuted);
    add(soundaction::louder, tr("Louder"), u"Ctrl+Alt+Up"_s, [this] { step(stepSize); });
    add(soundaction::softer, tr("Softer"), u"Ctrl+Alt+Down"_s, [this] { step(-stepSize); });
    m_scrubs = add(soundaction::scrubSound, tr("Hear the place to which the playhead is put"), u"Shift+S"_s, {});
    connect(m_scrubs, &QAction::toggled, &m_player, &SoundPlayer::setHeardWhileScrubbing);
}

QMenu *VolumeControl::makeMenu()
{
    auto *menu = new QMenu(this);
    auto *body = new QWidget(menu);
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(3 * Theme::grid, 2 * Theme::grid, 3 * Theme::grid, Theme::grid);
    m_problem = new QLabel(body);
    m_problem->setWordWrap(true);
    m_problem->setFixedWidth(menuWidth - 6 * Theme::grid);
    m_problem->setProperty("error", true);
    m_problem->setObjectName(u"soundProblem"_s);
    column->addWidget(m_problem);
    auto *row = new QHBoxLayout;
    m_slider = new QSlider(Qt::Horizontal, body);
    m_slider->setRange(0, 100);
    m_slider->setPageStep(10);
    m_slider->setAccessibleName(tr("Volume"));
    m_slider->setToolTip(tr("How loud it is here; the exported video stays as it is"));
    m_told = new QLabel(body);
    m_told->setFont(uiFont(12));
    m_told->setFixedWidth(m_told->fontMetrics().horizontalAdvance(u"100 %"_s) + Theme::grid);
    m_told->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row->addWidget(m_slider, 1);
    row->addWidget(m_told);
    column->addLayout(row);
    body->setFocusProxy(m_slider);
    connect(m_slider, &QSlider::valueChanged, this, [this](int percent) { m_player.setVolume(percent / 100.0); });
    auto *action = new QWidgetAction(menu);
    action->setText(tr("Volume"));
    action->setDefaultWidget(body);
    menu->addAction(action);
    menu->addSeparator();
    menu->addAction(m_mute);
    menu->addAction(m_scrubs);
    menu->setMinimumWidth(menuWidth);
    connect(menu, &QMenu::aboutToShow, m_slider, [this] { m_slider->setFocus(Qt::PopupFocusReason); });
    return menu;
}

void VolumeControl::showState()
{
    const QString &problem = m_player.problem();
    const bool isSilent = m_player.isMuted() || m_player.volume() == 0;
    const int percent = static_cast<int>(std::lround(m_player.volume() * 100));
    {
        const QSignalBlocker slider(m_slider);
        const QSignalBlocker mute(m_mute);
        const QSignalBlocker scrubs(m_scrubs);
        m_slider->setValue(percent);
        m_mute->setChecked(m_player.isMuted());
        m_scrubs->setChecked(m_player.isHeardWhileScrubbing());
    }
    m_told->setText(tr("%1 %").arg(percent));
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    const QString iconName = isSilent || !problem.isEmpty() ? u"volume-x"_s
        : percent < 50                                      ? u"volume-1"_s
                                                            : u"volume-2"_s;
    setIcon(editor::icon(iconName,
                         !problem.isEmpty()       ? theme().error
                             : m_player.isMuted() ? theme().keyframe
                             : isSilent           ? theme().muted
                                                  : theme().text));
    // Nobody mutes by accident: a click opens the volume. Muted, it says so in a word, and a click lets it be heard.
    setPopupMode(m_player.isMuted() ? MenuButtonPopup : InstantPopup);
    setToolButtonStyle(m_player.isMuted() ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    setText(m_player.isMuted() ? tr("Muted") : QString());
    const QString state = m_player.isMuted() ? tr("Sound is muted here") : tr("Volume %1 %").arg(percent);
    setAccessibleName(state);
    setAccessibleDescription(problem);
    const QString keys = keyText(m_mute->shortcut());
    const QString tip = m_player.isMuted()
        ? tr("%1. Click to hear it again (%2).").arg(state, keys)
        : tr("%1. Click to change it; scroll for louder and softer (%2 mutes).").arg(state, keys);
    setToolTip(problem.isEmpty() ? tip : problem);
}

void VolumeControl::step(double by)
{
    m_player.setVolume(m_player.volume() + by);
    if (by > 0)
        m_player.setMuted(false);
}

void VolumeControl::wheelEvent(QWheelEvent *event)
{
    if (event->angleDelta().y() != 0)
        step(event->angleDelta().y() > 0 ? stepSize : -stepSize);
    event->accept();
}

} // namespace lectograph::editor
