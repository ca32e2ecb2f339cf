// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/safety/safety.h"

#include <QDialog>
#include <QTimer>

#include <optional>

class QLabel;
class QListWidget;
class QPushButton;

namespace lectograph::editor {

/// The earlier versions of a file: when each was replaced, and in what the next one differs. Restoring one of the open
/// file is an undo step; one of another file is chosen, to be opened.
class BackupsDialog : public QDialog
{
    Q_OBJECT

public:
    BackupsDialog(Session &session, Safety &safety, const QString &path, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const lectograph::lecture::Lecture &version); ///< of a file that is not open

private:
    /// A row of the list.
    struct Version
    {
        Backup backup;
        QString shownScene = {}; ///< the first one that was changed afterwards; empty: not known
    };

    void restore();
    void showSelected();
    void compareNext(); ///< one version with the one after it, between events
    QString titleOf(const Version &version) const;

    Session &m_session;
    QString m_path;
    bool m_isOpen; ///< the file is the one that is edited
    std::vector<Version> m_versions;
    QTimer m_comparing;
    std::size_t m_compared = 0;
    std::optional<lecture::Lecture> m_later; ///< the version after the one that is compared next
    QListWidget *m_list;
    QLabel *m_picture;
    QLabel *m_shown;
    QLabel *m_error;
    QPushButton *m_restore;
};

} // namespace lectograph::editor
