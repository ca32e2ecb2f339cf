// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/stylebar.h"

#include "base/idnames.h"
#include "editor/edits/styles.h"
#include "editor/operations/styling.h"
#include "editor/widgets/noscrollcombobox.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

StyleBar::StyleBar(Session &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_styles(new NoScrollComboBox(tr("Style"), this))
{
    setObjectName(u"styleBar"_s);
    QHBoxLayout *layout = rowLayout(this, Theme::grid);
    layout->setContentsMargins(10, 2, 6, 4);
    auto *label = new QLabel(tr("Style"), this);
    label->setProperty("muted", true);
    label->setBuddy(m_styles);
    layout->addWidget(label);
    m_styles->setObjectName(u"style"_s);
    m_styles->setToolTip(tr("What the blocks look like where they do not say it themselves. Styles belong to the look "
                            "of the lecture"));
    layout->addWidget(m_styles, 1);
    QToolButton *more = toolButton(u"ellipsis"_s, tr("What can be done with styles"), this);
    more->setObjectName(u"styleMenu"_s);
    more->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(more);
    const auto add = [&](std::initializer_list<ActionId> ids) {
        for (const ActionId id : ids) {
            if (QAction *action = session.actions.find(id)) // of the window
                menu->addAction(action);
        }
    };
    add({styleaction::create, styleaction::update, styleaction::reset, styleaction::writeOut});
    menu->addSeparator();
    add({styleaction::copy, styleaction::paste});
    menu->addSeparator();
    add({lookaction::change, lookaction::edit});
    more->setMenu(menu);
    layout->addWidget(more);
    connect(m_styles, &QComboBox::activated, this,
            [this](int index) { chooseStyle(m_session, m_styles->itemData(index).toString()); });
    refresh();
}

void StyleBar::refresh()
{
    const Lecture &lecture = m_session.document.lecture();
    const QString scene = m_session.selection.scene();
    QStringList used;
    for (const QString &node : m_session.selection.nodes())
        used.append(styleOf(lecture, scene, node));
    used.removeDuplicates();
    QStringList names = styleNames(lecture);
    for (const QString &style : used) {
        if (!style.isEmpty() && !names.contains(style))
            names.append(style); // one that is missing in the look
    }
    const QSignalBlocker blocked(m_styles);
    if (names != m_names || m_styles->count() == 0) {
        m_names = names;
        m_styles->clear();
        m_styles->addItem(tr("None"), QString());
        for (const QString &name : names)
            m_styles->addItem(base::styleInWords(name), name);
    }
    m_styles->setCurrentIndex(used.size() == 1 ? m_styles->findData(used.front()) : -1);
    m_styles->setPlaceholderText(used.size() > 1 ? u"—"_s : QString());
    m_styles->setAccessibleDescription(used.size() > 1 ? tr("Different styles") : QString());
}

} // namespace lectograph::editor
