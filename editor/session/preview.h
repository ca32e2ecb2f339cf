// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document.h"
#include "editor/session/playhead.h"
#include "editor/session/selection.h"
#include "picture/show.h"

#include <QObject>

#include <memory>

namespace lectograph::editor {

/// The content at the playhead: the document in the shown language. Computed lazily; results that an edit does not
/// affect are reused.
class Preview : public QObject
{
    Q_OBJECT

public:
    Preview(Document &document, Playhead &playhead, Selection &selection, QObject *parent = nullptr);

    const QString &language() const { return m_language; }
    void setLanguage(const QString &language);
    /// Lectures open at a moment of their first scene at which something can be seen (raster::posterTime()), not at the
    /// start.
    void setOpensAtPoster(bool isOn) { m_opensAtPoster = isOn; }
    /// The shown language, then the fallbacks.
    QStringList languages() const;

    picture::Show &show();
    const picture::Picture &picture(); ///< sealed
    /// The compiled open scene. Returns null if there is none.
    timeline::Score *score();
    /// The start of the open scene in the lecture, and its duration.
    picture::Show::SceneSpan span();
    /// The playhead's time within the open scene.
    base::Time localTime();
    /// The same in the time of score(), which is that of the first scene that the open one continues.
    base::Time scoreTime();
    /// A time of the open scene in the time of score().
    base::Time scoreTime(base::Time local) { return local + (scoreTime() - localTime()); }
    /// Opens the scene, and moves the playhead to its beginning unless it is inside it already.
    void enter(const QString &scene);

    /// The state of an actor of the open scene at the playhead, in the scene's space.
    base::Result<shape::Shape> stateOf(const QString &node);
    /// The outputs of a node of the open scene at the playhead.
    base::Result<graph::Outputs> outputsOf(const QString &node);

Q_SIGNALS:
    void pictureChanged(); ///< the lecture, the time or the language has changed
    void languageChanged();

private:
    QString sceneAtPlayhead();
    bool isAtPlayhead(const QString &scene);
    void renew();
    void followPlayhead();
    void showPoster();

    Document &m_document;
    Playhead &m_playhead;
    Selection &m_selection;
    QString m_language;
    std::shared_ptr<graph::Memo> m_memo;
    std::unique_ptr<picture::Show> m_show;
    std::optional<picture::Picture> m_picture;
    bool m_isRenewing = false;
    bool m_opensAtPoster = false;
    bool m_isOpening = false; ///< between Document::opened and changed
};

} // namespace lectograph::editor
