// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/plaintexts.h"

#include "base/particles.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QTextDocument>
#include <QToolTip>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

class PlainTexts : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Polish) {
            // Before a label is laid out for the first time. tipOf() has checked the text of tooltip labels.
            auto *label = qobject_cast<QLabel *>(watched);
            if (label && label->textFormat() == Qt::AutoText && !label->inherits("QTipLabel"))
                label->setTextFormat(Qt::PlainText);
            chooseParticles(watched);
        } else if (event->type() == QEvent::Paint) {
            chooseParticles(watched); // it may have another text now, of which no event tells
        } else if (event->type() == QEvent::ToolTipChange) {
            // Here too, not only where it is shown: screen readers read it as the description.
            if (auto *widget = qobject_cast<QWidget *>(watched)) {
                if (const QString tip = base::withParticles(widget->toolTip()); tip != widget->toolTip())
                    widget->setToolTip(tip);
            }
        } else if (event->type() == QEvent::ToolTip) {
            if (auto *widget = qobject_cast<QWidget *>(watched))
                return showTip(*widget, static_cast<const QHelpEvent &>(*event));
        }
        return false;
    }

private:
    static void chooseParticles(QObject *watched)
    {
        const auto chooseIn = [](auto *widget) {
            if (const QString text = base::withParticles(widget->text()); text != widget->text())
                widget->setText(text);
        };
        if (auto *label = qobject_cast<QLabel *>(watched))
            chooseIn(label);
        else if (auto *button = qobject_cast<QAbstractButton *>(watched))
            chooseIn(button);
    }

    /// Returns true if it has shown the escaped tooltip instead of Qt.
    static bool showTip(QWidget &widget, const QHelpEvent &event)
    {
        QString text = widget.toolTip();
        if (const auto *view = qobject_cast<QAbstractItemView *>(widget.parent());
            view && view->viewport() == &widget) {
            const QString item = view->indexAt(event.pos()).data(Qt::ToolTipRole).toString();
            text = item.isEmpty() ? text : item;
        }
        const QString plain = tipOf(text);
        if (plain == text)
            return false;
        QToolTip::showText(event.globalPos(), plain, &widget);
        return true;
    }
};

} // namespace

QString tipOf(const QString &tip)
{
    const QString text = base::withParticles(tip);
    if (!Qt::mightBeRichText(text))
        return text;
    static const QRegularExpression harmless(u"</?(?:b|br|code|p|qt)/?>"_s);
    return QString(text).remove(harmless).contains(u'<')
        ? u"<p>%1</p>"_s.arg(text.toHtmlEscaped().replace(u'\n', u"<br>"_s))
        : text;
}

void showTextsAsTheyAre(QApplication &application)
{
    application.installEventFilter(new PlainTexts(&application));
}

} // namespace lectograph::editor
