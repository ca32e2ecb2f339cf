// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/assetfield.h"

#include "editor/edits/filedrop.h"
#include "editor/inspector/fields/choicefields.h"
#include "editor/operations/picturechoice.h"
#include "editor/widgets/theme.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QToolButton>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

AssetField::AssetField(Session &session, const FieldSpec &spec, QWidget *parent)
    : Field(parent), m_session(session), m_box(new NoScrollComboBox(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::grid);
    layout->addWidget(m_box, 1);
    m_box->setAccessibleName(spec.label);
    m_box->setFocusPolicy(Qt::StrongFocus);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto *button = new QToolButton(this);
    button->setIcon(icon(u"folder-open"_s));
    button->setFixedSize(Theme::row, Theme::row);
    button->setFocusPolicy(Qt::NoFocus);
    button->setToolTip(tr("Choose a file; the lecture keeps a copy"));
    button->setAccessibleName(tr("%1: choose a file").arg(spec.label));
    layout->addWidget(button);
    setFocusProxy(m_box);
    connect(button, &QToolButton::clicked, this, &AssetField::choose);
    connect(m_box, &QComboBox::activated, this,
            [this](int index) { Q_EMIT edited(m_box->itemData(index).toString()); });
}

void AssetField::display(const Reading &reading)
{
    const QString name = reading.value.toString();
    QStringList names;
    for (const auto &[known, asset] : m_session.document.lecture().assets)
        names.append(known);
    if (!name.isEmpty() && !names.contains(name))
        names.append(name);
    m_box->clear();
    m_box->addItem(tr("No file"), QString());
    for (const QString &one : names)
        m_box->addItem(QFileInfo(one).fileName(), one);
    m_box->setCurrentIndex(reading.isMixed ? -1 : m_box->findData(name));
    m_box->setPlaceholderText(reading.isMixed ? u"—"_s : QString());
    m_box->setToolTip(name);
}

void AssetField::fillMenu(QMenu &menu)
{
    menu.addAction(icon(u"folder-open"_s), tr("Choose a file…"), this, &AssetField::choose);
}

void AssetField::choose()
{
    if (const QString path = chosenPictureFile(window()); !path.isEmpty())
        takeFile(path);
}

void AssetField::takeFile(const QString &path)
{
    const auto added = withPictureFile(m_session.document.lecture(), path);
    if (!added) {
        Q_EMIT validationFailed(added.error().text());
        return;
    }
    Q_EMIT validationFailed({});
    Q_EMIT editedWith(
        [with = added->lecture](const lecture::Lecture &) { return base::Result<lecture::Lecture>(with); },
        added->file);
}

} // namespace lectograph::editor
