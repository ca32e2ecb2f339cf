// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QApplication>
#include <QMessageBox>
#include <QPointer>
#include <QTest>
#include <QTimer>

#include <functional>
#include <utility>

/// Message boxes, as a person answers them.
namespace lectograph::test {

inline void clickButton(QMessageBox &box, const QString &text)
{
    for (QAbstractButton *button : box.buttons()) {
        if (button->text().remove(u'&') == text)
            return button->click();
    }
    box.reject();
    QFAIL(qPrintable(QStringLiteral("There is no button “%1”.").arg(text)));
}

inline void clickButton(QMessageBox &box, QMessageBox::ButtonRole role)
{
    for (QAbstractButton *button : box.buttons()) {
        if (box.buttonRole(button) == role)
            return button->click();
    }
    box.reject();
    QFAIL("There is no button with this role.");
}

/// Answers the first message box that is shown while this lives.
class BoxAnswer
{
public:
    using Deed = std::function<void(QMessageBox &)>;
    /// Does something in the box, which ends it.
    explicit BoxAnswer(Deed deed) : m_deed(std::move(deed))
    {
        QObject::connect(&m_poll, &QTimer::timeout, &m_poll, [this] { answer(); });
        m_poll.start(10);
    }
    explicit BoxAnswer(const QString &button) : BoxAnswer([button](QMessageBox &box) { clickButton(box, button); }) {}
    explicit BoxAnswer(QMessageBox::ButtonRole role) : BoxAnswer([role](QMessageBox &box) { clickButton(box, role); })
    {}

    bool wasAsked() const { return m_wasAsked; }
    /// What the box said; empty if there was none.
    const QString &text() const { return m_text; }
    const QString &detail() const { return m_detail; }

private:
    void answer()
    {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!box)
            return;
        m_poll.stop();
        m_wasAsked = true;
        m_text = box->text();
        m_detail = box->informativeText();
        const QPointer<QMessageBox> guard(box);
        m_deed(*box);
        if (guard && guard->isVisible()) // a check failed
            guard->reject();
    }

    QTimer m_poll;
    Deed m_deed;
    bool m_wasAsked = false;
    QString m_text;
    QString m_detail;
};

} // namespace lectograph::test
