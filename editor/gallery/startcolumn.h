// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/gallery/lecturepictures.h"

#include <QDateTime>
#include <QListWidget>
#include <QScrollArea>

#include <vector>

class QPushButton;
class QVBoxLayout;

namespace lectograph::editor {

class GalleryPage;

/// Unsaved work of a program that has ended.
struct UnsavedWork
{
    QString title;
    QDateTime when;
    QString id;
    QString path = {}; ///< empty: of no file
};

/// A row with actions for each item. Hidden while empty.
class RecoverList : public QWidget
{
    Q_OBJECT

public:
    explicit RecoverList(QWidget *parent = nullptr);

    void setWork(const std::vector<UnsavedWork> &work);
    const std::vector<QPushButton *> &buttons() const { return m_buttons; } ///< in the order of reading

Q_SIGNALS:
    void recover(const QString &id);
    void discard(const QString &id);

private:
    QVBoxLayout *m_layout;
    QWidget *m_rows = nullptr;
    std::vector<QPushButton *> m_buttons;
};

/// What the list of recent files says in two lines: the name of the file and its folder; of a long name, both lines,
/// since the folder is in the tooltip.
struct RecentWords
{
    QString name;
    QString below;
    bool isFolder = true; ///< what is below
};
RecentWords recentWords(const QString &path, int width);

/// Recent files with thumbnails, names and folders.
class RecentList : public QListWidget
{
    Q_OBJECT

public:
    RecentList(LecturePictures &pictures, QWidget *parent = nullptr);

    void setFiles(const QStringList &files);
    QSize sizeHint() const override; ///< all of them: the column scrolls
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void chosen(const QString &path);
    void removed(const QString &path); ///< the user removes it from the list
    void versionsRequested(const QString &path);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    LecturePictures &m_pictures;
};

/// The left column of the start page: new and open, unsaved work, recent files. What is chosen is a signal of the page.
/// Scrolls in a low window.
class StartColumn : public QScrollArea
{
    Q_OBJECT

public:
    StartColumn(LecturePictures &pictures, GalleryPage &page);

    void setRecoverable(const std::vector<UnsavedWork> &work);
    void setRecent(const QStringList &files);
    /// The title of the open lecture behind this page; empty if there is none.
    void setOpen(const QString &title);

private:
    void orderTabs(); ///< as it is read, also of what is added later

    std::vector<QWidget *> m_first; ///< the buttons at the top
    RecoverList *m_recover;
    RecentList *m_recent;
    QPushButton *m_back;
    QPushButton *m_new;
    QWidget *m_recentHeading;
};

} // namespace lectograph::editor
