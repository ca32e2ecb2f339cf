// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/messagebox.h"

#include "editor/widgets/theme.h"

#include <QCoreApplication>
#include <QLayout>
#include <QPushButton>
#include <QStyle>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

MessageBox::MessageBox(Kind kind, const QString &text, const QString &detail, QWidget *window) : QMessageBox(window)
{
    setWindowTitle(QCoreApplication::applicationName());
    const QIcon sign = kind == Kind::Question ? editor::icon(u"circle-help"_s, theme().accent)
                                              : editor::icon(u"triangle-alert"_s, theme().keyframe);
    setIconPixmap(sign.pixmap(QSize(32, 32), devicePixelRatioF()));
    setTextFormat(Qt::PlainText);
    setText(text);
    setInformativeText(detail);
}

QPushButton *MessageBox::addPrimaryButton(const QString &text, ButtonRole role)
{
    QPushButton *button = addButton(text, role);
    button->setProperty("primary", true);
    button->style()->unpolish(button); // addButton() has already polished it
    button->style()->polish(button);
    setDefaultButton(button);
    return button;
}

void MessageBox::showEvent(QShowEvent *event)
{
    // Each text or button recreates the layout.
    layout()->setContentsMargins(5 * Theme::grid, 5 * Theme::grid, 6 * Theme::grid, 4 * Theme::grid);
    QMessageBox::showEvent(event);
}

bool confirmed(QWidget *window, const QString &question, const QString &detail, const QString &keep,
               const QString &lose)
{
    MessageBox box(MessageBox::Kind::Question, question, detail, window);
    QPushButton *keeping = box.addButton(keep, QMessageBox::RejectRole);
    const QPushButton *losing = box.addButton(lose, QMessageBox::DestructiveRole);
    box.setDefaultButton(keeping);
    box.setEscapeButton(keeping);
    box.exec();
    return box.clickedButton() == losing;
}

} // namespace lectograph::editor
