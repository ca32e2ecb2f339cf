// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/looks/lookdialog.h"

#include "editor/operations/looklist.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"
#include "lecture/looks.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// The looks to choose from: that of the lecture, the library, none.
std::vector<graph::Look> looksFor(const lecture::Lecture &lecture)
{
    graph::Look now = lecture.look;
    now.title = LookDialog::tr("As it is now");
    std::vector<graph::Look> looks{now};
    std::ranges::move(looksByUse(), std::back_inserter(looks));
    if (!lecture.look.isEmpty()) {
        graph::Look none;
        none.title = LookDialog::tr("Without a look");
        looks.push_back(std::move(none));
    }
    return looks;
}

/// At the bottom of the window, where it leaves the stage free.
void standBelow(QWidget &dialog, const QWidget *window)
{
    constexpr int wide = 1060;
    dialog.resize(std::min(wide, window->width() - 40), dialog.sizeHint().height());
    const QRect room = window->frameGeometry();
    constexpr int titleBar = 30;
    dialog.move(room.center().x() - dialog.width() / 2, room.bottom() - dialog.height() - titleBar);
}

} // namespace

LookDialog::LookDialog(Session &session, QWidget *parent)
    : QDialog(parent),
      m_session(session),
      m_edit(session.document),
      m_list(new LookList(
          looksFor(session.document.lecture()), session.document.plugins(),
          [this](const graph::Look &look) { return dressed(look); }, this)),
      m_follows(new QCheckBox(tr("Also colours that blocks and scenes have of their own"), this))
{
    setObjectName(u"lookDialog"_s);
    setWindowTitle(tr("Change look"));
    QVBoxLayout *layout = columnLayout(this, 3 * Theme::grid, {16, 14, 16, 14});
    auto *hint = new QLabel(tr("The stage shows the look that you point at."), this);
    hint->setProperty("muted", true);
    layout->addWidget(hint);
    m_list->setScene(session.preview.language(), session.selection.scene());
    m_list->setInOneRow();
    m_list->setMinimumWidth(640);
    m_list->setCurrentRow(0);
    layout->addWidget(m_list);
    const bool hasOwn = lecture::hasOwnColors(m_edit.before(), session.document.plugins());
    m_follows->setToolTip(tr("Colours of the palette get their names, and black and white backgrounds are left to the "
                             "look, so that everything stays readable"));
    m_follows->setVisible(hasOwn);
    m_follows->setChecked(hasOwn);
    layout->addWidget(m_follows);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *apply = buttons->addButton(tr("Apply"), QDialogButtonBox::AcceptRole);
    apply->setObjectName(u"apply"_s);
    apply->setProperty("primary", true);
    apply->setDefault(true);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        m_chosen = row;
        preview(row);
    });
    connect(m_list, &LookList::hovered, this, [this](int row) { preview(row < 0 ? m_chosen : row); });
    connect(m_list, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    connect(m_follows, &QCheckBox::toggled, this, [this] {
        m_list->redraw();
        m_shown = -1;
        preview(m_chosen);
    });
    m_list->setFocus();
    if (parent)
        standBelow(*this, parent->window());
}

lecture::Lecture LookDialog::dressed(const graph::Look &look) const
{
    const lecture::Lecture &before = m_edit.before();
    if (&look == &m_list->lookAt(0))
        return before;
    if (look.id.isEmpty()) // none; all of the library have one
        return lecture::withLook(before, {});
    const bool follows = m_follows->isChecked() && !m_follows->isHidden();
    return lecture::withLook(follows ? lecture::withColorsByName(before, m_session.document.plugins()) : before, look);
}

void LookDialog::preview(int index)
{
    if (index == m_shown)
        return;
    m_shown = index;
    if (index <= 0)
        m_edit.restore();
    else
        m_edit.apply(tr("Change look"), [&](const lecture::Lecture &) -> base::Result<lecture::Lecture> {
            return dressed(m_list->lookAt(index));
        });
}

void LookDialog::done(int result)
{
    if (result == Accepted)
        preview(m_chosen); // not the one that the pointer happens to be over
    else
        m_edit.cancel();
    QDialog::done(result);
}

} // namespace lectograph::editor
