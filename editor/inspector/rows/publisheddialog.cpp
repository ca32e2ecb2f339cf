// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/publisheddialog.h"

#include "editor/edits/definitions.h"
#include "editor/inspector/rows/source.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QLineEdit *limitField(const QString &objectName, const QString &name, std::optional<double> limit, QFormLayout &form)
{
    auto *field = new QLineEdit(limit ? QLocale().toString(*limit, 'g', 12) : QString());
    field->setObjectName(objectName);
    field->setPlaceholderText(Words::tr("Any"));
    field->setAccessibleName(name);
    field->setToolTip(Words::tr("Left empty, there is no limit"));
    form.addRow(name, field);
    return field;
}

/// Nothing for an empty field; an error for what is no number.
base::Result<std::optional<double>> limitIn(const QLineEdit *field)
{
    const QString text = field ? field->text().trimmed() : QString();
    if (text.isEmpty())
        return std::optional<double>();
    bool isNumber = false;
    double number = QLocale().toDouble(text, &isNumber);
    if (!isNumber)
        number = QLocale::c().toDouble(text, &isNumber);
    if (!isNumber)
        return base::failure(Words::tr("“%1” is no number.").arg(text),
                             Words::tr("Type one, or leave the field empty."));
    return std::optional(number);
}

} // namespace

void askForPublished(Session &session, const QString &block, const QString &key, QWidget *over)
{
    const lecture::Block *definition = definitionOf(session.document.lecture(), block);
    const lecture::PublishedProperty *published = definition ? publishedIn(*definition, key) : nullptr;
    if (!published)
        return;
    const bool isNumber = published->type == graph::ValueType::Number || published->type == graph::ValueType::Integer;
    QDialog dialog(over);
    dialog.setObjectName(u"publishedDialog"_s);
    dialog.setWindowTitle(titleOf(*published, session.preview.languages()));
    auto *form = new QFormLayout(&dialog);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    auto *name = new QLineEdit(key, &dialog);
    name->setObjectName(u"key"_s);
    name->setAccessibleName(Words::tr("Name in expressions"));
    name->setToolTip(Words::tr("Expressions inside of the block read it after “in.”"));
    form->addRow(Words::tr("Name in expressions"), name);
    QLineEdit *min = isNumber ? limitField(u"min"_s, Words::tr("Smallest"), published->min, *form) : nullptr;
    QLineEdit *max = isNumber ? limitField(u"max"_s, Words::tr("Largest"), published->max, *form) : nullptr;
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    buttons->button(QDialogButtonBox::Ok)->setText(Words::tr("Apply"));
    buttons->button(QDialogButtonBox::Cancel)->setText(Words::tr("Cancel"));
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    form->addRow(buttons);
    name->selectAll();
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString newKey = name->text().trimmed();
    session.document.edit(Words::tr("Change published property"), [&](const lecture::Lecture &lecture) {
        return withPublishedKey(lecture, block, key, newKey)
            .and_then([&](const lecture::Lecture &renamed) -> base::Result<lecture::Lecture> {
                if (!isNumber)
                    return renamed;
                const auto smallest = limitIn(min);
                const auto largest = limitIn(max);
                if (!smallest || !largest)
                    return tl::unexpected(!smallest ? smallest.error() : largest.error());
                return withPublishedRange(renamed, block, newKey, *smallest, *largest);
            });
    });
}

} // namespace lectograph::editor
