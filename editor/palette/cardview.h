// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/palette/cards.h"
#include "editor/widgets/animatedthumbnail.h"
#include "editor/widgets/thumbnailcache.h"

#include <QListView>
#include <QTimer>

#include <functional>

namespace lectograph::editor {

/// Cards in two or more columns below headings. The arrow keys move between all of them; an animation plays while the
/// mouse or the focus rests on its card.
class CardView : public QListView
{
    Q_OBJECT

public:
    CardView(const timeline::Registry &registry, CardKind kind, ThumbnailCache &thumbnails, QWidget *parent = nullptr);

    Cards &cards() { return m_cards; }
    void search(const QString &query);
    /// The thumbnail of a card; null while it is being drawn. Types without one have an icon.
    QImage picture(const QModelIndex &index) const { return m_thumbnails.find(keyOf(index)); }
    QString iconName(const QModelIndex &index) const; ///< empty if it has a thumbnail
    void choose(const QModelIndex &index);
    void setOwn(const std::vector<CustomBlockEntry> &entries);
    /// The block definitions of a lecture.
    void setDefinitions(const std::vector<DefinitionEntry> &entries, const lecture::Lecture &lecture);
    QModelIndex indexOf(const QString &type) const; ///< or path

Q_SIGNALS:
    void chosen(const QString &type);
    void ownChosen(const QString &path);
    void ownMenuRequested(const QString &path, const QPoint &global); ///< `path` is empty for other cards or none
    void ownRenameRequested(const QString &path);
    void ownRemoveRequested(const QString &path);
    /// Of a definition its id, of an animation of the user its type.
    void definitionMenuRequested(const QString &block, const QPoint &global);
    void definitionRenameRequested(const QString &block);
    void definitionRemoveRequested(const QString &block);
    void typed(const QString &text); ///< for the search field

protected:
    void startDrag(Qt::DropActions actions) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    bool viewportEvent(QEvent *event) override;

private:
    friend class CardDelegate;
    QModelIndex nextCard(int from, int step) const;
    QModelIndex cardBeyond(const QModelIndex &from, int direction) const;
    QString keyOf(const QModelIndex &index) const;
    void wantPictures();
    void follow(const QModelIndex &index);
    void beginMoving();
    void forgetHover();
    QSize pictureSize() const;

    void keepPlace(const std::function<void()> &change);

    const timeline::Registry &m_registry; ///< of the plugins
    lecture::Lecture m_lecture;           ///< with the definitions
    Cards m_cards;
    ThumbnailCache &m_thumbnails;
    AnimatedThumbnail m_moving;
    QTimer m_wanting;
    QTimer m_lingering;
    QPersistentModelIndex m_followed;
    QString m_inMotion;
    QImage m_frame;
    QString m_samplesVersion;
};

} // namespace lectograph::editor
