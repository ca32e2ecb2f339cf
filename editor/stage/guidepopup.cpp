// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/guidepopup.h"

#include "editor/language/translated.h"
#include "editor/stage/overlay.h"
#include "editor/widgets/decimalspinbox.h"
#include "editor/widgets/onscreen.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QButtonGroup>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScreen>
#include <QToolButton>

#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

GuidePopup::GuidePopup(StageOverlay &stage, std::optional<StageGuide> moved)
    : QFrame(&stage, Qt::Popup),
      m_stage(stage),
      m_moved(moved),
      m_edit(stage.session().document),
      m_position(new DecimalSpinBox(this))
{
    setObjectName(u"guidePopup"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setAutoFillBackground(true);
    m_position->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_position->setRange(-farthestGuide, farthestGuide);
    m_position->setDecimals(3);
    m_position->setSingleStep(0.1);
    m_position->setValue(moved ? moved->at : 0);
    m_position->setAccessibleName(tr("Position"));
    m_position->setToolTip(tr("The distance from the centre of the frame, in units; to the right and up is positive"));
    auto *form = new QFormLayout(this);
    form->setContentsMargins(12, 10, 12, 12);
    if (!moved) {
        auto *directions = new QWidget(this);
        QHBoxLayout *beside = rowLayout(directions, Theme::grid);
        m_vertical = addDirection(u"align-center-vertical"_s, tr("Vertical"), Qt::Vertical);
        auto *group = new QButtonGroup(this);
        for (QToolButton *button :
             {m_vertical, addDirection(u"align-center-horizontal"_s, tr("Horizontal"), Qt::Horizontal)}) {
            beside->addWidget(button);
            group->addButton(button);
        }
        m_vertical->setChecked(true);
        form->addRow(directions);
        connect(m_vertical, &QToolButton::toggled, this, &GuidePopup::apply);
    }
    form->addRow(tr("Position"), m_position);
    connect(m_position, &QDoubleSpinBox::valueChanged, this, &GuidePopup::apply);
}

QToolButton *GuidePopup::addDirection(const QString &iconName, const QString &text, Qt::Orientation along)
{
    auto *button = new QToolButton(this);
    button->setIcon(icon(iconName));
    button->setText(text);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setCheckable(true);
    button->setFixedHeight(Theme::row);
    button->setToolTip(along == Qt::Vertical ? tr("A line from top to bottom") : tr("A line from left to right"));
    return button;
}

Qt::Orientation GuidePopup::along() const
{
    if (m_moved)
        return m_moved->along;
    return m_vertical->isChecked() ? Qt::Vertical : Qt::Horizontal;
}

void GuidePopup::apply()
{
    const StageGuide to{along(), m_position->value()};
    const bool done = m_edit.apply(m_moved ? translated("Move guide") : translated("Add guide"),
                                   [&](const lecture::Lecture &before) {
                                       return m_moved ? withGuideMoved(before, *m_moved, to.at) : withGuide(before, to);
                                   });
    if (done)
        m_stage.guides().select(to);
}

void GuidePopup::openAt(const QPoint &point)
{
    m_stage.session().playhead.stop();
    m_stage.guides().setShown(true);
    adjustSize();
    moveWithin(*this, m_stage.mapToGlobal(point) - QPoint(width() / 2, -Theme::grid),
               m_stage.screen()->availableGeometry());
    show();
    m_position->setFocus();
    m_position->selectAll();
    apply();
}

void openGuidePopup(StageOverlay &stage, std::optional<StageGuide> moved)
{
    QPoint at(stage.width() / 2, Theme::head);
    if (moved) {
        const bool isVertical = moved->along == Qt::Vertical;
        const auto point =
            stage.projection().toWidget(isVertical ? base::Vec3{moved->at, 0, 0} : base::Vec3{0, moved->at, 0}, false);
        if (point)
            (isVertical ? at.rx() : at.ry()) = static_cast<int>(std::lround(isVertical ? point->x() : point->y()));
    }
    auto *popup = new GuidePopup(stage, moved);
    popup->openAt(at);
}

void GuidePopup::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        m_edit.cancel();
        m_stage.guides().select(m_moved);
        [[fallthrough]];
    case Qt::Key_Return:
    case Qt::Key_Enter: close(); break;
    default: QFrame::keyPressEvent(event);
    }
}

} // namespace lectograph::editor
