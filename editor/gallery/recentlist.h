// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/gallery/lecturepictures.h"

#include <QListWidget>

namespace lectograph::editor {

/// Recent files with thumbnails, names and folders.
class RecentList : public QListWidget
{
    Q_OBJECT

public:
    RecentList(LecturePictures &pictures, QWidget *parent = nullptr);

    void setFiles(const QStringList &files);

Q_SIGNALS:
    void chosen(const QString &path);
    void removed(const QString &path); ///< the user removes it from the list

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    LecturePictures &m_pictures;
};

} // namespace lectograph::editor
