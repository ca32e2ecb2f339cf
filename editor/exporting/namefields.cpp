// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/namefields.h"

#include "editor/exporting/exportform.h"
#include "editor/widgets/filedialog.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QBoxLayout>
#include <QDir>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

NameFields::NameFields(QFormLayout &rows) : QObject(rows.parentWidget())
{
    QWidget *form = rows.parentWidget();
    m_name = named(new QLineEdit(form), u"name"_s, tr("File name"),
                   tr("The file's name; language and ending are added to it, as shown below"));
    rows.addRow(tr("File name"), m_name);
    m_files = note(u"files"_s, form);
    m_files->setProperty("muted", true);
    constexpr int leastWidth = 240; // a long name wraps instead of widening the window; with less, the form is too high
    m_files->setMinimumWidth(leastWidth);
    rows.addRow(QString(), m_files);
    m_folder = named(new QLineEdit(form), u"folder"_s, tr("Folder"), tr("Where the file is put"));
    auto *browse = named(new QPushButton(tr("Browse…"), form), u"browse"_s, tr("Choose the folder"),
                         tr("Choose the folder"));
    browse->setAutoDefault(false);
    auto *folder = rowLayout(nullptr, 2 * Theme::grid);
    folder->addWidget(m_folder, 1);
    folder->addWidget(browse);
    rows.addRow(tr("Folder"), folder);
    connect(m_name, &QLineEdit::textChanged, this, [this] {
        m_isNamed = true;
        Q_EMIT changed();
    });
    connect(m_folder, &QLineEdit::textChanged, this, &NameFields::changed);
    connect(browse, &QPushButton::clicked, this, &NameFields::chooseFolder);
}

void NameFields::fill(const ExportChoice &choice)
{
    suggest(choice.name);
    const QSignalBlocker quiet(m_folder);
    m_folder->setText(QDir::toNativeSeparators(choice.folder));
}

ExportChoice NameFields::applied(ExportChoice choice) const
{
    choice.name = m_name->text();
    choice.folder = QDir::fromNativeSeparators(m_folder->text().trimmed());
    return choice;
}

void NameFields::suggest(const QString &name)
{
    const QString file = fileNameOf(name);
    if (m_isNamed || file == m_name->text())
        return;
    const QSignalBlocker quiet(m_name);
    m_name->setText(file);
}

void NameFields::showFiles(const QStringList &files)
{
    constexpr qsizetype longestList = 4;
    QStringList shown = files.first(std::min(longestList, files.size()));
    if (shown.size() < files.size())
        shown.append(tr("and %1 more").arg(files.size() - shown.size()));
    m_files->setText(shown.join(u'\n'));
    m_files->setToolTip(files.join(u'\n'));
    m_name->setAccessibleDescription(tr("The file's name; it becomes: %1").arg(shown.join(u", "_s)));
}

void NameFields::chooseFolder()
{
    const QString folder = askForFolder(m_folder->window(), {tr("Folder for the export"), applied({}).folder});
    if (!folder.isEmpty())
        m_folder->setText(QDir::toNativeSeparators(folder));
}

} // namespace lectograph::editor
