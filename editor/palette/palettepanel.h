// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/customblocks/customblocks.h"
#include "editor/session/session.h"
#include "editor/widgets/thumbnailcache.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>

namespace lectograph::editor {

class CardView;
struct DefinitionEntry;

/// The blocks and animations that can be added to a lecture, with thumbnails, by category, searchable in three
/// languages. They are dragged to the stage, the graph or the timeline, or added at the current position.
class PalettePanel : public QWidget
{
    Q_OBJECT

public:
    explicit PalettePanel(Session &session, QWidget *parent = nullptr);

    void focusSearch();
    /// Brings the card of a block or an animation into view.
    void reveal(const QString &type);
    /// The card's rectangle; empty while it is not seen.
    QRect placeOf(const QString &type) const;
    CardView *blocks() const { return m_blocks; }
    CardView *animations() const { return m_animations; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    CardView *current() const { return m_tabs->currentIndex() == 0 ? m_blocks : m_animations; }
    void search(const QString &query);
    void showTab(int tab);
    void showHint();
    void followDefinitions();
    void readOwnAnimations();

    Session &m_session;
    ThumbnailCache m_thumbnails;
    CustomBlocks m_own;
    QTabBar *m_tabs;
    QLineEdit *m_field;
    QStackedWidget *m_pages;
    CardView *m_blocks;
    CardView *m_animations;
    QWidget *m_nothing;
    QLabel *m_nothingText;
    QPushButton *m_elsewhere;
    QLabel *m_hint;
    std::vector<DefinitionEntry> m_definitions; ///< as they are shown
    std::map<QString, lecture::BlockPtr> m_seenBlocks;
    std::vector<DefinitionEntry> m_ownAnimations; ///< as they are shown
};

} // namespace lectograph::editor
