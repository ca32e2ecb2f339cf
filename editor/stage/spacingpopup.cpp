// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/spacingpopup.h"

#include "editor/settings/settings.h"
#include "editor/widgets/decimalspinbox.h"
#include "editor/widgets/onscreen.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScreen>
#include <QToolButton>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

SpacingPopup::SpacingPopup(Session &session, const std::vector<Actor> &cast, QWidget *parent)
    : QFrame(parent, Qt::Popup),
      m_edit(session, cast),
      m_gap(new DecimalSpinBox(this)),
      m_row(addDirection(u"columns-3"_s, tr("Row"), Qt::Horizontal)),
      m_column(addDirection(u"rows-3"_s, tr("Column"), Qt::Vertical)),
      m_isCentred(new QCheckBox(tr("Line up the centres"), this))
{
    setObjectName(u"spacingPopup"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setAutoFillBackground(true);
    m_gap->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_gap->setRange(0, 100);
    m_gap->setDecimals(2);
    m_gap->setSingleStep(0.1);
    m_gap->setValue(setting::stageGap.value());
    m_gap->setAccessibleName(tr("Gap"));
    m_gap->setToolTip(tr("The gap between two blocks, in units"));
    m_isCentred->setChecked(setting::centresSpaced.value());
    m_isCentred->setToolTip(tr("Puts the centres of the blocks on one line"));

    auto *directions = new QWidget(this);
    QHBoxLayout *beside = rowLayout(directions, Theme::grid);
    auto *group = new QButtonGroup(this);
    for (QToolButton *button : {m_row, m_column}) {
        beside->addWidget(button);
        group->addButton(button);
    }
    auto *form = new QFormLayout(this);
    form->setContentsMargins(12, 10, 12, 12);
    form->addRow(tr("Gap"), m_gap);
    form->addRow(directions);
    form->addRow(m_isCentred);

    connect(m_gap, &QDoubleSpinBox::valueChanged, this, [this](double gap) {
        setting::stageGap.set(gap);
        apply();
    });
    connect(group, &QButtonGroup::buttonToggled, this, [this](QAbstractButton *, bool isOn) {
        if (isOn)
            apply();
    });
    connect(m_isCentred, &QCheckBox::toggled, this, [this](bool isOn) {
        setting::centresSpaced.set(isOn);
        apply();
    });
}

QToolButton *SpacingPopup::addDirection(const QString &iconName, const QString &text, Qt::Orientation along)
{
    auto *button = new QToolButton(this);
    button->setIcon(icon(iconName));
    button->setText(text);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setCheckable(true);
    button->setFixedHeight(Theme::row);
    button->setChecked(m_edit.orientation() == along);
    button->setToolTip(along == Qt::Horizontal ? tr("From left to right; the leftmost block stays")
                                               : tr("From top to bottom; the topmost block stays"));
    return button;
}

void SpacingPopup::apply()
{
    m_edit.apply({m_gap->value(), m_row->isChecked() ? Qt::Horizontal : Qt::Vertical, m_isCentred->isChecked()});
}

void SpacingPopup::openAt(const QPoint &corner)
{
    if (!m_edit.isPossible()) {
        deleteLater();
        return;
    }
    adjustSize();
    moveWithin(*this, parentWidget()->mapToGlobal(corner) - QPoint(width(), 0),
               parentWidget()->screen()->availableGeometry());
    show();
    m_gap->setFocus();
    m_gap->selectAll();
    apply();
}

void SpacingPopup::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape: m_edit.cancel(); [[fallthrough]];
    case Qt::Key_Return:
    case Qt::Key_Enter: close(); break;
    default: QFrame::keyPressEvent(event);
    }
}

} // namespace lectograph::editor
