// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/arrangetools.h"

#include "editor/settings/settings.h"
#include "editor/stage/actionids.h"
#include "editor/stage/arranging.h"
#include "editor/stage/overlay.h"
#include "editor/stage/spacingpopup.h"
#include "editor/stage/stagepanel.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QHBoxLayout>
#include <QMenu>

#include <array>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Enabled while at least `least` actors are selected.
void enableFor(qsizetype least, QAction *action, StageOverlay &stage)
{
    const auto follow = [action, least, &stage] { action->setEnabled(stage.selectedActors().size() >= least); };
    QObject::connect(&stage.session().selection, &Selection::changed, action, follow);
    follow();
}

void align(StageOverlay &stage, std::optional<int> across, std::optional<int> up)
{
    const auto box = selectionBox(stage.cast(), stage.session().selection.nodes());
    if (box)
        alignSelected(stage.session(), stage.cast(), stage.projection().seenRect(box->isPinned), across, up);
}

/// With the gap that was used last.
void stack(StageOverlay &stage, Qt::Orientation along)
{
    SpacingEdit edit(stage.session(), stage.cast());
    if (edit.isPossible())
        edit.apply({setting::stageGap.value(), along, true});
}

using ActionRow = std::array<ActionId, 3>;
constexpr ActionRow alignAcross{stageaction::alignLeft, stageaction::alignCentre, stageaction::alignRight};
constexpr ActionRow alignUp{stageaction::alignTop, stageaction::alignMiddle, stageaction::alignBottom};
constexpr ActionRow spaceOut{stageaction::distributeAcross, stageaction::distributeDown, stageaction::space};

} // namespace

void addArrangeActions(StageOverlay &stage)
{
    const auto add = [&](ActionId id, const QString &text, const QList<QKeySequence> &keys, const QString &icon,
                         const std::function<void()> &run) {
        return stage.session().actions.add(&stage, {id, StagePanel::tr("Stage"), text, keys, icon}, run);
    };
    const auto addAlign = [&](ActionId id, const QString &text, Qt::Key key, const QString &icon,
                              std::optional<int> across, std::optional<int> up) {
        add(id, text, {Qt::ALT | key}, icon, [&stage, across, up] { align(stage, across, up); });
    };
    addAlign(stageaction::alignLeft, StagePanel::tr("Align left"), Qt::Key_A, u"align-start-vertical"_s, -1, {});
    addAlign(stageaction::alignCentre, StagePanel::tr("Align centre"), Qt::Key_H, u"align-center-vertical"_s, 0, {});
    addAlign(stageaction::alignRight, StagePanel::tr("Align right"), Qt::Key_D, u"align-end-vertical"_s, 1, {});
    addAlign(stageaction::alignTop, StagePanel::tr("Align top"), Qt::Key_W, u"align-start-horizontal"_s, {}, 1);
    addAlign(stageaction::alignMiddle, StagePanel::tr("Align middle"), Qt::Key_V, u"align-center-horizontal"_s, {}, 0);
    addAlign(stageaction::alignBottom, StagePanel::tr("Align bottom"), Qt::Key_X, u"align-end-horizontal"_s, {}, -1);

    const auto addDistribute = [&](ActionId id, const QString &text, Qt::Key key, const QString &icon,
                                   Qt::Orientation along) {
        QAction *action = add(id, text, {Qt::CTRL | Qt::ALT | key}, icon,
                              [&stage, along] { distributeSelected(stage.session(), stage.cast(), along); });
        enableFor(3, action, stage);
    };
    addDistribute(stageaction::distributeAcross, StagePanel::tr("Distribute horizontally"), Qt::Key_H,
                  u"align-horizontal-distribute-center"_s, Qt::Horizontal);
    addDistribute(stageaction::distributeDown, StagePanel::tr("Distribute vertically"), Qt::Key_J,
                  u"align-vertical-distribute-center"_s, Qt::Vertical);

    const auto openSpacing = [&stage] {
        auto *popup = new SpacingPopup(stage.session(), stage.cast(), &stage);
        popup->openAt({stage.width() - 2 * Theme::grid, Theme::head});
    };
    enableFor(2,
              add(stageaction::space, StagePanel::tr("Equal spacing…"), {Qt::CTRL | Qt::ALT | Qt::Key_E},
                  u"align-horizontal-space-around"_s, openSpacing),
              stage);
    enableFor(2,
              add(stageaction::stackRow, StagePanel::tr("Stack in a row"), {}, u"columns-3"_s,
                  [&stage] { stack(stage, Qt::Horizontal); }),
              stage);
    enableFor(2,
              add(stageaction::stackColumn, StagePanel::tr("Stack in a column"), {}, u"rows-3"_s,
                  [&stage] { stack(stage, Qt::Vertical); }),
              stage);
}

void addArrangeMenus(QMenu *menu, StageOverlay &stage)
{
    const auto addTo = [&](QMenu *to, const auto &ids) {
        for (const ActionId id : ids)
            to->addAction(stage.session().actions.find(id));
    };
    QMenu *aligning = menu->addMenu(StagePanel::tr("Align"));
    addTo(aligning, alignAcross);
    aligning->addSeparator();
    addTo(aligning, alignUp);
    if (stage.selectedActors().size() < 2)
        return;
    QMenu *spacing = menu->addMenu(StagePanel::tr("Distribute"));
    addTo(spacing, spaceOut);
    spacing->addSeparator();
    addTo(spacing, std::array{stageaction::stackRow, stageaction::stackColumn});
}

ArrangeTools::ArrangeTools(StageOverlay &stage, QWidget *parent) : QWidget(parent), m_stage(stage)
{
    setObjectName(u"arrangeTools"_s);
    QHBoxLayout *layout = rowLayout(this, 2);
    for (const ActionRow &ids : {alignAcross, alignUp, spaceOut}) {
        for (const ActionId id : ids)
            layout->addWidget(toolButton(stage.session().actions.find(id), this));
        layout->addSpacing(2 * Theme::grid);
    }
    hide();
    connect(&stage.session().selection, &Selection::changed, this, &ArrangeTools::follow);
}

void ArrangeTools::setRoom(int width)
{
    m_room = width;
    follow();
}

void ArrangeTools::follow()
{
    const bool isWanted = m_stage.selectedActors().size() > 1 && sizeHint().width() <= m_room;
    if (isWanted == !isHidden())
        return;
    setVisible(isWanted);
    Q_EMIT shownChanged();
}

} // namespace lectograph::editor
