// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/symbols/picturelist.h"

#include <QFrame>
#include <QImage>

#include <functional>

class QLabel;
class QLineEdit;
class QListView;
class QListWidget;
class QVBoxLayout;

namespace lectograph::editor {

class ThumbnailCache;

/// Choices in a grid of pictures, which is searched by typing. The arrow keys move in it, Enter and a click choose, Escape
/// closes; Tab goes to the list of the groups, if there are several.
class PicturePopup : public QFrame
{
    Q_OBJECT

public:
    struct Look
    {
        QString title; ///< for screen readers
        QString hint;  ///< in the empty search
        QSize cell;    ///< of one choice, in pixels
        int columns = 8;
        int rows = 7; ///< that are seen at once
        /// Draws the picture of a value. Thread-safe.
        std::function<QImage(const QString &value, const QSize &pixels, const QColor &color)> draw;
    };

    PicturePopup(std::vector<PictureChoice> choices, const QStringList &groups, const Look &look, QWidget *parent);

    void setChoices(std::vector<PictureChoice> choices);
    /// Shows the group of a value, and goes to it.
    void goTo(const QString &value);
    void openAt(const QWidget *anchor);
    QLineEdit *search() const { return m_search; }
    QListView *grid() const { return m_grid; }
    QListWidget *groups() const { return m_groups; }
    /// The value that Enter chooses; empty if nothing is found.
    QString current() const;
    bool isDrawn(const QString &value) const;

Q_SIGNALS:
    void chosen(const QString &value);
    void removed(const QString &value); ///< wanted by the Delete key
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

    /// Whether it stays open when a value is chosen, to ask for more.
    virtual bool holds(const QString &) { return false; }
    QVBoxLayout *column() const { return m_column; } ///< what is below the grid can be added to it

private:
    void addSearch();
    void addGroups(const QStringList &groups);
    /// Goes by so many choices.
    void step(int by);
    std::function<void()> meaningOf(int key);
    void take(const QModelIndex &index);
    void showName();

    friend class PictureDelegate;

    Look m_look;
    PictureList *m_list;
    ThumbnailCache *m_pictures;
    int m_requests = 0;
    QLineEdit *m_search;
    QListWidget *m_groups;
    QListView *m_grid;
    QLabel *m_name;
    QVBoxLayout *m_column;
};

} // namespace lectograph::editor
