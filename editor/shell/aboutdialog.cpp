// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/aboutdialog.h"

#include "editor/session/session.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QJsonObject>
#include <QLabel>
#include <QVBoxLayout>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

AboutDialog::AboutDialog(Session &session, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("About Lectograph"));
    QVBoxLayout *layout = columnLayout(this, 12, {24, 24, 24, 16});
    auto *title = new QLabel(u"Lectograph "_s + QCoreApplication::applicationVersion(), this);
    title->setFont(uiFont(18, true));
    layout->addWidget(title);
    QStringList lines{
        tr("Animated lectures about transformers, put together from blocks instead of code."),
        tr("Free software under the GNU General Public License, version 3 or later."),
        tr("Built on Qt, FFmpeg with x264, MathJax, Eigen, libzip, the Noto fonts and the Lucide icons.")};
    for (const QJsonValue &credit : session.document.lecture().credits) {
        const QJsonObject one = credit.toObject();
        QStringList parts;
        for (const QString &key : {u"title"_s, u"author"_s, u"source"_s, u"licence"_s}) {
            if (one.value(key).isString())
                parts.append(one.value(key).toString());
        }
        lines.append(tr("This lecture: %1").arg(parts.join(u" · "_s)));
    }
    for (const QString &line : lines) {
        auto *label = new QLabel(line, this);
        label->setWordWrap(true);
        label->setMinimumWidth(420);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        layout->addWidget(label);
    }
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
}

} // namespace lectograph::editor
