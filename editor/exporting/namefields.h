// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exporting/exportchoice.h"

#include <QObject>

class QFormLayout;
class QLabel;
class QLineEdit;

namespace lectograph::editor {

/// Where it is exported to: the name of the file, which follows what is chosen until one is typed, the files that this
/// makes, and their folder.
class NameFields : public QObject
{
    Q_OBJECT

public:
    explicit NameFields(QFormLayout &rows);

    void fill(const ExportChoice &choice);
    ExportChoice applied(ExportChoice choice) const;
    void suggest(const QString &name);
    /// Lists the files that will be written (writtenFiles).
    void showFiles(const QStringList &files);

Q_SIGNALS:
    void changed();

private:
    void chooseFolder();

    QLineEdit *m_name;
    QLabel *m_files;
    QLineEdit *m_folder;
    bool m_isNamed = false; ///< by the user, not by what is chosen
};

} // namespace lectograph::editor
