// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/stage_edits.h"
#include "editor/session/session.h"

#include <QMenu>
#include <QPoint>
#include <QPointer>
#include <QWidget>

#include <memory>

namespace lectograph::editor {

class ArrangeTools;
class BusySign;
class DefinitionCrumbs;
class EntryLayer;
class PictureView;
class StageRulers;
class Presentation;
class StageOverlay;
class InlineTextEditor;
enum class PresentFrom;

/// The live picture of the scene, with direct editing.
class StagePanel : public QWidget
{
    Q_OBJECT

public:
    explicit StagePanel(Session &session, QWidget *parent = nullptr);
    ~StagePanel() override;

    StageOverlay *overlay() const { return m_overlay; }
    PictureView *picture() const { return m_picture; }
    const EntryLayer &entries() const { return *m_entries; }
    /// The editor of a block's text, or null.
    InlineTextEditor *wordsEditor() const;

    /// Presents full screen.
    void present(PresentFrom from);
    Presentation *presentation() const;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void addActions();
    void addCameraActions();
    void addTools();
    void arrange();
    void placeTools();
    void placeWords();
    void showPicture();
    void editWords(const QString &node, const WordsSource &source = {});
    void openMenu(const QPoint &global);

    Session &m_session;
    PictureView *m_picture;
    StageOverlay *m_overlay;
    EntryLayer *m_entries;
    DefinitionCrumbs *m_crumbs;
    BusySign *m_busy;
    std::unique_ptr<StageRulers> m_rulers;
    QWidget *m_tools = nullptr; ///< in the top right corner
    QPointer<QMenu> m_menu;     ///< while it exists: pasting from it is at m_menuAt
    QPoint m_menuAt;            ///< on the overlay
    ArrangeTools *m_arrangeTools = nullptr;
    int m_toolsWidth = 0; ///< without the arrange tools
    QPointer<InlineTextEditor> m_words;
    QPointer<Presentation> m_presentation;
};

} // namespace lectograph::editor
