// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/section.h"

#include "editor/settings/settings.h"
#include "editor/widgets/theme.h"

#include <QApplication>
#include <QVBoxLayout>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int rowGap = 4;

QVBoxLayout *columnIn(QWidget *widget)
{
    auto *layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(rowGap);
    return layout;
}

QToolButton *headingButton(const QString &title, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setText(title);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setIconSize({12, 12});
    button->setFixedHeight(Theme::row);
    button->setCheckable(true);
    button->setProperty("heading", true);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return button;
}

} // namespace

Section::Section(const QString &name, const QString &title, QWidget *parent)
    : QWidget(parent), m_name(name), m_heading(headingButton(title, this)), m_body(new QWidget(this))
{
    setObjectName(u"section."_s + name);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_heading);
    layout->addWidget(m_body);
    m_rows = columnIn(m_body);
    m_rows->setContentsMargins(0, 0, 0, 8);
    m_heading->setFont(uiFont(12, true));
    const Setting<bool> setting = setting::isSectionOpen.of(name);
    connect(m_heading, &QToolButton::toggled, this, [this, setting](bool isOpen) {
        setting.set(isOpen);
        fold(m_heading, m_body, isOpen);
    });
    const bool isOpen = setting.value();
    m_heading->setChecked(isOpen);
    fold(m_heading, m_body, isOpen);
}

void Section::fold(QToolButton *button, QWidget *rows, bool isOpen)
{
    rows->setVisible(isOpen);
    // Tab moves between values; headings are in the tab order only while collapsed.
    button->setFocusPolicy(isOpen ? Qt::NoFocus : Qt::TabFocus);
    button->setIcon(icon(isOpen ? u"chevron-down"_s : u"chevron-right"_s, theme().muted));
    button->setToolTip(isOpen ? tr("Fold away") : tr("Show"));
    button->setAccessibleDescription(isOpen ? tr("Open") : tr("Folded away"));
}

void Section::add(QWidget *row)
{
    m_rows->addWidget(row);
}

void Section::setMore(int count, const std::function<std::vector<QWidget *>(QWidget *)> &make)
{
    m_makeMore = make;
    m_moreButton = headingButton(tr("More (%1)").arg(count), m_body);
    m_moreButton->setObjectName(u"more."_s + m_name);
    m_moreButton->setFont(uiFont(12));
    m_more = new QWidget(m_body);
    columnIn(m_more);
    m_rows->addWidget(m_moreButton);
    m_rows->addWidget(m_more);
    const Setting<bool> setting = setting::showsMore.of(m_name);
    connect(m_moreButton, &QToolButton::toggled, this, [this, setting](bool isOpen) {
        setting.set(isOpen);
        showMore(isOpen);
    });
    const bool isOpen = setting.value();
    const QSignalBlocker blocked(m_moreButton);
    m_moreButton->setChecked(isOpen);
    showMore(isOpen);
}

void Section::foldAway()
{
    QToolButton *heading = m_more && m_more->isAncestorOf(QApplication::focusWidget()) ? m_moreButton : m_heading;
    heading->setFocus(Qt::OtherFocusReason);
    heading->setChecked(false);
}

void Section::showMore(bool isOpen)
{
    if (isOpen && m_makeMore) {
        for (QWidget *row : m_makeMore(m_more))
            m_more->layout()->addWidget(row);
        m_makeMore = {};
    }
    fold(m_moreButton, m_more, isOpen);
}

} // namespace lectograph::editor
