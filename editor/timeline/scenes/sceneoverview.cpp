// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/scenes/sceneoverview.h"

#include "editor/language/names.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

SceneOverview::SceneOverview(TimelineCommands &commands, SceneThumbnails &thumbnails, QWidget *area, QWidget *parent)
    : QFrame(parent), m_commands(commands), m_area(area), m_grid(new SceneGrid(commands, thumbnails, this))
{
    setObjectName(u"sceneOverview"_s);
    setAccessibleName(tr("Scene overview"));
    setAutoFillBackground(true);
    QVBoxLayout *layout = columnLayout(this);
    layout->addWidget(makeHead());
    layout->addWidget(m_grid, 1);
    connect(m_grid, &SceneGrid::opened, this, [this](const QString &scene) {
        m_commands.view().session().preview.enter(scene);
        leave();
    });
    connect(m_grid, &SceneGrid::playRequested, this, &SceneOverview::play);
    connect(&commands.view(), &TimelineView::scenesChanged, this, &SceneOverview::showCount);
    connect(&commands.view().session().document, &Document::opened, this, &SceneOverview::leave);
    area->installEventFilter(this);
    hide();
}

QWidget *SceneOverview::makeHead()
{
    auto *head = new PanelHeader(tr("Scene overview"), this);
    auto *row = new QWidget(head);
    QHBoxLayout *tools = rowLayout(row, 2 * Theme::grid, {0, 0, 2 * Theme::grid, 0});
    m_count = new QLabel(row);
    m_count->setProperty("muted", true);
    m_count->setFont(uiFont(12));
    tools->addWidget(m_count);
    const auto add = [&](const QString &iconName, const QString &text, const QString &tip,
                         const std::function<void()> &run) {
        QToolButton *button = toolButton(iconName, text, row);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setMaximumWidth(QWIDGETSIZE_MAX);
        button->setMinimumWidth(0);
        button->setText(text);
        button->setToolTip(tip);
        connect(button, &QToolButton::clicked, this, run);
        tools->addWidget(button);
    };
    Session &session = m_commands.view().session();
    add(u"play"_s, tr("Play the lecture"), tr("Play all scenes from the beginning"), [this, &session] {
        const auto &spans = session.preview.show().scenes();
        if (!spans.empty())
            play(spans.front().id);
    });
    add(u"plus"_s, tr("Add scene"), tr("Add a scene after the selected one  (Insert)"),
        [this] { m_grid->addAfterCurrent(); });
    QToolButton *shut = toolButton(u"x"_s, tr("Back to the open scene  (Esc)"), row);
    connect(shut, &QToolButton::clicked, this, &SceneOverview::leave);
    tools->addWidget(shut);
    head->add(row);
    return head;
}

void SceneOverview::showCount()
{
    if (!isVisible())
        return;
    const Session &session = m_commands.view().session();
    const int count = static_cast<int>(session.document.lecture().scenes.size());
    m_count->setText(tr("%n scene(s)", nullptr, count) + u"  ·  "_s + timeText(session.playhead.duration()));
}

void SceneOverview::open()
{
    m_focusBefore = QApplication::focusWidget();
    m_commands.view().session().playhead.stop(); // the stage is covered
    Q_EMIT shownChanged(true);
    follow();
    show();
    raise();
    showCount();
    m_grid->select({m_commands.view().session().selection.scene()});
    m_grid->scrollTo(m_grid->currentIndex());
    m_grid->setFocus(Qt::OtherFocusReason);
}

void SceneOverview::leave()
{
    if (isHidden())
        return;
    hide();
    Q_EMIT shownChanged(false);
    if (m_focusBefore)
        m_focusBefore->setFocus(Qt::OtherFocusReason);
}

void SceneOverview::play(const QString &scene)
{
    Session &session = m_commands.view().session();
    const auto &spans = session.preview.show().scenes();
    const auto span = std::ranges::find(spans, scene, &picture::Show::SceneSpan::id);
    leave();
    if (span == spans.end())
        return;
    session.playhead.setFrame(session.playhead.rate().framesIn(span->start));
    session.playhead.play();
}

void SceneOverview::follow()
{
    setGeometry(QRect(m_area->mapTo(parentWidget(), QPoint()), m_area->size()));
}

bool SceneOverview::eventFilter(QObject *watched, QEvent *event)
{
    const bool isMoved = event->type() == QEvent::Resize || event->type() == QEvent::Move;
    if (watched == m_area && isMoved && isVisible())
        follow();
    return QFrame::eventFilter(watched, event);
}

void SceneOverview::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        leave();
    else
        QFrame::keyPressEvent(event);
}

} // namespace lectograph::editor
