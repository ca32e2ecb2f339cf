// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/gallery/recentlist.h"
#include "editor/gallery/recoverlist.h"

class QPushButton;

namespace lectograph::editor {

/// The left column of the start page: new and open, unsaved work, recent files.
class StartColumn : public QWidget
{
    Q_OBJECT

public:
    explicit StartColumn(LecturePictures &pictures, QWidget *parent = nullptr);

    void setRecoverable(const std::vector<UnsavedWork> &work) { m_recover->setWork(work); }
    void setRecent(const QStringList &files);
    /// The title of the open lecture behind this page; empty if there is none.
    void setOpen(const QString &title);

Q_SIGNALS:
    void backRequested();
    void newRequested();
    void openRequested();
    void guideRequested();
    void fileChosen(const QString &path);
    void recover(const QString &id);
    void discard(const QString &id);

private:
    RecoverList *m_recover;
    RecentList *m_recent;
    QPushButton *m_back;
    QPushButton *m_new;
    QWidget *m_recentHeading;
};

} // namespace lectograph::editor
