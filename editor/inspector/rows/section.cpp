// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/section.h"

#include "editor/widgets/elidedbutton.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QApplication>

#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QToolButton *headingButton(const QString &title, QWidget *parent)
{
    auto *button = new ElidedButton(parent);
    button->setText(title);
    button->setIconSize({12, 12});
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
    QVBoxLayout *layout = columnLayout(this);
    layout->addWidget(m_heading);
    layout->addWidget(m_body);
    m_rows = columnLayout(m_body, Theme::grid);
    m_rows->setContentsMargins(0, 0, 0, 8);
    m_heading->setFont(uiFont(12, true));
    bind(m_heading, m_body, setting::isSectionOpen.of(name));
}

void Section::bind(QToolButton *heading, QWidget *rows, const Setting<bool> &setting)
{
    heading->setChecked(setting.value());
    fold(heading, rows, heading->isChecked());
    connect(heading, &QToolButton::toggled, this, [this, heading, rows, setting](bool isOpen) {
        setting.set(isOpen);
        fold(heading, rows, isOpen);
    });
}

void Section::fold(QToolButton *heading, QWidget *rows, bool isOpen)
{
    if (isOpen && rows == m_more)
        makeMore();
    rows->setVisible(isOpen);
    // Tab moves between values; headings are in the tab order only while collapsed.
    heading->setFocusPolicy(isOpen ? Qt::NoFocus : Qt::TabFocus);
    heading->setIcon(icon(isOpen ? u"chevron-down"_s : u"chevron-right"_s, theme().muted));
    heading->setToolTip(isOpen ? tr("Fold away") : tr("Show"));
    heading->setAccessibleDescription(isOpen ? tr("Open") : tr("Folded away"));
}

void Section::makeMore()
{
    if (!m_makeMore)
        return;
    for (QWidget *row : std::exchange(m_makeMore, {})(m_more))
        m_more->layout()->addWidget(row);
}

void Section::setSearched(bool isSearched)
{
    if (isSearched)
        makeMore();
    m_body->setVisible(isSearched || m_heading->isChecked());
    m_heading->setVisible(!isSearched);
    if (!m_more)
        return;
    m_more->setVisible(isSearched || m_moreButton->isChecked());
    m_moreButton->setVisible(!isSearched);
}

void Section::setMore(int count, const std::function<std::vector<QWidget *>(QWidget *)> &make)
{
    m_makeMore = make;
    m_moreButton = headingButton(tr("More (%1)").arg(count), m_body);
    m_moreButton->setObjectName(u"more."_s + m_name);
    m_moreButton->setFont(uiFont(12));
    m_more = new QWidget(m_body);
    columnLayout(m_more, Theme::grid);
    m_rows->addWidget(m_moreButton);
    m_rows->addWidget(m_more);
    bind(m_moreButton, m_more, setting::showsMore.of(m_name));
}

void Section::unfold(const QWidget &row)
{
    m_heading->setChecked(true);
    if (m_more && m_more->isAncestorOf(&row))
        m_moreButton->setChecked(true);
}

void Section::foldAway()
{
    QToolButton *heading = m_more && m_more->isAncestorOf(QApplication::focusWidget()) ? m_moreButton : m_heading;
    heading->setFocus(Qt::OtherFocusReason);
    heading->setChecked(false);
}

} // namespace lectograph::editor
