// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/topbar.h"

#include "editor/edits/texts.h"
#include "editor/language/language.h"
#include "editor/language/names.h"
#include "editor/session/session.h"
#include "editor/shell/actionids.h"
#include "editor/shell/viewswitch.h"
#include "editor/widgets/nameedit.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// A button with text, an icon and a menu.
QToolButton *menuButton(const QString &text, const QString &iconName, QMenu *menu, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setText(text);
    button->setIcon(icon(iconName));
    button->setIconSize({16, 16});
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(menu);
    button->setFixedHeight(Theme::row);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

TopBar::TopBar(Session &session, QMenu *menu, QMenu *workspaces, QWidget *parent)
    : QWidget(parent), m_session(session), m_title(new QToolButton(this)), m_state(new QLabel(this))
{
    setObjectName(u"panelHead"_s);
    setAttribute(Qt::WA_StyledBackground);
    setFixedHeight(44);
    QHBoxLayout *row = rowLayout(this, Theme::grid, {2 * Theme::grid, 0, 2 * Theme::grid, 0});

    QToolButton *open = toolButton(u"menu"_s, tr("Menu"), this);
    open->setObjectName(u"menuButton"_s);
    open->setToolTip(tr("Menu  (F10)"));
    open->setPopupMode(QToolButton::InstantPopup);
    open->setMenu(menu);
    row->addWidget(open);

    m_title->setObjectName(u"lectureTitle"_s);
    m_title->setFont(uiFont(13, true));
    m_title->setFixedHeight(Theme::row);
    m_title->setFocusPolicy(Qt::TabFocus);
    setFocusProxy(m_title);
    connect(m_title, &QToolButton::clicked, this, &TopBar::renameLecture);
    row->addSpacing(Theme::grid);
    row->addWidget(m_title);
    m_state->setProperty("muted", true);
    m_state->setProperty("small", true);
    row->addWidget(m_state);
    row->addSpacing(2 * Theme::grid);
    row->addWidget(separator(this));
    row->addSpacing(Theme::grid);
    row->addWidget(toolButton(session.actions.find(editaction::undo), this));
    row->addWidget(toolButton(session.actions.find(editaction::redo), this));
    row->addStretch();
    row->addWidget(new ViewSwitch(session.actions, this));
    row->addStretch();

    m_workspace = menuButton(tr("Workspace"), u"layout-dashboard"_s, workspaces, this);
    m_workspace->setAccessibleName(m_workspace->text());
    m_workspace->setToolTip(tr("How much room each panel gets"));
    row->addWidget(m_workspace);
    m_language = menuButton({}, u"languages"_s, new QMenu(this), this);
    m_language->setObjectName(u"lectureLanguage"_s);
    m_language->setToolTip(tr("Language of the lecture that is shown and edited. The language of the interface is "
                              "chosen in the preferences."));
    row->addWidget(m_language);
    row->addWidget(separator(this));
    auto *presenting = toolButton(session.actions.find(viewaction::present), this);
    presenting->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    presenting->setMinimumWidth(0);
    presenting->setMaximumWidth(QWIDGETSIZE_MAX);
    row->addWidget(presenting);
    QAction *exporting = session.actions.find(fileaction::exportVideo);
    auto *button = new QPushButton(exporting->text(), this);
    button->setObjectName(u"exportButton"_s);
    button->setProperty("primary", true);
    button->setToolTip(exporting->toolTip());
    connect(button, &QPushButton::clicked, exporting, &QAction::trigger);
    row->addSpacing(Theme::grid);
    row->addWidget(button);

    for (const auto signal : {&Document::changed, &Document::pathChanged, &Document::modifiedChanged})
        connect(&session.document, signal, this, &TopBar::showTitle);
    connect(&session.document, &Document::changed, this, &TopBar::showLanguages);
    connect(&session.preview, &Preview::languageChanged, this, &TopBar::showLanguages);
    connect(&session.preview, &Preview::languageChanged, this, &TopBar::showTitle);
    showTitle();
    showLanguages();
}

void TopBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    constexpr int narrow = 1060; // where the names of the views would be cut
    m_workspace->setToolButtonStyle(width() < narrow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    showTitle();
}

void TopBar::showTitle()
{
    const Document &document = m_session.document;
    const QString own = graph::localized(document.lecture().title, m_session.preview.languages()).value_or(QString());
    const QString title = own.isEmpty() ? titleOrUntitled(document.title()) : own;
    const int room = std::clamp(width() / 6, 140, 320); // the rest is for the buttons
    m_title->setText(m_title->fontMetrics().elidedText(title, Qt::ElideRight, room).replace(u'&', u"&&"_s));
    const QStringList tip{title, document.path(), tr("Click to rename the lecture")};
    m_title->setToolTip(tip.filter(QRegularExpression(u"."_s)).join(u'\n'));
    m_title->setAccessibleName(tr("Rename the lecture “%1”").arg(title));
    const QString state = document.path().isEmpty() ? tr("Not saved yet")
        : document.isModified()                     ? tr("Changed")
                                                    : tr("Saved");
    const QString file = QFileInfo(document.path()).completeBaseName();
    const bool isOtherName = !file.isEmpty() && file != title;
    m_state->setText(isOtherName
                         ? tr("%1 · %2").arg(m_state->fontMetrics().elidedText(file, Qt::ElideRight, room / 2), state)
                         : state);
    m_state->setToolTip(document.path());
}

/// The title is typed where it stands, in the language that is shown.
void TopBar::renameLecture()
{
    constexpr int leastWidth = 240;
    const QString shown = m_session.preview.language();
    const QString own =
        graph::localized(m_session.document.lecture().title, m_session.preview.languages()).value_or(QString());
    QRect place = m_title->geometry();
    place.setWidth(std::max(leastWidth, place.width()));
    auto *edit = new NameEdit(own, place, this, [this, own, shown](const QString &title) {
        if (title == own)
            return;
        m_session.document.edit(tr("Rename lecture"), [&](lecture::Lecture lecture) -> base::Result<lecture::Lecture> {
            lecture.title = withName(lecture.title, shown, title, lecture);
            return lecture;
        });
    });
    edit->setObjectName(u"lectureTitleEdit"_s);
    edit->setPlaceholderText(m_session.document.title());
}

void TopBar::openLanguages()
{
    QMenu *menu = m_language->menu();
    const QList<QAction *> entries = menu->actions();
    const auto shown = std::ranges::find_if(entries, &QAction::isChecked);
    menu->popup(m_language->mapToGlobal(QPoint(0, m_language->height())));
    if (shown != entries.end())
        menu->setActiveAction(*shown);
}

void TopBar::showLanguages()
{
    m_language->setText(languageName(m_session.preview.language()));
    m_language->setAccessibleName(tr("Language of the lecture: %1").arg(m_language->text()));
    QMenu *menu = m_language->menu();
    menu->clear();
    menu->addAction(tr("Language of the lecture"))->setEnabled(false); // a heading
    for (const QString &code : m_session.document.lecture().languages) {
        QAction *action = menu->addAction(languageName(code), this,
                                          [this, code] { m_session.preview.setLanguage(code); });
        action->setCheckable(true);
        action->setChecked(code == m_session.preview.language());
    }
    menu->addSeparator();
    menu->addAction(tr("Language of the interface…"), m_session.actions.find(fileaction::preferences),
                    &QAction::trigger);
}

} // namespace lectograph::editor
