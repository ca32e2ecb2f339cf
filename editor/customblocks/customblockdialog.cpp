// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/customblocks/customblockdialog.h"

#include "editor/customblocks/customblocks.h"
#include "editor/widgets/balancedlabel.h"
#include "editor/widgets/theme.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

CustomBlockDialog::CustomBlockDialog(Purpose purpose, const QString &name, const QString &description, QWidget *parent)
    : QDialog(parent),
      m_purpose(purpose),
      m_oldName(name),
      m_name(new QLineEdit(name, this)),
      m_description(new QLineEdit(description, this)),
      m_animations(new QCheckBox(tr("With its animations"), this)),
      m_notes(new BalancedLabel(this)),
      m_taken(new QLabel(this))
{
    setObjectName(u"customBlockDialog"_s);
    setWindowTitle(purpose == Purpose::Save ? tr("Keep in My blocks") : tr("Custom block"));
    setMinimumWidth(400);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(20, 20, 20, 16);
    form->setSpacing(3 * Theme::grid);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);

    m_name->setObjectName(u"name"_s);
    m_name->setMaxLength(60);
    m_name->setPlaceholderText(tr("Such as “Neuron”"));
    m_name->setAccessibleName(tr("Name"));
    m_name->setToolTip(tr("The palette shows it under this name"));
    form->addRow(tr("Name"), m_name);
    m_description->setObjectName(u"description"_s);
    m_description->setMaxLength(160);
    m_description->setPlaceholderText(tr("What it is good for (optional)"));
    m_description->setAccessibleName(tr("Description"));
    m_description->setToolTip(tr("One line that the palette shows when the pointer rests on it"));
    form->addRow(tr("Description"), m_description);
    m_animations->setObjectName(u"animations"_s);
    m_animations->setToolTip(tr("They begin at the playhead when the block is added"));
    m_animations->hide();
    form->addRow(QString(), m_animations);

    for (QLabel *label : {m_notes, m_taken}) {
        label->setWordWrap(true);
        label->setProperty("small", true);
        label->hide();
        form->addRow(label);
    }
    m_notes->setProperty("muted", true);

    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    m_done = new QPushButton(tr("Save"), buttons);
    m_done->setObjectName(u"done"_s);
    m_done->setProperty("primary", true); // before the button box polishes it
    m_done->setDefault(true);
    buttons->addButton(m_done, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
    connect(m_name, &QLineEdit::textChanged, this, &CustomBlockDialog::follow);
    follow();
    m_name->setFocus();
    m_name->selectAll();
}

void CustomBlockDialog::offerAnimations()
{
    m_animations->show();
}

void CustomBlockDialog::setNotes(const QStringList &sentences)
{
    m_notes->setText(sentences.join(u'\n'));
    m_notes->setVisible(!sentences.isEmpty());
}

void CustomBlockDialog::focusDescription()
{
    m_description->setFocus();
    m_description->selectAll();
}

QString CustomBlockDialog::name() const
{
    return m_name->text().simplified();
}

QString CustomBlockDialog::description() const
{
    return m_description->text().simplified();
}

bool CustomBlockDialog::withAnimations() const
{
    return m_animations->isChecked();
}

/// A name that is taken is not an error when saving: the block is replaced.
void CustomBlockDialog::follow()
{
    const bool isSave = m_purpose == Purpose::Save;
    const bool isOwn = !isSave && name().compare(m_oldName, Qt::CaseInsensitive) == 0;
    const bool isTaken = !name().isEmpty() && !isOwn && customBlockNamed(name());
    m_taken->setVisible(isTaken);
    m_taken->setText(isSave ? tr("There is a block of this name already; it will be replaced.")
                            : tr("Another block has this name."));
    m_done->setText(isSave && isTaken ? tr("Replace") : tr("Save"));
    m_done->setEnabled(!name().isEmpty() && (isSave || !isTaken));
}

} // namespace lectograph::editor
