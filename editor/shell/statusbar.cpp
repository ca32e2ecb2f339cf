// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/statusbar.h"

#include "base/particles.h"
#include "editor/language/names.h"
#include "editor/session/labels.h"
#include "editor/session/session.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>

#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int tellingMilliseconds = 8000;

QToolButton *wordButton(QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setIconSize({14, 14});
    button->setAutoRaise(true);
    button->setFont(uiFont(12));
    button->setFixedHeight(24);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

StatusBar::StatusBar(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_selected(new QLabel(this)),
      m_offer(wordButton(this)),
      m_scene(new QLabel(this)),
      m_problems(wordButton(this)),
      m_exports(wordButton(this))
{
    setFixedHeight(26);
    QHBoxLayout *row = rowLayout(this, 4 * Theme::grid, {3 * Theme::grid, 0, 2 * Theme::grid, 0});
    for (QLabel *label : {m_selected, m_scene})
        label->setFont(uiFont(12));
    m_scene->setProperty("muted", true);
    row->addWidget(m_selected);
    row->addWidget(m_offer);
    m_offer->setObjectName(u"statusOffer"_s);
    m_offer->setStyleSheet(u"QToolButton { color: %1; text-decoration: underline; }"_s.arg(theme().accent.name()));
    m_offer->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_offer->hide();
    row->addWidget(m_scene);
    row->addStretch(1);
    row->addWidget(m_exports);
    row->addWidget(m_problems);
    m_problems->setObjectName(u"statusProblems"_s);
    m_problems->setToolTip(tr("Show what should be looked at"));
    m_exports->setToolTip(tr("Show the exports"));
    m_exports->setIcon(icon(u"download"_s));
    m_exports->hide();
    m_telling.setSingleShot(true);

    connect(&m_telling, &QTimer::timeout, this, &StatusBar::showSelection);
    connect(m_problems, &QToolButton::clicked, this, &StatusBar::problemsClicked);
    connect(m_exports, &QToolButton::clicked, this, &StatusBar::exportsClicked);
    connect(&session.selection, &Selection::changed, this, &StatusBar::stopTelling);
    connect(&session.selection, &Selection::sceneChanged, this, [this] {
        if (m_offer->isHidden() || isPast())
            m_telling.stop();
        showSelection();
    });
    connect(&session.document, &Document::changed, this, &StatusBar::showSelection);
    connect(&session.preview, &Preview::pictureChanged, this, [this, language = QString()]() mutable {
        if (std::exchange(language, m_session.preview.language()) != language)
            showSelection();
    });
    connect(&session.document, &Document::statusMessage, this, &StatusBar::tell);
    connect(&session.document, &Document::offered, this, &StatusBar::offer);
    connect(m_offer, &QToolButton::clicked, this, [this] {
        stopTelling();
        if (const std::function<void()> run = std::exchange(m_offered, {}))
            run();
    });
    // A message refers to the last action; an offer stays until the next undo step.
    connect(&session.actions, &Actions::aboutToRun, this, [this] {
        if (m_offer->isHidden())
            stopTelling();
    });
    connect(&session.document.history(), &QUndoStack::indexChanged, this, &StatusBar::stopTelling);
    // A history without steps is cleared without a notice. Document::changed() follows.
    connect(&session.document, &Document::opened, this, [this] { m_telling.stop(); });
    for (const auto signal : {&Document::saved, &Document::modifiedChanged})
        connect(&session.document, signal, this, &StatusBar::stopIfPast);
    for (const auto signal : {&Playhead::timeChanged, &Playhead::playingChanged})
        connect(&session.playhead, signal, this, &StatusBar::stopIfPast);
    showChecking();
    showSelection();
}

void StatusBar::showProblems(int failures, int warnings)
{
    const int all = failures + warnings;
    m_problems->setIcon(all == 0       ? icon(u"circle-check"_s, theme().good)
                            : failures ? icon(u"circle-alert"_s, theme().error)
                                       : icon(u"triangle-alert"_s, theme().keyframe));
    m_problems->setText(all == 0 ? tr("No problems") : tr("%n problem(s)", nullptr, all));
}

void StatusBar::showChecking()
{
    m_problems->setIcon(icon(u"list-checks"_s, theme().muted));
    m_problems->setText(tr("Checking…"));
}

void StatusBar::showExports(const QString &text)
{
    m_exports->setVisible(!text.isEmpty());
    m_exports->setText(text);
}

void StatusBar::offer(const QString &sentence, const QString &deed, const std::function<void()> &run,
                      const std::function<bool()> &holds)
{
    constexpr int decidingMilliseconds = 20000;
    tell(sentence);
    m_telling.start(decidingMilliseconds);
    m_offered = run;
    m_holds = holds;
    m_offer->setText(deed);
    m_offer->show();
}

void StatusBar::tell(const QString &said)
{
    const QString sentence = base::withParticles(said);
    m_offer->hide();
    m_holds = {};
    m_selected->setText(sentence);
    m_selected->setToolTip(sentence);
    m_scene->hide();
    m_telling.start(tellingMilliseconds);
    QAccessibleEvent event(m_selected, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void StatusBar::stopTelling()
{
    m_telling.stop();
    showSelection();
}

bool StatusBar::isPast() const
{
    return m_telling.isActive() && m_holds && !m_holds();
}

void StatusBar::stopIfPast()
{
    if (isPast())
        stopTelling();
}

void StatusBar::showSelection()
{
    if (m_telling.isActive())
        return;
    const Selection &selection = m_session.selection;
    m_offer->hide();
    m_selected->setToolTip({});
    QString text = tr("Nothing is selected");
    if (selection.nodes().size() == 1) {
        text = nodeLabel(m_session, selection.scene(), selection.nodes().first());
        if (!selection.parts().isEmpty())
            text += u" / "_s + partsLabel(selection.parts());
    } else if (!selection.nodes().isEmpty()) {
        text = tr("%n block(s) selected", nullptr, static_cast<int>(selection.nodes().size()));
    } else if (!selection.clips().empty() && !selection.sounds().empty()) {
        text = tr("%1 clips and sounds selected").arg(selection.clips().size() + selection.sounds().size());
    } else if (!selection.clips().empty()) {
        text = tr("%n clip(s) selected", nullptr, static_cast<int>(selection.clips().size()));
    } else if (!selection.sounds().empty()) {
        text = tr("%n sound(s) selected", nullptr, static_cast<int>(selection.sounds().size()));
    } else if (!selection.keys().empty()) {
        text = tr("%n keyframe(s) selected", nullptr, static_cast<int>(selection.keys().size()));
    }
    m_selected->setText(text);

    const auto &scenes = m_session.preview.show().scenes();
    const auto found = std::ranges::find(scenes, selection.scene(), &picture::Show::SceneSpan::id);
    m_scene->setVisible(found != scenes.end());
    if (found != scenes.end())
        m_scene->setText(tr("Scene %1 of %2 · %3").arg(found - scenes.begin() + 1).arg(scenes.size()).arg(found->name));
}

} // namespace lectograph::editor
