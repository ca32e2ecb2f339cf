// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/nothingfound.h"

#include "editor/language/translated.h"
#include "editor/widgets/balancedlabel.h"

namespace lectograph::editor {

QString nothingFoundText()
{
    return translated("Nothing is called that. Try another word.");
}

QLabel *nothingFoundLabel(QWidget *parent)
{
    auto *label = new BalancedLabel(nothingFoundText(), parent);
    label->setObjectName(QStringLiteral("nothingFound"));
    label->setProperty("muted", true);
    label->setAlignment(Qt::AlignCenter);
    label->setMargin(8);
    label->hide();
    return label;
}

} // namespace lectograph::editor
